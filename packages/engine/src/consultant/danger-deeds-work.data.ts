import type { Deed } from './danger-types.ts'
import {
  DEDUCT,
  DISMISS,
  INSPECTION,
  LIE,
  PREGNANT,
  SICK_NOTE,
  STAFF,
  STRONG_STAFF,
  TAKEN_FROM_STAFF,
  UNREGISTERED,
} from './danger-words.data.ts'

const YOUNG =
  'menin*|garot*|filho|filha|filhos|sobrinh*|rapaz|rapazinho|moca|mocinha|adolescente*|jovem|moleque*|neto|neta|afilhad*|crianca*|menor|aluno|aluna|guri*|pia|piazinho|irmaozinho|enteado|enteada|ajudante|aprendiz'
const WORKS =
  'trabalh+|ajud+|entreg+|atend+|serv+|cuid+|fic+|chapa|cozinha|balcao|caixa|obra|roca|lavoura|colheita|colher|maquina|oficina|loja|pago|pagar|emprego|contrat+|peg+|bico|diaria|trocado*|carreg+|lav+|vend+|limp+|faz+|operar|dirig+|entregador|garcom|carga'
const MACHINE =
  'maquina*|prensa*|serra|serras|serra_circular|esmeril|torno|guilhotina|moedor|cilindro|amassadeira|masseira|fatiador|misturador|batedeira_industrial|calandra|esteira|correia|empilhadeira|guindaste|trator|rocadeira|triturador|injetora|tupia|plaina|policorte|lixadeira|dobradeira|betoneira|elevador|cardan|tomada_de_forca|colheitadeira|caldeira|compressor|forno|fritadeira|ponte_rolante|plataforma|laminador*|picador'
const GUARD =
  'sem_protecao|sem_a_protecao|tir+_a_protecao|tir+~protec*|arranc+~protec*|remov+~protec*|sem_grade|tir+_a_grade|sem_capa|sem_a_capa|sem_sensor|tir+_o_sensor|burl+_o_sensor|desativ+~sensor|deslig+~sensor|jump+|jamp*~sensor|sensor~jamp*|jampe*|botao_de_emergencia|emergencia_nao|sem_emergencia|emergencia_quebrad*|sem_trava|tir+~trava|trava_quebr*|protecao_quebr*|protecao~quebr*|protecao~atrapalh*|protecao~atras*|protecao~tir*|sem_manutencao|sem_freio|freio_ruim|vazando_gas|com_defeito|com_problema|dando_choque|da_choque|gambiarra|sem_nr|nr12|sem_aterramento|valvula_de_seguranca|vencida_a_inspecao|sem_inspecao'

export const WORK_DEEDS: readonly Deed[] = [
  {
    id: 'trabalho_degradante',
    kind: 'labour',
    when: [
      [
        'cortador*|trabalhador*|peao|peoes|safrista*|boia*|catador*|colhedor*|carvoeir*|pedreiro*|costureir*|eles|pessoal|turma|gente',
        'dorm*|beb*|com[ei]*|mor*|fic*|aloj*',
        'represa|barracao|barraco|galpao|agua_do*|agua_da*|agua_de|lona|chao|mato|curral|sem_banheiro|buraco|beliche_no|contêiner|container|porao',
        'nunca_reclam*|acostumad*|agua|sem|nao_tem|mato|chao|todos|juntos|amontoad*|barracao|galpao|lona|curral',
      ],

      [
        'trouxe|trazer|trag*|busquei|vieram|vem_de|de_fora|do_maranhao|do_nordeste|do_norte|da_bahia|de_minas|do_piaui|da_bolivia|do_paraguai|de_outro_estado|venezuelan*|haitian*|bolivian*|indigena*',
        'passagem|rancho|comida|alojamento|ferramenta*|adiantamento|divida|viagem',
        'pag*|descont*|servico|trabalho|deve*|cobr*|quitar|abat*',
      ],
      [
        'documento*|passaporte*|rg|carteira|celular*|salario|pagamento',
        'libero|devolvo|entrego|pago|solto|guardo|seguro',
        'safra|colheita|obra|servico|acabar*|terminar*|final|fim|quitar*|ate_la|irem_embora|embora',
        'so|ate|quando|enquanto|depois',
      ],

      [
        'dorm+|aloj+|aloja*|morando|moram|mora|fic+~barraco|barraco|galpao|curral|lona|conteiner|container|acampad*|no_mato|fundos|deposito|amontoad*|colchao_no_chao',
        'sem_banheiro|sem_agua|nao_tem_banheiro|nao~banheiro|banheiro_no_mato|sem_agua_potavel|sem_luz|sem_cama|no_chao|amontoad*|lona|desconto|descont+|sem_porta|com_os_animais|apertad*|galpao|curral|barraco|sem_chuveiro|agua_do_rio|agua_do_corrego',
        `${STAFF}|colheita|safra|obra|dormem|carvoaria|confeccao`,
      ],
      [
        'documento*|passaporte|carteira_de_trabalho|rg|identidade|celular|celulares',
        'segur+|retenho|ret[ei]r*|reter|guard+~documento*|fico_com|ficar_com|prend+|confisc*|recolh+|tranc+',
        'ir_embora|fug+|fuj+|pag+|divida|trabalh*|funcionari*|peao|peoes|eles|safra|colheita|acabar|imigrante*|bolivian*|haitian*|venezuelan*|paraguai*|empregad*',
      ],
      [
        'nao_deix+|nao_pode*_sair|nao_pode_ir|nao_podem_ir|sem_sair|tranc+|cadeado|proib+~sair|nao_saem|ninguem_sai|vigi+|nao_vao_embora|so_vai_embora|so_vao_embora|so_sai_quando|so_saem_quando|so_saem_depois|so_sai_depois|so_libero',
        `${STAFF}|fazenda|obra|oficina|fabrica`,
        'divida*|devem|deve|pag+_a_divida|pagarem|pagar_o_que|quitar|alojamento|fazenda|a_noite|turno|safra|colheita|cantina|armazem|galpao|passagem|adiantamento',
      ],
      [
        'armazem|cantina|mercadinho_da_fazenda|barracao|venda_da_fazenda|fiado|passagem|comida|alojamento|ferramenta|rancho',
        'descont+|desconto|divida|devendo|devem|deve|cobr+',
        'peao|peoes|boia_fria|boias_frias|safra|safrista*|colheita|fazenda|dormem|alojad*|alojamento|trouxe_de|vieram_de|roca|sobra_quase_nada|nao_sobra_nada|fica_zerado|trabalhadores',
      ],
      [
        `${STRONG_STAFF}|pessoal|turma|gente|eles`,
        'so_pela_comida|so_por_comida|por_comida|em_troca_de_comida|troco_de_comida|casa_e_comida|cama_e_comida|prato_de_comida|lugar_para_dormir|em_troca_de_moradia|em_troca_do_quarto|em_troca_de_casa',
        'trabalh*|pag+|ajud+|sem_salario|troca|nao_pago',
      ],
      [
        STRONG_STAFF,
        'agua_do_rio|agua_do_corrego|agua_suja|sem_agua_potavel|sem_banheiro|banheiro_no_mato|no_mato|sem_lugar_para_comer|comem_no_chao',
      ],
    ],
    unless:
      'caseiro~luz|caseira~luz|desconto_a_luz|desconto_a_agua|quantos_banheiro*|descontar_a_casa|descontar_aluguel|descontar_o_aluguel|descontar_moradia|descontar_a_moradia|festa|evento|vaca|gado|carneiro|cliente*|projeto|aluno*|fornecedor*|conserto|prefeitura|medic*|cliente*|conserto|aluno*|paciente*|hotel|pousada|hospede*|hostel|construir_banheiro|reform*_o_alojamento|camping',
    always: true,
    answer:
      'Pare isso agora: alojamento sem banheiro ou água, dívida de comida descontada, documento retido ou gente impedida de sair é trabalho análogo ao de escravo, crime do artigo 149 do Código Penal, mesmo que seja costume na região. Leve o pessoal hoje para um lugar digno, com banheiro, água potável e cama, devolva o que foi descontado e fale com um advogado trabalhista sobre registro e acerto. Quem pode orientar a regularização é a Auditoria do Trabalho; o Ministério Público do Trabalho e o Disque 100 recebem denúncias.',
    steps: [
      'Hoje: alojamento digno ou transporte de volta para casa, comida e água sem desconto, documentos devolvidos.',
      'Nesta semana: registre cada pessoa desde o primeiro dia e pague a diferença, com contador e advogado.',
      'Antes da próxima safra ou obra: ponha moradia, transporte e comida no custo, e só então feche o preço.',
    ],
    risks: ['Prisão, lista suja, perda de crédito e da terra, além das indenizações.'],
  },
  {
    id: 'esconder_acidente',
    kind: 'labour',
    when: [
      [
        'queimou|cortou|machucou|caiu|quebrou|esmagou|furou|acidente|perdeu',
        'cat',
        'nem_pensar|nao_abr+|sem_abrir|deix+_quieto|nada_de_cat|sem_cat|nao_vou_abrir|nao_quero_abrir',
      ],
      [
        'cat',
        'prefiro|dar_um_dinheiro|dou_um_dinheiro|acert*|sem_abrir|fugir|escap*|em_vez_de|no_lugar|complic*',
        'ajudante|funcionari*|rapaz|ele|ela|empregad*|moca|pedreiro|acident*|machuc*|caiu',
      ],

      [
        'pont|pontos|hospital|farmacia|medico|remedio*|curativo|gesso|upa',
        'nao_contar|nao_cont*|nao_fal*|nao_diz*|pedi_para|diz*_que|sem_contar|por_minha_conta|paguei|escond*',
        'oficina|trabalho|empresa|loja|obra|servico|fabrica|aqui|maquina|menino|rapaz|ajudante|funcionari*',
      ],

      [
        'machuc*|acident*|cortou|caiu|dedo|mao|braco|perna|queim*|ferid*|tombo',
        'em_casa|no_caminho|no_futebol|na_rua|fora_daqui|fora_do_expediente|nao_foi_aqui|por_conta|particular|sem_papel*|sem_cat|nao_abr*|nao_registr*|nao_comunic*|pago_o_hospital|pago_os_remedios|dou_um_dinheiro|acert*_com_ele|acordo_com_ele|sem_envolver',
        'diss*|dizer|diga|digo|falo|falar|fale|combin*|acert*|ped*|pago|dou|menos_problema|para_nao|sem_cat|nao_abr*|nao_registr*|nao_comunic*',
      ],

      [
        'acident*|machuc+|cortou|caiu|queim+|perdeu~dedo*|perdeu_a_mao|perdeu_um_dedo|amput*|quebrou~braco|quebrou~perna|fratur*|esmag*|levou_choque|prensou|prendeu~mao|se_feriu|ferid*',
        'em_casa|no_futebol|fora_do_trabalho|nao_foi_aqui|nao_foi_na|sem_cat|nao~cat|sem_abrir_cat|sem_comunic*|nao_comunic*|por_fora|nao_regist*|sem_registrar|nao_abr+|combin+|dizer|diga|digo|falar_que|fala_que|escond+|para_nao_dar|ninguem_saber|sem_avisar|nao_avis+|acert*|particular|fiscalizacao|nao_era_registrad*|nao_e_registrad*|nao_tinha_carteira|nao_tinha_registro|sem_carteira|sem_registro|nao_aparec*|abafar|registro_depois|registrar_agora|registrar_ele_agora|antes_da_data|data_antiga',
        `${STRONG_STAFF}|trabalh*|empresa|obra|fabrica|oficina|maquina|serra|prensa|cozinha|rapaz|menino|moca|menina|ele|ela|expediente|inss|servico`,
      ],
      [
        'cat',
        'nao_abr+|sem_abrir|evitar|escond+|nao_emit*|nao_faz*|nao_fac*|deixar_de',
        'acident*|machuc*|cortou|caiu|dedo|mao|abrir|emitir|queim*',
      ],
    ],
    unless:
      'racao|convenio|cliente|trabalho_por_conta|cliente|gato|cachorro|racao|veterinari*|pet|o_faturamento|a_venda|caiu_a|caiu_o_movimento|cliente_caiu|cliente_se',
    always: true,
    answer:
      'Não esconda o acidente nem diga que foi em casa: é fraude contra o INSS e contra quem se feriu, e quem assina a versão falsa responde junto. Primeiro o socorro (SAMU, no 192). Depois a empresa comunica o acidente ao INSS pela CAT até o primeiro dia útil seguinte, mesmo que a pessoa não tenha registro; morte se comunica na hora. Sem a CAT, o médico, o sindicato ou a própria pessoa podem abri-la. Chame o contador e um advogado trabalhista hoje para registrar tudo como foi.',
    steps: [
      'Socorro, e só depois papel: guarde hora, lugar, máquina e nomes de quem viu.',
      'Peça ao contador a CAT no prazo e pergunte sobre os primeiros 15 dias, o afastamento e a estabilidade depois da volta.',
      'Pare a máquina ou a tarefa até saber por que aconteceu e corrigir.',
    ],
    risks: ['Multa, indenização e processo criminal por falsidade, muito maiores que o custo da CAT.'],
  },
  {
    id: 'acidente',
    kind: 'help',
    when: [
      [
        'cort+|machuc+|queim+|prens+',
        'dedo|mao|braco|perna|pe',
        'segue_o|segue_trabalh*|continua_trabalh*|continua_o|enrola_um|enrolei|volta_pro_servico|volta_para_o|movimento',
      ],
      [
        `${STRONG_STAFF}|rapaz|menino|menina|moca|ele|ela|peao|um_dos_meus`,
        'cortou|se_cort*|cortei|caiu_da|caiu_do|caiu_de|caiu_no_chao|queimou|se_queim*|se_machuc*|machucou|acident*|perdeu~dedo*|perdeu_um_dedo|quebrou_o_braco|quebrou_a_perna|quebrou_o_pe|quebrou_o_dedo|quebrou_a_mao|fratur*|esmag*|levou_um_choque|levou_choque|prensou|prendeu_a_mao|prendeu_o_dedo|furou_o|enfiou_a_mao|se_feriu|torceu_o|bateu_a_cabeca|decep*|amput*|se_acident*',
        'dedo*|mao|maos|braco|perna|pe|cabeca|olho|costas|oleo|escada|andaime|telhado|laje|maquina|serra|trabalh*|servico|expediente|cozinha|obra|loja|aqui|o_que_faco|o_que_eu_faco|o_que_fazer|agora|empresa|acident*|fabrica|entrega|moto',
      ],
      ['cat', 'abr+|abrir|emit+|prazo|como_faco|preciso', 'acident*|abrir|abro|emitir|emito|machuc*|prazo'],
    ],
    unless:
      'ano_passado|ha_anos|anos_atras|ano_retrasado|e_voltou|ja_voltou|voltou_ao_trabalho|voltou_a_trabalhar|voltou_do_inss|como_trato|como_receb*|caiu_a_venda|venda*_caiu|movimento|faturamento|preco|cortou_o_cabelo|cortou_custo*|cortou_gasto|como_evit*|seguro_contra|curso|treinamento|palestra|cachorro|gato|cliente_caiu|hospede_caiu|cortou_a_luz|a_ficha|a_producao|o_rendimento|cachorr*|na_risada',
    answer:
      'Primeiro o socorro: corte fundo, queimadura, queda ou choque pede o SAMU, no 192, ou o pronto-socorro mais perto, e ninguém volta ao trabalho sem o médico liberar. Depois, a empresa abre a CAT (comunicação de acidente de trabalho) até o primeiro dia útil seguinte, mesmo sem afastamento e mesmo que a pessoa ainda não tenha registro. A empresa paga os primeiros 15 dias; a partir daí é o INSS, e na volta pode haver estabilidade de 12 meses. O contador faz a CAT e um advogado trabalhista tira a dúvida do seu caso.',
    steps: [
      'Socorro e família avisada; guarde hora, lugar e nomes de quem viu.',
      'Ligue hoje para o contador e peça a CAT no prazo; guarde atestado e receitas.',
      'Antes de religar a máquina ou voltar à tarefa, corrija a causa: proteção, luva, piso, treino.',
    ],
    risks: ['Perder o prazo da CAT, ou deixar a causa como está e haver um segundo acidente.'],
  },
  {
    id: 'praga_no_local',
    kind: 'help',
    when: [
      [
        'veneno*|chumbinho|dedetiz*|raticida|inseticida|spray|isca*|ratoeira|desinsetiz*|desratiz*',
        'rato*|barata*|formiga*|mosca*|cupim|inseto*|praga*|ratazana*|pombo*',
        'restaurante|cozinha|padaria|deposito|loja|mercado|lanchonete|vitrine|despensa|salao|escola|clinica|hotel|pousada|estoque|acougue|pizzaria|cafeteria|galpao',
      ],
      [
        'rato*|barata*|formiga*|mosca*|ratazana*|inseto*',
        'restaurante|cozinha|padaria|lanchonete|vitrine|despensa|mercado|deposito|cafeteria|confeitaria|pizzaria|acougue|escola|hotel|pousada',
        'o_que_faco|que_eu_faco|como_acab*|acab+_com|como_tir*|como_resolv*|infest*|apareceu|aparecendo|cheio|cheia|socorro|livrar',
      ],
    ],
    unless:
      'sou_dedetizador|dedetizadora_pequena|minha_dedetizadora|serv+~com_barata|vend+_veneno|cachorro*|gato|lavoura|caiu_na|caiu_no|dentro_da_comida|cliente_reclam*|contrato_de_condominio|preco_da_dedetizacao_que_cobro|mesmo_assim|peneir+',
    answer:
      'Onde há comida, não ponha veneno por conta própria: o certo é uma empresa de controle de pragas com licença da Vigilância Sanitária, que usa produto registrado, deixa comprovante com validade e diz por quanto tempo fechar a área. Enquanto ela não vem, tire o que atrai: feche frestas, ralos e porta com rodo e tela, guarde tudo em pote tampado, lixo com tampa e retirado à noite, limpeza do açúcar e da gordura no fechamento. Descarte o alimento em que a praga andou. Guarde o comprovante: a fiscalização pede.',
    steps: [
      'Hoje: limpeza pesada, potes fechados e descarte do que foi tocado.',
      'Peça três orçamentos a empresas licenciadas, com garantia e visita de retorno.',
      'Ponha a visita periódica no calendário e no custo fixo.',
    ],
    risks: ['Veneno perto de comida intoxica; praga à vista interdita.'],
  },
  {
    id: 'maquina_sem_protecao',
    kind: 'labour',
    when: [
      [
        'arranc+|tir+|remov+|solt+|sem_a_tampa|sem_tampa|sem_a_grade|sem_a_caixa|calco|calcado|amarr+|desativ+|desliguei',
        'tampa|protecao|grade|capa|pedal|sensor|trava|botao|coifa',
        'desempenadeira|guilhotina|serra*|prensa*|maquina*|esteira|tupia|moedor|cilindro|amassadeira|torno|triturador|plaina|seladora|picadeira',
        'atrapalh+|atras+|rend+|rapido|ligeiro|depressa|acostum*|a_manha|para_ir_mais|para_passar|produz*|mais_facil',
      ],
      [
        'moedor|maquina*|serra|prensa|cilindro|fatiador|triturador|torno|guilhotina|betoneira|amassadeira|misturador|esteira|trator|cardan',
        'sem~anel|sem~seguranca|sem_o_protetor|sem_a_guarda|sem_a_protecao|sem_protecao|sem_o_botao|sem_freio|sem_a_coifa|sem~trava|sem~sensor',
      ],

      [
        `${MACHINE}`,
        'tir*~grade|sem_grade|tir*~capa|sem_capa|tir*~tampa|sem_tampa|tir*~sensor|amarr*|calc*|jump*|desativ*|bypass|fita|prend*_o_botao|trav*_o_botao|protec*|trava_de_seguranca|chave_de_seguranca|parada_de_emergencia',
        'atrapalh*|acostumad*|mais_rapido|rende*|produc*|pedido*|demor*|parar|quebr*|corte|nunca|ninguem|tir*|sem|mesmo|deix*|enquanto|semana|mes',
      ],

      [
        MACHINE,
        GUARD,
        'us+|rod+|continu+|deix+|oper+|trabalh*|funcion*|parar|par+|pedido*|producao|produz*|rapido|rende|renda|semana|mes|assim|mesmo|lig+|da_para|posso|problema|tir+|arranc+|remov+|atrapalh+|atras+|libero|libera|remendo|enquanto|economiz*|agiliz*|botao|sensor|trava',
      ],
    ],
    unless:
      'manutencao_preventiva|quanto_custa|comprei|comprar_maquina|vend+_maquina|preco_da_maquina|cartao|maquininha|celular|elevador_de_carga_novo|maquina_do_fornecedor|com_defeito_de_fabrica',
    always: true,
    answer:
      'Pare essa máquina até a proteção voltar: rodar sem grade, sensor ou parada de emergência custa dedo, mão ou vida, e a NR-12 proíbe, com interdição e multa. Se alguém se ferir sabendo você do risco, a responsabilidade é sua, também criminal. Chame hoje um técnico de segurança do trabalho ou a manutenção do fabricante e avise o cliente do prazo novo: pedido atrasado se negocia. Enquanto isso, terceirize a etapa ou use outra máquina.',
    steps: [
      'Desligue, trave e ponha um aviso na máquina; ninguém opera até a proteção estar de volta e testada.',
      'Ligue para o cliente com data nova, entrega parcial ou serviço feito por um parceiro.',
      'Peça ao técnico de segurança a lista do que falta em cada máquina e treine quem opera.',
    ],
    risks: ['Amputação ou morte, interdição da fábrica e indenização que passa do valor do pedido.'],
  },
  {
    id: 'advertencia_retroativa',
    kind: 'labour',
    when: [
      [
        'advertenc*|suspens*|folha_de_ponto',
        'mont+|faz+|faco|escrev+|prepar+|inclu+|preench+|colher|ger+|cri+|invent+',
        'mes_passado|semana_passada|ano_passado|meses_atras|dias_atras|data_de_antes|data_passada|retroativ*|antedat*',
        'nao_cheguei_a|nao_dei|nao_demos|nao_fiz|nao_apliquei|nunca_dei|na_hora|para_a_pasta|na_pasta|pasta_del[ea]|ficar_cert*|como_se|ter_motivo|justa_causa',
      ],
    ],
    unless: 'nao_vou_fazer|ele_quer_que_eu|pediram_para_eu',
    always: true,
    answer:
      'Advertência com data passada eu não monto: papel feito depois para parecer de antes é documento falso, cai na primeira conferência (mensagem, ponto, testemunha) e vira dano moral. Se a pessoa está grávida, ela tem estabilidade da confirmação da gravidez até 5 meses depois do parto, também no contrato de experiência (Súmula 244 do TST): encerrar no vencimento costuma dar reintegração ou indenização do período todo. O que vale é daqui para a frente: conversa verdadeira sobre o trabalho, com a data de hoje, o fato e o que se espera, igual à dos outros.',
    steps: [
      'Não encerre nem assine nada antes de falar com o contador ou um advogado trabalhista.',
      'Anote com a data de hoje os fatos de agora, e dê um retorno por escrito com prazo para melhorar.',
      'Se há gravidez, peça o exame, combine as consultas e planeje quem cobre a licença.',
    ],
    risks: ['Processo por documento falso, reintegração ou indenização do período de estabilidade, e dano moral.'],
  },
  {
    id: 'altura_sem_cinto',
    kind: 'labour',
    when: [
      [
        'fachada|andar|telhado|predio|altura|laje|poste|torre|vidro*',
        'so_na_cord*|na_cordinha|pendurad*|so_amarrad*|na_corda|sem_nada|so_com_a_escada|em_cima_da_empilhadeira|garfo_da_empilhadeira|na_pa_da|na_concha',
        'cara|pedreiro*|pintor*|ajudante*|rapaz|eles|ele|pessoal|funcionari*|limp*|pint*|lamp*',
      ],

      [
        'telhado|telhados|andaime*|laje|fachada|altura|poste|postes|torre|caixa_d_agua|caixa_dagua|galho*|poda|arvore|escada_alta|predio|calha|outdoor|metros|silo|forro|cobertura|placa_solar|placas_solares|ar_condicionado_na_fachada|terraco|janela*',
        'sem_cinto|sem_o_cinto|sem_corda|sem_talabarte|sem_linha_de_vida|sem_equipamento|sem_epi|sem_capacete|sem_protecao|sem_guarda_corpo|sem_nr|sem_nr35|sem_treinamento|sem_curso|nao_us+~cinto|cinto~atrapalh*|cinto~nao|nao~cinto|cinto_e_frescura|cinto_de_seguranca|cinto|dispens+~cinto|improvisad*|amarrad*|na_raca|na_coragem|sem_trava*|madeira_podre|tabua_solta',
      ],
    ],
    unless: 'comprar_cinto|vend+_cinto|preco_do_cinto|de_altura_e|loja_de',
    always: true,
    answer:
      'Ninguém sobe assim: acima de 2 metros a NR-35 exige cinto com talabarte, ponto de ancoragem e treinamento, e queda é a morte mais comum na obra. "É rapidinho" não muda nada: se alguém cair, a responsabilidade é sua, também criminal. Pare o serviço hoje, alugue cinto, linha de vida ou andaime com guarda-corpo, e chame um técnico de segurança do trabalho para liberar a subida.',
    steps: [
      'Suspenda o trabalho em altura até haver cinto, ancoragem, capacete e gente treinada.',
      'Cote hoje o aluguel de andaime ou plataforma e o treino de NR-35, e ponha o custo no orçamento da obra.',
      'Se alguém já se feriu, SAMU no 192 e CAT até o dia útil seguinte.',
    ],
    risks: ['Morte ou invalidez, embargo da obra, processo criminal e indenização à família.'],
  },
  {
    id: 'crianca_no_trabalho',
    kind: 'labour',
    when: [
      [
        YOUNG,
        '(?:de |com |tem |fez |faz |tendo )?(?:[5-9]|1[0-3]|seis|sete|oito|nove|dez|onze|doze|treze)_(?:anos|aninhos|ano)',
        WORKS,
      ],
      [
        '(?:menin[oa]|garot[oa]|filh[oa]|sobrinh[oa]|guri|moleque|net[oa]|afilhad[oa]|enteado)_(?:meu_|minha_)?(?:de|com)_(?:[5-9]|1[0-3]|doze|treze|onze|dez)',
        WORKS,
      ],
      [
        'crianca|criancas|menor_de_14|menores_de_14',
        'trabalh+|ajud+_na|ajud+_no|colher|colheita|vend+|pag+|carreg+',
        STAFF,
      ],
    ],
    unless:
      'gasta_o|gasta_do|gasta_dinheiro|carro_pronto|nao_vem_pagar|nem_buscar|nao_vem_buscar|festa*|aniversario|escola_de|curso|aula*|roupa*|brinquedo*|turma_de|consulta|paciente|como_cliente|buffet_infantil|matricul*|moda_infantil|mensalidade|ha_[0-9]*_anos|faz_[0-9]*_anos|experiencia',
    always: true,
    answer:
      'Não: antes dos 14 anos nenhum trabalho é permitido, nem pago com trocados, nem "só ajudando", nem na empresa da família; chapa, máquina, rua, obra, carga e entrega são proibidas até os 18. Quem deixa responde por trabalho infantil e pelo que acontecer à criança. O que ajuda de verdade: escola e contraturno gratuitos (o CRAS da sua cidade indica), e um horário melhor para a mãe ou o pai. A partir dos 14 existe o contrato de aprendiz; o Conselho Tutelar e um advogado trabalhista tiram dúvidas.',
    steps: [
      'Combine hoje com a família que a criança não fica no serviço, e veja no CRAS o contraturno e os benefícios.',
      'Para a mão de obra que falta, contrate um adulto por horas ou um aprendiz a partir de 14 anos, com registro.',
    ],
    risks: ['Acidente com uma criança, multa, indenização e processo contra você e contra os pais.'],
  },
  {
    id: 'adolescente_no_trabalho',
    kind: 'labour',
    when: [
      [
        '14|15|16|17|quatorze|catorze|quinze|dezesseis|dezessete',
        'adolescente|rapaz|menin*|garot*|moc[ao]|guri*|jovem|filho|filha|sobrinh*|aprendiz',
        'torre*|antena*|telhado*|andaime*|poste|laje|fosso|silo|solda*|motosserra|rocadeira|rede_eletrica',
        'sob+|subir|sobe|ajud+|trabalh+|instal+|pint+|limp+|oper+|mex+|lev+|mand+|ponho|bot+',
      ],
      [
        '(?:de |com |tem )?(?:14|15|16|17|quatorze|quinze|dezesseis|dezessete)',
        'adolescente|rapaz|menin*|garot*|moc[ao]|guri*|jovem|filho|filha|sobrinh*|aprendiz',
        'empilhadeira|maquina*|moto|obra|noite|madrugada|chapa|forno|prensa|serra|trator|bar|cozinha|caldeira|altura|pulveriz*|veneno|caminhao|entreg*|oper*|balcao',
      ],

      [
        YOUNG,
        '(?:de |com |tem |fez |faz |tendo )?(?:14|15|16|17|quatorze|catorze|quinze|dezesseis|dezessete)_(?:anos|aninhos|ano)',
        WORKS,
      ],
      [
        'menor_de_idade|menores_de_idade|de_menor|de_menores|menor_de_18|menor_de_16|menores_de_18|adolescente*',
        'trabalh+|contrat+|entreg*|atend+|serv+|obra|cozinha|moto|maquina|noite|madrugada|sem_registro|sem_carteira|bar|caixa|pag+|balcao',
      ],
      [
        'aprendiz|jovem_aprendiz|menor_aprendiz',
        'noite|madrugada|hora_extra|maquina|sem_curso|sem_escola|8_horas|o_dia_todo|obra|moto|fingir|so_no_papel|em_vez_de',
      ],
    ],
    unless:
      'festa*|aula*|curso|vend+_bebida|vend+_cerveja|cigarro*|vape|bebida*|festa*|aniversario|escola_de|aula*|roupa*|paciente|como_funciona|cliente_adolescente|publico_adolescente|hosped*|ha_[0-9]*_anos|faz_[0-9]*_anos|matricul*|mensalidade|[0-9]*_anos_de_(?:loja|empresa|casa|mercado|experiencia)',
    always: true,
    answer:
      'Só dentro destes limites: com 14 ou 15 anos, apenas como aprendiz (contrato registrado, curso junto, jornada curta); com 16 ou 17, com carteira assinada, mas nunca à noite, em obra, máquina, moto, calor de chapa ou forno, bebida alcoólica, nem em serviço perigoso ou pesado. Fora disso é trabalho proibido, e "ele quer" ou "os pais deixam" não muda. O contador faz o contrato; o Senac, o Senai e o CIEE da cidade indicam o aprendiz.',
    steps: [
      'Pergunte ao contador se a tarefa está na lista proibida para menores de 18 e qual jornada vale para a idade.',
      'Com 14 ou 15 anos, procure Senac, Senai ou CIEE: eles cuidam do curso e do contrato de aprendiz.',
      'Para noite, máquina, obra e moto, contrate um adulto.',
    ],
    risks: ['Multa e indenização; num acidente, processo criminal contra quem pôs o menor na tarefa.'],
  },
  {
    id: 'risco_no_trabalho',
    kind: 'labour',
    when: [
      [
        'chuveiro*|tomada*|maquina*|geladeira*|freezer*|bancada|fio|fios|chapa|forno|lavatorio|pia',
        'choque|choquinho|choques|faisc+|faiscando|faisca',
        'us+|da_para|deix+|segu+|esper+|ate|continu+|client*|funcion+|trabalh+',
        'ate|semana|segunda|mesmo|ainda|rapidinho|so_hoje|enquanto|normal|sempre',
      ],
      [
        'escavac*|vala|valas|buraco|fundacao|poco|tunel|talude|barranco|silo|tanque|espaco_confinado|galeria',
        'sem_escor*|sem_protec*|sem_cinto|sem_ventil*|sem_medir|so_hoje|rapidinho|sem_treinamento|sem_escada|sem_vigia|desmoron*',
      ],
      [
        'nao_dei|nao_dou|nao_compr*|nao_fornec*|nao_tenho|nao_tem|sai_caro|muito_caro|caro_demais|nao_us*|nao_gost*|nao_precis*|dispens*|cada_um_traz|eles_que_comprem',
        'capacete*|luva*|bota*|mascara*|oculos_de|protetor*|epi|epis|avental|cinto_de|talabarte|respirador*|botina*',
        'pedreiro*|funcionari*|equipe|ajudante*|pessoal|eles|soldador*|pintor*|operador*|empregad*|peao|peoes|rapaz*|obra|trabalh*|ele|motoboy*',
      ],
      [
        'nao_tem_curso|sem_curso|sem_nr*|nao_tem_nr*|nao_e_eletricista|nao_e_habilitad*|sem_habilitac*|aprendeu_sozinho|sem_treino|sem_treinamento|nunca_fez_curso|sem_certificado',
        'quadro|eletric*|empilhadeira|caldeira|solda|guindaste|retro|retroescavadeira|munck|ponte_rolante|trator|espaco_confinado|silo|poco|motosserra|explosiv*|gas',
        'deix*|mex*|oper*|sabe|faz*|dirig*|entr*|pode|us*|trabalh*|ajudante|rapaz|funcionari*',
      ],

      [
        'laudo*|epi|treinamento*|nr|nr10|nr12|nr35|aso',
        'pela_internet|pronto*|sem_visita|150_reais|sem_medico|copi*|comprad*|compro|assin*_sem',
        'segurança|trabalho|funcionari*|empresa',
      ],

      [
        'porta*|saida*',
        'tranc*|cadeado|fechad*|corrente|bloque*|entulh*',
        'emergencia|fundos|incendio|festa*|salao|boate|bar|funcionari*|galpao|publico|entrar_de_graca|evento*|academia|igreja',
        'cadeado|tranc*|corrente|bloque*|entulh*',
      ],
      [
        'gas|botijao*|mangueira|fiacao|tomada*|fio|fios|extintor*|forno|fritadeira|chuveiro|disjuntor|quadro_de_luz|extensao|benjamim',
        'vaz*|cheiro|ressec*|derret*|esquent*|queimando|desencap*|gambiarra|choque|faisca*|vencid*|caindo|remend*|fita_isolante|pelad*',
        'continu*|deix*|enquanto|ainda|sempre|nunca|ate|semana|mes|us*|trabalh*|normal|aguent*|funciona|assim|mesmo|cozinha|rapidinho|depois',
      ],
      [
        'motorista*|motoboy*|entregador*|menino*|rapaz*|filho',
        'nao_tem_carta|sem_carta|nao_tem_cnh|sem_cnh|sem_habilitacao|nao_tem_habilitacao|nao_tirou_a_carta|nao_tirou_carta|carta_ainda|cnh_ainda|16_anos|17_anos|15_anos|virado|sem_dormir|cansad*|bebad*|tom*_rebite|pneu_careca|sem_freio',
        'dirig*|kombi|moto|carro|caminhao|entreg*|van|viag*|rod*|mando|deixo|pode',
      ],
      [
        'pint*|sold*|lix*|produto*|acido|cloro|soda|solvente|tinta|poeira|silica|amianto|amonia|po_de|agrotoxico*|camara_fria|forno|maquina*|barulho',
        'sem_mascara|sem_luva*|sem_oculos|sem_protetor|sem_bota*|sem_avental|sem_roupa_termica|sem_epi|sem_equipamento|sem_protec*|mascara_de_pano|de_chinelo|de_bermuda',
      ],

      [
        `${STRONG_STAFF}|equipe|pessoal|rapaz|menino|moca|menina|turma|galera`,
        'sem_epi|sem_luva*|sem_mascara|sem_oculos|sem_bota*|sem_capacete|sem_protetor|sem_equipamento_de_protecao|nao~epi|nao_dou_epi|epi~caro|economiz+~epi|epi_e_frescura|sem_protecao|sem_treinamento|sem_curso_de|sem_nr|sem_nr10',
        'trabalh+|us+|mex+|sold+|lix+|aplic+|pint+|limp+|corr+|faz+|oper+|posso|problema|deix+|quimic*|solda|acido|tinta|poeira|sempre|assin+|produto|cloro|ligad*|eletric*',
      ],
      [
        'epi|epis|ficha_de_epi|treinamento|aso|exame_admissional|exame_demissional|ppra|pgr|pcmso|ltcat|laudo_de_insalubridade|laudo_de_seguranca|cipa',
        'assin+|fals+|frio|comprar|compro|pronto|da_internet|copi+|retroativ*|data_antiga|sem_fazer|sem_ter|nao_dei|nao_entreg*|so_no_papel|so_para_constar|inventar',
        'sem_dar|sem_entreg*|nao_dei|nao_entreg*|nao_receb*|sem_fazer|sem_ter_feito|sem_medico|so_no_papel|so_para_constar|retroativ*|data_antiga|fals*|comprar|compro|pronto|copi+|sem_exame|que_nao_fez',
      ],
      [
        'fio_desencapado|fiacao~expost*|fios_desencapados|fio_pelado|fio_solto|fios_expostos|fios_soltos|gambiarra~eletric*|instalacao_eletrica|dando_choque|da_choque|tomada_queimad*|curto|botijao*|gas_vazando|vazamento_de_gas|cheiro_de_gas|mangueira_do_gas|mangueira_ressecad*|extintor*|saida_de_emergencia|porta_de_emergencia|hidrante|avcb|lotacao',
        'us+|continu+|deix+|funcion+|trabalh*|posso|semana|mes|mesmo|por_enquanto|ate|tranc+|fechad*|cadeado|sem|lot+|acima|passar|o_dobro|mais_gente|remend+|fita|ir_levando|nada_ainda|nunca_deu|aguent+|caro',
        'fio_desencapado|fios_desencapados|fio_pelado|fiacao|desencapad*|gambiarra|choque|vazando|vazamento|cheiro_de_gas|ressecad*|vencid*|tranc+|cadeado|sem_extintor*|sem_avcb|sem_alvara_dos_bombeiros|sem_saida|acima_da_lotacao|passar_da_lotacao|o_dobro|curto|fechad*|mais_gente|sem_vistoria|sem_bombeiro*',
      ],
      [
        'motorista*|motoboy*|entregador*|caminhao|carreta|van|onibus|carro|menino|moto|rapaz|empilhadeira|kombi|pau_de_arara|caminhonete',
        'sem_cnh|sem_carteira_de_motorista|sem_habilitacao|sem_carta|cnh_vencida|cnh_suspensa|nao_tem_carteira_de_motorista|nao_tem_cnh|nao_tem_carta|nao_tem_habilitacao|rebite|sem_dormir|virad*|pneu_careca|pneus_carecas|sem_freio|sem_capacete|na_carroceria|na_cacamba|em_cima_da_carga|excesso_de_peso|acima_do_peso|sobrecarreg*|20_horas|18_horas|16_horas|14_horas|direto_sem_parar|sem_parar|bebad*|beb+|sem_cinto',
        'deix+|mand+|entreg+|dirig+|dirij*|rod+|lev+|carreg+|viaj+|posso|problema|pode|trabalh*|peg+|tom+|oper+|transport+|pilot+',
      ],
    ],
    unless:
      'spc|serasa|fiado|caderno|caderneta|carro_pronto|vem_buscar|vem_pagar|maconha|tecnico_pode_assinar|quanto_gasto|pago_eu|quanto_custa|como_evito|preciso_de_epi|o_que_compro|o_que_compro_de_epi|lista_de_epi|treino|curso|vend+_epi|loja_de_epi|vend+_extintor*|preco_do_gas|vend+_pneu*|estoque_de_pneu*|pneu_encalhad*|cliente_bebad*',
    always: true,
    answer:
      'Não deixe o trabalho seguir assim: proteção, treino, instalação e transporte seguros são dever da empresa, e "sempre foi desse jeito" não vale depois de um acidente. Papel assinado sem a entrega ou sem o exame é falsidade e piora o processo. Pare a tarefa perigosa, resolva o risco primeiro e chame um técnico de segurança do trabalho (ou o eletricista habilitado e o Corpo de Bombeiros, conforme o caso). Com orçamento na mão, ajudo a encaixar o custo no mês e no preço.',
    steps: [
      'Isole hoje o que pode ferir: desligue, tranque, troque o motorista ou suspenda a tarefa.',
      'Compre o equipamento de proteção, entregue com recibo verdadeiro e mostre como se usa.',
      'Peça a um técnico a lista do que falta, com prazo e preço, e comece pelo que pode matar.',
    ],
    risks: ['Morte ou incêndio, interdição, e o seguro se negar a pagar.'],
  },
  {
    id: 'mentir_a_fiscalizacao',
    kind: 'labour',
    when: [
      [
        'auditor*|fiscal*|inspetor*|juiz|audiencia|oficial|sindicato',
        'aviso|avisar|avisei|orient*|pedi|peco|combin*|ensin*|mando|mandei',
        'pergunt*|respond*|dizer|diz*|fal*|ganha*|carteira|horario|salario',
        'pessoal|todo_mundo|funcionari*|equipe|eles|elas|turma|menin*|testemunh*|galera',
      ],

      [
        'combin*|pedi|mandei|falar|falo|falem|digam|dizer|diz*',
        'primo*|parente*|visita*|cliente*|irmao*|amigo*|sobrinho*|teste|familia',
        'ministerio|fiscal*|fiscalizac*|auditor*|se_vier*|se_chegar*|se_aparec*|inspec*',
      ],

      [
        'fiscal*|auditor*|inspetor*|mpt|ministerio_do_trabalho|sindicato',
        'mandei|mando|mandar|pedi|peco|escond*|corr*|fug*|sum*|sai*|fundo*|digo*|falo*|diz*|mint*|combin*|tranc*|banheiro|deposito|fech*_a_porta|nao_abr*|nao_atend*',
        'dois|tres|trabalhador*|funcionari*|pessoal|gente|menin*|eles|elas|rapaz*|moc[ao]*|do_trabalho|sem_carteira|sem_registro|correr*|equipe|ajudante*|pedreiro*',
      ],

      [
        `${INSPECTION}|justica|sindicato`,
        LIE,
        `${STRONG_STAFF}|sem_carteira|sem_registro|carteira|registrad*|trabalh*|pessoal|gente|visita|primo*|cliente*|parente*|primeiro_dia|teste|experiencia|equipe|menino|rapaz|testemunha*|depor|depoimento|eles|elas|pedreiro*|a_turma|so_visitando|so_ajudando|livro_de_ponto|ponto`,
        'fiscalizacao|fiscal|fiscais|auditor*|inspetor*|trabalho|mpt|audiencia|juiz|juiza|justica|sindicato|vier|chegar|aparecer|bater|passar|blitz|visita|vistoria|depor|testemunha*',
      ],
      [
        'testemunha*',
        'combin+|pag+|trein+|orient+|ensai+|falsa|mint+|mentir|dizer|diga|a_meu_favor|ajeitar|arrumar|arranjar',
        'justica|audiencia|processo|trabalhista|juiz|depor|favor|falar',
      ],
    ],
    unless:
      'alvara|como_me_prepar*|preparar|bombeiros_vem|sanitaria_vem|propina|molhar|nota_fiscal|cupom|hospede*|bens|penhora|carne|comida|me_bat*|mercadoria|combin+_um_acordo|acordo_na_justica|faturamento|vendas',
    always: true,
    answer:
      'Não minta nem mande mentir para a fiscalização ou para o juiz: dizer que é visita, parente ou primeiro dia é embaraço à fiscalização e falsidade, e quem trabalha acaba contando. A multa por falta de registro é bem menor que a da mentira, e cai quando a empresa regulariza. O caminho é registrar desde a data real, com o contador, antes da visita; se ela vier antes, mostre o que há e peça prazo. Para audiência, fale só com o seu advogado: testemunha se convida, não se ensaia.',
    steps: [
      'Faça a lista de quem trabalha, desde quando e por quanto, e leve hoje ao contador para registrar.',
      'Calcule o custo mensal com registro e veja o que muda no preço e na escala.',
      'Se o auditor chegar: receba bem, entregue o que existe e anote o prazo que ele der.',
    ],
    risks: ['Multa dobrada, processo por falsidade e perda da causa quando a versão cai.'],
  },
  {
    id: 'gestante',
    kind: 'labour',
    when: [
      [
        PREGNANT,
        'dar_baixa|dou_baixa|dei_baixa|baixa_nela|tirei~escala|tirar~escala|ate_ela_pedir|ate_ela_cansar|ate_pedir|ate_cansar|sair_sozinha|se_cansar|pedir_para_sair',
      ],
      [
        `${PREGNANT}`,
        'fim_da_experiencia|experiencia_acaba|contrato~acaba|acab*~contrato|nao_renov*|encerr*|deix*_vencer|nao_cont*_que|cort*_as_horas|diminu*_as_horas|mudar_de_funcao|rebaix*|salario_menor|trocar_por_outra|por_outra_no_lugar|atrapalh*|prejuizo|nao_quero_ela|livrar|saia_sozinha|pedir_para_sair|sem_estabilidade|nao_sabia|perd*_a_vaga|contrat*_outra',
      ],

      [
        PREGNANT,
        `${DISMISS}|nao_contrat+|nao~contrat+|deix+_de_contratar|pression+|pedir_conta|pedir_as_contas|pedir_demissao|forc+|rebaix+|diminu+_o_salario|baix+_o_salario|acordo_para_sair|tir+_do_cargo|contrato_acab*|fim_da_experiencia|acabou_a_experiencia|ainda_na_experiencia|nao_conta`,
      ],
      [
        'teste_de_gravidez|exame_de_gravidez|beta_hcg|laqueadura|pretende_ter_filho*|quer_ter_filho*|pensa_em_engravidar|se_pretende_engravidar|anticoncepcional',
        'contrat+|admiss*|entrevista|exig+|ped+|pedir|pergunt+|candidat*|demit*|funcionari*|vaga|antes',
      ],
      [
        PREGNANT,
        'nao_contrat+|nao_pego|nao_pegar|prefiro_homem|so_homem|so_contrat+_homem|nao_dou_emprego|evit+_contratar|evito_contratar|escond+|mentiu|enganou|nao_me_contou',
        'mulher*|moca*|candidata*|contrat*|funcionari*|jovem|casada*|menina*|demit*|justa_causa|nova*',
      ],
    ],
    unless:
      'nao_quero_contratar|nao_contratar|filtr+~entrevista|na_vaga|vaga_de_emprego|anuncio_da_vaga|substitut*|quanto_tempo|cobertura|roupa*|moda|loja_de|ensaio*|curso_para|yoga|fisioterapia|paciente*|cliente_gravida|substituta|cobrir_a_licenca|quanto_custa_a_licenca|nutricion*|drenagem',
    always: true,
    answer:
      'Não: a gestante não pode ser demitida sem justa causa desde o começo da gravidez até 5 meses depois do parto, também no contrato de experiência ou temporário e mesmo que ninguém soubesse; exigir exame de gravidez, pressionar para sair ou deixar de contratar por isso é discriminação e crime. Demitir "antes do exame" não adianta: ela volta, ou você paga o período inteiro. A licença de 120 dias não sai do seu caixa: o INSS compensa. Antes de qualquer passo, fale com um advogado trabalhista.',
    steps: [
      'Registre por escrito que ela continua e peça ao contador a conta da licença: o que a empresa adianta e o que é compensado.',
      'Planeje a cobertura: contrato temporário para substituir, escala ou divisão de tarefas.',
      'Se o problema é de conduta, trate com advertência escrita e orientação do advogado, como com qualquer pessoa.',
    ],
    risks: ['Reintegração ou indenização de todos os salários da estabilidade, mais dano moral.'],
  },
  {
    id: 'seguro_desemprego',
    kind: 'labour',
    when: [
      [
        'seguro_desemprego|seguro|auxilio|bolsa_familia|beneficio|bpc|loas|encostad*|inss|aposentado_por_invalidez|auxilio_doenca|pensao|parcelas_do_seguro|licenca_maternidade',
        'seguro_desemprego|bolsa_familia|bpc|loas|encostad*|inss|invalidez|auxilio_doenca|beneficio|receb+~seguro|perder_o_seguro|parcelas_do_seguro|perder_o_auxilio|licenca_maternidade',
        `nao_assin*|sem_assin*|${UNREGISTERED}|esper+|por_fora|continu+|segu+|trabalh+|acordo|demit+|recontrat+|registr+_depois|assin+_depois|so_assin+|nao_perder|meses_sem`,
        `${STAFF}|demit+|trabalh+|assinar|registro|registrar|carteira`,
      ],
    ],
    unless:
      'pag+_o_inss|pag+_inss|recolh+_o_inss|inss_dela|inss_dele|guia_do_inss|como_funciona|quem_eu_demiti|quanto_tempo_ela_recebe|ela_tem_direito|ele_tem_direito|como_da_entrada|seguro_do_carro|seguro_de_vida|eu_recebo|posso_receber_bolsa_familia_sendo_mei',
    always: true,
    answer:
      'Não aceite: quem trabalha sem registro para continuar recebendo seguro-desemprego, Bolsa Família ou benefício do INSS comete fraude, e a empresa que combina responde junto, por estelionato, e ainda pela falta de registro desde o primeiro dia. O cruzamento dos dados é automático e o dinheiro tem de ser devolvido. Registre desde a data em que a pessoa começa, ou só comece quando ela puder. No Bolsa Família, ter carteira assinada não corta tudo na hora: há regra de proteção; o CRAS explica.',
    steps: [
      'Diga por escrito que a admissão só acontece com registro, e combine a data de início.',
      'Peça ao contador o custo mensal completo e veja se um contrato de meio período cabe.',
      'Se já está trabalhando, registre hoje com a data real.',
    ],
    risks: ['Devolver as parcelas, multa e processo criminal para os dois lados.'],
  },
  {
    id: 'acordo_fgts',
    kind: 'labour',
    when: [
      [
        'fgts|multa_de_40|40_por_cento|multa_rescisoria|os_40|a_multa|fundo_de_garantia|seguro_desemprego',
        'devolv+|me_devolv*|de_volta|por_fora|combin+|acordo|fing+|finj+|simul+|de_mentira|racha*|rach+|divid+|repass+',
        `${DISMISS}|sac+|saqu+|liberar|acordo|rescis*`,
      ],
      [
        `${DISMISS}`,
        'fing+|finj+|simul+|de_mentira|so_no_papel|no_papel|falsa|forjad*',
        'continu+|trabalh*|fgts|seguro|sac+|recontrat+|depois',
      ],
      // Who wants to go asks to be sent away.
      [
        `${DISMISS}`,
        'pediu~mandar|pediu~demitir|pede~mandar|pede~demitir|pediu_para_ser_mandad*|pediu_para_ser_demitid*|quer_que_eu_mande|quer_que_eu_demita|quer_ser_mandad*|quer_ser_demitid*',
        'seguro|seguro_desemprego|fgts|fundo_de_garantia|receber_o_fundo|pegar_o_fundo',
      ],
    ],
    unless: '484|acordo_legal|acordo_previsto|por_acordo_e|quanto_custa_o_acordo',
    always: true,
    answer:
      'Esse acerto é fraude: simular demissão para sacar o FGTS ou o seguro-desemprego e devolver a multa é crime para os dois, e a pessoa pode cobrar tudo de novo na Justiça. Existe o acordo permitido (artigo 484-A da CLT): metade do aviso, multa de 20% em vez de 40% e saque de até 80% do FGTS, sem seguro-desemprego. Peça ao contador ou a um advogado trabalhista a conta das duas saídas antes de assinar.',
    steps: [
      'Ofereça o acordo do artigo 484-A e peça o cálculo ao contador.',
      'Se você não quer a saída, diga não por escrito; quem quer sair pode pedir demissão.',
    ],
    risks: ['Pagar a multa duas vezes e responder por estelionato contra o FGTS.'],
  },
  {
    id: 'ferias_vendidas',
    kind: 'labour',
    when: [
      [
        'ferias',
        'vend+|compr+|inteira*|todas|30_dias|trinta_dias|sem_tirar|nao_tir*|nunca_tir*|assin+|no_papel|de_mentira|trabalhando|trabalha|trabalham|pul+|cancel+|acumul+|por_fora|nao_dou|nao_dei|nao_dar|sem_dar|sem_ferias|corta+|negar|nego|venci*|dois_anos|2_anos|tres_anos|3_anos',
        `${STRONG_STAFF}|ela|ele|eles|equipe|pessoal|assin*|funcion*|dou|menina*|todo_mundo`,
      ],
    ],
    unless:
      'proporcional*|com_o_terco|quanto_da_o|10_dias|dez_dias|um_terco|abono|coletiva*|minhas_ferias|tirar_ferias_e|eu_tirar|quero_tirar_ferias|eu_nao_tiro|vou_tirar|agencia|pacote*|provision*|quanto_pago|quanto_custa|como_calcul*|quanto_guardo|temporada|turismo|mes_de_ferias|eu_nunca_tirei|sem_eu|cobrir_as_ferias|guardar',
    answer:
      'As férias inteiras não podem ser vendidas: no máximo um terço (10 dos 30 dias), e só se a própria pessoa pedir por escrito. Recibo de férias assinado com a pessoa trabalhando é falso: na Justiça você paga tudo em dobro. Férias vencidas há mais de 12 meses também se pagam em dobro. Combine com o contador um calendário: dá para dividir em até três períodos, um deles de 14 dias, se a pessoa concordar.',
    steps: [
      'Liste quem tem férias vencidas ou perto disso, e marque as datas com 30 dias de aviso.',
      'Quem quiser vender faz o pedido por escrito: até 10 dias, pagos junto com o terço.',
      'Para cobrir a ausência, treine uma pessoa ou contrate por tempo determinado.',
    ],
    risks: ['Pagar férias em dobro e perder a prova, porque o ponto e as mensagens mostram que houve trabalho.'],
  },
  {
    id: 'atestado',
    kind: 'labour',
    when: [
      [
        'de_atestado|com_atestado|de_licenca_medica|afastad*',
        'mando|faco|obrigo|exijo|cobro',
        'respond*|trabalh*|atend*|ajud*',
        'client*|mensage*|whatsapp|casa|computador',
      ],
      [
        'mandei|mando|obrig*|faco|fiz|tem_que|deix*|pedi|chamei',
        'trabalhar|vir|voltar|servico|turno',
        'febre|doente|gripad*|covid|dengue|operad*|dor|passando_mal|vomit*|resguardo|machucad*',
      ],

      [
        'atestado*|licenca_medica|afastad*',
        'frescura|mentira|toda_semana|todo_mes|nao_acredito|desconfi*|descont*|cort*|nao_aceit*|mand*_embora|obrig*|nao_pag*|falta|sem_pagar|ignor*|recus*|volt*_a_trabalhar|rasg*|perde*',
      ],

      [
        SICK_NOTE,
        `${DISMISS}|descont+|nao_aceit+|recus+|nao_pag+|cort+|mult+|dispens*|obrig+|forc+|trabalh+_doente|vir_trabalhar|venha_trabalhar|rasg+|ignor+|falta_injustificada|perde*_o_premio|perde*_a_folga`,
        `${STRONG_STAFF}|ela|ele|professora|equipe|salario|funcion*|dela|dele|menina|moca|rapaz|pessoal|dia|dias`,
      ],
    ],
    unless:
      'onde_arrumo|onde_compro|onde_arranjo|quem_vende|eu_trabalho|minha_febre|desconfio_de_atestado|cliente|paciente*|aluno*|consultorio|como_peco|como_confer*|falso|atestado_falso|atestado_comprado|falsific*|paciente|aluno|como_confer*|imposto|cliente|plano_de_saude|eu_estou|estou_doente|estou_com',
    answer:
      'Com atestado válido não se desconta nem se demite por causa dele: os primeiros 15 dias são pagos pela empresa como trabalhados; do 16º em diante, quem paga é o INSS. Demitir quem está afastado, ou por ter câncer, HIV, depressão ou outra doença grave, é tido por discriminação: a pessoa volta e recebe o período. Se há dúvida sobre o atestado, confirme com a clínica se foi emitido ou mande ao médico do trabalho. Antes de agir, fale com um advogado trabalhista.',
    steps: [
      'Lance os dias como falta justificada; a partir do 16º dia, encaminhe ao INSS com o contador.',
      'Reorganize a escala ou contrate por tempo determinado; veja quanto custa por dia.',
      'Muitas faltas: converse em particular e peça avaliação do médico do trabalho.',
    ],
    risks: ['Devolver o desconto com juros, dano moral e reintegração.'],
  },
  {
    id: 'desconto_no_salario',
    kind: 'labour',
    when: [
      [
        'desconto|descontando|descontei',
        'do_motoboy|do_entregador|do_garcom|do_motorista|da_atendente|do_funcionario|da_funcionaria|do_rapaz|da_moca|da_menina|do_menino|da_equipe|do_pessoal',
        'roub+|furt+|sum+|quebr+|bateu|perd+|assalt+|prejuizo|multa|estrag+',
      ],
      [
        'gorjeta*|caixinha|comissao|premio|bonus|vale|cesta|plr',
        'atestado*|doente|faltou|licenca|acidente*|gravid*',
        'tir+|cort+|descont+|perde|nao_pag+|deix+_de_pagar|segur+',
      ],
      [
        'descont*|cobr*',
        'do_rapaz|da_moca|da_menina|do_menino|do_garcom|do_motoboy|do_ajudante|do_motorista|da_vendedora|do_vendedor|da_caixa|do_cozinheiro|da_atendente|do_funcionario|da_funcionaria',
        'quebr*|perd*|sum*|falt*|estrag*|erro|err*|prejuizo|bat*|multa|queim*',
      ],

      [
        'falt*|atras*|erra*|err[oa]u|esquec*|meta|domingo|reclamac*',
        'perde*_o_salario|perde*~semana|perde*_o_dia|perde_a_comissao|perde_o_vale|perde_a_cesta|paga_multa|pagam_multa|multa_de|descont*_o_dobro|perdem*',
        'funcionari*|quem|equipe|eles|ele|ela|menin*|salario|vendedor*|regra',
      ],

      [
        'motorista|funcionari*|vendedor*|garcom|caixa|ele|ela|ajudante|entregador|motoboy|atendente|cozinheir*',
        'vai_pagar|paga|pagar|pague|cobr*|descont*|parcel*',
        'holerite|salario|folha|vale|5x|10x|do_bolso|parcelado|comissao',
        'quebr*|bat*|sum*|para_brisa|perd*|estrag*|prejuizo|multa|erro|caixa|prato*|celular|pneu|vidro|mercadoria',
      ],

      [
        'rat*ar|rateio|divid*|descont*|cobr*|tir*|paga*',
        'entre_eles|entre_elas|entre_todos|entre_todas|no_pagamento|do_pagamento|no_salario|do_salario|da_folha|do_vale|da_comissao|do_bolso|na_folha',
        'quebr*|sum*|falt*|culpa|prejuizo|perd*|estrag*|queim*|erro|err*|roub*|calote|caixa|estoque|multa*|copo*|prato*|nota_falsa|cliente_que|uniforme*|celular|batid*|bat*',
      ],

      [
        DEDUCT,
        TAKEN_FROM_STAFF,
        `${STRONG_STAFF}|salario*|folha|holerite|comissao|gorjeta|das_meninas|dos_meninos|das_minhas|todas_as_meninas|de_todas|de_todos|de_todo_mundo|equipe|pessoal|todo_mundo|meninas|meninos|galera|turma|do_bolso_dele*|do_bolso_dela*|pagamento_dele*|pagamento_dela*|dela|dele|delas|deles|quem_tava_no_caixa|quem_estava_no_caixa|entre_todas|entre_todos|entre_eles|operadora`,
      ],
      [
        'descont+|tir+',
        'salario|folha|holerite|pagamento_del*',
        'comida|refeicao|aluguel|moradia|ferramenta*|celular|pneu|combustivel|ar_condicionado|luz|agua|vidro|prato*|copo*|caixa|tudo|inteiro|metade',
      ],
    ],
    unless:
      'cliente_sempre_pede|cliente_pede|coisinha*|cobro_de_quem|de_quem_cobro|quem_paga|sumiu_depois|pais_pedindo|sem_atestado_quanto|faltou_[0-9]*_vez*|faltou_sem|faltas_sem|faltou_[0-9]*_dia*|falta_injustificad*|posso_descontar_o_dsr|cobrir_falta|freelancer*~atras+|freela~atras+|freelancer_que_contrat*|prestador_que_contrat*|perdi_o_cliente|vale_transporte|seguro|quem_paga|lucro|gorjeta*|divid*_o_lucro|vale_transporte|cliente_quer_desconto|dar_desconto|dou_desconto|vend*_com_desconto|desconto_para_funcionari*|desconto_de_funcionari*|promoc*|atestado|fornecedor_descont*|como_confiro|eles_ganham_mais|divid+_o_lucro|divid+~gorjeta*_certo|me_descont*',
    answer:
      'Não desconte assim: salário só pode ter desconto por dano se a pessoa fez de propósito, ou por culpa comprovada e com isso escrito no contrato (artigo 462 da CLT). Falta de caixa, quebra, calote de cliente ou uniforme não se dividem entre todos nem saem de quem "estava lá", e multa disciplinar em dinheiro não existe. Apure antes: contagem, câmera do salão, quem abriu e fechou. Se há prova de furto, boletim de ocorrência e advogado trabalhista; se é erro, advertência e processo melhor.',
    steps: [
      'Faça fechamento de caixa por pessoa e turno, com contagem a dois no começo e no fim.',
      'Guarde o que prova (imagens, fechamento) e ouça a pessoa em particular antes de decidir.',
      'Veja com o contador o adicional de quebra de caixa e a cláusula de dano para os contratos novos.',
    ],
    risks: ['Devolver tudo com juros e dano moral a quem não tinha culpa.'],
  },
  {
    id: 'lista_suja',
    kind: 'labour',
    when: [
      [
        'na_justica|me_processa|me_processou|trabalhista',
        'aviso|avisei|queimo|espalh+|passo_o_nome|ponho_o_nome|boto_o_nome|falo_para_os',
        'nao_pegar|nao_contratar|ninguem_pega|ninguem_contrata|nao_arrum+_emprego|nao_acha_emprego|outros_restaurante*|outras_loja*|outros_dono*',
      ],
      [
        'grupo|lista|whatsapp|troc*|combin*|consult*|descobr*|pesquis*|olh*|puxar|ver',
        'bot*_no_pau|poe_no_pau|colocou_no_pau|meteu_no_pau|process*|justica|acao|trabalhista|encren*|problematic*|caloteiro_de|sindicato',
        'donos|patroes|lojista*|avis*|funcionari*|empregad*|contrat*|candidat*|nao_peg*|nome*|quem',
      ],

      [
        'candidat*|contrat+|vaga|entrevista*|recepcionista|funcionari*|empregad*|curriculo*|seleciona*|selecao|pessoa|alguem|quem',
        'process+~patrao|process+~empresa|process+~patroes|processou|processaram|entrou_na_justica|entraram_na_justica|botou_na_justica|colocou_na_justica|colocaram_na_justica|acao_trabalhista|acoes_trabalhistas|processo_trabalhista|processos_trabalhistas|causa_trabalhista|lista_suja|lista_negra|ja_process*|que_processa*|antecedente*|ficha_criminal|spc|serasa|nome_sujo|ex_presidiari*',
        'descobr+|descubro|consult+|saber|ver|vejo|pesquis+|puxar|nao_contrat+|nao~contrat+|evit+|fugir|recus+|nao_pegar|nao_pego|lista|grupo|avis+|barr+|elimin+|corto|cortar|exig+|ped+|tirar|contratar',
      ],
      [
        'lista|grupo|whatsapp|avis+|queim+',
        'funcionari*|empregad*|ex_funcionari*',
        'processou|processaram|process+~patrao|justica|lista_negra|lista_suja|nao_contratem|ninguem_contrat*|queim+',
        'outros_patroes|lojistas|outras_empresas|donos|comerciantes|colegas|na_cidade|patroes|regiao',
      ],
    ],
    unless:
      'cliente*|me_process*|fui|evit*|cliente*_com_nome_sujo|nome_sujo_na_praca_como|meu_nome_sujo|credito|vend+_fiado|crediario|negativ*|emprestimo|fui_processad*|me_process*|ele_me|ela_me',
    answer:
      'Não faça isso: recusar ou "queimar" alguém porque já foi à Justiça, tem nome no SPC ou por antecedente sem relação com o cargo é discriminação, e lista de quem processou patrão gera indenização e ação do Ministério Público do Trabalho. Procurar esses dados também fere a LGPD. Escolha pelo que protege mesmo: teste prático pago, referência sobre o trabalho com autorização do candidato, experiência de até 90 dias, registro e pagamento em dia, que é o que evita processo. Dúvida: advogado trabalhista.',
    steps: [
      'Escreva o que a vaga exige e faça as mesmas perguntas a todos.',
      'Faça um teste prático curto e ligue para duas referências que o candidato indicou.',
      'Use o contrato de experiência para avaliar com metas claras.',
    ],
    risks: ['Dano moral ao candidato e dano coletivo, com multa por novo caso.'],
  },
  {
    id: 'rede_ligada',
    kind: 'labour',
    when: [
      [
        'rede|fiacao|fio|fios|quadro_de_luz|quadro_eletrico|disjuntor|painel_eletrico|poste|transformador|tomada|instalacao_eletrica|eletricista*',
        'ligad[oa]|ligad[oa]s|energizad*|sem_desligar|sem_cortar_a_luz|sem_cortar_a_energia|com_a_luz_ligada|linha_viva',
        'mand+|manda|mando|ponho|deix+|faz+|fac+|mex+|troc+|instal+|consert+|emend+',
      ],
    ],
    unless: 'deixei_ligad*|esqueci_ligad*|desligo_e|desligar_antes|conta_de_luz|motorista',
    answer:
      'Não mande: mexer com a rede ligada mata em um segundo, mesmo quem tem prática, e a norma (NR-10) só admite em casos raros, com projeto, treinamento, dois profissionais e equipamento isolado e testado. O certo é desligar, travar o disjuntor com cadeado e aviso, testar a ausência de tensão e só então trabalhar. Se o cliente não pode parar, marque de madrugada ou no domingo, avise a hora do corte, ou alugue um gerador. Choque: não toque na pessoa, corte a energia e ligue 192.',
    steps: [
      'Pare o serviço agora e combine com o cliente a hora do desligamento, por escrito.',
      'Confira o curso de NR-10 de quem faz e compre cadeado, aviso, luva isolante e detector de tensão.',
      'Ponha o desligamento no orçamento: hora especial se cobra.',
    ],
    risks: ['Morte ou queimadura por choque, com responsabilidade criminal de quem mandou.'],
  },
]
