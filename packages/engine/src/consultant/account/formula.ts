import { joined, type Node, slotsOf, worth } from '#src/consultant/word-sums/node.ts'

/** A number as it is written in the formula of an answer. */
export interface Written {
  value: number
  kind: 'money' | 'share' | 'count'
}

/** One step of a formula: its expression over numbers that are written in it, and what it came to. */
export interface Step {
  node: Node
  result: Written
  /** The word after it: 'dias'. */
  unit?: string
}

const TOKEN = /R\$ ?[\d.]+(?:,\d+)?|\d[\d.]*(?:,\d+)?%?|[-+−×÷()=]|[^\s\d+−×÷()=;]+/g
const MARKS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '-': '-', '+': '+' }

const writtenIn = (token: string): Written | null => {
  if (!/\d/.test(token)) return null
  const value = Number(
    token
      .replace(/^R\$ ?|%$/g, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  )
  if (!Number.isFinite(value)) return null
  return { value, kind: token.startsWith('R$') ? 'money' : token.endsWith('%') ? 'share' : 'count' }
}

const ONE: Node = { kind: 'known', value: 1 }

/** The numbers of a formula, each once. */
export class Numbers {
  readonly all: Written[] = []

  leaf({ value, kind }: Written): Node {
    if (kind === 'share' && value === 100) return ONE
    const found = this.all.findIndex((one) => one.value === value && one.kind === kind)
    const slot = found >= 0 ? found : this.all.push({ value, kind }) - 1
    return { kind: 'slot', slot, part: kind === 'share' }
  }
}

/** Only hundredths: '100% − 3%' takes nothing of a number. */
const isPure = (node: Node): boolean =>
  node.kind === 'slot'
    ? node.part
    : node.kind === 'known'
      ? node.value === 1
      : node.parts.every(({ node: part }) => isPure(part))
const isPart = (node: Node) => node.kind === 'slot' && node.part

/** Reads 'R$ 480 − 15%' and '(R$ 65 − R$ 38) × 40'; null: words are in it that no number has as its unit. */
function expression(tokens: readonly string[], numbers: Numbers): Node | null {
  let at = 0
  const factor = (): Node | null => {
    const token = tokens[at++]
    if (token === '(') {
      const inner = sum()
      return tokens[at++] === ')' ? inner : null
    }
    const number = token === undefined ? null : writtenIn(token)
    return number && numbers.leaf(number)
  }
  const product = (): Node | null => {
    const first = factor()
    if (!first) return null
    const parts = [{ up: true, node: first }]
    while (tokens[at] === '*' || tokens[at] === '/') {
      const up = tokens[at++] === '*'
      const node = factor()
      if (!node) return null
      parts.push({ up, node })
    }
    return joined('product', parts)
  }
  const sum = (): Node | null => {
    let left = product()
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const up = tokens[at++] === '+'
      const node = product()
      if (!node) return null
      left =
        isPart(node) && !isPure(left)
          ? joined('product', [
              { up: true, node: left },
              {
                up: true,
                node: joined('sum', [
                  { up: true, node: ONE },
                  { up, node },
                ]),
              },
            ])
          : joined('sum', [
              { up: true, node: left },
              { up, node },
            ])
    }
    return left
  }
  const whole = sum()
  return at === tokens.length ? whole : null
}

/** Marks and numbers; words are left out where they are the unit of the number before. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    if (writtenIn(token) || token === '(' || token === ')') tokens.push(token)
    else if (MARKS[token]) tokens.push(MARKS[token])
    else if (!/[\d)]/.test(tokens.at(-1) ?? '')) return null
  }
  return tokens
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 0.002)

/** The steps of a formula that come to what they say. */
export function stepsOf(formula: string, numbers: Numbers): Step[] {
  let before = ''
  return formula
    .replace(/\.\s*$/, '')
    .split('; ')
    .flatMap((part): Step[] => {
      // '÷ 2,5 = 248 litros; × R$ 6,10 = …' goes on with what came out.
      const next = part.replace(/^menos (?=[R\d])/, '− ').replace(/^mais (?=[R\d])/, '+ ')
      const line = /^[×÷+−]/.test(next) ? `${before} ${next}` : next
      const sides = line.split(' = ')
      before = sides.at(-1) ?? ''
      const [left, right] = [tokensOf(sides[0] ?? ''), tokensOf(sides.at(-1) ?? '')]
      if (sides.length !== 2 || !left || !right || right.length > 2) return []
      const minus = right.length === 2 && right[0] === '-'
      const result = writtenIn(right.at(-1) ?? '')
      const node = result && expression(left, numbers)
      if (!node || node.kind === 'slot' || slotsOf(node).length === 0) return []
      const value = worth(
        node,
        numbers.all.map((one) => one.value),
      )
      const said = minus ? -result.value : result.value
      const unit = /^[\d.,]+ (?!por)([a-zà-ú]{3,})$/.exec((sides.at(-1) ?? '').trim())?.[1]
      return isNear(result.kind === 'share' ? value * 100 : value, said)
        ? [{ node, result: { ...result, value: said }, ...(unit && { unit }) }]
        : []
    })
}
