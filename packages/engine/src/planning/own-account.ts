import type { Fact, FieldOf, OwnAccount } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { roundMoney, SAVINGS_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { accountOf, ruleFact } from '#src/facts/figures.ts'
import type { Reading } from '#src/reading/input.ts'
import type { Plan } from './plan.ts'

/** Tenths below ten, whole months above. */
const roundMonths = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
const round2 = (value: number) => Math.round(value * 100) / 100

const computed = accountOf('nossa_conta', 'Nossa conta: soma das ações deste plano')

/** 'Nossa conta': what these nine actions cost and bring, even when the result is poor. */
export function ownAccount(
  book: FactBook,
  reading: Reading,
  plan: Plan,
): { account: OwnAccount; text: Text; facts: (readonly [FieldOf<OwnAccount>, Fact])[] } {
  const { revenue } = reading
  const ranges = plan.actions.map(({ investment }) => investment).filter((range) => range !== null)
  if (!revenue || ranges.length === 0) {
    const text = say`O investimento e o retorno ficam a definir (informe o faturamento). As ações do plano já podem começar: as primeiras pedem mais tempo do que dinheiro.`
    return {
      account: { ganhoMensal: null, investimento: null, paybackMeses: null, roi: null, explicacao: '' },
      text,
      facts: [],
    }
  }
  for (const { fact } of plan.gains) book.add(fact)
  const formulas = plan.gains.reduce((sum, { value }) => sum + value, 0)
  const reference = shareOfRevenue(revenue.value, SAVINGS_PERCENT)
  // Few actions have a formula; when these bring less, the reference speaks for the plan as a whole.
  const fromFormulas = formulas >= reference
  const savings = ruleFact('economia', 'Referência do produto: economia mensal', SAVINGS_PERCENT, '% do faturamento')
  if (!fromFormulas) book.add(savings)
  const gain = roundMoney(fromFormulas ? formulas : reference)
  const gainFact = computed(
    'ganho',
    'Ganho mensal estimado',
    gain,
    'R$/mês',
    fromFormulas
      ? `${plan.gains.map(({ value }) => formatMoney(value)).join(' + ')} = ${formatMoney(gain)} (arredondado)`
      : `${SAVINGS_PERCENT}% × ${formatMoney(revenue.value)} = ${formatMoney(gain)}: referência do produto para o plano inteiro, maior que a soma das ações que têm fórmula própria (${formatMoney(formulas)})`,
    fromFormulas ? plan.gains.map(({ fact }) => fact.id) : [revenue.fact.id, savings.id],
  )
  const sum = (pick: (range: (typeof ranges)[number]) => number) =>
    ranges.reduce((total, range) => total + pick(range), 0)
  const min = round2(sum((range) => range.min))
  const max = round2(sum((range) => range.max))
  const minFact = computed(
    'investimento.min',
    'Investimento mínimo do plano',
    min,
    'R$',
    `Soma dos mínimos das nove ações = ${formatMoney(min)}`,
    ranges.map((range) => book.add(range.minFact)),
  )
  const maxFact = computed(
    'investimento.max',
    'Investimento máximo do plano',
    max,
    'R$',
    `Soma dos máximos das nove ações = ${formatMoney(max)}`,
    ranges.map((range) => book.add(range.maxFact)),
  )
  book.add(gainFact)
  book.add(minFact)
  book.add(maxFact)
  const payback = (investment: number, of: Fact, name: string) =>
    computed(
      `payback.${name}`,
      'Prazo para o investimento voltar',
      roundMonths(investment / gain),
      'meses',
      `${formatMoney(investment)} ÷ ${formatMoney(gain)} por mês = ${formatNumber(roundMonths(investment / gain), 1)}`,
      [of.id, gainFact.id],
    )
  const roiOf = (investment: number, of: Fact, name: string) => {
    const value = round2((12 * gain) / investment - 1)
    return computed(
      `roi.${name}`,
      'Retorno em doze meses',
      value,
      'fração do investimento',
      `(12 × ${formatMoney(gain)} − ${formatMoney(investment)}) ÷ ${formatMoney(investment)} = ${formatPercent(value)}`,
      [of.id, gainFact.id],
    )
  }
  const paybackMin = payback(min, minFact, 'min')
  const paybackMax = payback(max, maxFact, 'max')
  const roiMin = roiOf(max, maxFact, 'min')
  const roiMax = roiOf(min, minFact, 'max')
  const money = (fact: Fact) => book.mention(fact, formatMoney(Number(fact.valor)))
  const months = (fact: Fact) => book.mention(fact, formatNumber(Number(fact.valor), 1))
  const some =
    plan.gains.length > 0
      ? say`As ações que têm fórmula própria somam ${join(
          plan.gains.map(({ fact, value }) => book.mention(fact, formatMoney(value))),
          ' + ',
        )} por mês; para o plano inteiro `
      : say`Para o ganho do plano `
  const text = join(
    [
      fromFormulas
        ? say`As ações que têm fórmula própria podem trazer cerca de ${money(gainFact)} por mês.`
        : say`${some}usamos a referência do produto, ${book.mention(savings, `${SAVINGS_PERCENT}% do faturamento`)}: ${money(gainFact)} por mês.`,
      say`As faixas de custo das nove ações somam de ${money(minFact)} a ${money(maxFact)}.`,
      say`Nesse ritmo, gastar tudo isso levaria de ${months(paybackMin)} a ${months(paybackMax)} meses para se pagar.`,
      Number(roiMax.valor) < 0
        ? say`Por isso não gaste a faixa inteira: comece pelo que pede só tempo e avance com o que isso trouxer.`
        : say`Trate as faixas como teto: as primeiras ações pedem mais tempo do que dinheiro.`,
      ...(plan.guarded ? [say`Com o caixa apertado, priorize ações sem desembolso.`] : []),
    ],
    ' ',
  )
  return {
    account: {
      ganhoMensal: gain,
      investimento: { min, max },
      paybackMeses: { min: Number(paybackMin.valor), max: Number(paybackMax.valor) },
      roi: { min: Number(roiMin.valor), max: Number(roiMax.valor) },
      explicacao: '',
    },
    text,
    facts: [
      ['ganhoMensal', gainFact],
      ['investimento.min', minFact],
      ['investimento.max', maxFact],
      ['paybackMeses.min', paybackMin],
      ['paybackMeses.max', paybackMax],
      ['roi.min', roiMin],
      ['roi.max', roiMax],
    ],
  }
}
