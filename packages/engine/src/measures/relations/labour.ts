import { say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, clauseOf, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import { averageOf } from './volume.ts'

const IDLE =
  /\b(?:parad[oa]s?|perd(?:e|em|endo)|esper(?:a|am|ando)|ocios[oa]s?|a toa|sem (?:servico|trabalho)|procurando|no celular|no transito|transito|sem fazer nada)\b/
/** Whoever they are; no things that stand. */
const WORKERS =
  /^ (?!carros?|maquinas?|veiculos?|caminh|lojas?|salas?|cadeiras?|turmas?|clientes?|horas?|dias?|vezes|boxes?|elevador|mesas?|pedidos?|alun)(?:[a-z]+ )?[a-z]{4,}\b/
/** What she is paid for an hour, not what she pays. */
const PAID_HOUR =
  /\b(?:cobr[oa][a-z]*|nossa hora|minha hora|hora (?:nossa|tecnica|vendida|do servico)|a hora (?:tecnica|de servico|aqui)|vendo a hora|hora sai)\b/
const PAYS_HOUR = /\b(?:pago|pagamos|custa|salario|diaria|ganham)\b/

/** Who stands idle, how long each a day, and what she sells an hour at; null: not sure. */
function idleOf(d: Deriver): { workers: Spoken; hours: Spoken; price: Spoken | undefined } | null {
  const all = told(d.ask)
  const hours = only(
    all.filter(
      (one) =>
        one.said.kind === 'H' &&
        one.value <= 10 &&
        /\b(?:por|ao|no|todo) dia\b|\bdiari[oa]s?\b/.test(`${one.before} ${one.after}`) &&
        IDLE.test(one.left + one.right),
    ),
  )
  const workers =
    hours &&
    only(
      all.filter(
        (one) =>
          one.said.kind === 'N' &&
          one.value >= 2 &&
          one.value <= 60 &&
          one.sentence === hours.sentence &&
          one.place < hours.place &&
          WORKERS.test(one.after),
      ),
    )
  if (!hours || !workers || !/\bcada\b/.test(`${workers.after} ${hours.before} ${hours.right}`)) return null
  const price = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 10 &&
        (/^ (?:reais )?(?:a|por|cada|pela) hora\b/.test(one.after) || /\bhora\b/.test(back(one))) &&
        PAID_HOUR.test(one.left + one.right) &&
        !PAYS_HOUR.test(clauseOf(one)),
    ),
  )
  return { workers, hours, price }
}

/** 'Os 3 ficam parados 2 horas por dia cada': of all of them, in a month, at what an hour is sold for. */
export function idleHours(d: Deriver): void {
  const found = idleOf(d)
  if (!found) return
  const { own } = d
  const [people, each, days] = [
    d.ask.value('qtd', found.workers.said, 'Quantos ficam parados'),
    d.ask.value('horas', found.hours.said, 'Horas por dia de cada um'),
    d.ask.days(),
  ]
  const number = round1(people.number * each.number * days.number)
  const formula = `${t(people).text} × ${t(each).text} × ${days.number} dias`
  const month = own.make('horas', 'Horas paradas por mês', number, formula, [people, each, days], 'estimado')
  const says = ['custo_hora', 'ociosidade', 'horas_nao_cobradas'] as const
  if (!found.price) {
    const text = say`São ${t(month)} paradas por mês: ${t(people)} pessoas, ${t(each)} por dia cada, em ${t(days)} dias.`
    d.add(month, [people, each, days], text, { weight: 12, topic: 'horas', related: true, says })
    return
  }
  const rate = d.ask.value('R$', found.price.said, 'O que vale uma hora')
  const value = round2(month.number * rate.number)
  const sum = `${t(month).text} × ${money(rate.number)}`
  const worth = ofMonth(own.make('R$', 'Serviço que caberia nessas horas', value, sum, [month, rate], 'estimado'))
  if (d.tooMuch(worth.number, 1)) return
  const { text, values } = d.beside(worth)
  d.add(
    worth,
    [people, each, days, month, rate, ...values],
    say`São ${t(people)} pessoas com ${t(each)} paradas por dia cada, ${t(month)} em ${t(days)} dias: a ${t(rate)} a hora cabem até ${t(worth)} de serviço por mês${text}. É o teto, se houver serviço para todas elas.`,
    { weight: 20, topic: 'horas', related: true, says },
  )
}

const HIRES = /\b(?:contrat(?:ar|asse|ando)|colocar mais um[a]?|por mais um[a]?|pegar mais um[a]?)\b/
/** 'Contratar um suporte por 2.500' */
const OFFERED = /\bcontratar (?:mais )?(?:um|uma|outr[oa]|alguem)(?: [a-z]+){0,3} por(?: uns)? $/
const COSTS = /\b(?:custa|custo|custaria|sai|fica|salario|ganha|pagar|pagaria|com encargos)\b/

/** 'Penso em contratar outra, custo de 6.200': how many sales only pay her. */
export function hired(d: Deriver): void {
  const each = averageOf(d)
  if (!each) return
  const wages = told(d.ask).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 900 &&
      one.value <= 30_000 &&
      HIRES.test(one.left) &&
      (COSTS.test(clauseOf(one)) || OFFERED.test(one.before)) &&
      (OFFERED.test(one.before) ||
        one.after.includes('encargos') ||
        isOfMonth(one.after) ||
        one.after.trim() === '' ||
        /^ ?[),]/.test(one.after)),
  )
  const wage = only(wages)
  if (!wage) return
  const cost = ofMonth(d.ask.value('R$', wage.said, 'Custo de mais uma pessoa'))
  const need = d.own.make(
    'qtd',
    'Vendas que pagam mais uma pessoa',
    Math.ceil(round2(cost.number / each.number)),
    `${money(cost.number)} ÷ ${money(each.number)}`,
    [cost, each],
  )
  const { left } = d
  const short =
    left && left.number < cost.number && left.number > 0 ? d.own.minus(cost, left, 'O que falta no primeiro mês') : null
  const rest = short ? say`; hoje sobram ${t(left!)}, e até lá faltariam ${t(short)} por mês` : say``
  d.add(
    need,
    [cost, each, left, short],
    say`Mais uma pessoa por ${t(cost)} só se paga com ${t(need)} vendas a mais por mês, a ${t(each)} cada, sem contar o custo delas${rest}.`,
    { weight: 15, topic: 'vaga', related: true, says: ['custo_vaga'] },
  )
}
const isOfMonth = (after: string): boolean => /^ (?:reais )?(?:por|ao) mes\b/.test(after)
