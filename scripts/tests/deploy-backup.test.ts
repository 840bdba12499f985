import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const compose = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'compose.yaml'), 'utf8')

test('the backup of the compose file keeps the newest 14, and none goes when writing fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-compose-'))
  try {
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    for (let day = 1; day <= 20; day++)
      writeFileSync(join(backups, `norteia-202601${String(day).padStart(2, '0')}T120000Z.jsonl.gz`), '')
    writeFileSync(join(backups, 'by-hand.jsonl.gz'), '')
    const [, command = ''] = />-\n([\s\S]*?)\n\n/.exec(compose.slice(compose.indexOf('  backup:'))) ?? []
    const run = (program: string) => {
      const line = command
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('$$', '$')
        .replaceAll('/data/', `${folder}/`)
        .replace('node_modules/node/bin/node apps/server/src/operations/main.ts backup', program)
      return spawnSync('sh', ['-c', line], { encoding: 'utf8' })
    }
    expect(run('false').status).not.toBe(0)
    expect(readdirSync(backups)).toHaveLength(21)
    const { status, stderr } = run('touch')
    expect([status, stderr]).toEqual([0, ''])
    const left = readdirSync(backups).filter((name) => name.startsWith('norteia-'))
    expect([left.length, left[0]]).toEqual([14, 'norteia-20260108T120000Z.jsonl.gz'])
    expect(readdirSync(backups)).toContain('by-hand.jsonl.gz')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
