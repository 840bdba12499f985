import { feature, type Mutant, server } from './mutant.ts'

const RUNNER = [server('jobs/runner.test.ts')]
const SCHEDULE = [server('jobs/schedule.test.ts')]
const MAIL = [feature('mail/mail.test.ts')]
const QUEUE = server('jobs/queue.ts')
const RUN = server('jobs/run-job.ts')

/** Work that waits, and what it sends. */
export const JOB_MUTANTS: readonly Mutant[] = [
  {
    defence: 'each mail leaves at most once: noted before it is sent',
    file: feature('mail/mail.service.ts'),
    find: '  await run.note(SENDING)\n',
    replace: '',
    tests: MAIL,
  },
  {
    defence: 'each mail leaves at most once: a noted one is not sent again',
    file: feature('mail/mail.service.ts'),
    find: 'if (job.checkpoint === SENDING) return',
    replace: 'if (job.checkpoint === undefined) return',
    tests: MAIL,
  },
  {
    defence: 'a mail that surely did not leave is sent again',
    file: feature('mail/mail.service.ts'),
    find: '      await run.note(null)\n',
    replace: '',
    tests: MAIL,
  },
  {
    defence: 'an unconfirmed address gets no news of companies',
    file: feature('mail/mail.repo.ts'),
    find: "    .where('email_confirmed_at', 'is not', null)\n",
    replace: '',
    tests: MAIL,
  },
  {
    defence: 'mails about companies have a number a day',
    file: feature('mail/mail.service.ts'),
    find: '    await takeDurable(trx, `mails:${sha256(userId)}`, RATE.mailsPerUser, at)\n',
    replace: '',
    tests: MAIL,
  },
  {
    defence: 'links that end a kind of mail die with the address',
    file: feature('endings/endings.repo.ts'),
    find: "  await trx.deleteFrom('unsubscribe_links').where('user_id', '=', userId).execute()\n",
    replace: '',
    tests: MAIL,
  },
  {
    defence: 'a line break in the subject becomes no header',
    file: server('adapters/mail-message.ts'),
    find: '  }).compile()\n  return { envelope: message.getEnvelope(), raw: await message.build() }',
    replace:
      '  }).compile()\n  const built = (await message.build()).toString()\n  const raw = Buffer.from(built.replace(/^Subject: .*(?:\\r\\n .*)*/m, `Subject: ${mail.subject}`))\n  return { envelope: message.getEnvelope(), raw }',
    tests: [server('adapters/mail.test.ts')],
  },
  {
    defence: 'mails of the outbox are their owner’s alone',
    file: server('adapters/mail-outbox.ts'),
    find: 'raw, { mode: 0o600 }',
    replace: 'raw, { mode: 0o644 }',
    tests: [server('adapters/mail.test.ts')],
  },
  {
    defence: 'a mail that may have left is not said to be unsent',
    file: server('adapters/mail-smtp.ts'),
    find: 'if (started && !refused) throw error',
    replace: 'if (started && !refused && false) throw error',
    tests: [server('adapters/mail.test.ts')],
  },
  {
    defence: 'one of several workers gets a job',
    file: QUEUE,
    find: "      .where('fence', '=', fence)\n      .where(due(now))\n",
    replace: '',
    tests: RUNNER,
    engine: 'both',
  },
  {
    defence: 'a worker that lost its lease keeps nothing',
    file: QUEUE,
    find: "db.updateTable('jobs').where('id', '=', job.id).where('fence', '=', job.fence).where('status', '=', 'running')",
    replace: "db.updateTable('jobs').where('id', '=', job.id)",
    tests: RUNNER,
  },
  {
    defence: 'a job that ends its workers is given up',
    file: QUEUE,
    find: 'job.fence > MAX_CLAIMS',
    replace: 'job.fence > 1e9',
    tests: [server('jobs/worn-out.test.ts')],
  },
  {
    defence: 'a retried job keeps its checkpoint until a new start',
    file: QUEUE,
    find: 'finished_at: null, checkpoint: null })',
    replace: 'finished_at: null })',
    tests: [server('jobs/worn-out.test.ts')],
  },
  {
    defence: 'a claimed job knows what an earlier claim noted',
    file: QUEUE,
    find: '        checkpoint: row.checkpoint,\n',
    replace: '        checkpoint: null,\n',
    tests: [server('jobs/worn-out.test.ts')],
  },
  {
    defence: 'five failed tries end a job',
    file: RUN,
    find: 'const over = hopeless || claimed.attempt >=',
    replace: 'const over = hopeless || claimed.attempt - 9 >=',
    tests: RUNNER,
  },
  {
    defence: 'each try waits longer',
    file: RUN,
    find: 'settings.backoffFirstMs * 2 ** Math.min(attempt - 1, 30)',
    replace: 'settings.backoffFirstMs',
    tests: RUNNER,
  },
  {
    defence: 'a malformed payload fails at once',
    file: RUN,
    find: ' || error instanceof MalformedJobError',
    replace: '',
    tests: RUNNER,
  },
  {
    defence: 'a job exists if its transaction does',
    file: QUEUE,
    find: "    await mustHold(mine(trx, job).set({ status: 'done', finished_at: now, lease_until: 0, last_error: null }), job)\n    return work(trx)",
    replace:
      "    await mustHold(mine(trx, job).set({ status: 'done', finished_at: now, lease_until: 0, last_error: null }), job)\n    return work(db)",
    tests: RUNNER,
  },
  {
    defence: 'a period of a task runs once',
    file: server('jobs/schedule.ts'),
    find: '`${taskId}:${new Date(period).toISOString()}`',
    replace: '`${taskId}:${Math.random()}`',
    tests: SCHEDULE,
  },
  {
    defence: 'of several schedules one moves a task on',
    file: server('jobs/schedule.ts'),
    find: "      .where('next_run_at', '=', task.next_run_at)\n",
    replace: '',
    tests: SCHEDULE,
    engine: 'both',
  },
  {
    defence: 'a clock that ran ahead stops no task',
    file: server('jobs/schedule.ts'),
    find: 'if (now < last) await healSchedule(db, now)',
    replace: '',
    tests: SCHEDULE,
  },
  {
    defence: 'thousands of tasks keep the others not waiting',
    file: server('jobs/schedule.ts'),
    find: 'now + Math.min(batch * BATCH_EVERY_MS, SPREAD_MS)',
    replace: 'now',
    tests: SCHEDULE,
  },
  {
    defence: 'users take turns in the schedule',
    file: server('jobs/schedule.ts'),
    find: "    .orderBy('turn')\n",
    replace: '',
    tests: SCHEDULE,
  },
  {
    defence: 'people wait for no scheduled work',
    file: server('jobs/runner.ts'),
    find: "const names = [...new Set(jobs.map(({ lane = 'people' }) => lane))]\n",
    replace:
      "const names = [...new Set(jobs.map(() => 'people' as const))]\n  jobs = jobs.map((job) => ({ ...job, lane: 'people' }))\n",
    tests: [server('jobs/runner.test.ts')],
  },
]
