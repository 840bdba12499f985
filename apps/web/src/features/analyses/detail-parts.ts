export const DETAIL_PARTS = ['plano', 'insights', 'graficos', 'relatorio'] as const
export type DetailPart = (typeof DETAIL_PARTS)[number]
