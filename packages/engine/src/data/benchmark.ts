/** A public figure with organisation, year and address. Most addresses are press copies of official releases. */
export interface Benchmark {
  valor: number
  unidade: string
  escopo: string
  /** Last year that the figure covers; of a law in force the year in which it was looked up. */
  ano: number
  /** As published, where it is more than a year: '2025-08', '2014-2016', 'vigente'. */
  periodo?: string
  orgao: string
  url: string
  /** Last month, 'AAAA-MM', in which it may be shown; then a newer one is looked for. */
  expira: string
  obs?: string
}
