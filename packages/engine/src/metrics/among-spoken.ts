import { fold } from '#src/text/words.ts'
import { type Frame, frameOf, NO_FILTERS } from './frame.ts'
import { plainName } from './names.ts'
import type { Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** Of the names that a conversation spoke of, which one: the last to pay, the one that rose most. */

const BOTH = '(?: d(?:[oa]s (?:dois|duas|tres)|el[ea]s))?'
const LAST = new RegExp(
  `^(?:e |mas |entao )*(?:quem|qual)${BOTH} (?:foi |que |me |a )*(?:comprou|pagou|depositou|veio|recebeu|apareceu)(?: foi)? (?:por |pel[oa] )?ultim[oa](?: vez)?${BOTH}$`,
)
const MOVED = new RegExp(
  `^(?:e |mas |entao )*(?:quem|qual)${BOTH} (?:foi |que )*(?:mais )?(?:(subiu|cresceu|aumentou)|(caiu|diminuiu|baixou|desceu))(?: mais)?${BOTH}$`,
)

/** 'quais foram eles?', after how many there were: the count again is no answer. */
const WHICH = /^(?:e |mas |entao )*quais (?:foram|sao|eram|seriam) (?:el[ea]s|ess[ea]s|os (?:dias|meses)|as semanas)/

/** Undefined: it isn't that, or fewer than two names were spoken of. */
export function amongSpoken(question: string, before: Frame, { primeiro, hoje }: QuestionContext): Reading | undefined {
  const text = fold(question)
    .replace(/[?!.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (before.contagem === 'partes' && WHICH.test(text)) return { kind: 'unknown' }
  const last = LAST.test(text)
  const moved = last ? null : MOVED.exec(text)
  if (!last && !moved) return undefined
  const asked = [before, ...before.antes].filter(({ metrica }) => metrica === before.metrica)
  const contrapartes = [...new Set(asked.flatMap(({ filtros }) => filtros.contrapartes))]
  const plain = asked.every(({ filtros }) => filtros.categorias.length + filtros.contas.length === 0)
  if (!plain || !primeiro || new Set(contrapartes.map(plainName)).size < 2) return undefined
  const filtros = { ...NO_FILTERS, contrapartes }
  const reading = (frame: Frame): Reading => ({ kind: 'frame', frame, assumed: [], explicit: true, undated: false })
  if (last) return reading(frameOf(before.metrica, { filtros, periodo: { de: primeiro, ate: hoje }, unico: 'ultimo' }))
  const days = [...new Map(asked.flatMap(({ periodo }) => (periodo ? [[periodo.de, periodo] as const] : []))).values()]
  const [then, now] = days.toSorted((a, b) => (a.de < b.de ? -1 : 1)).slice(-2)
  if (!then || !now || then.ate >= now.de) return undefined
  const menores = moved?.[2] !== undefined
  const frame = frameOf(before.metrica, { filtros, periodo: now, comparacao: then, porque: true, maiores: 1, menores })
  return reading(frame)
}
