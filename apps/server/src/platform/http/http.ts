import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { ERROR_TEXT } from '@norteia/contracts/errors'

/** Request ids: short, unique across processes, ascending within one. */
export function requestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let last = 0
  return () => {
    last += 1
    return `${process}-${last.toString(36)}`
  }
}

/** Answers what never reaches a route: bytes that are no HTTP, too many headers, a request that arrived too slowly. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'bad_request', 'A solicitação demorou demais.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'payload_too_large', ERROR_TEXT.tooLarge]
        : ['400 Bad Request', 'bad_request', ERROR_TEXT.badRequest]
  const body = JSON.stringify({ success: false, message, error: message, code, requestId: 'none' })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  )
}
