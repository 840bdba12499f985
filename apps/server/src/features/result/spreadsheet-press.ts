import { WAITING_DOCUMENTS } from '#src/platform/limits.ts'
import { bufferOf, threadBeside } from '#src/platform/thread.ts'
import type { SpreadsheetContent } from './spreadsheet.ts'

const press = threadBeside(import.meta, 'spreadsheet-thread', { waiting: WAITING_DOCUMENTS, interrupts: true })

/**
 * See `drawSpreadsheet`: tens of thousands of rows take seconds of computing, in a thread of their own.
 *
 * @throws AppError `unavailable` while too many wait
 */
export const pressSpreadsheet = async (content: SpreadsheetContent, signal?: AbortSignal): Promise<Buffer> =>
  bufferOf(await press('drawSpreadsheet', content, signal))
