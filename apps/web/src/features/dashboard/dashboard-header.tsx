import type { DashboardRead } from '@norteia/contracts/analysis-read'
import { formatDate, formatMoney, formatMoneyShort, formatTime, plural } from '@norteia/contracts/format'
import { ListChecks, RefreshCw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { Dot } from './system-state.tsx'

interface DashboardHeaderProps {
  view: DashboardRead
  firstName: string
  /** Whether the system listens. */
  system: ReactNode
  updatedAt: number
  refreshing: boolean
  onRefresh: () => void
  /** Another tab than the overview is open: on a phone only the name stays, so that the tab begins on the first screen. */
  folded: boolean
  /** Undefined without a plan. */
  onPlan: (() => void) | undefined
}

/** Who it is about, whether the system listens, and the two things to do. */
export function DashboardHeader({
  view,
  firstName,
  system,
  updatedAt,
  refreshing,
  folded,
  ...on
}: DashboardHeaderProps) {
  const { empresa, totalAnalises, ultimaAnalise } = view
  return (
    <header className="mb-5 grid grid-cols-1 gap-4 sm:mb-6">
      <ul
        aria-label="Empresa e sistema"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is one line that scrolls
        tabIndex={0}
        className={cx(
          'flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap sm:gap-2',
          folded && 'max-sm:hidden',
        )}
      >
        {empresa.setor && <Item>{empresa.setor}</Item>}
        <Item>{empresa.nome}</Item>
        <Item>
          {empresa.faturamento === null ? (
            'Faturamento não informado'
          ) : (
            <Estimated when={empresa.estimados.includes('faturamento')}>
              <span className="figure" title={formatMoney(empresa.faturamento)}>
                {formatMoneyShort(empresa.faturamento)} por mês
              </span>
            </Estimated>
          )}
        </Item>
        <li className="max-sm:shrink-0">{system}</li>
        <li className="max-sm:shrink-0">
          <Badge tone="primary">
            <Dot on />
            Agente IA ativo
          </Badge>
        </li>
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1
            className={cx(
              'font-display leading-tight font-medium tracking-tight wrap-anywhere sm:text-4xl',
              folded ? 'max-sm:text-xl' : 'text-3xl',
            )}
          >
            Bem-vindo(a), {firstName}!
          </h1>
          {folded && <p className="truncate text-muted sm:hidden">{empresa.nome}</p>}
          <p className={cx('mt-1 text-muted', folded && 'max-sm:hidden')}>
            {totalAnalises > 0 ? (
              <>
                <span className="figure">{plural(totalAnalises, 'análise')}</span>
                {ultimaAnalise && (
                  <>
                    , a última em <time dateTime={ultimaAnalise}>{formatDate(ultimaAnalise)}</time>
                  </>
                )}
              </>
            ) : (
              'Tudo pronto para a sua primeira análise'
            )}
            <span aria-hidden="true" className="max-sm:hidden">
              {' · '}
            </span>
            <span className="max-sm:block">
              <span className="whitespace-nowrap">Atualizado às {formatTime(updatedAt)}</span>
              {' · '}
              <TextLink to="/settings">Configurações</TextLink>
            </span>
          </p>
        </div>
        <div
          className={cx(
            'grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap print:hidden',
            folded && 'max-sm:hidden',
          )}
        >
          {on.onPlan && (
            <Button onClick={on.onPlan} className="max-sm:col-span-2">
              <ListChecks aria-hidden="true" className="size-4" />
              Ver meu plano
            </Button>
          )}
          <ButtonLink
            to="/diagnostico-empresarial"
            variant={on.onPlan ? 'secondary' : 'primary'}
            className="max-sm:px-2"
          >
            <Sparkles aria-hidden="true" className="size-4 max-sm:hidden" />
            {view.analise || totalAnalises > 0 ? 'Nova análise com IA' : 'Fazer primeira análise'}
          </ButtonLink>
          <Button variant="secondary" loading={refreshing} onClick={on.onRefresh} className="max-sm:px-2">
            {!refreshing && <RefreshCw aria-hidden="true" className="size-4 max-sm:hidden" />}
            Atualizar dashboard
          </Button>
        </div>
      </div>
    </header>
  )
}

const Item = ({ children }: { children: ReactNode }) => (
  <li className="max-w-full max-sm:shrink-0">
    <Badge className="max-w-full">
      <span className="truncate">{children}</span>
    </Badge>
  </li>
)
