import type { RuleActions } from './types.ts'

export const EDUCATION_ACTIONS: RuleActions[] = [
  {
    rule: 'edu_default',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Faça a lista das mensalidades em atraso por tempo e por turma',
      detalhes:
        'Separe os atrasos em recentes, médios e antigos e anote responsável, valor e último contato. Veja se eles se concentram em uma turma, em um dia de vencimento ou em quem entrou com desconto.',
      custo: 'baixa',
      resultado: 'Você sabe quanto há a receber e por quais famílias ou alunos começar.',
    },
    corrigir: {
      acao: 'Inicie uma régua de cobrança gentil e ofereça acordos',
      detalhes:
        'Combine mensagens antes do vencimento, no dia e nos dias seguintes, e uma ligação respeitosa depois disso. Para atrasos antigos, proponha parcelamento por escrito; sobre o que a lei permite, consulte um advogado.',
      custo: 'baixa',
      resultado: 'Os atrasos recentes deixam de envelhecer e parte do valor antigo volta ao caixa.',
    },
    fixar: {
      acao: 'Ofereça cobrança automática e vencimento que combine com a família',
      detalhes:
        'Permita cartão recorrente, débito ou Pix agendado, deixe escolher o dia do vencimento na matrícula e explique as regras de atraso antes de assinar. Acompanhe o índice todo mês e não espere o fim do período para agir.',
      custo: 'média',
      resultado: 'O pagamento em dia vira costume e a escola planeja o ano com segurança.',
    },
    conhecimento:
      'Mensalidade atrasada costuma começar com esquecimento e virar bola de neve quando ninguém fala nada. O erro comum é ter vergonha de cobrar e só agir na rematrícula, quando a dívida já ficou grande. Cobrar cedo e com respeito preserva a relação com a família. Comece separando os atrasos por tempo e tratando primeiro os recentes. Regras sobre cobrança escolar são delicadas, então confirme com um advogado.',
    temas: [
      'inadimplência',
      'mensalidade atrasada',
      'aluno não paga',
      'pai não paga',
      'cobrança',
      'boleto',
      'acordo',
      'dívida de aluno',
      'atraso',
      'calote',
      'rematrícula',
      'negociar dívida',
      'cobrar pais',
    ],
  },
  {
    rule: 'edu_dropout',
    categoria: 'Vendas e marketing',
    papel: 'operacoes',
    medir: {
      acao: 'Registre cada desistência com o momento e o motivo',
      detalhes:
        'Faça uma conversa de saída curta com quem tranca ou cancela e anote turma, professor, tempo de curso e motivo verdadeiro. Olhe também os alunos que faltam há semanas e ainda não avisaram.',
      custo: 'baixa',
      resultado: 'Você descobre em que fase os alunos desistem e o que poderia tê-los segurado.',
    },
    corrigir: {
      acao: 'Procure o aluno na primeira sequência de faltas',
      detalhes:
        'Combine com os professores um aviso simples quando alguém faltar seguidamente e deixe uma pessoa responsável por ligar no mesmo dia, perguntando como ajudar. Ofereça reposição, troca de turma ou reforço.',
      custo: 'baixa',
      resultado: 'Parte dos alunos em risco volta às aulas antes de decidir sair.',
    },
    fixar: {
      acao: 'Mostre o progresso a alunos e famílias a cada etapa',
      detalhes:
        'Crie momentos fixos para apresentar o que o aluno já aprendeu: devolutiva individual, apresentação, certificado de etapa. Acompanhe a permanência por turma e converse com os professores sobre as que perdem mais.',
      custo: 'baixa',
      resultado: 'O aluno percebe que está avançando e a permanência melhora período a período.',
    },
    conhecimento:
      'O aluno que desiste costuma avisar antes, com faltas, notas ou silêncio. Manter um aluno custa menos do que conquistar outro e ainda preserva a turma. O erro comum é investir tudo em matrícula e quase nada no acompanhamento. Outro é aceitar o motivo educado, como falta de tempo, sem perguntar mais. Comece ouvindo quem saiu e agindo na primeira sequência de faltas.',
    temas: [
      'evasão',
      'aluno desiste',
      'alunos desistem do curso',
      'trancamento',
      'cancelar matrícula',
      'retenção de alunos',
      'aluno falta',
      'abandono',
      'perder aluno',
      'desistência',
      'permanência',
      'aluno desanimado',
      'rematrícula',
    ],
  },
  {
    rule: 'edu_conversion',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Anote todo interessado e acompanhe até a decisão',
      detalhes:
        'Registre nome, contato, curso de interesse, origem e data de cada pessoa que pergunta, e marque se visitou, fez aula de teste e se matriculou. Conte quantas pessoas se perdem em cada passo.',
      custo: 'baixa',
      resultado: 'Você vê em qual etapa os interessados desaparecem e quais canais trazem alunos de verdade.',
    },
    corrigir: {
      acao: 'Responda rápido e convide para conhecer a escola',
      detalhes:
        'Defina quem responde e até quando, prepare um roteiro que pergunta o objetivo do aluno antes de falar de preço e convide sempre para visita ou aula de teste. Retorne em poucos dias a quem não decidiu.',
      custo: 'baixa',
      resultado: 'Mais interessados visitam a escola e mais visitas viram matrícula.',
    },
    fixar: {
      acao: 'Crie um programa de indicação entre alunos e famílias',
      detalhes:
        'Ofereça um agrado simples e igual para quem indica e para quem chega, divulgue nos momentos de satisfação, como fim de etapa e apresentações, e registre cada indicação. Repita a cada campanha de matrícula.',
      custo: 'média',
      resultado: 'As matrículas dependem menos de anúncio e chegam por confiança.',
    },
    conhecimento:
      'O interessado procura várias escolas no mesmo dia e costuma ficar com a que o atende primeiro e melhor. O erro comum é mandar a tabela de preços e esperar, sem perguntar o que a pessoa busca. Outro é não anotar os contatos e perder quem precisava só de mais uma conversa. Comece registrando todos e medindo cada passo. A visita ou a aula de teste quase sempre vale mais do que qualquer anúncio.',
    temas: [
      'matrícula',
      'captação de alunos',
      'interessado não matricula',
      'conversão',
      'atrair alunos',
      'poucos alunos',
      'aula experimental',
      'visita',
      'campanha de matrícula',
      'leads',
      'indicação',
      'alunos novos',
      'divulgar escola',
    ],
  },
  {
    rule: 'edu_occupancy',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Compare vagas e alunos de cada turma e o custo dela',
      detalhes:
        'Liste turma, horário, professor, vagas e alunos pagantes, e calcule quantos alunos pagam o custo daquela turma. Marque as que estão abaixo desse ponto.',
      custo: 'baixa',
      resultado: 'Você sabe quais turmas dão resultado e quais funcionam com prejuízo.',
    },
    corrigir: {
      acao: 'Junte turmas vazias e dê novo uso aos horários fracos',
      detalhes:
        'Converse com alunos e professores antes de unir turmas próximas em nível e horário, oferecendo alternativa a quem não puder. Nos horários fracos, teste oficinas, reforço ou parcerias com empresas.',
      custo: 'baixa',
      resultado: 'O custo por aluno cai e as salas deixam de ficar vazias.',
    },
    fixar: {
      acao: 'Abra turmas só com um mínimo definido e lista de interesse',
      detalhes:
        'Estabeleça o número mínimo de alunos para abrir cada curso e monte listas de interesse por horário. Divulgue antes as turmas com vaga e reveja a grade a cada período com base na procura.',
      custo: 'baixa',
      resultado: 'As turmas começam saudáveis e a grade acompanha a vontade dos alunos.',
    },
    conhecimento:
      'Uma turma vazia custa quase o mesmo que uma cheia, porque professor e sala são os mesmos. O erro comum é abrir muitas opções para agradar a todos e espalhar poucos alunos em muitas salas. Juntar turmas sem conversar também faz perder alunos. Comece calculando quantos alunos pagam cada turma. Depois mexa na grade com aviso e diálogo.',
    temas: [
      'turma vazia',
      'ocupação das turmas',
      'vagas sobrando',
      'sala vazia',
      'juntar turmas',
      'grade de horários',
      'custo por aluno',
      'abrir turma',
      'horário ocioso',
      'poucos alunos na turma',
      'lotação',
    ],
  },
  {
    rule: 'edu_online',
    categoria: 'Digital e IA',
    papel: 'digital',
    medir: {
      acao: 'Pergunte aos alunos o que gostariam de estudar pela internet',
      detalhes:
        'Faça uma pesquisa curta com alunos e famílias sobre aparelho, internet e dificuldades em casa, e veja com os professores que materiais já existem. Escolha a disciplina ou o módulo com mais procura.',
      custo: 'baixa',
      resultado: 'Você investe no que o aluno realmente usaria, aproveitando o que já está pronto.',
    },
    corrigir: {
      acao: 'Grave um módulo curto e organize o material em um só lugar',
      detalhes:
        'Comece com aulas breves, gravadas com celular e bom som, e exercícios com resposta comentada. Coloque tudo em uma pasta ou sala virtual única, com nomes claros, e teste com uma turma.',
      custo: 'média',
      resultado: 'O aluno revisa em casa, quem faltou recupera e o professor repete menos a mesma explicação.',
    },
    fixar: {
      acao: 'Adote uma plataforma que mostre o avanço de cada aluno',
      detalhes:
        'Escolha uma plataforma simples, com acompanhamento de progresso, e treine os professores a olhar quem parou. Use as aulas gravadas como complemento e, com resultado comprovado, ofereça-as como curso próprio.',
      custo: 'média',
      resultado: 'A escola alcança mais alunos, acompanha de perto e abre uma nova fonte de receita.',
    },
    conhecimento:
      'O digital na educação ajuda mais como apoio ao professor do que como substituto dele. O erro comum é despejar arquivos em grupos de mensagem, onde tudo se perde. Outro é comprar uma plataforma cara antes de ter conteúdo e rotina. Comece com um módulo curto, bem gravado e organizado. O que faz diferença é acompanhar quem parou e chamar de volta.',
    temas: [
      'ensino a distância',
      'EAD',
      'aula online',
      'aula gravada',
      'plataforma',
      'curso pela internet',
      'material digital',
      'PDF',
      'apostila',
      'vídeo',
      'ensino híbrido',
      'ambiente virtual',
      'digitalizar aulas',
    ],
  },
  {
    rule: 'edu_teachers',
    categoria: 'Pessoas e produtividade',
    papel: 'pessoas',
    medir: {
      acao: 'Ouça alunos e professores sobre as aulas deste período',
      detalhes:
        'Aplique uma avaliação curta e anônima com os alunos, igual para todas as turmas, e converse em particular com cada professor sobre dificuldades. Junte os pontos que se repetem, sem fazer lista de melhores e piores.',
      custo: 'baixa',
      resultado: 'Você conhece a força de cada professor e o apoio de que ele precisa.',
    },
    corrigir: {
      acao: 'Combine um plano de aula padrão e visitas às salas',
      detalhes:
        'Monte com os professores um modelo de uma página: objetivo, atividade e como saber se o aluno aprendeu. Marque visitas curtas às aulas, com conversa no mesmo dia sobre um ponto forte e um a melhorar.',
      custo: 'baixa',
      resultado: 'A qualidade fica mais parecida entre as turmas e o professor novo se encontra mais depressa.',
    },
    fixar: {
      acao: 'Crie encontros mensais de formação entre os professores',
      detalhes:
        'Reserve um horário por mês para um professor mostrar uma prática que deu certo e o grupo adaptar. Use os resultados da avaliação para escolher temas e registre quem participou e o que mudou em sala.',
      custo: 'média',
      resultado: 'O ensino melhora de dentro para fora e os bons professores querem ficar.',
    },
    conhecimento:
      'A escola é lembrada pelo professor, então cuidar dele é cuidar do negócio. O erro comum é deixar cada um por conta própria e só conversar quando há reclamação. Outro é usar a avaliação como punição, o que faz o grupo se fechar. Comece ouvindo alunos e professores com perguntas simples. Observar aulas com respeito e conversar depois é a forma mais direta de melhorar.',
    temas: [
      'professor',
      'corpo docente',
      'qualidade da aula',
      'plano de aula',
      'formação de professores',
      'avaliação de professor',
      'treinar professores',
      'professor saiu',
      'reclamação de aula',
      'coordenação',
      'pedagógico',
      'didática',
    ],
  },
]
