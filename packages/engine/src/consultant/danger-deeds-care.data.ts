import type { Deed } from './danger-types.ts'

const CHILD = 'crianca*|menin[oa]|menin[oa]s|alun[oa]|alun[oa]s|bebe|bebes|nenem|filha|filho|coleguinha*'

/** What is done to those in one's care, or with what they left in one's hands. */
export const CARE_DEEDS: readonly Deed[] = [
  {
    id: 'adulto_que_toca_crianca',
    kind: 'crime',
    when: [
      [
        'professor*|instrutor*|monitor*|treinador*|tecnico|auxiliar|cuidador*|funcionari*|motorista|tio_da_van|recreador*|padre|pastor|mestre|estagiari*',
        'abrac+~demais|abrac+~muito|abraca_demais|abrac+~aluna*|abrac+~menina*|pass+_a_mao|pass+~mao~em|toc+~em|toca_nas|encost+~nas|acarici+|beij+|poe_no_colo|no_colo|carinho_demais|intimo_demais|intimidade|sozinho_com|fica_sozinho|mensagem_para_aluna*|manda_mensagem|conversa_de_noite|elogi+_o_corpo|massagem|fechado_com',
        'aluna|alunas|aluno|alunos|crianca|criancas|menina|meninas|menino|meninos|adolescente*|pequenos|turma',
        'pais|mae|maes|pai|coment*|reclam*|estranh*|incomod*|deixo|quieto|quieta|ignoro|finj*|espero|afasto|converso|demais|sozinho|sempre|medo|faco|fazer',
      ],
    ],
    unless: 'adaptacao|chor*_na_adaptacao|sozinho_com_a_turma|estagiari*_pode|educacao_fisica|judo|ginastica_artistica',
    answer:
      'Não deixe quieto: proteja as crianças primeiro e apure sem acusar. Hoje mesmo essa pessoa não fica a sós com aluno, e outro adulto acompanha as aulas. Ouça as famílias e registre por escrito o que viram, com data; não faça perguntas à criança repetidas vezes. A lei (ECA, artigo 245) obriga a escola a comunicar a suspeita ao Conselho Tutelar, e o Disque 100 recebe a qualquer hora, sem se identificar. Um advogado diz como afastar a pessoa sem expor ninguém.',
    steps: [
      'Agora: mude a escala para que nenhum adulto fique sozinho com aluno e porta fechada.',
      'Hoje: registre os relatos e comunique ao Conselho Tutelar ou ao Disque 100.',
      'Nesta semana: afaste das turmas enquanto se apura, com orientação de um advogado, e avise as famílias do que foi feito.',
    ],
    risks: ['Deixar uma criança em risco, e responder por omissão.'],
  },
  {
    id: 'sedar_quem_cuida',
    kind: 'health',
    when: [
      [
        'gotinha*|gotas|remedinho|calmante|comprimido|rivotril',
        'dormir|dormem|quietos|quietinho*|sosseg+',
        'repouso|idos*|velhinh*|vovo|asilo|creche|bebe*|crianca*|bercario',
      ],
      [
        'remedi*|calmante*|dramin|dipirona|antialergico*|melatonina|gotinha*|gotas|xarope*|rivotril|cha_de',
        `${CHILD}|idos[oa]|idos[oa]s|vovo|velhinh[oa]*|criancada`,
        'dorm+|durm+|acalm+|sosseg+|quiet[oa]*|quietinh*|parar_de_chorar|para_de_chorar|dar_uma_acalmada|derrub+',
        'dou|dar|damos|dando|d[aá]|coloc+|mistur+|pinga|pingo|bot+',
      ],
    ],
    unless: 'receit+|mae_mandou|mae_pediu|medico|proib*|descobri|nao_dou|minha_filha_nao_dorme|meu_filho_nao_dorme',
    always: true,
    answer:
      'Não dê: remédio para a criança ou o idoso dormir ou sossegar, sem receita e sem a família saber, põe a vida em risco, é crime e fecha a casa. Pare hoje. Se alguém já tomou e está mole, difícil de acordar ou respirando mal, ligue 192 (SAMU) agora e diga o que foi dado. Remédio só com receita em nome da pessoa, autorização escrita da família e registro de hora e dose. Sono e choro se tratam com rotina: luz baixa, mesma hora, menos barulho, mais gente no horário difícil.',
    steps: [
      'Recolha hoje todo remédio sem receita e sem autorização escrita, e tranque o resto.',
      'Conte à família e ao médico o que já foi dado; esconder aumenta o risco.',
      'Monte a rotina do sono e ponha mais uma pessoa na hora em que a turma fica agitada.',
    ],
    risks: ['Parada respiratória, processo criminal e interdição da casa.'],
  },
  {
    id: 'abuso_entre_criancas',
    kind: 'help',
    when: [
      [
        'passou_a_mao|passar_a_mao|mexeu_no_corpo|mexeu_com_a|abus*|tocou_nela|tocou_nele|partes_intimas|mostrou_o_pinto|baixou_a_calca|beijou_a_forca',
        CHILD,
        'escola|creche|aula|turma|sala|outro_aluno|outra_crianca|colega|mae_disse|mae_falou|pai_disse|pai_falou|aluno|alunos|banheiro|recreio|treino',
      ],
    ],
    always: true,
    answer:
      'Acolha e proteja primeiro: leve a sério, separe as duas crianças hoje, sempre com um adulto à vista, e não faça interrogatório nem acareação; quem ouve a criança sobre o fato é a rede de proteção, uma vez só. Chame as duas famílias, em horas diferentes, e comunique o Conselho Tutelar: a escola é obrigada a comunicar até a suspeita (artigos 13 e 245 do Estatuto da Criança). Se foi agora ou há ferimento, atendimento médico e polícia. Criança que fez também precisa de proteção: não é julgada pela escola.',
    steps: [
      'Escreva hoje o que foi contado, nas palavras de quem contou, com dia e hora, sem perguntar detalhes.',
      'Ligue ao Conselho Tutelar da cidade ou ao Disque 100 e anote o protocolo.',
      'Reveja onde as crianças ficam sem adulto: banheiro, corredor, fim de aula.',
    ],
    risks: ['Abafar para não perder alunos: quem sabe e não comunica responde.'],
  },
  {
    id: 'lotacao_escondida',
    kind: 'crime',
    when: [
      [
        'cabe|cabem|lotacao|alvara|capacidade|lugares|aguenta|aguentam|passageiro*',
        'bot+|coloc+|deix+_entrar|lev+|enfi+|vend+_ingresso*|carreg+',
        'para_dentro|no_colo|em_pe|apertad*|o_dobro|o_triplo|acima_da_lotacao|alem_da_lotacao|mais_gente_que',
      ],
      [
        'creche|escola|escolinha|bercario|hotelzinho|asilo|casa_de_repouso|casa_de_idosos|berçário|van|sala|turma',
        `${CHILD}|idos[oa]s|alunos|vagas`,
        'passou_do_numero|passou_do_limite|acima_do_limite|a_mais_do_que|mais_do_que_pode|mais_do_que_o_permitido|alem_do_permitido|lotad[ao]|superlota*|numero_de_crianca*|excedente*',
        'fiscal*|vistoria|visita|inspec*|vigilancia|supervisora|secretaria_de_educacao',
        'escond+|mand+_para_casa|mand+~casa|tir+|lev+|dispens+|digo|falo|some*',
      ],
    ],
    always: true,
    answer:
      'Não esconda: tirar crianças ou idosos no dia da vistoria para caber no número é fraude à fiscalização, e o limite por sala existe para alguém ver e socorrer cada um. Se houver acidente com gente a mais, a responsabilidade é inteira sua. Pare de matricular hoje, calcule quantos cabem por sala e por educador na regra da sua cidade e abra outra turma, outro turno ou lista de espera. Vá antes à Secretaria de Educação ou à vigilância pedir prazo por escrito para ajustar.',
    steps: [
      'Conte hoje, por sala e por turno, quantos há e quantos a autorização permite.',
      'Feche novas matrículas e ofereça outro turno às famílias que excedem.',
      'Peça à secretaria o prazo de adequação, por escrito, com o seu plano.',
    ],
    risks: ['Interdição, processo por pôr em risco quem está sob o seu cuidado e perda da confiança das famílias.'],
  },
  {
    id: 'arquivos_do_cliente',
    kind: 'data',
    when: [
      [
        'foto*|fotinha*|video*|nudes|nude|galeria|conversa*|arquivo*',
        'celular*|notebook|computador|pc|hd|aparelho|tablet|conserto|consertei|formatei|assistencia|pen_drive',
        'client*|dela|dele|moca|menina|dona_do',
        'guard+|copi+|copia|ver|vi|olh+|fic+_com|baix+|salv+|mostr+|mand+_para|pass+_para|fuc+|bisbilhot+',
      ],
    ],
    unless:
      'vendedor*|funcionari*|atendente*|balconista*|recuper+|perd+|backup|pediu|evit+|apagou|sumi*|divulga*|sou_fotografo|fotograf*|propaganda|antes_e_depois|manda_foto|mandou_foto|deixou_de|instagram',
    always: true,
    answer:
      'Não veja, não copie e não guarde: o que está no aparelho do cliente é dele, e abrir ou copiar foto, vídeo ou conversa sem autorização é invasão de privacidade; guardar ou mostrar imagem íntima é crime, com prisão e indenização. Se já há cópia, apague agora e não mostre a ninguém. Abra só o que o conserto exige, com o cliente sabendo. Se o que apareceu for imagem sexual de criança, não copie: pare o serviço e comunique a polícia ou o Disque 100.',
    steps: [
      'Apague hoje qualquer cópia e diga a regra à equipe: ninguém abre galeria nem conversa.',
      'Peça que o cliente ponha senha de convidado ou teste o aparelho na frente dele.',
      'Escreva na ordem de serviço o que será aberto e que nada é copiado sem pedido.',
    ],
    risks: ['Processo criminal, indenização e o fim da confiança no balcão.'],
  },
  {
    id: 'carga_alem_da_nota',
    kind: 'evasion',
    when: [
      [
        'nota_diz|nota_fala|na_nota_esta|nota_e_de|nota_marca',
        'caminhao|carreta|carga|carreg+',
        'nunca_pes+|nao_pes+|nao_confer+|ninguem_confer+|vai_com|passa_direto|na_barreira',
      ],
      [
        'nota*|gta|guia|romaneio',
        '[0-9]*_boi|[0-9]*_bois|[0-9]*_cabeca*|[0-9]*_sacas|[0-9]*_caixas|[0-9]*_toneladas|[0-9]*_pecas|[0-9]*_bezerro*|[0-9]*_porco*|[0-9]*_metros',
        'caminhao|carga|motorista|transport*|frete|carreta|entrega',
        'mas_o_caminhao|mas_vai|mas_carreg*|mas_lev*|vai_com|leva_mais|levando_mais|a_mais_que_a_nota|alem_da_nota|o_resto_sem|resto_vai_sem|so_a_metade',
      ],
    ],
    unless: 'fornecedor_mand*|chegou|recebi|veio_a_menos|faltou',
    always: true,
    answer:
      'Não carregue assim: mercadoria ou animal a mais do que diz a nota (e a GTA, no gado) é carga sem nota; na primeira balança ou barreira ela é apreendida, com multa sua e do motorista, e pode virar processo por sonegação. Se houver acidente, o seguro não paga o que não está no papel. Emita a nota e a guia da quantidade que vai subir no caminhão; se a conta mudou na hora de carregar, corrija o documento antes de sair ou deixe o excesso para a próxima viagem.',
    steps: [
      'Conte o que vai subir, refaça a nota e a guia e só então libere o caminhão.',
      'Combine com o comprador a quantidade por escrito um dia antes.',
      'Ponha o imposto no preço: se só fecha sem ele, o negócio não paga.',
    ],
    risks: ['Apreensão da carga, multa e o produtor marcado na fiscalização.'],
  },
  {
    id: 'crianca_trancada',
    kind: 'crime',
    when: [
      [
        CHILD,
        'trancad*|tranco|trancar|tranca|amarr*|amordac*|no_escuro|sem_comer|tapa|tapas|belisc*|sacud*',
        'sala|salinha|banheiro|quarto|quartinho|cadeira|ate_a_mae|aula|creche|escola|nao_para|quieto|castigo|chora|chorando',
      ],
    ],
    unless:
      'sem_querer|se_trancou|ficou_presa_sem|evit+|proib*|reclamou|professora_deu|descobri|porta_emperr*|armario*|mochila|aula_particular|reforco_escolar',
    always: true,
    answer:
      'Não tranque, não amarre e não deixe sem comer, nem por cinco minutos: prender, bater ou castigar criança é maus-tratos e crime, e sozinha ela se machuca em segundos. Abra a porta agora e fique com ela. Quem não para quieto precisa de um adulto por perto, tarefa curta, espaço para se mexer e combinado claro; se a equipe não dá conta, chame a família hoje e peça ajuda a um profissional. Se alguém da equipe faz isso, afaste da turma e apure com a direção.',
    steps: [
      'Tire a criança de lá, acalme e conte à família o que houve, sem enfeitar.',
      'Ponha mais um adulto no horário difícil e combine com a equipe o que fazer antes do castigo.',
      'Marque conversa com a família e, se for preciso, com o Conselho Tutelar ou um profissional.',
    ],
    risks: ['Processo por maus-tratos e fechamento da casa.'],
  },
  {
    id: 'validade_trocada',
    kind: 'consumer',
    when: [
      [
        'fora_do_prazo|venc+|vencid*|passou_da_data|fora_da_validade',
        'etiqueta_nova|nova_etiqueta|outra_etiqueta|outra_data|nova_data|data_nova|data_de_hoje|nova_validade|outra_validade',
        'ponho|pondo|coloc+|bot+|carimb+|col+|troc+|reembal+|embalo',
      ],
      [
        'remarquei|remarco|remarcar|remarcamos|troquei|apaguei|raspei|adulter+|mudei|apago|raspo|colo_outra',
        'validade|data_de_validade|vencimento|data_do_rotulo',
        'frasco*|ampola*|produto*|lote|rotulo*|caixa*|etiqueta*|pote*|remedio*|embalage*|lata*|pacote*',
      ],
    ],
    unless: 'agenda|consulta|reserva|festa|boleto*|contrato|fornecedor_remarc*|chegou|sistema',
    always: true,
    answer:
      'Pare e recolha: descarte, não troque a etiqueta. Remarcar validade é crime contra o consumidor, e em remédio ou produto de saúde o crime é mais grave, com prisão, mesmo que só tenha passado um mês. Depois da data ninguém garante o que está dentro. Tire tudo da venda e do uso agora, separe com etiqueta de impróprio e descarte pelo caminho certo. Se já vendeu ou aplicou, anote o lote e avise quem recebeu. Para perder menos: compre menos por vez, ponha o que vence antes na frente e faça promoção dois meses antes da data.',
    steps: [
      'Recolha hoje tudo que foi remarcado, inclusive o que já está na prateleira.',
      'Ligue para quem comprou ou recebeu e troque.',
      'Crie o controle: lista por data de vencimento, vista toda semana.',
    ],
    risks: ['Prisão, interdição e alguém doente com o que você remarcou.'],
  },
  {
    id: 'comissao_por_paciente',
    kind: 'health',
    when: [
      [
        'otorrino|ortopedista|medic[oa]s?|doutor*|dentista*|pediatra|oftalmo*|fisioterapeuta|psicolog*',
        'mand+|indic+|encaminh+',
        'por_cabeca|por_paciente|por_cada_um|por_cada_paciente|dou_[0-9]*|pago_[0-9]*|comissao_para_ele|comissao_para_ela',
        'pacient*|client*|exame*',
      ],
      [
        'exame*|encaminh+|laboratorio|farmacia|otica|protese*|receit+|cirurgia*|internac*',
        'me_da|me_dao|me_pag+|ganho|recebo|comissao|por_cento|porcentagem',
        'nao_precisa|sem_precisar|desnecess*|cada_paciente|por_paciente|sem_necessidade|pe[cç]o|indico|prescrevo',
      ],
    ],
    unless: 'vendedor*|quanto_pago|representante_de|minha_farmacia|quem_me_indica',
    always: true,
    answer:
      'Não faça: pedir exame sem necessidade ou ganhar comissão por encaminhar, receitar ou indicar laboratório, farmácia ou ótica fere o código de ética das profissões de saúde, expõe o paciente e pode virar processo no conselho e por fraude contra o plano. Encaminhe pelo motivo clínico e deixe o paciente escolher onde fazer. Parceria que pode: dividir sala, aluguel, palestra, atendimento em conjunto, com nota e às claras. Se a renda depende da comissão, o seu preço por consulta está baixo: essa conta eu ajudo a refazer.',
    steps: [
      'Recuse por escrito a comissão e guarde a mensagem.',
      'Diga ao paciente por que pediu cada exame e dê pelo menos duas opções de lugar.',
      'Refaça o preço da consulta com o que a sua hora precisa deixar.',
    ],
    risks: ['Processo no conselho, devolução ao plano e a confiança do paciente.'],
  },
  {
    id: 'nota_por_vantagem',
    kind: 'crime',
    when: [
      [
        'nota_melhor|nota_maior|nota_boa|aumento_a_nota|aumentar_a_nota|dou_nota|dar_nota|passo_de_ano|passar_o_aluno|aprovo|adianto_a_prova|passo_o_gabarito',
        'alun*|pai|pais|quem|particular|prova|aula',
        'paga|pagam|pagar|aula_particular|comigo|presente|dinheiro|reais|me_da|por_fora',
      ],
    ],
    unless: 'fiscal|compr+_material|como_melhor*|estud+',
    always: true,
    answer:
      'Não faça: nota, aprovação ou prova adiantada em troca de dinheiro, presente ou aula particular é fraude; a escola responde às famílias, o professor pode ser demitido por justa causa e, na rede pública, é corrupção. Quem não pagou é prejudicado, e isso se espalha em dias. Refaça as notas com correção igual para todos e separe as coisas: professor não dá aula particular paga ao próprio aluno, e a escola oferece reforço com preço na parede. Se alguém da equipe faz, apure com prova e afaste da correção.',
    steps: [
      'Reveja as notas em que houve pagamento e corrija com outro professor.',
      'Escreva a regra da aula particular e colha a assinatura da equipe.',
      'Ofereça reforço pela escola, aberto a todos.',
    ],
    risks: ['Processo das famílias, justa causa e a perda da confiança na escola.'],
  },
  {
    id: 'gorjeta_retida',
    kind: 'labour',
    when: [
      [
        'gorjeta*|10_por_cento|dez_por_cento|taxa_de_servico|caixinha',
        'fica_para_a_casa|fica_com_a_casa|fica_na_casa|fica_comigo|fico_com|nao_repass*|nao_pass*|nem_sabe*|nao_sabem|pago_as_contas|pago_o_aluguel|uso_para_pagar|fica_para_mim',
        'garcom|garcons|garconete*|equipe|funcionari*|pessoal|casa|eles|atendente*|gorjeta*',
      ],
    ],
    unless: 'imposto|reter_20|reter_33|como_divid*|acordo_com_o_sindicato',
    always: true,
    answer:
      'Não fique com ela: a gorjeta, também os 10% da conta, é dos empregados (Lei 13.419, de 2017); a casa só pode reter a parte prevista em acordo ou convenção, para os encargos, e lançar o resto no holerite. Reter escondido volta na Justiça com cinco anos de diferença, férias, 13º e FGTS sobre ela. Acerte daqui para a frente: some os 10% do mês, combine a regra de divisão por escrito e mostre a conta à equipe. Se a casa só fecha com a gorjeta, o preço do prato está baixo.',
    steps: [
      'Some o que entrou de serviço no último mês e quanto foi repassado.',
      'Leve ao contador para pôr no holerite e ver a parte que pode reter.',
      'Mostre à equipe, todo mês, o total e a divisão.',
    ],
    risks: ['Ação de toda a equipe junta e multa.'],
  },
  {
    id: 'procedimento_sem_exame',
    kind: 'health',
    when: [
      [
        'implante*|cirurgia*|extracao|extrair|extraio|canal|procedimento*|anestesia|castracao|lipo*|opero|operar',
        'sem_raio_x|sem_rx|sem_exame*|sem_tomografia|sem_anestesista|sem_avaliacao|sem_radiografia|sem_ver_os_exames',
        'faco|fazer|faz|pagar_menos|economiz*|barat*|rapid*|opero|posso|cobr*',
      ],
    ],
    unless: 'paciente_quer|paciente_pediu|como_explico|convenio_nao',
    always: true,
    answer:
      'Não faça: procedimento invasivo sem o exame que a técnica pede pode atingir nervo, seio ou vaso, e baratear para o paciente não vale uma lesão; além do dano, o seu conselho e a Justiça olham justamente o exame que faltou. Se o custo afasta o paciente, separe o preço: o exame em uma clínica de imagem parceira ou escola custa uma parte pequena, e o tratamento pode ser dividido. Diga: “Sem a imagem eu não abro. Consigo o exame por um valor menor neste lugar, e o resto em parcelas”.',
    steps: [
      'Suspenda os procedimentos marcados sem exame e peça a imagem.',
      'Procure duas clínicas de imagem ou faculdades com preço social.',
      'Anote no prontuário o exame pedido e o que foi explicado.',
    ],
    risks: ['Lesão permanente, processo no conselho e indenização.'],
  },
  {
    id: 'matar_bicho_silvestre',
    kind: 'agronomy',
    when: [
      [
        'mat+|atir+|envenen+|caç+|cac+|armadilha*|chumb*',
        'onca*|jaguatirica*|lobo_guara|lobo*|capivara*|jacare*|gaviao|gavioes|tamandua*|macaco*|gato_do_mato|cobra*|tatu|paca|cotia*|papagaio*|morcego*',
      ],
    ],
    unless: 'nao_mat+|espant+|afast+|como_protej*|evit+|mat+_a_fome',
    always: true,
    answer:
      'Não mate, não envenene e não ponha armadilha: matar bicho silvestre é crime ambiental (Lei 9.605), com multa e processo, mesmo quando ele ataca a criação, e veneno mata cachorro, gado e gente. Hoje: recolha bezerros, galinhas e ovelhas à noite, ponha luz e barulho que mudam de lugar, cerca elétrica e cachorro de guarda, e enterre a carcaça. Chame o órgão ambiental do estado, o Ibama ou, para onça, o centro de predadores (Cenap, do ICMBio): orientam e podem capturar. Fotografe os animais atacados com um laudo.',
    steps: [
      'Recolha a criação à noite já hoje e acenda luz no cercado.',
      'Ligue ao órgão ambiental com fotos das marcas e da carcaça.',
      'Faça a cerca elétrica no lote mais fraco primeiro.',
    ],
    risks: ['Prisão, multa e a arma ou o veneno ferindo alguém da casa.'],
  },
]
