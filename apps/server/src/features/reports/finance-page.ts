import type { Fact } from '@norteia/contracts/analysis'
import { type Caixa, cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { cashChart, resultChart } from '@norteia/contracts/finance-charts'
import { formatDay, formatMoney, formatMonth, formatPercent, plural } from '@norteia/contracts/format'
import { breakEvenSentence, gapSentence, isEmptyResult, type Resultado } from '@norteia/contracts/result'
import { CHART_ROOM, drawChart } from './chart-drawing.ts'
import { INK, PAGE, type Paper, ROOM } from './paper.ts'

/** What the statements show on the day of the report. */
export interface FinanceContent {
  resultado: Resultado
  caixa: Caixa
}

/** Where its figures came from. */
export const financeFacts = (finance: FinanceContent | null | undefined): readonly Fact[] =>
  finance ? [...finance.resultado.fatos, ...finance.caixa.fatos] : []

const SUMS = new Set(['receita-liquida', 'margem-contribuicao', 'resultado-operacional', 'resultado'])
const LINE = 17

/** A page of its own: the newest complete month, line by line, and thirteen weeks of cash. */
export function drawFinance(paper: Paper, { resultado, caixa }: FinanceContent): void {
  paper.doc.addPage()
  paper.heading('Resultado e caixa')
  if (!isEmptyResult(resultado)) drawResult(paper, resultado)
  if (caixa.dados.suficiente) drawCash(paper, caixa)
}

function drawResult(paper: Paper, resultado: Resultado): void {
  const { mes, linhas, margemSeguranca, semCategoria, variacaoSaldo, lacunas } = resultado
  paper.text(`Resultado de ${formatMonth(mes)}`, { face: 'bold', size: 11, after: 2, tag: 'H3' })
  paper.text(breakEvenSentence(resultado), { after: 4 })
  if (margemSeguranca !== null)
    paper.text(
      `Margem de segurança: a receita pode cair ${formatPercent(margemSeguranca, 1)} antes de o mês empatar.`,
      { after: 4 },
    )
  paper.doc.y += 4
  for (const { id, nome, valor, parcela } of linhas)
    row(paper, nome, valor, parcela === null ? '' : formatPercent(parcela, 1), SUMS.has(id))
  row(paper, 'Variação do saldo no mês', variacaoSaldo, '', true)
  paper.doc.y += 4
  if (semCategoria.quantidade > 0)
    note(paper, `${plural(semCategoria.quantidade, 'movimentação', 'movimentações')} do mês sem categoria.`)
  for (const gap of lacunas) note(paper, gapSentence(gap))
  paper.doc.y += 6
  drawChart(paper, resultChart(resultado))
}

function row(paper: Paper, nome: string, valor: number, parcela: string, bold: boolean): void {
  paper.need(LINE)
  const top = paper.doc.y
  const face = bold ? 'bold' : 'text'
  const right = PAGE.margin + ROOM
  paper.structure.group('LI', () => {
    paper.label(nome, PAGE.margin, top, { face, width: ROOM - 220, tag: 'Lbl' })
    paper.label(formatMoney(valor), right - 70, top, { face, width: 140, align: 'right', tag: 'LBody' })
    if (parcela)
      paper.label(parcela, right, top, { size: 9, color: INK.muted, width: 60, align: 'right', tag: 'LBody' })
  })
  paper.doc.y = top + LINE
}

const note = (paper: Paper, content: string) => paper.text(content, { size: 9, color: INK.muted, after: 2 })

function drawCash(paper: Paper, caixa: Caixa): void {
  paper.need(CHART_ROOM + 60)
  paper.text(`Caixa das próximas treze semanas, a partir de ${formatDay(caixa.hoje)}`, {
    face: 'bold',
    size: 11,
    after: 2,
    tag: 'H3',
  })
  paper.text(cashSentence(caixa), { face: 'display', size: 14, after: 2 })
  const caution = cautionSentence(caixa)
  if (caution) paper.text(caution, { color: INK.muted, after: 4 })
  paper.doc.y += 4
  drawChart(paper, cashChart(caixa))
}
