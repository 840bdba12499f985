import { fold, stem, words } from '#src/text/words.ts'

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
  the of to oq`.split(/\s+/),
)

/** Words that turn or colour a question without being its subject: they count, but little. */
const LIGHT_WORDS = new Set(
  `mais menos nada tudo bem mal outro outra outros vez vezes primeiro primeira novo nova grande pequeno certo certa melhor
  pior bom boa ruim dar dei deu da dou deixar deixo passar passo ver vejo ir usar uso usa ficou ficam chega chegar acontece significa
  lugar sempre nunca antes depois fim dentro fora ninguem nenhum nenhuma dia dias mes ano semana hora horas tempo pessoa pessoas
  falar fala dizer diz diferenca ajuda ajudar explica explicar entender exatamente ideia mundo maior demais pouco outra quanto quantos
  tirar tira tirei poder querer achar acho devo deve devem`.split(/\s+/),
)

/** What people type on a phone, spelt out. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  ñ: 'nao',
  q: 'que',
  oq: 'que',
  pq: 'porque',
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
  info: 'informacao',
  infos: 'informacao',
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

function tokensOf(folded: string, max: number): Token[] {
  const tokens: Token[] = []
  for (const raw of words(folded.replace(/\be-mail/g, 'email'), max)) {
    const word = Object.hasOwn(SHORT_FORMS, raw) ? fold(SHORT_FORMS[raw]!).replace('-', '') : raw
    if (STOPWORDS.has(word) || word.length > 40) continue
    const stemmed = stem(word)
    const weight = LIGHT_WORDS.has(word) ? LIGHT_WEIGHT : 1
    if (stemmed.length >= 4) tokens.push({ word, stem: stemmed, weight })
    else tokens.push(word.length >= 4 ? { word, stem: word, root: stemmed, weight } : { word, stem: word, weight })
  }
  return tokens
}

/** The words of a document's field that carry its subject. */
export const documentTokens = (text: string): Token[] => tokensOf(fold(text), 2_000)

/** The words of a question that carry its subject, each once. */
export function queryTokens(question: string): Token[] {
  const seen = new Map<string, Token>()
  for (const token of tokensOf(fold(question.slice(0, MAX_QUERY_CHARACTERS)), MAX_QUERY_WORDS))
    if (!seen.has(token.stem)) seen.set(token.stem, token)
  return [...seen.values()]
}
