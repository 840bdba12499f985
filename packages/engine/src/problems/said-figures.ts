import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { Amounts } from '#src/reading/amounts.ts'
import type { Subject } from '#src/reading/subjects.data.ts'

/** The figure that an amount about this subject decides. */
const FIGURE_OF: Partial<Record<Subject, readonly MeasureId[]>> = {
  maior_cliente: ['maior_cliente'],
  inadimplencia: ['inadimplencia'],
  fiado: ['fiado_aberto'],
  prazo_receber: ['dias_para_receber', 'dinheiro_na_rua'],
  a_receber: ['inadimplencia', 'dinheiro_na_rua'],
  cancelamento: ['cancelamento'],
  faltas: ['faltas'],
  prazo_entrega: ['atraso_entrega'],
  glosa: ['glosas'],
  estoque: ['estoque_parado', 'dias_de_estoque'],
  comissao_entrega: ['comissao_entrega'],
  taxas_cartao: ['taxas_cartao'],
  perdas: ['perdas'],
  divida: ['juros', 'divida'],
  parcela: ['juros'],
  juros: ['juros'],
  ocupacao: ['ociosidade'],
  ociosidade: ['ociosidade'],
  horas_nao_cobradas: ['horas_nao_cobradas'],
  conversao: ['conversao'],
  propostas: ['conversao'],
  custo_cliente: ['custo_por_cliente'],
  energia: ['energia'],
  racao: ['racao'],
  aluguel: ['aluguel'],
  impostos: ['impostos'],
  frete: ['frete'],
  desconto: ['desconto'],
}

/** Figures that the owner's challenge puts a number to. */
export function saidFigures({ itens }: Amounts): Set<MeasureId> {
  const said = new Set<MeasureId>()
  for (const { campo, assunto, tempo } of itens)
    if (campo === 'main_challenge' && tempo !== 'meta') for (const id of FIGURE_OF[assunto] ?? []) said.add(id)
  return said
}
