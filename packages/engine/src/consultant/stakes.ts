import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { type FactBook, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import type { Stake, Stakes } from './stake-reader.ts'

const LABELS: Readonly<Record<Stake, string>> = {
  owed: 'O que tem a receber',
  debt: 'O que deve',
  monthly: 'Valor por mês',
  weekly: 'Valor por semana',
  times: 'Parcelas',
  left: 'O que sobra por mês',
  saved: 'O que tem guardado',
  price: 'Preço',
  now: 'Valor de hoje',
  asked: 'Valor pedido',
  offer: 'Valor oferecido',
  rate: 'Juro por mês',
  worth: 'O que vale o que venderia',
  capital: 'O que o sócio traria',
  equity: 'Parte da empresa que ele pede',
}
const UNITS: Readonly<Partial<Record<Stake, string>>> = { times: 'parcelas', rate: '%', equity: '%' }
const shownIn = (unit: string, value: number) =>
  unit === 'R$'
    ? formatMoney(value)
    : unit === '%'
      ? `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}%`
      : formatNumber(value)

/** What is reckoned with what she said, as a judge of it would. */
class Reckoning {
  readonly book: FactBook
  readonly stakes: Stakes

  constructor(book: FactBook, stakes: Stakes) {
    this.book = book
    this.stakes = stakes
  }

  said(stake: Stake): Mention {
    const fact: Fact = {
      id: `conversa.${stake}`,
      rotulo: LABELS[stake],
      valor: this.stakes[stake]!,
      unidade: UNITS[stake] ?? 'R$',
      tipo: 'informado',
      origem: 'O que você disse nesta conversa',
    }
    return this.book.mention(fact, shownIn(fact.unidade, this.stakes[stake]!))
  }

  result(id: string, rotulo: string, valor: number, unidade: string, formula: string, of: readonly Stake[]): Mention {
    for (const stake of of) this.said(stake)
    const fact: Fact = {
      id: `conversa.${id}`,
      rotulo,
      valor,
      unidade,
      tipo: 'calculado',
      origem: 'Conta feita com o que você disse nesta conversa',
      formula,
      entradas: of.map((stake) => `conversa.${stake}`),
    }
    return this.book.mention(fact, shownIn(unidade, valor))
  }
}

const cents = (value: number) => Math.round(value * 100) / 100
const tenths = (value: number) => Math.round(value * 10) / 10
const SHORT_DEAL = 6
const MOST_PARTS = 120

/** What is owed, paid off by so much a month or week. */
function paidOff(the: Reckoning, due: 'owed' | 'debt'): Text | null {
  const every = the.stakes.monthly !== undefined ? 'monthly' : 'weekly'
  const [owed, part] = [the.stakes[due]!, the.stakes[every]!]
  const parts = Math.ceil(owed / part - 1e-9)
  if (part >= owed || parts > MOST_PARTS) return null
  const count = the.result('partes', 'Parcelas até quitar', parts, '', `${LABELS[due]} ÷ ${LABELS[every]}`, [
    due,
    every,
  ])
  const time = every === 'monthly' ? 'meses' : 'semanas'
  const last = cents(owed - part * (parts - 1))
  const tail =
    last === part
      ? say``
      : say` (a última, de ${the.result('ultima', 'Última parcela', last, 'R$', `${LABELS[due]} − parcelas inteiras`, [due, every])})`
  const account = say`${the.said(due)} a ${the.said(every)} por ${every === 'monthly' ? 'mês' : 'semana'} levam ${count} ${time}${tail}`
  if (due === 'debt')
    return say`${account}, sem contar os juros: com juro que corre, leva mais, e a parcela precisa ser maior que o juro do mês. Só feche se couber no mês fraco.`
  return every === 'monthly' && parts > SHORT_DEAL
    ? say`Aceite só com acordo por escrito e a primeira parcela agora: ${account}, e prazo longo costuma parar no meio. Antes, peça uma entrada ou parcela maior: em ${adviceText(the.book, `${SHORT_DEAL}`)} meses seriam ${the.result('parcela', 'Parcela do acordo curto', cents(owed / SHORT_DEAL), 'R$', `${LABELS.owed} ÷ ${SHORT_DEAL}`, [due])} por mês.`
    : say`Sim, com acordo por escrito e a primeira parcela agora: ${account}, um prazo curto que vale mais do que brigar.`
}

function inTimes(the: Reckoning): Text | null {
  const { owed, times } = the.stakes
  if (!(times! > 1) || times! > MOST_PARTS) return null
  const part = the.result('parcela', 'Cada parcela', cents(owed! / times!), 'R$', `${LABELS.owed} ÷ ${LABELS.times}`, [
    'owed',
    'times',
  ])
  const deal = say`${the.said('owed')} em ${the.said('times')} vezes são ${part} cada`
  return times! > SHORT_DEAL
    ? say`Aceite só com entrada: ${deal}, e prazo longo costuma parar no meio. Peça menos vezes e a primeira parcela agora, por escrito.`
    : say`Sim, com a primeira parcela agora e o acordo por escrito: ${deal}.`
}

function settled(the: Reckoning): Text | null {
  const { owed, offer } = the.stakes
  if (offer! >= owed!) return null
  const share = the.result('parte', 'Parte que recebe', tenths((offer! / owed!) * 100), '%', 'Oferta ÷ dívida', [
    'owed',
    'offer',
  ])
  const lost = the.result('perde', 'O que abre mão', cents(owed! - offer!), 'R$', 'Dívida − oferta', ['owed', 'offer'])
  return say`Depende de ser na hora: ${the.said('offer')} são ${share} dos ${the.said('owed')}, e você abre mão de ${lost}. À vista e com dívida velha, costuma valer; parcelado ou com dívida nova, peça o valor cheio.`
}

const SHARES = { easy: 33.4, tight: 50 } as const
/** What an instalment takes of what is left by the month. */
function instalment(the: Reckoning): Text | null {
  const { monthly, left } = the.stakes
  const took = tenths((monthly! / left!) * 100)
  const share = the.result('fatia', 'Parte da sobra na parcela', took, '%', 'Parcela ÷ sobra', ['monthly', 'left'])
  const account = say`a parcela de ${the.said('monthly')} toma ${share} dos ${the.said('left')} que sobram`
  if (monthly! >= left!)
    return say`Não cabe: ${account}. Só com entrada maior, prazo diferente ou outra opção mais barata.`
  const rest = the.result('resto', 'Sobra depois da parcela', cents(left! - monthly!), 'R$', 'Sobra − parcela', [
    'monthly',
    'left',
  ])
  if (took <= SHARES.easy)
    return say`Cabe: ${account} por mês e ficam ${rest}. Confira só se continua assim no mês mais fraco.`
  return took <= SHARES.tight
    ? say`Cabe com aperto: ${account} por mês e ficam ${rest}. Só assine se o mês mais fraco também paga e a reserva fica de pé.`
    : say`Assim é arriscado: ${account} por mês e ficam só ${rest} para imprevisto e mês fraco. O prudente é até metade da sobra: aumente a entrada, escolha um mais barato ou espere.`
}

/** What is missing to a price; `before`: the price that was spoken of earlier. */
function toFinance(the: Reckoning, before: number | undefined): Text | null {
  const { price, saved, left } = the.stakes
  if (price! <= saved!) return null
  const rest = the.result('falta', 'O que falta pagar', cents(price! - saved!), 'R$', 'Preço − guardado', [
    'price',
    'saved',
  ])
  const half = the.result(
    'meia',
    'Com metade de entrada',
    cents(price! - saved! / 2),
    'R$',
    'Preço − metade do guardado',
    ['price', 'saved'],
  )
  const lighter =
    before !== undefined && before > price!
      ? say` São ${the.result('menos', 'Diferença de preço', cents(before - price!), 'R$', 'Preço de antes − este preço', ['price'])} a menos do que o preço de antes.`
      : say``
  const most =
    left !== undefined
      ? say` Com a sobra de ${the.said('left')}, procure parcela de até ${the.result('teto', 'Parcela de até metade da sobra', cents(left / 2), 'R$', 'Sobra ÷ 2', ['left'])}.`
      : say``
  return say`Por ${the.said('price')}, dando os ${the.said('saved')} de entrada faltam ${rest}; dando só metade, para manter a outra de reserva, faltam ${half}.${lighter}${most}`
}

function raised(the: Reckoning): Text | null {
  const { now, asked } = the.stakes
  if (asked === now) return null
  const change = cents(asked! - now!)
  const by = the.result('muda', 'Diferença', Math.abs(change), 'R$', 'Valor pedido − valor de hoje', ['now', 'asked'])
  const share = the.result(
    'alta',
    'Diferença em porcentagem',
    tenths((Math.abs(change) / now!) * 100),
    '%',
    'Diferença ÷ valor de hoje',
    ['now', 'asked'],
  )
  return say`De ${the.said('now')} para ${the.said('asked')} são ${by} a ${change > 0 ? 'mais' : 'menos'}, ${share}.`
}

const perMonth = (the: Reckoning) =>
  the.result(
    'juro',
    'Juro por mês',
    cents((the.stakes.debt! * the.stakes.rate!) / 100),
    'R$',
    'O que deve × juro por mês',
    ['debt', 'rate'],
  )

/** What stays owed costs, in interest alone. */
const carried = (the: Reckoning): Text =>
  say`${the.said('debt')} a ${the.said('rate')} ao mês custam ${perMonth(the)} por mês só de juro, sem abater nada do que deve.`

/** A debt against instalments that would take its place. */
function exchanged(the: Reckoning): Text | null {
  const { debt, times, monthly, rate } = the.stakes
  const total = cents(times! * monthly!)
  if (!(times! > 1) || times! > MOST_PARTS || total < debt! || total > MOST_INTEREST * debt!) return null
  const all = the.result('total', 'Total das parcelas', total, 'R$', 'Parcelas × valor por mês', ['times', 'monthly'])
  if (total === debt)
    return say`${the.said('times')} parcelas de ${the.said('monthly')} somam ${all}: é o que você deve, sem juro nenhum. Se cabe no mês fraco, aceite e peça por escrito.`
  const more = the.result(
    'juros',
    'Juros das parcelas',
    cents(total - debt!),
    'R$',
    'Total das parcelas − o que deve',
    ['times', 'monthly', 'debt'],
  )
  const deal = say`${the.said('times')} parcelas de ${the.said('monthly')} somam ${all}: são ${more} de juros sobre os ${the.said('debt')}, e a dívida acaba`
  if (rate === undefined)
    return say`${deal}. Compare com o juro que você paga hoje nos mesmos meses, e peça por escrito o CET, que traz seguro e tarifas.`
  const stay = cents(((debt! * rate) / 100) * times!)
  const kept = the.result('parado', 'Juro de ficar como está', stay, 'R$', 'O que deve × juro por mês × parcelas', [
    'debt',
    'rate',
    'times',
  ])
  const account = say`${deal}. Ficando como está, a ${the.said('rate')} ao mês, o mesmo tempo custa pelo menos ${kept} só de juro, e você continua devendo tudo`
  return total - debt! < stay
    ? say`Compensa, se a parcela cabe no mês fraco e o limite não volta a ser usado: ${account}. Confira o CET por escrito e peça para reduzir ou cancelar o limite.`
    : say`Pelo juro não compensa: ${account}. Peça outra proposta, com taxa menor que a de hoje.`
}
/** Instalments of many times what is owed are of something else. */
const MOST_INTEREST = 4

/** A thing that she could sell against what she owes. */
function soldFor(the: Reckoning): Text | null {
  const { debt, worth, rate } = the.stakes
  const saves = rate === undefined ? say`` : say` e param os ${perMonth(the)} de juro por mês`
  if (worth! >= debt!) {
    const rest = the.result('resto', 'O que fica depois de quitar', cents(worth! - debt!), 'R$', 'Valor − o que deve', [
      'worth',
      'debt',
    ])
    return say`Se a empresa passa bem sem ele, vender e quitar é o mais barato: dos ${the.said('worth')}, ${the.said('debt')} acabam com a dívida${saves}, e ficam ${rest} para a reserva, fora os custos da venda. Antes, peça o desconto de quitação à vista.`
  }
  const due = the.result('falta', 'O que continua a dever', cents(debt! - worth!), 'R$', 'O que deve − valor', [
    'debt',
    'worth',
  ])
  return say`Vender ajuda, mas não acaba com a dívida: dos ${the.said('debt')}, os ${the.said('worth')} pagam uma parte e continuam ${due}. Só vale se ele faz pouca falta e o resto fica em parcela que cabe no mês fraco.`
}

const YEARS_OF_PROFIT = 3
const HALF = 50
/** What a partner asks for against what he brings and what the company leaves. */
function partnered(the: Reckoning): Text | null {
  const { capital, equity, left } = the.stakes
  if (!(equity! > 0) || equity! >= 100) return null
  const whole = the.result(
    'empresa',
    'Valor da empresa nessa proposta',
    cents(capital! / (equity! / 100)),
    'R$',
    'O que traz ÷ parte',
    ['capital', 'equity'],
  )
  const offer = say`${the.said('capital')} por ${the.said('equity')} dizem que a empresa inteira, já com o dinheiro dele, vale ${whole}`
  if (left === undefined)
    return say`Antes de aceitar, veja se é esse o preço: ${offer}. Compare com o que ela lucra: empresa que dá lucro costuma valer o de alguns anos. Diga quanto sobra por mês, depois do seu salário, e eu faço a conta.${
      equity === HALF ? ' E metade para cada um trava toda decisão em que os dois discordam.' : ''
    }`
  const his = cents((left * equity!) / 100)
  const part = the.result('parte', 'Lucro que caberia a ele por mês', his, 'R$', 'Lucro por mês × parte', [
    'left',
    'equity',
  ])
  const months = the.result(
    'volta',
    'Meses até ele ter de volta',
    Math.ceil(capital! / his - 1e-9),
    '',
    'O que traz ÷ lucro dele por mês',
    ['capital', 'left', 'equity'],
  )
  const worth = cents(left * 12 * YEARS_OF_PROFIT)
  const years = adviceText(the.book, `${YEARS_OF_PROFIT}`)
  const value = the.result(
    'vale',
    'Empresa por anos de lucro',
    worth,
    'R$',
    `Lucro por mês × 12 × ${YEARS_OF_PROFIT}`,
    ['left'],
  )
  const fair = the.result(
    'justa',
    'Parte pelo valor da empresa',
    tenths((capital! / (worth + capital!)) * 100),
    '%',
    'O que traz ÷ (valor + o que traz)',
    ['capital', 'left'],
  )
  return say`${offer}. Com ${the.said('left')} de lucro por mês, a parte dele seria ${part} por mês, e em ${months} meses ele teria tudo de volta. Para comparar: valendo ${years} anos de lucro (${value}), ${the.said('capital')} comprariam ${fair}. Proponha uma fatia perto disso, ou um empréstimo com prazo.`
}

/**
 * What the amounts of a conversation make together, where the newest message told one of them; null: nothing. `before`: the price
 * that was spoken of until then.
 */
export function stakesText(book: FactBook, stakes: Stakes, told: Stakes, before: Stakes): Text | null {
  const the = new Reckoning(book, stakes)
  const both = (one: Stake, two: Stake) =>
    stakes[one] !== undefined && stakes[two] !== undefined && (told[one] !== undefined || told[two] !== undefined)
  const all = (...of: readonly Stake[]) =>
    of.every((stake) => stakes[stake] !== undefined) && of.some((stake) => told[stake] !== undefined)
  if (all('capital', 'equity') || (stakes.equity !== undefined && all('capital', 'left'))) return partnered(the)
  if (all('debt', 'times', 'monthly')) return exchanged(the)
  if (both('debt', 'worth')) return soldFor(the)
  if (both('monthly', 'left')) return instalment(the)
  for (const due of ['owed', 'debt'] as const) if (both(due, 'monthly') || both(due, 'weekly')) return paidOff(the, due)
  if (both('owed', 'times')) return inTimes(the)
  if (both('owed', 'offer')) return settled(the)
  if (both('price', 'saved')) return toFinance(the, before.price)
  if (both('now', 'asked')) return raised(the)
  return both('debt', 'rate') ? carried(the) : null
}
