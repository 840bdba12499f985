import type { Calculator } from '#src/consultant/calculators.data.ts'
import { all } from '#src/consultant/stories/story.ts'
import * as bills from './bills.ts'
import * as jobs from './jobs.ts'
import * as loans from './loans.ts'
import * as months from './months.ts'
import * as paces from './paces.ts'
import * as people from './people.ts'
import * as prices from './prices.ts'
import * as recipes from './recipes.ts'
import { REVENUE, relation } from './relation.ts'
import * as stock from './stock.ts'
import * as volumes from './volumes.ts'

const QUANTO = '\\bquant[oa]s?\\b'
const ASKS_PRICE =
  '\\b(?:(?:por|a|de) quanto|quanto) (?:(?:eu|que|devo|tenho|preciso|posso|ela|isso|ele) )*(?:vend\\w+|anunci\\w+|cobr\\w+|por(?! (?:mes|dia|hora|semana|ano)\\b)|ponho|boto|botar|coloc\\w+|pass[oa]r?)\\b|\\b(?:vend|anunci|cobr|bot|ponh|coloc)\\w+ (?:(?:isso|ela|ele) )?(?:a|por|de) quanto\\b|\\b(?:que|qual)(?: e| eh| o| seria| fica| menor| melhor| novo)* (?:preco|valor)\\b|\\bcobr\\w+ quanto\\b|\\bpreco (?:certo|justo|final|ideal)\\b|\\bcalcul\\w+ (?:o )?preco\\b'
const LEFT = '\\b(?:sobr\\w+|ganho|fica\\w*|lucr\\w+|deixa|resta|compensa|vale)\\b'
const JUDGES =
  '\\b(?:ganho ou perco|perco ou ganho|melhora ou piora|piora ou melhora|melhor ou pior|pior ou melhor|mais ou menos|entra mais|fico melhor|fica melhor|o que acontece|como (?:eu )?fico|vale|compensa|lucro|prejuizo|sem piorar|sem ficar pior)\\b'
const CHANNEL =
  '\\b(?:app|aplicativo|ifood|delivery|rappi|99food|shopee|mercado livre|marketplace|plataforma|site|amazon|elo7|booking|airbnb)\\b'
const NO_LOAN = /\bemprest|\bjuros?\b(?!.*sem juros?)|financ|\bbanco\b/
const PLACE_AND_STAFF = 'aluguel|condominio|\\bfolha\\b|funcionari\\w*|\\bsalarios\\b'
const BILL = `${PLACE_AND_STAFF}|\\bluz\\b|energia|\\bagua\\b|\\bgas\\b|internet|contador|anuncios?|trafego|propaganda|marketing|combustivel|gasolina|diesel|frete|mercadoria|embalage\\w+|sistema|seguro|maquininha`
const IS_MUCH =
  '\\b(?:ta|esta|e|eh|fica|acha|sera|nao)\\b[^.;]{0,12}\\b(?:pesad[oa]|car[oa]|demais|muito|alt[oa]|salgad[oa]|normal)\\b|, ?(?:pesad[oa]|car[oa]|muito|alto) ?\\?'
const ITS_PART =
  '\\brepresenta\\b|\\bpesa (?:muito|quanto|demais)\\b|\\bquanto (?:isso )?pesa\\b|\\bquant[oa]s? (?:por ?cento|%|porcent)|\\bquanto d[oe] (?:meu |que |faturamento)|\\bporcentagem\\b'

const percents = (prefix: string, rotulo: string, most: number) =>
  Array.from({ length: most }, (_, n) => [`${prefix}${n + 1}`, rotulo, '%'] as const)
const amounts = (prefix: string, rotulo: string, most: number) =>
  Array.from({ length: most }, (_, n) => [`${prefix}${n + 1}`, rotulo, 'R$'] as const)

/** What owners ask to be reckoned in any trade; the first that every number has a part in answers. */
export const RELATIONS: readonly Calculator[] = [
  relation({
    id: 'preco-por-dentro',
    when: new RegExp(ASKS_PRICE),
    unless: /\bdesconto\b|\bhoras?\b|\bpor (?:dia|semana|mes)\b|\bx\b|\bvezes\b|parcel|\bmetade do preco d[eo]l/,
    parts: [
      [
        'margem',
        'O que você quer que fique',
        '%',
        { pergunta: 'Do preço, quantos por cento você quer que fiquem para você?' },
      ],
      ['alvo', 'O que você quer que sobre', 'R$'],
      ...percents('taxa', 'O que sai do preço', 4),
      ...amounts('custo', 'Custo', 5),
      ['balcao', 'Preço no balcão', 'R$'],
    ],
    roles: prices.priceRoles,
    also: prices.pricesOf,
    enough: (values, text) => values.has('alvo') || prices.NO_LOSS.test(text),
    formula: 'Preço = custo ÷ (100% − o que você quer − o que as taxas levam).',
    porque: 'A taxa e o lucro saem do preço de venda, não do custo: por isso se divide pelo que fica do preço.',
    work: prices.priceInside,
  }),
  relation({
    id: 'preco-da-hora-limpa',
    when: new RegExp(
      `${ASKS_PRICE}|\\b(?:valor|preco) d[aeo] (?:minha )?(?:hora|sessao|aula|atendimento|consulta|visita)|\\bminha (?:hora|diaria)\\b`,
    ),
    unless: /\bdesconto\b|parcel/,
    parts: [
      ['meta', 'O que você quer tirar', 'R$'],
      ...amounts('despesa', 'Despesas do mês', 4),
      ['imposto', 'Imposto', '%'],
      [
        'quantos',
        'Quantos dá para vender no mês',
        'unidades',
        { pergunta: 'Quantas horas (ou atendimentos) você consegue vender por mês?' },
      ],
      ['faturamento', 'O que entra no mês', 'R$', { company: 'faturamento' }],
    ],
    roles: prices.hourRoles,
    also: prices.hoursOf,
    formula: 'Preço = (retirada + despesas) ÷ (100% − imposto) ÷ quantos você vende.',
    porque:
      'O imposto é contado sobre tudo o que entra, então se divide: tirar a porcentagem da retirada deixaria faltando.',
    soFar: prices.monthNeeded,
    work: prices.hourPrice,
  }),
  relation({
    id: 'empate-das-contas',
    when: /(?=.*(?:\bempat\w+|\bprejuizo\b|zero a zero|\bzerar\b|no vermelho|pag(?:ar|o) (?:as|todas as) contas|cobrir (?:as|os)|ponto de equilibrio))(?=.*(?:\bquant[oa]\b[^?]*\b(?:vend\w+|fatur\w+|entrar)|\bqual\b[^?]*\b(?:faturamento|venda)))|.*\bquanto (?:eu )?(?:tenho que|preciso|devo) (?:vender|faturar)\b/,
    unless: /\bdesconto\b|\baument|emprest|\bjuros?\b|comiss|parcelas? de|\bmeta\b/,
    parts: [
      ...amounts('conta', 'Conta do mês', 7),
      [
        'margem',
        'Margem',
        '%',
        { pergunta: 'De cada venda, quantos por cento sobram depois da mercadoria, do imposto e das taxas?' },
      ],
    ],
    roles: bills.billRoles,
    also: bills.billsOf,
    formula: 'Venda que empata = contas do mês ÷ margem.',
    porque: 'De cada venda só a margem paga contas: o resto já saiu para a mercadoria, o imposto e as taxas.',
    soFar: bills.billsSoFar,
    work: bills.evenOfBills,
  }),
  relation({
    id: 'empate-do-mes',
    when: new RegExp(
      `(?=.*(?:\\bempat\\w+|\\bprejuizo\\b|zero a zero|pag(?:ar|o) (?:as|tudo|todas as) ?(?:contas|despesas)?|cobrir (?:as|os)|ponto de equilibrio))(?=.*(?:${QUANTO}|\\bqual\\b))|(?=.*\\b(?:deix\\w+|margem|sobr\\w+)\\b)(?=.*\\b(?:fix[ao]s?|contas?|despesas?|aluguel)\\b)(?=.*${QUANTO}[^?]*\\b(?:tenho que|preciso|devo|precisa)\\b)|(?=.*\\bfix[ao]s?\\b)(?=.*\\bdias?\\b)(?=.*\\b(?:cust|gast)\\w+)(?=.*${QUANTO}[^?:]*\\b(?:preciso|tenho que|devo)\\b[^?:]*\\b(?:vender|fazer|atender)\\b)`,
    ),
    unless: /\bdesconto\b|\baument|emprest|ganho ou perco|comiss[a-z]+ de|\bmeta\b/,
    parts: [
      [
        'fixos',
        'Contas fixas do mês',
        'R$',
        { pergunta: 'Quanto somam as contas fixas do mês (aluguel, gente, luz, a sua retirada)?' },
      ],
      ...amounts('fixo', 'Outra conta do mês', 5),
      ['dias', 'Dias de trabalho', 'unidades', { pergunta: 'Quantos dias por mês você abre?' }],
      ['preco', 'Preço', 'R$'],
      ['custo', 'Custo de cada um', 'R$'],
      ['deixa', 'O que cada um deixa', 'R$'],
      ['margem', 'Margem', '%'],
      ['faturamento', 'O que entra no mês', 'R$', { company: 'faturamento' }],
    ],
    roles: volumes.evenRoles,
    also: volumes.evenOf,
    enough: volumes.evenEnough,
    formula: 'Empate = contas fixas ÷ o que cada venda deixa.',
    work: volumes.even,
  }),
  relation({
    id: 'aumento-e-saidas',
    when: new RegExp(
      `(?=.*(?:\\baument\\w+|\\bsub(?:ir|o|isse|indo|a)\\b|reajust\\w+|pass(?:ar|o) (?:a |pra |para )|\\bfor (?:a|pra|para) |\\bcobrar\\b|\\bbotar\\b))(?=.*(?:\\bper[cd]\\w+|\\bsa(?:ir|em|irem|i|iu)\\b|cancel\\w+|desist\\w+|\\bcair\\b|\\bembora\\b))(?=.*(?:${JUDGES}|${QUANTO}))`,
    ),
    unless: /\bdesconto\b|\bjuros?\b|\bcust(?:o|a)\b|\bmargem\b/,
    parts: [
      ['preco', 'Preço de hoje', 'R$'],
      ['quantos', 'Quantos pagam', 'pessoas'],
      ['novo', 'Preço novo', 'R$'],
      ['sobe', 'Aumento', 'R$'],
      ['sobePct', 'Aumento', '%'],
      ['perde', 'Quantos saem', 'pessoas'],
      ['perdePct', 'Parte que sai', '%'],
    ],
    roles: volumes.riseRoles,
    also: volumes.riseOf,
    formula: 'Depois = quantos ficam × preço novo; antes = quantos são × preço de hoje.',
    work: volumes.rise,
  }),
  relation({
    id: 'fazer-ou-comprar',
    when: /(?=.*\b(?:se eu (?:mesm[oa] )?(?:fizer|fizesse|produzir)|fazer aqui|feit[oa] (?:aqui|em casa|por mim)|aqui dentro|aqui em casa|fazendo|eu mesm[oa]|produzir|fabricar)\b)(?=.*\b(?:compr\w+|fora|terceir\w+|pront[oa])\b)(?=.*\b(?:econom\w+|compensa|vale|quanto|melhor)\b)/,
    parts: [
      ['comprar', 'Comprar pronto, cada um', 'R$'],
      ['fazer', 'Fazer, cada um', 'R$'],
      ['quantos', 'Quantos por mês', 'unidades'],
      ['investe', 'Investimento', 'R$'],
    ],
    roles: volumes.makeRoles,
    also: volumes.makeOf,
    formula: 'Economia = (comprar − fazer) × quantos.',
    work: volumes.makeOrBuy,
  }),
  relation({
    id: 'frete-da-viagem',
    when: all(
      '\\bkm\\b|quilometros?',
      '\\blitros?\\b|\\bkm ?/ ?l\\b|gasolina|diesel|etanol|combustivel',
      'frete|corrida|viagem|cobr|carreto|mudanca|entrega|receb|visita',
      `${LEFT}|${QUANTO}|\\bpaga\\b`,
    ),
    parts: [
      ['frete', 'Frete', 'R$'],
      ['km', 'Quilômetros', 'km'],
      ['rende', 'Quilômetros por litro', 'unidades', { pergunta: 'Quantos quilômetros ele faz com um litro?' }],
      ['litro', 'Preço do litro', 'R$', { pergunta: 'Quanto está o litro?' }],
      ...amounts('gasto', 'Outro gasto da viagem', 4),
    ],
    roles: loans.tripRoles,
    also: loans.tripOf,
    formula: 'Sobra = frete − quilômetros ÷ quilômetros por litro × preço do litro − os outros gastos.',
    work: loans.trip,
  }),
  relation({
    id: 'juros-da-parcela',
    when: /(?=.*\b(?:juros?|taxa)\b)(?=.*\b(?:quant|qual|que juros?|que taxa|vale|compensa|abusiv|caro)\w*)/,
    unless: /\bsem juros?\b|maquin|comiss|\bvendi\b/,
    parts: [
      ['valor', 'Valor emprestado', 'R$', { pergunta: 'Quanto você recebeu, ou quanto custaria à vista?' }],
      ['parcelas', 'Parcelas', 'meses'],
      ['parcela', 'Parcela', 'R$', { pergunta: 'De quanto é cada parcela?' }],
    ],
    roles: loans.loanRoles,
    also: loans.loanOf,
    formula: 'Juros = parcelas × valor da parcela − o que pegou.',
    porque:
      'A taxa ao mês é a que faz as parcelas, trazidas para hoje, somarem o que você pegou. Dividir o juro total pelos meses dá menos do que ela é, porque você devolve um pouco todo mês.',
    soFar: loans.totalPaid,
    work: loans.loanCost,
  }),
  relation({
    id: 'parcela-e-vendas',
    when: new RegExp(`(?=.*(?:parcel|vezes|\\d ?x\\b))(?=.*\\bvender\\b)(?=.*${QUANTO})`),
    unless: /\bcom juros|\bjuros? de\b|antecip|maquininha|\bao mes\b/,
    parts: [
      ['valor', 'Valor', 'R$'],
      ['parcelas', 'Parcelas', 'meses'],
      [
        'margem',
        'Margem',
        '%',
        { pergunta: 'De cada venda, quantos por cento sobram depois da mercadoria, do imposto e das taxas?' },
      ],
    ],
    roles: loans.payOffRoles,
    also: loans.payOffOf,
    formula: 'Vendas a mais = valor ÷ parcelas ÷ margem.',
    work: loans.payOff,
  }),
  relation({
    id: 'venda-parcelada-no-cartao',
    when: all('\\bvend|\\bpassei\\b|\\bpassar\\b|\\bparcelei\\b|\\bcliente\\b', 'maquin|cartao|credito', `${QUANTO}`),
    unless: NO_LOAN,
    parts: [
      ['valor', 'Valor da venda', 'R$'],
      ['parcelas', 'Parcelas', 'meses'],
      ['taxa', 'Taxa da maquininha', '%'],
    ],
    roles: loans.cardSaleRoles,
    also: loans.cardSaleOf,
    formula: 'Por mês = (venda − taxa) ÷ parcelas.',
    work: loans.cardSale,
  }),
  relation({
    id: 'antecipar-por-mes',
    when: all(
      'antecip|adiant|factoring|\\btrocar (?:o |os )?(?:cheque|duplicata|boleto)|descontar (?:o |os |um )?(?:cheque|duplicata|boleto)',
      '\\b(?:ao|por|a\\.) ?m(?:es|\\.)|\\bmensal\\b',
      `${QUANTO}|\\bcompensa\\b|\\bvale\\b`,
    ),
    unless: /emprest|financ|\bparcel|\d ?x\b/,
    parts: [
      ['valor', 'Valor a receber', 'R$', { pergunta: 'Que valor você quer antecipar?' }],
      ['taxa', 'Taxa ao mês', '%', { pergunta: 'Qual é a taxa ao mês?' }],
      ['meses', 'Meses adiantados', 'meses', { pergunta: 'Daqui a quantos meses esse dinheiro cairia?' }],
    ],
    roles: loans.monthlyAheadRoles,
    also: loans.monthlyAheadOf,
    formula: 'Custo = valor × taxa ao mês × meses adiantados.',
    work: loans.monthlyAhead,
  }),
  relation({
    id: 'antecipar-de-uma-vez',
    when: all('antecip|adiant', `${QUANTO}|\\bcompensa\\b|\\bvale\\b`),
    parts: [
      ['valor', 'Valor a receber', 'R$'],
      ['taxa', 'Taxa', '%'],
    ],
    roles: loans.aheadRoles,
    also: loans.aheadOf,
    formula: 'O que cai = valor − valor × taxa.',
    work: loans.ahead,
  }),
  relation({
    id: 'desconto-a-vista',
    when: all('\\ba ?vista\\b|\\bno pix\\b|adiantad', 'desconto|%|por ?cento', '\\beconomi\\w+'),
    parts: [
      ['valor', 'Valor', 'R$'],
      ['taxa', 'Desconto', '%'],
    ],
    roles: loans.aheadRoles,
    also: loans.cutOf,
    formula: 'Economia = valor × desconto.',
    work: loans.cut,
  }),
  relation({
    id: 'sobra-no-canal',
    when: all(CHANNEL, `${LEFT}`, `${QUANTO}|\\bcompensa\\b|\\bvale\\b|\\bqual\\b`),
    unless:
      /\bpor (?:dia|semana|mes)\b|\bemprest|\bdesconto\b|(?:por|a) quanto (?:eu )?(?:vendo|cobro|boto)|antecip|parcel|contrat|salario/,
    parts: [['preco', 'Preço', 'R$'], ...percents('taxa', 'O que levam', 3), ...amounts('custo', 'Custo', 5)],
    roles: prices.appRoles,
    also: prices.soldOf,
    formula: 'Sobra = preço − o que levam − custos.',
    work: prices.leftOfSale,
  }),
  relation({
    id: 'retorno-do-investimento',
    when: /\b(?:se paga|paga (?:ela|ele|a maquina|o investimento)|pra pagar|para pagar|pra se pagar|para se pagar|em quant[oa]s? (?:tempo|meses)|quant[oa]s? (?:tempo|meses)|retorno)\b/,
    unless: /\bjuros?\b|\bdiv|emprest|parcel|\bdevo\b|estoque|\bdura\b|reserva|guard/,
    parts: [
      ['preco', 'Investimento', 'R$'],
      ['ganho', 'O que traz por mês', 'R$'],
      ['ganho2', 'O que também traz', 'R$'],
      ['de', 'Gasto de hoje', 'R$'],
      ['ate', 'Gasto depois', 'R$'],
      ['gasto', 'O que gasta por mês', 'R$'],
    ],
    roles: months.paybackRoles,
    also: months.paybackOf,
    formula: 'Meses = investimento ÷ o que deixa por mês.',
    work: months.payback,
  }),
  relation({
    id: 'crescer-por-mes',
    when: /(?=.*\b(?:cresc\w+|dobr\w+|triplic\w+|a mais|(?:aumentar|subir) (?:[a-z\d%.,]+ ){0,4}(?:faturamento|vendas))\b)(?=.*\b(?:quer\w+|meta|precis\w+|tenho que|chegar)\b)(?=.*\b(?:(?:por|ao|no) mes|mensal|todo mes)\b)(?=.*\b(?:quant|qual))/,
    unless: /\bprecos?\b|\bjuros?\b|parcel|margem|desconto|contrat/,
    parts: [REVENUE, ['ate', 'Onde quer chegar', 'R$'], ['sobe', 'Quanto a mais', '%'], ['meses', 'Meses', 'meses']],
    roles: months.growthRoles,
    also: months.growthOf,
    formula: 'Crescimento ao mês = (meta ÷ hoje) elevado a um dividido pelos meses, menos um.',
    work: months.growth,
  }),
  relation({
    id: 'parte-do-que-entra',
    when: new RegExp(`(?=.*(?:${PLACE_AND_STAFF}))(?=.*(?:${IS_MUCH}))|(?=.*(?:${BILL}))(?=.*(?:${ITS_PART}))`),
    unless:
      /\bpor hora\b|\bpor ano\b|\baument|\bsub(?:iu|ir|indo)\b|reajust|\bcada\b|\bm2\b|\bmetro|contrat|registr|demit|vizinh|concorren/,
    parts: [['gasto', 'O gasto do mês', 'R$'], REVENUE],
    roles: months.shareRoles,
    also: months.shareOf,
    formula: 'Parte = gasto ÷ o que entra no mês.',
    work: months.billShare,
  }),
  relation({
    id: 'reserva-a-juntar',
    when: all('\\b(?:guard\\w*|reserva|junta\\w*|separar|poupar)\\b', '\\bmes(?:es)?\\b', QUANTO),
    unless: /\bjuros?\b|parcel|ferias/,
    parts: [
      ['parte', 'Parte do que entra que sai', '%'],
      ['gasto', 'O que sai por mês', 'R$'],
      ['meses', 'Meses', 'meses'],
      [
        'faturamento',
        'O que entra no mês',
        'R$',
        { pergunta: 'Quanto entra por mês, mais ou menos?', company: 'faturamento' },
      ],
    ],
    roles: months.reserveRoles,
    also: months.reserveOf,
    enough: (values) => values.has('gasto'),
    formula: 'Reserva = o que sai por mês × meses.',
    work: months.reserve,
  }),
  relation({
    id: 'fixo-e-comissao',
    when: new RegExp(
      `(?=.*(?:comiss|%|por ?cento))(?=.*\\b(?:contrat\\w+|fixo|salario|ganha)\\b)(?=.*\\b(?:vendedor\\w*|atendente|gerente|ele|ela)\\b)(?=.*${QUANTO})`,
    ),
    unless: /\bcusta\b.*\bpreco\b|\bmargem\b|\bimposto|juros?|\bmeta\b|aument|reajust|\bapp\b|ifood/,
    parts: [
      ['fixo', 'Parte fixa', 'R$'],
      ['taxa', 'Comissão', '%'],
      ['vendas', 'O que essa pessoa vende', 'R$', { pergunta: 'Quanto essa pessoa venderia por mês, mais ou menos?' }],
    ],
    roles: people.fixedRoles,
    also: people.fixedOf,
    formula: 'Total = fixo + vendas × comissão.',
    work: people.fixedAndShare,
  }),
  relation({
    id: 'comissao-do-mes',
    when: all(
      'comiss|\\b(?:gerente|vendedor|socio)\\w* (?:quer|pede|pediu)\\b|\\b(?:dar|pagar|pago|dou|passar)\\b[^.?]*\\b(?:pr[ao] )?(?:el[ae]|vendedor\\w*|gerente|atendente|equipe|menina\\w*)\\b',
      `${QUANTO}|\\bqual\\b`,
      '\\bvend|\\bloja\\b|fatur|\\btudo\\b|\\btotal\\b',
    ),
    unless: /\bfica(?:m)? com\b|\bmargem\b|\bpreco\b|\bsalario\b|\bmeta\b|\bapp\b|ifood|\bdesconto|aument/,
    parts: [['taxa', 'Comissão', '%'], ['parte', 'Parte das vendas', '%'], REVENUE],
    roles: people.partRoles,
    also: people.partOfSales,
    formula: 'Comissão = vendas × percentual.',
    work: people.commission,
  }),
  relation({
    id: 'parte-do-profissional',
    when: all(
      '\\b(?:fica|ficam|leva|recebe|ganha)\\b',
      `${QUANTO}[^?]*\\b(?:pago|pagar|fica|sobra|receb\\w+)\\b`,
      '\\bfez\\b|\\bfaz\\b|\\bfaturou\\b|\\batendeu\\b|\\brendeu\\b|\\brealizou\\b|\\bproduziu\\b|\\bvendeu\\b',
    ),
    unless: /\bcust|\bgast|\bsoci|\bimposto|\bapp\b|ifood|shopee|maquin|\bpor (?:dia|semana)\b|\bcada\b/,
    parts: [
      ['valor', 'O que fez', 'R$'],
      ['taxa', 'A parte de quem fez', '%'],
    ],
    roles: people.splitRoles,
    also: people.splitOf,
    formula: 'Parte = o que fez × percentual.',
    work: people.split,
  }),
  relation({
    id: 'custo-de-quem-entra',
    when: /(?=.*\b(?:contrat\w+|registr\w+|carteira|admit\w+|efetiv\w+)\b)(?=.*\b(?:quanto|custo)\b)(?=.*\b(?:cust\w+|sai|gast\w+|fica|pag\w+|vender)\b)/,
    unless:
      /\bmei\b|demit|rescis|mandar embora|proporcion|multa|lucro presumido|lucro real|\bpj\b|por fora|sem registr|sem assinar|por hora|por dia|\bdiaria\b|hora extra/,
    parts: [
      ['salario', 'Salário', 'R$', { pergunta: 'Qual seria o salário?' }],
      ['pessoas', 'Pessoas', 'pessoas'],
      ['margem', 'Margem', '%'],
      ['vale', 'Transporte ou benefício', 'R$'],
      ['cada', 'O que cada um deixa', 'R$'],
    ],
    roles: people.hireRoles,
    also: (numbers) => (numbers.salario === undefined ? null : numbers),
    formula: 'Custo = salário + encargos.',
    work: people.hired,
  }),
  relation({
    id: 'perda-em-por-cento',
    when: all(
      '\\b(?:perc?[od]\\w*|perd\\w+|estrag\\w+|lixo|quebr\\w+|desperd\\w+|refug\\w+|venc\\w+)\\b',
      'compr|gast',
      QUANTO,
    ),
    unless: /\bvend|\bpreco|\blucr|\bcliente|juros?|desconto|margem/,
    parts: [
      ['valor', 'Compra do mês', 'R$'],
      ['taxa', 'O que se perde', '%'],
    ],
    roles: paces.wasteRoles,
    also: paces.wasteOf,
    formula: 'Perda = compra × por cento.',
    work: paces.waste,
  }),
  relation({
    id: 'perda-do-tempo',
    when: all(
      '\\b(?:perc?[od]\\w*|perd\\w+|jog\\w+|lixo|sobra(?:m|ndo)?|estrag\\w+|quebr\\w+|murch\\w+|desperd\\w+|refug\\w+|parad\\w+|vazi\\w+|ocios\\w+|deixo de ganhar|para)\\b',
      `${QUANTO}`,
      '\\b(?:mes|ano|semana)\\b',
    ),
    unless: /\bvendo\b|\bvendi\b|\blucr|\bjuros?\b|%|por ?cento|desconto|aument|\bcompro\b.*\bvend/,
    parts: [
      ['ritmo', 'Quanto de cada vez', 'unidades'],
      ['preco', 'Valor de cada um', 'R$'],
      ['vezes', 'Quantas vezes', 'unidades'],
      ['dias', 'Dias por mês', 'unidades', { pergunta: 'Em quantos dias do mês isso acontece?' }],
      ['juntos', 'Quantos são', 'unidades'],
    ],
    enough: (values) => values.has('vezes'),
    roles: paces.paceRoles,
    also: paces.paceOf,
    formula: 'Perda = quanto de cada vez × valor × quantas vezes.',
    work: paces.pace,
  }),
  relation({
    id: 'do-dia-ao-mes',
    when: all('\\b(?:semana|quinzena|dia)\\b', `${QUANTO}`, '\\b(?:mes|ano)\\b'),
    unless: /%|por ?cento|\bcada\b|\bgast|\bcust|\bhoras?\b|juros?|parcel|\bdia \d/,
    parts: [
      ['valor', 'De cada vez', 'R$'],
      ['vezes', 'Quantas vezes', 'unidades'],
    ],
    roles: paces.flowRoles,
    also: paces.flowOf,
    formula: 'Total = valor × quantas vezes.',
    work: paces.flow,
  }),
  relation({
    id: 'dias-de-estoque',
    when: all(
      '\\bestoque\\b|\\bmercadorias?\\b|prateleira|deposito',
      `${QUANTO} (?:dias?|mes(?:es)?|tempo)`,
      'custo|cmv|\\bcusta\\b',
    ),
    unless: /%|por ?cento|\bpor (?:dia|semana)\b|juros?/,
    parts: [
      ['estoque', 'Estoque parado', 'R$'],
      ['custo', 'Custo do que vende no mês', 'R$'],
    ],
    roles: stock.stockRoles,
    also: stock.stockOf,
    formula: 'Dias = estoque ÷ custo do que vende no mês × 30.',
    porque: 'Os dois têm de estar a preço de custo: com a venda no lugar do custo, o estoque pareceria durar menos.',
    work: stock.stockDays,
  }),
  relation({
    id: 'servico-com-diarias',
    when: new RegExp(
      `(?=.*(?:${ASKS_PRICE}|\\bquanto (?:eu )?(?:pass|ped)\\w+|\\bpass\\w+ quanto))(?=.*\\bdias?\\b)(?=.*\\b(?:ajudant|auxiliar|servent|funcionari|diarist)\\w*)`,
    ),
    unless: /\bpor mes\b|\bmensal|\bsalario\b|desconto|\bhoras?\b/,
    parts: [
      ['dias', 'Dias de serviço', 'unidades'],
      ['ajudantes', 'Ajudantes', 'pessoas'],
      ['diaria', 'Diária de um ajudante', 'R$', { pergunta: 'Quanto você paga de diária a cada ajudante?' }],
      ['alvo', 'O que você quer que sobre', 'R$'],
      ['imposto', 'Imposto', '%'],
      ...amounts('custo', 'Material e outros gastos', 4),
    ],
    roles: jobs.jobRoles,
    also: jobs.jobOf,
    formula: 'Preço = material + dias × ajudantes × diária + o que você quer.',
    soFar: jobs.jobSoFar,
    work: jobs.jobPrice,
  }),
  relation({
    id: 'retorno-do-anuncio',
    when: all(
      'anunci|\\bfeira\\b|\\bevento\\b|trafego|panflet|divulg|instagram|\\binsta\\b|facebook|google|campanha|propaganda|marketing|impulsion|outdoor|\\bradio\\b',
      `compens|\\bvale|\\bretorno|deu certo|${QUANTO}|\\bqual\\b`,
    ),
    unless: /\bjuros?\b|parcel|desconto|%|por ?cento|\bpor (?:dia|semana)\b/,
    parts: [
      ['gasto', 'Gasto com anúncio', 'R$'],
      ['clientes', 'Clientes que vieram', 'pessoas'],
      ['deixa', 'O que cada um deixa', 'R$'],
      ['meses', 'Meses que fica', 'meses', { pergunta: 'Em média, por quantos meses cada um fica?' }],
    ],
    roles: jobs.adRoles,
    also: jobs.adOf,
    enough: (_, text) => !jobs.leavesByMonth(text),
    formula: 'Ganho = clientes × o que cada um deixa − anúncio.',
    work: jobs.adReturn,
  }),
  relation({
    id: 'sobra-da-receita',
    when: all('\\b(?:vend|cobr)\\w+|\\bpreco\\b', `${LEFT}|\\bmargem\\b`, `${QUANTO}|\\bqual\\b`),
    unless:
      /%|por ?cento|\bpor (?:dia|semana|hora)\b|desconto|\bempat|prejuizo|\bse eu\b|(?:por|a) quanto|\bou\b|juros?|parcel|perd|estrag|quebr|\bduzias?\b|\bcento\b/,
    parts: [
      ['preco', 'Preço de venda', 'R$'],
      ['uso', 'Quanto vai em cada um', 'unidades'],
      ['insumo', 'Preço do insumo', 'R$'],
      ['porMil', 'Gramas ou mililitros em um quilo ou litro', 'unidades'],
      ...amounts('custo', 'Custo de cada um', 5),
      ['quantos', 'Quantos por mês', 'unidades'],
    ],
    roles: recipes.recipeRoles,
    also: recipes.recipeOf,
    formula: 'Sobra = preço − insumo × quanto vai − os outros custos de cada um.',
    work: recipes.recipeLeft,
  }),
]
