/** Prints what the consultant answers to the questions of a file, 'trade | question' a line: node bench/consultant/ask-fresh.ts FILE */
import { readFileSync } from 'node:fs'
import { tell } from '@norteia/engine/consultant/answer'
import { readCompany } from '@norteia/engine/consultant/company'
import { writeDraft } from '@norteia/engine/consultant/draft'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'

const SECTORS: Readonly<Record<string, string>> = {
  Agro: 'Agronegócio',
  Varejo: 'Comércio Varejista',
  Logística: 'Outro',
}

for (const [n, line] of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean).entries()) {
  const [setor, question] = line.split(' | ') as [string, string]
  const company = { setor: SECTORS[setor] ?? setor, faturamento: null, funcionarios: 3 }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { draft, memory } = tell(known, question, NO_MEMORY)
  const { answer, actionSteps } = writeDraft(known.book, draft)
  const { subject, sum } = memory
  const about = memory.focus === 'sum' ? `sum ${sum?.id} ${sum?.missing ?? ''}` : JSON.stringify(subject)
  console.log(
    `\n#${n + 1} [${setor}] ${question}\n   ⇒ ${about}\n${answer}\n${actionSteps.map((step) => ` – ${step}`).join('\n')}`,
  )
}
