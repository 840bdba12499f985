import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { isOnce } from './terms.ts'

const DAYS = { dia: 1, semana: 7, mes: 30 } as const
const WORDS = { dia: 'dias', semana: 'semanas', mes: 'meses' } as const

/** How long the order takes, or what of it doesn't fit beside what she makes; null: she doesn't tell. */
export function roomFor(
  c: Case,
  many: Held,
  today: Held | undefined,
  room: Held | undefined,
  wait: Held | undefined,
): { text: Text; short: boolean } | null {
  const pace = room ?? today
  if (!pace) return null
  const span = pace.period as keyof typeof DAYS
  if (isOnce(many)) {
    const [all, each] = [c.count(many, 'Quantos pedem'), c.count(pace, 'Quantos faz')]
    const time = c.make(
      'qtd',
      `Em quantos ${WORDS[span]} faz tudo`,
      all.number / each.number,
      say`${t(all)} ÷ ${t(each)}`,
      [all, each],
    )
    const days = wait && wait.said.kind === 'D' && wait.said.unit === 'dias' ? wait.said.value : null
    const short = days !== null && days < time.number * DAYS[span]
    return {
      text: say`No seu ritmo de ${t(each)} por ${span === 'mes' ? 'mês' : span} leva ${t(time)} ${WORDS[span]} só com isso${short ? ', mais do que o prazo' : ''}.`,
      short,
    }
  }
  if (!room || !today || room.period !== today.period || many.period !== room.period) return null
  const [fits, made, asked] = [
    c.count(room, 'Quantos cabem'),
    c.count(today, 'Quantos faz'),
    c.count(many, 'Quantos pedem'),
  ]
  const free = c.make('qtd', 'Quantos ainda cabem', fits.number - made.number, say`${t(fits)} − ${t(made)}`, [
    fits,
    made,
  ])
  if (free.number <= 0) return null
  const over =
    asked.number > free.number
      ? c.make('qtd', 'Quantos não cabem', asked.number - free.number, say`${t(asked)} − ${t(free)}`, [asked, free])
      : null
  return {
    text: say`Ainda cabem ${t(free)}${over ? say`: ${t(over)} teriam de sair da freguesia de hoje` : ''}.`,
    short: over !== null,
  }
}
