/** What a statement file says, before anything is compared with what an account already holds. Money in signed cents. */

export type FormatoArquivo = 'ofx' | 'csv' | 'xlsx' | 'xls'

export type TipoConta = 'corrente' | 'poupanca' | 'cartao' | 'adquirente' | 'dinheiro' | 'outra'

export interface OpcoesLeitura {
  /** The file's name as the owner sees it. It decides nothing but the html table that is named .xls. */
  nome: string
  /** Today in America/Sao_Paulo, 'AAAA-MM-DD'. */
  hoje: string
  /** Answers by the question's id; an unknown id or value counts as unanswered. */
  respostas?: Readonly<Record<string, string>>
}

/** The file is no statement: the complete sentence of the 422. */
export interface ArquivoRecusado {
  recusado: string
}

export interface Extrato {
  recusado?: never
  formato: FormatoArquivo
  /** In the file's order, each `chave` once. Left out are accounts in another currency (named in `avisos`). */
  contas: ContaLida[]
  /** The questions still open. Lines shown meanwhile follow each question's first option and mustn't be stored. */
  perguntas: Pergunta[]
  avisos: string[]
}

export type Leitura = ArquivoRecusado | Extrato

export interface Pergunta {
  /** 'sinal', 'data', 'decimal', 'planilha', or 'tipo:' + chave. */
  id: string
  /** The account that it belongs to; null: the whole file. */
  chave: string | null
  texto: string
  opcoes: { valor: string; texto: string }[]
  /** Only to be answered where another question got this answer. */
  quando?: { pergunta: string; valor: string } | undefined
}

export interface ContaLida {
  /** Stable for the same file with and without answers. 'arquivo' where the file names no account. */
  chave: string
  banco: { codigo: string; nome: string } | null
  /** Digits and hyphen as printed; null where the file names none. */
  agencia: string | null
  numero: string | null
  tipo: TipoConta
  /** The header of a file that names no account, to find the account that last took its like; null for OFX. */
  cabecalho: string | null
  /** From the header where that is plausible, else from the lines. */
  periodo: { de: string; ate: string } | null
  /** In the file's order. Balance rows aren't here. */
  linhas: LinhaLida[]
  /** Balances that the file states, earliest first. A cut file proves nothing: none. */
  saldos: SaldoLido[]
  /** The download ended in the middle. */
  cortado: boolean
}

export interface LinhaLida {
  /** From 1 in the file; in OFX where the movement begins. The two movements of an acquirer's sale share one. */
  linha: number
  /** 'AAAA-MM-DD'; null only in a refused line whose date can't be read. */
  data: string | null
  /** Null only in a refused line whose amount can't be read. */
  centavos: number | null
  /** Readable, spaces collapsed; '' where the file says nothing. */
  descricao: string
  /** `descricao` normalised for comparing: no marks, upper case, no control characters. */
  chaveDescricao: string
  /** '' where there is none. Never a key alone. */
  fitid: string
  /** Who paid or was paid, as far as the text tells; null otherwise. */
  contraparte: string | null
  /** The kind only: numbers of documents leave this package nowhere but inside `descricao`. */
  documento: 'CPF' | 'CNPJ' | null
  parcela: { numero: number; de: number } | null
  /** Given by the file's own structure, as in an acquirer's sales and fees; null otherwise. */
  categoria: string | null
  /** The reason why the line isn't taken, a sentence; null for good lines. */
  recusa: string | null
  /** Dated after the statement's own day (or today): not stored. Never true for a refused line. */
  futura: boolean
}

export interface SaldoLido {
  centavos: number
  /** The balance at the end of this day. */
  em: string
  /** A zero that may be a placeholder: counts only where the sum agrees. */
  fraco: boolean
  origem: 'anterior' | 'linha' | 'corrente' | 'final'
}

export type EstadoProva = 'confere' | 'difere' | 'partida' | 'sem_saldo'

/** `diferenca` = saldoInformado − saldoCalculado. Cents; null where unknown. */
export interface ProvaCentavos {
  estado: EstadoProva
  saldoInformado: number | null
  saldoEm: string | null
  saldoCalculado: number | null
  diferenca: number | null
}
