import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

function Example({ start = 'a' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <Tabs
      label="Seções"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'a', label: 'Visão geral', content: 'Conteúdo A' },
        { id: 'b', label: 'Gráficos', content: 'Conteúdo B' },
        { id: 'c', label: 'Histórico', badge: 12, content: 'Conteúdo C' },
      ]}
    />
  )
}
const chosen = () => screen.getByRole('tab', { selected: true })

it('moves and chooses with the arrow keys, Home and End, round the ends', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.tab()
  expect(document.activeElement).toBe(chosen())
  await user.keyboard('{ArrowRight}')
  expect(chosen().textContent).toBe('Gráficos')
  expect(document.activeElement).toBe(chosen())
  await user.keyboard('{End}{ArrowRight}')
  expect(chosen().textContent).toBe('Visão geral')
  await user.keyboard('{ArrowLeft}')
  expect(chosen().textContent).toBe('Histórico12')
  await user.keyboard('{Home}')
  expect(screen.getByRole('tabpanel', { name: 'Visão geral' }).textContent).toBe('Conteúdo A')
})

it('holds one tab in the tab order and renders one panel', () => {
  render(<Example start="b" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.queryByText('Conteúdo A')).toBeNull()
})

it('shows the first tab for an unknown one', () => {
  render(<Example start="gone" />)
  expect(chosen().textContent).toBe('Visão geral')
})
