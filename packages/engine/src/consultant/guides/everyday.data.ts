import type { Guide } from './types.ts'

/** What comes up between two customers. */
export const EVERYDAY_GUIDES: readonly Guide[] = [
  {
    id: 'ponto-ruim',
    pergunta: 'O ponto é escondido e ninguém passa. Como trago gente?',
    frases: [
      'loja em rua sem saída e ninguém passa',
      'ponto ruim sem movimento na rua',
      'loja escondida no fundo da galeria',
      'ninguém acha o meu endereço',
      'rua em obra espantou os clientes',
      'não tem estacionamento na minha loja',
      'trazer gente para o meu ponto',
    ],
    resposta:
      'Sem passagem, o cliente precisa vir por um motivo. Faça o caminho ser fácil (mapa com fotos, placa na esquina, ponto de referência na mensagem), dê um motivo com hora marcada e leve o produto até onde há gente: entrega, feira, parceria com quem já tem movimento. Aluguel baixo só compensa se você gasta parte da diferença para ser achado.',
    passos: [
      'Arrume o perfil no mapa hoje: fotos da fachada, horário, telefone e como chegar.',
      'Combine com três comércios de passagem uma troca: cartão e vale deles aqui, seus lá.',
      'Conte por um mês quem veio por quê; se quase tudo vem de entrega e encomenda, o ponto é depósito e o preço deve ser de depósito.',
    ],
    cuidado: 'Encher a loja esperando que alguém passe.',
    quem: null,
  },
  {
    id: 'so-compra-em-promocao',
    pergunta: 'O cliente só compra na promoção. Como saio disso?',
    frases: [
      'faço promoção todo mês e o povo só compra na promoção',
      'cliente espera a liquidação para comprar',
      'viciei o cliente em desconto',
      'sem promoção não vendo nada',
      'dar desconto em aplicativo de cupom vale',
      'cupom de desconto compensa',
      'site de compra coletiva chamou minha empresa',
    ],
    resposta:
      'Promoção sempre é o preço de verdade com etiqueta riscada. Para sair: fim de data fixa, menos vezes, e troque desconto por algo que custe menos para você (brinde, kit, entrega, prioridade). Cupom de site só compensa se a pessoa volta pagando cheio: conte quantas voltaram.',
    passos: [
      'Compare a sobra do mês com e sem promoção, não a venda.',
      'Troque a próxima por um kit ou brinde, só para quem já comprou, com data para acabar.',
      'Anote quem veio pelo cupom e voltou em 60 dias; se for menos de um em cada dez, encerre.',
    ],
    cuidado: 'Subir o preço antes para “dar” desconto: é propaganda enganosa.',
    quem: null,
  },
  {
    id: 'vale-refeicao',
    pergunta: 'Vale a pena aceitar vale-refeição, vale-alimentação ou outro cartão?',
    frases: [
      'vale a pena aceitar vale alimentação',
      'aceitar ticket e vr no restaurante',
      'taxa do vale refeição',
      'aceitar pix ou cartão',
      'cobrar a mais no cartão pode',
      'aceitar crediário de banco na loja',
      'link de pagamento compensa',
    ],
    resposta:
      'Conte quantos clientes perguntam e quanto gastariam: o meio de pagamento só custa caro se não traz venda nova. Some taxa, mensalidade do aparelho e dias até receber. Preço diferente à vista e no cartão é permitido, desde que o cliente veja antes.',
    passos: [
      'Anote por duas semanas quem perguntou pelo meio que você não aceita.',
      'Peça a proposta de duas operadoras e calcule quanto sobra de uma venda média.',
      'Teste 60 dias e compare a venda nos horários em que ele é usado.',
    ],
    cuidado: 'Assinar fidelidade de doze meses para testar.',
    quem: null,
  },
  {
    id: 'guardar-documentos',
    pergunta: 'Quanto tempo guardo notas e papéis da empresa?',
    frases: [
      'quanto tempo guardo as notas e papéis da firma',
      'posso jogar fora documentos antigos',
      'guardar comprovante de imposto por quantos anos',
      'arquivo da empresa cheio de papel',
      'guardar folha de pagamento e ponto',
      'prazo de guarda de nota fiscal',
    ],
    resposta:
      'Em regra, impostos e notas por 5 anos contados do ano seguinte; documentos de empregados por 5 anos, e o que prova tempo de trabalho e FGTS, para sempre ou por 30 anos: na dúvida, guarde. Contrato social e alterações ficam para sempre. O arquivo digital das notas (XML) é o que vale; o papel térmico apaga.',
    passos: [
      'Separe em quatro pastas por ano: impostos, pessoas, vendas e contratos.',
      'Digitalize o que é térmico e guarde os XML com cópia fora da empresa.',
      'Antes de descartar, confirme a lista com o contador e triture o que tem dado pessoal.',
    ],
    cuidado: 'Jogar fora o que está ligado a processo ou parcelamento em aberto.',
    quem: 'o contador',
  },
  {
    id: 'socio-investidor',
    pergunta: 'Devo pegar um sócio ou investidor?',
    frases: [
      'queria pegar um sócio investidor',
      'amigo quer entrar de sócio com dinheiro',
      'vender uma parte da empresa para ter dinheiro',
      'investidor anjo para pequeno negócio',
      'aceitar meu cunhado como sócio',
      'quanto dar de participação para quem investir',
      'sociedade com quem só entra com o dinheiro',
    ],
    resposta:
      'Sócio é casamento com contrato: dinheiro se acha em outro lugar, decisão dividida não volta. Antes, responda para quê é o dinheiro, quanto rende e por que um empréstimo não serve. Se for sócio: valor da empresa combinado, papel de cada um, retirada, e como se sai. Investidor sem trabalhar pode entrar por contrato de participação, sem virar sócio.',
    passos: [
      'Escreva quanto precisa, em que gasta e o que isso muda no resultado em doze meses.',
      'Feche os números de dois anos e combine o valor da empresa com ajuda de fora.',
      'Ponha no contrato: funções, retirada, decisões a dois, saída, morte e o que acontece se o dinheiro não vier.',
    ],
    cuidado: 'Dar metade da empresa por um dinheiro que resolve três meses.',
    quem: 'um advogado societário e o contador',
  },
  {
    id: 'entrega-do-codigo',
    pergunta: 'O cliente quer os arquivos, o código ou o projeto aberto. Entrego?',
    frases: [
      'cliente quer o código fonte entrego',
      'cliente pediu os arquivos abertos da arte',
      'entregar o projeto editável',
      'de quem é o sistema que eu fiz',
      'direito autoral do que eu criei para o cliente',
      'cliente quer a receita ou a fórmula',
    ],
    resposta:
      'Vale o que está no contrato; sem ele, em geral o cliente recebe o direito de usar, e a cessão do que é seu precisa estar escrita. Dá para vender a entrega: preço próprio, o que está incluído, sem suporte depois, e só com tudo pago.',
    passos: [
      'Releia a proposta e as mensagens: o que foi prometido?',
      'Ofereça a entrega com preço e termo de cessão, ou a guarda do código em caso de você parar.',
      'No próximo contrato, escreva o que é licença, o que é cessão e quando passa.',
    ],
    cuidado: 'Reter o que já foi pago como pressão: vira processo.',
    quem: 'um advogado, para o termo',
  },
  {
    id: 'cozinha-nao-da-conta',
    pergunta: 'Não dou conta da demanda no pico. Como aumento a capacidade?',
    frases: [
      'cozinha pequena não dá conta no almoço',
      'pizza demora muito no sábado',
      'fila grande e cliente desiste',
      'não consigo atender todo mundo no horário de pico',
      'tenho pedido demais e não dou conta',
      'perco venda por falta de capacidade',
      'produção não acompanha os pedidos',
      'rodízio ou à la carte',
    ],
    resposta:
      'Quase sempre há um só gargalo: um forno, uma pessoa, a montagem ou o caixa. Ache onde a fila se forma e tire trabalho dali: adiantar preparo, menos itens no pico, pedido antecipado, outra pessoa só naquela hora. Mudar o formato (rodízio, buffet, senha) só depois: ele troca o gargalo de lugar. Preço um pouco maior no pico também ajusta a fila.',
    passos: [
      'Cronometre vinte pedidos no pico, etapa por etapa, e marque onde esperam mais.',
      'Deixe pronto antes tudo o que pode e tire do pico os itens demorados.',
      'Só então compare equipamento, gente por hora e mudança de formato pela venda que se perde hoje.',
    ],
    cuidado: 'Comprar equipamento para uma etapa que não é o gargalo.',
    quem: null,
  },
  {
    id: 'cliente-fora-de-hora',
    pergunta: 'Clientes me chamam à noite e no fim de semana. Como ponho limite?',
    frases: [
      'mães ligam de noite no meu celular',
      'cliente manda mensagem de madrugada',
      'cliente me chama no domingo',
      'atender cliente fora do horário',
      'não tenho sossego no celular pessoal',
      'pôr limite no horário de atendimento',
    ],
    resposta:
      'Quem responde sempre ensina a chamar sempre. Separe o número da empresa do pessoal, diga o horário na mensagem automática com o que é urgência de verdade, e responda tudo no começo do dia seguinte. Se o plantão tem valor, ele tem preço.',
    passos: [
      'Use um número só da empresa, com mensagem de ausência e horário.',
      'Avise os clientes uma vez, com gentileza, e diga o que fazer numa emergência.',
      'Cumpra por um mês; se há procura real fora de hora, ofereça como serviço pago.',
    ],
    cuidado: 'Avisar o limite e responder na primeira mensagem da noite.',
    quem: null,
  },
  {
    id: 'muitas-contas-banco',
    pergunta: 'Tenho várias contas e me perco. Como organizo?',
    frases: [
      'tenho três contas no banco e me perco',
      'dinheiro espalhado em vários bancos',
      'quantas contas a empresa deve ter',
      'qual banco abrir conta pj',
      'trocar de banco tarifa alta',
      'controlar várias maquininhas e contas',
    ],
    resposta:
      'Duas contas bastam para quase todos: uma onde tudo entra e sai e outra para imposto e reserva. As demais só com um motivo escrito (exigência de crédito, adquirente). Uma vez por semana, junte os saldos numa linha. Na Norteia você pode importar o extrato de todas e ver o caixa somado.',
    passos: [
      'Liste as contas com saldo, tarifa e para que servem; encerre as que não têm motivo.',
      'Leve todas as maquininhas e o Pix a uma conta só.',
      'Todo dia de venda, mande a parte do imposto para a segunda conta.',
    ],
    cuidado: 'Usar a conta pessoal como “só por hoje”.',
    quem: null,
  },
  {
    id: 'prestador-some',
    pergunta: 'O prestador ou pedreiro some no meio do serviço. O que faço?',
    frases: [
      'pedreiro some no meio da obra',
      'autônomo não aparece para terminar',
      'freelancer sumiu com o trabalho pela metade',
      'terceirizado abandonou o serviço',
      'prestador pegou o dinheiro e não voltou',
      'equipe de obra falta e atrasa tudo',
    ],
    resposta:
      'Quem recebe adiantado perde a pressa. Pague por etapa medida e pronta, guarde uma parte para o fim e combine por escrito prazo, padrão e o que acontece se parar. Com quem sumiu: mensagem com prazo, depois outro no lugar e cobrança do prejuízo provado. Tenha sempre um segundo nome.',
    passos: [
      'Hoje: mensagem com prazo de 48 horas e fotos do estado da obra.',
      'Chame o segundo da lista, com etapas e valor de cada uma.',
      'Avise o cliente do novo prazo antes que ele pergunte.',
    ],
    cuidado: 'Adiantar mais dinheiro para “ele voltar”.',
    quem: 'o juizado especial, com provas',
  },
  {
    id: 'casal-familia-empresa',
    pergunta: 'Trabalho com o cônjuge ou a família e brigamos. Como organizo?',
    frases: [
      'minha esposa trabalha comigo e a gente briga',
      'marido e mulher na mesma empresa',
      'filho trabalha na loja e não obedece',
      'parente que não trabalha direito',
      'empresa familiar mistura casa e negócio',
      'contratar parente dá certo',
    ],
    resposta:
      'Na empresa, cada um com uma área em que decide sozinho, salário pelo trabalho e hora de acabar o assunto. Uma reunião curta por semana, com números, tira a conversa da mesa do jantar. Parente se contrata e se cobra como qualquer um: função escrita, prazo e resultado.',
    passos: [
      'Dividam no papel quem decide o quê e até que valor.',
      'Marquem 40 minutos por semana com pauta: caixa, gente, uma decisão.',
      'Combinem salário de cada um e um lugar e hora em que não se fala da empresa.',
    ],
    cuidado: 'Desautorizar o outro na frente da equipe.',
    quem: null,
  },
  {
    id: 'frete-gratis',
    pergunta: 'Devo dar frete grátis ou cobrar a entrega?',
    frases: [
      'cliente não paga o frete sempre pede grátis',
      'dar frete grátis vale a pena',
      'cobrar taxa de entrega',
      'frete caro e cliente desiste',
      'valor mínimo para entrega grátis',
      'quem paga o frete da devolução',
    ],
    resposta:
      'Grátis não existe: ou está no preço ou sai da sua sobra. O que funciona é a partir de um valor, um pouco acima da compra média, em que a sobra a mais paga a entrega. Abaixo disso, cobre por bairro e ofereça retirar.',
    passos: [
      'Calcule o custo de uma entrega média com tudo e a sobra da venda média.',
      'Fixe o valor mínimo em que a sobra cobre a entrega e mostre quanto falta para chegar lá.',
      'Compare por um mês a venda média e a sobra; ajuste o valor.',
    ],
    cuidado: 'Oferecer grátis para longe com margem pequena.',
    quem: null,
  },
  {
    id: 'atraso-do-cliente-agenda',
    pergunta: 'O cliente chega atrasado e atrasa todos. Como resolvo?',
    frases: [
      'paciente chega atrasado e atrasa todo mundo',
      'cliente atrasa no horário marcado',
      'agenda atrasa o dia inteiro',
      'tolerância de atraso no atendimento',
      'cliente chega tarde e quer ser atendido na hora',
      'fila de espera por causa de atraso',
    ],
    resposta:
      'Uma regra igual para todos e dita ao marcar: tolerância de dez ou quinze minutos; depois, atende-se no tempo que sobra ou remarca. Deixe um respiro por turno e peça que cheguem dez minutos antes quem precisa de cadastro. Se o atraso é seu, o tempo por atendimento está errado.',
    passos: [
      'Anote uma semana: hora marcada, chegada, início e fim.',
      'Ajuste o tempo de cada serviço ao real e ponha um intervalo no meio do turno.',
      'Escreva a regra na confirmação e cumpra com gentileza.',
    ],
    cuidado: 'Abrir exceção para quem reclama mais.',
    quem: null,
  },
]
