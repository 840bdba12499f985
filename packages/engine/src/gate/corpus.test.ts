import type { Fact } from '@norteia/contracts/analysis'
import { factValue } from '@norteia/contracts/fact-value'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { randomCompany, seeded } from '#src/testing/companies.ts'
import { GATE_FACTS } from '#src/testing/gate-facts.ts'
import { HONEST } from '#src/testing/gate-honest.data.ts'
import {
  FALSE_NAMES,
  FOREIGN_LABELS,
  INVENTED,
  POSITIONS,
  TRUE_FIGURES,
  WRITINGS,
} from '#src/testing/gate-invented.data.ts'
import { passGate } from './gate.ts'

const faultsOf = (texto: string) => passGate([{ campo: 'resumo', texto }], GATE_FACTS).faults
const passes = (texto: string) => faultsOf(texto).length === 0
const numberFault = (texto: string) => faultsOf(texto).some((fault) => fault.includes('o número'))

/** Ways to write a whole number of two to nine digits. */
const RENDERERS: readonly ((value: number) => string)[] = [
  (value) => `R$ ${value.toLocaleString('pt-BR')}`,
  (value) => `R$${value}`,
  (value) => `R$\u00a0${value.toLocaleString('pt-BR')},00`,
  (value) => `${value}\u202f%`,
  (value) => `${value} por\u00a0cento`,
  (value) => `${value} p.p.`,
  (value) => `${value}k`,
  (value) => `${value} mil`,
  (value) => `${value / 10} milhoes`.replace('.', ','),
  (value) => `${value} vezes`,
  (value) => `${value}x`,
  (value) => `${value} em cada ${value + 7}`,
  (value) => `${value}/${value + 3}`,
  (value) => `${value} reais`,
  (value) => `${value} clientes`,
  (value) => `${value}`,
  (value) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
]

describe('the gate over its corpus', () => {
  it('lets no invented amount through, in whatever writing and place', () => {
    const through = POSITIONS.flatMap((place) => WRITINGS.map((writing) => place.replace('{}', writing)).filter(passes))
    expect(through).toEqual([])
  })

  it('refuses any amount that is no fact: figure × writing × position', () => {
    const near = (value: number) =>
      GATE_FACTS.some(({ valor }) => typeof valor === 'number' && Math.abs(valor / value - 1) < 0.01)
    const figure = fc.integer({ min: 13, max: 999_999_999 }).filter((value) => !near(value) && !near(value * 1_000))
    fc.assert(
      fc.property(figure, fc.constantFrom(...RENDERERS), fc.constantFrom(...POSITIONS), (value, render, place) => {
        expect(numberFault(place.replace('{}', render(value)))).toBe(true)
      }),
      { numRuns: 1_500 },
    )
  })

  it('lets no true figure through under a false name: figure × name × sentence', { tags: 'corpus' }, () => {
    const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    const through = TRUE_FIGURES.flatMap((figure) =>
      FOREIGN_LABELS.flatMap((name) =>
        FALSE_NAMES.map((line) => line.replace('{F}', figure).replace('{X}', upper(name)).replace('{x}', name)),
      ),
    ).filter(passes)
    expect(through).toEqual([])
  })

  it('lets no false label, comparison, authority or promise through', () => {
    expect(INVENTED.length).toBeGreaterThan(300)
    expect(INVENTED.filter(passes)).toEqual([])
  })

  it('refuses under 5% of honest sentences', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(300)
    const refused = HONEST.filter((sentence) => !passes(sentence)).map((line) => `${line} ← ${faultsOf(line)}`)
    expect(refused.length / HONEST.length, refused.join('\n')).toBeLessThan(0.05)
  })

  it("lets the engine's own sentences pass, whatever company they are about", { tags: 'corpus' }, () => {
    const refused: string[] = []
    let read = 0
    for (let seed = 1; seed <= 60; seed += 1) {
      const { fatos, completa, resposta } = analyze(randomCompany(seeded(seed)))
      for (const texto of [completa.scoreGeral.resumo, ...completa.recomendacoes, resposta.split('\n')[0] ?? '']) {
        const { faults } = passGate([{ campo: 'x', texto, origem: texto }], fatos)
        if (faults.length > 0) refused.push(`${texto} ← ${faults}`)
        read += 1
      }
    }
    expect(refused.length / read, refused.join('\n')).toBeLessThan(0.01)
  })

  it('lets no amount move to another label, though the reworded text has it', () => {
    const origem = 'Sua empresa tem nota 62 de 100, e os custos declarados somam R$ 42.447 por mês.'
    const texto = 'As Finanças da sua empresa têm nota 62 de 100, e o lucro soma R$ 42.447 por mês.'
    expect(passGate([{ campo: 'x', texto, origem }], GATE_FACTS).faults).toHaveLength(2)
    expect(passGate([{ campo: 'x', texto: origem, origem }], GATE_FACTS).faults).toEqual([])
  })

  describe('every figure of a company, by name', { tags: 'corpus' }, () => {
    const companies = Array.from({ length: 5 }, (_, seed) => {
      const { fatos } = analyze(randomCompany(seeded(seed + 1)))
      return { fatos, own: fatos.filter(({ valor, tipo }) => typeof valor === 'number' && tipo !== 'referência') }
    })
    const says = ({ rotulo }: Fact, figure: Fact) =>
      `${rotulo} é de ${factValue(figure).replace(/\/mês$/, ' por mês')}, e isso ajuda você a decidir com calma.`
    const passesWith = (texto: string, fatos: readonly Fact[]) =>
      passGate([{ campo: 'x', texto }], fatos).faults.length === 0
    const near = (a: Fact, b: Fact) => Math.abs(Number(a.valor) - Number(b.valor)) <= 0.006 * Math.abs(Number(b.valor))

    it('passes under its own name', () => {
      const claims = companies.flatMap(({ fatos, own }) => own.map((fact) => ({ fatos, texto: says(fact, fact) })))
      const refused = claims.filter(({ fatos, texto }) => !passesWith(texto, fatos))
      expect(claims.length).toBeGreaterThan(300)
      expect(refused.length / claims.length, refused.map(({ texto }) => texto).join('\n')).toBeLessThan(0.03)
    })

    it('is refused under the name of another', () => {
      const swapped = companies.flatMap(({ fatos, own }) =>
        own.flatMap((figure) =>
          own
            .filter(({ unidade, rotulo }) => unidade === figure.unidade && rotulo !== figure.rotulo)
            .filter(({ rotulo }) => !own.some((other) => other.rotulo === rotulo && near(figure, other)))
            .map((name) => ({ fatos, texto: says(name, figure) })),
        ),
      )
      const through = swapped.filter(({ fatos, texto }) => passesWith(texto, fatos))
      expect(swapped.length).toBeGreaterThan(2_000)
      expect(through.length / swapped.length, through.map(({ texto }) => texto).join('\n')).toBeLessThan(0.01)
    })
  })
})
