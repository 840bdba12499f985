import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { DECISIONS, type Decision, type DecisionId } from './decisions.data.ts'
import { beginnings, GOAL_DENIED, patternOf, type Stance, stanceOf } from './speech.ts'

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
  asked: boolean
}

/** A deed that names what it is done to; a bare verb is a goal of anything. */
type Deed = readonly [pattern: RegExp, bare: boolean]
const deedOf = (source: string): Deed => [patternOf(source), /\}\(\?=/.test(source)]

interface Compiled {
  decision: Decision
  deeds: readonly Deed[]
  offers: readonly RegExp[]
  goals: readonly RegExp[]
  short: { deeds: readonly Deed[]; subject: RegExp } | null
  scenes: readonly (readonly RegExp[])[]
  not: RegExp | null
}

const COMPILED: readonly Compiled[] = DECISIONS.map((decision) => ({
  decision,
  deeds: decision.feitos.map(deedOf),
  offers: (decision.ofertas ?? []).map((source) => new RegExp(`\\b(?:${source})`)),
  goals: (decision.metas ?? []).map((source) => new RegExp(`(?<![a-z])(?:${source})`)),
  short: decision.curtos
    ? { deeds: decision.curtos.de.map(deedOf), subject: new RegExp(`\\b(?:${decision.curtos.assunto})`) }
    : null,
  scenes: (decision.situacoes ?? []).map((parts) => parts.map((part) => new RegExp(part))),
  not: decision.fora === undefined ? null : new RegExp(`\\b(?:${decision.fora})`),
}))

/** Which decisions can begin with a word. */
const BY_WORD = new Map<string, Set<number>>()
COMPILED.forEach(({ decision }, place) => {
  for (const word of [...decision.feitos, ...(decision.curtos?.de ?? [])].flatMap(beginnings)) {
    const places = BY_WORD.get(word) ?? new Set()
    places.add(place)
    BY_WORD.set(word, places)
  }
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
  /\b(?:ofere|propo|propu|ped[ei]|quer|apareceu|surgiu|vagou|chegou|caiu|convid|cham|aprov|liber|pre|exig|exclusiv|press|cobr|insist|procur|encomend|precisa|investidor|contador|fiscal|vigilancia|prefeitura|agencia|radio|dono|dona|proprietari|vai|da|deu|outro|novo|chor|franqui|fez|impo|sonda|liga|irmao|cunhado|pai|sogro|empresta|banco)/
/** Decided already, or turned down. */
const SETTLED =
  /\b(?:ja (?:aceitei|fechei|peguei|comprei|contratei|assinei|recusei|disse que nao|abri|larguei|sai|vendi|falei que nao|dispensei|neguei)|recusei|nao aceitei|nao quis|disse que nao|falei que nao|neguei)\b/

const NEAR = 45

function offersIn(sentence: Sentence, segment: string): Find[] {
  const { text } = sentence
  if (!BROUGHT.test(text) || SETTLED.test(text)) return []
  const found: Find[] = []
  for (const [place, { decision, offers, not }] of COMPILED.entries()) {
    if (offers.length === 0 || isElsewhere(decision, segment)) continue
    for (const offer of offers) {
      const match = offer.exec(text)
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

/** What leaves her nothing but one decision, though she names no deed. */
function scenesIn(sentences: readonly Sentence[], segment: string, heard: readonly Find[]): Find[] {
  const all = sentences.map(({ text }) => text).join('; ')
  if (SETTLED.test(all)) return []
  return COMPILED.flatMap(({ decision, scenes, not }, place) => {
    if (
      scenes.length === 0 ||
      isElsewhere(decision, segment) ||
      heard.some((one) => one.place === place && one.sentence.field === 'main_challenge')
    )
      return []
    for (const [first, ...rest] of scenes) {
      if (!first!.test(all) || !rest.every((part) => part.test(all))) continue
      const sentence = sentences.find(({ field, text }) => field === 'main_challenge' && first!.test(text))
      const match = sentence && !OF_RIVALS.test(sentence.text) && first!.exec(sentence.text)
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
  const places = new Set<number>()
  for (const word of text.match(/[a-z]+/g) ?? []) for (const place of BY_WORD.get(word) ?? []) places.add(place)
  const found: Find[] = []
  for (const place of places) {
    const { decision, deeds, short, not } = COMPILED[place]!
    if (isElsewhere(decision, segment) || (decision.soDesafio && field === 'future_goals')) continue
    const strange = decision.deEstranhos === true
    const find = firstWeighed(deeds, not, sentence, strange)
    if (find) found.push({ place, sentence, ...find, alone: false })
    else if (short && field === 'main_challenge' && short.subject.test(around)) {
      const alone = firstWeighed(short.deeds, not, sentence, strange)
      if (alone) found.push({ place, sentence, ...alone, alone: true })
    }
  }
  if (field !== 'future_goals') return found
  for (const [place, { decision, goals, not }] of COMPILED.entries()) {
    if (isElsewhere(decision, segment) || found.some((one) => one.place === place)) continue
    for (const goal of goals) {
      const match = goal.exec(text)
      if (!match || GOAL_DENIED.test(text.slice(0, match.index)) || not?.test(text)) continue
      found.push({
        place,
        sentence,
        start: match.index,
        end: match.index + match[0].length,
        stance: 'goal',
        alone: false,
      })
      break
    }
  }
  return found
}

function firstWeighed(
  deeds: readonly Deed[],
  not: RegExp | null,
  { text, field, asked }: Sentence,
  ofStrangers: boolean,
): Pick<Find, 'start' | 'end' | 'stance'> | null {
  for (const [deed, bare] of deeds) {
    deed.lastIndex = 0
    for (let match = deed.exec(text); match; match = deed.exec(text)) {
      const [whole, verb = ''] = match
      const end = match.index + whole.length
      const before = text.slice(0, match.index)
      const after = text.slice(end)
      const stance =
        stanceOf({ before, after, verb, asked }, ofStrangers) ?? (bare ? null : wished(field, before, verb))
      if (stance && !not?.test(`${text.slice(Math.max(0, match.index - 20), end)}${after.slice(0, 30)}`))
        return { start: match.index, end, stance }
      // A longer find may have swallowed one that is weighed.
      deed.lastIndex = match.index + verb.length
    }
  }
  return null
}

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
  const finds = [...heard, ...scenesIn(sentences, segment, heard)]
  const order = finds.toSorted(
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
        : finds.find((one) => one.place === place && one.sentence !== sentence)
    const { sentence: said, start, end } = told ?? { sentence, ...words }
    return {
      id: COMPILED[place]!.decision.id,
      field: sentence.field,
      sentence: sentence.place,
      stance,
      quote: quoteAround(said.raw, said.text, start, end),
      text: sentence.text,
    }
  })
}

/** Of two in the same words the more particular, else what is said first. */
const overlapFirst = (a: Find, b: Find): number =>
  a.start < b.end && b.start < a.end ? a.place - b.place : a.start - b.start
const isSameWords = (a: Find, b: Find): boolean =>
  a.sentence === b.sentence && ((a.start < b.end && b.start < a.end) || b.stance !== 'question')

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
  const fits = (from: number) => Math.min(end, raw.length) - from <= MOST_QUOTED - 2
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
