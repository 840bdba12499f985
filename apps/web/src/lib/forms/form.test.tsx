import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useWatch } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useAppForm } from './form.ts'

const Person = z.object({
  name: z.string().check(z.minLength(1, 'Informe o nome')),
  address: z.object({ city: z.string().check(z.minLength(1, 'Informe a cidade')) }),
  phone: z.string(),
  terms: z.boolean(),
})
const BLANK = { name: '', address: { city: '' }, phone: '', terms: false }

interface FormProps {
  initial?: typeof BLANK
  onValid?: (person: z.infer<typeof Person>) => unknown
}

function Form({ initial = BLANK, onValid = () => undefined }: FormProps) {
  const form = useAppForm({ schema: Person, defaultValues: initial })
  const values = useWatch({ control: form.control })
  return (
    <form
      onSubmit={form.handleSubmit(async (person) => {
        try {
          await onValid(person)
        } catch (error) {
          form.showFailure(error, 'Não foi possível salvar.')
        }
      })}
    >
      {form.banner && <p role="alert">{form.banner}</p>}
      <TextField label="Nome" {...form.field('name')} />
      <TextField label="Cidade" {...form.field('address.city')} />
      <PhoneField label="Telefone" {...form.field('phone')} />
      <CheckboxField label="Aceito" {...form.field('terms')} />
      <button type="submit">{form.isSubmitting ? 'Salvando' : 'Salvar'}</button>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const shown = () => JSON.parse(screen.getByRole('status').textContent)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

describe('a form', () => {
  it('shows its defaults, and gives what was typed to the schema', async () => {
    const onValid = vi.fn()
    render(<Form initial={{ ...BLANK, name: 'Ana' }} onValid={onValid} />)
    expect(input('Nome').value).toBe('Ana')
    await userEvent.type(input('Cidade'), 'Natal')
    await userEvent.click(input('Aceito'))
    await save()
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', address: { city: 'Natal' }, phone: '', terms: true })
  })

  it('gives the focus to the first field at fault, and clears the error of the one that is edited', async () => {
    render(<Form />)
    await save()
    expect(await screen.findByText('Informe a cidade')).toBeDefined()
    expect(document.activeElement).toBe(input('Nome'))
    await userEvent.type(input('Nome'), 'A')
    expect(screen.queryByText('Informe o nome')).toBeNull()
    expect(screen.getByText('Informe a cidade')).toBeDefined()
  })

  it('puts a refusal under the field it names, and any other into the banner', async () => {
    const refusal = (fields: object) => new ApiError('http', 'Recusado.', { status: 422, body: { fields } })
    const onValid = vi.fn<() => void>(() => {
      throw refusal({ 'address.city': 'Cidade desconhecida.', other: 'Sem campo.' })
    })
    render(<Form initial={{ ...BLANK, name: 'Ana', address: { city: 'X' } }} onValid={onValid} />)
    await save()
    expect(await screen.findByText('Cidade desconhecida.')).toBeDefined()
    expect(document.activeElement).toBe(input('Cidade'))
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível salvar.')
    await userEvent.type(input('Cidade'), 'Y')
    expect(screen.queryByText('Cidade desconhecida.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends once, however often it is pressed meanwhile', async () => {
    let finish: () => void = () => undefined
    const onValid = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Form initial={{ ...BLANK, name: 'Ana', address: { city: 'X' } }} onValid={onValid} />)
    const button = screen.getByRole('button', { name: 'Salvar' })
    await act(async () => {
      button.click()
      button.click()
    })
    expect(onValid).toHaveBeenCalledOnce()
    expect(button.textContent).toBe('Salvando')
    await act(async () => finish())
    await save()
    expect(onValid).toHaveBeenCalledTimes(2)
    await act(async () => finish())
  })

  it('takes over what was typed and ticked in the prerendered page, masks included', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    const parsed = new DOMParser().parseFromString(renderToString(<Form />), 'text/html')
    page.append(...parsed.body.childNodes)
    input('Nome').value = 'Ana'
    input('Telefone').value = '11912345678'
    input('Aceito').checked = true
    const root = await act(async () => hydrateRoot(page, <Form />))
    await vi.waitFor(
      () => expect(shown()).toEqual({ name: 'Ana', address: { city: '' }, phone: '(11) 91234-5678', terms: true }),
      20_000,
    )
    expect(input('Nome').value).toBe('Ana')
    expect(input('Telefone').value).toBe('(11) 91234-5678')
    expect(input('Aceito').checked).toBe(true)
    act(() => root.unmount())
    page.remove()
  })
})
