import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'
import { costFact } from './unit.ts'

const KM = '(?:km|kms|quilometros?|kilometros?)'
/** Of all that is driven, what visits put together by region spare. */
const SPARED = 0.25
const MOST_EACH = 20

function eachKm(ask: Asking): Value<'R$'> | null {
  const { own } = ask
  const all = own.sources.reading.costs.porUnidade ?? []
  const place = all.findIndex(({ valor, coisa }) => valor !== null && /^(?:km|kms|quilometr)/.test(coisa))
  if (place >= 0) return own.known('R$', costFact(all[place]!, place))
  const said = ask.number([`@M (?:por|o|a|cada|pelo) ${KM}\\b`, `\\b${KM} (?:rodado )?(?:custa|sai|e|eh|me custa)~8@M`])
  return said ? ask.value('R$', said, 'Custo de cada km') : null
}

/** '2.900 km no mês passado' and '1,10 por km rodado' among the costs: what the road costs. */
export const driven: Asked = (ask) => {
  const road = ask.find(`@N ?${KM}\\b(?! (?:de distancia|daqui|longe|da cidade))`, [
    'main_challenge',
    'operational_flow',
  ])
  const said = road?.numbers[0]
  const span = said ? ask.spanOf(said) : null
  const each = said && span ? eachKm(ask) : null
  if (!said || !span || !each || each.number > MOST_EACH || said.value < 20) return null
  const { own } = ask
  const km = ask.value('qtd', said, 'Quilômetros rodados')
  const once = own.make(
    'R$',
    'Custo dos quilômetros',
    round2(km.number * each.number),
    `${formatNumber(km.number)} km × ${money(each.number)}`,
    [km, each],
  )
  const month = ask.aMonth(once, span, 'Custo dos quilômetros por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const total = ofMonth(month)
  const { revenue } = own
  const share = revenue && own.share(total, revenue, 'Parte do faturamento que fica na estrada')
  const value = reais(total.number * SPARED)
  return withAccount(
    own.sum(
      total,
      [km, each, once, revenue, share],
      join([
        say`${t(km)} km a ${t(each)} cada são ${t(once)}`,
        span === 'mes' ? say` por mês` : say`, cerca de ${t(total)} por mês`,
        share ? say`: ${t(share)} do que você fatura fica na estrada.` : '.',
      ]),
      ['frete', 'custo_por_km', 'conta_que_mais_pesa', 'custo_hora', 'receita_por_pessoa'],
      {
        value,
        formula: `${money(total.number)} × um quarto = ${money(value)}`,
        inputs: [total.fact],
        rotulo: 'quilômetros poupados juntando as visitas por região, contando um quarto',
        once: false,
      },
    ),
    say`${t(km)} km × ${t(each)} = ${t(once)}${span === 'mes' ? ' por mês' : ''}`,
  )
}
