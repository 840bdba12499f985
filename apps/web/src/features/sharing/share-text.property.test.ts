import { type AnalysisRead, ReadAnalysisReply } from '@norteia/contracts/analysis-read'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { analyze } from '@norteia/engine/analyze'
import { randomCompany, seeded } from '@norteia/engine/testing/companies'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { whatsAppAddress } from '#src/lib/phones.ts'
import { analysisMessage } from './share-text.ts'

/** What a figure is written with; a cut one would be another figure. */
const figuresOf = (text: string): string[] => text.match(/\d[\d.,]*\d%?|\d%?/g) ?? []

/** The analysis of a random company as the site reads it. */
function analysisOf(seed: number): { faturamento: number | null; analise: AnalysisRead } {
  const input = randomCompany(seeded(seed))
  const { completa, fatos, referencias, resposta, setor } = analyze(input)
  const analise = z.parse(ReadAnalysisReply, {
    analise: {
      ...{ id: 'a', createdAt: '2026-11-21T12:00:00.000Z', setor, fatos, referencias, resultado: { resposta } },
      insights: { analiseBot: { resposta, charts: [] }, analiseCompleta: completa },
    },
  })
  return { faturamento: input.company?.faturamento ?? null, analise }
}

/** Every figure that the screens show of what the message is about, each as it is written there. */
function shownOf({
  scoreGeral,
  insights,
  desafio,
  nossaConta,
  planoAcao,
}: AnalysisRead['insights']['analiseCompleta']) {
  const actions = [...planoAcao.acoes30Dias, ...planoAcao.acoes60Dias, ...planoAcao.acoes90Dias]
  return [
    `${formatNumber(scoreGeral.scoreTotal)} de 100`,
    desafio?.numero ?? '',
    ...insights.map(({ titulo, valor }) => `${titulo} ${valor}`),
    nossaConta.ganhoMensal === null ? '' : formatMoney(nossaConta.ganhoMensal),
    ...actions.map(({ acao, prazoDias }) => `${prazoDias} ${acao}`),
  ]
}

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme' }),
  fc.constantFrom(
    'Comércio de Alimentos '.repeat(12),
    '😀'.repeat(200),
    `${'a'.repeat(118)}😀😀`,
    'Loja 1.234,56 '.repeat(20),
  ),
)

test('the message of any company is short, its figures are those of the screen, and it can be sent', {
  tags: 'corpus',
}, () => {
  fc.assert(
    fc.property(fc.nat(), name, (seed, nome) => {
      const { faturamento, analise } = analysisOf(seed)
      const text = analysisMessage({ nome, faturamento }, analise)
      expect(text.length).toBeLessThanOrEqual(900)
      expect(() => whatsAppAddress('', text)).not.toThrow()
      const [first = '', , ...lines] = text.split('\n')
      expect(first).toMatch(nome.trim() === '' ? /^novembro de 2026$/ : /\S · novembro de 2026$/)
      expect(lines.length).toBeLessThanOrEqual(5)
      const revenue = analise.fatos.find(({ id }) => id === 'empresa.faturamento')?.valor ?? faturamento
      const shown = [
        ...shownOf(analise.insights.analiseCompleta),
        typeof revenue === 'number' ? formatMoney(revenue) : '',
      ]
      const known = new Set(shown.flatMap(figuresOf))
      expect(figuresOf(lines.join('\n')).filter((figure) => !known.has(figure))).toEqual([])
      const lineOf = (label: string) => lines.find((line) => line.startsWith(label))
      const { scoreGeral, nossaConta } = analise.insights.analiseCompleta
      expect(lineOf('Nota geral')).toContain(`${formatNumber(scoreGeral.scoreTotal)} de 100`)
      if (typeof revenue === 'number') expect(lineOf('Faturamento mensal')).toContain(formatMoney(revenue))
      if (nossaConta.ganhoMensal !== null)
        expect(lineOf('Ganho mensal do plano')).toContain(formatMoney(nossaConta.ganhoMensal))
    }),
    { numRuns: 150 },
  )
})

test('a text that is cut ends with a whole word, and with no part of a figure', () => {
  const { analise } = analysisOf(1)
  const { desafio } = analise.insights.analiseCompleta
  for (let room = 150; room < 200; room++) {
    const numero = `${'x'.repeat(room)} sobram R$ 69.165,56 mil por mês, 12,5 % a mais do que no mês passado e no outro.`
    const completa = { ...analise.insights.analiseCompleta, desafio: { ...desafio!, numero } }
    const told = analysisMessage(
      { nome: 'Loja', faturamento: null },
      { ...analise, insights: { ...analise.insights, analiseCompleta: completa } },
    )
    const line = told.split('\n').find((one) => one.startsWith('O número que decide')) ?? ''
    expect(line).toMatch(/…$/)
    for (const figure of figuresOf(line)) expect(['69.165,56', '12,5']).toContain(figure)
    expect(line).not.toMatch(/(?:R\$|\d|[,;:])…$/)
  }
})
