/**
 * Asks the consultant each line of a file of sums (as `sums/*.tsv` has them) and counts what is told: node bench/consultant/ask-sums.ts
 * FILE... [--show]. A line that was learned from says nothing: measure files that weren't.
 */
import { readFileSync } from 'node:fs'
import { figuresIn } from '@norteia/engine/consultant/asks-sum'
import { answerParts, partsOf } from '@norteia/engine/consultant/turn'
import { parse, worth } from '@norteia/engine/consultant/word-sums/node'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as Parameters<typeof answerParts>[0]

const KINDS = ['right', 'wrong', 'offered', 'offered wrong', 'asked back', 'refused', 'advice'] as const
type Kind = (typeof KINDS)[number]
const OFFERED = /confira antes de usar:|a sua frase pode pedir duas/
const REFUSED = /não a monto por esta frase/

/** Whether figures of an answer are what was asked for; things and days may be told in whole ones. */
export function isSaid(text: string, value: number, share: boolean): boolean {
  const meant = Math.abs(value)
  const near = share ? 0.06 : Math.max(0.011, meant * 1e-5)
  return figuresIn(text).some(
    (one) =>
      Math.abs(one - meant) <= near ||
      (meant > 3 && Number.isInteger(one) && (one === Math.ceil(meant) || one === Math.floor(meant))) ||
      Math.abs(one - Math.round(meant * 10) / 10) < 1e-9,
  )
}

function kindOf(text: string, hasFigure: boolean, value: number | null, share: boolean): Kind {
  const told = hasFigure || text.includes('Conta: ')
  if (OFFERED.test(text)) return value !== null && isSaid(text, value, share) ? 'offered' : 'offered wrong'
  if (REFUSED.test(text)) return 'refused'
  if (told) return value !== null && isSaid(text.split('Conta: ')[0]!, value, share) ? 'right' : 'wrong'
  return /falta um número|Falta/.test(text) ? 'asked back' : 'advice'
}

const files = process.argv.slice(2).filter((one) => !one.startsWith('--'))
for (const file of files) {
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const counts = { sums: new Map<Kind, number>(), none: new Map<Kind, number>() }
  for (const row of rows) {
    const [text = '', formula = '', kind = ''] = row.split('\t').map((cell) => cell.trim())
    const value = formula ? worth(parse(formula), []) : null
    const { answer } = answerParts(INPUT, partsOf(text), {})
    const found = kindOf(answer.answer, answer.dados?.valor != null, value, kind === 'porcentagem')
    const of = value === null ? counts.none : counts.sums
    of.set(found, (of.get(found) ?? 0) + 1)
    if (process.argv.includes('--show') && found !== 'right' && !(value === null && found === 'advice'))
      console.log(
        `${found.toUpperCase()} ${formula} = ${value} | ${text}\n     ${answer.answer.slice(0, 260).replaceAll('\n', ' ')}`,
      )
  }
  for (const [name, of] of Object.entries(counts))
    console.log(file.split('/').at(-1), name, KINDS.map((kind) => `${kind} ${of.get(kind) ?? 0}`).join(', '))
}
