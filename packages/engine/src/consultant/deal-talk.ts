import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import { Figures, LABELS, ORIGIN } from './deal-figures.ts'
import { type Deal, type DealRole, dealIn } from './deal-reader.ts'
import { EMPTY_DRAFT } from './draft.ts'
import type { Memory } from './memory.ts'
import type { Told } from './sum-told.ts'
import { THEMES } from './themes/themes.ts'

const PERIODS = { dia: 'por dia', semana: 'por semana', mes: 'por mês' } as const

/** Two prices that she could sell for. */
function bidText(the: Figures): Text | null {
  const bid = the.of('bid')
  const price = the.of('price')
  if (!(bid < price) || bid * 6 < price) return null
  const gap = the.made('diferenca', 'Diferença por unidade', price - bid, 'O seu preço − o que o comprador paga', [
    'price',
    'bid',
  ])
  const share = the.made(
    'menos',
    'Diferença em porcentagem',
    ((price - bid) / price) * 100,
    'Diferença ÷ o seu preço',
    ['price', 'bid'],
    '%',
  )
  const { cost } = the.deal.numbers
  if (cost === undefined)
    return say`Depende de quanto cada um custa para você: são dois preços de venda, ${the.said('price')} e ${the.said('bid')}, ou seja, ${gap} a menos (${share}) em cada um. Só vale se ${the.said('bid')} paga o custo com sobra e se é produção que hoje não vende pelo preço cheio. Veja também prazo de pagamento, entrega e perda. Diga quanto cada um custa, e eu faço a conta.`
  if (cost >= bid)
    return say`Não aceite por esse valor: cada um custa ${the.said('cost')}, e ${the.said('bid')} não deixa nada. Peça um preço acima do custo ou venda só pelo preço cheio.`
  const left = the.made('sobra', 'Sobra na venda ao comprador', bid - cost, 'O que o comprador paga − custo', [
    'bid',
    'cost',
  ])
  const part = the.made(
    'margem',
    'Parte que sobra',
    ((bid - cost) / bid) * 100,
    'Sobra ÷ o que o comprador paga',
    ['bid', 'cost'],
    '%',
  )
  const own = the.made('cheia', 'Sobra no preço cheio', price - cost, 'O seu preço − custo', ['price', 'cost'])
  if (the.deal.numbers.many === undefined)
    return say`No preço de ${the.said('price')} sobram ${own} em cada um; por ${the.said('bid')} sobram ${left} (${part}), antes de frete, perda e imposto. Então aceite só o que não vende pelo preço cheio: cada um que sai de lá para cá custa ${gap}.`
  const { period } = the.deal
  const total = the.made('total', 'Sobra do pedido', the.of('many') * (bid - cost), 'Quantidade × sobra', [
    'many',
    'bid',
    'cost',
  ])
  return say`${the.said('many')} × ${left} dão ${total}${period ? ` ${PERIODS[period]}` : ''}, antes de frete, perda e imposto. É bom se você tem essa produção sobrando; o que deixar de vender a ${the.said('price')} perde ${gap} em cada um. Combine por escrito quantidade, prazo de pagamento e quem paga a entrega.`
}

const MOST_TOTAL = 3

/** What so many more sales are to pay by the month. */
interface Due {
  value: number
  cost: boolean
}
const dueOf = ({ loan, sum, result }: Memory): Due | null =>
  loan
    ? { value: loan.part, cost: false }
    : sum?.id === 'contratar' && result
      ? { value: result.value, cost: true }
      : null
/** A thing that is bought in parts. */
function purchaseText(the: Figures): Text | null {
  const total = the.of('times') * the.of('part')
  const bought = the.of('bought')
  if (the.of('times') < 2 || total < bought * 0.99 || total > MOST_TOTAL * bought) return null
  const all = the.made('parcelado', 'Total parcelado', total, 'Parcelas × cada parcela', ['times', 'part'])
  const sum = say`${the.said('times')} parcelas de ${the.said('part')} somam ${all}`
  const judged = say`Vale se o que a compra traz a mais por mês paga ${the.said('part')}, já no mês fraco. Diga quanto sobra em cada venda ou serviço a mais, e eu digo quantos pagam a parcela.`
  if (total - bought < 1) return say`${sum}: é o preço à vista, sem juro. ${judged}`
  const more = the.made('amais', 'A mais que à vista', total - bought, 'Total parcelado − preço à vista', [
    'times',
    'part',
    'bought',
  ])
  const share = the.made(
    'amaisparte',
    'A mais em porcentagem',
    ((total - bought) / bought) * 100,
    'A mais ÷ preço à vista',
    ['times', 'part', 'bought'],
    '%',
  )
  return say`${sum}: ${more} a mais (${share}) que os ${the.said('bought')} à vista. ${judged}`
}

/** How many sales pay an instalment, or what so many more leave. */
function eachText(the: Figures, due: Due | null, more: boolean): Text | null {
  const each = the.of('each')
  const part = the.deal.numbers.part ?? due?.value
  const { many } = the.deal.numbers
  const gain =
    many === undefined
      ? null
      : the.made('ganho', 'O que deixam a mais', many * each, 'Quantidade × o que um deixa', ['many', 'each'])
  const { period } = the.deal
  if (part === undefined)
    return gain && more && the.deal.told.has('many')
      ? say`${the.said('many')} a mais, com ${the.said('each')} em cada, deixam ${gain}${period ? ` ${PERIODS[period]}` : ' a mais'}. Compare com o que isso custa por mês, já no mês fraco.`
      : null
  const what = the.deal.numbers.part === undefined && due?.cost ? 'esse custo' : 'a parcela'
  const paid =
    the.deal.numbers.part === undefined
      ? the.known.book.mention(
          {
            id: 'acordo.part',
            rotulo: due!.cost ? 'Custo por mês' : LABELS.part,
            valor: part,
            unidade: 'R$',
            tipo: 'informado',
            origem: ORIGIN.said,
          },
          formatMoney(part),
        )
      : the.said('part')
  const need = Math.ceil(part / each - 1e-9)
  const count = the.made(
    'precisa',
    'Quantos pagam a parcela',
    need,
    'Parcela ÷ o que um deixa, para cima',
    ['each', ...(the.deal.numbers.part === undefined ? [] : (['part'] as const))],
    'por mês',
  )
  if (gain && (period === undefined || period === 'mes') && the.deal.told.has('many')) {
    const rest = many! * each - part
    return rest >= 0
      ? say`Paga: ${the.said('many')} × ${the.said('each')} dão ${gain} por mês, contra ${paid} para ${what}. O mínimo são ${count} a mais por mês; conte com um mês fraco antes de assinar.`
      : say`Ainda não paga: ${the.said('many')} × ${the.said('each')} dão ${gain} por mês, e ${what} é de ${paid}. Você precisa de ${count} a mais por mês só para pagar ${what}, e de alguns além disso para ter ganho.`
  }
  return say`São ${count} a mais por mês só para pagar ${what}: ${paid} ÷ ${the.said('each')}, arredondado para cima. Para valer o trabalho e o mês fraco, conte com mais do que isso antes de assinar.`
}

const OFFERS = [5, 10] as const
function cutText(the: Figures): Text | null {
  const [whole, cut] = [the.of('whole'), the.of('cut')]
  if (!(cut > 0) || cut >= 60) return null
  const off = the.made('desconto', 'Valor do desconto', (whole * cut) / 100, 'Valor × desconto', ['whole', 'cut'])
  const less = OFFERS.filter((one) => one < cut)
  const counter = (base: 'whole' | 'gain') =>
    less.map((one) => {
      const value = (whole * one) / 100
      return base === 'whole'
        ? say`${adviceText(the.known.book, `${one}%`)} são ${the.made(`off${one}`, `Desconto de ${one}%`, value, `Valor × ${one}%`, ['whole'])}`
        : say`com ${adviceText(the.known.book, `${one}%`)} ficam ${the.made(`fica${one}`, `Sobra com ${one}% de desconto`, the.of('gain') - value, `Sobra − valor × ${one}%`, ['gain', 'whole'])}`
    })
  const { gain } = the.deal.numbers
  if (gain !== undefined) {
    const rest = gain - (whole * cut) / 100
    const tail = say`Ofereça menos desconto${less.length > 0 ? say` (${join(counter('gain'), ', ')})` : ''} ou algo que custa pouco a você, como um serviço a mais ou entrega, em vez de dinheiro.`
    if (rest <= 0)
      return say`Não dá: o desconto de ${the.said('cut')} são ${off}, e você só ganha ${the.said('gain')} nele: trabalharia de graça ou no prejuízo. ${tail}`
    const left = the.made('resta', 'Sobra com o desconto', rest, 'Sobra − desconto', ['gain', 'whole', 'cut'])
    return say`Com os ${the.said('cut')} (${off}) sobram só ${left} dos ${the.said('gain')}. ${tail}`
  }
  const net = the.made('liquido', 'Valor com desconto', whole * (1 - cut / 100), 'Valor − desconto', ['whole', 'cut'])
  return say`${the.said('cut')} de ${the.said('whole')} são ${off}: sairia por ${net}. O desconto sai inteiro do que sobra para você, então responda com menos${less.length > 0 ? say` (${join(counter('whole'), ', ')})` : ''} ou com um serviço que custa pouco a você, e peça algo em troca: pagamento agora ou o caso encerrado por escrito. Diga quanto sobra para você nele, e eu mostro até onde dá para ir.`
}

function freightText(the: Figures): Text | null {
  const [order, freight] = [the.of('order'), the.of('freight')]
  if (freight >= order) return null
  const share = the.made(
    'peso',
    'Frete no pedido',
    (freight / order) * 100,
    'Frete ÷ pedido médio',
    ['freight', 'order'],
    '%',
  )
  if (the.deal.numbers.free === undefined)
    return say`O frete de ${the.said('freight')} leva ${share} do pedido médio de ${the.said('order')}: só dê grátis se a sua margem, depois do custo e das taxas, passa disso com folga. Em geral compensa mais a partir de um valor um pouco acima do pedido médio, ou por região.`
  const free = the.of('free')
  if (freight >= free) return null
  const less = the.made(
    'pesominimo',
    'Frete no pedido mínimo',
    (freight / free) * 100,
    'Frete ÷ pedido mínimo',
    ['freight', 'free'],
    '%',
  )
  if (free <= order)
    return say`A partir de ${the.said('free')} o frete de ${the.said('freight')} ainda leva ${less} do pedido. Como o pedido médio já é ${the.said('order')}, suba o mínimo para acima dele: senão você paga o frete de quem compraria igual.`
  const far = free > order * 1.5
  return say`Fica melhor: no pedido de ${the.said('free')} o frete de ${the.said('freight')} leva ${less}, contra ${share} no pedido médio de ${the.said('order')}. ${far ? 'Só que está bem acima do pedido médio, e poucos chegam lá: teste também um valor no meio do caminho' : 'É um passo que o cliente alcança: mostre quanto falta'} e monte kits para chegar lá. Confira em um mês se o pedido médio subiu.`
}

const JOB: readonly DealRole[] = ['material', 'hours', 'hour']
/** What a job costs her, what she is to charge, and that with the fee of the card. */
function jobText(the: Figures): Text | null {
  const { margin, fee, times } = the.deal.numbers
  const labour = the.of('hours') * the.of('hour')
  const material = the.of('material')
  const cost = material + labour
  const work = the.made('trabalho', 'Custo das horas', labour, 'Horas × valor da hora', ['hours', 'hour'])
  const whole = the.made('custo', 'Custo do serviço', cost, 'Material + horas × valor da hora', JOB)
  if (margin === undefined)
    return say`O custo é ${whole}: ${the.said('material')} de material mais ${work} de trabalho (${the.said('hours')} horas × ${the.said('hour')}). Falta pôr a sua parte das contas fixas, o imposto e a sobra. Diga a margem que quer, e eu faço o preço.`
  if (margin >= 90) return null
  const price = cost / (1 - margin / 100)
  const charged = the.made('preco', 'Preço com a margem', price, 'Custo ÷ (1 − margem)', [...JOB, 'margin'])
  if (fee === undefined) {
    const added = cost * (1 + margin / 100)
    const wrong = the.made('somado', 'Custo mais a porcentagem', added, 'Custo × (1 + margem)', [...JOB, 'margin'])
    const real = the.made(
      'real',
      'Margem de quem só soma',
      ((added - cost) / added) * 100,
      'Sobra ÷ preço',
      [...JOB, 'margin'],
      '%',
    )
    return say`Cobre ${charged}: é o custo de ${whole} dividido pelo que resta do preço sem os ${the.said('margin')} de margem. Só somar ${the.said('margin')} ao custo daria ${wrong}, e a margem seria de ${real}. Dentro da margem ainda estão imposto e taxas.`
  }
  if (fee >= 40) return null
  const taxed = the.made('comtaxa', 'Preço com a taxa dentro', price / (1 - fee / 100), 'Preço ÷ (1 − taxa)', [
    ...JOB,
    'margin',
    'fee',
  ])
  const kept = the.made('semtaxa', 'O que cai sem subir o preço', price * (1 - fee / 100), 'Preço × (1 − taxa)', [
    ...JOB,
    'margin',
    'fee',
  ])
  const part = times
    ? say`, ${the.said('times')} vezes de ${the.made('parcela', 'Cada parcela', price / (1 - fee / 100) / times, 'Preço com a taxa ÷ parcelas', [...JOB, 'margin', 'fee', 'times'])}`
    : say``
  return say`Para receber ${charged}, o preço com a taxa de ${the.said('fee')} dentro é ${taxed}${part}. Mantendo ${charged}, caem ${kept} para você. Pode pôr a taxa no preço de tabela e dar desconto no Pix; o que não pode é cobrar diferente do que foi anunciado.`
}

const CHARGES = 20
function raiseText(the: Figures): Text {
  const step = the.of('raise') - the.of('wage')
  const more = the.made('aumento', 'Aumento no salário', step, 'Salário pedido − salário de hoje', ['raise', 'wage'])
  const share = the.made(
    'aumentoparte',
    'Aumento em porcentagem',
    (step / the.of('wage')) * 100,
    'Aumento ÷ salário de hoje',
    ['raise', 'wage'],
    '%',
  )
  const cost = the.made(
    'aumentocusto',
    'Aumento com os encargos',
    step * (1 + CHARGES / 100),
    `Aumento + ${CHARGES}% de férias, 13º e FGTS`,
    ['raise', 'wage'],
  )
  const year = the.made(
    'aumentoano',
    'Aumento no ano',
    step * (1 + CHARGES / 100) * 12,
    'Aumento com os encargos × 12',
    ['raise', 'wage'],
  )
  return say`De ${the.said('wage')} para ${the.said('raise')} são ${more} a mais (${share}); com férias, décimo terceiro e FGTS, cerca de ${cost} por mês no Simples, ${year} no ano (fora dele, some o INSS da empresa). Faça se três respostas são sim: o caixa paga isso também no mês fraco, ela entrega mais do que a função pede, e trocar de pessoa custaria mais. Salário não volta atrás: na dúvida, prêmio por meta, com regra escrita e valor que muda com o resultado.`
}

const ASKS_COST =
  /\bquanto (?:isso|ela|ele|fica|vai|me|custa)\b.*\b(?:custa\w*|encargos?|total|tudo|verdade|fica|sai)\b|\bcom (?:os )?encargos\b/

interface Story {
  text: Text
  theme: string
}

/** What the numbers of a talk make, where the newest message told one of them. */
function storyOf(the: Figures, due: Due | null, more: boolean): Story | null {
  const as = (theme: string, text: Text | null): Story | null => (text ? { theme, text } : null)
  if (the.has('wage', 'raise')) return as('salario', raiseText(the))
  if (the.has('material', 'hours', 'hour')) return as('preco', jobText(the))
  if (
    the.deal.numbers.hour !== undefined &&
    the.deal.numbers.material !== undefined &&
    (the.has('margin') || the.has('fee', 'margin'))
  )
    return as('preco', jobText(the))
  if (the.has('each') || (the.has('many') && the.deal.numbers.each !== undefined))
    return as('equipamento', eachText(the, due, more))
  if (
    the.has('price', 'bid') ||
    (the.deal.numbers.price !== undefined && (the.has('bid', 'cost') || the.has('bid', 'cost', 'many')))
  )
    return as('preco', bidText(the))
  if (the.has('bought', 'times', 'part')) return as('equipamento', purchaseText(the))
  if (the.has('whole', 'cut') || the.has('whole', 'cut', 'gain')) return as('desconto', cutText(the))
  if (the.has('order', 'freight') || the.has('order', 'freight', 'free')) return as('frete', freightText(the))
  return null
}

/** What a deal that is told in parts comes to; undefined: a number has no sure part, or together they make nothing. */
export function dealTold(known: Known, question: string, memory: Memory): Told | undefined {
  const deal = dealIn(question, memory.said) ?? askedAgain(question, memory)
  const story = deal && storyOf(new Figures(known, deal), dueOf(memory), /\ba mais\b/.test(fold(question)))
  // A discount alone is a sum of its own.
  if (!story || (memory.said.length === 0 && deal?.told.has('cut'))) return undefined
  const theme = THEMES.get(story.theme)
  const subject = memory.subject ?? (theme ? ({ kind: 'theme', id: theme.id, wish: 'decide' } as const) : null)
  return {
    draft: { ...EMPTY_DRAFT, answer: story.text },
    memory: { ...memory, focus: 'advice', subject, step: 0, sum: null, flow: null, choices: [] },
  }
}

/** 'Quanto isso me custa de verdade?', of a raise that was told before. */
function askedAgain(question: string, { said }: Memory): Deal | null {
  const last = said.at(-1)
  if (!last || /\d/.test(question) || !ASKS_COST.test(fold(question.slice(0, MAX_TALK)))) return null
  const deal = dealIn(last, said.slice(0, -1))
  return deal?.told.has('raise') ? deal : null
}
