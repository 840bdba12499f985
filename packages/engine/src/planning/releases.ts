import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import { BENCHMARKS, type BenchmarkId } from '#src/data/benchmarks.data.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { HYPOTHESES } from '#src/rules.ts'
import { brl, hypothesis, type Known, nextBelow, type Parts, pct, supposed } from './gain-parts.ts'

/** Days to reach, by the bands of the product's questions. */
const STEPS = [120, 60, 30]

const targetFact = (id: string, days: number): Fact => ({
  id: `regra.alvo.${id}`,
  rotulo: 'Alvo: faixa seguinte da pergunta',
  valor: days,
  unidade: 'dias',
  tipo: 'referência',
  origem: 'Definido pelas regras do produto',
})

/** Half of the way from so many days to the next band, in reais that come back once. */
function shorten(
  known: Known,
  id: string,
  money: 'estoque_parado' | 'dinheiro_na_rua',
  days: 'dias_de_estoque' | 'dias_para_receber',
): Parts | null {
  const amount = known.get(money)
  const term = known.get(days)
  const today = Number(term?.fact.valor ?? 0)
  const target = nextBelow(today, STEPS)
  if (!amount || !term || target === null || !(Number(amount.fact.valor) > 0)) return null
  const value = roundMoney(Number(amount.fact.valor) * (1 - target / today) * HYPOTHESES.metade.share)
  return {
    value,
    formula: `${brl(Number(amount.fact.valor))} × (${formatNumber(today)} − ${formatNumber(target)}) ÷ ${formatNumber(today)} dias × ${supposed('metade')} = ${brl(value)}`,
    inputs: [
      ...amount.entradas,
      amount.fact,
      ...term.entradas,
      term.fact,
      targetFact(id, target),
      hypothesis('metade'),
    ],
  }
}

export const stock = (known: Known) => shorten(known, 'estoque', 'estoque_parado', 'dias_de_estoque')
export const terms = (known: Known) => shorten(known, 'prazo', 'dinheiro_na_rua', 'dias_para_receber')

/** Open trust sales: half of them comes back. */
export function trust(known: Known): Parts | null {
  const figure = known.get('fiado_aberto')
  if (figure?.fact.unidade !== 'R$' || !(Number(figure.fact.valor) > 0)) return null
  const value = roundMoney(Number(figure.fact.valor) * HYPOTHESES.volta.share)
  return {
    value,
    formula: `${brl(Number(figure.fact.valor))} × ${supposed('volta')} = ${brl(value)}`,
    inputs: [...figure.entradas, figure.fact, hypothesis('volta')],
  }
}

const MEI_YEAR = BENCHMARKS['limite.mei'].valor
const ME_YEAR = BENCHMARKS['limite.me'].valor

/** The published mean rate of loans to companies of this size. */
export function interestReference(revenue: number): BenchmarkId {
  if (revenue * 12 <= MEI_YEAR) return 'juros.MEI'
  return revenue * 12 <= ME_YEAR ? 'juros.ME' : 'juros.EPP'
}

/** Pays for borrowed money today: named interest or instalments, a debt, card sales paid in advance. */
const borrows = (known: Known) =>
  known.get('juros') !== null ||
  known.get('divida') !== null ||
  known.sources.reading.answers.retail_credit === 'Cartão, antecipando todo mês'

/** Interest of a month that the released money saves; null for a company that owes nothing. */
export function interestSaved(known: Known, released: Parts | null): Parts | null {
  const { revenue } = known.sources.reading
  if (!released || !revenue || !borrows(known)) return null
  const id = interestReference(revenue.value)
  const yearly = BENCHMARKS[id].valor
  const monthly = (1 + yearly / 100) ** (1 / 12) - 1
  const value = roundMoney(released.value * monthly)
  return {
    value,
    formula: `${brl(released.value)} que deixam de ser emprestados × ${pct(monthly * 100)} ao mês (${pct(yearly)} ao ano, ${BENCHMARKS[id].orgao}) = ${brl(value)} por mês; antes: ${released.formula}`,
    inputs: [...released.inputs, revenue.fact, benchmarkFact(id)],
  }
}
