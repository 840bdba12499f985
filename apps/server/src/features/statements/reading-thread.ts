import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type ContaPrevia, type LinhaPrevia, STATEMENT_LIMITS } from '@norteia/contracts/statements'
import { categorize, customers, type Decisao, ruleKey } from '@norteia/statements/categories/categorize'
import type { Empresa } from '@norteia/statements/categories/trades'
import { explainDifference } from '@norteia/statements/invested'
import { isTaken, type LancamentoGuardado, type PlanoImportacao, planImport } from '@norteia/statements/merge'
import { type MovimentoProva, prove, type SaldoConhecido } from '@norteia/statements/proof'
import { readStatement } from '@norteia/statements/read'
import { searchText } from '@norteia/statements/text/normalise'
import type { ContaLida, Extrato, LinhaLida } from '@norteia/statements/types'
import { proofWire, reais, takenDays } from './lines.ts'

// Runs in the thread of reading.ts.

export interface FileToRead {
  nome: string
  /** Today in São Paulo, 'AAAA-MM-DD'. */
  hoje: string
  respostas: Record<string, string>
}

/** What a file says about an account of its own. */
export type FileAccount = Pick<ContaLida, 'chave' | 'banco' | 'agencia' | 'numero' | 'tipo' | 'cabecalho'>

/** What is known of the account that a file's account seems to be. */
export interface KnownAccount {
  contaId: string
  ordem: number
  movimentos: MovimentoProva[]
  saldos: SaldoConhecido[]
}

/** What the thread asks the process for: it holds the database. */
export type Question =
  | { kind: 'account'; account: FileAccount }
  | { kind: 'rows'; contaId: string; de: string; ate: string; after: { data: string; id: string } | null }
  | { kind: 'fitids'; contaId: string; fitids: string[] }

export interface Answers {
  account: KnownAccount | null
  /** Up to a page; an empty one is the end. */
  rows: LancamentoGuardado[]
  fitids: [fitid: string, count: number][]
}

export interface Refused {
  recusado: string
}

export interface PreviewMade {
  recusado?: never
  formato: Extrato['formato']
  sha256: string
  /** The bytes, deflated, base64. */
  conteudo: string
  contas: ContaPrevia[]
  perguntas: Extrato['perguntas']
  avisos: string[]
}

/** The first answer of a thread that is up. */
export const isUp = (): boolean => true

/** Reads a file and compares it with what its accounts hold, which it asks for over `port`. */
export async function preview(
  task: FileToRead & { bytes: Uint8Array; port: MessagePort },
): Promise<PreviewMade | Refused> {
  const { bytes, port } = task
  try {
    const extrato = await readStatement(bytes, task)
    if (extrato.recusado !== undefined) return { recusado: extrato.recusado }
    const ask = askOver(port)
    const contas: ContaPrevia[] = []
    const avisos = [...extrato.avisos]
    for (const conta of extrato.contas) contas.push(await previewAccount(conta, ask, avisos))
    return {
      formato: extrato.formato,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      conteudo: deflateRawSync(bytes, { level: 1 }).toString('base64'),
      contas,
      perguntas: extrato.perguntas,
      avisos,
    }
  } finally {
    port.close()
  }
}

type Ask = <K extends Question['kind']>(question: Extract<Question, { kind: K }>) => Promise<Answers[K]>

/** One question at a time. */
const askOver =
  (port: MessagePort): Ask =>
  async (question) => {
    const answer = once(port, 'message')
    port.postMessage(question)
    const [reply] = await answer
    if (reply === undefined) throw new Error('The process gave no answer.')
    return reply
  }

async function previewAccount(conta: ContaLida, ask: Ask, avisos: string[]): Promise<ContaPrevia> {
  const { chave, banco, agencia, numero, tipo, cabecalho, periodo, linhas, saldos } = conta
  const known = await ask({ kind: 'account', account: { chave, banco, agencia, numero, tipo, cabecalho } })
  const plan = known ? await planAgainst(known.contaId, linhas, ask) : planImport(linhas, [])
  const ordem = known?.ordem ?? 1
  const movimentos: MovimentoProva[] = [...(known?.movimentos ?? [])]
  for (const [index, { data, centavos }] of linhas.entries())
    if (plan.situacoes[index] === 'nova' && data !== null && centavos !== null)
      movimentos.push({ data, centavos, ordem })
  const proof = prove(
    movimentos,
    [...(known?.saldos ?? []), ...saldos.map(({ centavos, em, fraco }) => ({ centavos, em, fraco, ordem }))],
    ordem,
  )
  const why = explainDifference(proof, linhas)
  if (why !== null) avisos.push(why)
  const { novas, repetidas, futuras, recusadas } = plan
  return {
    chave,
    contaId: known?.contaId ?? null,
    banco,
    agencia,
    numero,
    tipo,
    periodo,
    novas,
    repetidas,
    futuras,
    recusadas,
    prova: proofWire(proof),
    linhas: shownLines(linhas, plan),
  }
}

async function planAgainst(contaId: string, linhas: readonly LinhaLida[], ask: Ask): Promise<PlanoImportacao> {
  const days = takenDays(linhas)
  if (!days) return planImport(linhas, [])
  const stored: LancamentoGuardado[] = []
  for (let page = await ask({ kind: 'rows', contaId, ...days, after: null }); page.length > 0; ) {
    stored.push(...page)
    const last = page.at(-1)
    page = last ? await ask({ kind: 'rows', contaId, ...days, after: { data: last.data, id: last.id } }) : []
  }
  const plan = planImport(linhas, stored)
  if (plan.assumidas.length === 0) return plan
  const fitids = plan.assumidas.map((index) => linhas[index]?.fitid ?? '')
  return planImport(linhas, stored, new Map(await ask({ kind: 'fitids', contaId, fitids })))
}

function shownLines(linhas: readonly LinhaLida[], { situacoes }: PlanoImportacao): LinhaPrevia[] {
  const shown = { nova: 0, repetida: 0, futura: 0, recusada: 0 }
  return linhas.flatMap((line, index): LinhaPrevia[] => {
    const situacao = situacoes[index] ?? 'recusada'
    shown[situacao] += 1
    if (shown[situacao] > STATEMENT_LIMITS.lines) return []
    const { linha, data, descricao, recusa } = line
    const valor = reais(line.centavos)
    return [{ linha, data, valor, descricao, situacao, ...(recusa !== null && { motivo: recusa }) }]
  })
}

/** A line with all that its row needs beside what the account and the company know. */
export interface ReadyLine extends LinhaLida {
  regra: string
  busca: string
  /** Without the company's rules. */
  decisao: Decisao | null
}

export interface ReadyAccount extends Omit<ContaLida, 'linhas'> {
  linhas: ReadyLine[]
}

export interface ReadFile {
  recusado?: never
  formato: Extrato['formato']
  contas: ReadyAccount[]
  perguntas: Extrato['perguntas']
  avisos: string[]
}

export interface FileToReread extends FileToRead {
  conteudo: string
  /** Whose statement it is. */
  empresa: Empresa | undefined
}

/** Reads a previewed file again, with the answers to its questions. */
export async function reread(task: FileToReread): Promise<ReadFile | Refused> {
  const bytes = inflateRawSync(Buffer.from(task.conteudo, 'base64'), { maxOutputLength: STATEMENT_LIMITS.bytes })
  const extrato = await readStatement(bytes, task)
  if (extrato.recusado !== undefined) return { recusado: extrato.recusado }
  const contas = extrato.contas.map((conta) => ({ ...conta, linhas: readyLines(conta.linhas, task.empresa) }))
  return { formato: extrato.formato, contas, perguntas: extrato.perguntas, avisos: extrato.avisos }
}

function readyLines(lines: readonly LinhaLida[], company: Empresa | undefined): ReadyLine[] {
  const made = lines.map((line) => ready(line, company))
  if (!company) return made
  const open = made.map((line) => {
    const { data, centavos, decisao } = line
    return isTaken(line) && data !== null && centavos !== null && decisao === null ? { ...line, data, centavos } : null
  })
  const told = customers(open, company)
  return made.map((line, index) => ({ ...line, decisao: told.get(index) ?? line.decisao }))
}

function ready(line: LinhaLida, company: Empresa | undefined): ReadyLine {
  if (!isTaken(line) || line.centavos === null) return { ...line, regra: '', busca: '', decisao: null }
  const movement = { ...line, centavos: line.centavos }
  const busca = searchText(line.chaveDescricao, line.contraparte)
  return { ...line, busca, regra: ruleKey(movement), decisao: categorize(movement, undefined, company) }
}
