import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const FRAME = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g

/**
 * A stack of the built server with the places of the sources. `--enable-source-maps` would read every map at the start:
 * 58 MB that a server without errors never looks at.
 */
export function mapStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  return stack.replace(FRAME, (frame, url: string, line: string, column: string) => {
    if (!maps.has(url)) maps.set(url, readMap(fileURLToPath(url)))
    const found = maps.get(url)?.findOrigin(Number(line), Number(column))
    if (!found || !('fileName' in found)) return frame
    const source = new URL(found.fileName, url)
    return `${relative(process.cwd(), fileURLToPath(source))}:${found.lineNumber}:${found.columnNumber}`
  })
}

function readMap(path: string): SourceMap | undefined {
  const file = `${path}.map`
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
