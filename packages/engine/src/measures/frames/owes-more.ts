import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, back, clauseOf, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, sums } from './frame.ts'
import { asked } from './ways/way.ts'

const OWES =
  /\b(?:me deve[mn]?|(?:ta|esta|tao|estao|fica|ficou) (?:me )?devendo|devendo (?:pra|para) mim|em aberto|pendurad[oa]s?|atras[oa][a-z]*|atrasou|fiado|na rua|vencid[oa]s?|enroland?[a-z]*|empurra|faturas?)\b/
/** It is her who owes: 'tô devendo 18 mil no cheque especial'. */
const HERS =
  /\b(?:to|tou|estou|eu|tenho|estamos|fiquei|ja) (?:uns )?(?:devo|devendo|usando|pendurad[oa])\b|\bdevo\b|\b(?:cheque especial|limite|rotativo|boletos?|fornecedor|banco|agiota|emprestimo)\b/
/** 'Estou com 30 mil de diesel atrasado' */
const WITH = /\b(?:to|tou|estou|fiquei) com(?: uns)? $/
const LATE = /^[^,;]{0,30}\b(?:atrasad[oa]s?|vencid[oa]s?|em aberto)\b/
const HIS = /\bme deve[mn]?\b[^;]{0,20}$/
const MORE =
  /\b(?:quer(?:em)?|ped(?:e|em|iu|iram|indo)|continua[m]?|mandou|mandaram|encomend[a-z]+|solicit[a-z]+|precisa[m]?)\b[^;]{0,40}$|\b(?:mais|outr[oa]|nov[oa]|extra)(?: [a-z]+){0,3}(?: de| por)?(?: uns| r\$)* $/
const ASKS_MORE =
  /\b(?:(?:quer(?:em)?|ped(?:e|em|iu|iram|indo)|mandou|mandaram|encomend[a-z]+|solicit[a-z]+)\b[^;]{0,50}\b(?:mais|outr[oa]s?|nov[oa]s?|extra|de novo|instal|pedido|servico|catalogo|projeto)|continua[m]? (?:pedindo|comprando|mandando|encomendando|querendo)|quer que eu)\b/
const PER_MONTH = /^(?: reais)?(?: (?!e )[a-z]+){0,3} (?:por|ao|no|cada) mes\b/

interface Debtor {
  at: Spoken
  owed: Value<'R$'>
  more: Value<'R$'>
  /** It comes again every month. */
  monthly: boolean
  all: Value<'R$'> | null
  /** What she owes meanwhile. */
  own: Value<'R$'> | null
}

/** A client who doesn't pay asks for more: what he would owe, and what his debt would pay of hers. */
export function owesAndAsks(d: Deriver): Answer | null {
  const month = monthOf(d)
  const text = asked(d)
  const found = month && ASKS_MORE.test(text) ? debtorIn(d) : null
  if (!month || !found) return null
  const { own } = d
  const { owed, more, all } = found
  const total = own.plus(owed, more, 'O que ele passaria a dever')
  const share = own.share({ ...total, kind: 'R$/mês' }, month.revenue, 'Parte de um mês de faturamento')
  const inputs: (Value<Kind> | null)[] = [owed, more, all, found.own, total, share, month.revenue, month.left]
  const parts: Text[] = [
    found.monthly
      ? say`Esse cliente já deve ${t(owed)} e leva mais ${t(more)} por mês: em um mês seriam ${t(total)}, ${t(share)} do que entra num mês.`
      : say`Esse cliente já deve ${t(owed)}; com mais ${t(more)} passaria a dever ${t(total)}, ${t(share)} do que entra num mês, e o material e a gente quem paga é você.`,
  ]
  const part = all && all.number > owed.number ? own.share(owed, all, 'Parte do atrasado que é dele') : null
  if (part) {
    inputs.push(part)
    parts.push(say` Dos ${t(all!)} em atraso, ${t(part)} são dele`)
  }
  const pays = found.own
    ? owed.number >= found.own.number
      ? say`${part ? ', e só' : ' Só'} o que ele deve já quita os ${t(found.own)} que você deve`
      : say`${part ? ', e o' : ' O'} que ele deve abate boa parte dos ${t(found.own)} que você deve`
    : say``
  if (part || found.own) parts.push(pays, say`.`)
  parts.push(
    say` Responda por escrito: serviço novo só pago antes (ou entrada que cubra o custo), e o atrasado num acordo assinado, com entrada e datas. Sem acordo em quinze dias, notifique e proteste: quem só fica se não pagar já está perdido.`,
  )
  return {
    decisions: ['largar_cliente', 'prazo_fiado', 'pedido_maior', 'cliente_grande'],
    at: found.at,
    main: total,
    inputs,
    verdict: join([say`Não fiado. `, ...parts]),
    says: ['fiado_aberto', 'dinheiro_na_rua', 'inadimplencia'],
    topic: 'recebido',
  }
}

function debtorIn(d: Deriver): Debtor | null {
  const large = sums(d, 500).filter(({ field }) => field === 'main_challenge')
  const hers = large.filter(
    (one) => !HIS.test(one.left) && (HERS.test(nearest(one)) || (WITH.test(one.before) && LATE.test(one.after))),
  )
  const rest = large.filter((one) => !hers.includes(one))
  const flows = rest.filter((one) => PER_MONTH.test(one.after))
  const once = rest.filter((one) => !flows.includes(one))
  const more = only(once.filter((one) => MORE.test(one.left.slice(-70)) && !OWES.test(ahead(one)) && isAsked(d, one)))
  const owed = once.filter(
    (one) => one !== more && (OWES.test(clauseOf(one)) || OWES.test(one.left.slice(-60)) || OWES.test(one.right)),
  )
  const flow = more ? undefined : only(flows)
  const asks = more ?? flow
  if (!asks || owed.length === 0 || owed.length > 3) return null
  if (once.some((one) => one !== more && !owed.includes(one))) return null
  // The last that is told before he asks is his; a larger one before it is what all owe.
  const his = owed.filter(({ place }) => place < asks.place).at(-1)
  const all = owed.filter((one) => one !== his && his !== undefined && one.value > his.value)
  if (!his || owed.length > 1 + all.length || all.length > 1 || hers.length > 1) return null
  return {
    at: his,
    owed: d.ask.value('R$', his.said, 'O que ele deve'),
    more: d.ask.value('R$', asks.said, 'O que ele pede a mais'),
    monthly: more === undefined,
    all: all[0] ? d.ask.value('R$', all[0].said, 'Tudo o que está em atraso') : null,
    own: hers[0] ? d.ask.value('R$', hers[0].said, 'O que você deve') : null,
  }
}

const nearest = (one: Spoken): string =>
  `${back(one)
    .split(/ e | mas /)
    .at(-1)} ${ahead(one)}`

const isAsked = (d: Deriver, one: Spoken): boolean =>
  ASKS_MORE.test(d.ask.scene.sentences[one.sentence]!.text) || /\bmais\b/.test(back(one))
