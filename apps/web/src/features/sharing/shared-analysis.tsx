import { formatDate, formatMoney, formatNumber, formatPercent, unbroken } from '@norteia/contracts/format'
import { NO_REFERENCE } from '@norteia/contracts/product-figures'
import type { SharedAnalysis } from '@norteia/contracts/sharing'
import { LightChart } from '#src/charts/light-chart.tsx'
import { REFERENCE_NOTE, referenceRows } from '#src/lib/analysis/planning-reference.ts'
import { sumRanges } from '#src/lib/analysis/ranges.ts'
import { reportBlocks } from '#src/lib/analysis/report-blocks.ts'
import { ScoreRing } from '#src/lib/analysis/score-ring.tsx'
import { SheetTable } from '#src/lib/analysis/sheet-table.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Lead, Part, Row } from './shared-parts.tsx'
import { SharedPlan } from './shared-plan.tsx'

const TONES: Readonly<Record<string, 'negative' | 'positive' | 'warning'>> = {
  risco: 'negative',
  oportunidade: 'warning',
  força: 'positive',
}
const NAMES: Readonly<Record<string, string>> = { risco: 'Risco', oportunidade: 'Oportunidade', força: 'Força' }
/** The chart of the dimensions' marks. */
const MARKS = 'kpis'

/** Of copies that were made without charts and report, what there is. */
export function SharedAnalysisView({ analise }: { analise: SharedAnalysis }) {
  const { feitaEm, setor, nota, nivel, resumo, problema, numero, palavras, graficos = [], confianca } = analise
  const others = graficos.filter(({ id }) => id !== MARKS)
  return (
    <>
      <section aria-label="Nota geral" className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
        <ScoreRing score={nota} />
        <div>
          <p className="text-base font-semibold">{nivel}</p>
          {resumo && <p className="mt-1 text-base leading-7 text-pretty">{unbroken(resumo)}</p>}
          <p className="mt-2 text-muted">
            Análise de {formatDate(feitaEm)}
            {setor && `, setor ${setor}`}
            {confianca !== undefined && `. Confiança dos dados: ${formatPercent(confianca)}`}
          </p>
        </div>
      </section>
      {(problema || numero || palavras) && (
        <section aria-label="O que mais pesa" className="grid gap-2">
          {problema && <Lead text={`O que mais pesa hoje é ${problema}.`} />}
          {numero && <p className="text-base">{unbroken(numero)}</p>}
          {palavras && (
            <blockquote className="border-l-2 border-line pl-4 text-muted wrap-anywhere">“{palavras}”</blockquote>
          )}
        </section>
      )}
      <Dimensions dimensoes={analise.dimensoes} chart={graficos.find(({ id }) => id === MARKS)} />
      {others.length > 0 && (
        <Part title="Gráficos">
          <div className="grid gap-8">
            {others.map((chart) => (
              <LightChart key={chart.id} chart={chart} />
            ))}
          </div>
        </Part>
      )}
      <Points pontos={analise.pontos} />
      <SharedPlan plano={analise.plano} />
      <Account analise={analise} />
      <Report text={analise.relatorio ?? ''} />
    </>
  )
}

interface DimensionsProps extends Pick<SharedAnalysis, 'dimensoes'> {
  chart: NonNullable<SharedAnalysis['graficos']>[number] | undefined
}

function Dimensions({ dimensoes, chart }: DimensionsProps) {
  if (dimensoes.length === 0) return null
  const open = dimensoes.filter(({ nota }) => nota === null).map(({ nome }) => nome)
  return (
    <Part title="Dimensões">
      {chart ? (
        <LightChart chart={chart} untitled />
      ) : (
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {dimensoes.map(({ nome, nota }) => (
            <Row key={nome} name={nome}>
              {nota === null ? <span className="text-muted">não avaliado</span> : formatNumber(nota)}
            </Row>
          ))}
        </dl>
      )}
      {chart && open.length > 0 && <p className="mt-2 text-muted">Não avaliado: {open.join(', ')}.</p>}
    </Part>
  )
}

function Points({ pontos }: Pick<SharedAnalysis, 'pontos'>) {
  if (pontos.length === 0) return null
  return (
    <Part title="Pontos de atenção">
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {pontos.map(({ tipo, impacto, titulo, valor, benchmark, recomendacao }) => (
          <li key={titulo} className="min-w-0 break-inside-avoid">
            <div className="mb-1.5 flex flex-wrap gap-2">
              <Badge tone={TONES[tipo] ?? 'warning'}>{NAMES[tipo] ?? tipo}</Badge>
              {impacto && <Badge>Impacto {impacto}</Badge>}
            </div>
            <h3 className="text-base font-semibold">{titulo}</h3>
            {valor && <p className="figure text-base">{valor}</p>}
            {benchmark && !benchmark.startsWith(NO_REFERENCE) && (
              <p className="mt-1 text-muted">Referência: {benchmark}</p>
            )}
            {recomendacao && <p className="mt-1">{recomendacao}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const UNKNOWN = 'a definir'

/** What the plan brings and costs, beside the product's references. */
function Account({ analise }: { analise: SharedAnalysis }) {
  const { ganhoMensal, investimento, paybackMeses, roi, explicacao, faturamento, plano } = analise
  if (ganhoMensal === null && !investimento && faturamento === undefined) return null
  return (
    <Part title="Resumo do investimento">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <section aria-labelledby="nossa-conta" className="min-w-0 break-inside-avoid">
          <h3 id="nossa-conta" className="text-base font-semibold">
            Nossa conta
          </h3>
          <dl className="mt-1">
            <Row name="Ganho mensal do plano">
              {ganhoMensal === null ? (investimento ? 'sem conta segura' : UNKNOWN) : formatMoney(ganhoMensal)}
            </Row>
            <Row name="Horas da equipe e compras">
              {investimento ? `${formatMoney(investimento.min)} a ${formatMoney(investimento.max)}` : UNKNOWN}
            </Row>
            {paybackMeses && (
              <Row name="Tempo para se pagar">
                {formatNumber(paybackMeses.min, 1)} a {formatNumber(paybackMeses.max, 1)} meses
              </Row>
            )}
            {roi && (
              <Row name="Retorno em 12 meses">
                {formatPercent(roi.min)} a {formatPercent(roi.max)}
              </Row>
            )}
          </dl>
          {explicacao && <p className="mt-2 text-muted">{unbroken(explicacao)}</p>}
          <p className="mt-2 text-muted">É uma estimativa com os números da empresa, não uma promessa.</p>
        </section>
        {faturamento !== undefined && (
          <section aria-labelledby="referencia" className="min-w-0 break-inside-avoid">
            <h3 id="referencia" className="text-base font-semibold">
              Referência do produto
            </h3>
            <dl className="mt-1">
              {referenceRows(faturamento, sumRanges(plano.flatMap(({ acoes }) => acoes))).map(({ nome, valor }) => (
                <Row key={nome} name={nome}>
                  {valor}
                </Row>
              ))}
            </dl>
            <p className="mt-2 text-muted">{REFERENCE_NOTE}</p>
          </section>
        )}
      </div>
    </Part>
  )
}

/** The text of the analysis; a heading whose lines all stayed with the owner is left out. */
function Report({ text }: { text: string }) {
  const blocks = reportBlocks(text)
  const shown = blocks.filter(({ heading }, place) => !heading || blocks[place + 1]?.heading === false)
  if (shown.length === 0) return null
  return (
    <Part title="Relatório completo">
      <div className="space-y-3 text-base leading-7 print:text-sm print:leading-5">
        {shown.map(({ start, heading, item, sheet, text: line }) =>
          heading ? (
            <h3
              key={start}
              className="mt-7 text-sm font-semibold tracking-wide break-after-avoid text-primary first:mt-0"
            >
              {line}
            </h3>
          ) : sheet ? (
            <SheetTable key={start} rows={sheet.rows} />
          ) : (
            <p key={start} className={item ? 'border-l-2 border-line pl-4' : ''}>
              {unbroken(line)}
            </p>
          ),
        )}
      </div>
    </Part>
  )
}
