import { say } from '#src/facts/fact-book.ts'
import { round2 } from '#src/measures/measured.ts'
import { termsOf } from '#src/quantities/terms.ts'
import { text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const ALL = /^ (?:no|ao|em) (?:total|todo)\b|^ (?:tudo junto|somando|somado|de todos|de todas)\b/

/** '18 tutores me devem, dá uns 9.400 no total': owed by all of them together. */
export const owedInAll: Asked = (ask) => {
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const people = terms.filter(({ dimension, deed }) => dimension === 'things' && deed === 'unpaid')
  const sums = terms.filter(({ dimension, after }) => dimension === 'reais' && ALL.test(after))
  const [[who], [sum]] = [people, sums]
  if (!who || !sum || people.length > 1 || sums.length > 1 || Math.abs(who.sentence - sum.sentence) > 1) return null
  const { own } = ask
  const [count, total] = [ask.value('qtd', who.said[0]!, 'Quem deve'), ask.value('R$', sum.said[0]!, 'Quanto devem')]
  const each = own.over(total, count, 'Dívida de cada um, em média')
  const { revenue } = own
  const part = revenue && own.share({ ...total, kind: 'R$/mês' }, revenue, 'Parte de um mês de venda')
  return withAccount(
    own.sum(
      total,
      [count, each, part, revenue],
      part
        ? say`Os ${t(count)} que devem somam ${t(total)}, ${t(each)} cada em média: ${t(part)} de um mês de venda.`
        : say`Os ${t(count)} que devem somam ${t(total)}, ${t(each)} cada em média.`,
      ['fiado_aberto', 'inadimplencia', 'dinheiro_na_rua', 'dias_para_receber'],
      {
        value: round2(total.number / 2),
        formula: `${t(total).text} × metade = ${t({ ...total, number: round2(total.number / 2) }).text}`,
        inputs: [total.fact],
        rotulo: 'o que passa a ser pago, contando metade',
        once: true,
      },
    ),
    say`${t(total)} ÷ ${t(count)} = ${t(each)}`,
  )
}
