/** What a person reads on the terminal is Portuguese; stdout stays free for the server and the test runners. */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** A failure that is explained by its message alone: one line, exit 1, no stack. */
export class PlainError extends Error {}

/** Runs a script's main function; a PlainError ends it with one line. */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    say(error instanceof PlainError ? error.message : String(error?.stack ?? error))
    process.exitCode = 1
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`
