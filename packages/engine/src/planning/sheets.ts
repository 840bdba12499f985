import { type FactBook, join, type Mention, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import type { Material } from '#src/problems/types.ts'
import { isKnownId, type Known, type KnownCost } from './known.ts'

/**
 * How a material's text says what belongs in its places: '[R$|preco_novo,preco]' is the first of these that is known, else
 * '[R$]'. A line that begins with '?' stands only where all such places of it are known; one with '*' stands once for each of
 * her costs ('|custo.nome', '|custo.valor', '|custo.parte'; '*fixo ' only for what is paid without a sale) in place of the
 * lines with '~', which are for who lists none.
 */
const PLACE = /(?:R\$ )?\[([^|\]]*)\|([^\]]+)\]/g
const MARK = /^(?:\?|~|\*(?:fixo )?)/
const MOST_COSTS = 12

const bare = (line: string): string => line.replace(MARK, '').replace(/\|[^\]]*\]/g, ']')

/** A material's words as who knows nothing of her would copy it. */
export const plainText = ({ texto }: Material): string => texto.split('\n').map(bare).join('\n')
/** The same of one of its lines. */
export const plainLine = bare

type Value = string | Mention
type Filler = (ids: string) => Value | null

const knownBy =
  (known: Known): Filler =>
  (ids) => {
    for (const id of ids.split(',')) {
      const value = isKnownId(id) ? known.inCell(id) : null
      if (value) return value
    }
    return null
  }

const costBy =
  (cost: KnownCost, other: Filler): Filler =>
  (ids) => {
    if (ids === 'custo.nome') return cost.name
    if (ids === 'custo.valor') return cost.value
    return ids === 'custo.parte' ? cost.share : other(ids)
  }

/** A line with what is known in its places; null: one of them is open. */
function lineOf(book: FactBook, line: string, filler: Filler): { text: Text; open: boolean } {
  const parts: (Value | Text)[] = []
  let open = false
  let at = 0
  for (const place of line.matchAll(PLACE)) {
    const [whole, label, ids] = place
    const value = filler(ids!)
    parts.push(adviceText(book, line.slice(at, place.index)))
    parts.push(value ?? `${whole.startsWith('R$ ') ? 'R$ ' : ''}[${label}]`)
    if (value === null) open = true
    at = place.index + whole.length
  }
  parts.push(adviceText(book, line.slice(at)))
  return { text: join(parts), open }
}

/** The text of a material with all that is known of her case in it. */
export function filledText(book: FactBook, { texto }: Material, known: Known): Text {
  const filler = knownBy(known)
  const lines = texto.split('\n')
  const listed = known.costs.length > 1
  const made = lines.flatMap((line): Text[] => {
    const mark = MARK.exec(line)?.[0] ?? ''
    const rest = line.slice(mark.length)
    if (mark === '~' && listed) return []
    if (mark.startsWith('*')) {
      const costs = mark === '*' ? known.costs : known.costs.filter(({ fixed }) => fixed)
      return listed ? costs.slice(0, MOST_COSTS).map((cost) => lineOf(book, rest, costBy(cost, filler)).text) : []
    }
    const { text, open } = lineOf(book, rest, filler)
    return mark === '?' && open ? [] : [text]
  })
  return join(made, '\n')
}

/** The parts of a text between a mark. */
const partsOf = (of: Text, mark: string): Text[] => {
  const parts: Text[] = []
  let at = 0
  for (const piece of of.text.split(mark)) {
    parts.push(partOf(of, at, at + piece.length))
    at += piece.length + mark.length
  }
  return parts
}

/** A sheet as text: its columns apart, an empty cell as a place to write. */
export const readable = (sheet: Text): Text =>
  join(
    partsOf(sheet, '\n').map((line) =>
      join(
        partsOf(line, ';').map((cell) => (cell.text.trim() === '' ? say`…` : cell)),
        ' | ',
      ),
    ),
    '\n',
  )
