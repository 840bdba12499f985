import { parseSync } from 'oxc-parser'

interface Located {
  type: string
  start: number
  end: number
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const MARKUP = /^(JSXElement|JSXFragment)$/
const LITERALS =
  /^(ArrayExpression|ObjectExpression|Property|Literal|TemplateLiteral|TemplateElement|UnaryExpression|Identifier|TSAsExpression|TSTypeReference)$/

const isNode = (value: unknown): value is Located =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

function childrenOf(node: Located): Located[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** An array or object of nothing but values. */
const isData = (node: Located): boolean => /^(ArrayExpression|ObjectExpression)$/.test(node.type) && isPlain(node)
const isPlain = (node: Located): boolean => LITERALS.test(node.type) && childrenOf(node).every(isPlain)

export interface LongFunction {
  /** First line, from 1. */
  line: number
  /** Its lines without markup and data. */
  lines: number
}

/** Functions of a source with more than `most` lines outside of JSX markup and literal data. */
export function longFunctions(file: string, source: string, most: number): LongFunction[] {
  const { program } = parseSync(file, source)
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  const lineOf = (offset: number) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
  const found: LongFunction[] = []
  /** Lines of markup and data inside a node. */
  const visit = (node: Located): number => {
    const span = lineOf(node.end - 1) - lineOf(node.start) + 1
    const inside = childrenOf(node).reduce((sum, child) => sum + visit(child), 0)
    if (FUNCTIONS.test(node.type) && span - inside > most)
      found.push({ line: lineOf(node.start), lines: span - inside })
    // A function inside of markup is code again.
    if (MARKUP.test(node.type) || isData(node)) return span
    return inside
  }
  if (isNode(program)) visit(program)
  return found
}
