import { goodsTake } from '#src/measures/goods-take.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { sourcesOf } from '#src/measures/measured.ts'
import type { Measures } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { boughtTooMuch } from './bought-too-much.ts'
import { decisionIn } from './decisions/decisions.ts'
import type { Kind } from './decisions/kinds.ts'
import { askingIn } from './decisions/signs.ts'
import type { Frame } from './frame.ts'
import { ALL_FRAMES, frameNear, frameOf, MOST_TEXT, placeOf } from './frames.ts'
import { findCard, type ProblemMatch } from './match.ts'
import { quotesOf } from './quotes.ts'
import { sentencesOf } from './sentences.ts'
import type { ProblemCard } from './types.ts'

type Named = Pick<ProblemMatch, 'card' | 'sure' | 'alternatives'>

/** Whose whole cost is a part of a hundred of what comes in. */
const COST_OF: Readonly<Record<string, MeasureId>> = {
  taxa_maquininha: 'taxas_cartao',
  energia_cara: 'energia',
  frete_entrega: 'frete',
}
const LITTLE = 0.015
/** A second problem whose whole cost is small is none. */
export function weighsLittle(card: ProblemCard | null, measures: Measures, reading: Reading): boolean {
  const figure = card && COST_OF[card.id] ? measures.get(COST_OF[card.id]!) : null
  const revenue = reading.revenue?.value ?? 0
  if (!figure || !revenue) return false
  const value = Number(figure.fact.valor)
  return figure.fact.unidade.startsWith('%') ? value < LITTLE * 100 : value < LITTLE * revenue
}

/**
 * What her own numbers decide, and the frames that say the same: the first where none of them is heard. One box, one verdict:
 * what the sum answers is what the plan is about.
 */
const BY_TOPIC: Readonly<Record<string, readonly string[]>> = {
  socios: ['parte_do_socio'],
  contrato: ['cliente_pede_desconto'],
  comprador: ['comprador_paga_menos'],
  rival: ['igualar_preco'],
  recebido: ['dinheiro_na_rua', 'retomar_equipamento'],
  faltas: ['faltas_na_agenda'],
  pedido: ['proposta_grande', 'mais_pelo_mesmo_preco', 'comprador_paga_menos', 'cliente_pede_desconto'],
  parado: ['compra_demais', 'compra_com_desconto'],
  segunda: ['outra_unidade'],
  canais: ['venda_pelo_aplicativo'],
  linha: ['linha_que_perde', 'consertar_ou_trocar'],
  alugar: ['alugar_ou_comprar'],
  fora: ['aqui_ou_fora'],
  trava: ['trava_antes_da_compra'],
  maquina: ['maquina_ou_gente', 'compra_com_parcela'],
  fixo: ['fixo_ou_por_vez'],
  comissao_ou_fixo: ['fixo_ou_comissao'],
  mudar: ['mudar_ou_ficar'],
  vender: ['vender_ou_dever'],
  liquidar: ['liquidar_ou_dever'],
  quitar: ['quitar_ou_investir'],
  estacao_e_equipe: ['baixa_sem_demitir', 'meses_sem_entrada'],
  vender_ou_segurar: ['vender_ou_segurar'],
}

const holdsFor =
  ({ form }: Reading, { card }: Named) =>
  ({ acompanha, kin }: Frame): boolean =>
    !acompanha ||
    kin.includes(card?.id ?? '') ||
    (acompanha instanceof RegExp &&
      acompanha.test(fold(`${form.main_challenge}. ${form.future_goals}`.slice(0, MOST_TEXT))))

/** All of them ask whether to spend on something new: one of them is enough. */
const OF_SPENDING: ReadonlySet<string> = new Set([
  'outra_unidade',
  'compra_com_parcela',
  'consertar_ou_trocar',
  'retomar_equipamento',
  'contrato_do_ponto',
  'emprestimo_que_tapa',
  'emprestimo_oferecido',
])

/** Another decision or leak that she tells beside the first; null: none. */
export function frameBeside(reading: Reading, heard: Named, first: Frame): Frame | null {
  const holds = holdsFor(reading, heard)
  const other = frameOf(
    reading.form,
    (frame) =>
      frame !== first &&
      frame.passos.length > 0 &&
      !(OF_SPENDING.has(frame.id) && OF_SPENDING.has(first.id)) &&
      !frame.kin.some((id) => first.kin.includes(id)) &&
      !first.inclui?.includes(frame.carta) &&
      holds(frame),
  )
  return other
}

/** From which share on a learned kind is heard: where no card is surely heard, before words that say another decision, and before such a card (decision 0031). */
const KIND = { least: 0.28, beforeWords: 0.3, beforeCard: 0.45 }

/** The decision that is due, by what her own numbers answer, by her words or by a pattern of her costs. */
export function frameFor(reading: Reading, heard: Named, topic: string | null): Frame | null {
  if (topic === null && goodsTake(sourcesOf(reading))) return ALL_FRAMES.find(({ id }) => id === 'mercadoria_leva')!
  const agreeing = topic === null ? undefined : BY_TOPIC[topic]
  if (agreeing) {
    const told = frameOf(reading.form, ({ id }) => agreeing.includes(id))
    const own = told ?? ALL_FRAMES.find(({ id }) => id === agreeing[0])
    if (own) return own
  }
  const told = frameOf(reading.form, holdsFor(reading, heard))
  const likely = decisionIn(reading.form)
  const least = !likely || !complains(reading, heard) ? 0 : OFFERED.has(likely.kind) ? KIND.beforeCard : 1
  const from = (share: number) => (likely && likely.share >= Math.max(share, least) ? likely.frame : null)
  const beforeWords = from(KIND.beforeWords)
  if (told) return beforeWords && !saysSame(told, beforeWords) ? beforeWords : told
  const beforeCard = from(KIND.beforeCard)
  if (beforeCard) return beforeCard
  const near = heard.card && frameNear(reading.form, heard.card.id)
  const guessed = heard.sure ? null : from(KIND.least)
  return near ?? guessed ?? boughtTooMuch(reading, heard)
}

/** Something is offered or looked at: it waits for her answer, though she asks nothing. */
const OFFERED: ReadonlySet<Kind> = new Set([
  ...(['aceita_pedido', 'fornecer_rede', 'contrato_fixo', 'desconto_cliente', 'prazo_ao_cliente'] as const),
  ...(['comprar_negocio', 'socio_entra', 'abrir_ponto', 'mudar_ponto', 'comprar_para_produzir'] as const),
  ...(['comprar_para_poupar', 'trocar_ou_consertar', 'comprar_ou_alugar', 'vender_bem'] as const),
])

/** Who asks nothing complains, where no decision is surely told: of a card that is surely heard she hears its own steps, with its gains. */
const complains = ({ form }: Reading, { card, sure }: Named): boolean =>
  sure && card !== null && askingIn(form.main_challenge).length === 0

/** Whether what was heard by its words has steps of its own for the same: it is told more particularly. */
const saysSame = (told: Frame, likely: Frame): boolean =>
  told.id === likely.id || (told.passos.length > 0 && told.kin.some((id) => likely.kin.includes(id)))

/** What she has to decide names the problem, unless a card of the same subject was heard. */
export function framed({ card, alternatives }: Named, { carta, nome, kin }: Frame, sure: boolean): Named {
  const own = card !== null && kin.includes(card.id) ? card : findCard(carta)!
  const others = alternatives.filter((other) => other !== own)
  return {
    card: nome === undefined ? own : { ...own, nome },
    sure,
    alternatives: card && card !== own ? [card, ...others] : others,
  }
}

export const quotesAt = (challenge: string, frame: Frame) =>
  quotesOf(sentencesOf(challenge), placeOf(frame, challenge), frame.ouve.slice(0, 1))
