import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { asked, challengeOf, leftOf, monthText, sideBySide } from './way.ts'

const SELLER =
  /\b(?:vendedor[a-z]*|representante|comissa[o]|closer|corretor[a]?|consultor[a]?|barbeir[oa]|manicure|cabeleireir[oa]|entregador|instalador|tecnic[oa])\b/
const CHANGES =
  /\b(?:troc[a-z]+|pass(?:ar|o|asse)|mud(?:ar|o)|virar|em vez|compensa|melhor|vale a pena|ou|quer(?:em)?|ped(?:iu|iram|e|em)|aceito)\b/
const FIXED_AFTER = /^ (?:reais )?(?:por mes )?(?:de )?(?:fix[oa]|salario|por mes fix[oa])\b/
const FIXED_BEFORE = /\b(?:fix[oa]|salario)(?: de| e de)?(?: uns| r\$)* $/
const SHARE_OF =
  /^ ?(?:de comissao |em comissao )?(?:d[oa] que|sobre|das? vendas?|do valor|em cima|de comissao|de cada venda)/
const PER_ONE = /^ (?:reais )?(?:por|a cada|em cada|de cada) (?!mes\b|dia\b|semana\b|ano\b)([a-z]{4,})/
const SELLS =
  /\b(?:vend(?:e|endo|eu)|fatur[a-z]+|fech(?:a|ando|ou)|faz|traz|instala|entrega)(?: em media| por mes| mais ou menos| uns| umas| cerca de| r\$| hoje)* $/

interface Terms {
  fixed: Value<'R$/mês'>
  /** What stays fixed beside the share; null: none. */
  base: Value<'R$/mês'> | null
  varies: Value<'R$/mês'>
  varyText: ReturnType<typeof say>
  even: Value<Kind>
  evenText: ReturnType<typeof say>
  values: readonly Value<Kind>[]
  at: Spoken
}

/** Who sells, paid a fixed sum or by what he sells: where the two meet. */
export function fixedOrShare(d: Deriver): Answer | null {
  const text = asked(d)
  const terms = SELLER.test(text) && CHANGES.test(text) ? termsOf(d) : null
  if (!terms) return null
  const { fixed, base, varies, varyText, even, evenText } = terms
  const whole = base ? d.own.plus(base, varies, 'O que a comissão custa com a venda de hoje') : varies
  const account = base ? say`${t(base)} + ${varyText} = ${t(whole)}` : say`${varyText} = ${t(whole)}`
  const beside = sideBySide(
    d,
    [
      { month: whole, account },
      { month: fixed, account: say`${t(fixed)}` },
    ],
    ['Com comissão', 'só no fixo'],
    ['a comissão', 'o fixo'],
  )
  const { gap, first } = beside
  return {
    decisions: ['comissao', 'aumento_salario', 'contratar', 'demitir'],
    at: terms.at,
    main: gap,
    inputs: [fixed, base, varies, whole, even, gap, ...terms.values, leftOf(d)],
    line: beside.text,
    verdict: join([
      first ? say`A comissão sai mais barata com a venda de hoje. ` : say`O fixo sai mais barato com a venda de hoje. `,
      beside.text,
      say` Os dois empatam em ${evenText}: acima disso quem vende ganha mais, e você também, porque vendeu mais.`,
      monthText(d),
      say` Mostre a conta antes a quem vende, garanta um piso nos dois primeiros meses, e pague só sobre venda recebida; confira com o contador como fica no contrato.`,
    ]),
    says: ['custo_vaga', 'receita_por_pessoa', 'folha'],
    topic: 'comissao_ou_fixo',
  }
}

const isFixed = (one: Spoken): boolean =>
  isPlain(one) &&
  one.value >= 300 &&
  one.value <= 20_000 &&
  (FIXED_AFTER.test(one.after) || FIXED_BEFORE.test(one.before))

function termsOf(d: Deriver): Terms | null {
  const all = challengeOf(d)
  const fixes = all.filter(isFixed)
  if (fixes.length < 1 || fixes.length > 2) return null
  // The smaller one stands beside the share.
  const [high, low] = fixes.toSorted((a, b) => b.value - a.value)
  const fixed = ofMonth(d.ask.value('R$', high!.said, 'Só o fixo'))
  const base = low ? ofMonth(d.ask.value('R$', low.said, 'O fixo ao lado da comissão')) : null
  if (base && base.number >= fixed.number) return null
  return byShare(d, all, fixed, base) ?? byPiece(d, all, fixed, base)
}

/** '8% do que vende, ele vende uns 30 mil por mês' */
function byShare(
  d: Deriver,
  all: readonly Spoken[],
  fixed: Value<'R$/mês'>,
  base: Value<'R$/mês'> | null,
): Terms | null {
  const share = only(
    all.filter(
      (one) =>
        one.said.kind === 'P' && one.value <= 60 && (SHARE_OF.test(one.after) || /\bcomissao de $/.test(one.before)),
    ),
  )
  const sold = only(
    all.filter((one) => isPlain(one) && one.value > fixed.number && SELLS.test(one.before) && !isFixed(one)),
  )
  if (!share || !sold || /\b(?:loja|empresa|total|a gente|nos)\b/.test(clauseOf(sold))) return null
  const [rate, sales] = [
    d.ask.value('%', share.said, 'Comissão'),
    ofMonth(d.ask.value('R$', sold.said, 'O que vende por mês')),
  ]
  const varies = d.own.part(rate, sales, 'A comissão do mês')
  const gap = fixed.number - (base?.number ?? 0)
  const even = d.own.make(
    'R$/mês',
    'Venda em que os dois empatam',
    reais(gap / (rate.number / 100)),
    `${base ? `(${money(fixed.number)} − ${money(base.number)})` : money(fixed.number)} ÷ ${percent(rate.number)}`,
    [fixed, ...(base ? [base] : []), rate],
  )
  return {
    fixed,
    base,
    varies,
    varyText: say`${t(rate)} × ${t(sales)}`,
    even,
    evenText: say`${t(even)} vendidos por mês`,
    values: [rate, sales],
    at: share,
  }
}

/** '1.800 fixo + 70 por instalação', with 18 a month */
function byPiece(
  d: Deriver,
  all: readonly Spoken[],
  fixed: Value<'R$/mês'>,
  base: Value<'R$/mês'> | null,
): Terms | null {
  const piece = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 1 &&
        one.value < fixed.number / 3 &&
        PER_ONE.test(one.after) &&
        !/\b(?:cobro|mensalidade|ticket|preco)\b/.test(one.before),
    ),
  )
  const sold = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one !== piece &&
        Number.isInteger(one.value) &&
        one.value >= 2 &&
        SELLS.test(one.before) &&
        /^ [a-z]{4,}/.test(one.after) &&
        (timeAfter(one.after) === 'mes' || /\b(?:por|ao|no) mes\b/.test(one.after)),
    ),
  )
  if (!piece || !sold) return null
  const [each, count] = [
    d.ask.value('R$', piece.said, 'O que se paga por venda'),
    d.ask.value('qtd', sold.said, 'Vendas por mês'),
  ]
  const varies = d.own.times(count, each, 'A parte que varia', 'R$/mês')
  const gap = round2(fixed.number - (base?.number ?? 0))
  const even = d.own.make(
    'qtd',
    'Vendas por mês em que empatam',
    Math.floor(gap / each.number),
    `${base ? `(${money(fixed.number)} − ${money(base.number)})` : money(fixed.number)} ÷ ${money(each.number)}`,
    [fixed, ...(base ? [base] : []), each],
  )
  return {
    fixed,
    base,
    varies,
    varyText: say`${t(count)} × ${t(each)}`,
    even,
    evenText: say`${t(even)} vendas por mês`,
    values: [each, count],
    at: piece,
  }
}
