import type { Slot } from './calculator-slots.ts'
import type { Calculator } from './calculators.data.ts'
import { composedSum, readComposed } from './composed/composed-sum.ts'
import { operationOf } from './operation-reader.ts'
import { speechOf } from './speech-reader.ts'
import { loanOf } from './stories/offers.ts'
import * as sums from './sums-of-count.ts'
import { leftShare, onCost, operation } from './sums-of-operation.ts'
import { spokenSum } from './sums-of-speech.ts'

type Unit = Slot['unit']
const slot = (
  id: string,
  rotulo: string,
  unit: Unit,
  where: Pick<Slot, 'before' | 'after' | 'alone' | 'optional'>,
): Slot => ({
  id,
  rotulo,
  unit,
  pergunta: '',
  ...where,
})
const days = slot('dias', 'Dias', 'unidades', { after: /^\s*dias?\b/ })
const hours = slot('horas', 'Horas por dia', 'unidades', { after: /^\s*(?:h\b|hs\b|horas?)/ })

/** Sums that are done only when every number of theirs is said: they ask for nothing. Most particular first. */
export const COUNT_CALCULATORS: readonly Calculator[] = [
  {
    id: 'operacao',
    when: /\d/,
    ask: false,
    read: (question) => operationOf(question) as Record<string, number> | null,
    slots: [
      slot('quantidade', 'Quantidade', 'unidades', { optional: true }),
      slot('preco', 'Valor de cada', 'R$', { optional: true }),
      slot('custo', 'Custo de cada', 'R$', { optional: true }),
      slot('dias', 'Dias', 'unidades', { optional: true }),
      slot('horas', 'Horas', 'horas', { optional: true }),
      slot('ocupacao', 'Ocupação', '%', { optional: true }),
      slot('gasto1', 'Gasto', 'R$', { optional: true }),
      slot('gasto2', 'Outro gasto', 'R$', { optional: true }),
      slot('gasto3', 'Mais um gasto', 'R$', { optional: true }),
    ],
    formula: 'Sobra = (valor de cada − custo de cada) × quantidade × dias − os outros gastos.',
    work: operation,
  },
  {
    id: 'acrescimo',
    when: /(?=.*\b(?:cust\w+|compr\w+|pag\w+|gast\w+|sai)\b)(?=.*(?:por cento|%))(?=.*\b(?:em cima|sobre o custo|de acrescimo)\b)/,
    unless: /imposto|taxa|cartao|desconto|comiss|margem|preco/,
    ask: false,
    slots: [
      slot('custo', 'Custo', 'R$', { alone: true }),
      slot('acrescimo', 'Acréscimo sobre o custo', '%', { alone: true }),
    ],
    formula: 'Preço = custo × (1 + acréscimo).',
    work: onCost,
  },
  {
    id: 'margem-da-sobra',
    when: /(?=.*\b(?:vend\w+|fatur\w+|entr(?:ou|aram))\b)(?=.*\b(?:sobr(?:ou|a|aram)|lucr(?:ei|o|ou)|ficou)\b)(?=.*\b(?:margem|quantos? (?:por cento|%)|porcentagem|percentual)\b)/,
    ask: false,
    slots: [
      slot('vendas', 'Vendas', 'R$', { before: /(?:vend\w+|fatur\w+|entr(?:ou|aram))[^,;.\d]{0,18}$/ }),
      slot('sobra', 'Sobra', 'R$', { before: /(?:sobr\w+|lucr\w+|ficou)[^,;.\d]{0,18}$/ }),
    ],
    sharesScale: true,
    formula: 'Margem = sobra ÷ vendas.',
    work: leftShare,
  },
  {
    id: 'ocupacao',
    when: /\bocupac\w*/,
    ask: false,
    slots: [
      slot('quartos', 'Quartos', 'unidades', {
        after: /^\s*(?:quartos?|leitos?|chales?|suites?|apartamentos?|cabanas?)/,
      }),
      days,
      slot('ocupacao', 'Ocupação', '%', { before: /ocupac\w*[^,;.\d]{0,14}$/, alone: true }),
      slot('diaria', 'Diária', 'R$', { before: /diarias?[^,;.\d]{0,14}$/, alone: true }),
    ],
    formula: 'Receita = quartos × dias × ocupação × diária.',
    work: sums.roomRevenue,
  },
  {
    id: 'atraso',
    when: /(?=.*\b(?:multa|juros))(?=.*\b(?:atras\w+|vencid\w+|venceu|dev(?:e|endo)))/,
    unless: /emprest|financi|cheque especial|rotativo|cartao/,
    ask: false,
    slots: [
      slot('multa', 'Multa', '%', { before: /multa[^,;.\d]{0,12}$/, after: /^\s*(?:de )?multa/, optional: true }),
      slot('juros', 'Juros ao mês', '%', { before: /juros?[^,;.\d]{0,12}$/, after: /^\s*(?:de )?(?:juros|ao mes)/ }),
      slot('meses', 'Meses de atraso', 'meses', { after: /^\s*mes/ }),
      slot('valor', 'Valor devido', 'R$', { alone: true }),
    ],
    formula: 'Total = valor + multa + juros simples de cada mês.',
    work: sums.lateBill,
  },
  {
    id: 'custo-hora',
    when: /(?=.*\bhoras?\b)(?=.*\bcust\w+)(?=.*\bdias\b)/,
    ask: false,
    slots: [
      slot('postos', 'Cadeiras, salas ou máquinas', 'unidades', {
        after: /^\s*(?:cadeiras?|salas?|macas?|boxes?|maquinas?|pessoas?|profissiona\w+|funcionari\w+|tecnicos?)/,
        optional: true,
      }),
      hours,
      days,
      slot('custo', 'Custo do mês', 'R$', { before: /(?:cust\w+|gast\w+|despes\w+)[^,;.\d]{0,14}$/, alone: true }),
    ],
    formula: 'Custo da hora = custo do mês ÷ horas do mês.',
    work: sums.hourCost,
  },
  {
    id: 'juros-do-emprestimo',
    when: /(?=.*\b(?:emprest\w+|financi\w+|peguei|compr\w+))(?=.*\b(?:juros?|no total|ao todo))/,
    ask: false,
    read: (question) => loanOf(question),
    slots: [
      slot('parcelas', 'Parcelas', 'meses', {}),
      slot('parcela', 'Valor da parcela', 'R$', {}),
      slot('valor', 'Valor emprestado', 'R$', {}),
    ],
    formula: 'Juros = parcelas × valor da parcela − valor emprestado.',
    work: sums.loanCost,
  },
  {
    id: 'receita',
    when: /\brend(?:e|em|eu|endo)\b/,
    unless: /\b(?:evento|festa|show|bazar|rifa|feira|quermesse)\b|quanto (?:ficou|sobrou)/,
    ask: false,
    slots: [
      slot('quantidade', 'Unidades', 'unidades', { before: /rend\w+[^,;.\d]{0,12}$/ }),
      slot('gasto', 'Gasto', 'R$', { before: /(?:gast\w+|cust\w+|sai|fica)[^,;.\d]{0,18}$/ }),
      slot('preco', 'Preço de venda', 'R$', { before: /(?:vend\w+|cobr\w+|preco)[^,;.\d]{0,16}$/, optional: true }),
    ],
    formula: 'Custo por unidade = gasto ÷ unidades.',
    work: sums.batch,
  },
  {
    id: 'custo-unitario',
    when: /custo (?:unitario|por (?:unidade|peca|produto|prato|par))|quanto (?:me )?custa cada|custo de cada/,
    ask: false,
    slots: [
      slot('quantidade', 'Unidades', 'unidades', {
        before: /(?:produz\w*|fa(?:co|z|zemos)|fabric\w+|sao|rend\w+)[^,;.\d]{0,12}$/,
        after: /^\s*(?:unidades|pecas|pares|pratos|produtos|marmitas)/,
      }),
      slot('fixos', 'Custo fixo', 'R$', { before: /fix\w+[^,;.\d]{0,12}$/ }),
      slot('variavel', 'Custo variável da unidade', 'R$', { before: /variave\w+[^,;.\d]{0,14}$/, optional: true }),
    ],
    formula: 'Custo por unidade = custo fixo ÷ unidades + custo variável.',
    work: sums.unitCost,
  },
  {
    id: 'custo-por-cliente',
    when: /(?=.*\b(?:anunci\w+|trafego|propaganda|campanha|marketing|divulg\w+|panfleto\w*))(?=.*\b(?:clientes|vendas|pedidos|alunos|pacientes|contatos|leads))/,
    ask: false,
    slots: [
      slot('clientes', 'Clientes', 'unidades', {
        after: /^\s*(?:novos |novas )?(?:clientes|vendas|pedidos|alunos|pacientes|contatos|leads)/,
      }),
      slot('gasto', 'Gasto com divulgação', 'R$', {
        before: /(?:gast\w+|invest\w+|pag\w+|coloqu\w+|pus)[^,;.\d]{0,18}$/,
        alone: true,
      }),
    ],
    formula: 'Custo por cliente = gasto ÷ clientes.',
    work: sums.customerCost,
  },
  {
    id: 'vendas-da-meta',
    when: /quant\w+ .{0,16}\b(?:clientes|vendas|pedidos|atendimentos|pratos|mesas|pecas|servicos|unidades)\b/,
    ask: false,
    slots: [
      slot('ticket', 'Valor médio de uma venda', 'R$', {
        before: /(?:ticket|media|medio|cada (?:venda|cliente|um)|gasta)[^,;.\d]{0,18}$/,
      }),
      slot('meta', 'Meta', 'R$', { before: /(?:fatur\w+|meta|vender|preciso|chegar|bater|fazer)[^,;.\d]{0,18}$/ }),
      { ...days, optional: true },
    ],
    formula: 'Vendas = meta ÷ valor médio de uma venda.',
    work: sums.salesNeeded,
  },
  {
    id: 'conta-que-sobe',
    when: /(?=.*\b(?:pag(?:o|ava)|custava|salario da|aluguel|luz|energia|agua|internet|mensalidade|escola|plano|contador|salario|condominio|seguro|sistema|frete)\b)(?=.*\b(?:sob(?:e|ir|iu)|aument\w+|reajust\w+))/,
    unless: /preco|margem|client|fatur|vend/,
    ask: false,
    slots: [slot('taxa', 'Aumento', '%', { alone: true }), slot('valor', 'Valor de hoje', 'R$', { alone: true })],
    formula: 'Valor novo = valor de hoje × (1 + aumento).',
    work: sums.billRise,
  },
]

/** What the words round each number say of it: asked last, of questions that no sum of its own knows. */
export const SPOKEN_CALCULATOR: Calculator = {
  id: 'conta-dita',
  when: /\d/,
  // What lasts is used up at another pace than once a day.
  unless: /\bdur(?:a|am|ou|ando)\b/,
  ask: false,
  read: (question) => (speechOf(question)?.numbers ?? null) as Record<string, number> | null,
  slots: [
    slot('preco', 'Preço de cada um', 'R$', { before: /(?:preco|vend\w+|cobr\w+)[^,;.\d]{0,20}$/ }),
    slot('custo', 'Custo de cada um', 'R$', { before: /cust\w+[^,;.\d]{0,20}$/ }),
    slot('deixa', 'O que cada um deixa', 'R$', { before: /(?:deix\w+|sobr\w+)[^,;.\d]{0,16}$/ }),
    slot('taxa', 'Taxa', '%', { before: /taxa[^,;.\d]{0,16}$/ }),
    slot('quantidade', 'Quantidade', 'unidades', {}),
    slot('comprados', 'Comprados', 'unidades', {}),
    slot('mais', 'A mais', 'unidades', { before: /\bmais\s*$/ }),
    slot('cada', 'De cada', 'unidades', {}),
    slot('ritmo', 'Ritmo', 'unidades', {}),
    slot('gasto', 'Contas', 'R$', { before: /(?:contas?|gast\w+|aluguel|fixos?)[^,;.\d]{0,16}$/ }),
    slot('total', 'Pago por tudo', 'R$', {}),
    slot('meta', 'Meta', 'R$', { before: /(?:meta|tirar|ganhar)[^,;.\d]{0,16}$/ }),
    days,
    hours,
  ].map((one) => ({ ...one, optional: true })),
  formula: 'A conta segue o que você disse de cada número.',
  work: spokenSum,
}

const KINDS = { r: ['Valor', 'R$'], n: ['Número', 'unidades'], p: ['Parte', '%'] } as const

/** Also in words: 'gasto quatrocentos de gás'. */
const NUMBERED =
  /\d|\b(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|[a-z]+nta|[a-z]+entos?|cem|mil)\b/

/** What no other sum is sure of: the one result that all the numbers have in the unit of the question. */
export const COMPOSED_CALCULATOR: Calculator = {
  id: 'conta-composta',
  when: NUMBERED,
  ask: false,
  read: readComposed,
  slots: (['r', 'n', 'p'] as const).flatMap((kind) =>
    [1, 2, 3, 4, 5, 6, 7].map((place) => ({
      ...slot(`${kind}${place}`, `${KINDS[kind][0]} ${place} da pergunta`, KINDS[kind][1], {}),
      optional: true,
    })),
  ),
  formula: 'A conta segue a unidade de cada número.',
  work: composedSum,
}
