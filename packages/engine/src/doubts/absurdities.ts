import type { MarketSegment } from '@norteia/contracts/company'
import { REVENUE_PER_PERSON } from '@norteia/contracts/product-figures'
import { REFERENCES } from '#src/data/reference.data.ts'
import { say } from '#src/facts/fact-book.ts'
import { costTotalFact, perPersonFact } from '#src/facts/figures.ts'
import { of } from '#src/measures/measured.ts'
import type { Reading } from '#src/reading/input.ts'
import { declaredCosts } from '#src/reading/money.ts'
import { REVENUE_BAND_VALUES } from '#src/rules.ts'
import { lately } from '#src/text/lately.ts'
import { words } from '#src/text/words.ts'
import type { Doubt } from './doubt.ts'

/** Reais per person and month; segments without a public figure take the product's reference. */
const SEGMENT_PER_PERSON: Partial<Record<MarketSegment, number>> = {
  'Comércio Varejista': REFERENCES['rpp.varejo'].valor,
  Serviços: REFERENCES['rpp.servicos'].valor,
  Indústria: REFERENCES['rpp.industria'].valor,
}
/** Beyond twenty times or below a twentieth the figures can't belong together. */
const FACTOR = 20
/** The public means hold large firms: nobody is called absurd for being smaller than a twentieth of a factory's. */
const MOST_FOR_LOW = REFERENCES['rpp.servicos'].valor
const MAX_COSTS = 3

function perPerson({ revenue, people, segment }: Reading): Doubt | null {
  const found = perPersonFact({ revenue, people })
  if (!revenue || !people || !found) return null
  const { value, fact } = found
  const usual = SEGMENT_PER_PERSON[segment] ?? REVENUE_PER_PERSON
  const high = value > usual * FACTOR
  const low = people.value > 1 && value < Math.min(usual, MOST_FOR_LOW) / FACTOR
  if (!high && !low) return null
  return {
    id: high ? 'receita_por_pessoa_alta' : 'receita_por_pessoa_baixa',
    texto: high
      ? say`Com ${of(revenue.fact)} por mês e ${of(people.fact)} na empresa, seriam ${of(fact)} por pessoa, muito acima do comum; o valor é por mês e o número de pessoas está certo?`
      : say`Com ${of(revenue.fact)} por mês e ${of(people.fact)} na empresa, seriam só ${of(fact)} por pessoa; falta algum zero no faturamento ou sobra gente na conta?`,
    fatos: [revenue.fact, people.fact, fact],
    campos: ['revenue', 'employees'],
  }
}

function costsBeyond({ revenue, costs: known }: Reading): Doubt | null {
  const costs = declaredCosts(known)
  const total = costTotalFact(costs)
  if (!revenue || !total || costs.total === null) return null
  // Of a band its upper end: the company may well be there.
  const most = revenue.exact
    ? revenue.value
    : (REVENUE_BAND_VALUES.find(({ middle }) => middle === revenue.value)?.max ?? revenue.value)
  if (costs.total <= most * MAX_COSTS) return null
  return {
    id: 'custos_acima_do_faturamento',
    texto: say`Os custos informados somam ${of(total)} por mês, muito acima do faturamento de ${of(revenue.fact)}; os dois são valores de um mês?`,
    fatos: [revenue.fact, { ...total, entradas: [] }],
    campos: ['revenue', 'main_costs'],
  }
}

const ACRONYMS = new Set(
  'crm erp cmv pdv mei cnpj cpf pj mps dre kpi kpis nps rh ti tv ltv cac sms dj ptt pcp mrp cft bpm b2b b2c pmes pme vr vt clt rpg cnh ppr cft'.split(
    ' ',
  ),
)
const KEYBOARD =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|kjhg|jhgf|poiu|oiuy|mnbv|fdsa/

/** Letters that no Portuguese word is made of. */
function isMash(word: string): boolean {
  if (word.length < 3 || /\d/.test(word) || ACRONYMS.has(word)) return false
  return (
    KEYBOARD.test(word) ||
    !/[aeiouy]/.test(word) ||
    /(.)\1{3}/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(word) ||
    (word.length >= 6 && /^(..?.?)\1+$/.test(word))
  )
}

/** Keyboard mash, one word over and over, or no word at all. A blank text is none of these. */
export const isSenseless = lately((text: string): boolean => {
  if (text.trim() === '') return false
  const said = words(text, 200).filter((word) => /[a-z]/.test(word))
  if (said.length === 0) return true
  const mashed = said.filter(isMash).length
  if (mashed > 0 && mashed * 2 >= said.length) return true
  const different = new Set(said).size
  return said.length >= 4 && different * 4 <= said.length
})

const TEXTS = [
  ['main_challenge', 'principal desafio'],
  ['future_goals', 'objetivos futuros'],
  ['operational_flow', 'fluxo operacional'],
] as const

function senseless({ form }: Reading): Doubt[] {
  return TEXTS.filter(([campo]) => isSenseless(form[campo])).map(([campo, nome]) => ({
    id: `texto_sem_sentido.${campo}`,
    texto: say`Não conseguimos entender o que você escreveu em “${nome}”; pode contar com suas palavras?`,
    fatos: [],
    campos: [campo],
  }))
}

/** Input that no account may be built on; where one is given, texts with money stop and ask. Empty: nothing absurd. */
export function absurditiesOf(reading: Reading): Doubt[] {
  return [perPerson(reading), costsBeyond(reading), ...senseless(reading)].filter((doubt) => doubt !== null)
}
