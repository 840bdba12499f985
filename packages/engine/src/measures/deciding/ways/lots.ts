import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { PER, timeOf, timesOf } from '#src/measures/deciding/sums.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'

const UNITS = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' } as const

/** A large lot at a lower price: what it costs at once, how long it lasts and what it saves. */
const lot = way({
  id: 'lote_maior',
  topic: 'compra',
  decisions: ['estoque_antes', 'fornecedor', 'importar_grupo'],
  needs: {
    many: 'quantidade_pedido/quantidade_nova.vez/nada/ponto',
    each: 'custo_unidade_novo.unidade',
    now: 'custo_unidade.unidade',
  },
  may: { uses: 'quantidade.dia/semana/mes/ano', cash: 'caixa.ponto' },
  beside: ['preco', 'vida', 'prazo', 'p_desconto', 'capacidade', 'faturamento'],
  tell(c, { many, each, now, uses, cash }) {
    const [cheap, own] = [c.reais(each, 'Preço no lote'), c.reais(now, 'Preço de hoje')]
    if (cheap.number >= own.number) return null
    const count = c.count(many, 'Quantos no lote')
    const cost = c.make(
      'R$',
      'O que o lote custa',
      count.number * cheap.number,
      say`${c.many(count, many)} × ${t(cheap)}`,
      [count, cheap],
    )
    const saved = c.make(
      'R$',
      'O que o lote poupa',
      count.number * (own.number - cheap.number),
      say`${t(count)} × (${t(own)} − ${t(cheap)})`,
      [count, own, cheap],
    )
    const pace = uses ? c.count(uses, 'Quantos usa') : null
    const word = uses ? UNITS[uses.period as 'dia'] : ''
    const lasts =
      pace && pace.number > 0
        ? c.make('qtd', `Quantos ${word} dura`, count.number / pace.number, say`${t(count)} ÷ ${t(pace)}`, [
            count,
            pace,
          ])
        : null
    const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
    const lack = has && has.number < cost.number ? c.minus(cost, has, 'O que falta') : null
    const long = lasts !== null && lasts.number * { dia: 1, semana: 7, mes: 30, ano: 365 }[uses!.period as 'dia'] > 120
    return {
      main: lasts ?? saved,
      head: lack
        ? say`Não o lote inteiro: o caixa não paga.`
        : long
          ? say`Não o lote inteiro: é dinheiro parado por muito tempo.`
          : say`Compensa, se usar tudo a tempo e o caixa ficar com folga.`,
      text: say`O lote custa ${t(cost)} e poupa ${t(saved)}${lasts ? say`; no seu ritmo dura ${t(lasts)} ${word}` : ''}.${has ? (lack ? say` No caixa há ${t(has)}: faltam ${t(lack)}.` : say` No caixa há ${t(has)}.`) : ''}${c.today()} Peça o mesmo preço em duas ou três entregas.`,
      line: say`A conta: ${c.many(count, many)} × (${t(own)} − ${t(cheap)}) = ${t(saved)} a menos; ${t(count)} × ${t(cheap)} = ${t(cost)} de uma vez.`,
    }
  },
})

/** A package or contract of a month against so many of the single ones. */
const pack = way({
  id: 'pacote_do_mes',
  topic: 'pacote',
  decisions: ['aumentar_preco', 'desconto', 'largar_cliente', 'produto_novo', 'cliente_grande'],
  needs: {
    whole: 'preco/preco_novo/contrato/preco_oferta.mes',
    many: 'quantidade/quantidade_nova/quantidade_pedido.mes',
  },
  lists: { single: 'preco/custo_unidade/preco_oferta/custo_unidade_novo.unidade' },
  beside: ['clientes', 'capacidade', 'prazo', 'horas'],
  tell(c, { whole, many }, { single }) {
    const costs = single.filter(({ role }) => role.startsWith('custo'))
    const prices = single.filter(({ role }) => !role.startsWith('custo'))
    const used = costs.length > 0 ? costs : prices
    if (used.length !== 1 || prices.length > 1) return null
    const price = c.reais(whole, 'O que se paga por mês')
    const one = c.reais(used[0]!, costs.length > 0 ? 'O que cada um custa' : 'O preço avulso')
    const count = c.count(many, 'Quantos no mês')
    const all = c.make(
      'R$',
      costs.length > 0 ? 'O que todos custam' : 'O que seriam avulsos',
      count.number * one.number,
      say`${c.many(count, many)} × ${t(one)}`,
      [count, one],
    )
    const rest = c.make('R$/mês', 'A diferença', price.number - all.number, say`${t(price)} − ${t(all)}`, [price, all])
    const each = c.make('R$', 'O que se paga por cada', price.number / count.number, say`${t(price)} ÷ ${t(count)}`, [
      price,
      count,
    ])
    const good = rest.number > 0
    return {
      main: rest,
      head:
        costs.length > 0
          ? good
            ? say`Sim, com o número de vezes por escrito.`
            : say`Não por esse preço: limite as vezes ou suba.`
          : good
            ? say`Compensa por mês, se não usarem mais do que isso.`
            : say`Só se garantir mês a mês o que hoje é incerto.`,
      text: say`${c.many(count, many)} a ${t(one)} são ${t(all)}, contra ${t(price)} por mês: ${good ? 'sobram' : 'faltam'} ${t(rest)}. Cada um sai por ${t(each)}.${c.today()}`,
      line: say`A conta: ${t(price)} − ${c.many(count, many)} × ${t(one)} = ${good ? t(rest) : say`falta de ${t(rest)}`} por mês.`,
    }
  },
})

/** A bill of every month, or so much for each. */
const byPiece = way({
  id: 'fixo_ou_por_cada',
  topic: 'custo',
  wide: true,
  decisions: ['terceirizar', 'entrega_propria', 'contratar', 'demitir', 'fornecedor'],
  needs: {
    bill: 'custo_mes/custo_novo.dia/semana/mes',
    each: 'custo_unidade/custo_unidade_novo.unidade',
    many: 'quantidade.dia/semana/mes',
  },
  beside: ['preco', 'prazo', 'clientes', 'multa', 'faltas', 'capacidade', 'ticket', 'faturamento', 'horas', 'parcelas'],
  tell(c, { bill, each, many }) {
    // Her costs of today are no choice: one of the two is new.
    if (bill.role === 'custo_mes' && each.role === 'custo_unidade') return null
    if (bill.role === 'custo_novo' && each.role === 'custo_unidade_novo') return null
    const time = timeOf([bill, many])
    if (time === null) return null
    const fixed = time === 'mes' ? c.monthly(bill, 'O custo fixo') : c.reais(bill, 'O custo fixo')
    const count = time === 'mes' ? c.manyMonthly(many, 'Quantos') : c.count(many, 'Quantos')
    const one = c.reais(each, 'O custo de cada um')
    const all = timesOf(
      c,
      { value: one, terms: say`${t(one)}`, made: false },
      { value: count, text: c.many(count, many) },
      time,
      'Pagando por cada um',
    )
    const [now, next] = bill.role === 'custo_mes' ? [fixed, all.value] : [all.value, fixed]
    const rest = c.make(fixed.kind, 'A diferença', now.number - next.number, say`${t(now)} − ${t(next)}`, [now, next])
    const even = c.needed(fixed, one, 'Quantos empatam')
    const per = PER[time]
    return {
      main: rest,
      head:
        rest.number > 0 ? say`Compensa mudar, se a qualidade for a mesma.` : say`Não por esse número: sai mais caro.`,
      text: say`Pagando por cada um são ${t(all.value)}${per} (${all.account}); fixo, ${t(fixed)}: ${rest.number > 0 ? say`${t(rest)} a menos` : say`${t(rest)} a mais`} mudando. Os dois empatam em ${t(even)}${per}.${c.today()}`,
      line: say`A conta: ${bill.role === 'custo_mes' ? say`${t(fixed)} − ${all.account}` : say`${all.account} − ${t(fixed)}`} = ${rest.number < 0 ? say`${t(rest)} a mais` : say`${t(rest)} a menos`}${per}.`,
    }
  },
})

export const LOTS: readonly Way[] = [lot, pack, byPiece]
