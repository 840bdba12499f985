import { MONEY, SOME } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES } from '#src/consultant/composed/words.ts'
import type { Asked } from './asked.ts'
import type { Solved } from './field.ts'
import { downs, isPlain, LEFT, less, of, ofCount, ofMoney, ofShare, type Told, upOf } from './law-parts.ts'
import { LAWS_OF_DEALS } from './laws-of-deals.ts'
import { LAWS_OF_PARTS } from './laws-of-parts.ts'
import { LAWS_OF_SALES } from './laws-of-sales.ts'
import type { Quantity } from './quantity.ts'
import { leaf, minus, over, quantitiesIn, type Tree, times, total, up } from './tree.ts'

/** '8.400 no crédito a 3,49% e 5.100 no débito a 1,39%': each fee is of its own amount. */
function feesOfChannels({ money, shares, counts, asked }: Told): Solved | null {
  if (shares.length < 2 || shares.length !== money.length || counts.length > 0) return null
  if (!money.every((one, n) => isPlain(one) && one.at < shares[n]!.at && shares[n]!.at < (money[n + 1]?.at ?? 1e9)))
    return null
  const keeps = /\b(?:cai|sobra|recebo|limpo|fica pra|fico com)\b/.test(asked.whole)
  if (
    !keeps &&
    !/\b(?:taxas?|maquin\w+|com[ei]\w*|lev\w+|pag\w+|custo\w*|desconto\w*|perd\w+|comissao)\b/.test(asked.whole)
  )
    return null
  return ofMoney(total(money.map((one, n) => (keeps ? less(leaf(one), shares[n]!) : of(leaf(one), shares[n]!)))))
}

/** What is still owed after a deposit of so many per cent of all. */
function restAfterDeposit({ money, counts, shares, asked }: Told): Solved | null {
  const [deposit] = shares
  if (shares.length !== 1 || !/\b(?:sinal|entrada|adiant\w+)\b/.test(deposit!.label)) return null
  if (!/\b(?:dev\w+|falta\w*|rest\w+|receb\w+|pagar?)\b/.test(asked.whole) || /\bparcela/.test(asked.whole)) return null
  const parts: Tree[] = []
  const used = new Set<string>()
  for (const one of money) {
    const noun = downs(one)[0]
    const many = noun ? counts.filter((count) => isPlain(count) && (upOf(count) === noun || noun === SOME)) : []
    if (noun && (many.length !== 1 || downs(one).length > 1)) return null
    for (const count of many) used.add(count.id)
    parts.push(noun ? times(leaf(many[0]!), leaf(one)) : leaf(one))
  }
  if (parts.length === 0 || counts.some(({ id }) => !used.has(id))) return null
  return ofMoney(less(total(parts), deposit!))
}

/** '8 meses a 4.200 e nos 4 de calor 9.800' */
function season({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || money.length < 2 || money.length !== counts.length) return null
  if (!/\b(?:ano|medi[oa]|total|tudo|todo|soma|ao todo)\b/.test(asked.whole)) return null
  const paired = counts.every((count, n) => {
    const time = upOf(count)
    return (
      isPlain(count) &&
      (time === 'mes' || (n > 0 && time === SOME)) &&
      count.at < money[n]!.at &&
      money[n]!.at < (counts[n + 1]?.at ?? 1e9) &&
      downs(money[n]!).every((noun) => noun === 'mes' || noun === SOME)
    )
  })
  if (!paired || counts.reduce((sum, { value }) => sum + value, 0) > 12) return null
  const year = total(counts.map((count, n) => times(leaf(count), leaf(money[n]!))))
  return asked.wish === 'average' && !/\bquanto\b/.test(asked.whole)
    ? { ...ofMoney(over(year, total(counts.map(leaf))), { [MONEY]: 1, mes: -1 }), wish: 'average' }
    : ofMoney(year)
}

/** A price that keeps the margin of before, now that it costs more: in per cent, or in reais. */
function restored({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length !== 3 || counts.length > 0 || shares.length > 0) return null
  if (
    !/\b(?:mesm[ao]|manter|mantenho|igual)\b[^.?]*\b(?:margem|porcentagem|%|lucro|ganho|tanto|percentual)/.test(
      `${asked.whole} ${asked.text}`,
    )
  )
    return null
  if (!/\b(?:vend\w+|preco|cobr\w+|quanto)\b/.test(asked.whole)) return null
  const price = money.filter(({ way, label }) => way === 'in' && /\bvend/.test(label))
  if (price.length !== 1) return null
  const [before, now] = money.filter((one) => one !== price[0])
  if (before!.value >= price[0]!.value) return null
  const inReais =
    /\bem reais|\bmesm[ao] tanto\b|\bmesm[ao] (?:lucro|ganho)\b/.test(asked.whole) &&
    !/%|porcent|percent|margem/.test(asked.whole)
  const tree = inReais
    ? { kind: '+' as const, left: leaf(now!), right: minus(leaf(price[0]!), leaf(before!)) }
    : over(times(leaf(now!), leaf(price[0]!)), leaf(before!))
  void text
  return { ...ofMoney(tree), wish: 'price' }
}

/** Of so many, so many are gone: which part, and what they paid. */
function lost({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || money.length > 1 || counts.length !== 2 || counts.some((one) => !isPlain(one))) return null
  const [whole, gone] = counts
  if (gone!.value >= whole!.value || !LEFT.test(gone!.label)) return null
  if (upOf(gone!) !== upOf(whole!) && upOf(gone!) !== SOME) return null
  if (!/\b(?:perd\w+|quant[oa]s? ?%|%|caiu|embora|a menos)/.test(asked.whole)) return null
  if (/%|por ?cento|porcent/.test(asked.text))
    return money.length === 1 || !asked.time ? ofShare(leaf(gone!), leaf(whole!)) : null
  const [price] = money
  if (!price || !downs(price).some((noun) => noun === upOf(whole!) || noun === SOME)) return null
  return ofMoney(times(leaf(gone!), leaf(price)), { [MONEY]: 1, ...(downs(price).includes('mes') && { mes: -1 }) })
}

/** How many make up a least order, and what that comes to. */
function leastOrder({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length !== 2 || counts.length > 0 || shares.length > 0) return null
  const least = money.find(({ label }) => /\b(?:minim[oa]|pelo menos)\b/.test(label))
  const price = money.find((one) => one !== least)
  if (!least || !price || price.value >= least.value || !/\bpedido\b|\bcompra\b|\bminim/.test(text)) return null
  const many = over(leaf(least), leaf(price))
  if (asked.wish === 'many' || asked.wish === 'even') return ofCount(many, { [asked.thing ?? SOME]: 1 }, 'up')
  return ofMoney(times(up(many), leaf(price)))
}

/** Pieces that are bought whole, and what they cost together. */
function wholePieces({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length > 1 || shares.length > 0 || counts.length < 2 || counts.length > 3) return null
  const pack = counts.filter((one) => downs(one).some((noun) => !TIMES.has(noun)) && Object.keys(one.unit).length === 2)
  if (pack.length !== 1) return null
  const holder = downs(pack[0]!)[0]!
  const size = upOf(pack[0]!)!
  if (!SIZES.has(size)) return null
  const need = counts.filter((one) => one !== pack[0] && isPlain(one) && upOf(one) === size)
  const turns = counts.filter((one) => one !== pack[0] && !need.includes(one))
  if (need.length !== 1 || turns.length + 2 !== counts.length) return null
  // Coats and wires go over all of it.
  if (!turns.every((one) => isPlain(one) && /\b(?:dema\w*|fios?|camadas?|maos?|voltas?)\b/.test(one.label))) return null
  const [price] = money
  if (price && !downs(price).every((noun) => noun === holder)) return null
  const tree = over([...need, ...turns].map(leaf).reduce(times), leaf(pack[0]!))
  if (asked.wish === 'many' || asked.wish === 'even')
    return asked.thing === holder || asked.thing === SOME ? ofCount(tree, { [holder]: 1 }, 'up') : null
  if (!price || !/\bquant[oa]s\b/.test(text) || asked.one !== null) return null
  return ofMoney(times(up(tree), leaf(price)))
}

/** What is left after a part for the cashbox, by head. */
function shared({ money, counts, shares, asked, text }: Told): Solved | null {
  const [people] = counts
  if (counts.length !== 1 || money.length === 0 || !isPlain(people!) || TIMES.has(upOf(people!) ?? '')) return null
  if (
    !/\b(?:divid\w+|repart\w+|rach\w+|reparte)\b/.test(text) ||
    !/\bcada\b|\bpor (?:pessoa|cabeca)\b/.test(asked.whole)
  )
    return null
  if (
    shares.length > 1 ||
    shares.some(({ label }) => !/\b(?:caixa|fica|fundo|reserva|tax\w+|associac\w+|imposto)\b/.test(label))
  )
    return null
  const [most, ...goes] = [...money].sort((a, b) => b.value - a.value)
  if (!most || downs(most).length > 0 || goes.some((one) => one.way !== 'out' || downs(one).length > 0)) return null
  let tree: Tree = shares.reduce<Tree>((left, by) => less(left, by), leaf(most))
  if (goes.length > 0) tree = minus(tree, total(goes.map(leaf)))
  return ofMoney(over(tree, leaf(people!)), { [MONEY]: 1, [upOf(people!)!]: -1 })
}

/** Each one's part of a profit, as each put in. */
function byCapital({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length < 3 || counts.length > 0 || shares.length > 0) return null
  if (!/\b(?:conforme|proporc\w+|de acordo)\b/.test(text) || !/\brepart\w+|\bdivid\w+/.test(text)) return null
  if (!/\b(?:minha parte|eu fico|pra mim|me cabe|minha)\b/.test(asked.whole)) return null
  const profit = money.filter(({ label }) => /\b(?:deu|lucro|repart\w+|divid\w+|sobrou)\b/.test(label))
  const mine = money.filter(({ label }) => /\b(?:eu (?:pus|botei|entrei|coloquei)|minha parte foi|pus)\b/.test(label))
  if (profit.length !== 1 || mine.length !== 1) return null
  const put = money.filter((one) => one !== profit[0])
  return ofMoney(over(times(leaf(profit[0]!), leaf(mine[0]!)), total(put.map(leaf))))
}

/** A recipe for so many, and as many as are wanted. */
function byBatch({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || !/\b(?:receita|rende|massada|fornada|tachada)\b/.test(text)) return null
  const yields = counts.filter(
    (one) =>
      downs(one).every((noun) => /^(?:receita|massad|fornad|tachad)/.test(noun)) &&
      /\b(?:rende|da|faz|sai|saem)\b(?: uns| umas)? (?:\d|[a-z]+ ?$)|\b(?:rende|e da|que da) ?/.test(
        one.label.slice(0, 40),
      ),
  )
  const wanted = counts.filter(
    (one) =>
      isPlain(one) &&
      !yields.includes(one) &&
      /\b(?:encomend\w+|pedi\w+|precis\w+|fazer|quer\w*|custa\w*|sai)\b/.test(one.label),
  )
  if (yields.length !== 1 || wanted.length !== 1) return null
  const times_ = over(leaf(wanted[0]!), leaf(yields[0]!))
  const rest = counts.filter((one) => one !== yields[0] && one !== wanted[0])
  if (rest.length > 0 || money.length === 0 || money.some((one) => downs(one).length > 0)) return null
  if (!/\b(?:gast\w+|cust\w+|sai)\b/.test(asked.whole)) return null
  return { ...ofMoney(times(total(money.map(leaf)), times_)), wish: 'cost' }
}

/** What is still wanted, by each time that is left. */
function goalByTurn({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length !== 2 || counts.length !== 2 || shares.length > 0) return null
  const [goal, got] = [...money].sort((a, b) => b.value - a.value)
  // 'Fiz 12.500 em 15 dias e faltam 10'
  const left = counts.find((one) => /\bfalta\w* ?(?:so |uns )?(?: {2}|$)/.test(one.label) && isPlain(one))
  const gone = counts.find((one) => one !== left && /\bem {2}/.test(one.label) && isPlain(one))
  if (
    left &&
    gone &&
    upOf(left) === upOf(gone) &&
    /\b(?:meta|precis\w+|quero|juntar)\b/.test(goal!.label) &&
    asked.time === upOf(left)
  )
    return {
      ...ofMoney(over(minus(leaf(goal!), leaf(got!)), leaf(left)), { [MONEY]: 1, [asked.time!]: -1 }),
      wish: 'price',
    }
  const [all, done] = [...counts].sort((a, b) => b.value - a.value)
  if (!/\b(?:precis\w+|meta|quero|tenho que|juntar)\b/.test(goal!.label)) return null
  if (!/\bja\b/.test(done!.label) || !/\b(?:junt\w+|ja|vendi|fiz|tirei|entrou)\b/.test(got!.label)) return null
  if (!/\bfalta|\brest/.test(asked.whole) || (downs(all!).length > 0 && downs(all!).join() !== 'mes')) return null
  return { ...ofMoney(over(minus(leaf(goal!), leaf(got!)), minus(leaf(all!), leaf(done!)))), wish: 'price' }
}

const LAWS = [
  ...LAWS_OF_SALES,
  ...LAWS_OF_DEALS,
  ...LAWS_OF_PARTS,
  feesOfChannels,
  restAfterDeposit,
  season,
  restored,
  lost,
  leastOrder,
  wholePieces,
  shared,
  byCapital,
  byBatch,
  goalByTurn,
] as const

export function toldOf(all: readonly Quantity[], asked: Asked): Told {
  const own = all.filter(({ scenery }) => !scenery).sort((a, b) => a.at - b.at)
  return {
    all: own,
    money: own.filter(({ kind }) => kind === 'money'),
    counts: own.filter(({ kind }) => kind === 'count'),
    shares: own.filter(({ kind }) => kind === 'share'),
    asked,
    text: asked.said,
  }
}

/** Whether a law's words are there and all of its numbers; null: none. */
export function byLaw(all: readonly Quantity[], asked: Asked): Solved | null {
  const told = toldOf(all, asked)
  for (const law of LAWS) {
    const found = law(told)
    if (found && Number.isFinite(found.value) && found.value > 0 && quantitiesIn(found.tree).size >= 2) return found
  }
  return null
}
