import { NOTHING_EXPECTED } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { reais } from '#src/ledger/spread.ts'
import { metricOf } from '#src/metrics/metrics.data.ts'
import { inPeriod } from '#src/metrics/periods.ts'
import { minus } from '#src/metrics/sentences.ts'
import { clipped, type Names, plainText, Told } from '#src/metrics/told.ts'
import { isOutgo } from './figures.ts'
import type { Reckoned } from './reckon.ts'
import type { Scale } from './scale.ts'
import { alone, type Shown } from './shown.ts'

/** The answer to what is asked of figures that were shown; every one of them stands in it again. */

const CENTS = 100
const PERCENT_DECIMALS = 4
const round = (value: number) => Math.round(value * CENTS) / CENTS

interface Input {
  reckoned: Reckoned
  names: Names
  /** Cents of what they are a part of. */
  whole: number | null
  /** Cents of all that came in less all that went out, beside a result. */
  left?: number | null
}

/** What came of it, and what it is remembered as; nothing where there is no whole. */
export function reckonedDraft(book: FactBook, { reckoned, names, whole, left = null }: Input): Draft {
  const told = new Told(book, reckoned.base ?? reckoned.of[0]!.frame, names)
  const facts = reckoned.of.map((one) => told.fact(labelOf(one, reckoned.of), 0, one.frame.periodo, figure(one)))
  const { value, unit, sentence, rows } = resultOf(told, reckoned, { facts, whole, left })
  const formula = facts.map(({ rotulo }) => rotulo).join(SIGNS[reckoned.op])
  const fact = told.fact(RESULTS[reckoned.op], 0, reckoned.of[0]!.frame.periodo, {
    ...{ valor: value, unidade: unit, tipo: 'calculado', formula },
  })
  return {
    ...EMPTY_DRAFT,
    answer: sentence(fact),
    expectedResults: say`${NOTHING_EXPECTED.numbers}`,
    timeline: say`As contas são do que já foi respondido.`,
    investment: say`Não se aplica: a resposta só lê os seus lançamentos.`,
    dados: {
      metrica: told.frame.metrica,
      periodo: commonDays(reckoned.of),
      filtros: {},
      valor: fact,
      unidade: unit,
      // The table has one unit: of a share its parts are in the sentence.
      linhas: [...facts, ...rows, fact].filter(({ unidade }) => unidade === unit).map((one) => told.row(one)),
      formula: plainText(formula),
    },
  }
}

const RESULTS: Readonly<Record<Reckoned['op'], string>> = {
  ...{ soma: 'Soma', media: 'Média', diferenca: 'Diferença', variacao: 'Variação', escolha: 'Escolhido' },
  ...{ parte: 'Parte', resto: 'Resto', escala: 'Seria' },
}
const SIGNS: Readonly<Record<Reckoned['op'], string>> = {
  ...{ soma: ' + ', media: ' + ', diferenca: ' − ', variacao: ' − ', escolha: ' ou ', parte: ' + ', resto: ' + ' },
  escala: '',
}

const figure = ({ valor, unidade }: Shown): Partial<Fact> => ({ valor, unidade })
const commonDays = (of: readonly Shown[]) => {
  const days = new Set(of.map(({ frame }) => JSON.stringify(frame.periodo)))
  return days.size === 1 ? of[0]!.frame.periodo : null
}

/** What tells it from the others: whose, of what or when. */
function labelOf(one: Shown, of: readonly Shown[]): string {
  const named = new Set(of.map(({ nome }) => nome)).size === of.length
  const when = one.frame.periodo && commonDays(of) === null ? ` ${inPeriod(one.frame.periodo)}` : ''
  return `${clipped(one.nome)}${named && commonDays(of) !== null ? '' : when}`
}

interface Result {
  value: number
  unit: string
  rows: Fact[]
  sentence: (fact: Fact) => Text
}

interface Known {
  facts: readonly Fact[]
  whole: number | null
  left: number | null
}

function resultOf(told: Told, { op, of, base, least, scale }: Reckoned, { facts, whole, left }: Known): Result {
  const values = of.map(({ valor }) => valor)
  const unit = of[0]!.unidade
  const days = commonDays(of)
  const when = days ? ` ${inPeriod(days)}` : ''
  const sum = values.reduce((total, value) => total + value, 0)
  const listed = joinedList(facts.map((one) => join([plainText(`${one.rotulo} (`), minus(one), told.show(one), ')'])))
  const plain = (value: number, sentence: Result['sentence']): Result => ({
    value: round(value),
    unit,
    rows: [],
    sentence,
  })
  if (op === 'soma')
    return plain(sum, (fact) => join([listed, plainText(`${when}: somam `), minus(fact), told.show(fact), '.']))
  if (op === 'media')
    return plain(sum / of.length, (fact) =>
      join(['Em média ', minus(fact), told.show(fact), ': ', listed, plainText(when), '.']),
    )
  if (op === 'escolha') return chosen(told, { facts, least, outgo: isOutgo(of[0]!.frame), when })
  if (op === 'diferenca' || op === 'variacao') return between(told, op, { facts, unit, when })
  if (scale) return scaled(told, scale, { listed, when, valor: values[0]!, unit, left })
  const all = told.fact(metricOf(base!.metrica).nome, whole ?? 0, base!.periodo)
  const name = plainText(`${metricOf(base!.metrica).nome} ${inPeriod(base!.periodo!)}`)
  if (op === 'resto')
    return {
      ...plain(reais(whole ?? 0) - sum, (fact) =>
        join([
          'Tirando ',
          listed,
          ', o resto é ',
          minus(fact),
          told.show(fact),
          ', de ',
          told.show(all),
          ' (',
          name,
          ').',
        ]),
      ),
      rows: [all],
    }
  const share = whole ? (sum / reais(whole)) * 100 : 0
  return {
    value: Number(share.toFixed(PERCENT_DECIMALS)),
    unit: '%',
    rows: [all],
    sentence: (fact) =>
      join([
        listed,
        plainText(when),
        of.length > 1 ? ': são ' : ': é ',
        told.show(fact),
        ' de ',
        told.show(all),
        ' (',
        name,
        ').',
      ]),
  }
}

interface Supposed {
  listed: Text
  when: string
  valor: number
  unit: string
  left: number | null
}

/** 'CEMIG (R$ 521,08): com 15% a mais, R$ 599,24.' */
function scaled(told: Told, scale: Scale, { listed, when, valor, unit, left }: Supposed): Result {
  const of = (value: number) => round(value * scale.factor + reais(scale.plus))
  const value = of(valor)
  const apart = told.fact('Diferença', 0, told.frame.periodo, {
    ...{ valor: round(value - valor), unidade: unit, tipo: 'calculado', formula: 'O que seria menos o que é' },
  })
  const more = scale.part || scale.plus !== 0 ? [] : [', ', told.show(apart), value > valor ? ' a mais' : ' a menos']
  const all = left === null ? [] : [whole(told, scale, reais(left), of(reais(left)))]
  return {
    value,
    unit,
    rows: [],
    sentence: (fact) =>
      join([listed, plainText(`${when}: ${scale.said}, `), minus(fact), told.show(fact), ...more, '.', ...all]),
  }
}

/** The same of all that came in and went out, loans among it. */
function whole(told: Told, scale: Scale, now: number, then: number): Text {
  const money = (rotulo: string, valor: number) =>
    told.fact(rotulo, 0, told.frame.periodo, { valor, unidade: 'R$', tipo: 'calculado', formula: 'Entradas − saídas' })
  const [left, supposed] = [money('Sobra', now), money('Sobra suposta', then)]
  return join([
    ...[' Contando tudo o que entrou e saiu (', minus(left), told.show(left), plainText(`): ${scale.said}, `)],
    ...[minus(supposed), told.show(supposed), '.'],
  ])
}

interface Two {
  facts: readonly Fact[]
  unit: string
  when: string
}

function between(told: Told, op: 'diferenca' | 'variacao', { facts, unit, when }: Two): Result {
  const [one, other] = facts as [Fact, Fact]
  const [then, now] = [Number(one.valor), Number(other.valor)]
  const rise = then === 0 ? null : (now - then) / Math.abs(then)
  const more = now === then ? 'o mesmo valor' : now > then ? 'a mais' : 'a menos'
  const both = join([
    plainText(`${one.rotulo} `),
    minus(one),
    told.show(one),
    plainText(` e ${other.rotulo} `),
    minus(other),
    told.show(other),
  ])
  const moved = told.fact('Diferença', 0, told.frame.periodo, {
    ...{ valor: round(now - then), unidade: unit, tipo: 'calculado', formula: 'Um menos o outro' },
  })
  const percent = rise === null ? [] : [' (', told.percent('Diferença sobre o primeiro', rise), ')']
  const sentence = () =>
    join([both, plainText(`${when}: `), ...(now === then ? [more] : [told.show(moved), ` ${more}`, ...percent]), '.'])
  if (op === 'variacao' && rise !== null)
    return { value: Number((rise * 100).toFixed(PERCENT_DECIMALS)), unit: '%', rows: [moved], sentence }
  return { value: round(now - then), unit, rows: [], sentence }
}

function chosen(
  told: Told,
  { facts, least, outgo, when }: { facts: readonly Fact[]; least: boolean; outgo: boolean; when: string },
): Result {
  const ordered = facts.toSorted((a, b) => (least ? 1 : -1) * (Number(a.valor) - Number(b.valor)))
  const [first, ...others] = ordered as [Fact, ...Fact[]]
  const tie = others.some(({ valor }) => valor === first.valor)
  const said = least ? 'o menor valor' : outgo ? 'o maior gasto' : 'o maior valor'
  return {
    value: Number(first.valor),
    unit: first.unidade,
    rows: [],
    sentence: () =>
      join([
        plainText(`${first.rotulo}${when}: `),
        minus(first),
        told.show(first),
        tie ? ', o mesmo valor de outro. ' : `, ${said}. `,
        'Os outros: ',
        joinedList(others.map((one) => join([plainText(`${one.rotulo} `), minus(one), told.show(one)]))),
        '.',
      ]),
  }
}

const joinedList = (texts: readonly Text[]): Text =>
  texts.length < 2 ? (texts[0] ?? say``) : join([join(texts.slice(0, -1), ', '), ' e ', texts.at(-1)!])

/** What the conversation remembers of it; a share is nothing to reckon with. */
export function shownOfReckoned({ op, of, frame, scale }: Reckoned, value: number): Shown[] {
  const [first] = of
  const nome = joinedNames(of)
  // What it would be isn't what it is: nothing is reckoned with both.
  if (scale) return []
  const made = { unidade: first!.unidade, partes: [], conta: op === 'soma' ? ('soma' as const) : ('outra' as const) }
  if (op === 'escolha') {
    const picked = of.find(({ valor }) => valor === value)
    return picked ? [picked] : []
  }
  if (op === 'soma') return [{ nome, valor: value, ...made, frame: alone(first!.frame) }]
  if (op === 'resto') return [{ nome: `sem ${nome}`, valor: value, ...made, frame: alone(first!.frame) }]
  return op === 'diferenca'
    ? [{ nome: `diferença de ${formatMoney(value)}`, valor: value, ...made, frame: alone(frame) }]
    : []
}

const joinedNames = (of: readonly Shown[]) =>
  of.length < 2
    ? of[0]!.nome
    : `${of
        .slice(0, -1)
        .map(({ nome }) => nome)
        .join(', ')} e ${of.at(-1)!.nome}`
