import { DIMENSIONS } from '@norteia/contracts/analysis'
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import {
  ACQUISITION_CHANNELS,
  AI_USAGE,
  COMPANY_AGES,
  EMPLOYEE_BANDS,
  REVENUE_BANDS,
} from '@norteia/contracts/diagnostic'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { SECTOR_TEXTS } from '#src/data/sector-insights.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { PHRASINGS } from '#src/faq/phrasings.data.ts'
import { ACTIONS, ACTIONS_ALONE } from '#src/library/actions.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { KPI_NAMES } from '#src/text/kpi-names.data.ts'
import { stem } from '#src/text/stem.ts'
import { FLOW_WORDS, THEME_WORDS } from '#src/text/theme-words.data.ts'
import { fold } from '#src/text/words.ts'
import { EVERYDAY_WORDS } from './everyday-words.data.ts'
import { NAMES } from './names.data.ts'

const names = new Set(NAMES.split(' '))
let known: { words: Set<string>; stems: Set<string> } | undefined

/** Every word that the product's own texts have; built at the first use, since most processes never send anything. */
function vocabulary() {
  if (known) return known
  const texts = JSON.stringify([
    DIMENSIONS,
    MARKET_SEGMENTS,
    [ACQUISITION_CHANNELS, AI_USAGE, COMPANY_AGES, EMPLOYEE_BANDS, REVENUE_BANDS],
    [RULE_TEXTS, SECTOR_TEXTS, SEGMENT_QUESTIONS],
    [FAQ_ENTRIES, PHRASINGS],
    [[...ACTIONS.values()], [...ACTIONS_ALONE.values()]],
    PROBLEM_CARDS,
    [KPI_NAMES, THEME_WORDS, FLOW_WORDS],
    EVERYDAY_WORDS,
  ])
  const words = new Set((fold(texts.replace(/\\[nt]/g, ' ')).match(/[a-z]+/g) ?? []).filter((word) => !names.has(word)))
  known = { words, stems: new Set([...words].filter((word) => word.length > 4).map(stem)) }
  return known
}

/**
 * Whether a folded word is one of everyday business, as far as the product's own texts know them: anything else in a
 * user's text may be a name. Other endings of a known word count from five letters on.
 */
export function isEveryday(word: string): boolean {
  const { words, stems } = vocabulary()
  return words.has(word) || (word.length > 4 && !names.has(word) && stems.has(stem(word)))
}
