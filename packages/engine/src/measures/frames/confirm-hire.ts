import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken, today } from './frame.ts'
import { offeredAlone } from './sold.ts'
import { flowingOf } from './sold-costs.ts'
import { asked } from './ways/way.ts'

const MISSES =
  /\b(?:falt(?:a|am|as|aram|ou)|nao (?:vem|veem|aparece[m]?|comparece[m]?|avisa[m]?)|fur(?:a|am|aram)|desmarca[m]?|cancela[m]?|vazi[oa]s?|somem|some)\b/
const HIRES =
  /\b(?:contrat(?:ar|o|asse)|botar|por|colocar|cham(?:ar|o)|secretari[ao]|recepcionista|moca|alguem|pessoa|menina|atendente|meio periodo)\b/
const TO_CONFIRM = /\b(?:confirm[a-z]+|lig(?:ar|ando)|lembr[a-z]+|encaix[a-z]+|avis(?:ar|ando))\b/
const AT_DESK = /\b(?:secretari[ao]|recepcionista)s?\b/
const OF_ONE =
  /\b(?:consultas?|sess(?:ao|oes)|cortes?|atendimentos?|aulas?|horarios?|cada (?:um|uma)?|a|de|por|da|e)(?: (?:e|a|de|da|vale|custa|sai|cobro|uns|umas|r\$|por))* $/
const COUNTED = /^ (?!reais|mil|dias|horas|meses|anos|por cento|vezes)[a-z]{3,}/

interface Missed {
  at: Spoken
  missed: Value<'qtd'>
  booked: Value<'qtd'> | null
  price: Value<'R$'>
  wage: Value<'R$/mês'>
}

/** Someone to confirm the appointments that are missed: what those would leave, and how many of them pay her. */
export function hiresToConfirm(d: Deriver): Answer | null {
  const month = monthOf(d)
  const text = asked(d)
  const found =
    month && HIRES.test(text) && (TO_CONFIRM.test(text) || AT_DESK.test(text)) && MISSES.test(text) ? missedIn(d) : null
  const flowing = found && flowingOf(d)
  if (!month || !found || !flowing) return null
  const { own } = d
  const { missed, booked, price, wage } = found
  const worth = own.times(missed, price, 'O que as faltas deixam de trazer', 'R$/mês')
  const keep = own.make(
    'R$',
    'O que um horário recuperado deixa',
    round2((price.number * flowing.kept.number) / 100),
    `${money(price.number)} × ${percent(flowing.kept.number)}`,
    [price, flowing.kept],
  )
  const loss = own.times(missed, keep, 'O que as faltas tiram de fato', 'R$/mês')
  const need = own.make(
    'qtd',
    'Horários recuperados que pagam a pessoa',
    Math.ceil(wage.number / keep.number - 0.05),
    `${money(wage.number)} ÷ ${money(keep.number)}`,
    [wage, keep],
  )
  const part = own.share(need, missed, 'Parte das faltas')
  const share = booked && own.share(missed, booked, 'Parte da agenda que falta')
  const inputs: (Value<Kind> | null)[] = [
    missed,
    booked,
    price,
    wage,
    worth,
    flowing.kept,
    keep,
    loss,
    need,
    part,
    share,
  ]
  inputs.push(month.left)
  const head =
    part.number > 100
      ? say`Não para isso. `
      : part.number > 40
        ? say`Ainda não. `
        : say`Só em teste, e depois do que não custa nada. `
  return {
    decisions: ['contratar', 'taxa_sinal'],
    at: found.at,
    main: loss,
    inputs,
    verdict: join([
      head,
      say`São ${t(missed)} × ${t(price)} = ${t(worth)} por mês que não entram${share ? say`, ${t(share)} da agenda` : ''}; de cada um ficariam ${t(keep)} depois de repasse, material e imposto, então a perda de fato é de ${t(loss)}. A pessoa de ${t(wage)} só se paga recuperando ${t(need)} deles, ${t(part)} das faltas.`,
      say` Antes, dois meses do que não custa: mensagem automática na véspera, regra escrita para desmarcar, parte paga na marcação e lista de espera para o encaixe${part.number > 100 ? '' : '; contrate só pelo que ainda faltar'}. ${today(month)}.`,
    ]),
    says: ['faltas', 'ociosidade', 'ticket_medio', 'custo_vaga'],
    topic: 'faltas',
  }
}

function missedIn(d: Deriver): Missed | null {
  const all = spoken(d).filter((one) => one.field === 'main_challenge' && isPlain(one))
  const { scene } = d.ask
  const wage = only(
    all.filter((one) => one.value >= 600 && one.value <= 8_000 && isWage(scene.sentences[one.sentence]!.text, one)),
  )
  const counts = all.filter(
    (one) => one !== wage && one.said.kind === 'N' && Number.isInteger(one.value) && one.value >= 5,
  )
  const missed = only(
    counts.filter(
      (one) => MISSES.test(one.after.split(/[;]/)[0]!) || (MISSES.test(one.before) && COUNTED.test(one.after)),
    ),
  )
  if (!wage || !missed) return null
  const booked = counts
    .filter((one) => one !== missed && one.value > missed.value * 1.5 && COUNTED.test(one.after))
    .toSorted((a, b) => b.value - a.value)[0]
  const prices = all.filter(
    (one) =>
      one !== wage &&
      one !== missed &&
      one !== booked &&
      one.value >= 15 &&
      one.value <= 2_000 &&
      (OF_ONE.test(one.before) || /^ (?:reais )?(?:cada|a (?:sessao|consulta)|por)\b/.test(one.after)) &&
      !COUNTED.test(one.after.replace(/^ (?:reais|cada|de receita)/, '')),
  )
  const price = prices.length > 0 ? only(prices) : undefined
  const each = price ? d.ask.value('R$', price.said, 'Preço de um horário') : prices.length > 0 ? null : offeredAlone(d)
  if (!each || wage.value < each.number) return null
  return {
    at: wage,
    missed: d.ask.value('qtd', missed.said, 'Horários que faltam por mês'),
    booked: booked ? d.ask.value('qtd', booked.said, 'Horários marcados por mês') : null,
    price: each,
    wage: ofMonth(d.ask.value('R$', wage.said, 'O que a pessoa custaria por mês')),
  }
}

const isWage = (sentence: string, one: Spoken): boolean =>
  HIRES.test(sentence) && HIRES.test(one.left.slice(-90)) && !MISSES.test(one.before.slice(-20))
