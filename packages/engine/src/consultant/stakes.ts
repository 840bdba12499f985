import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { type FactBook, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Placed } from './calculator-slots.ts'
import { figuresOf, isInstalments, isPay, lead, tail } from './relations/roles.ts'

/** What an amount of a conversation is: owed to her, owed by her, paid by the month or week, left to her, saved, a price, what is paid now and what is asked or offered. */
export const STAKES = [
  'owed',
  'debt',
  'monthly',
  'weekly',
  'times',
  'left',
  'saved',
  'price',
  'now',
  'asked',
  'offer',
] as const
export type Stake = (typeof STAKES)[number]
export type Stakes = Readonly<Partial<Record<Stake, number>>>

const LEAST = 10
const MAX_TALK = 1_000
/** What is said before a number; the nearest word holds. */
const BEFORE: readonly (readonly [Stake, RegExp])[] = [
  ['left', /\b(?:sobra\w*|lucro\w*|fico com|tiro limpo|limpo)\b/g],
  ['saved', /\b(?:guardei|juntei|guardad[oa]s?|poupanca|reserva|economizei|de entrada)\b/g],
  ['monthly', /\b(?:parcela\w*|prestac\w+|mensalidade|por mes|mensal)\b/g],
  [
    'debt',
    /\b(?:devo|devemos|(?:estou|to|tou|estamos|tamo|fiquei|ficamos) devendo|(?:a gente|(?:(?:minha|nossa)|^a) (?:loja|empresa|firma)) (?:deve|ta devendo|esta devendo)|(?:minha|nossa) divida|divida (?:com|no|na|de))\b/g,
  ],
  [
    'owed',
    /(?<!\b(?:estou|to|tou|estamos|tamo|fiquei|ficamos|gente(?: ta| esta)?|(?:minha|nossa|^a) (?:loja|empresa|firma)(?: ta| esta)?) )\b(?:deve|devem|deveu|devendo)\b|\b(?:calote|em aberto|atras(?:ou|aram|ad\w+)|nao pag\w+|receber|pendurad\w+|fiado|divida del[ae])\b/g,
  ],
  [
    'offer',
    /\b(?:oferec\w+|ofert\w+|propos|quita\w*|aceita pagar|so tem|paga(?= (?:so )?(?:uns )?\d)|fecha\w* por|acordo (?:de|por))\b/g,
  ],
  [
    'asked',
    /\b(?:quer(?:em|endo)?|ped\w+|exig\w+|subi\w*|aument\w+|reajust\w+|passa(?:r|ria)?|passou|aluguel (?:seria|ficaria|vai))\b/g,
  ],
  [
    'now',
    /\b(?:hoje (?:eu )?(?:pago|e|ta|esta|ganha|recebe|cobro)|pago|ganha|recebe|atual|agora (?:e|ta|pago)|de(?= [\d.,]+(?: mil)? (?:pra|para)))\b/g,
  ],
  ['price', /\b(?:custa\w*|nov[oa]s?|usad[oa]s?|seminov[oa]s?|preco|valor|sai(?:ria)? por|financ\w+|compra\w*)\b/g],
]
const AFTER: readonly (readonly [Stake, RegExp])[] = [
  ['saved', /^\s*(?:reais |mil )?(?:\w+ )?(?:guardad\w+|na poupanca|na reserva|juntad\w+|de entrada|de reserva)\b/],
  ['weekly', /^\s*(?:reais |conto |mil )?(?:por|toda|na|cada) semana\b/],
  [
    'monthly',
    /^\s*(?:reais |conto |mil )?(?:por mes|ao mes|todo mes|mensa\w+|no mes|de parcela|cada (?:mes|parcela)|a parcela)\b/,
  ],
  ['offer', /^\s*(?:reais |mil )?(?:pra|para) (?:quitar|fechar|acertar|encerrar|zerar)\b/],
]

/** The part that the nearest word before a number gives it. */
function ledBy(before: string): Stake | undefined {
  let best: { stake: Stake; at: number } | undefined
  for (const [stake, words] of BEFORE)
    for (const { index } of before.matchAll(words)) if (!best || index > best.at) best = { stake, at: index }
  return best?.stake
}
/** 'E hoje me sobra 4.200 por mês' is left, whatever stands behind it. */
const LEADS: ReadonlySet<Stake> = new Set(['left', 'debt'])

/** 'Me deve 3.600 faz dois meses', '1.500 pra quitar': what follows is no thing that is counted. */
const NO_THING =
  /^\s*(?:faz|ha|desde|ja|no|na|nao|nunca|quer\w*|oferec\w+|so|mas|que|pra|para|guardad\w+|atrasad\w+|de entrada)\b/
const LEAST_BARE = 100
const isAmount = (number: Placed) =>
  number.value >= LEAST &&
  (isPay(number) || (number.value >= LEAST_BARE && number.unit === '' && NO_THING.test(number.after)))

function stakeOf(number: Placed): Stake | undefined {
  if (isInstalments(number)) return 'times'
  if (!isAmount(number)) return undefined
  const after = tail(number)
  const led = ledBy(lead(number))
  if (led && LEADS.has(led)) return led
  return AFTER.find(([, words]) => words.test(after))?.[0] ?? led
}

/** The amounts of a message by what they are; the first of each. */
export function stakesIn(question: string): Stakes {
  const found: Partial<Record<Stake, number>> = {}
  for (const number of figuresOf(fold(question.slice(0, MAX_TALK)))) {
    const stake = stakeOf(number)
    if (stake && found[stake] === undefined) found[stake] = number.value
  }
  return found
}

const LABELS: Readonly<Record<Stake, string>> = {
  owed: 'O que tem a receber',
  debt: 'O que deve',
  monthly: 'Valor por mês',
  weekly: 'Valor por semana',
  times: 'Parcelas',
  left: 'O que sobra por mês',
  saved: 'O que tem guardado',
  price: 'Preço',
  now: 'Valor de hoje',
  asked: 'Valor pedido',
  offer: 'Valor oferecido',
}

/** What is reckoned with what she said, as a judge of it would. */
class Reckoning {
  readonly book: FactBook
  readonly stakes: Stakes

  constructor(book: FactBook, stakes: Stakes) {
    this.book = book
    this.stakes = stakes
  }

  said(stake: Stake): Mention {
    const fact: Fact = {
      id: `conversa.${stake}`,
      rotulo: LABELS[stake],
      valor: this.stakes[stake]!,
      unidade: stake === 'times' ? 'parcelas' : 'R$',
      tipo: 'informado',
      origem: 'O que você disse nesta conversa',
    }
    return this.book.mention(
      fact,
      stake === 'times' ? formatNumber(this.stakes[stake]!) : formatMoney(this.stakes[stake]!),
    )
  }

  result(id: string, rotulo: string, valor: number, unidade: string, formula: string, of: readonly Stake[]): Mention {
    for (const stake of of) this.said(stake)
    const fact: Fact = {
      id: `conversa.${id}`,
      rotulo,
      valor,
      unidade,
      tipo: 'calculado',
      origem: 'Conta feita com o que você disse nesta conversa',
      formula,
      entradas: of.map((stake) => `conversa.${stake}`),
    }
    const shown =
      unidade === 'R$' ? formatMoney(valor) : unidade === '%' ? `${formatNumber(valor, 1)}%` : formatNumber(valor)
    return this.book.mention(fact, shown)
  }
}

const cents = (value: number) => Math.round(value * 100) / 100
const tenths = (value: number) => Math.round(value * 10) / 10
const SHORT_DEAL = 6
const MOST_PARTS = 120

/** What is owed, paid off by so much a month or week. */
function paidOff(the: Reckoning, due: 'owed' | 'debt'): Text | null {
  const every = the.stakes.monthly !== undefined ? 'monthly' : 'weekly'
  const [owed, part] = [the.stakes[due]!, the.stakes[every]!]
  const parts = Math.ceil(owed / part - 1e-9)
  if (part >= owed || parts > MOST_PARTS) return null
  const count = the.result('partes', 'Parcelas até quitar', parts, '', `${LABELS[due]} ÷ ${LABELS[every]}`, [
    due,
    every,
  ])
  const time = every === 'monthly' ? 'meses' : 'semanas'
  const last = cents(owed - part * (parts - 1))
  const tail =
    last === part
      ? say``
      : say` (a última, de ${the.result('ultima', 'Última parcela', last, 'R$', `${LABELS[due]} − parcelas inteiras`, [due, every])})`
  const account = say`${the.said(due)} a ${the.said(every)} por ${every === 'monthly' ? 'mês' : 'semana'} levam ${count} ${time}${tail}`
  if (due === 'debt')
    return say`${account}, sem contar os juros: com juro que corre, leva mais, e a parcela precisa ser maior que o juro do mês. Só feche se couber no mês fraco.`
  return every === 'monthly' && parts > SHORT_DEAL
    ? say`Aceite só com acordo por escrito e a primeira parcela agora: ${account}, e prazo longo costuma parar no meio. Antes, peça uma entrada ou parcela maior: em ${adviceText(the.book, `${SHORT_DEAL}`)} meses seriam ${the.result('parcela', 'Parcela do acordo curto', cents(owed / SHORT_DEAL), 'R$', `${LABELS.owed} ÷ ${SHORT_DEAL}`, [due])} por mês.`
    : say`Sim, com acordo por escrito e a primeira parcela agora: ${account}, um prazo curto que vale mais do que brigar.`
}

function inTimes(the: Reckoning): Text | null {
  const { owed, times } = the.stakes
  if (!(times! > 1) || times! > MOST_PARTS) return null
  const part = the.result('parcela', 'Cada parcela', cents(owed! / times!), 'R$', `${LABELS.owed} ÷ ${LABELS.times}`, [
    'owed',
    'times',
  ])
  const deal = say`${the.said('owed')} em ${the.said('times')} vezes são ${part} cada`
  return times! > SHORT_DEAL
    ? say`Aceite só com entrada: ${deal}, e prazo longo costuma parar no meio. Peça menos vezes e a primeira parcela agora, por escrito.`
    : say`Sim, com a primeira parcela agora e o acordo por escrito: ${deal}.`
}

function settled(the: Reckoning): Text | null {
  const { owed, offer } = the.stakes
  if (offer! >= owed!) return null
  const share = the.result('parte', 'Parte que recebe', tenths((offer! / owed!) * 100), '%', 'Oferta ÷ dívida', [
    'owed',
    'offer',
  ])
  const lost = the.result('perde', 'O que abre mão', cents(owed! - offer!), 'R$', 'Dívida − oferta', ['owed', 'offer'])
  return say`Depende de ser na hora: ${the.said('offer')} são ${share} dos ${the.said('owed')}, e você abre mão de ${lost}. À vista e com dívida velha, costuma valer; parcelado ou com dívida nova, peça o valor cheio.`
}

const SHARES = { easy: 33.4, tight: 50 } as const
/** What an instalment takes of what is left by the month. */
function instalment(the: Reckoning): Text | null {
  const { monthly, left } = the.stakes
  const took = tenths((monthly! / left!) * 100)
  const share = the.result('fatia', 'Parte da sobra na parcela', took, '%', 'Parcela ÷ sobra', ['monthly', 'left'])
  const account = say`a parcela de ${the.said('monthly')} toma ${share} dos ${the.said('left')} que sobram`
  if (monthly! >= left!)
    return say`Não cabe: ${account}. Só com entrada maior, prazo diferente ou outra opção mais barata.`
  const rest = the.result('resto', 'Sobra depois da parcela', cents(left! - monthly!), 'R$', 'Sobra − parcela', [
    'monthly',
    'left',
  ])
  if (took <= SHARES.easy)
    return say`Cabe: ${account} por mês e ficam ${rest}. Confira só se continua assim no mês mais fraco.`
  return took <= SHARES.tight
    ? say`Cabe com aperto: ${account} por mês e ficam ${rest}. Só assine se o mês mais fraco também paga e a reserva fica de pé.`
    : say`Assim é arriscado: ${account} por mês e ficam só ${rest} para imprevisto e mês fraco. O prudente é até metade da sobra: aumente a entrada, escolha um mais barato ou espere.`
}

/** What is missing to a price; `before`: the price that was spoken of earlier. */
function toFinance(the: Reckoning, before: number | undefined): Text | null {
  const { price, saved, left } = the.stakes
  if (price! <= saved!) return null
  const rest = the.result('falta', 'O que falta pagar', cents(price! - saved!), 'R$', 'Preço − guardado', [
    'price',
    'saved',
  ])
  const half = the.result(
    'meia',
    'Com metade de entrada',
    cents(price! - saved! / 2),
    'R$',
    'Preço − metade do guardado',
    ['price', 'saved'],
  )
  const lighter =
    before !== undefined && before > price!
      ? say` São ${the.result('menos', 'Diferença de preço', cents(before - price!), 'R$', 'Preço de antes − este preço', ['price'])} a menos do que o preço de antes.`
      : say``
  const most =
    left !== undefined
      ? say` Com a sobra de ${the.said('left')}, procure parcela de até ${the.result('teto', 'Parcela de até metade da sobra', cents(left / 2), 'R$', 'Sobra ÷ 2', ['left'])}.`
      : say``
  return say`Por ${the.said('price')}, dando os ${the.said('saved')} de entrada faltam ${rest}; dando só metade, para manter a outra de reserva, faltam ${half}.${lighter}${most}`
}

function raised(the: Reckoning): Text | null {
  const { now, asked } = the.stakes
  if (asked === now) return null
  const change = cents(asked! - now!)
  const by = the.result('muda', 'Diferença', Math.abs(change), 'R$', 'Valor pedido − valor de hoje', ['now', 'asked'])
  const share = the.result(
    'alta',
    'Diferença em porcentagem',
    tenths((Math.abs(change) / now!) * 100),
    '%',
    'Diferença ÷ valor de hoje',
    ['now', 'asked'],
  )
  return say`De ${the.said('now')} para ${the.said('asked')} são ${by} a ${change > 0 ? 'mais' : 'menos'}, ${share}.`
}

/**
 * What the amounts of a conversation make together, where the newest message told one of them; null: nothing. `before`: the price
 * that was spoken of until then.
 */
export function stakesText(book: FactBook, stakes: Stakes, told: Stakes, before: Stakes): Text | null {
  const the = new Reckoning(book, stakes)
  const both = (one: Stake, two: Stake) =>
    stakes[one] !== undefined && stakes[two] !== undefined && (told[one] !== undefined || told[two] !== undefined)
  if (both('monthly', 'left')) return instalment(the)
  for (const due of ['owed', 'debt'] as const) if (both(due, 'monthly') || both(due, 'weekly')) return paidOff(the, due)
  if (both('owed', 'times')) return inTimes(the)
  if (both('owed', 'offer')) return settled(the)
  if (both('price', 'saved')) return toFinance(the, before.price)
  return both('now', 'asked') ? raised(the) : null
}

/** Whatever was stored. */
export const readStakes = (stored: Readonly<Record<string, number>>): Stakes =>
  Object.fromEntries(
    STAKES.flatMap((stake) => (stored[stake] !== undefined && stored[stake] > 0 ? [[stake, stored[stake]]] : [])),
  )
