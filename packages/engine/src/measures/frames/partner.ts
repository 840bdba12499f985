import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Instalments, instalmentsIn, monthly, spoken, sums } from './frame.ts'

const WHO =
  '(?:soci[oa]s?|irma[o]?s?|cunhad[oa]|prim[oa]|pai|mae|amig[oa]|ex-?marido|ex-?mulher|marido|filh[oa]|el[ea])'
const LEAVES = new RegExp(
  `\\b${WHO}\\b[^;]{0,60}\\b(?:sair|vender|vende|sai|passar|deixar|largar|(?:parte|metade|P\\d+) del[ea]|desfazer)\\b|\\bcomprar a (?:parte|metade|P\\d+)(?!\\d)`,
)
const SHARE =
  /\b(?:part(?:e|icipacao)|metade|quotas?|cotas?|P\d+) (?:del[ea]|d[oa] (?:soci|irm|cunhad|prim|empresa|negocio|oficina|loja|clinica))|\bpela (?:parte|metade|P\d+)(?!\d)|\ba (?:parte|metade|P\d+) del[ea]\b/
/** 'Metade' is read as fifty per cent. */
const HALF = /\bmetade\b|\bmeio a meio\b|\b(?:pela|a|na|da|tem|temos|com) P\d+(?!\d)/
const PRICE = /\b(?:pedi(?:u|ndo)|pede|quer|por|vale|cobra|pretende|sao)(?: so| uns| umas| cerca de| r\$)* $/
const NO_PRICE = /\b(?:tir|retir|ganh|custa|contrat|salario|sobra|fatur|caixa|emprest)[a-z]*\b/
const TAKES = /\b(?:tir|retir)(?:a|o|amos|am)\b[^;]{0,24}$/
const EACH = /^ (?:reais )?(?:por mes )?(?:cada|por cabeca|por socio)/
const EACH_BEFORE = /\b(?:cada (?:um|uma)|nos dois|os dois)\b[^;,]{0,30}$/
const LEFT = /\b(?:sobra[m]?|fica[m]?|lucr[a-z]+|deixa)(?: uns| cerca de| limpos?| por mes| no mes)* $/
const BEFORE_PAY =
  /\bantes d[aeo]s? (?:nossas? |minhas? )?(?:retirad|pro-?labore)|\bsem (?:contar )?(?:as |nossas )*retirad/
const INSTEAD = /\b(?:lugar del[ea]|no lugar|substitu|o que el[ea] faz|contrat)[a-z]*\b/
const COSTS = /\b(?:custa[a-z]*|por|pag[a-z]+|sai[a-z]*|salario de|de|ganha)(?: me| uns| cerca de| ia| mais)* $/

/** '250 mil pela metade, em 24 vezes': beside what is left once he is gone and somebody does his work. */
export function buysPartner(d: Deriver): Answer | null {
  const { own } = d
  const all = spoken(d).filter(({ field }) => field !== 'kpis')
  if (!d.ask.says(LEAVES, ['main_challenge', 'future_goals'])) return null
  const price = priceOfPart(d)
  if (!price || d.tooMuch(price.value, 60)) return null
  const asked = d.ask.value('R$', price.said, 'O que pedem pela parte')
  const kept = withoutPartner(d, price)
  if (!kept) return null
  const { before, pay, wage, used, after } = kept
  const plan = instalmentsIn(d, all, asked)
  const inputs: (Value<Kind> | null)[] = [asked, ...used, after]
  const why = wage
    ? say`Sem quem sai sobram, dos ${t(before)} de antes das retiradas, ${t(after)} por mês: saem os ${t(pay)} que você tira e os ${t(wage)} de quem entrar no lugar`
    : say`Dos ${t(before)} de antes das retiradas, tirando os ${t(pay)} seus, ficam ${t(after)} por mês, e, se quem sai trabalha no negócio, ainda falta pagar quem entrar no lugar`
  if (after.number <= 0) {
    return make(
      d,
      price,
      asked,
      inputs,
      say`Não por esse valor. ${say`Sem quem sai já faltam ${t(after)} por mês, depois dos ${t(pay)} que você tira${wage ? say` e dos ${t(wage)} de quem entrar no lugar` : ''}`}: nenhuma parcela cabe. Peça ao contador o valor pelo que a empresa deixa, e ao advogado um acordo em que parte do pagamento dependa dos clientes que ficarem.`,
    )
  }
  const half = isHalf(d)
  const share = half
    ? own.make('R$/mês', 'Metade disso', round2(after.number / 2), `${money(after.number)} ÷ 2`, [after])
    : after
  const years = own.make(
    'qtd',
    'Anos para a parte se pagar',
    round1(asked.number / (share.number * 12)),
    `${money(asked.number)} ÷ (${money(share.number)} × 12)`,
    [asked, share],
  )
  const most = own.make('R$/mês', 'Parcela que cabe', reais(after.number / 2), `${money(after.number)} ÷ 2`, [after])
  inputs.push(share, years, most)
  const worth = half
    ? say`A metade à venda deixa ${t(share)} por mês: ${t(asked)} são ${t(years)} anos disso.`
    : say`${t(asked)} são ${t(years)} anos de tudo o que fica.`
  const end = say`Contraproponha com parcela de até ${t(most)}, metade do que fica; peça ao contador a avaliação com bens, caixa e dívidas, e ao advogado a regra para os clientes de quem sai: parte do preço só é devida se eles ficarem.`
  return make(d, price, asked, inputs, weighed(d, plan, [after, most], inputs, { why, worth, end, asked }))
}

function priceOfPart(d: Deriver): Spoken | undefined {
  const scene = d.ask.scene.sentences
  return only(
    sums(d, 5_000).filter((one) => {
      const text = scene[one.sentence]!.text
      const near = scene
        .slice(Math.max(0, one.sentence - 1), one.sentence + 2)
        .filter(({ field }) => field === one.field)
        .map((other) => other.text)
        .join('; ')
      return (
        (SHARE.test(text) || (LEAVES.test(near) && d.ask.says(SHARE))) &&
        PRICE.test(one.before) &&
        !NO_PRICE.test(one.before.slice(-40))
      )
    }),
  )
}

interface Kept {
  before: Value<'R$/mês'>
  pay: Value<'R$/mês'>
  wage: Value<'R$/mês'> | null
  used: readonly Value<'R$/mês'>[]
  after: Value<'R$/mês'>
}

/** What is left once he is gone, her own pay and who does his work taken off; null: not known. */
function withoutPartner(d: Deriver, price: Spoken): Kept | null {
  const scene = d.ask.scene.sentences
  const each = only(
    sums(d, 500).filter(
      (one) =>
        one !== price &&
        ((TAKES.test(one.left) && EACH.test(one.after)) || (EACH_BEFORE.test(one.left) && TAKES.test(one.left))),
    ),
  )
  const pay = each ? monthly(d, each, 'O que cada um tira') : null
  const stated = only(
    sums(d, 500).filter((one) => one !== price && LEFT.test(one.before) && BEFORE_PAY.test(scene[one.sentence]!.text)),
  )
  const before = stated ? monthly(d, stated, 'O que sobra antes das retiradas') : leftBeforePay(d)
  if (!before || !pay) return null
  const worker = only(
    sums(d, 500).filter(
      (one) =>
        one !== price &&
        one !== each &&
        one !== stated &&
        isPlain(one) &&
        one.value < before.number * 1.5 &&
        INSTEAD.test(scene[one.sentence]!.text) &&
        COSTS.test(one.before),
    ),
  )
  const wage = worker ? monthly(d, worker, 'Quem entraria no lugar') : null
  const used: Value<'R$/mês'>[] = [before, pay, ...(wage ? [wage] : [])]
  const after = d.own.make(
    'R$/mês',
    'O que sobra sem o sócio',
    round2(before.number - pay.number - (wage?.number ?? 0)),
    used.map(({ number }) => money(number)).join(' − '),
    used,
  )
  return { before, pay, wage, used, after }
}

/** Half of it is for sale. */
function isHalf(d: Deriver): boolean {
  const told = d.ask.scene.sentences.map((one) => one.text).join('; ')
  const part = /\bP(\d+)/.exec(told)
  return HALF.test(told) && (!part || d.ask.scene.said[Number(part[1])]?.value === 50)
}

/** The verdict on the price and its instalments, beside what is left and the most that fits. */
function weighed(
  d: Deriver,
  plan: Instalments | null,
  [after, most]: readonly [Value<'R$/mês'>, Value<'R$/mês'>],
  inputs: (Value<Kind> | null)[],
  { why, worth, end, asked }: { why: Text; worth: Text; end: Text; asked: Value<'R$'> },
): Text {
  if (!plan) return say`Só por menos, ou em mais tempo. ${why}. ${worth} ${end}`
  const rest = d.own.minus(after, plan.month, 'O que sobra depois da parcela')
  inputs.push(plan.month, plan.count, rest)
  const parcel = say`A parcela de ${t(asked)} em ${t(plan.count)} vezes é de ${t(plan.month)}`
  if (rest.number < 0) return say`Não por esse valor. ${why}. ${parcel}: faltariam ${t(rest)} todo mês. ${worth} ${end}`
  return plan.month.number > most.number
    ? say`Só com parcela menor. ${why}. ${parcel} e deixa só ${t(rest)} para mês fraco e cliente que sair junto. ${worth} ${end}`
    : say`Cabe, com contrato. ${why}. ${parcel} e ainda sobram ${t(rest)} por mês. ${worth} Antes de assinar, avaliação do contador com bens, caixa e dívidas, e advogado para a regra dos clientes de quem sai.`
}

function leftBeforePay(d: Deriver): Value<'R$/mês'> | null {
  const { own, left } = d
  const taken = own.sources.group('retirada')
  if (!left) return null
  return taken
    ? own.plus(
        left,
        own.known('R$/mês', own.sources.groupFact(taken), own.sources.groupFacts(taken)),
        'O que sobra antes das retiradas',
      )
    : left
}

const make = (_: Deriver, at: Answer['at'], main: Value<Kind>, inputs: Answer['inputs'], verdict: Text): Answer => ({
  decisions: ['sair_sociedade', 'socio_novo'],
  at,
  main,
  inputs,
  verdict,
  says: [],
  topic: 'socios',
})
