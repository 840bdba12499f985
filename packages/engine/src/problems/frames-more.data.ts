import type { Frame } from './frame.ts'

/** Money and room: what she buys, borrows, rents. */
export const MORE_FRAMES: readonly Frame[] = [
  {
    id: 'contrato_do_ponto',
    meta: 'o aluguel novo ou a mudança usa o mesmo dinheiro. Feche antes a conta do lugar.',
    carta: 'aluguel_pesa',
    kin: ['aluguel_pesa', 'perder_ponto', 'imovel_proprio', 'ponto_ruim'],
    perto: [
      /\b(?:dono|dona|proprietari[oa]|imobiliaria|contrato|renov\w+)\b/,
      /(?<![\d.,])\d[\d.,]*(?: mil)?[^.!?\d]{0,30}(?:pra|para|por|a) (?:r\$ ?)?\d|\bquer (?:r\$ ?)?\d|\bach(?:ei|amos)\b|\bmud(?:o|ar)\b/,
    ],
    ouve: [
      /\b(?:dono|dona|proprietari[oa]|imobiliaria|locador|contrato|aluguel)\b[^.!?]{0,80}\b(?:renov\w+|venc\w+|acab\w+|passar|subir|aument\w+|reajust\w+|dobr\w+|quer \d|ped\w+ \d)/,
      /\baluguel|\bgalpao|\bponto\b|\bsala\b|\bloja\b|\bimovel|\bpredio|\bsalao\b|\bbarracao/,
      /\bmud(?:o|ar|anca)\b|\bfic(?:o|ar)\b|\bach(?:ei|amos) (?:um |outr)|\boutro (?:ponto|galpao|lugar|espaco|imovel)|\bsai(?:o|r)\b/,
    ],
    fora: /\bcontrato com (?:o )?(?:cliente|fornecedor)|\bsoci[oa] quer/,
    passos: [
      [
        'Escreva a conta de ficar e a de mudar, mês a mês',
        'Ficar: o aluguel novo até o fim do contrato. Mudar: o outro aluguel, a obra, os dias fechado e os clientes que não vão atrás; divida a obra pela diferença do mês e veja em quantos meses se paga.',
        'A escolha passa a ter dois números do mesmo tamanho.',
        3,
        0,
      ],
      [
        'Faça uma contraproposta ao dono: aumento em degraus e contrato longo',
        'Leve o preço de imóveis parecidos, o seu tempo de casa e o pagamento em dia. Peça o aumento em partes, um contrato mais longo e o que ele pode melhorar por conta dele.',
        'O pedido do dono vira começo de conversa, e não o preço final.',
        2,
        0,
      ],
      [
        'Pergunte a um advogado se o seu contrato dá direito a renovar',
        'Contrato comercial por escrito, longo e com o mesmo ramo pode dar esse direito, mas o pedido tem prazo antes do fim. Leve todos os contratos e recibos, e não só o último.',
        'Você sabe se negocia pedindo ou com a lei do seu lado.',
        2,
        0,
      ],
      [
        'Visite o outro ponto em dia comum e confirme obra, energia e licença',
        'Peça orçamento fechado do que falta e confirme na prefeitura se a atividade pode funcionar ali. Conte quem passa, onde param e quem já atende por perto.',
        'O preço da mudança deixa de ter surpresa.',
        4,
        1,
        /\boutro\b|\bach(?:ei|amos)\b|\bmud/,
      ],
      [
        'Pergunte aos clientes de sempre se iriam até o outro lugar',
        'Fale com os que mais compram, sem prometer nada, e anote quem iria, quem talvez e quem não. Some o que os últimos deixam por mês.',
        'O risco da mudança tem tamanho, e não só medo.',
        3,
        1,
      ],
      [
        'Decida por escrito antes do fim do contrato e marque a mudança em etapas',
        'Se ficar, assine o aumento em degraus; se sair, avise no prazo e leve primeiro o que não para o trabalho. Deixe aviso no ponto antigo e nos lugares em que as pessoas procuram você.',
        'Ninguém é posto para fora, e o cliente acha o caminho.',
        3,
        2,
      ],
      [
        'Deixe outras compras para depois dessa conta',
        'Obra e mudança costumam passar do orçado. Até a primeira conta do lugar escolhido fechar, nada de parcela nova.',
        'O dinheiro da mudança não some no meio do caminho.',
        1,
        0,
        /\bcompr/,
      ],
    ],
    porque:
      'O aluguel novo é para sempre e a mudança custa uma vez, mas leva dias, obra e parte dos clientes: olhar só a diferença do mês engana dos dois lados.',
    cuidado: 'Assinar na última semana. Quem chega ao fim do contrato sem outro lugar visto aceita o preço que vier.',
    quem: 'Advogado, sobre o direito de renovar e o aviso; corretor do bairro, sobre o preço de imóveis parecidos',
    material: {
      tipo: 'mensagem',
      titulo: 'Contraproposta ao dono do imóvel',
      texto: `Olá, [nome]. Estou aqui há [tempo], com o aluguel em dia, e quero continuar.
?Hoje pago [R$|aluguel_hoje,aluguel], e a sua proposta é [R$|aluguel_pedido].
Mando junto três anúncios de imóveis parecidos aqui perto.
Proponho subir em degraus, com o primeiro já no próximo mês, e um contrato de [tempo].
Em troca, cuido de [melhoria] e mantenho a garantia.
Consegue me responder até [data]? Preciso planejar com calma.`,
    },
  },
  {
    id: 'compra_demais',
    meta: 'mais espaço enche de mais mercadoria. Primeiro a compra abaixo do que sai, o parado vendido e os fornecedores em dia.',
    carta: 'compra_mal',
    kin: ['compra_mal', 'estoque_parado', 'sem_controle_estoque'],
    inclui: ['lucro_some', 'caixa_vazio_fim_mes', 'capital_de_giro', 'desconto_demais'],
    perto: [
      /\bcompr\w+/,
      /\bboletos?\b|\bfornecedor|\batrasad|\bdinheiro\b/,
      /\b(?:encalh|parad|sobr|chei|lotad|prateleira|estoque|deposito)\w*/,
    ],
    ouve: [
      /\bboletos?\b[^.!?]{0,40}\bmaior\w* (?:que|do que) (?:a |o |as )?(?:venda|caixa)|\b(?:compr\w+|mercadoria)\b[^.!?]{0,60}\b(?:mais|maior) (?:do )?que (?:vendo|vende|sai|a venda)|\b(?:arara|deposito|prateleira|estoque)\w*\b[^.!?]{0,30}\b(?:chei[oa]|lotad[oa]|abarrotad[oa]|parad[oa])|\bestoque\b[^.!?]{0,90}\bnao (?:gira|sai|vende)m?\b/,
      /\bboleto|\bfornecedor|\bpag|\bdinheiro|\bcaixa\b|\bdev/,
      /\bcompr|\bpedido\b|\bcolecao|\bmercadoria/,
    ],
    passos: [
      [
        'Conte o estoque a preço de custo e separe o que está parado há meio ano',
        'Duas pessoas, um dia, começando pelo que ocupa mais espaço. Some o custo do que gira e do que não gira em duas pilhas de papel.',
        'Você vê onde está o dinheiro que falta na conta.',
        4,
        8,
      ],
      [
        'Ponha um teto de compra no mês, abaixo do custo do que saiu',
        'O custo do que saiu é a venda do mês tirada da sua margem. Até o estoque baixar, compre menos que isso, e só o que girou no mês passado.',
        'Todo mês o estoque diminui e o dinheiro volta para a conta.',
        2,
        1,
      ],
      [
        'Venda o parado e leve esse dinheiro aos fornecedores atrasados',
        'Monte grupos por preço, com data para acabar, e aceite recuperar só o custo do mais velho. O que entrar vai no mesmo dia para o boleto mais antigo.',
        'Prateleira vira boleto pago.',
        3,
        6,
        /\batras|\bboleto|\bdevendo|\bdevo\b|\bvencid/,
      ],
      [
        'Ponha o parado à venda em grupos de preço, com data para acabar',
        'Separe o que não sai há mais tempo, aceite recuperar só o custo e ofereça primeiro a quem já comprou parecido. O que entrar fica na conta até a próxima compra do teto.',
        'O dinheiro que faltava sai da prateleira.',
        3,
        6,
        /^(?![\s\S]*(?:\batras|\bboleto|\bdevendo|\bdevo\b|\bvencid))/,
      ],
      [
        'Responda ao vendedor com um pedido menor e reposição combinada',
        'Peça só o que vendeu bem no ano passado, em duas ou três entregas, e diga que completa se girar. O desconto pelo pedido cheio não paga a peça que fica.',
        'O pedido cabe no que a loja vende, e não na meta de quem vende para você.',
        2,
        0,
        /\brepresentante|\bviajante|\bvendedor\b|\bpedido d[eoa]\b|\bfechar o pedido|\bcolecao/,
      ],
      [
        'Confira se os vinte mais vendidos saem mesmo pela margem que você pensa',
        'Ponha a nota de compra ao lado do preço pago pelo cliente, com desconto, promoção e sobra. Se não sai por ela, o erro está no preço; se sai, está na quantidade comprada.',
        'Você sabe qual dos dois erros leva o dinheiro.',
        3,
        1,
      ],
      [
        'Combine com cada fornecedor datas que cabem no que entra',
        'Ligue antes de vencer, ofereça uma parte e datas por semana. Peça entregas menores e mais vezes, no mesmo preço.',
        'Os boletos param de vencer juntos.',
        3,
        0,
        /\batras|\bboleto|\bdevendo|\bdevo\b|\bvenc/,
      ],
      [
        'Fixe uma retirada sua que a conta nova pague',
        'Comece por um valor pequeno, em data certa, depois que a compra cair. Aumente quando o estoque estiver no tamanho e os atrasados em dia.',
        'Você recebe todo mês, sem tirar do boleto.',
        1,
        0,
      ],
    ],
    porque:
      'Quando se compra mais do que o custo do que saiu, o lucro vai para a prateleira: a loja vende, e a conta fica vazia.',
    cuidado:
      'Vender mais para pagar boleto comprando mais. Enquanto a compra passar do custo do que sai, cada mês bom enche o estoque e esvazia a conta.',
    quem: null,
    material: {
      tipo: 'planilha',
      titulo: 'Quanto posso comprar neste mês',
      texto: `Linha;Vendi no mês;Custo do que saiu;Estoque a custo;Posso comprar
[linha];[R$];[R$];[R$];[R$]
[linha];[R$];[R$];[R$];[R$]
[linha];[R$];[R$];[R$];[R$]
Soma;[R$|faturamento];[R$|custo_do_vendido];[R$|estoque];[menos que o custo do que saiu]
?Compra de hoje: [R$|mercadorias] por mês;…;…;…;…`,
    },
  },
  {
    id: 'emprestimo_que_tapa',
    meta: 'cliente novo também pede compra antes de pagar. Primeiro o ano precisa sobrar, com sinal e prazo acertados.',
    carta: 'emprestar_para_crescer',
    kin: [
      ...['emprestar_para_crescer', 'sazonalidade', 'safra_caixa', 'divida_banco', 'capital_de_giro'],
      ...['juros_cartao_rotativo', 'caixa_vazio_fim_mes', 'recuperar_prejuizo', 'emprestimo_negado', 'entressafra'],
    ],
    ouve: [
      /\b(?:peg|tom|faz|faco|fiz|contrat|renov)\w* (?:\w+ ){0,3}(?:emprest\w+|\d+ ?mil|giro|dinheiro (?:no|do) banco)/,
      /\bnao sei se\b|\bpens(?:o|ando)\b|\bdecidir se\b|\bvale a pena\b|\bpego\b|\bpegar\b/,
      /\btod[oa] (?:mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|safra|fim de ano)\b|\bde novo\b|\bsempre\b|\bano passado\b|\bnao tem dinheiro\b|\btapar\b|\bcobrir\b|\boutro emprestimo/,
    ],
    fora: /\bpara comprar (?:uma |um )?(?:maquina|carro|caminhao|imovel)|\bmaquina nova\b|\breforma\b|\bemprestar para\b/,
    passos: [
      [
        'Feche a conta do ano inteiro antes de pedir dinheiro: sobra ou falta?',
        'Some doze meses de venda e de gastos, com a sua retirada e os juros. Se o ano sobra, o empréstimo só atravessa meses; se o ano falta, ele tapa um buraco que volta maior.',
        'Você sabe se precisa de fôlego ou de outra conta.',
        4,
        0,
      ],
      [
        'Feche o que falta no ano: preço, retirada e custo, nesta ordem',
        'Veja quanto um pequeno aumento traz, quanto a sua retirada pode baixar até o ano fechar e o que se corta. Escreva os três valores e a data de cada um.',
        'O buraco diminui na origem, e o próximo empréstimo também.',
        3,
        0,
      ],
      [
        'Peça só o dinheiro dos pedidos confirmados, com volta marcada',
        'Some a compra que tem pedido firme e o dia em que ele paga. O que passar disso é prejuízo emprestado, e não entra no pedido ao banco.',
        'O empréstimo tem tamanho e dia para acabar.',
        2,
        0,
      ],
      [
        'Peça sinal ao cliente e prazo ao fornecedor antes de ir ao banco',
        'Ofereça vantagem pequena a quem reservar antes e peça ao fornecedor para vencer depois da venda. Cada real que entra por aqui não paga juro.',
        'A conta do banco fica menor.',
        3,
        1,
      ],
      [
        'Compare três propostas pelo total pago, e não pela parcela',
        'Escreva o que recebe, o que devolve no fim e quando a primeira parcela vence. Recuse a que pede parcela nos meses em que já falta.',
        'A escolha é pelo que custa, e não pelo que parece caber.',
        2,
        0,
      ],
      [
        'Separe nos meses fortes, no dia em que entra, o dinheiro dos fracos',
        'Some quanto falta em cada mês fraco e divida pelos meses bons. Transfira essa parte no dia do recebimento, para uma conta que não paga boleto.',
        'O mês fraco chega com dinheiro esperando.',
        1,
        0,
        /\btemporada|\bsazonal|\bmes(?:es)? (?:frac|bo[ma])|\bsafra|\boutubro|\bfim de ano|\bverao|\binverno|\bdezembro/,
      ],
      [
        'Venda na época fraca o que a equipe e as máquinas já sabem fazer',
        'Escolha um produto ou cliente que compre justamente nesses meses e ofereça a dez empresas. A hora parada já está paga.',
        'Os meses fracos pedem menos do banco.',
        4,
        2,
        /\btemporada|\bsazonal|\bmes(?:es)? frac|\bmesmos o ano/,
      ],
    ],
    porque:
      'Empréstimo que se repete não atravessa um mês ruim: cobre o que o ano não paga, e o juro aumenta o buraco do ano seguinte.',
    cuidado:
      'Pegar mais porque o do ano passado não deu. Se o ano não fecha, guardar nos meses bons também não resolve: primeiro o ano tem de sobrar.',
    quem: null,
    material: null,
  },
  {
    id: 'venda_pelo_aplicativo',
    meta: 'outra marca ou mais pedidos no mesmo aplicativo aumentam o que sai pelo pior preço. Primeiro a conta por caminho e os pedidos que voltam direto; cresça quando o mês fechar com eles.',
    carta: 'ifood_dependencia',
    kin: ['ifood_dependencia'],
    ouve: [
      /\b(?:ifood|rappi|aplicativo|keeta|99 ?food)\b/,
      /\b(?:ifood|rappi|aplicativo|keeta|99 ?food)\b[^.!?]{0,60}(?:\d+ ?%|\b(?:fica|leva|come|cobra|desconta|taxa|comissao)\b)|\b(?:taxa|comissao)\b[^.!?]{0,30}\b(?:ifood|rappi|aplicativo|keeta)\b/,
      /\b(?:zap|whats\w*|diret[oa]|balcao|telefone|retirada|salao|proprio)\b/,
      // Who only wants more orders of her own is served by the card.
      /\bcupo(?:m|ns)\b|\b(?:segunda|outra|nova) (?:marca|loja virtual|cozinha)\b|\bdark kitchen/,
      /\d/,
    ],
    fora: /\bbloque|\bsuspend|\bsaiu do ar/,
    passos: [
      [
        'Faça a conta de um pedido em cada caminho: aplicativo e direto',
        'Do preço médio tire comissão, cupom, ingrediente, embalagem, imposto e taxa do cartão, um caminho de cada vez. A diferença é quanto vale cada pedido que muda de lugar, e quantos faltam para o mês fechar.',
        'Você sabe quanto cada pedido deixa e quantos precisa mudar.',
        2,
        0,
      ],
      [
        'Desligue o cupom que vale para todos e compare duas semanas',
        'Deixe cupom só para quem nunca comprou e anote pedidos e sobra por dia, antes e depois. Se o que sobra no fim da semana não cair, não volte atrás.',
        'O desconto deixa de sair de pedidos que viriam sem ele.',
        1,
        1,
        /\bcupo(?:m|ns)\b|\bdesconto|\bpromoc/,
      ],
      [
        'Ponha em todo pedido um convite para o próximo ser direto',
        'Cartão na embalagem com o telefone e uma vantagem que custe menos que a comissão. Conte por semana quantos vieram por ele e siga até o número que fecha o mês.',
        'Os pedidos que já são seus começam a vir pelo caminho que paga mais.',
        2,
        2,
      ],
      [
        'Ponha no preço do aplicativo a comissão dele',
        'Suba primeiro os itens que deixam menos e veja uma semana de pedidos antes dos outros. No pedido direto o preço fica como está, e essa é a vantagem.',
        'O pedido do aplicativo para de sair no prejuízo.',
        2,
        0,
      ],
      [
        'Deixe o pedido direto tão fácil quanto o aplicativo',
        'Cardápio com foto e preço, resposta rápida, Pix e taxa de entrega clara por bairro. Peça a três clientes que testem e conserte onde pararem.',
        'Quem aceita o convite consegue pedir sozinho.',
        4,
        3,
      ],
      [
        'Não abra outra marca no mesmo aplicativo antes de o mês fechar',
        'Multiplique o que um pedido do aplicativo deixa pelos pedidos que espera e tire quem precisa contratar. Se sobra pouco, é trabalho a mais e mais dependência.',
        'A ideia nova espera o que já existe se pagar.',
        1,
        0,
        /\b(?:segunda|outra|nova) (?:marca|loja|cozinha)|\bmais \d+ pedido|\bdark kitchen/,
      ],
      [
        'Fixe a sua retirada quando os pedidos diretos fecharem o mês',
        'Comece por um valor pequeno em data certa e pague antes o cartão em atraso. Acompanhe por semana a parte de cada caminho e a sobra de cada pedido.',
        'Você passa a receber do que sobra, e não do limite do cartão.',
        1,
        0,
      ],
    ],
    porque:
      'O aplicativo traz o pedido e leva comissão, cupom e o nome do cliente: vende-se muito, e cada pedido deixa bem menos que o direto.',
    cuidado:
      'Desligar o aplicativo de uma vez, ou vender mais por ele para cobrir a falta: cada pedido a mais pede cozinha, gente e embalagem e deixa quase nada.',
    quem: 'Contador, para o imposto de cada venda; quem já vende direto no seu bairro, para ver como faz',
    material: {
      tipo: 'planilha',
      titulo: 'Quanto deixa um pedido em cada caminho',
      texto: `Por pedido;No aplicativo;Direto
Preço médio;[R$|preco];[R$|preco]
Comissão e cupom;[R$|comissao_de_um];…
Ingrediente e embalagem;[R$|material_de_um];[R$|material_de_um]
Imposto e cartão;[R$];[R$]
O que fica;[conta];[conta]
Pedidos por mês;[quantos];[quantos]
Diferença = quanto vale cada pedido que muda;…;[conta]`,
    },
  },
  {
    id: 'faltas_na_agenda',
    carta: 'no_show',
    acompanha: true,
    kin: ['no_show', 'pet_agenda'],
    inclui: ['contratar_ou_nao', 'capacidade_ociosa'],
    ouve: [
      /\b(?:agend\w+|marc(?:a|am|ad[oa]s?|ou|o)|horarios?|consultas?|sess(?:ao|oes)|vagas?|reserv\w+)\b[^.!?]{0,80}\b(?:nao (?:aparece\w*|vem|vai|veio)|falt(?:a|am|ou|aram|as)|some\w*|fur(?:a|am|o|ou))\b|\b(?:falt(?:a|am|ou|aram|as)|nao (?:aparece\w*|vem)|fur(?:a|am|os?))\b[^.!?]{0,60}\b(?:agend\w+|marc\w+|horarios?|consultas?|sess(?:ao|oes))|\bdesmarc\w+|\bchego (?:la )?e nao (?:tem|ha|acho|encontro)|\bcancela\w* (?:\w+ ){0,2}(?:na|em cima da) hora/,
      /\d/,
      /\b(?:contrat\w+|mais um[ao]?|mont\w+|ampli\w+|sala|cadeira|espera|fila|encaix\w+|dinheiro|comissao|colega|sabado)\b/,
    ],
    fora: /\bfuncionari\w* (?:que )?falt|\bfalta (?:de )?(?:funcionari|professor|dinheiro|mercadoria|peca)|\balun\w+ (?:que )?(?:sai|saem|cancel)/,
    passos: [
      [
        'Confirme na véspera com resposta e solte a vaga de quem não responde',
        'Mensagem com duas respostas, “sim” e “preciso remarcar”, e uma hora limite. Quem não responde até lá recebe uma ligação curta, e o horário passa para outro.',
        'O buraco aparece a tempo de ser preenchido.',
        1,
        3,
      ],
      [
        'Forme a lista de quem aceita ser chamado no mesmo dia',
        'Pergunte a quem espera quais dias e horas servem e guarde por bairro e horário. Vaga solta vai primeiro para essa lista, em mensagem para três de uma vez.',
        'A hora que ia ficar vazia atende quem estava esperando.',
        1,
        2,
      ],
      [
        'Peça um sinal pequeno de quem é novo e de quem já faltou',
        'Um valor no Pix ao marcar, descontado no dia e devolvido a quem avisa a tempo. Diga a regra antes de marcar e deixe por escrito.',
        'Quem marca passa a ter motivo para vir ou avisar.',
        1,
        1,
      ],
      [
        'Conte as faltas por semana e ponha ao lado o que deixaram de render',
        'Marcados, vindos e avisados, com o dia e a hora. Multiplique só pelo que cada atendimento deixa depois de comissão, material e imposto.',
        'Você sabe quanto a falta custa e se o que fez está funcionando.',
        1,
        1,
      ],
      [
        'Combine por escrito a regra de falta e de remarcação',
        'Com quantas horas se avisa, o que acontece com o sinal e quantas faltas pedem pagamento adiantado. Leia em voz alta na primeira vez, com gentileza.',
        'Cobrar deixa de ser conversa difícil.',
        2,
        1,
      ],
      [
        'Só decida contratar ou ampliar com as faltas baixas por dois meses',
        'Some as horas que voltaram: muitas vezes são boa parte de uma agenda nova. Se mesmo assim a espera continuar, compare o custo da vaga com o que os atendimentos a mais deixam.',
        'A vaga nova, se vier, é para quem não cabe, e não para a hora vazia.',
        2,
        0,
        /\bcontrat|\bmont|\bampli|\bsala\b|\bcadeira\b|\bmais um/,
      ],
    ],
    porque:
      'A agenda cheia no papel tem buracos na hora: a falta não custa nada a quem falta, e custa a hora inteira a quem estava esperando para atender.',
    cuidado:
      'Contratar ou ampliar com a agenda furada, ou punir todos. Quem falta uma vez por descuido também é cliente bom, e a hora vazia de hoje já é sua.',
    quem: null,
    material: null,
    meta: 'ainda há hora vazia no que já existe. Primeiro as faltas caem e as horas voltam; amplie quando a espera continuar com a agenda de fato cheia por dois meses.',
  },
  {
    id: 'proposta_grande',
    meta: 'cresça com o que já se paga: a parcela fica mesmo se o comprador sair. Primeiro a conta por unidade e um teste pago.',
    carta: 'proposta_grande',
    kin: ['proposta_grande', 'devolucao_da_rede'],
    // Who hasn't accepted waits for nobody's payment yet.
    inclui: [
      ...['pagamento_grande_cliente', 'concentracao_cliente', 'impressao_margem_industria', 'consignado_sem_acerto'],
      ...['custo_insumo_subiu', 'capital_de_giro', 'fiado', 'contratar_ou_nao', 'capacidade_cheia'],
      ...['cliente_pressiona', 'preco_sem_conta', 'ticket_baixo'],
    ],
    ouve: [
      /\b(?:supermercado|rede|mercado|fabrica|industria|atacadista|distribuidora?|hotel|prefeitura|construtora|hospital|loja|empresa|restaurante|franquia|comprador|multinacional|exportadora?|marca|buffet|clube|escola|condominio|padaria|administradora|imobiliaria|seguradora|pousada|shopping|academia|faculdade|universidade|concessionaria|laboratorio)\b[^.!?]{0,40}\b(?:quer(?:em)?|propo\w+|propuser\w+|ofere\w+|ped(?:e|em|iu|iram)|encomend\w+|fechar|sond\w+|cham(?:ou|aram)|interess\w+)\b[^.!?]{0,40}\d|\buma? (?!cliente|funcionari|alun|pacient|vendedor|soci|irma|filh|banco|dono|colega|pessoa|rapaz|menin|moca|instrutor|empregad|professor|tecnic|cara\b|vizinh|amig)(?:[a-z]+ ){1,4}(?:quer|pedi(?:u|ram)|ofereceu|encomendou) (?:\w+ ){0,3}\d/,
      /\b(?:por|tod[oa]|cada) (?:mes|semana|dia)\b|\bexclusiv|\b\d+ dias\b|\bcontrato\b|\bvolume\b|\bquantidade\b/,
      /\bresposta|\brespond|\bnao sei\b|\baceit|\bpego\b|\btop(?:o|ar)\b|\b(?:teria|ia ter) (?:que|de)\b|\bdizer (?:que )?(?:sim|nao)\b|\bbalanc|\btenta(?:d|c|nd)|\bmas (?:\w+ ){0,3}(?:quer|paga|oferece)|\bso (?:que )?(?:paga|oferece)|\bhoje (?:cada \w+ )?(?:vendo|sai|cobro)|\bfurada\b|\bpens(?:o|ando)\b|\bvale\b|\bcompensa|\bmedo\b|\bmontar\b|\bcontratar\b/,
    ],
    fora: /\bnao pag(?:a|am|ou|aram)\b|\b(?:pag\w+|parcel\w+|boletos?|mensalidade\w*) (?:\w+ )?atras|\bem atraso|\bme dev\w+|\bdesconto (?:pra|para) renov|\brenov|\bperd(?:i|emos) (?:o|a) (?:cliente|contrato)|\bdemit/,
    passos: [],
    porque:
      'Um pedido grande enche a empresa de uma vez, e o dinheiro dele costuma chegar depois do gasto: o que decide é quanto ele deixa no mês e quem banca até o primeiro pagamento.',
    cuidado: null,
    quem: null,
    material: null,
  },
]
