import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { RouteAccess } from '#src/platform/identity/guard.ts'
import type { Limit } from '#src/platform/limits.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import type { UserLimit } from '#src/platform/throttle/call-counts.ts'

/** The app with schema types from zod. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

declare module 'fastify' {
  interface FastifyInstance {
    emitToCompany: EmitToCompany
  }
  interface FastifyInstance {
    routeTable: readonly RouteAccess[]
    /** Counts a call of an unknown address. @throws AppError `too_many_requests` */
    countRefusal: (request: FastifyRequest) => void
  }
  interface FastifyRequest {
    /** The signed-in user; reading it on a route with public access throws. */
    actor: Actor
    /** The company of the path, owned by the actor; reading it on a route without company access throws. */
    company: Company
  }
  interface FastifyContextConfig {
    /**
     * 'user' (the default): a live session. 'company': also a company of that user in the path (`:companyId`, else
     * `:id`). 'public': anyone.
     */
    access?: 'public' | 'user' | 'company'
    /** Top-level keys of the body that are left out of field names in errors: `formAnswers.x` becomes `x`. */
    fieldRoots?: readonly string[]
    /** The body may take `TIMEOUT.uploadMs` as long as it progresses. */
    slowBody?: boolean
    /** Where to redirect a form that was submitted before the scripts loaded. */
    formPage?: string
    /** Limits per client address, for public routes that cost work. */
    addressLimits?: readonly (Limit & { name: string })[]
    /** Rate limits of the signed-in user over all companies, for calls that cost work. */
    userLimits?: readonly UserLimit[]
  }
}
