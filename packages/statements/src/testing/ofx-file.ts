export const HEADER =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n\n'

export interface OfxParts {
  header?: string
  account?: string
  currency?: string
  range?: string
  movements?: string
  balance?: string
  server?: string
}

/** An OFX file that misses nothing; each test spoils what it is about. */
export function ofx(parts: OfxParts = {}): string {
  const account = parts.account ?? '<BANKACCTFROM><BANKID>0341<ACCTID>1234567-8<ACCTTYPE>CHECKING</BANKACCTFROM>'
  const range = parts.range ?? '<DTSTART>20260701<DTEND>20260731'
  return [
    `${parts.header ?? HEADER}<OFX>`,
    `<SIGNONMSGSRSV1><SONRS><DTSERVER>${parts.server ?? '20260801'}<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>`,
    `<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${parts.currency ?? 'BRL'}`,
    account,
    `<BANKTRANLIST>${range}`,
    parts.movements ?? movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
    `</BANKTRANLIST>${parts.balance ?? '<LEDGERBAL><BALAMT>90.00<DTASOF>20260731</LEDGERBAL>'}`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n')
}

export function movement(date: string, amount: string, memo: string, fitid = '', type = 'OTHER', more = ''): string {
  return `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>${date}\n<TRNAMT>${amount}\n<FITID>${fitid}\n${more}<MEMO>${memo}\n</STMTTRN>`
}
