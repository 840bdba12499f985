import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { hireOf } from '#src/measures/frames/burden.ts'
import { type Answer, monthly } from '#src/measures/frames/frame.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { asked, challengeOf, isSumLeft, leftOf, monthText, sideBySide, type Way } from './way.ts'

const SERVICE =
  /\b(?:terceiriz[a-z]+|agencia|empresa (?:de|que)|fabrica de|escritorio|prestador[a-z]*|cooperativa|assessoria|fornecedor|por fora)\b/
const EITHER =
  /\bou\b|\bem vez de\b|\bcompensa\b|\bvale (?:mais )?a pena\b|\bmelhor\b|\btroc(?:o|ar)\b|\bpenso em\b|\bpensando em\b/
const MORE_OF = /^ (?:reais )?(?:por mes )?mais (?:os )?encargos\b/

/** Somebody of her own, or a service, both by the month. */
export function personOrService(d: Deriver): Answer | null {
  const text = asked(d)
  if (!SERVICE.test(text) || !EITHER.test(text)) return null
  const hired = hireOf(d)
  // What the charges come to isn't told.
  if (!hired || MORE_OF.test(hired.at.after)) return null
  const { sentences } = d.ask.scene
  const at = only(
    challengeOf(d).filter(
      (one) =>
        isPlain(one) &&
        one.value >= 300 &&
        !hired.uses.includes(one.said) &&
        timeAfter(one.after) === 'mes' &&
        SERVICE.test(sentences[one.sentence]!.text) &&
        !/\b(?:fatur|vend(?!edor)|receb|cobro|sobra)[a-z]*\b[^,;]{0,20}$/.test(one.before),
    ),
  )
  if (!at || Math.abs(at.sentence - hired.at.sentence) > 1) return null
  const paid = monthly(d, at, 'O que o serviço custa por mês')
  const service: Way = { month: paid, account: say`${t(paid)}`, values: [paid], at, uses: [at.said] }
  const person: Way = {
    ...hired,
    account: say`${t(hired.month)}`,
    values: hired.values.filter((one) => one !== null),
  }
  if (isSumLeft(d, [service, person], [])) return null
  const sides = sideBySide(
    d,
    [service, person],
    ['Com o serviço', 'com alguém da casa'],
    ['o serviço', 'alguém da casa'],
  )
  const { gap, first, text: account } = sides
  return {
    decisions: ['contratar', 'terceirizar', 'anunciar', 'fornecedor'],
    at: hired.at,
    main: gap,
    inputs: [...service.values, ...person.values, gap, leftOf(d)],
    line: account,
    verdict: join([
      first
        ? say`O serviço sai mais barato; a pessoa só se fizer mais do que isso. `
        : say`Alguém da casa sai mais barato, se houver trabalho o mês inteiro. `,
      account,
      say` Alguém da casa ainda pede quem ensine, cubra falta e férias, e espaço; o serviço pede contrato com prazo e saída.`,
      monthText(d),
      say` Anote por duas semanas quantas horas esse trabalho toma: se enche menos da metade do dia, fique com o serviço e renegocie o preço.`,
    ]),
    says: ['custo_vaga', 'receita_por_pessoa', 'custo_hora'],
    topic: 'pessoa',
  }
}
