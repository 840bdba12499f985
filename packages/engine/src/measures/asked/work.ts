import { formatNumber } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import { money, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Own, OwnGain, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const hoursTimes = (own: Own, hours: Value<'horas'>, count: Value<'qtd'>, rotulo: string): Value<'horas'> =>
  own.make(
    'horas',
    rotulo,
    round1(hours.number * count.number),
    `${formatNumber(count.number, 1)} × ${t(hours).text}`,
    [count, hours],
  )

/** Cents mean nothing in a product of hours. */
const exact = (value: number): number => (Number.isInteger(value) ? value : reais(value))

const reaisOf = (own: Own, hours: Value<'horas'>, each: Value<'R$'>, rotulo: string): Value<'R$'> =>
  own.make('R$', rotulo, exact(hours.number * each.number), `${t(hours).text} × ${money(each.number)}`, [hours, each])

/** What an hour is worth, as she says it: of her own, or of the machine. */
const HOUR = [
  `\\bhora (?:dela|dele|da maquina|de maquina|parada|minha|de trabalho)?~24@M`,
  `\\bminha hora~24@M`,
  `\\bcada hora~30@M`,
  `@M (?:a|por|/|pela|de) ?hora\\b`,
]
const hourPrice = (ask: Asking): Said | undefined => {
  const found = ask.number(HOUR)
  return found && found.value >= 5 ? found : undefined
}

/** Hours of a month that her goal, or half, gives back. */
function hoursBack(ask: Asking, month: Value<'horas'>, each: Value<'R$'>, rotulo: string): OwnGain {
  const goal = ask.scene.said.find(({ field, kind }) => field === 'future_goals' && kind === 'H')
  const hers = goal !== undefined && goal.value < month.number
  const less = hers ? month.number - goal.value : month.number / 2
  const value = reais(less * each.number)
  return {
    value,
    formula: `${hers ? `(${formatNumber(month.number, 1)} − ${formatNumber(goal.value, 1)} da sua meta)` : `${formatNumber(month.number, 1)} × metade`} × ${money(each.number)} = ${money(value)}`,
    inputs: [month.fact, each.fact],
    rotulo: `${rotulo}, ${hers ? 'pela sua meta' : 'contando metade'}`,
    once: false,
  }
}

const ROAD =
  '(?:transito|estrada|deslocament\\w+|onibus|caminho|viagem|viajando|rodando|dirigindo|no carro|de carro|de moto|ate chegar|ida e volta)'
const VISITS =
  '(?:atendiment\\w+|client\\w*|visitas?|servicos?|aulas?|casas?|entregas?|obras?|pacientes?|alun\\w+|chamados?|sessoes)'

const OTHERS_ROAD = /\b(?:filh[oa]s?|marido|esposa|mulher|escola|faculdade|mae|pai)\b/

/** '4 por dia, 50 minutos no trânsito entre um e outro' */
export const travel: Asked = (ask) => {
  const leg = ask.number([
    `@H~40\\b${ROAD}\\b`,
    `\\b${ROAD}\\b~40@H`,
    `@H~20\\b(?:entre (?:um|uma|cada|eles|elas)|de (?:um|uma) (?:pra|para|a|ate) outr[oa]|pra chegar|ate (?:o|a|cada))\\b`,
  ])
  if (!leg) return null
  const { own } = ask
  const trip = ask.value('horas', leg, 'Tempo de deslocamento')
  const sentence =
    ask.scene.sentences.find(({ field, text }) => field === leg.field && text.includes(`H${leg.at}`))?.text ?? ''
  if (OTHERS_ROAD.test(sentence)) return null
  const all = /^H\d+ (?:por|ao|no|todo) dia\b/.test(sentence.slice(sentence.indexOf(`H${leg.at}`)))
  const visits = ask.number([
    `@N(?: ${VISITS})?~16\\b(?:por|ao|no|a) dia\\b`,
    `\\b(?:todo|por|cada|num|no) dia\\b~30@N ${VISITS}`,
  ])
  const days = ask.days()
  let daily = trip
  const inputs: Value<Kind>[] = []
  let start: Text
  if (all) start = say`${t(trip)} por dia no caminho`
  else {
    if (!visits || visits.value < 2 || visits.value > 30) return null
    const count = ask.value('qtd', visits, 'Atendimentos por dia')
    const between = /\bentre|outr[oa]\b/.test(sentence)
    const legs: Value<'qtd'> = between
      ? own.make('qtd', 'Trechos entre um e outro', count.number - 1, `${formatNumber(count.number)} − 1`, [count])
      : count
    daily = hoursTimes(own, trip, legs, 'Horas de deslocamento por dia')
    inputs.push(count, legs)
    start = say`${t(legs)} ${legs.number === 1 ? 'trecho' : 'trechos'} de ${t(trip)} são ${t(daily)} por dia no caminho`
  }
  if (daily.number > 14) return null
  const month = hoursTimes(own, daily, days, 'Horas de deslocamento por mês')
  const price = hourPrice(ask)
  const worth = price ? ask.value('R$', price, 'O que vale uma hora') : hourOfService(ask, leg)
  const conta = say`${t(daily)} por dia × ${t(days)} dias = ${t(month)} por mês`
  const says = [
    'receita_por_pessoa',
    'custo_hora',
    'ticket_medio',
    'horas_nao_cobradas',
    'conta_que_mais_pesa',
  ] as const
  if (!worth)
    return withAccount(
      own.sum(
        month,
        [...inputs, trip, daily, days],
        say`${start}: em ${t(days)} dias, ${t(month)} por mês sem receber por elas.`,
        says,
      ),
      conta,
    )
  const cost = ofMonth(reaisOf(own, month, worth, 'O que essas horas valeriam'))
  const fits = !tooMuch(ask, cost.number)
  return withAccount(
    own.sum(
      month,
      [...inputs, trip, daily, days, ...(fits ? [worth, cost] : [])],
      fits
        ? say`${start}: em ${t(days)} dias, ${t(month)} por mês; a ${t(worth)} por hora${price ? '' : ', contado o caminho'}, valeriam ${t(cost)}.`
        : say`${start}: em ${t(days)} dias, ${t(month)} por mês sem receber por elas.`,
      says,
      fits ? hoursBack(ask, month, worth, 'horas de caminho que viram trabalho') : undefined,
    ),
    conta,
  )
}

/** 'Faço a limpeza em 1 hora, cobro 150' */
function hourOfService(ask: Asking, leg: Said): Value<'R$'> | null {
  const found =
    ask.find(
      `\\b(?:faco|levo|leva|demora\\w*|dura|servico|atendimento|sessao|aula|limpeza)\\b~40@H~50\\bcobr\\w+~12@M`,
    ) ?? null
  const [hours, price] = found?.numbers ?? []
  if (!hours || hours === leg || !price || !(hours.value > 0)) return null
  const whole = ask.own.plus(
    ask.value('horas', hours, 'Horas de cada atendimento'),
    ask.value('horas', leg, 'Tempo de deslocamento'),
    'Horas de cada atendimento, com o caminho',
  )
  return ask.own.over(
    ask.value('R$', price, 'Preço de cada atendimento'),
    whole,
    'O que uma hora recebe, com o caminho',
  )
}

const SETUP =
  '(?:troca\\w*|acert\\w+|setup|set up|regul\\w+|prepar\\w+|limp\\w+|ajust\\w+|lavar|molde\\w*|ferramenta\\w*|parada\\w*)'

/** 'Troco de molde 6 vezes por dia, cada troca leva 40 minutos' */
export const setup: Asked = (ask) => {
  const each = ask.number([
    `\\b(?:cada|pra|para|toda) ~10${SETUP}~40@H`,
    `\\b${SETUP}\\b~30\\b(?:leva|demora|perco|gasto|e|come|sao)~12@H`,
    `@H~24\\b(?:em cada|a cada|por|pra|de) ${SETUP}`,
  ])
  const times =
    ask.find(`\\b${SETUP}\\b~40@N (?:vezes|x)\\b~20\\b(?:por|ao|no) (dia|semana)`) ??
    ask.find(`@N ${SETUP}~24\\b(?:por|ao|no|na) (dia|semana)`) ??
    ask.find(`@N (?:vezes|trabalhos|servicos|pedidos|lotes|tipos)~30\\b(?:por|ao|no|na) (dia|semana)`)
  const count = times?.numbers[0]
  if (!each || !times || !count || count.value > 60) return null
  const { own } = ask
  const span = times.words.at(-1) === 'semana' ? 'semana' : 'dia'
  const [hours, many] = [
    ask.value('horas', each, 'Tempo de cada troca'),
    ask.value('qtd', count, `Trocas ${PER[span]}`),
  ]
  const once = hoursTimes(own, hours, many, `Horas de troca ${PER[span]}`)
  if (once.number > (span === 'dia' ? 20 : 120)) return null
  const days = ask.days()
  const month =
    span === 'dia'
      ? hoursTimes(own, once, days, 'Horas de troca por mês')
      : ask.aMonth(once, 'semana', 'Horas de troca por mês')!
  const price = hourPrice(ask)
  const worth = price && ask.value('R$', price, 'O que uma hora rende')
  const cost = worth && ofMonth(reaisOf(own, month, worth, 'O que essas horas renderiam'))
  const fits = cost && !tooMuch(ask, cost.number)
  const said = say`${t(many)} trocas ${PER[span]} de ${t(hours)} são ${t(once)} ${PER[span]}, ${t(month)} por mês sem produzir`
  return withAccount(
    own.sum(
      month,
      [hours, many, once, ...(span === 'dia' ? [days] : []), ...(fits ? [worth, cost] : [])],
      fits
        ? say`${said}: a ${t(worth)} por hora, ${t(cost)} por mês.`
        : say`${said}: juntar pedidos iguais devolve parte delas.`,
      ['receita_por_pessoa', 'custo_hora', 'atraso_entrega', 'ociosidade', 'conta_que_mais_pesa', 'ticket_medio'],
      fits ? hoursBack(ask, month, worth, 'horas de troca que voltam a produzir') : undefined,
    ),
    span === 'dia'
      ? say`${t(many)} trocas × ${t(hours)} × ${t(days)} dias = ${t(month)} por mês`
      : say`${t(many)} trocas × ${t(hours)} ${PER[span]}, no mês inteiro = ${t(month)}`,
  )
}
