import type { RuleActions } from './types.ts'

export const SERVICES_ACTIONS: RuleActions[] = [
  {
    rule: 'service_pricing',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Calcule quanto custa uma hora de trabalho da sua equipe',
      detalhes:
        'Some salários, encargos, aluguel, ferramentas e a sua retirada do mês e divida pelas horas que realmente foram vendidas a clientes. Compare o resultado com o que você cobrou nos últimos trabalhos.',
      custo: 'baixa',
      resultado: 'Você descobre quais trabalhos deram lucro e quais foram feitos de graça sem perceber.',
    },
    corrigir: {
      acao: 'Refaça a proposta padrão com custo, margem e escopo',
      detalhes:
        'Monte um modelo de proposta que parte do custo da hora, soma uma margem definida e diz o que está e o que não está incluído. Use-o em todas as propostas novas e anote as que foram recusadas, com o motivo.',
      custo: 'baixa',
      resultado: 'Os novos contratos nascem com lucro previsto e com menos discussão sobre o que estava combinado.',
    },
    fixar: {
      acao: 'Ofereça pacotes em três níveis, do essencial ao completo',
      detalhes:
        'Organize o serviço em três opções com entregas e prazos diferentes e apresente sempre as três juntas. Ao renovar contratos antigos, mostre a tabela nova com antecedência e explique o que o cliente passa a receber.',
      custo: 'baixa',
      resultado: 'O cliente escolhe pelo que recebe, e não só pelo preço, e o valor médio dos contratos sobe.',
    },
    conhecimento:
      'Serviço não tem nota de compra, por isso muita gente define o preço pela intuição ou pelo concorrente. O erro comum é esquecer as horas que ninguém paga: reunião, deslocamento, ajuste e proposta. Outro é dar desconto sem tirar nada da entrega, o que ensina o cliente a sempre pedir. Comece pelo custo da hora vendida, que costuma ser maior do que se imagina. Com ele na mão, fica mais fácil dizer não a trabalho que dá prejuízo.',
    temas: [
      'preço do serviço',
      'quanto cobrar',
      'hora técnica',
      'valor da hora',
      'orçamento',
      'proposta',
      'cobrar barato',
      'desconto',
      'precificação',
      'tabela de preços',
      'cliente acha caro',
      'margem do projeto',
      'honorários',
    ],
  },
  {
    rule: 'service_recurring',
    categoria: 'Finanças',
    papel: 'vendas',
    medir: {
      acao: 'Separe a receita que se repete da que precisa ser vendida de novo',
      detalhes:
        'Liste os clientes dos últimos meses e marque quem paga todo mês, quem volta de vez em quando e quem comprou uma vez só. Anote de que cuidado contínuo cada um precisaria depois da entrega.',
      custo: 'baixa',
      resultado: 'Você vê com quanto dinheiro começa cada mês e quem poderia virar contrato fixo.',
    },
    corrigir: {
      acao: 'Crie um contrato mensal de acompanhamento e ofereça à carteira',
      detalhes:
        'Desenhe um serviço contínuo pequeno, como manutenção, revisão periódica ou suporte com horas definidas, com preço e limites claros. Ofereça primeiro aos clientes mais satisfeitos, em conversa, e não por mensagem em massa.',
      custo: 'baixa',
      resultado: 'Os primeiros contratos mensais entram e o começo do mês deixa de ser do zero.',
    },
    fixar: {
      acao: 'Inclua a versão mensal em toda proposta nova',
      detalhes:
        'Em cada proposta, apresente o projeto e o acompanhamento depois dele como partes do mesmo trabalho. Acompanhe cancelamentos, pergunte o motivo e faça uma visita ou ligação de valor a cada trimestre.',
      custo: 'baixa',
      resultado: 'A receita certa cresce mês a mês e fica mais fácil planejar equipe e investimento.',
    },
    conhecimento:
      'Quem vive só de projeto avulso recomeça a cada mês e passa aperto nos intervalos. Contrato mensal dá previsão, melhora a negociação com o banco e deixa a equipe mais estável. O erro comum é oferecer um mensal sem limite, que vira trabalho sem fim pelo mesmo valor. Comece com um pacote pequeno e bem definido para quem já gostou do seu serviço. O que segura o contrato é o cliente perceber valor todo mês.',
    temas: [
      'contrato mensal',
      'contratos mensais',
      'mais contratos',
      'mensalidade',
      'recorrência',
      'receita fixa',
      'cliente fixo',
      'projeto avulso',
      'freela',
      'mês zerado',
      'instabilidade',
      'plano mensal',
      'manutenção mensal',
      'assinatura',
      'previsibilidade',
    ],
  },
  {
    rule: 'service_utilization',
    categoria: 'Produtividade',
    papel: 'pessoas',
    medir: {
      acao: 'Registre as horas por cliente durante um mês',
      detalhes:
        'Use uma planilha compartilhada ou um aplicativo de horas e peça um lançamento por dia, com cliente e tarefa. Explique que o objetivo é cobrar melhor e distribuir o trabalho, não vigiar pessoas.',
      custo: 'baixa',
      resultado: 'Você sabe quanto do tempo pago vira receita e quais clientes consomem mais do que pagam.',
    },
    corrigir: {
      acao: 'Reduza reuniões, ajustes sem fim e espera por aprovação',
      detalhes:
        'Combine com a equipe e com os clientes dias fixos de reunião, número de revisões incluídas e prazo para aprovar. O que passar disso entra em uma nova cobrança ou na fila seguinte.',
      custo: 'baixa',
      resultado: 'Mais horas da equipe passam a ser cobradas e o trabalho termina com menos desgaste.',
    },
    fixar: {
      acao: 'Planeje a agenda da equipe uma semana antes',
      detalhes:
        'Toda sexta-feira, distribua as horas da semana seguinte por cliente, deixando uma folga para imprevistos. Quando a agenda vazia se repetir, acione a lista de propostas em aberto em vez de esperar o telefone tocar.',
      custo: 'baixa',
      resultado: 'A equipe fica ocupada sem sobrecarga e a falta de trabalho é percebida antes de virar prejuízo.',
    },
    conhecimento:
      'Em serviços, a hora que passou sem ser vendida não volta, como um assento vazio no avião. O erro comum é achar que todo mundo está ocupado porque há correria, quando boa parte da correria é retrabalho e espera. Também há o outro extremo: equipe cheia demais erra e perde clientes. Comece registrando as horas por um mês, sem cobrança nem punição. O registro costuma revelar dois ou três clientes que tomam o tempo e pagam pouco.',
    temas: [
      'horas faturadas',
      'ocupação da equipe',
      'horas da equipe',
      'equipe ociosa',
      'retrabalho',
      'apontamento de horas',
      'produtividade',
      'reunião demais',
      'sobrecarga',
      'horas não cobradas',
      'agenda da equipe',
      'tempo perdido',
    ],
  },
  {
    rule: 'service_concentration',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Ordene os clientes pelo peso no faturamento do ano',
      detalhes:
        'Some o que cada cliente pagou nos últimos doze meses e coloque do maior para o menor. Para os primeiros da lista, escreva quando vence o contrato, quem decide lá dentro e o que aconteceria se saíssem.',
      custo: 'baixa',
      resultado: 'Você enxerga de quem a empresa depende e quais contratos precisam de cuidado já.',
    },
    corrigir: {
      acao: 'Proteja o maior cliente e procure parecidos com ele',
      detalhes:
        'Formalize contrato com aviso prévio para o maior cliente e aproxime-se de mais de uma pessoa na empresa dele. Em paralelo, faça uma lista de empresas parecidas e procure algumas por semana, citando o problema que você resolve.',
      custo: 'baixa',
      resultado: 'O susto de perder o maior cliente diminui e surgem conversas com novos.',
    },
    fixar: {
      acao: 'Defina um teto de dependência e acompanhe a cada mês',
      detalhes:
        'Combine com os sócios até que fatia da receita um cliente pode representar. Enquanto ele passar do teto, uma parte fixa da semana é dedicada a vender para outros, mesmo com a agenda cheia.',
      custo: 'média',
      resultado: 'A carteira fica equilibrada e você negocia preço e prazo sem medo.',
    },
    conhecimento:
      'Um cliente muito grande dá conforto até o dia em que muda o gestor ou corta gastos. Nesse dia vai embora a receita, mas a equipe e o aluguel ficam. O erro comum é só procurar outros quando o aviso de saída já chegou. Comece medindo o peso de cada cliente e formalizando o contrato do maior. Depois reserve tempo toda semana para abrir portas novas, justamente enquanto tudo vai bem.',
    temas: [
      'depender de um cliente',
      'cliente grande',
      'concentração',
      'perder o cliente',
      'carteira de clientes',
      'novos clientes',
      'prospecção',
      'um cliente só',
      'risco',
      'contrato',
      'cliente principal',
      'diversificar clientes',
    ],
  },
  {
    rule: 'service_followup',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Reúna todas as propostas em aberto em uma lista única',
      detalhes:
        'Procure nas mensagens e e-mails cada orçamento enviado e anote cliente, valor, data e último contato. Marque os que estão sem resposta e os que nunca receberam um retorno seu.',
      custo: 'baixa',
      resultado: 'Aparece o valor das vendas que estão paradas apenas por falta de retorno.',
    },
    corrigir: {
      acao: 'Retome as propostas paradas com uma pergunta simples',
      detalhes:
        'Ligue ou escreva para cada cliente da lista perguntando se ainda faz sentido e o que falta para decidir. Anote o motivo de cada não e agende o próximo contato de cada talvez, com dia marcado.',
      custo: 'baixa',
      resultado: 'Algumas vendas dadas como perdidas fecham e você aprende por que as outras não andaram.',
    },
    fixar: {
      acao: 'Adote um sistema simples de acompanhamento de clientes',
      detalhes:
        'Escolha um sistema de clientes com etapas claras, da primeira conversa ao fechamento, e proíba proposta fora dele. Toda segunda-feira, olhe quem precisa de contato na semana e o que está há muito tempo na mesma etapa.',
      custo: 'média',
      resultado: 'Nenhuma proposta fica esquecida e dá para prever as vendas das próximas semanas.',
    },
    conhecimento:
      'Muita venda não se perde para o concorrente, e sim para o esquecimento. Quem manda o orçamento e espera costuma ouvir silêncio, porque o cliente também está ocupado. O erro comum é achar que insistir incomoda; um retorno educado, com data combinada, é visto como cuidado. Comece juntando as propostas em aberto em um lugar só. O sistema vem depois, quando o hábito já existe.',
    temas: [
      'CRM',
      'funil de vendas',
      'follow-up',
      'proposta parada',
      'orçamento sem resposta',
      'cliente sumiu',
      'acompanhar proposta',
      'retorno',
      'vendas perdidas',
      'cobrar resposta',
      'carteira',
      'negociação',
      'fechar venda',
      'lead',
    ],
  },
  {
    rule: 'service_quality',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Pergunte aos últimos clientes o que poderia ter sido melhor',
      detalhes:
        'Ligue para alguns clientes recentes e faça duas perguntas: o que funcionou bem e o que atrapalhou. Anote também quais trabalhos atrasaram, quais cresceram além do combinado e se havia contrato.',
      custo: 'baixa',
      resultado: 'Você ouve direto do cliente onde a entrega falha e o que ele mais valoriza.',
    },
    corrigir: {
      acao: 'Use contrato e escopo por escrito em todo trabalho novo',
      detalhes:
        'Prepare um modelo curto com entregas, prazos, revisões incluídas, forma de pagamento e o que fica de fora, e peça a um advogado que revise uma vez. Só comece o serviço depois do aceite por escrito.',
      custo: 'média',
      resultado: 'Caem as discussões sobre o que estava incluído e o trabalho extra passa a ser cobrado.',
    },
    fixar: {
      acao: 'Feche cada entrega com conferência e pesquisa curta',
      detalhes:
        'Crie uma lista de conferência para a equipe usar antes de entregar e envie ao cliente uma pesquisa de poucas perguntas logo depois. Leia as respostas em reunião e escolha uma melhoria por mês.',
      custo: 'baixa',
      resultado: 'A qualidade fica constante e os clientes satisfeitos passam a indicar você.',
    },
    conhecimento:
      'No serviço, o cliente compra uma promessa; por isso combinar bem é parte da qualidade. A maior fonte de briga e prejuízo é o pedido que cresce aos poucos sem ninguém registrar. O erro comum é evitar o contrato para não parecer desconfiado, quando ele protege os dois lados. Comece com um modelo simples de escopo e prazo. Depois crie o costume de ouvir o cliente ao fim de cada entrega.',
    temas: [
      'qualidade do serviço',
      'contrato',
      'escopo',
      'prazo',
      'atraso na entrega',
      'reclamação',
      'cliente insatisfeito',
      'pesquisa de satisfação',
      'retrabalho',
      'combinar serviço',
      'trabalho a mais',
      'pós-venda',
    ],
  },
]
