import type { FormAnswers } from '@norteia/contracts/diagnostic'
import type { RoleNumber } from './roles.ts'
import { rolesIn } from './roles-in.ts'

const known = new WeakMap<object, readonly RoleNumber[]>()

/** The roles of her challenge's numbers, read once. */
export function rolesOf(form: Pick<FormAnswers, 'main_challenge'>): readonly RoleNumber[] {
  const read = known.get(form) ?? rolesIn(form.main_challenge)
  known.set(form, read)
  return read
}
