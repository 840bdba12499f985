import { MONEY, SOME } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import type { Solved } from './field.ts'
import { downs, isPlain, less, of, ofCount, ofMoney, ofShare, type Told, upOf } from './law-parts.ts'
import type { Quantity } from './quantity.ts'
import { known, leaf, minus, over, type Tree, times, total, worth } from './tree.ts'

const nearOf = ({ label }: Quantity) => label.split('  ')[0] ?? ''
/** What became of an amount: what is left of it, or what it was let go for. */
const BECAME =
  /\b(?:fic(?:a|ou|am|aram)|sobr(?:a|ou|am|aram)|rend(?:e|eu)|cai(?:u)?|baixou|fech\w+|(?:por|pra|para)|deu|veio)(?: (?:por|pra|para|com|em|so|uns|limp[oa]))* ?$/
const LOST =
  /\b(?:perc?d?[ao]s?|perdeu|perdi|quebra|desconto|abat\w+|caiu|queda|reduc\w+|baixou|encolh\w+|desperdic\w+)\b/
/** 'Compro 60 kg e depois de limpar fica 51: qual a perda?' */
function lostPart({ money, counts, shares, asked }: Told): Solved | null {
  if (shares.length > 0 || !asked.share || !LOST.test(asked.whole)) return null
  const two =
    money.length === 2 && counts.length === 0 ? money : counts.length === 2 && money.length === 0 ? counts : null
  if (!two || two.some((one) => !isPlain(one))) return null
  const [whole, rest] = two
  if (rest!.value >= whole!.value || !BECAME.test(nearOf(rest!)) || /\bperd|\bestrag|\bjog|\bquebr/.test(nearOf(rest!)))
    return null
  if (counts.length > 0 && upOf(rest!) !== upOf(whole!) && upOf(rest!) !== SOME) return null
  return ofShare(minus(leaf(whole!), leaf(rest!)), leaf(whole!))
}

/** '60 kg, depois de limpar fica 51, pago 38 o kg': what a kilo of the clean costs. */
function cleanPrice({ money, counts, shares, asked }: Told): Solved | null {
  if (
    shares.length > 0 ||
    money.length !== 1 ||
    counts.length !== 2 ||
    !/\b(?:limp[oa]|pront[oa]|aproveit\w+|torrad[oa]|sec[oa])\b/.test(asked.whole)
  )
    return null
  const [raw, clean] = counts
  const noun = upOf(raw!)
  if (!noun || !isPlain(raw!) || !isPlain(clean!) || clean!.value >= raw!.value || !BECAME.test(nearOf(clean!)))
    return null
  if (upOf(clean!) !== noun && upOf(clean!) !== SOME) return null
  if (downs(money[0]!).join() !== noun) return null
  return {
    ...ofMoney(over(times(leaf(raw!), leaf(money[0]!)), leaf(clean!)), { [MONEY]: 1, [noun]: -1 }),
    wish: 'cost',
  }
}

/** A part of a part: 'comissão 5% e 40% disso vai pro corretor'. */
function partOfPart({ money, counts, shares, asked }: Told): Solved | null {
  const [first, second] = shares
  if (shares.length !== 2 || money.length !== 1 || counts.length > 0 || !isPlain(money[0]!)) return null
  if (
    first!.at > second!.at ||
    !/^\s*(?:disso|dela|dess[ea]|da comissao|do que)\b/.test(second!.label.split('  ')[1] ?? '')
  )
    return null
  const whose = /\bvai (?:pr[oa]|para [oa]|a[o]?) ([a-z]{4,})/.exec(second!.label)?.[1]
  if (!whose) return null
  const part = of(leaf(money[0]!), first!)
  const his = asked.whole.includes(whose.slice(0, 6)) || /\b(?:ele|ela) (?:ganha|recebe|leva)/.test(asked.whole)
  const mine = /\bfica\b|\bsobra\b|\bfico\b/.test(asked.whole)
  if (his) return ofMoney(of(part, second!))
  return mine ? ofMoney(less(part, second!)) : null
}

/** 'Lucro de 7.850, 60% meu e 40% dele': what each one gets. */
function splitAll({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length !== 2 || money.length !== 1 || counts.length > 0 || !isPlain(money[0]!)) return null
  if (shares[0]!.value + shares[1]!.value !== 100 || !/\bdivid\w+|\brepart\w+|\brach\w+|\bsoci[oa]/.test(text))
    return null
  if (!/\bcada\b|\bfica\b|\bpra mim\b|\bminha parte\b/.test(asked.whole)) return null
  const of_ = (n: 0 | 1) => of(leaf(money[0]!), shares[n]!)
  return { ...ofMoney(of_(0)), wish: 'parts', also: [{ name: 'a outra parte', kind: 'money', tree: of_(1) }] }
}

/** '2% até 20 mil e 4% no que passar' */
function byTiers({ money, counts, shares, text }: Told): Solved | null {
  const [low, high] = shares
  if (shares.length !== 2 || money.length !== 2 || counts.length > 0) return null
  if (
    !/\b(?:n?o que passar|n?o que exceder|acima disso|dai pra cima|n?o excedente|do resto|passando disso)\b/.test(text)
  )
    return null
  const [least, all] = [...money].sort((a, b) => a.value - b.value)
  if (!/\bate $/.test(`${nearOf(least!)} `.replace(/ +$/, ' ')) || low!.at > high!.at) return null
  return ofMoney(total([of(leaf(least!), low!), of(minus(leaf(all!), leaf(least!)), high!)]))
}

/** 'Eu uso 3 dias e a colega 2, aluguel 2.400': each by the days. */
function byDays({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || counts.length !== 2 || money.length === 0 || !/\bdivid\w+|\brach\w+|\bdivis\w+/.test(text))
    return null
  const [mine, hers] = counts
  if (
    !isPlain(mine!) ||
    !isPlain(hers!) ||
    !TIMES.has(upOf(mine!) ?? '') ||
    (upOf(hers!) !== upOf(mine!) && upOf(hers!) !== SOME)
  )
    return null
  if (
    money.some((one) => !isPlain(one) && downs(one).join() !== 'mes') ||
    !/\bcada\b|\beu pago\b|\bminha parte\b/.test(asked.whole)
  )
    return null
  const all = total(money.map(leaf))
  const by = (one: Quantity) => times(all, over(leaf(one), total([leaf(mine!), leaf(hers!)])))
  if (!/\b(?:eu|meu|minha)\b/.test(nearOf(mine!))) return null
  return { ...ofMoney(by(mine!)), wish: 'parts', also: [{ name: 'a outra parte', kind: 'money', tree: by(hers!) }] }
}

const SAVES = /\beconomi[sz]\w+|\bsobra a mais\b|\bdiferenca\b|\bganho\b/
const REPLACED =
  /\b(?:substitui|no lugar d|em vez d|contratar|contratando|pago|pagando|terceiriz\w+|gasto hoje|hoje gasto|hoje pago|dispens\w+|alug\w+)\b/
const INSTALMENT = /\bparcelas?\b|\bprestac\w+/
/** An instalment (and what the machine uses) in the place of what is paid by the month. */
function machineForPay({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || money.length < 2 || !SAVES.test(asked.whole) || !INSTALMENT.test(text)) return null
  const each = money.filter((one) => one.unit.parcela === -1 || (INSTALMENT.test(nearOf(one)) && isPlain(one)))
  if (each.length !== 1) return null
  const paid = money.filter(
    (one) => one !== each[0] && REPLACED.test(nearOf(one)) && !/\bgasto\b(?! hoje)/.test(nearOf(one)),
  )
  const uses = money.filter((one) => one !== each[0] && !paid.includes(one))
  if (paid.length !== 1 || money.some((one) => downs(one).some((noun) => noun !== 'mes' && noun !== 'parcela')))
    return null
  const own = uses.reduce<Tree>((left, one) => ({ kind: '+', left, right: leaf(one) }), leaf(each[0]!))
  const gain = minus(leaf(paid[0]!), own)
  if (worth(gain) <= 0) return null
  const all = counts.filter(({ unit }) => unit.parcela !== 1)
  const span = all.find((one) => upOf(one) === 'mes' && isPlain(one))
  if (all.some((one) => one !== span)) return null
  if (!span) return ofMoney(gain, { [MONEY]: 1, mes: -1 })
  return /\btotal\b|\bao todo\b|\bnos \d|\bdos \d|\bem \d/.test(asked.whole)
    ? { ...ofMoney(times(gain, leaf(span))), also: [{ name: 'por mês', kind: 'money', tree: gain }] }
    : null
}

/** 'Alugar por 1.300 o mês ou 12 de 1.850, por 24 meses': which takes less. */
function rentOrBuy({ money, counts, shares, text }: Told): Solved | null {
  if (shares.length > 0 || money.length !== 2 || counts.length !== 2 || !/\balug\w+/.test(text) || !/\bou\b/.test(text))
    return null
  const each = money.find(({ unit }) => unit.parcela === -1)
  const rent = money.find((one) => one !== each && one.unit.mes === -1)
  const many = counts.find(({ unit }) => unit.parcela === 1)
  const span = counts.find((one) => upOf(one) === 'mes' && isPlain(one))
  if (!each || !rent || !many || !span) return null
  const [let_, bought] = [times(leaf(rent), leaf(span)), times(leaf(many), leaf(each))]
  if (worth(let_) === worth(bought)) return null
  const first = rent.at < each.at ? let_ : bought
  const second = first === let_ ? bought : let_
  const firstLess = worth(first) < worth(second)
  return {
    ...ofMoney(firstLess ? minus(second, first) : minus(first, second)),
    wish: 'versus',
    better: firstLess ? 'first' : 'second',
    gain: false,
    also: [
      { name: 'a primeira', kind: 'money', tree: first },
      { name: 'a segunda', kind: 'money', tree: second },
    ],
  }
}

/** '3,2% sem aluguel ou 2,4% com 69 por mês, passo 12 mil' */
function twoFees({ money, counts, shares, asked, text }: Told): Solved | null {
  const [a, b] = shares
  if (shares.length !== 2 || counts.length > 0 || money.length < 2 || money.length > 3) return null
  if (!/\bou\b/.test(text) || !(asked.compares || /\bcompensa|\bmelhor|\bdiferenca|\beconom/.test(asked.whole)))
    return null
  if (
    !shares.every(
      ({ share, label }) => share === 'fee' || share === null || /\b(?:maquin\w+|taxa|plano|app)\b/.test(label),
    )
  )
    return null
  if (!/\bmaquin\w+|\btaxa|\bapp\b|\bplano/.test(text)) return null
  const volume = [...money].sort((x, y) => y.value - x.value)[0]!
  const fixed = money.filter((one) => one !== volume)
  if (fixed.some((one) => one.value * 5 > volume.value || one.at < a!.at)) return null
  const bill = (by: Quantity, from: number, to: number): Tree =>
    total([of(leaf(volume), by), ...fixed.filter(({ at }) => at > from && at < to).map(leaf)])
  const first = bill(a!, a!.at, b!.at)
  const second = bill(b!, b!.at, Number.POSITIVE_INFINITY)
  if (worth(first) === worth(second)) return null
  const firstLess = worth(first) < worth(second)
  return {
    ...ofMoney(firstLess ? minus(second, first) : minus(first, second)),
    wish: 'versus',
    better: firstLess ? 'first' : 'second',
    gain: false,
    also: [
      { name: 'a primeira', kind: 'money', tree: first },
      { name: 'a segunda', kind: 'money', tree: second },
    ],
  }
}

/** Made elsewhere at so much each, or here at less each and so much a month: from how many on. */
function fromHowMany({ money, counts, shares, asked, text }: Told): Solved | null {
  if (shares.length > 0 || counts.length > 1 || money.length !== 3) return null
  const [many] = counts
  if (
    many
      ? !SAVES.test(asked.whole)
      : !/\b(?:a partir de|de|com) quant[oa]s\b/.test(asked.whole) || !/\bcompensa|\bvale|\bmelhor/.test(asked.whole)
  )
    return null
  const fixed = money.filter(
    ({ label, bill, unit }) => unit.mes === -1 || bill || /\bfix[oa]s?\b/.test(label.split('  ')[1] ?? ''),
  )
  const most = Math.max(...money.map(({ value }) => value))
  const bill = fixed.length === 1 ? fixed[0]! : money.find(({ value }) => value === most)!
  const each = money.filter((one) => one !== bill)
  if (
    bill.value !== most ||
    each.some(({ unit }) => unit.mes === -1) ||
    !/\bterceir\w+|\bcomprar?\b|\bfazer\b|\balug\w+|\bfora\b/.test(text)
  )
    return null
  const [high, low] = [...each].sort((a, b) => b.value - a.value)
  const saved = minus(leaf(high!), leaf(low!))
  if (many) {
    const gain = minus(times(leaf(many), saved), leaf(bill))
    return worth(gain) > 0 && !TIMES.has(upOf(many) ?? '') ? ofMoney(gain, { [MONEY]: 1, mes: -1 }) : null
  }
  return worth(saved) > 0
    ? {
        ...ofCount(over(leaf(bill), saved), { [asked.thing ?? SOME]: 1 }, 'up'),
        also: [{ name: 'quanto cada uma economiza', kind: 'money', tree: saved }],
      }
    : null
}

const RISES = /\b(?:for|fosse|sub\w*|aument\w*|reajust\w*|passar|passo)\b/
/** So many at a price; at another price, where some leave. */
function priceAndLeavers({ money, counts, shares, asked, text }: Told): Solved | null {
  if (money.length < 2 || money.length > 3 || counts.length === 0 || counts.length + shares.length !== 2) return null
  if (!/\bse\b/.test(text) || !RISES.test(text)) return null
  const all = counts.find(({ change }) => change !== -1)
  const gone = shares[0] ?? counts.find((one) => one !== all)
  const leaves = gone && /\b(?:perd\w+|sai\w*|sair\w*|cancel\w+|desist\w+|embora)\b/.test(gone.label)
  if (!all || !leaves || (gone.kind === 'count' && gone.value >= all.value)) return null
  const now = money.filter((one) => RISES.test(nearOf(one)) && /\b(?:pra|para|a|por) ?$/.test(nearOf(one)))
  const cost = money.filter((one) => one.way === 'out' && !now.includes(one))
  const price = money.filter((one) => !now.includes(one) && !cost.includes(one))
  if (now.length !== 1 || price.length !== 1 || cost.length > 1 || cost.some(({ value }) => value >= price[0]!.value))
    return null
  const rest: Tree = gone.kind === 'share' ? less(leaf(all), gone) : minus(leaf(all), leaf(gone))
  const each = (one: Quantity): Tree => (cost[0] ? minus(leaf(one), leaf(cost[0])) : leaf(one))
  const [before, after] = [times(leaf(all), each(price[0]!)), times(rest, each(now[0]!))]
  const becomes =
    /\b(?:passa|vai|vou|fica|entra|fatur\w+) (?:a )?(?:entrar|fatur\w+|receb\w+)|\bquanto (?:vai )?(?:fica|entra|fatura)/.test(
      asked.whole,
    )
  const gains = worth(after) > worth(before)
  const apart = gains ? minus(after, before) : minus(before, after)
  if (becomes) return { ...ofMoney(after), also: [{ name: 'hoje', kind: 'money', tree: before }] }
  return worth(apart) === 0
    ? null
    : {
        ...ofMoney(apart),
        wish: gains ? 'gains' : 'loses',
        also: [
          { name: 'hoje', kind: 'money', tree: before },
          { name: 'depois', kind: 'money', tree: after },
        ],
      }
}

/** 'Preciso fechar 39, já fiz 9 e tenho 15 dias' */
function countsToGoal({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length > 0 || shares.length > 0 || counts.length !== 3 || asked.time === null) return null
  const goal = counts.find(({ label }) =>
    /\b(?:precis\w+|meta|quero|tenho que|faltam?)\b/.test(label.split('  ')[0] ?? ''),
  )
  const done = counts.find((one) => one !== goal && /\bja\b|\bfiz\b/.test(nearOf(one)))
  const days = counts.find((one) => one !== goal && one !== done && upOf(one) === asked.time && isPlain(one))
  if (!goal || !done || !days || done.value >= goal.value) return null
  if (!/\b(?:tenho|faltam?|resta\w*|em)\b/.test(days.label)) return null
  const rest = minus(leaf(goal), leaf(done))
  return {
    ...ofCount(over(rest, leaf(days)), { [upOf(goal) ?? SOME]: 1, [asked.time]: -1 }),
    also: [{ name: 'o que falta', kind: 'count', tree: rest }],
  }
}

/** So many per cent of what is bought in a week is thrown away: over the weeks of a month. */
function thrownAway({ money, counts, shares, asked }: Told): Solved | null {
  const [by] = shares
  const [all] = money
  if (shares.length !== 1 || money.length !== 1 || by!.share !== 'loss' || counts.length > 1) return null
  if (!/\bperc?d?[oe]\w*|\bjog\w+|\bprejuizo/.test(asked.whole)) return null
  const time = downs(all!)
  const [many] = counts
  if (time.length > 1 || (many && upOf(many) !== time[0])) return null
  const part = of(leaf(all!), by!)
  return {
    ...ofMoney(many ? times(part, leaf(many)) : part, {
      [MONEY]: 1,
      ...(many && asked.time ? { [asked.time]: -1 } : !many && time[0] ? { [time[0]]: -1 } : {}),
    }),
  }
}

/** 'Vendi 15 mil pra receber em 60 dias, cobram 5% pra adiantar' */
function advanced({ money, counts, shares, asked, text }: Told): Solved | null {
  const [by] = shares
  if (
    shares.length !== 1 ||
    money.length !== 1 ||
    !isPlain(money[0]!) ||
    !/\badiant\w+|\bantecip\w+|\bfactoring/.test(text)
  )
    return null
  if (by!.share === 'rate' || counts.some((one) => upOf(one) !== 'dia' && upOf(one) !== 'parcela')) return null
  if (!/\b(?:cai|recebo|sobra|fica|entra|vem)\b/.test(asked.whole)) return null
  return {
    ...ofMoney(less(leaf(money[0]!), by!)),
    wish: 'becomes',
    also: [{ name: 'o que cobram', kind: 'money', tree: of(leaf(money[0]!), by!) }],
  }
}

/** '96 sacos, vendo 24 por semana: dá quantos dias?' */
function lastsDays({ money, counts, shares, asked }: Told): Solved | null {
  if (money.length > 0 || shares.length > 0 || counts.length !== 2 || asked.thing !== 'dia') return null
  const rate = counts.find((one) => downs(one).join() === 'semana')
  const stock = counts.find((one) => one !== rate)
  if (!rate || !stock || !isPlain(stock) || (upOf(rate) !== upOf(stock) && upOf(rate) !== SOME && upOf(stock) !== SOME))
    return null
  return ofCount(times(over(leaf(stock), leaf(rate)), known('dias_da_semana', 'Dias da semana', 7)), { dia: 1 })
}

/** What a client owes, in so many parts without interest. */
function inParts({ money, counts, shares, asked, text }: Told): Solved | null {
  const [many] = counts
  if (money.length !== 1 || counts.length !== 1 || shares.length > 0 || many!.unit.parcela !== 1 || !isPlain(money[0]!))
    return null
  if (
    !/\bdeve(?:ndo)?\b|\bfiado\b|\bsem juros?\b/.test(text) ||
    !/\bcada\b|\bparcela\b|\bpor mes\b|\bquanto fica\b/.test(asked.whole)
  )
    return null
  if (/\bdevo\b|\bbanco\b|\bemprest\w+|\bfinanci\w+/.test(text) && !/\bsem juros?\b/.test(text)) return null
  return ofMoney(over(leaf(money[0]!), leaf(many!)), { [MONEY]: 1 })
}

export const LAWS_OF_DEALS = [
  lostPart,
  cleanPrice,
  partOfPart,
  splitAll,
  byTiers,
  byDays,
  machineForPay,
  rentOrBuy,
  twoFees,
  fromHowMany,
  priceAndLeavers,
  countsToGoal,
  thrownAway,
  advanced,
  lastsDays,
  inParts,
] as const
