import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConsultant, readPredictive, readSector } from './read-agent.ts'
import { beginning, cleanText, preview, readAnalysis } from './read-analysis.ts'
import { reportBlocks } from './report-blocks.ts'

describe('an analysis that lacks fields', () => {
  test('takes the defaults of the product, each marked as estimated', () => {
    const view = readAnalysis({})
    expect(view.score).toEqual({ value: 78, estimated: true })
    expect(view.confianca).toEqual({ value: 0.95, estimated: true })
    expect(view.modeloIA).toEqual({ value: 'Google Gemini Pro', estimated: true })
    expect(view.estrategia).toEqual({ value: 'Análise Especializada', estimated: true })
  })

  test('finds the score in its text before it takes the default', () => {
    const view = readAnalysis({ resultado: { content: 'Score geral: 64/100 neste mês' } })
    expect(view.score).toEqual({ value: 64, estimated: false })
    expect(readAnalysis({ resultado: { resposta: 'nota 640 de 100' } }).score.estimated).toBe(true)
  })

  test('takes at most three recommendations from the lines longer than 30 characters', () => {
    const resposta = [
      'curta',
      '• Uma recomendação com mais de trinta letras',
      '• Outra recomendação com mais de trinta letras',
      '• Terceira recomendação com mais de trinta',
      '• Quarta recomendação com mais de trinta letras',
    ].join('\n')
    const { recomendacoes } = readAnalysis({ resultado: { resposta } })
    expect(recomendacoes).toHaveLength(3)
    expect(recomendacoes[0]).toBe('Uma recomendação com mais de trinta letras')
  })

  test('values that are there are not marked, zero among them', () => {
    const view = readAnalysis({ nivelConfianca: 0, insights: { analiseCompleta: { scoreGeral: { scoreTotal: 0 } } } })
    expect(view.score).toEqual({ value: 0, estimated: false })
    expect(view.confianca).toEqual({ value: 0, estimated: false })
  })

  test('nothing that may arrive breaks the readers', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readAnalysis(value)
        readAnalysis({ resultado: value, insights: { analiseBot: value, analiseCompleta: value } })
        readAnalysis({
          insights: {
            analiseCompleta: {
              scoreGeral: value,
              insights: [value],
              planoAcao: { acoes30Dias: [value] },
              charts: value,
            },
          },
        })
        readPredictive(value)
        readPredictive({
          cashFlowPrediction: { next3Months: [value] },
          marketOpportunities: [value],
          riskAlerts: [value],
        })
        readConsultant(value)
        readSector({ trends: value, opportunities: [value] })
      }),
    )
  })
})

describe('texts', () => {
  test('marks of other formats are taken out', () => {
    expect(cleanText('## Título\n\n\n\n**forte** e __sublinhado__\n- item\n```json\nx\n```')).toBe(
      'Título\n\nforte e sublinhado\n• item\n\nx',
    )
  })

  test('a preview is cut at a word on one line', () => {
    const text = preview(`${'palavra '.repeat(40)}\n\nfim`, 150)
    expect(text.length).toBeLessThanOrEqual(151)
    expect(text.endsWith('palavra…')).toBe(true)
    expect(preview('curto', 150)).toBe('curto')
  })

  test('the beginning of a text keeps the places of what stands in it', () => {
    const text = 'um dois três quatro cinco'
    expect(text.startsWith(beginning(text, 12))).toBe(true)
  })

  test('report lines know where they stand in the text', () => {
    const text = 'Abertura.\n\nPLANO DE 90 DIAS\n• Até 15 dias: faça.'
    for (const block of reportBlocks(text))
      expect(text.slice(block.start, block.start + block.text.length)).toBe(block.text)
    expect(reportBlocks(text).map((block) => [block.heading, block.item])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })
})
