import type { Company } from '@norteia/contracts/company'
import type { DiagnosticSubmission, Question } from '@norteia/contracts/diagnostic'
// The server loads it with the first analysis; here before the time of a test begins.
import '@norteia/engine/analyze'
import { QUESTIONS } from '@norteia/engine/questions'
import type { Account, appTest } from './app.ts'
import type { EngineTest } from './engines.ts'

const answerOf = (question: Question) => {
  const [first = 'Resposta'] = question.options ?? []
  return question.type === 'multiselect' ? [first] : first
}

/** A diagnostic that nothing is wrong with. */
export function submissionOf(account: Account, company: Company): DiagnosticSubmission {
  return {
    userEmail: account.email,
    companyId: company.id,
    formAnswers: {
      company_name: company.nome,
      market_segment: 'Comércio Varejista',
      company_age: '3 a 5 anos',
      revenue: 'R$ 30.001 a R$ 100.000',
      main_costs: 'folha 12.000; aluguel 3.500; mercadorias 20.000',
      kpis: 'ticket médio, margem',
      operational_flow: 'Pedido no balcão, separação no estoque, entrega em dois dias.',
      employees: '5 a 9',
      acquisition_channels: ['Indicações', 'Redes Sociais (Orgânico)'],
      main_challenge: 'Vender mais sem aumentar o estoque parado.',
      ai_usage: 'Tenho planos de integrar',
      future_goals: 'Vender 20% mais em 12 meses.',
    },
    segmentSpecificAnswers: Object.fromEntries(
      QUESTIONS.segments['Comércio Varejista'].map((question) => [question.id, answerOf(question)]),
    ),
  }
}

/** Somebody new with a company and a diagnostic to send for it. */
export async function ownerOf(server: ReturnType<typeof appTest>) {
  const as = await server.account()
  const company = await server.company(as, { faturamento: 80_000, funcionarios: 6 })
  return { as, company, body: submissionOf(as, company) }
}

export const countAnalyses = async (t: EngineTest, companyId: string): Promise<number> =>
  (await t.db().selectFrom('analyses').select('id').where('company_id', '=', companyId).execute()).length
