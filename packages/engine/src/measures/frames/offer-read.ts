import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { timeAfter } from '#src/quantities/around.ts'
import type { Month } from './frame.ts'
import { spoken } from './frame.ts'
import { type Hands, handsIn } from './hands.ts'
import { timesOf } from './sold.ts'

/** What a buyer offers for so many every month, and what else she tells of it. */
export interface OfferTold {
  count: Spoken
  price: Spoken
  /** All that were ordered, where so many go each month. */
  total: Spoken | null
  /** What it takes every month beside those. */
  extra: Spoken | null
  /** Of the count: 'carr' of 'carros'. */
  root: string
  /** What one costs, in parts; empty: not told. */
  costs: readonly Spoken[]
  hands: Hands | null
  /** Days until he pays. */
  wait: Spoken | null
  /** He pays on delivery or before. */
  paysNow: boolean
  /** What is put by. */
  cash: Spoken | null
  /** What she sells one at today. */
  usual: Spoken | null
  /** What he sends back. */
  back: Spoken | null
}

const WANTS =
  /\b(?:quer(?:em|endo|iam)?|ped(?:iu|em|e|indo|iram)|ofere[a-z]+|propo[sn][a-z]*|propost[a-z]+|procur(?:ou|aram)|compraria[m]?|encomend(?:ou|aram|a|am)|precisa[m]?|contrato|licitacao|chance)\b/
export const BUYER =
  /\b(?:convenio|plano|operadora|marca|rede|pousada|hote(?:l|is)|hospital|academia|empresa|construtora|fabrica|industria|mercad(?:o|inho)s?|supermercados?|loja|lojas|escola|colegio|prefeitura|condominio|restaurante|lanchonete|cafeteria[s]?|padaria|locadora|transportadora|distribuidor[a]?|atacad[a-z]+|revend[a-z]+|cooperativa|laticinio|clinica|buffet|cliente|comprador[a]?|spa|igreja|franquia|farmacia[s]?|posto|salao|faculdade|shopping|clube|emporio|quitanda|fornecedora|agencia|banco|usina|ong|sindicato|evento[s]?|confeitaria|creche|frota|seguradora|imobiliaria|startup|estudio|bar|bares|resort|motel|ele[s]?|ela)\b/
/** It is she who buys, or who only wishes. */
const SHE_BUYS =
  /\b(?:fornecedor[a]?|(?:quer|querem) (?:me )?vender|me vend[a-z]+|comprar del[ea]|pagar (?:a|de) mais|aluguel|dono do (?:ponto|imovel))\b/
const SHE_WISHES = /\b(?:quero|queremos|queria|pretendo|minha meta|penso em|sonho)\b[^,;]*$/
/** 'Vendo 800 por mês a 17' */
const TODAYS =
  /\b(?:vend(?:o|emos|endo)|fa(?:co|zemos)|produz(?:o|imos)|entreg(?:o|amos)|atend(?:o|emos)|tenho|temos|compr(?:o|amos|a|am)|cobr(?:o|amos)|gast(?:o|amos)|hoje)(?: [a-z]+){0,2} $/
const NO_THING = /^ (?:mil )?(?:reais|vezes|x\b|dias?|mes(?:es)?|anos?|semanas?|horas?|por cento|parcelas?|lojas?|km\b)/
const AT =
  /^[^;]{0,60}\b(?:a|por|pag(?:a|am|ando|ar|aria|ariam)|de|oferecendo|valor de)(?: so| ate| uns| r\$| apenas)* $/
const OF_ALL = /^ (?:mil )?(?:reais )?(?:por mes|ao mes|mensa|no total|no mes|pelo pedido|tudo|pra tudo)/
const EVERY_MONTH = /\b(?:por|ao|todo|cada|no) mes\b|\bmensa/

const COST_WORD =
  /\b(?:cust[a-z]+|gast[a-z]+|pag(?:o|amos|aria)|topa[a-z]*|cobra(?:m|ria|riam)?|sai|saem|fica|consom[a-z]+|leva)\b/
const ONE_BEFORE =
  /\bcada(?: (?:um|uma|[a-z]+))?\b|\b(?:o|meu|um) custo(?: (?:e|hoje|dele|dela|aqui))* $|\bcusto (?:de|d[ao]|por) (?:um|uma|cada)?\b/
const ONE_AFTER =
  /^ (?:reais )?(?:(?:de|com) [a-z]+(?: [a-z]+)?(?:(?:,| e) [a-z]+)* )?(?:por|em cada|pra cada|cada|pel[oa]|no|na|o|a|em) ?([a-z]*)/
const OF_ONE = /^(?:um|uma|cada|unidade|peca|kg|quilo|litro|metro|duzia|cento|caixa)?$/

const PAYS_LATE = /\b(?:pag[a-z]*|prazo|receb[a-z]+|boleto|faturad[oa]|quitar)\b/
const PAYS_NOW = /\b(?:na entrega|a vista|adiantad[oa]|na hora|no ato|toda semana|por semana|na semana)\b/
const CASH =
  /\b(?:guardad[oa]s?|em caixa|no caixa|na conta|no banco|de reserva|reserva de|juntei|poupanca|caixa de|capital de giro de)\b/
const SELLS =
  /\b(?:vend(?:o|emos|endo)|cobr(?:o|amos)|meu preco|preco normal|recebo|pagam?|hoje|particular)(?: (?:hoje|e|cada|um|uma|normal|aqui|mesmo|sai|a|por|uns|r\$))* $/
const COMES_BACK = /\b(?:devolv[a-z]+|volta[m]?|retem|perd[a-z]+|quebr[a-z]+|refug[a-z]+)\b/

/** The one order of every month at so much for each, with all that she tells of it; null: none, or a number competes. */
export function offerTold(d: Deriver, month: Month): OfferTold | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pair = only(pairsIn(d, all, month))
  if (!pair) return null
  const { count, price, total, root } = pair
  const hands = handsIn(d, all, [count, price, ...(total ? [total] : [])])
  if (hands === 'untold') return null
  const free = all.filter(
    (one) => one !== count && one !== price && one !== total && !hands?.uses.includes(one) && !isRunOf(one, total),
  )
  const costs = costsOf(free, price, root)
  const { back, extra, waits, cash, usual } = besideIt(free, price, costs)
  const found = [...costs, extra, back, ...waits, cash, usual]
  const isOpen = (one: Spoken) =>
    !found.includes(one) &&
    (competes(d, one) || (isPlain(one) && costs.some(({ sentence }) => sentence === one.sentence)))
  if (waits.length > 1 || free.some(isOpen)) return null
  const wait = waits[0]?.said.unit === 'dias' ? waits[0] : null
  const paysNow = d.ask.says(PAYS_NOW, ['main_challenge'])
  return {
    count,
    price,
    total,
    extra,
    root,
    costs,
    hands,
    wait,
    paysNow,
    cash: cash ?? null,
    usual: usual ?? null,
    back,
  }
}

interface Beside {
  back: Spoken | null
  extra: Spoken | null
  waits: readonly Spoken[]
  cash: Spoken | undefined
  usual: Spoken | undefined
}

/** What else she tells of it, each place filled by one number. */
function besideIt(free: readonly Spoken[], price: Spoken, costs: readonly Spoken[]): Beside {
  const back =
    only(
      free.filter((one) => one.said.kind === 'P' && one.value <= 40 && COMES_BACK.test(`${one.before} ${one.after}`)),
    ) ?? null
  const extra =
    only(
      free.filter(
        (one) =>
          isPlain(one) &&
          one.value >= 50 &&
          !costs.includes(one) &&
          EVERY.test(one.after) &&
          MORE_COST.test(one.before),
      ),
    ) ?? null
  const waits = free.filter(
    (one) =>
      one.said.kind === 'D' &&
      one.value >= 7 &&
      one.value <= 180 &&
      PAYS_LATE.test(`${one.before.slice(-40)} ${one.after.slice(0, 24)}`),
  )
  const cash = only(
    free.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 500 &&
        !costs.includes(one) &&
        CASH.test(`${one.before.slice(-30)} ${one.after.slice(0, 24)}`),
    ),
  )
  const usual = only(
    free.filter(
      (one) =>
        isPlain(one) &&
        one.value >= price.value * 0.3 &&
        one.value <= price.value * 4 &&
        one !== cash &&
        one !== extra &&
        !costs.includes(one) &&
        SELLS.test(one.before),
    ),
  )
  return { back, extra, waits, cash, usual }
}

const HALF = 50
/** A number that could change the account and has no place in it. */
function competes(d: Deriver, one: Spoken): boolean {
  // 'Menos da metade do meu preço' is said in passing.
  if (one.said.kind === 'P' && one.value === HALF) return false
  if (one.said.kind === 'R' || one.said.kind === 'P') return !isListed(d, one)
  return one.said.kind === 'N' && one.value >= 20 && !isListed(d, one)
}

/** Her list of costs, or what comes in, has it. */
const isListed = (d: Deriver, { value }: Spoken): boolean =>
  d.revenue?.number === value || d.own.sources.reading.costs.items.some((item) => item.valor === value)

interface Pair {
  count: Spoken
  price: Spoken
  total: Spoken | null
  root: string
}

/** Every way in which two of her numbers are so many at so much for each. */
function pairsIn(d: Deriver, all: readonly Spoken[], month: Month): Pair[] {
  const { sentences } = d.ask.scene
  const isOffer = ({ sentence }: Spoken) => {
    const { text } = sentences[sentence]!
    return WANTS.test(text) && BUYER.test(text) && !SHE_BUYS.test(text)
  }
  const isWorth = ({ count, price }: Pair) => {
    const worth = count.value * timesOf(d, count) * price.value
    return worth >= month.revenue.number * 0.02 && worth <= month.revenue.number * 2
  }
  const beside = all.flatMap((count): Pair[] => {
    const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
    if (!price || !isOffer(count) || !isCount(count) || !isEach(price, count)) return []
    const run = all.find((one) => one.place === price.place + 1 && one.sentence === price.sentence)
    if (isRate(run, count)) return [{ count: run!, price, total: count, root: rootOf(count) }]
    return timeAfter(count.after) !== null || EVERY_MONTH.test(sentences[count.sentence]!.text)
      ? [{ count, price, total: null, root: rootOf(count) }]
      : []
  })
  return (beside.length > 0 ? beside : byIdle(all.filter(isPlain), isOffer)).filter(isWorth)
}

const isCount = (one: Spoken): boolean =>
  WANTS.test(one.left) &&
  !TODAYS.test(one.before) &&
  !SHE_WISHES.test(one.left) &&
  (one.said.kind === 'H'
    ? one.said.unit === 'horas' && one.value >= 4 && /^ (?:por|ao|no|todo) mes\b/.test(one.after)
    : one.said.kind === 'N' &&
      Number.isInteger(one.value) &&
      one.value >= 5 &&
      !NO_THING.test(one.after) &&
      /^ (?:mil )?(?:de )?[a-z]{2,}/.test(one.after))

const isEach = (price: Spoken, count: Spoken): boolean =>
  isPlain(price) &&
  (AT.test(count.after) || (count.said.kind === 'H' && /^ (?:reais )?(?:a|por) hora\b/.test(price.after))) &&
  !OF_ALL.test(price.after) &&
  !/^ ?(?:dias|x\b|vezes|parcelas|horas)/.test(price.after)

/** '120 a 900 cada, 40 por mês' */
const isRate = (run: Spoken | undefined, total: Spoken): boolean =>
  run !== undefined &&
  run.said.kind === 'N' &&
  run.value < total.value &&
  /^ (?:por|ao|a cada|todo) mes\b/.test(run.after)

/** 'Durante 3 meses', beside a rate. */
const isRunOf = (one: Spoken, total: Spoken | null): boolean =>
  total !== null &&
  one.said.kind === 'D' &&
  one.said.unit === 'meses' &&
  one.sentence === total.sentence &&
  !PAYS_LATE.test(one.before)

/** 'Quer pagar 38 por sessão', and '100 vagas por mês sobrando' stand elsewhere. */
function byIdle(all: readonly Spoken[], isOffer: (one: Spoken) => boolean): Pair[] {
  const price = only(all.filter((one) => isOffer(one) && PAID.test(one.before) && THING.test(one.after)))
  const count = only(
    all.filter((one) => one.said.kind === 'N' && one.value >= 5 && IDLE.test(one.after) && EVERY_MONTH.test(one.after)),
  )
  const root = price && THING.exec(price.after)![1]!.slice(0, 4)
  return price && count && price !== count ? [{ count, price, total: null, root: root! }] : []
}
const PAID = /\b(?:pag(?:a|am|ando|ar|aria)|por)(?: so| ate| uns| r\$| me)* $/
const THING =
  /^ (?:reais )?(?:por|a|cada|o|pel[oa]) (sess[a-z]+|consulta|aula|visita|hora|atendimento|exame|corte|diaria|quarto|pessoa)\b/
const IDLE =
  /^ (?:vagas|horarios|horas|quartos|mesas|sess[a-z]+)\b[^,;]{0,30}\b(?:sobrando|livres|vazi[oa]s|parad[oa]s|ocios[oa]s|sem uso)\b/

const EVERY = /^ (?:reais )?(?:a mais )?(?:por|ao|todo|no) mes\b|^ (?:reais )?a mais\b/
const MORE_COST =
  /\b(?:mais|teria|gast[a-z]+|pag(?:o|aria|ar)|custo|fora)(?: (?:mais|uns|umas|que|gastar|pagar|de|r\$))* $/

const rootOf = ({ said, after }: Spoken): string =>
  said.kind === 'H' ? 'hora' : (/^ (?:mil )?(?:de )?([a-z]{2,})/.exec(after)?.[1] ?? '').slice(0, 4)

/** '22 por aula de 1 hora' */
const isOfHour = (one: Spoken, free: readonly Spoken[], root: string): boolean =>
  root === 'hora' &&
  /^ (?:reais )?por [a-z]+ de $/.test(one.after) &&
  free.some(({ place, said, value }) => place === one.place + 1 && said.kind === 'H' && value === 1)

/** What one costs: said of one, and the parts that stand beside it. */
function costsOf(free: readonly Spoken[], price: Spoken, root: string): readonly Spoken[] {
  const isCost = (one: Spoken) => isPlain(one) && one.value < price.value * 3 && one.value >= price.value * 0.02
  const sure = free.filter((one) => isCost(one) && COST_WORD.test(one.before) && ofOne(one, root))
  // 'E o uber dá 22 por aula de 1 hora': of one, beside another cost of one.
  const marked = free.filter(
    (one) =>
      sure.includes(one) ||
      (isCost(one) &&
        sure.some(({ sentence }) => sentence === one.sentence) &&
        (ofOne(one, root) || isOfHour(one, free, root))),
  )
  const [first] = marked
  if (!first) return []
  const parts = free.filter(
    (one) => isCost(one) && one.sentence === first.sentence && (marked.includes(one) || isPart(one, first, root)),
  )
  return marked.every((one) => one.sentence === first.sentence) ? parts : marked
}

const BESIDE =
  /(?:,| e| mais| \+)(?: mais)?(?: uns| r\$)* $|(?:,| e| mais)(?: mais)? (?:o|a|os|as)? ?[a-z]{3,}(?: sai| custa)? $/
const THING_BEFORE = /(?:,| e| mais)(?: mais)? (?:o|a|os|as)? ?[a-z]{3,}(?: sai| custa)? $/
/** '9 de tecido e 3 de linha por peça': the one beside it is of the same. */
const isPart = (one: Spoken, first: Spoken, root: string): boolean =>
  Math.abs(one.place - first.place) <= 2 &&
  (/^ (?:reais )?(?:de|com) [a-z]+/.test(one.after) || THING_BEFORE.test(one.before)) &&
  (BESIDE.test(one.before) || COST_WORD.test(one.before)) &&
  !/\bcontrat|\bencarg|\bsalario|\bpor mes/.test(`${one.before.slice(-30)} ${one.after.slice(0, 30)}`) &&
  root !== ''

const EACH_ALONE = /^ (?:reais )?(?:em |pra |por )?cada(?: uma?)?(?= (?:com|de|so|e)\b|,|$)/

function ofOne(one: Spoken, root: string): boolean {
  if (EACH_ALONE.test(one.after)) return true
  const before = one.before.split(/[,:]/).at(-1)!
  if (ONE_BEFORE.test(before)) return true
  if (root !== '' && new RegExp(`\\b(?:a|o|cada|um|uma|por) ${root}[a-z]*\\b`).test(before)) return true
  const after = ONE_AFTER.exec(one.after)
  const thing = after?.[1] ?? ''
  return after !== null && (OF_ONE.test(thing) ? thing !== '' || /cada ?$/.test(after[0]) : thing.slice(0, 4) === root)
}
