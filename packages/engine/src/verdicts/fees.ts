import { say, type Text } from '#src/facts/fact-book.ts'
import { round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import type { Wanted, Weighing } from './weighing.ts'

const FEE_SAID: Wanted = {
  kinds: 'RN',
  min: 5,
  max: 5_000,
  away: 1,
  before: /\b(?:cobr[a-z]+|taxa|sinal|visita|orcamento|entrega|frete)\b[^,]{0,24} $/,
  not: /\bpor mes\b/,
}
const COUNT: Wanted = {
  kinds: 'N',
  min: 3,
  max: 2_000,
  away: 2,
  // 'De cada 10 orçamentos fecho 3'
  not: /\b(?:de|a|em) cada ?#/,
  after:
    /^ (?:visitas?|orcamentos?|entregas?|avaliac[a-z]+|consultas?|retornos?|faltas?|furos?|reservas?|clientes?|pedidos?|chamados?)/,
}
const DELIVERY = /\b(?:entreg|frete)/
const DELIVERY_COST: Wanted = {
  kinds: 'RN',
  min: 2,
  max: 300,
  away: 2,
  before: /\b(?:cust[a-z]+|gast[oa]|sai(?: por)?|pago|leva)\b[^,;.\d]{0,16} $/,
  not: /\bpor mes\b|\bno mes\b|\bmensa/,
}
const DELIVERIES: Wanted = {
  kinds: 'N',
  min: 3,
  max: 5_000,
  away: 2,
  after: /^ (?:entregas?|por mes|no mes|viagens?|corridas?)/,
}

/** A delivery takes fuel and a rider, and no hour that could be sold. */
function delivery(w: Weighing): Text {
  const each = w.said('R$', 'Custo de cada entrega', DELIVERY_COST)
  const count = w.said('', 'Entregas por mês', DELIVERIES)
  const how = say`Faça por distância, com grátis só acima do pedido que paga a viagem, e avise uma semana antes; acabar com ela só vale se quem compra assim vier buscar.`
  if (!each)
    return say`Sim, ao menos pelo que cada uma custa em gasolina e entregador: some os dois em uma semana e divida pelas entregas. ${how}`
  if (!count) return say`Sim: ao menos ${each} por entrega, que é o que cada uma custa. ${how}`
  const total = w.make(
    'R$/mês',
    'O que as entregas custam',
    round2(each.value * count.value),
    `${count.text} × ${each.text}`,
    [count, each],
  )
  return say`Sim: ao menos ${each} por entrega, que é o que cada uma custa. ${count} a ${each} são ${total} que hoje saem do seu bolso. ${how}`
}

const HOURS: Wanted = { kinds: 'H', max: 12, away: 2 }

const DEPOSIT = /\b(?:reserv|sinal|entrada|cancel|desmarc|metade|adiantad|antecipad|falta[mr]?|furo)/
const DEPOSIT_RATE: Wanted = { kinds: 'P', max: 100, away: 1 }
const EACH: Wanted = {
  kinds: 'RN',
  min: 20,
  max: 30_000,
  away: 3,
  before: /\b(?:cobro|cada|festa|servico|evento|consulta|sessao|encomenda|bolo|diaria|de|a|por)\b[^,]{0,14} $/,
  not: /\b(?:por mes|aluguel|fatur|pago|vez)/,
}

/** A deposit: what one that is called off costs. */
function deposit(w: Weighing): Text {
  const rate = w.said('%', 'Sinal em questão', DEPOSIT_RATE) ?? w.rule('sinal', 'Sinal de exemplo', 30, '%')
  const each = w.said('R$', 'Valor de cada um', EACH)
  const part =
    each &&
    w.make('R$', 'Sinal de cada um', round2((each.value * rate.value) / 100), `${rate.text} × ${each.text}`, [
      rate,
      each,
    ])
  const lost = w.said('', 'Quantos faltam ou cancelam', COUNT_LOST)
  const month =
    lost && each
      ? w.make('R$', 'O que os cancelamentos levam', round2(lost.value * each.value), `${lost.text} × ${each.text}`, [
          lost,
          each,
        ])
      : null
  const challenge = fold(w.sources.reading.form.main_challenge)
  if (MISSED.test(challenge) && BOOKED.test(challenge))
    return say`Cobre só de quem é novo ou já faltou: ${rate} para reservar${part ? say` (${part} de cada ${each!})` : ''}, abatido do valor no dia.${month ? say` Os ${lost!} que faltam levam ${month} por mês.` : ''} Antes disso, confirme na véspera com prazo escrito para desmarcar e chame a lista de espera para o encaixe; a quem é de sempre, venda o pacote pago antes e avise a regra um mês antes, com tolerância para uma falta.`
  return say`Sim: ${rate} para reservar${part ? say` (${part} de cada ${each!})` : ''}, abatido do valor no dia. ${month ? say`Os ${lost!} que caem levam ${month}; quem deixou sinal avisa antes ou vem.` : 'Quem vai mesmo paga sem reclamar, e quem cancela em cima paga a vaga que segurou.'} Escreva o prazo para desmarcar sem perder o sinal, e comece pelos dias mais disputados.`
}
/** Appointments that nobody comes to, and no party called off. */
const MISSED = /\b(?:falt(?:a|am|as|ou|aram)|nao (?:vem|veem|aparece[m]?)|fur(?:a|am|aram))\b/
const BOOKED = /\b(?:sess(?:ao|oes)|consultas?|pacientes?|horarios?|alun[oa]s?|aulas?|agenda|cadeira)\b/
const COUNT_LOST: Wanted = {
  kinds: 'N',
  min: 2,
  max: 500,
  away: 2,
  after: /^ (?:[a-z]+ )?(?:falt|fur|cancel|desmarc|nao vem|nao aparec)/,
}

export function fee(w: Weighing): Text {
  if (DEPOSIT.test(w.around)) return deposit(w)
  const price = w.said('R$', 'Taxa em questão', FEE_SAID)
  if (!price && DELIVERY.test(w.around)) return delivery(w)
  const count = w.said('', 'Quantas vezes por mês', COUNT)
  const end = say`Avise antes de marcar e abata do serviço de quem fechar: quem vai comprar aceita, quem só queria de graça se mostra logo.`
  if (price && count) {
    const total = w.make(
      'R$',
      'O que a taxa traz',
      round2(price.value * count.value),
      `${count.text} × ${price.text}`,
      [price, count],
    )
    return say`Sim. ${count} a ${price} são ${total} que hoje saem do seu bolso; mesmo que parte desista, o tempo dessas volta para quem paga. ${end}`
  }
  const hours = w.said('horas', 'Tempo de cada um', HOURS)
  const { hour } = w
  if (hours) {
    const cost = w.make(
      'R$',
      'O que cada um custa em tempo',
      round2(hours.value * hour.value),
      `${hours.text} × ${hour.text}`,
      [hours, hour],
    )
    return price
      ? say`Sim. Cada um leva ${hours}, que a ${hour} são ${cost} antes do combustível: ${cost.value > price.value ? say`os ${price} ainda são pouco` : say`os ${price} cobrem isso`}. ${end}`
      : say`Sim. Cada um leva ${hours}, e a ${hour} a hora isso já custa ${cost} antes do combustível: esse é o mínimo a cobrar. ${end}`
  }
  return say`Sim. Uma hora de trabalho aí vale ${hour}: multiplique pelas horas que cada um leva, some o combustível, e esse é o mínimo a cobrar. ${end}`
}
