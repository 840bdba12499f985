import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { formatMoney } from './format.ts'
import { ACCOUNT_KINDS, Banco, LEDGER_TEXT } from './ledger.ts'

export const STATEMENT_FORMATS = ['ofx', 'csv', 'xlsx', 'xls'] as const
export const LINE_STATES = ['nova', 'repetida', 'futura', 'recusada'] as const
export type SituacaoLinha = (typeof LINE_STATES)[number]
export const PROOF_STATES = ['confere', 'difere', 'partida', 'sem_saldo'] as const

export const STATEMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  fileName: 255,
  /** Lines of each kind that a preview shows. */
  lines: 500,
  previewMinutes: 30,
  previewsPerCompany: 3,
  questions: 100,
} as const

export const STATEMENT_TEXT = {
  fileName: 'Informe o nome do arquivo.',
  fileNameLong: 'O nome do arquivo é longo demais.',
  empty: 'O arquivo não tem lançamentos.',
  tooLarge: 'O arquivo passa de 10 MB. Exporte um período menor.',
  unreadable: 'Não foi possível ler este arquivo. Exporte um período menor.',
  expired: 'Esta prévia expirou. Envie o arquivo de novo.',
  unanswered: 'Responda para continuar.',
  accounts: 'Escolha a conta de cada extrato do arquivo, ou deixe-o de fora.',
  accountTwice: 'Escolha contas diferentes para os extratos do arquivo.',
  noneChosen: 'Deixe ao menos um extrato do arquivo para importar.',
  noImport: 'Importação não encontrada.',
  preview: 'Informe a prévia.',
  answers: 'Informe as respostas.',
  busy: 'Há muitos arquivos sendo lidos agora. Tente de novo em instantes.',
  rate: 'Você enviou muitos arquivos na última hora. Tente novamente mais tarde.',
} as const

export const Prova = z.object({
  /**
   * 'confere': two known balances of the account and every movement between them agree. 'partida': the first known
   * balance, from which the opening one is computed.
   */
  estado: z.enum(PROOF_STATES),
  saldoInformado: z.nullable(z.number()),
  saldoEm: z.nullable(z.string()),
  saldoCalculado: z.nullable(z.number()),
  /** saldoInformado − saldoCalculado */
  diferenca: z.nullable(z.number()),
})
export type Prova = z.infer<typeof Prova>

const Periodo = z.nullable(z.object({ de: z.string(), ate: z.string() }))

export const LinhaPrevia = z.object({
  /** From 1 in the file. */
  linha: z.number(),
  data: z.nullable(z.string()),
  valor: z.nullable(z.number()),
  descricao: z.string(),
  situacao: z.enum(LINE_STATES),
  motivo: z.optional(z.string()),
})
export type LinhaPrevia = z.infer<typeof LinhaPrevia>

export const ContaPrevia = z.object({
  /** Names this account of the file in the confirmation. */
  chave: z.string(),
  /** The account that it seems to be; null: a new one. */
  contaId: z.nullable(z.string()),
  banco: z.nullable(Banco),
  agencia: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  tipo: z.enum(ACCOUNT_KINDS),
  periodo: Periodo,
  novas: z.number(),
  repetidas: z.number(),
  futuras: z.number(),
  recusadas: z.number(),
  prova: Prova,
  /** At most 500 of each kind, in the file's order. */
  linhas: z.array(LinhaPrevia),
})
export type ContaPrevia = z.infer<typeof ContaPrevia>

export const Pergunta = z.object({
  id: z.string(),
  chave: z.nullable(z.string()),
  texto: z.string(),
  opcoes: z.array(z.object({ valor: z.string(), texto: z.string() })),
  /** Only to be answered where another question got this answer. */
  quando: z.optional(z.object({ pergunta: z.string(), valor: z.string() })),
})
export type Pergunta = z.infer<typeof Pergunta>

export const Previa = z.object({
  previaId: z.string(),
  expiraEm: z.string(),
  arquivo: z.object({
    nome: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    formato: z.enum(STATEMENT_FORMATS),
  }),
  contas: z.array(ContaPrevia),
  /** To be answered in the confirmation; meanwhile lines are shown by each question's first option. */
  perguntas: z.array(Pergunta),
  avisos: z.array(z.string()),
})
export type Previa = z.infer<typeof Previa>
export const PreviewReply = z.object({ success: z.literal(true), data: Previa })
export const PreviewQuery = z.strictObject({ conta: z.optional(z.string({ error: LEDGER_TEXT.account })) })

const key = () => z.string({ error: STATEMENT_TEXT.accounts }).check(z.maxLength(200, STATEMENT_TEXT.accounts))

export const ConfirmImport = z.strictObject({
  previaId: z.string({ error: STATEMENT_TEXT.preview }),
  /** Answers by the question's id. */
  respostas: z.optional(
    z.record(z.string().check(z.maxLength(250)), z.string({ error: STATEMENT_TEXT.answers }).check(z.maxLength(250)), {
      error: STATEMENT_TEXT.answers,
    }),
  ),
  /** Each account of the preview once: a known account, a new one, or left out. */
  contas: z
    .array(
      z.union(
        [
          z.strictObject({ chave: key(), contaId: z.string() }),
          z.strictObject({
            chave: key(),
            nova: z.strictObject({
              apelido: requiredText(LEDGER_TEXT.nickname, 80),
              tipo: z.enum(ACCOUNT_KINDS, { error: LEDGER_TEXT.kind }),
            }),
          }),
          z.strictObject({ chave: key(), ignorar: z.literal(true) }),
        ],
        { error: STATEMENT_TEXT.accounts },
      ),
      { error: STATEMENT_TEXT.accounts },
    )
    .check(z.minLength(1, STATEMENT_TEXT.accounts), z.maxLength(50, STATEMENT_TEXT.accounts)),
})
export type ConfirmImport = z.infer<typeof ConfirmImport>

export const Importacao = z.object({
  id: z.string(),
  contaId: z.string(),
  arquivo: z.object({ nome: z.string(), sha256: z.string(), formato: z.enum(STATEMENT_FORMATS) }),
  periodo: Periodo,
  novas: z.number(),
  repetidas: z.number(),
  futuras: z.number(),
  recusadas: z.number(),
  /** As it was when the import was stored. */
  prova: Prova,
  avisos: z.array(z.string()),
  criadaEm: z.string(),
  /** null: in force. */
  desfeitaEm: z.nullable(z.string()),
})
export type Importacao = z.infer<typeof Importacao>
export const ImportReply = z.object({ success: z.literal(true), data: Importacao })
export const ImportsReply = z.object({ success: z.literal(true), data: z.array(Importacao) })

/** The banner over a preview. */
export function proofSentence({ estado, saldoInformado, diferenca }: Prova): string {
  if (estado === 'confere') return `Confere com o saldo do banco: ${formatMoney(saldoInformado ?? 0)}`
  if (estado === 'difere') return `Difere do saldo do banco em ${formatMoney(diferenca ?? 0)}`
  if (estado === 'partida') return `Saldo de partida: ${formatMoney(saldoInformado ?? 0)}`
  return 'O arquivo não traz saldo'
}
