import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { findCard } from '#src/problems/match.ts'
import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { GUIDES } from './guides/guides.ts'
import type { Memory, Subject } from './memory.ts'
import { namedIn, nearestNext, quoteOf, speechIn } from './next-turn.ts'
import { othersText, quoted } from './other-answers.ts'
import { type Stakes, stakesIn } from './stake-reader.ts'
import { stakesText } from './stakes.ts'
import { candidatesFor, GUIDE, meantBy, sharesAmong } from './subjects.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'
import { likeliestTheme, THEMES, themeLines, themeOf } from './themes/themes.ts'
import type { Theme, Wish } from './themes/types.ts'
import { wishOf } from './themes/wishes.ts'
import { SHARE, topicOf } from './topics.ts'

/** A longer message tells a case of its own. */
const MOST_WORDS = 26
/** Of so many words that the subjects know, a message has a subject of its own. */
const MOST_OBJECTS = 2

const OPENS =
  '(?:(?:ok|certo|entendi|ta|bom|entao|ah|sim|hum|blz|beleza|legal|boa|obrigad[oa]|show|mas|e|ai|so que|pois e)[ ,]+)*'
/** 'E como', 'mas ele', 'e se': it goes on from what was said. */
const GOES_ON = /^(?:(?:ok|certo|entendi|ta|bom|entao|ah|sim|hum|blz|beleza|legal|boa|show)[ ,]+)*(?:e|mas|ai|so que)\b/
/** Of whom or what is said before. */
const POINTS_BACK =
  /\b(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|isso|isto|disso|nisso|esse valor|essa proposta|essa parcela|esse preco)\b/
/** 'Aceito?', 'posso cobrar?', 'sou obrigada a devolver?': what of isn't said. */
const BARE = new RegExp(
  `^${OPENS}(?:(?:e |eu |entao |sera que (?:eu )?)*(?:aceito|topo|fecho|pego|compro|troco|assino|recuso|vale|compensa|faco|baixo|e (?:bom|ruim|justo|muito|pouco)|ta (?:bom|caro|justo)|posso|pode|devo|preciso|tenho (?:que|q)|sou obrigad[oa])\\b[^,.]{0,24})$`,
)
const MOST_BARE = 6

const SAY =
  /\b(?:como|o que|que|q|oq)(?: e| eh)?(?: que| q)?(?: eu| a gente)? (?:falo|digo|aviso|conto|explico|respondo|comunico|abordo|negocio|toco no assunto|puxo (?:o|esse) assunto|peco|cobro (?:ele|ela|isso|sem)|mando (?:pra|para|na mensagem)|escrevo)\b|\bcomo (?:posso |devo )?(?:falar|dizer|avisar|contar|explicar|responder|comunicar|pedir|abordar|negociar|chegar nel[ea]|conversar)\b|\b(?:tem|me da|manda|sugere|escreve|faz|quero|preciso de) (?:um |uma |o |a )?(?:mensagem|texto|frase|modelo|fala|recado|msg)\b|\bque (?:mensagem|texto|frase|msg)\b|\bcom que palavras\b/
const NOT =
  '(?:nao|n|nunca) (?:me |te |se |mais )?(?:quis|quer|aceit|top|concord|pag|respond|assin|cumpr|gost|v[ie]er|vem|aparec|resolv|melhor|mud|vend|fech|par|lig|devolv|baix|ced|entend|negoci|sai|consegu|tiver|compr|volt|us)\\w*'
/** What she would do herself is a question of its own, unless it is what she fears. */
const FEARS =
  'e se (?:eu|a gente|nos) (?:nao|perder|brigar|atrasar|quiser sair|me arrepender|precisar sair|ficar sem|errar)\\w*'
const REFUSED = new RegExp(
  `\\be se (?!(?:eu|a gente|nos|for|fosse|tiver|der pra|em|por|com)\\b)[a-z]|\\b${FEARS}|\\b(?:ele|ela|eles|elas|o banco|o dono|o cliente) (?:ja )?(?:disse(?:ram)? que nao|falou que nao|${NOT}|recus(?:ou|aram)|neg(?:ou|aram))`,
)

/** Whether nothing but words for somebody is asked for. */
export const asksHowToSay = (question: string): boolean => SAY.test(fold(question.slice(0, MAX_TALK)))

/** 'E se um atende e outro fecha, quem leva?' asks who, not what is left. */
const ASKS_WHICH = /\b(?:quem|quant[oa]s?|qual|quais|onde|tambem)\b/

type NextWish = Wish | 'say' | 'refused'

/** What a message wants of what was spoken of. */
function nextWish(text: string): NextWish {
  if (SAY.test(text)) return 'say'
  if (REFUSED.test(text) && !ASKS_WHICH.test(text)) return 'refused'
  return wishOf(text)
}

/** The theme that speaks most of what a rule is about. */
function themeOfRule(rule: string): string | undefined {
  const counts = themeLines().map(
    ([theme, guides]) => [theme, guides.filter((id) => GUIDES.get(id)?.regras?.includes(rule)).length] as const,
  )
  const [theme, count] = counts.reduce((most, next) => (next[1] > most[1] ? next : most))
  return count > 0 ? theme : undefined
}

const NEAR_THEME = 0.35
const MOST_TEXTS = 4
const read = new Map<string, string | undefined>()
/** The theme that texts of a card or a help entry speak of together. */
function themeOfTexts(id: string, texts: readonly string[]): string | undefined {
  if (read.has(id)) return read.get(id)
  const asked = texts.slice(0, MOST_TEXTS)
  const shares = asked.flatMap((text) => [
    ...sharesAmong(candidatesFor(text, 'Outro', new Set<string>(), meantBy(text))),
  ])
  const best = likeliestTheme(shares.map(([guide, share]) => [guide.slice(GUIDE.length), share / asked.length]))
  const theme = best && best.share >= NEAR_THEME ? best.id : undefined
  read.set(id, theme)
  return theme
}
const themeOfCard = (id: string) => {
  const card = findCard(id)
  return card ? themeOfTexts(`carta:${id}`, [card.nome, ...card.frases]) : undefined
}
const themeOfEntry = (id: string | undefined) => {
  const entry = FAQ_ENTRIES.find((one) => one.id === id)
  return entry ? themeOfTexts(`faq:${entry.id}`, [entry.pergunta]) : undefined
}

/** Who stands on the other side, whatever the field of a guide. */
const OTHER_SIDES: readonly (readonly [theme: string, asked: RegExp])[] = [
  ['fornecedor', /\bfornecedor/],
  ['socio', /\bsóci[oa]/],
]

function themeSpokenOf(subject: Subject): Theme | undefined {
  switch (subject.kind) {
    case 'guide': {
      const asked = GUIDES.get(subject.id)!.pergunta
      const theme = themeOf(subject.id)
      // Who owes a supplier asks about her debt.
      const side = theme === 'divida' ? undefined : OTHER_SIDES.find(([, words]) => words.test(asked))?.[0]
      return THEMES.get(side ?? theme ?? '')
    }
    case 'theme':
      return THEMES.get(subject.id)
    case 'rule':
      return THEMES.get(themeOfEntry(subject.entry) ?? themeOfRule(subject.rule) ?? '')
    case 'card':
      return THEMES.get(themeOfCard(subject.id) ?? '')
    default:
      return undefined
  }
}

/** Words that say nothing of a subject in an answer to what was said: whom, how to say it, what if. */
const EMPTY =
  /^(?:client\w*|ele|ela|eles|elas|dele|dela|isso|esse|essa|pra|para|pros|pras|como|quando|quanto|porque|entao|tambem|agora|ainda|mais|menos|mesmo|hoje|mim|gente|fal\w+|dig\w+|diz\w*|diss\w+|avis\w+|cont[oa]r?|explic\w+|respond\w+|comunic\w+|abord\w+|negoci\w+|dono|pux\w+|assunto|mensagem|texto|frase|conversa\w*|quer\w*|quis\w*|aceit\w+|top[oa]\w*|nao|sem|que|mas|pode|posso|devo|ser|vai|vou|tem|ter|faz\w*|faco|fica\w*|ficar\w*|seria|ach\w+|ruim|reclam\w*|certo|parecer|antes|depois|obrigad\w+|vale|pena|pag\w+|mes|reais|mil|meses|vezes|valor|continu\w+|der|dar|consegu\w+|sair\w*|embora|briga\w*)$/
const ownWords = (text: string) =>
  new Set((text.match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word) && !STOP.test(word))).size
const STOP =
  /^(?:com|por|dos|das|uma|uns|num|numa|nos|nas|aos|ate|seu|sua|meu|minha|meus|minhas|eles?|elas?|the|ja|eu|me|la|ai|pro|vez|bem|muito|tudo|nada|algo|alguem)$/

/** Whether a message brings a subject of its own: asked in a guide's words, or surely of another field. */
function isApart({ reading, weak }: Known, question: string, theme: string, plainly: boolean): boolean {
  const topic = topicOf(question, reading.segment, weak)
  const objects = ownWords(fold(question))
  if (topic.kind === 'elsewhere') return true
  if (topic.kind !== 'guide') return !plainly && (objects >= MOST_OBJECTS || topic.kind === 'referral')
  const other = themeOf(topic.guide) !== theme
  const told = topic.share >= (plainly ? SHARE.alone : SHARE.told) && !topic.likely
  return other && told && objects >= (plainly ? MOST_OBJECTS + 1 : 1) && namedIn(topic.guide, question)
}

/** A guide of the same field that says just this says it better. */
function ownGuide({ reading, weak }: Known, question: string, theme: string, subject: Subject): boolean {
  const topic = topicOf(question, reading.segment, weak)
  return (
    topic.kind === 'guide' &&
    topic.share >= SHARE.told &&
    themeOf(topic.guide) === theme &&
    topic.score > 0 &&
    !(subject.kind === 'guide' && subject.id === topic.guide) &&
    ownWords(fold(question)) >= MOST_OBJECTS
  )
}

const WAYS: Readonly<Record<Wish, (theme: Theme) => string>> = {
  decide: ({ decidir }) => decidir,
  amount: ({ quanto }) => quanto,
  allowed: ({ pode }) => pode,
  why: ({ porque }) => porque,
  way: ({ base }) => base,
}

/** What she would do about a price, whatever led to it. */
const DEEDS: readonly (readonly [theme: string, deed: RegExp])[] = [
  ['reajuste', /\be se (?:eu |a gente )?(?:subi\w*|aument\w+|reajust\w+)/],
  ['desconto', /\be se (?:eu |a gente )?(?:der|fizer|baixar|fazer) (?:o preco|(?:um |uma )?(?:desconto|promocao))/],
]

/** Where the debt is her own, whatever word told it. */
const OWN_DEBTS: ReadonlySet<string> = new Set(['divida', 'imposto', 'fornecedor', 'caixa', 'ponto'])
function ofHerOwn(stakes: Stakes, subject: Subject): Stakes {
  const { owed, ...rest } = stakes
  return owed !== undefined && OWN_DEBTS.has(themeSpokenOf(subject)?.id ?? '') ? { debt: owed, ...rest } : stakes
}

/** The theme that a message goes on with. */
function themeNow(subject: Subject, text: string, owed: boolean, figure: boolean): Theme | undefined {
  const spoken = themeSpokenOf(subject)
  if (owed && (figure || spoken?.id === 'fiado')) return THEMES.get('calote')
  const deed = spoken && DEEDS.find(([, words]) => words.test(text))?.[0]
  return deed ? THEMES.get(deed) : spoken
}

interface Turned {
  draft: Draft
  choices: readonly Subject[]
}

const drafted = (answer: Text, steps: readonly Text[], risk: Text): Draft => ({
  ...EMPTY_DRAFT,
  answer,
  actionSteps: [...steps],
  expectedResults: say`Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.`,
  risks: [risk],
})

/** What is asked of a subject beside a yes, words for somebody or what is left: what was already said of it, else what is near to it. */
function askedOn(known: Known, question: string, last: Subject, theme: Theme, general: string): Turned {
  const tell = (text: string) => adviceText(known.book, text)
  const guide = last.kind === 'guide' ? GUIDES.get(last.id)! : undefined
  const quote = guide && quoteOf(guide, question)
  if (guide && quote) {
    const answer = tell(`Ainda sobre “${guide.pergunta}”: ${decapitalize(quote)}`)
    return { draft: drafted(answer, guide.passos.map(tell), tell(guide.cuidado)), choices: [] }
  }
  const choices = nearestNext(question, guide?.id, theme.id, known.reading.segment)
  const held = join([
    tell(`Ainda sobre ${theme.nome}, não tenho uma resposta certa para `),
    quoted(known, question),
    tell(` O que vale em todo caso: ${decapitalize(general)}`),
  ])
  const answer = choices.length > 0 ? join([held, othersText(known, choices)], '\n\n') : held
  return { draft: drafted(answer, theme.passos.map(tell), tell(`Decidir sem conferir ${theme.confira}`)), choices }
}

interface Turn {
  question: string
  last: Subject
  theme: Theme
  wish: NextWish
  figure: Text | null
  /** Nothing of its own is said. */
  bare: boolean
}

function turned(known: Known, { question, last, theme, wish, figure, bare }: Turn): Turned {
  const tell = (text: string) => adviceText(known.book, text)
  const turns = THEME_TURNS[theme.id]!
  const says = wish === 'say' || wish === 'refused'
  const general =
    wish === 'say' ? turns.dizer : wish === 'refused' ? turns.senao : WAYS[figure ? 'decide' : wish](theme)
  if (!figure && !says && !bare) return askedOn(known, question, last, theme, general)
  const guide = last.kind === 'guide' ? GUIDES.get(last.id)! : undefined
  const speech = wish === 'say' && guide && !figure ? speechIn(guide) : null
  const held = speech
    ? join(
        [
          tell(`Ainda sobre “${guide!.pergunta}”: ${decapitalize(speech)}`),
          tell(`De modo geral, sobre ${theme.nome}: ${decapitalize(general)}`),
        ],
        '\n\n',
      )
    : tell(`Ainda sobre ${theme.nome}: ${decapitalize(general)}`)
  const near = figure || says ? [] : nearestNext(question, guide?.id, theme.id, known.reading.segment)
  const parts = [...(figure ? [figure] : []), held, ...(near.length > 0 ? [othersText(known, near)] : [])]
  const steps = says ? [] : theme.passos.map(tell)
  return {
    draft: drafted(join(parts, '\n\n'), steps, tell(`Decidir sem conferir ${theme.confira}`)),
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
  const length = text.split(/\s+/).length
  if (!memory.subject || length > MOST_WORDS) return undefined
  const told = ofHerOwn(stakesIn(question), memory.subject)
  const stakes = ofHerOwn({ ...memory.stakes, ...told }, memory.subject)
  const figure = stakesText(known.book, stakes, told, memory.stakes)
  const wish = nextWish(text)
  const bare = length <= MOST_BARE && BARE.test(text.replace(/[?!. ]+$/, ''))
  const says = wish === 'say' && ownWords(text) === 0
  if (!figure && !bare && !says && !GOES_ON.test(text) && !POINTS_BACK.test(text)) return undefined
  const theme = themeNow(memory.subject, text, stakes.owed !== undefined, figure !== null)
  if (!theme) return undefined
  const plainly = figure !== null || bare || wish === 'say' || wish === 'refused' || POINTS_BACK.test(text)
  if (isApart(known, question, theme.id, plainly)) return undefined
  if (!figure && wish !== 'refused' && ownGuide(known, question, theme.id, memory.subject)) return undefined
  // A deed of her own has its own answer.
  const deed = DEEDS.some(([id]) => id === theme.id)
  const next = turned(known, { question, last: memory.subject, theme, wish, figure, bare: bare || deed })
  return {
    draft: next.draft,
    memory: {
      ...memory,
      focus: 'advice',
      // It is what the next message is about.
      ...(deed && { subject: { kind: 'theme', id: theme.id, wish: 'way' } as const }),
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

/** Of more words of its own a message has left the subject. */
const MOST_OWN = 4
/** What no answer is near to, and speaks of little else, goes on with what was spoken of. */
export function stayTold(known: Known, question: string, memory: Memory): { draft: Draft; memory: Memory } | undefined {
  const text = fold(question.slice(0, MAX_TALK)).trim()
  const theme = memory.subject && themeSpokenOf(memory.subject)
  if (!theme || text.split(/\s+/).length > MOST_WORDS || ownWords(text) > MOST_OWN) return undefined
  const { draft, choices } = turned(known, {
    question,
    last: memory.subject!,
    theme,
    wish: nextWish(text),
    figure: null,
    bare: false,
  })
  return { draft, memory: { ...memory, focus: 'advice', choices } }
}
