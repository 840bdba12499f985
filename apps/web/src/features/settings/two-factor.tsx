import { plural } from '@norteia/contracts/format'
import { type TwoFactorOffer as Offer, TwoFactorOffer } from '@norteia/contracts/two-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { twoFactorQuery } from './settings.queries.ts'
import { EndTwoFactorForm, RecoveryCodes, SetUpTwoFactor } from './two-factor-steps.tsx'

type Step =
  | { name: 'rest' }
  | { name: 'offer'; offer: Offer['data'] }
  | { name: 'codes'; codes: string[] }
  | { name: 'end' }
const REST: Step = { name: 'rest' }

/** The second step of the sign-in: on, off, and the codes for a lost phone. */
export function TwoFactor() {
  const state = useQuery(twoFactorQuery)
  const queries = useQueryClient()
  const toast = useToast()
  const [step, setStep] = useState(REST)
  const [busy, setBusy] = useState(false)
  const again = () => queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey })

  async function offer() {
    setBusy(true)
    try {
      const { data } = await api('/users/me/two-factor', TwoFactorOffer, { method: 'POST' })
      setStep({ name: 'offer', offer: data })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const close = () => setStep(REST)
  const ended = () => {
    close()
    toast.success('Verificação em duas etapas desativada.')
    void again()
  }
  const begun = (codes: string[]) => {
    setStep({ name: 'codes', codes })
    void again()
  }

  return (
    <section aria-labelledby="duas-etapas">
      <h3 id="duas-etapas" className="flex flex-wrap items-center gap-2 font-medium">
        Verificação em duas etapas
        {state.data?.enabled && <Badge>Ativa</Badge>}
      </h3>
      {state.isPending && <Skeleton className="mt-3 h-11 w-full" />}
      {state.isError && <InlineError what="a verificação em duas etapas" error={state.error} onRetry={state.refetch} />}
      {state.data && step.name === 'rest' && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 grow basis-60 text-muted">
            {state.data.enabled
              ? `O login pede também um código do seu aplicativo. Você tem ${plural(state.data.recoveryCodesLeft, 'código de recuperação', 'códigos de recuperação')}.`
              : 'Além da senha, o login pede um código do aplicativo autenticador do seu celular.'}
          </p>
          {state.data.enabled ? (
            <Button variant="secondary" onClick={() => setStep({ name: 'end' })}>
              Desativar
            </Button>
          ) : (
            <Button variant="secondary" loading={busy} onClick={() => void offer()}>
              Ativar
            </Button>
          )}
        </div>
      )}
      {step.name === 'offer' && <SetUpTwoFactor offer={step.offer} onDone={begun} onCancel={close} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
      {step.name === 'end' && <EndTwoFactorForm onDone={ended} onCancel={close} />}
    </section>
  )
}
