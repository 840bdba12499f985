import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { type Margin, ruleFact } from '#src/facts/figures.ts'
import { measuresOf } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import { SCORE_CAPS } from '#src/rules.ts'
import { asked } from './rule-result.ts'

/** The total stops at `limit` because of `motivo`. */
export interface ScoreCap {
  limit: number
  /** The limit as a figure. */
  fact: Fact
  /** A clause: 'os custos informados passam do faturamento'. */
  motivo: Text
}

const made = (id: 'loss' | 'cash', motivo: Text): ScoreCap => ({
  limit: SCORE_CAPS[id],
  fact: ruleFact(
    `limite_nota.${id}`,
    id === 'loss' ? 'Limite da nota com custos acima do faturamento' : 'Limite da nota com o caixa curto',
    SCORE_CAPS[id],
    'pontos',
  ),
  motivo,
})

/** Losses and an empty till weigh more than any answer; null: neither is known of the company. */
export function capOf(book: FactBook, reading: Reading, margin: Margin | null): ScoreCap | null {
  if (margin && margin.percent < 0) {
    const over = book.mention(margin.total, formatMoney(Number(margin.total.valor)))
    if (margin.measured)
      return made('loss', say`${margin.measured}, os custos, de ${over} por mês, passam do faturamento`)
    return made('loss', say`os custos informados, de ${over} por mês, passam do faturamento`)
  }
  return cashCap(book, reading)
}

function cashCap(book: FactBook, reading: Reading): ScoreCap | null {
  const { answers, amounts } = reading
  const known = reading.byStatement.get('other_cash') ?? reading.byStatement.get('tech_runway')
  if (known) {
    const short = answers.other_cash === 'Nenhum' || answers.tech_runway === 'Menos de 3 meses'
    const [before, after] = known.frase
    return short ? made('cash', say`${before}${book.mention(known.fact, known.valor)}${after}`) : null
  }
  if (answers.other_cash === 'Nenhum')
    return made(
      'cash',
      say`você respondeu “${book.mention(asked('other_cash', 'Reserva de caixa', 'Nenhum'), 'Nenhum')}” sobre a reserva de caixa`,
    )
  if (answers.tech_runway === 'Menos de 3 meses') {
    const spoken = book.mention(asked('tech_runway', 'Meses de caixa', answers.tech_runway), answers.tech_runway)
    return made('cash', say`você respondeu “${spoken}” sobre o caixa`)
  }
  const denied = amounts.negados.find(({ assunto }) => assunto === 'caixa')
  if (denied) return made('cash', say`você escreveu que não tem dinheiro em caixa`)
  if (!amounts.itens.some(({ assunto }) => assunto === 'caixa')) return null
  const figure = measuresOf(reading).get('meses_de_caixa')
  // The band of the answer alone says how much is saved, not how long the money lasts.
  if (!figure || figure.fact.tipo === 'estimado' || Number(figure.fact.valor) >= SCORE_CAPS.cashMonths) return null
  for (const input of figure.entradas) book.add(input)
  const months = Number(figure.fact.valor)
  const spoken = book.mention(figure.fact, `${formatNumber(months, 1)} ${months < 2 ? 'mês' : 'meses'}`)
  return made('cash', say`o caixa dura ${spoken} pelos números informados`)
}
