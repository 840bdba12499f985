import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGuide } from './guide.ts'
import { runFor } from './program.ts'
import type { Scanned, Target } from './targets.ts'

/** One row of the table. */
export interface Verdict {
  attack: string
  /** What was attacked and how long. */
  extent: string
  findings: string[]
}

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-scan-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const MARK = '*'

/** The request as sqlmap reads it from a file: what it may change carries its mark. */
function requestOf({ method, path, params, query, body }: Target, { url, token }: Scanned): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `${params[name] ?? ''}${MARK}`)
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}${MARK}`)
  const marked = JSON.stringify(body, (_key, value) =>
    typeof value === 'string' || typeof value === 'number' ? `${value}${MARK}` : value,
  )
  const lines = [
    `${method} ${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${token}`,
    ...(body ? ['Content-Type: application/json'] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ? marked : ''}`
}

/** sqlmap on every parameter of every call: path, query and body. */
export function sqlmap(scanned: Scanned, { totalSeconds }: { totalSeconds: number }): Promise<Verdict> {
  return inFolder(async (folder) => {
    const findings: string[] = []
    const counts = { whole: 0, cut: 0, parameters: 0 }
    const until = performance.now() + totalSeconds * 1_000
    const left = [...scanned.targets]
    const begun = performance.now()
    const scan = async (target: Target) => {
      const name = `${target.method} ${target.path}`
      const file = join(folder, `${scanned.targets.indexOf(target)}.txt`)
      writeFileSync(file, requestOf(target, scanned))
      const share = Math.max(20, (2 * (until - performance.now())) / 1_000 / (left.length + 2))
      const options = [
        '--batch',
        '--ignore-stdin',
        '--level=1',
        '--risk=2',
        '--technique=BEUS',
        '--dbms=SQLite',
        '--timeout=10',
        '--retries=1',
      ]
      const place = [
        '--ignore-code=401,403,404',
        '--flush-session',
        `--output-dir=${join(folder, file.slice(-6))}`,
        '--disable-coloring',
      ]
      const { text, cut } = await runFor(share, 'sqlmap', ['-r', file, '--skip-waf', ...options, ...place])
      const tested = text.match(/testing if .+ is dynamic|heuristic \(basic\) test shows/g)?.length ?? 0
      counts.parameters += tested
      if (/identified the following injection point/.test(text))
        findings.push(`${name}: ${/Parameter: .*/.exec(text)?.[0] ?? 'injectable'}`)
      else if (cut) counts.cut += 1
      else if (/do not appear to be injectable/.test(text)) counts.whole += 1
      else findings.push(`${name} was not tested: ${text.trim().split('\n').slice(-4).join(' ')}`)
    }
    const runner = async () => {
      for (let target = left.shift(); target; target = left.shift()) await scan(target)
    }
    await Promise.all([runner(), runner()])
    const seconds = Math.round((performance.now() - begun) / 1_000)
    const cut = counts.cut > 0 ? `, ${counts.cut} of them cut off by the time` : ''
    return {
      attack: 'sqlmap (boolean, error, union, stacked)',
      extent: `${scanned.targets.length} calls${cut}, ${counts.parameters} parameters, ${seconds} s`,
      findings,
    }
  })
}

const MODULES = 'sql,xss,permanentxss,exec,file,crlf,redirect'

/** wapiti over the pages of an address, or over an API by its guide. */
async function wapitiOn(
  url: string,
  what: string,
  attackSeconds: number,
  reached?: () => number,
  scanSeconds = 60,
): Promise<Verdict> {
  return inFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const bounds = [
      '--max-scan-time',
      String(scanSeconds),
      '--max-attack-time',
      String(attackSeconds),
      '-t',
      '10',
      '-d',
      '3',
    ]
    const store = ['--flush-session', '--store-session', folder, '--store-config', folder, '--no-bugreport']
    const modules = MODULES.split(',').length
    const { text, cut, seconds } = await runFor(30 + scanSeconds + modules * (attackSeconds + 15), 'wapiti', [
      ...['-u', url, '-m', MODULES, '-f', 'json', '-o', report, '-v', '1'],
      ...bounds,
      ...store,
    ])
    if (cut || !existsSync(report))
      return {
        attack: `wapiti, ${what}`,
        extent: `${Math.round(seconds)} s`,
        findings: [`no report: ${text.slice(-400)}`],
      }
    type Entry = { method: string; path: string; info: string; parameter?: string }
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      'vulnerabilities' | 'anomalies',
      Record<string, Entry[]>
    >
    const named = (groups: Record<string, Entry[]>) =>
      Object.entries(groups).flatMap(([name, entries]) =>
        entries.map((it) => `${name}: ${it.method} ${it.path} ${it.info}`),
      )
    const broken = named({ 'Internal Server Error': anomalies['Internal Server Error'] ?? [] })
    const ran = text.match(/Launching module (\w+)/g)?.length ?? 0
    const unrun = ran < modules ? [`only ${ran} of ${modules} modules ran: ${text.slice(-300)}`] : []
    const pages = Number(/(\d+) URLs? and forms? having more/.exec(text)?.[1] ?? Number.NaN)
    const found = reached ? `${reached()} calls` : Number.isNaN(pages) ? 'crawled' : `${pages} pages`
    return {
      attack: `wapiti (${MODULES.replaceAll(',', ', ')}), ${what}`,
      extent: `${found}, ${Math.round(seconds)} s`,
      findings: [...named(vulnerabilities), ...broken, ...unrun],
    }
  })
}

const MAX_VISITS = 4

/** wapiti leaves out a link of a long page now and then: what it left is a page of its own, until nothing is left. */
export async function wapitiOnApi(scanned: Scanned, what: string, attackSeconds: number): Promise<Verdict> {
  const verdicts: Verdict[] = []
  let left = scanned.targets
  while (left.length > 0 && verdicts.length < MAX_VISITS) {
    const guide = await openGuide({ ...scanned, targets: left })
    try {
      verdicts.push(await wapitiOn(guide.url, what, attackSeconds, guide.reached, 60 + 2 * left.length))
      left = guide.unreached()
    } finally {
      guide.close()
    }
  }
  return {
    attack: verdicts[0]?.attack ?? what,
    extent: verdicts.map(({ extent }) => extent).join(' and '),
    findings: [
      ...verdicts.flatMap(({ findings }) => findings),
      ...left.map(({ method, path }) => `${method} ${path} was never reached`),
    ],
  }
}

export const wapitiOnSite = (url: string, attackSeconds: number) => wapitiOn(url, 'the site', attackSeconds)

const SLOW = {
  headers: ['-H'],
  body: ['-B', '-t', 'POST', '-s', '8192', '-f', 'application/json'],
  reading: ['-X', '-w', '1', '-y', '2', '-n', '5', '-z', '8', '-k', '3'],
}

/** 300 connections that come by drops: the service stays reachable, and those that send slowly are closed. */
export function slowConnections(url: string, kind: keyof typeof SLOW): Promise<Verdict> {
  return inFolder(async (folder) => {
    const prefix = join(folder, 'slow')
    const path = kind === 'body' ? '/login' : '/'
    const common = ['-c', '300', '-r', '150', '-i', '4', '-l', '24', '-p', '3', '-x', '24', '-g', '-o', prefix]
    const { text, seconds } = await runFor(60, 'slowhttptest', [...SLOW[kind], ...common, '-u', `${url}${path}`])
    const file = `${prefix}.csv`
    const rows = (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number))
    const open = Math.max(0, ...rows.map((row) => row[3] ?? 0))
    const deaf = rows.filter((row) => (row[4] ?? 0) === 0).length
    // Its last row is of the second before the end.
    const left = /No open connections left/.test(text) ? 0 : (rows.at(-1)?.[3] ?? 0)
    const findings: string[] = []
    if (rows.length < 5 || open < 100) findings.push(`no measurement: ${text.slice(-300)}`)
    if (deaf > 0) findings.push(`not reachable in ${deaf} of ${rows.length} looks`)
    if (kind !== 'reading' && left > 0) findings.push(`${left} connections still open after ${rows.at(-1)?.[0]} s`)
    return {
      attack: `slowhttptest, slow ${kind}`,
      extent: `300 connections, ${open} open at once, ${left} left after ${Math.round(seconds)} s`,
      findings,
    }
  })
}
