import { Ok } from '@norteia/contracts/fields'
import {
  InitiateRecovery,
  InitiateReply,
  RECOVERY_TEXT,
  ResetPassword,
  VerifyRecovery,
} from '@norteia/contracts/recovery'
import type { App } from '#src/platform/http/fastify.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { initiateRecovery, resetPassword, verifyCode } from './recovery.service.ts'

const config = {
  access: 'public' as const,
  formPage: '/forgot-password',
  addressLimits: [{ name: 'recovery', ...RATE.recoveryPerAddress }],
}

export function recoveryRoutes(app: App, services: Services): void {
  app.post(
    '/password-recovery/initiate',
    { config, schema: { summary: 'Pedir um código.', body: InitiateRecovery, response: { 200: InitiateReply } } },
    async (request) => {
      await initiateRecovery(services, request.body.email)
      return { success: true as const, message: RECOVERY_TEXT.sent }
    },
  )

  app.post(
    '/password-recovery/verify',
    { config, schema: { summary: 'Conferir o código.', body: VerifyRecovery, response: { 200: Ok } } },
    async (request) => {
      await verifyCode(services, request.body, request.ip)
      return { success: true as const }
    },
  )

  app.post(
    '/password-recovery/reset',
    { config, schema: { summary: 'Redefinir a senha.', body: ResetPassword, response: { 200: Ok } } },
    async (request) => {
      await resetPassword(services, request.body, request.ip)
      return { success: true as const }
    },
  )
}
