import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { analyze } from '@norteia/engine/analyze'
import { forecastRevenue } from '@norteia/engine/forecast/revenue'
import type { Figure, SampleReport } from './sample.ts'
import { SAMPLE_COMPANY, SAMPLE_INPUT } from './sample-input.ts'

/** The few parts of a real analysis that the landing page shows. Runs at build: the engine stays out of the browser. */
export function sampleReport(): SampleReport {
  const { completa, fatos } = analyze(SAMPLE_INPUT)
  const find = (id: string): Fact => {
    const fact = fatos.find((candidate) => candidate.id === id)
    if (!fact) throw new Error(`the sample analysis has no fact ${id}`)
    return fact
  }
  const figure = (id: string, texto?: string): Figure => {
    const { rotulo, tipo, origem, formula, fonte, valor, unidade } = find(id)
    return {
      id,
      rotulo,
      tipo,
      origem,
      ...(formula && { formula: unbroken(formula) }),
      ...(fonte && { fonte }),
      texto: texto ?? textOf(valor, unidade),
    }
  }
  const turnover = completa.insights.find((insight) => insight.id === 'food_team')
  if (!turnover) throw new Error('the sample analysis has no insight food_team')
  return {
    empresa: SAMPLE_COMPANY,
    setor: SAMPLE_INPUT.company.setor,
    nota: figure('nota.geral'),
    nivel: completa.scoreGeral.classificacao.nivel,
    dimensoes: completa.scoreGeral.dimensoes.flatMap(({ id, nome, nota }) =>
      nota === null ? [] : [{ nome, nota, figura: figure(`dimensao.${id}`) }],
    ),
    destaques: [
      { rotulo: 'Faturamento do mês', figura: figure('historico.2026-10') },
      { rotulo: 'Custos declarados', figura: figure('custos.total') },
      { rotulo: 'Pessoas na empresa', figura: figure('empresa.pessoas') },
      { rotulo: 'Ganho mensal do plano', figura: figure('nossa_conta.ganho') },
    ],
    insight: {
      titulo: turnover.titulo,
      valor: turnover.valor,
      recomendacao: turnover.recomendacao,
      referencia: figure('fonte.rotatividade.servicos', '32,05%'),
    },
    acoes: completa.planoAcao.acoes30Dias
      .slice(0, 3)
      .map(({ acao, categoria, prazoDias }) => ({ acao, categoria, prazoDias })),
    faturamento: [...SAMPLE_INPUT.history],
    previsao: forecastRevenue({
      history: SAMPLE_INPUT.history,
      referenceMonth: SAMPLE_INPUT.referenceMonth,
      faturamento: SAMPLE_INPUT.company.faturamento,
      fatoresMes: null,
    }).meses,
  }
}

function textOf(valor: number | string, unidade: string): string {
  if (typeof valor === 'string') return valor
  if (unidade.startsWith('R$')) return formatMoney(valor)
  return formatNumber(valor, 2)
}

/** A product stays on its line: '71 × 25'. */
const unbroken = (formula: string) => formula.replace(/ (\d+) × /g, '\u00a0$1\u00a0×\u00a0')
