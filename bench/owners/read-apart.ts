import { learnedFrom } from '@norteia/engine/measures/roles/learned'
import type { RoleNumber } from '@norteia/engine/measures/roles/roles'
import { rolesIn } from '@norteia/engine/measures/roles/roles-in'
import * as roleModel from '../learned-roles.ts'
import type { MarkedText } from './roles.ts'

export const FOLDS = 5

/** Gives the fold of a text: all texts of an author are in one. */
export function foldsOf(texts: readonly MarkedText[]): (of: MarkedText) => number {
  const authors = [...new Set(texts.map(({ author }) => author))]
  return ({ author }) => authors.indexOf(author) % FOLDS
}

/** The roles of each text as the authors of the other folds teach them: what is learned from them must not know the answers. */
export function readApart(texts: readonly MarkedText[]): ReadonlyMap<MarkedText, RoleNumber[]> {
  const foldOf = foldsOf(texts)
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const taught = texts.filter((one) => foldOf(one) !== fold).map(roleModel.lessonOf)
    const model = learnedFrom(roleModel.stored(roleModel.learn(taught)))()
    return texts.filter((one) => foldOf(one) === fold).map((one) => [one, rolesIn(one.text, model)] as const)
  })
  return new Map(folds.flat())
}
