import type { Decision } from './decision.ts'

export const DECIDED_MONTHS: readonly Decision[] = [
  {
    id: 'processo_acordo',
    carta: 'processo_trabalhista',
    nome: 'a escolha entre fechar um acordo e seguir na briga',
    kin: ['processo_trabalhista'],
    inclui: [
      'informal_sem_registro',
      'fiscalizacao_alvara',
      'contrato_cliente',
      'pos_venda_garantia',
      'acidente_seguranca',
      'parceiro_sem_contrato',
    ],
    passos: [
      [
        'Anote o dia em que o prazo acaba e junte as provas em uma pasta só',
        'Procure na carta, na multa ou na proposta até quando pode responder e até quando vale o desconto. Junte contrato, mensagens, fotos, recibos e nomes de quem viu, em ordem de data. Até falar com quem entende, não assine, não pague e não discuta por mensagem.',
        'Você sabe quantos dias tem e o que consegue provar.',
        2,
        0,
      ],
      [
        'Ponha o acordo inteiro ao lado do que custa ir até o fim',
        'Peça ao advogado, por escrito, o pior valor, o mais provável e a chance de cada um. Some a isso o que ele cobra, a correção, os anos de espera e seus dias parados, e compare com todas as parcelas do acordo. Se é você quem paga, feche quando o acordo sai menor; se é você quem recebe, quando ele passa do que restaria.',
        'Os dois caminhos têm um total, com a chance de perder já dentro.',
        3,
        0,
      ],
      [
        'Responda à proposta com um valor e uma parcela que cabem no mês ruim',
        'Veja quanto resta no seu pior mês depois das contas: esse é o tamanho da parcela. Peça valor menor à vista ou mais vezes, e proponha outra coisa que sirva ao outro lado, como refazer o serviço. Se for multa de órgão público, pergunte pelo desconto e pelo parcelamento antes de vencer.',
        'A conversa passa a ter um número seu, e não só o do outro lado.',
        2,
        0,
      ],
      [
        'Decida com folga antes do prazo e só assine com o fim escrito no papel',
        'Acordo bom diz o que fica quitado, as datas, o que acontece se uma parcela atrasar e que ninguém volta ao assunto. Peça ao advogado que leia antes de você. Se for recorrer, escreva o motivo e até que valor aceita gastar.',
        'A escolha sai no seu tempo, e o assunto não volta por outra porta.',
        2,
        0,
      ],
      [
        'Separe o dinheiro da parcela antes da data e guarde todo recibo',
        'Ponha em uma conta à parte no dia em que a venda entra, porque atrasar pode trazer multa ou fazer valer a dívida inteira. Se a briga seguiu, ligue ao advogado uma vez por mês e anote o que andou e quanto já gastou.',
        'A dívida diminui com prova de cada pagamento, ou a briga fica dentro do limite.',
        1,
        0,
      ],
      [
        'Veja quem mais pode pedir o mesmo e conserte a causa com ele',
        'Liste as pessoas na mesma situação: o mesmo contrato, o mesmo combinado de boca, o mesmo defeito. Acerte o papel, o registro, a manutenção ou o aviso daqui para a frente, começando pelo caso de maior valor. O que pagar neste acordo costuma virar a medida dos outros.',
        'O caso se fecha sem deixar outro igual na fila.',
        4,
        2,
      ],
    ],
    porque:
      'O que decide é o total do acordo, com a parcela que cabe no mês ruim, ao lado do que a briga pode custar ou trazer, contando a chance de perder, o advogado e a espera.',
    cuidado:
      'decidir pela raiva ou pela vergonha, ou aceitar um acordo que não cabe no caixa. Quem deixa de pagar uma parcela pode ficar com a dívida cheia e a multa do acordo.',
    quem: 'Advogado que trabalhe com esse tipo de causa; contador, para saber que parcela o caixa aguenta',
    material: {
      tipo: 'mensagem',
      titulo: 'Perguntas ao advogado antes de decidir',
      texto: [
        'Olá, ____! Preciso decidir até ____ e queria estas respostas por escrito:',
        'Qual é o pior valor, qual é o mais provável e qual a chance de cada um?',
        'Quanto tempo leva até o fim, e o valor é corrigido até lá?',
        'Quanto custa o seu trabalho para fazer o acordo, e quanto para seguir até o fim?',
        'Que provas me faltam? Tenho: ____.',
        'Se eu propuser R$ ____ em ____ vezes, o que fica quitado e o que acontece se uma parcela atrasar?',
        'Tenho outras ____ pessoas em situação parecida. O acordo muda algo para elas?',
      ].join('\n'),
    },
  },
  {
    id: 'convenio',
    carta: 'dependencia_convenio',
    nome: 'a escolha entre atender pelo convênio e ficar com quem paga direto',
    kin: ['dependencia_convenio', 'convenio_glosa'],
    inclui: ['capacidade_ociosa', 'plataforma_parceira', 'pagamento_grande_cliente', 'cliente_pressiona', 'no_show'],
    passos: [
      [
        'Descubra quanto o convênio paga de verdade, em quantos dias e com que cortes',
        'Se já atende, pegue os últimos repasses e divida o que caiu na conta pelos atendimentos feitos. Se ainda vai entrar, ligue para dois colegas que atendem e pergunte valor recebido, espera, cortes e quantos chegam por mês. A promessa de volume só vale se estiver no contrato.',
        'O valor da tabela vira o valor que chega à sua conta.',
        2,
        0,
      ],
      [
        'Compare o que uma hora do convênio deixa com o que essa hora deixa hoje',
        'Do valor recebido tire material, imposto, deslocamento e quem ganha por atendimento, e divida pelo tempo. Hora vazia deixa zero, e cada um que paga direto e trocar de lado entra como perda. Aceite ou fique se ainda deixa dinheiro depois disso; para sair, conte quantos clientes diretos cobrem o que o convênio deixa.',
        'Você tem o que ganha ou perde por mês em cada caminho.',
        3,
        0,
      ],
      [
        'Negocie valor, data de reajuste e só as horas que ninguém procura',
        'Ofereça um número fechado de atendimentos nos horários vazios e peça em troca tabela melhor, prazo menor e regra clara de corte. Diga o valor abaixo do qual cada atendimento tira dinheiro do seu bolso. Pergunte também quanto tempo de aviso a saída pede.',
        'A proposta fica do tamanho do seu tempo vazio, e não da sua agenda.',
        2,
        0,
      ],
      [
        'Entre por três meses ou saia por partes, com o dia de decidir marcado',
        'Para entrar, comece com poucos horários e escreva o que faria você desistir. Para sair, feche primeiro a entrada de gente nova, termine o que já começou e cumpra o aviso do contrato. Ofereça a quem já atende um valor direto que caiba, antes da carta de saída.',
        'Você experimenta um lado sem perder o outro de uma vez.',
        3,
        1,
      ],
      [
        'Confira todo repasse com o que foi feito e cobre o corte no prazo',
        'Uma linha por lote: quantos atendimentos, quanto devia vir, quanto veio, em que dia e por que cortaram. Se o mesmo erro se repete, mude o jeito de preencher. Marque ao lado quem pagava direto e passou para o convênio.',
        'Os cortes diminuem, e a troca de lado aparece cedo.',
        1,
        2,
      ],
      [
        'Dê um limite ao convênio na agenda e procure quem paga direto toda semana',
        'Escreva que parte do mês pode vir de um pagador só e guarde os melhores horários para os outros. A cada semana chame quem já veio, quem indica e quem perguntou e não marcou. Guarde do repasse o que cobre a espera do seguinte.',
        'Se a tabela baixar de novo, a casa continua de pé.',
        2,
        1,
      ],
    ],
    porque:
      'O que decide é quanto a hora do convênio deixa depois de cortes, material e espera, ao lado do que essa mesma hora deixa hoje, vazia ou com quem paga direto.',
    cuidado:
      'comparar a tabela do convênio com o seu preço como se toda hora já tivesse dono, ou largar de uma vez o que paga as contas antes de ter quem entre no lugar.',
    quem: 'Colega que já atende por esse convênio; contador, para o imposto e a nota de cada repasse',
    material: {
      tipo: 'planilha',
      titulo: 'A hora do convênio e a hora paga direto',
      texto: `Linha;Convênio;Pago direto;Hora vazia
Preço por atendimento;R$ ____;R$ ____;nada
Cortes e faltas;R$ ____;R$ ____;nada
Material e deslocamento;R$ ____;R$ ____;nada
Quem ganha por atendimento;R$ ____;R$ ____;nada
Imposto;R$ ____;R$ ____;nada
O que deixa;R$ ____;R$ ____;nada
Tempo gasto;____;____;____
O que deixa por hora;R$ ____;R$ ____;nada
Dias até receber;____;____;____
Quantos por mês;____;____;____
O que deixa no mês;R$ ____;R$ ____;nada
Quantos trocariam de lado;____;____;____`,
    },
  },
  {
    id: 'lotacao_minima',
    carta: 'capacidade_ociosa',
    nome: 'a dúvida entre manter com poucas pessoas e cancelar até encher',
    kin: ['capacidade_ociosa', 'vaga_ociosa_escola'],
    inclui: ['preco_sem_conta', 'eventos_oscilacao', 'turismo_hospedagem', 'cancelamento_encomenda', 'falta_cliente'],
    passos: [
      [
        'Fale esta semana com quem perguntou e não fechou, dizendo quantas vagas faltam',
        'Faça a lista de quem pediu preço, de quem já veio antes e de quem está inscrito e pode trazer mais um. Ligue ou mande áudio, com o dia até quando a vaga fica aberta. Anote sim, não e o motivo.',
        'Você sabe com quantos conta de verdade, e não quantos curtiram.',
        3,
        0,
      ],
      [
        'Ache o seu mínimo: o que ainda vai gastar, dividido pelo que cada um deixa',
        'Some só o que ainda vai gastar porque isso acontece; o que já foi pago e não volta fica fora, e para vagas fixas some o mês inteiro. Do preço tire o que cada pessoa consome e divida por isso. Se os confirmados passam do mínimo, mantenha; se não, compare o que faltaria com o que cancelar custa em devolução e multa.',
        'O mínimo deixa de ser palpite e tem um número seu.',
        2,
        0,
      ],
      [
        'Diminua o que não depende de quantos vêm: lugar, transporte, quem conduz',
        'Peça a quem aluga o lugar ou o transporte para pagar por pessoa, ou um tamanho menor. Proponha a quem conduz um valor de base e mais um tanto por pessoa. Procure outro que também não encheu e juntem os dois, com a divisão escrita.',
        'O mínimo desce, e o que hoje não paga pode pagar.',
        2,
        1,
      ],
      [
        'No dia marcado, confirme, junte, remarque ou cancele, e avise todos juntos',
        'Escolha um dia que ainda deixe desfazer reservas sem multa. Com o mínimo na mão, siga; sem ele, ofereça primeiro outra data ou outro formato e só depois a devolução, com o dia do pagamento. Não baixe o preço na última hora para quem chega, sem falar com quem já pagou.',
        'Cada pessoa recebe uma resposta clara, e o seu nome fica inteiro.',
        2,
        0,
      ],
      [
        'Anote em cada vez quantos vieram, quando fecharam e quanto restou',
        'Uma linha por saída, turma ou mês: confirmados, faltas, gasto e o que sobrou. Veja em que dias e com que antecedência as pessoas decidem. Depois de algumas vezes, junte ou acabe com o que nunca chega ao mínimo.',
        'Você vê o que enche, o que só dá trabalho e quanto tempo antes precisa vender.',
        1,
        0,
      ],
      [
        'Escreva o mínimo, o sinal e a data de confirmação em todo convite novo',
        'Diga no primeiro anúncio com quantas pessoas acontece, até quando confirma e o que a pessoa escolhe se não acontecer: outra data ou o dinheiro de volta. Só feche lugar e transporte depois do sinal. Deixe pronta uma versão pequena, com preço próprio.',
        'A próxima começa com regra, e ninguém se surpreende se não formar.',
        2,
        0,
      ],
    ],
    porque:
      'O que decide é quanto cada pessoa deixa, somando as confirmadas, ao lado do que você ainda vai gastar para acontecer e do que cancelar custaria.',
    cuidado:
      'contar na decisão o que já foi pago e não volta, ou sair sempre com prejuízo para não queimar o nome. O que queima o nome é avisar em cima da hora.',
    quem: 'Procon, se já recebeu e precisa cancelar sem regra combinada antes',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso a quem já confirmou',
      texto: [
        'Oi, ____! Sobre ____, no dia ____: para acontecer precisamos de ____ pessoas, e hoje somos ____.',
        'Confirmo com você até ____, sem falta.',
        'Se conhece alguém que queira vir, me mande o contato até ____.',
        'Se não formar, você escolhe: nova data em ____, ou ____ em formato menor, ou a devolução do que pagou até ____.',
        'Qual das três prefere, caso precise?',
      ].join('\n'),
    },
  },
  {
    id: 'repassar_custo',
    carta: 'custo_insumo_subiu',
    nome: 'a escolha entre repassar o custo que subiu e aguentar com o preço de hoje',
    kin: ['custo_insumo_subiu'],
    inclui: [
      'medo_reajuste',
      'preco_sem_conta',
      'cliente_pressiona',
      'orcamento_obra',
      'cmv_alto',
      'impressao_margem_industria',
    ],
    passos: [
      [
        'Ache em reais quanto o aumento tira de cada venda e do seu mês',
        'Pegue a conta de antes e a de agora, veja quanto desse custo entra em uma venda e multiplique pelo que vende no mês. Faça primeiro com o que mais sai. Ponha em uma lista à parte o que já foi fechado pelo preço velho.',
        'O aumento vira um valor por venda, que costuma ser diferente do susto.',
        2,
        0,
      ],
      [
        'Conte quantas vendas pode perder antes de repassar ficar pior que aguentar',
        'Veja o que sobra de cada venda com o custo novo, no preço de hoje e no preço maior. Divida o que sobra no mês sem mexer pelo que sobra de uma venda no preço maior: são as vendas de que precisa, e se espera ficar acima disso, repasse. No preço já fechado, compare o que resta ao terminar com a multa, a devolução e o nome.',
        'O medo de perder cliente ganha um limite que dá para conferir.',
        3,
        0,
      ],
      [
        'Leve as duas notas a quem vende a você e a quem já fechou preço',
        'Ao fornecedor peça o aumento em partes, prazo ou preço velho no que já estava combinado, com duas cotações na mão. A quem fechou antes mostre a nota e proponha só a diferença do custo, um material equivalente ou a revisão antecipada. Releia o contrato antes: se não prevê, é pedido, e não cobrança.',
        'Uma parte do aumento volta para quem pode dividir com você.',
        3,
        0,
      ],
      [
        'Marque o dia do preço novo e comece pelo que ninguém compara',
        'Escolha a data e suba primeiro o que o cliente não sabe de cor; o item que todos comparam sobe por último ou menos. Avise antes quem compra sempre, com o que subiu e desde quando. Se quer poupar alguém, escreva o nome e quanto isso custa por mês.',
        'O preço muda de uma vez só, com motivo e com data.',
        2,
        1,
      ],
      [
        'Por dois meses, anote quem saiu, quem reclamou e quanto sobrou de cada venda',
        'Separe quem reclamou e ficou de quem parou de vez. Compare o que perdeu com o limite que escreveu. Se passar dele, volte em um item ou crie uma opção mais simples, dita às claras.',
        'Você corrige pelo que acontece, e não pelo que temia.',
        1,
        1,
      ],
      [
        'Ponha validade, sinal e data de revisão em todo preço que der daqui em diante',
        'Orçamento vale até um dia escrito, e o sinal compra logo o material que pode subir. Em contrato longo, escreva quando e por qual conta o preço muda. Marque no calendário o dia de rever os custos, mesmo sem susto.',
        'O próximo aumento encontra a saída já combinada.',
        2,
        0,
      ],
    ],
    porque:
      'O que decide é quanto sobra no mês com o preço maior e as vendas que ficam, ao lado de quanto sobra com todas elas e o custo novo no seu bolso.',
    cuidado:
      'esperar o concorrente subir primeiro, ou diminuir e piorar o que entrega sem dizer. Quem compra sempre percebe, e a perda do mês não volta.',
    quem: 'Contador, se o que subiu foi imposto ou folha; advogado, antes de mexer em contrato com multa',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso de preço novo e pedido a quem já fechou',
      texto: [
        'Para quem compra sempre: Oi, ____! O custo de ____ passou de R$ ____ para R$ ____. Segurei até aqui, e a partir de ____ o preço de ____ fica em R$ ____. O que você pedir até ____ sai pelo preço de hoje.',
        'Para quem já fechou: Oi, ____! Quando combinamos ____, o ____ custava R$ ____; hoje custa R$ ____, e mando as duas notas. Não quero mudar a qualidade. Posso seguir de três jeitos: você cobre só a diferença de R$ ____, trocamos por ____ no mesmo preço, ou dividimos o aumento. Qual fica melhor para você? Preciso comprar até ____.',
      ].join('\n'),
    },
  },
  {
    id: 'propria_retirada',
    carta: 'nao_tiro_salario',
    nome: 'a escolha entre o que você precisa tirar e o que o negócio consegue pagar a você',
    kin: ['nao_tiro_salario', 'contas_misturadas'],
    inclui: ['lucro_some', 'caixa_vazio_fim_mes', 'juros_cartao_rotativo', 'divida_banco', 'burnout_dono'],
    passos: [
      [
        'Some tudo o que tirou nos últimos três meses, também o que saiu sem nome',
        'Passe os extratos e os cartões e marque o que foi para a casa: dinheiro do caixa, conta de luz, mercado, combustível, escola. Inclua o que sócio ou parente tirou. A partir de hoje, tire só em um dia marcado, por transferência.',
        'Você vê a sua retirada verdadeira, que quase nunca é a que achava.',
        3,
        0,
      ],
      [
        'Ache quanto sobra antes de você: esse é o teto do que pode tirar',
        'Em cada mês, do que entrou tire o custo do que vendeu, as despesas, o imposto, as parcelas e um pouco para o mês ruim. A média é o teto; tirar mais é pegar emprestado do banco ou do fornecedor. Se há um emprego à vista, ponha ao lado o salário limpo com férias e décimo terceiro, e o que o negócio ainda deixaria sem as suas horas.',
        'Um número diz se tira demais, e outro o que o seu tempo vale em cada lugar.',
        3,
        0,
      ],
      [
        'Leve os números para casa e combine o valor que cabe por três meses',
        'Mostre as duas somas a quem divide as contas com você, em uma hora calma. Separem o que não dá para cortar, o que pode esperar e quem mais pode pôr dinheiro. Com sócios, combinem o mesmo corte para todos e paguem à parte as horas de quem trabalha.',
        'O corte passa a ser um acordo com prazo, e não uma briga.',
        2,
        0,
      ],
      [
        'Escreva o seu pagamento fixo, o dia em que ele sai e o dia de decidir o resto',
        'Fique abaixo do teto, para o vermelho parar de crescer. Se esse valor não sustenta a casa, marque até quando preço, despesa ou venda precisa mudar, e o que faz se não mudar: renda de fora em algumas horas, emprego, alguém no seu lugar. Antes de largar um lado, tente viver um mês com a renda do outro.',
        'Você tem um valor, uma data e uma saída escrita.',
        2,
        0,
      ],
      [
        'No fim de cada mês, ponha lado a lado o que sobrou e o que tirou',
        'São só duas colunas, e uma terceira com o saldo do banco e do cartão. Se tirou mais do que sobrou, escreva de onde veio a diferença. Não mude o valor por causa de um mês bom.',
        'O buraco para de crescer à vista, ou você sabe por que não parou.',
        1,
        0,
      ],
      [
        'Só suba a retirada depois de três meses de folga e com a reserva começada',
        'Da folga, uma parte paga a dívida mais cara, outra fica para o mês ruim e só o resto vira aumento seu. Gasto da casa não volta ao cartão da empresa. Reveja o valor em datas fixas, como faria com o de um funcionário.',
        'O seu pagamento cresce junto com o negócio e não volta atrás.',
        1,
        0,
      ],
    ],
    porque:
      'O que decide é quanto sobra antes de você se pagar, ao lado de quanto a casa leva e do que o seu tempo renderia em outro lugar.',
    cuidado:
      'olhar o que entra e tirar conforme a necessidade da casa. O que passa da sobra vira cartão e cheque especial, e o juro come a retirada do mês seguinte.',
    quem: 'Contador, para a forma certa de se pagar e o imposto de cada uma',
    material: {
      tipo: 'planilha',
      titulo: 'Quanto o negócio consegue me pagar',
      texto: `Linha;Mês ____;Mês ____;Mês ____
Entrou de vendas;R$ ____;R$ ____;R$ ____
Custo do que vendi;R$ ____;R$ ____;R$ ____
Despesas do mês;R$ ____;R$ ____;R$ ____
Imposto;R$ ____;R$ ____;R$ ____
Parcelas e juros;R$ ____;R$ ____;R$ ____
Para o mês ruim;R$ ____;R$ ____;R$ ____
Sobra antes de mim;R$ ____;R$ ____;R$ ____
O que tirei, com tudo;R$ ____;R$ ____;R$ ____
Diferença;R$ ____;R$ ____;R$ ____
De onde veio o que faltou;____;____;____
Horas que trabalhei;____;____;____`,
    },
  },
  {
    id: 'liquidar_estoque',
    carta: 'estoque_parado',
    nome: 'a escolha entre vender barato o que está parado e esperar preço melhor',
    kin: ['estoque_parado', 'compra_mal'],
    inclui: [
      'mix_produto',
      'furto_perda',
      'perda_perecivel',
      'desconto_demais',
      'capital_de_giro',
      'sem_controle_estoque',
    ],
    passos: [
      [
        'Conte o que está parado e marque em cada grupo o dia em que perde valor',
        'Anote a quantidade, quando saiu a última unidade e quantas saem por mês. Ao lado, o dia que manda: validade, fim da estação, modelo novo, espaço que vai faltar. Separe o que ainda sai no preço, o que sai com desconto e o que ninguém mais quer.',
        'O monte vira três grupos, e só um ou dois têm pressa.',
        3,
        2,
      ],
      [
        'Compare o dinheiro do lote hoje com o que entraria vendendo aos poucos',
        'Aos poucos: só o que sai até o dia que manda, pelo preço a que sai, menos depósito, juro e perda; o resto conta como nada. Ponha ao lado a oferta de hoje, mais o juro que o dinheiro evita ou o que ele rende em mercadoria que gira. O que você pagou não muda a conta: ganha o caminho que deixa mais.',
        'Cada saída tem um valor na mão e um prazo, sem o peso do que já foi gasto.',
        3,
        0,
      ],
      [
        'Peça três respostas: ao fornecedor, a quem quer o lote e a quem já comprou',
        'Ao fornecedor, devolução, troca pelo que gira ou abatimento do que deve. A quem quer tudo, preço maior por uma parte, pagamento na retirada e o frete por conta dele. Aos clientes que já levaram parecido, uma oferta por mensagem, antes de anunciar a todos.',
        'A primeira oferta deixa de ser a única.',
        3,
        1,
      ],
      [
        'Escreva o menor preço de cada grupo e o dia em que aceita o lote',
        'Até esse dia, o preço desce em degraus anunciados: o primeiro para quem já é cliente, o último para quem leva tudo. No que se perde no mesmo dia, o degrau é por hora e em quantidade fixa. Decida antes para onde vai o dinheiro: a dívida mais cara ou a reposição do que vende.',
        'A venda tem fim, e o dinheiro já tem destino.',
        2,
        1,
      ],
      [
        'Toda semana, confira quanto saiu e desça o degrau se o ritmo não alcança',
        'Divida o que resta pelas semanas que faltam e veja se o ritmo dá. Olhe também se o que você vende no preço cheio caiu por causa da oferta; se caiu, mude o lugar ou o público dela. No dia escrito, feche com o lote, doe ou dê baixa.',
        'O parado diminui toda semana, sem contaminar o resto.',
        1,
        1,
      ],
      [
        'Antes de comprar de novo, escreva quanto sai até vencer e quem fica com a sobra',
        'Peça menos de cada vez e pergunte ao fornecedor, antes do pedido, se recebe de volta ou troca. Dê a cada compra uma data de primeiro desconto, enquanto ainda há quem queira. Bonificação e preço de lote só entram se a quantidade sai nesse prazo.',
        'O próximo encalhe é pequeno e aparece cedo.',
        2,
        1,
      ],
    ],
    porque:
      'O que decide é quanto o lote põe na sua mão hoje, ao lado do que ainda sairia aos poucos até perder o valor, menos depósito, juro e perda.',
    cuidado:
      'segurar pelo que pagou. Esse dinheiro já saiu; o que muda é quanto ainda volta e quando, e cada mês parado tira um pouco.',
    quem: 'Contador, para doar ou dar baixa do jeito certo; vigilância sanitária, se há validade no que está parado',
    material: {
      tipo: 'planilha',
      titulo: 'As saídas do que está parado',
      texto: `Saída;Quantas unidades;Recebo por unidade;Recebo ao todo;Até quando;Depósito, juro e perda até lá;Fica na minha mão
Lote inteiro hoje;____;R$ ____;R$ ____;____;R$ ____;R$ ____
Parte do lote;____;R$ ____;R$ ____;____;R$ ____;R$ ____
Devolver ou trocar;____;R$ ____;R$ ____;____;R$ ____;R$ ____
Desconto a clientes;____;R$ ____;R$ ____;____;R$ ____;R$ ____
Aos poucos no preço de hoje;____;R$ ____;R$ ____;____;R$ ____;R$ ____
O que não sai;____;R$ ____;R$ ____;____;R$ ____;R$ ____`,
    },
  },
  {
    id: 'meses_fracos',
    carta: 'sazonalidade',
    nome: 'a escolha entre segurar tudo nos meses fracos e diminuir até o movimento voltar',
    kin: ['sazonalidade', 'entressafra', 'depende_do_tempo'],
    inclui: [
      'safra_caixa',
      'caixa_vazio_fim_mes',
      'turismo_hospedagem',
      'mudanca_regra',
      'decimo_terceiro',
      'capacidade_ociosa',
    ],
    passos: [
      [
        'Ponha o dinheiro que tem em outra conta e divida pelos meses que faltam',
        'Escolha como volta do movimento a data mais tarde que já viveu, e não a mais cedo. Cada mês só pode usar a parte dele. Compra, troca de equipamento e gasto da casa que podem esperar ficam para depois; se nada está guardado, o que vender adiantado vai para essa conta.',
        'O dinheiro do último mês não é gasto no primeiro.',
        1,
        0,
      ],
      [
        'Escreva mês a mês o que entra e o que sai até a volta, e some o que falta',
        'Em cada mês: a venda de costume nessa época, menos o custo dela, as contas fixas, as parcelas e a sua casa. Some as faltas e tire o que tem guardado: o que resta é o buraco. Sem buraco, atravesse sem vender nada nem dispensar ninguém; com ele, cada saída vale pelo tanto que tapa.',
        'A aflição vira um valor, com o mês em que ele aparece.',
        3,
        0,
      ],
      [
        'Peça agora parcela, aluguel e horas menores só para esses meses',
        'Ligue antes de atrasar, com a folha de meses na mão, e proponha pagar a diferença quando o movimento volta. Se tem gente com você, veja com o contador férias, banco de horas e folga por rodízio. Desligue o que gasta sem vender e feche os dias em que a venda não cobre o gasto deles.',
        'Uma parte do buraco some sem dívida e sem perder ninguém.',
        4,
        1,
      ],
      [
        'Escolha até uma data o que tapa o resto, começando pelo que se desfaz fácil',
        'Ponha em ordem: algo que vende nessa época e já sabe fazer, outro lugar ou cliente, pacote pago antes, pausa total, venda de um bem, dispensa, empréstimo. Ao lado de cada um, quanto põe por mês, quanto custa começar e se dá para voltar atrás. Teste com pouco antes de comprar máquina para a baixa.',
        'Você tem uma saída escolhida pelo que deixa, e não pelo aperto.',
        3,
        1,
      ],
      [
        'No fim de cada mês compare o saldo com a folha e aja no primeiro desvio',
        'Escreva antes o saldo mínimo de cada mês e o que faz se ficar abaixo: a próxima saída da lista. Se entrou mais do que esperava, a diferença fica na conta separada. Quando a volta depende de obra, regra ou de outra empresa, confira a data com quem decide.',
        'O aperto é visto um mês antes de chegar.',
        1,
        0,
      ],
      [
        'Na volta do movimento, tire primeiro a parte da próxima baixa',
        'Divida o buraco deste ano pelos meses bons e transfira essa parte no dia em que cada venda grande entra. Não assuma parcela nova que vença nos meses fracos. Chame na temporada quem pode comprar fora dela e deixe combinado.',
        'A próxima baixa começa paga, e não com a memória desta.',
        1,
        0,
      ],
    ],
    porque:
      'O que decide é quanto falta, somando os meses até a volta, ao lado do que você tem guardado e do que cada saída tapa depois de pagar o que ela custa.',
    cuidado:
      'gastar a temporada como se ela durasse o ano, ou comprar no aperto uma máquina para vender na baixa. A parcela fica quando o movimento falha.',
    quem: 'Contador, para férias, banco de horas e o custo de dispensar e chamar de volta',
    material: {
      tipo: 'planilha',
      titulo: 'A travessia, mês a mês',
      texto: `Mês;Entra de vendas;Custo do que vende;Contas fixas e parcelas;Minha casa;Falta ou sobra;Guardado que resta
____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____
____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____
____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____
____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____
____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____
Soma;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____;R$ ____`,
    },
  },
  {
    id: 'demitir',
    carta: 'demitir',
    nome: 'a dúvida entre mandar alguém embora e segurar a equipe',
    kin: ['demitir'],
    inclui: [
      'vendas_caindo',
      'custo_fixo_alto',
      'capacidade_ociosa',
      'recuperar_prejuizo',
      'grande_cliente_saindo',
      'dependencia_funcionario',
    ],
    passos: [
      [
        'Peça ao contador o acerto de cada pessoa e quem não pode ser dispensado agora',
        'Mande nome, salário, data de entrada e férias vencidas, e inclua quem vem por diária ou sem registro. Pergunte quem tem proteção, como gravidez, acidente ou afastamento, e em quantos dias o acerto precisa ser pago. Até a resposta, não fale em dispensa com ninguém.',
        'Você sabe quanto custa cada saída e qual nem está em jogo.',
        1,
        0,
      ],
      [
        'Divida o acerto pelo que a saída poupa por mês: são os meses até valer a pena',
        'Do custo da pessoa com encargos, tire o que ela deixa: a sobra das vendas que faz, os clientes que iriam junto, a hora extra que evita. Dispense se poupa, se o caixa paga o acerto e se o movimento não volta antes desses meses. Senão, segurar sai mais barato, enquanto o caixa durar mais que a espera.',
        'A decisão tem um prazo de um lado e o fôlego do caixa do outro.',
        3,
        0,
      ],
      [
        'Tente por um mês o que se desfaz: férias, menos horas, outra tarefa, venda nova',
        'Veja com o contador o que a lei permite e o que precisa de acordo por escrito. Ponha o tempo parado para render: procurar clientes antigos, um serviço que hoje é pago fora, um pedido avulso. Escreva quanto essa tentativa precisa trazer e até que dia.',
        'Parte do custo se paga, ou você tem a certeza de que tentou.',
        3,
        4,
      ],
      [
        'Decida no dia marcado, pela tarefa que vai faltar, e fale a sós com a pessoa',
        'Liste o que cada um faz, quem mais sabe fazer e o que para sem ele; o acerto mais barato ou o parentesco não escolhem sozinhos. Com o dinheiro separado, diga a decisão na primeira frase, o motivo e o dia do pagamento. Ofereça uma carta e um contato de quem contrata.',
        'A saída é clara e respeitosa, ou a pessoa fica com motivo e data de rever.',
        3,
        1,
      ],
      [
        'Nas semanas seguintes, confira atraso, hora extra, venda e o que sobrou',
        'Avise no mesmo dia quem assume cada tarefa e quais deixam de ser feitas. Compare a folha com o que entrou e pergunte a quem ficou o que está pesando. Se foi você quem cobriu tudo, conte as suas horas como custo.',
        'Você vê se o corte poupou de verdade ou só mudou o peso de lugar.',
        1,
        1,
      ],
      [
        'Escreva quanto o movimento precisa encher antes de contratar de novo',
        'Marque por quantos meses a venda precisa pagar a vaga inteira, e até lá cubra o pico por dia, do jeito que a lei permite. Guarde todo mês uma parte do acerto de quem fica. Cuide para que um cliente só não pague a folha inteira.',
        'A próxima queda encontra dinheiro guardado e uma equipe do tamanho certo.',
        1,
        0,
      ],
    ],
    porque:
      'O que decide é quanto a saída poupa por mês depois do que a pessoa deixa, ao lado do acerto e do tempo que o movimento leva para voltar.',
    cuidado:
      'adiar por pena até não haver dinheiro nem para o acerto, ou escolher só pelo acerto mais barato. No primeiro caso todos perdem; no segundo sai quem sabe fazer.',
    quem: 'Contador, para o acerto e as proteções; advogado trabalhista, se houver gravidez, doença ou trabalho sem registro',
    material: {
      tipo: 'planilha',
      titulo: 'Segurar ou dispensar, pessoa por pessoa',
      texto: `Pessoa;Pode sair agora;Custo por mês com encargos;O que deixa por mês;Poupa por mês;Acerto;Meses até valer a pena;O que só ela sabe fazer
____;____;R$ ____;R$ ____;R$ ____;R$ ____;____;____
____;____;R$ ____;R$ ____;R$ ____;R$ ____;____;____
____;____;R$ ____;R$ ____;R$ ____;R$ ____;____;____
Meses que o caixa dura sem mexer;____;…;…;…;…;…;…
Quando o movimento pode voltar;____;…;…;…;…;…;…`,
    },
  },
]
