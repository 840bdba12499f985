import type { RuleActions } from './types.ts'

export const INDUSTRY_ACTIONS: RuleActions[] = [
  {
    rule: 'industry_cost',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Levante o custo completo dos produtos que mais saem',
      detalhes:
        'Para cada produto campeão, liste matéria-prima com perda, horas de máquina e de pessoas, embalagem, energia e frete. Some uma fatia dos gastos fixos da fábrica e compare com o preço praticado.',
      custo: 'baixa',
      resultado: 'Você descobre quais produtos dão lucro e quais estão sendo subsidiados pelos outros.',
    },
    corrigir: {
      acao: 'Corrija preço ou receita dos produtos vendidos abaixo do custo',
      detalhes:
        'Comece pelo produto de maior volume com sobra ruim: renegocie a matéria-prima, reduza a perda no corte, aumente o lote ou reajuste o preço. Avise os clientes com antecedência e registre a reação.',
      custo: 'baixa',
      resultado: 'O lucro da fábrica melhora sem precisar produzir mais.',
    },
    fixar: {
      acao: 'Calcule o custo de cada lote e compare com o previsto',
      detalhes:
        'A cada lote terminado, anote material usado, horas e perdas e compare com a planilha do produto. Quando a diferença se repetir, procure a causa na produção antes de mexer no preço; se o volume pedir, adote um sistema.',
      custo: 'média',
      resultado: 'O custo deixa de ser estimativa e os orçamentos saem rápidos e seguros.',
    },
    conhecimento:
      'Na fábrica, um produto pode vender muito e ainda assim tirar dinheiro da empresa. O erro comum é dividir os gastos igualmente entre tudo o que se produz, escondendo o item complicado que consome máquina e gente. Outro é calcular uma vez e manter o preço por anos. Comece com poucos produtos, os de maior saída, em uma planilha simples. Só depois pense em sistema, quando já souber quais informações precisa.',
    temas: [
      'custo de produção',
      'custo do produto',
      'custo industrial',
      'preço de fábrica',
      'matéria-prima',
      'orçamento',
      'planilha de custo',
      'lucro por peça',
      'rateio',
      'precificar produto',
      'margem da fábrica',
      'lote',
    ],
  },
  {
    rule: 'industry_scrap',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Conte o refugo por máquina, turno e motivo',
      detalhes:
        'Ponha uma caixa identificada e uma folha em cada posto. Toda peça ruim entra na caixa e é anotada com hora, máquina e defeito; no fim da semana, some e coloque os defeitos em ordem.',
      custo: 'baixa',
      resultado: 'Poucos defeitos explicam a maior parte da perda e você passa a saber quais são.',
    },
    corrigir: {
      acao: 'Elimine a causa do defeito que mais se repete',
      detalhes:
        'Junte operador, manutenção e qualidade em frente à máquina e pergunte por quê até chegar à causa: regulagem, material, ferramenta ou instrução. Mude uma coisa, produza por alguns dias e conte de novo.',
      custo: 'média',
      resultado: 'Menos peça vai para o lixo e sobra hora de máquina para produzir o que vende.',
    },
    fixar: {
      acao: 'Coloque conferência no posto e parada no primeiro defeito',
      detalhes:
        'Deixe peça padrão, medida e foto do certo e do errado em cada posto, e autorize o operador a parar quando o defeito aparecer. Registre a regulagem boa de cada produto para repetir na próxima vez.',
      custo: 'média',
      resultado: 'O defeito é pego onde nasce e o retrabalho não chega ao cliente.',
    },
    conhecimento:
      'Peça refugada custa material, hora de máquina, energia e ainda atrasa o pedido bom. O erro comum é contar só o que vai para o lixo e esquecer o que foi refeito. Outro é culpar o operador quando a causa está na regulagem ou na matéria-prima. Comece contando por defeito, durante uma semana, com a ajuda de quem opera. Resolver o primeiro da lista costuma pagar o esforço de medir.',
    temas: [
      'refugo',
      'retrabalho',
      'defeito',
      'peça ruim',
      'sucata',
      'qualidade',
      'perda de material',
      'devolução',
      'desperdício na fábrica',
      'regulagem',
      'inspeção',
      'reclamação de cliente',
      'lote rejeitado',
    ],
  },
  {
    rule: 'industry_capacity',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Cronometre o gargalo da fábrica por duas semanas',
      detalhes:
        'Descubra em qual máquina ou etapa os pedidos formam fila e anote, por turno, tempo produzindo, parado, em troca e em espera de material. Compare com o que ela poderia fazer rodando bem.',
      custo: 'baixa',
      resultado: 'Você sabe quanto da capacidade é usada e o que rouba o resto.',
    },
    corrigir: {
      acao: 'Reduza trocas e esperas na etapa mais carregada',
      detalhes:
        'Prepare ferramenta e material antes de a máquina parar, agrupe produtos parecidos em sequência e não deixe o gargalo parar no almoço sem necessidade. Tire dele tarefas que outra etapa pode fazer.',
      custo: 'baixa',
      resultado: 'Sai mais produto com as mesmas máquinas e a fila diminui.',
    },
    fixar: {
      acao: 'Planeje a produção pela capacidade e pela carteira de pedidos',
      detalhes:
        'Toda semana, some as horas dos pedidos vendidos e compare com as horas disponíveis. Se sobrar capacidade, acione vendas ou ofereça serviço a terceiros; se faltar, combine prazo antes de prometer ou use parceiro.',
      custo: 'média',
      resultado: 'As promessas ao cliente cabem na fábrica e a máquina ociosa vira oportunidade de venda.',
    },
    conhecimento:
      'Máquina parada custa quase o mesmo que máquina rodando; máquina lotada atrasa tudo. O ponto bom fica no meio, com folga para imprevisto. O erro comum é comprar equipamento novo antes de olhar as paradas do que já existe. Outro é correr em todas as etapas, quando só uma manda no ritmo. Comece achando o gargalo e medindo o tempo perdido ali.',
    temas: [
      'capacidade',
      'máquina parada',
      'ociosidade',
      'gargalo',
      'produção',
      'fila de pedidos',
      'setup',
      'troca de ferramenta',
      'sobrecarga',
      'comprar máquina',
      'planejamento da produção',
      'PCP',
      'turno',
      'fábrica vazia',
    ],
  },
  {
    rule: 'industry_delivery',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Compare data prometida e data de saída de cada pedido',
      detalhes:
        'Faça uma lista dos pedidos do último mês com data combinada, data em que saiu e motivo do atraso: material, máquina, gente, mudança do cliente ou promessa apressada. Some por motivo.',
      custo: 'baixa',
      resultado: 'Você conhece o quanto atrasa e o motivo que mais pesa.',
    },
    corrigir: {
      acao: 'Só prometa prazo depois de consultar a produção',
      detalhes:
        'Crie um quadro com a fila de pedidos e a próxima data livre, e combine que vendas consulta o quadro antes de prometer. Pedido urgente entra apenas quando se decide, na hora, qual outro será adiado e avisado.',
      custo: 'baixa',
      resultado: 'Os prazos ficam verdadeiros e o cliente reclama menos, mesmo quando a data é maior.',
    },
    fixar: {
      acao: 'Faça uma reunião curta de pedidos toda manhã',
      detalhes:
        'Em pé, diante do quadro, vendas, compras e produção olham os pedidos da semana e o que ameaça cada um. Cada problema sai com um responsável e o cliente é avisado antes, não depois.',
      custo: 'baixa',
      resultado: 'O atraso é tratado enquanto ainda dá tempo e a confiança dos clientes volta.',
    },
    conhecimento:
      'Cliente industrial perdoa preço antes de perdoar atraso, porque o atraso para a operação dele. O erro comum é prometer a data que o cliente quer ouvir e depois correr com hora extra. Pedidos urgentes empurrados para a frente atrasam todos os outros. Comece medindo data prometida contra data cumprida e o motivo. Depois ligue a promessa de vendas à fila verdadeira da produção.',
    temas: [
      'atraso na entrega',
      'prazo',
      'pedido atrasado',
      'entregar no prazo',
      'cliente reclamando',
      'hora extra',
      'urgência',
      'fila de produção',
      'programação',
      'promessa de prazo',
      'expedição',
      'pontualidade',
    ],
  },
  {
    rule: 'industry_maintenance',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Anote cada parada de máquina, com tempo e causa',
      detalhes:
        'Pendure uma ficha em cada máquina importante e registre quando parou, por quanto tempo, o que quebrou e quanto custou a peça. Ao fim do mês, veja qual máquina mais parou e qual parada mais doeu.',
      custo: 'baixa',
      resultado: 'Você sabe quais máquinas merecem cuidado primeiro e quanto as quebras atrapalham.',
    },
    corrigir: {
      acao: 'Comece a limpeza, lubrificação e revisão com dia marcado',
      detalhes:
        'Com o manual e a pessoa que conserta, monte uma lista curta de cuidados diários para o operador e de revisões mensais para a manutenção. Compre antes as peças que mais quebram nas máquinas críticas.',
      custo: 'média',
      resultado: 'As quebras repentinas diminuem e a produção para menos no meio do pedido.',
    },
    fixar: {
      acao: 'Mantenha uma agenda anual de manutenção e cobre o cumprimento',
      detalhes:
        'Distribua as revisões pelos meses de menor movimento, registre o que foi feito e acompanhe as horas de parada. Nas máquinas mais caras, avalie medir vibração ou temperatura para agir antes da falha.',
      custo: 'média',
      resultado: 'As máquinas duram mais, o prazo fica confiável e o gasto com conserto deixa de ser surpresa.',
    },
    conhecimento:
      'Consertar só quando quebra parece econômico, mas a máquina escolhe o pior dia para parar. O custo maior não é a peça, é o pedido atrasado e a equipe de braços cruzados. O erro comum é começar com um plano enorme que morre na segunda semana. Comece pelas máquinas que param a fábrica inteira e por cuidados simples feitos pelo operador. O registro das paradas mostra depois onde vale investir mais.',
    temas: [
      'manutenção',
      'máquina quebrada',
      'quebra',
      'parada de máquina',
      'preventiva',
      'conserto',
      'peça de reposição',
      'lubrificação',
      'equipamento velho',
      'mecânico',
      'preditiva',
      'oficina',
    ],
  },
  {
    rule: 'industry_people',
    categoria: 'Pessoas e produtividade',
    papel: 'pessoas',
    medir: {
      acao: 'Monte um quadro de quem sabe operar cada máquina',
      detalhes:
        'Faça uma tabela com as pessoas nas linhas e os postos nas colunas e marque quem aprende, quem faz sozinho e quem ensina. Destaque os postos em que só uma pessoa sabe trabalhar.',
      custo: 'baixa',
      resultado: 'Os riscos de falta ou saída ficam à vista e você sabe quem treinar primeiro.',
    },
    corrigir: {
      acao: 'Treine um substituto para cada posto crítico',
      detalhes:
        'Escolha os postos que dependem de uma pessoa só e reserve horas por semana para ela ensinar outra, com uma lista do que precisa ser aprendido. O chefe do turno confere na prática e atualiza o quadro.',
      custo: 'baixa',
      resultado: 'A fábrica não para quando alguém falta e a equipe se sente valorizada.',
    },
    fixar: {
      acao: 'Acompanhe um indicador por turno e reconheça a melhora',
      detalhes:
        'Escolha com a equipe uma medida justa, como peças boas por hora ou pedidos no prazo, e anote no quadro a cada turno. Combine um reconhecimento pela evolução do grupo; antes de pagar prêmio, fale com seu contador.',
      custo: 'média',
      resultado: 'As pessoas entendem a meta, sugerem melhorias e a produção fica mais estável entre os turnos.',
    },
    conhecimento:
      'A maior parte das melhorias da fábrica nasce de quem está na máquina, desde que alguém pergunte. O erro comum é deixar o conhecimento com um veterano e descobrir na saída dele que ninguém sabe regular. Outro é premiar quantidade e receber defeito junto. Comece pelo quadro de habilidades, que mostra os buracos em uma folha. Depois treine no próprio posto, um pouco por semana.',
    temas: [
      'equipe da produção',
      'treinamento',
      'operador',
      'mão de obra',
      'matriz de habilidades',
      'bônus',
      'meta de produção',
      'falta de funcionário',
      'turno',
      'qualificar',
      'motivar equipe',
      'produtividade da fábrica',
      'só um sabe fazer',
    ],
  },
]
