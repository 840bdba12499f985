import type { Activity } from '#src/reading/activity-types.ts'

export type Trade = Pick<Activity, 'id' | 'segmento' | 'propostas' | 'colheita'>
type Has = (trade: Trade) => boolean

const among = (ids: string): Has => {
  const known = new Set(ids.split(' '))
  return ({ id }) => known.has(id)
}
const either =
  (...conditions: Has[]): Has =>
  (trade) =>
    conditions.some((has) => has(trade))
const inSegment =
  (...segments: string[]): Has =>
  ({ segmento }) =>
    segments.includes(segmento)

/** Trained bodies are no patients, whatever segment the owner ticked. */
const gym = among('academia crossfit estudio_pilates luta natacao estudio_danca')
const food = inSegment('Alimentação')
const shop = either(inSegment('Comércio Varejista'), among('padaria confeitaria pet artesanato'))
const perishable = either(
  food,
  among('mercado hortifruti acougue farmacia perfumaria suplementos pet_shop conveniencia'),
)
const eatsIn = among('restaurante lanchonete pizzaria padaria confeitaria bar eventos_buffet alimentacao hotel')
const patients: Has = (trade) => trade.segmento === 'Saúde' && !gym(trade)
const insured = among('clinica odontologia fisioterapia psicologia laboratorio home_care saude nutricao')
const students = either(inSegment('Educação'), gym)
const families = among(
  'escola escola_infantil reforco escola_musica natacao estudio_danca luta idiomas educacao curso_profissionalizante',
)
const subscribers = either(
  inSegment('Tecnologia'),
  among('clube_assinatura curso_online internet_provedor saas midia coworking'),
)
/** What is bought again and again from the same firm. */
const monthly = either(
  inSegment('Tecnologia'),
  gym,
  among(
    'contabilidade advocacia agencia consultoria limpeza seguranca suporte_ti coworking lavanderia assistencia_tecnica corretora_seguros salao_beleza barbearia clinica_estetica pet locacao_equipamentos transporte arquitetura',
  ),
)
const revises = among('agencia arquitetura fotografia software games midia consultoria grafica eventos')
/** Hours are sold to one client at a time. */
const projects = among(
  'agencia arquitetura consultoria software suporte_ti games advocacia contabilidade fotografia eventos midia tecnologia',
)
/** A council says what the profession may charge and advertise. */
const regulated = either(
  patients,
  among('advocacia contabilidade arquitetura imobiliaria corretora_seguros veterinaria pet_shop'),
)
/** Other firms buy and pay by invoice. */
const invoiced: Has = (trade) =>
  !inSegment('Alimentação', 'Saúde', 'Educação')(trade) &&
  (trade.segmento !== 'Comércio Varejista' || trade.id === 'material_construcao' || trade.id === 'autopecas') &&
  !gym(trade) &&
  !among('salao_beleza barbearia clinica_estetica lava_jato quadras hotel lavanderia')(trade)
const classrooms: Has = (trade) => students(trade) && trade.id !== 'curso_online' && trade.id !== 'autoescola'
const till = either(shop, food, among('salao_beleza barbearia posto_combustivel lava_jato hotel lavanderia pet'))

const animals = among('pecuaria leite avicultura piscicultura suinocultura apicultura agro pet pet_shop veterinaria')
const clothes = among('loja_roupas calcados loja varejo ecommerce')
const goods = inSegment('Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio')
const bodies = either(
  patients,
  gym,
  among('salao_beleza barbearia clinica_estetica estudio_pilates fotografia psicologia nutricao'),
)
const never: Has = () => false
/** Goods and services that are bought one by one: a course and a treatment aren't. */
const bought: Has = (trade) => !students(trade) && !patients(trade)
/** Made for the day on which it is eaten or sold. */
const prepares = either(food, among('padaria confeitaria hortifruti agroindustria queijaria floricultura'))
const keptCold = among(
  'restaurante pizzaria delivery bar marmitaria eventos_buffet mercado hortifruti acougue floricultura horta fruticultura piscicultura leite queijaria agroindustria',
)
const sells = either(shop, inSegment('Indústria', 'Tecnologia'), among('imobiliaria corretora_seguros turismo atacado'))

/**
 * Words that only some trades use: what holds one says nothing to the others, unless she uses it herself, or one of `said`,
 * folded. Whole words, accents as written.
 */
export const OWN_WORDS: readonly (readonly [words: string, has: Has, said?: string])[] = [
  ['sacas?|arrobas?', among('lavoura cafe agro pecuaria')],
  ['trator(?:es)?', among('lavoura cafe agro pecuaria leite')],
  ['ra[çc](?:ão|ões)|rebanhos?|ordenha|esterco|silagem|feno', animals],
  ['safras?|entressafra|plantio|adubo|hectares?', inSegment('Agronegócio')],
  ['da chapa|chapeiro', among('restaurante lanchonete pizzaria bar hamburgueria food_truck')],
  ['picanha|lingui[çc]as?|bifes?|churrasco|espetinhos?', among('acougue mercado restaurante bar lanchonete')],
  ['h[óo]spedes?', among('hotel'), 'hospedes?|pousada|hostel|chale|airbnb'],
  ['m[úu]sica tocada|faixa, m[úu]sica', students],
  ['cabides?|araras?', clothes],
  ['próxima grade|caixa fechada|fica na loja', clothes],
  ['pneus?', among('oficina auto_center borracharia autopecas transporte lava_jato')],
  ['merendeiras?', food],
  ['atletas?', gym],
  ['seguidores', never, 'seguidor\\w*|instagram|insta|tiktok|redes? socia\\w+|perfil'],
  ['(?:uma|a|da) amostra(?!s? de)', goods],
  ['antecipe o estoque', goods],
  ['pedidos que mais demoram|Cronometre dez pedidos|aviso na placa', food],
  ['entrega, feira ou quiosque|feira ou quiosque', either(shop, food, inSegment('Agronegócio'))],
  ['projeto parado|cobre a parcela mesmo', projects],
  ['sess(?:ão|ões)', bodies],
  ['fichas? t[ée]cnicas?', either(food, inSegment('Indústria'))],
  ['conv[êe]nios?', insured],
  ['franqueador(?:a|es)?', never, 'franqu\\w+'],
  [
    '[óo]rg(?:ão|ãos) (?:público|que|p)|no órgão|empenhos?|prefeituras?',
    never,
    'prefeitura\\w*|governo|orgao|orgaos|licitac\\w*|edita\\w+|empenho\\w*|municip\\w*|merenda|alvara|vigilancia|fiscal\\w*|camelo\\w*|ambulante\\w*|ponto',
  ],
  [
    'segundo servi[çc]o do mesmo dia',
    among('fotografia eventos midia artes_cenicas musica eventos_buffet obra limpeza'),
  ],
  ['costureiras?', among('confeccao costura loja_roupas')],
  ['s[íi]ndicos?', never, 'sindic\\w+|condomin\\w+|predio\\w*|obra|instal\\w+|elevador\\w*'],
  ['cozinhas?|cozinheir[oa]s?', either(food, among('hotel escola_infantil escola agroindustria'))],
  ['card[áa]pios?|por[çc](?:ão|ões)|pratos?|gar[çc]o(?:m|ns)', either(food, among('hotel'))],
  ['mesas? (?:vazias?|cheias?|reservadas?)|reservamos a mesa|giro de mesa', eatsIn],
  ['dose certa', food],
  ['vitrines?|g[ôo]ndolas?|corredor(?:es)?|provador(?:es)?', shop],
  ['sem tamanho ou cor|grade de tamanhos', among('loja_roupas calcados loja varejo ecommerce confeccao')],
  ['pacientes?|prontu[áa]rios?', patients],
  ['(?:tipo de|confirme as|marque as|cada|na|da) consultas?', patients],
  ['próxima safra|cada safra|por safra|variedades', ({ colheita }) => colheita],
  ['em fatias|três fatias|bolsa|em partes, a preços', among('lavoura cafe pecuaria agro suinocultura')],
  ['glosas?|glosad[oa]s?|faturista', insured],
  ['rematr[íi]culas?|respons[áa]veis pelo aluno|o que ele gosta|combine com a família|cada família', families],
  ['matr[íi]culas?(?! (?:atualizada|do im[óo]vel|, para))|alun[oa]s?|professor(?:es|a|as)?', students],
  ['talh(?:ão|ões)|an[áa]lise de solo|lavouras?', ({ colheita }) => colheita],
  ['assinantes?', subscribers],
  ['contratos? mensa(?:l|is)|vers[ãa]o mensal|plano mensal', monthly],
  [
    'propostas? (?:nova|padrão|parada|em aberto|pendente)s?|(?:toda|a|da|de|das|as|próxima|última) propostas?(?! (?:por escrito|concorrente|d[oe] (?:um )?concorrente))',
    ({ propostas }) => propostas,
  ],
  ['escopo', ({ propostas }) => propostas],
  [
    'dez itens mais vendidos|nota de compra',
    (trade) =>
      !gym(trade) &&
      !patients(trade) &&
      !students(trade) &&
      !projects(trade) &&
      (trade.segmento !== 'Agronegócio' || trade.id === 'agroindustria'),
  ],
  [
    'contratos longos|contrato e na agenda|modelo de contrato|escolas e planos',
    either(monthly, students, projects, ({ propostas }) => propostas),
  ],
  ['quantas alterações|\\[número\\] alterações', revises],
  ['às cegas', till],
  ['reuniões|por aprovação|horas por cliente|hora cobrada', projects],
  ['soja', among('lavoura agro')],
  ['nutricionistas?', either(food, patients, among('escola escola_infantil hotel'))],
  ['sala de saúde ou beleza', either(patients, among('salao_beleza barbearia clinica_estetica estudio_pilates'))],
  ['escola e saúde|escolas e planos|como na escola', either(inSegment('Educação'), patients)],
  ['(?<!no )conselho da (?:sua )?profissão(?! do)', regulated],
  ['duplicatas?', invoiced],
  [
    'conhecer a escola|visitam? a escola|visitas às salas|convid(?:e|ar) (?:sempre )?para (?:uma )?visita|mais salas|Famílias e alunos',
    classrooms,
  ],
  ['combine com a família|Professor que sai|com a escola', families],
  [
    '(?:os|cada|dos) orçamentos?|gastar tempo com orçamento|refaça o orçamento',
    (trade) => !inSegment('Educação', 'Agronegócio')(trade) && !gym(trade) && !subscribers(trade),
  ],
  [
    'balc(?:ão|ões)',
    either(till, inSegment('Indústria'), among('oficina assistencia_tecnica grafica locacao_equipamentos coworking')),
  ],
  ['seu plano inclui|níveis de atendimento', subscribers],
  [
    'feito a mais|preço de mudança|pedido (?:extra|a mais)|limite e preço para o extra',
    ({ id, propostas }) => propostas || id === 'costura' || id === 'confeitaria' || id === 'eventos_buffet',
  ],
  ['canteiro', among('obra serralheria artefatos_cimento')],
  ['venceu(?! em \\[data)|vencid[oa]s na prateleira', perishable],
  ['tempo e porte|nó, porte|tipo, porte|pets?|tosa', animals, 'pets?|porte|tosa|bichos?|cachorro\\w*|caes|gatos?'],
  ['veterin[áa]ri[oa]s?', animals],
  ['vacas?|bezerr[oa]s?|cochos?|por ave', animals],
  ['irrigue|gotejo', either(inSegment('Agronegócio'), among('viveiro_mudas floricultura jardinagem'))],
  [
    'treinador(?:es)?|hora nobre|salão ou quadra',
    either(gym, among('quadras')),
    'quadras?|campo|arena|treinador\\w*|hora nobre',
  ],
  [
    'medição quinzenal|dia da medição|na medição|primeira medição|próxima medição|em medição',
    among('obra marcenaria serralheria marmoraria climatizacao arquitetura artefatos_cimento estofaria costura'),
    'obras?|medicao|construtora\\w*|empreit\\w*|sob medida|reforma\\w*',
  ],
  [
    'que o navio não faz|alf[âa]ndega|contrabando|defesa comercial',
    never,
    'importad\\w*|chin\\w{3,}|navio|contraband\\w*|exporta\\w*',
  ],
  ['pirataria', never, 'pirat\\w*|copia\\w*|falsific\\w*|imita\\w*'],
  [
    'o conserto do importado|peça de reposição|anuncie o conserto',
    among('oficina assistencia_tecnica bicicletas autopecas oficina_agricola eletronicos metalurgica'),
    'conserto\\w*|manutencao|reposicao|maquina\\w*',
  ],
  ['norma, nota, uniforme|que laudo', never, 'normas?|laudos?|uniformes?|certifica\\w*|licita\\w*'],
  [
    'rotativo|valor na fatura|aquela fatura|extratos e faturas|guarde os cart[õo]es|juro no cart[ãa]o|no cart[ãa]o e no limite',
    never,
    'faturas?|rotativ\\w*|cart(?:ao|oes) de credito|cheque especial|(?:no|do|pelo) cart(?:ao|oes)|minimo d\\w+ cartao',
  ],
  ['d[íi]vidas pessoais|no seu CPF', never, 'pessoa(?:l|is)|cpf|nome sujo|em casa'],
  ['próxima compra antes|comprou mais de uma vez|quem compra toda semana', bought],
  ['cadastro, consulta e contrato|ao protesto|protesto e execução', bought],
  [
    'cor, texto|ensine o cliente a medir|imagem final|prova aprovada',
    among(
      'grafica confeccao costura marcenaria moveis_fabrica serralheria marmoraria artesanato agencia fotografia joalheria confeitaria ecommerce',
    ),
    'artes?|estampa\\w*|personaliz\\w*|impress\\w*|logo\\w*|sob medida|medidas?',
  ],
  [
    'clientes ligados à casa|parte do que traz|não leva o cliente|não só com uma cadeira',
    (trade) => !students(trade) && !goods(trade) && !among('limpeza obra transporte seguranca')(trade),
    'lev\\w+ (?:\\w+ ){0,2}(?:client\\w*|alun\\w*|pacient\\w*)',
  ],
  ['hidrata[çc][ãa]o', among('salao_beleza barbearia clinica_estetica pet perfumaria')],
  ['sal[ãa]o-parceiro', among('salao_beleza barbearia clinica_estetica estudio_tatuagem')],
  [
    'motoristas?|tamanho do baú|do outro motorista',
    among('transporte mudancas gas_agua atacado turismo locacao_equipamentos reciclagem'),
    'motorist\\w*|caminh\\w*|fretes?|vans?|frota|entregador\\w*|onibus|carreta\\w*',
  ],
  [
    'quarto em que ficaram|quartos? (?:vendidos|ocupado|vazio|melhor)|por quarto(?! de hora)',
    among('hotel'),
    'quartos?|chales?|suites?|leitos?',
  ],
  ['segunda leva para o meio do dia|antes de preparar|última hora por menos|receba encomenda na véspera', prepares],
  [
    'frio, da água e do tempo desde a chegada|da geladeira e do depósito',
    keptCold,
    'geladeira\\w*|freezer\\w*|camara fria|frios?|peix\\w*|flores|verdur\\w*|frut\\w*|carnes?',
  ],
  ['catraca', gym],
  ['convidados|noiv[oa]s', among('eventos eventos_buffet fotografia confeitaria quadras locacao_equipamentos')],
  [
    'aos vendedores|por vendedor|do vendedor e conte',
    sells,
    'vendedor\\w*|representante\\w*|balconista\\w*|corretor\\w*|consultor\\w*',
  ],
]
