import { appendFileSync } from 'node:fs'

/** One line of the table in docs/security-tests.md; a test reports when nothing was found. */
export function reportAttack(attack: string, extent: string, findings: readonly string[] = []): void {
  const file = process.env.ATTACK_REPORT
  if (file) appendFileSync(file, `${JSON.stringify({ attack, extent, findings })}\n`)
}
