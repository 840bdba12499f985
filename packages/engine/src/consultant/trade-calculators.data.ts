import { onlyAmount, splitOf, twoPeriods } from './amount-readers.ts'
import type { Slot } from './calculator-slots.ts'
import type { Calculator } from './calculators.data.ts'
import * as count from './sums-of-count.ts'
import { harvest, harvestOf } from './sums-of-land.ts'
import * as share from './sums-of-share.ts'
import * as trade from './sums-of-trade.ts'

type Where = Pick<Slot, 'before' | 'after' | 'alone' | 'optional'> & { pergunta?: string }
const slot = (id: string, rotulo: string, unit: Slot['unit'], { pergunta = '', ...where }: Where): Slot => ({
  id,
  rotulo,
  unit,
  pergunta,
  ...where,
})
const near = (words: string, reach = 16) => new RegExp(`(?:${words})[^,;.\\d]{0,${reach}}$`)
const then = (words: string) =>
  new RegExp(`^\\s*(?:reais )?(?:de |d[aoe]s? |n[ao] |com |pr[ao] |para |em )?(?:${words})`)

const CARD = 'cartao|maquininha|maquina de cartao|credito|debito|parcelado|parcelamento'
const APP =
  'ifood|aplicativo|\\bapp\\b|rappi|99 ?food|shopee|mercado livre|marketplace|plataforma|booking|airbnb|decolar|uber|amazon|magalu|hotmart|site\\b'
const TAX = 'impostos?|simples|(?<!uma )(?<!um )\\bdas\\b|tributo'
const PEOPLE =
  'assinantes?|clientes?|alunos?|mensalistas?|membros?|pacientes?|associados?|contratos?|assinaturas?|matriculas?'
const LOSES = /perc?o|perd\w+|cancel\w+|churn|sa(?:i|em|iram)|desist\w+|evasao/
const WEIGHT = '(?:kg|kgs|kilos?|quilos?|litros?|lts?|l)\\b'
/** What a whole lot is counted in; a plural noun will do. */
const UNITS =
  /^\s*(?!reais|mais|menos|mas|vezes|meses|mes\b|anos|dias|horas|parcelas|pr[oa]s\b|dos|das|nos|nas|gramas|g\b|ml\b|por cento)(?:[a-z]{3,}s\b|kg\b|kgs\b|kilo|quilo|litro|lts?\b|l\b|m2|metro|saca|unidade|un\b|cx\b)/
const EACH =
  /(?:cust|gast|sai|compr|pag)\w*\s*(?:de |por |a |uns |r\$ ?)*\d[\d.,]*\s*(?:mil )?(?:reais )?(?:em |por |pra |para )?(?:cada|(?:a |por )(?:unidade|peca|kg|quilo|metro|saca|caixa|hora|litro|um|uma)\b)|cada (?:um |uma )?(?:me )?(?:cust|sai|compr|gast)/

/** Sums of one sale, one purchase, one lot. Most particular first. */
export const TRADE_CALCULATORS: readonly Calculator[] = [
  {
    id: 'colheita',
    when: /\b(?:por|cada|\/)\s*(?:hectare|ha|alqueire)\b/,
    slots: [
      slot('produtividade', 'Colhido por hectare', 'unidades', {}),
      slot('area', 'Área', 'unidades', {}),
      slot('preco', 'Preço de venda', 'R$', {}),
      slot('custo', 'Custo por hectare', 'R$', { optional: true }),
    ],
    read: harvestOf,
    formula: 'Sobra = área × (colhido por hectare × preço − custo por hectare).',
    ask: false,
    work: harvest,
  },
  {
    id: 'hora-extra',
    when: /(?:horas?|\bhs) ex\w*tras?|\d extras? (?:de|a) \d+ ?(?:%|por ?cento)/,
    // Without a rate, an hour of the night has another than the least one.
    unless: /banco de horas|fatur|processo|^(?!.*(?:%|por ?cento)).*(?:noturn|\bnoite|madrugada)/,
    asks: /quanto .{0,20}hora ex\w*tra|(?:calcul\w+|valor) .{0,12}horas? ex\w*tra/,
    slots: [
      {
        ...slot('horas_mes', 'Horas do mês', 'horas', { after: /^\s*(?:h\b|hs\b|horas?)/, optional: true }),
        least: 100,
      },
      slot('horas_semana', 'Horas da semana', 'horas', {
        after: /^\s*(?:h\b|hs\b|horas?)\s*(?:na|por|a|da|\/)?\s*(?:semana)/,
        optional: true,
      }),
      slot('horas', 'Horas extras', 'horas', {
        after: /^\s*(?:h\b|hs\b|horas?|extras?\b)/,
        before: /horas? ex\w*tras?[^,;.\d]{0,8}$/,
        optional: true,
      }),
      slot('adicional', 'Adicional', '%', { alone: true, optional: true }),
      slot('salario', 'Salário', 'R$', { alone: true, pergunta: 'Qual é o salário registrado, por mês?' }),
    ],
    formula: 'Hora extra = salário ÷ horas do mês, mais o adicional.',
    work: share.overtime,
  },
  {
    id: 'decimo-e-ferias',
    when: /(?=.*\bsalari\w*)(?=.*\b(?:13|decimo|ferias))/,
    unless: /vend|fatur|hora|atras|parcel/,
    ask: false,
    read: (question) => onlyAmount(question, 'salario', 500),
    whole: true,
    slots: [slot('salario', 'Salário', 'R$', { before: near('salari\\w*') })],
    formula: 'Férias = salário + um terço; décimo terceiro = um salário.',
    work: share.yearlyPay,
  },
  {
    id: 'hora-a-cobrar',
    when: /(?=.*\b(?:horas?|\d ?hs?)\b)(?=.*\b(?:cobr\w+|valor|preco|vale|minha hora|hora (?:de trabalho|tecnica)|quanto a hora|quanto por hora))(?=.*\b(?:ganh\w+|tir(?:ar|o)|receb\w+|livres?|limp[oa]s?|sobr\w+|retirada|salario|renda|pro ?labore))/,
    unless: /funcionari|empregad|ex\w*tra|margem/,
    slots: [
      slot('horas', 'Horas', 'horas', {
        after: /^\s*(?:h\b|hs\b|horas?)/,
        pergunta: 'Quantas horas por mês você consegue vender?',
      }),
      slot('dias', 'Dias por mês', 'unidades', { after: /^\s*dias?\b/, optional: true }),
      slot('custos', 'Custos do mês', 'R$', {
        before: near('despes\\w+|cust\\w+|gast\\w+|contas?|fix\\w+|aluguel|pago', 18),
        after: then('despesas?|custos?|gastos?|contas|fixos?'),
        optional: true,
      }),
      slot('renda', 'Retirada desejada', 'R$', {
        before: near('ganh\\w+|tir\\w+|receb\\w+|livres?|limp[oa]|sobr\\w+|retirada|salario|renda|labore'),
        after: then('livres?|limp[oa]s?|pra mim|de salario|de retirada'),
        alone: true,
        pergunta: 'Quanto você quer tirar por mês?',
      }),
    ],
    formula: 'Hora = (retirada + custos do mês) ÷ horas vendidas.',
    work: trade.hourlyRate,
  },
  {
    id: 'retorno',
    when: /se pag(?:a|ar|am)\b|\bpag(?:a|ar)-se|payback|(?:tempo|meses|prazo) .{0,24}(?:retorn|volt|recuper)|recuper\w+ .{0,16}(?:investi|dinheiro|valor|gast)|(?:retorno|volta) d[oae] (?:investi|dinheiro)|q(?:uan)?n?to tempo .{0,10}(?:pra|para) (?:pagar|tirar)|\bquando (?:volta|retorna|recupero) .{0,12}(?:dinheiro|investi|valor)|\bpaga em (?:q(?:uan)?n?to|quantos)/,
    unless: /emprest|financi|parcela|dev(?:o|endo)|divida|juros|curso de/,
    slots: [
      slot('gasto', 'Gasto a mais por mês', 'R$', { before: near('gast\\w+|manutenc\\w+|despesa'), optional: true }),
      slot('ganho', 'Ganho por mês', 'R$', {
        before: near(
          'econom\\w+|rend\\w+|ger\\w+|lucr\\w+|sobr\\w+|ganh\\w+|traz\\w*|\\bda\\b|\\bdao\\b|entr\\w+|fatur\\w+|corta|poup\\w+|retorno',
        ),
        after:
          /^\s*(?:reais )?(?:de (?:economia|lucro|ganho|sobra) )?(?:por|ao|no|todo|a cada|\/) ?mes|^\s*(?:reais )?mensa|^\s*(?:reais )?a mais (?:por|ao|no) mes/,
        pergunta: 'Quanto ela traz ou economiza por mês?',
      }),
      slot('investimento', 'Investimento', 'R$', {
        alone: true,
        before: near(
          'invest\\w+|maquina|equipamento|forno|reforma|compr\\w+|cust\\w+|gastar|placa\\w*|sistema|aparelho|carro|moto|valor',
          14,
        ),
        pergunta: 'Quanto custa o investimento?',
      }),
    ],
    formula: 'Meses = investimento ÷ ganho por mês.',
    work: trade.payback,
  },
  {
    id: 'margem-e-markup',
    when: /(?=.*\bmarkup)(?=.*\bmarge(?:m|ns)\b)/,
    unless: /cust|compr|preco de|vend|r\$|reais/,
    ask: false,
    slots: [
      slot('markup', 'Markup sobre o custo', '%', { before: near('markup'), after: then('markup'), optional: true }),
      slot('margem', 'Margem sobre o preço', '%', {
        before: near('marge(?:m|ns)'),
        after: then('marge(?:m|ns)'),
        optional: true,
      }),
    ],
    enough: (values) => values.size === 1,
    formula: 'Margem = markup ÷ (100% + markup).',
    work: trade.markupMargin,
  },
  {
    id: 'partilha',
    when: /(?=.*\b(?:divid\w+|divis\w+|repart\w+|rate\w+|rachar?|separ\w+|parte|cada (?:um|socio)|quanto (?:(?:da|e|de|pra|vai pra) cada|fica|vai|cabe)))(?=.*\b(?:socios?|socias?|irmaos?|irmas?|lucro|sobra|gorjeta|premio|meio a meio|caixinha|entre \d+))/,
    unless: /cust|compr|hora|parcel|vend(?:o|er|i) (?:a|por)|fatur/,
    ask: false,
    read: (question) => splitOf(question),
    slots: [
      slot('pessoas', 'Pessoas', 'pessoas', { after: /^\s*(?:soci|irma|pessoas|funcionari|garco|partes|vendedor)/ }),
      slot('valor', 'Valor a repartir', 'R$', { alone: true }),
      ...[1, 2, 3].map((n) => slot(`parte${n}`, `Parte ${n}`, '%', { optional: true })),
    ],
    enough: (values) => values.has('valor') && values.has('parte1'),
    formula: 'Parte = valor × parte de cada um.',
    work: trade.split,
  },
  {
    id: 'assinantes-perdidos',
    when: new RegExp(`(?=.*\\b(?:${LOSES.source}))(?=.*\\b(?:${PEOPLE}))`),
    unless: /desconto|preco|aument|sub(?:ir|o)\b|reajust/,
    ask: false,
    slots: [
      slot('taxa', 'Perda por mês', '%', { alone: true, optional: true }),
      slot('perdidos', 'Perdidos por mês', 'unidades', {
        before: near('perc?o|perd\\w+|cancel\\w+|sa(?:i|em|iram)|desist\\w+', 14),
        after: /^\s*(?:cancel|sa[ií]|desist|for(?:am)? embora)/,
        optional: true,
      }),
      slot('base', 'Clientes', 'unidades', {
        before: near('tenho|temos|sao|com|de'),
        after: new RegExp(`^\\s*(?:${PEOPLE})`),
      }),
      slot('preco', 'Valor por cliente', 'R$', {
        alone: true,
        before: /(?:\ba|\bde|pag\w+|cobr\w+|mensalidade\w*|plano|valor)\s*(?:de |uns |r\$ ?)*$/,
      }),
    ],
    enough: (values) => values.has('base') && values.has('preco') && values.has('taxa') !== values.has('perdidos'),
    formula: 'Receita perdida = clientes × perda × valor por cliente.',
    work: trade.lostIncome,
  },
  {
    id: 'porcao',
    when: /\b\d[\d.,]* ?(?:g|gr|gramas?|ml)\b/,
    ask: false,
    slots: [
      slot('porcao', 'Porção', 'g', { after: /^\s*(?:g|gr|gramas?|ml)\b/ }),
      slot('pacote', 'Pacote', 'kg', { after: new RegExp(`^\\s*${WEIGHT}`), optional: true }),
      slot('preco', 'Preço', 'R$', {
        alone: true,
        after: /^\s*(?:reais )?(?:o|por|\/|a|cada) ?(?:kg|kilo|quilo|litro)/,
      }),
    ],
    unless: /\bde \d[\d.,]* (?:pra|para|por) \d[\d.,]* ?(?:g|gr|gramas?|ml)\b|vend|cobr|lucro|margem|pedidos|por dia/,
    formula: 'Custo da porção = preço do quilo × peso da porção.',
    work: trade.portion,
  },
  {
    id: 'combustivel',
    when: /(?=.*\bkm\b)(?=.*\b(?:litro|gasolina|diesel|alcool|etanol|combustivel|gnv))/,
    ask: false,
    slots: [
      slot('consumo', 'Quilômetros por litro', 'km', {
        after: /^\s*(?:km|quilometros?) ?(?:\/|por|com um|no|a cada|com 1)? ?(?:l\b|litro)/,
        before: near('faz|consumo|media', 10),
      }),
      slot('distancia', 'Quilômetros', 'km', { after: /^\s*(?:km|quilometros)/ }),
      slot('preco', 'Preço do litro', 'R$', { alone: true }),
    ],
    formula: 'Combustível = quilômetros ÷ quilômetros por litro × preço do litro.',
    work: share.fuel,
  },
  {
    id: 'sobra-da-venda',
    when: new RegExp(
      `(?=.*\\b(?:vend\\w+|preco|cobr\\w+|pedido|prato|lanche|produto|peca|servico|diaria|anuncio|ticket|item|corte|consulta|curso|venda))(?=.*(?:${CARD}|${APP}|${TAX}|comiss|tarifa|\\btaxas?\\b))`,
    ),
    unless:
      /antecip|emprest|financi|fatur|desconto|quero (?:ganhar|lucr|margem|sobrar|tirar)|(?:por|a) quanto (?:devo |tenho que |preciso )?(?:vend|cobr|colo)|que preco|qual (?:o )?preco|por mes|no mes|ao mes|vendedor|vale a pena|\bminha nota\b|estrelas?\b|avaliac/,
    ask: false,
    slots: [
      slot('preco', 'Preço de venda', 'R$', {
        alone: true,
        before: near(
          'vend\\w+|preco|cobr(?:o|ei|amos|ando|ar)\\b|pedidos?|pratos?|lanche|diaria|ticket|servico|produto|corte|consulta|curso',
          18,
        ),
      }),
      slot('cartao', 'Taxa do cartão', '%', {
        before: near(CARD, 18),
        after: then(`(?:taxa d[ao] )?(?:${CARD})`),
        optional: true,
      }),
      slot('aplicativo', 'Taxa do aplicativo', '%', {
        before: near(APP, 24),
        after: then(`(?:taxa d[ao] |comiss\\w+ d[ao] )?(?:${APP})`),
        optional: true,
      }),
      slot('imposto', 'Imposto', '%', { before: near(TAX), after: then(TAX), optional: true }),
      slot('comissao', 'Comissão', '%', {
        before: near('comiss\\w+|taxas?', 14),
        after: then('comiss|taxas?\\b'),
        optional: true,
      }),
      slot('fixa', 'Tarifa fixa por venda', 'R$', {
        before: /%\s*(?:\+|mais|e)\s*(?:uns |r\$ ?)?$|(?:\+|mais)\s*(?:r\$ ?)?$/,
        after: then('(?:taxa |tarifa )?fix[ao]|por (?:item|pedido|venda)|de tarifa'),
        optional: true,
      }),
      slot('entrega', 'Entrega ou embalagem', 'R$', {
        before: near('frete|entrega|motoboy|embalagem'),
        after: then('frete|entrega|motoboy|embalagem'),
        optional: true,
      }),
      slot('custo', 'Custo', 'R$', {
        before: near('cust\\w+|compr\\w+|pag(?:o|uei)|gast\\w+|\\bsai\\b|insumos?|material|ingredientes?|\\bcmv\\b'),
        after: then('(?:custo|material|insumos?|ingredientes?|mercadoria)\\b'),
        optional: true,
      }),
    ],
    enough: (values) =>
      values.has('preco') &&
      (['cartao', 'aplicativo', 'imposto', 'comissao'].some((id) => values.has(id)) || values.has('fixa')),
    formula: 'Sobra = preço − custo − taxas − imposto.',
    work: trade.saleLeft,
  },
  {
    id: 'custo-do-lote',
    when: /(?=.*\b(?:colh\w+|produz\w*|fabric\w+|fiz|fizemos|fac?o|fazemos|compr\w+|rend\w+|deu|saiu|sai|pag\w+|gast\w+|cust\w+|total))(?=.*(?:\bcustos?\b|\bcustou\b|quanto (?:me )?(?:custa|fica|sai|saiu|lucr\w*|ganh\w*|sobr\w*|deu|da)\b|\bcada\b|\bpor (?:unidade|saca|caixa|kg|quilo|kilo|litro|metro|peca|par|pacote|arroba|duzia|muda|cabeca)|\blucro\b|\b[oa] (?:kg|quilo|kilo|litro|metro|saca|unidade)\b))/,
    unless: new RegExp(
      `${EACH.source}|\\ba (?:r\\$ ?)?[\\d.,]+ (?:reais )?cada\\b|sobr\\w+ (?:uns )?[\\d.,]+ (?:reais )?em cada|fix[oa]s?\\b|desconto|emprest|parcel|cartao|comiss|margem|imposto|por dia|por hora|\\bhoras?\\b|anunci|trafego|client|meta\\b|aument|subi|\\b(?:kg|quilos?|kilos?|litros?|sacas?|caixas?|arrobas?|metros?|grosas?)(?: d[eo] [a-z]+)? a (?:r\\$ ?)?\\d|\\d [a-z]{3,}s(?: (?!vend|e\\b)[a-z]+)? a (?:r\\$ ?)?\\d|\\ba (?:arroba|grosa)\\b[^?]*\\ba \\d|\\ba duzia (?:sai|custa|ta|eh?)\\b`,
    ),
    ask: false,
    slots: [
      slot('perda', 'Perda', '%', {
        before: near('perc?[od]\\w*|perd\\w+|quebra'),
        after: then('perda|quebra'),
        optional: true,
      }),
      slot('quantidade', 'Quantidade', 'kg', { after: UNITS }),
      slot('preco', 'Preço de venda', 'R$', {
        before: /(?:vend\w+|preco|cobr\w+|pag(?:a|am|ando))[^,;.\d]{0,18}$/,
        optional: true,
      }),
      slot('total', 'Gasto total', 'R$', {
        alone: true,
        before: near('cust\\w+|gast\\w+|pag(?:o|uei|amos)|compr\\w+|total|despes\\w+|invest\\w+|\\bpor', 20),
      }),
    ],
    formula: 'Custo por unidade = gasto total ÷ quantidade.',
    work: trade.lotCost,
  },
  {
    id: 'quantos-empatam',
    when: /quant[oa]s .{0,24}\b(?:pra|para|preciso|tenho que) .{0,16}(?:empat\w+|pag\w+|cobr\w+|zer\w+)|quant[oa]s .{0,24}(?:empata|paga)\b/,
    unless: /fatur|meses|parcel|divida|emprest|imposto|margem|%|desconto|custa \d[\d.,]* (?:cada|por unidade)/,
    ask: false,
    slots: [
      slot('preco', 'Preço por unidade', 'R$', {
        before: /(?:cobr\w+|vend\w+|preco|mensalidade|ingresso|ticket)[^,;.\d]{0,16}$/,
        after:
          /^\s*(?:reais )?(?:por|de cada|cada|o|a) (?:alun|client|pessoa|unidade|ingresso|diaria|corte|hora|hospede|paciente|convidado|participante|peca|prato)/,
      }),
      slot('custo', 'Custo total', 'R$', {
        alone: true,
        before: near('cust\\w+|gast\\w+|despes\\w+|pag(?:o|uei)|fix\\w+', 18),
      }),
    ],
    formula: 'Quantidade que empata = custo total ÷ preço.',
    work: share.unitsToCover,
  },
  {
    id: 'perda-reposta',
    when: /(?=.*\b(?:perdi\w*|perda|prejuizo|roub\w+|furt\w+|calote|estrag\w+|quebr\w+|furo))(?=.*\bmargem|.*\bsobra\b)(?=.*\bvend\w+)/,
    unless: /desconto|client/,
    ask: false,
    slots: [slot('margem', 'Margem', '%', { alone: true }), slot('perda', 'Perda', 'R$', { alone: true })],
    formula: 'Vendas = perda ÷ margem.',
    work: share.recovery,
  },
  {
    id: 'valor-medio',
    when: /ticket ?medio|\bvalor medio\b|(?:valor|gasto|media) (?:medio )?(?:por|de cada|d[ao]s?) (?:cliente|venda|pedido|mesa|atendimento|paciente)|quanto (?:cada )?(?:cliente|mesa|pedido) (?:gasta|deixa)|media (?:por|de) (?:venda|cliente|pedido)/,
    unless: /meta|aument|subir|quero|preciso|quant\w+ (?:clientes|vendas|pedidos)/,
    ask: false,
    slots: [
      slot('vendas', 'Vendas', 'unidades', {
        after:
          /^\s*(?:vendas?|clientes?|pedidos?|atendimentos?|cupo(?:m|ns)|mesas?|notas?|pessoas?|pacientes?|servicos?|consultas?|cortes?)\b/,
      }),
      slot('faturamento', 'Total vendido', 'R$', { alone: true }),
    ],
    formula: 'Valor médio = total vendido ÷ vendas.',
    work: share.averageSale,
  },
  {
    id: 'reserva-de-meses',
    when: /\b(?:reserva|guardad[oa]s?|guardar|poupanca|em caixa|na conta|aguent\w+|dura\b|durar|sobreviv\w+|folego|runway)\b/,
    unless: /fatur|vend|estoque|mercadoria|client|divida|dev(?:o|endo)|boleto|quanto falta/,
    ask: false,
    slots: [
      slot('meses', 'Meses', 'meses', { after: /^\s*mes(?:es)?\b/, optional: true }),
      slot('gasto', 'Gasto do mês', 'R$', {
        before: near('gast\\w+|cust\\w+|despes\\w+|fix\\w+|contas?|queim\\w+', 20),
        after: /^\s*(?:reais )?(?:de (?:custo|gasto|despesa|conta)\w*)/,
      }),
      slot('guardado', 'Dinheiro guardado', 'R$', {
        before: near('tenho|guard\\w+|reserva|caixa|conta|sobr\\w+'),
        after: then('guardad|em caixa|na conta|de reserva|no banco|reserva'),
        optional: true,
      }),
    ],
    enough: (values) => values.has('gasto') && (values.has('meses') || values.has('guardado')),
    formula: 'Reserva = gasto do mês × meses.',
    work: share.reserve,
  },
  {
    id: 'valor-por-dia',
    when: /(?=.*\b(?:por|cada|ao) dia\b)(?=.*\bdias?\b.*\bdias?\b)(?=.*\b(?:quanto|quantos reais|meta)\b)/,
    unless:
      /\d(?: reais)? por dia|por dia (?:eu |me )?(?:entra|vendo|faco|ganho|tiro|fatur)|ticket|client|horas?|media|estoque|marmita|parad[oa]|\bperd|\brend|cust\w+ (?:a|cada)|\bvendo\b.*\ba\b/,
    ask: false,
    slots: [slot('dias', 'Dias', 'unidades', { after: /^\s*dias?\b/ }), slot('valor', 'Valor', 'R$', { alone: true })],
    formula: 'Valor por dia = valor ÷ dias.',
    work: share.perDay,
  },
  {
    id: 'crescimento',
    when: /(?=.*\b(?:fatur\w+|vend\w+|receb\w+)).*\bem (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*\b.*\bem (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*|.*\b(?:ca(?:iu|i|ir|iram|indo)\b|queda|cresc\w+|sub(?:iu|iram|ir|indo)|aument(?:ou|aram|o|ando)|variac\w+|diminuiu|evolu\w+|melhor(?:ou|ei)|quantos? (?:%|por cento)|qu?al (?:a )?(?:%|porcentagem|diferenca|percentual)|em porcentagem|compar\w+)/,
    unless:
      /\bca(?:i|iu|ir) (?:(?:limpo|liquido|de fato|pra|para|pro|na|no|em) )+(?:mim|gente|nos|minha|meu|conta|bolso|caixa)\b|\btaxas?\b|margem|desconto|preco de venda|comiss|parcel|juros|lucro de|\bnota\b|avaliac|\bde aumento\b|\d d[ao]s \d/,
    ask: false,
    read: (question) => {
      const found = twoPeriods(question)
      return found && { antes: found.antes.value, depois: found.depois.value }
    },
    slots: [
      slot('antes', 'Antes', 'R$', {
        before: /(?:(?:ano|mes|semana) passad[oa]|retrasad[oa]|antes|era|em 20\d\d)[^,;.\d]{0,24}$/,
      }),
      slot('depois', 'Agora', 'R$', {
        before: /(?:(?:est|ess)[ea] (?:ano|mes|semana)|agora|hoje|atual|foi para)[^,;.\d]{0,24}$/,
      }),
    ],
    formula: 'Variação = (agora − antes) ÷ antes.',
    work: count.growth,
  },
  {
    id: 'parte-de',
    when: /(?:quanto (?:e|eh|da|sao|fica)|calcul\w+|qual (?:e )?o valor d[eo]|\bquant[oa]s? (?:e|da|sao))\s.{0,12}\d[\d.,]*\s*(?:%|por cento) (?:de|do|da|em|sobre)|^\s*\d[\d.,]*\s*(?:%|por cento) (?:de|do|da|sobre) /,
    ask: false,
    unless: /desconto|margem|comiss|juros|aument/,
    slots: [slot('taxa', 'Porcentagem', '%', { alone: true }), slot('valor', 'Valor', 'R$', { alone: true })],
    formula: 'Parte = valor × porcentagem.',
    work: share.shareOf,
  },
]
