import { formatDate, formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import type { SharedAnalysis } from '@norteia/contracts/sharing'
import { ScoreRing } from '#src/lib/analysis/score-ring.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Lead, Part, Row } from './shared-parts.tsx'

const TONES: Readonly<Record<string, 'negative' | 'positive' | 'neutral'>> = { risco: 'negative', força: 'positive' }
const NAMES: Readonly<Record<string, string>> = { risco: 'Risco', oportunidade: 'Oportunidade', força: 'Força' }

export function SharedAnalysisView({ analise }: { analise: SharedAnalysis }) {
  const { feitaEm, setor, nota, nivel, resumo, problema, numero, palavras, ganhoMensal, investimento } = analise
  return (
    <>
      <section aria-label="Nota geral" className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
        <ScoreRing score={nota} />
        <div>
          <p className="text-base font-semibold">{nivel}</p>
          {resumo && <p className="mt-1 max-w-prose text-base leading-7 text-pretty">{resumo}</p>}
          <p className="mt-2 text-muted">
            Análise de {formatDate(feitaEm)}
            {setor && `, setor ${setor}`}
          </p>
        </div>
      </section>
      {(problema || numero || palavras) && (
        <section aria-label="O que mais pesa" className="grid gap-2">
          {problema && <Lead>O que mais pesa hoje é {problema}.</Lead>}
          {numero && <p className="max-w-prose text-base">{numero}</p>}
          {palavras && (
            <blockquote className="max-w-prose border-l-2 border-line pl-4 text-muted wrap-anywhere">
              “{palavras}”
            </blockquote>
          )}
        </section>
      )}
      <Dimensions dimensoes={analise.dimensoes} />
      <Points pontos={analise.pontos} />
      <Plan plano={analise.plano} />
      {(ganhoMensal !== null || investimento) && (
        <Part title="Nossa conta">
          <dl className="max-w-md">
            {ganhoMensal !== null && <Row name="Ganho mensal do plano">{formatMoney(ganhoMensal)}</Row>}
            {investimento && (
              <Row name="Horas da equipe e compras">
                {formatMoney(investimento.min)} a {formatMoney(investimento.max)}
              </Row>
            )}
          </dl>
          <p className="mt-2 text-muted">É uma estimativa com os números da empresa, não uma promessa.</p>
        </Part>
      )}
    </>
  )
}

function Dimensions({ dimensoes }: Pick<SharedAnalysis, 'dimensoes'>) {
  if (dimensoes.length === 0) return null
  return (
    <Part title="Dimensões">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {dimensoes.map(({ nome, nota }) => (
          <Row key={nome} name={nome}>
            {nota === null ? <span className="text-muted">não avaliado</span> : formatNumber(nota)}
          </Row>
        ))}
      </dl>
    </Part>
  )
}

function Points({ pontos }: Pick<SharedAnalysis, 'pontos'>) {
  if (pontos.length === 0) return null
  return (
    <Part title="Pontos de atenção">
      <ul className="grid gap-6">
        {pontos.map(({ tipo, titulo, valor, benchmark, recomendacao }) => (
          <li key={titulo} className="break-inside-avoid">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-base font-semibold">{titulo}</h3>
              <Badge tone={TONES[tipo] ?? 'neutral'}>{NAMES[tipo] ?? tipo}</Badge>
            </div>
            {valor && <p className="mt-1 text-base">{valor}</p>}
            {benchmark && <p className="text-muted">{benchmark}</p>}
            {recomendacao && <p className="mt-1 max-w-prose">{recomendacao}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Plan({ plano }: Pick<SharedAnalysis, 'plano'>) {
  const periods = plano.filter(({ acoes }) => acoes.length > 0)
  if (periods.length === 0) return null
  return (
    <Part title="Plano de ação">
      <div className="grid gap-8">
        {periods.map(({ titulo, acoes }) => (
          <div key={titulo}>
            <h3 className="mb-2 text-base font-semibold">{titulo}</h3>
            <ol className="grid gap-4">
              {acoes.map(({ acao, detalhes, responsavel, prazoDias, resultadoEsperado }) => (
                <li key={`${prazoDias} ${acao}`} className="break-inside-avoid border-l-2 border-line pl-4">
                  <p className="font-medium">{acao}</p>
                  {detalhes && <p className="text-muted">{detalhes}</p>}
                  <p className="mt-1 text-sm text-muted">
                    {responsavel && `Responsável: ${responsavel} · `}
                    Prazo: <span className="figure">{plural(prazoDias, 'dia')}</span>
                    {resultadoEsperado && ` · ${resultadoEsperado}`}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Part>
  )
}
