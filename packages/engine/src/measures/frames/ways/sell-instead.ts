import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { type Answer, instalmentsIn, type Month, monthOf, spoken, today } from '#src/measures/frames/frame.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { losesKept } from './kept-thing.ts'
import { asked, challengeOf } from './way.ts'

type Inputs = (Value<Kind> | null)[]

const BORROWS =
  /\b(?:emprest[a-z]+|banco|gerente|financi[a-z]+|credito|giro|consignado|pronampe|dinheiro (?:no|do) banco)\b/
const NEEDS =
  /\b(?:precis[a-z]+(?: de| pegar)?|peg(?:ar|o)|tomar|emprestimo de|liberou|libera|oferece[a-z]*|ofereceu|emprest[a-z]+|financiar|tirar|levantar|quero|credito de|divida(?: no cheque especial)? de)(?: (?:de|uns|umas|r\$|mais|cerca|pegar|no banco|um|emprestimo|credito))* $/
const PAST = /\b(?:fiz|fizemos|peguei|pegamos|tomei|ja (?:tenho|devo|pago)|pagando|ano passado|falta pagar)\b/
const OF_LOAN = /\b(?:parcelas?|vezes|x)\b/

/** What she thinks of borrowing: one sum, however often she tells it. */
function neededOf(d: Deriver, uses: readonly unknown[]): Spoken | null {
  const fits = challengeOf(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 1_000 &&
      !uses.includes(one.said) &&
      NEEDS.test(one.before) &&
      !PAST.test(one.left.slice(-60)) &&
      !OF_LOAN.test(one.after.slice(0, 10)),
  )
  return new Set(fits.map(({ value }) => value)).size === 1 ? fits[0]! : null
}

const COSTS = /\b(?:sai|custa|fica|e|por|vale|de)(?: por| em| uns| umas| r\$)* $/

/** 'Um novo sai 40 mil, o banco faz em 36 de 1.780': what the instalments are for. */
const pricedOf = (d: Deriver, uses: readonly unknown[], total: number): Spoken | null =>
  only(
    challengeOf(d).filter(
      (one) =>
        isPlain(one) &&
        !uses.includes(one.said) &&
        one.value <= total &&
        one.value >= total / 2 &&
        COSTS.test(one.before),
    ),
  ) ?? null

/** What she has that could be sold. */
interface Asset {
  worth: Value<'R$'>
  /** '8 × R$ 4.000 = R$ 32.000', 'R$ 55.000' */
  account: Text
  values: readonly Value<Kind>[]
  at: Spoken
  name: string
  /** A stock counted at cost, of which a part would be sold. */
  stock: boolean
  count: Spoken | null
}

const IDLE =
  /\b(?:velh[oa]s?|parad[oa]s?|encostad[oa]s?|sem uso|encalhad[oa]s?|sobrando|nao (?:uso|usamos|passa[m]?|rende[m]?|gira|sai|vende)|do de vender|pena de vender|empoeirad[oa]s?|antig[oa]s?|colec[a-z]+ passadas?|fora de linha|vazi[oa])\b/
const OFFERED =
  /\b(?:pag(?:a|am|aria|ariam)|da|dao|daria|ofere[a-z]+|compra(?:ria)?|vale[m]?|avali[a-z]+|vendo|vender|venderia|vend(?:o|er) (?:[ao] |meu |minha )?[a-z]+(?: [a-z]+)? por)(?: (?:por|uns|umas|em|r\$|tudo|ate|me|nele|nela|no|mais|ou|menos|hoje|facil))* $/
/** She asks herself whether to sell it. */
const SELLS_IT = /\bvend(?:o|er|esse) (?:[ao]s? |meu |minha )/
const OR_SELLS = /\bou vend(?:o|er|esse)\b|\bvend(?:o|er) [^;]{1,60} ou (?:peg|financi|faco|tom)[a-z]*|\bse vendo\b/
const BY_BANK = /\b(?:banco|gerente|clientes?|financeira)(?: [a-z]+){0,3} $/
const PER_HEAD = /^ (?:reais )?(?:por|a|cada|em) ?(?:cabeca|cada|uma?|unidade|peca|animal)?\b/
const EACH_ONE = /^ (?:reais )?(?:por cabeca|cada|por (?:uma?|unidade|peca|animal|vaca|boi|maquina)|a cabeca)\b/
const USUAL = /\b(?:por|ao|no|na|todo|cada) (?:mes|semana|ano|dia)\b/

/** 'Tenho 8 vaca velha, o frigorífico paga 4 mil por cabeça', 'um terreno parado que o vizinho paga 55 mil' */
function offeredAsset(d: Deriver, uses: readonly unknown[]): Asset | null {
  const { sentences } = d.ask.scene
  const prices = challengeOf(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 100 &&
      !uses.includes(one.said) &&
      OFFERED.test(one.before) &&
      !BY_BANK.test(one.before) &&
      !USUAL.test(one.after.slice(0, 20)),
  )
  const price = only(prices)
  if (!price) return null
  const { text } = sentences[price.sentence]!
  if (!IDLE.test(text) && !(SELLS_IT.test(price.left) && OR_SELLS.test(asked(d)))) return null
  if (!EACH_ONE.test(price.after)) {
    if (price.value < 1_000 || PER_HEAD.test(price.after.replace(/^ por tudo\b.*/, ''))) return null
    const worth = d.ask.value('R$', price.said, 'O que pagam pelo que está parado')
    return {
      worth,
      account: say`${t(worth)}`,
      values: [worth],
      at: price,
      name: IDLE.test(text) ? ' do que está parado' : '',
      stock: false,
      count: null,
    }
  }
  const count = only(
    challengeOf(d).filter(
      (one) =>
        one.said.kind === 'N' &&
        one.place < price.place &&
        one.sentence === price.sentence &&
        Number.isInteger(one.value) &&
        one.value >= 2 &&
        /\btenho (?:umas |uns |mais )?$/.test(one.before) &&
        IDLE.test(one.after) &&
        !USUAL.test(one.after.slice(0, 24)),
    ),
  )
  if (!count) return null
  const [many, each] = [
    d.ask.value('qtd', count.said, 'Quantos você venderia'),
    d.ask.value('R$', price.said, 'O que pagam por um'),
  ]
  const worth = d.own.times(many, each, 'O que a venda traz', 'R$')
  return {
    worth,
    account: say`${t(many)} × ${t(each)} = ${t(worth)}`,
    values: [many, each, worth],
    at: price,
    name: '',
    stock: false,
    count,
  }
}

const STOCK = /\b(?:estoque|mercadoria|pecas|roupas?|armac[a-z]+|produtos?|colec[a-z]+)\b/
const DEAD =
  /\b(?:encalhad[oa]s?|parad[oa]s?|colec[a-z]+ passadas?|(?:muita|metade|boa parte)[^;]{0,40}nao (?:sai|gira|vende)|nao (?:sai|gira|vende)|sem giro|empacad[oa]s?)\b/

/** 'O estoque está cheio, uns 130 mil a preço de custo, mas muita coisa não sai' */
function deadStock(d: Deriver, uses: readonly unknown[]): Asset | null {
  const { sentences } = d.ask.scene
  const at = only(
    challengeOf(d).filter((one) => {
      const { text } = sentences[one.sentence]!
      return (
        isPlain(one) &&
        one.value >= 2_000 &&
        !uses.includes(one.said) &&
        !NEEDS.test(one.before) &&
        STOCK.test(text) &&
        DEAD.test(text) &&
        !USUAL.test(one.after.slice(0, 20)) &&
        !/\b(?:vend(?:o|i|emos)|fatur[a-z]+|parcela|devo|desconto)\b[^,;]{0,20}$/.test(one.before)
      )
    }),
  )
  if (!at) return null
  const worth = d.ask.value('R$', at.said, 'O estoque que você contou')
  return { worth, account: say`${t(worth)}`, values: [worth], at, name: '', stock: true, count: null }
}

/** A loan, while she tells of something that could pay instead. */
export function sellsInstead(d: Deriver): Answer | null {
  const text = asked(d)
  const month = BORROWS.test(text) ? monthOf(d) : null
  if (!month) return null
  const plan = instalmentsIn(d, spoken(d), null)
  const parcel = plan && spoken(d).find(({ said }) => said === plan.uses[1])
  // What is owed already isn't weighed.
  if (parcel && PAST.test(d.ask.scene.sentences[parcel.sentence]!.text)) return null
  const asset = offeredAsset(d, plan?.uses ?? []) ?? deadStock(d, plan?.uses ?? [])
  const except = [...(plan?.uses ?? []), asset?.at.said, asset?.count?.said]
  const need = asset && (neededOf(d, except) ?? (plan && pricedOf(d, except, plan.month.number * plan.count.number)))
  if (!asset || !need || need === asset.at) return null
  const sum = d.ask.value('R$', need.said, 'O que você pensa em pegar')
  const inputs: Inputs = [sum, ...asset.values, month.left]
  const loan = loanSide(d, month, sum, plan, inputs)
  const kept = asset.count ? losesKept(d, asset.count) : null
  if (kept) inputs.push(...kept.values)
  const later = laterOf(d, asset, plan?.month ?? null, inputs)
  const side = asset.stock ? ofStock(d, asset, sum, inputs) : ofSale(d, asset, sum, inputs)
  return {
    decisions: ['emprestimo', 'estoque_antes', 'renegociar', 'maquina', 'imovel', 'expandir_rural', 'produto_novo'],
    at: need,
    main: side.main,
    inputs,
    line: join([kept?.text ?? say``, side.account]),
    verdict: join([
      asset.stock || asset.worth.number >= sum.number
        ? say`Não pegue: o dinheiro já está aí. `
        : say`Pegue só o que faltar. `,
      kept?.text ?? say``,
      side.account,
      later,
      loan,
      DEAR.test(text) ? say` O apego é seu para pesar: esse é o preço dele.` : say``,
      say` ${side.deed}`,
    ]),
    says: ['juros', 'divida', 'estoque_parado', 'conta_que_mais_pesa'],
    topic: asset.stock ? 'liquidar' : 'vender',
  }
}

const DEAR = /\b(?:do meu (?:pai|avo)|da minha (?:mae|avo)|de familia|apego|da? do de vender|pena de vender|desfazer)\b/
const INSTEAD = /\b(?:pagar|pago|gastar|gasto|alugar|alugo|contratar)\b/
const YEAR = 12

/** 'Se vender tenho que pagar hora de trator, uns 5.400 no ano' */
function laterOf(d: Deriver, { at }: Asset, parcel: Value<'R$/mês'> | null, inputs: Inputs): Text {
  const after = only(
    challengeOf(d).filter(
      (one) =>
        one.place > at.place &&
        one.sentence === at.sentence &&
        isPlain(one) &&
        one.value >= 50 &&
        INSTEAD.test(one.before) &&
        ['mes', 'ano'].includes(timeAfter(one.after) ?? ''),
    ),
  )
  if (!after) return say``
  const told = d.ask.value('R$', after.said, 'O que passa a pagar sem isso')
  const month =
    timeAfter(after.after) === 'mes'
      ? ofMonth(told)
      : d.own.make(
          'R$/mês',
          'O que passa a pagar por mês sem isso',
          round2(told.number / YEAR),
          `${money(told.number)} ÷ ${YEAR}`,
          [told],
        )
  inputs.push(told, month)
  return say` Sem isso você passa a pagar ${t(month)} por mês${parcel ? say`, contra a parcela de ${t(parcel)}` : ''}.`
}

interface Side {
  main: Value<Kind>
  account: Text
  deed: string
}

function ofSale(d: Deriver, { worth, account, name }: Asset, sum: Value<'R$'>, inputs: Inputs): Side {
  const rest =
    worth.number >= sum.number
      ? d.own.minus(worth, sum, 'O que sobra da venda')
      : d.own.minus(sum, worth, 'O que falta depois da venda')
  inputs.push(rest)
  const pays = worth.number >= sum.number
  return {
    main: worth,
    account: pays
      ? say`A venda${name} traz ${account}, que pagam os ${t(sum)} sem banco${rest.number > 0 ? say` e deixam ${t(rest)}` : say``}.`
      : say`A venda${name} traz ${account}, e dos ${t(sum)} faltam ${t(rest)}: é só isso que se pega emprestado.`,
    deed: 'Primeiro confirme por escrito o preço e o prazo de quem compra, e peça um segundo preço; só depois responda ao banco.',
  }
}

const PART = 3

function ofStock(d: Deriver, { worth }: Asset, sum: Value<'R$'>, inputs: Inputs): Side {
  const third = d.own.make(
    'R$',
    'Um terço do estoque',
    round2(Math.round(worth.number / PART)),
    `${money(worth.number)} ÷ ${PART}`,
    [worth],
  )
  const share = d.own.share(sum, worth, 'O que o empréstimo é do estoque')
  inputs.push(third, share)
  return {
    main: third,
    account: say`Há ${t(worth)} em mercadoria${/\bcusto\b/.test(asked(d)) ? ', a preço de custo' : ''}: um terço vendido por esse valor já traz ${t(third)}, sem parcela; os ${t(sum)} do banco são ${t(share)} desse estoque.`,
    deed: 'Separe hoje o que é antigo, venda perto do custo em data marcada, e compre o novo aos poucos, com o que entrar.',
  }
}

/** What the bank takes, beside what the month leaves. */
function loanSide(
  d: Deriver,
  month: Month,
  sum: Value<'R$'>,
  plan: ReturnType<typeof instalmentsIn>,
  inputs: Inputs,
): Text {
  const { left } = month
  if (!plan) {
    if (left.number <= 0)
      return say` No banco ainda viriam os juros, e ${today(month).text.toLowerCase().startsWith('hoje') ? 'hoje o mês já não fecha' : 'o mês não fecha'}.`
    const months = d.own.make(
      'meses',
      'Meses de toda a sobra',
      round1(sum.number / left.number),
      `${money(sum.number)} ÷ ${money(left.number)}`,
      [sum, left],
    )
    inputs.push(months)
    return say` No banco, os ${t(sum)} levariam ${t(months)} de tudo o que sobra (${t(left)} por mês${month.unpaid ? ', antes da sua retirada' : ''}), mais os juros.`
  }
  const total = d.own.times(plan.count, { ...plan.month, kind: 'R$' }, 'O que se devolve ao banco', 'R$')
  const cost = d.own.minus(total, sum, 'Só de juros')
  const rest = d.own.minus(left, plan.month, 'O mês com a parcela')
  inputs.push(plan.month, plan.count, total, cost, rest)
  if (cost.number <= 0) return say``
  return say` No banco são ${t(plan.count)} × ${t(plan.month)} = ${t(total)}, ${t(cost)} a mais do que pega, e o mês, que hoje ${left.number < 0 ? say`faltam ${t(left)}` : say`deixa ${t(left)}`}, ${rest.number < 0 ? say`ficaria com ${t(rest)} a menos do que precisa` : say`ficaria com ${t(rest)}`}.`
}
