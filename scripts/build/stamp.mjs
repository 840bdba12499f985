import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../toolchain/paths.mjs'

/** Files below the given paths, relative to the root, with time and size: the cheap look at whether anything changed. */
export function listFiles(paths, skip = () => false) {
  const files = {}
  const visit = (path) => {
    if (skip(path)) return
    const stat = statSync(join(root, path), { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`)
    else files[path] = `${stat.mtimeMs} ${stat.size}`
  }
  for (const path of paths) visit(path)
  return files
}

/** Hash over names and contents. */
export function hashFiles(files) {
  const hash = createHash('sha256')
  for (const path of Object.keys(files))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // none yet, or cut off while it was written: build again
  }
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp))
  renameSync(`${file}.${process.pid}`, file)
}
