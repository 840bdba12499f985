import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { actionsOf } from '#src/planning/candidates.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { worksAlone } from '#src/reading/input.ts'
import { cardDraft } from './card-answer.ts'
import type { Known } from './company.ts'
import { dangerDraft } from './danger.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import type { FollowUp } from './follow-ups.ts'
import { guideDraft } from './guides/guide-answer.ts'
import { GUIDES } from './guides/guides.ts'
import type { Memory, Subject } from './memory.ts'
import { overviewDraft } from './other-answers.ts'
import { ruleDraft } from './rule-answer.ts'
import { OWN_COSTS } from './themes/own-costs.data.ts'
import { themeDraft } from './themes/theme-answer.ts'
import { THEME_MOVES } from './themes/theme-moves.ts'
import { THEMES, themeOf } from './themes/themes.ts'
import type { Moves } from './themes/types.ts'

const cards = new Map(PROBLEM_CARDS.map((card) => [card.id, card]))
const PARAGRAPH = '\n\n'
const ORDER = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto']

/** The advice on a subject, written again with the figures of today. */
export function adviceOn(known: Known, subject: Subject): Draft {
  switch (subject.kind) {
    case 'card':
      return cardDraft(known, cards.get(subject.id)!)
    case 'rule':
      return ruleDraft(known, subject)
    case 'danger':
      return dangerDraft(known, subject.id)
    case 'guide':
      return guideDraft(known, GUIDES.get(subject.id)!)
    case 'theme':
      return themeDraft(known, THEMES.get(subject.id)!, subject.wish)
    case 'overview':
      return overviewDraft(known)
  }
}

/** How the subject is called; null: it has no name of its own. */
function nameOf(subject: Subject): string | null {
  if (subject.kind === 'card') return cards.get(subject.id)!.nome
  if (subject.kind === 'theme') return THEMES.get(subject.id)!.nome
  return subject.kind === 'rule' ? (RULE_TEXTS[subject.rule]?.nome ?? null) : null
}

/** Why the advice begins where it does. */
function reasonOf(known: Known, subject: Subject): Text[] {
  const { book, results } = known
  if (subject.kind === 'rule') {
    const porque = results.get(subject.rule)?.porque ?? RULE_TEXTS[subject.rule]?.porque
    const { medir, conhecimento } = actionsOf(subject.rule, worksAlone(known.reading))
    return [
      ...(porque ? [adviceText(book, porque)] : []),
      adviceText(book, `Por isso o primeiro passo é este: ${decapitalize(medir.acao)}. ${medir.resultado}`),
      ...(conhecimento ? [adviceText(book, conhecimento)] : []),
    ]
  }
  if (subject.kind === 'card') {
    const { causas, armadilha, passos } = cards.get(subject.id)!
    const cause = causas.map((rule) => RULE_TEXTS[rule]).find((text) => text !== undefined)
    return [
      ...(cause ? [adviceText(book, `Por trás disso costuma estar ${cause.nome}. ${cause.porque}`)] : []),
      adviceText(
        book,
        `O primeiro passo vem antes porque é ele que mostra o tamanho do problema. ${passos[0]!.resultado}`,
      ),
      adviceText(book, `O engano mais comum aqui: ${decapitalize(armadilha)}`),
    ]
  }
  if (subject.kind === 'theme') {
    const { passos, porque } = THEMES.get(subject.id)!
    return [adviceText(book, porque), adviceText(book, `Por isso o primeiro passo é este: ${decapitalize(passos[0])}`)]
  }
  if (subject.kind === 'guide') {
    const { passos, cuidado } = GUIDES.get(subject.id)!
    return [
      adviceText(book, `Por isso o primeiro passo é este: ${decapitalize(passos[0])}`),
      adviceText(book, `O engano mais comum aqui: ${decapitalize(cuidado)}`),
    ]
  }
  return adviceOn(known, subject).risks.map((risk) => join(['O que se evita: ', risk]))
}

const place = (step: number) => ORDER[step] ?? 'próximo'

/** One step, alone. */
function stepDraft(advice: Draft, step: number): Draft {
  const text = advice.actionSteps[step]!
  const left = advice.actionSteps.length - step - 1
  return {
    ...EMPTY_DRAFT,
    answer: join(
      [
        join([`O ${place(step)} passo. `, text]),
        left === 0
          ? 'Este é o último passo: depois dele, repita o primeiro para ver o que mudou.'
          : `Quando terminar, pergunte pelo ${place(step + 1)} passo.`,
      ],
      PARAGRAPH,
    ),
    actionSteps: [],
  }
}

/** What holds for the field of a subject, where it has one. */
function movesOf(subject: Subject): Moves | undefined {
  const theme = subject.kind === 'guide' ? themeOf(subject.id) : subject.kind === 'theme' ? subject.id : undefined
  return theme === undefined ? undefined : THEME_MOVES[theme]
}

/** What people miss here, and the step after the one that failed. */
function otherWay(known: Known, subject: Subject, advice: Draft, step: number): Draft {
  const next = advice.actionSteps[step]
  const card = subject.kind === 'card' ? cards.get(subject.id)! : null
  const trap = advice.risks.find(({ text }) => text.length > 0)
  const other = movesOf(subject)?.outro
  const question = card ? card.confirma : 'O que exatamente você fez, por quanto tempo, e o que mudou?'
  return {
    ...EMPTY_DRAFT,
    answer: join(
      [
        ...(other ? [adviceText(known.book, other)] : []),
        ...(trap
          ? [
              join([
                `${other ? '' : 'Entendi. '}Quando isso não resolve, o mais comum é este tropeço: `,
                decapitalText(trap),
              ]),
            ]
          : [say`Entendi.`]),
        ...(next
          ? [join(['Então siga por aqui. ', next])]
          : [
              say`Os passos que eu tinha para isso acabaram, e insistir no mesmo não ajuda: mostre o caso a um consultor do Sebrae ou ao seu contador, com o que já foi feito e os números de antes e depois.`,
            ]),
        join(['Para acertar o caminho, me conte: ', adviceText(known.book, question)]),
      ],
      PARAGRAPH,
    ),
  }
}

const decapitalText = ({ text, spans }: Text): Text => ({ text: decapitalize(text), spans })

/** What it costs in its field, before what the first step does. */
function costsOf({ book }: Known, subject: Subject, { investment, roi }: Draft): Text[] {
  const own = subject.kind === 'guide' ? OWN_COSTS[subject.id] : undefined
  const custo = own === undefined ? movesOf(subject)?.custo : own
  const gain = roi.text === EMPTY_DRAFT.roi.text ? [] : [roi]
  return [...(custo ? [adviceText(book, custo)] : []), investment, ...gain]
}

/** One side of the advice: cost, time, risks, gain. */
function side(name: string | null, texts: readonly Text[]): Draft {
  const about = name ? say`Sobre ${name}: ` : say``
  return { ...EMPTY_DRAFT, answer: join([about, join([...texts], ' ')]) }
}

/** Answers about the advice before; undefined: it has nothing to say to this. */
export function adviceFollowUp(
  known: Known,
  memory: Memory,
  asked: FollowUp,
): { draft: Draft; memory: Memory } | undefined {
  const { subject } = memory
  if (!subject) return undefined
  const advice = adviceOn(known, subject)
  const name = nameOf(subject)
  const keep = (draft: Draft, step = memory.step) => ({
    draft,
    memory: { ...memory, focus: 'advice' as const, step, choices: [] },
  })
  const last = advice.actionSteps.length - 1
  switch (asked.kind) {
    case 'step': {
      if (last < 0) return undefined
      const wanted = asked.step === 'next' ? memory.step + 1 : asked.step === 'last' ? last : asked.step
      const step = Math.min(wanted, last)
      return keep(stepDraft(advice, step), step)
    }
    case 'tried':
      return keep(otherWay(known, subject, advice, memory.step + 1), Math.min(memory.step + 1, last + 1))
    case 'why':
      return keep({ ...EMPTY_DRAFT, answer: join(reasonOf(known, subject), PARAGRAPH) })
    case 'cost':
      return keep(side(name, costsOf(known, subject, advice)))
    case 'time':
      return keep(side(name, [advice.timeline]))
    case 'gain':
      return keep(side(name, [advice.expectedResults, advice.roi]))
    case 'risk':
      return advice.risks.length === 0 ? undefined : keep(side(name, advice.risks))
  }
}
