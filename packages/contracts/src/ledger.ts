import * as z from 'zod/mini'
import { moneyField, requiredText } from './fields.ts'
import { CATEGORY_GROUPS } from './finance-categories.ts'
import { LIMITS } from './limits.ts'
import { isCalendarDay } from './result.ts'

export const ACCOUNT_KINDS = ['corrente', 'poupanca', 'cartao', 'adquirente', 'dinheiro', 'outra'] as const
export type TipoConta = (typeof ACCOUNT_KINDS)[number]

export const ACCOUNT_KIND_NAMES: Record<TipoConta, string> = {
  corrente: 'Conta corrente',
  poupanca: 'Poupança',
  cartao: 'Cartão de crédito',
  adquirente: 'Maquininha',
  dinheiro: 'Dinheiro',
  outra: 'Outra',
}

export const LEDGER_LIMITS = {
  accounts: 50,
  categories: 100,
  pageMax: 200,
  page: 50,
  search: 100,
  /** No earlier movement is taken: what is older is a wrong date. */
  firstDay: '1990-01-01',
} as const

export const LEDGER_TEXT = {
  nickname: 'Dê um apelido à conta.',
  kind: 'Escolha o tipo da conta.',
  bank: 'Informe o banco pelo código, por exemplo 341.',
  day: 'Informe a data como AAAA-MM-DD, por exemplo 2026-11-30.',
  balanceDay: 'Informe o saldo inicial junto com o dia dele.',
  futureBalance: 'O dia do saldo inicial não pode estar no futuro.',
  account: 'Escolha uma conta.',
  noAccount: 'Conta não encontrada.',
  tooManyAccounts: `Sua empresa já tem ${LEDGER_LIMITS.accounts} contas. Apague uma para adicionar outra.`,
  amount: 'Informe um valor em reais, por exemplo -150.5.',
  zero: 'O valor não pode ser zero.',
  amountTooLarge: 'O valor é grande demais.',
  decimals: 'Use no máximo duas casas decimais.',
  description: 'Descreva a movimentação.',
  future: 'A data está no futuro. Para o que ainda vai acontecer, adicione um compromisso no Caixa.',
  tooOld: 'Informe uma data a partir de 1990.',
  category: 'Escolha uma categoria.',
  categoryName: 'Dê um nome à categoria.',
  group: 'Escolha o grupo da categoria.',
  categoryTaken: 'Já existe uma categoria com este nome.',
  tooManyCategories: `Sua empresa já tem ${LEDGER_LIMITS.categories} categorias próprias.`,
  noMovement: 'Movimentação não encontrada.',
  imported: 'Esta movimentação veio de um extrato. Para tirá-la, desfaça a importação.',
  noRule: 'Regra não encontrada.',
  applySame: 'Informe se a categoria vale para as outras iguais.',
  direction: 'Escolha entrada ou saída.',
  search: `Busque por um texto de até ${LEDGER_LIMITS.search} caracteres.`,
  cursor: 'Não foi possível continuar a lista. Recarregue a página.',
  pageSize: `Peça de 1 a ${LEDGER_LIMITS.pageMax} movimentações por vez.`,
  order: 'A data inicial não pode vir depois da final.',
} as const

const day = () =>
  z.string({ error: LEDGER_TEXT.day }).check(z.refine(isCalendarDay, { error: LEDGER_TEXT.day, abort: true }))
const id = (text: string) => z.string({ error: text }).check(z.minLength(1, text), z.maxLength(64, text))
const short = (max: number) =>
  z.optional(
    z.nullable(
      z.string({ error: 'Informe um texto.' }).check(z.trim(), z.maxLength(max, `Use no máximo ${max} caracteres.`)),
    ),
  )

/** Reais, negative for what goes out; never zero. */
const signedMoney = () =>
  z.number({ error: LEDGER_TEXT.amount }).check(
    z.minimum(-LIMITS.money, LEDGER_TEXT.amountTooLarge),
    z.maximum(LIMITS.money, LEDGER_TEXT.amountTooLarge),
    z.refine((value) => Number(value.toFixed(2)) === value, { error: LEDGER_TEXT.decimals }),
    z.refine((value) => value !== 0, { error: LEDGER_TEXT.zero }),
  )

/** A balance may be below zero. */
const balance = () => z.optional(z.nullable(z.union([moneyField(), signedMoney()], { error: LEDGER_TEXT.amount })))

export const Banco = z.object({ codigo: z.string(), nome: z.string() })
export type Banco = z.infer<typeof Banco>

const accountFields = {
  apelido: requiredText(LEDGER_TEXT.nickname, 80),
  tipo: z.enum(ACCOUNT_KINDS, { error: LEDGER_TEXT.kind }),
  /** Its number ('341'), or an acquirer's name ('cielo'). */
  banco: z.optional(
    z.nullable(z.string({ error: LEDGER_TEXT.bank }).check(z.trim(), z.maxLength(20, LEDGER_TEXT.bank))),
  ),
  agencia: short(40),
  numero: short(40),
  /** Reais at the end of `saldoInicialEm`; without a day, of yesterday. */
  saldoInicial: balance(),
  saldoInicialEm: z.optional(z.nullable(day())),
}
export const AddAccount = z.strictObject(accountFields)
export type AddAccount = z.infer<typeof AddAccount>
/** What isn't given stays as it is. */
export const ChangeAccount = z.partial(z.strictObject(accountFields))
export type ChangeAccount = z.infer<typeof ChangeAccount>

export const Conta = z.object({
  id: z.string(),
  apelido: z.string(),
  tipo: z.enum(ACCOUNT_KINDS),
  banco: z.nullable(Banco),
  agencia: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  /** At the end of the day `em`; null: no balance is known. `provado`: the bank's balances and all movements agree. */
  saldo: z.nullable(z.object({ valor: z.number(), em: z.string(), provado: z.boolean() })),
  lancamentos: z.number(),
})
export type Conta = z.infer<typeof Conta>
export const AccountReply = z.object({ success: z.literal(true), data: Conta })
export const AccountsReply = z.object({ success: z.literal(true), data: z.array(Conta) })

export const CATEGORY_ORIGINS = ['transferencia', 'regra', 'dicionario', 'manual'] as const
export type OrigemCategoria = (typeof CATEGORY_ORIGINS)[number]

export const Lancamento = z.object({
  id: z.string(),
  contaId: z.string(),
  data: z.string(),
  /** Reais, negative for what goes out. */
  valor: z.number(),
  descricao: z.string(),
  contraparte: z.nullable(z.string()),
  /** The kind of document that the description holds, never its number. */
  documento: z.nullable(z.enum(['CPF', 'CNPJ'])),
  categoria: z.nullable(z.string()),
  origemCategoria: z.nullable(z.enum(CATEGORY_ORIGINS)),
  /** Why it has this category, a sentence; null without one. */
  porque: z.nullable(z.string()),
  /** The oldest import not undone that shows it, and the line of that file; null for typed ones. */
  importacaoId: z.nullable(z.string()),
  linha: z.nullable(z.number()),
  /** The other half of a transfer between two accounts of the company. */
  parId: z.nullable(z.string()),
  digitado: z.boolean(),
})
export type Lancamento = z.infer<typeof Lancamento>

/** Over all pages of the same filters. `saidas` ≤ 0. */
export const LedgerTotals = z.object({ quantidade: z.number(), entradas: z.number(), saidas: z.number() })
export type LedgerTotals = z.infer<typeof LedgerTotals>

/** Newest first; `proximo` is the cursor of the next page, null on the last. */
export const MovementsPage = z.object({
  success: z.literal(true),
  data: z.array(Lancamento),
  proximo: z.nullable(z.string()),
  totais: LedgerTotals,
})
export type MovementsPage = z.infer<typeof MovementsPage>

export const MovementsQuery = z.strictObject({
  conta: z.optional(id(LEDGER_TEXT.account)),
  de: z.optional(day()),
  ate: z.optional(day()),
  /** An id, or 'sem' for those without a category. */
  categoria: z.optional(id(LEDGER_TEXT.category)),
  sentido: z.optional(z.enum(['entrada', 'saida'], { error: LEDGER_TEXT.direction })),
  q: z.optional(
    z.string({ error: LEDGER_TEXT.search }).check(z.trim(), z.maxLength(LEDGER_LIMITS.search, LEDGER_TEXT.search)),
  ),
  cursor: z.optional(z.string({ error: LEDGER_TEXT.cursor }).check(z.maxLength(200, LEDGER_TEXT.cursor))),
  limit: z._default(
    z.pipe(
      z.string({ error: LEDGER_TEXT.pageSize }).check(z.regex(/^\d{1,3}$/, LEDGER_TEXT.pageSize)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, LEDGER_TEXT.pageSize), z.maximum(LEDGER_LIMITS.pageMax, LEDGER_TEXT.pageSize)),
      ),
    ),
    LEDGER_LIMITS.page,
  ),
})
export type MovementsQuery = z.infer<typeof MovementsQuery>

export const AddMovement = z.strictObject({
  contaId: id(LEDGER_TEXT.account),
  data: day(),
  valor: signedMoney(),
  descricao: requiredText(LEDGER_TEXT.description, LIMITS.name),
  categoria: z.optional(z.nullable(id(LEDGER_TEXT.category))),
})
export type AddMovement = z.infer<typeof AddMovement>

/** null takes the category away. With `aplicarIguais` the others of the counterparty and direction follow. */
export const ChangeMovement = z.strictObject({
  categoria: z.nullable(id(LEDGER_TEXT.category)),
  aplicarIguais: z.optional(z.boolean({ error: LEDGER_TEXT.applySame })),
})
export type ChangeMovement = z.infer<typeof ChangeMovement>

export const MovementReply = z.object({ success: z.literal(true), data: Lancamento })
/** `iguais`: the others of the same counterparty and direction whose category isn't by hand. */
export const ChangedMovementReply = z.object({ success: z.literal(true), data: Lancamento, iguais: z.number() })

const GROUPS = CATEGORY_GROUPS.map((group) => group.id)
export const Categoria = z.object({
  id: z.string(),
  nome: z.string(),
  grupo: z.enum(GROUPS),
  /** Made by the company. */
  propria: z.boolean(),
})
export type Categoria = z.infer<typeof Categoria>
export const AddCategory = z.strictObject({
  nome: requiredText(LEDGER_TEXT.categoryName, 60),
  grupo: z.enum(GROUPS, { error: LEDGER_TEXT.group }),
})
export type AddCategory = z.infer<typeof AddCategory>
export const CategoryReply = z.object({ success: z.literal(true), data: Categoria })
export const CategoriesReply = z.object({ success: z.literal(true), data: z.array(Categoria) })

/** What the company taught: a counterparty in one direction has this category. */
export const Regra = z.object({
  id: z.string(),
  contraparte: z.string(),
  sentido: z.enum(['entrada', 'saida']),
  categoria: z.string(),
  /** How often it was given by hand. */
  vezes: z.number(),
})
export type Regra = z.infer<typeof Regra>
export const RulesReply = z.object({ success: z.literal(true), data: z.array(Regra) })
