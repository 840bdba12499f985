import type { SectorInsights } from '@norteia/contracts/agent'
import type { MarketSegment } from '@norteia/contracts/company'
import { formatMoney } from '@norteia/contracts/format'
import { BENCHMARKS, type BenchmarkId } from './data/benchmarks.data.ts'
import { RULE_TEXTS } from './data/rule-texts.data.ts'
import { SECTOR_TEXTS, type SectorText, type SectorTexts } from './data/sector-insights.data.ts'
import { decapitalize, type FactBook, join, por, say, type Text } from './facts/fact-book.ts'
import { sourcedFigure } from './facts/figures.ts'
import { actionsOf, cardCandidates } from './planning/candidates.ts'
import { doerOf } from './planning/doer.ts'
import { gainFor } from './planning/gains.ts'
import { adviceText, figureText } from './problems/challenge.ts'
import { isForeign } from './problems/trade-words.ts'
import type { Activity } from './reading/activity-types.ts'
import { type AnalysisInput, worksAlone } from './reading/input.ts'
import { assess } from './scoring/assessment.ts'

const PLACEHOLDER = /\{([^}]+)\}/

function fill(book: FactBook, { texto }: SectorText, referenceMonth: string): Text {
  const parts = texto.split(PLACEHOLDER)
  return join(
    parts.map((part, index) => {
      if (index % 2 === 0) return part
      if (!Object.hasOwn(BENCHMARKS, part)) throw new Error(`unknown public figure ${part}`)
      return sourcedFigure(book, part as BenchmarkId, referenceMonth)
    }),
  )
}

/** Three texts that say something to the trade; where the sector's own speak of another, those for every company. */
function fittingTexts(segment: MarketSegment, name: keyof SectorTexts, activity: Activity): SectorText[] {
  const own = SECTOR_TEXTS[segment][name]
  const fits = ({ texto }: SectorText) => !isForeign(texto, activity)
  return [...own.filter(fits), ...SECTOR_TEXTS.Outro[name].filter((text) => !own.includes(text)), ...own].slice(
    0,
    own.length,
  )
}

/** Trends and opportunities of the company's sector, its weak dimensions first; the first opportunity uses its own numbers. */
export function sectorInsights(input: AnalysisInput): SectorInsights {
  const { book, reading, dimensions, ranked, challenge } = assess(input)
  const { activity } = reading.activity
  const nota = new Map(dimensions.map((dimension) => [dimension.id, dimension.nota ?? 50]))
  const write = (name: 'trends' | 'opportunities' | 'challenges'): string[] =>
    fittingTexts(reading.segment, name, activity)
      .sort((a, b) => nota.get(a.dimension)! - nota.get(b.dimension)!)
      .map((text, index) => {
        const filled = fill(book, text, reading.referenceMonth)
        return book.write(
          `${name}.${index}`,
          name === 'opportunities' && index === 0
            ? join(challenge.card ? [own(), filled] : [filled, own()], ' ')
            : filled,
        )
      })
  const diagnosed = reading.form.acquisition_channels.length > 0 || Object.keys(reading.answers).length > 0
  const own = (): Text => {
    const { card, figure } = challenge
    const first = card && cardCandidates(card, doerOf(reading))[0]
    if (card && first)
      return join(
        [
          say`Na sua empresa, o que mais pesa é ${adviceText(book, card.nome)}: comece por aí.`,
          ...(figure ? [figureText(book, figure)] : []),
          say`${adviceText(book, first.step.acao)}.`,
        ],
        ' ',
      )
    const best = ranked.find(({ result }) => result)
    if (!best?.result && !diagnosed) return say`Faça o diagnóstico para saber por onde começar na sua empresa.`
    if (!best?.result) return say`Na sua empresa nenhuma resposta pediu urgência: é um bom momento para testar.`
    const { nome } = RULE_TEXTS[best.rule]!
    const gain = gainFor(book, best.rule, reading)
    const worth = gain
      ? say` Pela nossa conta, isso vale cerca de ${book.mention(gain.fact, formatMoney(gain.value))} por mês.`
      : say``
    return say`Na sua empresa, comece ${por(nome)}, porque ${best.result.frase}: ${decapitalize(actionsOf(best.rule, worksAlone(reading)).medir.acao)}.${worth}`
  }
  return {
    setor: reading.segment,
    trends: write('trends'),
    opportunities: write('opportunities'),
    challenges: write('challenges'),
    fatos: book.used(),
    referencias: book.references,
  }
}
