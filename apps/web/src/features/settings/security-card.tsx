import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'

const DeviceList = lazy(async () => ({ default: (await import('./device-list.tsx')).DeviceList }))
const TwoFactor = lazy(async () => ({ default: (await import('./two-factor.tsx')).TwoFactor }))
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }))

/** Password, second step and the devices that are signed in. */
export function SecurityCard({ email }: { email: string }) {
  const [changing, setChanging] = useState(false)
  return (
    <Card title="Segurança">
      {changing ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PasswordForm email={email} onDone={() => setChanging(false)} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">Use uma senha só daqui e troque se alguém a tiver visto.</p>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Alterar senha
          </Button>
        </div>
      )}
      <div className="mt-6 border-t border-line pt-4">
        <Suspense fallback={<Skeleton className="h-20" />}>
          <TwoFactor />
        </Suspense>
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <Suspense fallback={<Skeleton className="h-32" />}>
          <DeviceList />
        </Suspense>
      </div>
    </Card>
  )
}
