import { nameOf } from '#src/consultant/word-sums/names.ts'
import type { Token, Tokens } from './tokens.ts'

/** Words on each side of a number that are looked at one by one, and those whose place doesn't count. */
const NEAR = 4
const FAR = 9

const TENSES: readonly (readonly [RegExp, string])[] = [
  [/(?:ava|avam|inha|inham|ia|iam|era|eram)$/, 'was'],
  [/(?:ria|riam)$/, 'would'],
  [/(?:ou|eu|iu|aram|eram|iram|oi|foram|veio)$/, 'did'],
  [/.(?:ei|i)$/, 'i did'],
  [/..o$/, 'i do'],
  [/(?:ando|endo|indo)$/, 'doing'],
  [/..(?:ar|er|ir|or)$/, 'to do'],
  [/(?:asse|esse|isse|arem|erem|assem|essem)$/, 'if'],
  [/(?:ado|ida|ada|ido)$/, 'done'],
]
const NO_VERB =
  /^(?:uns|dia|caso|todo|preco|ano|tempo|prazo|so|salario|custo|lucro|negocio|banco|contrato|desconto|quilo|valor)$/
const tenseOf = (word: string): string =>
  word.length < 2 || NO_VERB.test(word) ? '' : (TENSES.find(([ending]) => ending.test(word))?.[1] ?? '')

const sizeOf = (value: number) => Math.min(6, Math.floor(Math.log10(Math.max(0.01, value))))
const finerOf = (value: number) => Math.min(20, Math.floor(3 * Math.log10(Math.max(0.01, value))))

interface Seen {
  unit: string
  noun: string
  form: string
}

function formOf({ text, numbers }: Tokens, n: number): string {
  const { start, end, scale } = numbers[n]!
  const said = text.slice(start, end)
  return scale > 1
    ? 'mil'
    : /,\d\d\b/.test(said)
      ? 'cents'
      : /,\d/.test(said)
        ? 'tenths'
        : /\d\.\d{3}/.test(said)
          ? 'dot'
          : 'whole'
}

/** The first word after a number that may be what it counts. */
function nounAfter(tokens: readonly Token[], at: number): string {
  for (let k = at + 1; k <= at + 3; k++) {
    const token = tokens[k]
    if (!token || token.number >= 0 || token.clause !== tokens[at]!.clause) return ''
    if (!token.small) return token.stem
  }
  return ''
}

/** What is known of each number of a text, each a name. */
export const signsOf = (read: Tokens): number[][] => namesOf(read).map((names) => Array.from(names, nameOf))

export function namesOf(read: Tokens): Set<string>[] {
  const { tokens, numbers, at } = read
  const seen = numbers.map(({ unit }, n): Seen => ({ unit, noun: nounAfter(tokens, at[n]!), form: formOf(read, n) }))
  return numbers.map((_, n) => {
    const signs = new Set<string>()
    const kind = `${numbers[n]!.unit} ${sizeOf(numbers[n]!.value)}`
    ownSigns(read, n, seen, signs)
    sideSigns(tokens, at[n]!, -1, kind, signs)
    sideSigns(tokens, at[n]!, 1, kind, signs)
    sentenceSigns(tokens, at[n]!, signs)
    amongSigns(read, n, seen, signs)
    return signs
  })
}

function ownSigns({ numbers }: Tokens, n: number, seen: readonly Seen[], signs: Set<string>): void {
  const { value, start } = numbers[n]!
  const { unit, form, noun } = seen[n]!
  const size = sizeOf(value)
  signs
    .add('b')
    .add(`u ${unit}`)
    .add(`f ${form} ${unit}`)
    .add(`s ${size} ${unit}`)
    .add(`z ${finerOf(value)} ${unit}`)
  signs.add(`sf ${size} ${form} ${unit}`)
  if (value <= 120 && form === 'whole') signs.add(`v ${value}`)
  if (form === 'whole' && value >= 1950 && value <= 2050) signs.add('year')
  if (value % 10 === 0) signs.add('round')
  if (noun) signs.add(`no ${noun}`).add(`nou ${noun} ${unit}`)
  else signs.add(`no- ${unit}`)
  if (start < 25) signs.add('head')
}

function sideSigns(tokens: readonly Token[], at: number, step: 1 | -1, kind: string, signs: Set<string>): void {
  const side = step > 0 ? 'r' : 'l'
  const { clause } = tokens[at]!
  let [passed, over, path, plain, words] = [0, 0, '', '', 0]
  for (let k = 1; k <= FAR; k++) {
    const token = tokens[at + step * k]
    if (!token) {
      signs.add(`${side}| ${k}`)
      break
    }
    over = Math.abs(token.clause - clause)
    if (over > 1 && passed > 0) break
    if (token.number >= 0) passed++
    if (passed > 1) break
    const { word, stem, classes, small } = token
    const mark = `${over > 0 ? '~' : ''}${passed > 0 ? '#' : ''}`
    if (k <= NEAR) {
      signs.add(`${side}${k} ${word}`)
      path = `${path} ${over > 0 && k > 1 ? '~' : ''}${word}`
      if (k > 1 && k <= 3) signs.add(`${side}p${path}`)
    }
    if (!small && token.number < 0) {
      words++
      signs.add(`${side}b${mark} ${stem}`)
      if (words === 1) signs.add(`${side}w${mark} ${stem}`)
      if (words <= 2 && over === 0) plain = `${plain} ${stem}`
      if (words === 2 && over === 0) signs.add(`${side}ww${plain}`)
      for (const name of classes) {
        if (words <= 3) signs.add(`${side}c${mark} ${name}`)
        if (words === 1) signs.add(`${side}1c${mark} ${name}`).add(`${side}1s${mark} ${name} ${kind}`)
        signs.add(`${side}C ${name}`)
      }
      const tense = tenseOf(word)
      if (tense && words <= 3) signs.add(`${side}t${mark} ${tense}`)
      if (tense && words === 1) signs.add(`${side}t1 ${tense}`)
    } else if (over === 0 && k <= NEAR) signs.add(`${side}s${mark} ${word}`)
  }
}

/** The words of the whole sentence, whatever their place. */
function sentenceSigns(tokens: readonly Token[], at: number, signs: Set<string>): void {
  const { sentence } = tokens[at]!
  for (const token of tokens) {
    if (token.sentence !== sentence || token.small || token.number >= 0) continue
    for (const name of token.classes) signs.add(`S ${name}`)
    const tense = tenseOf(token.word)
    if (tense && tense !== 'i do') signs.add(`St ${tense}`)
  }
}

const ratioOf = (a: number, b: number) => {
  const ratio = a / Math.max(b, 0.01)
  return ratio < 0.02
    ? 0
    : ratio < 0.3
      ? 1
      : ratio < 0.75
        ? 2
        : ratio < 1
          ? 3
          : ratio === 1
            ? 4
            : ratio < 1.35
              ? 5
              : ratio < 4
                ? 6
                : ratio < 50
                  ? 7
                  : 8
}

/** Its place among the numbers of the text. */
function amongSigns({ numbers, tokens, at }: Tokens, n: number, seen: readonly Seen[], signs: Set<string>): void {
  const many = numbers.length
  signs
    .add(`n ${n}`)
    .add(`n- ${many - n}`)
    .add(`nn ${n === 0 ? 'first' : n === many - 1 ? 'last' : ''}`)
    .add(`many ${many}`)
  for (const [name, other] of [
    ['<', n - 1],
    ['>', n + 1],
  ] as const) {
    const next = seen[other]
    if (!next) continue
    const ratio = ratioOf(numbers[n]!.value, numbers[other]!.value)
    const own = seen[n]!
    signs.add(`${name}u ${next.unit} ${next.form}`).add(`${name}r ${ratio} ${own.unit} ${next.unit}`)
    const [from, to] = other < n ? [at[other]!, at[n]!] : [at[n]!, at[other]!]
    const between = tokens.slice(from + 1, to)
    if (between.length <= 5)
      signs.add(`${name}k ${between.map(({ word, small }) => (small ? word : '_')).join(' ')} ${ratio}`)
    if (own.noun && own.noun === next.noun) signs.add(`${name}same`).add(`${name}same ${ratio}`)
    for (const { classes, word } of between.slice(0, 6)) {
      for (const one of classes) signs.add(`${name}c ${one}`)
      if (/^(?:mas|ou|para|se|so|e)$/.test(word)) signs.add(`${name}x ${word}`)
    }
  }
  const { value } = numbers[n]!
  const bigger = numbers.filter((one) => one.unit !== '%' && one.value > value).length
  signs.add(`rank ${bigger} ${numbers.filter(({ unit }) => unit !== '%').length}`)
}
