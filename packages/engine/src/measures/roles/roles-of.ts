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

const LIKELY = 0.5

/** What a number of her challenge more likely than not stands for; null: it isn't read so surely, or stands there twice. */
export function likelyRole(form: Pick<FormAnswers, 'main_challenge'>, value: number): Role | null {
  const [one, ...others] = rolesOf(form).filter((number) => number.value === value)
  return one && others.length === 0 && one.share >= LIKELY ? one.role : null
}
