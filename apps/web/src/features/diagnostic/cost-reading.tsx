import { formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { type CostList, readCosts } from '@norteia/engine/reading/money'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { text } from './submission.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

/** Delay, so that a screen reader doesn't announce every keystroke. */
const SAY_AFTER_MS = 500
const SHOWN = 12
/** Shorter texts are not read yet. */
const SOMETHING = 8

/** Says back which costs the analysis will read in the text, so that a lost one is seen while it can be mended. */
export function CostReading({ form }: { form: DiagnosticForm }) {
  const typed = text(useWatch({ control: form.control, name: 'general.main_costs' }))
  const [said, setSaid] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(typed), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  if (typed.trim() === '') return null
  return (
    <p role="status" className="mt-1 text-sm wrap-anywhere">
      {costSentence(readCosts(said), said)}
    </p>
  )
}

const quoted = (all: readonly string[]) => all.map((words) => `“${words}”`).join(', ')

/** 'Lemos: aluguel R$ 4.500, funcionários R$ 14.000. Faltou algo?' */
function costSentence(
  { items, total, shares, unread, porUnidade = [], semValor = [] }: CostList,
  typed: string,
): string {
  const notes: [what: string, words: readonly string[], then: string][] = [
    ['Não consegui ler', unread, ''],
    ['Por unidade', porUnidade.map(({ texto }) => texto), ': escreva também quanto dá por mês'],
    ['Falta o valor de', semValor, ''],
  ]
  const missed = notes
    .map(([what, words, then]) => (words.length > 0 ? ` ${what}: ${quoted(words)}${then}.` : ''))
    .join('')
  if (items.length === 0 && missed === '')
    return total !== null
      ? `Lemos um total de ${formatMoney(total)} por mês. Separe por custo para ver onde está o peso.`
      : typed.trim().length < SOMETHING
        ? ''
        : 'Ainda não lemos nenhum valor. Escreva o nome e o valor de cada custo: “aluguel 3.500, energia 900”.'
  const read = items
    .slice(0, SHOWN)
    .map(({ nome, valor, conta }) => `${nome} ${formatMoney(valor)}${conta ? ` por mês (${conta})` : ''}`)
  if (items.length > SHOWN) read.push(`e mais ${plural(items.length - SHOWN, 'custo')}`)
  for (const { nome, percentual, de } of shares)
    read.push(`${nome} ${formatNumber(percentual, 2)}% ${de === 'custo' ? 'dos custos' : 'das vendas'}`)
  if (read.length === 0) return missed.trim()
  const sum = items.length > 1 && total !== null ? ` Somam ${formatMoney(total)} por mês.` : ''
  return `Lemos: ${read.join(', ')}. Faltou algo?${sum}${missed}`
}
