import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '#src/lib/api/api.ts'
import { type AnalysisView, asObject, readAnalysis } from './read-analysis.ts'

/** One analysis with its facts; whatever the answer lacks is filled in. */
export const analysisQuery = (companyId: string, analysisId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'analise', analysisId],
    queryFn: async ({ signal }): Promise<AnalysisView> => {
      const body = asObject(
        await api(`/companies/${companyId}/analises/${encodeURIComponent(analysisId)}`, z.unknown(), { signal }),
      )
      return readAnalysis(body.analise ?? asObject(body.data).analise ?? body.data)
    },
    // An analysis never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
