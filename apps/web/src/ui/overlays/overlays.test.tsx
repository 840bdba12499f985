import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Popover } from './popover.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Detalhes da análise">
        <button type="button">Dentro</button>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it.each([
    ['its button', async () => userEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
    ['Esc', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a click beside it', async () => fireEvent.click(screen.getByRole('dialog'))],
  ])('is named, closes by %s and gives the focus back', async (_way, close) => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Abrir' })
    await userEvent.click(opener)
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Detalhes da análise' }).open).toBe(true)
    screen.getByRole('button', { name: 'Dentro' }).focus()
    await act(async () => {
      await close()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('stays at a click inside', async () => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dentro' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('a popover', () => {
  const show = () =>
    render(
      <>
        <Popover label="Origem" trigger={(props) => <button {...props}>De onde veio?</button>}>
          {(close) => (
            <button type="button" onClick={close}>
              Entendi
            </button>
          )}
        </Popover>
        <button type="button">Fora</button>
      </>,
    )
  const trigger = () => screen.getByRole('button', { name: 'De onde veio?' })

  it('says whether it is open, and closes by Esc with the focus back', async () => {
    const user = userEvent.setup()
    show()
    await user.click(trigger())
    expect(trigger().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(trigger().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(trigger())
  })

  it('closes when the focus goes elsewhere and leaves it there', async () => {
    const user = userEvent.setup()
    show()
    await user.click(trigger())
    await user.click(screen.getByRole('button', { name: 'Fora' }))
    expect(screen.queryByText('Entendi')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fora' }))
  })
})
