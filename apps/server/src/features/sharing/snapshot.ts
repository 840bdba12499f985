import { cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { categoryName } from '@norteia/contracts/finance-categories'
import { breakEvenSentence, NO_CATEGORY, ResultQuery } from '@norteia/contracts/result'
import {
  type CreateShare,
  SHARE_TEXT,
  type SharedCash,
  type SharedContent,
  type SharedResult,
} from '@norteia/contracts/sharing'
import { readCash } from '#src/features/cash/cash.service.ts'
import { getScenario } from '#src/features/cash/scenarios.service.ts'
import { listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import { readResult } from '#src/features/result/result.service.ts'
import { invalidFields } from '#src/platform/app-error.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { freezeAnalysis } from './analysis-snapshot.ts'

/**
 * The copy that a link will show, as of now: no counterparty, memo, document, id or address.
 *
 * @throws AppError `not_found`, `invalid_fields`
 */
export function freeze(services: Services, company: Company, input: CreateShare): Promise<SharedContent> {
  const { tipo, referencia, incluirPalavras = false } = input
  if (incluirPalavras && tipo !== 'analise') throw invalidFields({ incluirPalavras: SHARE_TEXT.wordsAlone })
  if (tipo === 'analise') return freezeAnalysis(services, company, referencia, incluirPalavras)
  if (tipo === 'resultado') return freezeResult(services, company.id, referencia)
  return freezeCash(services, company.id, referencia)
}

const SUMS: ReadonlySet<string> = new Set([
  'receita-liquida',
  'margem-contribuicao',
  'resultado-operacional',
  'resultado',
])

async function freezeResult(services: Services, companyId: string, mes: string | undefined): Promise<SharedResult> {
  if (!ResultQuery.safeParse({ mes }).success) throw invalidFields({ referencia: SHARE_TEXT.month })
  const result = await readResult(services, companyId, mes)
  return {
    tipo: 'resultado',
    mes: result.mes,
    frase: breakEvenSentence(result),
    linhas: result.linhas.map(({ id, nome, valor, parcela, anterior, categorias }) => ({
      nome,
      soma: SUMS.has(id),
      valor,
      parcela,
      anterior,
      categorias: categorias.map((it) => ({ nome: it.nome, valor: it.valor, quantidade: it.quantidade })),
    })),
    margemSeguranca: result.margemSeguranca,
    variacaoSaldo: result.variacaoSaldo,
    semCategoria: result.semCategoria,
    lacunas: result.lacunas.map(({ de, ate }) => ({ de, ate })),
    serie: result.serie,
  }
}

async function freezeCash(services: Services, companyId: string, scenarioId: string | undefined): Promise<SharedCash> {
  const { db } = services
  const cenario = scenarioId === undefined ? null : (await getScenario(db, companyId, scenarioId)).nome
  const cash = await readCash(services, companyId, scenarioId)
  const own = new Map((await listOwnCategories(db, companyId)).map(({ id, nome }) => [id, nome]))
  const nameOf = (id: string | null) => (id && (categoryName(id) ?? own.get(id))) || NO_CATEGORY.nome
  return {
    tipo: 'caixa',
    hoje: cash.hoje,
    cenario,
    frase: cashSentence(cash),
    cautela: cautionSentence(cash),
    saldoInicial: cash.saldoInicial,
    reserva: cash.reserva,
    pontoMaisBaixo: cash.pontoMaisBaixo,
    semanas: cash.semanas.map(({ inicio, fim, entradas, saidas, saldoFinal, minimo, maximo, linhas }) => ({
      ...{ inicio, fim, entradas, saidas, saldoFinal, minimo, maximo },
      linhas: linhas.map(({ camada, categoria, data, valor }) => ({
        camada,
        categoria: nameOf(categoria),
        data,
        valor,
      })),
    })),
  }
}
