import { resultChart } from '@norteia/contracts/finance-charts'
import { formatDay, formatMoney, formatMonth, formatMonthName, formatPercent, plural } from '@norteia/contracts/format'
import type { SharedResult } from '@norteia/contracts/sharing'
import { LightChart } from '#src/charts/light-chart.tsx'
import { Lead, Part } from './shared-parts.tsx'

const CELL = 'figure py-1.5 pl-4 text-right whitespace-nowrap'

export function SharedResultView({ result }: { result: SharedResult }) {
  const { mes, frase, semCategoria, lacunas, serie } = result
  if (serie.length === 0)
    return <p className="text-base text-muted">Ainda não havia movimentações em {formatMonth(mes)}.</p>
  return (
    <>
      <div className="grid gap-2">
        <Lead text={frase} />
        {semCategoria.quantidade > 0 && (
          <p className="text-muted">
            {plural(semCategoria.quantidade, 'movimentação', 'movimentações')} sem categoria ficam fora das linhas
            abaixo.
          </p>
        )}
        {lacunas.map(({ de, ate }) => (
          <p key={`${de}${ate}`} className="text-muted">
            Falta o extrato de {formatDay(de)} a {formatDay(ate)}.
          </p>
        ))}
      </div>
      <Part title={`Resultado de ${formatMonthName(mes)} de ${mes.slice(0, 4)}`}>
        <Lines result={result} />
        {result.margemSeguranca !== null && (
          <p className="mt-4 text-muted">
            Margem de segurança: a receita pode cair {formatPercent(result.margemSeguranca, 1)} antes de o mês empatar.
          </p>
        )}
      </Part>
      <Part title="Mês a mês">
        <div className="mb-6">
          <LightChart chart={resultChart(result)} figuresElsewhere />
        </div>
        <Months serie={serie} />
      </Part>
    </>
  )
}

function Lines({ result: { linhas, variacaoSaldo } }: { result: SharedResult }) {
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1.5 text-left font-normal">
            Linha
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            Valor
          </th>
          <th scope="col" className={`${CELL} font-normal max-sm:hidden`}>
            Da receita
          </th>
          <th scope="col" className={`${CELL} font-normal max-sm:hidden`}>
            Mês anterior
          </th>
        </tr>
      </thead>
      {linhas.map(({ nome, soma, valor, parcela, anterior, categorias }) => (
        <tbody key={nome} className="break-inside-avoid border-t border-line">
          <tr className={soma ? 'font-semibold' : ''}>
            <th scope="row" className={`py-1.5 text-left ${soma ? '' : 'font-normal'}`}>
              {nome}
            </th>
            <td className={CELL}>{formatMoney(valor)}</td>
            <td className={`${CELL} text-muted max-sm:hidden`}>{parcela === null ? '' : formatPercent(parcela, 1)}</td>
            <td className={`${CELL} text-muted max-sm:hidden`}>{anterior === null ? '' : formatMoney(anterior)}</td>
          </tr>
          {categorias.map((categoria) => (
            <tr key={categoria.nome} className="text-muted">
              <th scope="row" className="py-1 pl-4 text-left font-normal wrap-anywhere">
                {categoria.nome} ({categoria.quantidade})
              </th>
              <td className={CELL}>{formatMoney(categoria.valor)}</td>
              <td className="max-sm:hidden" />
              <td className="max-sm:hidden" />
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="border-t border-line">
        <tr>
          <th scope="row" className="py-1.5 text-left font-normal">
            Variação do saldo no mês
          </th>
          <td className={CELL}>{formatMoney(variacaoSaldo)}</td>
          <td className="max-sm:hidden" />
          <td className="max-sm:hidden" />
        </tr>
      </tbody>
    </table>
  )
}

function Months({ serie }: Pick<SharedResult, 'serie'>) {
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1.5 text-left font-normal">
            Mês
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            Receita
          </th>
          <th scope="col" className={`${CELL} font-normal max-sm:hidden`}>
            Margem
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            Resultado
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {serie
          .slice(-12)
          .toReversed()
          .map(({ mes, receita, margem, resultado }) => (
            <tr key={mes}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatMonth(mes)}
              </th>
              <td className={CELL}>{formatMoney(receita)}</td>
              <td className={`${CELL} text-muted max-sm:hidden`}>{margem === null ? '' : formatPercent(margem, 1)}</td>
              <td className={`${CELL} ${resultado < 0 ? 'text-negative' : ''}`}>{formatMoney(resultado)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
