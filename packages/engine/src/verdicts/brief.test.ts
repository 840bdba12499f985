import { describe, expect, test } from 'vitest'
import { type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { briefOf } from './brief.ts'
import { leaningOf } from './leaning.ts'

const of = (text: string): Mention => ({ text, fact: 'a' })
const brief = (answer: Text, open = false) => briefOf({ answer, open })

describe('an answer in brief', () => {
  test('is what to do, and the first sentence with a figure', () => {
    const found = brief(
      say`Ainda não. Veja antes a casa. Mais um custa ${of('R$ 3.200')} por mês. Hoje sobram ${of('R$ 9')}.`,
    )
    expect(found).toEqual({
      text: { text: 'ainda não; mais um custa R$ 3.200 por mês.', spans: [{ inicio: 25, fim: 33, fato: 'a' }] },
      reckoned: true,
    })
  })

  test('a figure at its beginning keeps its letter, and one in the first sentence is enough', () => {
    expect(brief(say`Não com essa parcela. ${of('R$ 3')} é muito.`)?.text.text).toBe(
      'não com essa parcela; R$ 3 é muito.',
    )
    expect(brief(say`Só até ${of('R$ 3')}. São ${of('R$ 9')}.`)?.text.text).toBe('só até R$ 3.')
  })

  test('what is left open is none', () => {
    expect(brief(say`Falta um número antes do sim.`, true)).toBeNull()
    expect(brief(say`Depende do custo de um. São ${of('R$ 9')}.`)).toBeNull()
    expect(brief(say`Só com entrada. Peça por escrito.`)).toMatchObject({ reckoned: false })
  })
})

test.each([
  ['Ainda não: a conta não fecha.', 'wait'],
  ['Não agora.', 'wait'],
  ['Não com essa parcela.', 'no'],
  ['Alugue por enquanto.', 'no'],
  ['Fique, e use a outra proposta.', 'no'],
  ['Sim, se o ponto trouxer essa venda.', 'if'],
  ['Sim, mas não tudo com esse prazo.', 'if'],
  ['Só em troca de algo.', 'if'],
  ['Suba, com data marcada.', 'yes'],
  ['Sim.', 'yes'],
  ['Depende do custo de um.', 'open'],
] as const)('%j leans: %s', (text, leaning) =>
  expect(leaningOf({ answer: { text, spans: [] }, open: false })).toBe(leaning),
)
