import type { Decision } from './decision.ts'

export const DECIDED_LAND_AND_MONEY: readonly Decision[] = [
  {
    id: 'alugar_a_outros',
    carta: 'capacidade_ociosa',
    nome: 'a escolha entre alugar a outros o que você tem e usar por conta própria',
    kin: ['capacidade_ociosa', 'aluguel_pesa'],
    inclui: [
      'locacao_avaria',
      'imovel_proprio',
      'parceria_salao',
      'contrato_cliente',
      'custo_fixo_alto',
      'vender_fechar',
    ],
    passos: [
      [
        'Peça a proposta por escrito e confira se você pode ceder',
        'Anote o que a pessoa vai usar, em que dias, por quanto tempo, quanto paga e quem paga luz, limpeza e conserto. Releia o seu contrato, o financiamento e o seguro: se algum proíbe ceder, peça a licença por escrito antes, porque a multa come o que o aluguel traz.',
        'Você tem a proposta inteira em uma página e sabe se há impedimento.',
        1.5,
        0,
      ],
      [
        'Compare o que fica do aluguel com o que o uso próprio deixa no ano',
        'Do aluguel tire o que só passa a gastar por causa dele: desgaste, luz, imposto, obra, mês sem pagar. Do uso próprio tire tudo o que só existe por ele, também as suas horas, e conte os meses ruins. A resposta é sim se o aluguel deixa mais no ano inteiro, ou se ocupa apenas o que hoje fica vazio sem tirar a sua venda.',
        'A proposta aparece com o valor que fica, e não com o valor que promete.',
        2,
        0,
      ],
      [
        'Ofereça só uma parte ou um período de prova, com caução e vistoria',
        'Proponha menos dias, menos espaço ou um começo curto, com fotos do estado, caução, regras de uso e aviso de saída. Se a dúvida é entre fixo e porcentagem, peça um mínimo fixo mais uma parte do que você consegue conferir. Ofereça o mesmo a mais dois interessados antes de baixar o valor.',
        'O risco tem limite, e o preço não vem de um interessado só.',
        2.5,
        0,
      ],
      [
        'Escolha até a data da resposta: ceder tudo, ceder uma parte ou continuar',
        'Ponha ao lado da conta o que não cabe nela: o que fará com o tempo livre, a clientela que perde, se consegue voltar atrás. Quanto mais longo o prazo, mais pesam o reajuste, a saída antes do fim e o estado em que tudo volta. Se for sim, ninguém entra antes do contrato assinado.',
        'A resposta sai no dia, com o motivo e o menor valor escritos.',
        2,
        0,
      ],
      [
        'Anote todo mês o que entrou, o que subiu de conta e o que voltou diferente',
        'Uma linha basta: dia em que pagou, luz e água, estrago, reclamação de cliente ou de vizinho. Compare com a conta que fez e converse na primeira falha, com a foto da vistoria na mão.',
        'Você vê cedo se o aluguel deixa o que parecia deixar.',
        0.5,
        0,
      ],
      [
        'Guarde uma parte de cada aluguel e mantenha o caminho de volta',
        'Separe um valor para conserto e para os meses vazios entre um ocupante e outro. Mantenha em dia licença, contatos de quem compra de você e o equipamento que não cedeu. Marque a revisão bem antes do fim do contrato, para escolher de novo sem pressa.',
        'Se a pessoa sair, você tem com que arrumar e como retomar.',
        1,
        0,
      ],
    ],
    porque:
      'O que decide é quanto o aluguel deixa no ano depois de desgaste, contas e risco, ao lado de quanto o uso próprio deixa hoje depois de pagar também as suas horas.',
    cuidado:
      'comparar o aluguel com tudo o que entra quando você usa. Ele se compara com o que sobra; e o que está vazio só rende se quem entra não atrapalha o que já se paga.',
    quem: 'Advogado, para contrato, prazo e estado de devolução; contador, para o imposto sobre o aluguel',
    material: {
      tipo: 'roteiro',
      titulo: 'O que combinar antes de ceder',
      texto: [
        'O que cede: ____. O que fica fora: ____.',
        'Dias e horários: ____. Começa em ____, termina em ____, prova até ____.',
        'Valor: ____ por ____, pago até o dia ____. Reajuste: ____.',
        'Se for porcentagem: mínimo de ____, mais ____ do que entrar, conferido por ____.',
        'Quem paga luz, água, limpeza e material: ____.',
        'Quem conserta o que quebrar, e em quantos dias: ____. Caução: ____.',
        'Chave, barulho, estacionamento, visitas e o que não pode: ____.',
        'Fotos do estado tiradas em ____, assinadas pelos dois.',
        'Para sair antes: aviso de ____ dias, e acerto de ____.',
        'Licença por escrito do dono, do banco ou da seguradora, se precisa: ____.',
      ].join('\n'),
    },
  },
  {
    id: 'arrendar_mais',
    carta: 'gestao_rural_sem_custo',
    nome: 'a escolha entre assumir a área ou a ampliação pelo que pedem e ficar sem ela',
    kin: ['gestao_rural_sem_custo', 'aluguel_pesa'],
    inclui: [
      ...['preco_commodity', 'clima_seguro', 'safra_caixa', 'emprestar_para_crescer', 'capital_de_giro'],
      'perder_ponto',
    ],
    passos: [
      [
        'Escreva quanto cada hectare, cabeça ou metro deixou no ano bom e no ruim',
        'Junte as notas e o caderno do que já toca e tire do que vendeu tudo o que gastou, menos o arrendamento. O que não anotou, peça a quem compra e a quem vende para você. Se é coisa nova, peça esses números a quem já faz por perto.',
        'Você sabe quanto a área aguenta pagar antes de discutir preço.',
        3,
        0,
      ],
      [
        'Tire do ano ruim o arrendamento, a parcela e o custo de instalar',
        'Some o que pedem, o juro, o caminho a mais e a obra, o plantio ou os animais divididos pelos anos de contrato. A resposta é sim se o ano ruim ainda paga o que venceria e o ano comum paga também o seu trabalho. Se é renovação, faça a mesma conta com outra área, com mudança e distância, e com a saída.',
        'O pedido cabe, cabe em parte ou não cabe, e você vê em qual linha.',
        2.5,
        0,
      ],
      [
        'Leve uma contraproposta com teto, prazo e destino do que instalar',
        'Ofereça um fixo menor e uma parte que acompanha a produção ou o preço, com prazo que cubra o que vai gastar. Escreva quem fica com cerca, cano, muda e galpão no fim, e o aviso de saída. Se quem pede a ampliação é a empresa que compra de você, peça preço e quantidade mínima por escrito.',
        'O ano ruim deixa de ser risco só seu.',
        2,
        0,
      ],
      [
        'Decida até a última data sem perda: tudo, a melhor parte ou nada',
        'Marque o dia até o qual ainda dá para preparar, encomendar ou sair sem perder o que já pôs. Se a conta só fecha no ano bom, fique com a parte que rende mais ou comece com menos. Se não fecha nem assim, avise por escrito e combine a retirada do que é seu.',
        'O tamanho é escolhido pela conta, e não pela fila de interessados.',
        1.5,
        0,
      ],
      [
        'Feche em folha separada a conta da parte nova, a cada safra, lote ou mês',
        'Anote o que ela gastou, produziu e vendeu, com as horas de máquina e as suas. Ponha ao lado o ano ruim da sua conta. Se ficar abaixo dele, converse com o dono ou com o comprador antes de pôr mais dinheiro.',
        'A parte nova mostra se ajuda ou se vive do que a antiga deixa.',
        1.5,
        0,
      ],
      [
        'Guarde na venda o próximo pagamento e proteja o ano fraco',
        'No dia em que o dinheiro entra, passe para outra conta o que vence antes da próxima venda. Peça preço de seguro para o que mais ameaça a produção, e não deixe todos os contratos acabarem no mesmo ano.',
        'Um ano fraco não leva junto o que você já tinha.',
        1.5,
        0,
      ],
    ],
    porque:
      'O que decide é quanto a área ou a ampliação deixa em um ano ruim, ao lado do que ela cobra todo ano: dono, parcela, instalação e o seu trabalho.',
    cuidado:
      'fazer a conta com a melhor produção e o melhor preço juntos. O arrendamento e a parcela vencem também no ano em que os dois falham.',
    quem: 'Técnico da assistência pública ou da cooperativa, para a produção que se espera; advogado, para prazo e benfeitorias',
    material: {
      tipo: 'planilha',
      titulo: 'O que a área ou a ampliação aguenta pagar',
      texto: `Linha;Ano bom;Ano comum;Ano ruim
Produção;____;____;____
Preço recebido;____;____;____
Vendeu;____;____;____
Gastou para produzir;____;____;____
Deixa antes do arrendamento;____;____;____
Arrendamento ou parcela;____;____;____
Instalação dividida pelos anos de contrato;____;____;____
Caminho e juro a mais;____;____;____
Sobra para o seu trabalho;____;____;____`,
    },
  },
  {
    id: 'trocar_cultura',
    carta: 'gestao_rural_sem_custo',
    nome: 'a escolha entre mudar o que planta, cria ou o jeito de produzir e seguir como está',
    kin: ['gestao_rural_sem_custo', 'clima_seguro', 'preco_commodity'],
    inclui: [
      'safra_caixa',
      'custo_insumo_subiu',
      'atravessador_venda_direta',
      'emprestar_para_crescer',
      'divida_banco',
    ],
    passos: [
      [
        'Separe parte por parte o que ainda se paga do que já come dinheiro',
        'Ande pela área ou pelo lote e marque o que produz bem, o que produz pouco e o que está perdido. De cada parte anote a última colheita ou uma semana de produção, o preço recebido e o que gastou com ela em comida, insumo e gente.',
        'A dúvida deixa de ser sobre tudo e passa a ser sobre a parte que não se paga.',
        3,
        1,
      ],
      [
        'Compare o que cada caminho deixa por ano, contando o ciclo inteiro',
        'No novo, conte a implantação, o tempo sem produzir e a perda; no de hoje, quanto ainda deixa, quanto cai e o que pagam se vender já. Divida pelos anos ou, se muda só a técnica, por cada cria, quilo ou litro bom. A resposta é sim se o novo deixa mais até com produção e preço fracos, e o caixa aguenta a espera.',
        'A troca tem um ganho por ano e um tamanho de espera, lado a lado.',
        3,
        0,
      ],
      [
        'Teste em uma parte pequena e visite quem já passou um ciclo inteiro',
        'Dê à parte de teste o mesmo trato do resto e anote em separado. Pergunte a quem já mudou o que morreu, o que atrasou e para quem vende. Peça ao comprador preço e quantidade por escrito, e refaça você a conta de quem vende a muda, o animal ou o aparelho.',
        'A promessa dá lugar ao que acontece na sua terra.',
        6,
        2,
      ],
      [
        'Divida a troca em etapas e marque o dia da primeira',
        'Comece pela pior parte e deixe a que ainda paga sustentar a espera. Em cada etapa escreva quanto gasta, de onde sai e até que mês o dinheiro precisa durar. Se uma parte já come mais do que deixa, a saída dela é a primeira etapa: cada dia de espera sai do seu bolso.',
        'Você sabe o que sai, o que entra no lugar e com que dinheiro.',
        2,
        0,
      ],
      [
        'Anote a produção e a perda da parte nova ao lado do que esperava',
        'A cada colheita ou semana, escreva produção, morte ou falha, gasto e preço recebido. Deixe escrito antes o limite que segura a etapa seguinte.',
        'A próxima etapa só começa se a primeira cumpriu.',
        1,
        0.5,
      ],
      [
        'Separe em cada venda um pouco para a próxima reposição',
        'Planta e animal envelhecem, e essa conta volta. Divida o que custa repor pelo que se produz na vida útil e guarde essa parte a cada venda. Compre com nota, origem e sanidade conferidas, e não ponha o novo onde a doença ainda está.',
        'A próxima troca chega com o dinheiro dela e sem trazer o mesmo problema.',
        1.5,
        0,
      ],
    ],
    porque:
      'O que decide é quanto o novo deixa por ano no ciclo inteiro, com o tempo em que só gasta, ao lado de quanto o que você tem ainda deixa e do que perde a cada mês.',
    cuidado:
      'comparar o velho no pior ano com a promessa do novo no melhor. E também segurar por apego o que já come mais do que produz.',
    quem: 'Agrônomo, veterinário ou zootecnista que não venda o insumo; produtor da região que já fez a troca',
    material: {
      tipo: 'planilha',
      titulo: 'Ficar ou trocar, por ano',
      texto: `Linha;Como está;Com a troca
Área, cabeças ou caixas;____;____
Implantar ou comprar;____;____
Recebe pelo que sai;____;____
Meses sem produzir;____;____
Produção por ano, em ano fraco;____;____
Preço em ano fraco;____;____
Gasto por ano;____;____
Perda que costuma ter;____;____
Anos que dura;____;____
Deixa por ano, depois de pagar a implantação;____;____`,
    },
  },
  {
    id: 'comprar_estoque',
    carta: 'compra_mal',
    nome: 'a escolha entre comprar o lote maior e repor aos poucos',
    kin: ['compra_mal', 'estoque_parado'],
    inclui: [
      ...['capital_de_giro', 'sem_controle_estoque', 'ruptura', 'pico_desorganizado', 'perda_perecivel'],
      'fornecedor_unico',
    ],
    passos: [
      [
        'Conte o que já tem do item e divida pelo que sai por semana',
        'Use a venda ou o consumo das últimas semanas; se há época forte, o da mesma época passada, com o que sobrou. Some o lote oferecido e marque no calendário o dia em que tudo acaba. Ponha ao lado o vencimento do boleto e o dia em que estraga, vence ou sai de moda.',
        'Você sabe por quanto tempo o dinheiro ficaria parado ali.',
        1.5,
        0,
      ],
      [
        'Tire do desconto tudo o que custa guardar o lote',
        'Conte o desconto só sobre o que sai a tempo e tire juro ou rendimento do dinheiro, espaço, frete, perda e a chance de o preço baixar. A resposta é sim se ainda sobra e, pago o lote, o caixa cobre as contas até ele sair. Na compra mínima, compare o excesso que ficaria com o que perde sem o acordo.',
        'A oferta vira um valor seu, para mais ou para menos.',
        2,
        0,
      ],
      [
        'Peça o mesmo preço com entrega em partes ou com troca do que não sair',
        'Proponha fechar a quantidade agora e receber e pagar em etapas, ou um mínimo por ano em vez de por mês. Peça mais dias no boleto e devolução do que sobrar. Veja se um colega do ramo divide o pedido com você.',
        'Parte do desconto vem sem o dinheiro parado, ou fica claro que ele só vale para o excesso.',
        1,
        0,
      ],
      [
        'Escreva a maior quantidade que compra e responda até o prazo da oferta',
        'Escolha entre tudo, uma parte ou só a reposição. Garanta primeiro o que sempre sai e faria falta, e deixe a novidade em poucas unidades. O dinheiro de folha, imposto e doença não entra nessa conta.',
        'A compra tem um teto escrito, e a pressa de quem vende não o muda.',
        1,
        0,
      ],
      [
        'Confira toda semana quanto saiu do lote e quanto devia ter saído',
        'Conte sempre no mesmo dia e anote os dois valores lado a lado. Se ficar para trás, aja logo: suspenda o próximo pedido, ofereça a quem já comprou, peça a troca antes que vença ou passe a época.',
        'O encalhe aparece enquanto ainda há saída.',
        0.5,
        0.5,
      ],
      [
        'Dê aos itens que mais saem um mínimo que pede compra e um máximo',
        'O mínimo é o que sai enquanto o pedido não chega, com uma folga. O máximo é o que sai até a entrega seguinte, ou até a validade. Guarde por mês um valor para a compra da época forte, e ela deixa de depender de juro.',
        'A próxima oferta já encontra a resposta na parede.',
        2,
        1,
      ],
    ],
    porque:
      'O que decide é quanto o desconto poupa no que vai sair de verdade, ao lado do que custa deixar esse dinheiro parado: juro, espaço, perda e conta descoberta.',
    cuidado:
      'olhar só o preço da unidade. O que estraga, vence ou encalha não teve desconto nenhum: custou o preço inteiro.',
    quem: null,
    material: {
      tipo: 'mensagem',
      titulo: 'Resposta a quem oferece o lote',
      texto: [
        'Oi, ____. Fiz a conta do lote de ____.',
        'Por aqui saem ____ por semana e ainda tenho ____, então o lote inteiro duraria até ____.',
        'Consigo fechar assim: ____ unidades no preço de ____, entregues em ____ e em ____, com boleto para ____ dias depois de cada entrega.',
        'O que não sair até ____, você troca por ____ ou recebe de volta?',
        'Se der desse jeito, confirmo até ____. Se só valer o lote inteiro, desta vez fico com a reposição de ____.',
      ].join('\n'),
    },
  },
  {
    id: 'salario_aumento',
    carta: 'dependencia_funcionario',
    nome: 'a escolha entre pagar mais e correr o risco de perder quem trabalha com você',
    kin: ['dependencia_funcionario', 'estrela_saindo', 'rotatividade', 'funcionario_nao_acha'],
    inclui: ['comissao_injusta', 'equipe_desmotivada', 'falta_absenteismo', 'professor_troca', 'pessoa_saiu_clientes'],
    passos: [
      [
        'Converse a sós sobre o que faria ficar e marque o dia da resposta',
        'Pergunte o que pesa mais: dinheiro, horário, trato, distância ou futuro, e se há proposta com data. Se o problema é gente que entra e sai, ligue também a quem saiu. Não prometa nem negue na hora; diga quando responde.',
        'Você sabe o que precisa resolver, que pode não ser só o salário.',
        1,
        0.5,
      ],
      [
        'Ponha um ano de aumento ao lado do que custaria ficar sem a pessoa',
        'De um lado o aumento com encargos, férias e décimo terceiro, mais o que os outros devem pedir. Do outro o que deixa de entrar até ocupar o lugar, o acerto, o treino e quem iria junto. A resposta é sim se custa menos que a saída e o mês fraco ainda paga; se só o mês bom paga, o fixo precisa ser menor.',
        'O pedido vira um valor que cabe, que cabe em parte ou que não cabe.',
        2,
        0,
      ],
      [
        'Ofereça uma parte agora e outra ligada a algo que os dois conseguem contar',
        'Escolham juntos uma medida simples: presença, prazo, trabalho sem refazer, venda. Junte o que vale para a pessoa e pesa menos para você, como folga certa, horário, curso ou benefício. Pergunte ao contador como escrever, para o prêmio não virar salário sem você saber.',
        'Existe uma proposta entre dar tudo e deixar ir.',
        1.5,
        0.5,
      ],
      [
        'Responda no dia marcado, com valor, motivo e a próxima data',
        'Diga o que pode, desde quando e o que muda no trabalho, e ponha no papel. Se não pode, mostre por quê e diga quando volta a olhar, sem ofender a proposta de fora. No mesmo dia, se a resposta for não, comece a procurar quem cubra: indicação, freela, serviço de fora.',
        'A pessoa sabe onde está, e você não fica à espera do pedido de contas.',
        1,
        0.5,
      ],
      [
        'Compare mês a mês o que mudou depois da resposta',
        'Anote o que foi entregue, faltas, trabalho refeito, pedidos dos outros e quem saiu, ao lado dos meses de antes. Leve essa folha à conversa que marcou. Se o dinheiro não mudou nada, volte ao que a pessoa disse na primeira conversa.',
        'Você vê se o aumento segurou o trabalho ou só adiou a saída.',
        1,
        0,
      ],
      [
        'Ensine a mais alguém o que hoje só uma pessoa sabe fazer',
        'Filme ou escreva o que mais faria falta, com medidas, contatos e jeito de fazer, e treine outra pessoa, um freela ou você. Escreva também o que se paga em cada função e o que leva de uma faixa à outra, igual para todos.',
        'O próximo pedido encontra uma regra, e o trabalho não para por uma saída.',
        3,
        3,
      ],
    ],
    porque:
      'O que decide é quanto o aumento custa em um ano, com encargos e com os pedidos que vêm atrás, ao lado de quanto deixaria de entrar e quanto gastaria se a pessoa saísse.',
    cuidado:
      'aceitar por medo ou negar por orgulho, na mesma conversa. E salário não segura quem sai por causa de horário, de trato ou por não ver futuro.',
    quem: 'Contador, para encargos, piso da categoria e jeito de pagar prêmio ou benefício',
    material: {
      tipo: 'roteiro',
      titulo: 'A conversa sobre o aumento',
      texto: [
        'Primeira conversa, a sós:',
        '“O que faria você querer ficar aqui? O que mais pesa hoje?”',
        '“Há alguma proposta com data para responder?”',
        '“Vou fazer a conta e respondo em ____.”',
        'No dia marcado:',
        '“O que consigo agora é ____, a partir de ____.”',
        '“O resto depende de ____, que vamos contar assim: ____.”',
        '“Também posso oferecer ____ (folga, horário, curso, função).”',
        'Se não dá: “Hoje a conta não paga ____. O que posso é ____, e volto a olhar em ____.”',
        'No fim: os dois leem o que ficou no papel e marcam a próxima conversa para ____.',
      ].join('\n'),
    },
  },
  {
    id: 'comissao_equipe',
    carta: 'comissao_injusta',
    nome: 'a escolha entre mudar a forma de pagar quem trabalha com você e manter a de hoje',
    kin: ['comissao_injusta', 'parceria_salao'],
    inclui: [
      ...['estrela_saindo', 'vendedor_nao_vende', 'parceiro_sem_contrato', 'equipe_desmotivada', 'lucro_some'],
      'professor_troca',
    ],
    passos: [
      [
        'Anote por pessoa o que fez, o que entrou e quanto recebeu em cada mês',
        'Pegue os últimos meses, com um fraco e um forte no meio. Ponha também o material, a taxa do cartão, o imposto, o que não foi pago por quem comprou e o que precisou refazer.',
        'A conversa começa pelo que aconteceu, e não pelo que cada um acha.',
        2,
        0,
      ],
      [
        'Refaça esses meses pela regra nova e veja quanto fica para a casa',
        'Do que a pessoa traz tire material, taxa, imposto e o que ela receberia com encargos. A resposta é sim se o resto ainda paga a parte dela no espaço no mês fraco e melhora no comum; produção a mais só conta se há quem compre. Se ela pode sair, compare com o que sobraria sem ela e sem quem a acompanha.',
        'Você vê em que mês cada regra ganha, e quem ganha com ela.',
        2.5,
        0,
      ],
      [
        'Proponha uma faixa ou um teste com prazo, em vez de tudo ou nada',
        'A parte maior vale só acima de um ponto combinado, ou sobre o valor depois do material; em lugar alugado, um mínimo fixo mais uma parte. Escreva quando o teste acaba e o que vem depois. Para quem é registrado, fale antes com o contador: em geral não se baixa o que a pessoa já ganha.',
        'A pessoa ganha mais quando a casa também ganha.',
        1.5,
        0.5,
      ],
      [
        'Marque o dia em que a regra começa e assine uma página com cada pessoa',
        'Escreva sobre que valor se calcula, o que se desconta, quem compra o material, o dia do pagamento e o que vale em falta, cancelamento e trabalho refeito. Leiam juntos um mês de exemplo. Se a conta não fecha, diga não com ela na mão e ofereça o que cabe.',
        'Ninguém descobre a regra no dia do pagamento.',
        1.5,
        1,
      ],
      [
        'Feche por pessoa, todo mês, o que trouxe, recebeu, faltou e refez',
        'Mostre a cada um a própria linha e olhe também reclamação e desconto dado só para fechar. Se a pessoa ganha mais e a casa fica com menos, a medida está errada: mude na data combinada, e não no meio do mês.',
        'A regra se corrige pelo resultado, sem briga.',
        1.5,
        0,
      ],
      [
        'Deixe com a casa a agenda, os contatos e o jeito de trabalhar',
        'Telefone, histórico e marcação ficam no seu caderno ou sistema, e quem compra conhece mais de um nome. Quem tem a mesma função segue a mesma regra, também quem entrar depois. Ponha no calendário a revisão da tabela.',
        'Se alguém sair, sai uma pessoa, e não a clientela.',
        2,
        1,
      ],
    ],
    porque:
      'O que decide é quanto fica para a casa do que cada pessoa traz, depois de material, taxas, imposto e a parte dela, ao lado de quanto fica pela regra de hoje e de quanto ficaria sem ela.',
    cuidado:
      'aceitar uma porcentagem sobre tudo o que entra, olhando só o mês cheio. Material, taxa, imposto e mês fraco saem do seu lado, e a regra dada a um chega a todos.',
    quem: 'Contador ou advogado trabalhista, para o que pode mudar em quem é registrado e o contrato de quem é parceiro',
    material: {
      tipo: 'planilha',
      titulo: 'A regra de hoje e a nova, pela mesma pessoa',
      texto: `Linha;Mês fraco;Mês comum;Mês forte
O que a pessoa trouxe;____;____;____
Material, taxa do cartão e imposto;____;____;____
Recebe pela regra de hoje, com encargos;____;____;____
Fica para a casa pela regra de hoje;____;____;____
Recebe pela regra nova, com encargos;____;____;____
Fica para a casa pela regra nova;____;____;____
Parte dela em aluguel, luz e recepção;____;____;____
Sobra pela regra nova;____;____;____
Sobra se ela sair;____;____;____`,
    },
  },
  {
    id: 'contas_atrasadas',
    carta: 'caixa_vazio_fim_mes',
    nome: 'a escolha do que pagar primeiro e do que parcelar nas contas atrasadas',
    kin: ['caixa_vazio_fim_mes', 'imposto_atrasado', 'capital_de_giro'],
    inclui: [
      ...['aluguel_pesa', 'divida_banco', 'juros_cartao_rotativo', 'decimo_terceiro', 'inadimplencia_clientes'],
      'fiscalizacao_alvara',
    ],
    passos: [
      [
        'Liste tudo o que deve, com o que acontece se não pagar e em que dia',
        'Peça a cada um o valor de hoje por escrito, com multa e juro por mês. Ao lado escreva a consequência: corta, despeja, protesta, bloqueia, lacra ou só cresce. Em multa e imposto, pergunte ao contador se o valor está certo e se ainda cabe contestar.',
        'O monte que assusta vira uma lista com datas.',
        2,
        0,
      ],
      [
        'Ache quanto cabe por mês e ponha as contas em ordem',
        'Do que entra com certeza no mês mais fraco tire o que mantém a casa aberta; o resto é o teto das parcelas. Primeiro vem o que para o trabalho, o salário e o que descontou dele e não repassou; depois o que mais cresce; o resto se parcela. Só quite com desconto se o que fica no caixa cobre as próximas semanas.',
        'Você sabe quem recebe primeiro, quanto e de que dinheiro.',
        2,
        0,
      ],
      [
        'Ligue a quem pode parar você, com uma proposta que cabe no mês fraco',
        'Fale antes da data do corte: uma entrada pequena, a parcela que cabe e o dia em que começa. Pergunte o desconto à vista, mesmo sem querer usar, e se aceitam de volta mercadoria ou bem parado. Peça que segurem corte e protesto enquanto você cumpre, e que respondam por escrito.',
        'Quem cobra passa a ter uma data, e você ganha tempo para trabalhar.',
        2,
        0,
      ],
      [
        'Escolha os acordos até uma data e some as parcelas antes de assinar',
        'Leia o total no fim, o que acontece se uma parcela atrasar, quando o nome fica limpo e se o acordo obriga a comprar mais caro. Juntas, as parcelas precisam caber no teto. Se não cabem, decida antes o que vender, devolver ou fechar.',
        'As contas antigas têm fim marcado, sem atrasar as novas.',
        1.5,
        0,
      ],
      [
        'Olhe toda segunda o que entra e o que vence nas próximas semanas',
        'Uma folha com o saldo, as entradas certas, as contas do mês e as parcelas dos acordos. Se vai faltar, avise antes de vencer e cobre primeiro quem deve a você.',
        'O aperto aparece antes do dia, quando ainda dá para conversar.',
        0.5,
        0,
      ],
      [
        'Separe de cada entrada a parte do imposto, da folha e do acordo',
        'No mesmo dia em que recebe, passe essa parte para uma conta que não paga compra; quem trabalha só separa também a própria retirada. Quando um acordo acabar, continue guardando a mesma parcela como reserva.',
        'A conta do mês encontra o dinheiro dela guardado.',
        1,
        0,
      ],
    ],
    porque:
      'O que decide é o que cada atraso tira de você, em parada, juro e nome, ao lado de quanto cabe por mês sem atrasar as contas de agora.',
    cuidado:
      'pagar primeiro quem cobra mais alto, ou zerar o caixa para ganhar um desconto. Acordo que não cabe no mês fraco volta a atrasar, e maior.',
    quem: 'Contador, para imposto, FGTS e parcelamento; advogado ou Defensoria, se há despejo, protesto ou processo',
    material: {
      tipo: 'mensagem',
      titulo: 'Proposta a quem você deve',
      texto: [
        'Olá, ____. Escrevo sobre o valor em aberto de R$ ____, vencido em ____.',
        'Quero pagar e fiz a conta do que cabe sem atrasar de novo: entrada de R$ ____ em ____ e ____ parcelas de R$ ____, todo dia ____.',
        'Peço que, com o acordo em dia, o corte e o protesto fiquem suspensos, e que me mande o total por escrito, com multa e juro.',
        'Se houver desconto para pagar à vista, me diga também o valor e até quando vale.',
        'Consegue me responder até ____?',
      ].join('\n'),
    },
  },
  {
    id: 'antecipar',
    carta: 'taxa_maquininha',
    nome: 'a escolha entre receber já com desconto e esperar o prazo',
    kin: ['taxa_maquininha', 'pagamento_grande_cliente', 'capital_de_giro'],
    inclui: [
      ...['juros_cartao_rotativo', 'inadimplencia_clientes', 'fiado', 'caixa_vazio_fim_mes', 'divida_banco'],
      'emprestar_para_crescer',
    ],
    passos: [
      [
        'Ache quanto falta de verdade até o dia em que o dinheiro cairia',
        'Escreva, dia por dia, o que vence e o que entra até lá. O maior buraco dessa folha é o que você precisa, e o resto pode esperar. Marque as contas que podem mudar de vencimento e ligue a quem cobra, antes do dia.',
        'Você sabe se precisa receber tudo, uma parte ou nada agora.',
        1.5,
        0,
      ],
      [
        'Compare o que o desconto tira com o que a espera custa',
        'Do valor cheio tire o que cai hoje, com todas as taxas, e divida pelos meses de espera; se quem deve costuma falhar, use só o que costuma voltar. Ponha ao lado o juro de um empréstimo, a multa do atraso ou o que ganharia pagando à vista. A resposta é sim se for a saída mais barata e a venda ainda deixar sobra.',
        'A pressa aparece com preço, em reais.',
        2,
        0,
      ],
      [
        'Peça preço a mais de um lugar e mais dias a quem você paga',
        'Banco, cooperativa, maquininha e factoring tiram valores diferentes do mesmo recebimento: peça por escrito quanto cai e quem paga se o devedor falhar. Ofereça também a quem deve um desconto menor para pagar já uma parte.',
        'A primeira oferta passa a ter com que ser comparada.',
        2,
        0,
      ],
      [
        'Marque a data e antecipe só o que fecha o buraco, pelo menor desconto',
        'Comece pelos recebimentos mais próximos que já bastam, porque perdem menos. Para comprar à vista, só se o desconto da compra passa do que a antecipação tira e o que comprou sai a tempo. Crédito duvidoso se vende apenas se quem compra assume o risco, por escrito.',
        'O dinheiro que entra tem destino, e o resto cai no prazo, inteiro.',
        1,
        0,
      ],
      [
        'Some todo mês o que pagou para receber antes e antecipe um pouco menos',
        'Ponha esse valor ao lado da sua retirada. Troque a antecipação automática pela que você pede, e deixe a cada semana uma parte maior cair no prazo, na medida em que o caixa aguenta.',
        'A roda diminui aos poucos, até o mês viver do que já caiu.',
        1,
        0,
      ],
      [
        'Ponha a espera no preço e encurte o prazo das próximas vendas',
        'Peça sinal, uma parte na entrega ou prazo menor. A quem paga na hora, dê desconto só até o que a antecipação levaria. Combine com fornecedores um prazo parecido com o que você dá, e cobre de quem só paga longe um preço que pague a espera.',
        'A próxima venda já traz o dinheiro de esperar por ela.',
        2,
        0,
      ],
    ],
    porque:
      'O que decide é quanto some para receber antes, ao lado de quanto a espera custa de fato: juro de outra saída, multa, parada ou o risco de não receber.',
    cuidado:
      'olhar a taxa por mês e não o dinheiro que some. Quem antecipa tudo começa o mês seguinte sem ter o que receber, e precisa antecipar de novo.',
    quem: 'Cooperativa de crédito ou um segundo banco, para comparar quanto cai; contador, antes de ceder um contrato',
    material: {
      tipo: 'planilha',
      titulo: 'Receber já ou esperar',
      texto: `Saída;Valor cheio;Cai na conta;Em que dia;Quanto some;Quem paga se o devedor falhar
Esperar o prazo;____;____;____;____;____
Antecipar tudo;____;____;____;____;____
Antecipar só o que falta;____;____;____;____;____
Outro banco ou cooperativa;____;____;____;____;____
Desconto ao cliente que paga já;____;____;____;____;____
Empréstimo do mesmo valor;____;____;____;____;____
Mais dias com o fornecedor;____;____;____;____;____`,
    },
  },
]
