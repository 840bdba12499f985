/**
 * What becomes of ways of asking that nothing was learned from: node bench/consultant/held-out.ts WEIGHTS WORDS [-v], where WEIGHTS is what
 * `weigh-guides.ts --apart WEIGHTS` wrote, and WORDS what `weigh-words.ts --apart WORDS` wrote. The same fifth is taken out of the guides
 * before anything reads them, and the questions of `asked/`, in owners' spelling, are told apart.
 */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { WEIGHTS } from '@norteia/engine/consultant/guides/guide-weights.data'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'
import { WORDS } from '@norteia/engine/retrieval/word-weights.data'
import { linesOf } from '../owners/scenes.ts'

const { WEIGHTS: apart } = await import(pathToFileURL(process.argv[2]!).href)
Object.assign(WEIGHTS, apart)
const { WORDS: words } = await import(pathToFileURL(process.argv[3]!).href)
Object.assign(WORDS, words)

const left: { id: string; question: string }[] = []
for (const [of, guide] of [...GUIDES.values()].entries()) {
  const phrases = guide.frases as string[]
  const kept = phrases.filter((question, n) => {
    if ((of + n) % 5 !== 1) return true
    left.push({ id: guide.id, question })
    return false
  })
  phrases.splice(0, phrases.length, ...kept)
}
const ways = left.length
const folder = new URL('asked/', import.meta.url)
for (const name of readdirSync(folder)
  .filter((it) => it.endsWith('.tsv'))
  .sort())
  for (const { id, texts } of linesOf(new URL(name, folder))) left.push(...texts.map((question) => ({ id, question })))
const { candidatesFor, meantBy, sharesAmong, GUIDE } = await import('@norteia/engine/consultant/subjects')
const { SHARE } = await import('@norteia/engine/consultant/topics')
const { likeliestTheme, themeOf } = await import('@norteia/engine/consultant/themes/themes')
/** What a share of the likeliest guide is called in the table. */
const bandOf = (share: number) =>
  share >= SHARE.alone ? 'alone' : share >= SHARE.told ? 'told' : share >= SHARE.likely ? 'likely' : 'unsure'
const verbose = process.argv.includes('-v')
const asked = left.map(({ id, question }) => {
  const segment = GUIDES.get(id)!.setores?.[0] ?? 'Outro'
  const shares = sharesAmong(candidatesFor(question, segment, new Set(), meantBy(question)))
  const guides = [...shares].map(([it, share]) => [it.slice(GUIDE.length), share] as const)
  const theme = likeliestTheme(guides)
  const place = guides.findIndex(([it]) => it === id)
  const [first = '', share = 0] = guides[0] ?? []
  if (verbose && place !== 0)
    console.log(`${id}: ${question} → ${first} ${share.toFixed(2)}, ${theme?.id} ${theme?.share.toFixed(2)}`)
  const field = (theme?.share ?? 0) >= 0.6 ? 'one field' : (theme?.share ?? 0) >= 0.4 ? 'a field' : 'no field'
  return { place, inTheme: theme?.id === themeOf(id), band: `${bandOf(share)}, ${field}` }
})
const told = (name: string, some: typeof asked) => {
  const share = (holds: (one: (typeof asked)[number]) => boolean) =>
    `${((100 * some.filter(holds).length) / some.length).toFixed(1)}%`
  console.log(
    `${name}: ${some.length}, first ${share(({ place }) => place === 0)}, among three ${share(({ place }) => place >= 0 && place < 3)}, theme ${share(({ inTheme }) => inTheme)}`,
  )
}
told('ways', asked.slice(0, ways))
told('asked', asked.slice(ways))
for (const band of [...new Set(asked.map((one) => one.band))].sort())
  told(
    band,
    asked.filter((one) => one.band === band),
  )
