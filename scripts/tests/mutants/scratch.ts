import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Not needed by any unit or server test, and large. */
const LEFT_OUT = /^(e2e\/|docs\/.*\.png$)/

export interface Scratch {
  folder: string
  remove(): void
}

/**
 * Copies the working tree, as git sees it, into a folder of the system's temporary ones. Packages are links to the
 * tree's own, except the workspaces, which are the copy's: what is changed there is what its tests import.
 */
export function copyTree(root: string): Scratch {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'norteia-mutants-')))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0')) {
    if (file === '' || LEFT_OUT.test(file) || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const workspace of ['.', ...workspaces(root)]) linkPackages(root, folder, workspace)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function workspaces(root: string): string[] {
  return ['apps', 'packages'].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
}

function linkPackages(root: string, folder: string, workspace: string): void {
  const from = join(root, workspace, 'node_modules')
  if (!existsSync(from)) return
  const to = join(folder, workspace, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue
    if (name === '@norteia') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(realpathSync(join(from, name)), join(to, name))
  }
}
