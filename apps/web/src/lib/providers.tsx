import { speakPortuguese } from '@norteia/contracts/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CompanyProvider } from './company.tsx'
import { createQueryClient } from './query.ts'
import { SessionEnds } from './session-ends.tsx'
import { RealtimeProvider } from './socket.tsx'

// Before any schema parses: Portuguese sentences, and no generated code, which the security policy forbids.
speakPortuguese()

/** Everything below the router that screens share: server state, companies, the realtime connection. */
export function DataProviders({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SessionEnds />
      <CompanyProvider>
        <RealtimeProvider>{children}</RealtimeProvider>
      </CompanyProvider>
    </QueryClientProvider>
  )
}
