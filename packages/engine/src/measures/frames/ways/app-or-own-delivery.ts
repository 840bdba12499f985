import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { handsOf } from './hands.ts'
import { usedWay } from './used.ts'
import { asked, challengeOf, isSumLeft, leftOf, monthText, sideBySide } from './way.ts'

const APP = /\b(?:app|apps|aplicativos?|ifood|rappi|plataforma)\b/
const DELIVERS = /\b(?:entreg[a-z]+|motoboys?|entregador[a-z]*)\b/
const FALLS =
  /\bsem (?:a )?entrega(?: (?:deles|e|cobra|fica|leva))* $|\b(?:cai|baixa|desce|vai|fica|passa)(?: (?:pra|para|em|a|so|por))* $/

/** The app that also delivers takes so much, without it less: what that saves beside her own people on the road. */
export function appOrOwnDelivery(d: Deriver): Answer | null {
  const text = asked(d)
  if (!(APP.test(text) || APPS.test(text)) || !DELIVERS.test(text)) return null
  const all = challengeOf(d)
  const rates = all.filter((one) => one.said.kind === 'P' && one.value >= 5 && one.value <= 45)
  const lower = only(rates.filter((one) => FALLS.test(one.before)))
  const higher = only(rates.filter((one) => one !== lower))
  const base = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 1_000 &&
        /\b(?:vend[a-z]+|fatur[a-z]+|entra|sai)\b[^;,A-Z]{0,20}$/.test(one.before) &&
        APP.test(one.after.slice(0, 30)),
    ),
  )
  const hands = handsOf(d, []) ?? usedWay(d)
  if (!lower || !higher || !base || !hands || lower.value >= higher.value) return null
  const { own } = d
  const [high, low, sales] = [
    d.ask.value('%', higher.said, 'O que o aplicativo leva com a entrega'),
    d.ask.value('%', lower.said, 'O que levaria sem a entrega'),
    ofMonth(d.ask.value('R$', base.said, 'Venda pelo aplicativo')),
  ]
  const points = own.minus(high, low, 'A diferença na taxa')
  const saved = own.part(points, sales, 'O que a taxa menor poupa por mês')
  const ownWay = { ...hands, account: hands.account }
  if (isSumLeft(d, [hands], [sales])) return null
  const {
    gap,
    first,
    text: account,
  } = sideBySide(
    d,
    [ownWay, { month: saved, account: say`(${t(high)} − ${t(low)}) × ${t(sales)} = ${t(saved)}` }],
    ['Entregando por conta', 'a entrega do aplicativo leva a diferença da taxa'],
    ['entregar por conta', 'a entrega do aplicativo'],
  )
  const even: Value<'R$/mês'> = own.make(
    'R$/mês',
    'Venda pelo aplicativo em que empatam',
    reais(hands.month.number / (points.number / 100)),
    `${money(hands.month.number)} ÷ ${percent(points.number)}`,
    [hands.month, points],
  )
  return {
    decisions: ['entrega_propria', 'sair_app', 'contratar', 'entrar_app', 'terceirizar'],
    at: base,
    main: gap,
    inputs: [high, low, sales, points, saved, ...hands.values, gap, even, leftOf(d)],
    line: account,
    verdict: join([
      first ? say`Compensa, se a venda pelo aplicativo não cair. ` : say`Fique com a entrega do aplicativo. `,
      account,
      say` Só empata vendendo ${t(even)} por mês por lá.`,
      monthText(d),
      first
        ? say` Antes, conte quantas entregas saem na hora mais cheia e se essa gente dá conta, com combustível e manutenção na conta.`
        : say` Ataque a taxa por outro lado: ponha em cada sacola um cartão com o seu número e uma vantagem no próximo pedido direto.`,
    ]),
    says: ['comissao_entrega', 'custo_vaga'],
    topic: 'entrega',
  }
}
