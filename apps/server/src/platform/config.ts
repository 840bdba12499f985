import { resolve } from 'node:path'
import * as z from 'zod/mini'

export const ROLES = ['api', 'agent', 'realtime', 'worker'] as const
export type Role = (typeof ROLES)[number]
export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that prevent a start: one line for each variable with an invalid value. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `espera um número inteiro de ${min} a ${max}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `espera pelo menos ${min}`), z.maximum(max, `espera no máximo ${max}`)),
    ),
  )

const webAddress = (protocols: readonly string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `espera um endereço ${protocols.map((protocol) => `${protocol}//`).join(' ou ')}`,
    }),
  )

/** Accepts what the driver accepts: a host, and no path other than a database number. */
function isRedisUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, username, password } = new URL(value)
  const isReadable = ![username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part))
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d{0,5}$/.test(pathname) && isReadable
}

const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
)

const origins = z.pipe(
  list,
  z.array(
    z.string().check(
      z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value, {
        error: 'espera origens como https://exemplo.com.br, separadas por vírgula',
      }),
    ),
  ),
)

const AI_PROVIDERS = ['google', 'anthropic', 'openai', 'openai-compatible'] as const

const Variables = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1, 'espera um endereço de rede')), '127.0.0.1'),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(webAddress(['postgres:', 'postgresql:'])),
  REDIS_URL: z.optional(
    z.string().check(z.refine(isRedisUrl, { error: 'espera um endereço redis://máquina:porta, ou rediss:// com TLS' })),
  ),
  ROLES: z._default(
    z.pipe(
      list,
      z
        .array(z.enum(ROLES, { error: `espera papéis de ${ROLES.join(', ')}, separados por vírgula` }))
        .check(z.minLength(1, 'espera pelo menos um papel')),
    ),
    [...ROLES],
  ),
  PUBLIC_URL: z.optional(webAddress(['http:', 'https:'])),
  SMTP_URL: z.optional(webAddress(['smtp:', 'smtps:'])),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]+$/, 'espera um remetente em uma linha'))),
  AI_PROVIDERS: z._default(
    z.pipe(list, z.array(z.enum(AI_PROVIDERS, { error: `espera nomes de ${AI_PROVIDERS.join(', ')}` }))),
    [],
  ),
  GOOGLE_GENERATIVE_AI_API_KEY: z.optional(z.string()),
  GOOGLE_MODEL: z.optional(z.string()),
  GOOGLE_BASE_URL: z.optional(webAddress(['http:', 'https:'])),
  OPENAI_COMPATIBLE_API_KEY: z.optional(z.string()),
  OPENAI_COMPATIBLE_MODEL: z.optional(z.string()),
  OPENAI_COMPATIBLE_BASE_URL: z.optional(webAddress(['http:', 'https:'])),
  ANTHROPIC_API_KEY: z.optional(z.string()),
  ANTHROPIC_MODEL: z.optional(z.string()),
  ANTHROPIC_BASE_URL: z.optional(webAddress(['http:', 'https:'])),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_MODEL: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(webAddress(['http:', 'https:'])),
  CORS_ORIGINS: z._default(origins, []),
  TRUST_PROXY: z._default(
    z.pipe(
      z.string().check(z.regex(/^(off|\d|10)$/, 'espera off ou o número de proxies, de 0 a 10')),
      z.transform((value: string) => (value === 'off' ? 0 : Number(value))),
    ),
    0,
  ),
  RATE_LIMIT_SCALE: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'espera um número a partir de 0, por exemplo 1 ou 0.5')),
      z.transform(Number),
    ),
    1,
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'espera fatal, error, warn, info, debug, trace ou silent',
    }),
    'info',
  ),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  VITE_API_URL: z.optional(webAddress(['http:', 'https:'])),
  VITE_AGENT_URL: z.optional(webAddress(['http:', 'https:'])),
})

export interface AiProvider {
  name: (typeof AI_PROVIDERS)[number]
  apiKey?: string | undefined
  model?: string | undefined
  baseUrl?: string | undefined
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string | undefined
  redisUrl?: string | undefined
  roles: readonly Role[]
  publicUrl: string
  smtpUrl?: string | undefined
  mailFrom: string
  /** In the order they are asked; empty: the built-in engine alone. */
  aiProviders: readonly AiProvider[]
  corsOrigins: readonly string[]
  /** Number of trusted proxies in front; 0: the socket's address is the client's. */
  trustProxy: number
  /** Multiplies every count per time; 0 switches limits off. */
  rateLimitScale: number
  logLevel: string
  /** undefined: no metrics listener. */
  metricsPort?: number | undefined
  /** Further addresses that the site may call, for the content security policy. */
  connectSources: readonly string[]
  /** Folder of the built site. */
  webRoot: string
}

/** `root` is the repository's folder. Empty variables count as unset. @throws ConfigError */
export function readConfig(env: Environment, root: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Variables.safeParse(given)
  const lines = parsed.success ? [] : problemLines(parsed.error.issues)
  if (!parsed.success) throw new ConfigError(lines)
  const vars = parsed.data
  if (vars.ROLES.length < ROLES.length && !vars.DATABASE_URL)
    lines.push('ROLES: separar os papéis em processos exige DATABASE_URL (PostgreSQL)')
  const aiProviders = vars.AI_PROVIDERS.map((name): AiProvider => {
    const prefix = name.toUpperCase().replace('-', '_')
    const key = name === 'google' ? vars.GOOGLE_GENERATIVE_AI_API_KEY : given[`${prefix}_API_KEY`]
    const baseUrl = given[`${prefix}_BASE_URL`]
    if (!key && name !== 'openai-compatible')
      lines.push(
        `AI_PROVIDERS: ${name} exige ${name === 'google' ? 'GOOGLE_GENERATIVE_AI_API_KEY' : `${prefix}_API_KEY`}`,
      )
    if (name === 'openai-compatible' && !baseUrl)
      lines.push('AI_PROVIDERS: openai-compatible exige OPENAI_COMPATIBLE_BASE_URL')
    return { name, apiKey: key, model: given[`${prefix}_MODEL`], baseUrl }
  })
  if (lines.length > 0) throw new ConfigError(lines)
  const publicUrl = (vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`).replace(/\/+$/, '')
  return Object.freeze({
    port: vars.PORT,
    host: vars.HOST,
    dataDir: resolve(root, vars.DATA_DIR ?? 'data'),
    databaseUrl: vars.DATABASE_URL,
    redisUrl: vars.REDIS_URL,
    roles: [...new Set(vars.ROLES)],
    publicUrl,
    smtpUrl: vars.SMTP_URL,
    mailFrom: vars.MAIL_FROM ?? 'Norteia <nao-responda@localhost>',
    aiProviders,
    corsOrigins: vars.CORS_ORIGINS,
    trustProxy: vars.TRUST_PROXY,
    rateLimitScale: vars.RATE_LIMIT_SCALE,
    logLevel: vars.LOG_LEVEL,
    metricsPort: vars.METRICS_PORT,
    connectSources: [vars.VITE_API_URL, vars.VITE_AGENT_URL].flatMap((url) => (url ? connectSourcesOf(url) : [])),
    webRoot: resolve(root, 'apps/web/dist'),
  })
}

function connectSourcesOf(url: string): string[] {
  const { origin } = new URL(url)
  return [origin, origin.replace(/^http/, 'ws')]
}

function problemLines(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string[] {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const name = String(issue.path[0])
    if (!first.has(name)) first.set(name, `${name}: ${issue.message}`)
  }
  return [...first.values()]
}
