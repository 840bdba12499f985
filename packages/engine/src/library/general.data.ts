import type { RuleActions } from './types.ts'

/** Actions of the rules that every segment shares. */
export const GENERAL_ACTIONS: RuleActions[] = [
  {
    rule: 'company_age',
    categoria: 'Gestão',
    papel: 'dono',
    medir: {
      acao: 'Monte o calendário de contas dos próximos meses',
      detalhes:
        'Anote em uma folha ou planilha, mês a mês, tudo o que já está marcado para pagar: aluguel, salários, fornecedores, parcelas e guias. Ao lado, escreva o que você espera receber com segurança. Circule os meses em que a conta não fecha.',
      custo: 'baixa',
      resultado:
        'Você enxerga com antecedência os meses apertados e para de ser surpreendido por contas que já eram conhecidas.',
    },
    corrigir: {
      acao: 'Separe o dinheiro da empresa do seu dinheiro pessoal',
      detalhes:
        'Use uma conta só para a empresa, defina um valor fixo de retirada por mês e pague as despesas de casa apenas com essa retirada. Quando precisar pôr ou tirar dinheiro fora da regra, registre com data e motivo.',
      custo: 'baixa',
      resultado:
        'O saldo da conta passa a mostrar a situação verdadeira do negócio e fica claro quanto ele consegue pagar a você.',
    },
    fixar: {
      acao: 'Faça uma reunião mensal de direção, mesmo que pequena',
      detalhes:
        'Reserve uma manhã por mês, sempre na mesma semana, para olhar vendas, sobra, contas a vencer e clientes perdidos. Escreva três decisões com responsável e data e comece a reunião seguinte conferindo o que foi cumprido.',
      custo: 'baixa',
      resultado:
        'As decisões deixam de nascer no susto e o negócio ganha memória do que funcionou e do que não funcionou.',
    },
    conhecimento:
      'Os primeiros anos são os mais frágeis porque a empresa ainda não tem reserva, clientela fiel nem rotina. O erro comum é crescer nas vendas e esquecer o caixa: o pedido aumenta, a compra aumenta e o dinheiro só entra depois. Outro tropeço frequente é misturar a conta da casa com a da empresa, o que esconde o prejuízo. O começo é simples: saber o que vence, quanto entra e quanto o dono retira. Com essa rotina, a empresa jovem ganha tempo para acertar o produto e a clientela.',
    temas: [
      'empresa nova',
      'começando agora',
      'abri faz pouco tempo',
      'primeiros anos',
      'início do negócio',
      'sobreviver',
      'fechar as portas',
      'pró-labore',
      'retirada',
      'misturar dinheiro',
      'conta pessoal',
      'empresa iniciante',
    ],
  },
  {
    rule: 'receita_por_funcionario',
    categoria: 'Produtividade',
    papel: 'pessoas',
    medir: {
      acao: 'Acompanhe por duas semanas onde vai o tempo da equipe',
      detalhes:
        'Peça a cada pessoa que anote, ao fim do dia, as principais tarefas e o tempo aproximado de cada uma. Separe depois em três grupos: o que o cliente paga, o que é necessário por dentro e o que é retrabalho ou espera.',
      custo: 'baixa',
      resultado:
        'Você descobre quais tarefas ocupam gente sem trazer receita e onde há espera, retrabalho ou trabalho dobrado.',
    },
    corrigir: {
      acao: 'Corte ou simplifique as tarefas que não trazem receita',
      detalhes:
        'Escolha as tarefas internas que mais consomem tempo e, para cada uma, decida com a equipe: parar de fazer, fazer menos vezes, juntar com outra ou usar um modelo pronto. Passe o tempo liberado para atendimento e vendas.',
      custo: 'baixa',
      resultado: 'A mesma equipe atende mais clientes sem hora extra e sem correria.',
    },
    fixar: {
      acao: 'Ligue cada contratação a uma receita nova prevista',
      detalhes:
        'Antes de abrir uma vaga, escreva qual venda ou gargalo ela resolve, em quanto tempo se paga e o que acontece se a vaga não for aberta. Reveja a conta alguns meses depois com o resultado verdadeiro.',
      custo: 'média',
      resultado: 'A folha cresce junto com o faturamento, e não antes dele.',
    },
    conhecimento:
      'Quanto a empresa fatura por pessoa mostra se o tempo da equipe vira venda. Quando o valor é baixo, raramente o problema é preguiça: quase sempre é processo confuso, retrabalho, preço baixo ou pouca demanda. O engano comum é cobrar mais esforço sem tirar as tarefas inúteis do caminho. Comece observando para onde vai o tempo e retire primeiro o que o cliente nem percebe. Depois vale olhar preço e vendas, porque equipe ociosa por falta de pedido não se resolve com organização interna.',
    temas: [
      'produtividade',
      'equipe rende pouco',
      'muita gente',
      'folha pesada',
      'faturamento por funcionário',
      'funcionário parado',
      'ociosidade',
      'contratar',
      'demitir',
      'excesso de pessoal',
      'time enrolado',
      'retrabalho',
    ],
  },
  {
    rule: 'margem_declarada',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Feche o resultado do mês em uma página',
      detalhes:
        'Liste as vendas do mês e desconte, linha por linha, mercadoria ou insumos, impostos, comissões, taxas de cartão, folha, aluguel e sua retirada. Use extratos e notas, não a memória, e guarde a página para comparar com o mês seguinte.',
      custo: 'baixa',
      resultado: 'Você sabe se o mês deu lucro ou prejuízo e qual linha de custo mais pesou.',
    },
    corrigir: {
      acao: 'Renegocie os três maiores custos e reajuste o que vende no prejuízo',
      detalhes:
        'Peça nova proposta aos fornecedores das três maiores despesas, levando o preço de um concorrente. Em seguida, reajuste os produtos ou serviços cuja venda não cobre o próprio custo, começando pelos que menos perdem clientes.',
      custo: 'baixa',
      resultado: 'Sobra mais dinheiro de cada venda sem depender de vender mais.',
    },
    fixar: {
      acao: 'Defina um teto de gasto por tipo de despesa',
      detalhes:
        'Com base nas páginas dos meses anteriores, combine um limite para cada grupo de despesa e avise quem compra. Quando uma linha passar do limite, a próxima compra daquele grupo só sai com a sua autorização.',
      custo: 'baixa',
      resultado: 'A sobra mensal fica estável e os gastos deixam de subir sem ninguém perceber.',
    },
    conhecimento:
      'A margem é o que sobra depois de pagar tudo, e é dela que saem reserva, investimento e o seu ganho. Muita empresa vende bem e não vê a cor do dinheiro porque taxa, desconto e compra pequena comem a sobra aos poucos. O erro típico é olhar só o saldo do banco, que mistura dinheiro de hoje com conta de amanhã. Comece fechando um mês no papel, linha por linha. Depois ataque os poucos custos que concentram o gasto e corrija os preços que nasceram errados.',
    temas: [
      'lucro',
      'margem',
      'sobra pouco',
      'não sobra nada',
      'prejuízo',
      'vendo muito e não vejo dinheiro',
      'custos altos',
      'despesas',
      'cortar gastos',
      'DRE',
      'resultado do mês',
      'no vermelho',
      'apertado',
    ],
  },
  {
    rule: 'kpis',
    categoria: 'Gestão',
    papel: 'dono',
    medir: {
      acao: 'Escolha quatro indicadores e anote o primeiro valor',
      detalhes:
        'Comece por faturamento, sobra do mês, dinheiro em caixa e clientes atendidos. Escreva o valor de hoje, de onde ele foi tirado e quem fica responsável por anotar da próxima vez.',
      custo: 'baixa',
      resultado: 'A empresa passa a ter um ponto de partida e você percebe melhora ou piora sem depender de impressão.',
    },
    corrigir: {
      acao: 'Deixe os indicadores à vista e converse sobre eles toda semana',
      detalhes:
        'Coloque os valores em um quadro ou planilha que a equipe veja e faça uma conversa curta toda segunda-feira: o que subiu, o que caiu e o que será feito. Evite procurar culpados; procure a causa.',
      custo: 'baixa',
      resultado: 'Problemas aparecem na semana em que nascem e a equipe entende o que se espera dela.',
    },
    fixar: {
      acao: 'Ponha uma meta e um dono em cada indicador',
      detalhes:
        'Para cada indicador, escreva a meta do trimestre, a pessoa responsável e a ação caso fique abaixo. Troque um indicador que ninguém usa por outro que ajude a decidir.',
      custo: 'baixa',
      resultado: 'Cada número leva a uma decisão e o acompanhamento continua mesmo quando você está ocupado.',
    },
    conhecimento:
      'Quem não mede decide pelo cansaço do dia: um dia ruim parece crise e um dia bom parece sucesso. O erro mais comum é o contrário da falta: escolher indicadores demais, que ninguém consegue manter. Poucos números, anotados sempre do mesmo jeito, valem mais do que um painel bonito abandonado. Comece pelo dinheiro, pela clientela e pela entrega. Só acrescente outro indicador quando ele mudar alguma decisão sua.',
    temas: [
      'indicadores',
      'KPI',
      'métricas',
      'números da empresa',
      'acompanhar resultado',
      'meta',
      'painel',
      'o que medir',
      'não acompanho nada',
      'planilha de controle',
      'gestão no olho',
      'relatório',
      'desempenho',
      'controle do negócio',
    ],
  },
  {
    rule: 'future_goals',
    categoria: 'Gestão',
    papel: 'dono',
    medir: {
      acao: 'Transforme o seu objetivo em um número com data',
      detalhes:
        'Reescreva o objetivo respondendo quanto e até quando, por exemplo: faturar tal valor por mês até tal data. Escreva também de onde a empresa parte hoje, para a meta não ser só um desejo.',
      custo: 'baixa',
      resultado: 'Fica claro para você e para a equipe o que significa chegar lá.',
    },
    corrigir: {
      acao: 'Divida a meta em passos mensais com responsáveis',
      detalhes:
        'Quebre a meta em partes por mês e liste, para cada parte, as poucas ações que a tornam possível: mais visitas, preço revisto, cliente reativado. Ponha um nome e uma data em cada ação.',
      custo: 'baixa',
      resultado: 'A meta vira agenda da semana e o atraso aparece cedo, quando ainda dá para corrigir.',
    },
    fixar: {
      acao: 'Reveja metas a cada trimestre e comemore o que foi cumprido',
      detalhes:
        'No fim do trimestre, compare o planejado com o que aconteceu, mantenha o que funcionou e ajuste o que ficou longe. Mostre o resultado à equipe e reconheça quem contribuiu.',
      custo: 'baixa',
      resultado: 'O planejamento vira hábito e as pessoas passam a acreditar nas metas combinadas.',
    },
    conhecimento:
      'Objetivo sem número e sem prazo não orienta ninguém: crescer pode ser qualquer coisa. O erro comum é sonhar alto em janeiro e só lembrar da meta em dezembro. Outro engano é escolher muitas metas, porque a energia da equipe se espalha. Uma ou duas metas claras, divididas por mês, bastam para uma empresa pequena. Comece pela meta que mais alivia o seu maior problema de hoje.',
    temas: [
      'metas',
      'objetivo',
      'planejamento',
      'crescer',
      'onde quero chegar',
      'plano do ano',
      'falta de foco',
      'estratégia',
      'prazo',
      'sonho',
      'futuro da empresa',
      'expandir',
      'perdido sem rumo',
    ],
  },
  {
    rule: 'acquisition_channels',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Pergunte a cada cliente novo como ele chegou até você',
      detalhes:
        'Inclua a pergunta no atendimento e anote a resposta em uma lista simples, com o valor da primeira compra. No fim do mês, some por origem: indicação, redes sociais, busca, passagem na porta, parceiros.',
      custo: 'baixa',
      resultado: 'Você descobre de onde vêm os melhores clientes e para de gastar às cegas com divulgação.',
    },
    corrigir: {
      acao: 'Abra uma segunda fonte de clientes e teste por um mês',
      detalhes:
        'Escolha uma fonte que combine com o seu público, como parceria com um negócio vizinho ou um programa simples de indicação. Defina um limite de gasto, rode por algumas semanas e compare quantos clientes vieram e o que compraram.',
      custo: 'média',
      resultado: 'As vendas deixam de depender de um único caminho e você sabe se a nova fonte vale o esforço.',
    },
    fixar: {
      acao: 'Reserve uma verba mensal para as fontes que dão retorno',
      detalhes:
        'Com a lista de origens dos últimos meses, passe mais dinheiro e tempo para as fontes que trazem clientes que compram e voltam. Pare a que só gera curiosos e deixe uma pequena parte para experimentar novidades.',
      custo: 'média',
      resultado: 'A chegada de clientes fica mais constante e o custo de conquistar cada um fica conhecido.',
    },
    conhecimento:
      'Depender de uma fonte só é arriscado: se a rede social muda a regra ou o indicador some, a venda some junto. O erro comum é abrir muitos canais ao mesmo tempo e não cuidar de nenhum. Outro é medir curtidas em vez de compras. Comece perguntando a cada cliente de onde ele veio, porque essa resposta é de graça. Depois acrescente um canal por vez e dê a ele tempo suficiente para mostrar resultado.',
    temas: [
      'marketing',
      'divulgação',
      'atrair clientes',
      'conseguir clientes',
      'propaganda',
      'Instagram',
      'anúncio',
      'tráfego pago',
      'indicação',
      'boca a boca',
      'poucos clientes',
      'vender mais',
      'captar',
      'movimento fraco',
      'redes sociais',
    ],
  },
  {
    rule: 'ai_usage',
    categoria: 'Digital e IA',
    papel: 'digital',
    medir: {
      acao: 'Liste as tarefas repetidas que tomam o tempo da semana',
      detalhes:
        'Durante uma semana, anote textos que se repetem, respostas iguais a clientes, relatórios montados à mão e dados digitados duas vezes. Marque as que não envolvem informação sigilosa: são as melhores para um primeiro teste.',
      custo: 'baixa',
      resultado: 'Você sai com uma lista curta de tarefas em que a tecnologia pode devolver tempo à equipe.',
    },
    corrigir: {
      acao: 'Teste uma ferramenta de inteligência artificial em uma tarefa só',
      detalhes:
        'Escolha uma tarefa da lista, como rascunhar respostas a clientes ou descrições de produtos, e use uma ferramenta com uma pessoa responsável por conferir tudo antes de enviar. Não coloque dados pessoais de clientes na ferramenta.',
      custo: 'baixa',
      resultado:
        'A equipe ganha tempo em uma rotina conhecida e aprende, sem risco, o que a ferramenta faz bem ou mal.',
    },
    fixar: {
      acao: 'Escreva uma regra de uso de inteligência artificial na empresa',
      detalhes:
        'Em uma página, diga para que a ferramenta pode ser usada, quais dados nunca entram nela, quem confere o resultado e como registrar erros. Ensine a equipe e reveja a página a cada trimestre.',
      custo: 'baixa',
      resultado: 'O uso se espalha com segurança e o ganho de tempo não depende de uma pessoa só.',
    },
    conhecimento:
      'Inteligência artificial ajuda mais em tarefas repetidas de texto, resumo e atendimento do que em decisões. O erro comum é comprar a ferramenta antes de saber qual problema resolver. Outro é publicar o que ela escreve sem conferir, e ela também erra com muita confiança. Comece pequeno, com uma tarefa, uma pessoa e um mês de teste. Cuide dos dados: informação de cliente não deve ser colada em qualquer lugar.',
    temas: [
      'inteligência artificial',
      'IA',
      'ChatGPT',
      'robô',
      'automação',
      'automatizar',
      'tecnologia',
      'tarefas repetidas',
      'digitalizar',
      'modernizar',
      'chatbot',
      'ganhar tempo',
      'ferramenta nova',
    ],
  },
  {
    rule: 'operational_flow',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Desenhe o caminho de um pedido, do contato à entrega',
      detalhes:
        'Escolha um pedido recente e escreva cada etapa em um papel: quem recebeu, quem fez, onde esperou, quem conferiu e quem entregou. Marque com um círculo os pontos em que houve espera, dúvida ou erro.',
      custo: 'baixa',
      resultado: 'Você vê o processo inteiro em uma folha e descobre onde ele trava.',
    },
    corrigir: {
      acao: 'Resolva o ponto do processo em que os pedidos mais esperam',
      detalhes:
        'Pegue o círculo que mais atrasa e mude uma coisa só: um responsável definido, um horário fixo, um modelo de pedido ou um limite de serviços abertos ao mesmo tempo. Observe por duas semanas antes de mexer em outro ponto.',
      custo: 'baixa',
      resultado: 'O pedido anda mais rápido e diminuem as cobranças de clientes perguntando se já está pronto.',
    },
    fixar: {
      acao: 'Escreva o jeito combinado de trabalhar e revise com a equipe',
      detalhes:
        'Registre as etapas em frases curtas, com fotos quando ajudar, e deixe onde o trabalho acontece. Treine um novato seguindo apenas o papel: onde ele se perder, o texto precisa melhorar.',
      custo: 'baixa',
      resultado: 'O resultado fica parecido todos os dias, não importa quem esteja trabalhando.',
    },
    conhecimento:
      'Quase todo atraso nasce na passagem de uma etapa para outra, e não dentro da etapa. Quando o processo mora só na cabeça das pessoas, cada um faz do seu jeito e o erro se repete. O engano comum é comprar um sistema para organizar uma bagunça que ninguém desenhou. Comece acompanhando um pedido de verdade, do início ao fim. Depois conserte o pior ponto e só então escreva o padrão.',
    temas: [
      'processo',
      'operação',
      'desorganizado',
      'bagunça',
      'atraso',
      'fluxo de trabalho',
      'etapas',
      'rotina',
      'padronizar',
      'entrega',
      'gargalo',
      'retrabalho',
      'cada um faz de um jeito',
    ],
  },
]
