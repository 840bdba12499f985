import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createFormStore, useFormStore, useFormValues } from './form-store.ts'

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

function Form({
  store,
}: {
  store: ReturnType<typeof createFormStore<{ name: string; address: { city?: string } }, string>>
}) {
  const values = useFormValues(store)
  return (
    <>
      <input aria-label="Nome" {...store.register('name')} />
      <input aria-label="Cidade" {...store.register('address.city')} />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}
const shown = () => JSON.parse(screen.getByRole('status').textContent)

function HydratedForm({ seen }: { seen: (values: { email: string }) => void }) {
  const { store } = useFormStore({ email: '' })
  return <input aria-label="E-mail" {...store.register('email')} onFocus={() => seen(store.getValues())} />
}

describe('a form', () => {
  it('shows its defaults, and holds what is typed, parts of parts too', async () => {
    const user = userEvent.setup()
    render(<Form store={createFormStore({ name: 'Ana', address: {} })} />)
    expect(input('Nome').value).toBe('Ana')
    await user.type(input('Cidade'), 'Natal')
    expect(shown()).toEqual({ name: 'Ana', address: { city: 'Natal' } })
  })

  it('puts set and reset values into its controls, without calling that typing', () => {
    const store = createFormStore<{ name: string; address: { city?: string } }, string>({ name: 'Ana', address: {} })
    let typed = 0
    store.onTyping(() => typed++)
    render(<Form store={store} />)
    act(() => store.setValue('address', { city: 'Natal' }))
    expect(input('Cidade').value).toBe('Natal')
    act(() => store.setValue('address', {}))
    expect(input('Cidade').value).toBe('')
    act(() => store.reset({ name: 'Bia', address: {} }))
    act(() => store.setValue('name', 'Caio'))
    act(() => store.reset())
    expect(input('Nome').value).toBe('Bia')
    expect(typed).toBe(0)
  })

  it('gives the focus to the first field with an error and clears one at a time', () => {
    const store = createFormStore<{ name: string; address: { city?: string } }, string>({ name: '', address: {} })
    render(<Form store={store} />)
    act(() => store.setErrors({ 'address.city': 'Informe a cidade', name: 'Informe o nome' }))
    expect(document.activeElement).toBe(input('Nome'))
    act(() => store.clearErrors('name'))
    expect(store.getErrors()).toEqual({ 'address.city': 'Informe a cidade' })
  })

  it('takes over what was typed into the prerendered page', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    const seen: { email: string }[] = []
    const form = <HydratedForm seen={(values) => seen.push(values)} />
    const parsed = new DOMParser().parseFromString(renderToString(form), 'text/html')
    page.append(...parsed.body.childNodes)
    input('E-mail').value = 'ana@loja.com'
    const root = await act(async () => hydrateRoot(page, form))
    act(() => input('E-mail').focus())
    expect(seen).toEqual([{ email: 'ana@loja.com' }])
    expect(input('E-mail').value).toBe('ana@loja.com')
    act(() => root.unmount())
    page.remove()
  })
})
