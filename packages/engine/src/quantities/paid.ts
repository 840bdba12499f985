import { SERVICES } from '#src/reading/quantities.data.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Frame, lastClause, nounAt } from './around.ts'
import { isHandled, isOfEachGroup } from './lists.ts'

const ABOUT = '(?: me| em| por| a| de| uns| umas| so| media| cerca| pra mim)*'
const ENDS = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})${ABOUT} $`)

/** A price by its word alone. */
const PRICE_WORD =
  /\b(?:mensalidade|preco|ticket|valor|custo|diaria|hora|honorario|anuidade|semanada)(?: medio| media| cheia)?(?: de| e| eh| ta| esta)? $/
/** What is wanted, of a month's reais. */
const WISH = ENDS('tirar|faturar|ganhar|lucrar|sobrar|receber|juntar|economizar|faturando|tirando')
/** Of one thing, whatever it does: 'cada um pagava 1.100'; not what it holds or lasts. */
const OF_EACH = /\bcada (?!e (?:uns |umas )?$)(?:um |uma )?(?:[a-z]+ ){0,3}$/
const HOLDS =
  /\b(?:tem|tinha|cabe|cabem|leva|dura|demora|com|faz|fez|produz|vende|atende|tenho|volta|deles|delas) (?:uns |umas |so )?$/
const VERB = ENDS(
  'eh|e|sao|fica|ficam|sai|saem|da|dao|vale|valem|custa|custam|custou|rende|tira|ganha|deixa|sobra|sobram|cobro|cobra|vendo|recebo|recebemos|pago|paguei|gastei|gasto|gasta|paga|pagam|pagava|pagavam|cobrava|devendo|devem|deve',
)
const IS = /[a-z]{3,} (?:eh|e|sai|fica|custa)(?: em media| uns| de)* $/
const ONE_BEFORE = /\b(?:cada|um|uma|o|a|da|do|mensalidade|preco|hora|ticket|refazer|valor|me)\b/
const PRICED = /\b(?:vendo|vende|cobro|alugo|revendo|faco) (?:[a-z]+ ){0,3}(?:por|a)(?: uns)? $/
const OF_ONE = /^ (?:cada|em cada|por (?!mes|dia|semana|ano)[a-z]|d[eo] )/
/** 'Vai 85 de material em cada' */
const PART_OF_EACH = /^ (?:reais )?(?:de|com|em) [a-z]{3,} (?:em|de|por|pra) cada\b/
/** '2.400 mensal', '750 a mensalidade' */
const A_MONTH = /^ (?:de |a |por )?mensa(?:l|is|lidades?)\b/
/** 'Um casco novo tá 22' */
const ONE_IS =
  /\b(?:um|uma|cada) [a-z]{3,}(?: nov[oa])? (?:ta|esta|tava|anda)(?: uns| em| por| a| custando| saindo| valendo)* $/
const NO_PRICE = /\b(?:mais|menos|cerca|perto|em torno|media|volta|dentro|chega|cai|caiu|baixou|pra) (?:de|a|por) $/

/** Whether a bare number is reais by the words around it. `counted`: something is counted before it. */
export function isPaid({ value }: Said, { before, after }: Frame, counted: boolean): boolean {
  if (/^ (?:reais|conto|real|pila)/.test(after)) return true
  // 'Dou conta de 2 por mês'
  if (/\b(?:dou|damos|da|dar|dando) conta de(?: uns| umas| so)? $/.test(before)) return false
  if (isHandled({ place: 0, before, after }) && !/\bcada\b/.test(before.slice(-24))) return false
  // '3 turmas de 7': places.
  if (value < 60 && isOfEachGroup({ place: 0, before, after: '' })) return false
  if (value >= 20 && !HOLDS.test(before.slice(-48)) && A_MONTH.test(after)) return true
  const { noun } = nounAt(after)
  if (noun !== '' && !/^ (?:limp|liquid|brut|cada|cravad)/.test(after)) return false
  const behind = before.slice(-48)
  if (value >= 5 && !HOLDS.test(behind) && PART_OF_EACH.test(after)) return true
  if (value >= 20 && !HOLDS.test(behind) && /^ de cada\b/.test(after)) return true
  // 'Tive que dar outra, 310 cada'
  if (value >= 20 && lastClause(before).trim() === '' && /^ cada(?: [a-z]{2,})? ?(?:$|,)/.test(after)) return true
  if (value >= 20 && /^ (?:pra|para|a) receber\b/.test(after)) return true
  if (value >= 3 && ONE_IS.test(behind) && /^(?:$|,| )/.test(after)) return true
  // 'São 10 por mês'
  if (/\bsao(?: uns| umas| so| cerca de)* $/.test(behind) && /^ (?:por|ao|no) (?:mes|dia|semana|ano)\b/.test(after))
    return false
  if (/\b(?:a|por|de)(?: uns| umas| so)? $/.test(behind) && (counted || PRICED.test(behind)) && value >= 1)
    return !NO_PRICE.test(behind)
  if (value >= 300 && WISH.test(behind)) return true
  const clause = lastClause(before)
  if (OF_EACH.test(clause) && !HOLDS.test(clause) && value >= 2) return true
  // 'Consulta 180', 'pé e mão é 55'
  if (SERVICES.test(behind.trim().split(' ').at(-1)!) && value >= 10) return true
  if (counted && value >= 5 && IS.test(behind) && /^(?:$|,)/.test(after)) return true
  if (counted && value >= 25 && /\b(?:em media|media de)(?: uns)? $/.test(behind) && /^ cada\b/.test(after)) return true
  if (VERB.test(behind))
    return (ONE_BEFORE.test(clause) && !/\b(?:so|que) e $/.test(behind)) || OF_ONE.test(after.replace(/^ em media/, ''))
  if (/\b(?:leva|tira|come|vai|vao)(?: uns)? $/.test(behind))
    return (
      (!/\b(?:van|onibus|barco|lancha|carro|caminhao|kombi|micro|mesa|sala|turma|elevador) leva(?: uns)? $/.test(
        behind,
      ) &&
        /^ (?:(?:em|de|por) cada|por (?!mes|dia|semana|ano)[a-z])/.test(after)) ||
      (value >= 5 && /\bcada\b/.test(clause) && /^ (?:de|com|em|so de) [a-z]/.test(after))
    )
  return PRICE_WORD.test(behind)
}
