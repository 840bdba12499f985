import type { Calculator } from '#src/consultant/calculators.data.ts'
import {
  eachCost,
  eachOf,
  equalParts,
  equalPartsOf,
  leftOfMany,
  leftOfMonth,
  leftOfOne,
  letRooms,
  letRoomsOf,
  lotOf,
  manyOf,
  meanOfTotal,
  monthOf,
  occupied,
  ofMany,
  payback,
  paybackOf,
  pricedOf,
  road,
  roadOf,
  roomsOf,
  totalSaidOf,
} from './asking.ts'
import { all, asking, RISE, story } from './story.ts'

/** Sums that ask for one number that she left out. */
export const ASKING_STORIES: readonly Calculator[] = [
  asking({
    id: 'ocupacao',
    when: all('\\d', '\\bocupa\\w*|\\bvazi|\\bocios', '%|por ?cento|porcentagem|percentual|\\btaxa|\\bocupacao'),
    unless: /diaria|receb|fatur|cust|gast|r\$|cobr|quantos (?:quartos|leitos|dias)/,
    read: roomsOf,
    slots: [
      ['todos', 'Todos', 'unidades', 'Quantos são ao todo?'],
      ['ocupados', 'Ocupados', 'unidades', 'Quantos deles estão ocupados?'],
      ['vazios', 'Vazios', 'unidades'],
    ],
    enough: (values) => values.has('vazios') && values.has('todos'),
    formula: 'Ocupação = ocupados ÷ todos.',
    work: occupied,
  }),
  asking({
    id: 'ganho-no-periodo',
    when: all(
      '\\d',
      '\\bquanto (?:que |eu |me |isso |vou |da pra |posso |consigo )*(?:ganh\\w+|lucr\\w+|sobra\\w*|tir\\w+|entra|fatur\\w+|recebo|faco|rende|fica|da)(?: [a-z]+){0,3} (?:por|no|ao|na|em um) (?:mes|semana|dia)\\b',
    ),
    unless: new RegExp(
      `%|por ?cento|${RISE}|alug(?:uel)|imposto|comiss|hora|fixo|\\bdias?\\b.*\\bdias\\b|salario|parcel|desconto|duzia|centos?\\b|milheiro|grosa|quilo|\\bkg\\b|litro`,
    ),
    read: eachOf,
    slots: [
      ['preco', 'Preço de cada', 'R$', 'Por quanto vende cada um?'],
      ['custo', 'Custo de cada', 'R$'],
      ['quantos', 'Quantos no período', 'unidades', 'Quantos você faz ou vende nesse período?'],
      ['porDia', 'Quantos por dia', 'unidades'],
      ['dias', 'Dias de trabalho', 'unidades'],
    ],
    enough: (values) => values.has('preco') && values.has('porDia') && values.has('dias'),
    formula: 'Sobra = (preço − custo de cada) × quantos.',
    work: ofMany,
  }),
  asking({
    id: 'sobra-do-mes',
    when: all(
      '\\d',
      '\\bfatur|\\bentr(?:a|ou|aram)\\b|\\brecebo\\b',
      '\\bquanto (?:que |eu |me |ainda |e )*(?:sobr\\w+|lucr\\w+|fica\\b|fico\\b|tiro)',
    ),
    unless:
      /%|por ?cento|gast|cust|pag(?:o|uei)|despes|sai|imposto|margem|client|alun|cada|dia|semana|hora|ano|salario|retir|emprest|aluguel|vend/,
    read: monthOf,
    slots: [
      ['faturamento', 'Faturamento', 'R$', 'Quanto entra por mês?'],
      [
        'gastos',
        'Gastos do mês',
        'R$',
        'Quanto você gasta por mês, somando tudo: mercadoria, contas, gente e imposto?',
      ],
    ],
    formula: 'Sobra = o que entra − o que sai.',
    work: leftOfMonth,
  }),
  asking({
    id: 'combustivel',
    when: all('\\bkm\\b|quilometros?', '\\bquanto\\b', 'gasolina|diesel|etanol|alcool|combustivel|\\bgnv\\b'),
    unless: /%|cobr|frete|receb|ganh|lucr|sobr|entrega|manutenc|pneu|por km|vend|dias?\b|compensa|\bou\b/,
    read: roadOf,
    slots: [
      ['km', 'Quilômetros', 'km', 'Quantos quilômetros roda?'],
      ['rende', 'Quilômetros por litro', 'unidades', 'Quantos quilômetros o carro faz com um litro?'],
      ['preco', 'Preço do litro', 'R$', 'Quanto custa o litro do combustível?'],
    ],
    formula: 'Combustível = quilômetros ÷ quilômetros por litro × preço do litro.',
    work: road,
  }),
  asking({
    id: 'tempo-ate-se-pagar',
    when: all(
      '\\d',
      '\\bquant[oa]s? (?:tempo|meses)\\b|\\bem quanto tempo\\b',
      '\\bse pag\\w+|\\bpra pagar|\\brecuper|\\bretorno\\b|\\bvolta\\b',
    ),
    unless:
      /%|por (?:mes|dia|semana)|no mes|cada|deix|sobr|lucr|economiz|parcel|vezes|divida|emprest|juros|cliente|fiado/,
    read: paybackOf,
    slots: [
      ['custa', 'O que custa', 'R$', 'Quanto custa a compra?'],
      ['deixa', 'O que deixa por mês', 'R$', 'Quanto ela vai deixar por mês, já sem o que gasta?'],
    ],
    formula: 'Meses = o que custa ÷ o que deixa por mês.',
    work: payback,
  }),
  asking({
    id: 'custo-de-cada',
    when: all(
      '\\d',
      '\\bquanto (?:que |me )?(?:custou|custa|saiu|sai|ficou|fica) (?:por |em )?cada(?: [a-z]+)?\\s*(?:[,?.]|$)',
    ),
    unless:
      /%|vend|cobr|lucr|duzia|cento|milheiro|grosa|kg|quilo|litro|metro|caixa|fardo|saco|pacote|client|anunci|por (?:mes|dia)|hora|pessoa/,
    read: lotOf,
    slots: [
      ['total', 'Gasto', 'R$', 'Quanto gastou no total?'],
      ['quantos', 'Quantos', 'unidades', 'Quantos saíram ou quantos fez com esse gasto?'],
    ],
    formula: 'Custo de cada = gasto ÷ quantos.',
    work: eachCost,
  }),
  asking({
    id: 'parcela-sem-juros',
    when: all(
      '\\d',
      '\\bparcel|\\bvezes\\b|\\d ?x\\b|prestac',
      '\\bsem juros?\\b|juros? zero',
      '\\bquanto\\b|\\bqual\\b|\\bparcel',
    ),
    unless: /%|entrada|a vista|pix|cust|gast|lucr|por (?:dia|semana)|devo|divida/,
    read: equalPartsOf,
    slots: [
      ['valor', 'Valor', 'R$', 'Qual é o valor a parcelar?'],
      ['parcelas', 'Parcelas', 'meses', 'Em quantas vezes?'],
    ],
    formula: 'Parcela = valor ÷ parcelas.',
    work: equalParts,
  }),
  story({
    id: 'lucro-de-tantos',
    when: all(
      '\\d',
      '\\bcust|\\bgast|\\bcompr|\\bpago\\b|me sai',
      '\\bquanto (?:que |eu |me |isso |vou |ja )*(?:ganh\\w+|lucr\\w+|sobr\\w+|tir\\w+)(?! (?:por|em|no|na|com) (?!tudo|total|\\d))',
    ),
    unless: new RegExp(
      `%|por ?cento|${RISE}|alug(?:uel)|imposto|comiss|hora|fixo|parcel|desconto|duzia|centos?\\b|milheiro|grosa|quilo|\\bkg\\b|litro|perd|quebr|estrag|morr|por (?:semana|mes)|frete|entrega`,
    ),
    read: manyOf,
    slots: [
      ['preco', 'Preço de cada', 'R$'],
      ['custo', 'Custo de cada', 'R$'],
      ['quantos', 'Quantos', 'unidades'],
    ],
    formula: 'Sobra = (preço − custo de cada) × quantos.',
    work: leftOfMany,
  }),
  story({
    id: 'ocupados-por-preco',
    when: all(
      '\\d',
      '\\bocupad|\\balugad|\\bchei[oa]s|\\bvazi|\\bdesocup|\\bvag[oa]s\\b',
      '\\bquanto (?:que |eu |isso |me )*(?:entra|fatur\\w+|recebo|ganho|da|rende|faco|perco|deixo|tiro)',
    ),
    unless: new RegExp(`%|por ?cento|${RISE}|gast|cust|lucr|sobr|desconto|perc?d|deixo`),
    read: letRoomsOf,
    slots: [
      ['todos', 'Todos', 'unidades'],
      ['ocupados', 'Ocupados', 'unidades'],
      ['vazios', 'Vazios', 'unidades'],
      ['dias', 'Dias', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Entra = ocupados × preço.',
    work: letRooms,
  }),
  asking({
    id: 'sobra-de-um',
    when: all('\\d', '\\bquanto (?:que |eu |me )*(?:ganho|lucro|sobra|tiro) (?:em|por|com) (?:cada|uma?|unidade)\\b'),
    unless: new RegExp(
      `%|por ?cento|${RISE}|hora|dia|mes|semana|km|imposto|taxa|comiss|duzia|cento\\b|milheiro|pacote`,
    ),
    read: pricedOf,
    slots: [
      ['preco', 'Preço de cada', 'R$', 'Por quanto vende cada um?'],
      ['custo', 'Custo de cada', 'R$', 'Quanto custa cada um, com material e embalagem?'],
    ],
    formula: 'Sobra = preço − custo de cada.',
    work: leftOfOne,
  }),
  asking({
    id: 'media-do-total',
    when: all('\\d', '\\bqual (?:e |foi )?(?:a |minha )?media (?:por|de) (?:dia|semana|mes|cliente|venda|pedido)'),
    unless: new RegExp(`%|${RISE}|${'\\d[^?]*\\d[^?]*\\b(?:segunda|terca|ontem|junho|maio)'}`),
    read: totalSaidOf,
    slots: [
      ['total', 'Total', 'R$', 'Quanto foi o total?'],
      ['vezes', 'Em quantos', 'unidades', 'Em quantos dias, semanas ou clientes?'],
    ],
    formula: 'Média = total ÷ em quantos.',
    work: meanOfTotal,
  }),
]
