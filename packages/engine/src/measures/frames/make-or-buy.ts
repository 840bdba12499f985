import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { instalmentOf } from './burden.ts'
import { type Answer, monthOf, spoken, today } from './frame.ts'
import { nounAfter } from './sold.ts'

const OUTSIDE =
  /\b(?:mando|mandamos|pago|pagamos|compro|compramos|terceiriz[a-z]+|por fora|fora|la fora|de fora|fornecedor|pronto|pronta|prontos|prontas)\b/
const EACH = /^ (?:reais )?(?:por|a|o|cada|pel[oa]) ?(?!mes\b|dia\b|semana\b|ano\b|hora\b)[a-z]*/
const OWN =
  /\b(?:gast(?:aria|o|ar)|custa(?:ria)?|sai(?:ria)?|ficaria|fica|faria|fazendo|faco|fazer|produzir|produzindo)\b[^A-Z;]{0,40}$/
const A_MONTH = /\b(?:por|ao|no) mes\b/
const WORKS =
  /\b(?:operador[a-z]*|funcionari[oa]|ajudante|costureir[oa]|padeir[oa]|auxiliar|tecnic[oa]|pessoa|motorista|cozinheir[oa]|confeiteir[oa]|alguem|empregad[oa]|energia|luz|manutencao|aluguel)\b/

const SAVES = /\b(?:econom[a-z]+|poup[a-z]+)\b/

interface Both {
  outside: Spoken
  inside: Spoken
  count: Spoken
}

/** One made outside, one made at home and how many a month: what that saves, less the hands and the instalment it takes. */
export function makeOrBuy(d: Deriver): Answer | null {
  // What she reckons that it saves is weighed as she tells it.
  const month = d.ask.says(SAVES) ? null : monthOf(d)
  const both = month && readFrom(d)
  if (!month || !both) return null
  const { own } = d
  const outside = d.ask.value('R$', both.outside.said, 'O que cada um custa fora')
  const inside = d.ask.value('R$', both.inside.said, 'O que cada um custaria em casa')
  const count = d.manyAMonth(both.count, 'Quantos')
  const noun = nounAfter(d, both.count)
  const gap = own.minus(outside, inside, 'A diferença em cada um')
  const saved = own.times(count, gap, 'A diferença no mês', 'R$/mês')
  const plan = instalmentOf(d)
  const bills = billsOf(d, both, plan?.uses ?? [])
  const spent = [...bills, ...(plan ? [plan.month] : [])]
  const rest = restOf(d, saved, spent)
  const inputs: (Value<Kind> | null)[] = [
    outside,
    inside,
    count,
    gap,
    saved,
    ...spent,
    ...(plan?.values ?? []),
    rest,
    month.left,
  ]
  const account = say`${t(count)} ${noun} × (${t(outside)} − ${t(inside)}) = ${t(saved)} por mês a menos do que se paga fora`
  const parts: Text[] = [
    spent.length > 0
      ? say`Dos ${t(saved)} por mês que se deixa de pagar fora, tirando ${listed(spent)}${plan ? ' com a parcela' : ''}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`}.`
      : say`São ${t(saved)} por mês a menos.`,
  ]
  if (plan) parts.push(oncePaid(d, rest, plan.month, inputs))
  const even = gap.number > 0 && spent.length > 0 ? evenOf(d, spent, gap, inputs) : null
  if (even)
    parts.push(
      say` O empate é em ${t(even)} ${noun} por mês: no mês fraco, com menos que isso, fazer em casa custa mais.`,
    )
  parts.push(say` ${today(month)}.`)
  return {
    decisions: ['maquina', 'terceirizar', 'contratar', 'fornecedor', 'emprestimo', 'produto_novo'],
    at: both.outside,
    main: rest,
    inputs,
    line: say`${account}.`,
    verdict: join([
      headOf(rest, plan?.month ?? null),
      ...parts,
      rest.number > 0
        ? say` Antes, faça um mês de teste com as mesmas peças e some o que se perde e o seu tempo.`
        : say` Negocie antes o preço de fora pelo volume do mês.`,
    ]),
    says: ['custo_por_unidade', 'custo_vaga', 'conta_que_mais_pesa', 'sobra_mes'],
    topic: 'compra',
  }
}

const listed = (all: readonly Value<'R$/mês'>[]): Text =>
  join(
    [
      join(
        all.slice(0, -1).map((one) => say`${t(one)}`),
        ', ',
      ),
      say`${t(all.at(-1)!)}`,
    ].slice(all.length > 1 ? 0 : 1),
    ' e ',
  )

const restOf = (d: Deriver, saved: Value<'R$/mês'>, spent: readonly Value<'R$/mês'>[]): Value<'R$/mês'> =>
  spent.length === 0
    ? saved
    : d.own.make(
        'R$/mês',
        'O que fica por mês fazendo em casa',
        round2(saved.number - spent.reduce((sum, { number }) => sum + number, 0)),
        [saved, ...spent].map(({ number }) => money(number)).join(' − '),
        [saved, ...spent],
      )

const headOf = (rest: Value<'R$/mês'>, parcel: Value<'R$/mês'> | null): Text =>
  rest.number <= 0
    ? say`Não com esses números. `
    : parcel && rest.number < parcel.number / 2
      ? say`Só com volume certo. `
      : say`Compensa, se o volume não cair. `

/** What is left of it after the last instalment, where until then it lacks. */
function oncePaid(d: Deriver, rest: Value<'R$/mês'>, month: Value<'R$/mês'>, inputs: (Value<Kind> | null)[]): Text {
  if (rest.number >= 0 || rest.number + month.number <= 0) return say``
  const later = d.own.make(
    'R$/mês',
    'O mesmo depois de paga',
    round2(rest.number + month.number),
    `${money(month.number)} − ${money(-rest.number)}`,
    [rest, month],
  )
  inputs.push(later)
  return say` Só depois da última parcela ficariam ${t(later)}.`
}

/** How many a month make up for what is paid every month anyway. */
function evenOf(
  d: Deriver,
  spent: readonly Value<'R$/mês'>[],
  gap: Value<'R$'>,
  inputs: (Value<Kind> | null)[],
): Value<'qtd'> {
  const sum = spent.reduce((all, { number }) => all + number, 0)
  const even = d.own.make(
    'qtd',
    'Quantos por mês empatam',
    Math.ceil(sum / gap.number - 1e-9),
    `${spent.length > 1 ? `(${spent.map(({ number }) => money(number)).join(' + ')})` : money(sum)} ÷ ${money(gap.number)}`,
    [...spent, gap],
  )
  inputs.push(even)
  return even
}

function readFrom(d: Deriver): Both | null {
  const { sentences } = d.ask.scene
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const prices = all.filter((one) => isPlain(one) && one.value >= 0.05 && one.value < 5_000)
  const outside = only(
    prices.filter((one) => EACH.test(one.after) && OUTSIDE.test(one.left.slice(-60)) && !OWN.test(one.before)),
  )
  const inside =
    outside &&
    only(
      prices.filter(
        (one) =>
          one !== outside &&
          one.value < outside.value &&
          one.value > outside.value * 0.02 &&
          OWN.test(one.before) &&
          (EACH.test(one.after) || EACH_OF.test(one.after) || /^ ?(?:$|,| e | mais )/.test(one.after)),
      ),
    )
  const count = only(
    all.filter(
      (one) =>
        one !== outside &&
        one !== inside &&
        one.said.kind === 'N' &&
        one.value >= 5 &&
        Number.isInteger(one.value) &&
        (A_MONTH.test(one.after) || /^ [a-z]+ por (?:semana|dia)\b/.test(one.after)) &&
        /^ [a-z]{3,}/.test(one.after) &&
        !/\b(?:cliente|alun|fatur)/.test(one.before),
    ),
  )
  return outside && inside && count && sentences.length > 0 ? { outside, inside, count } : null
}
const EACH_OF = /^ (?:reais )?(?:de|em) [a-z]+(?: [a-z]+)? (?:por|em cada|cada|a) ?(?!mes\b)[a-z]*/

/** Hands and bills of making it at home, told by the month. */
const billsOf = (d: Deriver, { outside, inside, count }: Both, uses: readonly unknown[]): readonly Value<'R$/mês'>[] =>
  spoken(d)
    .filter(
      (one) =>
        one.field === 'main_challenge' &&
        one !== outside &&
        one !== inside &&
        one !== count &&
        !uses.includes(one.said) &&
        isPlain(one) &&
        one.value >= 80 &&
        one.value <= 15_000 &&
        WORKS.test(one.before.slice(-40)) &&
        !/\b(?:hoje|fatur|guardad)/.test(one.before),
    )
    .map((one) => ofMonth(d.ask.value('R$', one.said, 'Quem faria, por mês')))
