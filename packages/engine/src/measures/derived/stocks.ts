import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { PER, text as t } from '#src/measures/asked/asked.ts'
import { round1 } from '#src/measures/measured.ts'
import { alike } from '#src/quantities/terms.ts'
import { type Deriver, inChallenge, sentenceOf } from './deriver.ts'

const THERE =
  /\b(?:tenho|tem|temos|guardad[oa]s?|estoque|parad[oa]s?|deposito|sobr(?:ou|aram)|fila|esper[a-z]+|atrasad[oa]s?|acumul[a-z]+|encalh[a-z]+|na frente|marcad[oa]s?|agendad[oa]s?)\b/
/** 'Já entreguei 100' */
const DONE = /\b(?:ja|entreguei|entregamos|fiz|fizemos|vendi|vendemos)(?: [a-z]+)?(?: uns| umas)? $/
const WAITS = /\b(?:fila|esper[a-z]+|atrasad[oa]s?|acumul[a-z]+|encomend[a-z]+|pedidos?|na frente|agendad[oa]s?)\b/
const TIMES = { dia: ['dias', 1], semana: ['semanas', 1], mes: ['meses', 1], ano: ['anos', 1] } as const

/** What goes out comes back. */
const LET =
  /\b(?:alug[a-z]+|fantasias?|diarias?|reserv[a-z]+|loca(?:r|cao|das?)|quartos?|leitos|vagas?|chales?|cadeiras?|mesas|assinantes?|alun[oa]s?|clientes?)\b/

/** '1.200 kg guardados e saem 80 por mês': how long it lasts at that pace. */
export function stocks(d: Deriver): void {
  const counts = d.terms.filter((term) => inChallenge(term) && term.dimension === 'things')
  for (const stock of counts) {
    if (stock.time !== null || !THERE.test(sentenceOf(d, stock)) || LET.test(sentenceOf(d, stock))) continue
    if (DONE.test(stock.before)) continue
    const rate = counts.find(
      (one) =>
        one !== stock &&
        one.time !== null &&
        one.time !== 'ano' &&
        one.value > 0 &&
        stock.value >= 5 &&
        stock.value / one.value >= 1.5 &&
        Math.abs(one.sentence - stock.sentence) <= 1 &&
        (one.noun === '' ? one.sentence === stock.sentence : stock.noun !== '' && alike(one.noun, stock.noun)),
    )
    if (!rate?.time) continue
    const all = d.value('qtd', stock, 'O que está guardado ou na fila')
    const pace = d.value('qtd', rate, `Quantos saem ${PER[rate.time]}`)
    const value = round1(all.number / pace.number)
    if (value > 400) continue
    const [name] = TIMES[rate.time]
    const months = rate.time === 'mes'
    const time = d.own.make(
      months ? 'meses' : 'qtd',
      'Tempo que isso leva no ritmo de hoje',
      value,
      `${t(all).text} ÷ ${t(pace).text}`,
      [all, pace],
    )
    const long = months ? say`${t(time)}` : say`${formatted(time.number, time.fact.id)} ${name}`
    const waits = WAITS.test(sentenceOf(d, stock))
    d.add(
      time,
      [all, pace],
      say`No ritmo de ${t(pace)} ${PER[rate.time]}, ${d.many(stock, all)} ${waits ? 'levam' : 'duram'} ${long}.`,
      { weight: 9, topic: 'ritmo', uses: [stock, rate], says: ['dias_de_estoque'] },
    )
    return
  }
}

const formatted = (value: number, fact: string) => ({ text: formatNumber(value, 1), fact })
