import type { AnalysisDetail, PlanAction } from '@norteia/contracts/analysis'
import { cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { categoryName } from '@norteia/contracts/finance-categories'
import { breakEvenSentence, NO_CATEGORY, ResultQuery } from '@norteia/contracts/result'
import {
  type CreateShare,
  SHARE_TEXT,
  type SharedAnalysis,
  type SharedCash,
  type SharedContent,
  type SharedResult,
} from '@norteia/contracts/sharing'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { readCash } from '#src/features/cash/cash.service.ts'
import { getScenario } from '#src/features/cash/scenarios.service.ts'
import { listOwnWords } from '#src/features/diagnostics/diagnostics.service.ts'
import { listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import { readResult } from '#src/features/result/result.service.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { withoutOwnWords } from './own-words.ts'

/**
 * The copy that a link will show, as things are now: no counterparty, memo or document, no ids, nobody's address.
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

const PERIODS = [
  ['acoes30Dias', 'Primeiros 30 dias'],
  ['acoes60Dias', 'De 31 a 60 dias'],
  ['acoes90Dias', 'De 61 a 90 dias'],
] as const

async function freezeAnalysis(
  { db }: Services,
  company: Company,
  id: string | undefined,
  withWords: boolean,
): Promise<SharedAnalysis> {
  const wanted = id ?? company.last_analysis_id
  const analysis = wanted ? await findStoredAnalysis(db, company.id, wanted) : undefined
  if (!analysis) throw new AppError('not_found', SHARE_TEXT.noAnalysis)
  const clean = withWords
    ? (_campo: string, text: string) => text
    : withoutOwnWords(analysis, await listOwnWords(db, company.id))
  return { ...figuresOf(analysis), ...textsOf(analysis, clean, withWords) }
}

type Figures = 'tipo' | 'feitaEm' | 'setor' | 'nota' | 'nivel' | 'dimensoes' | 'ganhoMensal' | 'investimento'

function figuresOf({ createdAt, setor, insights }: AnalysisDetail): Pick<SharedAnalysis, Figures> {
  const { scoreGeral, nossaConta } = insights.analiseCompleta
  return {
    tipo: 'analise',
    feitaEm: createdAt,
    setor,
    nota: scoreGeral.scoreTotal,
    nivel: scoreGeral.classificacao.nivel,
    dimensoes: scoreGeral.dimensoes.map(({ nome, nota }) => ({ nome, nota })),
    ganhoMensal: nossaConta.ganhoMensal,
    investimento: nossaConta.investimento,
  }
}

function textsOf(
  { insights: { analiseCompleta } }: AnalysisDetail,
  clean: ReturnType<typeof withoutOwnWords>,
  withWords: boolean,
): Omit<SharedAnalysis, Figures> {
  const { scoreGeral, insights, planoAcao, desafio } = analiseCompleta
  const root = 'insights.analiseCompleta'
  const action = (campo: `${typeof root}.planoAcao.${keyof typeof planoAcao}.${number}`, it: PlanAction) => ({
    acao: clean(`${campo}.acao`, it.acao),
    detalhes: clean(`${campo}.detalhes`, it.detalhes),
    responsavel: it.responsavel,
    prazoDias: it.prazoDias,
    resultadoEsperado: clean(`${campo}.resultadoEsperado`, it.resultadoEsperado),
  })
  return {
    resumo: clean(`${root}.scoreGeral.resumo`, scoreGeral.resumo),
    palavras: withWords ? desafio?.citacao || null : null,
    problema: desafio?.problema?.nome ?? null,
    numero: (desafio?.numero && clean(`${root}.desafio.numero`, desafio.numero)) || null,
    pontos: insights
      .map(({ tipo, titulo, valor, benchmark, recomendacao }, place) => ({
        tipo,
        titulo: clean(`${root}.insights.${place}.titulo`, titulo),
        valor: clean(`${root}.insights.${place}.valor`, valor),
        benchmark: clean(`${root}.insights.${place}.benchmark`, benchmark),
        recomendacao: clean(`${root}.insights.${place}.recomendacao`, recomendacao),
      }))
      .filter(({ titulo }) => titulo !== ''),
    plano: PERIODS.map(([period, titulo]) => ({
      titulo,
      acoes: planoAcao[period]
        .map((it, place) => action(`${root}.planoAcao.${period}.${place}`, it))
        .filter(({ acao }) => acao !== ''),
    })),
  }
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
