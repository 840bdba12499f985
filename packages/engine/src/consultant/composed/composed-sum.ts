import type { Fact } from '@norteia/contracts/analysis'
import { figure } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count, percent } from '#src/consultant/sum-numbers.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { composed } from './compose.ts'
import { type Quantity, type Tree, takesOff } from './solve.ts'
import { isMoney, MONEY, type Unit } from './units.ts'
import { SIZES, TIMES } from './words.ts'

const weight = { '+': 1, '−': 1, '×': 2, '÷': 2, less: 2, more: 2, of: 2, number: 3 } as const

function written(sheet: Sheet, tree: Tree): { text: Text; plain: string; inputs: Fact[] } {
  if (tree.kind === 'number') {
    const { slot, known, scale } = tree.quantity
    if (known) return { text: say`${slot}`, plain: slot, inputs: [] }
    const fact = sheet.fact(slot)
    const shown = fact.unidade === 'R$' ? figure(fact) : count(Number(fact.valor))
    const after = scale === 1 ? '' : ` ÷ ${count(Math.round(1 / scale))}`
    return { text: say`${sheet.show(fact, shown)}${after}`, plain: `${shown}${after}`, inputs: [fact] }
  }
  const left = written(sheet, tree.left)
  const wrap = (side: ReturnType<typeof written>, needed: boolean) =>
    needed ? { ...side, text: say`(${side.text})`, plain: `(${side.plain})` } : side
  if ('share' in tree) {
    const fact = sheet.fact(tree.share.slot)
    const base = wrap(left, weight[tree.left.kind] < 2)
    const p = sheet.show(fact, percent(Number(fact.valor)))
    const inputs = [...left.inputs, fact]
    if (tree.kind === 'of') return { text: say`${base.text} × ${p}`, plain: `${base.plain} × ${p.text}`, inputs }
    const mark = tree.kind === 'less' ? '−' : '+'
    return { text: say`(${base.text} ${mark} ${p})`, plain: `(${base.plain} ${mark} ${p.text})`, inputs }
  }
  const right = written(sheet, tree.right)
  const own = weight[tree.kind]
  const a = wrap(left, weight[tree.left.kind] < own)
  const b = wrap(
    right,
    weight[tree.right.kind] < own || ((tree.kind === '÷' || tree.kind === '−') && weight[tree.right.kind] === own),
  )
  return {
    text: say`${a.text} ${tree.kind} ${b.text}`,
    plain: `${a.plain} ${tree.kind} ${b.plain}`,
    inputs: [...left.inputs, ...right.inputs],
  }
}

const TIME_WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  hora: ['hora', 'horas'],
  dia: ['dia', 'dias'],
  semana: ['semana', 'semanas'],
  mes: ['mês', 'meses'],
  ano: ['ano', 'anos'],
}
const MEASURE_WORDS: Readonly<Record<string, string>> = {
  kg: 'kg',
  litro: 'litros',
  km: 'km',
  kwh: 'kWh',
  metro: 'metros',
  m2: 'm²',
}

/** 'Faço quantas?', 'quantas dá?': only the finished ones count. */
const MAKES =
  /\bquant[oa]s(?: [a-z]+){1,3}? (?:eu )?(?:fac\w+|da|dao|rende\w*|cab\w+|consigo|sai|saem|tiro|posso)\b|\b(?:faco|faz|da|rende|dao|tiro|cabem?)(?: pra)? quant|\bquant[oa]s (?:eu )?(?:faco|consigo|cabem)\b/

/** What comes in whole ones only. */
const isThing = (unit: Unit) => {
  const up = Object.keys(unit).filter((noun) => unit[noun] === 1)
  return Object.keys(unit).length === 1 && up.every((noun) => !TIMES.has(noun) && !SIZES.has(noun))
}

/** The words of a unit that are known; those of her own are not said again. */
function unitWords(unit: Unit, value: number): string {
  const up = Object.keys(unit).find((noun) => unit[noun] === 1 && noun !== MONEY)
  const word = up === undefined ? '' : (TIME_WORDS[up]?.[value === 1 ? 0 : 1] ?? MEASURE_WORDS[up] ?? '')
  const down = Object.keys(unit).filter((noun) => unit[noun] === -1)
  const per = down.map(
    (noun) =>
      ` por ${TIME_WORDS[noun]?.[0] ?? (noun === 'kg' ? 'quilo' : (MEASURE_WORDS[noun]?.replace(/s$/, '') ?? 'unidade'))}`,
  )
  return `${word ? ` ${word}` : ''}${per.join('')}`
}

/** The one result that the numbers of the question have in the unit that it asks for. */
export function composedSum(sheet: Sheet): Worked | null {
  const found = composed(sheet.text)
  if (!found) return null
  const values = revalued(found.tree, sheet)
  if (values === null || !Number.isFinite(values)) return null
  const { text, plain: formula, inputs } = written(sheet, found.tree)
  const money = isMoney(found.unit)
  const exact = found.share ? values * 100 : values
  const whole = found.mode === 'need' && !money && !found.share && isThing(found.unit)
  const shown = !whole ? exact : MAKES.test(sheet.text) ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6)
  const unit = money ? 'R$' : found.share ? '%' : ''
  const result = sheet.result('resultado', 'Resultado', shown, unit, formula, inputs)
  const figureText = money || found.share ? figure(result) : count(Math.round(shown * 100) / 100)
  const mention = sheet.show(result, figureText)
  const before =
    whole && Math.abs(shown - exact) > 1e-6
      ? sheet.result('exato', 'Antes de completar', exact, '', formula, inputs)
      : null
  const minus = shown < 0 ? '−' : ''
  const words = unitWords(found.unit, shown)
  const { mode } = found
  const left = mode === 'left' && takesOff(found.tree)
  return {
    result,
    said: left
      ? say`${shown < 0 ? 'Faltam' : 'Sobram'} ${mention}${words}. Disso ainda saem as contas que você não citou.`
      : say`São ${minus}${mention}${words}.`,
    formula: before
      ? say`${text} = ${sheet.show(before, count(Number(before.valor)))}, ou ${mention} inteiros.`
      : say`${text} = ${minus}${mention}${words}.`,
    next: money
      ? mode === 'out'
        ? say`Confira se não ficou nenhum gasto de fora: os pequenos e os que vêm uma vez por ano são os que se esquece.`
        : say`Desconte o que ficou de fora (custo, taxas, imposto, a sua hora) antes de decidir por este número.`
      : say`Anote o número verdadeiro por uma semana e refaça a conta com ele.`,
  }
}

/** The tree with the values of the sheet: a follow-up may have changed one. */
function revalued(tree: Tree, sheet: Sheet): number | null {
  if (tree.kind === 'number') {
    const { slot, known, value, scale } = tree.quantity
    if (known) return value
    if (!sheet.has(slot)) return null
    return sheet.value(slot) * scale
  }
  const left = revalued(tree.left, sheet)
  if (left === null) return null
  if ('share' in tree) {
    if (!sheet.has(tree.share.slot)) return null
    const p = sheet.value(tree.share.slot) / 100
    return left * (tree.kind === 'less' ? 1 - p : tree.kind === 'more' ? 1 + p : p)
  }
  const right = revalued(tree.right, sheet)
  if (right === null) return null
  switch (tree.kind) {
    case '×':
      return left * right
    case '÷':
      return left / right
    case '+':
      return left + right
    case '−':
      return left - right
  }
}

/** The numbers of a question that has one result, by slot; null: it has none, or more than one. */
export function readComposed(question: string): Record<string, number> | null {
  const found = composed(question)
  return found && Object.fromEntries(quantitiesIn(found.tree).map(({ slot, value, scale }) => [slot, value / scale]))
}

function quantitiesIn(tree: Tree): Quantity[] {
  if (tree.kind === 'number') return tree.quantity.known ? [] : [tree.quantity]
  return [...quantitiesIn(tree.left), ...('share' in tree ? [tree.share] : quantitiesIn(tree.right))]
}
