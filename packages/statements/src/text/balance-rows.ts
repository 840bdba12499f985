/** Sums at the end of a table; 'TOTAL EXPRESS' is a carrier. */
const TOTAL =
  /^(SUB ?)?TOTA(L|IS)( GERAL)?( (D[EOA]S? )?(ENTRADAS?|SAIDAS?|CREDITOS?|DEBITOS?|DIA|PERIODO|MES|LANCAMENTOS?|MOVIMENTOS?|MOVIMENTACOES|COMPRAS|FATURA))?( D[EO] (DIA|PERIODO|MES))?( R\$)?:?$/

/**
 * Whether a normalised description names a balance instead of a movement. 'anterior': before the first line; 'dia': at
 * the end of the row's day; 'outro': available, blocked or invested money or a sum, which
 * proves nothing.
 */
export function balanceRow(key: string): 'anterior' | 'dia' | 'outro' | null {
  const bare = key.replace(/^[^A-Z0-9]{1,10}(?=[A-Z])/, '')
  if (TOTAL.test(bare)) return 'outro'
  if (/^COD\.? ?LANC\.? ?0\b/.test(bare)) return 'anterior'
  const text = bare.replace(/^S A L D O\b/, 'SALDO').replace(/^SDO\b/, 'SALDO')
  if (!/^SALDOS?\b/.test(text)) return null
  const rest = text
    .replace(/^SALDOS?\b[\s:.*+-]*/, '')
    .replace(/[\s:.*-]+$/, '')
    .replace(/^(EM|NO|NA|DO|DA|DE)\s+(?=\d|C\/?C|CONTA|DIA|PERIODO|MES)/, '')
  if (/^(ANTERIOR|ANT|INICIAL|ABERTURA)\b|^[A-Z ]*\b(DIA|MES|PERIODO) ANTERIOR$/.test(rest)) return 'anterior'
  if (rest === '' || /^(DIA|FINAL|ATUAL|CONTA|C\/?C|PERIODO|MES|CORRENTE|CONTABIL|\d)/.test(rest)) return 'dia'
  const other =
    /^((C\/|COM )?LIMITE|TOTAL|CTA\/APL|DISPON|BLOQ|PARCIAL|APLIC|INVEST|LIVRE|PROVIS|MOVIMENTA|POUPANCA|FUTURO|PREVIST|RESG|CHEQUE|LIQUIDO)/
  return other.test(rest) ? 'outro' : null
}
