import { say } from '#src/facts/fact-book.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { text as t } from './asked.ts'
import { type Asked, NO_GOODS, tooMuch, withAccount } from './money.ts'

const THROWN = '(?:jog\\w+ fora|vai fora|vao fora|vao pro lixo|vai pro lixo|descart\\w+|perco|perdemos)'
const WASTED = '(?:lixo|fora|murch|estrag|apodrec|vence|mofa|descart)'

/** 'Jogo fora 30% das flores', of what her list of costs names. */
/** 'Eles descontam 20% de quebra': of what they pay, not of what she buys. */
const BUYER_DEDUCTS = /\b(?:descont(?:a|am|ou|aram|ando)|abat(?:e|em|eu|eram)|gl?osa(?:m|ram)?)\b/

export const lostGoods: Asked = (ask) => {
  const found =
    ask.find(`${THROWN}(?: uns| umas| quase| cerca de| mais de)* @P d[aeo]s? ([a-z]{4,})`, [
      'main_challenge',
      'operational_flow',
    ]) ?? ask.find(`@P d[aeo]s? ([a-z]{4,})~30${WASTED}`, ['main_challenge', 'operational_flow'])
  const part = found?.numbers[0]
  const noun = found?.words.at(1)?.slice(0, -1)
  const { own } = ask
  const { sources } = own
  if (!found || !part || noun === undefined || part.value >= 100 || NO_GOODS.test(found.sentence.text)) return null
  if (BUYER_DEDUCTS.test(found.sentence.text)) return null
  const place = sources.reading.costs.items.findIndex(({ nome }) => fold(nome).includes(noun))
  const goods = sources.group('mercadorias')
  const [bought, ...behind] = place >= 0 ? [sources.costFacts[place]!] : goods ? sources.groupFacts(goods) : []
  if (!bought) return null
  const rate = ask.value('%', part, 'Parte que se perde')
  const exact: Value<'%'> = part.value === 33 ? { ...rate, number: 100 / 3 } : rate
  const base = own.known('R$/mês', bought, behind)
  const total = own.part(exact, base, 'Mercadoria que se perde por mês')
  if (tooMuch(ask, total.number)) return null
  return withAccount(
    own.sum(
      total,
      [rate, base],
      say`${t(rate)} de ${t(base)} que você compra por mês são ${t(total)} que vão fora.`,
      ['perdas', 'mercadorias', 'ticket_medio', 'sobra_mes', 'margem'],
      ask.gain(total, 'mercadoria que deixa de ir fora'),
    ),
    say`${t(rate)} × ${t(base)} = ${t(total)} por mês`,
  )
}
