import { Readable } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import { WAITING_DOCUMENTS } from '#src/platform/limits.ts'
import { threadBeside } from '#src/platform/thread.ts'
import type { SpreadsheetContent } from './spreadsheet.ts'

const press = threadBeside(import.meta, 'spreadsheet-thread', { waiting: WAITING_DOCUMENTS, interrupts: true })

/**
 * See `drawSpreadsheet`: tens of thousands of rows take seconds of computing, in a thread of their own. The file can be
 * read from its first piece on; a failure before it rejects, one behind it breaks the stream off.
 *
 * @throws AppError `unavailable` while too many wait
 */
export async function pressSpreadsheet(content: SpreadsheetContent, signal?: AbortSignal): Promise<Readable> {
  const { port1, port2 } = new MessageChannel()
  const file = new Readable({ read: () => undefined })
  const begun = Promise.withResolvers<void>()
  port1.on('message', (piece: Uint8Array | null) => {
    file.push(piece)
    begun.resolve()
    if (piece === null) port1.close()
  })
  press('postSpreadsheet', { ...content, port: port2 }, signal, [port2]).catch((error: Error) => {
    port1.close()
    begun.reject(error)
    file.destroy(error)
  })
  await begun.promise
  return file
}
