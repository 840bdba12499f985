import { fold, words } from '#src/text/words.ts'
import { type Frame, frameOf } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { alike, tellingWords } from './names.ts'
import type { Reading } from './question.ts'
import type { Parts } from './reading.ts'
import { spokenOf } from './spoken.ts'

/** Which side, which name and what is left: what goes on from whom the answers before were about. */

const OF_SIDE =
  /^(?:e |mas |entao )?(?:quem|(?:qual|quem) (?:del[ea]s|dess[ea]s))(?: (?:foi|e|levou|pagou|recebeu|me|vendeu|cobrou))*(?: [oa])? (maior|mais|menor|menos)(?: alto| caro)?$/
/** 'qual deles foi maior?', after what was paid to suppliers. */
export function whoOfSide(question: string, before: Frame): Reading | undefined {
  const found = OF_SIDE.exec(fold(question).replace(/[?!.]/g, '').trim())
  const side = before.metrica === 'fornecedores' || before.metrica === 'clientes'
  const plain = [before.dimensao, before.media, before.unico, before.contagem, before.sobre, before.comparacao]
  if (!found || !side || before.filtros.contrapartes.length > 0 || plain.some((part) => part !== null)) return undefined
  const menores = found[1]!.startsWith('men')
  const frame = { ...before, antes: [], dimensao: 'contraparte' as const, maiores: 1, menores }
  return { kind: 'frame', frame, assumed: [], explicit: true, undated: false }
}

/** The one question before was of what came in, the other of what went out, in the same days. */
export const areBothFlows = ({ metrica, antes: [last] }: Frame): boolean =>
  last !== undefined &&
  new Set([metrica, last.metrica]).size === 2 &&
  [metrica, last.metrica].every((id) => FLOWS.has(id))
const FLOWS: ReadonlySet<MetricId> = new Set(['entradas', 'saidas'])

const INCOMES: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes'])
const OUTGO: ReadonlySet<MetricId> = new Set(['despesas', 'saidas', 'fornecedores', 'contas', 'pessoal'])

/** 'sobra quanto?', after what came from somebody and what was paid for something: the one less the other, no result. */
export function leftOfTwo(before: Frame): Reading {
  const [last] = before.antes
  const plain = [before.dimensao, before.media, before.unico, before.contagem, before.sobre, before.comparacao]
  const sameDays =
    last !== undefined &&
    JSON.stringify([last.periodo, last.trechos]) === JSON.stringify([before.periodo, before.trechos])
  if (!sameDays || before.par || plain.some((part) => part !== null)) return { kind: 'unknown' }
  const other = frameOf(last.metrica, { ...last })
  const now = { ...before, antes: [] }
  const one = INCOMES.has(last.metrica) && OUTGO.has(now.metrica) ? other : now
  const less = one === other ? now : other
  if (!INCOMES.has(one.metrica) || !OUTGO.has(less.metrica)) return { kind: 'unknown' }
  return { kind: 'both', frames: [one, less], assumed: [], explicit: true, conta: 'menos' }
}

/** 'e de diárias dele', where several names have the word: the one that is called like whom was spoken of, or all that were. */
export function chosenBySpoken(parts: Parts, before: Frame | undefined): Parts {
  if (!before || parts.options.length < 2) return parts
  const names = before.filtros.contrapartes
  const chosen = (parties: string[]): Parts => ({ ...parts, parties, options: [], optionWord: '' })
  const ids = parts.options.map(({ id }) => id)
  // 'e o Ademir, tudo': each of them.
  if (parts.everywhere && parts.goesOn) return chosen(ids)
  if (names.length > 1 && ids.every((id) => names.includes(id))) return chosen(ids)
  if (!parts.pronoun && !parts.goesOn) return parts
  const spoken = new Set((spokenOf(before)?.contrapartes ?? names).flatMap(tellingWords))
  const alike = parts.options.filter(({ nome }) => tellingWords(nome).some((word) => spoken.has(word)))
  // Another kind of payment to the same person isn't of the same category.
  return alike.length === 1 ? { ...chosen([alike[0]!.id]), ...(!parts.pronoun && { goesOn: false }) } : parts
}

/** 'quantas manutenções a Metalife fez', of 'METALIFE MANUTENCAO' and another: the one that has the word. */
export function chosenBySaid(reading: Reading, text: string): Reading {
  if (reading.kind !== 'which') return reading
  const said = words(text, 60).filter((word) => !words(reading.word, 20).includes(word))
  const fits = reading.options.filter(({ nome }) =>
    tellingWords(nome).some((of) => said.some((word) => alike(word, of))),
  )
  const [only] = fits
  if (!only || fits.length > 1) return reading
  const filtros = { ...reading.frame.filtros, contrapartes: [only.nome] }
  const { undirected } = reading
  const frame = { ...reading.frame, filtros, opcoes: [], solto: false }
  return {
    kind: 'frame',
    frame,
    assumed: ['periodo'],
    explicit: true,
    undated: false,
    ...(undirected && { undirected }),
  }
}
