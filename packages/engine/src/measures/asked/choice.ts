import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Said } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { type Asking, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const LEAVES = '(?:sobra|sobram|ganho|lucro|tiro|fica|ficam|rende|deixa)'

interface Work {
  name: string
  left: Said
  hours: Said
}

const LEFT_OF =
  /\b(?:n?[oa]s?|cada|uma?|d[oa]) ([a-z]{3,})[^A-Z;]{0,30}?\b(?:sobra|sobram|ganho|lucro|tiro|fica|ficam|rende|deixa)\b[^A-Z;]{0,16}?([RN]\d{1,3})(?!\d)(?:[^A-Z;]{0,50}?(H\d{1,3})(?!\d))?/g

/** What is left of each thing, with the hours that it takes: behind it, or told of it elsewhere. */
function worksOf(ask: Asking): Work[] {
  const found: Work[] = []
  for (const { field, text } of ask.scene.sentences) {
    if (field === 'future_goals') continue
    for (const [, noun, sum, time] of text.matchAll(LEFT_OF)) {
      const left = ask.scene.said[Number(sum!.slice(1))]!
      const hours = time ? ask.scene.said[Number(time.slice(1))] : ask.number([`\\b${noun}\\b~20(?:[RN]\\d+)?~30@H`])
      if (!hours || !(hours.value > 0 && hours.value < 200) || ask.spanOf(left) || ask.spanOf(hours)) continue
      found.push({ name: ask.spelt(noun!, field), left, hours })
    }
  }
  return found
}

/** 'No bolo me sobram 130 e levo 5 horas; no brigadeiro 60 em 1 hora e meia' */
export const perHour: Asked = (ask) => {
  const [a, b] = worksOf(ask)
  if (!a || !b || a.name === b.name || a.hours === b.hours) return null
  const { own } = ask
  const made = [a, b].map(({ name, left, hours }) => {
    const [sum, time] = [ask.value('R$', left, `O que sobra: ${name}`), ask.value('horas', hours, `Horas: ${name}`)]
    const each = own.make(
      'R$',
      `Por hora: ${name}`,
      round2(sum.number / time.number),
      `${money(sum.number)} ÷ ${t(time).text}`,
      [sum, time],
    )
    return { name, sum, time, each }
  })
  const [best, other] = made.toSorted((x, y) => y.each.number - x.each.number) as [(typeof made)[0], (typeof made)[0]]
  if (best.each.number === other.each.number) return null
  return withAccount(
    own.sum(
      best.each,
      [...made.flatMap(({ sum, time, each }) => [sum, time, each])],
      say`Por hora de trabalho, ${best.name} deixa ${t(best.each)} e ${other.name}, ${t(other.each)}: quando falta hora, é ${best.name} que fica.`,
      ['receita_por_pessoa', 'ticket_medio', 'custo_hora', 'margem', 'conta_que_mais_pesa'],
    ),
    join(
      made.map(({ name, sum, time, each }) => say`${name}: ${t(sum)} ÷ ${t(time)} = ${t(each)} por hora`),
      '; ',
    ),
  )
}

const HIRE =
  /\b(?:contrat\w+|ajudante|mais (?:um|uma) (?:pessoa|funcionari\w+|vendedor\w*|menina|rapaz|moca)|por (?:um|uma) (?:ajudante|funcionari\w+|pessoa|auxiliar)|motoboy|auxiliar)\b/
/** 'Um ajudante me sairia 2.200 por mês; sobram 40 de cada lavagem' */
export const hiring: Asked = (ask) => {
  const challenge = fold(ask.own.sources.reading.form.main_challenge)
  if (!HIRE.test(challenge)) return null
  const pay = ask.number(
    [
      `\\b(?:contrat\\w+|ajudante|funcionari\\w+|pessoa|auxiliar|vendedor\\w*|menina|rapaz|moca|motoboy|atendente|recepcionista|professor\\w*)\\b~60\\b(?:sair\\w*|sai|cust\\w+|pag\\w+|por|fica\\w*|salario|ganhando|ganha|de)\\b(?: me| uns| de| em| por)* @M(?! (?:horas|dias))`,
    ],
    ['main_challenge', 'future_goals'],
  )
  const left = ask.number([
    `\\b${LEAVES}\\b~16@M~16\\b(?:cada|por|de|em) ?(?:um|uma|[a-z]{4,})`,
    `\\b(?:cada|por|de cada) [a-z]{4,}~16\\b${LEAVES}\\b~12@M`,
  ])
  if (!pay || !left || pay === left || pay.value < 300 || left.value >= pay.value) return null
  if (left.value > pay.value / 2) return null
  const { own } = ask
  const [cost, each] = [
    ask.value('R$', pay, 'Custo da pessoa por mês'),
    ask.value('R$', left, 'O que sobra de cada venda'),
  ]
  const count = own.make(
    'qtd',
    'Vendas a mais que pagam a pessoa',
    Math.ceil(cost.number / each.number),
    `${money(cost.number)} ÷ ${money(each.number)}`,
    [cost, each],
  )
  const days = ask.days()
  const daily = own.make(
    'qtd',
    'Por dia de trabalho',
    round1(count.number / days.number),
    `${formatNumber(count.number)} ÷ ${formatNumber(days.number)}`,
    [count, days],
  )
  return withAccount(
    own.sum(
      count,
      [cost, each, days, daily],
      say`Para pagar ${t(cost)} por mês, com ${t(each)} de sobra em cada venda, são ${t(count)} vendas a mais por mês, cerca de ${t(daily)} por dia em ${t(days)} dias.`,
      ['custo_vaga', 'receita_por_pessoa', 'folha', 'conta_que_mais_pesa'],
    ),
    say`${t(cost)} ÷ ${t(each)} = ${t(count)} vendas a mais por mês`,
  )
}

/** 'Vendo a 17, me custa 11,50, são 60 por dia': what the month leaves. */
export const leftOfOne: Asked = (ask) => {
  const price = ask.number([
    '\\b(?:vendo|vende|cobro|cobramos|sai por|saem por|preco)\\b~16@R',
    '\\b(?:sai|saem|e|custa pro cliente)\\b(?: por| a)? @R~10\\be o custo',
  ])
  const cost = ask.number([
    '\\b(?:meu custo|o custo|custo d\\w+|me custa|me sai|gasto)\\b~36@R',
    '\\b(?:pago|compro)\\b~10@R',
  ])
  const sold = ask.number([
    '@N(?: [a-z]{4,})?~12\\b(?:por|ao|no|na|a) (?:dia|noite|semana|mes)\\b',
    '\\b(?:por|tod[oa]|cada) (?:dia|noite|semana|mes)~24@N [a-z]{4,}',
  ])
  const span = sold && ask.spanOf(sold)
  if (!price || !cost || !sold || !span || price === cost || sold === price || sold === cost) return null
  if (cost.value > price.value * 2 || ask.spanOf(price) !== null || ask.spanOf(cost) !== null) return null
  const { own } = ask
  const [paid, spent] = [ask.value('R$', price, 'Preço de um'), ask.value('R$', cost, 'Custo de um')]
  const left = own.minus(paid, spent, 'O que sobra de um')
  const count = ask.value('qtd', sold, `Quantos ${PER[span]}`)
  const month = ask.aMonth(count, span, 'Quantos por mês')!
  const total = own.times(month, left, 'O que sobra no mês, antes das outras contas', 'R$/mês')
  if (tooMuch(ask, (paid.number * month.number) / 1.3)) return null
  return withAccount(
    own.sum(
      total,
      [paid, spent, left, count, month],
      left.number > 0
        ? say`De cada ${t(paid)} que você cobra, ${t(spent)} são custo direto: sobram ${t(left)}. Em ${t(month)} por mês são ${t(total)} para pagar as outras contas.`
        : say`Cada um custa ${t(spent)} e você cobra ${t(paid)}: faltam ${t(left)} em cada um, ${t(total)} por mês.`,
      ['ticket_medio', 'custo_por_unidade', 'margem', 'sobra_mes'],
    ),
    say`(${t(paid)} − ${t(spent)}) × ${t(month)} = ${t(total)} por mês`,
  )
}
