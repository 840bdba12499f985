import { ReadAnalysis } from '@norteia/contracts/analysis-read'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { analysisWithFacts, incomplete } from '#src/testing/analyses.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { DetailDialog } from './detail-dialog.tsx'
import type { DetailPart } from './detail-parts.ts'
import { reportFileName, reportText } from './report-text.ts'

const CALL = 'GET /companies/c1/analises/a1'
const action = {
  acao: 'Medir a margem',
  detalhes: 'Produto a produto.',
  categoria: 'Finanças',
  prioridade: 'ALTA',
  responsavel: 'Proprietário(a)',
  prazoDias: 15,
  investimento: { min: 2_000, max: 6_000 },
  resultadoEsperado: 'Você sabe o que dá lucro.',
}

beforeAll(() => {
  window.matchMedia ??= vi.fn(() => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() })) as never
})

function Shown({ start }: { start: DetailPart }) {
  const [part, setPart] = useState(start)
  return <DetailDialog company={aurora} analysisId="a1" part={part} onPart={setPart} onClose={vi.fn()} />
}
function show(analise: unknown, start: DetailPart = 'plano') {
  const server = fakeServer({ [CALL]: { body: { success: true, analise } } })
  renderAt('/profile', '/profile', <Shown start={start} />)
  return server
}
const withPlan = () => {
  const detail = analysisWithFacts('a1')
  Object.assign(detail.insights.analiseCompleta.planoAcao, {
    acoes30Dias: [action, { ...action, acao: 'Outra', prazoDias: 20, investimento: null }],
  })
  return detail
}

describe('the detail of an analysis', () => {
  test('shows score, class and summary, and four tabs', async () => {
    show(withPlan())
    expect(await screen.findByText('Em desenvolvimento')).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Detalhes da análise' })).toBeDefined()
    for (const name of ['Plano de Ação', 'Insights', 'Gráficos', 'Relatório Completo'])
      expect(screen.getByRole('tab', { name })).toBeDefined()
    for (const name of ['Exportar .txt', 'Baixar PDF', 'Imprimir', 'Fechar'])
      expect(screen.getByRole('button', { name })).toBeDefined()
  })

  test('exports and print come before the figures for who uses the keyboard', async () => {
    const user = userEvent.setup()
    show(withPlan())
    await screen.findByText('Em desenvolvimento')
    screen.getByRole('button', { name: 'Fechar' }).focus()
    const stops: (string | null)[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      await user.tab()
      stops.push(document.activeElement?.textContent ?? null)
    }
    expect(stops).toEqual(['Exportar .txt', 'Baixar PDF', 'Imprimir'])
  })

  test('a sheet to copy is a table on screen and goes to the clipboard as cells', async () => {
    const detail = withPlan()
    const texto = 'Item;Custo;Decisão\n[item];[valor];\nSoma;[valor];'
    Object.assign(detail.insights.analiseCompleta.planoAcao, {
      acoes30Dias: [{ ...action, material: { tipo: 'planilha', titulo: 'Folha de perdas', texto } }],
    })
    const user = userEvent.setup()
    show(detail)
    await user.click(await screen.findByText('Material pronto: Folha de perdas'))
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Item', 'Custo', 'Decisão'])
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '[item]',
      '[valor]',
      '',
      'Soma',
      '[valor]',
      '',
    ])
    expect(screen.queryByText(/Item;Custo/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copiar' }))
    expect(await navigator.clipboard.readText()).toBe(texto.replaceAll(';', '\t'))
  })

  test('each action has every field; only the sum of the shown actions is called total', async () => {
    show(withPlan())
    const card = within((await screen.findByRole('heading', { name: 'Medir a margem' })).closest('li')!)
    for (const text of ['Finanças', 'Prioridade ALTA', 'Proprietário(a)', '15 dias', 'Você sabe o que dá lucro.'])
      expect(card.getByText(text)).toBeDefined()
    // The action without a range, and the account that has no costs.
    expect(screen.getAllByText('a definir (informe o faturamento)', { selector: 'dd' })).toHaveLength(2)
    expect(screen.getByText('2 ações. Referência do produto: R$ 2.000 a R$ 6.000 no total')).toBeDefined()
    expect(screen.getByText('Referência de planejamento do produto, não é cálculo da sua empresa.')).toBeDefined()
    expect(screen.getByText('150% a 300% em 12 meses')).toBeDefined()
    expect(screen.getByText('6 a 10 meses')).toBeDefined()
  })

  test('an analysis without plan or insights takes marked fallbacks', async () => {
    show(incomplete('a1', { insights: {}, modeloIA: undefined }))
    expect(await screen.findByText(/plano básico do produto \(estimado\)/)).toBeDefined()
    const deadlines = screen.getAllByText('Prazo').map((term) => term.nextElementSibling?.textContent)
    expect(deadlines).toEqual([
      '15 dias',
      '20 dias',
      '25 dias',
      '30 dias',
      '45 dias',
      '50 dias',
      '60 dias',
      '85 dias',
      '90 dias',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'Insights' }))
    expect(screen.getByText('Receita por pessoa')).toBeDefined()
    expect(screen.getByText('Porte: Microempresa')).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Gráficos' }))
    expect(screen.getByText('Esta análise não trouxe gráficos.')).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Relatório Completo' }))
    expect(screen.getByText('Google Gemini Pro').textContent).toBe('Google Gemini Pro (estimado)')
  })

  test('a figure of the text says where it came from', async () => {
    show(analysisWithFacts('a1'), 'relatorio')
    await userEvent.click((await screen.findAllByRole('button', { name: /58/ })).at(-1)!)
    expect(screen.getByText('(60 + 56) ÷ 2 = 58')).toBeDefined()
  })

  test('one that does not exist says so', async () => {
    fakeServer({ [CALL]: { status: 404, body: { message: 'Não encontrado.' } } })
    renderAt('/profile', '/profile', <Shown start="plano" />)
    expect(await screen.findByText('Esta análise não foi encontrada.')).toBeDefined()
  })
})

test('the text file holds everything, and no text of a user gets into its name', () => {
  const view = z.parse(ReadAnalysis, withPlan())
  const text = reportText({ ...aurora, nome: '../../=cmd' }, view)
  for (const part of [
    'Empresa: ../../=cmd',
    'Data: 20/11/2026 às 10:05',
    'Nota geral: 58 de 100 (Em desenvolvimento)',
    '15 dias | ALTA | Medir a margem',
    'Investimento: R$ 2.000 a R$ 6.000.',
  ])
    expect(text).toContain(part)
  expect(reportFileName(view, 'txt')).toBe('norteia-analise-2026-11-20.txt')
  // Half past nine in the evening of São Paulo.
  expect(reportFileName({ ...view, createdAt: '2026-11-21T00:30:00.000Z' }, 'pdf')).toBe(
    'norteia-analise-2026-11-20.pdf',
  )
})
