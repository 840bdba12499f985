import type { Device } from '@norteia/contracts/account-care'
import { Ok } from '@norteia/contracts/fields'
import { formatDate, formatTime } from '@norteia/contracts/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { deviceName } from './device-name.ts'
import { devicesQuery } from './settings.queries.ts'

/** Where the account is signed in, and the way to end each of them. */
export function DeviceList() {
  const devices = useQuery(devicesQuery)
  return (
    <section aria-labelledby="aparelhos">
      <h3 id="aparelhos" className="font-medium">
        Aparelhos conectados
      </h3>
      {devices.isPending && <Skeleton className="mt-3 h-16 w-full" />}
      {devices.isError && <InlineError what="seus aparelhos" error={devices.error} onRetry={devices.refetch} />}
      {devices.data && (
        <ul className="mt-1 divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const name = deviceName(device.userAgent)

  async function end() {
    setBusy(true)
    try {
      await api(`/users/me/sessions/${device.id}`, Ok, { method: 'DELETE' })
      toast.success('Sessão encerrada.')
      await queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">{name}</span>
          {device.current && <Badge>Este aparelho</Badge>}
        </p>
        <p className="figure text-muted">
          Último acesso em {formatDate(device.lastSeenAt)}, {formatTime(device.lastSeenAt)}
        </p>
      </div>
      {!device.current && (
        <Button variant="secondary" size="sm" loading={busy} aria-label={`Encerrar ${name}`} onClick={() => void end()}>
          Encerrar
        </Button>
      )}
    </li>
  )
}
