import { fold, words } from '#src/text/words.ts'
import { PAID, RECEIVED } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import { alike, tellingWords } from './names.ts'
import type { Reading } from './question.ts'
import type { Parts } from './reading.ts'
import { isGrammarWord } from './vocabulary.ts'

/** Who paid whom, by where the name stands. */

const UNKNOWN: Reading = { kind: 'unknown' }

/** Who comes after these did it, where nothing like 'de' stands between: 'quanto recebeu o João'. */
const BOUGHT = new Set(['comprou', 'compraram', 'recebe', 'recebem', 'recebeu', 'receberam'])
const SPENDS = new Set(['gasta', 'gastam'])
const FROM = new Set('de do da dos das no na nos nas com em'.split(' '))
const OF_OR_TO = new Set('de do da dos das pro pra pros pras para ao'.split(' '))

/** 'quanto o João recebeu': who is named before the verb received it, so the company paid. */
export function turned(reading: Reading, question: string): Reading {
  if (reading.kind !== 'frame' && reading.kind !== 'which') return reading
  const names = reading.kind === 'which' ? reading.options.map(({ nome }) => nome) : reading.frame.filtros.contrapartes
  const telling = new Set(names.flatMap(tellingWords))
  const asked = words(question, 60)
  const verb = asked.findIndex((word) => RECEIVED.has(word) || PAID.has(word))
  const isTelling = (word: string, at: number) =>
    telling.has(word) ||
    telling.has(`${word}${asked[at + 1] ?? ''}`) ||
    (at !== verb && !isGrammarWord(word) && [...telling].some((of) => alike(word, of)))
  const name = asked.findIndex(isTelling)
  const after = name > verb && BOUGHT.has(asked[verb] ?? '') && !FROM.has(asked[name - 1] ?? '')
  // What he spends on himself is in nobody else's statement.
  const spends = asked.findIndex((word) => SPENDS.has(word))
  if (name >= 0 && spends > name && !asked.some((word) => word === 'comigo' || word === 'aqui')) return UNKNOWN
  if (verb < 0 || name < 0 || (name > verb && !after)) return reading
  // 'da Maria quanto recebeu': spoken of, not who did it.
  const before = asked[name - 1]
  if (before !== undefined && OF_OR_TO.has(before)) return reading
  const metrica = RECEIVED.has(asked[verb]!) ? 'saidas' : 'entradas'
  return { ...reading, frame: { ...reading.frame, metrica } }
}

const THERE_IS = /\b(?:tem|tenho|ha|existe|existem|ficou|ficaram|sobrou|falta|faltou)\b/
/** 'tem algo sem categoria?', 'cobrou em dobro?': whether there is any, no days said, asks of all there are. */
export function ofAllTime(parts: Parts, question: string): Parts {
  const { counts, metrics, times } = parts
  const unsorted = metrics.some((id) => id.endsWith('sem-categoria')) && THERE_IS.test(fold(question))
  const open = times.period === null && times.spans === null && times.relative === null && times.weekdays === null
  return open && times.comparison === null && (counts === 'repetidos' || unsorted)
    ? { ...parts, times: { ...times, always: true } }
    : parts
}

const FLOWS: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'saidas', 'despesas'])
/** 'quantas vezes pagou no ano?': who did, isn't said, and all that was paid isn't meant. */
export function withSubject(reading: Reading, { subjectless }: Parts): Reading {
  if (!subjectless || reading.kind !== 'frame' || !FLOWS.has(reading.frame.metrica)) return reading
  const { categorias, contrapartes, contas } = reading.frame.filtros
  const { dimensao, contagem } = reading.frame
  const told = categorias.length + contrapartes.length + contas.length > 0
  return told || dimensao === 'contraparte' || dimensao === 'categoria' || contagem === 'nomes' ? reading : UNKNOWN
}
