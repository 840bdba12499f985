import { capitalize, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { goodsTake } from '#src/measures/goods-take.ts'
import { homeOf } from '#src/measures/home.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { HOURS_A_MONTH, WITH_CHARGES } from '#src/measures/people.ts'
import { rolePay } from '#src/measures/role-pay.ts'
import { fold } from '#src/text/words.ts'
import { yes } from './money.ts'
import { type Num, todayLeft, type Wanted, type Weighing } from './weighing.ts'

const WAGE: readonly Wanted[] = [
  {
    kinds: 'RN',
    min: 500,
    max: 30_000,
    away: 2,
    before:
      /\b(?:salario|pagar|pagando|ganha[a-z]*|registr[a-z]+|custa[a-z]*|sair?ia|sai|pede[m]?|quer(?:em)?|por|uns|cobra|custo|contrat[a-z]+|funcion[a-z]+|ajudante|fixo)\b[^,]{0,30} $/,
    after:
      /^(?! ?(?:por dia|a diaria|pecas|caixas|clientes|alunos|kg|quilos|por hora|% |de (?:aluguel|divida|faturamento|parcela)))/,
    not: /\b(?:fatur|aluguel|sobra|parcela|divida|vend[eo]|mensalidade|recus|rescis|multa|indeniz|verbas|acerto|(?:reforma|cadeira|sala|equipamento|maquina|obra|montagem|montar|moveis)s?\b)/,
  },
]
/** A sentence or two before the decision; 'custo de 5.200 cada' is all that one costs. */
const CHARGED =
  /\bcom (?:os )?encargos?\b|\b(?:custo|gasto)(?: total| mensal)? de (?:uns |cerca de |mais ou menos )?(?:r\$ ?)?\d[\d.,]*(?: mil)?(?: reais)?(?: por mes)? (?:cada|por pessoa|por cabeca)\b/
const PART: Wanted = { kinds: 'P', max: 80, away: 1 }

/** What the person weighed costs a month: her wage with charges, else the payroll's average, else the minimum wage. */
function personCost(w: Weighing): { cost: Num; base: Num | null; least: boolean } {
  const base = w.said('R$/mês', 'Salário em questão', ...WAGE)
  if (base) {
    if (WITH_CHARGES.test(w.around) || CHARGED.test(fold(w.sources.reading.form.main_challenge)))
      return { cost: base, base: null, least: false }
    const charges = w.known(benchmarkFact('custo_folha.simples'), '%')
    const cost = w.make(
      'R$/mês',
      'Custo da pessoa por mês, com encargos',
      reais(base.value * (1 + charges.value / 100)),
      `${base.text} × (1 + ${charges.text})`,
      [base, charges],
    )
    return { cost, base, least: false }
  }
  const { person } = w
  if (person) return { cost: person, base: null, least: false }
  const hour = w.known(benchmarkFact('custo_hora.minimo.simples'), 'R$')
  const cost = w.make(
    'R$/mês',
    'Custo de um salário mínimo com encargos',
    reais(hour.value * HOURS_A_MONTH),
    `${hour.text} × ${HOURS_A_MONTH} h`,
    [hour],
  )
  return { cost, base: null, least: true }
}

/** 'Contratar mais dois desenvolvedores' */
const HOW_MANY: Wanted = {
  kinds: 'N',
  min: 2,
  max: 12,
  away: 0,
  before: /\b(?:contrat|registr|cham|traz|bot|coloc|arrum)[a-z]*(?: [a-z]+){0,2} $/,
  after: /^ (?!(?:anos?|meses|dias|horas|vezes|semanas|turnos?|mil)\b)[a-z]{3,}s\b/,
}

const PAIR = /\bcontrat[a-z]+ (?:mais )?(?:uma|outra) dupla\b/
const BY_SHARE =
  /\b(?:associad[oa]|parceir[oa]|comiss|porcent|por cento|por producao|divid|do que (?:el[ea] )?(?:atend|faz|vend|produz))/

const FIXED_PAY = /\b(?:salario|fixo|registrad[oa]|carteira|clt)\b/

const ONE_ALONE =
  /\b(?:so|apenas|somente) (?:tem|tenho|temos|ha) (?:um|uma|[RNPHD]?\d{1,3}) [a-z]+|\b(?:por|pela) falta de (?:gente|pessoal|equipe|tecnic|brac|mao)/
const THEY_LEAVE = /\b(?:sai|saem|saindo|cancel[a-z]+|desist[a-z]+|vao embora|vai embora|perco|perdemos)\b/

/** Orders that she refuses every month pay a person, if anything does. */
const REFUSES =
  /\b(?:recus(?:o|amos|ando|ei|ado)|dispens(?:o|amos|ando)|deixo de (?:pegar|atender|fazer)|nao (?:consigo|dou conta de) (?:pegar|atender))\b/

function lostForHands(w: Weighing): boolean {
  const text = fold(w.sources.reading.form.main_challenge)
  return ONE_ALONE.test(text) && THEY_LEAVE.test(text)
}

export function hire(w: Weighing): Text {
  // 'Salário de 1.800 mais comissão' is paid in an empty month, too.
  const shared = BY_SHARE.test(w.around) && !FIXED_PAY.test(w.around)
  const { kept, left, revenue } = w
  if (shared) return byShare(w, w.said('%', 'Parte que fica com quem atende', PART))
  const { cost: one, base, least } = personCost(w)
  const pair = PAIR.test(w.around) ? w.rule('dupla', 'Pessoas de uma dupla', 2, '') : null
  const count = w.said('', 'Pessoas a contratar', HOW_MANY) ?? pair
  const cost = count
    ? w.make('R$/mês', 'Custo dessas pessoas por mês', reais(one.value * count.value), `${count.text} × ${one.text}`, [
        count,
        one,
      ])
    : one
  const sales = w.salesFor(cost, 'Vendas a mais que pagam a pessoa')
  const share = sales && revenue ? w.share(sales, revenue, 'Parte do que entra hoje') : null
  const price = count
    ? say`São ${count} pessoas a ${one === base ? '' : 'cerca de '}${one}, ${cost} por mês`
    : base
      ? say`Um salário de ${base} custa ${cost} por mês com encargos`
      : least
        ? say`Mesmo pelo salário mínimo, com encargos são ${cost} por mês`
        : say`Mais ${someone(w)} custa cerca de ${cost} por mês`
  const pays = sales
    ? say`${price}, e ${count ? 'se pagam' : 'se paga'} com ${sales} a mais em vendas${share ? say`, ${share} do que entra hoje` : ''}`
    : kept
      ? price
      : say`${price}, que precisam vir do que fica de cada venda, não da venda inteira`
  const list = 'anote por duas semanas o que você recusa ou atrasa por falta de gente'
  if (!left)
    return say`Só se já há trabalho esperando. ${pays}. Antes, ${list}: se não passa disso, comece com diária nos dias cheios.`
  // The people she lacks are why sales or clients are lost: what that costs pays them, not what is left.
  if (left.value < cost.value && lostForHands(w))
    return say`Só se o que se perde por falta dela pagar o custo. ${pays}${todayLeft(w)}. Some o que custa por mês quem sai, desiste ou espera por falta de gente: se metade disso paga ${cost}, contrate por experiência, só para esse serviço, e meça toda semana se as saídas caem.`
  if (left.value < cost.value && REFUSES.test(fold(w.sources.reading.form.main_challenge)))
    return say`Só se o que você recusa pagar o custo. ${pays}${todayLeft(w)}. Some o que os pedidos recusados deixariam num mês, preço menos o material de cada um: se passa de ${cost} também nos meses fracos, contrate por experiência; se só passa nos cheios, chame por diária nesses.`
  if (left.value <= 0)
    return say`Ainda não. ${pays}${left.value < 0 ? say`; e hoje já faltam ${left} por mês` : '; e hoje não sobra nada'}. Comece com diária só nos dias cheios, e contrate quando sobrarem ${cost} por mês durante três meses.`
  if (left.value < cost.value)
    return say`Ainda não. ${pays}; hoje sobram ${left}, e até vir essa venda faltariam ${w.minus(cost, left, 'R$/mês', 'O que faltaria por mês até a venda vir')} por mês. Conte antes as horas perdidas com falta, espera e serviço refeito; comece com diária nos dias cheios, e contrate quando a sobra pagar isso por três meses.`
  if (left.value < cost.value * 2)
    return say`${yes(w, 'Sim, se o trabalho recusado cobrir')}. ${pays}; a sobra de ${left} aguenta, mas fica pouca folga. Antes, ${list}; contrate por experiência e decida no fim dela.`
  return say`${yes(w, 'Sim')}. ${pays}; os ${left} que sobram pagam isso mesmo antes de vir venda nova. Escreva primeiro o que ela vai fazer sozinha no fim de um mês, e contrate por experiência.`
}

function byShare(w: Weighing, part: Num | null): Text {
  const { kept } = w
  if (part && kept) {
    const rest = round1(kept.value - part.value)
    if (rest <= 0)
      return say`Não por essa parte. De cada atendimento ficam ${kept} depois dos custos dele, e ${part} para quem atende não deixam nada para a casa. Ofereça uma parte menor que isso, e só sobre o que for recebido.`
    const house = w.make('%', 'O que fica para a casa', rest, `${kept.text} − ${part.text}`, [kept, part])
    return say`Sim, por parte do que atender: não há salário para pagar em mês vazio. Com ${part} para quem atende ficam ${house} para pagar a casa. Ponha no papel quem fica com o cliente, quem paga material e imposto, e pague só sobre o recebido.`
  }
  return say`Sim, por parte do que atender: não há salário para pagar em mês vazio. ${kept ? say`De cada atendimento ficam ${kept} depois dos custos dele, e a parte de quem atende sai daí` : 'A parte dele mais o material e o imposto não podem passar do preço menos o que a casa precisa: é a conta que falta'}. Ponha no papel quem fica com o cliente e pague só sobre o recebido.`
}

/** 'Um vendedor', where her list tells what one of them is paid. */
const someone = (w: Weighing): string => {
  const pay = rolePay(w.sources)
  return pay ? `${pay.one} ${pay.role}` : 'uma pessoa'
}

/** The company closes its own month, and the house takes more than it leaves: nobody's wage is the hole. */
function houseTakesMore(w: Weighing): { gain: Num; takes: Num } | null {
  const home = homeOf(w.sources)
  if (!home || Number(home.gain.valor) <= 0 || Number(home.takes.valor) < Number(home.gain.valor)) return null
  return { gain: w.known(home.gain, 'R$/mês', [home.takes, ...home.entradas]), takes: w.known(home.takes, 'R$/mês') }
}

const POINTS = 5
/** What she sells is paid and bought for too much: what a few points of it are worth, beside one wage. */
function ofGoods(w: Weighing, left: Num, cost: Num): Text | null {
  const [goods, payroll, { revenue }] = [w.group('mercadorias'), w.group('folha'), w]
  if (!goods || !payroll || !revenue || left.value >= cost.value) return null
  const points = w.rule('pontos_da_mercadoria', 'Pontos a menos na mercadoria', POINTS, '%')
  const gain = w.make(
    'R$/mês',
    'O que valem por mês',
    reais((revenue.value * POINTS) / 100),
    `${points.text} × ${revenue.text}`,
    [points, revenue],
  )
  if (-left.value > gain.value * 2) return null
  const part = w.share(goods, revenue, 'Mercadoria, parte do que entra')
  const people = w.share(payroll, revenue, 'Folha, parte do que entra')
  const now = left.value < 0 ? say`faltam ${left}` : say`sobram só ${left}`
  const beside =
    cost.value <= gain.value ? say`, mais que os ${cost} de uma pessoa` : say`; uma pessoa custa cerca de ${cost}`
  const first =
    w.sources.reading.segment === 'Comércio Varejista'
      ? 'siga uma compra inteira até o caixa: pese ou conte o que entrou, o que se perdeu e o que foi vendido, ache o custo de cada item e suba só os que ninguém compara'
      : 'faça a conta de custo do que mais sai, pese uma semana do que se perde, peça outro preço nas três maiores compras e suba só o que ninguém compara'
  return say`Não por isso. A mercadoria leva ${part} do que entra, ${goods}, e a folha ${people}; hoje ${now}. Cada ${points} do faturamento que ela deixar de levar são ${gain} por mês${beside}. Antes de mexer na equipe, ${first}.`
}

export function dismiss(w: Weighing): Text {
  const { left, revenue } = w
  const payroll = w.group('folha')
  const { cost, least } = personCost(w)
  const price = least
    ? say`Cada pessoa custa, no mínimo, ${cost} por mês`
    : say`${capitalize(someone(w))} custa cerca de ${cost} por mês`
  const atHome = houseTakesMore(w)
  if (atHome)
    return say`Não por isso. A empresa deixa ${atHome.gain} por mês com todos que estão nela, e a casa leva ${atHome.takes}: é daí que ${left!.value < 0 ? say`faltam os ${left!}` : 'não sobra nada'}. ${price}, mas com a pessoa sai também o que ela faz e você cobra. Antes, separe as contas e fixe para a casa um valor em dia certo, menor que ${atHome.gain}.`
  const goods = left && goodsTake(w.sources) ? ofGoods(w, left, cost) : null
  if (goods) return goods
  const first = 'Antes de decidir, peça ao contador a conta da rescisão e veja se cabe no caixa'
  if (left && left.value < 0) {
    const covers = w.share(cost, left, 'Parte da falta que uma saída cobre')
    return say`${covers.value >= 100 ? 'Sim, se a venda não volta' : 'Só isso não resolve'}. ${price}, e hoje faltam ${left}: uma saída cobre ${covers.value > 100 ? 'a falta inteira' : say`${covers} dela`}. ${first}; tente primeiro menos horas, folga e o corte de conta que ninguém sente.`
  }
  const weight = payroll && revenue ? w.share(payroll, revenue, 'Folha, parte do faturamento') : null
  if (left && left.value < cost.value)
    return say`Ainda não, mas está no limite. ${price}${weight ? say`, a folha leva ${weight} do que entra` : ''} e a folga é de ${left} por mês. Combine já menos horas, férias e folgas; se em dois meses o movimento não voltar, uma saída devolve ${cost} por mês. ${first}.`
  if (left)
    return say`Pela conta, não precisa. ${price}${weight ? say`, a folha leva ${weight} do que entra` : ''} e ainda sobram ${left}. Se o motivo é a pessoa, fale com ela primeiro e por escrito, com prazo; se é o movimento, espere dois meses fracos seguidos.`
  return say`Só depois de uma conta: o que a pessoa custa por mês${least ? '' : say` (cerca de ${cost})`} contra o que deixa de entrar sem ela. ${first}. Se a queda de venda tem menos de dois meses, tente primeiro menos horas e folga.`
}

const RISE_RATE: Wanted = { kinds: 'P', max: 60, away: 1 }
const RISE_AFTER: Wanted = { kinds: 'RN', min: 30, max: 3_000, away: 1, after: /^ (?:reais )?(?:a mais|de aumento)/ }
const RISE: Wanted = {
  kinds: 'RN',
  min: 30,
  max: 3_000,
  away: 1,
  before: /\b(?:mais|aumento de|aumentar|bonus de|premio de|ped[a-z]+)(?: [a-z]+){0,3} $/,
  not: /\b(?:fatur|vend)/,
}

export function wageRise(w: Weighing): Text {
  const payroll = w.group('folha')
  const rate = payroll && w.said('%', 'Aumento em questão', RISE_RATE)
  const each = rate ? null : w.said('R$/mês', 'Aumento em questão', RISE_AFTER, RISE)
  const { left } = w
  const charges = w.known(benchmarkFact('custo_folha.simples'), '%')
  const cost = rate
    ? w.make(
        'R$/mês',
        'O que o aumento custa por mês',
        round2((payroll!.value * rate.value) / 100),
        `${rate.text} × ${payroll!.text}`,
        [rate, payroll],
      )
    : each &&
      w.make(
        'R$/mês',
        'O que o aumento custa por mês, com encargos',
        reais(each.value * (1 + charges.value / 100)),
        `${each.text} × (1 + ${charges.text})`,
        [each, charges],
      )
  const end = 'Amarre a uma meta que traga dinheiro, em vez de aumento geral: aumento não volta atrás'
  if (!cost)
    return say`Só o que o mês fraco também paga. ${payroll ? say`Cada dez por cento da folha de hoje são ${w.over(payroll, 10, 'R$/mês', 'Dez por cento da folha')} por mês` : 'Multiplique o aumento por um quinto a mais, de encargos'}${left ? (left.value > 0 ? say`, e sobram ${left}` : say`, e hoje faltam ${left}`) : ''}. ${end}.`
  const sales = w.salesFor(cost)
  const pays = sales ? say` e se paga com ${sales} a mais em vendas` : say``
  if (left && left.value <= 0)
    return say`Ainda não. O aumento custa ${cost} por mês${pays}, e hoje faltam ${left}. Mostre a conta a quem pediu e combine a data em que voltam ao assunto: quando sobrarem ${cost} por três meses.`
  if (left)
    return say`${cost.value > left.value / 2 ? 'Não tudo' : 'Sim, para quem faz falta se sair'}. O aumento custa ${cost} por mês${pays}, dos ${left} que sobram. ${end}.`
  return say`Só o que o mês fraco também paga: o aumento custa ${cost} por mês${pays}. ${end}.`
}

const OUTSIDE: Wanted = {
  kinds: 'RN',
  min: 2,
  away: 1,
  before:
    /\b(?:cobra[m]?|por|fora|terceir[a-z]+|faccao|agencia|freela[a-z]*|escritorio|pede[m]?|custa|sai|ofereceu|mensais)\b[^,]{0,26} $/,
  not: /\b(?:fatur|vend[eo]|aluguel|sobra)/,
}
const INSIDE: Wanted = {
  kinds: 'RN',
  min: 2,
  away: 1,
  before: /\b(?:aqui|dentro|casa|eu faco|propri[oa]|me custa|nos custa|gasto|meu custo)\b[^,]{0,26} $/,
}
const HOURS: Wanted = { kinds: 'H', max: 400, away: 2 }
const PER_TIME = { dia: 22, semana: 52 / 12, mes: 1 } as const

export function outsource(w: Weighing): Text {
  const inside = w.said('R$', 'Custo fazendo em casa', INSIDE)
  const outside = w.said('R$', 'Custo fazendo fora', OUTSIDE)
  if (inside && outside) {
    const gap = w.make(
      'R$',
      'Diferença',
      Math.abs(round2(inside.value - outside.value)),
      `${inside.text} − ${outside.text}`,
      [inside, outside],
    )
    return outside.value < inside.value
      ? say`Sim, se a qualidade e o prazo aguentarem: fora sai por ${outside} e aí custa ${inside}, ${gap} a menos. Comece com um lote pequeno, confira item por item, e só desmonte o que tem em casa depois de dois meses sem devolução.`
      : say`Não. Fora sai por ${outside} e aí custa ${inside}: ${gap} a mais, sem o seu olho em cima. Só vale para o pico que você recusaria, com preço e prazo escritos.`
  }
  const hours = w.pick(HOURS)
  const hour = (/\b(?:passo|faco|levo|gasto|perco|fico|minhas?)\b/.test(w.around) ? w.ownHour : null) ?? w.hour
  const per =
    hours &&
    (/\b(?:dia|diari)/.test(hours.after)
      ? 'dia'
      : /\bseman/.test(hours.after)
        ? 'semana'
        : /\bmes/.test(hours.after)
          ? 'mes'
          : null)
  if (hours && per) {
    const time = w.take(hours, 'horas', 'Horas que isso leva')!
    const month = w.make(
      'R$/mês',
      'O que essas horas custam por mês',
      reais(time.value * PER_TIME[per] * hour.value),
      `${time.text} × ${per === 'dia' ? '22 × ' : per === 'semana' ? '52 ÷ 12 × ' : ''}${hour.text}`,
      [time, hour],
    )
    return say`${outside && outside.value > month.value ? 'Não por esse preço' : 'Sim, até esse valor'}. As horas que isso leva valem ${month} por mês, a ${hour} cada${outside ? say`, e fora sai por ${outside}` : ''}. Só conta se você puser essas horas em venda ou atendimento; combine prazo, qualidade e um mês de teste por escrito.`
  }
  return say`Só se sair por menos do que as suas horas valem. Uma hora aí vale ${hour}: multiplique pelas horas que isso leva no mês, some o material, e esse é o teto${outside ? say` para comparar com ${outside}` : ' do preço de fora'}. O que é a razão de o cliente escolher você fica em casa; comece por um mês de teste.`
}

const OWN_WAGE: Wanted = {
  kinds: 'RN',
  min: 900,
  max: 40_000,
  away: 3,
  before: /\b(?:ganho|salario|clt|emprego|recebo|carteira|pagam|paga|q(?:ue)? pago|trampo|trabalho)\b[^,]{0,30} $/,
  not: /\b(?:fatur|vend|aluguel)/,
}
/** Months of her own bills before a wage is given up. */
const RESERVE = 6

export function quitJob(w: Weighing): Text {
  const wage = w.said('R$/mês', 'O seu salário', OWN_WAGE)
  const { left } = w
  const draw = w.group('retirada')
  const leaves =
    left && draw
      ? w.make('R$/mês', 'O que o negócio deixa', round2(left.value + draw.value), `${left.text} + ${draw.text}`, [
          left,
          draw,
        ])
      : left
  const holiday = 'Se o que trava é tempo, teste antes um mês de férias só no negócio'
  if (wage) {
    const reserve = w.times(wage, RESERVE, 'R$', 'Seis meses do salário guardados')
    const saved = say`com ${reserve} guardados, seis meses dele`
    if (!leaves)
      return say`Ainda não. O salário é de ${wage}, e o que o negócio deixa por mês é o número que falta aqui: ele precisa deixar o que deixa hoje mais esse salário, por três meses seguidos. Saia quando isso acontecer ${saved}. ${holiday}.`
    if (leaves.value <= 0)
      return say`Ainda não. O salário é de ${wage} e no negócio ainda faltam ${leaves} por mês. Saia quando ele deixar ${wage} por três meses seguidos ${saved}. ${holiday}.`
    const both = w.make(
      'R$/mês',
      'O que entra em casa hoje',
      round2(leaves.value + wage.value),
      `${leaves.text} + ${wage.text}`,
      [leaves, wage],
    )
    const today = say`Hoje são ${both} por mês: ${leaves} do negócio mais ${wage} do emprego`
    return leaves.value >= wage.value * ENOUGH
      ? say`Sim, com a reserva pronta e se a casa vive com ${leaves}. ${today}. Espere três meses seguidos assim, ${saved}, e conte com o décimo terceiro e o FGTS.`
      : say`Ainda não. ${today}. Para nada faltar em casa, o negócio sozinho precisa deixar isso por três meses seguidos, ${saved}. Até lá, veja preço antes de mais hora de trabalho, e conte com o décimo terceiro e o FGTS.`
  }
  return say`Ainda não, até duas coisas: o negócio deixar, além do que deixa hoje, o valor do seu salário por três meses seguidos, e seis meses dele guardados. ${left ? (left.value > 0 ? say`Hoje sobram ${left} por mês` : say`Hoje faltam ${left} por mês`) : 'O que sobra por mês é o número que falta aqui'}: compare com o que recebe, com décimo terceiro e férias dentro. ${holiday}.`
}
/** So many times her wage the business has to leave for its end to be borne. */
const ENOUGH = 2
