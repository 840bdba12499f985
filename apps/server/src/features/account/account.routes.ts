import { Login, SignUp } from '@norteia/contracts/account'
import { Ok } from '@norteia/contracts/fields'
import { LoginReply, UserReply } from '@norteia/contracts/user'
import type { App } from '#src/platform/http/fastify.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { logIn, logOut, signUp, userOf } from './account.service.ts'

export function accountRoutes(app: App, services: Services): void {
  app.post(
    '/login',
    {
      config: { access: 'public', formPage: '/login' },
      schema: { summary: 'Entrar com e-mail e senha.', body: Login, response: { 200: LoginReply } },
    },
    async (request) => {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] }
      return { success: true as const, ...(await logIn(services, request.body, client)) }
    },
  )

  app.post('/logout', { schema: { summary: 'Encerrar a sessão.', response: { 200: Ok } } }, async (request) => {
    await logOut(services, request.actor)
    return { success: true as const }
  })

  app.post(
    '/api/users',
    {
      config: {
        access: 'public',
        formPage: '/cadastro',
        addressLimits: [
          { name: 'sign-up-minute', ...RATE.signUpPerMinute },
          { name: 'sign-up-hour', ...RATE.signUpPerHour },
        ],
      },
      schema: { summary: 'Criar uma conta.', body: SignUp, response: { 201: UserReply } },
    },
    async (request, reply) => {
      const user = await signUp(services, request.body)
      return reply.code(201).send({ success: true, user })
    },
  )

  app.get(
    '/users/me',
    { schema: { summary: 'A pessoa da sessão, com suas empresas.', response: { 200: UserReply } } },
    async (request) => ({ success: true as const, user: await userOf(services, request.actor) }),
  )
}
