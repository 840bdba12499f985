import { type Preferences, PreferencesReply } from '@norteia/contracts/account-care'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { SwitchField } from '#src/ui/fields/switch-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { preferencesQuery } from './settings.queries.ts'

/** Which e-mails arrive besides those about the account's safety; a switch saves immediately. */
export function PreferencesCard() {
  const queries = useQueryClient()
  const toast = useToast()
  const preferences = useQuery(preferencesQuery)
  const save = useMutation({
    mutationFn: (next: Preferences) => api('/users/me/preferences', PreferencesReply, { method: 'PUT', body: next }),
    onMutate: (next) => {
      const before = queries.getQueryData(preferencesQuery.queryKey)
      queries.setQueryData(preferencesQuery.queryKey, next)
      return { before }
    },
    onError: (error, _next, context) => {
      queries.setQueryData(preferencesQuery.queryKey, context?.before)
      toast.error(error.message)
    },
  })
  const { data } = preferences

  return (
    <Card title="E-mails">
      {preferences.isPending && <Skeleton className="h-20 w-full" />}
      {preferences.isError && (
        <InlineError what="suas escolhas" error={preferences.error} onRetry={preferences.refetch} />
      )}
      {data && (
        <div className="space-y-4">
          <SwitchField
            label="Relatórios por e-mail"
            help="Os relatórios automáticos da empresa, quando ficam prontos, e o resumo da semana."
            checked={data.emailReports}
            onChange={(event) => save.mutate({ ...data, emailReports: event.currentTarget.checked })}
          />
          <SwitchField
            label="Alertas por e-mail"
            help="Quando um indicador sai dos limites que você definiu."
            checked={data.emailAlerts}
            onChange={(event) => save.mutate({ ...data, emailAlerts: event.currentTarget.checked })}
          />
        </div>
      )}
    </Card>
  )
}
