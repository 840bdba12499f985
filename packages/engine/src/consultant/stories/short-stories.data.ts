import type { Calculator } from '#src/consultant/calculators.data.ts'
import * as rests from './rests.ts'
import { all, RISE, story } from './story.ts'

/** Sums of a few words, and what is left where a part went to somebody else. */
export const SHORT_STORIES: readonly Calculator[] = [
  story({
    id: 'quantos-a-tanto',
    when: rests.SO_MANY_AT,
    read: rests.soManyOf,
    slots: [
      ['quantos', 'Quantos', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Tudo = quantos × preço.',
    work: rests.allOf,
  }),
  story({
    id: 'preco-menos-parte',
    when: rests.LESS,
    read: rests.lessOf,
    slots: [
      ['tudo', 'Valor', 'R$'],
      ['parte', 'O que sai', '%'],
    ],
    formula: 'Fica = valor − o que sai.',
    work: rests.lessened,
  }),
  story({
    id: 'ainda-a-receber',
    when: all('%|por ?cento', rests.PAID.source, rests.STILL_ASKED.source),
    unless: new RegExp(`${RISE}|desconto|multa|taxa|comiss|imposto|parcel|vezes|do resto|do que (?:sobr|fal)`),
    read: rests.owedOf,
    slots: [
      ['tudo', 'Tudo a receber', 'R$'],
      ['parte', 'Já pago', '%'],
    ],
    formula: 'Falta = tudo − o que já foi pago.',
    work: rests.stillOwed,
  }),
  story({
    id: 'resto-de-quem',
    when: all('%|por ?cento', '\\bresto\\b', '\\bquanto\\b'),
    unless: new RegExp(`${RISE}|desconto|parcel|cust|gast|imposto|taxa|do resto|do que sobra|cada`),
    read: rests.restsWith,
    slots: [
      ['tudo', 'Valor', 'R$'],
      ['parte', 'Parte do outro', '%'],
    ],
    formula: 'Resto = valor − a parte do outro.',
    work: rests.rested,
  }),
]
