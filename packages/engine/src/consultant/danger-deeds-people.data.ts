import type { Deed } from './danger-types.ts'
import { LOAN_SHARK, THREATS, UNSEEN } from './danger-words.data.ts'

const WATCHED =
  'funcionari*|empregad*|equipe|vendedor*|atendente*|menina*|menino*|socio*|esposa|mulher|marido|namorad*|cliente*|paciente*|aluno*|pessoal|ex|concorrent*|candidat*|gerente*|dele|dela|deles|delas|ele|ela|eles|elas|moca*|hospede*|colaborador*|secretaria|motorista*|motoboy*|crianca*|recepcionista'

export const URGENT_DEEDS: readonly Deed[] = [
  {
    id: 'termo_de_risco',
    kind: 'labour',
    when: [
      [
        'termo|declaracao|papel|documento|recibo|contrato',
        'assin+',
        'por_conta_dele|por_conta_dela|por_conta_propria|por_conta_e_risco|risco_dele|risco_dela|se_responsabiliz*|responsabilidade_dele|responsabilidade_dela|tira*_minha_responsabilidade|me_isent*|isent+_a_empresa|nao_respondo|nao_tenho_culpa|abre_mao_do_epi|dispensa_o_epi',
        'sub*|sobe*|sobi*|andaime|telhado|laje|altura|beiral|fachada|cinto*|epi|epis|capacete|luva*|protecao|maquina|prensa|serra|sem_trava*|quimico|veneno|vala|espaco_confinado|caixa_d_agua|silo|eletric*|alta_tensao|solda',
      ],
    ],
    unless:
      'cliente_assina|aluno*|paciente*|passageiro*|hospede*|participante*|visitante*|termo_de_entrega|ficha_de_epi',
    always: true,
    answer:
      'Não faça esse termo, e não deixe fazer o serviço assim: papel nenhum passa ao trabalhador a responsabilidade pelo risco. Se ele se machucar, responde quem mandou ou deixou (na Justiça do Trabalho, por danos e também no crime), e o termo ainda prova que você sabia. Acima de 2 metros a NR-35 pede cinto dentro da validade, ponto de ancoragem e treinamento; nos outros riscos, a proteção da norma própria. Busque ou alugue hoje o equipamento, ponha a equipe em outra tarefa no chão e avise o cliente do atraso: “A proteção chega amanhã cedo; sem ela ninguém sobe. Entrego na segunda”.',
    steps: [
      'Pare esse serviço agora e mande buscar, alugar ou comprar o equipamento em bom estado.',
      'Mande ao cliente a data nova por mensagem, com o motivo em uma frase.',
      'Peça a um técnico de segurança do trabalho a liberação da subida ou da máquina, por escrito.',
    ],
    risks: ['Morte ou invalidez, embargo, processo criminal e indenização à família, com a prova assinada.'],
  },
  {
    id: 'alergia_no_atendimento',
    kind: 'health',
    when: [
      [
        'alergi*|intoleranc*|camarao|camaroes|amendoim|marisco*|castanha*|gluten|lactose|frutos_do_mar',
        'inchou|inchad*|inchando|garganta_fech*|fech*_a_garganta|falta_de_ar|sem_ar|nao_consegue_respirar|nao_conseguia_respirar|passou_mal|passando_mal|empolad*|empolou|desmai*',
        'cliente*|fregues*|ela|ele|crianca*|moca|rapaz|senhor*|pessoa|mesa|menin[oa]|hospede*|alun[oa]|convidad*|comeu|comer',
      ],
    ],
    unless: 'maquina*|equipamento*|orcamento|preco|custo|faturamento',
    always: true,
    answer:
      'Se é agora, ligue 192 (SAMU): inchaço no rosto, na boca ou na garganta, falta de ar, vômito ou desmaio podem piorar em minutos, mesmo que pareça leve. Fique com a pessoa, pergunte se ela tem remédio próprio para alergia, que ela mesma usa, e não dê remédio, comida nem bebida. Avise quem está com ela e diga ao socorro o que comeu ou usou. Depois do socorro, guarde o rótulo e a sobra, anote horário e ingredientes, e só então trate de conta e de culpa.',
    steps: [
      'Ligue 192 se houver inchaço no rosto, falta de ar ou desmaio, e não deixe a pessoa ir embora sozinha.',
      'Separe o que ela consumiu, com rótulo e lote, e escreva o que foi servido ou aplicado e a que horas.',
      'Daqui em diante pergunte da alergia antes do pedido, mostre no cardápio ou na ficha o que cada item leva e separe utensílio e óleo.',
    ],
    risks: ['Esperar para ver se passa: a reação grave fecha a garganta em minutos.'],
  },
  {
    id: 'adulto_a_sos_com_crianca',
    kind: 'help',
    when: [
      [
        'professor|professora|professores|instrutor*|monitor|monitora|treinador*|tecnico|adulto|adultos|motorista|funcionari*|recreador*|personal|terapeuta|psicolog*|cuidador*',
        'sozinh[oa]_com|sozinh[oa]s_com|sozinh[oa]~com|a_sos|so_os_dois|porta_fechada|porta_trancada|sala_fechada|sem_ninguem_perto|sem_outro_adulto',
        'menina|menino|aluna|aluno|crianca|garota|garoto|adolescente|menor|aluninha|aluninho',
      ],
    ],
    unless: 'turma|online|trabalha_sozinh*|prova|nota_baixa',
    always: true,
    answer:
      'Não deixe assim: adulto e criança ou adolescente não ficam a sós em sala fechada, por mais confiança que haja. Porta aberta ou com visor, outro adulto por perto, horário em que há gente na casa e conversa só pelo canal da escola, com a família sabendo, protegem a criança e também quem ensina. Se houver queixa, sinal no corpo ou mudança de comportamento, não investigue nem confronte: acolha sem perguntar demais, afaste o contato e avise o Conselho Tutelar ou o Disque 100; com risco agora, ligue 190.',
    steps: [
      'Mude hoje a sala ou o horário: porta aberta ou visor, e outro adulto à vista.',
      'Escreva a regra para todos que atendem criança, peça que assinem, e conte aos pais como funciona.',
      'Diga à criança e à família a quem reclamar, e leve qualquer sinal ao Conselho Tutelar ou ao Disque 100.',
    ],
    risks: ['Guardar a suspeita para não manchar o nome da casa: quem sabe e cala também responde.'],
  },
  {
    id: 'alguem_em_desespero',
    kind: 'despair',
    when: [
      [
        'socio|socia|funcionari*|amig*|irmao|irma|pai|mae|filho|filha|marido|esposa|colega|cliente|vendedor*|ele|ela',
        'se_despedindo|despedida|acabou_para_ele|acabou_para_ela|nao_ve_mais_saida|nao_tem_mais_razao|vai_fazer_besteira|fazer_uma_besteira|falou_besteira|cansou_de_viver|sem_vontade_de_viver|queria_sumir|nao_aguenta_mais_a_vida',
      ],

      [
        'socio|socia|funcionari*|empregad*|vendedor*|colega*|amig*|irmao|irma|pai|mae|filho|filha|marido|esposa|cliente*|paciente*|aluno*|gerente|ele|ela|rapaz|moca|menina|menino|colaborador*|hospede|garcom|cozinheir*',
        'vontade_de_sumir|quer_sumir|se_matar|se_mata|se_suicid*|suicidio|suicidar|tirar_a_propria_vida|tirar_a_vida_dele|tirar_a_vida_dela|quer_morrer|queria_morrer|vontade_de_morrer|falou_em_morrer|falando_em_morrer|fala_em_morrer|se_cortando|se_corta|se_cortou|automutil*|nao_quer_mais_viver|dar_fim_na_vida|se_enforcar|se_jogar|acabar_com_a_vida|sumir_do_mundo|carta_de_despedida|nao_aguenta_mais_viver|tentou_se_matar|tomou_todos_os_remedios|desistiu_de_viver',
      ],
    ],
    unless:
      'almoco|festa|emprego_novo|pediu_as_contas|eu_|eu_quero_morrer|quero_me_matar|penso_em_me|eu_penso|seguro|me_matar|eu_quero|eu_vou',
    always: true,
    answer:
      'Leve a sério e fique perto: pergunte com calma, em particular, se a pessoa pensa em se matar, ouça sem julgar nem dar lição, e não a deixe só se houver risco. Tire do alcance remédio, arma ou veneno, e ligue 192 (SAMU) se for agora. O CVV atende no 188, de graça, a qualquer hora, e orienta também quem ajuda; o CAPS e o posto de saúde da cidade recebem sem encaminhamento. Avise alguém da família em quem ela confia. O trabalho se ajeita depois: diga isso a ela. E cuide de você também.',
    steps: [],
    risks: [],
  },
  {
    id: 'desespero',
    kind: 'despair',
    when: [
      [
        'deixei_carta|deixei_uma_carta|escrevi_uma_carta|deixei_um_bilhete|carta_de_despedida|carta_para_minha_familia|carta_para_meus_filhos',
        'familia|filho*|mae|mulher|esposa|marido',
        'pronto|adeus|despedi*|acab*|perdao|ultim*|nao_aguento|tudo|carta_de_despedida',
      ],
      [
        'descansar_de_vez|descansar_para_sempre|dormir_de_vez|so_penso_em_descansar|penso_em_descansar',
        'graca|nada|filho*|nao_aguento|cansad*|divida*|vida|sentido|vontade',
      ],
      [
        'acabado_junto_comigo|acabasse_comigo|ir_junto_com|nao_acordar|dormir_e_nao|dormir_para_sempre|sumir_para_sempre|que_eu_sumisse|que_eu_morresse|melhor_eu_ir|eu_fosse_embora_deste',
      ],

      [
        'eu_nao_estar|nao_estar_aqui|nao_estar_mais|eu_nao_existir|eu_morrendo|eu_morto|eu_morta|se_eu_morrer|se_eu_morresse|minha_morte|eu_sumir_de_vez',
        'unico|jeito|acabar|divida*|melhor|solucao|resolv*|todo_mundo|familia|saida|seguro',
      ],
      [
        'doi_morrer|como_morrer|morrer_sem_dor|jeito_de_morrer|morrer_rapido|quantos_comprimidos|quanto_remedio|cansad[oa]_de_tudo|cansad[oa]_da_vida',
      ],

      [
        'nao_vejo|nao_enxergo|nao_tenho|perdi|sem|acabou',
        'motivo*|razao|sentido|vontade|forca*|graca|saida|esperanca',
        'levantar|viver|continuar_aqui|acordar|vida|existir|seguro|sem_mim|mais_nada',
      ],
      [
        'filhos|familia|mulher|esposa|marido|mae|todo_mundo|todos',
        'viver_melhor|melhor_sem_mim|ficar_melhor|ficariam_melhor|ia_ser_melhor|seria_melhor|estariam_melhor|em_paz_sem_mim',
        'seguro|sem_mim|se_eu|comigo|dinheiro_do',
      ],
      [
        'olho|olhei|pego|peguei|fico_olhando|tenho|guardo|comprei',
        'veneno|arma|corda|remedios|ponte|faca|chumbinho|estilete|janela|trilho',
        'penso_em|penso_besteira|acabar|tomar|usar_em_mim|me|pular|fim|besteira|coragem',
      ],

      [
        'me_matar|me_suicid*|tirar_minha_vida|tirar_a_minha_vida|tirar_a_propria_vida|acabar_com_minha_vida|acabar_com_a_minha_vida|dar_cabo_da_vida|dar_cabo_de_mim|cometer_suicidio|suicid*|sumir_desse_mundo|sumir_deste_mundo|ir_embora_desse_mundo|sair_desse_mundo|deixar_de_existir|parar_de_existir|nao_acordar_mais|nao_acordar_amanha|nao_queria_acordar|nao_quero_acordar|morrer_dormindo|morrer_logo|preferia_estar_mort*|preferia_ter_morrido|queria_estar_mort*|queria_morrer|quero_morrer|vontade_de_morrer|melhor_morrer|so_morrendo|morto_eu_valho|valho_mais_mort*|seria_melhor_eu_morto|me_jogar_da|me_jogar_na_frente|me_jogar_de|pular_da_ponte|me_enforcar|cortar_os_pulsos|um_tiro_na_cabeca|tiro_na_cabeca|meter_uma_bala|bater_o_carro_de_proposito|jogar_o_carro|embaixo_do_caminhao|na_frente_do_trem|na_frente_do_caminhao|sem_mim_seria_melhor|melhor_sem_mim|nao_quero_mais_viver|nao_aguento_mais_viver|nao_vale_a_pena_viver|perdi_a_vontade_de_viver|sem_vontade_de_viver|cansei_de_viver|cansado_de_viver|cansada_de_viver|nao_vejo_sentido_em_viver|nao_vejo_motivo_para_viver|desisti_de_viver|desistir_de_viver|nao_faco_falta|nao_faria_falta|ninguem_vai_sentir_minha_falta|nao_quero_estar_aqui|nao_queria_estar_aqui|nao_quero_mais_estar_aqui|nao_queria_mais_estar_aqui|colocar_um_ponto_final_em_tudo|por_um_ponto_final_na_vida|acabar_com_esse_sofrimento|acabar_com_o_sofrimento|parar_de_sofrer|me_despedir_dos_meus|despedida|adeus_a_todos|nao_ter_nascido',
      ],
      [
        'nao_aguento|nao_guento|cansei|cansad[oa]|exaust[oa]|desesperad[oa]|perdi_tudo|falido|falida|afundad[oa]|devendo|divida*|vergonha|sozinh[oa]|chorando|choro',
        'sumir|desaparecer|acabar_com_tudo|fim_em_tudo|um_fim|dar_fim|fim_nisso|fim_de_mim|desistir_de_tudo|desisti_de_tudo|fazer_uma_besteira|fazer_besteira|uma_besteira|uma_loucura|dormir_e_nao|apagar_de_vez|nao_existir|morrer|morte|largar_tudo_e_sumir|me_livrar_de_mim',
        'penso|pensando|pensei|vontade|queria|quero|vou|as_vezes|so_penso|passa_pela_cabeca|me_da|pensamento*|mais_nada|tudo|noite',
      ],
      [
        'passa_pela_cabeca|passando_pela_cabeca|passou_pela_minha_cabeca|pensamento*|ideia*',
        'besteira*|ruim|ruins|morte|morrer|fim|horrive*|escur*|loucura',
        'acabar|noite|sozinh*|nao_aguento|divida*|falencia|medo|cabeca|vida|desespero|sair',
      ],
      [
        'seguro_de_vida|meu_seguro',
        'familia|filhos|esposa|marido|mulher|divida*|paga|cobre',
        'morrer|morto|morta|morte|suicid*|do_que_comigo|sem_mim|se_eu_for|se_eu_partir|se_eu_faltar|sumir|melhor',
        'familia_ficar|paga_tudo|quita*|resolv*|melhor|valho|suicid*|acabar|nao_aguento|comigo|cobre',
      ],
    ],
    unless:
      'concorrente|concorrencia|rato*|praga*|vend*|estoque|sem_esperanca_de_vender|continuar_aqui_no_ponto|loja_sem|vend+_seguro|corretor*|sou_corretor|cliente_pergunta|marca|estoque|ferias|instagram|funeraria|de_raiva|de_rir|a_concorrencia|festa_de_despedida|almoco_de_despedida|despedida_de_solteir*|sucessao|do_mercado_de|planejamento|o_produto|meu_produto|a_loja_morrer|empresa_morrer|negocio_morrer|campanha|o_medo_de|a_fome|saudade',
    always: true,
    answer:
      'Sinto muito que esteja tão difícil, e obrigado por escrever isso. Você não precisa passar por isso só. Ligue agora para o CVV, no 188: é gratuito, sigiloso e atende a qualquer hora; também há conversa por escrito em cvv.org.br. Se houver risco imediato, ligue para o SAMU, no 192, ou vá ao pronto-socorro mais perto, de preferência com alguém. Fale hoje com uma pessoa de confiança. A empresa pode esperar; você vem primeiro.',
    steps: [],
    risks: [],
  },
  {
    id: 'desespero_calado',
    kind: 'despair',
    when: [
      [
        'seguro_de_vida|meu_seguro|minha_apolice|vida_paga|vida_quita|vida_cobre|vida_resolv*',
        'paga_a_divida|paga_as_divida*|paga_o_que_devo|quita_a_divida|quita_tudo|paga_tudo|cobre_a_divida|cobre_tudo|sobra_pra|sobra_para|resolvia|resolveria',
        'valho_mais|eu_valho|valia_mais|valeria_mais|melhor_assim|mais_assim|sem_mim|do_que_eu|que_tocando|do_que_tocando|do_que_vivo|que_viv*',
      ],
      [
        'meu_seguro_de_vida|minha_apolice',
        'pagava|pagaria|paga_tudo|quitava|quitaria|cobria|cobriria|resolvia|resolveria|dava_para_pagar|daria_para_pagar',
        'divida*|devo|tudo|conta*|familia|emprestimo*|filho*|eles|banco',
      ],
      [
        'seguro_de_vida|meu_seguro|apolice',
        'tudo_anotad*|tudo_escrit*|tudo_organizad*|tudo_arrumad*|tudo_pront*|organiz+_as_coisas|arrum+_as_coisas|deix+_as_coisas|deix+_tudo|senha*',
        'sem_esse_peso|sem_o_peso|tirar_esse_peso|deixar_problema*|dar_trabalho|ser_peso|ser_um_peso|pesar_para|ficam_melhor|ficar_melhor|ficarem_bem|ficar_limp*|quitar_tudo|quitava|pagava_tudo|paga_em_qualquer|qualquer_caso',
      ],
      [
        'seguro_de_vida|meu_seguro|apolice',
        'qualquer_caso|qualquer_situacao|qualquer_jeito|qualquer_motivo|tipo_de_morte|qualquer_morte|carencia|banco_pega|fica_limp*|paga_mesmo_se|paga_mesmo_que',
        'divida*|dev+|quit+|nao_vejo_saida|acab+',
        'sem_esse_peso|deix+|filh*|mulher|esposa|marido|menin[oa]s|familia|ficam_melhor',
      ],
      [
        'meu_seguro|seguro_de_vida|minha_apolice',
        'vale_mais|valia_mais|valeria_mais|rende_mais|serve_mais|ajuda_mais|ajudaria_mais|faz_mais_por',
        'do_que_eu|que_eu|que_comigo|do_que_comigo|do_que_mim|de_mim',
        'familia|filh*|mulher|esposa|marido|eles|elas|mae|casa|pai|todos|todo_mundo',
      ],
      [
        'descansar_de_vez|descansar_em_paz|descansar_para_sempre|descanso_de_vez|descansava|descansaria|partir|ir_em_paz|sumir_de_vez',
        'deix+_tudo|deix+~arrumad*|deix+~pront*|deix+~organizad*|deix+~acertad*|deix+~pag[oa]s|papelada|papeis|senhas',
        'eles|elas|familia|mulher|esposa|marido|filh*|menin[oa]s|mae|pai',
      ],
      [
        'se_eu_faltasse|se_eu_morresse|se_eu_sumisse|se_eu_nao_existisse|se_eu_fosse_embora_de_vez|comigo_fora|comigo_morto|comigo_morta|eu_fora_daqui|sem_eu_aqui|sem_mim_aqui',
        'receb*|acabava|acabaria|sumia|sumiria|morria|sossego|sossegad*|paz|livre*|descansa*|alivi*|melhor|menos_um|seguro',
        'familia|mulher|esposa|marido|filh*|eles|elas|todo_mundo|todos|mae|divida*',
      ],
      [
        'arrum+~papel|arrum+~papeis|arrum+~papelada|arrum+_tudo|deix+_tudo|escrev+~senhas|anot+~senhas|deix+~senhas|separ+~papeis|deixei_escrit*|deixei_anotad*|deix+~pront*',
        'quando_eu_nao_estiver|quando_eu_nao_tiver|quando_eu_nao_tive|quando_eu_me_for|quando_eu_ja_nao|para_depois_de_mim|eu_nao_vou_mais_estar|nao_vou_estar_aqui',
      ],
      [
        'ja_escrevi|escrevi_a|escrevi_uma|escrevi_um|deixei_escrit*|escrevendo_a|escrevendo_uma|gravei_um|gravei_uma',
        'carta|cartas|cartinha|bilhete|audio|video|mensagem',
        'filh*|mulher|mae|pai|familia|esposa|marido|os_meus|menin[oa]s',
        'coragem|adeus|despedi*|perdao|desculpa|quando_eu|ultim*|falta_so|so_falta|se_acontecer|nao_estiver',
      ],
      [
        'se_matou|se_enforcou|tirou_a_vida|tirou_a_propria_vida|se_suicidou|deu_fim_na_vida|se_jogou',
        'entendo_ele|entendo_ela|eu_entendo|penso_nele|penso_nisso|penso_igual|pensando_nisso|coragem|inveja|invejo|sera_que_eu|nao_sai_da_minha_cabeca|nao_sai_da_cabeca|descansou',
      ],
      [
        'queria|quero|vontade|so_penso|podia',
        'dormir|apagar|desligar|deitar|fechar_os_olhos|fechar_o_olho',
        'isso_acabasse|isso_tudo_acabasse|tudo_acabasse|tudo_isso_acabasse|que_acabasse|que_tudo_acabe|para_sempre|nunca_mais|ate_acabar|nao_ter_que_acordar|nao_precisar_acordar|sem_ter_que_acordar|sem_acordar|e_pronto_acabou',
      ],
      [
        'ponte|trilho*|viaduto|barranco|beirada|abismo|precipicio|telhado|trem|laje|represa|rio',
        'fiquei_olhando|fico_olhando|fiquei_parad*|parei_em_cima|parad*_em_cima|fiquei_um_tempao|olhei_para_baixo|olho_para_baixo|fiquei_na_beira|passo_em_cima',
        'divida*|nas_conta*|coragem|vontade_de_pular|vontade_de_ir|besteira|mais_facil|chor*|acab*|fim|minha_vida|pul+|boleto*',
      ],
      [
        'deus|jesus|nosso_senhor',
        'me_levar|me_leve|me_leva|me_chamar|me_chame|me_recolher|me_recolha|me_busque|me_buscar|levar_logo|me_tirar_daqui',
        'pec+|peco|pedi|pedindo|queria|quero|rez*|oro|orando|podia|bem_que|tomara|so_espero',
      ],
      [
        'tomei|engoli|misturei',
        'remedi*|comprimido*|calmante*|veneno|cartela*|rivotril|chumbinho',
        'cartela*|caixa_inteira|punhado|um_monte|apagar|nao_acordar|todos_de_uma_vez|tudo_de_uma_vez|querendo_dormir|querendo_morrer',
      ],
      [
        'guard+|escond+|junt+|compr+|separ+',
        'comprimido*|remedi*|corda|revolver|arma|chumbinho|veneno|estilete|soda_caustica',
        'para_o_dia_que|para_o_dia_em_que|nao_der_mais|nao_aguentar_mais|ter_coragem|tomar_coragem|criar_coragem|falta_coragem|falta_a_coragem|acabar_comigo|acabar_com_isso|acabar_com_tudo',
      ],
      [
        'era_melhor_eu|merec*_um_pai|merec*_uma_mae|melhor_eu_nem|antes_eu_nem|melhor_se_eu_nao|era_melhor_nem|melhor_que_eu_nao|melhor_que_eu_nem|merec*_um_pai_melhor|merec*_uma_mae_melhor|merec*_coisa_melhor|merec*_alguem_melhor|merec*_outro_pai|merec*_outra_mae',
        'nem_estar|nem_esta_aqui|nem_estar_aqui|pai_melhor|mae_melhor|nao_estar|nem_estivesse|nao_estivesse|existir|existisse|nascido|sem_mim|nao_presto|nao_sirvo|fracasso|fracassad*|se_eu_nao|longe_de_mim',
      ],
      [
        'seguro|apolice',
        'unica_coisa|so_o_seguro|so_tenho_o_seguro|so_o_meu_seguro|parecer_acidente|parecesse_acidente|parecer_um_acidente|como_acidente|do_que_eu_vivo|mais_que_eu_vivo|do_que_comigo_vivo',
        'deix+~eles|para_deixar|oferecer_para_eles|eles|elas|filh*|mulher|esposa|marido|familia|pensei|penso|pensado',
        'nao_tenho_mais|unica_coisa|ja_pensei|pensei|penso|vivo|viva|pensado|para_deixar',
      ],
      [
        'que_um_caminhao|que_um_carro|que_um_raio|que_o_teto|se_o_coracao|que_o_coracao|meu_coracao|que_meu_coracao|que_um_infarto|uma_bala_perdida',
        'passasse_por_cima|pegasse|me_pegasse|caisse_em_cima|caisse_na_minha|me_levasse|parasse|parar_hoje|me_atropelasse|me_achasse',
      ],
      [
        'acordar|levantar|respirar|cada_dia|existir|viver',
        'virou_castigo|e_um_castigo|virou_tortura|e_tortura|virou_um_inferno|doi|e_so_sofrimento|perdeu_a_graca|perdeu_o_sentido',
      ],
      [
        'do+ando|dando_minhas|dando_meus|distribu+|dei_minhas|dei_meus',
        'ferramenta*|minhas_coisas|meus_bichos|meu_cachorro|minhas_roupas|tudo_que_e_meu',
        'nao_vou_precisar_mais|nao_vou_mais_precisar|nao_preciso_mais_de_nada|onde_eu_vou|para_onde_vou',
      ],
      [
        'despedindo|me_despedi|despedir',
        'sem_eles_perceber*|sem_ninguem_perceber|sem_ninguem_saber|ninguem_percebeu|sem_falar_por_que|sem_contar_por_que',
      ],
      [
        'unica_saida|unico_jeito|so_tem_um_jeito|melhor_saida',
        'eu_sair_de_cena|sair_desse_mundo|eu_sumir|eu_nao_estar|eu_ir_embora_de_vez|tirar_eu_da_conta|dormir_para_sempre',
      ],
      [
        'menin[oa]s|filh*|mulher|esposa|marido|familia|eles|elas|mae',
        'chorar|choram|sofrer|sofrem|sofrem_um_pouco|sentir_falta',
        'um_pouco|uns_dias|no_comeco|um_tempo',
        'viv+_melhor|ficar_melhor|ficam_melhor|ficavam_melhor|depois_passa|se_acostum*|esquec*|vivia_melhor',
      ],
      [
        'cansad[oa]_de_lutar|cansei_de_lutar|nao_quero_mais_lutar|nao_tenho_forca_para_lutar',
        'que_acabe|acabar_logo|nao_so_a_loja|descansar|parar_de_vez|fim|desistir|desisto',
      ],
      [
        'para_que_continuar|de_que_adianta_continuar|nao_sei_para_que_continu*|para_que_viver|para_que_insistir|nao_adianta_mais|cansei',
        'so_dou_prejuizo|so_dou_trabalho|so_dou_despesa|so_atrapalho|nao_sirvo|nao_presto|sou_um_fracasso|inutil',
      ],
      [
        'sou_um_inutil|sou_uma_inutil|sou_um_fracasso|sou_um_lixo|sou_um_estorvo|nao_sirvo_para_nada|nao_presto_para_nada|so_dou_despesa|so_dou_prejuizo|so_dou_desgosto|so_dou_vergonha|so_atrapalho',
        'familia|mulher|filh*|esposa|marido|todo_mundo|em_casa|minha_vida|viver|minha_mae|minha_casa|meus_pais',
      ],
    ],
    unless:
      'ferias|aposent*|viagem|viaj+|praia|corretor*|vend+_seguro|cliente_pergunta|funeraria|sucessao|sucessor*|testamento|inventario|herdeiro*|holding|seguro_do|seguro_da|do_caminhao|rato*|ratos|praga*|formiga*|barata*|vaca*|gado|cachorro*|me_levar_para_frente|me_levar_longe|na_feira|turismo|pousada|pesc*|fornecedor*|reforma',
    always: true,
    answer:
      'O que você escreveu me preocupa; se entendi demais, perdoe. Ninguém precisa carregar isso só: ligue agora para o CVV, no 188, gratuito, sigiloso e a qualquer hora, ou escreva em cvv.org.br. Se você tomou alguma coisa, ou tem medo do que pode fazer, ligue para o SAMU, no 192, ou vá ao pronto-socorro, de preferência com alguém, e peça que guardem longe remédio, veneno, corda ou arma. Conte ainda hoje a uma pessoa de confiança o que contou aqui. Dívida se negocia e empresa se refaz, e nisso eu ajudo depois; você vem primeiro.',
    steps: [],
    risks: [],
  },
  {
    id: 'ameaca_recebida',
    kind: 'threat',
    when: [
      [
        'grupo|caras|homens|uns_caras|pessoal|bandido*|vizinhanca|rapazes',
        'pass*|vieram|apareceram|avis*|recado|mandaram',
        'nao_paga*|mensalidade|taxa|contribuicao',
        'fecha*|porta|loja|rua|queima*|quebra*|apanha|some',
      ],

      [
        'agiota*|cobrador|o_cara_do_dinheiro',
        'quer|exige|tomar|levar|disse|falou|sabe_onde|vem|apareceu|quer_a|mandou|cobr*',
      ],

      [
        'peguei|emprest*|devo|devendo|divida|atrasei|dinheiro',
        'cara_na_rua|na_rua|um_cara|uns_caras|sujeito|conhecido|motoqueiro*|cobrador*',
        'pass*_de_moto|passando_de_moto|na_frente_da_minha|na_porta|ronda*|me_segu*|sabe_onde|filh*|familia|apareceu*|vai_me|medo|levar|tomar',
      ],
      [
        'morro|favela|comunidade|faccao|milicia|trafico|traficante*|bandid*|chefe_do',
        'por_mes|por_semana|taxa|500|mil|dinheiro|contribuic*|porcentagem',
        'pedindo|pediu|cobr*|exig*|deixar|liberar|trabalhar|seguranc*|protec*|abrir',
      ],

      [LOAN_SHARK, THREATS],
      [
        LOAN_SHARK,
        'devo|devendo|peguei|peguei_com|atras*|nao_consigo_pagar|cobr*|juros|nao_durmo|parcela*|divida|pagar',
      ],
      [
        'milicia|milician*|faccao|pcc|comando_vermelho|trafico|traficante*|bandido*|crime_organizado|taxa_de_seguranca|taxa_de_protecao|os_caras_do_morro|dono_do_morro',
        'cobr+|exig+|ameac*|taxa|extor*|obrig*|mand+_fechar|gas|internet',
      ],
      [
        'ameac*|jur+_de_morte|perseg*|extor*|chantag*',
        'me|minha_familia|minha_filha|meu_filho|minha_esposa|meu_marido|minha_loja|minha_vida|de_morte|ex_funcionari*|ex_socio|ex_marido|cliente|vizinho|cobrador',
        'morte|matar|me_pegar|arma*|bater|quebrar|fogo|familia|filh*|esposa|medo|nao_durmo|extor*|chantag*|dinheiro|foto*|nudes|video*|perseg*|espanc*|me_ameac*|minha_vida',
      ],
      [
        'marido|namorado|ex|companheiro|esposo|ex_marido|esposa|mulher|pai',
        'me_bate|me_bateu|me_agride|me_agrediu|me_espanc*|me_empurr*|me_enforc*|me_ameac*|me_tranc*|me_controla|toma_meu_dinheiro|pega_meu_dinheiro|quebra_tudo|violent*|me_proibe|me_persegue',
      ],
      [
        'aluno|aluna|crianca|menina|menino|bebe|paciente|enteada|sobrinha|filha_da|filho_da',
        'machucad*|marca*_no_corpo|marca_roxa|roxo*|hematoma*|abus*|apanh*|espanc*|violent*|estupr*|queimadura*_de_cigarro|com_medo_do_pai|com_medo_do_padrasto|passou_a_mao|molest*',
        'o_que_faco|suspeit*|desconfi*|contou|disse|chegou|apareceu|devo|acho|pai|padrasto|tio|casa|escola|professor|denunci*|calar',
      ],
    ],
    unless:
      'passou_a_mao|outro_aluno|outra_aluna|ameacando_processar|ameac*_processar|ameac*_me_processar|ameac*_de_processo|ameac*_com_processo|condominio|virar|vale_a_pena_pegar|penso_em|posso_pegar|aluguel|ong|morro_de|ameaca_processar|ameacando_com_processo|me_ameacando_com_processo|ameacou_processar|ameaca_me_processar|ameacou_me_processar|ameaca_ir_no_procon|ameac*_com_o_procon|ameac*_com_procon|ameac*_de_procon|ameac*_no_procon|ameac*_ir_no_procon|ameac*_ir_ao_procon|ameac*_chamar_o_procon|ameac*_me_levar_no_procon|ameac*_ligar_pro_procon|ameac*_com_reclamacao|ameac*_reclamar|ameac*_de_reclamar|ameac*_com_advogado|ameac*_com_o_advogado|ameac*_com_justica|ameac*_com_a_justica|ameac*_no_reclame_aqui|ameac*_com_avaliacao|ameac*_me_avaliar|ameaca_sair|ameaca_do_concorrente|ameacas_do_mercado|swot|forcas|analise|reclame_aqui|ameacou_falar_mal|ameaca_trocar_de_fornecedor|vou_ameacar|posso_ameacar|ameaco|emprestar_a_juros|virar_agiota|ser_agiota|caixa_roxo|compens*_pegar|vale_a_pena_pegar|pensando_em_pegar|penso_em_pegar|pegar_dinheiro_com_agiota|pegar_com_agiota|devo_pegar|posso_pegar',
    always: true,
    answer:
      'Sua segurança e a da sua família vêm antes do dinheiro. Se há risco agora, ligue 190; leve a família para um lugar seguro e não vá sozinho encontrar quem ameaça. Guarde mensagens, áudios e placas, faça boletim de ocorrência e conte tudo: agiotagem, extorsão e ameaça são crimes, e quem deve não comete crime nenhum. Denúncia sem se identificar: 181. Violência contra a mulher: 180; criança ou adolescente: Disque 100 ou Conselho Tutelar. Não pegue outro empréstimo para pagar o agiota; a Defensoria Pública orienta de graça. Se não dorme ou pensa em desistir, o CVV atende no 188, a qualquer hora.',
    steps: [
      'Hoje: 190 se houver risco, boletim de ocorrência com as provas, e alguém de confiança avisado.',
      'Mude rotina e horários, peça a quem trabalha com você que não passe informação, e fale com a Defensoria Pública.',
      'Depois, com calma, listamos as dívidas verdadeiras e o que cabe pagar por mês.',
    ],
    risks: ['Pagar com nova dívida aumenta a cobrança e não encerra a ameaça.'],
  },
  {
    id: 'agiota_como_saida',
    kind: 'threat',
    when: [
      [
        'emprest*|pegar',
        'cara_da_rua|dinheiro_da_rua|na_rua|sem_consulta_ao_spc|por_semana|ao_dia|30_por_cento_ao_mes|20_por_cento_ao_mes',
        'juros|garantia|rapido|sem_contrato|cartao_do_beneficio|documento|cheque',
      ],

      [
        'conhecid*|amig*|rapaz|cara|caras|senhor|homem|sujeito|vizinho*|cunhado|fulano|particular|alguem|uma_pessoa|tem_gente',
        'empresta|emprestam|emprestado_com|solta|adianta|arruma|consegue_dinheiro',
        '[5-9]_por_cento|[1-9][0-9]_por_cento|so_com_a_palavra|so_na_palavra|so_de_boca|na_confianca|sem_papel|sem_contrato|sem_consulta*|cheque|garantia|cartao',
        'ao_mes|por_mes|no_mes|de_juros|juro*|por_semana|ao_dia|palavra|de_boca',
      ],
      [
        LOAN_SHARK,
        'peg+|pego|pegar|emprestimo|emprestad*|compensa|vale|pensando|penso|recorrer|devo|posso|ajuda|rapido|ofereceu|unica_saida|capital|giro',
      ],
    ],
    unless:
      'no_banco|do_banco|o_banco_oferec*|o_banco_empresta|o_banco_cobra|o_banco_quer|banco_oferec*|banco_cobra|gerente|financeira|cooperativa|sem_juros|emprestar_para|virar|ameac*|socio|sociedade|do_lucro|das_vendas',
    always: true,
    answer:
      'Não pegue: agiota cobra juros que dobram a dívida em poucos meses, sem contrato, e a cobrança costuma terminar em ameaça à família. Antes disso há caminhos mais baratos: renegociar com fornecedor e banco, antecipar só o necessário do cartão, microcrédito (CrediAmigo, bancos de fomento, cooperativas), Pronampe, venda de estoque parado com prazo curto, ou fechar com ordem. Se já há cobrança com ameaça, 190 e a Defensoria Pública. Diga quanto falta e até quando: monto com você as próximas semanas do caixa.',
    steps: [
      'Escreva quanto falta, em que dia e o que acontece se atrasar cada conta.',
      'Ligue para três credores e peça prazo; cote microcrédito em banco público e cooperativa.',
      'Venda ou liquide um item parado nesta semana.',
    ],
    risks: ['Perder bens e segurança da família por uma falta que se negocia.'],
  },
  {
    id: 'violencia_planejada',
    kind: 'crime',
    when: [
      [
        'contratei|contratar|mandei|mandar|chamei|pagar|paguei',
        'parrud*|capanga*|dois_cara*|uns_cara*|uns_rapazes|jagunco*|brutamonte*',
        'dar_um_aperto|dar_aperto|dar_um_susto|dar_uma_licao|uma_prensa|intimid+|surra|assust+',
      ],
      [
        'quebrar|bater|arrebentar|socar|soco|surra|esfolar|acertar|matar|esperar_ele|esperar_na_saida|porrada|esgan*',
        'cara|ele|ela|cliente|funcionari*|socio|vizinho|sujeito|ex|fiscal|ladrao|concorrente',
        'vontade|vou|quero|esperar|saida|pensando|se_ele|juro|merece|la_fora',
      ],

      [
        'meto_bala|meter_bala|mando_bala|dou_um_tiro|sento_o_dedo|passo_fogo|arrebento|quebro_ele|pego_ele|pegar_ele|acerto_as_contas|acabo_com_ele|acabar_com_ele|mato|faco_uma_besteira_com|arma_do_meu|arma_aqui|facao|taco_de_beisebol|porrete',
        'ladrao|ele|ela|dele|socio|vizinho|ex|cara|funcionari*|cliente|caloteiro|bandido|concorrente|aqui|voltar|aparecer',
      ],

      [
        'dar_uma_surra|dar_uma_licao|dar_um_jeito_nele|dar_um_susto|dou_um_susto|um_corretivo|mandar_bater|bater_nele|bater_nela|quebrar_a_cara|quebro_a_cara|quebrar_as_pernas|quebrar_ele|arrebentar|meter_a_porrada|porrada|meter_bala|atirar|dar_um_tiro|dou_um_tiro|contratar_alguem_para_matar|matar_ele|matar_ela|mata_ele|mato_ele|mato_ela|matar_esse|matar_aquele|matar_meu|matar_o_cara|matar_o_ladrao|matar_o_socio|matar_minha|vontade_de_matar|dar_fim_nele|dar_fim_nela|sumir_com_ele|sumir_com_ela|mandar_apagar|justica_com_as_proprias_maos|fazer_justica|linchar|amarrar_o_ladrao|esfaquear|facada|envenenar|tacar_fogo_nele|apagar_ele|pistoleiro|matador|jagunco|capanga*|comprar_uma_arma|comprar_arma|arma_sem_registro|arma_debaixo_do_balcao|arma_na_loja|andar_armado|sequestrar|cerca_eletrica_forte|armadilha_com_espingarda',
      ],
    ],
    unless:
      'medo_de_quebrar|quebrar_as_duas|segunda_loja|outra_loja|esperar_ele_vender|esperar_ele_pagar|pra_me_pagar|para_me_pagar|meta|recorde|venda*|ponto|bater_a_meta|bater_meta|preco|quebrar_o_concorrente|quebrar_a_cabeca|quebrar_o_gelo|vou_quebrar|acertar_o|acertar_a_conta|acertar_com|bater_papo|bater_de_frente|porco*|galinha*|frango*|boi|vaca*|rato*|formiga*|mato_a_fome|mato_ele_no_preco|mato_a_cobra|tempo|saudade*|capim|matar_a_concorrencia|matar_meu_estoque|matar_meu_tempo|matar_minha_fome|matar_minha_curiosidade|matar_meu_produto|matar_meu_site|matar_o_produto|matar_o_projeto|matar_a_fome|matar_o_tempo|arrebentar_nas_vendas|arrebentar_de_vender|arrebentar_no|porrada_de_cliente|formiga*|rato*|praga*|barata*|loja_de_armas|vend+_arma|me_bat*|meu_negocio|matar_minha_empresa|matar_meu_negocio|matar_minha_margem|matando_minha|matando_meu|matar_meu_caixa|de_cola|mato_ele_de|foto|video|fotografar|atirar_para_todo_lado|meu_custo|minhas_vendas|o_mato|cachorro|planta*',
    always: true,
    answer:
      'Pare e respire antes de agir: agredir, ameaçar, mandar dar susto, andar armado ou fazer justiça por conta própria é crime e põe você no lugar do acusado, com risco de morte para todos. Afaste-se, peça a alguém calmo que fique na loja e ligue 190 se há perigo agora. O prejuízo se cobra de outro modo: boletim de ocorrência com imagens, protesto, juizado ou ação com advogado. Se a raiva não passa ou dá medo do que pode fazer, ligue 188 (CVV), a qualquer hora, para conversar.',
    steps: [
      'Não encontre a pessoa hoje; registre o que ela fez, com provas, em boletim de ocorrência.',
      'Leve a um advogado ou ao juizado para cobrar, e troque chaves, senhas e acessos.',
    ],
    risks: ['Prisão e vingança contra a sua família.'],
  },
  {
    id: 'jogo_e_vicio',
    kind: 'help',
    when: [
      [
        'tigrinho|bet|bets|betano|blaze|aposta*|apostei|apostando|cassino|jogo_do_bicho|roleta|jogatina|jogo_online|day_trade',
        'perdi|perdendo|gast*|caixa|dinheiro_da|viciad*|vicio|nao_consigo_parar|recuperar|empresa|loja|divida*|escondid*|parar',
      ],
      [
        'beb+|bebo|bebendo|alcool|cachaca|cocaina|po|crack|droga*',
        'todo_dia|todos_os_dias|nao_consigo_parar|viciad*|vicio|dependente|recaida|alcoolatra|alcoolismo|de_manha|para_aguentar|para_dormir',
      ],
    ],
    unless:
      'vend+|cardapio|instal+|bar_vend*|aposta_em|aposto_em|aposta_no_marketing|apostar_em|apostar_no|po_de_cafe|agua|cliente_bebado|cafe|suco|refrigerante|patrocin*|divulg*',
    always: true,
    answer:
      'Obrigado por contar; isso tem tratamento e não é falta de caráter. Pare de tentar recuperar o que perdeu: é o que mais afunda. Hoje, peça a alguém de confiança que cuide das contas, faça a autoexclusão nas plataformas e bloqueie apostas no banco. O CAPS da sua cidade atende de graça e sem encaminhamento; Jogadores Anônimos e Alcoólicos Anônimos têm reuniões também pela internet. Se vier vontade de desistir de tudo, ligue 188, o CVV. Com a porta fechada, ajudo a separar o dinheiro da empresa e a pôr as dívidas em ordem.',
    steps: [
      'Passe hoje senhas e cartões da empresa a uma pessoa de confiança, com retirada fixa para você.',
      'Marque no CAPS ou vá a uma reunião nesta semana.',
      'Liste as dívidas e quais vencem primeiro; daí montamos o caixa.',
    ],
    risks: ['Nova dívida para cobrir a perda.'],
  },
]

export const DATA_DEEDS: readonly Deed[] = [
  {
    id: 'vazamento',
    kind: 'data',
    when: [
      [
        'vaz+|vazamento|hacke*|invad+|invasao|ransomware|sequestr*~dados|sequestr*~sistema|roubaram_os_dados|roubaram_o_computador|roubaram_o_notebook|furtaram_o_notebook|perdi_o_notebook|perdi_o_pen_drive|planilha_exposta|dados_expostos|ataque_hacker|mandei_a_planilha_errada|enviei_para_pessoa_errada',
        'dados|cadastro*|cpf*|cliente*|paciente*|aluno*|prontuario*|senha*|sistema|banco_de_dados|planilha|funcionari*',
        'escond+|nao_avis*|sem_avisar|abaf+|ficar_quiet*|preciso_avisar|precisa_avisar|preciso_contar|tenho_que_avisar|deix+_quieto|apag+|o_que_faco|o_que_fazer|que_faco|e_agora|como_ajo|como_agir|dados|cliente*|paciente*',
      ],
    ],
    unless:
      'meu_instagram|instagram_foi|facebook_foi|whatsapp_foi|minha_conta|vazia|vazio|vazias|vazios|torneira|cano|teto|infiltrac*|como_evit*|como_proteg*|vazamento_de_agua|vazamento_de_gas|vazando_agua|cano',
    always: true,
    answer:
      'Primeiro contenha, sem apagar nada: desligue da rede o que foi atingido, troque as senhas por outro aparelho, ligue a verificação em duas etapas e chame um técnico de segurança. Anote que dados saíram, de quem e quando. Se há risco para as pessoas, a LGPD pede aviso à ANPD e a elas em 3 dias úteis; esconder aumenta a multa e a indenização. Diga a cada uma o que vazou e como se proteger de golpe. Faça boletim de ocorrência, avise o banco e não pague resgate sem orientação; um advogado de dados redige os avisos.',
    steps: [
      'Na primeira hora: isole, troque senhas, guarde registros e cópias.',
      'Hoje: técnico, boletim de ocorrência e lista dos dados e pessoas atingidas.',
      'Em até 3 dias úteis: aviso à ANPD e às pessoas, com um canal para dúvidas.',
    ],
    risks: ['Golpes contra os seus clientes com os dados que vazaram.'],
  },
  {
    id: 'camera_proibida',
    kind: 'data',
    when: [
      [
        'film*|grav*|camera*|celular*|espelho*|espia*',
        'provador*|vestiario*|banheiro*|trocador*|quarto*|chuveiro*|cabine*|sala_de_massagem|lavabo*',
      ],

      [
        'camera*|filmar|filmo|filmadora|celular_gravando|espiao|webcam|monitor*',
        'vestiario*|banheiro*|provador*|trocador*|quarto*|chuveiro|lavabo|sala_de_massagem|cabine|alojamento|dormitorio|sala_de_depilacao|maca',
      ],
    ],
    unless:
      'quarto_de_hotel_para_divulgar|tour|video_do_quarto|filmar_o_quarto|banheiro_novo|reforma*|anuncio|corredor_do|fora_do_banheiro|na_porta_do_quarto_do_hotel_do|vend+_camera',
    always: true,
    answer:
      'Não ponha: câmera em vestiário, banheiro, provador, quarto ou cabine é proibida mesmo com aviso e mesmo por causa de furto; filmar nudez ou intimidade é crime (artigo 216-B do Código Penal), contra funcionário, cliente ou hóspede. Se já existe, desligue hoje, não veja nem mostre as imagens e fale com um advogado. Contra furto: câmera visível e avisada na loja, no caixa, no estoque e no corredor de acesso, armário com chave, contagem por turno e lacre ou etiqueta nas peças. Furto provado: boletim de ocorrência.',
    steps: [
      'Retire o equipamento e guarde o que gravou sem assistir, para o advogado orientar.',
      'Ponha câmera avisada na entrada do provador (do lado de fora) e controle o número de peças.',
      'Conte o estoque dos itens visados por turno.',
    ],
    risks: ['Prisão, indenização a cada pessoa filmada e a loja exposta.'],
  },
  {
    id: 'imagem_sem_autorizacao',
    kind: 'data',
    when: [
      [
        'posto|posta|publico|postei|publiquei|postamos',
        'crianca*|alun*|pacient*',
        'instagram|facebook|rede*|tiktok|status',
        'nenhuma_reclamou|ninguem_reclamou|sem_pedir|nem_pedi|sem_perguntar|nem_perguntei|sem_avisar|nao_pedi|ninguem_falou',
      ],
      [
        'post*|public*|divulg*|mostr*|story|stories|feed|uso|coloco|boto',
        'resultado*|foto*|video*|antes|rosto|print*|depoimento*|caso*|exame*|bebe*|criancas',
        'cliente*|paciente*|aluno*|menina*|hospede*|criancas|noiva*|bebe*',
        'sem_mostrar|sem_nome|sem_o_nome|sem_pedir|precisa_pedir|preciso_pedir|sem_avisar|borr*|tarja|sem_autoriz*|escondid*|nem_sabe*|sem_rosto|ninguem_reclam*',
      ],

      [
        'foto*|video*|imagem|imagens|print*|antes_e_depois|antes_depois|rosto|depoimento*|exame*|conversa*|audio*|filmagem',
        'post+|public+|divulg+|insta*|facebook|tiktok|rede*|site|stories|status|anuncio|propaganda|portfolio|grupo|mand+|mostr+|us+|coloc+|subir|feed|whatsapp|outdoor|marketing',
        `${UNSEEN}|borrad*|sem_mostrar_o_rosto|tarja|cort+_o_rosto|nao_da_para_ver_o_rosto|rosto~borrad*|nem_vai_ver|nem_usa_internet|crianca*_dos_outros`,
        'paciente*|cliente*|aluno*|crianca*|hospede*|funcionari*|gente|pessoas|noiva*|filhos_dos|ela|ele|elas|menina*|idos*|moradores|bebe*|antes_e_depois',
      ],
    ],
    unless:
      'funcionario_postou|funcionaria_postou|funcionario_publicou|funcionaria_publicou|topou|topar*|autoriz*_por|com_autoriz*|com_autorizacao|como_pedir|termo_de_uso_de_imagem|modelo_de_autorizacao|autorizad*|da_fachada|do_produto|dos_produtos|do_prato',
    answer:
      'Não publique sem autorização por escrito: imagem de cliente, paciente, aluno ou hóspede só sai com consentimento que diga onde, para quê e até quando, e a pessoa pode retirar depois; rosto borrado não resolve se ela pode ser reconhecida. Dado de saúde e de criança tem proteção maior na LGPD (criança: autorização de um dos pais), e o conselho da profissão limita o "antes e depois". Se já publicou, tire hoje. Um termo de uma página resolve; o conselho ou um advogado de dados confere.',
    steps: [
      'Faça um termo curto: que imagem, em que canais, por quanto tempo e como cancelar.',
      'Peça na hora do atendimento e guarde junto do cadastro; quem não quiser, não aparece.',
      'Para o conteúdo desta semana, use o espaço, a equipe que autorizou e o produto.',
    ],
    risks: ['Indenização por pessoa e processo no conselho.'],
  },
  {
    id: 'espionar',
    kind: 'data',
    when: [
      [
        'programa|software|app|aplicativo|sistema',
        'tela|telas|teclado|webcam',
        'funcionari*|equipe|eles|home_office|vendedor*',
        'sem_eles_saber|sem_ele_saber|sem_elas_saber|sem_ela_saber|sem_saber|sem_avis*|escondid*',
      ],
      [
        'app|aplicativo|programa|software|rastreador',
        'grava*|monitora*|espia*|rastrei*|print*|captur*|ouve',
        'ninguem~avisad*|ninguem_sabe|sem_avis*|nao_avis*|sem_saber|escondid*|nao_sabem|nem_sabem|tudo_que_fazem',
      ],

      [
        'gravador|escuta|microfone|celular_gravando|babá_eletronica|camera_escondida|rastreador|gps|airtag',
        'coloquei|ponho|por|instal*|deixei|deixo|botei|escond*|colocar',
        'vendedor*|funcionari*|equipe|mesa|sala|carro|bolsa|socio|marido|esposa|menina*|copa|reuniao',
      ],

      [
        'saber|ver|ler|descobr*|acompanh*|olh*|monitor*|espi*|cheg*',
        'conversa*|mensage*|fala|manda|escreve|faz|onde_esta|senha*',
        'whatsapp|celular|telefone|instagram|email|aparelho|direct|localizac*',
        'dela|dele|delas|deles|funcionari*|vendedor*|socio|socia|marido|esposa|namorad*|atendente*|gerente|menina*|equipe',
      ],

      [
        'ler|leio|ver|vejo|olh+|acess+|entr+|invad+|hacke*|clon+|espelh+|espion*|rastre+|monitor+|grampe+|escut+|grav+|instal+|fuc+|bisbilhot*|descobr+|controlar|abr+|pegar_a_senha|senha',
        'whatsapp|mensage*|conversa*|celular|email*|e_mail|instagram|facebook|ligac*|telefone|computador_pessoal|conta_pessoal|conta_dela|conta_dele|localizac*|gps|rede_social|redes_sociais|senha*|audio*|microfone|direct|telegram',
        WATCHED,
        `pessoal|pessoais|${UNSEEN}|espion*|clon*|espelh*|hack*|invad*|grampe*|rastre*|senha_d*|da_esposa|do_marido|do_socio|da_socia|do_concorrente|dos_funcionarios|da_funcionaria|do_funcionario|deles|delas|dele|dela|fora_do_horario`,
      ],
      ['grav+|film+|escut+|camera*|microfone*|gravador', `${UNSEEN}`, WATCHED],
    ],
    unless:
      'ainda_tem_a_senha|ainda_tem_acesso|ficou_com_a_senha|levou_a_senha|tem_as_senhas|tirar_o_acesso|frota|entrega*|caminhao_da_empresa|rastreador_na_frota|da_loja_para|da_empresa|meu_celular|hackearam_meu|clonaram_meu|invadiram_meu|hackeado|recuperar|responder|atender_pelo|vender_pelo|loja_virtual|crm|cliente_manda|atendimento_pelo|whatsapp_business|monitorar_o_atendimento_no_whatsapp_da|da_empresa_que|gravar_video*|gravar_aula*|gravar_reels|controlar_o_estoque|controlar_as_vendas|mensagem_automatica|como_protej*|usar_o_whatsapp|descobrir_o_que_o_cliente|grupo_de_whatsapp_da_equipe|ligacoes_de_cobranca|ver_se_o_cliente|me_espion*',
    answer:
      'Não faça: ler mensagens, clonar ou rastrear celular, pegar senha ou gravar pessoas às escondidas é invasão de aparelho alheio e quebra de sigilo, crime, e a prova assim obtida não serve; com funcionário ainda dá indenização. O que se pode: monitorar só aparelho e conta da empresa, com regra escrita e avisada; câmera visível com aviso fora de áreas íntimas; relatório de atendimento no WhatsApp Business da empresa. Se há suspeita de desvio ou de segredo levado, guarde o que já tem e fale com um advogado: o juiz pode mandar entregar registros.',
    steps: [
      'Escreva a regra de uso de celular e contas da empresa e peça ciência assinada.',
      'Passe o atendimento para um número da empresa, com acesso de mais de uma pessoa.',
      'Troque senhas compartilhadas e ligue a verificação em duas etapas.',
    ],
    risks: ['Processo criminal e perda da causa que queria ganhar.'],
  },
  {
    id: 'lista_do_antigo_patrao',
    kind: 'data',
    when: [
      [
        'lista|listas|contatos|cadastro|cadastros|carteira_de_client*|base|planilha|planilhas|telefones|agenda_de_client*|banco_de_dados|receitas_da_casa|projeto|projetos|arquivo|arquivos|codigo',
        'eu_trabalh*|onde_trabalh*|que_trabalhei|que_trabalhava|trabalhava_antes|antigo_patrao|antiga_patroa|ex_patrao|antigo_emprego|ex_emprego|antigo_trabalho|antiga_empresa|ex_empresa|meu_antigo_chefe|antigo_chefe|empresa_anterior|salao_anterior|do_meu_patrao|do_patrao',
        'peg+|pego|lev+|copi+|us+|mand+|ofert+|oferec+|baix+|salv+|tir+|guard+|cham+|export+',
      ],
    ],
    unless: 'ex_funcionari*|levou|copiou|roubou|carteira_assinada|carteira_de_trabalho',
    answer:
      'Não use essa lista: cadastro de cliente, planilha, projeto e código são da empresa onde você trabalhou. Levar e mandar oferta é concorrência desleal (crime na Lei 9.279, artigo 195) e uso de dado pessoal sem autorização (LGPD), com indenização e multa. Você pode, sim, trabalhar no mesmo ramo, anunciar aberto a todos e atender quem procurar você por vontade própria, se não assinou contrato que proíba.',
    steps: [
      'Apague a lista e o que mais levou, e não mande a mensagem.',
      'Anuncie no seu perfil e no mapa que agora atende por conta própria: quem quiser, acha você.',
      'Releia o contrato que assinou lá (sigilo, não concorrência) e, se houver, mostre a um advogado.',
    ],
    risks: ['Processo da empresa e dos clientes, com indenização e bloqueio do que você vendeu a eles.'],
  },
  {
    id: 'lista_de_dados',
    kind: 'data',
    when: [
      [
        'contato*|telefone*|cadastro*|lista|nomes',
        'me_paga|me_pagam|reais_por|por_contato|por_telefone|por_nome',
        'client*|alun*|pacient*|morador*|inquilin*',
        'mandei|mando|vendi|vendo|passei|passo|entreguei',
      ],
      [
        'lista|base|cadastro|dados|contatos|emails',
        'paciente*|cliente*|aluno*|usuario*',
        'quer_comprar|vend+~lista|vend+~base|vend+~cadastro|vend+~dados|vender_os_dados|quanto_cobro|me_paga|oferec*_por',
        'laboratorio*|farmacia|amigo|empresa|concorrente|alguem|corretor*|financeira|parceiro|um_cara|interessad*|mil',
      ],
      [
        'copi+|copiei|baix+|export+|peg+|tir+',
        'banco_de_client*|base_de_client*|clientes_do_sistema|cadastro_dos_client*|dados_do_sistema|base_dele',
        'dou_suporte|suporte|hospedo|manutencao|sistema_que|do_meu_cliente|ninguem_nota|ninguem_percebe|ninguem_ve|vend+',
      ],
      [
        'prontuario*|exame*|laudo*|ficha_d*',
        'marido|esposa|mae|pai|chefe|patrao|familia|namorad*|empresa_dele|advogado',
        'pediu|pede|quer|mando|mostro|entrego|passo',
      ],

      [
        'prontuario*|exame*|laudo*|ficha*|diagnostico|hiv|doenca|gravidez|cpf|senha*|depress*|salario',
        'marido|esposa|mae|pai|namorad*|chefe|patrao|familia|equipe|todo_mundo|grupo|amig*|policia|funcionari*|outra_clinica',
        'pediu|quer|mando|mandar|contei|contar|mostr*|pass*|falei|avisei|envio|espalh*',
      ],

      [
        'sair|sai|saindo|saio|demit*|largar',
        'clinica|salao|empresa|loja|escritorio|academia|escola|emprego|patrao|consultorio|barbearia',
        'lev*|copi*|peg*|baix*|fotograf*|guard*',
        'planilha|cliente*|paciente*|aluno*|contato*|lista|agenda|telefone*|cadastro|carteira',
      ],

      [
        'lista*|cadastro*|base|mailing|banco_de_dados|contato*|telefone*|cpf*|dados|email*|numeros|ficha*|prontuario*|agenda_de_clientes|carteira_de_clientes|clientes_do_antigo|clientes_da_antiga|clientes_do_ex',
        'compr+|vend+|pass+|repass+|ced+|compartilh+|troc+|copi+|lev+|peg+|rouba+|baix+|export+|puxar|mandar|mando|entreg+|forne[cç]+|consegu*|arrum+|arranj+|raspar|extrair|fotograf+|foto_d*',
        'concorrent*|antig[oa]|ex_patrao|ex_chefe|ex_emprego|outra_empresa|terceiro*|parceir*|vazad*|vazou|internet|dispar*|spam|massa|plano|laboratorio|financeira|escola|farmacia|loja|imobiliaria|politic*|vereador*|candidato|meu_amigo|minha_amiga|corretor*|dinheiro|me_pag*|oferec*|quando_sair|sai|sair|saindo|pronta*|serasa|detran|hacker|comprad*|nao_autoriz*|sem_autoriz*|sem_pedir',
      ],
      [
        'dispar+|spam|massa|robo|mandar_para_todo_mundo|mensagem_em_massa|ligar_para',
        'lista_comprada|numeros_da_internet|nao_sao_clientes|que_nunca|sem_autoriz*|nao_pedi*|desconhecid*|qualquer_numero|comprei|base_comprada',
      ],
      [
        'senha*|numero_do_cartao|cvv|dados_do_cartao|foto_do_cartao|cartao_do_cliente|codigo_de_seguranca|biometria|digital|reconhecimento_facial|cpf|hiv|laudo*|exame*|prontuario*|diagnostico*|doenca',
        'anot+|guard+|salv+|caderno|planilha|whatsapp|print|obrig+|exig+|cont+_para|espalh+|mostr+|coment+|chatgpt|colo|colar|grupo|mural|deixo_em_cima|aberto',
        'cliente*|paciente*|aluno*|funcionari*|hospede*|equipe|todo_mundo|gente',
        'cartao|cvv|senha*|obrig*|exig*|hiv|doenca|laudo*|exame*|prontuario*|diagnostico*|chatgpt|espalh*|mural|grupo|biometria|facial',
      ],
    ],
    unless:
      'sai_e_leva*|saem_e_leva*|saiu_e_levou|sairam_e_levaram|foi_embora_e_levou|profissionais_sa*|levou_os_contatos|levou_a_lista|com_a_minha_lista|foi_para_o_concorrente|meu_salario|familia_toda|laudo_de_vistoria|salario_dos|quanto_(?:custa|pago|tempo|fica|e|guardo|vale|gasto|preciso|tenho)|quantos|ele_levou|ela_levou|como_evit*|pediu|levando_meus|lista_de_transmissao|lista_de_compras|lista_de_preco*|fornecedor*|montar_uma_lista|criar_uma_lista|organiz*|backup|migrar|trocar_de_sistema|sistema_novo|comprar_o_sistema|lista_de_espera|base_de_calculo|como_fazer_uma_lista|lista_vip|funcionario_levou|funcionaria_levou|ex_funcionari*_levou|levou_meus|levou_a_lista|me_roub*|copiou_meus|obrig*_a_pedir_cpf|cpf_na_nota|contador|exames_ocupacionais|vender_mais_para_a_base|base_de_clientes_que_tenho|evit+_perder|loja_de_maquiagem|maquiagem|base_liquida',
    answer:
      'Não compre, venda nem leve dados: lista de CPF, telefone ou pacientes sem autorização fere a LGPD (multa de até 2% do faturamento), e levar a carteira do antigo emprego ou do concorrente é concorrência desleal, crime. Senha, cartão com código, exame e diagnóstico não se anotam em caderno nem se mostram à equipe ou a um robô. Mensagem a quem não pediu ainda derruba o número no WhatsApp. O caminho que vende: lista própria, com quem aceitou receber, tirada do balcão, do site e das compras. Dúvida: um advogado de dados ou o site da ANPD.',
    steps: [
      'Apague o que veio sem autorização e guarde só o que usa, com acesso restrito.',
      'Peça o aceite na compra ("quero receber ofertas") e ofereça a saída em cada mensagem.',
      'Combine com a equipe quem vê o quê, e tire do caderno senhas e cartões.',
    ],
    risks: ['Multa, bloqueio do número e indenização às pessoas.'],
  },
]
