import type { AloneActions } from './types.ts'

/**
 * What replaces the library's words for an owner who works alone: no team to train, to convince or to delegate to.
 * A phase or a field that isn't here reads the same for everybody.
 */
export const ALONE_ACTIONS: Readonly<Record<string, AloneActions>> = {
  company_age: {
    fixar: { acao: 'Reserve uma manhã por mês para dirigir a empresa' },
  },
  receita_por_funcionario: {
    medir: {
      acao: 'Acompanhe por duas semanas onde vai o seu tempo',
      detalhes:
        'Anote, ao fim de cada dia, as principais tarefas e o tempo aproximado de cada uma. Separe depois em três grupos: o que o cliente paga, o que é necessário por dentro e o que é retrabalho ou espera.',
      resultado: 'Você descobre quais tarefas ocupam as suas horas sem trazer receita e onde há espera ou retrabalho.',
    },
    corrigir: {
      detalhes:
        'Escolha as tarefas internas que mais tomam as suas horas e, para cada uma, decida: parar de fazer, fazer menos vezes, juntar com outra ou usar um modelo pronto. Passe o tempo liberado para atendimento e vendas.',
      resultado: 'Você atende mais clientes com as mesmas horas, sem virar a noite e sem correria.',
    },
    fixar: {
      acao: 'Decida com números quando vale a pena ter ajuda',
      detalhes:
        'Antes de pagar alguém, mesmo por diária, escreva qual venda ou aperto essa ajuda resolve, em quanto tempo se paga e o que acontece sem ela. Reveja a conta alguns meses depois com o resultado verdadeiro.',
      resultado: 'A ajuda chega quando há receita para pagá-la, e não antes.',
    },
    conhecimento:
      'Quanto a empresa fatura com o trabalho de uma pessoa mostra se as suas horas viram venda. Quando o valor é baixo, raramente o problema é preguiça: quase sempre é retrabalho, preço baixo ou pouca procura. O engano comum é trabalhar ainda mais horas sem tirar as tarefas inúteis do caminho. Comece observando para onde vai o seu tempo e retire primeiro o que o cliente nem percebe. Depois vale olhar preço e vendas, porque hora vazia por falta de pedido não se resolve com organização.',
  },
  margem_declarada: {
    medir: {
      detalhes:
        'Liste as vendas do mês e desconte, linha por linha, mercadoria ou insumos, impostos, comissões, taxas de cartão, aluguel e sua retirada. Use extratos e notas, não a memória, e guarde a página para comparar com o mês seguinte.',
    },
    fixar: {
      detalhes:
        'Com base nas páginas dos meses anteriores, escreva um limite para cada grupo de despesa e deixe à vista. Quando uma linha passar do limite, espere uma semana antes da próxima compra daquele grupo.',
    },
  },
  kpis: {
    medir: {
      detalhes:
        'Comece por faturamento, sobra do mês, dinheiro em caixa e clientes atendidos. Escreva o valor de hoje, de onde ele foi tirado e o dia em que você vai anotar de novo.',
    },
    corrigir: {
      acao: 'Deixe os indicadores à vista e olhe para eles toda semana',
      detalhes:
        'Coloque os valores em um quadro ou planilha que você veja todo dia e reserve alguns minutos toda segunda-feira: o que subiu, o que caiu e o que você vai fazer. Procure a causa antes de mudar alguma coisa.',
      resultado: 'Os problemas aparecem na semana em que nascem, quando ainda custam pouco.',
    },
    fixar: {
      acao: 'Ponha uma meta em cada indicador',
      detalhes:
        'Para cada indicador, escreva a meta do trimestre e a ação caso fique abaixo. Troque um indicador que não muda nenhuma decisão sua por outro que ajude a decidir.',
    },
  },
  future_goals: {
    medir: { resultado: 'Fica claro para você o que significa chegar lá e quanto falta.' },
    corrigir: {
      acao: 'Divida a meta em passos mensais com data',
      detalhes:
        'Quebre a meta em partes por mês e liste, para cada parte, as poucas ações que a tornam possível: mais visitas, preço revisto, cliente reativado. Ponha uma data em cada ação e reserve a hora na agenda.',
    },
    fixar: {
      detalhes:
        'No fim do trimestre, compare o planejado com o que aconteceu, mantenha o que funcionou e ajuste o que ficou longe. Mostre o resultado a alguém de confiança: contar em voz alta ajuda a cumprir.',
      resultado: 'O planejamento vira hábito e você passa a acreditar nas metas que escreve.',
    },
    conhecimento:
      'Objetivo sem número e sem prazo não orienta ninguém: crescer pode ser qualquer coisa. O erro comum é sonhar alto em janeiro e só lembrar da meta em dezembro. Outro engano é escolher muitas metas, porque a sua energia se espalha. Uma ou duas metas claras, divididas por mês, bastam para uma empresa pequena. Comece pela meta que mais alivia o seu maior problema de hoje.',
  },
  ai_usage: {
    medir: { resultado: 'Você sai com uma lista curta de tarefas em que a tecnologia pode devolver tempo a você.' },
    corrigir: {
      detalhes:
        'Escolha uma tarefa da lista, como rascunhar respostas a clientes ou descrições de produtos, e confira tudo antes de enviar. Não coloque dados pessoais de clientes na ferramenta.',
      resultado: 'Você ganha tempo em uma rotina conhecida e aprende, sem risco, o que a ferramenta faz bem ou mal.',
    },
    fixar: {
      acao: 'Escreva as suas regras de uso de inteligência artificial',
      detalhes:
        'Em uma página, diga para que você usa a ferramenta, quais dados de clientes nunca entram nela e o que precisa ser conferido antes de sair. Anote os erros que ela cometer e reveja a página a cada trimestre.',
      resultado: 'O ganho de tempo continua e os dados dos seus clientes ficam protegidos.',
    },
  },
  operational_flow: {
    medir: {
      detalhes:
        'Escolha um pedido recente e escreva cada etapa em um papel: o que foi feito, quanto demorou, onde esperou e onde voltou. Marque com um círculo os pontos em que houve espera, dúvida ou erro.',
    },
    corrigir: {
      detalhes:
        'Pegue o círculo que mais atrasa e mude uma coisa só: um horário fixo, um modelo de pedido, um lembrete ou um limite de serviços abertos ao mesmo tempo. Observe por duas semanas antes de mexer em outro ponto.',
    },
    fixar: {
      acao: 'Escreva o seu jeito de trabalhar, passo a passo',
      detalhes:
        'Registre as etapas em frases curtas, com fotos quando ajudar, e deixe onde o trabalho acontece. Siga o papel por uma semana: onde ele não bater com o que você faz, o texto precisa melhorar.',
      resultado: 'O resultado fica parecido todos os dias, e ensinar alguém no futuro será bem mais fácil.',
    },
    conhecimento:
      'Quase todo atraso nasce na passagem de uma etapa para outra, e não dentro da etapa. Quando o processo mora só na sua cabeça, o esquecimento aparece nos dias cheios e o erro se repete. O engano comum é comprar um sistema para organizar uma bagunça que ninguém desenhou. Comece acompanhando um pedido de verdade, do início ao fim. Depois conserte o pior ponto e só então escreva o padrão.',
  },
  service_pricing: {
    medir: {
      acao: 'Calcule quanto custa uma hora do seu trabalho',
      detalhes:
        'Some a sua retirada, impostos, aluguel, ferramentas e deslocamentos do mês e divida pelas horas que realmente foram vendidas a clientes. Compare o resultado com o que você cobrou nos últimos trabalhos.',
    },
  },
  service_recurring: {
    fixar: { resultado: 'A receita certa cresce mês a mês e fica mais fácil planejar a agenda e o investimento.' },
    conhecimento:
      'Quem vive só de projeto avulso recomeça a cada mês e passa aperto nos intervalos. Contrato mensal dá previsão, melhora a negociação com o banco e traz sossego. O erro comum é oferecer um mensal sem limite, que vira trabalho sem fim pelo mesmo valor. Comece com um pacote pequeno e bem definido para quem já gostou do seu serviço. O que segura o contrato é o cliente perceber valor todo mês.',
  },
  service_utilization: {
    medir: {
      acao: 'Registre as suas horas por cliente durante um mês',
      detalhes:
        'Use uma planilha ou um aplicativo de horas e lance uma vez por dia, com cliente e tarefa. O objetivo é cobrar melhor e enxergar para onde o dia vai, não trabalhar mais.',
    },
    corrigir: {
      detalhes:
        'Combine com os clientes dias fixos de reunião, número de revisões incluídas e prazo para aprovar. O que passar disso entra em uma nova cobrança ou na fila seguinte.',
      resultado: 'Mais horas suas passam a ser cobradas e o trabalho termina com menos desgaste.',
    },
    fixar: {
      acao: 'Planeje a sua agenda uma semana antes',
      resultado: 'Você trabalha sem sobrecarga e percebe a falta de trabalho antes de ela virar prejuízo.',
    },
    conhecimento:
      'Em serviços, a hora que passou sem ser vendida não volta, como um assento vazio no avião. O erro comum é achar que a agenda está cheia porque há correria, quando boa parte da correria é retrabalho e espera. Também há o outro extremo: quem não deixa folga erra e perde clientes. Comece registrando as horas por um mês, sem se cobrar. O registro costuma revelar dois ou três clientes que tomam o tempo e pagam pouco.',
  },
  service_concentration: {
    fixar: {
      detalhes:
        'Escreva até que fatia da receita um cliente pode representar. Enquanto ele passar do teto, uma parte fixa da semana é dedicada a vender para outros, mesmo com a agenda cheia.',
    },
    conhecimento:
      'Um cliente muito grande dá conforto até o dia em que muda o gestor ou corta gastos. Nesse dia vai embora a receita, mas as contas ficam. O erro comum é só procurar outros quando o aviso de saída já chegou. Comece medindo o peso de cada cliente e formalizando o contrato do maior. Depois reserve tempo toda semana para abrir portas novas, justamente enquanto tudo vai bem.',
  },
  service_quality: {
    fixar: {
      detalhes:
        'Crie uma lista de conferência para usar antes de entregar e envie ao cliente uma pesquisa de poucas perguntas logo depois. Leia as respostas no fim do mês e escolha uma melhoria por vez.',
    },
  },
  retail_markup: {
    conhecimento:
      'O acréscimo sobre o custo precisa pagar frete, taxa, imposto, aluguel, a sua retirada e ainda deixar lucro. O erro comum é aplicar o mesmo acréscimo em tudo ou copiar o preço do vizinho, que tem outros custos. Outro vazamento é o desconto automático no balcão e a etiqueta velha quando o fornecedor aumenta. Comece pelos produtos que mais saem, porque ali cada ajuste aparece logo no caixa. Depois escreva a regra, para a margem não depender do humor do dia.',
  },
  retail_losses: {
    fixar: {
      acao: 'Faça contagens curtas toda semana, uma parte da loja por vez',
      detalhes:
        'Divida a loja em partes e conte uma por semana, fora do horário de movimento. Anote a diferença e decida o que muda onde ela se repete.',
    },
  },
  retail_repeat: {
    fixar: {
      detalhes:
        'Escolha um só e mantenha: cartão de fidelidade simples, aviso de reposição do produto preferido ou uma vantagem no mês do aniversário. Ofereça em toda venda e acompanhe quantos voltaram.',
    },
  },
  retail_channels: {
    corrigir: {
      detalhes:
        'Fotografe os produtos que mais vendem, escreva preço e tamanhos, prepare mensagens prontas e avise em que horário você responde. Combine formas simples de pagamento e de entrega.',
    },
  },
  industry_scrap: {
    corrigir: {
      detalhes:
        'Pare em frente à máquina logo depois do defeito e pergunte por quê até chegar à causa: regulagem, material, ferramenta ou instrução. Mude uma coisa, produza por alguns dias e conte de novo.',
    },
    fixar: {
      detalhes:
        'Deixe peça padrão, medida e foto do certo e do errado em cada posto, e pare a produção quando o defeito aparecer. Registre a regulagem boa de cada produto para repetir na próxima vez.',
    },
    conhecimento:
      'Peça refugada custa material, hora de máquina, energia e ainda atrasa o pedido bom. O erro comum é contar só o que vai para o lixo e esquecer o que foi refeito. Outro é culpar a pressa quando a causa está na regulagem ou na matéria-prima. Comece contando por defeito, durante uma semana, na própria bancada. Resolver o primeiro da lista costuma pagar o esforço de medir.',
  },
  industry_delivery: {
    corrigir: {
      detalhes:
        'Crie um quadro com a fila de pedidos e a próxima data livre, e consulte o quadro antes de prometer. Pedido urgente entra apenas quando você decide, na hora, qual outro será adiado, e avisa o cliente dele.',
    },
    fixar: {
      acao: 'Olhe a fila de pedidos toda manhã',
      detalhes:
        'Em pé, diante do quadro, veja os pedidos da semana e o que ameaça cada um: material, máquina ou tempo. Avise o cliente antes, não depois.',
    },
  },
  industry_maintenance: {
    corrigir: {
      detalhes:
        'Com o manual e a pessoa que conserta, monte uma lista curta de cuidados diários e de revisões mensais. Compre antes as peças que mais quebram nas máquinas críticas.',
    },
    conhecimento:
      'Consertar só quando quebra parece econômico, mas a máquina escolhe o pior dia para parar. O custo maior não é a peça, é o pedido atrasado e o dia perdido. O erro comum é começar com um plano enorme que morre na segunda semana. Comece pelas máquinas que param a produção inteira e por cuidados simples, feitos todo dia. O registro das paradas mostra depois onde vale investir mais.',
  },
  industry_people: {
    medir: {
      acao: 'Liste o que só você sabe fazer na produção',
      detalhes:
        'Escreva cada máquina e cada tarefa, com o que é preciso saber para fazer bem e com segurança. Destaque aquelas em que a produção para se você adoecer.',
      resultado: 'O risco de a produção parar fica à vista e você sabe o que registrar ou aprender primeiro.',
    },
    corrigir: {
      acao: 'Escreva a receita de cada tarefa crítica e tenha um reserva',
      detalhes:
        'Registre, com fotos, a regulagem e os cuidados de cada tarefa destacada. Combine com um colega do ramo ou um prestador que possa cobrir você em uma emergência e mostre a ele o papel.',
      resultado: 'A produção não fica parada por muitos dias quando você não pode trabalhar.',
    },
    fixar: {
      acao: 'Acompanhe um indicador da produção e estude um pouco por mês',
      detalhes:
        'Escolha uma medida justa, como peças boas por hora ou pedidos no prazo, e anote toda semana. Quando ela parar de melhorar, procure um curso curto ou a orientação do fabricante da máquina.',
      resultado: 'A produção fica mais estável e você enxerga onde aprender mais dá retorno.',
    },
    conhecimento:
      'Quem produz sem ajuda é, ao mesmo tempo, a força e o ponto fraco da fábrica. O erro comum é guardar tudo na cabeça e descobrir, em uma doença, que ninguém mais sabe regular a máquina. Outro é correr atrás de quantidade e refazer peça depois. Comece listando o que só você sabe fazer. Depois escreva um pouco por semana e combine quem pode socorrer em uma emergência.',
  },
  tech_model: {
    fixar: { resultado: 'Você dedica mais tempo ao que se vende muitas vezes e a receita fica previsível.' },
    conhecimento:
      'Projeto avulso paga as contas, mas recomeça do zero a cada entrega. A assinatura cresce devagar no início e depois sustenta a empresa. O erro comum é aceitar todo pedido sob medida e nunca sobrar tempo para o produto. Outro é chamar de assinatura um suporte ilimitado e barato. Comece olhando o que se repete entre os clientes e ofereça isso em um plano pequeno e bem definido.',
  },
  tech_churn: {
    corrigir: {
      detalhes:
        'Defina o primeiro resultado que o cliente precisa sentir e monte um roteiro para levá-lo até lá: configuração junto, mensagem no terceiro contato, ligação se ele parar de usar. Reserve um horário fixo para cumprir o roteiro.',
    },
  },
  tech_ltvcac: {
    medir: {
      detalhes:
        'Junte anúncios, comissões, eventos, ferramentas e as suas horas de venda e divida pelos clientes que entraram. Do outro lado, calcule quanto um cliente costuma pagar até sair, já sem os custos de atendê-lo.',
    },
  },
  tech_runway: {
    medir: {
      detalhes:
        'Some tudo o que saiu no mês, subtraia o que entrou de clientes e divida o saldo disponível por essa diferença. Atualize no primeiro dia útil de cada mês e deixe o resultado à vista.',
    },
    corrigir: {
      detalhes:
        'Liste as ferramentas, os servidores e os contratos, escreva para que serve cada um e cancele os que não se justificam. Ofereça aos clientes plano anual pago adiantado, com uma vantagem, para trazer caixa agora.',
      resultado: 'O gasto mensal cai e o fôlego da empresa aumenta.',
    },
    fixar: {
      detalhes:
        'Escreva um plano com três níveis: confortável, atenção e emergência, e as medidas de cada um, como cortar gastos, reduzir a retirada ou buscar um sócio. Assim a decisão não é tomada no desespero.',
      resultado: 'Você decide com calma e a empresa não chega ao limite sem plano.',
    },
  },
  tech_delivery: {
    corrigir: {
      detalhes:
        'Quebre cada pedido em partes que caibam em poucos dias e limite o número de tarefas abertas ao mesmo tempo. Marque um dia fixo de publicação e não deixe nada pronto esperando.',
    },
    fixar: {
      detalhes:
        'Comece pelos caminhos que não podem falhar, como acesso e pagamento, e faça o teste rodar sozinho a cada mudança. Prepare também a volta rápida à versão anterior e ensaie antes de precisar dela.',
      resultado: 'Publicar deixa de dar medo e sobra tempo para criar.',
    },
  },
  tech_support: {
    corrigir: {
      detalhes:
        'Defina um prazo para cada tipo de pedido, avise os clientes e publique artigos curtos com as dúvidas mais comuns, com imagens. Responda com o artigo e melhore-o quando não bastar.',
      resultado: 'O cliente sabe o que esperar e você responde menos vezes a mesma coisa.',
    },
  },
  health_noshow: {
    medir: {
      detalhes:
        'Diferencie falta sem aviso, remarcação e atraso, e anote também se houve confirmação. No fim do mês, procure os dias, horários e tipos de atendimento em que as faltas se concentram.',
    },
    fixar: { resultado: 'A agenda fica confiável e você trabalha com menos buracos e menos correria.' },
    conhecimento:
      'Horário perdido não volta e continua custando sala e luz. O paciente falta principalmente quando marcou há muito tempo, esqueceu ou teve dificuldade para desmarcar. O erro comum é encher a agenda por cima para compensar, o que gera espera e reclamação. Comece medindo onde as faltas acontecem e confirmando por mensagem. Facilitar a remarcação costuma funcionar melhor do que punir.',
  },
  health_denials: {
    corrigir: {
      detalhes:
        'Separe as glosas ainda recorríveis, junte os documentos e envie o recurso com protocolo. Ao mesmo tempo, crie uma lista de conferência da guia para usar antes do atendimento e antes do envio.',
    },
    fixar: {
      acao: 'Reserve um dia por mês para faturar e conferir os convênios',
      detalhes:
        'Defina um calendário com datas de envio, conferência do pagamento e recurso por convênio, e trate esse dia como uma consulta marcada. Anote os erros que se repetem e corrija a sua lista de conferência.',
    },
    conhecimento:
      'Glosa é trabalho feito que não foi pago, e a maior parte nasce de detalhe no preenchimento ou na autorização. O erro comum é não conferir o demonstrativo e perder o prazo do recurso. Outro é deixar o faturamento para quando sobrar tempo. Comece agrupando as glosas por motivo: poucos motivos explicam quase tudo. Conferir antes do atendimento custa menos do que recorrer depois.',
  },
  health_occupancy: {
    medir: {
      detalhes:
        'Por duas semanas, conte por período quantos horários existiam, quantos foram marcados e quantos aconteceram. Pinte a agenda para ver em quais dias e turnos ela fica vazia.',
      resultado: 'Você sabe onde há espaço para atender mais sem trabalhar mais horas.',
    },
    fixar: {
      acao: 'Redesenhe os seus horários conforme a procura',
      detalhes:
        'Com os dados de alguns meses, aumente os turnos disputados e reduza os que ficam vazios. Divulgue os horários novos e reveja a agenda a cada trimestre.',
      resultado: 'As suas horas rendem mais e o paciente encontra horário quando precisa.',
    },
  },
  health_records: {
    corrigir: {
      acao: 'Escolha um sistema de prontuário e teste com poucos pacientes',
      detalhes:
        'Peça demonstração de dois ou três sistemas, verifique segurança, cópias de reserva, suporte e como retirar seus dados. Comece com os pacientes novos, antes de passar o restante.',
    },
    fixar: {
      detalhes:
        'Passe os demais pacientes para o sistema, abra alguns horários para marcação pela internet e use uma senha forte, só sua. Sobre guarda dos prontuários antigos, consulte seu conselho profissional e um advogado.',
      resultado: 'Você atende menos telefone, o paciente marca quando quer e os dados ficam mais seguros.',
    },
    conhecimento:
      'Prontuário em papel se perde, não avisa do retorno e faz você procurar. O erro comum é comprar um sistema completo e usar só a agenda, por falta de tempo para aprender. Dados de saúde são delicados e pedem senha forte e cópia de reserva. Comece entendendo onde os dados estão hoje. Depois teste com poucos pacientes antes de mudar tudo.',
  },
  health_return: {
    corrigir: {
      detalhes:
        'Ligue ou escreva lembrando do acompanhamento recomendado, sem prometer resultado e sem expor informação de saúde na mensagem. Ofereça dois horários e registre a resposta.',
    },
    fixar: {
      detalhes:
        'Marque o retorno ao fim de cada consulta, com confirmação automática perto da data. Envie uma pesquisa curta depois e trate a reclamação no mesmo dia, conforme as regras de divulgação do seu conselho.',
    },
  },
  edu_dropout: {
    corrigir: {
      detalhes:
        'Anote as faltas seguidas e ligue no mesmo dia, perguntando como ajudar. Ofereça reposição, troca de turma ou reforço.',
    },
    fixar: {
      detalhes:
        'Crie momentos fixos para apresentar o que o aluno já aprendeu: devolutiva individual, apresentação, certificado de etapa. Acompanhe a permanência por turma e veja o que muda nas que perdem mais.',
    },
  },
  edu_conversion: {
    corrigir: {
      detalhes:
        'Escolha até quando vai responder, prepare um roteiro que pergunta o objetivo do aluno antes de falar de preço e convide sempre para visita ou aula de teste. Retorne em poucos dias a quem não decidiu.',
    },
  },
  edu_occupancy: {
    medir: {
      detalhes:
        'Liste turma, horário, vagas e alunos pagantes, e calcule quantos alunos pagam o custo daquela turma, com as suas horas de preparo. Marque as que estão abaixo desse ponto.',
    },
    corrigir: {
      detalhes:
        'Converse com os alunos antes de unir turmas próximas em nível e horário, oferecendo alternativa a quem não puder. Nos horários fracos, teste oficinas, reforço ou parcerias com empresas.',
    },
    conhecimento:
      'Uma turma vazia custa quase o mesmo que uma cheia, porque a sala e a sua hora são as mesmas. O erro comum é abrir muitas opções para agradar a todos e espalhar poucos alunos em muitas salas. Juntar turmas sem conversar também faz perder alunos. Comece calculando quantos alunos pagam cada turma. Depois mexa na grade com aviso e diálogo.',
  },
  edu_online: {
    medir: {
      detalhes:
        'Faça uma pesquisa curta com alunos e famílias sobre aparelho, internet e dificuldades em casa, e veja que materiais você já tem. Escolha a disciplina ou o módulo com mais procura.',
    },
    corrigir: {
      resultado: 'O aluno revisa em casa, quem faltou recupera e você repete menos a mesma explicação.',
    },
    fixar: {
      detalhes:
        'Escolha uma plataforma simples, com acompanhamento de progresso, e veja toda semana quem parou. Use as aulas gravadas como complemento e, com resultado comprovado, ofereça-as como curso próprio.',
    },
  },
  edu_teachers: {
    medir: {
      acao: 'Ouça os alunos sobre as aulas deste período',
      detalhes:
        'Aplique uma avaliação curta e anônima, igual para todas as turmas, e peça um exemplo do que ajudou e do que atrapalhou. Junte os pontos que se repetem, sem tomar cada frase como ataque.',
      resultado: 'Você conhece a força das suas aulas e o que pode melhorar primeiro.',
    },
    corrigir: {
      acao: 'Use um plano de aula padrão em todas as turmas',
      detalhes:
        'Monte um modelo de uma página: objetivo, atividade e como saber se o aluno aprendeu. Preencha antes de cada aula e anote depois um ponto forte e um a melhorar.',
      resultado: 'A qualidade fica parecida entre as turmas e preparar a aula leva menos tempo.',
    },
    fixar: {
      acao: 'Reserve um encontro por mês para aprender com outros professores',
      detalhes:
        'Combine com colegas da área uma troca mensal em que cada um mostra uma prática que deu certo. Use os resultados da avaliação para escolher temas e registre o que mudou em sala.',
      resultado: 'As suas aulas melhoram de dentro para fora e os alunos percebem.',
    },
    conhecimento:
      'A escola é lembrada pelas aulas, então cuidar delas é cuidar do negócio. O erro comum é ensinar sempre do mesmo jeito e só mudar quando há reclamação. Outro é tomar a avaliação como ofensa e deixar de perguntar. Comece ouvindo os alunos com perguntas simples. Trocar experiências com outros professores é a forma mais direta de melhorar.',
  },
  food_cmv: {
    conhecimento:
      'O custo dos insumos, que muitos chamam de CMV, costuma ser o maior gasto de quem vende comida. O erro comum é calcular pelo que foi comprado, sem contar o estoque antes e depois, o que engana bastante. Outro é subir todos os preços quando o problema está na porção, na perda ou na compra. Comece contando o estoque em dois dias marcados. Com o número na mão, ataque os poucos ingredientes que concentram o gasto.',
  },
  food_recipe: {
    medir: {
      detalhes:
        'Prepare os campeões de venda com balança na mão e escreva cada ingrediente, quantidade limpa, quantidade comprada e rendimento. Repita o prato em outro dia e compare.',
      resultado:
        'Você descobre o custo verdadeiro dos pratos principais e o quanto a receita muda de um dia para o outro.',
    },
    corrigir: {
      detalhes:
        'Para cada prato, uma folha plastificada com foto, quantidades, modo de preparo e montagem. Prepare o prato pela ficha durante uma semana e corrija o texto onde houver dúvida.',
      resultado: 'O prato sai igual todos os dias e o desperdício de ingrediente diminui.',
    },
    conhecimento:
      'A ficha técnica é a receita com peso, rendimento e custo; sem ela, o preço do prato é um chute. O erro comum é guardar a receita na cabeça e medir no olho. Outro é fazer a ficha uma vez e nunca mais atualizar os preços. Comece pelos pratos que mais vendem, que já resolvem a maior parte do problema. Balança na bancada vale mais do que qualquer sistema no começo.',
  },
  food_waste: {
    fixar: {
      detalhes:
        'Use as vendas das últimas semanas para definir quanto preparar em cada dia e turno, com ajuste para feriado e chuva. Ponha a meta de perda na parede da cozinha e comemore quando cumprir.',
    },
  },
  food_team: {
    medir: {
      detalhes:
        'Liste quem já trabalhou com você, por quanto tempo e por que saiu, ligando para alguns se for preciso. Veja se as saídas se repetem por horário, por tarefa ou pelo modo de combinar o trabalho.',
    },
    corrigir: {
      acao: 'Combine dias, horários e tarefas antes de chamar ajuda de novo',
      detalhes:
        'Escreva o que espera de quem vier ajudar, quanto paga e com que antecedência avisa, e converse no fim do primeiro dia. Sobre contratar ou chamar por diária, fale antes com seu contador.',
      resultado: 'Quem vier ajudar sabe o que esperar e desiste menos logo no começo.',
    },
    fixar: {
      acao: 'Monte um roteiro para receber e ensinar quem chega',
      detalhes:
        'Escreva em uma página o que a pessoa precisa aprender na primeira semana, com fotos dos pratos e dos cuidados. Guarde o contato de quem trabalhou bem: voltar a chamar custa menos do que ensinar de novo.',
      resultado: 'A ajuda rende mais cedo e você para de começar do zero a cada temporada.',
    },
    conhecimento:
      'Perder quem ajuda na cozinha sai caro: erro no pedido, prato diferente e você apagando incêndio. O erro comum é pensar que o motivo é sempre o pagamento, quando muitas vezes é horário imprevisível ou falta de acolhida. Chamar qualquer um na pressa alimenta o ciclo. Comece perguntando a quem saiu. Pequenos combinados por escrito costumam render mais do que se espera.',
  },
  food_practices: {
    fixar: {
      acao: 'Refaça o treino de boas práticas e guarde os registros',
      detalhes:
        'Reveja todo semestre os cuidados de higiene das mãos, contaminação e armazenamento, e guarde o certificado com a data. Peça a um profissional de alimentos que revise o manual da casa uma vez por ano.',
    },
  },
  other_margin: {
    fixar: {
      detalhes:
        'Marque na agenda a revisão com as contas atualizadas e a lista de preços ao lado. Decida o reajuste naquele dia mesmo e escreva até onde pode ir o desconto.',
    },
  },
  other_process: {
    medir: {
      acao: 'Observe a mesma tarefa em dois dias diferentes',
      detalhes:
        'Escolha a tarefa que mais gera reclamação e anote, em dois dias, os passos, o tempo e onde você parou para pensar ou procurar. Compare as duas listas.',
      resultado: 'As diferenças aparecem e o melhor jeito costuma saltar aos olhos.',
    },
    corrigir: {
      detalhes:
        'Escreva, em uma página por tarefa, os passos e os cuidados. Fotos e vídeos curtos no celular ajudam; deixe tudo em um lugar fácil de achar e siga o papel nos dias cheios.',
      resultado: 'Erros repetidos diminuem e sobra cabeça para o que importa.',
    },
    fixar: {
      detalhes:
        'Para cada tarefa escrita, escolha uma medida simples e anote toda semana. Quando ela piorar, procure a causa e ajuste o passo a passo.',
      resultado: 'O trabalho melhora aos poucos e continua bom mesmo nas semanas cheias.',
    },
    conhecimento:
      'Quando o passo a passo está só na cabeça, o resultado depende do cansaço do dia. O erro comum é escrever um manual enorme e nunca mais abrir. Funciona melhor uma página por tarefa, com fotos. Comece pela tarefa que mais gera reclamação ou retrabalho. Depois meça um pouco, porque o que se acompanha não volta ao jeito antigo.',
  },
  other_clients: {
    fixar: {
      detalhes:
        'Defina quantos contatos novos você vai fazer por mês e onde anota o resultado. Mantenha a rotina mesmo nos meses cheios e garanta contrato ou pedido programado com os grandes.',
    },
  },
  other_owner: {
    medir: {
      detalhes:
        'Leve um caderno e anote cada tarefa, pergunta e decisão do dia. No fim, marque o que é realmente seu e o que um prestador, um sistema ou um modelo pronto poderia resolver.',
      resultado: 'Você ganha uma lista concreta do que pode tirar das suas costas, em vez de uma sensação de sufoco.',
    },
    corrigir: {
      acao: 'Passe adiante três tarefas que não precisam de você',
      detalhes:
        'Escolha tarefas de risco baixo, como entregas, agenda ou conferência de notas, e entregue a um prestador, a um aplicativo ou ao contador. Escreva como quer o resultado e confira no fim da semana.',
      resultado: 'Sobram horas para atender, vender e descansar.',
    },
    fixar: {
      detalhes:
        'Avise os clientes com antecedência, deixe respostas prontas e um contato para emergências e desligue-se por alguns dias. Na volta, anote o que travou e prepare o que faltou para a próxima vez.',
      resultado: 'Os clientes continuam bem atendidos e as férias deixam de ser impossíveis.',
    },
    conhecimento:
      'Quando tudo passa por uma pessoa, a empresa cresce só até o limite do cansaço dela. Uma doença ou uma viagem vira crise. O erro comum é esperar ter dinheiro para contratar e, até lá, fazer tudo. Comece anotando o que toma o seu dia e tire das suas costas o que um prestador ou um aplicativo resolve. Aos poucos sobra tempo para o que só você pode fazer.',
  },
  crescer_canal: {
    medir: {
      detalhes:
        'Separe as vendas por canal e desconte de cada um as comissões, o frete, a divulgação e as suas horas. Olhe também quantos clientes de cada canal voltaram a comprar.',
    },
    corrigir: {
      detalhes:
        'Escolha um canal vizinho do que já funciona, separe um valor que a empresa possa perder sem sofrer e combine antes o que contará como sucesso. Reserve horas fixas da semana para cuidar do piloto.',
    },
    fixar: {
      detalhes:
        'Compare o piloto com o combinado no início. Se foi bem, dê a ele tempo, estoque e verba próprios; se foi mal, encerre sem remorso e anote o que foi aprendido.',
    },
  },
  crescer_produto: {
    fixar: {
      detalhes:
        'Se os primeiros clientes compraram de novo, prepare a entrega, ajuste a agenda e apresente a toda a carteira. Se não compraram, encerre e volte às anotações para escolher outra ideia.',
    },
    conhecimento:
      'Vender algo novo a quem já confia em você custa menos do que conquistar desconhecidos. O erro comum é se apaixonar pela ideia e gastar com estoque, embalagem e divulgação antes da primeira venda. Outro é lançar muita coisa e não dar conta de nenhuma. Comece ouvindo quem já compra e venda uma versão simples. A recompra é o sinal mais honesto de que vale seguir.',
  },
  crescer_reserva: {
    fixar: {
      acao: 'Decida a ordem de uso do lucro: reserva, dívida, investimento, retirada',
      detalhes:
        'Escreva a regra: primeiro completar a reserva, depois reduzir dívidas caras, em seguida investir e por fim retirar. Converse com seu contador sobre a forma correta de retirar o lucro.',
      resultado: 'O lucro vira força para a empresa e a sua retirada deixa de ser um susto no caixa.',
    },
  },
  crescer_sucessao: {
    medir: {
      detalhes:
        'Durante duas semanas, anote cada vez que o trabalho parou à espera da sua resposta ou da sua presença. Agrupe por assunto: preço, compra, cliente, pagamento, entrega.',
      resultado: 'Fica visível o quanto a empresa depende de você e o que pode passar a outras mãos.',
    },
    corrigir: {
      acao: 'Prepare alguém de fora para cobrir um dos seus assuntos',
      detalhes:
        'Escolha um assunto da lista e uma pessoa de confiança, como um prestador ou alguém da família. Faça junto algumas vezes e depois entregue por completo, com um limite claro até onde ela decide.',
      resultado: 'Você ganha horas para pensar no negócio e um apoio para os imprevistos.',
    },
    fixar: {
      detalhes:
        'Avise os clientes, deixe um telefone só para urgências e anote tudo o que precisou de você. Na volta, escreva a regra que faltou para cada caso e repita o teste no trimestre seguinte.',
      resultado: 'A empresa aguenta a sua ausência e vale mais para a família e para um comprador.',
    },
    conhecimento:
      'Uma empresa que só anda com o dono presente tem um teto e um risco: o cansaço ou a saúde dele. O erro comum é entregar a tarefa e tomar de volta no primeiro erro. Passar um assunto adiante exige combinar até onde a outra pessoa decide e aceitar um jeito um pouco diferente do seu. Comece por um assunto repetido e de risco baixo. Com o tempo, pense também em quem assumiria tudo e converse com a família.',
  },
}
