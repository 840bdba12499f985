import * as z from 'zod/mini'
import { currentPasswordField } from './account-care.ts'
import { otpField } from './otp.ts'

export const TWO_FACTOR_TEXT = {
  alreadyOn: 'A verificação em duas etapas já está ativa.',
  notOn: 'A verificação em duas etapas não está ativa.',
} as const

/** Of recovery codes: four groups of four. */
export const RECOVERY_CODE_LENGTH = 16
export const RECOVERY_CODES = 10

export const ConfirmTwoFactor = z.strictObject({ otp: otpField })
export type ConfirmTwoFactor = z.infer<typeof ConfirmTwoFactor>
export const EndTwoFactor = z.strictObject({ currentPassword: currentPasswordField, otp: otpField })
export type EndTwoFactor = z.infer<typeof EndTwoFactor>

export const TwoFactorState = z.object({
  success: z.literal(true),
  data: z.object({
    enabled: z.boolean(),
    /** Of the ten, those that are still good; 0 while it is off. */
    recoveryCodesLeft: z.number(),
  }),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>

/** What an authenticator app takes: the secret to type, or the picture of the address to scan. */
export const TwoFactorOffer = z.object({
  success: z.literal(true),
  data: z.object({ secret: z.string(), otpauthUri: z.string(), qrSvg: z.string() }),
})
export type TwoFactorOffer = z.infer<typeof TwoFactorOffer>

/** Shown this once. */
export const TwoFactorCodes = z.object({
  success: z.literal(true),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
})
export type TwoFactorCodes = z.infer<typeof TwoFactorCodes>
