import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LEAVES, UNPAID } from './case-words.data.ts'

/** Schools, clinics, animals and people who are looked after. */
export const CARE_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['creche_publica', 'concorrente_novo', 'vendas', 5, 2],
    [
      'creche_municipal|creche_da_prefeitura|creche_publica|creche_nova|escola_municipal|escola_publica|cmei|emei|cei|ceu|escola_da_prefeitura|municipal|vaga_na_prefeitura|prefeitura|governo|publica|do_municipio|escola_integral|periodo_integral',
      'crianca*|bebe*|bercario|matricul*|turma*|maternal|filhos|filho|aluninho*|creche|escolinha|infantil',
      `${LEAVES}|de_graca|gratis|gratuit*|nao_cobra|abriu|inaugur+|transfer*`,
    ],
    [
      'Pergunte às famílias o que a creche pública não faz e venda isso',
      'Ligue a dez mães que saíram e a dez que ficaram com uma pergunta: “o que pesou?”. Monte em cima disso o que a rede pública não tem, como horário depois das seis, meio período, recesso, bebê pequeno ou alimentação especial, com preço por período. Visite firmas perto com mães de turno e anote por semana conversas, visitas e matrículas.',
      'A vaga vazia é oferecida a quem a creche de graça não atende.',
    ],
    { fora: 'auxiliar|merenda|licitac*|nao_paga_a_nota|van|perua|transporte|bombeiro*|prazo|vigilancia' },
  ),
  caseDeed(
    ['projeto_gratis', 'concorrente_novo', 'vendas', 4, 1],
    [
      'projeto_social|de_graca|gratuit*|gratis|youtube|chatgpt|inteligencia_artificial|aplicativo|duolingo|sesc|senai|sesi|igreja|robo|video_na_internet|ia',
      'alun*|aula*|curso*|crianca*|ingles|musica|violao|danca|judo|natacao|reforco|traduc*|tradutor*|redac*|design*|texto*|logo*|ilustrac*|estudar',
      `${LEAVES}|prefer*|troc+|concorr*|nao_precis*|acham_que|aprend*|faz+_sozinh*|substitu*|murch*|esvaz*|diminu*|acabaram|perderam`,
    ],
    [
      'Mostre o resultado que o de graça não dá, com prova no primeiro mês',
      'Escolha um resultado que se vê, como prova, faixa, música tocada ou nota, e marque uma data para mostrá-lo à família. Ofereça uma aula de diagnóstico com plano de oito semanas a quem saiu e use o gratuito como treino em casa. Anote quem voltou, o resultado de cada um e peça licença para contar.',
      'O aluno paga por chegar a um lugar, e não por horas de aula.',
    ],
    {
      fora: 'aula_gratis_que_dou|dou_de_graca|teste_gratis|consulta_gratis|primeira_aula_gratis|primeira_aula|bercario|creche|cnh|autoescola|ifood',
    },
  ),
  caseDeed(
    ['professor_leva_alunos', 'professor_troca', 'pessoas', 4, 1],
    [
      'professor*~sa+|professor*~saiu|instrutor*~saiu|personal~saiu|professor*~larg+|troc+~professor*|professor*~foi_embora|pede_conta|pediu_conta|professor*~abriu|foi_para_outra|proposta|aula_particular|por_fora|vai_abrir|vai_sair|vai_embora|levar_os_alun*|foi_dar_aula|professor*~vai|instrutor*~vai|professora~vai|vao_atras|vai_para_outra|leva_os_alun*|levou_os_alun*|seguir_el*|montar_a_del*',
      'professor*|instrutor*|personal|treinador*|teacher',
      'alun*|turma*|mae*|pais|matricul*',
    ],
    [
      'Ligue a cada família antes da saída e apresente a outra pessoa em aula',
      'Combine com quem sai duas aulas a quatro mãos e telefone às famílias: quem assume, o que a turma já viu e o que vem no mês. Guarde plano de aula e contatos na escola, e ponha no contrato com os novos o que vale sobre alunos; confira com um advogado. Anote por turma quem ficou depois de trinta dias.',
      'A turma troca de voz, e não de escola.',
    ],
    { fora: 'sou_professor*|professor_sou_eu|aluno_falta|alunos_faltam' },
  ),
  caseDeed(
    ['rematricula_cedo', 'evasao_aluno', 'vendas', 5, 2],
    [
      'rematricul*|fim_do_ano|virada_do_ano|janeiro|dezembro|fevereiro|proximo_ano|ano_que_vem|fim_do_semestre|troca_de_semestre|volta_das_ferias|vira_o_ano|virou_o_ano|muda_o_ano|comeca_o_ano|ano_novo|fim_das_aulas',
      'alun*|escola|curso|turma*|idiomas|ingles|creche|colegio|escolinha',
      `${LEAVES}|nao_renov*|tranc*|incert*|recomec*|do_zero`,
    ],
    [
      'Abra a rematrícula dois meses antes, com data e vaga pelo nome',
      'Escreva a cada família em uma folha o que o aluno conseguiu no ano e a vaga já guardada, com valor, horário e data-limite. Ligue primeiro a quem faltou mais de duas vezes no último mês. Deixe o preço de hoje para quem confirmar até a data e anote por turma: confirmou, em dúvida, sai e por quê.',
      'Em dezembro você já sabe quantos voltam, e fala com quem está em dúvida a tempo.',
    ],
    { fora: 'presente*|decimo_terceiro|papelaria|material_escolar|uniforme*|van|cantina|recesso|verao' },
  ),
  caseDeed(
    ['aluno_so_na_prova', 'evasao_aluno', 'vendas', 3, 1],
    [
      'so_na_prova|epoca_de_prova|vespera_de_prova|vespera|recuperac*|so_antes_da_prova|so_quando~nota|nota_baixa|so_vem_na|bimestre|semana_da_recuperacao|semana_de_prova*|epoca_de_recuperac*',
      'alun*|reforco|aula*|pais|mae*|professor*|me_procuram|particular|estud*|mes|somem',
    ],
    [
      'Venda o reforço por bimestre, com metas de nota e aula fixa por semana',
      'Mostre aos pais duas contas: três aulas de susto antes da prova e uma por semana com plano. Ofereça o bimestre pago por mês, com vaga reservada, e deixe a aula avulsa mais cara e só nas horas que sobram. Anote a nota antes e depois de cada aluno e leve essa folha à conversa da próxima matrícula.',
      'A agenda deixa de encher e esvaziar com o calendário da escola.',
    ],
    { fora: 'recuperacao_judicial|vespera_do_natal|vespera_de_natal|nota_no_google' },
  ),
  caseDeed(
    ['transporte_poucos', 'transporte_frota', 'financas', 3, 0],
    [
      'van|transporte_escolar|perua|onibus_escolar|fretamento|fretado|kombi_escolar|levo_crianca*|busco_crianca*|levo_alun*',
      `${LEAVES}|nao_paga|nao_fecha|subiu|caro|nao_sobra|metade|diesel|gasolina|combustivel|gasta|gasto`,
      'vaga*|crianca*|alun*|rota|gratis|gratuito|prefeitura|mensalidade*|contrato|fabrica|funcionarios_da|escola*',
    ],
    [
      'Some o custo de cada rota por dia e junte ou largue a que não se paga',
      'Escreva para cada rota quilômetros, diesel, horas, monitora e o que as vagas pagam. Junte as duas mais vazias, mude a ordem de embarque e ofereça as vagas a escolas e firmas no caminho, com lista de espera. Procure um segundo uso para o veículo parado no meio do dia e anote a sobra por rota no fim do mês.',
      'O veículo roda nas linhas que pagam a viagem.',
    ],
    { fora: 'van_de_entrega|vanessa|frete' },
  ),
  caseDeed(
    ['autoescola_regra', 'mudanca_regra', 'vendas', 4, 1],
    [
      'autoescola|cfc|cnh|habilitacao|instrutor_autonomo|carteira_de_motorista|tirar_carteira|tirar_a_carteira|aula_de_direcao|detran',
      'lei|regra*|obrigator*|detran|contran|governo|nao_precis*|autonom*|mud+|aplicativo|agora|sem_curso|sem_aula',
    ],
    [
      'Venda a hora de direção a quem tem medo ou já tem carteira',
      'Monte três pacotes curtos: perder o medo, baliza e prova, dirigir na estrada, com preço por hora e vídeo do antes e depois. Ofereça também a aula avulsa e o carro para a prova a quem estuda sozinho. Confira no Detran o que mudou de verdade e a data, e anote por semana quantos compraram cada pacote.',
      'A receita deixa de depender só de quem é obrigado a fazer aula.',
    ],
    { fora: 'documento_vencido|licitac*' },
  ),
  caseDeed(
    ['curso_online_reembolso', 'devolucao_troca', 'vendas', 3, 1],
    [
      'curso_online|curso_gravado|infoproduto|hotmart|mentoria|ebook|aulas_gravadas|plataforma_de_curso|videoaula*|area_de_membros|treinamento_gravado|treinamento_online|curso_na_internet|aulas_online|vagas_do_curso|turma_online',
      'reembols*|devol*|pirat*|compartilh*|senha|grupo_de_telegram|copiad*|nao_assist*|nao_termin*|desist*|rateio|garantia|dinheiro_de_volta|cancel+',
    ],
    [
      'Leve o aluno à primeira tarefa em três dias e feche a porta da cópia',
      'Mande no dia da compra uma tarefa de vinte minutos com retorno seu e ligue a quem não abriu até o terceiro dia. Ponha nome e documento na tela, um acesso por vez, e peça a retirada do que foi copiado, com a prova. Anote a razão de cada devolução e mude a aula em que mais gente para.',
      'Quem começa fica, e a cópia deixa de ser o caminho fácil.',
    ],
  ),
  caseDeed(
    ['crianca_apoio', 'atendimento_ruim', 'gestao', 4, 3],
    [
      'autis*|tea|laudo|especial|tdah|neurodiverg*|mediador*|cuidador_escolar|inclusao|deficien*',
      'crianca*|alun*|turma*|mae*|pais|escola|creche|aula*',
      'nao_sei|preparad*|professora*|recus+|reclam+|custo|apoio|sozinh*|nao_d+_conta|obrigad*|dificil|agred*|lei',
    ],
    [
      'Faça com a família um plano de uma página antes de falar em custo',
      'Reúna quem ensina, a família e, se houver, o terapeuta, e escrevam três situações difíceis, o que acalma e quem ajuda em cada hora. Treine a turma de adultos em uma tarde e reveja o plano em trinta dias. Confira com um advogado ou a secretaria de educação o que a escola tem de oferecer, antes de recusar ou cobrar, e anote cada crise e o que a causou.',
      'A sala sabe o que fazer, e a decisão sobre apoio se baseia no que acontece.',
    ],
    { fora: 'produto_especial|cliente_especial|laudo_do_bombeiro|laudo_tecnico' },
  ),
  caseDeed(
    ['glosa_recurso', 'convenio_glosa', 'financas', 5, 2],
    [
      'glos*|glosad*|devolv*~guia|guia*~devolv*|guia*_recus*|negam_guia*',
      'convenio*|plano*|operadora*|unimed|hapvida|guia*|fatur*|recurs*|nao_pag*|mil|por_cento|reais',
    ],
    [
      'Recorra dos três motivos de glosa que mais somam, dentro do prazo',
      'Ordene as glosas dos últimos três meses por motivo e valor e veja no contrato o prazo de recurso de cada plano. Monte um modelo por motivo, com guia, assinatura e laudo, e mande os de maior valor nesta semana. Antes do próximo envio, outra pessoa confere esses três pontos; anote quanto voltou e quanto nem saiu errado.',
      'Parte do dinheiro negado volta, e o erro comum para na sua mesa.',
    ],
  ),
  caseDeed(
    ['convenio_tabela', 'dependencia_convenio', 'financas', 4, 1],
    [
      'convenio*|plano_de_saude|planos_de_saude|operadora*|unimed|hapvida|amil|tabela_do_plano|credenciad*|descredenci*',
      'pag+_pouco|pag+~mal|paga_[0-9]*|pagam_[0-9]*|mesma_tabela|tabela|descredenci*|reajust*|baix+|nao_aument*|atras+|60_dias|90_dias|consulta_a|merreca|miseria|por_sessao',
    ],
    [
      'Passe um quarto das horas do convênio para atendimento particular',
      'Comece pelos horários nobres e, se há mais de um plano, pelo que menos paga. Escreva à operadora pedindo tabela nova, com data; sem resposta, feche ali os horários melhores para pacientes novos, pelo aviso do contrato. Ofereça esses horários a quem espera ou pergunta, com reembolso explicado e pacote. Anote por mês as horas que mudaram e a sobra de cada uma; confira com o conselho.',
      'As melhores horas ficam com quem paga por elas, sem largar o plano de uma vez.',
    ],
    {
      fora: 'plano_de_saude_dos_funcionari*|plano_da_equipe|plano_da_familia|glos*|meu_plano_e|associacao|ong|com_a_prefeitura',
    },
  ),
  caseDeed(
    ['tratamento_no_meio', 'paciente_abandona', 'operacoes', 3, 2],
    [
      'par+_o_tratamento|para_no_meio|para_o_tratamento|abandon*|larg+|some|somem|sumi*|nao_volt*|nao_termin*|no_meio|desist+|nao_vem_mais|parou_de_vir|param_de_vir|nao_complet*|nao_conclu*|nao_aparece_mais|nao_aparecem_mais|passa_a_dor|melhora_e|so_vem_uma|vem_uma_vez|faltam_e_somem',
      'tratamento*|sess*|pacient*|canal|aparelho|implante*|protocolo|fisioterap*|terapia|ortodont*|pilates|retorno*|consulta*',
    ],
    [
      'Mostre a data do fim na primeira consulta e ligue depois da primeira falta',
      'Escreva com o paciente quantas sessões, o que deve mudar em cada mês e quanto se paga por etapa, e marque já todas as datas. Depois da primeira falta, alguém liga no mesmo dia com a próxima vaga e a pergunta do que atrapalhou. Anote em que sessão cada um parou e o motivo, e mude essa etapa.',
      'O paciente sabe onde está no caminho, e a falta vira conversa antes de virar abandono.',
    ],
    {
      fora: 'abandonou_o_carro|aluno*|tratamento_de_agua|quanto_custa|pergunt*|preco_da_consulta|valor_da_consulta|acompanhamento_escolar|orcamento*|celular*|viram_processo|advog*|conselho',
    },
  ),
  caseDeed(
    ['laboratorio_protese', 'fornecedor_atrasa', 'operacoes', 3, 1],
    [
      'protetic*|laboratorio*|protese*|coroa*|exame*_que_atras*',
      'atras+|demor+|errad*|volt+|refaz*|repet+|nao_encaix*|promet+|fora_do_dia|nao_bate|nao_chega|cor_errada|fora_do_prazo|tres_semanas',
      'pacient*|dent*|consulta*|protes*|clinica|consultorio|cor|provisori*|sorriso|moldagem',
    ],
    [
      'Mande ao laboratório uma folha com foto, cor e data, e teste um segundo',
      'Faça um pedido padrão com foto, medida, cor, data da prova e telefone, e fotografe o que saiu. Só marque o paciente quando o laboratório avisar que está pronto. Divida os próximos dez casos com um segundo laboratório e anote dias, voltas e preço com refação de cada um.',
      'O paciente vem uma vez, e o trabalho refeito tem responsável.',
    ],
    { fora: 'oculos|lente*|otica|leite' },
  ),
  caseDeed(
    ['pergunta_preco_some_saude', 'conversao_baixa', 'vendas', 2, 3],
    [
      'pergunt+~preco|pergunt+~valor|pergunt+~quanto|preco~pergunt*|perguntam|mandam_mensagem~preco|quanto_custa|qual_o_valor|quanto_e|quanto_fica|so_quer*_saber|so_querem_preco|orcamento*|querendo_preco|pede*_preco',
      'some|somem|sumi*|nao_respond*|nao_marc*|nao_agend*|acha_caro|acham_caro|nao_fech*|vacuo|nao_vem|fechamos_so|so_fech*|so_marc*|vao_em_outr*',
      'consulta*|sess*|avaliac*|pacient*|clinica|consultorio|botox|harmoniz*|dentista|dente*|terapia|procediment*|implante*|tutor*|cirurgia*|protese*|aparelho_dent*|limpeza_de_pele',
    ],
    [
      'Responda o preço com duas perguntas e já com dois horários',
      'Escreva a mensagem que todos usam: “para te dizer certo: o que você sente e desde quando?”, depois a faixa de preço, o que inclui e “tenho terça às dez ou quinta às quatro”. Quem some recebe uma só mensagem no dia seguinte, com a dúvida mais comum respondida. Anote por semana perguntas, marcados e quem veio; confira com o conselho o que pode ser anunciado.',
      'Mais perguntas viram horário, e você sabe em qual resposta a conversa morre.',
    ],
    { fora: 'fornecedor*' },
  ),
  caseDeed(
    ['sala_vazia_clinica', 'capacidade_ociosa', 'vendas', 3, 1],
    [
      'sala*|consultorio*|cadeira*_odontolog*|maca*',
      'vazi*|ocios*|parad*|sobr+|sem_uso|subloc*|nao_ocup*|fica_fechad*|fechado|so_uso|nao_uso|usad*_so|aberta_so|sem_ninguem|deposito',
      'clinica|consultorio|pacient*|terapeut*|psicolog*|dentista*|medic*|nutri*|estetic*|fisioterap*|consultorios|salas_de_atendimento|atend*',
    ],
    [
      'Alugue a sala por turno fixo a dois colegas que mandam pacientes',
      'Escolha áreas que o seu paciente também procura e ofereça um turno por semana, pago por mês, com limpeza e recepção incluídas. Escreva horário, valor, o que cada um usa e aviso de saída. Combinem como um indica o outro dentro do que o conselho permite e anote turnos pagos e pacientes que vieram por cada colega.',
      'A hora vazia paga parte do aluguel e traz gente nova.',
    ],
    { fora: 'sala_de_aula|turma*|aluno*' },
  ),
  caseDeed(
    ['urgencia_nao_paga_vet', 'inadimplencia_clientes', 'financas', 2, 1],
    [
      'tutor*|veterin*|animal|animais|cachorro*|gato*|bicho*|clinica_vet*|pet|atropelad*|bichinho|filhote*|cavalo*|pacientes_de_quatro',
      `${UNPAID}|nao_tem_dinheiro|depois_pag*|parcel+|abandon*|larg+|deix+~aqui|chor+|nao_tem_como_pagar|sem_dinheiro|nao_tem_condic*|nao_pode_pagar|parcel*`,
      'internac*|internad*|cirurgia*|opero|operei|urgencia|emergencia|consulta*|exame*|tratament*|castrac*|madrugada|meia_noite|plantao|interno|internei|socorr*|opera|operar|anestes*',
    ],
    [
      'Diga o valor em etapas e receba cada uma antes de começar a próxima',
      'Faça um papel com três degraus: estabilizar, examinar, tratar, cada um com preço e assinatura, e peça a entrada antes do segundo. Deixe pronto o cartão, o Pix em nome de parente e a lista de hospital público e de campanhas. Escreva no termo o que ocorre se ninguém buscar o animal, confira com o conselho, e anote o que ficou aberto por mês.',
      'O animal é estabilizado, e a conta não cresce sem quem pague.',
    ],
    { fora: 'banho_e_tosa|racao' },
  ),
  caseDeed(
    ['aparelho_parado_estetica', 'maquina_parada', 'financas', 3, 1],
    [
      'laser|aparelho*|equipamento*|ultrassom|criolipolise|raio_x|autoclave|maquina_de_depilac*',
      'parcela*|financi*|leasing|alug+|paguei|comprei|prestac*',
      'parad*|pouco_uso|nao_us*|sem_client*|nao_se_paga|nao_paga|vazi*|ocios*|uso_[0-9]*|encostad*|so_uso|so_faco|faco_[0-9]*|faz_[0-9]*|poucas_sess*|pouca_gente|quase_nao_us*|pouco',
    ],
    [
      'Venda os dias parados do aparelho: dia marcado, pacote ou colega',
      'Divida a parcela pelas sessões do mês e veja quantas faltam para pagar. Junte as pessoas em dois dias marcados por mês, com lista fechada e sinal, ofereça pacote a quem já fez uma sessão e alugue os outros dias a um colega com treino. Anote sessões por semana; se em três meses não chegar ao número, negocie a devolução ou a venda.',
      'A parcela tem um número de sessões, e os dias parados trabalham para ele.',
    ],
    { fora: 'aparelho_do_aluno|celular|maquina_de_cartao|som|torno|trator|caminh*' },
  ),
  caseDeed(
    ['familia_contrata_direto', 'cliente_pressiona', 'gestao', 3, 1],
    [
      'contrat+|pegou|combin+|acert+|ficou_com|ficaram_com|chamou|levou|fech+|registraram|tirou_de_mim|registr*|registrando|acaba*_contrat*|pagam_direto|paga_direto|pega*_o_telefone|pegaram_o_telefone|roubaram|levaram',
      'direto|por_fora|particular|sem_a_agencia|sem_mim|pulou_a_agencia|pularam|minha_cuidadora|minhas_cuidadora*|minha_diarista|minha_funcionaria|a_menina_que_mandei|que_eu_mandei|que_mandei|por_conta_propria|direto_com|direto_para|direto_para_el*',
      'cuidador*|diarista*|faxineir*|baba|babas|domestic*|enfermeir*|profissiona*|tecnic*|professor*|jardineir*|porteir*|motorista*|menina*|piscineiro*|a_moca',
    ],
    [
      'Ponha taxa de contratação no contrato e dê razão para ficar com você',
      'Escreva: quem contratar direto até certo prazo paga um valor de seleção, e confira o texto com um advogado. Mostre à família o que só você dá, substituição no mesmo dia, papelada, supervisão, e ligue uma vez por mês a cada casa. Com quem trabalha, combine um prêmio por tempo na mesma casa. Anote cada saída e quem procurou quem.',
      'A saída direta passa a ter preço, e ficar passa a ter vantagem para os dois.',
    ],
    { fora: 'direto_da_fabrica|fornecedor|contratei_um*|imove*|corretor*|meu_funcionario_faz_bico' },
  ),
  caseDeed(
    ['plantao_falta', 'falta_absenteismo', 'operacoes', 3, 2],
    [
      'plantao|plantoes|posto|turno|escala|cobertura|cobrir|substitut*|reserva',
      'falt+|furo|fura|furou|descobert*|nao_vem|nao_aparec*|em_cima_da_hora|avis+~hora|sem_avisar|atestado*',
      'cuidador*|vigilante*|porteir*|enfermeir*|tecnic*|seguranca*|familia*|condominio*|limpeza|client*|contrat*|menina*|faxineir*|diarista*',
    ],
    [
      'Pague uma reserva de plantão e confirme cada turno na véspera',
      'Forme uma lista de quatro nomes que ganham um valor por ficar à disposição e outro se forem chamados. Todo turno é confirmado por mensagem na véspera e três horas antes; sem resposta, a reserva sai. Diga ao cliente por escrito em quanto tempo chega a troca e anote furos por pessoa e por casa.',
      'O posto não fica vazio, e o cliente sabe quem chega.',
    ],
    { fora: 'posto_de_gasolina|posto_de_saude|aluno*|domingo*' },
  ),
  caseDeed(
    ['recepcao_perde_ligacao', 'atendimento_ruim', 'operacoes', 3, 3],
    [
      'telefone|ligac*|mensagens|mensagem|whatsapp|recepc*|secretaria|direct',
      'nao_atend*|nao_respond*|demor+|acumul*|nao_consig*|nao_da_conta|nao_dou_conta|sem_resposta|tocando|ninguem_atende|respondo_tarde|respondo_de_noite|so_vejo|quando_vejo|deixo_no_vacuo|so_consigo_responder|responder_de_noite|responder_depois|respondo_so|respondo_depois|fechou_com_outr*|demora_para_respond*|nao_vejo|fila_de_mensag*',
    ],
    [
      'Ponha três respostas prontas e dois horários fixos para as mensagens',
      'Leia as mensagens da semana e escreva a resposta das dez perguntas que mais se repetem, com preço e link de marcar. Uma pessoa responde em hora marcada, de manhã e à tarde, e fora disso sai um aviso com a hora da volta. Anote por dia quantas entraram, quantas esperaram mais de uma hora e quantas viraram venda.',
      'A pessoa recebe resposta no mesmo dia, e você vê quantas iam embora.',
    ],
    {
      fora: 'perdi_o_telefone|telefone_pessoal|celular_pessoal|invad*|hack*|banid*|clon*|celular_del*|no_celular|whatsapp_dela|whatsapp_dele|direct_del*|client*_nao_respond*|some_e_nao_respond*|ninguem_responde|nem_responde|o_resto_some',
    },
  ),
]
