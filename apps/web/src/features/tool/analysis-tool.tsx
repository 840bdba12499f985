import { ReadForecast } from '@norteia/contracts/agent'
import { ReadToolReply } from '@norteia/contracts/analysis-read'
import type { Company } from '@norteia/contracts/company'
import { TOOL_SECTORS } from '@norteia/contracts/company'
import { type CompanyAnalysisInput, TOOL_LABELS } from '@norteia/contracts/company-analysis'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { Envelope } from '#src/lib/api/envelope.ts'
import { measuredRevenueQuery } from '#src/lib/companies/measured-revenue.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CnpjField } from '#src/ui/fields/cnpj-field.tsx'
import { moneyText } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { NO_ENTRIES, prefilled, ToolForm } from './tool-entries.ts'
import { type ToolResult, ToolResults, type ToolView } from './tool-results.tsx'

const ACTIONS = [
  { view: 'analise', label: 'Analisar Empresa' },
  { view: 'plano', label: 'Gerar Plano de Ação' },
  { view: 'graficos', label: 'Gerar Gráficos' },
  { view: 'preditiva', label: 'Análise Preditiva' },
] as const

interface AnalysisToolProps {
  company: Company
  person: { name: string; email: string; phone: string | null } | null
  online: boolean
}

/** A what-if analysis; each run enters the active company's history as a simulation. Give it the company's id as key. */
export function AnalysisTool({ company, person, online }: AnalysisToolProps) {
  const form = useAppForm({ schema: ToolForm, defaultValues: prefilled(company, person) })
  const measured = useQuery(measuredRevenueQuery(company.id)).data
  const { setValue, getValues } = form
  // The statements know the revenue better than the record does; what she has typed stays.
  useEffect(() => {
    if (measured && getValues('faturamento') === moneyText(company.faturamento))
      setValue('faturamento', moneyText(Number(measured.valor)))
  }, [measured, company.faturamento, setValue, getValues])
  const queries = useQueryClient()
  const [running, setRunning] = useState<ToolView | null>(null)
  const [results, setResults] = useState<ToolResult>({})
  const [view, setView] = useState<ToolView>('analise')
  /** Counts clearings: an answer that was asked before one is dropped. */
  const turn = useRef(0)
  const output = useRef<HTMLDivElement>(null)

  const run = (wanted: ToolView) =>
    form.handleSubmit(async (input: CompanyAnalysisInput) => {
      if (running) return
      const mine = turn.current
      form.setBanner(null)
      setRunning(wanted)
      try {
        const body = await api(`/company-analysis/${wanted}`, z.unknown(), { method: 'POST', body: input })
        if (mine !== turn.current) return
        const { success, message } = z.parse(Envelope, body ?? {})
        if (success !== true) throw new ApiError('request', message || 'Não foi possível concluir a análise.')
        const answer =
          wanted === 'preditiva'
            ? { preditiva: z.parse(ReadForecast, body).data }
            : { [wanted]: z.parse(ReadToolReply, body) }
        setResults((before) => ({ ...before, ...answer }))
        setView(wanted)
        // On a phone the answer is below the form.
        if (output.current && output.current.getBoundingClientRect().top > window.innerHeight / 2)
          output.current.scrollIntoView({ block: 'start' })
        void queries.invalidateQueries({ queryKey: ['companies', company.id] })
      } catch (error) {
        if (mine === turn.current) form.showFailure(error, error instanceof Error ? error.message : String(error))
      } finally {
        if (mine === turn.current) setRunning(null)
      }
    })()

  const clear = () => {
    turn.current += 1
    form.reset(NO_ENTRIES)
    form.setBanner(null)
    setResults({})
    setView('analise')
    setRunning(null)
  }

  return (
    <>
      <header className="mb-6 sm:mb-8">
        <Badge tone={online ? 'positive' : 'neutral'}>{online ? 'Bot online' : 'Bot offline'}</Badge>
        <h1 className="mt-2 font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">
          Análise da Empresa
        </h1>
        <p className="mt-1 max-w-xl text-muted">
          Simule com outros números e veja o que muda. Cada simulação fica no histórico, sem alterar o painel nem o
          cadastro.
        </p>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[26rem_1fr]">
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void run('analise')
          }}
          className="grid gap-5 rounded-lg border border-line bg-card p-4 sm:p-6"
        >
          {form.banner && <Banner tone="error">{form.banner}</Banner>}
          <fieldset className="grid gap-4">
            <legend className="mb-3 text-base font-semibold">Empresa</legend>
            <TextField label={TOOL_LABELS.nomeEmpresa} autoComplete="organization" {...form.field('nomeEmpresa')} />
            <SelectField label={TOOL_LABELS.setor} options={TOOL_SECTORS} {...form.field('setor')} />
            <div className="grid gap-4 sm:grid-cols-2">
              <MoneyField label={TOOL_LABELS.faturamento} {...form.field('faturamento')} />
              <TextField label={TOOL_LABELS.funcionarios} inputMode="numeric" {...form.field('funcionarios')} />
              <TextField label={TOOL_LABELS.tempoMercado} help="Por exemplo: 4 anos." {...form.field('tempoMercado')} />
              <MoneyField label={TOOL_LABELS.custos} {...form.field('custos')} />
            </div>
            <TextareaField label={TOOL_LABELS.desafios} {...form.field('desafios')} />
            <TextareaField label={TOOL_LABELS.objetivos} {...form.field('objetivos')} />
            <div className="grid gap-4 sm:grid-cols-2">
              <CnpjField label={TOOL_LABELS.cnpj} {...form.field('cnpj')} />
              <TextField label={TOOL_LABELS.localizacao} autoComplete="address-level2" {...form.field('localizacao')} />
            </div>
          </fieldset>
          <fieldset className="grid gap-4 border-t border-line pt-5">
            <legend className="float-left mb-3 w-full text-base font-semibold">Responsável</legend>
            <TextField label={TOOL_LABELS.nomeUsuario} autoComplete="name" {...form.field('nomeUsuario')} />
            <TextField
              label={TOOL_LABELS.emailUsuario}
              type="email"
              inputMode="email"
              autoComplete="email"
              {...form.field('emailUsuario')}
            />
            <PhoneField label={TOOL_LABELS.telefoneUsuario} {...form.field('telefoneUsuario')} />
          </fieldset>
          <div className="grid gap-2 border-t border-line pt-5 sm:grid-cols-2">
            {ACTIONS.map((action, place) => (
              <Button
                key={action.view}
                type={place === 0 ? 'submit' : 'button'}
                variant={place === 0 ? 'primary' : 'secondary'}
                loading={running === action.view}
                aria-disabled={running !== null && running !== action.view}
                onClick={place === 0 ? undefined : () => void run(action.view)}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="ghost" onClick={clear} className="sm:col-span-2">
              Limpar
            </Button>
          </div>
        </form>
        <div ref={output} aria-live="polite" aria-busy={running !== null} className="min-w-0 scroll-mt-20">
          <ToolResults results={results} running={running} view={view} onView={setView} />
        </div>
      </div>
    </>
  )
}
