import { figure } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import {
  type Amount,
  type Found,
  found,
  minus,
  over,
  partOf,
  plus,
  said,
  times,
  worked,
} from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { percent } from '#src/consultant/sum-numbers.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { inOrder } from './relation.ts'
import { isDays, isInstalments, isMonths, isPay, isPercent, lead, near, type Role } from './roles.ts'

const isTerm = (number: Parameters<Role[1]>[0]) => isInstalments(number) || isMonths(number)

export const loanRoles: readonly Role[] = [
  ['parcelas', isTerm],
  [
    'parcela',
    (number, got) =>
      isPay(number) &&
      (got.parcelas !== undefined
        ? /^\s*(?:x |vezes |parcelas |prestacoes |meses )?(?:mensais |fixas )?(?:de|a|por|pagando|dando)\s*(?:r\$ ?|uns )?$/.test(
            number.before,
          )
        : /\bparcelas? de\s*(?:r\$ ?)?$/.test(number.before)),
  ],
  ['entrada', (number) => isPay(number) && near(number, /\bentrada\b/)],
  ['valor', isPay],
]

/** Instalments that come to less than the loan make no loan; what was paid down was never lent. */
export function loanOf({ parcelas, parcela, valor, entrada = 0, ...others }: Numbers): Numbers | null {
  if (parcelas === undefined || parcelas < 2 || Object.keys(others).length > 0) return null
  const term = { parcelas, ...(parcela !== undefined && { parcela }) }
  if (valor === undefined) return parcela === undefined || entrada > 0 ? null : term
  const lent = valor - entrada
  if (lent <= 0) return null
  if (parcela === undefined) return { ...term, valor: lent }
  return parcelas * parcela > lent * 1.001 && parcela < lent ? { ...term, valor: lent } : null
}

/** What is paid in all is known before what was lent is. */
export const totalPaid = (sheet: Sheet): Text | null =>
  sheet.has('parcela')
    ? say`As ${sheet.slot('parcelas')} parcelas somam ${found(sheet, 'total', 'Total pago', 'R$', times(said(sheet, 'parcelas'), said(sheet, 'parcela'))).shown}.`
    : null

const ROUNDS = 200
/** The monthly rate at which equal instalments pay off an amount, by halving; the price of it all rises with the rate. */
function monthlyRate(amount: number, instalment: number, months: number): number {
  let [low, high] = [0, 2]
  for (let n = 0; n < ROUNDS; n++) {
    const rate = (low + high) / 2
    const paid = rate === 0 ? instalment * months : (instalment * (1 - (1 + rate) ** -months)) / rate
    if (paid > amount) low = rate
    else high = rate
  }
  return ((low + high) / 2) * 100
}

/** What a loan costs in all, and by the month. */
export function loanCost(sheet: Sheet): Worked | null {
  const [amount, term, instalment] = [said(sheet, 'valor'), said(sheet, 'parcelas'), said(sheet, 'parcela')]
  const total = found(sheet, 'total', 'Total pago', 'R$', times(term, instalment))
  const interest = found(sheet, 'juros', 'Juros no total', 'R$', minus(total.amount, amount))
  const rate = monthlyRate(amount.value, instalment.value, term.value)
  if (rate > 60) return null
  const solved: Amount = {
    value: rate,
    text: say`taxa em que ${term.text} parcelas de ${instalment.text} pagam ${amount.text} (tabela Price)`,
    plain: `taxa em que ${term.plain} parcelas de ${instalment.plain} pagam ${amount.plain} (tabela Price)`,
    inputs: [...amount.inputs, ...term.inputs, ...instalment.inputs],
    binds: 3,
  }
  const monthly = found(sheet, 'taxa', 'Juros ao mês', '%', solved)
  const yearly = found(sheet, 'ano', 'Juros ao ano', '%', {
    value: ((1 + rate / 100) ** 12 - 1) * 100,
    text: say`a mesma taxa em doze meses, juros sobre juros`,
    plain: `(1 + ${percent(rate)}) elevado a doze − 1`,
    inputs: [monthly.fact],
    binds: 3,
  })
  return inOrder(
    monthly,
    [total, interest, monthly, yearly],
    say`No fim você paga ${total.shown}: ${interest.shown} de juros. Dá ${monthly.shown} ao mês, perto de ${yearly.shown} ao ano, contando a primeira parcela um mês depois.`,
    say`Peça o CET (custo efetivo total) por escrito: ele soma tarifa, seguro e IOF. Compare com a cooperativa e com outro banco, e só assine se a parcela couber no seu pior mês.`,
  )
}

export const payOffRoles: readonly Role[] = [
  ['parcelas', isTerm],
  ['margem', (number) => isPercent(number) && near(number, /\b(?:margem|sobr\w+|lucr\w+|fica\w*|deixa\w*|limp\w+)\b/)],
  ['valor', isPay],
]
export const payOffOf = ({ parcelas, valor, margem }: Numbers): Numbers | null =>
  parcelas !== undefined && valor !== undefined ? { parcelas, valor, ...(margem !== undefined && { margem }) } : null

/** An instalment without interest and the sales whose margin pays it. */
export function payOff(sheet: Sheet): Worked {
  const each = found(sheet, 'parcela', 'Cada parcela', 'R$', over(said(sheet, 'valor'), said(sheet, 'parcelas')))
  const margin = said(sheet, 'margem')
  const sales = found(
    sheet,
    'vendas',
    'Vendas a mais que pagam a parcela',
    'R$',
    over(each.amount, { ...margin, value: margin.value / 100 }),
  )
  return worked(
    sales,
    say`A parcela fica em ${each.shown} por mês, sem juros. Para pagá-la com margem de ${margin.text}, são precisos ${sales.shown} a mais em vendas por mês.`,
    say`Confira se o preço à vista é mesmo o das parcelas: desconto que só o à vista tem é juro escondido.`,
    each,
  )
}

export const cardSaleRoles: readonly Role[] = [
  ['parcelas', isInstalments],
  ['taxa', isPercent],
  ['valor', isPay],
]
export const cardSaleOf = (numbers: Numbers): Numbers | null =>
  numbers.parcelas !== undefined && numbers.taxa !== undefined && numbers.valor !== undefined && numbers.taxa < 30
    ? numbers
    : null

/** What comes in by the month of a sale in instalments, and what the machine takes. */
export function cardSale(sheet: Sheet): Worked {
  const fee = found(
    sheet,
    'taxa_total',
    'O que a maquininha leva',
    'R$',
    partOf(said(sheet, 'valor'), said(sheet, 'taxa')),
  )
  const net = found(sheet, 'liquido', 'O que entra ao todo', 'R$', minus(said(sheet, 'valor'), fee.amount))
  const month = found(sheet, 'mes', 'O que entra por mês', 'R$', over(net.amount, said(sheet, 'parcelas')))
  return worked(
    month,
    say`Entram ${month.shown} por mês, em ${sheet.slot('parcelas')} meses: ${net.shown} ao todo. A maquininha leva ${fee.shown}.`,
    say`Isso vale sem antecipação: se a máquina antecipa sozinha, olhe no extrato a taxa a mais por mês. E compre a reposição contando que o dinheiro vem em parcelas.`,
    fee,
    net,
  )
}

export const aheadRoles: readonly Role[] = [
  ['taxa', isPercent],
  ['valor', isPay],
]
export const aheadOf = (numbers: Numbers, question: string): Numbers | null =>
  numbers.taxa !== undefined &&
  numbers.valor !== undefined &&
  numbers.taxa < 30 &&
  !/\b(?:ao|por) mes\b|mensal/.test(fold(question))
    ? numbers
    : null

export const monthlyAheadRoles: readonly Role[] = [
  ['taxa', isPercent],
  ['dias', isDays],
  ['meses', isMonths],
  ['valor', isPay],
]
const DAYS_OF_MONTH = 30
export function monthlyAheadOf({ dias, ...numbers }: Numbers): Numbers | null {
  const { taxa, meses } = numbers
  if (taxa === undefined || taxa >= 30 || (dias !== undefined && meses !== undefined)) return null
  return dias === undefined ? numbers : { ...numbers, meses: dias / DAYS_OF_MONTH }
}

/** Receivables taken ahead at so much a month: as most charge it, and with interest on interest. */
export function monthlyAhead(sheet: Sheet): Worked | null {
  const [value, rate, months] = [said(sheet, 'valor'), said(sheet, 'taxa'), said(sheet, 'meses')]
  const cost = found(sheet, 'custo', 'Custo da antecipação', 'R$', times(partOf(value, rate), months))
  const net = found(sheet, 'liquido', 'O que cai na conta', 'R$', minus(value, cost.amount))
  if (net.value <= 0) return null
  const share = over(cost.amount, value)
  const whole = found(sheet, 'parte', 'Parte que fica com eles', '%', { ...share, value: share.value * 100 })
  const compound = found(sheet, 'composto', 'Com juros sobre juros', 'R$', {
    value: value.value / (1 + rate.value / 100) ** months.value,
    text: say`${value.text} ÷ (1 + ${rate.text}) elevado a ${months.text}`,
    plain: `${value.plain} ÷ (1 + ${rate.plain}) elevado a ${months.plain}`,
    inputs: [...value.inputs, ...rate.inputs, ...months.inputs],
    binds: 2,
  })
  return inOrder(
    net,
    [cost, net, whole, ...(months.value > 1 ? [compound] : [])],
    say`Caem ${net.shown} na conta e você perde ${cost.shown}, ${whole.shown} do total.${months.value > 1 ? say` Se a taxa for contada com juros sobre juros, caem ${compound.shown}: peça o valor líquido por escrito.` : say``}`,
    say`Só vale se o dinheiro evitar uma conta mais cara do que ${cost.shown}; antecipe só a parte que falta.`,
  )
}

/** Receivables taken ahead, where one rate of the whole is said. */
export function ahead(sheet: Sheet): Worked {
  const cost = found(sheet, 'custo', 'Custo da antecipação', 'R$', partOf(said(sheet, 'valor'), said(sheet, 'taxa')))
  const net = found(sheet, 'liquido', 'O que cai na conta', 'R$', minus(said(sheet, 'valor'), cost.amount))
  return worked(
    net,
    say`Caem ${net.shown} na conta: a antecipação leva ${cost.shown}. Isso se a taxa for uma só, sobre o total; se for ao mês, ela conta de novo a cada mês adiantado.`,
    say`Só vale se o dinheiro evitar uma conta mais cara do que ${cost.shown}.`,
    cost,
  )
}

export const cutOf = (numbers: Numbers): Numbers | null =>
  numbers.taxa !== undefined && numbers.valor !== undefined && numbers.taxa < 90 ? numbers : null

/** What paying at once saves. */
export function cut(sheet: Sheet): Worked {
  const saved = found(sheet, 'economia', 'Economia', 'R$', partOf(said(sheet, 'valor'), said(sheet, 'taxa')))
  const pays = found(sheet, 'paga', 'O que paga', 'R$', minus(said(sheet, 'valor'), saved.amount))
  return inOrder(
    saved,
    [saved, pays],
    say`Economiza ${saved.shown} e paga ${pays.shown}.`,
    say`Vale se o caixa aguenta ficar sem esse dinheiro até a próxima entrada: desconto que obriga a usar o limite do banco sai caro.`,
  )
}

const LITRE = /\b(?:litro|gasolina|diesel|etanol|alcool|combustivel|gnv|oleo)\b[^,;\d]{0,14}$/
const LITRE_AFTER =
  /^\s*(?:reais )?(?:(?:o|por|cada) litro|(?:na|no|de|da|do) (?:gasolina|diesel|etanol|alcool|combustivel|gnv))\b/
const PER_LITRE = /^\s*(?:km|quilometros?)?\s*(?:\/|por|no|com|a cada|o)\s*(?:1 |um )?(?:litro|l)\b/
const ROAD = /^\s*(?:km|quilometros?)\b/
const FREIGHT =
  /\b(?:frete|carreto|mudanca|cobr\w+|pag(?:am|aram|ar|a)|receb\w+|corrida|viagem|valor|ganh\w+|fech\w+)\b[^\d]{0,16}$/
const FREIGHT_AFTER = /^\s*(?:reais )?(?:n[oa]|d[oa]|pel[oa]|de) (?:frete|corrida|viagem|mudanca|carreto)/
const ROAD_COSTS = ['gasto1', 'gasto2', 'gasto3', 'gasto4']
const ON_ROAD =
  /\b(?:pedagio|motorista|ajudante|diaria|chapa|com[ie]\w*|almoco|refeicao|hotel|pernoite|balsa|seguro|estacionamento|carregador\w*|descarga|pago|gast\w+)\b/
const ON_ROAD_AFTER =
  /^\s*(?:reais )?(?:de|pr[ao]|com|d[oa]|em) (?:o |a )?(?:pedagio|motorista|ajudante|diaria|chapa|comida|almoco|hotel|balsa|seguro|estacionamento)/

export const tripRoles: readonly Role[] = [
  ['rende', (number) => number.unit === '' && PER_LITRE.test(number.after)],
  ['km', (number) => number.unit === '' && ROAD.test(number.after)],
  [
    'litro',
    (number) => isPay(number) && number.value < 20 && (LITRE.test(number.before) || LITRE_AFTER.test(number.after)),
  ],
  ...ROAD_COSTS.map(
    (slot): Role => [
      slot,
      (number) =>
        isPay(number) &&
        (ON_ROAD_AFTER.test(number.after) || (ON_ROAD.test(lead(number)) && !FREIGHT_AFTER.test(number.after))),
    ],
  ),
  ['frete', (number) => isPay(number) && (FREIGHT.test(lead(number)) || FREIGHT_AFTER.test(number.after))],
]
export const tripOf = (numbers: Numbers): Numbers | null =>
  numbers.km !== undefined &&
  numbers.frete !== undefined &&
  (numbers.rende !== undefined || numbers.litro !== undefined)
    ? numbers
    : null

/** What a paid trip leaves, and what the way back without load would take. */
export function trip(sheet: Sheet): Worked {
  const litres = found(sheet, 'litros', 'Litros', '', over(said(sheet, 'km'), said(sheet, 'rende')))
  const fuel = found(sheet, 'combustivel', 'Combustível', 'R$', times(litres.amount, said(sheet, 'litro')))
  const costs = ROAD_COSTS.filter((slot) => sheet.has(slot)).map((slot) => said(sheet, slot))
  const spent: Found | null =
    costs.length > 0 ? found(sheet, 'gasto', 'O que a viagem custa', 'R$', costs.reduce(plus, fuel.amount)) : null
  const cost = spent ?? fuel
  const left = found(sheet, 'sobra', 'O que sobra do frete', 'R$', minus(said(sheet, 'frete'), cost.amount))
  const ratio = over(left.amount, said(sheet, 'frete'))
  const share = sheet.rule(
    'parte_do_frete',
    'Parte do frete que sobra',
    Math.round(ratio.value * 10_000) / 100,
    percent(Math.round(ratio.value * 1_000) / 10),
  )
  const back = left.value < fuel.value ? 'não pagaria' : 'ainda pagaria'
  const oneWay = /\bida e volta\b|\bvolta\b|\bretorno\b|\bao todo\b|\bno total\b/.test(sheet.text)
    ? say``
    : say` Se essa distância for só a ida, a volta vazia leva mais ${fuel.shown} de combustível, e o frete ${back} por ela.`
  return worked(
    left,
    left.value < 0
      ? say`Não paga: faltam ${left.shown}, só com o que você contou.${oneWay}`
      : say`Sobram ${left.shown}, ${share} do frete. Disso ainda saem pneu, manutenção, desgaste e imposto.${oneWay}`,
    say`Divida por ano o que gastou em pneu, óleo e oficina pelos quilômetros rodados: esse valor por quilômetro entra em todo orçamento (${figure(left.fact)} é antes dele).`,
    litres,
    fuel,
    ...(spent ? [spent] : []),
  )
}
