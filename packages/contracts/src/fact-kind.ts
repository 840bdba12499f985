/** informado ●, importado ■, calculado ƒ, estimado ≈, referência § */
export const FACT_KINDS = ['informado', 'importado', 'calculado', 'estimado', 'referência'] as const
export type FactKind = (typeof FACT_KINDS)[number]
