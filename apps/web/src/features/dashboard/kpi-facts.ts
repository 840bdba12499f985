import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { REVENUE_PER_PERSON, TARGET } from '@norteia/contracts/product-figures'

/** What answers for a figure that is computed on this page: the first one, and those that its formula takes. */
export type Origin = readonly [Fact, ...Fact[]]

const money = (id: string, rotulo: string, valor: number, tipo: Fact['tipo'], origem: string): Fact => ({
  id,
  rotulo,
  valor,
  unidade: 'R$/mês',
  tipo,
  origem,
})

/** Rounded away from zero like every written figure: `Math.round` would make −6,25 a −6,2 beside '−6,3%'. */
const percentOf = (fraction: number) => (Math.sign(fraction) * Math.round(Math.abs(fraction) * 1000)) / 10

export const revenueFact = (value: number, estimated: boolean): Fact =>
  estimated
    ? money('faturamento', 'Faturamento mensal', value, 'estimado', 'Valor padrão do produto')
    : money('faturamento', 'Faturamento mensal', value, 'informado', 'Cadastro da empresa, nas Configurações')

/** Who set the goal of the score, and what it means. */
export const goalOrigin = (): Origin => [
  {
    id: 'meta',
    rotulo: 'Meta da nota',
    valor: TARGET,
    unidade: 'pontos',
    tipo: 'referência',
    origem:
      'Definida pela Norteia, igual para todas as empresas: com 75 de 100 pontos as práticas que mais pesam estão em dia. Não é média de mercado.',
  },
]

export function perPersonOrigin(revenue: Fact, people: number, value: number): Origin {
  const team: Fact = {
    id: 'funcionarios',
    rotulo: 'Funcionários',
    valor: people,
    unidade: 'pessoas',
    tipo: 'informado',
    origem: 'Cadastro da empresa, nas Configurações',
  }
  const total = Number(revenue.valor)
  return [
    {
      ...money(
        'por_pessoa',
        'Receita por pessoa',
        value,
        'calculado',
        'Faturamento mensal dividido pelas pessoas da empresa',
      ),
      formula: `${formatMoney(total)} ÷ ${formatNumber(Math.max(1, people))} = ${formatMoney(value)} (arredondado)`,
      entradas: [revenue.id, team.id],
    },
    revenue,
    team,
  ]
}

export function comparisonOrigin([perPerson, ...inputs]: Origin, ratio: number): Origin {
  const reference = money(
    'referencia',
    'Referência do produto: receita por pessoa',
    REVENUE_PER_PERSON,
    'referência',
    'Definido pelas regras do produto',
  )
  return [
    {
      id: 'comparacao',
      rotulo: 'Receita por pessoa em relação à referência',
      valor: percentOf(ratio),
      unidade: '%',
      tipo: 'calculado',
      origem: 'A referência é do produto, não uma média do setor',
      formula: `${formatMoney(Number(perPerson.valor))} ÷ ${formatMoney(REVENUE_PER_PERSON)} − 1 = ${formatPercent(ratio, 1)}`,
      entradas: [perPerson.id, reference.id],
    },
    perPerson,
    reference,
    ...inputs,
  ]
}

export function growthOrigin(before: { month: string; value: number }, now: { month: string; value: number }): Origin {
  const month = ({ month, value }: typeof now) =>
    money(`mes.${month}`, `Faturamento de ${month}`, value, 'importado', 'Faturamento mensal que você informou')
  const inputs = [month(before), month(now)] as const
  const ratio = now.value / before.value - 1
  return [
    {
      id: 'crescimento',
      rotulo: `Variação de ${before.month} para ${now.month}`,
      valor: percentOf(ratio),
      unidade: '%',
      tipo: 'calculado',
      origem: 'Os dois últimos meses com valor',
      formula: `${formatMoney(now.value)} ÷ ${formatMoney(before.value)} − 1 = ${formatPercent(ratio, 1)}`,
      entradas: inputs.map(({ id }) => id),
    },
    ...inputs,
  ]
}

/** How the score of the analysis before became today's. */
export const stepOrigin = (now: number, before: { score: number; date: string }, step: number): Origin => [
  {
    id: 'mudanca-nota',
    rotulo: `Mudança da nota desde ${before.date}`,
    valor: step,
    unidade: 'pontos',
    tipo: 'calculado',
    origem: `A nota de hoje e a da análise de ${before.date}`,
    formula: `${formatNumber(now)} − ${formatNumber(before.score)} = ${formatNumber(step)}`,
  },
]
