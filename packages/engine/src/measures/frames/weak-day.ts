import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken, today } from './frame.ts'
import { flowingOf } from './sold-costs.ts'
import { asked } from './ways/way.ts'

const DAY =
  '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|feriados?|noites?|madrugadas?|manhas?|tardes?|almoco|jantar|turno d[aeo] [a-z]+)'
/** She weighs to close what is open today: 'fecho a quinta?', 'vale abrir na terça?', 'paro de abrir domingo'. */
const CLOSES = new RegExp(
  `\\b(?:fech(?:o|ar|asse|aria|amos|e)|encerr(?:o|ar|asse)|cort(?:o|ar)|par(?:o|ar|asse) de (?:abrir|atender|funcionar)|deix(?:o|ar|asse) de (?:abrir|atender|funcionar)|nao abr(?:o|ir|isse)|(?:vale|compensa)(?: mesmo)?(?: a pena)?(?: continuar)? (?:abr(?:ir|indo)|atende(?:r|ndo))|(?:continu[a-z]+|mant(?:enho|er)) abr(?:indo|ir))\\b(?: (?:de|d?a|d?o|as|os|a?os?|na|no|nas|nos|mais|so|toda|todo|dia de|turno|essas?|esses?))* ${DAY}\\b`,
)
const DAYS = new RegExp(`\\b${DAY}\\b`, 'g')
const FROM_TO =
  /\bde (segunda|terca|quarta|quinta|sexta|sabado)(?: feira)? a (terca|quarta|quinta|sexta|sabado|domingo)\b/
const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']

const CAME =
  /^ (?:pessoas?|clientes?|atendimentos?|mesas?|pedidos?|alun[oa]s?|horas?|fregues[a-z]*|pacientes?|cortes?|almocos?|pratos?|cafes?|pes?soas|vendas?|hospedes?|corridas?|carros?)\b/
const EACH_SPENDS =
  /(?:\ba|\bde|\bgast[a-z]+|\bpagando|\bpag[a-z]+|\bcada uma?|\bmedia|\bticket|\bpor)(?: (?:uns|umas|de|a|em media|no maximo|r\$|so))* $/
/** '4 pessoas a 130' who are paid, and don't pay. */
const PAYS =
  /\b(?:pag[a-z]+|cham[a-z]+|bot[a-z]+|coloc[a-z]+|gast[a-z]+|fica[m]?|precis[a-z]+|escal[a-z]+|contrat[a-z]+|com)(?: (?:uns|umas|de|mais|so|la))* $/
const SELLS =
  /\b(?:vend(?!ed)[a-z]+|entra(?:m|va)?|fatur[a-z]+|faz(?:emos)?|faco|da|rende|tira(?:mos)?|movimenta|caixa (?:e|de))(?: (?:uns|umas|so|de|em media|no maximo|r\$|pouco mais de|cerca de))* $/
const STAFF =
  /\b(?:diaristas?|diarias?|free ?lan?cers?|freelas?|funcionari[oa]s?|menin[oa]s?|mocas?|rapaz(?:es)?|pessoas?|garcons?|garcom|garconetes?|ajudantes?|atendentes?|recepcionistas?|auxiliar(?:es)?|cozinheir[oa]s?|balconistas?|seguranca|monitor(?:es|a)?|caixas?|professor(?:es|a)?|extras?|barman|motoboys?)\b/
const WASTE = /\b(?:jog[a-z]+ fora|vai pro lixo|lixo|perc?[od][a-z]*|perda|sobr[a-z]+|estrag[a-z]+|desperdic[a-z]+)\b/
const BILL =
  /\b(?:oleo|gas|luz|energia|lenha|agua|aluguel|som|musica|musico|estacionamento|limpeza|diesel|gasolina|taxa|gasto|gasta)\b/
const WEEKLY = 52 / 12

interface Cost {
  value: Value<'R$'>
  text: Text
  values: readonly Value<Kind>[]
  kind: string
}

interface Day {
  at: Spoken
  brings: Value<'R$'>
  account: Text
  values: readonly Value<Kind>[]
  /** What each who comes spends; null: only their sum is told. */
  each: Value<'R$'> | null
  costs: readonly Cost[]
  times: number
}

/** A weak day or shift that is open already: what comes in on it, what only it costs, and what closing it gives back. */
export function closesDay(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = CLOSES.exec(asked(d))
  const flowing = month && found ? flowingOf(d) : null
  const day = flowing && dayIn(d)
  if (!month || !flowing || !day) return null
  const { own } = d
  const { brings, costs, times } = day
  const kept = own.make(
    'R$',
    'O que fica dessa venda',
    round2((brings.number * flowing.kept.number) / 100),
    `${money(brings.number)} × ${percent(flowing.kept.number)}`,
    [brings, flowing.kept],
  )
  const spent = costs.reduce((sum, { value }) => sum + value.number, 0)
  const rest = own.make(
    'R$',
    'O que o dia deixa',
    round2(kept.number - spent),
    [kept, ...costs.map(({ value }) => value)].map(({ number }) => money(number)).join(' − '),
    [kept, ...costs.map(({ value }) => value)],
  )
  const monthly = own.make(
    'R$/mês',
    'O mesmo por mês',
    reais(rest.number * times * WEEKLY),
    `${money(rest.number)}${times > 1 ? ` × ${times}` : ''} × 52 ÷ 12`,
    [rest],
  )
  const even = own.make(
    'R$',
    'A venda que empata o dia',
    reais(spent / (flowing.kept.number / 100)),
    `${money(spent)} ÷ ${percent(flowing.kept.number)}`,
    [...costs.map(({ value }) => value), flowing.kept],
  )
  const wasted = costs.some(({ kind }) => kind === 'perda')
  const inputs: (Value<Kind> | null)[] = [...day.values, brings, flowing.kept, kept]
  inputs.push(...costs.flatMap(({ values }) => values), rest, monthly, even, month.left)
  const sum = say`Entram ${day.account}, e ficam ${t(kept)} depois do que vem com a venda; saem ${listed(costs)}: ${rest.number < 0 ? say`faltam ${t(rest)} por dia, ${t(monthly)} por mês` : say`ficam ${t(rest)} por dia, ${t(monthly)} por mês`}. O empate é em ${t(even)} de venda nesse dia.`
  return {
    decisions: ['mais_horas', 'fechar_unidade', 'vender_parar'],
    at: day.at,
    main: rest,
    inputs,
    verdict:
      rest.number < 0
        ? say`Sim, do jeito que está esse ${times === DAYS_OF_SHIFT ? 'turno' : 'dia'} não se paga. ${sum} Antes de fechar de vez, teste oito semanas com menos gente${wasted ? ' e menos comida pronta' : ''}, ou só com reserva; avise quem costuma vir e conte quantos passam para os outros dias. ${today(month)}.`
        : say`Não feche: o pouco que vende ainda paga o que só esse ${times === DAYS_OF_SHIFT ? 'turno' : 'dia'} gasta. ${sum} O aluguel e as contas do mês continuam iguais de porta fechada. Tente antes menos gente${wasted ? ' e menos perda' : ''} nesse dia, e reveja se cair abaixo do empate por dois meses.`,
    says: ['folha', 'conta_que_mais_pesa', 'mes_fraco', 'perdas'],
    topic: 'dia',
  }
}

/** '4 × R$ 130 = R$ 520 de gente e R$ 310 de perda' */
const listed = (costs: readonly Cost[]): Text =>
  join(
    [...new Set(costs.map(({ kind }) => kind))].map((kind) => {
      const same = costs.filter((one) => one.kind === kind).map(({ text }) => text)
      return say`${join(same, ' + ')} de ${kind}`
    }),
    ' e ',
  )

function dayIn(d: Deriver): Day | null {
  const all = spoken(d).filter(
    (one) => one.field === 'main_challenge' && (isPlain(one) || one.said.kind === 'H') && !isHour(one),
  )
  const next = (one: Spoken) => all.find(({ place, sentence }) => place === one.place + 1 && sentence === one.sentence)
  const used = new Set<Spoken>()
  const costs: Cost[] = []
  const came = all.find((one) => isVisit(one, next(one)))
  const spends = came && next(came)
  if (came && spends) used.add(came).add(spends)
  for (const one of all) {
    if (used.has(one)) continue
    const each = next(one)
    if (one.value <= 20 && Number.isInteger(one.value) && each && STAFF.test(one.after) && each.value >= 20) {
      const count = d.ask.value('qtd', one.said, 'Quantas pessoas')
      const pay = d.ask.value('R$', each.said, 'O que cada uma custa no dia')
      const value = d.own.times(count, pay, 'O que elas custam no dia', 'R$')
      const isMany = count.number > 1
      costs.push({
        value,
        text: isMany ? say`${t(count)} × ${t(pay)} = ${t(value)}` : say`${t(pay)}`,
        values: [count, pay, value],
        kind: 'gente',
      })
      used.add(one).add(each)
    }
  }
  const sold = came ? undefined : all.find((one) => !used.has(one) && one.value >= 30 && SELLS.test(one.before))
  if (sold) used.add(sold)
  for (const one of all) {
    if (used.has(one)) continue
    const near = `${one.before.slice(-40)}#${one.after.split(/[,;:]/)[0]}`
    const kind = WASTE.test(near) ? 'perda' : STAFF.test(near) ? 'gente' : BILL.test(near) ? 'outros gastos' : null
    // What it is could change which way it leans.
    if (!kind || one.value < 10) return null
    const value = d.ask.value('R$', one.said, 'O que o dia gasta')
    costs.push({ value, text: say`${t(value)}`, values: [value], kind })
    used.add(one)
  }
  if (costs.length === 0 || costs.length > 4) return null
  const times = timesIn(asked(d))
  if (came && spends) {
    const many = d.ask.value('qtd', came.said, 'Quantos vêm nesse dia')
    const each = d.ask.value('R$', spends.said, 'Quanto cada um gasta')
    const brings = d.own.times(many, each, 'O que entra nesse dia', 'R$')
    return {
      at: came,
      brings,
      account: say`${t(many)} × ${t(each)} = ${t(brings)}`,
      values: [many, each],
      each,
      costs,
      times,
    }
  }
  if (!sold) return null
  const brings = d.ask.value('R$', sold.said, 'O que entra nesse dia')
  return { at: sold, brings, account: say`${t(brings)}`, values: [], each: null, costs, times }
}

const isVisit = (one: Spoken, each: Spoken | undefined): boolean =>
  (one.said.kind === 'N' || one.said.kind === 'H') &&
  Number.isInteger(one.value) &&
  one.value <= 300 &&
  (one.said.kind === 'H' || CAME.test(one.after)) &&
  !PAYS.test(one.before) &&
  each !== undefined &&
  each.value >= 5 &&
  (EACH_SPENDS.test(each.before) || /^ (?:reais )?cada\b/.test(each.after))

/** 'Das 8 ao meio dia' */
const isHour = ({ before, after, said }: Spoken): boolean =>
  said.kind === 'N' &&
  /\b(?:das|as|ate as|ate|de) $/.test(before) &&
  /^(?: ?h\b| horas| da (?:manha|tarde|noite)| ao? | as )/.test(after)

/** How often in a week. */
function timesIn(text: string): number {
  const range = FROM_TO.exec(text)
  if (range) return ((WEEK.indexOf(range[2]!) - WEEK.indexOf(range[1]!) + 7) % 7) + 1
  const closing = CLOSES.exec(text)?.[0] ?? ''
  const named = new Set((closing.match(DAYS) ?? []).map((day) => day.replace(/s$/, '')))
  const isShift = /noite|manha|tarde|almoco|jantar|turno|madrugada/.test(closing)
  return isShift ? DAYS_OF_SHIFT : Math.max(1, named.size)
}
const DAYS_OF_SHIFT = 6
