import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { costOfOne, moreOfLatePayer, orderWithHands } from './options.ts'
import type { Num, Wanted, Weighing } from './weighing.ts'

const PAYS_MONTH: readonly Wanted[] = [
  {
    kinds: 'R',
    min: 200,
    away: 2,
    after: /^[^,]{0,20}(?:por|ao|no|todo|cada) mes|^ mensa/,
    not: /\b(?:aluguel|fatur|parcela|sobra|salario)/,
  },
  {
    kinds: 'R',
    min: 500,
    away: 1,
    before:
      /\b(?:pagam?|paga[rn]do|oferec[a-z]+|contrato(?: mensal| fixo)? de|traz|garant[a-z]+|compra[m]?)\b[^,]{0,24} $/,
    not: /\b(?:aluguel|fatur|parcela|sobra|cada|salario)/,
  },
]
const PART: Wanted = { kinds: 'P', max: 100, away: 2 }
const OF_SALES: Wanted = {
  ...PART,
  after:
    /^ (?:d[aoe]s? )?(?:minhas? |meus? |nossas? |nosso )?(?:fatur|vend|receita|tudo|que (?:eu |a gente )?(?:vend|fatur|entra|faco|fazemos)|moviment|renda|dinheiro|producao|(?!agenda|client|pacient|alun|atend|tempo|hora)[a-z]+(?:$|,| e (?:agora|ja|quer|quis|ped|fal|diss)))/,
}
const NOTICE = 3

/** What of a month comes from him: her reais, else her per cent of the revenue. */
function clientMonth(w: Weighing, label: string): Num | null {
  const said = w.said('R$/mês', label, ...PAYS_MONTH)
  if (said) return said
  const { revenue } = w
  const part = revenue && w.said('%', `${label}, em parte do faturamento`, OF_SALES)
  return (
    part &&
    w.make('R$/mês', label, reais((revenue.value * part.value) / 100), `${part.text} × ${revenue.text}`, [
      part,
      revenue,
    ])
  )
}

export function bigClient(w: Weighing): Text {
  const late = moreOfLatePayer(w)
  if (late) return late
  const offer = clientMonth(w, 'O que ele pagaria por mês')
  const { revenue, costs, left } = w
  if (/exclusiv|\b(?:so|tudo) (?:pra|para|com) (?!quem|ter)|ou e tudo|mais ninguem/.test(w.around))
    return exclusive(w, offer)
  if (!revenue)
    return say`Sim, se ele não passar a mandar em você: preço que pague o custo dele, prazo que caiba no seu caixa e contrato com aviso para sair. Faltam o que ele pagaria por mês e o que você fatura: acima de um terço do total, exija pagamento adiantado de uma parte. Siga vendendo aos outros.`
  if (offer && INSTEAD.test(fold(w.sources.reading.form.main_challenge))) return instead(w, offer)
  if (offer) {
    const all = w.make(
      'R$/mês',
      'Faturamento com ele',
      round2(revenue.value + offer.value),
      `${revenue.text} + ${offer.text}`,
      [revenue, offer],
    )
    const share = w.share(offer, all, 'Parte que viria dele')
    const keeps =
      w.kept &&
      w.make('R$/mês', 'O que fica dele', reais((offer.value * w.kept.value) / 100), `${offer.text} × ${w.kept.text}`, [
        offer,
        w.kept,
      ])
    return say`${share.value > 40 ? 'Só com contrato' : 'Sim'}. Os ${offer} por mês seriam ${share} do que entraria${keeps ? say`, e deles ficam ${keeps} se o preço for o de sempre` : ''}. ${share.value > 40 ? 'Exija prazo mínimo, aviso de três meses para sair e parte adiantada; e não largue os outros, porque sem ele sobra a estrutura.' : 'Confira o prazo em que ele paga: até lá quem banca é você; e ponha aviso de três meses para sair.'}`
  }
  return say`Sim, com contrato: prazo mínimo, aviso de três meses para sair e parte adiantada. Hoje entram ${revenue}${costs ? say` e saem ${costs}` : ''}: se ele passar de um terço disso, não contrate nem compre só por causa dele.${left && left.value > 0 ? say` Sobram ${left} por mês, e é isso que aguenta o prazo dele.` : ''} Antes de assinar, some tudo o que atendê-lo custa.`
}

/** 'E eu paro de fazer os eventos': it comes in the place of what she does, and not beside it. */
const INSTEAD =
  /\b(?:e|mas|ai|dai) (?:eu|a gente) (?:paro|pararia|para|deixo|deixaria|largo|largaria|encerro) (?:de (?!ter|ficar|me)|os |as |o |a |com |meus |minhas |tudo)/

function instead(w: Weighing, offer: Num): Text {
  const { left } = w
  const own = left
    ? say`Hoje ${left.value >= 0 ? say`sobram ${left}` : say`faltam ${left}`} por mês${w.sources.paysOwner ? '' : ' (antes da sua retirada)'}`
    : say`Falta o que sobra hoje num mês comum`
  return say`Ainda não: falta somar o que continua seu. ${own}; os ${offer} entrariam no lugar de toda essa venda, e não ao lado dela. Tire deles as contas que ficam com você (prestação, imposto, conserto, quem continua) e compare com o que sobra hoje: só aceite se ficar mais, com multa para quem sair antes e reajuste por ano.`
}

function exclusive(w: Weighing, offer: Num | null): Text {
  const { revenue, costs } = w
  const least = costs ?? w.breakEven
  if (!revenue)
    return say`Só com mínimo garantido por mês e aviso de três meses para sair. Exclusividade faz cair tudo o que os outros compram: o contrato precisa cobrir as suas contas do mês, o número que falta aqui. Sem mínimo escrito, proponha prioridade em vez de exclusividade.`
  const notice = least && w.times(least, NOTICE, 'R$', 'Três meses de contas')
  if (offer) {
    const falls = w.make(
      'R$/mês',
      'O que os outros deixam de comprar',
      Math.max(0, round2(revenue.value - offer.value)),
      `${revenue.text} − ${offer.text}`,
      [revenue, offer],
    )
    const pays = least && offer.value >= least.value
    if (offer.value >= revenue.value)
      return say`${pays ? 'Só com contrato' : 'Não por esse valor'}. Ele pagaria ${offer} por mês, e hoje entram ${revenue} de todos${least ? say` para contas de ${least}` : ''}. Peça mínimo garantido por mês e aviso de três meses para sair${notice ? say` (${notice} de contas)` : ''}: sem isso, quando ele sair, não sobra ninguém.`
    return say`Não sem mínimo garantido. Ele traz ${offer} e cairiam os ${falls} dos outros${least ? say`, com contas de ${least} por mês para pagar` : ''}. ${least ? say`Só vale com mínimo escrito de ${least} por mês, o que paga tudo sem os outros, e aviso de três meses para sair` : 'Só vale com mínimo escrito que pague todas as suas contas e aviso de três meses para sair'}; senão, ofereça prioridade na fila.`
  }
  return say`Não sem mínimo garantido. Exclusividade faz cair o que os outros compram, dentro dos ${revenue} de hoje${least ? say`, e as contas do mês são ${least}: esse é o mínimo que o contrato precisa garantir` : '; o contrato precisa garantir todas as suas contas'}. Peça também aviso de três meses para sair${notice ? say`, que são ${notice} de contas` : ''}; se ele não assinar, ofereça prioridade na fila.`
}

const THEIR_PRICE: Wanted = {
  kinds: 'RN',
  min: 1,
  max: 20_000,
  away: 2,
  before:
    /\b(?:convenio|plano|unimed|operadora|ele[s]?|ela|rede|cliente|laticinio|frigorifico|atravessador|cooperativa)\b[^,]{0,40} $/,
  not: /\b(?:fatur|por mes|aluguel|parcela|do que)/,
}
const OTHER_PRICE: Wanted = {
  kinds: 'RN',
  min: 1,
  max: 20_000,
  away: 2,
  before: /\b(?:particular|outr[oa]s?|balcao|direto|fora|consumidor|feira|varejo|avuls[oa])\b[^,]{0,30} $/,
  not: /\b(?:fatur|por mes|aluguel)/,
}

export function dropClient(w: Weighing): Text {
  const theirs = w.said('R$', 'O que ele paga por um', THEIR_PRICE)
  const others = theirs && w.said('R$', 'O que os outros pagam', OTHER_PRICE)
  const month = clientMonth(w, 'O que ele traz por mês')
  const { kept, revenue, left } = w
  const slow = 'Comece por não pegar novos dele, e ofereça as horas que abrirem'
  if (theirs && others && others.value > theirs.value) {
    const need = w.make(
      '%',
      'Atendimentos que precisam ser repostos',
      Math.round((theirs.value / others.value) * 100),
      `${theirs.text} ÷ ${others.text}`,
      [theirs, others],
    )
    return say`Sim, aos poucos. Ele paga ${theirs} e os outros ${others}: repondo ${need} dos atendimentos você recebe o mesmo, e trabalha menos.${month ? say` Em jogo estão ${month} por mês.` : ''} ${slow}; só corte o resto quando as vagas dos outros chegarem a isso por dois meses.`
  }
  if (month && kept) {
    const keeps = w.make(
      'R$/mês',
      'O que fica do que ele traz',
      reais((month.value * kept.value) / 100),
      `${month.text} × ${kept.text}`,
      [month, kept],
    )
    const after = left && w.minus(left, keeps, 'R$/mês', 'O que sobra sem ele')
    return say`${after && after.value < 0 ? 'Ainda não' : 'Sim, aos poucos'}. Ele traz ${month} por mês, e sem ele deixam de ficar ${keeps}${after ? (after.value < 0 ? say`: em vez de sobrar${left.value > 0 ? say` ${left}` : ''}, faltariam ${after}` : say`: dos ${left} que sobram restariam ${after}`) : ''}. ${slow}; antes do corte, apresente o preço novo, que ele pode aceitar.`
  }
  return say`Sim, se o que ele deixa por hora for menos do que o resto deixa. A conta pede dois números: o que ele paga no mês, menos material e taxa, dividido pelas horas que toma, contra ${kept ? 'o mesmo nos outros' : 'o mesmo dos outros clientes'}.${revenue ? say` Dos ${revenue} que entram, veja quanto é dele:` : ''} ${revenue ? 'acima de um quinto, saia aos poucos. ' : ''}Antes do corte, apresente o preço novo.`
}

const COUNT: readonly Wanted[] = [
  {
    kinds: 'N',
    min: 2,
    away: 2,
    after:
      // 'Uma rede de 12 farmácias quer 900': who buys isn't what is bought.
      /^ (?!(?:farmacias|lojas|mercad[a-z]+|supermercados|filiais|restaurantes|escolas|saloes|hoteis|pousadas|condominios|clinicas|academias|padarias|bares)\b)(?:[a-z]{3,}s\b(?! (?:de idade|atras))|(?:pe|litro|peca|muda|unidade|quilo|kg)\b|(?:mais )?(?:a|por|todo|cada) )/,
    before:
      /\b(?:quer(?:em)?|queria|pediu|pediram|encomend[a-z]+|precisa de|pedido de|fechar|sao|de|me pediu)(?: [a-z]+){0,2} $/,
  },
]
const UNIT_PRICE: Wanted = {
  kinds: 'RN',
  min: 0.05,
  max: 50_000,
  away: 2,
  before: /\b(?:paga[m]?|pagando|a|por|oferec[a-z]+|so paga)(?: (?:so|uns|no maximo|apenas))? $/,
  after: /^(?! *(?:por mes|ao mes|dias|de aluguel|mil|vezes))/,
  not: /\bvend[a-z]* (?:hoje )?a #/,
}
const UNIT_COST: Wanted = {
  kinds: 'RN',
  min: 0.2,
  max: 50_000,
  away: 2,
  before: /\b(?:custa|custo|me sai|sai|gasto|fica em)\b[^,]{0,24} $/,
  not: /\b(?:por mes|fatur|aluguel|energia|luz\b|mocas?|meninas?|pessoas?|funcionari[oa]s?|salario|com encargos?)/,
}
/** 'Devolve uns 10%' */
const COMES_BACK: Wanted = {
  kinds: 'P',
  max: 60,
  away: 1,
  before: /\b(?:devolv|volta|perd|descont|retem)[a-z]* (?:[a-z]+ ){0,2}$/,
}
/** '700 de diesel a mais' */
const EXTRA: Wanted = { kinds: 'RN', min: 20, away: 1, after: /^ (?:reais )?(?:de [a-z]+ )?a mais\b/ }
const TOTAL: readonly Wanted[] = [
  {
    kinds: 'R',
    min: 300,
    away: 1,
    roles: ['cliente'],
    not: /\b(?:fatur|aluguel|parcela|sobra|cada|por mes|salario|custa)|(?:vezes|x) de (?:uns )?#/,
  },
]
const HIGH_COST = 0.85
const ALL_KEPT = 95

const MONTHLY = /\bcontrato\b|\bpor mes\b|\bmensa/
const AGAIN = /^ [a-z]+ (?:(?:por|ao|todo|a cada) dia|(?:por|toda|na) semana)\b/

export function biggerOrder(w: Weighing): Text {
  const late = moreOfLatePayer(w)
  if (late) return late
  const cost = w.said('R$', 'Custo de cada um', UNIT_COST)
  const price = w.said('R$', 'O que pagam por um', UNIT_PRICE)
  const counted = price && COUNT.map((way) => w.pick(way)).find((spot) => spot !== null)
  const count = w.take(counted ?? null, '', 'Quantos pedem')
  const unit = counted ? /^ ([a-z]+)/.exec(counted.after)?.[1] : undefined
  const one = price && count && unit && !cost ? costOfOne(w, count, unit) : null
  const isMonthly = /^ [a-z]+ (?:por|ao|todo) mes\b/.test(counted?.after ?? '')
  const withHands = price && count && unit && one && isMonthly ? orderWithHands(w, count, price, unit, one) : null
  if (withHands) return withHands
  // A wage of a month is no cost of one piece.
  if (price && cost && price.value < cost.value * 20 && cost.value < price.value * 3) {
    const gap = w.minus(price, cost, 'R$', 'O que cada um deixa')
    // 'Quer 400 por dia': what goes on is no order that ends.
    const ends = AGAIN.test(counted?.after ?? '') ? null : count
    const all =
      ends &&
      w.make('R$', 'O que o pedido deixa', reais(ends.value * gap.value), `${ends.text} × ${gap.text}`, [ends, gap])
    const money =
      ends &&
      w.make(
        'R$',
        'Dinheiro para produzir antes de receber',
        reais(ends.value * cost.value),
        `${ends.text} × ${cost.text}`,
        [ends, cost],
      )
    if (gap.value <= 0)
      return say`Não por esse preço. Cada um custa ${cost} e pagam ${price}: ${gap.value === 0 ? 'não fica nada' : say`são ${gap} a menos em cada`}, antes de luz, imposto e hora extra. Devolva com o preço que paga o custo e o seu trabalho; volume não conserta isso.`
    const thin = cost.value / price.value > HIGH_COST
    return say`${thin ? 'Não por esse preço' : 'Só com metade adiantada'}. Pagam ${price} e cada um custa ${cost}: ficam ${gap}${all ? say`, ${all} no pedido todo, para cobrir imposto, hora extra e refugo` : ''}. ${thin ? 'Contraproponha um preço maior ou uma versão mais simples' : 'Feche preço, prazo e multa por escrito'}${money ? say`; e lembre que são ${money} a gastar antes de receber: peça pelo menos isso de entrada` : ', com o material pago de entrada'}.`
  }
  const total =
    price && count
      ? w.make('R$', 'Valor do pedido', reais(price.value * count.value), `${count.text} × ${price.text}`, [
          count,
          price,
        ])
      : w.said('R$', 'Valor do pedido', ...TOTAL)
  const { kept, left } = w
  if (price && count && total && !PER_NIGHT.test(fold(w.sources.reading.form.main_challenge)))
    return byOrder(w, total, count, one?.cost ?? null)
  if (total && kept && !PER_NIGHT.test(fold(w.sources.reading.form.main_challenge))) {
    const part = w.make(
      'R$',
      'Material e custo do pedido',
      reais((total.value * (100 - kept.value)) / 100),
      `${total.text} × (100% − ${kept.text})`,
      [total, kept],
    )
    return say`Só com o material pago de entrada. Dos ${total}, cerca de ${part} saem em custo antes de você receber${left ? (left.value > 0 ? say`, e por mês sobram ${left}` : say`, e hoje já faltam ${left} por mês`) : ''}. Combine entrega em partes, com pagamento a cada parte, e recuse o que fizer atrasar quem compra sempre.`
  }
  if (MONTHLY.test(w.around)) return bigClient(w)
  return say`Só com o material pago de entrada e entrega em partes. Faça antes duas contas: custo de um, com hora extra, contra o que pagam por um; e as horas que o pedido pede contra as que estão livres. ${kept && kept.value < ALL_KEPT ? say`Numa venda comum ficam ${kept}: abaixo disso, ele rende menos do que o que você já faz.` : 'Se faltar hora, terceirize uma parte ou proponha prazo maior.'}`
}

/** 'Três chalés por 22 noites a 140': so many, so often. */
const PER_NIGHT = /\bpor (?:uns |umas )?\d{1,3} (?:noites|diarias|pernoites|dias|semanas|meses)\b/

/** How many and at what price, where she doesn't say what one costs. */
function byOrder(w: Weighing, total: Num, count: Num, cost: Num | null): Text {
  const back = w.said('%', 'Parte que volta', COMES_BACK)
  const extra = w.said('R$', 'Gasto a mais para entregar', EXTRA)
  const net =
    back || extra
      ? w.make(
          'R$',
          'O que entra de verdade',
          reais(total.value * (1 - (back?.value ?? 0) / 100) - (extra?.value ?? 0)),
          `${total.text}${back ? ` × (100% − ${back.text})` : ''}${extra ? ` − ${extra.text}` : ''}`,
          [total, back, extra],
        )
      : null
  const takes = say`${back ? say` os ${back} que voltam` : ''}${back && extra ? ' e' : ''}${extra ? say` os ${extra} a mais` : ''}`
  const comes = say`São ${total}${net ? say`; tirando${takes}, entram ${net}` : ''}`
  const end =
    'compare com o que a mesma quantidade deixa hoje, onde quer que vá, e com o que se perde sem comprador. Comece por uma parte do pedido, com preço, devolução e prazo por escrito, e não deixe na mão quem compra sempre'
  if (!cost) return say`Depende do custo de um, ${w.unknownCost}. ${comes}: ${end}.`
  const spent = w.make('R$', 'O que o pedido gasta', reais(count.value * cost.value), `${count.text} × ${cost.text}`, [
    count,
    cost,
  ])
  const rest = w.minus(net ?? total, spent, 'R$', 'O que o pedido deixa')
  const costs = say`material e o que vem com a venda levam ${spent} (${cost} cada)`
  return rest.value <= 0
    ? say`Não por esse preço. ${comes}, e ${costs}: faltam ${rest}, antes de pagar quem faz. Devolva com um preço que deixe alguma coisa.`
    : say`Sim, para o que couber no que você já faz. ${comes}, e ${costs}: ficam ${rest}. Antes, ${end}.`
}

export function wholesale(w: Weighing): Text {
  const { kept } = w
  const rate = w.said('%', 'Desconto no atacado', PART)
  const end = 'Comece com um comprador, pedido mínimo e pagamento na entrega; consignado, só o que você aguenta perder'
  if (kept && rate) {
    if (rate.value >= kept.value)
      return say`Não com esse desconto. De cada venda ficam ${kept}, e ${rate} levam tudo. Ofereça um desconto menor por quantidade, ou um item feito só para eles com custo mais baixo.`
    const rest = w.make(
      '%',
      'O que fica no atacado, sobre o preço cheio',
      round1(kept.value - rate.value),
      `${kept.text} − ${rate.text}`,
      [kept, rate],
    )
    const times = w.make(
      '%',
      'Volume a mais para o mesmo ganho',
      Math.round((kept.value / rest.value - 1) * 100),
      `${kept.text} ÷ ${rest.text} − 1`,
      [kept, rest],
    )
    return say`Sim, para hora e produção que hoje ficam paradas. Com ${rate} de desconto ficam ${rest} em vez de ${kept} de cada venda: para ganhar o mesmo são ${times} a mais em volume. ${end}.`
  }
  return say`Sim, para hora e produção que hoje ficam paradas, nunca no lugar da venda cheia. ${kept ? say`De cada venda ficam ${kept}: é desse pedaço que sai o desconto do atacado, e metade dele é o teto` : `O desconto sai do que fica de cada venda depois do custo dela, ${w.unknownCost}`}. ${end}.`
}

export function newProduct(w: Weighing): Text {
  const cost = w.said('R$', 'Investimento', ...TOTAL)
  const sales = cost && w.salesFor(cost, 'Vendas que devolvem o investimento')
  const { kept } = w
  return say`Sim, em teste pequeno: ofereça a dez clientes antes de comprar qualquer coisa, e siga se pelo menos três pagarem. ${cost && sales ? say`Os ${cost} só voltam com ${sales} em vendas dele` : kept ? say`Ele precisa deixar, de cada venda, pelo menos os ${kept} que as de hoje deixam, contando as horas` : 'A conta que decide: preço menos custo, dividido pelas horas que toma, contra o que o seu principal deixa por hora'}. Defina já a data e a venda mínima para parar.`
}

const PRODUCT_PRICE: Wanted = {
  kinds: 'RN',
  min: 0.5,
  away: 2,
  before: /\b(?:vendo|sai|cobro|preco|vendid[oa])\b[^,]{0,20} (?:a|por|de) $/,
}

export function cutProduct(w: Weighing): Text {
  const price = w.said('R$', 'Preço dele', PRODUCT_PRICE)
  const cost = price && w.said('R$', 'Custo dele', { ...UNIT_COST, max: price.value * 3 })
  if (price && cost) {
    const gap = w.minus(price, cost, 'R$', 'O que cada um deixa')
    return gap.value <= 0
      ? say`Sim, ou suba o preço já. Cada um sai por ${price} e custa ${cost}: ${gap.value === 0 ? 'não deixa nada' : say`você perde ${gap} por venda`}. Avise quem compra sempre, mostre o que fica no lugar e não reponha o material.`
      : say`Não pelo preço: cada um deixa ${gap} (${price} menos ${cost}). Corte só se ele toma a hora ou o lugar do que deixa mais, ou se encalha; teste um mês fora da lista e veja se alguém deixa de vir.`
  }
  return say`Sim, o que deixa pouco e toma muito: para cada um, (preço − custo) × quantos vende no mês, dividido pelas horas ou pelo espaço que ocupa. ${w.kept ? say`No conjunto ficam ${w.kept} de cada venda; o que ficar bem abaixo disso` : 'O último da lista'} sai um mês da lista, em teste. Se ninguém deixar de vir por causa dele, não volta.`
}
