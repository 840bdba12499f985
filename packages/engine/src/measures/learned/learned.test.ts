import { describe, expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { ownSums } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { LEFT, TOLD } from './learned.fixture.ts'

const sumsOf = (main_challenge: string, main_costs = '') =>
  ownSums(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento: 30_000, funcionarios: 3 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge, main_costs },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums

describe('the account that her numbers ask for first', () => {
  test.each(TOLD)('%s', (challenge, told) => {
    const [sum] = sumsOf(challenge)
    expect(sum?.figure.text.text).toBe(told)
    const facts = new Set([sum!.figure.fact, ...sum!.figure.entradas].map(({ id }) => id))
    let bare = told
    for (const { inicio, fim, fato } of sum!.figure.text.spans) {
      expect(facts).toContain(fato)
      bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
    }
    expect(bare).not.toMatch(/\d/)
  })

  test('an account of a part says that it is one', () => {
    const challenge =
      'o dono do predio vai subir o aluguel de 4.200 pra 5.600. tenho 110 alunos pagando 150 e nao reajusto faz 2 anos. penso em passar pra 170 mas morro de medo das maes tirarem as meninas'
    const costs = 'professoras 5.400, aluguel 4.200 (vai pra 5.600), recepçao 1.600, imposto 990, luz 550, contador 350'
    const told = sumsOf(challenge, costs).map(({ figure }) => figure.text.text)
    expect(told).toContain(
      'Com o preço novo, perder até 12 alunos deixa tudo como está hoje: 110 alunos × (R$ 170 − R$ 150) ÷ R$ 170. Só acima disso o aumento piora a conta. Com a mesma procura entram R$ 2.200 a mais. Os outros números que você citou não entram nesta conta.',
    )
  })

  test.each(LEFT)('nothing follows: %s', (challenge) => expect(sumsOf(challenge)).toEqual([]))
})
