import type { MarketSegment } from '@norteia/contracts/company'

/** What a channel is worth by how well it suits the segment. */
export const FIT_WEIGHTS = { strong: 3, fair: 1.5, weak: 0.5 } as const

/** Channels through which such companies usually find customers, and those that seldom bring them any; the rest is fair. */
export const CHANNEL_FIT: Readonly<Record<MarketSegment, { strong: readonly string[]; weak: readonly string[] }>> = {
  Serviços: {
    strong: ['Indicações', 'Google Ads', 'Parcerias'],
    weak: ['Mídia Tradicional (TV, Rádio, Impresso)'],
  },
  'Comércio Varejista': {
    strong: ['Redes Sociais (Orgânico)', 'Redes Sociais (Pago)', 'Indicações'],
    weak: ['Prospecção Ativa (Outbound)', 'Eventos/Feiras'],
  },
  Indústria: {
    strong: ['Prospecção Ativa (Outbound)', 'Indicações', 'Eventos/Feiras'],
    weak: ['Redes Sociais (Pago)', 'Mídia Tradicional (TV, Rádio, Impresso)'],
  },
  Tecnologia: {
    strong: ['Prospecção Ativa (Outbound)', 'Indicações', 'Google Ads'],
    weak: ['Mídia Tradicional (TV, Rádio, Impresso)'],
  },
  Saúde: {
    strong: ['Indicações', 'Google Ads', 'Parcerias'],
    weak: ['Prospecção Ativa (Outbound)', 'Eventos/Feiras', 'Mídia Tradicional (TV, Rádio, Impresso)'],
  },
  Educação: {
    strong: ['Indicações', 'Redes Sociais (Orgânico)', 'Redes Sociais (Pago)'],
    weak: ['Prospecção Ativa (Outbound)'],
  },
  Alimentação: {
    strong: ['Indicações', 'Redes Sociais (Orgânico)', 'Redes Sociais (Pago)'],
    weak: ['Prospecção Ativa (Outbound)', 'E-mail Marketing', 'Mídia Tradicional (TV, Rádio, Impresso)'],
  },
  Agronegócio: {
    strong: ['Parcerias', 'Indicações', 'Prospecção Ativa (Outbound)'],
    weak: ['Google Ads', 'E-mail Marketing', 'Redes Sociais (Pago)'],
  },
  Outro: { strong: ['Indicações'], weak: [] },
}
