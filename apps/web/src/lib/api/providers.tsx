import { speakPortuguese } from '@norteia/contracts/messages'
import type { ReactNode } from 'react'
import { CompanyProvider } from '#src/lib/companies/company.tsx'
import { RealtimeProvider } from '#src/lib/realtime/socket.tsx'
import { SessionEnds } from '#src/lib/session/session-ends.tsx'

// Before any schema parses: Portuguese sentences, and no generated code, which the security policy forbids.
speakPortuguese()

/** Everything below the router that screens share: server state, companies, the realtime connection. */
export function DataProviders({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionEnds />
      <CompanyProvider>
        <RealtimeProvider>{children}</RealtimeProvider>
      </CompanyProvider>
    </>
  )
}
