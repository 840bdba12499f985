import { say, type Text } from '#src/facts/fact-book.ts'
import { round2 } from '#src/measures/measured.ts'
import { closes, type Loan, PAID_IN, returned } from './money.ts'
import { listed, ofCount, type Running } from './running.ts'
import type { Num, Weighing } from './weighing.ts'

/** What it saves or brings, less its instalment and every cost of it that she tells: only that speaks for it. */
export function byWholeAccount(w: Weighing, gain: Num, terms: Loan, { parts, each }: Running): Text {
  const { month, sum } = terms
  const [piece] = each
  const bought = piece ? outsidePieces(w, gain) : null
  const pieces = piece && bought ? ofCount(w, piece, bought.count) : null
  const costs = [month, ...parts, pieces].filter((one): one is Num => one !== null)
  const all = w.make(
    'R$/mês',
    'Tudo o que ela pede por mês',
    round2(costs.reduce((all_, { value }) => all_ + value, 0)),
    costs.map(({ text }) => text).join(' + '),
    costs,
  )
  const rest = w.minus(gain, all, 'R$/mês', 'O que fica depois de tudo o que ela pede')
  const open = piece && !pieces ? say`, fora os ${piece.value} por ${piece.noun}` : say``
  const account = say`Os ${gain} não são ganho ainda: ela pede ${listed(costs)} = ${all} por mês${open}`
  const turn = bought && piece && month ? turnOf(w, gain, bought, piece.value, [month, ...parts]) : null
  const later =
    month && rest.value > -month.value
      ? say` (${w.make('R$/mês', 'O que fica depois de paga', round2(rest.value + month.value), `${rest.text} + ${month.text}`, [rest, month])} depois dela)`
      : say``
  const even = turn
    ? say` O empate é em ${turn} por mês, e hoje são ${bought!.count}: menos que isso, ela perde.`
    : say``
  const end = !bought
    ? 'Antes de assinar, confira em três contas de mês o que ela poupa mesmo, e peça outro preço e um prazo maior'
    : 'Antes de assinar, anote por um mês quanto iria para ela, peça outro preço fora e um prazo maior ao vendedor, e decida quem opera'
  if (rest.value <= 0)
    return say`Não com esses números. ${account}, e faltam ${rest} todo mês.${even}${returned(terms, w)} ${end}.`
  if (!month) {
    const months = sum && w.monthsOf(sum, rest, 'Meses até se pagar')
    return say`${months && months.value <= PAID_IN && closes(w, rest) ? 'Só com o mês fraco na conta' : 'Ainda não'}. ${account}, e ficam ${rest}${months ? say`, e os ${sum!} levam ${months} para voltar` : ''}.${even} ${end}.`
  }
  const thin = rest.value < month.value / 4
  return say`${thin || !closes(w, rest) || open.spans.length > 1 ? 'Ainda não' : 'Só com o mês fraco na conta'}. ${account}, e ficam só ${rest} enquanto durar a parcela${later}.${even}${returned(terms, w)} ${end}.`
}

interface Pieces {
  count: Num
  price: Num
}

const PIECE_PRICE = /\b(?:cobra|custa|pago|paga|sai|pagando)[a-z]*\b[^,]{0,24} $/
/** 'Uns 38 por mês, o de lá me cobra 260 cada' where they make up what goes out today. */
function outsidePieces(w: Weighing, gain: Num): Pieces | null {
  for (const price of w.spots) {
    if (
      !'RN'.includes(price.said.kind) ||
      price.said.value < 2 ||
      !/^ (?:cada|por [a-z]+|a [a-z]+|reais cada)\b/.test(price.after)
    )
      continue
    if (!PIECE_PRICE.test(price.before)) continue
    for (const count of w.spots) {
      const { said, after } = count
      if (said.kind !== 'N' || said.value < 2 || said.value > 5_000 || !/^(?: [a-z]+){0,2} por mes\b/.test(after))
        continue
      const part = (said.value * price.said.value) / gain.value
      if (part < 0.5 || part > 1.02) continue
      return { count: w.take(count, '', 'Quantos por mês')!, price: w.take(price, 'R$', 'O que cada um custa fora')! }
    }
  }
  return null
}

/** Pieces a month from which it pays. */
function turnOf(w: Weighing, gain: Num, { count, price }: Pieces, each: Num, fixed: readonly Num[]): Num | null {
  const saved = price.value - each.value
  if (saved <= 0) return null
  const other = Math.max(0, gain.value - count.value * price.value)
  const all = fixed.reduce((sum, { value }) => sum + value, 0)
  return w.make(
    '',
    'Quantos por mês empatam com fazer fora',
    Math.ceil((all - other) / saved),
    `(${fixed.map(({ text }) => text).join(' + ')} − (${gain.text} − ${count.text} × ${price.text})) ÷ (${price.text} − ${each.text})`,
    [...fixed, gain, count, price, each],
  )
}
