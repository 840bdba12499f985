import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { smallTalk } from '#src/faq/small-talk.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { asksSum, MAX_TALK, numbersSaid } from './asks-sum.ts'
import type { Known } from './company.ts'
import { guidesInContext } from './context-guides.ts'
import { mayDespair } from './danger.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { asksOfStaying, changesSum } from './follow-ups.ts'
import { asksIn, tellsAnew } from './guide-next.ts'
import { withoutForm } from './letters.ts'
import type { Memory, Subject } from './memory.ts'
import type { Move } from './move-model.ts'
import { asksOfElse, movedOn, WISHED } from './moved.ts'
import { moveOf, weighsTwo } from './moves.ts'
import { namedIn, nearestNext } from './next-turn.ts'
import { othersText } from './other-answers.ts'
import { ownWords } from './own-words.ts'
import { withoutTold } from './remembered.ts'
import { themeSpokenOf } from './spoken-theme.ts'
import { type Stakes, stakesIn } from './stake-reader.ts'
import { stakesText } from './stakes.ts'
import { candidatesFor, GUIDE, meantBy, sharesAmong } from './subjects.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'
import { likeliestTheme, THEMES, themeOf } from './themes/themes.ts'
import type { Theme, Wish } from './themes/types.ts'
import { wishOf } from './themes/wishes.ts'
import { SHARE, topicOf } from './topics.ts'

/** A message so long that surely asks something of the last answer is about that. */
const MOST_MOVED = 16
const SURELY_MOVED = 0.55
const MOST_MOVED_OWN = 1
/** A longer message tells a case of its own. */
const MOST_WORDS = 26
/** Of so many words that the subjects know, a message has a subject of its own. */
const MOST_OBJECTS = 2

const OPENS =
  '(?:(?:ok|certo|entendi|ta|bom|entao|ah|sim|hum|blz|beleza|legal|boa|obrigad[oa]|show|mas|e|ai|so que|pois e)[ ,]+)*'
/** 'E como', 'mas ele', 'e se': it goes on from what was said. */
const GOES_ON = /^(?:(?:ok|certo|entendi|ta|bom|entao|ah|sim|hum|blz|beleza|legal|boa|show)[ ,]+)*(?:e|mas|ai|so que)\b/
/** She says herself that she asks something else. */
const LEAVES =
  /^(?:\W*(?:ok|certo|entendi|beleza|blz|agora|e|mas|bom)[ ,.]+)*(?:mud(?:ando|ar|o) de assunto|(?:uma )?outra (?:coisa|pergunta|duvida)\b|outro assunto|sobre outr[oa])/
/** Of whom or what is said before. */
const POINTS_BACK =
  /\b(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|isso|isto|disso|nisso|esse valor|essa proposta|essa parcela|esse preco)\b/
/** 'Aceito?', 'posso cobrar?', 'sou obrigada a devolver?': what of isn't said. */
const BARE = new RegExp(
  `^${OPENS}(?:(?:e |eu |entao |sera que (?:eu )?)*(?:aceito|topo|fecho|pego|compro|troco|assino|recuso|vale|compensa|faco|baixo|e (?:bom|ruim|justo|muito|pouco)|ta (?:bom|caro|justo)|posso|pode|devo|preciso|tenho (?:que|q)|sou obrigad[oa])\\b[^,.]{0,24})$`,
)
const MOST_BARE = 6
/** 'Preciso de advogado?' asks for somebody, and weighs nothing. */
const ASKS_MORE: ReadonlySet<Move> = new Set([
  'quem',
  'escrito',
  'tempo',
  'custo',
  'comeco',
  'medir',
  'exemplo',
  'dizer',
])

const SAY =
  /(?<!\b(?:hora|vez|sempre|dia|quando) )\b(?:como|o que|que|q|oq)(?: e| eh)?(?: que| q)?(?: eu| a gente)? (?:falo|digo|aviso|conto|explico|respondo|comunico|abordo|negocio|toco no assunto|puxo (?:o|esse) assunto|peco|cobro (?:ele|ela|isso|sem)|mando (?:pra|para|na mensagem)|escrevo)\b|\bcomo (?:posso |devo )?(?:falar|dizer|avisar|contar|explicar|responder|comunicar|pedir|abordar|negociar|chegar nel[ea]|conversar)\b|\b(?:tem|me da|manda|sugere|escrev[ae]r?|faz|fazer|quero|preciso de|montar?|redigir?) (?:um |uma |o |a |esse |essa )?(?:mensagem|texto|frase|modelo|fala|recad(?:o|inho)|msg|resposta|convite|aviso)\b|\bme ajuda a (?:escrever|responder|redigir|falar)\b|\bque (?:mensagem|texto|frase|msg)\b|\bcom que palavras\b/
const NOT =
  '(?:nao|n|nunca) (?:me |te |se |mais )?(?:quis|quer|aceit|top|concord|pag|respond|assin|cumpr|gost|v[ie]er|vem|aparec|resolv|melhor|mud|vend|fech|par|lig|devolv|baix|ced|entend|negoci|sai|consegu|tiver|compr|volt|us)\\w*'
/** What she would do herself is a question of its own, unless it is what she fears. */
const FEARS =
  'e se (?:eu|a gente|nos) (?:nao|perder|brigar|atrasar|quiser sair|me arrepender|precisar sair|ficar sem|errar)\\w*'
/** 'E se ele pedir desconto' asks something of her, and is no refusal. */
const AGAINST =
  'nao|n|ninguem|nunca|recus\\w+|neg(?:ar|arem)|reclam\\w+|brig\\w+|sum(?:ir|irem)|enrol\\w+|ameac\\w+|desist\\w+|fugi\\w+|ach(?:ar|arem) (?:ruim|caro)|fic(?:ar|arem) (?:brav|chatead|com raiva)\\w*|sa(?:ir|irem)|(?:for|forem|ir|irem) embora|larg(?:ar|arem)|pedir(?:em)? (?:as? )?(?:contas?|demissao)'
const REFUSED = new RegExp(
  `\\be se (?!(?:eu|a gente|nos|for|fosse|tiver|der pra|em|por|com)\\b)(?:(?:[a-z]+ ){0,4}?(?:${AGAINST})|[a-z]+\\W*$)|\\b${FEARS}|\\b(?:ele|ela|eles|elas|o banco|o dono|o cliente) (?:ja )?(?:disse(?:ram)? que nao|falou que nao|${NOT}|recus(?:ou|aram)|neg(?:ou|aram))`,
)

/** Whether nothing but words for somebody is asked for. */
export const asksHowToSay = (question: string): boolean => SAY.test(fold(question.slice(0, MAX_TALK)))

/** However much is told before it, 'como falo isso pra ela?' asks for words on what is spoken of. */
const ENDS_WITH_SAY =
  /\b(?:como|o que|que|oq) (?:eu )?(?:falo|digo|conto|aviso|explico)(?: (?:isso|isto))?(?: (?:pr?a|para|pro|com)(?: [oa])? ?(?:el[ea]s?)?)?\W*$/
const MOST_TOLD = 30
/** 'E se um atende e outro fecha, quem leva?' asks who, not what is left. */
const ASKS_WHICH = /\b(?:quem|quant[oa]s?|qual|quais|onde|tambem)\b/

type NextWish = Wish | 'say' | 'refused' | 'stays'

/** What a message wants of what was spoken of. */
function nextWish(text: string): NextWish {
  if (SAY.test(text)) return 'say'
  if (REFUSED.test(text) && !ASKS_WHICH.test(text) && !weighsTwo(text)) return 'refused'
  return wishOf(text)
}

/** What was told is not told again. */
const isSame = (guide: string, last: Subject | null) => last?.kind === 'guide' && last.id === guide

/** Whether a message brings a subject of its own: asked in a guide's words, or surely of another field. */
function isApart(
  { reading, weak }: Known,
  question: string,
  { subject }: Memory,
  theme: string,
  plainly: boolean,
): boolean {
  const topic = topicOf(question, reading.segment, weak)
  const objects = ownWords(fold(question))
  if (topic.kind === 'elsewhere') return true
  if (topic.kind !== 'guide') return !plainly && (objects >= MOST_OBJECTS || topic.kind === 'referral')
  const other = themeOf(topic.guide) !== theme && !isSame(topic.guide, subject)
  const told = topic.share >= (plainly ? SHARE.alone : SHARE.told) && !topic.likely
  return other && told && objects >= (plainly ? MOST_OBJECTS + 1 : 1) && namedIn(topic.guide, question)
}

/** Understood without what was said before: it leans on nothing, and has words of its own. */
function isOfItsOwn(question: string): boolean {
  const text = fold(question.slice(0, MAX_TALK)).trim()
  return !POINTS_BACK.test(text) && !GOES_ON.test(text) && ownWords(text) >= MOST_OBJECTS
}

/** What speaks of something else begins anew: what was said of the other subject is no part of it. */
export const asNewTalk = <T extends { memory: Memory }>(told: T, question: string, { subject }: Memory): T =>
  told.memory.subject !== subject && isOfItsOwn(question) ? { ...told, memory: { ...told.memory, said: [] } } : told

/** After nothing but sums, a message of her own words speaks of something else. */
const leavesSum = (text: string, { focus, subject, said }: Memory): boolean =>
  subject === null &&
  (focus === 'sum' || asksSum(said.at(-1) ?? '')) &&
  !POINTS_BACK.test(text) &&
  ownWords(text) >= MOST_OBJECTS

/** What she tells anew is surely of another field, with what was said and without it. */
function bringsNew(known: Known, question: string, { subject, said }: Memory, theme: string): boolean {
  if (asksIn(question) || !tellsAnew(question)) return false
  const topic = topicOf(question, known.reading.segment, known.weak)
  if (topic.kind !== 'guide' || themeOf(topic.guide) === theme || isSame(topic.guide, subject)) return false
  return topic.share >= SHARE.told && guidesInContext(known, question, said, theme)[0]?.id === topic.guide
}

/** A guide of the same field that says just this says it better. */
function ownGuide({ reading, weak }: Known, question: string, theme: string, subject: Subject | null): boolean {
  const topic = topicOf(question, reading.segment, weak)
  return (
    topic.kind === 'guide' &&
    topic.share >= SHARE.told &&
    themeOf(topic.guide) === theme &&
    topic.score > 0 &&
    !isSame(topic.guide, subject) &&
    ownWords(fold(question)) >= MOST_OBJECTS
  )
}

/** What she would do about a price or a person, whatever led to it. */
const DEEDS: readonly (readonly [theme: string, deed: RegExp])[] = [
  ['reajuste', /\be se (?:eu |a gente )?(?:subi\w*|aument\w+|reajust\w+)/],
  ['desconto', /\be se (?:eu |a gente )?(?:der|fizer|baixar|fazer) (?:o preco|(?:um |uma )?(?:desconto|promocao))/],
  [
    'demitir',
    /\b(?:posso|pode|devo|da pra|e se eu|melhor|ja) (?:ja )?(?:mand(?:o|ar|asse) (?:el[ea]s? )?embora|demit(?:o|ir|isse)|dispens(?:o|ar)|dar justa causa)\b/,
  ],
]

/** Where the debt is her own, whatever word told it. */
const OWN_DEBTS: ReadonlySet<string> = new Set(['divida', 'imposto', 'fornecedor', 'caixa', 'ponto'])
function ofHerOwn(stakes: Stakes, subject: Subject | null): Stakes {
  const { owed, ...rest } = stakes
  const theme = subject && themeSpokenOf(subject)?.id
  return owed !== undefined && OWN_DEBTS.has(theme ?? '') ? { debt: owed, ...rest } : stakes
}

/** The theme that a message goes on with. */
function themeNow(spoken: Theme | undefined, text: string, owed: boolean, figure: boolean): Theme | undefined {
  if (owed && (figure || spoken?.id === 'fiado')) return THEMES.get('calote')
  const deed = spoken && DEEDS.find(([, words]) => words.test(text))?.[0]
  return deed ? THEMES.get(deed) : spoken
}

const NEAR_SAID = 0.2
const SURELY_SAID = 0.6
/** The theme of what was spoken of: of the last answer, else of what she said. */
function themeOfTalk({ reading, weak }: Known, { subject, focus, said }: Memory): Theme | undefined {
  const themeSaid = (text: string) => {
    const shares = sharesAmong(candidatesFor(text, reading.segment, weak, meantBy(text)))
    return likeliestTheme([...shares].map(([guide, share]) => [guide.slice(GUIDE.length), share]))
  }
  const spoken = subject && focus !== 'sum' ? themeSpokenOf(subject) : undefined
  // What a short message led to may have missed what the talk is about.
  if (spoken && said.length > 1 && ownWords(fold(said.at(-1)!)) <= MOST_OBJECTS) {
    const first = themeSaid(said[0]!)
    // Whom she named at first is whom it is about.
    if (first && first.share >= SURELY_SAID && !fold(said[0]!).includes(spoken.id)) return THEMES.get(first.id)
  }
  if (spoken || said.length === 0) return spoken
  const best = themeSaid(said.join('. '))
  return best && best.share >= NEAR_SAID ? THEMES.get(best.id) : subject ? themeSpokenOf(subject) : undefined
}

interface Turned {
  draft: Draft
  choices: readonly Subject[]
  subject?: Subject
}

interface Turn {
  question: string
  said: readonly string[]
  last: Subject | null
  theme: Theme
  wish: NextWish
  figure: Text | null
  /** Nothing of its own is said. */
  bare: boolean
}

/** What comes of leaving things as they are is asked, and nothing said before was heavy. */
export const leavesAsIs = (question: string, { said, subject }: Memory): boolean =>
  said.length > 0 &&
  subject?.kind !== 'danger' &&
  asksOfStaying(fold(question.slice(0, MAX_TALK))) &&
  !said.some(mayDespair)

/** What the form of a message alone says that it asks. */
const MOVES_BY_FORM: Readonly<Partial<Record<NextWish, Move>>> = { say: 'dizer', refused: 'recusa', stays: 'porque' }
const moveIn = (wish: NextWish): { move?: Move } => {
  const move = MOVES_BY_FORM[wish]
  return move ? { move } : {}
}

function turned(known: Known, { question, said, last, theme, wish, figure, bare }: Turn): Turned {
  const form = wish === 'stays' ? 'why' : wish === 'say' || wish === 'refused' ? 'way' : wish
  if (!figure && !bare)
    return {
      choices: [],
      ...movedOn(known, { question, said, last, theme, wish: form, ...moveIn(wish) }),
    }
  const tell = (text: string) => adviceText(known.book, text)
  const says = wish === 'say' || wish === 'refused'
  const turns = THEME_TURNS[theme.id]!
  const general =
    wish === 'say' ? turns.dizer : wish === 'refused' ? turns.senao : WISHED[figure ? 'decide' : form](theme)
  const held = tell(`Ainda sobre ${theme.nome}: ${decapitalize(general)}`)
  const guide = last?.kind === 'guide' ? last.id : undefined
  const near = figure || says ? [] : nearestNext(question, guide, theme.id, known.reading.segment)
  const parts = [...(figure ? [figure] : []), held, ...(near.length > 0 ? [othersText(known, near)] : [])]
  return {
    draft: {
      ...EMPTY_DRAFT,
      answer: join(parts, '\n\n'),
      actionSteps: says ? [] : theme.passos.map(tell),
      expectedResults: say`Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.`,
      risks: [tell(`Decidir sem conferir ${theme.confira}`)],
    },
    choices: near,
  }
}

/**
 * What a message adds to the advice before it: a wish ('como falo isso?', 'e se ele não quiser?', 'aceito?') or an amount. undefined:
 * it has a subject of its own, or nothing was spoken of.
 */
export function continuedTold(
  known: Known,
  question: string,
  memory: Memory,
): { draft: Draft; memory: Memory } | undefined {
  const text = fold(question.slice(0, MAX_TALK)).trim()
  const length = text.split(/\s+/).length - (ENDS_WITH_SAY.test(text) ? MOST_TOLD : 0)
  if ((!memory.subject && memory.said.length === 0) || length > MOST_WORDS || LEAVES.test(text)) return undefined
  const told = ofHerOwn(stakesIn(question), memory.subject)
  const stakes = ofHerOwn({ ...memory.stakes, ...told }, memory.subject)
  const figure = stakesText(known.book, stakes, told, memory.stakes)
  const wish = nextWish(text)
  const says = wish === 'say' && ownWords(text) === 0
  const leans = GOES_ON.test(text) || POINTS_BACK.test(text)
  const asked = length <= MOST_MOVED && !smallTalk(text) ? moveOf(question) : undefined
  const moves = asked !== undefined && asked.move !== 'outra' && asked.share >= SURELY_MOVED
  const bare = length <= MOST_BARE && BARE.test(text.replace(/[?!. ]+$/, '')) && !(moves && ASKS_MORE.has(asked.move))
  const stays = leavesAsIs(question, memory)
  const moved = moves && (asked.move === 'tentei' || ownWords(text) <= MOST_MOVED_OWN)
  if (!figure && !bare && !says && !moved && !leans && !stays) return undefined
  if (memory.focus === 'sum' && !figure && numbersSaid(question) > 0 && changesSum(text)) return undefined
  const tried = asked?.move === 'tentei' && asked.share >= SURELY_MOVED
  const theme = themeNow(themeOfTalk(known, memory), text, stakes.owed !== undefined, figure !== null)
  if (!theme || (!figure && leavesSum(text, memory))) return undefined
  const plainly = figure !== null || bare || wish === 'say' || wish === 'refused' || POINTS_BACK.test(text)
  if (!tried && !stays && isApart(known, wish === 'say' ? withoutForm(question) : question, memory, theme.id, plainly))
    return undefined
  if (!figure && !tried && !stays && wish !== 'refused' && ownGuide(known, question, theme.id, memory.subject))
    return undefined
  // A deed of her own has its own answer.
  const deed = DEEDS.some(([id, words]) => id === theme.id && words.test(text))
  const { said } = memory
  const next = turned(known, {
    question,
    said,
    last: memory.subject,
    theme,
    wish: stays ? 'stays' : wish,
    figure,
    bare: (bare && !(wish === 'allowed' && asksOfElse(question, theme))) || deed,
  })
  return {
    draft: withoutTold(next.draft, memory),
    memory: {
      ...memory,
      focus: 'advice',
      // It is what the next message is about.
      ...(deed
        ? { subject: { kind: 'theme', id: theme.id, wish: 'way' } as const }
        : next.subject && { subject: next.subject }),
      stakes,
      choices: next.choices,
    },
  }
}

/** Whether the amounts of the talk make something with this message: no sum need be asked back. */
export const goesOnWith = ({ book }: Known, question: string, { subject, stakes }: Memory): boolean => {
  if (!subject) return false
  const told = ofHerOwn(stakesIn(question), subject)
  return stakesText(book, ofHerOwn({ ...stakes, ...told }, subject), told, stakes) !== null
}

/** A guide that surely is asked for by itself: by its share, or by how plainly its words are said. */
const ALONE = { share: 0.6, some: 0.5, score: 30 } as const
/** So surely a message asks something of the last answer that no guide of its own is looked for. */
const ASKS_OF_LAST = 0.7
const MOST_OF_LAST = 1

/** What isn't surely a question of its own is answered within the conversation. */
export function stayTold(known: Known, question: string, memory: Memory): { draft: Draft; memory: Memory } | undefined {
  const text = fold(question.slice(0, MAX_TALK)).trim()
  const theme = themeOfTalk(known, memory)
  if (!theme || text.split(/\s+/).length > MOST_WORDS || smallTalk(text) || LEAVES.test(text)) return undefined
  // 'E se eu faturar 25?' after a sum is one of it.
  if (memory.focus === 'sum' && numbersSaid(question) > 0 && changesSum(text)) return undefined
  if (leavesSum(text, memory) || bringsNew(known, question, memory, theme.id)) return undefined
  const wish = nextWish(text)
  const about = wish === 'say' ? withoutForm(question) : question
  const topic = topicOf(about, known.reading.segment, known.weak)
  if (topic.kind === 'elsewhere' || topic.kind === 'product') return undefined
  const asked = moveOf(question)
  const ofLast = asked.move !== 'outra' && asked.share >= ASKS_OF_LAST && ownWords(text) <= MOST_OF_LAST
  // A fact that she adds is of what was spoken of, whatever its words recall.
  const adds = (memory.subject !== null || memory.choices.length > 0) && !asksIn(question) && !tellsAnew(question)
  const alone =
    topic.kind === 'guide' &&
    !topic.likely &&
    !adds &&
    !isSame(topic.guide, memory.subject) &&
    namedIn(topic.guide, about)
      ? topic
      : undefined
  if (alone && !ofLast && (alone.share >= ALONE.share || (alone.share >= ALONE.some && alone.score >= ALONE.score)))
    return undefined
  const { draft, choices, subject } = turned(known, {
    question,
    said: memory.said,
    last: memory.subject,
    theme,
    wish,
    figure: null,
    bare: false,
  })
  return {
    draft: withoutTold(draft, memory),
    memory: { ...memory, focus: 'advice', choices, ...(subject && { subject }) },
  }
}
