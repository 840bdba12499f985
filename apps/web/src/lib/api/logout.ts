import { Ok } from '@norteia/contracts/fields'
import { readToken, signOut } from '#src/lib/session/session.ts'
import { api } from './api.ts'

/** Signs out here immediately and notifies the server without waiting: the user is gone either way. */
export function logout(): void {
  const token = readToken()
  signOut()
  if (token) void api('/logout', Ok, { method: 'POST', token, keepalive: true }).catch(() => undefined)
}
