import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { DECISIONS, type Decision, type DecisionId } from './decisions.data.ts'
import { beginnings, cuesOf, deedPattern, FAR_WISH, GOAL_DENIED, type Stance, stanceOf, Telling } from './speech.ts'

export type HeardField = 'main_challenge' | 'future_goals'

/** A decision that she weighs, where she says so. */
export interface Heard {
  id: DecisionId
  field: HeardField
  /** Place of its sentence among those of its field. */
  sentence: number
  stance: Stance | 'goal'
  /** Her words, up to 80 characters. */
  quote: string
  /** The whole sentence, folded. */
  text: string
}

interface Sentence {
  field: HeardField
  place: number
  raw: string
  text: string
  cues: ReadonlySet<string>
  asked: boolean
}

interface Compiled {
  decision: Decision
  offers: readonly Telling[]
  goals: readonly Telling[]
  /** What a deed without its object is about; null: none is read. */
  subject: RegExp | null
  scenes: readonly (readonly Telling[])[]
  not: RegExp | null
}

const COMPILED: readonly Compiled[] = DECISIONS.map((decision) => ({
  decision,
  offers: (decision.ofertas ?? []).map((source) => new Telling(source, '\\b')),
  goals: (decision.metas ?? []).map((source) => new Telling(source, '(?<![a-z])')),
  subject: decision.curtos ? new RegExp(`\\b(?:${decision.curtos.assunto})`) : null,
  scenes: (decision.situacoes ?? []).map((parts) => parts.map((part) => new Telling(part))),
  not: decision.fora === undefined ? null : new RegExp(`\\b(?:${decision.fora})`),
}))

interface Deed {
  /** Of the decision. */
  place: number
  telling: Telling
  /** A bare verb: it is a goal of anything. */
  bare: boolean
  /** Its object stands elsewhere. */
  alone: boolean
}

/** The deeds that can begin with a word. */
const BY_WORD = new Map<string, Deed[]>()
DECISIONS.forEach(({ feitos, curtos }, place) => {
  const add = (source: string, alone: boolean) => {
    const deed = { place, telling: deedPattern(source), bare: alone || /\}\(\?=/.test(source), alone }
    for (const word of beginnings(source)) {
      const known = BY_WORD.get(word)
      if (known) known.push(deed)
      else BY_WORD.set(word, [deed])
    }
  }
  for (const source of feitos) add(source, false)
  for (const source of curtos?.de ?? []) add(source, true)
})

const MAX_TEXT = 1_500
const FIELDS: readonly HeardField[] = ['main_challenge', 'future_goals']

function sentencesOf(form: FormAnswers): Sentence[] {
  const found: Sentence[] = []
  for (const field of FIELDS) {
    const written = (form[field] ?? '').slice(0, MAX_TEXT)
    const folded = fold(written)
    // A letter that folds into two would move her words.
    const raw = folded.length === written.length ? written : folded
    let place = 0
    let at = 0
    const end = /[;!?\n]|\.(?=\s|$)|$/g
    while (at < folded.length) {
      end.lastIndex = at
      const stop = end.exec(folded)!.index
      const text = folded.slice(at, stop)
      if (text.trim() !== '') {
        const start = at + (text.length - text.trimStart().length)
        found.push({
          field,
          place: place++,
          raw: raw.slice(start, stop).trimEnd(),
          text: text.trim(),
          cues: cuesOf(text),
          asked: folded[stop] === '?',
        })
      }
      at = stop + 1
    }
  }
  return found
}

interface Find {
  place: number
  sentence: Sentence
  start: number
  end: number
  stance: Heard['stance']
  /** Its subject stands elsewhere. */
  alone: boolean
}

/** Somebody brings it up: without one of these words no offer is read. */
const BROUGHT =
  /\b(?:ofere|propo|propu|ped[ei]|quer|apareceu|surgiu|vagou|chegou|caiu|convid|cham|aprov|liber|pre|exig|exclusiv|press|cobr|insist|procur|encomend|precisa|investidor|contador|fiscal|vigilancia|prefeitura|agencia|radio|dono|dona|proprietari|vai|da|deu|outro|novo|chor|franqui|fez|impo|sonda|liga|irmao|cunhado|pai|sogro|empresta|banco|diz|garant|jura|fala)/
/** Decided already, or turned down. */
const SETTLED =
  /\b(?:ja (?:aceitei|fechei|peguei|comprei|contratei|assinei|recusei|disse que nao|abri|larguei|sai|vendi|falei que nao|dispensei|neguei)|recusei|nao aceitei|nao quis|disse que nao|falei que nao|neguei)\b/

const NEAR = 45

function offersIn(sentence: Sentence, segment: string): Find[] {
  const { text, cues } = sentence
  if (!BROUGHT.test(text) || SETTLED.test(text)) return []
  const found: Find[] = []
  for (const [place, { decision, offers, not }] of COMPILED.entries()) {
    if (offers.length === 0 || isElsewhere(decision, segment)) continue
    for (const offer of offers) {
      const match = offer.maybe(cues) ? offer.pattern.exec(text) : null
      if (!match) continue
      const end = match.index + match[0].length
      if (not?.test(text.slice(Math.max(0, match.index - NEAR), end + NEAR))) continue
      found.push({ place, sentence, start: match.index, end, stance: 'proposal', alone: false })
      break
    }
  }
  return found
}

const OF_RIVALS = /\bconcorren[a-z]+ (?:[a-z]+ ){0,2}(?:quer|vai|pensa|abriu|montou|comprou|contratou)\b/

/** A place that an employee looks at is his. */
export const OF_EMPLOYEES =
  /\b(?:patrao|chefe)\b|\bfoto d|\bstatus del[ea]|(?<!gente )\b(?:anda|andou|vive|foi|veio) (?:olh|procur|ver\b|vendo|visit)[a-z]*/

/** What leaves her nothing but one decision, though she names no deed. */
function scenesIn(sentences: readonly Sentence[], segment: string): Find[] {
  const all = sentences.map(({ text }) => text).join('; ')
  if (SETTLED.test(all)) return []
  const cues = cuesOf(all)
  return COMPILED.flatMap(({ decision, scenes, not }, place) => {
    if (scenes.length === 0 || isElsewhere(decision, segment)) return []
    for (const parts of scenes) {
      if (!parts.every((part) => part.maybe(cues)) || !parts.every(({ pattern }) => pattern.test(all))) continue
      const first = parts[0]!.pattern
      const sentence = sentences.find(({ field, text }) => field === 'main_challenge' && first.test(text))
      const match =
        sentence && !OF_RIVALS.test(sentence.text) && !OF_EMPLOYEES.test(sentence.text) && first.exec(sentence.text)
      if (!match || not?.test(match[0])) continue
      return [
        { place, sentence, start: match.index, end: match.index + match[0].length, stance: 'proposal', alone: true },
      ]
    }
    return []
  })
}

const isElsewhere = ({ segmentos }: Decision, segment: string) =>
  segmentos !== undefined && !segmentos.some((one) => one === segment)

/** `around`: the sentence and those beside it. */
function deedsIn(sentence: Sentence, around: string, segment: string): Find[] {
  const { text, field } = sentence
  const found = new Map<number, Find>()
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    const deeds = BY_WORD.get(word)
    if (!deeds) continue
    for (const deed of deeds) {
      const known = found.get(deed.place)
      if (known && (deed.alone || !known.alone)) continue
      const find = weighedAt(deed, index, sentence, around, segment)
      if (find) found.set(deed.place, find)
    }
  }
  return field === 'future_goals' ? [...found.values(), ...goalsIn(sentence, segment, found)] : [...found.values()]
}

function goalsIn(sentence: Sentence, segment: string, found: ReadonlyMap<number, Find>): Find[] {
  const { text, cues } = sentence
  return COMPILED.flatMap(({ decision, goals, not }, place) => {
    if (isElsewhere(decision, segment) || found.has(place)) return []
    for (const goal of goals) {
      const match = goal.maybe(cues) ? goal.pattern.exec(text) : null
      if (!match || isFar(text, match.index) || not?.test(text)) continue
      return [{ place, sentence, start: match.index, end: match.index + match[0].length, stance: 'goal', alone: false }]
    }
    return []
  })
}

function weighedAt(
  { place, telling, bare, alone }: Deed,
  start: number,
  sentence: Sentence,
  around: string,
  segment: string,
): Find | null {
  const { text, field, asked, cues } = sentence
  const { decision, subject, not } = COMPILED[place]!
  const isGoal = field === 'future_goals'
  if (isElsewhere(decision, segment) || (isGoal && (alone || decision.soDesafio))) return null
  if (!telling.maybe(cues)) return null
  telling.pattern.lastIndex = start
  const match = telling.pattern.exec(text)
  if (!match) return null
  const [whole, verb = ''] = match
  const end = start + whole.length
  const before = text.slice(0, start)
  const after = text.slice(end)
  const stance =
    stanceOf({ before, after, verb, asked }, decision.deEstranhos === true) ??
    (bare ? null : wished(field, before, verb))
  if (isGoal && isFar(text, start)) return null
  if (!stance || not?.test(`${text.slice(Math.max(0, start - 20), end)}${after.slice(0, 30)}`)) return null
  return alone && !subject?.test(around) ? null : { place, sentence, start, end, stance, alone }
}

/** Denied, or of some far day and without a price. */
const isFar = (text: string, at: number) =>
  GOAL_DENIED.test(text.slice(0, at)) || (FAR_WISH.test(text.slice(0, at)) && !/\d/.test(text.slice(at)))

const wished = (field: HeardField, before: string, verb: string): Heard['stance'] | null =>
  field === 'future_goals' && /r$/.test(verb) && !GOAL_DENIED.test(before) ? 'goal' : null

const WEIGHT: Record<Heard['stance'], number> = { question: 3, proposal: 2, want: 1, goal: 0 }

/** Two sides of one question: the first that is heard answers both. */
const KIN: readonly (readonly DecisionId[])[] = [
  ['baixar_preco', 'desconto', 'cliente_grande', 'pedido_maior', 'atacado', 'prazo_fiado'],
  ['emprestimo', 'maquina', 'antecipar'],
  ['segunda_loja', 'mudar_ponto', 'imovel', 'franquia', 'expandir_rural'],
  ['fechar_unidade', 'vender_parar', 'mudar_ponto'],
  ['contratar', 'demitir', 'terceirizar', 'entrega_propria', 'regularizar', 'mais_horas'],
  ['aumento_salario', 'comissao'],
  ['sair_app', 'entrar_app', 'vender_online', 'anunciar'],
  ['socio_novo', 'sair_sociedade'],
  ['largar_cliente', 'cliente_grande', 'baixar_preco', 'aumentar_preco'],
  ['reforma', 'mudar_ponto', 'imovel'],
  ['fornecedor', 'importar_grupo', 'estoque_antes'],
  ['expandir_rural', 'guardar_safra', 'maquina'],
  ['produto_novo', 'cortar_produto'],
  ['mei_me', 'regularizar'],
]
const isKin = (a: DecisionId, b: DecisionId) => a === b || KIN.some((kin) => kin.includes(a) && kin.includes(b))

const MOST = 2

const CAP = /\bmei\b/
const OVER_CAP = /\b(?:pass|ultrapass|estour)[a-z]*\b[^.;]{0,24}\b(?:limite|teto|mei)\b|\bdesenquadr/
const ORDERS: readonly DecisionId[] = ['pedido_maior', 'cliente_grande', 'taxa_sinal', 'fechar_unidade', 'vender_parar']
const MEI_PLACE = DECISIONS.findIndex(({ id }) => id === 'mei_me')

/** Work that would take an MEI over his limit is a question of the limit; 'fecho ou viro ME' is one question. */
function ofTheCap(finds: readonly Find[], sentences: readonly Sentence[]): readonly Find[] {
  const idOf = ({ place }: Find) => COMPILED[place]!.decision.id
  const asked = new Set(finds.filter(({ place }) => place === MEI_PLACE).map(({ sentence }) => sentence))
  const one = finds.filter((find) => idOf(find) !== 'vender_parar' || !asked.has(find.sentence))
  const challenge = sentences.filter(({ field }) => field === 'main_challenge').map(({ text }) => text)
  if (!challenge.some((text) => CAP.test(text)) || !challenge.some((text) => OVER_CAP.test(text))) return one
  return one.map((find) =>
    find.sentence.field === 'main_challenge' && ORDERS.includes(idOf(find)) ? { ...find, place: MEI_PLACE } : find,
  )
}

/** Up to two decisions that she weighs, the one of her challenge first. Linear in the length of her answers. */
export function decisionsHeard(form: FormAnswers, segment: string): Heard[] {
  const sentences = sentencesOf(form)
  const heard = sentences.flatMap((sentence, at) => {
    const around = sentences
      .slice(Math.max(0, at - 2), at + 2)
      .filter(({ field }) => field === sentence.field)
      .map(({ text }) => text)
      .join('; ')
    const deeds = deedsIn(sentence, around, segment)
    const offers = sentence.field === 'main_challenge' ? offersIn(sentence, segment) : []
    return [...deeds, ...offers.filter(({ place }) => !deeds.some((one) => one.place === place))]
  })
  const told = heard.some(({ sentence }) => sentence.field === 'main_challenge')
  const finds = told ? heard : [...heard, ...scenesIn(sentences, segment)]
  const order = ofTheCap(finds, sentences).toSorted(
    (a, b) =>
      FIELDS.indexOf(a.sentence.field) - FIELDS.indexOf(b.sentence.field) ||
      WEIGHT[b.stance] - WEIGHT[a.stance] ||
      Number(a.alone) - Number(b.alone) ||
      a.sentence.place - b.sentence.place ||
      overlapFirst(a, b),
  )
  const chosen: Find[] = []
  for (const find of order) {
    if (chosen.length >= MOST) break
    const id = COMPILED[find.place]!.decision.id
    if (chosen.some((one) => isKin(COMPILED[one.place]!.decision.id, id) || isSameWords(one, find))) continue
    chosen.push(find)
  }
  return chosen.map(({ place, sentence, stance, ...words }) => {
    const told =
      sentence.raw.length >= LEAST_QUOTED
        ? undefined
        : order.find((one) => one.place === place && one.sentence !== sentence && one.sentence.field === sentence.field)
    const { sentence: said, start, end } = told ?? { sentence, ...words }
    return {
      id: COMPILED[place]!.decision.id,
      field: sentence.field,
      // 'Aceito?' is weighed where she tells what.
      sentence: said.place,
      stance,
      quote: quoteAround(said.raw, said.text, start, end),
      text: told ? `${said.text}; ${sentence.text}` : sentence.text,
    }
  })
}

/** Her words around a sentence of hers that tells a decision; null: there is none at that place. */
export function quoteOf(form: FormAnswers, field: HeardField, place: number, near: string): string | null {
  const sentence = sentencesOf(form).filter((one) => one.field === field)[place]
  if (!sentence) return null
  const at = Math.max(0, sentence.text.indexOf(near))
  return quoteAround(sentence.raw, sentence.text, at, at + near.length)
}

/** Sentences that hold some words, with her words around them. */
export function openSentences(form: FormAnswers, words: RegExp): Omit<Heard, 'id'>[] {
  return sentencesOf(form).flatMap(({ field, place, raw, text }) => {
    const found = words.exec(text)
    return found
      ? [
          {
            field,
            sentence: place,
            stance: 'question' as const,
            quote: quoteAround(raw, text, found.index, found.index + found[0].length),
            text,
          },
        ]
      : []
  })
}

/** Of two in the same words the more particular, else what is said first. */
const overlapFirst = (a: Find, b: Find): number =>
  a.start < b.end && b.start < a.end ? a.place - b.place : a.start - b.start
const isSameWords = (a: Find, b: Find): boolean =>
  a.sentence === b.sentence && ((a.start < b.end && b.start < a.end) || (b.stance !== 'question' && !isJoined(a, b)))

/** 'Dobrar o anúncio e baixar o preço' */
const isJoined = (a: Find, b: Find): boolean => {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  const between = first.sentence.text.slice(first.end, second.start)
  return first.stance !== 'goal' && between.length <= 40 && /\b(?:e|ou)\b(?: [a-z]+)? $/.test(between)
}

const MOST_QUOTED = 80
const LEAST_QUOTED = 25

/** The clause around the deed, from where it begins, cut at a word. */
function quoteAround(raw: string, text: string, start: number, end: number): string {
  if (raw.length <= MOST_QUOTED) return tidy(raw)
  const clauses = [
    ...text
      .slice(0, start)
      .matchAll(
        /[,:] |\b(?:mas|porque|pq|e ai|so que|e (?=nao sei|agora|to |tou |tenho |quero |queria |eu |ele |ela |fico )) ?/g,
      ),
  ].map(({ index, 0: mark }) => index + (/^[,:]/.test(mark) ? mark.length : 0))
  const fits = (from: number) =>
    Math.min(end, raw.length) - from <= MOST_QUOTED - 2 && raw.length - from >= LEAST_QUOTED
  // Where the deed stands far behind the beginning of its clause, the beginning tells more.
  const from = [0, ...clauses].find(fits) ?? clauses.findLast((at) => at < start) ?? 0
  const rest = raw.slice(from)
  if (rest.length <= MOST_QUOTED) return tidy(rest)
  const whole = rest.slice(0, MOST_QUOTED - 1)
  const stop = Math.max(whole.lastIndexOf(' '), LEAST_QUOTED)
  return `${tidy(whole.slice(0, stop))}…`
}

const tidy = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/["“”]/g, '')
    .replace(/^[\s,:;-]+(?=\S)|[\s,.;:-]+$/g, '')
    .replace(/^(?:mas|e|porque|pq|só que|so que|aí|ai) /i, '')
