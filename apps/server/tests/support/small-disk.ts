import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface SmallDisk {
  /** Fills the disk but for so many bytes. */
  fill(leave: number): void
  unmount(): void
}

/** A disk of 12 MB in memory; undefined where we may not mount. */
export function mountSmallDisk(path: string, owner?: { uid: number; gid: number }): SmallDisk | undefined {
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', path], { stdio: 'pipe' })
  } catch (error) {
    if (process.env.FAULTS_REPORT) process.stderr.write(`no small disk: ${String(error)}\n`)
    return undefined
  }
  if (owner) chownSync(path, owner.uid, owner.gid)
  return {
    fill(leave) {
      const ballast = join(path, 'ballast')
      const file = openSync(ballast, 'w')
      try {
        for (;;) if (writeSync(file, Buffer.alloc(65_536)) < 65_536) break
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
      truncateSync(ballast, Math.max(0, statSync(ballast).size - leave))
    },
    unmount: () => execFileSync('umount', ['-l', path]),
  }
}
