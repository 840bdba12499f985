import type { Calculator } from '#src/consultant/calculators.data.ts'
import * as deals from './deals.ts'
import * as goals from './goals.ts'
import { all, RISE, story } from './story.ts'
import * as weights from './weights.ts'

/** Sums of one deal: what is weighed, what a discount leaves, what is her part of it. */
export const DEAL_STORIES: readonly Calculator[] = [
  story({
    id: 'medida-de-cada',
    when: all('\\d', '\\bcada\\b|\\bpor\\b|\\bum\\b|\\buma\\b', '\\bquant[oa]s? (?:gramas?|ml|cm|centimetros?)\\b'),
    unless: new RegExp(`%|${RISE}|r\\$|reais|cust|vend|cobr|perd|por (?:dia|mes|semana|hora)`),
    read: weights.pieceOf,
    slots: [
      ['tudo', 'Tudo', 'unidades'],
      ['quantos', 'Quantos', 'unidades'],
      ['por', 'Quantas tem a medida maior', 'unidades'],
    ],
    formula: 'Cada um = tudo ÷ quantos.',
    work: weights.piece,
  }),
  story({
    id: 'preco-com-desconto',
    when: all(
      '\\bdesconto\\b|\\boff\\b',
      '\\d ?%|por ?cento',
      '\\b(?:sai|fica|vendo|cobro|paga|pago|vai) (?:por |a )?quanto\\b|\\bquanto (?:que |eu |ele |ela |o cliente )*(?:fica|sai|pag\\w+|cobro|custa|da)(?: [a-z]+)?\\s*\\??\\s*$|\\bpor quanto (?:sai|fica|vendo)',
    ),
    unless: /cust[ao]|custou|gast|lucr|sobr|margem|comiss|imposto|parcel|vezes|aument|pacote|combo|kit/,
    read: goals.discountedOf,
    slots: [
      ['preco', 'Preço', 'R$'],
      ['desconto', 'Desconto', '%'],
    ],
    formula: 'Preço com desconto = preço − desconto.',
    work: goals.discounted,
  }),
  story({
    id: 'tempo-de-juntar',
    when: all(
      '\\bguard|\\bjunt|\\bsepar|\\beconomiz|\\bdeposit',
      '\\d',
      '\\bquant[oa]s? (?:tempo|meses|semanas|dias)\\b|\\bem quanto tempo\\b',
    ),
    unless: new RegExp(`%|${RISE}|ja (?:tenho|guardei|juntei)|cust[ao] |gast|\\bse pag`),
    read: goals.savingOf,
    slots: [
      ['total', 'O que precisa', 'R$'],
      ['ritmo', 'O que guarda por vez', 'R$'],
    ],
    formula: 'Tempo = o que precisa ÷ o que guarda por vez.',
    work: goals.saving,
  }),
  story({
    id: 'meta-pela-margem',
    when: all(
      '\\bmargem\\b|\\bsobra',
      '%|por ?cento',
      '\\bquanto (?:eu )?(?:tenho (?:que|de) |preciso |devo |teria que )(?:vender|faturar)',
    ),
    unless: /fix[oa]|aluguel|despes|cust[ao]|gast|desconto|imposto|aument/,
    read: goals.marginGoalOf,
    slots: [
      ['meta', 'O que quer que sobre', 'R$'],
      ['margem', 'Margem', '%'],
    ],
    formula: 'Vender = o que quer que sobre ÷ margem.',
    work: goals.marginGoal,
  }),
  story({
    id: 'peso-por-preco',
    when: all(
      '\\d',
      '\\b(?:kg|quilos?|kilos?)\\b',
      '\\bpes(?:a|ou|ando)\\b',
      '\\bquanto (?:que )?(?:sai|custa|vale|cobro|fica|da|deu|saiu|ficou|recebo)(?: (?:o|a|cada|esse|essa|um|uma|pelo|pela|por) (?!kg|quilo|kilo)[a-z]+)?\\s*\\??\\s*$',
    ),
    unless: new RegExp(`%|${RISE}|lucr|sobr|cust[ao] .*vend|gast|perd|frete|arroba|por (?:dia|mes|semana)`),
    read: weights.weighedOf,
    slots: [
      ['preco', 'Preço do quilo', 'R$'],
      ['peso', 'Peso', 'kg'],
    ],
    formula: 'Valor = peso × preço do quilo.',
    work: weights.weighed,
  }),
  story({
    id: 'tantos-com-desconto',
    when: all(
      '%|por ?cento',
      '\\bdesconto\\b',
      '\\bquanto (?:que |eu |isso |ele )*(?:receb\\w+|entr\\w+|fica|ficou|da|deu|cobro|pag\\w+|sai|fatur\\w+)(?: no total| tudo)?\\s*\\??\\s*$',
    ),
    unless: new RegExp(`${RISE}|cust[ao]|gast|lucr|sobr|comiss|imposto|cada|parcel|acima de|a partir`),
    read: deals.lotOffOf,
    slots: [
      ['quantos', 'Quantos', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
      ['desconto', 'Desconto', '%'],
    ],
    formula: 'Com desconto = quantos × preço − desconto.',
    work: deals.lotOff,
  }),
  story({
    id: 'meta-por-preco',
    when: all(
      '\\b(?:faturar|vender|fazer|entrar|arrecadar)\\b',
      '\\d',
      '\\bquant[oa]s (?!por ?cento|dias|horas|meses|semanas|tempo)[a-z]+\\s*(?:preciso|tenho que|tenho de|devo|vender|fazer|sao|por mes|no mes| )*\\??\\s*$',
    ),
    unless: new RegExp(
      `%|${RISE}|cust[ao] de|gast|fix[oa]|lucr|sobr|livre|limpo|por (?:dia|semana)|ja (?:fiz|vendi|faturei)|falta`,
    ),
    read: deals.salesGoalOf,
    slots: [
      ['meta', 'O que quer faturar', 'R$'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Quantos = o que quer faturar ÷ preço.',
    work: deals.salesGoal,
  }),
  story({
    id: 'parte-sua',
    when: all(
      '%|por ?cento',
      '\\bquanto (?:que |eu |isso |me )*(?:ganho|recebo|da|tiro|fico)(?: de comissao| nessa venda| nesse negocio)?\\s*\\??\\s*$',
    ),
    unless: new RegExp(
      `${RISE}|desconto|imposto|taxa|cust|gast|pag(?:o|uei)|passa de|acima|fixo|por (?:dia|mes|semana|hora)|cada|meses|vezes|do que sobra`,
    ),
    read: deals.ownPartOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['parte', 'A sua parte', '%'],
    ],
    formula: 'Parte = valor × por cento.',
    work: deals.ownPart,
  }),
]
