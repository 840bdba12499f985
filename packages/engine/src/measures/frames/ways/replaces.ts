import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { fold } from '#src/text/words.ts'
import { bottleneckOf, type Waiting } from './bottleneck.ts'
import {
  asked,
  billsBeside,
  challengeOf,
  isAkin,
  isCarrying,
  isSumLeft,
  leftOf,
  monthText,
  type Purchase,
  purchaseOf,
  withBills,
} from './way.ts'

type Inputs = (Value<Kind> | null)[]

/** What she pays today for what the purchase would do. */
interface Replaced {
  month: Value<'R$/mês'>
  name: Text
  used: readonly Spoken[]
}

/** Words before what would stop: 'pra parar de mandar corte pra fora', 'em vez de pagar frete'. */
const STOPS =
  /\b(?:parar de|parava de|paro de|deixar de|deixo de|em vez de|ao inves de|no lugar d[eo]|sem precisar|nao precisar(?:ia)? mais|sair d[oe]|largar|cortar|acabar com) ([^;,A-Z]{3,60})/g
const MADE_HERE =
  /\b(?:fazer|faco|fazia|produzir|lavar|cortar|imprimir|montar|assar|bordar|pintar|entregar|processar|embalar)? ?(?:tudo |isso )?(?:aqui|em casa|dentro|por conta|internamente)\b|\btrazer (?:isso |tudo )?(?:pra|para) dentro\b/
const LESS_OF_OTHERS =
  /\b(?:parar de |nao |menos )?depend[a-z]+ (?:menos |mais )?d[eo]s? (?:outr[oa]s|terceir[a-z]+|fora)\b/
const OUTSIDE =
  /\b(?:(?:pra|para|de|la|por|aqui|compro|mando|faco) fora|fora d[aeo] casa|terceiriz[a-z]+|lavanderia|grafica|transportadora|de fora|externo)\b/
const SPENDS = /\b(?:gast[a-z]+|pag(?:o|ar|ando|amos)|custa|sai|vai|deixo)\b/

/** An instalment that takes the place of a bill of today: the bill beside it, and what else holds her up. */
export function replaces(d: Deriver): Answer | null {
  const bought = purchaseOf(d)
  const replaced = bought && (toldToday(d, bought) ?? listedToday(d))
  if (!bought || !replaced) return null
  const uses = [...bought.uses, ...replaced.used.map(({ said }) => said)]
  const waits = bottleneckOf(d, uses)
  const rest = [...uses, ...(waits?.uses ?? [])]
  const bills = billsBeside(d, bought, rest)
  const buys = withBills(d, bought, bills)
  const down = downPayment(d, rest)
  const same = challengeOf(d)
    .filter(({ value }) => value === replaced.month.number)
    .map((one) => d.ask.value('R$', one.said, 'O que você paga hoje'))
  if (isSumLeft(d, [buys], [replaced.month, ...same, ...(waits?.values ?? []), ...(down ? [down] : [])])) return null
  return weighed(d, { buys, replaced, waits, down, billed: bills.length > 0 })
}

interface Sides {
  buys: Purchase
  replaced: Replaced
  waits: Waiting | null
  down: Value<'R$'> | null
  billed: boolean
}

function weighed(d: Deriver, { buys, replaced, waits, down, billed }: Sides): Answer {
  const gap = d.own.minus(replaced.month, buys.month, 'O que fica por mês trocando um pelo outro')
  const inputs: Inputs = [...buys.values, replaced.month, gap, leftOf(d), ...(waits?.values ?? []), down]
  const rent = /\baluguel\b/.test(replaced.name.text)
  const running = rent
    ? 'antes de imposto e conserto do imóvel'
    : billed
      ? 'antes do que não está na conta'
      : 'antes de luz, manutenção e quem opera'
  const account = say`Hoje você paga ${t(replaced.month)} por mês${replaced.name}; ${billed ? say`comprando são ${buys.account}` : say`a parcela é de ${t(buys.month)}`}: ${
    gap.number >= 0
      ? say`a compra poupa ${t(replaced.month)} − ${t(buys.month)} = ${t(gap)} por mês, ${running}.`
      : say`a compra custa ${t(gap)} por mês a mais, ${running}.`
  }`
  const later = oncePaid(d, { buys, replaced, gap }, inputs)
  return {
    decisions: [
      'maquina',
      'terceirizar',
      'imovel',
      'emprestimo',
      'contratar',
      'fornecedor',
      'entrega_propria',
      'reforma',
    ],
    at: buys.at,
    main: gap,
    inputs,
    line: account,
    verdict: join([
      rent ? ofHouse(gap) : headOf(gap, buys, waits !== null),
      account,
      later,
      down ? say` E a entrada de ${t(down)} sai antes.` : say``,
      waits?.text ?? say``,
      monthText(d),
      waits
        ? say``
        : rent
          ? say` Guarde antes três meses de contas, e peça ao contador o custo de escritura e imposto.`
          : gap.number > 0
            ? say` Antes de assinar, confira nos últimos três meses se esse gasto se repete, e se ele some inteiro ou só em parte.`
            : say` Negocie antes o preço do que paga hoje, e volte à compra se esse gasto subir.`,
    ]),
    says: ['custo_por_unidade', 'conta_que_mais_pesa'],
    topic: rent ? 'imovel' : waits ? 'trava' : 'fora',
  }
}

const ofHouse = (gap: Value<'R$/mês'>): Text =>
  gap.number >= 0
    ? say`Sim, se a entrada não sair do giro. `
    : say`Só se a diferença couber no mês fraco e a entrada não sair do giro. `

const headOf = (gap: Value<'R$/mês'>, { month }: Purchase, waits: boolean): Text =>
  gap.number <= 0
    ? say`Não por essa conta. `
    : waits
      ? say`Ainda não: ela não mexe no que trava. `
      : gap.number < month.number * 0.3
        ? say`Só se a conta inteira couber: a diferença é pequena. `
        : say`Compensa, se o gasto de hoje sumir inteiro. `

/** What is left of it after the last instalment. */
function oncePaid(
  d: Deriver,
  { buys, replaced, gap }: { buys: Purchase; replaced: Replaced; gap: Value<'R$/mês'> },
  inputs: Inputs,
): Text {
  const parcel = buys.values[0] as Value<'R$/mês'>
  if (buys.count.number > 60) return say``
  const later = d.own.plus(gap, parcel, 'O mesmo depois da última parcela')
  inputs.push(later)
  if (later.number <= 0) return say``
  return later.fact.valor === replaced.month.number
    ? say` Depois das ${t(buys.count)} parcelas ficam os ${t(replaced.month)} inteiros.`
    : say` Só depois das ${t(buys.count)} parcelas seriam ${t(later)} por mês.`
}

function downPayment(d: Deriver, uses: readonly unknown[]): Value<'R$'> | null {
  const one = only(
    challengeOf(d).filter(
      (at) =>
        isPlain(at) && at.value >= 500 && !uses.includes(at.said) && /\bentrada(?: de| e de| uns)* $/.test(at.before),
    ),
  )
  return one ? d.ask.value('R$', one.said, 'Entrada') : null
}

const WANTS = /\b(?:penso|pensando|quero|queria|estou vendo|to vendo|cogito)\b/
const RUNS =
  /\b(?:de|em|com|pra|para) (?:seguro|manutencao|luz|energia|diesel|combustivel|gasolina|ipva|condominio|internet)\b/

/** 'Gasto 3.900 por mês comprando pão de fora', where what she would buy does that work. */
function toldToday(d: Deriver, { at, uses }: Purchase): Replaced | null {
  const { sentences } = d.ask.scene
  const found = challengeOf(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 200 &&
      !uses.includes(one.said) &&
      timeAfter(one.after) === 'mes' &&
      (SPENDS.test(one.left.slice(-60)) || OUTSIDE.test(one.left)) &&
      !/\b(?:fatur|vend(?!edor)|receb|sobra|aluguel)[a-z]*\b|^[^;]*\bfora (?:os |as |o |a |uns |umas )*$/.test(
        one.before,
      ) &&
      !RUNS.test(ahead(one)),
  )
  const one = only(found)
  if (!one) return null
  const [told, buying] = [sentences[one.sentence]!.text, sentences[at.sentence]!.text]
  const outside = OUTSIDE.test(told)
  const stops = [...`${told}; ${buying}`.matchAll(STOPS)].length > 0
  const same = one.sentence === at.sentence
  // In one sentence only what stands behind the sum is of the purchase.
  const cut = same ? told.search(WANTS) : 0
  const [before, behind] = cut > 0 ? [told.slice(0, cut), told.slice(cut)] : [told, buying]
  const apart = !same || before !== told
  const linked =
    (same && stops) ||
    (apart && isCarrying(before, behind)) ||
    (outside && (MADE_HERE.test(buying) || (apart && isAkin(before, behind)) || d.ask.says(LESS_OF_OTHERS))) ||
    [...buying.matchAll(STOPS)].some(([, words]) => isAkin(words!, told))
  if (!linked) return null
  return { month: ofMonth(d.ask.value('R$', one.said, 'O que você paga hoje')), name: say``, used: [one] }
}

/** 'Pra parar de mandar corte pra fora', with 'corte terceirizado 4.100' in her list. */
function listedToday(d: Deriver): Replaced | null {
  const { own } = d
  const { items } = own.sources.reading.costs
  const stops = [...asked(d).matchAll(STOPS)].map(([, words]) => words!)
  if (HOUSE.test(asked(d))) stops.push('aluguel')
  const matches = items.flatMap(({ nome, doFaturamento }, at) =>
    !doFaturamento && stops.some((words) => isNamed(fold(nome), words)) ? [at] : [],
  )
  const at = only(matches)
  if (at === undefined) return null
  const item = items[at]!
  return {
    month: own.known('R$/mês', own.sources.costFacts[at]!),
    name: say` de ${item.nome.trim().toLowerCase()}`,
    used: [],
  }
}

/** The house that she rents is for sale. */
const HOUSE =
  /\b(?:dono|proprietari[oa]|imobiliaria)\b[^;]{0,40}\bvend[a-z]+ (?:[ao] |esse |pra mim )*(?:imovel|predio|ponto|sala|casa|galpao)\b/
const WORDS = /[a-z]{4,}/g
const NO_NAME =
  /^(?:para|pagar|pago|mandar|mando|fora|gastar|comprar|compra|fazer|tudo|isso|mais|cada|tanto|essa|esse|minha|meus|folha|outros|terceirizad[oa]|terceiros|pessoal|conta|contas|com|caro|cara|todo|mes)$/
/** The name of a cost stands among the words; 'mercadoria' and 'funcionários' are never what a machine replaces whole. */
const isNamed = (nome: string, words: string): boolean => {
  if (/\b(?:mercadoria|folha|salario|funcionari|simples|imposto|retirada|pro-?labore)/.test(nome)) return false
  const own = new Set((nome.match(WORDS) ?? []).filter((word) => !NO_NAME.test(word)).map((word) => word.slice(0, 5)))
  return (words.match(WORDS) ?? []).some((word) => !NO_NAME.test(word) && own.has(word.slice(0, 5)))
}
