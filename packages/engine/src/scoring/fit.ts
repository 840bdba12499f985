import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { isForeign } from '#src/problems/trade-words.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Activity } from '#src/reading/activity-types.ts'
import type { Priority } from './priorities.ts'

/** They bring more buyers: no help to who can't serve, keep or charge those that there are. */
const SELLING = new Set([
  'acquisition_channels',
  'service_followup',
  'service_recurring',
  'retail_channels',
  'retail_repeat',
  'health_return',
  'edu_conversion',
  'edu_online',
  'tech_model',
  'crescer_canal',
  'crescer_produto',
])
/** Problems that more buyers make worse or leave as they are. */
const NOT_BY_SELLING = new Set([
  'capacidade_cheia',
  'contratar_ou_nao',
  'funcionario_nao_acha',
  'rotatividade',
  'falta_absenteismo',
  'equipe_desmotivada',
  'liderar_jovens',
  'jornada_6x1',
  'comissao_injusta',
  'demitir',
  'dependencia_funcionario',
  'estrela_saindo',
  'socio_sem_trabalhar',
  'troca_online',
  'devolucao_da_rede',
  'fila_preco_baixo',
  'professor_troca',
  'producao_atrasa',
  'retrabalho',
  'maquina_parada',
  'oficina_peca',
  'sem_processo',
  'fornecedor_atrasa',
  'burnout_dono',
  'volta_pausa',
  'tempo_dono',
  'delegar',
  'sozinho_decisao',
  'crescer_desorganizado',
  'pico_desorganizado',
  'orcamento_obra',
  'processo_trabalhista',
  'parceiro_sem_contrato',
  'informal_sem_registro',
  'fiscalizacao_alvara',
  'licenca_para_vender',
  'vigilancia_validade',
  'acidente_seguranca',
  'sucessao',
  'socio_briga',
  'familia_no_negocio',
  'vender_fechar',
  'depressao_sofrimento',
  'propina_ilicito',
  'desvio_funcionario',
  'furto_perda',
  'perda_perecivel',
  'sem_controle_estoque',
  'devolucao_troca',
  'pos_venda_garantia',
  'fraude_chargeback',
  'seguro_imprevisto',
  'imposto_atrasado',
  'imposto_alto',
  'fator_r',
  'mei_estourou',
  'contador_ruim',
  'reforma_tributaria',
  'convenio_glosa',
  'suporte_afoga',
  'divida_tecnica',
  'sistema_ruim',
  'protecao_dados',
  'preco_sem_conta',
  'medo_reajuste',
  'custo_insumo_subiu',
  'cmv_alto',
  'energia_cara',
  'fiado',
  'inadimplencia_clientes',
  'inadimplencia_escola',
  'cancelamento_encomenda',
  'contrato_cliente',
  'horas_nao_cobradas',
  'consulta_gratis',
  'churn_saas',
  'academia_evasao',
  'evasao_aluno',
  'aluguel_equipamento',
  'imovel_proprio',
  'emprestar_para_crescer',
  'emprestimo_negado',
  'clima_seguro',
  'preco_commodity',
  'safra_caixa',
  'entressafra',
  'gestao_rural_sem_custo',
])
/** Weak in most companies and seldom what hurts: they help where the card names them first, or where she named no problem. */
export const GENERAL: ReadonlySet<string> = new Set([
  'kpis',
  'ai_usage',
  'company_age',
  'future_goals',
  'operational_flow',
  'receita_por_funcionario',
  'crescer_reserva',
  'crescer_sucessao',
])
/** A lawyer, a doctor or the family comes first: nothing else is mended beside them but what the card names. */
const GRAVE = new Set([
  'processo_trabalhista',
  'parceiro_sem_contrato',
  'socio_briga',
  'sucessao',
  'familia_no_negocio',
  'depressao_sofrimento',
  'propina_ilicito',
  'fiscalizacao_alvara',
  'licenca_para_vender',
  'furto_perda',
  'desvio_funcionario',
  'burnout_dono',
  'volta_pausa',
  'demitir',
  'acidente_seguranca',
  'imposto_atrasado',
  'fator_r',
  'mei_estourou',
])
/** They sell off or slow the stock that these problems need. */
const STOCK_NEEDED = new Set(['sazonalidade', 'pico_desorganizado', 'ruptura'])
/** Better answers than this are no reason to act now. */
const ROOM_FROM = 60

/** Whether a rule speaks of something that the trade has. */
export function fitsTrade(rule: string, activity: Activity): boolean {
  let unfit = unfitRules.get(activity.id)
  if (!unfit) {
    const foreign = Object.entries(RULE_TEXTS).filter(([, { nome, fraco, porque }]) =>
      isForeign(`${nome}. ${fraco}. ${porque}`, activity),
    )
    unfit = new Set([...activity.foraRegras, ...foreign.map(([id]) => id)])
    unfitRules.set(activity.id, unfit)
  }
  return !unfit.has(rule)
}

/** By trade; made once for each. */
const unfitRules = new Map<string, ReadonlySet<string>>()

/** Whether mending a rule helps with the problem that the plan treats, or at least doesn't fight it. */
export function serves({ rule, result }: Priority, card: ProblemCard | null): boolean {
  if (card && GENERAL.has(rule)) return card.causas[0] === rule
  if (card?.causas.includes(rule)) return true
  if (result && !result.unknown && result.points >= ROOM_FROM) return false
  if (!card) return true
  if (GRAVE.has(card.id)) return false
  if (SELLING.has(rule) && NOT_BY_SELLING.has(card.id)) return false
  return !(rule === 'retail_turnover' && STOCK_NEEDED.has(card.id))
}

/** Rules that serve the problem before all others, each part in its own order. */
export const servingFirst = (ranked: readonly Priority[], card: ProblemCard | null): Priority[] => [
  ...ranked.filter((priority) => serves(priority, card)),
  ...ranked.filter((priority) => !serves(priority, card)),
]
