import { onFirstUse } from '@norteia/contracts/on-first-use'
import type { FactBook } from '#src/facts/fact-book.ts'
import type { Proof } from '#src/measures/own/algebra.ts'
import type { Reading } from '#src/reading/input.ts'
import * as cash from './cash.ts'
import * as clients from './clients.ts'
import { consequenceOf } from './consequences.ts'
import * as costs from './costs.ts'
import type { Possible } from './deciding/possible.ts'
import { STATEMENT_MEASURES } from './from-statements.ts'
import * as goal from './goal.ts'
import * as losses from './losses.ts'
import type { MeasureId } from './measure-ids.ts'
import { type MeasuredFigure, type Sources, sourcesOf } from './measured.ts'
import { espaco_mei } from './mei.ts'
import * as output from './output.ts'
import type { Answered } from './own-sums.ts'
import * as people from './people.ts'
import { queda_de_volume } from './price-rise.ts'
import * as swings from './swings.ts'
import {
  conta_dela,
  decidedByOwn,
  meta_sobra,
  passo_da_conta,
  possibleByOwn,
  provedByOwn,
  quarta_conta,
  saidByOwn,
  segunda_conta,
  terceira_conta,
} from './told-figures.ts'

/** Each figure by its id. Every function answers null where what the owner gave isn't enough. */
const MEASURES: Readonly<Record<MeasureId, (sources: Sources) => MeasuredFigure | null>> = {
  conta_dela,
  passo_da_conta,
  segunda_conta,
  terceira_conta,
  quarta_conta,
  meta_sobra,
  sobra_mes: cash.sobra_mes,
  margem: cash.margem,
  ponto_equilibrio: costs.ponto_equilibrio,
  custos_fixos: costs.custos_fixos,
  conta_que_mais_pesa: costs.conta_que_mais_pesa,
  meses_de_caixa: cash.meses_de_caixa,
  dias_de_estoque: cash.dias_de_estoque,
  estoque_parado: cash.estoque_parado,
  dias_para_receber: cash.dias_para_receber,
  dinheiro_na_rua: cash.dinheiro_na_rua,
  maior_cliente: clients.maior_cliente,
  fiado_aberto: losses.fiado_aberto,
  inadimplencia: losses.inadimplencia,
  folha: costs.folha,
  aluguel: costs.aluguel,
  mercadorias: costs.mercadorias,
  energia: costs.energia,
  impostos: costs.impostos,
  comissao_entrega: costs.comissao_entrega,
  taxas_cartao: costs.taxas_cartao,
  juros: costs.juros,
  divida: cash.divida,
  marketing: costs.marketing,
  custo_por_cliente: clients.custo_por_cliente,
  frete: costs.frete,
  racao: costs.racao,
  receita_por_pessoa: people.receita_por_pessoa,
  custo_hora: people.custo_hora,
  horas_nao_cobradas: people.horas_nao_cobradas,
  espaco_mei,
  distancia_meta: goal.distancia_meta,
  clientes_para_meta: goal.clientes_para_meta,
  ticket_medio: clients.ticket_medio,
  faltas: losses.faltas,
  cancelamento: clients.cancelamento,
  perdas: losses.perdas,
  glosas: losses.glosas,
  ociosidade: losses.ociosidade,
  desconto: losses.desconto,
  conversao: clients.conversao,
  decimo_terceiro: people.decimo_terceiro,
  queda_de_volume,
  custo_vaga: people.custo_vaga,
  receita_recorrente: output.receita_recorrente,
  mes_fraco: swings.mes_fraco,
  queda_faturamento: swings.queda_faturamento,
  atraso_entrega: swings.atraso_entrega,
  dias_parados: swings.dias_parados,
  diferenca_preco: swings.diferenca_preco,
  entra_e_sai: swings.entra_e_sai,
  custo_por_unidade: output.custo_por_unidade,
  custo_por_km: output.custo_por_km,
}

export type { Possible }

export interface Measures {
  /** Computed when first asked for; null: the answers don't give it. */
  get(id: MeasureId): MeasuredFigure | null
  /** The next account on a figure that is known; null: none that is safe. */
  consequence(id: MeasureId): MeasuredFigure | null
  /** Whether the sums of her own numbers say it already. */
  saidByOwn(id: MeasureId): boolean
  /** What the sum of her own numbers shows beyond doubt; null: nothing. */
  proved(): Proof | null
  /** The decision whose two sides her numbers give, with its topic; null: none. */
  decided(): Answered | null
  /** What her numbers may come to, too unsure to be told, for her to confirm. */
  possible(): readonly Possible[]
}

const measuresOfReading = new WeakMap<Reading, Measures>()

/**
 * The figures that decide problems, from what the owner typed and answered. Pure: the same reading, the same figures, each
 * computed once however many texts ask.
 */
export function measuresOf(reading: Reading): Measures {
  const known = measuresOfReading.get(reading)
  if (known) return known
  const measures = measure(reading)
  measuresOfReading.set(reading, measures)
  return measures
}

function measure(reading: Reading): Measures {
  const sources = sourcesOf(reading)
  const known = new Map<MeasureId, MeasuredFigure | null>()
  const said = onFirstUse(() => saidByOwn(sources))
  const measures: Measures = {
    get(id) {
      let figure = known.get(id)
      if (figure === undefined) {
        figure = (reading.ledger.size > 0 && STATEMENT_MEASURES[id]?.(sources)) || MEASURES[id](sources)
        if (figure && sources.isContradicted(figure)) figure = null
        known.set(id, figure)
      }
      return figure
    },
    consequence(id) {
      const figure = measures.get(id)
      const next = figure && consequenceOf(sources, id, figure)
      return next && !sources.isContradicted(next) ? next : null
    },
    saidByOwn: (id) => said().has(id),
    proved: () => provedByOwn(sources),
    decided: () => decidedByOwn(sources),
    possible: () => possibleByOwn(sources),
  }
  return measures
}

/** Adds a figure with all facts it is computed from, which its text requires. */
export function addMeasure(book: FactBook, { fact, entradas }: MeasuredFigure): void {
  for (const input of entradas) book.add(input)
  book.add(fact)
}
