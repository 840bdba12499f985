import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { factValue } from '@norteia/contracts/fact-value'
import { formatMoney, formatMonthName, formatNumber, formatPercent, monthOf, plural } from '@norteia/contracts/format'
import type { Resultado } from '@norteia/contracts/result'

/** What a message may be long. */
export const MOST_CHARACTERS = 900
const MOST_NAME = 120
const MOST_LINE = 200

/** Behind a whole word, and behind no figure: what came next may belong to it, as 'mil' does. */
function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const words = line.slice(0, most).replace(/ [^ ]*$/, '')
  // One long word is cut between its signs: half of an emoji can't be sent.
  const room = words.length < most ? words : line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  return `${room.replace(/(?: (?:R\$|[^ \d]*\d[^ ]*))+$/, '').replace(/[ ,;:]+$/, '')}…`
}

const monthText = (month: string) => `${formatMonthName(month)} de ${month.slice(0, 4)}`

/** Company and month, then one line a figure; what isn't known is left out. */
function message(company: string, month: string, lines: readonly (string | null)[]): string {
  const known = lines.filter((line) => line !== null).map((line) => cut(line, MOST_LINE))
  // A name of blanks alone leaves no dot behind.
  const head = [cut(company, MOST_NAME), monthText(month)].filter(Boolean).join(' · ')
  return cut(head, MOST_LINE).concat('\n\n', known.join('\n')).slice(0, MOST_CHARACTERS)
}

/** Five figures of an analysis, as the detail shows them. */
export function analysisMessage(company: { nome: string; faturamento: number | null }, analise: AnalysisRead): string {
  const { scoreGeral, insights, planoAcao, nossaConta, desafio } = analise.insights.analiseCompleta
  const { scoreTotal, classificacao, estimados } = scoreGeral
  const nivel = classificacao.nivel ? ` (${classificacao.nivel})` : ''
  const [first] = insights
  const deciding = desafio?.numero || (first && `${first.titulo}: ${first.valor}`) || null
  return message(company.nome, analise.createdAt ? monthOf(new Date(analise.createdAt)) : '', [
    `Nota geral: ${formatNumber(scoreTotal)} de 100${estimados.length > 0 ? ' (estimado)' : ''}${nivel}`,
    revenueLine(company, analise),
    deciding && `O número que decide: ${deciding}`,
    nossaConta.ganhoMensal === null ? null : `Ganho mensal do plano: ${formatMoney(nossaConta.ganhoMensal)}`,
    deadlineLine(planoAcao),
  ])
}

/** Measured by statements, else what the analysis took, else the record. */
function revenueLine(company: { faturamento: number | null }, { fatos }: AnalysisRead): string | null {
  const fact = ['receita_mensal', 'empresa.faturamento']
    .map((id) => fatos.find((one) => one.id === id))
    .find((one) => typeof one?.valor === 'number')
  if (fact)
    return `Faturamento mensal: ${factValue({ valor: fact.valor, unidade: 'R$' })}${fact.tipo === 'estimado' ? ' (estimado)' : ''}`
  return company.faturamento === null ? null : `Faturamento mensal: ${formatMoney(company.faturamento)}`
}

function deadlineLine(plan: AnalysisRead['insights']['analiseCompleta']['planoAcao']): string | null {
  const actions = [...plan.acoes30Dias, ...plan.acoes60Dias, ...plan.acoes90Dias]
  const next = actions
    .filter(({ prazoDias }) => prazoDias !== null)
    .sort((a, b) => (a.prazoDias ?? 0) - (b.prazoDias ?? 0))[0]
  return next ? `Próximo prazo: ${plural(next.prazoDias ?? 0, 'dia')} (${next.acao})` : null
}

/** Five figures of a month's result, as the table shows them. */
export function resultMessage(company: string, result: Resultado): string {
  const amountOf = (id: string) => result.linhas.find((line) => line.id === id)?.valor ?? 0
  const { margem, pontoEquilibrio } = result
  return message(company, result.mes, [
    `Receita: ${formatMoney(amountOf('receita'))}`,
    `Margem de contribuição: ${formatMoney(amountOf('margem-contribuicao'))}${margem === null ? '' : ` (${formatPercent(margem, 1)})`}`,
    `Resultado: ${formatMoney(amountOf('resultado'))}`,
    `Ponto de equilíbrio: ${pontoEquilibrio === null ? 'não há' : formatMoney(pontoEquilibrio)}`,
    `Variação do saldo no mês: ${formatMoney(result.variacaoSaldo)}`,
  ])
}
