import type { Placed } from '#src/consultant/calculator-slots.ts'

/** A number of a question before it is a quantity. */
export interface Read {
  number: Placed
  slot: string
  /** Root of what it counts; null: of reais, or of what nobody named. */
  noun: string | null
  factor: number
  money: boolean
}

/** Ends the noun of those that are counted a second time: '30 de 130 e 15 de 90'. */
export const AGAIN = '+'

/** The words after a number as far as they speak of it. */
export const clauseAfter = (after: string) => after.split(/[,;?]|\.(?=\s|$)| (?:mas|que|quant[oa]s?|qual)\b/)[0]!

/** 'Camisetas a', 'latas por': what stands between a count and the price of one. */
export const RATE_BEFORE =
  /^\s*(?!e )[a-z]+(?: (?!e )[a-z]+){0,2} (a|por|de|cobrando|custando|pagando|valendo)(?: r\$| uns| so)?\s*$|^\s*(?:e )?(?:(?:vendi|vendo|cobro|cobrei|paguei|pago|comprei|saiu) )?(a|por)(?: r\$)?\s*$/
/** Between two of a list. */
export const LISTED =
  /^(?:\s*(?:de|em|com) [a-z]+)?\s*(?:e|,|mais|\+|e mais|, mais|e a outra|e o outro|e outra|e outro|, a outra|, o outro)\s*(?:r\$ ?)?$|^\s*(?:de|em|com|no|na) [a-z]+\s*(?:e|,|mais)?\s*$/
/** ', internet 100', 'e o entregador 1.500' */
export const LABELLED =
  /^\s*(?:,|;|:|e|mais|\+|, e)?\s*(?:(?:o|a|os|as|da|do|de|na|no|pra|pro|meu|minha) )?(?!e\b|a\b|de\b)[a-z]{2,}(?: (?:de|da|do) [a-z]+)?\s*(?:r\$ ?)?$/
