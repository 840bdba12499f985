import { existsSync } from 'node:fs'
import { readdir, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './prometheus.ts'

/** Memory, processor, event loop and open files, by the names that other Node exporters use. */
export function collectProcess(registry: Registry): void {
  const gauge = (name: string, help: string) => registry.gauge(name, help)
  const resident = gauge('process_resident_memory_bytes', 'Memory of the process.')
  const heap = gauge('nodejs_heap_size_used_bytes', 'Heap in use.')
  const cpu = registry.counter('process_cpu_seconds_total', 'Processor time.')
  const began = gauge('process_start_time_seconds', 'Start of the process, Unix time.')
  const mean = gauge('nodejs_eventloop_lag_mean_seconds', 'Mean delay of the event loop since the last scrape.')
  const p99 = gauge('nodejs_eventloop_lag_p99_seconds', 'p99 of the delay since the last scrape.')
  const open = gauge('process_open_fds', 'Open file descriptors.')
  const max = gauge('process_max_fds', 'Most file descriptors the process may open.')
  began.set({}, Math.round(performance.timeOrigin / 1_000))
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let spent = 0
  registry.collect(async () => {
    const memory = process.memoryUsage()
    resident.set({}, memory.rss)
    heap.set({}, memory.heapUsed)
    const { user, system } = process.cpuUsage()
    cpu.add({}, (user + system) / 1e6 - spent)
    spent = (user + system) / 1e6
    // Empty until the first look of 20 ms.
    mean.set({}, loop.count === 0 ? 0 : loop.mean / 1e9)
    p99.set({}, loop.count === 0 ? 0 : loop.percentile(99) / 1e9)
    loop.reset()
    if (process.platform !== 'linux') return
    open.set({}, (await readdir('/proc/self/fd')).length)
    const limit = /^Max open files\s+(\d+)/m.exec(await readFile('/proc/self/limits', 'utf8'))?.[1]
    if (limit) max.set({}, Number(limit))
  })
}

/** Room where the data lies, and the newest backup there; without one its time is 0. */
export function collectStorage(registry: Registry, dataDir: string): void {
  const free = registry.gauge('norteia_disk_free_bytes', 'Free space on the file system of DATA_DIR.')
  const size = registry.gauge('norteia_disk_size_bytes', 'Size of the file system of DATA_DIR.')
  const age = registry.gauge('norteia_backup_last_timestamp_seconds', 'Time of the newest backup in DATA_DIR/backups.')
  const bytes = registry.gauge('norteia_backup_last_size_bytes', 'Size of the newest backup in DATA_DIR/backups.')
  registry.collect(async () => {
    const disk = await statfs(nearestFolder(dataDir))
    free.set({}, disk.bavail * disk.bsize)
    size.set({}, disk.blocks * disk.bsize)
    const newest = await newestBackup(join(dataDir, 'backups'))
    age.set({}, newest ? newest.mtimeMs / 1_000 : 0)
    bytes.set({}, newest?.size ?? 0)
  })
}

/** With PostgreSQL the folder may not be there yet. */
const nearestFolder = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path))

async function newestBackup(folder: string) {
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.jsonl.gz')).map((name) => stat(join(folder, name))),
  )
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs)[0]
}
