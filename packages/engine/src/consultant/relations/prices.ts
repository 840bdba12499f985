import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { type Amount, added, found, minus, over, partOf, said, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { given, numbered, rest } from './relation.ts'
import { isCounted, isHours, isPay, isPercent, lead, near, type Role, tail } from './roles.ts'

const FEES = numbered('taxa', 4)
const COSTS = numbered('custo', 5)
const CHARGES = numbered('despesa', 4)

/** What she keeps, and what somebody else takes. */
const KEPT = /\b(?:lucr\w+|sobr\w+|margem|ganhar|quero|queria|fi(?:car|que)\b|pra mim|para mim|limp\w+|livres?)\b/
const TAKEN =
  /\b(?:impost\w+|simples|tax\w+|comiss\w+|cart\w+|maquin\w+|app|aplicativo|ifood|plataforma|site|marketplace|shopee|mercado livre|feira|leva|come|cobra|royalt\w+|fica com|repasse)\b/
const OTHER_TAKES =
  /\b(?:fica|ficam|leva|levam|come|comem|cobra|cobram|desconta|morde|tira|tiram|pega) (?:com )?(?:uns |ate )?$/
const isKept = (number: Parameters<Role[1]>[0]) =>
  isPercent(number) &&
  !OTHER_TAKES.test(lead(number)) &&
  (/^\s*(?:do preco )?(?:de |do )?(?:lucro|margem|sobra|pra mim|para mim|limp|livre)/.test(number.after) ||
    (KEPT.test(lead(number)) && !TAKEN.test(lead(number))))
const SPENT =
  /\b(?:cust\w+|gast\w+|pag(?:o|uei)|compr\w+|sai|saem|materi\w+|insumo\w*|ingrediente\w*|embalag\w+|mao de obra|frete|massa|tecido|produz\w+|pote|caixa|entrega|comida|prato)\b/
const SPENT_AFTER = /^\s*(?:reais )?(?:de |em |pra |para )(?!lucro|margem|sobra|limp|imposto|taxa|mim)[a-z]+/
const AIMED = /\b(?:sobr\w+|limp\w+|livres?|ganhar|lucr\w+|receber|cair|caia|quero|tirar)\b/
const AIMED_AFTER = /^\s*(?:reais )?(?:limp\w+|livres?|de lucro|liquid\w+|na (?:minha )?conta|pra mim)/

/** Fees in the order they are told, and costs likewise. */
const each = (slots: readonly string[], is: Role[1]): Role[] => slots.map((slot): Role => [slot, is])

/** What she gets where nobody takes a part. */
const COUNTER = /\b(?:balcao|(?:n[ao]|pela|em) (?:loja|salao|lojinha|barraca|casa)|presencial|direto|aqui)\b/

export const priceRoles: readonly Role[] = [
  ['margem', isKept],
  ...each(FEES, isPercent),
  ['balcao', (number) => isPay(number) && (COUNTER.test(lead(number)) || COUNTER.test(number.before))],
  [
    'alvo',
    (number) =>
      isPay(number) && !SPENT.test(lead(number)) && (AIMED_AFTER.test(number.after) || AIMED.test(lead(number))),
  ],
  ...each(COSTS, (number) => isPay(number) && (SPENT.test(lead(number)) || SPENT_AFTER.test(number.after))),
]

/** 'O menor preço', which leaves her nothing */
export const NO_LOSS = /\bmenor preco\b|\bpreco minimo\b|\bminimo\b|\bprejuizo\b|\bempat\w+|\bzero a zero\b/
const SAME_MONEY = /\bmesm[oa]s?\b|\bigual\b/
/** Where nothing is taken from the price, other sums say more. */
export function pricesOf({ balcao, ...rest }: Numbers, question: string): Numbers | null {
  const text = fold(question)
  const asMuch = SAME_MONEY.test(text)
  // The counter's price is what is to come in, and nothing else of the sum.
  if (
    balcao !== undefined &&
    (COSTS.some((slot) => rest[slot] !== undefined) || (rest.alvo ?? (asMuch ? balcao : undefined)) !== balcao)
  )
    return null
  const numbers = balcao === undefined ? rest : { ...rest, alvo: balcao }
  if (/\b(?:em cima|sobre o|acima) d?o? ?custo\b|\bmarkup\b/.test(text)) return null
  const fees = FEES.some((slot) => numbers[slot] !== undefined)
  const costs = COSTS.some((slot) => numbers[slot] !== undefined)
  if (!fees || (!costs && numbers.alvo === undefined) || (numbers.alvo !== undefined && numbers.margem !== undefined))
    return null
  return numbers
}

/** The price of which, after all that is taken in per cent of it, the costs and her part are left. */
export function priceInside(sheet: Sheet): Worked | null {
  const costs = given(sheet, COSTS)
  const fees = given(sheet, FEES)
  const kept = sheet.has('margem') ? [said(sheet, 'margem')] : []
  const base = [...costs, ...given(sheet, ['alvo'])]
  const stays = rest(sheet, [...kept, ...fees])
  if (stays.value <= 0.02 || base.length === 0) return null
  const price = found(sheet, 'preco', 'Preço', 'R$', over(added(base), stays))
  const parts = [...fees, ...kept].map((part, n) =>
    found(
      sheet,
      `parte${n + 1}`,
      n < fees.length ? 'O que a taxa leva' : 'O que fica para você',
      'R$',
      partOf(price.amount, part),
    ),
  )
  const takes = parts.slice(0, fees.length)
  const check = takes.map(({ shown }) => say`${shown}`).reduce((all, one) => say`${all} + ${one}`)
  const keeps =
    kept.length > 0
      ? say`, e ficam ${parts.at(-1)!.shown} para você (${kept[0]!.text} do preço)`
      : sheet.has('alvo')
        ? say`, e ficam ${sheet.slot('alvo')} para você`
        : say``
  return worked(
    price,
    say`Cobre ${price.shown}. Desse preço as taxas levam ${check}${costs.length > 0 ? say`, o custo leva ${added(costs).text}` : say``}${keeps}.`,
    say`Arredonde para cima, nunca para baixo, e refaça a conta quando a taxa ou o custo mudar. Somar as porcentagens em cima do custo daria menos do que você precisa.`,
  )
}

const GOAL = /\b(?:tirar|ganhar|quero|queria|precis\w+|sobr\w+|receber|retir\w+|salario|limp\w+|livres?|meta|viver)\b/
const SPENDING = /\b(?:gast\w+|despes\w+|cust\w+|pago|contas?|aluguel|internet|luz|contador|carro|material)\b/
const SOLD_BY = /^\s*(?:sess\w+|aulas?|atendimentos?|consultas?|visitas?|clientes?|faxinas?|ensaios?)\b/
const MANY = /\b(?:consig\w+|trabalh\w+|trampo|faco|fazer|atendo|atender|dou|dar|vender|vendo|tenho|sao|uns|umas|em)\b/

export const hourRoles: readonly Role[] = [
  ['imposto', isPercent],
  [
    'quantos',
    (number) => isHours(number) || (isCounted(number) && (MANY.test(number.before) || SOLD_BY.test(number.after))),
  ],
  ...each(
    CHARGES,
    (number) =>
      isPay(number) &&
      (SPENDING.test(lead(number)) ||
        /^\s*(?:reais )?(?:por mes )?de (?:despes|gast|cust|conta|aluguel)/.test(number.after)),
  ),
  ['meta', (number) => isPay(number) && (GOAL.test(lead(number)) || AIMED_AFTER.test(number.after))],
]

/** Hours of a day or a week would need the days. */
export function hoursOf(numbers: Numbers, question: string): Numbers | null {
  const text = fold(question)
  if (numbers.meta === undefined || /\b(?:por|ao|na|a cada) (?:dia|semana)\b|\bdias?\b/.test(text)) return null
  const bySale = /\b(?:horas?|sess\w+|aulas?|atendimentos?|consultas?|visitas?|diaria)\b/.test(text)
  return numbers.quantos !== undefined || (bySale && numbers.despesa1 !== undefined) ? numbers : null
}

/** What has to come in is known before how many sell it. */
export const monthNeeded = (sheet: Sheet): Text => say`O mês precisa de ${needed(sheet).shown}.`

function needed(sheet: Sheet) {
  const need = added([said(sheet, 'meta'), ...given(sheet, CHARGES)])
  const tax = sheet.has('imposto') ? rest(sheet, [said(sheet, 'imposto')]) : null
  return found(sheet, 'entra', 'O que precisa entrar no mês', 'R$', tax ? over(need, tax) : need)
}

export function hourPrice(sheet: Sheet): Worked | null {
  const taxed = sheet.has('imposto')
  if (taxed && sheet.value('imposto') > 70) return null
  const comes = needed(sheet)
  const price = found(sheet, 'preco', 'Preço de cada um', 'R$', over(comes.amount, said(sheet, 'quantos')))
  const known = sheet.has('faturamento')
  const above = known && comes.value > sheet.value('faturamento') * 1.01
  return worked(
    price,
    say`Cobre ${price.shown} cada: o mês precisa de ${comes.shown}${taxed ? say`, já com o imposto` : say``}, divididos por ${sheet.slot('quantos')}.${above ? say` É mais do que os ${sheet.slot('faturamento')} que entram hoje, pelo seu cadastro.` : say``}`,
    say`Conte só as horas ou os atendimentos que você consegue vender, não os que trabalha: furo, deslocamento e orçamento ninguém paga.`,
    comes,
  )
}

const APP_COST = (number: Parameters<Role[1]>[0]) =>
  isPay(number) && !/\b(?:vend\w+|cobr\w+|fatur\w+|receb\w+)\b/.test(lead(number))
export const appRoles: readonly Role[] = [
  ...each(
    FEES.slice(0, 3),
    (number) => isPercent(number) && !/\b(?:desconto|lucro|margem|off)\b/.test(lead(number) + tail(number)),
  ),
  [
    'preco',
    (number, got) =>
      isPay(number) &&
      !COSTS.some((slot) => got[slot] !== undefined) &&
      !near(number, /\b(?:cust[ao]\w*|gast\w+|embalag\w+|material)\b/),
  ],
  ...each(COSTS, APP_COST),
]
export const soldOf = (numbers: Numbers): Numbers | null =>
  numbers.preco !== undefined && numbers.taxa1 !== undefined && numbers.custo1 !== undefined ? numbers : null

/** What is left of one sale after what the channel takes and what it costs. */
export function leftOfSale(sheet: Sheet): Worked | null {
  const fees = given(sheet, FEES)
  const price = said(sheet, 'preco')
  const costs = given(sheet, COSTS)
  const taken = fees.map((fee, n) => found(sheet, `taxa_r${n + 1}`, 'O que a taxa leva', 'R$', partOf(price, fee)))
  const all: Amount[] = [...taken.map(({ amount }) => amount), ...costs]
  const left = found(sheet, 'sobra', 'O que sobra de cada venda', 'R$', all.reduce(minus, price))
  const ratio = over(left.amount, price)
  const share = found(sheet, 'parte', 'Parte do preço que sobra', '%', { ...ratio, value: ratio.value * 100 })
  const lost = left.value < 0
  return worked(
    share,
    lost
      ? say`Essa venda dá prejuízo: faltam ${left.shown} em cada uma, antes do imposto e das contas fixas.`
      : say`Sobram ${left.shown} de cada venda, ${share.shown} do preço, antes do imposto e das contas fixas que você não citou.`,
    lost
      ? say`Suba o preço nesse canal ou tire o item dele: vender mais só aumenta a falta.`
      : say`Compare com o que o mesmo item deixa na venda direta: a diferença é o que o canal custa, e mostra até onde vale dar um mimo para o cliente pedir direto.`,
    ...taken,
    left,
  )
}
