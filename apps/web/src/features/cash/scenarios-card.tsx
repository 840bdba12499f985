import { type Alavancas, type Caixa, type CashBase, type Cenario, SaveScenario } from '@norteia/contracts/cash'
import { formatDay, formatMoney } from '@norteia/contracts/format'
import { computeCash } from '@norteia/engine/cash/cash'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Chart } from '#src/charts/chart.tsx'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { deleteScenario, saveScenario, scenariosKey, scenariosQuery } from './cash.queries.ts'

interface ScenariosCardProps {
  companyId: string
  base: CashBase
  /** What the levers on screen change. */
  alavancas: Alavancas
  onOpen: (alavancas: Alavancas) => void
}

const sentenceOf = (error: unknown, otherwise: string) => (error instanceof ApiError ? error.message : otherwise)

/** Levers under a name: kept, opened again and held against each other. Outcomes are recomputed each time. */
export function ScenariosCard({ companyId, base, alavancas, onOpen }: ScenariosCardProps) {
  const query = useQuery(scenariosQuery(companyId))
  const queries = useQueryClient()
  const toast = useToast()
  const [comparing, setComparing] = useState(false)
  const renew = () => queries.invalidateQueries({ queryKey: scenariosKey(companyId) })
  const remove = useMutation({
    mutationFn: (id: string) => deleteScenario(companyId, id),
    onSuccess: renew,
    onError: (error) => toast.error(sentenceOf(error, 'Não foi possível apagar o cenário. Tente de novo.')),
  })
  const list = query.data ?? []
  return (
    <Card
      title="Cenários"
      className={comparing ? '' : 'print:hidden'}
      actions={
        list.length > 0 && (
          <Button variant="secondary" size="sm" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            Comparar cenários
          </Button>
        )
      }
    >
      <SaveForm companyId={companyId} alavancas={alavancas} known={list} onSaved={renew} />
      {query.isError && <p className="mt-4 text-muted">Não foi possível carregar os cenários. Atualize a página.</p>}
      {query.data && list.length === 0 && (
        <p className="mt-4 text-muted">
          Mude algo acima e guarde com um nome: o cenário fica aqui para abrir e comparar.
        </p>
      )}
      {list.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {list.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0">
                <p className="wrap-anywhere">{one.nome}</p>
                <p className="figure text-sm text-muted">{endOf(computeCash(base, one.alavancas))}</p>
              </div>
              <div className="flex gap-1 print:hidden">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Abrir ${one.nome}`}
                  onClick={() => onOpen(one.alavancas)}
                >
                  Abrir
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Apagar ${one.nome}`}
                  loading={remove.isPending && remove.variables === one.id}
                  onClick={() => remove.mutate(one.id)}
                >
                  Apagar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {comparing && list.length > 0 && <Comparison base={base} alavancas={alavancas} scenarios={list} />}
    </Card>
  )
}

const endOf = ({ duraAte, pontoMaisBaixo }: Caixa) => {
  const low = pontoMaisBaixo
    ? `ponto mais baixo ${formatMoney(pontoMaisBaixo.saldo)} em ${formatDay(pontoMaisBaixo.data)}`
    : ''
  return duraAte ? `Dura até ${formatDay(duraAte)}; ${low}` : `Não acaba; ${low}`
}

interface SaveFormProps extends Pick<ScenariosCardProps, 'companyId' | 'alavancas'> {
  known: readonly Cenario[]
  onSaved: () => void
}

const Named = z.pick(SaveScenario, { nome: true })

function SaveForm({ companyId, alavancas, known, onSaved }: SaveFormProps) {
  const toast = useToast()
  const form = useAppForm({ schema: Named, defaultValues: { nome: '' } })
  const submit = form.handleSubmit(async ({ nome }) => {
    try {
      // The same name means the same scenario.
      await saveScenario(companyId, { nome, alavancas }, known.find((one) => one.nome === nome)?.id)
      toast.success('Cenário salvo.')
      form.reset()
      onSaved()
    } catch (error) {
      const sentence = sentenceOf(error, 'Não foi possível salvar o cenário. Tente de novo.')
      form.setError('nome', (error instanceof ApiError && error.fields.nome) || sentence, { shouldFocus: true })
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 print:hidden">
      <TextField label="Nome do cenário" className="min-w-0 grow basis-60" maxLength={80} {...form.field('nome')} />
      <Button type="submit" loading={form.isSubmitting} className="sm:mt-6">
        Salvar cenário
      </Button>
    </form>
  )
}

const TODAY = 'hoje'
const SHOWN = 'tela'

interface ComparisonProps extends Pick<ScenariosCardProps, 'base' | 'alavancas'> {
  scenarios: readonly Cenario[]
}

/** Two of them side by side: until when, lowest point, and the line of thirteen weeks. */
function Comparison({ base, alavancas, scenarios }: ComparisonProps) {
  const [ids, setIds] = useState<readonly [string, string]>([TODAY, scenarios[0]!.id])
  const all = [
    { id: TODAY, nome: 'Como é hoje', alavancas: {} },
    ...(Object.keys(alavancas).length > 0 ? [{ id: SHOWN, nome: 'O que está na tela', alavancas }] : []),
    ...scenarios,
  ]
  const two = ids.map((id) => {
    const one = all.find((each) => each.id === id) ?? all[0]!
    return { ...one, cash: computeCash(base, one.alavancas) }
  })
  const choose = (place: 0 | 1, id: string) => setIds(place === 0 ? [id, ids[1]] : [ids[0], id])
  const rows = [
    ['Dura até', ({ duraAte }: Caixa) => (duraAte ? formatDay(duraAte) : 'não acaba em 13 semanas')],
    ['Com cautela, até', ({ comCautelaAte }: Caixa) => (comCautelaAte ? formatDay(comCautelaAte) : 'não acaba')],
    [
      'Ponto mais baixo',
      ({ pontoMaisBaixo: low }: Caixa) => (low ? `${formatMoney(low.saldo)} em ${formatDay(low.data)}` : 'sem dados'),
    ],
    ['Saldo no fim', ({ semanas }: Caixa) => formatMoney(semanas.at(-1)?.saldoFinal ?? 0)],
  ] as const
  return (
    <section aria-label="Comparação de cenários" className="mt-6 border-t border-line pt-5">
      <div className="grid grid-cols-2 gap-4">
        {(['Primeiro cenário', 'Segundo cenário'] as const).map((label, place) => (
          <SelectField
            key={label}
            label={label}
            placeholder={null}
            options={all.map(({ id, nome }) => ({ value: id, label: nome }))}
            value={two[place]!.id}
            onChange={(event) => choose(place as 0 | 1, event.target.value)}
          />
        ))}
      </div>
      <table className="mt-4 w-full table-fixed text-left">
        <caption className="sr-only">Cenários lado a lado</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="w-1/4 py-2 pr-2 font-normal">
              <span className="sr-only">O que se compara</span>
            </th>
            {two.map(({ nome }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same scenario may be on both sides
              <th key={place} scope="col" className="py-2 pr-2 font-medium text-ink wrap-anywhere">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-sm font-normal text-muted">
                {label}
              </th>
              {two.map(({ cash }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same scenario may be on both sides
                <td key={place} className="figure py-2 pr-2">
                  {read(cash)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6">
        <Chart
          chart={{
            id: 'cenarios',
            type: 'line',
            title: { text: 'Saldo ao fim de cada semana, nos dois cenários' },
            unidade: 'R$',
            tipoDado: 'estimado',
            categories: two[0]!.cash.semanas.map(({ fim }) => formatDay(fim).slice(0, 5)),
            series: two.map(({ nome, cash }, place) => ({
              name: two[0]!.id === two[1]!.id ? `${nome} (${place + 1})` : nome,
              data: cash.semanas.map(({ saldoFinal }) => saldoFinal),
              line: { dash: place === 0 ? 'dash' : 'dot' },
            })),
            descricao: two.map(({ nome, cash }) => `${nome}: ${endOf(cash)}.`).join(' '),
          }}
        />
      </div>
    </section>
  )
}
