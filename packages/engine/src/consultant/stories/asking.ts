import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { found, minus, over, said, times, worked } from './expr.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const COST_BEFORE =
  /\b(?:cust\w+|gast\w+|compr\w+|pag(?:o|uei)|sai|me sai|material)(?: (?:me|a|por|de|em|cada|uns|ela|ele))*\s*(?:r\$ ?)?$/
const PRICE_BEFORE =
  /\b(?:vend\w+|cobr\w+|preco|alug\w+|mensalidade|diaria|entrega|revend\w+)(?: (?!cust|gast)[a-z]+){0,4}?\s*(?:r\$ ?)?$/
/** 'Faço unha a 130' */
const RATE_BEFORE = /\b[a-z]{2,}o (?:(?!cust|gast)[a-z]+ ){1,4}a\s*(?:r\$ ?)?$/
const MANY_BEFORE =
  /\b(?:ganho|lucro|sobra|tiro|lucrei|ganhei) (?:em|com|nas|nos|se vender)\s*$|\bse (?:eu )?vender (?:as |os |todos os |todas as )?$|\b(?:saem|sai|sao|faco|atendo|vendo|entrego|fecho|dou|vendi|fiz|vao|lavo|corto|monto|levo|produzo|asso)\s*(?:uns |umas |cerca de )?$/
const periodAsked = (question: string) =>
  /\bquanto\b[^?]*\b(?:por|no|na|ao|em um) (dia|semana|mes)\b/.exec(fold(question))?.[1]
const PERIOD = /^\s*(?:reais )?(?:por|ao|no|na) (?:dia|semana|mes)\b/

/** What one is sold for, and what it costs: how many is asked for. */
export function eachOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after } = number
    if (mayCount(number) && got.quantos === undefined && MANY_BEFORE.test(before)) {
      const own = /\b(?:por|ao|no|na) (dia|semana|mes)\b/.exec(`${before.slice(-16)} ${after.slice(0, 30)}`)?.[1]
      return own === undefined || own === periodAsked(question) ? 'quantos' : undefined
    }
    if (
      !mayPay(number) ||
      PERIOD.test(after) ||
      (mayCount(number) && hasThing(number) && /^\s+[a-z]{3,}s\b/.test(after))
    )
      return undefined
    if (COST_BEFORE.test(before)) return 'custo'
    return got.preco === undefined && (PRICE_BEFORE.test(before) || RATE_BEFORE.test(before)) ? 'preco' : undefined
  })
  if (numbers?.preco === undefined || (numbers.custo ?? 0) >= numbers.preco) return null
  // 'Faço 12, gasto 6': on one or on all, nobody knows.
  const unsure = numbers.custo !== undefined && numbers.quantos !== undefined && !OF_ONE.test(fold(question))
  return unsure ? null : numbers
}
const OF_ONE = /\bcust\w+|\bcompro\b|\bcada\b|\bpago\b|\bgasto (?:r\$ ?)?[\d.,]+(?: [a-z]+){0,4} e vendo\b/

/** 'Gasto 4,20 e vendo a 15, vendi 36, quanto lucrei?' */
export function manyOf(question: string): Numbers | null {
  const numbers = eachOf(question)
  return numbers?.custo !== undefined && numbers.quantos !== undefined ? numbers : null
}

export function leftOfMany(sheet: Sheet): Worked {
  const each = found(sheet, 'cada', 'O que cada um deixa', 'R$', minus(said(sheet, 'preco'), said(sheet, 'custo')))
  const left = found(sheet, 'sobra', 'O que sobra', 'R$', times(each.amount, said(sheet, 'quantos')))
  return worked(
    left,
    say`Sobram ${left.shown}, antes das contas que você não citou.`,
    say`Compare com as contas fixas do mês: é essa sobra que as paga.`,
    each,
  )
}

/** 'Por 8 mil parcelado sem juros' */
export function equalPartsOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => (mayPay(number) && number.value >= 20 ? 'valor' : undefined))
  return numbers?.valor === undefined ? null : numbers
}

export function equalParts(sheet: Sheet): Worked {
  const each = found(sheet, 'parcela', 'Cada parcela', 'R$', over(said(sheet, 'valor'), said(sheet, 'parcelas')))
  return worked(
    each,
    say`Cada parcela fica em ${each.shown}, sem juros.`,
    say`Marque as datas por escrito: quem vende parcelado por conta própria corre o risco de não receber.`,
  )
}

const periodIn = (text: string) => (/\bmes\b/.test(text) ? 'mês' : /\bsemana\b/.test(text) ? 'semana' : 'dia')

export function ofMany(sheet: Sheet): Worked {
  const many = sheet.has('quantos') ? said(sheet, 'quantos') : times(said(sheet, 'porDia'), said(sheet, 'dias'))
  const period = periodIn(sheet.text)
  if (!sheet.has('custo')) {
    const comes = found(sheet, 'entra', 'O que entra', 'R$', times(many, said(sheet, 'preco')))
    return worked(
      comes,
      say`Entram ${comes.shown} por ${period}. Disso ainda saem o material e as contas.`,
      say`Conte por um mês quantos faz de verdade: é o número que mais engana.`,
    )
  }
  const each = found(sheet, 'cada', 'O que cada um deixa', 'R$', minus(said(sheet, 'preco'), said(sheet, 'custo')))
  const left = found(sheet, 'sobra', 'O que sobra', 'R$', times(each.amount, many))
  return worked(
    left,
    say`Sobram ${left.shown} por ${period}, antes das contas fixas e da taxa.`,
    say`Compare com as contas fixas do mês: é essa sobra que as paga.`,
    each,
  )
}

/** 'Rodo 800 km por mês, quanto gasto de gasolina?' */
export function roadOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { before, after } = number
    if (/^\s*(?:km|quilometros?) (?:por|com (?:um|1)|o|no|a cada) ?litros?\b|^\s*(?:km ?\/ ?l|por litro)\b/.test(after))
      return 'rende'
    if (/\bfaz\s*(?:uns )?$/.test(before) && /^\s*(?:km)?\s*(?:por litro|$|,| e )/.test(after)) return 'rende'
    if (/^\s*(?:km|quilometros?)\b/.test(after)) return 'km'
    return mayPay(number) &&
      (/\b(?:litro|gasolina|diesel|etanol|alcool|combustivel|gnv)\b[^,;\d]{0,14}$/.test(before) ||
        /^\s*(?:reais )?(?:o|por|cada) litro\b/.test(after))
      ? 'preco'
      : undefined
  })
  return numbers?.km === undefined ? null : numbers
}

export function road(sheet: Sheet): Worked {
  const litres = found(sheet, 'litros', 'Litros', '', over(said(sheet, 'km'), said(sheet, 'rende')))
  const spent = found(sheet, 'gasto', 'Combustível', 'R$', times(litres.amount, said(sheet, 'preco')))
  return worked(
    spent,
    say`São ${spent.shown} de combustível.`,
    say`Some óleo, pneu e manutenção: rodar custa mais que o combustível.`,
    litres,
  )
}

const ROOMS =
  /^\s*(?:quartos?|chales?|suites?|cabanas?|leitos?|apartamentos?|mesas?|vagas?|cadeiras?|salas?|boxes|baias?|camas?|lugares|barracas?|salas|horarios?|assentos?|boxs?|estacoes|kitnets?|casas?|lojas?|jazigos?)\b/
const TAKEN =
  /^\s*(?:[a-z]+ )?(?:(?:esta|estao|tao|foram|ta|sao|ficam|ficaram) )?(?:ocupad|alugad|chei|usad|vendid|preenchid|reservad|com (?:hospede|gente|alun|client))/
const EMPTY =
  /^\s*(?:[a-z]+ )?(?:(?:esta|estao|tao|ta|ficam|ficaram|sao) )?(?:vazi|livre|vag[oa]s|desocupad|parad|sem gente|sem ninguem)/
const TAKEN_BEFORE =
  /\b(?:so|ocupad[oa]s?|cheios|cheias|alugad[oa]s?|aluguei|vendi|uso|usei|enche|encheu|preenchi|tem|ocupei)\s*(?:so |uns |em media )?$/

const isRoom = (after: string) =>
  ROOMS.test(after) || /^\s+(?!reais|dias|mes|client|alun|pessoas|hospedes)[a-z]{3,}s\b/.test(after)

/** '12 quartos, 7 ocupados' */
export function roomsOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after } = number
    if (!mayCount(number)) return undefined
    if (EMPTY.test(after)) return 'vazios'
    if (TAKEN.test(after)) return 'ocupados'
    if (got.todos === undefined && isRoom(after)) return 'todos'
    return got.todos !== undefined && got.ocupados === undefined && TAKEN_BEFORE.test(before) ? 'ocupados' : undefined
  })
  if (!numbers || numbers.todos === undefined) return null
  if (numbers.ocupados !== undefined && numbers.vazios !== undefined)
    return numbers.ocupados + numbers.vazios === numbers.todos
      ? { todos: numbers.todos, ocupados: numbers.ocupados }
      : null
  return (numbers.ocupados ?? numbers.vazios ?? 0) <= numbers.todos ? numbers : null
}

export function occupied(sheet: Sheet): Worked {
  const all = said(sheet, 'todos')
  const taken = sheet.has('vazios') ? found(sheet, 'ocupados', 'Ocupados', '', minus(all, said(sheet, 'vazios'))) : null
  const used = taken ? taken.amount : said(sheet, 'ocupados')
  const ratio = over(used, all)
  const wantsEmpty = /\b(?:vazi|desocup|ocios|parad|livre)\w*\s*\??\s*$/.test(sheet.text)
  const share = found(sheet, 'ocupacao', 'Ocupação', '%', { ...ratio, value: ratio.value * 100 })
  const next = say`Anote todo dia por um mês: a média, e os dias de sempre vazios, dizem onde mexer no preço.`
  if (!wantsEmpty) return worked(share, say`A ocupação é de ${share.shown}.`, next, ...(taken ? [taken] : []))
  const rest = minus(all, used)
  const empty = over(rest, all)
  const idle = found(sheet, 'vazio', 'Vazios', '%', { ...empty, value: empty.value * 100 })
  return worked(idle, say`Estão vazios ${idle.shown}.`, next, ...(taken ? [taken] : []))
}

/** 'Quanto tempo a máquina de 9 mil leva pra se pagar?' */
export function paybackOf(question: string): Numbers | null {
  return numbersBy(question, (number) =>
    mayPay(number) && number.value >= 100 && !PERIOD.test(number.after) ? 'custa' : undefined,
  )
}

export function payback(sheet: Sheet): Worked {
  const time = found(sheet, 'meses', 'Meses', 'meses', over(said(sheet, 'custa'), said(sheet, 'deixa')))
  return worked(
    time,
    say`Paga-se em ${time.shown} meses.`,
    say`Conte com um terço a mais de prazo: nos primeiros meses quase nada rende como no papel.`,
  )
}

/** 'Gastei 90 de material, quanto custou cada?' */
export function lotOf(question: string): Numbers | null {
  return numbersBy(question, (number) =>
    mayPay(number) &&
    !(mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(number.after)) &&
    /\b(?:gast\w+|cust\w+|pag\w+|compr\w+|investi|usei|foi|foram)(?: [a-z]+){0,3}\s*(?:r\$ ?)?$/.test(number.before)
      ? 'total'
      : undefined,
  )
}

export function eachCost(sheet: Sheet): Worked {
  const each = found(sheet, 'cada', 'Custo de cada um', 'R$', over(said(sheet, 'total'), said(sheet, 'quantos')))
  return worked(
    each,
    say`Cada um custou ${each.shown}.`,
    say`Some a embalagem, a luz e a sua hora antes de fazer o preço.`,
  )
}

/** 'Faturo 14 mil, quanto sobra?' */
export const monthOf = (question: string) =>
  numbersBy(question, (number) =>
    mayPay(number) && number.value >= 1_000 && !(mayCount(number) && hasThing(number)) ? 'faturamento' : undefined,
  )

export function leftOfMonth(sheet: Sheet): Worked {
  const left = found(sheet, 'sobra', 'O que sobra', 'R$', minus(said(sheet, 'faturamento'), said(sheet, 'gastos')))
  return worked(
    left,
    left.value < 0 ? say`Faltam ${left.shown} por mês.` : say`Sobram ${left.shown} por mês.`,
    say`Confira se a sua retirada e o imposto estão nos gastos: sem eles, a sobra engana.`,
  )
}

/** 12 stalls at 650, 9 of them let */
export function letRoomsOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after } = number
    if (mayCount(number) && TAKEN.test(after)) return 'ocupados'
    if (mayCount(number) && EMPTY.test(after)) return 'vazios'
    if (mayCount(number) && got.todos === undefined && isRoom(after)) return 'todos'
    if (mayCount(number) && /^\s*dias?\b/.test(after)) return 'dias'
    return mayPay(number) &&
      /\b(?:a|por|de|cobro|cobrando|custa|aluguel|diaria|mensalidade|paga|pagam|cada)(?: (?:e|de|a|um|uma|por))*\s*(?:r\$ ?)?$/.test(
        before,
      )
      ? 'preco'
      : undefined
  })
  if (numbers?.preco === undefined) return null
  const taken = numbers.ocupados !== undefined
  return taken !== (numbers.vazios !== undefined && numbers.todos !== undefined) &&
    (numbers.ocupados ?? 0) <= (numbers.todos ?? Number.POSITIVE_INFINITY)
    ? numbers
    : null
}

export function letRooms(sheet: Sheet): Worked | null {
  // A night's price of a month's question: the days are missing.
  const nightly = /\bdiaria\b|\bpor (?:dia|noite)\b|\ba noite\b/.test(sheet.text)
  if (nightly && !sheet.has('dias') && /\bquanto\b[^?]*\b(?:mes|semana|ano)\b/.test(sheet.text)) return null
  const taken = sheet.has('ocupados')
    ? null
    : found(sheet, 'ocupados', 'Ocupados', '', minus(said(sheet, 'todos'), said(sheet, 'vazios')))
  const base = times(taken ? taken.amount : said(sheet, 'ocupados'), said(sheet, 'preco'))
  const total = found(sheet, 'entra', 'O que entra', 'R$', sheet.has('dias') ? times(base, said(sheet, 'dias')) : base)
  return worked(
    total,
    say`Entram ${total.shown}.`,
    say`Veja quanto cada vazio deixa de trazer: é o que se pode gastar para enchê-lo.`,
    ...(taken ? [taken] : []),
  )
}

/** 'Quanto ganho em cada vaso, vendo a 48?' */
export const pricedOf = (question: string) => {
  const numbers = eachOf(question)
  return numbers && numbers.quantos === undefined ? numbers : null
}

export function leftOfOne(sheet: Sheet): Worked {
  const each = found(sheet, 'cada', 'O que cada um deixa', 'R$', minus(said(sheet, 'preco'), said(sheet, 'custo')))
  return worked(
    each,
    say`${each.value < 0 ? 'Faltam' : 'Sobram'} ${each.shown} em cada um, antes de taxa, imposto e contas fixas.`,
    say`Multiplique pelo que vende no mês e compare com as contas fixas.`,
  )
}

/** 'Qual a média por dia, vendi 4.800?' */
export const totalSaidOf = (question: string) =>
  numbersBy(question, (number) => (mayPay(number) && number.value >= 10 ? 'total' : undefined))

export function meanOfTotal(sheet: Sheet): Worked {
  const each = found(sheet, 'media', 'Média', 'R$', over(said(sheet, 'total'), said(sheet, 'vezes')))
  return worked(
    each,
    say`A média é de ${each.shown}.`,
    say`Anote por mais algumas semanas: um dia fora do comum puxa a média.`,
  )
}
