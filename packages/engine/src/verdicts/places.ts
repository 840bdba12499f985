import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { loanOf, newRent, yes } from './money.ts'
import { todayLeft, type Wanted, type Weighing } from './weighing.ts'

const OLD_RENT: Wanted = {
  kinds: 'RN',
  min: 200,
  away: 2,
  before: /\bde (?:r\$ ?)?$/,
  after: /^ (?:vai |passa |foi |ia )?(?:pra|para|a) /,
}
const NEW_RENT: Wanted = {
  kinds: 'RN',
  min: 200,
  away: 2,
  before: /^ (?:vai |passa |foi |ia )?(?:pra|para|a) (?:uns )?(?:r\$ ?)?$/,
}
const TO_RENT: Wanted = { kinds: 'RN', min: 200, away: 1, before: /\baluguel\b[^,]{0,24} (?:pra|para|a) (?:uns )?$/ }
const LANDLORD = /\b(?:sub(?:ir|iu|indo)|aument[a-z]*|reajust[a-z]*|passar|dobr[a-z]+|renov[a-z]+)\b/

export function move(w: Weighing): Text {
  const from = w.pick(OLD_RENT)
  const to = from && w.pick(NEW_RENT)
  const paid = from && to ? w.take(from, 'R$/mês', 'Aluguel de hoje') : w.group('aluguel')
  const rent =
    from && to ? w.take(to, 'R$/mês', 'Aluguel novo') : (w.said('R$/mês', 'Aluguel novo', TO_RENT) ?? newRent(w))
  const left = w.left
  if (rent && (!paid || rent.value > paid.value)) {
    const more = paid ? w.minus(rent, paid, 'R$/mês', 'Aluguel a mais por mês') : rent
    const sales = w.salesFor(more)
    const cost = say`${paid ? say`São ${more} a mais por mês` : say`São ${more} por mês`}${sales ? say`, que se pagam com ${sales} a mais em vendas` : ''}`
    const beside = todayLeft(w)
    if (LANDLORD.test(w.around)) {
      const year = w.times(more, 12, 'R$', 'O aumento em um ano')
      return say`Negocie antes de mudar: em um ano o aumento são ${year}, e mudar só compensa se tudo (obra, letreiro, dias parado, cliente que não acompanha) sair por menos do que isso. ${cost}${beside}. Leve três aluguéis da mesma rua e proponha subir em etapas; se ele não ceder e a venda não pagar, mude.`
    }
    const bad = left !== null && left.value < more.value
    return say`${bad ? 'Ainda não por esse aluguel' : yes(w, 'Sim, se o ponto trouxer essa venda')}. ${cost}${beside}. Antes, conte quem passa na porta em três horários e pergunte aos clientes se iriam lá; e assine com saída sem multa no primeiro ano.`
  }
  const sales = paid && w.salesFor(paid)
  return say`Só com o número do lugar novo na mão: o aluguel a mais, dividido pelo que fica de cada venda, é quanto precisa vender a mais. ${paid && sales ? say`O de hoje, ${paid}, se paga com ${sales} de vendas por mês.` : w.kept ? say`De cada venda ficam hoje ${w.kept}.` : `Use o que fica de cada venda depois do custo dela, ${w.unknownCost}.`} Conte quem passa na porta em três horários, e guarde três meses do aluguel novo antes de mudar.`
}

const SELLS: Wanted = {
  kinds: 'R',
  min: 200,
  away: 2,
  before: /\b(?:vende|fatura|entra[m]?|faz|da|rende|tira)\b[^,]{0,22} $/,
}
const SPENDS: Wanted = {
  kinds: 'R',
  min: 100,
  away: 2,
  before: /\b(?:custam?|gastam?|gasto|despesa[s]?|aluguel|contas|levam?|come[m]?|prejuizo|pago)\b[^,]{0,22} $/,
}

export function closePlace(w: Weighing): Text {
  const sells = w.said('R$/mês', 'O que ela vende', SELLS)
  const spends = w.said('R$/mês', 'O que ela gasta', SPENDS)
  const { kept } = w
  if (sells && spends && kept) {
    const leaves = w.make(
      'R$/mês',
      'O que a venda dela deixa',
      reais((sells.value * kept.value) / 100),
      `${sells.text} × ${kept.text}`,
      [sells, kept],
    )
    const gap = w.make(
      'R$/mês',
      'Resultado dela por mês',
      round2(leaves.value - spends.value),
      `${leaves.text} − ${spends.text}`,
      [leaves, spends],
    )
    return gap.value < 0
      ? say`Sim, se em dois meses não virar. Da venda de ${sells} ficam ${leaves} depois do custo dela, e os gastos são ${spends}: faltam ${gap} por mês. Antes, veja a multa do aluguel e as rescisões, e tente levar os clientes para o que fica aberto.`
      : say`Não ainda. Da venda de ${sells} ficam ${leaves} depois do custo dela, e os gastos são ${spends}: ela ainda deixa ${gap} por mês para o resto. Só feche se o seu tempo lá render mais em outro lugar.`
  }
  const rest =
    sells && kept
      ? w.make(
          'R$/mês',
          'O que a venda deixa',
          reais((sells.value * kept.value) / 100),
          `${sells.text} × ${kept.text}`,
          [sells, kept],
        )
      : null
  const even = spends ? w.salesFor(spends, 'Venda que paga esses gastos') : null
  return say`Feche se não pagar os próprios gastos: o que vende no mês, menos o custo do que vendeu, contra só as contas que acabam junto (aluguel, gente, luz). ${rest ? say`Da venda de ${sells!} ficam ${rest}: se as contas dela passam disso, feche.` : even ? say`Os ${spends!} só se pagam com ${even} de vendas.` : kept ? say`De cada venda ficam ${kept}; faltam a venda e os gastos desse lugar ou horário.` : 'Faltam esses dois números.'} O que continua igual depois de fechar não entra na conta; veja antes multa e rescisões.`
}

/** Days of opening of a month, as the product supposes where she doesn't say. */
const DAYS_OPEN = 26

export function moreHours(w: Weighing): Text {
  const payroll = w.group('folha')
  const { revenue, kept } = w
  const day = payroll && w.over(payroll, DAYS_OPEN, 'R$', 'Um dia da equipe inteira')
  const usual = revenue && w.over(revenue, DAYS_OPEN, 'R$', 'Venda média de um dia')
  if (day && kept) {
    const double = w.times(day, 2, 'R$', 'O mesmo dia pago em dobro')
    const sales = w.make(
      'R$',
      'Venda que paga o dia em dobro',
      reais(double.value / (kept.value / 100)),
      `${double.text} ÷ ${kept.text}`,
      [double, kept],
    )
    return say`Só em teste de quatro semanas. Um dia da equipe custa ${day}, e em domingo ou feriado sem folga em troca são ${double}: o dia só se paga vendendo ${sales}${usual ? say`, contra ${usual} de um dia comum` : ''}. Conte só venda nova, não a que mudou de dia; com menos gente na escala a conta melhora.`
  }
  return say`Só em teste de quatro semanas: o dia a mais precisa pagar quem trabalha nele, a luz e a sua folga. ${usual ? say`Um dia comum vende ${usual}` : 'Anote a venda de cada dia'}${kept ? say`, e de cada venda ficam ${kept}` : ''}: divida o custo do dia pelo que fica de cada venda, e terá a venda mínima. Conte só venda nova, não a que mudou de dia.`
}

const A_DAY: Wanted = { kinds: 'RN', min: 30, max: 600, away: 2, after: /^ (?:a|por|de|na|o) (?:diaria|dia)\b/ }
const RIDER: Wanted = {
  kinds: 'RN',
  min: 30,
  max: 6_000,
  away: 2,
  before: /\b(?:motoboy|entregador|diaria|motoqueiro)\b[^,]{0,24} $/,
}
const DELIVERIES: Wanted = { kinds: 'N', min: 2, max: 400, away: 2, after: /^ (?:entregas?|pedidos?|corridas?)/ }
const FEE: Wanted = {
  kinds: 'RN',
  min: 2,
  max: 60,
  away: 2,
  before: /\b(?:taxa|cobro|entrega|frete|corrida)\b[^,]{0,22} $/,
  not: /pedidos?|entregas /,
}

export function ownDelivery(w: Weighing): Text {
  const rider = w.said('R$', 'Custo de quem entrega', A_DAY, RIDER)
  const count = w.said('', 'Entregas', DELIVERIES)
  const fee = w.said('R$', 'O que se cobra por entrega', FEE)
  if (rider && count && rider.value < 600) {
    const each = w.make(
      'R$',
      'Custo de cada entrega',
      round2(rider.value / count.value),
      `${rider.text} ÷ ${count.text}`,
      [rider, count],
    )
    const gap = fee && round2(fee.value - each.value)
    return say`${gap !== null && gap < 0 ? 'Não por essa taxa' : 'Sim, nos horários cheios'}. ${rider} por ${count} entregas dão ${each} cada uma${fee ? say`, e você cobra ${fee}` : ''}. Cobre por bairro, ponha pedido mínimo, e pague por corrida nos dias fracos: com metade das entregas cada uma custa o dobro.`
  }
  const { left } = w
  if (rider && rider.value >= 600 && left)
    return say`Só se as entregas pagarem. Quem entrega custa ${rider} por mês${left.value <= 0 ? say`, e hoje já faltam ${left}` : left.value < rider.value ? say`, mais do que os ${left} que sobram` : say`, dos ${left} que sobram`}: divida pelas entregas de um mês, e esse é o mínimo a cobrar por entrega. Comece pagando por corrida, em um raio curto, e contrate quando as taxas de um mês cobrirem isso.`
  return say`Só em um raio curto e com taxa por bairro. A conta que decide pede dois números: o que custa quem entrega por dia, mais combustível, dividido pelas entregas do dia; é o mínimo a cobrar por entrega. ${w.kept ? say`De cada pedido ficam ${w.kept} antes da entrega, e daí não sai frete grátis.` : 'Frete grátis só acima de um pedido que o pague.'} Comece pagando por corrida, sem contratar.`
}

const PLAN_COST: Wanted = {
  kinds: 'RN',
  min: 30,
  away: 2,
  before: /\b(?:site|loja|plataforma|cobra[m]?|pede[m]?|custa|mensal|por|orc[a-z]+|sai)\b[^,]{0,26} $/,
  not: /\b(?:fatur|vend[eo]|aluguel|sobra)/,
}

export function sellOnline(w: Weighing): Text {
  const cost = w.said('R$', 'Custo do site', PLAN_COST)
  const sales = cost && w.salesFor(cost, 'Vendas que pagam o custo')
  const { kept } = w
  return say`Sim, mas comece sem site pronto: venda pelo WhatsApp e pelas redes até sair pedido toda semana. ${cost && sales ? say`Os ${cost} só se pagam com ${sales} em vendas` : kept ? say`De cada venda ficam ${kept}, e daí ainda saem frete, embalagem, taxa e anúncio` : 'O que fica de cada venda precisa pagar também frete, embalagem, taxa e anúncio: é a conta que falta'}. Pague por loja própria quando os pedidos de um mês cobrirem isso; primeiro, foto, medida e preço com frete dos dez itens que mais saem.`
}

const RATE: Wanted = {
  kinds: 'P',
  max: 45,
  away: 2,
  not: /\b(?:das vendas|dos pedidos|do movimento|do fatur|da receita|do que vendo)/,
}

export function joinApp(w: Weighing): Text {
  const rate = w.said('%', 'Taxa do aplicativo', RATE)
  const kept = w.listedKept
  if (!rate)
    return say`Sim, como vitrine, se a taxa couber. ${kept ? say`De cada venda ficam ${kept} depois dos custos dela: a taxa sai daí, e acima de metade disso é trabalho de graça` : `A taxa sai do que fica de cada venda depois do custo dela, ${w.unknownCost}`}. Entre com poucos itens, preço próprio para lá e um bilhete em cada pedido que chame para o seu canal; em três meses, compare o que entrou com o que a taxa levou.`
  const rise = w.make(
    '%',
    'Preço a mais que cobre a taxa',
    round1((rate.value / (100 - rate.value)) * 100),
    `${rate.text} ÷ (100% − ${rate.text})`,
    [rate],
  )
  if (!kept)
    return say`Só com preço próprio para lá: com taxa de ${rate}, o preço precisa ser ${rise} maior para sobrar o mesmo. Falta o que fica de cada venda depois do custo dela, que é o teto da taxa. Entre com poucos itens e um bilhete em cada pedido que chame para o seu canal.`
  const rest = w.make('%', 'O que fica com a taxa', round1(kept.value - rate.value), `${kept.text} − ${rate.text}`, [
    kept,
    rate,
  ])
  return rest.value <= 5
    ? say`Não com o preço de hoje. De cada venda ficam ${kept} e a taxa leva ${rate}: ${rest.value < 0 ? say`faltam ${w.make('%', 'O que falta em cada venda', -rest.value, `${rate.text} − ${kept.text}`, [rate, kept])}` : say`restam ${rest}`} para pagar a casa. Só entre com preço ${rise} maior lá, e poucos itens que aguentem.`
    : say`Sim, como vitrine e com preço próprio. De cada venda ficam ${kept} e a taxa leva ${rate}: restam ${rest}; para sobrar o mesmo o preço lá precisa ser ${rise} maior. Ponha um bilhete em cada pedido que chame para o seu canal, e confira em três meses se é cliente novo.`
}

const PART: Wanted = {
  kinds: 'P',
  max: 100,
  away: 2,
  after: /^ (?:d[aoe]s? (?:minhas |meus |meu )?(?:vend|pedid|moviment|fatur|receita|que vendo|client)|vem|sai)/,
}

export function leaveApp(w: Weighing): Text {
  const rate = w.said(
    '%',
    'Taxa do aplicativo',
    { ...RATE, before: /\b(?:leva|taxa|cobra|comiss[a-z]+|come|fica com|desconta)\b[^,]{0,16} $/ },
    RATE,
  )
  const part = w.said('%', 'Parte das vendas que vem dele', PART)
  const fees = w.group('comissao_entrega')
  const { revenue } = w
  const falls =
    part && revenue
      ? w.make(
          'R$/mês',
          'Vendas que vêm dele',
          reais((revenue.value * part.value) / 100),
          `${part.text} × ${revenue.text}`,
          [part, revenue],
        )
      : null
  const kept = w.listedKept
  // Of a sale the app leaves its rate less: so much of them has to stay.
  if (rate && kept && revenue) {
    const direct = fees
      ? w.make(
          '%',
          'O que fica de uma venda direta',
          round1(kept.value + (fees.value / revenue.value) * 100),
          `${kept.text} + ${fees.text} ÷ ${revenue.text}`,
          [kept, fees, revenue],
        )
      : kept
    const through = direct.value - rate.value
    if (through > 0) {
      const stay = w.make(
        '%',
        'Pedidos que precisam ficar',
        Math.round((through / direct.value) * 100),
        `(${direct.text} − ${rate.text}) ÷ ${direct.text}`,
        [direct, rate],
      )
      return say`Não de uma vez. Sem a taxa de ${rate}, você ganha o mesmo se ${stay} desses pedidos vierem direto${falls ? say`; hoje são ${falls} por mês em jogo` : ''}. Leve primeiro os clientes que se repetem, com preço melhor no seu canal, e só saia quando passar disso.`
    }
  }
  const takes = fees
    ? say`Ele leva ${fees} por mês`
    : rate
      ? say`Ele leva ${rate} de cada venda`
      : say`Some o que ele leva num mês`
  return say`Não de uma vez. ${takes}${falls ? say`, e por ele passam ${falls} em vendas` : ''}: sair só compensa se a maior parte desses clientes vier direto. Leve primeiro os que se repetem, com preço melhor no seu canal e bilhete em cada pedido; saia quando metade das vendas já vier de fora dele por três meses.`
}

export function franchise(w: Weighing): Text {
  const { sum } = loanOf(w, 'Investimento')
  const [left, room] = [w.left, w.room]
  if (/\b(?:franquear|franqueador|transformar|formatar|virar (?:uma )?franquia|vend[eo]r? franquia)/.test(w.around))
    return say`Ainda não, até ter uma segunda unidade que dá certo sem você: é ela que prova que o modelo se repete. ${left ? (left.value > 0 ? say`Hoje sobram ${left} por mês` : say`Hoje faltam ${left} por mês`) : 'O que sobra por mês é o número que falta aqui'}, e quem compra franquia pergunta primeiro em quantos meses o dinheiro volta. Comece escrevendo como se faz cada coisa, e o resultado de doze meses por unidade.`
  if (sum && left && left.value > 0) {
    const months = w.monthsOf(sum, left, 'Meses de toda a sobra')
    return say`Ainda não, só pela promessa deles. Os ${sum} são ${months} de tudo o que sobra hoje (${left} por mês), fora royalties e taxa de propaganda. Peça a Circular de Oferta, ligue para cinco franqueados e pergunte o que sobra no mês fraco; avance se a resposta pagar o investimento em até três anos.`
  }
  return say`Ainda não, só pela promessa deles. Faça a conta de dois números: investimento dividido pelo que sobra por mês a um franqueado, depois de royalties e taxas; até três anos, vale conversar.${room ? say` Uma parcela sua vai até ${room}.` : ''} Peça a Circular de Oferta e ligue para cinco franqueados antes de pagar qualquer taxa.`
}
