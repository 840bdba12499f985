import type { DashboardRead } from '@norteia/contracts/analysis-read'
import { AUTOMATION_TEXT, AutomationReply, ReadSetup, type SavedAutomation } from '@norteia/contracts/automation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { dashboardKey } from '#src/lib/companies/dashboard-key.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { SwitchField } from '#src/ui/fields/switch-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AGENT_ERRORS, agentError, callAgent } from './agent.queries.ts'
import {
  ANALYSIS_OPTIONS,
  AutomationForm,
  entriesOf,
  OWN_LIMITS_HELP,
  ownLimits,
  REPORT_OPTIONS,
  THRESHOLDS,
} from './automation.ts'
import type { Say } from './feedback.tsx'
import { ReportList } from './report-list.tsx'
import { TaskList } from './task-list.tsx'

interface AutomationTabProps {
  companyId: string
  say: Say
}

/** Settings of scheduled tasks and their frequency. */
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
          <ErrorState message="Não foi possível carregar a automação agora." onRetry={() => void saved.refetch()}>
            O que está configurado continua valendo. Confira sua internet e tente de novo.
          </ErrorState>
        ) : (
          <AutomationSettings companyId={companyId} initial={saved.data} say={say} />
        )}
      </Card>
      <TaskList companyId={companyId} config={saved.data} say={say} />
      <ReportList companyId={companyId} />
    </div>
  )
}

function AutomationSettings({ companyId, initial, say }: AutomationTabProps & { initial: SavedAutomation }) {
  const queries = useQueryClient()
  const form = useAppForm({ schema: AutomationForm, defaultValues: entriesOf(initial) })
  const watches = useWatch({ control: form.control, name: 'enableKPIAlerts' })
  // What the panel has: a second observer without a way to fetch would keep the panel from being renewed.
  const own = ownLimits(queries.getQueryData<DashboardRead>(dashboardKey(companyId)))
  const takeOwn = () => {
    form.clearErrors()
    for (const { key } of THRESHOLDS)
      for (const end of ['min', 'max'] as const) {
        const value = own?.[key]?.[end]
        if (value !== undefined) form.setValue(`kpiThresholds.${key}.${end}`, value)
      }
    say('success', 'Limites preenchidos com os seus números. Falta Configurar Automação.')
  }
  const submit = form.handleSubmit(async (config) => {
    try {
      const path = `/api/company/${companyId}/setup-automation`
      const { configuration } = await callAgent(path, ReadSetup, { method: 'POST', body: config })
      say('success', AUTOMATION_TEXT.configured(configuration.totalTasksCreated))
      void queries.invalidateQueries({ queryKey: ['agent', companyId] })
    } catch (error) {
      say('error', agentError(error, AGENT_ERRORS.automation))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-6">
        <SwitchField label="Análises automáticas" {...form.field('enableAnalysis')} />
        <SelectField
          label="Frequência das análises"
          options={ANALYSIS_OPTIONS}
          placeholder={null}
          {...form.field('analysisFrequency')}
        />
        <hr className="border-line" />
        <SwitchField label="Relatórios automáticos" {...form.field('enableReports')} />
        <SelectField
          label="Frequência dos relatórios"
          options={REPORT_OPTIONS}
          placeholder={null}
          {...form.field('reportFrequency')}
        />
        <hr className="border-line" />
        <SwitchField
          label="Resumo da semana"
          help="Toda segunda-feira, às 7h: o que foi feito do plano, o que atrasou e o que vem."
          {...form.field('enableWeeklySummary')}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6 max-lg:border-t max-lg:border-line max-lg:pt-6">
        <SwitchField
          label="Alertas de KPI"
          help="KPI é um número que você acompanha. De hora em hora, avisamos quando um deles sai da faixa."
          {...form.field('enableKPIAlerts')}
        />
        {watches && own && (
          <div>
            <Button variant="secondary" size="sm" aria-describedby="meus-numeros" onClick={takeOwn}>
              Usar meus números
            </Button>
            <p id="meus-numeros" className="mt-2 text-sm text-muted">
              {OWN_LIMITS_HELP}
            </p>
          </div>
        )}
        {watches &&
          THRESHOLDS.map(({ key, name, unit }) => (
            <fieldset key={key}>
              <legend className="mb-2 font-semibold">
                {name} <span className="font-normal text-muted">({unit})</span>
              </legend>
              <div className="grid grid-cols-2 gap-4">
                {(['min', 'max'] as const).map((end) => {
                  const field = {
                    label: end === 'min' ? 'Avisar abaixo de' : 'Avisar acima de',
                    ...form.field(`kpiThresholds.${key}.${end}`),
                  }
                  return unit === 'R$' ? (
                    <MoneyField key={end} {...field} />
                  ) : (
                    <TextField key={end} type="number" inputMode="decimal" min={0} step="any" {...field} />
                  )
                })}
              </div>
            </fieldset>
          ))}
        {watches && (
          <fieldset>
            <legend className="mb-2 font-semibold">
              Caixa <span className="font-normal text-muted">(dias)</span>
            </legend>
            <TextField
              type="number"
              inputMode="numeric"
              min={0}
              max={91}
              label="Avisar se acaba em menos de"
              help="Pela previsão das próximas treze semanas. Em branco, não avisamos."
              {...form.field('kpiThresholds.caixa.min')}
            />
          </fieldset>
        )}
      </div>
      <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
        Configurar Automação
      </Button>
    </form>
  )
}
