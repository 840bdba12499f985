import type { Caixa } from './cash.ts'
import type { Chart } from './chart.ts'
import { formatDay, formatMoney, formatMonth } from './format.ts'
import type { Resultado } from './result.ts'

const MONTHS = 12

/** Revenue and result of the last twelve months, for screen and report. */
export function resultChart({ serie }: Pick<Resultado, 'serie'>): Chart {
  const months = serie.slice(-MONTHS)
  const last = months.at(-1)
  return {
    id: 'resultado',
    type: 'bar',
    title: { text: 'Receita e resultado por mês' },
    unidade: 'R$',
    tipoDado: 'importado',
    categories: months.map(({ mes }) => formatMonth(mes)),
    series: [
      { name: 'Receita', data: months.map(({ receita }) => receita) },
      { name: 'Resultado', data: months.map(({ resultado }) => resultado) },
    ],
    ...(last && {
      descricao: `Em ${formatMonth(last.mes)} entraram ${formatMoney(last.receita)} e o resultado foi ${formatMoney(last.resultado)}.`,
    }),
  }
}

/** Thirteen weeks with their band and the reserve, for screen and report. */
export function cashChart({
  semanas,
  reserva,
  pontoMaisBaixo,
}: Pick<Caixa, 'reserva' | 'pontoMaisBaixo'> & {
  semanas: readonly Pick<Caixa['semanas'][number], 'fim' | 'saldoFinal' | 'minimo' | 'maximo'>[]
}): Chart {
  return {
    id: 'caixa',
    type: 'line',
    title: { text: 'Saldo previsto ao fim de cada semana' },
    unidade: 'R$',
    tipoDado: 'estimado',
    categories: semanas.map(({ fim }) => formatDay(fim).slice(0, 5)),
    series: [
      {
        name: 'Saldo previsto',
        data: semanas.map(({ saldoFinal }) => saldoFinal),
        line: { dash: 'dash' },
        faixa: { min: semanas.map(({ minimo }) => minimo), max: semanas.map(({ maximo }) => maximo) },
      },
    ],
    ...(reserva > 0 && { meta: reserva }),
    ...(pontoMaisBaixo && {
      descricao: `O ponto mais baixo é ${formatMoney(pontoMaisBaixo.saldo)} em ${formatDay(pontoMaisBaixo.data)}; a faixa mostra onde o saldo deve ficar em oito de cada dez vezes.`,
    }),
  }
}
