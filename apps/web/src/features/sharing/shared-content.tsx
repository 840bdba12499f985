import type { SharedContent } from '@norteia/contracts/sharing'
import { SharedAnalysisView } from './shared-analysis.tsx'
import { SharedCashView } from './shared-cash.tsx'
import { SharedResultView } from './shared-result.tsx'

export function SharedContentView({ conteudo }: { conteudo: SharedContent }) {
  if (conteudo.tipo === 'analise') return <SharedAnalysisView analise={conteudo} />
  if (conteudo.tipo === 'resultado') return <SharedResultView result={conteudo} />
  return <SharedCashView cash={conteudo} />
}
