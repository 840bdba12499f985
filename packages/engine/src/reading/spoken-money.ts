import { fold } from '#src/text/words.ts'
import type { Parsed, PlacedNumber } from './spoken-text.ts'
import { type Choice, choose, unitOf } from './subject-of-number.ts'
import { SUBJECT_WORDS } from './subjects.data.ts'

/** A number with what it is about. */
export interface Meant {
  choice: Choice
  /** In the choice's unit. */
  value: number
}

export const PRICE = SUBJECT_WORDS.find(({ subject }) => subject === 'preco')!

/** 'o laticínio paga 2,20 o litro': money for one of what is produced. */
export function priceOfOne({ words }: Parsed, number: PlacedNumber): Choice | null {
  if (number.scale !== 1 || (number.unit === '' ? Number.isInteger(number.value) : number.unit !== 'R$')) return null
  const [article, noun] = [words[number.at]?.text ?? '', words[number.at + 1]?.text ?? '']
  if (!/^(?:o|a|por|cada)$/.test(article)) return null
  return /^(?:litro|kg|quilo|saca|arroba|duzia|metro|cabeca|peca|unidade|ovo|caixa|bandeja|cento)$/.test(noun)
    ? { entry: PRICE, unit: 'R$', noun }
    : null
}

/** 'uma construtora é 45% do que entra': a buyer's part, where no cost and no channel is named. */
export function partOfBuyer({ source }: Parsed, number: PlacedNumber, own: Choice | null): Choice | null {
  if (own?.unit !== '%' || own.entry.subject !== 'outro') return null
  const before = fold(source.slice(Math.max(0, number.start - 60), number.start))
    .split(/[.;!?\n]/)
    .at(-1)!
  const after = fold(source.slice(number.end, number.end + 40))
  if (
    !/^ ?(?:do que (?:entra|eu vendo|vendo|faturo|eu faturo|a gente fatura)|de tudo (?:o )?que (?:eu |a gente )?(?:vend|fatur|fac|fabric|produz|entreg)|d[oae] (?:meu |minha |nosso |nossa )?(?:faturamento|receita|vendas))/.test(
      after,
    )
  )
    return null
  if (!/(?:\be|representa|responde por|sozinh[oa]|leva|pega|compra|faz|traz|quase|cerca de) $/.test(before)) return null
  if (NO_BUYER.test(before)) return null
  return { entry: LARGEST, unit: '%', noun: 'cliente' }
}
/** Channels and seasons bring sales, too, and are no client. */
const NO_BUYER =
  /feira|whats|zap|site|loja|insta|delivery|balcao|app|ifood|natal|dezembro|verao|inverno|safra|semana|sabado|domingo|mes\b|produto|linha|almoco|jantar|custo|comida|folha|imposto/
const LARGEST = SUBJECT_WORDS.find(({ subject }) => subject === 'maior_cliente')!

/** A month's revenue may lie between these, by the band that she ticked. Reais. */
export interface RevenueBounds {
  min: number
  max: number
}

const A_MONTH = /^[^;.!?\n\d]{0,30}?(?:no|por|ao|todo|cada) mes|^[^;.!?\n\d]{0,12}$|^[^;.!?\n\d]{0,12}[,.;]/

/**
 * 'faço 75 no mês', 'tiro uns 30': thousands of reais, where nothing else is counted and thousands fit the band of revenue
 * that she ticked.
 */
export function spokenThousands(parsed: Parsed, number: PlacedNumber, bounds: RevenueBounds | undefined): Meant | null {
  if (!bounds || number.scale !== 1 || number.value < 2 || number.value > 999 || unitOf(parsed, number) !== null)
    return null
  const choice = choose(parsed, number, true)
  const verb = parsed.words.slice(Math.max(0, number.at - 3), number.at).some(({ text }) => MONEY_VERB.test(text))
  if (!choice || !verb) return null
  const next = parsed.words[number.at]?.text ?? ''
  const stops = /^\s*(?:[,;.!?\n]|$)/.test(parsed.source.slice(number.end))
  if (!stops && !AFTER_MONEY.test(next)) return null
  if (!A_MONTH.test(fold(parsed.source.slice(number.end, number.end + 48)))) return null
  const value = number.value * 1_000
  const fits =
    choice.entry.subject === 'faturamento'
      ? value >= bounds.min && value <= bounds.max
      : choice.entry.subject === 'retirada' && value >= bounds.max / 50 && value <= bounds.max
  return fits ? { choice, value } : null
}
const MONEY_VERB = /^(?:faco|fazemos|fatur\w*|entra|entram|vendo|vendemos|giro|giramos|tiro|retiro|tiramos)$/
const AFTER_MONEY = /^(?:no|por|ao|todo|cada|e|mas|pra|para|so|limpo|brutos?|hoje|em|de)$/
