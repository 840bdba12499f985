import { decapitalize, join, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { guidesInContext, type InContext } from './context-guides.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { between, pointOf } from './guide-nearness.ts'
import { asksIn, IN_GUIDES, nearestIn } from './guide-next.ts'
import { guideDraft } from './guides/guide-answer.ts'
import { GUIDES } from './guides/guides.ts'
import type { Guide } from './guides/types.ts'
import { leadOf } from './leads.ts'
import { isLetterOfElse, LETTER } from './letters.ts'
import type { Subject } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'
import { nearestNext, speaksOf, stemsOf, themeNamed } from './next-turn.ts'
import { beginning, othersText, quoted } from './other-answers.ts'
import { ownWords } from './own-words.ts'
import { answerIn, quoteOf, saidBeside, speechIn } from './quotes.ts'
import { whoIn } from './role-fit.ts'
import { FACTS, type FactMove, SIDE_MOVES, SIDE_THEMES, SIDES, type Side } from './side-moves.data.ts'
import { THEME_MOVES } from './themes/theme-moves.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'
import { likeliestTheme, THEMES, themeOf } from './themes/themes.ts'
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

export const WISHED: Readonly<Record<Wish, (theme: Theme) => string>> = {
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
  const own = spoken && IN_GUIDES.has(move) ? answerIn(spoken, question, move) : null
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

/** What a field says that is most like what she tells; null: none of her words is known. */
function likest({ base, decidir, quanto, pode, porque }: Theme, question: string): string | null {
  const point = pointOf(question)
  if (!point) return null
  const like = (text: string) => between(point, pointOf(text)!)
  return [base, decidir, quanto, pode, porque].reduce((best, next) => (like(next) > like(best) ? next : best))
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
  const asks = asksIn(question)
  const held = join([
    tell(asks ? `Ainda sobre ${theme.nome}, não tenho uma resposta certa para ` : 'Anotei: '),
    quoted(known, question),
    tell(
      asks
        ? ` O que vale em todo caso: ${decapitalize(text)}`
        : `. Sobre ${theme.nome}, vale também assim: ${decapitalize(likest(theme, question) ?? text)}`,
    ),
  ])
  const draft = drafted(known, theme, guide, [])
  return { draft: { ...draft, answer: join([held, othersText(known, choices)], '\n\n') }, choices }
}
const MOST_OFFERED = 2
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
  // 'Como eu digo isso?' is of what was spoken of.
  const stays = isFact(move) || (move === 'dizer' && SAYS_THIS.test(question))
  const field = stays ? undefined : likeliestTheme(context.map(({ id, share }) => [id, share]))
  const other = named ?? (field && field.share >= OF_OTHER && speaksOf(field.id, question) ? field.id : undefined)
  const first = (other !== undefined && THEMES.get(other)) || given.theme
  const missed =
    MAY_MISS.has(move) && asksOfElse(question, first, answerTo(move, { ...given, theme: first }, undefined))
  const closer = missed ? THEMES.get(themeNamed(question, spokenNear, NAMED_LESS) ?? '') : undefined
  const misses = missed && !closer
  const theme = closer ?? first
  const next = { ...given, theme }
  const spoken = last?.kind === 'guide' ? GUIDES.get(last.id)! : undefined
  const guide = theme === given.theme ? spoken : undefined
  const { best, beside, same } = nearestIn(context, { question, said: before, theme: theme.id, last: spoken?.id }, move)
  const least =
    move === 'outra' ? TOLD.none : isFact(move) || move === 'tentei' || move === 'dizer' ? TOLD.fact : TOLD.asked
  if (same !== undefined && (best?.share ?? 0) < TOLD.asked) return guideTold(known, question, GUIDES.get(same)!, false)
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
  const weighs = WEIGHED.has(move) && theme === given.theme && ownWords(fold(question)) >= MOST_WEIGHED
  const quote = quoteFor(context, question, spoken, move, said === null || weighs)
  if (quote)
    return {
      draft: drafted(known, theme, guide, [`Ainda sobre “${quote.guide.pergunta}”: ${decapitalize(quote.text)}`]),
    }
  const likely = best ?? (beside && beside.share >= TOLD.second ? beside : undefined)
  if (said === null && likely && asksIn(question)) return guideTold(known, question, GUIDES.get(likely.id)!, false)
  const text = misses && move !== 'quanto' ? theme.base : (said ?? WISHED[wish](theme))
  if (said === null || weighs || misses) return honest(known, next, guide, text, context[0])
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
const SAYS_THIS = /\bisso\b/i
/** Moves that are asked of what a word names, whatever was spoken of: 'quanto de sinal'. */
const OF_FIELD: ReadonlySet<Move> = new Set(['quanto', 'recusa', 'custo', 'tempo', 'pode', 'escrito'])
/** What the guides near a message speak of by so much of all is its field, whatever was spoken of. */
const OF_OTHER = 0.5
/** What a field says to these holds for what its words name, and for nothing else. */
const NAMED_LESS = 0.3
const MAY_MISS: ReadonlySet<Move> = new Set(['pode', 'quanto', 'custo'])
/** Words of asking for a size, a cost or a rule, which any field knows. */
const OF_ANY =
  /\b(?:lei|crime|legal\w*|process\w*|permit\w*|proib\w*|direitos?|justica|multas?|poss[ao]|pode\w*|obrigad\w+|problema|cust\w+|gast\w+|sai\w*|fic\w+|cobr\w+|pag\w+|invest\w+|faz\w*|fac\w+|test\w+|val\w+|precos?|car[oa]s?|baratos?|taxas?|mensal\w*|medi[ao]|precis\w+|limite|maxim\w*|minim\w*|porcent\w+|percent\w+|cento|cert[oa]|just[oa]|norma(?:l|is)|ideal|exat\w+|colocar\w*|ped\w+|dar|dou|vezes|parcel\w+|mand\w+|reais|mil|conta)\b/g
/** 'Posso parar a obra?': what the field says (`told`) is of something else. */
export function asksOfElse(question: string, { id, pode }: Theme, told: string | null = pode): boolean {
  const asked = stemsOf(fold(question).replace(OF_ANY, ' '))
  const known = new Set(stemsOf(told ?? ''))
  return asked.length > 0 && !asked.some((stem) => known.has(stem)) && !speaksOf(id, question)
}
/** Guides that may speak of another field beside the one spoken of. */
const MOST_NEAR = 10
