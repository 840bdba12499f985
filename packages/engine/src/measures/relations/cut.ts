import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, told } from '#src/measures/derived/spoken.ts'
import { money, round1 } from '#src/measures/measured.ts'

const LOWER = /\b(?:baix[a-z]+|abaix[a-z]+|reduz[a-z]+|diminu[a-z]+|promocao|cortar)\b/
const PRICE =
  /\b(?:diaria|preco|valor|mensalidade|hora|consulta|ticket|plano|pacote|ingresso|corte|sessao|aula|entrada|marmita|pizza|diarias)\b/
const TO = /^ (?:reais )?(?:pra|para|por|a)(?: uns)? $/

/** 'Baixar a diária que é 220 pra 150': how many more only bring the same. */
export function priceCut(d: Deriver): void {
  const all = told(d.ask).filter(isPlain)
  const pairs = all.flatMap((high) =>
    all
      .filter(
        (low) =>
          low.place === high.place + 1 &&
          low.sentence === high.sentence &&
          low.value < high.value &&
          low.value > high.value / 4 &&
          TO.test(high.after) &&
          LOWER.test(high.before) &&
          PRICE.test(high.before),
      )
      .map((low) => ({ high, low })),
  )
  const pair = only(pairs)
  if (!pair) return
  const [now, then] = [
    d.ask.value('R$', pair.high.said, 'Preço de hoje'),
    d.ask.value('R$', pair.low.said, 'Preço que você pensa'),
  ]
  const more = d.own.make(
    '%',
    'Vendas a mais para entrar o mesmo',
    round1((now.number / then.number - 1) * 100),
    `${money(now.number)} ÷ ${money(then.number)} − 1`,
    [now, then],
  )
  d.add(
    more,
    [now, then],
    say`De ${t(now)} para ${t(then)}, só para entrar o mesmo dinheiro você teria de vender ${t(more)} a mais, antes de contar o que cada venda custa.`,
    { weight: 17, topic: 'mudanca', related: true, says: ['desconto', 'queda_de_volume'] },
  )
}
