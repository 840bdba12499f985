import { Ok } from '@norteia/contracts/fields'
import { plural } from '@norteia/contracts/format'
import type { Notification } from '@norteia/contracts/notification'
import { QueryClientContext, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { use, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Arrivals } from './arrivals.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsKey, notificationsQuery } from './notifications.queries.ts'
import { targetOf } from './target.ts'

const STEP = 10
const MOST = 50
const COUNT_SHOWN = 99

/** The bell with the unread count; its panel lists this user's notifications, newest first. */
export function NotificationCentre() {
  // Server state is there a moment after the session is.
  return use(QueryClientContext) ? <Centre /> : null
}

function Centre() {
  const [limit, setLimit] = useState(STEP)
  const { data, isError, refetch } = useQuery(notificationsQuery(limit))
  const unread = data?.unread ?? 0
  return (
    <>
      <Arrivals unread={data?.unread} />
      <Popover
        label="Lista de notificações"
        align="end"
        className="w-96 p-0"
        trigger={(props) => (
          <button
            {...props}
            aria-label={unread > 0 ? `Notificações, ${plural(unread, 'não lida', 'não lidas')}` : 'Notificações'}
            className="relative flex size-10 items-center justify-center rounded-md hover:bg-sunken aria-expanded:bg-sunken coarse:size-11"
          >
            <Bell aria-hidden="true" className="size-5" />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-primary px-1 text-xs leading-none font-semibold text-on-primary"
              >
                {unread > COUNT_SHOWN ? `${COUNT_SHOWN}+` : unread}
              </span>
            )}
          </button>
        )}
      >
        {(close) => (
          <Panel
            items={data?.data}
            unread={unread}
            failed={isError}
            onRetry={() => void refetch()}
            onMore={
              data && limit < MOST && data.pagination.totalItems > limit ? () => setLimit(limit + STEP) : undefined
            }
            onClose={close}
          />
        )}
      </Popover>
    </>
  )
}

interface PanelProps {
  items: readonly Notification[] | undefined
  unread: number
  failed: boolean
  onRetry: () => void
  onMore: (() => void) | undefined
  onClose: () => void
}

function Panel({ items, unread, failed, onRetry, onMore, onClose }: PanelProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const { active, companies, select } = useCompanies()
  const read = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      api('/notifications/read', Ok, { method: 'POST', body: ids ? { ids } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    onError: (error) => toast.error(error.message),
  })
  const open = async (item: Notification) => {
    onClose()
    if (!item.read) read.mutate([item.id])
    const { companyId } = item
    try {
      // Its target is shown for the active company only.
      if (companyId && companyId !== active?.id && companies.some(({ id }) => id === companyId)) await select(companyId)
      await navigate(targetOf(item.kind))
    } catch {
      toast.error('Erro ao selecionar empresa. Tente novamente.')
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h2 className="font-display text-lg">Notificações</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" loading={read.isPending} onClick={() => read.mutate(undefined)}>
            Marcar todas como lidas
          </Button>
        )}
      </div>
      {items && items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <NotificationItem
              key={item.id}
              item={item}
              onOpen={() => void open(item)}
              onRead={() => read.mutate([item.id])}
            />
          ))}
        </ul>
      )}
      {items?.length === 0 && (
        <p className="px-4 py-6 text-muted">
          Nada por aqui ainda. Análises, relatórios e alertas automáticos aparecem neste lugar.
        </p>
      )}
      {!items && !failed && <Skeleton className="m-4 h-24" />}
      {!items && failed && (
        <div role="alert" className="grid justify-items-start gap-3 px-4 py-4">
          <p>Não foi possível carregar as notificações.</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2">
        <Link to="/settings" onClick={onClose} className="flex min-h-11 items-center text-primary underline">
          Preferências de e-mail
        </Link>
        {onMore && (
          <Button variant="ghost" size="sm" onClick={onMore}>
            Ver mais antigas
          </Button>
        )}
      </div>
    </>
  )
}
