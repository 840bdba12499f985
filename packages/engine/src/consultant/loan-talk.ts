import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { ASKS_NUMBER, MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { type Loan, loanIn, monthlyRate } from './loan-reader.ts'
import type { Memory, Subject } from './memory.ts'
import { sumTold, type Told } from './sum-told.ts'
import { THEMES, themeOf } from './themes/themes.ts'

const cents = (value: number) => Math.round(value * 100) / 100
const LABELS = { amount: 'O que recebe', times: 'Parcelas', part: 'Cada parcela' } as const

/** The figures of one loan, each with what it is reckoned from. */
function figuresOf({ book }: Known, loan: Loan, which: 'oferta' | 'antes', scaled: boolean) {
  const id = (name: string) => `emprestimo.${which}.${name}`
  const put = (fact: Fact, shown: string) => book.mention(fact, shown)
  const said = (name: keyof Loan, unidade: string): Mention => {
    const value = cents(loan[name])
    const ofPart = scaled && name === 'part'
    return put(
      {
        id: id(name),
        rotulo: LABELS[name],
        valor: value,
        unidade,
        tipo: ofPart ? 'calculado' : 'informado',
        origem: ofPart ? 'Conta feita com o que você disse nesta conversa' : 'O que você disse nesta conversa',
        ...(ofPart && { formula: 'Parcela de antes × novo valor ÷ valor de antes', entradas: [id('amount')] }),
      },
      unidade === 'R$' ? formatMoney(value) : formatNumber(value),
    )
  }
  const result = (
    name: string,
    rotulo: string,
    valor: number,
    unidade: string,
    formula: string,
    of: readonly string[],
  ) =>
    put(
      {
        id: id(name),
        rotulo,
        valor,
        unidade,
        tipo: 'calculado',
        origem: 'Conta feita com o que você disse nesta conversa',
        formula,
        entradas: of.map(id),
      },
      unidade === 'R$' ? formatMoney(valor) : `${formatNumber(valor, 1)}%`,
    )
  const amount = said('amount', 'R$')
  const times = said('times', 'parcelas')
  const part = said('part', 'R$')
  const total = cents(loan.times * loan.part)
  const whole = result('total', 'Total a pagar', total, 'R$', 'Parcelas × valor da parcela', ['times', 'part'])
  const interest = result('juros', 'Juros no total', cents(total - loan.amount), 'R$', 'Total − o que recebe', [
    'total',
    'amount',
  ])
  const rate = result('taxa', 'Juro por mês', monthlyRate(loan), '%', 'Taxa que iguala as parcelas ao valor recebido', [
    'amount',
    'times',
    'part',
  ])
  return { amount, times, part, whole, interest, rate, total }
}

/** How the offer stands to the one before it, for the same amount. */
function compared(known: Known, loan: Loan, before: Loan): Text {
  const now = figuresOf(known, loan, 'oferta', false)
  const then = figuresOf(known, before, 'antes', false)
  const gap = cents(then.total - now.total)
  const fact = (name: string, rotulo: string, valor: number, formula: string, of: readonly string[]) =>
    known.book.mention(
      {
        id: `emprestimo.${name}`,
        rotulo,
        valor,
        unidade: 'R$',
        tipo: 'calculado',
        origem: 'Conta feita com o que você disse nesta conversa',
        formula,
        entradas: [...of],
      },
      formatMoney(valor),
    )
  const saved = fact('diferenca', 'Diferença no total', Math.abs(gap), 'Total de uma − total da outra', [
    'emprestimo.oferta.total',
    'emprestimo.antes.total',
  ])
  const step = cents(loan.part - before.part)
  const month = fact('parcela', 'Diferença na parcela', Math.abs(step), 'Parcela de uma − parcela da outra', [
    'emprestimo.oferta.part',
    'emprestimo.antes.part',
  ])
  const more = step > 0 ? say`${month} a mais por mês` : say`${month} a menos por mês`
  if (gap > 0)
    return step > 0
      ? say`Contra a de antes (${then.whole} no total, ${then.rate} ao mês), custa ${saved} a menos, com ${more}: é a melhor se o mês fraco aguenta essa parcela.`
      : say`É melhor que a de antes nas duas contas: ${saved} a menos no total e ${more}.`
  if (gap < 0)
    return step < 0
      ? say`Contra a de antes (${then.whole} no total, ${then.rate} ao mês), custa ${saved} a mais no total, com ${more}: só vale se a outra parcela não cabe no mês fraco.`
      : say`É pior que a de antes nas duas contas: ${saved} a mais no total e ${more}.`
  return say`No total, custa o mesmo que a de antes.`
}

const FREE = 0.05
/** What a loan costs, and how it is to be judged. */
function costText(known: Known, loan: Loan, scaled: boolean): Text {
  const { amount, times, part, whole, interest, rate } = figuresOf(known, loan, 'oferta', scaled)
  if (monthlyRate(loan) <= FREE) return say`${times} parcelas de ${part} somam ${whole}: é o que você recebe, sem juro.`
  return scaled
    ? say`Na mesma taxa e no mesmo prazo, ${amount} em ${times} vezes dão cerca de ${part} por mês: ${whole} no total, dos quais ${interest} são juros (cerca de ${rate} ao mês).`
    : say`${times} parcelas de ${part} somam ${whole}: ${interest} de juros sobre ${amount}, cerca de ${rate} ao mês.`
}

const JUDGED =
  'Vale se o que o dinheiro traz a mais por mês paga a parcela, já no mês fraco, e se o prazo não passa do tempo em que ele volta: estoque se paga em poucos meses, máquina em anos. Peça o CET por escrito (ele traz seguro e tarifas) e pergunte o desconto para quitar antes.'

const MONEY_THEMES: ReadonlySet<string | undefined> = new Set([
  'divida',
  'equipamento',
  'estoque',
  'expandir',
  'sazonal',
])
const DEBT: Subject = { kind: 'theme', id: 'divida', wish: 'decide' }
/** What is spoken of goes on where it is what the money is for. */
const keptSubject = ({ subject }: Memory): Subject =>
  subject?.kind === 'guide' && MONEY_THEMES.has(themeOf(subject.id)) ? subject : DEBT

/** What a loan that is told, or changed, comes to; undefined: none is. */
function loanTold(known: Known, question: string, memory: Memory): Told | undefined {
  const read = loanIn(question, memory.said, memory.loan)
  if (!read) return undefined
  const { loan, told, earlier } = read
  // What would take the place of a debt is weighed against its interest.
  if (earlier && memory.stakes.debt === loan.amount) return undefined
  const before = memory.loan
  const cost = costText(known, loan, told === 'amount')
  const rival =
    told === 'parts' &&
    before &&
    before.amount === loan.amount &&
    (before.times !== loan.times || before.part !== loan.part)
  const theme = THEMES.get('divida')!
  const tell = (text: string) => adviceText(known.book, text)
  const draft: Draft = {
    ...EMPTY_DRAFT,
    answer: join([cost, ...(rival ? [compared(known, loan, before)] : []), tell(JUDGED)], '\n\n'),
    actionSteps: theme.passos.map(tell),
    risks: [tell(`Decidir sem conferir ${theme.confira}`)],
  }
  return {
    draft,
    memory: { ...memory, focus: 'advice', subject: keptSubject(memory), step: 0, loan, choices: [] },
  }
}

/** A loan that is told; who asks for one figure of it gets that alone, and the loan is remembered. undefined: none is told. */
export function loanOrSum(known: Known, question: string, memory: Memory): Told | undefined {
  const loan = loanTold(known, question, memory)
  if (!loan) return undefined
  const asks = memory.loan === null && ASKS_NUMBER.test(fold(question.slice(0, MAX_TALK)))
  const sum = asks ? sumTold(known, question, memory) : undefined
  return sum?.draft.dados ? { ...sum, memory: { ...sum.memory, loan: loan.memory.loan } } : loan
}
