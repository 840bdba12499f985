import type { Medida } from '@norteia/contracts/plan'
import type { Db } from '#src/db/client.ts'
import { buildAnalysis, findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import { measureOfFact } from './measures.ts'
import type { Task } from './tasks.repo.ts'

/**
 * The current figure of a task: from the statements where they give it, else from an analysis made after the
 * task's own. The earlier figure is kept where neither has one.
 */
export async function measureAgain(trx: Db, company: Company, task: Task, now: number): Promise<Medida | null> {
  const { antes, depois } = task
  if (!antes) return depois
  const measured = (await measureByStatements(trx, company, task, now)) ?? (await measureByAnalysis(trx, company, task))
  return measured && measured.em > antes.em ? measured : depois
}

/**
 * The figure of the same name in what an analysis of today would say, where all of it comes from movements; as of the last
 * day that they cover. One of another name may be defined in another way.
 */
async function measureByStatements(trx: Db, company: Company, task: Task, now: number): Promise<Medida | undefined> {
  const { input } = await readEngineInput(trx, company, now)
  const ate = lastDay(input.measuredFacts?.[0]?.origem)
  if (!ate) return undefined
  const analysis = await buildAnalysis(input, { origem: 'agendada', now })
  const same = analysis.fatos.filter(
    ({ rotulo, unidade }) => rotulo === task.antes?.rotulo && unidade === task.antes.unidade,
  )
  const found = same.map(({ id }) => measureOfFact(analysis, id)).find((medida) => medida?.fonte === 'extrato')
  return found && { ...found, em: ate }
}

/** 'AAAA-MM-DD' of 'extrato de …, 01/08/2026 a 31/10/2026'. */
function lastDay(origem = ''): string | undefined {
  const day = / a (\d{2}\/\d{2}\/\d{4})$/.exec(origem)?.[1]
  return day?.split('/').reverse().join('-')
}

async function measureByAnalysis(trx: Db, company: Company, { fato, analysisId }: Task): Promise<Medida | undefined> {
  const newest = company.last_analysis_id
  if (fato === null || newest === null || newest === analysisId) return undefined
  const analysis = await findStoredAnalysis(trx, company.id, newest)
  return analysis && measureOfFact(analysis, fato)
}
