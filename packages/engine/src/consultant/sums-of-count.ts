import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'

const money = formatMoney
const count = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)
const percent = (value: number) => `${formatNumber(value, 1)}%`
/** The facts of those slots that were filled. */
export const inputsOf = (sheet: Sheet, ...slots: string[]) =>
  slots.filter((slot) => sheet.has(slot)).map((s) => sheet.fact(s))

/** Nobody grows by a bill. */
const BILL = /aluguel|\bluz\b|energia|agua|conta|despes|cust|gast|fornecedor|insumo|frete|salari|folha|preco|imposto/

/** 'Em dois meses tive que mandar embora': no sale fell to two. */
const OF_TIME = /\b(?:um|dois|duas|tres|quatro|cinco|seis)\s+(?:mes|meses|dias?|semanas?|anos?)\b/
const MOST_SPELLED = 6

/** From one amount to another, in percent of the first. */
export function growth(sheet: Sheet): Worked | null {
  const before = sheet.value('antes')
  const after = sheet.value('depois')
  if (before <= 0 || after <= 0 || before === after || (after <= MOST_SPELLED && OF_TIME.test(sheet.text))) return null
  const inputs = inputsOf(sheet, 'antes', 'depois')
  const change = sheet.result(
    'variacao',
    'Variação',
    after - before,
    'R$',
    `${money(after)} − ${money(before)}`,
    inputs,
  )
  const share = sheet.result(
    'parte',
    after > before ? 'Crescimento' : 'Queda',
    (Math.abs(after - before) / before) * 100,
    '%',
    `${money(Math.abs(after - before))} ÷ ${money(before)}`,
    [change, ...inputs],
  )
  return {
    result: share,
    said: say`De ${sheet.slot('antes')} para ${sheet.slot('depois')} ${after < before ? 'houve queda de' : BILL.test(sheet.text) ? 'houve alta de' : 'você cresceu'} ${sheet.show(share)}: ${sheet.show(change)} ${after > before ? 'a mais' : 'a menos'}.`,
    formula: say`${sheet.show(change)} ÷ ${sheet.slot('antes')} = ${sheet.show(share)}.`,
    next: say`Compare com quanto subiram os seus preços no período: só o que passa disso é venda a mais.`,
  }
}

/** What was spent to bring each customer. */
export function customerCost(sheet: Sheet): Worked | null {
  const spent = sheet.value('gasto')
  const people = sheet.value('clientes')
  if (spent <= 0 || people <= 0) return null
  const found = sheet.result(
    'custo',
    'Custo por cliente',
    spent / people,
    'R$',
    `${money(spent)} ÷ ${count(people)}`,
    inputsOf(sheet, 'gasto', 'clientes'),
  )
  return {
    result: found,
    said: say`Cada cliente custou ${sheet.show(found)}.`,
    formula: say`${sheet.slot('gasto')} ÷ ${sheet.slot('clientes')} = ${sheet.show(found)}.`,
    next: say`Compare com o que sobra da primeira compra dele: se o custo for maior, só vale se ele voltar.`,
  }
}

/** Sales that a goal asks for, in the month and a day. */
export function salesNeeded(sheet: Sheet): Worked | null {
  const ticket = sheet.value('ticket')
  const goal = sheet.value('meta')
  if (ticket <= 0 || goal < ticket) return null
  const sales = sheet.result(
    'vendas',
    'Vendas no período',
    Math.ceil(goal / ticket),
    'vendas',
    `${money(goal)} ÷ ${money(ticket)}`,
    inputsOf(sheet, 'meta', 'ticket'),
  )
  const formula = say`${sheet.slot('meta')} ÷ ${sheet.slot('ticket')} = ${sheet.show(sales)}`
  const next = say`Veja quantas vendas fez nos últimos dias: a diferença é o tamanho do esforço, e subir o valor médio diminui o número.`
  const days = sheet.has('dias') ? sheet.value('dias') : 0
  if (days <= 0) return { result: sales, said: say`São ${sheet.show(sales)} vendas.`, formula: say`${formula}.`, next }
  const daily = sheet.result(
    'por_dia',
    'Vendas por dia',
    Math.ceil((goal / ticket / days) * 10) / 10,
    'vendas',
    `${count(Math.ceil(goal / ticket))} ÷ ${count(days)}`,
    [sales, ...inputsOf(sheet, 'dias')],
  )
  return {
    result: daily,
    said: say`São ${sheet.show(sales)} vendas no período, ${sheet.show(daily)} por dia.`,
    formula: say`${formula}; ${sheet.show(sales)} ÷ ${sheet.slot('dias')} = ${sheet.show(daily)}.`,
    next,
  }
}

/** Fixed costs spread over the units, and what each unit costs by itself. */
export function unitCost(sheet: Sheet): Worked | null {
  const units = sheet.value('quantidade')
  const fixed = sheet.value('fixos')
  if (units <= 0 || fixed <= 0) return null
  const variable = sheet.has('variavel') ? sheet.value('variavel') : 0
  const found = sheet.result(
    'custo',
    'Custo por unidade',
    fixed / units + variable,
    'R$',
    `${money(fixed)} ÷ ${count(units)}${variable > 0 ? ` + ${money(variable)}` : ''}`,
    inputsOf(sheet, 'fixos', 'quantidade', 'variavel'),
  )
  return {
    result: found,
    said: say`Cada unidade custa ${sheet.show(found)}.`,
    formula:
      variable > 0
        ? say`${sheet.slot('fixos')} ÷ ${sheet.slot('quantidade')} + ${sheet.slot('variavel')} = ${sheet.show(found)}.`
        : say`${sheet.slot('fixos')} ÷ ${sheet.slot('quantidade')} = ${sheet.show(found)}.`,
    next: say`Produzindo mais, a parte fixa de cada unidade cai; produzindo menos, sobe. Refaça a conta no mês fraco.`,
  }
}

/** A bill after a rise. */
export function billRise(sheet: Sheet): Worked | null {
  const bill = sheet.value('valor')
  const rate = sheet.value('taxa')
  if (bill <= 0 || rate <= 0) return null
  const inputs = inputsOf(sheet, 'valor', 'taxa')
  const more = sheet.result(
    'aumento',
    'Aumento',
    (bill * rate) / 100,
    'R$',
    `${money(bill)} × ${percent(rate)}`,
    inputs,
  )
  const found = sheet.result(
    'novo',
    'Valor novo',
    bill * (1 + rate / 100),
    'R$',
    `${money(bill)} + ${money((bill * rate) / 100)}`,
    [more, ...inputs],
  )
  return {
    result: found,
    said: say`Passa de ${sheet.slot('valor')} para ${sheet.show(found)}: ${sheet.show(more)} a mais.`,
    formula: say`${sheet.slot('valor')} × ${sheet.slot('taxa')} = ${sheet.show(more)}; ${sheet.slot('valor')} + ${sheet.show(more)} = ${sheet.show(found)}.`,
    next: say`Veja quanto precisa vender a mais para pagar a diferença, antes de aceitar.`,
  }
}

/** A recipe or a batch: cost, and with a price the gain, of one and of all. */
export function batch(sheet: Sheet): Worked | null {
  const spent = sheet.value('gasto')
  const units = sheet.value('quantidade')
  if (spent <= 0 || units <= 0) return null
  const cost = sheet.result(
    'custo',
    'Custo por unidade',
    spent / units,
    'R$',
    `${money(spent)} ÷ ${count(units)}`,
    inputsOf(sheet, 'gasto', 'quantidade'),
  )
  const formula = say`${sheet.slot('gasto')} ÷ ${sheet.slot('quantidade')} = ${sheet.show(cost)}`
  const next = say`Ponha no custo embalagem, gás, perda e o seu tempo: são eles que comem o ganho de quem faz em casa.`
  if (!sheet.has('preco'))
    return { result: cost, said: say`Cada um custa ${sheet.show(cost)}.`, formula: say`${formula}.`, next }
  const price = sheet.value('preco')
  const each = sheet.result(
    'sobra',
    'Sobra por unidade',
    price - spent / units,
    'R$',
    `${money(price)} − ${money(spent / units)}`,
    [cost, ...inputsOf(sheet, 'preco')],
  )
  const all = sheet.result(
    'total',
    'Sobra de tudo',
    price * units - spent,
    'R$',
    `${money(price)} × ${count(units)} − ${money(spent)}`,
    [each, ...inputsOf(sheet, 'quantidade')],
  )
  if (price <= spent / units) return null
  return {
    result: all,
    said: say`Cada um custa ${sheet.show(cost)} e deixa ${sheet.show(each)}; vendendo tudo, sobram ${sheet.show(all)}.`,
    formula: say`${formula}; ${sheet.slot('preco')} − ${sheet.show(cost)} = ${sheet.show(each)}; × ${sheet.slot('quantidade')} = ${sheet.show(all)}.`,
    next,
  }
}

/** What rooms bring at an occupancy. */
export function roomRevenue(sheet: Sheet): Worked | null {
  const [rooms, days, rate, price] = ['quartos', 'dias', 'ocupacao', 'diaria'].map((slot) => sheet.value(slot)) as [
    number,
    number,
    number,
    number,
  ]
  if (rate <= 0 || rate > 100) return null
  const nights = sheet.result(
    'diarias',
    'Diárias vendidas',
    rooms * days * (rate / 100),
    'diárias',
    `${count(rooms)} × ${count(days)} × ${percent(rate)}`,
    inputsOf(sheet, 'quartos', 'dias', 'ocupacao'),
  )
  const found = sheet.result(
    'receita',
    'Receita de hospedagem',
    rooms * days * (rate / 100) * price,
    'R$',
    `${count(rooms * days * (rate / 100))} × ${money(price)}`,
    [nights, ...inputsOf(sheet, 'diaria')],
  )
  return {
    result: found,
    said: say`São ${sheet.show(nights)} diárias e ${sheet.show(found)} de hospedagem no período.`,
    formula: say`${sheet.slot('quartos')} × ${sheet.slot('dias')} × ${sheet.slot('ocupacao')} = ${sheet.show(nights)}; × ${sheet.slot('diaria')} = ${sheet.show(found)}.`,
    next: say`Tire a comissão dos sites, a lavanderia e o café de cada diária para saber o que sobra.`,
  }
}

/** A late bill with its fine and simple interest. */
export function lateBill(sheet: Sheet): Worked | null {
  const bill = sheet.value('valor')
  const months = sheet.value('meses')
  const fine = sheet.has('multa') ? sheet.value('multa') : 0
  const rate = sheet.value('juros')
  if (bill <= 0 || months <= 0 || rate <= 0 || rate > 20) return null
  const found = sheet.result(
    'total',
    'Valor com multa e juros',
    bill * (1 + fine / 100 + (rate / 100) * months),
    'R$',
    `${money(bill)} + ${money((bill * fine) / 100)} + ${money(((bill * rate) / 100) * months)}`,
    inputsOf(sheet, 'valor', 'multa', 'juros', 'meses'),
  )
  const simple = say`${sheet.slot('juros')} ao mês por ${sheet.slot('meses')} meses, juros simples`
  return {
    result: found,
    said: say`Cobre ${sheet.show(found)}.`,
    formula: sheet.has('multa')
      ? say`${sheet.slot('valor')}, mais ${sheet.slot('multa')} de multa, mais ${simple} = ${sheet.show(found)}.`
      : say`${sheet.slot('valor')}, mais ${simple} = ${sheet.show(found)}.`,
    next: say`Multa e juros só valem se estavam combinados por escrito; para receber logo, ofereça abrir mão de uma parte à vista.`,
  }
}

/** What an hour of the shop costs. */
export function hourCost(sheet: Sheet): Worked | null {
  const hours = sheet.value('horas')
  const days = sheet.value('dias')
  const seats = sheet.has('postos') ? sheet.value('postos') : 1
  const cost = sheet.value('custo')
  if (hours <= 0 || hours > 24 || days <= 0 || days > 31 || seats <= 0 || cost <= 0) return null
  const total = sheet.result(
    'horas',
    'Horas no mês',
    hours * days * seats,
    'horas',
    `${sheet.has('postos') ? `${count(seats)} × ` : ''}${count(hours)} × ${count(days)}`,
    inputsOf(sheet, 'postos', 'horas', 'dias'),
  )
  const found = sheet.result(
    'custo',
    'Custo da hora',
    cost / (hours * days * seats),
    'R$',
    `${money(cost)} ÷ ${count(hours * days * seats)}`,
    [total, ...inputsOf(sheet, 'custo')],
  )
  return {
    result: found,
    said: say`São ${sheet.show(total)} horas no mês, e cada uma custa ${sheet.show(found)}.`,
    formula: say`${sheet.slot('custo')} ÷ ${sheet.show(total)} = ${sheet.show(found)}.`,
    next: say`Horas vazias também custam: divida só pelas horas que você consegue vender para saber o preço mínimo.`,
  }
}

/** What a loan of known instalments costs in all. */
export function loanCost(sheet: Sheet): Worked | null {
  const amount = sheet.value('valor')
  const months = sheet.value('parcelas')
  const instalment = sheet.value('parcela')
  if (months * instalment <= amount) return null
  const total = sheet.result(
    'total',
    'Total pago',
    months * instalment,
    'R$',
    `${count(months)} × ${money(instalment)}`,
    inputsOf(sheet, 'parcelas', 'parcela'),
  )
  const found = sheet.result(
    'juros',
    'Juros no total',
    months * instalment - amount,
    'R$',
    `${money(months * instalment)} − ${money(amount)}`,
    [total, ...inputsOf(sheet, 'valor')],
  )
  return {
    result: found,
    said: say`No fim você paga ${sheet.show(total)}: ${sheet.show(found)} de juros.`,
    formula: say`${sheet.slot('parcelas')} × ${sheet.slot('parcela')} = ${sheet.show(total)}; menos ${sheet.slot('valor')} = ${sheet.show(found)}.`,
    next: say`Pergunte ao banco o custo efetivo total (CET): ele inclui seguro e tarifas, que também saem do seu bolso.`,
  }
}
