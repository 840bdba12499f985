import type { CompanyEvents } from '@norteia/contracts/realtime'

/** Sends an event to every device that shows the company. Never fails: clients that miss it refetch when they reconnect. */
export type EmitToCompany = <E extends keyof CompanyEvents>(companyId: string, event: E, body: CompanyEvents[E]) => void
