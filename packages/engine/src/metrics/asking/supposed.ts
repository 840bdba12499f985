import { type Scale, takeScale } from '#src/metrics/shown/scale.ts'

/** How much more or less is supposed of a figure, wherever its words stand. */

const MORE = / (?:a mais|aument\w+|sub(?:ir|iu|isse|indo|a)|sobe|cresc\w+|reajust\w+|encarec\w+|maior) /
const LESS = / (?:a menos|desconto\w*|ca(?:ir|isse|i|iu|indo)|cort\w+|baix\w+|diminu\w+|reduz\w+|menor|perd\w+) /
const PERCENT = / (\d{1,3}(?:[.,]\d+)?)(?:%| por cento) /

/** Undefined: none, or which way isn't said. */
export function scaleIn(words: readonly string[]): Scale | undefined {
  const text = ` ${words.join(' ')} `
  const said = takeScale(text.trim())
  if (said) return said.scale
  if (/ metade /.test(text)) return { factor: 1 / 2, plus: 0, said: 'a metade', part: true }
  if (/ (?:o dobro|dobr(?:ar|asse|ou|a)) /.test(text)) return { factor: 2, plus: 0, said: 'o dobro', part: false }
  const found = PERCENT.exec(text)
  const [more, less] = [MORE.test(text), LESS.test(text)]
  if (!found || more === less) return undefined
  const percent = Number(found[1]!.replace(',', '.')) / 100
  const factor = more ? 1 + percent : 1 - percent
  if (factor < 0 || factor > 4) return undefined
  return { factor, plus: 0, said: `com ${found[1]!.replace('.', ',')}% a ${more ? 'mais' : 'menos'}`, part: false }
}
