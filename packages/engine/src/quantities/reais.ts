import { MEASURES, SERVICES } from '#src/reading/quantities.data.ts'
import type { Said, SceneField } from '#src/reading/scene.ts'
import { firstClause, lastClause, lastOf, oneOf, timeAfter } from './around.ts'
import { goesOn, goesOut, isOtherPrice } from './lists.ts'
import type { Spot, Term } from './terms.ts'
import { COSTS, type Deed, EVENT_COST, GOALS, KEEPS, PRICES } from './words.data.ts'

/** Goes on with what one costs. */
export const continues = (last: Term | undefined, frame: Spot): boolean =>
  last?.dimension === 'reais' &&
  last.deed === 'cost' &&
  last.sentence === frame.sentence &&
  last.place === frame.place - 1 &&
  goesOn(frame)

/** The price of another, beside one. */
export const repeats = (last: Term | undefined, frame: Spot): boolean =>
  last?.dimension === 'reais' &&
  (last.deed === 'price' || last.deed === 'cost') &&
  last.sentence === frame.sentence &&
  last.place === frame.place - 1 &&
  isOtherPrice(frame)

/** Reais of a frame, with what they are for. */
export function reaisOf(
  said: Said,
  frame: Spot,
  made: Omit<Term, 'dimension' | 'noun' | 'word' | 'time' | 'deed'>,
  last: Term | undefined,
): Term {
  const [back, ahead] = [lastClause(frame.before), firstClause(frame.after)]
  const near = `${back} ${ahead}`
  const one = oneOf(frame)
  const event = EVENT_COST.test(back) || /^ (?:de|pra) refazer/.test(ahead)
  // 'Pago 4 músicos a 400', 'compro 300 peixes a 9': what is paid for each.
  // '20% mais 4 reais de cada': the same takes it.
  const besideFee =
    last?.deed === 'fee' && last.sentence === frame.sentence && /^ (?:, |e )?(?:mais |e )$/.test(frame.before)
  const paid =
    besideFee ||
    (/ (?:a|por|de)(?: uns| so)? $/.test(back) &&
      last?.dimension === 'things' &&
      last.sentence === frame.sentence &&
      /\b(?:pago|pagamos|compro|compramos|comprei|paguei|trago|pego)\b/.test(lastClause(last.before)))
  const again = repeats(last, frame)
  const deed = again
    ? last!.deed
    : paid || continues(last, frame) || goesOut(frame)
      ? 'cost'
      : reaisDeed(said, frame, back, ahead)
  const time = timeAfter(frame.after)
  // 'Gasto 2 na caixinha': what it is spent on.
  const spentOn =
    deed === 'cost' && /^ n[oa] /.test(frame.after) && !MEASURES.test(/^ n[oa] ([a-z]+)/.exec(frame.after)?.[1] ?? '')
  return {
    ...made,
    ...one,
    // 'Média de 64 cada conserto': of whatever is repaired.
    ...(REPAIR.test(one.noun) && { noun: '' }),
    ...(again && { noun: last!.noun }),
    ...(spentOn && { noun: '' }),
    dimension: 'reais',
    word: '',
    event,
    time,
    deed: event && deed !== 'kept' ? 'cost' : deed,
    each: one.each || / a(?: uns)? $/.test(back) || near.includes('mensalidade'),
  }
}

const REPAIR = /^(?:consert|reparo?|conserto|ajuste?|revisa)$/

/** What another takes for it. */
const RIVAL =
  /\b(?:concorren[a-z]+|vizinh[oa]|eles|outr[oa]s?|rede|shopee|internet|mercado livre|chines[a-z]*|online)\b[^,]{0,24}$|\b(?:pra|pro|para) (?:o |a |um |uma )?[a-z]+ (?:[a-z]+ )?de $/

/** 'A maquininha come 5 em cada': the card or the app, not she. */
const TAKEN =
  /\b(?:maquininha|cartao|taxa|ifood|app|aplicativo|shopee)(?: [a-z]+){0,2} (?:come|leva|tira|cobra|fica com|desconta|morde)(?: uns| mais)? $/

/** 'O diesel dá uns 260 por viagem' */
const BILL_IS =
  /\b(?:diesel|gasolina|combustivel|material|embalagem|motoboy|racao|gas|tinta|tecido|insumos?|ingredientes?|descartave(?:l|is)) (?:da|fica|sai|sao|e|eh)(?: em| por| a| uns| umas)* $/

function reaisDeed(said: Said, { field, before }: Spot, back: string, ahead: string): Deed | null {
  // '2 por 450': what so many of them cost.
  if (/^ por(?: uns)? $/.test(before) && !/^ (?:cada|mensa|por)/.test(ahead)) return null
  // Of all of them together: nothing multiplies it.
  if (/^ (?:no|ao|em) (?:total|todo)\b|^ (?:tudo junto|somando|somado|de todos|de todas)\b/.test(ahead))
    return goal(field, back)
  if (/^ (?:limp|livre|de lucro|de sobra)/.test(ahead)) return goal(field, back) ?? 'kept'
  const last = lastOf(back, [
    ['kept', KEEPS],
    ['cost', COSTS],
    ['price', PRICES],
    ['goal', GOALS],
  ])
  if (goal(field, back)) return 'goal'
  // 'Com salário e encargo dá uns 2.600': what a person costs.
  if (/\b(?:salarios?|ordenados?|encargos?|registrad[oa]|carteira assinada)\b/.test(back)) return 'cost'
  if (/\bdeix[aoe][a-z]* de (?:faturar|ganhar|vender|receber|entrar|fazer)(?: uns)? $/.test(back)) return 'price'
  if (BILL_IS.test(back) || /\b(?:cupom|cupon|brinde|desconto) de(?: uns)? $/.test(back)) return 'cost'
  if (TAKEN.test(back) && !/ cobr[a-z]+ (?:eu|d[eo] client)/.test(back)) return 'cost'
  if (
    /^ (?:de|com|em|no|na) (?:gelo|oleo|material|combustivel|gasolina|diesel|van|insumo|racao|frete|tinta|pano|aviamento|embalagem|produto|peca|lente|vidro|energia|luz|imposto)/.test(
      ahead,
    )
  )
    return 'cost'
  if (RIVAL.test(back) && !/\b(?:eu|meu|minha|cobro)\b/.test(back)) return null
  // 'O ensaio custa 250': what is sold.
  if (last === 'cost' && SOLD_COSTS.test(back)) return 'price'
  if (last !== null)
    return last === 'cost' &&
      said.value > 0 &&
      /\bcompr/.test(back) &&
      !/\bcada|\ba $/.test(back) &&
      timeAfter(ahead) !== null
      ? 'bought'
      : last
  if (
    (/\b(?:a|por|de)(?: uns| umas| so)? $/.test(before) && !/\b(?:foi|era|ficou|total) de $/.test(before)) ||
    /^ (?:(?:de [a-z]+ )?(?:de |em )?cada|por|o|a|pela|pelo|pra receber|para receber|a receber|de saldo|d[eo] restante)\b/.test(
      ahead,
    ) ||
    /\b(?:cada|hora|valor)\b|[a-z]{2,} (?:e|eh|fica|custa|sai|vale|da|ta)(?: em media| uns| a| por)* $/.test(back) ||
    SERVICES.test(back.trim().split(' ').at(-1)!)
  )
    return 'price'
  return null
}

const SOLD_COSTS =
  /\b[oa] (?:consulta|sessao|aula|corte|diaria|mensalidade|ingresso|servico|pacote|plano|ensaio|limpeza|procedimento|avaliacao|curso|passeio|inscricao|matricula) custa(?: uns| so| em media)* $/

const goal = (field: SceneField, back: string): Deed | null =>
  field === 'future_goals' || /\b(?:quero|queria|preciso|precisava|meta|pra tirar|para tirar|chegar)\b/.test(back)
    ? 'goal'
    : null
