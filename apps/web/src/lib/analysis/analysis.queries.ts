import { ReadAnalysisReply } from '@norteia/contracts/analysis-read'
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
