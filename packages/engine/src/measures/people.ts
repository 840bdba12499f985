import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { revenuePerPerson } from '@norteia/contracts/product-figures'
import { REFERENCES } from '#src/data/reference.data.ts'
import { say } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import type { CostGroup } from '#src/reading/cost-groups.ts'
import { isHousehold } from '#src/reading/household.ts'
import type { CostItem } from '#src/reading/money.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import {
  amountValue,
  askedIn,
  computed,
  type MeasuredFigure,
  money,
  monthly,
  of,
  percent,
  reais,
  round1,
  round2,
  type Sources,
  the,
} from './measured.ts'
import { rolePay } from './role-pay.ts'

/** Hours that a person works in a month: 44 a week, as the law counts them without the weekly rest. */
export const HOURS_A_MONTH = 176

/** Revenue per person and month, as the score takes it. */
export function receita_por_pessoa(sources: Sources): MeasuredFigure | null {
  const { revenue, people } = sources.reading
  if (!revenue || !people) return null
  const valor = revenuePerPerson(revenue.value, people.value)
  return computed(
    {
      id: 'receita_por_pessoa',
      rotulo: 'Receita por pessoa',
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(!people.exact),
      origem: 'Faturamento mensal dividido pelas pessoas da empresa',
      formula: `${money(revenue.value)} ÷ ${formatNumber(people.value)} = ${money(valor)} (arredondado)`,
    },
    [revenue.fact, people.fact],
    (fact) => say`Cada pessoa d${the(sources)} responde por ${of(fact)} de faturamento por mês.`,
  )
}

/** Of one month and person with charges: five times the minimum wage. More is the pay of several, where several work there. */
const MOST_WAGE = REFERENCES['custo_hora.minimo.simples'].valor * HOURS_A_MONTH * 5

/** Names of a payroll that may hold the owner's own pay. */
const WHOLE_TEAM =
  /\b(?:folha|salario|func|funcionari|equipe|pessoal|time|rh|encargo|inss|fgts|vt|va|vale|beneficio|ferias|decimo)/
const BOTH = /\b(?:dois|duas|2|socios|donos)\b/

/** Whom the payroll pays: as many as she counts in it, else everybody but owners who are paid apart. */
function paidPeople(sources: Sources, payroll: CostGroup): { count: number; formula: string; facts: Fact[] } | null {
  const { people, costs } = sources.reading
  const items = payroll.itens.map((at) => costs.items[at]!)
  const base = items.filter(({ nome }) => !EXTRAS.test(fold(nome)))
  // 'Funcionario 17.600' of six people is no wage of one.
  const ofThese = (count: number) =>
    count > 0 && (!people || people.value <= count + 1 || payroll.valor / count <= MOST_WAGE)
  if (base.length > 0 && base.every(({ quantos }) => quantos !== undefined)) {
    const count = base.reduce((sum, { nome, quantos }) => sum + quantos! * shiftOf(nome), 0)
    if (ofThese(count)) return { count, formula: formatNumber(count, 1), facts: [] }
  }
  // 'Motorista 3.200, ajudante 1.700': one each, whoever else works without pay.
  if (base.length > 0 && base.every(({ nome, quantos }) => quantos !== undefined || ONE_PERSON.test(fold(nome)))) {
    const count = base.reduce((sum, { nome, quantos }) => sum + (quantos ?? 1) * shiftOf(nome), 0)
    if (ofThese(count) && (!people || Math.ceil(count) <= people.value))
      return { count, formula: formatNumber(count, 1), facts: [] }
  }
  if (!people) return null
  const drawn = (sources.group('retirada')?.itens ?? []).map((at) => costs.items[at]!)
  const drawings = drawn.filter(({ nome }) => !isHousehold(nome))
  const apart = drawn.length > 0 || !items.some(({ nome }) => WHOLE_TEAM.test(fold(nome)))
  const owners = !apart
    ? 0
    : drawings.length > 1
      ? drawings.length
      : Math.max(1, drawings[0] ? ownersOf(drawings[0]) : 1)
  const count = Math.max(1, people.value - owners)
  return {
    count,
    formula:
      count === people.value
        ? formatNumber(count)
        : `(${formatNumber(people.value)} − ${formatNumber(people.value - count)})`,
    facts: [people.fact],
  }
}
const HALF_TIME = /\b(?:mei[oa] (?:periodo|expediente|turno|jornada|horario)|meio-periodo|so de (?:manha|tarde))\b/
const shiftOf = (nome: string): number => (HALF_TIME.test(fold(nome)) ? 0.5 : 1)
const ONE_PERSON =
  /^(?:(?:salario|pagamento|o|a|meu|minha|d[oa]) ){0,3}(?:ajudante|motorista|recepcionista|funcionari[oa]|auxiliar|tecnic[oa]|vendedora?|secretaria|atendente|cozinheir[oa]|assistente|gerente|menina|moca|rapaz|sobrinh[oa]|irma|irmao|filh[oa]|primo|prima|cunhad[oa]|empregad[oa]|professora?|estagiari[oa]|aprendiz|barbeir[oa]|cabeleireir[oa]|manicure|costureir[oa]|caseir[oa]|tratorista|padeiro|confeiteir[oa]|garcom|garconete|faxineir[oa]|entregador|mecanico|operador|fisioterapeuta|dentista|psicolog[oa]|suporte|programador|designer)(?! (?:e|mais|\+) )\b/
const EXTRAS = /encargo|inss|fgts|\bvt\b|\bva\b|vale|beneficio|ferias|decimo/
const ownersOf = ({ nome, quantos }: CostItem) => quantos ?? (BOTH.test(fold(nome)) ? 2 : 1)

/** Payroll ÷ (people whom it pays × 176 h); without a payroll the minimum wage's hour, which is a public reference. */
export function custo_hora(sources: Sources): MeasuredFigure {
  const { people } = sources.reading
  const payroll = sources.group('folha')
  const paid = payroll && paidPeople(sources, payroll)
  if (payroll && paid) {
    const valor = round2(payroll.valor / (paid.count * HOURS_A_MONTH))
    const base = sources.groupFact(payroll)
    // Less than the minimum wage's hour: part of the team isn't in the payroll.
    if (valor >= REFERENCES['custo_hora.minimo.simples'].valor / 2)
      return computed(
        {
          id: 'medida.custo_hora',
          rotulo: 'Custo de uma hora de trabalho',
          valor,
          unidade: 'R$/hora',
          tipo: paid.facts.length === 0 || people?.exact ? 'calculado' : 'estimado',
          origem: `Folha dividida pelas horas do mês, ${HOURS_A_MONTH} por pessoa que ela paga`,
          formula: `${money(payroll.valor)} ÷ (${paid.formula} × ${HOURS_A_MONTH} h) = ${money(valor)}`,
        },
        [...sources.groupFacts(payroll), ...paid.facts],
        (fact) => say`Uma hora de trabalho custa ${of(fact)}, pela folha de ${of(base)}.`,
      )
  }
  const fact = benchmarkFact('custo_hora.minimo.simples')
  return { fact, entradas: [], text: say`Sem a folha, contamos a hora do salário mínimo com encargos: ${of(fact)}.` }
}

/** Reais a month of hours worked and not billed: her hours × her price, else the idle part of the payroll. */
export function horas_nao_cobradas(sources: Sources): MeasuredFigure | null {
  const said = sources.amount(['horas_nao_cobradas'], 'horas')
  // 'Cada um leva mais 2 horas': of one, and nobody says of how many.
  if (said && said.por === null && /\bcada|\bmais (?:uns |umas )?\d/.test(fold(said.trecho))) return null
  if (said) {
    const times = { hora: 0, dia: 22, semana: 52 / 12, mes: 1, ano: 1 / 12 }[said.por ?? 'mes']
    const hours = sources.amountFact(said, 'Horas não cobradas no mês', 'horas', round1(amountValue(said) * times))
    const price = sources.amounts.itens.find(
      ({ assunto, por, unidade }) => assunto === 'preco' && por === 'hora' && unidade === 'R$',
    )
    const cost = custo_hora(sources)
    const rate = price ? sources.amountFact(price, 'Preço da hora', 'R$/hora') : cost.fact
    const valor = reais(Number(hours.valor) * Number(rate.valor))
    if (valor > 0)
      return computed(
        {
          id: 'medida.horas_nao_cobradas',
          rotulo: 'Horas trabalhadas e não cobradas no mês',
          valor,
          unidade: 'R$/mês',
          tipo: price ? 'calculado' : 'estimado',
          origem: `Horas que você escreveu vezes ${price ? 'o preço da hora' : 'o custo da hora'}`,
          formula: `${formatNumber(Number(hours.valor), 1)} h × ${money(Number(rate.valor))} = ${money(valor)}`,
        },
        [hours, rate, ...(price ? [] : cost.entradas)],
        (fact) => say`São ${of(hours)} horas por mês sem cobrança, que valem ${of(fact)} a ${of(rate)} a hora.`,
      )
  }
  const used = sources.band('service_utilization', 'Horas pagas que são faturadas', '%')
  const payroll = sources.group('folha')
  if (!used || !payroll) return null
  const valor = reais((payroll.valor * (100 - Number(used.valor))) / 100)
  return computed(
    {
      id: 'medida.horas_nao_cobradas',
      rotulo: 'Folha paga por horas que não são faturadas',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Parte das horas que não é faturada vezes a folha',
      formula: `${money(payroll.valor)} × (100% − ${percent(Number(used.valor))}) = ${money(valor)}`,
    },
    [...sources.groupFacts(payroll), used],
    (fact) => say`Com ${of(used)} das horas faturadas, cerca de ${of(fact)} da folha por mês pagam horas sem cliente.`,
  )
}

/** Reais to set aside a month for the 13th salary: payroll ÷ 12. */
export function decimo_terceiro(sources: Sources): MeasuredFigure | null {
  const payroll = sources.group('folha')
  if (!payroll || sources.reading.people?.value === 1) return null
  // What is paid with its charges may hold the reserve already.
  if (payroll.itens.some((at) => /encargo|com tudo/.test(fold(sources.reading.costs.items[at]!.nome)))) return null
  const valor = reais(payroll.valor / 12)
  const base = sources.groupFact(payroll)
  return computed(
    {
      id: 'medida.decimo_terceiro',
      rotulo: 'Reserva mensal para o décimo terceiro',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'Folha do mês dividida por doze, sem encargos',
      formula: `${money(payroll.valor)} ÷ 12 = ${money(valor)}`,
    },
    sources.groupFacts(payroll),
    (fact) => say`Para a folha de ${of(base)}, o décimo terceiro pede ${of(fact)} guardados por mês, fora os encargos.`,
  )
}

/** Monthly cost of one more person: the salary that she wrote with charges, else the payroll per person. */
export function custo_vaga(sources: Sources): MeasuredFigure | null {
  const said = sources.amounts.itens.find(
    ({ assunto, unidade, valor }) => assunto === 'vaga' && unidade === 'R$' && valor > 0,
  )
  const salary = said && monthly(said)
  const charges = benchmarkFact('custo_folha.simples')
  if (said && salary) {
    const base = sources.amountFact(said, 'Salário da vaga', 'R$/mês', salary)
    return withCharges(base, salary, charges, 'Salário que você escreveu mais os encargos do Simples, sem benefícios')
  }
  const told = toldWage(sources, charges)
  if (told) return told
  const role = rolePay(sources)
  if (role)
    return {
      fact: role.fact,
      entradas: role.entradas,
      text: say`Mais ${role.one} ${role.role} custa cerca de ${of(role.fact)} por mês, pelo que você paga hoje.`,
    }
  const payroll = sources.group('folha')
  const { people } = sources.reading
  const paid = payroll && paidPeople(sources, payroll)
  if (!payroll || !paid || people?.value === 1) return null
  // Half a day's pay is no measure of a whole one, and none of another trade's.
  if (payroll.itens.some((at) => HALF_TIME.test(fold(sources.reading.costs.items[at]!.nome)))) return null
  const valor = reais(payroll.valor / paid.count)
  return computed(
    {
      id: 'medida.custo_vaga',
      rotulo: 'Custo de mais uma pessoa no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Folha dividida pelas pessoas que ela paga',
      formula: `${money(payroll.valor)} ÷ ${paid.formula} = ${money(valor)}`,
    },
    [...sources.groupFacts(payroll), ...paid.facts],
    (fact) => say`Mais uma pessoa custa cerca de ${of(fact)} por mês, pela média da folha de hoje.`,
  )
}

/** 'Se contrato mais um técnico, ia custar 2.900 com encargo': her figure wins over any average. */
const HIRED_FOR =
  /\b(?:contrat|registr|efetiv)[a-z]*\b[^.;RNPHD]{0,50}\b(?:custar|custaria|custa|sairia|sair|sai|seria|ficaria|por|salario de|pagar|pagando)(?: (?:por|a|em|uns|cerca de|mais ou menos|me))* [RN](\d{1,3})(?!\d)(?! ?(?:por dia|a diaria|por hora|%|ano))/
/** 'O mecânico novo sairia uns 2.900 com encargos' */
const NEW_ONE_FOR =
  /\b(?:mecanic|ajudante|funcionari|atendente|vendedor|padeir|cozinheir|auxiliar|professor|tecnic|motorista|costureir|garcom|recepcionista|cabeleireir|manicure|pessoa|outr)[a-z]* (?:nov[oa] |a mais )?(?:me |nos )?(?:custar|custaria|custa|sairia|sair|sai|ficaria)(?: (?:por|a|em|uns|cerca de|mais ou menos|me))* [RN](\d{1,3})(?!\d)(?! ?(?:por dia|a diaria|por hora|%|ano))/
export const WITH_CHARGES =
  /\b(?:com tudo|com (?:os |salario (?:e|mais) )?encargos?|ja com|no total|custo total|tudo incluso|de custo)\b/
const WAGES = [500, 30_000] as const

function toldWage(sources: Sources, charges: Fact): MeasuredFigure | null {
  const { sentences, said } = sceneOf(sources.reading.form)
  const hires = sentences.some(
    ({ field, text }) => field === 'main_challenge' && /\bcontrat(?:ar|o|e|asse|aria)\b/.test(text),
  )
  for (const { field, text } of sentences) {
    const found = field === 'main_challenge' ? (HIRED_FOR.exec(text) ?? (hires && NEW_ONE_FOR.exec(text))) : null
    const one = found && said[Number(found[1])]
    if (!one || one.value < WAGES[0] || one.value > WAGES[1]) continue
    const whole = WITH_CHARGES.test(text)
    const base: Fact = {
      id: `texto.vaga.${one.at}`,
      rotulo: whole ? 'Custo de mais uma pessoa no mês' : 'Salário da vaga',
      valor: one.value,
      unidade: 'R$/mês',
      tipo: 'informado',
      origem: askedIn(field),
    }
    if (!whole)
      return withCharges(
        base,
        one.value,
        charges,
        'Salário que você escreveu mais os encargos do Simples, sem benefícios',
      )
    const fact = { ...base, id: 'medida.custo_vaga' }
    return { fact, entradas: [], text: say`Mais uma pessoa custa ${of(fact)} por mês, como você escreveu.` }
  }
  return null
}

function withCharges(base: Fact, salary: number, charges: Fact, origem: string): MeasuredFigure {
  const valor = reais(salary * (1 + Number(charges.valor) / 100))
  return computed(
    {
      id: 'medida.custo_vaga',
      rotulo: 'Custo de mais uma pessoa no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem,
      formula: `${money(salary)} × (1 + ${percent(Number(charges.valor))}) = ${money(valor)}`,
    },
    [base, charges],
    (fact) =>
      say`Um salário de ${of(base)} custa cerca de ${of(fact)} por mês com encargos, no Simples e sem benefícios.`,
  )
}
