import { AUTOMATION_TEXT, type AutomationConfig, AutomationReply, ReadSetup } from '@norteia/contracts/automation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { moneyText, parseMoney } from '#src/ui/fields/masks.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { SwitchField } from '#src/ui/fields/switch-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AGENT_ERRORS, agentError, callAgent } from './agent.queries.ts'
import { ANALYSIS_OPTIONS, REPORT_OPTIONS, THRESHOLDS, thresholdFault } from './automation.ts'
import { ReportList } from './report-list.tsx'
import { TaskList } from './task-list.tsx'
import type { Say } from './use-feedback.ts'

interface AutomationTabProps {
  companyId: string
  say: Say
}

/** What runs by itself, and how often. */
export function AutomationTab({ companyId, say }: AutomationTabProps) {
  const saved = useQuery({
    queryKey: ['agent', companyId, 'automation'],
    queryFn: async ({ signal }) =>
      (await callAgent(`/api/company/${companyId}/automation`, AutomationReply, { signal })).data,
    retry: false,
  })
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title="Tarefas automáticas" className="lg:col-span-2">
        {saved.isPending ? (
          <Skeleton className="h-96" />
        ) : saved.isError ? (
          // Not the defaults: saving those would replace what the owner had set.
          <ErrorState message="Não foi possível carregar a automação agora." onRetry={() => void saved.refetch()} />
        ) : (
          <AutomationForm companyId={companyId} initial={saved.data} say={say} />
        )}
      </Card>
      <TaskList companyId={companyId} say={say} />
      <ReportList companyId={companyId} />
    </div>
  )
}

function AutomationForm({ companyId, initial, say }: AutomationTabProps & { initial: AutomationConfig }) {
  const queries = useQueryClient()
  const [config, setConfig] = useState(initial)
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null)
  const [sending, setSending] = useState(false)
  const change = (part: Partial<AutomationConfig>) => {
    setConfig({ ...config, ...part })
    setFault(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = thresholdFault(config)
    setFault(found)
    if (found) return document.getElementById(`limite-${found.field}`)?.focus()
    setSending(true)
    try {
      const path = `/api/company/${companyId}/setup-automation`
      const { configuration } = await callAgent(path, ReadSetup, { method: 'POST', body: config })
      say('success', AUTOMATION_TEXT.configured(configuration.totalTasksCreated))
      void queries.invalidateQueries({ queryKey: ['agent', companyId] })
    } catch (error) {
      say('error', agentError(error, AGENT_ERRORS.automation))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2"
    >
      <div className="grid grid-cols-1 content-start gap-6">
        <SwitchField
          label="Análises automáticas"
          checked={config.enableAnalysis}
          onChange={(event) => change({ enableAnalysis: event.currentTarget.checked })}
        />
        <SelectField
          label="Frequência das análises"
          options={ANALYSIS_OPTIONS}
          placeholder={null}
          value={config.analysisFrequency}
          onChange={(event) =>
            change({ analysisFrequency: event.currentTarget.value as AutomationConfig['analysisFrequency'] })
          }
        />
        <hr className="border-line" />
        <SwitchField
          label="Relatórios automáticos"
          checked={config.enableReports}
          onChange={(event) => change({ enableReports: event.currentTarget.checked })}
        />
        <SelectField
          label="Frequência dos relatórios"
          options={REPORT_OPTIONS}
          placeholder={null}
          value={config.reportFrequency}
          onChange={(event) =>
            change({ reportFrequency: event.currentTarget.value as AutomationConfig['reportFrequency'] })
          }
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6 max-lg:border-t max-lg:border-line max-lg:pt-6">
        <SwitchField
          label="Alertas de KPI"
          help="De hora em hora, avisamos quando um número sai da faixa."
          checked={config.enableKPIAlerts}
          onChange={(event) => change({ enableKPIAlerts: event.currentTarget.checked })}
        />
        {config.enableKPIAlerts &&
          THRESHOLDS.map(({ key, name, unit }) => (
            <fieldset key={key}>
              <legend className="mb-2 font-semibold">
                {name} <span className="font-normal text-muted">({unit})</span>
              </legend>
              <div className="grid grid-cols-2 gap-4">
                {(['min', 'max'] as const).map((end) => (
                  <Limit
                    key={end}
                    id={`limite-${key}.${end}`}
                    label={end === 'min' ? 'Avisar abaixo de' : 'Avisar acima de'}
                    money={unit === 'R$'}
                    value={config.kpiThresholds[key][end]}
                    error={fault?.field === `${key}.${end}` ? fault.message : undefined}
                    onChange={(limit) =>
                      change({
                        kpiThresholds: {
                          ...config.kpiThresholds,
                          [key]: { ...config.kpiThresholds[key], [end]: limit },
                        },
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
      <Button type="submit" loading={sending} className="justify-self-start">
        Configurar Automação
      </Button>
    </form>
  )
}

interface LimitProps {
  id: string
  label: string
  money: boolean
  /** NaN while the field is empty. */
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

function Limit({ money, value, onChange, ...rest }: LimitProps) {
  const [text, setText] = useState(() => moneyText(value))
  if (money)
    return (
      <MoneyField
        {...rest}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onChange(parseMoney(event.currentTarget.value) ?? Number.NaN)
        }}
      />
    )
  return (
    <TextField
      {...rest}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      value={Number.isFinite(value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  )
}
