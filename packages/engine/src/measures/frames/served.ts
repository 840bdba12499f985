import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Month, monthOf, spoken, taxOf, today } from './frame.ts'

const CLIENT =
  /\b(?:cliente|faculdade|escola|colegio|condominio|hospital|clinica|empresa|prefeitura|loja|rede|mercado|supermercado|fabrica|industria|hotel|shopping|construtora|banco|contrato|posto|obra|transportadora|restaurante)\b/
const PAYS =
  /\b(?:pag[a-z]+|fatur[a-z]+|rende|traz|da|deixa|entra|recebo|contrato (?:de|e de)|vale)(?: me| por| uns| so| hoje| r\$)* $/
const BY_MONTH = /^ (?:mil )?(?:reais )?(?:por|ao|todo) mes\b|^ (?:reais )?mensa/
const TAKES =
  /\b(?:ocup[a-z]+|us[ao]|com|tenho|precis[a-z]+|preciso de|alocad[oa]s?|bot[a-z]+|coloc[a-z]+|mand[a-z]+|trabalham|fica[m]?|sao|deixo|gasto|leva|consome)(?: la| nele| nela| deles?| umas?| uns| so)* $/
const COUNTED =
  /^ (?:funcionari[oa]s?|pessoas?|faxineir[oa]s?|porteir[oa]s?|vigilantes?|auxiliar(?:es)?|tecnic[oa]s?|homens|mulheres|meninas|moc[oa]s|ajudantes?|motoristas?|horas?|diarias?|devs?|zelador[a-z]*|operador[a-z]*|cozinheir[oa]s?|pintor[a-z]*|pedreir[oa]s?|servic[a-z]+|costureir[oa]s?)\b/
const EACH =
  /\bcada (?:um|uma|[a-z]+)(?: del[ea]s)?(?: me)? (?:custa|sai|fica|ganha|da)(?: me| por| em| uns| a| r\$)* $|\b(?:a|por)(?: r\$| uns)? $|\bcust[a-z]+(?: me| uns| r\$)* $/
const EACH_AFTER = /^ (?:reais )?(?:cada|por (?:pessoa|funcionari[oa]|cabeca|hora)|a hora|a diaria)\b/
const MORE_COST = /\b(?:fora|mais|alem d[eo]|e|gasto|gastando|com)(?: (?:os|uns|mais|ainda|r\$|de))* $/
const COST_THING =
  /^ (?:reais )?(?:por mes )?(?:de|em|com|so de) (?:material|produto|insumo|combustivel|diesel|gasolina|frete|vale|transporte|almoco|comida|uniforme|epi|equipamento|peca|aluguel|supervis|hora extra|pedagio|ferramenta)[a-z]*/

interface Served {
  paid: Spoken
  count: Spoken
  each: Spoken
  others: readonly Spoken[]
}

/** A client who is served by some people: what he leaves after them, and what he would have to pay. */
export function servedClient(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && readFrom(d, month)
  if (!month || !found) return null
  const { own } = d
  const paid = ofMonth(d.ask.value('R$', found.paid.said, 'O que esse cliente paga'))
  const hours = found.count.said.kind === 'H'
  const count = hours
    ? { ...d.ask.value('horas', found.count.said, 'Horas gastas com ele'), kind: 'qtd' as const }
    : d.ask.value('qtd', found.count.said, 'Pessoas só para ele')
  const each = d.ask.value('R$', found.each.said, 'O que cada uma custa')
  const staff = own.times(count, each, 'O que as pessoas dele custam', 'R$/mês')
  const others = found.others.map((one) => ofMonth(d.ask.value('R$', one.said, 'Outro gasto só dele')))
  const tax = taxOf(d)
  const duty =
    tax &&
    own.make(
      'R$/mês',
      'O imposto dele',
      reais((paid.number * tax.number) / 100),
      `${percent(tax.number)} × ${money(paid.number)}`,
      [tax, paid],
    )
  const costs = [staff, ...others, ...(duty ? [duty] : [])]
  const rest = own.make(
    'R$/mês',
    'O que ele deixa',
    round2(paid.number - costs.reduce((sum, { number }) => sum + number, 0)),
    [paid, ...costs].map(({ number }) => money(number)).join(' − '),
    [paid, ...costs],
  )
  const inputs: (Value<Kind> | null)[] = [paid, count, each, staff, ...others, tax, duty, rest, month.left]
  const account = say`${t(paid)} − ${t(count)} × ${t(each)}${join(others.map((one) => say` − ${t(one)}`))}${duty ? say` − ${t(duty)} de imposto` : ''}: ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`} por mês.`
  return {
    decisions: ['largar_cliente', 'cliente_grande', 'aumentar_preco', 'prazo_fiado', 'desconto'],
    at: found.paid,
    main: rest,
    inputs,
    line: say`Esse cliente: ${account}`,
    verdict: join([
      rest.number < 0 ? losing(d, { staff, others, tax, month, rest, hours }, inputs) : worth(d, rest, paid, inputs),
    ]),
    says: ['maior_cliente', 'dinheiro_na_rua', 'dias_para_receber', 'custo_por_unidade', 'queda_de_volume'],
    topic: 'atendido',
  }
}

interface Losing {
  staff: Value<'R$/mês'>
  others: readonly Value<'R$/mês'>[]
  tax: Value<'%'> | null
  month: Month
  /** What he leaves, below zero. */
  rest: Value<'R$/mês'>
  /** He takes hours of those who serve others, too. */
  hours: boolean
}

function losing(d: Deriver, { staff, others, tax, month, rest, hours }: Losing, inputs: (Value<Kind> | null)[]): Text {
  const direct = staff.number + others.reduce((sum, { number }) => sum + number, 0)
  const sum = [staff, ...others].map(({ number }) => money(number)).join(' + ')
  const price = (part: number, rotulo: string) =>
    d.own.make(
      'R$/mês',
      rotulo,
      reais(direct / (1 - (tax?.number ?? 0) / 100 - part)),
      `(${sum}) ÷ (100%${tax ? ` − ${percent(tax.number)}` : ''}${part > 0 ? ` − ${percent(part * 100)}` : ''})`,
      [staff, ...others, ...(tax ? [tax] : [])],
    )
  const even = price(0, 'O que ele precisa pagar para empatar')
  const good = price(0.1, 'O que ele precisa pagar para deixar um décimo')
  inputs.push(even, good)
  return say`Só fica se pagar mais. Hoje ele leva ${t(rest)} por mês do que os outros deixam: para só empatar teria de pagar ${t(even)}; para deixar um décimo, ${t(good)}. ${today(month)}, já com esse prejuízo dentro. Leve a conta por escrito, com data para a resposta; ${hours ? 'ponha no contrato quantas horas cabem nesse valor e cobre o que passar; sem acordo, saia no prazo de aviso' : 'sem acordo, saia no prazo de aviso do contrato, depois de ver com o contador para onde vai cada pessoa e quanto custa a rescisão'}.`
}

function worth(d: Deriver, rest: Value<'R$/mês'>, paid: Value<'R$/mês'>, inputs: (Value<Kind> | null)[]): Text {
  const share = d.own.share(rest, paid, 'Parte que ele deixa')
  inputs.push(share)
  return share.number < 8
    ? say`Por esse preço, quase não deixa nada. Os ${t(rest)} que ficam são ${t(share)} do que ele paga, antes das contas da casa: peça reajuste com a conta na mão antes de decidir sair.`
    : say`Não largue sem ter quem entre no lugar. Os ${t(rest)} que ficam são ${t(share)} do que ele paga, para as contas da casa. Cobre dele o que dói (prazo, pedido extra) por escrito, e traga outros antes de diminuir.`
}

function readFrom(d: Deriver, month: Month): Served | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const paid = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 500 &&
        one.value < month.revenue.number &&
        PAYS.test(one.before) &&
        (BY_MONTH.test(one.after) || one.said.role === 'cliente') &&
        CLIENT.test(one.left),
    ),
  )
  if (!paid) return null
  const near = all.filter((one) => one.place > paid.place && one.sentence - paid.sentence <= 2)
  const count = only(near.filter(isCount))
  const each = count && only(near.filter((one) => isEach(one, count)))
  if (!count || !each || each.value * count.value > paid.value * 2) return null
  const bills = near.filter((one) => one !== count && one !== each && isPlain(one) && COST_THING.test(one.after))
  const others = bills.filter((one) => one.value >= 50 && one.value < paid.value && MORE_COST.test(one.before))
  // A cost of his that isn't read would change the verdict.
  return bills.some((one) => one.value >= 200 && !others.includes(one)) ? null : { paid, count, each, others }
}

const isCount = (one: Spoken): boolean =>
  (one.said.kind === 'N' || one.said.kind === 'H') &&
  one.value >= 2 &&
  one.value <= 500 &&
  (one.said.kind === 'H' || COUNTED.test(one.after)) &&
  TAKES.test(one.before) &&
  !/\b(?:atras[a-z]+|prazo|pag[a-z]+)\b/.test(clauseOf(one))

const isEach = (one: Spoken, count: Spoken): boolean =>
  isPlain(one) &&
  one.value >= 8 &&
  one.place > count.place &&
  one.place <= count.place + 2 &&
  (/\bcada\b/.test(one.before.slice(-40)) || EACH_AFTER.test(one.after)) &&
  (EACH.test(one.before) || EACH_AFTER.test(one.after))
