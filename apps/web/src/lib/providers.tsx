import { speakPortuguese } from '@norteia/contracts/messages'
import type { ReactNode } from 'react'
import { CompanyProvider } from './companies/company.tsx'
import { RealtimeProvider } from './realtime/socket.tsx'
import { SessionEnds } from './session/session-ends.tsx'

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
