import { plural } from '@norteia/contracts/format'
import type { AnalysisInput } from '@norteia/engine/analyze'
import { afterCommit, type Db } from '#src/db/client.ts'
import { buildAnalysis, hashInput, inputHashOf, storeAnalysis } from '#src/features/analyses/analyses.service.ts'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import { isUnread, notify } from '#src/features/notifications/notifications.service.ts'
import { queueWording } from '#src/features/wording/wording.service.ts'
import type { Config } from '#src/platform/config.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'

interface Deps {
  db: Db
  clock: () => number
  config: Pick<Config, 'aiProviders'>
  emitToCompany: EmitToCompany
}

const HINT_KIND = 'analysis-hint'

/**
 * Computes a new analysis from today's data. If nothing has changed since the last one that counts, a notification says
 * instead what would make the next one more useful; there is no second one while that is unread.
 */
export async function analyseAgain(deps: Deps, company: Company): Promise<(trx: Db) => Promise<void>> {
  const { db, clock, config, emitToCompany } = deps
  const now = clock()
  const { id: companyId, owner_id: userId, nome } = company
  const about = { userId, companyId }
  const { input, diagnosed } = await readEngineInput(db, company, now)
  const hint = (title: string, body: string) => async (trx: Db) => {
    if (await isUnread(trx, companyId, HINT_KIND)) return
    await notify(trx, emitToCompany, { ...about, kind: HINT_KIND, title, body }, now)
  }
  if (!diagnosed)
    return hint(
      'Falta o diagnóstico',
      `A análise automática de ${nome} precisa do diagnóstico empresarial. Responda uma vez e ela passa a sair sozinha.`,
    )
  const inputHash = hashInput(input)
  const last = company.last_analysis_id && (await inputHashOf(db, companyId, company.last_analysis_id))
  if (inputHash === last)
    return hint(
      'Nada mudou desde a última análise',
      `Os dados de ${nome} são os mesmos, então a última análise continua valendo. ${wishes(input)}`,
    )

  const analysis = await buildAnalysis(input, { origem: 'agendada', now })
  const { scoreTotal, classificacao } = analysis.insights.analiseCompleta.scoreGeral
  return async (trx) => {
    await storeAnalysis(trx, { companyId, diagnosticId: null, analysis, inputHash, createdAt: now })
    await queueWording(trx, config, { analysisId: analysis.id, userId, now })
    await notify(
      trx,
      emitToCompany,
      {
        ...about,
        kind: 'analysis',
        title: 'Nova análise pronta',
        body: `A análise automática de ${nome} está pronta: ${plural(scoreTotal, 'ponto')} de 100 (${classificacao.nivel}).`,
      },
      now,
    )
    afterCommit(trx, () => emitToCompany(companyId, 'analysis:completed', { companyId, analysisId: analysis.id }))
  }
}

const MONTHS_WANTED = 12

/** What would make the next analysis more useful, in one sentence. */
function wishes({ company, history, measuredFacts = [] }: AnalysisInput): string {
  const missing = MONTHS_WANTED - history.length
  const wanted = [
    ...(company.faturamento === null && !measuredFacts.some(({ id }) => id === 'receita_mensal')
      ? ['informe o faturamento mensal da empresa']
      : []),
    ...(company.funcionarios === null ? ['informe o número de funcionários'] : []),
    ...(missing > 0 ? [`registre o faturamento de mais ${plural(missing, 'mês', 'meses')}`] : []),
    'refaça o diagnóstico quando algo mudar na empresa',
  ]
  const last = wanted.pop()
  return `Para a próxima ser mais útil, ${wanted.length > 0 ? `${wanted.join(', ')} e ${last}` : last}.`
}
