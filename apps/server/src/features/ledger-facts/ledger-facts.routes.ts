import { IdParams } from '@norteia/contracts/fields'
import { LedgerFactsReply } from '@norteia/contracts/ledger-facts'
import type { App } from '#src/platform/http/fastify.ts'
import type { Services } from '#src/platform/services.ts'
import { readLedgerFacts } from './ledger-facts.service.ts'

export function ledgerFactsRoutes(app: App, { db, clock }: Services): void {
  app.get(
    '/companies/:id/medidos',
    {
      config: { access: 'company' },
      schema: {
        summary: 'O que as movimentações medem da empresa; vazio enquanto pouco se sabe delas.',
        params: IdParams,
        response: { 200: LedgerFactsReply },
      },
    },
    async ({ company }) => ({ success: true as const, data: await readLedgerFacts(db, company.id, clock()) }),
  )
}
