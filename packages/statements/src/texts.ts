import { moneyText } from '#src/text/money.ts'

const NOT_RECOGNISED = 'Não reconhecemos este arquivo como extrato.'

/** The complete sentences of a refused file. */
export const REFUSED = {
  unknown: `${NOT_RECOGNISED} Exporte o extrato em OFX, CSV ou Excel.`,
  pdf: `${NOT_RECOGNISED} É um PDF: exporte o extrato em OFX ou CSV.`,
  html: `${NOT_RECOGNISED} É uma página da internet: entre de novo no banco e baixe o arquivo.`,
  image: `${NOT_RECOGNISED} É uma imagem: exporte o extrato em OFX ou CSV.`,
  document: `${NOT_RECOGNISED} É um documento de texto: exporte o extrato em OFX ou CSV.`,
  archive: `${NOT_RECOGNISED} É um arquivo compactado: abra-o e envie o extrato que está dentro.`,
  hostile: `${NOT_RECOGNISED} Ele traz instruções que um extrato não tem: baixe o arquivo de novo no site do banco.`,
  password: 'A planilha tem senha.',
  empty: 'O arquivo não tem lançamentos.',
  tooMuch: 'Não foi possível ler este arquivo. Exporte um período menor.',
} as const

/** @param moeda ISO code, 'USD' */
export const foreignRefusal = (moeda: string) => `A conta está em ${moeda}: só lemos contas em reais.`

export const LINE = {
  amount: 'Valor ilegível.',
  noAmount: 'Sem valor.',
  date: 'Data ilegível.',
  zero: 'Valor zero.',
  incomplete: 'Linha incompleta.',
  unread: 'Linha ilegível.',
} as const

/** @param status as the file writes it */
export const notApproved = (status: string) =>
  status === '' ? 'Venda sem situação.' : `Venda não aprovada: ${status}.`

/** @param status as the file writes it */
export const notDone = (status: string) => `Movimento não efetivado: ${status}.`

export const WARNING = {
  cut: 'O arquivo foi cortado no meio: lemos as linhas inteiras, e o saldo não pode ser conferido. Baixe o arquivo de novo.',
  quotes: 'Há aspas soltas no arquivo: lemos cada linha por si.',
  hidden: 'O arquivo tem planilhas ocultas: elas não foram lidas.',
} as const

export const leftOut = (numero: string | null, moeda: string) =>
  `A conta ${numero ?? 'sem número'} está em ${moeda} e ficou de fora: só lemos contas em reais.`

export const withoutLines = (numero: string | null) =>
  `A conta ${numero ?? 'sem número'} não tem lançamentos neste arquivo.`

/** What may explain a difference of balances, in cents. */
export const investedDifference = (cents: number) =>
  `A diferença de ${moneyText(cents)} é igual ao que foi para a aplicação automática: o saldo do banco inclui o dinheiro aplicado.`
