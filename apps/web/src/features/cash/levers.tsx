import type { Caixa } from '@norteia/contracts/cash'
import { factValue } from '@norteia/contracts/fact-value'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { AT_REST, type LeverDrafts, parseDecimal, type ReadLevers } from './lever-drafts.ts'
import { costsThatCanBeCut } from './spent-on.ts'

interface LeversProps {
  drafts: LeverDrafts
  errors: ReadLevers['errors']
  cash: Caixa
  onChange: (drafts: LeverDrafts) => void
}

/** What if: the forecast follows as a slider moves. Nothing is stored until it is saved under a name. */
export function Levers({ drafts, errors, cash, onChange }: LeversProps) {
  const set = (part: Partial<LeverDrafts>) => onChange({ ...drafts, ...part })
  const changed = JSON.stringify(drafts) !== JSON.stringify(AT_REST)
  return (
    <Card
      title="E se…"
      className={changed ? '' : 'print:hidden'}
      actions={
        changed && (
          <Button variant="ghost" size="sm" onClick={() => onChange(AT_REST)}>
            Voltar ao que é hoje
          </Button>
        )
      }
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
        <Slider
          label="Preço"
          unit="%"
          min={-30}
          max={30}
          value={drafts.preco}
          error={errors.precoPct}
          onChange={(preco) => set({ preco })}
        />
        <Slider
          label="Volume"
          unit="%"
          min={-50}
          max={50}
          value={drafts.volume}
          error={errors.volumePct}
          onChange={(volume) => set({ volume })}
        />
        <Slider
          label="Atraso dos clientes"
          unit=" dias"
          min={0}
          max={90}
          value={drafts.atraso}
          error={errors.atrasoDias}
          onChange={(atraso) => set({ atraso })}
        />
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-6 border-t border-line pt-5 lg:grid-cols-2 print:hidden">
        <fieldset className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <legend className="mb-2 font-medium">Contratar</legend>
          <MoneyField
            label="Salário por mês"
            value={drafts.salario}
            error={errors['contratar.salario']}
            onChange={(event) => set({ salario: event.target.value })}
          />
          <TextField
            label="Encargos (%)"
            inputMode="decimal"
            value={drafts.encargos}
            error={errors['contratar.encargosPct']}
            onChange={(event) => set({ encargos: event.target.value })}
          />
        </fieldset>
        <fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_6rem]">
          <legend className="mb-2 font-medium">Empréstimo</legend>
          <MoneyField
            label="Valor"
            className="max-sm:col-span-2"
            value={drafts.emprestimo}
            error={errors['emprestimo.valor']}
            onChange={(event) => set({ emprestimo: event.target.value })}
          />
          <TextField
            label="Taxa ao mês (%)"
            inputMode="decimal"
            value={drafts.taxa}
            error={errors['emprestimo.taxaMes']}
            onChange={(event) => set({ taxa: event.target.value })}
          />
          <TextField
            label="Parcelas"
            inputMode="numeric"
            value={drafts.parcelas}
            error={errors['emprestimo.parcelas']}
            onChange={(event) => set({ parcelas: event.target.value })}
          />
        </fieldset>
        <Cuts drafts={drafts} errors={errors} cash={cash} set={set} />
        <MoneyField
          label="Reserva"
          help="O saldo que você não quer perder: abaixo dele o caixa conta como acabado."
          value={drafts.reserva}
          error={errors.reserva}
          onChange={(event) => set({ reserva: event.target.value })}
        />
      </div>
      <Changes cash={cash} />
    </Card>
  )
}

interface CutsProps extends Pick<LeversProps, 'drafts' | 'errors' | 'cash'> {
  set: (part: Partial<LeverDrafts>) => void
}

function Cuts({ drafts: { cortes }, errors, cash, set }: CutsProps) {
  const costs = costsThatCanBeCut(cash.base)
  const left = costs.filter(({ id }) => cortes.every(({ categoria }) => categoria !== id))
  const nameOf = (id: string) => costs.find((cost) => cost.id === id)?.nome ?? id
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 font-medium">Cortar despesa</legend>
      {cortes.map(({ categoria, pct }, index) => (
        <div key={categoria} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-3">
          <p className="self-center wrap-anywhere">{nameOf(categoria)}</p>
          <TextField
            label="Corte (%)"
            inputMode="decimal"
            value={pct}
            error={errors[`cortar.${index}.pct`]}
            onChange={(event) =>
              set({ cortes: cortes.map((cut, place) => (place === index ? { ...cut, pct: event.target.value } : cut)) })
            }
          />
          <Button
            variant="ghost"
            aria-label={`Não cortar ${nameOf(categoria)}`}
            onClick={() => set({ cortes: cortes.filter((_, place) => place !== index) })}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      {costs.length === 0 ? (
        <p className="text-muted">As despesas aparecem aqui quando têm categoria.</p>
      ) : (
        left.length > 0 && (
          <SelectField
            label="Despesa"
            placeholder="Escolha o que cortar"
            options={left.map(({ id, nome }) => ({ value: id, label: nome }))}
            value=""
            onChange={(event) => set({ cortes: [...cortes, { categoria: event.target.value, pct: '10' }] })}
          />
        )
      )}
    </fieldset>
  )
}

/** What the scenario changes, each with its formula. */
function Changes({ cash: { fatos } }: Pick<LeversProps, 'cash'>) {
  const changed = fatos.filter(({ id }) => id.startsWith('caixa.cenario.'))
  if (changed.length === 0) return null
  return (
    <dl
      className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-5 lg:grid-cols-2"
      aria-label="O que este cenário muda"
    >
      {changed.map((fact) => (
        <div key={fact.id}>
          <dt className="flex items-baseline justify-between gap-4 font-medium">
            {fact.rotulo} <span className="figure">{factValue(fact)}</span>
          </dt>
          <dd className="text-sm text-muted">{fact.formula}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SliderProps {
  label: string
  unit: string
  min: number
  max: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A slider with a number field for those who know the figure, which may lie beyond the slider's ends. */
function Slider({ label, unit, min, max, value, error, onChange }: SliderProps) {
  const id = useId()
  const number = parseDecimal(value)
  const known = Number.isNaN(number) ? 0 : number
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between font-medium">
        {label}
        {!error && (
          <span className="figure text-muted">
            {known > 0 && min < 0 ? '+' : ''}
            {value.trim() === '' ? '0' : value}
            {unit}
          </span>
        )}
      </label>
      <div className="mt-1 flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={Math.min(max, Math.max(min, known))}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 min-w-0 grow accent-primary"
        />
        <input
          type="text"
          inputMode="decimal"
          aria-label={`${label}, valor exato`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-erro` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="figure h-11 w-20 rounded-md border border-edge bg-card px-2 text-right aria-invalid:border-negative"
        />
      </div>
      {error && (
        <p id={`${id}-erro`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  )
}
