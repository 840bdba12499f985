import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Hands, handsOf } from './hands.ts'
import {
  asked,
  billsBeside,
  challengeOf,
  isSumLeft,
  leftOf,
  monthText,
  purchaseOf,
  sideBySide,
  withBills,
} from './way.ts'

const MACHINE =
  /\b(?:maquinas?|equipamento|automatic[oa]|[a-z]{4,}adora?s?|impressora|[a-z]{4,}deira|robo|esteira|sistema|forno|torno|empilhadeira)\b/
const RUNS_WITH =
  /\b(?:toca|tocar|trabalha|roda|opera|precisa|funciona|fica)(?:ria)?(?: so| apenas)? (?:com|de)(?: so| apenas)? $/
const FREES = /\b(?:dispensa|libera|substitui|tira|economiza|faz o (?:trabalho|servico) de)(?:ria)?(?: uns| umas)? $/
const WHO = /^ (?:pessoas?|funcionari[oa]s?|operador[a-z]*|rapaz(?:es)?|menin[oa]s?|ajudantes?)\b/

/** A machine that does the work of some of those whom she pays: what they cost beside what it takes. */
export function machineOrPeople(d: Deriver): Answer | null {
  const bought = MACHINE.test(asked(d)) ? purchaseOf(d) : null
  const hands = bought && handsOf(d, bought.uses)
  const freed = hands && freedOf(d, hands)
  if (!bought || !hands || !freed || freed.number <= 0) return null
  const bills = billsBeside(d, bought, [...bought.uses, ...hands.uses, ...freed.uses])
  const buys = withBills(d, bought, bills)
  const pay = ofMonth(d.own.times(freed.value, hands.each, 'O que custa quem a máquina libera', 'R$/mês'))
  const people = { month: pay, account: say`${t(freed.value)} × ${t(hands.each)} = ${t(pay)} de quem ela libera` }
  if (isSumLeft(d, [buys, hands], [])) return null
  const {
    gap,
    first,
    text: account,
  } = sideBySide(d, [buys, people], ['Com a máquina', 'com as pessoas'], ['a máquina', 'o pessoal'])
  const later = d.own.plus(
    first ? gap : { ...gap, number: -gap.number },
    bought.month,
    'O que fica por mês depois da última parcela',
  )
  const inputs: (Value<Kind> | null)[] = [...buys.values, ...hands.values, freed.value, pay, gap, later, leftOf(d)]
  return {
    decisions: ['maquina', 'demitir', 'emprestimo', 'contratar', 'terceirizar'],
    at: bought.at,
    main: gap,
    inputs,
    line: account,
    verdict: join([
      first ? say`Compensa, se ela rodar mesmo com menos gente. ` : say`Não por essa conta. `,
      account,
      first ? say` Depois das ${t(bought.count)} parcelas são ${t(later)} por mês.` : say``,
      monthText(d),
      first
        ? say` Antes de assinar, veja a máquina rodando em outro cliente com essa gente, ponha produção e assistência no contrato, e some a rescisão de quem sair ou o lugar onde vai trabalhar.`
        : say` Ela só se paga liberando mais gente ou fazendo vender mais: meça antes quantas horas o trabalho toma hoje.`,
    ]),
    says: ['custo_vaga', 'custo_hora', 'receita_por_pessoa'],
    topic: 'maquina',
  }
}

function freedOf(d: Deriver, { count, at }: Hands) {
  const counted = challengeOf(d)[challengeOf(d).indexOf(at) - 1]
  if (counted && FREES.test(counted.before)) return { value: count, number: count.number, uses: [] }
  const all = challengeOf(d).filter((one) => one.said.kind === 'N' && WHO.test(one.after) && one.value < count.number)
  const frees = only(all.filter((one) => FREES.test(one.before)))
  if (frees) {
    const value = d.ask.value('qtd', frees.said, 'Quantas pessoas a máquina libera')
    return { value, number: value.number, uses: [frees.said] }
  }
  const stays = only(all.filter((one) => RUNS_WITH.test(one.before)))
  if (!stays) return null
  const rest = d.ask.value('qtd', stays.said, 'Quantas pessoas ficam na máquina')
  const value = d.own.minus(count, rest, 'Quantas pessoas a máquina libera')
  return { value, number: value.number, uses: [stays.said] }
}
