import { expect, it } from 'vitest'
import { PASSWORD_HINT, passwordHint } from './password-hint.ts'

const ana = { name: 'Ana Conceição', email: 'padaria.aurora@exemplo.com.br' }

it.each([
  '123456',
  '      ',
  '  1234  ',
  'aaaaaa',
  'abcdefg',
  '987654',
  'Senha123',
  'conceição',
  'Conceicao2026',
  'padaria.aurora',
])('tells that %j is easily guessed', (password) => expect(passwordHint(password, ana)).toBe(PASSWORD_HINT))

it.each(['123', '', 'abc124', 'Segredo1!', 'pão de queijo às 7', 'xk7-mqr'])('says nothing about %j', (password) =>
  expect(passwordHint(password, ana)).toBeUndefined(),
)
