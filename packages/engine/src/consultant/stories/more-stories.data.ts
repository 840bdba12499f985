import type { Calculator } from '#src/consultant/calculators.data.ts'
import * as changes from './changes.ts'
import * as counts from './counts.ts'
import * as fractions from './fractions.ts'
import * as people from './people.ts'
import * as shares from './shares.ts'
import { all, OF_ONE_ASKED, RISE, story } from './story.ts'

const FRACTION = fractions.FRACTION

/** Sums of parts, of people and of measures. */
export const MORE_STORIES: readonly Calculator[] = [
  story({
    id: 'parte-tirada',
    when: all(FRACTION, '\\d', '\\bquant[oa]s?\\b'),
    unless: new RegExp(`%|${RISE}|\\bresto\\b|restante|ferias|decimo|desconto|por (?:dia|mes|semana|hora)`),
    read: fractions.fractionTaken,
    slots: [
      ['total', 'Valor', 'R$'],
      ['quantidade', 'Quantidade', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Parte = valor ÷ em quantas partes.',
    work: fractions.takenFraction,
  }),
  story({
    id: 'vendido-a-dois-precos',
    when: all(
      'metade.*metade|\\bo resto|restante|\\b[oa]s outr[oa]s|outra metade|o que sobrou',
      '\\d',
      '\\bquanto (?:que |eu |me )?(?:deu|da|entr\\w+|fiz|faturei|recebi|rendeu|apurei|vendi|somou|arrecadei|ganhei|fica)\\b',
    ),
    unless: new RegExp(`${OF_ONE_ASKED}|cust[ao]|gast|lucr|compr|pag(?:o|uei)|imposto|comiss|perd|estrag|quebr`),
    read: fractions.twoPrices,
    slots: [
      ['todos', 'Todos', 'unidades'],
      ['vendidos', 'Os primeiros', 'unidades'],
      ['porcento', 'Parte dos primeiros', '%'],
      ['preco1', 'Preço dos primeiros', 'R$'],
      ['preco2', 'Preço dos outros', 'R$'],
    ],
    formula: 'Entra = primeiros × preço + outros × preço.',
    work: fractions.soldAtTwo,
  }),
  story({
    id: 'dividido-entre-socios',
    when: all(
      '\\d',
      '(?:(?:pra|para|por|de|fica|a) cada|cada (?:um|uma|soci\\w+|qual))\\b',
      '\\bquanto',
      'soci|irma|amig|cooper|parceir|dono|integrante|music|artes|famil|herdeir|pescador|colega|\\bsomos\\b|\\bdivid|\\brate|\\beu e\\b',
    ),
    unless: new RegExp(`%|por (?:hora|kg|quilo|litro|pessoa)|cobr(?:o|ar) de cada|${RISE}|parcel|vezes|fixo`),
    read: people.sharedOf,
    slots: [
      ['entrou', 'O que entrou', 'R$'],
      ['gasto1', 'Gasto', 'R$'],
      ['gasto2', 'Outro gasto', 'R$'],
      ['gasto3', 'Terceiro gasto', 'R$'],
      ['socios', 'Quantos dividem', 'unidades'],
      ['outros', 'Quantos além de você', 'unidades'],
    ],
    formula: 'Para cada um = (o que entrou − gastos) ÷ quantos dividem.',
    work: people.shared,
  }),
  story({
    id: 'cobrar-de-cada',
    when: all(
      '\\d',
      '\\bquanto (?:[a-z]+ ){0,6}?(?:de cada|por pessoa|por cabeca|cada (?:um|uma|pessoa|passageir\\w|alun\\w|participante|convidad\\w|famil\\w+|casal))|\\bquanto (?:[a-z]+ ){0,4}?(?:por|pra|da) (?:pessoa|cabeca|passageir\\w|alun\\w|participante|convidad\\w|inscrit\\w)\\b',
      'cobr|empat|pag(?:ar|a|uem)\\b|\\bfica\\b|\\bsai\\b|\\bcusta|\\brate|\\bda\\b',
    ),
    unless: new RegExp(
      `%|por (?:mes|dia|semana|hora|kg)|vend|fatur|receb|${RISE}|parcel|imposto|gast(?:a|am) \\d|cada (?:um|uma|pessoa) (?:paga|come|gasta|usa|custa|bebe|leva)`,
    ),
    read: people.perHeadOf,
    slots: [
      ['gasto1', 'Gasto', 'R$'],
      ['gasto2', 'Outro gasto', 'R$'],
      ['gasto3', 'Terceiro gasto', 'R$'],
      ['gasto4', 'Quarto gasto', 'R$'],
      ['ganho', 'O que quer que sobre', 'R$'],
      ['pessoas', 'Pessoas', 'pessoas'],
    ],
    formula: 'De cada um = gastos ÷ pessoas.',
    work: people.perHead,
  }),
  story({
    id: 'horas-de-gente',
    when: all('\\bhoras?\\b|\\dh\\b|\\bhs\\b', '\\bdias?\\b|\\bdiarias?\\b', '\\bquant[oa]s?\\b'),
    unless: new RegExp(
      `%|extra|material|gast|cust[oa] (?:de|com)|falt|atras|por quanto|por semana|produz|pecas|unidades|kwh|${RISE}`,
    ),
    read: people.workOf,
    slots: [
      ['pessoas', 'Pessoas', 'pessoas'],
      ['dias', 'Dias', 'unidades'],
      ['horas', 'Horas por dia', 'horas'],
      ['preco', 'Preço da hora', 'R$'],
    ],
    formula: 'Horas = pessoas × dias × horas por dia.',
    work: people.workTime,
  }),
  story({
    id: 'partes-em-cascata',
    when: all('%|por ?cento', '\\bquanto\\b', '\\bd(?:o|e) (?:que (?:sobr|fic|rest)|rest)'),
    unless: new RegExp(`${RISE}|desconto|parcel|cust[ao]|gast`),
    read: shares.cascadeOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['parte1', 'Primeira parte', '%'],
      ['parte2', 'Segunda parte', '%'],
    ],
    formula: 'Sobra = (valor − primeira parte) − segunda parte do que ficou.',
    work: shares.cascade,
  }),
  story({
    id: 'sobra-de-partes',
    when: all(
      '%|por ?cento',
      '\\bquanto (?:que |eu |me |ainda |e )*(?:sobr\\w+|fica\\w*|fico|recebo|ganho|resta\\w*|vem|tiro|embolso|meu)',
    ),
    unless: new RegExp(`${OF_ONE_ASKED}|${RISE}|desconto|parcel|antecip|por (?:dia|semana|hora)|cada|perd|client|alun`),
    read: shares.takenOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['parte1', 'O que sai', '%'],
      ['parte2', 'O que sai', '%'],
      ['parte3', 'O que sai', '%'],
      ['parte4', 'O que sai', '%'],
      ['gasto1', 'Gasto', 'R$'],
      ['gasto2', 'Outro gasto', 'R$'],
      ['gasto3', 'Terceiro gasto', 'R$'],
    ],
    formula: 'Sobra = valor − cada parte do valor − gastos.',
    work: shares.leftOfShares,
  }),
  story({
    id: 'sobra-do-servico',
    when: all(
      '\\d',
      '\\bgast|\\bcust|\\bpag(?:o|uei)|material|aluguel',
      '\\bquanto (?:que |eu |me |ainda |e )*(?:sobr\\w+|fica\\w*|fico|ganho|resta\\w*|tiro|embolso|lucr\\w+)(?! por (?:mes|semana|dia|hora))',
    ),
    unless: new RegExp(
      `${OF_ONE_ASKED}|%|por ?cento|${RISE}|desconto|parcel|vezes|antecip|por (?:dia|semana|hora|mes|unidade)|no mes|cada|perd|client|alun|\\bmil (?:por|no)|compr|estrag|km|duzia|cento|\\bdias?\\b|emprest|divida|socio`,
    ),
    read: shares.billedOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['gasto1', 'Gasto', 'R$'],
      ['gasto2', 'Outro gasto', 'R$'],
      ['gasto3', 'Terceiro gasto', 'R$'],
    ],
    formula: 'Sobra = valor − gastos.',
    work: shares.leftOfShares,
  }),
  story({
    id: 'arrobas',
    when: all('\\barrobas?\\b|\\d ?@', '\\d', '\\bquant[oa]s?\\b|\\bqual\\b'),
    unless: new RegExp(`${RISE}|gast|cust(?:o|ou)|lucr|sobr|frete|imposto|comiss|por dia|por mes`),
    read: shares.arrobasOf,
    slots: [
      ['kg', 'Peso', 'kg'],
      ['rendimento', 'Rendimento', '%'],
      ['arrobas', 'Arrobas', 'unidades'],
      ['cabecas', 'Cabeças', 'unidades'],
      ['preco', 'Preço da arroba', 'R$'],
    ],
    formula: 'Arrobas = peso × rendimento ÷ 15; valor = arrobas × preço.',
    work: shares.inArrobas,
  }),
  story({
    id: 'cada-um-do-pacote',
    when: all(
      '\\bduzias?\\b|\\bgrosas?\\b|\\bmilheiros?\\b|\\bcentos?\\b',
      '\\d',
      '\\bquanto (?:que )?(?:me )?(?:sai|custa|fica|da|e|vale|saiu|custou) (?:por |em )?(?:cada|a unidade|um\\b|uma\\b|1\\b|por (?:unidade|peca))',
    ),
    unless: /%|lucr|vend|sobr|gast|frete|meia (?:duzia|grosa)/,
    read: shares.packPriceOf,
    slots: [
      ['pacotes', 'Pacotes', 'unidades'],
      ['preco', 'Preço do pacote', 'R$'],
    ],
    formula: 'Cada um = preço do pacote ÷ quantos ele tem.',
    work: shares.oneOf,
  }),
  story({
    id: 'media-de-numeros',
    when: all('\\bmedia\\b', '\\d', '\\bqua(?:l|is)\\b|\\bquant|\\bcalcul|\\bmedia\\s*\\?'),
    unless: new RegExp(`%|em media|na media|${RISE}|pondera|custo medio|falta|preciso|meta|\\bcada\\b|lucr|sobr`),
    read: counts.meanOf,
    slots: [
      ['total', 'Total', 'R$'],
      ['vezes', 'Em quantos', 'unidades'],
      ...counts.SLOTS.map((id) => [id, 'Número', 'R$'] as const),
    ],
    formula: 'Média = soma ÷ quantos são.',
    work: counts.mean,
  }),
  story({
    id: 'mistura',
    when: all(
      '\\bmistur|\\bblend\\b|\\bjunt|\\breceita\\b|\\bcomposto\\b|\\btraco\\b|\\bmassa\\b|\\bracao\\b',
      '\\d',
      '\\bquanto\\b',
    ),
    unless: new RegExp(`%|vend|lucr|sobr|perd|queb|${RISE}|rend`),
    read: counts.mixtureOf,
    slots: [
      ...['1', '2', '3', '4'].flatMap((n) => [
        [`quanto${n}`, 'Quanto', 'unidades'] as const,
        [`preco${n}`, 'Preço de um', 'R$'] as const,
      ]),
    ],
    formula: 'Preço da mistura = o que custa tudo ÷ quanto dá.',
    work: counts.mixture,
  }),
  story({
    id: 'entrada-e-parcelas',
    when: all('\\bentrada\\b|\\bsinal\\b', '\\bvezes\\b|\\d ?x\\b|\\bparcelas?\\b|prestac', '\\bquanto\\b|\\bqual\\b'),
    unless: /%.*%|com juros|juros? de|a vista|cust[ao] |gast|lucr|sobra/,
    read: counts.entryOf,
    slots: [
      ['valor', 'Valor', 'R$'],
      ['entrada', 'Entrada', 'R$'],
      ['parte', 'Entrada', '%'],
      ['parcelas', 'Parcelas', 'unidades'],
    ],
    formula: 'Parcela = (valor − entrada) ÷ parcelas.',
    work: counts.restInParts,
  }),
  story({
    id: 'quantos-pagam',
    when: all(
      '\\d',
      '\\bquant[oa]s\\b',
      '\\bpag(?:ar|a|am|o)\\b|\\bcobrir\\b|\\bcobre\\b|\\bquitar\\b|\\brecuper|\\bempat',
      '\\bdeix|\\bsobr|\\brend|\\blucr|\\bganho|\\blimp|\\btiro\\b',
    ),
    unless: new RegExp(`%|\\bmes(?:es)?\\b|\\bdias\\b|\\bsemanas?\\b|parcel|${RISE}|cust[ao]m? \\d[^?]*cust[ao]`),
    read: counts.payersOf,
    slots: [
      ['custa', 'O que precisa ser pago', 'R$'],
      ['deixa', 'O que cada um deixa', 'R$'],
    ],
    formula: 'Quantos = o que precisa ser pago ÷ o que cada um deixa.',
    work: counts.payers,
  }),
  story({
    id: 'na-mesma-medida',
    when: all('\\d', '\\bquant[oa]s?\\b'),
    unless: new RegExp(
      `%|por ?cento|${RISE}|cust|vend|cobr|preco|lucr|gast(?:o|ei) \\d[^?]*reais|sobr|fatur|client|funcionari|perd|falt|diesel|gasolina|etanol|combustivel|kwh|\\bpag`,
    ),
    read: counts.threeOf,
    slots: [
      ['a', 'Quanto', 'unidades'],
      ['b', 'Rende', 'unidades'],
      ['c', 'Quanto agora', 'unidades'],
      ['para_a', 'Da primeira medida', 'unidades'],
      ['para_b', 'Da segunda medida', 'unidades'],
    ],
    formula: 'Resultado = o que se quer × o que rende ÷ de quanto.',
    work: counts.ruleOfThree,
  }),
  story({
    id: 'variacao-de-quantos',
    when: all(
      '\\d',
      '\\b(?:agora|hoje|atual\\w*|passou|caiu|ca[ií]ram|subiu|foi|esse mes|essa semana|esta semana|este mes|depois|para|pra)\\b',
      '%|por ?cento|porcent|percent',
      '\\bquant|\\bqual\\b|\\bqto',
    ),
    unless:
      /r\$|reais|\bmil\b|fatur|aluguel|\bconta\b|\bluz\b|gast|pag(?:o|a|ava|uei)|cust|preco|cobr|margem|desconto|imposto|salario|juros|meta\b|mensalidade|\d ?%|para quanto|pra quanto|restam|sobraram|ainda/,
    read: changes.changeOf,
    slots: [
      ['antes', 'Antes', 'unidades'],
      ['agora', 'Agora', 'unidades'],
    ],
    formula: 'Variação = (agora − antes) ÷ antes.',
    work: changes.changed,
  }),
  story({
    id: 'tantos-por-tanto',
    when: all(
      '\\d',
      '\\bquanto (?:que |isso |eu |me |tudo )*(?:da|deu|fica|ficou|entrou|entra|faturei|recebi|recebo|sai|saiu|vai|pago|paguei|gasto|gastei|cobro|fiz|vale|dao|seria|ganhei|ganho|tirei|apurei)(?: tudo| no total| isso| total| ao todo| pra ele| pra ela)?\\s*\\??\\s*$',
    ),
    unless: new RegExp(
      `%|por ?cento|${RISE}|duzia|centos?\\b|milheiro|grosa|frete|imposto|desconto|cust[ao] .*vend|vend.* cust[ao]|metade|terco|horas?\\b|parcel|em \\d+ vezes|vezes (?:de|sem)|pacote|caixa (?:com|de)|fardo|por (?:dia|mes|semana)|cada (?:um|uma) (?:com|de|leva|tem)|\\bdevo|\\bem quant|\\bresto`,
    ),
    read: counts.somePriced,
    slots: [
      ['preco', 'Preço de cada', 'R$'],
      ['quantos', 'Quantos', 'unidades'],
      ['mais', 'E mais', 'unidades'],
    ],
    formula: 'Tudo = quantos × preço.',
    work: counts.pricedAll,
  }),
]
