import { NO_NOUN } from './quantities.data.ts'
import type { Hit, Parsed, PlacedNumber } from './spoken-text.ts'
import { COUNTED, type Subject, type SubjectWords, type Unit } from './subjects.data.ts'

const PREPOSITIONS = new Set('de em no na do da dos das nos nas com pra para pro'.split(' '))
const STRONG = new Set(
  'de do da eh em sao esta ta estao chega chegam passa passam uns umas cerca foi fica era representa a'.split(' '),
)
/** Words that say nothing about a number. */
export const EMPTY = new Set(
  'de do da dos das em no na nos nas com pra para pro o a os as um uma uns umas cerca eh e que sao esta ta estao meu minha nosso nossa meus minhas so ja hoje por mes ao cada mais menos quase mensal reais aproximadamente media tipo tudo torno minimo maximo custa custam veio deu fica ficou foi chegou vai dar cada umas'.split(
    ' ',
  ),
)
/** '30% dos pacientes faltam': the words after 'dos' are what the percentage refers to. */
const BASE = new Set(['do', 'da', 'dos', 'das'])
const BASES: Partial<Record<Subject, true>> = { faturamento: true, clientes: true, custo_total: true, pedidos: true }
/** Farther words say nothing about a number. */
const REACH = 7
const MAX_COST = 4.2

const UNIT_WORDS: Readonly<Record<string, Unit>> = {
  dia: 'dias',
  dias: 'dias',
  semana: 'semanas',
  semanas: 'semanas',
  mes: 'meses',
  meses: 'meses',
  ano: 'anos',
  anos: 'anos',
  hora: 'horas',
  horas: 'horas',
  h: 'horas',
  hs: 'horas',
  hrs: 'horas',
  minuto: 'minutos',
  minutos: 'minutos',
  min: 'minutos',
  vezes: 'vezes',
  x: 'vezes',
}

const SINCE = /^(?:ha|faz|fazem)$/

/** Words beyond the empty ones, and clause breaks, between a number and a phrase. */
function distance(parsed: Parsed, number: PlacedNumber, hit: Hit, unit: Unit | null): number {
  const { words } = parsed
  const after = hit.from >= number.at
  const edge = words[after ? hit.from : hit.to]!
  if (edge.sentence !== number.sentence) return Number.POSITIVE_INFINITY
  // 'Instalado há 3 meses e ainda falta receber': since when, and no term.
  if (hit.entry.subject === 'prazo_receber' && SINCE.test(words[number.at - 1]?.text ?? ''))
    return Number.POSITIVE_INFINITY
  const [from, to] = after ? [number.at, hit.from] : [hit.to + 1, number.at]
  if (to - from > REACH) return Number.POSITIVE_INFINITY
  let cost = Math.min(3, Math.abs(edge.clause - number.clause))
  let strong = false
  for (let i = from; i < to; i++) {
    const word = words[i]!.text
    if (STRONG.has(word)) strong = true
    if (!EMPTY.has(word) && !(word in UNIT_WORDS)) cost += 1
  }
  // Another number in between has the better claim.
  const [left, right] = after ? [number.start, edge.start] : [edge.end, number.start]
  for (const other of parsed.numbers) if (other !== number && other.start >= left && other.start < right) cost += 1.6
  if (!after) {
    const gap = parsed.source.slice(edge.end, number.start)
    return cost + (strong || /[:=]/.test(gap) ? 0.4 : 0.9)
  }
  const first = words[number.at]!.text
  if (unit === '%' && BASE.has(first) && hit.entry.subject in BASES) return Number.POSITIVE_INFINITY
  const connected = PREPOSITIONS.has(first) || first === 'eh'
  return cost + (connected ? 0.5 : unit === 'R$' ? 1.2 : 0.6)
}

/** What an amount is about, and in which unit. */
export interface Choice {
  entry: SubjectWords
  unit: Unit
  noun: string
}

const MOST_PEOPLE = 500

/** What a number without unit is in, beside the words of `entry`; null: it isn't about them. */
function bareUnit(parsed: Parsed, number: PlacedNumber, { from, entry }: Hit, inherited: boolean): Unit | null {
  // '5 não pagam' counts who doesn't; '18 de inadimplência' is a share.
  if (entry.bare === '%' && (from === number.at || number.value > 100)) return null
  // '2 quartos ocupados dos 11': the whole that was counted.
  if (entry.bare === '%' && /^(?:dos|das)$/.test(parsed.words[number.at - 1]?.text ?? '')) return null
  // 'funcionários 16.000' is a payroll, no count of people.
  if (entry.subject === 'pessoas' && number.value >= MOST_PEOPLE) return null
  if (entry.bare !== 'R$') return entry.bare
  if (inherited || entry.small) return 'R$'
  const sales = entry.subject === 'faturamento' && entry.weak !== undefined
  return number.value >= (sales ? 1_000 : 100) ? 'R$' : null
}

/** The unit next to the number; null: none. */
export function unitOf(parsed: Parsed, number: PlacedNumber): Unit | null {
  if (number.unit !== '') return number.unit
  const next = parsed.words[number.at]
  const adjacent = next && /^[^\S\n]*$/.test(parsed.source.slice(number.end, next.start)) ? next.text : ''
  if (Object.hasOwn(UNIT_WORDS, adjacent)) return UNIT_WORDS[adjacent]!
  const counted =
    COUNTED.has(adjacent) ||
    (adjacent !== '' && parsed.hits.some((hit) => hit.from === number.at && hit.entry.units.includes('qtd')))
  return counted ? 'qtd' : number.scale === 1 ? null : 'R$'
}

const countsPlural = (parsed: Parsed, number: PlacedNumber): boolean => {
  const next = parsed.words[number.at]
  return next !== undefined && next.text.length > 3 && /(?:[aeo]s|res|les)$/.test(next.text) && !NO_NOUN.test(next.text)
}

/** The nearest words that the number can be about; null: a bare number beside none. `inherited`: it is money; `as`: its unit is known. */
export function choose(parsed: Parsed, number: PlacedNumber, inherited: boolean, as?: Unit): Choice | null {
  const unit = as ?? (inherited ? 'R$' : unitOf(parsed, number))
  let best: Choice | null = null
  let bestCost = MAX_COST
  for (const hit of parsed.hits) {
    if (hit.to < number.at - REACH - 3 || hit.from > number.at + REACH) continue
    const { entry } = hit
    if (unit !== null && !entry.units.includes(unit)) continue
    const meant = unit ?? bareUnit(parsed, number, hit, inherited)
    if (meant === null) continue
    // 'entram 30 e saem …': a bare share is in the same clause as its subject.
    if (unit === null && meant === '%' && parsed.words[hit.from]!.clause !== number.clause) continue
    // '8 mães atrasam': people, no share.
    if (unit === null && meant === '%' && hit.from > number.at && countsPlural(parsed, number)) continue
    // A longer phrase is more specific.
    const cost = distance(parsed, number, hit, meant) + (entry.weak ?? 0) - (hit.to - hit.from) * 0.3
    if (cost >= bestCost) continue
    bestCost = cost
    best = {
      entry,
      unit: meant,
      noun: parsed.words
        .slice(hit.from, hit.to + 1)
        .map(({ text }) => text)
        .join(' '),
    }
  }
  if (best) return { ...best, entry: overruled(parsed, number, best.entry) }
  return unit === null ? null : { entry: { subject: 'outro', units: [], bare: null, phrases: [] }, unit, noun: '' }
}

/**
 * Debts and the apps' commission are said with the name of what they are for ('dívida com fornecedores'), and of
 * counted clients the verb says what they do ('3 alunos cancelam').
 */
const OVERRULES: Partial<Record<Subject, readonly Subject[]>> = {
  mercadorias: ['divida'],
  impostos: ['divida'],
  aluguel: ['divida'],
  folha: ['divida'],
  comissao: ['comissao_entrega'],
  prazo_receber: ['prazo_pagar'],
  clientes: ['cancelamento', 'faltas', 'inadimplencia', 'clientes_novos', 'conversao', 'propostas'],
  atendimentos: ['propostas', 'conversao'],
  pedidos: ['propostas', 'conversao'],
  capacidade: ['ociosidade'],
}
/** '320 clientes com churn de …' counts clients. */
const PARTS = new Set(['com', 'sem', 'de', 'e'])
const NEAR = 3

const COUNTS = new Set<Subject>(['clientes', 'capacidade', 'atendimentos', 'pedidos'])

function overruled({ hits, words, numbers }: Parsed, number: PlacedNumber, entry: SubjectWords): SubjectWords {
  const stronger = OVERRULES[entry.subject]
  if (!stronger) return entry
  const counted = COUNTS.has(entry.subject)
  const found = hits.find((hit) => {
    const word = words[hit.from]!
    if (!stronger.includes(hit.entry.subject) || word.sentence !== number.sentence || word.clause !== number.clause)
      return false
    if (!counted) return true
    // 'de 40 clientes 8 cancelam': the verb is said of the eight.
    if (numbers.some(({ at }) => at > number.at && at <= hit.from)) return false
    return hit.from >= number.at
      ? hit.from <= number.at + NEAR && !PARTS.has(words[hit.from - 1]!.text)
      : hit.to >= number.at - 2 && !PARTS.has(words[number.at - 1]!.text)
  })
  return found?.entry ?? entry
}
