import type { MarketSegment } from '@norteia/contracts/company'
import type { CardStep } from './types.ts'

/** A deed that her own words ask for, whatever card names the problem. Patterns are folded. */
export interface Deed {
  /** Card that the step carries on. */
  carta: string
  /** In challenge, goals, day's work and offer; every one must be found. */
  texto: readonly RegExp[]
  /** In what she wants; it then counts as the step of her goal. */
  meta?: RegExp
  /** Other words tell of another case. */
  fora?: RegExp
  /** Absent: every segment. */
  segmentos?: readonly MarketSegment[]
  /** Owed to others: it is done whatever else troubles her. */
  sempre?: true
  passo: Omit<CardStep, 'dia'>
}

const step = (
  acao: string,
  detalhes: string,
  resultado: string,
  rest: Partial<Omit<CardStep, 'dia' | 'acao' | 'detalhes' | 'resultado'>> = {},
): Deed['passo'] => ({
  acao,
  detalhes,
  resultado,
  categoria: 'Vendas e marketing',
  papel: 'vendas',
  horas: { dono: 3, equipe: 1 },
  compra: null,
  mensal: null,
  ...rest,
})

export const DEEDS: readonly Deed[] = [
  {
    carta: 'capital_de_giro',
    texto: [
      /\d ?% (?:de|na) (?:entrada|assinatura|sinal)|\bentrada de \d|\bso \d+ ?% de entrada|\bda(?:o|m)? \d+ ?%/,
      /\b(?:pago|compro|pagamos|compramos)\b[^.]{0,20}\b(?:a vista|antes)\b|\bantes de (?:comecar|cortar|chegar|produzir|montar)/,
    ],
    passo: step(
      'Suba a entrada até ela pagar o material, já no próximo orçamento',
      'Some o que sai antes de começar, material e serviço de fora, e peça essa parte de entrada no lugar do percentual de costume. O resto vem por etapa e na entrega. Quem não aceitar pode comprar o material direto na loja, em nome dele.',
      'O serviço novo deixa de ser pago pelo seu limite no banco.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'conversao_baixa',
    texto: [
      /\b(?:orcamentos?|propostas?|preco|pdf|valor)\b/,
      /\b(?:\d+ dias|uma semana|dias)\b[^.]{0,24}\b(?:depois|pra mandar|para mandar)\b|\b(?:leva|demora|demoro|levo|mand[ao])\b[^.]{0,40}\b(?:dias|semana)\b/,
      /\b(?:no dia seguinte|n[ao] mesm[ao] (?:dia|tarde|manha|hora)|no outro dia|foi (?:la|medir|ver|na casa)|mais rapid[oa]|respond\w+ (?:antes|primeiro|na hora)|chegou (?:antes|primeiro))\b/,
    ],
    passo: step(
      'Responda no mesmo dia e faça a visita em até dois dias',
      'Defina quem responde em cada turno e deixe dois horários de visita livres por dia. Na primeira mensagem, diga uma faixa de preço e já marque a visita; o orçamento sai ali mesmo, em uma página. Quem chega primeiro fecha mais do que quem cobra menos.',
      'O cliente decide com você na frente dele, e não com quem apareceu antes.',
      { horas: { dono: 3, equipe: 3 } },
    ),
  },
  {
    carta: 'cancelamento_encomenda',
    texto: [
      /\b(?:festas?|casamentos?|noivas?|eventos?|formaturas?|viagens?|encomendas?|obras?|moveis)\b[^.!?]{0,40}(?:\bja pag\w+|\bpag[oa]s?\b|\bsina(?:l|is)\b|\bentrada\b|\badiantad\w+)|(?:\bsina(?:l|is)\b|\bentrada\b)[^.!?]{0,30}\b(?:festas?|noivas?|eventos?|formaturas?|encomendas?)\b/,
      /\bna conta (?:so )?(?:tem|ha|tenho|restam?|sobr\w+)|\b(?:so|apenas)\b[^.!?]{0,16}\bna conta\b|\bno caixa (?:so )?(?:tem|ha|tenho)|\bgast(?:ei|amos|o) o (?:sinal|dinheiro d)|(?:noiva|cliente|festa)\w* (?:fique|ficar|fica) (?:na mao|sem)/,
    ],
    sempre: true,
    passo: step(
      'Ponha em conta separada o dinheiro de quem já pagou e ainda não recebeu',
      'Liste cada data marcada: quanto já entrou, quanto falta entrar e quanto custa entregar. O que já entrou é de quem pagou: guarde em uma conta à parte, comece pela data mais próxima e segure as retiradas até essa conta cobrir o que está prometido.',
      'Cada cliente que já pagou tem a entrega garantida, aconteça o que acontecer com o resto.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'capacidade_ociosa',
    texto: [
      /\b(?:segunda|terca|quarta|quinta|meio d[ea] semana|de manha|de tarde|a tarde|manha e)\b.{0,60}(?:vazi|parad|fraco|ocios|ninguem)|(?:vazi|parad|fraco)\w*.{0,40}\b(?:segunda|terca|quarta|meio d[ea] semana|manha|tarde)\b/,
      /\brecus|\bnao cab|\blot[aoe]|\bchei[ao]|\bfila\b|\bnao tem vaga/,
    ],
    passo: step(
      'Ofereça os horários vazios a quem não coube nos cheios',
      'A cada pessoa que pedir um horário lotado, responda na hora com duas opções do período vazio e um agrado que custe pouco, só para ele. Guarde nome e telefone de quem recusar e chame primeiro essa lista quando abrir vaga.',
      'Quem hoje recebe um não passa a preencher a hora que já está paga.',
      { horas: { dono: 2, equipe: 2 } },
    ),
  },
  {
    carta: 'capacidade_ociosa',
    texto: [
      /\b(?:quadra|campo|sala|salao de festa|espaco|auditorio|piscina|cancha|estudio de (?:danca|gravacao))s?\b/,
      /vazi|ocios|\bparad/,
      /alug|\bhora\b|reserv/,
    ],
    segmentos: ['Outro', 'Serviços'],
    passo: step(
      'Feche manhãs e tardes por mês com escolas, empresas e treinadores',
      'Liste vinte escolas, empresas, condomínios e treinadores que usariam o espaço de dia e ofereça o mesmo horário toda semana, pago por mês, bem abaixo da hora nobre. Deixe escrito que o horário de pico fica fora. Comece por um dia e só amplie o que se repetir.',
      'Uma parte das horas paradas vira mensalidade certa, sem baixar o preço de quem já paga cheio.',
      { horas: { dono: 8, equipe: 2 } },
    ),
  },
  {
    carta: 'capital_de_giro',
    texto: [
      /\b(?:fornecedor|tecido|cimento|material|mercadoria|materia prima|insumo)\w*.{0,50}(?:boleto|prazo|\bdias?\b|a vista|\bcom \d)|(?:pago|compro).{0,40}(?:fornecedor|tecido|material|mercadoria).{0,30}\b(?:com|em)\b/,
      /\b(?:pagam? com|prazo|receb|fiado|na rua|atrasad|antecip|duplicata|boleto)/,
    ],
    fora: /fornecedor\w*.{0,30}(?:atras|nao entreg|some|falta)/,
    passo: step(
      'Peça ao fornecedor mais pesado um prazo que case com o que você recebe',
      'Leve a ele as suas compras do último ano e o prazo em que os seus clientes pagam. Proponha mais dias ou duas parcelas em troca de pedido programado, e comece quitando o que está vencido. Cote com um segundo fornecedor antes da conversa, para ter com o que comparar.',
      'O boleto passa a vencer mais perto do dia em que o dinheiro entra.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'capacidade_cheia',
    texto: [
      /\b(?:recus|perd|deix\w+ de|dispens)\w*.{0,40}\b(?:festa|evento|servico|obra|frete|entrega|cliente|pedido|encomenda|trabalho)/,
      /\b(?:mesmo dia|dois lugares|duas (?:festas|ao mesmo)|sozinh|nao dou conta|depende de mim|so eu)/,
    ],
    fora: /\balun|\bpacient/,
    passo: step(
      'Chame alguém por diária para o segundo serviço do mesmo dia',
      'Escolha a próxima data em que você recusaria e feche os dois serviços. Leve a pessoa com você em um trabalho antes, com lista do que carregar, montar e conferir, e só então deixe o mais simples com ela. Pague a diária com recibo e compare com o que aquele serviço deixou.',
      'O serviço que você recusava paga a diária e ainda deixa sobra, e alguém passa a saber fazer sem você.',
      { categoria: 'Pessoas e produtividade', papel: 'operacoes', horas: { dono: 5, equipe: 0 } },
    ),
  },
  {
    carta: 'frete_entrega',
    texto: [
      /(?:lev|entreg)\w*.{0,40}(?:sem cobrar|de graca|gratis|nao cobr)|(?:sem cobrar|de graca|gratis|nao cobr\w+).{0,25}(?:entreg|frete|busca)/,
    ],
    passo: step(
      'Cobre a entrega por bairro e dê grátis só acima de um valor',
      'Some gasolina e tempo das entregas de uma semana e divida pelo número delas. Escreva uma tabela curta de bairros e um pedido mínimo a partir do qual a entrega sai sem custo, e avise no primeiro contato, antes de fechar.',
      'A entrega deixa de sair da sua sobra, e alguns pedidos crescem para chegar ao mínimo.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 2, equipe: 1 } },
    ),
  },
  {
    carta: 'preco_sem_conta',
    texto: [
      /\b(?:pago|compro|custa|sai por)\b.{0,30}\d.{0,40}\b(?:vendo|revendo)\b/,
      /nao sobra|sobra nada|sobrar|lucro|margem|ganh/,
    ],
    fora: /\bhoras?\b.{0,20}(?:pra|para) fazer|levo .{0,20}hora/,
    segmentos: ['Comércio Varejista', 'Alimentação', 'Outro'],
    passo: step(
      'Refaça o preço linha por linha, pela sobra em reais de cada venda',
      'Em cada linha, escreva preço menos custo, taxa do cartão e entrega, e multiplique pelas unidades do mês. Deixe como isca só o item que traz gente e suba primeiro o que deixa menos por venda e ninguém compara.',
      'O preço de cada linha passa a ter motivo, e o que chama cliente deixa de ser pago pelo resto sem você ver.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 4, equipe: 1 } },
    ),
  },
  {
    carta: 'preco_sem_conta',
    texto: [
      /\b(?:gasto|material|tecido|ingrediente|insumo|custa|da)\b.{0,40}\d.{0,70}\b(?:levo|demoro|gasto|leva)\b.{0,20}(?:\d|uma|duas|tres|umas).{0,15}\b(?:hora|dia)/,
    ],
    passo: step(
      'Ponha a sua hora no preço: material, tempo e sobra de cada peça',
      'Tire o material do preço e divida o que resta pelas horas que o trabalho leva: é o que você ganha por hora hoje. Escolha quanto a sua hora precisa valer, refaça a conta dos trabalhos mais pedidos e use o preço novo já no próximo orçamento. Quem só quer o mais barato recebe uma versão menor.',
      'Cada trabalho passa a pagar as suas horas, e você sabe qual vale a pena aceitar.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'conversao_baixa',
    texto: [
      /orcamento|visita|proposta/,
      /(?:gasolina|combustivel|rodar|rodando|rodo|viagem|deslocamento).{0,60}(?:toa|ver|orca|perd|mais)|(?:ir|indo|vou) (?:la )?ver\b|visito|sem rodar|\brodo tud|perder viagem/,
    ],
    fora: /sindic|assembleia|reuniao|licitac/,
    passo: step(
      'Peça fotos, medidas e bairro antes de sair para orçar',
      'Responda todo pedido com a mesma mensagem: três fotos, medidas, endereço e para quando é. Mande uma faixa de preço e visite só quem confirmar que cabe, juntando as visitas do mesmo lado da cidade no mesmo dia.',
      'Você roda só até quem pode fechar, e as horas da rua viram serviço.',
      { horas: { dono: 2, equipe: 0 } },
    ),
  },
  {
    carta: 'contratar_ou_nao',
    texto: [/\bmei\b/, /\b(?:contrat\w+|ajudante|funcionari\w+|auxiliar)\b/],
    meta: /\bcontrat|ajudante|funcionari|auxiliar/,
    passo: step(
      'Faça com o contador a conta completa do ajudante antes de chamar',
      'O MEI pode ter um empregado, com o salário mínimo ou o piso da categoria. Peça o custo por mês com férias, décimo terceiro e encargos, no MEI e na microempresa, e compare com a sobra de um mês fraco. Comece pelo horário em que hoje falta mão.',
      'Você sabe quanto precisa vender a mais para pagar o ajudante sem se apertar.',
      { categoria: 'Pessoas e produtividade', papel: 'dono', horas: { dono: 2, equipe: 0 } },
    ),
  },
  {
    carta: 'compra_mal',
    texto: [
      /(?:colecao|verao|inverno|estacao|natal|roupa).{0,60}(?:parad|nao gira|encalh|sobrou|passado)|(?:parad|nao gira|encalh)\w*.{0,80}(?:colecao|verao|inverno|roupa|peca)/,
      /compr/,
    ],
    segmentos: ['Comércio Varejista'],
    passo: step(
      'Compre a nova estação em pedidos pequenos, com reposição combinada',
      'Defina a verba do mês pelo que a leva de saída trouxer, e não pelo que você imagina vender. Peça ao fornecedor poucas peças de cada modelo com reposição, consignação ou pagamento parcelado, e só repita o que vender na primeira quinzena.',
      'A compra nova se paga com venda nova, e o encalhe do ano seguinte não nasce.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 1 } },
    ),
  },
  {
    carta: 'contas_misturadas',
    texto: [
      /\b(?:mae|pai|marido|esposa|mulher|filh[oa]|irma[o]?|familia|sogra|sogro)\b.{0,80}(?:tira|pega|gasta|retira|usa)|(?:tira|pega)\w*.{0,40}(?:caixa|dinheiro).{0,40}\b(?:mae|pai|casa|familia)/,
    ],
    // Parents who take their child away.
    fora: /\b(?:os|as|dos|das) (?:pais?|maes?|familias?)\b/,
    passo: step(
      'Combine com a família um valor por semana e anote cada retirada',
      'Converse fora da loja, com o último mês na mão e sem acusar: quanto a casa precisa e quanto a empresa aguenta. Fixem um valor e um dia, deixem um caderno ao lado do caixa e tratem o que passar como adiantamento a descontar.',
      'A casa recebe sempre no mesmo dia, e o caixa para de diminuir sem explicação.',
      { categoria: 'Gestão', papel: 'dono', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'gestao_rural_sem_custo',
    texto: [/quanto (?:me )?custa|custo d[oe]|nao sei.{0,40}(?:ganhando|lucro|sobra|dando|pagando)/],
    segmentos: ['Agronegócio'],
    passo: step(
      'Feche todo mês o custo de cada litro, quilo ou saca, com a sua diária',
      'Some ração, mão de obra, remédio, energia, combustível e a parcela do trator, ponha a sua diária, que quase sempre fica de fora, e divida pelo que saiu. Escreva ao lado o preço da última nota e refaça no mesmo dia de todo mês.',
      'Você vê todo mês se cada unidade paga também o seu trabalho, e qual gasto precisa cair.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'custo_insumo_subiu',
    texto: [/\bracao|silagem|concentrado|farelo/, /subi|cara|alta|custo|preco/, /\bleite|\blitro|\bvaca|laticinio/],
    segmentos: ['Agronegócio'],
    passo: step(
      'Acerte a dieta com um técnico: ração só para quem devolve em leite',
      'Pese o leite de cada vaca por dois dias e separe o lote em alta, média e baixa produção. Com o técnico da cooperativa, da Emater ou do fornecedor, ajuste o concentrado de cada grupo, descarte quem não paga o cocho e troque parte por volumoso bem feito.',
      'Cada quilo de concentrado passa a voltar em leite, e o custo do litro cai sem cair a produção.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 6, equipe: 2 } },
    ),
  },
  {
    carta: 'cliente_pressiona',
    texto: [
      /\b(?:vinicola|laticinio|usina|frigorifico|cooperativa|integradora|atravessador|comprador|cerealista)\b/,
      /\b(?:baix|so (?:uma?|ela|ele|para)|pra um|pra uma|um[ao]? so|depend|paga(?:ndo)? (?:pouco|mal))|tem quem queira/,
    ],
    segmentos: ['Agronegócio'],
    passo: step(
      'Junte os vizinhos e leve o volume somado a mais de um comprador',
      'Fale com três produtores que entregam no mesmo lugar, some quantidade e qualidade de todos e peça proposta a dois compradores além do atual. Só depois converse com quem compra hoje, com preço, prazo e bônus por qualidade por escrito. Não troque tudo de uma vez: comece com uma parte.',
      'Você deixa de negociar só e descobre o preço que o volume da vizinhança alcança.',
      { horas: { dono: 8, equipe: 0 } },
    ),
  },
  {
    carta: 'rotatividade',
    texto: [
      /\b(?:motoboy|entregador|motoqueir|motorist|diarist|freela)\w*.{0,60}\b(?:sai|saem|saiu|embora|troca|abandon|some[mn]?)\b|(?:troca|perd|segur)\w*.{0,30}(?:motoboy|entregador|motorist)/,
    ],
    passo: step(
      'Garanta um mínimo por turno e pague em dia certo, com recibo',
      'Pergunte a cada um quanto tira em um turno fraco e quanto o aplicativo pagaria. Ofereça um mínimo garantido nos dias ruins, pagamento pelo banco em dia fixo e turno escolhido com antecedência para quem não falta. Veja com o contador a forma certa de contratar.',
      'Quem fica sabe quanto vai ganhar, e a escala para de depender de quem apareceu.',
      { categoria: 'Pessoas e produtividade', papel: 'pessoas', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'sazonalidade',
    texto: [/\b(?:janeiro|fevereiro|ferias|dezembro)\b/, /some|saem|vazi|vermelho|devendo|fico com|cai\b|cai muito/],
    segmentos: ['Educação'],
    passo: step(
      'Venda já o programa de férias e a vaga do começo do ano',
      'Antes de as provas acabarem, ofereça a cada família duas coisas: uma oficina curta de férias e a reserva da vaga do ano que vem, com a primeira parcela paga agora. Fale primeiro com quem está mais satisfeito e mostre o que a criança avançou.',
      'Parte da conta dos meses vazios fica paga antes de eles chegarem.',
      { horas: { dono: 5, equipe: 3 } },
    ),
  },
  {
    carta: 'sazonalidade',
    texto: [/\balun|mensalist|plano mensal/, /tranc\w*|congela/, /dezembro|janeiro|fevereiro|julho|verao|ferias/],
    passo: step(
      'Ofereça um plano de férias menor antes que o aluno peça para trancar',
      'Algumas semanas antes da baixa, mande a cada aluno duas saídas: menos aulas por um valor menor, com a vaga garantida na volta, ou pagar adiantado o período com um mês de vantagem. Quem viaja recebe treino ou aula para fazer fora.',
      'Uma parte dos que trancariam continua pagando, e a volta já fica marcada.',
      { horas: { dono: 4, equipe: 3 } },
    ),
  },
  {
    carta: 'emprestar_para_crescer',
    texto: [
      /\b(?:contrato|obra|cliente|pedido|licitacao)\b.{0,60}(?:grande|\d+ mes|por mes|alto)/,
      /\b(?:preciso|teria que|tenho que|falta|quero)\b.{0,30}\bcompr|\binvestir|\bfinanciar/,
    ],
    passo: step(
      'Peça ao cliente entrada e multa de saída antes de comprar',
      'Leve uma proposta em que a primeira parcela e a mobilização vêm antes da entrega, e em que sair antes do prazo paga o que falta da máquina. Cote também alugar de um colega nos primeiros meses e comprar usado só do que sobrar de risco.',
      'O contrato passa a pagar parte da compra, e uma saída antecipada não deixa a dívida com você.',
      { categoria: 'Finanças', papel: 'dono', horas: { dono: 5, equipe: 0 } },
    ),
  },
  {
    carta: 'concorrente_novo',
    texto: [
      /\b(?:atacad\w+|rede|mercado grande|loja grande|magazine|atacarejo)\b/,
      /abriu|metros|perto|mais barat|concorr|internet/,
    ],
    fora: /\b(?:otica|oculos|roupa|calcado|sapato|joia|movel|moveis|livro|brinquedo|celular|relogio|vestido|lingerie|perfume)/,
    segmentos: ['Comércio Varejista'],
    passo: step(
      'Busque quem compra toda semana e precisa de entrega: firmas e condomínios',
      'Liste vinte salões, escolas, restaurantes e condomínios a poucas quadras e leve uma tabela de reposição com entrega e pagamento no fim do mês. A loja grande não separa, não entrega perto nem atende pelo nome.',
      'Entram compras que se repetem e que não dependem de quem passa na porta.',
      { horas: { dono: 8, equipe: 2 } },
    ),
  },
  {
    carta: 'capacidade_cheia',
    texto: [
      /\b(?:personal|professor\w*|instrutor\w*|aula|alun|pilates|terapeut|nutri|psicolog)/,
      /nao aguento|cansad|exaust|\bdas \d+ as \d+|trabalh\w+ (?:menos|ate)|sem folga|esgotad/,
    ],
    passo: step(
      'Junte em duplas ou pequenos grupos os horários mais pedidos',
      'Escolha três horários lotados e convide pessoas de objetivo parecido, por um valor menor para cada uma e maior para a sua hora. Deixe o individual como opção mais cara e feche o fim do dia por etapas, avisando com um mês.',
      'A mesma renda cabe em menos horas, e perder um aluno deixa de assustar.',
      { horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'fornecedor_atrasa',
    texto: [
      /\b(?:vidro|material|peca|fornecedor|tecido|insumo|ferragem|chapa|madeira|mercadoria)s?\b.{0,25}(?:atras|demora|nao chega|falta)/,
      /prazo|entreg|atras|multa/,
    ],
    passo: step(
      'Compre na medição o que mais demora e só então prometa a data',
      'Liste o material que mais segura o trabalho e o prazo real das últimas entregas dele. Faça o pedido no dia da medição, com o sinal do cliente, e conte a sua data a partir da chegada. Teste um segundo fornecedor nesse item.',
      'A data prometida passa a caber no que o fornecedor cumpre, e a multa deixa de aparecer.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 3, equipe: 2 } },
    ),
  },
  {
    carta: 'divida_banco',
    texto: [/antecip\w*|duplicata|desconto de (?:cheque|titulo)|factoring/, /juro|banco|taxa|mil/],
    passo: step(
      'Leve as duplicatas a vencer a três lugares e antecipe só a que faltar',
      'Peça por escrito a taxa ao mês no seu banco, em uma cooperativa de crédito e em outro banco. Antecipe apenas a nota do vencimento que fecha a semana, e nunca a do mês seguinte para cobrir a deste.',
      'O juro do mês cai já na próxima antecipação, enquanto os prazos são negociados.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 4, equipe: 1 } },
    ),
  },
  {
    carta: 'inadimplencia_escola',
    texto: [
      /sem graca|vergonha|medo de cobrar|constrangid|fico sem jeito|nao sei cobrar/,
      /\bcobrar (?:quem|os|as|d[aeo]s?|dele|fiado|e |porque|pois|mas)|\bcobrar$|inadimpl|\batrasad|\bdev(?:e|em|endo)\b|\bnao (?:me )?pagam?\b(?! (?:minha|as conta|o alug))|\bem atraso/,
    ],
    passo: step(
      'Ponha outra pessoa ou uma mensagem fixa para cobrar, sempre no mesmo dia',
      'Escreva três mensagens curtas, uma para antes do vencimento, uma para o dia e uma para uma semana depois, e combine que saem iguais para todos. Quem cobra segue o texto, registra a resposta e oferece o mesmo acordo, sem discutir.',
      'A cobrança deixa de ser pessoal, e o atraso novo é tratado antes de crescer.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 2, equipe: 2 } },
    ),
  },
  {
    carta: 'producao_atrasa',
    texto: [/fila de|espera de|atraso de|\d+ meses? de (?:fila|espera)/, /devendo|sem dinheiro|nao sobra|caixa|sinal/],
    fora: /mensalidade|assinatura|monitoramento/,
    passo: step(
      'Receba um sinal que pague o material para entrar na fila',
      'A partir de hoje a data só é reservada com sinal, por Pix, com o modelo e o preço por escrito. Ofereça a quem já espera um lugar garantido em troca do mesmo sinal e compre o material com esse dinheiro.',
      'A fila passa a pagar o próprio material, e o cartão deixa de adiantar a compra.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'vaga_ociosa_escola',
    texto: [
      /\bturmas?\b.{0,50}\b(?:so|com|tem|apenas)\b.{0,12}\b(?:\d|dois|duas|tres|quatro|cinco|seis) (?:alun|crianc|pesso)/,
    ],
    passo: step(
      'Calcule quantos alunos pagam cada turma e junte as que ficam abaixo',
      'Para cada turma, escreva o que os alunos pagam e tire professor, sala e material. As que ficam perto de zero juntam com a do mesmo nível, mudam de horário ou viram aula em dupla com outro preço, com aviso de um mês e uma conversa com cada aluno.',
      'Menos aulas, com o mesmo número de alunos: o professor passa a ser pago por turmas que deixam sobra.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 2 } },
    ),
  },
  {
    carta: 'retrabalho',
    texto: [
      /\b(?:arte|layout|desenho|modelo|estampa|logo|arquivo|medida)s?\b/,
      /\bcom erro|\berrad|\bculpa\b|\brefi[zc]|\brefaz|\baprova/,
      /\b(?:imprim|estamp|bord|cort|fabric|mont|produz|grav)\w*/,
    ],
    passo: step(
      'Só produza com a prova aprovada pelo cliente por mensagem',
      'Mande a imagem final com medida, cor, texto e quantidade e espere o “aprovado” por escrito antes de gastar material. Diga na mesma mensagem que a mudança depois da aprovação é cobrada e ofereça corrigir a arte por um valor à parte.',
      'O erro que veio do cliente é pego na tela ou refeito por conta dele.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 2, equipe: 2 } },
    ),
  },
  {
    carta: 'contrato_cliente',
    texto: [
      /\bmud\w+ (?:de ideia|tudo|a medida|o modelo|a cor|o projeto|o pedido)/,
      /\b(?:cort|compr|mont|fabric|sold|costur|imprim|pint)\w*/,
    ],
    passo: step(
      'Peça sinal e desenho aprovado antes de cortar ou comprar',
      'Mostre medida, modelo e acabamento em um desenho ou foto, com o preço, e espere o “de acordo” por mensagem. O sinal cobre o material; mudança depois do corte paga o que se perdeu e ganha outra data.',
      'Mudar de ideia passa a custar a quem mudou, e o material perdido tem dono.',
      { horas: { dono: 2, equipe: 1 } },
    ),
  },
  {
    carta: 'pos_venda_garantia',
    texto: [
      /\bparalel|\bmais barat|\bsegunda linha|\bgeneric|\brecondicionad/,
      /\bvolta|\bgarantia|\bdefeito/,
      /\b(?:peca|tela|bateria|placa|pastilha|motor|cabo|material)\w*/,
    ],
    passo: step(
      'Compare a peça barata com a melhor, contando as que voltam',
      'Some, para cada uma, o preço, a peça das que voltam e a hora de refazer. Ofereça as duas ao cliente, com garantias e preços diferentes, e use a melhor por um mês no modelo que mais volta.',
      'Você sabe qual peça sai mais barata depois das voltas, e o cliente escolhe o que paga.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 2 } },
    ),
  },
  {
    carta: 'producao_atrasa',
    texto: [
      /\b(?:edit|costur|revis|acab|mont|pint|desenh|bord)\w*.{0,25}\bsozinh|\bsozinh\w*.{0,30}\b(?:edit|costur|acab|mont|pint)|\b\d+ horas (?:por|em cada|cada) \w+/,
      /\batras|\bprazo|\bpromet|\bcobra/,
    ],
    passo: step(
      'Passe uma parte do trabalho a outra pessoa e teste em uma entrega',
      'Escolha a etapa demorada que não depende do seu olho, como separar, cortar ou o primeiro acabamento, e peça preço por peça a duas pessoas do ramo. Entregue um trabalho atrasado com um exemplo do seu padrão, revise no fim e compare o que pagou com as horas que voltaram.',
      'A fila anda sem você em todas as etapas, e você sabe quanto custa cada hora que recupera.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'no_show',
    texto: [/\brepo(?:r|sic\w+)\b/, /\bfalt|\bavis|\bdesmarc|\bcancel|\bnao vem/, /\baul|\balun|\bsess|\bhorario/],
    passo: step(
      'Escreva a regra de reposição: aviso, validade e horários',
      'Diga com quanto aviso a aula vira reposição, por quantos dias vale e em quais horários cabe, deixando os disputados só para quem é fixo. Mande a todos com um mês de antecedência e comece com um perdão para cada pessoa.',
      'As vagas cheias param de ser tomadas por reposição, e sobra lugar para gente nova.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 3, equipe: 1 } },
    ),
  },
  {
    carta: 'atendimento_ruim',
    texto: [
      /\b(?:demor\w*|horas?|leva\w*)\b.{0,50}\b(?:orcamento|preco|valor|proposta|cotac)/,
      /\bcalcul|\bum(?:a)? por um(?:a)?\b|\bna mao\b|\bde cabeca\b/,
    ],
    passo: step(
      'Deixe pronto o preço do que mais pedem e responda na hora',
      'Liste os trinta pedidos mais comuns do mês com o preço por tamanho ou quantidade e o prazo. Responda na mesma conversa com o valor da lista e calcule à mão só o que fugir dela.',
      'A resposta sai em minutos, antes de a pessoa chamar outro.',
      { horas: { dono: 4, equipe: 4 } },
    ),
  },
  {
    carta: 'maquina_parada',
    texto: [
      /\bquebr\w*.{0,40}(?:\d+ vezes|de novo|toda|sempre|cada)|(?:\d+ vezes|de novo|toda semana|todo mes|todo verao).{0,40}\bquebr|\bparou \d+ vezes|\bpara toda/,
      /\btecnico|\bconserto|\bmanutenc|\bnova\b/,
    ],
    fora: /\balug(?:ar|o)\b|\bcompro ou/,
    passo: step(
      'Some o que as quebras custaram e compare com trocar ou alugar',
      'Junte conserto, dias parados e venda perdida desde a primeira quebra. Peça preço de uma usada revisada, de uma nova e do aluguel de uma reserva só para a época forte, e veja em quantas quebras cada uma se paga.',
      'A escolha entre consertar, alugar e trocar sai de uma conta, e não do susto.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'preco_sem_conta',
    texto: [
      /\brod\w+\b.{0,20}\d|\b\d+ ?(?:km|quilometros)\b|\bida e volta|\brodovia|\bsocorro\b/,
      /\bcobr\w*.{0,40}\b(?:mesm|igual|so \d)|\bnao cobr\w*.{0,25}\b(?:saida|deslocamento|visita|viagem|ida)/,
    ],
    fora: /\bfretes?\b|\bcarreta/,
    passo: step(
      'Ponha preço de saída: distância, hora e o serviço à parte',
      'Some combustível e o tempo fora em três saídas e divida pelos quilômetros. Diga já ao telefone uma taxa por distância e horário, mais o preço do serviço, em todo chamado novo.',
      'Cada saída paga o combustível e as horas, e quem acha caro decide antes de você sair.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 2, equipe: 0 } },
    ),
  },
  {
    carta: 'deslocamento_horas',
    texto: [
      /\b(?:transito|onibus|uber|no carro|na estrada|deslocamento|atravess\w+ a cidade|domicilio|na casa d[eoa]s?)\b/,
      /\b(?:unha|cabelo|cabeleireir|manicur|pedicur|fisioterap|psicolog|terapi|aulas?|massag|nutri|personal|maquia|estetic|depila|podolog|consultas?|fonoaudiolog)\w*/,
    ],
    fora: /\bdedetiz|\blimpeza|\bfaxina|\bobra\b|\binstala/,
    passo: step(
      'Teste atender no seu ponto, ou de longe, quem aceitar',
      'Pergunte a dez clientes se viriam até você, ou aceitariam por vídeo, por um preço um pouco menor. Onde não houver ponto, veja um horário emprestado ou dividido com um colega antes de alugar.',
      'Uma parte dos atendimentos deixa de gastar estrada sem perder o cliente.',
      { horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'compra_mal',
    texto: [
      /(?:viajante|vendedor|representante|atacad|fornecedor)\w*.{0,60}(?:novidade|promoc|oferta|empurr|mostr|convenc)|compr\w+ (?:\w+ ){0,3}(?:por impulso|sem precisar|de impulso)/,
      /\bcompr(?:o|ei|amos|ando)|\bpeg(?:o|uei)\b|\blev(?:o|ei)\b/,
    ],
    passo: step(
      'Receba quem vende a você só com a lista do que falta na mão',
      'Escreva antes o que acabou, a quantidade e um teto em reais, e compre só isso na visita. Novidade entra em amostra, ou no lugar de algo parado que o vendedor leva de volta; a resposta ao resto fica para o dia seguinte.',
      'A compra passa a seguir o que saiu, e não a conversa de quem vende.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 2, equipe: 0 } },
    ),
  },
  {
    carta: 'evasao_aluno',
    texto: [
      /\bteoria|\bcadern|apostila|\blousa|so (?:fala|slide)/,
      /cans\w+|enjo\w+|queria (?:era|mesmo)|pratic|mao na massa/,
      /desist|larg|\bsa[ie]|som[ei]|sobra|tranc|perc?[do]/,
    ],
    segmentos: ['Educação'],
    passo: step(
      'Ponha a mão na massa na primeira semana e espalhe a teoria',
      'Mude a ordem das aulas: um exercício prático curto em cada uma, desde a primeira, e a parte de caderno dividida entre eles. Comece pela próxima turma e compare quantos chegam ao mês em que hoje mais saem.',
      'Quem veio para fazer já fez alguma coisa quando a vontade de desistir aparece.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 6, equipe: 4 } },
    ),
  },
  {
    carta: 'sazonalidade',
    texto: [
      /troquei de (?:carro|moto)|comprei (?:\w+ ){0,2}(?:carro|moto|terreno)|reform\w+ a casa|gast(?:o|ei) tudo|viajei/,
      /\bfesta|\bsafra|temporada|\bveraos?\b|dezembro|outubro|janeiro|carnaval|natal|colheita/,
      /pedi\w* (?:dinheiro )?emprest|pedindo dinheiro|nao sobra|falt|sem dinheiro|aperto|todo ano/,
    ],
    passo: step(
      'Divida o dinheiro da época boa por todos os meses, no dia em que entra',
      'Some o que falta em cada mês fraco, passe essa soma para uma conta à parte logo depois da época boa e pague a empresa e a casa dela, um valor igual por mês. Compra grande, como carro, só com o que passar disso.',
      'O mês fraco já tem o dinheiro dele, e ninguém precisa emprestar.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'retrabalho',
    texto: [
      /escrit[oa] a mao|\bpapel\b|papelzinho|caderno|de boca|por audio|\bletra\b|garrancho/,
      /\berr(?:o|os|ei|a|am|ad[oa]s?)\b|trocad[oa]|faltando|refeit|refaz|volt(?:a|ou|aram)/,
      /\bgrav|\bcort|\bmont|imprim|bord|fabric|cozinh|costur|confec|placa|pedido/,
    ],
    passo: step(
      'Faça o cliente conferir o pedido digitado antes de começar',
      'Passe para digitado, na frente dele, o que hoje vai em papel ou de boca: nome, data, medida, cor. Mande a imagem por mensagem, espere o “está certo” e cole essa folha no trabalho; quem faz só começa por ela.',
      'O erro aparece na tela, de graça, e não na peça pronta.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 2, equipe: 2 } },
    ),
  },
  {
    carta: 'churn_saas',
    texto: [
      /nao (?:tiveram|tem|teve|tinham?) tempo|nao consegu\w+ (?:usar|cadastr|configur|colocar)|dificil (?:de|pra) (?:usar|configurar|cadastrar)|nao cheg\w+ a usar|nao cadastr\w+/,
      /cancel|\bsai|sair|perc?[do]|desist/,
    ],
    segmentos: ['Tecnologia'],
    passo: step(
      'Cadastre você os primeiros dados de quem entra e entregue funcionando',
      'Peça a lista em qualquer formato, foto ou planilha, ponha no sistema por ele e mostre em vinte minutos de chamada o primeiro uso. Comece por quem entrou neste mês e conte quantos ficam.',
      'Quem entra começa usando, e não devendo uma tarefa a si mesmo.',
      { horas: { dono: 6, equipe: 6 } },
    ),
  },
  {
    carta: 'producao_atrasa',
    texto: [
      /(?:pego|aceito|pegamos) tudo|(?:nao (?:sei|consigo|tenho coragem de)|do de|medo de) (?:falar|dizer) nao|nunca falo nao/,
      /atras|prazo|promet|\bfila|abert[oa]s|esper|leva \w+ mes|na data/,
    ],
    passo: step(
      'Ponha um teto de trabalhos abertos: só entra um quando sai um',
      'Conte o que está aberto, escolha um número que você dá conta e escreva a frase para quem chega: “a minha próxima vaga é no dia tal; guardo para você?”. Até chegar ao teto, termine primeiro o que falta menos.',
      'O não vira uma data, e o que está na bancada começa a sair.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 2, equipe: 0 } },
    ),
  },
  {
    carta: 'fora_de_hora',
    texto: [
      /\bbackup|reveza|ninguem (?:pra|para) (?:me )?(?:cobrir|substituir)|na mesma (?:noite|hora)|de plantao/,
      /sozinh|nao posso (?:viajar|sair|adoecer|faltar)|nao tenho|tive que escolher|ferias/,
    ],
    segmentos: ['Saúde', 'Serviços', 'Outro', 'Agronegócio'],
    passo: step(
      'Combine com um colega da mesma área cobrir um ao outro, por escrito',
      'Procure duas pessoas que fazem o mesmo e acerte em uma folha: os dias de cada um, quanto recebe quem cobre e o que avisar. Apresente a pessoa ao cliente desde o começo, no preço e no contrato.',
      'Quem contratou sabe quem vem se você não puder, e você volta a ter folga.',
      { categoria: 'Gestão', papel: 'dono', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'venda_governo',
    texto: [
      // Who doesn't pay is the office that she tells of, and not the weak days of a sentence before it.
      /(?:\bprefeitura|\bsecretaria\b|\bestado\b|\bgoverno|\borgao|camara municipal|universidade federal).{0,120}(?:nao pag|sem receber|atras|empenho|nao receb|ate agora nad)|(?:nao pag|sem receber|atras|empenho|nao receb|ate agora nad).{0,120}(?:\bprefeitura|\bsecretaria\b|\bestado\b|\bgoverno|\borgao|camara municipal|universidade federal)/,
    ],
    fora: /secretaria (?:atende|marca|pega)|estado de (?:nervo|saude)/,
    passo: step(
      'Protocole a cobrança no órgão, com contrato, nota e prova do que foi feito',
      'Leve ao protocolo e à ouvidoria uma carta com o valor, o contrato ou o pedido, a nota e a prova da entrega, e guarde o número. Peça por escrito a data do empenho e do pagamento; sem resposta em trinta dias, leve tudo a um advogado.',
      'A cobrança passa a ter número e prazo, e não depende de quem está de férias.',
      { categoria: 'Finanças', papel: 'financas', horas: { dono: 4, equipe: 0 } },
    ),
  },
  {
    carta: 'dependencia_funcionario',
    texto: [
      /(?:recebeu|tem|teve|ganhou) (?:uma |outra )?proposta|quer (?:sair|ir embora)|(?:disse|falou|avisou) que (?:vai|quer) sair|me deu (?:ate|um prazo|\d)/,
      /\bunic[oa]\b|so (?:el[ea]|o|a) |se el[ea] (?:sair|for)|depend[eo]/,
    ],
    passo: step(
      'Converse antes da data dele ou dela e leve uma proposta escrita',
      'Marque uma hora só para isso, pergunte o que pesa na decisão e leve no papel o que você pode dar agora e o que vem depois: ganho, horário, parte no resultado. Peça em troca um prazo para ensinar outra pessoa.',
      'A decisão acontece com a sua oferta na mesa, e não só com a de fora.',
      { categoria: 'Pessoas e produtividade', papel: 'dono', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'perda_perecivel',
    texto: [
      /(?:emater|senai|senar|sebrae|tecnic[oa]|veterinari[oa]|agronom[oa]|engenheir[oa]|rapaz d[ao] \w+).{0,24}(?:disse|falou|explicou|acha|viu) que/,
      /umidade|temperatura|limpeza|\bsolo\b|\bagua\b|regula\w+|mofo?|fungo|praga|doenca|estufa|azed/,
      /perc?[do]|estrag|morr|mofa|joga|descart/,
    ],
    passo: step(
      'Comece pela causa que o técnico apontou e peça que mostre como medir',
      'Chame de volta quem deu a causa e pergunte três coisas: o valor certo, o aparelho simples que mede e a hora de olhar. Anote duas vezes por dia durante um mês, mude uma coisa por vez e conte as perdas da semana ao lado.',
      'Você vê se a causa era mesmo aquela, e a perda cai por um motivo conhecido.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 2 } },
    ),
  },
  {
    carta: 'falta_cliente',
    texto: [
      /nao (?:tenho jeito|sei|levo jeito) (?:de|como|pra|por onde) (?:\w+ )?(?:oferec|comec|vend|chama)|n(?:ao|em) chamei ninguem|nunca ofereci|nem sei por onde comec/,
      /festa|empresa|colega|evento|escola|client|exame|servico|aula|produto/,
    ],
    passo: step(
      'Mande uma oferta de três linhas a dez que já compraram ou podem comprar',
      'Diga o que faz, por quanto e em que dia pode, com uma foto e a pergunta “posso reservar?”. Comece por quem já contratou uma vez e ligue dois dias depois a quem leu e não respondeu; na semana seguinte, outros dez nomes.',
      'A oferta sai da cabeça, e os primeiros pedidos dizem quem compra.',
      { horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'fornecedor_atrasa',
    texto: [
      /\b(?:tempera|fornecedor|fabrica|distribuidora?|transportadora|grafica|fundicao|atacadista)\w* .{0,20}(?:promet|atras|demor|\blev)/,
      /client|cancel|prazo|encomend|entreg/,
    ],
    passo: step(
      'Peça ao fornecedor a data por escrito, e a dois outros preço e prazo',
      'Leve a lista dos pedidos parados e peça o dia de cada um, e o que ele faz se falhar. Ligue a dois de outra cidade, some o frete e compare com o que custa um cliente perdido; até ter resposta, prometa o prazo de verdade, com folga.',
      'A data que você promete passa a se apoiar em outra, escrita, ou em um segundo caminho.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 3, equipe: 0 } },
    ),
  },
  {
    carta: 'clima_seguro',
    texto: [
      /\bpraga|cochonilha|\bacaro|fungo|\bvirus|doenca|lagarta|brucel|verme/,
      /\bcompr(?:ei|ou|amos)|direto junto|juntei|misturei|\bentrou|veio (?:de|do|com)/,
      /\bmudas?\b|animai|\bgado|\bvaca|alevin|pintinh|colmeia|planta|estufa|vasos/,
    ],
    passo: step(
      'Separe o que está doente e ponha em quarentena tudo o que chega',
      'Escolha um lugar longe do resto, com ferramenta, roupa e mão lavada à parte, e leve para lá o que mostra sinal. O que for comprado fica ali algumas semanas, com a data escrita, até o técnico liberar; guarde as matrizes no ponto mais limpo.',
      'A doença para de andar, e a próxima compra não traz outra.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 6 } },
    ),
  },
  ...[
    step(
      'Registre cada furto na delegacia e marque tudo o que é seu',
      'Faça um boletim para cada vez, pela internet se puder, com data, quantidade e valor, e grave um número ou a sua marca em cada peça ou animal. Avise vizinhos, associação e compradores da região: coisa marcada é difícil de vender.',
      'O que é seu passa a ter prova, e quem compra de ladrão pensa duas vezes.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 4, equipe: 2 } },
    ),
    step(
      'Tire do lugar isolado o que dá para mudar e ponha olho no resto',
      'Comece pelo ponto que mais sofreu: leve o que puder para perto de quem mora no lugar e combine um agrado com quem avisar. No que ficar, uma câmera de caça ou um rastreador escondido em duas peças custa menos do que a próxima perda.',
      'O ponto mais fácil deixa de ser o preferido de quem leva.',
      { categoria: 'Operações', papel: 'operacoes', horas: { dono: 5, equipe: 3 } },
    ),
  ].map((passo) => ({
    carta: 'furto_perda',
    texto: [
      /\broub\w+|\bfurt\w+|\bladr\w+|arromb\w+|\blevaram\b|cortaram (?:a cerca|o fio|o cadeado)/,
      /\bpasto|\bcerca|colmeia|\bcaixas?\b|\bgado|\bcabecas?\b|\bobra\b|\bfios?\b|\bcobre\b|bateria|\broca|\bserra\b|\bmadrugada|\bnoite|peixe|tanque|estufa|galpao/,
    ],
    fora: /funcionari\w* (?:roub|furt|desvi)|carga horaria|levaram (?:a serio|tempo)/,
    passo,
  })),
]

/** Steps of other cards that her goal asks for by name: the nearest is the plan's step of her goal. Folded patterns. */
export const GOAL_STEPS: readonly (readonly [goal: RegExp, card: string, step: number])[] = [
  [
    /(?:pedido|cliente|venda)\w*.{0,30}(?:no|pelo|meu|proprio|direto).{0,12}(?:zap|whats|canal|direto)|depender menos d[oe] (?:ifood|app|aplicativo)/,
    'ifood_dependencia',
    2,
  ],
  [
    /(?<!(?:zerar|diminuir|reduzir|menos|baixar) (?:o |os )?)\bretornos?\b|agenda cheia|voltarem|nao voltam/,
    'paciente_abandona',
    2,
  ],
  [
    /\btirar \d+ (?:dia|semana)|dias? de (?:ferias|descanso)|folg|(?<!\b(?:n?as|das|de) )ferias|domingo|sabado livre|sair (?:um|uns) dia|viajar/,
    'delegar',
    3,
  ],
  [/reserva direta|hospede direto/, 'turismo_hospedagem', 1],
  [
    /guardar dinheiro|(?:fazer|ter|formar|criar) (?:uma )?reserva|reserva de (?:caixa|emergencia)|o ano (?:todo|inteiro)/,
    'sazonalidade',
    1,
  ],
  [/(?:pagar|quitar|zerar|sair d[oe]).{0,20}(?:cartao|cheque especial|rotativo)/, 'juros_cartao_rotativo', 1],
  [/quitar|sair d[ao]s? divida|pagar (?:o banco|a divida|as dividas|emprestimo)/, 'divida_banco', 2],
  [/salario (?:certo|fixo)|retirada|\btirar \d[\d.]*(?! (?:dia|semana|folga))|limpo/, 'nao_tiro_salario', 1],
  [/(?<!\b(?:sem|nao|evitar)(?: [a-z]+){0,3} )\bcontratar/, 'contratar_ou_nao', 1],
  [/segunda (?:loja|unidade)|outra (?:loja|unidade)|filial|abrir mais uma/, 'segunda_loja', 1],
  [/vender (?:pela|na) internet|online|loja virtual|site/, 'sem_presenca_digital', 2],
  [
    /receita fixa|renda certa|renda fixa|clientes? fixos?|mensalistas?|contratos? mensa|todo mes fix|recorrent/,
    'receita_recorrente',
    1,
  ],
  [
    /(?:equipe|time|loja|empresa).{0,25}sem mim|depender menos de mim|sair d[oa] (?:balcao|operacao|cozinha)/,
    'delegar',
    1,
  ],
  [/entregar no prazo|diminuir a fila|zerar (?:a fila|o atraso)/, 'producao_atrasa', 3],
  [/regulariz|em dia com|pagar (?:os )?imposto/, 'imposto_atrasado', 2],
  [
    /comprar (?:uma |um |outra |outro )?(?:maquin|caminh|trator|equipament|forno|van)|financiar/,
    'emprestar_para_crescer',
    0,
  ],
  [/nao depender (?:so )?d(?:ela|ele|um|uma)|mais de um cliente|diversific/, 'concentracao_cliente', 2],
  [/usar as horas|encher (?:o|a|as|os)|horas? vazi|ocupar/, 'capacidade_ociosa', 2],
  [/receber o fiado|receber (?:dos|o que)|baixar (?:o )?atraso|inadimpl/, 'inadimplencia_clientes', 2],
  [/\bselo\b|\bsif\b|\bsim\b.{0,12}(?:municipal|queijo|mel)|licenca (?:pra|para)|inspecao/, 'licenca_para_vender', 0],
  [/nao (?:encalhar|sobrar)|encalh/, 'compra_mal', 1],
  [
    /trocar (?:o |a )?(?:carro|fiorino|van|moto|kombi|maquina|forno)|juntar (?:dinheiro|uns)|dinheiro guardado/,
    'sazonalidade',
    1,
  ],
  [/nota (?:melhor|\d)|avaliac|elogio/, 'avaliacao_ruim', 3],
  [/passar (?:a empresa|o negocio|pro|para o)|aposent|sucess/, 'sucessao', 1],
  [/desperdic|jogar fora|perda/, 'perda_perecivel', 1],
  [/parar de trocar|segurar (?:a equipe|o pessoal|gente)|menos troca/, 'rotatividade', 1],
]

/** Steps for what she tells by the way: words of her challenge, card, place of its step. */
export const TOLD_STEPS: readonly (readonly [told: RegExp, card: string, step: number])[] = [
  [
    /(?<!(?:lotad[oa]|chei[oa]|fechad[oa]|ocupad[oa]) ate )\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|inverno|verao|ferias|baixa temporada|entressafra)\b(?!.{0,40}(?:quebrou|ficou|morreu|perdi|saiu)).{0,60}(?:nao entra|nao vend|vazi|frac|parad|para\b|param|cai|zero|prejuizo|quase nada|tranc)/,
    'sazonalidade',
    1,
  ],
  [
    /(?<!(?:lotad[oa]|chei[oa]|fechad[oa]|ocupad[oa]) ate )\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|inverno|verao|ferias|baixa temporada|entressafra)\b(?!.{0,40}(?:quebrou|ficou|morreu|perdi|saiu)).{0,60}(?:nao entra|nao vend|vazi|frac|parad|para\b|param|cai|zero|prejuizo|quase nada|tranc)/,
    'sazonalidade',
    3,
  ],
  [
    /muda\w* (?:o projeto|de ideia|tudo|no meio)|(?:pede|pedem|quer) (?:coisa )?a mais|nao (?:quer )?paga\w* (?:a mais|a diferenca|o extra)|dobro de coisa/,
    'contrato_cliente',
    1,
  ],
  [
    /(?<!\b(?:quer|queria|ofereceu|propos)\b[^.]{0,60})(?:segura\w*|atras\w*|demora\w*|paga\w*).{0,24}(?:\d+ dias|pagamento|pra pagar)/,
    'pagamento_grande_cliente',
    2,
  ],
  [/\bfiado|caderninho/, 'fiado', 2],
  [/\bglos/, 'convenio_glosa', 1],
  [
    /nao (?:sei|faco ideia) (?:o preco|quanto (?:custa|cobrar|sobra|gasto))|preco de cabeca|cobro no chute/,
    'preco_sem_conta',
    0,
  ],
  [
    /exaust|esgotad|nao aguento|chor\w+ de cansa|(?:1[2-6]) horas por dia|ate as (?:2[0-3]|1[9])|sem tempo pra nada/,
    'tempo_dono',
    0,
  ],
  [
    /(?:faz|tem|ha) (?:um|dois|tres|quatro|cinco|\d+) anos? (?:que )?(?:nao (?:aument|reajust)|com o mesmo (?:preco|valor))|(?:preco|valor)\w* .{0,20}(?:desde 20|faz (?:dois|tres|\d) anos)/,
    'medo_reajuste',
    1,
  ],
  [
    /(?:funcionari|atendente|cuidador|menin|ajudante|vendedor|garcon|cozinheir)\w*.{0,40}(?:vai embora|vao embora|sai|pede (?:as )?conta|nao fica|nao para)/,
    'rotatividade',
    1,
  ],
  [
    /\b(?:melhor|principal|unic[oa]|braco direito)\b.{0,40}\b(?:ameac\w+|quer|vai|pens\w+ em|falando em|fala em) (?:sair|ir embora|abrir|pedir)/,
    'estrela_saindo',
    0,
  ],
  [
    /desconfi\w+ .{0,30}(?:some|sumi|roub|desvi|leva)|\b(?:some|sumindo|sumiu) (?:mercadoria|produto|peca|carne|estoque|material|bebida)/,
    'furto_perda',
    0,
  ],
  [/\bselo\b|sem (?:alvara|licenca|registro|inspecao)/, 'licenca_para_vender', 0],
  [/(?:anuncio|trafego|impulsion\w+).{0,40}(?:curioso|nao (?:traz|vend|fech)|caro)/, 'cac_alto', 0],
  [/(?:financeira|cheque especial|agiota|rotativo|emprestimo)/, 'divida_banco', 1],
  [
    /(?:um so|so um|um cliente so|unico) (?:cliente|mercado|comprador)?.{0,30}\d+ ?%|\d+ ?% .{0,30}(?:um so|mesmo cliente)/,
    'concentracao_cliente',
    0,
  ],
]
