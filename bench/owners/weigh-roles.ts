/**
 * Learns `measures/roles/role-weights.data.ts` from `roles/*.txt`: what each number of an owner's text stands for. Run it when those
 * texts, the signs or the words change: node bench/owners/weigh-roles.ts
 * With '--apart' it leaves each author out in turn, prints what is read in her texts by what the others teach, and writes nothing.
 */

import { learnedFrom } from '@norteia/engine/measures/roles/learned'
import { guess, learn, lessonOf, report, stored, write } from '../learned-roles.ts'
import { markedTexts } from './roles.ts'

const lessons = markedTexts().map(lessonOf)
const authors = [...new Set(lessons.map(({ of }) => of.author))]
if (process.argv.includes('--apart')) {
  const only = process.argv[process.argv.indexOf('--apart') + 1]?.split(',')
  const all = (only ? authors.filter((author) => only.includes(author)) : authors).map((author) => {
    const model = learnedFrom(stored(learn(lessons.filter(({ of }) => of.author !== author))))()
    const guesses = lessons.filter(({ of }) => of.author === author).flatMap((lesson) => guess(lesson, model))
    report(author, guesses)
    return guesses
  })
  report('all', all.flat())
} else
  write(
    new URL('../../packages/engine/src/measures/roles/role-weights.data.ts', import.meta.url),
    'Learned by `node bench/owners/weigh-roles.ts` from `bench/owners/roles`.',
    stored(learn(lessons)),
  )
