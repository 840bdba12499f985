import { say } from '#src/facts/fact-book.ts'
import { PER, text as t } from '#src/measures/asked/asked.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { COMMISSION } from '#src/quantities/words.data.ts'
import type { CostGroupId } from '#src/reading/cost-groups.ts'
import { MEASURES } from '#src/reading/quantities.data.ts'
import { type Deriver, inChallenge, sentenceOf } from './deriver.ts'
import { leavesGoods } from './unit-parts.ts'

const FROM =
  /\b(?:de|era|eram|custava|pagava|saia|vendia (?:a|por)|cobrava|estava(?: em| a)?)(?: r\$)?(?: uns| umas| cerca de)? $/
const TO =
  /^ ?(?:[a-z]+ ){0,3}(?:pra|para|pro|e (?:hoje|agora|passou|foi|ta|esta)|hoje|agora|foi pra|passou (?:pra|para|a)|virou|chegou a)\b/
const UP =
  /\b(?:sub(?:iu|indo|iram|ir|e)|aument[a-z]+|foi (?:pra|para|de)|passou|pulou|saltou|reajust[a-z]+|era|custava|pagava)\b/
const GROUPS: readonly (readonly [RegExp, CostGroupId])[] = [
  [/\b(?:alugue[a-z]*|dono do (?:ponto|imovel)|imobiliaria)\b/, 'aluguel'],
  [/\b(?:luz|energia)\b/, 'energia'],
  [/\b(?:racao|milho|farelo)\b/, 'racao'],
  [/\b(?:dissidio|salario|piso|folha)\b/, 'folha'],
  [/\b(?:diesel|gasolina|combustivel|frete)\b/, 'frete'],
]

/** 'Subiu de 3,20 pra 4,10': by how much, and on what she says she uses of it. */
export function change(d: Deriver): void {
  const reais = d.terms.filter(
    (term) =>
      inChallenge(term) &&
      term.deed !== 'goal' &&
      (term.dimension === 'reais' || (term.dimension === 'things' && term.noun === '' && term.time === null)),
  )
  for (let i = 0; i + 1 < reais.length; i++) {
    const [before, after] = [reais[i]!, reais[i + 1]!]
    if (before.sentence !== after.sentence || after.place !== before.place + 1) continue
    const between = before.after
    if (COMMISSION.test(before.before)) continue
    if (!TO.test(between) || !(FROM.test(before.before) || UP.test(before.before))) continue
    if (before.value === after.value || after.value > before.value * 4 || before.value > after.value * 4) continue
    const monthly =
      before.value > 400 &&
      (/\bfatur|vend(?:ia|o|iamos)|entrava|movimento/.test(before.before) ||
        (d.revenue !== null && Math.abs(after.value - d.revenue.number) < d.revenue.number * 0.1))
    if (monthly) fell(d, before, after)
    else rose(d, before, after)
    return
  }
}

/** Sales of then and of now. */
function fell(d: Deriver, before: Term, after: Term): void {
  const [then, now] = [
    d.value('R$/mês', before, 'Faturamento de antes'),
    d.value('R$/mês', after, 'Faturamento de agora'),
  ]
  if (now.number >= then.number) return
  const gap = d.own.minus(then, now, 'O que deixou de entrar por mês')
  const rate = d.own.share(gap, then, 'Queda')
  d.add(
    gap,
    [then, now, rate],
    say`De ${t(then)} para ${t(now)} são ${t(gap)} a menos por mês, uma queda de ${t(rate)}.`,
    {
      weight: 10,
      topic: 'queda',
      uses: [before, after],
      says: ['queda_faturamento'],
    },
  )
}

/** How much she uses of what changed its price. */
function usedOf(d: Deriver, before: Term, after: Term): Term | undefined {
  return d.terms.find(
    (one) =>
      inChallenge(one) &&
      one.dimension === 'things' &&
      one.time !== null &&
      (one.sentence === after.sentence
        ? one.place > after.place
        : Math.abs(one.sentence - after.sentence) <= 1 &&
          one.noun !== '' &&
          (one.noun === after.noun ||
            one.noun === before.noun ||
            (after.noun === '' && before.noun === '' && MEASURES.test(one.word)))),
  )
}

function rose(d: Deriver, before: Term, after: Term): void {
  const { own } = d
  const [then, now] = [d.value('R$', before, 'Valor de antes'), d.value('R$', after, 'Valor de agora')]
  const gap = own.make(
    'R$',
    'Diferença em cada um',
    round2(Math.abs(now.number - then.number)),
    `${money(Math.max(now.number, then.number))} − ${money(Math.min(now.number, then.number))}`,
    [then, now],
  )
  const rate = own.share(gap, then, now.number > then.number ? 'Alta' : 'Queda')
  const used = usedOf(d, before, after)
  const up = now.number > then.number
  const said = say`De ${t(then)} para ${t(now)} são ${t(gap)} a ${up ? 'mais' : 'menos'}, ${up ? 'alta' : 'queda'} de ${t(rate)}`
  if (used?.time) {
    const count = d.value('qtd', used, `Quantidade ${PER[used.time]}`)
    const once = own.times(count, gap, 'O que a mudança custa', 'R$')
    const month = d.month(once, used.time, 'O que a mudança custa por mês')
    if (month && !d.tooMuch(month.number, 1)) {
      const { text, values } = d.beside(month)
      d.add(
        month,
        [then, now, gap, rate, count, once, ...values],
        say`${said}. Em ${d.many(used, count)} ${PER[used.time]} são ${t(month)} por mês${text}.`,
        {
          weight: 11,
          topic: 'mudanca',
          sure: true,
          uses: [before, after, used],
        },
      )
      return
    }
  }
  if (then.number > 300) {
    const month: Value<'R$/mês'> = { ...gap, kind: 'R$/mês' }
    const { text, values } = d.beside(month)
    d.add(gap, [then, now, rate, ...values], say`${said}${text}.`, {
      weight: 8,
      topic: 'mudanca',
      uses: [before, after],
    })
    return
  }
  d.add(rate, [then, now, gap], say`${said}.`, { weight: 6, topic: 'mudanca', uses: [before, after] })
}

/** 'O aluguel vai subir 20%', 'a ração subiu 15%': on what she pays for it. */
export function raised(d: Deriver): void {
  for (const term of d.terms) {
    if (!inChallenge(term) || term.dimension !== 'share' || term.said.length !== 1) continue
    const sentence = sentenceOf(d, term)
    const near = `${term.before.slice(-60)} ${term.after.slice(0, 40)}`
    if (!/\b(?:sub[a-z]+|aument[a-z]+|reajust[a-z]+|dissidio|a mais|deu)\b/.test(near)) continue
    const group = GROUPS.find(([words]) => words.test(sentence))?.[1]
    const base = group && d.own.sources.group(group)
    if (!base) continue
    const rate: Value<'%'> = { ...d.value('%', term, 'Alta'), number: round1(term.value * 100) }
    const cost = d.own.known('R$/mês', d.own.sources.groupFact(base), d.own.sources.groupFacts(base))
    const rise = d.own.part(rate, cost, 'O que a alta custa por mês')
    const passed = passedOn(d, term)
    const { revenue } = d
    if (passed && revenue) {
      const back = d.own.part(passed.value, revenue, 'O que o repasse traz por mês')
      const gap = d.own.minus(rise, back, 'O que falta repassar por mês')
      if (gap.number > 0) {
        const { text, values } = d.beside(gap)
        d.add(
          gap,
          [rate, cost, rise, passed.value, revenue, back, ...values],
          say`A alta de ${t(rate)} sobre ${t(cost)} custa ${t(rise)} por mês, e os ${t(passed.value)} repassados trazem ${t(back)}: ficam ${t(gap)} com você${text}.`,
          {
            weight: 12,
            topic: 'alta',
            sure: true,
            uses: [term, passed.term],
            gain: { ...d.half(gap, 'reajuste que passa a ser repassado') },
          },
        )
        return
      }
    }
    const { text, values } = d.beside(rise)
    d.add(rise, [rate, cost, ...values], say`A alta de ${t(rate)} sobre ${t(cost)} são ${t(rise)} por mês${text}.`, {
      weight: 10,
      topic: 'alta',
      sure: true,
      uses: [term],
      says: group === 'aluguel' ? ['aluguel'] : group === 'folha' ? ['folha'] : [],
    })
    return
  }
}

/** 'Deu 6,5% e repassei 2' */
function passedOn(d: Deriver, rise: Term): { term: Term; value: Value<'%'> } | null {
  const term = d.terms.find(
    (one) =>
      one.sentence === rise.sentence &&
      one !== rise &&
      /\brepass[a-z]+(?: so| apenas| uns)? $/.test(one.before) &&
      (one.dimension === 'share' || (one.dimension === 'things' && one.noun === '')),
  )
  if (!term) return null
  const number = term.dimension === 'share' ? term.value * 100 : term.value
  return number > 0 && number < rise.value * 100
    ? { term, value: { ...d.value('%', term, 'O que foi repassado'), number } }
    : null
}

/** 'Compro a 12 e vendo a 18'; 'o entreposto paga 11, na feira vendo a 35', with what there is of it. */
export function pair(d: Deriver): void {
  const prices = d.terms.filter(
    (term) =>
      inChallenge(term) &&
      term.dimension === 'reais' &&
      (term.deed === 'price' || term.deed === 'cost' || term.each) &&
      term.deed !== 'goal' &&
      term.time === null,
  )
  for (let i = 0; i + 1 < prices.length; i++) {
    const [a, b] = [prices[i]!, prices[i + 1]!]
    if (b.sentence - a.sentence > 1 || (a.sentence === b.sentence && b.place !== a.place + 1)) continue
    if (a.noun !== '' && b.noun !== '' && a.noun !== b.noun) continue
    if (a.value === b.value || Math.max(a.value, b.value) > Math.min(a.value, b.value) * 12) continue
    // 'Cera que pago 42 o quilo, vendo a vela a 28': a kilo isn't sold.
    const ofOne = a.noun === b.noun || !(MEASURES.test(a.noun) || MEASURES.test(b.noun))
    if (a.deed === 'cost' && b.deed === 'price') {
      if (ofOne) bought(d, a, b)
      return
    }
    const measured = MEASURES.test(a.noun) && (a.noun === b.noun || b.noun === '')
    if (a.deed === 'price' && b.deed === 'price' && a.sentence === b.sentence && measured) {
      sold(d, a, b)
      return
    }
  }
}

function bought(d: Deriver, cost: Term, price: Term): void {
  const [paid, got] = [d.value('R$', cost, 'O que custa'), d.value('R$', price, 'O que você cobra')]
  const saying = { topic: 'par', uses: [cost, price], says: ['custo_por_unidade'] as const }
  if (leavesGoods(d, got.number, paid.number)) return
  if (got.number < paid.number) {
    // What costs more than a month brings isn't sold one by one.
    if (d.tooMuch(paid.number, 1)) return
    const gap = d.own.minus(paid, got, 'Diferença em cada um')
    const text = say`Custa ${t(paid)} e você cobra ${t(got)}: faltam ${t(gap)} em cada um, antes das outras contas.`
    d.add(gap, [paid, got], text, { ...saying, weight: 12 })
    return
  }
  const gap = d.own.minus(got, paid, 'Diferença em cada um')
  const rate = d.own.share(gap, got, 'Sobra de cada venda')
  const text = say`De cada ${t(got)} vendidos sobram ${t(gap)} depois do que custa, ${t(rate)}, antes das outras contas.`
  d.add(gap, [paid, got, rate], text, { ...saying, weight: 8 })
}

/** The same thing at two prices, with what there is of it. */
function sold(d: Deriver, a: Term, b: Term): void {
  const stock = d.terms.find(
    (one) =>
      inChallenge(one) &&
      one.dimension === 'things' &&
      one.noun !== '' &&
      one.noun === a.noun &&
      one.time === null &&
      one.value > 1,
  )
  if (!stock) return
  const [low, high] = a.value < b.value ? [a, b] : [b, a]
  const [less, more] = [d.value('R$', low, 'Preço menor'), d.value('R$', high, 'Preço maior')]
  const count = d.value('qtd', stock, 'Quantidade guardada')
  const poor = d.own.times(count, less, 'Tudo pelo preço menor', 'R$')
  const rich = d.own.times(count, more, 'Tudo pelo preço maior', 'R$')
  if (d.tooMuch(rich.number, 12)) return
  const all = d.own.minus(rich, poor, 'Diferença no total')
  const text = say`São ${d.many(stock, count)}: valem ${t(poor)} a ${t(less)} e ${t(rich)} a ${t(more)}, uma diferença de ${t(all)}.`
  d.add(all, [count, less, more, poor, rich], text, {
    weight: 12,
    topic: 'par',
    uses: [a, b, stock],
    says: ['diferenca_preco'],
  })
}
