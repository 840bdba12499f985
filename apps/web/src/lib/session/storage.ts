/** Web storage that never throws: blocked, full or missing storage falls back to this tab's memory. */
export type Area = 'local' | 'session'

/** Values whose write failed; they last as long as the page. */
const memory = new Map<string, string>()
const memoryKey = (area: Area, key: string) => `${area}:${key}`

/** Undefined where reaching for the storage is refused (private modes, blocked cookies) or there is no browser. */
function storageOf(area: Area): Storage | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

export function readItem(area: Area, key: string): string | null {
  const kept = memory.get(memoryKey(area, key))
  if (kept !== undefined) return kept
  try {
    return storageOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeItem(area: Area, key: string, value: string): void {
  try {
    const storage = storageOf(area)
    if (!storage) throw new Error('no storage')
    storage.setItem(key, value)
    memory.delete(memoryKey(area, key))
  } catch {
    memory.set(memoryKey(area, key), value)
  }
}

export function removeItem(area: Area, key: string): void {
  memory.delete(memoryKey(area, key))
  try {
    storageOf(area)?.removeItem(key)
  } catch {
    // A storage that refuses writes holds nothing of ours either.
    return
  }
}

/** Every key of the area that begins with `prefix`. */
export function keysOf(area: Area, prefix: string): string[] {
  const keys = new Set<string>()
  for (const key of memory.keys())
    if (key.startsWith(memoryKey(area, prefix))) keys.add(key.slice(memoryKey(area, '').length))
  try {
    const storage = storageOf(area)
    for (let index = 0; storage && index < storage.length; index++) {
      const key = storage.key(index)
      if (key?.startsWith(prefix)) keys.add(key)
    }
  } catch {
    return [...keys]
  }
  return [...keys]
}

/** Calls back when another tab changes the persistent storage; the key is null when it was emptied. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const heard = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === storageOf('local')) listener(event.key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
