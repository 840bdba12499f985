import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'

const MANY = 'quantidade/clientes.dia/semana/mes/ponto'
const EACH = 'unidade/mes'
/** Less of a price is another thing's. */
const LEAST = 0.45

/** Who counts clients and prices a piece tells of one time, unless that makes her month. */
const isOnceEach = (c: Case, many: Held | undefined, price: Held): boolean =>
  many?.period === 'ponto' &&
  price.period !== 'mes' &&
  !(c.revenue && Math.abs((many.said.value * price.said.value) / c.revenue.number - 1) < 0.15)

/** How many pay her price in a month: told, or what comes in by it. */
function payers(c: Case, many: Held | undefined, price: Value<'R$'>): { value: Value<'qtd'>; text: Text } | null {
  if (many) {
    const value = many.period === 'ponto' ? c.count(many, 'Quantos pagam') : c.manyMonthly(many, 'Quantos')
    return { value, text: c.many(value, many, many.role === 'clientes' ? 'clientes' : 'vendas') }
  }
  const { revenue } = c
  if (!revenue || revenue.number < price.number * 2) return null
  const value = c.make(
    'qtd',
    'Quantos o mês de hoje paga',
    revenue.number / price.number,
    say`${t(revenue)} ÷ ${t(price)}`,
    [revenue, price],
  )
  return { value, text: say`cerca de ${t(value)} vendas` }
}

/** A dearer price: what it brings, and how many may go. */
const rise = way({
  id: 'preco_sobe',
  topic: 'preco',
  decisions: ['aumentar_preco', 'largar_cliente', 'desconto', 'produto_novo'],
  needs: { now: `preco/ticket.${EACH}`, next: `preco_novo.${EACH}` },
  may: { many: MANY },
  lists: { costs: `custo_unidade.${EACH}` },
  beside: ['faturamento', 'sobra', 'preco_outro'],
  tell: (c, { now, next, many }, { costs }) => raised(c, { now, next, many, costs, because: say`` }),
})

/** The same, where what it is made of has risen. */
const riseAfterCost = way({
  id: 'preco_sobe_com_o_custo',
  topic: 'preco',
  decisions: ['aumentar_preco', 'fornecedor'],
  needs: { now: `preco/ticket.${EACH}`, next: `preco_novo.${EACH}`, old: 'custo_unidade', dear: 'custo_unidade_novo' },
  may: { many: MANY },
  beside: ['faturamento', 'sobra', 'preco_outro'],
  anyUnit: true,
  tell(c, { now, next, many, old, dear }) {
    const [before, after] = [c.reais(old, 'O custo de antes'), c.reais(dear, 'O custo de agora')]
    if (after.number <= before.number) return null
    const gap = c.minus(after, before, 'Quanto o custo subiu')
    const share = c.part(gap, before, 'Quanto o custo subiu')
    const because = say`O custo foi de ${t(before)} para ${t(after)}, ${t(share)} a mais. `
    // How much of it goes into one isn't told: her list says what comes with a sale.
    return c.keepOf(c.reais(now, 'Preço de hoje')).net ? raised(c, { now, next, many, costs: [], because }) : null
  },
})

interface Raised {
  now: Held
  next: Held
  many: Held | undefined
  costs: readonly Held[]
  /** What made it dearer. */
  because: Text
}

function raised(c: Case, { now, next, many, costs, because }: Raised): Told | null {
  const [cheap, dear] = [c.reais(now, 'Preço de hoje'), c.reais(next, 'Preço novo')]
  if (
    dear.number <= cheap.number ||
    dear.number > cheap.number * 2 ||
    now.period !== next.period ||
    isOnceEach(c, many, now)
  )
    return null
  const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
  const keepNow = c.keepOf(cheap, spent)
  // What it costs stays, whatever the price.
  const more = c.changed(dear, cheap)
  const who = payers(c, many, cheap)
  const kept = c.make(
    'R$',
    'O que cada um deixaria no preço novo',
    keepNow.value.number + more.number,
    say`${t(keepNow.value)} + ${more.terms}`,
    [keepNow.value, ...more.of],
  )
  if (keepNow.value.number <= 0 || kept.number <= 0)
    return keepNow.value.number <= 0 && keepNow.net
      ? {
          main: keepNow.value,
          head: say`Suba já: no preço de hoje cada venda perde dinheiro.`,
          text: say`De ${t(cheap)} faltam ${t(keepNow.value)} em cada (${keepNow.terms}); a ${t(dear)} ${kept.number < 0 ? 'ainda faltam' : 'ficam'} ${t(kept)}.`,
          line: say`A conta: ${keepNow.terms} = perda de ${t(keepNow.value)} em cada.`,
          proves: 'preço abaixo do custo',
        }
      : null
  const share = c.make(
    '%',
    'Parte que pode ir embora',
    (more.number / kept.number) * 100,
    say`(${t(kept)} − ${t(keepNow.value)}) ÷ ${t(kept)}`,
    [kept, keepNow.value],
  )
  const account = say`(${t(dear)} − ${t(cheap)})`
  if (!who)
    return {
      main: share,
      head: say`Sim, em etapas e com aviso.`,
      text: say`${because}Cada um passa a deixar ${t(kept)} em vez de ${t(keepNow.value)}: só fica pior do que hoje se mais de ${t(share)} das vendas forem embora. Falta contar quantas vendas são por mês.`,
      line: say`A conta: ${account} ÷ ${t(kept)} = ${t(share)} das vendas podem ir embora.`,
    }
  return withPayers(c, { cheap, dear, who, part: more.number / kept.number, share, because })
}

interface Raise {
  cheap: Value<'R$'>
  dear: Value<'R$'>
  who: { value: Value<'qtd'>; text: Text }
  /** What may go, of all. */
  part: number
  share: Value<'%'>
  because: Text
}

function withPayers(c: Case, { cheap, dear, who, part, share, because }: Raise): Told {
  const account = say`(${t(dear)} − ${t(cheap)}) × ${who.text}`
  const number = (dear.number - cheap.number) * who.value.number
  const gain = c.make('R$/mês', 'O que o preço novo traz', number, account, [dear, cheap, who.value])
  const most = Math.floor(who.value.number * part + 0.001)
  const lost = c.make('qtd', 'Quantos podem ir embora', most, say`${t(who.value)} × ${t(share)}`, [who.value, share])
  const rest = say`${t(who.value)} − ${t(lost)}`
  const stay = c.make('qtd', 'Quantos bastam no preço novo', who.value.number - most, rest, [who.value, lost])
  return {
    main: gain,
    head: say`Sim, avisando antes e começando por quem chega.`,
    text: say`De ${t(cheap)} para ${t(dear)}, com a mesma procura entram ${t(gain)} a mais por mês (${who.text}). ${because}Só fica pior do que hoje se perder mais de ${t(lost)} (${t(share)}): com ${t(stay)} você ganha o mesmo de agora trabalhando menos.${c.today()}`,
    line: say`A conta: ${account} = ${t(gain)} a mais por mês; pode perder até ${t(lost)}.`,
    says: ['queda_de_volume', 'ticket_medio'],
  }
}

/** A lower price: so many more she would have to sell. */
const cut = way({
  id: 'preco_baixa',
  topic: 'preco',
  decisions: ['baixar_preco', 'desconto', 'produto_novo'],
  needs: { now: `preco/ticket.${EACH}`, next: `preco_novo.${EACH}`, many: MANY },

  lists: { costs: `custo_unidade.${EACH}` },
  beside: ['capacidade', 'faturamento', 'sobra', 'p_ocupacao'],
  tell(c, { now, next, many }, { costs }) {
    const [dear, cheap] = [c.reais(now, 'Preço de hoje'), c.reais(next, 'Preço menor')]
    if (
      cheap.number >= dear.number ||
      cheap.number < dear.number * LEAST ||
      now.period !== next.period ||
      isOnceEach(c, many, now)
    )
      return null
    return lower(c, { dear, cheap, many, costs, whose: 'o preço menor', topic: 'preço' })
  },
})

/** A rival asks less. */
const rival = way({
  id: 'concorrente',
  topic: 'rival',
  decisions: ['baixar_preco', 'desconto'],
  needs: { now: `preco/ticket.${EACH}`, other: `preco_outro.${EACH}` },
  may: { many: MANY },
  lists: { costs: `custo_unidade.${EACH}` },
  beside: [
    'capacidade',
    'faturamento',
    'clientes_perdidos',
    'clientes_antes',
    'quantidade_antes',
    'custo_mes',
    'p_desconto',
    'prazo',
  ],
  tell(c, { now, other, many }, { costs }) {
    const [dear, cheap] = [c.reais(now, 'O seu preço'), c.reais(other, 'O preço do outro')]
    if (
      cheap.number >= dear.number ||
      cheap.number < dear.number * LEAST ||
      now.period !== other.period ||
      isOnceEach(c, many, now)
    )
      return null
    return lower(c, { dear, cheap, many, costs, whose: 'o preço do concorrente', topic: 'rival' })
  },
})

interface Lower {
  dear: Value<'R$'>
  cheap: Value<'R$'>
  many: Held | undefined
  costs: readonly Held[]
  whose: string
  topic: 'rival' | 'preço'
}

function lower(c: Case, { dear, cheap, many, costs, whose, topic }: Lower): Told | null {
  const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
  const high = c.keepOf(dear, spent)
  // What one costs stays, whatever the price.
  const less = c.changed(dear, cheap)
  const after = high.value.number - less.number
  const share = c.make(
    '%',
    'Quanto menor',
    (1 - cheap.number / dear.number) * 100,
    say`(${t(dear)} − ${t(cheap)}) ÷ ${t(dear)}`,
    [dear, cheap],
  )
  const who = payers(c, many, dear)
  const proves = topic === 'rival' ? { proves: 'concorrente mais barato' as const } : {}
  const kept = c.make('R$', `O que cada um deixaria com ${whose}`, after, say`${t(high.value)} − ${less.terms}`, [
    high.value,
    ...less.of,
  ])
  const each = high.net
    ? after > 0
      ? say` De cada ${t(dear)} ficam hoje ${t(high.value)}; a ${t(cheap)} ficariam ${t(kept)}.`
      : say` De cada ${t(dear)} ficam hoje ${t(high.value)}; a ${t(cheap)} você perderia ${t(kept)} em cada.`
    : say``
  const account = say`(${t(dear)} − ${t(cheap)})`
  if (!who)
    return high.net || topic === 'preço'
      ? {
          main: share,
          head: after <= 0 ? say`Não: abaixo do que custa.` : say`Não para todos.`,
          text: say`${t(cheap)} é ${t(share)} menos.${each}${after > 0 && high.net ? moreNeeded(c, high.value, kept) : ''} Segure o preço e mostre o que o outro não dá.`,
          line: say`A conta: ${account} ÷ ${t(dear)} = ${t(share)} a menos em cada venda.`,
          ...proves,
        }
      : null
  const lost = c.make(
    'R$/mês',
    'O que a baixa tira do mês',
    (dear.number - cheap.number) * who.value.number,
    say`${account} × ${who.text}`,
    [dear, cheap, who.value],
  )
  const same = c.needed(lost, dear, 'Quantos perdidos custam o mesmo')
  return {
    main: lost,
    head: after <= 0 ? say`Não: abaixo do que custa.` : say`Não baixe para todos.`,
    text: say`A ${t(cheap)} para ${who.text} entram ${t(lost)} a menos por mês: é o mesmo que perder ${t(same)} no preço de hoje.${each}${c.today()} Segure quem ameaça sair, um a um, com plano ou condição só para esses.`,
    line: say`A conta: ${account} × ${who.text} = ${t(lost)} a menos por mês, o mesmo que perder ${t(same)}.`,
    says: ['desconto', 'queda_de_volume', 'diferenca_preco', 'ticket_medio'],
    ...proves,
  }
}

function moreNeeded(c: Case, now: Value<Kind>, next: Value<Kind>): Text {
  const times = c.make(
    '%',
    'Venda a mais para ganhar o mesmo',
    (now.number / next.number - 1) * 100,
    say`${t(now)} ÷ ${t(next)}`,
    [now, next],
  )
  return say` Para ganhar o mesmo seria preciso vender ${t(times)} a mais.`
}

/** What one costs rose: what that takes, and the price that gives it back. */
const costRose = way({
  id: 'custo_sobe',
  topic: 'custo',
  decisions: ['aumentar_preco', 'fornecedor', 'terceirizar', 'importar_grupo'],
  needs: { before: `custo_unidade.${EACH}`, next: `custo_unidade_novo.${EACH}` },
  may: { many: 'quantidade/quantidade_pedido.dia/semana/mes/vez', price: 'preco/ticket.unidade' },
  beside: ['faturamento', 'capacidade', 'clientes', 'faltas', 'preco', 'ticket', 'preco_outro', 'prazo', 'p_sinal'],
  tell(c, { before, next, many, price }) {
    const [old, now] = [c.reais(before, 'Custo de um'), c.reais(next, 'Custo de um, do outro jeito')]
    if (old.number === now.number || now.number < old.number / 4 || now.number > old.number * 4) return null
    const rises = now.number > old.number
    const [dear, cheap] = rises ? [now, old] : [old, now]
    const gap = c.minus(dear, cheap, 'A diferença em cada um')
    const share = c.part(gap, old, 'Parte do custo de hoje')
    const own = price ? c.reais(price, 'Preço de hoje') : null
    if (own && now.number > own.number * 1.4) return null
    const kept = own ? c.minus(own, now, 'O que fica de cada um') : null
    const of =
      kept && own
        ? say` De ${t(own)} ${kept.number > 0 ? say`ficam ${t(kept)} em cada` : say`faltam ${t(kept)} em cada`}.`
        : say``
    const account = say`(${t(dear)} − ${t(cheap)})`
    const flows = many !== undefined && many.period !== 'vez'
    if (many && many.period !== 'ponto') {
      const count = flows ? c.manyMonthly(many, 'Quantos') : c.count(many, 'Quantos')
      const sum = c.make(
        flows ? 'R$/mês' : 'R$',
        rises ? 'O que passa a custar a mais' : 'O que deixa de gastar',
        gap.number * count.number,
        say`${account} × ${c.many(count, many)}`,
        [dear, cheap, count],
      )
      const per = flows ? ' por mês' : ''
      return {
        main: sum,
        head: rises ? say`Só se o preço acompanhar ou o tempo ganho valer isso.` : null,
        text: say`São ${t(gap)} em cada, ${t(share)} do custo de hoje: ${t(sum)} ${rises ? 'a mais' : 'a menos'}${per}.${of}${c.today()}${rises ? say` Para ficar como antes, cada um teria de sair ${t(gap)} mais caro.` : say` Teste com um lote pequeno antes de trocar tudo.`}`,
        line: say`A conta: ${account} × ${c.many(count, many)} = ${t(sum)} ${rises ? 'a mais' : 'a menos'}${per}.`,
        says: ['custo_por_unidade'],
      }
    }
    return own && kept
      ? {
          main: kept,
          head:
            kept.number <= 0
              ? say`Não nesse preço: assim perde em cada um.`
              : rises
                ? say`Só se o preço acompanhar.`
                : say`Compensa, se a qualidade for a mesma.`,
          text: say`O custo ${rises ? 'sobe' : 'cai'} ${t(gap)} em cada, ${t(share)}.${of} Falta contar quantos são por mês.`,
          line: say`A conta: ${t(own)} − ${t(now)} = ${kept.number < 0 ? say`perda de ${t(kept)}` : t(kept)} em cada.`,
        }
      : null
  },
})

export const PRICES: readonly Way[] = [rise, riseAfterCost, cut, rival, costRose]
