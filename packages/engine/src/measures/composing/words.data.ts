import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { Deed } from '#src/quantities/words.data.ts'

export interface Words {
  /** After the count: '6 box por mês que …'. */
  which: string
  count: string
  total: string
  gain?: string
  says: readonly MeasureId[]
}

export const WORDS: Partial<Record<Deed, Words>> = {
  redone: {
    which: ' que você faz de novo',
    count: 'O que se faz de novo',
    total: 'Custo do que se faz de novo',
    gain: 'trabalho que deixa de ser refeito',
    says: ['perdas', 'custo_por_unidade', 'custo_hora'],
  },
  wasted: {
    which: ' que se perdem',
    count: 'O que se perde',
    total: 'O que se perde',
    gain: 'mercadoria que deixa de se perder',
    says: ['perdas', 'mercadorias', 'custo_por_unidade'],
  },
  missed: {
    which: ' que não acontecem',
    count: 'O que não acontece',
    total: 'O que não entra por isso',
    gain: 'horários recuperados',
    says: ['faltas', 'ociosidade'],
  },
  refused: {
    which: ' que você recusa',
    count: 'O que você recusa',
    total: 'O que não entra por isso',
    gain: 'pedidos que passam a ser aceitos',
    says: ['ociosidade', 'conversao'],
  },
  left: {
    which: ' que saem',
    count: 'Quem sai',
    total: 'Receita que sai',
    gain: 'receita que deixa de sair',
    says: ['cancelamento', 'receita_recorrente'],
  },
  unpaid: {
    which: ' sem pagamento',
    count: 'Sem pagamento',
    total: 'O que não é pago',
    gain: 'o que passa a ser pago',
    says: ['inadimplencia', 'horas_nao_cobradas'],
  },
  uncollected: {
    which: ' que ninguém veio buscar',
    count: 'Prontos que ninguém veio buscar',
    total: 'Dinheiro parado nisso',
    gain: 'o que entra quando forem retirados',
    says: ['estoque_parado', 'dinheiro_na_rua', 'inadimplencia'],
  },
  unreturned: {
    which: ' que não voltam',
    count: 'O que não volta',
    total: 'O que não volta',
    gain: 'o que passa a voltar',
    says: ['perdas', 'estoque_parado'],
  },
  stuck: {
    which: ' que não saem',
    count: 'O que não sai',
    total: 'Dinheiro parado nisso',
    gain: 'o que volta ao caixa se for vendido com desconto',
    says: ['estoque_parado', 'dias_de_estoque', 'mercadorias'],
  },
  such: {
    which: ' em que isso acontece',
    count: 'Vezes em que isso acontece',
    total: 'O que isso custa',
    gain: 'o que deixa de se gastar com isso',
    says: ['perdas', 'faltas', 'frete'],
  },
  idle: {
    which: ' sem uso',
    count: 'Sem uso',
    total: 'O que isso deixa de render',
    gain: 'o que volta a render',
    says: ['ociosidade', 'dias_parados'],
  },
  room: {
    which: ' que ainda cabem',
    count: 'O que ainda cabe',
    total: 'O que caberia a mais',
    gain: 'vagas que passam a ser ocupadas',
    says: ['ociosidade', 'receita_recorrente'],
  },
  fell: { which: ' a menos', count: 'Quantos a menos', total: 'Venda a menos', says: ['ociosidade'] },
}
export const HOURS: Words = {
  which: '',
  count: 'Horas',
  total: 'O que essas horas valem',
  gain: 'horas suas que voltam',
  says: ['custo_hora', 'horas_nao_cobradas', 'receita_por_pessoa'],
}
export const STOPPED: Words = {
  ...HOURS,
  gain: 'serviço das horas que deixam de parar',
  says: ['dias_parados', 'ociosidade', 'custo_hora', 'receita_por_pessoa'],
}
export const DAYS: Words = {
  which: ' parados',
  count: 'Dias parados',
  total: 'O que a parada leva',
  says: ['dias_parados', 'ociosidade'],
}
/** Not who pays every month: what isn't sold. */
export const LOST: Words = {
  which: ' que você perde',
  count: 'O que se perde',
  total: 'O que não entra por isso',
  gain: 'o que passa a entrar',
  says: ['ociosidade', 'faltas'],
}
/** Spent again for each who leaves. */
export const SPENT: Words = {
  ...LOST,
  total: 'O que se gasta por isso',
  gain: 'o que deixa de ser gasto',
}
/** Goods that come back unpaid. */
export const RETURNED: Words = {
  which: ' que voltam',
  count: 'O que volta',
  total: 'O que volta sem ser pago',
  gain: 'o que deixa de voltar',
  says: ['perdas', 'mercadorias'],
}
/** Who owes so much each. */
export const ON_THE_STREET: Words = {
  which: ' a receber',
  count: 'Quantos devem',
  total: 'Dinheiro na rua',
  gain: 'o que volta ao caixa',
  says: ['fiado_aberto', 'dinheiro_na_rua', 'dias_para_receber', 'inadimplencia'],
}
/** Nothing says what it means. */
export const TOLD: Words = { which: '', count: 'Quantos', total: 'O que eles somam', says: [] }
export const LEFT: Words = {
  which: '',
  count: 'Quantos você faz',
  total: 'O que deixam, antes das outras contas',
  says: ['custo_por_unidade', 'custo_hora'],
}

/** Months or seasons that are weak: what is lost then isn't lost every month. */
export const SEASON =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|inverno|verao|carnaval|natal|quaresma|baixa temporada|entressafra|recesso)\b/
