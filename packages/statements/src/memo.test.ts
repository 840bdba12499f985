import { expect, test } from 'vitest'
import { ruleKey } from './categories/categorize.ts'
import { readMemo } from './memo.ts'

test.each([
  [
    'Transferência enviada pelo Pix - ANA PAULA LIMA - •••.123.456-•• - NU PAGAMENTOS - IP (0260) Agência: 1 Conta: 2345-6',
    'ANA PAULA LIMA',
    'CPF',
  ],
  [
    'Transferência recebida pelo Pix - LOJA SOL LTDA - 12.345.678/0001-90 - ITAÚ UNIBANCO S.A. (0341) Agência: 123 Conta: 456-7',
    'LOJA SOL LTDA',
    'CNPJ',
  ],
  ['Pix enviado: "Cp :60701190-Carlos Eduardo Rocha"', 'Carlos Eduardo Rocha', null],
  ['Pix recebido: "00019 12345678 MARIA SOUZA"', 'MARIA SOUZA', null],
  ['Pix enviado · Cp :18236120-Ana Lima', 'Ana Lima', null],
  ['PIX TRANSF JOAO S12/07', 'JOAO S', null],
  ['PIX ENVIADO MERCEARIA DO ZE', 'MERCEARIA DO ZE', null],
  ['PAGAMENTO DE BOLETO ENEL DISTRIBUICAO', 'ENEL DISTRIBUICAO', null],
  ['DEB AUTOM CPFL PAULISTA 001234567', 'CPFL PAULISTA', null],
  ['COMPRA CARTAO 12/07 14:35 PADARIA CENTRAL', 'PADARIA CENTRAL', null],
  ['LOJA DE MOVEIS PARC 02/05', 'LOJA DE MOVEIS', null],
  ['PIX RECEBIDO JOSE 123.456.789-09', 'JOSE', 'CPF'],
  ['TED 12.345.678/0001-90 FORNECEDORA BOA LTDA', 'FORNECEDORA BOA LTDA', 'CNPJ'],
  ['SICOOB COOPERATIVA', 'SICOOB COOPERATIVA', null],
  ['PIX 123456789', null, null],
  ['JOAO DA SILVA · PIX ENVIADO OUTRA IF', 'JOAO DA SILVA', null],
  ['PIX ENVIADO · MARIA 12.345.678/0001-90', 'MARIA', 'CNPJ'],
  ['PIX JOSE 52998224725', 'JOSE', 'CPF'],
  ['PIX JOSE 52998224724', 'JOSE', null],
  ['PAGTO 12345678901234 LOJA', 'LOJA', null],
  ['Sem descrição', 'Sem descrição', null],
])('%s', (memo, contraparte, documento) => {
  expect(readMemo(memo)).toMatchObject({ contraparte, documento })
})

test.each([
  ['LOJA - Parcela 2/4', { numero: 2, de: 4 }],
  ['LOJA PARC 02/05', { numero: 2, de: 5 }],
  ['LOJA PARC 5 DE 12', { numero: 5, de: 12 }],
  ['LOJA 02/05', null],
  ['LOJA PARC 9/5', null],
])('instalment of %s', (memo, parcela) => {
  expect(readMemo(memo).parcela).toEqual(parcela)
})

test('the key of a rule lasts over months, numbers and instalments, and knows the sign', () => {
  const key = (descricao: string, centavos = -1) =>
    ruleKey({ descricao, centavos, contraparte: readMemo(descricao).contraparte })
  expect(key('PGTO ALUGUEL LOJA 07/2026')).toBe(key('PGTO ALUGUEL LOJA 08/2026'))
  expect(key('DEB AUTOM CPFL 001234567')).toBe(key('DEB AUTOM CPFL 007654321'))
  expect(key('LOJA PARC 02/05')).toBe(key('LOJA PARC 03/05'))
  expect(key('Pix enviado: "Cp :60701190-João Silva"')).toBe(key('PIX ENVIADO JOAO SILVA'))
  expect(key('PIX JOAO', 1)).not.toBe(key('PIX JOAO', -1))
  expect(key('123456')).toBe('-123456')
})
