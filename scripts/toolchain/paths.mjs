import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository: everything the scripts touch is addressed from here. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const fromRoot = (...parts) => join(root, ...parts)
