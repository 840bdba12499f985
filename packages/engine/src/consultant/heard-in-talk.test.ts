import { describe, expect, it } from 'vitest'
import { DANGEROUS } from './danger.fixture.ts'
import { heardIn } from './danger.ts'
import { heardInTalk, mayDespairInTalk } from './heard-in-talk.ts'
import { NO_MEMORY } from './memory.ts'
import { DANGEROUS_A } from './unseen-danger-a.fixture.ts'
import { DANGEROUS_G } from './unseen-danger-g.fixture.ts'
import { DANGEROUS_M } from './unseen-danger-m.fixture.ts'

const after = (first: string) => ({ ...NO_MEMORY, said: [first] })

describe('a danger within a conversation', () => {
  it('is heard as it is by itself', { tags: 'corpus' }, () => {
    const questions = [
      ...Object.values(DANGEROUS).flat(),
      ...[DANGEROUS_A, DANGEROUS_G, DANGEROUS_M].flatMap((set) => set.map(([, question]) => question)),
    ]
    const memory = after('minha atendente falta muito, o que faço?')
    const lost = questions.filter((question) => heardIn(question) && !heardInTalk(question, memory))
    expect(lost).toEqual([])
  })

  it.each([
    ['a mãe cancelou a festa faltando 6 dias e quer tudo de volta', 'quanto eu posso segurar do que ela pagou?'],
    ['minha tosadora falta toda segunda', 'posso descontar o dia do salário dela?'],
  ])('is none where a message asks on: %s / %s', (first, next) => {
    expect(heardIn(next)).toBeDefined()
    expect(heardInTalk(next, after(first))).toBeUndefined()
  })

  it('offers no number to call to who surely speaks of something else, and one to who is heavy', () => {
    expect(mayDespairInTalk('ele falou que vai me processar', after('meu entregador bateu a moto'))).toBe(false)
    expect(mayDespairInTalk('queria sumir do mundo', after('cliente reclamou do vestido'))).toBe(true)
  })
})
