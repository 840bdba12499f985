import { expect, test } from 'vitest'
import { bankOf, bankOfName, compareAccounts } from './banks.ts'

test('a bank by its number or name', () => {
  expect(bankOf('0341')).toEqual({ codigo: '341', nome: 'Itaú' })
  expect(bankOf('cielo')).toEqual({ codigo: 'cielo', nome: 'Cielo' })
  expect(bankOf('999')).toEqual({ codigo: '999', nome: 'Banco 999' })
  expect([bankOf(''), bankOf('000'), bankOf('12345')]).toEqual([null, null, null])
  expect(bankOfName('NU PAGAMENTOS S.A.')?.codigo).toBe('260')
  expect(bankOfName('Banco Bradesco S/A')?.codigo).toBe('237')
})

const account = (numero: string | null, codigo: string | null = '341', agencia: string | null = null) => ({
  banco: codigo ? { codigo } : null,
  agencia,
  numero,
})

test('an account by its digits', () => {
  expect(compareAccounts(account('00012345-6'), account('123456'))).toBe('igual')
  expect(compareAccounts(account('12345-6'), account('12345'))).toBe('parecida')
  expect(compareAccounts(account('1234123456'), account('12345-6'))).toBe('parecida')
  expect(compareAccounts(account('123456'), account('123456', null))).toBe('parecida')
  expect(compareAccounts(account('123456'), account('123456', '237'))).toBeNull()
  expect(compareAccounts(account('123456', '341', '1'), account('123456', '341', '2'))).toBeNull()
  expect(compareAccounts(account('123456'), account('654321'))).toBeNull()
  expect(compareAccounts(account(null), account(null))).toBeNull()
})
