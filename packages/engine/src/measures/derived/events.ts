import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, round2 } from '#src/measures/measured.ts'
import { type Deriver, inChallenge } from './deriver.ts'

const GIVEN =
  /\b(?:etiqueta|tabela|normal|cheio|deveria|custava|preco certo|era pra ser|valor cheio)(?: e| eh| de| a| era| seria)* $/
const TAKEN =
  /\b(?:saindo|sai|sendo vendido|vendendo|vendo|fecha|fechando|fecho|pagam|acaba saindo|fica)(?: em media| por| a| uns| por uns)* $/

/** 'Na etiqueta é 900 e está saindo por 690; vendemos 95 por mês': what the discount takes. */
export function discounted(d: Deriver): void {
  const numbers = d.terms.filter(
    (term) =>
      inChallenge(term) &&
      (term.dimension === 'reais' || term.dimension === 'things') &&
      term.time === null &&
      (term.noun === '' || term.dimension === 'reais'),
  )
  for (let i = 0; i + 1 < numbers.length; i++) {
    const [full, sold] = [numbers[i]!, numbers[i + 1]!]
    if (full.sentence !== sold.sentence || sold.value >= full.value || sold.value < full.value / 4) continue
    if (!GIVEN.test(full.before) || !TAKEN.test(sold.before)) continue
    const [price, got] = [d.value('R$', full, 'Preço de tabela'), d.value('R$', sold, 'Preço a que sai')]
    const gap = d.own.make(
      'R$',
      'Desconto em cada um',
      round2(price.number - got.number),
      `${money(price.number)} − ${money(got.number)}`,
      [price, got],
    )
    const rate = d.own.share(gap, price, 'Desconto médio')
    const volume = d.terms.find(
      (term) =>
        inChallenge(term) &&
        term.dimension === 'things' &&
        term.time !== null &&
        Math.abs(term.sentence - sold.sentence) <= 1 &&
        /\b(?:vend[a-z]+|sa(?:i|em)|fecho|faco|fazemos)\b/.test(term.before),
    )
    const said = say`De ${t(price)} para ${t(got)} são ${t(gap)} de desconto em cada um, ${t(rate)}`
    const count = volume && d.value('qtd', volume, 'Quantos saem')
    const once = count && d.own.times(count, gap, 'O que o desconto leva', 'R$')
    const month = once && d.month(once, volume.time, 'O que o desconto leva por mês')
    if (!month || d.tooMuch(month.number, 1)) {
      d.add(gap, [price, got, rate], say`${said}.`, {
        weight: 8,
        topic: 'desconto',
        uses: [full, sold],
        says: ['desconto'],
      })
      return
    }
    const { text, values } = d.beside(month)
    d.add(
      month,
      [price, got, gap, rate, count, once, ...values],
      say`${said}. Em ${t(count)} são ${t(month)} por mês${text}.`,
      {
        weight: 12,
        topic: 'desconto',
        sure: true,
        uses: [full, sold, volume],
        says: ['desconto'],
        gain: d.half(month, 'desconto que deixa de ser dado'),
      },
    )
    return
  }
}

const CAME =
  /\b(?:entrou|entraram|recebi|rendeu|arrecad[a-z]+|apurei|deu de (?:bilheteria|ingresso)|faturei)(?: uns| so| umas)? $/
const WENT = /\b(?:paguei|gastei|saiu|custou|gastamos|pagamos|cobraram|investi)(?: uns| umas| so)? $/

/** 'Paguei 14 mil de teatro e de ingresso entrou 9.600': one happening, in and out. */
export function happening(d: Deriver): void {
  const reais = d.terms.filter(
    (term) => inChallenge(term) && term.dimension === 'reais' && term.time === null && !term.each,
  )
  const [inward, outward] = [
    reais.filter(({ before }) => CAME.test(before)),
    reais.filter(({ before }) => WENT.test(before)),
  ]
  const [came, went] = [inward[0], outward[0]]
  if (
    !came ||
    !went ||
    inward.length > 1 ||
    outward.length > 1 ||
    came.sentence !== went.sentence ||
    reais.filter(({ sentence }) => sentence === came.sentence).length > 2
  )
    return
  const [got, paid] = [d.value('R$', came, 'O que entrou'), d.value('R$', went, 'O que saiu')]
  const gap = d.own.make(
    'R$',
    got.number >= paid.number ? 'O que sobrou' : 'O que faltou',
    round2(Math.abs(got.number - paid.number)),
    `${money(Math.max(got.number, paid.number))} − ${money(Math.min(got.number, paid.number))}`,
    [got, paid],
  )
  d.add(
    gap,
    [got, paid],
    say`Entraram ${t(got)} e saíram ${t(paid)}: ${got.number >= paid.number ? 'sobraram' : 'faltaram'} ${t(gap)}.`,
    { weight: 8, topic: 'evento', uses: [came, went] },
  )
}
