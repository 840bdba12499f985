import { NOTHING_EXPECTED } from '@norteia/contracts/agent'
import { say } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { editDistance } from '#src/retrieval/distance.ts'
import { lately } from '#src/text/lately.ts'
import { type Has, WordGroups } from '#src/text/word-groups.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { DANGER_KINDS, DANGERS, type DangerKind } from './danger.data.ts'
import {
  asksLawfully,
  deedById,
  deedIn,
  gravityOf,
  likeliest,
  NO_LIFE,
  nearDeeds,
  plain,
  reports,
  suffers,
  TURNS,
  withoutFailings,
  withoutRefusals,
} from './danger-deeds.ts'
import { earnestIn, type Signs } from './danger-earnest.ts'
import { FEATURES } from './danger-features.data.ts'
import type { HeardKind } from './danger-types.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { onlyAsksOfSky } from './off-topic-forms.ts'
import { onlyAsks } from './only-asks.ts'
import { asksOfPayment } from './payment-question.ts'
import { voicesIn } from './voices.ts'

const MAX_CHARACTERS = 1_000
/** Shorter words have too many neighbours to be taken for a slip of the finger. */
const LEAST_TYPO = 7
const GAP = '(?: [a-z0-9]+){0,3} '

const wordPattern = (word: string) => word.replaceAll('_', ' ').replaceAll('*', '[a-z0-9]*')

/** Groups of words, any of which may stand anywhere. */
const groups = new WordGroups()

/** Groups of words that stand near each other: looked at closely where a text has all of them. */
interface Way {
  groups: readonly number[]
  pattern: RegExp
}

const compile = (ways: readonly string[]): Way[] =>
  ways.map((way) => {
    const words = fold(way).split(' ')
    return {
      groups: words.map((each) => groups.add(each)),
      pattern: new RegExp(
        `(?<![a-z0-9])${words.map((each) => `(?:${each.split('|').map(wordPattern).join('|')})`).join(GAP)}(?![a-z0-9])`,
      ),
    }
  })

/** Which ways a text says, whose groups are known. */
const saidIn =
  (text: string, has: Has) =>
  ({ groups, pattern }: Way): boolean =>
    groups.every(has) && pattern.test(text)

const patterns = DANGER_KINDS.map((kind) => ({
  kind,
  features: FEATURES[kind].map(({ all, none }) => ({
    all: all.map((words) => groups.add(words)),
    none: none === undefined ? undefined : groups.add(none),
  })),
  ways: compile(DANGERS[kind].ways),
  innocent: compile(DANGERS[kind].innocent),
}))

/** Whole words of the ways, by their first letter: a slip seldom hits that one. */
const vocabulary = new Map<string, string[]>()
const known = new Set<string>()
for (const kind of DANGER_KINDS)
  for (const way of DANGERS[kind].ways)
    for (const word of fold(way).split(/[ |_]/)) {
      if (word.endsWith('*') || word.length < LEAST_TYPO || known.has(word)) continue
      known.add(word)
      vocabulary.set(word[0]!, [...(vocabulary.get(word[0]!) ?? []), word])
    }

/** The same words come again and again. */
const MOST_REPAIRED = 5_000
/** The plural of a known word is no slip. */
const repaired = lately((word) => {
  if (word.length < LEAST_TYPO || known.has(word)) return word
  return vocabulary.get(word[0]!)?.find((candidate) => editDistance(word, candidate, 1) === 1) ?? word
}, MOST_REPAIRED)

/** Documents, and people of the shop itself. */
const NO_OFFICE =
  /\b(?<=nota |notas |cupom |cupons |documento |escrita |ano |codigo )fiscal\b|\bfiscal (?:de|da) (?:loja|caixa|piso|porta)\b/g
/** Words that stand together by chance in a long text make no question. */
const MOST_WORDS = 60
/** What makes a deed is told in one breath. */
const WINDOW = 24
const WINDOW_STEP = 8
const NEGATIONS = /\b(?:n|nn|naum|nao)\b/g

/** What a question is answered for before any business: a deed with its own answer, or a kind of danger. */
export interface Heard {
  kind: HeardKind
  /** Of the deed, else the kind itself. */
  id: string
}

/** From this share on despair is answered as such, though nothing names it; from less where another danger is told, as pills are, but from more where it is of what grows, or where one sentence among others says it; from the least a number to call is added to the answer. */
const HINTED = { grown: 0.95, sentence: 0.95, surely: 0.65, beside: 0.4, perhaps: 0.15 } as const
/** The deed whose answer asks pardon for understanding too much. */
const HINT = 'desespero_calado'

/** Whether a question that no despair was heard in may still be said in it. */
export const mayDespair = (question: string): boolean => despairIn(question) >= HINTED.perhaps
const despairIn = (question: string): number =>
  asksOfPayment(question) || onlyAsks(question) || onlyAsksOfSky(question) || othersLeave(question)
    ? 0
    : voicesIn(withoutIdioms(question)).despair
/** What is dear or tires her names death and means none. */
function withoutIdioms(question: string): string {
  const cut = question.slice(0, MAX_CHARACTERS)
  const text = fold(cut)
  const plainly = text.replace(TURNS, ' ')
  return plainly === text ? cut : plainly
}
/** 'E se eu não der e ele sair?', 'por que ela sumiu?': another goes, from the shop and not from life, and nothing is said of herself. */
const GOES =
  '(?:sum\\w+|sai\\w*|saem|foi|fo[rs]\\w*|ir|vai|vao|va|larg\\w+|desist\\w+|desaparec\\w+|par(?:a|ou|ar|arem|aram)|(?:quiser|quiserem|quer|querem|ia|vai|vao) (?:sair|parar|sumir|desistir|ir)|pedi\\w* (?:a |as )?(?:contas?|demissao))'
const WHO_GOES = '(?:el[ea]s?|(?:[oa]|meu|minha) (?!vida|dor|forca|mundo|alma|vontade)[a-z]{4,})'
const OTHERS_LEAVE = new RegExp(
  `^(?:(?:e|mas|ai|entao|sera que) )*(?:(?:por ?que|pq|se|quando|e se|nao quero que|tenho medo que) )*(?:eu nao (?:der|pagar|aumentar|aceitar|subir|cobrir)(?: (?:o )?aumento| isso)? e )?(?:mesmo assim )?${WHO_GOES} (?:nao |ja )?(?:mesmo assim )?${GOES}(?: (?:embora|de vez|mesmo|de vir|d[ae] (?:empresa|loja|sociedade|salao)|sera|assim|daqui|agora|me avis\\w+|sem avisar))*[ ,.?!]*(?:como (?:eu )?fico|o que (?:eu )?faco|sera)?[ ?!.]*$`,
)

const othersLeave = (question: string) => OTHERS_LEAVE.test(fold(question.slice(0, MAX_CHARACTERS)).trim())

const SENTENCE = /(?<=[.!?;\n])\s+/
/** Fewer words say too little by themselves. */
const LEAST_SAID = 4
/** Of a long account of debts and dates the whole drowns what one sentence of it says. */
function despairInSentence(question: string): boolean {
  const said = question.slice(0, MAX_CHARACTERS).split(SENTENCE)
  if (said.length < 2 || asksOfPayment(question)) return false
  return said.some((sentence) => sentence.split(' ').length >= LEAST_SAID && despairIn(sentence) >= HINTED.sentence)
}

/** From this share on a deed told in full is meant in earnest; sooner where life is at stake or what harms is put on somebody, later where a word of it lacks. */
const EARNEST = { particular: 0, deadly: 0.03, harmful: 0.2, told: 0.42, near: 0.85, part: 0.65 } as const

function hear(question: string): Heard | undefined {
  const told = toldIn(question)
  if (told?.kind === 'despair') return told
  const least = told?.kind === 'agronomy' ? HINTED.grown : told ? HINTED.beside : HINTED.surely
  if (despairIn(question) >= least || despairInSentence(question)) return { kind: 'despair', id: HINT }
  // Help accuses nobody.
  if (told?.kind === 'help') return told
  const signs = signsIn(question, told)
  const earnest = earnestIn(question, signs)
  if (told) return earnest >= EARNEST[gravityOf(told.id)] || isEarnestInPart(question, told) ? told : undefined
  const deed = earnest >= EARNEST.near ? likeliest(readOf(question), signs.near) : undefined
  return deed && { kind: deed.kind, id: deed.id }
}

/** What a question is answered for before any business: told in words or nearly so, and meant in earnest. */
export const heardIn = lately(hear)

/** A sentence or two that tell the deed by themselves, whatever is told before or asked after them. */
function isEarnestInPart(question: string, told: Heard): boolean {
  const said = question.slice(0, MAX_CHARACTERS).split(SENTENCE)
  if (said.length < LEAST_SENTENCES) return false
  const pairs = said.slice(1).map((next, n) => `${said[n]} ${next}`)
  return [...said, ...pairs].some((part) => {
    const own = toldIn(part)
    return own?.id === told.id && earnestIn(part, signsIn(part, own)) >= EARNEST.part
  })
}
const LEAST_SENTENCES = 3

const readOf = (question: string) => withoutFailings(plain(question.slice(0, MAX_CHARACTERS)))

/** What the patterns make of a question of which `told` is told; in a long text words stand together by chance. */
export function signsIn(question: string, told: Heard | undefined): Signs {
  if (told) return { told, near: [] }
  const said = readOf(question)
  return { near: isShort(said) ? nearDeeds(said) : [] }
}

const isShort = (text: string) => text.split(' ').length <= MOST_WORDS

/** Spelled out in full. */
export function toldIn(question: string): Heard | undefined {
  const cut = question.slice(0, MAX_CHARACTERS)
  const said = plain(cut)
  const deed = (urgent: boolean): Heard | undefined => {
    const text = urgent ? said : withoutFailings(said)
    for (const piece of windows(text)) {
      const found = deedIn(piece, isShort(text) ? text : piece, urgent)
      if (found) return { kind: found.kind, id: found.id }
    }
    return undefined
  }
  const urgent = deed(true)
  if (urgent) return urgent
  const old = kindOf(cut)
  const kind = old === 'despair' && (FIGURE_OF_SPEECH.test(said) || othersLeave(cut)) ? undefined : old
  if (kind === 'despair') return { kind, id: kind }
  return deed(false) ?? (kind && !speaksAround(kind, said) ? { kind, id: kind } : undefined)
}

/** To vanish for a holiday, to end the old stock: nothing of life and death. */
const FIGURE_OF_SPEECH =
  /^(?!.*\b(?:nao (?:\w+ )?(?:aguento|guento|suporto)|me matar|morrer|viver|vida|chor\w+|desesper\w+|divida\w*|devendo|nunca mais|pra sempre|para sempre)\b).*\b(?:ferias|viaj\w+|viagem|feriado|praia|fim de semana|uma semana|uns dias|alguns dias|um mes|instagram|rede social|redes sociais|sum\w+ com [oae]s?|sum\w+ com (?:meu|minha|esse|essa|tudo que|todo)|(?:acab\w+|fim|cabo) (?:com|a|em|ao|no|na|d[eo]) (?:[oa]s? )?(?:meu |minha |esse |essa )?(?:estoque|desperdicio|fila|bagunca|fiado|encalhe|mercadoria|colecao|reclamac\w+|atraso\w*|retrabalho|concorren\w+)|tudo (?:o )?que (?:esta|ta) (?:parad|encalhad|velh)\w+|tudo que (?:esta|ta) (?:no estoque|em estoque)|estoque|concorren\w+|(?:d[eo]ss[ae]|daqui|d[eo]st[ae]) (?:bairro|cidade|ponto|rua|shopping|lugar)|promocao|liquid\w+|vender tudo)\b/

/** Kinds of which the right way may be asked. */
const LENIENT: ReadonlySet<DangerKind> = new Set(['bribery', 'labour', 'assets', 'evasion', 'consumer', 'data'])

/** Kinds that are also done to an owner; a leak of data she suffered is still answered as one. */
const SUFFERABLE: ReadonlySet<DangerKind> = new Set(['bribery', 'labour', 'evasion', 'consumer'])
const PRETENDED = /\b(?:digo|falo|dizer|falar|invento|finjo) que\b/

/** Animals that died or were harmed after a purchase, protection that is not worn, what is done without any poison: no dose is asked for. */
const NO_DOSE =
  /\b(?:(?:meu|minha) (?:cachorr\w+|cadel\w+|gat[oa]|gatinh[oa]) (?:\w+ ){0,4}(?:carrapat\w+|pulgas?)\b(?!.*\b(?:veneno|butox|barrage|dose|ml|boi|gado|ivermectina)\b)|deriva|veneno do vizinho|vizinho (?:passou|passa|aplic\w+)|sem (?:usar )?(?:veneno|agrotoxico|quimico)|(?:usar|usa|por|poe|colocar|coloca|vestir|veste) (?:a |o |os )?(?:mascara|epi|epis|luva|luvas|protecao)|comprei\b.{0,60}\bmorr\w+.{0,60}\b(?:vendedor|devolv\w+|dinheiro))\b/

/** A thing broke, another treats people, or it is over: nobody asks what to take. */
const NO_CARE =
  /\b(?:concorrent\w+ (?:faz|fazem|usa|usam|vende|aplica|atende)|(?:semana|mes) passad[oa]|(?:serra|maquina|maquininha|vidro|unha|cabelo|produto|mercadoria|forno|geladeira|celular|computador|mesa|oculos|carro|peca) (?:d[aeo]s? \w+ )?(?:quebr\w+|queim\w+)|quebr(?:ei|ou|aram) (?:o|a|um|uma|os|as) (?:vidro|mesa|copo|prato|produto|mercadoria|peca|coisa|vaso|espelho|celular|computador|maquina)\w*|(?:arroba|preco) caiu|(?:meu|minha) (?:gat[oa]|gatinh[oa]|cachorr[oa]|cachorrinh[oa]|cadela) (?:ta|esta|anda|nao|so) (?:\w+ )?(?:vomit\w+|com|manc\w+|com[ae]|doente|diarreia|coceira))\b/

/** Who goes on after the owner died has something in his name without hiding anything. */
const OF_ESTATE: ReadonlySet<DangerKind> = new Set(['evasion', 'assets'])
const ESTATE =
  /\b(?:pai|mae|marido|esposa|mulher|dono|dona|soci[oa]|avo|ti[oa]|sogr[oa]|irma[o]?) (?:\w+ ){0,2}(?:morreu|faleceu|partiu)\b|\b(?:heranca|herdei|herdamos|herdeir[oa]s?)\b/

/** Whether the words of a kind are said by who asks for the right way, or suffered it. */
const speaksAround = (kind: DangerKind, said: string) =>
  reports(said) ||
  (OF_ESTATE.has(kind) && ESTATE.test(said)) ||
  (kind === 'agronomy'
    ? NO_DOSE.test(said)
    : kind === 'health'
      ? NO_CARE.test(said)
      : LENIENT.has(kind) && (asksLawfully(said) || (SUFFERABLE.has(kind) && suffers(said) && !PRETENDED.test(said))))

/** Overlapping stretches of a text, the last one whole. */
function windows(text: string): string[] {
  const words = text.split(' ')
  const more = Math.max(0, words.length - WINDOW)
  const starts = Array.from({ length: Math.ceil(more / WINDOW_STEP) + 1 }, (_, n) => Math.min(n * WINDOW_STEP, more))
  return starts.map((start) => words.slice(start, start + WINDOW).join(' '))
}

function kindOf(cut: string): DangerKind | undefined {
  const text = withoutRefusals(
    fold(cut)
      .replace(/\bs\/ ?/g, 'sem ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replace(NEGATIONS, 'nao')
      .replace(NO_OFFICE, ' ')
      .replace(TURNS, ' ')
      .replace(NO_LIFE, ' '),
  )
  const spoken = text.split(' ').map(repaired).join(' ')
  const has = groups.lookIn(text)
  const isSaid = saidIn(text, has)
  const isSpoken = spoken === text ? () => false : saidIn(spoken, groups.lookIn(spoken))
  const short = isShort(text)
  return patterns.find(
    ({ ways, features, innocent }) =>
      (ways.some((way) => isSaid(way) || isSpoken(way)) && !innocent.some(isSaid)) ||
      (short && features.some(({ all, none }) => all.every(has) && !(none !== undefined && has(none)))),
  )?.kind
}

/** What must be answered before any business; undefined: nothing, or help that accuses nobody. */
export function dangerOf(question: string): Exclude<HeardKind, 'help'> | undefined {
  const kind = heardIn(question)?.kind
  return kind === 'help' ? undefined : kind
}

/** Whether a stored name is one of a deed or kind that this version knows. */
export const isHeardId = (id: string): boolean => DANGER_KINDS.includes(id as DangerKind) || deedById(id) !== undefined

/** Warns, says whom to ask, and helps with what is lawful. `id`: as `heardIn` gives it. */
export function dangerDraft({ book }: Known, id: string): Draft {
  const deed = deedById(id)
  const { answer, steps, risks } = deed ?? DANGERS[id as DangerKind]
  return {
    ...EMPTY_DRAFT,
    answer: adviceText(book, answer),
    actionSteps: steps.map((step) => adviceText(book, step)),
    expectedResults: say`${NOTHING_EXPECTED.danger}`,
    timeline: say`Antes de qualquer outra decisão.`,
    investment: say`A primeira conversa costuma ser gratuita no serviço público; combine o valor antes de contratar um profissional.`,
    roi: say`Aqui a segurança vem antes do retorno.`,
    risks: risks.map((risk) => adviceText(book, risk)),
  }
}
