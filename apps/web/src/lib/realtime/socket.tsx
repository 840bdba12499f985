import { UserReply } from '@norteia/contracts/user'
import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api, apiUrl, isChanging } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { type Dial, REALTIME, Realtime, type RealtimeEvent } from './realtime.ts'

/** Websocket first; polling first once a websocket was closed on us without a word, as some proxies do. */
let transports: ('websocket' | 'polling')[] = ['websocket', 'polling']

/** The library is loaded with the first connection, so that pages without one don't carry it. */
const dial: Dial = async (identity) => {
  const { io } = await import('socket.io-client')
  const socket = io(apiUrl('') || window.location.origin, {
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: REALTIME.connectTimeout,
    transports,
    tryAllTransports: true,
    auth: identity ?? {},
  })
  const silentEnd = () => {
    transports = ['polling', 'websocket']
    for (const listener of socket.listeners('connect_error')) listener(new Error('transport close'))
  }
  return {
    connect() {
      socket.connect()
      // The library reports errors before the handshake, but not a plain close.
      const { engine } = socket.io
      engine.once('close', silentEnd)
      engine.once('open', () => engine.off('close', silentEnd))
    },
    disconnect: () => socket.disconnect(),
    on: (event, listener) => socket.on(event, listener as (...args: unknown[]) => void),
    emit: (event, body, acknowledged) =>
      acknowledged ? socket.emit(event, body, acknowledged) : socket.emit(event, body),
  }
}

const Context = createContext<Realtime | null>(null)

export function RealtimeProvider({ children, connect = dial }: { children: ReactNode; connect?: Dial }) {
  const [realtime] = useState(() => new Realtime(connect))
  const { user, token } = useSession()
  const { active } = useCompanies()
  // Visitors have no server state to refresh.
  const queries = use(QueryClientContext)
  const email = user?.email
  const companyId = active?.id ?? null

  useEffect(() => realtime.identify(email && token ? { userEmail: email, token } : null), [realtime, email, token])
  useEffect(() => realtime.setCompany(companyId), [realtime, companyId])
  useEffect(() => {
    window.addEventListener('online', realtime.wake)
    return () => {
      window.removeEventListener('online', realtime.wake)
      realtime.close()
    }
  }, [realtime])

  useEffect(() => {
    if (!queries) return
    const company = (body: unknown) =>
      typeof body === 'object' && body !== null && 'companyId' in body ? body.companyId : undefined
    const stops = [
      realtime.on('analysis:completed', (body) => {
        void queries.invalidateQueries({ queryKey: ['companies', company(body)] })
      }),
      realtime.on('task:updated', () => {
        void queries.invalidateQueries({ queryKey: ['agent'] })
      }),
      realtime.on('plan:updated', (body) => {
        void queries.invalidateQueries({ queryKey: ['companies', company(body), 'tarefas'] })
      }),
      realtime.on('ledger:updated', (body) => {
        const queryKey = ['companies', company(body), 'financas']
        // A row that was corrected here stays where it is, even where the filter no longer fits it.
        if (!changedHere(queries)) void queries.invalidateQueries({ queryKey })
      }),
      realtime.on('notification', () => {
        void queries.invalidateQueries({ queryKey: ['notifications'] })
      }),
      // What another screen changed after this one's plan was fetched, and before the room's events arrived.
      realtime.onJoined((companyId) => {
        void queries.invalidateQueries({ queryKey: ['companies', companyId, 'tarefas'] })
      }),
      // A refused token is most likely dead: the 401 of a call then signs out. One on its way says so itself, and ends
      // the session on purpose when it is the account's deletion.
      watchRefusals(realtime, () => {
        if (!isChanging()) void api('/users/me', UserReply).catch(() => undefined)
      }),
      // What was missed while away is fetched again.
      watchReconnects(realtime, () => {
        for (const key of ['companies', 'agent', 'notifications']) void queries.invalidateQueries({ queryKey: [key] })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [realtime, queries])

  return <Context value={realtime}>{children}</Context>
}

const ECHO_MS = 5_000

/** Whether this tab has just changed something itself: its screens refresh what that change needs. */
const changedHere = (queries: QueryClient) =>
  queries
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > Date.now() - ECHO_MS)

function watchRefusals(realtime: Realtime, refused: () => void) {
  let attempts = 0
  return realtime.watch(() => {
    const state = realtime.getState()
    if (state.attempts > attempts && state.error?.endsWith('Não autorizado')) refused()
    attempts = state.attempts
  })
}

function watchReconnects(realtime: Realtime, again: () => void) {
  let connectedBefore = false
  let online = false
  return realtime.watch(() => {
    const now = realtime.getState().phase === 'online'
    if (now && !online && connectedBefore) again()
    if (now) connectedBefore = true
    online = now
  })
}

/** The connection itself; for the chat. */
export function useRealtimeConnection(): Realtime {
  const realtime = use(Context)
  if (!realtime) throw new Error('useRealtime needs a RealtimeProvider')
  return realtime
}

/** State of the realtime connection. */
export function useRealtime() {
  const realtime = useRealtimeConnection()
  const state = useSyncExternalStore(realtime.watch, realtime.getState, realtime.getState)
  return { ...state, online: state.phase === 'online' }
}

/** Calls back for each event the server sends. */
export function useRealtimeEvent(event: RealtimeEvent, handler: (body: unknown) => void): void {
  const realtime = useRealtimeConnection()
  const heard = useEffectEvent(handler)
  useEffect(() => realtime.on(event, (body) => heard(body)), [realtime, event])
}
