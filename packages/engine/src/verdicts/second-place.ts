import { say, type Text } from '#src/facts/fact-book.ts'
import { fixedAndVariable } from '#src/measures/costs.ts'
import { reais, round2 } from '#src/measures/measured.ts'
import { loanOf, newRent, yes } from './money.ts'
import { ownBills } from './own-bills.ts'
import { type Num, type Spot, todayLeft, type Weighing } from './weighing.ts'

/** Months of fixed costs that a place needs before it pays itself. */
const RESERVE = 6

/** Her own pay and what is paid back of old loans don't come twice. */
const ONCE: ReadonlySet<string> = new Set(['retirada', 'juros'])

/** Fixed costs of a month that a second place would repeat; null: not known. */
function fixedOf(w: Weighing): Num | null {
  const sums = fixedAndVariable(w.sources)
  if (!sums || sums.fixed === 0) return null
  const groups = w.sources.groups
    .filter(({ varia, id }) => varia === false && !ONCE.has(id))
    .map(({ id }) => w.group(id)!)
  const fixed = reais(groups.reduce((sum, { value }) => sum + value, 0))
  return fixed === 0
    ? null
    : w.make('R$/mês', 'Contas fixas de hoje', fixed, groups.map(({ text }) => text).join(' + '), groups)
}

/** The same bills at another rent. */
function withRent(w: Weighing, fixed: Num, rent: Num): Num {
  const paid = w.group('aluguel')
  return paid
    ? w.make(
        'R$/mês',
        'Contas fixas de hoje com o aluguel novo',
        reais(fixed.value - paid.value + rent.value),
        `${fixed.text} − ${paid.text} + ${rent.text}`,
        [fixed, paid, rent],
      )
    : fixed
}

const SPENDS = /\b(?:gast[a-z]*|custos?|custa[a-z]*|despesas?|contas|manter|precisa(?:ria)? de)\b[^,;]{0,30} $/
const SELLS = /\b(?:vend[a-z]*|fatur[a-z]*|entr[a-z]*|rend[a-z]*|receita)\b(?: [a-z]+){0,3} $/
const A_MONTH = /^[^,;]{0,14}(?:(?:por|ao|todo|no|de) mes|mensa)/
const BUILD = /\b(?:montar|montagem|reforma|obra|abrir|investi[a-z]*)\b[^,;]{0,16} $/

/** What she says of the other place alone: no figure of today's shop stands in for it. */
const ofPlace = (w: Weighing, fits: (spot: Spot) => boolean): Spot | null =>
  w.spots.find(
    (spot) =>
      spot.said.role === 'outra_unidade' && 'RN'.includes(spot.said.kind) && spot.said.value >= 500 && fits(spot),
  ) ?? null

/** A room more in the same house doesn't pay the bills of the house again. */
const ONE_MORE_ROOM =
  /\b(?:mais (?:um|uma)|segund[oa]|outr[oa]|nov[oa]) (?:bercario|turma|sala|estufa|turno|quarto|cadeira|forno|tanque|quadra|chale|suite|box|maca|bancada)\b/

/** She types what it costs, or it has no bills of a house: neither those of today nor an instalment alone judge it. */
function byWhatItCosts(w: Weighing): Text {
  const { sum } = loanOf(w, 'Investimento')
  return say`Ainda não, até a conta dele fechar. Ponha de um lado o que entra dele por mês, já sem imposto, taxa e o que cada venda gasta; do outro, só o que ele gasta a mais: gente, contas e parcela${todayLeft(w)}. ${sum ? say`Se não sobrar, mais procura aumenta a perda; se sobrar, divida os ${sum} por essa sobra e terá os meses até se pagar.` : 'Se não sobrar, mais procura aumenta a perda, e o preço ou as condições precisam mudar antes.'}`
}

export function secondPlace(w: Weighing): Text {
  const spends = w.take(
    ofPlace(
      w,
      ({ before, after }) =>
        SPENDS.test(before) && !BUILD.test(before) && (A_MONTH.test(after) || /\bmes\b/.test(before)),
    ),
    'R$/mês',
    'Contas do novo ponto por mês',
  )
  // One rent alone stands for today's.
  const answer = spends
    ? byItsOwn(w, spends)
    : ONE_MORE_ROOM.test(w.heard.text) || ownBills(w) > 1
      ? byWhatItCosts(w)
      : byToday(w)
  return say`${answer}${lostToday(w)}`
}

const SOLD_ONCE =
  /\b(?:ja (?:vend|fatur)(?:eu|ou|emos|amos|i|ei)|(?:vend|fatur)(?:ia|iamos|ava|avamos)|cheg(?:ou|amos|uei) a (?:vender|faturar))(?: (?:ate|uns|quase|mais de|cerca de|r\$))* $/

/** 'A daqui já vendeu 50 mil e hoje vende menos': what getting that back leaves, without a second place. */
function lostToday(w: Weighing): Text {
  const { revenue, kept } = w
  if (!revenue || !kept) return say``
  const then = w.said('R$/mês', 'Quanto ela já vendeu por mês', {
    min: revenue.value * 1.05,
    max: revenue.value * 2,
    kinds: 'RN',
    before: SOLD_ONCE,
    after: /^(?! ?(?:por|no|ao) (?:ano|dia|semana))/,
  })
  if (!then) return say``
  const lost = w.minus(then, revenue, 'R$/mês', 'O que ela deixou de vender')
  const back = w.make(
    'R$/mês',
    'O que essa venda de volta deixa',
    reais((lost.value * kept.value) / 100),
    `${lost.text} × ${kept.text}`,
    [lost, kept],
  )
  return say` A de hoje já vendeu ${then} e vende ${revenue}: trazer de volta esses ${lost} deixa ${back} por mês, sem investir nada. Chame primeiro quem comprava e não voltou, e pergunte por quê.`
}

/** By what she says that it would cost and sell. */
function byItsOwn(w: Weighing, spends: Num): Text {
  const expected = w.take(
    ofPlace(w, ({ before, said }) => SELLS.test(before) && said.value !== spends.value),
    'R$/mês',
    'Venda que você espera dele',
  )
  const terms = loanOf(w, 'Investimento', true)
  const { kept } = w
  const { month } = terms
  const need = month
    ? w.make(
        'R$/mês',
        'Contas e parcela do novo ponto',
        round2(spends.value + month.value),
        `${spends.text} + ${month.text}`,
        [spends, month],
      )
    : spends
  const bills = month
    ? say`São ${spends} de contas mais ${month} de parcela, ${need} por mês`
    : say`São ${need} por mês`
  const even = w.salesFor(need, 'Venda que empata o novo ponto')
  const today = todayLeft(w)
  const first = 'Antes de assinar, deixe a primeira andar um mês sem você'
  if (!even || !kept)
    return say`Ainda não, até a conta fechar. ${bills}${today}. Falta o que fica de cada venda depois do custo dela: divida os ${need} por essa parte, e terá a venda que só empata. ${first}.`
  if (!expected)
    return say`Ainda não, até saber quanto ele vende. ${bills}, que só empatam com ${even} em vendas, porque de cada venda ficam ${kept}${today}. ${first}, e procure quanto vende quem já está na rua.`
  const keeps = w.make(
    'R$/mês',
    'O que fica da venda esperada',
    round2((expected.value * kept.value) / 100),
    `${expected.text} × ${kept.text}`,
    [expected, kept],
  )
  const gap = w.minus(keeps, need, 'R$/mês', 'Resultado do novo ponto por mês')
  if (gap.value < 0)
    return say`Não com esses números. ${bills}, que só empatam com ${even} em vendas; com os ${expected} que você espera ficam ${keeps} e faltam ${gap} todo mês${today}. Reveja aluguel, gente e parcela até empatar com a venda que você provou; ${first.toLowerCase()}.`
  const reserve = w.times(need, RESERVE, 'R$', 'Seis meses de contas do novo ponto')
  return say`Só com a reserva guardada. ${bills}, que empatam com ${even} em vendas; com os ${expected} que você espera sobram ${gap} por mês${today}. Venda nova demora: guarde antes ${reserve}, seis meses dessas contas. ${first}.`
}

/** By today's fixed costs, where she says nothing of its own. */
function byToday(w: Weighing): Text {
  const rent = newRent(w)
  const { sum } = loanOf(w, 'Investimento')
  const [left, fixed] = [w.left, fixedOf(w)]
  const base =
    (fixed && rent ? withRent(w, fixed, rent) : fixed) ??
    (rent && w.times(rent, 3, 'R$/mês', 'Contas fixas do novo, supondo o aluguel como um terço'))
  const even = base && w.salesFor(base, 'Venda que empata o novo ponto')
  const reserve = base && w.times(base, RESERVE, 'R$', 'Seis meses de contas fixas do novo')
  const owed = fixed !== null && w.sources.groups.some(({ id }) => ONCE.has(id))
  const needs = even ? say`só empata vendendo ${even} por mês` : say`precisa vender o bastante para isso`
  const holds =
    base &&
    say`Um lugar com as contas fixas de hoje${rent && fixed ? ' e esse aluguel' : ''}${owed ? ', sem contar de novo a sua retirada e as parcelas,' : ''} pede ${base} por mês e ${needs}`
  const invested = sum ? say`, além dos ${sum} da montagem` : say``
  if (!left || !base || !reserve)
    return say`Ainda não, até a conta estar feita: some aluguel, gente e luz do novo ponto por mês${rent ? say` (só o aluguel são ${rent})` : ''} e tenha seis meses disso guardados${invested}. ${left && left.value > 0 ? say`Hoje sobram ${left} por mês` : left ? say`Hoje faltam ${left} por mês` : 'O que sobra hoje por mês é o número que falta aqui'}. Antes, deixe a primeira andar um mês sem você.`
  if (left.value <= 0)
    return say`Ainda não. A primeira fecha o mês com ${left} a menos, e a segunda aumenta isso: ${holds!}. Volte ao assunto quando sobrarem ${base} por mês durante três meses, com ${reserve} guardados.`
  const months = w.monthsOf(reserve, left, 'Meses para juntar a reserva')
  if (left.value >= base.value)
    return say`${yes(w, 'Sim, com a reserva guardada')}. ${holds!}; os ${left} que sobram aguentam o começo. Guarde antes ${reserve}, seis meses dessas contas${invested}, e deixe a primeira andar um mês sem você.`
  return say`Ainda não. ${holds!}, e sobram ${left}. Abra quando sobrarem ${base} por mês durante três meses e houver ${reserve} guardados${invested} (${months} de sobra); antes, deixe a primeira andar um mês sem você.`
}
