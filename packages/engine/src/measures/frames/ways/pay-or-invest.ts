import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { type Answer, monthOf, today } from '#src/measures/frames/frame.ts'
import { flowingOf } from '#src/measures/frames/sold-costs.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { leastKept } from './least-kept.ts'
import { asked, challengeOf } from './way.ts'

const EITHER =
  /\b(?:pag(?:o|ar)|quit(?:o|ar)) (?:[a-z]+ ){1,4}ou (?:invist|invest|faco|fazer|compro|comprar|guard|abr|reform|mont)|\b(?:invist|invest|faco|compro|reform|mont)[a-z]* (?:[a-z]+ ){1,5}ou (?:pag|quit)/
const DEBT = /\b(?:dev(?:o|endo)|divida|cheque especial|cartao|limite|agiota|emprestimo)\b/
const BY_MONTH = /^ ?(?:ao|por|no) mes\b/
const BRINGS =
  /\b(?:traz(?:er|ia|endo)?|traria|da|daria|render(?:ia)?|vender(?:ia)?|aument[a-z]+|entrar(?:ia)?|entra|ganhar)\b/
const MORE = /^ (?:reais )?a mais\b|^ (?:reais )?(?:por mes )?(?:de|em) (?:venda|faturamento)/

/** A debt whose interest is sure, beside what she hopes that a work would bring. */
export function payOrInvest(d: Deriver): Answer | null {
  const month = EITHER.test(asked(d)) ? monthOf(d) : null
  const flowing = month && flowingOf(d)
  if (!month || !flowing) return null
  const { sentences } = d.ask.scene
  const all = challengeOf(d)
  const rate = only(all.filter((one) => one.said.kind === 'P' && one.value <= 20 && BY_MONTH.test(one.after)))
  const debt =
    rate &&
    only(
      all.filter(
        (one) =>
          isPlain(one) &&
          one.value >= 500 &&
          one.sentence === rate.sentence &&
          DEBT.test(sentences[one.sentence]!.text),
      ),
    )
  const hope = only(
    all.filter((one) => isPlain(one) && one.value >= 200 && BRINGS.test(one.before) && MORE.test(one.after)),
  )
  if (!rate || !debt || !hope || hope === debt) return null
  const { own } = d
  const [owed, percentage, sales] = [
    d.ask.value('R$', debt.said, 'Dívida'),
    d.ask.value('%', rate.said, 'Juro ao mês'),
    ofMonth(d.ask.value('R$', hope.said, 'Venda a mais que você espera')),
  ]
  const interest = own.part(percentage, ofMonth(owed), 'Juro de um mês')
  const leaves = (kept: Value<'%'>, rotulo: string) =>
    own.make(
      'R$/mês',
      rotulo,
      reais((sales.number * kept.number) / 100),
      `${money(sales.number)} × ${percent(kept.number)}`,
      [sales, kept],
    )
  const most = leaves(flowing.kept, 'O que essa venda deixaria')
  const least = leastKept(d)
  const low = least && least.number < flowing.kept.number ? leaves(least, 'O mesmo, se pedir mais gente') : null
  const account = say`Pagar a dívida faz parar ${t(percentage)} × ${t(owed)} = ${t(interest)} de juro por mês, certos; os ${t(sales)} a mais de venda deixariam ${low ? say`de ${t(low)} a ${t(most)}` : say`${t(most)}`}, se vierem.`
  const pays = interest.number >= most.number || interest.number >= (low?.number ?? most.number)
  return {
    decisions: ['reforma', 'maquina', 'renegociar', 'emprestimo', 'produto_novo'],
    at: debt,
    main: interest,
    inputs: [owed, percentage, sales, interest, most, low, least, flowing.kept, month.left],
    line: account,
    verdict: join([
      pays ? say`Pague a dívida primeiro. ` : say`Pela conta a obra rende mais, mas o juro é certo. `,
      account,
      say` ${today(month)}.`,
      pays
        ? say` Peça desconto para quitar de uma vez, baixe o limite no mesmo dia, e guarde todo mês o juro que parou: é ele que paga a obra depois.`
        : say` Quite ao menos metade, teste a novidade sem obra por um mês, e só gaste o resto se a venda a mais aparecer.`,
    ]),
    says: ['juros', 'divida'],
    topic: 'quitar',
  }
}
