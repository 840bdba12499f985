/**
 * Takes one phrase out of every guide, asks it, and says what it is answered with, for each phrase in turn:
 * node bench/consultant/leave-one-out.ts [-v]
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'

interface Asked {
  id: string
  question: string
  /** What the answer was about. */
  about: string
  /** Among the guides, from 0; -1: not among the first three. */
  place: number
}

/** Everything that reads the guides is loaded after the phrases are gone. */
async function askFold(fold: number): Promise<Asked[]> {
  const left: [id: string, question: string][] = []
  for (const guide of GUIDES.values()) {
    const phrases = guide.frases as string[]
    if (phrases.length > fold) left.push([guide.id, phrases.splice(fold, 1)[0]!])
  }
  const { tell } = await import('@norteia/engine/consultant/answer')
  const { readCompany } = await import('@norteia/engine/consultant/company')
  const { NO_MEMORY } = await import('@norteia/engine/consultant/memory')
  const { meantBy, nearestSubjects } = await import('@norteia/engine/consultant/subjects')
  return left.map(([id, question]) => {
    const setor = GUIDES.get(id)!.setores?.[0] ?? 'Outro'
    const company = { setor, faturamento: null, funcionarios: 3 }
    const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
    const { memory, draft } = tell(known, question, NO_MEMORY)
    const { subject } = memory
    const nearest = nearestSubjects(question, known.reading.segment, meantBy(question)).flatMap((it) =>
      it.kind === 'guide' ? [it.id] : [],
    )
    const kind =
      memory.focus === 'sum'
        ? 'sum'
        : subject === null
          ? draft.answer.text.includes('?')
            ? 'unclear'
            : 'referral'
          : subject.kind
    const name =
      subject && 'id' in subject ? subject.id : subject?.kind === 'rule' ? `${subject.rule}/${subject.entry ?? ''}` : ''
    return {
      id,
      question,
      about:
        subject?.kind === 'guide' && subject.id === id
          ? 'right'
          : kind === 'guide'
            ? `guide ${name}`
            : `${kind} ${name}`,
      place: nearest.slice(0, 3).indexOf(id),
    }
  })
}

const [fold] = process.argv.slice(2).filter((it) => /^\d+$/.test(it))
if (fold !== undefined) console.log(JSON.stringify(await askFold(Number(fold))))
else {
  const verbose = process.argv.includes('-v')
  const most = Math.max(...[...GUIDES.values()].map(({ frases }) => frases.length))
  const asked = Array.from({ length: most }, (_, n) =>
    JSON.parse(
      execFileSync(process.execPath, [fileURLToPath(import.meta.url), String(n)], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      }),
    ),
  ).flat() as Asked[]
  const share = (holds: (one: Asked) => boolean) => `${((100 * asked.filter(holds).length) / asked.length).toFixed(1)}%`
  const causes = new Map<string, number>()
  for (const { about } of asked) {
    const cause = about.split(' ')[0]!
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  if (verbose)
    for (const { id, question, about, place } of asked)
      if (about !== 'right') console.log(`${id}: ${question} → ${about}${place >= 0 ? ` (${place + 1})` : ''}`)
  console.log(`${asked.length} phrases: answered with its guide ${share(({ about }) => about === 'right')}`)
  console.log(
    `among the guides first ${share(({ place }) => place === 0)}, of the first three ${share(({ place }) => place >= 0)}`,
  )
  console.log(
    [...causes]
      .sort((a, b) => b[1] - a[1])
      .map(([cause, n]) => `${cause} ${n}`)
      .join(', '),
  )
}
