import type { Fact } from '@norteia/contracts/analysis'
import { isSenseless } from '#src/doubts/absurdities.ts'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { MEASURE_IDS, type MeasureId } from '#src/measures/measure-ids.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import { addMeasure, type Measures } from '#src/measures/measures.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { cardForRule, companionsOf } from './companions.ts'
import { countedIn } from './counted.ts'
import { isByLikeness, isGuessed } from './decisions/decisions.ts'
import type { Frame } from './frame.ts'
import { isHeardIn, isToldNear } from './frames.ts'
import { ALONE_CARDS, causeFirst, coreFirst, houseFirst, lossAside, provenFirst, wasteFirst } from './heard-first.ts'
import { frameBeside, framed, frameFor, quotesAt, weighsLittle } from './heard-frame.ts'
import { type Complaint, matchProblem, SYMPTOMS } from './match.ts'
import { holdsCore } from './named-things.ts'
import { openQuestion } from './open-question.ts'
import { quoteOf, type Told } from './quotes.ts'
import { saidFigures } from './said-figures.ts'
import { sentencesOf } from './sentences.ts'
import type { ProblemCard } from './types.ts'

/** What the owner says hurts, and what the plan does about it. */
export interface Challenge {
  /** Her sentence, at most 120 characters; '' when she wrote none that can be read. */
  quote: string
  /** What else she says of it. */
  told: Told
  /** null: no card speaks of her words. */
  card: ProblemCard | null
  /** false: another problem may be meant as well. */
  sure: boolean
  /** What of the card's question she hasn't answered yet; null: nothing, or no card. */
  question: string | null
  alternatives: ProblemCard[]
  /** What the plan treats first: her card, else the card of the weakest rule; null: neither. */
  problem: ProblemCard | null
  /** A second problem that she states beyond doubt; null: the plan stays with the first. */
  second: ProblemCard | null
  /** Cards whose steps carry on where those of `problem` end. */
  companions: ProblemCard[]
  /** The figure that decides `card`; null: the answers don't give it. */
  figure: MeasuredFigure | null
  /** The decision that is due, with the steps to it; null: none surely heard. */
  frame: Frame | null
  /** What she tells beside that decision: another one, or the trouble that her words name; null: nothing. */
  beside: Frame | ProblemCard | null
}

type Company = Pick<Complaint, 'segment' | 'activity' | 'alone'>

/** `weak`: ids of the weak rules, the most worthwhile first. `chosen`: the card that the owner chose herself. */
export function readChallenge(
  reading: Reading,
  measures: Measures,
  weak: readonly string[],
  chosen?: string,
): Challenge {
  const { form, segment, activity } = reading
  const company: Company = { segment, activity: activity.lida ? activity.activity : null, alone: worksAlone(reading) }
  const match = matchOf(reading, company, weak, chosen)
  const heard = chosen
    ? match
    : houseFirst(
        causeFirst(
          coreFirst(provenFirst(wasteFirst(lossAside(match, measures, reading), measures, reading), measures), reading),
          reading,
        ),
        reading,
      )
  const frame =
    chosen || ALONE_CARDS.has(heard.card?.id ?? '') ? null : frameFor(reading, heard, measures.decided()?.topic ?? null)
  const troubled = frame && heard.card && heard.sure && !isPartOf(frame, heard.card) ? heard.card : null
  const beside = frame ? (frameBeside(reading, heard, frame) ?? troubled) : null
  const { card, sure, alternatives } = frame ? framed(heard, frame, !isGuessed(form, frame)) : heard
  // Another of her sentences names what the sum shows.
  const turned = card !== match.card && match.told.more !== null && match.alternatives.includes(card!)
  // Its own sentence says what is to be decided, whatever card was heard.
  const quotes =
    frame && (card !== heard.card || isHeardIn(frame, form.main_challenge))
      ? quotesAt(form.main_challenge, frame)
      : match
  const caused =
    !frame && 'at' in heard && heard.at !== undefined ? sentencesOf(form.main_challenge)[heard.at] : undefined
  const quote = caused ? quoteOf(caused) : turned ? match.told.more! : quotes.quote
  const told = caused || turned ? { ...match.told, more: match.quote } : quotes.told
  if (card && ALONE_CARDS.has(card.id)) return { ...nothingBeside(card), quote, told, sure }
  const problem = card ?? weakestCard(weak, company)
  const small = weighsLittle(match.second, measures, reading)
  const second =
    small || match.second?.id === card?.id || !holdsCore(match.second?.id ?? '', form.main_challenge)
      ? null
      : match.second
  const figure = card ? leadingFigure(card, frame, measures, form.main_challenge) : null
  return {
    quote,
    told,
    card,
    sure,
    // Her question is plain: what is to be decided.
    question: card && !frame ? openQuestion(card, reading, figure) : null,
    alternatives,
    problem,
    second,
    companions: problem ? companionsOf(problem, second, company) : [],
    figure,
    frame,
    beside,
  }
}

/** Whether a card tells what the decision tells, or what every trouble ends in. */
const isPartOf = ({ kin, inclui = [] }: Frame, { id }: ProblemCard): boolean =>
  kin.includes(id) || inclui.includes(id) || SYMPTOMS.has(id)

/** Which card her words are of. */
function matchOf(reading: Reading, company: Company, weak: readonly string[], chosen: string | undefined) {
  const { form } = reading
  return matchProblem({
    ...company,
    challenge: isSenseless(form.main_challenge) ? '' : form.main_challenge,
    goals: isSenseless(form.future_goals) ? '' : form.future_goals,
    weak: new Set(weak),
    said: saidFigures(reading.amounts),
    counted: isSenseless(form.main_challenge) ? [] : countedIn(sceneOf(form)),
    offer: offerOf(reading.answers),
    chosen,
  })
}

/** The card of the weakest rule that has one; null: no rule has. */
function weakestCard(weak: readonly string[], company: Company): ProblemCard | null {
  for (const rule of weak) {
    if (FOR_EVERYBODY.has(rule)) continue
    const found = cardForRule(rule, company, new Set())
    if (found) return found
  }
  return null
}

/** What the report opens with; a sum that she tells by the way isn't what her decision opens with. */
function leadingFigure(
  card: ProblemCard,
  frame: Frame | null,
  measures: Measures,
  challenge: string,
): MeasuredFigure | null {
  const found = openingFigure(card.numeros, measures, fold(challenge))
  const opening = found && isBareShare(found) ? null : found
  const own = opening?.fact.id.startsWith('medida.conta_dela')
  if (frame && isByLikeness(frame) && !own) return null
  const aside = frame && own && measures.decided() === null
  return aside && !isToldNear(frame, challenge, numbersOf(opening!)) ? null : opening
}

/** '9 são 90% de 10': two counts of which nothing tells what one is worth. */
const isBareShare = ({ fact, entradas }: MeasuredFigure): boolean =>
  fact.id.startsWith('medida.conta_dela') &&
  fact.unidade === '%' &&
  entradas.length > 0 &&
  entradas.every(({ unidade, valor }) => !unidade.startsWith('R$') && Number(valor) < FEW)
const FEW = 20

const numbersOf = ({ entradas }: MeasuredFigure): number[] =>
  entradas.flatMap(({ valor }) => (typeof valor === 'number' ? [valor] : []))

const nothingBeside = (card: ProblemCard) => ({
  card,
  question: card.confirma,
  alternatives: [],
  problem: card,
  second: null,
  companions: [],
  figure: null,
  frame: null,
  beside: null,
})

/** Weak in most companies: a card drawn by them would say the same to all. */
const FOR_EVERYBODY = new Set(['kpis', 'ai_usage', 'future_goals', 'company_age', 'operational_flow'])

/** Her words for what a figure is of. */
const SPOKEN_OF: Partial<Record<MeasureId, RegExp>> = {
  frete: /\bfrete|\bcorreio|entrega car/,
  aluguel: /\baluguel/,
  energia: /\bluz\b|\benergia/,
  racao: /\bracao/,
  folha: /\bfolha\b|\bsalario/,
  impostos: /\bimposto|\bsimples\b/,
  marketing: /\banuncio|\btrafego|\bmarketing/,
  comissao_entrega: /\bcomiss|\bifood|\bmercado livre|\bshopee/,
  taxas_cartao: /\bmaquininha|\btaxa (?:de|do) cartao|\bantecip/,
  juros: /\bjuro|\bparcela/,
  mercadorias: /\binsumo|\bcomida|\bcarne|\bboi\b|\bmateria prima|\bingrediente/,
}

/** Her own sum leads; a bare share gives way to reais of the card that stand on her words, too. */
function openingFigure(ids: readonly MeasureId[], measures: Measures, spoken: string): MeasuredFigure | null {
  const own = measures.get('conta_dela')
  const first = firstFigure(ids, measures, spoken)
  if (!own) return first
  const share = own.fact.unidade === '%'
  return share && first?.fact.unidade.startsWith('R$') && standsOnHerWords(first) ? first : own
}

/** The first figure that her answers give; before it one of something that she names. */
function firstFigure(ids: readonly MeasureId[], measures: Measures, spoken: string): MeasuredFigure | null {
  const own = ids.slice(0, NEAREST).filter((id) => standsOnHerWords(measures.get(id)))
  const named = ids.filter((id) => SPOKEN_OF[id]?.test(spoken))
  for (const id of [...own, ...named, ...ids]) {
    if (saysLittle(id, spoken) || (!own.includes(id) && isAside(id, spoken))) continue
    const figure = measures.get(id)
    if (figure && isOwn(figure)) return figure
  }
  return null
}

const MONEY =
  /\b(?:sobr[a-z]+|lucr[a-z]+|falt[a-z]+|dinheiro|contas?|pag(?:o|ar|amos|ando)|caixa|banco|divid[a-z]+|dev(?:o|endo)|parcel[a-z]+|emprest[a-z]+|juros?|salarios?|tir(?:o|ar)|contrat[a-z]+|invest[a-z]+|compr(?:ar|ei)|reserva|gaveta|fecha(?:r|ndo)? o mes|aperto|vermelho|prejuizo|gast[a-z]+|custos?|despesas?|fatur[a-z]+|ganh[a-z]+)\b/
const PRICES = /\b(?:precos?|cobr[a-z]+|reajust[a-z]+|aument[a-z]+|barat[a-z]+|descont[a-z]+|valor)\b/
/** What holds of every company opens a report only where she speaks of it. */
const SPOKEN_FIRST: Partial<Record<MeasureId, RegExp>> = {
  ...SPOKEN_OF,
  custo_hora:
    /\b(?:minha hora|valor da hora|por hora|a hora|horas? extras?|cobr[a-z]+ (?:a |por )?horas?|hora tecnica|horas (?:por|no|ao|de) (?:mes|semana|trabalho)|consom[a-z]+ o dia|tudo na mao)\b/,
  margem: /\b(?:lucr[a-z]+|sobr[a-z]+|margem|nao vejo|rest[a-z]+|limpo|prejuizo|descont[a-z]+|nao fica)\b/,
  folha: /\b(?:folha|salarios?|encargos?|funcionari[a-z]+|demit[a-z]+|contrat[a-z]+|equipe)\b/,
  mercadorias:
    /\b(?:insumos?|comida|carne|materia prima|ingredientes?|fornecedor[a-z]*|compr[a-z]+|estoque|mercadorias?|subi[a-z]+|material|materiais|pecas?)\b/,
  custos_fixos: /\b(?:fix[ao]s?|contas?|despesas?|gast[a-z]+|custos?|boletos?)\b/,
  conta_que_mais_pesa: /\b(?:contas?|despesas?|gast[a-z]+|custos?|car[oa]s?|boletos?)\b/,
  queda_de_volume: PRICES,
  ticket_medio: /\b(?:ticket|precos?|valor|vend[a-z]+|pedidos?|compr[a-z]+|gastam?|cobr[a-z]+|barat[a-z]+)\b/,
  sobra_mes: MONEY,
  ponto_equilibrio: MONEY,
}
const isAside = (id: MeasureId, spoken: string): boolean => {
  const words = SPOKEN_FIRST[id]
  return words !== undefined && !words.test(spoken)
}

/** Sales by head tell no owner what to do, and what one more would cost only who thinks of hiring. */
const saysLittle = (id: MeasureId, spoken: string): boolean =>
  id === 'receita_por_pessoa' ||
  (id === 'custo_hora' && isAside(id, spoken)) ||
  (id === 'custo_vaga' && !HIRES.test(spoken))
const HIRES =
  /\bcontrat(?:ar|acao|o (?:mais )?(?:um|outr|alguem|gente))|\b(?:mais|outr[ao]|falta) (?:uma? |\d )?(?:pessoa|funcionari|ajudante|gente|empregad)|\bpor (?:uma|alguem) pra\b|\bvaga\b/

/** Figures of a card that may come first because her sentence gives them. */
const NEAREST = 4

/** Whether an amount of her own challenge is in the account. */
const standsOnHerWords = (figure: MeasuredFigure | null): boolean =>
  figure !== null && [figure.fact, ...figure.entradas].some(({ id }) => id.startsWith('texto.main_challenge'))

/** A public figure used as a substitute decides nothing about the company. */
const isOwn = ({ fact, entradas }: MeasuredFigure) =>
  fact.tipo !== 'referência' &&
  fact.valor !== 0 &&
  // The middle of a band that she ticked is no number of hers.
  ![fact, ...entradas].some(({ id }) => id.startsWith('faixa.')) &&
  !isRestated(fact)

/** 'O valor médio por venda é de R$ 68', to who wrote it. */
const isRestated = ({ id, tipo, unidade }: Fact) => tipo === 'informado' && unidade === 'R$' && /^texto\..*$/.test(id)

/** Figures that stand under the opening, which says the first. */
const MOST = 4
const OF_THE_MONTH = new Set<MeasureId>(['sobra_mes', 'margem'])
/** Worth knowing whatever the problem is. */
const ALWAYS: readonly MeasureId[] = ['conta_que_mais_pesa', 'sobra_mes', 'ponto_equilibrio']
const FILLERS = new Set<MeasureId>(['conta_que_mais_pesa'])
/** Months of her year differ: what is left of a middle one is left in none of them. */
export const UNEVEN: ReadonlySet<string> = new Set(['sazonalidade', 'entressafra', 'safra_caixa'])
const OF_AN_AVERAGE = new Set<MeasureId>(['sobra_mes', 'margem', 'receita_por_pessoa', 'meta_sobra'])
/** Of her own numbers, and her own goal. */
const HERS: readonly MeasureId[] = [
  'conta_dela',
  'passo_da_conta',
  'segunda_conta',
  'terceira_conta',
  'meta_sobra',
  'quarta_conta',
]
/** Figures that say the same thing in two ways. */
const SAME: readonly (readonly MeasureId[])[] = [
  ['sobra_mes', 'margem'],
  ['faltas', 'ociosidade'],
]

/**
 * Up to four figures that decide: what the first figure of the problem means, another of the problem, the way to her goal,
 * the cost that weighs most. The opening shows the first figure itself.
 */
export function decidingFigures(
  { card, problem, second, figure: opening, frame }: Challenge,
  measures: Measures,
  spoken: string,
): MeasuredFigure[] {
  const uneven = card !== null && UNEVEN.has(card.id)
  const found = new Map<string, MeasuredFigure>()
  // What weighs most in general decides nothing beside a sum of her own.
  const hers = HERS.some((id) => measures.get(id))
  const told = new Set<MeasureId>(
    MEASURE_IDS.filter(
      (id) =>
        measures.saidByOwn(id) ||
        (hers && FILLERS.has(id)) ||
        saysLittle(id, spoken) ||
        (uneven && OF_AN_AVERAGE.has(id)),
    ),
  )
  const add = (figure: MeasuredFigure | null) => {
    if (figure && isOwn(figure) && figure.fact.id !== opening?.fact.id) found.set(figure.fact.id, figure)
  }
  const take = (ids: readonly MeasureId[], most: number) => {
    for (const id of ids) {
      if (found.size >= Math.min(most, MOST) || told.has(id)) continue
      if (SAME.some((pair) => pair.includes(id) && pair.some((other) => told.has(other)))) continue
      const figure = measures.get(id)
      if (!figure || saysTheSame(figure, [...found.values(), ...(opening ? [opening] : [])])) continue
      told.add(id)
      add(figure)
    }
  }
  const own = card?.numeros ?? []
  const others = second?.numeros ?? []
  const first = opening && own.find((id) => measures.get(id)?.fact.id === opening.fact.id)
  if (first) {
    told.add(first)
    // 'Com preço 5% maior', to who asks nothing of prices.
    if (!OF_THE_MONTH.has(first) || (PRICES.test(spoken) && frame === null)) add(measures.consequence(first))
  }
  take(HERS, MOST - 1)
  take(second ? others : own, found.size + 1)
  take(['distancia_meta'], MOST - 1)
  // Over the limit whatever else is decided.
  if (Number(measures.get('espaco_mei')?.fact.valor ?? 0) < 0) take(['espaco_mei'], MOST)
  take([...ALWAYS.slice(0, 1), ...own, ...(problem?.numeros ?? []), ...ALWAYS, ...others], MOST)
  return [...found.values()]
}

/** The share of one cost says nothing beside the sentence that it is the largest. */
function saysTheSame({ fact, entradas }: MeasuredFigure, found: readonly MeasuredFigure[]): boolean {
  const group = (facts: readonly Fact[]) => facts.find(({ id }) => id.startsWith('custo_grupo.'))?.id
  const own = fact.unidade.startsWith('%') ? group(entradas) : undefined
  return own !== undefined && found.some((other) => other.fact.unidade.startsWith('%') && group(other.entradas) === own)
}

/** Her words in quotation marks, backed by what she wrote. */
export function quoteText(book: FactBook, quote: string, part = 'citacao'): Text {
  const fact: Fact = {
    id: `desafio.${part}`,
    rotulo: 'Principal desafio, nas suas palavras',
    valor: quote,
    unidade: '',
    tipo: 'informado',
    origem: 'Diagnóstico, pergunta “Principal desafio”',
  }
  return say`“${book.mention(fact, quote)}”`
}

/** The sentence of a figure, with its facts in the book. */
export function figureText(book: FactBook, figure: MeasuredFigure): Text {
  addMeasure(book, figure)
  return figure.text
}

/** Figures that stand in the product's own advice, such as the number of a helpline. */
export function adviceText(book: FactBook, text: string): Text {
  if (!/\d/.test(text)) return { text, spans: [] }
  const parts = text.split(/(\d+)/)
  return join(
    parts.map((part, index) =>
      index % 2 === 0
        ? part
        : book.mention(
            {
              id: `conselho.${part}`,
              rotulo: 'Número citado no conselho',
              valor: part,
              unidade: '',
              tipo: 'referência',
              origem: 'Texto da Norteia',
            },
            part,
          ),
    ),
  )
}
