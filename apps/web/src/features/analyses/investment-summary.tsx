import { ESTIMATED, type MoneyRange } from '@norteia/contracts/analysis'
import type { ActionPlanRead, AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import type { ReactNode } from 'react'
import { REFERENCE_NOTE, referenceRows } from '#src/lib/analysis/planning-reference.ts'
import { actionsOf, sumRanges } from '#src/lib/analysis/ranges.ts'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'
import { Explained } from '#src/lib/words/explained.tsx'
import type { DetailCompany } from './detail-company.ts'

type Account = AnalysisRead['insights']['analiseCompleta']['nossaConta']
const FIELD = 'insights.analiseCompleta.nossaConta'

interface InvestmentSummaryProps {
  company: DetailCompany
  account: Account
  plan: ActionPlanRead
}

/** 'Nossa conta' beside the product's planning references, which are no computation for this company. */
export function InvestmentSummary({ company, account, plan }: InvestmentSummaryProps) {
  return (
    <section aria-labelledby="resumo-investimento">
      <h3 id="resumo-investimento" className="mb-3 font-display text-xl font-medium">
        Resumo do investimento
      </h3>
      <div className="grid gap-3 lg:grid-cols-2">
        <Own account={account} />
        <Reference company={company} plan={plan} />
      </div>
    </section>
  )
}

/** Shown instead of a gain: nothing is known of the company, or no answer gives a formula. */
const noGain = ({ investimento }: Account) => (investimento ? 'sem conta segura' : 'a definir (informe o faturamento)')

function Own({ account }: { account: Account }) {
  const ends = (
    field: 'investimento' | 'paybackMeses' | 'roi',
    range: MoneyRange | null,
    write: (value: number) => string,
  ) =>
    range ? (
      <>
        <FactFigure campo={`${FIELD}.${field}.min`}>{write(range.min)}</FactFigure> a{' '}
        <FactFigure campo={`${FIELD}.${field}.max`}>{write(range.max)}</FactFigure>
      </>
    ) : (
      'a definir (informe o faturamento)'
    )
  return (
    <div className="break-inside-avoid rounded-lg border border-primary bg-card p-4 sm:p-5">
      <h4 className="text-base font-semibold">Nossa conta</h4>
      <p className="text-muted">
        Horas e compras das ações acima, e o ganho só onde os números da sua empresa dão uma fórmula.
      </p>
      <dl className="figure mt-4 grid gap-2">
        <Row name="Ganho mensal do plano">
          {account.ganhoMensal !== null ? (
            <FactFigure campo={`${FIELD}.ganhoMensal`}>{formatMoney(account.ganhoMensal)}</FactFigure>
          ) : (
            noGain(account)
          )}
        </Row>
        <Row name="Horas da equipe e compras">{ends('investimento', account.investimento, formatMoney)}</Row>
        <Row name="Tempo para se pagar">
          {account.paybackMeses ? (
            <>{ends('paybackMeses', account.paybackMeses, (value) => formatNumber(value, 1))} meses</>
          ) : (
            '—'
          )}
        </Row>
        <Row name="Retorno em 12 meses">{account.roi ? ends('roi', account.roi, formatPercent) : '—'}</Row>
      </dl>
      {account.explicacao && (
        <div className="mt-4 border-t border-line pt-3 text-muted">
          <FactText text={account.explicacao} campo={`${FIELD}.explicacao`} />
        </div>
      )}
    </div>
  )
}

function Reference({ company: { faturamento }, plan }: { company: DetailCompany; plan: ActionPlanRead }) {
  const revenue = { valor: faturamento ?? ESTIMATED.faturamento, estimado: faturamento === null }
  return (
    <div className="break-inside-avoid rounded-lg border border-line bg-sunken p-4 sm:p-5">
      <h4 className="text-base font-semibold">
        <Explained text="Referência do produto" />
      </h4>
      <p className="text-muted">{REFERENCE_NOTE}</p>
      <dl className="figure mt-4 grid gap-2">
        {referenceRows(revenue, sumRanges(actionsOf(plan))).map(({ nome, valor }) => (
          <Row key={nome} name={nome}>
            {valor}
          </Row>
        ))}
      </dl>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">
        <Explained text={name} />
      </dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  )
}
