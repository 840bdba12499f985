import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@norteia/contracts/two-factor'
import { sha256 } from '#src/platform/ids.ts'

const STEP_SECONDS = 30

/** Loaded on demand, like `uqr`: most processes never need them. */
const otp = () => import('otplib/functional')

export async function newSecret(): Promise<string> {
  return (await otp()).generateSecret()
}

/** The secret for an authenticator app, as a URI and as a QR code. */
export async function offerOf(secret: string, email: string): Promise<{ otpauthUri: string; qrSvg: string }> {
  const otpauthUri = (await otp()).generateURI({ issuer: 'Norteia', label: email, secret })
  const { renderSVG } = await import('uqr')
  return { otpauthUri, qrSvg: renderSVG(otpauthUri, { ecc: 'M', border: 2 }) }
}

/**
 * The time step of a code: the current one, or the previous or next for clocks that differ. Undefined for a wrong code
 * and for steps up to `lastStep`, whose codes have been used.
 */
export async function stepOf(secret: string, code: string, lastStep: number, now: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now / 1_000)
  // A step in the far future was stored by a clock that ran ahead: it must not block codes until then.
  const isPast = lastStep <= Math.floor(epoch / STEP_SECONDS) + 1
  const result = (await otp()).verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: STEP_SECONDS,
    ...(isPast && { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Recovery codes of 80 random bits each, without the hyphens of `writtenCode`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  )

export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

export const codeHash = (userId: string, code: string): string => sha256(`${userId}|${code}`)
