import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Explained, WordScope } from './explained.tsx'

test('a technical word says what it means, one tap away, and the text stays as it was', async () => {
  const { container } = render(<Explained text="Os insumos levam 40% (CMV)." />)
  expect(container.textContent).toBe('Os insumos levam 40% (CMV).')
  await userEvent.click(screen.getByRole('button', { name: 'CMV' }))
  expect(screen.getByRole('group', { name: 'O que quer dizer: CMV' }).textContent).toContain(
    'Custo da mercadoria vendida',
  )
})

test('the texts of an analysis explain their words beside their figures', () => {
  render(
    <FactText
      text="O CMV é de 40%."
      campo="resultado.resposta"
      fatos={[{ id: 'cmv', rotulo: 'Custo', valor: 40, unidade: '%', tipo: 'informado', origem: 'Diagnóstico' }]}
      referencias={[{ campo: 'resultado.resposta', inicio: 11, fim: 14, fato: 'cmv' }]}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['CMV', '40%'])
})

test('a part of the page explains a word once; where that text goes, the next one does', () => {
  const parts = (first: boolean) => (
    <WordScope>
      {first && <Explained text="Os insumos sobem" />}
      <Explained text="Menos insumos no lixo" />
    </WordScope>
  )
  const { rerender } = render(parts(true))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  rerender(parts(false))
  rerender(parts(false))
  expect(screen.getAllByRole('button', { name: 'insumos' })).toHaveLength(1)
})
