import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { FOR_A_HOLE, holeLoan, REPLACES, replacing } from './old-debts.ts'
import { ownBills } from './own-bills.ts'
import { runningOf } from './running.ts'
import type { Num, Spot, Wanted, Weighing } from './weighing.ts'
import { byWholeAccount } from './whole-account.ts'

const PARCEL =
  /\b(?:parcelas?|prestac(?:ao|oes)|mensalidade)\b[^,]{0,24} $|(?:vezes|x|parcelas)(?: fixas?| iguais)? de (?:uns |umas )?(?:r\$ ?)?$|^ ?x ?(?:r\$ ?)?$|\bpagando(?: uns)? $/
const INSTALMENT: readonly Wanted[] = [
  { kinds: 'RN', min: 50, before: PARCEL, away: 2 },
  { kinds: 'R', min: 50, after: /^[^,]{0,14} (?:de parcela|de prestacao)/, away: 2 },
]
const TIMES: readonly Wanted[] = [
  { kinds: 'N', min: 2, max: 420, after: /^ ?(?:vezes|x\b|parcelas|prestac)/, away: 2 },
  { kinds: 'D', min: 60, max: 12_600, before: /\b(?:em|por|durante|pagar em|prazo de) $/, away: 2 },
]
const NOT_A_SUM =
  /\b(?:parcela|prestac|aluguel|salario|fatur|sobra|por mes|ao mes|mensa|entrega|cobro|vendo a|ganho|lucro|economi|por dia|conta de|limite de|meta|na rua\b|(?:a|pra|para) receber\b|me dev|fiado|em aberto|nao pag|(?:de|em) estoque)/
const SUM: readonly Wanted[] = [0, 1].map((away) => ({ min: 300, not: NOT_A_SUM, away, roles: ['emprestimo'] }))

const FAR = 99

export interface Loan {
  sum: Num | null
  month: Num | null
  /** Instalments. */
  count: Num | null
  total: Num | null
}

/** 'Em 48 de 1.990' */
const isOfSeries = ({ said, before, previous }: Spot): boolean =>
  'RN'.includes(said.kind) &&
  said.value >= 50 &&
  /^ ?(?:(?:vezes |x |parcelas )?(?:fixas )?de (?:uns )?|x ?(?:r\$ ?)?)$/.test(before) &&
  previous?.said.kind === 'N' &&
  previous.said.value >= 6 &&
  previous.said.value <= 420 &&
  (/^ ?x/.test(before) || /(?:em|fa[cz][a-z]*|parcel[a-z]+|,|por) $/.test(previous.before))

/** '80 mil, 36 vezes de 3.100'; `far`: wherever she says it. */
export function loanOf(w: Weighing, rotulo: string, far = false): Loan {
  const pair = w.spots.find((spot) => (far || spot.away <= 2) && isOfSeries(spot))
  const month = pair
    ? w.take(pair, 'R$/mês', 'Parcela')
    : w.said('R$/mês', 'Parcela', ...INSTALMENT.map((way) => (far ? { ...way, away: FAR } : way)))
  const times = pair?.previous ?? TIMES.map((way) => w.pick(way)).find((spot) => spot !== null) ?? null
  const months = times && (times.said.kind === 'D' ? Math.round(times.said.value / 30.4) : times.said.value)
  const count = month && times && months && months > 1 ? countOf(w, times, months) : null
  const sum = w.said('R$', rotulo, ...SUM)
  const total =
    month && count
      ? w.make('R$', 'Tudo o que se paga', round2(month.value * count.value), `${count.text} × ${month.text}`, [
          count,
          month,
        ])
      : null
  return { sum, month, count, total }
}

function countOf(w: Weighing, spot: NonNullable<ReturnType<Weighing['pick']>>, months: number): Num {
  if (spot.said.kind === 'N') return w.take(spot, '', 'Parcelas')!
  const days = w.take(spot, 'dias', 'Prazo em dias')!
  return w.make('', 'Parcelas', months, `${days.text} ÷ 30,4`, [days])
}

const lacking = (w: Weighing): Num | null => (w.left && w.left.value < 0 ? w.left : null)

export const returned = ({ sum, total }: Loan, w: Weighing): Text => {
  if (!sum || !total || total.value <= sum.value || total.value > sum.value * 4) return say``
  const cost = w.minus(total, sum, 'R$', 'O que o dinheiro custa')
  return say` No fim você devolve ${total}, ${cost} a mais do que pegou.`
}

/** Her project has people and bills of its own: the instalment alone doesn't judge it. */
const wholeProject = (w: Weighing, terms: Loan, month: Num): Text =>
  say`Ainda não: a parcela de ${month} é só uma parte. Some a ela a gente e as contas que você já listou do projeto, e compare com o que fica da venda dele depois dos custos dela, não com a venda inteira.${returned(terms, w)} Assine só se sobrar num mês fraco.`

export function loan(w: Weighing): Text {
  const terms = loanOf(w, 'Empréstimo em questão')
  const { sum, month } = terms
  const [left, lack, room] = [w.left, lacking(w), w.room]
  if (lack) {
    const lasts = sum && sum.value < -lack.value * 18 && w.monthsOf(sum, lack, 'Meses que o dinheiro tapa o que falta')
    return say`Ainda não. Hoje faltam ${lack} por mês: ${lasts ? say`os ${sum} tapam ${lasts}, e depois fica a falta e mais a parcela` : 'o dinheiro tapa alguns meses, e depois fica a falta e mais a parcela'}. Feche antes o buraco, em preço e em conta fixa; o banco só depois de três meses seguidos com sobra.`
  }
  if (month && REPLACES.test(fold(w.sources.reading.form.main_challenge)))
    return replacing(w, month, returned(terms, w))
  if (!month && FOR_A_HOLE.test(w.heard.text)) return holeLoan(w, sum)
  if (left && room && month) {
    const share = w.share(month, left, 'Parte da sobra que a parcela leva')
    const pays = w.salesFor(month)
    if (month.value > room.value)
      return say`Não com essa parcela. Os ${month} levam ${share} dos ${left} que sobram por mês; a que cabe vai até ${room}.${returned(terms, w)} Peça prazo maior ou valor menor, e só assine sabendo o que esse dinheiro vai trazer todo mês.`
    if (ownBills(w) > 0) return wholeProject(w, terms, month)
    return say`Só se for para algo que traz dinheiro. A parcela de ${month} leva ${share} do que sobra${pays ? say` e se paga com ${pays} a mais em vendas por mês` : ''}.${returned(terms, w)} Para cobrir conta atrasada, não: ela volta no mês seguinte.`
  }
  if (left && room) {
    const months = sum && w.monthsOf(sum, room, 'Meses para devolver, sem contar juros')
    return say`Só se for para algo que traz dinheiro e a parcela ficar em até ${room}, metade dos ${left} que sobram por mês.${months ? say` A esse ritmo, ${sum} levam ${months} para devolver, sem contar os juros.` : ''} Antes, peça o custo total (CET) em três lugares e escreva o que esse dinheiro vai trazer por mês.`
  }
  return say`Só depois de uma conta de dois números: o que sobra num mês comum, depois de pagar tudo, e a parcela. Ela não pode passar da metade da sobra.${returned(terms, w)} Se for para cobrir conta atrasada, renegocie a conta primeiro; empréstimo é para o que traz dinheiro todo mês.`
}

/** The interest of another debt is no fee of this. */
const FEE: Wanted = {
  kinds: 'P',
  max: 30,
  away: 2,
  not: /\b(?:venda|cliente|desconto|ifood|cheque especial|rotativo|emprestimo|divida|agiota|limite)/,
}
const MONTHLY_FEE: Wanted = {
  kinds: 'R',
  min: 30,
  away: 2,
  before: /\b(?:juros?|taxas?|custa|leva|come|vai|desconta)\b[^,]{0,24} $/,
  not: /\bde venda/,
}
const BOOKED: Wanted = { kinds: 'R', min: 300, away: 2, before: /\bantecip[a-z]+\b[^,]{0,24} $/ }

export function advance(w: Weighing): Text {
  const paid = w.said('R$/mês', 'O que a antecipação custa por mês', MONTHLY_FEE) ?? w.group('taxas_cartao')
  const end = say`Vale só quando paga conta mais cara do que ela, como cheque especial ou fornecedor que dá desconto à vista. Peça antes ao fornecedor um prazo que case com o do cartão.`
  const rate = w.said('%', 'Taxa da antecipação', FEE)
  const booked = rate && (w.said('R$/mês', 'O que antecipa por mês', BOOKED) ?? w.revenue)
  if (rate && booked) {
    const month = w.make(
      'R$/mês',
      'Custo de antecipar por mês',
      round2((booked.value * rate.value) / 100),
      `${rate.text} × ${booked.text}`,
      [rate, booked],
    )
    const year = w.times(month, 12, 'R$', 'Custo de antecipar por ano')
    return say`Só em emergência. Antecipar ${booked} a ${rate} custa ${month} por mês, ${year} em um ano. ${end}`
  }
  if (paid) {
    const year = w.times(paid, 12, 'R$', 'O que essas taxas levam por ano')
    return say`Só em emergência. As taxas já levam ${paid} por mês, ${year} em um ano, e quem antecipa um mês precisa antecipar o seguinte. ${end}`
  }
  return say`Só em emergência: quem antecipa um mês precisa antecipar o seguinte. Faça a conta com dois números que faltam, a taxa e quanto antecipa por mês: taxa vezes valor, vezes doze meses, é o que sai por ano. ${end}`
}

const OWED: readonly Wanted[] = [
  {
    kinds: 'R',
    min: 300,
    before: /\b(?:devo|devendo|divida|deve[mr]?|atrasad[oa]s?|banco|simples|receita|emprestimo)\b[^,]{0,30} $/,
  },
  {
    kinds: 'R',
    min: 300,
    after: /^[^,]{0,20} (?:de divida|atrasad|no banco|pro banco|de imposto|de simples|pra receita|com o banco)/,
  },
  { kinds: 'R', min: 1_000, not: NOT_A_SUM, away: 0 },
]

export function renegotiate(w: Weighing): Text {
  const month = w.said('R$/mês', 'Parcela', ...INSTALMENT)
  const debt = w.said('R$', 'Dívida', ...OWED)
  const [left, lack] = [w.left, lacking(w)]
  if (lack)
    return say`Sim, e já. Peça carência primeiro: hoje faltam ${lack} por mês e nenhuma parcela cabe. Enquanto ela corre, feche esse buraco; só então assine, com parcela de até metade do que passar a sobrar.`
  if (left && left.value > 0) {
    // What she pays today comes back before a new one is agreed on.
    const room = w.room!
    const takes = debt && w.monthsOf(debt, room, 'Meses para quitar, sem contar juros')
    const fits = month && month.value > room.value ? say` A de ${month} não cabe.` : say``
    return say`Sim, e leve a proposta pronta: parcela de até ${room}, metade dos ${left} que sobram por mês.${takes ? say` Assim ${debt} levam ${takes}, sem contar os juros.` : ''}${fits} Comece pela dívida de juro mais alto e não aceite nada sem o valor total escrito.`
  }
  return say`Sim, mas leve a sua conta antes de ouvir a deles: o que sobra num mês comum é o número que falta, e a parcela vai até metade dele. Comece pela dívida de juro mais alto, peça o valor total escrito e não assine parcela que só cabe no mês bom.`
}

const GAIN: readonly Wanted[] = [
  {
    kinds: 'RN',
    min: 50,
    away: 2,
    before: /\b(?:economiz[a-z]+|economia de|poup[a-z]+)(?: uns| umas| cerca de| ate)* $/,
    after: /^[^,]{0,20}(?:por|ao|no|todo) mes/,
  },
  {
    kinds: 'R',
    min: 50,
    away: 2,
    before:
      /\b(?:economiz[a-z]+|economia|poup[a-z]+|renderia|rende|traz|traria|ganh[a-z]+ mais|deixa[rm]?|cort[a-z]+|gasto com|pago (?:de|pra)|terceiriz[a-z]+)\b[^,]{0,30} $/,
    after: /^[^,]{0,20}(?:por|ao|no|todo) mes/,
  },
  {
    kinds: 'RN',
    min: 50,
    away: 2,
    before: /\b(?:pago|gasto|alugo|fora|sao|terceir[a-z]+|some)\b[^,]{0,16} $/,
    after: /^[^,]{0,26}(?:por|ao|todo) mes/,
  },
]
/** Months in which a purchase should have paid itself. */
export const PAID_IN = 24

/** 'Bordado fora 6.800' beside 'comprar a bordadeira': what the same work costs outside. */
function outsideOf(w: Weighing): Num | null {
  const roots = [...w.heard.text.matchAll(/\b[a-z]{6,}/g)].map(([word]) => word.slice(0, 5))
  const place = w.sources.reading.costs.items.findIndex(({ nome }) => {
    const plain = fold(nome)
    return /\b(?:fora|terceir|faccao)/.test(plain) && roots.some((root) => plain.includes(root))
  })
  return place < 0 ? null : w.known(w.sources.costFacts[place]!, 'R$/mês')
}

export function machine(w: Weighing): Text {
  const outside = outsideOf(w)
  if (outside) return insteadOf(w, outside)
  const gain = w.said('R$/mês', 'O que ela traz ou poupa por mês', ...GAIN)
  const terms = loanOf(w, 'Preço')
  const { sum, month } = terms
  const [left, lack] = [w.left, lacking(w)]
  if (gain && (sum || month)) return byGain(w, withRepairs(w, gain), terms)
  const need =
    month ?? (sum && w.over(sum, PAID_IN, 'R$/mês', 'O que precisa deixar por mês para se pagar em dois anos'))
  const sales = need && w.salesFor(need)
  const brings = sales ? say`${need} por mês, ou seja, ${sales} a mais em vendas` : need ? say`${need} por mês` : null
  if (lack)
    return say`Ainda não. Hoje já faltam ${lack} por mês${brings ? say`, e essa compra pede mais ${brings}` : ''}. Conserte ou alugue até o mês fechar no azul por três meses; só então compare a parcela com o que sobrar.`
  if (!left && month && ownBills(w) > 0) return wholeProject(w, terms, month)
  if (!left || left.value <= 0 || !need)
    return say`Só com a conta dela feita: ${brings ? say`para se pagar ela precisa deixar ${brings}` : 'preço dividido pelo que ela deixa a mais por mês dá os meses até se pagar, e até dois anos vale'}. Liste o trabalho que você recusou ou atrasou por falta dela nas últimas semanas: se não der isso, espere. ${left && left.value > 0 ? say`Pelo que sobra hoje, a parcela vai até ${w.room!}.` : 'Veja também usada, alugada ou por hora.'}`
  const share = w.share(need, left, 'Parte da sobra')
  const months = sum && w.monthsOf(sum, left, 'Meses de toda a sobra')
  if (month) {
    if (month.value > left.value / 2)
      return say`Não com essa parcela. Os ${month} levam ${share} dos ${left} que sobram por mês, e a que cabe vai até ${w.room!}.${returned(terms, w)} ${sales ? say`Para se pagar ela teria de trazer ${sales} a mais em vendas todo mês: só avance se já recusa trabalho desse tamanho.` : 'Peça entrada maior ou usada, e só avance se já recusa trabalho por falta dela.'}`
    if (ownBills(w) > 0) return wholeProject(w, terms, month)
    return say`${yes(w, 'Sim, se ela trouxer trabalho novo')}. A parcela de ${month} leva ${share} do que sobra${sales ? say` e se paga com ${sales} a mais em vendas por mês` : ''}.${returned(terms, w)} Antes de assinar, liste o que recusou nas últimas semanas por falta dela; se não chegar a isso, espere.`
  }
  if (months!.value <= 8)
    return say`${yes(w, 'Sim, se houver trabalho esperando por ela')}. Os ${sum!} são ${months!} de tudo o que sobra (${left} por mês); para se pagar em dois anos ela precisa deixar ${brings!}. Antes, liste o que recusou ou atrasou por falta dela e guarde um mês de contas fora da compra.`
  return say`${months!.value > 24 ? 'Não por esse preço' : 'Ainda não à vista'}. Os ${sum!} são ${months!} de tudo o que sobra (${left} por mês), e para se pagar em dois anos ela precisa deixar ${brings!}. Avance quando o trabalho recusado por falta dela chegar a isso por três meses; até lá, usada, alugada ou com parcela de até ${w.room!}.`
}

function insteadOf(w: Weighing, outside: Num): Text {
  const terms = loanOf(w, 'Preço')
  const { sum, month } = terms
  const need =
    month ?? (sum && w.over(sum, PAID_IN, 'R$/mês', 'O que precisa deixar por mês para se pagar em dois anos'))
  const end =
    'Antes, conte quantos dos seus problemas vêm mesmo desse serviço: a compra não conserta os que nascem em outro lugar'
  if (!need)
    return say`Só com a conta dela feita: hoje o serviço fora custa ${outside} por mês, e daí saem a parcela, quem opera, o material e a manutenção. ${end}.`
  const rest = w.minus(outside, need, 'R$/mês', 'O que fica para operar por mês')
  if (rest.value <= 0)
    return say`Não por esse preço. O serviço fora custa ${outside} por mês, e só ela pede ${need}, antes de quem opera e do material.${returned(terms, w)} ${end}.`
  return say`Só se a conta toda couber. O serviço fora custa ${outside} por mês e ela pede ${need}: os ${rest} que ficam ainda pagam quem opera, o material e a manutenção.${returned(terms, w)} ${end}.`
}

const REPAIRS: Wanted = {
  kinds: 'RN',
  min: 50,
  away: 4,
  before: /\b(?:gasto|gastamos|pago)(?: uns| cerca de)* $/,
  after: /^ (?:reais )?(?:por mes )?(?:de|com|em) (?:conserto|oficina|manutencao|reparos?)\b/,
}
/** What the old one costs to be repaired isn't paid any more. */
function withRepairs(w: Weighing, gain: Num): Num {
  const repairs = w.said('R$/mês', 'Conserto da velha por mês', REPAIRS)
  return repairs
    ? w.make(
        'R$/mês',
        'O que ela poupa, com o conserto da velha',
        round2(gain.value + repairs.value),
        `${gain.text} + ${repairs.text}`,
        [gain, repairs],
      )
    : gain
}

function byGain(w: Weighing, gain: Num, terms: Loan): Text {
  const { sum, month } = terms
  const running = runningOf(w, [gain, sum, month])
  if (running.total || running.each.length > 0) return byWholeAccount(w, gain, terms, running)
  if (month) {
    const gap = w.minus(gain, month, 'R$/mês', 'Diferença por mês')
    return gap.value >= 0
      ? say`${closes(w, gap) ? 'Sim, se a conta de operar couber' : 'Ainda não'}. Ela traz ou poupa ${gain} por mês e a parcela é de ${month}: ficam ${gap} para quem opera, energia, material e manutenção.${returned(terms, w)} ${closes(w, gap) ? say`Confira antes se os ${gain} se repetem num mês fraco.` : say`O mês de hoje não fecha: some antes essas contas e veja se ele passa a fechar.`}`
      : say`Não com essa parcela. Ela traz ou poupa ${gain} por mês e pede ${month}: faltam ${gap} todo mês.${returned(terms, w)} Só vale com parcela até ${gain}, ou com trabalho novo que cubra a diferença.`
  }
  const months = w.monthsOf(sum!, gain, 'Meses até se pagar')
  return months.value <= PAID_IN
    ? say`${yes(w, 'Sim')}. A ${gain} por mês, ela se paga em ${months}. Confira antes se esse valor se repete num mês fraco, ponha a manutenção na conta e não tire o dinheiro do giro: a parcela pode ir até ${gain}.`
    : say`Não por esse preço. A ${gain} por mês, ela leva ${months} para se pagar, mais do que dois anos. Procure usada ou alugada, e volte à conta se o que ela traz crescer.`
}

/** With what it leaves, the month pays itself. */
export const closes = ({ left }: Weighing, gap: Num): boolean => left === null || left.value + gap.value >= 0

/** Her problem comes before growth, even where growth would fit. */
export const yes = (w: Weighing, text: string): string =>
  w.hold ? 'Ainda não, mesmo cabendo na conta: primeiro o problema de hoje' : text

/** 'Sobrar 3 mil pra reformar' */
const FOR_WORKS: Wanted = {
  min: 300,
  away: 1,
  after: /^ (?:reais )?(?:pra|para) (?:(?:a|o|eu|fazer) )?(?:reform|obra|troc|pint|arrum|moderniz)/,
}

export function reform(w: Weighing): Text {
  const wanted = w.said('R$', 'Custo da obra', FOR_WORKS)
  const { sum: other, month } = loanOf(w, 'Custo da obra')
  const sum = wanted ?? other
  const [left, lack] = [w.left, lacking(w)]
  const more =
    sum &&
    w.make('R$', 'Com um quinto a mais, que obra costuma pedir', reais(sum.value * 1.2), `${sum.text} × 1,2`, [sum])
  if (lack)
    return say`Ainda não. Hoje faltam ${lack} por mês${more ? say`, e obra de ${sum!} costuma terminar em ${more}` : ', e obra costuma passar do orçado'}. Faça só o que é risco ou exigência da fiscalização; o resto quando o mês fechar no azul por três meses.`
  if (left && left.value > 0 && sum && more) {
    const months = w.monthsOf(more, left, 'Meses de toda a sobra')
    const sales = w.salesFor(w.over(more, PAID_IN, 'R$/mês', 'Para se pagar em dois anos'))
    return say`${months.value <= 8 ? yes(w, 'Sim, por partes') : 'Ainda não de uma vez'}. Obra de ${sum} costuma terminar em ${more}: são ${months} de tudo o que sobra (${left} por mês)${sales ? say`, e para se pagar em dois anos ela precisa trazer ${sales} a mais em vendas por mês` : ''}. Comece pela parte que mais faz falta, e só passe à seguinte com a anterior paga.`
  }
  return say`Só por partes e com o dinheiro na mão. Faça a conta que falta: orçamento mais um quinto, dividido pelo que sobra por mês${month ? say` (a parcela já seria de ${month})` : ''}; se passar de oito meses, espere. Comece pelo que mais faz falta, e só passe ao seguinte com o anterior pago.`
}

const RENT: readonly Wanted[] = [
  { kinds: 'RN', min: 200, away: 2, before: /\baluguel\b[^,]{0,26} $/ },
  { kinds: 'RN', min: 200, away: 2, after: /^ de (?:condominio e )?aluguel/ },
]

export const newRent = (w: Weighing): Num | null => w.said('R$/mês', 'Aluguel em questão', ...RENT)

export function property(w: Weighing): Text {
  const paid = w.group('aluguel') ?? w.said('R$/mês', 'Aluguel de hoje', ...RENT)
  const { sum, month } = loanOf(w, 'Preço do imóvel')
  const [left, lack] = [w.left, lacking(w)]
  if (lack)
    return say`Ainda não. Hoje faltam ${lack} por mês, e imóvel não se vende depressa quando a conta aperta. ${paid ? say`Continue no aluguel de ${paid}` : 'Continue no aluguel'} e volte ao assunto depois de três meses com sobra.`
  if (month && paid) {
    const gap = w.minus(month, paid, 'R$/mês', 'O que a parcela pede além do aluguel')
    if (gap.value <= 0)
      return say`Sim, se a entrada não sair do giro. A parcela de ${month} não passa do aluguel de ${paid}. Guarde antes três meses de contas, e peça ao contador o custo de escritura e imposto.`
    const share = left && left.value > 0 ? w.share(gap, left, 'Parte da sobra') : null
    return say`${share && share.value > 50 ? 'Não com essa parcela' : 'Sim, se a entrada não sair do giro'}. Ela pede ${gap} por mês a mais do que o aluguel de ${paid}${share ? say`, ${share} do que sobra` : ''}. Guarde antes três meses de contas; sem essa reserva, um mês fraco leva o imóvel e o negócio.`
  }
  if (sum && paid) {
    const rate = w.make(
      '%',
      'O aluguel em parte do preço',
      Math.round((paid.value / sum.value) * 10_000) / 100,
      `${paid.text} ÷ ${sum.text}`,
      [paid, sum],
    )
    return say`Só se o dinheiro não sair do giro. O aluguel de ${paid} é ${rate} do preço de ${sum} por mês: se o seu dinheiro rende mais do que isso no banco ou no negócio, alugar ganha.${w.room ? say` Pelo que sobra hoje, a parcela vai até ${w.room} além do aluguel.` : ''} Guarde antes três meses de contas.`
  }
  return say`Só se o dinheiro não sair do giro. Divida o aluguel de um mês${paid ? say` (${paid})` : ''} pelo preço do imóvel: se o seu dinheiro rende mais do que isso por mês, no banco ou no negócio, continue alugando. ${w.room ? say`A parcela vai até ${w.room}, metade do que sobra, além do que já paga de aluguel.` : 'A parcela não pode passar do aluguel mais metade do que sobra.'}`
}

const RATE: Wanted = { kinds: 'P', max: 60, away: 1 }

export function stockAhead(w: Weighing): Text {
  const rate = w.said('%', 'Desconto pela quantidade', RATE)
  const sum = w.said('R$', 'Compra em questão', ...SUM)
  const goods = w.group('mercadorias')
  const left = w.left
  const saved =
    rate && sum
      ? w.make('R$', 'O que o desconto poupa', round2((sum.value * rate.value) / 100), `${rate.text} × ${sum.text}`, [
          rate,
          sum,
        ])
      : null
  const months = sum && goods && goods.value > 0 ? w.monthsOf(sum, goods, 'Meses de compra de uma vez') : null
  const limit = goods && w.times(goods, 2, 'R$', 'Dois meses de compra')
  if (months)
    return say`${months.value > 2 ? 'Não tudo isso' : 'Sim, se é do que mais gira'}. ${sum!} são ${months} da sua compra de mercadoria (${goods!} por mês)${saved ? say`, e o desconto poupa ${saved}` : ''}; acima de dois meses o que poupa se perde em encalhe e juro. ${months.value > 2 ? say`Fique em até ${limit!}, só do que vende toda semana, e peça entrega em partes pelo mesmo preço.` : 'Peça entrega em partes pelo mesmo preço e pague depois de vender a primeira.'}`
  return say`Só do que vende toda semana, e até dois meses de venda${limit ? say` (${limit} pela sua compra de hoje)` : ''}.${left && left.value > 0 ? say` O que sobra por mês são ${left}: não ponha nisso mais do que dois meses de sobra.` : ''} Peça antes entrega em partes pelo mesmo preço; o que passar do prazo de venda vira encalhe e juro.`
}
