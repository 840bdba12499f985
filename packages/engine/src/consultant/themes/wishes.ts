import { fold } from '#src/text/words.ts'
import type { Wish } from './types.ts'

const MAX_CHARACTERS = 1_000
/** Where a clause begins: 'pq' in the middle of one only gives a reason. */
const BEGINS = '(?:^|[,.;:?!] *|\\be )'
const WHY = new RegExp(
  `${BEGINS}(?:por ?que|pq|porque)\\b|\\bcomo pode\\b|\\b(?:qual|saber|entender|descobr\\w+) (?:e )?(?:o |a )?(?:motivo|causa|por ?que|pq|porque)\\b|\\bo que (?:houve|aconteceu|esta acontecendo|ta acontecendo|tem de errado)\\b`,
)
const AMOUNT =
  /\bquant[oa]s?\b|\bq(?:nt|n)?t[oa]s?\b|\bqual (?:e |seria )?(?:o |a )?(?:valor|preco|porcentagem|percentual|prazo|custo|tamanho)\b|\bpor quanto\b/
const ALLOWED =
  /\b(?:posso|podemos|pode|podem|poderia|sou obrigad[oa]|somos obrigados|e obrigatorio|precisa(?:r)? (?:de )?(?:ter |tirar )?(?:alvara|licenca|registro|contrato|nota|cnpj|firma|autorizacao|laudo)|preciso (?:de )?(?:ter |tirar |abrir )?(?:alvara|licenca|registro|contrato|nota|cnpj|firma|mei|autorizacao|registrar|emitir|assinar|pagar)|tem direito|tenho direito|e crime|e ilegal|e proibido|e permitido|da (?:problema|multa|processo)|tem problema|(?:a )?lei (?:permite|deixa|diz|obriga)|e legal|dentro da lei)\b/
const DECIDES =
  /\b(?:vale|compensa\w*|sera que|e melhor|melhor (?:eu )?(?:ir|ficar|sair|fazer|pagar|comprar|vender)|penso em|pensando em|ta na hora|esta na hora|e hora|da certo|aceito|topo|devo|deveria|compro|vendo ou|abro|fecho|largo|pego|troco|mudo|demito|contrato(?! (?:de|da|do|com|assinad|social))|deixo|dispenso|recuso|continuo|seguro ou|espero|insisto|invisto|entro|saio|coloco|ponho|boto|dou|libero|mexo|financio|alugo|guardo|adianto|antecipo|parcelo)\b/
const OR = /\bou\b/
const ASKS_WAY =
  /\bcomo\b(?! pode\b)|\bo que (?:eu )?(?:faco|fazer|digo|falo|respondo)\b|\bqual (?:o )?(?:jeito|caminho)\b/

/** What a question wants, by its form: the subject is found apart from it. */
export function wishOf(question: string): Wish {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  if (WHY.test(text)) return 'why'
  if (AMOUNT.test(text)) return 'amount'
  if (ALLOWED.test(text)) return 'allowed'
  if (ASKS_WAY.test(text)) return 'way'
  return DECIDES.test(text) || OR.test(text) ? 'decide' : 'way'
}

/** 'Vale a pena?', 'isso é muito?', 'mato ou não?': a yes or a no closes a sentence of it. */
const WEIGHS =
  /\b(?:vale a pena|compensa|(?:e|eh|esta|ta) (?:muito |mt |tao )?(?:ruim|muito|mt|demais|alto|alta|caro|normal|perigoso|pesado|pesada|pouco|arriscado)|faz mal|(?<!\b(?:quanto|quando|cedo) )ou (?:nao|n|nem))(?: (?:kkk+|ne|assim|mesmo|isso))* ?(?:[?.!]|$)/

/** 'Sou obrigado?', 'posso cobrar?': it closes by asking whether it is allowed or owed. */
const ALLOWED_ASKED =
  /(?:^|[,.;:!?] *|\b(?:e|mas|eu|sera que|nao|ai) )(?:posso|pode|podem|sou obrigad[oa]|somos obrigados|e obrigatorio|tenho (?:que|q)|preciso|tem (?:algum )?problema|tem direito|e crime|e proibido|e permitido)\b[^?.!,]{0,45}[?.! ]*$/
export const isAllowedAsked = (question: string): boolean =>
  ALLOWED_ASKED.test(fold(question.slice(0, MAX_CHARACTERS)).trim())

/** Whether a question asks to be told yes or no. */
export const weighsIn = (question: string): boolean => WEIGHS.test(fold(question.slice(0, MAX_CHARACTERS)))
