import { writeFileSync } from 'node:fs'
import { readCompany } from '@norteia/engine/consultant/company'
import { sumTold } from '@norteia/engine/consultant/sum-told'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { readLines } from './sums.ts'
const lines = readLines()
const out: Record<string, number | null> = {}
const by: Record<string, number[]> = {}
for (const { text, value, source } of lines) {
  const known = readCompany({ company: { setor: 'Outro', faturamento: null, funcionarios: 3 }, diagnostic: null, referenceMonth: '2026-11', question: text } as never)
  const sum = sumTold(known, text, NO_MEMORY)
  const v = sum?.draft.dados?.valor
  const got = v ? Number(v.valor) : null
  out[text] = got
  const ok = got !== null && sum!.draft.dados!.linhas.some((r) => Math.abs(Math.abs(Number(r.valor)) - Math.abs(value)) < 0.02 * Math.max(1, Math.abs(value) / 100))
  const exact = got !== null && Math.abs(got - value) < 0.006
  const b = (by[source] ??= [0, 0, 0, 0])
  b[0]!++
  if (got !== null) b[1]!++
  if (ok) b[2]!++
  if (exact) b[3]!++
}
console.log(by)
writeFileSync('/tmp/ws-old.json', JSON.stringify(out))
