/** Bank files in the long form: `npm run bench:statements [ledgers] [edits]`. Exits 1 when a goal is missed. */
import { cpuMilliseconds } from '@norteia/contracts/testing/work-time'
import { LATER_MEMOS, OTHER_BANKS } from '@norteia/statements/categories/other-banks.fixture'
import { OWNER_MEMOS } from '@norteia/statements/categories/owner-memos.fixture'
import { readStatement } from '@norteia/statements/read'
import { HOJE } from '@norteia/statements/testing/bytes'
import { largeFile, readEdited, sampleFiles } from '@norteia/statements/testing/edits'
import { checkLedger } from '@norteia/statements/testing/ledger'
import { measureMemos } from '@norteia/statements/testing/memos'

const [ledgers = 2_000, edits = 20_000] = process.argv.slice(2).map(Number)

interface Row {
  medida: string
  valor: string
  meta: string
  ok: boolean
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

async function randomLedgers(): Promise<Row> {
  const faults: string[] = []
  for (let seed = 1; seed <= ledgers; seed++) {
    await checkLedger(seed).catch((error: unknown) => faults.push(String(error)))
  }
  for (const fault of faults.slice(0, 20)) console.error(fault)
  const medida = 'livros sorteados que não fecharam com a verdade'
  return { medida, valor: `${faults.length} em ${ledgers}`, meta: '0', ok: faults.length === 0 }
}

async function damagedFiles(): Promise<Row[]> {
  const { faults, slowest } = await readEdited(await sampleFiles(), edits)
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return [
    {
      medida: 'arquivos danificados com erro ou em silêncio',
      valor: `${faults.length} em ${edits}`,
      meta: '0',
      ok: faults.length === 0,
    },
    {
      medida: 'arquivo danificado mais lento (CPU)',
      valor: `${Math.round(slowest)} ms`,
      meta: '≤ 2000 ms',
      ok: slowest <= 2_000,
    },
  ]
}

async function large(format: 'ofx' | 'csv'): Promise<Row> {
  const bytes = largeFile(format)
  const started = cpuMilliseconds()
  const read = await readStatement(bytes, { nome: `extrato.${format}`, hoje: HOJE })
  const took = cpuMilliseconds() - started
  const lines = read.recusado === undefined ? (read.contas[0]?.linhas.length ?? 0) : 0
  const medida = `${lines} linhas de ${format} (${(bytes.length / 1e6).toFixed(1)} MB, CPU)`
  return { medida, valor: `${Math.round(took)} ms`, meta: '≤ 3000 ms', ok: lines === 50_000 && took <= 3_000 }
}

function categories(): Row[] {
  return [undefined, OWNER_MEMOS, `${OTHER_BANKS}${LATER_MEMOS.trimStart()}`].flatMap((set) => {
    const { memos, precision, coverage, nextMonth, nextMonthCut } = measureMemos(set)
    const row = (what: string, share: number, goal: number): Row => ({
      medida: `categorias de ${memos} descrições: ${what}`,
      valor: percent(share),
      meta: `≥ ${percent(goal)}`,
      ok: share >= goal,
    })
    return [
      row('acerto', precision, 0.95),
      row('cobertura', coverage, 0.55),
      row('acerto no mês seguinte', nextMonth, 0.9),
      row('acerto no mês seguinte, nomes cortados', nextMonthCut, 0.9),
    ]
  })
}

const rows = [await randomLedgers(), ...(await damagedFiles()), await large('ofx'), await large('csv'), ...categories()]
console.table(rows)
if (rows.some((row) => !row.ok)) process.exitCode = 1
