import type { Fact } from '@norteia/contracts/analysis'
import { formatDay } from '@norteia/contracts/format'
import { join, type Text } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf, type Change, portionsOf, sorted } from './amounts.ts'
import { type Answerable, type Reply, rowsOf } from './answer.ts'
import { besideMeanReply } from './beside-mean.ts'
import { type Frame, frameOf } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { clipped, plainText, type Told } from './told.ts'

/** 'por que gastei tanto em maio': what that month is made of, and what stood out beside what is usual. */

const MOST = 3
/** Of the month's figure: less than this stands out to nobody. */
const LEAST_SHARE = 0.02

/** All that moves in the direction of the metric, what no result counts among it. */
export const flowOf = ({ metrica, filtros }: Frame): Frame => {
  const { como } = metricOf(metrica)
  return frameOf('sinal' in como && como.sinal < 0 ? 'saidas' : 'entradas', { filtros })
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
