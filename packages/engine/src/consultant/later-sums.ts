import { fold } from '#src/text/words.ts'
import { figuresIn, MAX_TALK, numbersSaid, ROUNDED } from './asks-sum.ts'
import type { Known } from './company.ts'
import { type Memory, NO_MEMORY } from './memory.ts'
import { SAME_ASKED } from './stories/same-gain.ts'
import type { Told } from './sum-told.ts'

type Tell = (known: Known, question: string, memory: Memory) => Told | undefined

const ENDS = /[?!.\s]+$/
const story = (...parts: readonly string[]) => parts.map((text) => text.replace(ENDS, '')).join('. ')
const kept = (told: Told, { subject, said, loan }: Memory): Told => ({
  ...told,
  memory: { ...told.memory, subject, said, loan },
})
const hasFigure = (told: Told | undefined): told is Told => told?.draft.dados?.valor != null
const saysAll = ({ draft }: Told, text: string) => {
  const said = figuresIn(draft.answer.text)
  return figuresIn(text).every((number) => said.some((one) => Math.abs(one - number) < ROUNDED))
}

/** 'Peguei um pedido de 1.260 peças' */
const ORDER = /\b(?:pedido|encomenda|lote|remessa) (?:de|com) (\d[\d.]*)(?: ?(?!pra\b|para\b|e\b|quant)([a-z]{3,}))?/g
/** 'Esse pedido', 'no lote todo', and no number of it. */
const OF_ORDER =
  /\b(?:n?ess[ea]|n?est[ea]|d?ess[ea]|n?[oa]|d[oa]|pel[oa]) (?:pedido|encomenda|lote|remessa)\b(?! (?:de|com) \d)/
const ASKS_LEFT = /\b(?:sobr\w+|lucr\w+|ganh\w+|fica (?:pra|para) mim|me fica)\b/
const EACH_PAID =
  /\b(?:pago|pagamos|cust\w+|gast\w+|cobr\w+|sai)\b[^.?!]{0,40}\b(?:por|a|cada|em cada) (?!mes|dia|semana|hora)[a-z]{3,}/
const ASKING = /[,.;]? ?\b(?:e )?(?:da|dao|fica|sai|vai dar)? ?(?:quanto|qto|qual|quantos|quantas)\b.*$/

/** Of an order whose number was said before: 'quanto dá de mão de obra esse pedido?'; what each costs that was said of it just before counts too. */
export function orderTold(known: Known, question: string, memory: Memory, tell: Tell): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  if (!OF_ORDER.test(text) || numbersSaid(text) === 0) return undefined
  const order = memory.said.flatMap((message) => [...fold(message).matchAll(ORDER)]).at(-1)
  if (!order) return undefined
  const whole = text.replace(OF_ORDER, (of) => `${of} de ${order[1]} ${order[2] ?? 'unidades'}`)
  const last = fold(memory.said.at(-1) ?? '')
  const cost = OF_ORDER.test(last) && EACH_PAID.test(last) ? last.replace(ASKING, '') : null
  const asked = cost !== null && ASKS_LEFT.test(text) ? story(cost, whole) : whole
  const told = tell(known, asked, NO_MEMORY)
  return hasFigure(told) && saysAll(told, asked) ? kept(told, memory) : undefined
}

/** 'E quantos a 62 pra não ganhar menos que antes?', of the prices and the number that were said. */
export function sameTold(known: Known, question: string, memory: Memory, tell: Tell): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  if (memory.focus !== 'sum' || !new RegExp(SAME_ASKED).test(text) || !/\bquant[oa]s\b/.test(text)) return undefined
  for (const before of new Set([memory.said.at(-1), memory.said[0]])) {
    const told = before === undefined ? undefined : tell(known, story(before, question), NO_MEMORY)
    if (hasFigure(told) && told.memory.sum?.id === 'quantos-no-preco-novo') return kept(told, memory)
  }
  return undefined
}

/** 'E pra eu tirar 2.000 além disso?': what is wanted beside what was to be paid. */
const WANTS =
  /^(?:e |mas |agora )*(?:se eu quiser |quero |queria |(?:e )?(?:pra|para) (?:eu |a gente |me )?)(?:ainda )?(?:tirar|sobrar|ganhar|lucrar|retirar|guardar|ficar com|ter)\b[^\d]{0,16}\d[\d.,]*(?: mil)?/
export function goalTold(known: Known, question: string, memory: Memory, tell: Tell): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK)).trim()
  const last = memory.said.at(-1)
  if (memory.focus !== 'sum' || last === undefined || numbersSaid(text) !== 1 || !WANTS.test(text)) return undefined
  const wanted = /\d[\d.,]*(?: mil)?/.exec(text)![0]
  const asked = `${last.replace(ENDS, '')} e ainda tirar ${wanted}`
  const told = tell(known, asked, NO_MEMORY)
  // The bills and what is wanted have to be in it.
  return hasFigure(told) && told.memory.result?.value !== memory.result?.value && saysAll(told, wanted)
    ? kept(told, memory)
    : undefined
}
