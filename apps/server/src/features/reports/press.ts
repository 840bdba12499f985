import { bufferOf, threadBeside } from '#src/platform/thread.ts'
import type { AnalysisContent } from './analysis-pdf.ts'
import type { PeriodContent } from './period-pdf.ts'

/** A document takes 100 ms and more of computing; in the thread of the requests every other user would wait for it. */
const press = threadBeside(import.meta, 'pdf-thread')

/** See `analysisPdf`. Rejects when drawing fails or the thread dies; the next document gets a new one. */
export const drawAnalysisPdf = async (content: AnalysisContent): Promise<Buffer> =>
  bufferOf(await press('analysisPdf', content))

/** See `periodPdf`, and `drawAnalysisPdf` for its errors. */
export const drawPeriodPdf = async (content: PeriodContent): Promise<Buffer> =>
  bufferOf(await press('periodPdf', content))
