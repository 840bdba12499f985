import type { Slot } from './calculator-slots.ts'
import type { Calculator } from './calculators.data.ts'
import { maybe, part, plain, type Where } from './plain-reader.ts'
import { discountedPack, priceForGoal, yieldOf } from './sums-of-packs.ts'
import { holidayPay, holidaysOf, thirteenth, thirteenthOf } from './sums-of-payroll.ts'
import * as sums from './sums-of-plain.ts'

const BILL =
  '(?:alugue(?:l|is)|luz|energia|agua|gas|internet|telefone|celular|contador|contabilidade|folha|salarios?|funcionari[oa]s?|ajudante|condominio|sistema|agencia|seguro|plano|mensalidade|tarifa|limpeza|estacionamento|assinatura)'
const FILLER = '(?:de |da |do |e |eh |ta |fica |por mes |uns |: ?|r\\$ ?)*'
const A_BILL: readonly Where[] = [
  {
    before: new RegExp(`\\b${BILL} ?${FILLER}$`),
    after: /^(?!\s*(?:reais )?(?:por|na|a|cada) (?:semana|dia|ano|hora|pessoa|cada))/,
  },
  { after: new RegExp(`^\\s*(?:reais )?(?:por mes )?(?:de|com|no|na|do|da|pro|em) ${BILL}\\b`) },
]
const bills = sums.BILLS.map((id, index) => {
  const one = part(id, 'Conta', 'R$', ...A_BILL)
  return index === 0 ? one : maybe(one)
})
const NOT_BILLS =
  /fatur|vend|cobr|receb|ganh|entra|client|%|por ?cento|imposto|aument|reajust|subi|sobe|desconto|junto [a-z]+ ou|\bou\b|\bmetade\b|divid|atras|dev(?:o|endo)|semana|quinzen|\bdias?\b|bimestr|trimestr/
const minutes = part('minutos', 'Minutos de cada', 'unidades', { after: /^\s*min(?:\.|s?\b|utos?\b)/ })
const material = maybe(
  part(
    'material',
    'Material',
    'R$',
    { before: /(?:gast\w+|material|materiais|custa|insumos?|ingredientes?)\s*(?:de |e |com |uns |r\$ ?)*$/ },
    {
      after:
        /^\s*(?:reais )?(?:de|em) (?:material|materiais|produto|insumos?|ingredientes?|tecido|linha|tinta|madeira|massa)\b/,
    },
  ),
)
const HOW_MUCH_HOUR =
  /quanto (?:eu )?(?:que )?(?:da|ganho|fica|sai|faco|tiro|e|eh|rende|to ganhando)(?: eu)? (?:a|por|na|em uma|minha) hora/
const PACK = '(?:duzia|cento|milheiro)'
const ONE_MONEY = /(?:cust\w+|sai\w*|vend\w+|pag\w+|compr\w+|cobr\w+|a|por|e|ta|de)\s*(?:me |a |por |de |r\$ ?)*$/

const wage: Slot = { id: 'salario', rotulo: 'Salário', unit: 'R$', pergunta: '' }

/** Sums whose every number is named by its own words. */
export const PLAIN_CALCULATORS: readonly Calculator[] = [
  plain({
    id: 'contas-somadas',
    when: new RegExp(
      `(?:\\b${BILL}\\b.*\\d.*\\b${BILL}\\b.*|\\bmes\\b.*\\b(?=[^?]*\\bano\\b))\\bquanto (?:que |eu )?(?:da|dao|e|eh|soma|gasto|pago|vai|sai|custa|fica)(?: isso| com isso| com eles| tudo| ao todo| no total| junto| por mes| no mes| por ano| no ano| ao ano| em um ano| num ano){0,3}\\s*\\??\\s*$`,
    ),
    unless: NOT_BILLS,
    parts: bills,
    formula: 'Total = a soma das contas.',
    work: sums.billsAdded,
  }),
  plain({
    id: 'custo-por-trazido',
    when: /(?=.*\b(?:gast|pag|invest|coloq|pus|botei|custou|custaram|custam|por)).*\bquanto (?:me |que )?(?:custou|custa|saiu|sai|ficou|foi|paguei)(?: por| em| pra)? cada\b(?! (?:panfleto|folheto|cartao))/,
    unless: /vend|produz|lucr/,
    parts: [
      maybe(part('panfletos', 'Panfletos', 'unidades', { after: /^\s*(?:panfletos?|folhetos?|flyers?|cartazes)\b/ })),
      part('clientes', 'Clientes que vieram', 'unidades', {
        before:
          /\b(?:veio|vieram|vinheram|trouxe|trouxeram|aparecer?\w*|chegaram|chegou|consegui|fechei|rende\w*|entrou|entraram|gerou)\s*(?:so |uns |umas |mais |pra mim )*$/,
        after: /^\s+[a-z]{3,}/,
      }),
      part('gasto', 'Gasto com divulgação', 'R$', {
        before: /(?:gast\w+|pag\w+|invest\w+|coloqu\w+|pus|botei|custou|custaram|custam|\bpor)\s*(?:de |uns |r\$ ?)*$/,
      }),
    ],
    formula: 'Custo de cada um = gasto ÷ quantos vieram.',
    work: sums.costOfEach,
  }),
  plain({
    id: 'depois-da-parte',
    when: /\b(?:fica|leva|cobra|tira|come|desconta|quer|morde|pega)\b.*\d ?(?:%|por ?cento).*\bquanto (?:que )?(?:me |eu )?(?:sobra|fica|recebo|tiro|vem|ganho)(?: pra mim| para mim| na minha mao| limpo)?\s*\??\s*$/,
    unless:
      /cust|gast|pag[oau]|compr|imposto|juros|fixo|por (?:dia|mes|semana)|client|aluno|perd|cancel|lucr|maquininha|cartao|parcel|antecip|margem|inss|salario|multa|boleto|banco|conta\b|iptu/,
    parts: [
      part('taxa', 'Parte que sai', '%', {
        before: /\b(?:fica com|fica|leva|cobra|tira|come|desconta|quer|morde|pega)\s*(?:uns |de )*$/,
      }),
      part('valor', 'Valor', 'R$', {
        before:
          /(?:\b(?:de|a|por|do|no valor de)|vend\w+|cobr\w+|corrida|servico|venda|valor)\s*(?:de |a |por |e |r\$ ?)*$/,
      }),
    ],
    formula: 'Fica = valor − parte de quem cobra.',
    work: sums.afterShare,
  }),
  plain({
    id: 'ponto-de-pedido',
    when: /(?=.*\b(?:us|gast|vend|consum|sai))(?=.*(?:\b(?:quando|com quant[oa]s?)\b.*\b(?:ped|peco|compr|repo|faco)|ponto de pedido|estoque minimo))/,
    unless: /r\$|reais|cust|preco|%/,
    parts: [
      part('uso', 'Uso por dia', 'unidades', {
        before: /\b(?:us[oa]m?|gast[oa]|gastamos|vend[oe]|consum[oe]|sai|saem)\s*(?:uns |umas |cerca de )*$/,
        after: /^(?:\s+[a-z]+){0,4}\s+(?:por|ao|a cada|todo) dia\b/,
      }),
      part(
        'reserva',
        'Dias de reserva',
        'unidades',
        { after: /^\s*(?:dias? )?(?:de|pra) (?:reserva|folga|seguranca|garantia)\b/ },
        { before: /\b(?:reserva|folga|seguranca) de\s*$/, after: /^\s*dias?\b/ },
      ),
      part('prazo', 'Dias de entrega', 'unidades', {
        before: /\b(?:entreg\w+|demor\w+|lev[ao]\w*|cheg\w+|prazo|fornecedor)\b[^,;.\d]{0,16}$/,
        after: /^\s*dias?\b/,
      }),
    ].map((one) => (one.id === 'reserva' ? maybe(one) : one)),
    formula: 'Ponto de pedido = uso por dia × (dias de entrega + dias de reserva).',
    work: sums.reorderPoint,
  }),
  {
    id: 'ferias-com-terco',
    when: /(?=.*\bferias\b)(?=.*\b(?:quanto\b(?! tempo)|qual (?:e )?o valor|calcul))/,
    unless:
      /proporciona|rescis|demit|mand\w+ embora|\bsaiu\b|\bpediu\b|aviso|vencid|dobro|sem tirar|atras|\b13\b(?! dias)|decimo|fgts|inss|meio periodo|falt|\bhoras?\b|comiss|quinzen|semana|\bvend(?:er?|eu|o|i|ido|idos)\b|abono|parcel|provis|guard|reserv|fatur|liquid|descont|colet/,
    slots: [wage, { id: 'dias', rotulo: 'Dias de férias', unit: 'unidades', optional: true, pergunta: '' }],
    read: holidaysOf,
    whole: true,
    ask: false,
    formula: 'Férias = salário ÷ 30 × dias × 4 ÷ 3.',
    work: holidayPay,
  },
  {
    id: 'decimo-terceiro',
    when: /(?=.*(?:\b13(?:o\b|\b|°|º)|\bdecimo\b))(?=.*\b(?:quanto\b(?! tempo)|qual (?:e )?o valor|calcul))/,
    unless:
      /\bsaiu\b|\bpediu\b|demit|rescis|mand\w+ embora|aviso|ano passado|\b20\d\d\b|ferias|fgts|inss|\bhoras?\b|comiss|falt|afast|licenc|parcel|metade|guard|reserv|provis|fatur|\bvend(?:er?|eu|o|i)\b|adiant|liquid|descont/,
    slots: [
      wage,
      { id: 'meses', rotulo: 'Meses trabalhados no ano', unit: 'meses', optional: true, pergunta: '' },
      { id: 'entrada', rotulo: 'Mês da entrada', unit: 'unidades', optional: true, pergunta: '' },
      { id: 'dia', rotulo: 'Dia da entrada', unit: 'unidades', optional: true, pergunta: '' },
    ],
    read: thirteenthOf,
    whole: true,
    ask: false,
    formula: 'Décimo terceiro = salário ÷ 12 × meses trabalhados.',
    work: thirteenth,
  },
  plain({
    id: 'ferias-proporcionais',
    when: /(?=.*\bferias\b)(?=.*\bproporciona)(?=.*\b(?:quanto|qual|calcul))/,
    unless:
      /rescis|demit|mand\w+ embora|aviso|\b13|decimo|fgts|inss|meio periodo|falt|hora extra|comiss|quinzen|semana/,
    parts: [
      part('meses', 'Meses trabalhados', 'meses', { after: /^\s*mes(?:es)?\b/ }),
      part('salario', 'Salário', 'R$', {
        before: /(?:ganh\w+|salario|receb\w+|pag\w+)\s*(?:e |eh |de |por mes |uns |ele |ela |r\$ ?)*$/,
        after: /^(?!\s*(?:reais )?(?:por|a|na) (?:dia|hora|semana|diaria))/,
      }),
    ],
    formula: 'Férias proporcionais = salário ÷ 12 × meses × 4 ÷ 3.',
    work: sums.holidaysSoFar,
  }),
  plain({
    id: 'divida-sem-pagar',
    when: /(?=.*\b(?:dev(?:o|ia|endo)|divida|emprest\w*|peguei)\b)(?=.*\b(?:sem pagar|nao (?:vou |for |conseguir |der pra )?pag\w+|tudo de uma (?:so )?vez|juros? compostos?))(?=.*\bquanto (?:isso |ela |a divida )?(?:vira|vai virar|fica|vai ficar|vou dever|vou estar devendo|devo|da|vai dar|vai estar|vou pagar|pago|preciso pagar)\b)/,
    unless: /primeiro mes|parcel|prestac|juros? simples|multa|ao (?:dia|ano)|por (?:dia|ano)|so de juro/,
    parts: [
      part('taxa', 'Juros ao mês', '%', { after: /^\s*(?:de juros? )?(?:ao|por|a|no) mes\b/ }),
      part('meses', 'Meses', 'meses', { after: /^\s*(?:mes(?:es)?|anos?)\b/ }),
      part('valor', 'Dívida', 'R$', {
        before: /(?:dev\w+|divida|emprest\w*|peguei)\s*(?:de |uns |emprestado |no banco |pro banco |r\$ ?)*$/,
      }),
    ],
    formula: 'Dívida = valor × (1 + juros) a cada mês.',
    work: sums.unpaidDebt,
  }),
  plain({
    id: 'quanto-falta',
    when: /\bquanto (?:que )?(?:me |ainda |eu )*(?:falta|ta faltando|vai faltar)(?: pra [a-z]+)?\s*\??\s*$/,
    unless: /%|por ?cento|por (?:dia|semana|mes)|estoque|caixa fech|bate/,
    parts: [
      part(
        'precisa',
        'O que precisa',
        'R$',
        { after: /^\s*(?:reais )?(?:de|em|pra|para|a) (?:boletos?|contas\b|pagar|divida|folha|vencer|fornecedor)/ },
        {
          before:
            /(?:boletos?|contas|conta(?= de)|pagar|pago|devo|divida|folha|preciso|precisa|meta|custa|total)\s*(?:de |e |eh |um |uns |da |r\$ ?)*$/,
          after: /^(?!\s*(?:reais )?(?:em|no|na) (?:caixa|conta|banco))/,
        },
      ),
      part(
        'tem',
        'O que tem',
        'R$',
        {
          before:
            /(?:\bentra\w*|\bso|tenho|tem|caixa|(?:na|no) (?:conta|banco)|guardei|juntei|ja (?:fiz|vendi|paguei))\s*(?:de |uns |so |r\$ ?)*$/,
        },
        { after: /^\s*(?:reais )?(?:em|no|na) (?:caixa|conta|banco)\b/ },
      ),
    ],
    formula: 'Falta = o que precisa − o que tem.',
    work: sums.stillMissing,
  }),
  plain({
    id: 'vezes-o-custo',
    when: /(?=.*\bvend\w*[^.;\d]{0,20} (?:pelo|no|o) (?:dobro|triplo)\b)(?=.*\b(?:quanto|qual|preco)\b)/,
    unless: /%|duzia|cento|lote|margem|lucro|imposto|taxa/,
    parts: [
      part('custo', 'Custo', 'R$', {
        before: /(?:gast\w+|cust\w+|pag\w+|compr\w+|sai|fica)(?: [a-z]+){0,3} ?(?:r\$ ?)?$/,
        after: /^(?!\s*(?:num|no|na|em|por) (?:lote|fardo|pacote|kit|caixa|tudo))/,
      }),
    ],
    formula: 'Preço = custo × 2.',
    work: sums.timesCost,
  }),
  plain({
    id: 'custo-com-tempo',
    when: /(?=.*\bmin)(?=.*\bhora)(?=.*\bquanto (?:que )?(?:me |eu )?(?:custa|sai|fica|gasto))/,
    unless: /vend|cobr|preco|lucr|%|por (?:dia|mes|semana)/,
    parts: [
      minutes,
      part(
        'hora',
        'Valor da hora',
        'R$',
        { before: /\bhora\s*(?:dele |dela |minha )*(?:e |eh |custa |vale |de |sai |a |por |r\$ ?)*$/ },
        { after: /^\s*(?:reais )?(?:a|por|\/|p\/) ?hora\b/ },
      ),
      material,
    ],
    formula: 'Custo = material + minutos ÷ 60 × valor da hora.',
    work: sums.costWithTime,
  }),
  plain({
    id: 'hora-dos-minutos',
    when: new RegExp(`(?=.*\\d ?min)(?=.*${HOW_MUCH_HOUR.source})`),
    unless: /%|por ?cento|aluguel|imposto|por (?:dia|mes|semana)/,
    parts: [
      minutes,
      material,
      part('preco', 'Preço', 'R$', {
        before: /(?:cobr\w+|receb\w+|ganh\w+|vale|preco|vend\w+|\b(?:a|por))\s*(?:a |por |de |e |uns |r\$ ?)*$/,
      }),
    ],
    formula: 'Por hora = preço ÷ minutos × 60.',
    work: sums.hourOfMinutes,
  }),
  plain({
    id: 'horas-de-todos',
    when: /(?=.*\d ?min)(?=.*\bquant[ao]s? (?:horas|tempo)\b)/,
    unless: /por (?:dia|mes|semana)|cobr|funcionari|pessoas|ajudante|maquinas|r\$|reais|cada (?:dia|semana)/,
    parts: [
      minutes,
      part('quantidade', 'Quantidade', 'unidades', {
        before: /\b(?:pra|para|tenho|fazer|faco|atender|sao|com|de)\s*(?:uns |umas )*$/,
        after: /^\s+[a-z]{4,}s\b/,
      }),
    ],
    formula: 'Horas = minutos × quantidade ÷ 60.',
    work: sums.hoursOfAll,
  }),
  plain({
    id: 'um-da-duzia',
    when: new RegExp(
      `\\b(?:a|o|da|do|pela|pelo) ${PACK}\\b.*\\bquanto (?:que )?(?:me )?(?:sai|custa|da|fica|e|eh|vale) (?:por |em )?(?:cada|a unidade|um\\b|uma\\b|o [a-z]{2,}|a [a-z]{2,})\\s*(?:[a-z]+)?\\s*\\??\\s*$`,
    ),
    unless: /%|por cento|lucr|meia duzia/,
    parts: [
      part('pacote', 'Preço do pacote', 'R$', { before: ONE_MONEY, after: /^(?!\s*(?:reais )?(?:cada|a unidade))/ }),
    ],
    formula: 'Cada um = preço da dúzia ÷ 12.',
    work: sums.oneOfPack,
  }),
  plain({
    id: 'vendidos-por-duzia',
    when: new RegExp(
      `\\b(?:a|o) ${PACK}\\b.*\\bquanto (?:que )?(?:da|entra|faco|recebo|rende)(?: por dia| por semana)?\\s*\\??\\s*$`,
    ),
    unless: /%|por cento|cust|gast|meia duzia|por mes/,
    parts: [
      part('pacote', 'Preço do pacote', 'R$', {
        before: new RegExp(`\\b${PACK}\\s*(?:sai |custa |vendo |vale |e |eh |ta |a |por |r\\$ ?)+$`),
      }),
      part('quantidade', 'Quantidade', 'unidades', {
        before: /\b(?:produz\w*|faco|fazemos|vend\w+|tir[oa]|colh\w+|tenho)\s*(?:uns |umas )*$/,
        after: /^\s+(?!duzia|cento)[a-z]{3,}s\b/,
      }),
    ],
    formula: 'Total = quantidade ÷ 12 × preço da dúzia.',
    work: sums.soldByPack,
  }),
  plain({
    id: 'preco-para-a-retirada',
    when: /(?=.*\b(?:ganhar|tirar|quero|livres?|limpos?)\b).*\bquanto (?:eu )?(?:cobro|cobrar|devo cobrar|tenho que cobrar|preciso cobrar)\b/,
    unless: /%|por ?cento|hora|desconto|parcel/,
    parts: [
      part('meta', 'O que quer tirar', 'R$', { before: /\b(?:ganhar|tirar|quero)\s*(?:uns |r\$ ?)*$/ }),
      maybe(
        part(
          'gasto',
          'Despesas',
          'R$',
          { after: /^\s*(?:reais )?(?:de|em) (?:despesas?|custos?|contas?|gastos?|aluguel)\b/ },
          { before: /\b(?:despesas?|custos?|contas?|gastos?|aluguel)\s*(?:de |e |da |sao |r\$ ?)*$/ },
        ),
      ),
      part('quantidade', 'Quantos por mês', 'unidades', {
        before: /\b(?:dar|fazer|faco|dou|atender|atendo|vender|vendo|consigo|uns)\s*(?:umas |uns )?$/,
        after: /^\s+[a-z]{4,}s\b/,
      }),
    ],
    formula: 'Preço de cada = (o que quer tirar + despesas) ÷ quantos por mês.',
    work: priceForGoal,
  }),
  plain({
    id: 'pacote-com-desconto',
    when: /(?=.*\bdesconto\b)(?=.*\b(?:pacote|combo|plano|kit)\b).*\bquanto\b/,
    unless: /cust[ao]|gast|sobra|margem|lucro|perco/,
    parts: [
      part('desconto', 'Desconto', '%', { after: /^\s*(?:de )?desconto\b/ }, { before: /\bdesconto (?:de )?$/ }),
      part('quantidade', 'Quantos no pacote', 'unidades', {
        before: /\b(?:pacote|combo|plano|kit)\s*(?:de |com )?$/,
        after: /^\s+[a-z]{4,}s\b/,
      }),
      part('preco', 'Preço de cada', 'R$', {
        before: /\b(?:sess(?:ao|oes)|aula|aulas|banho|corte|cada|preco|cobro|custa|e|eh|de|a|por)\s*(?:e |eh |r\$ ?)*$/,
      }),
    ],
    formula: 'Pacote = preço × quantos × (1 − desconto).',
    work: discountedPack,
  }),
  plain({
    id: 'por-area',
    when: /\b(?:colhi|tirei|produzi|deu|rendeu)\b.*\bquant[oa]s? [a-z]+ (?:por|deu por|em cada) (?:hectare|ha|alqueire|pe|planta|vaca|cabeca|metro)\b/,
    unless: /%|reais|r\$|vend|cust/,
    parts: [
      part('colhido', 'Colhido', 'unidades', {
        before: /\b(?:colhi|tirei|produzi|deu|rendeu|foram)\s*(?:uns |umas )?$/,
        after: /^\s+[a-z]{3,}/,
      }),
      part('area', 'Em quantos', 'unidades', {
        before: /\b(?:em|de|com)\s*(?:uns |umas )?$/,
        after: /^\s*(?:hectares?|ha|alqueires?|pes|plantas|vacas|cabecas|metros)\b/,
      }),
    ],
    formula: 'Rendimento = colhido ÷ área.',
    work: yieldOf,
  }),
]
