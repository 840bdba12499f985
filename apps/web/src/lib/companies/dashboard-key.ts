/** Of the panel's answer; apart from what fetches it, so that other parts can read what it brought. */
export const dashboardKey = (companyId: string) => ['companies', companyId, 'dashboard'] as const
