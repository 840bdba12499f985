import { expect, test } from 'vitest'
import { toSecondPerson } from './second-person.ts'

test.each([
  ['refiz 40 peças e não cobro por isso', 'você refez 40 peças e não cobra por isso'],
  ['meu ajudante saiu e a gente perdeu três contratos', 'seu ajudante saiu e você perdeu três contratos'],
  ['o cliente some e quem paga sou eu', 'o cliente some e quem paga é você'],
  ['Paguei 900 de conserto, fiquei dois dias sem vender', 'você pagou 900 de conserto, ficou dois dias sem vender'],
  ['o trabalho atrasa e o prazo estoura', 'o trabalho atrasa e o prazo estoura'],
  ['mais que eu que sou a dona', 'mais que você que é a dona'],
  ['na seca pago os dois ajudantes', 'na seca você paga os dois ajudantes'],
  ['a loja me deve 3 mil desde julho', 'a loja lhe deve 3 mil desde julho'],
])('%s', (hers, told) => expect(toSecondPerson(hers)).toBe(told))

test('whose deed is left open is not told back', () => {
  for (const unsure of [
    'compramos 14 armários na promoção',
    'a construtora me espreme todo mês',
    'ela disse “não volto”',
  ])
    expect([unsure, toSecondPerson(unsure)]).toEqual([unsure, null])
})
