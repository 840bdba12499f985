export const companyRoom = (companyId: string) => `company:${companyId}`
