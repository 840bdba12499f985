import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter, timeOf } from '#src/quantities/around.ts'
import { type Burden, burdenOf } from './burden.ts'
import { type Answer, type Month, monthly, monthOf, spoken, today } from './frame.ts'
import { herdOf } from './herd.ts'
import { neededFor, nounAfter, soldOf } from './sold.ts'
import { flowingOf } from './sold-costs.ts'

type Inputs = (Value<Kind> | null)[]

/** What one sold more would leave, and how many she has to turn away. */
interface Unit {
  keep: Value<'R$'>
  price: Value<'R$'>
  noun: string
  /** A month; null: she tells of none. */
  lost: Value<'qtd'> | null
  /** Turned away, asked for in an order, or on a list for a place. */
  comes: 'perde' | 'pedido' | 'espera'
  /** What she sells today; null: not known. */
  many: Value<'qtd'> | null
}

/** A person, an instalment or a rent: how many more she has to sell to pay it, beside how many she turns away. */
export function paysItself(d: Deriver): Answer | null {
  const month = monthOf(d)
  const burden = month && !hasOrder(d) ? burdenOf(d) : null
  const unit = burden && unitOf(d, burden)
  if (!month || !burden || !unit) return null
  const { keep, noun } = unit
  const whole = withBills(d, burden)
  const needed = neededFor(d, whole.sum, keep, `Quantos a mais por mês pagam isso`)
  const after = d.own.minus(month.left, whole.sum, 'O mês sem nenhuma venda a mais')
  const inputs: Inputs = [
    ...burden.values,
    ...whole.values,
    keep,
    unit.price,
    unit.lost,
    unit.many,
    needed,
    month.left,
    after,
  ]
  const account = say`De cada ${t(unit.price)} ficam ${t(keep)} depois do que vem com a venda: ${whole.text} ÷ ${t(keep)} = ${t(needed)} ${noun} a mais por mês.`
  const brings = unit.lost ? bringsOf(d, unit.lost, unit, whole.sum, inputs) : null
  const sold = soldOf(d)
  const herd = sold && !brings ? herdOf(d, sold, needed, whole.sum) : null
  if (herd) inputs.push(...herd.values)
  const share = !brings && unit.many ? shareOf(d, needed, unit.many, inputs) : null
  return {
    decisions: DECISIONS[burden.kind],
    at: burden.at,
    main: needed,
    inputs,
    line: account,
    verdict: join([
      brings
        ? brings.head
        : herd
          ? herd.rest.number > 0 && !herd.thin
            ? say`Só quando os animais novos estiverem no leite. `
            : say`Ainda não. `
          : headOf(month, whole.sum, share),
      brings
        ? brings.text
        : say`${whole.values.length > 0 ? say`Tudo somado são ${t(whole.sum)} por mês, que pedem` : say`${NAMES[burden.kind]} de ${t(whole.sum)} pede`} ${t(needed)} ${noun} a mais por mês${share ? say`, ${t(share)} do que vende hoje` : ''}.`,
      say` ${today(month)}: sem nenhuma venda a mais ${after.number < 0 ? say`faltariam ${t(after)}` : say`ficariam ${t(after)}`}.`,
      herd?.text ?? say``,
      brings?.short ? say` ${NOT_YET[burden.kind]}` : say` ${ENDS[burden.kind]}`,
    ]),
    says: ['custo_vaga', 'ticket_medio', 'custo_por_unidade', 'ociosidade'],
    topic: burden.kind === 'pessoa' ? 'pessoa' : 'compra',
  }
}

const BILL_BEFORE = /\b(?:fora|mais|e mais|alem d[eo]s?|e uns|e)(?: (?:os|uns|umas|ainda|r\$|de|gast[a-z]+))* $/
const BILL_AFTER =
  /^ (?:reais )?(?:por mes )?(?:de|em|com|do|da) (?:combustivel|gasolina|diesel|seguro|manutencao|luz|energia|material|produto|internet|condominio|iptu|agua|vale|transporte|encargos?)\b/

/** 'A parcela fica em 1.450, fora uns 600 de combustível': both have to be paid. */
function withBills(d: Deriver, burden: Burden): { sum: Value<'R$/mês'>; text: Text; values: readonly Value<Kind>[] } {
  const bills = spoken(d)
    .filter(
      (one) =>
        one.sentence === burden.at.sentence &&
        one.place > burden.at.place &&
        isPlain(one) &&
        one.value >= 30 &&
        !burden.uses.includes(one.said) &&
        BILL_BEFORE.test(one.before) &&
        BILL_AFTER.test(one.after),
    )
    .map((one) => monthly(d, one, 'O que vem junto por mês'))
  if (bills.length === 0) return { sum: burden.month, text: say`${t(burden.month)}`, values: [] }
  const all = [burden.month, ...bills]
  const sum = d.own.make(
    'R$/mês',
    'Tudo o que isso pede por mês',
    round2(all.reduce((total, { number }) => total + number, 0)),
    all.map(({ number }) => money(number)).join(' + '),
    all,
  )
  return {
    sum,
    text: say`(${join(
      all.map((one) => say`${t(one)}`),
      ' + ',
    )})`,
    values: [...bills, sum],
  }
}

const NAMES: Record<Burden['kind'], string> = {
  parcela: 'A parcela',
  pessoa: 'A pessoa',
  aluguel: 'O aluguel',
  mensal: 'O gasto novo',
}
const ENDS: Record<Burden['kind'], string> = {
  parcela: 'Antes de assinar, tenha certa essa venda e algumas parcelas guardadas, e compare outra proposta.',
  pessoa: 'Comece por experiência e com registro, com a meta escrita, e confira toda semana quantos a mais saíram.',
  aluguel: 'Antes de assinar, peça carência e saída sem multa no primeiro ano.',
  mensal: 'Teste por três meses, contando quantos vieram por isso, e pare se não chegar lá.',
}
const NOT_YET: Record<Burden['kind'], string> = {
  parcela:
    'Encha antes o que hoje fica vazio, anote por três meses o que recusa, e volte a isto quando a conta de cima fechar.',
  pessoa:
    'Antes, teste com diária ou hora extra só nas horas cheias, anote o que recusa, e contrate quando a conta de cima fechar.',
  aluguel: 'Use antes as horas vazias do que já tem, anote o que recusa, e volte a isto quando a conta de cima fechar.',
  mensal: 'Antes, tente de graça com quem já é cliente, e volte a isto quando a conta de cima fechar.',
}
const DECISIONS: Record<Burden['kind'], readonly string[]> = {
  parcela: [
    'maquina',
    'reforma',
    'emprestimo',
    'expandir_rural',
    'imovel',
    'segunda_loja',
    'contratar',
    'produto_novo',
  ],
  pessoa: ['contratar', 'terceirizar', 'mais_horas', 'entrega_propria', 'regularizar'],
  aluguel: ['mudar_ponto', 'segunda_loja', 'imovel', 'reforma', 'contratar'],
  mensal: ['anunciar', 'vender_online', 'entrar_app', 'maquina', 'terceirizar'],
}

/** Whether the month of today carries it alone, and how much more she would have to sell. */
function headOf(month: Month, sum: Value<'R$/mês'>, share: Value<'%'> | null): Text {
  if (month.left.number < sum.number) return say`Ainda não, sem a venda que paga isso. `
  return share && share.number > 25 ? say`Só com essa venda a mais à vista. ` : say`Depende dessa venda a mais. `
}

function shareOf(d: Deriver, needed: Value<'qtd'>, many: Value<'qtd'>, inputs: Inputs): Value<'%'> | null {
  const share = d.own.share(needed, many, 'Parte do que vende hoje')
  inputs.push(share)
  return share.number >= 1 ? share : null
}

/** What those she turns away would leave, beside what it costs. */
function bringsOf(
  d: Deriver,
  lost: Value<'qtd'>,
  { keep, noun, comes }: Unit,
  burden: Value<'R$/mês'>,
  inputs: Inputs,
): { head: Text; text: Text; short: boolean } {
  const gives = d.own.times(lost, keep, 'O que os perdidos deixariam por mês', 'R$/mês')
  const rest = d.own.minus(gives, burden, 'O que fica depois de pagar isso')
  inputs.push(gives, rest)
  const account = say`${comes === 'pedido' ? say`O pedido de ${t(lost)} ${noun} por mês deixaria` : comes === 'espera' ? say`Há ${t(lost)} na lista de espera: se todos entrarem, deixam` : say`Hoje você perde ${t(lost)} ${noun} por mês: se tudo isso viesse, deixaria`} ${t(lost)} × ${t(keep)} = ${t(gives)}; pagos os ${t(burden)}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`} por mês.`
  const thin = rest.number < burden.number * 0.15
  const short = rest.number < -burden.number * 0.15
  return {
    short,
    head: short
      ? say`Ainda não: ${comes === 'pedido' ? 'o que pedem' : comes === 'espera' ? 'quem espera' : 'o que você perde'} não paga. `
      : thin
        ? say`No limite: só se quase tudo isso vier. `
        : say`Sim, com uma condição: ${comes === 'pedido' ? 'o pedido por escrito' : 'que esses clientes fechem mesmo'}. `,
    text: account,
  }
}

const LOSES =
  /\b(?:recus[a-z]+|perco|perd(?:endo|emos|e|ia)|deix[a-z]+ de (?:atender|fazer|vender|pegar|entregar)|mand[a-z]+ (?:[a-z]+ ){0,2}embora|nao (?:dou|damos|consigo|conseguimos|cabe[m]?|atendo)|dispens[a-z]+|falo nao|digo nao|lista de espera|fila de espera|na espera|na fila|esperando vaga|querendo vaga|sem vaga|fic[a-z]+ de fora)\b/
const LOST_TO =
  /\b(?:estrag[a-z]+|vencid[oa]s?|lixo|fora|desperdic[a-z]+|quebr[a-z]+|faltas?|aluno[s]? sai|cancel[a-z]+|concorren[a-z]+|fatur[a-z]+|horas?|fiado)\b/
const COUNTED =
  /^ (?:de )?(?!reais|mil|real|por cento|%|horas?|minutos?|dias|anos?|mes(?:es)?\b|vezes|x\b|km)[a-z]{3,}|^ (?:por|ao) (?:mes|semana|dia)\b/
/** '6 mil blocos': so many may be reais where nothing is named. */
const NAMED = /^ (?:mil )?(?:de )?(?!reais|clientes)[a-z]{4,}s\b/
const EACH_LOST =
  /(?:\b(?:de|a|por|media|ticket|uns|valor|cada)(?: (?:de|mais ou menos|em media|uns|umas|r\$|cerca|um|a))*|^ (?:[a-z]+ ){1,3}) $/

/** '14 na lista de espera': who pays every month would all come. */
const WAITS =
  /^ (?:[a-z]+ )?(?:(?:n[ao]|em|numa) (?:lista|fila)(?: de espera)?|esperando|querendo) (?:vaga|lugar|pra|para|horario|espera)?|^ (?:[a-z]+ )?n[ao] (?:lista|fila) de espera\b/
const MEMBERS = /^(?:mensalidades|alun|crianc|assinant|pacient|clientes|matricul|mensalist|soci)/

/** How many a month go away unserved. */
export function lostIn(d: Deriver, burden: Pick<Burden, 'uses'>): Spoken | undefined {
  const { sentences } = d.ask.scene
  const all = spoken(d).filter(
    (one) =>
      one.said.kind === 'N' &&
      one.field !== 'future_goals' &&
      !burden.uses.includes(one.said) &&
      Number.isInteger(one.value) &&
      one.value >= 1 &&
      (one.value <= 2_000 ? COUNTED : NAMED).test(one.after) &&
      one.value <= 50_000 &&
      (LOSES.test(lastOf(one.left, one.before)) || isWanted(one)) &&
      !LOST_TO.test(one.before) &&
      !LOST_TO.test(one.after.slice(0, 30)) &&
      sentences[one.sentence] !== undefined,
  )
  const withTime = all.filter((one) => spanOf(one) !== null)
  return withTime.length === 1 ? withTime[0] : all.length === 1 ? all[0] : undefined
}
const lastOf = (left: string, before: string): string => left.slice(-Math.max(before.length, 60))
const WANTED =
  /\b(?:quer(?:em)?|pede[m]?|pediu|pediram|precisa[m]?(?: de)?|compraria[m]?)(?: mais| comprar| pegar| uns| umas)* $/
const isWanted = (one: Spoken): boolean =>
  WANTED.test(one.before) && (/\bmais (?:uns |umas )?$/.test(one.before) || /^ [a-z]+ a mais\b/.test(one.after))
const comesBy = (one: Spoken): Unit['comes'] => (isWanted(one) ? 'pedido' : 'perde')
const spanOf = (one: Spoken) => timeAfter(one.after) ?? timeOf({ ...one, place: 0 })

function unitOf(d: Deriver, burden: Burden): Unit | null {
  const sold = soldOf(d)
  const waiting =
    sold && MEMBERS.test(sold.noun)
      ? only(spoken(d).filter((one) => one.said.kind === 'N' && one.field !== 'future_goals' && WAITS.test(one.after)))
      : undefined
  if (sold && waiting && burden.month.number > sold.keep.number)
    return { ...sold, lost: d.ask.value('qtd', waiting.said, 'Quantos esperam vaga'), comes: 'espera' }
  const lost = lostIn(d, burden)
  const each = lost && eachLost(d, lost, burden)
  const span = lost && spanOf(lost)
  const many =
    lost && span
      ? d.ask.aMonth(d.ask.value('qtd', lost.said, 'Quantos você perde'), span, 'Quantos você perde por mês')
      : null
  if (lost && each) {
    const flowing = flowingOf(d)
    if (!flowing || !many) return null
    const price = d.ask.value('R$', each.said, 'O que cada um desses vale')
    if (sold && Math.abs(price.number / sold.price.number - 1) < 0.01)
      return { ...sold, lost: many, comes: comesBy(lost) }
    const keep = d.own.make(
      'R$',
      'O que cada um desses deixa',
      round2((price.number * flowing.kept.number) / 100),
      `${money(price.number)} × ${percent(flowing.kept.number)}`,
      [price, flowing.kept],
    )
    return { keep, price, noun: nounAfter(d, lost), lost: many, many: null, comes: comesBy(lost) }
  }
  if (!sold || burden.month.number < sold.keep.number) return null
  return {
    keep: sold.keep,
    price: sold.price,
    noun: sold.noun,
    lost: lost && many ? many : null,
    many: sold.many,
    comes: lost ? comesBy(lost) : 'perde',
  }
}

/** 'Uma marca quer 400 peças a 26': an order at its own price is weighed by that. */
const hasOrder = (d: Deriver): boolean => {
  const all = spoken(d)
  return all.some(
    (one) =>
      one.said.kind === 'N' &&
      ORDERS.test(one.before) &&
      all.some(
        (next) =>
          next.place === one.place + 1 && next.sentence === one.sentence && isPlain(next) && AT_PRICE.test(next.before),
      ),
  )
}
const ORDERS = /\b(?:quer(?:em)?|pede[m]?|pediu|pediram|encomendou|compraria[m]?)(?: mais| comprar| uns| umas)* $/
const AT_PRICE = /\b(?:a|por|pagando|paga|pagam)(?: r\$| so| uns)* $/

/** 'Perdendo uns 3 serviços por mês de mais ou menos 4.500 cada' */
function eachLost(d: Deriver, lost: Spoken, burden: Burden): Spoken | null {
  const next = spoken(d).find((one) => one.place === lost.place + 1 && one.sentence === lost.sentence)
  return next &&
    isPlain(next) &&
    !burden.uses.includes(next.said) &&
    next.value >= 5 &&
    EACH_LOST.test(next.before) &&
    (/^ (?:reais )?(?:cada|em media|de media)\b/.test(next.after) ||
      /\b(?:de|media|a)(?: [a-z$]+){0,3} $/.test(next.before))
    ? next
    : null
}
