import type { Calculator } from './calculators.data.ts'
import { maybe, part, plain } from './plain-reader.ts'
import * as more from './sums-of-pace.ts'
import * as sums from './sums-of-roles.ts'

const MONEY_BEFORE = '\\s*(?:de |e |eh |foi |da |do |uns |umas |mais |so |r\\$ ?)*$'
const after = (words: string) => new RegExp(`(?:${words})${MONEY_BEFORE}`)
const COST =
  '\\b(?:diesel|combustivel|gasolina|alcool|etanol|pedagios?|motorista|ajudantes?|chapa|descarga|materia(?:l|is)|materia prima|ingredientes?|insumos?|mercadorias?|comissao|impostos?|aluguel|embalage(?:m|ns)|taxas?|almoco|alimentacao|lanches?|hospedagem|hotel|manutencao|seguro|luz|energia|agua|gas|internet|funcionari[oa]s?|salarios?|folha|diarias?|frete|gelo|carne|bebidas?|decoracao|locacao|garcons|garcom|costureira|tecidos?|racao|veterinario|adubo|semente|feira|banca|estacionamento|maquininha|cartao|pintor|pedreiro|contador|limpeza|propaganda|anuncios?)'
const someCosts = sums.COSTS.map((id, index) => {
  const one = part(
    id,
    'Custo',
    'R$',
    { before: after(COST), after: /^(?!\s*(?:%|por ?cento|por (?:hora|dia|mes|semana|km|pessoa)|cada))/ },
    { after: new RegExp(`^\\s*(?:reais )?(?:de|com|no|na|do|da|pro|pra|em) (?:o |a )?${COST}\\b`) },
  )
  return index === 0 ? one : maybe(one)
})
const LEFT_ASKED =
  /\b(?:sobr\w*|lucr\w*|fica\w* (?:pra mim|comigo|limpo|livre)|resta\w*|limpo|ganho quanto|quanto (?:eu )?(?:ganho|ganhei|tiro|tirei))\b/

/** Sums that are done only where every number has its part by the words beside it. */
export const ROLE_CALCULATORS: readonly Calculator[] = [
  plain({
    id: 'parte-dos-donos',
    when: /(?=.*\b(?:soci[oa]s?|sociedade|cotas?|d[ao] (?:empresa|negocio|loja|firma))\b)(?=.*%|.*por ?cento).*\bquanto (?:e|eh|fica|vem|cabe|da|recebo|recebe|tiro|eu|vai)\b/,
    unless: /cresc|aument|imposto|comissao|entr(?:ou|ar|a) com|invest|vender a|val(?:e|or)|pro.?labore/,
    parts: [
      part('parte', 'Parte de um dono', '%', { after: /^/ }),
      part(
        'lucro',
        'O que se divide',
        'R$',
        {
          before: after(
            '\\b(?:deu|lucr\\w+|sobr\\w+|divid\\w+|distribui\\w*|retirada|tirar|caixa|resultado|temos|tem)',
          ),
        },
        { after: /^\s*(?:reais )?(?:de|pra|para) (?:lucro|sobra|dividir|distribuir)/ },
      ),
    ],
    formula: 'A parte de um dono = o que se divide × a parte dele.',
    work: sums.ownersShare,
  }),
  plain({
    id: 'parcelas-vencidas',
    when: /(?=.*\bmulta\b)(?=.*\b(?:parcelas?|mensalidades?|boletos?|prestac\w+|alugue(?:l|is)|faturas?|meses)\b)(?=.*\b(?:dev\w+|atras\w+|vencid\w+|em aberto)\b).*\bquanto\b/,
    unless: /\bjuros?\b|ao mes|por dia|emprest|rescis|contrato|fidelidade/,
    parts: [
      part('parcelas', 'Parcelas vencidas', 'unidades', {
        after: /^\s*(?:parcelas?|mensalidades?|boletos?|prestac\w+|alugue(?:l|is)|faturas?|meses)\b/,
      }),
      part('valor', 'Valor de cada', 'R$', { before: /\b(?:de|a|por|cada|no valor de)\s*(?:r\$ ?)?$/ }),
      part('multa', 'Multa', '%', { before: /multa[^\d]{0,16}$/ }, { after: /^\s*de multa/ }),
    ],
    formula: 'Total = parcelas × valor de cada + a multa sobre elas.',
    work: sums.overdue,
  }),
  plain({
    id: 'empate-de-cem',
    when: /\bde cada (?:r\$ ?)?(?:100|cem)\b.*\b(?:empat\w+|preciso vender|tenho (?:que|de) vender|vender quanto|quanto vend\w+|pagar as contas|cobrir)\b/,
    parts: [
      part('cem', 'De cada', 'R$', { before: /\bde cada\s*(?:r\$ ?)?$/ }),
      part('fica', 'Ficam', 'R$', {
        before: /\b(?:sobr\w+|fic\w+|ganh\w+|lucr\w+|tiro|rest\w+)\s*(?:uns |so |de |r\$ ?)*$/,
      }),
      part('fixos', 'Contas do mês', 'R$', {
        before: after(
          '\\b(?:fix[oa]s?|contas?|despesas?|gastos?|custos?|aluguel e tudo)(?: (?:fix[oa]s?|do mes|por mes|mensa(?:l|is)|sao|da|dao|e|eh|de|tudo))*',
        ),
      }),
    ],
    formula: 'Venda para empatar = contas do mês ÷ a parte que fica de cada real.',
    work: sums.breakEvenOfHundred,
  }),
  plain({
    id: 'sobra-depois-de-cada-gasto',
    when: LEFT_ASKED,
    unless:
      /%|por ?cento|\bcada\b|por (?:dia|mes|semana|hora|pessoa|km|unidade)|desconto|parcela|vezes|\bou\b|socio|antes|passad[oa]|quant[oa]s (?:dias|meses|vend)/,
    parts: [
      part('entra', 'O que entra', 'R$', {
        before: after(
          '\\b(?:frete|carreto|viagem|servico|obra|evento|festa|receb\\w+|cobr\\w+|ganhei|(?:fech(?:ei|ou|amos|ad[oa]))(?: por| em)?|caixa|orcamento|pag(?:ou|aram)(?: me)?)(?: (?:no mes|esse mes|na feira|hoje|ontem|o servico|a festa|a obra|tudo))*',
        ),
        after: /^(?!\s*(?:%|clientes|pessoas|unidades))/,
      }),
      ...someCosts,
    ],
    formula: 'Sobra = o que entra − cada gasto dito.',
    work: sums.leftOfNamed,
  }),
  plain({
    id: 'embalagens-por-area',
    when: /(?=.*\b(?:rende|cobre|faz)\b)(?=.*\bm2\b|.*metros? quadrados?|.*\bdemaos?\b).*\bquant[oa]s? (?:galoes|galao|latas?|baldes?|sacos?|caixas?|rolos?|litros?|potes?|tinta)\b/,
    unless: /custa|preco|r\$|reais|%/,
    parts: [
      part('demaos', 'Demãos', 'unidades', { after: /^\s*demaos?\b/ }),
      part('rende', 'Rendimento de cada', 'unidades', {
        before: /\b(?:rende|cobre|faz)\s*(?:uns |ate |cerca de |mais ou menos )*$/,
      }),
      part('area', 'Área', 'unidades', {
        before:
          /\b(?:parede|paredes|area|casa|sala|fachada|muro|teto|piso|tem|sao|total|pintar|obra|quarto|loja|galpao)\s*(?:tem |de |com |da |e |sao |uns |total )*$/,
        after: /^\s*(?:m2|metros?)/,
      }),
    ].map((one) => (one.id === 'demaos' ? maybe(one) : one)),
    formula: 'Embalagens = área × demãos ÷ o que uma rende.',
    work: sums.packsForArea,
  }),
  plain({
    id: 'horas-de-varios',
    when: /(?=.*\bcada\b)(?=.*\b(?:por|a) hora\b).*\bquant[oa]s? (?:horas?|tempo)\b/,
    unless: /r\$|reais|%|custa|ganh|pag/,
    parts: [
      part('ritmo', 'De cada um por hora', 'unidades', {
        before:
          /\b(?:fazem?|produz\w*|rend\w+|tir\w+|cost\w+|mont\w+|embal\w+|imprim\w+)\s*(?:uns |umas |cada |cerca de )*$/,
      }),
      part('quantos', 'Quantos trabalham', 'unidades', {
        after:
          /^\s*(?:maquinas?|pessoas?|costureiras?|funcionari[oa]s?|teares?|fornos?|impressoras?|operador\w*|montador\w*|gente|prensas?|tornos?)\b/,
      }),
      part('meta', 'O que se precisa', 'unidades', {
        before:
          /\b(?:preciso|precisa|pedido|encomenda|meta|entregar|fazer|lote|pediram|pediu)\s*(?:de |e |eh |fazer |entregar |uns |umas )*$/,
      }),
    ],
    formula: 'Horas = o que se precisa ÷ (quantos trabalham × o que cada um faz por hora).',
    work: sums.hoursOfSeveral,
  }),
  plain({
    id: 'dobro-do-custo',
    when: /(?=.*\bcompr\w+)(?=.*\b(?:dobr\w+|o dobro)\b).*\b(?:quanto|qual)\b/,
    unless: /%|taxa|imposto|vendi|unidades? por mes|por dia/,
    parts: [
      part('quantidade', 'Quantos comprou', 'unidades', { before: /\bcompr\w+\s*(?:uns |umas |so )*$/ }),
      part('total', 'Pagou ao todo', 'R$', {
        before: /\b(?:por|paguei|pagando|deu|saiu|custou|custaram)\s*(?:tudo |por |r\$ ?)*$/,
        after: /^(?!\s*(?:reais )?(?:cada|a unidade|o par|a peca))/,
      }),
    ],
    formula: 'Preço de cada = total ÷ quantidade × 2.',
    work: sums.doubled,
  }),
  plain({
    id: 'unidade-da-caixa',
    when: /\bquanto (?:que )?(?:saiu|sai|custou|custa|ficou|fica|foi|paguei)(?: em| por| na)? (?:cada|a|uma?) (?:unidade|um|uma|peca|garrafa|lata|pote|pacote|frasco|item|cada)\b/,
    unless: /%|frete|desconto|vend/,
    parts: [
      maybe(
        part('caixas', 'Caixas', 'unidades', { after: /^\s*(?:caixas?|fardos?|pacotes?|sacos?|engradados?|packs?)\b/ }),
      ),
      part('tamanho', 'Em cada caixa', 'unidades', {
        before: /\b(?:com|de|tem|vem|traz)\s*(?:cada )?$/,
        after: /^\s+[a-z]{3,}/,
      }),
      part('preco', 'Preço da caixa', 'R$', {
        after: /^\s*(?:reais )?(?:cada|a|por|o|na|no) (?:caixa|fardo|pacote|saco|engradado|pack)\b/,
      }),
    ],
    formula: 'Custo de cada = preço da caixa ÷ o que vem nela.',
    work: sums.oneOfPack,
  }),
  plain({
    id: 'horas-e-material',
    when: /(?=.*\b(?:a|por|cada|minha) hora\b)(?=.*\b(?:material|materiais|pecas?|produtos?)\b).*\b(?:quanto|total|fech\w+|cobr\w+)\b/,
    unless: /%|imposto|desconto|sobr|lucr|por mes|dias/,
    parts: [
      part(
        'hora',
        'Valor da hora',
        'R$',
        { after: /^\s*(?:reais )?(?:a|por|cada) hora\b/ },
        { before: /\bhora (?:e|eh|custa|sai|a|por)\s*(?:r\$ ?)?$/ },
      ),
      part('horas', 'Horas', 'unidades', { after: /^\s*(?:h\b|hs\b|hrs?\b|horas?\b)/ }),
      part(
        'material',
        'Material',
        'R$',
        { after: /^\s*(?:reais )?(?:de|em) (?:material|materiais|pecas?|produtos?)\b/ },
        { before: /\b(?:material|materiais|pecas?)\s*(?:de |e |deu |custou |foi |r\$ ?)*$/ },
      ),
    ],
    formula: 'Total = horas × valor da hora + material.',
    work: sums.hoursAndMaterial,
  }),
  plain({
    id: 'lote-revendido',
    when: /(?=.*\bcompr\w+)(?=.*\bvend(?:i|o|endo|er)\b).*\b(?:lucr\w*|sobr\w*|ganhei|ganho)\b/,
    unless:
      /%|imposto|taxa|frete|em cada|por (?:peca|unidade|cada)|por (?:mes|dia)|desconto|perd|quebr|estrag|sobraram \d|cada (?:um|uma)? ?(?:por|a)? ?\d.*vend/,
    parts: [
      part('quantidade', 'Quantos comprou', 'unidades', { before: /\bcompr\w+\s*(?:uns |umas |so )*$/ }),
      part('total', 'Pagou ao todo', 'R$', {
        before: /\b(?:por|paguei|pagando|no total de)\s*(?:tudo |r\$ ?)*$/,
        after: /^(?!\s*(?:reais )?(?:cada|a unidade|o par|a peca))/,
      }),
      part('preco', 'Vendeu cada um por', 'R$', {
        before:
          /\bvend(?:i|o|endo|er) (?:tudo |todos |todas |cada |cada um |cada uma |elas |eles )*(?:a|por)\s*(?:r\$ ?)?$/,
      }),
    ],
    formula: 'Sobra = quantidade × preço de cada − o que pagou ao todo.',
    work: sums.resold,
  }),
  plain({
    id: 'decimo-de-varios',
    when: /(?=.*\b(?:decimo|13)\b)(?=.*\b(?:funcionari|empregad|ajudante|pessoas|meninas?|vendedor|garcom|garcons)).*\bquanto\b/,
    unless: /mes(?:es)? (?:de casa|trabalh)|entrou|admit|propor|%/,
    parts: [
      part('pessoas', 'Pessoas', 'unidades', {
        after:
          /^\s*(?:funcionari[oa]s?|empregad[oa]s?|ajudantes?|pessoas|meninas?|vendedor[ae]?s?|garcons|atendentes?|costureiras?)\b/,
      }),
      part('salario', 'Salário de cada', 'R$', {
        before: /\b(?:de|a|ganh\w+|receb\w+|salario)\s*(?:de |cada |uns |r\$ ?)*$/,
      }),
    ],
    formula: 'Décimo terceiro de todos = pessoas × salário, para quem trabalhou o ano inteiro.',
    work: sums.thirteenthOfAll,
  }),
  plain({
    id: 'leite-do-rebanho',
    when: /(?=.*\blitros?\b)(?=.*\b(?:vacas|cabras|bufalas|cabecas|animais)\b).*\bquanto (?:entra|da|tiro|recebo|fatur\w+|rende|ganho)[^?]*\bmes\b/,
    unless: /%|custa|gast|racao|sobr|lucr/,
    parts: [
      maybe(part('uma', 'Uma', 'unidades', { after: /^\s*(?:vaca|cabra|bufala|cabeca)\b(?!s)/ })),
      part('animais', 'Animais', 'unidades', { after: /^\s*(?:vacas|cabras|bufalas|cabecas|animais)\b/ }),
      part(
        'preco',
        'Preço do litro',
        'R$',
        { before: /\blitro\s*(?:ta |esta |a |por |sai |vale |e |eh |r\$ ?)*$/ },
        { after: /^\s*(?:reais )?(?:o|por|cada) litro\b/ },
      ),
      part('litros', 'Litros por dia de cada', 'unidades', {
        before: /\b(?:da|dao|produz\w*|tiro|faz|rende)\s*(?:uns |cada )*$/,
        after: /^\s*litros?\b/,
      }),
    ],
    formula: 'Entra no mês = animais × litros por dia × 30 × preço do litro.',
    work: sums.herdMonth,
  }),
  plain({
    id: 'margem-em-dias',
    when: /(?=.*\b(?:por|ao|no) dia\b)(?=.*\bmargem\b)(?=.*\bdias\b).*\bquanto (?:me |que )?(?:sobra\w*|lucr\w*|ganho|fica)\b/,
    unless: /imposto|taxa|aluguel|fixo|gast|cust/,
    parts: [
      part('venda', 'Venda por dia', 'R$', { after: /^\s*(?:reais )?(?:por|ao|no) dia\b/ }),
      part('margem', 'Margem', '%', { before: /margem[^\d]{0,14}$/ }, { after: /^\s*de margem/ }),
      part('dias', 'Dias', 'unidades', { after: /^\s*dias\b/ }),
    ],
    formula: 'Sobra = venda por dia × dias × margem.',
    work: sums.marginOfDays,
  }),
  plain({
    id: 'desconto-sobre-desconto',
    when: /(?=.*\b(?:dei|dou|desconto|abat\w+|tirei)\b)(?=.*(?:%|por ?cento).+(?:%|por ?cento)).*\b(?:quanto|qual)\b/,
    unless: /aument|acresc|subi|custo|custa|comissao|imposto|taxa|juros|lucr|margem|sobr/,
    parts: [
      part('primeiro', 'Primeiro desconto', '%', { after: /^/ }),
      part('segundo', 'Segundo desconto', '%', {
        before: /\b(?:mais|depois|outro|outros|de novo|e)\s*(?:mais |outros? |de )*$/,
      }),
      part('preco', 'Preço', 'R$', {
        before: /\b(?:em cima de|sobre|produto de|preco de|valor de|peca de|custava|era|de)\s*(?:r\$ ?)?$/,
      }),
    ],
    formula: 'Preço final = preço menos o primeiro desconto, menos o segundo sobre o que ficou.',
    work: sums.discountOnDiscount,
  }),
  plain({
    id: 'cento-da-receita',
    when: /(?=.*\brende\w*)(?=.*\b(?:gast\w+|custa|sai)\b).*\bquanto (?:custa|sai|fica|e|eh|me custa) (?:o|a|um|uma|cada) (?:cento|duzia)\b/,
    unless: /vend|%|lucr/,
    parts: [
      part('rende', 'Rendimento', 'unidades', { before: /\brende\w*\s*(?:uns |umas |cerca de )*$/ }),
      part('gasto', 'Gasto na receita', 'R$', { before: /\b(?:gast\w+|custa|sai(?: por)?)\s*(?:uns |r\$ ?)*$/ }),
    ],
    formula: 'Custo do cento = gasto ÷ rendimento × 100.',
    work: sums.packOfRecipe,
  }),
  plain({
    id: 'consumo-que-dura',
    when: /\bdur(?:a|am|ou|ando)\b.*\bquanto (?:eu )?(?:gast\w+|custa|pago|vai|sai|da)\b[^?]*\b(?:mes|mensal)\b/,
    unless: /%|\bcada\b.*\bcada\b|semanas?\b|horas?\b|litros?|kg|quilos?/,
    parts: [
      part('dias', 'Dias que dura', 'unidades', {
        before: /\bdur\w+\s*(?:uns |so |cerca de |ate )*$/,
        after: /^\s*dias\b/,
      }),
      part('preco', 'Preço', 'R$', { before: /\b(?:de|custa|custando|a|por|pago|ta|esta|sai)\s*(?:por |r\$ ?)*$/ }),
    ],
    formula: 'Gasto no mês = preço ÷ dias que dura × 30.',
    work: more.usedInMonth,
  }),
  plain({
    id: 'mesas-que-giram',
    when: /(?=.*\bmesas\b)(?=.*\b(?:gir\w+|vezes)\b).*\b(?:faturamento|fatur\w+|quanto (?:entra|vend\w+|da|faz))\b/,
    unless: /%|cust|sobr|lucr|mes\b|semana|dias/,
    parts: [
      part('mesas', 'Mesas', 'unidades', { after: /^\s*mesas\b/ }),
      part(
        'giros',
        'Vezes que cada uma gira',
        'unidades',
        { before: /\bgir\w+\s*(?:umas |uns )?$/ },
        { after: /^\s*(?:vezes|giros)\b/ },
      ),
      part('gasto', 'Gasto de cada mesa', 'R$', {
        before: /\b(?:gast\w+|consom\w+|media|ticket|conta)\s*(?:de |em media |uns |e |r\$ ?)*$/,
      }),
    ],
    formula: 'Faturamento = mesas × giros × gasto de cada mesa.',
    work: more.tablesTurned,
  }),
  plain({
    id: 'fecho-de-cada',
    when: /\bfech\w+ \d+ (?:de|em|a) cada \d+.*\bquant[oa]s\b/,
    unless: /%|r\$|reais/,
    parts: [
      part('fecha', 'Fecha', 'unidades', { before: /\bfech\w+\s*$/ }),
      part('cada', 'De cada', 'unidades', { before: /\b(?:de|em|a) cada\s*$/ }),
      part('meta', 'Quer fechar', 'unidades', {
        before: /\b(?:quero|preciso|meta|fechar|pegar)\s*(?:de |fechar |pegar |ter |e )*$/,
      }),
    ],
    formula: 'Orçamentos = o que quer fechar × de cada ÷ fecha.',
    work: more.offersToMake,
  }),
  plain({
    id: 'boleto-vencido',
    when: /(?=.*\bmulta\b)(?=.*%)(?=.*\bdias\b).*\bquanto\b/,
    unless: /por dia|ao dia|emprest|rescis|fidelidade|desconto|parcelas\b/,
    parts: [
      part('dias', 'Dias de atraso', 'unidades', { after: /^\s*dias\b/ }),
      part('multa', 'Multa', '%', { after: /^\s*de multa/ }, { before: /multa (?:de |e )?$/ }),
      part('juros', 'Juros ao mês', '%', { after: /^\s*(?:de juros? )?(?:ao|por) mes/ }),
      part('valor', 'Valor', 'R$', {
        before:
          /\b(?:boleto|conta|fatura|parcela|valor|aluguel|mensalidade|divida|titulo|guia)\s*(?:de |e |era |r\$ ?)*$/,
      }),
    ],
    formula: 'Total = valor + multa + juros do mês pelos dias de atraso.',
    work: more.lateBill,
  }),
  plain({
    id: 'taxa-que-muda',
    when: /^(?=.*(?:%|por ?cento).+(?:%|por ?cento)).*(?:%|por ?cento).*\b(?:econom\w+|diferenca|quanto (?:eu )?(?:ganho|deixo de pagar|sobra a mais|muda))\b/,
    unless: /aument|imposto|desconto|comissao|juros|cresc|margem|lucr/,
    parts: [
      part('antes', 'Taxa de hoje', '%', { before: /\b(?:de|da|com|cobra|pago|taxa)\s*(?:a |uma |de )*$/ }),
      part('depois', 'Taxa nova', '%', { before: /\b(?:pra|para|por|a|cobra|outra)\s*(?:uma |outra |de |cobra )*$/ }),
      part('volume', 'Passa na maquininha', 'R$', {
        before:
          /\b(?:passo|pass\w+|vend\w+|volume|fatur\w+|receb\w+|cartao)\s*(?:de |uns |por mes |no cartao |r\$ ?)*$/,
      }),
    ],
    formula: 'Economia = o que passa × (taxa de hoje − taxa nova).',
    work: more.cheaperRate,
  }),
].map((one) => ({ ...one, whole: true as const }))
