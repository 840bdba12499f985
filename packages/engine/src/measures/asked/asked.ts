import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import type { Mention } from '#src/facts/fact-book.ts'
import { askedIn, of, reais, round2, shown } from '#src/measures/measured.ts'
import { DAYS_OF_FARM, type Kind, type Own, type OwnGain, type Value } from '#src/measures/own/algebra.ts'
import { type Said, type Scene, type SceneField, type SceneSentence, sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'

export type Span = 'dia' | 'semana' | 'mes' | 'ano'

/** Her numbers as patterns find them: groups of a pattern that caught a number, in order. */
export interface Found {
  sentence: SceneSentence
  numbers: (Said | undefined)[]
  words: (string | undefined)[]
}

const ANYWHERE: readonly SceneField[] = ['main_challenge', 'operational_flow', 'kpis', 'future_goals']
export const TODAY: readonly SceneField[] = ['main_challenge', 'operational_flow', 'kpis']

const made = new Map<string, Pattern>()

interface Pattern {
  words: RegExp
  /** A sentence without these kinds of numbers can't fit. */
  kinds: number
}

const KINDS = { R: 1, N: 2, P: 4, H: 8, D: 16 } as const
/** Kinds of the numbers in a sentence, as bits; a bare number may be reais. */
function kindsIn(text: string): number {
  let bits = 0
  for (const letter of text) if (letter in KINDS) bits |= KINDS[letter as keyof typeof KINDS]
  return bits
}

/** '@R', '@M' (reais, or a bare number that may be reais), '@N', '@P', '@H', '@D' catch a number; '~20' up to twenty characters without one. */
function patternOf(source: string): Pattern {
  const known = made.get(source)
  if (known) return known
  const words = new RegExp(
    source
      .replaceAll('@M', '([RN]\\d{1,3})(?!\\d)')
      .replace(/@([RNPHD])/g, '($1\\d{1,3})(?!\\d)')
      .replace(/~(\d+)/g, '[^A-Z;]{0,$1}?'),
  )
  // Of an alternative not every number has to be there.
  const whole = source.includes('@') && !/\|[^)]*@|@[^)]*\|[^()]*$/.test(source)
  const kinds = whole ? kindsIn([...source.matchAll(/@([RNPHD])/g)].map(([, kind]) => kind).join('')) : 0
  const pattern = { words, kinds }
  made.set(source, pattern)
  return pattern
}

/** Finds what sums need in all that she wrote, and makes values of it. */
export class Asking {
  readonly own: Own
  readonly scene: Scene
  /** The sentences that hold a number. */
  private readonly counted: readonly { sentence: SceneSentence; kinds: number }[]
  /** By what each was first taken for; another kind is another fact of the same number. */
  private readonly facts = new Map<Said, Map<string, Fact>>()
  /** Of a field: how she spells each word first, by the word folded. */
  private readonly spellings = new Map<SceneField, ReadonlyMap<string, string>>()

  constructor(own: Own) {
    this.own = own
    this.scene = sceneOf(own.sources.reading.form)
    this.counted = this.scene.sentences
      .map((sentence) => ({ sentence, kinds: kindsIn(sentence.text) }))
      .filter(({ kinds }) => kinds !== 0)
  }

  /** The first sentence that fits, her challenge before all else. */
  find(source: string, fields: readonly SceneField[] = TODAY): Found | null {
    const pattern = patternOf(source)
    for (const { sentence, kinds } of this.counted) {
      if (!fields.includes(sentence.field)) continue
      if ((pattern.kinds & ~kinds) !== 0) continue
      const found = pattern.words.exec(sentence.text)
      if (!found) continue
      const words = found.slice(1)
      return { sentence, words, numbers: words.map((word) => this.numberOf(word)) }
    }
    return null
  }

  /** The number of the first pattern that finds one. */
  number(sources: readonly string[], fields?: readonly SceneField[]): Said | undefined {
    for (const source of sources) {
      const found = this.find(source, fields)?.numbers.find((said) => said !== undefined)
      if (found) return found
    }
    return undefined
  }

  /** The only number of a kind in the sentences that fit; undefined: none, or several. */
  only(
    kind: Said['kind'],
    sentence: RegExp,
    fits: (said: Said) => boolean = () => true,
    fields = TODAY,
  ): Said | undefined {
    const found = this.scene.sentences
      .filter(({ field, text }) => fields.includes(field) && sentence.test(text))
      .flatMap(({ text }) => [...text.matchAll(/[RNPHD]\d{1,3}/g)].map(([token]) => this.numberOf(token)!))
      .filter((said) => said.kind === kind && fits(said))
    return found.length === 1 ? found[0] : undefined
  }

  says(pattern: RegExp, fields: readonly SceneField[] = ANYWHERE): boolean {
    return this.scene.sentences.some(({ field, text }) => fields.includes(field) && pattern.test(text))
  }

  private numberOf(word: string | undefined): Said | undefined {
    const place = word === undefined ? null : /^[RNPHD](\d{1,3})$/.exec(word)
    return place ? this.scene.said[Number(place[1])] : undefined
  }

  /** Of which time a number is: said right after it, or before in its sentence. */
  spanOf(said: Said): Span | null {
    const token = `${said.kind}${said.at}`
    const text = this.scene.sentences.find((one) => one.field === said.field && hasToken(one.text, token))?.text ?? ''
    const at = text.search(new RegExp(`${token}(?!\\d)`))
    const after = /^[RNPHD]\d+ ?([^A-Z;]{0,44})/.exec(text.slice(at))?.[1] ?? ''
    const near = SPAN_AFTER.exec(after.split(',')[0]!)
    if (near) return spanNamed(near)
    const before = text.slice(0, at)
    const all = [...before.matchAll(SPAN_BEFORE)].at(-1)
    return all ? spanNamed(all) : null
  }

  /** What is counted, as she writes it; '' where nothing that is plural stands there. */
  thing(said: Said): string {
    const token = `${said.kind}${said.at}`
    for (const { field, text } of this.scene.sentences) {
      if (field !== said.field) continue
      const found = new RegExp(`${token}(?!\\d) ([a-z]{3,})`).exec(text)
      if (found)
        return /s$/.test(found[1]!) && !/^(?:mais|vezes|reais|depois|mas)$/.test(found[1]!)
          ? this.spelt(found[1]!, field)
          : ''
    }
    return ''
  }

  /** A folded word as she spelt it. */
  spelt(word: string, field: SceneField): string {
    const known = this.spellings.get(field)
    if (known) return known.get(word) ?? word
    const spellings = new Map<string, string>()
    for (const one of (this.own.sources.reading.form[field] ?? '').toLowerCase().match(/[\p{L}]+/gu) ?? []) {
      const plain = fold(one)
      if (!spellings.has(plain)) spellings.set(plain, one)
    }
    this.spellings.set(field, spellings)
    return spellings.get(word) ?? word
  }

  value<K extends Kind>(kind: K, said: Said, rotulo: string): Value<K> {
    const unit = kind === 'horas' ? said.unit : kind === 'qtd' ? '' : kind === 'dias' ? said.unit : kind
    const known = this.facts.get(said) ?? new Map<string, Fact>()
    // Sums that are tried and not told name it otherwise: who tells it first names it.
    const name = `${unit} ${rotulo}`
    const fact = known.get(name) ?? {
      id: `texto.${said.field}.dito.${said.at}`,
      rotulo,
      valor: round2(said.written),
      unidade: unit,
      tipo: said.range ? ('estimado' as const) : ('informado' as const),
      origem: askedIn(said.field),
      ...(said.range && { formula: `Meio do que você escreveu: ${formatNumber(said.written, 2)}` }),
    }
    this.facts.set(said, known.set(name, fact))
    return { kind, number: said.value, fact, inputs: [] }
  }

  /** Days of work in a month: hers, else the product's hypothesis. */
  days(): Value<'qtd'> {
    const month = this.number([
      '\\b(?:trabalh|abr|atend|rod|faco|sao|uns)[a-z]*~16 @D (?:por|no|ao) mes',
      '@D (?:por|no|ao) mes',
    ])
    const open =
      month ?? this.number(['\\b(?:trabalh|abr|atend|funcion)[a-z]*(?: uns| so)? @D\\b(?! (?:por|na|da|a) semana)'])
    if (open && open.unit === 'dias' && open.value >= (month ? 4 : 8) && open.value <= 31)
      return this.value('qtd', open, 'Dias de trabalho no mês')
    const week = this.number(['@D (?:por|na|da) semana'])
    const perWeek = week && week.unit === 'dias' && week.value <= 7 ? week.value : this.weekOf()
    const farm = this.own.sources.reading.segment === 'Agronegócio' || this.says(MILKS)
    const number = perWeek && !farm ? Math.round((perWeek * 52) / 12) : farm ? DAYS_OF_FARM : this.own.openDays
    return this.own.known('qtd', {
      id: 'regra.dias_de_trabalho',
      rotulo: 'Dias de trabalho no mês',
      valor: number,
      unidade: '',
      tipo: 'estimado',
      origem: farm
        ? 'Hipótese do motor: bicho e planta não folgam'
        : perWeek
          ? 'Os dias da semana que você escreveu, no mês'
          : 'Hipótese do motor: seis dias por semana',
    })
  }

  /** 'De segunda a sexta': five; null: not said. */
  private weekOf(): number | null {
    for (const { text } of this.scene.sentences) {
      const found =
        /\b(seg|ter|qua|qui|sex)(?:unda|ca|rta|nta|ta)?(?:-feira| feira)? (?:a|ate) (sex|sab|dom)(?:ta|ado|ingo)?(?:-feira| feira)?\b/.exec(
          text,
        )
      if (found) return WEEK.indexOf(found[2]!) - WEEK.indexOf(found[1]!) + 1
    }
    return null
  }

  /** Reais or counts of a day or week, in a month; null: of no time that is known. */
  aMonth<K extends 'R$' | 'qtd' | 'horas'>(value: Value<K>, span: Span | null, rotulo: string): Value<K> | null {
    if (span === null) return null
    if (span === 'mes') return value
    if (span === 'dia') {
      const days = this.days()
      return this.own.make(
        value.kind,
        rotulo,
        keep(value.kind, value.number * days.number),
        `${text(value).text} × ${formatNumber(days.number)} dias`,
        [value, days],
        'estimado',
      )
    }
    const [times, sign] = span === 'semana' ? [52 / 12, '× 52 ÷ 12'] : [1 / 12, '÷ 12']
    return this.own.make(
      value.kind,
      rotulo,
      keep(value.kind, value.number * times),
      `${text(value).text} ${sign}`,
      [value],
      'estimado',
    )
  }

  /** Her goal as a part of what is lost, else half. */
  gain(total: Value<'R$/mês'>, rotulo: string): OwnGain {
    const goal = this.goalPart()
    const value = reais(total.number * goal.part)
    return {
      value,
      formula: `${text(total).text} × ${goal.name} = ${text({ ...total, number: value }).text}`,
      inputs: [total.fact],
      rotulo: `${rotulo}, ${goal.hers ? 'pela sua meta' : 'contando metade'}`,
      once: false,
    }
  }

  private goalPart(): { part: number; name: string; hers: boolean } {
    if (this.says(ALL_OF_IT, ['future_goals'])) return { part: 1, name: 'tudo', hers: true }
    const half = this.number(['\\b(?:a|pela|pra|para)~8 @P'], ['future_goals'])
    return { part: 0.5, name: 'metade', hers: half?.value === 50 }
  }
}

/** None of it any more; not 'parar de pôr dinheiro do bolso'. */
const ALL_OF_IT =
  /\b(?:zerar|acabar com|eliminar|parar de (?!por|colocar|botar|tirar|tomar|pedir|pegar|usar|depender|trabalhar|atender|viver|dever|pagar|sofrer|correr|me\b))/

/** A dairy by its words, whatever segment she chose. */
const MILKS = /\b(?:tir|ordenh)[a-z]+ N\d+ litros/

const WEEK = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']

const hasToken = (text: string, token: string): boolean => {
  const at = text.indexOf(token)
  return at >= 0 && !/\d/.test(text.charAt(at + token.length))
}
const SPAN_AFTER =
  /\b(?:por|ao|no|na|a|tod[oa]|cada|p|nesse|nessa|esse|essa|neste|nesta) (?:santo |santa )?(dia|noite|semana|mes|ano)\b|\b(diari|semana[il]|mensa)/
const SPAN_BEFORE =
  /\b(?:tod[oa]|cada|por|na|no|ao|esse|essa|nesse|nessa|ultimo|ultima) (?:santo |santa )?(dia|noite|semana|mes|ano)\b(?! que vem)|\b(mes|semana|ano) passad[oa]\b/g
function spanNamed(found: RegExpExecArray | RegExpMatchArray): Span {
  const word = found[1] ?? found[2]!
  return /^[dn]/.test(word) ? 'dia' : word.startsWith('s') ? 'semana' : word.startsWith('a') ? 'ano' : 'mes'
}

const keep = (kind: Kind, number: number): number =>
  kind === 'qtd' ? Math.round(number) : kind === 'horas' ? Math.round(number * 10) / 10 : reais(number)

export const PER: Readonly<Record<Span, string>> = {
  dia: 'por dia',
  semana: 'por semana',
  mes: 'por mês',
  ano: 'por ano',
}

/** The same reais, said to be of a month. */
export const ofMonth = (value: Value<'R$'> | Value<'R$/mês'>): Value<'R$/mês'> => ({
  ...value,
  kind: 'R$/mês',
  fact: { ...value.fact, unidade: 'R$/mês' },
})

/** A value in a sentence, with the unit that it needs. */
export function text({ kind, fact, number }: Value<Kind>): Mention {
  if (kind !== 'horas')
    return of(fact, Number(fact.valor) === number || kind === 'qtd' ? shown(fact) : shown({ ...fact, valor: number }))
  const [value, unit] = [Number(fact.valor), fact.unidade === 'minutos' ? 'minuto' : 'hora']
  return of(fact, `${formatNumber(value, 1)} ${unit}${value < 2 ? '' : 's'}`)
}
