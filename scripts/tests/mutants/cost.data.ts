import { feature, type Mutant, server } from './mutant.ts'

const COUNTS = [server('platform/throttle/call-counts.test.ts')]
const EXPORT = [feature('privacy/export.test.ts')]
const SOCKET = [server('realtime/admission.test.ts')]
const PRESS = [feature('reports/press.test.ts')]
const THREAD = [server('platform/thread.test.ts')]

/** What one account may cost the others. */
export const COST_MUTANTS: readonly Mutant[] = [
  {
    defence: 'refused calls of a user count',
    file: server('platform/identity/guard.ts'),
    find: '    if (error instanceof AppError) counts.refusedToUser(actor.userId, now)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'ids in the path are looked at before limits',
    file: server('platform/identity/guard.ts'),
    find: '  await checkPath(db, request, actor).catch(',
    replace: '  counts.ofUser(actor.userId, reply, now)\n  await checkPath(db, request, actor).catch(',
    tests: COUNTS,
  },
  {
    defence: 'calls without a session count by address',
    file: server('platform/identity/guard.ts'),
    find: "    if (error instanceof AppError && error.code === 'unauthorized') counts.refused(request, now)\n",
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'unknown addresses count by address',
    file: server('platform/http/static.ts'),
    find: '      app.countRefusal(request)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'costly routes have a number of the user',
    file: server('platform/identity/guard.ts'),
    find: '  await counts.ofRoute(request.routeOptions.config.userLimits ?? [], actor.userId, reply, now)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'diagnostics have a number of the user',
    file: feature('diagnostics/diagnostics.service.ts'),
    find: '    await takeDurable(trx, `diagnostics:${sha256(actor.userId)}`, RATE.diagnosticPerUser, at)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'runs of the tool have a number of the user',
    file: feature('company-analysis/company-analysis.service.ts'),
    find: '    await takeDurable(trx, `tools:${sha256(actor.userId)}`, RATE.toolPerUser, at)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'predictions have a number of the user',
    file: feature('agent/agent.service.ts'),
    find: '  await takeDurable(db, `predictives:${sha256(company.owner_id)}`, RATE.predictivePerUser, at)\n',
    replace: '',
    tests: COUNTS,
  },
  {
    defence: 'few documents of a user are drawn at once',
    file: server('platform/throttle/call-counts.ts'),
    find: '      if (limit.atOnce !== undefined) hold(',
    replace: '      if (limit.atOnce === 0) hold(',
    tests: COUNTS,
  },
  {
    defence: 'the queue of documents has an end',
    file: server('platform/thread.ts'),
    find: 'if (this.#waiting.length >= this.#most)',
    replace: 'if (this.#waiting.length < 0)',
    tests: THREAD,
  },
  {
    defence: 'a document whose asker has gone leaves the queue',
    file: server('platform/thread.ts'),
    find: "    signal?.addEventListener('abort', giveUp, { once: true })\n",
    replace: '',
    tests: THREAD,
  },
  {
    defence: 'scheduled reports have a thread of their own',
    file: feature('reports/press.ts'),
    find: "await scheduledPress('periodPdf'",
    replace: "await press('periodPdf'",
    tests: PRESS,
  },
  {
    defence: 'an answer that nobody takes ends',
    file: server('app.ts'),
    find: '    connectionTimeout: TIMEOUT.stalledMs,\n',
    replace: '',
    tests: EXPORT,
  },
  {
    defence: 'twenty sockets a user',
    file: server('realtime/admission.ts'),
    find: 'identity ? users.take(socket.conn, identity.userId) :',
    replace: 'identity ? true :',
    tests: SOCKET,
  },
  {
    defence: 'connections count before they say who they are',
    file: server('realtime/socket.ts'),
    find: ' && admission.hasRoom(request)',
    replace: '',
    tests: SOCKET,
  },
]
