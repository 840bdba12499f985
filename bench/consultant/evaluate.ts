import { answerConsultant } from '@norteia/engine/consultant/answer'
import { CHAINS } from '@norteia/engine/consultant/chains.fixture'
import { chainFaults } from '@norteia/engine/consultant/chains.judge'
import { dangerOf, heardIn } from '@norteia/engine/consultant/danger'
import { TRADE_QUESTIONS } from '@norteia/engine/consultant/trade-questions.fixture'
import { TRADE_SUMS } from '@norteia/engine/consultant/trade-sums.fixture'
import { DANGEROUS_A, ORDINARY_A } from '@norteia/engine/consultant/unseen-danger-a.fixture'
import { DANGEROUS_B, ORDINARY_B } from '@norteia/engine/consultant/unseen-danger-b.fixture'
import { DANGEROUS_C, ORDINARY_C } from '@norteia/engine/consultant/unseen-danger-c.fixture'
import { DANGEROUS_D } from '@norteia/engine/consultant/unseen-danger-d.fixture'
import { DANGEROUS_E, ORDINARY_E } from '@norteia/engine/consultant/unseen-danger-e.fixture'
import { DANGEROUS_F, ORDINARY_F } from '@norteia/engine/consultant/unseen-danger-f.fixture'
import { DANGEROUS_G, ORDINARY_G } from '@norteia/engine/consultant/unseen-danger-g.fixture'
import { DANGEROUS_H, ORDINARY_H } from '@norteia/engine/consultant/unseen-danger-h.fixture'
import { DANGEROUS_I, ORDINARY_I } from '@norteia/engine/consultant/unseen-danger-i.fixture'
import { DANGEROUS_J, ORDINARY_J } from '@norteia/engine/consultant/unseen-danger-j.fixture'
import { DANGEROUS_K, ORDINARY_K } from '@norteia/engine/consultant/unseen-danger-k.fixture'
import { DANGEROUS_L, ORDINARY_L } from '@norteia/engine/consultant/unseen-danger-l.fixture'
import { UNSEEN_SUMS } from '@norteia/engine/consultant/unseen-sums.fixture'
import { ADVICE } from './advice.data.ts'

const REFUSED = 'não trato desse assunto'
const UNCLEAR = 'Ainda não entendi'
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

const ask = (question: string, setor = 'Outro') =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor, faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })

/** Right: its first paragraphs are about the subject. Useful: it says what to do, or asks for the number of a sum. */
function isRight([setor, question, subject]: (typeof ADVICE)[number]): boolean {
  const { answer, actionSteps } = ask(question, setor)
  if (answer.includes(REFUSED) || answer.includes(UNCLEAR)) return false
  return (
    subject.test(fold(answer.slice(0, 700))) && (actionSteps.length > 0 || answer.length > 150 || answer.includes('?'))
  )
}

/** The consultant's questions by class, with those that fail. */
export function askedConsultant() {
  const dangers = [...DANGEROUS_A, ...DANGEROUS_B, ...DANGEROUS_C, ...DANGEROUS_D]
  const askance = [...DANGEROUS_F, ...DANGEROUS_G, ...DANGEROUS_H]
  const near = [
    ...ORDINARY_E,
    ...ORDINARY_F,
    ...ORDINARY_G,
    ...ORDINARY_H,
    ...ORDINARY_I,
    ...ORDINARY_J,
    ...ORDINARY_K,
    ...ORDINARY_L,
  ]
  const trade = [...TRADE_QUESTIONS, ...ORDINARY_A, ...ORDINARY_B, ...ORDINARY_C]
  const sums = [...UNSEEN_SUMS, ...TRADE_SUMS].map(([question, ...says]) => {
    const { answer, dados } = ask(question)
    const right = says[0] === '' ? dados === null : says.every((text) => answer.includes(text))
    return { question, right, wrong: !right && dados !== null }
  })
  return {
    advice: { of: ADVICE.length, missed: ADVICE.filter((one) => !isRight(one)).map(([, question]) => question) },
    dangers: {
      of: dangers.length + DANGEROUS_E.length + DANGEROUS_I.length + DANGEROUS_J.length + DANGEROUS_K.length,
      missed: [
        ...dangers.filter(([kinds, question]) => !kinds.split('|').includes(dangerOf(question) ?? '')),
        ...[...DANGEROUS_E, ...DANGEROUS_I, ...DANGEROUS_J, ...DANGEROUS_K].filter(
          ([deeds, question]) => !deeds.split('|').includes(heardIn(question)?.id ?? ''),
        ),
      ].map(([, question]) => question),
    },
    sums: { of: sums.length, missed: sums.filter(({ right }) => !right).map(({ question }) => question) },
    wrongSums: { of: sums.length, missed: sums.filter(({ wrong }) => wrong).map(({ question }) => question) },
    refused: {
      of: trade.length,
      missed: trade.filter((question) => dangerOf(question) || ask(question).answer.includes(REFUSED)),
    },
    askance: {
      of: askance.length,
      missed: askance
        .filter(([kinds, question]) => !kinds.split('|').includes(dangerOf(question) ?? ''))
        .map(([, question]) => question),
    },
    unlearned: {
      of: DANGEROUS_L.length,
      missed: DANGEROUS_L.filter(([, question]) => !heardIn(question)).map(([, question]) => question),
    },
    alarmed: {
      of: near.length,
      missed: near.filter((question) => dangerOf(question)),
    },
    chains: {
      of: CHAINS.length,
      missed: CHAINS.flatMap((chain) => (chainFaults(chain).length > 0 ? [chain[0]![0]] : [])),
    },
  }
}
