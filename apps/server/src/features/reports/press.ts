import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'
import type { AnalysisContent } from './analysis-pdf.ts'
import type { PeriodContent } from './period-pdf.ts'

/** The sources' name in development, the bundle's in production: always of the same kind as this file. */
const THREAD = join(import.meta.dirname, `pdf-thread${extname(import.meta.filename)}`)
const IDLE_MS = 60_000

let thread: Promise<Piscina> | undefined

/**
 * A document takes 100 ms and more of computing; in the thread of the requests every other user would wait for it.
 * One thread for the process, made for the first document and gone after a minute without one.
 */
async function openThread(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
}

async function draw(name: 'analysisPdf' | 'periodPdf', content: object): Promise<Buffer> {
  thread ??= openThread()
  const file: Uint8Array = await (await thread).run(content, { name })
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
}

/** See `analysisPdf`. Rejects when drawing fails or the thread dies; the next document gets a new one. */
export const drawAnalysisPdf = (content: AnalysisContent): Promise<Buffer> => draw('analysisPdf', content)

/** See `periodPdf`, and `drawAnalysisPdf` for its errors. */
export const drawPeriodPdf = (content: PeriodContent): Promise<Buffer> => draw('periodPdf', content)
