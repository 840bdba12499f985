import { type AnalysisInput, analyze, type EngineAnalysis } from '@norteia/engine/analyze'
import { blankForm } from '@norteia/engine/testing/companies'
import type { PlainCompany } from './plain.data.ts'
import type { OwnerCompany } from './types.ts'

const bandOf = (people: number): string =>
  people === 1
    ? 'Só eu'
    : people < 5
      ? '2 a 4'
      : people < 10
        ? '5 a 9'
        : people < 20
          ? '10 a 19'
          : people < 50
            ? '20 a 49'
            : '50 ou mais'

export function inputOf(owner: OwnerCompany): AnalysisInput {
  return {
    company: { setor: owner.segmento, faturamento: owner.faturamento, funcionarios: owner.pessoas },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: owner.segmento,
      company_age: owner.idade,
      revenue: owner.faixa,
      main_costs: owner.custos,
      kpis: owner.indicadores ?? '',
      operational_flow: owner.fluxo,
      employees: bandOf(owner.pessoas),
      acquisition_channels: owner.canais,
      ...(owner.canais.includes('Outro') && { other_channel: 'boca a boca' }),
      main_challenge: owner.desafio,
      ai_usage: owner.ia ?? 'Ainda não considerei',
      future_goals: owner.metas,
    },
    segmentSpecificAnswers: owner.respostas,
    history: [],
    referenceMonth: '2026-11',
  }
}

export interface Verdict {
  owner: OwnerCompany
  analysis: EngineAnalysis
  /** Card that the analysis named; null: none. */
  card: string | null
  /** The right card, with one of its steps in the opening or the recommendations. */
  named: boolean
  /** null: her answers give no deciding figure. */
  figure: boolean | null
}

/** Paragraphs of the report by their heading; the opening has the key ''. */
export function sectionsOf(report: string): Map<string, { from: number; text: string }> {
  const sections = new Map<string, { from: number; text: string }>()
  let from = 0
  let heading = ''
  for (const line of report.split(/(?<=\n)/)) {
    const plain = line.trim()
    const next = /^[\p{Lu} ,]{5,}$/u.test(plain) ? plain : null
    if (next === null) {
      const known = sections.get(heading)
      if (known) known.text += line
      else sections.set(heading, { from, text: line })
    } else {
      heading = next
    }
    from += line.length
  }
  return sections
}

const TOLERANCE = 0.02
const near = (value: number, expected: number) => Math.abs(value - expected) <= Math.abs(expected) * TOLERANCE

/** Values of the facts that the opening and the deciding figures rest on; her own quoted sentence apart. */
function decidingValues({ resposta, fatos, referencias }: EngineAnalysis): number[] {
  const sections = sectionsOf(resposta)
  const spans = ['', 'OS NÚMEROS QUE DECIDEM'].flatMap((heading) => sections.get(heading) ?? [])
  const values = new Map(fatos.map(({ id, valor }) => [id, valor]))
  return referencias
    .filter(
      ({ campo, inicio, fato }) =>
        campo === 'resultado.resposta' &&
        fato !== 'desafio.citacao' &&
        spans.some(({ from, text }) => inicio >= from && inicio < from + text.length),
    )
    .flatMap(({ fato }) => {
      const value = values.get(fato)
      return typeof value === 'number' ? [value] : []
    })
}

export function judge(owner: OwnerCompany): Verdict {
  const analysis = analyze(inputOf(owner))
  const card = analysis.completa.desafio?.problema?.id ?? null
  const actions = Object.values(analysis.completa.planoAcao).flat()
  const first = actions.find(({ regra, passo }) => regra === card && passo === 1)
  const opening = sectionsOf(analysis.resposta).get('')?.text ?? ''
  const shown = `${opening}\n${analysis.completa.recomendacoes.join('\n')}`.toLowerCase()
  const named = card !== null && owner.cartas.includes(card) && shown.includes(first?.acao.toLowerCase() ?? '\0')
  const found = decidingValues(analysis)
  const figure = owner.numero?.valores.some((expected) => found.some((value) => near(value, expected))) ?? null
  return { owner, analysis, card, named, figure }
}

const QUOTED = /[“"'][^”"']*[”"']/gu

/** A sentence without what differs by company alone: her words, amounts and names of costs. */
const masked = (sentence: string) =>
  sentence
    .replace(QUOTED, '“”')
    .replace(/R\$\s?[\d.,]+/g, 'N')
    .replace(/\d[\d.,]*/g, 'N')
    .replace(/^•\s*/, '')
    .trim()

/** Sources, and sheets and messages that are made to be copied by everybody with the same problem. */
const ASIDE = new Set(['FONTES', 'MATERIAL PRONTO PARA COPIAR'])

/** Sentences of a report by which reports are compared; headings, sources and ready material aside. */
export function sentencesOf(report: string): Set<string> {
  const sentences = new Set<string>()
  for (const [heading, { text }] of sectionsOf(report)) {
    if (ASIDE.has(heading)) continue
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
      const plain = masked(sentence)
      if (plain.length >= 40) sentences.add(plain)
    }
  }
  return sentences
}

/** Sentences by the share of reports they stand in, the most frequent first. */
export function repetition(reports: readonly Set<string>[]): [sentence: string, share: number][] {
  const counts = new Map<string, number>()
  for (const report of reports) for (const sentence of report) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return [...counts]
    .map(([sentence, count]): [string, number] => [sentence, count / reports.length])
    .sort((a, b) => b[1] - a[1])
}

/** Sentences that two reports share, of all that either holds. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let same = 0
  for (const sentence of a) if (b.has(sentence)) same += 1
  return same / Math.max(1, a.size + b.size - same)
}

export interface Pairs {
  all: number
  /** Share of the pairs that have less than 35% in common. */
  apart: number
  /** The two most alike, and how much; the same for two whose card differs. */
  most: [number, number]
  share: number
  mostOfTwo: [number, number]
  shareOfTwo: number
}

const ALIKE_FROM = 0.35

/** Every report beside every other one. `cards`: the problem that each of them treats. */
export function comparePairs(reports: readonly Set<string>[], cards: readonly (string | null)[]): Pairs {
  const pairs: Pairs = { all: 0, apart: 0, most: [0, 0], share: 0, mostOfTwo: [0, 0], shareOfTwo: 0 }
  let apart = 0
  for (let i = 0; i < reports.length; i++)
    for (let j = i + 1; j < reports.length; j++) {
      const share = likeness(reports[i]!, reports[j]!)
      pairs.all += 1
      if (share < ALIKE_FROM) apart += 1
      if (share > pairs.share) Object.assign(pairs, { share, most: [i, j] })
      if (cards[i] !== cards[j] && share > pairs.shareOfTwo)
        Object.assign(pairs, { shareOfTwo: share, mostOfTwo: [i, j] })
    }
  return { ...pairs, apart: apart / Math.max(1, pairs.all) }
}

/** The question of each segment that asks what is sold. */
const OFFER_OF: Readonly<Record<string, string>> = {
  Serviços: 'service_offer',
  'Comércio Varejista': 'retail_products',
  Indústria: 'industry_product',
  Tecnologia: 'tech_offer',
  Saúde: 'health_specialty',
  Educação: 'edu_offer',
  Alimentação: 'food_offer',
  Agronegócio: 'agro_activity',
  Outro: 'other_description',
}

export const plainInput = (company: PlainCompany): AnalysisInput => ({
  company: { setor: company.segmento, faturamento: company.faturamento, funcionarios: company.pessoas },
  formAnswers: {
    ...blankForm,
    company_name: 'Empresa',
    market_segment: company.segmento,
    main_challenge: company.desafio,
    future_goals: company.metas,
    main_costs: company.custos,
  },
  segmentSpecificAnswers: { [OFFER_OF[company.segmento]!]: company.oferta },
  history: [],
  referenceMonth: '2026-11',
})
