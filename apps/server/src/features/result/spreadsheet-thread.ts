import type { MessagePort } from 'node:worker_threads'
import { drawSpreadsheet, type SpreadsheetContent } from './spreadsheet.ts'

// Runs in the thread of spreadsheet-press.ts.

/** Posts the file in pieces over `port`, and null behind the last one. */
export async function postSpreadsheet({ port, ...content }: SpreadsheetContent & { port: MessagePort }): Promise<void> {
  await drawSpreadsheet(content, (piece) => {
    const own = piece.slice()
    port.postMessage(own, [own.buffer])
  })
  port.postMessage(null)
}
