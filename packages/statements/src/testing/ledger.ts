import { isTaken, type LancamentoGuardado, lineKey, planImport } from '#src/merge.ts'
import { type MovimentoProva, prove, type SaldoConhecido } from '#src/proof.ts'
import { readStatement } from '#src/read.ts'
import { addDays } from '#src/text/dates.ts'
import { normalise } from '#src/text/normalise.ts'
import type { ContaLida, ProvaCentavos } from '#src/types.ts'
import { HOJE } from './bytes.ts'
import { DIALECTS, type Dialeto, type Recorte, type Sorteio, sorteioDe, type Verdade } from './dialects.ts'

/** An account in memory that imports as a server does, to hold readers, plan and proof together against the truth. */
export class ContaDeTeste {
  readonly rows: (LancamentoGuardado & { ordem: number; mostradaPor: Set<number> })[] = []
  readonly balances: SaldoConhecido[] = []
  private last = 0

  import(conta: ContaLida): ProvaCentavos {
    const ordem = ++this.last
    const plan = planImport(conta.linhas, this.rows)
    const byId = new Map(this.rows.map((row) => [row.id, row]))
    for (const [index, line] of conta.linhas.entries()) {
      if (!isTaken(line) || line.data === null || line.centavos === null) continue
      const shown = byId.get(plan.mostra.get(index) ?? '')
      if (shown) {
        shown.mostradaPor.add(ordem)
        shown.chaveDescricao = line.chaveDescricao
        continue
      }
      const { data, centavos, chaveDescricao, fitid } = line
      const id = String(this.rows.length).padStart(6, '0')
      this.rows.push({ id, data, centavos, chaveDescricao, fitid, ordem, mostradaPor: new Set([ordem]) })
    }
    for (const { centavos, em, fraco } of conta.saldos) this.balances.push({ centavos, em, fraco, ordem })
    return this.proof(ordem)
  }

  undo(ordem: number): void {
    for (const row of this.rows) row.mostradaPor.delete(ordem)
    this.rows.splice(0, this.rows.length, ...this.rows.filter(({ mostradaPor }) => mostradaPor.size > 0))
    this.balances.splice(0, this.balances.length, ...this.balances.filter((balance) => balance.ordem !== ordem))
  }

  proof(ordem: number): ProvaCentavos {
    const movements: MovimentoProva[] = this.rows.map((row) => ({
      data: row.data,
      centavos: row.centavos,
      ordem: row.ordem,
    }))
    return prove(movements, this.balances, ordem)
  }

  /** What it holds, as sorted keys. */
  keys(): string[] {
    return this.rows.map(lineKey).sort()
  }
}

const TEXTS = [
  'PIX ENVIADO JOÃO DA SILVA',
  'Pagamento de boleto - ENEL',
  'COMPRA CARTAO 12/07 PADARIA',
  'TAR MANUTENCAO CONTA',
  'SALDO DE SALARIO MARIA',
  'VENDA BALCÃO; LOJA 2',
  'BAR "DO ZÉ" & CIA',
  'PIX RECEBIDO ITAU NUBANK',
  'LOJA - Parcela 2/4',
  'RES APLIC AUT MAIS',
]

/** Movements of 60 days, with real equal ones on a day, sorted by date. */
export function randomLedger(sorteio: Sorteio): Verdade[] {
  const count = 3 + Math.floor(sorteio() * 60)
  const movements: Verdade[] = []
  for (let index = 0; index < count; index++) {
    const again = movements.at(-1)
    if (again && sorteio() < 0.15) movements.push({ ...again })
    else {
      const cents = 1 + Math.floor(sorteio() ** 4 * 2_000_000)
      const data = addDays('2026-06-01', Math.floor(sorteio() * 60))
      const descricao = TEXTS[Math.floor(sorteio() * TEXTS.length)] ?? ''
      movements.push({ data, centavos: sorteio() < 0.55 ? -cents : cents, descricao })
    }
  }
  return movements.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
}

const sum = (movements: readonly Verdade[]) => movements.reduce((all, { centavos }) => all + centavos, 0)

/** The export of some whole days; `missing` is left out of the lines, not of the balances. */
export function cut(ledger: readonly Verdade[], de: string, ate: string, opening: number, missing?: Verdade): Recorte {
  const inside = ledger.filter(({ data }) => data >= de && data <= ate)
  const saldoAntes = opening + sum(ledger.filter(({ data }) => data < de))
  const next = ledger.find(({ data }) => data > ate)
  let balance = saldoAntes
  const lines = inside.map((movement) => {
    balance += movement.centavos
    return { movement, balance }
  })
  const shown = lines.filter(({ movement }) => movement !== missing)
  return {
    movimentos: shown.map(({ movement }) => movement),
    saldos: shown.map((line) => line.balance),
    de,
    ate,
    saldoAntes,
    saldoDepois: saldoAntes + sum(inside),
    agendados: next ? [next] : [],
  }
}

export async function readDialect(dialect: Dialeto, recorte: Recorte, sorteio: Sorteio): Promise<ContaLida> {
  const read = await readStatement(dialect.escrever(recorte, sorteio), {
    nome: dialect.arquivo,
    hoje: HOJE,
    respostas: { data: 'dma', sinal: 'entradas' },
  })
  if (read.recusado !== undefined) throw new Error(`${dialect.nome}: ${read.recusado}`)
  const [conta] = read.contas
  const open = read.perguntas.filter(({ id }) => !id.startsWith('tipo:'))
  if (!conta || open.length > 0) throw new Error(`${dialect.nome}: ${open.map(({ id }) => id).join()}`)
  return conta
}

/** The days of a random ledger. */
export const FIRST_DAY = '2026-06-01'
export const LAST_DAY = '2026-07-31'

/**
 * One random ledger, exported in overlapping pieces and random dialects, imported in random order and again. Throws
 * where the account then doesn't hold exactly the truth, or a proof doesn't agree, or undoing some doesn't leave what
 * the others showed; and where, with one line removed
 * from the later half, the proof doesn't differ by exactly its amount.
 */
export async function checkLedger(seed: number): Promise<void> {
  const sorteio = sorteioDe(seed)
  const ledger = randomLedger(sorteio)
  const opening = Math.floor(sorteio() * 1_000_000)
  await checkWhole(ledger, opening, sorteio, seed)
  await checkMissing(ledger, opening, sorteio, seed)
}

async function checkWhole(ledger: Verdade[], opening: number, sorteio: Sorteio, seed: number): Promise<void> {
  const account = new ContaDeTeste()
  const pieces = shuffled(overlapping(sorteio), sorteio).map(([de, ate]) => cut(ledger, de, ate, opening))
  // Only the very first may be of noon: a stale download after a newer one has a balance that nothing can explain.
  const early = pieces.slice(0, sorteio() < 0.5 ? 1 : 0).map(atNoon)
  const shown: string[][] = []
  for (const piece of [...early, ...pieces, ...pieces.filter(() => sorteio() < 0.4)]) {
    if (piece.movimentos.length === 0) continue
    account.import(await readDialect(anyOf(DIALECTS, sorteio), piece, sorteio))
    shown.push(keysOf(piece.movimentos))
  }
  expectKeys(account, keysOf(ledger), `seed ${seed}`)
  for (let ordem = 1; ordem <= shown.length; ordem++) {
    const { estado, diferenca } = account.proof(ordem)
    if (estado === 'difere') throw new Error(`seed ${seed}: import ${ordem} differs by ${diferenca}`)
  }
  const living = shown.filter((_, index) => {
    const undone = sorteio() < 0.5
    if (undone) account.undo(index + 1)
    return !undone
  })
  expectKeys(account, largestCounts(living), `seed ${seed} after undoing`)
}

/** The same export some hours earlier: without the last movement of its last day. */
function atNoon(recorte: Recorte): Recorte {
  const last = recorte.movimentos.at(-1)
  if (!last || last.data !== recorte.ate) return recorte
  const saldoDepois = recorte.saldoDepois - last.centavos
  return { ...recorte, movimentos: recorte.movimentos.slice(0, -1), saldos: recorte.saldos.slice(0, -1), saldoDepois }
}

function keysOf(movements: readonly Verdade[]): string[] {
  return movements.map(({ descricao, ...rest }) => lineKey({ ...rest, chaveDescricao: normalise(descricao) }))
}

/** For each key the largest count that one of the lists has. */
function largestCounts(lists: readonly string[][]): string[] {
  const most = new Map<string, number>()
  for (const list of lists) {
    const counts = new Map<string, number>()
    for (const key of list) counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const [key, count] of counts) most.set(key, Math.max(count, most.get(key) ?? 0))
  }
  return [...most].flatMap(([key, count]) => new Array<string>(count).fill(key))
}

function expectKeys(account: ContaDeTeste, expected: readonly string[], when: string): void {
  const more = without(account.keys(), expected)
  const less = without(expected, account.keys())
  if (more.length + less.length > 0) throw new Error(`${when}: too much ${more.join()}, too little ${less.join()}`)
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken]
  return list.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Two exports that follow one another, each in its dialect, the later one without a line. */
export interface Lacking {
  first: { dialect: Dialeto; recorte: Recorte }
  next: { dialect: Dialeto; recorte: Recorte }
  missing: Verdade
  /** A running balance ends with its last row: what is missing behind it can't be seen. */
  seen: boolean
}

/** Null where the later days are too few: rows of one day don't tell whether the file begins with the newest. */
export function withoutOne(ledger: readonly Verdade[], opening: number, sorteio: Sorteio): Lacking | null {
  const middle = ledger[Math.floor(ledger.length / 2)]?.data ?? LAST_DAY
  const later = ledger.filter(({ data }) => data > middle)
  const missing = anyOf(later, sorteio)
  if (new Set(later.filter((movement) => movement !== missing).map(({ data }) => data)).size < 2) return null
  const proving = DIALECTS.filter(({ traz }) => traz !== 'nenhum')
  const [before, after] = [anyOf(proving, sorteio), anyOf(proving, sorteio)]
  const hidden = later.some((movement) => movement !== missing && movement.data <= LAST_DAY)
  const behind = missing === later.at(-1) && after.traz === 'ambos' && after.nome !== 'bb' && hidden
  return {
    first: { dialect: before, recorte: cut(ledger, FIRST_DAY, middle, opening) },
    next: { dialect: after, recorte: cut(ledger, addDays(middle, 1), LAST_DAY, opening, missing) },
    missing,
    seen: !behind,
  }
}

async function checkMissing(ledger: Verdade[], opening: number, sorteio: Sorteio, seed: number): Promise<void> {
  const lacking = withoutOne(ledger, opening, sorteio)
  if (!lacking) return
  const { first, next, missing, seen } = lacking
  const account = new ContaDeTeste()
  account.import(await readDialect(first.dialect, first.recorte, sorteio))
  const proof = account.import(await readDialect(next.dialect, next.recorte, sorteio))
  if (seen && (proof.estado !== 'difere' || proof.diferenca !== missing.centavos)) {
    throw new Error(
      `seed ${seed}: ${next.dialect.nome} without ${missing.centavos} says ${proof.estado} ${proof.diferenca}`,
    )
  }
}

/** Spans of days that cover all days between them, most overlapping their neighbours. */
export function overlapping(sorteio: Sorteio): [de: string, ate: string][] {
  const spans: [string, string][] = []
  for (let start = FIRST_DAY; start <= LAST_DAY; ) {
    const end = addDays(start, 5 + Math.floor(sorteio() * 25))
    spans.push([start, end < LAST_DAY ? end : LAST_DAY])
    start = addDays(end, sorteio() < 0.3 ? 1 : -Math.floor(sorteio() * 5))
  }
  return spans
}

export function shuffled<T>(list: readonly T[], sorteio: Sorteio): T[] {
  return list
    .map((item) => ({ item, at: sorteio() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

export function anyOf<T>(list: readonly T[], sorteio: Sorteio): T {
  return list[Math.floor(sorteio() * list.length)] as T
}
