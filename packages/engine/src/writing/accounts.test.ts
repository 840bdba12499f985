import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { say } from '#src/facts/fact-book.ts'
import { assess } from '#src/scoring/assessment.ts'
import { blankForm } from '#src/testing/companies.ts'
import { briefOf } from '#src/verdicts/brief.ts'
import { verdictsOf } from '#src/verdicts/verdicts.ts'
import { possibleAccounts } from './accounts.ts'

const input = (main_challenge: string, chosenAccount?: string) => ({
  company: { setor: 'Serviços', faturamento: 60_000, funcionarios: 6 },
  formAnswers: {
    ...blankForm,
    market_segment: 'Serviços',
    main_costs: 'material 18.000, folha 21.000, aluguel 4.200, imposto 4.800, luz 900',
    main_challenge,
  },
  segmentSpecificAnswers: {},
  history: [],
  referenceMonth: '2026-11',
  ...(chosenAccount && { chosenAccount }),
})

/** Numbers that several readings fit. */
const UNSURE = [
  'Meu melhor oficial ganha 4.800 e chamaram ele por 6.500. Faz 70 peças por mês a 350 reais. Cubro ou deixo ir?',
  'O rapaz quer vir por 3.500. Hoje são 1.800 caixas a 15, ele diz que bota 500 dessas lá na serra a 19, só que tem 600 de frete. Dá pra pagar?',
  'Fabrico 280 kits a 9 e vão 6 diárias de 200, mais 640 de van. O kit me sai 1,35. Qual o mínimo pra topar?',
  'A prefeitura me deve 42 mil e do particular entra 11.700. Tenho 26 mil guardados, até quando aguento?',
]
const analyses = UNSURE.map((text) => ({ text, ...analyze(input(text)) }))
const open = analyses.filter(({ completa }) => completa.contas)

test('numbers that may be read otherwise are shown as accounts to confirm, each with how it was read', () => {
  expect(open.length).toBeGreaterThan(0)
  for (const { completa, resposta, referencias, fatos } of open) {
    const { itens, escolhida } = completa.contas!
    expect(escolhida).toBeNull()
    expect(itens.length).toBeLessThanOrEqual(2)
    for (const [n, { conta, leitura, resposta: answer }] of itens.entries()) {
      expect(conta).toMatch(/^A conta: .+\.$/)
      expect(leitura).toMatch(/^Li assim: .+ (?:é|são) .+\.$/)
      expect(resposta).toContain(`• ${conta} ${leitura}`)
      if (answer) expect(answer).toMatch(/^Se for esta: /)
      for (const [field, text] of Object.entries({ conta, leitura, resposta: answer ?? '' })) {
        const campo = `insights.analiseCompleta.contas.itens.${n}.${field}`
        let bare = text
        for (const { inicio, fim, fato } of referencias.filter((one) => one.campo === campo)) {
          expect(fatos.some(({ id }) => id === fato)).toBe(true)
          bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
        }
        expect(bare).not.toMatch(/\d/)
      }
    }
  }
})

test('what she confirms leads the report and asks no more; the others stay to be chosen', () => {
  for (const { text, completa } of open)
    for (const { id, conta } of completa.contas!.itens) {
      const again = analyze(input(text, id))
      expect(again.completa.contas!.escolhida).toBe(id)
      expect(again.completa.contas!.itens[0]!.id).toBe(id)
      expect(again.completa.contas!.itens[0]!.resposta ?? '').not.toMatch(/^Se for esta/)
      expect(again.resposta).not.toContain('CONTA PARA VOCÊ CONFIRMAR')
      expect(again.resposta).toContain(conta)
    }
})

test('where none is hers no account of her numbers is told, and she may still choose', () => {
  for (const { text, completa } of open) {
    const again = analyze(input(text, NO_ACCOUNT))
    expect(again.completa.contas).toMatchObject({
      escolhida: NO_ACCOUNT,
      itens: completa.contas!.itens.map(({ id }) => ({ id })),
    })
    expect(again.resposta).not.toContain('CONTA PARA VOCÊ CONFIRMAR')
  }
})

test('an account of other words or rules is forgotten', () => {
  const { text } = open[0]!
  const again = analyze(input(text, 'pedido.123'))
  expect(again.completa.contas!.escolhida).toBeNull()
  expect(again.resposta).toContain('CONTA PARA VOCÊ CONFIRMAR')
})

test('an account of the numbers that her answer reckons with is not offered beside it', () => {
  const { book, reading, challenge } = assess(
    input('O banco ofereceu empréstimo de 40 mil em 24 vezes de 2.450. Assino?'),
  )
  const verdicts = verdictsOf(book, reading, challenge.card)
  expect(briefOf(verdicts[0]!)?.reckoned).toBe(true)
  const offered = (...numbers: number[]) => {
    const fact = book.add({ id: 'x', rotulo: 'X', valor: 1, unidade: 'R$', tipo: 'calculado', origem: 'X' } as never)
    const figure = { fact, entradas: [], text: say`` }
    const one = { id: 'x', share: 0.6, numbers, read: say``, account: say``, answer: null, figure }
    return possibleAccounts(book, reading, { possible: () => [one] } as never, verdicts)
  }
  expect(offered(24, 2_450)).toEqual([])
  expect(offered(24, 99)).toHaveLength(1)
})
