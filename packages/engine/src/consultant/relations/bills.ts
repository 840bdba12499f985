import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { added, found, over, said, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { given, numbered } from './relation.ts'
import { isCounted, isPay, isPercent, lead, near, type Role, tail } from './roles.ts'

const BILLS = numbered('conta', 7)
/** A bill of every month by its name. */
const BILL =
  /\b(?:alugue[lr]|condominio|folha|funcionari[oa]s?|salarios?|empregad[oa]s?|ajudantes?|balconistas?|atendentes?|vendedor[ae]?s?|auxiliar|menin[oa]s?|luz|energia|agua|gas|internet|telefone|contador\w*|contabilidade|sistema|seguro|iptu|pro-?labore|retirada|parcela|prestacao|despesas?|contas?|fix[oa]s?|limpeza|seguranca|equipe|pessoal)\b/
const BILL_AFTER = new RegExp(
  `^\\s*(?:reais )?(?:por mes )?(?:de |do |da |pr[ao] |para |com |d[oa]s )(?:[ao] |outr[ao]s? )?${BILL.source.slice(2)}`,
)
/** 'Aluguel 1.900 funcionário 3.500': what follows is the next bill, and nothing that is counted. */
const NAMED = new RegExp(`${BILL.source}(?: (?:de|e|por))?\\s*$`)
/** What a sale leaves or costs is no bill of the month. */
const OF_A_SALE =
  /\b(?:cada|por (?:venda|unidade|peca|cliente|produto|corte|prato)|mercadoria|vendo|cobro|ticket|preco)\b/
export const isBill = (number: Placed) =>
  number.value >= 30 &&
  (isPay(number) || (number.unit === '' && NAMED.test(number.before))) &&
  !/\bem cada\b/.test(number.after) &&
  !OF_A_SALE.test(`${lead(number)} ${tail(number)}`) &&
  (BILL.test(lead(number)) || BILL_AFTER.test(number.after))
/** 'Duas funcionárias 5.400': the amount of both follows at once. */
const isStaff = (number: Placed) =>
  isCounted(number) &&
  number.value <= 30 &&
  /^\s*(?:funcionari|ajudante|empregad|balconista|atendente|vendedor|menin)[a-z]*\s*(?:da|dao|sai|custa|por)?\s*$/.test(
    number.after,
  )

export const billRoles: readonly Role[] = [
  ['pessoas', isStaff],
  [
    'custoPct',
    (number) => isPercent(number) && near(number, /\b(?:mercadorias?|cust\w+|cmv|fornecedor\w*|insumos?|material)\b/),
  ],
  ['margem', (number) => isPercent(number) && near(number, /\b(?:margem|sobr\w+|fica\w*|deix\w+|lucr\w+)\b/)],
  ...BILLS.map((slot): Role => [slot, isBill]),
]

/** One bill with its margin is a sum of its own. */
export function billsOf({ pessoas: _, custoPct, ...numbers }: Numbers): Numbers | null {
  const margem = numbers.margem ?? (custoPct === undefined ? undefined : 100 - custoPct)
  if (numbers.conta1 === undefined || (numbers.margem !== undefined && custoPct !== undefined)) return null
  if (margem === undefined) return numbers
  return numbers.conta2 === undefined || margem <= 0 || margem >= 100 ? null : { ...numbers, margem }
}

const allBills = (sheet: Sheet) => found(sheet, 'contas', 'Contas do mês', 'R$', added(given(sheet, BILLS)))
const SUPPOSED = 30

/** The bills are what the sales have to leave, and not what has to be sold. */
export function billsSoFar(sheet: Sheet): Text {
  const bills = allBills(sheet)
  const share = sheet.rule('margem_suposta', 'Margem só de exemplo', SUPPOSED, `${SUPPOSED}%`, '%')
  const sold = sheet.show(
    sheet.result(
      'exemplo',
      'Venda com a margem do exemplo',
      (bills.value * 100) / SUPPOSED,
      'R$',
      `${bills.shown.text} ÷ ${SUPPOSED}%`,
      [bills.fact],
    ),
  )
  return say`As contas somam ${bills.shown} por mês: é o que as vendas precisam deixar, e não o quanto vender. Só como exemplo, se de cada venda sobrassem ${share}, seria preciso vender ${sold}.`
}

export function evenOfBills(sheet: Sheet): Worked {
  const bills = allBills(sheet)
  const month = found(
    sheet,
    'mes',
    'O mês que empata',
    'R$',
    over(bills.amount, { ...said(sheet, 'margem'), value: sheet.value('margem') / 100 }),
  )
  return worked(
    month,
    say`O mês empata com ${month.shown} de venda: as contas somam ${bills.shown}, e de cada venda sobram ${said(sheet, 'margem').text}. Acima disso começa o lucro.`,
    say`Confira se as contas têm tudo, com a sua retirada: é o que mais falta nessa conta.`,
    bills,
  )
}
