/** A number as a Portuguese text says it. */
export interface SpokenNumber {
  value: number
  /** How it is said: money, percent or bare. */
  unit: 'R$' | '%' | ''
  /** Characters [start, end) of the text, unit included. */
  start: number
  end: number
  /** Written in letters. */
  inWords: boolean
}

const SCALE_WORDS: Record<string, number> = {
  mil: 1e3,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
  mi: 1e6,
  bi: 1e9,
}
const DIGITS =
  /(?<money>R\$\s?)?(?<sign>[-−])?(?<digits>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?:\s?(?<scale>milhões|milhão|bilhões|bilhão|mil|mi|bi)(?![\p{L}]))?(?<percent>\s?(?:%|por cento))?(?<reais>\s(?:de\s)?reais(?![\p{L}]))?/giu

/** Every number in digits, with its unit and 'mil', 'milhões' taken into its value. Texts up to 20,000 characters. */
function digitNumbers(text: string): SpokenNumber[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const { money, sign, digits = '', scale, percent, reais } = match.groups ?? {}
    const plain = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) ? digits.replaceAll('.', '') : digits
    const value = Number(plain.replace(',', '.')) * (scale ? SCALE_WORDS[scale.toLowerCase()]! : 1)
    return {
      value: sign ? -value : value,
      unit: money || reais ? 'R$' : percent ? '%' : '',
      start: match.index,
      end: match.index + match[0].length,
      inWords: false,
    }
  })
}

const WORDS = new Map<string, number>(
  Object.entries({
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    quatorze: 14,
    catorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezessete: 17,
    dezoito: 18,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quatrocentas: 400,
    quinhentos: 500,
    quinhentas: 500,
    seiscentos: 600,
    seiscentas: 600,
    setecentos: 700,
    setecentas: 700,
    oitocentos: 800,
    oitocentas: 800,
    novecentos: 900,
    novecentas: 900,
  }),
)

/** Runs of number words such as 'trinta e cinco por cento' or 'dois mil reais'. 'Um' and 'uma' alone are articles. */
function wordNumbers(text: string): SpokenNumber[] {
  const tokens = [...text.matchAll(/[\p{L}]+/gu)].map((match) => ({ word: match[0].toLowerCase(), at: match.index }))
  const found: SpokenNumber[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    let total = 0
    let part = 0
    let next = i
    while (next < tokens.length) {
      const { word } = tokens[next]!
      const follows = tokens[next + 1]?.word ?? ''
      const joins = word === 'e' && next > i && (WORDS.has(follows) || follows in SCALE_WORDS)
      if (joins) next += 1
      else if (WORDS.has(word) && !(word === 'cento' && tokens[next - 1]?.word === 'por')) {
        part += WORDS.get(word)!
        next += 1
      } else if (word in SCALE_WORDS && word.length > 2 && (part > 0 || next > i || word === 'mil')) {
        total += (part || 1) * SCALE_WORDS[word]!
        part = 0
        next += 1
      } else break
    }
    if (next === i) continue
    const last = tokens[next - 1]!
    const rest = text.slice(last.at + last.word.length)
    const tail = /^\s(?:por\scento|(?:de\s)?reais|%)/iu.exec(rest)?.[0] ?? ''
    const unit = tail === '' ? '' : /reais/i.test(tail) ? 'R$' : '%'
    const article = next === i + 1 && unit === '' && ['um', 'uma'].includes(tokens[i]!.word)
    // 'dois mil' after digits belongs to them ('12 mil').
    const afterDigits = /\d\s?$/.test(text.slice(0, tokens[i]!.at))
    if (!article && !afterDigits)
      found.push({
        value: total + part,
        unit,
        start: tokens[i]!.at,
        end: last.at + last.word.length + tail.length,
        inWords: true,
      })
    i = next - 1
  }
  return found
}

/** Every number said in a text, in digits or in words, in order. */
export const spokenNumbers = (text: string): SpokenNumber[] =>
  [...digitNumbers(text), ...wordNumbers(text)].sort((a, b) => a.start - b.start)
