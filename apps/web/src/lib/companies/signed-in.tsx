import { ActivateReply, type Company, CompanyListReply } from '@norteia/contracts/company'
import { type QueryClient, QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { cameEarly } from '#src/lib/api/early.ts'
import { createQueryClient } from '#src/lib/api/query.ts'
import { afterFirstView } from '#src/lib/first-view.ts'
import { readSession, updateUser, useSession } from '#src/lib/session/session.ts'
import { onStorageChange, readItem, removeItem, writeItem } from '#src/lib/session/storage.ts'
import { ACTIVE_COMPANY_KEY, type Companies, CompaniesContext } from './company.tsx'

let warm: { userId: string; queries: QueryClient } | undefined

/**
 * Takes the answers that were asked for before the application came into the cache of its first render, which then shows
 * them at once. A refusal is left to the call that shows it. `more` is the page's own.
 */
export async function warmUp(more?: (queries: QueryClient) => Promise<void>): Promise<void> {
  const userId = readSession().user?.id
  if (!userId) return
  const queries = createQueryClient()
  warm = { userId, queries }
  const companies = async () => {
    if (await cameEarly('/companies')) await queries.prefetchQuery(companiesQuery(userId))
  }
  await Promise.all([companies(), more?.(queries)])
}

/** The cache lives as long as the session: one user's data is never shown to the next. */
export function SignedIn({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id
  const [queries] = useState(() => (warm?.userId === userId && warm?.queries) || createQueryClient())
  useEffect(() => {
    warm = undefined
  }, [])
  return (
    <QueryClientProvider client={queries}>
      <SignedInCompanies>{children}</SignedInCompanies>
    </QueryClientProvider>
  )
}

/** A 404 means no companies, and so does an answer that can't be read; any other error leaves what was known. */
async function fetchCompanies(signal: AbortSignal): Promise<{ list: Company[]; fellBack: boolean }> {
  try {
    const { data } = await api('/companies', CompanyListReply, { signal })
    if (data.length > 0) updateUser({ companies: data })
    return { list: data, fellBack: data.length === 0 }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.kind === 'request'))
      return { list: [], fellBack: false }
    throw error
  }
}

const companiesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['company-list', userId],
    queryFn: ({ signal }) => fetchCompanies(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The list of companies as it was last known, and the ways to change it without asking the server again. */
function useCompanyList() {
  const { user } = useSession()
  const queries = useQueryClient()
  const key = useMemo(() => companiesQuery(user?.id).queryKey, [user?.id])
  const query = useQuery(companiesQuery(user?.id))
  const known = user?.companies ?? []
  const usesFallback = query.data ? query.data.fellBack : query.isError
  const list = usesFallback && known.length > 0 ? known : (query.data?.list ?? NONE)
  const ready = query.data !== undefined || (query.isError && known.length > 0)
  const status = ready ? 'ready' : query.isError ? 'error' : 'loading'

  // The list as it is now, also for a handler of an earlier render that waited for an answer.
  const currentList = useCallback((): readonly Company[] => {
    const data = queries.getQueryData(key)
    return data && !data.fellBack ? data.list : (readSession().user?.companies ?? NONE)
  }, [queries, key])
  const keep = useCallback(
    (change: (list: readonly Company[]) => readonly Company[]) => {
      const next = [...change(currentList())]
      queries.setQueryData(key, { list: next, fellBack: false })
      updateUser({ companies: next })
    },
    [queries, key, currentList],
  )
  const reload = useCallback(async () => {
    await queries.refetchQueries({ queryKey: key })
  }, [queries, key])
  return { list, status, error: query.error, fetched: query.data !== undefined, currentList, keep, reload } as const
}

type CompanyList = ReturnType<typeof useCompanyList>

/** Which company is active: the chosen one, kept on the device, else by the order of the specification. */
function useActiveCompany({ list, status, fetched, reload }: CompanyList) {
  const serverId = useSession().user?.activeCompanyId
  // undefined: by the order of choice; null: none until one is chosen.
  const [chosen, setChosen] = useState<string | null | undefined>(
    () => readItem('local', ACTIVE_COMPANY_KEY) ?? undefined,
  )
  // True while the active company follows from the order alone and the server may mean another one.
  const serverUnaware = useRef(true)
  const active = chosen === null ? null : choose(list, [chosen, serverId])
  const activeId = active?.id

  useEffect(() => {
    if (status !== 'ready' || chosen === null) return
    if (activeId) writeItem('local', ACTIVE_COMPANY_KEY, activeId)
    else removeItem('local', ACTIVE_COMPANY_KEY)
  }, [status, chosen, activeId])

  // Calls that work on 'the active company' must mean the one on screen, also after a deletion or on a new device.
  useEffect(() => {
    if (!serverUnaware.current || !fetched || !activeId) return
    serverUnaware.current = false
    if (activeId === serverId) return
    void afterFirstView(() => api(`/companies/${activeId}/activate`, ActivateReply, { method: 'POST' })).then(
      () => updateUser({ activeCompanyId: activeId }),
      () => undefined,
    )
  }, [fetched, activeId, serverId])

  useEffect(
    () =>
      onStorageChange((changed) => {
        const id = changed === ACTIVE_COMPANY_KEY ? readItem('local', ACTIVE_COMPANY_KEY) : null
        if (!id) return
        setChosen(id)
        if (!list.some((company) => company.id === id)) void reload()
      }),
    [list, reload],
  )
  return { active, setChosen, serverUnaware }
}

/** What a screen may do with the companies. */
function useCompanyActions({ currentList, keep }: CompanyList, { setChosen, serverUnaware }: ActiveCompany) {
  const latest = useRef(0)
  const select = useCallback(
    async (id: string) => {
      if (!currentList().some((company) => company.id === id)) throw new Error('unknown company')
      const turn = ++latest.current
      await api(`/companies/${id}/activate`, ActivateReply, { method: 'POST' })
      if (turn !== latest.current) return
      setChosen(id)
      writeItem('local', ACTIVE_COMPANY_KEY, id)
      updateUser({ activeCompanyId: id })
    },
    [currentList, setChosen],
  )
  const add = useCallback(
    (company: Company) => {
      if (!company.id) throw new Error('a company needs an id')
      keep((before) => merge(before, company))
      serverUnaware.current = false
      setChosen(company.id)
      writeItem('local', ACTIVE_COMPANY_KEY, company.id)
    },
    [keep, setChosen, serverUnaware],
  )
  const update = useCallback((company: Company) => keep((before) => merge(before, company)), [keep])
  const remove = useCallback(
    (id: string) => {
      keep((before) => before.filter((company) => company.id !== id))
      serverUnaware.current = true
      setChosen((before) => (before === id ? undefined : before))
      if (readItem('local', ACTIVE_COMPANY_KEY) === id) removeItem('local', ACTIVE_COMPANY_KEY)
      if (readSession().user?.activeCompanyId === id) updateUser({ activeCompanyId: null })
    },
    [keep, setChosen, serverUnaware],
  )
  const deactivate = useCallback(() => {
    setChosen(null)
    removeItem('local', ACTIVE_COMPANY_KEY)
  }, [setChosen])
  return useMemo(() => ({ select, add, update, remove, deactivate }), [select, add, update, remove, deactivate])
}

type ActiveCompany = ReturnType<typeof useActiveCompany>

function SignedInCompanies({ children }: { children: ReactNode }) {
  const companies = useCompanyList()
  const { list, status, error, reload } = companies
  const activeCompany = useActiveCompany(companies)
  const { active } = activeCompany
  const actions = useCompanyActions(companies, activeCompany)
  const value = useMemo<Companies>(
    () => ({ status, companies: list, active, error, reload, ...actions }),
    [status, list, active, error, reload, actions],
  )
  return <CompaniesContext value={value}>{children}</CompaniesContext>
}

const NONE: readonly Company[] = []

/** The first of the preferred ids that the list holds, else its first company. */
function choose(list: readonly Company[], ids: readonly (string | null | undefined)[]): Company | null {
  for (const id of ids) {
    const found = list.find((company) => company.id === id)
    if (found) return found
  }
  return list[0] ?? null
}

function merge(list: readonly Company[], company: Company): readonly Company[] {
  return list.some((known) => known.id === company.id)
    ? list.map((known) => (known.id === company.id ? { ...known, ...company } : known))
    : [...list, company]
}
