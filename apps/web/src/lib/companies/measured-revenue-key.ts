/** Revenue as the statements measure it, a fact or null; under the key that imports renew. Apart from what fetches it: the panel reads it first. */
export const measuredRevenueKey = (companyId: string) => ['companies', companyId, 'financas', 'medidos'] as const
