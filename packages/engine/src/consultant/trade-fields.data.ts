import type { MarketSegment } from '@norteia/contracts/company'

/** A trade that a text may be written for. */
export interface TradeField {
  id: string
  /** Trades of one family know each other's work: what is said to one may help the other. */
  family: string
  /** Segments whose companies may be of it. */
  segments: readonly MarketSegment[]
  /** Things and people that only this trade names; folded, '*' ends a beginning, parts of an expression are joined by '_'. */
  words: string
}

const FOOD: readonly MarketSegment[] = ['Alimentação', 'Comércio Varejista', 'Outro']
const SHOP: readonly MarketSegment[] = ['Comércio Varejista', 'Outro']
const WORK: readonly MarketSegment[] = ['Serviços', 'Outro']
const BODY: readonly MarketSegment[] = ['Serviços', 'Saúde', 'Outro']
const CARE: readonly MarketSegment[] = ['Saúde', 'Outro']
const SCHOOL: readonly MarketSegment[] = ['Educação', 'Serviços', 'Outro']
const FACTORY: readonly MarketSegment[] = ['Indústria', 'Serviços', 'Outro']
const LAND: readonly MarketSegment[] = ['Agronegócio', 'Outro']
const CODE: readonly MarketSegment[] = ['Tecnologia', 'Serviços', 'Outro']

const field = (id: string, family: string, segments: readonly MarketSegment[], words: string): TradeField => ({
  id,
  family,
  segments,
  words,
})

export const TRADE_FIELDS: readonly TradeField[] = [
  field('padaria', 'comida', FOOD, 'padari* padeir* pao paes pao_frances fornada* panific*'),
  field('confeitaria', 'comida', FOOD, 'bolo bolos confeit* doceri* doceir* brigadeir* docinho* torta tortas'),
  field(
    'restaurante',
    'comida',
    FOOD,
    'restaurant* garcom garcons garconete* prato pratos cardapio* self_service churrascari* couvert comanda* cozinheir* almoco janta mesas',
  ),
  field(
    'lanche',
    'comida',
    FOOD,
    'lanche lanches lanchonet* hamburg* pizza* pastel pasteis pastelari* salgado* salgadinho* coxinha* acai sorvet* marmit* trailer food_truck',
  ),
  field('bar', 'comida', FOOD, 'bar bares boteco* chopp chope choperia adega tabacari* petisco*'),
  field(
    'festa',
    'festa',
    WORK.concat('Alimentação'),
    'buffet bufe festa festas casamento* noiva* dj decorador* banda palco som_e_luz cerimonial*',
  ),
  field(
    'hotel',
    'hospedagem',
    WORK,
    'hospede* pousada* hotel hoteis quarto quartos camping chale chales check_in airbnb diaria_da_pousada',
  ),
  field('turismo', 'hospedagem', WORK, 'excursao excursoes turista* passeio passeios trilha trilhas agencia_de_viagem'),
  field(
    'beleza',
    'beleza',
    WORK,
    'salao_de_beleza cabeleireir* barbear* barbeir* barba manicur* unha unhas sobrancelh* cilios depila* maquiag* cabelo cabelos',
  ),
  field('estetica', 'beleza', BODY, 'estetica esteticist* botox laser harmoniza* tatuag* tatuador* micropigment*'),
  field('academia', 'treino', BODY.concat('Educação'), 'academia* crossfit pilates musculac* personal_trainer natacao'),
  field(
    'oficina',
    'carro',
    ['Serviços', 'Comércio Varejista', 'Outro'],
    'oficina mecanic* funilar* lanternag* autopeca* pneu pneus retifica lava_jato lavajato chassi',
  ),
  field('veiculos', 'carro', SHOP, 'seminovo* revenda_de_carros concessionari*'),
  field(
    'transporte',
    'estrada',
    WORK,
    'frete fretes caminhao caminhoes caminhoneir* transportador* motoboy guincho carreta',
  ),
  field('corridas', 'estrada', WORK, 'taxi taxista* mototax* motorista_de_aplicativo corridas'),
  field('van', 'van', ['Serviços', 'Educação', 'Outro'], 'van_escolar transporte_escolar perua'),
  field(
    'obra',
    'obra',
    ['Serviços', 'Outro', 'Indústria'],
    'obra obras pedreir* empreit* reforma_d* eletricist* encanador* gesseir* azulejist* pintura_de_casa',
  ),
  field(
    'construcao',
    'obra',
    SHOP,
    'cimento material_de_construcao piso pisos revestimento* tijolo* deposito_de_construcao loja_de_tintas',
  ),
  field(
    'moda',
    'moda',
    SHOP,
    'roupa roupas vestido* provador* boutique sapato* calcado* lingerie jeans numeracao brecho* biquini',
  ),
  field('otica', 'otica', SHOP, 'otica oculos lente lentes armacao'),
  field('flores', 'flores', SHOP, 'flor flores floricultur* buque arranjo arranjos'),
  field(
    'pets',
    'bicho',
    ['Comércio Varejista', 'Serviços', 'Saúde', 'Outro'],
    'pet pets petshop banho_e_tosa tosa tosador* cachorro* gato tutor tutores veterinari*',
  ),
  field('farmacia', 'farmacia', SHOP.concat('Saúde'), 'farmacia* drogari* remedio* medicament* manipulacao'),
  field('mercado', 'mercado', SHOP, 'mercadinho* mercearia* supermercado* gondola* hortifrut* sacolao minimercado'),
  field(
    'acougue',
    'mercado',
    SHOP.concat('Alimentação'),
    'acougue* acougueir* carne_moida carnes corte_de_carne linguica frios',
  ),
  field('papelaria', 'papelaria', SHOP, 'papelari* livrari* material_escolar'),
  field(
    'celulares',
    'conserto',
    ['Comércio Varejista', 'Serviços', 'Outro', 'Tecnologia'],
    'assistencia_tecnica conserto_de_celular capinha* pelicula',
  ),
  field('moveis', 'moveis', SHOP.concat('Indústria'), 'loja_de_moveis colchao colchoes sofa sofas'),
  field('marcenaria', 'moveis', FACTORY, 'marcen* movel_planejado moveis_planejados moveis_sob_medida mdf'),
  field('serralheria', 'metal', FACTORY, 'serralh* portao portoes esquadria* galvaniz*'),
  field('costura', 'costura', FACTORY, 'costureir* faccao faccoes atelie confeccao'),
  field('grafica', 'grafica', FACTORY, 'grafica* impressao_colorida banner banners'),
  field(
    'fabrica',
    'fabrica',
    ['Indústria', 'Outro'],
    'fabrica fabricas refugo lote_recusado linha_de_producao troca_de_molde',
  ),
  field('limpeza', 'limpeza', WORK, 'faxina faxineir* diarist* empresa_de_limpeza portaria'),
  field('dedetizacao', 'limpeza', WORK, 'dedetiz*'),
  field('lavanderia', 'limpeza', WORK, 'lavanderi*'),
  field('contabil', 'escritorio', WORK, 'escritorio_contabil escritorio_de_contabilidade'),
  field('imoveis', 'escritorio', WORK, 'imobiliari* corretor_de_imoveis'),
  field('foto', 'imagem', WORK, 'fotograf* ensaio_fotografico album_de_fotos'),
  field('codigo', 'codigo', CODE, 'programador* codigo_fonte saas desenvolvedor* bug bugs software'),
  field('site', 'codigo', CODE, 'hospedagem_do_site manutencao_de_site fazer_site faco_site'),
  field(
    'saude',
    'saude',
    CARE,
    'paciente* clinica* consultorio* dentist* medico_da fisioterap* psicolog* nutricionist* convenio* prontuario* protese*',
  ),
  field(
    'escola',
    'escola',
    SCHOOL,
    'aluno* aluna* escola* professor* mensalidade* matricul* rematricul* creche* bercario apostila*',
  ),
  field('leite', 'criacao', LAND, 'leite vaca vacas ordenh* laticini*'),
  field('gado', 'criacao', LAND, 'gado boi bois bezerr* rebanho* frigorific*'),
  field('aves', 'criacao', LAND, 'galinha* granja* frango* avicult*'),
  field('peixe', 'criacao', LAND, 'peixe* piscicult* tilapia tanque_de_peixe'),
  field('abelha', 'criacao', LAND, 'mel colmeia* apicult*'),
  field(
    'lavoura',
    'lavoura',
    LAND,
    'lavoura* safra* safrist* colheita colher soja milho fazenda sitio horta hortalic* roca trator',
  ),
]
