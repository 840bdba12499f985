import { Link, Navigate, useLocation } from 'react-router'
import { CashTab } from '#src/features/cash/cash-tab.tsx'
import { ResultTab } from '#src/features/result/result-tab.tsx'
import { MovementsTab } from '#src/features/statements/movements-tab.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Page, PageHeader } from '#src/ui/page/page.tsx'

const TABS = [
  { to: '/financas/movimentacoes', label: 'Movimentações', Tab: MovementsTab },
  { to: '/financas/resultado', label: 'Resultado', Tab: ResultTab },
  { to: '/financas/caixa', label: 'Caixa', Tab: CashTab },
] as const

export function Component() {
  const { active } = useCompanies()
  const { pathname } = useLocation()
  const tab = TABS.find(({ to }) => to === pathname.replace(/\/+$/, ''))
  if (!tab) return <Navigate to={TABS[0].to} replace />
  return (
    <Page title={tab.label}>
      <PageHeader title="Finanças" description={active?.nome} />
      <nav aria-label="Finanças" className="mb-6 flex gap-1 overflow-x-auto border-b border-line print:hidden">
        {TABS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === tab.to ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap',
              to === tab.to ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {active && <tab.Tab key={active.id} companyId={active.id} />}
    </Page>
  )
}
