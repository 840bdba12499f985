import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { isOfPart } from './cash.ts'
import { LEFT_ONCE, ticket_medio } from './clients.ts'
import { type Consequence, cutOf, follows, yearOf } from './following.ts'
import { lessForHome } from './home.ts'
import type { MeasureId } from './measure-ids.ts'
import { amountValue, type MeasuredFigure, money, monthly, of, reais, round1, type Sources } from './measured.ts'
import { yearOfMei } from './mei.ts'
import { repriced } from './repriced.ts'

/** 'Na baixa fica 22% ocupado': no share of twelve months. */
const OF_SEASON =
  /\b(?:na|da|de|em) (?:baixa|entressafra)\b|\bfora d[ae] (?:alta|temporada|estacao)\b|\b(?:no|de) (?:inverno|verao)\b|\bbaixa (?:temporada|estacao)\b/

/** What two months of purchases would need, and what is there beyond them. */
const excessStock: Consequence = (sources, figure) => {
  const stock = sources.amount('estoque', 'R$')
  const goods = sources.group('mercadorias')
  if (!stock || !goods) return null
  const base = sources.amountFact(stock, 'Dinheiro em estoque', 'R$')
  const excess = reais(amountValue(stock) - 2 * goods.valor)
  if (excess <= 0) return null
  const enough: Fact = {
    id: 'medida.consequencia.estoque_que_basta',
    rotulo: 'Estoque para dois meses de compras',
    valor: reais(2 * goods.valor),
    unidade: 'R$',
    tipo: 'estimado',
    origem: 'Hipótese do motor: dois meses de compras bastam',
    formula: `2 × ${money(goods.valor)} = ${money(reais(2 * goods.valor))}`,
    entradas: [sources.groupFact(goods).id],
  }
  return follows(
    figure,
    {
      id: 'consequencia.estoque',
      rotulo: 'Estoque além de dois meses de compras',
      valor: excess,
      unidade: 'R$',
      formula: `${money(amountValue(stock))} − ${money(reais(2 * goods.valor))} = ${money(excess)}`,
    },
    (fact) =>
      say`Para dois meses de venda bastariam ${of(enough)} em mercadoria: os outros ${of(fact)} podem voltar ao caixa.`,
    [base, ...sources.groupFacts(goods), enough],
  )
}

/** The month without the largest client. */
const withoutClient: Consequence = (sources, figure) => {
  const { revenue, costs } = sources.reading
  if (!revenue || costs.total === null || !sources.total || !figure.fact.unidade.startsWith('R$')) return null
  const left = reais(revenue.value - Number(figure.fact.valor))
  const missing = reais(costs.total - left)
  if (missing <= 0) return null
  return follows(
    figure,
    {
      id: 'consequencia.sem_cliente',
      rotulo: 'O que faltaria sem o maior cliente',
      valor: missing,
      unidade: 'R$/mês',
      formula: `${money(costs.total)} − (${money(revenue.value)} − ${money(Number(figure.fact.valor))}) = ${money(missing)}`,
    },
    (fact) => say`Se ele sair, o que resta não paga as contas de ${of(sources.total!)}: faltariam ${of(fact)} por mês.`,
    [sources.total, ...sources.costFacts],
  )
}

/** What ten days less of waiting bring back once. */
const tenDays: Consequence = (sources, figure) => {
  const { revenue } = sources.reading
  // What is open is known: the term of all sales says nothing more.
  if (!revenue || isOfPart(sources) || sources.amount(['a_receber', 'fiado'], 'R$')) return null
  const valor = reais(revenue.value / 3)
  const days: Fact = {
    id: 'regra.dez_dias',
    rotulo: 'Dias a menos de prazo',
    valor: 10,
    unidade: 'dias',
    tipo: 'referência',
    origem: 'Definido pelas regras do produto',
  }
  return follows(
    figure,
    {
      id: 'consequencia.prazo',
      rotulo: 'O que dez dias a menos de prazo devolvem',
      valor,
      unidade: 'R$',
      formula: `${money(revenue.value)} ÷ 30 × 10 = ${money(valor)}`,
    },
    (fact) => say`Cada ${of(days)} a menos no prazo devolvem cerca de ${of(fact)} ao caixa, uma vez, sem banco.`,
    [revenue.fact, days],
  )
}

/** How long the month's surplus takes to pay what she wants to buy or owes. */
function paidBySurplus(sources: Sources, left: number, figure: MeasuredFigure): MeasuredFigure | null {
  const wanted = sources.amounts.itens.find(
    ({ assunto, unidade, valor }) =>
      (assunto === 'investimento' || assunto === 'divida') && unidade === 'R$' && valor > 0,
  )
  if (!wanted || left <= 0) return null
  const debt = wanted.assunto === 'divida'
  const sum = sources.amountFact(wanted, debt ? 'Dívida' : 'Investimento que você quer fazer', 'R$')
  const valor = round1(amountValue(wanted) / left)
  return follows(
    figure,
    {
      id: 'consequencia.meses_de_sobra',
      rotulo: debt ? 'Meses de sobra que a dívida leva' : 'Meses de sobra que o investimento leva',
      valor,
      unidade: 'meses',
      formula: `${money(amountValue(wanted))} ÷ ${money(left)} = ${formatNumber(valor, 1)}`,
    },
    (fact) =>
      debt
        ? say`Com a sobra inteira, os ${of(sum)} de dívida levam ${of(fact)}: a parcela que cabe é menor que a sobra do mês.`
        : say`Com a sobra de hoje, os ${of(sum)} levam ${of(fact)} para se pagar, se a sobra toda for para isso.`,
    [sum],
  )
}

/** What the month's result asks for: the way to zero, how long an investment takes, or what a rise of the price leaves. */
const surplus: Consequence = (sources, figure) => {
  const { revenue, costs } = sources.reading
  if (!revenue || costs.total === null) return null
  const left = revenue.value - costs.total
  const variable = sources.groups.filter(({ varia }) => varia).reduce((sum, { valor }) => sum + valor, 0)
  const contribution = 1 - variable / revenue.value
  if (left < 0) {
    const atHome = lessForHome(sources, left)
    if (atHome) return atHome
    if (contribution <= 0.05) return null
    const valor = reais(-left / contribution)
    return follows(
      figure,
      {
        id: 'consequencia.empate',
        rotulo: 'Venda a mais que zera o mês',
        valor,
        unidade: 'R$/mês',
        formula: `${money(-left)} ÷ (1 − ${money(variable)} ÷ ${money(revenue.value)}) = ${money(valor)}`,
      },
      (fact) =>
        say`Só vendendo mais, zerar o mês pede ${of(fact)} de venda a mais, porque parte de cada venda vai para o custo dela: comece pelo corte.`,
    )
  }
  const bought = paidBySurplus(sources, left, figure)
  if (bought) return bought
  // A farm sells at the market's price.
  if (sources.reading.segment === 'Agronegócio') return null
  return repriced(sources, figure, left)
}

/** One quote more in ten. */
const oneInTen: Consequence = (sources, figure) => {
  const sent = sources.amount('propostas', 'qtd')
  if (!sent || amountValue(sent) < 10) return null
  const base = sources.amountFact(sent, 'Propostas ou contatos', 'propostas')
  const more = Math.round(amountValue(sent) / 10)
  const won = sources.amount('conversao', 'qtd')
  const { revenue } = sources.reading
  const ticket = sources.amount('ticket', 'R$')
  const price = ticket ? amountValue(ticket) : 0
  const each = price || (won && revenue && (won.por ?? sent.por) === 'mes' ? revenue.value / amountValue(won) : 0)
  const worth: Fact | null =
    each > 0 && won && revenue
      ? {
          id: 'medida.consequencia.conversao.valor',
          rotulo: 'Valor das vendas a mais',
          valor: reais(each * more),
          unidade: 'R$/mês',
          tipo: 'estimado',
          origem: 'Vendas a mais vezes o valor médio de cada uma',
          formula: price
            ? `${formatNumber(more)} × ${money(price)} = ${money(reais(each * more))}`
            : `${formatNumber(more)} × ${money(revenue.value)} ÷ ${formatNumber(amountValue(won))} = ${money(reais(each * more))}`,
          entradas: [revenue.fact.id, base.id],
        }
      : null
  return follows(
    figure,
    {
      id: 'consequencia.conversao',
      rotulo: 'Vendas a mais se fechar uma em cada dez que hoje se perdem',
      valor: more,
      unidade: 'vendas',
      formula: `${formatNumber(amountValue(sent))} ÷ 10 = ${formatNumber(more)}`,
    },
    (fact) =>
      worth
        ? say`Fechar uma a mais em cada dez dos ${of(base)} pedidos de preço são ${of(fact)} vendas novas: cerca de ${of(worth)} por mês, sem gastar com divulgação.`
        : say`Fechar uma a mais em cada dez dos ${of(base)} pedidos de preço são ${of(fact)} vendas novas, sem gastar com divulgação.`,
    worth && revenue ? [base, revenue.fact, worth] : [base],
  )
}

/** What is left of one unit, at the price that she wrote. */
const unitMargin: Consequence = (sources, figure) => {
  const price = sources.amount('preco', 'R$')
  if (!price || amountValue(price) > Number(figure.fact.valor) * 20) return null
  const paid = sources.amountFact(price, 'Preço que você recebe', 'R$')
  const valor = Math.round((amountValue(price) - Number(figure.fact.valor)) * 100) / 100
  return follows(
    figure,
    {
      id: 'consequencia.sobra_por_unidade',
      rotulo: valor < 0 ? 'Falta por unidade' : 'Sobra por unidade',
      valor,
      unidade: 'R$',
      formula: `${money(amountValue(price))} − ${money(Number(figure.fact.valor))} = ${money(valor)}`,
    },
    (fact) =>
      valor < 0
        ? say`A ${of(paid)} cada, faltam ${of(fact)} por unidade: vender mais aumenta o prejuízo.`
        : say`A ${of(paid)} cada, sobram ${of(fact)} por unidade, antes da sua retirada.`,
    [paid],
  )
}

const EMPTY_BACK = /\bvolt[a-z]*\b[^.;]{0,20}\bvazi[oa]s?\b|\b(?:carga|frete) de (?:volta|retorno)\b/

/** What each kilometre brings beside what it costs. */
const perKilometre: Consequence = (sources, figure) => {
  const km = sources.amounts.itens.find(({ substantivo }) => /^(?:km|quilometr)/.test(substantivo ?? ''))
  const { revenue, activity } = sources.reading
  const driven = km && amountValue(km) * (km.por === 'semana' ? 52 / 12 : km.por === 'dia' ? 30 : 1)
  if (!driven || !revenue || activity.activity.id !== 'transporte') return null
  // What fills a way that is driven anyway may pay less than all of it costs.
  if (EMPTY_BACK.test(fold(sources.reading.form.main_challenge))) return null
  const valor = Math.round((revenue.value / driven) * 100) / 100
  return follows(
    figure,
    {
      id: 'consequencia.receita_por_km',
      rotulo: 'Receita por quilômetro',
      valor,
      unidade: 'R$',
      formula: `${money(revenue.value)} ÷ ${formatNumber(driven)} = ${money(valor)}`,
    },
    (fact) =>
      say`Cada km rende ${of(fact)}, em média: viagem que paga menos que o custo do km, ida e volta, dá prejuízo.`,
    [revenue.fact],
  )
}

/** What a new client costs beside what one brings. */
const clientWorth: Consequence = (sources, figure) => {
  const ticket = ticket_medio(sources)
  const spent = sources.group('marketing')?.valor ?? monthlyOf(sources)
  if (!spent) return null
  const valor = reais(Number(figure.fact.valor) / 2)
  return follows(
    figure,
    {
      id: 'consequencia.cac',
      rotulo: 'Custo por cliente se o mesmo anúncio trouxer o dobro',
      valor,
      unidade: 'R$',
      formula: `${money(Number(figure.fact.valor))} ÷ 2 = ${money(valor)}`,
    },
    (fact) =>
      ticket
        ? say`Uma venda vale cerca de ${of(ticket.fact)}; com o dobro de clientes pelo mesmo anúncio, cada um sairia por ${of(fact)}.`
        : say`Com o dobro de clientes pelo mesmo anúncio, cada um sairia por ${of(fact)}.`,
    ticket ? [ticket.fact, ...ticket.entradas] : [],
  )
}
const monthlyOf = (sources: Sources) => {
  const bought = sources.amount('marketing', 'R$')
  return bought ? monthly(bought) : null
}

const CONSEQUENCES: Partial<Record<MeasureId, Consequence>> = {
  faltas: yearOf('as faltas', true),
  inadimplencia: yearOf('o que não chega', false),
  // Who left once leaves no more every month.
  cancelamento: (sources, figure) =>
    figure.fact.rotulo === LEFT_ONCE ? null : yearOf('o que sai a cada mês', false)(sources, figure),
  perdas: yearOf('o que se perde', false),
  glosas: yearOf('as glosas', true),
  comissao_entrega: yearOf('a comissão', false),
  taxas_cartao: yearOf('as taxas', true),
  juros: yearOf('os juros e as parcelas', true),
  horas_nao_cobradas: yearOf('as horas sem cobrança', true),
  ociosidade: (sources, figure) =>
    OF_SEASON.test(fold(sources.reading.form.main_challenge))
      ? null
      : yearOf('o espaço parado', false)(sources, figure),
  queda_faturamento: yearOf('a queda', false),
  estoque_parado: excessStock,
  dias_de_estoque: excessStock,
  maior_cliente: withoutClient,
  dias_para_receber: tenDays,
  dinheiro_na_rua: tenDays,
  sobra_mes: surplus,
  margem: surplus,
  divida: (sources, figure) => {
    const { revenue, costs } = sources.reading
    return revenue && costs.total !== null ? paidBySurplus(sources, revenue.value - costs.total, figure) : null
  },
  conversao: oneInTen,
  custo_por_unidade: unitMargin,
  custo_por_km: perKilometre,
  espaco_mei: yearOfMei,
  custo_por_cliente: clientWorth,
  energia: cutOf('da conta de energia', 20),
  mercadorias: cutOf('do gasto com mercadorias e insumos', 5),
  racao: cutOf('do gasto com ração', 5),
  aluguel: cutOf('do aluguel', 10),
  impostos: cutOf('dos impostos, com o contador,', 10),
  frete: (sources, figure) =>
    // Who lives of carrying sells freight.
    sources.reading.activity.activity.id === 'transporte' ? null : cutOf('do frete', 10)(sources, figure),
  custos_fixos: cutOf('dos custos fixos', 5),
}

/** What a figure means in reais for her: the next account that a consultant would do on it. null: none that is safe. */
export function consequenceOf(sources: Sources, id: MeasureId, figure: MeasuredFigure): MeasuredFigure | null {
  return CONSEQUENCES[id]?.(sources, figure) ?? null
}
