import { parseSync } from 'oxc-parser'

interface Located {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Located =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const childrenOf = (node: Located): Located[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** A key as it is written: the first word of a member or property. */
const keyOf = (member: Located, source: string): string =>
  /^(?:readonly\s+)?['"]?([\w$]+)/.exec(source.slice(member.start, member.end))?.[1] ?? ''

/** The keys of every object type of a source: interfaces, type literals and schemas of zod, each as a list. */
export function objectTypes(file: string, source: string): string[][] {
  const { program } = parseSync(file, source)
  const found: string[][] = []
  const visit = (node: Located): void => {
    const isSchema =
      node.type === 'CallExpression' &&
      /^z\.(?:strict|loose)?[oO]bject\(/.test(source.slice(node.start, node.start + 16))
    const members = isSchema ? childrenOf(node).find(({ type }) => type === 'ObjectExpression') : node
    if (members && (isSchema || node.type === 'TSInterfaceBody' || node.type === 'TSTypeLiteral'))
      found.push(childrenOf(members).map((member) => keyOf(member, source)))
    for (const child of childrenOf(node)) visit(child)
  }
  if (isNode(program)) visit(program)
  return found
}
