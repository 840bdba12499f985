import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { round1 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { isNo } from '#src/measures/roles/told-otherwise.ts'
import type { Term } from '#src/quantities/terms.ts'
import { isPlanned } from '#src/reading/sum-roles.ts'
import { type Deriver, inChallenge, sentenceOf } from './deriver.ts'
import { isOwedToHer } from './owed-to-her.ts'

const OWED =
  /\b(?:na rua|a receber|fiado|me devem|devendo pra mim|em aberto|atrasad[oa]s?|pra receber|para receber|sem receber|nao recebi|falta(?:m)? receber|nao pag[a-z]+|calote|pendurad[oa]s?|caderneta|caderno (?:ta|esta|tem)|parad[oa]s? niss[oa]|enrola[a-z]*|caderno|inadimpl[a-z]+)\b/
/** The same of words that say it wherever they stand: 'os rapazes ficam na rua' is no money. */
const SURELY_OWED =
  /\b(?:a receber|fiado|me devem|devendo pra mim|em aberto|pra receber|para receber|sem receber|nao recebi|falta(?:m)? receber|calote|inadimpl[a-z]+)\b/
const STOCK = /\b(?:estoque|mercadoria|parad[oa]s?|encalh[a-z]+|deposito|material guardado|prateleira)\b/
const DEBT =
  /\b(?:devo|devendo|divida|emprest[a-z]+|banco|financi[a-z]+|cheque especial|agiota|parcelamento|fornecedor atrasado|capital de giro)\b/
const OF_HERS = /\b(?:devo|devendo|peguei|fiz|tirei|emprestimo|financiamento|divida)\b/
/** 'No banco', 'na rua': where it is, not what it is the price of. */
const PLACES = /^(?:banco|rua|carta|cartao|caderno|cadernet|fornecedor|caixa|agiot|prateleir|deposit|estoqu)/
const INSTALMENT = /\b(?:parcela|prestacao|parcelas|prestacoes|boleto)\b/

/** 'E devo 31 mil' is of the next number. */
const NEXT = /,| e (?=(?:eu )?(?:devo|tenho|pago|compro|gasto|estou|to)\b)/

/** Reais that stand somewhere: what they are beside her month, and what they would pay. */
export function amounts(d: Deriver): void {
  for (const term of d.terms) {
    if (!inChallenge(term) || term.dimension !== 'reais' || term.time !== null) continue
    if (term.each && !PLACES.test(term.noun)) continue
    if (term.deed === 'goal' || term.deed === 'price' || term.value < 300) continue
    const near = `${term.before.split(/[,:]/).at(-1)!.slice(-60)} ${term.after.split(NEXT)[0]!.slice(0, 60)}`
    if (INSTALMENT.test(near)) continue
    if (term.said.some(({ role }) => role === 'parado')) stuck(d, term)
    else if (DEBT.test(near) && OF_HERS.test(near) && !isOwedToHer(`${term.before.slice(-90)} ${near}`)) debt(d, term)
    else if (OWED.test(near) || (SURELY_OWED.test(sentenceOf(d, term)) && !STOCK.test(near))) owed(d, term)
    else if (STOCK.test(near) && !isPlanned(term.before) && !term.said.some(({ role }) => role === 'estoque_todo'))
      stuck(d, term)
  }
  instalments(d)
  purchase(d)
}

function owed(d: Deriver, term: Term): void {
  if (isNo('owedToHer', d.own.sources.reading.form, term.value)) return
  const total = d.value('R$', term, 'Vendido e ainda não recebido')
  if (d.tooMuch(total.number, 12)) return
  const { text, values } = d.besideOnce(total)
  const pays = pay(d, total)
  d.add(
    total,
    [...values, ...pays.values],
    say`Os ${t(total)} que você já vendeu e não recebeu são dinheiro seu${text}${pays.text}.`,
    {
      weight: 11,
      topic: 'receber',
      uses: [term],
      says: ['dinheiro_na_rua', 'dias_para_receber', 'fiado_aberto', 'inadimplencia'],
      gain: d.half(total, 'o que passa a ser recebido', true),
    },
  )
}

function stuck(d: Deriver, term: Term): void {
  const total = d.value('R$', term, 'Dinheiro parado em mercadoria')
  if (d.tooMuch(total.number, 12)) return
  const { text, values } = d.besideOnce(total)
  const pays = pay(d, total)
  d.add(total, [...values, ...pays.values], say`Há ${t(total)} parados${text}${pays.text}.`, {
    weight: 9,
    topic: 'parado',
    uses: [term],
    says: ['estoque_parado', 'dias_de_estoque'],
    gain: d.half(total, 'o que volta ao caixa se for vendido', true),
  })
}

/** ': pagam 61% da mesa de R$ 38.000' */
function pay(d: Deriver, total: Value<'R$'>): { text: ReturnType<typeof say>; values: Value<'R$' | '%'>[] } {
  const goal = d.terms.find(
    ({ field, dimension, time, value, before }) =>
      field === 'future_goals' && dimension === 'reais' && time === null && value > 300 && BUYS.test(before),
  )
  if (!goal) return { text: say``, values: [] }
  const price = d.value('R$', goal, 'O que você quer comprar')
  const share = d.own.share(total, price, 'Parte do que você quer comprar')
  return share.number >= 100
    ? { text: say`, mais do que os ${t(price)} do que você quer comprar`, values: [price, share] }
    : { text: say`, e pagam ${t(share)} dos ${t(price)} do que você quer comprar`, values: [price, share] }
}
const BUYS =
  /\b(?:compr[a-z]+|troc[a-z]+|invest[a-z]+|reform[a-z]+|maquina|forno|carro|moto|van|caminhao|equipamento|mont[a-z]+|abr[a-z]+)\b/

function debt(d: Deriver, term: Term): void {
  const total = d.value('R$', term, 'Dívida')
  const { left } = d
  if (d.tooMuch(total.number, 24)) return
  if (left && left.number > 0) {
    const months = d.own.monthsOf(total, left, 'Meses para pagar com tudo o que sobra')
    d.add(
      months,
      [total, left],
      say`A dívida de ${t(total)} são ${t(months)} de tudo o que sobra hoje (${t(left)} por mês).`,
      { weight: 10, topic: 'divida', uses: [term], says: ['divida', 'juros'] },
    )
    return
  }
  const { text, values } = d.besideOnce(total)
  d.add(total, values, say`A dívida é de ${t(total)}${text}.`, {
    weight: 7,
    topic: 'divida',
    uses: [term],
    says: ['divida'],
  })
}

/** 'Parcela de 2.300' against what is left. */
function instalments(d: Deriver): void {
  const term = d.terms.find(
    (one) =>
      (inChallenge(one) || one.field === 'future_goals') &&
      one.dimension === 'reais' &&
      one.value > 100 &&
      /\b(?:parcela|prestacao|parcelas|prestacoes)(?: [a-z]+){0,3} (?:de|e|sao|fica|em|da|era)(?: uns| r\$)? $/.test(
        one.before,
      ),
  )
  const { left } = d
  if (!term || !left || left.number <= 0) return
  const month = d.value('R$/mês', term, 'Parcela do mês')
  const { text, values } = d.beside(month)
  if (text.text === '') return
  d.add(month, values, say`A parcela de ${t(month)} pede${text.text.startsWith(', mais') ? ' todo mês' : ''}${text}.`, {
    weight: 9,
    topic: 'parcela',
    uses: [term],
    says: ['juros'],
  })
}

/** 'Trocar o mais velho, que é 2009' */
const isYear = (value: number, before: string): boolean =>
  Number.isInteger(value) && value >= 1980 && value <= 2040 && !/r\$ ?$/i.test(before)

/** 'Comprar uma mesa de 38 mil': so many months of what is left. */
function purchase(d: Deriver): void {
  const { left } = d
  const term = d.terms.find(
    ({ field, dimension, time, value, each, before }) =>
      field === 'future_goals' &&
      dimension === 'reais' &&
      time === null &&
      !each &&
      value >= 800 &&
      !isYear(value, before) &&
      BUYS.test(before) &&
      !/\b(?:fatur|vend|lucr|receb|tirar)/.test(before),
  )
  if (!term || !left || left.number <= 0) return
  const price = d.value('R$', term, 'O que você quer comprar')
  const months = d.own.make(
    'meses',
    'Meses de tudo o que sobra',
    round1(price.number / left.number),
    `${t(price).text} ÷ ${t(left).text}`,
    [price, left],
  )
  if (months.number < 0.5 || months.number > 120) return
  d.add(
    months,
    [price, left],
    say`Os ${t(price)} da sua meta são ${t(months)} de tudo o que sobra hoje (${t(left)} por mês).`,
    { weight: 6, topic: 'compra', uses: [term], says: ['distancia_meta'] },
  )
}
