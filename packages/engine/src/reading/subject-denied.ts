import type { Subject } from './subjects.data.ts'

/** What the words right beside a number forbid it to be, whatever stands further off. */
const FORBIDDEN: readonly (readonly [subject: Subject, before: RegExp, after: RegExp])[] = [
  // 'Pego 40% de entrada que já uso': no room in use.
  [
    'ocupacao',
    /(?:)/,
    /^ ?(?:(?:%|por cento) ?)?(?:de|do|da|no) (?:entrada|sinal|adiant|desconto|comiss|multa|juro|imposto)/,
  ],
  // 'Alguns já devem 3 meses': late, and no term that was agreed.
  ['prazo_receber', /\b(?:dev(?:e|em|endo)|atrasad[oa]s?)(?: (?:ha|a|faz|uns|umas|mais de|em))* $/, /(?:)/],
  // '75 reais por caixa', '30 caixas a 40': a box, and no money.
  ['caixa', /(?:)/, /^[^.;]{0,32}\b(?:por|cada) caixa\b|^ ?caix(?:a|as|inhas?)\b/],
  ['caixa', /\b(?:cada|por|a|da) caixa[^.;]{0,20}$/, /(?:)/],
  ['caixa', /\bsaldo (?:devedor|da divida|a pagar)[^.;]{0,24}$/, /(?:)/],
  // 'Simples 7.600 (8%), desconto dos boletos'
  ['desconto', /\d ?\($/, /(?:)/],
]

/** `before`, `after`: folded, up to the number and from its end. */
export const isForbidden = (subject: Subject, before: string, after: string): boolean =>
  FORBIDDEN.some(([one, left, right]) => one === subject && left.test(before) && right.test(after))
