import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import { owesBeside } from '#src/measures/derived/debts.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Instalments, instalmentsIn, monthOf, timesOver, today } from './frame.ts'
import { asked, challengeOf } from './ways/way.ts'

const DEAR =
  /\b(?:cheque especial|rotativo|cartao de credito|limite d[aoe]|limite|agiota|financeira|juros? (?:alto|caro))\b/
const SWAPS =
  /\b(?:troc[a-z]+|refinanci[a-z]+|consolid[a-z]+|portabilidade|quitar|juntar|parcel(?:ar|o|amento)|emprestimo|migrar|renegoci[a-z]+)\b/
const A_MONTH = /^ ?(?:de juros? )?(?:ao|por|no) mes\b/

interface Swap {
  owed: Spoken
  debt: Value<'R$'>
  dear: Value<'%'>
  plan: Instalments
}

function swapIn(d: Deriver): Swap | null {
  const all = challengeOf(d)
  const plan = instalmentsIn(d, all, null)
  const isDear = (one: Spoken) => isPlain(one) && one.value >= 500 && DEAR.test(clauseOf(one))
  const owed = plan && only(all.filter((one) => isDear(one) && !plan.uses.includes(one.said)))
  const isRate = ({ said, value, after }: Spoken) =>
    said.kind === 'P' && value >= 1 && value <= 25 && A_MONTH.test(after)
  const rate = owed && only(all.filter(isRate))
  if (!plan || !owed || !rate) return null
  if (owesBeside(all, [owed.said, ...plan.uses])) return null
  return {
    owed,
    debt: d.ask.value('R$', owed.said, 'A dívida cara'),
    dear: d.ask.value('%', rate.said, 'Juro dela por mês'),
    plan,
  }
}

/** A dear debt and a loan that would take its place: the interest of a month beside the instalment, and what each costs by the end. */
export function swapsDebt(d: Deriver): Answer | null {
  const text = asked(d)
  const month = monthOf(d)
  const swap = month && DEAR.test(text) && SWAPS.test(text) ? swapIn(d) : null
  if (!month || !swap) return null
  const { own } = d
  const { owed, debt, dear, plan } = swap
  const total = timesOver(d, plan.count, plan.month, 'Tudo o que o empréstimo paga')
  const interest = ofMonth(own.portion(dear, debt, 'Juro que ela cobra por mês'))
  const stays = timesOver(d, plan.count, interest, 'Só de juro no mesmo tempo')
  const loan = loanRate(d, swap)
  if (!loan || total.number < debt.number) return null
  const inputs: (Value<Kind> | null)[] = [debt, dear, plan.month, plan.count, total, interest, stays, month.left, loan]
  if (loan.number >= dear.number) return dearer({ owed, inputs, loan, dear, total })
  const relief = own.minus(interest, plan.month, 'O que muda por mês')
  const after = own.sources.group('juros') ? own.plus(month.left, relief, 'O mês com a troca') : null
  inputs.push(relief, after)
  const eases =
    relief.number >= 0
      ? say`a parcela de ${t(plan.month)} é ${t(relief)} menor e acaba em ${t(plan.count)} meses`
      : say`a parcela de ${t(plan.month)} pede ${t(relief)} a mais por mês, mas acaba em ${t(plan.count)} meses`
  return {
    decisions: ['emprestimo', 'renegociar', 'antecipar'],
    at: owed,
    main: relief,
    inputs,
    verdict: join([
      say`Sim, troque${after && after.number < 0 ? say`, e corte o que falta no mês` : ''}. `,
      say`Hoje ${t(debt)} × ${t(dear)} = ${t(interest)} por mês só de juro, e a dívida não baixa; ${eases}.`,
      say` No fim são ${t(total)}, contra ${t(stays)} só de juro no mesmo tempo e os ${t(debt)} ainda por pagar: o empréstimo sai perto de ${t(loan)} ao mês.`,
      after
        ? say` O mês iria de ${month.left.number < 0 ? say`faltar ${t(month.left)}` : say`sobrar ${t(month.left)}`} para ${after.number < 0 ? say`faltar ${t(after)}` : say`sobrar ${t(after)}`}.`
        : say` ${today(month)}.`,
      say` Cote antes em cooperativa e em outro banco, e no dia da troca cancele ou reduza o limite, para ele não encher de novo.`,
    ]),
    says: ['juros', 'divida', 'sobra_mes'],
    topic: 'quitar_caro',
  }
}

/** The rate of a month that the instalments hide. */
function loanRate(d: Deriver, { debt, plan: { month, count } }: Swap): Value<'%'> | null {
  const rate = rateOf(debt.number, month.number, count.number)
  return rate === null
    ? null
    : d.own.make(
        '%',
        'Juro do empréstimo por mês',
        round1(rate * 100),
        `juro com que ${count.number} × ${money(month.number)} pagam ${money(debt.number)}`,
        [debt, month, count],
        'estimado',
      )
}

function dearer({
  owed,
  inputs,
  loan,
  dear,
  total,
}: {
  owed: Spoken
  inputs: (Value<Kind> | null)[]
  loan: Value<'%'>
  dear: Value<'%'>
  total: Value<'R$'>
}): Answer {
  return {
    decisions: ['emprestimo', 'renegociar'],
    at: owed,
    main: total,
    inputs,
    verdict: say`Não por essa proposta. O empréstimo sai perto de ${t(loan)} ao mês, e a dívida de hoje cobra ${t(dear)}: no fim seriam ${t(total)}. Peça outra taxa em cooperativa e em outro banco, pelo custo total, e só troque por juro menor que os ${t(dear)}.`,
    says: ['juros', 'divida'],
    topic: 'quitar_caro',
  }
}

const STEPS = 60
/** The rate of a month at which so many instalments pay a sum; null: none. */
function rateOf(sum: number, each: number, count: number): number | null {
  let [low, high] = [0, 1]
  const worth = (rate: number) => (rate === 0 ? each * count : (each * (1 - (1 + rate) ** -count)) / rate)
  if (worth(0) < sum) return null
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > sum) low = middle
    else high = middle
  }
  return low
}
