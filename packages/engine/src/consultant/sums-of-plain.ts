import { formatMoney } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

export const BILLS = ['conta1', 'conta2', 'conta3', 'conta4', 'conta5', 'conta6'] as const
export const YEAR = /\b(?:por|no|ao|em um|num) ano\b/

/** Bills of a month, added, or what they come to in a year. */
export function billsAdded(sheet: Sheet): Worked | null {
  const said = BILLS.filter((id) => sheet.has(id))
  const year = YEAR.test(sheet.text)
  const total = said.reduce((sum, id) => sum + sheet.value(id), 0)
  const added = said.map((id) => formatMoney(sheet.value(id))).join(' + ')
  const result = sheet.result(
    'total',
    year ? 'Contas no ano' : 'Contas somadas',
    total * (year ? 12 : 1),
    'R$',
    year ? `(${added}) × 12` : added,
    inputsOf(sheet, ...said),
  )
  const sum = join(
    said.map((id) => say`${sheet.slot(id)}`),
    ' + ',
  )
  return {
    result,
    said: year
      ? say`São ${sheet.show(result)} por ano, se o valor não mudar.`
      : say`${said.length === 2 ? 'As duas' : 'Juntas, as contas'} somam ${sheet.show(result)}.`,
    formula: year
      ? say`${said.length > 1 ? '(' : ''}${sum}${said.length > 1 ? ')' : ''} × 12 meses = ${sheet.show(result)}.`
      : say`${sum} = ${sheet.show(result)}.`,
    next: say`Confira se não ficou nenhuma de fora: as que vêm uma vez por ano são as que se esquece.`,
  }
}

/** What each client of an advertisement cost. */
export function costOfEach(sheet: Sheet): Worked | null {
  const result = sheet.result(
    'cada',
    'Custo por cliente',
    sheet.value('gasto') / sheet.value('clientes'),
    'R$',
    `${formatMoney(sheet.value('gasto'))} ÷ ${count(sheet.value('clientes'))}`,
    inputsOf(sheet, 'gasto', 'clientes'),
  )
  return {
    result,
    said: say`Cada um custou ${sheet.show(result)}.`,
    formula: say`${sheet.slot('gasto')} ÷ ${sheet.slot('clientes')} = ${sheet.show(result)}.`,
    next: say`Compare com o que sobra da primeira compra de cada um e com quantos voltam: é isso que diz se o gasto valeu.`,
  }
}

/** What stays of a sale when somebody takes a share. */
export function afterShare(sheet: Sheet): Worked | null {
  const [value, rate] = [sheet.value('valor'), sheet.value('taxa')]
  if (rate >= 100) return null
  const taken = sheet.result(
    'parte',
    'Parte que sai',
    (value * rate) / 100,
    'R$',
    `${formatMoney(value)} × ${percent(rate)}`,
    inputsOf(sheet, 'valor', 'taxa'),
  )
  const result = sheet.result(
    'fica',
    'O que fica',
    value - (value * rate) / 100,
    'R$',
    `${formatMoney(value)} − ${formatMoney((value * rate) / 100)}`,
    [sheet.fact('valor'), taken],
  )
  return {
    result,
    said: say`Ficam ${sheet.show(result)}; ${sheet.show(taken)} saem. Do que fica ainda se pagam os seus custos e o imposto.`,
    formula: say`${sheet.slot('valor')} − ${sheet.slot('taxa')} (${sheet.show(taken)}) = ${sheet.show(result)}.`,
    next: say`Refaça a conta com o que cada venda lhe custa: só o que passa disso é ganho.`,
  }
}

/** The stock at which to order again. */
export function reorderPoint(sheet: Sheet): Worked | null {
  const reserve = sheet.has('reserva')
  const wait = sheet.value('prazo') + (reserve ? sheet.value('reserva') : 0)
  const result = sheet.result(
    'ponto',
    'Peça de novo quando restarem',
    sheet.value('uso') * wait,
    '',
    `${count(sheet.value('uso'))} × ${reserve ? `(${count(sheet.value('prazo'))} + ${count(sheet.value('reserva'))})` : count(wait)}`,
    inputsOf(sheet, 'uso', 'prazo', 'reserva'),
  )
  const days = reserve
    ? say`(${sheet.slot('prazo')} dias de entrega + ${sheet.slot('reserva')} de reserva)`
    : say`${sheet.slot('prazo')} dias de entrega`
  return {
    result,
    said: say`Peça de novo quando restarem ${sheet.show(result)}.${reserve ? '' : ' É sem reserva: se a entrega atrasar, falta.'}`,
    formula: say`${sheet.slot('uso')} por dia × ${days} = ${sheet.show(result)}.`,
    next: say`Marque esse nível na prateleira: quando o estoque chegar nele, o pedido sai no mesmo dia.`,
  }
}

/** A part of the year's holidays, with the third. */
export function holidaysSoFar(sheet: Sheet): Worked | null {
  const [wage, months] = [sheet.value('salario'), sheet.value('meses')]
  if (months > 12) return null
  const result = sheet.result(
    'ferias',
    'Férias proporcionais com um terço',
    ((wage / 12) * months * 4) / 3,
    'R$',
    `${formatMoney(wage)} ÷ 12 × ${count(months)} × 4 ÷ 3`,
    inputsOf(sheet, 'salario', 'meses'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)} de férias proporcionais, já com o terço e antes dos descontos. Conta como mês o que teve 15 dias ou mais de trabalho.`,
    formula: say`${sheet.slot('salario')} ÷ 12 × ${sheet.slot('meses')} meses + 1/3 = ${sheet.show(result)}.`,
    next: say`Peça ao seu contador a conta final: faltas, horas extras e comissões mudam o valor.`,
  }
}

/** A debt that nobody pays, with interest on interest. */
export function unpaidDebt(sheet: Sheet): Worked | null {
  const [debt, rate, months] = [sheet.value('valor'), sheet.value('taxa'), sheet.value('meses')]
  if (rate > 30 || months > 120 || !Number.isInteger(months)) return null
  const owed = debt * (1 + rate / 100) ** months
  const ids = ['valor', 'taxa', 'meses']
  const result = sheet.result(
    'divida',
    'Dívida no fim',
    owed,
    'R$',
    `${formatMoney(debt)} × (1 + ${percent(rate)}) ^ ${count(months)}`,
    inputsOf(sheet, ...ids),
  )
  const interest = sheet.result('juros', 'Juros', owed - debt, 'R$', `${formatMoney(owed)} − ${formatMoney(debt)}`, [
    result,
    sheet.fact('valor'),
  ])
  return {
    result,
    said: say`Vira ${sheet.show(result)}: ${sheet.show(interest)} só de juros, sem contar multa.`,
    formula: say`${sheet.slot('valor')} × (1 + ${sheet.slot('taxa')}), repetido por ${sheet.slot('meses')} meses = ${sheet.show(result)}.`,
    next: say`Ligue para quem cobra antes de atrasar: parcelar com juro menor custa menos do que deixar crescer.`,
  }
}

/** What is still missing of an amount. */
export function stillMissing(sheet: Sheet): Worked | null {
  const value = sheet.value('precisa') - sheet.value('tem')
  const result = sheet.result(
    'falta',
    value < 0 ? 'Sobra' : 'Falta',
    Math.abs(value),
    'R$',
    `${formatMoney(sheet.value('precisa'))} − ${formatMoney(sheet.value('tem'))}`,
    inputsOf(sheet, 'precisa', 'tem'),
  )
  return {
    result,
    said: value < 0 ? say`Não falta: sobram ${sheet.show(result)}.` : say`Faltam ${sheet.show(result)}.`,
    formula: say`${sheet.slot('precisa')} − ${sheet.slot('tem')} = ${value < 0 ? '−' : ''}${sheet.show(result)}.`,
    next: say`Veja o que vence antes e o que pode esperar, e quem lhe deve: cobrar e negociar a data vêm antes de pegar empréstimo.`,
  }
}

/** Sold for two or three times the cost. */
export function timesCost(sheet: Sheet): Worked | null {
  const times = /\btriplo\b/.test(sheet.text) ? 3 : 2
  const cost = sheet.value('custo')
  const result = sheet.result(
    'preco',
    'Preço',
    cost * times,
    'R$',
    `${formatMoney(cost)} × ${times}`,
    inputsOf(sheet, 'custo'),
  )
  return {
    result,
    said: say`O preço fica ${sheet.show(result)}, antes de taxa e imposto.`,
    formula: say`${sheet.slot('custo')} × ${String(times)} = ${sheet.show(result)}.`,
    next: say`Confira se o custo já tem a sua hora, a embalagem e a luz: sem eles, o dobro engana.`,
  }
}

/** Material and minutes of work: what one costs. */
export function costWithTime(sheet: Sheet): Worked | null {
  const work = (sheet.value('minutos') / 60) * sheet.value('hora')
  const time = sheet.result(
    'trabalho',
    'Trabalho em cada um',
    work,
    'R$',
    `${count(sheet.value('minutos'))} ÷ 60 × ${formatMoney(sheet.value('hora'))}`,
    inputsOf(sheet, 'minutos', 'hora'),
  )
  const material = sheet.has('material') ? sheet.value('material') : 0
  const result = material
    ? sheet.result(
        'custo',
        'Custo de cada um',
        work + material,
        'R$',
        `${formatMoney(material)} + ${formatMoney(work)}`,
        [sheet.fact('material'), time],
      )
    : time
  const base = say`${sheet.slot('minutos')} min ÷ 60 × ${sheet.slot('hora')} = ${sheet.show(time)}`
  return {
    result,
    said: material
      ? say`Cada um custa ${sheet.show(result)}: ${sheet.slot('material')} de material e ${sheet.show(time)} de trabalho.`
      : say`São ${sheet.show(time)} de trabalho em cada um.`,
    formula: material ? say`${base}; + ${sheet.slot('material')} de material = ${sheet.show(result)}.` : say`${base}.`,
    next: say`Some os encargos da hora, a luz e o que se perde antes de fazer o preço.`,
  }
}

/** A price and its minutes: what an hour brings. */
export function hourOfMinutes(sheet: Sheet): Worked | null {
  const paid = sheet.has('material') ? sheet.value('material') : 0
  const amount = sheet.value('preco') - paid
  const written = paid
    ? `(${formatMoney(sheet.value('preco'))} − ${formatMoney(paid)})`
    : formatMoney(sheet.value('preco'))
  const result = sheet.result(
    'hora',
    'O que dá por hora',
    (amount / sheet.value('minutos')) * 60,
    'R$',
    `${written} ÷ ${count(sheet.value('minutos'))} × 60`,
    inputsOf(sheet, 'preco', 'material', 'minutos'),
  )
  const left = paid ? say`(${sheet.slot('preco')} − ${sheet.slot('material')})` : say`${sheet.slot('preco')}`
  return {
    result,
    said: say`Dá ${sheet.show(result)} por hora${paid ? ', antes' : ', antes do material e'} das contas, se um vier logo depois do outro.`,
    formula: say`${left} ÷ ${sheet.slot('minutos')} min × 60 = ${sheet.show(result)} por hora.`,
    next: say`Conte também o preparo, a limpeza e o tempo sem cliente: a hora verdadeira rende menos.`,
  }
}

/** Minutes of each, for all of them. */
export function hoursOfAll(sheet: Sheet): Worked | null {
  const result = sheet.result(
    'tempo',
    'Tempo',
    (sheet.value('minutos') * sheet.value('quantidade')) / 60,
    'horas',
    `${count(sheet.value('minutos'))} × ${count(sheet.value('quantidade'))} ÷ 60`,
    inputsOf(sheet, 'minutos', 'quantidade'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)} horas, sem pausa e sem nada dar errado.`,
    formula: say`${sheet.slot('minutos')} min × ${sheet.slot('quantidade')} ÷ 60 = ${sheet.show(result)} horas.`,
    next: say`Prometa com folga: limpeza, espera e conserto também tomam tempo.`,
  }
}

const packOf = (text: string) => (/\bduzias?\b/.test(text) ? 12 : /\bmilheiro\b/.test(text) ? 1_000 : 100)

/** One of a dozen, of a hundred, of a thousand. */
export function oneOfPack(sheet: Sheet): Worked | null {
  const pack = packOf(sheet.text)
  const result = sheet.result(
    'cada',
    'Cada um',
    sheet.value('pacote') / pack,
    'R$',
    `${formatMoney(sheet.value('pacote'))} ÷ ${count(pack)}`,
    inputsOf(sheet, 'pacote'),
  )
  return {
    result,
    said: say`Cada um sai a ${sheet.show(result)}.`,
    formula: say`${sheet.slot('pacote')} ÷ ${count(pack)} = ${sheet.show(result)}.`,
    next: say`Se alguns quebram ou se perdem, divida pelos que sobram bons.`,
  }
}

/** So many, sold by the dozen or by the hundred. */
export function soldByPack(sheet: Sheet): Worked | null {
  const pack = packOf(sheet.text)
  const result = sheet.result(
    'total',
    'O que entra',
    (sheet.value('quantidade') / pack) * sheet.value('pacote'),
    'R$',
    `${count(sheet.value('quantidade'))} ÷ ${count(pack)} × ${formatMoney(sheet.value('pacote'))}`,
    inputsOf(sheet, 'quantidade', 'pacote'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)}.`,
    formula: say`${sheet.slot('quantidade')} ÷ ${count(pack)} × ${sheet.slot('pacote')} = ${sheet.show(result)}.`,
    next: say`É o que entra se vender tudo: desconte o custo e o que se perde.`,
  }
}
