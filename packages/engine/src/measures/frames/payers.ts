import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only } from '#src/measures/derived/spoken.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, type Month, monthOf, spoken, taxOf } from './frame.ts'
import { keeps, provedCosts } from './unit.ts'

const LEAVES =
  /\b(?:larg[a-z]+|parar? (?:de|com)|sair d[aoe]|deixar de|cortar|encerrar|romper|abandon[a-z]+|descredenci[a-z]+|acabar com|dispens[a-z]+|tirar de linha)\b/
const LOW_PAYER =
  /\b(?:convenio|plano|operadora|credenciad[oa]|prefeitura|atacado|revenda|revendedor[a-z]*|lojistas?|empresas?|marketplace|parceri[a-z]+|aplicativo|gympass|wellhub|totalpass|agencia|turma|delivery|marmit[a-z]+|hotel|pousada|restaurante|mercad(?:o|inho)|supermercado|atacadista|distribuidora?|laboratorio|seguradora|condominio|escola|associad[oa]s?)\b/
const NAME =
  /\b(?:convenio|plano|prefeitura|atacado|revenda|marketplace|aplicativo|agencia|delivery|hotel|mercado|supermercado|restaurante|atacadista|laboratorio|condominio)\b/

/** '400 a 38 pelo convênio e 296 a 100, 30 por sessão nos dois': what one of each leaves, and all of them. */
export function twoPayers(d: Deriver): Answer | null {
  const month = monthOf(d)
  const payers = month && payersOf(d)
  if (!month || !payers) return null
  const { low, high, clause } = payers
  const left = leftBy(d, payers)
  if (!left) return null
  const { costs, tax, poor, good, all } = left
  const inputs: (Value<Kind> | null)[] = [
    low.each,
    low.many,
    high.each,
    high.many,
    tax,
    ...costs,
    poor,
    good,
    all,
    month.left,
  ]
  const name = NAME.exec(clause)?.[0]
  const it = name
    ? `${/^(?:prefeitura|revenda|agencia)$/.test(name) ? 'a' : 'o'} ${d.ask.spelt(name, 'main_challenge')}`
    : 'o que paga menos'
  const list = join(
    costs.map((one) => say`${t(one)}`),
    ' e ',
  )
  const line = say`De cada ${t(low.each)} ${poor.number < 0 ? say`faltam ${t(poor)}` : say`ficam ${t(poor)}`}, e de cada ${t(high.each)}, ${t(good)}, depois de ${list} de custo${tax ? ' e do imposto' : ''}.`
  const parts: Text[] = [line]
  if (poor.number <= 0) {
    return answer(
      low,
      all,
      inputs,
      join([
        say`Sim, saia. `,
        line,
        say` Nos ${t(low.many)} por mês, ele tira ${t(all)} do que os outros deixam. Avise com o prazo do contrato e pare de aceitar novos já.`,
      ]),
    )
  }
  const replaced = good.number > poor.number ? swapped(d, month, [low, high], [good, all], it) : null
  const waited = heldBy(d, low)
  for (const part of [replaced, waited]) {
    if (!part) continue
    inputs.push(...part.inputs)
    parts.push(part.text)
  }
  return answer(
    low,
    all,
    inputs,
    join([
      say`Aos poucos, e nunca de uma vez. `,
      ...parts,
      say` Tire dele primeiro os horários que os outros pediriam, e peça o reajuste com essa conta na mão.`,
    ]),
  )
}

interface Payers {
  low: Line
  high: Line
  clause: string
  lines: readonly Line[]
}

/** The one who pays less and the one who pays more, where she thinks of leaving the first. */
function payersOf(d: Deriver): Payers | null {
  const lines = volumeOf(d)
  if (lines.length !== 2 || !d.ask.says(LEAVES, ['main_challenge', 'future_goals'])) return null
  const [a, b] = lines as [Line, Line]
  const [low, high] = a.each.number < b.each.number ? [a, b] : [b, a]
  const clause = `${low.count.left.slice(-60)} ${low.count.after} ${low.price.after}`
  return LOW_PAYER.test(clause) ? { low, high, clause, lines } : null
}

interface Left {
  costs: readonly Value<'R$'>[]
  tax: Value<'%'> | null
  poor: Value<'R$'>
  good: Value<'R$'>
  all: Value<'R$/mês'>
}

/** What one of each leaves, and all of the one who pays less; null: no cost of one is proved. */
function leftBy(d: Deriver, { low, high, lines }: Payers): Left | null {
  const costs = provedCosts(
    d,
    low.many.number + high.many.number,
    lines.flatMap(({ count, price }) => [count, price]),
  ).map(({ value }) => value)
  if (costs.length === 0) return null
  const tax = taxOf(d)
  const [poor, good] = [
    keeps(d, low.each, tax, costs, 'O que cada um do que paga menos deixa'),
    keeps(d, high.each, tax, costs, 'O que cada um do que paga mais deixa'),
  ]
  const all = d.own.make(
    'R$/mês',
    'O que ele deixa por mês',
    Math.round(low.many.number * poor.number),
    `${low.many.number} × ${money(poor.number)}`,
    [low.many, poor],
  )
  return { costs, tax, poor, good, all }
}

interface Part {
  inputs: readonly Value<Kind>[]
  text: Text
}

/** How many of those who pay more are worth all of his, and the month without him and with nobody in his place. */
function swapped(
  d: Deriver,
  month: Month,
  [low, high]: readonly [Line, Line],
  [good, all]: readonly [Value<'R$'>, Value<'R$/mês'>],
  it: string,
): Part {
  const { own } = d
  const swap = own.make(
    'qtd',
    'Quantos do que paga mais valem todos',
    Math.ceil(all.number / good.number),
    `${money(all.number)} ÷ ${money(good.number)}`,
    [all, good],
  )
  const after = own.minus(month.left, all, 'O mês sem ele e sem mais ninguém')
  return {
    inputs: [swap, after],
    text: say` Os ${t(low.many)} por mês deixam ${t(all)}: ${t(swap)} a ${t(high.each)} valem todos eles. Sem ${it} e sem ninguém no lugar, o mês${beforePay(month)} iria de ${month.left.number < 0 ? say`uma falta de ${t(month.left)}` : say`${t(month.left)}`} para ${after.number < 0 ? say`uma falta de ${t(after)}` : say`${t(after)}`}.`,
  }
}

/** What is always out with the one who pays late; null: she tells no term of his. */
function heldBy(d: Deriver, low: Line): Part | null {
  const wait = only(
    spoken(d).filter(
      (one) =>
        one.said.kind === 'D' &&
        one.said.unit === 'dias' &&
        one.value >= 20 &&
        one.value <= 180 &&
        one.sentence === low.price.sentence,
    ),
  )
  if (!wait) return null
  const days = d.ask.value('dias', wait.said, 'Prazo dele')
  const held = d.own.make(
    'R$',
    'O que fica na rua',
    reais((round2(low.many.number * low.each.number) * days.number) / 30),
    `${low.many.number} × ${money(low.each.number)} × ${days.number} ÷ 30`,
    [low.many, low.each, days],
  )
  return {
    inputs: [days, held],
    text: say` E são uns ${t(held)} sempre na rua, nos ${t(days)} que ele leva para pagar.`,
  }
}

const answer = (low: Line, main: Value<Kind>, inputs: Answer['inputs'], verdict: Text): Answer => ({
  decisions: ['largar_cliente', 'sair_app', 'atacado', 'cortar_produto', 'cliente_grande', 'pedido_maior'],
  at: low.count,
  main,
  inputs,
  verdict,
  says: ['ticket_medio', 'custo_por_unidade', 'dias_para_receber', 'dinheiro_na_rua'],
  topic: 'pagadores',
})
