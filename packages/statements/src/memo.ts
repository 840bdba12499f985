import { normalise, readable } from '#src/text/normalise.ts'
import type { LinhaLida } from './types.ts'

export interface Memo {
  contraparte: string | null
  documento: LinhaLida['documento']
  parcela: LinhaLida['parcela']
}

/** The counterparty of a movement, as banks write it. Of the document's number only the kind is kept. */
export function readMemo(descricao: string): Memo {
  return { contraparte: counterparty(descricao), documento: documentKind(descricao), parcela: instalment(descricao) }
}

const PARCEL = /\b(?:PARC(?:ELA)?\.?\s*)(\d{1,2})\s*(?:\/|DE)\s*(\d{1,2})\b/i

function instalment(text: string): Memo['parcela'] {
  const found = PARCEL.exec(text)
  if (!found) return null
  const [numero, de] = [Number(found[1]), Number(found[2])]
  return numero >= 1 && de >= numero && de <= 99 ? { numero, de } : null
}

const CNPJ =
  /(?<![\d.])(?:\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}|\d{8}0001\d{2}|[•*]{2}\.\d{3}\.\d{3}\/\d{4}-[\d•*]{2})(?!\d)/
const CPF = /(?<![\d./])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|[•*xX]{3}\.?\d{3}\.?\d{3}-?[•*xX]{2})(?!\d)/
const ELEVEN = /(?<!\d)\d{11}(?!\d)/g

/** What any of these holds; most memos have none. */
const DOCUMENT = /\d{8}|\d{3}[./]|[•*xX]{2}/

export function documentKind(text: string): Memo['documento'] {
  if (!DOCUMENT.test(text)) return null
  if (CNPJ.test(text)) return 'CNPJ'
  return CPF.test(text) || (text.match(ELEVEN) ?? []).some(isCpf) ? 'CPF' : null
}

/** Eleven digits may be any number of the bank; a CPF has two check digits. */
function isCpf(digits: string): boolean {
  const check = (count: number) => {
    let sum = 0
    for (let at = 0; at < count; at++) sum += Number(digits[at]) * (count + 1 - at)
    return ((sum * 10) % 11) % 10 === Number(digits[count])
  }
  return !/^(\d)\1+$/.test(digits) && check(9) && check(10)
}

const NUBANK =
  /^(?:Transfer[êe]ncia|Pagamento|Dep[óo]sito|Reembolso|Estorno)[^-]*?(?:Pix|TED|DOC|transfer[êe]ncia|boleto|enviad[ao]|recebid[ao])[^-]*? - ([^-].*?) - /i
const INTER =
  /^"?(?:Pix|TED|DOC|Transfer[êe]ncia|Pagamento|Dep[óo]sito|D[ée]bito|Compra|Boleto)[^:"\d]*:\s*"?(?:(?:Cp|Cc|No estabelecimento)\s*:?\s*)?(?:\d{4,}\s*-\s*)?([^"]+)"?/i
/** Words of the way of paying, which stand before the name. */
const WAYS = new RegExp(
  `^(?:(?:${[
    'PIX(?:_DEB|_CRED)?(?: QR ?CODE)?(?: QRS)?(?: DES| REM)?',
    '(?:COM )?QR(?: ?CODE)?',
    'TED',
    'DOC',
    'TEF',
    'TBI',
    'TRANSF(?:ERENCIA|ERIDO|ERIDA)?',
    'TRANSFER',
    'PAGAMENTOS?',
    'PAGTO',
    'PGTO',
    'PAG',
    'PG',
    'RECEBIMENTO',
    'RECEBID[AO]S?',
    'RECEB',
    'REC',
    'ENVI(?:AD[AO]S?|O)',
    'ENV',
    'EMIT(?:ID[AO])?',
    'OUTRA IF',
    '(?:SAIDA|ENTRADA)(?= PIX)',
    '(?<=PIX )(?:SAIDA|ENTRADA)',
    'EFETUAD[AO]',
    'REMET(?:ENTE)?',
    'DEST(?:INATARIO)?',
    'CRED(?:ITO)?',
    'DEB(?:ITO)?(?: AUTOM(?:ATICO)?| MC| VI| EL)?',
    'AUT(?:OMATICO)?',
    'COMPRA(?: COM)?(?: NO)?',
    'CARTAO',
    '(?:LIQUIDACAO (?:DE )?)?BOLETO(?: DE COBRANCA| PAGO)?(?: OUTROS BANCOS)?',
    'TIT(?:ULO)?(?: COMPE)?(?: EFETIVADO)?',
    'CONV(?:ENIOS?)?(?:-ID)?',
    'CH(?:EQUE)? COMP(?:ENSADO)?',
    'TRIBUTO INTERNET',
    'RSHOP',
    'COBRANCA',
    'ELETRON(?:ICO|ICA)?',
    'VIA',
    'PELO',
    'PELA',
    'POR',
    'PARA',
    'DE',
    'DO',
    'DA',
    'NO',
    'NA',
    'SISPAG',
    'INTERNET',
    'MOBILE',
    'BANKING',
    'INT',
    'MESMA TITULARIDADE',
    'OUTRA TITULARIDADE',
    'DIF TITULARIDADE',
    'DIFERENTE TITULAR(?:IDADE)?',
    'RSCSS?',
    'VISA ELECTRON',
    'MASTERCARD',
    'VISA',
    'ELO',
    'MAESTRO',
  ].join('|')})(?=[\\s:.·–—-]|$)[\\s:.·–—-]*)+`,
)

/** The name as the bank writes it, without ways of paying, dates, times and long digits; null where none is left. */
function counterparty(text: string): string | null {
  const named = NUBANK.exec(text)?.[1] ?? INTER.exec(text)?.[1]
  if (named) return nameIn(readable(named))
  // Of a NAME and a MEMO one tells the way of paying and the other who.
  for (const part of text.split(' · ')) {
    const name = nameIn(afterWays(part))
    if (name) return name
  }
  return null
}

function afterWays(text: string): string {
  const key = normalise(text)
  // Cutting the readable text by the key's length needs both to be equally long.
  return (key.length === text.length ? text : key).slice(WAYS.exec(key)?.[0].length ?? 0)
}

/** What surrounds a name: documents, instalments, dates, times, branch and account, other long digits, loose signs. */
const NO_NAME: [pattern: RegExp, instead: string][] = [
  [new RegExp(CNPJ, 'g'), ' '],
  [new RegExp(CPF, 'g'), ' '],
  [new RegExp(PARCEL, 'gi'), ' '],
  [/(?<!\d)\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b/g, ' '],
  [/\b\d{1,2}[:h]\d{2}(?::\d{2})?\b/g, ' '],
  [/\b(?:AG|AGENCIA|CONTA|CC|C\/C|NSU|DOC|NR|N)[.:º°]*\s*\d[\d.-]*/gi, ' '],
  [/\b[\d./-]{4,}\b/g, ' '],
]

function nameIn(text: string): string | null {
  let name = text
  if (/[\d•*]/.test(text)) for (const [pattern, instead] of NO_NAME) name = name.replace(pattern, instead)
  name = readable(name.replace(/^[\s:·.,*"'–—-]+|[\s:·,*"'–—-]+$/g, ''))
  return /\p{L}{2,}/u.test(name) ? name.slice(0, 120) : null
}
