import type { Theme } from './types.ts'

/** Staff, partners, kin and the owner herself. */
export const PEOPLE_THEMES: readonly Theme[] = [
  {
    id: 'contratar',
    nome: 'contratar gente',
    base: 'Contrate para tirar de você o que outra pessoa faz mais barato, e só quando há serviço para o ano, não para o mês. Escreva em cinco linhas o que a pessoa vai fazer, anuncie com salário e horário, peça um teste curto e pago, e ligue para o último patrão. Registre antes do primeiro dia, com experiência de até 90 dias.',
    decidir:
      'Contrate se o que ela traz ou libera por mês passa do custo completo com folga de um terço. Na dúvida, teste antes com hora contratada por empresa ou com um turno menor, dentro da lei.',
    quanto:
      'No Simples, o custo é perto de salário + 20% a 35% com férias, décimo terceiro e FGTS, fora vale e uniforme; em outros regimes passa de 60%. Divida pelo que ganha em cada venda e terá quantas vendas a mais pagam a pessoa.',
    pode: 'MEI pode ter um empregado. Menor de 16 só como aprendiz a partir de 14, nunca à noite ou em risco. Quem vem com hora, ordem e todo dia é empregado, mesmo chamado de autônomo. Veja com o contador.',
    porque:
      'Não aparece gente boa quando o anúncio não diz salário, horário e lugar, quando só você procura, ou quando a resposta demora. Indicação da própria equipe, com prêmio, é a melhor fonte.',
    passos: [
      'Hoje, escreva as tarefas e as horas que passaria à pessoa, e o salário que pode pagar.',
      'Nesta semana, anuncie em três lugares e converse com cinco, com as mesmas seis perguntas.',
      'Faça a experiência com meta por semana e decida antes do dia 90.',
    ],
    confira: 'o piso do sindicato e o custo completo com o contador.',
    quem: 'o contador',
  },
  {
    id: 'faltas',
    nome: 'faltas, atrasos e celular da equipe',
    base: 'Regra dita antes, igual para todos, e conversa no mesmo dia: “Hoje faltaram 40 minutos e a fila ficou com a Rosa. O que houve? Preciso de você às 8 h. O que combinamos?” Anote. Na segunda vez, advertência por escrito; a lei permite descontar hora e dia sem justificativa. E tenha sempre um plano para o dia em que alguém falta.',
    decidir:
      'Separe azar de hábito: até duas por trimestre com aviso é vida; toda segunda é escolha. Com hábito, conversa, duas advertências, suspensão, e só então demissão.',
    quanto:
      'Conte por pessoa as faltas e atrasos de três meses e o que custou (hora paga, venda perdida, extra de quem cobriu). Esse número muda a conversa.',
    pode: 'Pode descontar falta e atraso sem justificativa e exigir atestado; não pode recusar atestado válido nem multar em dinheiro. Abandono pede 30 dias e cartas de chamado. Confira com o contador antes de demitir.',
    porque:
      'Faltam por transporte, filho, doença, outro bico, escala injusta ou por não acontecer nada. Pergunte em particular e olhe os dias: o desenho diz a causa.',
    passos: [
      'Hoje, reorganize o dia pelo que paga mais e avise quem vai esperar.',
      'Nesta semana, converse com a pessoa com os números na mão e escreva o combinado.',
      'Em 30 dias, reveja; deixe dois nomes prontos para cobrir e um prêmio pequeno para quem não falta, dentro da lei.',
    ],
    confira: 'se há atestado, estabilidade ou licença antes de punir.',
    quem: 'o contador',
  },
  {
    id: 'salario',
    nome: 'salário, comissão e prêmios',
    base: 'Pague o piso em dia e premie o que a pessoa controla e que aumenta a sobra, não o faturamento. A regra cabe em uma frase que ela mesma calcula: “A cada R$ 100 de sobra acima da meta, R$ 5 são seus.” Aumento não volta atrás; prêmio por resultado, sim.',
    decidir:
      'Dê aumento a quem traz mais do que há um ano e que faria falta; a quem só pede, diga o que falta e quando volta a ver. Se não cabe agora, marque data e condição por escrito, e ofereça horário, curso ou prêmio.',
    quanto:
      'Comissão: teste quanto sobra da venda depois de custo, taxa e imposto e pague de 10% a 20% dessa sobra. Aumento custa 1,3 vez o valor, com encargos; divida pela sobra de uma venda para saber quantas a mais pagam.',
    pode: 'Baixar salário não pode, salvo acordo com o sindicato. Comissão habitual conta em férias e décimo terceiro; prêmio eventual por resultado, em regra, não. Desconto só o da lei ou autorizado por escrito. Confirme com o contador.',
    porque:
      'Pedem mais porque o vizinho paga, porque a vida subiu ou porque se sentem pouco vistos. Descubra qual antes de falar em valor.',
    passos: [
      'Hoje, ouça o pedido sem responder e marque a data da resposta.',
      'Em três dias, compare piso, mercado e o que a pessoa traz, e calcule o custo completo.',
      'Responda com número, condição e data por escrito, e reveja a faixa dos outros.',
    ],
    confira: 'o piso da categoria e o que já foi prometido a outros.',
    quem: 'o contador',
  },
  {
    id: 'demitir',
    nome: 'demissão e saída de funcionário',
    base: 'Demissão boa é a que ninguém estranha: houve conversa, prazo e registro. Faça de manhã, em particular, em dez minutos, sem discutir o passado: “Decidi encerrar. Vou te explicar os seus direitos e o que acontece agora.” Pague em até 10 dias e recolha chave, acesso e uniforme no dia.',
    decidir:
      'Demita se, dito com clareza e com 30 a 60 dias de chance, nada mudou; ou se quebrou a confiança com prova. Se nunca foi dito, comece pela conversa.',
    quanto:
      'Sem justa causa: saldo, aviso (30 dias + 3 por ano), férias + um terço, décimo terceiro e multa de 40% do FGTS. Acordo: metade do aviso e da multa. Some antes, com o contador.',
    pode: 'Não pode demitir sem cuidado grávida, quem voltou de acidente com auxílio, cipeiro e outros com estabilidade. Justa causa só com prova e gravidade; errada, vira processo. O contador confirma.',
    porque: 'O processo trabalhista nasce mais do jeito que do motivo: humilhação, conta errada, hora extra sem ponto.',
    passos: [
      'Hoje, junte advertências, ponto e contrato, e veja se há estabilidade.',
      'Nesta semana, peça ao contador a conta da rescisão e separe o dinheiro.',
      'Faça a conversa, entregue os papéis no prazo e avise a equipe em uma frase.',
    ],
    confira: 'estabilidade, férias vencidas e horas extras em aberto.',
    quem: 'o contador e, em caso grave, um advogado trabalhista',
  },
  {
    id: 'conduta',
    nome: 'comportamento e convivência da equipe',
    base: 'Fale do fato, não da pessoa, em particular e no mesmo dia: o que viu, o efeito e o que precisa mudar até quando. “Ontem você respondeu à cliente de costas. Ela foi embora. Preciso que olhe e cumprimente; sexta vemos como foi.” Elogie em público o que quer ver de novo. Em briga, ouça cada um só, depois os dois juntos com um acordo curto.',
    decidir:
      'Resultado não paga falta de respeito: quem rende e estraga o time custa os outros. Dê um prazo escrito; sem mudança, troque.',
    quanto:
      'Some o custo: clientes perdidos, dias de clima ruim, gente que saiu. Costuma ser mais que a multa da rescisão.',
    pode: 'Pode ter regra de roupa, higiene, celular e namoro no trabalho, igual para todos e sem invadir a vida. Advertência e suspensão por escrito, uma por fato. Não pode humilhar, revistar o corpo nem punir duas vezes o mesmo erro.',
    porque:
      'Por trás costuma haver regra que ninguém disse, cansaço, disputa por tarefa ou problema de casa. A pergunta certa: “O que está atrapalhando?”',
    passos: [
      'Hoje, escreva o fato com data e quem viu, e marque a conversa.',
      'Nesta semana, converse, combine uma mudança só e um dia para rever.',
      'Em duas semanas, reconheça a melhora ou dê advertência por escrito.',
    ],
    confira: 'se a regra foi dita a todos e se você mesmo a cumpre.',
    quem: null,
  },
  {
    id: 'rendimento',
    nome: 'treinar, delegar e fazer a equipe render',
    base: 'Quem não rende em geral não viu o que é bem feito, não tem como medir ou não tem o que precisa na mão. Mostre fazendo, deixe fazer ao lado, corrija uma coisa por vez. Escreva o passo a passo em uma folha com foto e combine um número por dia. Delegue a tarefa inteira com limite: “Até R$ 200 você decide sozinha.”',
    decidir:
      'Insista se melhora a cada semana; troque de função se esforça e não encaixa; troque de pessoa se sabe e não faz. Antigo que não acompanha o ritmo merece função que use o que sabe, treino curto e prazo honesto.',
    quanto:
      'Meça por pessoa o que fica pronto e certo por hora, por duas semanas. Diferença de até 20% é normal; acima disso, olhe a tarefa, a ferramenta e o treino antes da pessoa.',
    pode: 'Pode definir meta, forma e ordem do trabalho e mudar tarefa dentro da função. Baixar salário ou rebaixar, não. Mudança de função e de horário se combina por escrito.',
    porque:
      'Rende pouco por espera, falta de material, ordem que muda, medo de errar ou tarefa errada para a pessoa. Fique uma hora olhando: o motivo aparece.',
    passos: [
      'Hoje, escolha a tarefa que mais dá problema e escreva o passo a passo em uma folha.',
      'Nesta semana, treine com a pessoa meia hora por dia e meça antes e depois.',
      'Em 30 dias, passe a tarefa inteira, com limite e um dia para rever.',
    ],
    confira: 'se a pessoa tem tempo, material e ordem clara para fazer o que pede.',
    quem: null,
  },
  {
    id: 'trabalho-lei',
    nome: 'registro e direitos no trabalho',
    base: 'Quem trabalha com horário, ordem e frequência é empregado, qualquer que seja o nome. Registrar custa menos do que a ação: em dois anos sem carteira somam-se FGTS, férias, décimo terceiro, horas e multa. Hora extra, folga, férias e vale seguem a lei e a convenção do sindicato: o contador dá o número do seu caso.',
    decidir:
      'Na dúvida, registre. Para trabalho de poucos dias há contrato intermitente, temporário ou por empresa: compare o custo dos três com o contador.',
    quanto:
      'Hora extra: 50% a mais, e 100% em domingo ou feriado sem folga, salvo convenção. Férias: salário + um terço. Vale-transporte: desconta até 6%. FGTS: 8% por mês.',
    pode: 'Pagar por fora não pode, nem a pedido da pessoa. Banco de horas, escala e férias divididas podem com acordo escrito. Antes de mudar horário, função ou salário, veja a convenção.',
    porque:
      'O que vira processo é quase sempre hora sem ponto, valor por fora e registro atrasado. Os três se consertam com papel.',
    passos: [
      'Hoje, liste quem trabalha com você, desde quando, horário e quanto recebe ao todo.',
      'Nesta semana, leve a lista ao contador e peça o custo de acertar cada caso.',
      'No mês, registre, comece o ponto e guarde os comprovantes.',
    ],
    confira: 'a convenção do sindicato da sua atividade.',
    quem: 'o contador e um advogado trabalhista',
  },
  {
    id: 'saida',
    nome: 'gente boa que sai ou leva clientes',
    base: 'Quem sai leva clientes quando o contato, a agenda e o histórico são só dele. Traga tudo para a empresa: telefone da casa, ficha de cada cliente, dois profissionais que o conhecem. Quando alguém sai, fale com os clientes no mesmo dia: “A Ana seguiu outro caminho; a Bia conhece a sua ficha e a primeira visita é por nossa conta.”',
    decidir:
      'Cubra a proposta do concorrente só se a pessoa vale isso há tempo e o motivo é dinheiro. Se o motivo é respeito, horário ou futuro, mude isso antes. Quem já decidiu ir, deixe ir bem.',
    quanto:
      'Trocar alguém custa de um a três salários, entre rescisão, busca e erros. Some isso ao comparar com o aumento pedido.',
    pode: 'A pessoa pode trabalhar no concorrente e abrir o próprio negócio. Não pode levar lista, arquivo ou segredo, nem desviar cliente enquanto trabalha para você. Proibir concorrência só com contrato, prazo e pagamento.',
    porque:
      'Saem por chefe, por falta de caminho e por dinheiro, nessa ordem. Pergunte a quem fica: “O que faria você sair?”',
    passos: [
      'Hoje, troque senhas e acessos e liste os clientes que eram dessa pessoa.',
      'Nesta semana, chame cada um com nome e hora já marcada com outra pessoa.',
      'No mês, ponha agenda e ficha na empresa e converse com os dois que não pode perder.',
    ],
    confira: 'o contrato e as mensagens, antes de acusar alguém.',
    quem: 'um advogado, se houve cópia de dados',
  },
  {
    id: 'socio',
    nome: 'o sócio e a sociedade',
    base: 'Separe três coisas: salário de quem trabalha (pró-labore pelas horas e pela função), lucro de quem é dono (pela parte de cada um) e quem decide o quê. Quase toda briga mistura as três. Ponha no papel: horas, função, retirada, até quanto cada um gasta sozinho e como se sai.',
    decidir:
      'Entre ou continue se há acordo escrito, contas que os dois veem e um jeito de desempatar. Para separar, combine primeiro o valor: média de três avaliações simples, e parcelas que a empresa paga sem quebrar.',
    quanto:
      'Quem trabalha menos recebe pró-labore menor, pelas horas; o lucro continua dividido pela parte no contrato. Valor da parte: o que a empresa deixa por ano × 2 a 3, mais bens, menos dívidas, vezes a parte.',
    pode: 'Todo sócio pode ver livros, extratos e notas, e pode sair avisando com 60 dias em sociedade sem prazo. Excluir quem não cumpre pede contrato ou Justiça. Sócio que sai responde por dois anos pelo que ficou. Um advogado confirma.',
    porque:
      'O desacerto vem de esforço diferente com retirada igual, gasto sem combinar ou sonho diferente. Escrever cada um o seu, em separado, mostra qual.',
    passos: [
      'Hoje, cada um escreve o que faz, quantas horas, quanto retira e o que espera.',
      'Nesta semana, sentem fora da empresa, com os números, e combinem função, retirada e limite de gasto.',
      'No mês, passem o acordo ao contrato com o contador e um advogado.',
    ],
    confira: 'o que o contrato social diz de retirada, decisão e saída.',
    quem: 'um advogado e o contador',
  },
  {
    id: 'familia',
    nome: 'família na empresa, herança e sucessão',
    base: 'Parente na empresa precisa das mesmas três coisas que qualquer um: função, horário e salário de mercado. Conversa de empresa fica em um dia e lugar certos, fora da mesa do almoço. Quem trabalha recebe salário; quem só é dono, lucro. Para passar adiante, comece anos antes: uma área por vez, com número e decisão de verdade.',
    decidir:
      'Ponha o parente se você o contrataria sem o sobrenome, e se aguenta demiti-lo. Teste por três meses, com salário e tarefa escritos. Sair do emprego, só com a casa garantida por seis meses.',
    quanto:
      'Pague o que pagaria a um estranho naquela função: menos esconde o custo, mais estraga a equipe. Na herança, o imposto do estado fica em geral entre 2% e 8%, mais inventário.',
    pode: 'Parente com horário e ordem precisa de registro, ou entra como sócio com pró-labore. Quando o dono morre, a empresa segue com autorização no inventário: fale logo com advogado e contador. No casamento em comunhão, o cônjuge pode ter direito às cotas.',
    porque:
      'Briga-se na empresa pelo que é da casa: reconhecimento, ciúme, dinheiro. Nomear isso, com alguém de fora na conversa, resolve mais que organograma.',
    passos: [
      'Hoje, escreva quem faz o quê, quanto recebe e o que gostaria de fazer.',
      'Nesta semana, marque uma conversa fora da empresa com uma pauta de três itens.',
      'No mês, ponha salário, função e regra de saída no papel, e veja testamento, doação ou contrato com um advogado.',
    ],
    confira: 'regime de casamento, contrato social e quem assina no banco.',
    quem: 'um advogado de família e o contador',
  },
  {
    id: 'parceria',
    nome: 'parcerias, indicação e divisão do valor',
    base: 'Parceria dura quando cada lado sabe o que põe, o que tira e como sai. Escreva em uma página: quem traz o cliente, quem cobra, quem paga material e taxa, porcentagem sobre o quê e quando acerta. Dividir o que sobra, e não o que entra, evita a briga mais comum.',
    decidir:
      'Aceite se o que sobra para você passa do que ganharia usando o mesmo espaço e tempo sozinho. Teste por 60 dias antes de fixar.',
    quanto:
      'Indicação: 5% a 10% da primeira venda, paga depois de receber. Espaço ou cadeira: custo do metro e das contas por hora + 30%. Profissional parceiro: o que sobra depois de material e taxa, dividido pelo que cada um pôs.',
    pode: 'Comissão por indicação pode entre empresas, se o cliente não é enganado; na saúde e no setor público, em geral é proibida. No salão, a Lei do Parceiro pede contrato com o sindicato. Confira com o contador.',
    porque:
      'Desanda quando o volume muda e a regra não, ou quando um vê só o que o outro ganha. Revisão marcada a cada três meses resolve.',
    passos: [
      'Hoje, faça a conta de uma venda inteira, com quem paga o quê.',
      'Nesta semana, escreva o acordo de uma página e assinem os dois.',
      'Em 60 dias, revejam os números juntos e acertem a porcentagem.',
    ],
    confira: 'quem emite a nota e quem responde se o cliente reclamar.',
    quem: 'o contador',
  },
  {
    id: 'dono',
    nome: 'você e a sua vida na empresa',
    base: 'A empresa depende de você inteiro, então cuide primeiro disso: sono, médico, alguém com quem falar. Depois tire da mão o que é barato de passar e marque uma folga de verdade. Duas semanas fora se preparam em dois meses: quem decide, até quanto, e quem atende cada coisa. Se pesar demais, o CVV escuta no 188, a qualquer hora.',
    decidir:
      'Não decida grande coisa cansado. Faça três dias de pausa, escreva o que mais pesa (dinheiro, gente, solidão ou o trabalho) e escolha um só para mudar neste mês.',
    quanto:
      'Conte as suas horas de uma semana por tarefa. As que outra pessoa faria por menos que a sua hora são as primeiras a passar.',
    pode: 'Contribuindo ao INSS, você tem auxílio em doença depois da carência (em geral 12 meses) e licença-maternidade. MEI também. Confirme no Meu INSS ou com o contador.',
    porque: 'O cansaço vem mais de decidir tudo e de não ter fim de dia do que do trabalho em si.',
    passos: [
      'Hoje, avise quem precisa saber, remarque o que dá e peça ajuda a uma pessoa.',
      'Nesta semana, escolha três tarefas para passar ou parar, e uma tarde sem empresa.',
      'No mês, escreva o que só você sabe, em folhas curtas, e teste um dia inteiro fora.',
    ],
    confira: 'o que vence nos próximos 30 dias e quem pode pagar ou atender no seu lugar.',
    quem: 'um médico ou psicólogo, se não passa',
  },
  {
    id: 'seguranca',
    nome: 'segurança no trabalho',
    base: 'Prevenir é barato: ande pelo local com quem faz o serviço e marque onde alguém pode cair, cortar, queimar ou levar choque; conserte primeiro o que mata. Equipamento certo, treino com assinatura e serviço parado enquanto falta proteção. Se já houve acidente: socorro (192), comunicação ao INSS (CAT) até o dia útil seguinte, e a causa corrigida antes de voltar.',
    decidir:
      'Entre prazo e proteção, pare. Uma hora parada custa menos do que um acidente, que pode somar indenização, multa e processo.',
    quanto:
      'Luva, bota, cinto e óculos custam dezenas a poucas centenas de reais por pessoa ao ano. O exame e o programa de segurança o contador orça por pessoa.',
    pode: 'A empresa tem de dar o equipamento de graça, treinar e cobrar o uso; quem se recusa pode ser advertido. Altura acima de dois metros e eletricidade pedem treinamento próprio. Um técnico de segurança confirma.',
    porque:
      'Acidente vem de pressa, proteção tirada, improviso e treino que não houve. Quase acidente avisa: anote cada um.',
    passos: [
      'Hoje, ande pelo local e pare o que pode matar: altura sem cinto, máquina sem proteção, fio exposto.',
      'Nesta semana, compre o que falta, mostre como se usa e guarde a assinatura de cada um.',
      'No mês, chame um técnico de segurança para o programa e os exames.',
    ],
    confira: 'o certificado (CA) do equipamento e a norma da sua atividade.',
    quem: 'um técnico de segurança ou a medicina do trabalho',
  },
  {
    id: 'furto',
    nome: 'dinheiro ou mercadoria que some e segurança',
    base: 'Antes de acusar, meça: contagem a dois no começo e no fim do turno, um caixa por pessoa, estoque dos dez itens caros toda semana. Em duas semanas se vê se é erro, cliente ou alguém de dentro. Contra fora: luz, câmera avisada, pouco dinheiro na gaveta, item caro perto do balcão. Em assalto, entregue tudo e ligue 190 depois.',
    decidir:
      'Invista na ordem do que perde: some três meses de sumiço e compare com o preço da câmera, do alarme ou da contagem. Com prova, boletim e advogado; com suspeita só, mude o controle e não fale.',
    quanto:
      'Perda até 1% das vendas é comum no varejo; acima de 2%, há falha no controle. Diferença de caixa pequena e para os dois lados é erro de troco; sempre para menos é outra coisa.',
    pode: 'Câmera em área comum com aviso pode; revista do corpo e acusação em público, não. Descontar do salário sem prova e sem contrato não pode.',
    porque: 'Some onde ninguém conta: recebimento, troca, cortesia, retirada do dono e quem tem chave.',
    passos: [
      'Hoje, conte o caixa e os itens caros com outra pessoa e escreva.',
      'Nesta semana, um caixa por pessoa, cancelamento só com você e chave com lista.',
      'Em duas semanas, compare; com prova, converse com um advogado antes de agir.',
    ],
    confira: 'erros de lançamento e a sua própria retirada antes de suspeitar.',
    quem: 'a polícia (boletim) e um advogado',
  },
]
