import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fromRoot } from './paths.mjs'
import { say } from './say.mjs'

const nothing = (text) => ({ passed: 0, failed: 1, skipped: 0, text })

/** A check that is either fine or not, such as lint. */
export const fromExitCode = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

/** Counts of Vitest's JSON report. A file that doesn't load, or a failed set-up, counts as a failure. */
export function fromVitest(file, code) {
  if (!existsSync(file)) return nothing('o Vitest não deixou relatório')
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const skipped = report.numPendingTests + report.numTodoTests
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
  const failures = [
    ...broken.map((suite) => named(suite.name, '', suite.message)),
    ...report.testResults.flatMap((suite) =>
      suite.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => named(suite.name, test.fullName, test.failureMessages[0])),
    ),
  ]
  return counted(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, skipped, failures },
    code,
  )
}

/** Counts of Playwright's JSON report. A flaky test is a failure: it hides a race. */
export function fromPlaywright(file, code) {
  if (!existsSync(file)) return nothing('o Playwright não deixou relatório')
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failures = specsOf(suites)
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected' || test.status === 'flaky'))
    .map((spec) => named(spec.file, spec.title, spec.tests[0].results.find((it) => it.error)?.error.message))
  return counted(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures },
    code,
  )
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])

/** File, test and first line of the error: what a log of which only the end is kept has to tell. */
function named(file, test, message = '') {
  const text = stripVTControlCharacters(message).split('\n')[0].slice(0, 300)
  return [relative(fromRoot(), file.startsWith('/') ? file : fromRoot('e2e', file)), test, text]
    .filter(Boolean)
    .join(' › ')
}

/** A runner that executed nothing, or failed without a failed test, has failed all the same. */
function counted(counts, code) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, text: 'nenhum teste foi executado' }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, text: `terminou com o código ${code}` }
  return counts
}

/** Names what failed, ends with the one line of counts over all runners, and gives the exit code. */
export function conclude(results) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const result of results) for (const key of Object.keys(total)) total[key] += result[key]
  for (const { failed, failures, name } of results)
    for (const failure of failures ?? (failed > 0 ? [name] : [])) say(`✗ ${failure}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
  return total.failed === 0 ? 0 : 1
}
