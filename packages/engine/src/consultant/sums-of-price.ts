import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { tenth } from './sum-numbers.ts'

const money = formatMoney
const percent = (value: number) => `${formatNumber(value, 1)}%`

/** Contribution margin in percent: what she said, or price less cost. null: none that makes sense. */
function marginOf(sheet: Sheet): Fact | null {
  if (sheet.has('margem')) {
    const value = sheet.value('margem')
    return value > 0 && value < 100 ? sheet.fact('margem') : null
  }
  if (!sheet.has('preco') || !sheet.has('custo')) return null
  const price = sheet.value('preco')
  const cost = sheet.value('custo')
  if (price <= cost || cost <= 0) return null
  return sheet.result(
    'margem',
    'Margem da unidade',
    tenth(((price - cost) / price) * 100),
    '%',
    `(${money(price)} − ${money(cost)}) ÷ ${money(price)}`,
    [sheet.fact('preco'), sheet.fact('custo')],
  )
}

/** 'Compro por 30 e vendo por 50'. */
export function unitMargin(sheet: Sheet): Worked | null {
  const price = sheet.value('preco')
  const cost = sheet.value('custo')
  // A cost many times the price is that of several.
  if (price <= 0 || cost <= 0 || cost > price * HIGHEST_COST) return null
  const inputs = [sheet.fact('preco'), sheet.fact('custo')]
  const left = sheet.result(
    'sobra',
    'Sobra por unidade',
    price - cost,
    'R$',
    `${money(price)} − ${money(cost)}`,
    inputs,
  )
  const formula = say`${sheet.slot('preco')} − ${sheet.slot('custo')} = ${price < cost ? '−' : ''}${sheet.show(left)}`
  if (price <= cost)
    return {
      result: left,
      said: say`O preço de ${sheet.slot('preco')} não cobre o custo de ${sheet.slot('custo')}: cada venda deixa ${sheet.show(left)} a menos, antes de imposto e taxas.`,
      formula: say`${formula}.`,
      next: say`Suba o preço ou troque material e tamanho antes de vender mais: volume só aumenta a perda.`,
    }
  const share = sheet.result(
    'margem',
    'Margem sobre o preço',
    tenth(((price - cost) / price) * 100),
    '%',
    `${money(price - cost)} ÷ ${money(price)}`,
    [left, ...inputs],
  )
  const markup = sheet.result(
    'markup',
    'Acréscimo sobre o custo',
    tenth(((price - cost) / cost) * 100),
    '%',
    `${money(price - cost)} ÷ ${money(cost)}`,
    [left, ...inputs],
  )
  return {
    result: left,
    said: say`Sobram ${sheet.show(left)} por unidade: margem de ${sheet.show(share)} do preço, ou ${sheet.show(markup)} em cima do custo. Disso ainda saem imposto, taxa de cartão e os custos fixos.`,
    formula: say`${formula}; ${sheet.show(left)} ÷ ${sheet.slot('preco')} = ${sheet.show(share)}.`,
    next: say`Ponha no custo o que costuma ficar de fora: embalagem, perda, entrega e o seu tempo.`,
  }
}

/** Price from cost and the margin over the price; a markup adds to the cost instead. */
export function fromCost(sheet: Sheet): Worked | null {
  const cost = sheet.value('custo')
  const margin = sheet.value('margem')
  if (cost <= 0 || margin <= 0) return null
  const inputs = [sheet.fact('custo'), sheet.fact('margem')]
  if (/markup|em cima do custo|sobre o custo/.test(sheet.text)) {
    const found = sheet.result(
      'preco',
      'Preço',
      cost * (1 + margin / 100),
      'R$',
      `${money(cost)} × (1 + ${percent(margin)})`,
      inputs,
    )
    return {
      result: found,
      said: say`Com ${sheet.slot('margem')} em cima do custo, o preço é de ${sheet.show(found)}.`,
      formula: say`${sheet.slot('custo')} + ${sheet.slot('margem')} = ${sheet.show(found)}.`,
      next: say`Veja se o imposto e a taxa do cartão cabem nesse acréscimo, porque eles saem do preço cheio.`,
    }
  }
  if (margin >= 95) return null
  const found = sheet.result(
    'preco',
    'Preço',
    cost / (1 - margin / 100),
    'R$',
    `${money(cost)} ÷ (1 − ${percent(margin)})`,
    inputs,
  )
  const rest = sheet.rule(
    `resto.${margin}`,
    'Parte do preço que paga o custo',
    tenth(100 - margin),
    percent(100 - margin),
    '%',
  )
  return {
    result: found,
    said: say`Para sobrar ${sheet.slot('margem')} do preço, cobre ${sheet.show(found)}.`,
    formula: say`${sheet.slot('custo')} ÷ ${rest} = ${sheet.show(found)}.`,
    next: say`Compare com o que o cliente paga hoje por algo parecido; se ficar longe, mexa no custo ou no que você entrega junto.`,
  }
}

const PERIODS: readonly [RegExp, string][] = [
  [/\b(?:por|ao|no) dia\b|\bdiari/, ' por dia'],
  [/\b(?:por|na) semana\b/, ' por semana'],
  [/\b(?:por|ao|no) ano\b/, ' por ano'],
  [/\b(?:por|ao|no|todo) mes\b|\bmensa/, ' por mês'],
]

/** A cost beyond this many times the price is that of all units. */
const HIGHEST_COST = 2
/** What was spent on all of them, unless it is said of each. */
const WHOLE =
  /^(?!.*\b(?:cada|por unidade|unidade custa)\b).*\b(?:gastei|gastamos|gasto total|custo total|no total|ao todo|com tudo|em material|em ingredientes)\b/

/** How many are sold in all: so many a day on so many days. null: the days belong to something else. */
function soldIn(sheet: Sheet): { units: number; fact: Fact; shown: Text } | null {
  const units = sheet.value('quantidade')
  if (!sheet.has('dias')) return { units, fact: sheet.fact('quantidade'), shown: say`${sheet.slot('quantidade')}` }
  const days = sheet.value('dias')
  if (!/\bpor dia\b|\bao dia\b|\bdiari/.test(sheet.text) || days > 31) return null
  const fact = sheet.result(
    'vendidas',
    'Unidades vendidas',
    units * days,
    'unidades',
    `${formatNumber(units)} × ${formatNumber(days)}`,
    [sheet.fact('quantidade'), sheet.fact('dias')],
  )
  return { units: units * days, fact, shown: say`${sheet.slot('quantidade')} × ${sheet.slot('dias')} dias` }
}

/** 'Vendo 300 bolos a 12 reais': price times quantity, and what is left of it. */
export function volume(sheet: Sheet): Worked | null {
  const each = sheet.value('preco')
  const sold = soldIn(sheet)
  if (!sold || sold.units <= 0 || each <= 0 || sold.units > 1_000_000) return null
  const { units, fact, shown } = sold
  const period = sheet.has('dias') ? '' : (PERIODS.find(([test]) => test.test(sheet.text))?.[1] ?? '')
  const inputs = [fact, sheet.fact('preco')]
  const total = sheet.result(
    'total',
    'Total das vendas',
    units * each,
    'R$',
    `${formatNumber(units)} × ${money(each)}`,
    inputs,
  )
  const base = say`${shown} × ${sheet.slot('preco')} = ${sheet.show(total)}`
  if (!sheet.has('custo'))
    return {
      result: total,
      said: say`Entram ${sheet.show(total)}${period}: ${sheet.show(fact)} a ${sheet.slot('preco')} cada.`,
      formula: say`${base}.`,
      next: say`Conte também quanto custa cada unidade, com material e embalagem: é ela que diz quanto disso sobra.`,
    }
  const cost = sheet.value('custo')
  // 'Gastei 25.600 e vendo a 115': that is what all of them cost.
  if (cost > each * HIGHEST_COST || WHOLE.test(sheet.text)) return null
  const left = sheet.result(
    'sobra',
    'O que sobra das vendas',
    units * (each - cost),
    'R$',
    `${formatNumber(units)} × (${money(each)} − ${money(cost)})`,
    [...inputs, sheet.fact('custo')],
  )
  const short = each < cost
  return {
    result: left,
    said: say`Entram ${sheet.show(total)}${period}, e ${short ? 'faltam' : 'sobram'} ${sheet.show(left)} depois do custo de ${sheet.slot('custo')} por unidade. Disso ainda saem imposto, taxas e custos fixos.`,
    formula: say`${base}; ${sheet.show(fact)} × (${sheet.slot('preco')} − ${sheet.slot('custo')}) = ${short ? '−' : ''}${sheet.show(left)}.`,
    next: say`Compare o que sobra com as contas fixas do mesmo período: só o que passa delas é lucro.`,
  }
}

/** The price after a discount, where nothing is known of the cost. */
function cutPrice(sheet: Sheet): Worked | null {
  const cut = sheet.value('desconto')
  const full = sheet.value('preco')
  if (cut <= 0 || cut >= 100 || full <= 0) return null
  const found = sheet.result(
    'preco',
    'Preço com desconto',
    full * (1 - cut / 100),
    'R$',
    `${money(full)} × (1 − ${percent(cut)})`,
    [sheet.fact('preco'), sheet.fact('desconto')],
  )
  return {
    result: found,
    said: say`Com ${sheet.slot('desconto')} de desconto, ${sheet.slot('preco')} viram ${sheet.show(found)}.`,
    formula: say`${sheet.slot('preco')} − ${sheet.slot('desconto')} = ${sheet.show(found)}.`,
    next: say`Diga quanto custa a unidade, e eu mostro quanto é preciso vender a mais para o desconto empatar.`,
  }
}

/** How much more must be sold after a discount. */
export function discount(sheet: Sheet): Worked | null {
  if (!sheet.has('margem') && !sheet.has('custo')) return cutPrice(sheet)
  const cut = sheet.value('desconto')
  const margin = marginOf(sheet)
  if (!margin || cut <= 0 || cut >= 100) return null
  const have = Number(margin.valor)
  const shown = sheet.show(margin)
  if (cut >= have)
    return {
      result: margin,
      said: say`Um desconto de ${sheet.slot('desconto')} come a margem toda de ${shown}: cada venda passa a não deixar nada, e vender mais não compensa.`,
      formula: say`margem de ${shown} − desconto de ${sheet.slot('desconto')}: nada sobra.`,
      next: say`Troque o desconto por algo que custe menos: brinde, combo, prazo ou frete a partir de um valor.`,
    }
  const extra = sheet.result(
    'volume',
    'Vendas a mais que pagam o desconto',
    tenth((cut / (have - cut)) * 100),
    '%',
    `${percent(cut)} ÷ (${percent(have)} − ${percent(cut)})`,
    [sheet.fact('desconto'), margin],
  )
  const unit = unitAfterCut(sheet, cut)
  if (unit)
    return {
      result: unit.left,
      said: say`${unit.said} Para ganhar o mesmo, é preciso vender ${sheet.show(extra)} a mais.`,
      formula: join([
        unit.formula,
        say`; ${sheet.slot('desconto')} ÷ (${shown} − ${sheet.slot('desconto')}) = ${sheet.show(extra)}.`,
      ]),
      next: DISCOUNT_NEXT,
    }
  return {
    result: extra,
    said: say`Com margem de ${shown}, um desconto de ${sheet.slot('desconto')} só empata se você vender ${sheet.show(extra)} a mais.`,
    formula: say`${sheet.slot('desconto')} ÷ (${shown} − ${sheet.slot('desconto')}) = ${sheet.show(extra)}.`,
    next: DISCOUNT_NEXT,
  }
}
const DISCOUNT_NEXT = say`Dê desconto só com contrapartida e prazo: pagamento à vista, quantidade maior ou horário fraco.`

/** What a unit leaves with the discount; null: its price or cost isn't known. */
function unitAfterCut(sheet: Sheet, cut: number): (Pick<Worked, 'said' | 'formula'> & { left: Fact }) | null {
  if (!sheet.has('preco') || !sheet.has('custo')) return null
  const full = sheet.value('preco')
  const cost = sheet.value('custo')
  const price = full * (1 - cut / 100)
  const inputs = [sheet.fact('preco'), sheet.fact('desconto')]
  const cutTo = sheet.result(
    'preco',
    'Preço com desconto',
    price,
    'R$',
    `${money(full)} × (1 − ${percent(cut)})`,
    inputs,
  )
  const before = sheet.result('antes', 'Sobra sem desconto', full - cost, 'R$', `${money(full)} − ${money(cost)}`, [
    sheet.fact('preco'),
    sheet.fact('custo'),
  ])
  const left = sheet.result('sobra', 'Sobra com desconto', price - cost, 'R$', `${money(price)} − ${money(cost)}`, [
    cutTo,
    sheet.fact('custo'),
  ])
  return {
    left,
    said: say`Com ${sheet.slot('desconto')} de desconto o preço cai para ${sheet.show(cutTo)} e sobram ${sheet.show(left)} por unidade, em vez de ${sheet.show(before)}.`,
    formula: say`${sheet.slot('preco')} − ${sheet.slot('desconto')} = ${sheet.show(cutTo)}; ${sheet.show(cutTo)} − ${sheet.slot('custo')} = ${sheet.show(left)}`,
  }
}

/** How many sales a rise of the price may cost. */
export function rise(sheet: Sheet): Worked | null {
  const up = sheet.value('aumento')
  const margin = marginOf(sheet)
  if (!margin || up <= 0 || up > 200) return null
  const lost = sheet.result(
    'volume',
    'Vendas que se pode perder',
    tenth((up / (Number(margin.valor) + up)) * 100),
    '%',
    `${percent(up)} ÷ (${percent(Number(margin.valor))} + ${percent(up)})`,
    [sheet.fact('aumento'), margin],
  )
  return {
    result: lost,
    said: say`Subindo ${sheet.slot('aumento')} com margem de ${sheet.show(margin)}, você pode perder até ${sheet.show(lost)} das vendas e ainda ganha o mesmo.`,
    formula: say`${sheet.slot('aumento')} ÷ (${sheet.show(margin)} + ${sheet.slot('aumento')}) = ${sheet.show(lost)}.`,
    next: say`Suba primeiro nos itens que o cliente menos compara, avise antes e acompanhe as vendas por quatro semanas.`,
  }
}

/** Revenue, and units where price and cost are known, at which nothing is lost or won. */
export function breakEven(sheet: Sheet): Worked | null {
  const fixed = sheet.value('fixos')
  const margin = marginOf(sheet)
  if (!margin || fixed <= 0) return null
  const next = say`Divida esse valor pelos dias de trabalho do mês e acompanhe todo dia se a venda passou dele.`
  if (!sheet.has('margem')) {
    const each = sheet.value('preco') - sheet.value('custo')
    const left = sheet.result(
      'sobra',
      'Sobra por unidade',
      each,
      'R$',
      `${money(sheet.value('preco'))} − ${money(sheet.value('custo'))}`,
      [sheet.fact('preco'), sheet.fact('custo')],
    )
    const units = sheet.result(
      'unidades',
      'Unidades que empatam',
      Math.ceil(fixed / each),
      'unidades',
      `${money(fixed)} ÷ ${money(each)}, para cima`,
      [sheet.fact('fixos'), left],
    )
    return {
      result: units,
      said: say`O mês empata com ${sheet.show(units)} unidades vendidas: cada uma deixa ${sheet.show(left)} para pagar ${sheet.slot('fixos')} de custos fixos.`,
      formula: say`${sheet.slot('fixos')} ÷ (${sheet.slot('preco')} − ${sheet.slot('custo')}) = ${sheet.show(units)}, arredondado para cima.`,
      next,
    }
  }
  const revenue = sheet.result(
    'faturamento',
    'Faturamento que empata',
    fixed / (Number(margin.valor) / 100),
    'R$/mês',
    `${money(fixed)} ÷ ${percent(Number(margin.valor))}`,
    [sheet.fact('fixos'), margin],
  )
  return {
    result: revenue,
    said: say`O mês empata com ${sheet.show(revenue)} de vendas: com margem de ${sheet.show(margin)}, isso paga os ${sheet.slot('fixos')} de custos fixos.`,
    formula: say`${sheet.slot('fixos')} ÷ ${sheet.show(margin)} = ${sheet.show(revenue)}.`,
    next,
  }
}
