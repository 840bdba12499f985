import { alike, LEGAL, tellingWords } from './names.ts'
import type { QuestionContext } from './reading.ts'
import { isCommonWord } from './vocabulary.ts'
import { FILLING, OWN_TRADES } from './words.data.ts'

const MOST = 5
/** 'hotel serra azul', 'guincho', and nothing else: what it came to this year. @returns the question that is meant */
export function nameAlone(text: string, { contrapartes, categorias }: QuestionContext): string | undefined {
  // 'e o João?' goes on from something that isn't there.
  if (/^(?:e|mas) /.test(text)) return undefined
  const said = text.split(' ').filter((word) => !FILLING.has(word))
  if (said.length === 0 || said.length > MOST || !said.every((word) => /^[a-z]{3,}$/.test(word))) return undefined
  const own = (name: string) => tellingWords(name).filter((word) => !LEGAL.has(word))
  const isWhole = (name: string) => own(name).join('') === said.join('')
  if (categorias.some(({ nome }) => isWhole(nome))) return `quanto gastei com ${text} este ano`
  const sure = said.length > 1 && said.some((word) => !isCommonWord(word))
  const isPart = (name: string) => sure && said.every((word) => own(name).includes(word))
  const [one] = said
  const called = said.length === 1 && one!.length > 3 && !isCommonWord(one!) && !OWN_TRADES.has(one!)
  const isFirst = (name: string) => called && own(name).length > 0 && alike(one!, own(name)[0]!)
  return contrapartes.some((name) => isWhole(name) || isPart(name) || isFirst(name))
    ? `quanto foi ${text} este ano`
    : undefined
}
