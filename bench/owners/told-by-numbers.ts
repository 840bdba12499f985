/**
 * What the reports of owners tell of the numbers in `roles/*.txt`, whose meaning is marked: how many tell the result of her account,
 * and which take a number for what it is not. Run it when a reader of sums changes: node bench/owners/told-by-numbers.ts [--all]
 */

import { numbersIn } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { analyze } from '@norteia/engine/analyze'
import { fitsOf } from '@norteia/engine/measures/roles/contradicted'
import { plainInput } from './evaluate.ts'
import { type MarkedText, markedTexts } from './roles.ts'

const OF_TEXT = /^texto\.main_challenge\./

/** A company of which only her challenge is known. */
const told = ({ text }: MarkedText) =>
  analyze(
    plainInput({
      id: '',
      segmento: 'Serviços',
      oferta: '',
      faturamento: 40_000,
      pessoas: 4,
      desafio: text,
      metas: '',
      custos: '',
      cartas: [],
      nunca: /(?!)/,
    }),
  ).fatos

/** The facts that are a number of hers, each with the marked roles of that value. */
function taken({ text, marked }: MarkedText, facts: readonly Fact[]) {
  const numbers = numbersIn(text, 'text')
  return facts.flatMap((fact) => {
    if (!OF_TEXT.test(fact.id)) return []
    const roles = marked.flatMap(({ from, to, role }) =>
      numbers.some(({ start, end, value }) => start < to && end > from && value === fact.valor) ? [role] : [],
    )
    return roles.length > 0 ? [{ fact, roles }] : []
  })
}

const near = (a: number, b: number): boolean => Math.abs(Math.abs(a) - Math.abs(b)) <= Math.abs(b) / 100

const labels = new Map<string, number>()
let [accounts, right, telling, numbers, wrong, texts] = [0, 0, 0, 0, 0, 0]
for (const one of markedTexts()) {
  const facts = told(one)
  const used = taken(one, facts)
  texts++
  if (used.length > 0) telling++
  if (one.account !== null) {
    accounts++
    if (facts.some(({ valor }) => typeof valor === 'number' && near(valor, one.account!))) {
      right++
      if (process.argv.includes('--all')) console.log(`= ${one.account} ${one.text.slice(0, 150)}`)
    }
  }
  for (const { fact, roles } of used) {
    numbers++
    const isWrong = !roles.some(fitsOf(fact))
    if (isWrong) wrong++
    const key = `${isWrong ? '! ' : ''}${fact.rotulo} | ${fact.unidade} | ${roles.join(' ')}`
    labels.set(key, (labels.get(key) ?? 0) + 1)
  }
}
console.log(`${texts} texts, ${telling} with a figure of her numbers; the account told in ${right} of ${accounts}`)
console.log(`${numbers} numbers taken, ${wrong} for what they are not`)
for (const [key, count] of [...labels].sort((a, b) => b[1] - a[1]))
  if (key.startsWith('!') || process.argv.includes('--all')) console.log(count, key)
