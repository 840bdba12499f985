import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { CnpjField } from './cnpj-field.tsx'
import { CodeField } from './code-field.tsx'
import { MoneyField } from './money-field.tsx'
import { MultiselectField } from './multiselect-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

async function paste(label: string, text: string) {
  const user = userEvent.setup()
  await user.click(field(label))
  await user.paste(text)
  return user
}

function Form() {
  const { register, watch } = useForm({ defaultValues: { amount: '' } })
  return (
    <>
      <MoneyField label="Faturamento" {...register('amount')} />
      <output>{watch('amount')}</output>
    </>
  )
}

describe('a field', () => {
  it('links its help, then its error, under which the help stays in sight', () => {
    const { rerender } = render(<TextField label="Nome" help="Como no contrato." />)
    expect(noteOf(field('Nome'))).toBe('Como no contrato.')
    expect(field('Nome').getAttribute('aria-invalid')).toBeNull()
    rerender(<TextField label="Nome" help="Como no contrato." error="Nome é obrigatório" />)
    expect(noteOf(field('Nome'))).toBe('Nome é obrigatório')
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Como no contrato.')).toBeDefined()
  })

  it('shows and hides a password without losing it', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Senha" autoComplete="current-password" />)
    await user.type(field('Senha'), 'segredo1')
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(field('Senha').type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(field('Senha').type).toBe('password')
    expect(field('Senha').value).toBe('segredo1')
  })
})

describe('a masked field', () => {
  it('takes a pasted amount and shows it in full on leaving', async () => {
    render(<MoneyField label="Faturamento" />)
    const user = await paste('Faturamento', 'R$ 1234,5')
    expect(field('Faturamento').value).toBe('R$ 1234,5')
    await user.tab()
    expect(field('Faturamento').value).toBe('1.234,50')
  })

  it('leaves what is no amount for the form to refuse', async () => {
    render(<MoneyField label="Faturamento" />)
    const user = await paste('Faturamento', 'mil reais')
    await user.tab()
    expect(field('Faturamento').value).toBe('mil reais')
  })

  it('tells the form the amount it shows', async () => {
    render(<Form />)
    const user = await paste('Faturamento', '1234.5')
    await user.tab()
    expect(screen.getByRole('status').textContent).toBe('1.234,50')
  })

  it('masks a CNPJ typed or pasted, letters too, and only hints at wrong digits', async () => {
    render(<CnpjField label="CNPJ" help="Do cartão." />)
    const user = await paste('CNPJ', '11222333000181')
    expect(field('CNPJ').value).toBe('11.222.333/0001-81')
    await user.clear(field('CNPJ'))
    await user.type(field('CNPJ'), '12abc34501de35')
    expect(field('CNPJ').value).toBe('12.ABC.345/01DE-35')
    await user.tab()
    expect(noteOf(field('CNPJ'))).toBe('Do cartão.')
    await user.type(field('CNPJ'), '{Backspace}6')
    await user.tab()
    expect(noteOf(field('CNPJ'))).toBe('Confira o CNPJ: os dígitos verificadores não conferem.')
    expect(field('CNPJ').getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps the caret where a digit in the middle was removed', async () => {
    render(<CnpjField label="CNPJ" defaultValue="11.222.333/0001-81" />)
    const user = userEvent.setup()
    await user.click(field('CNPJ'))
    field('CNPJ').setSelectionRange(5, 5)
    await user.keyboard('{Backspace}')
    expect(field('CNPJ').value).toBe('11.223.330/0018-1')
    expect(field('CNPJ').selectionStart).toBe(4)
  })

  it('masks a phone and leaves one with country code alone', async () => {
    render(<PhoneField label="Telefone" />)
    const user = await paste('Telefone', '11 91234 5678')
    expect(field('Telefone').value).toBe('(11) 91234-5678')
    await user.clear(field('Telefone'))
    await user.paste('+55 11 91234-5678')
    expect(field('Telefone').value).toBe('+55 11 91234-5678')
  })

  it('strips what is no digit from a code', async () => {
    render(<CodeField label="Código" />)
    await paste('Código', '12 34-56')
    expect(field('Código').value).toBe('123456')
    expect(field('Código').autocomplete).toBe('one-time-code')
  })
})

it('a multiselect gives the chosen options in the order of the list', async () => {
  const user = userEvent.setup()
  let chosen: readonly string[] = ['B']
  const { rerender } = render(<div />)
  const show = () =>
    rerender(
      <MultiselectField
        label="Canais"
        options={['A', 'B', 'C', 'Nenhum destes']}
        value={chosen}
        onChange={(next) => {
          chosen = next
          show()
        }}
        error={chosen.length === 0 ? 'Escolha um.' : undefined}
      />,
    )
  show()
  await user.click(screen.getByLabelText('C'))
  await user.click(screen.getByLabelText('A'))
  expect(chosen).toEqual(['A', 'B', 'C'])
  await user.click(screen.getByLabelText('B'))
  expect(chosen).toEqual(['A', 'C'])
  await user.click(screen.getByLabelText('Nenhum destes'))
  expect(chosen).toEqual(['Nenhum destes'])
  await user.click(screen.getByLabelText('A'))
  expect(chosen).toEqual(['A'])
  expect(noteOf(screen.getByRole('group', { name: 'Canais' }))).toBeUndefined()
})
