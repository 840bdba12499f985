import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { homeOf, monthWithHome } from './home.ts'
import {
  amountValue,
  computed,
  inDays,
  type MeasuredFigure,
  money,
  monthly,
  of,
  percent,
  reais,
  round1,
  round2,
  type Sources,
  the,
} from './measured.ts'
import { receivedOf } from './received-month.ts'

const SPANS = ['dias', 'semanas', 'meses', 'anos'] as const

/** Reais left of a month after the named costs; negative: a deficit. */
export function sobra_mes(sources: Sources): MeasuredFigure | null {
  const { revenue, costs } = sources.reading
  if (revenue && costs.total !== null && sources.total) {
    const comes = receivedOf(sources)
    if (comes) return ofReceived(sources, comes, costs.total)
    const valor = round2(revenue.value - costs.total)
    const { origem, inputs, behind, after } = sources.leftOver
    const home = homeOf(sources)
    return computed(
      {
        id: 'medida.sobra_mes',
        rotulo: `${valor < 0 ? 'Falta' : 'Sobra'} no mês depois dos custos ${after}`,
        valor,
        unidade: 'R$/mês',
        tipo: sources.kind(),
        origem,
        formula: `${money(revenue.value)} − ${money(costs.total)} = ${money(valor)}`,
      },
      inputs,
      (fact) => {
        // A band is not an exact figure, so the comparison uses its middle.
        const basis = revenue.exact ? 'Pelos números informados' : 'Pelo meio da faixa de faturamento que você marcou'
        if (home) return monthWithHome(home, fact)
        const what = largestItems(sources)
        return say`${basis}, ${valor < 0 ? 'faltam' : 'sobram'} ${of(fact)} por mês${valor > 0 ? unlistedText(sources) : ''}: entram ${of(revenue.fact)} e saem ${of(sources.total!)}${what}.`
      },
      home ? [home.takes, home.gain, ...behind] : behind,
    )
  }
  const said = sources.amount('sobra', 'R$')
  const value = said && monthly(said)
  if (!said || !value) return null
  const fact = sources.amountFact(said, 'Sobra no mês, pelo que você escreveu', 'R$/mês', value)
  return { fact, entradas: [], text: say`Pelo que você escreveu, o resultado do mês é de ${of(fact)}.` }
}

/** What is billed and never comes in pays nothing: the month stands on what is received. */
function ofReceived(sources: Sources, comes: Fact, total: number): MeasuredFigure {
  const { revenue } = sources.reading
  const valor = round2(Number(comes.valor) - total)
  return computed(
    {
      id: 'medida.sobra_mes',
      rotulo: valor < 0 ? 'Falta no mês pelo que entra de fato' : 'Sobra no mês pelo que entra de fato',
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(),
      origem: 'O que você recebe no mês menos os custos em reais do diagnóstico',
      formula: `${money(Number(comes.valor))} − ${money(total)} = ${money(valor)}`,
    },
    [comes, revenue!.fact, sources.total!, ...sources.costFacts],
    (fact) =>
      say`Dos ${of(revenue!.fact)} faturados entram ${of(comes)} por mês; pagos os ${of(sources.total!)} de contas, ${valor < 0 ? 'faltam' : 'sobram'} ${of(fact)}${valor > 0 ? unlistedText(sources) : ''}.`,
  )
}

/** 'Três aplicadores', 'folha e meu pró-labore' */
const WORKERS =
  /\b(?:folha|salarios?|funcionari[oa]s?|empregad[oa]s?|equipe|ajudantes?)\b|\b(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|\d{1,2}) [a-z]+(?:dor|dora|eir[oa]|ista|nte)(?:e?s)?\b/

/** ', antes da sua retirada e do imposto': what most companies pay and her list doesn't hold. */
function unlistedText(sources: Sources): string {
  const { people } = sources.reading
  const lacks = [
    ...(sources.paysOwner ? [] : ['da sua retirada']),
    ...(people &&
    people.value > 2 &&
    !sources.group('folha') &&
    !sources.group('terceiros') &&
    !sources.group('comissao') &&
    !sources.reading.costs.items.some(({ nome }) => WORKERS.test(fold(nome)))
      ? ['do pagamento de quem trabalha com você']
      : []),
    ...(sources.group('impostos') ? [] : ['do imposto']),
  ]
  if (lacks.length === 0) return ''
  const all = lacks.length === 1 ? lacks[0]! : `${lacks.slice(0, -1).join(', ')} e ${lacks.at(-1)!}`
  return `, antes ${all}`
}

/** 'Eu tiro' and 'tiramos' are no name of a cost. */
const nameOf = ({ nome }: { nome: string }) => (TAKES.test(fold(nome)) ? 'a sua retirada' : nome.toLowerCase())
const TAKES = /\b(?:re)?tir(?:o|amos)\b/

/** ', dos quais 27.000 com peças e 17.000 com mecânicos': her two largest costs in her words; nothing of fewer than three. */
function largestItems({ costFacts, reading }: Sources): Text {
  const { items } = reading.costs
  if (items.length < 3) return NOTHING
  const order = items.map((_, at) => at).sort((a, b) => items[b]!.valor - items[a]!.valor)
  const [first, second] = order.slice(0, 2).map((at) => ({ nome: nameOf(items[at]!), fact: costFacts[at]! }))
  return first && second && first.nome !== second.nome && first.nome !== 'outros custos'
    ? say`, dos quais ${of(first.fact)} com ${first.nome} e ${of(second.fact)} com ${second.nome}`
    : NOTHING
}

/** The same as a share of revenue, as the score takes it. */
export function margem(sources: Sources): MeasuredFigure | null {
  const { revenue, costs } = sources.reading
  if (revenue && costs.total !== null && sources.total) {
    const valor = Math.round((1 - costs.total / revenue.value) * 100)
    const { origem, inputs, behind } = sources.leftOver
    return computed(
      {
        id: 'margem',
        rotulo: 'Sobra depois dos custos declarados',
        valor,
        unidade: '%',
        tipo: sources.kind(),
        origem,
        formula: `(${money(revenue.value)} − ${money(costs.total)}) ÷ ${money(revenue.value)} = ${formatNumber(valor)}%`,
      },
      inputs,
      (fact) =>
        valor < 0
          ? say`De cada mês de venda, os custos informados passam do faturamento em ${of(fact, percent(-valor))}.`
          : say`Depois dos custos informados, ${the(sources)} fica com ${of(fact)} do que fatura.`,
      behind,
    )
  }
  const said = sources.amount('margem', '%')
  if (said) {
    const fact = sources.amountFact(said, 'Margem que você escreveu', '%')
    return { fact, entradas: [], text: say`A margem que você informou é de ${of(fact)}.` }
  }
  const band = sources.band('other_margin', 'Sobra de cada cem reais vendidos', '%')
  return (
    band && { fact: band, entradas: [], text: say`Pela sua resposta, sobram cerca de ${of(band)} do que é vendido.` }
  )
}

/** 'Seis dias' say more than a fifth of a month. */
const lastingText = (months: number, exact: number): string => {
  const days = Math.max(1, Math.round(exact * 30))
  return months >= 1
    ? `${formatNumber(months, 1)} ${months < 2 ? 'mês' : 'meses'}`
    : `${days} ${days === 1 ? 'dia' : 'dias'}`
}

/** Cash ÷ monthly costs; her own words on it or the answer's band come first. */
export function meses_de_caixa(sources: Sources): MeasuredFigure | null {
  const spoken = sources.amount('caixa', SPANS)
  if (spoken) {
    const months = round1(inDays(spoken) / 30)
    const fact = sources.amountFact(spoken, 'Fôlego de caixa que você escreveu', 'meses', months)
    return { fact, entradas: [], text: say`O caixa dura cerca de ${of(fact)}, pelo que você escreveu.` }
  }
  const cash = sources.amount('caixa', 'R$')
  const { costs } = sources.reading
  if (cash && costs.total && sources.total) {
    const base = sources.amountFact(cash, 'Dinheiro em caixa', 'R$')
    const valor = round1(amountValue(cash) / costs.total)
    return computed(
      {
        id: 'medida.meses_de_caixa',
        rotulo: 'Meses que o caixa paga sem nenhuma venda',
        valor,
        unidade: 'meses',
        tipo: 'calculado',
        origem: 'Dinheiro em caixa dividido pelos custos informados do mês',
        formula: `${money(amountValue(cash))} ÷ ${money(costs.total)} = ${formatNumber(valor, 1)}`,
      },
      [base, sources.total, ...sources.costFacts],
      (fact) =>
        say`O caixa de ${of(base)} paga ${of(fact, lastingText(valor, amountValue(cash) / costs.total!))} de custos.`,
    )
  }
  const runway = sources.band('tech_runway', 'Meses de caixa', 'meses')
  if (runway) return { fact: runway, entradas: [], text: say`Pela sua resposta, há caixa para cerca de ${of(runway)}.` }
  const days = sources.band('other_cash', 'Dias de despesas em reserva', 'dias')
  if (!days) return null
  const valor = round1(Number(days.valor) / 30)
  if (valor === 0)
    return { fact: days, entradas: [], text: say`Não há reserva: são ${of(days)} de despesas guardados.` }
  return computed(
    {
      id: 'medida.meses_de_caixa',
      rotulo: 'Meses de despesas em reserva',
      valor,
      unidade: 'meses',
      tipo: 'estimado',
      origem: 'Sua resposta sobre a reserva, em meses',
      formula: `${formatNumber(Number(days.valor))} dias ÷ 30 = ${formatNumber(valor, 1)}`,
    },
    [days],
    (fact) => say`A reserva cobre cerca de ${of(days)} de despesas, ${of(fact)}.`,
  )
}

/** Days of stock: stock ÷ monthly purchases × 30, else what she wrote, else the middle of the answer's band. */
export function dias_de_estoque(sources: Sources): MeasuredFigure | null {
  const stock = sources.amount('estoque', 'R$')
  const goods = sources.group('mercadorias')
  if (stock && goods) {
    const base = sources.amountFact(stock, 'Dinheiro em estoque', 'R$')
    const purchases = sources.groupFact(goods)
    const valor = Math.round((amountValue(stock) / goods.valor) * 30)
    return computed(
      {
        id: 'medida.dias_de_estoque',
        rotulo: 'Dias que o estoque dura no ritmo de compra de hoje',
        valor,
        unidade: 'dias',
        tipo: 'calculado',
        origem: 'Dinheiro em estoque dividido pelas compras do mês, em dias',
        formula: `${money(amountValue(stock))} ÷ ${money(goods.valor)} × 30 = ${formatNumber(valor)}`,
      },
      [base, ...sources.groupFacts(goods)],
      (fact) => say`O estoque de ${of(base)} dá para ${of(fact)}, com compras de ${of(purchases)} por mês.`,
    )
  }
  const said = sources.amount('estoque', SPANS)
  if (said) {
    const fact = sources.amountFact(said, 'Dias de estoque que você escreveu', 'dias', inDays(said))
    return { fact, entradas: [], text: say`A mercadoria fica cerca de ${of(fact)} parada, pelo que você escreveu.` }
  }
  const band = sources.band('retail_turnover', 'Dias para vender o estoque médio', 'dias')
  return (
    band && {
      fact: band,
      entradas: [],
      text: say`Pela sua resposta, o estoque leva cerca de ${of(band)} para ser vendido.`,
    }
  )
}

/** The part of it that doesn't sell. */
const LIES_STILL =
  /\d(?: mil)? (?:[a-z]+ ){0,4}(?:parad|encalhad|faz (?:mais|um|\d)|mais de um ano|nao (?:vende|gira|sai))/
/** Reais in stock: what she wrote, else purchases × the answered days. */
export function estoque_parado(sources: Sources): MeasuredFigure | null {
  const said =
    sources.amounts.itens.find(
      ({ assunto, unidade, tempo, trecho }) =>
        assunto === 'estoque' && unidade === 'R$' && tempo === 'hoje' && LIES_STILL.test(fold(trecho)),
    ) ?? sources.amount('estoque', 'R$')
  if (said) {
    const fact = sources.amountFact(said, 'Dinheiro em estoque', 'R$')
    return { fact, entradas: [], text: say`Há ${of(fact)} parados em estoque.` }
  }
  const goods = sources.group('mercadorias')
  const days = sources.band('retail_turnover', 'Dias para vender o estoque médio', 'dias')
  if (!goods || !days) return null
  const valor = reais((goods.valor * Number(days.valor)) / 30)
  return computed(
    {
      id: 'medida.estoque_parado',
      rotulo: 'Dinheiro em estoque',
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Compras do mês vezes os dias de estoque da sua resposta',
      formula: `${money(goods.valor)} × ${formatNumber(Number(days.valor))} ÷ 30 = ${money(valor)}`,
    },
    [...sources.groupFacts(goods), days],
    (fact) => say`Cerca de ${of(fact)} estão em estoque: ${of(days)} de compras.`,
  )
}

function termFact(sources: Sources): Fact | null {
  const said = sources.amount('prazo_receber', SPANS)
  return said ? sources.amountFact(said, 'Prazo para receber', 'dias', inDays(said)) : null
}

export function dias_para_receber(sources: Sources): MeasuredFigure | null {
  const term = termFact(sources)
  if (term)
    return {
      fact: term,
      entradas: [],
      text: isOfPart(sources)
        ? say`O dinheiro de uma parte das vendas demora ${of(term)} para entrar.`
        : say`O dinheiro da venda demora ${of(term)} para entrar.`,
    }
  const open = sources.amount('a_receber', 'R$')
  const { revenue } = sources.reading
  if (!open || !revenue) return null
  const base = sources.amountFact(open, 'Dinheiro a receber', 'R$')
  const valor = Math.round((amountValue(open) / revenue.value) * 30)
  return computed(
    {
      id: 'medida.dias_para_receber',
      rotulo: 'Dias de venda a receber',
      valor,
      unidade: 'dias',
      tipo: sources.kind(),
      origem: 'Dinheiro a receber dividido pelo faturamento do mês, em dias',
      formula: `${money(amountValue(open))} ÷ ${money(revenue.value)} × 30 = ${formatNumber(valor)}`,
    },
    [base, revenue.fact],
    (fact) => say`Os ${of(base)} a receber são ${of(fact)} de venda.`,
  )
}

/** Reais sold and not yet received: what she wrote; else share of the largest client × revenue × term ÷ 30. */
export function dinheiro_na_rua(sources: Sources): MeasuredFigure | null {
  const open = sources.amount('a_receber', 'R$')
  if (open) {
    const fact = sources.amountFact(open, 'Dinheiro a receber', 'R$')
    return { fact, entradas: [], text: say`Há ${of(fact)} vendidos e ainda não recebidos.` }
  }
  const term = termFact(sources)
  const { revenue } = sources.reading
  if (!term || !revenue) return null
  const days = Number(term.valor)
  const part = sources.amount('maior_cliente', '%')
  if (part && amountValue(part) <= 100) {
    const share = sources.amountFact(part, 'Parte do maior cliente no faturamento', '% do faturamento')
    const valor = reais((revenue.value * amountValue(part) * days) / 3_000)
    return computed(
      {
        id: 'medida.dinheiro_na_rua',
        rotulo: 'Dinheiro do maior cliente na rua',
        valor,
        unidade: 'R$',
        tipo: sources.kind(),
        origem: 'Parte do maior cliente vezes o prazo em que ele paga',
        formula: `${money(revenue.value)} × ${percent(amountValue(part))} × ${days} ÷ 30 = ${money(valor)}`,
      },
      [revenue.fact, share, term],
      (fact) =>
        say`Com ${of(share)} do faturamento em um cliente que paga em ${of(term)}, cerca de ${of(fact)} ficam sempre na rua.`,
    )
  }
  // 'O convênio paga em 90 dias; particular é na hora': not every sale waits.
  if (isOfPart(sources)) return null
  const valor = reais((revenue.value * days) / 30)
  return computed(
    {
      id: 'medida.dinheiro_na_rua',
      rotulo: 'Dinheiro vendido e ainda não recebido',
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Faturamento do mês vezes o prazo que você escreveu, se toda venda seguir esse prazo',
      formula: `${money(revenue.value)} × ${days} ÷ 30 = ${money(valor)}`,
    },
    [revenue.fact, term],
    (fact) => say`Se toda venda for paga em ${of(term)}, cerca de ${of(fact)} ficam sempre na rua.`,
  )
}

const PAID_OTHERWISE =
  /\b(?:particular(?:es)?|a vista|na hora|balcao|no pix|em dinheiro|na entrada|de entrada|da entrada|no cartao|no boleto|no dia|o resto|os outros|as outras|os demais)\b|\bdos \d[\d.,]*(?: mil)?[^.;]{0,20}, (?:uns |umas )?\d|\b(?:uma|um|uns|umas|a|o) [^.;]{0,60}\b\d[\d.,]* mil (?:por mes |no mes )?e paga\b/
/** The term that she tells is not of all sales. */
export const isOfPart = (sources: Sources): boolean => PAID_OTHERWISE.test(fold(sources.reading.form.main_challenge))

/** Debt in months of revenue. */
export function divida(sources: Sources): MeasuredFigure | null {
  const said = sources.amount('divida', 'R$')
  const { revenue } = sources.reading
  if (!said) return null
  const base = sources.amountFact(said, 'Dívida', 'R$')
  if (!revenue) return { fact: base, entradas: [], text: say`A dívida que você informou é de ${of(base)}.` }
  const valor = round1(amountValue(said) / revenue.value)
  return computed(
    {
      id: 'medida.divida',
      rotulo: 'Dívida em meses de faturamento',
      valor,
      unidade: 'meses',
      tipo: sources.kind(),
      origem: 'Dívida que você escreveu dividida pelo faturamento mensal',
      formula: `${money(amountValue(said))} ÷ ${money(revenue.value)} = ${formatNumber(valor, 1)}`,
    },
    [base, revenue.fact],
    (fact) => say`A dívida de ${of(base)} equivale a ${of(fact)} de faturamento.`,
  )
}
