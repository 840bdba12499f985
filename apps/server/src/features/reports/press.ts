import { WAITING_DOCUMENTS } from '#src/platform/limits.ts'
import { bufferOf, threadBeside } from '#src/platform/thread.ts'
import type { AnalysisContent } from './analysis-pdf.ts'
import type { PeriodContent } from './period-pdf.ts'

/** A document takes 100 ms and more of computing; in the thread of the requests every other user would wait for it. */
const press = threadBeside(import.meta, 'pdf-thread', { waiting: WAITING_DOCUMENTS })
/** Scheduled reports have their own thread, so that they and documents that users ask for do not wait for each other. */
const scheduledPress = threadBeside(import.meta, 'pdf-thread')

/**
 * See `analysisPdf`. Rejects when drawing fails, the thread dies, or `signal` is aborted before drawing begins.
 *
 * @throws AppError `unavailable` while too many wait
 */
export const drawAnalysisPdf = async (content: AnalysisContent, signal?: AbortSignal): Promise<Buffer> =>
  bufferOf(await press('analysisPdf', content, signal))

/** See `periodPdf`, and `drawAnalysisPdf` for its errors. */
export const drawPeriodPdf = async (content: PeriodContent): Promise<Buffer> =>
  bufferOf(await scheduledPress('periodPdf', content))
