import { MARKET_SEGMENTS, type MarketSegment } from '@norteia/contracts/company'
import { fold } from '#src/text/words.ts'

/** Sectors of the company record and of the analysis tool that aren't segments themselves. */
const SEGMENT_OF_SECTOR: Readonly<Record<string, MarketSegment>> = {
  Varejo: 'Comércio Varejista',
  Comércio: 'Comércio Varejista',
  'E-commerce': 'Comércio Varejista',
  Consultoria: 'Serviços',
  Gerenciamento: 'Serviços',
  Turismo: 'Serviços',
  Construção: 'Outro',
}

/** By the folded name: records brought from elsewhere write 'educacao' and 'Serviços' alike. */
const segments: ReadonlyMap<string, MarketSegment> = new Map([
  ...Object.entries(SEGMENT_OF_SECTOR).map(([sector, segment]) => [fold(sector), segment] as const),
  ...MARKET_SEGMENTS.map((segment) => [fold(segment), segment] as const),
])

/** The segment of the analysis: the diagnostic's, else the one of the company's sector. */
export function segmentOf(marketSegment: string, setor: string): MarketSegment {
  return segments.get(fold(marketSegment.trim())) ?? segments.get(fold(setor.trim())) ?? 'Outro'
}
