import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { smallTalk } from '#src/faq/small-talk.ts'
import { ACTIONS } from '#src/library/actions.ts'
import { adviceText } from '#src/problems/challenge.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import { fold } from '#src/text/words.ts'
import { withAccount } from './account/account-talk.ts'
import { adviceFollowUp, adviceOn } from './advice-follow-ups.ts'
import { asksOfNumber, asksShare, asksSum, holdsSum, MANY_NUMBERS, MAX_TALK, numbersSaid } from './asks-sum.ts'
import { speaksAsOwner, speaksOfBusiness } from './business-words.ts'
import { sameSum, sumReason } from './calculators.ts'
import { cardDraft, cardFor, holdsAll, sharesStem } from './card-answer.ts'
import { caseFit } from './case-fit.ts'
import { type ConsultantInput, type Known, readCompany } from './company.ts'
import { asksHowToSay, asNewTalk, continuedTold, stayTold } from './continued.ts'
import { dangerDraft, type Heard, toldIn } from './danger.ts'
import { dealTold } from './deal-talk.ts'
import { decisionTold } from './decided-by-roles.ts'
import { DECIDED, decisionAsked, decisionDraft } from './decision-answer.ts'
import { type Draft, EMPTY_DRAFT, writeDraft } from './draft.ts'
import { withEstimate } from './estimates/estimate-talk.ts'
import { REFERRAL_ENTRIES } from './faq-rules.data.ts'
import { choiceOf, followUpOf } from './follow-ups.ts'
import { guideDraft, type Surety } from './guides/guide-answer.ts'
import { GUIDES } from './guides/guides.ts'
import { heardInTalk, mayDespairInTalk } from './heard-in-talk.ts'
import { intentOf } from './intents.ts'
import { leadOf } from './leads.ts'
import { type Memory, NO_MEMORY, type Subject } from './memory.ts'
import { elsewhereForm } from './off-topic-forms.ts'
import {
  elsewhereDraft,
  othersText,
  overviewDraft,
  productDraft,
  referralDraft,
  SUM_ASKED,
  unclearDraft,
  unknownSumDraft,
} from './other-answers.ts'
import { askedFigure } from './own-figure.ts'
import { ownWords } from './own-words.ts'
import { withoutStale, withSaid, withStakes } from './remembered.ts'
import { ruleDraft } from './rule-answer.ts'
import { saidRule } from './said-rules.ts'
import { withSale } from './sales/sale-talk.ts'
import { stakesIn } from './stake-reader.ts'
import { stakesText } from './stakes.ts'
import { guideSaid, likenessOf, type Meant, meantBy, nearestSubjects, objectsIn, SAID } from './subjects.ts'
import { sumTold, type Told, withFlow } from './sum-told.ts'
import { sumInTalk } from './sums-in-talk.ts'
import { CARE } from './texts.data.ts'
import { themeDraft } from './themes/theme-answer.ts'
import { THEMES, type ThemeShare, themeOf } from './themes/themes.ts'
import { isAllowedAsked, wishOf } from './themes/wishes.ts'
import { PRODUCT_WORDS, SHARE, THEME_HEARD, THEME_NEAR, type Topic, topicOf } from './topics.ts'
import { voicesIn } from './voices.ts'
import { withWords } from './words-to-say.ts'

export type { ConsultantInput } from './company.ts'

/** What is said of any debt of hers, where no guide is near. */
const DEBT = 'divida'
/** The card of an owner who suffers: care comes before its steps. */
const SORROW = 'depressao_sofrimento'

/** Who asks whether something is owed or allowed gets the rule, where a guide says it. */
const ASKS_WHETHER =
  /\b(?:posso|podemos|pode|sou obrigad[oa]|e obrigatorio|preciso|precisa|tenho (?:que|q)|devo|tem direito|perco|compensa|como (?:e )?que|como faco|quanto|qual)\b/

/** The answer to a question that nothing was said before. Pure; the question is quoted at most in part, and never obeyed. */
export function answerConsultant(input: ConsultantInput): ConsultantAnswer {
  const known = readCompany(input)
  return writeDraft(known.book, tell(known, input.question, NO_MEMORY).draft)
}

/** One question within a conversation. */
export function tell(known: Known, question: string, memory: Memory): Told {
  const told = toldWhole(known, question, memory)
  // What is of no business is no part of the talk.
  return elsewhereForm(question) === null ? withSaid(told, question) : told
}

function toldWhole(known: Known, question: string, memory: Memory): Told {
  const read = withoutStale(withFlow(toldOf(known, question, memory), question, memory), question, memory)
  const kept = withEstimate(withSale(known, question, read, memory), question, memory.estimate)
  const told = withWords(known, question, withStakes(withAccount(kept, question, memory), question))
  const { focus, subject } = told.memory
  const figure = focus === 'advice' ? ownFigure(known, question, memory, told) : null
  const care = subject?.kind !== 'danger' && mayDespairInTalk(question, memory) ? adviceText(known.book, CARE) : null
  const rule = focus !== 'sum' ? saidRule(known, question, subject) : null
  const danger = subject?.kind === 'danger'
  // The rule is the answer where nothing else was understood.
  const unknown = subject === null && told.memory.choices.length === 0
  if (rule && !care && !danger && (rule.alone || unknown))
    return {
      draft: { ...EMPTY_DRAFT, answer: rule.said },
      memory: { ...told.memory, subject: memory.subject, choices: [] },
    }
  const before = danger ? null : (rule?.said ?? null)
  const after = [danger ? (rule?.said ?? null) : null, figure, care]
  const parts = [before, told.draft.answer, ...after].filter((text) => text !== null)
  return parts.length === 1 ? told : { ...told, draft: { ...told.draft, answer: join(parts, '\n\n') } }
}

/** What her own numbers make, where the advice doesn't say it: of her record, or of what she told. */
function ownFigure(known: Known, question: string, before: Memory, { memory, draft: { answer } }: Told): Text | null {
  const asked = askedFigure(known, question.slice(0, MAX_TALK), memory.subject)
  if (asked || memory.subject === before.subject || memory.subject?.kind === 'danger') return asked
  const told = stakesIn(question)
  // It may have been said already.
  return answer.text.includes('%') && told.asked !== undefined ? null : stakesText(known.book, told, told, {})
}

/** What is hidden or left out stays a danger, however well it is reckoned. */
const HIDES =
  /\b(?:sem (?:nota|nf|recibo|registr\w+|carteira|declarar|imposto)|por fora|caixa (?:2|dois)|no nome d[eao]|escond\w+|sonega\w*|nao (?:declar\w+|registr\w+|assin\w+)|propina|agrado|molhar a mao|frio|fri[ao]s|laranja|adulter\w+|vencid[ao]s?)\b/
/** 'Cada faxina a 220 me custa 95 de diarista, quantas preciso para empatar?' asks a number that can be reckoned, and hides nothing. */
const reckons = ({ kind, id }: Heard, surely: boolean, question: string, asks = holdsSum) =>
  kind !== 'despair' && (!surely || id === kind) && asks(question) && !HIDES.test(fold(question.slice(0, MAX_TALK)))

/** Kinds of which nobody asks a rule. */
const NO_RULE: ReadonlySet<string> = new Set(['despair', 'health', 'agronomy', 'threat', 'crime'])

const isNoDeal = ({ kind, id }: Heard, question: string): boolean =>
  kind === 'despair' || HIDES.test(fold(question.slice(0, MAX_TALK))) || (toldIn(question) !== undefined && id !== kind)

function toldOf(known: Known, question: string, memory: Memory): Told {
  const heard = heardInTalk(question, memory)
  // A card fee that goes into the price deceives nobody.
  const deal = heard && isNoDeal(heard, question) ? undefined : dealTold(known, question, memory)
  if (heard && !deal) {
    const asksWords = memory.said.length > 0 && asksHowToSay(question) && ownWords(fold(question)) === 0
    const surely = (heard.kind === 'despair' && !asksWords) || toldIn(question) !== undefined
    // Who asks for words to say to somebody tells no deed by half.
    const said = !surely && asksHowToSay(question) ? continuedTold(known, question, memory) : undefined
    if (said) return said
    // What only recalls a deed gives way to a sum. 'Contratar ajudante com salário de 1.800' is one.
    const share = asksShare(heard.id, heard.kind, fold(question.slice(0, MAX_TALK)))
    const reckoned = reckons(heard, surely, question)
    const whole = share || reckoned || reckons(heard, surely, question, asksOfNumber)
    const sum = surely && !whole ? undefined : sumTold(known, question, memory)
    if (sum && (!(surely && whole) || sum.memory.sum?.missing === null)) return sum
    if (reckoned && !surely) return followTold(known, question, memory) ?? adviceTold(known, question, memory)
    // A whole kind of danger is heard by words; a guide that says just this says it better. A deed has its own answer.
    // 'Posso vender marmita feita em casa sem alvará?' asks the rule that a guide tells in her own words.
    const asksRule = NO_RULE.has(heard.kind) ? false : isAllowedAsked(question)
    const vague = heard.kind !== 'despair' && (heard.id === heard.kind || !surely || asksRule)
    const guide = vague
      ? guideSaid(
          question,
          heard.kind === 'health' || asksRule || (surely && !ASKS_WHETHER.test(fold(question)))
            ? SAID.same
            : SAID.nearly,
        )
      : undefined
    if (guide) return guideTold(known, memory, guide)
    return onSubject(memory, dangerDraft(known, heard.id), { kind: 'danger', id: heard.id })
  }
  // Whatever was spoken of, what is asked of any assistant goes on with nothing.
  const away = memory.said.length > 0 ? elsewhereForm(question) : null
  if (away !== null) return aside(memory, elsewhereDraft(away))
  // 'Como respondo ela, fechando nos 60?' asks for words.
  const asksWords = memory.said.length > 0 && asksHowToSay(question) && !asksOfNumber(question)
  const sum = asksWords ? undefined : sumInTalk(known, question, memory, deal)
  if (sum?.draft.dados) return sum
  const decided = asksWords ? undefined : decisionTold(known, question, memory)
  if (decided ?? sum) return decided ?? sum!
  return (
    followTold(known, question, memory) ??
    continuedTold(known, question, memory) ??
    stayTold(known, question, memory) ??
    asNewTalk(adviceTold(known, question, memory), question, memory)
  )
}

const onSubject = (memory: Memory, draft: Draft, subject: Subject): Told => ({
  draft,
  memory: { ...memory, focus: 'advice', subject, step: 0, stakes: {}, choices: [] },
})
function guideTold(
  known: Known,
  memory: Memory,
  id: string,
  others: readonly Subject[] = [],
  surety?: Surety,
  question = '',
): Told {
  const guide = GUIDES.get(id)!
  const draft = guideDraft(known, guide, surety, { question, lead: leadOf(question, guide) })
  const told = onSubject(memory, draft, { kind: 'guide', id })
  if (others.length === 0) return told
  const answer = join([told.draft.answer, othersText(known, others)], '\n\n')
  return { draft: { ...told.draft, answer }, memory: { ...told.memory, choices: others } }
}
/** What holds for the field, and what may be her case within it. */
function themeTold(known: Known, memory: Memory, id: string, question: string, { near, others }: InTheme): Told {
  const wish = wishOf(question)
  const guide = near === undefined ? undefined : GUIDES.get(near)!
  const subject: Subject = guide ? { kind: 'guide', id: guide.id } : { kind: 'theme', id, wish }
  const told = onSubject(memory, themeDraft(known, THEMES.get(id)!, wish, guide), subject)
  if (others.length === 0) return told
  const answer = join([told.draft.answer, othersText(known, others)], '\n\n')
  return { draft: { ...told.draft, answer }, memory: { ...told.memory, choices: others } }
}
interface InTheme {
  /** The guide that is told with it. */
  near?: string
  others: readonly Subject[]
}

const aside = (memory: Memory, draft: Draft): Told => ({ draft, memory: { ...memory, choices: [] } })

function followTold(known: Known, question: string, memory: Memory): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  const choice = choiceOf(text)
  const chosen = choice === null ? undefined : memory.choices.at(choice)
  if (chosen) {
    const told = onSubject(memory, adviceOn(known, chosen), chosen)
    return { ...told, memory: { ...told.memory, stakes: memory.stakes } }
  }
  const asked = followUpOf(text)
  if (!asked) return undefined
  if (memory.focus === 'sum' && memory.sum) {
    if (asked.kind === 'why') return aside(memory, sumReason(known, memory.sum) ?? EMPTY_DRAFT)
    const sum = sameSum(known, memory.sum)
    if (!sum) return undefined
    const next = sum.draft.actionSteps[0]
    return aside(memory, next && asked.kind !== 'cost' ? { ...sum.draft, answer: next } : sum.draft)
  }
  return adviceFollowUp(known, memory, asked)
}

/** Law is asked about by its words; who only falls short of them asks how to lead. */
const LAW =
  /demit|rescis|justa causa|aviso previo|fgts|inss|ferias|hora extra|horas extras|decimo|direito|\blei\b|process|carteira|registr|clt|atestado|licenca|acordo|advertenc|contrato/

const wordsOfRule = (rule: string) => [RULE_TEXTS[rule]?.nome ?? '', ...(ACTIONS.get(rule)?.temas ?? [])]

/** A card speaks of a problem, a guide of one question: it gives way only to a card that is much nearer, and much more where it is plainly meant. */
const CARD_LEAD = { near: 1.2, plain: 1.6, plainScore: 18.5 } as const
/** Where nothing else is near, a card must be. */
const CARD_NEAR = 0.3

/** An entry of the help answers, and the rule behind it is not what was asked. */
const isAside = (topic: Topic & { kind: 'rule' }, question: string) =>
  topic.entry !== undefined && !sharesStem(wordsOfRule(topic.rule), question)

/** Whether a problem card says more on the question than its topic: nothing of her own is known of the topic's rule. */
function saysMore({ results }: Known, topic: Topic, question: string, meant: Meant, card: ProblemCard): boolean {
  const text = fold(question.slice(0, MAX_TALK))
  switch (topic.kind) {
    case 'rule': {
      if (results.has(topic.rule)) return false
      const whole = holdsAll([card.nome, ...card.frases], question)
      return whole || (topic.entry === undefined && !holdsAll(wordsOfRule(topic.rule), question))
    }
    case 'unclear':
      return !topic.short && likenessOf(meant, { kind: 'card', id: card.id }) >= CARD_NEAR
    case 'product':
      return speaksOfBusiness(question) && !PRODUCT_WORDS.test(text)
    case 'referral':
      return topic.entry === 'trabalhista' && !LAW.test(text)
    case 'guide':
      return (
        likenessOf(meant, { kind: 'card', id: card.id }) >
        (topic.score >= CARD_LEAD.plainScore ? CARD_LEAD.plain : CARD_LEAD.near) *
          likenessOf(meant, { kind: 'guide', id: topic.guide })
      )
    case 'elsewhere':
      return false
  }
}

const NAMED = 0.7
/** Whether a question names its guide so plainly that its form decides nothing: 'analise a empresa' has but one word. */
export const namesGuide = (question: string, id: string, meant: Meant = meantBy(question)) =>
  likenessOf(meant, { kind: 'guide', id }) >= NAMED && objectsIn(question).length > 1

/** What is asked like no business is turned away from the second share on, from the third where nothing is near; from the first even where a guide is asked nearly so. */
const ELSEWHERE = { plainly: 0.8, surely: 0.5, unclear: 0.3 } as const
const PET = /\b(?:cachorr\w+|cadela|gat[oa]s?|gatinh\w+|papagai\w+|calopsita|hamster|coelh\w+)\b/

/** The subject of elsewhere that a question asks about, '' where it has no name; null: of business, or not sure. */
function elsewhereIn(question: string, topic: Topic): string | null {
  const form = elsewhereForm(question)
  if (form !== null) return form
  const { elsewhere } = voicesIn(question)
  const least = topic.kind === 'unclear' || topic.kind === 'product' ? ELSEWHERE.unclear : ELSEWHERE.surely
  if (topic.kind === 'elsewhere' || elsewhere < least || speaksAsOwner(question)) return null
  if (guideSaid(question, elsewhere < ELSEWHERE.plainly ? SAID.nearly : SAID.same)) return null
  return PET.test(fold(question.slice(0, MAX_TALK))) ? 'animais' : ''
}

const suretyOf = ({ likely, others = [] }: Topic & { kind: 'guide' }): Surety =>
  likely ? 'likely' : others.length > 0 ? 'near' : 'sure'

/** Choices beside what holds for a whole theme. */
const MOST_BESIDE = 2

/** The likely guide within its theme; a theme that others speak of more is told with it as a choice. */
function likelyTold(
  known: Known,
  memory: Memory,
  question: string,
  { guide, others = [], theme }: Topic & { kind: 'guide'; theme: ThemeShare },
): Told {
  if (themeOf(guide) === theme.id) return themeTold(known, memory, theme.id, question, { near: guide, others })
  const choices: Subject[] = [{ kind: 'guide', id: guide }, ...others]
  return themeTold(known, memory, theme.id, question, { others: choices.slice(0, MOST_BESIDE) })
}

/** A guide on what she reckons is no result: she is told how to get one. */
const withSumAsked = (asked: boolean, told: Told): Told =>
  asked ? { ...told, draft: { ...told.draft, answer: join([told.draft.answer, SUM_ASKED], '\n\n') } } : told

/** 'Vendo queijo na feira e queria entrar no mercado, por onde começo?' has a subject of its own. */
const NAMED_OBJECTS = 3
const BEGINNING = /\bpor onde (?:eu )?(?:comec|devo comec)/

function adviceTold(known: Known, question: string, memory: Memory): Told {
  const meant = meantBy(question)
  const found = topicOf(question, known.reading.segment, known.weak, meant)
  // What she answered on the very subject says more than what holds for everybody.
  const topic = found.kind === 'guide' && found.rule && known.results.has(found.rule.rule) ? found.rule : found
  // 'Por onde começo a exportar?' names its subject.
  const named =
    (topic.kind === 'guide' && namesGuide(question, topic.guide, meant)) ||
    (BEGINNING.test(fold(question.slice(0, MAX_TALK))) &&
      ((topic.kind === 'rule' && topic.entry !== undefined) || objectsIn(question).length >= NAMED_OBJECTS))
  const intent = named ? undefined : intentOf(question)
  if (intent === 'overview' && elsewhereForm(question) === null)
    return onSubject(memory, overviewDraft(known), { kind: 'overview' })
  const decided = (least: number): Told | null => {
    const frame = decisionAsked(question, least)
    return frame && onSubject(memory, decisionDraft(known, question, frame), { kind: 'card', id: frame.carta })
  }
  const surely = intent === 'labour' || intent === 'tax' ? decided(DECIDED.surely) : null
  if (surely) return surely
  if (intent === 'labour') return aside(memory, referralDraft('trabalhista', REFERRAL_ENTRIES.trabalhista!))
  if (intent === 'tax') return aside(memory, referralDraft('impostos', REFERRAL_ENTRIES.impostos!))
  const talk = smallTalk(fold(question.slice(0, MAX_TALK)))
  if (talk) return aside(memory, { ...EMPTY_DRAFT, answer: say`${talk.consulta ?? talk.resposta}` })
  const away = elsewhereIn(question, topic)
  if (away !== null) return aside(memory, elsewhereDraft(away))
  const card = cardFor(known, question)
  if (card?.id === SORROW) return onSubject(memory, dangerDraft(known, 'despair'), { kind: 'danger', id: 'despair' })
  const own = caseFit(question).own
  if (own !== undefined) return guideTold(known, memory, own, [], 'sure', question)
  if (card && saysMore(known, topic, question, meant, card))
    return onSubject(memory, cardDraft(known, card), { kind: 'card', id: card.id })
  switch (topic.kind) {
    case 'rule':
      return onSubject(memory, ruleDraft(known, { ...topic, aside: isAside(topic, question) }), {
        kind: 'rule',
        rule: topic.rule,
        ...(topic.entry !== undefined && { entry: topic.entry }),
      })
    case 'guide': {
      const likelier = suretyOf(topic) === 'sure' ? null : decided(DECIDED.likely)
      if (likelier) return likelier
      if (topic.share < (numbersSaid(question) >= MANY_NUMBERS ? SHARE.alone : SHARE.told) && asksSum(question))
        return decided(DECIDED.least) ?? aside(memory, unknownSumDraft(known, question))
      return withSumAsked(
        asksSum(question),
        topic.likely && topic.theme && topic.theme.share >= THEME_HEARD
          ? likelyTold(known, memory, question, { ...topic, theme: topic.theme })
          : guideTold(known, memory, topic.guide, topic.others, suretyOf(topic), question),
      )
    }
    case 'referral':
      return aside(memory, referralDraft(topic.entry, topic.professional))
    case 'product':
      return aside(memory, productDraft(known, topic.entry))
    case 'elsewhere':
      return aside(memory, elsewhereDraft(topic.subject))
    case 'unclear':
      return decided(DECIDED.least) ?? unclearTold(known, question, memory, topic)
  }
}

/** No guide is sure: what holds for her theme, what was spoken of before, or a question back. */
function unclearTold(known: Known, question: string, memory: Memory, topic: Topic & { kind: 'unclear' }): Told {
  if (asksSum(question)) return aside(memory, unknownSumDraft(known, question))
  if (topic.theme && !topic.short && topic.theme.share >= THEME_HEARD && objectsIn(question).length > 0)
    return themeTold(known, memory, topic.theme.id, question, { others: topic.nearest.slice(0, MOST_BESIDE) })
  if (stakesIn(question).debt !== undefined) return themeTold(known, memory, DEBT, question, { others: [] })
  const field = !topic.short && topic.theme && topic.theme.share >= THEME_NEAR ? topic.theme.id : undefined
  const { draft, choices } = unclearDraft(
    known,
    question,
    objectsIn(question),
    topic.nearest,
    nearestSubjects(question, known.reading.segment, meantBy(question)).slice(0, MOST_BESIDE),
    field === undefined ? undefined : THEMES.get(field),
  )
  return { draft, memory: { ...memory, choices } }
}
