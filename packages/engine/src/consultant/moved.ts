import { decapitalize, join, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { guidesInContext, type InContext, spelledWho } from './context-guides.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { nearnessOf } from './guide-nearness.ts'
import { guideDraft } from './guides/guide-answer.ts'
import { GUIDES } from './guides/guides.ts'
import type { Guide } from './guides/types.ts'
import { leadOf } from './leads.ts'
import { isLetterOfElse, LETTER } from './letters.ts'
import type { Subject } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'
import { namedIn, nearestNext, themeNamed } from './next-turn.ts'
import { beginning, othersText, quoted } from './other-answers.ts'
import { ownWords } from './own-words.ts'
import { answerIn, quoteOf, saidBeside, speechIn } from './quotes.ts'
import { whoIn } from './role-fit.ts'
import { FACTS, type FactMove, SIDE_MOVES, SIDE_THEMES, SIDES, type Side } from './side-moves.data.ts'
import { THEME_MOVES } from './themes/theme-moves.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'
import { THEMES, themeOf } from './themes/themes.ts'
import type { Theme, Wish } from './themes/types.ts'

/** From these shares on a guide is told instead of what a move is answered with, and beside it. */
const TOLD = { fact: 0.6, asked: 0.5, none: 0.15, beside: 0.2, second: 0.08 } as const
/** A move is heard from this share on, a fact of her case from a greater one. */
const HEARD = { asked: 0.5, fact: 0.6 } as const

/** What a message asks, in the conversation that it is part of. */
export interface Next {
  question: string
  said: readonly string[]
  /** What was spoken of. */
  last: Subject | null
  theme: Theme
  wish: Wish
  /** Where the form alone tells what is asked. */
  move?: Move
}

export interface Moved {
  draft: Draft
  /** What the next message is about, where it is something else than the last one was. */
  subject?: Subject
  choices?: readonly Subject[]
}

const isFact = (move: Move): move is FactMove => (FACTS as readonly Move[]).includes(move)

const WHO_SIDE: Readonly<Record<string, Side>> = {
  supplier: 'fornecedor',
  worker: 'equipe',
  partner: 'socio',
  client: 'cliente',
  landlord: 'imovel',
}

const sideNamed = (text: string): Side | undefined => {
  const named = whoIn(fold(text))
  return named ? WHO_SIDE[named.who] : undefined
}

/** Whom she has to do with: as the field says, else who was named. */
function sideOf(theme: string, said: readonly string[]): Side {
  const field = SIDES.find((side) => SIDE_THEMES[side]?.split(' ').includes(theme))
  return field ?? said.map(sideNamed).find((side) => side !== undefined) ?? 'geral'
}

/** A sentence of a guide that shows it on numbers or words. */
const EXAMPLE = /[^.!?“”]*\b[Ee]xemplo\b[^.!?]*(?:[.!?](?=\d)[^.!?]*)*[.!?]|[^.!?“”]*“[^”]{25,}”[.;]?/
const exampleIn = ({ resposta }: Guide) => EXAMPLE.exec(resposta)?.[0].trim() ?? null

const WISHED: Readonly<Record<Wish, (theme: Theme) => string>> = {
  decide: ({ decidir }) => decidir,
  amount: ({ quanto }) => quanto,
  allowed: ({ pode }) => pode,
  why: ({ porque }) => porque,
  way: ({ base }) => base,
}

/** What a move is answered with, from what is known of the field and of the last guide; null: of just this nothing. */
function answerTo(move: Move, { theme, said, question }: Next, guide: Guide | undefined): string | null {
  const moves = THEME_MOVES[theme.id]!
  const turns = THEME_TURNS[theme.id]!
  if (isFact(move)) {
    const texts = SIDE_MOVES[move]
    return texts[(move === 'medo' && sideNamed(question)) || sideOf(theme.id, [...said, question])] ?? texts.geral
  }
  switch (move) {
    case 'dizer':
      return turns.dizer
    case 'recusa':
      return turns.senao
    case 'tentei':
      return moves.outro
    case 'custo':
      return moves.custo
    case 'tempo':
      return moves.tempo
    case 'escrito':
      return moves.escrito
    case 'comeco': {
      const [one, two] = (guide ?? theme).passos
      return `Comece por um passo só. ${one} Feito isso: ${decapitalize(two)}`
    }
    case 'exemplo':
      return (guide && exampleIn(guide)) ?? turns.dizer
    case 'quem': {
      const whom = guide?.quem ?? theme.quem
      return whom
        ? `Fale com ${whom}. Leve os números e os papéis do caso.`
        : 'Ninguém de fora é preciso para começar. O Sebrae atende de graça (0800 570 0800) e, se envolver lei ou imposto, o contador ou um advogado confirma.'
    }
    case 'quanto':
      return theme.quanto
    case 'pode':
      return theme.pode
    case 'vale':
      return theme.decidir
    case 'porque':
      return theme.porque
    default:
      return null
  }
}

/** A guide of another field than the one spoken of is told from this share on, where a word of hers names it and she asks, or only tells. */
const ELSEWHERE = { asked: 0.15, told: 0.3, surely: 0.5 } as const
/** A way of asking that is so near to hers asks just this. */
const SAME_WORDS = 0.75

function mayLead({ id, share }: InContext, { theme, question, said }: Next): boolean {
  if (themeOf(id) === theme.id || share >= ELSEWHERE.surely) return true
  const asks = ASKS.test(fold(question))
  if (share < (asks ? ELSEWHERE.asked : ELSEWHERE.told)) return false
  const who = sideNamed(question)
  // Another person than was spoken of is another matter.
  return namedIn(id, question) || (asks && who !== undefined && !said.some((text) => sideNamed(text) === who))
}

/** The guide that says just this, by all that was said; undefined: the one before does, or none is near. */
function nearestIn(context: readonly InContext[], next: Next, move: Move) {
  const { question, said, theme, last } = next
  const [best, second] = context
  const isLast = last?.kind === 'guide' && best?.id === last.id
  const near = nearnessOf(spelledWho(question, said))
  // Of the same field, and asked in just these words.
  const same = context
    .filter(({ id }) => themeOf(id) === theme.id && !(last?.kind === 'guide' && last.id === id))
    .map(({ id }) => ({ id, phrase: near.get(id)?.phrase ?? 0 }))
    .reduce((most, next) => (next.phrase > most.phrase ? next : most), { id: '', phrase: 0 })
  const led = !best || isLast || !mayLead(best, next) ? undefined : best
  return {
    best:
      (move === 'outra' || QUOTED.has(move)) && same.phrase >= SAME_WORDS && (led?.share ?? 0) < TOLD.asked
        ? { id: same.id, share: TOLD.asked }
        : led,
    beside: isLast && second && mayLead(second, next) ? second : undefined,
  }
}

const drafted = (known: Known, theme: Theme, guide: Guide | undefined, parts: readonly string[]): Draft => {
  const tell = (text: string): Text => adviceText(known.book, text)
  return {
    ...EMPTY_DRAFT,
    answer: join(parts.map(tell), '\n\n'),
    actionSteps: (guide ?? theme).passos.map(tell),
    expectedResults: tell('Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.'),
    risks: [tell(guide ? guide.cuidado : `Decidir sem conferir ${theme.confira}`)],
  }
}

const shortOf = ({ pergunta, resposta }: Guide) =>
  `Também ajuda, sobre “${pergunta.replace(/[?.]$/, '').replaceAll('?', '.')}”: ${beginning(resposta)}`

function guideTold(known: Known, question: string, guide: Guide, sure: boolean): Moved {
  const draft = guideDraft(known, guide, sure ? 'sure' : 'near', { question, lead: leadOf(question, guide) })
  return { draft, subject: { kind: 'guide', id: guide.id } }
}

/** Moves whose answer holds for the field alone, where she names what she weighs. */
const WEIGHED: ReadonlySet<Move> = new Set(['quanto', 'vale'])
const MOST_WEIGHED = 2
/** Moves of which a guide may say more than its field does. */
const QUOTED: ReadonlySet<Move> = new Set(['tempo', 'quanto', 'custo', 'escrito', 'pode', 'vale', 'quem', 'medir'])
/** A guide near the talk is quoted from this share on, and so many of them are looked into. */
const QUOTES = { share: 0.05, most: 6 } as const
/** What a guide says of just this: the one that was spoken of, else, where the field has no answer (`open`), one near the talk. */
function quoteFor(
  context: readonly InContext[],
  question: string,
  spoken: Guide | undefined,
  move: Move,
  open: boolean,
): { guide: Guide; text: string } | null {
  const own = spoken && QUOTED.has(move) ? answerIn(spoken, question, move) : null
  if (spoken && own) return { guide: spoken, text: own }
  if (!open) return null
  const held = spoken && !WEIGHED.has(move) ? quoteOf(spoken, question) : null
  if (spoken && held) return { guide: spoken, text: held }
  const near = context.slice(0, QUOTES.most).filter(({ id, share }) => share >= QUOTES.share && id !== spoken?.id)
  return saidBeside(
    near.map(({ id }) => GUIDES.get(id)!),
    question,
  )
}

/** A guide of this share may be meant, whatever its field. */
const MAY_BE_MEANT = 0.07
/** Of just this nothing is known: it is said so, with what holds and what is near. */
function honest(
  known: Known,
  { question, theme, last }: Next,
  guide: Guide | undefined,
  text: string,
  best: InContext | undefined,
): Moved {
  const before = last?.kind === 'guide' ? last.id : undefined
  const own = nearestNext(question, before, theme.id, known.reading.segment)
  const meant: Subject[] =
    best && best.share >= MAY_BE_MEANT && best.id !== before ? [{ kind: 'guide', id: best.id }] : []
  const choices = [...meant, ...own.filter((it) => it.kind === 'guide' && it.id !== best?.id)].slice(0, MOST_OFFERED)
  const tell = (part: string) => adviceText(known.book, part)
  const asks = ASKS.test(fold(question))
  const held = join([
    tell(asks ? `Ainda sobre ${theme.nome}, não tenho uma resposta certa para ` : 'Anotei: '),
    quoted(known, question),
    tell(
      asks
        ? ` O que vale em todo caso: ${decapitalize(text)}`
        : ` Sobre ${theme.nome}, vale também assim: ${decapitalize(text)}`,
    ),
  ])
  const draft = drafted(known, theme, guide, [])
  return { draft: { ...draft, answer: join([held, othersText(known, choices)], '\n\n') }, choices }
}
const MOST_OFFERED = 2
/** What a message that only tells something has none of. */
const ASKS =
  /\?|\b(?:como|quant[oa]s?|qto|quando|qdo|qual|quais|quem|onde|por ?que|pq|o que|oq|posso|pode|devo|preciso|vale|compensa|aceito|sera)\b/

/** How it doesn't happen again: the last step is a rule for every time. */
const PREVENTS =
  /\b(?:como|o que|oq|que)\b.{0,30}\b(?:evit\w+|(?:nao|n|num) (?:acont\w+|pass\w+|repet\w+|ter)\b.{0,20}\b(?:de novo|mais|outra vez|isso))/
const preventing = (theme: Theme, guide: Guide | undefined) =>
  `para não se repetir: ${decapitalize((guide ?? theme).passos[2])} ${theme.porque}`

/** What a message asks of what was spoken of, answered with what is known of it: words to say, what is left, what it costs, what changes. */
export function movedOn(known: Known, given: Next): Moved {
  const { question, said: before, last, wish } = given
  const context = guidesInContext(known, question, before, given.theme.id)
  const heard = moveIn(question, given.move)
  const move: Move = heard.share >= (isFact(heard.move) ? HEARD.fact : HEARD.asked) ? heard.move : 'outra'
  const spokenNear = context.slice(0, MOST_NEAR).map(({ id, share }) => [id, share] as const)
  const named = OF_FIELD.has(move) ? themeNamed(question, spokenNear) : undefined
  const theme = (named !== undefined && THEMES.get(named)) || given.theme
  const next = { ...given, theme }
  const spoken = last?.kind === 'guide' ? GUIDES.get(last.id)! : undefined
  const guide = theme === given.theme ? spoken : undefined
  const { best, beside } = nearestIn(context, next, move)
  const least =
    move === 'outra' ? TOLD.none : isFact(move) || move === 'tentei' || move === 'dizer' ? TOLD.fact : TOLD.asked
  const within = (move !== 'tentei' && given.move !== 'porque') || (best !== undefined && themeOf(best.id) === theme.id)
  if (best && within && best.share >= least)
    return guideTold(known, question, GUIDES.get(best.id)!, best.share >= TOLD.asked)
  const prevents = (move === 'outra' || move === 'dizer' || move === 'medir') && PREVENTS.test(fold(question))
  if (prevents)
    return { draft: drafted(known, theme, guide, [`Ainda sobre ${theme.nome}, ${preventing(theme, guide)}`]) }
  const near = best && best.share >= TOLD.beside && themeOf(best.id) === theme.id ? GUIDES.get(best.id)! : undefined
  const own = (move === 'dizer' || move === 'exemplo') && near && speechIn(near) ? near : guide
  if (move === 'dizer' && isLetterOfElse(question, theme.id)) return { draft: drafted(known, theme, guide, [LETTER]) }
  const said = answerTo(move, next, own)
  const weighs = WEIGHED.has(move) && named === undefined && ownWords(fold(question)) >= MOST_WEIGHED
  const quote = quoteFor(context, question, spoken, move, said === null || weighs)
  if (quote)
    return {
      draft: drafted(known, theme, guide, [`Ainda sobre “${quote.guide.pergunta}”: ${decapitalize(quote.text)}`]),
    }
  const other = best ?? (beside && beside.share >= TOLD.second ? beside : undefined)
  if (said === null && other && ASKS.test(fold(question)))
    return guideTold(known, question, GUIDES.get(other.id)!, false)
  const text = said ?? WISHED[wish](theme)
  if (said === null || weighs) return honest(known, next, guide, text, context[0])
  const speech = move === 'dizer' && own ? speechIn(own) : null
  const parts = [
    ...(speech ? [`Ainda sobre “${own!.pergunta}”: ${decapitalize(speech)}`] : []),
    `${speech ? 'De modo geral,' : 'Ainda'} sobre ${theme.nome}: ${decapitalize(text)}`,
    ...(near && near !== own ? [shortOf(near)] : []),
  ]
  return { draft: drafted(known, theme, guide, parts) }
}
/** What the form says holds, unless all its words surely say another thing: 'desiste na hora que falo' asks for no words. */
const SURELY = 0.9
function moveIn(question: string, form: Move | undefined): { move: Move; share: number } {
  const heard = moveOf(question)
  return form && !(heard.share >= SURELY && heard.move !== form && heard.move !== 'outra')
    ? { move: form, share: 1 }
    : heard
}
/** Moves that are asked of what a word names, whatever was spoken of: 'quanto de sinal'. */
const OF_FIELD: ReadonlySet<Move> = new Set(['quanto', 'recusa', 'custo', 'tempo', 'pode', 'escrito'])
/** Guides that may speak of another field beside the one spoken of. */
const MOST_NEAR = 10
