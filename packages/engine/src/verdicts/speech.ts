/** Forms that a weighed deed takes: 'abrir', 'se abro', 'que eu abra', 'a gente abre'. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fazer: 'faco faz faca fazemos facamos fizer',
  dar: 'dou da de damos demos der',
  por: 'ponho poe ponha pomos ponhamos puser',
  ir: 'vou vai va vamos',
  ter: 'tenho tem tenha temos tiver',
  ser: 'sou e seja somos',
  vir: 'venho vem venha vier',
  trazer: 'trago traz traga trazemos trouxer',
  pedir: 'peco pede peca pedimos',
  dizer: 'digo diz diga dizemos disser',
  sair: 'saio sai saia saimos',
  cair: 'caio cai caia',
  subir: 'subo sobe suba subimos',
  seguir: 'sigo segue siga seguimos',
  conseguir: 'consigo consegue consiga',
  investir: 'invisto investe invista investimos',
  reduzir: 'reduzo reduz reduza reduzimos',
  produzir: 'produzo produz produza produzimos',
  introduzir: 'introduzo introduz introduza',
  cobrir: 'cubro cobre cubra cobrimos',
  demitir: 'demito demite demita demitimos',
  assumir: 'assumo assume assuma assumimos',
  construir: 'construo constroi construa',
  encher: 'encho enche encha',
  fornecer: 'forneco fornece forneca',
  oferecer: 'ofereco oferece ofereca',
  conceder: 'concedo concede conceda',
  perder: 'perco perde perca',
  aderir: 'adiro adere adira',
  romper: 'rompo rompe rompa',
  desfazer: 'desfaco desfaz desfaca',
  variar: 'vario varia varie',
  financiar: 'financio financia financie',
  franquear: 'franqueio franqueia franqueie franqueamos',
  negociar: 'negocio negocia negocie',
  renegociar: 'renegocio renegocia renegocie',
}

const bare = (stem: string, own: string, other: string) => [
  `${stem}o`,
  `${stem}${own}`,
  `${stem}${other}`,
  `${stem}${own}mos`,
  `${stem}${other}mos`,
]

function formsOf(verb: string): string[] {
  const known = IRREGULAR[verb]
  const stem = verb.slice(0, -2)
  const rest = known
    ? known.split(' ')
    : verb.endsWith('ar')
      ? [...bare(stem, 'a', 'e'), `${stem}ue`, `${stem}uemos`]
      : verb.endsWith('er')
        ? [...bare(stem, 'e', 'a'), `${stem.replace(/c$/, 'c')}a`]
        : [...bare(stem, 'e', 'a'), `${stem}imos`, `${stem.slice(0, -1)}jo`, `${stem.slice(0, -1)}ja`]
  // 'Por' is hardly ever the verb.
  return [
    ...(verb === 'por' ? [] : [verb]),
    `${verb}mos`,
    ...rest,
    ...(IMPERFECT[verb] ?? `${stem}${verb.at(-2)}sse`).split(' '),
  ]
}

/** 'Se eu fechasse' */
const IMPERFECT: Readonly<Record<string, string>> = {
  fazer: 'fizesse',
  dar: 'desse',
  por: 'pusesse',
  ir: 'fosse',
  ser: 'fosse',
  ter: 'tivesse',
  vir: 'viesse',
  trazer: 'trouxesse',
  dizer: 'dissesse',
  desfazer: 'desfizesse',
}

const VERBS = /\{([a-z|]+)\}/

/** The words that a deed's pattern can begin with: a sentence without one of them needn't be read for it. */
export function beginnings(source: string): string[] {
  const verbs = VERBS.exec(source)?.[1] ?? ''
  return [...new Set(verbs.split('|').flatMap(formsOf))].filter((form) => !SMALL_WORDS.has(form))
}

/** Forms that nearly always are another word. */
const SMALL_WORDS = new Set(['da', 'de', 'para', 'e', 'a', 'va', 'vai', 'tem', 'faz', 'cobra', 'sai', 'vem'])

/** 'Só quer pagar quando sai a certificação': what stands behind it is no object of the verb. */
const WITHIN = ' (?!(?:quando|porque|pq|enquanto|depois que|assim que|ate que)\\b)'

/** '{abrir|montar} ~3 filial': a verb in any form that is weighed, up to three words, a noun; read where one of its `beginnings` stands. */
export const deedPattern = (source: string): Telling =>
  new Telling(source.replace(VERBS, '').replace(/ ~(\d) /g, `(?:${WITHIN}[^ ,:]+){0,$1} `), '([a-z]+)', 'y')

const CUE = 3
/** How the words of a text begin. */
export const cuesOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, CUE)))

/** A pattern of sentences, with beginnings of words of which every match has at least one. */
export class Telling {
  readonly pattern: RegExp
  private readonly cues: readonly string[]

  constructor(source: string, start = '', flags = '') {
    this.pattern = new RegExp(`${start}(?:${source})`, flags)
    // What only follows needs no word.
    const plain = source.startsWith('(?=')
      ? ''
      : source.replace(/\(\?!(?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|\\[a-z]/g, ' ')
    this.cues = [...cuesOf(plain)]
  }

  /** Spares the look at a text that has none of its words. */
  maybe(cues: ReadonlySet<string>): boolean {
    return this.cues.length === 0 || this.cues.some((cue) => cues.has(cue))
  }
}

const isInfinitive = (verb: string): boolean => /r(?:mos)?$/.test(verb) && verb !== 'der'
/** 'Tenho medo de aumenta o preço': an infinitive as it is spoken. */
const BEFORE_INFINITIVE =
  /\b(?:(?:medo|vontade|ideia|receio|jeito|plano) de|pens(?:o|ando|ei) em|quero|queria|devo|deveria|posso|vou|preciso|pretendo) $/

/** Small words between what weighs and the deed: 'penso em [logo] abrir'. */
const FILL =
  '(?: (?:quando|onde|gente|eu|a gente|nos|logo|tambem|ja|mesmo|agora|so|entao|me|se|ir|comecar a|tentar|ter que|ter de|poder|fazer|voltar a|ate|ainda|primeiro|que|pra|para|de|em|a|por|vez|fazer o certo e|seria|e|era|nao|ou|melhor|conseguir|o jeito|certo|vale a pena|compensa|devo|deveria|dinheiro|vou))*'

const words = (text: string) => text.trim().split(/\s+/).join('|').replaceAll('_', ' ')

const QUESTION = words(`
  devo devia deveria deveriamos deviamos vale vale_(?:mesmo_|mais_)?a_pena valeria_a_pena compensa compensaria sera sera_que nao_sei nem_sei
  sei_la duvida indecis[oa] decid[a-z]+ dilema melhor pergunto posso poderia dava daria da_pra da_para hora_de momento_de pensei
  avaliando estudando analisando dividid[oa] conta_de`)
const WANT = words(`
  pens(?:o|ando|ado|amos)(?:_[a-z]+)? cogit[a-z]+ vontade quero queria queremos queriamos querendo gostaria vergonha sem_graca planej[a-z]+ plano_[ed]e?
  planos_de pretend[a-z]+ pretendo sonh[oa] medo receio insegur[oa] coragem ideia tentad[oa] preciso precisava precisamos precisaria
  tenho_que teria_que vou_ter vou vamos negociando dinheiro capital grana condic[a-z]+ como falta unica_saida saida jeito
  to_vendo estou_vendo olhando juntando projeto`)
const PROPOSAL = words(`
  quer querem queria queriam insist[a-z]+ fal(?:a|am|ou|aram|ando) acha acham achou diz dizem disse disseram dizendo suger[a-z]+
  aconselh[a-z]+ ped(?:e|em|iu|iram|indo) propos propuser[a-z]+ convid[a-z]+ cham(?:a|ou|aram|ando) mand(?:a|ou|am|aram) exig[a-z]+
  recomend[a-z]+ orient[a-z]+ incentiv[a-z]+ press[a-z]+ empurr[a-z]+ tecla ideia_de deu_a_ideia defende cabeca convencer cobra
  cobram enche[a-z]* vive_falando sonha torce implora esper(?:a|am|ando) pergunt(?:a|am|ou|aram|ando) animad[oa] ofereceu`)

const near = (source: string) => new RegExp(`\\b(?:${source})${FILL} $`)
const ASKS = near(QUESTION)
const WANTS = near(WANT)
const PROPOSES = new RegExp(`\\b(?:${PROPOSAL})(?:${FILL}|(?: [a-z]+){0,3} (?:pra|para|em)${FILL}) $`)
/** 'Se contrato', 'se eu subir': the deed itself is in question. */
const IF =
  /\b(?:se|sera que|ou)(?: (?:eu|a gente|nos|ja|tambem|nao|logo|mesmo|so|entao|me|agora|se|e melhor|melhor))* $/
/** 'Quer que eu abaixe', 'falou pra gente fechar' */
const THAT = new RegExp(
  `\\b(?:${PROPOSAL})(?: [a-z]+){0,2} (?:que|pra|para)(?: (?:eu|a gente|nos|ja|tambem|nao|logo|me))* $`,
)
const DENIED =
  /\b(?:nao|nem|nunca|jamais|ninguem) (?:eu |mais |me |se |a gente )?(?:quero|queremos|quer|penso|pensamos|pretendo|vou|vamos|preciso|precisamos|cogito|planejo|posso|podemos|consigo|conseguimos|da|tenho (?:vontade|planos?|intencao|como|ideia|dinheiro|interesse)|compensa|vale|e hora|devo|adianta|gosto|sonho|falta)(?: [a-z]+){0,4} $|\b(?:sem|parar de|deixar de|parei de|deixei de|em vez de|ao inves de|desisti de|desistimos de|evitar|evito|nunca mais|acabei de|depois de|cansei de|ja decidi|livre de) (?:ter que |precisar |precisar de )?$|\bse (?!eu )[^,]{3,24} (?:eu )?(?:tenho|teria|vou ter) que $/
/** Whose wish is no question to her. */
const STRANGER =
  /\b(?:concorren[a-z]+|vizinh[oa]s?|ex (?:soci[oa]|funcionari[oa])|governo|funcionari[oa]s?|ajudante|empregad[oa]|menin[oa]|mocas?|rapaz|cliente[s]?|alun[oa]s?|paciente[s]?|freguesi?a?|hospedes?|amig[oa] [a-z]+|outr[oa] (?:loja|salao|padaria|empresa)|prefeitura|rede|irma d[ea]l[ea]|inquilin[oa])(?: [a-z]+){0,3} (?:quer|querem|queria|sonha|pensa|fala|vai)(?: [a-z]+)? $/

export type Stance = 'question' | 'proposal' | 'want'

export interface Place {
  before: string
  after: string
  verb: string
  /** The sentence ends with a question mark. */
  asked: boolean
}

/** How a deed is weighed in the words around it; null: it is done, denied, somebody else's or only named. */
export function stanceOf({ before: all, after, verb, asked }: Place, ofStrangers: boolean): Stance | null {
  const before = all.slice(-110).replace(/["“”'*]/g, '')
  if (DENIED.test(before) && !/\bnao (?:sei|tenho certeza)\b/.test(before.slice(-60))) return null
  // 'Os funcionários querem que eu baixe': the deed is hers.
  if (!ofStrangers && STRANGER.test(before) && !THAT.test(before)) return null
  // 'Vai abrir a oficina dele'
  if (/^(?:abr|mont|inaugur|bot|arrum)/.test(verb) && /^ del[ea]s?\b/.test(after)) return null
  if (isInfinitive(verb) || (/[aei]$/.test(verb) && BEFORE_INFINITIVE.test(before))) {
    // 'Penso em dobrar o anúncio e baixar o preço': both are weighed.
    const joined = JOINED.exec(before)
    // 'Queria parar de vender pra ele e comprar a máquina': only the first is to end.
    if (joined)
      return stanceOf({ before: joined[1]!.replace(/\b(?:parar|deixar) de $/, ''), after, verb, asked }, ofStrangers)
    if (ASKS.test(before) || IF.test(before)) return 'question'
    if (PROPOSES.test(before)) return 'proposal'
    if (WANTS.test(before)) return asked ? 'question' : 'want'
    return asked && (before.trim() === '' || / ou /.test(after) || /[,:] $/.test(before)) ? 'question' : null
  }
  if (THAT.test(before)) return 'proposal'
  if (IF.test(before)) return 'question'
  if (/\b(?:devo|vale a pena|compensa|melhor|fazer) ?[:,]? $/.test(before)) return 'question'
  return CHOICE.test(after) || (asked && /(?:^|[,:] |\beu |\be )$/.test(before)) ? 'question' : null
}
/** An infinitive with its object before the next one. */
const JOINED = /^(.*[ ,])[a-z]{2,}[aei]r (?:[^ ,;.]+ ){1,9}(?:e|ou) (?:tambem |depois |ja )?$/

/** 'Pego ou não pego', 'compro ou alugo' */
const CHOICE = /^[^,]{0,40} ou (?:nao|[a-z]+o\b|se [a-z]+o\b|espero|deixo|continuo|fico)/

/** Before a deed in her goals. */
export const GOAL_DENIED =
  /\b(?:nao|nem|nunca|antes de|depois de|para nao|pra nao|ninguem)(?: (?:precisar|ter|mais|que|de|precisando))* $|\b(?:sem|parar de|deixar de|em vez de|ao inves de|evitar)(?: [a-z]+){0,4} $/

/** A wish of some far day; with a price it is weighed all the same. */
export const FAR_WISH = /\b(?:talvez|quem sabe|(?:algum|um) dia|la na frente|mais pra frente)\b[^;]{0,30}$/
