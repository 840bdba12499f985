import type { Calculator } from '#src/consultant/calculators.data.ts'
import { all, RISE, story } from './story.ts'
import * as works from './works.ts'

/** Sums of work, measures and parts of many. */
export const WORK_STORIES: readonly Calculator[] = [
  story({
    id: 'tantos-com-extras',
    when: all(
      '\\d',
      '\\bmais\\b|\\bmenos\\b|\\+|descont|\\bvale\\b|adiant|frete|deslocamento|material|taxa|sinal|\\bpecas?\\b',
      '\\bquanto (?:que |eu |isso |tudo |me |vou |ele |ela )*(?:cobr\\w+|receb\\w+|pag\\w+|da|deu|fica|ficou|devo|gast\\w+|sai|saiu|custa|ganh\\w+|e|vai)(?: (?:no|total|tudo|ao|todo|fim|d[oa]s?|pr[ao]|pel[oa]|o|a|n?ess[ea]|dess[ea]|client\\w*|ele|ela|dele|dela|servico|trabalho|obra|isso|hoje|mim|eu|final|fechado|limpo|pagar|receber|dar|cobrar))*\\s*\\??\\s*$',
    ),
    unless: new RegExp(
      `%|por ?cento|${RISE}|desconto de|quanto (?:[a-z]+ )?a mais|lucr|sobr|vend|fatur|imposto|parcel|cada (?:um|uma) (?:com|de)|por (?:mes|semana)|salario|extra|duzia|cento\\b|milheiro|fixo`,
    ),
    read: works.payOf,
    slots: [
      ['preco', 'Preço de cada', 'R$'],
      ['quantos', 'Quantos', 'unidades'],
      ['mais1', 'Extra', 'R$'],
      ['mais2', 'Outro extra', 'R$'],
      ['menos1', 'O que se desconta', 'R$'],
      ['menos2', 'O que mais se desconta', 'R$'],
    ],
    formula: 'Total = quantos × preço + extras − descontos.',
    work: works.payWithExtras,
  }),
  story({
    id: 'tantos-por-taxa',
    when: all(
      '\\b(?:horas?|km|diarias?|quilometros?|h)\\b|\\dh\\b',
      '\\bquanto (?:que |eu |isso |tudo |me |vou |ele |ela |da |fica )*(?:de (?:mao de obra|frete|diaria|servico)|cobr\\w+|receb\\w+|pag\\w+|da|deu|fica|ficou|devo|sai|saiu|custa)(?: (?:no|total|tudo|ao|fim|pro cliente|do cliente|a mao de obra|de mao de obra|o frete|o servico|pelo servico|pra ele|pra ela))*\\s*\\??\\s*$',
    ),
    unless: new RegExp(
      `%|por ?cento|${RISE}|desconto|lucr|sobr|vend|imposto|parcel|por (?:mes|semana|dia)|salario|extra|litro|gasolina|diesel|dias?\\b.*horas?|cada (?:um|uma)|pessoas`,
    ),
    read: works.rateOf,
    slots: [
      ['preco', 'Preço de cada', 'R$'],
      ['quantos', 'Quantos', 'unidades'],
    ],
    formula: 'Total = quantos × preço.',
    work: works.payWithExtras,
  }),
  story({
    id: 'parte-de-tantos',
    when: all('%|por ?cento', '\\d', '\\bquanto\\b'),
    unless: new RegExp(`${RISE}|desconto|parcel|imposto|cust|gast|pag(?:o|uei)|perd|cancel|inadimpl`),
    read: works.partOfManyOf,
    slots: [
      ['parte', 'A sua parte', '%'],
      ['quantos', 'Quantos', 'unidades'],
      ['preco', 'Valor de cada', 'R$'],
    ],
    formula: 'Parte = quantos × valor × por cento.',
    work: works.partOfMany,
  }),
  story({
    id: 'cada-um-faz',
    when: all(
      '\\d',
      '\\bcada\\b',
      '\\b(?:faz\\w*|produz\\w*|atend\\w+|entreg\\w+|cost\\w+|vend\\w+|dao|da|bota|rend\\w+|colh\\w+|mont\\w+|pint\\w+|imprim\\w+|tira|bord\\w+)\\b',
      '\\bquant[oa]s?\\b',
    ),
    unless: new RegExp(
      `%|${RISE}|cust|gast|lucr|sobr|por hora|\\bhoras?\\b|por semana|pra (?:entregar|fazer) \\d|preciso|pag(?:o|ar)|salario|em quant`,
    ),
    read: works.eachMakesOf,
    slots: [
      ['gente', 'Quantos fazem', 'unidades'],
      ['cada', 'Cada um faz', 'unidades'],
      ['dias', 'Dias', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Tudo = quantos fazem × o que cada um faz × dias.',
    work: works.eachMakes,
  }),
  story({
    id: 'limpo-da-perda',
    when: all(
      '%|por ?cento',
      '\\bperd|\\bperco|\\bquebra|\\blimp|osso|casca|\\bsai\\b',
      '\\bquanto (?:que |me )?(?:sai|fica|custa|saiu|ficou|custou|vira)(?: a| o| por| cada)* (?:kg|quilo|kilo|litro|saca|caixa|arroba)\\b',
    ),
    unless: new RegExp(`vend|lucr|sobr|imposto|comiss|frete|por tudo|no total|${RISE}`),
    read: works.cleanOf,
    slots: [
      ['quanto', 'Quanto', 'kg'],
      ['preco', 'Preço de compra', 'R$'],
      ['perda', 'Perda', '%'],
    ],
    formula: 'Custo do limpo = preço ÷ (100% − perda).',
    work: works.clean,
  }),
  story({
    id: 'quantos-enchem',
    when: all('\\d', '\\bquant[oa]s (?!ml|gramas|litros|kg|quilos|metros|cm)[a-z]+'),
    unless: new RegExp(`%|r\\$|reais|cust|vend\\w+ (?:a|por)\\b|cobr|prec|gast|por (?:dia|mes|semana|hora)|${RISE}`),
    read: works.fillOf,
    slots: [
      ['tudo', 'Tudo', 'unidades'],
      ['cada', 'Em cada', 'unidades'],
      ['por', 'Da medida maior na menor', 'unidades'],
    ],
    formula: 'Quantos = tudo ÷ o que vai em cada.',
    work: works.filled,
  }),
  story({
    id: 'outra-medida',
    when: all(
      '\\d',
      '\\bquant[oa]s? (?:hectares?|ha|toneladas?|litros?|ml|mililitros?|quilos?|kg|kilos?|gramas?|metros?|m2|km|quilometros?|cm|centimetros?|grosas?|duzias?|unidades?|pecas?|ovos?|botoes|horas?|minutos?|min)\\b',
    ),
    unless: new RegExp(
      `%|r\\$|reais|cust|vend|cobr|prec|gast|por (?:dia|mes|semana|hora)|${RISE}|cada|preciso|rend|pra fazer`,
    ),
    read: works.unitOf,
    slots: [
      ['quanto', 'Quanto', 'unidades'],
      ['vezes', 'Quantas cabem', 'unidades'],
      ['por', 'Quantas cabem', 'unidades'],
    ],
    formula: 'Uma medida dita na outra.',
    work: works.inOtherUnit,
  }),
  story({
    id: 'todas-as-parcelas',
    when: all(
      '\\d',
      '\\bparcelas?\\b|prestac|\\bvezes\\b|\\d ?x\\b',
      '\\bquanto (?:que |eu |vou |isso |vai )*(?:da|dar|pago|pagar|paguei|fica|sai|gasto)(?: tudo)? (?:no (?:fim|total|final)|ao todo|tudo|ate o fim|no fim das contas)\\b|\\bqual (?:e )?o total\\b',
    ),
    unless: /%|juros|a vista|pix|peguei|emprest|financ|desconto|por (?:dia|semana)/,
    read: works.allPartsOf,
    slots: [
      ['parcelas', 'Parcelas', 'unidades'],
      ['parcela', 'Valor da parcela', 'R$'],
      ['entrada', 'Entrada', 'R$'],
    ],
    formula: 'Total = entrada + parcelas × valor.',
    work: works.allParts,
  }),
]
