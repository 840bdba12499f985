import type { Calculator } from '#src/consultant/calculators.data.ts'
import * as budgets from './budgets.ts'
import * as good from './good-ones.ts'
import * as gain from './same-gain.ts'
import { all, story } from './story.ts'

/** Sums of what was bought and what is left of it. */
export const STOCK_STORIES: readonly Calculator[] = [
  story({
    id: 'custo-dos-bons',
    when: all('\\d', `\\b(?:${good.SPOILT})`, good.OF_GOOD_ASKED.source),
    unless: /\blucr\w+|\bganh(?:o|ei)\b|\bvend(?:o|i|eu|emos)\b|\bfatur|client|alun|pacient|mensal/,
    read: good.goodOnesOf,
    slots: [
      ['comprados', 'Comprados', 'unidades'],
      ['perdidos', 'Perdidos', 'unidades'],
      ['perda', 'Perda', '%'],
      ['custo', 'Custo de cada um', 'R$'],
      ['total', 'Custo de todos', 'R$'],
    ],
    formula: 'Custo de cada bom = custo de todos ÷ (comprados − perdidos).',
    work: good.goodOnes,
  }),
  story({
    id: 'quantos-no-preco-novo',
    when: all('\\d', '\\bquant[oa]s\\b', gain.SAME_ASKED),
    unless: /%|por ?cento|\bfix[ao]s?\b|aluguel|desconto/,
    read: gain.sameGainOf,
    slots: [
      ['quantos', 'Quantos hoje', 'unidades'],
      ['antes', 'Preço de hoje', 'R$'],
      ['depois', 'Preço novo', 'R$'],
      ['custo', 'Custo de cada um', 'R$'],
    ],
    formula: 'Quantos = o que fica hoje ÷ o que cada um deixa no preço novo.',
    work: gain.sameGain,
  }),
  story({
    id: 'quantos-cabem-na-verba',
    when: all(
      '\\d',
      '\\bquant[oa]s\\b',
      '\\b(?:pra|para) gastar\\b|\\b(?:verba|orcamento) de\\b|\\b(?:so )?(?:posso|quero|da pra|consigo) gastar\\b|\\bcabem?\\b|\\b(?:da pra|consigo|posso) comprar\\b',
    ),
    unless: /\bvend|\blucr|\bsobr|\bganh|%|parcel|por (?:mes|dia|semana)/,
    read: budgets.fitsOf,
    slots: [
      ['verba', 'O que se pode gastar', 'R$'],
      ['custo', 'Preço de um', 'R$'],
    ],
    formula: 'Quantos = verba ÷ preço de um, sem passar dela.',
    work: budgets.fitting,
  }),
  story({
    id: 'a-vista-ou-no-prazo',
    when: all(
      '\\d ?%',
      '\\d+ ?(?:dias|meses)\\b',
      '\\ba ?vista\\b|\\bpag(?:ar|ando) (?:na hora|agora|adiantado|antes)\\b|\\badiantad',
      'compensa|vale|melhor|quanto|qual|pego|escolho|\\?',
    ),
    unless: /\bjuros de\b|\bparcel|\b\d+ ?x\b|\bcliente|\bemprest|\bmulta|ao mes|por mes|\bvendo\b|\bcobr/,
    read: budgets.nowOrLaterOf,
    slots: [
      ['desconto', 'Desconto à vista', '%'],
      ['dias', 'Prazo', 'unidades'],
      ['meses', 'Prazo', 'meses'],
      ['valor', 'Valor da compra', 'R$'],
    ],
    formula: 'Ganho por mês = desconto ÷ (100 − desconto) ÷ meses de prazo.',
    work: budgets.nowOrLater,
  }),
]

export const STOCK_IDS: ReadonlySet<string> = new Set(STOCK_STORIES.map(({ id }) => id))
