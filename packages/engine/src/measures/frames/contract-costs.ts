import { ofMonth } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { groupOfCost } from '#src/reading/cost-groups.ts'
import { type Month, sums } from './frame.ts'
import { isStaff } from './hands.ts'

export const OF_HIS =
  /\b(?:so (?:pra|para|com|n)?[ ]?(?:el[ea]s?|nel[ea]s?)|nel[ea]s\b|d?ess[ae] (?:cliente|conta|contrato)|exclusiv[oa]s?|dedicad[oa]s?|alocad[oa]s?|(?:pra|para|com) atender (?:el[ea]s?|ess[ea])|del[ea] me custa[m]?)\b/
export const CASH = /\b(?:em caixa|no caixa|na conta|no banco|de reserva|guardad[oa]s?)\b/
export const PEOPLE =
  /\b(?:pessoas?|funcionari[oa]s?|equipe|folha|encargos?|salarios?|devs?|tecnic[oa]s?|motoristas?|gente)\b/
export const OF_PEOPLE = 'Equipe que só existe por ele'

export interface Staffed {
  count: Value<'qtd'>
  each: Value<'R$'>
  pay: Value<'R$/mês'>
  inputs: readonly Value<Kind>[]
}

const OCCUPIES =
  /\b(?:ocup[a-z]+|us[ao]|usam|tem|tenho|com|aloc[a-z]+|precisa(?: de)?|coloco|trabalham|sao|mantenho|deixo)(?: (?:la|nele|so|uns|umas|hoje|meus|minhas))* $/

/** 'Ocupa 12 dos meus 20 funcionários', by the payroll of her list: what those cost; null: the list doesn't count them. */
export function staffOfHis(d: Deriver, all: readonly Spoken[], paid: Spoken): Staffed | null {
  const { own } = d
  const payrolls = own.sources.reading.costs.items.flatMap(({ nome, quantos, grupo }, place) =>
    (grupo ?? groupOfCost(nome).id) === 'folha' && quantos !== undefined && quantos >= 3 ? [{ quantos, place }] : [],
  )
  const payroll = only(payrolls)
  if (!payroll) return null
  const count = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        Math.abs(one.sentence - paid.sentence) <= 1 &&
        one.value >= 1 &&
        one.value < payroll.quantos &&
        OCCUPIES.test(one.before) &&
        (isStaff(/^ ([a-z]+)/.exec(one.after)?.[1] ?? '') ||
          /^ (?:d[oae]s? )?(?:meus|minhas|nossos|nossas)/.test(one.after)),
    ),
  )
  if (!count) return null
  const many = d.ask.value('qtd', count.said, 'Pessoas que ele ocupa')
  const total = own.known('R$/mês', own.sources.costFacts[payroll.place]!)
  const each = own.make(
    'R$',
    'O que cada pessoa custa',
    reais(total.number / payroll.quantos),
    `${money(total.number)} ÷ ${payroll.quantos}`,
    [total],
  )
  const pay = own.times(many, each, OF_PEOPLE, 'R$/mês')
  return { count: many, each, pay, inputs: [many, total, each] }
}

/** His part of what is used up on the way: material, uniforms, transport, by what he pays. */
export function runningOf(d: Deriver, month: Month, his: Value<'R$/mês'>): Value<'R$/mês'>[] {
  const { own } = d
  const groups = (['mercadorias', 'frete', 'variaveis'] as const).flatMap((id) => own.sources.group(id) ?? [])
  if (groups.length === 0) return []
  const values = groups.map((group) => own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group)))
  const sum = values.reduce((all, { number }) => all + number, 0)
  return [
    own.make(
      'R$/mês',
      'Material e transporte, a parte dele',
      reais((sum * his.number) / month.revenue.number),
      `(${values.map(({ number }) => money(number)).join(' + ')}) × ${money(his.number)} ÷ ${money(month.revenue.number)}`,
      [...values, his, month.revenue],
    ),
  ]
}

/** Costs that stand only for him: 'tenho 5 pessoas alocadas só neles, que me custam 43 mil'. */
export function costsOfHis(d: Deriver, paid: Spoken): Value<'R$/mês'>[] {
  const { sentences } = d.ask.scene
  return sums(d, 500)
    .filter(
      (one) =>
        one !== paid &&
        one.field === 'main_challenge' &&
        one.value < paid.value * 1.6 &&
        OF_HIS.test(sentences[one.sentence]!.text) &&
        /\b(?:cust[a-z]+|gast[a-z]+|pag[oa]|salario|folha|encargos?|so (?:pra|para|com))\b/.test(
          `${one.left} ${one.right}`,
        ) &&
        !CASH.test(clauseOf(one)),
    )
    .map((one) =>
      ofMonth(
        d.ask.value(
          'R$',
          one.said,
          PEOPLE.test(`${one.before} ${one.after}`) ? OF_PEOPLE : 'Custo que só existe por ele',
        ),
      ),
    )
}
