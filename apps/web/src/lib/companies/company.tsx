import type { Company } from '@norteia/contracts/company'
import { createContext, type ReactNode, use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CONNECTION_ERROR } from '#src/lib/api/api.ts'
import { useSession } from '#src/lib/session/session.ts'
import { removeItem } from '#src/lib/session/storage.ts'

export const ACTIVE_COMPANY_KEY = 'activeCompanyId'

export interface Companies {
  /** `error`: nothing could be loaded and nothing was known before; `reload` tries again. */
  status: 'loading' | 'ready' | 'error'
  companies: readonly Company[]
  active: Company | null
  error: Error | null
  /** Activates a company of the list on the server and here. @throws Error for an id that isn't in the list */
  select(id: string): Promise<void>
  /** Adds or merges a company and makes it active here. @throws Error for one without an id */
  add(company: Company): void
  /** Takes over changed data of a company without changing which one is active. */
  update(company: Company): void
  remove(id: string): void
  /** No active company until one is chosen or the page is reloaded. */
  deactivate(): void
  reload(): Promise<void>
}

export const CompaniesContext = createContext<Companies | null>(null)
const NOBODY: Companies = {
  status: 'ready',
  companies: [],
  active: null,
  error: null,
  select: () => Promise.reject(new Error('not signed in')),
  add: () => undefined,
  update: () => undefined,
  remove: () => undefined,
  deactivate: () => undefined,
  reload: () => Promise.resolve(),
}
const WAITING: Companies = { ...NOBODY, status: 'loading' }

export function useCompanies(): Companies {
  const value = use(CompaniesContext)
  if (!value) throw new Error('useCompanies needs a CompanyProvider')
  return value
}

type SignedIn = typeof import('./signed-in.tsx')
let loaded: SignedIn | undefined

/** Fetches what only a signed-in user needs: visitors' pages do without server state. */
export async function loadSignedIn(): Promise<SignedIn> {
  loaded = await import('./signed-in.tsx')
  return loaded
}

/** Server state and companies of the signed-in user; a change of user starts from nothing, a renewed token does not. */
export function CompanyProvider({ children }: { children: ReactNode }) {
  const current = useSession()
  const first = useDeferredValue(current)
  // Who is signed in becomes known while the page below is still being hydrated: told at once, it would be hydrated in one task.
  const session = first.status === 'loading' ? first : current
  const [part, setPart] = useState(loaded)
  const wanted = session.status === 'authenticated' && !part
  useEffect(() => {
    if (session.status === 'unauthenticated') removeItem('local', ACTIVE_COMPANY_KEY)
  }, [session.status])
  const [failure, setFailure] = useState<Error>()
  const load = useCallback(
    () => loadSignedIn().then(setPart, (error: unknown) => setFailure(new Error(CONNECTION_ERROR, { cause: error }))),
    [],
  )
  useEffect(() => {
    if (wanted) void load()
  }, [wanted, load])
  const waiting = useMemo(
    () => (failure ? { ...WAITING, status: 'error' as const, error: failure, reload: load } : WAITING),
    [failure, load],
  )
  if (session.status === 'authenticated' && part)
    return <part.SignedIn key={session.user.id || session.token}>{children}</part.SignedIn>
  return <CompaniesContext value={session.status === 'unauthenticated' ? NOBODY : waiting}>{children}</CompaniesContext>
}
