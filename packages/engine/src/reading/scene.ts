import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { isShare, type MoneyRole, moneyRole } from './money-role.ts'
import { MEASURES, NO_NOUN } from './quantities.data.ts'

/** What a number is written as: reais, per cent, hours, days, or a count that may turn out to be reais. */
export type SaidKind = 'R' | 'P' | 'H' | 'D' | 'N'
export type SceneField = 'main_challenge' | 'operational_flow' | 'kpis' | 'future_goals'

/** A number of hers, wherever she wrote it. */
export interface Said {
  kind: SaidKind
  /** Hours of minutes, days of weeks. */
  value: number
  /** As written, with its unit: 50 of '50 minutos'. */
  written: number
  unit: string
  range: boolean
  field: SceneField
  at: number
  /** What a sum of money is that is no cost and no income of hers; null: nothing of it is sure. */
  role: MoneyRole | null
}

/** A sentence, folded, with each number as its kind and place: 'compro R0 por semana e P1 murcha'. */
export interface SceneSentence {
  field: SceneField
  text: string
}

export interface Scene {
  sentences: readonly SceneSentence[]
  said: readonly Said[]
}

const MAX_TEXT = 1_500
const FIELDS = ['main_challenge', 'operational_flow', 'kpis', 'future_goals'] as const

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bmeia hora\b/g, '30 minutos'],
  [/\b(?:uma|1) ?h(?:oras?)? e meia\b/g, '90 minutos'],
  [/\b(\d{1,2}) ?h(?:oras?)? e meia\b/g, '$1,5 horas'],
  [/\bduas horas e meia\b/g, '2,5 horas'],
  [/\b(\d{1,2})h30\b/g, '$1,5 horas'],
  [/\b(\d{1,2})h(\d{2})\b/g, '$1 horas'],
  // '24x1.180': instalments.
  [/\b(\d{1,3})x(?=(?:r\$ ?)?\d{1,3}(?:\.\d{3}|\d{2})(?!\d))/g, '$1 x '],
  [/\b(?:uma|um) (hora|quilo|kg|litro)\b/g, '1 $1'],
  [
    /\b(?:um|uma) (?=(?:em|de|a) cada (?:\d|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|cem))/g,
    '1 ',
  ],
  [
    /(?<!\d ?)(?<![a-z.,])(?<!\b(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|e|uns|poucos|\d) )mil (?=[a-z]{3,}s\b)/g,
    '1000 ',
  ],
  [
    /\bum quarto (?=passa |passam |apodrece|some |mofa|racha|quebra|sobra|encalha|derrete|azeda|fica |nem |nao |sai |d[aeo]s? (?!hora)|vai|vao|volta|quebra|estraga|murcha|morre|se perde|eu|falta)/g,
    '25% ',
  ],
  [
    /\bum quinto (?=passa |passam |apodrece|some |mofa|racha|quebra|sobra|encalha|derrete|azeda|fica |nem |nao |sai |d[aeo]s? |vai|vao|volta|quebra|estraga|murcha|morre|se perde|eu|falta)/g,
    '20% ',
  ],
  [
    /\bum decimo (?=passa |passam |apodrece|some |mofa|racha|quebra|sobra|encalha|derrete|azeda|fica |nem |nao |sai |d[aeo]s? |vai|vao|volta|quebra|estraga|murcha|morre|se perde|eu|falta)/g,
    '10% ',
  ],
]

/** '2 mil e quinhentas': 2.500. */
const HUNDREDS = [
  '',
  'cem',
  'duzent',
  'trezent',
  'quatrocent',
  'quinhent',
  'seiscent',
  'setecent',
  'oitocent',
  'novecent',
]
const WITH_HUNDREDS =
  /\b(\d{1,3}) mil e (cem|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent)(?:[oa]s)?\b(?! mil)/g
const withHundreds = (plain: string): string =>
  plain.replace(WITH_HUNDREDS, (_, thousands: string, word: string) => `${thousands}.${HUNDREDS.indexOf(word)}00`)

const scenes = new WeakMap<FormAnswers, Scene>()

/** Her free answers with every number in its place. Linear in their length; read once. */
export function sceneOf(form: FormAnswers): Scene {
  const known = scenes.get(form)
  if (known) return known
  const made = placedIn(form)
  scenes.set(form, made)
  return made
}

function placedIn(form: FormAnswers): Scene {
  const said: Said[] = []
  const sentences: SceneSentence[] = []
  for (const field of FIELDS) {
    const written = (form[field] ?? '').slice(0, MAX_TEXT)
    if (written === '') continue
    let plain = withHundreds(fold(written))
    for (const [pattern, text] of PARTS) plain = plain.replace(pattern, text)
    for (const text of placed(plain, field, said).split(/[;!?\n]|\.(?=\s|$)/))
      if (text.trim() !== '') sentences.push({ field, text: text.trim() })
  }
  return { sentences, said }
}

const RANGE = /^ (?:a|ou|ate) (?:uns |umas )?$/
const CLOCK = /\b(?:as|das|ate|abre|abro|fecha|fecho|desde|apos|comeco|comeca) (?:as )?$/

function placed(plain: string, field: SceneField, said: Said[]): string {
  const digits = numbersIn(plain, 'text')
  const letters = numbersInWords(plain).filter(
    ({ start, end }) =>
      !digits.some((one) => start >= one.start && start < one.end) &&
      !(
        plain.slice(start, end) === 'cento' && /\b(?:o|por|cada|do) $/.test(plain.slice(Math.max(0, start - 5), start))
      ),
  )
  const numbers = [...digits, ...letters].sort((a, b) => a.start - b.start)
  let text = ''
  let at = 0
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i]!
    const second = numbers[i + 1]
    const range = second !== undefined && isRange(plain, first, second)
    const number = range ? numbers[++i]! : first
    const before = plain.slice(Math.max(0, first.start - 48), first.start)
    const read = kindOf(plain, number, before)
    text += plain.slice(at, first.start)
    at = number.end + (read?.length ?? 0)
    if (read === null) {
      text += 'hora'
      at += /^ ?(?:horas?|hrs?|hs?)\b/.exec(plain.slice(at, at + 8))?.[0].length ?? 0
      continue
    }
    const low = range ? first.value * (first.scale === 1 ? number.scale : 1) : number.value
    const middle = (low + number.value) / 2
    const role = read.kind === 'R' || read.kind === 'N' ? moneyRole(plain, first.start, number.end) : null
    // Thousands of a thing are no reais.
    const kind =
      role === 'contagem' ? 'N' : read.kind === 'N' && isShare(plain, first.start, number.end) ? 'P' : read.kind
    text += ` ${kind}${said.length} `
    said.push({
      kind,
      role,
      value: middle * (read.times ?? 1),
      written: middle,
      unit: read.unit ?? '',
      range,
      field,
      at: said.length,
    })
  }
  return (text + plain.slice(at)).replace(/ {2,}/g, ' ')
}

const isRange = (plain: string, first: WrittenNumber, second: WrittenNumber): boolean =>
  RANGE.test(plain.slice(first.end, second.start)) &&
  first.unit !== '%' &&
  second.value > first.value &&
  second.value <= first.value * (first.scale === 1 ? second.scale : 1) * 3

interface Read {
  kind: SaidKind
  length: number
  times?: number
  unit?: string
}

const MONEY = /^ ?(?:reais|real|contos?|pilas?|paus)\b(?: de)?/
const SPANS = [
  [/^ ?(?:minutos?|mins?)\b/, 'H', 1 / 60, 'minutos'],
  [/^ ?(?:horas?|hrs?|hs?)\b(?! da (?:manha|tarde|noite))/, 'H', 1, 'horas'],
  [/^ ?dias?\b(?! (?:que v|passad|retrasad))/, 'D', 1, 'dias'],
  [/^ ?semanas?\b(?! (?:que v|passad|retrasad))/, 'D', 7, 'semanas'],
  [/^ ?mes(?:es)?\b(?! (?:que v|passad|retrasad))/, 'D', 30, 'meses'],
  [/^ ?anos?\b(?! (?:que v|passad|retrasad))/, 'D', 365, 'anos'],
] as const
/** Words that only money stands behind; what is between them and the number says nothing. */
const PAID =
  /(?:\b(?:cobr(?:o|a|amos|am|ando|ava)|compr(?:o|a|amos|ando)|gast(?:o|a|amos|ando)|pag(?:o|a|am|ando|amos|aria)|cust(?:a|o|am|aria)|sobr(?:a|am|aria|ando)|preco|ticket|parcelas?|prestacao|aluguel|diaria|mensalidade|vale|rende|lucro|salario|fica em|por apenas|minha hora)|vend(?:o|e|emos|endo) (?:a|por)|sa(?:i|em) (?:a|por))(?: (?:me|uns|umas|so|cerca|mais ou menos|de|a|por|em|eh|e|limpos?|pra mim|ai|hoje|la))* $/
const PRICED_BY = /^ (?:o|a|por|cada|pela|pelo|no|na) ([a-z]+)/
const SOLD_BY = /^(?:hora|sessao|diaria|consulta|aula|cento|visita|corte|prato|refeicao|corrida|pessoa|cabeca|mes)$/

const DOES = /^ [ao] pessoa (?:nao|ja|nem|desmarc|falt|some|cancel|desist|esquec|diz|fala|devolv|reclam|volt)/

/** null: a time of day. */
function kindOf(plain: string, { end, unit, value, scale, start }: WrittenNumber, before: string): Read | null {
  const rest = plain.slice(end, end + 40)
  if (unit === '%') return { kind: 'P', length: 0 }
  const money = MONEY.exec(rest)
  if (unit === 'R$' || money) return { kind: 'R', length: money ? money[0].replace(/ de$/, '').length : 0 }
  for (const [pattern, kind, times, name] of SPANS) {
    const found = pattern.exec(rest)
    if (!found) continue
    return kind === 'H' && times === 1 && value >= 5 && value <= 24 && CLOCK.test(before)
      ? null
      : { kind, length: found[0].length, times, unit: name }
  }
  const next = /^ ?([a-z]+)/.exec(rest)?.[1] ?? ''
  const counted =
    next !== '' && !NO_NOUN.test(next) && !/[a-z]{2}(?:ando|endo|indo)$/.test(next) && !/^(?:x|vez|vezes)$/.test(next)
  if (MEASURES.test(next) || /^(?:vezes|x)$/.test(next)) return { kind: 'N', length: 0 }
  const by = PRICED_BY.exec(rest)?.[1] ?? ''
  // 'Umas 9 a pessoa desmarca': nine who don't come.
  if (by === 'pessoa' && DOES.test(rest)) return { kind: 'N', length: 0 }
  const priced =
    MEASURES.test(by) || SOLD_BY.test(by) || (/^(?:cada)/.test(next) && !/ de $/.test(before) && PAID.test(before))
  if (scale >= 1_000 && !counted) return { kind: 'R', length: 0 }
  if (/,\d\d$/.test(plain.slice(start, end)) || (priced && by !== 'mes')) return { kind: 'R', length: 0 }
  return { kind: !counted && PAID.test(before) ? 'R' : 'N', length: 0 }
}
