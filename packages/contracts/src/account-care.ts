import * as z from 'zod/mini'
import { newPasswordField } from './account.ts'
import { LIMITS } from './limits.ts'
import { otpField } from './otp.ts'

/** What a signed-in user does with the account: password, devices, preferences, export, deletion. */
export const CARE_TEXT = {
  currentPasswordRequired: 'Informe sua senha atual.',
} as const

/** The password of the signed-in user, asked for again. */
export const currentPasswordField = z
  .string({ error: CARE_TEXT.currentPasswordRequired })
  .check(z.minLength(1, CARE_TEXT.currentPasswordRequired), z.maxLength(LIMITS.password, 'Senha atual incorreta.'))

export const ChangePassword = z.strictObject({ currentPassword: currentPasswordField, newPassword: newPasswordField })
export type ChangePassword = z.infer<typeof ChangePassword>
/** The session goes on under a new token; the old one is dead. */
export const ChangePasswordReply = z.object({ success: z.literal(true), token: z.string() })

/** `otp` for those whose sign-in takes two steps. */
export const DeleteMe = z.strictObject({ currentPassword: currentPasswordField, otp: z.optional(otpField) })
export type DeleteMe = z.infer<typeof DeleteMe>

/** A device that is signed in. */
export const Device = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>
export const DeviceListReply = z.object({ success: z.literal(true), data: z.array(Device) })

/** Which e-mails the user wants besides those about the account's safety. */
export const Preferences = z.strictObject({ emailReports: z.boolean(), emailAlerts: z.boolean() })
export type Preferences = z.infer<typeof Preferences>
export const PreferencesReply = z.object({
  success: z.literal(true),
  data: z.object({ emailReports: z.boolean(), emailAlerts: z.boolean() }),
})
