import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { RefreshAnalysis } from './refresh-analysis.tsx'
import { revenueQuery } from './revenue.queries.ts'
import { RevenueForecast } from './revenue-forecast.tsx'
import { REVENUE_FORM, RevenueForm } from './revenue-form.tsx'
import { gridMonths, typedFrom } from './revenue-months.ts'

interface RevenueDialogProps {
  companyId: string
  /** There is an analysis that can be made again with the months. */
  analysed: boolean
  onClose: () => void
}

/** The monthly history: typed in, pasted or from a file; once saved, the forecast made of it. */
export function RevenueDialog({ companyId, analysed, onClose }: RevenueDialogProps) {
  const query = useQuery({ ...revenueQuery(companyId), staleTime: 0 })
  const [saved, setSaved] = useState(0)
  const [saving, setSaving] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Informar faturamento mensal"
      size="lg"
      footer={
        saved > 0 ? (
          <>
            <Button variant="secondary" onClick={() => setSaved(0)}>
              Editar meses
            </Button>
            <Button variant={analysed ? 'secondary' : 'primary'} onClick={onClose}>
              Concluir
            </Button>
            {analysed && <RefreshAnalysis companyId={companyId} size="md" onDone={onClose} />}
          </>
        ) : (
          query.data && (
            <Button type="submit" form={REVENUE_FORM} loading={saving}>
              Salvar faturamento
            </Button>
          )
        )
      }
    >
      {saved > 0 && query.data ? (
        <RevenueForecast companyId={companyId} months={query.data} version={saved} />
      ) : query.data ? (
        <RevenueForm
          companyId={companyId}
          initial={typedFrom(query.data)}
          onSaving={setSaving}
          onSaved={() => setSaved(Date.now())}
        />
      ) : query.isError && !query.isFetching ? (
        <ErrorState
          message={query.error instanceof ApiError ? query.error.message : 'Não foi possível abrir o histórico.'}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Carregando o histórico..." className="grid gap-4 sm:grid-cols-3">
          {gridMonths('2026-01').map((month) => (
            <Skeleton key={month} className="h-16" />
          ))}
        </div>
      )}
    </Dialog>
  )
}
