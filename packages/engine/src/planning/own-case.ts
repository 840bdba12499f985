import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { askedIn } from '#src/measures/measured.ts'
import type { Reading } from '#src/reading/input.ts'
import { type Said, type Scene, sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { CASE_LINES, type CaseLine } from './own-case.data.ts'
import { COUNT_LINES } from './own-counts.data.ts'
import { ownMonths } from './own-months.ts'
import { ownPeople } from './own-people.ts'
import { SLOT_LINES, SLOTS } from './own-slots.data.ts'

interface Line extends Omit<CaseLine, 'texto'> {
  texto: RegExp | null
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\$R/g, 'R(\\d+)'],
  [/\$P/g, 'P(\\d+)'],
  [/\$D/g, 'D(\\d+)'],
  [/\$H/g, 'H(\\d+)'],
  [/\$N/g, 'N(\\d+)'],
  [/\$Q/g, '[RN](\\d+)'],
]
const pattern = (text: string) => new RegExp(KINDS.reduce((made, [kind, digits]) => made.replace(kind, digits), text))
const compiled: readonly Line[] = [...COUNT_LINES, ...CASE_LINES, ...SLOT_LINES].map((line) => ({
  ...line,
  texto: line.texto === null ? null : pattern(line.texto),
}))
const slots = new Map(Object.entries(SLOTS).map(([name, texts]) => [name, texts.map(pattern)]))

/** The lines for a title of the product. */
const ofTitle = new Map<string, readonly Line[]>()
const MOST_KEPT = 2_000

function linesFor(title: string): readonly Line[] {
  const known = ofTitle.get(title)
  if (known) return known
  const folded = fold(title)
  const found = compiled.filter(({ titulo }) => titulo.test(folded))
  if (ofTitle.size < MOST_KEPT) ofTitle.set(title, found)
  return found
}

/** Says of a step, by its title, what it means in her case; undefined: nothing. Each line once. */
export type OwnCase = (title: string) => Text | undefined

export function ownCaseOf(book: FactBook, reading: Reading): OwnCase {
  const scene = sceneOf(reading.form)
  const names = namedBy(reading, scene)
  const said = new Set<string>()
  const read = new Map<string, Said | null>()
  const slot = (name: string): Said | null => {
    const known = read.get(name)
    if (known !== undefined) return known
    const found = slotOf(scene, name)
    read.set(name, found)
    return found
  }
  return (title) => {
    for (const line of linesFor(title)) {
      const sentences = line.diz.split(/(?<=[.:?!”])\s+/)
      if (sentences.some((sentence) => said.has(sentence))) continue
      const text = filled(book, line, { ...scene, names, slot })
      if (!text) continue
      for (const sentence of sentences) said.add(sentence)
      return text
    }
    return undefined
  }
}

type Names = Readonly<Record<string, string | Said | null>>

/** What she names: people, months, what she sells. Read once, and only where a step may say it. */
function namedBy(reading: Reading, scene: Scene): () => Names {
  let names: Names | undefined
  return () => {
    if (names) return names
    const people = ownPeople(reading)
    const months = ownMonths(`${reading.form.main_challenge}. ${reading.form.operational_flow}`)
    names = {
      ajuda: people.helper,
      citado: people.named,
      saindo: people.leaving,
      fornecedor: people.supplier,
      ...months,
      vazio: emptyTime(reading),
      ...soldAt(scene),
    }
    return names
  }
}

const WEEKDAY = 'segunda|terca|quarta|quinta|sexta|sabado|domingo'
const EMPTY_TIME = new RegExp(
  `\\b(?:[oa]s? )?((?:(?:tarde|manha|noite)s? de )?(?:${WEEKDAY})(?: e (?:${WEEKDAY})| a (?:${WEEKDAY}))?)s?\\b.{0,24}(?:vazi|parad|frac|ninguem|mort)`,
)
const SPOKEN: Readonly<Record<string, string>> = { terca: 'terça', sabado: 'sábado', manha: 'manhã' }

function emptyTime({ form }: Reading): string | null {
  const found = EMPTY_TIME.exec(fold(form.main_challenge))?.[1]
  return found ? found.replace(/terca|sabado|manha/g, (word) => SPOKEN[word]!) : null
}

const SOLD =
  /\b(?:vend\w+|faco|fazemos|produz\w+|instalo|entrego|fabric\w+) (?:uns |umas |cerca de |so )?(?:N\d+ )([a-z]{3,20})(?: [a-z]{3,12})?(?: por| no| ao)?(?: mes| dia| semana)? (?:a|de|por) [RN](\d+)\b/
const NOT_GOODS = /^(?:mil|reais|vezes|dias?|horas?|meses|mes|semanas?|anos?|clientes?|pessoas?)$/

/** 'Vendo 560 marmita por mes a 20 reais' */
function soldAt({ sentences, said }: Scene): { produto: string | null; preco: Said | null } {
  for (const { text } of sentences) {
    const found = SOLD.exec(text)
    if (found && !NOT_GOODS.test(found[1]!)) return { produto: found[1]!, preco: said[Number(found[2])] ?? null }
  }
  return { produto: null, preco: null }
}

/** Their words leave no doubt that it is money. */
const IN_REAIS = new Set(['preco', 'pagam', 'valem', 'devem', 'cada'])
const PLACE = /\{(\w+)(?::(R))?\}/

interface Heard extends Scene {
  names(): Names
  slot(name: string): Said | null
}

/** Her challenge and her day's work tell how things are; her goals what she wants. */
const TELLS = new Set(['main_challenge', 'operational_flow'])

function slotOf({ sentences, said }: Scene, name: string): Said | null {
  for (const searched of slots.get(name) ?? [])
    for (const { field, text } of sentences) {
      const found = TELLS.has(field) && searched.exec(text)
      if (found) return said[Number(found[1])] ?? null
    }
  return null
}

function filled(book: FactBook, line: Line, scene: Heard): Text | undefined {
  if (line.texto === null) return written(book, line, [], scene)
  for (const { field, text } of scene.sentences) {
    if (field !== 'main_challenge' && !(line.meta && field === 'future_goals')) continue
    const found = line.texto.exec(text)
    if (!found || line.fora?.test(text)) continue
    return written(book, line, found, scene)
  }
  return undefined
}

/** undefined: a place of the line stays empty. */
function written(
  book: FactBook,
  line: Line,
  found: readonly (string | undefined)[],
  { said, names, slot }: Heard,
): Text | undefined {
  const parts: Parameters<typeof join>[0][number][] = []
  let rest = line.diz
  for (let place = PLACE.exec(rest); place; place = PLACE.exec(rest)) {
    const [whole, name, reais] = place
    const value = /^\d+$/.test(name!)
      ? said[Number(found[Number(name)] ?? -1)]
      : slots.has(name!)
        ? slot(name!)
        : names()[name!]
    if (value === null || value === undefined) return undefined
    parts.push(rest.slice(0, place.index))
    parts.push(typeof value === 'string' ? value : figure(book, value, reais === 'R' || IN_REAIS.has(name!)))
    rest = rest.slice(place.index + whole.length)
  }
  return say`${join([...parts, rest])}`
}

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  minutos: ['minuto', 'minutos'],
  horas: ['hora', 'horas'],
  dias: ['dia', 'dias'],
  semanas: ['semana', 'semanas'],
  meses: ['mês', 'meses'],
  anos: ['ano', 'anos'],
}

/** One number of hers, as she wrote it. */
function figure(book: FactBook, { kind, written, unit, field, at }: Said, reais: boolean) {
  const [one, more] = UNITS[unit] ?? ['', '']
  const spoken =
    kind === 'R' || reais
      ? formatMoney(written)
      : kind === 'P'
        ? formatPercent(written / 100, Number.isInteger(written) ? 0 : 1)
        : `${formatNumber(written)}${one === '' ? '' : ` ${written === 1 ? one : more}`}`
  return book.mention(
    {
      id: `caso.${at}`,
      rotulo: 'Número que você escreveu',
      valor: written,
      unidade: kind === 'R' || reais ? 'R$' : kind === 'P' ? '%' : more,
      tipo: 'informado',
      origem: askedIn(field),
    },
    spoken,
  )
}
