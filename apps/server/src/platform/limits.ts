const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most `count` events in a window of `windowMs`. */
export interface Limit {
  count: number
  windowMs: number
}

/** Every rate limit of the server; `RATE_LIMIT_SCALE` multiplies the counts, never sizes or waits. */
export const RATE = {
  loginPerAccountAndAddress: { count: 5, windowMs: 5 * MINUTE },
  loginPerAccount: { count: 20, windowMs: 15 * MINUTE },
  loginPerAddress: { count: 30, windowMs: 5 * MINUTE },
  /** Failures on a device that has signed in before; there, only these count. */
  loginPerDevice: { count: 5, windowMs: 5 * MINUTE },
  /** Successful logins. */
  loginsPerAccount: { count: 60, windowMs: HOUR },
  signUpPerMinute: { count: 30, windowMs: MINUTE },
  signUpPerHour: { count: 300, windowMs: HOUR },
  /** Over all sessions of a user. */
  apiPerUser: { count: 600, windowMs: MINUTE },
  recoveryCodesPerAccount: { count: 5, windowMs: HOUR },
  /** Guesses of one address at one account's codes; counted only while a code is valid. */
  recoveryTriesPerAsker: { count: 10, windowMs: HOUR },
  recoveryPerAddress: { count: 60, windowMs: 10 * MINUTE },
  chatPerSocket: { count: 20, windowMs: MINUTE },
  chatPerAddress: { count: 120, windowMs: MINUTE },
  registerPerSocket: { count: 60, windowMs: MINUTE },
  passwordPerUser: { count: 10, windowMs: 15 * MINUTE },
  /** Each of these sends a mail. */
  confirmationsPerAddress: { count: 5, windowMs: DAY },
  emailLinksPerAddress: { count: 60, windowMs: 10 * MINUTE },
  emailChangesPerUser: { count: 5, windowMs: DAY },
  passwordChangesPerUser: { count: 10, windowMs: DAY },
  twoFactorChangesPerUser: { count: 10, windowMs: DAY },
  /** Reports and alerts of all the user's companies; further ones appear in the app only. */
  mailsPerUser: { count: 20, windowMs: DAY },
  /** Calls without a valid session, and calls of unknown addresses. */
  refusalsPerAddress: { count: 300, windowMs: MINUTE },
  consultantPerUser: { count: 20, windowMs: HOUR },
  predictivePerUser: { count: 60, windowMs: HOUR },
  predictivePerCompany: { count: 10, windowMs: HOUR },
  diagnosticPerUser: { count: 60, windowMs: HOUR },
  diagnosticPerCompany: { count: 6, windowMs: HOUR },
  unsubscribePerAddress: { count: 60, windowMs: MINUTE },
  pdfPerUser: { count: 120, windowMs: HOUR },
  exportPerUser: { count: 10, windowMs: HOUR },
  heldPerUser: { count: 120, windowMs: HOUR },
  spreadsheetPerUser: { count: 60, windowMs: HOUR },
  spreadsheetPerCompany: { count: 60, windowMs: HOUR },
  previewsPerUser: { count: 30, windowMs: HOUR },
  sharesPerUser: { count: 60, windowMs: HOUR },
  /** Looks at shared links, right and wrong. */
  openedPerAddress: { count: 60, windowMs: MINUTE },
  importsPerUser: { count: 120, windowMs: HOUR },
  toolPerUser: { count: 120, windowMs: HOUR },
  /** Calendar programs ask each hour or so. */
  agendaPerAddress: { count: 60, windowMs: MINUTE },
  toolPerCompany: { count: 30, windowMs: HOUR },
} as const satisfies Record<string, Limit>

/** Simultaneous calls of one user in one process; not applied when limits are off. */
export const AT_ONCE = { calls: 64, pdf: 2, export: 1, spreadsheet: 1, statements: 2, retryMs: 2 * SECOND } as const
/** Documents that may wait for the drawing thread; beyond that the answer is 503. */
export const WAITING_DOCUMENTS = 16

/** After `loginPerAccount` failures every attempt waits: 2 s, doubling up to 5 min. */
export const LOGIN_WAIT = { firstMs: 2 * SECOND, maxMs: 5 * MINUTE } as const

export const SESSION = { lifeMs: 30 * DAY, touchMs: HOUR, perUser: 20 } as const
/** `frameBytes`: larger frames close the connection. `visitorsPerAddress`: anonymous sockets at the same time. */
export const SOCKET = { frameBytes: 128 * 1024, visitorsPerAddress: 50, perUser: 20, pendingPerAddress: 100 } as const
/** Wrong codes before the second step is locked, and for how long; never scaled. */
export const SECOND_STEP = { wrongCodes: 5, lockMs: 15 * MINUTE } as const
/** Wrong passwords of a shared link before it rests, and in all before it ends for good; never scaled. */
export const SHARE = { wrongPasswords: 5, lockMs: 15 * MINUTE, wrongInAll: 50 } as const
/** Lifetime of the links in mails about an address. */
export const EMAIL_LINK = { confirmMs: 2 * DAY, revertMs: 3 * DAY } as const
/** Devices remembered per account; beyond them the least recently used is forgotten. */
export const DEVICES_PER_USER = 20
/** Lifetime of a code, and guesses at it; never scaled. */
export const RECOVERY = { lifeMs: 10 * MINUTE, guesses: 5 } as const
export const IDEMPOTENCY = { keyLifeMs: DAY, contentLifeMs: 10 * MINUTE, keyLength: 255 } as const
export const TIMEOUT = {
  headersMs: 10_000,
  requestMs: 15_000,
  /** Upload of a bank statement, as long as data arrives at least every `requestMs`. */
  uploadMs: 120_000,
  checkMs: 2_000,
  handlerMs: 25_000,
  /** The whole of an export, provided that the client reads something at least every `stalledMs`. */
  exportMs: 30 * MINUTE,
  /** Without any progress a connection is closed after once or twice this time; more than the 25 s between realtime pings. */
  stalledMs: 30_000,
  stopMs: 20_000,
} as const
/** A stopping process accepts requests until none has arrived for five checks in a row, for at most five seconds. */
export const DRAIN = { lookMs: 100, quietLooks: 5, looks: 50 } as const
