import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { handsOf } from './hands.ts'
import { type Used, usedWay } from './used.ts'
import {
  asked,
  billsBeside,
  challengeOf,
  isSumLeft,
  leftOf,
  monthText,
  purchaseOf,
  sideBySide,
  type Way,
} from './way.ts'

type Inputs = (Value<Kind> | null)[]

const OUTSIDE = /\b(?:fora|terceiriz[a-z]+|faccao|laboratorio|grafica|lavanderia|fornecedor)\b/
const HERE =
  /\b(?:propri[oa]|aqui(?: dentro)?|(?:pra|para) dentro|em casa|internaliz[a-z]+|por conta|fazer eu mesm[oa]|comodato)\b/
const SPENT_ON_ONE =
  /^ (?:reais )?(?:de [a-z]+ )?(?:por|a cada|em cada) (?!mes\b|dia\b|semana\b|ano\b)[a-z]{3,}|^ (?:reais )?de [a-z]+ (?:cada|em cada)\b/
const INPUT = /\b(?:reagente|material|insumos?|tecido|linha|tinta|farinha|produto|embalagem|papel|filme|energia|luz)\b/
const RENT = /\baluguel\b/
const PRICE = 3_000

/** Each one paid outside, or made here with its own hands and bills: both by the same number of a month. */
export function hereOrOutside(d: Deriver): Answer | null {
  const text = asked(d)
  const outside = OUTSIDE.test(text) && HERE.test(text) ? usedWay(d) : null
  const here = outside && hereOf(d, outside)
  if (!outside || !here) return null
  const once = here.once
  if (isSumLeft(d, [outside, here], once ? [once] : [])) return null
  const {
    gap,
    first,
    text: account,
  } = sideBySide(d, [here, outside], ['Fazendo aqui', 'pagando fora'], ['fazer aqui', 'pagar fora'])
  const inputs: Inputs = [...outside.values, ...here.values, gap, once, leftOf(d)]
  const weak = weakOf(d, outside, here, inputs)
  const months = first && once ? backIn(d, once, gap, inputs) : null
  const even = evenOf(d, outside, here, inputs)
  const yes = first && (!weak || weak.year.number > 0) && (!months || months.number <= 36)
  return {
    decisions: ['terceirizar', 'maquina', 'contratar', 'produto_novo', 'fornecedor', 'emprestimo'],
    at: outside.at,
    main: gap,
    inputs,
    line: account,
    verdict: join([
      yes
        ? say`Compensa, se o volume não cair. `
        : first
          ? say`Ainda não: a conta só fecha em mês cheio. `
          : say`Não por essa conta. `,
      account,
      even ? say` O empate é em ${t(even)} por mês.` : say``,
      months
        ? say` Os ${t(once!)} da compra voltam em ${t(months)}.`
        : once
          ? say` E a compra pede ${t(once)} antes.`
          : say``,
      weak?.text ?? say``,
      monthText(d),
      yes
        ? say` Antes, confira nas notas dos últimos seis meses se são mesmo ${t(outside.count)} por mês, e quem da equipe faz sem contratar.`
        : say` Peça preço por volume a quem já faz e a um segundo fornecedor, com prazo escrito, e refaça a conta com o mês mais fraco.`,
    ]),
    says: ['custo_por_unidade', 'custo_vaga', 'conta_que_mais_pesa'],
    topic: 'fora',
  }
}

interface Here extends Way {
  /** What is paid whether few or many are made. */
  fixed: Value<'R$/mês'> | null
  each: Value<'R$'> | null
  once: Value<'R$'> | null
}

function hereOf(d: Deriver, outside: Used): Here | null {
  const { own } = d
  const others = challengeOf(d).filter(({ said }) => !outside.uses.includes(said))
  const unit = only(
    others.filter(
      (one) =>
        isPlain(one) &&
        one.value < outside.each.number &&
        SPENT_ON_ONE.test(one.after) &&
        INPUT.test(`${one.before.slice(-30)} ${one.after.slice(0, 30)}`),
    ),
  )
  const hands = handsOf(d, outside.uses)
  const plan = purchaseOf(d)
  const uses: Said[] = [...outside.uses, ...(unit ? [unit.said] : []), ...(hands?.uses ?? []), ...(plan?.uses ?? [])]
  const bills = billsBeside(d, outside, uses, RENT)
  if (!unit && !hands) return null
  const each = unit ? d.ask.value('R$', unit.said, 'O que cada um gasta aqui') : null
  const inputs = each ? ofMonth(own.times(outside.count, each, 'O material do mês', 'R$/mês')) : null
  const parts = [hands?.month ?? null, plan?.month ?? null, ...bills].filter((one) => one !== null)
  const fixed =
    parts.length === 0
      ? null
      : parts.length === 1
        ? parts[0]!
        : sumOf(d, parts, 'O que se paga todo mês para fazer aqui')
  const all = [...(inputs ? [inputs] : []), ...parts]
  const month = all.length === 1 ? all[0]! : sumOf(d, all, 'O que fazer aqui custa por mês')
  const texts = [
    ...(each ? [say`${t(outside.count)} × ${t(each)}`] : []),
    ...(hands ? [say`${t(hands.count)} × ${t(hands.each)}`] : []),
    ...[...(plan ? [plan.month] : []), ...bills].map((one) => say`${t(one)}`),
  ]
  const known = new Set<Said>(uses)
  const billed = new Set(bills.map(({ fact }) => fact.id))
  const prices = others.filter(
    (one) =>
      isPlain(one) &&
      one.value >= PRICE &&
      !known.has(one.said) &&
      !billed.has(`texto.${one.said.field}.dito.${one.said.at}`),
  )
  if (prices.length > 1) return null
  return {
    month,
    account: say`${join(texts, ' + ')} = ${t(month)}`,
    values: [each, inputs, ...(hands?.values ?? []), ...(plan?.values ?? []), ...bills, fixed, month].filter(
      (one) => one !== null,
    ),
    at: outside.at,
    uses,
    fixed,
    each,
    once: prices[0] ? d.ask.value('R$', prices[0].said, 'O que a compra pede') : null,
  }
}

const sumOf = (d: Deriver, parts: readonly Value<'R$/mês'>[], rotulo: string): Value<'R$/mês'> =>
  d.own.make(
    'R$/mês',
    rotulo,
    round2(parts.reduce((sum, { number }) => sum + number, 0)),
    parts.map(({ number }) => money(number)).join(' + '),
    parts,
  )

function backIn(d: Deriver, once: Value<'R$'>, gap: Value<'R$/mês'>, inputs: Inputs): Value<'meses'> | null {
  if (gap.number <= 0) return null
  const months = d.own.make(
    'meses',
    'Meses até a compra voltar',
    round1(once.number / gap.number),
    `${money(once.number)} ÷ ${money(gap.number)}`,
    [once, gap],
  )
  inputs.push(months)
  return months
}

function evenOf(d: Deriver, outside: Used, { fixed, each }: Here, inputs: Inputs): Value<'qtd'> | null {
  if (!fixed) return null
  const gap = each ? d.own.minus(outside.each, each, 'A diferença em cada um') : outside.each
  if (gap.number <= 0) return null
  const even = d.own.make(
    'qtd',
    'Quantos por mês em que empatam',
    Math.ceil(fixed.number / gap.number - 1e-9),
    `${money(fixed.number)} ÷ ${money(gap.number)}`,
    [fixed, gap],
  )
  inputs.push(gap, even)
  return even
}

const NAMES = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const FALLS = new RegExp(
  `\\bde (${NAMES.join('|')}) a (${NAMES.join('|')})\\b[^;A-Z]{0,40}\\b(?:cai|caem|baixa|diminui)[a-z]*(?: pela| pra| a| na| uns| em)* P(\\d{1,3})(?!\\d)`,
)
const YEAR = 12

/** 'De dezembro a fevereiro o volume cai pela metade': those months, and the year. */
function weakOf(
  d: Deriver,
  outside: Used,
  { fixed, each }: Here,
  inputs: Inputs,
): { text: Text; year: Value<'R$/ano'> } | null {
  const found = FALLS.exec(asked(d))
  const told = found && d.ask.scene.said[Number(found[3])]
  if (!found || !told || !fixed) return null
  const many = ((NAMES.indexOf(found[2]!) - NAMES.indexOf(found[1]!) + YEAR) % YEAR) + 1
  const { own } = d
  const unit = each ? own.minus(outside.each, each, 'A diferença em cada um') : outside.each
  const full = own.make(
    'R$/mês',
    'A vantagem em um mês cheio',
    round2(outside.count.number * unit.number - fixed.number),
    `${outside.count.number} × ${money(unit.number)} − ${money(fixed.number)}`,
    [outside.count, unit, fixed],
  )
  const weak = own.make(
    'R$/mês',
    'O mesmo em um mês fraco',
    round2(outside.count.number * (1 - told.value / 100) * unit.number - fixed.number),
    `${outside.count.number} × (100% − ${percent(told.value)}) × ${money(unit.number)} − ${money(fixed.number)}`,
    [outside.count, unit, fixed],
  )
  const year = own.make(
    'R$/ano',
    'A vantagem no ano',
    round2(full.number * (YEAR - many) + weak.number * many),
    `${YEAR - many} × ${money(full.number)} + ${many} × (${money(weak.number)})`,
    [full, weak],
  )
  const fall = d.ask.value('%', told, 'O que o volume cai nesses meses')
  const months = own.known('qtd', ruleFact('meses_fracos', 'Meses fracos que você contou', many, ''))
  inputs.push(full, weak, year, fall, months)
  return {
    year,
    text: say` Nos ${t(months)} meses mais fracos, fazer aqui ${weak.number < 0 ? say`custa ${t(weak)} a mais do que fora` : say`ainda poupa ${t(weak)}`}: no ano, ${year.number < 0 ? say`perde ${t(year)}` : say`ganha ${t(year)}`}.`,
  }
}
