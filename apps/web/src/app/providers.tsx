import type { ReactNode } from 'react'
import { DataProviders } from '#src/lib/providers.tsx'
import { ToastProvider } from '#src/ui/overlays/toast.tsx'

/** Everything screens share; belongs inside the router. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <DataProviders>{children}</DataProviders>
    </ToastProvider>
  )
}
