import { type QuestionSets, QuestionsReply } from '@norteia/contracts/diagnostic'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

/** The questions are part of a release: one load a visit is enough. */
export const questionsQuery = queryOptions({
  queryKey: ['diagnostic-questions'],
  queryFn: async ({ signal }) => {
    const { data } = await api('/diagnostics/questions', QuestionsReply, { signal })
    return data as QuestionSets
  },
  staleTime: Number.POSITIVE_INFINITY,
})
