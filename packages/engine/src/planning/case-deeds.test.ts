import { describe, expect, test } from 'vitest'
import { TOLD } from '#src/planning/fixtures/case-deeds.fixture.ts'
import { agreedDeedsIn, CASE_DEEDS, caseDeedsIn } from '#src/problems/case-deeds.ts'
import { DEEDS } from '#src/problems/deeds.data.ts'
import { findCard } from '#src/problems/match.ts'
import { fold } from '#src/text/words.ts'

const heardIn = (text: string, segment: (typeof TOLD)[number]['segmento']) =>
  caseDeedsIn(text, '', segment).map(({ id }) => id)

describe('the particular deeds', () => {
  test('name cards that exist, and each title once', () => {
    expect(CASE_DEEDS.filter(({ carta }) => !findCard(carta))).toEqual([])
    const titles = [...CASE_DEEDS, ...DEEDS].map(({ passo }) => fold(passo.acao))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(new Set(CASE_DEEDS.map(({ id }) => id)).size).toBe(CASE_DEEDS.length)
  })

  test.each(CASE_DEEDS.map((deed) => [deed.id, deed] as const))('%s: written as the plan shows it', (_id, deed) => {
    const { acao, detalhes, resultado, horas } = deed.passo
    expect(acao).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(acao.length).toBeLessThanOrEqual(75)
    expect(detalhes.match(/[.!?]”?(?:\s|$)/g)?.length).toBeGreaterThanOrEqual(2)
    expect(detalhes.length).toBeLessThan(400)
    for (const text of [acao, detalhes, resultado]) expect(text).not.toMatch(/\d|\s{2}|\s[.,;:?]/)
    for (const text of [detalhes, resultado]) expect(text).toMatch(/^\p{Lu}.*[.?]$/su)
    expect(horas.dono + horas.equipe).toBeGreaterThan(0)
    expect(deed.ouve.length).toBeGreaterThanOrEqual(2)
    for (const words of [...deed.ouve, deed.fora ?? '']) expect(words).toBe(fold(words))
  })

  test('are all told in the table, three times each, beside two look-alikes', () => {
    expect(TOLD.map(({ id }) => id).toSorted()).toEqual(CASE_DEEDS.map(({ id }) => id).toSorted())
    for (const { id, acha, deixa } of TOLD) {
      expect(new Set(acha).size, id).toBeGreaterThanOrEqual(3)
      expect(new Set(deixa).size, id).toBeGreaterThanOrEqual(2)
    }
  })

  test.each(TOLD.map((one) => [one.id, one] as const))('%s', (id, { segmento, acha, deixa }) => {
    for (const text of acha) expect(heardIn(text, segmento), text).toContain(id)
    for (const text of deixa) expect(heardIn(text, segmento), text).not.toContain(id)
  })

  test('the words stand in any order', () => {
    for (const { id, segmento, acha } of TOLD) {
      const parts = acha[0]!.split(/[,.;:!?] /)
      if (parts.length > 1) expect(heardIn(parts.toReversed().join('. '), segmento), acha[0]).toContain(id)
    }
  })

  test('words that a long telling uses in another sense ask for nothing', () => {
    const said =
      'tudo espera eu passar. orçamento sou eu, cor sou eu, liberar o carro sou eu. os 4 funcionario fica encostado umas 2 hora por dia cada um me esperando e tem 6 carro parado que so falta eu olhar. saio de la 9 da noite'
    expect(heardIn(said, 'Serviços')).toContain('funcionario_afastado')
    expect(agreedDeedsIn(said, 'funilaria e pintura', 'Serviços')).toEqual([])
  })

  test('what the telling is about is asked for, whatever its length', () => {
    const said =
      'O Renan saiu em setembro e abriu a dele a duas quadras. Dos 70 clientes fixos dele 46 foram junto, ele tinha tudo no celular dele. É o terceiro que faz isso em 2 anos.'
    expect(agreedDeedsIn(said, 'barbearia', 'Serviços').map(({ id }) => id)).toContain('contato_no_celular_dele')
  })
})
