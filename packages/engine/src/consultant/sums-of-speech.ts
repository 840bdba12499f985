import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { type Mention, say, type Text } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { type Role, type Speech, speechOf, type Time } from './speech-reader.ts'
import { count, percent, WEEKS } from './sum-numbers.ts'

/** What gives every day of the month. */
const EVERY_DAY = /\b(?:litros?|ovos?|leite|diarias?|forno|freezer|geladeira|camara)\b/
const OPEN_DAYS = 26

interface Sum {
  sheet: Sheet
  speech: Speech
  /** What the sum rests on; a number of hers that stays out means that it isn't understood. */
  used: Set<Role>
}

const has = ({ sheet }: Sum, role: Role) => sheet.has(role)
function take(sum: Sum, role: Role): { fact: Fact; value: number; shown: Mention } {
  sum.used.add(role)
  return { fact: sum.sheet.fact(role), value: sum.sheet.value(role), shown: sum.sheet.slot(role) }
}

interface Amount {
  fact: Fact
  value: number
  /** As the sum writes it. */
  text: Text
}

const MOST_COST = 2

/** What one leaves, as far as she says: its price less the fee and its cost. */
function unitLeft(sum: Sum): (Amount & { whole: boolean }) | null {
  const { sheet } = sum
  if (has(sum, 'deixa')) {
    const { fact, value, shown } = take(sum, 'deixa')
    if (has(sum, 'preco')) take(sum, 'preco')
    return { fact, value, text: say`${shown}`, whole: true }
  }
  if (!has(sum, 'preco')) return null
  const price = take(sum, 'preco')
  if (!has(sum, 'custo') && !has(sum, 'taxa'))
    return { fact: price.fact, value: price.value, text: say`${price.shown}`, whole: false }
  const fee = has(sum, 'taxa') ? take(sum, 'taxa') : null
  const cost = has(sum, 'custo') ? take(sum, 'custo') : null
  // A cost far over its price was taken for another.
  if (cost && cost.value > price.value * MOST_COST) return null
  const taken = fee ? (price.value * fee.value) / 100 : 0
  const fact = sheet.result(
    'por_unidade',
    'O que cada um deixa',
    price.value - taken - (cost?.value ?? 0),
    'R$',
    [formatMoney(price.value), ...(fee ? [percent(fee.value)] : []), ...(cost ? [formatMoney(cost.value)] : [])].join(
      ' − ',
    ),
    [price.fact, ...(fee ? [fee.fact] : []), ...(cost ? [cost.fact] : [])],
  )
  const less = fee ? say` − ${fee.shown} (${formatMoney(taken)})` : say``
  const paid = cost ? say` − ${cost.shown}` : say``
  return { fact, value: Number(fact.valor), text: say`(${price.shown}${less}${paid})`, whole: cost !== null }
}

/** How many times what is said of one time falls into a month; null: it needn't. */
function timesAMonth(sum: Sum, from: Time | null): { times: number; text: string; said: string } | null {
  if (has(sum, 'dias') || sum.speech.within !== 'mes') return null
  if (from === 'semana') return { times: WEEKS, text: ' × 52 ÷ 12', said: '' }
  if (from !== 'dia') return null
  const days = EVERY_DAY.test(sum.sheet.text) ? 30 : OPEN_DAYS
  return { times: days, text: ` × ${days} dias`, said: `, contando ${days} dias` }
}

/** How many there are in the time that is asked for. */
function quantityOf(sum: Sum): (Amount & { time: string; said: string }) | null {
  const { sheet, speech } = sum
  const parts: Text[] = []
  const inputs: Fact[] = []
  let value = 1
  const times = (role: Role, name = '') => {
    if (!has(sum, role)) return
    const part = take(sum, role)
    value *= part.value
    inputs.push(part.fact)
    parts.push(name ? say`${part.shown} ${name}` : say`${part.shown}`)
  }
  if (has(sum, 'mais') && has(sum, 'quantidade')) {
    const [now, more] = [take(sum, 'quantidade'), take(sum, 'mais')]
    value = now.value + more.value
    inputs.push(now.fact, more.fact)
    parts.push(say`(${now.shown} + ${more.shown})`)
  } else times('quantidade')
  times('cada')
  times('horas', 'horas')
  times('dias', 'dias')
  if (parts.length === 0) return null
  // What is said of a week and worked on so many days is no product.
  if (has(sum, 'dias') && (speech.per === 'semana' || speech.per === 'mes')) return null
  const month = timesAMonth(sum, speech.per)
  const product = parts.reduce((all, part) => say`${all} × ${part}`)
  const text = month ? say`${product}${month.text}` : product
  const fact = sheet.result(
    'quantidade',
    'Quantidade',
    value * (month?.times ?? 1),
    '',
    `${inputs.map(({ valor }) => count(Number(valor))).join(' e ')}${month?.text ?? ''}`,
    inputs,
  )
  const time = month || (has(sum, 'dias') && speech.within === 'mes') ? 'mes' : has(sum, 'dias') ? null : speech.per
  return { fact, value: value * (month?.times ?? 1), text, time: perTime(time), said: month?.said ?? '' }
}

const perTime = (time: Time | null) =>
  time === null ? '' : time === 'mes' ? ' por mês' : time === 'semana' ? ' por semana' : ` por ${time}`

/** 'Quantos preciso vender para tirar 8 mil?' */
function howMany(sum: Sum): Worked | null {
  const { sheet, speech } = sum
  const left = unitLeft(sum)
  const needed = (['meta', 'gasto'] as const).filter((role) => has(sum, role)).map((role) => take(sum, role))
  if (!left || left.value <= 0 || needed.length === 0) return null
  const total = needed.reduce((all, { value }) => all + value, 0)
  const inputs = [...needed.map(({ fact }) => fact), left.fact]
  const shown = needed.length === 1 ? say`${needed[0]!.shown}` : say`(${needed[0]!.shown} + ${needed[1]!.shown})`
  const exact = total / left.value
  const month = sheet.result(
    'quantos',
    'Quantos no mês',
    Math.ceil(exact - 1e-9),
    '',
    `${needed.map(({ value }) => formatMoney(value)).join(' + ')} ÷ ${formatMoney(left.value)}`,
    inputs,
  )
  const base = say`${shown} ÷ ${left.text} = ${count(Math.round(exact * 10) / 10)}`
  const caution = left.whole
    ? say`Disso ainda saem as contas que você não citou.`
    : say`Isso só conta o preço: se cada um gasta material, taxa ou imposto, são mais.`
  const next = say`Compare com o que fez no mês passado: a diferença é o esforço, e subir o que cada um deixa diminui o número.`
  const days = has(sum, 'dias') ? take(sum, 'dias') : null
  if (days || speech.within === 'semana') {
    const by = days ? days.value : WEEKS
    const part = sheet.result(
      'por_tempo',
      days ? 'Quantos por dia' : 'Quantos por semana',
      Math.ceil((exact / by) * 10 - 1e-9) / 10,
      '',
      `${count(Math.round(exact * 10) / 10)} ÷ ${days ? count(by) : '52 × 12'}`,
      [month, ...(days ? [days.fact] : [])],
    )
    return {
      result: part,
      said: say`São cerca de ${sheet.show(part)} por ${days ? 'dia' : 'semana'}, ${sheet.show(month)} no mês. ${caution}`,
      formula: days
        ? say`${base}; ÷ ${days.shown} dias = ${sheet.show(part)}.`
        : say`${base}; × 12 ÷ 52 semanas = ${sheet.show(part)}.`,
      next,
    }
  }
  if (speech.within === 'dia') return null
  return { result: month, said: say`São ${sheet.show(month)}. ${caution}`, formula: say`${base}.`, next }
}

/** 'Quanto sobra?' of one, or of all that are sold. */
function whatIsLeft(sum: Sum): Worked | null {
  const { sheet } = sum
  const left = unitLeft(sum)
  if (!left) return null
  const price = has(sum, 'preco') ? take(sum, 'preco') : null
  const bought = has(sum, 'comprados') ? take(sum, 'comprados') : null
  const many = quantityOf(sum)
  if (!many) {
    if (!left.whole || !price || has(sum, 'gasto') || left.value < -2 * price.value) return null
    const share = sheet.result(
      'parte',
      'Parte do preço que sobra',
      (left.value / price.value) * 100,
      '%',
      `${formatMoney(left.value)} ÷ ${formatMoney(price.value)}`,
      [left.fact, price.fact],
    )
    return {
      result: left.fact,
      said:
        left.value < 0
          ? say`Não: faltam ${sheet.show(left.fact)} em cada um.`
          : say`Sobram ${sheet.show(left.fact)} em cada um, ${sheet.show(share)} do preço. Disso ainda saem o que você não citou: taxas, embalagem, gente, aluguel e imposto.`,
      formula: say`${left.text} = ${left.value < 0 ? '−' : ''}${sheet.show(left.fact)}.`,
      next: say`Multiplique pelo que vende no mês e compare com as contas fixas: é essa sobra que as paga.`,
    }
  }
  const paid = has(sum, 'gasto') ? take(sum, 'gasto') : null
  if (!left.whole && !paid) return null
  const value = left.value * many.value - (paid?.value ?? 0)
  const result = sheet.result(
    'sobra',
    'O que sobra',
    value,
    'R$',
    `${formatMoney(left.value)} × ${count(many.value)}${paid ? ` − ${formatMoney(paid.value)}` : ''}`,
    [left.fact, many.fact, ...(paid ? [paid.fact] : [])],
  )
  const stock = bought && bought.value > sheet.value('quantidade') ? stockOf(sum, bought) : null
  return {
    result,
    said: say`${value < 0 ? 'Faltam' : 'Sobram'} ${sheet.show(result)}${many.time}${many.said}.${stock ?? ''} Disso ainda saem as contas que você não citou.`,
    formula: say`${left.text} × ${many.text}${paid ? say` − ${paid.shown}` : say``} = ${value < 0 ? '−' : ''}${sheet.show(result)}${many.time}.`,
    next: say`Compare o que sobra com as contas que ficaram de fora (imposto, taxas, aluguel, a sua hora): só o que passa delas é lucro.`,
  }
}

/** What was bought and is not sold yet. */
function stockOf(sum: Sum, bought: { fact: Fact; value: number }): Text | null {
  const { sheet } = sum
  if (!has(sum, 'custo')) return null
  const rest = bought.value - sheet.value('quantidade')
  const held = sheet.result(
    'parado',
    'Dinheiro no que falta vender',
    rest * sheet.value('custo'),
    'R$',
    `${count(rest)} × ${formatMoney(sheet.value('custo'))}`,
    [bought.fact, sheet.fact('quantidade'), sheet.fact('custo')],
  )
  return say` Esse é o ganho do que já vendeu; ${sheet.show(held)} ainda estão nas ${count(rest)} que faltam vender.`
}

function allOfIt(sum: Sum): Worked | null {
  const { sheet } = sum
  const role = (['preco', 'custo', 'deixa'] as const).find((one) => has(sum, one))
  if (!role || (role === 'preco' && has(sum, 'custo'))) return null
  const each = take(sum, role)
  const many = quantityOf(sum)
  if (!many) return null
  const result = sheet.result(
    'total',
    'Total',
    each.value * many.value,
    'R$',
    `${formatMoney(each.value)} × ${count(many.value)}`,
    [each.fact, many.fact],
  )
  return {
    result,
    said: say`São ${sheet.show(result)}${many.time}${many.said}.`,
    formula: say`${many.text} × ${each.shown} = ${sheet.show(result)}${many.time}.`,
    next:
      role === 'preco' && !/\bperd/.test(sheet.text)
        ? say`É o que entra: desconte o que cada um custa e as contas do mês para saber o que sobra.`
        : say`Confira os números em uma semana anotada antes de decidir por eles.`,
  }
}

function howLong(sum: Sum): Worked | null {
  const { sheet, speech } = sum
  if (!has(sum, 'ritmo') || !has(sum, 'quantidade') || (speech.per !== 'dia' && speech.per !== 'hora')) return null
  const [all, pace] = [take(sum, 'quantidade'), take(sum, 'ritmo')]
  if (pace.value <= 0) return null
  const unit = speech.per === 'hora' ? 'horas' : 'dias'
  const result = sheet.result(
    'tempo',
    'Tempo',
    all.value / pace.value,
    unit,
    `${count(all.value)} ÷ ${count(pace.value)}`,
    [all.fact, pace.fact],
  )
  const exact = Number.isInteger(all.value / pace.value)
  return {
    result,
    said: say`São ${sheet.show(result)} ${unit}${exact ? '' : say`: conte ${count(Math.ceil(all.value / pace.value))}`}${unit === 'dias' ? ' de trabalho' : ''}, se nada parar. Prometa com folga para conserto, falta e revisão.`,
    formula: say`${all.shown} ÷ ${pace.shown} = ${sheet.show(result)} ${unit}.`,
    next: say`Marque no calendário o dia em que cada parte fica pronta e avise o cliente antes, se atrasar.`,
  }
}

function anHour(sum: Sum): Worked | null {
  const given = (['preco', 'meta'] as const).find((one) => has(sum, one))
  if (!has(sum, 'horas') || !given || has(sum, 'dias') || has(sum, 'quantidade')) return null
  const { sheet } = sum
  const [price, hours] = [take(sum, given), take(sum, 'horas')]
  const role = has(sum, 'gasto') ? 'gasto' : has(sum, 'custo') ? 'custo' : null
  const paid = role ? take(sum, role) : null
  if (hours.value <= 0) return null
  const result = sheet.result(
    'hora',
    'O que fica por hora',
    (price.value - (paid?.value ?? 0)) / hours.value,
    'R$',
    `(${formatMoney(price.value)}${paid ? ` − ${formatMoney(paid.value)}` : ''}) ÷ ${count(hours.value)}`,
    [price.fact, hours.fact, ...(paid ? [paid.fact] : [])],
  )
  return {
    result,
    said:
      given === 'meta'
        ? say`São ${sheet.show(result)} por hora, se vender todas elas; material, imposto e contas entram por cima.`
        : say`Ficam ${sheet.show(result)} por hora${paid ? '' : ', antes do material e das contas'}.`,
    formula: say`(${price.shown}${paid ? say` − ${paid.shown}` : say``}) ÷ ${hours.shown} horas = ${sheet.show(result)}.`,
    next: say`Conte também a ida, a volta e a conversa: a hora verdadeira é a do serviço inteiro.`,
  }
}

/** What one of a lot cost, or is sold for to bring twice that. */
function ofTheLot(sum: Sum): Worked | null {
  const { sheet, speech } = sum
  const role = has(sum, 'total') ? 'total' : speech.asked === 'each' && has(sum, 'gasto') ? 'gasto' : null
  if (!role || !has(sum, 'quantidade')) return null
  const [all, many] = [take(sum, role), take(sum, 'quantidade')]
  if (has(sum, 'preco') && speech.asked === 'each') take(sum, 'preco')
  const twice = speech.asked === 'price'
  if (twice && !/\bdobro\b/.test(sheet.text)) return null
  const each = sheet.result(
    'cada',
    'Custo de cada um',
    all.value / many.value,
    'R$',
    `${formatMoney(all.value)} ÷ ${count(many.value)}`,
    [all.fact, many.fact],
  )
  if (!twice)
    return {
      result: each,
      said: say`Cada um custa ${sheet.show(each)}.`,
      formula: say`${all.shown} ÷ ${many.shown} = ${sheet.show(each)}.`,
      next: say`Compare com o que sobra de cada venda: o custo precisa caber nela.`,
    }
  const price = sheet.result('preco', 'Preço', Number(each.valor) * 2, 'R$', `${formatMoney(Number(each.valor))} × 2`, [
    each,
  ])
  return {
    result: price,
    said: say`Cada um custou ${sheet.show(each)}: pelo dobro são ${sheet.show(price)}, antes de taxa, imposto e do que não vender.`,
    formula: say`${all.shown} ÷ ${many.shown} = ${sheet.show(each)}; × 2 = ${sheet.show(price)}.`,
    next: say`Veja por quanto o vizinho vende o mesmo e reserve uma parte para as peças que vão precisar de desconto.`,
  }
}

/** So many of so many. */
function partOf(sum: Sum): Worked | null {
  if (!has(sum, 'quantidade') || !has(sum, 'cada')) return null
  const { sheet } = sum
  const both = [take(sum, 'quantidade'), take(sum, 'cada')].sort((a, b) => a.value - b.value)
  const [part, whole] = [both[0]!, both[1]!]
  if (whole.value <= 0 || part.value === whole.value) return null
  const result = sheet.result(
    'parte',
    'Parte',
    (part.value / whole.value) * 100,
    '%',
    `${count(part.value)} ÷ ${count(whole.value)}`,
    [part.fact, whole.fact],
  )
  return {
    result,
    said: say`São ${sheet.show(result)}: ${part.shown} de ${whole.shown}.`,
    formula: say`${part.shown} ÷ ${whole.shown} = ${sheet.show(result)}.`,
    next: say`Anote o mesmo número todo mês: é a mudança dele que diz se melhorou.`,
  }
}

const BY_QUESTION = {
  share: partOf,
  time: howLong,
  count: howMany,
  hour: anHour,
  each: ofTheLot,
  price: ofTheLot,
  left: whatIsLeft,
  total: (sum: Sum) =>
    has(sum, 'custo') && /\bquanto (?:me )?fica\b/.test(sum.sheet.text) ? whatIsLeft(sum) : allOfIt(sum),
} as const

/** 'Litros por dia, quanto por semana?': on how many days isn't said. */
const isOfAnotherTime = ({ within, per, numbers }: Speech) =>
  within === 'semana' && per === 'dia' && numbers.dias === undefined

/** What is asked of the numbers by what each of them is; null: one of them has no part in it. */
export function spokenSum(sheet: Sheet): Worked | null {
  const speech = speechOf(sheet.text)
  if (!speech || isOfAnotherTime(speech)) return null
  const sum: Sum = { sheet, speech, used: new Set() }
  const worked = BY_QUESTION[speech.asked](sum)
  return worked && Object.keys(speech.numbers).every((role) => sum.used.has(role as Role)) ? worked : null
}
