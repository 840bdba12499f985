import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only } from '#src/measures/derived/spoken.ts'
import { type Answer, addUp } from '#src/measures/frames/frame.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { asked, challengeOf, leftOf, monthText } from './way.ts'

const BUYS = /\b(?:compr[a-z]+|vi um[a]?|achei um[a]?|financi[a-z]+|parcela|pegar um[a]?)\b/
const PAYS_OUT = /\b(?:pago|pagamos|gasto|gastamos|mando)(?: (?:uns|umas|hoje|r\$))* $/
const FOR_WORK = /^ (?:reais )?por mes (?:pra|para|de|com|em|por) [a-z]+/
const OUTSIDE = /\b(?:fora|terceir[a-z]+|outros|fila|prestador|vez d[aeo]|alug[a-z]+)\b/
const PARCEL = /\bparcelas?\b(?: [a-z]+){0,4} (?:fica|sai|seria|e|de|da)(?: (?:em|por|uns|r\$))* $/
const RUNS =
  /\b(?:operador[a]?|luz|energia|manutencao|funcionari[oa]|ajudante|diesel|material|seguro|gas|tecnic[oa]|rapaz)\b/
const WOULD = /\b(?:teria|tem que|vou ter|mais|fora|por um|contrat[a-z]+|sobe|aumenta|gasta|precisa[a-z]*)\b/

/** A machine in place of what is paid outside, its instalment told without its number: what it saves, and what it takes while it is paid. */
export function insteadOfBill(d: Deriver): Answer | null {
  const text = asked(d)
  if (!BUYS.test(text) || !OUTSIDE.test(text)) return null
  const all = challengeOf(d).filter(isPlain)
  const bill = only(all.filter((one) => PAYS_OUT.test(one.before) && FOR_WORK.test(one.after) && one.value >= 300))
  const parcel = only(all.filter((one) => one !== bill && one.value >= 100 && PARCEL.test(one.before)))
  const price = only(all.filter((one) => one.value >= 5_000 && one !== bill && one !== parcel))
  if (!bill || !parcel) return null
  const runs = all.filter((one) => one !== bill && one !== parcel && one !== price && one.value >= 50)
  if (runs.length > 4 || runs.some((one) => !RUNS.test(clauseOf(one)) || !WOULD.test(one.left.slice(-60)))) return null
  const { own } = d
  const paid = ofMonth(d.ask.value('R$', bill.said, 'O que paga fora por mês'))
  const month = ofMonth(d.ask.value('R$', parcel.said, 'Parcela'))
  const costs = runs.map((one) => ofMonth(d.ask.value('R$', one.said, 'O que ela gasta por mês')))
  const run = costs.length === 0 ? null : addUp(d, costs, 'O que ela gasta por mês')
  const saves = run ? own.minus(paid, run, 'O que ela poupa por mês') : paid
  const rest = own.minus(saves, month, 'O que fica enquanto durar a parcela')
  const sum = price ? d.ask.value('R$', price.said, 'Preço') : null
  const back = sum && saves.number > 0 ? own.monthsOf(sum, saves, 'Meses para voltar') : null
  const inputs: (Value<Kind> | null)[] = [paid, month, ...costs, run, saves, rest, sum, back, leftOf(d)]
  return {
    decisions: ['maquina', 'emprestimo', 'terceirizar', 'contratar'],
    at: bill,
    main: rest,
    inputs,
    verdict: join([
      saves.number <= 0
        ? say`Não por essa conta. `
        : rest.number < 0
          ? say`Não só pela economia. `
          : say`Sim, se o serviço de fora acabar mesmo. `,
      say`Deixa de pagar ${t(paid)}${
        run
          ? say` e passa a gastar ${join(
              costs.map((one) => say`${t(one)}`),
              ' + ',
            )}${costs.length > 1 ? say` = ${t(run)}` : ''}: ${saves.number <= 0 ? say`não poupa nada` : say`poupa ${t(saves)} por mês`}`
          : ''
      }${back ? say`, e os ${t(sum!)} levam ${t(back)} para voltar` : ''}.`,
      saves.number > 0
        ? say` Com a parcela de ${t(month)}, ${rest.number < 0 ? say`são ${t(rest)} a mais por mês do que hoje` : say`ainda ficam ${t(rest)} por mês`} enquanto ela durar.`
        : say``,
      monthText(d),
      rest.number < 0
        ? say` Só vale se o prazo menor trouxer trabalho novo que deixe mais do que isso: antes, negocie dia fixo com quem faz hoje ou um segundo fornecedor, e conte o que perdeu por espera.`
        : say` Antes de assinar, confira nas notas de seis meses quanto pagou fora no mês mais fraco, e peça outro preço e outra linha de crédito.`,
    ]),
    says: ['custo_vaga', 'energia', 'conta_que_mais_pesa'],
    topic: 'fora',
  }
}
