import type { Caixa } from '@norteia/contracts/cash'
import { factValue } from '@norteia/contracts/fact-value'
import { formatDay, plural } from '@norteia/contracts/format'
import { gapSentence, NO_CATEGORY, type StatementGap } from '@norteia/contracts/result'
import { addMonths } from '@norteia/engine/ledger/days'
import { reais } from '@norteia/engine/ledger/spread'
import { type Category, categoriesById } from '@norteia/engine/ledger/types'
import { totalsOf } from '@norteia/engine/result/totals'
import { writeXlsx } from 'hucre/xlsx'
import type { LedgerMovement } from '#src/features/ledger/ledger.service.ts'
import { cashSheet } from './cash-sheet.ts'
import { codeOf, type MovementRange, resultSheet } from './result-sheet.ts'
import { type RowCell, type Write, writeRows } from './row-stream.ts'
import { BOLD, cellDay, DAY, MONEY, Sheet } from './sheet.ts'

export interface SpreadsheetContent {
  empresa: string
  /** First and last day, 'AAAA-MM-DD'. */
  de: string
  ate: string
  /** Oldest first. */
  movimentos: readonly LedgerMovement[]
  categorias: readonly Category[]
  contas: readonly { id: string; apelido: string }[]
  lacunas: readonly StatementGap[]
  caixa: Caixa
}

const MOVEMENTS = 'Lançamentos'
const MOVEMENT_COLUMNS = [
  'Data',
  'Conta',
  'Descrição',
  'Contraparte',
  'Categoria',
  'Código',
  'Mês',
  'Valor',
  'Arquivo',
  'Linha',
]
const [CODE, MONTH, VALUE] = [5, 6, 7]

/** The workbook of 'Baixar planilha': movements as values, result and cash as live formulas with what they give. */
export async function drawSpreadsheet(content: SpreadsheetContent, write: Write): Promise<void> {
  const { de, ate, movimentos, categorias, contas, caixa } = content
  const categories = categoriesById(categorias)
  const accounts = new Map(contas.map(({ id, apelido }) => [id, apelido]))
  const months: string[] = []
  for (let month = de.slice(0, 7); month <= ate.slice(0, 7); month = addMonths(month, 1)) months.push(month)
  const range: MovementRange = {
    sheet: MOVEMENTS,
    first: 1,
    last: Math.max(1, movimentos.length),
    code: CODE,
    month: MONTH,
    value: VALUE,
  }
  const names = new Map([...categories.values()].map(({ id, nome }) => [id, nome]))
  const workbook = await writeXlsx({
    sheets: [
      movementHead().write(1),
      resultSheet(months, totalsOf(movimentos), categorias, range).write(1),
      cashSheet(caixa, accounts, names).write(4),
      originSheet(content).write(1),
    ],
  })
  writeRows(workbook, movementRows(movimentos, categories, accounts), write)
}

/** Widths, names and one row, whose look the movements take. */
function movementHead(): Sheet {
  const sheet = new Sheet(MOVEMENTS, [12, 18, 44, 30, 30, 20, 10, 14, 26, 8])
  sheet.add(MOVEMENT_COLUMNS, BOLD)
  const model = sheet.add(MOVEMENT_COLUMNS.map((_, column) => (column === VALUE ? 0 : '')))
  sheet.put(model, 0, [cellDay('2000-01-01')], DAY)
  sheet.style(model, VALUE, MONEY)
  return sheet
}

function* movementRows(
  movements: readonly LedgerMovement[],
  categories: ReadonlyMap<string, Category>,
  accounts: ReadonlyMap<string, string>,
): Generator<RowCell[]> {
  for (const one of movements) {
    const code = codeOf(one.categoria ?? (one.parId === null ? null : 'transferencia'), categories)
    yield [
      { day: one.data },
      accounts.get(one.contaId) ?? '',
      one.descricao,
      one.contraparte ?? '',
      categories.get(code)?.nome ?? NO_CATEGORY.nome,
      code,
      one.data.slice(0, 7),
      reais(one.centavos),
      one.arquivo ?? 'digitado',
      one.linha,
    ]
  }
}

function originSheet({ empresa, de, ate, movimentos, contas, lacunas, caixa }: SpreadsheetContent): Sheet {
  const sheet = new Sheet('De onde veio', [44, 22, 14, 70, 90])
  sheet.add(['Número', 'Valor', 'Tipo', 'De onde veio', 'Como foi calculado'], BOLD)
  sheet.add(['Empresa', empresa, 'informado', 'Cadastro da empresa'])
  sheet.add(['Período', `${formatDay(de)} a ${formatDay(ate)}`, 'informado', 'Escolhido ao baixar a planilha'])
  for (const [arquivo, inside] of Map.groupBy(movimentos, (one) => one.arquivo ?? ''))
    sheet.add([
      arquivo === '' ? 'Movimentações digitadas' : `Arquivo ${arquivo}`,
      plural(inside.length, 'lançamento'),
      arquivo === '' ? 'informado' : 'importado',
      arquivo === '' ? 'Digitadas por você' : 'Extrato importado',
    ])
  const names = new Map(contas.map(({ id, apelido }) => [id, apelido]))
  for (const gap of lacunas)
    sheet.add([`Lacuna em ${names.get(gap.contaId) ?? 'uma conta'}`, '', 'importado', gapSentence(gap)])
  sheet.add([
    'Resultado',
    'na folha Resultado',
    'calculado',
    'Fórmulas sobre a folha Lançamentos',
    'Somas por categoria e mês, regime de caixa',
  ])
  for (const fact of caixa.fatos) sheet.add([fact.rotulo, factValue(fact), fact.tipo, fact.origem, fact.formula ?? ''])
  return sheet
}
