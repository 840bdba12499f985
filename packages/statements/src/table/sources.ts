import type { TipoConta } from '#src/types.ts'

/** A header that a bank or an acquirer is known by. Nothing else selects a source, least of all a description. */
export interface Fonte {
  banco: string | null
  tipo: TipoConta
  /** Header names that all must be there. */
  names: string[]
  /** A purchase is written positive. */
  inverted?: true
  /** Has written month before day, too. */
  asksDate?: true
}

const SOURCES: Fonte[] = [
  { banco: '260', tipo: 'corrente', names: ['DATA', 'VALOR', 'IDENTIFICADOR', 'DESCRICAO'] },
  { banco: '260', tipo: 'cartao', names: ['DATE', 'TITLE', 'AMOUNT'], inverted: true },
  { banco: '336', tipo: 'corrente', names: ['DATA LANCAMENTO', 'DATA CONTABIL', 'ENTRADA', 'SAIDA'] },
  { banco: '336', tipo: 'cartao', names: ['DATA DE COMPRA', 'FINAL DO CARTAO', 'PARCELA'], inverted: true },
  { banco: '077', tipo: 'corrente', names: ['DATA LANCAMENTO', 'HISTORICO', 'VALOR', 'SALDO'] },
  { banco: '001', tipo: 'corrente', names: ['DATA', 'DEPENDENCIA ORIGEM', 'HISTORICO', 'VALOR'], asksDate: true },
  { banco: '341', tipo: 'corrente', names: ['DATA', 'LANCAMENTO', 'AG/ORIGEM', 'VALOR'] },
  { banco: '237', tipo: 'corrente', names: ['DATA', 'HISTORICO', 'DOCTO', 'CREDITO', 'DEBITO'] },
  { banco: '033', tipo: 'corrente', names: ['DATA', 'DESCRICAO', 'DOCTO', 'CREDITO', 'DEBITO'] },
  { banco: '104', tipo: 'corrente', names: ['DATA MOV', 'NR DOC', 'HISTORICO', 'VALOR'] },
  { banco: '323', tipo: 'corrente', names: ['RELEASE DATE', 'TRANSACTION TYPE', 'TRANSACTION NET AMOUNT'] },
  { banco: '748', tipo: 'corrente', names: ['DATA', 'DESCRICAO', 'DOCUMENTO', 'VALOR', 'SALDO'] },
  { banco: '290', tipo: 'corrente', names: ['CODIGO DA TRANSACAO', 'DATA', 'TIPO', 'DESCRICAO', 'VALOR'] },
  { banco: 'cielo', tipo: 'adquirente', names: ['DATA DA VENDA', 'VALOR BRUTO', 'VALOR TAXA/TARIFA'] },
  { banco: null, tipo: 'adquirente', names: ['DATA DA VENDA', 'VALOR BRUTO', 'VALOR LIQUIDO'] },
]

/** Itaú's text file: date, text and signed amount, without a header. */
export const ITAU_TEXT: Fonte = { banco: '341', tipo: 'corrente', names: [] }

/** A card's bill of a bank that its header doesn't tell. */
export const CARD_BILL: Fonte = { banco: null, tipo: 'cartao', names: [] }

export function sourceOf(names: readonly string[]): Fonte | null {
  const there = new Set(names.map((name) => name.replace(/\s*\/\s*/g, '/')))
  return SOURCES.find((source) => source.names.every((name) => there.has(name))) ?? null
}
