import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, monthOf, spoken, taxOf } from './frame.ts'
import { keeps, provedCosts } from './unit.ts'

const LEAVES =
  /\b(?:larg[a-z]+|parar? (?:de|com)|sair d[aoe]|deixar de|cortar|encerrar|romper|abandon[a-z]+|descredenci[a-z]+|acabar com|dispens[a-z]+|tirar de linha)\b/
const LOW_PAYER =
  /\b(?:convenio|plano|operadora|credenciad[oa]|prefeitura|atacado|revenda|revendedor[a-z]*|lojistas?|empresas?|marketplace|parceri[a-z]+|aplicativo|gympass|wellhub|totalpass|agencia|turma|delivery|marmit[a-z]+)\b/
const NAME = /\b(?:convenio|plano|prefeitura|atacado|revenda|marketplace|aplicativo|agencia|delivery)\b/

/** '400 a 38 pelo convênio e 296 a 100, 30 por sessão nos dois': what one of each leaves, and all of them. */
export function twoPayers(d: Deriver): Answer | null {
  const month = monthOf(d)
  const lines = volumeOf(d)
  if (!month || lines.length !== 2 || !d.ask.says(LEAVES, ['main_challenge', 'future_goals'])) return null
  const [a, b] = lines as [Line, Line]
  const [low, high] = a.each.number < b.each.number ? [a, b] : [b, a]
  const clause = `${low.count.left.slice(-60)} ${low.count.after} ${low.price.after}`
  if (!LOW_PAYER.test(clause)) return null
  const { own } = d
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
  const all = own.make(
    'R$/mês',
    'O que ele deixa por mês',
    Math.round(low.many.number * poor.number),
    `${low.many.number} × ${money(poor.number)}`,
    [low.many, poor],
  )
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
  const it = name ? `o ${d.ask.spelt(name, 'main_challenge')}` : 'o que paga menos'
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
  if (good.number > poor.number) {
    const swap = own.make(
      'qtd',
      'Quantos do que paga mais valem todos',
      Math.ceil(all.number / good.number),
      `${money(all.number)} ÷ ${money(good.number)}`,
      [all, good],
    )
    const after = own.minus(month.left, all, 'O mês sem ele e sem mais ninguém')
    inputs.push(swap, after)
    parts.push(
      say` Os ${t(low.many)} por mês deixam ${t(all)}: ${t(swap)} a ${t(high.each)} valem todos eles. Sem ${it} e sem ninguém no lugar, o mês${beforePay(month)} iria de ${month.left.number < 0 ? say`uma falta de ${t(month.left)}` : say`${t(month.left)}`} para ${after.number < 0 ? say`uma falta de ${t(after)}` : say`${t(after)}`}.`,
    )
  }
  const wait = spoken(d).filter(
    (one) =>
      one.said.kind === 'D' &&
      one.said.unit === 'dias' &&
      one.value >= 20 &&
      one.value <= 180 &&
      one.sentence === low.price.sentence,
  )
  if (wait.length === 1) {
    const days = d.ask.value('dias', wait[0]!.said, 'Prazo dele')
    const held = own.make(
      'R$',
      'O que fica na rua',
      reais((round2(low.many.number * low.each.number) * days.number) / 30),
      `${low.many.number} × ${money(low.each.number)} × ${days.number} ÷ 30`,
      [low.many, low.each, days],
    )
    inputs.push(days, held)
    parts.push(say` E são uns ${t(held)} sempre na rua, nos ${t(days)} que ele leva para pagar.`)
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

const answer = (low: Line, main: Value<Kind>, inputs: Answer['inputs'], verdict: Text): Answer => ({
  decisions: ['largar_cliente', 'sair_app', 'atacado', 'cortar_produto', 'cliente_grande', 'pedido_maior'],
  at: low.count,
  main,
  inputs,
  verdict,
  says: ['ticket_medio', 'custo_por_unidade', 'dias_para_receber', 'dinheiro_na_rua'],
  topic: 'pagadores',
})
