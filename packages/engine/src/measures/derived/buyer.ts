import type { Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Deriver } from './deriver.ts'
import { back, isPlain, only, told } from './spoken.ts'

const PAYS = /\b(?:paga|compra|leva|levam|pagam|compram|responde por|representa|contrato de)\b/
/** Where she sells, what she sells: no one who may leave. */
const NO_BUYER =
  /\b(?:balcao|site|ifood|delivery|feira|whats[a-z]*|zap|instagram|shopee|aplicativo|app|internet|varejo|atacado|concorren[a-z]+|produtos?|plano|convenio|cartao)\b/

/** 'A montadora leva 54 mil, os outros 36': of whoever pays it, where both together are all that comes in. */
export function buyerBesideOthers(
  d: Deriver,
  revenue: Value<'R$/mês'>,
): { value: Value<'R$/mês'>; term: Term; said: Term[] } | null {
  if (revenue.fact.id.startsWith('faixa.')) return null
  const all = told(d.ask).filter((one) => isPlain(one) && one.value > 0 && one.value < revenue.number)
  const pairs = all.flatMap((one) =>
    all
      .filter(
        (other) =>
          other.value < one.value &&
          Math.abs(other.sentence - one.sentence) <= 2 &&
          Math.abs((one.value + other.value) / revenue.number - 1) <= 0.01,
      )
      .map((other) => ({ one, other })),
  )
  const pair = only(pairs)
  if (!pair || !PAYS.test(back(pair.one)) || NO_BUYER.test(back(pair.one)) || NO_BUYER.test(back(pair.other)))
    return null
  const [term, rest] = [pair.one, pair.other].map(({ said }) => d.terms.find((one) => one.said[0] === said))
  return term && rest
    ? { value: d.ask.value('R$/mês', pair.one.said, 'O que ele traz por mês'), term, said: [term] }
    : null
}

const CLIENTS = /^ (?:[a-z]+ )?(?:clientes|empresas|escritorios|lojas|contratos|compradores|condominios|assinantes)\b/

/** 'Os outros 14 clientes juntos dão 23 mil': what one of them brings; null: not said. */
export function averageOfOthers(d: Deriver, rest: Value<'R$/mês'>): Value<'R$'> | null {
  const all = told(d.ask)
  const sum = only(all.filter((one) => isPlain(one) && Math.abs(one.value / rest.number - 1) <= 0.01))
  const count =
    sum && only(all.filter((one) => one.sentence === sum.sentence && CLIENTS.test(one.after) && one.value >= 3))
  return count && sum
    ? d.own.over(
        d.ask.value('R$/mês', sum.said, 'O que os outros trazem por mês'),
        d.ask.value('qtd', count.said, 'Quantos são os outros'),
        'O que cada um dos outros traz em média',
      )
    : null
}

const SAVED =
  /\b(?:guardad[oa]s?|guardei|reserva|poupanca|juntei|juntad[oa]s?|economizad[oa]s?|aplicad[oa]s?|(?:em|no) caixa)\b/

/** What she has put aside; null: not said. */
export function savingsOf(d: Deriver): Value<'R$'> | null {
  const saved = only(
    told(d.ask).filter(
      (one) => isPlain(one) && one.value >= 1_000 && SAVED.test(`${back(one)} ${one.after.split(/[,;]/)[0]!}`),
    ),
  )
  return saved ? d.ask.value('R$', saved.said, 'O que está guardado') : null
}
