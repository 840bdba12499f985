import { analyze, type EngineAnalysis } from '@norteia/engine/analyze'
import { contradictionsIn } from '@norteia/engine/testing/quality'
import { expect, test } from 'vitest'
import { inputOf, plainInput } from './owners/evaluate.ts'
import { OWNERS } from './owners/owners.ts'
import { PLAIN_HELD, PLAIN_KNOWN } from './owners/plain.data.ts'

const found = (id: string, analysis: EngineAnalysis) => contradictionsIn(analysis).map((fault) => `${id}: ${fault}`)

test('no report contradicts its own times, answer and decisions, over all known companies', { tags: 'corpus' }, () => {
  const faults = [
    ...OWNERS.flatMap((owner) => found(owner.id, analyze(inputOf(owner)))),
    ...[...PLAIN_KNOWN, ...PLAIN_HELD].flatMap((one) => found(one.id, analyze(plainInput(one)))),
  ]
  expect(faults).toEqual([])
})

test('a report that answers her question opens with the answer', { tags: 'corpus' }, () => {
  for (const one of [...PLAIN_KNOWN, ...PLAIN_HELD]) {
    const { resposta } = analyze(plainInput(one))
    const [, asked = '', answer] = /\nO QUE VOCÊ ESTÁ DECIDINDO\n“([^”]*)”: ([^.:;]{4,60})/.exec(resposta) ?? []
    // A goal's answer doesn't come before the figure of what hurts.
    if (
      !answer ||
      !one.desafio.includes(asked.replace('…', '').trim()) ||
      /^(?:Falta um número|Depende d)/.test(answer)
    )
      continue
    const [opening = ''] = resposta.split('\n\n')
    expect([one.id, opening.toLowerCase().includes(answer.toLowerCase().trim())]).toEqual([one.id, true])
  }
})
