import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { FactFigure, FactText } from './fact-text.tsx'
import { FactsProvider } from './facts.tsx'

const fatos: Fact[] = [
  {
    id: 'receita',
    rotulo: 'Receita por pessoa',
    valor: 8_670,
    unidade: 'R$/mês',
    tipo: 'calculado',
    origem: 'Faturamento ÷ pessoas',
    formula: 'R$ 52.000 ÷ 6 = R$ 8.670',
    entradas: ['faturamento'],
  },
  {
    id: 'faturamento',
    rotulo: 'Faturamento mensal',
    valor: 52_000,
    unidade: 'R$/mês',
    tipo: 'informado',
    origem: 'Cadastro',
  },
  {
    id: 'ibge',
    rotulo: 'Empresas vivas',
    valor: 37.3,
    unidade: '%',
    tipo: 'referência',
    origem: 'IBGE, 2015',
    fonte: { orgao: 'IBGE', ano: 2015, url: 'javascript:alert(1)' },
  },
]
const text = 'Cada pessoa gera R$ 8.670 por mês (37,3%).'
const referencias: FactReference[] = [
  { campo: 'answer', inicio: 17, fim: 25, fato: 'receita' },
  { campo: 'answer', inicio: 35, fim: 40, fato: 'ibge' },
  { campo: 'answer', inicio: 900, fim: 950, fato: 'ibge' },
  { campo: 'nivelConfianca', inicio: 0, fim: 0, fato: 'receita' },
]

const glyphs = (inside: HTMLElement) =>
  [...inside.querySelectorAll<HTMLElement>('[data-glyph]')].map((mark) => mark.dataset.glyph)

describe('a figure in a text', () => {
  test('of a quotation the last words are the button, so that it wraps', () => {
    const quoted = 'Você escreveu: “Quero abrir um segundo ponto sem apertar o caixa”.'
    const { container } = render(
      <div>
        <FactText
          text={quoted}
          campo="answer"
          fatos={fatos}
          referencias={[{ campo: 'answer', inicio: 16, fim: 64, fato: 'receita' }]}
        />
      </div>,
    )
    expect(container.textContent).toBe(quoted)
    const button = screen.getByRole('button')
    expect(button.textContent).toMatch(/^sem apertar o caixa/)
    expect(button.previousElementSibling?.textContent).toBe('Quero abrir um segundo ponto ')
  })

  test('says kind, formula and inputs when opened', async () => {
    const { container } = render(
      <div>
        <FactText text={text} campo="answer" fatos={fatos} referencias={referencias} />
      </div>,
    )
    expect(container.textContent).toBe(text)
    expect(glyphs(container)).toEqual(['ƒ', '§'])
    await userEvent.click(screen.getByRole('button', { name: /R\$ 8\.670/ }))
    const panel = screen.getByRole('group', { name: 'De onde veio este número?' })
    for (const part of ['R$ 8.670/mês', 'Calculado', 'R$ 52.000 ÷ 6 = R$ 8.670', 'Faturamento mensal', 'R$ 52.000/mês'])
      expect(panel.textContent).toContain(part)
  })

  test('leads on to the figures that it was calculated from, and back', async () => {
    render(
      <div>
        <FactText text={text} campo="answer" fatos={fatos} referencias={referencias} />
      </div>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Receita por pessoa: R$ 8.670' }))
    await userEvent.click(screen.getByRole('button', { name: 'Faturamento mensal: R$ 52.000/mês' }))
    const panel = screen.getByRole('group', { name: 'De onde veio este número?' })
    expect(panel.textContent).toContain('Informado por você. Cadastro')
    expect(panel.textContent).not.toContain('R$ 52.000 ÷ 6')
    await userEvent.click(screen.getByRole('button', { name: 'Voltar a Receita por pessoa' }))
    expect(panel.textContent).toContain('R$ 52.000 ÷ 6 = R$ 8.670')
  })

  test('names its public source, flags an old one, and links no address that is no web page', async () => {
    render(
      <div>
        <FactText text={text} campo="answer" fatos={fatos} referencias={referencias} />
      </div>,
    )
    await userEvent.click(screen.getByRole('button', { name: /37,3%/ }))
    expect(screen.getByRole('group').textContent).toContain('IBGE, 2015')
    expect(screen.getByText(/mais de três anos/)).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a piece of a text finds its figures by its place in the whole', () => {
    const { container } = render(
      <div>
        <FactText text={text.slice(12)} campo="answer" offset={12} fatos={fatos} referencias={referencias} />
      </div>,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['R$ 8.670', '37,3%'])
    expect(glyphs(container)).toEqual(['ƒ', '§'])
  })

  test('asks for the facts when they are not loaded', async () => {
    const ask = vi.fn()
    render(
      <FactsProvider status="idle" fatos={[]} referencias={[]} onAsk={ask}>
        <div>
          <FactText text={text} campo="answer" />
          <FactFigure campo="nivelConfianca">8.670</FactFigure>
        </div>
      </FactsProvider>,
    )
    await userEvent.click(screen.getAllByRole('button')[0]!)
    expect(ask).toHaveBeenCalledOnce()
    expect(screen.getByText('Buscando a origem...')).toBeDefined()
  })
})
