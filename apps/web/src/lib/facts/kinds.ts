import { FACT_KINDS, type FactKind } from '@norteia/contracts/fact-kind'

/** One glyph for each kind of figure, the same in texts, charts and the PDF. */
export const KIND_GLYPHS: Readonly<Record<FactKind, string>> = {
  informado: '●',
  importado: '■',
  calculado: 'ƒ',
  estimado: '≈',
  referência: '§',
}

export const KIND_NAMES: Readonly<Record<FactKind, string>> = {
  informado: 'Informado por você',
  importado: 'Importado dos seus dados',
  calculado: 'Calculado',
  estimado: 'Estimado',
  referência: 'Referência pública',
}

export const isFactKind = (value: unknown): value is FactKind => FACT_KINDS.some((kind) => kind === value)
