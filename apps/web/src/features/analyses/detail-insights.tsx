import { ESTIMATED, type Insight } from '@norteia/contracts/analysis'
import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { companySize, REVENUE_PER_PERSON, revenuePerPerson } from '@norteia/contracts/product-figures'
import { InsightCard } from '#src/lib/analysis/insight-card.tsx'
import { WordScope } from '#src/lib/words/explained.tsx'
import type { DetailCompany } from './detail-company.ts'

/** What the analysis found, or what can be computed from the company's record. */
export function DetailInsights({ company, analise }: { company: DetailCompany; analise: AnalysisRead }) {
  const { insights } = analise.insights.analiseCompleta
  const computed = insights.length === 0
  const list = computed ? computedInsights(company) : insights
  return (
    <WordScope>
      <div className="grid gap-3">
        {computed && (
          <p className="text-muted">
            Esta análise não trouxe pontos de atenção. Os que aparecem aqui vêm do cadastro da empresa.
          </p>
        )}
        <ul className="grid gap-3 lg:grid-cols-2">
          {list.map((insight, place) => (
            <InsightCard
              key={insight.id || place}
              insight={insight}
              campo={computed ? undefined : `insights.analiseCompleta.insights.${place}`}
            />
          ))}
        </ul>
      </div>
    </WordScope>
  )
}

/** Revenue per employee beside the product's reference, and the size class. */
function computedInsights({ faturamento, funcionarios }: DetailCompany): Insight[] {
  const revenue = faturamento ?? ESTIMATED.faturamento
  const mark = faturamento === null ? ' (estimado)' : ''
  const people = Math.max(1, funcionarios ?? 1)
  const perPerson = revenuePerPerson(revenue, people)
  const ratio = perPerson / REVENUE_PER_PERSON - 1
  return [
    {
      id: 'receita-por-funcionario',
      tipo: ratio < 0 ? 'oportunidade' : 'força',
      impacto: 'alto',
      titulo: 'Receita por pessoa',
      valor: `${formatMoney(perPerson)} por mês${mark}`,
      benchmark: `${formatMoney(REVENUE_PER_PERSON)} por pessoa, por mês (referência do produto)`,
      recomendacao:
        ratio < 0
          ? `Está ${formatPercent(-ratio)} abaixo da referência: veja onde o tempo de trabalho não vira receita.`
          : `Está ${formatPercent(ratio)} acima da referência: mantenha o que já funciona antes de contratar.`,
    },
    {
      id: 'porte',
      tipo: 'oportunidade',
      impacto: 'médio',
      titulo: `Porte: ${companySize(people)}`,
      valor: `${formatNumber(people)} ${people === 1 ? 'pessoa' : 'pessoas'}${funcionarios === null ? ' (estimado)' : ''}`,
      benchmark: 'Menos de 10 pessoas: micro; menos de 50: pequena; a partir daí, média',
      recomendacao: 'Compare a sua empresa com outras do mesmo porte: o que vale para as grandes nem sempre serve.',
    },
  ]
}
