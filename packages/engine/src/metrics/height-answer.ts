import type { Fact } from '@norteia/contracts/analysis'
import { formatDay } from '@norteia/contracts/format'
import { join, type Text } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf, type Change, portionsOf, sorted } from './amounts.ts'
import { type Answerable, type Reply, rowsOf } from './answer.ts'
import { besideMeanReply, canBeside, isBesideMean } from './beside-mean.ts'
import { type Frame, frameOf } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import type { Reading } from './question.ts'
import { isPlainSum } from './shown/shown.ts'
import { clipped, plainText, type Told } from './told.ts'

/** 'por que gastei tanto em maio': what that month is made of, and what stood out beside what is usual. */

const MOST = 3
/** Of the month's figure: less than this stands out to nobody. */
const LEAST_SHARE = 0.02

const BROAD: ReadonlySet<MetricId> = new Set(['despesas', 'saidas', 'receita', 'entradas', 'resultado'])
/** All that moves in the direction of the metric, what no result counts among it; of suppliers or the staff what is theirs. */
export const flowOf = ({ metrica, filtros }: Frame): Frame => {
  const { como } = metricOf(metrica)
  if (!BROAD.has(metrica)) return frameOf(metrica, { filtros })
  return frameOf('sinal' in como && como.sinal < 0 ? 'saidas' : 'entradas', { filtros })
}

/** 'por que gastei tanto?', right after what was paid in those days: of just that figure, and not of another one. */
export function ofTold(reading: Reading, known: Frame | undefined): Reading {
  if (reading.kind !== 'frame' || !known || !isPlainSum(known) || known.par || known.trechos) return reading
  const { frame } = reading
  const high = frame.porque && isBesideMean(frame) && frame.metrica === 'despesas'
  const plain = Object.values(frame.filtros).every((list) => list.length === 0)
  const same = JSON.stringify(known.periodo) === JSON.stringify(frame.periodo)
  const { como } = metricOf(known.metrica)
  const paid = 'sinal' in como && como.sinal < 0 && canBeside(known)
  if (!high || !plain || !same || !paid) return reading
  const { metrica, filtros, faixa } = known
  return { ...reading, frame: { ...frame, metrica, filtros, faixa } }
}

export function heightReply(told: Told, input: Answerable, before: Interval): Reply {
  const { frame, figures, names } = input
  const days = frame.periodo!
  const beside = besideMeanReply(told, input, before)
  const now = amountOf(frame, figures.rows, names.categorias) ?? 0
  if (beside.valor === null || now <= 0) return { ...beside, valor: null, linhas: [] }
  const parts = sorted(portionsOf({ ...frame, dimensao: 'categoria' }, figures.rows, names.categorias, String), false)
  const linhas = rowsOf(told, parts, days, 'Outras categorias')
  const alone = frame.filtros.contrapartes.length > 0
  const more = figures.changes.filter(({ valor }) => valor >= LEAST_SHARE * now).slice(0, MOST)
  const largest = figures.movements.slice(0, MOST)
  return {
    sentences: [
      ...beside.sentences,
      ...(linhas.length > 1 ? [join(['Pesaram mais: ', listed(told, linhas.slice(0, MOST)), '.'])] : []),
      ...(alone
        ? []
        : more.length > 0
          ? [aboveUsual(told, more, days)]
          : [plainText('Nenhum nome ficou bem acima do que costuma.')]),
      ...(largest.length > 0 ? [largestOnes(told, input, days)] : []),
    ],
    valor: told.fact(metricOf(frame.metrica).nome, now, days),
    linhas,
  }
}

const listed = (told: Told, facts: readonly Fact[]): Text =>
  join(
    facts.map((fact) => join([plainText(`${fact.rotulo} `), told.show(fact)])),
    ', ',
  )

function aboveUsual(told: Told, more: readonly Change[], days: Interval): Text {
  const over = { tipo: 'calculado' as const, formula: 'O mês menos a média dos meses anteriores' }
  const facts = more.map(({ nome, valor }) => told.fact(clipped(nome), valor, days, over))
  const shown = facts.map((fact) => join([plainText(`${fact.rotulo} (`), told.signed(fact), ')']))
  return join(['O que ficou acima do costume: ', join(shown, ', '), '.'])
}

/** The largest movements of the month, in no category left out. */
function largestOnes(told: Told, { figures }: Answerable, days: Interval): Text {
  const shown = figures.movements.slice(0, MOST).map(({ data, valor, nome }) => {
    const fact = told.fact(clipped(nome ?? formatDay(data)), valor, days)
    return join([plainText(`${clipped(nome ?? 'sem nome')}, `), told.show(fact), plainText(` em ${formatDay(data)}`)])
  })
  return join(['Maiores lançamentos do mês: ', join(shown, '; '), '.'])
}
