import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import type { Frame } from '#src/problems/frame.ts'
import { ALL_FRAMES, isHeardIn, MOST_TEXT } from '#src/problems/frames.ts'
import { DECIDED_CLIENTS } from './clients.data.ts'
import { type LikelyKind, likelyKind } from './kind.ts'
import type { Kind } from './kinds.ts'
import { DECIDED_LAND_AND_MONEY } from './land-and-money.data.ts'
import { DECIDED_MONTHS } from './months.data.ts'
import { DECIDED_OFFER } from './offer.data.ts'
import { DECIDED_WORK } from './work.data.ts'

/** Her first sentence with a number is quoted: 'O que dá mais?' says too little. */
const QUOTED = /\d/

/** Kinds that a frame heard by its words answers as well. */
const BY_FRAME: Partial<Record<Kind, string>> = {
  aceita_pedido: 'oferta_de_comprador',
  fornecer_rede: 'proposta_grande',
  desconto_cliente: 'cliente_pede_desconto',
  igualar_preco: 'igualar_preco',
  subir_preco: 'preco_com_medo',
  largar_cliente: 'largar_cliente',
  cliente_grande_sai: 'cliente_que_vai_cotar',
  consignacao: 'deixar_para_vender',
  abrir_ponto: 'outra_unidade',
  mudar_ponto: 'mudar_ou_ficar',
  aluguel: 'contrato_do_ponto',
  comprar_para_produzir: 'compra_com_parcela',
  trocar_ou_consertar: 'consertar_ou_trocar',
  comprar_ou_alugar: 'alugar_ou_comprar',
  vender_ou_esperar: 'vender_ou_esperar',
  trocar_fornecedor: 'fornecedor_mais_barato',
  fazer_ou_terceirizar: 'aqui_ou_fora',
  contratar: 'gente_a_decidir',
  pessoa_problema: 'pessoa_que_destoa',
  socio_entra: 'socio_que_entra',
  socio_sai: 'parte_do_socio',
  comprar_negocio: 'compra_de_negocio',
  emprestimo_crescer: 'emprestimo_oferecido',
  trocar_divida: 'trocar_divida_cara',
  fiado_regra: 'prazo_a_manter_ou_cortar',
}

/** Kinds that a card answers whole. */
const BY_CARD: Partial<Record<Kind, string>> = {
  venda_governo: 'venda_governo',
  exportar_importar: 'importar_exportar',
  franquia: 'franquear',
  vender_fechar: 'vender_fechar',
  seguro: 'seguro_imprevisto',
  regime_mei: 'mei_estourou',
}

const ofCard = (carta: string): Frame => ({
  id: carta,
  carta,
  kin: [carta],
  ouve: [QUOTED],
  passos: [],
  porque: null,
  cuidado: null,
  quem: null,
  material: null,
})

/** Kinds with steps of their own. */
export const DECISIONS: readonly Frame[] = [
  ...DECIDED_CLIENTS,
  ...DECIDED_OFFER,
  ...DECIDED_LAND_AND_MONEY,
  ...DECIDED_MONTHS,
  ...DECIDED_WORK,
].map((decision) => ({ ...decision, ouve: [QUOTED] }))

/** Whether a frame is heard by likeness alone: the figures of its card may be of something else. */
export const isByLikeness = (frame: Frame): boolean => DECISIONS.includes(frame)

const FRAME_OF: ReadonlyMap<string, Frame> = new Map([
  ...Object.entries(BY_FRAME).map(([kind, id]) => [kind, ALL_FRAMES.find((one) => one.id === id)!] as const),
  ...Object.entries(BY_CARD).map(([kind, carta]) => [kind, ofCard(carta)] as const),
  ...DECISIONS.map((frame) => [frame.id, frame] as const),
])

/** What a decision of this kind asks for; null: what is wrong decides, and that a card says. */
export const frameOfKind = (kind: Kind): Frame | null => FRAME_OF.get(kind) ?? null

export interface Heard extends LikelyKind {
  frame: Frame
}

const known = new WeakMap<object, Heard | null>()

/** The decision that her challenge is likely to weigh, read once; null: none is likely, or none that asks for steps of its own. */
export function decisionIn(form: Pick<FormAnswers, 'main_challenge'>): Heard | null {
  const before = known.get(form)
  if (before !== undefined) return before
  const likely = likelyKind((form.main_challenge ?? '').slice(0, MOST_TEXT), rolesOf(form))
  const frame = likely && frameOfKind(likely.kind)
  const heard = frame ? { ...likely, frame } : null
  known.set(form, heard)
  return heard
}

/** Below this share a decision is guessed, and she is told so. */
const GUESSED = 0.4

/** Whether a frame is only guessed: by likeness, and no words of its own say it. */
export function isGuessed(form: Pick<FormAnswers, 'main_challenge'>, frame: Frame): boolean {
  const heard = decisionIn(form)
  if (heard?.frame !== frame || heard.share >= GUESSED) return false
  return isByLikeness(frame) || !isHeardIn(frame, form.main_challenge ?? '')
}
