import type { FormAnswers } from '@norteia/contracts/diagnostic'
import type { Amount, Amounts } from '#src/reading/amounts.ts'
import type { Subject } from '#src/reading/subjects.data.ts'
import type { Role, RoleNumber } from './roles.ts'
import { rolesOf } from './roles-of.ts'

/**
 * From these shares on a role speaks against what an older reader takes its number for: where the amount is called something
 * else then, and where a figure is only left out.
 */
const SURE = 0.85
const LIKELY = 0.5

type Form = Pick<FormAnswers, 'main_challenge'>

/** What a number of a subject may stand for; others can't be mixed up for harm. */
const ROLES_OF: Partial<Record<Subject, readonly Role[]>> = {
  divida: ['divida', 'emprestimo', 'parcela', 'parcela_nova', 'juros', 'multa', 'custo_uma_vez'],
  caixa: ['caixa', 'sobra', 'faturamento'],
  a_receber: ['a_receber', 'contrato', 'faturamento', 'preco_oferta'],
  fiado: ['a_receber', 'prejuizo', 'faturamento'],
  estoque: ['estoque', 'estoque_qtd', 'investimento', 'capacidade'],
}
/** What it is then. */
const SUBJECT_OF: Partial<Record<Role, Subject>> = {
  divida: 'divida',
  a_receber: 'a_receber',
  caixa: 'caixa',
  estoque: 'estoque',
}

/** What a number can't stand for as a figure is made of it. */
const NOT: Readonly<Record<'payment' | 'owedToHer', (role: Role) => boolean>> = {
  // '40 mil de entrada e 30 parcelas': what is beside the word is another number.
  payment: (role) => role !== 'parcela' && role !== 'juros',
  // 'O particular traz só 11.700' beside what a payer owes: those come in.
  owedToHer: (role) => role === 'faturamento' || role === 'caixa' || role === 'divida',
}

/** Whether a number of her challenge more likely than not stands for something else; one that stands there twice tells nothing. */
export function isNo(what: keyof typeof NOT, form: Form, value: number): boolean {
  const [one, ...others] = rolesOf(form).filter((number) => number.value === value)
  return one !== undefined && others.length === 0 && one.share >= LIKELY && NOT[what](one.role)
}

/** Debts, cash, receivables and stock of the challenge that are sure, by value; two of one value tell nothing. */
function sureIn(roles: readonly RoleNumber[]): ReadonlyMap<number, Role> {
  const found = new Map<number, Role>()
  const twice = new Set<number>()
  for (const { value, role, share } of roles) {
    if (found.has(value)) twice.add(value)
    if (share >= SURE && SUBJECT_OF[role]) found.set(value, role)
  }
  for (const value of twice) found.delete(value)
  return found
}

/** What clients owe her is no debt of hers, and an overdraft no cash: amounts of her challenge as their roles tell them. */
export function amountsByRole(amounts: Amounts, form: Form): Amounts {
  if (!amounts.itens.some(isHarmful)) return amounts
  const sure = sureIn(rolesOf(form))
  if (sure.size === 0) return amounts
  const itens = amounts.itens.map((one): Amount => {
    const role = isHarmful(one) ? sure.get(one.valor) : undefined
    if (!role || one.ate !== one.valor || ROLES_OF[one.assunto]!.includes(role)) return one
    return { ...one, assunto: SUBJECT_OF[role]! }
  })
  return { ...amounts, itens }
}

const isHarmful = ({ campo, assunto, unidade }: Amount): boolean =>
  campo === 'main_challenge' && unidade === 'R$' && ROLES_OF[assunto] !== undefined
