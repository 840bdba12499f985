/** The room of a company; only sockets whose user owns the company join it. */
export const companyRoom = (companyId: string) => `company:${companyId}`
