import * as z from 'zod/mini'
import { Pagination } from './pagination.ts'

/** How long things are kept: the sweep removes what is older, and 'Seus dados' says so. In days unless named otherwise. */
export const KEPT = {
  /** A session ends this long after its last use; its row goes as long after that. */
  sessions: 30,
  /** After a recovery code has run out. */
  recoveries: 30,
  chat: 365,
  /** What the consultant remembers, after the last question of a conversation. */
  conversations: 1,
  providerCalls: 365,
  notifications: 365,
  /** After the last sign-in from there. */
  devices: 365,
  /** A link that ends a kind of mail works for as long as people may look at the mail that contains it. */
  unsubscribeLinks: 365,
  /** After a link has run out. */
  shares: 30,
  audit: 730,
  /** Automatic copies, one a day. */
  backups: 14,
} as const

/** What is held about a user, in the order in which it is shown. */
export const HELD_KINDS = [
  'account',
  'companies',
  'diagnostics',
  'analyses',
  'revenue',
  'forecasts',
  'cash',
  'plan',
  'shares',
  'ledger',
  'reports',
  'automation',
  'chat',
  'conversations',
  'notifications',
  'preferences',
  'mails',
  'sessions',
  'security',
  'recoveries',
  'providerCalls',
  'audit',
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** `first` and `last`: when the oldest and the newest was written; null: there are none. */
export const Held = z.object({
  kind: z.enum(HELD_KINDS),
  count: z.number(),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
})
export type Held = z.infer<typeof Held>

export const HeldReply = z.object({
  success: z.literal(true),
  data: z.object({
    held: z.array(Held),
    consents: z.array(z.object({ version: z.string(), acceptedAt: z.string() })),
    /** Names of the language models' providers that this server may send to. */
    providers: z.array(z.string()),
  }),
})
export type HeldReply = z.infer<typeof HeldReply>

/** The two texts that a provider gets; nothing else of the company leaves. */
export const SentText = z.object({ instructions: z.string(), prompt: z.string() })
export type SentText = z.infer<typeof SentText>

/** One call to a language model: what left, for whom, and how it went. */
export const ProviderCall = z.object({
  id: z.string(),
  createdAt: z.string(),
  companyId: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  provider: z.string(),
  model: z.string(),
  purpose: z.string(),
  outcome: z.string(),
  /** null: the call is older than the keeping of texts. */
  sent: z.nullable(SentText),
})
export type ProviderCall = z.infer<typeof ProviderCall>

/** Newest first. */
export const ProviderLogPage = z.object({
  success: z.literal(true),
  data: z.array(ProviderCall),
  pagination: Pagination,
})
export type ProviderLogPage = z.infer<typeof ProviderLogPage>

/** What a provider would get about the company's newest analysis; null: there is none yet. */
export const ProviderPreviewReply = z.object({
  success: z.literal(true),
  data: z.nullable(z.object({ analysisId: z.string(), analysedAt: z.string(), sent: SentText })),
})
export type ProviderPreviewReply = z.infer<typeof ProviderPreviewReply>
