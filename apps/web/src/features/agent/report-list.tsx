import { ReportPage } from '@norteia/contracts/automation'
import { formatDate } from '@norteia/contracts/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiBlob } from '#src/lib/api/api.ts'
import { saveFile } from '#src/lib/api/download.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'

const SHOWN = 12
const brazilian = (day: string) => day.split('-').reverse().join('/')

/** Automatic reports, newest first, each with a download. */
export function ReportList({ companyId }: { companyId: string }) {
  const query = useQuery({
    queryKey: ['agent', companyId, 'reports'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/relatorios?page=1&limit=${SHOWN}`, ReportPage, { signal })).relatorios,
  })
  return (
    <Card title="Relatórios automáticos">
      {query.isPending ? (
        <Skeleton className="h-20" />
      ) : query.isError ? (
        <InlineError what="os relatórios" error={query.error} onRetry={query.refetch} />
      ) : query.data.length === 0 ? (
        <p className="text-muted">
          Nenhum relatório ainda. O primeiro sai na data da tarefa de relatório e chega também por e-mail.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map(({ id, titulo, periodo, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 grow">
                <p className="font-medium">{titulo}</p>
                <p className="figure text-muted">
                  {brazilian(periodo.inicio)} a {brazilian(periodo.fim)} · gerado em {formatDate(createdAt)}
                </p>
              </div>
              <DownloadButton
                path={`/companies/${companyId}/relatorios/${id}/pdf`}
                name={`norteia-relatorio-${periodo.fim}.pdf`}
                label={`Baixar PDF: ${titulo} até ${brazilian(periodo.fim)}`}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function DownloadButton({ path, name, label }: { path: string; name: string; label: string }) {
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveFile(await apiBlob(path, { headers: { Accept: 'application/pdf' } }), name)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Erro ao baixar o relatório.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" aria-label={label} loading={loading} onClick={() => void download()}>
      Baixar PDF
    </Button>
  )
}
