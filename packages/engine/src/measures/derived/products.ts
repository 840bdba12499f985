import { say } from '#src/facts/fact-book.ts'
import { PER, type Span, text as t } from '#src/measures/asked/asked.ts'
import { WORDS } from '#src/measures/composing/words.data.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { firstClause, lastClause } from '#src/quantities/around.ts'
import { alike, type Term } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { type Deriver, sentenceOf } from './deriver.ts'

/** Counted once or twice, of people who work for her, of time: nothing has a price each. */
const NO_GOODS =
  /^(?:vezes|dias?|semanas?|meses|mes|anos?|horas?|funcionari[a-z]*|meninas?|rapazes|socios?|filh[a-z]+|concorrente[a-z]*|loj(?:a|as)|lado[a-z]*|parcelas?|prestac[a-z]*|modelos?|cores|bairros?|cidades?|andar[a-z]*|pessoas?)$/
const PRICES = new Set<Term['deed']>(['price', 'cost', null])
/** A bare number that her words say stands done, or was sent away. */
const DONE = /^ (?:ja )?(?:ta|tao|estao|esta|ficou|ficaram|foram|sao)\b/
const NO_COUNT = new Set<Term['deed']>([
  'wanted',
  'pack',
  'road',
  'work',
  'fell',
  'won',
  'room',
  'taken',
  'kept',
  'goal',
])
const GOES = new Set<Term['deed']>(['wasted', 'redone', 'missed', 'refused', 'unpaid', 'unreturned', 'such'])
const STANDS =
  /\b(?:parad[oa]s?|guardad[oa]s?|estoque|deposito|encalh[a-z]+|prateleiras?|mofando|galpao|sobr(?:ou|aram)|no patio|arara|vitrine|empacad[oa]s?|juntando po)\b/
const PAYS =
  /\b(?:pago|pagamos|paguei|gasto|gastamos|gastei|compro|compramos|comprei|custa|custam|custou|sai|saem|diaria|cobertura|me cobra[a-z]*)\b/
const MONTHLY = /\b(?:mensalidade|por mes|ao mes|mensal|plano|assinatura|contrato|todo mes)\b/
/** Of another's price. */
const RIVAL = /\b(?:concorren[a-z]+|vizinh[oa]|eles vendem|outr[oa]s? (?:loja|lugar)|atacarejo|internet|shopee)\b/

/** So many, at so much each: what it comes to, and what that is beside her month. */
export function products(d: Deriver): void {
  const prices = d.terms.filter(
    (term) => term.dimension === 'reais' && PRICES.has(term.deed) && term.field !== 'future_goals',
  )
  const counts = d.terms.filter(
    ({ dimension, deed, word, field, value }) =>
      dimension === 'things' && !NO_COUNT.has(deed) && !NO_GOODS.test(word) && field !== 'future_goals' && value > 1,
  )
  for (const count of counts) {
    const [price] = prices
      .filter((one) => !RIVAL.test(one.before.split(',').at(-1)!) && !OUT_OF_EACH.test(one.before))
      .filter((one) => linked(count, one, counts, prices))
      .sort((a, b) => rank(count, a) - rank(count, b))
    if (price) product(d, count, price, sentenceOf(d, price))
  }
}

/** 'De cada 100 reais' */
const OUT_OF_EACH = /\b(?:de|a|em) cada (?:r\$ )?$/
/** What is lost is worth what it cost her. */
const AT_COST = new Set<Term['deed']>(['wasted', 'redone', 'stuck', 'unreturned'])
const rank = (count: Term, price: Term): number =>
  distance(count, price) + (AT_COST.has(count.deed) && price.deed !== 'cost' ? 100 : 0)

/** 'Conserto médio sai 240' */
const IS_PRICED =
  /\b(?:o|a|um|uma|cada)? ?[a-z]{4,}(?: medi[oa])? (?:sai|custa|e|eh|fica|vale|me rende|rende)(?: por| a| em| uns)* $/

const distance = (a: Term, b: Term): number => Math.abs(a.sentence - b.sentence) * 10 + Math.abs(a.place - b.place)

/** Whether a price is said of what is counted. */
function linked(count: Term, price: Term, counts: readonly Term[], prices: readonly Term[]): boolean {
  if (count.field !== price.field && count.field !== 'main_challenge') return false
  if (price.noun === 'hora' || price.noun === 'dia') return false
  // 'Ninguém paga mais que 120': a bare number is counted only in a time or right before 'a 150'.
  if (count.noun === '' && count.time === null && !DONE.test(count.after)) return false
  const named = price.noun !== '' && count.noun !== ''
  if (named && !alike(price.noun, count.noun)) return false
  const same = count.sentence === price.sentence
  if (price.value === count.value && same) return false
  if (same) {
    const near = Math.abs(count.place - price.place) === 1
    // 'Umas 18 por mês a 150', 'paguei 45 cada'
    const close = !/,(?: [a-z]+){3,} $/.test(price.before)
    if (near && close && (price.each || / a(?: uns)? $/.test(price.before))) return true
    if (near && price.place > count.place && price.deed !== null && !/,| e /.test(price.before)) return true
    return (
      close &&
      price.each &&
      price.place > count.place &&
      !counts.some((one) => one.sentence === price.sentence && one.place > count.place && one.place < price.place)
    )
  }
  if (count.noun === '' && !DONE.test(count.after)) return false
  if (price.noun !== '' && price.noun === count.noun && price.each) return true
  // The next sentence tells what one is worth.
  const next = price.sentence - count.sentence
  if (count.field !== price.field || next < 0 || next > 1 || !(price.each || IS_PRICED.test(price.before))) return false
  if (
    prices.some(
      (one) => one.sentence === price.sentence && one !== price && one.deed === price.deed && one.place < price.place,
    )
  )
    return false
  const later = counts.some(
    (one) =>
      one !== count &&
      one.sentence <= price.sentence &&
      (one.sentence > count.sentence || one.place > count.place) &&
      one.sentence >= count.sentence,
  )
  return !later
}

function product(d: Deriver, count: Term, price: Term, sentence: string): void {
  const { own } = d
  const many = d.value('qtd', count, labelOf(count))
  const each = d.value('R$', price, price.deed === 'cost' ? 'Custo de cada um' : 'Valor de cada um')
  const span =
    count.time ?? (price.time === 'mes' || (MEMBERS.test(count.word) && MONTHLY.test(sentence)) ? 'mes' : null)
  const deed = count.deed
  const stands =
    (deed === null || deed === 'idle' || deed === 'stuck') &&
    STANDS.test(`${lastClause(count.before)} ${firstClause(count.after)}`)
  const words = deed && WORDS[deed]
  const total = own.make(
    span === 'mes' ? 'R$/mês' : 'R$',
    words
      ? words.total
      : stands
        ? 'Dinheiro parado nisso'
        : price.deed === 'cost'
          ? 'O que isso custa'
          : 'O que isso soma',
    round2(many.number * each.number),
    `${t(many).text} × ${money(each.number)}`,
    [many, each],
  )
  // What she sells is her revenue, told once more.
  if (deed === null && !stands && price.deed !== 'cost' && !PAYS.test(`${count.before} ${price.before}`)) return
  const found: Product = { count, price, many, each, total, stands, sentence }
  if (span === null) standing(d, found)
  else flowing(d, found, span)
}

interface Product {
  count: Term
  price: Term
  many: Value<'qtd'>
  each: Value<'R$'>
  total: Value<'R$' | 'R$/mês'>
  /** It lies somewhere, bought. */
  stands: boolean
  /** That of the price. */
  sentence: string
}

/** Of what is there once. */
function standing(d: Deriver, { count, price, many, each, total, stands }: Product): void {
  const { deed } = count
  const words = deed && WORDS[deed]
  const uses = [count, price]
  if (d.tooMuch(total.number)) return
  const once = total as Value<'R$'>
  const { text, values } = d.besideOnce(once)
  const says = words?.says ?? (stands ? (['estoque_parado'] as const) : [])
  const what = words?.which ?? ''
  d.add(
    once,
    [many, each, ...values],
    say`São ${d.many(count, many)}${what} a ${t(each)} cada: ${t(once)}${stands ? ' parados' : ''}${text}.`,
    {
      weight: stands ? 10 : deed && GOES.has(deed) ? 10 : deed ? 7 : 6,
      topic: `produto.${deed ?? (stands ? 'stuck' : 'soma')}`,
      uses,
      says,
      ...((stands || (deed && words?.gain)) && {
        gain: d.half(once, words?.gain ?? 'o que volta ao caixa se for vendido', true),
      }),
    },
  )
}

/** Of what happens every day, week or month. */
function flowing(d: Deriver, { count, price, many, each, total, sentence }: Product, span: Span): void {
  const { deed } = count
  const words = deed && WORDS[deed]
  const uses = [count, price]
  const month = d.month({ ...total, kind: 'R$' }, span, `${total.fact.rotulo} por mês`)
  if (!month || d.tooMuch(month.number, 3)) return
  const { revenue } = d
  // Her sales, told once more.
  if (deed === null && price.deed !== 'cost' && revenue && Math.abs(month.number - revenue.number) < revenue.number / 5)
    return
  const goes =
    (deed && GOES.has(deed)) ||
    PAYS.test(price.before.split(',').at(-1)!) ||
    price.deed === 'cost' ||
    (deed === null && PAYS.test(sentence))
  const { text, values } = d.beside(month)
  const tail = span === 'mes' ? say`${t(month)} por mês` : say`${t(total)} ${PER[span]}, ${t(month)} por mês`
  d.add(
    month,
    [many, each, total, ...values],
    say`São ${d.many(count, many)}${words?.which ?? ''} ${PER[span]} a ${t(each)} cada: ${tail}${text}.`,
    {
      weight: goes || deed === 'left' || deed === 'idle' ? 11 : 6,
      topic: `produto.${deed ?? (goes ? 'cost' : 'soma')}`,
      uses,
      says: words?.says ?? [],
      ...((goes || words?.gain) && { gain: d.half(month, words?.gain ?? 'gasto que deixa de existir') }),
    },
  )
}

const labelOf = ({ word, deed }: Term): string =>
  (deed && WORDS[deed]?.count) ?? (word === '' ? 'Quantidade que você escreveu' : `Quantidade: ${word}`)
