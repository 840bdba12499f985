import type { Fact } from '@norteia/contracts/analysis'
import { say, type Text } from '#src/facts/fact-book.ts'
import { computed, type MeasuredFigure, money, of, percent, reais, type Sources } from './measured.ts'

/** The next account on a figure; null: none that is safe. */
export type Consequence = (sources: Sources, figure: MeasuredFigure) => MeasuredFigure | null

interface Sum {
  id: string
  rotulo: string
  valor: number
  unidade: string
  formula: string
  origem?: string
  /** 'estimado' where the account supposes something. */
  tipo?: Fact['tipo']
}

/** A figure that follows from another: its fact, on the other's and on `more`. */
export function follows(
  { fact, entradas }: MeasuredFigure,
  { origem = 'Conta sobre os seus números', tipo = 'estimado', ...sum }: Sum,
  text: (fact: Fact) => Text,
  more: readonly Fact[] = [],
): MeasuredFigure {
  return computed({ ...sum, origem, tipo, id: `medida.${sum.id}` }, [fact, ...entradas, ...more], text)
}

/** What a loss of every month makes of a year, and what half of it would bring back. `what`: 'as faltas'. */
export const yearOf =
  (what: string, plural: boolean): Consequence =>
  (_, figure) => {
    const loss = Number(figure.fact.valor)
    if (!figure.fact.unidade.startsWith('R$') || loss <= 0) return null
    const year = reais(loss * 12)
    const half: Fact = {
      id: 'medida.consequencia.metade',
      rotulo: 'Metade da perda de um mês',
      valor: reais(loss / 2),
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Conta sobre os seus números',
      formula: `${money(loss)} ÷ 2 = ${money(reais(loss / 2))}`,
      entradas: [figure.fact.id],
    }
    return follows(
      figure,
      {
        id: 'consequencia.ano',
        rotulo: 'A perda em doze meses',
        valor: year,
        unidade: 'R$/ano',
        formula: `${money(loss)} × 12 = ${money(year)}`,
      },
      (fact) =>
        say`Em um ano, ${what} ${plural ? 'somam' : 'soma'} ${of(fact)}; cortar pela metade devolve ${of(half)} por mês.`,
      [half],
    )
  }

/** What a part of a cost less leaves in the month. `what`: 'da conta de luz'. */
export const cutOf =
  (what: string, part: number): Consequence =>
  (sources, figure) => {
    const { revenue } = sources.reading
    if (!revenue || !figure.fact.unidade.startsWith('%')) return null
    // The amount itself: a rounded share times the revenue is another.
    const paid = figure.entradas.find(({ id }) => id.startsWith('custo_grupo.') || id === 'custos.fixos')
    const cost = paid ? Number(paid.valor) : (revenue.value * Number(figure.fact.valor)) / 100
    const valor = reais((cost * part) / 100)
    if (valor <= 0) return null
    const cut: Fact = {
      id: 'regra.corte',
      rotulo: 'Corte de exemplo',
      valor: part,
      unidade: '%',
      tipo: 'referência',
      origem: 'Definido pelas regras do produto',
    }
    return follows(
      figure,
      {
        id: 'consequencia.corte',
        rotulo: `O que ${part}% a menos deixam no mês`,
        valor,
        unidade: 'R$/mês',
        formula: `${money(reais(cost))} × ${percent(part)} = ${money(valor)}`,
      },
      (fact) => say`Baixar ${of(cut)} ${what} deixa ${of(fact)} por mês na empresa, sem vender nada a mais.`,
      [cut],
    )
  }
