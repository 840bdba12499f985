import type { Fact } from '@norteia/contracts/analysis'
import type { Caixa, CashBase } from '@norteia/contracts/cash'
import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { formatDay, formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { reais, roundCents } from '#src/ledger/spread.ts'
import { type FullLevers, instalment } from './levers.ts'

/** Where the figures of a cash forecast came from, and each thing that it assumes, in a sentence. */
export function cashFacts(base: CashBase, levers: FullLevers, low: Caixa['pontoMaisBaixo']): Fact[] {
  const { contas, hoje } = base
  const opening = reais(contas.reduce((sum, { saldo }) => sum + roundCents(saldo * 100), 0))
  const facts: Fact[] = [
    {
      id: 'caixa.saldo',
      rotulo: `Saldo em ${formatDay(hoje)}`,
      valor: opening,
      unidade: 'R$',
      tipo: 'importado',
      origem:
        contas.length === 0
          ? 'Nenhuma conta com saldo conhecido: a previsão começa em zero'
          : `Soma do último saldo conhecido de ${plural(contas.length, 'conta')}: ${contas.map(({ saldo, em }) => `${formatMoney(saldo)} em ${formatDay(em)}`).join(', ')}`,
    },
    ...layerFacts(base),
    ...leverFacts(levers, base),
  ]
  if (low)
    facts.push({
      id: 'caixa.ponto-mais-baixo',
      rotulo: `Ponto mais baixo, em ${formatDay(low.data)}`,
      valor: low.saldo,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Previsão de caixa dia a dia, até o domingo da décima terceira semana',
      formula: 'Saldo de hoje + o que entra − o que sai até esse dia, nas três camadas',
      entradas: facts.map(({ id }) => id),
    })
  return facts
}

function layerFacts({ linhas, estimado, faixa, alargamento, residuos, semanasEstimadas }: CashBase): Fact[] {
  const sum = (camada: 'certo' | 'repete') =>
    reais(linhas.filter((line) => line.camada === camada).reduce((cents, { centavos }) => cents + centavos, 0))
  const weekly = (sign: 1 | -1) =>
    reais(
      estimado
        .filter(({ centavosSemana }) => Math.sign(centavosSemana) === sign)
        .reduce((cents, { centavosSemana }) => cents + centavosSemana, 0),
    )
  const weeks = plural(semanasEstimadas, 'semana completa', 'semanas completas')
  const rest = {
    origem: 'Movimentações importadas que não se repetem',
    formula: `Média das últimas ${weeks} por grupo, sem as semanas além da mediana ± 3 desvios absolutos medianos, dividida pelos 7 dias`,
  }
  const widened =
    alargamento > 1
      ? `; ${formatNumber(alargamento, 2)} vezes mais larga, porque poucas previsões passadas couberam na faixa`
      : ''
  const band =
    residuos.length < 8
      ? 'Com menos de 8 semanas de história: 30% do que é estimado'
      : `Erro que 8 de cada 10 das ${weeks} não passaram ou, se for maior, o das previsões que as semanas anteriores teriam tido`
  const estimated = (id: string, rotulo: string, valor: number, how: { origem: string; formula: string }): Fact => ({
    id: `caixa.${id}`,
    rotulo,
    valor,
    unidade: 'R$',
    tipo: 'estimado',
    ...how,
  })
  return [
    {
      id: 'caixa.certo',
      rotulo: 'Compromissos e parcelas que vencem no período',
      valor: sum('certo'),
      unidade: 'R$',
      tipo: 'informado',
      origem: 'Compromissos que você informou e parcelas de cartão conhecidas',
    },
    estimated('repete', 'O que se repete no período', sum('repete'), {
      origem: 'Movimentações que voltam a cada 7, 14 ou 30 dias',
      formula: 'Mediana das três últimas vezes, no dia mediano, enquanto a variação não passa de 20%',
    }),
    estimated('entradas-estimadas', 'Entradas estimadas por semana', weekly(1), rest),
    estimated('saidas-estimadas', 'Saídas estimadas por semana', weekly(-1), rest),
    estimated('faixa', 'Faixa para baixo depois de uma semana', reais(faixa.abaixo), {
      origem: 'Quanto as semanas passadas fugiram da estimativa',
      formula: `${band}, vezes a raiz do número de semanas${widened}`,
    }),
  ]
}

function leverFacts(
  { precoPct, volumePct, contratar, emprestimo, cortar, atrasoDias, reserva }: FullLevers,
  base: CashBase,
): Fact[] {
  const percent = (value: number) => `${formatNumber(value, 2)}%`
  const facts: Fact[] = []
  const add = (id: string, rotulo: string, valor: number, unidade: string, formula: string) =>
    facts.push({
      id: `caixa.cenario.${id}`,
      rotulo,
      valor,
      unidade,
      tipo: 'informado',
      origem: 'Cenário que você montou',
      formula,
    })
  if (precoPct !== 0)
    add('preco', 'Preço', precoPct, '%', `Receita e impostos sobre vendas × (1 + ${percent(precoPct)})`)
  if (volumePct !== 0)
    add(
      'volume',
      'Volume',
      volumePct,
      '%',
      `Receita, impostos sobre vendas e custos variáveis × (1 + ${percent(volumePct)})`,
    )
  if (contratar)
    add(
      'contratar',
      'Contratação por mês',
      reais(roundCents(contratar.salario * 100 * (1 + contratar.encargosPct / 100))),
      'R$/mês',
      `${formatMoney(contratar.salario)} × (1 + ${percent(contratar.encargosPct)} de encargos), no dia 5 de cada mês a partir do próximo`,
    )
  if (emprestimo) {
    const { valor, taxaMes, parcelas } = emprestimo
    const each = reais(instalment(roundCents(valor * 100), taxaMes, parcelas))
    add(
      'emprestimo',
      'Parcela do empréstimo',
      each,
      'R$/mês',
      `${formatMoney(valor)} entram hoje e saem em ${plural(parcelas, 'parcela')}, a ${percent(taxaMes * 100)} ao mês (Tabela Price)`,
    )
  }
  for (const { categoria, pct } of cortar)
    add(
      `cortar.${categoria}`,
      `Corte em ${nameOf(categoria, base)}`,
      pct,
      '%',
      `Saídas da categoria × (1 − ${percent(pct)})`,
    )
  if (atrasoDias > 0)
    add(
      'atraso',
      'Atraso dos clientes',
      atrasoDias,
      'dias',
      `O que se repete e o que é estimado de receita entra ${plural(atrasoDias, 'dia')} depois`,
    )
  if (reserva > 0) add('reserva', 'Reserva', reserva, 'R$', 'O caixa conta como acabado abaixo deste saldo')
  return facts
}

/** Of an own category as the estimate calls it. */
const nameOf = (categoria: string, { estimado }: CashBase): string =>
  FINANCE_CATEGORIES.find(({ id }) => id === categoria)?.nome ??
  estimado.find((line) => line.categoria === categoria)?.descricao ??
  'uma categoria'
