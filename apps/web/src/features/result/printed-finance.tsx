import { type Caixa, cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { cashChart, resultChart } from '@norteia/contracts/finance-charts'
import { formatDay, formatMoney, formatMonth, formatPercent, plural, unbroken } from '@norteia/contracts/format'
import { breakEvenSentence, gapSentence, isEmptyResult, type Resultado } from '@norteia/contracts/result'
import { LightChart } from '#src/charts/light-chart.tsx'

const CELL = 'figure py-1 pl-4 text-right whitespace-nowrap'
const SUMS = new Set(['receita-liquida', 'margem-contribuicao', 'resultado-operacional', 'resultado'])
const shortDay = (day: string) => formatDay(day).slice(0, 5)

/** The page 'Resultado e caixa' of the report, on paper: the newest complete month and thirteen weeks. */
export function PrintedFinance({ result, cash }: { result: Resultado; cash: Caixa }) {
  return (
    <div className="grid gap-8">
      {!isEmptyResult(result) && <PrintedResult result={result} />}
      {cash.dados.suficiente && <PrintedCash cash={cash} />}
    </div>
  )
}

function PrintedResult({ result }: { result: Resultado }) {
  const { mes, linhas, margemSeguranca, semCategoria, variacaoSaldo, lacunas } = result
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">Resultado de {formatMonth(mes)}</h3>
      <p>{unbroken(breakEvenSentence(result))}</p>
      {margemSeguranca !== null && (
        <p>Margem de segurança: a receita pode cair {formatPercent(margemSeguranca, 1)} antes de o mês empatar.</p>
      )}
      <table className="w-full">
        <thead className="text-muted">
          <tr>
            <Head first>Linha</Head>
            <Head>Valor</Head>
            <Head>Da receita</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {linhas.map(({ id, nome, valor, parcela }) => (
            <tr key={id} className={SUMS.has(id) ? 'font-semibold' : ''}>
              <th scope="row" className={`py-1 text-left ${SUMS.has(id) ? 'font-semibold' : 'font-normal'}`}>
                {nome}
              </th>
              <td className={CELL}>{formatMoney(valor)}</td>
              <td className={CELL}>{parcela === null ? '' : formatPercent(parcela, 1)}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-1 text-left font-semibold">
              Variação do saldo no mês
            </th>
            <td className={CELL}>{formatMoney(variacaoSaldo)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {semCategoria.quantidade > 0 && (
        <p className="text-muted">
          {plural(semCategoria.quantidade, 'movimentação', 'movimentações')} do mês sem categoria.
        </p>
      )}
      {lacunas.map((gap) => (
        <p key={`${gap.contaId}-${gap.de}`} className="text-muted">
          {gapSentence(gap)}
        </p>
      ))}
      <LightChart chart={resultChart(result)} figuresElsewhere />
    </section>
  )
}

function PrintedCash({ cash }: { cash: Caixa }) {
  const caution = cautionSentence(cash)
  return (
    <section className="grid break-inside-avoid gap-3">
      <h3 className="text-base font-semibold">Caixa das próximas treze semanas, a partir de {formatDay(cash.hoje)}</h3>
      <p className="font-display text-xl font-medium text-balance">{unbroken(cashSentence(cash))}</p>
      {caution && <p className="text-muted">{caution}</p>}
      <LightChart chart={cashChart(cash)} figuresElsewhere />
      <table className="w-full">
        <thead className="text-muted">
          <tr>
            <Head first>Semana</Head>
            <Head>Entradas</Head>
            <Head>Saídas</Head>
            <Head>Saldo no fim</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {cash.semanas.map(({ inicio, fim, entradas, saidas, saldoFinal }) => (
            <tr key={inicio} className="break-inside-avoid">
              <th scope="row" className="figure py-1 text-left font-normal">
                {shortDay(inicio)} a {shortDay(fim)}
              </th>
              <td className={CELL}>{formatMoney(entradas)}</td>
              <td className={CELL}>{formatMoney(saidas)}</td>
              <td className={`${CELL} font-semibold`}>{formatMoney(saldoFinal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Head = ({ children, first = false }: { children: string; first?: boolean }) => (
  <th scope="col" className={first ? 'py-1 text-left font-normal' : `${CELL} font-normal`}>
    {children}
  </th>
)
