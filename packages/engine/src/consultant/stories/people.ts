import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Amount, added, found, known, minus, over, plus, said, times, worked } from './expr.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const SHARERS =
  /^\s*(?:soci[oa]s?|irmaos|irmas|amig[oa]s|cooperad[oa]s|cunhad[oa]s|primos|primas|parceir[oa]s|cabecas|musicos|integrantes|donos|donas|familias|artesas|herdeiros|pescadores|pessoas|colegas|gente)\b/
const WE =
  /\b(?:somos(?: em)?|sao|em|entre|entre os|entre as|por|pra|para|eu e(?: mais)?|nos|pros|pras|com)\s*(?:nos )?$/
const IN =
  /\b(?:vend\w+|fatur\w+|entr\w+|receb\w+|ganh\w+|lucr\w+|sobr\w+|tiramos|fizemos|deu|arrecad\w+|cache|premio|rend\w+|cobr\w+)(?: [a-z]+){0,3}\s*(?:de |r\$ ?)?$/
const OUT =
  /\b(?:gast\w+|pag\w+|despes\w+|custo\w*|custou|compr\w+|cust\w+|saiu|sairam)(?: [a-z]+){0,3}\s*(?:de |r\$ ?)?$/
const OUT_AFTER =
  /^\s*(?:reais )?(?:de|em|com|no|na) (?:gasto|gastos|despesas?|custos?|material|gasolina|diesel|combustivel|aluguel|frete|ingredientes?|imposto|som|transporte|gelo|oleo|agua|passagem|isca|lanche|comida|racao|insumo\w*|tinta|luz)/

/** 'Somos 4 sócios, vendemos 9.600 e gastamos 2.400, quanto pra cada?' */
export function sharedOf(question: string): Numbers | null {
  let paid = 0
  const mine = /\beu (?:e|com) (?:mais )?(?:\d|uma?\b|dois\b|duas\b|tres\b|quatro\b|cinco\b)/.test(fold(question))
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, value } = number
    if (mayCount(number) && value <= MOST_SHARERS && value >= (mine ? 1 : 2) && SHARERS.test(after))
      return mine ? 'outros' : 'socios'
    if (mayCount(number) && value <= MOST_SHARERS && value >= 2 && WE.test(before) && !hasThing(number)) return 'socios'
    if (!mayPay(number)) return undefined
    if (OUT_AFTER.test(after) || OUT.test(before)) {
      paid += 1
      return paid <= 3 ? `gasto${paid}` : undefined
    }
    return got.entrou === undefined &&
      (IN.test(before) ||
        /^\s*(?:reais )?(?:de|d[eo]) (?:lucro|cache|premio|venda)/.test(after) ||
        /\b(?:lucro|sobra|cache|total|valor|venda) (?:de|foi|foi de|e)\s*(?:r\$ ?)?$|\bdivid\w+ (?:os |esses )?$|\brate\w+ (?:de )?$/.test(
          before,
        ))
      ? 'entrou'
      : undefined
  })
  if (!numbers || numbers.entrou === undefined) return null
  return (numbers.socios === undefined) === (numbers.outros === undefined) ? null : numbers
}
const MOST_SHARERS = 60

const spentIn = (sheet: Sheet): Amount | null => {
  const all = ['gasto1', 'gasto2', 'gasto3', 'gasto4'].filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  return all.length > 0 ? added(all) : null
}

export function shared(sheet: Sheet): Worked {
  const spent = spentIn(sheet)
  const left = spent ? found(sheet, 'sobra', 'O que sobra', 'R$', minus(said(sheet, 'entrou'), spent)) : null
  const base = left ? left.amount : said(sheet, 'entrou')
  const people = sheet.has('outros')
    ? plus(said(sheet, 'outros'), known(sheet, 'voce', 'Você', 1))
    : said(sheet, 'socios')
  const each = found(sheet, 'cada', 'Para cada um', 'R$', over(base, people))
  return worked(
    each,
    each.value < 0
      ? say`Não sobra: faltam ${each.shown} de cada um.`
      : say`São ${each.shown} para cada um, em partes iguais.`,
    say`Antes de dividir, deixe na empresa o que o mês seguinte precisa para comprar e pagar contas.`,
    ...(left ? [left] : []),
  )
}

const PAYERS =
  /^\s*(?:pessoas?|passageiros?|alun[oa]s?|participantes?|convidad[oa]s?|clientes?|turistas?|criancas?|inscrit[oa]s?|hospedes?|lugares|assentos|cadeiras|casais|pagantes|visitantes|vagas|moradores|condominos|amig[oa]s|socios|romeiros|fieis|familias|mulheres|homens)\b/
const COUNT_BEFORE =
  /\b(?:vao|cabem|sao|tem|com|leva|levo|levar|pra|para|por|entre|em|confirmaram|inscreveram|vieram|vem|fecharam|fechei|tenho|somos)\s*(?:uns |umas |ate |so )?$/
const WISHED =
  /\b(?:quero|queria|preciso|pra|para)(?: (?:ganhar|tirar|sobrar|lucrar|sobre|ficar com|me sobrar|que sobre)){1,2}\s*(?:uns |pelo menos |r\$ ?)*$|\b(?:ganhar|sobrar|lucrar|sobre|tirar)\s*(?:uns |pelo menos |r\$ ?)*$/

/** 'A viagem custa 1.800 e vão 36 pessoas, quanto cobro de cada?' */
export function perHeadOf(question: string): Numbers | null {
  let paid = 0
  const numbers = numbersBy(question, (number) => {
    const { before, after } = number
    if (mayCount(number) && PAYERS.test(after)) return 'pessoas'
    if (mayCount(number) && COUNT_BEFORE.test(before) && !hasThing(number) && !mayBePrice(before)) return 'pessoas'
    if (!mayPay(number) || /\b(?:cada|por pessoa|por cabeca)\b/.test(after.split(/[,;]| e /)[0]!)) return undefined
    if (WISHED.test(before)) return 'ganho'
    paid += 1
    return paid <= 4 ? `gasto${paid}` : undefined
  })
  return numbers?.pessoas !== undefined && numbers.gasto1 !== undefined && numbers.pessoas >= 2 ? numbers : null
}
const mayBePrice = (before: string) => /\bpor\s*$/.test(before)

export function perHead(sheet: Sheet): Worked {
  const spent = spentIn(sheet)!
  const needed = sheet.has('ganho') ? plus(spent, said(sheet, 'ganho')) : spent
  const each = found(sheet, 'cada', 'De cada um', 'R$', over(needed, said(sheet, 'pessoas')))
  return worked(
    each,
    sheet.has('ganho')
      ? say`São ${each.shown} de cada um, se todos pagarem.`
      : say`São ${each.shown} de cada um só para empatar, se todos pagarem: o seu ganho vem por cima.`,
    say`Conte com algumas desistências: divida por quem é certo que paga, e cobre um sinal.`,
  )
}

const WORKERS =
  /^\s*(?:pessoas?|funcionari[oa]s?|ajudantes?|pedreiros?|costureiras?|homens|meninas|peoes|diaristas|trabalhadores|empregad[oa]s?|colhedores|garcons|montadores|pintores|serventes|artesas|mulheres|rapazes|auxiliares|tecnic[oa]s)\b/
const HOURS = /^\s*(?:h\b|hs\b|hrs?\b|horas?\b)/
const DAYS = /^\s*(?:dias?|diarias?)\b/

/** '3 pessoas, 6 horas por dia, 5 dias' */
export function workOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { after, before, unit, scale } = number
    if (unit !== '' && unit !== 'R$') return undefined
    if (scale === 1 && unit === '' && HOURS.test(after))
      return /^\s*[a-z]+ (?:por|na|a|de) (?:semana|mes)/.test(after) ? undefined : 'horas'
    if (scale === 1 && unit === '' && DAYS.test(after)) return 'dias'
    if (mayCount(number) && WORKERS.test(after)) return 'pessoas'
    return /^\s*(?:reais )?(?:a|por|cada|pela|de cada|na) hora\b/.test(after) ||
      /\bhora(?: de cada um)?\s*(?:a|e|eh|sai|custa|de|por|sai a|sai por|ta|cada)\s*(?:r\$ ?)?$/.test(before) ||
      (/^\s*(?:a|por|cobro|cobrando|pago)\s*(?:r\$ ?)?$/.test(before) &&
        /^\s*(?:reais )?(?:a |por |cada )?(?:hora|h\b)/.test(after))
      ? 'preco'
      : undefined
  })
  if (!numbers || numbers.horas === undefined || numbers.dias === undefined || numbers.horas > 24) return null
  return numbers.pessoas === undefined && numbers.preco === undefined ? null : numbers
}

export function workTime(sheet: Sheet): Worked | null {
  const parts = ['pessoas', 'dias', 'horas'].filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  const time = found(sheet, 'horas', 'Horas', '', parts.reduce(times))
  const next = say`Conte pausa, chuva e retrabalho: prometa com folga e anote as horas verdadeiras.`
  const wantsHours = /\bquant[oa]s (?:horas|hs)\b/.test(sheet.text)
  if (!sheet.has('preco')) return wantsHours ? worked(time, say`São ${time.shown} horas.`, next) : null
  const total = found(sheet, 'valor', 'Valor', 'R$', times(time.amount, said(sheet, 'preco')))
  return worked(total, say`São ${total.shown}, por ${time.shown} horas.`, next, time)
}
