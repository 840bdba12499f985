import type { Fact } from '@norteia/contracts/analysis'
import { Sheet, sumDraft } from '#src/consultant/calculators.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import type { Draft } from '#src/consultant/draft.ts'
import {
  type Amount,
  type Found,
  found,
  known as knownAmount,
  minus,
  over,
  partOf,
  plus,
  said,
  times,
  without,
  withPart,
} from '#src/consultant/stories/expr.ts'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Solved } from './field.ts'
import { byLawWords } from './law-words.ts'
import type { Quantity } from './quantity.ts'
import { quantitiesIn, type Tree, worth } from './tree.ts'

const KINDS: Readonly<Record<Quantity['kind'], readonly [name: string, unit: string]>> = {
  money: ['Valor', 'R$'],
  count: ['Quantidade', ''],
  share: ['Porcentagem', '%'],
}

const factOf = ({ id, kind, value, scale }: Quantity, origem: string): Fact => ({
  // By its value: a follow-up may have another for the same number.
  id: `pergunta.fluxo.${id}.${Number((value / scale).toFixed(6))}`,
  rotulo: id === RESULT ? 'Resultado da conta anterior' : `${KINDS[kind][0]} ${id.replace(/\D/g, '')} da pergunta`,
  valor: Number((value / scale).toFixed(6)),
  unidade: KINDS[kind][1],
  tipo: 'informado',
  origem,
})

/** The number that the sum before came to. */
export const RESULT = 'r80'
const BEFORE = 'O que você disse antes nesta conversa'

/** The sheet of a sum, with a fact for each number that it takes. */
export function sheetOf(known: Known, text: string, trees: readonly Tree[]): Sheet {
  const used = new Set<Quantity>()
  for (const tree of trees) quantitiesIn(tree, used)
  const facts = new Map<string, Fact>()
  for (const one of used) facts.set(one.id, factOf(one, one.before ? BEFORE : 'Sua pergunta'))
  const mark = [...facts.values()].map(({ valor }) => valor).join('_')
  return new Sheet(known, `fluxo.${mark}`, text, facts)
}

export function amountOf(sheet: Sheet, tree: Tree): Amount {
  switch (tree.kind) {
    case 'number': {
      const amount = said(sheet, tree.quantity.id)
      const { scale } = tree.quantity
      if (scale === 1) return amount
      const parts = Math.round(1 / scale)
      return parts > 1
        ? over(amount, knownAmount(sheet, `partes${parts}`, 'Partes da medida', parts))
        : times(amount, knownAmount(sheet, `vezes${scale}`, 'Vezes a medida', scale))
    }
    case 'known':
      return tree.id === 'inteiro' ? wholeOf(sheet) : knownAmount(sheet, tree.id, tree.name, tree.value)
    case 'up': {
      const left = amountOf(sheet, tree.left)
      const whole = sheet.result('arredondado', 'Inteiros', worth(tree), '', `${left.plain} em inteiros`, left.inputs)
      const shown = sheet.show(whole, String(worth(tree)))
      return { value: worth(tree), text: say`${shown}`, plain: shown.text, inputs: [whole], binds: 3 }
    }
    case '+':
      return plus(amountOf(sheet, tree.left), amountOf(sheet, tree.right))
    case '−':
      return minus(amountOf(sheet, tree.left), amountOf(sheet, tree.right))
    case '×':
      return times(amountOf(sheet, tree.left), amountOf(sheet, tree.right))
    case '÷':
      return over(amountOf(sheet, tree.left), amountOf(sheet, tree.right))
    case 'times':
      return times(amountOf(sheet, tree.left), said(sheet, tree.by.id))
    case 'less':
      return without(amountOf(sheet, tree.left), said(sheet, tree.by.id))
    case 'more':
      return withPart(amountOf(sheet, tree.left), said(sheet, tree.by.id))
    case 'of': {
      // '100% × 8%' is said as 8%.
      const whole = tree.left.kind === 'known' && tree.left.id === 'inteiro'
      const by = said(sheet, tree.by.id)
      return whole ? { ...by, value: by.value / 100 } : partOf(amountOf(sheet, tree.left), by)
    }
  }
}

const wholeOf = (sheet: Sheet): Amount => {
  const whole = sheet.rule('inteiro', 'O preço inteiro', 100, '100%', '%')
  return { value: 1, text: say`${whole}`, plain: '100%', inputs: [], binds: 3 }
}

const TIME_WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hora: ['hora', 'horas'],
  dia: ['dia', 'dias'],
  semana: ['semana', 'semanas'],
  mes: ['mês', 'meses'],
  ano: ['ano', 'anos'],
}
const MEASURES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  kg: ['quilo', 'kg'],
  litro: ['litro', 'litros'],
  km: ['km', 'km'],
  kwh: ['kWh', 'kWh'],
  metro: ['metro', 'metros'],
  m2: ['m²', 'm²'],
  m3: ['m³', 'm³'],
  duzi: ['dúzia', 'dúzias'],
  duzia: ['dúzia', 'dúzias'],
}

/** ' por mês', ' por unidade', ' meses'; nouns of her own aren't said again. */
export function unitWords(unit: Unit, value: number): string {
  const up = Object.keys(unit).find((noun) => unit[noun] === 1 && noun !== MONEY)
  const words = up === undefined ? undefined : (TIME_WORDS[up] ?? MEASURES[up])
  const per = Object.keys(unit)
    .filter((noun) => unit[noun] === -1)
    .map((noun) => ` por ${TIME_WORDS[noun]?.[0] ?? MEASURES[noun]?.[0] ?? 'unidade'}`)
  return `${words ? ` ${TIME_WORDS[up!] && Math.abs(value) === 1 ? words[0] : words[1]}` : ''}${per.join('')}`
}

const UNITS = { money: 'R$', count: '', share: '%' } as const

export interface Said {
  answer: Text
  lines: Found[]
  result: Found
}

const MONTHS = 12
/** '32 meses (2 anos e 8 meses)' */
function inYears(sheet: Sheet, found: Found): Text {
  const months = Math.ceil(found.value - 1e-6)
  if (months < MONTHS * 1.5) return say``
  const [years, rest] = [Math.floor(months / MONTHS), months % MONTHS]
  const part = (id: string, value: number, one: string, many: string) =>
    say`${sheet.show(sheet.result(id, many, value, '', `${found.shown.text} em ${many}`, [found.fact]), String(value))} ${value === 1 ? one : many}`
  return rest === 0
    ? say` (${part('anos', years, 'ano', 'anos')})`
    : say` (uns ${part('anos', years, 'ano', 'anos')} e ${part('meses', rest, 'mês', 'meses')})`
}

const signed = ({ value, shown }: Found) => (value < 0 ? say`−${shown}` : say`${shown}`)

/** What an answer is worded with. */
export interface Worded {
  sheet: Sheet
  solved: Solved
  exact: Found
  /** The result, in whole ones where only these count. */
  shown: Text
  words: string
  /** A figure on the way; it is said beside the result then. */
  aside: (index: number) => Found | undefined
}

/** `tag`: of several figures, which. */
export function wordsOf(sheet: Sheet, solved: Solved, tag = ''): Said {
  const { kind, tree, unit, wish, also } = solved
  const amount = amountOf(sheet, tree)
  const beside: Found[] = []
  const aside = (index: number) => {
    const one = also[index]
    if (!one) return undefined
    const part = amountOf(sheet, one.tree)
    const figure = found(
      sheet,
      `parte${index + 1}${tag}`,
      one.name,
      UNITS[one.kind],
      one.kind === 'share' ? { ...part, value: part.value * 100 } : part,
    )
    beside.push(figure)
    return figure
  }
  const scaled = kind === 'share' && wish === 'percent' ? { ...amount, value: amount.value * 100 } : amount
  const exact = found(sheet, `resultado${tag}`, 'Resultado', UNITS[kind], scaled)
  const words = unitWords(unit, exact.value)
  const shown = shownOf(sheet, solved, exact, tag)
  const answer = answerOf({ sheet, solved, exact, shown, words, aside })
  const apart = beside.filter(
    ({ amount, line }) => Math.abs(amount.value - exact.value) > 1e-6 && line.text !== exact.line.text,
  )
  return { answer, lines: [...apart, exact], result: exact }
}

function shownOf(sheet: Sheet, { whole }: Solved, exact: Found, tag: string): Text {
  if (!whole || Math.abs(exact.value - Math.round(exact.value)) <= 1e-6) return signed(exact)
  const rounded = whole === 'up' ? Math.ceil(exact.value) : Math.floor(exact.value)
  const made = sheet.result(`inteiros${tag}`, 'Inteiros', rounded, '', `${exact.shown.text} em inteiros`, [exact.fact])
  return say`${sheet.show(made, String(rounded))}`
}

function answerOf({ sheet, solved, exact, shown, words, aside }: Worded): Text {
  const { unit } = solved
  switch (solved.wish) {
    case 'left': {
      const part = aside(0)
      return say`${exact.value < 0 ? 'Faltam' : 'Sobram'} ${exact.shown}${words}${part && exact.value > 0 ? say`, ${part.shown} do que entra` : say``}.${exact.value < 0 ? ' Do jeito que está, não se paga.' : ' Disso ainda saem as contas que você não citou.'}`
    }
    case 'even': {
      const [each, bills] = [aside(0), aside(1)]
      return say`São ${shown}${words} para pagar tudo${each ? say`: cada ${each.amount.inputs.length > 0 ? 'venda' : 'uma'} deixa ${each.shown}${bills ? say`, e o que tem de ser pago soma ${bills.shown}` : say``}` : say``}. Só a partir daí sobra.`
    }
    case 'payback': {
      const gain = aside(0)
      return say`Se paga em ${shown}${words}${unit.mes === 1 ? inYears(sheet, exact) : say``}${gain ? say`, com ${gain.shown} a cada ${Object.keys(unit).map((time) => TIME_WORDS[time]?.[0] ?? time)[0] ?? ''}` : say``}. Some ainda juros, manutenção e o que a conta deixou de fora.`
    }
    case 'price': {
      const base = aside(0)
      return say`Cobre ${shown}${words}${base && Math.abs(base.value - exact.value) > 0.01 ? say` (o custo é de ${base.shown})` : say``}. Confira se nenhum gasto ficou de fora.`
    }
    case 'versus': {
      const [first, second] = [aside(0)!, aside(1)!]
      const [name, best, other] =
        solved.better === 'first' ? (['primeira', first, second] as const) : (['segunda', second, first] as const)
      return say`A ${name} opção ${solved.gain ? 'deixa mais' : 'sai mais barata'}: ${best.shown} contra ${other.shown}${words}, diferença de ${exact.shown}. Confira o que não entra na conta: prazo, qualidade, trabalho e risco de cada uma.`
    }
    case 'extra': {
      const paid = aside(0)
      return say`São ${shown} a mais${paid ? say`: ao todo se paga ${paid.shown}` : say``}.`
    }
    case 'less':
      return say`O desconto tira ${shown}${words}. Ele só se paga se trouxer venda a mais.`
    case 'cost': {
      const rest = aside(0)
      return say`São ${shown}${words}${rest?.shown.text ? say`. Pelo preço que você disse, sobram ${rest.shown}` : ''}.`
    }
    default: {
      const told = byLawWords({ sheet, solved, exact, shown, words, aside })
      if (told) return told
      aside(0)
      return say`São ${shown}${words}.`
    }
  }
}

const NEXT: Readonly<Record<string, string>> = {
  money: 'Desconte o que ficou de fora (custo, taxas, imposto, a sua hora) antes de decidir por este número.',
  count: 'Anote o número verdadeiro por uma semana e refaça a conta com ele.',
  share: 'Anote o número verdadeiro por uma semana e refaça a conta com ele.',
}

/** What is done with a figure that lacks no cost. */
const NEXT_OF: Readonly<Partial<Record<Solved['wish'], string>>> = {
  sale: 'Divida essa venda pelos dias que abre e veja se cabe no movimento de hoje; confira a margem com as notas do mês.',
  adds: 'Ponha esse valor na conta do mês fraco antes de decidir: é ele que tem de aguentar.',
  rise: 'Peça preço a mais um fornecedor e decida quanto repassar e a partir de que dia.',
  parts: 'Escreva a divisão num papel assinado, com a data e de onde sai cada parte.',
}

export function draftOf(sheet: Sheet, { answer, lines, result }: Said, { kind, wish }: Solved): Draft {
  const formula = say`${join(
    lines.map(({ line }) => line),
    '; ',
  )}.`
  return sumDraft(sheet, {
    said: answer,
    next: say`${NEXT_OF[wish] ?? NEXT[kind]!}`,
    result: result.fact,
    unidade: result.fact.unidade,
    formula,
  })
}
