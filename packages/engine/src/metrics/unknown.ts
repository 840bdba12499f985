import { fold } from '#src/text/words.ts'
import type { Frame } from './frame.ts'
import { tellingWords } from './names.ts'
import { newWords } from './new-words.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { isCommonWord } from './vocabulary.ts'

/** Questions on own numbers that the data can't answer: 'não sei' is said to them, and no advice. */

/** Own numbers are the only thing that these words ask for, whatever else the question holds. */
const ASKS_FIGURE =
  /^(?:(?:e|mas|entao|me diz|me fala|para|pra|de|com|em|a|ate) )*(?:quant[oa]s?|qto|qnto|qt|qual|quais|quem|em que|onde|quando|pq|por que|porque|por ?que)\b/
const ASKS_LATER = /\b(?:quant[oa]s?|qto|qnto|qual|quais|quem)\b/
const PAST =
  /\b(?:gastei|gastamos|gastou|paguei|pagamos|pagou|recebi|recebemos|vendi|vendemos|vendeu|faturei|faturamos|lucrei|sobrou|entrou|saiu|caiu|cresceu|foi|foram|comprei|compramos|transferi|tirei|devolvi)\b/
const AHEAD = /\b(?:vou|vamos|terei|teremos|sera|vai)\b/

const AN_END = /\bn[oa] (?:comeco|inicio|metade|meio) d[oe]s?t?e? (?:ano|mes)\b/
const TICKET = /\b(?:ticket|tiquete|valor) medio\b/
/** One time beside another, or the parts of a figure. */
const SIDE_BY_SIDE =
  /\b(?:mais|menos|maior|menor|melhor|pior)\b.*\b(?:que|ou)\b|\b(?:comparad[oa]|comparando|compara|em relacao|contra|versus|vs|x)\b/
const PARTS =
  /\b(?:mes a mes|por (?:mes|semana|dia|cliente|fornecedor|categoria|conta)|repetid[oa]s?|duas vezes|duplicad[oa]s?|lado a lado|ticket medio|total d[eo]|acumulado|quais)\b/
const SHARE = /\b(?:quantos|qual|quanto|que|qual e o)\b.{0,30}(?:por cento|%|porcentagem|percentual)/
/** Somebody tells of the business and asks what to do. */
const TOLD =
  /\b(?:meu cliente|um cliente|o cliente|minha cliente|funcionari[oa]|quer|querem|quero|acho|medo|reclam\w+|pedi[ru]\w*)\b/
const ADVISES = /\b(?:dar|dou|colocar|ponho|pedir|aplicar|cobro|desconto|comissao|reajust\w+|aumento|juros|multa)\b/

/** It asks for a figure of the company's, with words that the numbers don't know. */
export function isOwnFigure(
  question: string,
  { metrics, categories, times, asks, left, parties, future }: Parts,
  { contrapartes, contas }: QuestionContext,
): boolean {
  const text = fold(question).trim()
  const dated = times.period !== null || times.weekdays !== null || AN_END.test(text)
  const own = new Set([...contrapartes, ...contas.map(({ apelido }) => apelido)].flatMap(tellingWords))
  const mine = parties.length > 0 || left.some((word) => own.has(word) && word.length > 3)
  const begins = ASKS_FIGURE.test(text)
  const figure = (metrics.length > 0 || categories.length > 0) && !TOLD.test(text)
  // 'gastei mais com anúncio esse mês do que no outro?', 'compra repetida em outubro': whatever it asks, it is of what moved.
  const money = left.some((word) => (/\d/.test(word) && !/^p\d$/.test(word)) || word === 'mil' || word === 'reais_de')
  if (TICKET.test(text) && dated) return true
  if (figure && !money && dated && !future && (SIDE_BY_SIDE.test(text) || PARTS.test(text))) return true
  if (figure && !money && SHARE.test(text) && !ADVISES.test(text)) return true
  // 'maquininha comeu quanto em outubro': what is asked comes later.
  if (!begins && !(ASKS_LATER.test(text) && (mine || dated)) && !(mine && dated)) return false
  if (times.impossible) return true
  if (mine) return true
  const named = metrics.length + categories.length > 0
  if (dated && future && AHEAD.test(text)) return true
  return asks && !money && ((named && (dated || PAST.test(text))) || (dated && PAST.test(text)))
}

const FIGURE =
  /\b(?:quant[oa]s?|qual|quais|quem|quando|ranking|top \d+|media|medio|primeir[oa]s?|ultim[oa]s?|compar\w+|por cento|porcentagem)\b/
/** 'seguro quanto pago': of what she pays now, whatever it is. */
const MINE_NOW = /\bquanto (?:eu |a gente |que eu )?(?:ja )?(?:pago|gasto|recebo|vendo|faturo|lucro)\b/
/** Whom or what her ledger names, in the form of a figure: no advice is asked for, whatever else the words are. */
export function isOfHers(
  question: string,
  { parties, options, categories, times, left, future }: Parts,
  { categorias, contrapartes }: QuestionContext,
): boolean {
  const text = fold(question).trim()
  if (future || ASKS_OTHER.test(text) || TOLD.test(text) || ADVISES.test(text)) return false
  const own = new Set(categorias.map(({ id }) => id))
  const names = new Set(contrapartes.flatMap(tellingWords))
  const hers =
    parties.length + options.length > 0 ||
    categories.some((id) => own.has(id)) ||
    left.some((word) => word.length > 3 && names.has(word) && !isCommonWord(word))
  const twoTimes = times.comparison !== null && times.period !== null
  const mine = MINE_NOW.test(text) && !/\d/.test(text) && text.split(' ').length <= FEW_WORDS
  return mine || (hers && FIGURE.test(text)) || (twoTimes && SIDE_BY_SIDE.test(text))
}

/** What no movement tells: whose number, which product, which hour, who owes. */
const UNTOLD =
  /\b(?:cpf|cnpj|telefone|endereco|aniversario|e-?mail) d[aeo]s? |\b(?:qual|quais|que) (?:foi |e |sao )?(?:o |os )?(?:meus? )?produtos? (?:que )?(?:\w+ ){0,3}(?:mais|menos|melhor|pior)|\bquant[oa]s? .*\bconcorren\w+ .*(?:fatur|vend|ganh|lucr)\w+|\bquanto .*\bentre \d{1,2} ?h|\bquanto .*\b(?:de manha|a tarde|de tarde|a noite|de noite|as \d{1,2} ?h(?:oras)?)\b|\bquanto (?:eu )?(?:ainda )?(?:tenho|temos|tem) (?:a|para|pra|de|no|na) (?:receber|pagar|bradesco|santander|itau|nubank|inter|caixa economica|banco do brasil|sicoob|sicredi)|\bquanto (?:o |a |os |as )?(?:\w+ ){1,4}(?:me )?devem?\b|\bquanto (?:eu )?devo (?:pr[ao]s?|para|ao?|no|na) |\bquem (?:me deve|nao pagou)|\bquanto (?:eu )?deixei de|\b(?:vou|vamos) ter pago\b|\btere(?:i|mos) pago\b|^ignore /

export const cantBeTold = (question: string): boolean => UNTOLD.test(fold(question.slice(0, 300)))

/** Of somebody's person or somebody else's purse: no movement holds it, whatever else the words name. */
const NOBODYS =
  /\b(?:cpf|cnpj|telefone|endereco|aniversario|e-?mail|idade|whatsapp) d[aeo]s? |\bquant[oa]s? (?:anos|horas|litros|quilos|kg) |\bquanto .*\b(?:meu|minha|o|a) (?:concorrente|vizinh[oa]|espos[oa]|marido|mulher|filh[oa]|irma[o]?|pai|mae|cunhad[oa]|sogr[oa])\b.*\b(?:fatur|vend|ganh|lucr|gast|receb|paga|compr)\w*|\bquant[oa]s? .*\b(?:d[ao] esquina|aqui d[ao] (?:lado|frente)|d[ao] vizinh[oa]|d[ao] bairro)\b.*\b(?:fatur|vend|ganh|lucr|receb)\w*|\b(?<!(?:ultim|primeir|mai|men|cad)\w* )(?:gasta|gastam|compra|compram|fatura|lucra) .*\b(?:d[eo]l[ea]s?|em casa|l[ao] del[ea]s?)$|\b(?:quem|quais clientes?|que clientes?|qual cliente) .*\btod[oa] (?:mes|semana|dia)$/

/** 'quem saiu esse ano?' asks for people: what went out of the account is no answer. */
const WHO_LEFT = /^(?:e |mas )*quem (?:foi que |que )?(?:saiu|sairam|foi embora|foi (?:demitid|dispensad|mandad)[oa])\b/

export const isNobodysFigure = (question: string): boolean => {
  const text = fold(question.slice(0, 300)).trim()
  return NOBODYS.test(text) || WHO_LEFT.test(text)
}

/** A figure, and nothing that says which. */
const BARE =
  /^(?:e |mas |entao )?(?:quanto(?: que)? (?:foi|deu|ficou|e|da|custou)|(?:foi|deu|ficou|da|custou) quanto)(?: mesmo| isso| tudo| no total)*$/
/** 'e aquele lá, quanto foi?': of what, only a figure before it says. */
const POINTED =
  /^(?:(?:e|mas|entao|ta) )*(?:quanto (?:que )?(?:foi|deu|ficou|e|da|custou|saiu) )?(?:[oa] )?(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|isso|isto|aquilo|outr[oa])(?: (?:ai|la|outr[oa]|ultim[oa]|coisa))*(?: ,)?(?: (?:quanto (?:que )?(?:foi|deu|ficou|e|da|custou|saiu)|(?:foi|deu|ficou|custou|saiu) quanto))?(?: mesmo| no total)*$/
export const pointsAtNothing = (question: string): boolean => {
  const text = fold(question).trim()
  return POINTED.test(text) && /\bquanto\b/.test(text)
}

/** 'e o João?', 'quanto foi?', with nothing before them: what about it, isn't said. */
export const saysNothing = (question: string, { goesOn, parties, options, left }: Parts): boolean =>
  BARE.test(fold(question).trim()) || (goesOn && left.length === 0 && parties.length + options.length > 0)

/** 'e vai pagar quanto em dezembro?', after somebody: no forecast is of him alone. */
export const isOfNamedToCome = (question: string, { filtros }: Frame): boolean =>
  filtros.contrapartes.length > 0 &&
  /^(?:e |mas |ela? )*vai (?:me )?(?:pagar|comprar|receber|depositar|mandar|cobrar)\b/.test(fold(question))

const MOST_WORDS = 9
const FEW_WORDS = 4
const SHORT =
  /^(?:e|mas|somando|soma|junt(?:o|os|as|ando)|total|diferenca|depois|pq|por que|porque|so|somente|sem|tirando|fora|os|as|por|nas|nos|no|na|isso|esse|essa|melhor|pior|com|de|do|da|dos|das|em|desde|ate|entao|nao|qual|quais|quem|quanto|quantos)\b/
const ASKS_OTHER =
  /\b(?:como|o que (?:eu )?(?:faco|fazer|posso|devo)|vale a pena|posso|devo|ajuda|ajudar|dica|obrigad[oa]|valeu|tchau|oi|ola|bom dia|boa (?:tarde|noite)|funciona|custa|contratar|demitir|norteia|plano|diagnostico|analise)\b/

/** Short, and shaped as something that goes on from a figure: with one before it isn't advice that is asked for. */
export function goesOnFrom(question: string): boolean {
  const text = fold(question.slice(0, 300)).trim()
  const count = text.split(/\s+/).length
  if (ASKS_OTHER.test(text)) return false
  if (count <= MOST_WORDS && OF_FIGURES.test(text) && newWords(question).length === 0) return true
  if (!SHORT.test(text)) return false
  return (
    count <= FEW_WORDS ||
    (count <= MOST_WORDS &&
      /^(?:e|so|sem|tirando|fora|os|as|isso|entao|mas)\b|\b(?:isso|disso|dele|dela|deles|ele|ela)\b/.test(text))
  )
}

/** A turn of figures and references alone. */
const OF_FIGURES =
  /^(?:e|mas)\b|\b(?:quant[oa]s?|qual|quais|quem|quando|qdo|qd|isso|disso|diferenca|media|total|resto|soma\w*|juntos?|juntas?|subiu|caiu|aumentou|diminuiu|mudou|cresceu|melhorou|piorou|por cento|maior|menor|melhor|pior|mais|menos|primeir[oa]s?|ultim[oa]s?|desde|del[ea]s?|dess[ea]s)\b/

/** Words of the question that nothing explained. */
export const missingOf = ({ left }: Parts): string[] =>
  left.filter((word) => /^[a-z]{3,20}$/.test(word) && !NO_WORDS.has(word)).slice(0, MOST_MISSING)
const MOST_MISSING = 3
/** Words that only say how others stand together. */
const NO_WORDS = new Set(
  'quele mais menos maior menor que fora sem ate desde antes depois entre como quantos quantas'.split(' '),
)
