import type { Alavancas } from '@norteia/contracts/cash'
import { useId, useState } from 'react'
import { parseMoney } from '#src/ui/fields/masks.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'

interface LeversProps {
  value: Alavancas
  onChange: (value: Alavancas) => void
}

/** What if: the forecast follows as a slider moves. Nothing is stored. */
export function Levers({ value, onChange }: LeversProps) {
  const [reserve, setReserve] = useState('')
  const [salary, setSalary] = useState('')
  const [charges, setCharges] = useState('8')
  const set = (part: Alavancas) => onChange({ ...value, ...part })
  const hire = (typedSalary: string, typedCharges: string) => {
    setSalary(typedSalary)
    setCharges(typedCharges)
    const salario = parseMoney(typedSalary)
    const encargosPct = Number(typedCharges.replace(',', '.'))
    const valid = salario !== null && salario > 0 && encargosPct >= 0 && encargosPct <= 300
    set({ contratar: valid ? { salario, encargosPct } : null })
  }
  const changed = Object.values(value).some((part) => part !== undefined && part !== null && part !== 0)
  return (
    <Card
      title="E se…"
      actions={
        changed && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setReserve('')
              setSalary('')
              onChange({})
            }}
          >
            Voltar ao que é hoje
          </Button>
        )
      }
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Slider
          label="Preço"
          unit="%"
          min={-30}
          max={30}
          value={value.precoPct ?? 0}
          onChange={(precoPct) => set({ precoPct })}
        />
        <Slider
          label="Volume"
          unit="%"
          min={-50}
          max={50}
          value={value.volumePct ?? 0}
          onChange={(volumePct) => set({ volumePct })}
        />
        <Slider
          label="Atraso dos clientes"
          unit=" dias"
          min={0}
          max={90}
          value={value.atrasoDias ?? 0}
          onChange={(atrasoDias) => set({ atrasoDias })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <MoneyField
            label="Contratar"
            help="Salário por mês."
            value={salary}
            onChange={(event) => hire(event.target.value, charges)}
          />
          <TextField
            label="Encargos (%)"
            inputMode="numeric"
            help="Confirme com o contador."
            value={charges}
            onChange={(event) => hire(salary, event.target.value)}
          />
        </div>
        <MoneyField
          label="Reserva"
          help="O saldo que você não quer perder."
          value={reserve}
          onChange={(event) => {
            setReserve(event.target.value)
            set({ reserva: Math.max(0, parseMoney(event.target.value) || 0) })
          }}
        />
      </div>
    </Card>
  )
}

interface SliderProps {
  label: string
  unit: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A slider with a number field for those who know the figure. */
function Slider({ label, unit, min, max, value, onChange }: SliderProps) {
  const id = useId()
  const take = (text: string) => {
    const number = Math.round(Number(text))
    if (Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
  }
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between font-medium">
        {label}
        <span className="figure text-muted">
          {value > 0 && min < 0 ? '+' : ''}
          {value}
          {unit}
        </span>
      </label>
      <div className="mt-1 flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={(event) => take(event.target.value)}
          className="h-11 min-w-0 grow accent-primary"
        />
        <input
          type="number"
          aria-label={`${label}, valor exato`}
          min={min}
          max={max}
          value={value}
          onChange={(event) => take(event.target.value)}
          className="figure h-10 w-20 rounded-md border border-edge bg-card px-2 text-right"
        />
      </div>
    </div>
  )
}
