import { MEASURES, MEMBERS } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import { type Frame, lastClause } from './around.ts'
import { isOtherPrice } from './lists.ts'
import type { Term } from './terms.ts'

const VANISHED = /\bs[ou]m(?:e|em|iu|iram)(?: uns| umas)? $/
const VANISHES = /^ (?:[a-z]+ ){0,2}s[ou]m(?:e|em|iu|iram)\b/
const hasMembers = (terms: readonly Term[], { sentence }: Term): boolean =>
  terms.some((one) => one.sentence === sentence && one.dimension === 'things' && MEMBERS.test(one.word))
const COMPLAINS = /^ (?:[a-z]+ ){1,3}(?:que )?(?:so )?reclam/
const AGAIN = /reclam|refaz|refac|defeit|garantia|graca|de novo|problema|voltam? com|solt|quebr/
const isOfThose = ({ before, after }: Frame): boolean =>
  /\bd[aeo]s que [a-z]+ (?:uns |umas )?$|\bdess[ae]s (?:uns |umas )?$/.test(before) ||
  /^ d[aeo]s que [a-z]+/.test(after)

function reaisNamed(term: Term, last: Term | undefined, counted: ReadonlyMap<string, boolean>): Term {
  // 'Recusei 5 casamentos de 3.200 esse ano': five of the year.
  const follows =
    last?.sentence === term.sentence && last.dimension === 'things' && / (?:de|a)(?: uns)? $/.test(term.before)
  if (follows && last.time === null && term.time !== null && !MEMBERS.test(last.word)) {
    last.time = term.time
    term.time = null
  }
  if (term.noun !== '' || (term.deed === 'cost' && last && isOtherPrice(term))) return term
  // The first word is the unit of the number before.
  const word = lastClause(term.place > 0 ? term.before.replace(/^ ?[a-z]+/, '') : term.before)
    .split(' ')
    .reverse()
    .find(
      (one) =>
        (MEASURES.test(one) && one !== 'pe') || (one.length > (one === 'pe' ? 1 : 2) && counted.has(rootOf(one))),
    )
  // 'Do pacote de 190 por mês'
  if (word && term.time === 'mes' && /^(?:pacote|plano)/.test(word)) return term
  return word ? { ...term, noun: rootOf(word) } : follows && last.noun !== '' ? { ...term, noun: last.noun } : term
}

/** Reais take the thing that stands before them in their clause: a measure, or what is counted elsewhere. */
export function named(terms: Term[]): Term[] {
  const counted = new Map(
    terms.flatMap(({ dimension, noun }) =>
      dimension === 'things' && noun !== '' && noun !== 'vez' ? [[noun, true]] : [],
    ),
  )
  return terms.map((term, at) => {
    // 'Saem 14 por mês; dos que saem 9 não devolvem': of the same month.
    if (term.dimension === 'things' && term.time === null && isOfThose(term)) {
      const all = terms.slice(0, at).findLast((one) => one.dimension === 'things' && one.deed === 'left')
      return all && all.value >= term.value && term.sentence - all.sentence <= 1 ? { ...term, time: all.time } : term
    }
    // 'Só 9 pacientes voltam': they come again.
    if (term.deed === 'redone' && /^ (?:[a-z]+ )?volt[a-z]+\b/.test(term.after) && !AGAIN.test(term.after))
      if (MEMBERS.test(term.word) || (term.noun === '' && hasMembers(terms.slice(0, at), term)))
        return { ...term, deed: null }
    // 'Tenho 45 vestidos e só 12 saem por mês': they are let.
    if (
      term.deed === 'left' &&
      term.noun === '' &&
      /^ sa(?:i|em)\b/.test(term.after) &&
      !hasMembers(terms.slice(0, at), term)
    )
      return { ...term, deed: terms[at - 1]?.dimension === 'things' ? 'taken' : null }
    // Members who vanish leave.
    if (
      term.dimension === 'things' &&
      term.deed === 'wasted' &&
      (VANISHED.test(term.before) || VANISHES.test(term.after))
    ) {
      const of = MEMBERS.test(term.word) || (term.noun === '' && hasMembers(terms.slice(0, at), term))
      return of ? { ...term, deed: 'left' } : term
    }
    // Clients who complain are no work that is done again.
    if (term.dimension === 'things' && term.deed === 'redone' && MEMBERS.test(term.word) && COMPLAINS.test(term.after))
      return { ...term, deed: null }
    if (term.dimension === 'things' && term.deed === null && isSuch(term, terms[at - 1])) {
      const { time, once, noun, word } = terms[at - 1]!
      return { ...term, deed: 'such', time: term.time ?? time, once: once ?? null, noun, word }
    }
    return term.dimension === 'reais' ? reaisNamed(term, terms[at - 1], counted) : term
  })
}

/** 'De 90 chamados por mês uns 24 eu chego e a pessoa já abriu' */
const isSuch = ({ place, sentence, value, noun, after }: Term, all: Term | undefined): boolean =>
  all?.dimension === 'things' &&
  all.sentence === sentence &&
  all.place === place - 1 &&
  all.value > value &&
  noun === '' &&
  /\b(?:de|das|dos) $/.test(all.before) &&
  /^ (?:eu|a|o|as|os|ele|ela|eles|elas|quando|chego|ja|nem|nao)\b/.test(after)
