import { NO_NOUN } from './quantities.data.ts'
import type { Subject, SubjectWords } from './subjects.data.ts'

/**
 * What a large number is that no cost and no income of hers is. `emprestimo`: would be borrowed; `divida`: was borrowed;
 * `cliente`: what a client brings or brought; `contagem`: things whose noun stands elsewhere; `outra_unidade`: of a place that
 * isn't open; `alheio`: on hand, but paid for what is still to be delivered; `parado`: the part of the goods that doesn't
 * sell, `estoque_todo` all of them; `fechado`: for which a job was taken; `bem`: what a thing of hers would be sold for.
 */
export type MoneyRole =
  | 'emprestimo'
  | 'divida'
  | 'cliente'
  | 'contagem'
  | 'outra_unidade'
  | 'alheio'
  | 'estoque_todo'
  | 'parado'
  | 'fechado'
  | 'bem'

const ENDS = /[;!?\n]|\.(?=\s|$)/g
const ABOUT = '(?: (?:uns|umas|de|por|ate|quase|cerca|mais|em|no valor|r\\$))* ?(?:r\\$ ?)?$'

const LOAN = '(?:emprestimo|financiamento|capital de giro|credito|pronampe|consignado|microcredito|giro)'
const LOAN_BEFORE = new RegExp(`\\b${LOAN}\\b(?: [a-z]+){0,3}${ABOUT}`)
const LOAN_AFTER = new RegExp(
  `^(?: mil)?(?: reais)? ?(?:de|em|pra|para|como)? ?(?:um |o )?(?:${LOAN}\\b|emprestad|do banco\\b|no banco pra\\b)`,
)
const LENDER =
  /\b(?:banco|gerente|cooperativa|financeira|sicoob|sicredi|agiota|caixa economica)\b[^;.\d]{0,40}\b(?:liber|ofere|aprov|empresta|solta|financi)[a-z]*[^;.\d]{0,12}$/
const OWNS = /\b(?:tenho|temos|sobrou|guardei|juntei|guardad[oa]s?)\b[^;.,]{0,24}$/
const MONTHLY = /\b(?:parcelas?|prestac[a-z]+|juros|tarifas?|taxas?|mensalidade)\b[^;.,]{0,24}$/
const TAKEN =
  /\b(?:peguei|pegamos|tomei|tomamos|fiz|fizemos|devo|devemos|levantei|contratei|financiei|ja pago)\b[^;.]{0,40}$/

const CLIENT =
  '(?:clientes?|colegios?|escolas?|hot(?:el|eis)|mercados?|empresas?|redes?|condominios?|hospita(?:l|is)|prefeituras?|restaurantes?|lojas?|construtoras?|distribuidoras?|contratos?)'
const OF_CLIENT = new RegExp(
  `\\b(?:um|uma|meu|minha|outr[oa]|o|a) ${CLIENT}(?: [a-z]+){0,2} (?:de|que (?:me )?(?:comprav|pagav|pegav|gastav|compr|pag|peg|gast|deixav|traz)[a-z]*)${ABOUT}`,
)

const PLACE =
  '(?:loja|unidade|filial|ponto|salao|sala|clinica|restaurante|padaria|quiosque|escola|academia|oficina|papelaria|otica|farmacia|pizzaria|sorveteria|barbearia|acougue|hamburgueria|lanchonete|padaria|confeitaria|doceria|cafeteria|floricultura|perfumaria|petshop)'
const OTHER_PLACE = new RegExp(
  `\\b(?:(?:segund[ao]|outr[ao]|nov[ao]|2a|mais um[a]?) (?:[a-z]+ )?${PLACE}|filial|quiosque no|(?:surgiu|apareceu|vagou|ofereceram)(?: [a-z]+){0,3} ${PLACE})\\b`,
)
const WOULD =
  /\b(?:ia|iria|iam|iriam|vai|vao|seria|seriam|teria|teriam|custaria|gastaria|precisaria|daria|venderia|faturaria|espera(?:mos)?|ach[ao](?:mos)? que|previs[a-z]+|calcul[a-z]+|la)\b[^;.]{0,60}$|\b(?:gastar|manter|custa|custo)\b[^;.\d]{0,24}$/

const THERE = /\bla (?:[a-z]+ ){0,2}[a-z]{2,}ria[m]?\b[^;.]{0,30}$/

/** 'Tudo sinal de cliente', 'com 40% pago', 'já é das festas de dezembro' */
const PAID_AHEAD =
  /\b(?:sina(?:l|is) (?:d[aeo]s?|que|pag|receb|ja)|tudo sinal|adiantad[oa]s?|adiantamentos?|pag[oa]s? (?:adiantad|antecipad)|entradas? (?:d[aeo]s? (?:noiva|client|festa|proxim|obra|event|pacote)|que (?:ja )?receb)|(?:\d{1,2} ?%|metade|um terco)(?: [a-z]+){0,2} pag[oa]s?\b|reservas? pagas?\b|ja (?:e|eh|sao) d[aeo]s? |dinheiro (?:que )?(?:e |eh )?d[aeo]s? (?:noiva|client|festa|pacote|obra|event)|pre-?pag[oa]s?\b)/

const GOODS = '(?:estoque|mercadorias?|roupas?|pecas|produtos?|material)'
const STILL =
  '(?:parad[oa]s?|encalhad[oa]s?|faz (?:mais de )?(?:um )?(?:\\d )?anos?|(?:ha|tem) mais de|mais de (?:um )?ano|nao (?:vende|gira|sai|roda))'
const ANY_GOODS = new RegExp(`\\b${GOODS}\\b`)
const ALL_GOODS = new RegExp(`^ ?(?:reais )?(?:de|em) ${GOODS}\\b`)
const ITS_PART = new RegExp(
  `^[^;.!?]{0,60}\\b(?:uns |umas |cerca de |quase )?\\d[\\d.]*(?: mil)?[^;.!?\\d]{0,24}\\b${STILL}`,
)
const LIES_STILL = new RegExp(`^ ?(?:reais )?[^;.!?,\\d]{0,24}\\b${STILL}`)

/** 'De sapato parado': whatever goods they are. */
const OF_STILL =
  /^(?: mil)? ?(?:reais )?(?:de|em) (?!dinheiro|grana|conta|maquina|carro|obra)[a-z]+(?: [a-z]+)? (?:parad|encalhad)[oa]s?\b/

const COUNTED = /\b(\d[\d.]*)( ?mil)? (?:de )?([a-z]{2,})/g
const NO_THING =
  /^(?:mil|milhao|milhoes|reais|real|conto|contos|pila|pilas|notas?|faturamento|vendas?|receita|boletos?|custos?|divida|mercadoria|estoque|folha|lucro|dias?|mes|meses|anos?|horas?|semanas?|vez|vezes|clientes?|alunos?|pessoas?|por|parcelas?|prestac[a-z]+|minutos?|seguidor[a-z]*|habitantes)$/
/** A price per one behind it: '12 mil vai pro Tião que paga 1,50', '3 mil a 0,90'. */
const PRICED_EACH =
  /^(?: mil)?[^;.,\d]{0,40}\b(?:a|por|paga|pagam|pagando) (?:so |uns )?(?:r\$ ?)?\d{1,2}[.,]\d{1,2}(?!\d)(?! ?%| por cento| ao mes)/
const GOES =
  /^(?: mil)? (?:vai|vao|vendo|vendemos|se perd|perd|morre|sobra|fica|ficam|apodre|murch|quebr|estrag|sai|saem|volta|encalh|eu (?:vendo|faco)|na feira\b)/
/** 'Outros 4 mil pra feira': nothing but the number begins what it says. */
const ALONE = /(?:^|[,:] ?|\be )(?:(?:uns|umas|outros|outras|mais) )?$/
const TO_SOMEBODY = /^(?: mil)? (?:pr[ao]|para [ao])\b/
/** 'Uma estufa de 85 mil', 'sai por 20 mil' */
const OF_A_THING = /\b(?:de|por|custa|sai|a) (?:uns |umas )?$/
const MORE = /\b(?:mais|quer|querem|pede[m]?|pediu|pediram|precisa de|uns|umas)(?: (?:mais|uns|umas))? $/
const MONEY =
  /\b(?:fatur|gast|pag[oau]|custa|custo|custou|receb|dev[oei]|lucr|reais|tir[oa]|guard|emprest|banco|invest|aluguel|folha|parcela|caixa|conta|entra|sobra|r\$)[a-z]*\b[^,;.]{0,24}$/

const amountOf = (digits: string, mil: string | undefined) =>
  Number(digits.replaceAll('.', '')) * (mil !== undefined ? 1_000 : 1)

/** Thousands of what was counted before: '18 mil pés por mês. 12 mil vai pro atravessador'. */
function isCount(plain: string, start: number, end: number, before: string, after: string): boolean {
  const raw = /^(?:r\$ ?)?(\d[\d.]*)( ?mil)?/.exec(plain.slice(start, end))
  if (!raw || raw[0].startsWith('r$') || /^(?: mil)? (?:reais|conto|pila)/.test(after)) return false
  const value = amountOf(raw[1]!, raw[2])
  if (value < 1_000) return false
  if (MONEY.test(before)) return false
  if (PRICED_EACH.test(after)) return true
  if (OF_A_THING.test(before) && !/\bprecisa[m]? de (?:uns )?$/.test(before)) return false
  if (
    !GOES.test(after) &&
    !(ALONE.test(before) && TO_SOMEBODY.test(after)) &&
    !(MORE.test(before) && /^(?: mil)?(?: por (?:mes|semana|dia))?[ ,]*$|^(?: mil)? a\b/.test(after))
  )
    return false
  for (const [, digits, mil, noun] of plain.slice(0, start).matchAll(COUNTED))
    if (!NO_THING.test(noun!) && (!NO_NOUN.test(noun!) || noun === 'pe') && amountOf(digits!, mil) > value) return true
  return false
}

const OF_SHARE =
  /\b(?:comiss(?:ao|oes)|porcentagem|percentual|repasse)\b[^;.%]{0,40}\b(?:de|em|pra|para|e|eh|paga|pago|por) (?:uns )?$/
const ANOTHER_UNIT = /^ ?(?:reais|mil|conto|por (?!cento)|cada|a (?:venda|hora|peca)|%)/
/** 'Aumentar a comissão de 50 pra 60': per cent, whatever stands behind it. */
export const isShare = (plain: string, start: number, end: number): boolean =>
  /^\d{1,2}$/.test(plain.slice(start, end)) &&
  OF_SHARE.test(plain.slice(Math.max(0, start - 70), start)) &&
  !ANOTHER_UNIT.test(plain.slice(end, end + 12))

/** 'A obra peguei por 38 mil': no loan. */
const JOB_TAKEN = /\b(?:peguei|pegamos|fechei|fechamos) (?:[a-z]+ ){0,2}por (?:uns )?(?:r\$ ?)?$/

const THING =
  /\b(?:vans?|carros?|caminh(?:ao|oes)|caminhonete|motos?|kombi|onibus|maquinas?|trator(?:es)?|terrenos?|imove(?:l|is)|salas?|fornos?|equipamentos?|barcos?|lanchas?|galpao|cadeiras?|prensas?|impressoras?|colheitadeira|retro[a-z]*|empilhadeira|guincho|trailers?|food truck|cabine|torno|aparelhos?|laser|reboque|carreta|vacas?|gado|tanques?|freezer|balcao|quiosque)\b/
const IF_SOLD =
  /\b(?:se (?:eu )?(?:vend(?:er|esse|o)|passar)|vend(?:endo|o)) (?:(?!mais|bem|menos)[a-z]+ ){0,4}?(?:pego|consigo|recebo|tiro|levanto|(?:me )?pagam|(?:me )?dao|da|vem|entra|sai por|volta)(?: (?:uns|umas|por|mais ou menos|ate|quase|so|cerca de|nela|nele))* ?(?:r\$ ?)?$/
const PER_TIME = /^(?: mil)?(?: reais)? ?(?:por|ao|no|a|cada|todo) (?:mes|dia|semana|ano|quilo|kg|unidade|peca)\b/

/** The place behind the last end of a sentence before `start`. */
function sentenceStart(plain: string, start: number): number {
  for (let at = start - 1; at >= 0; at--)
    if (';!?\n'.includes(plain[at]!) || (plain[at] === '.' && plain[at + 1] === ' ')) return at + 1
  return 0
}

/** 'Joguei fora umas 18 mil': things of a feminine name, and no reais. */
const isOfThings = (before: string, said: string, after: string): boolean =>
  /\bumas $/.test(before) && / mil$/.test(said) && /^ ?(?:$|[,.;])/.test(after)

/** `plain`: folded; the number stands from `start` to `end`. null: nothing of it is sure. */
export function moneyRole(plain: string, start: number, end: number): MoneyRole | null {
  ENDS.lastIndex = end
  const stop = ENDS.exec(plain)?.index ?? plain.length
  const from = sentenceStart(plain, start)
  const before = plain.slice(Math.max(from, start - 120), start)
  const after = plain.slice(end, Math.min(stop, end + 60))
  if (isCount(plain, start, end, before.slice(-50), after) || isOfThings(before, plain.slice(start, end), after))
    return 'contagem'
  if (JOB_TAKEN.test(before)) return 'fechado'
  if (IF_SOLD.test(before) && !PER_TIME.test(after) && THING.test(plain.slice(Math.max(0, start - 400), start)))
    return 'bem'
  if (OF_CLIENT.test(before)) return 'cliente'
  const borrowed = LOAN_BEFORE.test(before) || LENDER.test(before) || LOAN_AFTER.test(after)
  if (borrowed && !OWNS.test(before) && !MONTHLY.test(before)) return TAKEN.test(before) ? 'divida' : 'emprestimo'
  const sentence = plain.slice(from, stop)
  const behind = plain.slice(end, stop)
  if (ALL_GOODS.test(after) && ITS_PART.test(behind)) return 'estoque_todo'
  if (OF_STILL.test(after)) return 'parado'
  if (LIES_STILL.test(after) && ANY_GOODS.test(plain.slice(from, start))) return 'parado'
  const near = plain.slice(Math.max(0, from - 160), stop)
  if (OTHER_PLACE.test(near) && WOULD.test(before)) return 'outra_unidade'
  // 'Lá gastaria uns 16 mil por mês. Abro outra unidade?'
  if (THERE.test(before) && OTHER_PLACE.test(plain.slice(from, stop + 120))) return 'outra_unidade'
  return PAID_AHEAD.test(sentence) || (/\b(?:caixa|conta|banco)\b/.test(sentence) && PAID_AHEAD.test(plain))
    ? 'alheio'
    : null
}

/** Whether a bare number of this is in thousands where money was said so before: 'faturo 62 mil e gasto 57', and no ticket of 135. */
export const takesScale = ({ subject, bare, inherits }: SubjectWords): boolean =>
  subject !== 'ticket' && (bare === 'R$' || inherits === true)

/** What an amount is about, where the words around it name a subject that its role excludes. */
export function subjectBeside(role: MoneyRole | null, subject: Subject): Subject {
  if (role === 'outra_unidade' || role === 'fechado' || role === 'bem') return 'outro'
  if (role === 'parado' || role === 'estoque_todo') return 'estoque'
  if (subject !== 'caixa' || role === null) return subject
  return role === 'divida' ? 'divida' : 'outro'
}

/** 'O mercado quer 4 mil pés mas paga com 28 dias': nobody does so today. `before`: the words up to the number. */
export const isOffered = (before: string): boolean =>
  /\b(?:quer|querem|queria|ofereceu|propos|me procurou)\b[^.;!?]*$/.test(before)
