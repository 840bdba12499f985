import type { FormAnswers } from '@norteia/contracts/diagnostic'
import type { Role, RoleNumber } from './roles.ts'
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

/** False: a number of her challenge most likely stands for none of these; true also where it isn't read. */
export const mayStandFor = (
  form: Pick<FormAnswers, 'main_challenge'>,
  value: number,
  roles: ReadonlySet<Role>,
): boolean => rolesOf(form).every((one) => one.value !== value || roles.has(one.role))
