import { say, type Text } from '#src/facts/fact-book.ts'
import { round1, round2 } from '#src/measures/measured.ts'
import type { Wanted, Weighing } from './weighing.ts'

const DAYS: Wanted = { kinds: 'D', min: 7, max: 180, away: 1, not: /\b(?:entreg|aberto|trabalh|por semana)/ }
const A_MONTH: Wanted = {
  kinds: 'R',
  min: 100,
  away: 2,
  after: /^[^,]{0,12} (?:por|ao|no|todo) mes|^ mensa/,
  not: /\b(?:aluguel|fatur|sobra|parcela|salario|custo|lucro)/,
}

export function credit(w: Weighing): Text {
  const days = w.said('dias', 'Prazo pedido', DAYS)
  const month = days && w.said('R$/mês', 'O que ele compra por mês', A_MONTH)
  const { kept, left } = w
  const limit = left && left.value > 0 ? say` Como teto, não deixe na rua mais do que sobra num mês (${left}).` : say``
  if (days && month) {
    const held = w.make(
      'R$',
      'Dinheiro seu que fica com ele',
      round2((month.value * days.value) / 30),
      `${month.text} × ${days.text} ÷ 30`,
      [month, days],
    )
    return say`Só se você aguentar ficar com ${held} na rua: é o que ${month} por mês em ${days} prendem.${left && left.value > 0 ? say` Hoje sobram ${left} por mês.` : ''} Peça metade na entrega, ou ponha no preço o juro que o banco cobraria por esse dinheiro.`
  }
  if (!kept)
    return say`Só com limite e data para cada um. A conta que decide usa o custo de cada venda, que falta aqui: divida o custo pelo que sobra, e terá quantas vendas pagas cobrem uma não paga.${limit} Quem está atrasado não leva mais antes de acertar.`
  if (kept.value > 97)
    return say`Só com limite e data para cada um: o que você vende é hora, e hora não paga não volta.${limit} Quem está atrasado não leva mais antes de acertar, e a metade adiantada resolve a maior parte.`
  const sales = w.make(
    '',
    'Vendas pagas que cobrem uma não paga',
    round1((100 - kept.value) / kept.value),
    `(100% − ${kept.text}) ÷ ${kept.text}`,
    [kept],
  )
  const covers =
    sales.value >= 1.5
      ? say`cada venda não paga come o que sobra de ${sales} pagas`
      : kept.value > 75
        ? // What it takes to make it stands among other costs: energy, wages.
          say`de cada venda não paga você perde tudo o que gastou para fazê-la`
        : say`de cada venda não paga você perde o custo, ${w.make('%', 'Custo de cada venda', round1(100 - kept.value), `100% − ${kept.text}`, [kept])} do preço`
  return say`Só com limite e data para cada um: ${covers}.${limit} Comece por quem já compra há tempo e paga em dia; atrasou, não leva mais antes de acertar.`
}
