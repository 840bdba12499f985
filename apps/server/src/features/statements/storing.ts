import type { Importacao } from '@norteia/contracts/statements'
import { explainDifference } from '@norteia/statements/invested'
import { isTaken, lineKey, type PlanoImportacao, planImport } from '@norteia/statements/merge'
import { prove } from '@norteia/statements/proof'
import type { Db } from '#src/db/client.ts'
import { type AccountRow, noteImport } from '#src/features/ledger/accounts.service.ts'
import { readProof, type Touched } from '#src/features/ledger/balances.service.ts'
import { type Rules, readRules, ruled } from '#src/features/ledger/sorting.service.ts'
import { orderedIds } from '#src/platform/ids.ts'
import {
  countFitids,
  deleteHandCategories,
  findHandCategories,
  findStored,
  type HandRow,
  type ImportRow,
  insertImport,
  insertLines,
  insertMovements,
  type MovementRow,
  rememberSource,
  type StoredRow,
  updateDescriptions,
} from './imports.repo.ts'
import { proofWire, takenDays } from './lines.ts'
import { sourceOf } from './matching.ts'
import type { ReadyAccount, ReadyLine } from './reading-thread.ts'

export interface AccountToStore {
  account: AccountRow
  conta: ReadyAccount
  about: Pick<ImportRow, 'id' | 'preview_id' | 'request_hash' | 'arquivo' | 'sha256'> & {
    formato: Importacao['arquivo']['formato']
    avisos: readonly string[]
  }
  touched: Touched
  now: number
}

/** Stores one account of a file in the caller's transaction: what is new, what each line shows, and the proof. */
export async function storeAccount(
  trx: Db,
  { account, conta, about, touched, now }: AccountToStore,
): Promise<ImportRow> {
  const { linhas, saldos, periodo } = conta
  const ordem = account.last_import + 1
  const days = takenDays(linhas)
  const stored = days ? await readStored(trx, account.id, days) : []
  const plan = await planAgainst(trx, account.id, linhas, stored)
  const hand = days ? await findHandCategories(trx, account.id, days) : []
  const made = newRows(linhas, plan, {
    account,
    importId: about.id,
    ordem,
    rules: await readRules(trx, account.company_id),
    hand: new HandMemory(hand),
    now,
  })
  await insertMovements(trx, [...made.rows.values()])
  await deleteHandCategories(trx, made.used)
  for (const { data } of made.rows.values()) touched.add(account.id, data)
  if (days) touched.add(account.id, days.ate)

  const known = await readProof(trx, account)
  const own = saldos.map(({ centavos, em, fraco }) => ({ centavos, em, fraco, ordem }))
  const prova = prove(known.movimentos, [...known.saldos, ...own], ordem)
  const why = explainDifference(prova, linhas)
  const { novas, repetidas, futuras, recusadas } = plan
  const { formato, avisos, ...rest } = about
  const row: ImportRow = {
    ...rest,
    company_id: account.company_id,
    account_id: account.id,
    ordem,
    formato,
    de: periodo?.de ?? null,
    ate: periodo?.ate ?? null,
    novas,
    repetidas,
    futuras,
    recusadas,
    prova: JSON.stringify(proofWire(prova)),
    avisos: JSON.stringify(why === null ? avisos : [...avisos, why]),
    saldos: JSON.stringify(own.map(({ centavos, em, fraco }) => [centavos, em, fraco ? 1 : 0])),
    created_at: now,
    undone_at: null,
  }
  await insertImport(trx, row)
  await noteShown(trx, { importId: about.id, linhas, plan, made: made.rows, stored })
  const { agencia, numero, banco } = conta
  await noteImport(trx, account, { ordem, banco: banco?.codigo ?? null, agencia, numero }, now)
  await rememberSource(trx, {
    company_id: account.company_id,
    source: sourceOf(conta),
    account_id: account.id,
    used_at: now,
  })
  return row
}

async function readStored(trx: Db, accountId: string, days: { de: string; ate: string }): Promise<StoredRow[]> {
  const stored: StoredRow[] = []
  for (let page = await findStored(trx, accountId, days, null); page.length > 0; ) {
    stored.push(...page)
    const last = page.at(-1)
    page = last ? await findStored(trx, accountId, days, last) : []
  }
  return stored
}

async function planAgainst(
  trx: Db,
  accountId: string,
  linhas: readonly ReadyLine[],
  stored: readonly StoredRow[],
): Promise<PlanoImportacao> {
  const known = stored.map(({ chave, ...row }) => ({ ...row, chaveDescricao: chave }))
  const plan = planImport(linhas, known)
  if (plan.assumidas.length === 0) return plan
  const fitids = plan.assumidas.map((index) => linhas[index]?.fitid ?? '')
  return planImport(linhas, known, new Map(await countFitids(trx, accountId, fitids)))
}

/** Categories by hand that wait for their movement: each is given once. */
class HandMemory {
  readonly #waiting: Map<string, HandRow[]>
  readonly used: string[] = []

  constructor(rows: readonly HandRow[]) {
    this.#waiting = Map.groupBy(rows, ({ data, centavos, chave }) => lineKey({ data, centavos, chaveDescricao: chave }))
  }

  take(line: ReadyLine): Pick<MovementRow, 'categoria' | 'origem' | 'porque'> | undefined {
    const row = this.#waiting.get(lineKey(line))?.shift()
    if (!row) return undefined
    this.used.push(row.id)
    return { categoria: row.categoria, origem: 'manual', porque: row.porque }
  }
}

interface Making {
  account: AccountRow
  importId: string
  ordem: number
  rules: Rules
  hand: HandMemory
  now: number
}

/** Rows of the new lines by the line's index. Of a file that begins with its newest day the last line is the oldest. */
function newRows(linhas: readonly ReadyLine[], plan: PlanoImportacao, making: Making) {
  const { account, importId, ordem, rules, hand, now } = making
  const fresh = linhas.flatMap((line, index) => {
    const { data, centavos } = line
    return plan.situacoes[index] === 'nova' && data !== null && centavos !== null
      ? [{ line, index, data, centavos }]
      : []
  })
  const [first, last] = [fresh[0]?.data ?? '', fresh.at(-1)?.data ?? '']
  if (first > last) fresh.reverse()
  const nextId = orderedIds(now)
  const rows = new Map(
    fresh.map(({ line, index, data, centavos }): [number, MovementRow] => [
      index,
      {
        id: nextId(),
        company_id: account.company_id,
        account_id: account.id,
        data,
        centavos,
        descricao: line.descricao,
        chave: line.chaveDescricao,
        primeira: null,
        fitid: line.fitid,
        contraparte: line.contraparte,
        documento: line.documento,
        parcela: line.parcela?.numero ?? null,
        parcelas: line.parcela?.de ?? null,
        busca: line.busca,
        regra: line.regra,
        ...(hand.take(line) ?? ruled({ ...line, centavos }, line.decisao, rules)),
        do_arquivo: line.categoria,
        par_id: null,
        import_id: importId,
        linha: line.linha,
        ordem,
        created_at: now,
      },
    ]),
  )
  return { rows, used: hand.used }
}

interface Shown {
  importId: string
  linhas: readonly ReadyLine[]
  plan: PlanoImportacao
  made: ReadonlyMap<number, MovementRow>
  stored: readonly StoredRow[]
}

/** Which movement each line shows; lines that took one over give it their description. */
async function noteShown(trx: Db, { importId, linhas, plan, made, stored }: Shown): Promise<void> {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const taken = new Set(plan.assumidas)
  const lines = linhas.flatMap((line, index) => {
    const id = made.get(index)?.id ?? plan.mostra.get(index)
    if (id === undefined || !isTaken(line)) return []
    const other = taken.has(index) || (byId.get(id)?.primeira ?? null) !== null
    return [{ import_id: importId, movement_id: id, linha: line.linha, descricao: other ? line.descricao : null }]
  })
  await insertLines(trx, lines)
  await updateDescriptions(
    trx,
    plan.assumidas.flatMap((index) => {
      const [line, row] = [linhas[index], byId.get(plan.mostra.get(index) ?? '')]
      if (!line || !row) return []
      const first = row.primeira ?? row.descricao
      return [
        {
          id: row.id,
          descricao: line.descricao,
          chave: line.chaveDescricao,
          busca: line.busca,
          primeira: first === line.descricao ? null : first,
        },
      ]
    }),
  )
}
