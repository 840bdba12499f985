/** Whoever is in it was checked to own the company. */
export const companyRoom = (companyId: string) => `company:${companyId}`
