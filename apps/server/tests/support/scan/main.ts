import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportAttack } from '#tests/support/attack/report.ts'
import { FaultServer } from '#tests/support/fault-server.ts'
import { needPrograms } from '../../../../../scripts/toolchain/programs.mjs'
import { PlainError } from '../../../../../scripts/toolchain/say.mjs'
import { slowConnections, sqlmap, type Verdict, wapitiOnApi, wapitiOnSite } from './scanners.ts'
import { targetsOf } from './targets.ts'
import { startWeakServer } from './weak-server.ts'

/** Scanners against the product on this machine; first against a weak server, which they must see. */
let failed = false

function print(verdict: Verdict): void {
  reportAttack(verdict.attack, verdict.extent, verdict.findings)
  failed ||= verdict.findings.length > 0
  process.stdout.write(`${verdict.attack}: ${verdict.extent}: ${verdict.findings.join('; ') || '0 findings'}\n`)
}

async function provingItself(): Promise<void> {
  const weak = await startWeakServer()
  try {
    const seen = [
      await sqlmap(weak, { totalSeconds: 60 }),
      await wapitiOnApi(weak, 'weak', 15),
      await slowConnections(weak.url, 'headers'),
    ]
    const holes = [/injectable|Parameter/, /Cross Site Scripting/, /still open/]
    for (const [n, { attack, findings, extent }] of seen.entries()) {
      const found = findings.some((finding) => holes[n]?.test(finding))
      const missed = found ? [] : [`it does not see the holes of the weak server: ${findings.join('; ')}`]
      print({
        attack: `self-check of ${attack.split(/[ ,]/)[0]}`,
        extent: found ? `sees the hole (${extent})` : extent,
        findings: missed,
      })
    }
  } finally {
    weak.close()
  }
}

async function attacking(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'norteia-scan-data-'))
  const open = await FaultServer.start({ DATA_DIR: dataDir })
  const limited = await FaultServer.start({ DATA_DIR: join(dataDir, 'limited'), RATE_LIMIT_SCALE: '1' })
  try {
    const scanned = await targetsOf(open)
    print(await sqlmap(scanned, { totalSeconds: 240 }))
    print(await wapitiOnApi(scanned, 'signed in, every call', 25))
    print(await wapitiOnSite(`${open.url}/`, 12))
    for (const kind of ['headers', 'body', 'reading'] as const) print(await slowConnections(limited.url, kind))
    for (const server of [open, limited])
      if ((await server.call('GET /healthz')).status !== 200) throw new Error('the server does not answer any more')
  } finally {
    await open.end('SIGKILL')
    await limited.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

try {
  await needPrograms({ sqlmap: 'sqlmap', wapiti: 'wapiti', slowhttptest: 'slowhttptest' })
  await provingItself()
  await attacking()
  process.exitCode = failed ? 1 : 0
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
