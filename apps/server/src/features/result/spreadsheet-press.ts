import { bufferOf, threadBeside } from '#src/platform/thread.ts'
import type { SpreadsheetContent } from './spreadsheet.ts'

const press = threadBeside(import.meta, 'spreadsheet-thread')

/** See `drawSpreadsheet`: tens of thousands of rows take seconds of computing, in a thread of their own. */
export const pressSpreadsheet = async (content: SpreadsheetContent): Promise<Buffer> =>
  bufferOf(await press('drawSpreadsheet', content))
