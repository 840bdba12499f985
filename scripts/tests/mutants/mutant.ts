/**
 * A defence taken away: one replacement in one file, and the tests that must fail then.
 */
export interface Mutant {
  /** What is defended, in words; unique. */
  defence: string
  /** From the root of the repository. */
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  /** Test files, from the root of the repository; they pass on the unchanged tree. */
  tests: readonly string[]
  /** Part of the tests' names, for files of many tests; without it all of them run. */
  only?: string
  /** `sqlite` unless the defence shows on PostgreSQL alone. */
  engine?: 'sqlite' | 'both'
}

/** Abbreviates paths of the server's features. */
export const feature = (path: string) => `apps/server/src/features/${path}`
export const server = (path: string) => `apps/server/src/${path}`
