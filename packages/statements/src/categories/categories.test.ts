import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { describe, expect, test } from 'vitest'
import { readMemo } from '#src/memo.ts'
import { measureMemos } from '#src/testing/memos.ts'
import { categorize, type RegraAprendida, ruleKey } from './categorize.ts'
import { DICTIONARY } from './dictionary.data.ts'
import { termCount } from './dictionary.ts'
import { LATER_MEMOS, OTHER_BANKS } from './other-banks.fixture.ts'
import { OWNER_MEMOS } from './owner-memos.fixture.ts'
import { MONTH_MEMOS, TRAP_MEMOS } from './trap-memos.fixture.ts'

const decide = (descricao: string, centavos: number, rules?: Map<string, RegraAprendida>) =>
  categorize({ descricao, centavos, contraparte: readMemo(descricao).contraparte, categoria: null }, rules)

const out = (descricao: string) => decide(descricao, -1000)?.categoria ?? null
const into = (descricao: string) => decide(descricao, 1000)?.categoria ?? null

describe('the dictionary', () => {
  test('has its size, no term twice in one direction, and only known categories', () => {
    expect(termCount()).toBeGreaterThan(1200)
    const ids = new Set<string>(FINANCE_CATEGORIES.map(({ id }) => id))
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { categoria, sentido, termos } of DICTIONARY) {
      expect(ids.has(categoria ?? 'outras-despesas')).toBe(true)
      for (const termo of termos.split(',').map((one) => one.replace(/\s+/g, ' ').trim())) {
        for (const side of sentido === 'ambos' ? ['entrada', 'saida'] : [sentido]) {
          if (seen.has(`${side} ${termo}`))
            twice.push(`${side} ${termo}: ${seen.get(`${side} ${termo}`)}, ${categoria}`)
          seen.set(`${side} ${termo}`, categoria ?? 'nenhuma')
        }
      }
    }
    expect(twice).toEqual([])
  })

  test.each([
    'PIX MARIA LUZIA',
    'ACOUGUE BOI GORDO',
    'PIX JOSE NETO',
    'SUPERMERCADO RIO CLARO',
    'PREPARO DE BUFFET',
    'PIX ENVIADO CLAUDIO VIVO PEREIRA',
    'PIX ENVIADO ROBERTO TIM MAIA',
    'PIX ENVIADO CLARO DE OLIVEIRA NETO',
    'TED ENVIADA ANA SHELL MARTINS',
    'PIX ENVIADO JOAO STONE',
    'RESTAURANTE OI MEU BEM',
    'HOTELARIA DA SERRA',
    'COMPRA NETO MATERIAIS',
    'MARIA SHELL · PIX ENVIADO OUTRA IF',
    'PIX ENVIADO JOAO BATISTA DAS DORES',
    'SISPAG PIX ALINE STONE RIBAS',
    'DEB.PIX JAIR AMIL PONTES',
    'PIX ENVIADO REGINALDO MOTOBOY 529.982.247-25',
    'COMPRA CARTAO POSTO DE SAUDE CENTRAL',
    'COMPRA CARTAO BARRACA DO SOL PORTO SEGURO BRA',
    'BOLETO ALUGUEL DE ANDAIMES UNIAO',
    'BOLETO FARMACIA DE MANIPULACAO ATHENAS',
    'BOLETO DISTRIBUIDORA DE TITULOS E VALORES',
    'PIX ENVIADO JUCELIA AGUAS DE SOUZA',
    'COMPRA CARTAO AGUAS DE LINDOIA PALACE',
    'BOLETO CONSULTORIO ODONTOLOGICO SORRIR',
    'CH 000812 COMPENSADO',
    'PAG BOLETO VIVO GASTRONOMIA',
    'PAG BOLETO APLICACAO DE PELICULAS AUTO',
    'COMPRA CARTAO LANCHONETE DO POSTO',
    'COMPRA CARTAO CASA DE SEMENTES E GRAOS',
    'PIX ENVIADO POSTO AVANCADO DE COLETA',
    'COMPRA CARTAO CHURRASCARIA DO PORTO PORTO SEGURO',
  ])('does not find a word inside another or a surname: %s', (memo) => {
    expect(out(memo)).toBeNull()
  })

  test.each([
    ['TAR MANUTENCAO CONTA', 'tarifas'],
    ['MANUTENCAO AR CONDICIONADO', 'manutencao'],
    ['GOOGLE ADS', 'marketing'],
    ['GOOGLE WORKSPACE', 'sistemas'],
    ['Google *ADS5551234', 'marketing'],
    ['DEB AUT VIVO FIXO', 'utilidades'],
    ['PAGTO CLARO', 'utilidades'],
    ['TIM', 'utilidades'],
    ['FATURA OI INTERNET', 'utilidades'],
    ['PIX ENVIADO OI MOVEL SA', 'utilidades'],
    ['ALUGUEL MAQUINA CIELO', 'taxas-cartao'],
    ['APLICACAO RDB', 'aplicacao'],
    ['BB RENDE FACIL', 'aplicacao'],
    ['APLIC AUT MAIS', 'aplicacao'],
    ['Conta de água', 'utilidades'],
    ['ALUGUEL EQUIPAMENTO GETNET POS', 'taxas-cartao'],
    ['Tarifa por venda no Mercado Livre', 'taxas-cartao'],
    ['ALUGUEL DE OUTUBRO', 'aluguel'],
    ['PIX ENVIADO CARLOS CONTABILIDADE', 'servicos'],
    ['PAGTO ELETRON COBRANCA MORENO CONTABILI', 'servicos'],
    ['PIX ENVIADO CIELO S.A.', null],
    ['DEB PARC EMPREST CREDITO UM MINUTO', 'parcela-emprestimo'],
    ['COMPRA CARTAO SHOPPING CENTRAL ESTAC', 'veiculos'],
    ['IOF S/ OPERACAO DE CREDITO', 'iof'],
    ['PAGTO VIVO SP 1193', 'utilidades'],
    ['DEB AUT SKY', 'utilidades'],
    ['PORTO SEGURO CIA DE SEGUROS', 'outras-despesas'],
    ['DEB AUT AGUAS DE ARACATUBA', 'utilidades'],
  ])('%s is %s', (memo, category) => {
    expect(out(memo)).toBe(category)
  })

  test.each([
    'PIX RECEBIDO JOAO CARLOS SILVA',
    'Transferência recebida pelo Pix - ANA LIMA - •••.123.456-•• - NU PAGAMENTOS (0260) Agência: 1 Conta: 2-3',
    'Pix recebido: "Cp :60701190-Carlos Rocha"',
    'PIX RECEBIDO MARIA GETNET',
    'PIX RECEBIDO CIELO DE FATIMA SOUZA',
    'TRANSFERENCIA PIX REM: Minerva Lopes 07/11',
    'PIX RECEBIDO RENDIMENTO CONSULTORIA LTDA',
    'PIX RECEBIDO APORTE SEGUROS CORRETORA',
    'PIX RECEBIDO RESGATE GUINCHO 24H',
    'PIX RECEBIDO PADARIA DO BAIRRO ME',
    'TED RECEBIDA CONSTRUTORA HORIZONTE LTDA',
    'DEPOSITO EM DINHEIRO',
  ])('an incoming transfer is never guessed to be a sale: %s', (memo) => {
    expect(into(memo)).toBeNull()
  })

  test('applications and redemptions are never spending, whichever way they go', () => {
    for (const memo of ['APLICACAO CDB', 'RESGATE RDB', 'BB RENDE FACIL', 'RES APLIC AUT MAIS', 'Resgate de RDB']) {
      expect([memo, out(memo), into(memo)]).toEqual([memo, 'aplicacao', 'aplicacao'])
    }
  })

  test('money that comes back is no sale', () => {
    expect(into('ESTORNO IFOOD *IFOOD')).toBeNull()
    expect(into('DEVOLUCAO MERCADO PAGO')).toBeNull()
    expect(into('ESTORNO TARIFA')).toBe('tarifas')
  })

  test('says why', () => {
    expect(decide('DEB AUTOM ENEL SP', -100)?.porque).toBe('"ENEL" na descrição indica Energia, água e internet.')
  })
})

describe('rules of the company', () => {
  const rule = { contraparte: 'ENEL', categoria: 'outras-despesas', em: '2026-10-03' }

  test('come before the dictionary and say when they were taught', () => {
    const memo = 'DEB AUTOM ENEL 09/2026'
    const key = ruleKey({ descricao: memo, contraparte: readMemo(memo).contraparte, centavos: -1 })
    expect(decide('DEB AUTOM ENEL 10/2026', -200, new Map([[key, rule]]))).toEqual({
      categoria: 'outras-despesas',
      origem: 'regra',
      porque: 'Você classificou "ENEL" assim em 03/10.',
    })
    expect(decide('DEB AUTOM ENEL 10/2026', 200, new Map([[key, rule]]))?.origem).not.toBe('regra')
  })

  test.each([
    ['ENVIO PIX 771203', 'ENVIO PIX 771988', 'the number is all that is known'],
    ['PIX RECEBIDO 33120947801', 'PIX RECEBIDO 52998224725', 'a document is somebody'],
    ['TBI 8871.30021-7 C/C', 'TBI 8871.44127-0 C/C', 'an account is somebody'],
    ['INT PAG TIT 237003918', 'INT PAG TIT 341220177', 'a slip'],
  ])('of a payment to nobody that is named teach nothing about another: %s', (one, other) => {
    const key = (descricao: string) =>
      ruleKey({ descricao, contraparte: readMemo(descricao).contraparte, centavos: -1000 })
    expect(key(one)).not.toBe(key(other))
    expect(key(`${one} 12/09`)).toBe(key(`${one} 14/10`))
  })

  test.each([
    ['PIX ENVIADO ELAINE BORTOLUZZI', 'PIX ENVIADO ELAINE BORTOL', true],
    ['PIX ENVIADO ELAINE BORTOL', 'PIX ENVIADO ELAINE BORTOLUZZI', true],
    ['PIX ENVIADO MARIA APARECIDA SOUZA', 'PIX ENVIADO MARIA APARECIDA', false],
    ['PIX ENVIADO MARIA APARECIDA SOUZA', 'PIX ENVIADO MARIA APARECIDA S', false],
    ['PIX ENVIADO MARIA D', 'PIX ENVIADO MARIA DALVA', false],
  ])('of %s hold for %s, which another export wrote: %s', (taught, other, holds) => {
    const { contraparte } = readMemo(taught)
    const rules = new Map([[ruleKey({ descricao: taught, contraparte, centavos: -1 }), rule]])
    expect(decide(other, -1, rules)?.origem === 'regra').toBe(holds)
  })

  test('of two names that a cut one could be agree, or say nothing', () => {
    const rules = (second: string) =>
      new Map([
        ['-JOSE CARLOS DA SILVA', rule],
        ['-JOSE CARLOS DA SILVEIRA', { ...rule, categoria: second }],
      ])
    expect(decide('PIX ENVIADO JOSE CARLOS DA SIL', -1, rules('salarios'))).toBeNull()
    expect(decide('PIX ENVIADO JOSE CARLOS DA SIL', -1, rules(rule.categoria))?.origem).toBe('regra')
  })

  test('of a payment without name and number hold for its amount', () => {
    const key = (centavos: number) => ruleKey({ descricao: 'DÉB. TÍTULO COMPE EFETIVADO', contraparte: null, centavos })
    expect(key(-35_000)).toBe(key(-35_000))
    expect(key(-35_000)).not.toBe(key(-35_001))
  })
})

test.each([
  ['written before the dictionary', undefined, 0.98, 0.83, 0.94],
  ['of an owner, by somebody who had not seen the dictionary', OWNER_MEMOS, 0.98, 0.6, 0.97],
  ['of other banks, regions and trades', OTHER_BANKS, 0.98, 0.57, 0.95],
  ['of those once more', LATER_MEMOS, 0.98, 0.52, 0.94],
  ['written to mislead', TRAP_MEMOS, 0.95, 0.5, 0.97],
  ["of three trades' months", MONTH_MEMOS, 0.98, 0.55, 0.95],
])(
  'memos %s: enough right guesses, and one correction per counterparty settles the next month',
  (_, set, rightShare, guessedShare, toldShare) => {
    const { memos, precision, coverage, told, nextMonth, nextMonthCut } = measureMemos(set)
    expect(memos).toBeGreaterThanOrEqual(75)
    expect(precision).toBeGreaterThanOrEqual(rightShare)
    expect(coverage).toBeGreaterThanOrEqual(guessedShare)
    expect(told).toBeGreaterThanOrEqual(toldShare)
    expect(nextMonth).toBeGreaterThanOrEqual(0.95)
    expect(nextMonthCut).toBeGreaterThanOrEqual(0.9)
  },
)
