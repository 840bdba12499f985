import type { Theme } from './types.ts'

/** Clients: what they owe, ask for, complain of, and how they come and stay. */
export const CLIENT_THEMES: readonly Theme[] = [
  {
    id: 'calote',
    nome: 'o cliente que não paga ou atrasa',
    base: 'Quem cobra cedo recebe mais: depois de 30 dias a chance cai muito, e depois de 90 quase tudo vira acordo. Cobre com valor, data e um jeito fácil de pagar (Pix), sem acusar: “Oi, ficou em aberto R$ tanto do dia tal. Consigo esperar até sexta; mando o Pix agora?” Enquanto não paga, nada novo a prazo.',
    decidir:
      'Decida pela conta: o que falta receber contra as suas horas e o custo de insistir. Parcelar em poucas vezes, com entrada na hora, quase sempre rende mais do que brigar; pare de atender quando o novo atraso custaria mais do que o cliente deixa.',
    quanto:
      'Some por cliente o que venceu e há quantos dias. De multa, até 2% para consumidor, e de juros, 1% ao mês, se isso estava combinado por escrito; abra mão deles para receber o principal hoje.',
    pode: 'Pode cobrar por mensagem, telefone e carta, em horário comercial e só do devedor; não pode expor, ameaçar, cobrar na frente dos outros nem por meio da família. Com prova da dívida, pode protestar ou negativar depois de avisar, e até 20 salários mínimos o Juizado Especial dispensa advogado.',
    porque:
      'As causas mais comuns: esqueceu, está sem dinheiro, achou defeito ou se acostumou a pagar quando quer. A pergunta que separa uma da outra: “Houve algum problema com o que entreguei?”',
    passos: [
      'Hoje, liste quem deve, quanto e desde quando, e junte a prova (nota, mensagem, pedido assinado).',
      'Mande a mensagem com valor e data; sem resposta em três dias, ligue e ofereça duas parcelas com a primeira na hora.',
      'Sem acordo em 15 dias, avise por escrito o protesto ou o Juizado, e daqui em diante peça entrada de quem é novo.',
    ],
    confira:
      'o que foi combinado por escrito, se a entrega ficou completa e se o prazo de cobrar na Justiça (em geral cinco anos) não passou.',
    quem: 'um advogado ou o Juizado Especial Cível, para valor alto',
  },
  {
    id: 'fiado',
    nome: 'vender a prazo, fiado ou parcelado',
    base: 'Vender a prazo é emprestar o seu dinheiro: só empreste o que a sua conta aguenta ficar sem. A regra que protege: limite por cliente, data certa, tudo anotado e assinado, e quem atrasou compra só à vista até acertar.',
    decidir:
      'Aceite se as três respostas forem sim: conheço e já paga em dia, o valor cabe no limite dele, e eu pago o meu fornecedor mesmo que ele atrase 30 dias. Um não: peça metade de entrada, cartão ou boleto.',
    quanto:
      'O prazo custa: cada mês que espera sai pela taxa que o banco cobra de você, em geral 2% a 5%. Ponha isso no preço a prazo e não deixe o total na rua passar do que você vende em duas semanas.',
    pode: 'Pode ter preço diferente por forma e prazo de pagamento, avisado antes; pode negar crédito a quem quiser, com educação e pela mesma regra para todos. A parcela atrasada só leva juros e multa combinados.',
    porque:
      'O dinheiro falta porque sai antes de entrar: você paga o fornecedor e a conta do mês enquanto a venda ainda está no caderno. Quanto maior o prazo que dá, mais capital próprio fica parado com os outros.',
    passos: [
      'Hoje, some tudo o que está para receber e separe o que já venceu.',
      'Nesta semana, escreva a regra (limite, dias, entrada) em um cartão no caixa e diga a todos a mesma frase: “O sistema só libera até tanto”.',
      'No mês, ofereça um pequeno desconto no Pix e encurte o prazo de quem sempre atrasa.',
    ],
    confira: 'quanto do que vendeu a prazo no último semestre não voltou: é o custo verdadeiro do fiado.',
    quem: null,
  },
  {
    id: 'sinal',
    nome: 'entrada, sinal, cancelamento e desistência',
    base: 'O sinal existe para cobrir o que você perde se a pessoa desistir: material comprado, data reservada e horas já feitas. O que vale é o que foi dito antes, por escrito, mesmo em mensagem: quanto, até quando cancela de graça e o que fica retido.',
    decidir:
      'Decida pelo que já gastou e pelo que ainda dá para vender a outro. Se a data ou a peça se revende, devolva quase tudo e guarde o cliente; se não, fique com o custo real e mostre a conta.',
    quanto:
      'Em serviço com material, peça o valor do material mais um dia de trabalho (30% a 50%); em data reservada, 20% a 30%, e o resto antes da entrega. Sem regra escrita, reter mais do que o prejuízo provado costuma cair no Procon.',
    pode: 'Pode pedir sinal e reter o prejuízo, se avisou antes. Compra feita pela internet ou por telefone tem 7 dias de arrependimento com dinheiro de volta. Se quem descumpriu foi você, devolve o sinal, e o cliente pode pedir em dobro.',
    porque:
      'Desistem quando confirmar não custa nada e ninguém lembrou da data. Um sinal pequeno e uma mensagem na véspera acabam com a maior parte.',
    passos: [
      'Hoje, escreva a regra em três linhas: valor da entrada, prazo para cancelar e o que fica retido.',
      'Mande a regra junto de cada orçamento e só reserve depois do Pix.',
      'No caso de agora, liste o que já gastou, proponha por escrito a devolução do resto ou um crédito com validade, e guarde a resposta.',
    ],
    confira: 'o que foi prometido nas mensagens e se o contrato fala em cancelamento.',
    quem: 'o Procon ou um advogado, se o valor for alto',
  },
  {
    id: 'desconto',
    nome: 'desconto, promoção e cliente que acha caro',
    base: 'Desconto sai inteiro da sua sobra, não do preço: com margem de 30%, dar 10% leva um terço do ganho. Por isso, só dê em troca de algo: pagamento na hora, quantidade, horário fraco ou indicação. Antes de baixar, mostre o que está incluído e ofereça uma versão menor: “Por esse valor eu faço assim; completo é tanto.”',
    decidir:
      'Dê se a venda não aconteceria sem ele e o que resta ainda paga custo, taxa e uma sobra que valha o trabalho. Não dê a quem já ia comprar, nem por medo: espere três segundos em silêncio depois de dizer o preço.',
    quanto:
      'Faça: preço com desconto − custo − taxa do cartão − imposto. Esse é o novo ganho; divida o antigo pelo novo e terá quantas vezes mais precisa vender. Acima de 10% em produto de margem comum, quase nunca se paga.',
    pode: 'Pode dar preço diferente para Pix e dinheiro, para quantidade e para grupos, se a regra estiver à vista. O preço anunciado tem de ser cumprido durante a promoção.',
    porque:
      'Quem pede desconto em geral não viu a diferença, testa por hábito ou não tem o dinheiro agora. Pergunte: “Caro comparado com o quê?” A resposta diz se falta valor, prazo ou cliente certo.',
    passos: [
      'Hoje, calcule a sobra dos três itens mais pedidos e escreva o desconto máximo de cada um.',
      'Nesta semana, troque o desconto por brinde barato, prazo ou pacote, e treine a frase de resposta.',
      'Em 30 dias, compare quantos fecharam com e sem desconto e quanto sobrou no total.',
    ],
    confira: 'se o desconto não passa da sua margem e se não vai virar preço normal.',
    quem: null,
  },
  {
    id: 'orcamento',
    nome: 'orçamento e venda que não fecha',
    base: 'Orçamento se ganha antes do preço: responda no mesmo dia, pergunte o que a pessoa precisa e para quando, e mande duas ou três opções com o que cada uma inclui e até quando vale. Depois volte a falar: a maior parte dos que somem só esqueceu. “Oi, Ana, ficou alguma dúvida da proposta? Tenho a quinta livre.”',
    decidir:
      'Gaste tempo com quem tem data, dinheiro e decide; com os outros, mande uma faixa de preço e siga. Visita longe ou projeto que toma horas se cobra, com abatimento se fechar.',
    quanto:
      'Conte: fechados ÷ enviados. Abaixo de 2 em 10, o problema é a quem você manda ou a demora; entre 3 e 5, é normal; acima de 7, o preço está baixo. Serviços que quer no mês ÷ essa parte = orçamentos a mandar.',
    pode: 'Pode cobrar visita ou orçamento, se avisar o valor antes. O orçamento entregue vale 10 dias, se não disser outro prazo, e depois de aceito obriga os dois.',
    porque:
      'Somem por demora, por preço solto sem explicação, porque pediram a vários ou porque não era a hora. Ligue para três que não fecharam e pergunte com quem ficaram e por quê: é a pesquisa mais barata que existe.',
    passos: [
      'Hoje, responda os que esperam e anote quem pediu, quando e o que aconteceu.',
      'Nesta semana, faça um modelo com duas opções, prazo de validade e formas de pagar.',
      'Volte a falar em 2 e em 7 dias com cada um; no fim do mês, veja quantos fecharam por tipo de cliente.',
    ],
    confira: 'se o seu preço cobre material, deslocamento e as horas, antes de baixar para fechar.',
    quem: null,
  },
  {
    id: 'escopo',
    nome: 'o cliente que pede além do combinado',
    base: 'O que não está escrito vira obrigação sua. Diga sim com preço: “Dá para fazer, fica mais tanto e leva dois dias. Posso incluir?” Uma ajuda pequena pode ser presente, mas avise que é, para não virar regra. Limite de horário, de mudanças e de dúvidas se escreve na proposta.',
    decidir:
      'Some as horas que esse cliente toma e divida o que ele paga por elas. Se dá menos do que a sua hora, reajuste, reduza o que entrega ou recuse com uma indicação; se dá mais, ponha limite e fique com ele.',
    quanto:
      'Cobre o extra pela sua hora (o que precisa tirar no mês ÷ horas que consegue vender) mais material, com um mínimo por pedido. Urgência e fora de hora, 30% a 50% a mais.',
    pode: 'Pode cobrar tudo o que não estava no combinado e recusar o que não quer fazer, avisando antes de começar. O que ficou prometido em mensagem, você cumpre.',
    porque:
      'Pedem mais porque ninguém disse onde acaba. Na primeira vez que você faz de graça e calado, aquilo entra no preço.',
    passos: [
      'Hoje, mande o resumo do que estava combinado e do que foi pedido depois, com o valor de cada coisa.',
      'Nesta semana, ponha na proposta: o que inclui, quantas mudanças, horário de atendimento e preço do extra.',
      'No mês, some as horas por cliente e reajuste os dois piores.',
    ],
    confira: 'as mensagens em que aceitou o pedido: elas valem como combinado.',
    quem: null,
  },
  {
    id: 'reclamacao',
    nome: 'reclamação, defeito e serviço a refazer',
    base: 'Atenda em um dia e veja com os próprios olhos: quem é ouvido depressa quase nunca vai ao Procon. Separe três casos: erro seu, refaça sem cobrar; mau uso ou mudança de ideia, mostre com foto e ofereça o conserto pelo custo; dúvida, divida. “Vou aí amanhã às 9 h ver; se for nosso, resolvo na hora.”',
    decidir:
      'Refaça se a falha é sua ou se o cliente vale mais que o material; não refaça de graça o que ele aprovou, mexeu ou gastou com o uso. Devolver parte do dinheiro é o caminho quando refazer custa mais que o serviço.',
    quanto:
      'A garantia legal é de 90 dias para o que dura e 30 para o que se consome, e você tem até 30 dias para consertar. Conte o custo de cada volta (material + horas + ida): ele entra no preço do próximo.',
    pode: 'O cliente pode exigir conserto de defeito; se não sair em 30 dias, escolhe troca, dinheiro de volta ou desconto. Gosto pessoal e mau uso provado não obrigam. Não pode negar a garantia legal, nem com placa ou contrato.',
    porque:
      'Defeito que se repete tem quase sempre uma destas origens: material diferente, pressa, medida mal tirada ou combinado mal explicado. Três voltas pelo mesmo motivo pedem mudança no jeito de fazer.',
    passos: [
      'Hoje, ouça sem discutir, peça foto ou vá ver, e diga a data em que resolve.',
      'Decida pela causa e registre por escrito o que foi feito e aceito.',
      'Anote cada volta com a causa e mude o passo que mais se repete; fotografe antes e depois de cada serviço.',
    ],
    confira: 'o que o cliente aprovou, a data da entrega e se alguém mexeu depois.',
    quem: 'o Procon, em dúvida sobre a obrigação',
  },
  {
    id: 'troca',
    nome: 'troca e devolução',
    base: 'Sem defeito, a loja física só troca se quiser ou se prometeu; com defeito, é obrigada a resolver em 30 dias; compra pela internet ou telefone pode ser devolvida em 7 dias. Uma regra curta na nota e no caixa (prazo, etiqueta, o que não troca) acaba com a discussão e costuma vender mais.',
    decidir:
      'Troque quando o produto volta a vender e o cliente volta a comprar; recuse o que foi usado, está sem etiqueta ou passou do prazo, com uma saída gentil: vale, ajuste ou conserto.',
    quanto:
      'Conte as trocas de um mês e o que cada uma custa (frete, peça que não revende, tempo). Mais de 5% das vendas pede descrição melhor, tabela de medidas ou outro fornecedor.',
    pode: 'Pode dar vale em vez de dinheiro quando a troca é gentileza sua. No defeito ou na compra a distância, o dinheiro volta, com o frete. Peça íntima e item feito sob medida podem ficar fora da troca por gosto, se avisado.',
    porque:
      'Voltam por tamanho, por foto diferente do real, por presente e por impulso. Perguntar o motivo em cada troca mostra o que mudar na compra ou no anúncio.',
    passos: [
      'Hoje, escreva a regra em cinco linhas e ponha no caixa, na nota e no perfil.',
      'No caso de agora, veja se há defeito, a data e onde foi comprado, e ofereça a saída certa por escrito.',
      'Anote o motivo de cada troca por um mês e corrija o maior.',
    ],
    confira: 'se a compra foi na loja ou a distância e se há defeito: é isso que decide a obrigação.',
    quem: 'o Procon, em dúvida',
  },
  {
    id: 'agenda',
    nome: 'horários vazios, faltas e agenda',
    base: 'Hora vazia não volta. Três coisas enchem e seguram a agenda: confirmar na véspera com pergunta (“Confirma amanhã às 15 h?”), regra clara de atraso e falta, e uma lista de espera para chamar quando abre buraco. Nos horários fracos, ofereça pacote ou preço menor só ali.',
    decidir:
      'Feche, junte ou anuncie o horário fraco pela conta: quem aparece × sobra de cada um, contra o que custa ficar aberto naquele tempo. Horário cheio com fila pede preço maior, não mais horas.',
    quanto:
      'Ocupação = horas atendidas ÷ horas abertas. Abaixo de 60%, encha antes de ampliar; acima de 85%, suba o preço ou abra vaga. Faltas acima de 1 em 10 pedem sinal.',
    pode: 'Pode cobrar falta ou sinal, se avisou ao marcar e a pessoa aceitou; sem aviso, só dali em diante. Em consulta de saúde, confira a regra do conselho.',
    porque:
      'Faltam porque esqueceram, porque marcar não custa nada ou porque acharam outro. Dias vazios quase sempre são os mesmos: anote por duas semanas o dia, a hora e o motivo.',
    passos: [
      'Hoje, mande a confirmação de amanhã e chame três da lista de quem sumiu.',
      'Nesta semana, escreva a regra (atraso de 15 minutos, remarcar até tantas horas antes) e diga ao marcar.',
      'No mês, conte faltas e buracos por dia da semana e ofereça pacote só para os dois piores horários.',
    ],
    confira: 'se o preço do horário fraco ainda paga quem trabalha nele.',
    quem: null,
  },
  {
    id: 'cliente-dificil',
    nome: 'o cliente difícil ou que passa do limite',
    base: 'Baixe o tom e leve para um canto: “Quero resolver. Me conte o que houve desde o começo.” Repita o que ouviu, diga o que pode fazer e até quando. Grito pede pausa; ameaça ou agressão pede distância, segurança e polícia (190). A sua equipe precisa saber que você a defende.',
    decidir:
      'Fique com quem reclama com razão; dispense quem humilha, ameaça ou custa mais do que deixa. Dispense com educação e por escrito: termine o que começou, devolva o que não fez e indique outro.',
    quanto:
      'Some o que ele deixa por mês e tire as suas horas e as da equipe com ele. Se o resultado é menor do que um cliente comum, não há o que perder.',
    pode: 'Pode ter regras da casa (criança, animal, horário, som, taxa) à vista e iguais para todos, e pode deixar de atender quem ofende. Não pode recusar por raça, religião, deficiência, idade ou orientação. Taxa de serviço é opcional para o cliente.',
    porque:
      'Quase sempre há espera, promessa mal entendida ou medo de perder dinheiro por trás da grosseria. Uns poucos só testam até onde vão.',
    passos: [
      'Hoje, converse em particular, anote o que foi dito e o que ficou combinado.',
      'Nesta semana, ponha as regras da casa à vista e combine com a equipe quem assume quando esquenta.',
      'Depois de duas vezes, escreva que não vai mais atender, com o acerto do que falta.',
    ],
    confira: 'se houve falha sua antes: ela se resolve primeiro.',
    quem: null,
  },
  {
    id: 'reputacao',
    nome: 'avaliações e o que falam de você',
    base: 'A resposta é lida por quem ainda vai comprar. Responda uma vez, no mesmo dia, curto e sem brigar: agradeça, diga o que fez ou vai fazer e chame para o particular. “Marina, sinto muito pela espera de sábado. Mudamos a escala; me chame no telefone tal para acertarmos.” E peça avaliação a quem sai contente: muitas boas pesam mais que uma ruim.',
    decidir:
      'Responda sempre à crítica verdadeira; à mentira, responda com o fato e denuncie na plataforma. Não ofereça dinheiro para apagar nem entre em discussão.',
    quanto:
      'Para subir a nota, faça a conta: com 40 avaliações e média 4,2, são umas 30 notas cinco para chegar a 4,5. Peça a dez clientes por semana, logo depois do elogio.',
    pode: 'O cliente pode contar o que viveu. Mentira que prejudica, ofensa ou nome falso dá direito a pedir a retirada e, com prova, indenização. Você não pode expor dados da pessoa na resposta.',
    porque:
      'Reclamam em público quando não foram ouvidos em particular, ou quando a promessa foi maior que a entrega. Leia as dez últimas e marque o que se repete.',
    passos: [
      'Hoje, guarde a imagem da publicação e responda uma vez, com calma.',
      'Nesta semana, resolva a causa e conte ao cliente o que mudou; muitos corrigem a nota.',
      'Peça avaliação a dez clientes contentes, com o link pronto.',
    ],
    confira: 'com a equipe, o que aconteceu naquele dia, antes de responder.',
    quem: 'um advogado, se for mentira com prejuízo',
  },
  {
    id: 'volta',
    nome: 'fazer o cliente voltar e ficar',
    base: 'Vender de novo a quem já comprou custa muito menos do que achar outro. Anote nome, o que comprou e quando volta a precisar, e chame na hora certa com um motivo de verdade: “Oi, Paula, faz seis semanas do corte; quinta às 18 h ainda está livre.” Quem cancela ou some merece uma ligação: o motivo vale dinheiro.',
    decidir:
      'Um programa de pontos, mensal ou brinde só compensa se for simples (uma regra), barato (até 5% da compra) e fizer voltar antes. Se precisa explicar, não pega.',
    quanto:
      'Conte quantos compraram de novo em 60 dias. A cada cliente que fica, some o que ele deixa por ano: é o máximo que vale gastar para segurá-lo, e o quanto custa perdê-lo.',
    pode: 'Pode chamar quem deixou o contato e não pediu para parar; quem pede, sai da lista na hora. No plano mensal, cancelar tem de ser tão fácil quanto entrar, e a multa só vale se estava escrita e é proporcional.',
    porque:
      'Somem por falta de lembrança, por uma falha que ninguém ouviu, por mudança de vida ou por oferta melhor. Ligue para dez que sumiram: em geral dois motivos explicam quase todos.',
    passos: [
      'Hoje, liste quem não volta há mais tempo que o normal e chame cinco pelo nome.',
      'Nesta semana, marque o próximo encontro antes de a pessoa sair e mande a mensagem de dois dias depois.',
      'No mês, conte quantos voltaram e acerte o motivo de saída mais repetido.',
    ],
    confira: 'se quem saiu reclamou antes de alguma coisa.',
    quem: null,
  },
  {
    id: 'empresas',
    nome: 'cliente grande, contrato e venda para empresas',
    base: 'Cliente grande traz volume e também manda em você: nenhum deveria passar de um terço do que entra. Antes de aceitar preço, prazo ou exclusividade, peça em troca quantidade mínima, prazo de contrato e reajuste escrito. E use as horas boas para achar mais dois compradores enquanto este ainda compra.',
    decidir:
      'Aceite se três coisas couberem: a sobra depois de tudo é positiva, você aguenta esperar o pagamento, e a saída dele não fecha a empresa. Faltou uma, aceite menor ou com entrada.',
    quanto:
      'Faça: preço − custo − imposto − taxa − custo de esperar o prazo (2% a 4% por mês) − comissão. E o risco: o que ele compra ÷ tudo o que vende; acima de 30%, comece a trocar a mistura.',
    pode: 'Pode negociar preço, prazo, multa e exclusividade livremente entre empresas; o que assina, cumpre. Leia multa, prazo de pagamento, quem paga frete e devolução, e como se sai. Para a prefeitura, valem cadastro, certidões e edital.',
    porque:
      'Ele aperta porque sabe que você depende e que há outros na fila. O que muda a conversa é ter outra venda possível e saber o seu custo na ponta do lápis.',
    passos: [
      'Hoje, calcule quanto esse cliente representa e o que sobra dele, já com o prazo.',
      'Nesta semana, escreva a contraproposta: volume mínimo, prazo menor ou preço em degraus, e leve três números.',
      'No mês, procure cinco compradores do mesmo tipo, começando por quem já pediu preço.',
    ],
    confira: 'o contrato (multa, prazo, exclusividade) e o seu caixa nos próximos três meses sem ele.',
    quem: 'um advogado, antes de assinar exclusividade ou multa',
  },
]
