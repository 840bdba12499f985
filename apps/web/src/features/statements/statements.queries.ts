import {
  AccountReply,
  AccountsReply,
  type AddAccount,
  type AddCategory,
  CategoriesReply,
  CategoryReply,
  ChangedMovementReply,
  type ChangeMovement,
  type Lancamento,
  MovementsPage,
  RulesReply,
} from '@norteia/contracts/ledger'
import { type ConfirmImport, ImportsReply, PreviewReply } from '@norteia/contracts/statements'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '#src/lib/api/api.ts'

/** Filters of the list, as the address has them. */
export interface MovementFilters {
  conta?: string
  categoria?: string
  sentido?: string
  q?: string
  de?: string
  ate?: string
}

const root = (companyId: string) => ['companies', companyId, 'financas'] as const
/** Everything that an import or a correction changes. */
export const financeKey = root

export const accountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'contas'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/contas`, AccountsReply, { signal })).data,
  })

export const categoriesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'categorias'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/categorias`, CategoriesReply, { signal })).data,
  })

export const rulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'regras'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/regras`, RulesReply, { signal })).data,
  })

export const importsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...root(companyId), 'importacoes'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/importacoes`, ImportsReply, { signal })).data,
  })

export const movementsQuery = (companyId: string, filters: MovementFilters) =>
  infiniteQueryOptions({
    queryKey: [...root(companyId), 'lancamentos', filters],
    queryFn: ({ signal, pageParam }) => {
      const given = Object.entries({ ...filters, cursor: pageParam }).filter(([, value]) => value)
      const query = new URLSearchParams(given as [string, string][])
      return api(`/companies/${companyId}/lancamentos?${query}`, MovementsPage, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** Puts a changed movement in the lists that show it; sums and rules are refetched, the pages of lists aren't. */
export function replaceMovement(queries: QueryClient, companyId: string, changed: Lancamento): void {
  const lists = [...root(companyId), 'lancamentos']
  queries.setQueriesData<InfiniteData<MovementsPage>>(
    { queryKey: lists },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((movement) => (movement.id === changed.id ? changed : movement)),
        })),
      },
  )
  void queries.invalidateQueries({
    queryKey: root(companyId),
    predicate: ({ queryKey }) => queryKey[lists.length - 1] !== 'lancamentos',
  })
}

/** How many movements have no category; the list's own totals without a page of rows. */
export const unsortedQuery = (companyId: string): UseQueryOptions<number> => ({
  queryKey: [...root(companyId), 'sem-categoria'],
  queryFn: async ({ signal }) =>
    (await api(`/companies/${companyId}/lancamentos?categoria=sem&limit=1`, MovementsPage, { signal })).totais
      .quantidade,
})

/** Sends a file to be read; nothing is stored but the preview. */
export const previewFile = async (companyId: string, file: File, signal: AbortSignal) =>
  (
    await api(`/companies/${companyId}/importacoes/previa`, PreviewReply, {
      method: 'POST',
      file,
      signal,
      headers: { 'X-Nome-Arquivo': encodeURIComponent(file.name) },
    })
  ).data

/** The key makes a repeated confirmation the same one. */
export const confirmPreview = async (companyId: string, input: ConfirmImport) =>
  (
    await api(`/companies/${companyId}/importacoes`, ImportsReply, {
      method: 'POST',
      body: input,
      headers: { 'Idempotency-Key': input.previaId },
    })
  ).data

const Done = z.object({ success: z.literal(true) })

export const undoImport = (companyId: string, importacaoId: string) =>
  api(`/companies/${companyId}/importacoes/${importacaoId}`, Done, { method: 'DELETE' })

export const changeMovement = (companyId: string, lancamentoId: string, body: ChangeMovement) =>
  api(`/companies/${companyId}/lancamentos/${lancamentoId}`, ChangedMovementReply, { method: 'PATCH', body })

export const addMovement = (companyId: string, body: object) =>
  api(`/companies/${companyId}/lancamentos`, Done, { method: 'POST', body })

export const deleteMovement = (companyId: string, lancamentoId: string) =>
  api(`/companies/${companyId}/lancamentos/${lancamentoId}`, Done, { method: 'DELETE' })

/** Without an id it adds one. */
export const saveAccount = (companyId: string, contaId: string | null, body: AddAccount) =>
  contaId === null
    ? api(`/companies/${companyId}/contas`, AccountReply, { method: 'POST', body })
    : api(`/companies/${companyId}/contas/${contaId}`, AccountReply, { method: 'PATCH', body })

/** With its imports and movements. */
export const removeAccount = (companyId: string, contaId: string) =>
  api(`/companies/${companyId}/contas/${contaId}`, Done, { method: 'DELETE' })

export const removeRule = (companyId: string, regraId: string) =>
  api(`/companies/${companyId}/regras/${regraId}`, Done, { method: 'DELETE' })

export const addCategory = async (companyId: string, body: AddCategory) =>
  (await api(`/companies/${companyId}/categorias`, CategoryReply, { method: 'POST', body })).data
