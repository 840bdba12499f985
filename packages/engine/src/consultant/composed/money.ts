import type { Placed } from '#src/consultant/calculator-slots.ts'
import { AGAIN, LABELLED, LISTED, RATE_BEFORE, type Read } from './read.ts'
import type { Sign } from './solve.ts'
import type { Target } from './target.ts'
import { MONEY } from './units.ts'
import { SIZES, TIMES, thingOf } from './words.ts'

const BILL =
  'aluguel|luz|energia|agua|internet|contador|telefone|sistema|frete|embalagem|material|combustivel|gasolina|diesel|imposto|seguro|salarios?|folha|condominio|despesas?|contas?|boletos?|parcela|prestacao|gas|mercadoria|manutencao|taxa|iptu|das|racao|adubo|insumos?|tinta|comissao|ajudante|fixos?'
const GOES = new RegExp(
  `\\b(?:gast\\w+|pag(?:o|amos|uei|ar)|cust\\w+|compr(?:o|ei|amos|ar|ando)|pegu?ei|fora|tirando|descontando|menos|sala|professor\\w*|contratei|contratar|contratando|chamei|fica com|perd\\w+|sai(?:u|ram|em)?|leva|devo|divida|saque|retirei|invest\\w+|produtos?|pecas?|custos?|gastos?|(?:me|eles|el[ae]|fornecedor|loja|site|banco|tecnico|diarista|motoboy) cobr\\w+|(?:o|a|meu|minha) (?!gente)[a-z]{4,} cobra|cobram|${BILL})\\b`,
  'g',
)
const COMES =
  /\b(?:vend\w+|cobr\w+|receb\w+|entr(?:a|ou|am|aram)|fatur\w+|ganh(?:o|ei|amos|ando)|recebendo|cobrando|vendendo|pagam|pagando|(?:um|uma|aluno|alunos|cliente|clientes|pessoa|crianca|criancas|outr[oa]s) paga|rende|mensalidade|preco|(?:mesa|cliente|pessoa|turista|hospede|familia|casal|clientes|pessoas|mesas) (?:gastam?|consomem?)|(?:mercado|cliente|loja|laticinio|frigorifico|usina|cooperativa|atravessador|restaurante|escola|prefeitura|empresa) (?:me )?(?:compra|paga)|(?:fac(?:o|emos)|fiz) [a-z]+ (?:a|por)|ticket|(?:plano|assinatura|mensalidade|ingresso|curso|passeio|aula|entrada) custa|alug(?:o|amos|uei)|economiz\w+|tinha|tenho|consulta|ingresso|assinatura|tirei|deposit\w+|sobra|deixa|lucro de)\b/g
const WISHED =
  /\b(?:quero|queria|meta|pretendo|preciso|pra|para) (?:de )?(?:tirar|ganhar|faturar|fazer|juntar|guardar|receber|lucrar|sobrar|retirar|pagar|cobrir|bater)?(?: (?:pelo menos|uns|os|as|me|de|um|uma|o|a|minha|meu))*(?: [a-z]+ de)? ?$|\b(?:tirar|ganhar|faturar|juntar|guardar|lucrar|sobrar|retirar|pagar (?:o|a|um|uma) [a-z]+ de)(?: (?:uns|de|pelo menos))* ?$/
const PAID_FOR = new RegExp(
  `^\\s*(?:reais )?(?:de|em|com|pra|pro|no|na) (?:o |a |um |uma )?(?!taxa|comissao)(?:${BILL}|produtos?|pecas?|materiais|despesas?|custos?|gastos?|contas?)\\b`,
)
const IN_ACCOUNT = /^\s*(?:reais )?(?:na conta|no caixa|no banco)\b/
const MONEY_BEFORE =
  /\b(?:cobr\w+|pag\w+|gast\w+|cust\w+|receb\w+|ganh\w+|fatur\w+|saiu?|fica|vale|preco|valor|mensalidade|diaria|hora|ticket|ta|esta|entrou|entra|deixa|sobra|economiz\w+|investi\w*|devo|divida|kwh|tirar|juntar|guardar|guardo|junto|poupo|devolvo|separo|resto|consulta|sessao|corte|ingresso|passagem|entrada|r\$)(?: (?:de|em|a|por|e|eh|uns|umas|me|so|cada|um|uma|hoje|meu|minha|ta|esta|da|do|total|r\$))* ?$/
const BILL_BEFORE = new RegExp(
  `\\b(?:${BILL})(?: (?:de|a|e|eh|uns|umas|ta|esta|da|do|fixo|mensal|r\\$|por|total|sao|custa|sai|veio))* ?$`,
)
const COUNT_BEFORE =
  /\b(?:fez|fiz|fizeram|produzi|montei|montou|costurou|rende|rendeu|rendem|da pra|dao|tem|sao|com|faz|vem|veio|vieram|dura)\s*(?:uns |umas )?$/
/** '24 derreteu', '18 veio aberta': who does something is no sum of reais. */
const GONE_AFTER =
  /^\s*(?:(?!e\b|reais\b|quant|qual)[a-z]+ )?(?:nao |ja )?(?!(?:sobr|fic|rest|deu|entr|lucr|fatur|vend|gast|pag|cobr|cust|receb|ganh|compr|tir|quant|meu|eu|ou)\w*\b)(?:veio|[a-z]{3,}(?:ou|eu|iu|aram|eram|iram))\b/
const GONE_BEFORE =
  /\b(?:queim(?:ei|amos)|estraguei|quebrei|derrubei|joguei fora|jogamos fora|morreram|morreu|quebraram|quebrou|estragaram|estragou|murcharam|murchou|derreteram|derreteu|venceram|encalharam|apodreceram|apodreceu) *(?:uns |umas |so )?$/
/** 'Me dá 1.500 livre' */
const FREE = /^\s*(?:reais )?(?:livres?|limp[oa]s?|liquid[oa]s?|de lucro)\b/
/** Whether a number is reais by the words around it. */
/** 'E fez 86' is no label of an amount. */
const VERB_LAST = /(?:ei|ou|iu|eu|ez)\s*$/
const isLabel = (before: string) =>
  LABELLED.test(before) && !VERB_LAST.test(before) && thingOf(/([a-z]+)[^a-z]*$/.exec(before)?.[1] ?? '') !== null

export function isMoney(
  number: Placed,
  noun: string | null,
  previous: Read | undefined,
  { share, unit: asked }: Target,
): boolean {
  const forMoney = asked[MONEY] === 1
  const { unit, scale, after, before, value } = number
  if (unit === 'R$' || /^\s*(?:rea(?:l|is)|conto|pila|pratas)\b/.test(after)) return true
  if (previous?.noun?.endsWith(AGAIN)) return true
  // '1.000 por 95'
  if (noun === null && scale === 1 && Number.isInteger(value) && /^\s*por (?:r\$ ?)?$/.test(after)) return false
  // 'Quantos pastéis de 9 reais', 'pra fazer 1.800 na feira'
  if (noun === null && /\bfica com(?: uns)?\s*$/.test(before)) return true
  if (/^\s*(?:pra|para) (?:comprar|gastar|investir)\b/.test(after)) return true
  // '24 derreteu', 'queimei 6': of the things that were counted before.
  if (noun === null && scale === 1 && Number.isInteger(value) && (GONE_AFTER.test(after) || GONE_BEFORE.test(before)))
    return false
  if (noun === null && FREE.test(after) && value >= 50) return true
  if (WISHED.test(before) && value >= 100 && noun === null) return true
  const direct = noun !== null && !/^\s*de /.test(after)
  if (scale > 1) return !direct
  if (/^\s*(?:a|o) (?:hora|quilo|kg|metro|litro|unidade|km|saca|diaria|duzia|arroba|m2)\b/.test(after)) return true
  if (BILL_BEFORE.test(before) && !(direct && (TIMES.has(noun) || SIZES.has(noun)))) return true
  if (direct) return false
  if (noun !== null && (TIMES.has(noun) || SIZES.has(noun)) && !/^\s*de diaria/.test(after)) return false
  if (share !== undefined && Number.isInteger(value)) return false
  if (COUNT_BEFORE.test(before)) return false
  if (MONEY_BEFORE.test(before)) return true
  const bare =
    noun === null &&
    !/^\s*(?!(?:e|com|mais|menos|tirando|fora|reais|ess[ea]|est[ea]|ness[ea]|no|na|por|em|de|do|da|ao|pra|para|que entr[a-z]+|ontem|hoje|semana|mes)\b|quant|qua[li])[a-z]/.test(
      after,
    )
  if (forMoney && bare && (value >= 1_000 || /[a-z]{3,} eh? $/.test(before))) return true
  if (forMoney && bare && before.includes(':') && LABELLED.test(before.slice(before.lastIndexOf(':')))) return true
  // 'A 18,90 e 2 de areia': so little beside the amount before it is a count.
  if (previous?.money && noun === null && Number.isInteger(value) && value < 10 && previous.number.value >= value * 9)
    return false
  if (previous?.money && (LISTED.test(before) || (forMoney && bare && isLabel(before)))) return true
  if (previous && !previous.money && RATE_BEFORE.test(before)) return true
  if (/\b(?:a|por)\s*$/.test(before) && !/\b(?:mais|menos|cerca|perto|em torno) (?:a|por)\s*$/.test(before)) return true
  if (!Number.isInteger(value) && noun === null) return true
  // '130 km de ida e 130 de volta'
  if (previous && !previous.money && LISTED.test(before)) return false
  return noun !== null && /^\s*de (?!cada|uma?\b)/.test(after)
}

/** The nearest verb or bill before a number tells whether reais come or go. */
export function signOf({ before, after }: Placed, inherited: Sign, verb = false): Sign {
  if (!verb && IN_ACCOUNT.test(after)) return 'in'
  if (!verb && /^ que entr/.test(after)) return 'in'
  if (!verb && PAID_FOR.test(after)) return 'out'
  if (!verb && /\bdividas?\b[^.;\d]*$/.test(before)) return 'out'
  if (!verb && WISHED.test(before)) return 'goal'
  if (!verb && FREE.test(after)) return 'in'
  const last = (pattern: RegExp) => {
    const hit = [...before.matchAll(pattern)].at(-1)
    return hit ? { start: hit.index, end: hit.index + hit[0].length } : { start: 0, end: -1 }
  }
  const [out, comes] = [last(GOES), last(COMES)]
  if (out.end < 0 && comes.end < 0) return inherited
  // 'Me cobra' goes, 'cada mesa gasta' comes: the longer of two at one place.
  return out.end > comes.end || (out.end === comes.end && out.start <= comes.start) ? 'out' : 'in'
}

/** 'Segunda 430, terça 380' */
export const isLabelled = ({ number: { unit, before, after }, noun, money }: Read): boolean =>
  !money &&
  noun === null &&
  unit === '' &&
  LABELLED.test(before.split(/[,:]/).at(-1)!) &&
  /^\s*(?:$|[,;.?]|e |quant)/.test(after)
