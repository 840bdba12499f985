import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:sample-report'
const RESOLVED = `\0${NAME}`

/** The landing page's sample report as a module: the engine computes it at build and stays out of the browser. */
export function sampleReport(): Plugin {
  return {
    name: 'norteia-sample-report',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const file = join(import.meta.dirname, 'src', 'features', 'landing', 'sample-report.ts')
      const { sampleReport: make } = await import(pathToFileURL(file).href)
      return `export const SAMPLE = ${JSON.stringify(make())}`
    },
  }
}
