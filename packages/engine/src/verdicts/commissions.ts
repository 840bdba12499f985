import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round1 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { besideLeft, type Num, type Spot, type Wanted, type Weighing } from './weighing.ts'

const PART: Wanted = { kinds: 'P', max: 80, away: 1 }
const MOST_POINTS = 90

interface Points {
  from: Num
  to: Num
}

const isRate = ({ said, away }: Spot): boolean =>
  away <= 1 && 'NP'.includes(said.kind) && said.value > 0 && said.value <= MOST_POINTS
const FROM = /\b(?:de|dos|é|e|eh|hoje|pago|pagamos|atual) (?:uns )?$/
const TO = /^ ?%? ?(?:e )?(?:pra|para|por|a|[a-z ]{0,24}\b(?:quer|querem|pede|pedem|pediu|pediram)) (?:uns )?$/
const INSTEAD = /^ ?%? ?(?:em vez d[eo]s?|no lugar d[eo]s?|e nao) (?:os )?$/

/** 'De 50 pra 60', '45% em vez de 40%' */
function pointsOf(w: Weighing): Points | null {
  for (const spot of w.spots) {
    const { previous } = spot
    if (!previous || !isRate(spot) || !isRate(previous)) continue
    const ends = TO.test(spot.before) && FROM.test(previous.before)
    const begins = INSTEAD.test(spot.before)
    if (!ends && !begins) continue
    const [from, to] = begins ? [spot, previous] : [previous, spot]
    return { from: w.take(from, '%', 'Comissão de hoje')!, to: w.take(to, '%', 'Comissão em questão')! }
  }
  return null
}

const MORE = /\b(?:aument|sub(?:ir|o|a)|mais|melhor|maior)/
const ASK =
  'Antes, pergunte a cada pessoa, em separado, o que a faria ficar; se for dinheiro, pague a mais por cliente que volta ou por tempo de casa, por três meses de teste'

const SHARES = /\b\d{1,2} ?(?:%|por cento)(?: de comissao)? (?:pra|para) \d{1,2} ?(?:%|por cento)/
/** 'Quer passar de 40% pra 50%' asks for no wage. */
export const ofShares = (w: Weighing): boolean => SHARES.test(fold(w.sources.reading.form.main_challenge))

export function commission(w: Weighing): Text {
  const paid = w.group('comissao')
  const points = pointsOf(w)
  if (points) return points.to.value > points.from.value ? higher(w, points, paid) : lower(w, points, paid)
  const { kept } = w
  const part = w.said('%', 'Comissão em questão', PART)
  const end = 'Pague só sobre venda recebida e sem desconto, por três meses de teste, e escreva a regra em uma página'
  if (part && kept)
    return part.value >= kept.value
      ? say`Não por essa taxa. De cada venda ficam ${kept} depois dos custos dela, e ${part} levam tudo. Use uma taxa menor, ou só sobre o que passar da meta.`
      : say`${part.value > kept.value / 2 ? 'Só sobre o que passar da meta' : 'Sim'}. De cada venda ficam ${kept}; com ${part} de comissão restam ${w.make('%', 'O que resta de cada venda', round1(kept.value - part.value), `${kept.text} − ${part.text}`, [kept, part])} para as contas fixas. ${end}.`
  if (paid && MORE.test(w.around)) {
    const tenth = w.over(paid, 10, 'R$/mês', 'Um décimo das comissões de hoje')
    return say`Só com a conta feita: cada décimo a mais sobre os ${paid} de comissões de hoje são ${tenth} por mês${besideLeft(w)}. ${ASK}.`
  }
  return say`Só sobre o que passar da venda de hoje: o que já vende sem comissão não precisa dela. ${kept ? say`De cada venda ficam ${kept} depois dos custos, e a comissão sai daí: até um quinto disso ainda deixa a casa em pé` : `O limite é o que fica de cada venda depois do custo dela, ${w.unknownCost}`}. ${end}.`
}

/** The points between, of what is paid by the points of today. */
function monthOf(w: Weighing, { from, to }: Points, paid: Num, rotulo: string): Num {
  const points = round1(Math.abs(to.value - from.value))
  return w.make(
    'R$/mês',
    rotulo,
    reais((paid.value * points) / from.value),
    `${paid.text} ÷ ${from.text} × (${to.value > from.value ? `${to.text} − ${from.text}` : `${from.text} − ${to.text}`})`,
    [paid, from, to],
  )
}

function higher(w: Weighing, points: Points, paid: Num | null): Text {
  const { from, to } = points
  const { left } = w
  if (!paid)
    return say`Só com a conta feita: some o que paga de comissão em um mês, divida por ${from} e multiplique por ${to}: a diferença sai do que sobra no mês${besideLeft(w)}. Se levar mais da metade da sobra, não cabe. ${ASK}.`
  const more = monthOf(w, points, paid, 'O que os pontos a mais custam por mês')
  const cost = say`De ${from} para ${to} são ${more} a mais por mês, sobre os ${paid} de comissões de hoje`
  if (!left) return say`Só com a conta feita. ${cost}; compare com o que sobra no mês, o número que falta aqui. ${ASK}.`
  if (left.value <= 0) return say`Não. ${cost}${besideLeft(w)}. ${ASK}.`
  const rest = w.minus(left, more, 'R$/mês', 'O que sobra com a comissão maior')
  if (rest.value <= 0)
    return say`Não. ${cost}, e sobram só ${left}: ${rest.value < 0 ? say`o mês passa a fechar com ${rest} a menos` : 'não fica nada'}. ${ASK}.`
  return more.value > left.value / 2
    ? say`Não para todos. ${cost}: dos ${left} que sobram restariam ${rest}. ${ASK}.`
    : say`Cabe na conta, mas por resultado. ${cost}: dos ${left} que sobram restam ${rest}. ${ASK}.`
}

function lower(w: Weighing, points: Points, paid: Num | null): Text {
  const { from, to } = points
  const less = paid && monthOf(w, points, paid, 'O que a casa deixa de pagar por mês')
  const saves = less
    ? say`De ${from} para ${to} a casa paga ${less} a menos por mês, se ninguém sair`
    : say`De ${from} para ${to}, o que a casa poupa é a diferença sobre tudo o que paga de comissão hoje, se ninguém sair`
  return say`Só conversando antes, pessoa por pessoa. ${saves}; quem sai leva a parte da casa inteira e os clientes. Comece por quem entrar agora, mostre a conta a quem já está, e ofereça em troca agenda cheia ou prêmio por cliente que volta.`
}
