/** What the detail needs to know of the company for its fallbacks. */
export interface DetailCompany {
  id: string
  nome: string
  faturamento: number | null
  funcionarios: number | null
}
