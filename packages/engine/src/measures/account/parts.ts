import { say } from '#src/facts/fact-book.ts'
import { type Asking, text as t } from '#src/measures/asked/asked.ts'
import { type Asked, withAccount } from '#src/measures/asked/money.ts'
import { Composing } from '#src/measures/composing/composing.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'

const LEAST_SHARE = 1

/** '9 de 60 voltaram', '12 quartos e só 4 ocupados': a part of a whole, where nothing tells what one is worth. */
export const partOfWhole: Asked = (ask) => {
  const composing = new Composing(termsOf(ask.scene), [])
  for (const term of composing.terms) {
    if (term.field !== 'main_challenge' || term.deed === null || NO_PART.has(term.deed)) continue
    const pair = pairOf(composing, term)
    if (!pair) continue
    const [few, all] = pair
    if (all.value < 4) continue
    return shared(ask, few, all)
  }
  return null
}

const NO_PART = new Set<Term['deed']>([
  'wanted',
  'work',
  'road',
  'pack',
  'room',
  'fell',
  'price',
  'cost',
  'kept',
  'goal',
  'bought',
])

function pairOf(composing: Composing, term: Term): readonly [Term['said'][0], Term['said'][0]] | null {
  if (term.dimension === 'share') return term.said.length === 2 ? [term.said[0]!, term.said[1]!] : null
  // 4,7 stars are no count.
  // '36x de 1.290': instalments.
  if (term.dimension !== 'things' || !Number.isInteger(term.value) || /^ ?(?:x|vezes|parcelas)\b/.test(term.after))
    return null
  const before = composing.terms
    .slice(0, composing.terms.indexOf(term))
    .filter(({ dimension, noun }) => dimension === 'things' && alike(noun, term.noun))
  const nearest = before.at(-1)
  // '140 por mês, 110 de seguradora, só 30 particulares': the third is no part of the second.
  const whole = before.find(({ value }) => nearest && value === nearest.value + term.value) ?? nearest
  // 'Vendemos 21 e perdemos 19': the lost are none of those.
  if (whole && term.deed === 'left' && /\b(?:vend|entr|matricul|fech|ganh)[a-z]* (?:uns |umas )?$/.test(whole.before))
    return null
  return whole &&
    (whole.deed === null || whole.deed === 'pack' || whole.deed === 'room') &&
    !/^ [a-z]+ (?:que )?(?:atras|dev|falt|sa[ie]|cancel|volt)/.test(whole.after) &&
    // 'A 30 centavos, 20 deles fiado': a price.
    !/^ centavos?\b/.test(whole.after) &&
    whole.value > term.value &&
    // '24 crianças, mais 9 na fila': beside them, not of them.
    !/\b(?:mais|fora|alem d[eoa]s?|outr[oa]s)(?: uns| umas)? $/.test(term.before) &&
    // 'A do particular 90, e só tenho 4 particulares': an amount whose unit stands before.
    (whole.noun !== '' || term.noun === '' || /\bd[eoa]s? $/.test(whole.before)) &&
    whole.sentence === term.sentence &&
    (term.time === null || whole.time === term.time)
    ? [term.said[0]!, whole.said[0]!]
    : null
}

function shared(ask: Asking, few: Term['said'][0], all: Term['said'][0]): ReturnType<Asked> {
  const { own } = ask
  const part = ask.value('qtd', few, 'Parte, pelo que você escreveu')
  const whole = ask.value('qtd', all, 'Total, pelo que você escreveu')
  const rate = own.share(part, whole, 'Parte do total, pelo que você escreveu')
  // 'De cada 100, 35 não voltam' is said in a hundred already.
  if (rate.number < LEAST_SHARE || whole.number === 100) return null
  return withAccount(
    own.sum(rate, [part, whole], say`Pelo que você escreveu, ${t(part)} de ${t(whole)} são ${t(rate)}.`, []),
    say`${t(part)} ÷ ${t(whole)} = ${t(rate)}`,
  )
}
