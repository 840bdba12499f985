import * as z from 'zod/mini'

/** A company as the API sends it. Money in reais; null means 'not informed'. */
export const CompanyRecord = z.object({
  id: z.string(),
  nome: z.string(),
  cnpj: z.string(),
  setor: z.string(),
  funcionarios: z.nullable(z.number()),
  /** Monthly revenue in reais. */
  faturamento: z.nullable(z.number()),
})
export type CompanyRecord = z.infer<typeof CompanyRecord>
