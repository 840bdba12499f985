import { formatNumber } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, PER, text as t } from './asked.ts'
import { type Asked, type AskedSum, tooMuch, withAccount } from './asked-money.ts'
import { money, reais, round1 } from './measured.ts'
import type { Kind, Own, OwnGain, Value } from './own-algebra.ts'

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

const STOPS = '(?:parad[ao]s?|parou|quebrad[ao]s?|sem funcionar|sem rodar|sem produzir|sem trabalhar|esperando)'

/** 'A seccionadora ficou 35 horas parada; cada hora dela dá 240' */
export const stopped: Asked = (ask) => {
  const hours = ask.number(
    [`@H~14\\b${STOPS}\\b`, `\\b${STOPS}\\b~24@H`],
    ['main_challenge', 'operational_flow', 'kpis'],
  )
  const { own } = ask
  const price = hourPrice(ask)
  if (hours && price) {
    const stop = ask.value('horas', hours, 'Horas paradas')
    const each = ask.value('R$', price, 'O que uma hora rende')
    const span = ask.spanOf(hours)
    const lost = reaisOf(own, stop, each, 'O que a parada leva')
    const month = ask.aMonth(lost, span, 'O que a parada leva por mês')
    const all = month && ask.aMonth(stop, span, 'Horas paradas por mês')
    const main = month ? ofMonth(month) : lost
    const when = span === 'mes' ? ' no mês' : month ? ' por mês' : ''
    return withAccount(
      own.sum(
        main,
        [stop, each, lost],
        month && span !== 'mes'
          ? say`${t(stop)} paradas ${PER[span!]}, a ${t(each)} cada hora, são ${t(lost)}: cerca de ${t(main)} por mês que não entram.`
          : say`${t(stop)} paradas, a ${t(each)} cada hora, são ${t(main)}${when} que não entraram.`,
        ['dias_parados', 'ociosidade', 'custo_hora', 'receita_por_pessoa', 'ticket_medio'],
        all ? hoursBack(ask, all, each, 'serviço das horas que deixam de parar') : undefined,
      ),
      say`${t(stop)} × ${t(each)} = ${t(main)}${when}`,
    )
  }
  return stoppedDays(ask)
}

/** '2 dias parado, foi 3 vezes esse ano, cada dia dá 2.500' */
function stoppedDays(ask: Asking): AskedSum | null {
  const days = ask.number([`@D~14\\b${STOPS}\\b`, `\\b${STOPS}\\b~24@D`], ['main_challenge'])
  const daily = ask.number([`\\b(?:cada dia|por dia|diaria|dia parad[oa])\\b~30@M`, `@M (?:por|ao|a) dia\\b`])
  if (days?.unit !== 'dias' || !daily || daily.value < 20) return null
  const { own } = ask
  const [stop, each] = [ask.value('qtd', days, 'Dias parados'), ask.value('R$', daily, 'O que um dia rende')]
  const often = ask.number(['@N vezes\\b(?=~20\\b(?:mes|ano|semana)\\b)'], ['main_challenge'])
  const span = often && ask.spanOf(often)
  const times = often && span ? ask.value('qtd', often, `Vezes ${PER[span]}`) : null
  const all = times
    ? own.make(
        'qtd',
        'Dias parados ao todo',
        stop.number * times.number,
        `${formatNumber(times.number)} × ${formatNumber(stop.number)}`,
        [times, stop],
      )
    : stop
  const lost = own.times(all, each, 'O que a parada leva', span === 'ano' ? 'R$/ano' : span === 'mes' ? 'R$/mês' : 'R$')
  if (tooMuch(ask, span === 'ano' ? lost.number / 12 : lost.number)) return null
  const when = span ? ` ${PER[span]}` : ''
  const many = say`${t(all)} ${all.number === 1 ? 'dia parado' : 'dias parados'}`
  return withAccount(
    own.sum(
      lost,
      [stop, each, times, all],
      say`${many}${when}, a ${t(each)} por dia, são ${t(lost)} que não entraram.`,
      ['dias_parados', 'ociosidade', 'custo_hora', 'ticket_medio'],
    ),
    times
      ? say`${t(times)} vezes × ${t(stop)} dias × ${t(each)} = ${t(lost)}${when}`
      : say`${t(stop)} × ${t(each)} = ${t(lost)}`,
  )
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

const IDLE = '(?:perco|perde|perdemos|gasto|gastamos|fico|vao|vai|levo|passo)'

/** 'Perco 8 horas por semana com papel, minha hora vale 80' */
export const ownHour: Asked = (ask) => {
  const price = hourPrice(ask)
  const hours = ask.number(
    [
      `\\b${IDLE}\\b~24@H(?=~30\\b(?:por|ao|na|no|tod[oa]|cada) (?:dia|semana|mes))`,
      `@H~10\\b(?:por|ao|na|no|tod[oa]) (?:dia|semana|mes)\\b~10(?:com|em|pra|fazendo|resolvendo)`,
    ],
    ['main_challenge', 'operational_flow'],
  )
  const span = hours && ask.spanOf(hours)
  if (!price || !hours || !span || span === 'ano') return null
  const { own } = ask
  const [spent, each] = [ask.value('horas', hours, `Horas ${PER[span]}`), ask.value('R$', price, 'O que vale uma hora')]
  const month = span === 'mes' ? spent : ask.aMonth(spent, span, 'Horas por mês')!
  const cost = ofMonth(reaisOf(own, month, each, 'O que essas horas valem'))
  if (tooMuch(ask, cost.number)) return null
  return withAccount(
    own.sum(
      cost,
      [spent, each, month],
      span === 'mes'
        ? say`${t(spent)} por mês, a ${t(each)} a hora, são ${t(cost)} por mês.`
        : say`${t(spent)} ${PER[span]} são ${t(month)} por mês: a ${t(each)} a hora, ${t(cost)} por mês.`,
      ['custo_hora', 'horas_nao_cobradas', 'receita_por_pessoa', 'ticket_medio'],
      hoursBack(ask, month, each, 'horas suas que voltam'),
    ),
    say`${t(month)} × ${t(each)} = ${t(cost)} por mês`,
  )
}
