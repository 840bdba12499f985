import { expect, test } from 'vitest'
import { Asking } from '#src/measures/asked/asked.ts'
import { Sources } from '#src/measures/measured.ts'
import { Own } from '#src/measures/own/algebra.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { NOTHING, TOLD, type Told } from './derive.fixture.ts'
import { derivedSums } from './derive.ts'

function sumsOf({
  segmento = 'Serviços',
  faturamento,
  custos = '',
  desafio,
  fluxo = '',
  kpis = '',
  metas = '',
}: Omit<Told, 'diz'>) {
  const reading = readInput({
    company: { setor: segmento, faturamento, funcionarios: 3 },
    formAnswers: {
      ...blankForm,
      market_segment: segmento,
      main_costs: custos,
      main_challenge: desafio,
      operational_flow: fluxo,
      kpis,
      future_goals: metas,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  return derivedSums(new Asking(new Own(new Sources(reading))))
}

test.each(TOLD)('$desafio', (told) => {
  const sums = sumsOf(told)
  const values = sums.flatMap(({ figure }) =>
    [figure.fact, ...figure.entradas].map(({ valor }) => Math.abs(Number(valor))),
  )
  for (const value of told.diz) expect(values).toContain(value)
  if (told.texto) expect(sums.map(({ figure }) => figure.text.text).join('\n')).toMatch(told.texto)
})

test.each(NOTHING)('nothing follows of %j', (desafio) => {
  expect(sumsOf({ faturamento: 25_000, desafio }).map(({ figure }) => figure.text.text)).toEqual([])
})

test.each(TOLD)('every number in the sentences of $desafio is a fact, and every account names its facts', (told) => {
  for (const { figure } of sumsOf(told)) {
    const facts = new Set([figure.fact, ...figure.entradas].map(({ id }) => id))
    let bare = figure.text.text
    for (const { inicio, fim, fato } of figure.text.spans) {
      expect(facts).toContain(fato)
      bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
    }
    expect(bare).not.toMatch(/\d/)
    for (const { entradas = [] } of [figure.fact, ...figure.entradas])
      for (const id of entradas) expect(facts).toContain(id)
  }
})
