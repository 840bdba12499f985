import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type InitialEntry, RouterProvider, useLocation } from 'react-router'
import { createQueryClient } from '#src/lib/api/query.ts'
import { CompanyProvider, loadSignedIn } from '#src/lib/companies/company.tsx'
import { SessionEnds } from '#src/lib/session/session-ends.tsx'
import { ToastProvider } from '#src/ui/overlays/toast.tsx'

// As the app does for a kept session, before its first render.
await loadSignedIn()

/** Renders a screen at an address among pages that only say where one is: 'at /profile'. */
export function renderAt(entry: InitialEntry, path: string, screen: ReactElement) {
  const frame = (element: ReactElement) => (
    <QueryClientProvider client={queries}>
      <SessionEnds />
      <ToastProvider>
        <CompanyProvider>{element}</CompanyProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
  const queries = createQueryClient()
  const router = createMemoryRouter(
    [
      { path, element: frame(screen) },
      { path: '*', element: frame(<Whereabouts />) },
    ],
    { initialEntries: [entry] },
  )
  return { router, ...render(<RouterProvider router={router} />) }
}

function Whereabouts() {
  return <p>at {useLocation().pathname}</p>
}
