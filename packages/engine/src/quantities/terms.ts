/**
 * Every number of a text as a quantity with a dimension, for whoever composes numbers: the sums of the analysis
 * (`measures/account/account.ts`) and any question with an unknown.
 *
 *   termsOf(sceneOf({ main_challenge: 'Instalo 30 box por mês a 1.150, 2 em cada 10 eu refaço e cada um me custa 620' }))
 *   → things   30 'box' a month, deed null
 *     reais    1150 each of 'box', deed price
 *     share    0.2 (2 of 10), deed redone
 *     reais    620 each, deed cost, of an event
 *
 * - `dimension` and `value`: reais; things (of `noun`); hours (minutes in hours); days; a share from 0 to 1.
 * - `time`: per which time it is said (null: none; a stock, or of one). Of reais only where it is said right after.
 * - `each` with `noun`: said of one ('cada', 'por pessoa', 'a hora'); noun '' is a pronoun or what was counted nearest.
 * - `deed`: what happens to it, by its verb; null: simply done, had or counted.
 * - A number that can't be multiplied (date, age, size, distance, discount, share of ownership) gives no term.
 *
 * Pure, linear in the length of the text.
 */

import { MEMBERS } from '#src/reading/quantities.data.ts'
import type { Said, Scene, SceneField } from '#src/reading/scene.ts'
import {
  deedOf,
  type Frame,
  firstClause,
  lastClause,
  nounAt,
  onceOf,
  oneOf,
  type Per,
  timeAfter,
  timeOf,
  UNCOLLECTED,
} from './around.ts'
import { isOfEachGroup, isThrown, takerOf } from './lists.ts'
import { named } from './named.ts'
import { isPaid } from './paid.ts'
import { continues, reaisOf, repeats } from './reais.ts'
import { isSpent } from './spent.ts'
import { type Deed, NO_COUNT, NO_SHARE, ROAD, SERVED, SIZE_UNITS, WORKS } from './words.data.ts'

export type Dimension = 'reais' | 'things' | 'share' | 'hours' | 'days'

export interface Term extends Frame {
  dimension: Dimension
  /** A share from 0 to 1; minutes in hours; the middle of a range. */
  value: number
  /** Her numbers behind it; two of '2 em cada 10'. */
  said: readonly Said[]
  /** Root of what is counted; of reais, hours and shares, of what one it is said. '' where it isn't. */
  noun: string
  /** What is counted, folded, as she writes it. */
  word: string
  time: Per | null
  /** It happened in that time, once. */
  once?: 'passado' | 'este' | null
  /** '2 em cada 10' holds of any number of them; false: '13 furos de 60 horários' are thirteen. */
  rate?: boolean
  /** Said of one. */
  each: boolean
  /** What one happening costs: 'refazer me custa'. */
  event: boolean
  deed: Deed | null
  field: SceneField
  sentence: number
}

interface Token {
  said: Said
  start: number
  end: number
}

export type Spot = Frame & Pick<Term, 'field' | 'sentence'>

/** All quantities of a scene in their order. */
export function termsOf(scene: Scene): readonly Term[] {
  const found = known.get(scene) ?? read(scene)
  known.set(scene, found)
  return found
}

const known = new WeakMap<Scene, readonly Term[]>()

function read({ sentences, said }: Scene): Term[] {
  const found: Term[] = []
  for (const [sentence, { text, field }] of sentences.entries()) {
    const tokens: Token[] = []
    for (const { 0: token, index } of text.matchAll(/[RNPHD]\d{1,3}(?!\d)/g)) {
      const one = said[Number(token.slice(1))]
      if (one) tokens.push({ said: one, start: index, end: index + token.length })
    }
    let place = 0
    for (let i = 0; i < tokens.length; i++) {
      const next = tokens[i + 1]?.said
      // '980 de 2021': a year.
      const pair = next && next.value >= 1_990 && next.value <= 2_040 ? null : pairAt(text, tokens, i)
      const last = tokens[pair ? i + 1 : i]!
      const before = text.slice(tokens[i - 1]?.end ?? 0, tokens[i]!.start)
      const after = text.slice(last.end, tokens[pair ? i + 2 : i + 1]?.start ?? text.length)
      const frame = { field, sentence, place: place++, before, after }
      const term = pair
        ? shareOfTwo(pair, [tokens[i]!.said, last.said], text.slice(tokens[i]!.end, last.start), frame)
        : termOf(tokens[i]!.said, frame, found)
      if (pair) i++
      if (term) found.push(term)
    }
  }
  return named(found)
}

/** No road: 'na fila do cartório'. */
const AT_A_DESK =
  /\bfila d[aeo]s? (?:detran|cartorio|banco|caixa|lotericas?|correios?|prefeitura|posto|forum|receita|mercado|atacad[a-z]+)\b/

const OUT_OF = /^ ?(?:[a-z]+ )?(?:em|de|a|entre|dos|das)(?: cada)?(?: uns| umas| meus| minhas| nossos| nossas)? $/
const OF_EACH = /\b(?:de|a|em) cada $/

/** '2 em cada 10', '13 furos de 60 horários', 'de cada 20 telas 4': which of two is the part; null: they are none. */
function pairAt(text: string, tokens: readonly Token[], at: number): readonly [part: number, whole: number] | null {
  const [one, two] = [tokens[at]!, tokens[at + 1]]
  if (!two || one.said.kind !== 'N' || two.said.kind !== 'N') return null
  const between = text.slice(one.end, two.start)
  if (OF_EACH.test(text.slice(0, one.start)))
    return two.said.value < one.said.value && /^[a-z, ]{0,40}$/.test(between) ? [1, 0] : null
  if (!OUT_OF.test(between) || one.said.value >= two.said.value) return null
  if (/cada|entre/.test(between) || / em $/.test(between)) return [0, 1]
  const [own, next] = [nounAt(between), nounAt(text.slice(two.end))]
  if (isOfEachGroup({ place: 0, before: `${between}`, after: text.slice(two.end) }) && next.noun !== own.noun)
    return null
  // '6 festas de 650' is a price, '12 alunos de 75' are a part.
  if (/ a $/.test(between) || (own.noun !== '' && next.noun === '' && !isPartOfThem(own.word, text.slice(two.end))))
    return null
  return [0, 1]
}

const isPartOfThem = (word: string, after: string): boolean =>
  MEMBERS.test(word) && timeAfter(after) === null && !/^ (?:cada|reais)/.test(after)

function shareOfTwo(
  [part, whole]: readonly [number, number],
  said: readonly [Said, Said],
  between: string,
  frame: Spot,
): Term {
  const { noun, word } = nounAt(part === 0 ? frame.after : between)
  const fallback = nounAt(between)
  const rate = /cada|entre| em $/.test(between) || OF_EACH.test(frame.before) || part === 1
  return {
    ...frame,
    dimension: 'share',
    value: said[part]!.value / said[whole]!.value,
    said: [said[part]!, said[whole]!],
    noun: noun || (part === 0 ? fallback.noun : ''),
    word: word || (part === 0 ? fallback.word : ''),
    time: rate ? timeAfter(frame.after) : timeOf(frame),
    rate,
    each: false,
    event: false,
    // '13 furos de 60'
    deed: (rate && part === 0 ? null : deedOf({ place: 0, before: '', after: between })) ?? deedOf(frame),
  }
}

function shareIn(said: Said, frame: Spot, near: string): Term | null {
  const made = { ...frame, said: [said], each: false, event: false }
  const taker = said.value < 60 ? takerOf(frame) : null
  if (taker)
    return { ...made, value: said.value / 100, dimension: 'share', noun: taker, word: '', time: null, deed: 'fee' }
  if (NO_SHARE.test(near) || said.value >= 100) return null
  const value = said.value === 33 ? 1 / 3 : said.value === 67 ? 2 / 3 : said.value / 100
  const next = nounAt(frame.after.replace(/^ d[aeo]s? (?:meus |minhas )?/, ' '))
  // 'Um quarto passa do ponto': what it does.
  const does = !/^ d[aeo]s? /.test(frame.after) && !/s$/.test(next.word)
  return {
    ...made,
    dimension: 'share',
    value,
    ...(does ? { noun: '', word: '' } : next),
    time: timeAfter(frame.after),
    deed: REFUSED_TO_HER.test(frame.before)
      ? 'unpaid'
      : (deedOf(frame) ?? (CUTS.test(frame.before) && OF_BILL.test(frame.after) ? 'unpaid' : null)),
  }
}

/** 'Eles recusam umas 15%': whoever should pay. */
const REFUSED_TO_HER =
  /\b(?:(?:eles|convenio|plano|operadora|seguradora|portal|auditoria) (?:sempre )?(?:recusa|rejeita|nega)[m]?|(?:recusam|rejeitam|negam))(?: uns| umas| quase| cerca de| ate| mais de)* $/
/** 'O plano corta 12% na conta' */
const CUTS =
  /\b(?:cort(?:a|am|ou)|descont(?:a|am)|neg(?:a|am|ou)|rete[mn]|segura[m]?|abat(?:e|em)|recusa[m]?|devolve[m]?)(?: uns| umas| quase| cerca de| ate| mais de)* $/
const OF_BILL =
  /^ (?:na|no|nas|nos|da|do|das|dos|de cada) (?:conta|fatura|guia|valor|pagamento|sess|consult|exame|nota|producao|repasse|que (?:eu )?(?:mando|envio|fatur|cobro|apresento))/

type Made = Omit<Term, 'dimension' | 'noun' | 'word' | 'time' | 'deed'>

function daysOf(said: Said, frame: Spot, made: Made): Term | null {
  if (said.unit !== 'dias') return null
  const deed =
    deedOf(frame) ??
    (/^[^,]*, (?:eu )?(?:nao|fico parad)/.test(frame.after) ||
    /\b(?:para|param|parou|parada)(?: uns| umas| por)? $/.test(frame.before)
      ? 'idle'
      : null)
  if (deed === null && !WORKS.test(`${frame.before} ${frame.after}`) && !/^ (?:por|ao|no) mes/.test(frame.after))
    return null
  return {
    ...made,
    dimension: 'days',
    noun: 'dia',
    word: 'dias',
    time: timeOf(frame),
    once: onceOf(frame),
    deed: deed ?? 'work',
  }
}

function termOf(said: Said, frame: Spot, before: readonly Term[]): Term | null {
  const made = { ...frame, said: [said], value: said.value, each: false, event: false }
  const near = `${lastClause(frame.before)} ${firstClause(frame.after)}`
  if (said.kind === 'P') return shareIn(said, frame, near)
  // '7 de cada 10 reais', '2 ou mais parcelas'
  if (said.kind === 'R' && frame.place > 0 && /^ (?:de|em|a) cada $/.test(frame.before)) return null
  if (/^ ou mais\b/.test(frame.after)) return null
  if (said.kind === 'H')
    return {
      ...made,
      ...oneOf(frame),
      dimension: 'hours',
      word: '',
      time: timeOf(frame),
      once: onceOf(frame),
      deed: ROAD.test(near) && !AT_A_DESK.test(near) ? 'road' : (deedOf(frame) ?? 'work'),
    }
  if (said.kind === 'D') return daysOf(said, frame, made)
  if (said.kind === 'N' && isNoQuantity(said, frame)) return null
  // Thousands of a thing whose noun stands elsewhere.
  if (said.role === 'contagem') return countOf(frame, made)
  if (isSpent(said, frame))
    return {
      ...made,
      dimension: 'reais',
      noun: '',
      word: '',
      time: timeAfter(frame.after),
      deed: 'cost',
      each: /\bcada\b/.test(near),
    }
  const thrown = Number.isInteger(said.value) && isThrown(frame)
  const listed = continues(before.at(-1), frame) || repeats(before.at(-1), frame)
  if (
    (said.kind === 'R' && !thrown) ||
    listed ||
    isPaid(
      said,
      frame,
      before.some(({ dimension }) => dimension === 'things'),
    )
  )
    return reaisOf(said, frame, made, before.at(-1))
  return countOf(frame, made)
}

function countOf(frame: Spot, made: Made): Term | null {
  if (/\bdas $/.test(frame.before) && !/s$/.test(nounAt(frame.after).word)) return null
  if (
    /\b(?:dia|ano|em|desde|as|n|numero|tamanho|tam|ate as|artigo|lei|rua|km|x|sala|quadra|box|apto) $/.test(
      frame.before,
    )
  )
    if (
      !/\bcada dia $/.test(frame.before) &&
      !(/\b(?:ta|esta|tao|estao|chegou|anda) em $/.test(frame.before) && /s$/.test(nounAt(frame.after).word)) &&
      !(/\bem $/.test(frame.before) && /^ (?:del[ae]s|dess[ae]s|d[oa]s|turmas|grupos)\b/.test(frame.after)) &&
      !(
        YEARS.test(frame.before) &&
        (/s$/.test(nounAt(frame.after).word) || (/ ano $/.test(frame.before) && nounAt(frame.after).word !== ''))
      )
    )
      return null
  const { noun, word } = nounAt(frame.after)
  if (SIZE_UNITS.test(word) && !(word === 'vezes' && timeAfter(frame.after))) return null
  if (NO_COUNT.test(frame.before.slice(-24))) return null
  const each = isOfEachGroup(frame)
  const pack = /\b(?:pacote|plano|combo|kit|caixa|fardo|cartela|saco) (?:de|com) $/.test(frame.before)
  const deed =
    deedOf(frame) ?? (UNCOLLECTED.test(frame.after) ? 'uncollected' : TO_WASTE.test(frame.before) ? 'wasted' : null)
  return {
    ...made,
    each,
    dimension: 'things',
    noun,
    word,
    time: timeOf(frame),
    once: onceOf(frame),
    deed: pack ? 'pack' : isMeant(deed, frame, { noun, word }) && !isTrade(deed, frame) ? deed : null,
  }
}

/** 'Sobra pão e vai pro lixo, peso na balança: 9 quilos por dia' */
const TO_WASTE =
  /\b(?:lixo|jog[a-z]+ fora|vai fora|perd(?:e|em|o|emos|endo)|estrag[a-z]+|quebr[a-z]+|lavagem)\b[^;]{0,60}: ?(?:sao |da |dao |uns |umas |cerca de |em media )*$/

const YEARS = /\b(?:tod[oa]|cada|por|est[ae]|ess[ae]|nest[ae]|ness[ae]) (?:dia|ano) $/

/** Whether a count may be what its verb seems to say of it. */
function isMeant(deed: Deed | null, { before, after }: Frame, { noun, word }: { noun: string; word: string }): boolean {
  if (noun === '' || (MEMBERS.test(word) && deed !== 'wasted'))
    return deed !== 'left' || MEMBERS.test(word) || !SOLD_BY.test(after)
  // 'Saem 30 entregas por dia' are made; only who pays every month goes away.
  if (deed === 'left') return !SOLD_BY.test(after) && !/\bsa(?:i|em|iram) (?:uns |umas )?$/.test(before)
  // A contract or a client's certificate that ends is no waste.
  if (deed === 'wasted' && MEMBERS.test(word) && /\bvenc/.test(firstClause(after))) return false
  // Nine late pairs of glasses are no one's debt.
  const near = `${lastClause(before)} ${firstClause(after)}`
  return deed !== 'unpaid' || !/\batrasad/.test(near) || /\bmensalidade|parcela|boleto|pagament/.test(near)
}

/** 'Umas 600 saem pelo aplicativo' are sold there. */
const SOLD_BY =
  /^[^,]{0,24}\bsa(?:i|em|iram) (?:pel[oa]s?|n[oa]s?|por|pra|para) (?:ifood|app|aplicativos?|delivery|balcao|loja|site|shopee|mercado|entrega|porta|feira|motoboy|whats\w*|zap)\b/
/** 'Faço 120 consertos por mês' is what she lives of, not what comes back. */
const isTrade = (deed: Deed | null, { before, after }: Frame): boolean =>
  deed === 'redone' &&
  /\b(?:faco|fazemos|pego|entrego|entregamos|atendo) (?:uns |umas |cerca de |mais de |quase )?$/.test(before) &&
  /^ (?:consert|repar|manutenc|troca|retoque)/.test(after) &&
  !/garantia|de graca|de novo|outra vez|sem cobrar/.test(firstClause(after))

/** '60x60', 'de 2011', 'tamanho 38' */
const isNoQuantity = ({ value }: Said, { before, after }: Frame): boolean =>
  value === 0 ||
  /^ ?(?:x ?\d*|\/|%|h)\b/.test(after) ||
  (value >= 1_990 && value <= 2_100 && /\b(?:de|em|desde|ano|dezembro|janeiro) $/.test(before))

/** Whether two things can be one: alike, unnamed, or people and what each of them takes. */
export const alike = (a: string, b: string): boolean =>
  a === '' || b === '' || a === b || (SERVED.test(a) && SERVED.test(b))
