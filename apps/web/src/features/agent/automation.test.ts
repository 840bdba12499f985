import { AUTOMATION_TEXT, DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { expect, test } from 'vitest'
import { AutomationForm, entriesOf } from './automation.ts'

const entries = entriesOf(DEFAULT_AUTOMATION)
const withCash = (min: string) => ({ ...entries, kpiThresholds: { ...entries.kpiThresholds, caixa: { min } } })

test('the limit of the cash is sent in days, and left out where none is typed', () => {
  expect(AutomationForm.parse(withCash('30')).kpiThresholds.caixa).toEqual({ min: 30 })
  expect(AutomationForm.parse(entries).kpiThresholds).not.toHaveProperty('caixa')
})

test('a stored limit of the cash comes back into its field', () => {
  const kpiThresholds = { ...DEFAULT_AUTOMATION.kpiThresholds, caixa: { min: 14 } }
  expect(entriesOf({ ...DEFAULT_AUTOMATION, kpiThresholds }).kpiThresholds.caixa.min).toBe('14')
})

test('days beyond the forecast are refused at their field', () => {
  const refused = AutomationForm.safeParse(withCash('120'))
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['kpiThresholds.caixa.min', AUTOMATION_TEXT.cashDays],
  ])
})
