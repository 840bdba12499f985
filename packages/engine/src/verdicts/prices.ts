import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { partOfPrice } from '#src/measures/price-rise.ts'
import { fold } from '#src/text/words.ts'
import { monthOfAsker } from './options.ts'
import { besideLeft, isCounted, type Num, type Wanted, type Weighing } from './weighing.ts'

const UNITS = { kinds: 'RN', max: 100_000, away: 2 } as const
const RIVAL: Wanted = {
  ...UNITS,
  before:
    /\b(?:concorren[a-z]+|vizinh[oa]|outr[oa]s?|quem|arrumou|achou|ele|eles|ela|rede|mercado|internet|shopee|ali|chines|lado|la|frente|esquina)\b[^,]{0,32}\b(?:a|por|cobra[m]?|faz|fazem|vende[m]?|e|ta|esta|botou|abriu|so|pedem?|pago?|paga)(?: [a-z]+){0,2} $/,
}
const OWN: Wanted = {
  ...UNITS,
  before: /\b(?:eu|meu|minha|nos(?:so|sa)?|cobro|cobramos|vendo|vendemos|faco|o nosso|aqui)\b[^,]{0,28} $/,
  not: /\b(?:pago|custa|gasto|fatur|por mes|compro)/,
}
const FROM: Wanted = { ...UNITS, before: /\bde (?:r\$ ?)?$/, after: /^ (?:pra|para|por|a) / }
/** 'Faz três anos que a progressiva é 180' */
const IS: Wanted = {
  ...UNITS,
  before: /\b[a-z]{3,} (?:e|eh|esta|ta|custa|sai|fica)(?: a| por)? $/,
  not: /\b(?:pago|aluguel|fatur|por mes|parcela)/,
}
/** 'A diária que é 220 pra 150' */
const IS_BEFORE: Wanted = {
  ...UNITS,
  before: /\b(?:e|eh|esta|ta|era|hoje) (?:r\$ ?)?$/,
  after: /^ (?:pra|para|por) (?:uns )?$/,
}
const TO: Wanted = { ...UNITS, before: /^ (?:pra|para|por|a) (?:uns )?(?:r\$ ?)?$/ }
const TO_ALONE: Wanted = {
  ...UNITS,
  away: 0,
  before:
    /\b(?:baix|abaix|sub|pass|aument|bot|coloc|cobr|reduz|faz|p[oô]r|igual|reajust)[a-z]*\b[^,]{0,30} (?:pra|para|por|a|em) (?:uns )?$/,
}
const COST: Wanted = {
  ...UNITS,
  before: /\b(?:custa|custo|pago|sai|gasto|gasta|material|insumo|compro|me sai|ingrediente)\b[^,]{0,24} $/,
  not: /\b(?:aluguel|luz|por mes|salario|parcela)/,
}
/** Of the change that is weighed, not of what an app takes or a half that goes somewhere. */
const RATE: Wanted = {
  kinds: 'P',
  max: 70,
  away: 1,
  before:
    /\b(?:aument|sub|reajust|baix|abaix|reduz|descont|abat|promoc|preco|tabela|mensalidade|diaria|mais|menos|pra|cortar|tudo)[a-z]*\b[^,;]{0,30} $|^ ?(?:uns )?$/,
  after: /^(?! ?(?:d[aoe]s? (?:minh|meus|clientes|vend|pedid)|sai|saem|vem|vai|pel[oa]|e do))/,
  not: /\b(?:ifood|app|taxa|comiss|cartao|convenio|maquininha|imposto)/,
}

/** '15% de desconto', 'uns 8% a mais': the change itself. */
const RATE_NAMED: Wanted = {
  kinds: 'P',
  max: 70,
  away: 1,
  after: /^ ?(?:de |a )?(?:desconto|abatimento|reducao|reajuste|aumento|menos|mais)\b/,
}

/** 'Queria subir 12%', wherever she says it. */
const RATE_WANTED: Wanted = {
  kinds: 'P',
  max: 70,
  away: 4,
  before: /\b(?:aumentar|subir|reajustar|baixar|abaixar|reduzir)(?: uns| mais| em)* $/,
  not: /% (?:d[aeo]s? )?(?:salario|folha|equipe|comiss|custo|despesa)/,
}

interface Prices {
  now: Num
  next: Num
  /** What one costs; null: she doesn't say. */
  cost: Num | null
}

/** Her price and the one that is weighed; `down`: which way it goes. */
function pricesOf(w: Weighing, down: boolean): Prices | null {
  const from = w.pick(FROM) ?? w.pick(IS_BEFORE)
  const to = from ? w.pick(TO) : (w.pick(TO_ALONE) ?? (down ? w.pick(RIVAL) : null))
  if (!to) return null
  const now = from ?? w.spots.find((spot) => spot.said !== to.said && (fits(spot, OWN) || (!down && fits(spot, IS))))
  if (!now || now.said === to.said || now.field !== to.field) return null
  const part = to.said.value / now.said.value
  if (down ? part >= 1 || part < 0.3 : part <= 1 || part > 3) return null
  const cost = w.pick(COST)
  const isCost = cost && cost.said !== now.said && cost.said !== to.said && cost.said.value < now.said.value
  return {
    now: w.take(now, 'R$', 'Preço de hoje')!,
    next: w.take(to, 'R$', 'Preço em questão')!,
    cost: isCost ? w.take(cost, 'R$', 'Custo de cada um') : null,
  }
}

const fits = ({ said, before, after, away }: Weighing['spots'][number], { before: words, not, max = 0 }: Wanted) =>
  away <= 2 &&
  'RN'.includes(said.kind) &&
  !isCounted({ said, after }) &&
  said.value <= max &&
  words!.test(before) &&
  !not?.test(`${before}#${after.slice(0, 20)}`)

/** The rate that she names, else ten per cent. */
const rateOf = (w: Weighing, rotulo: string): Num =>
  w.said('%', rotulo, { ...RATE, away: 0 }, RATE_NAMED, RATE_WANTED, RATE) ??
  w.rule('preco', 'Mudança de preço de exemplo', 10, '%')

const MARGIN: Wanted = { kinds: 'P', min: 5, max: 90, before: /\bmargem\b[^,;]{0,30} $/ }
const MOST_TIMES = 300

/** How much more has to be sold for the same to be left, in percent. */
function moreToSell(w: Weighing, kept: Num, cut: Num): Num {
  return w.make(
    '%',
    'Venda a mais para sobrar o mesmo',
    Math.round((kept.value / (kept.value - cut.value) - 1) * 100),
    `${kept.text} ÷ (${kept.text} − ${cut.text}) − 1`,
    [kept, cut],
  )
}

const cutRate = (w: Weighing, { now, next }: Prices): Num =>
  w.make('%', 'Corte no preço', round1((1 - next.value / now.value) * 100), `1 − ${next.text} ÷ ${now.text}`, [
    now,
    next,
  ])

export function cutPrice(w: Weighing): Text {
  const prices = pricesOf(w, true)
  if (prices?.cost) return cutOfOne(w, prices, prices.cost)
  const kept = w.said('%', 'O que fica de cada venda, como você diz', MARGIN) ?? w.kept
  const rate = prices ? cutRate(w, prices) : rateOf(w, 'Corte no preço')
  if (!prices && EMPTY_ROOMS.test(w.around)) return emptyHours(w, rate)
  const step = prices
    ? say`De ${prices.now} para ${prices.next} são ${rate} a menos`
    : say`Com ${rate} a menos no preço`
  const asked = prices ? null : cutForOne(w, rate)
  if (asked) return asked
  const loss = lossOf(w, rate)
  const loses = loss ? say`${step}${prices ? ':' : ','} ${loss}. ` : prices ? say`${step}. ` : say``
  if (!kept)
    return say`Ainda não. ${loses}A conta que decide pede um número que falta, o custo de cada venda: divida o que fica hoje (preço menos custo) pelo que ficaria no preço novo, e o resultado é quantas vezes o de hoje você teria de vender. Antes, pergunte a cinco clientes que sumiram se foi mesmo o preço.`
  if (rate.value >= kept.value)
    return say`Não. ${step}, e de cada venda ficam só ${kept} depois dos custos dela: você pagaria para vender. Mostre o que entrega a mais, ou faça uma versão menor por menos dinheiro; o preço da completa fica.`
  const more = moreToSell(w, kept, rate)
  const end = SELLS_ITEMS.has(w.sources.reading.segment)
    ? 'Iguale, no máximo, os poucos itens que o cliente compara, por um mês; se a venda deles não subir isso, volte ao preço'
    : 'Se for testar, só no horário ou na época vazia e com data para acabar; se a procura não subir isso, volte ao preço'
  return say`${more.value > 40 ? 'Não' : 'Não para tudo'}. ${loses}Para sobrar o mesmo são ${more} a mais em vendas, porque de cada venda ficam ${kept}. ${end}.`
}

const ASKED_FOR =
  /\b(?:quer|querem|pediu|pediram|pede|exig[a-z]+|pression[a-z]+|falou)\b[^.;]{0,30}\b(?:baixar|abaixar|reduzir|desconto|menos)\b/
/** One client wants to pay less: of what he pays, not of all she sells. */
function cutForOne(w: Weighing, rate: Num): Text | null {
  const month = ASKED_FOR.test(w.around) ? monthOfAsker(w) : null
  if (!month) return null
  const loss = w.make(
    'R$/mês',
    'O que ele deixaria de pagar',
    reais((month.value * rate.value) / 100),
    `${rate.text} × ${month.text}`,
    [rate, month],
  )
  return say`Só em troca de algo por escrito. ${rate} dos ${month} que ele paga são ${loss} a menos por mês${besideLeft(w)}. Ofereça antes prazo maior com aviso de saída, ou um pacote menor pelo preço menor; e comece já a trazer quem reponha essa parte, para poder dizer não.`
}

const SELLS_ITEMS = new Set(['Comércio Varejista', 'Alimentação', 'Indústria'])

/** What the lower price takes of the month, if it all sells as today; null: the month isn't known. */
function lossOf(w: Weighing, rate: Num): Text | null {
  const { revenue } = w
  if (!revenue) return null
  const loss = w.make(
    'R$/mês',
    'O que deixa de entrar com a mesma venda',
    reais((revenue.value * rate.value) / 100),
    `${rate.text} × ${revenue.text}`,
    [rate, revenue],
  )
  return say`na mesma venda entram ${loss} a menos por mês${besideLeft(w)}`
}

function cutOfOne(w: Weighing, { now, next }: Prices, cost: Num): Text {
  const keeps = w.minus(now, cost, 'R$', 'O que cada um deixa hoje')
  const kept = w.minus(next, cost, 'R$', 'O que cada um deixaria')
  if (kept.value <= 0)
    return say`Não. Cada um custa ${cost}: a ${next} ${kept.value === 0 ? say`não sobra nada` : say`você perde ${kept} em cada venda`}, e vender mais só aumenta isso. Mantenha os ${now} e mostre o que entrega a mais do que o mais barato.`
  const more = w.make(
    '%',
    'Venda a mais para sobrar o mesmo',
    Math.round((keeps.value / kept.value - 1) * 100),
    `${keeps.text} ÷ ${kept.text} − 1`,
    [keeps, kept],
  )
  return say`${more.value > 40 ? 'Não por esse preço' : 'Só em teste'}. A ${next}, cada um deixaria ${kept} em vez de ${keeps}: seria preciso vender ${more} a mais só para sobrar o mesmo. Se quiser testar, faça por um mês em um item só e conte as vendas; se não subirem isso, volte a ${now}.`
}

export const lossFor = (w: Weighing, kept: Num, rate: Num): Num =>
  w.make(
    '%',
    'Vendas que pode perder sem sair pior',
    Math.round((rate.value / (kept.value + rate.value)) * 100),
    `${rate.text} ÷ (${kept.text} + ${rate.text})`,
    [rate, kept],
  )

/** Commission, tax and fees take their part of a rise, too. */
export function staysOf(w: Weighing, rate: Num): Num {
  const taken = partOfPrice(w.sources)
  if (!taken) return rate
  const part = w.known(taken.fact, '%', taken.entradas)
  return w.make(
    '%',
    'O que fica do aumento',
    round1(rate.value * (1 - part.value / 100)),
    `${rate.text} × (100% − ${part.text})`,
    [rate, part],
  )
}

/** Who sells to one has no newcomers to begin with, and no part of the sales to lose. */
const ONE_CLIENT =
  /\bunic[oa] (?:contrato|cliente|comprador[a]?)|\b(?:contrato|cliente|comprador[a]?) (?:e )?unic[oa]\b|\bso (?:tenho|temos|tem|vendo pra|vendo para|atendo|atendemos) (?:um|uma|1) (?:unic[oa] )?(?:contrato|cliente|comprador|empresa|fabrica)/
/** Else the quote isn't the decision, and 'sim' would be said of something else. */
const OF_PRICE =
  /\b(?:prec|reajust|aument|sub[aio]|cobr|tabela|valor|repass|mensalidade|contrato|renov|car[oa]\b|barat|diaria|taxa|mais caro|corrig|atualiz|preci[fs]|R\d|P\d)/

/** 'Vendo uns 1.040 litros por mês a 24 o litro' */
const SOLD_AT = /\b(?:vend[eo]|vendemos|vendendo|cobro|cobramos|faco)\b.* (?:a|por) (?:r\$ ?)?$/
const OF_ONE = /^ (?:reais )?(?:o|a|cada|por) [a-z]{2,}/

const PAYS = /\bpag[a-z]+\b/
const isSoldAt = ({ previous, before, after, said, away }: Weighing['spots'][number]): boolean =>
  away <= 2 && 'RN'.includes(said.kind) && OF_ONE.test(after) && SOLD_AT.test(`${previous?.before ?? ''}${before}`)

/** ' (R$ 308 em vez de R$ 280, ainda abaixo dos R$ 390 de quem você citou)' */
function besideToday(w: Weighing, rate: Num): Text {
  const own = w.spots.filter((spot) => fits(spot, OWN) && !PAYS.test(spot.before))
  const today = w.spots.find(isSoldAt) ?? (own.length > 1 ? null : (own[0] ?? w.spots.find((spot) => fits(spot, IS))))
  if (!today) return say``
  const rival = w.spots.find((spot) => spot.said !== today.said && fits(spot, RIVAL))
  const now = w.take(today, 'R$', 'Preço de hoje')!
  const next = w.make(
    'R$',
    'Preço com o aumento',
    round2(now.value * (1 + rate.value / 100)),
    `${now.text} × (100% + ${rate.text})`,
    [now, rate],
  )
  const above = rival && rival.said.value > next.value && rival.said.value < now.value * 2.5
  const others = above ? w.take(rival, 'R$', 'Preço de outro') : null
  return say` (${next} em vez de ${now}${others ? say`, ainda abaixo dos ${others} que você citou` : ''})`
}

export function raisePrice(w: Weighing): Text {
  const prices = pricesOf(w, false)
  const rate = prices
    ? w.make(
        '%',
        'Aumento de preço',
        round1((prices.next.value / prices.now.value - 1) * 100),
        `${prices.next.text} ÷ ${prices.now.text} − 1`,
        [prices.now, prices.next],
      )
    : rateOf(w, 'Aumento de preço')
  const { kept, revenue, left } = w
  const step = prices
    ? say`De ${prices.now} para ${prices.next} são ${rate} a mais`
    : say`Com ${rate} a mais${besideToday(w, rate)}`
  const gain =
    revenue && !prices
      ? w.make(
          'R$/mês',
          'O que entra a mais com as mesmas vendas',
          round2((revenue.value * rate.value) / 100),
          `${rate.text} × ${revenue.text}`,
          [rate, revenue],
        )
      : null
  const stays = staysOf(w, rate)
  const ofGain =
    gain && stays !== rate && revenue
      ? w.make(
          'R$/mês',
          'O que fica disso',
          round2((revenue.value * stays.value) / 100),
          `${stays.text} × ${revenue.text}`,
          [stays, revenue],
        )
      : null
  const brings = gain
    ? say`${step} e as mesmas vendas entram ${gain} por mês${ofGain ? say` (ficam ${ofGain} depois de comissão, imposto e taxa)` : ''}`
    : step
  const lacks = left && left.value < 0 ? say`: hoje faltam ${left} por mês` : say``
  if (ONE_CLIENT.test(fold(w.sources.reading.form.main_challenge)))
    return say`Peça, com a conta na mão${lacks}. ${brings}. É um contrato só: ou o preço novo fica, ou ele sai inteiro. Leve por escrito o que subiu desde que assinou, o piso abaixo do qual não renova e o reajuste por data; e converse com outros clientes antes de ele vencer.`
  const hurry = !OF_PRICE.test(w.heard.text)
    ? say`O preço entra nessa conta${lacks}.`
    : left && left.value < 0
      ? say`Sim, e logo: hoje faltam ${left} por mês.`
      : say`Sim, em etapas.`
  if (!kept)
    return say`${hurry} ${brings}; para saber quantos clientes pode perder falta um número, o que fica de cada venda depois do custo dela: divida o aumento por (o que fica + o aumento). Comece por quem chega agora e avise os antigos com um mês.`
  const loss = lossFor(w, kept, stays)
  return say`${hurry} ${brings}, e você só sai pior do que hoje se perder mais de ${loss} das vendas. Comece por quem chega agora e pelo que ninguém compara, avise os antigos com um mês, e volte atrás se a perda passar disso em dois meses.`
}

const STUCK =
  /\b(?:estoque|encalh[a-z]+|queim[a-z]+|liquid[a-z]+|colecao|vencer|validade|inverno|verao)\b|\b(?:mercadorias?|pecas?|produtos?|roupas?|itens|sapatos?|moveis)(?: [a-z]+){0,3} (?:parad|sobr)/
/** Hours that stand empty are no goods. */
const EMPTY_HOURS =
  /\b(?:segunda|terca|quarta|quinta|durante a semana|meio d[ae] semana|dias? de semana|de manha|a tarde|horarios?|agenda|vazi[oa]s?|movimento fraco|baixa temporada)\b/
/** What is lost when the day ends: rooms, chairs, a low season. */
const EMPTY_ROOMS = /\b(?:baixa temporada|quartos? (?:vazi|parad)|(?:agenda|cadeiras?|horarios?|quadras?) vazi)/
/** What came out wrong is made good, and no price is cut for it. */
const MADE_GOOD = /\b(?:refaz|refac|refeit|reclam|defeit|garantia|devolv|prejuiz|estrag|errad|emenda)[a-z]*\b/

/** Who orders without the app: what it takes is there to share. */
const INSTEAD = /\b(?:ifood|aplicativos?|app|rappi|booking|shopee|marketplace|mercado livre)\b/
const FEE: Wanted = {
  kinds: 'P',
  min: 8,
  max: 45,
  away: 2,
  before:
    /\b(?:leva|levam|fica com|ficam com|come|comem|cobra|cobram|comissao|taxa|desconta|morde|tira|mordida)\b[^,]{0,20}$/,
}

function insteadOfFee(w: Weighing, fee: Num): Text {
  const own = w.said('%', 'Desconto', { ...RATE, away: 0, max: fee.value - 1 })
  const rate = own ?? w.rule('desconto_direto', 'Desconto de exemplo', Math.min(10, Math.floor(fee.value / 2)), '%')
  const more = w.make(
    '%',
    'O que fica a mais em cada pedido direto',
    round1(fee.value - rate.value),
    `${fee.text} − ${rate.text}`,
    [fee, rate],
  )
  return say`Sim, para quem pedir direto com você. O aplicativo leva ${fee} de cada pedido: com ${rate} de desconto no seu canal ainda ficam ${more} do preço a mais para você. Ponha o convite na sacola, com código e data, só na primeira compra direta; não baixe o preço de quem já pede direto, e confira se a entrega própria não come essa diferença.`
}

/** The people are paid already: whatever an hour brings beyond its own costs is left. */
function emptyHours(w: Weighing, rate: Num): Text {
  const { kept } = w
  const rest =
    kept && kept.value > rate.value
      ? w.make(
          '%',
          'O que fica de cada venda com o desconto',
          round1(kept.value - rate.value),
          `${kept.text} − ${rate.text}`,
          [kept, rate],
        )
      : null
  return say`Sim, só nos horários vazios e com regra. ${rest ? say`A equipe desses horários já está paga: mesmo com ${rate} a menos ainda ficam ${rest} do preço cheio em cada atendimento, e hoje fica nada` : 'A equipe desses horários já está paga: ali vale tudo o que passar do custo do próprio atendimento'}. Dê um pacote ou um mimo que só exista nesses dias, para cliente novo ou sumido, e escreva que não vale nos dias cheios.`
}

export function discount(w: Weighing): Text {
  const { kept } = w
  if (MADE_GOOD.test(w.around))
    return say`Brigar, não. O que saiu errado por sua conta se conserta: ofereça por escrito duas saídas, refazer com data marcada ou ficar como está com um abatimento de, no máximo, o que refazer custaria, e deixe que o cliente escolha. Fotografe, anote a causa e só então feche a conta do prejuízo; o que o cliente mudou depois de aprovar se cobra à parte.`
  const fee = INSTEAD.test(w.around) ? w.said('%', 'O que o aplicativo leva', FEE) : null
  if (fee) return insteadOfFee(w, fee)
  const rate = rateOf(w, 'Desconto')
  if (EMPTY_HOURS.test(w.around) && !STUCK.test(w.around)) return emptyHours(w, rate)
  if (STUCK.test(w.around))
    return kept && rate.value >= kept.value
      ? say`Sim, mas só no que está parado. Com ${rate} de desconto a peça sai abaixo do que fica de uma venda comum (${kept}), e ainda assim vale mais do que ficar na prateleira. Ponha data para acabar, separe do resto da loja e não reponha o que precisou de desconto.`
      : say`Sim, mas só no que está parado e com data para acabar: dinheiro na mão compra o que gira. Não ponha o desconto na loja inteira${kept ? say`: de cada venda comum ficam ${kept}, e ${rate} sairiam daí` : ''}. Separe as peças, comece pelas mais velhas e não reponha o que precisou de desconto.`
  if (!kept)
    return say`Só em troca de alguma coisa: à vista, horário vazio, quantidade. Falta um número para o tamanho dele, o custo de cada venda: o desconto sai inteiro do que fica (preço menos custo), e acima de metade disso você trabalha quase de graça. Para quem só pede, ofereça menos itens por menos dinheiro.`
  if (rate.value >= kept.value)
    return say`Não. Com ${rate} de desconto acaba tudo o que fica de uma venda, que são ${kept}. Para quem insiste, tire alguma coisa do pacote em vez de tirar do preço.`
  const more = moreToSell(w, kept, rate)
  return say`Não para todo mundo. Com ${rate} de desconto você precisa vender ${more.value > MOST_TIMES ? say`muito mais, ${more},` : more} a mais só para sobrar o mesmo, porque de cada venda ficam ${kept}. Dê apenas em troca de pagamento à vista, horário vazio ou quantidade, com data para acabar.`
}
