import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import type { Sheet, Worked } from './calculators.ts'

const money = formatMoney

/** What comes in less what goes out. */
const difference = (sheet: Sheet, id: string, rotulo: string): Fact => {
  const income = sheet.value('faturamento')
  const expenses = sheet.value('gastos')
  return sheet.result(id, rotulo, income - expenses, 'R$/mês', `${money(income)} − ${money(expenses)}`, [
    sheet.fact('faturamento'),
    sheet.fact('gastos'),
  ])
}

/** Costs that fall with the sales: a weaker month pays less of them. */
const GOODS = /\b(?:mercadorias?|insumos?|material|materia prima|ingredientes?|produtos?|cmv|comiss\w+|embalage\w+)\b/

const MOST_LEFT = 100
/** 'Faturo 62 mil e gasto 57': what is left, and how much weaker a month may be. */
export function leftOver(sheet: Sheet): Worked | null {
  const income = sheet.value('faturamento')
  const expenses = sheet.value('gastos')
  // A hundred times less than what comes in is the cost of one, not of the month.
  if (income <= 0 || expenses <= 0 || expenses * MOST_LEFT < income) return null
  const left = difference(sheet, 'sobra', 'Sobra do mês')
  const share = sheet.result(
    'parte',
    'Sobra, parte do que entra',
    Math.round((Math.abs(income - expenses) / income) * 1000) / 10,
    '%',
    `${money(Math.abs(income - expenses))} ÷ ${money(income)}`,
    [left, sheet.fact('faturamento')],
  )
  const formula = say`${sheet.slot('faturamento')} − ${sheet.slot('gastos')} = ${income < expenses ? '−' : ''}${sheet.show(left)}.`
  if (income < expenses)
    return {
      result: left,
      said: say`Faltam ${sheet.show(left)} por mês, ${sheet.show(share)} do que entra: a empresa gasta mais do que recebe.`,
      formula,
      next: say`Separe os gastos em “sem isto não vendo” e “dá para reduzir”, e comece pela maior conta do segundo grupo até cobrir ${sheet.show(left)}.`,
    }
  if (income === expenses)
    return {
      result: left,
      said: say`O mês empata: entra ${sheet.slot('faturamento')} e sai o mesmo valor. Qualquer mês mais fraco já falta.`,
      formula,
      next: say`Reveja o preço do que mais vende e a maior conta do mês, nessa ordem.`,
    }
  return {
    result: left,
    said: GOODS.test(sheet.text)
      ? say`Sobram ${sheet.show(left)}, ${sheet.show(share)} do que entra. Se as vendas caírem, a mercadoria cai junto: para saber quanto o mês aguenta, pergunte pelo ponto de equilíbrio.`
      : say`Sobram ${sheet.show(left)}, ${sheet.show(share)} do que entra. Um mês ${sheet.show(share)} mais fraco já empata.`,
    formula,
    next: say`Confira se o seu salário e o imposto estão dentro dos gastos: se não estiverem, a sobra verdadeira é menor.`,
  }
}

/** Percent of what is left that stays in the company: the product's own caution, no public rule. */
const RESERVE = 30

/** What may be taken out for the owner, with a part left for bad months. */
export function ownSalary(sheet: Sheet): Worked | null {
  const income = sheet.value('faturamento')
  const expenses = sheet.value('gastos')
  // A hundred times less than what comes in is the cost of one, not of the month.
  if (income <= 0 || expenses <= 0 || expenses * MOST_LEFT < income) return null
  const left = difference(sheet, 'sobra', 'Sobra antes do seu salário')
  const formula = say`${sheet.slot('faturamento')} − ${sheet.slot('gastos')} = ${income < expenses ? '−' : ''}${sheet.show(left)}`
  if (income <= expenses)
    return {
      result: left,
      said: say`Por estes números não sobra de onde tirar: entram ${sheet.slot('faturamento')} e saem ${sheet.slot('gastos')}.`,
      formula: join([formula, '.']),
      next: say`Veja se o seu salário já está dentro dos gastos; se não está, o preço ou as contas precisam mudar antes da retirada.`,
    }
  const kept = ruleFact('conta.reserva', 'Parte da sobra que fica na empresa, por cautela', RESERVE, '%')
  const reserve = sheet.show(kept, `${RESERVE}%`)
  const salary = sheet.result(
    'retirada',
    'Retirada que deixa reserva',
    (income - expenses) * (1 - RESERVE / 100),
    'R$/mês',
    `${money(income - expenses)} × (1 − ${RESERVE}%)`,
    [left, kept],
  )
  return {
    result: salary,
    said: say`Antes do seu salário sobram ${sheet.show(left)} por mês. Deixando ${reserve} disso para reserva e imprevistos, dá para tirar até ${sheet.show(salary)}, se o imposto já estiver nos gastos.`,
    formula: say`${formula}; menos ${reserve} de reserva = ${sheet.show(salary)}.`,
    next: say`Defina um valor fixo e uma data, passe para a sua conta pessoal e não tire mais nada no resto do mês.`,
  }
}

const PASSED = /\b(?:passei|passou|passamos|estour\w+|ultrapass\w+|exced\w+)\b/

/** What follows from a year beyond the limit of a MEI. */
function afterLimit(sheet: Sheet, sold: number): Text {
  const edge = sheet.benchmark('limite.mei.tolerancia')
  return sold <= Number(edge.valor)
    ? say`Até ${sheet.show(edge)} no ano você paga um DAS complementar sobre o excesso e vira microempresa em janeiro.`
    : say`Acima de ${sheet.show(edge)} no ano a empresa deixa de ser MEI desde janeiro (ou desde a abertura, se abriu este ano), com o imposto recalculado.`
}

/** Room in the year's limit of a MEI; the limit of the opening year is smaller. */
export function meiRoom(sheet: Sheet): Worked | null {
  const sold = sheet.value('vendido')
  const limit = sheet.benchmark('limite.mei')
  const perMonth =
    /\b(?:por|ao|no|todo) mes\b|\/ ?mes|\bmensa(?:l|is)\b|\bfaturo\b/.test(sheet.text) &&
    !/no ano|este ano|esse ano|\bja\b|ate agora/.test(sheet.text)
  const months = sheet.rule('meses_do_ano', 'Meses do ano', 12, '12')
  const year = perMonth
    ? sheet.result('ano', 'Faturamento em doze meses', sold * 12, 'R$', `${money(sold)} × 12`, [sheet.fact('vendido')])
    : sheet.fact('vendido')
  const value = Number(year.valor)
  const room = sheet.result(
    'espaco',
    'Espaço no limite do MEI',
    Number(limit.valor) - value,
    'R$',
    `${money(Number(limit.valor))} − ${money(value)}`,
    [limit, year],
  )
  const over = Number(room.valor) < 0
  // 'Passei de 81 mil': by how much isn't said.
  if (!over && PASSED.test(sheet.text)) return null
  const base = perMonth ? say`${sheet.slot('vendido')} × ${months} = ${sheet.show(year)}; ` : say``
  return {
    result: room,
    said: over
      ? say`Passa do limite do MEI em ${sheet.show(room)}: são ${sheet.show(year)} no ano, e o limite é de ${sheet.show(limit)}. ${afterLimit(sheet, value)}`
      : say`Ainda cabem ${sheet.show(room)} no limite do MEI, que é de ${sheet.show(limit)} por ano e menor no ano da abertura.`,
    formula: say`${base}${sheet.show(limit)} − ${sheet.show(year)} = ${over ? '−' : ''}${sheet.show(room)}.`,
    next: over
      ? say`Fale com o contador já, antes da virada do mês: ele comunica a mudança e recalcula o imposto. Continue emitindo nota de tudo.`
      : say`Some as vendas todo mês e fale com o contador antes de o espaço acabar, para passar a microempresa sem susto.`,
  }
}

/** Monthly cost of more people under the Simples, benefits left out. */
export function hire(sheet: Sheet): Worked | null {
  const salary = sheet.value('salario')
  const people = sheet.has('pessoas') ? sheet.value('pessoas') : 1
  if (salary < 300 || salary > 50_000 || people < 1 || people > 100) return null
  const charges = sheet.benchmark('custo_folha.simples')
  const percent = sheet.show(charges, `${Number(charges.valor)}%`)
  const each = 1 + Number(charges.valor) / 100
  const many = people > 1
  const [open, close] = sheet.has('vale') && many ? ['(', ')'] : ['', '']
  const extra = sheet.has('vale') ? sheet.value('vale') * people : 0
  const total = sheet.result(
    'custo',
    many ? 'Custo mensal das pessoas' : 'Custo mensal da pessoa',
    salary * each * people + extra,
    'R$/mês',
    `${open}${money(salary)} × (1 + ${Number(charges.valor)}%)${extra > 0 ? ` + ${money(sheet.value('vale'))}` : ''}${close}${many ? ` × ${people}` : ''}`,
    [sheet.fact('salario'), charges, ...['vale', 'pessoas'].filter((id) => sheet.has(id)).map((id) => sheet.fact(id))],
  )
  const times = many ? say` × ${sheet.slot('pessoas')} pessoas` : say``
  const benefit = extra > 0 ? say` + ${sheet.slot('vale')}` : say``
  const formula = say`${open}${sheet.slot('salario')} + ${percent}${benefit}${close}${times} = ${sheet.show(total)}`
  const byMei = /\bmei\b/.test(sheet.text)
    ? say` O MEI ainda paga uma parte de INSS por cima: confirme com o contador.`
    : say``
  const benefits =
    extra > 0
      ? say`e mais ${sheet.slot('vale')} de transporte ou benefício (do vale-transporte a lei deixa descontar até 6% do salário)`
      : say`sem benefícios`
  const base = many
    ? say`Contratar ${sheet.slot('pessoas')} pessoas por ${sheet.slot('salario')} cada custa cerca de ${sheet.show(total)} por mês no Simples, com férias, décimo terceiro e FGTS, ${benefits}.`
    : say`Um salário de ${sheet.slot('salario')} custa cerca de ${sheet.show(total)} por mês no Simples, com férias, décimo terceiro e FGTS, ${benefits}.${byMei}`
  const next = say`Escreva o que ${many ? 'essas pessoas vão' : 'essa pessoa vai'} trazer ou liberar por mês; contrate quando isso passar do custo com folga, e registre antes do primeiro dia.`
  const after = leftAfter(sheet, total) ?? paidBy(sheet, total)
  if (!sheet.has('margem'))
    return {
      result: total,
      said: after ? say`${base} ${after.said}` : base,
      formula: after ? say`${formula}; ${after.formula}.` : join([formula, '.']),
      next,
    }
  const sales = sheet.result(
    'vendas',
    'Vendas a mais que pagam o custo',
    Number(total.valor) / (sheet.value('margem') / 100),
    'R$/mês',
    `${money(Number(total.valor))} ÷ ${sheet.value('margem')}%`,
    [total, sheet.fact('margem')],
  )
  return {
    result: total,
    said: say`${base} Com margem de ${sheet.slot('margem')}, são precisos ${sheet.show(sales)} a mais em vendas por mês para pagar esse custo.`,
    formula: say`${formula}; ${sheet.show(total)} ÷ ${sheet.slot('margem')} = ${sheet.show(sales)}.`,
    next,
  }
}

/** How many of what leaves so much each pay the new cost; null: nothing says what each leaves. */
function paidBy(sheet: Sheet, cost: Fact): Pick<Worked, 'said' | 'formula'> | null {
  if (!sheet.has('cada')) return null
  const formula = `${money(Number(cost.valor))} ÷ ${money(sheet.value('cada'))}`
  const many = sheet.result(
    'bastam',
    'Quantos pagam o custo',
    Math.ceil(Number(cost.valor) / sheet.value('cada')),
    '',
    formula,
    [cost, sheet.fact('cada')],
  )
  return {
    said: say`Deixando ${sheet.slot('cada')} cada, são precisos ${sheet.show(many)} por mês para pagar esse custo.`,
    formula: say`${sheet.show(cost)} ÷ ${sheet.slot('cada')} = ${sheet.show(many)}`,
  }
}

/** What is left of the month once the new cost is paid; null: the month isn't known. */
function leftAfter(sheet: Sheet, cost: Fact): Pick<Worked, 'said' | 'formula'> | null {
  if (!sheet.has('faturamento') || !sheet.has('gastos')) return null
  const left = difference(sheet, 'antes', 'Sobra do mês hoje')
  const then = sheet.result(
    'depois',
    'Sobra do mês depois',
    Number(left.valor) - Number(cost.valor),
    'R$/mês',
    `${money(Number(left.valor))} − ${money(Number(cost.valor))}`,
    [left, cost],
  )
  const short = Number(then.valor) < 0
  return {
    said: short
      ? say`Com o mês que você contou, passariam a faltar ${sheet.show(then)}.`
      : say`Com o mês que você contou, a sobra passa de ${sheet.show(left)} para ${sheet.show(then)}.`,
    formula: say`${sheet.slot('faturamento')} − ${sheet.slot('gastos')} − ${sheet.show(cost)} = ${short ? '−' : ''}${sheet.show(then)}`,
  }
}

/** How long the stock lasts at the month's pace. */
export function stockDays(sheet: Sheet): Worked | null {
  const stock = sheet.value('estoque')
  const used = sheet.value('consumo')
  if (stock <= 0 || used <= 0) return null
  const days = sheet.result(
    'dias',
    'Dias de estoque',
    (stock / used) * 30,
    'dias',
    `${money(stock)} ÷ ${money(used)} × 30`,
    [sheet.fact('estoque'), sheet.fact('consumo')],
  )
  const shown = sheet.show(days, `${Math.round(Number(days.valor))} dias`)
  return {
    result: days,
    said: say`O estoque dura ${shown} no ritmo de hoje, se os dois valores forem a preço de custo.`,
    formula: say`${sheet.slot('estoque')} ÷ ${sheet.slot('consumo')} × ${sheet.rule('dias_do_mes', 'Dias do mês', 30, '30')} = ${shown}.`,
    next: say`Compare com o prazo de entrega do fornecedor: o que passa muito disso é dinheiro parado, comece pelos itens sem venda.`,
  }
}

/** What is missing to the goal, and in how many sales when one is known. */
export function goal(sheet: Sheet): Worked | null {
  const target = sheet.value('meta')
  const today = sheet.value('faturamento')
  if (target <= 0 || today <= 0) return null
  const inputs = [sheet.fact('meta'), sheet.fact('faturamento')]
  const gap = sheet.result(
    'falta',
    'Falta para a meta',
    target - today,
    'R$/mês',
    `${money(target)} − ${money(today)}`,
    inputs,
  )
  const formula = say`${sheet.slot('meta')} − ${sheet.slot('faturamento')} = ${target < today ? '−' : ''}${sheet.show(gap)}`
  const next = say`Divida a diferença por semana e escolha um só caminho: mais clientes, venda maior por cliente ou cliente que volta.`
  if (target <= today)
    return {
      result: gap,
      said: say`A meta de ${sheet.slot('meta')} já está dentro do que você faz hoje: ${sheet.slot('faturamento')}.`,
      formula: join([formula, '.']),
      next: say`Escolha a próxima meta pela sobra, e não só pelo que entra.`,
    }
  const growth = sheet.result(
    'aumento',
    'Aumento até a meta',
    Math.round(((target - today) / today) * 1000) / 10,
    '%',
    `${money(target - today)} ÷ ${money(today)}`,
    [gap, ...inputs],
  )
  const base = say`Faltam ${sheet.show(gap)} por mês, ${sheet.show(growth)} a mais do que hoje.`
  if (!sheet.has('ticket') || sheet.value('ticket') <= 0)
    return { result: gap, said: base, formula: join([formula, '.']), next }
  const count = Math.ceil((target - today) / sheet.value('ticket'))
  const sales = sheet.result(
    'vendas',
    'Vendas a mais por mês',
    count,
    'vendas',
    `${money(target - today)} ÷ ${money(sheet.value('ticket'))}, para cima`,
    [gap, sheet.fact('ticket')],
  )
  return {
    result: gap,
    said: say`${base} Com ${sheet.slot('ticket')} por venda, são ${sheet.show(sales)} vendas a mais por mês.`,
    formula: say`${formula}; ${sheet.show(gap)} ÷ ${sheet.slot('ticket')} = ${sheet.show(sales)} vendas, arredondado para cima.`,
    next,
  }
}

/** One account, or the profit, as a share of what comes in. */
export function share(sheet: Sheet): Worked | null {
  const item = sheet.value('item')
  const income = sheet.value('faturamento')
  if (item <= 0 || income <= 0 || item > income) return null
  const part = sheet.result(
    'parte',
    'Parte do que entra',
    Math.round((item / income) * 1000) / 10,
    '%',
    `${money(item)} ÷ ${money(income)}`,
    [sheet.fact('item'), sheet.fact('faturamento')],
  )
  return {
    result: part,
    said: say`São ${sheet.show(part)} do que entra: ${sheet.slot('item')} de ${sheet.slot('faturamento')} por mês.`,
    formula: say`${sheet.slot('item')} ÷ ${sheet.slot('faturamento')} = ${sheet.show(part)}.`,
    next: say`Anote esta parte todo mês: se ela sobe enquanto as vendas ficam iguais, é aí que a sobra está indo.`,
  }
}
