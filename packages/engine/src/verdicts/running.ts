import { join, say, type Text } from '#src/facts/fact-book.ts'
import { reais, round2 } from '#src/measures/measured.ts'
import type { Num, Spot, Weighing } from './weighing.ts'

/** Who works it, what feeds it, what keeps it. */
const WORKS =
  /\b(?:operador[a-z]*|funcionari[oa]s?|ajudantes?|costureir[oa]s?|professor[a-z]*|auxiliar(?:es)?|tecnic[oa]s?|atendentes?|salarios?|encargos?|equipe|pessoas?|vendedor[a-z]*|motoristas?|cozinheir[oa]s?|empregad[oa]s?|monitor[a-z]*|rapaz|moca|dupla)\b/
const FEEDS =
  /\b(?:luz|energia|agua|gas|internet|manutencao|seguro|combustivel|diesel|gasolina|materia(?:l|is)|insumos?|oleo|condominio|iptu|comida|alimentacao|contas|limpeza|royalties|assinatura|licenca|racao|pecas?)\b/
/** It would be so: no bill of today. */
const WOULD =
  /\b(?:precis[a-z]+|sob[ei][a-z]*|aument[a-z]+|mais|la|ia|iria|vai|vao|teria[m]?|tem que|tem de|seria[m]?|daria|dao?|gast[a-z]+|cust[a-z]+|sai|pede)\b/
const TODAY = /\b(?:hoje|aqui|atual(?:mente)?|agora eu (?:pago|gasto)|eu (?:pago|gasto|cobro)|me cobra|cobro)\b/
const NO_COST =
  /\b(?:vend[a-z]+|fatur[a-z]+|econom[a-z]+|poup[a-z]+|ganh[a-z]+|cobr[a-z]+|guardad[oa]|orcamento|por \d|vezes|parcela|emprest[a-z]+|perc?[od]|perder|media|a vista|frete)\b/
const PER_ONE = /^ (?:reais )?(?:por|a|cada|em cada) (?:cada )?(?!mes\b|semana\b|dia\b|ano\b|hora\b)([a-z]{3,})/
const MONTH_OF_ONE = /\b(?:cada (?:um|uma)|por pessoa)\b[^,]{0,14}$/

export interface Running {
  /** Together, of a month; null: none is told by the month. */
  total: Num | null
  parts: readonly Num[]
  /** Told of each one that is made or served. */
  each: readonly { value: Num; noun: string }[]
}

const clause = (text: string, side: 1 | -1): string =>
  (side === 1 ? text.split(/[,:)(;]| e (?=[a-z]+ )/)[0] : text.split(/[,:;]| mas /).at(-1)) ?? ''

/** Costs that she tells of a thing that isn't there yet, besides its price and its instalment. */
export function runningOf(w: Weighing, taken: readonly (Num | null)[]): Running {
  const values = new Set(taken.flatMap((one) => (one ? [one.value] : [])))
  const parts: Num[] = []
  const each: { value: Num; noun: string }[] = []
  for (const spot of w.spots) {
    if (!isCost(spot, values)) continue
    const noun = PER_ONE.exec(spot.after)?.[1]
    if (noun) {
      const value = w.take(spot, 'R$', 'Custo de cada um com ela')
      if (value) each.push({ value, noun })
    } else if (spot.said.value >= 50) {
      const value = w.take(spot, 'R$/mês', 'Custo dela por mês')
      if (value) parts.push(value)
    }
  }
  const total =
    parts.length === 0
      ? null
      : parts.length === 1
        ? parts[0]!
        : w.make(
            'R$/mês',
            'Custos dela por mês',
            round2(parts.reduce((sum, { value }) => sum + value, 0)),
            parts.map(({ text }) => text).join(' + '),
            parts,
          )
  return { total, parts, each }
}

function isCost({ said, before, after, away }: Spot, taken: ReadonlySet<number>): boolean {
  if (away > 2 || !'RN'.includes(said.kind) || said.role !== null || taken.has(said.value)) return false
  const back = clause(before.slice(-70), -1)
  const ahead = clause(after.slice(0, 40), 1)
  if (NO_COST.test(back) || TODAY.test(back) || MONTH_OF_ONE.test(back)) return false
  const named =
    WORKS.test(back) ||
    FEEDS.test(back) ||
    (/^ (?:reais )?(?:de|pra|para) /.test(ahead) && (WORKS.test(ahead) || FEEDS.test(ahead)))
  if (!named) return false
  // 'Sete funcionários', 'duas pessoas': how many, not how much.
  if (said.kind === 'N' && said.value < 50 && !PER_ONE.test(after)) return false
  if (said.kind === 'N' && /^ [a-z]{3,}s\b/.test(after) && !/^ (?:reais|vezes)/.test(after)) return false
  return WOULD.test(back) || WOULD.test(before.slice(-40)) || /^ ?\($/.test(before.slice(-2)) || WOULD.test(ahead)
}

/** 'R$ 3.400 + R$ 600' */
export const listed = (parts: readonly Num[]): Text =>
  join(
    parts.map((one) => say`${one}`),
    ' + ',
  )

/** What a thing told by the piece costs a month. */
export const ofCount = (w: Weighing, { value }: { value: Num }, count: Num): Num =>
  w.make('R$/mês', 'Custo por peça no mês', reais(value.value * count.value), `${count.text} × ${value.text}`, [
    count,
    value,
  ])
