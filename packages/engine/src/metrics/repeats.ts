import { formatDay, formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Rest } from './rest.ts'
import { atAccounts, withWhom } from './sentences.ts'
import { clipped, plainText, type Told } from './told.ts'

/** 'tem cobrança repetida esse mês?': the same name and the same amount more than once in a month. */
export interface Repeat {
  nome: string
  /** Cents of one of them. */
  valor: number
  vezes: number
  de: string
  ate: string
}

const THING =
  '(?:gastos?|cobrancas?|pagamentos?|pix|lancamentos?|contas?|compras?|despesas?|coisas?|saidas?|boletos?|debitos?)'
const TWICE = '(?:duas vezes|em dobro|em duplicidade|mais de uma vez|repetid[oa]s?|duplicad[oa]s?)'
const REPEATED = new RegExp(
  ` (?:(?:tem|teve|tive|houve|ha|existe|foi|foram|eu|alg(?:um|uma|uns|umas)|qual|quais|que|o) )*(?:${THING} )?(?:que )?(?:(?:foi|foram|esta|ta|veio|vieram|saiu|sairam|eu|paguei|pagamos) )*(?:(?:cobrad[oa]s?|pag[oa]s?|debitad[oa]s?|lancad[oa]s?|descontad[oa]s?|cobraram|cobrou) )?${TWICE}(?: (?:cobrad[oa]s?|pag[oa]s?|${TWICE}))*(?: (?:cobrad[oa]s?|pag[oa]s?|${TWICE}))* `,
)

export const takeRepeats = (rest: Rest): boolean => rest.take(REPEATED) !== undefined

export function repeatsReply(told: Told, { frame, figures }: Answerable): Reply {
  const days = frame.periodo!
  const found = figures.repeats
  const where = join([withWhom(told), atAccounts(told), ' ', told.when(days)])
  const fact = told.fact('Pagamentos iguais no mesmo mês', 0, days, {
    ...{ valor: found.length, unidade: 'casos', tipo: 'calculado' },
    formula: 'Mesmo nome e mesmo valor mais de uma vez no mesmo mês',
  })
  if (found.length === 0)
    return {
      sentences: [
        join(['Não achei nenhum pagamento com o mesmo nome e o mesmo valor mais de uma vez no mês', where, '.']),
      ],
      valor: fact,
      linhas: [told.row(fact)],
    }
  const linhas = found.map(({ nome, valor }) => told.fact(clipped(nome), valor, days))
  const one = found.length === 1
  return {
    sentences: [
      join([
        one ? 'Achei um pagamento que se repete' : `Achei ${formatNumber(found.length)} pagamentos que se repetem`,
        where,
        ': ',
        join(
          found.map(({ vezes, de, ate }, i) =>
            join([
              plainText(linhas[i]!.rotulo),
              ', ',
              told.show(linhas[i]!),
              plainText(`, ${vezes} vezes (${formatDay(de)}${vezes === 2 ? ' e ' : ' a '}${formatDay(ate)})`),
            ]),
          ),
          '; ',
        ),
        '.',
      ]),
      say`Confira na nota ou no boleto: pode ser cobrança dobrada, e pode ser compra igual.`,
    ],
    valor: fact,
    linhas,
  }
}
