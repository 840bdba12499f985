import type { RuleActions } from './types.ts'

export const TECHNOLOGY_ACTIONS: RuleActions[] = [
  {
    rule: 'tech_model',
    categoria: 'Finanças',
    papel: 'dono',
    medir: {
      acao: 'Divida a receita do último ano entre projeto, suporte e assinatura',
      detalhes:
        'Classifique cada nota emitida em um dos três tipos e some por mês. Marque os pedidos de projeto que se repetem entre clientes: são candidatos a virar produto.',
      custo: 'baixa',
      resultado: 'Você vê de onde vem a receita certa e o que já se vende parecido para muita gente.',
    },
    corrigir: {
      acao: 'Transforme o pedido mais repetido em oferta de assinatura',
      detalhes:
        'Junte o que os clientes pedem em comum, defina o que entra no plano mensal e o que é cobrado à parte, e ofereça aos clientes de suporte. Escreva um contrato claro e peça revisão a um advogado.',
      custo: 'média',
      resultado: 'Entram as primeiras assinaturas e o faturamento começa a se repetir sem nova venda.',
    },
    fixar: {
      acao: 'Reduza os projetos sob medida que atrasam o produto',
      detalhes:
        'Estabeleça um preço maior e um limite de horas para pedidos exclusivos e aceite apenas os que servem a outros clientes. Acompanhe mês a mês a fatia de assinatura e comemore quando ela sobe.',
      custo: 'baixa',
      resultado: 'A equipe dedica mais tempo ao que se vende muitas vezes e a receita fica previsível.',
    },
    conhecimento:
      'Projeto avulso paga as contas, mas recomeça do zero a cada entrega. A assinatura cresce devagar no início e depois sustenta a empresa. O erro comum é aceitar todo pedido sob medida e nunca sobrar equipe para o produto. Outro é chamar de assinatura um suporte ilimitado e barato. Comece olhando o que se repete entre os clientes e ofereça isso em um plano pequeno e bem definido.',
    temas: [
      'assinatura',
      'SaaS',
      'recorrência',
      'projeto avulso',
      'modelo de receita',
      'mensalidade',
      'MRR',
      'software sob medida',
      'plano mensal',
      'fábrica de software',
      'produto digital',
      'licença',
      'previsibilidade',
    ],
  },
  {
    rule: 'tech_churn',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Liste quem cancelou no último semestre e converse com alguns',
      detalhes:
        'Anote data de entrada, data de saída, plano e último uso de cada cliente perdido. Ligue para alguns e pergunte, sem tentar vender, o que esperavam e o que aconteceu.',
      custo: 'baixa',
      resultado: 'Você conhece o ritmo das saídas e os motivos verdadeiros, nas palavras do cliente.',
    },
    corrigir: {
      acao: 'Acompanhe de perto os primeiros dias de cada cliente novo',
      detalhes:
        'Defina o primeiro resultado que o cliente precisa sentir e monte um roteiro para levá-lo até lá: configuração junto, mensagem no terceiro contato, ligação se ele parar de usar. Uma pessoa responde por esse roteiro.',
      custo: 'baixa',
      resultado: 'Menos clientes desistem logo depois de entrar e o suporte recebe menos dúvidas básicas.',
    },
    fixar: {
      acao: 'Crie um sinal de alerta para clientes que usam cada vez menos',
      detalhes:
        'Escolha um sinal de uso que indique valor e gere toda semana a lista de quem caiu. Faça contato antes da renovação, corrija o que estiver travando e leve os motivos repetidos para o plano do produto.',
      custo: 'média',
      resultado: 'O cancelamento passa a ser evitado antes do pedido e a base de clientes cresce de verdade.',
    },
    conhecimento:
      'Quando muitos clientes saem, vender mais é encher um balde furado. A saída costuma ser decidida bem antes do pedido, no momento em que o cliente deixa de usar. O erro comum é oferecer desconto a quem já desistiu, em vez de cuidar do começo. Outro é tratar todos os cancelamentos como preço. Comece ouvindo quem saiu e melhorando os primeiros dias de quem entra.',
    temas: [
      'churn',
      'cancelamento',
      'cliente cancelando',
      'retenção',
      'perder assinante',
      'evasão de clientes',
      'sucesso do cliente',
      'implantação',
      'cliente não usa',
      'renovação',
      'onboarding',
      'sair do sistema',
      'rotatividade de clientes',
    ],
  },
  {
    rule: 'tech_ltvcac',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Some quanto custou conquistar os clientes do último trimestre',
      detalhes:
        'Junte anúncios, salários de vendas, comissões, eventos e ferramentas e divida pelos clientes que entraram. Do outro lado, calcule quanto um cliente costuma pagar até sair, já sem os custos de atendê-lo.',
      custo: 'baixa',
      resultado: 'Você sabe se cada cliente novo paga o que custou e em quanto tempo.',
    },
    corrigir: {
      acao: 'Pare o canal caro e reforce o que traz clientes que ficam',
      detalhes:
        'Refaça a conta por canal de origem. Corte o que traz curiosos, passe a verba para o que traz clientes duradouros e peça indicação formal aos satisfeitos.',
      custo: 'baixa',
      resultado: 'O gasto para conquistar cai e os clientes novos permanecem mais tempo.',
    },
    fixar: {
      acao: 'Aumente o valor de cada cliente com planos e uso maiores',
      detalhes:
        'Desenhe planos que acompanham o crescimento do cliente, com limites claros de uso ou de usuários. Reveja a carteira todo trimestre, ofereça o plano seguinte a quem já bate no limite e só então acelere a divulgação.',
      custo: 'média',
      resultado: 'O retorno por cliente cresce e a expansão passa a se pagar sozinha.',
    },
    conhecimento:
      'Crescer gastando mais do que o cliente devolve só apressa o fim do dinheiro. Essa relação entre o que o cliente rende e o que custou conquistá-lo mostra se o motor de vendas é saudável. O erro comum é contar só os anúncios e esquecer salários e comissões. Outro é olhar a média e não ver que um canal é ótimo e outro é péssimo. Comece pela conta do trimestre inteiro e depois separe por origem.',
    temas: [
      'CAC',
      'LTV',
      'custo de aquisição',
      'custo por cliente',
      'anúncio caro',
      'tráfego pago',
      'retorno do marketing',
      'valor do cliente',
      'ticket',
      'funil',
      'gasto com vendas',
      'upgrade de plano',
      'crescimento',
    ],
  },
  {
    rule: 'tech_runway',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Calcule quantos meses de caixa restam no gasto de hoje',
      detalhes:
        'Some tudo o que saiu no mês, subtraia o que entrou de clientes e divida o saldo disponível por essa diferença. Atualize no primeiro dia útil de cada mês e mostre aos sócios.',
      custo: 'baixa',
      resultado: 'A data em que o dinheiro acabaria fica conhecida, com tempo para decidir.',
    },
    corrigir: {
      acao: 'Corte assinaturas, servidores e gastos que ninguém defende',
      detalhes:
        'Liste as ferramentas, os servidores e os contratos, dê um dono a cada um e cancele os que ninguém justificar. Ofereça aos clientes plano anual pago adiantado, com uma vantagem, para trazer caixa agora.',
      custo: 'baixa',
      resultado: 'O gasto mensal cai e o fôlego da empresa aumenta sem demitir.',
    },
    fixar: {
      acao: 'Decida desde já o que fará em cada nível de caixa',
      detalhes:
        'Escreva um plano com três níveis: confortável, atenção e emergência, e as medidas de cada um, como segurar vagas, reduzir retiradas ou buscar sócios. Assim a decisão não é tomada no desespero.',
      custo: 'baixa',
      resultado: 'Os sócios decidem com calma e a empresa não chega ao limite sem plano.',
    },
    conhecimento:
      'Empresa de tecnologia costuma gastar antes de receber, por isso o tempo de caixa é a conta mais importante da casa. O erro comum é contar com uma venda ou um investimento que ainda não foi assinado. Outro é cortar tarde, quando já não há margem para escolher. Comece calculando o fôlego todo mês, no mesmo dia. Dinheiro de cliente adiantado é o mais barato que existe, e muitas vezes basta pedir.',
    temas: [
      'caixa',
      'runway',
      'fôlego',
      'queima de caixa',
      'dinheiro acabando',
      'investidor',
      'cortar custos',
      'servidor caro',
      'burn',
      'aporte',
      'capital',
      'startup',
      'nuvem cara',
      'sobrevivência',
    ],
  },
  {
    rule: 'tech_delivery',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Acompanhe quanto tempo uma tarefa leva da ideia ao cliente',
      detalhes:
        'Escolha as últimas entregas e anote quando foram pedidas, começadas, testadas e publicadas. Veja em qual etapa elas mais esperaram e quantas voltaram com erro.',
      custo: 'baixa',
      resultado: 'Fica claro se o atraso está em decidir, fazer, testar ou publicar.',
    },
    corrigir: {
      acao: 'Corte as entregas em pedaços menores e publique mais vezes',
      detalhes:
        'Quebre cada pedido em partes que caibam em poucos dias e limite o número de tarefas abertas por pessoa. Marque um dia fixo de publicação e não deixe nada pronto esperando.',
      custo: 'baixa',
      resultado: 'O cliente vê novidade com mais frequência e os erros ficam menores e mais fáceis de achar.',
    },
    fixar: {
      acao: 'Automatize os testes e a publicação das partes críticas',
      detalhes:
        'Comece pelos caminhos que não podem falhar, como acesso e pagamento, e faça o teste rodar sozinho a cada mudança. Prepare também a volta rápida à versão anterior e ensaie com a equipe.',
      custo: 'média',
      resultado: 'Publicar deixa de dar medo e a equipe ganha tempo para criar.',
    },
    conhecimento:
      'Quem entrega raramente aprende devagar e acumula risco em cada publicação. Entregas pequenas erram menos e mostram cedo se o cliente gostou. O erro comum é abrir muitas frentes e não terminar nenhuma. Outro é pular os testes por pressa e gastar depois apagando incêndio. Comece diminuindo o tamanho das tarefas e só então automatize.',
    temas: [
      'entrega de software',
      'atraso no desenvolvimento',
      'deploy',
      'publicar versão',
      'testes automáticos',
      'programadores',
      'sprint',
      'bug',
      'equipe de desenvolvimento',
      'prazo do projeto',
      'versão nova',
      'roadmap',
      'desenvolvedor',
    ],
  },
  {
    rule: 'tech_support',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Registre todo pedido de ajuda em um lugar só',
      detalhes:
        'Escolha uma caixa única, mesmo que seja uma planilha, e registre cliente, assunto, hora de chegada e hora da solução. Ao fim do mês, agrupe por assunto e veja o que mais se repete.',
      custo: 'baixa',
      resultado: 'Você descobre quanto tempo o cliente espera e quais dúvidas poderiam nem existir.',
    },
    corrigir: {
      acao: 'Combine prazos de resposta e escreva as respostas repetidas',
      detalhes:
        'Defina um prazo para cada tipo de pedido, avise os clientes e publique artigos curtos com as dúvidas mais comuns, com imagens. Quem responde passa a enviar o artigo e a melhorá-lo quando não bastar.',
      custo: 'baixa',
      resultado: 'O cliente sabe o que esperar e a equipe responde menos vezes a mesma coisa.',
    },
    fixar: {
      acao: 'Use o atendimento para melhorar o produto todo mês',
      detalhes:
        'Depois de cada atendimento, pergunte se resolveu. Leve os assuntos mais repetidos para a reunião de produto e elimine um deles por mês, corrigindo a tela ou a instrução que causa a dúvida.',
      custo: 'baixa',
      resultado: 'Os chamados diminuem, a satisfação sobe e o suporte cresce mais devagar que a base de clientes.',
    },
    conhecimento:
      'O atendimento é onde o cliente decide se confia em você. O erro comum é responder em vários lugares, por mensagens pessoais, e perder pedidos no caminho. Também se perde a chance de aprender, porque ninguém conta o que se repete. Comece juntando tudo em um lugar e prometendo um prazo possível. Depois transforme as dúvidas repetidas em artigos e em melhorias do produto.',
    temas: [
      'suporte',
      'atendimento',
      'chamados',
      'help desk',
      'cliente esperando',
      'prazo de resposta',
      'base de conhecimento',
      'dúvidas repetidas',
      'SLA',
      'reclamação',
      'satisfação',
      'ticket de suporte',
      'SAC',
    ],
  },
]
