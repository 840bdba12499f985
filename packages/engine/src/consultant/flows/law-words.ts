import { companyFact, figure } from '#src/consultant/calculator-slots.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import type { Worded } from './tell.ts'

/** What has to be sold; where nothing is to be sold more, today's sale beside it. */
function saleWords({ sheet, solved: { unit, more }, exact, shown, words, aside }: Worded): Text {
  const [one, two] = [aside(0), aside(1)]
  const daily = unit.dia === -1
  const month = daily ? (two ?? one) : undefined
  const costs = two ? one : daily ? undefined : one
  const added = /\ba mais\b/.test(more ?? '')
  const fact = added || daily ? null : companyFact(sheet.known, 'faturamento')
  const today = fact
    ? say` Hoje entram ${sheet.show(fact, figure(fact))} por mês: está ${Number(fact.valor) >= exact.value ? 'acima' : 'abaixo'} disso.`
    : say``
  return say`É preciso vender ${shown}${added ? ' a mais' : ''}${words}${costs ? say` para pagar ${costs.shown}` : ''}${month ? say`, ou ${month.shown} no mês` : ''}. Só o que passar disso é ganho.${today}`
}

/** The answer of a sum that only a law does; null: another's. */
export function byLawWords(worded: Worded): Text | null {
  const { solved, shown, words, aside } = worded
  switch (solved.wish) {
    case 'sale':
      return saleWords(worded)
    case 'both':
      return say`Sem o desconto sobram ${shown}; com ele, ${aside(0)!.shown}. Disso ainda saem as contas que você não citou.`
    case 'net':
      return say`Vendendo por esse preço, você recebe ${shown}. Para cair o valor inteiro, cobre ${aside(0)!.shown}.`
    case 'cut': {
      const [today, then] = [aside(0)!, aside(1)!]
      return say`O preço menor tira ${shown}: são ${then.shown} em vez de ${today.shown}. Só feche se a quantidade ou o prazo pagarem essa diferença.`
    }
    case 'rise': {
      const each = aside(0)
      return say`São ${shown} a mais${words}${each ? say`: ${each.shown} em cada` : ''}. Repasse no preço, ou ache onde cortar o mesmo valor.`
    }
    case 'parts':
      return say`São ${shown} de um e ${aside(0)!.shown} do outro.`
    case 'gains':
    case 'loses': {
      const [today, then] = [aside(0)!, aside(1)!]
      return say`${solved.wish === 'gains' ? 'Compensa: são' : 'Não compensa: são'} ${shown} a ${solved.wish === 'gains' ? 'mais' : 'menos'} (${then.shown} em vez de ${today.shown}).`
    }
    case 'adds':
      return say`São ${shown} a mais${words}: o valor vai para ${aside(0)!.shown}.`
    case 'becomes':
      return say`Fica em ${shown}: a diferença é de ${aside(0)!.shown}.`
    default:
      return null
  }
}
