import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { custo_vaga } from '#src/measures/people.ts'
import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'

/** What one person of a kind costs a month, as her list pays those she has. */
export interface Pay {
  each: Value<'R$'>
  /** By her own line for these people, and not by the mean of all. */
  own: boolean
}

/** Whoever works there, whatever he does. */
const ANYBODY = /^(?:funcionari|pessoa|gente|colaborador|empregad|ajudante|auxiliar|rapaz|moc[ao]|menin[ao]|operador)/
const PAYS_STAFF = new Set(['folha', 'outros', 'comissao', 'terceiros'])
const LEAST = 700
const MOST = 15_000

/** null: her list doesn't tell. */
export function payInList(d: Deriver, role: string): Pay | null {
  const { own } = d
  const { items } = own.sources.reading.costs
  const lines = items.flatMap(({ nome, valor, quantos, grupo }, place) =>
    grupo && PAYS_STAFF.has(grupo) && words(nome).some((word) => stem(word) === stem(role))
      ? [{ place, count: quantos ?? (isOne(nome, role) ? 1 : null), valor }]
      : [],
  )
  const [line] = lines
  if (lines.length === 1 && line && line.count !== null) {
    return eachOf(d, line.place, line.count)
  }
  return lines.length === 0 || ANYBODY.test(role) ? (meanOf(d) ?? onlyTeam(d)) : null
}

/** '7 na produção 16.800': all who are paid stand in one line. */
function onlyTeam(d: Deriver): Pay | null {
  const { own } = d
  const { items } = own.sources.reading.costs
  const teams = items.flatMap(({ quantos, grupo }, place) =>
    quantos && quantos >= 2 && grupo && PAYS_STAFF.has(grupo) ? [place] : [],
  )
  const [place] = teams
  if (teams.length !== 1 || place === undefined) return null
  return eachOf(d, place, items[place]!.quantos!)
}

function eachOf({ own }: Deriver, place: number, count: number): Pay | null {
  const all = own.known('R$', { ...own.sources.costFacts[place]! })
  const number = reais(all.number / count)
  if (number < LEAST || number > MOST) return null
  if (count === 1) return { each: all, own: true }
  const formula = `${money(all.number)} ÷ ${count}`
  return { each: own.make('R$', 'O que uma pessoa dessas custa por mês', number, formula, [all]), own: true }
}

/** 'Vendedora 2.900', 'secretária 2.400': one person by her line. */
const isOne = (nome: string, role: string): boolean =>
  words(nome).some((word) => stem(word) === stem(role) && !fold(word).endsWith('s'))

function meanOf(d: Deriver): Pay | null {
  const figure = custo_vaga(d.own.sources)
  const number = Number(figure?.fact.valor)
  if (!figure || !(number >= LEAST && number <= MOST)) return null
  return { each: d.own.known('R$', { ...figure.fact }, figure.entradas), own: false }
}

/** So many of them, for a month. */
export const payOf = (d: Deriver, count: Value<'qtd'>, { each }: Pay, rotulo: string): Value<'R$/mês'> =>
  d.own.make('R$/mês', rotulo, round2(count.number * each.number), `${count.number} × ${money(each.number)}`, [
    count,
    each,
  ])
