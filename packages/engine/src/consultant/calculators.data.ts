import type { Fact } from '@norteia/contracts/analysis'
import type { Text } from '#src/facts/fact-book.ts'
import type { Slot, Slots } from './calculator-slots.ts'
import type { Sheet, Worked } from './calculators.ts'
import { COMPOSED_CALCULATOR, COUNT_CALCULATORS, SPOKEN_CALCULATOR } from './count-calculators.data.ts'
import { PLAIN_CALCULATORS } from './plain-calculators.data.ts'
import { RELATIONS } from './relations/relations.data.ts'
import { ROLE_CALCULATORS } from './role-calculators.data.ts'
import { STORY_CALCULATORS } from './stories/stories.data.ts'
import * as credit from './sums-of-credit.ts'
import * as month from './sums-of-month.ts'
import * as price from './sums-of-price.ts'
import { TRADE_CALCULATORS } from './trade-calculators.data.ts'

export interface Calculator extends Slots {
  id: string
  /** Folded question. */
  when: RegExp
  unless?: RegExp
  /** Asks for the sum although it holds no number: the first one is asked for. */
  asks?: RegExp
  /** Whether the numbers suffice although a slot is missing. */
  enough?: (values: ReadonlyMap<string, Fact>, text: string) => boolean
  /** Reads the numbers where the words round one don't say what it is; null: they make no such sum. */
  read?: (question: string) => Readonly<Record<string, number>> | null
  /** Each number of the question has its part by its own words: where another sum has another result, this one is surer. */
  whole?: true
  /** false: it never asks for what is missing. */
  ask?: false
  /** Shown while a number is missing. */
  formula: string
  /** What can be said while a number is missing; null: nothing yet. */
  soFar?: (sheet: Sheet) => Text | null
  /** What the formula doesn't say of itself. */
  porque?: string
  /** null: these numbers make no sum. */
  work: (sheet: Sheet) => Worked | null
}

const rate: Slot = {
  id: 'taxa',
  rotulo: 'Taxa',
  unit: '%',
  before: /(?:taxa|juros?|a|de)\s*(?:e|eh|esta|ta|de|:)?\s*$/,
  pergunta: 'Qual é a taxa, em por cento?',
  alone: true,
}
const margin: Slot = {
  id: 'margem',
  rotulo: 'Margem de contribuição',
  unit: '%',
  before: /(?:margem|ganho|lucro|sobra)[^,;.]{0,16}$/,
  after: /^\s*(?:de )?(?:margem|lucro)/,
  pergunta: 'De cada venda, quantos por cento sobram depois da mercadoria, do imposto e das taxas?',
}
const cost: Slot = {
  id: 'custo',
  rotulo: 'Custo da unidade',
  unit: 'R$',
  before: /(?:cust\w+|compr\w+|pag\w+|gast\w+|sai|fica)[^,;.]{0,18}$/,
  after: /^\s*(?:de |o )?(?:custo|pra fazer|para fazer)/,
  pergunta: 'Quanto custa uma unidade, com material e embalagem?',
}
const unitPrice: Slot = {
  id: 'preco',
  rotulo: 'Preço de venda',
  unit: 'R$',
  before: /(?:vend\w+|preco|cobr\w+)[^,;.]{0,18}$/,
  pergunta: 'Por quanto você vende a unidade?',
}
const revenue: Slot = {
  id: 'faturamento',
  rotulo: 'O que entra no mês',
  unit: 'R$',
  before: /(?:fatur\w+|entra\w*|vend\w+|receb\w+|receita|ganh\w+|arrecad\w+|tir(?:o|amos))[^,;.]{0,14}$/,
  after: /^\s*(?:de )?(?:faturamento|receita|entra)/,
  pergunta: 'Quanto entra por mês?',
  company: 'faturamento',
}
const { company: _, ...saidRevenue } = revenue
const expenses: Slot = {
  id: 'gastos',
  rotulo: 'O que sai no mês',
  unit: 'R$',
  before: /(?:gast\w+|cust\w+|despes\w+|sai\w*|pag\w+|contas?)[^,;.]{0,14}$/,
  after: /^\s*(?:de )?(?:custos?|despesas?|gastos?|contas?)/,
  pergunta: 'Quanto sai por mês, com tudo?',
  company: 'custos',
}
const withPrice = (values: ReadonlyMap<string, Fact>) => values.has('preco') && values.has('custo')
const optional = (slot: Slot): Slot => ({ ...slot, optional: true })
/** One account of many: it is no month's expenses. */
const ITEM =
  '(?:aluguel|luz|energia|agua|gas|internet|salarios?|folha|funcionari\\w+|impostos?|mercadorias?|material|materia prima|insumos?|frete|combustivel|anuncios?|marketing|propaganda|embalagem|contador|juros|lucro|taxas?|comiss\\w+|racao|manutencao|parcelas?|carne|farinha)'
const NOT_A_MONTH = /\b(?:por|ao|a) (?:dia|semana|ano|hora)\b|\bno ano\b|\bdiari\w+|\banual/

export const CALCULATORS: readonly Calculator[] = [
  ...RELATIONS,
  ...STORY_CALCULATORS,
  ...ROLE_CALCULATORS,
  ...PLAIN_CALCULATORS,
  ...COUNT_CALCULATORS,
  ...TRADE_CALCULATORS,
  {
    id: 'mei',
    when: /\bmei\b/,
    unless: /caminhoneir|abr(?:i|ir|o) |emitir|demit|contrat/,
    slots: [
      {
        id: 'vendido',
        rotulo: 'Vendido neste ano',
        unit: 'R$',
        pergunta: 'Quanto a empresa já faturou neste ano?',
        alone: true,
        least: 500,
      },
    ],
    formula: 'Espaço = limite anual do MEI − o que já foi faturado no ano.',
    work: month.meiRoom,
  },
  {
    id: 'antecipar',
    when: /\bantecip/,
    slots: [
      { ...rate, pergunta: 'Qual é a taxa de antecipação ao mês?' },
      {
        id: 'meses',
        rotulo: 'Meses antecipados',
        unit: 'meses',
        after: /^\s*(?:mes|ano)/,
        pergunta: 'Quantos meses o dinheiro é antecipado?',
      },
      { id: 'valor', rotulo: 'Valor a antecipar', unit: 'R$', pergunta: 'Que valor você quer antecipar?', alone: true },
    ],
    formula: 'Custo = valor × taxa ao mês × meses antecipados.',
    work: credit.anticipation,
  },
  {
    id: 'emprestimo',
    when: /\b(?:emprest\w+|financi\w+|pronampe|parcel\w+|prestac\w+|juros|em \d+ ?(?:x|vezes|parcelas))\b/,
    unless:
      /\bmulta\b(?!.*\bemprest)|\bdescontos?\b|\bme (?:tira\w*|descont\w+)\b|\babatimento|% off\b|compensa parcelar|maquininha|antecip|cheque especial|rotativo|\b(?:do|o|de) (?:13|decimo)\b|nao pag(?:o|ar|ando) nada|primeiro mes|juros? sobre juros?|juros? compost|juros? simples|operadora|\bplano\b|\bacresc|\b(?:por|em) cima\b|\bembut/,
    slots: [
      { id: 'valor', rotulo: 'Valor', unit: 'R$', pergunta: 'Qual é o valor?', alone: true },
      {
        id: 'parcelas',
        rotulo: 'Número de parcelas',
        unit: 'meses',
        after: /^\s*(?:x\b|vezes|parcelas?|prestac|mes|ano)/,
        again: /\b(?:em|por)\s*(?:umas |uns )?$/,
        pergunta: 'Em quantas parcelas?',
      },
      { ...rate, optional: false, pergunta: 'Qual é a taxa de juros ao mês?' },
    ],
    asks: /quant\w+ .{0,24}(?:parcela|prestac)|(?:valor|qual) .{0,8}(?:parcela|prestac)/,
    enough: (values, text) => credit.FREE.test(text) && values.has('parcelas') && values.has('valor'),
    formula: 'Parcela pela tabela Price: juros sobre o que ainda falta pagar, com parcelas iguais.',
    work: credit.price,
  },
  {
    id: 'comissao',
    when: /\bcomiss|%.{0,24}\bvendedor\w*|\bvendedor\w*.{0,24}%/,
    unless: /ifood|plano de comiss|\bcontrat/,
    slots: [
      {
        ...rate,
        id: 'taxa',
        rotulo: 'Comissão',
        before: /comiss\w+[^,;.]{0,10}$/,
        pergunta: 'Quantos por cento de comissão?',
      },
      optional({
        id: 'fixo',
        rotulo: 'Parte fixa',
        unit: 'R$',
        before: /\bfixo[^,;.\d]{0,10}$/,
        after: /^\s*(?:reais )?(?:de )?fixo/,
        pergunta: '',
      }),
      optional({
        id: 'devolvido',
        rotulo: 'Devoluções',
        unit: 'R$',
        before: /(?:menos|tir\w+|devoluc\w+|cancelad\w+|devolv\w+)[^,;.\d]{0,14}$/,
        after: /^\s*(?:reais )?(?:de |em )?(?:devoluc|devolvid|cancelad|estorn)/,
        pergunta: '',
      }),
      { id: 'valor', rotulo: 'Vendas', unit: 'R$', pergunta: 'Sobre que valor de vendas?', alone: true },
    ],
    formula: 'Comissão = vendas × percentual.',
    work: credit.commission,
  },
  {
    id: 'cartao',
    when: /\b(?:maquininha|cartao|credito|debito|taxa)\b/,
    asks: /(?:maquininha|cartao) (?:leva|cobra|come|custa|fica com|desconta|tira) quanto|quanto .{0,12}(?:maquininha|taxa d[oa] cartao)/,
    unless:
      /emprest|financi|antecip|limite|juros|dev(?:o|endo)|divida|rotativo|fatura do|ao mes|imposto|simples|desconto|ifood|orcamento|fech(?:ei|o)\b|convers|propost/,
    slots: [
      { ...rate, pergunta: 'Qual é a taxa da maquininha?' },
      { id: 'valor', rotulo: 'Vendas no cartão', unit: 'R$', pergunta: 'Quanto você vende no cartão?', alone: true },
    ],
    formula: 'Custo = vendas no cartão × taxa.',
    work: credit.card,
  },
  {
    id: 'desconto',
    when: /\bdesconto|\boff\b/,
    unless: /\btaxa d|maquin/,
    slots: [
      {
        ...rate,
        id: 'desconto',
        rotulo: 'Desconto',
        before: /desconto[^,;.]{0,10}$/,
        after: /^\s*(?:de )?(?:desconto|off)/,
        pergunta: 'De quantos por cento é o desconto?',
        alone: false,
      },
      optional(cost),
      optional({
        ...unitPrice,
        before:
          /(?:vend\w+|preco|cobr\w+|produto|item|peca|servico)[^,;.]{0,18}$|(?:^|\b(?:num|numa|no|na|um|uma) )[a-z]{3,} (?:de |a |por )(?:r\$ ?)?$/,
      }),
      { ...margin, alone: true },
    ],
    varies: 'desconto',
    enough: (values) => values.has('desconto') && values.has('preco'),
    formula: 'Vendas a mais = desconto ÷ (margem − desconto).',
    work: price.discount,
  },
  {
    id: 'aumento',
    when: /\b(?:aument\w+|subir|subo|reajust\w+)\b.*\bprecos?\b|\bprecos?\b.*\b(?:aument\w+|subir|subo|reajust\w+)\b|\breajust\w+/,
    unless: /fornecedor|aluguel/,
    slots: [
      {
        ...rate,
        id: 'aumento',
        rotulo: 'Aumento do preço',
        before: /(?:aument\w+|sub\w+|reajust\w+)[^,;.\d]{0,24}$/,
        pergunta: 'De quantos por cento seria o aumento?',
        alone: false,
      },
      { ...margin, alone: true },
    ],
    varies: 'aumento',
    formula: 'Vendas que se pode perder = aumento ÷ (margem + aumento).',
    work: price.rise,
  },
  {
    id: 'equilibrio',
    when: /ponto de equilibrio|\bempat\w+|zero a zero|(?:pagar|cobrir) (?:as|os|minhas|meus|tudo|todas)|(?:custos?|despesas?|gastos?|contas?) fix|(?<!\bpor |\ba )quanto (?:eu )?(?:preciso|tenho que|devo) (?:vender|faturar)/,
    slots: [
      {
        id: 'fixos',
        rotulo: 'Custos fixos do mês',
        unit: 'R$',
        before: /(?:fix\w+|despes\w+|contas?|aluguel)[^,;.]{0,14}$/,
        after: /^\s*(?:de |por mes de )?(?:custos? fix|fixos?\b|despesas?\b|contas?\b|gastos? fix)/,
        pergunta: 'Quanto somam os custos fixos do mês, como aluguel, salários e internet?',
      },
      optional(cost),
      optional(unitPrice),
      { ...margin, alone: true },
    ],
    asks: /(?:qual|quanto|calcul\w*|saber|descobrir|achar) .{0,12}ponto de equilibrio|quanto (?:eu )?(?:preciso|tenho que|devo) (?:vender|faturar) .{0,12}(?:pagar|cobrir|empatar|zerar|nao ter prejuizo)/,
    enough: (values) => values.has('fixos') && withPrice(values),
    formula: 'Ponto de equilíbrio = custos fixos ÷ margem de contribuição.',
    work: price.breakEven,
  },
  {
    id: 'contratar',
    when: /\b(?:contrat\w+|funcionari\w+|ajudante|vendedor\w*|atendente)\b.*|\bmais um\b|\b(?:um|uma) (?:[a-z]+ )?clt de (?:r\$ ?)?\d/,
    unless:
      /\bmeta\b|\bfolha\b|clt ou pj|com (?:os |todos os )?encargos?|com tudo|tudo inclu|ja com |faltou|falta muito|demit|registr|justa causa|\b13[oº]?\b|decimo|ferias/,
    asks: /quanto (?:me |eu |vou )*(?:custa|fica|sai|gasto|gastar|vou gastar|pago|pagar)\b.{0,24}(?:funcionari|contratar|empregad|ajudante|registrar|vendedor|atendente)|\bcontratar mais (?:um|uma|dois|duas|alguem|gente)\b|quanto (?:me )?(?:custa|fica|sai) (?:um|uma) (?:[a-z]+ )?clt\b/,
    slots: [
      {
        id: 'salario',
        rotulo: 'Salário combinado',
        unit: 'R$',
        before: /(?:salari\w+|pag\w+|ganh\w+|por|de|a)\s*(?:de |uns |r\$ ?)?$/,
        pergunta: 'Qual seria o salário?',
        alone: true,
      },
      {
        id: 'pessoas',
        rotulo: 'Pessoas',
        unit: 'pessoas',
        after: /^\s*(?:pessoas|funcionari|ajudante|vendedor|atendente|empregad|garcon|gente)/,
        pergunta: '',
        optional: true,
      },
      optional(margin),
      // Said before, these tell what is left of the month after hiring.
      { id: 'faturamento', rotulo: revenue.rotulo, unit: 'R$', before: revenue.before!, pergunta: '', optional: true },
      {
        id: 'gastos',
        rotulo: expenses.rotulo,
        unit: 'R$',
        before: /(?:gast\w+|despes\w+|sai\w*)[^,;.]{0,14}$/,
        pergunta: '',
        optional: true,
      },
    ],
    formula: 'Custo = salário + encargos.',
    work: month.hire,
  },
  {
    id: 'estoque',
    when: /\bestoque\b|mercadoria parad/,
    slots: [
      {
        id: 'estoque',
        rotulo: 'Estoque a preço de custo',
        unit: 'R$',
        before: /estoque[^,;.\d]{0,14}$/,
        after: /^\s*(?:reais )?(?:em |de |no |parado no |parados em )*(?:estoque|mercadoria)/,
        pergunta: 'Quanto há em estoque, a preço de custo?',
      },
      {
        id: 'consumo',
        rotulo: 'Custo do que se vende no mês',
        unit: 'R$',
        before: /(?:compr\w+|gast\w+|us\w+|cust\w+|sai\w*|consum\w+)[^,;.\d]{0,24}$/,
        after: /^\s*(?:reais )?de custo/,
        pergunta: 'Quanto custa, por mês, a mercadoria que você vende?',
      },
    ],
    sharesScale: true,
    formula: 'Dias de estoque = estoque ÷ custo do que se vende no mês × trinta.',
    work: month.stockDays,
  },
  {
    id: 'meta',
    when: /\bmeta\b|falta quanto|quanto falta|\bquero (?:faturar|vender|chegar)|\bchegar (?:a|em|nos)\b|\bpreciso chegar/,
    unless: NOT_A_MONTH,
    slots: [
      {
        id: 'ticket',
        rotulo: 'Valor médio de uma venda',
        unit: 'R$',
        before: /(?:ticket|media|cada (?:venda|cliente))[^,;.\d]{0,18}$/,
        pergunta: '',
        optional: true,
      },
      {
        id: 'meta',
        rotulo: 'Meta do mês',
        unit: 'R$',
        before: /(?:meta|quero|chegar|preciso|(?:pra|para) vender)[^,;.\d]{0,24}$/,
        pergunta: 'Quanto você quer faturar por mês?',
      },
      { ...revenue, before: /(?:fatur\w+|entra\w*|vend\w+|faco|hoje|estou em|to em)[^,;.\d]{0,14}$/ },
    ],
    sharesScale: true,
    formula: 'Falta = meta − faturamento de hoje.',
    work: month.goal,
  },
  {
    id: 'volume',
    when: /\b(?:vend\w+|fac?(?:o|emos|zemos)|atend\w+|produz\w*|fabric\w+|sirvo|entreg\w+)\b/,
    unless:
      /desconto|emprest|parcel|comiss|cartao|maquininha|estoque|fatur(?:o|ei|amos|ando|amento)\b|\bmeta\b|margem|fix|contrat|\bmei\b|\bhoras?\b|duzia|\bcento\b|milheiro|\bsemana\b.*\b(?:no|por|ao) mes\b/,
    slots: [
      {
        id: 'quantidade',
        rotulo: 'Quantidade',
        unit: 'unidades',
        after: /^\s+(?!reais|mais|menos|mas|vezes|meses|anos|dias|horas|parcelas|pros|pras|dos|das)[a-z]{3,}s\b/,
        pergunta: 'Quantas unidades?',
      },
      { ...unitPrice, before: /(?:\ba|\bpor|cada|preco\w*|cobr\w+)\s*(?:de |uns |um |uma |r\$ ?)*$/ },
      optional({ ...cost, before: /(?:cust\w+|gast\w+|sai)[^,;.]{0,18}$/ }),
      { id: 'dias', rotulo: 'Dias', unit: 'unidades', after: /^\s*dias?\b/, pergunta: '', optional: true },
    ],
    formula: 'Total = quantidade × preço.',
    ask: false,
    work: price.volume,
  },
  {
    id: 'preco',
    when: /\b(?:preco|cobr\w+|vend\w+|markup|precific\w+|por quanto)\b|margem .*custo|custo .*margem/,
    slots: [
      cost,
      {
        ...margin,
        before: /(?:margem|ganh\w+|lucr\w+|sobr\w+|markup)[^,;.\d]{0,16}$/,
        alone: true,
        pergunta: 'Quantos por cento do preço você quer que sobrem?',
      },
    ],
    varies: 'margem',
    unless: /\bvendo (?:por|a) (?!quanto)|fatur|desconto|comiss|\bca(?:iu|iram|em|indo)\b|queda/,
    formula: 'Preço = custo ÷ a parte do preço que não é margem.',
    work: price.fromCost,
  },
  {
    id: 'margem',
    when: /(?:qual|quanto) .{0,16}margem|\b(?:compr\w+|cust\w+|gasto|pago|sai)\b.*\b(?:vend\w+|cobr\w+)\b|\b(?:vend\w+|cobr\w+)\b.*\b(?:compr\w+|cust\w+|gasto|pago|sai)\b/,
    unless: /fatur|por mes|no mes|ao mes|\d ?(?:mil|k)\b|estoque/,
    slots: [cost, unitPrice],
    formula: 'Margem = (preço − custo) ÷ preço.',
    work: price.unitMargin,
  },
  {
    id: 'parte',
    when: new RegExp(`\\b${ITEM}\\b`),
    unless:
      /\b(?:por|ao|a) (?:dia|semana|ano|hora)\b|no ano|quanto (?:posso|devo) (?:me|tirar)|pra mim|contrat|de aumento/,
    slots: [
      {
        id: 'item',
        rotulo: 'Conta ou parte',
        unit: 'R$',
        before: new RegExp(`\\b${ITEM}\\b[^,;.\\d]{0,14}$`),
        after: new RegExp(`^\\s*(?:reais )?(?:por mes )?(?:so )?(?:de|em|com|no|na|pro|pra) (?:o |a )?${ITEM}\\b`),
        pergunta: 'Quanto é por mês?',
      },
      saidRevenue,
    ],
    sharesScale: true,
    formula: 'Parte = valor ÷ o que entra no mês.',
    ask: false,
    work: month.share,
  },
  {
    id: 'retirada',
    when: /pro ?labore|\btir(?:o|ar) (?:pra|para|de) (?:mim|salario)|meu (?:proprio )?salario|quanto (?:eu )?(?:posso|devo) (?:me pagar|tirar|retirar)/,
    unless: NOT_A_MONTH,
    slots: [revenue, expenses],
    asks: /./,
    sharesScale: true,
    formula: 'Antes do seu salário sobra = o que entra − o que sai. Disso, uma parte fica para os meses fracos.',
    porque:
      'Os 30% que ficam na empresa são uma prática de cautela da Norteia, não uma regra da lei: com eles, em pouco mais de três meses a sobra de um mês inteiro está guardada. Com reserva já feita, você pode deixar menos.',
    work: month.ownSalary,
  },
  {
    id: 'sobra',
    when: /\b(?:fatur\w+|entra\w*|receb\w+|receita|vend\w+|ganh\w+|arrecad\w+|tir(?:o|amos))\b.*\b(?:gast\w+|cust\w+|despes\w+|sai\w*|pag\w+|contas)\b|\b(?:gast\w+|cust\w+|despes\w+|sai\w*|pag\w+)\b.*\b(?:fatur\w+|entra\w*|receb\w+|receita|vend\w+|ganh\w+|arrecad\w+)\b/,
    unless: new RegExp(`${NOT_A_MONTH.source}|\\b${ITEM}\\b`),
    slots: [revenue, expenses],
    sharesScale: true,
    formula: 'Sobra = o que entra − o que sai.',
    work: month.leftOver,
  },
  SPOKEN_CALCULATOR,
  COMPOSED_CALCULATOR,
]
