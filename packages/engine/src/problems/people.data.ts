import type { ProblemCard } from './types.ts'

export const PEOPLE_CARDS: readonly ProblemCard[] = [
  {
    id: 'funcionario_nao_acha',
    nome: 'a dificuldade de achar gente para contratar',
    frases: [
      'não acho funcionário',
      'ninguém quer trabalhar',
      'anuncio vaga e não aparece',
      'marcam entrevista e somem',
      'nao acho cozinheiro',
      'mão de obra sumiu',
      'falta mão de obra',
      'fica três dias e sai',
      'preferem fazer uber',
      'vaga aberta há meses',
      'dificuldade de contratar',
      'falta profissional qualificado',
      'só aparece gente sem experiência',
      'não encontro mecanico bom',
      'contratar bons funcionários',
      'nao acho ajudante',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Há quanto tempo a vaga está aberta, com que salário, horário e folga, e onde você anunciou?',
    numeros: ['custo_vaga', 'folha', 'receita_por_pessoa', 'sobra_mes', 'custo_hora'],
    causas: [
      'receita_por_funcionario',
      'food_team',
      'industry_people',
      'edu_teachers',
      'industry_capacity',
      'other_owner',
    ],
    passos: [
      {
        acao: 'Compare a sua vaga com cinco vagas iguais da região',
        detalhes:
          'Anote salário, horário, folga, benefícios e distância dos anúncios de empresas parecidas e ponha a sua ao lado. Pergunte a duas pessoas que recusaram o que pesou.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você descobre se falta gente ou se falta um motivo para escolher a sua vaga.',
      },
      {
        acao: 'Reescreva o anúncio com jornada, ganho e dia de pagamento',
        detalhes:
          'Diga o que a pessoa fará, os horários e as folgas do mês, o salário, os benefícios e como será a primeira semana. Chame pelo WhatsApp, com resposta no mesmo dia.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Chegam menos curiosos e mais pessoas que aceitam as condições.',
      },
      {
        acao: 'Procure por indicação, escola técnica e serviço público de emprego',
        detalhes:
          'Combine com quem já trabalha um agradecimento por indicação que complete a experiência e fale com escolas, cursos e o posto de emprego da cidade. Marque a conversa para o dia seguinte ao contato.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 2 },
        compra: { item: 'Prêmio por indicação', min: 150, max: 500 },
        mensal: null,
        dia: 30,
        resultado: 'A vaga passa a ser vista por quem não lê anúncio, e as entrevistas acontecem.',
      },
      {
        acao: 'Mude o que afasta: escala, começo ou salário',
        detalhes:
          'Escolha o maior motivo da comparação e ajuste o que a sobra aguenta, como folga combinada, horário sem intervalo longo ou ganho por resultado com regra escrita. Faça a conta com o contador antes de prometer.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A vaga fica competitiva, e quem aceita tem menos motivo para sair.',
      },
      {
        acao: 'Forme alguém de dentro ou um aprendiz com um roteiro',
        detalhes:
          'Escreva o que se aprende em cada semana, dê um padrinho e confira na prática. Veja com o contador as regras de aprendiz e estagiário.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 4, equipe: 8 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A empresa depende menos de achar gente pronta.',
      },
    ],
    armadilha:
      'Contratar o primeiro que aparece para tapar o buraco: a saída em um mês custa mais do que a vaga vazia por mais uma semana.',
    contradiz: ['food_team', 'industry_people'],
    encaminha: 'Contador, para o custo e o tipo de contrato; o posto do Sine da cidade divulga vagas de graça.',
    material: {
      tipo: 'mensagem',
      titulo: 'Anúncio de vaga',
      texto: `VAGA: [função] na [empresa], em [bairro].
O que você vai fazer: [três tarefas do dia a dia].
Horário: [dias e horas]. Folga: [quantas e quando]. Registro em carteira desde o primeiro dia.
Salário: R$ [valor], pago no dia [dia]. Benefícios: [vale-transporte, refeição, outros].
Não precisa de [experiência que você ensina]. Na primeira semana, [nome] acompanha você.
Procuramos alguém que [duas qualidades concretas, como pontualidade e gosto por gente].
Interessou? Mande nome, bairro e dois últimos trabalhos para [WhatsApp]. Respondo todo mundo até o dia seguinte.
Conversas: [dias e horários], em [endereço].`,
    },
  },
  {
    id: 'rotatividade',
    nome: 'os funcionários que não param',
    frases: [
      'funcionário não para',
      'treino e vai embora',
      'troco de garçom todo mês',
      'entra um sai outro',
      'vivo em treinamento',
      'sai por 100 reais a mais',
      'perdi três em um mês',
      'rotatividade alta',
      'equipe muda toda hora',
      'leva o cliente junto quando sai',
      'não consigo segurar funcionário',
      'pedem conta toda hora',
      'nao fica ninguem na empresa',
      'não consigo manter equipe',
      'funcionario bom vai pro concorrente',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quantas pessoas saíram nos últimos doze meses, e com quanto tempo de casa?',
    numeros: ['folha', 'custo_hora', 'receita_por_pessoa', 'custo_vaga'],
    causas: ['food_team', 'industry_people', 'edu_teachers', 'receita_por_funcionario', 'other_process'],
    passos: [
      {
        acao: 'Converse com as três últimas pessoas que saíram',
        detalhes:
          'Ligue sem cobrar nada e pergunte por que entrou, o que pesou na saída e o que faria ficar. Escreva também com quanto tempo de casa cada uma saiu nos últimos doze meses.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'O motivo real aparece, e você vê se o problema está no começo ou mais tarde.',
      },
      {
        acao: 'Prepare a primeira semana de quem chega',
        detalhes:
          'Escreva o que se aprende em cada dia, quem acompanha, onde guardar as coisas e quando há conversa com você. Quem chega e não sabe o que fazer decide sair nos primeiros dias.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A pessoa nova produz mais cedo e tem com quem falar.',
      },
      {
        acao: 'Publique a escala do mês e cumpra as folgas combinadas',
        detalhes:
          'Divulgue com duas semanas de antecedência, distribua fins de semana e feriados por regra e registre as trocas. Corrija o motivo número um que as conversas mostraram.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Some a incerteza de horário, um motivo comum de saída.',
      },
      {
        acao: 'Faça a conversa de um mês e a de três meses de casa',
        detalhes:
          'Vinte minutos com três perguntas: o que está bom, o que atrapalha, o que quer aprender. Anote e cumpra uma coisa antes da próxima.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Os descontentes falam antes de pedir a conta.',
      },
      {
        acao: 'Desenhe um caminho de ganho para quem fica e entrega',
        detalhes:
          'Defina duas ou três faixas com tarefas e resultado e o que cada uma paga a mais, dentro da sobra e com o contador. Explique a todos como se passa de uma para outra.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 4, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Ficar passa a valer mais do que sair por uma diferença pequena.',
      },
    ],
    armadilha:
      'Cobrir a proposta do concorrente na hora da saída: a pessoa fica por pouco tempo, e os outros aprendem a pedir a conta.',
    contradiz: ['food_team', 'industry_people'],
    encaminha: 'Contador, para bônus e faixas de salário; advogado trabalhista, se houver processos.',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa com quem saiu e com quem fica',
      texto: `Com quem saiu: “Oi, [nome], não é para você voltar nem para cobrar nada. Quero melhorar. Posso fazer três perguntas?”
1) “O que fez você aceitar a vaga, e o que foi diferente do prometido?”
2) “O que pesou na decisão: horário, trato, salário, distância, cansaço ou outra coisa?”
3) “Que mudança teria feito você ficar?”
Com um mês de casa: “O que está bom? O que atrapalha o seu trabalho? O que quer aprender?”
Anote: nome, tempo de casa, motivo em uma palavra, o que vou mudar, até quando.
Depois de cinco conversas, conte os motivos e comece pelo mais repetido.`,
    },
  },
  {
    id: 'falta_absenteismo',
    nome: 'as faltas e os atrasos da equipe',
    frases: [
      'segunda sempre falta um',
      'atestado toda hora',
      'funcionário chega atrasado',
      'some no dia do pagamento',
      'fico na mão quando faltam',
      'cobre um e falta outro',
      'muita falta na equipe',
      'absenteísmo',
      'equipe falta demais',
      'desconfio de atestado',
      'falta sem avisar',
      'vive de atestado',
      'ninguem respeita horário',
      'atraso todo dia',
      'quando falta um o serviço para',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quantos dias e atrasos houve no último mês, em que dias da semana e de quantas pessoas?',
    numeros: ['custo_hora', 'receita_por_pessoa', 'folha', 'ociosidade'],
    causas: ['receita_por_funcionario', 'food_team', 'industry_people', 'edu_teachers', 'other_process'],
    passos: [
      {
        acao: 'Monte o mapa de faltas dos últimos três meses',
        detalhes:
          'Marque em um calendário falta, atraso e atestado por pessoa, dia da semana e turno, sem anotar doença. O desenho mostra se é uma pessoa, um dia ou uma escala ruim.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe se o remédio é conversa, escala ou condição de trabalho.',
      },
      {
        acao: 'Converse em particular com quem mais falta',
        detalhes:
          'Mostre as datas, pergunte o que está acontecendo, combine o que muda e escreva com data de retorno. Não discuta diagnóstico nem exponha o assunto diante dos outros.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Os casos de transporte, filho ou cansaço aparecem e têm saída.',
      },
      {
        acao: 'Escreva a regra de aviso, troca e registro de ponto',
        detalhes:
          'Defina até que hora avisar, a quem, como trocar turno e o que acontece na repetição, sempre dentro da lei e com a orientação do contador. Registre a hora de verdade, inclusive a extra.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A falta deixa de ser surpresa, e a cobertura é chamada a tempo.',
      },
      {
        acao: 'Deixe uma segunda pessoa pronta para cada função',
        detalhes:
          'Ensine a cada uma a tarefa de outra e combine uma lista de reforço para o pico, com contrato correto. Comece pela função que para a casa.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Uma falta não fecha a cozinha nem a recepção.',
      },
      {
        acao: 'Ajuste a escala ao dia em que mais faltam',
        detalhes:
          'Mude folgas, entrada ou turno no dia que o mapa mostrou e confira se a jornada respeita os descansos. Acompanhe o mapa por mais dois meses.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As faltas caem no dia crítico, sem tratar todo mundo igual.',
      },
    ],
    armadilha:
      'Descontar, ameaçar ou demitir por raiva sem registro: a falta continua com os outros, e a dispensa vira processo.',
    contradiz: ['food_team', 'industry_people', 'receita_por_funcionario'],
    encaminha:
      'Advogado trabalhista, antes de advertência repetida ou justa causa; médico do trabalho, quando houver doença.',
    material: {
      tipo: 'planilha',
      titulo: 'Mapa de faltas e atrasos',
      texto: `Data;Dia da semana;Turno;Pessoa;Falta, atraso ou atestado;Avisou antes? (sim ou não);Quem cobriu;Custo da cobertura
[data];[dia];[turno];[nome];[tipo];;[nome];[valor]
[data];[dia];[turno];[nome];[tipo];;[nome];[valor]
[data];[dia];[turno];[nome];[tipo];;[nome];[valor]
Soma por dia da semana;;;;;;;
Soma por turno;;;;;;;
Soma por pessoa (só para conversa particular);;;;;;;
Não anote motivo de saúde;;;;;;;`,
    },
  },
  {
    id: 'equipe_desmotivada',
    nome: 'a equipe desanimada ou em conflito',
    frases: [
      'clima pesado na empresa',
      'equipe desmotivada',
      'tem panelinha',
      'um sabota o outro',
      'ninguém veste a camisa',
      'fofoca no trabalho',
      'fazem só o mínimo',
      'briga entre funcionários',
      'perdi a mão com a equipe',
      'falta de comprometimento',
      'funcionários sem vontade',
      'conflito na equipe',
      'pessoal reclama de tudo',
      'equipe não colabora',
      'falta de motivação da equipe',
      'time sem engajamento',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quando começou, com que fato, e qual combinado deixou de ser cumprido?',
    numeros: ['receita_por_pessoa', 'folha', 'custo_hora', 'perdas'],
    causas: ['food_team', 'industry_people', 'edu_teachers', 'receita_por_funcionario', 'other_process', 'other_owner'],
    passos: [
      {
        acao: 'Converse vinte minutos a sós com cada pessoa',
        detalhes:
          'Pergunte o que atrapalha o trabalho, o que é injusto, o que ela mudaria e quem ela ajudaria a treinar. Anote fatos, não apelidos, e não prometa nada ainda.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você separa o problema de regra, o de pessoa e o de cansaço.',
      },
      {
        acao: 'Resolva à vista de todos uma queixa pequena e justa',
        detalhes:
          'Escolha a que mais se repetiu e que você pode mudar nesta semana, como escala, ferramenta ou divisão de gorjeta. Diga de onde veio a ideia.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A equipe vê que falar muda alguma coisa, e a confiança começa a voltar.',
      },
      {
        acao: 'Escreva com a equipe cinco combinados e o que acontece se quebrar',
        detalhes:
          'Reúna por meia hora e combine respeito, horário, celular, divisão de tarefa e como reclamar. Vale para todos, inclusive para você, e fica na parede.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Os conflitos passam a ter regra, e não torcida.',
      },
      {
        acao: 'Abra a semana com quinze minutos e um reconhecimento concreto',
        detalhes:
          'Conte como foi a semana passada em um número, o que vem e quem fez algo que merece ser repetido. Problema de uma pessoa fica para conversa particular.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Todos sabem para onde vão, e o bom trabalho é visto.',
      },
      {
        acao: 'Trate o caso que não mudou, com fatos e prazo',
        detalhes:
          'Quem quebra combinados depois de conversa ouve os fatos, o prazo e a consequência, por escrito. Se houver assédio ou discriminação, afaste o risco e chame um advogado no mesmo dia.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A equipe percebe que a regra vale, e quem trabalha bem deixa de pagar por quem não quer.',
      },
    ],
    armadilha:
      'Fazer festa ou discurso para levantar o ânimo enquanto a injustiça do dia a dia continua: o desânimo aumenta.',
    contradiz: ['food_team', 'industry_people', 'receita_por_funcionario'],
    encaminha: 'Advogado, em caso de assédio ou discriminação; serviço de saúde, se alguém está em sofrimento.',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa de vinte minutos',
      texto: `Abra: “[nome], quero melhorar o trabalho aqui e a sua opinião conta. O que você disser não vira fofoca.”
1) “O que mais atrapalha o seu dia? Pode dar um exemplo desta semana?”
2) “O que você acha injusto aqui, e por quê?”
3) “Se mudasse uma coisa só, qual seria?”
4) “O que você gostaria de aprender ou de fazer mais?”
5) “O que posso fazer diferente com você?”
Feche: “Vou juntar o que todos disseram e até [dia] conto o que muda primeiro. Obrigado.”
Anote fatos (data, o que houve), nunca julgamentos. Não discuta na hora.`,
    },
  },
  {
    id: 'delegar',
    nome: 'o peso de tudo passar por você',
    frases: [
      'se eu não fizer não sai direito',
      'não consigo delegar',
      'tudo passa por mim',
      'não posso sair um dia da empresa',
      'sou o faz-tudo',
      'ninguém resolve nada sem mim',
      'eu sou o gargalo',
      'nao tenho gerente',
      'centralizo tudo',
      'faço tudo sozinho na empresa',
      'empresa para quando eu saio',
      'tenho que estar em tudo',
      'não confio em deixar na mão dos outros',
      'apago incêndio o dia inteiro',
      'preciso aprender a delegar',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quais três tarefas tomam mais horas suas e quem poderia fazer a primeira delas?',
    numeros: ['receita_por_pessoa', 'custo_hora', 'custo_vaga', 'sobra_mes'],
    causas: ['other_owner', 'other_process', 'receita_por_funcionario', 'operational_flow', 'ai_usage'],
    passos: [
      {
        acao: 'Anote por uma semana o que você faz a cada meia hora',
        detalhes:
          'Marque cada linha com S, se só você pode, E, se alguém faria depois de aprender, e P, se podia parar. A soma das três colunas mostra onde está a sua semana.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você vê quantas horas gasta com tarefas que outra pessoa faria.',
      },
      {
        acao: 'Grave em vídeo a tarefa da coluna E que mais se repete',
        detalhes:
          'Filme com o celular enquanto faz e explica, peça a quem vai assumir que escreva o passo a passo e faça na sua frente. Combine o que é bem feito e como conferir.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Uma tarefa sai das suas mãos sem cair de qualidade.',
      },
      {
        acao: 'Defina até que valor cada pessoa decide sem perguntar',
        detalhes:
          'Escreva quem pode dar troca, desconto, compra pequena e mudança de horário e até quanto, e combine que o erro dentro do limite se corrige depois, em conversa. Quando perguntarem, devolva: o que você faria?',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As interrupções do dia diminuem, e as decisões pequenas andam sozinhas.',
      },
      {
        acao: 'Passe mais duas tarefas e saia meio dia sem telefone',
        detalhes:
          'Repita o vídeo com as próximas da lista e marque uma tarde fora, com alguém no comando. Na volta, leia o que travou e ajuste o roteiro.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A empresa aguenta algumas horas sem você, e você sabe o que falta.',
      },
      {
        acao: 'Avalie uma pessoa de apoio pela conta das suas horas',
        detalhes:
          'Some as horas livres possíveis, veja quanto valem se usadas em venda ou gestão e compare com o custo completo de meio período, conferido com o contador. Comece por período de experiência ou serviço contratado.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 6 },
        compra: null,
        mensal: 1500,
        dia: 90,
        resultado: 'A decisão de ter apoio se apoia em conta, e as suas horas vão para o que só você faz.',
      },
    ],
    armadilha: 'Delegar sem ensinar, tomar de volta no primeiro erro e concluir que ninguém faz direito.',
    contradiz: ['other_owner', 'other_process'],
    encaminha: 'Contador, para o custo de contratar; apoio de saúde, se o cansaço passou do limite.',
    material: {
      tipo: 'planilha',
      titulo: 'Diário de meia em meia hora',
      texto: `Dia e hora;O que fiz;S (só eu), E (ensino) ou P (paro);Quem poderia fazer;Quanto tempo por semana
[dia, hora];[tarefa];;[nome];[horas]
[dia, hora];[tarefa];;[nome];[horas]
[dia, hora];[tarefa];;[nome];[horas]
[dia, hora];[tarefa];;[nome];[horas]
Soma de S;;;;[horas]
Soma de E: a primeira a ensinar é [tarefa];;;;[horas]
Soma de P: paro a partir de [data];;;;[horas]`,
    },
  },
  {
    id: 'burnout_dono',
    nome: 'o seu cansaço, que chegou ao limite',
    frases: [
      'to esgotado',
      'não durmo mais',
      'não tenho férias há anos',
      'tô no limite',
      'perdi a vontade de trabalhar',
      'só trabalho e não vivo',
      'minha família reclama que só trabalho',
      'ansiedade por causa das contas',
      'penso em largar tudo',
      'choro escondido',
      'burnout',
      'trabalho de domingo a domingo',
      'cansado demais',
      'não aguento mais',
      'to doente de tanto trabalhar',
      'sobrecarga total',
    ],
    segmentos: null,
    atividades: null,
    confirma:
      'Quantas horas você trabalhou e quantas folgas teve na última semana, e com quem pode dividir as decisões?',
    numeros: ['sobra_mes', 'receita_por_pessoa', 'meses_de_caixa'],
    causas: ['other_owner', 'other_process', 'receita_por_funcionario', 'margem_declarada'],
    passos: [
      {
        acao: 'Conte a alguém de confiança e marque uma consulta',
        detalhes:
          'Diga a uma pessoa próxima como está e marque médico ou psicólogo; o posto de saúde também atende. Se passar pela cabeça não querer viver, ligue agora para o CVV, a qualquer hora e de graça.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 3,
        resultado: 'Você deixa de carregar isso sem ninguém, e o cuidado começa.',
      },
      {
        acao: 'Escolha um turno livre nesta semana e avise os clientes',
        detalhes:
          'Bloqueie na agenda um período inteiro, deixe alguém no comando ou uma mensagem de ausência e cumpra. Comece pequeno: o que vale é repetir na próxima semana.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Existe pelo menos um período de descanso que se repete.',
      },
      {
        acao: 'Corte o horário, o serviço ou o cliente que mais cansa e menos deixa',
        detalhes:
          'Liste o que toma noite, domingo e sono e a sobra que traz e encerre o pior item com aviso. Se a conta apertar, reajuste outro item em vez de voltar atrás.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A semana perde um peso que não pagava o esforço.',
      },
      {
        acao: 'Junte os problemas de dinheiro em uma hora fixa por semana',
        detalhes:
          'Marque um horário de dia, com café e sem celular, para contas, cobranças e decisões. Fora dele, o que aparecer vai para uma lista.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A preocupação com contas deixa de ocupar as noites.',
      },
      {
        acao: 'Encontre uma vez por mês quem vive a mesma coisa',
        detalhes:
          'Procure um grupo de donos na associação comercial, um mentor do Sebrae ou um colega de outra cidade e fale dos números e do cansaço. Marque também as próximas férias, mesmo curtas.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As decisões pesam menos porque são divididas, e o descanso tem data.',
      },
    ],
    armadilha: 'Esperar a empresa melhorar para descansar: sem sono, as decisões pioram e a melhora não chega.',
    contradiz: ['other_owner'],
    encaminha:
      'Médico ou psicólogo; CVV, telefone 188, a qualquer hora, se houver ideia de morte; em urgência, SAMU, telefone 192.',
    material: {
      tipo: 'mensagem',
      titulo: 'Para pedir ajuda e para avisar os clientes',
      texto: `Para alguém de confiança: [nome], não estou bem. Ando [sem dormir, chorando, sem forças] há [tempo]. Não preciso que resolva, só que me escute. Podemos falar hoje?
Para marcar consulta: Boa tarde, gostaria do primeiro horário com [médico ou psicólogo]. Meu nome é [nome], telefone [número].
Para os clientes: Oi! A partir de [data], a [empresa] não atende em [dia ou período]. Seu pedido continua garantido: respondo em [dia e hora].
Para quem ajuda: [nome], preciso que você cuide de [tarefa] em [dia]. Qualquer coisa urgente é [o que é urgente]; o resto espera.`,
    },
  },
  {
    id: 'demitir',
    nome: 'a demissão que você precisa decidir',
    frases: [
      'preciso demitir e não sei como',
      'tenho que mandar embora e não tenho dinheiro',
      'dá dó demitir',
      'medo de processo se eu demitir',
      'a rescisão é cara',
      'funcionário é meu amigo e preciso demitir',
      'como fazer acordo de demissão',
      'mando por justa causa',
      'funcionário ruim que não consigo mandar embora',
      'dispensar funcionário',
      'vou ter que reduzir a equipe',
      'quanto custa uma demissão',
      'cortar pessoal',
      'preciso desligar uma pessoa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual é o motivo, quanto tempo a pessoa tem de casa e há conversas ou advertências por escrito?',
    numeros: ['folha', 'custo_vaga', 'meses_de_caixa', 'sobra_mes', 'receita_por_pessoa'],
    causas: ['receita_por_funcionario', 'industry_people', 'food_team', 'service_utilization'],
    passos: [
      {
        acao: 'Peça ao contador a simulação da rescisão em cada forma',
        detalhes:
          'Informe salário, admissão, férias e motivo e peça o valor e o prazo de pagamento em cada tipo de desligamento permitido. Pergunte se a pessoa tem estabilidade, como gravidez, acidente ou comissão de prevenção.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto custa, quando vence e se pode ser feito agora.',
      },
      {
        acao: 'Converse com fatos, diga o que precisa mudar e até quando',
        detalhes:
          'Se o motivo é desempenho, mostre três exemplos, combine o que muda, com data e ajuda, e registre por escrito. Se o motivo é a conta, reveja antes horas extras, escala e contratos.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'A pessoa tem uma chance clara, e você tem registro do que foi feito.',
      },
      {
        acao: 'Decida com data, dinheiro separado e tarefas divididas',
        detalhes:
          'Confira com o advogado trabalhista, separe o valor da rescisão e defina quem assume cada tarefa e cada senha. Não anuncie antes de falar com a pessoa.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A decisão acontece com ordem, sem parar a operação e sem dívida nova.',
      },
      {
        acao: 'Faça a conversa final breve, respeitosa e em particular',
        detalhes:
          'Diga a decisão na primeira frase, explique os próximos passos, os documentos e o dia do pagamento e agradeça o que foi bom. Depois, avise a equipe sem detalhes.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 45,
        resultado: 'A pessoa sai com dignidade, e o risco de conflito diminui.',
      },
      {
        acao: 'Reveja por que a contratação não funcionou',
        detalhes:
          'Escreva o que o anúncio, a entrevista e o primeiro mês não mostraram e mude uma coisa em cada um. Se o motivo foi a conta, registre a meta de venda que permite contratar de novo.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A próxima vaga nasce com critério, e o mesmo erro não se repete.',
      },
    ],
    armadilha:
      'Usar justa causa ou combinar devolução de valores para gastar menos: sem prova a justa causa cai, e o falso acordo é fraude.',
    contradiz: ['receita_por_funcionario', 'service_utilization'],
    encaminha: 'Contador e advogado trabalhista, sempre, antes de qualquer desligamento.',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa final',
      texto: `Antes: valor separado, data de pagamento, documentos prontos, senhas listadas, lugar reservado, outra pessoa de confiança presente.
1) “[nome], a conversa é difícil e vou ser direto: decidi encerrar o seu contrato a partir de [data].”
2) “O motivo é [fato curto e verdadeiro]. Já falamos disso em [datas].” ou “O motivo é a redução da equipe.”
3) “Você vai receber [verbas] até [data]. O contador confirma os valores. Os documentos são estes.”
4) “Sobre hoje: [entrega de chaves, pertences, aviso].”
5) “Agradeço por [algo verdadeiro]. Tem alguma pergunta?”
Não discuta, não compare, não prometa o que a lei não permite. Anote a data e quem esteve presente.`,
    },
  },
  {
    id: 'processo_trabalhista',
    nome: 'o processo na Justiça do Trabalho',
    frases: [
      'levei um processo trabalhista',
      'ex-funcionário me botou no pau',
      'fui processado por funcionário',
      'tinha gente sem registro e me processou',
      'audiência semana que vem',
      'vão penhorar minha conta',
      'motoboy pediu vínculo',
      'hora extra que nunca existiu no processo',
      'medo de processo trabalhista',
      'ação trabalhista',
      'perdi na justiça do trabalho',
      'diarista entrou na justiça',
      'notificação da vara do trabalho',
      'me cobram direitos na justiça',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Já existe data de audiência, advogado contratado e documento de ponto e de pagamento?',
    numeros: ['meses_de_caixa', 'folha', 'sobra_mes', 'divida'],
    causas: ['receita_por_funcionario', 'food_team', 'industry_people', 'other_process'],
    passos: [
      {
        acao: 'Entregue a notificação inteira a um advogado trabalhista',
        detalhes:
          'Leve a data da audiência, a lista de pedidos e a data em que recebeu, sem falar com a outra parte por conta própria. Faltar ou perder o prazo é o erro mais caro.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 3,
        resultado: 'O prazo está nas mãos de quem conhece, e nada é perdido por atraso.',
      },
      {
        acao: 'Junte ponto, recibos, contrato e mensagens como são',
        detalhes:
          'Faça uma pasta por período com admissão, férias, pagamentos, escalas e testemunhas, sem editar, apagar nem pedir assinatura atrasada. Anote o que não existe.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'O advogado sabe o que prova e o que não prova, e o acordo tem base.',
      },
      {
        acao: 'Peça três cenários de custo e reserve o mais provável',
        detalhes:
          'Pergunte quanto custa perder, ganhar em parte e fazer acordo, com honorários e parcelas, e coloque o valor provável no calendário de caixa. Decida o acordo por conta, e não por raiva.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O processo tem tamanho e data, e o caixa se prepara.',
      },
      {
        acao: 'Regularize quem trabalha hoje na mesma situação',
        detalhes:
          'Com contador e advogado, revise registro, ponto, horas extras e função de cada pessoa e corrija a partir de já. Explique à equipe o que muda.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O mesmo problema deixa de gerar o próximo processo.',
      },
      {
        acao: 'Confira todo mês ponto, recibo e férias com uma lista',
        detalhes:
          'Guarde o espelho de ponto assinado, o recibo e o aviso de férias de cada pessoa, no mesmo dia do mês. Uma folha faltando se pede na hora.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Existe prova do que foi pago e trabalhado, e a empresa fica mais segura.',
      },
    ],
    armadilha:
      'Combinar versões, esconder bens ou arrumar documentos depois: vira fraude e custa mais do que o processo.',
    contradiz: [],
    encaminha: 'Advogado trabalhista, imediatamente; contador, para os documentos de folha.',
    material: {
      tipo: 'planilha',
      titulo: 'Pasta para o advogado',
      texto: `Documento;Existe? (sim, não, em parte);Onde está;Observação
Notificação com data de recebimento e audiência;;[lugar];
Contrato, registro e função real;;[lugar];
Ponto ou escala de cada mês;;[lugar];
Recibos de salário, férias e décimo terceiro;;[lugar];
Comprovantes de FGTS e INSS;;[lugar];contador
Mensagens sobre horário e tarefas;;[lugar];não apagar nem editar
Pessoas que viram o dia a dia;;[nomes];não combinar versão
Pergunta ao advogado: prazo, risco, acordo, custo;;;`,
    },
  },
  {
    id: 'informal_sem_registro',
    nome: 'o trabalho sem registro',
    frases: [
      'tenho gente sem registro',
      'trabalham na diária sem carteira',
      'pago por fora',
      'é meu primo que me ajuda',
      'contrato mei que bate ponto',
      'se eu registrar eu quebro',
      'ele que não quer carteira assinada',
      'freela fixo toda semana',
      'funcionário sem carteira',
      'medo de fiscalização trabalhista',
      'pj que é funcionario',
      'ajudante sem registro',
      'preciso regularizar minha equipe',
      'folguista na informalidade',
      'garçom extra todo fim de semana',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quantas pessoas trabalham em dias e horários fixos sem registro, e desde quando?',
    numeros: ['custo_vaga', 'folha', 'sobra_mes', 'margem', 'meses_de_caixa'],
    causas: ['receita_por_funcionario', 'food_team', 'margem_declarada', 'industry_people', 'other_process'],
    passos: [
      {
        acao: 'Liste quem trabalha, dias, horário, ganho e quem dá as ordens',
        detalhes:
          'Inclua diaristas, parentes e prestadores que vêm sempre e marque os que têm horário fixo, ordem sua e pagamento regular. Leve a lista ao contador sem arrumar nada.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quem precisa de registro e quem é prestador de verdade.',
      },
      {
        acao: 'Peça ao contador o custo completo de registrar cada pessoa',
        detalhes:
          'Solicite salário, encargos, férias e décimo terceiro por mês e as formas de contrato que cabem: integral, parcial, intermitente ou aprendiz. Some tudo e compare com a sobra.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Existe o valor verdadeiro da regularização, e não um medo.',
      },
      {
        acao: 'Registre primeiro quem tem horário fixo e mais tempo de casa',
        detalhes:
          'Combine data, função, jornada e salário com cada pessoa, explique o que ela passa a ter e comece a marcar o ponto. O que ficou para trás se trata com o advogado, sem assinar data falsa.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O maior risco diminui, e a pessoa ganha proteção.',
      },
      {
        acao: 'Corrija preço e escala para a folha verdadeira caber',
        detalhes:
          'Ponha o custo registrado na conta de cada item ou serviço, reajuste o que ficou no prejuízo e corte horas vazias. A conta só fecha com preço e horário certos.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O registro se paga na operação, e não na sua retirada.',
      },
      {
        acao: 'Registre os demais e faça contrato com os prestadores de verdade',
        detalhes:
          'Conclua as etapas do plano e escreva com os autônomos reais o serviço, o preço e a liberdade de horário, com nota a cada pagamento. Revise a lista a cada semestre.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 1 },
        compra: { item: 'Modelo de contrato por advogado', min: 300, max: 1200 },
        mensal: null,
        dia: 90,
        resultado: 'Todos trabalham de forma regular, e uma fiscalização não para a empresa.',
      },
    ],
    armadilha:
      'Pedir que a pessoa abra um CNPJ e continuar com horário, ordem e cobrança: o papel muda, o vínculo e a dívida não.',
    contradiz: ['receita_por_funcionario', 'food_team'],
    encaminha: 'Contador e advogado trabalhista, antes de registrar e para tratar o período passado.',
    material: {
      tipo: 'planilha',
      titulo: 'Lista de quem trabalha e como',
      texto: `Pessoa;Desde quando;Dias e horário;Quem dá as ordens;Ganho por mês;Forma atual;Precisa de registro? (contador);Forma indicada;Custo completo por mês;Data
[nome];[data];[dias, horas];[nome];[valor];[diária, mês, nota];;[forma];[valor];[data]
[nome];[data];[dias, horas];[nome];[valor];[diária, mês, nota];;[forma];[valor];[data]
[nome];[data];[dias, horas];[nome];[valor];[diária, mês, nota];;[forma];[valor];[data]
Total;;;;[soma];;;;[soma];
Sobra do mês hoje;;;;;;;;[valor];
Reajuste ou venda a mais para caber;;;;;;;;[valor];`,
    },
  },
  {
    id: 'contratar_ou_nao',
    nome: 'a dúvida de contratar',
    frases: [
      'contrato ou não contrato',
      'não sei se contrato alguém',
      'não dou conta sozinho mas tenho medo do custo',
      'vale a pena pegar um ajudante',
      'clt ou freela',
      'quando é hora de contratar',
      'medo de não conseguir pagar funcionário',
      'primeiro funcionário',
      'quero contratar mais uma pessoa',
      'contratar mais gente compensa',
      'quanto custa um funcionario',
      'preciso de mais um na equipe',
      'contratar vendedor ou não',
      'terceirizo ou contrato',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Que venda se perde hoje por falta de gente, e que tarefas a pessoa faria em cada dia?',
    numeros: ['custo_vaga', 'receita_por_pessoa', 'ponto_equilibrio', 'clientes_para_meta', 'sobra_mes'],
    causas: [
      'receita_por_funcionario',
      'industry_capacity',
      'service_utilization',
      'health_occupancy',
      'other_owner',
      'edu_occupancy',
    ],
    passos: [
      {
        acao: 'Registre por duas semanas o que se perdeu por falta de gente',
        detalhes:
          'Anote cada pedido recusado, atraso e hora sua gasta em tarefa simples, com o valor aproximado. Sem perda anotada, a vaga ainda é um desejo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto a falta de gente custa e em que horário ela acontece.',
      },
      {
        acao: 'Calcule o custo completo da vaga e a venda que a paga',
        detalhes:
          'Peça ao contador salário, encargos, férias, décimo terceiro e benefícios por mês e divida pelo que sobra de cada venda. Compare com o valor perdido das duas semanas.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A contratação vira uma conta de vendas a mais por dia.',
      },
      {
        acao: 'Teste antes com a menor ajuda possível no horário certo',
        detalhes:
          'Contrate um serviço, uma entrega, um meio período ou um temporário regular só nas horas da perda e meça o que entrou. Passe a essa ajuda as tarefas simples, com roteiro.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A procura e a tarefa ficam provadas, sem assumir um custo fixo grande.',
      },
      {
        acao: 'Contrate com período de experiência e metas de quatro semanas',
        detalhes:
          'Escreva função, jornada e o que se espera em cada semana, registre desde o primeiro dia e acompanhe com uma conversa semanal. Confira com o contador o contrato de experiência.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 5 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Você sabe cedo se a pessoa e a vaga funcionam.',
      },
      {
        acao: 'Compare a venda a mais com o custo e decida a continuidade',
        detalhes:
          'Olhe a sobra dos meses com e sem a pessoa, já com a sua hora livre usada em venda. Se não pagou, ajuste tarefa, horário ou preço antes de manter.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A vaga fica porque se paga, e não por costume.',
      },
    ],
    armadilha: 'Contratar no pico de um mês bom: o pico passa, e o custo fica o ano inteiro.',
    contradiz: [
      'service_utilization',
      'industry_capacity',
      'health_occupancy',
      'edu_occupancy',
      'receita_por_funcionario',
    ],
    encaminha: 'Contador, para o custo e o contrato; no MEI, há limite de empregados.',
    material: {
      tipo: 'planilha',
      titulo: 'Conta da contratação',
      texto: `Data;O que se perdeu por falta de gente;Horário;Valor aproximado;Horas minhas em tarefa simples
[data];[pedido recusado, atraso];[hora];[valor];[horas]
[data];[pedido recusado, atraso];[hora];[valor];[horas]
[data];[pedido recusado, atraso];[hora];[valor];[horas]
Soma de duas semanas × 2 = mês;;;[soma];[soma]
Sobra dessa venda depois do custo direto;;;[conta];
Custo completo da vaga por mês (contador);;;[valor];
Diferença;;;[conta];
Venda a mais por dia para pagar a vaga;;;[conta];`,
    },
  },
]
