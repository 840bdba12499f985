import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, spoken } from './frame.ts'

export const IN =
  /\b(?:entr(?:a|am)|cheg(?:a|am)|vem|instal(?:o|amos)|matricul[a-z]+|ganh(?:o|amos)|fech(?:o|amos))(?: uns| umas| so| em media)* $/
export const OUT =
  /\b(?:sa(?:i|em)|saindo|cancel(?:a|am|ando)|perc(?:o|emos)|perdendo|desist(?:e|em))(?: uns| umas| so| em media)* $/
const COST = /\bcada [a-z]+(?: nov[oa])? (?:me )?(?:custa|sai|gasta|leva)(?: por| em| uns)* $/
const PAID = /\b(?:cobro|cobramos|pagam?|cobrando)(?: so| apenas| uns)* $/
const GROWS =
  /\b(?:contratar|vendedor[a-z]*|anunci[a-z]+|divulg[a-z]+|promoc[a-z]+|panfleto|crescer|torre|expandir|chegar (?:em|a))\b/
const REASON = /\b(?:reclam[a-z]+|por causa|porque|falam|dizem|lentid[a-z]+|demora|atendimento|motivo)\b/

interface Moves {
  /** The counts among what she says. */
  counts: readonly Spoken[]
  came: Spoken
  gone: Spoken
  cost: Spoken
  /** What a new one pays to come in; undefined: nothing told. */
  paid: Spoken | undefined
}

/** How many come and go in a month. */
export function movedIn(d: Deriver): Pick<Moves, 'counts' | 'came' | 'gone'> | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const counts = all.filter((one) => one.said.kind === 'N' && Number.isInteger(one.value) && one.value >= 2)
  const [came, gone] = [
    only(counts.filter((one) => IN.test(one.before))),
    only(counts.filter((one) => OUT.test(one.before) && !/\bd?[oae]?s? ?que[m]? sa(?:i|em) $/.test(one.before))),
  ]
  if (!came || !gone || Math.abs(came.sentence - gone.sentence) > 1) return null
  return /\bmes\b/.test(d.ask.scene.sentences[came.sentence]!.text) ? { counts, came, gone } : null
}

/** The same, with what each new one costs. */
function movesIn(d: Deriver): Moves | null {
  const moved = movedIn(d)
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const cost = only(all.filter((one) => isPlain(one) && one.value >= 20 && COST.test(one.before)))
  if (!moved || !cost || moved.gone.value < moved.came.value * 0.4) return null
  const paid = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.sentence === cost.sentence &&
        one.place === cost.place + 1 &&
        PAID.test(one.before) &&
        one.value < cost.value,
    ),
  )
  return { ...moved, cost, paid }
}

/** What those who leave for the reason she tells cost; its values are pushed onto the inputs. */
function keptOf(d: Deriver, { counts, came, gone }: Moves, net: Value<'R$'>, inputs: (Value<Kind> | null)[]): Text {
  const reason = only(
    counts.filter(
      (one) =>
        one !== came &&
        one !== gone &&
        one.value < gone.value &&
        Math.abs(one.sentence - gone.sentence) <= 1 &&
        REASON.test(one.after),
    ),
  )
  if (!reason) return say``
  const many = d.ask.value('qtd', reason.said, 'Quantos saem por essa razão')
  const saved = d.own.times(many, net, 'O que se poupa sem essas saídas', 'R$/mês')
  inputs.push(many, saved)
  return say` Os ${t(many)} que saem pela razão que você contou custam ${t(saved)} por mês só para repor: é aí que o próximo real rende mais.`
}

/** 'Entram 28 e saem 24, cada instalação custa 680 e cobro 100': what it costs to stand almost still. */
export function leakyBase(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !GROWS.test(d.ask.scene.sentences.map(({ text }) => text).join('; '))) return null
  const moves = movesIn(d)
  if (!moves) return null
  const { came, gone, cost, paid } = moves
  const { own } = d
  const [inward, outward, spent] = [
    d.ask.value('qtd', came.said, 'Quantos entram por mês'),
    d.ask.value('qtd', gone.said, 'Quantos saem por mês'),
    d.ask.value('R$', cost.said, 'O que cada novo custa'),
  ]
  const fee = paid ? d.ask.value('R$', paid.said, 'O que o novo paga para entrar') : null
  const net = fee ? own.minus(spent, fee, 'O que cada novo custa de verdade') : spent
  const bill = own.times(inward, net, 'O que os novos custam por mês', 'R$/mês')
  const lost = own.times(outward, net, 'O que se gasta só para repor quem sai', 'R$/mês')
  // More who leave than come are not repaid by those.
  if (bill.number > month.revenue.number * 0.6 || lost.number > bill.number) return null
  const growth = own.make('qtd', 'Quanto cresce por mês', came.value - gone.value, `${came.value} − ${gone.value}`, [
    inward,
    outward,
  ])
  const inputs: (Value<Kind> | null)[] = [inward, outward, spent, fee, net, bill, lost, growth, month.left]
  const kept = keptOf(d, moves, net, inputs)
  const line = say`${t(inward)} × ${t(net)} = ${t(bill)} por mês para ${growth.number > 0 ? say`crescer ${t(growth)}` : 'nem crescer'}; ${t(lost)} disso só repõem quem sai.`
  return {
    decisions: ['contratar', 'anunciar', 'maquina', 'segunda_loja', 'expandir_rural'],
    at: came,
    main: bill,
    inputs,
    line,
    verdict: join([
      say`Ainda não: antes de trazer mais gente, segure quem já está. Trazer quem entra custa ${t(bill)} por mês, e ${t(lost)} disso só repõem quem sai. Hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`} por mês${beforePay(month)}.`,
      kept,
      say` Ligue antes de gastar: anote de quem sai o lugar e o motivo por trinta dias, conserte o pior, e cobre ou recupere o que foi instalado.`,
    ]),
    says: ['custo_vaga', 'custo_por_cliente'],
    topic: 'saida',
  }
}
