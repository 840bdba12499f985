import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Answer, timesOver } from './frame.ts'
import { challengeOf } from './ways/way.ts'

const COMES =
  /\b(?:entra[m]?|cai|caem|baixa|desce|fatur[a-z]+|vend[eo]|vendemos|recebo|faco|fazemos|sobe|tiro|rende)(?: (?:pra|para|a|em|de|uns|umas|so|ate|la|r\$|mais de))* $/
const GOES =
  /\b(?:gast[oa]s?|gasta|custos?|contas?|despesas?|saem|sai|pago)\b(?: (?:continua[m]?|fica[m]?|e|sao|de|em|uns|umas|nos|os|mesm[oa]s?|nao baixa[m]?|cai[m]?|pra|para|r\$))* $/
const YEAR = 12

interface Season {
  comes: Value<'R$/mês'>
  goes: Value<'R$/mês'>
  at: Spoken
  sentence: number
}

/** Good months and weak ones, each with what comes in and goes out: whether the year closes, and what to keep in the good ones. */
export function twoSeasons(d: Deriver): Answer | null {
  const seasons = seasonsIn(d)
  const months = seasons && monthsIn(d)
  if (!seasons || !months) return null
  const { own } = d
  const [good, weak] = seasons.toSorted((a, b) => leftOf(b) - leftOf(a)) as [Season, Season]
  if (leftOf(good) <= 0 || leftOf(weak) >= 0) return null
  const gain = own.minus(good.comes, good.goes, 'O que um mês bom deixa')
  const lack = own.minus(weak.goes, weak.comes, 'O que falta num mês fraco')
  const [goods, weaks] = countsOf(d, months, good)
  const saved = timesOver(d, goods, gain, 'O que os meses bons deixam')
  const hole = timesOver(d, weaks, lack, 'O que falta nos fracos')
  const year = own.minus(saved, hole, 'O ano inteiro')
  const aside = aMonth(d, hole, goods, 'O que guardar em cada mês bom')
  const whole = Math.abs(year.number)
  const draw = own.make('R$/mês', 'O que o ano deixa por mês', reais(whole / YEAR), `${money(whole)} ÷ ${YEAR}`, [year])
  const account: Text = say`Nos bons ficam ${t(goods)} × ${t(gain)} = ${t(saved)}; nos fracos faltam ${t(weaks)} × ${t(lack)} = ${t(hole)}`
  return {
    decisions: ['emprestimo', 'guardar_safra', 'demitir'],
    at: weak.at,
    main: hole,
    inputs: [good.comes, good.goes, weak.comes, weak.goes, goods, weaks, gain, lack, saved, hole, year, aside, draw],
    verdict:
      year.number >= 0
        ? join([
            say`Não precisa de banco: o ano fecha com ${t(year)}. `,
            account,
            say`: o dinheiro existe, só que na outra época.`,
            say` Guarde ${t(aside)} em cada mês bom numa conta à parte, que é o que paga os fracos, e fixe a sua retirada o ano todo em até ${t(draw)}.`,
            say` Com isso de pé, procure o que vender na baixa e troque aos poucos a dívida por reserva.`,
          ])
        : join([
            say`Não resolve com banco: o ano fecha faltando ${t(year)}. `,
            account,
            say`. Guardar o que os bons deixam cobre só uma parte: o resto (${t(draw)} por mês do ano) tem de vir de gasto menor na baixa e de venda nova nela.`,
          ]),
    says: ['mes_fraco', 'sobra_mes', 'margem', 'meses_de_caixa', 'conta_que_mais_pesa'],
    topic: 'mes_fraco',
  }
}

const leftOf = ({ comes, goes }: Season): number => comes.number - goes.number

const aMonth = (d: Deriver, sum: Value<'R$'>, months: Value<'qtd'>, rotulo: string): Value<'R$/mês'> =>
  d.own.make('R$/mês', rotulo, reais(sum.number / months.number), `${money(sum.number)} ÷ ${months.number}`, [
    sum,
    months,
  ])

/** Good months and weak ones: she tells the one, the year tells the other. */
function countsOf(d: Deriver, { count, sentence }: Months, good: Season): readonly [Value<'qtd'>, Value<'qtd'>] {
  const isGood = sentence === good.sentence
  const name = isGood ? 'Meses fracos' : 'Meses bons'
  const other = d.own.make('qtd', name, YEAR - count.number, `${YEAR} − ${count.number}`, [count])
  return isGood ? [count, other] : [other, count]
}

/** What comes in and goes out of each; 'gasto 39' beside '62 mil' is in thousands. */
function seasonsIn(d: Deriver): readonly [Season, Season] | null {
  const all = challengeOf(d).filter(isPlain)
  const found = all.flatMap((comes): Season[] => {
    const goes = all.find((one) => one.place === comes.place + 1 && one.sentence === comes.sentence)
    if (!goes || comes.value < 1_000 || !COMES.test(comes.before) || !GOES.test(goes.before)) return []
    const inThousands = goes.value < 1_000 && goes.said.kind !== 'P'
    if (inThousands && comes.value < 1_000) return []
    const out = inThousands
      ? d.own.make('R$/mês', 'O que sai', goes.value * 1_000, `${goes.value} mil`, [
          d.ask.value('qtd', goes.said, 'O que sai, em mil reais'),
        ])
      : ofMonth(d.ask.value('R$', goes.said, 'O que sai'))
    return [
      { comes: ofMonth(d.ask.value('R$', comes.said, 'O que entra')), goes: out, at: comes, sentence: comes.sentence },
    ]
  })
  const [first, second] = found
  return found.length === 2 && first && second ? [first, second] : null
}

interface Months {
  count: Value<'qtd'>
  sentence: number
}

/** 'Na safra, que dura 5 meses' */
function monthsIn(d: Deriver): Months | null {
  const one = only(
    challengeOf(d).filter(
      ({ said }) => said.kind === 'D' && said.unit === 'meses' && said.written >= 2 && said.written <= 10,
    ),
  )
  return one
    ? {
        count: { ...d.ask.value('qtd', one.said, 'Meses que você escreveu'), number: one.said.written },
        sentence: one.sentence,
      }
    : null
}
