/** How to say what the theme advises, and what is left where the other side refuses or it doesn't work: what owners ask next. */
export interface Turns {
  dizer: string
  senao: string
}

export const THEME_TURNS: Readonly<Record<string, Turns>> = {
  calote: {
    dizer:
      'Em particular, curto, com valor e data, sem acusar: “Oi, Carlos. Ficou em aberto o valor tal, do serviço do dia tal. Fecho em três vezes no Pix, a primeira hoje. Posso mandar o acordo?”',
    senao:
      'Se ele recusa ou falha na primeira parcela, mande um aviso por escrito com prazo de dez dias. Depois, o caminho formal: Juizado Especial (até 20 salários mínimos sem advogado), protesto ou negativação. Até lá, nada novo a prazo, e nada de expor o nome dele ou segurar um bem.',
  },
  fiado: {
    dizer:
      'Diga como regra, igual para todos: “Trabalho com metade agora e o resto em data marcada; à vista ou no cartão, libero na hora. O que já está em aberto a gente acerta primeiro.” Regra não ofende ninguém.',
    senao:
      'Se ele não aceita, venda só a parte que você aguenta esperar, com data e assinatura (nota, boleto ou acordo), ou procure outro comprador: quem só compra sem pagar não é venda perdida. O que já deve vira acordo à parte, em parcelas.',
  },
  sinal: {
    dizer:
      'Diga antes, como parte do serviço: “Para reservar a data peço 30% agora; até 15 dias antes devolvo tudo, depois fica para cobrir o que já comprei.” Mande por mensagem e peça um “de acordo”.',
    senao:
      'Se ele não aceita o sinal, não reserve: ofereça um valor menor ou data livre sem garantia. Se quer tudo de volta, mostre a conta do que já gastou, devolva o resto e ofereça remarcar; sem acordo, o Procon ou o Juizado decide pelo que está escrito.',
  },
  desconto: {
    dizer:
      'Não se justifique: diga o preço e espere. “O valor é tanto, com isto incluído. Se quiser pagar menos, faço a versão menor por tanto; à vista no Pix consigo tirar um pouco.”',
    senao:
      'Se ainda acha caro, deixe a porta aberta: “Entendo. Fico à disposição se mudar de ideia.” Anote o motivo: de dez que acham caro, uns voltam; se mais da metade vai embora, reveja a oferta antes do preço.',
  },
  orcamento: {
    dizer:
      'Volte a falar com uma pergunta fácil: “Oi, Ana, ficou alguma dúvida da proposta? Tenho a quinta livre e consigo segurar o valor até sexta. Sigo com a reserva?”',
    senao:
      'Se não responde a duas mensagens em dez dias, feche com educação: “Vou tirar da agenda; quando quiser, refaço.” Anote o motivo da perda: preço, prazo ou confiança, e mude o que mais se repete.',
  },
  escopo: {
    dizer:
      'Diga sim com preço: “Dá para fazer, sim. Fica mais tanto e leva mais dois dias, porque não estava no combinado. Posso incluir?” Por escrito, antes de começar.',
    senao:
      'Se ele insiste que estava incluído, mostre o combinado e ofereça duas saídas: entregar o que foi fechado, ou fazer o extra com desconto desta vez e por escrito daqui em diante. Não faça calado: o próximo pedido será maior.',
  },
  reclamacao: {
    dizer:
      'Ouça, repita e marque: “Sinto muito por isso. Quero ver com os meus olhos: vou aí amanhã às 9 h. Se for falha nossa, resolvo sem cobrar.”',
    senao:
      'Se não aceita o conserto, ofereça por escrito as saídas: refazer, abater ou devolver o valor, com data. Sem acordo, guarde fotos e conversas: no Procon ou no Juizado, quem mostra que ofereceu solução sai melhor.',
  },
  troca: {
    dizer:
      'Comece pela solução: “Trocar por outro eu consigo agora, dentro do prazo e com a etiqueta. Se preferir, deixo um vale no mesmo valor.” Com defeito: “Vou resolver; preciso ver o produto e a nota.”',
    senao:
      'Se ele quer mais do que a regra dá, mostre o prazo escrito e ofereça vale, ajuste ou conserto. Com defeito não resolvido em 30 dias, a escolha é dele: outro igual, o dinheiro ou abatimento.',
  },
  agenda: {
    dizer:
      'Avise a regra ao marcar, igual para todos: “Seu horário está reservado. Se precisar mudar, me avise até a véspera; sem aviso, a próxima marcação é com pagamento antecipado. Confirma amanhã às 15 h?”',
    senao:
      'Se falta de novo, só marque com pagamento antecipado; se não aceita, chame a lista de espera. Perder quem falta abre horário para quem vem.',
  },
  'cliente-dificil': {
    dizer:
      'Voz baixa e limite claro: “Quero resolver, mas preciso que a conversa seja com respeito. O que eu posso fazer é isto, até amanhã.”',
    senao:
      'Se continua, encerre com calma: “Assim não consigo ajudar; terminamos por aqui e devolvo o que falta.” Com ameaça ou agressão, chame a polícia (190) e guarde mensagens e imagens.',
  },
  reputacao: {
    dizer:
      'Em público, três linhas: “Marina, sinto muito pelo que houve no sábado. Já mudamos isto. Me chame no telefone tal para eu acertar com você.” O resto se fala no particular.',
    senao:
      'Se ela não responde ou não apaga, deixe a sua resposta e siga: quem lê vê as duas versões. Peça avaliação a vinte clientes contentes; se é mentira, denuncie na plataforma com prova.',
  },
  volta: {
    dizer:
      'Chame pelo nome, com motivo e horário: “Oi, Paula, faz seis semanas do corte; quinta às 18 h está livre. Guardo para você?” E ao terminar: “Já deixo marcado o próximo?”',
    senao:
      'Se não responde, uma segunda mensagem em duas semanas com uma novidade, e pare. Pergunte a cinco que sumiram o que faltou: o motivo que se repete é o que mudar.',
  },
  empresas: {
    dizer:
      'Fale em troca, não em favor: “Consigo esse preço com quantidade mínima e pagamento em 28 dias. Para 60 dias, o preço é tanto, que é o custo de esperar. Qual prefere?”',
    senao:
      'Se ele não cede, aceite só uma parte que não comprometa o caixa, com sinal para o material, e use o tempo para achar mais dois compradores. Quem só compra com a sua conta no vermelho custa mais do que deixa.',
  },
  reajuste: {
    dizer:
      'Avise com data, motivo em uma linha e sem pedir desculpa: “A partir do dia 1º o valor passa a tanto, porque os custos subiram e quero manter a mesma qualidade. Quem fechar até lá fica com o preço de hoje.” A equipe diz a mesma frase.',
    senao:
      'Se um cliente não aceita, ofereça uma versão menor pelo preço antigo, não o desconto. Se muitos saem, confira a conta: enquanto a sobra total for maior que antes, o aumento está certo mesmo com menos vendas.',
  },
  preco: {
    dizer:
      'Diga o que inclui e depois o preço, sem justificar: “Fica tanto, com material, entrega e garantia. Começo na terça. Posso reservar?” E espere em silêncio.',
    senao:
      'Se não fecham por esse preço, não baixe no escuro: ofereça uma versão menor, mude prazo ou pagamento, e anote quantos recusam. Abaixo do seu mínimo, recuse.',
  },
  concorrencia: {
    dizer:
      'Não fale mal dele: “Ele é bom no preço. Aqui você tem troca na hora, entrega hoje e fala com quem fez. Quer levar para experimentar?”',
    senao:
      'Se mesmo assim escolhem o outro, pergunte a dez que saíram o motivo. Se é só preço, iguale dois itens que chamam; se é horário, fila ou produto, mude isso, que é mais barato do que dar desconto em tudo.',
  },
  lucro: {
    dizer:
      'Leve um número, não uma queixa: “De cada 100 que entram, sobram tantos. Quero chegar a tanto em três meses; vamos começar por esta linha.” Vale para sócio, família e equipe.',
    senao:
      'Se não melhora em dois meses, volte à folha do resultado: ou uma linha de custo ficou de fora, ou a venda não paga a estrutura, e aí é cortar um gasto fixo ou mudar preço, não trabalhar mais horas.',
  },
  caixa: {
    dizer:
      'Peça prazo antes de vencer, com data e valor: “Este mês consigo pagar metade no dia 10 e metade no dia 25. Está combinado assim?” Quem avisa antes quase sempre consegue.',
    senao:
      'Se não aceitam esperar, pague primeiro gente e o que mantém a porta aberta; para o resto, venda o que está parado, receba adiantado com vantagem ou parcele a dívida mais cara por uma mais barata.',
  },
  divida: {
    dizer:
      'Ligue com o número na mão: “Quero pagar e consigo tanto por mês. Qual o desconto à vista e qual a parcela sem juro em cima de juro? Preciso por escrito, com o CET.” Não aceite na primeira ligação.',
    senao:
      'Se o banco não aceita, peça portabilidade a outro banco ou cooperativa e registre no Banco Central ou no consumidor.gov.br. Se as parcelas não cabem de jeito nenhum, a lei do superendividamento e a Defensoria ajudam a pessoa física.',
  },
  retirada: {
    dizer:
      'Em casa, diga o número: “A empresa consegue pagar tanto por mês, no dia 5. O que passar disso, esperamos o trimestre fechar.” Para o sócio, o mesmo, por escrito.',
    senao:
      'Se o valor não paga a casa, há dois caminhos: baixar a despesa da casa por uns meses ou buscar mais sobra na empresa, com meta. Tirar mais do que ela deixa vira dívida nos dois lugares.',
  },
  recebimento: {
    dizer:
      'Diga sem desconfiar da pessoa: “Assim que cair aqui no aplicativo eu libero; leva um minuto.” E para a maquininha: “Vendo tanto por mês e tenho proposta de tanto. Você cobre?”',
    senao:
      'Se a operadora não baixa, passe parte das vendas para outra e ofereça vantagem no Pix. Se o pagamento não caiu, não entregue: peça outro meio ou guarde o pedido.',
  },
  imposto: {
    dizer:
      'Pergunte ao contador por escrito: “Somei tanto no ano e espero tanto até dezembro. Quanto pago em cada caminho, desde quando vale e o que preciso entregar?”',
    senao:
      'Se o contador não responde ou não explica, peça uma segunda opinião com os mesmos números; o Sebrae orienta de graça. Guia atrasada se parcela: quanto antes, menor a multa.',
  },
  licenca: {
    dizer:
      'Na prefeitura ou na Vigilância, pergunte: “Vou fazer isto, neste endereço. Qual é a lista de exigências, o prazo e a taxa?” Ao fiscal: “Mostro tudo; pode me deixar por escrito o que falta e o prazo?”',
    senao:
      'Se negarem, peça o motivo por escrito: quase sempre é endereço, obra ou documento que se corrige. Há prazo para recurso na notificação; não abra nem continue sem resolver.',
  },
  contrato: {
    dizer:
      'Apresente como proteção dos dois: “Escrevi em uma página o que combinamos, para ninguém esquecer: o que inclui, valor e datas. Confere e me responde com um ‘de acordo’?”',
    senao:
      'Se ele não quer assinar, mande o combinado por mensagem e só comece com a resposta e a entrada paga. Quem recusa qualquer registro avisa como vai ser na hora de pagar.',
  },
  dados: {
    dizer:
      'Peça dizendo para quê: “Posso usar esta foto no nosso Instagram? Se mudar de ideia, eu tiro no mesmo dia.” Por mensagem, e de menor, aos pais.',
    senao:
      'Se a pessoa disser não, não publique nem guarde; se já publicou, tire no mesmo dia e confirme. Negar não muda o atendimento.',
  },
  contratar: {
    dizer:
      'Diga tudo antes: “O trabalho é este, neste horário, o salário é tanto com registro desde o primeiro dia. Os primeiros 45 dias são de experiência para nós dois. O que você faz hoje e o que espera?”',
    senao:
      'Se a pessoa não aceita o salário, ofereça horário, função ou prêmio por resultado, nunca “sem registro”. Se não serve na experiência, encerre até o último dia dela; se ninguém aparece, mude anúncio, horário ou valor.',
  },
  faltas: {
    dizer:
      'A sós, com fato e pedido: “Nesta semana você chegou depois das 8 h em três dias, e a abertura atrasou. O que está acontecendo? Preciso de você às 8 h a partir de amanhã. O que combinamos?” Anote a resposta.',
    senao:
      'Se repete depois da conversa, advertência por escrito no mesmo dia; de novo, outra, depois suspensão. Se se recusa a assinar, duas testemunhas assinam. Com o histórico, o contador diz se cabe demissão e de que tipo.',
  },
  salario: {
    dizer:
      'Reconheça e mostre a conta: “Você faz falta aqui e quero te responder direito. Hoje consigo tanto; para chegar a tanto, o que precisa acontecer é isto, e revemos em 90 dias.” Por escrito.',
    senao:
      'Se não aceita, pergunte o que mais pesa: horário, função, distância ou dinheiro. Cubra só o que cabe todo mês; se for embora, peça o aviso, comece já a preparar outra pessoa e deixe a porta aberta.',
  },
  demitir: {
    dizer:
      'De manhã, a sós, dez minutos: “Decidi encerrar o seu contrato. A decisão está tomada. Vou explicar os seus direitos, o aviso e o dia do pagamento.” Não discuta o passado.',
    senao:
      'Se não quer assinar, leia na frente de duas testemunhas, que assinam, e pague no prazo do mesmo jeito. Se contesta, quem fala é o contador ou o advogado, com os registros.',
  },
  conduta: {
    dizer:
      'A sós, no mesmo dia, o fato e o pedido: “Ontem você respondeu à cliente de costas e ela foi embora. Preciso que olhe e cumprimente. O que houve? Sexta vemos como foi.”',
    senao:
      'Se nega ou repete, advertência por escrito com o fato e a data, e um prazo. Sem mudança, suspensão e demissão, com o contador: deixar passar ensina o resto da equipe.',
  },
  rendimento: {
    dizer:
      'Mostre o padrão e o número: “Faço uma com você olhando, você faz uma comigo ao lado. A meta da semana é tanto por dia; na sexta vemos juntos o que atrapalhou.”',
    senao:
      'Se não melhora em quatro semanas de treino, experimente outra função. Se sabe e não faz, é conversa com prazo escrito; sem mudança, troque.',
  },
  'trabalho-lei': {
    dizer:
      'Explique simples: “Vou te registrar a partir de tal dia. O salário é tanto, o horário é este e os descontos são estes. Preciso dos seus documentos até sexta.”',
    senao:
      'Se a pessoa não quer registro, não aceite: a obrigação é sua mesmo com o pedido dela por escrito. Ofereça contrato por dia chamado (intermitente) ou horário menor; senão, contrate outra.',
  },
  saida: {
    dizer:
      'Com quem quer sair: “Quero entender antes de responder: o que pesa mais, dinheiro, horário ou futuro?” Com os clientes: “A Ana seguiu outro caminho; a Bia já conhece a sua ficha e te atende na quinta.”',
    senao:
      'Se ele vai mesmo, combine o aviso, a passagem do serviço e a devolução de chaves e contatos, e avise os clientes no mesmo dia. Cliente escolhe com quem fica; o que é da casa é a ficha, o telefone e a marca.',
  },
  socio: {
    dizer:
      'Marque hora e leve números, não acusações: “Quero falar da divisão, não de você. Escrevi o que cada um faz, as horas e o que tira. Como você vê? O que seria justo daqui em diante?” Termine com duas decisões por escrito.',
    senao:
      'Se não quer conversar ou mudar, chame alguém de fora (contador ou mediador) e proponha por escrito: retirada só de quem trabalha, ou a compra da parte de um pelo outro. Sem acordo, advogado societário, antes de parar de assinar junto.',
  },
  familia: {
    dizer:
      'Fora da mesa do almoço: “Na empresa quero te tratar como trato qualquer um: esta é a função, o horário e o salário. Vamos testar três meses e conversar todo mês.”',
    senao:
      'Se não aceita as regras, melhor não entrar (ou sair com data combinada) do que brigar em casa. Ajude de outro jeito: indicação, curso ou um valor fixo que não passe pela empresa.',
  },
  parceria: {
    dizer:
      'Ponha na mesa uma página: “Eu entro com isto, você com aquilo. A divisão é esta, o acerto é toda sexta e testamos por 60 dias. O que você mudaria?”',
    senao:
      'Se não aceita a divisão, proponha um valor fixo por uso ou por indicação em vez de porcentagem. Sem nada escrito, não comece.',
  },
  dono: {
    dizer:
      'Diga a alguém de confiança, com palavras simples: “Estou no limite e preciso de ajuda com isto nesta semana.” À equipe: “Na sexta não estou; a Rosa decide até tanto.”',
    senao:
      'Se a pausa não basta ou ninguém pode cobrir, reduza antes de parar: feche um dia, recuse um serviço, passe uma tarefa. Se pesar demais, o CVV escuta no 188, a qualquer hora.',
  },
  seguranca: {
    dizer:
      'Diga como ordem e cuidado: “Sem proteção a máquina não liga. Não é bronca: quero você inteiro em casa. O que te atrapalha no equipamento?”',
    senao:
      'Se não usa mesmo depois de treinado, advertência por escrito e fora da tarefa: a lei cobra de quem deixa. Se o equipamento incomoda, troque o modelo.',
  },
  furto: {
    dizer:
      'Sem acusar ninguém: “A partir de hoje contamos o caixa juntos no começo e no fim do turno. É para proteger todo mundo.” Vale igual para todos.',
    senao:
      'Se a falta continua com a contagem, você já sabe o turno e o item: aí câmera avisada, boletim de ocorrência e advogado. Sem prova, não acuse nem desconte.',
  },
  divulgar: {
    dizer:
      'Uma oferta por vez, com foto real e próximo passo: “Bolo de pote de cenoura saindo agora, a partir de tanto. Entrego no bairro até as 18 h. Peça aqui neste número.”',
    senao:
      'Se em 15 dias não veio ninguém, mude uma coisa: a foto, a oferta ou o público, e pergunte a quem compra por onde chegou. Não ponha mais dinheiro no que não trouxe.',
  },
  movimento: {
    dizer:
      'Chame quem já comprou, pelo nome e com motivo: “Oi, Dona Lúcia, chegou aquilo que a senhora procurava; separei até sábado.” Na loja, ofereça um item junto: “Vai com este?”',
    senao:
      'Se em um mês não reage, olhe os três números: quantos entram, quantos compram e quanto levam. O que caiu mostra se é divulgação, atendimento ou preço; mudar tudo junto não ensina nada.',
  },
  sazonal: {
    dizer:
      'Avise cedo e com vantagem: “Na época parada estou com agenda livre: quem marcar agora paga menos e escolhe o dia.” No pagamento mensal: “O ano custa tanto, dividido em 12 para caber.”',
    senao:
      'Se não aceitam pagar na baixa, guarde dos meses cheios o que falta e ofereça um segundo serviço. Para o próximo ano, ponha a divisão em 12 no contrato, na hora de fechar.',
  },
  online: {
    dizer:
      'Responda rápido e feche: “Tenho, sim. Fica tanto com o frete e chega na quinta. Mando o link para pagar?” Foto, preço e prazo na primeira mensagem.',
    senao:
      'Se olham e não compram, teste na ordem: foto, preço com frete à vista, prazo e resposta em minutos. Se em 60 dias o canal não paga a própria taxa, fique com poucos itens nele.',
  },
  entrega: {
    dizer:
      'Diga a taxa e o prazo antes do pedido: “Para o seu bairro a entrega é tanto e chega até 19h30. Se retirar aqui, não paga.”',
    senao:
      'Se não querem pagar a entrega, ofereça retirada, dia certo por bairro ou grátis a partir de um valor que pague o custo. Entregar no prejuízo não fideliza.',
  },
  produto: {
    dizer:
      'Ofereça como teste: “Estou começando a fazer isto e quero a sua opinião. Sai na sexta por tanto; posso reservar um?” Quem paga antes responde a verdade.',
    senao:
      'Se não vendeu vinte em um mês, pare e pergunte a dez clientes por quê. Aproveite o material em outro item e teste a segunda ideia, uma por vez.',
  },
  estoque: {
    dizer:
      'Avise primeiro quem já comprou: “Vou abrir espaço na loja e separei estas peças com preço especial até sábado. Quer ver as do seu tamanho?” Ao fornecedor: “Troca estas por outras que giram?”',
    senao:
      'Se não saiu na primeira etapa, baixe mais um degrau com data, junte em kit com o que vende ou troque com o fornecedor. O que não sai de jeito nenhum, doe e pare de comprar igual.',
  },
  perdas: {
    dizer:
      'Combine com a equipe: “Tudo o que for fora entra nesta folha, com o motivo. Não é para achar culpado, é para fazer menos do que sobra.” Ao cliente: “Hoje, depois das 18 h, sai por menos.”',
    senao:
      'Se a perda não cai em três semanas, reduza a quantidade dos dois itens que mais sobram, mesmo que falte um pouco no fim do dia.',
  },
  fornecedor: {
    dizer:
      'Leve número e troca: “Compro tanto por mês e pago em dia. Tenho outra proposta a tanto. Fecho seis meses com você se vier a tanto, ou com 45 dias. O que consegue?”',
    senao:
      'Se ele não cede no preço, peça prazo, frete, bonificação ou entrega menor. Se não vem nada, passe um décimo da compra para o segundo fornecedor, aumente aos poucos e repasse o que subiu no preço.',
  },
  expandir: {
    dizer:
      'À equipe e à família, com número: “Vamos testar por três meses. Continuamos se entrar tanto por mês; se não, voltamos sem dívida.” Ao cliente: “Estou com fila; o primeiro horário é tal dia.”',
    senao:
      'Se o teste não paga a própria conta no prazo, feche-o sem vergonha e use o que aprendeu. Crescer no mesmo lugar (preço, horário, equipe) costuma render antes.',
  },
  horario: {
    dizer:
      'Avise com duas semanas, na porta e no WhatsApp: “A partir do dia tal abrimos das 9 h às 18 h e sábado até as 14 h. Precisa de outro horário? Marque comigo.”',
    senao:
      'Se os clientes reclamam, atenda naquele horário só com hora marcada por quatro semanas e conte quantos vêm. Se a equipe não aceita, mude por escala combinada e dentro da lei.',
  },
  prazo: {
    dizer:
      'Antes que ele pergunte, o fato, a data e a escolha: “Não fica pronto na sexta; a falha foi minha. Entrego na quarta com certeza. Prefere assim, ou levo uma parte na sexta?”',
    senao:
      'Se ele não aceita a nova data, ofereça parte agora, abatimento ou a devolução do que ainda não foi feito, e cumpra. Para não repetir, prometa com um quinto de folga.',
  },
  organizar: {
    dizer:
      'À equipe, uma mudança por vez: “A partir de segunda fazemos assim, está na folha da parede. Testem uma semana e me digam o que não funciona.”',
    senao:
      'Se não pega, a regra está longa ou não ajuda quem faz: corte pela metade, faça junto por três dias e confira todo dia no mesmo horário.',
  },
  encerrar: {
    dizer:
      'Nesta ordem e com data: família, equipe, fornecedores e clientes. “Decidi encerrar em tal dia. Tudo o que foi combinado será entregue e pago; este é o calendário.”',
    senao:
      'Se não aparece comprador ou o acordo não fecha, reduza o tamanho para parar de perder, baixe o preço com prazo, ou feche em ordem com o contador: dívida com data custa menos que porta aberta no prejuízo.',
  },
  equipamento: {
    dizer:
      'Peça ao vendedor por escrito: “Preço à vista, total financiado, garantia, prazo de entrega e quem conserta aqui. No usado, quero laudo, histórico e teste com o meu mecânico.”',
    senao:
      'Se não aceitam a sua conta ou o laudo, não compre: há outro. Enquanto isso, alugue, conserte o que dá e junte mais entrada; parcela que não cabe no mês fraco para a empresa.',
  },
  quebra: {
    dizer:
      'Avise quem espera, com hora: “O equipamento parou; já chamei o técnico. O seu fica para amanhã às 10 h. Prefere esperar ou retirar hoje como está?”',
    senao:
      'Se o técnico não resolve ou demora, peça segundo orçamento e alugue ou terceirize já o que tem prazo. Dano por falta de luz se pede por escrito à distribuidora.',
  },
  ponto: {
    dizer:
      'Leve anúncios da região e ofereça algo: “Pago em dia há tanto tempo e quero ficar. Imóveis parecidos estão por tanto; fecho mais dois anos se ficar em tanto, com o reajuste pelo índice do contrato.”',
    senao:
      'Se o dono não cede, peça o aumento em degraus, carência ou obra por conta dele. Se passa de 15% da venda, comece a procurar antes de assinar; com cinco anos de contrato escrito pode haver direito à renovação: fale com um advogado.',
  },
  dano: {
    dizer:
      'Procure antes de ser procurado: “Aconteceu isto, hoje. Sinto muito. Vou consertar (ou pagar) até tal dia; me mande o orçamento para acertarmos.”',
    senao:
      'Se não aceita a oferta, proponha por escrito um valor com orçamento de dois lugares e acione o seguro. Sem acordo, o Juizado decide: guarde fotos, conversa e comprovantes.',
  },
  ambiente: {
    dizer:
      'Fale com fato e prazo: “Apareceu praga; a empresa licenciada vem na quinta, e até lá isolamos esta área.” Ao vizinho: “O foco é do seu lado; fazemos no mesmo dia?”',
    senao:
      'Se volta ou o vizinho não coopera, peça o retorno na garantia da empresa e registre na Vigilância Sanitária da cidade. Não aplique produto por conta própria onde há comida.',
  },
  custos: {
    dizer:
      'Ligue com a proposta do outro na mão: “Pago tanto e recebi oferta de tanto. Quero ficar; o que você faz por mim?” À equipe: “Vamos baixar esta conta; o que vocês veem de desperdício?”',
    senao:
      'Se não baixam, mude para o concorrente ou corte o plano pela metade. Se nada cede, o corte tem de vir do que o cliente não vê, ou do preço.',
  },
  safra: {
    dizer:
      'Ao comprador, com número e qualidade: “Tenho tanto, com esta classificação, entrego em tal dia. Recebi oferta de tanto. Qual é o seu preço livre, já tirando frete e prazo?”',
    senao:
      'Se não paga o que cobre o custo, venda só o que vence em conta e procure cooperativa, outro comprador ou venda direta com uma parte. Guardar, só com armazém barato.',
  },
  criacao: {
    dizer:
      'Ao técnico ou veterinário, leve fatos: “Começou em tal dia, em tantos animais (ou tal área); a água, a comida e o manejo são estes; já fiz isto.”',
    senao:
      'Se não melhora em poucos dias, isole os doentes (ou a área) e chame veterinário ou agrônomo: remédio por tentativa custa mais e deixa resíduo.',
  },
  terra: {
    dizer:
      'Na conversa, papel e calma: “Quero acertar isto sem briga. O combinado é este: área, prazo, valor e quem paga o quê. Assinamos nós dois?”',
    senao:
      'Se não há acordo, notifique por escrito, com fotos e datas, e procure o sindicato rural ou um advogado. Não feche passagem nem mexa na cerca por conta própria.',
  },
  escola: {
    dizer:
      'À família, no mesmo dia, com fato e cuidado: “Hoje aconteceu isto; fizemos aquilo, e ele está bem. Amanhã faremos assim. Quer conversar na saída?”',
    senao:
      'Se a família não aceita, marque reunião com hora, mostre a regra assinada na matrícula e ofereça duas saídas. Sem acordo, registre em ata e termine o período com respeito ao aluno.',
  },
  paciente: {
    dizer:
      'Explique antes e com calma: “Este atendimento é particular e custa tanto; dou recibo para o reembolso. Pelo convênio, tenho este horário.”',
    senao:
      'Se o convênio não reajusta ou o paciente não aceita, reduza aos poucos os horários que pagam pior e mantenha os tratamentos em curso até o fim.',
  },
  doacao: {
    dizer:
      'Peça um valor e um uso: “Com R$ 30 por mês você paga o lanche de uma criança na semana. Posso contar com você?” Para recusar: “Já escolhemos a causa do ano; no próximo a gente conversa.”',
    senao:
      'Se não podem dar dinheiro, peça hora, produto ou divulgação. Se parou de doar, agradeça, mostre o que foi feito e convide de novo em três meses.',
  },
}
