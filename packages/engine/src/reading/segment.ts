import { MARKET_SEGMENTS, type MarketSegment } from '@norteia/contracts/company'

/** Sectors of the company record and of the analysis tool that aren't segments themselves. */
const SEGMENT_OF_SECTOR: Readonly<Record<string, MarketSegment>> = {
  Varejo: 'Comércio Varejista',
  'E-commerce': 'Comércio Varejista',
  Consultoria: 'Serviços',
  Gerenciamento: 'Serviços',
  Turismo: 'Serviços',
  Construção: 'Outro',
}

const isSegment = (value: string): value is MarketSegment => (MARKET_SEGMENTS as readonly string[]).includes(value)

/** The segment of the analysis: the diagnostic's, else the one of the company's sector. */
export function segmentOf(marketSegment: string, setor: string): MarketSegment {
  if (isSegment(marketSegment)) return marketSegment
  if (isSegment(setor)) return setor
  return Object.hasOwn(SEGMENT_OF_SECTOR, setor) ? SEGMENT_OF_SECTOR[setor]! : 'Outro'
}
