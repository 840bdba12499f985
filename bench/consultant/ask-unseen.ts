/** Asks what `unseen.data.ts` and `sums.data.ts` hold and prints what became of each: node bench/consultant/ask-unseen.ts [-v] */
import { tell } from '@norteia/engine/consultant/answer'
import { readCompany } from '@norteia/engine/consultant/company'
import { writeDraft } from '@norteia/engine/consultant/draft'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { SUMS } from './sums.data.ts'
import { UNSEEN } from './unseen.data.ts'

const SECTORS: Readonly<Record<string, string>> = {
  Agro: 'Agronegócio',
  Varejo: 'Comércio Varejista',
  Logística: 'Outro',
}

function ask(setor: string, question: string) {
  const company = { setor: SECTORS[setor] ?? setor, faturamento: null, funcionarios: 3 }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { draft, memory } = tell(known, question, NO_MEMORY)
  const { subject, sum } = memory
  const about =
    memory.focus === 'sum'
      ? `sum:${sum?.id}${sum?.missing ? `?${sum.missing}` : ''}`
      : subject
        ? `${subject.kind}:${'id' in subject ? subject.id : 'rule' in subject ? `${subject.rule}/${subject.entry ?? ''}` : ''}`
        : 'none'
  const choices = memory.choices.map((choice) => ('id' in choice ? `${choice.kind}:${choice.id}` : ''))
  return { choices, answer: writeDraft(known.book, draft).answer, about, sum: sum?.missing === null }
}

const verbose = process.argv.includes('-v')
const show = (mark: string, question: string, about: string, answer: string) =>
  console.log(`${mark} ${question} → ${about}${verbose ? `\n      ${answer.slice(0, 260).replace(/\s+/g, ' ')}` : ''}`)

let right = 0
let offered = 0
for (const [setor, question, subject] of UNSEEN) {
  const { answer, about, choices } = ask(setor, question)
  const danger = about.startsWith('danger:')
  const good =
    subject === '!' ? danger : subject === '?' ? answer.includes('?') : !danger && new RegExp(subject).test(about)
  const among =
    !good &&
    choices.some((choice) => new RegExp(`(?:${subject})`.replace('(?:?)', '^$').replace('(?:!)', '^$')).test(choice))
  if (good) right++
  if (among) offered++
  show(good ? 'ok ' : among ? '?? ' : 'BAD', question, about, answer)
}
let done = 0
let wrong = 0
for (const [question, ...says] of SUMS) {
  const { answer, about, sum } = ask('Outro', question)
  const first = answer.split('\n')[0]!
  const good = says[0] === '?' ? !sum : sum && says.every((text) => first.includes(text))
  if (good) done++
  else if (sum) wrong++
  show(good ? 'ok ' : sum ? 'WRONG' : 'BAD', question, about, answer)
}
console.log(
  `${right} of ${UNSEEN.length} on their subject, ${offered} more offered it; ${done} of ${SUMS.length} sums, ${wrong} with a wrong number`,
)
