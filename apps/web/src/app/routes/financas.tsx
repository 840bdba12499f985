import type { Company } from '@norteia/contracts/company'
import { Link, Navigate, useLocation } from 'react-router'
import { CashTab } from '#src/features/cash/cash-tab.tsx'
import { ResultTab } from '#src/features/result/result-tab.tsx'
import { ShareActions } from '#src/features/sharing/share-actions.tsx'
import { resultMessage } from '#src/features/sharing/share-text.ts'
import { MovementsTab } from '#src/features/statements/movements-tab.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Page, PageHeader } from '#src/ui/page/page.tsx'

const TABS = [
  { to: '/financas/movimentacoes', label: 'Movimentações' },
  { to: '/financas/resultado', label: 'Resultado' },
  { to: '/financas/caixa', label: 'Caixa' },
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
      {active && <Tab key={active.id} at={tab.to} company={active} />}
    </Page>
  )
}

function Tab({
  at,
  company: { id, nome },
}: {
  at: (typeof TABS)[number]['to']
  company: Pick<Company, 'id' | 'nome'>
}) {
  if (at === '/financas/movimentacoes') return <MovementsTab companyId={id} />
  if (at === '/financas/caixa')
    return (
      <CashTab
        companyId={id}
        share={(scenario, unsaved) => (
          <ShareActions
            companyId={id}
            share={{ tipo: 'caixa', ...(scenario && { referencia: scenario.id }) }}
            note={
              scenario
                ? `O link mostra o cenário “${scenario.nome}”.`
                : unsaved
                  ? 'O que você mudou na tela não vai junto: salve como cenário para compartilhar.'
                  : undefined
            }
          />
        )}
      />
    )
  return (
    <ResultTab
      companyId={id}
      share={(result) => (
        <ShareActions
          companyId={id}
          share={{ tipo: 'resultado', referencia: result.mes }}
          text={resultMessage(nome, result)}
        />
      )}
    />
  )
}
