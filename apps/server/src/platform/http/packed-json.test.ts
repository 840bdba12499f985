import { expect, test } from 'vitest'
import { packJson, unpackJson } from './packed-json.ts'

test('what was packed comes back, in fewer characters', () => {
  const facts = Array.from({ length: 80 }, (_, n) => ({ id: `custo.${n}`, rotulo: 'Margem “bruta” ✓', valor: n }))
  const packed = packJson({ facts })
  expect(JSON.parse(unpackJson(packed))).toEqual({ facts })
  expect(packed.length).toBeLessThan(JSON.stringify({ facts }).length / 3)
})

test('plain JSON of older rows is read as it is', () => {
  expect(unpackJson('{"fatos":[]}')).toBe('{"fatos":[]}')
})

test('damaged text is an error, not an empty document', () => {
  expect(() => unpackJson('KLUv/SAF')).toThrow()
})
