const ABOUT = '(?: (?:uns|umas|cerca de|mais ou menos|mais|ate|quase|so|de|r\\$))*$'
const REVENUE = /^(?:o )?(?:faturamento|fatur(?:o|amos|a)\b|receita|entrada(?!s de)|entram)/
const ENDS_IN_REVENUE = /(?:faturamento|receita|vendas)(?: de| r\$)*$/
/** 'Sobra uns 21 mil de lucro', 'lucro 8.000': what is left of it all; 'sobra de tecido' is a thing. */
const LEFT_OVER = new RegExp(
  `^(?:e |ai |dai |disso |hoje |ainda |no fim |todo mes |por mes |nos |me ){0,3}(?:sobra|sobram|sobrava|resta|restam)${ABOUT}|^(?:e |o |meu |nosso |de ){0,2}lucro(?: liquido| bruto| mensal)?(?: e| da| fica)?${ABOUT}`,
)
/** 'Recepção e faturamento (2 pessoas)': who works there. */
const DEPARTMENT =
  /\b(?:recepcao|secretaria|administra[a-z]+|escritorio|financeiro|cobranca|atendimento|equipe|pessoal|setor|menina|moca|funcionari[a-z]+|auxiliar)(?: e| de| do| da|,)? (?:d[eo] )?faturamento/
const IDLE_STOCK = /^(?:o |em )?estoque/
const IDLE = /^[^;,\n]{0,30}(?:parad|encalhad)/

/** 'A cantina rende 1.800', 'recebo 1.200 de uma sala' */
const COMES_IN = new RegExp(
  `\\b(?:entra|entram|rende|rendem|recebo|recebemos|arrecad[a-z]+|fatura|faturam|vendo|vendemos)${ABOUT}`,
)
const FROM_WHOM = new RegExp(`\\breceb(?:o|emos) (?:d[aeo]s?|de um[a]?) [a-z]{2,20}(?: [a-z]{2,20})?${ABOUT}`)
/** 'Produto que rende 500 potes': how many it makes. */
const THINGS = /^ ?(?!reais\b)[a-z]{3,}s\b/
/** 'Eu recebo 4.000': what she pays herself. */
const PAYS_HERSELF = new RegExp(`^(?:e )?(?:o que )?(?:eu |nos )?receb(?:o|emos)${ABOUT}`)
const FROM_OTHERS = /^(?: reais| mil)? ?(?:por mes )?(?:d[aeo]s?|pel[ao]|por um[a]?)\b/
/** 'O que eu mesma atendo dá 6 mil' */
const OWN_WORK =
  /\bque (?:eu|nos|a gente|minha [a-z]+|meu [a-z]+) (?:mesm[ao]s? )?(?:atend|faco|faz|cort|vend|produz|cozinh|costur|trabalh|dou)[a-z]*\b/
/** 'E fica na casa', 'que ajuda' */
const STAYS =
  /^(?: reais)?[^,;.\n\d]{0,16}\b(?:fica|ficam|volta|entra|entram)\b (?:tudo )?(?:n[ao]|pr[ao]|para [ao]) (?:propri[ao] )?(?:casa|caixa|loja|salao|empresa|clinica|oficina|escola|estudio|studio|barbearia|negocio)\b|^(?: reais)?[^,;.\n\d]{0,12}\bque (?:entra|ajuda|rende)\b/
/** 'O que eu gasto': a cost however it goes on. */
const PAID = /\b(?:pag|gast|cust|compr)[a-z]*\b/

/**
 * What a line among the costs is where it is none: money that comes in, or a sum of something else. `key`: the words before
 * the sum, `after` those behind it.
 */
export function noCostOf(key: string, after: string): 'entra' | 'outro' | null {
  if (REVENUE.test(key) || (ENDS_IN_REVENUE.test(key) && !DEPARTMENT.test(key))) return 'outro'
  if (LEFT_OVER.test(key)) return 'outro'
  if (IDLE_STOCK.test(key) && IDLE.test(after)) return 'outro'
  if (PAID.test(key)) return null
  if (STAYS.test(after) || OWN_WORK.test(key)) return 'entra'
  if (FROM_WHOM.test(key)) return 'entra'
  if (COMES_IN.test(key) && THINGS.test(after)) return 'outro'
  if (!COMES_IN.test(key) || (PAYS_HERSELF.test(key) && !FROM_OTHERS.test(after))) return null
  return 'entra'
}
