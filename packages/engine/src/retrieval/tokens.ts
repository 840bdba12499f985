import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'

/** Characters and words of a question that are read; the rest is ignored, so a huge message costs nothing. */
export const MAX_QUERY_CHARACTERS = 1_000
const MAX_QUERY_WORDS = 60
const LIGHT_WEIGHT = 0.4

/** Words that say nothing about the subject. 'nao', 'sem' and 'mais' stay: they turn a question round. */
const STOPWORDS = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa ao aos por pelo pela pelos pelas para pra pro pras pros
  com e ou que se mas como qual quais quando onde porque por ser sao sou era foi esta estao estou estava
  este esta estes estas esse essa esses essas isso isto aquilo aquele aquela ele ela eles elas eu voce voces nos me te lhe
  meu minha meus minhas seu sua seus suas nosso nossa tem tenho ter temos tinha ha ja la ai aqui ate ainda so tambem muito muita
  quero quer queria gostaria preciso precisa posso pode podem consigo consegue vou vai vao fazer faco faz fazem fazendo feito fica ficar
  saber sei favor pf pfv algum alguma alguem coisa tipo mesmo mesma entao agora hoje sobre entre cada todo toda todos todas
  saiba sabe sabem sabia seria sera estavam estava estiver sendo tive teve tinham tendo tivesse vamos iria ia vim vem
  tanto tao assim pois apenas onde aonde dela dele delas deles desse dessa disso deste desta disto daqui dai dali
  naquele naquela nesse nessa nisso neste nesta nisto aquela aqueles aquelas essas eles elas lhes comigo contigo conosco
  poderia poderiam conseguir consegui conseguiria precisava precisaria queremos precisamos podemos gostaria gostava
  pergunta perguntar duvida duvidas informar-me please desculpa desculpe obrigado obrigada ola oi opa eai
  ne po poxa uai ue oxe oxente bah tche eita vish vixe mano mana vei veio tio moco moca querida querido rapaz
  the of to oq`.split(/\s+/),
)

/** Words that turn or colour a question without being its subject: they count, but little. */
const LIGHT_WORDS = new Set(
  `mais menos nada tudo bem mal outro outra outros vez vezes primeiro primeira novo nova grande pequeno certo certa melhor
  pior bom boa ruim dar dei deu da dou deixar deixo passar passo ver vejo ir usar uso usa ficou ficam chega chegar acontece significa
  lugar sempre nunca antes depois fim dentro fora ninguem nenhum nenhuma dia dias mes ano semana hora horas tempo pessoa pessoas
  falar fala dizer diz diferenca ajuda ajudar explica explicar entender exatamente ideia mundo maior demais pouco outra quanto quantos
  tirar tira tirei botao menu tela mao entendo poder querer achar acho devo deve devem vale valer pena jeito forma maneira negocio trem lance
  gente cara verdade real certinho direito direitinho mexer rapido logo urgente serio facil basico
  quem comecar comeco inicio interessa situacao caso questao parte`.split(/\s+/),
)

/** Kinds of business and names of months: they colour a question, whose subject is another word. */
const TRADES = `restaurante padaria lanchonete salao barbearia oficina farmacia mercadinho mercado mercearia pizzaria
  sorveteria confeitaria clinica consultorio bar barraca quiosque boutique
  acougue drogaria otica pousada academia marcenaria serralheria confeccao grafica papelaria floricultura perfumaria
  hamburgueria cafeteria hortifruti distribuidora transportadora imobiliaria construtora agencia lavanderia autoescola
  creche petshop adega emporio sacolao peixaria estudio atelie construcao
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`
for (const word of TRADES.split(/\s+/)) LIGHT_WORDS.add(word)

/** What people type on a phone, spelt out. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  feedback: 'retorno',
  setup: 'preparo',
  churn: 'cancelamento',
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  noa: 'nao',
  nau: 'nao',
  q: 'que',
  qq: 'que',
  qe: 'que',
  oq: 'que',
  oqe: 'que',
  oke: 'que',
  pq: 'porque',
  porq: 'porque',
  purque: 'porque',
  pork: 'porque',
  pra: 'para',
  prum: 'para',
  pruma: 'para',
  pru: 'para',
  comu: 'como',
  cmo: 'como',
  cm: 'como',
  komo: 'como',
  di: 'de',
  mi: 'me',
  si: 'se',
  qm: 'quem',
  qr: 'quero',
  ce: 'voce',
  oce: 'voce',
  ces: 'voces',
  vose: 'voce',
  voceis: 'voces',
  ceis: 'voces',
  vo: 'vou',
  vamo: 'vamos',
  tava: 'estava',
  tamo: 'estamos',
  tamos: 'estamos',
  tah: 'esta',
  axo: 'acho',
  aki: 'aqui',
  neh: 'ne',
  entaum: 'entao',
  ent: 'entao',
  pfvr: 'favor',
  pff: 'favor',
  plis: 'favor',
  pls: 'favor',
  bgd: 'obrigado',
  brigado: 'obrigado',
  brigada: 'obrigado',
  vcx: 'voces',
  vc: 'voce',
  vcs: 'voces',
  c: 'com',
  p: 'para',
  d: 'de',
  tb: 'tambem',
  tbm: 'tambem',
  qdo: 'quando',
  qto: 'quanto',
  qnt: 'quanto',
  qd: 'quando',
  qnto: 'quanto',
  hj: 'hoje',
  qro: 'quero',
  kero: 'quero',
  qero: 'quero',
  keria: 'queria',
  mto: 'muito',
  mt: 'muito',
  soh: 'so',
  eh: 'ser',
  ta: 'esta',
  to: 'estou',
  tou: 'estou',
  ki: 'que',
  ke: 'que',
  oque: 'que',
  dnv: 'novamente',
  mlr: 'melhor',
  fds: 'semana',
  pgto: 'pagamento',
  pag: 'pagamento',
  tds: 'todos',
  tdo: 'tudo',
  cad: 'cadastro',
  nf: 'nota',
  msg: 'mensagem',
  zap: 'whatsapp',
  zapzap: 'whatsapp',
  wpp: 'whatsapp',
  whats: 'whatsapp',
  wats: 'whatsapp',
  watsap: 'whatsapp',
  zapi: 'whatsapp',
  insta: 'instagram',
  face: 'facebook',
  cel: 'celular',
  tel: 'telefone',
  fone: 'telefone',
  email: 'e-mail',
  emails: 'e-mail',
  mail: 'e-mail',
  grana: 'dinheiro',
  din: 'dinheiro',
  func: 'funcionario',
  funcs: 'funcionario',
  empreza: 'empresa',
  adm: 'administrar',
  obg: 'obrigado',
  vlw: 'obrigado',
  blz: 'ola',
  td: 'tudo',
  ngm: 'ninguem',
  cmg: 'comigo',
  dps: 'depois',
  msm: 'mesmo',
  vlr: 'valor',
  qts: 'quantos',
  qtas: 'quantas',
  qtos: 'quantos',
  qtd: 'quantidade',
  hr: 'hora',
  hrs: 'horas',
  pc: 'computador',
  net: 'internet',
  nfe: 'nota',
  nfs: 'nota',
  nfse: 'nota',
  simei: 'mei',
  wpps: 'whatsapp',
  watzap: 'whatsapp',
  uatsap: 'whatsapp',
  uats: 'whatsapp',
  zape: 'whatsapp',
  ig: 'instagram',
  fb: 'facebook',
  imeiu: 'e-mail',
  imeio: 'e-mail',
  emeio: 'e-mail',
  gmail: 'e-mail',
  hotmail: 'e-mail',
  logim: 'login',
  loguin: 'login',
  loga: 'logar',
  saite: 'site',
  sait: 'site',
  saiti: 'site',
  boto: 'colocar',
  ponho: 'colocar',
  poe: 'colocar',
  emp: 'empresa',
  fat: 'faturamento',
  rel: 'relatorio',
  diag: 'diagnostico',
  forn: 'fornecedor',
  cli: 'cliente',
  vdd: 'verdade',
  tbem: 'tambem',
  info: 'informacao',
  infos: 'informacao',
}

/** Greetings, thanks and introductions around a question: they would count against it as words nobody answers. */
const POLITENESS =
  /\b(bom dia|boa tarde|boa noite|tudo (bem|bom|certo|joia)( com (voces?|vcs?))?|td (bem|bom)|como vai( voces?)?|blz|beleza\?|(muito|mt|mto) obrigad[oa]|obrigad[oa]|desde ja\b|(meu nome e|me chamo|aqui e [oa]|sou [oa]) [a-z]+|com licenca|me ajudem?|alguem me ajuda|socorro|por gentileza|por favor|(gostaria|queria|quero|preciso) (de )?saber( se| sobre)?|sabem? (me )?(dizer|informar|falar)|(pode|podem|poderia|poderiam) me (ajudar|dizer|explicar|informar|falar)|(tenho|tinha) uma (duvida|pergunta)|(seguinte|entao|assim)[,:])/g
/** 'num consigo' is how 'não consigo' sounds. */
const SPOKEN_NOT =
  /\bnum (?=(consig|conseg|sei|quer|da|de[uv]|tem|tenho|tinh|entra|vai|vou|abr|lembr|funcion|receb|cheg|posso|pod|precis|vend|sobr|carreg|apar|ach|est[ao]|to|ta|e)\w*)/g
/** 'muitoooo' */
export const DRAWN_OUT = /([a-z])\1{2,}/g

/** A folded question without what is only manners. */
export function withoutManners(folded: string): string {
  const spoken = folded.replace(DRAWN_OUT, '$1').replace(SPOKEN_NOT, 'nao ')
  return spoken.replace(POLITENESS, ' ')
}

/** Forms of irregular verbs that no stemmer brings together, by the verb. */
const VERBS = `subir: sobe sobem subo suba
sumir: some somem sumo suma
perder: perco perca percam
pedir: peco peca pecam
medir: meco meca
seguir: sigo siga sigam
trazer: trago traga trouxe trouxeram traz
cair: cai caem caiu caindo caiam caia cairam
sair: sai saem saiu saindo saiam sairam saio saia saido
colocar: boto bota botar botei botou botam poe poem pus puser pondo ponho ponha botaram coloco
repetir: repito repita repete
cobrir: cubro cubra
descobrir: descubro descubra
manter: mantenho mantem mantenha
reduzir: reduz reduzo
produzir: produz produzo
caber: cabe cabem coube caiba
dormir: durmo durma
preferir: prefiro prefira
servir: sirvo
aparecer: apareco
conhecer: conheco
crescer: cresco
oferecer: ofereco
pagar: pague paguei paguem
pegar: pegue peguei
entregar: entregue entreguei
ligar: ligue liguei
marcar: marque marquei
trocar: troque troquei
ficar: fique fiquei
aplicar: aplique
jogar: jogue joguei
chegar: cheguei chegue
gerar: gere gerei`
const verbOf = new Map(
  VERBS.split('\n').flatMap((line) => {
    const [verb, forms] = line.split(': ') as [string, string]
    return forms.split(' ').map((form): [string, string] => [form, verb])
  }),
)

/** A folded word that people type short, spelt out. */
export const spelledOut = (word: string): string =>
  Object.hasOwn(SHORT_FORMS, word) ? fold(SHORT_FORMS[word]!).replace('-', '') : word

/** 'lojinha' is 'loja', 'minutinhos' 'minutos', 'pouquinho' 'pouco'; words that only look so stay. */
const DIMINUTIVE = /^(\w{3,}?)(z?inh)([oa]s?)$/
const NOT_DIMINUTIVE = new Set(
  `vizinho vizinha vizinhos vizinhas caminho caminhos cozinha cozinhas sozinho sozinha sozinhos galinha linha linhas minha
  minhas vinho vinhos tinha farinha carinho marinha rainha padrinho madrinha campainha andorinha sardinha`.split(/\s+/),
)
function plainForm(word: string): string {
  const found = DIMINUTIVE.exec(word)
  if (!found || NOT_DIMINUTIVE.has(word)) return word
  const [, base = '', middle, ending = ''] = found
  if (middle === 'zinh') return base
  return base.replace(/qu$/, 'c').replace(/gu$/, 'g') + ending
}

export interface Token {
  /** Folded, short forms spelt out. */
  word: string
  /** Snowball stem; the word itself where the stem would be shorter than four letters ('meio' is not 'MEI'). */
  stem: string
  /** Such a short stem: inflections of one short verb ('logar', 'loga') still meet in it, at a lower weight. */
  root?: string
  /** What the word counts, 0 to 1. */
  weight: number
}

/** Words whose token is kept: the same ones come again and again. */
const MOST_TOKENS_KEPT = 20_000
const kept = new Map<string, Token | null>()

/** The token of a folded word; null: it carries no subject. */
export function tokenOf(raw: string): Token | null {
  const known = kept.get(raw)
  if (known !== undefined) return known
  const token = readToken(raw)
  if (kept.size < MOST_TOKENS_KEPT) kept.set(raw, token)
  return token
}

function readToken(raw: string): Token | null {
  const word = Object.hasOwn(SHORT_FORMS, raw) ? spelledOut(raw) : plainForm(verbOf.get(raw) ?? raw)
  if (STOPWORDS.has(word) || word.length > 40) return null
  const stemmed = stem(word)
  const weight = LIGHT_WORDS.has(word) ? LIGHT_WEIGHT : 1
  if (stemmed.length >= 4) return { word, stem: stemmed, weight }
  return word.length >= 4 ? { word, stem: word, root: stemmed, weight } : { word, stem: word, weight }
}

const tokensOf = (folded: string, max: number): Token[] =>
  words(folded.replace(/\be-mail/g, 'email'), max).flatMap((raw) => tokenOf(raw) ?? [])

/** The words of a document's field that carry its subject. */
export const documentTokens = (text: string): Token[] => tokensOf(fold(text), 2_000)

/** Somebody's e-mail or the site's address: it says nothing about the subject. */
const ADDRESS = /\S{1,64}@\S+|https?:\S+/g

/** The words of a question that carry its subject, each once. */
export function queryTokens(question: string): Token[] {
  const seen = new Map<string, Token>()
  const asked = fold(question.slice(0, MAX_QUERY_CHARACTERS)).replace(ADDRESS, ' ')
  for (const token of tokensOf(withoutManners(asked), MAX_QUERY_WORDS))
    if (!seen.has(token.stem)) seen.set(token.stem, token)
  return [...seen.values()]
}
