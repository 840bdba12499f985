import { say, type Text } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import { DAYS_OF_FARM, type Kind, type Value } from '#src/measures/own/algebra.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { challengeOf } from './way.ts'

const GIVES = /^ (litros?|ovos?|quilos?|kgs?) (?:por|ao|de leite por) dia\b/
const EATS = /\b(?:come[m]?|gasta[m]?|custa[m]?|consome[m]?)(?: uns| umas| cerca de| r\$)* $/
const EACH = /^ (?:reais )?(?:cada|por dia|de (?:racao|trato|comida))/
const SOLD_AT = (unit: string) => new RegExp(`\\b${unit}[a-z]*\\b[^;]{0,30} a (\\d{1,3}(?:,\\d{1,2})?)\\b`)

/** 'Não passa de 7 litros por dia e come 19 cada uma': what keeping them takes of a month; null: it isn't told. */
export function losesKept(d: Deriver, count: Spoken): { text: Text; values: readonly Value<Kind>[] } | null {
  const all = challengeOf(d).filter(({ sentence, place }) => sentence === count.sentence && place > count.place)
  const gives = only(all.filter((one) => one.said.kind === 'N' && GIVES.test(one.after)))
  const eats = only(all.filter((one) => isPlain(one) && EATS.test(one.before) && EACH.test(one.after)))
  const unit = gives && GIVES.exec(gives.after)![1]!.slice(0, 4)
  const price = unit && SOLD_AT(unit).exec(fold(offerOf(d.own.sources.reading.answers)))?.[1]
  if (!gives || !eats || !price) return null
  const { own } = d
  const paid = own.known('R$', {
    id: 'medida.preco_da_oferta',
    rotulo: 'Preço do que você vende',
    valor: Number(price.replace(',', '.')),
    unidade: 'R$',
    tipo: 'informado',
    origem: 'O que você escreveu sobre o que vende',
  })
  const [many, each, cost] = [
    d.ask.value('qtd', count.said, 'Quantos você venderia'),
    d.ask.value('qtd', gives.said, 'O que um dá por dia'),
    d.ask.value('R$', eats.said, 'O que um gasta por dia'),
  ]
  const brings = own.times(each, paid, 'O que um traz por dia', 'R$')
  const day = own.minus(brings, cost, 'O que um deixa por dia')
  if (day.number >= 0) return null
  const days = own.known('qtd', ruleFact('dias_no_mes_da_fazenda', 'Dias no mês', DAYS_OF_FARM, ''))
  const month = ofMonth(
    own.make(
      'R$',
      'O que ficar com eles custa por mês',
      round2(Math.round(-day.number * many.number * days.number)),
      `${many.number} × ${money(-day.number)} × ${days.number}`,
      [many, day, days],
    ),
  )
  return {
    text: say`Cada um traz ${t(each)} × ${t(paid)} = ${t(brings)} por dia e gasta ${t(cost)}: ficar com os ${t(many)} custa ${t(month)} por mês. `,
    values: [many, each, cost, paid, brings, day, days, month],
  }
}
