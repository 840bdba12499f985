import type { Calculator } from '#src/consultant/calculators.data.ts'
import * as goals from './goals.ts'
import { all, OF_ONE_ASKED, RISE, story } from './story.ts'
import * as trades from './trades.ts'

const ENTERS =
  '\\bquanto (?:que |eu |isso |me |vou |posso )*(?:entra\\w*|fatur\\w+|ganh\\w+|da|deu|rende|receb\\w+|faco|tiro|vai dar|fica)\\b'

/** Sums of everyday trade: wages of days, packs, goals, discounts, two kinds of clients, volumes. */
export const TRADE_STORIES: readonly Calculator[] = [
  story({
    id: 'gente-por-diaria',
    when: all('\\d', '\\bdias?\\b|diarias?|noites?', '\\bquanto\\b'),
    unless: new RegExp(
      `%|${RISE}|${OF_ONE_ASKED}|cobr|vend|receb|lucr|sobr|fatur|hora|por (?:semana|mes)|produz|faz(?:em)? \\d`,
    ),
    read: trades.wagesOf,
    slots: [
      ['gente', 'Quantas pessoas', 'pessoas'],
      ['diaria', 'Diária', 'R$'],
      ['dias', 'Dias', 'unidades'],
    ],
    formula: 'Total = pessoas × diária × dias.',
    work: trades.wages,
  }),
  story({
    id: 'parte-de-quem',
    when: all('%|por ?cento', '\\bquanto\\b'),
    unless: new RegExp(`${RISE}|desconto|parcel|cust|gast|imposto|por (?:dia|mes|semana|hora)|resto|do que sobra`),
    read: trades.namedSharesOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['parte1', 'Uma parte', '%'],
      ['parte2', 'Outra parte', '%'],
    ],
    formula: 'Parte = valor × por cento.',
    work: trades.namedShare,
  }),
  story({
    id: 'material-de-todos',
    when: all('\\d', '\\bcada\\b|\\bpor\\b|\\buma?\\b', '\\bquant[oa]s? (?:metros?|kg|quilos?|kilos?|litros?)\\b'),
    unless: new RegExp(`%|${RISE}|r\\$|reais|cust|vend|cobr|preco|por (?:dia|mes|semana|hora)|rend|perd`),
    read: trades.stuffOf,
    slots: [
      ['quantos', 'Quantos', 'unidades'],
      ['cada', 'Em cada', 'unidades'],
      ['por', 'Quantos tem a medida maior', 'unidades'],
    ],
    formula: 'Ao todo = quantos × o que vai em cada.',
    work: trades.stuff,
  }),
  story({
    id: 'pacotes-por-preco',
    when: all('\\bduzias?\\b|\\bgrosas?\\b|\\bmilheiros?\\b|\\bcentos?\\b', '\\d', '\\bquanto\\b'),
    unless: new RegExp(
      `%|${RISE}|lucr|sobr|por (?:dia|mes|semana)|frete|desconto|quanto (?:que )?(?:me )?(?:sai|custa|fica|saiu) (?:por )?(?:cada|a unidade|um\\b|uma\\b)|perd|queb`,
    ),
    read: trades.packsOf,
    slots: [
      ['pacotes', 'Pacotes', 'unidades'],
      ['preco', 'Preço do pacote', 'R$'],
      ['unidade', 'Preço de um', 'R$'],
    ],
    formula: 'Tudo = pacotes × preço do pacote.',
    work: trades.packTotal,
  }),
  story({
    id: 'acrescimo-dividido',
    when: all(
      '\\d ?%|por ?cento',
      '\\bmais \\d|\\+ ?\\d|\\bcomiss|\\bo resto|o restante|o que sobra',
      '\\bdivid|\\bentre\\b|\\bpra cada|\\bcada (?:um|uma)|\\bcada\\s*\\??\\s*$',
    ),
    unless: new RegExp(`${RISE}|desconto|lucr|soci`),
    read: trades.tipOf,
    slots: [
      ['base', 'Valor', 'R$'],
      ['parte', 'Acréscimo', '%'],
      ['gente', 'Pessoas', 'pessoas'],
    ],
    formula: 'De cada um = (valor + acréscimo) ÷ pessoas.',
    work: trades.tipShared,
  }),
  story({
    id: 'por-dia-vezes-dias',
    when: all('\\bpor dia\\b|\\bao dia\\b', '\\bdias\\b', ENTERS),
    unless: new RegExp(
      `%|${RISE}|${OF_ONE_ASKED}|cust|gast|lucr|sobr|pag(?:o|uei)|horas?\\b|por dia\\s*\\??\\s*$|compr|duzia|cento\\b|milheiro|cada (?:um|uma)|falt`,
    ),
    read: trades.dailyOf,
    slots: [
      ['preco', 'Preço de cada', 'R$'],
      ['porDia', 'Por dia', 'unidades'],
      ['dias', 'Dias', 'unidades'],
    ],
    formula: 'Entra = por dia × dias × preço.',
    work: trades.daily,
  }),
  story({
    id: 'inteiro-ou-em-partes',
    when: all(
      '\\bou\\b',
      '\\binteir|\\bfechad|\\bfatia|\\bpedac|\\bporc|\\bdose|\\bunidade',
      '\\bquanto (?:[a-z]+ ){0,3}(?:a mais|mais|a menos)\\b|compensa|vale mais|diferenca|melhor',
    ),
    unless: /%|cust|gast|frete|vezes|parcel/,
    read: goals.slicesOf,
    slots: [
      ['inteiro', 'Inteiro', 'R$'],
      ['partes', 'Em quantas partes', 'unidades'],
      ['preco', 'Preço de cada parte', 'R$'],
    ],
    formula: 'Diferença = partes × preço − inteiro.',
    work: goals.slices,
  }),
  story({
    id: 'quantos-no-tempo',
    when: all('\\bmin', '\\bhoras?\\b|\\dh\\b', '\\bquant[oa]s (?!horas|minutos|dias|tempo)[a-z]+'),
    unless: new RegExp(`%|${RISE}|r\\$|reais|cust|vend|cobr|preco|hora extra|atras`),
    read: goals.paceOf,
    slots: [
      ['minutos', 'Minutos de cada', 'unidades'],
      ['horas', 'Horas', 'horas'],
      ['dias', 'Dias', 'unidades'],
    ],
    formula: 'Quantos = horas × 60 ÷ minutos de cada.',
    work: goals.pace,
  }),
  story({
    id: 'meta-que-falta',
    when: all(
      '\\d',
      '\\bdias?\\b',
      '\\bmeta\\b|\\bpreciso\\b|\\bquero\\b|objetivo',
      '\\bja\\b|\\bfalt|\\bfiz\\b|\\bto com\\b',
      '\\bquanto\\b[^?]*\\b(?:por dia|ao dia|cada dia|no dia|diari)',
    ),
    unless: new RegExp(`%|${RISE}|cust|gast|client|ticket|margem`),
    read: goals.goalOf,
    slots: [
      ['meta', 'Meta', 'R$'],
      ['feito', 'Já feito', 'R$'],
      ['dias', 'Dias que faltam', 'unidades'],
    ],
    formula: 'Por dia = (meta − já feito) ÷ dias que faltam.',
    work: goals.goalLeft,
  }),
  story({
    id: 'desconto-dado',
    when: all(
      '\\bdesconto\\b',
      '\\bquant[oa]s? (?:por ?cento|%|de desconto)|\\bqual (?:foi |e |o )*(?:o )?desconto|\\bem (?:%|porcent)|\\bquanto (?:eu )?(?:dei|to dando) de desconto',
    ),
    unless: new RegExp(`\\d ?%|\\d por ?cento|${RISE}|cust|gast|lucr|sobr|vezes`),
    read: goals.discountOf,
    slots: [
      ['antes', 'Preço cheio', 'R$'],
      ['agora', 'Preço com desconto', 'R$'],
    ],
    formula: 'Desconto = (preço cheio − preço com desconto) ÷ preço cheio.',
    work: goals.discountGiven,
  }),
  story({
    id: 'dois-tipos',
    when: all('\\d', `${ENTERS}|\\bquanto (?:que |eu )*(?:arrecad\\w+|apur\\w+|cobro|pago)`),
    unless: new RegExp(
      `%|${RISE}|${OF_ONE_ASKED}|cust|gast|lucr|sobr|perd|compr|parcel|desconto|por (?:dia|mes|semana|hora)`,
    ),
    read: goals.twoKindsOf,
    slots: [
      ['quantos1', 'Os primeiros', 'unidades'],
      ['preco1', 'Preço dos primeiros', 'R$'],
      ['quantos2', 'Os outros', 'unidades'],
      ['preco2', 'Preço dos outros', 'R$'],
    ],
    formula: 'Tudo = primeiros × preço + outros × preço.',
    work: goals.twoKinds,
  }),
  story({
    id: 'volume-de-lados',
    when: all(
      '\\d ?(?:m|mts?|metros?)? ?(?:por|x|de) ?(?:largura por |comprimento por )?\\d?',
      '\\bquant[oa]s? (?:litros?|metros cubicos|m3)\\b|\\bvolume\\b',
    ),
    unless: /%|r\$|reais|cust|vend|cobr|por (?:dia|mes|hora)/,
    read: goals.volumeOf,
    slots: [
      ['lado1', 'Um lado, em metros', 'unidades'],
      ['lado2', 'Outro lado, em metros', 'unidades'],
      ['lado3', 'Altura, em metros', 'unidades'],
    ],
    formula: 'Volume = lado × lado × altura.',
    work: goals.volume,
  }),
  story({
    id: 'moeda-de-fora',
    when: all('\\bdolar|\\beuro|\\busd\\b', '\\bquanto\\b'),
    unless: new RegExp(`%|${RISE}|frete|imposto|vend|lucr|sobr|desconto`),
    read: goals.exchangeOf,
    slots: [
      ['moeda', 'Valor na moeda de fora', 'unidades'],
      ['cotacao', 'Cotação', 'R$'],
    ],
    formula: 'Em reais = valor × cotação.',
    work: goals.exchanged,
  }),
  story({
    id: 'resto-em-porcento',
    when: all(
      '%|por ?cento',
      '\\b(?:sobra\\w*|resta\\w*|fica\\w*)(?: em)? (?:quant[oa]s?|qual) ?(?:%|por ?cento|porcent)|\\bquant[oa]s? ?(?:%|por ?cento|porcent\\w*)(?: me| que| ainda)* (?:sobra\\w*|resta\\w*|fica\\w*)',
    ),
    unless: new RegExp(`${RISE}|desconto|em cima|do que sobra|do resto|comissao d`),
    read: goals.restOf,
    slots: [...['v1', 'v2', 'v3', 'v4', 'v5', 'v6'].map((id) => [id, 'O que sai', '%'] as const)],
    formula: 'Sobra = 100% − o que sai.',
    work: goals.restInShares,
  }),
  story({
    id: 'contas-ao-todo',
    when: all(
      '\\d',
      '\\bfiado|me dev|\\bbolet|\\bcontas?\\b|\\bparcelas?\\b|\\bfaturas?\\b|\\bnotas?\\b|\\bcheques?\\b|\\bdivid|\\baluguel|ganha|recebe|salario',
      '\\bquanto (?:que |eu |vou |tenho que |preciso )*(?:pag\\w+|da|deu|dao|devo|soma\\w*|fica|gast\\w+)(?: (?:d[eo]s? )?(?:no total|ao todo|tudo|junto|juntos|juntas|somando|no fim|os dois|as duas|dos dois|das duas|dois|duas))+\\s*\\??\\s*$|\\bquanto (?:eu )?(?:tenho|vou ter|tem)(?: (?:pra|a|para|que))* receber\\s*\\??\\s*$|\\bquanto (?:me devem|estao me devendo|tao me devendo)',
    ),
    unless: new RegExp(
      `%|${RISE}|cobr|vend|fatur|entra\\b|dias\\b|vezes|por (?:dia|semana)|client|menos|descont|ja paguei|sobr|lucr`,
    ),
    read: goals.totalOf,
    slots: [...['v1', 'v2', 'v3', 'v4', 'v5', 'v6'].map((id) => [id, 'Conta', 'R$'] as const)],
    formula: 'Tudo = a soma das contas.',
    work: goals.total,
  }),
  story({
    id: 'preco-do-lote-com-ganho',
    when: all(
      '%|por ?cento',
      '\\bcompr|\\bpaguei|\\bgastei|\\bcust|\\bpor \\d',
      '\\bpor quanto|\\bqual (?:e )?o? ?preco|\\bquanto (?:eu )?(?:cobro|vendo)',
      '\\bcada\\b|a unidade|\\ba peca|\\bo par\\b',
    ),
    unless: /margem|imposto|cartao|comiss|taxa|desconto|perd|frete|\bdo preco\b/,
    read: trades.lotPriceOf,
    slots: [
      ['total', 'O que pagou', 'R$'],
      ['quantos', 'Quantos', 'unidades'],
      ['ganho', 'Ganho em cima do custo', '%'],
    ],
    formula: 'Preço de cada = o que pagou ÷ quantos × (1 + ganho).',
    work: trades.lotPrice,
  }),
  story({
    id: 'por-semana-no-mes',
    when: all('\\bpor semana\\b|\\bna semana\\b|\\btoda semana\\b', '\\bquanto\\b[^?]*\\b(?:por|no|ao) mes\\b'),
    unless: new RegExp(
      `%|${RISE}|${OF_ONE_ASKED}|lucr|sobr|cust|dias?\\b|duzia|cento\\b|milheiro|horas?\\b|desconto|cada (?:um|uma) (?:com|de)`,
    ),
    read: trades.weeklyOf,
    slots: [
      ['quantos', 'Por semana', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'No mês = por semana × preço × 52 ÷ 12.',
    work: trades.weekly,
  }),
  story({
    id: 'por-cento-guardado',
    when: all(
      '%|por ?cento',
      '\\bquanto (?:eu )?(?:guardo|separo|reservo|junto|deposito|devo guardar|preciso guardar|tenho que (?:guardar|separar))|\\b(?:guardo|separo|reservo) quanto',
    ),
    unless: new RegExp(`${RISE}|gast|cust|meses|anos?\\b|ferias|decimo|13`),
    read: trades.partSavedOf,
    slots: [
      ['base', 'O que entrou', 'R$'],
      ['parte', 'Parte que se guarda', '%'],
    ],
    formula: 'Guardar = o que entrou × por cento.',
    work: trades.partSaved,
  }),
]
