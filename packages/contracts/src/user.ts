import * as z from 'zod/mini'
import { CompanyRecord } from './company-record.ts'

/** The signed-in user. `companies` oldest first. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Somebody with access to the address has said that it is theirs. */
  emailConfirmed: z.boolean(),
  phone: z.nullable(z.string()),
  activeCompanyId: z.nullable(z.string()),
  companies: z.array(CompanyRecord),
})
export type User = z.infer<typeof User>

export const LoginReply = z.object({ success: z.literal(true), user: User, token: z.string() })
export type LoginReply = z.infer<typeof LoginReply>
export const UserReply = z.object({ success: z.literal(true), user: User })
export type UserReply = z.infer<typeof UserReply>
