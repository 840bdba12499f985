import { decapitalize, join, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { guidesInContext } from './context-guides.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { guideDraft } from './guides/guide-answer.ts'
import { GUIDES } from './guides/guides.ts'
import type { Guide } from './guides/types.ts'
import { leadOf } from './leads.ts'
import type { Subject } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'
import { nearestNext, quoteOf, speechIn } from './next-turn.ts'
import { beginning, othersText, quoted } from './other-answers.ts'
import { ownWords } from './own-words.ts'
import { whoIn } from './role-fit.ts'
import { FACTS, type FactMove, SIDE_MOVES, SIDE_THEMES, SIDES, type Side } from './side-moves.data.ts'
import { THEME_MOVES } from './themes/theme-moves.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'
import { themeOf } from './themes/themes.ts'
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

/** Whom she has to do with: as the field says, else who was named. */
function sideOf(theme: string, said: readonly string[]): Side {
  const field = SIDES.find((side) => SIDE_THEMES[side]?.split(' ').includes(theme))
  const named = said.map((text) => whoIn(fold(text))).find((who) => who !== null)
  return field ?? (named && WHO_SIDE[named.who]) ?? 'geral'
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
    return texts[sideOf(theme.id, [...said, question])] ?? texts.geral
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

/** The guide that says just this, by all that was said; undefined: the one before does, or none is near. */
function nearestIn(known: Known, { question, said, theme, last }: Next) {
  const [best, second] = guidesInContext(known, question, said, theme.id)
  const isLast = last?.kind === 'guide' && best?.id === last.id
  return { best: isLast ? undefined : best, beside: isLast ? second : undefined }
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
/** Of just this nothing is known: it is said so, with what holds and what is near. */
function honest(known: Known, { question, theme, last }: Next, guide: Guide | undefined, text: string): Moved {
  const choices = nearestNext(question, last?.kind === 'guide' ? last.id : undefined, theme.id, known.reading.segment)
  const tell = (part: string) => adviceText(known.book, part)
  const held = join([
    tell(`Ainda sobre ${theme.nome}, não tenho uma resposta certa para `),
    quoted(known, question),
    tell(` O que vale em todo caso: ${decapitalize(text)}`),
  ])
  const draft = drafted(known, theme, guide, [])
  return { draft: { ...draft, answer: join([held, othersText(known, choices)], '\n\n') }, choices }
}

/** What a message asks of what was spoken of, answered with what is known of it: words to say, what is left, what it costs, what changes. */
export function movedOn(known: Known, next: Next): Moved {
  const { question, last, theme, wish } = next
  const guide = last?.kind === 'guide' ? GUIDES.get(last.id)! : undefined
  const heard = next.move ? { move: next.move, share: 1 } : moveOf(question)
  const move: Move = heard.share >= (isFact(heard.move) ? HEARD.fact : HEARD.asked) ? heard.move : 'outra'
  const { best, beside } = nearestIn(known, next)
  const least =
    move === 'outra' ? TOLD.none : isFact(move) || move === 'tentei' || move === 'dizer' ? TOLD.fact : TOLD.asked
  const within = (move !== 'tentei' && next.move !== 'porque') || (best !== undefined && themeOf(best.id) === theme.id)
  if (best && within && best.share >= least)
    return guideTold(known, question, GUIDES.get(best.id)!, best.share >= TOLD.asked)
  const near = best && best.share >= TOLD.beside && themeOf(best.id) === theme.id ? GUIDES.get(best.id)! : undefined
  const own = (move === 'dizer' || move === 'exemplo') && near && speechIn(near) ? near : guide
  const said = answerTo(move, next, own)
  const quote = said === null && guide ? quoteOf(guide, question) : null
  if (guide && quote)
    return { draft: drafted(known, theme, guide, [`Ainda sobre “${guide.pergunta}”: ${decapitalize(quote)}`]) }
  const other = best ?? (beside && beside.share >= TOLD.second ? beside : undefined)
  if (said === null && other) return guideTold(known, question, GUIDES.get(other.id)!, false)
  const text = said ?? WISHED[wish](theme)
  if (said === null || (WEIGHED.has(move) && ownWords(fold(question)) >= MOST_WEIGHED))
    return honest(known, next, guide, text)
  const speech = move === 'dizer' && own ? speechIn(own) : null
  const parts = [
    ...(speech ? [`Ainda sobre “${own!.pergunta}”: ${decapitalize(speech)}`] : []),
    `${speech ? 'De modo geral,' : 'Ainda'} sobre ${theme.nome}: ${decapitalize(text)}`,
    ...(near && near !== own ? [shortOf(near)] : []),
  ]
  return { draft: drafted(known, theme, guide, parts) }
}
