import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import { billsTold, monthCount, monthGroups } from '#src/measures/asked/hole.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, spoken, timesOver } from './frame.ts'
import { asked } from './ways/way.ts'

const FALLS =
  /\b(?:cai|caem|baixa|desce|despenca|fica|entra[m]?|vend[eo]|vendemos|fatur[a-z]+|faco|fazemos|recebo|receita (?:e|de))(?: (?:pra|para|a|em|de|por|uns|umas|so|ate|la|r\$|pouco mais de))* $/
const BILLS = /\b(?:gast[oa]s?|gasta|custos?|contas?|despesas?|saem|sai)\b(?: [a-z]+){0,5} $/
const LETS_GO =
  /\b(?:mand(?:ar?|o|e)\b[^;]{0,30} embora|demit[a-z]+|dispens[a-z]+|deslig[a-z]+|cort(?:ar?|o) (?:gente|equipe|pessoal|[a-z]*ores)|tirar? (?:gente|um|uma|dois|duas))\b/
const BORROWS = /\b(?:emprestimo|banco|financiamento|credito|limite)\b/
const YEAR = 12
const MONTHS_OF = /\bD\d+ (?:por|do|no) ano\b/

/** Weak months whose hole comes every year, and someone to be sent away or money to be borrowed for it: whether the year closes. */
export function seasonOfYear(d: Deriver): Answer | null {
  const month = monthOf(d)
  const text = asked(d)
  const [count, other] = monthGroups(text).toSorted((a, b) => b - a)
  if (!month || !count || count < 2 || count > 8 || (other ?? 0) > 1) return null
  if ((!LETS_GO.test(text) && !BORROWS.test(text)) || MONTHS_OF.test(text)) return null
  const all = spoken(d).filter((one) => one.field === 'main_challenge' && isPlain(one) && one.value >= 500)
  const bill = billsTold(d.ask)
  const bills = all.find((one) => one.said === bill) ?? only(all.filter((one) => BILLS.test(one.before)))
  const weak = only(
    all.filter((one) => one !== bills && FALLS.test(one.before) && one.value < month.revenue.number * 0.8),
  )
  if (!weak || !bills || bills.value <= weak.value || month.left.number <= 0) return null
  const { own } = d
  const comes = ofMonth(d.ask.value('R$', weak.said, 'O que entra num mês fraco'))
  const goes = ofMonth(d.ask.value('R$', bills.said, 'O que sai num mês fraco'))
  const months = monthCount(d.ask, 'fracos', count)
  const lack = own.minus(goes, comes, 'O que falta em cada mês fraco')
  const hole = timesOver(d, months, lack, 'O buraco do ano')
  const strong = own.make('qtd', 'Meses bons', YEAR - count, `${YEAR} − ${count}`, [months])
  const gain = timesOver(d, strong, month.left, 'O que os meses bons deixam')
  const year = own.minus(gain, hole, 'O ano inteiro')
  const aside = own.make(
    'R$/mês',
    'O que guardar em cada mês bom',
    reais(hole.number / strong.number),
    `${money(hole.number)} ÷ ${strong.number}`,
    [hole, strong],
  )
  const inputs: (Value<Kind> | null)[] = [comes, goes, months, lack, hole, strong, month.left, gain, year, aside]
  const loan = loanIn(d, all, [weak, bills])
  inputs.push(loan)
  const closes = year.number >= 0
  const sum = say`O buraco é de ${t(months)} × ${t(lack)} = ${t(hole)} por ano; os ${t(strong)} meses bons deixam ${t(gain)}${beforePay(month)}`
  const account = closes
    ? say`${sum}: o ano fecha com ${t(year)}. Falta caixa, e não lucro: guarde ${t(aside)} em cada mês bom, em conta separada.`
    : say`${sum}: o ano ainda fecha faltando ${t(year)}, e quem atravessa com banco começa o ano seguinte devendo.`
  const letsGo = LETS_GO.test(text)
  return {
    decisions: letsGo ? ['demitir', 'emprestimo'] : ['emprestimo', 'demitir'],
    at: weak,
    main: hole,
    inputs,
    verdict: join([headOf(letsGo, closes), account, closingOf(letsGo, closes, loan)]),
    says: ['mes_fraco', 'sobra_mes', 'custo_vaga', 'folha', 'meses_de_caixa'],
    topic: letsGo ? 'estacao_e_equipe' : 'mes_fraco',
  }
}

const headOf = (letsGo: boolean, closes: boolean): Text =>
  letsGo
    ? closes
      ? say`Não demita por isso: o ano paga a equipe. `
      : say`Não só isso: mandar embora e chamar de volta não fecha o ano. `
    : closes
      ? say`Não precisa de banco se os meses bons guardarem. `
      : say`Ainda não: o empréstimo só empurra o buraco. `

function closingOf(letsGo: boolean, closes: boolean, loan: Value<'R$'> | null): Text {
  const people = letsGo
    ? say` Rescisão e recontratação custam, e os bons não voltam: ponha férias, banco de horas e folgas nesses meses, e peça ao contador a conta de uma saída antes de decidir.`
    : say``
  const less = closes
    ? say` Cobre o ano em parcelas iguais ou contrato anual, e crie o que vende na baixa`
    : say` O que falta vem de gasto menor na baixa (horário, compra, férias da equipe), de cobrar o ano em parcelas iguais e de venda nova nesses meses`
  const borrowed = loan ? say`; os ${t(loan)} de banco, só se nada disso chegar a tempo` : say``
  return say`${people}${less}${borrowed}.`
}

/** What she thinks of borrowing, not what she borrowed last year. */
const TAKEN = /\b(?:peguei|pegamos|fiz|tomei|entrei|ano passado|ja)\b/
const loanIn = (d: Deriver, all: readonly Spoken[], used: readonly Spoken[]): Value<'R$'> | null => {
  const one = only(
    all.filter((other) => !used.includes(other) && BORROWS.test(other.left + other.right) && !TAKEN.test(other.left)),
  )
  return one ? d.ask.value('R$', one.said, 'O empréstimo em que você pensa') : null
}
