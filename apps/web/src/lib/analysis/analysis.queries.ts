import { ReadAnalysisPage, ReadAnalysisReply } from '@norteia/contracts/analysis-read'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

/** One analysis with its facts; whatever the answer lacks is filled in. */
export const analysisQuery = (companyId: string, analysisId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'analise', analysisId],
    queryFn: ({ signal }) =>
      api(`/companies/${companyId}/analises/${encodeURIComponent(analysisId)}`, ReadAnalysisReply, { signal }),
    // An analysis never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Enough to pass over a simulation or two. */
const NEWEST = 4

/** The newest analyses, for what changed since the one before; renewed with the history. */
export const newestQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'analises', 'newest'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/analises?page=1&limit=${NEWEST}`, ReadAnalysisPage, { signal })).analises,
    retry: false,
  })
