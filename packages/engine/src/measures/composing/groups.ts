import { distance, GROUP, type Happening } from '#src/measures/composition.ts'
import { alike, type Term } from '#src/quantities/terms.ts'
import { SERVED } from '#src/quantities/words.data.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'

/** '5 turmas de 8 lugares, só tenho 23 alunas', '6 turmas, cabem 12 em cada, tem em média 5': places that are free. */
export function groupsOf(hers: readonly Term[]): Happening[] {
  for (const each of hers) {
    if (each.dimension !== 'things' || !each.each || each.value < 2) continue
    const groups = hers.find(
      (one) =>
        one.dimension === 'things' &&
        one.sentence === each.sentence &&
        one.place < each.place &&
        one.value > 1 &&
        one.deed !== 'idle' &&
        GROUP.test(one.noun),
    )
    const made = groups && freeOf(hers, groups, each)
    if (made) return [made]
  }
  return []
}

function freeOf(hers: readonly Term[], groups: Term, each: Term): Happening | null {
  const all = groups.value * each.value
  const near = hers.filter(
    (one) =>
      one.dimension === 'things' && one !== groups && one !== each && one.time === null && distance(one, each) <= 1,
  )
  const made = { time: null, once: null, noun: each.noun, word: each.word, deed: 'room' as const }
  const taken = near.filter(
    ({ noun, value, deed }) =>
      value >= each.value &&
      value < all &&
      (deed === 'taken' || deed === null) &&
      (noun === '' || SERVED.test(noun) || alike(noun, each.noun)),
  )
  if (taken.length === 1) {
    const [one] = taken
    const people = MEMBERS.test(one!.word) ? { noun: one!.noun, word: one!.word } : {}
    return { ...made, ...people, how: 'groups', parts: [groups, each, one!], value: all - one!.value }
  }
  const mean = near.filter(
    ({ before, value, sentence }) => sentence === each.sentence && value < each.value && MEAN.test(before),
  )
  const [one] = mean
  return mean.length === 1 && taken.length === 0
    ? { ...made, how: 'average', parts: [groups, each, one!], value: (each.value - one!.value) * groups.value }
    : null
}
const MEAN = /\b(?:em media|na media|media de|a media e|media)(?: so| uns| umas| de)* $/
