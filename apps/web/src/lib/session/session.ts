import { User } from '@norteia/contracts/user'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type Area, keysOf, onStorageChange, readItem, removeItem, writeItem } from './storage.ts'

/**
 * Who is signed in on this device. Token and user are kept in persistent storage ('Lembrar-me') or else in session storage;
 * anything that isn't a complete pair counts as signed out.
 */
export type Session =
  | { status: 'loading'; user: null; token: null }
  | { status: 'unauthenticated'; user: null; token: null }
  | { status: 'authenticated'; user: User; token: string }

/** Why a session ended: by the user's wish, or because the server no longer knows it. */
export type SessionEnd = 'logout' | 'expired'

const LOADING: Session = { status: 'loading', user: null, token: null }
const SIGNED_OUT: Session = { status: 'unauthenticated', user: null, token: null }
const AREAS: readonly Area[] = ['local', 'session']
/** Only the address must be there: the rest has its fallbacks on screen, and the list of companies is fetched anyway. */
const StoredUser = z.extend(User, {
  id: z._default(User.shape.id, ''),
  name: z._default(User.shape.name, ''),
  // Not known is no reason to remind anybody.
  emailConfirmed: z._default(User.shape.emailConfirmed, true),
  phone: z._default(User.shape.phone, null),
  activeCompanyId: z._default(User.shape.activeCompanyId, null),
  companies: z._default(User.shape.companies, []),
})
/** Drafts of forms carry this prefix, so that a logout finds them. */
export const DRAFT_PREFIX = 'draft:'

let current: Session | undefined
let ended: SessionEnd | undefined
const listeners = new Set<() => void>()
const endListeners = new Set<(end: SessionEnd) => void>()
let stopListening: (() => void) | undefined

function load(): Session {
  for (const area of AREAS) {
    const token = readItem(area, 'token')
    const stored = readItem(area, 'user')
    if (!token && !stored) continue
    const user = token && stored ? parseUser(stored) : undefined
    if (token && user) return { status: 'authenticated', user, token }
    forget(area)
  }
  return SIGNED_OUT
}

function parseUser(text: string): User | undefined {
  try {
    const parsed = StoredUser.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function forget(area: Area): void {
  removeItem(area, 'token')
  removeItem(area, 'user')
}

function sameSession(a: Session, b: Session): boolean {
  return a.token === b.token && a.status === b.status && JSON.stringify(a.user) === JSON.stringify(b.user)
}

function publish(next: Session): void {
  if (current && sameSession(current, next)) return
  current = next
  for (const listener of listeners) listener()
}

/** The current session. */
export function readSession(): Session {
  current ??= load()
  return current
}

/** The token to send, or null; re-read from storage, which may have been cleared meanwhile. */
export function readToken(): string | null {
  publish(load())
  return readSession().token
}

/** Makes `user` the signed-in user; `remember` keeps the session after the browser closes. */
export function signIn(token: string, user: User, remember: boolean): void {
  for (const area of AREAS) forget(area)
  ended = undefined
  const area: Area = remember ? 'local' : 'session'
  writeItem(area, 'token', token)
  writeItem(area, 'user', JSON.stringify(user))
  publish({ status: 'authenticated', user, token })
}

/** Clears token and user and notifies listeners. A user-initiated logout ends other tabs with the same token and drops drafts. */
export function signOut(end: SessionEnd = 'logout'): void {
  const { token } = readSession()
  for (const area of AREAS) forget(area)
  ended = token ? end : ended
  if (end === 'logout') {
    for (const key of keysOf('local', DRAFT_PREFIX)) removeItem('local', key)
    if (token) channel()?.postMessage(token)
  }
  publish(SIGNED_OUT)
  for (const listener of endListeners) listener(end)
}

/** Changes the stored user, in the storage the session lives in. */
export function updateUser(change: Partial<User>): void {
  const session = readSession()
  if (session.status !== 'authenticated') return
  const user = { ...session.user, ...change }
  const area = AREAS.find((candidate) => readItem(candidate, 'token') === session.token)
  if (area) writeItem(area, 'user', JSON.stringify(user))
  publish({ ...session, user })
}

/** Renewals under way in this tab or another, by the old token. */
const renewals = new Map<string, PromiseWithResolvers<void>>()
/** A tab that was closed in the middle must not keep the others waiting. */
const RENEWAL_MS = 30_000

/** Resolves once it is known whether another token takes the place of this one; at once when nobody has asked for one. */
export const renewalOf = (token: string): Promise<void> | undefined => renewals.get(token)?.promise

/** Puts the token that `ask` gets from the server in the place of the present one, in every tab that holds it. */
export async function renewToken(ask: () => Promise<string>): Promise<void> {
  const token = readToken()
  if (!token) return
  const publish = (...news: string[]) => {
    channel()?.postMessage(news)
    hearOfRenewal(news)
  }
  publish(token)
  let renewed = token
  try {
    renewed = await ask()
  } finally {
    publish(token, renewed)
  }
}

/** With one token: asks for a successor. With two: the second is in its place, or the same has stayed. */
function hearOfRenewal([token = '', renewed]: string[]): void {
  if (renewed === undefined) {
    renewals.set(token, Promise.withResolvers())
    setTimeout(() => hearOfRenewal([token, token]), RENEWAL_MS)
    return
  }
  for (const area of AREAS) if (readItem(area, 'token') === token) writeItem(area, 'token', renewed)
  publish(load())
  renewals.get(token)?.resolve()
  renewals.delete(token)
}

/** How the last session of this page ended; undefined once someone signed in, or before any ended. */
export const lastEnd = (): SessionEnd | undefined => ended

/** Called when the session ends in this tab, after it is cleared. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => LOADING)
}

/** One thing about who is signed in, for a large screen that need not be rendered whenever any other changes. */
export function useUserField<Field extends keyof User>(field: Field): User[Field] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readSession().user?.[field],
    () => undefined,
  )
}

/** Also for code outside of React; returns the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stopListening ??= followOtherTabs()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

let opened: BroadcastChannel | undefined
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('norteia-session')
  return opened
}

/** Persistent storage has its own event; a token in session storage (a duplicated tab) needs the channel. */
function followOtherTabs(): () => void {
  const stopStorage = onStorageChange((key) => {
    if (key === null || key === 'token' || key === 'user') publish(load())
  })
  const heard = (event: MessageEvent<unknown>) => {
    // A list is of a renewal, a bare token one that was logged out.
    if (Array.isArray(event.data)) return hearOfRenewal(event.data)
    if (event.data !== readToken()) return
    for (const area of AREAS) forget(area)
    publish(SIGNED_OUT)
  }
  channel()?.addEventListener('message', heard)
  return () => {
    stopStorage()
    opened?.close()
    opened = undefined
  }
}
