import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

/** Shares of what two or more own. */
export function ownersShare(sheet: Sheet): Worked | null {
  const [whole, rate] = [sheet.value('lucro'), sheet.value('parte')]
  if (rate >= 100) return null
  const inputs = inputsOf(sheet, 'lucro', 'parte')
  const mine = sheet.result(
    'minha',
    'A parte dita',
    (whole * rate) / 100,
    'R$',
    `${formatMoney(whole)} × ${percent(rate)}`,
    inputs,
  )
  const rest = sheet.result(
    'resto',
    'O que fica para o resto',
    whole - (whole * rate) / 100,
    'R$',
    `${formatMoney(whole)} − ${formatMoney((whole * rate) / 100)}`,
    inputs,
  )
  return {
    result: mine,
    said: say`Quem tem ${sheet.slot('parte')} fica com ${sheet.show(mine)}; o resto, ${sheet.show(rest)}, é dos outros.`,
    formula: say`${sheet.slot('lucro')} × ${sheet.slot('parte')} = ${sheet.show(mine)}; ${sheet.slot('lucro')} − ${sheet.show(mine)} = ${sheet.show(rest)}.`,
    next: say`Antes de dividir, separe o pró-labore de quem trabalha, o imposto e a reserva: lucro é o que sobra depois deles.`,
  }
}

/** Instalments that are overdue, with the penalty on each. */
export function overdue(sheet: Sheet): Worked | null {
  const [times, each, rate] = [sheet.value('parcelas'), sheet.value('valor'), sheet.value('multa')]
  if (rate > 30) return null
  const plain = sheet.result(
    'sem',
    'Sem a multa',
    times * each,
    'R$',
    `${count(times)} × ${formatMoney(each)}`,
    inputsOf(sheet, 'parcelas', 'valor'),
  )
  const total = times * each
  const result = sheet.result(
    'total',
    'Com a multa',
    total + (total * rate) / 100,
    'R$',
    `${formatMoney(total)} + ${percent(rate)}`,
    [plain, sheet.fact('multa')],
  )
  return {
    result,
    said: say`Com a multa são ${sheet.show(result)}: ${sheet.show(plain)} de parcelas e o resto de multa. Se também há juros por dia, eles entram à parte.`,
    formula: say`${sheet.slot('parcelas')} × ${sheet.slot('valor')} = ${sheet.show(plain)}; + ${sheet.slot('multa')} = ${sheet.show(result)}.`,
    next: say`Peça o boleto atualizado e proponha pagar a mais velha hoje: a multa é uma vez só, os juros correm por dia.`,
  }
}

/** What has to be sold where so much of every hundred is left. */
export function breakEvenOfHundred(sheet: Sheet): Worked | null {
  const [hundred, left, fixed] = [sheet.value('cem'), sheet.value('fica'), sheet.value('fixos')]
  if (left >= hundred) return null
  const result = sheet.result(
    'venda',
    'Venda para empatar',
    (fixed * hundred) / left,
    'R$',
    `${formatMoney(fixed)} ÷ (${count(left)} ÷ ${count(hundred)})`,
    inputsOf(sheet, 'cem', 'fica', 'fixos'),
  )
  return {
    result,
    said: say`É preciso vender ${sheet.show(result)} para empatar; só o que passa disso começa a sobrar.`,
    formula: say`${sheet.slot('fixos')} ÷ (${sheet.slot('fica')} ÷ ${sheet.slot('cem')}) = ${sheet.show(result)}.`,
    next: say`Divida pelos dias que abre e ponha a venda mínima do dia à vista.`,
  }
}

export const COSTS = ['custo1', 'custo2', 'custo3', 'custo4', 'custo5'] as const

/** What is left of one amount after costs that are each named. */
export function leftOfNamed(sheet: Sheet): Worked | null {
  const said = COSTS.filter((id) => sheet.has(id))
  const spent = said.reduce((sum, id) => sum + sheet.value(id), 0)
  const formula = [sheet.value('entra'), ...said.map((id) => sheet.value(id))]
    .map((value) => formatMoney(value))
    .join(' − ')
  const left = sheet.value('entra') - spent
  const result = sheet.result('sobra', 'O que sobra', left, 'R$', formula, inputsOf(sheet, 'entra', ...said))
  const parts: Text[] = [say`${sheet.slot('entra')}`, ...said.map((id) => say`${sheet.slot(id)}`)]
  return {
    result,
    said:
      left < 0
        ? say`Não sobra: faltam ${sheet.show(result, formatMoney(-left))}.`
        : say`Sobram ${sheet.show(result)}. Disso ainda saem as contas que você não citou.`,
    formula: say`${join(parts, ' − ')} = ${left < 0 ? '−' : ''}${sheet.show(result, formatMoney(Math.abs(left)))}.`,
    next: say`Ponha na conta o que ficou de fora (imposto, desgaste, a sua hora): é isso que diz se vale repetir.`,
  }
}

/** Packs for an area that is gone over more than once. */
export function packsForArea(sheet: Sheet): Worked | null {
  const coats = sheet.has('demaos') ? sheet.value('demaos') : 1
  const exact = (sheet.value('area') * coats) / sheet.value('rende')
  const inputs = inputsOf(sheet, 'area', 'demaos', 'rende')
  const formula = `${count(sheet.value('area'))} m²${coats === 1 ? '' : ` × ${count(coats)}`} ÷ ${count(sheet.value('rende'))} m²`
  const result = sheet.result('embalagens', 'Embalagens a comprar', Math.ceil(exact - 1e-9), '', formula, inputs)
  const precise = sheet.result('exato', 'Antes de completar', exact, '', formula, inputs)
  const times = coats === 1 ? say`` : say` × ${sheet.slot('demaos')} demãos`
  return {
    result,
    said: say`Compre ${sheet.show(result, count(Number(result.valor)))}.`,
    formula: say`${sheet.slot('area')} m²${times} ÷ ${sheet.slot('rende')} m² = ${sheet.show(precise, count(Number(precise.valor)))}, ou ${sheet.show(result, count(Number(result.valor)))} inteiros.`,
    next: say`Parede nova ou áspera bebe mais: confira o rendimento no rótulo e combine devolver a lata fechada.`,
  }
}

/** Hours that several machines or people need together. */
export function hoursOfSeveral(sheet: Sheet): Worked | null {
  const [many, pace, goal] = [sheet.value('quantos'), sheet.value('ritmo'), sheet.value('meta')]
  const result = sheet.result(
    'horas',
    'Horas',
    goal / (many * pace),
    '',
    `${count(goal)} ÷ (${count(many)} × ${count(pace)})`,
    inputsOf(sheet, 'meta', 'quantos', 'ritmo'),
  )
  return {
    result,
    said: say`São ${sheet.show(result, count(Number(result.valor)))} horas.`,
    formula: say`${sheet.slot('meta')} ÷ (${sheet.slot('quantos')} × ${sheet.slot('ritmo')} por hora) = ${sheet.show(result, count(Number(result.valor)))} horas.`,
    next: say`Some preparação, troca e peça refeita: na prática, conte um quinto a mais.`,
  }
}

/** Twice what one of a lot cost. */
export function doubled(sheet: Sheet): Worked | null {
  const cost = sheet.value('total') / sheet.value('quantidade')
  const each = sheet.result(
    'cada',
    'Custo de cada',
    cost,
    'R$',
    `${formatMoney(sheet.value('total'))} ÷ ${count(sheet.value('quantidade'))}`,
    inputsOf(sheet, 'total', 'quantidade'),
  )
  const result = sheet.result('preco', 'Preço de cada', cost * 2, 'R$', `${formatMoney(cost)} × 2`, [each])
  return {
    result,
    said: say`Para dobrar o que pagou, venda cada um por ${sheet.show(result)}: custou ${sheet.show(each)}.`,
    formula: say`${sheet.slot('total')} ÷ ${sheet.slot('quantidade')} = ${sheet.show(each)}; × 2 = ${sheet.show(result)}.`,
    next: say`Dobrar o custo não é dobrar o dinheiro: desse preço ainda saem imposto, taxa do cartão, frete e o que encalhar.`,
  }
}

/** One of a pack, however many packs were bought. */
export function oneOfPack(sheet: Sheet): Worked | null {
  const result = sheet.result(
    'cada',
    'Custo de cada',
    sheet.value('preco') / sheet.value('tamanho'),
    'R$',
    `${formatMoney(sheet.value('preco'))} ÷ ${count(sheet.value('tamanho'))}`,
    inputsOf(sheet, 'preco', 'tamanho'),
  )
  return {
    result,
    said: say`Cada unidade saiu por ${sheet.show(result)}.`,
    formula: say`${sheet.slot('preco')} ÷ ${sheet.slot('tamanho')} = ${sheet.show(result)}.`,
    next: say`Some o frete dividido por todas as unidades antes de pôr o preço.`,
  }
}

/** Hours at a rate, and what was spent beside them. */
export function hoursAndMaterial(sheet: Sheet): Worked | null {
  const [rate, hours] = [sheet.value('hora'), sheet.value('horas')]
  const material: Fact[] = inputsOf(sheet, 'material')
  const work = sheet.result(
    'trabalho',
    'Horas',
    rate * hours,
    'R$',
    `${count(hours)} × ${formatMoney(rate)}`,
    inputsOf(sheet, 'hora', 'horas'),
  )
  const result = sheet.result(
    'total',
    'Total a cobrar',
    rate * hours + sheet.value('material'),
    'R$',
    `${formatMoney(rate * hours)} + ${formatMoney(sheet.value('material'))}`,
    [work, ...material],
  )
  return {
    result,
    said: say`Feche em ${sheet.show(result)}: ${sheet.show(work)} de horas e ${sheet.slot('material')} de material.`,
    formula: say`${sheet.slot('horas')} × ${sheet.slot('hora')} = ${sheet.show(work)}; + ${sheet.slot('material')} = ${sheet.show(result)}.`,
    next: say`Se o material saiu do seu bolso, cobre também a ida para comprar e o imposto da nota.`,
  }
}

/** A lot that was bought at one price and sold one by one. */
export function resold(sheet: Sheet): Worked | null {
  const [many, paid, price] = [sheet.value('quantidade'), sheet.value('total'), sheet.value('preco')]
  // 'Por 30' of a dozen sold at 50 may be the price of one.
  if (paid <= price) return null
  const sold = sheet.result(
    'venda',
    'Venda',
    many * price,
    'R$',
    `${count(many)} × ${formatMoney(price)}`,
    inputsOf(sheet, 'quantidade', 'preco'),
  )
  const left = many * price - paid
  const result = sheet.result(
    'sobra',
    'O que sobra',
    left,
    'R$',
    `${formatMoney(many * price)} − ${formatMoney(paid)}`,
    [sold, sheet.fact('total')],
  )
  return {
    result,
    said:
      left < 0
        ? say`Não sobra: faltam ${sheet.show(result, formatMoney(-left))} para pagar a compra.`
        : say`Sobram ${sheet.show(result)} do lote inteiro. Disso ainda saem imposto, taxa e as contas do mês.`,
    formula: say`${sheet.slot('quantidade')} × ${sheet.slot('preco')} = ${sheet.show(sold)}; − ${sheet.slot('total')} = ${left < 0 ? '−' : ''}${sheet.show(result, formatMoney(Math.abs(left)))}.`,
    next: say`Conte os que sobraram ou foram com desconto: são eles que comem o ganho do lote.`,
  }
}

/** The thirteenth of several who earn the same. */
export function thirteenthOfAll(sheet: Sheet): Worked | null {
  const [many, wage] = [sheet.value('pessoas'), sheet.value('salario')]
  const result = sheet.result(
    'decimo',
    'Décimo terceiro de todos',
    many * wage,
    'R$',
    `${count(many)} × ${formatMoney(wage)}`,
    inputsOf(sheet, 'pessoas', 'salario'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)} se todos trabalharam o ano inteiro; quem entrou depois recebe só os meses dele. Os encargos vêm por cima: o contador dá o número.`,
    formula: say`${sheet.slot('pessoas')} × ${sheet.slot('salario')} = ${sheet.show(result)}.`,
    next: say`Separe um doze avos por mês; a primeira metade se paga até novembro e a outra até 20 de dezembro.`,
  }
}

const MONTH_DAYS = 30

/** What a herd gives in a month, by what one gives in a day. */
export function herdMonth(sheet: Sheet): Worked | null {
  const [each, price, many] = [sheet.value('litros'), sheet.value('preco'), sheet.value('animais')]
  const days = sheet.rule('mes', 'Dias do mês', MONTH_DAYS, String(MONTH_DAYS))
  const result = sheet.result(
    'mes',
    'Entra no mês',
    each * price * many * MONTH_DAYS,
    'R$',
    `${count(many)} × ${count(each)} × ${MONTH_DAYS} × ${formatMoney(price)}`,
    inputsOf(sheet, 'animais', 'litros', 'preco'),
  )
  return {
    result,
    said: say`Entram ${sheet.show(result)} em ${days} dias, com todas produzindo.`,
    formula: say`${sheet.slot('animais')} × ${sheet.slot('litros')} litros × ${days} dias × ${sheet.slot('preco')} = ${sheet.show(result)}.`,
    next: say`Tire ração, gente, energia, descontos do laticínio e as secas: é a sobra por litro que decide.`,
  }
}

/** What a margin leaves of a day's sales in so many days. */
export function marginOfDays(sheet: Sheet): Worked | null {
  const [sale, rate, days] = [sheet.value('venda'), sheet.value('margem'), sheet.value('dias')]
  if (rate >= 100) return null
  const sold = sheet.result(
    'total',
    'Venda',
    sale * days,
    'R$',
    `${formatMoney(sale)} × ${count(days)}`,
    inputsOf(sheet, 'venda', 'dias'),
  )
  const result = sheet.result(
    'sobra',
    'O que sobra',
    (sale * days * rate) / 100,
    'R$',
    `${formatMoney(sale * days)} × ${percent(rate)}`,
    [sold, sheet.fact('margem')],
  )
  return {
    result,
    said: say`Sobram ${sheet.show(result)} de ${sheet.show(sold)} vendidos. Se a margem não conta o aluguel e a gente, eles ainda saem daí.`,
    formula: say`${sheet.slot('venda')} × ${sheet.slot('dias')} dias = ${sheet.show(sold)}; × ${sheet.slot('margem')} = ${sheet.show(result)}.`,
    next: say`Compare com as contas do mês: a diferença diz quanto falta vender por dia.`,
  }
}

/** One discount upon another. */
export function discountOnDiscount(sheet: Sheet): Worked | null {
  const [price, one, other] = [sheet.value('preco'), sheet.value('primeiro'), sheet.value('segundo')]
  if (one >= 100 || other >= 100) return null
  const after = (price * (100 - one)) / 100
  const first = sheet.result(
    'depois',
    'Depois do primeiro',
    after,
    'R$',
    `${formatMoney(price)} − ${percent(one)}`,
    inputsOf(sheet, 'preco', 'primeiro'),
  )
  const result = sheet.result(
    'final',
    'Preço final',
    (after * (100 - other)) / 100,
    'R$',
    `${formatMoney(after)} − ${percent(other)}`,
    [first, sheet.fact('segundo')],
  )
  return {
    result,
    said: say`Ficou em ${sheet.show(result)}: o segundo desconto é sobre o que já tinha caído.`,
    formula: say`${sheet.slot('preco')} − ${sheet.slot('primeiro')} = ${sheet.show(first)}; − ${sheet.slot('segundo')} = ${sheet.show(result)}.`,
    next: say`Compare com o custo: desconto sobre desconto costuma passar da margem sem ninguém ver.`,
  }
}

/** A hundred or a dozen, by what one recipe makes. */
export function packOfRecipe(sheet: Sheet): Worked | null {
  const dozen = /\bduzia\b/.test(sheet.text)
  const many = dozen ? 12 : 100
  const pack = sheet.rule('pacote', dozen ? 'Dúzia' : 'Cento', many, String(many))
  const [spent, makes] = [sheet.value('gasto'), sheet.value('rende')]
  const result = sheet.result(
    'pacote',
    dozen ? 'Custo da dúzia' : 'Custo do cento',
    (spent / makes) * many,
    'R$',
    `${formatMoney(spent)} ÷ ${count(makes)} × ${many}`,
    inputsOf(sheet, 'gasto', 'rende'),
  )
  return {
    result,
    said: say`${dozen ? 'A dúzia' : 'O cento'} custa ${sheet.show(result)} só no que você gasta na receita.`,
    formula: say`${sheet.slot('gasto')} ÷ ${sheet.slot('rende')} × ${pack} = ${sheet.show(result)}.`,
    next: say`Some gás, embalagem, perda e a sua hora antes de pôr o preço de venda.`,
  }
}
