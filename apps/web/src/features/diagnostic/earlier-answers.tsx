import type { Company } from '@norteia/contracts/company'
import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { AnswersReply, type KeptAnswers } from '@norteia/contracts/diagnostic-answers'
import { formatDate } from '@norteia/contracts/format'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#src/lib/api/api.ts'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import type { Entries } from './draft.ts'
import { answersOfRecord } from './record.ts'
import { type EntryName, segmentQuestions } from './submission.ts'
import { blankEntries } from './use-diagnostic-form.ts'

/** What was answered last for this company; null: nothing yet. */
const answersQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'diagnostico'],
    queryFn: async ({ signal }) => (await api(`/companies/${companyId}/diagnostico`, AnswersReply, { signal })).data,
    retry: false,
  })

interface EarlierAnswersProps {
  company: Company
  questions: QuestionSets
  onUse: (entries: Entries) => void
  onFocus: (name: EntryName) => void
  onDrop: () => void
}

/** A second diagnostic begins with the answers of the one before, where the owner wants that. */
export function EarlierAnswers({ company, questions, onUse, onFocus, onDrop }: EarlierAnswersProps) {
  const { data: earlier } = useQuery(answersQuery(company.id))
  const [used, setUsed] = useState(false)
  const [params] = useSearchParams()
  const asked = params.get('pergunta')
  const begin = useEffectEvent((answers: KeptAnswers, question: string) => {
    onUse(entriesFrom(answers, questions, company))
    setUsed(true)
    const name = fieldOf(question, answers, questions)
    // Fields of the segment exist after the next render.
    setTimeout(() => onFocus(name))
  })
  useEffect(() => {
    if (earlier && asked) begin(earlier, asked)
  }, [earlier, asked])
  if (!earlier) return null
  const date = formatDate(earlier.createdAt)
  return (
    <Banner tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          {used
            ? `Estas são as respostas de ${date}. Mude o que mudou na empresa e envie.`
            : `Você já respondeu em ${date}. Comece por elas e mude só o que mudou.`}
        </p>
        <Button
          variant={used ? 'ghost' : 'secondary'}
          size="sm"
          onClick={() => {
            used ? onDrop() : onUse(entriesFrom(earlier, questions, company))
            setUsed(!used)
          }}
        >
          {used ? 'Começar de novo' : `Usar respostas de ${date}`}
        </Button>
      </div>
    </Banner>
  )
}

/** Rules that more than one answer decides, by the one to begin with. */
const QUESTION_OF_RULE: Readonly<Record<string, string>> = {
  margem_declarada: 'main_costs',
  receita_por_funcionario: 'revenue',
}

/** The field that a rule of the plan is about; a problem's is the owner's own words. */
function fieldOf(rule: string, earlier: KeptAnswers, questions: QuestionSets): EntryName {
  const id = QUESTION_OF_RULE[rule] ?? rule
  if (segmentQuestions(questions, earlier.formAnswers.market_segment).some((question) => question.id === id))
    return `segment.${id}`
  return questions.general.some((question) => question.id === id) ? `general.${id}` : 'general.main_challenge'
}

/** The form filled with earlier answers, as far as they are still offered; revenue and people as the record has them now. */
function entriesFrom(earlier: KeptAnswers, questions: QuestionSets, company: Company): Entries {
  const blank = blankEntries(questions, '', company)
  const { revenue, employees } = answersOfRecord(company)
  const offered = (value: string | string[] | undefined, options: readonly string[] | undefined) =>
    value !== undefined && (!options || [value].flat().every((item) => options.includes(item)))
  const taken = (list: QuestionSets['general'], from: Record<string, string | string[] | undefined>) =>
    Object.fromEntries(
      list.flatMap(({ id, options }) => {
        const value = from[id]
        return value !== undefined && offered(value, options) ? [[id, value] as const] : []
      }),
    )
  return {
    userEmail: '',
    general: {
      ...blank.general,
      ...taken(questions.general, earlier.formAnswers),
      ...(revenue && { revenue }),
      ...(employees && { employees }),
    },
    segment: taken(
      [...segmentQuestions(questions, earlier.formAnswers.market_segment)],
      earlier.segmentSpecificAnswers,
    ),
  }
}
