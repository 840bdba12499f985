import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fromRoot, root } from './paths.mjs'

export const markdownTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * Puts a table between the marks of this name in a document of docs/, with day, commit and how busy the machine was.
 */
export function keepTable(document, command, table, name = 'table') {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', 'apps', 'packages', 'scripts') === '' ? '' : ' with local changes'
  const path = fromRoot('docs', document)
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/${document} has no marks for ${name}.`)
  const [, , load] = loadavg()
  const note =
    `Measured ${new Date().toISOString().slice(0, 10)} at ${git('rev-parse', '--short', 'HEAD')}${changed} by ` +
    `\`${command}\`, ${availableParallelism()} cores, load ${load.toFixed(1)} (mean of the last 15 minutes).`
  writeFileSync(path, `${text.slice(0, from)}${begin}\n${note}\n\n${table}\n${text.slice(to)}`)
}
