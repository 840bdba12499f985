import { describe, expect, it } from 'vitest'
import { buildMeaning } from './meaning.ts'
import { Stepwise } from './postings.ts'

const index = buildMeaning([
  {
    id: 'maquina',
    phrases: ['a máquina quebrou', 'equipamento parado no meio do serviço'],
    text: 'Conserte e previna.',
  },
  { id: 'calote', phrases: ['o cliente não pagou', 'cobrar quem deve'], text: 'Escreva com data e valor.' },
  { id: 'estoque', phrases: ['mercadoria parada na prateleira', 'produto que não gira'], text: 'Liquide por idade.' },
])
const first = (question: string) => index.rank(question)[0]?.id

describe('an index by meaning', () => {
  it.each([
    ['o forno pifou', 'maquina'],
    ['a freguesa ficou devendo', 'calote'],
  ])('finds what no shared word tells: %s', (question, id) => {
    expect(first(question)).toBe(id)
  })

  it('holds a word that nobody knows against a likeness', () => {
    const [sure] = index.rank('a máquina quebrou')
    const [vague] = index.rank('a máquina xptozumba')
    expect(sure!.score).toBeGreaterThan(2 * vague!.score)
  })

  it('narrows by id and knows its words', () => {
    expect(index.rank('o cliente não pagou', (id) => id !== 'calote').map(({ id }) => id)).not.toContain('calote')
    expect(index.holds('maquina')).toBe(true)
    expect(index.holds('xptozumba')).toBe(false)
  })
})

describe('work in pieces', () => {
  it('is begun by the first piece and ended by who asks for the result', () => {
    let done = 0
    const work = new Stepwise(function* () {
      while (done < 5) {
        done++
        yield
      }
      return 'read'
    })
    expect(done).toBe(0)
    expect(work.step()).toBe(false)
    expect(done).toBe(1)
    expect(work.result).toBe('read')
    expect(work.step()).toBe(true)
    expect(done).toBe(5)
  })
})
