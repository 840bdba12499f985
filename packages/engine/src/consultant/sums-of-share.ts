import { formatMoney } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent, tenth } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

const money = formatMoney

/** Hours of a month of 44 a week, by which a salary is divided (article 64 of the labour code). */
const HOURS_OF_MONTH = 220
/** A week's hours, with the paid day of rest, in a month. */
const WEEKS = 5

/** By what her salary is divided; undefined: by no number of hours that the law knows. */
function hoursOfMonth(sheet: Sheet): number | undefined {
  if (sheet.has('horas_mes')) {
    const hours = sheet.value('horas_mes')
    return hours >= 100 && hours <= HOURS_OF_MONTH ? hours : undefined
  }
  if (!sheet.has('horas_semana')) return HOURS_OF_MONTH
  const week = sheet.value('horas_semana')
  return week >= 20 && week <= HOURS_OF_MONTH / WEEKS ? week * WEEKS : undefined
}
/** Least that an overtime hour is paid above a normal one (constitution, article 7, XVI). */
const OVERTIME = 50
/** A Sunday or holiday without another day off is paid twice (law 605, article 9). */
const SUNDAY = 100
const ON_SUNDAY = /\b(?:domingos?|feriados?|em dobro|dobrad[ao]s?)\b/

/** Overtime of one who is paid by the month. */
export function overtime(sheet: Sheet): Worked | null {
  const salary = sheet.value('salario')
  const hours = sheet.has('horas') ? sheet.value('horas') : 1
  const least = ON_SUNDAY.test(sheet.text) ? SUNDAY : OVERTIME
  const more = sheet.has('adicional') ? sheet.value('adicional') : least
  const divisor = hoursOfMonth(sheet)
  if (
    divisor === undefined ||
    salary < 500 ||
    salary > 50_000 ||
    hours <= 0 ||
    hours > 200 ||
    more < OVERTIME ||
    more > 200
  )
    return null
  const month = sheet.has('horas_mes')
    ? sheet.slot('horas_mes')
    : sheet.rule('horas_mes', 'Horas do mês por que se divide o salário', divisor, `${divisor}`)
  const rate = sheet.has('adicional')
    ? sheet.slot('adicional')
    : sheet.rule('adicional', 'Adicional mínimo da hora extra', least, `${least}%`, '%')
  const normal = sheet.result(
    'hora',
    'Hora normal',
    salary / divisor,
    'R$',
    `${money(salary)} ÷ ${divisor}`,
    inputsOf(sheet, 'salario', 'horas_mes', 'horas_semana'),
  )
  const each = sheet.result(
    'extra',
    'Hora extra',
    (salary / divisor) * (1 + more / 100),
    'R$',
    `${money(Number(normal.valor))} + ${percent(more)}`,
    [normal, ...inputsOf(sheet, 'adicional')],
  )
  const next = say`Confirme com o contador o adicional da convenção, que pode ser maior, e os reflexos em descanso, férias e décimo terceiro. O limite é de duas horas extras por dia.`
  const base = say`${sheet.slot('salario')} ÷ ${month} horas = ${sheet.show(normal)}; mais ${rate} = ${sheet.show(each)}`
  if (!sheet.has('horas'))
    return { result: each, said: say`Cada hora extra custa ${sheet.show(each)}.`, formula: say`${base}.`, next }
  const total = sheet.result(
    'total',
    'Horas extras a pagar',
    (salary / divisor) * (1 + more / 100) * hours,
    'R$',
    `${count(hours)} × ${money(Number(each.valor))}`,
    [each, ...inputsOf(sheet, 'horas')],
  )
  return {
    result: total,
    said: say`As horas extras dão ${sheet.show(total)}: ${sheet.slot('horas')} a ${sheet.show(each)} cada.`,
    formula: say`${base}; × ${sheet.slot('horas')} = ${sheet.show(total)}.`,
    next,
  }
}

/** What one sale brings on average. */
export function averageSale(sheet: Sheet): Worked | null {
  const income = sheet.value('faturamento')
  const sales = sheet.value('vendas')
  if (income <= 0 || sales <= 0 || income < sales / 2) return null
  const found = sheet.result(
    'ticket',
    'Valor médio por venda',
    income / sales,
    'R$',
    `${money(income)} ÷ ${count(sales)}`,
    inputsOf(sheet, 'faturamento', 'vendas'),
  )
  return {
    result: found,
    said: say`O valor médio é de ${sheet.show(found)} por venda.`,
    formula: say`${sheet.slot('faturamento')} ÷ ${sheet.slot('vendas')} = ${sheet.show(found)}.`,
    next: say`Anote-o por mês e por vendedor ou canal: subir o valor médio dá mais sobra do que atender mais gente.`,
  }
}

/** An amount spread over the days in which it has to be earned. */
export function perDay(sheet: Sheet): Worked | null {
  const amount = sheet.value('valor')
  const days = sheet.value('dias')
  if (amount <= 0 || days < 2 || days > 366) return null
  const found = sheet.result(
    'dia',
    'Valor por dia',
    amount / days,
    'R$',
    `${money(amount)} ÷ ${count(days)}`,
    inputsOf(sheet, 'valor', 'dias'),
  )
  return {
    result: found,
    said: say`São ${sheet.show(found)} por dia.`,
    formula: say`${sheet.slot('valor')} ÷ ${sheet.slot('dias')} dias = ${sheet.show(found)}.`,
    next: say`Ponha o valor onde a equipe vê e some o acumulado: o dia fraco passa a ser percebido no mesmo dia.`,
  }
}

/** How long savings last, or how much a number of months takes. */
export function reserve(sheet: Sheet): Worked | null {
  const spent = sheet.value('gasto')
  if (spent <= 0) return null
  const next = say`Guarde em conta separada, com resgate no dia, e reponha no mês bom o que usar no mês fraco.`
  if (sheet.has('meses')) {
    const months = sheet.value('meses')
    if (sheet.has('guardado') || months <= 0 || months > 24) return null
    const found = sheet.result(
      'reserva',
      'Reserva',
      spent * months,
      'R$',
      `${money(spent)} × ${count(months)}`,
      inputsOf(sheet, 'gasto', 'meses'),
    )
    return {
      result: found,
      said: say`A reserva é de ${sheet.show(found)}.`,
      formula: say`${sheet.slot('gasto')} × ${sheet.slot('meses')} meses = ${sheet.show(found)}.`,
      next,
    }
  }
  if (!sheet.has('guardado')) return null
  const found = sheet.result(
    'meses',
    'Meses que o dinheiro dura',
    tenth(sheet.value('guardado') / spent),
    'meses',
    `${money(sheet.value('guardado'))} ÷ ${money(spent)}`,
    inputsOf(sheet, 'guardado', 'gasto'),
  )
  return {
    result: found,
    said: say`Sem entrar nada, o dinheiro dura ${sheet.show(found)} ${Number(found.valor) < 2 ? 'mês' : 'meses'}.`,
    formula: say`${sheet.slot('guardado')} ÷ ${sheet.slot('gasto')} por mês = ${sheet.show(found)} meses.`,
    next,
  }
}

/** Fuel of a distance. */
export function fuel(sheet: Sheet): Worked | null {
  const distance = sheet.value('distancia')
  const per = sheet.value('consumo')
  const price = sheet.value('preco')
  if (distance <= 0 || per <= 0 || per > 60 || price <= 0 || price > 20) return null
  const litres = sheet.result(
    'litros',
    'Litros',
    distance / per,
    'litros',
    `${count(distance)} ÷ ${count(per)}`,
    inputsOf(sheet, 'distancia', 'consumo'),
  )
  const found = sheet.result(
    'custo',
    'Combustível',
    (distance / per) * price,
    'R$',
    `${count(distance / per)} × ${money(price)}`,
    [litres, ...inputsOf(sheet, 'preco')],
  )
  return {
    result: found,
    said: say`São ${sheet.show(found)} de combustível.`,
    formula: say`${sheet.slot('distancia')} km ÷ ${sheet.slot('consumo')} km por litro = ${sheet.show(litres)} litros; × ${sheet.slot('preco')} = ${sheet.show(found)}.`,
    next: say`Some pneu, óleo, seguro e o tempo de quem dirige: o combustível costuma ser só uma parte do custo de cada entrega.`,
  }
}

/** Sales that make up for something lost. */
export function recovery(sheet: Sheet): Worked | null {
  const lost = sheet.value('perda')
  const margin = sheet.value('margem')
  if (lost <= 0 || margin <= 0 || margin >= 100) return null
  const found = sheet.result(
    'vendas',
    'Vendas que repõem a perda',
    lost / (margin / 100),
    'R$',
    `${money(lost)} ÷ ${percent(margin)}`,
    inputsOf(sheet, 'perda', 'margem'),
  )
  return {
    result: found,
    said: say`Para repor ${sheet.slot('perda')} é preciso vender ${sheet.show(found)} a mais.`,
    formula: say`${sheet.slot('perda')} ÷ ${sheet.slot('margem')} = ${sheet.show(found)}.`,
    next: say`Anote cada perda com data e motivo por um mês: evitar a maior delas vale mais do que a promoção que a paga.`,
  }
}

/** A share of an amount. */
export function shareOf(sheet: Sheet): Worked | null {
  const value = sheet.value('valor')
  const rate = sheet.value('taxa')
  if (value <= 0 || rate <= 0 || rate > 1000) return null
  const found = sheet.result(
    'parte',
    'Parte',
    (value * rate) / 100,
    'R$',
    `${money(value)} × ${percent(rate)}`,
    inputsOf(sheet, 'valor', 'taxa'),
  )
  return {
    result: found,
    said: say`São ${sheet.show(found)}.`,
    formula: say`${sheet.slot('valor')} × ${sheet.slot('taxa')} = ${sheet.show(found)}.`,
    next: say`Diga de que é essa porcentagem, se taxa, margem ou imposto: eu ponho o resultado na conta da venda ou do mês.`,
  }
}

/** The thirteenth salary and paid holidays of a whole year. */
export function yearlyPay(sheet: Sheet): Worked | null {
  const salary = sheet.value('salario')
  if (salary < 500 || salary > 50_000) return null
  const third = sheet.result(
    'terco',
    'Terço das férias',
    salary / 3,
    'R$',
    `${money(salary)} ÷ 3`,
    inputsOf(sheet, 'salario'),
  )
  const holidays = sheet.result(
    'ferias',
    'Férias com o terço',
    salary * (4 / 3),
    'R$',
    `${money(salary)} + ${money(salary / 3)}`,
    [third, ...inputsOf(sheet, 'salario')],
  )
  return {
    result: holidays,
    said: say`Num ano completo, o décimo terceiro é de ${sheet.slot('salario')} e as férias com o terço são ${sheet.show(holidays)}, antes de FGTS e INSS.`,
    formula: say`${sheet.slot('salario')} ÷ ${sheet.rule('terco', 'Terço das férias', 3, '3')} = ${sheet.show(third)}; ${sheet.slot('salario')} + ${sheet.show(third)} = ${sheet.show(holidays)}.`,
    next: say`Guarde um doze avos de cada um por mês em conta separada, para não tirar do caixa em dezembro.`,
  }
}

/** How many at a price pay a whole cost. */
export function unitsToCover(sheet: Sheet): Worked | null {
  const price = sheet.value('preco')
  const cost = sheet.value('custo')
  if (price <= 0 || cost <= price) return null
  const units = sheet.result(
    'unidades',
    'Quantidade que empata',
    Math.ceil(cost / price),
    'unidades',
    `${money(cost)} ÷ ${money(price)}, para cima`,
    inputsOf(sheet, 'custo', 'preco'),
  )
  return {
    result: units,
    said: say`Empata com ${sheet.show(units)}: a ${sheet.slot('preco')} cada, pagam o custo de ${sheet.slot('custo')}. A partir daí começa a sobra, antes de imposto e taxas.`,
    formula: say`${sheet.slot('custo')} ÷ ${sheet.slot('preco')} = ${sheet.show(units)}, arredondado para cima.`,
    next: say`Se cada um traz também um custo seu, como material ou comida, tire-o do preço antes de dividir.`,
  }
}
