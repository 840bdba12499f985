import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { OwnSum, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { type Asking, ofMonth, PER, TODAY, text as t } from './asked.ts'

/** A sum that answers what she asks, with its account in numbers. */
export interface AskedSum extends OwnSum {
  conta: Text
}
export type Asked = (ask: Asking) => AskedSum | null

export const withAccount = (sum: OwnSum, conta: Text): AskedSum => ({ ...sum, conta })

const LOST =
  '(?:lixo|jog\\w+ fora|vai fora|vao fora|murch|estrag|apodrec|passa do ponto|passa da data|vence|mofa|azeda|perde|perco|perdid|quebra|descart|lavagem|amassa|seca\\b|morre)'
const BUYS = '(?:compr(?:o|a|amos|ei|ando|ava|as)\\b|encomend\\w+|pego|trago|busco|gasto|gastamos|deixo|invisto)'
const BOUGHT = /\b(?:compr|ceasa|mercadoria|fornecedor|atacad|traz|trago|busco|pego|distribuidor|sitio|produtor)/

/** A part of clients or of sales is none of what is bought. */
export const NO_GOODS =
  /P\d+ d[aeo]s? (?:meus |minhas )?(?:client|alun|vend|pacient|fatur|receita|lucro|margem|tempo|dias|horas|orcament|pedid|pessoa|equipe|contrat|assinant)/

/** 'Compro 4 mil por semana e um terço murcha' */
export const lostPurchase: Asked = (ask) => {
  const lost =
    ask.find(`@P~60${LOST}`, ['main_challenge', 'operational_flow']) ??
    ask.find(`${LOST}~40@P`, ['main_challenge', 'operational_flow'])
  const part = lost?.numbers[0]
  if (!lost || !part || part.value >= 100 || NO_GOODS.test(lost.sentence.text)) return null
  const bought = ask.find(`\\b${BUYS}~40@R`) ?? ask.find(`@R~24\\b(?:de compra|em compra|que eu compro|que compro)`)
  const sum = bought?.numbers[0]
  if (!bought || !sum) return null
  const { own } = ask
  const listed = isListed(ask, bought.sentence.text, sum)
  if (!listed && !BOUGHT.test(bought.sentence.text) && !BOUGHT.test(lost.sentence.text)) return null
  // 'Duas vezes por semana'
  const often =
    bought.sentence === lost.sentence
      ? ask.find('@N vez(?:es)? (?:por|na|a|ao) (?:semana|mes|dia)', [lost.sentence.field])
      : null
  const turns = often?.sentence === bought.sentence ? often.numbers[0]! : null
  const span = ask.spanOf(turns ?? sum)
  if (span === null) return null
  const rate = ask.value('%', part, 'Parte que se perde')
  const exact: Value<'%'> = part.value === 33 ? { ...rate, number: 100 / 3 } : rate
  const paid = ask.value('R$', sum, turns ? 'O que você compra de cada vez' : `O que você compra ${PER[span]}`)
  const base = turns
    ? own.times(ask.value('qtd', turns, `Vezes ${PER[span]}`), paid, `O que você compra ${PER[span]}`, 'R$')
    : paid
  const once = own.make(
    span === 'mes' ? 'R$/mês' : 'R$',
    `O que se perde ${PER[span]}`,
    round2((base.number * exact.number) / 100),
    `${part.value === 33 ? '1/3' : percent(part.value)} × ${money(base.number)}`,
    [rate, base],
  )
  const month = span === 'mes' ? once : ask.aMonth({ ...once, kind: 'R$' }, span, 'O que se perde por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const total = ofMonth(month)
  const said = say`${t(rate)} de ${t(base)} que você compra ${PER[span]} são ${t(once)} que vão fora`
  return withAccount(
    own.sum(
      total,
      [rate, base, once],
      span === 'mes' ? say`${said} por mês.` : say`${said} ${PER[span]}, cerca de ${t(total)} por mês.`,
      ['perdas', 'mercadorias', 'ticket_medio', 'sobra_mes', 'margem'],
      ask.gain(total, 'mercadoria que deixa de ir fora'),
    ),
    span === 'mes'
      ? say`${t(rate)} × ${t(base)} = ${t(total)} por mês`
      : say`${t(rate)} × ${t(base)} ${PER[span]}, no mês inteiro = ${t(total)} (arredondado)`,
  )
}

/** 'Gasto 1.200 de flor', with flowers among the costs. */
function isListed({ own }: Asking, sentence: string, { kind, at }: Said): boolean {
  const thing = new RegExp(`${kind}${at} (?:de|em|com) ([a-z]{3,})`).exec(sentence)?.[1]
  if (!thing) return false
  const root = thing.slice(0, Math.max(4, thing.length - 2))
  return own.sources.reading.costs.items.some(({ nome }) => fold(nome).includes(root))
}

/** No sum of hers is larger than what comes in, unless she says why. */
export const tooMuch = ({ own }: Asking, month: number): boolean =>
  own.sources.revenue !== null && month > own.sources.revenue

const WANTS =
  '(?:quer|querem|pediu|pediram|pedindo|fechar|encomend\\w+|propos|propost\\w+|oferec\\w+|ofert\\w+|licitacao|contrato|pedido)'
/** 'Sai 1 por dia' is no cost: nothing costs less than a thirtieth of what it is sold at, or four times as much. */
const mayCost = (cost: number, price: number): boolean => cost * 30 >= price && cost <= price * 4
const COSTS = '(?:custa|custo|sai|saem|gasto|gasta|fica|ficam|vai)'
/** What one of an order costs her, as she says it; undefined: she doesn't. */
const costOfOne = (ask: Asking) =>
  ask.number([
    `\\b(?:pra mim|me|meu custo|cada|custo de)\\b~40\\b${COSTS}\\b~24@M`,
    `\\bmeu custo~44@M`,
    `\\b${COSTS}(?: me)?(?: em| por| a| uns)* @M(?= ?(?:cada|por|pra|de))`,
  ])

/** 'Gasto 2.300 de material e 900 de mão de obra' */
const hasSecondPart = ({ scene }: Asking, { kind, at }: Said): boolean =>
  scene.sentences.some(({ text }) =>
    new RegExp(`${kind}${at}(?!\\d)[^;]{0,40}(?: e|,) (?:mais )?[RN]\\d+ (?:reais )?(?:de|em|com) [a-z]`).test(text),
  )

/** 'Quer 400 camisas por mês a 32; pra mim sai 26' */
export const offeredOrder: Asked = (ask) => {
  const order =
    ask.find(
      `\\b${WANTS}\\b~50@N ([a-z]{3,})~60\\b(?:a|por|paga|pagam|pagando|pagar|oferece\\w*|de)(?: so| uns)? @M`,
    ) ?? ask.find(`@N ([a-z]{3,})~60\\b(?:paga|pagam|pagando|pagar)(?: so| uns)? @M`)
  const [count, , price] = order?.numbers ?? []
  if (!order || !count || !price || !new RegExp(`\\b${WANTS}\\b`).test(order.sentence.text)) return null
  if (count.value < 2 || /^(?:dias|vezes|parcelas|meses|horas|anos)$/.test(order.words[1]!)) return null
  const cost = costOfOne(ask)
  if (!cost || cost === price || cost === count || !mayCost(cost.value, price.value)) return null
  if (hasSecondPart(ask, cost)) return null
  const { own } = ask
  const [qtd, paid, spent] = [
    ask.value('qtd', count, 'Quantidade do pedido'),
    ask.value('R$', price, 'Preço que pagam por um'),
    ask.value('R$', cost, 'Custo de um'),
  ]
  const left = own.minus(paid, spent, 'O que sobra em cada um')
  const span = ask.spanOf(count)
  const total = own.times(qtd, left, 'O que o pedido deixa, antes das contas fixas', span === 'mes' ? 'R$/mês' : 'R$')
  const word = ask.thing(count)
  const many = word ? say`${t(qtd)} ${word}` : say`${t(qtd)}`
  const when = span ? ` ${PER[span]}` : ''
  const conta = say`(${t(paid)} − ${t(spent)}) × ${many} = ${t(total)}${when}`
  const says = ['ticket_medio', 'custo_hora', 'custo_por_unidade'] as const
  if (total.number <= 0)
    return withAccount(
      own.sum(
        total,
        [qtd, paid, spent, left],
        say`Cada um custa ${t(spent)} e eles pagam ${t(paid)}: ${left.number === 0 ? say`não sobra nada` : say`faltam ${t(left)} em cada`} nas ${many}${when}, antes das contas fixas.`,
        says,
      ),
      conta,
    )
  const fixed = fixedCosts(ask)
  const share =
    fixed && span === 'mes' ? own.share(ofMonth(total), fixed, 'Parte das contas fixas que o pedido paga') : null
  return withAccount(
    own.sum(
      total,
      [qtd, paid, spent, left, share],
      join([
        say`O pedido de ${many} deixa ${t(total)}${when}: ${t(left)} em cada, de ${t(paid)} menos ${t(spent)} de custo`,
        share ? say`; é ${t(share)} dos ${t(fixed!)} de contas fixas.` : '.',
      ]),
      says,
      {
        value: total.number,
        formula: `(${money(paid.number)} − ${money(spent.number)}) × ${formatNumber(qtd.number)} = ${money(total.number)}`,
        inputs: [total.fact],
        rotulo: 'o que o pedido deixa, antes das contas fixas',
        once: span !== 'mes',
      },
    ),
    conta,
  )
}

/** Costs of the month that don't move with sales; null: none, or not known. */
function fixedCosts({ own }: Asking): Value<'R$/mês'> | null {
  const { groups, costFacts } = own.sources
  const fixed = groups.filter(({ varia }) => varia === false)
  const sum = fixed.reduce((all, { valor }) => all + valor, 0)
  if (sum <= 0) return null
  const facts = fixed.flatMap(({ itens }) => itens.map((at) => costFacts[at]!))
  return own.known(
    'R$/mês',
    {
      id: 'medida.conta_dela.fixas',
      rotulo: 'Contas fixas do mês',
      valor: sum,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'Diagnóstico, pergunta “Principais custos”',
      formula: `${facts.map(({ valor }) => money(Number(valor))).join(' + ')} = ${money(sum)}`,
      entradas: facts.map(({ id }) => id),
    },
    costFacts,
  )
}

const TAKEN =
  '(?:fica\\w*|cobra\\w*|leva\\w*|come\\w*|tira\\w*|desconta\\w*|morde\\w*|taxa|comissao|retem|pega\\w*|juros)'
const THROUGH =
  '(?:ifood|app\\w*|aplicativo\\w*|rappi|marketplace|mercado livre|shopee|amazon|booking|airbnb|plataforma|99|site de \\w+|maquininha|cartao|credito|parcelado|convenio|plano|revendedor\\w*|representante\\w*)'

/** '60% da venda sai pelo ifood e eles ficam com 27%' */
export const feeOnShare: Asked = (ask) => {
  const share =
    ask.find(`@P~50\\b${THROUGH}\\b`) ?? ask.find(`\\b${THROUGH}\\b~20\\b(?:sao|e|da|representa|traz)\\b~10@P`)
  const part = share?.numbers[0]
  const fee = ask.number([`\\b${TAKEN}\\b~24@P`, `@P~14\\bde (?:taxa|comissao|juros)`])
  const { revenue } = ask.own
  if (!share || !part || !fee || fee === part || !revenue || part.value > 100 || fee.value >= 60) return null
  // She says in reais what they take.
  if (ask.own.sources.group('comissao_entrega') || ask.own.sources.group('taxas_cartao')) return null
  if (/\bdesconto|falt|lixo|perd/.test(share.sentence.text.slice(0, 40))) return null
  // 'Aumentou a taxa em 5%': by how much, not what it is.
  if (
    ask.says(
      /\b(?:aument|subi|baix|reduzi|cai)[a-z]* (?:a |o |as )?(?:taxa|comissao)?[^A-Z;]{0,12}(?:em|mais) P\d/,
      TODAY,
    )
  )
    return null
  const { own } = ask
  const through = ask.value('%', part, 'Parte da venda que passa por lá')
  const rate = ask.value('%', fee, 'Taxa cobrada')
  const sales = own.part(through, revenue, 'Venda que passa por lá')
  const taken = own.part(rate, sales, 'O que a taxa leva por mês')
  const wanted = ask.number(
    ['\\b(?:quer|pede|exige|vai|passar|subir|aumentar|passa)(?: [a-z]+){0,3} @P'],
    ['main_challenge'],
  )
  const next =
    wanted && wanted !== part && wanted !== fee && wanted.value > fee.value && wanted.value < 60
      ? ask.value('%', wanted, 'Taxa nova')
      : null
  const then = next && own.part(next, sales, 'O que a taxa nova levaria por mês')
  const more = then && own.minus(then, taken, 'A mais por mês')
  return withAccount(
    own.sum(
      taken,
      [through, rate, sales, revenue, next, then, more],
      join([
        say`${t(through)} de ${t(revenue)} são ${t(sales)} de venda por lá: a taxa de ${t(rate)} leva ${t(taken)} por mês`,
        next && then && more ? say`; a de ${t(next)} levaria ${t(then)}, ${t(more)} a mais.` : '.',
      ]),
      ['comissao_entrega', 'taxas_cartao', 'margem', 'sobra_mes', 'ticket_medio'],
      ask.gain(taken, 'taxa que deixa de ser paga'),
    ),
    say`${t(through)} × ${t(revenue)} × ${t(rate)} = ${t(taken)} por mês`,
  )
}

const EARLY =
  /\b(?:antecip\w+|adiant\w+|factoring|(?:descont\w+|troc\w+)[^A-Z;]{0,20}(?:[RN]\d+ )?[^A-Z;]{0,12}\b(?:boleto|cheque|duplicata|nota|titulo)\w*)/

/** 'Antecipo 45 mil todo mês a 4%' */
export const costOfAdvance: Asked = (ask) => {
  const sum = ask.only('R', EARLY, ({ value }) => value >= 500)
  const fee =
    ask.only('P', EARLY, ({ value }) => value <= 15) ??
    ask.only('P', /./, ({ value }) => value <= 15, ['main_challenge'])
  if (!sum || !fee) return null
  if ((ask.spanOf(sum) ?? ask.spanOf(fee)) !== 'mes') return null
  const { own } = ask
  const base = ofMonth(ask.value('R$', sum, 'O que você recebe antes, por mês'))
  const rate = ask.value('%', fee, 'Taxa')
  const cost = own.part(rate, base, 'O que isso custa por mês')
  const year = own.aYear(cost, 'O que isso custa em um ano')
  return withAccount(
    own.sum(
      cost,
      [base, rate, year],
      say`${t(rate)} sobre ${t(base)} são ${t(cost)} por mês, ${t(year)} em um ano.`,
      ['taxas_cartao', 'juros', 'dias_para_receber', 'dinheiro_na_rua', 'sobra_mes', 'margem'],
      ask.gain(cost, 'taxa que deixa de ser paga'),
    ),
    say`${t(rate)} × ${t(base)} = ${t(cost)} por mês`,
  )
}

const LOAN = '(?:parcela\\w*|prestac\\w+)'

/** 'Parcela de 2.600 por 48 vezes', beside what is left in a month. */
export const instalment: Asked = (ask) => {
  const loan = ask.find(`\\b${LOAN}\\b~20@M`, ['main_challenge'])
  const wanted =
    /\b(?:financi|emprest|ofere|compr|troc|investi|pegar|maquina|carro|van|caminh|trator|forno|aguent|consorcio)/
  const rate = loan?.numbers[0]
  if (!loan || !rate || !wanted.test(fold(ask.own.sources.reading.form.main_challenge)) || rate.value < 50) return null
  const times = ask.number(
    [
      `\\b${LOAN}\\b~20[RN]\\d+~12@N (?:vezes|x|parcelas|meses)\\b`,
      `@N (?:vezes|x|parcelas)~12[RN]\\d+`,
      `@D~20\\b${LOAN}`,
      `\\b${LOAN}\\b~20[RN]\\d+~12@D`,
    ],
    ['main_challenge'],
  )
  const price = ask.number([`@R(?=~30\\b${LOAN})`, `\\b(?:custa|sai por|vale|de)~6 @R`], ['main_challenge'])
  const said = ask.number([
    `\\b(?:sobra|sobram|sobrando|fica|ficam|tiro)\\b~24@R`,
    `@R~12\\b(?:de sobra|que sobra|livre|limpo)`,
  ])
  const { own } = ask
  // Her list holds it: what is left is left after it.
  if (
    own.sources.reading.costs.items.some(
      ({ nome, valor }) => valor === rate.value && /parcel|prestac|financ/.test(fold(nome)),
    )
  )
    return null
  const part = ofMonth(ask.value('R$', rate, 'Parcela'))
  const computedLeft =
    own.revenue && own.costs ? own.minus(own.revenue, own.costs, 'Sobra no mês depois dos custos informados') : null
  const left = said && said !== rate ? ofMonth(ask.value('R$', said, 'O que sobra por mês')) : computedLeft
  if (!left || left.number <= 0) return null
  const rest = own.minus(left, part, 'O que resta depois da parcela')
  const share = own.share(part, left, 'Parte da sobra que a parcela leva')
  const months = times && (times.kind === 'D' ? times.value / 30 : times.value)
  const count: Value<'qtd'> | null =
    times && months && months > 1 ? { ...ask.value('qtd', times, 'Parcelas'), number: Math.round(months) } : null
  const all = count && own.times(count, { ...part, kind: 'R$' }, 'Soma das parcelas', 'R$')
  const bought = price && price !== rate && price !== said ? ask.value('R$', price, 'Preço à vista') : null
  const interest = all && bought && all.number > bought.number ? own.minus(all, bought, 'O que paga a mais') : null
  const month = say`${t(left)} − ${t(part)}${rest.number < 0 ? ': faltam' : ' ='} ${t(rest)} por mês`
  const shareText = share.number <= 100 ? say`, ${t(share)} dela` : say``
  return withAccount(
    own.sum(
      rest,
      [left, part, share, count, all, bought, interest],
      join([
        rest.number >= 0
          ? say`Dos ${t(left)} que sobram por mês, a parcela de ${t(part)} deixa ${t(rest)}${shareText.text === '' ? '' : say`: ela leva ${t(share)}`}`
          : say`Sobram ${t(left)} por mês e a parcela é de ${t(part)}: faltam ${t(rest)} por mês`,
        all ? say`; as ${t(count!)} parcelas somam ${t(all)}` : '',
        interest ? say`, ${t(interest)} a mais que à vista.` : '.',
      ]),
      ['juros', 'divida', 'sobra_mes', 'margem'],
    ),
    all && interest ? say`${month}; ${t(count!)} parcelas de ${t(part)} = ${t(all)}` : month,
  )
}
