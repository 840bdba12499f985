import type { Choice } from './choices.ts'

/** How a sum takes what was said, in words. */
const WAYS: readonly (readonly [op: RegExp, words: string])[] = [
  [/^set$/, 'no lugar do número de antes'],
  [/^(?:more|leaf\+%)$/, 'aumentando um dos números'],
  [/^(?:less|leaf-%)$/, 'diminuindo um dos números'],
  [/^(?:each2?|inner)\+$/, 'somando em cada um'],
  [/^(?:each2?|inner)-$/, 'tirando de cada um'],
  [/\+$/, 'somando ao total'],
  [/^-%$|-$/, 'tirando do total'],
  [/^times$|^of all$|^priced$/, 'multiplicando'],
  [/^over$|^of each$/, 'repartindo'],
  [/^(?:reach|solve|pair reach)/, 'quantos são precisos'],
  [/price(?!d)|^left of$/, 'o que sobra disso'],
  [/^apart/, 'a diferença'],
  [/^\+%$/, 'com essa parte em cima'],
  [/^\/%$/, 'com essa parte dentro do preço'],
  [/^%/, 'só essa parte'],
  [/%/, 'em porcentagem'],
  [/time/, 'no outro tempo'],
  [/^rest$/, 'o resto'],
] // biome-ignore format: a table

/** Of two, each in words; none where words don't tell them apart. */
export function waysOf(...choices: readonly Choice[]): string[] {
  const all = choices.map(({ ops }) =>
    ops.flatMap((op) => WAYS.find(([test]) => test.test(op))?.[1] ?? []).join(', depois '),
  )
  return new Set(all).size === all.length ? all : []
}
