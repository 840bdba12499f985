import type { Challenge } from '#src/problems/challenge.ts'
import { isPossibleFor } from '#src/problems/fitting.ts'
import { ALL_FRAMES } from '#src/problems/frames.ts'
import { findCard } from '#src/problems/match.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

const CARDS: Partial<Record<Verdict['id'], string>> = {
  contratar: 'contratar_ou_nao',
  aumentar_preco: 'medo_reajuste',
  emprestimo: 'emprestar_para_crescer',
  maquina: 'aluguel_equipamento',
  demitir: 'demitir',
}
/** She says in plain words that it is to be decided. */
const DECIDES = /\b(?:decidir|saber|nao sei) se\b/

/**
 * The steps of a decision that is answered, where her words alone didn't tell it: with the cards that say the same or what comes
 * of it. Beside any other card the answer may have misheard her.
 */
const FRAMES: readonly { of: readonly Verdict['id'][]; frame: string; cards: readonly string[]; diz?: RegExp }[] = [
  {
    of: ['aumentar_preco'],
    diz: /r\$/,
    frame: 'preco_com_medo',
    cards: ['medo_reajuste', 'custo_insumo_subiu', 'preco_sem_conta', 'lucro_some', 'cmv_alto', 'guerra_preco'],
  },
  {
    of: ['contratar'],
    frame: 'gente_a_decidir',
    cards: ['contratar_ou_nao', 'capacidade_cheia', 'producao_atrasa', 'tempo_dono', 'delegar', 'burnout_dono'],
  },
  {
    of: ['demitir'],
    frame: 'pessoa_que_destoa',
    cards: ['demitir', 'familia_no_negocio', 'falta_absenteismo', 'equipe_desmotivada', 'liderar_jovens'],
  },
  {
    of: ['maquina'],
    frame: 'compra_com_parcela',
    cards: ['aluguel_equipamento', 'emprestar_para_crescer', 'capacidade_cheia'],
  },
  { of: ['terceirizar'], frame: 'aqui_ou_fora', cards: ['aluguel_equipamento', 'producao_atrasa', 'capacidade_cheia'] },
  {
    of: ['segunda_loja'],
    frame: 'outra_unidade',
    cards: ['segunda_loja', 'emprestar_para_crescer', 'recuperar_prejuizo', 'sem_planejamento', 'capacidade_cheia'],
  },
  { of: ['mudar_ponto'], frame: 'contrato_do_ponto', cards: ['aluguel_pesa', 'ponto_ruim', 'perder_ponto'] },
  {
    of: ['pedido_maior', 'cliente_grande'],
    frame: 'oferta_de_comprador',
    cards: ['proposta_grande', 'pagamento_grande_cliente', 'capital_de_giro', 'capacidade_cheia', 'preco_sem_conta'],
  },
  {
    of: ['emprestimo', 'renegociar'],
    diz: /\btroque\b/,
    frame: 'trocar_divida_cara',
    cards: ['divida_banco', 'juros_cartao_rotativo', 'emprestar_para_crescer', 'capital_de_giro', 'emprestimo_negado'],
  },
  {
    of: ['emprestimo'],
    frame: 'emprestimo_oferecido',
    cards: ['emprestar_para_crescer', 'capital_de_giro', 'divida_banco'],
  },
  { of: ['estoque_antes'], frame: 'compra_com_desconto', cards: ['compra_mal', 'capital_de_giro', 'desconto_demais'] },
  { of: ['socio_novo'], frame: 'socio_que_entra', cards: ['emprestar_para_crescer', 'socio_briga', 'capital_de_giro'] },
  {
    of: ['fornecedor'],
    frame: 'fornecedor_mais_barato',
    cards: ['fornecedor_unico', 'compra_mal', 'custo_insumo_subiu'],
  },
  { of: ['guardar_safra'], frame: 'vender_ou_esperar', cards: ['preco_commodity', 'perda_perecivel', 'safra_caixa'] },
  { of: ['mais_horas', 'fechar_unidade'], frame: 'tempo_que_nao_se_paga', cards: ['capacidade_ociosa', 'mesa_vazia'] },
]

/** Her challenge with the decision that is answered; null: another one, or none, is. */
function withFrame(challenge: Challenge, { id, field, open, answer }: Verdict): Challenge | null {
  const { card, frame } = challenge
  if (open || frame || !card || field !== 'main_challenge') return null
  const said = fold(answer.text)
  const fitting = FRAMES.find(
    ({ of, cards, diz }) => of.includes(id) && cards.includes(card.id) && diz?.test(said) !== false,
  )
  if (!fitting) return null
  return { ...challenge, frame: ALL_FRAMES.find((one) => one.id === fitting.frame)!, sure: true, question: null }
}

/** What she weighs and is answered is what weighs, where her words fit another problem as well. */
export function decidedBy(challenge: Challenge, [first]: readonly Verdict[]): Challenge {
  const { card, sure } = challenge
  const framed = first && withFrame(challenge, first)
  if (framed) return framed
  if (sure || !card || !first || first.open || first.field !== 'main_challenge' || CARDS[first.id] !== card.id)
    return challenge
  return { ...challenge, sure: true, question: null }
}

/** The card of a decision that she weighs beside the problem which her words name; null: none that is left out. */
export function cardOfDecision(
  [first]: readonly Verdict[],
  { form, segment, activity }: Reading,
  { problem, frame, companions }: Challenge,
): ProblemCard | null {
  if (!first || frame || !DECIDES.test(fold(`${form.main_challenge}. ${form.future_goals}`))) return null
  const card = findCard(CARDS[first.id] ?? '')
  if (!card || card === problem || companions.includes(card)) return null
  // Cards of the same causes have the same steps.
  if (problem?.causas.some((rule) => card.causas.includes(rule))) return null
  return isPossibleFor(card, { segment, activity: activity.lida ? activity.activity : null }) ? card : null
}
