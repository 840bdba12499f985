import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { asked, challengeOf } from './way.ts'

/** What holds her up by her own words, which the purchase wouldn't change. */
export interface Waiting {
  text: Text
  values: readonly Value<Kind>[]
  uses: readonly Said[]
}

const HOLDS =
  /\b(?:o que|que) (?:mais )?(?:atrasa|trava|segura|emperra|empaca|falta|pega|limita)(?: mesmo| de verdade| tudo| aqui| a gente)* (?:e|sao) (?:mesmo )?((?:[ao]s? |minha |meu )?)([a-z]{4,})|\bgargalo (?:mesmo )?(?:e|ta|esta|fica) ((?:n?[ao] )?)([a-z]{4,})/
const STANDS = /\b(?:esper[a-z]+|parad[oa]s?|atrasad[oa]s?|na fila|encalhad[oa]s?|presas?|presos?)\b/
const TO_RECEIVE = /\b(?:receber|saldo|falta[m]?|na entrega|pagam|pra entrar)\b/
const EACH = /\bcada(?: um| uma)?\b/

/** 'O que atrasa é a montagem, 4 obras esperando, cada uma com 6 mil pra receber': what waits, and where. */
export function bottleneckOf(d: Deriver, uses: readonly Said[]): Waiting | null {
  const found = HOLDS.exec(asked(d))
  if (!found) return null
  const [, article, word] = found.filter((part) => part !== undefined)
  const name = `${article!.replace(/^n|minha|meu/, (own) => (own === 'minha' ? 'a' : own === 'meu' ? 'o' : ''))}${d.ask.spelt(word!, 'main_challenge')}`
  const held = say` Pelo que você contou, o que trava é ${name}: é aí que o dinheiro rende primeiro.`
  const all = challengeOf(d).filter(({ said }) => !uses.includes(said))
  const count = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one.value >= 2 &&
        one.value <= 500 &&
        STANDS.test(one.after.slice(0, 40)) &&
        /^ [a-z]{3,}/.test(one.after),
    ),
  )
  const each = count && all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
  if (
    !count ||
    !each ||
    !isPlain(each) ||
    each.value < 100 ||
    !EACH.test(each.before) ||
    !TO_RECEIVE.test(each.after + each.before)
  )
    return { text: held, values: [], uses: [] }
  const [many, one] = [
    d.ask.value('qtd', count.said, 'Quantos esperam'),
    d.ask.value('R$', each.said, 'O que falta receber de cada um'),
  ]
  const total = d.own.times(many, one, 'O que espera para ser recebido', 'R$')
  const noun = d.ask.thing(count.said)
  return {
    text: say` O que trava, pelo que você contou, é ${name}: ali esperam ${t(many)}${noun ? ` ${noun}` : ''} × ${t(one)} = ${t(total)} a receber. Chame reforço por diária ou empreita para entregar isso esta semana, e reavalie a compra depois.`,
    values: [many, one, total],
    uses: [count.said, each.said],
  }
}
