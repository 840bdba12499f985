import type { MarketSegment } from '@norteia/contracts/company'
import type { Activity, Noun } from './activity-types.ts'

const o = (um: string, varios = `${um}s`): Noun => ({ um, varios, feminino: false })
const a = (um: string, varios = `${um}s`): Noun => ({ um, varios, feminino: true })

type Given = Pick<Activity, 'palavras' | 'indicadores'> & Partial<Activity>

/** Words of a segment, used where a trade has none. */
const SEGMENT_WORDS: Readonly<
  Record<MarketSegment, Pick<Activity, 'pedido' | 'cliente' | 'lugar' | 'propostas' | 'colheita'>>
> = {
  Serviços: { pedido: o('serviço'), cliente: o('cliente'), lugar: a('empresa'), propostas: true, colheita: false },
  'Comércio Varejista': {
    pedido: a('venda'),
    cliente: o('cliente'),
    lugar: a('loja'),
    propostas: false,
    colheita: false,
  },
  Indústria: { pedido: o('pedido'), cliente: o('cliente'), lugar: a('fábrica'), propostas: true, colheita: false },
  Tecnologia: { pedido: o('contrato'), cliente: o('cliente'), lugar: a('empresa'), propostas: true, colheita: false },
  Saúde: { pedido: a('consulta'), cliente: o('paciente'), lugar: a('clínica'), propostas: false, colheita: false },
  Educação: { pedido: a('matrícula'), cliente: o('aluno'), lugar: a('escola'), propostas: false, colheita: false },
  Alimentação: { pedido: o('pedido'), cliente: o('cliente'), lugar: a('cozinha'), propostas: false, colheita: false },
  Agronegócio: {
    pedido: o('lote'),
    cliente: o('comprador', 'compradores'),
    lugar: a('propriedade'),
    propostas: false,
    colheita: true,
  },
  Outro: { pedido: o('pedido'), cliente: o('cliente'), lugar: a('empresa'), propostas: false, colheita: false },
}

/** Many small clients: nobody is a large one, nobody gets a proposal. */
const PUBLIC = ['service_followup', 'service_concentration', 'other_clients'] as const
/** Trained bodies are no patients, whatever segment was ticked. */
const GYM = [...PUBLIC, 'health_noshow', 'health_payer', 'health_denials', 'health_records', 'health_return'] as const
const ANIMALS = ['agro_price'] as const

function activity(id: string, nome: string, segmento: MarketSegment, given: Given): Activity {
  return {
    id,
    nome,
    segmento,
    ...SEGMENT_WORDS[segmento],
    tambem: [],
    prato: 'prato',
    foraRegras: [],
    fatoresMes: null,
    referencias: [],
    ...given,
  }
}

const list = (text: string) => text.split('|')
const FOOD = ['restaurantes.lucro.ago25', 'restaurantes.prejuizo.out25', 'ipca15.12m.alimentacao_fora'] as const

export const ACTIVITIES: readonly Activity[] = [
  // Alimentação
  activity('restaurante', 'restaurante', 'Alimentação', {
    palavras: list(
      'restaurante|café colonial|self service|rodízio|churrascaria|buffet por quilo|comida por quilo|à la carte|bistrô|cantina|prato feito|comida japonesa|sushi|temakeria',
    ),
    pedido: o('pedido'),
    lugar: o('restaurante'),
    referencias: [...FOOD],
    indicadores: list('CMV|ticket por pessoa|giro de mesa|desperdício|avaliações'),
  }),
  activity('lanchonete', 'lanchonete', 'Alimentação', {
    palavras: list(
      'lanchonete|hamburgueria|hambúrguer|lanche|pastelaria|pastel|cachorro quente|salgado|salgaderia|food truck|trailer de lanche|açaí|sorveteria|sorvete|cafeteria|café expresso|pasteis|fabrico açaí',
    ),
    lugar: o('balcão', 'balcões'),
    referencias: [...FOOD],
    prato: 'produto',
    indicadores: list('CMV|ticket médio|pedidos por dia|tempo de preparo|desperdício'),
  }),
  activity('pizzaria', 'pizzaria', 'Alimentação', {
    palavras: list('pizzaria|pizza|esfiharia|esfiha'),
    pedido: a('pizza'),
    referencias: [...FOOD],
    prato: 'produto',
    indicadores: list('CMV|pedidos por noite|tempo de entrega|comissão por pedido|avaliações'),
  }),
  activity('padaria', 'padaria', 'Alimentação', {
    palavras: list('padaria|panificadora|panificação|pão francês|pães|padeiro|fornada'),
    pedido: a('venda'),
    lugar: a('padaria'),
    referencias: ['ipca15.12m.alimentacao_fora'],
    prato: 'produto',
    indicadores: list('CMV|sobra de pão no fim do dia|ticket médio|venda por fornada|perdas'),
  }),
  activity('confeitaria', 'confeitaria', 'Alimentação', {
    palavras: list(
      'confeitaria|confeiteira|bolo|doceria|brigadeiro|doces finos|docinho|bolo de festa|cake designer|chocolateria',
    ),
    pedido: a('encomenda'),
    prato: 'doce',
    indicadores: list('custo por receita|encomendas por semana|sinal recebido|desperdício'),
  }),
  activity('delivery', 'delivery', 'Alimentação', {
    palavras: list('delivery|dark kitchen|cozinha fantasma|só entrega|ifood'),
    pedido: o('pedido'),
    referencias: ['ifood.basico.comissao', 'ifood.entrega.comissao', ...FOOD],
    indicadores: list('comissão por pedido|tempo de entrega|CMV|recompra|cancelamentos'),
  }),
  activity('quadras', 'aluguel de quadras', 'Serviços', {
    palavras: list(
      'quadra|aluguel de quadra|locação de quadra|quadra de society|society|beach tennis|futevôlei|arena esportiva|campo de futebol|campo sintético|padel',
    ),
    pedido: o('horário'),
    lugar: a('arena'),
    propostas: false,
    foraRegras: [...PUBLIC],
    indicadores: list('horas ocupadas por dia|valor médio da hora|mensalistas|consumo por jogo'),
  }),
  activity('bar', 'bar', 'Alimentação', {
    palavras: list('bar|boteco|choperia|cervejaria artesanal|pub|petiscaria|adega|casa noturna|balada'),
    pedido: a('comanda'),
    lugar: o('bar', 'bares'),
    referencias: [...FOOD],
    indicadores: list('ticket por mesa|CMV de bebidas|ocupação por noite|quebras'),
  }),
  activity('marmitaria', 'marmitaria', 'Alimentação', {
    palavras: list(
      'marmita|marmitaria|marmitex|quentinha|comida congelada|marmita fitness|refeição pronta|refeições coletivas|refeições para empresas',
    ),
    pedido: a('marmita'),
    referencias: [...FOOD],
    indicadores: list('custo por marmita|marmitas por dia|desperdício|recompra'),
  }),
  activity('fabricacao_alimentos', 'fabricação de alimentos', 'Alimentação', {
    palavras: list(
      'fabricação de alimentos|fábrica de salgados|fábrica de massas|fábrica de doces|indústria de alimentos|geleia|conserva|polpa de fruta|queijo artesanal|laticínio|embutidos|molhos|biscoito|massas|pães congelados|snacks',
    ),
    pedido: o('lote'),
    lugar: a('fábrica'),
    foraRegras: ['food_delivery'],
    referencias: ['rpp.ind_alimentos'],
    prato: 'produto',
    indicadores: list('custo por lote|perdas|validade vencida|entregas no prazo'),
  }),
  activity('eventos_buffet', 'buffet de festas', 'Alimentação', {
    tambem: ['buffet', 'casa_festas', 'festas', 'eventos'],
    palavras: list('buffet|bufê|buffet infantil|festa infantil|casa de festas|coquetel|catering'),
    pedido: a('festa'),
    cliente: o('contratante'),
    lugar: o('buffet'),
    propostas: true,
    foraRegras: ['food_delivery'],
    indicadores: list('datas vendidas|margem por festa|sinal recebido|custo por convidado'),
  }),
  // Comércio
  activity('loja_roupas', 'loja de roupas', 'Comércio Varejista', {
    palavras: list(
      'roupa|moda|vestuário|confecção|boutique|moda feminina|moda masculina|moda infantil|lingerie|jeans|brechó|moda praia|fitness wear|bazar de segunda',
    ),
    pedido: a('venda'),
    fatoresMes: 'vestuario_calcados',
    referencias: ['margem_comercializacao.vestuario', 'perdas.moda', 'ipca15.12m.vestuario'],
    indicadores: list('peças por venda|giro da coleção|conversão da loja|remarcação|ticket médio'),
  }),
  activity('calcados', 'loja de calçados', 'Comércio Varejista', {
    palavras: list('calçado|sapato|tênis|sapataria|sandália|bolsas e calçados'),
    fatoresMes: 'vestuario_calcados',
    referencias: ['margem_comercializacao.vestuario'],
    indicadores: list('grade completa|giro por modelo|pares por venda|ticket médio'),
  }),
  activity('mercado', 'mercado', 'Comércio Varejista', {
    palavras: list(
      'mercadinho|mercearia|supermercado|minimercado|mini mercado|empório|mercado de bairro|meu mercado|armazém|arroz|feijão|cesta básica|alimentos e bebidas|mantimentos',
    ),
    lugar: o('mercado'),
    fatoresMes: 'supermercados_alimentos',
    referencias: ['perdas.mercado_vizinhanca', 'perdas.supermercado', 'perdas.alimentar'],
    indicadores: list('perdas|ruptura|margem por seção|ticket médio|giro'),
  }),
  activity('conveniencia', 'conveniência', 'Comércio Varejista', {
    palavras: list(
      'conveniência|loja de conveniência|distribuidora de bebidas|bebidas geladas|tabacaria|vinhos|bebidas importadas',
    ),
    fatoresMes: 'supermercados_alimentos',
    referencias: ['perdas.conveniencia'],
    indicadores: list('perdas|ticket médio|margem por categoria|venda por hora'),
  }),
  activity('hortifruti', 'hortifruti', 'Comércio Varejista', {
    palavras: list('hortifruti|sacolão|frutas e verduras|quitanda|verdurão|feira livre|feirante'),
    fatoresMes: 'supermercados_alimentos',
    referencias: ['perdas.alimentar'],
    indicadores: list('perda por item|compra do dia|margem por caixa'),
  }),
  activity('acougue', 'açougue', 'Comércio Varejista', {
    palavras: list('açougue|casa de carnes|carnes|peixaria|frigorífico de bairro|boutique de carnes'),
    fatoresMes: 'supermercados_alimentos',
    referencias: ['perdas.alimentar', 'ipca15.12m.carnes'],
    indicadores: list('rendimento da peça|quebra|margem por corte|ticket médio'),
  }),
  activity('farmacia', 'farmácia', 'Comércio Varejista', {
    palavras: list('farmácia|drogaria|medicamento|farmácia de manipulação|fórmula manipulada|manipulados|genéricos'),
    lugar: a('farmácia'),
    fatoresMes: 'farmacia_perfumaria',
    referencias: ['margem_comercializacao.farma', 'perdas.drogaria'],
    indicadores: list('margem por categoria|validade|ruptura|itens por cupom'),
  }),
  activity('perfumaria', 'loja de cosméticos', 'Comércio Varejista', {
    palavras: list('perfumaria|cosmético|maquiagem|produtos de beleza|perfume'),
    fatoresMes: 'farmacia_perfumaria',
    referencias: ['margem_comercializacao.farma'],
    indicadores: list('ticket médio|giro por marca|validade|recompra'),
  }),
  activity('material_construcao', 'loja de material de construção', 'Comércio Varejista', {
    palavras: list(
      'material de construção|materiais de construção|depósito de construção|casa de construção|cimento|ferragens|loja de tintas|pisos e revestimentos|madeireira',
    ),
    propostas: true,
    fatoresMes: 'material_construcao',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('margem por linha|orçamentos fechados|giro|entregas no prazo'),
  }),
  activity('moveis', 'loja de móveis', 'Comércio Varejista', {
    palavras: list(
      'móveis|loja de móveis|sofá|guarda roupa|guarda roupas|colchão|colchões|estofados|decoração|utilidades domésticas|cama mesa e banho|cama mesa banho|enxoval',
    ),
    fatoresMes: 'moveis_eletrodomesticos',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('conversão|giro de mostruário|prazo de entrega|ticket médio'),
  }),
  activity('eletronicos', 'loja de eletrônicos', 'Comércio Varejista', {
    palavras: list('celular|celulares|eletrônico|informática|computador|acessórios para celular|games|eletrodoméstico'),
    fatoresMes: 'informatica_escritorio',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('margem por item|giro|assistências por semana|garantias'),
  }),
  activity('papelaria', 'papelaria', 'Comércio Varejista', {
    palavras: list('papelaria|livraria|material escolar|livros|presentes e papelaria'),
    fatoresMes: 'livros_papelaria',
    referencias: ['margem_comercializacao.cultura_esporte'],
    indicadores: list('giro|venda da volta às aulas|ticket médio'),
  }),
  activity('autopecas', 'loja de autopeças', 'Comércio Varejista', {
    palavras: list(
      'autopeças|auto peças|peças automotivas|peças para carro|peças para moto|pneus|som automotivo|bateria de carro',
    ),
    propostas: true,
    fatoresMes: 'veiculos_pecas',
    referencias: ['margem_comercializacao.veiculos'],
    indicadores: list('giro|ruptura|margem por linha|vendas para oficinas'),
  }),
  activity('veiculos', 'revenda de veículos', 'Comércio Varejista', {
    palavras: list(
      'revenda de carros|venda de carros|seminovos|concessionária|loja de carros|motos usadas|veículos usados',
    ),
    pedido: o('carro'),
    propostas: true,
    fatoresMes: 'veiculos_pecas',
    referencias: ['margem_comercializacao.veiculos'],
    indicadores: list('dias no pátio|margem por carro|custo de preparação|conversão'),
  }),
  activity('posto_combustivel', 'posto de combustível', 'Comércio Varejista', {
    palavras: list('posto de gasolina|posto de combustível|combustíveis|gasolina e diesel'),
    lugar: o('posto'),
    fatoresMes: 'combustiveis',
    referencias: ['ipca15.12m.combustiveis_veiculos'],
    indicadores: list('litros por dia|margem por litro|venda da loja|perda de tanque'),
  }),
  activity('joalheria', 'joalheria', 'Comércio Varejista', {
    palavras: list('joalheria|joia|semijoia|bijuteria|relógios|relojoaria|joias de prata'),
    fatoresMes: 'outros_uso_pessoal',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('giro|ticket médio|peças por venda'),
  }),
  activity('otica', 'ótica', 'Comércio Varejista', {
    palavras: list('ótica|óculos|lentes de contato|armação'),
    lugar: a('ótica'),
    propostas: true,
    fatoresMes: 'outros_uso_pessoal',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('óculos por mês|conversão de orçamentos|ticket médio|retrabalho de lente'),
  }),
  activity('floricultura', 'floricultura', 'Comércio Varejista', {
    palavras: list('floricultura|flores|arranjos|buquê|plantas ornamentais|garden'),
    pedido: o('arranjo'),
    fatoresMes: 'outros_uso_pessoal',
    indicadores: list('perda de flores|ticket médio|encomendas por data'),
  }),
  activity('pet_shop', 'pet shop', 'Comércio Varejista', {
    tambem: ['banho_tosa', 'pet'],
    palavras: list(
      'pet shop|petshop|banho e tosa|ração para cães|produtos para pets|aquarismo|casa de ração|agropecuária|loja de ração|ração e agropecuária',
    ),
    cliente: o('tutor', 'tutores'),
    fatoresMes: 'outros_uso_pessoal',
    indicadores: list('banhos por dia|recompra de ração|ticket médio|faltas'),
  }),
  activity('suplementos', 'loja de produtos naturais', 'Comércio Varejista', {
    palavras: list('suplemento|produtos naturais|whey|loja natural|granel|encapsulados'),
    fatoresMes: 'outros_uso_pessoal',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('giro por marca|validade|recompra|ticket médio'),
  }),
  activity('brinquedos', 'loja de brinquedos', 'Comércio Varejista', {
    palavras: list('brinquedo|loja de brinquedos|artigos infantis|papelaria e brinquedos'),
    fatoresMes: 'outros_uso_pessoal',
    referencias: ['margem_comercializacao.varejo'],
    indicadores: list('giro|venda das datas|ticket médio'),
  }),
  activity('bicicletas', 'loja de bicicletas e esporte', 'Comércio Varejista', {
    palavras: list('bicicleta|bicicletaria|bike|artigos esportivos|material esportivo|pesca e camping'),
    fatoresMes: 'outros_uso_pessoal',
    referencias: ['margem_comercializacao.cultura_esporte'],
    indicadores: list('giro|revisões por semana|ticket médio|margem por linha'),
  }),
  activity('ecommerce', 'loja virtual', 'Comércio Varejista', {
    palavras: list(
      'loja virtual|e-commerce|ecommerce|vendo pela internet|vendas online|shopee|mercado livre|marketplace|dropshipping|loja online',
    ),
    pedido: o('pedido'),
    lugar: a('loja'),
    fatoresMes: 'varejo_total',
    indicadores: list('conversão|custo por pedido|devoluções|frete por pedido|recompra'),
  }),
  activity('gas_agua', 'depósito de gás e água', 'Comércio Varejista', {
    palavras: list('depósito de gás|gás de cozinha|botijão|galão de água|água mineral'),
    pedido: a('entrega'),
    indicadores: list('entregas por dia|margem por botijão|custo por entrega'),
  }),
  activity('artesanato', 'artesanato', 'Outro', {
    palavras: list(
      'artesanato|artesã|artesão|crochê|feito à mão|sabonete artesanal|velas|cerâmica artesanal|macramê|biscuit|costura criativa|laços',
    ),
    pedido: a('encomenda'),
    lugar: o('ateliê'),
    foraRegras: [...PUBLIC],
    indicadores: list('horas por peça|encomendas por mês|custo do material'),
  }),
  activity('atacado', 'distribuidora', 'Comércio Varejista', {
    palavras: list('atacado|distribuidora|distribuidor|atacadista|vendo para lojas|representação comercial'),
    pedido: o('pedido'),
    cliente: o('lojista'),
    lugar: o('depósito'),
    propostas: true,
    referencias: ['margem_comercializacao.atacado', 'rpp.atacado'],
    indicadores: list('pedidos por vendedor|margem por cliente|prazo de recebimento|frete por pedido'),
  }),
  // Serviços
  activity('salao_beleza', 'salão de beleza', 'Serviços', {
    tambem: ['manicure'],
    palavras: list(
      'salão de beleza|salão|cabeleireiro|cabeleireira|manicure|unha|coloração|mechas|escova|esmalteria|nail designer|alongamento de unha|cílios|sobrancelha|depilação|alongamento de cílios|cílios|design de sobrancelha|sobrancelha',
    ),
    pedido: o('horário'),
    cliente: a('cliente'),
    lugar: o('salão', 'salões'),
    propostas: false,
    foraRegras: [...PUBLIC],
    referencias: ['ipca15.12m.servicos_pessoais'],
    indicadores: list('ocupação por cadeira|retorno de clientes|ticket médio|faltas|comissão sobre o serviço'),
  }),
  activity('barbearia', 'barbearia', 'Serviços', {
    palavras: list('barbearia|barbeiro|corte masculino|barba'),
    pedido: o('corte'),
    lugar: a('barbearia'),
    propostas: false,
    foraRegras: [...PUBLIC],
    referencias: ['ipca15.12m.servicos_pessoais'],
    indicadores: list('cortes por cadeira|retorno em trinta dias|assinantes|faltas|ticket médio'),
  }),
  activity('clinica_estetica', 'clínica de estética', 'Serviços', {
    palavras: list(
      'clínica de estética|estética|esteticista|limpeza de pele|laser|botox|harmonização|massagem modeladora|drenagem',
    ),
    pedido: a('sessão', 'sessões'),
    propostas: false,
    lugar: a('clínica'),
    foraRegras: [...PUBLIC, 'health_payer', 'health_denials', 'health_records'],
    indicadores: list('pacotes vendidos|ocupação das salas|faltas|retorno|ticket médio'),
  }),
  activity('estudio_tatuagem', 'estúdio de tatuagem', 'Serviços', {
    palavras: list('tatuagem|tatuador|tattoo|piercing|estúdio de tatuagem'),
    pedido: a('sessão', 'sessões'),
    propostas: false,
    lugar: o('estúdio'),
    foraRegras: [...PUBLIC],
    indicadores: list('sessões por semana|sinal recebido|faltas|ticket médio'),
  }),
  activity('academia', 'academia', 'Serviços', {
    palavras: list(
      'academia|musculação|academia de ginástica|centro de treinamento|treino funcional|personal trainer|personal',
    ),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: a('academia'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('alunos ativos|cancelamento no mês|frequência|matrículas novas|ticket por aluno'),
  }),
  activity('crossfit', 'box de crossfit', 'Serviços', {
    palavras: list('crossfit|cross training|box de crossfit'),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: o('box', 'boxes'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('alunos ativos|cancelamento no mês|ocupação por turma|frequência'),
  }),
  activity('estudio_pilates', 'estúdio de pilates', 'Serviços', {
    palavras: list('pilates|estúdio de pilates|yoga|ioga'),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: o('estúdio'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('ocupação por horário|faltas|alunos ativos|renovação de pacotes'),
  }),
  activity('luta', 'academia de lutas', 'Serviços', {
    palavras: list('jiu jitsu|muay thai|artes marciais|karatê|judô|boxe|taekwondo|academia de luta'),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: o('tatame'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('alunos ativos|frequência|cancelamento no mês'),
  }),
  activity('natacao', 'escola de natação', 'Serviços', {
    palavras: list('natação|hidroginástica|escola de natação|piscina aquecida'),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: a('piscina'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('ocupação por raia|alunos ativos|custo de aquecimento|cancelamento'),
  }),
  activity('estudio_danca', 'estúdio de dança', 'Serviços', {
    palavras: list('dança|balé|ballet|escola de dança|estúdio de dança|zumba|balé|ballet|jazz'),
    pedido: a('matrícula'),
    cliente: o('aluno'),
    lugar: o('estúdio'),
    propostas: false,
    foraRegras: [...GYM],
    indicadores: list('alunos ativos|evasão|ocupação por turma'),
  }),
  activity('pet', 'banho e tosa', 'Serviços', {
    tambem: ['banho_tosa'],
    palavras: list(
      'banho e tosa|tosa|groomer|creche para cães|hotel para cachorro|adestramento|passeador|dog walker|pets',
    ),
    pedido: o('banho'),
    cliente: o('tutor', 'tutores'),
    propostas: false,
    foraRegras: [...PUBLIC],
    indicadores: list('banhos por dia|receita por hora de bancada|faltas|recorrência'),
  }),
  activity('oficina', 'oficina mecânica', 'Serviços', {
    tambem: ['auto_center', 'funilaria', 'moto', 'eletrica_auto'],
    palavras: list(
      'oficina|mecânica|mecânico|funilaria|auto center|troca de óleo|elétrica automotiva|lanternagem|oficina de motos|borracharia|retífica',
    ),
    pedido: a('ordem de serviço', 'ordens de serviço'),
    lugar: a('oficina'),
    foraRegras: ['service_concentration'],
    indicadores: list(
      'horas vendidas por mecânico|carros parados|margem da peça|retorno em garantia|ticket por serviço',
    ),
  }),
  activity('lava_jato', 'lava-jato', 'Serviços', {
    palavras: list('lava jato|lavagem de carros|estética automotiva|lavacar|polimento|vitrificação'),
    pedido: a('lavagem', 'lavagens'),
    propostas: false,
    foraRegras: [...PUBLIC],
    indicadores: list('carros por dia|ticket médio|água por lavagem|recorrência'),
  }),
  activity('lavanderia', 'lavanderia', 'Serviços', {
    palavras: list(
      'lavanderia|lavagem de roupas|lavagem de enxoval|lavo roupa|lavo e passo|roupa de cama|passadoria|passadeira|lavanderia self service',
    ),
    pedido: a('peça'),
    propostas: false,
    foraRegras: [...PUBLIC],
    indicadores: list('quilos por dia|energia por ciclo|recorrência|peças danificadas'),
  }),
  activity('assistencia_tecnica', 'assistência técnica', 'Serviços', {
    palavras: list(
      'assistência técnica|conserto de celular|manutenção de computador|conserto de eletrodoméstico|conserto|ar condicionado|refrigeração|instalação de ar',
    ),
    pedido: o('conserto'),
    foraRegras: ['service_concentration'],
    indicadores: list('consertos por técnico|retorno em garantia|prazo|margem da peça'),
  }),
  activity('contabilidade', 'escritório de contabilidade', 'Serviços', {
    palavras: list('contabilidade|contábil|contador|escritório contábil|bpo financeiro'),
    pedido: o('contrato'),
    lugar: o('escritório'),
    indicadores: list('honorário por hora|clientes por pessoa|obrigações no prazo|cancelamento|inadimplência'),
  }),
  activity('advocacia', 'escritório de advocacia', 'Serviços', {
    palavras: list('advocacia|advogado|advogada|escritório de advocacia|jurídico|causas trabalhistas'),
    pedido: a('causa'),
    lugar: o('escritório'),
    indicadores: list('consultas que viram contrato|honorários a receber|horas por causa'),
  }),
  activity('arquitetura', 'escritório de arquitetura', 'Serviços', {
    palavras: list(
      'arquitetura|arquiteto|arquiteta|design de interiores|projeto de interiores|paisagismo|engenharia de projetos|projetos estruturais',
    ),
    pedido: o('projeto'),
    lugar: o('escritório'),
    indicadores: list('horas por projeto|projetos no prazo|propostas fechadas|alterações fora do escopo'),
  }),
  activity('agencia', 'agência de marketing', 'Serviços', {
    palavras: list(
      'agência|agência de marketing|marketing digital|social media|gestão de tráfego|tráfego pago|publicidade|branding|produção de conteúdo|agência de publicidade|design gráfico|identidade visual|designer gráfico',
    ),
    pedido: o('contrato'),
    lugar: a('agência'),
    indicadores: list('receita recorrente|horas por cliente|cancelamento|margem por conta|propostas fechadas'),
  }),
  activity('consultoria', 'consultoria', 'Serviços', {
    palavras: list(
      'consultoria|consultor|consultora|mentoria|treinamento corporativo|palestras|recrutamento e seleção|gestão de empresas',
    ),
    pedido: o('projeto'),
    lugar: a('consultoria'),
    indicadores: list('horas faturadas|propostas fechadas|receita recorrente|projetos no prazo'),
  }),
  activity('fotografia', 'estúdio de fotografia', 'Serviços', {
    palavras: list('fotografia|fotógrafo|fotógrafa|filmagem|ensaio|videomaker|vídeos|newborn'),
    pedido: o('ensaio'),
    lugar: o('estúdio'),
    foraRegras: ['service_concentration'],
    indicadores: list('ensaios por mês|conversão de orçamentos|prazo de entrega|sinal recebido'),
  }),
  activity('eventos', 'empresa de eventos', 'Serviços', {
    tambem: ['festas', 'cerimonial', 'decoracao', 'casa_festas'],
    palavras: list(
      'evento|eventos|casamento|cerimonial|festa|decoração de festas|locação para festas|som e iluminação|formatura|espaço de eventos|salão de festas|dj',
    ),
    pedido: a('festa'),
    cliente: o('contratante'),
    indicadores: list('datas vendidas|margem por evento|sinal recebido|custo por evento'),
  }),
  activity('hotel', 'hotel ou pousada', 'Serviços', {
    tambem: ['pousada', 'hostel', 'hospedagem', 'camping'],
    palavras: list('hotel|pousada|hostel|hospedagem|chalé|chalés|diárias|airbnb|camping|temporada|quartos'),
    pedido: a('diária'),
    cliente: o('hóspede'),
    lugar: a('pousada'),
    propostas: false,
    foraRegras: [...PUBLIC, 'service_utilization'],
    indicadores: list('ocupação|diária média|receita por quarto|comissão das plataformas|avaliações'),
  }),
  activity('turismo', 'agência de viagens', 'Serviços', {
    tambem: ['agencia_viagem'],
    palavras: list(
      'agência de viagens|viagens|excursão|pacotes de viagem|turismo|passeios|receptivo|guia de turismo|passeio de barco|passeio de escuna|passeio de buggy|passeio turístico|guia de turismo',
    ),
    pedido: o('pacote'),
    cliente: o('viajante'),
    foraRegras: ['service_concentration'],
    indicadores: list('pacotes vendidos|margem por pacote|conversão de orçamentos|cancelamentos'),
  }),
  activity('limpeza', 'empresa de limpeza', 'Serviços', {
    palavras: list(
      'limpeza|faxina|diarista|limpeza comercial|conservação|zeladoria|facilities|portaria terceirizada|limpeza pós obra|dedetização',
    ),
    pedido: o('contrato'),
    referencias: ['custo_folha.simples_iv'],
    indicadores: list('horas por contrato|faltas da equipe|margem por contrato|cancelamento'),
  }),
  activity('seguranca', 'empresa de segurança', 'Serviços', {
    palavras: list('segurança eletrônica|alarme|câmeras de segurança|monitoramento|vigilância|portão eletrônico|cftv'),
    pedido: o('contrato'),
    indicadores: list('contratos ativos|cancelamento|visitas por técnico|receita recorrente'),
  }),
  activity('transporte', 'transportadora', 'Serviços', {
    tambem: ['transportadora', 'frete', 'mudanca', 'entregas', 'transporte_escolar', 'onibus_turismo'],
    palavras: list(
      'transporte|transportadora|frete|fretes|caminhão|caminhões|frota|carga|mudanças residenciais|motoboy|entregas rápidas|logística|van escolar|transporte escolar|guincho|reboque',
    ),
    pedido: a('viagem', 'viagens'),
    lugar: a('garagem', 'garagens'),
    indicadores: list('custo por quilômetro|quilômetros vazios|entregas no prazo|consumo por veículo'),
  }),
  activity('imobiliaria', 'imobiliária', 'Serviços', {
    palavras: list(
      'imobiliária|imóveis|corretor|corretora de imóveis|aluguel de imóveis|administração de condomínios|loteamento',
    ),
    pedido: o('contrato'),
    lugar: a('imobiliária'),
    foraRegras: ['service_concentration'],
    indicadores: list('visitas por venda|imóveis captados|inadimplência de aluguel|comissão por contrato'),
  }),
  activity('corretora_seguros', 'corretora de seguros', 'Serviços', {
    palavras: list('corretora de seguros|seguros|planos de saúde|consórcio|corretagem'),
    pedido: a('apólice'),
    lugar: a('corretora'),
    foraRegras: ['service_concentration'],
    indicadores: list('renovações|comissão por cliente|cotações fechadas|cancelamento'),
  }),
  activity('grafica', 'gráfica', 'Serviços', {
    palavras: list(
      'gráfica|impressão|impressos|cartão de visita|panfleto|comunicação visual|banner|adesivos|estamparia|sublimação|personalizados|brindes|copiadora|serigrafia|serigrafia|estamparia de camiseta',
    ),
    pedido: o('serviço'),
    lugar: a('gráfica'),
    indicadores: list('prazo de entrega|retrabalho|margem por serviço|orçamentos fechados'),
  }),
  activity('obra', 'construção e reformas', 'Outro', {
    tambem: ['construcao', 'reforma', 'engenharia', 'instalacao', 'energia_solar'],
    palavras: list(
      'construção|construtora|obra|obras|reforma|reformas|pedreiro|empreiteira|empreiteiro|construção civil|pintura residencial|drywall|instalação elétrica|eletricista|encanador|hidráulica|impermeabilização|energia solar|placas solares|piscinas|marido de aluguel|pequenos reparos|reparos',
    ),
    pedido: a('obra'),
    lugar: a('empresa'),
    propostas: true,
    referencias: ['rotatividade.construcao', 'custo_folha.simples_iv'],
    indicadores: list('custo real contra orçado|obras no prazo|retrabalho|medições recebidas'),
  }),
  activity('marcenaria', 'marcenaria', 'Indústria', {
    palavras: list('marcenaria|marceneiro|móveis planejados|móveis sob medida|móveis de madeira'),
    pedido: o('projeto'),
    lugar: a('marcenaria'),
    indicadores: list('projetos por mês|perda de chapa|prazo de entrega|margem por projeto'),
  }),
  activity('serralheria', 'serralheria', 'Indústria', {
    palavras: list(
      'serralheria|serralheiro|portões|esquadrias|estrutura metálica|vidraçaria|alumínio|vidros|box de vidro',
    ),
    pedido: a('encomenda'),
    lugar: a('oficina'),
    indicadores: list('perda de material|prazo de entrega|margem por peça|orçamentos fechados'),
  }),
  activity('costura', 'ateliê de costura', 'Serviços', {
    palavras: list('costura|costureira|ateliê|ajustes de roupa|vestidos de noiva|alfaiate|aluguel de trajes'),
    pedido: a('peça'),
    lugar: o('ateliê'),
    propostas: false,
    foraRegras: [...PUBLIC],
    indicadores: list('peças por dia|prazo|horas por peça|retrabalho'),
  }),
  activity('coworking', 'coworking', 'Serviços', {
    palavras: list('coworking|escritório compartilhado|salas por hora|endereço fiscal'),
    pedido: o('plano'),
    cliente: o('residente'),
    lugar: o('espaço'),
    propostas: false,
    foraRegras: [...PUBLIC, 'service_utilization'],
    indicadores: list('ocupação|receita por metro quadrado|cancelamento|planos ativos'),
  }),
  activity('clube_assinatura', 'clube de assinatura', 'Comércio Varejista', {
    palavras: list('clube de assinatura|assinatura mensal|caixa mensal|clube de vinho|clube do livro'),
    pedido: a('assinatura'),
    cliente: o('assinante'),
    indicadores: list('assinantes ativos|cancelamento no mês|custo por assinante novo|custo da caixa'),
  }),
  // Indústria
  activity('metalurgica', 'metalúrgica', 'Indústria', {
    palavras: list(
      'metalúrgica|usinagem|tornearia|caldeiraria|solda|peças metálicas|fundição|ferramentaria|estamparia de metal',
    ),
    pedido: o('pedido'),
    referencias: ['rpp.industria'],
    indicadores: list('refugo|entregas no prazo|horas de máquina|custo por peça|tempo de troca de ferramenta'),
  }),
  activity('confeccao', 'confecção', 'Indústria', {
    palavras: list('confecção|facção|uniformes|fábrica de roupas|malharia|camisetas|costura industrial|bordado'),
    pedido: o('lote'),
    referencias: ['rpp.industria'],
    indicadores: list('peças por costureira|perda de tecido|segunda qualidade|entregas no prazo'),
  }),
  activity('plasticos', 'indústria de plásticos', 'Indústria', {
    palavras: list('plástico|injeção plástica|embalagens plásticas|extrusão|sopro|reciclagem|embalagem|embalagens'),
    pedido: o('lote'),
    referencias: ['rpp.industria'],
    indicadores: list('refugo|energia por quilo|horas de máquina parada|entregas no prazo'),
  }),
  activity('quimica', 'indústria de produtos químicos', 'Indústria', {
    palavras: list('produtos de limpeza|saneantes|cosméticos próprios|tintas|fábrica de cosméticos|química|detergente'),
    pedido: o('lote'),
    referencias: ['rpp.industria'],
    indicadores: list('custo por lote|perdas|entregas no prazo|validade'),
  }),
  activity('bebidas', 'fábrica de bebidas', 'Indústria', {
    palavras: list('cervejaria|cerveja artesanal|cachaça|alambique|vinícola|vinho|destilaria|kombucha|sucos'),
    pedido: o('lote'),
    indicadores: list('custo por litro|perdas|vendas por canal|ocupação dos tanques'),
  }),
  activity('moveis_fabrica', 'fábrica de móveis', 'Indústria', {
    palavras: list('fábrica de móveis|indústria de móveis|estofaria|móveis de escritório|móveis para escritório'),
    pedido: o('pedido'),
    referencias: ['rpp.industria'],
    indicadores: list('refugo|entregas no prazo|horas por móvel|assistências'),
  }),
  activity('artefatos_cimento', 'fábrica de artefatos de cimento', 'Indústria', {
    palavras: list('artefatos de cimento|blocos|pré moldados|lajes|olaria|tijolos|cerâmica|marmoraria|mármore|granito'),
    pedido: o('pedido'),
    referencias: ['rpp.industria'],
    indicadores: list('quebra|entregas no prazo|custo por metro|ocupação'),
  }),
  // Tecnologia
  activity('saas', 'software por assinatura', 'Tecnologia', {
    palavras: list(
      'saas|software por assinatura|assinatura de software|plataforma|assinantes|mrr|sistema por mensalidade|aplicativo por assinatura|startup|sistema de agenda|sistema de gestão|assina no cartão|mensalidade do sistema|licença mensal',
    ),
    pedido: a('assinatura'),
    cliente: o('assinante'),
    referencias: ['rpp.infocom'],
    indicadores: list(
      'receita recorrente|cancelamento no mês|custo por cliente novo|retenção|tempo de resposta do suporte',
    ),
  }),
  activity('software', 'desenvolvimento de software', 'Tecnologia', {
    palavras: list(
      'desenvolvimento de software|fábrica de software|software sob medida|desenvolvimento de sistemas|sites|criação de sites|aplicativos|programador|web design|erp',
    ),
    pedido: o('projeto'),
    referencias: ['rpp.infocom', 'folha.infocom'],
    indicadores: list('horas faturadas|projetos no prazo|margem por projeto|receita recorrente'),
  }),
  activity('suporte_ti', 'suporte de TI', 'Tecnologia', {
    palavras: list(
      'suporte de ti|suporte técnico|redes de computadores|infraestrutura de ti|outsourcing de ti|help desk|servidores|suporte de informática|suporte de computador|técnico de informática',
    ),
    pedido: o('contrato'),
    referencias: ['rpp.infocom'],
    indicadores: list('chamados por cliente|tempo de resposta|receita recorrente|horas por contrato'),
  }),
  activity('internet_provedor', 'provedor de internet', 'Tecnologia', {
    palavras: list('provedor de internet|provedor|fibra|fibra óptica|telecom|internet banda larga|wifi'),
    pedido: a('instalação', 'instalações'),
    cliente: o('assinante'),
    propostas: false,
    referencias: ['rpp.infocom'],
    indicadores: list('assinantes ativos|cancelamento|chamados|inadimplência|custo por instalação'),
  }),
  activity('games', 'estúdio de jogos', 'Tecnologia', {
    palavras: list('jogos digitais|estúdio de jogos|game studio|desenvolvimento de jogos'),
    pedido: o('jogo'),
    cliente: o('jogador', 'jogadores'),
    propostas: false,
    indicadores: list('retenção|receita por jogador|marcos no prazo'),
  }),
  // Saúde
  activity('clinica', 'clínica médica', 'Saúde', {
    palavras: list(
      'clínica médica|clínica|consultório|médico|médica|cardiologia|dermatologia|pediatria|ginecologia|ortopedia|oftalmologia|clínica geral|exames',
    ),
    referencias: ['ipca15.12m.medicos_dentarios'],
    indicadores: list('ocupação da agenda|faltas|retorno de pacientes|glosas|receita por hora'),
  }),
  activity('odontologia', 'clínica odontológica', 'Saúde', {
    palavras: list(
      'odontologia|dentista|odontológica|ortodontia|implantes|consultório odontológico|clareamento dental|aparelho dental',
    ),
    pedido: o('tratamento'),
    propostas: true,
    referencias: ['ipca15.12m.medicos_dentarios'],
    indicadores: list('orçamentos aprovados|faltas|receita por cadeira|inadimplência|tratamentos concluídos'),
  }),
  activity('fisioterapia', 'clínica de fisioterapia', 'Saúde', {
    palavras: list('fisioterapia|fisioterapeuta|reabilitação|osteopatia|rpg|quiropraxia|fisio|clínica de fisio'),
    pedido: a('sessão', 'sessões'),
    indicadores: list('sessões por dia|faltas|tratamentos concluídos|receita por hora'),
  }),
  activity('psicologia', 'consultório de psicologia', 'Saúde', {
    palavras: list(
      'psicologia|psicóloga|psicólogo|terapia|terapeuta|psicanálise|fonoaudiologia|terapia ocupacional|neuropsicologia|psicoterapia|psico|sessão de terapia|crp|fonoaudióloga|fonoaudiólogo|fono infantil',
    ),
    pedido: a('sessão', 'sessões'),
    lugar: o('consultório'),
    indicadores: list('sessões por semana|faltas|permanência|receita por hora'),
  }),
  activity('nutricao', 'consultório de nutrição', 'Saúde', {
    palavras: list('nutrição|nutricionista|emagrecimento|nutrologia|dieta|nutri'),
    lugar: o('consultório'),
    indicadores: list('retornos|faltas|pacotes vendidos|receita por hora'),
  }),
  activity('laboratorio', 'laboratório de exames', 'Saúde', {
    palavras: list(
      'laboratório|análises clínicas|exames laboratoriais|diagnóstico por imagem|ultrassom|raio x|ressonância',
    ),
    pedido: o('exame'),
    lugar: o('laboratório'),
    foraRegras: ['health_noshow'],
    referencias: ['glosa.inicial', 'planos.prazo'],
    indicadores: list('exames por dia|glosas|prazo do laudo|custo por exame'),
  }),
  activity('veterinaria', 'clínica veterinária', 'Saúde', {
    palavras: list('veterinária|veterinário|clínica veterinária|hospital veterinário|castração|vacina animal'),
    cliente: o('tutor', 'tutores'),
    foraRegras: ['health_denials', 'health_payer'],
    indicadores: list('consultas por dia|retorno de vacinas|ticket por atendimento|internações'),
  }),
  activity('home_care', 'cuidado domiciliar', 'Saúde', {
    palavras: list(
      'home care|cuidador|cuidadora|cuidador de idosos|casa de repouso|lar de idosos|enfermagem domiciliar|cuidadora de idosos|cuidador de idosos|cuidadoras|plantão de 12 horas',
    ),
    pedido: o('plantão', 'plantões'),
    cliente: a('família'),
    indicadores: list('horas por cuidador|faltas da equipe|ocupação|inadimplência'),
  }),
  // Educação
  activity('escola', 'escola', 'Educação', {
    palavras: list('escola|colégio|ensino fundamental|ensino médio|educação básica|escola particular|turma da manhã'),
    referencias: ['inad.escola.basica', 'inad.escola.total', 'ipca15.12m.cursos_regulares'],
    indicadores: list('alunos por turma|rematrícula|inadimplência|custo por aluno|evasão'),
  }),
  activity('escola_infantil', 'escola de educação infantil', 'Educação', {
    palavras: list('educação infantil|creche|berçário|maternal|escolinha|jardim de infância|pré escola'),
    referencias: ['inad.escola.infantil', 'ipca15.12m.cursos_regulares'],
    indicadores: list('vagas ocupadas|rematrícula|inadimplência|crianças por educadora'),
  }),
  activity('idiomas', 'escola de idiomas', 'Educação', {
    palavras: list('idiomas|inglês|escola de idiomas|espanhol|curso de inglês'),
    referencias: ['ipca15.12m.cursos_diversos'],
    indicadores: list('renovação|evasão|alunos por turma|matrículas por visita'),
  }),
  activity('curso_profissionalizante', 'curso profissionalizante', 'Educação', {
    palavras: list(
      'curso profissionalizante|curso técnico|cursos livres|cursos profissionalizantes|informática básica|auxiliar administrativo|curso de beleza',
    ),
    referencias: ['inad.escola.tecnicos', 'ipca15.12m.cursos_diversos'],
    indicadores: list('matrículas por visita|evasão|inadimplência|alunos por turma'),
  }),
  activity('reforco', 'reforço escolar', 'Educação', {
    palavras: list(
      'reforço escolar|aula particular|aulas particulares|preparatório|cursinho|vestibular|concurso|professor particular|kumon|reforço|alfabetização',
    ),
    pedido: a('aula'),
    indicadores: list('alunos ativos|horas de aula|evasão|indicações'),
  }),
  activity('curso_online', 'curso on-line', 'Educação', {
    palavras: list('curso online|cursos online|infoproduto|ead|ensino a distância|lançamento|videoaula|aulas gravadas'),
    pedido: a('inscrição', 'inscrições'),
    lugar: a('plataforma'),
    foraRegras: ['edu_occupancy', 'edu_teachers'],
    indicadores: list('conversão da página|custo por inscrição|conclusão|reembolsos'),
  }),
  activity('autoescola', 'autoescola', 'Educação', {
    palavras: list('autoescola|auto escola|habilitação|cnh|centro de formação de condutores'),
    pedido: a('habilitação', 'habilitações'),
    lugar: a('autoescola'),
    indicadores: list('aulas por carro|custo por aula|matrículas|aprovações'),
  }),
  activity('escola_musica', 'escola de música', 'Educação', {
    palavras: list('escola de música|aula de violão|piano|aula de canto|instrumentos|aulas de música'),
    indicadores: list('alunos ativos|ocupação de salas|evasão|faltas'),
  }),
  activity('faculdade', 'faculdade', 'Educação', {
    palavras: list('faculdade|ensino superior|graduação|pós graduação|universidade'),
    referencias: ['inad.escola.superior'],
    indicadores: list('captação|evasão|inadimplência|alunos por turma'),
  }),
  // Agronegócio
  activity('granja', 'granja', 'Agronegócio', {
    palavras: list('granja|ovos|galinhas|poedeiras|galinha caipira|codorna|avicultura de postura'),
    pedido: o('lote'),
    lugar: a('granja'),
    colheita: false,
    foraRegras: [...ANIMALS],
    referencias: ['ipca15.12m.aves_ovos'],
    indicadores: list('postura|conversão de ração|mortalidade|custo por dúzia|ovos quebrados'),
  }),
  activity('avicultura_corte', 'criação de frangos', 'Agronegócio', {
    palavras: list('frango|frangos|frango de corte|avicultura|aviário|integração de frango'),
    pedido: o('lote'),
    lugar: o('aviário'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('conversão alimentar|mortalidade|peso por ave|custo por lote|dias de alojamento'),
  }),
  activity('suinocultura', 'criação de suínos', 'Agronegócio', {
    palavras: list('suíno|suínos|suinocultura|porco|porcos|leitão'),
    pedido: o('lote'),
    lugar: a('granja'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('conversão alimentar|leitões por matriz|mortalidade|custo por quilo'),
  }),
  activity('leite', 'produção de leite', 'Agronegócio', {
    palavras: list(
      'leite|vacas leiteiras|gado leiteiro|ordenha|pecuária leiteira|laticínio próprio|queijo da fazenda|tiro leite|tiramos leite|vaca em lactação|vaca leiteira|vacas em lactação|tanque de leite|tirar leite',
    ),
    pedido: a('entrega'),
    cliente: o('laticínio'),
    lugar: a('fazenda'),
    colheita: false,
    foraRegras: [...ANIMALS],
    referencias: ['leite.produtor', 'ipca15.12m.leites'],
    indicadores: list('litros por vaca|custo por litro|qualidade do leite|intervalo entre partos'),
  }),
  activity('pecuaria', 'pecuária de corte', 'Agronegócio', {
    palavras: list(
      'pecuária|gado|boi|gado de corte|engorda|cria e recria|confinamento|bezerros|ovinos|cabras|caprinos|ovelhas',
    ),
    pedido: o('lote'),
    lugar: a('fazenda'),
    colheita: false,
    foraRegras: [...ANIMALS],
    referencias: ['ipca15.12m.carnes'],
    indicadores: list('arrobas por hectare|ganho de peso por dia|custo por arroba|lotação|mortalidade'),
  }),
  activity('lavoura', 'lavoura de grãos', 'Agronegócio', {
    palavras: list(
      'lavoura|soja|milho|grãos|feijão|arroz|trigo|algodão|safra|plantio|cana|cana de açúcar|mandioca|sorgo',
    ),
    pedido: a('safra'),
    lugar: a('lavoura'),
    referencias: ['soja.margem_bruta.2425', 'soja.margem_bruta.2526', 'preco_minimo.soja'],
    indicadores: list('sacas por hectare|custo por saca|margem por hectare|parte da safra já vendida'),
  }),
  activity('cafe', 'produção de café', 'Agronegócio', {
    palavras: list('café|cafezal|lavoura de café|café especial|cafeicultura|terreiro'),
    pedido: a('safra'),
    lugar: a('lavoura'),
    referencias: ['preco_minimo.cafe_arabica'],
    indicadores: list('sacas por hectare|custo por saca|bebida|parte da safra já vendida'),
  }),
  activity('horta', 'produção de hortaliças', 'Agronegócio', {
    palavras: list('horta|hortaliças|verduras|alface|hidroponia|orgânicos|tomate|legumes|agricultura familiar|estufa'),
    pedido: a('entrega'),
    lugar: a('horta'),
    indicadores: list('custo por caixa|perda pós-colheita|entregas por semana|preço por canal'),
  }),
  activity('fruticultura', 'fruticultura', 'Agronegócio', {
    palavras: list('fruta|frutas|fruticultura|pomar|manga|uva|banana|morango|laranja|mamão|melancia|cacau|abacaxi'),
    pedido: a('safra'),
    lugar: o('pomar', 'pomares'),
    indicadores: list('produção por hectare|perda pós-colheita|preço por caixa|custo por hectare'),
  }),
  activity('apicultura', 'apicultura', 'Agronegócio', {
    palavras: list('mel|apicultura|abelhas|colmeias|própolis|apiário'),
    pedido: o('lote'),
    lugar: o('apiário'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('quilos por colmeia|perda de enxames|preço por quilo|custo por colmeia'),
  }),
  activity('piscicultura', 'piscicultura', 'Agronegócio', {
    palavras: list('piscicultura|tilápia|peixe|peixes|tambaqui|viveiro de peixe|camarão'),
    pedido: a('despesca'),
    lugar: o('viveiro'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('conversão alimentar|mortalidade|peso por peixe|custo por quilo'),
  }),
  activity('viveiro_mudas', 'viveiro de mudas', 'Agronegócio', {
    palavras: list('mudas|viveiro de mudas|eucalipto|reflorestamento|plantas ornamentais|flores de corte'),
    pedido: o('pedido'),
    lugar: o('viveiro'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('perda de mudas|entregas no prazo|custo por muda|pedidos por mês'),
  }),
  activity('agroindustria', 'agroindústria', 'Agronegócio', {
    palavras: list(
      'agroindústria|beneficiamento|cooperativa|farinha de mandioca|polpas|queijaria|embutidos artesanais|moagem',
    ),
    pedido: o('lote'),
    lugar: a('agroindústria'),
    colheita: false,
    foraRegras: [...ANIMALS],
    indicadores: list('rendimento|custo por lote|perdas|vendas por canal'),
  }),
  activity('armarinho', 'armarinho', 'Comércio Varejista', {
    palavras: list('armarinho|aviamentos|loja de tecidos|linhas e botões|lã e linha'),
    indicadores: list('ticket médio|giro do estoque|fiado em aberto|margem por grupo'),
  }),
  activity('estofaria', 'estofaria', 'Serviços', {
    palavras: list('estofaria|estofador|estofado|reforma de sofá|reformo sofá|tapeçaria|tapeceiro|reforma de estofado'),
    pedido: a('reforma'),
    lugar: a('oficina'),
    indicadores: list('orçamentos fechados|custo por peça|prazo de entrega|horas por reforma'),
  }),
  activity('dedetizadora', 'dedetizadora', 'Serviços', {
    palavras: list('dedetizadora|dedetizo|controle de pragas|descupinização|desratização|limpeza de caixa d água'),
    pedido: a('visita'),
    indicadores: list('visitas por dia|contratos renovados|recebimento em dia|custo por visita'),
  }),
  activity('climatizacao', 'instalação de ar-condicionado', 'Serviços', {
    palavras: list('ar condicionado|climatização|refrigeração|instalação de split|câmara fria'),
    pedido: a('instalação', 'instalações'),
    indicadores: list('instalações por semana|retornos por defeito|orçamentos fechados|contratos de manutenção'),
  }),
  activity('chaveiro', 'chaveiro', 'Serviços', {
    palavras: list('chaveiro|cópia de chave|abertura de porta'),
    pedido: o('chamado'),
    propostas: false,
    indicadores: list('chamados por dia|valor médio|tempo até chegar'),
  }),
  activity('jardinagem', 'jardinagem', 'Serviços', {
    palavras: list('jardinagem|jardineiro|paisagismo|poda de árvore|roçagem|piscineiro|limpeza de piscina'),
    pedido: a('visita'),
    indicadores: list('contratos mensais|visitas por dia|horas por cliente'),
  }),
  activity('mudancas', 'mudanças e fretes', 'Serviços', {
    palavras: list('mudança residencial|mudanças|carreto|frete e mudança|fretes e mudanças'),
    pedido: a('mudança'),
    indicadores: list('custo por quilômetro|mudanças por semana|orçamentos fechados|avarias'),
  }),
  activity('jogos_presenciais', 'casa de jogos', 'Outro', {
    palavras: list('escape room|jogo de escape|boliche|kart|paintball|casa de jogos|fliperama|parque de trampolim'),
    pedido: o('grupo'),
    propostas: false,
    indicadores: list('horários ocupados|valor por grupo|reservas por semana|custo fixo por hora'),
  }),
  activity('marmoraria', 'marmoraria', 'Outro', {
    palavras: list('marmoraria|granito|mármore|lápide|jazigo|bancada de pedra'),
    pedido: a('peça'),
    lugar: a('oficina'),
    propostas: true,
    indicadores: list('custo por peça|orçamentos fechados|prazo de entrega|perda de chapa'),
  }),
  activity('velas', 'fábrica de velas e aromas', 'Indústria', {
    palavras: list('vela aromática|velas|sabonete artesanal|aromatizador|incenso'),
    pedido: o('pedido'),
    lugar: o('ateliê'),
    propostas: false,
    indicadores: list('custo por peça|venda por canal|estoque pronto|pedidos por mês'),
  }),
  activity('oficina_agricola', 'oficina de máquinas agrícolas', 'Agronegócio', {
    palavras: list(
      'oficina de trator|mecânico de trator|conserto de trator|colheitadeira|máquina agrícola|máquinas agrícolas',
    ),
    pedido: o('serviço'),
    cliente: o('produtor', 'produtores'),
    lugar: a('oficina'),
    propostas: true,
    colheita: false,
    foraRegras: ['agro_price'],
    indicadores: list('horas cobradas|peças por serviço|recebimento em dia|chamados por semana'),
  }),
  activity('queijaria', 'queijaria', 'Agronegócio', {
    palavras: list('queijaria|queijo minas|queijo artesanal|faço queijo|queijo meia cura|coalho'),
    colheita: false,
    foraRegras: ['agro_price'],
    indicadores: list('custo por peça|litros por quilo|venda por canal|perdas na cura'),
  }),
  // Outro
  activity('ong', 'associação', 'Outro', {
    tambem: ['associacao', 'projeto_social', 'instituto'],
    palavras: list('ong|associação|instituto|projeto social|doações|sem fins lucrativos|igreja|fundação'),
    pedido: o('projeto'),
    cliente: o('atendido'),
    lugar: a('sede'),
    foraRegras: ['other_margin', 'other_clients'],
    indicadores: list('meses de caixa|receita por fonte|custo por atendido|prestações de contas no prazo'),
  }),
  activity('reciclagem', 'reciclagem', 'Outro', {
    palavras: list('ferro velho|sucata|reciclagem de papel|coleta seletiva|recicláveis|desmanche'),
    pedido: a('carga'),
    lugar: o('pátio'),
    indicadores: list('margem por quilo|custo da coleta|giro do pátio'),
  }),
  activity('locacao_equipamentos', 'locação de equipamentos', 'Outro', {
    palavras: list(
      'locação de equipamentos|aluguel de equipamentos|locadora|aluguel de máquinas|andaimes|betoneiras|caçamba|aluguel de brinquedos|aluguel de carros',
    ),
    pedido: a('locação', 'locações'),
    propostas: true,
    indicadores: list('ocupação dos equipamentos|manutenção por item|retorno por máquina|inadimplência'),
  }),
  activity('funeraria', 'funerária', 'Outro', {
    palavras: list('funerária|plano funerário|velório|cemitério'),
    pedido: o('atendimento'),
    cliente: a('família'),
    indicadores: list('planos ativos|cancelamento|custo por atendimento'),
  }),
  activity('midia', 'produção de conteúdo', 'Outro', {
    tambem: ['musica'],
    palavras: list(
      'influenciador|influenciadora|youtube|canal no youtube|podcast|criador de conteúdo|rádio|jornal|música ao vivo|banda|músico',
    ),
    pedido: a('campanha'),
    cliente: o('anunciante'),
    propostas: true,
    indicadores: list('receita por campanha|audiência|horas por publicação'),
  }),
]

/** What a segment's companies are called where nothing says their trade. */
const plainActivity = (id: string, nome: string, segmento: MarketSegment, indicadores: string): Activity =>
  activity(id, nome, segmento, { palavras: [], indicadores: list(indicadores) })

export const SEGMENT_ACTIVITIES: Readonly<Record<MarketSegment, Activity>> = {
  Serviços: plainActivity(
    'servicos',
    'empresa de serviços',
    'Serviços',
    'horas faturadas|propostas fechadas|receita recorrente|margem por cliente',
  ),
  'Comércio Varejista': {
    ...plainActivity('varejo', 'loja', 'Comércio Varejista', 'ticket médio|giro do estoque|margem|perdas'),
    fatoresMes: 'varejo_total',
  },
  Indústria: plainActivity(
    'industria',
    'indústria',
    'Indústria',
    'custo por produto|refugo|entregas no prazo|horas de máquina',
  ),
  Tecnologia: plainActivity(
    'tecnologia',
    'empresa de tecnologia',
    'Tecnologia',
    'receita recorrente|cancelamento|horas faturadas|meses de caixa',
  ),
  Saúde: plainActivity('saude', 'clínica', 'Saúde', 'ocupação da agenda|faltas|glosas|retorno de pacientes'),
  Educação: plainActivity(
    'educacao',
    'escola',
    'Educação',
    'alunos por turma|evasão|inadimplência|matrículas por visita',
  ),
  Alimentação: plainActivity(
    'alimentacao',
    'negócio de alimentação',
    'Alimentação',
    'CMV|ticket médio|desperdício|pedidos por dia',
  ),
  Agronegócio: plainActivity(
    'agro',
    'propriedade rural',
    'Agronegócio',
    'custo por unidade|produtividade|preço recebido|perdas',
  ),
  Outro: plainActivity('outra', 'empresa', 'Outro', 'margem|vendas|clientes que voltam|meses de reserva'),
}

/** The options of the question on the kind of food business. */
export const FOOD_TYPE_ACTIVITIES: Readonly<Record<string, string>> = {
  Restaurante: 'restaurante',
  Lanchonete: 'lanchonete',
  Padaria: 'padaria',
  Delivery: 'delivery',
  Bar: 'bar',
  Marmitaria: 'marmitaria',
  'Fabricação de alimentos': 'fabricacao_alimentos',
}
