import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'

/** A part of sales may be an app's or a product's, too. */
const OF_A_BUYER =
  /\b(?:client[a-z]*|compradora?|atacadista|distribuidora?|rede|mercado|supermercado|construtora|empresa|loja|hotel|restaurante|prefeitura|usina|frigorifico|laticinio)\b/

/** One buyer takes so much of all that is sold, and wants it cheaper. */
const dearBuyer = way({
  id: 'desconto_de_cliente_grande',
  topic: 'desconto',
  decisions: ['desconto', 'cliente_grande', 'baixar_preco', 'renegociar'],
  needs: { part: 'p_parte', rate: 'p_desconto' },
  beside: ['prazo', 'faturamento'],
  tell(c, { part, rate }) {
    const all = c.revenue
    if (!all || !c.d.ask.says(OF_A_BUYER, ['main_challenge'])) return null
    const share = c.share(part, 'Parte que esse cliente compra')
    const off = c.share(rate, 'Desconto pedido')
    const bought = c.portion(share, all, 'O que esse cliente compra por mês')
    const taken = c.portion(off, bought, 'O desconto por mês')
    const { after = null, less = null } = c.without(taken, 'O mês com o desconto') ?? {}
    const fails = after !== null && after.number < 0
    return {
      main: taken,
      head: fails
        ? say`Não desse jeito: o desconto leva mais do que sobra.`
        : say`Só em troca de alguma coisa por escrito: quantidade, prazo menor ou pagamento à vista.`,
      text: say`Ele compra ${t(share)} do que entra, ${t(bought)} por mês: ${t(off)} a menos são ${t(taken)} todo mês.${after ? c.todayAnd(say`com o desconto ${fails ? 'faltariam' : 'sobrariam'} ${t(after)}${less ? ', já com menos imposto' : ''}`) : ''} Responda com menos do que ele pede, e comece já a vender a outros: quem é um comprador só decide o preço.`,
      line: say`A conta: ${t(share)} × ${t(all)} = ${t(bought)}; ${t(bought)} × ${t(off)} = ${t(taken)} a menos por mês.`,
      says: ['desconto', 'maior_cliente'],
    }
  },
})

export const BIG_BUYER: readonly Way[] = [dearBuyer]
