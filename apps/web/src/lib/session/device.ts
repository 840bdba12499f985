import { readItem, writeItem } from './storage.ts'

const KEY = 'device'

/**
 * This browser's own value, made at its first login: where it has signed in before, guesses of strangers don't lock the
 * owner out. It survives a logout and grants no access on its own.
 */
export function deviceValue(): string {
  const known = readItem('local', KEY)
  if (known && /^[\w-]{43}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  writeItem('local', KEY, made)
  return made
}
