import { type Caixa, cashSentence } from '@norteia/contracts/cash'
import { formatDay } from '@norteia/contracts/format'
import { at, BOLD, cellDay, DAY, MONEY, Sheet, type Value } from './sheet.ts'

const LAYER_NAMES = { certo: 'Certo', repete: 'Repete', estimado: 'Estimado' } as const
const LINES_FROM = 10
const HEADER = 3

/** Weeks as formulas over the lines beside them, the accounts' balances and the band below. */
export function cashSheet(
  caixa: Caixa,
  names: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, string>,
): Sheet {
  const sheet = new Sheet('Caixa', [12, 12, 12, 14, 14, 14, 14, 14, 14, 4, 9, 12, 11, 40, 30, 14])
  sheet.add([`Caixa das próximas 13 semanas, a partir de ${formatDay(caixa.hoje)}`], BOLD)
  sheet.add([cashSentence(caixa)])
  sheet.skip()
  if (caixa.semanas.length === 0) return sheet
  const lines = addLines(sheet, caixa, categories)
  const weeks = caixa.semanas.length
  const accounts = HEADER + weeks + 3
  const band = accounts + caixa.contas.length + 3

  sheet.put(HEADER, 0, WEEK_HEADER, BOLD)
  for (const [i, semana] of caixa.semanas.entries()) {
    const row = HEADER + 1 + i
    const opening =
      i > 0
        ? at(6, row - 1)
        : caixa.contas.length > 0
          ? `ROUND(SUM(${at(1, accounts + 1)}:${at(1, accounts + caixa.contas.length)}),2)`
          : '0'
    const sumOf = (sign: '>0' | '<0') =>
      `ROUND(SUMIFS(${column(15, lines)},${column(10, lines)},${at(0, row)},${column(15, lines)},"${sign}"),2)`
    const edge = (sign: '-' | '+', cell: string) =>
      `ROUND(${at(6, row)}${sign}ROUND(${cell}*SQRT((${at(2, row)}-$B$${HEADER + 2}+1)/7),2),2)`
    sheet.put(row, 0, [i + 1])
    sheet.put(row, 1, [cellDay(semana.inicio), cellDay(semana.fim)], DAY)
    const values: Value[] = [
      { formula: opening, result: semana.saldoInicial },
      { formula: sumOf('>0'), result: semana.entradas },
      { formula: sumOf('<0'), result: semana.saidas },
      { formula: `ROUND(${at(3, row)}+${at(4, row)}+${at(5, row)},2)`, result: semana.saldoFinal },
      { formula: edge('-', `$B$${band + 2}`), result: semana.minimo },
      { formula: edge('+', `$B$${band + 3}`), result: semana.maximo },
    ]
    sheet.put(row, 3, values, MONEY)
  }

  sheet.put(accounts, 0, ['Conta', 'Saldo', 'Em'], BOLD)
  for (const [i, { contaId, saldo, em }] of caixa.contas.entries()) {
    sheet.put(accounts + 1 + i, 0, [names.get(contaId) ?? 'Conta'])
    sheet.put(accounts + 1 + i, 1, [saldo], MONEY)
    sheet.put(accounts + 1 + i, 2, [cellDay(em)], DAY)
  }
  sheet.put(band, 0, ['Faixa depois de uma semana'], BOLD)
  sheet.put(band + 1, 0, ['Para baixo'])
  sheet.put(band + 1, 1, [caixa.base.faixa.abaixo / 100], MONEY)
  sheet.put(band + 2, 0, ['Para cima'])
  sheet.put(band + 2, 1, [caixa.base.faixa.acima / 100], MONEY)
  return sheet
}

const WEEK_HEADER = [
  'Semana',
  'Início',
  'Fim',
  'Saldo inicial',
  'Entradas',
  'Saídas',
  'Saldo final',
  'Mínimo',
  'Máximo',
]

const column = (index: number, { first, last }: { first: number; last: number }) => {
  const [from, to] = [at(index, first), at(index, last)]
  return `$${from.replace(/\d/, '$$$&')}:$${to.replace(/\d/, '$$$&')}`
}

/** Every line of the forecast beside the weeks that sum them. */
function addLines(sheet: Sheet, caixa: Caixa, categories: ReadonlyMap<string, string>) {
  sheet.put(HEADER, LINES_FROM, ['Semana', 'Data', 'Camada', 'Descrição', 'Categoria', 'Valor'], BOLD)
  let row = HEADER
  for (const [i, { linhas }] of caixa.semanas.entries())
    for (const { camada, descricao, categoria, data, valor } of linhas) {
      row += 1
      sheet.put(row, LINES_FROM, [i + 1])
      sheet.put(row, LINES_FROM + 1, [cellDay(data)], DAY)
      const name = categoria === null ? '' : (categories.get(categoria) ?? '')
      sheet.put(row, LINES_FROM + 2, [LAYER_NAMES[camada], descricao, name])
      sheet.put(row, LINES_FROM + 5, [valor], MONEY)
    }
  return { first: HEADER + 1, last: Math.max(HEADER + 1, row) }
}
