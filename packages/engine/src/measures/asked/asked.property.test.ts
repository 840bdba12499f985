import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { ownSums } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm, seeded } from '#src/testing/companies.ts'

const SENTENCES: readonly ((one: number, two: number, three: number) => string)[] = [
  (a, b) => `compro ${a * 100} por semana e ${b}% estraga`,
  (a, b, c) => `uma loja quer ${a} peças por mês e paga ${b} cada, me custa ${c}`,
  (a, b, c) => `parcela de ${a * 20} em ${b} vezes e sobram ${c * 100} por mês`,
  (a, b) => `${a}% da venda sai pelo ifood e eles ficam com ${b}%`,
  (a, b, c) => `o aluguel vai de ${a * 100} pra ${b * 100} e minha margem é ${c}%`,
  (a, b) => `dou ${a}% de desconto e minha margem é ${b}%`,
  (a, b, c) => `todo mês entram ${a} alunos e saem ${b}, pagam ${c * 10} reais`,
  (a, b) => `a máquina ficou ${a} horas parada e cada hora dela dá ${b * 10}`,
  (a, b) => `faço ${a} atendimentos por dia e ${b} minutos no trânsito entre um e outro`,
  (a, b) => `perco ${a} horas por semana com papel e minha hora vale ${b}`,
  (a, b, c) => `cobro ${a} de entrega, pago ${b} pro motoboy e são ${c} entregas por dia`,
  (a, b, c) => `rodo ${a} km por dia, faz ${b} por litro e o diesel está ${c} reais`,
  (a, b, c) => `cobro ${a * 10}, dou ${b}% pra menina e o produto sai ${c}`,
]

test('no sum is larger than its base, mixes units, or uses one number for two things', { tags: 'corpus' }, () => {
  const random = seeded(20_261_123)
  const draw = () => 1 + Math.floor(random() * 99)
  let found = 0
  for (let turn = 0; turn < 400; turn++) {
    const text = SENTENCES[turn % SENTENCES.length]!(draw(), draw(), draw())
    const faturamento = 1_000 * draw()
    const { sums, step } = ownSums(
      new Sources(
        readInput({
          company: { setor: 'Serviços', faturamento, funcionarios: 3 },
          formAnswers: {
            ...blankForm,
            market_segment: 'Serviços',
            main_challenge: text,
            main_costs: 'material 400; aluguel 300; luz 100',
          },
          segmentSpecificAnswers: {},
          history: [],
          referenceMonth: '2026-11',
        }),
      ),
    )
    if (!step || !sums[0]) continue
    found++
    const { fact, entradas, text: written } = sums[0].figure
    const facts = [fact, ...entradas]
    const told = facts.filter(({ id }) => id.includes('.dito.'))
    // One number, one fact, one name.
    expect([text, new Set(told.map(({ id }) => id)).size]).toEqual([text, told.length])
    for (const { rotulo, unidade, valor, formula } of facts) {
      expect([text, rotulo, Number.isFinite(valor)]).toEqual([text, rotulo, true])
      if (unidade === 'R$/mês' && /que se perde|taxa leva|custa por mês|vão fora/.test(rotulo))
        expect([text, rotulo, Number(valor) <= faturamento]).toEqual([text, rotulo, true])
      // What a month holds is multiplied before it is called so.
      if (unidade === 'R$/mês' && formula?.includes('por dia')) expect(formula).toMatch(/dias|12/)
    }
    const known = new Set(facts.map(({ id }) => id))
    for (const { fato } of written.spans) expect([text, fato, known.has(fato)]).toEqual([text, fato, true])
  }
  expect(found).toBeGreaterThan(150)
})
