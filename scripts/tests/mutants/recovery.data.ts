import { feature, type Mutant } from './mutant.ts'

const RECOVERY = [feature('recovery/recovery.test.ts')]
const ASKERS = [feature('recovery/askers.test.ts')]
const SERVICE = feature('recovery/recovery.service.ts')
const REPO = feature('recovery/recovery.repo.ts')

/** Recovery of a forgotten password. */
export const RECOVERY_MUTANTS: readonly Mutant[] = [
  {
    defence: 'a recovery code takes five guesses',
    file: REPO,
    find: "    .where('tries', '<', RECOVERY.guesses)\n",
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'guesses count before they are looked at',
    file: SERVICE,
    find: '  await countGuess(trx, code.id)\n',
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'a recovery code lives ten minutes',
    file: REPO,
    find: "    .where('code_hash', 'is not', null)\n    .where('expires_at', '>', now)\n",
    replace: "    .where('code_hash', 'is not', null)\n",
    tests: RECOVERY,
  },
  {
    defence: 'a recovery code is used once',
    file: SERVICE,
    find: '    if (!(await endRecovery(trx, id, now))) throw wrongCode()\n',
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'of simultaneous resets one wins',
    file: REPO,
    find: "    .where('id', '=', id)\n    .where('ended_at', 'is', null)\n    .where('expires_at', '>', now)\n    .executeTakeFirst()\n  return numUpdatedRows > 0n",
    replace: "    .where('id', '=', id)\n    .executeTakeFirst()\n  return numUpdatedRows > 0n",
    tests: RECOVERY,
  },
  {
    defence: 'a new code kills the old one',
    file: REPO,
    find: "    .where('email_hash', '=', recovery.emailHash)\n    .where('ended_at', 'is', null)\n",
    replace: "    .where('email_hash', '=', '')\n    .where('ended_at', 'is', null)\n",
    tests: RECOVERY,
  },
  {
    defence: 'five codes an hour',
    file: SERVICE,
    find: '    await takeDurable(trx, codesKey(emailHash), RATE.recoveryCodesPerAccount, { scale: config.rateLimitScale, now })\n',
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'one code a minute',
    file: SERVICE,
    find: 'if (last !== undefined && now - last < RESEND_AFTER_MS) throw new TooSoon()',
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'ten wrong guesses an hour and asker',
    file: SERVICE,
    find: '    await takeDurable(trx, triesKey(attempt), RATE.recoveryTriesPerAsker, options)\n',
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'guesses of a stranger are the stranger’s',
    file: SERVICE,
    find: 'sha256(`${email}|${addressKey(address)}`)',
    replace: 'sha256(`${email}|${addressKey(address).slice(0, 0)}`)',
    tests: ASKERS,
  },
  {
    defence: 'an unknown address costs the statements of a known one: the code is drawn',
    file: feature('recovery/recovery.jobs.ts'),
    find: '        const hash = await hashPassword(code)\n        if (!recovery ||',
    replace:
      '        if (!recovery?.email) return undefined\n        const hash = await hashPassword(code)\n        if (!recovery ||',
    tests: ASKERS,
  },
  {
    defence: 'an unknown address costs the statements of a known one: the recovery is kept',
    file: SERVICE,
    find: '    const user = await findUserByEmail(trx, email)\n',
    replace: '    const user = await findUserByEmail(trx, email)\n    if (!user) return\n',
    tests: ASKERS,
  },
  {
    defence: 'an unknown address costs the hash of a known one: guesses',
    file: SERVICE,
    find: '  const matches = await verifyPassword(counted?.code_hash ?? undefined',
    replace:
      '  if (!counted?.userId) throw wrongCode()\n  const matches = await verifyPassword(counted?.code_hash ?? undefined',
    tests: ASKERS,
  },
  {
    defence: 'nothing is mailed to an unknown address',
    file: feature('recovery/recovery.jobs.ts'),
    find: 'if (!recovery.email || sha256(recovery.email) !== recovery.email_hash) return undefined',
    replace: '',
    tests: [feature('account/takeover.test.ts')],
  },
  {
    defence: 'a code counts only for the address that the account has now',
    file: REPO,
    find: "    .where('id', '=', userId)\n    .where('email', '=', email)\n",
    replace: "    .where('id', '=', userId)\n",
    tests: [feature('account/takeover.test.ts')],
    engine: 'both',
  },
  {
    defence: 'a recovery ends every session',
    file: REPO,
    find: "  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()\n",
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'a recovery is told to the owner',
    file: SERVICE,
    find: "    await queueMail(trx, { template: 'password-changed', userId, at: now }, now)\n",
    replace: '',
    tests: RECOVERY,
  },
  {
    defence: 'codes are kept as hashes',
    file: feature('recovery/recovery.jobs.ts'),
    find: 'const hash = await hashPassword(code)',
    replace: 'const hash = code',
    tests: RECOVERY,
  },
]
