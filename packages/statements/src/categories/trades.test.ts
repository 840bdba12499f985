import { describe, expect, test } from 'vitest'
import { readMemo } from '#src/memo.ts'
import { categorize, customers } from './categorize.ts'
import type { Empresa } from './trades.ts'

const movement = (descricao: string, centavos: number, data = '2026-07-10') => ({
  descricao,
  centavos,
  data,
  contraparte: readMemo(descricao).contraparte,
  categoria: null,
})

const DENTIST = { nome: 'Clínica Odontológica Prado e Mello Ltda', setor: 'Saúde' }
const FARM = { nome: 'Agropecuária Boa Vista do Araguaia Ltda', setor: 'Agronegócio' }
const PIZZA = { nome: 'Forneria Bella Massa Ltda', setor: 'Alimentação' }
const WORKSHOP = { nome: 'Oficina Mecânica Irmãos Tavares ME', setor: 'Serviços' }
const BUILDER = { nome: 'JR Reformas e Construções Ltda', setor: 'Serviços' }
const SHOP = { nome: 'Veste Bem Modas Comércio de Roupas Ltda', setor: 'Comércio Varejista' }
const OTHER = { nome: 'Alfa Ltda', setor: 'Outro' }
const PERSON = { nome: 'Maria Souza Pereira', setor: 'Serviços' }

const as = (company: Empresa | undefined, memo: string) => {
  const way = memo.startsWith('+') ? 1000 : -1000
  return categorize(movement(memo.slice(2), way), undefined, company)?.categoria ?? null
}

describe('what a company does tells what a memo means', () => {
  test.each<[Empresa | undefined, string, string | null]>([
    [undefined, '+ TED RECEBIDA ODONTOPREV S.A.', null],
    [DENTIST, '+ TED RECEBIDA ODONTOPREV S.A.', 'servicos-prestados'],
    [PIZZA, '+ TED RECEBIDA ODONTOPREV S.A.', null],
    [DENTIST, '- PAG BOLETO ODONTOPREV SA', 'beneficios'],
    [DENTIST, '- PIX ENVIADO LABORATORIO DE PROTESE ARTE LTDA', 'mercadorias'],
    [FARM, '+ Pix - Recebido 22/07 10:12 LATICINIOS SERRA ALTA LTDA', 'vendas-produtos'],
    [FARM, '- PAG BOLETO SEGURADORA AGRICOLA', 'outras-despesas'],
    [FARM, '+ PIX RECEBIDO AURORA DOS SANTOS', null],
    [PIZZA, '- Compra no débito - SUPERMERCADO DO VALE', 'mercadorias'],
    [DENTIST, '- Compra no débito - SUPERMERCADO DO VALE', null],
    [PIZZA, '- COMPRA CARTAO RESTAURANTE SABOR DAS MASSAS', null],
    [PIZZA, '- PAG BOLETO ULTRAGAZ SA', 'mercadorias'],
    [DENTIST, '- PAG BOLETO ULTRAGAZ SA', 'utilidades'],
    [undefined, '- PAG BOLETO ULTRAGAZ SA', null],
    [WORKSHOP, '- PIX ENVIADO RECIFE AUTO PECAS LTDA', 'mercadorias'],
    [DENTIST, '- PAG BOLETO RECIFE AUTO PECAS LTDA', 'veiculos'],
    [SHOP, '- PAG BOLETO RECIFE AUTO PECAS LTDA', null],
    [BUILDER, '- PAG BOLETO CASA DAS TINTAS LTDA', 'mercadorias'],
    [DENTIST, '- PAG BOLETO CASA DAS TINTAS LTDA', 'manutencao'],
    [SHOP, '- PAG BOLETO CONFECCOES JANDAIA IND E COM LTDA', 'mercadorias'],
    [DENTIST, '+ CRÉD.LIQUIDAÇÃO COBRANÇA', 'servicos-prestados'],
    [SHOP, '+ CRÉD.LIQUIDAÇÃO COBRANÇA', 'vendas-produtos'],
    [OTHER, '+ CRÉD.LIQUIDAÇÃO COBRANÇA', null],
    [SHOP, '+ PIX RECEBIDO JOAO CARLOS SILVA', null],
    [SHOP, '- TARIFA COBRANÇA LIQUIDAÇÃO', 'tarifas'],
  ])('%o, %s: %s', (company, memo, category) => {
    expect(as(company, memo)).toBe(category)
  })
})

describe("the company's own name", () => {
  test.each<[Empresa, string, string | null]>([
    [SHOP, '- PIX ENVIADO VESTE BEM MODAS', 'transferencia'],
    [SHOP, '+ TED RECEBIDA VESTE BEM MODAS COM', 'transferencia'],
    [FARM, '- Transferência enviada 14/07 AGROPEC BOA VISTA ARAGUAIA', 'transferencia'],
    [SHOP, '+ PIX QRS VESTE BEM MODAS04/07', null],
    [SHOP, '- PIX ENVIADO VESTE BEM MARIA', null],
    [PERSON, '- PIX ENVIADO MARIA SOUZA PEREIRA', null],
    [PERSON, '- PIX ENVIADO MARIA SOUZA', null],
    [PIZZA, '- PIX ENVIADO FORNERIA BELLA MASSA LTDA', 'transferencia'],
    [SHOP, '- PAG BOLETO VESTE BEM MODAS', null],
  ])('%o, %s: %s', (company, memo, category) => {
    expect(as(company, memo)).toBe(category)
  })

  test('is said as such', () => {
    expect(categorize(movement('PIX ENVIADO VESTE BEM MODAS', -1), undefined, SHOP)?.porque).toBe(
      'O nome na descrição é o da sua própria empresa.',
    )
  })
})

describe('a company that pays in several months is a customer', () => {
  const months = ['2026-07-10', '2026-08-11', '2026-09-10']
  const told = (memo: string, company: Empresa, days = months, cents = 1000) =>
    customers(
      days.map((day) => movement(memo, cents, day)),
      company,
    )

  test('and says so', () => {
    expect([...told('TED RECEBIDA CONSTRUTORA HORIZONTE LTDA', WORKSHOP).values()]).toEqual(
      months.map(() => ({
        categoria: 'servicos-prestados',
        origem: 'dicionario',
        porque: 'Esta empresa pagou você 3 vezes, em 3 meses deste arquivo.',
      })),
    )
  })

  test.each([
    ['twice is not often', 'TED RECEBIDA CONSTRUTORA HORIZONTE LTDA', WORKSHOP, months.slice(1), 1000],
    ['within a month', 'TED RECEBIDA HORIZONTE LTDA', WORKSHOP, ['2026-07-01', '2026-07-08', '2026-07-15'], 1000],
    ['a person', 'PIX RECEBIDO JOSE CARLOS PEREIRA', WORKSHOP, months, 1000],
    ['a lender', 'TED RECEBIDA ALFA SECURITIZADORA S.A.', WORKSHOP, months, 1000],
    ['money that goes out', 'TED ENVIADA CONSTRUTORA HORIZONTE LTDA', WORKSHOP, months, -1000],
    ['a company of no known trade', 'TED RECEBIDA CONSTRUTORA HORIZONTE LTDA', OTHER, months, 1000],
  ])('but not: %s', (_, memo, company, days, cents) => {
    expect(told(memo, company, days, cents).size).toBe(0)
  })
})
