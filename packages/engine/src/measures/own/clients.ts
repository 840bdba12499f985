import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { money, of, percent, reais, round1 } from '#src/measures/measured.ts'
import { COUNT, PERIODS, type PeriodName, type Rule, re, result, TIMES, type Told, value } from './told.ts'

/** Of such there is one: 'é da usina'. */
export const BUYERS =
  '(?:d[ao]|pr[ao]) (?:hospital|prefeitura|construtora|usina|rede|escola|cooperativa|laticinio|frigorifico|mineradora|fabrica|transportadora|seguradora|operadora|condominio|convenio|universidade|supermercado|shopping|cervejaria|empreiteira|fazenda)\\b'

const CHANNEL =
  /ifood|rappi|booking|airbnb|mercado livre|shopee|amazon|app\b|aplicativo|cartao|maquininha|instagram|whats|site|balcao|delivery|custo|folha|aluguel|insumo|comida|imposto|vendedor|funcionari|produto|linha|natal|dezembro|verao/
const BUYER =
  /client|transportadora|usina|construtora|unimed|convenio|plano de saude|prefeitura|empresa|rede\b|laticinio|cooperativa|frota|seguradora|operadora|fabrica|industria|comprador|condominio|contrato|atacad|mercado\b|supermercado|frigorifico|ela sozinha|ele sozinho/

/** 'Uma oficina grande leva 35%' */
const ONE_BEFORE =
  /\b(?:um|uma)(?: unic[oa]| so)? [a-z]+(?: (?:d[aeo] )?[a-z]+){0,2} (?:leva|compra|pega|representa|responde por|traz|consome|fica com)(?: uns| umas| quase)? $/
/** 'Vem de uma escola só' */
const ONE_BUYER = new RegExp(
  `${/^ ?(?:vem|vai|e|sai|esta|depende|entra)?(?: tudo)? (?:de|d[ao]|pr[ao]|para|com) (?:um|uma)(?: unic[oa])? [a-z]+(?: [a-z]+){0,2}? (?:so|sozinh[oa]|unic[oa])\b|^ ?(?:vem|e|sai|depende) de (?:um so|uma so|um unico|uma unica) [a-z]+/.source}|^ ?(?:vem|vai|e|sai|depende) ${BUYERS}`,
)

/** 'Perdi uns 30% do movimento' */
const LOST = /\b(?:perd\w+|cai\w*|diminui\w*|sumi\w*|menos|queda de|baixou)\b[^,.;]{0,14}$/

/** Several of them are no largest one. */
const MANY_BUYERS = /\b(?:clientes|convenios|empresas|lojas|construtoras|condominios)\b/

/** 'A usina é 80% do meu frete e vai baixar a tabela em 12%' */
export const largeClient: Rule = (told) => {
  const { revenue } = told.sources.reading
  if (!revenue) return null
  for (const sentence of told.sentences) {
    const found =
      /(\d[\d,.]*)% d[oae]s? (?:tudo |que )?(?:que )?(?:eu |a gente |nos )?(?:meus? |minhas? |nosso |nossa |toda a |todo o )?(?:vendo|vendemos|entra|faturo|fatura|faturamos|faturamento|receita|vendas?|frete|fretes|movimento|producao|trabalho)\b/.exec(
        sentence,
      ) ?? /(?:compra|leva|pega|responde por|representa|traz)[^\d]{0,16}(\d[\d,.]*)% de tudo/.exec(sentence)
    const before = found ? sentence.slice(0, found.index) : ''
    // 'Vem de uma escola só': named behind.
    const single = found ? ONE_BUYER.exec(sentence.slice(found.index + found[0].length)) : null
    if (!found || CHANNEL.test(before) || LOST.test(before)) continue
    const buys = ONE_BEFORE.test(before) || (BUYER.test(before) && !MANY_BUYERS.test(before))
    if (single ? CHANNEL.test(single[0]) : !buys) continue
    const part = value(found[1]!)
    if (!(part > 10 && part <= 100)) continue
    const share = told.fact('Parte do cliente no que você vende', part, '%')
    const valor = reais((revenue.value * part) / 100)
    const cut = cutOf(told, valor, part)
    const left = cut && told.surplus
    return result(
      told,
      {
        rotulo: 'O que o maior cliente traz por mês',
        valor,
        unidade: 'R$/mês',
        formula: `${percent(part)} × ${money(revenue.value)} = ${money(valor)}`,
      },
      [revenue.fact, share, cut?.rate, cut?.fact, left?.fact, ...(left?.inputs ?? [])],
      (fact) =>
        cut
          ? left
            ? say`Esse cliente traz ${of(fact)} por mês, ${of(share)} do que você vende. Aceitar ${of(cut.rate)} a menos custa ${of(cut.fact)} por mês; hoje sobram ${of(left.fact)}.`
            : say`Esse cliente traz ${of(fact)} por mês, ${of(share)} do que você vende. Aceitar ${of(cut.rate)} a menos custa ${of(cut.fact)} por mês.`
          : say`Esse cliente traz ${of(fact)} por mês, ${of(share)} do que você vende.`,
    )
  }
  return null
}

/** The cut that a client asks for, on what it buys. */
function cutOf(told: Told, base: number, part: number): { rate: Fact; fact: Fact } | null {
  const found =
    /(?:baix|reduz|cort|diminu)[a-z]*[^\d%.;]{0,30}?(\d[\d,.]*)%|(\d[\d,.]*)% (?:a menos|de desconto|de reducao)|(?:desconto|reducao) de (\d[\d,.]*)%/.exec(
      told.plain,
    )
  const rate = found ? value(found[1] ?? found[2] ?? found[3]!) : Number.NaN
  if (!(rate > 0 && rate < 50) || rate === part) return null
  const asked = told.fact('Redução que o cliente pede', rate, '%')
  const valor = reais((base * rate) / 100)
  return {
    rate: asked,
    fact: {
      id: 'medida.conta_dela.reducao',
      rotulo: 'O que a redução custaria por mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'O que o cliente traz vezes a redução que ele pede',
      formula: `${money(base)} × ${percent(rate)} = ${money(valor)}`,
      entradas: ['medida.conta_dela', asked.id],
    },
  }
}

const PAYERS = 'pagantes|clientes?|alunos?|assinantes?|pacientes|mensalistas|associados|socios ativos'

/** 'Entra 45 aluno por mês e sai 50. Tô com 390 pagantes a 100 reais' */
export const leaving: Rule = (told) => {
  const { plain } = told
  const left = re(
    `\\b(?:sai|saem|saindo|cancelam?|perdemos|perco|perde|desistem?|largam?) (?:uns |umas |cerca de |mais )?${COUNT}(?! (?:reais|mil))|\\b${COUNT} (?:alunos? |clientes? |assinantes? )?(?:cancelam|saem|desistem) (?:todo|por|ao) mes`,
  ).exec(plain)
  if (!left || !/(?:por|todo|ao|cada) mes|mensal/.test(plain)) return null
  const gone = value(left[1] ?? left[2]!)
  const bases = [...plain.matchAll(new RegExp(re(`${COUNT} (?:${PAYERS})\\b`), 'g'))].map((found) => value(found[1]!))
  const base = Math.max(0, ...bases)
  if (!(gone > 0) || base <= gone * 2) return null
  const price = re(
    `\\b(?:${PAYERS}) (?:a|pagando|de|que pagam|por) (?:r\\$ ?)?(\\d[\\d.,]*)(?: reais)?(?! ?(?:mil|%|por mes|dias|anos))`,
  ).exec(plain)
  const { revenue } = told.sources.reading
  const own = price ? value(price[1]!) : null
  const each = own ?? (revenue ? revenue.value / base : null)
  if (!each) return null
  const goneFact = told.fact('Quem sai por mês', gone, 'por mês')
  const baseFact = told.fact('Quem paga hoje', base, 'clientes')
  const priceFact = own ? told.fact('O que cada um paga', own, 'R$') : null
  const rate: Fact = {
    id: 'medida.conta_dela.parte',
    rotulo: 'Parte que sai por mês',
    valor: round1((gone / base) * 100),
    unidade: '%',
    tipo: 'calculado',
    origem: 'Quem sai dividido por quem paga',
    formula: `${formatNumber(gone)} ÷ ${formatNumber(base)} = ${percent(round1((gone / base) * 100))}`,
    entradas: [goneFact.id, baseFact.id],
  }
  const valor = reais(gone * each)
  // 'No teste entram 60': those of another sentence are others.
  const said = told.sentences.find((one) => one.includes(left[0])) ?? ''
  const entered = re(`\\b(?:entra|entram|chegam|trago|ganhamos) (?:uns |umas )?${COUNT}`).exec(said)
  const won = entered ? told.fact('Quem entra por mês', value(entered[1]!), 'por mês') : null
  return result(
    told,
    {
      rotulo: 'Receita que sai por mês',
      valor,
      unidade: 'R$/mês',
      formula: own
        ? `${formatNumber(gone)} × ${money(own)} = ${money(valor)}`
        : `${formatNumber(gone)} × ${money(revenue!.value)} ÷ ${formatNumber(base)} = ${money(valor)}`,
      ...(own && { tipo: 'calculado' as const }),
    },
    [goneFact, baseFact, priceFact, own ? null : revenue?.fact, rate, won],
    (fact) =>
      won
        ? say`Saem ${of(goneFact)} de ${of(baseFact)} por mês, ${of(rate)}: são ${of(fact)} de receita por mês, e entram ${of(won)}.`
        : say`Saem ${of(goneFact)} de ${of(baseFact)} por mês, ${of(rate)}: são ${of(fact)} de receita por mês.`,
  )
}

/** '12 clientes por semana que recuso': what isn't taken in a month. */
export const refused: Rule = (told) => {
  const found = re(
    `\\b(?:recus[a-z]+|deixo de atender|mando embora|dispenso) (?:uns |umas )?${COUNT} ?([a-z]*) (?:por|toda|ao|a cada) (semana|dia)`,
  ).exec(told.plain)
  if (!found) return null
  const count = value(found[1]!)
  const period = found[3] as PeriodName
  const many = told.fact('Recusados', count, `por ${period}`)
  const valor = Math.round(count * PERIODS[period])
  return result(
    told,
    {
      rotulo: 'Recusados por mês',
      valor,
      unidade: 'por mês',
      formula: `${formatNumber(count)}${TIMES[period]} = ${formatNumber(valor)}`,
      tipo: 'estimado',
    },
    [many],
    (fact) => say`${of(many)} por ${period} que você recusa são cerca de ${of(fact)} por mês.`,
  )
}
