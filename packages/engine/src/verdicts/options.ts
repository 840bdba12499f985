import { say, type Text } from '#src/facts/fact-book.ts'
import { fixedAndVariable } from '#src/measures/costs.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { loanOf } from './money.ts'
import type { Num, Spot, Weighing } from './weighing.ts'

const OF_CHALLENGE = (w: Weighing): readonly Spot[] => w.spots.filter(({ field }) => field === 'main_challenge')

const LOST =
  '(volt[a-z]+|devolv[a-z]+|devolvid[oa]s?|perd[a-z]+|morr[a-z]+|cancel[a-z]+|saem|sairam|param(?= n[oa]| de| antes)|pararam(?= n[oa]| de| antes)|desist[a-z]+|estrag[a-z]+)'
const LOST_BEFORE = new RegExp(`\\b${LOST}(?: (?:uns|umas|mais de|cerca de))? $`)
const LOST_AFTER = new RegExp(`^ (?:(?:sao|foram|pes|pecas|pedidos|del[ea]s) )?${LOST}\\b`)
const PAID_BEFORE = /\bpag(?:am|aram|ou) (?:so )?$/
const PAID_AFTER = /^ (?:[a-z]+ )?pag[oa]s\b/
const SENT = /\b(?:mand|envi|entreg|lev|despach)[a-z]*\b/
const COME_IN = /\b(?:entr|cheg)[a-z]+(?: (?:uns|umas))? $/

/** A client who comes back is none lost, and what sells 'goes out', too. */
const isLoss = (word: string, { before, after }: Spot): boolean =>
  word.startsWith('volt') ? SENT.test(before) || SENT.test(after) : !/^sa/.test(word) || COME_IN.test(before)

const COUNTED = /^ (?!reais\b|mil\b|dias\b|horas\b|anos?\b)[a-z]{3,}/
const LEAST_WHOLE = 10
const LEAST_LOST = 10

interface Lost {
  whole: Num
  lost: Num
  stay: number
  share: Num
}

/** Of what she counts, the part that comes back, dies or leaves. */
function lostOf(w: Weighing): Lost | null {
  for (const spot of OF_CHALLENGE(w)) {
    const { previous, said } = spot
    if (said.kind !== 'N' || previous?.said.kind !== 'N' || !COUNTED.test(previous.after)) continue
    if (previous.said.value < LEAST_WHOLE || said.value >= previous.said.value || said.value < 1) continue
    const word = LOST_BEFORE.exec(spot.before)?.[1] ?? LOST_AFTER.exec(spot.after)?.[1]
    const leaves = word !== undefined && isLoss(word, previous)
    const stays = !leaves && (PAID_BEFORE.test(spot.before) || PAID_AFTER.test(spot.after))
    if (!leaves && !stays) continue
    const whole = w.take(previous, '', 'Quantos ao todo')!
    const counted = w.take(spot, '', leaves ? 'Quantos não ficam' : 'Quantos são pagos')!
    const lost = leaves ? counted : w.minus(whole, counted, '', 'Quantos não são pagos')
    const share = w.share(lost, whole, 'Parte que não fica')
    return share.value < LEAST_LOST ? null : { whole, lost, stay: whole.value - lost.value, share }
  }
  return null
}

/** More of what is lost in part; null: she counts no loss. */
export function growthWhileLosing(w: Weighing): Text | null {
  const found = lostOf(w)
  if (!found) return null
  const { whole, lost, share } = found
  const sum = /\bcada\b/.test(w.heard.text) ? null : loanOf(w, 'Investimento').sum
  const price = w.said('R$', 'Preço de um', {
    kinds: 'RN',
    max: 5_000,
    before: /\b(?:pag[oa]s|paga[m]?|vend[a-z]+),? a (?:so )?$/,
  })
  const worth =
    price &&
    w.make('R$', 'O que se perde, a preço de venda', round2(lost.value * price.value), `${lost.text} × ${price.text}`, [
      lost,
      price,
    ])
  return say`Ainda não. Dos ${whole} que você contou, ${lost} não ficam: são ${share}${worth ? say`, ${worth} a preço de venda` : ''}, e crescer agora aumenta também essa parte. Anote por duas semanas onde e por que se perde, e leve menos aonde sobra e mais aonde falta; volte ${sum ? say`aos ${sum}` : 'ao aumento'} quando essa parte cair pela metade por três meses seguidos.`
}

const HOLDS_CROP = /\b(?:estufas?|tanques?|aviario|canteiros?)\b/
/** A greenhouse is heard as a machine where it is only named. */
export const roomWhileLosing = (w: Weighing): Text | null =>
  HOLDS_CROP.test(w.heard.text) ? growthWhileLosing(w) : null

/** More ads for what doesn't stay. */
export function adsWhileLosing(w: Weighing): Text | null {
  const found = lostOf(w)
  if (!found) return null
  const { whole, lost, stay, share } = found
  const paid = w.group('marketing')
  const each =
    paid &&
    w.make(
      'R$',
      'Anúncio por venda que fica',
      round2(paid.value / stay),
      `${paid.text} ÷ (${whole.text} − ${lost.text})`,
      [paid, whole, lost],
    )
  return say`Ainda não. Dos ${whole} que você contou, ${lost} não ficam: são ${share}, e anúncio traz mais do mesmo.${each ? say` Se esses números são de um mês, cada um que fica já carrega ${each} de anúncio.` : ''} Deixe o gasto como está, pergunte a cada um que sai o motivo e mexa primeiro no mais repetido; aumente só quando essa parte cair pela metade por dois meses.`
}

const PAYS_LATE = /\b(?:paga[m]?|paga[rn]do|recebo|deposita|acerta)\b[^,;]{0,26} $/
const OF_CLIENT = /^ (?:sao d|e d[aoe]|do meu m|d[oa]s? (?:meu )?(?:r|n)\d|do que entra|sao del)|^ $/
const IS_CLIENT = /\b(?:sao|e)(?: (?:uns|umas|so))? $/
const MORE_OF_IT = /\bmais\b|\bdel[ea]s?\b|\b(?:dobr|aument|ampli)[a-z]+\b/
const ANOTHER_PAYS = /\boutr[oa]s?\b[^.;]{0,40}\b(?:a vista|na hora|na entrega|adiantad[oa])/
const EXAMPLE = 10_000
const LATE = 30

/** More work for who pays late; null: no delay of his is said. */
export function moreOfLatePayer(w: Weighing): Text | null {
  const challenge = fold(w.sources.reading.form.main_challenge ?? '')
  if (!MORE_OF_IT.test(w.heard.text) || ANOTHER_PAYS.test(challenge)) return null
  const spots = OF_CHALLENGE(w)
  const late = spots.find(
    ({ said, before }) => said.kind === 'D' && said.value > LATE && said.value <= 240 && PAYS_LATE.test(before),
  )
  if (!late) return null
  const days = w.take(late, 'dias', 'Prazo em que ele paga')!
  const month = monthOfClient(w, spots)
  const tied = (sum: Num, rotulo: string) =>
    w.make('R$', rotulo, reais((sum.value * days.value) / 30), `${sum.text} × ${days.text} ÷ 30`, [sum, days])
  const example = w.rule('mais_do_mesmo', 'Exemplo de serviço a mais por mês', EXAMPLE, 'R$')
  const more = tied(example, 'O que cada parte a mais prende')
  const now = month && tied(month, 'O que ele já prende')
  return say`Não com esse prazo. Ele paga em ${days}: ${now ? say`os ${month!} por mês dele já prendem ${now}, e ` : ''}cada ${example} a mais por mês prende outros ${more} seus até ele pagar.${w.left && w.left.value > 0 ? say` Hoje sobram ${w.left} por mês para bancar isso.` : ''} Aceite a próxima se ele der entrada que pague o material, ou encurtar o prazo por escrito; até lá, encha a agenda com quem paga na entrega.`
}

const PAYS_A_MONTH = /^(?: reais)? por mes\b/
const ONE_CLIENT =
  /\b(?:um cliente so|(?:o |meu |um )?(?:maior|principal) cliente|um so cliente|ele|ela|rede|grupo|empresa)\b[^.;]{0,60} $/
/** What the client who asks for less pays a month; null: it isn't said of one. */
export function monthOfAsker(w: Weighing): Num | null {
  const most = w.revenue?.value ?? 0
  const spot = OF_CHALLENGE(w).find(
    ({ said, before, after }) =>
      'RN'.includes(said.kind) &&
      said.value >= 300 &&
      said.value < most &&
      PAYS_A_MONTH.test(after) &&
      ONE_CLIENT.test(before),
  )
  return w.take(spot ?? null, 'R$/mês', 'O que ele paga por mês')
}

function monthOfClient(w: Weighing, spots: readonly Spot[]): Num | null {
  const most = w.revenue?.value ?? 0
  const spot = spots.find(
    ({ said, before, after }) => 'RN'.includes(said.kind) && (OF_CLIENT.test(after) || IS_CLIENT.test(before)),
  )
  if (!spot) return null
  // 'Dos 64 mil, uns 38 são de uma construtora'
  const whole = spot.previous?.said
  const inThousands = spot.said.value < 1_000 && whole !== undefined && whole.value >= 1_000
  const value = inThousands ? spot.said.value * 1_000 : spot.said.value
  if (value < 1_000 || value >= most) return null
  if (!inThousands) return w.take(spot, 'R$/mês', 'O que ele traz por mês')
  const said = w.take(spot, '', 'O que ele traz por mês, em mil reais')!
  return w.make('R$/mês', 'O que ele traz por mês', value, `${said.text} × 1.000`, [said])
}

const WAGE_WITH_ALL = /^ (?:por mes )?(?:ja )?com (?:os |todos os )?encargos?/
const UPKEEP = /^ (?:reais )?(?:por mes )?(?:de|em|pra) (?:luz|energia|manutenc|operac)/
const EACH_MAKES = /\bcada [^,;]{0,30} $/
const MAKES = /\b(?:hoje|faz(?:emos)?|faco|produz[a-z]*|colh[a-z]+)\b[^,;]{0,24} $/

const OWN_PRICE = /\bvend[a-z]* (?:hoje )?a (?:uns )?$/
const NEAR_REVENUE = 0.25

/** So many in a month: she says so, or at her price they are her revenue. */
function isOfMonth(w: Weighing, made: Spot): boolean {
  if (/^ [a-z]+ (?:por|ao) mes\b/.test(made.after)) return true
  const own = w.spots.find(({ said, before }) => 'RN'.includes(said.kind) && OWN_PRICE.test(before))
  const revenue = w.revenue?.value
  return (
    own !== undefined &&
    revenue !== undefined &&
    Math.abs(made.said.value * own.said.value - revenue) <= revenue * NEAR_REVENUE
  )
}

/** What one takes of goods and of all that comes with a sale, by what she makes in a month; null: it isn't counted. */
export function costOfOne(w: Weighing, count: Num, unit: string): { made: Spot; cost: Num } | null {
  const sums = fixedAndVariable(w.sources)
  const made = OF_CHALLENGE(w).find(
    ({ said, after, before }) =>
      said.kind === 'N' && after.startsWith(` ${unit}`) && said.value > count.value && MAKES.test(before),
  )
  if (!sums || sums.variable === 0 || !made || !isOfMonth(w, made)) return null
  const month = w.take(made, '', 'O que faz por mês hoje')!
  const groups = w.sources.groups.filter(({ varia }) => varia !== false).map(({ id }) => w.group(id)!)
  const cost = w.make(
    'R$',
    'O que cada um leva em material e no que vem com a venda',
    round2((sums.variable + sums.unknown) / month.value),
    `(${groups.map(({ text }) => text).join(' + ')}) ÷ ${month.text}`,
    [...groups, month],
  )
  return { made, cost }
}

/** The instalment of a machine with what keeps it running. */
function machineMonth(w: Weighing, instalment: Num | null): Num | null {
  const upkeep = instalment && w.said('R$/mês', 'Luz e manutenção dela', { kinds: 'RN', max: 20_000, after: UPKEEP })
  return instalment && upkeep
    ? w.make(
        'R$/mês',
        'O que a máquina pede por mês',
        round2(instalment.value + upkeep.value),
        `${instalment.text} + ${upkeep.text}`,
        [instalment, upkeep],
      )
    : instalment
}

/** What an order a month leaves with one more person or with a machine in instalments; null: neither is priced. */
export function orderWithHands(
  w: Weighing,
  count: Num,
  price: Num,
  unit: string,
  { made, cost }: { made: Spot; cost: Num },
): Text | null {
  const spots = OF_CHALLENGE(w)
  const eachMakes = spots.find(
    ({ said, before, after }) =>
      said.kind === 'N' && after.startsWith(` ${unit}`) && said.value < made.said.value && EACH_MAKES.test(before),
  )
  const wage = spots.find(
    ({ said, after }) => 'RN'.includes(said.kind) && said.value >= 800 && WAGE_WITH_ALL.test(after),
  )
  const terms = loanOf(w, 'Preço da máquina', true)
  if (!wage && !terms.month) return null
  const keep = w.minus(price, cost, 'R$', 'O que cada um do pedido deixa')
  if (keep.value <= 0)
    return say`Não por esse preço. Só de material e do que vem com a venda cada um leva ${cost}, e pagam ${price}. Devolva com um preço que pague também quem faz; máquina nenhuma conserta isso.`
  const order = w.make(
    'R$/mês',
    'O que o pedido deixa por mês',
    reais(keep.value * count.value),
    `${count.text} × ${keep.text}`,
    [count, keep],
  )
  const person = w.take(wage ?? null, 'R$/mês', 'Custo de mais uma pessoa')
  const hands = person && byHands(w, order, person, count, eachMakes ?? null)
  const month = machineMonth(w, terms.month)
  const byMachine = month && w.minus(order, month, 'R$/mês', 'O que fica do pedido com a máquina')
  const left = (rest: Num) => (rest.value >= 0 ? say`ficam ${rest}` : say`faltam ${rest}`)
  const base = say`De cada um ficam ${keep} (${price} menos ${cost} de material e do que vem com a venda): o pedido deixa ${order} por mês.`
  const withHands = hands ? say` ${hands.who}, ${left(hands.rest)}${month ? '; ' : '.'}` : say` `
  const withMachine =
    month && byMachine ? say`${hands ? 'com' : 'Com'} a máquina, que pede ${month} por mês, ${left(byMachine)}.` : say``
  const end =
    'Antes de responder, peça contrato de seis meses e prazo curto de pagamento, e veja o que acontece se os outros pedirem o mesmo preço'
  const best = Math.max(hands?.rest.value ?? -1, byMachine?.value ?? -1)
  if (best < 0)
    return say`Não por esse preço. ${base}${withHands}${withMachine} Contraproponha um preço maior ou uma parte que caiba no que já faz.`
  const personWins = hands !== null && hands.rest.value >= (byMachine?.value ?? -1)
  if (personWins && month && person) {
    const turn = w.make(
      '',
      'Pessoas a partir das quais a máquina ganha',
      Math.floor(month.value / person.value) + 1,
      `${month.text} ÷ ${person.text}`,
      [month, person],
    )
    return say`Sim ao pedido, com mais gente; a máquina ainda não. ${base}${withHands}${withMachine} Ela só ganha quando o trabalho a mais pedir ${turn} pessoas, com venda firme por três meses. ${end}.`
  }
  return personWins
    ? say`Sim, com mais gente. ${base}${withHands} ${end}.`
    : say`Sim, se o pedido for firme por todo o prazo da máquina. ${base}${withHands}${withMachine} ${end}.`
}

function byHands(w: Weighing, order: Num, person: Num, count: Num, eachMakes: Spot | null): { who: Text; rest: Num } {
  const people = eachMakes ? Math.ceil(count.value / eachMakes.said.value) : 1
  if (people === 1 || !eachMakes)
    return {
      who: say`Com mais uma pessoa, a ${person}`,
      rest: w.minus(order, person, 'R$/mês', 'O que fica do pedido com mais uma pessoa'),
    }
  const each = w.take(eachMakes, '', 'O que cada pessoa faz')!
  const needed = w.make('', 'Pessoas que o pedido pede', people, `${count.text} ÷ ${each.text}`, [count, each])
  const cost = w.make(
    'R$/mês',
    'Custo dessas pessoas',
    reais(people * person.value),
    `${needed.text} × ${person.text}`,
    [needed, person],
  )
  return {
    who: say`Com mais ${needed} pessoas, a ${cost} por mês`,
    rest: w.minus(order, cost, 'R$/mês', 'O que fica do pedido com elas'),
  }
}

const OFFERS = /\b(?:ofere[a-z]+|pag[a-z]+|da|propo[a-z]+)\b[^,;]{0,24} $/
const A_MONTH = /^ (?:reais )?(?:por|ao) mes\b|^ mensais/
const AT_ONCE = /^ (?:reais )?(?:a vista|no ato|de uma vez)/

/** Two who would take over, one by the month and one at once; null: not both are said. */
export function twoOffers(w: Weighing): Text | null {
  const spots = OF_CHALLENGE(w)
  const monthSpot = spots.find(
    ({ said, before, after }) =>
      'RN'.includes(said.kind) && said.value >= 300 && OFFERS.test(before) && A_MONTH.test(after),
  )
  const yearsSpot =
    monthSpot &&
    spots.find(({ previous, said }) => previous?.said === monthSpot.said && said.kind === 'D' && said.value > 180)
  const cashSpot = spots.find(
    ({ said, after }) => 'RN'.includes(said.kind) && said.value >= 10_000 && AT_ONCE.test(after),
  )
  if (!monthSpot || !yearsSpot || !cashSpot) return null
  const month = w.take(monthSpot, 'R$/mês', 'Parcela que oferecem')!
  const days = w.take(yearsSpot, 'dias', 'Prazo em dias')!
  const cash = w.take(cashSpot, 'R$', 'Oferta à vista')!
  const count = w.make('', 'Parcelas', Math.round((days.value / 365) * 12), `${days.text} ÷ 365 × 12`, [days])
  const total = w.make('R$', 'Soma das parcelas', round2(month.value * count.value), `${count.text} × ${month.text}`, [
    count,
    month,
  ])
  const { left } = w
  const weight =
    left && left.value > 0
      ? say` Quem paga por mês tira isso do que a empresa deixa: hoje sobram ${left}, e a parcela leva ${w.share(month, left, 'Parte da sobra que a parcela leva')}, antes de pagar quem faça o que você faz.`
      : say` Quem paga por mês tira isso do que a empresa deixa: veja antes quanto sobra depois de pagar quem faça o que você faz.`
  return say`Depende de quem garante a parcela, e não do total. São ${count} vezes ${month}, ${total} ao longo dos anos e com o risco seu, contra ${cash} de uma vez.${weight} Peça ao contador o custo de rescindir com a equipe e desconte do à vista; na parcela, exija entrada e as máquinas em garantia. Não assine com nenhum antes de seis meses com o comprador no comando e você conferindo.`
}

/** 'Tira 6 mil e não aparece' */
const HIS_DRAW = /\b(?<!eu )(?<!eu tambem )(?:tira|pega|leva|retira|saca|pix d[oe]s?)(?: (?:uns|mais))? $/
const ASKS = /\b(?:pediu|pede|quer|cobra|exige)(?: (?:uns|por isso))? $/
const TOO_LONG = 24

/** What a partner asks for his half, against what half of the profit brings; null: it isn't said. */
export function partnerPrice(w: Weighing, before: Num): Text | null {
  const spots = OF_CHALLENGE(w)
  const his = spots.find(
    ({ said, before: text }) =>
      'RN'.includes(said.kind) && said.value >= 500 && said.value < 100_000 && HIS_DRAW.test(text),
  )
  const asked = spots.find(
    ({ said, before: text }) => 'RN'.includes(said.kind) && said.value >= 10_000 && ASKS.test(text),
  )
  if (!his || !asked) return null
  const draw = w.take(his, 'R$/mês', 'Retirada do sócio')!
  const sum = w.take(asked, 'R$', 'Valor pedido')!
  const profit = w.minus(before, draw, 'R$/mês', 'Lucro depois de pagar o seu trabalho pelo mesmo valor')
  const end = say`Separe no papel o que é pagamento de quem trabalha e o que é lucro, peça ao contador o valor da parte pelo contrato, e responda com parcelas que caibam no que sobra; assinem com advogado.`
  if (profit.value <= 0)
    return say`Não por esse valor. Antes das retiradas sobram ${before} por mês; pagando o seu trabalho por ${draw}, não fica lucro para dividir, e pedem ${sum}. ${end}`
  const part = w.said('%', 'Parte dele', { kinds: 'P', min: 1, max: 99 })
  const share = part ?? w.rule('parte_do_socio', 'Parte do sócio, se forem dois iguais', 50, '%')
  const half = w.make(
    'R$/mês',
    'A parte dele no lucro',
    round2((profit.value * share.value) / 100),
    `${share.text} × ${profit.text}`,
    [profit, share],
  )
  const months = w.make(
    'meses',
    'Meses da parte dele no lucro',
    round1(sum.value / half.value),
    `${sum.text} ÷ ${half.text}`,
    [sum, half],
  )
  return say`${months.value > TOO_LONG ? 'Não por esse valor' : 'Sim, em parcelas'}. Antes das retiradas sobram ${before} por mês; pagando o seu trabalho por ${draw}, ficam ${profit} de lucro, e a parte de ${share}${part ? '' : ', se são dois iguais,'} são ${half}: o valor pedido, ${sum}, são ${months} disso. Sem a retirada de quem sai, o mês ganha ${draw}. ${end}`
}

const REPLACES = /\b(?:troc[a-z]+|substitu[a-z]+)\b/
/** Her own bills wait: a purchase comes after them. */
const PRESSED =
  /\bboletos?\b(?![^.;]{0,40}\b(?:alun|client|mensal))[^.;]{0,40}\b(?:volt|atras|vencid)|\b(?:fornecedor|distribuidor)[a-z]*\b[^.;]{0,40}\b(?:em dia|atras|suspend|cort|sem receber)|\b(?:pagar|contas?)\b[^,.;]{0,24}\b(?:em dia|atrasad)|\bcheque especial\b|\blimite do banco\b|\bprotest/
const FAILS =
  /\b(?:par(?:a|ando|ou)|apag[a-z]+|quebr[a-z]+|velh[oa]|nao (?:gela|liga|aguenta)|vaz[a-z]+|estrag[a-z]+)\b/

/** What comes after bills that wait, or replaces a thing that fails: no new sale is to pay it. null: neither. */
export function replacement(w: Weighing): Text | null {
  const pressed = PRESSED.test(`${fold(w.sources.reading.form.main_challenge ?? '')}; ${w.heard.text}`)
  const fails = REPLACES.test(w.heard.text) && FAILS.test(w.around)
  if (!pressed && !fails) return null
  const { sum, month } = loanOf(w, 'Preço')
  const { left } = w
  const price = sum
    ? left && left.value > 0
      ? say` Os ${sum} são ${w.monthsOf(sum, left, 'Meses de toda a sobra')} de tudo o que sobra (${left} por mês${w.sources.paysOwner ? '' : ', antes da sua retirada'}).`
      : left
        ? say` São ${sum}, e hoje faltam ${left} por mês.`
        : say` São ${sum}.`
    : month
      ? say` A parcela seria de ${month} por mês.`
      : say``
  if (pressed)
    return say`Ainda não: primeiro as contas atrasadas.${price} O que entrar paga fornecedor e banco; compre quando os dois ficarem em dia por três meses. Se o que tem hoje parar antes, conserte ou procure usado.`
  return say`${left && left.value < 0 ? 'Ainda não novo' : 'Depende do conserto'}.${price} Peça o orçamento do conserto com garantia: se ele passar da metade do preço do novo, ou se parou três vezes neste ano, troque; senão conserte e guarde um valor por mês para a troca.`
}
