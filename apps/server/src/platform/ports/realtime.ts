import type { CompanyEvents } from '@norteia/contracts/realtime'

/** Tells every device that watches the company. Never fails: who misses it refetches at the next reconnect. */
export type EmitToCompany = <E extends keyof CompanyEvents>(companyId: string, event: E, body: CompanyEvents[E]) => void
