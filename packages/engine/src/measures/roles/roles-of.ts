import type { FormAnswers } from '@norteia/contracts/diagnostic'
import type { RoleNumber } from './roles.ts'
import { rolesIn } from './roles-in.ts'

/** The roles of an answer's numbers, read once. */
function readOnce<Field extends 'main_challenge' | 'future_goals'>(field: Field) {
  const known = new WeakMap<object, readonly RoleNumber[]>()
  return (form: Pick<FormAnswers, Field>): readonly RoleNumber[] => {
    const read = known.get(form) ?? rolesIn(form[field] ?? '')
    known.set(form, read)
    return read
  }
}

export const rolesOf = readOnce('main_challenge')
export const goalRolesOf = readOnce('future_goals')
