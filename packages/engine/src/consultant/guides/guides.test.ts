import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { readCompany } from '#src/consultant/company.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'
import { ACTIONS } from '#src/library/actions.ts'
import { GUIDES, guidesById } from './guides.ts'
import type { Guide } from './types.ts'

const guides = [...GUIDES.values()]

describe('the guides', () => {
  it('have an id of their own, ways of being asked and complete sentences', () => {
    expect(guides.length).toBeGreaterThanOrEqual(80)
    for (const { id, frases, pergunta, resposta, passos, cuidado, quem, regras = [] } of guides) {
      expect(new Set(frases).size, id).toBeGreaterThanOrEqual(6)
      expect(pergunta, id).toMatch(/[?)]$/)
      for (const text of [resposta, cuidado, ...passos]) expect(text, id).toMatch(/[.?)]$/)
      if (quem) expect(quem, id).not.toMatch(/\.$/)
      for (const rule of regras) expect(ACTIONS.has(rule), `${id}: ${rule}`).toBe(true)
    }
    const [one, other] = guides as [Guide, Guide]
    expect(
      guidesById([
        [one.id, one],
        [other.id, other],
      ]).size,
    ).toBe(2)
    expect(() =>
      guidesById([
        [one.id, one],
        [one.id, { ...other, id: one.id }],
      ]),
    ).toThrow(one.id)
  })

  it('are found by what they say they answer', { tags: 'corpus' }, () => {
    // One in sixteen of each guide; bench/consultant/leave-one-out.ts asks them all.
    const asked = guides.flatMap(({ id, frases }, turn) =>
      frases.flatMap((question, at) => ((at + turn) % 16 === 0 ? [{ id, question }] : [])),
    )
    expect(asked.length).toBeGreaterThan(800)
    const company = { faturamento: null, funcionarios: 3 }
    const of = (setor: string) =>
      readCompany({ question: '', diagnostic: null, company: { ...company, setor }, referenceMonth: '2026-11' })
    const companies = new Map(['Outro', ...MARKET_SEGMENTS].map((setor) => [setor, of(setor)]))
    // A deed that harms somebody has its own answer.
    const lost = asked.filter(({ id, question }) => {
      const known = companies.get(GUIDES.get(id)!.setores?.[0] ?? 'Outro')!
      const { subject } = tell(known, question, NO_MEMORY).memory
      return subject?.kind !== 'danger' && (subject?.kind !== 'guide' || subject.id !== id)
    })
    expect(lost.length / asked.length).toBeLessThan(0.05)
  })
})
