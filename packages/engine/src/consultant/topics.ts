import type { MarketSegment } from '@norteia/contracts/company'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { OFF_TOPIC_SUBJECTS } from '#src/faq/off-topic.data.ts'
import { phrasingsOf } from '#src/faq/phrasings.ts'
import { ACTIONS } from '#src/library/actions.ts'
import { buildIndex, type Hit } from '#src/retrieval/bm25f.ts'
import { MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'
import { GENERAL_RULES } from '#src/rules.ts'
import { fold } from '#src/text/words.ts'
import { speaksOfBusiness } from './business-words.ts'
import { REFERRAL_ENTRIES, RULES_OF_ENTRY } from './faq-rules.data.ts'
import { GUIDES } from './guides/guides.ts'
import { PLAIN_SUBJECTS } from './plain-subjects.data.ts'
import { GROWTH_AREA } from './texts.data.ts'

/** What a question is about. */
export type Topic =
  | {
      kind: 'rule'
      rule: string /** Entry of the FAQ that explains it, where one met the question better. */
      entry?: string
      also?: string
      /** The entry answers the question; what she said on the rule is of something beside it. */
      aside?: boolean
    }
  | { kind: 'guide'; guide: string }
  | { kind: 'referral'; entry: string; professional: string }
  | { kind: 'product'; entry: string }
  | { kind: 'elsewhere'; subject: string }
  /** Nothing near enough: the nearest rules, for a question back. */
  | { kind: 'unclear'; nearest: string[] }

/** The owner's own place, which says nothing about the subject; 'loja virtual' does. */
const OWN_PLACE =
  /\b(?:empresa|neg[óo]cio|loja|com[ée]rcio|firma|cl[íi]nica|consult[óo]rio|escola|restaurante|lanchonete|padaria|fazenda|s[íi]tio|f[áa]brica|oficina|sal[ãa]o)(?![\p{L}])(?!\s+(?:virtual|f[íi]sica|online|nova))/giu

const RULE = 'regra:'
const ENTRY = 'faq:'
const GUIDE = 'guia:'
const OFF = 'fora:'

export const PRODUCT_WORDS =
  /\b(?:norteia|diagnostico|dashboard|painel|relatorio|pdf|login|senha|assinatura|score|nota|previsao|exportar|site de voces|aplicativo de voces|plano gratis|minha conta)\b/

/** Measured on the questions of the test. */
const CUTS = [
  { score: 6, coverage: 0.35 },
  { score: 4.2, coverage: 0.55 },
  { score: 3, coverage: 0.95 },
]
/** How much more a rule counts that the diagnostic found weak: the owner's question is likelier about it. */
const WEAK_LIFT = 1.12
/** How much more a rule of the company's own segment counts than general advice on the same subject. */
const OWN_LIFT = 1.2
/** The consultant is asked about companies; how the product works is the chat's subject. */
const PRODUCT_WEIGHT = 0.8
const ELSEWHERE = 0.35
/** Only what is asked nearly like an off-topic subject is turned away. */
const ELSEWHERE_SAID = 0.5
/** Without a word of the product, help with it is given to who says what the help is for. */
const PRODUCT_SAID = 0.6
/** A guide is its ways of being asked: the one most like the question counts more than words met here and there. */
const GUIDE_LIFT = { least: 0.55, phrase: 0.9 }
/** Measured as CUTS are. */
const GUIDE_CUTS = [
  { coverage: 0.4, phrase: 0.4 },
  { coverage: 0.3, phrase: 0.55 },
  { coverage: 0.6, phrase: 0.3 },
]
/** A help entry that shares only a word here and there with the question is about something else. */
const ENTRY_CUTS = [
  { coverage: 0.55, phrase: 0 },
  { coverage: 0.3, phrase: 0.4 },
]
/** Advice for whatever isn't named more closely. */
const GENERAL = new Set(['reduzir-custos', 'vender-mais'].map((entry) => ENTRY + entry))
/**
 * 'Oficina mecânica: o cliente some', 'vendo seguro de vida, como arrumo cliente?': who asks comes before what is asked. 'Vendo fiado'
 * and 'vendo pouco' are the subject itself.
 */
const WHO_ASKS =
  /^\s*(?:(?:eu\s+)?(?:sou|trabalho com|fa[çc]o|tenho|vendo(?!\s+(?:fiado|bem|pouco|mal|muito|mais|menos|por|pel[ao]|no|na|a\s|em\s|s[óo]\s)))\s[^,;:?.!]{3,60}[,;:.]|[^,;:?.!]{3,40}:)\s*(?=\S+\s+\S+\s+\S+)/iu
/** 'Chaveiro 24 horas, vale a pena?': whatever it is about, one sum decides. */
const WORTH_IT =
  /\b(?:vale a pena|compensa\w*|(?:sera que )?vale (?:ter|fazer|por|abrir|comprar|vender|investir|pagar|oferecer))\b/
const DECISION = 'compensa-ou-nao'
/** 'Vale a pena' alone asks for no loan. */
const OF_LOANS = /emprest|credit|financ|\bbanco|juros|dividas?\b|pronampe|parcel|dinheiro|capital/
/** A second rule joins the answer from this share of the best score. */
const BESIDE = 0.6
/** A general rule that a segment asks about in its own words. */
const OWN_WORDS: Readonly<Record<string, Partial<Record<MarketSegment, string>>>> = {
  other_clients: { Serviços: 'service_concentration' },
  other_cash: { Tecnologia: 'tech_runway' },
}

const index = buildIndex(
  [
    ...[...ACTIONS.values()].map((entry) => ({
      id: RULE + entry.rule,
      fields: {
        titulo: RULE_TEXTS[entry.rule]?.nome ?? '',
        palavras: entry.temas.join(', '),
        texto: [entry.medir.acao, entry.corrigir.acao, entry.fixar.acao, entry.conhecimento].join('. '),
      },
    })),
    ...FAQ_ENTRIES.map((entry) => ({
      id: ENTRY + entry.id,
      fields: {
        titulo: entry.pergunta,
        palavras: `${entry.palavras.join(', ')}, ${phrasingsOf(entry.id)}`,
        texto: entry.resposta,
      },
    })),
    ...[...GUIDES.values()].map((guide) => ({
      id: GUIDE + guide.id,
      fields: { titulo: guide.pergunta, palavras: guide.frases.join(' | '), texto: guide.resposta },
    })),
    ...OFF_TOPIC_SUBJECTS.map((subject) => ({
      id: OFF + subject.id,
      fields: { titulo: '', palavras: subject.palavras, texto: '' },
    })),
  ],
  { titulo: 1.5, palavras: 1.8, texto: 0.4 },
)

const segmentRules = new Map(
  Object.entries(SEGMENT_QUESTIONS).map(([segment, questions]) => [segment, new Set(questions.map(({ id }) => id))]),
)

/** A company hears of its own segment's rules and of those that hold for every company. */
export function mayUse(rule: string, segment: MarketSegment): boolean {
  return (
    Object.hasOwn(GENERAL_RULES, rule) ||
    Object.hasOwn(GROWTH_AREA, rule) ||
    segmentRules.get('Outro')!.has(rule) ||
    segmentRules.get(segment)!.has(rule)
  )
}

function mayHear(id: string, segment: MarketSegment, text: string): boolean {
  if (id.startsWith(RULE)) return mayUse(id.slice(RULE.length), segment)
  if (id === `${ENTRY}emprestimo`) return OF_LOANS.test(text)
  const setores = id.startsWith(GUIDE) ? GUIDES.get(id.slice(GUIDE.length))?.setores : undefined
  return setores === undefined || setores.includes(segment)
}

/** `weak`: rules that the diagnostic found weak. */
export function topicOf(question: string, segment: MarketSegment, weak: ReadonlySet<string>): Topic {
  const business = speaksOfBusiness(question)
  const text = fold(question.slice(0, MAX_QUERY_CHARACTERS))
  const hits = index
    .search(question.slice(0, MAX_QUERY_CHARACTERS).replace(WHO_ASKS, '').replace(OWN_PLACE, ' '), 30, (id) =>
      id.startsWith(OFF) ? !business : mayHear(id, segment, text),
    )
    .filter(({ id, ...hit }) => {
      const cuts = id.startsWith(GUIDE) ? GUIDE_CUTS : id.startsWith(ENTRY) ? ENTRY_CUTS : undefined
      return cuts === undefined || cuts.some((cut) => meets(hit, cut))
    })
    .map((hit) => ({ ...hit, score: hit.score * liftOf(hit, segment, weak) }))
    .sort((a, b) => b.score - a.score)
  const order = hits.flatMap(({ id }) => (id.startsWith(RULE) ? [id.slice(RULE.length)] : []))
  const found = hits.map((hit) => ({ ...hit, rule: ruleOf(hit.id, segment, order) }))
  const best = found[0]
  const rules = [...new Set(found.flatMap((hit) => hit.rule ?? []))]
  const unclear = (): Topic =>
    plainTopic(text, segment, order) ??
    (WORTH_IT.test(text) ? { kind: 'guide', guide: DECISION } : { kind: 'unclear', nearest: rules.slice(0, 3) })
  if (!best) return unclear()
  const elsewhere = found.find(
    (hit) =>
      hit.id.startsWith(OFF) &&
      hit.phrase >= ELSEWHERE_SAID &&
      (hit === best || (hit.matched >= 2 && hit.score >= ELSEWHERE * best.score)),
  )
  if (elsewhere) return { kind: 'elsewhere', subject: elsewhere.id.slice(OFF.length) }
  if (!CUTS.some((cut) => best.score >= cut.score && best.coverage >= cut.coverage)) return unclear()
  if (best.id.startsWith(GUIDE)) return { kind: 'guide', guide: best.id.slice(GUIDE.length) }
  // 'Como reduzo o desperdício?' is about waste: the verb alone found the general advice.
  if (GENERAL.has(best.id)) {
    const named = plainTopic(text, segment, order)
    if (named?.kind === 'rule' && !GENERAL.has(ENTRY + named.entry)) return named
  }
  const entry = best.id.startsWith(ENTRY) ? best.id.slice(ENTRY.length) : undefined
  if (!best.rule) {
    const professional = REFERRAL_ENTRIES[entry!]
    if (professional) return { kind: 'referral', entry: entry!, professional }
    // Who speaks of a company and of nothing of the product asks no help with the product.
    return !PRODUCT_WORDS.test(text) && (business || best.phrase < PRODUCT_SAID)
      ? unclear()
      : { kind: 'product', entry: entry! }
  }
  const also = found.find((hit) => hit.rule && hit.rule !== best.rule && hit.score >= BESIDE * best.score)?.rule
  return {
    kind: 'rule',
    rule: best.rule,
    ...(entry !== undefined && { entry }),
    ...(also !== undefined && { also }),
  }
}

/** How like a phrase of the guide a question is that says the same, and one that says nearly the same. */
export const SAID = { same: 0.8, nearly: 0.55 }

/** The guide that is asked for in its own words; undefined: none. */
export function guideSaid(question: string, least = SAID.same): string | undefined {
  const asked = question.slice(0, MAX_QUERY_CHARACTERS)
  const best = index.search(asked, 1, (id) => id.startsWith(GUIDE))[0]
  return best && best.phrase >= least ? best.id.slice(GUIDE.length) : undefined
}

/** The help on a subject that the question names plainly. */
function plainTopic(text: string, segment: MarketSegment, order: readonly string[]): Topic | null {
  const entry = PLAIN_SUBJECTS.find(([words]) => words.test(text))?.[1]
  const rule = entry && ruleOf(ENTRY + entry, segment, order)
  return entry && rule ? { kind: 'rule', rule, entry } : null
}

const isManagement = (entry: string) => Object.hasOwn(RULES_OF_ENTRY, entry) || Object.hasOwn(REFERRAL_ENTRIES, entry)

const meets = (hit: Omit<Hit, 'id'>, cut: Pick<Hit, 'coverage' | 'phrase'>) =>
  hit.coverage >= cut.coverage && hit.phrase >= cut.phrase

function liftOf({ id, phrase }: Hit, segment: MarketSegment, weak: ReadonlySet<string>): number {
  if (id.startsWith(GUIDE)) return GUIDE_LIFT.least + GUIDE_LIFT.phrase * phrase
  if (id.startsWith(ENTRY)) return isManagement(id.slice(ENTRY.length)) ? 1 : PRODUCT_WEIGHT
  if (!id.startsWith(RULE)) return 1
  const rule = id.slice(RULE.length)
  return (segmentRules.get(segment)!.has(rule) ? OWN_LIFT : 1) * (weak.has(rule) ? WEAK_LIFT : 1)
}

/** The rule behind a hit. `order`: rules as the question met them, best first. */
function ruleOf(id: string, segment: MarketSegment, order: readonly string[]): string | undefined {
  let rule: string | undefined
  if (id.startsWith(RULE)) rule = id.slice(RULE.length)
  else if (id.startsWith(ENTRY)) {
    const usable = RULES_OF_ENTRY[id.slice(ENTRY.length)]?.filter((candidate) => mayUse(candidate, segment)) ?? []
    const own = usable.filter((candidate) => segmentRules.get(segment)!.has(candidate))
    const candidates = own.length > 0 ? own : usable
    rule = order.find((candidate) => candidates.includes(candidate)) ?? candidates[0]
  }
  return (rule !== undefined && OWN_WORDS[rule]?.[segment]) || rule
}
