import type { RuleActions } from './types.ts'

export const HEALTH_ACTIONS: RuleActions[] = [
  {
    rule: 'health_noshow',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Marque cada falta na agenda, com dia, horário e tipo de consulta',
      detalhes:
        'Peça à recepção que diferencie falta sem aviso, remarcação e atraso, e anote também se houve confirmação. No fim do mês, procure os dias, horários e tipos de atendimento em que as faltas se concentram.',
      custo: 'baixa',
      resultado: 'Você sabe quantos horários se perdem e em quais situações o paciente mais falta.',
    },
    corrigir: {
      acao: 'Confirme as consultas por mensagem e mantenha lista de espera',
      detalhes:
        'Envie uma mensagem alguns dias antes e outra na véspera, pedindo resposta e oferecendo remarcar com facilidade. Quem não responde recebe uma ligação, e o horário liberado vai para a lista de espera.',
      custo: 'baixa',
      resultado: 'As cadeiras vazias diminuem e pacientes que queriam vir antes são atendidos.',
    },
    fixar: {
      acao: 'Adote uma regra clara de cancelamento e revise a agenda',
      detalhes:
        'Escreva a política de remarcação em linguagem gentil, apresente na marcação e aplique igual para todos, depois de conferir com um advogado e com o conselho da profissão o que é permitido. Encurte o tempo entre marcar e atender, que é onde a falta nasce.',
      custo: 'baixa',
      resultado: 'A agenda fica confiável e a equipe trabalha com menos buracos e menos correria.',
    },
    conhecimento:
      'Horário perdido não volta e continua custando sala, equipe e luz. O paciente falta principalmente quando marcou há muito tempo, esqueceu ou teve dificuldade para desmarcar. O erro comum é encher a agenda por cima para compensar, o que gera espera e reclamação. Comece medindo onde as faltas acontecem e confirmando por mensagem. Facilitar a remarcação costuma funcionar melhor do que punir.',
    temas: [
      'paciente falta',
      'faltas',
      'no-show',
      'não comparece',
      'confirmação de consulta',
      'agenda furada',
      'cadeira vazia',
      'horário vago',
      'desmarcar',
      'remarcar',
      'lista de espera',
      'lembrete',
      'paciente não vem',
      'furo na agenda',
    ],
  },
  {
    rule: 'health_payer',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Compare o que cada convênio paga com o custo do atendimento',
      detalhes:
        'Para os procedimentos mais comuns, anote o valor recebido de cada convênio e do particular, o prazo de pagamento e o tempo gasto. Some a fatia de cada pagador na receita dos últimos meses.',
      custo: 'baixa',
      resultado: 'Você vê de quem a clínica depende e quais atendimentos não cobrem o próprio custo.',
    },
    corrigir: {
      acao: 'Negocie a tabela do maior convênio e abra horários particulares',
      detalhes:
        'Leve ao convênio os seus dados de volume e qualidade e peça reajuste por escrito. Separe alguns horários bons da semana para atendimento particular e informe os pacientes, sem deixar de cumprir o contrato.',
      custo: 'baixa',
      resultado: 'A receita por atendimento melhora e a dependência de um único pagador começa a cair.',
    },
    fixar: {
      acao: 'Crie um serviço particular que o paciente procure por escolha',
      detalhes:
        'Monte um acompanhamento ou pacote que o convênio não cobre e que o paciente valoriza, com preço calculado e divulgação dentro das regras do seu conselho. Acompanhe a cada mês a fatia de cada pagador.',
      custo: 'média',
      resultado: 'A clínica escolhe melhor os convênios que mantém e atravessa com calma a saída de um deles.',
    },
    conhecimento:
      'Quando um convênio responde pela maior parte da receita, ele decide o seu preço e o seu prazo. O erro comum é aceitar qualquer tabela para manter a agenda cheia e descobrir que se trabalha muito para sobrar pouco. Sair de uma vez também assusta, porque a agenda esvazia. Comece comparando o que cada um paga com o custo do atendimento. A mudança segura é gradual: negociar, abrir espaço particular e medir.',
    temas: [
      'convênio',
      'plano de saúde',
      'particular',
      'tabela do convênio',
      'depender de convênio',
      'valor da consulta',
      'reajuste',
      'credenciamento',
      'paciente particular',
      'operadora',
      'repasse',
      'preço da consulta',
    ],
  },
  {
    rule: 'health_denials',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Confira o que foi cobrado e o que foi pago por cada convênio',
      detalhes:
        'Pegue os demonstrativos dos últimos meses e anote guia, valor cobrado, valor pago e motivo da glosa. Agrupe por convênio e por motivo: falta de autorização, código, assinatura, prazo.',
      custo: 'baixa',
      resultado: 'Você descobre quanto deixa de receber e quais erros de preenchimento mais se repetem.',
    },
    corrigir: {
      acao: 'Recorra das glosas dentro do prazo e corrija o motivo principal',
      detalhes:
        'Separe as glosas ainda recorríveis, junte os documentos e envie o recurso com protocolo. Ao mesmo tempo, crie uma lista de conferência da guia para a recepção usar antes do atendimento e antes do envio.',
      custo: 'baixa',
      resultado: 'Parte do valor volta e as novas guias são recusadas com menos frequência.',
    },
    fixar: {
      acao: 'Deixe uma pessoa responsável por faturar e conferir todo mês',
      detalhes:
        'Defina um calendário com datas de envio, conferência do pagamento e recurso por convênio, e uma pessoa que responda por ele. Reúna-se com ela todo mês para ver valores em aberto e treinar a recepção nos erros repetidos.',
      custo: 'média',
      resultado: 'O dinheiro dos convênios entra mais completo e mais previsível.',
    },
    conhecimento:
      'Glosa é trabalho feito que não foi pago, e a maior parte nasce de detalhe no preenchimento ou na autorização. O erro comum é não conferir o demonstrativo e perder o prazo do recurso. Outro é deixar o faturamento nas mãos de quem já tem outras dez tarefas. Comece agrupando as glosas por motivo: poucos motivos explicam quase tudo. Corrigir na recepção custa menos do que recorrer depois.',
    temas: [
      'glosa',
      'guia recusada',
      'convênio não pagou',
      'faturamento de convênio',
      'recurso de glosa',
      'autorização',
      'TISS',
      'guia',
      'recebimento',
      'demonstrativo',
      'valor cortado',
      'operadora não paga',
      'recepção',
    ],
  },
  {
    rule: 'health_occupancy',
    categoria: 'Produtividade',
    papel: 'operacoes',
    medir: {
      acao: 'Compare os horários oferecidos com os realmente atendidos',
      detalhes:
        'Por duas semanas, conte por profissional e por período quantos horários existiam, quantos foram marcados e quantos aconteceram. Pinte a agenda para ver em quais dias e turnos ela fica vazia.',
      custo: 'baixa',
      resultado: 'Você sabe onde há espaço para atender mais sem contratar ninguém.',
    },
    corrigir: {
      acao: 'Preencha os horários vazios com retornos e encaixes planejados',
      detalhes:
        'Chame pacientes com retorno vencido para os turnos mais vazios e deixe na agenda horários próprios para encaixe. Ajuste a duração das consultas ao tempo real de cada tipo de atendimento.',
      custo: 'baixa',
      resultado: 'A ocupação sobe justamente nos períodos fracos e a espera diminui nos cheios.',
    },
    fixar: {
      acao: 'Redesenhe a grade de profissionais conforme a procura',
      detalhes:
        'Com os dados de alguns meses, aumente os turnos disputados e reduza os que ficam vazios, conversando antes com cada profissional. Divulgue os horários novos e reveja a grade a cada trimestre.',
      custo: 'média',
      resultado: 'Salas e profissionais rendem mais e o paciente encontra horário quando precisa.',
    },
    conhecimento:
      'A agenda da clínica é o seu estoque, e ele vence a cada hora. Agenda vazia pode ser falta de procura, mas muitas vezes é horário no lugar errado ou retorno que ninguém chamou. O erro comum é investir em propaganda antes de aproveitar os pacientes que já existem. Agenda cheia demais também prejudica, porque gera atraso e cansaço. Comece pintando a agenda de duas semanas e olhando os buracos.',
    temas: [
      'agenda vazia',
      'ocupação',
      'horários vagos',
      'poucos pacientes',
      'encher agenda',
      'atrair pacientes',
      'sala parada',
      'clínica vazia',
      'encaixe',
      'turno',
      'profissional ocioso',
      'mais pacientes',
      'consultório',
    ],
  },
  {
    rule: 'health_records',
    categoria: 'Digital e IA',
    papel: 'digital',
    medir: {
      acao: 'Mapeie onde estão as informações dos pacientes hoje',
      detalhes:
        'Liste fichas de papel, planilhas, agendas e mensagens em que há dados de pacientes, quem tem acesso e quanto tempo se gasta procurando. Marque o que estaria perdido em caso de fogo ou furto.',
      custo: 'baixa',
      resultado: 'Você enxerga os riscos de perda e de vazamento e o tempo gasto com papelada.',
    },
    corrigir: {
      acao: 'Escolha um sistema de prontuário e teste com um profissional',
      detalhes:
        'Peça demonstração de dois ou três sistemas, verifique segurança, cópias de reserva, suporte e como retirar seus dados. Comece com um profissional e pacientes novos, antes de passar o restante.',
      custo: 'média',
      resultado: 'O atendimento fica mais ágil e as informações novas já nascem organizadas e protegidas.',
    },
    fixar: {
      acao: 'Ofereça agendamento pela internet e encerre o papel',
      detalhes:
        'Passe os demais profissionais para o sistema, abra alguns horários para marcação pela internet e defina senhas individuais para a equipe. Sobre guarda dos prontuários antigos, consulte seu conselho profissional e um advogado.',
      custo: 'média',
      resultado: 'A recepção atende menos telefone, o paciente marca quando quer e os dados ficam mais seguros.',
    },
    conhecimento:
      'Prontuário em papel se perde, não avisa do retorno e obriga a equipe a procurar. O erro comum é comprar um sistema completo e usar só a agenda, porque ninguém foi treinado. Dados de saúde são delicados e pedem senha individual e cópia de reserva. Comece entendendo onde a informação mora hoje. Depois faça a mudança em etapas, com um profissional por vez, para o atendimento não parar.',
    temas: [
      'prontuário',
      'prontuário eletrônico',
      'papel',
      'ficha do paciente',
      'sistema para clínica',
      'agendamento online',
      'marcar consulta pela internet',
      'digitalizar',
      'software médico',
      'dados de pacientes',
      'LGPD',
      'agenda no caderno',
      'planilha',
    ],
  },
  {
    rule: 'health_return',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Levante os pacientes com retorno vencido',
      detalhes:
        'Procure na agenda ou nas fichas quem deveria ter voltado e não voltou, e anote telefone, tipo de acompanhamento e data prevista. Pergunte também aos pacientes da semana como conheceram a clínica.',
      custo: 'baixa',
      resultado: 'Aparece uma lista de pessoas que precisam de acompanhamento e que já confiam em você.',
    },
    corrigir: {
      acao: 'Chame os pacientes da lista de retorno com cuidado e respeito',
      detalhes:
        'Treine a recepção para ligar ou escrever lembrando do acompanhamento recomendado, sem prometer resultado e sem expor informação de saúde na mensagem. Ofereça dois horários e registre a resposta.',
      custo: 'baixa',
      resultado: 'Pacientes voltam a se cuidar e a agenda ganha consultas sem gasto com propaganda.',
    },
    fixar: {
      acao: 'Marque o retorno antes de o paciente sair e ouça sua opinião',
      detalhes:
        'Inclua o retorno no roteiro da recepção, com confirmação automática perto da data. Envie uma pesquisa curta depois da consulta e trate a reclamação no mesmo dia, conforme as regras de divulgação do seu conselho.',
      custo: 'baixa',
      resultado: 'O vínculo com o paciente fica mais forte e as indicações aumentam naturalmente.',
    },
    conhecimento:
      'Cuidar de quem já é paciente vale mais do que buscar desconhecidos, para a saúde dele e para a clínica. O retorno se perde porque ninguém marcou na saída e ninguém lembrou depois. O erro comum é mandar mensagem em massa com tom de propaganda, que incomoda e pode ferir regras do conselho. Comece pela lista de retornos vencidos e por um contato cuidadoso. A pesquisa curta mostra o que faz o paciente voltar ou não.',
    temas: [
      'retorno do paciente',
      'paciente não volta',
      'fidelizar paciente',
      'acompanhamento',
      'indicação',
      'pesquisa de satisfação',
      'chamar paciente',
      'confirmação por WhatsApp',
      'pós-consulta',
      'paciente sumiu',
      'revisão',
      'relacionamento com paciente',
    ],
  },
]
