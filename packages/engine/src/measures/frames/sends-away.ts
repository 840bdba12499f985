import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { askedIn, money, percent, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { custo_vaga } from '#src/measures/people.ts'
import { type Answer, beforePay, type Month, monthOf, spoken } from './frame.ts'
import { flowingOf } from './sold-costs.ts'
import { SELLS } from './weak-season.ts'

type Inputs = (Value<Kind> | null)[]

const AWAY = '(?:mandar(?: embora)?|demitir|dispensar|desligar|cortar)'
const HOW_MANY = new RegExp(`\\b${AWAY}(?: (?:uns|umas))? $`)
const ONE = new RegExp(`\\b${AWAY} (?:um|uma)\\b`)
const BACK =
  /\b(?:recontrat[a-z]+|contratar (?:de novo|outra vez)|cham(?:ar|o) (?:el[ea]s? )?de volta|traz(?:er)? de volta|registrar de novo|pegar de novo)\b/
const SEVERANCE = /\b(?:rescis(?:ao|oes)|acertos?|verbas|multa do fgts)\b[^;A-Z]{0,30}$/
const EACH = /^ (?:reais )?(?:cada|por (?:pessoa|cabeca|funcionari[oa])|de cada)\b/
const NAMES = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const SPAN = new RegExp(`\\b(?:de|entre|em) (${NAMES.join('|')}) (?:a|ate|e) (${NAMES.join('|')})\\b`)

/** Sent away for the weak months and hired again: what that saves of pay, less what leaving costs, beside what those months lack. */
export function sendsAway(d: Deriver): Answer | null {
  const month = monthOf(d)
  const pay = custo_vaga(d.own.sources)
  if (!month || !pay || !d.ask.says(BACK, ['main_challenge', 'future_goals'])) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const severance = only(all.filter((one) => isPlain(one) && one.value >= 300 && SEVERANCE.test(one.before)))
  const span = monthsIn(d)
  const people = severance && peopleIn(d, all)
  if (!severance || !span || !people || (people.number > 1 && !EACH.test(severance.after))) return null
  const { own } = d
  const wage = own.known('R$', pay.fact, pay.entradas)
  const leaving = d.ask.value('R$', severance.said, 'Rescisão de cada um')
  const saved = own.make(
    'R$',
    'O que a folha deixa de pagar nesses meses',
    reais(people.number * wage.number * span.number),
    `${people.number} × ${money(wage.number)} × ${span.number}`,
    [people, wage, span],
  )
  const paid = own.times(people, leaving, 'As rescisões', 'R$')
  const rest = own.minus(saved, paid, 'O que mandar embora poupa de verdade')
  const inputs: Inputs = [people, wage, span, saved, leaving, paid, rest, month.left]
  const hole = holeOf(
    d,
    month,
    all.filter((one) => one !== severance),
    span,
    inputs,
  )
  const small = hole && rest.number < hole.number * 0.6
  const each = say`${people.number > 1 ? say`${t(people)} × ` : ''}${t(wage)} × ${t(span)} = ${t(saved)}, menos ${t(paid)} de rescisão`
  return {
    decisions: ['demitir', 'contratar'],
    at: severance,
    main: rest,
    inputs,
    verdict: join([
      rest.number <= 0 ? say`Não por isso. ` : small ? say`Não como primeira saída. ` : say`Ainda não. `,
      say`${each}: ${rest.number <= 0 ? say`custa ${t(rest)} a mais do que ficar com eles` : say`poupa ${t(rest)}`}, e quem sai pode não voltar.`,
      hole
        ? say` Nesses meses faltam ${t(hole)} ao todo${beforePay(month)}${rest.number > 0 ? say`, e a demissão cobre ${small ? 'só uma parte' : 'a maior parte'} disso` : ''}.`
        : say``,
      say` Antes, marque as férias para esses meses, ofereça a quem já é cliente um serviço agendado para eles e guarde nos meses fortes o que eles pedem; só demita se, um mês antes, não houver venda marcada que pague essas pessoas.`,
    ]),
    says: ['custo_vaga', 'mes_fraco', 'folha'],
    topic: 'estacao_e_equipe',
  }
}

/** 'De maio a agosto' */
function monthsIn(d: Deriver): Value<'qtd'> | null {
  for (const { field, text } of d.ask.scene.sentences) {
    const found = field === 'main_challenge' ? SPAN.exec(text) : null
    if (!found) continue
    const valor = ((NAMES.indexOf(found[2]!) - NAMES.indexOf(found[1]!) + 12) % 12) + 1
    return d.own.known('qtd', {
      id: 'medida.meses_fracos',
      rotulo: `Meses de ${found[1]} a ${found[2]}`,
      valor,
      unidade: 'meses',
      tipo: 'informado',
      origem: askedIn(field),
    })
  }
  return null
}

function peopleIn(d: Deriver, all: readonly Spoken[]): Value<'qtd'> | null {
  const said = only(all.filter((one) => one.said.kind === 'N' && one.value <= 30 && HOW_MANY.test(one.before)))
  if (said) return d.ask.value('qtd', said.said, 'Quantas pessoas')
  if (!d.ask.says(ONE, ['main_challenge'])) return null
  return d.own.known('qtd', {
    id: 'medida.uma_pessoa',
    rotulo: 'Quantas pessoas',
    valor: 1,
    unidade: '',
    tipo: 'informado',
    origem: askedIn('main_challenge'),
  })
}

/** What all the weak months lack, by what comes in then; null: it isn't told, or they pay for themselves. */
function holeOf(
  d: Deriver,
  month: Month,
  all: readonly Spoken[],
  span: Value<'qtd'>,
  inputs: Inputs,
): Value<'R$'> | null {
  const flowing = flowingOf(d)
  const weak = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= month.revenue.number * 0.1 &&
        one.value < month.revenue.number &&
        SELLS.test(one.before),
    ),
  )
  if (!flowing || !weak) return null
  const { own } = d
  const sales = d.ask.value('R$', weak.said, 'O que entra no mês fraco')
  const each = month.left.number - Math.round(((month.revenue.number - sales.number) * flowing.kept.number) / 100)
  if (each >= 0) return null
  const hole = own.make(
    'R$',
    'O que falta nesses meses',
    -each * span.number,
    `((${money(month.revenue.number)} − ${money(sales.number)}) × ${percent(flowing.kept.number)} − ${money(month.left.number)}) × ${span.number}`,
    [month.revenue, sales, flowing.kept, month.left, span],
  )
  inputs.push(sales, flowing.kept, hole)
  return hole
}
