import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { type MeasuredFigure, money, of, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import { quantitiesIn } from '#src/reading/quantities.ts'
import { COUNT, N, PERIODS, type PeriodName, type Rule, re, result, root, TIMES, type Told, value } from './told.ts'

/** 'uns 38 reais por par. São uns 60 pares por mês', '4 cancelamentos de uns 8.500 cada', '8 faltas por semana, a consulta é 280' */
export const countTimesPrice: Rule = (told) => {
  const { plain } = told
  const each = re(`${COUNT} ([a-z]+) de (?:uns |umas |cerca de )?${N}(?: reais)? cada`).exec(plain)
  if (each && !/parcel|prestac/.test(each[2]!)) {
    const [count, price] = [value(each[1]!), value(each[3]!)]
    const year = /(?:esse|este|nesse|neste|no|por) ano/.test(plain)
    if (count > 0 && price > 0) return product(told, count, price, each[2]!, year ? 'ano' : null)
  }
  const price = re(`(?:uns |umas )?${N}(?: reais)? (?:por|cada) ([a-z]{3,})`).exec(plain)
  if (!price) return null
  const noun = root(price[2]!)
  if (noun in PERIODS || PER_OTHER.test(noun)) return null
  const count = re(`${COUNT} ${noun}[a-z]{0,3} (?:por|ao|todo|cada|no) (mes|semana|dia)\\b`).exec(plain)
  const [many, cost] = [count ? value(count[1]!) : 0, value(price[1]!)]
  return many > 0 && cost > 0 ? product(told, many, cost, `${noun}`, count![2] as PeriodName) : null
}
const PER_OTHER = /^(?:mes|semana|dia|ano|hora|cento|vez|causa)/

function product(told: Told, count: number, price: number, noun: string, period: PeriodName | null): MeasuredFigure {
  const times = period === null || period === 'ano' ? 1 : PERIODS[period]
  const valor = reais(count * price * times)
  const per = period === null ? '' : period === 'ano' ? ' no ano' : ' por mês'
  const many = told.fact(`Quantidade (${noun})`, count, period === null ? 'vezes' : `por ${period}`)
  const each = told.fact('Valor de cada um', price, 'R$')
  const left = period === 'ano' ? null : told.surplus
  const formula = `${formatNumber(count)}${period && period !== 'ano' ? TIMES[period] : ''} × ${money(price)} = ${money(valor)}`
  const unidade = period === null ? 'R$' : period === 'ano' ? 'R$/ano' : 'R$/mês'
  return result(
    told,
    {
      rotulo: 'Quantidade vezes valor, pelo que você escreveu',
      valor,
      unidade,
      formula,
      tipo: period === 'dia' ? 'estimado' : 'calculado',
    },
    [many, each, left?.fact, ...(left?.inputs ?? [])],
    (fact) =>
      left && per !== ''
        ? say`Pelo que você escreveu, ${of(many)} × ${of(each)} são ${of(fact)}${per}; hoje sobram ${of(left.fact)} por mês.`
        : say`Pelo que você escreveu, ${of(many)} × ${of(each)} são ${of(fact)}${per}.`,
  )
}

const FROM_TO = re(`\\bde (?:uns |umas )?${N}(?: reais)? (?:pra|para|por|p\\/) (?:uns |umas )?${N}`)
const THEN_NOW = re(
  `\\b(?:antes (?:eram|era|tinha)|eram|era) (?:uns |umas )?${N}[^.;]{0,40}?\\b(?:agora|hoje) (?:sao |e |so )?(?:uns |umas )?${N}`,
)
const UNITS = /^[^.;]{0,12}?\b(?:o|por|cada|a) (litro|kg|quilo|saca|arroba|duzia|par|metro|peca|unidade|marmita)\b/

/** 'subir o aluguel de 5.900 pra 8.400', 'baixou o leite de 2,60 pra 2,05 o litro', 'caiu de 40 pra 22 por mês' */
export const beforeAfter: Rule = (told) => {
  const { plain } = told
  const found = FROM_TO.exec(plain) ?? THEN_NOW.exec(plain)
  if (!found) return null
  let [from, to] = [value(found[1]!), value(found[2]!)]
  if (/ ?(?:mil|k)$/.test(found[2]!) && from < 1_000) from *= 1_000
  const behind = plain.slice(found.index + found[0].length, found.index + found[0].length + 40)
  const ahead = plain.slice(Math.max(0, found.index - 60), found.index)
  if (
    !(from > 0 && to > 0) ||
    from === to ||
    /^ ?%/.test(behind) ||
    /^ ?(?:dias|horas|anos|minutos|km|metros)/.test(behind)
  )
    return null
  const unit = UNITS.exec(behind)?.[1]
  const volume = unit && volumeOf(plain, unit)
  if (unit && volume) return changeOfPrice(told, from, to, unit, volume)
  if (
    /(?:aluguel|parcela|mensalidade|conta|luz|energia|condominio|plano|diesel|gasolina|combustivel|internet|racao|gas|seguro|contador|frete|tecido|material|embalagem|farinha|carne|taxa)\b[^.;\d]{0,20}$/.test(
      ahead,
    ) &&
    from >= 50
  )
    return changeOfBill(told, from, to)
  if (/mil|k$|r\$/.test(found[0]) || !Number.isInteger(from) || !Number.isInteger(to) || from >= 10_000) return null
  if (
    !/matricul|alun|client|pedido|venda|visita|contrato|paciente|encomenda|agendament|reserva|corte|atendiment/.test(
      `${ahead} ${behind}`,
    )
  )
    return null
  return changeOfCount(told, from, to)
}

type Volume = NonNullable<ReturnType<typeof volumeOf>>

const thenAndNow = (told: Told, from: number, to: number) =>
  [told.fact('Valor de antes', from, 'R$'), told.fact('Valor novo', to, 'R$'), round2(Math.abs(to - from))] as const

function changeOfPrice(told: Told, from: number, to: number, unit: string, volume: Volume): MeasuredFigure {
  const [then, now, change] = thenAndNow(told, from, to)
  const valor = reais(change * volume.month)
  const made = told.fact('Produção', volume.count, `por ${volume.period}`)
  return result(
    told,
    {
      rotulo: 'A mudança do preço no mês',
      valor,
      unidade: 'R$/mês',
      formula: `(${money(Math.max(from, to))} − ${money(Math.min(from, to))}) × ${formatNumber(volume.count)}${volume.text} = ${money(valor)}`,
      tipo: 'estimado',
    },
    [then, now, made],
    (fact) =>
      say`De ${of(then)} para ${of(now)}, com ${of(made)} ${manyOf(unit)} por ${PERIOD_NAMES[volume.period]}, são ${of(fact)} por mês a ${to < from ? 'menos' : 'mais'}.`,
  )
}

function changeOfBill(told: Told, from: number, to: number): MeasuredFigure {
  const [then, now, change] = thenAndNow(told, from, to)
  const month = round2(to - from)
  const year: Fact = {
    id: 'medida.conta_dela.ano',
    rotulo: 'A mudança em um ano',
    valor: round2(change * 12),
    unidade: 'R$/ano',
    tipo: 'calculado',
    origem: 'A mudança do mês vezes doze',
    formula: `${money(change)} × 12 = ${money(round2(change * 12))}`,
    entradas: [then.id, now.id],
  }
  const left = told.surplus
  const after: Fact | null = left && {
    id: 'medida.conta_dela.depois',
    rotulo: 'O que sobraria com a mudança',
    valor: round2(Number(left.fact.valor) - month),
    unidade: 'R$/mês',
    tipo: left.fact.tipo,
    origem: 'A sobra de hoje menos a mudança do mês',
    formula: `${money(Number(left.fact.valor))} − ${money(month)} = ${money(round2(Number(left.fact.valor) - month))}`,
    entradas: [left.fact.id, then.id, now.id],
  }
  const each = perMember(told, change)
  const tail = each ? say` São ${of(each.fact)} para cada um dos ${of(each.count)}.` : say``
  return result(
    told,
    {
      rotulo: 'A mudança por mês',
      valor: month,
      unidade: 'R$/mês',
      formula: `${money(to)} − ${money(from)} = ${money(month)}`,
      tipo: 'calculado',
    },
    [then, now, year, each?.count, each?.fact, left?.fact, after, ...(left?.inputs ?? [])],
    (fact) =>
      left && after
        ? say`De ${of(then)} para ${of(now)} são ${of(fact)} por mês a ${month > 0 ? 'mais' : 'menos'}, ${of(year)} no ano; hoje sobram ${of(left.fact)} por mês, ${Number(after.valor) >= 0 ? 'ficariam' : 'faltariam'} ${of(after)}.${tail}`
        : say`De ${of(then)} para ${of(now)} são ${of(fact)} por mês a ${month > 0 ? 'mais' : 'menos'}, ${of(year)} no ano.${tail}`,
  )
}

/** The change, shared among those who pay every month. */
function perMember(told: Told, change: number): { count: Fact; fact: Fact } | null {
  const base = quantitiesIn(told.sources.reading.form.main_challenge).find(({ role }) => role === 'base')
  if (!base || base.value < 5) return null
  const count = told.fact('Quem paga hoje', base.value, '')
  const valor = round2(change / base.value)
  return {
    count,
    fact: {
      id: 'medida.conta_dela.cada',
      rotulo: 'A mudança para cada um',
      valor,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'A mudança do mês dividida por quem paga',
      formula: `${money(change)} ÷ ${formatNumber(base.value)} = ${money(valor)}`,
      entradas: [count.id],
    },
  }
}

function changeOfCount(told: Told, from: number, to: number): MeasuredFigure {
  const [was, is] = [told.fact('Quantidade de antes', from, 'por mês'), told.fact('Quantidade de hoje', to, 'por mês')]
  const valor = round1((Math.abs(to - from) / from) * 100)
  return result(
    told,
    {
      rotulo: to < from ? 'Queda, pelo que você escreveu' : 'Aumento, pelo que você escreveu',
      valor,
      unidade: '%',
      formula: `(${formatNumber(Math.max(from, to))} − ${formatNumber(Math.min(from, to))}) ÷ ${formatNumber(from)} = ${percent(valor)}`,
      tipo: 'calculado',
    },
    [was, is],
    (fact) => say`De ${of(was)} para ${of(is)} são ${of(fact)} a ${to < from ? 'menos' : 'mais'}.`,
  )
}

const PERIOD_NAMES: Record<PeriodName, string> = { dia: 'dia', semana: 'semana', mes: 'mês', ano: 'ano' }

const manyOf = (unit: string) => (unit === 'kg' ? unit : unit === 'par' ? 'pares' : `${unit}s`)

function volumeOf(
  plain: string,
  unit: string,
): { count: number; month: number; period: PeriodName; text: string } | null {
  const found = re(`(\\d[\\d.]*) ${unit}[a-z]{0,2} (?:por|ao|a cada|todo) (dia|semana|mes)`).exec(plain)
  if (!found) return null
  const count = value(found[1]!)
  const period = found[2] as PeriodName
  // Cows and hens rest on no day.
  const times = period === 'dia' ? 30 : PERIODS[period]
  return { count, period, month: count * times, text: period === 'dia' ? ' × 30 dias' : TIMES[period] }
}

/** 'lá sai por 139 e o meu por 162', 'paga 1 real o pé e no mercado sai a 4,50' */
export const twoPrices: Rule = (told) => {
  const found = re(
    `\\bla (?:sai|custa|vende|e|esta|ta)[^.;\\d]{0,14}${N}[^.;]{0,12}?\\bo meu (?:sai |e |custa |ta )?(?:por |a )?${N}`,
  ).exec(told.plain)
  if (!found) return null
  const [theirs, mine] = [value(found[1]!), value(found[2]!)]
  if (!(theirs > 0 && mine > theirs)) return null
  const [low, high] = [told.fact('Preço do concorrente', theirs, 'R$'), told.fact('O seu preço', mine, 'R$')]
  const valor = round2(mine - theirs)
  const rate: Fact = {
    id: 'medida.conta_dela.parte',
    rotulo: 'Quanto o seu preço passa do dele',
    valor: Math.round((valor / mine) * 100),
    unidade: '%',
    tipo: 'calculado',
    origem: 'A diferença dividida pelo seu preço',
    formula: `${money(valor)} ÷ ${money(mine)} = ${percent(Math.round((valor / mine) * 100))}`,
    entradas: [low.id, high.id],
  }
  return result(
    told,
    {
      rotulo: 'Diferença de preço',
      valor,
      unidade: 'R$',
      formula: `${money(mine)} − ${money(theirs)} = ${money(valor)}`,
      tipo: 'calculado',
    },
    [low, high, rate],
    (fact) => say`Ele vende a ${of(low)} e você a ${of(high)}: a diferença é de ${of(fact)}, ${of(rate)} do seu preço.`,
  )
}

/** 'vendi por 14.000, gastou 9.800 só de material' */
export const oneJob: Rule = (told) => {
  const found = re(`\\bvendi (?:por|a) ${N}[^.;\\d]{0,24}?gast(?:ou|ei|amos) ${N}([^.;]{0,20})`).exec(told.plain)
  if (!found) return null
  const [price, spent] = [value(found[1]!), value(found[2]!)]
  if (!(price > 0 && spent > 0 && spent < price * 3)) return null
  const [sold, cost] = [told.fact('Vendido por', price, 'R$'), told.fact('Gasto', spent, 'R$')]
  const valor = Math.round((spent / price) * 100)
  const rest: Fact = {
    id: 'medida.conta_dela.resto',
    rotulo: 'O que restou para todo o resto',
    valor: round2(price - spent),
    unidade: 'R$',
    tipo: 'calculado',
    origem: 'O preço menos o gasto',
    formula: `${money(price)} − ${money(spent)} = ${money(round2(price - spent))}`,
    entradas: [sold.id, cost.id],
  }
  return result(
    told,
    {
      rotulo: 'Parte do preço que o gasto levou',
      valor,
      unidade: '%',
      formula: `${money(spent)} ÷ ${money(price)} = ${percent(valor)}`,
      tipo: 'calculado',
    },
    [sold, cost, rest],
    (fact) =>
      spent < price
        ? say`De ${of(sold)}, ${of(cost)} foram gastos: ${of(fact)} do preço. Restaram ${of(rest)} para pagar o seu trabalho e as outras contas.`
        : say`Vendido por ${of(sold)}, gastou ${of(cost)}: ${of(fact)} do preço.`,
  )
}

/** She wrote no days: who sells by the day to workers sells on working days. */
const SALES_DAYS = 22

/** 'Vendo a marmita a 18, tenho medo de botar 21, são uns 40 por dia' */
export const priceRise: Rule = (told) => {
  const found = re(
    `\\bvendo [^.;\\d]{0,24}?\\b(?:a|por) ${N}(?: reais)?.{0,90}?\\b(?:botar|colocar|subir (?:pra|para)|aumentar (?:pra|para)|cobrar|passar (?:pra|para)|por) ${N}`,
  ).exec(told.plain)
  const daily = re(`${COUNT} (?:[a-z]+ )?(?:por|ao) dia`).exec(told.plain)
  if (!found || !daily) return null
  const [from, to, count] = [value(found[1]!), value(found[2]!), value(daily[1]!)]
  if (!(from > 0 && to > from && to < from * 2 && count > 0)) return null
  const [now, then, many] = [
    told.fact('Preço de hoje', from, 'R$'),
    told.fact('Preço pensado', to, 'R$'),
    told.fact('Vendas por dia', count, 'por dia'),
  ]
  const days: Fact = {
    id: 'regra.dias_venda',
    rotulo: 'Dias de venda no mês, hipótese',
    valor: SALES_DAYS,
    unidade: 'dias',
    tipo: 'referência',
    origem: 'Definido pelas regras do produto',
  }
  const valor = reais((to - from) * count * SALES_DAYS)
  return result(
    told,
    {
      rotulo: 'O que o preço novo traz por mês',
      valor,
      unidade: 'R$/mês',
      formula: `(${money(to)} − ${money(from)}) × ${formatNumber(count)} × ${SALES_DAYS} dias = ${money(valor)}`,
      tipo: 'estimado',
    },
    [now, then, many, days],
    (fact) =>
      say`De ${of(now)} para ${of(then)}, com ${of(many)} por dia em ${of(days)}, são ${of(fact)} a mais por mês se ninguém deixar de comprar.`,
  )
}
