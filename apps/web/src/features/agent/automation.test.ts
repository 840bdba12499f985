import { ReadDashboard } from '@norteia/contracts/analysis-read'
import { AUTOMATION_TEXT, DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { analysis, dashboardReply } from '#src/testing/analyses.ts'
import { AutomationForm, entriesOf, ownLimits } from './automation.ts'

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

test('limits surround the company’s own figures; those of the product give none', () => {
  const view = (...reply: Parameters<typeof dashboardReply>) => z.parse(ReadDashboard, dashboardReply(...reply))
  expect(ownLimits(view([analysis('a1')], { faturamento: 44_000 }))).toEqual({
    score: { min: '53', max: '100' },
    receita: { min: '39.600,00', max: '52.800,00' },
    crescimento: { min: '0' },
  })
  expect(ownLimits(view([], { faturamento: null }))).toBeNull()
  expect(ownLimits(undefined)).toBeNull()
})
