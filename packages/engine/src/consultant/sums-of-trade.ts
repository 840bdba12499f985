import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent, tenth, WEEKS } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

const money = formatMoney
const amountOf = (sheet: Sheet, slot: string) => (sheet.has(slot) ? sheet.value(slot) : 0)

/** Shares of a price that somebody else keeps, and what they are called in the sum. */
const FEES = [
  ['cartao', 'do cartão'],
  ['aplicativo', 'do aplicativo'],
  ['imposto', 'de imposto'],
  ['comissao', 'de comissão'],
] as const
const OUTLAYS = [
  ['custo', 'de custo'],
  ['fixa', 'de tarifa fixa'],
  ['entrega', 'de entrega ou embalagem'],
] as const
/** A cost beyond this many times the price belongs to something else. */
const HIGHEST_COST = 3

/** What is left of one sale after goods, fees and taxes. */
export function saleLeft(sheet: Sheet): Worked | null {
  const price = sheet.value('preco')
  const fees = FEES.filter(([slot]) => sheet.has(slot))
  const outlays = OUTLAYS.filter(([slot]) => sheet.has(slot))
  const rate = fees.reduce((sum, [slot]) => sum + sheet.value(slot), 0)
  if (price <= 0 || rate >= 90 || amountOf(sheet, 'custo') > price * HIGHEST_COST) return null
  if (fees.length === 0 && !sheet.has('fixa')) return null
  // One fee of one amount is a sum of its own.
  if (fees.length === 1 && outlays.length === 0 && (sheet.has('cartao') || sheet.has('comissao'))) return null
  const taken = fees.map(([slot, name]) => {
    const part = (price * sheet.value(slot)) / 100
    const formula = `${money(price)} × ${percent(sheet.value(slot))}`
    return {
      name,
      fact: sheet.result(slot, `Parte ${name}`, part, 'R$', formula, inputsOf(sheet, 'preco', slot)),
      part,
    }
  })
  const spent = outlays.map(([slot, name]) => ({ name, fact: sheet.fact(slot), part: sheet.value(slot) }))
  const all = [...spent, ...taken]
  const rest = price - all.reduce((sum, { part }) => sum + part, 0)
  const left = sheet.result(
    'sobra',
    'Sobra da venda',
    rest,
    'R$',
    [money(price), ...all.map(({ part }) => money(part))].join(' − '),
    [sheet.fact('preco'), ...all.map(({ fact }) => fact)],
  )
  const formula = say`${sheet.slot('preco')}${join(all.map(({ name, fact }) => say` − ${sheet.show(fact)} ${name}`))} = ${rest < 0 ? '−' : ''}${sheet.show(left)}.`
  if (rest <= 0)
    return {
      result: left,
      said: say`Cada venda dá prejuízo de ${sheet.show(left)}: o que sai passa do preço de ${sheet.slot('preco')}.`,
      formula,
      next: say`Antes de vender mais, suba o preço nesse canal ou troque o que sai mais caro: volume só aumenta a perda.`,
    }
  const share = sheet.result(
    'parte',
    'Sobra, parte do preço',
    tenth((rest / price) * 100),
    '%',
    `${money(rest)} ÷ ${money(price)}`,
    [left, sheet.fact('preco')],
  )
  return {
    result: left,
    said: sheet.has('custo')
      ? say`Sobram ${sheet.show(left)} por venda, ${sheet.show(share)} do preço. Disso ainda saem as contas fixas do mês.`
      : say`De ${sheet.slot('preco')} ficam ${sheet.show(left)} para você, ${sheet.show(share)} do preço, antes do custo do que foi vendido.`,
    formula,
    next: say`Faça a mesma conta por canal: balcão, cartão parcelado e aplicativo deixam sobras diferentes no mesmo item.`,
  }
}

/** Months until what was spent has come back. */
export function payback(sheet: Sheet): Worked | null {
  const spent = sheet.value('investimento')
  const gain = sheet.value('ganho')
  const cost = amountOf(sheet, 'gasto')
  if (spent <= 0 || gain <= 0 || gain > spent * 3) return null
  const net = gain - cost
  const inputs = inputsOf(sheet, 'ganho', 'gasto')
  if (net <= 0) return null
  const monthly =
    cost > 0
      ? sheet.result('liquido', 'Ganho que fica por mês', net, 'R$/mês', `${money(gain)} − ${money(cost)}`, inputs)
      : sheet.fact('ganho')
  const months = sheet.result(
    'meses',
    'Meses até o dinheiro voltar',
    tenth(spent / net),
    'meses',
    `${money(spent)} ÷ ${money(net)}`,
    [sheet.fact('investimento'), monthly],
  )
  const before = cost > 0 ? say`${sheet.slot('ganho')} − ${sheet.slot('gasto')} = ${sheet.show(monthly)}; ` : say``
  return {
    result: months,
    said: say`O dinheiro volta em ${sheet.show(months)} ${Number(months.valor) < 2 ? 'mês' : 'meses'}, se o ganho de ${sheet.show(monthly)} por mês se confirmar.`,
    formula: say`${before}${sheet.slot('investimento')} ÷ ${sheet.show(monthly)} = ${sheet.show(months)} meses.`,
    next: say`Refaça com metade do ganho: se ainda voltar antes de a máquina, o contrato ou a moda acabar, o risco é aceitável. Conte manutenção e juros.`,
  }
}

/** What an hour must cost the client. */
export function hourlyRate(sheet: Sheet): Worked | null {
  const wanted = sheet.value('renda')
  const cost = amountOf(sheet, 'custos')
  const weekly = /\bhoras? (?:por|na|a|cada) semana|\bsemanais\b|\/ ?semana|\d ?h (?:por|na|a) semana/.test(sheet.text)
  const daily = sheet.has('dias')
  const hours = sheet.value('horas') * (daily ? sheet.value('dias') : weekly ? WEEKS : 1)
  if (wanted <= 0 || hours < 4 || hours > 450 || (daily && sheet.value('horas') > 16)) return null
  // The days of a week are not those of a month.
  if (daily && /\bdias? (?:por|na|da) semana/.test(sheet.text)) return null
  const total =
    cost > 0
      ? sheet.result(
          'total',
          'Retirada e custos',
          wanted + cost,
          'R$/mês',
          `${money(wanted)} + ${money(cost)}`,
          inputsOf(sheet, 'renda', 'custos'),
        )
      : sheet.fact('renda')
  const time =
    daily || weekly
      ? sheet.result(
          'horas',
          'Horas no mês',
          tenth(hours),
          'horas',
          daily
            ? `${count(sheet.value('horas'))} × ${count(sheet.value('dias'))}`
            : `${count(sheet.value('horas'))} × 52 ÷ 12`,
          inputsOf(sheet, 'horas', 'dias'),
        )
      : sheet.fact('horas')
  const found = sheet.result(
    'hora',
    'Preço mínimo da hora',
    (wanted + cost) / hours,
    'R$',
    `${money(wanted + cost)} ÷ ${count(tenth(hours))}`,
    [total, time],
  )
  const sum = cost > 0 ? say`(${sheet.slot('renda')} + ${sheet.slot('custos')})` : say`${sheet.slot('renda')}`
  const year = say`${sheet.rule('semanas', 'Semanas do ano', 52, '52')} ÷ ${sheet.rule('meses_do_ano', 'Meses do ano', 12, '12')}`
  const start = daily
    ? say`${sheet.slot('horas')} × ${sheet.slot('dias')} = ${sheet.show(time)} horas; `
    : weekly
      ? say`${sheet.slot('horas')} × ${year} = ${sheet.show(time)} horas; `
      : say``
  return {
    result: found,
    said: say`Cobre pelo menos ${sheet.show(found)} por hora.${cost > 0 ? '' : ' Os custos do mês não entraram: diga quanto são, e eu refaço.'}`,
    formula: say`${start}${sum} ÷ ${sheet.show(time)} horas = ${sheet.show(found)}.`,
    next: say`Conte só as horas que consegue vender: deslocamento, orçamento e horas vagas não são pagas. Imposto e férias também saem dessa hora.`,
  }
}

/** A whole lot, harvest or pack: what one unit cost, and with a price the gain of each and of all. */
export function lotCost(sheet: Sheet): Worked | null {
  const spent = sheet.value('total')
  const bought = sheet.value('quantidade')
  const loss = amountOf(sheet, 'perda')
  if (spent <= 0 || bought <= 1 || loss < 0 || loss >= 90) return null
  const units = bought * (1 - loss / 100)
  const unit = spent / units
  const price = amountOf(sheet, 'preco')
  // A price per unit far above or below what all of them cost: one of the numbers was taken for another.
  if (sheet.has('preco') && (price <= 0 || price >= spent || unit > price * HIGHEST_COST)) return null
  const good =
    loss > 0
      ? sheet.result(
          'aproveitado',
          'O que se aproveita',
          tenth(units),
          '',
          `${count(bought)} × (1 − ${percent(loss)})`,
          inputsOf(sheet, 'quantidade', 'perda'),
        )
      : sheet.fact('quantidade')
  const cost = sheet.result('custo', 'Custo por unidade', unit, 'R$', `${money(spent)} ÷ ${count(units)}`, [
    sheet.fact('total'),
    good,
  ])
  const start = loss > 0 ? say`${sheet.slot('quantidade')} − ${sheet.slot('perda')} = ${sheet.show(good)}; ` : say``
  const formula = say`${start}${sheet.slot('total')} ÷ ${sheet.show(good)} = ${sheet.show(cost)}`
  const next = say`Ponha no total o que costuma ficar de fora, como perda, frete, embalagem e o seu trabalho, e compare com o preço que pagam.`
  if (!sheet.has('preco'))
    return { result: cost, said: say`Cada unidade custa ${sheet.show(cost)}.`, formula: say`${formula}.`, next }
  const each = sheet.result('sobra', 'Sobra por unidade', price - unit, 'R$', `${money(price)} − ${money(unit)}`, [
    cost,
    sheet.fact('preco'),
  ])
  const all = sheet.result(
    'lucro',
    'Sobra de tudo',
    price * units - spent,
    'R$',
    `${count(units)} × ${money(price)} − ${money(spent)}`,
    [good, sheet.fact('preco'), sheet.fact('total')],
  )
  const short = price < unit
  return {
    result: all,
    said: short
      ? say`Cada unidade custa ${sheet.show(cost)} e é vendida por ${sheet.slot('preco')}: faltam ${sheet.show(each)} em cada uma, ${sheet.show(all)} ao todo.`
      : say`Cada unidade custa ${sheet.show(cost)} e deixa ${sheet.show(each)}; vendendo tudo, sobram ${sheet.show(all)}.`,
    formula: say`${formula}; ${sheet.show(good)} × ${sheet.slot('preco')} − ${sheet.slot('total')} = ${short ? '−' : ''}${sheet.show(all)}.`,
    next,
  }
}

/** What a portion costs of what is bought by weight or volume. */
export function portion(sheet: Sheet): Worked | null {
  const paid = sheet.value('preco')
  const pack = sheet.has('pacote') ? sheet.value('pacote') : 1
  const used = sheet.value('porcao')
  if (paid <= 0 || pack <= 0 || used <= 0 || used > pack * 1000) return null
  const found = sheet.result(
    'custo',
    'Custo da porção',
    (paid / pack) * (used / 1000),
    'R$',
    `${money(paid)} ÷ ${count(pack * 1000)} × ${count(used)}`,
    inputsOf(sheet, 'preco', 'pacote', 'porcao'),
  )
  const thousand = sheet.rule('mil', 'Gramas do quilo ou mililitros do litro', 1000, '1.000')
  const grams = sheet.has('pacote') ? say`(${sheet.slot('pacote')} × ${thousand})` : say`${thousand}`
  return {
    result: found,
    said: say`Cada porção custa ${sheet.show(found)} só desse ingrediente.`,
    formula: say`${sheet.slot('preco')} ÷ ${grams} × ${sheet.slot('porcao')} = ${sheet.show(found)}.`,
    next: say`Pese o que se perde na limpeza e no preparo: se de cada quilo sobra menos, divida pelo peso limpo.`,
  }
}

/** 'Quanto fica a receita?' asks for what stays, not for what goes. */
const STAYS = /\bquanto (?:[a-z]+ ){0,2}?(?:fica|sobra|resta|continua|entra)/
const CALL_THE_LOST = say`Ligue para os últimos cinco que saíram e pergunte o motivo: segurar custa menos do que trazer outro.`

/** Customers lost in a month, and what they paid. */
export function lostIncome(sheet: Sheet): Worked | null {
  const people = sheet.value('base')
  const price = sheet.value('preco')
  const lost = sheet.has('taxa') ? (people * sheet.value('taxa')) / 100 : amountOf(sheet, 'perdidos')
  if (people <= 0 || price <= 0 || lost <= 0 || lost > people) return null
  const gone = sheet.has('taxa')
    ? sheet.result(
        'perdidos',
        'Clientes perdidos por mês',
        tenth(lost),
        'clientes',
        `${count(people)} × ${percent(sheet.value('taxa'))}`,
        inputsOf(sheet, 'base', 'taxa'),
      )
    : sheet.fact('perdidos')
  const whole = sheet.result(
    'receita',
    'Receita do mês',
    people * price,
    'R$/mês',
    `${count(people)} × ${money(price)}`,
    inputsOf(sheet, 'base', 'preco'),
  )
  const found = sheet.result(
    'perda',
    'Receita perdida por mês',
    lost * price,
    'R$/mês',
    `${count(tenth(lost))} × ${money(price)}`,
    [gone, sheet.fact('preco')],
  )
  const first = sheet.has('taxa') ? say`${sheet.slot('base')} × ${sheet.slot('taxa')} = ${sheet.show(gone)}; ` : say``
  const share = sheet.has('taxa')
    ? sheet.fact('taxa')
    : sheet.result('parte', 'Parte dos clientes', (lost / people) * 100, '%', `${count(lost)} ÷ ${count(people)}`, [
        gone,
        sheet.fact('base'),
      ])
  if (STAYS.test(sheet.text)) {
    const left = sheet.result(
      'fica',
      'Receita que fica por mês',
      (people - lost) * price,
      'R$/mês',
      `${money(people * price)} − ${money(lost * price)}`,
      [whole, found],
    )
    return {
      result: left,
      said: say`Ficam ${sheet.show(left)} por mês: saem ${sheet.show(gone)} clientes (${sheet.show(share)}) e, com eles, ${sheet.show(found)} dos ${sheet.show(whole)} de hoje.`,
      formula: say`${first}${sheet.show(whole)} − ${sheet.show(gone)} × ${sheet.slot('preco')} = ${sheet.show(left)}.`,
      next: CALL_THE_LOST,
    }
  }
  return {
    result: found,
    said: say`Saem ${sheet.show(gone)} clientes (${sheet.show(share)}) e ${sheet.show(found)} de receita por mês, de ${sheet.show(whole)}. No mês seguinte a perda soma com esta, se ninguém entrar.`,
    formula: say`${first}${sheet.show(gone)} × ${sheet.slot('preco')} = ${sheet.show(found)}.`,
    next: CALL_THE_LOST,
  }
}

/** A markup said as a margin, and the other way round. */
export function markupMargin(sheet: Sheet): Worked | null {
  const isMarkup = sheet.has('markup')
  if (isMarkup === sheet.has('margem')) return null
  const given = sheet.value(isMarkup ? 'markup' : 'margem')
  if (given <= 0 || (!isMarkup && given >= 95)) return null
  const value = isMarkup ? (given / (100 + given)) * 100 : (given / (100 - given)) * 100
  const found = sheet.result(
    isMarkup ? 'margem' : 'markup',
    isMarkup ? 'Margem sobre o preço' : 'Markup sobre o custo',
    tenth(value),
    '%',
    isMarkup ? `${percent(given)} ÷ (100% + ${percent(given)})` : `${percent(given)} ÷ (100% − ${percent(given)})`,
    inputsOf(sheet, isMarkup ? 'markup' : 'margem'),
  )
  const whole = sheet.rule('inteiro', 'O todo', 100, '100%', '%')
  const said: Text = isMarkup
    ? say`Um markup de ${sheet.slot('markup')} em cima do custo dá margem de ${sheet.show(found)} do preço.`
    : say`Para ter margem de ${sheet.slot('margem')} do preço, o markup em cima do custo é de ${sheet.show(found)}.`
  return {
    result: found,
    said,
    formula: isMarkup
      ? say`${sheet.slot('markup')} ÷ (${whole} + ${sheet.slot('markup')}) = ${sheet.show(found)}.`
      : say`${sheet.slot('margem')} ÷ (${whole} − ${sheet.slot('margem')}) = ${sheet.show(found)}.`,
    next: say`Escolha uma das duas contas para a empresa toda: misturar markup e margem é o que faz o preço sair errado.`,
  }
}

/** A profit shared out by parts of a hundred, or in equal parts. */
export function split(sheet: Sheet): Worked | null {
  const value = sheet.value('valor')
  if (value <= 0) return null
  const parts = ['parte1', 'parte2', 'parte3'].filter((slot) => sheet.has(slot))
  if (parts.length === 0) {
    const people = amountOf(sheet, 'pessoas')
    if (people < 2 || people > 50) return null
    const each = sheet.result(
      'parte',
      'Parte de cada um',
      value / people,
      'R$',
      `${money(value)} ÷ ${people}`,
      inputsOf(sheet, 'valor', 'pessoas'),
    )
    return {
      result: each,
      said: say`Cada um recebe ${sheet.show(each)}.`,
      formula: say`${sheet.slot('valor')} ÷ ${sheet.slot('pessoas')} = ${sheet.show(each)}.`,
      next: SPLIT_NEXT,
    }
  }
  const shares: Fact[] = parts.map((slot, n) =>
    sheet.result(
      slot,
      `Parte ${n + 1}`,
      (value * sheet.value(slot)) / 100,
      'R$',
      `${money(value)} × ${percent(sheet.value(slot))}`,
      inputsOf(sheet, 'valor', slot),
    ),
  )
  const pairs = parts.map((slot, n) => say`${sheet.slot(slot)} = ${sheet.show(shares[n]!)}`)
  return {
    result: shares[0]!,
    said: say`As partes são ${join(
      shares.map((fact) => say`${sheet.show(fact)}`),
      ' e ',
    )}.`,
    formula: say`${sheet.slot('valor')} × ${join(pairs, '; ')}.`,
    next: SPLIT_NEXT,
  }
}
const SPLIT_NEXT = say`Reparta só o que sobrou depois de imposto, reserva e do salário de quem trabalha, e confira as partes no contrato social.`
