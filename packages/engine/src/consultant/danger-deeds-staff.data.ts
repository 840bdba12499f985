import type { Deed } from './danger-types.ts'
import {
  AS_EMPLOYED,
  CALLED_OTHERWISE,
  DISMISS,
  HOURS,
  STAFF,
  STRONG_STAFF,
  UNPAID,
  UNREGISTERED,
} from './danger-words.data.ts'

const SEXUAL =
  'sair_comigo|saia_comigo|sair_com_ele|dormir_com|transar|sexo|sexual|sexuais|beij+|cantada*|cant+_ela|cant+_a_funcionaria|dar_em_cima|dando_em_cima|da_em_cima|passar_a_mao|passou_a_mao|passa_a_mao|passando_a_mao|pass+_mao_na|apalp+|encoxa*|nudes|foto_pelada|pelada|pelado|tarad*|assedi*|abus+|motel|agarr+|alis+|mao_boba|safadeza|gracinha*|corpo_das|corpo_dela|roupa_curta|decote|mini_saia|minissaia|saia_curta'
const GROUPS =
  'negro|negra|negros|negras|pret[oa]|pret[oa]s|gay|gays|lesbica*|trans|travesti*|viado*|sapatao|homossexua*|lgbt*|(?<!minha_)mulher(?!_d[aeo]_)|mulheres|homem|homens|velho|velha|velhos|velhas|idoso|idosa|idosos|acima_de_40|acima_de_45|acima_de_50|mais_de_40|mais_de_45|mais_de_50|passou_dos_40|passou_dos_50|gordo|gorda|gordos|gordas|feia|feio|bonita|bonitas|bonito|boa_aparencia|deficiente*|deficiencia|pcd|cadeirante|autista*|surdo*|cego|cega|evangelic*|crente*|macumb*|umband*|candombl*|terreiro|catolic*|muculman*|judeu*|espirita|nordestin*|haitian*|venezuelan*|bolivian*|favela|favelad*|comunidade|casada*|solteira*|com_filho*|sem_filho*|tem_filho*|filhos_pequenos|filho_pequeno|mae_solteira|maes|mae_de|petista*|bolsonarista*|hiv|tatuad*|cabelo_afro|cabelo_crespo|black_power|dread*|ex_presidiari*|sindicalizad*'

export const STAFF_DEEDS: readonly Deed[] = [
  {
    id: 'assedio_sexual',
    kind: 'labour',
    when: [
      [
        'estagiari*|funcionari*|atendente|garconete|vendedora|candidata|menina|moca|secretaria|recepcionista|ela',
        'jantar|janta|sair|encontro|carona|viajar|viagem|hotel|cinema|bar',
        'comigo|efetiv*|promov*|aumento|vaga|contrat*|promoc*|emprego|demit*|folga|em_troca',
      ],

      [
        SEXUAL,
        `${STRONG_STAFF}|estagiaria|menina|moca|ela|candidata|equipe|vaga|promoc*|aumento|gerente|chefe|subordinada`,
        'funcionari*|empregad*|vendedora|garconete|atendente|estagiari*|recepcionista|secretaria|candidata|gerente|chefe|cozinheir*|menina*|moca*|equipe|promoc*|vaga|emprego|aumento|demit*|caixa|trabalha*|salao|loja|reclam*|encarregad*|supervisor*|colega',
      ],
    ],
    unless:
      'pediu_aumento|nao_tenho_como_pagar|vai_sair|com_a_equipe|confraterniz*|comigo_ha|comigo_desde|meses|anos|jantar_da_empresa|bar_e_restaurante|empreg*_comigo|carteira|conta_comigo|trabalh*_comigo|treinamento|roupa_curta_da_moda|loja_de_roupa|moda_praia|vend+_lingerie|sex_shop|sexshop|motel_e_|tenho_um_motel|meu_motel|fantasia|perfume|cliente_passou|moto',
    always: true,
    answer:
      'Pare aqui: condicionar vaga, aumento ou emprego a favor sexual, insistir, tocar ou comentar o corpo de quem trabalha com você é assédio sexual, crime, e a empresa responde também pelo que o gerente faz e pelo que o dono abafa. Se alguém contou um caso, acredite no relato o bastante para agir: afaste o suspeito do contato, guarde mensagens, não puna quem falou e chame um advogado trabalhista. Orientação e denúncia: Ligue 180, delegacia e Ministério Público do Trabalho, no Disque 100.',
    steps: [
      'Ouça a pessoa em particular, anote datas e testemunhas, e separe os dois no trabalho sem prejudicar quem denunciou.',
      'Apure com alguém de fora e decida com advogado: advertência, suspensão ou justa causa do agressor.',
      'Escreva a regra e um canal para relatos, e diga à equipe.',
    ],
    risks: ['Processo criminal, indenização e rescisão indireta de quem foi assediado.'],
  },
  {
    id: 'discriminacao_no_emprego',
    kind: 'labour',
    when: [
      [
        'nao_pego|nao_contrato|nao_chamo|nem_chamo|aqui_nao_entra|descarto',
        'evangelic*|gente_velha|mais_velh*|acima_de_[345][05]|mais_de_[345][05]|negro*|negra*|gay*|gord*|crente*|macumbeir*|terreiro|deficiente*|nordestin*|com_filho*',
      ],
      [
        'nao_quero|nao_contrat+|nao_pego|evit+|prefiro_nao|posso_nao|sem_contratar|filtr+|elimin+|descart+|so_homem|so_mulher',
        'gestante*|gravida*|mulher_com_filho*|mae|maes|mae_solteira|com_filho*|filho_pequeno|filhos_pequenos|casad*|que_engravid*|idade_de_ter_filho|lesbic*|gay*|trans|negr[oa]*|velh[oa]*|mais_de_[0-9]*|acima_de_[0-9]*|gord[oa]*|evangelic*|macumbeir*|nordestin*|favela|estrangeir*|deficien*|pcd|ex_presidiari*|cabelo_crespo|tatuad*|moto_antiga',
        'contrat+|vaga|entrevista|curriculo*|emprego|selecao|candidat*',
      ],
      [
        'funcionari*|vendedor*|atendente*|caixa|garcom|recepcionista|menina|rapaz|moca|gerente',
        'trans|gay|lesbic*|negr[ao]|pret[ao]|gord[ao]|velh[ao]|evangelic*|macumb*|umband*|tatuad*|afeminad*|deficien*|gaga|gago|sotaque|cabelo|dread*|turbante|veu|idos*',
        'cozinha|fundos|estoque|la_atras|esconder|espant*|fregues*|cliente*|nao_combina|tir*|troc*|afast*|mand*|balcao|recepcao|vitrine|imagem',
      ],

      [
        'vaga|anuncio|contrat*|candidat*|curriculo*|emprego|selecion*|selecao|entrevist*',
        'so_para_mulher|so_mulher|so_homem|so_para_homem|ate_30_anos|ate_25_anos|ate_35_anos|sem_filho*|solteir*|boa_aparencia|bonit*|magr*|branc*|sem_tatuagem|evangelic*|hetero*|jove[mn]*|nova|que_nao_engravide|sem_religiao|moradores_de|sem_morar|foto',
      ],

      [
        'nao_contrat+|nao~contrat+|nao_quero~contratar|nao_pego|nao_pegar|nao_aceit+|nao_quero|sem_contratar|evit+_contratar|evito|so_contrat+|so_quero|so_pego|so_aceit+|prefiro|exij+|exig+|anuncio|anunciar|coloc+_na_vaga|por_na_vaga|vaga_so|vaga|descart+|elimin+|cort+_curriculo*|fech+_a_porta|recus+|demit+|mand+_embora|paga+_menos|pago_menos|ganh+_menos|separ+_curriculo*|tirar_do_balcao|tirar_do_atendimento|deixar_la_atras|nao_ficar_no_balcao',
        GROUPS,
        'contrat+|vaga|candidat*|curriculo*|funcionari*|empregad*|vendedora|vendedor|atendente*|recepcionista|garcom|garconete|balcao|salario|pago_menos|paga+_menos|demit+|mand+_embora|processo_seletivo|entrevista|emprego|equipe|atendimento|trabalhar_aqui|trabalhar_comigo|anuncio|ganh+_menos|cargo',
      ],
    ],
    unless:
      'usa_a_minha_foto|jovem_aprendiz|para_atrair|atrair_mulheres|atrair_gente|chamar_mais_mulheres|obrigacao_de|regra_nova|cabeleireir*|corte|velho_de_casa|(?<!nao_)quero_contratar|treinar|produto_novo|nova_loja|nova_unidade|foto_do_produto|anuncio_com_foto|cliente*_novo*|uma_pessoa_nova|boa_foto|banheiro|cota|vaga_de_estacionamento|vaga_de_garagem|cliente_gordo|moda_plus|vaga_para_pcd|incluir|inclus*|diversidade|velho_cliente|estoque_velho|produto_velho|so_quero_vender|roupa*|vestir|sapato|nao_contrato_mais_ninguem|experiencia|nao_quero_perder|anuncio_no|anuncio_do|homem_de_confianca|publico_feminino|loja_de',
    always: true,
    answer:
      'Não faça isso: escolher, pagar menos ou afastar alguém por cor, sexo, gravidez, filhos, idade, orientação sexual, religião, aparência, deficiência ou origem é discriminação proibida (Lei 9.029), e por raça, religião ou orientação sexual é crime de racismo. Também não vale "é o cliente que prefere". O anúncio da vaga pode pedir experiência, horário e tarefa, nada da pessoa. Um advogado trabalhista revê o anúncio e o seu processo de escolha.',
    steps: [
      'Reescreva a vaga só com tarefa, horário, local e experiência.',
      'Teste todos com a mesma tarefa prática e a mesma lista de perguntas.',
    ],
    risks: ['Processo criminal, indenização e a loja exposta nas redes.'],
  },
  {
    id: 'assedio_moral',
    kind: 'labour',
    when: [
      [
        'revist*|revis*|bolsa*|mochila*|blusa|roupa|armario*|calca|corpo|apalp*',
        'turno|saida|equipe|funcionari*|vendedor*|meninas|menin*|embora|expediente|fim_do_dia|pessoal',
        'levantar|tirar|abrir|apalp*|passar_a_mao|conferir|revist*|revis*|pelad*|sutia',
      ],

      [
        'nome|nomes|foto|fotos|quadro|mural|ranking|grupo|cartaz',
        'meta*|pior*|ultim*|vend*_menos|erra*|atras*|nao_bateram|nao_bateu|nao_vende*',
        'burro|palhaco|vergonha|desenh*|rid*|apelido|orelha|lixo|tartaruga|fracass*|perdedor*|zero|humilh*|castig*|todo_mundo_ver',
      ],

      [
        'fulano|beltrano|funcionari*|empregad*|vendedor*|ele|ela|antig*',
        'peca_demiss*|peca_as_contas|peca_conta*|pedir_demiss*|pedir_as_contas|pedir_conta*|pedir_para_sair|peca_para_sair|saia_sozinh*|sair_sozinh*|sair_por_vontade|pedir_o_chapeu',
      ],
      [
        'meta|metas|erra|errou|atras*|pior|vende_menos|ultimo',
        'castigo|prenda|mico|mural|fantasia|chapeu|vergonha|danca*|flexao|flexoes|sem_almoco|na_frente_de_todo*|grupo_do_whatsapp|foto_no_mural|apelid*|exposicao|expor|gritar|berr*',
      ],

      [
        'humilh+|xing+|grit+|ofend+|castig+|pun+ir|punicao|isol+|deix+_sem_fazer_nada|encost+_num_canto|botar_para_limpar_banheiro|coloc+_para_lavar_banheiro|trocar_de_horario_todo_dia|infern*|pression+|aperto_ate|apertar_ate|cans+_ele|cansar_ela|cansar_ate|forc+|perseg+|persig*|persegu*|expor_na_frente|na_frente_de_todos|na_frente_dos_outros|na_frente_da_equipe|mural_da_vergonha|pior_funcionario|pior_vendedor*|trofeu|orelha_de_burro|dancar|flexao|flexoes|pagar_mico|mico|prenda|dificult+|piorar_a_vida|fazer_da_vida|tirar_as_tarefas|geladeira|torn+_insuportavel|ambiente_ruim|sufoc*',
        `${STRONG_STAFF}|ele|ela|equipe|eles|elas|quem_nao_bate|meta|time`,
        'pedir_conta*|pedir_as_contas|peca_conta*|peca_as_contas|pedir_demissao|peca_demissao|peca_para_sair|pedir_para_sair|desist+|sair_sozinh*|saia_sozinh*|sair_por_conta|saia_por_conta|sair_sem_direito*|sem_pagar|nao_pagar_a_multa|nao_pagar_rescisao|nao_ter_que_demitir|sem_eu_demitir|meta|metas|na_frente|vergonha|mico|castig*|exemplo|funcionari*_que|pior_funcionario|erra|errou|pior_vendedor*|aprender|banheiro',
      ],
      [
        'bat+_nele|bat+_nela|bat+_no_funcionario|bat+_na_funcionaria|dar_um_tapa|dei_um_tapa|dar_uns_tapas|empurr+|dei_um_soco|um_soco|dar_uma_surra|joguei_nele|agredi*',
        STRONG_STAFF,
      ],
      [
        'vot+|eleicao|candidato|politic*|passeata|ato_politico|comicio',
        'funcionari*|empregad*|equipe|pessoal|eles',
        'obrig+|mand+|demit+|pression+|forc+|bonus|ameac*|folga|premi+|camisa',
      ],
      [
        'revist+|bolsa|bolsas|tirar_a_roupa|poligrafo|detector_de_mentira|apalp+',
        STRONG_STAFF,
        'revist+|pelad*|tirar_a_roupa|poligrafo|detector|abrir_a_bolsa|olhar_a_bolsa|apalp+|saida|intim*',
      ],
      [
        'tranc+|prend+|segur+|deix+_preso|amarr+',
        'no_deposito|na_sala|no_escritorio|na_cozinha|no_banheiro|no_estoque|na_camara_fria|no_quartinho|no_quarto|ate_confess*|ate_contar|ate_devolver|ate_assinar|ate_a_policia|confess+',
        `${STRONG_STAFF}|ladrao|menino|rapaz|moca|ele|ela|suspeit*`,
      ],
    ],
    unless:
      'gerente_do_banco|banco_quer|vergonha_de_ligar|na_frente_de_todos_o_cliente|da_cliente|do_cliente|a_cliente|o_cliente|vend*_bolsa|moda|loja_de_roupa|colec*|pediu_as_contas|pediu_demissao|evit*|como_seguro|revista_da|revistas|vend+_bolsa|loja_de_bolsa|me_humilh*|me_xing*|me_grit*|grit*_comigo|berr*_comigo|cliente_xing*|cliente_grit*|cliente_humilh*|cliente_que_|desist+_da_compra|mercadoria_trancada|bolsas_femininas|geladeira_quebr*|forca_de_vendas',
    always: true,
    answer:
      'Não siga por aí: humilhar, castigar, isolar, revistar com contato, trancar, agredir ou apertar até a pessoa "pedir as contas" é assédio moral, e pode ser crime (constrangimento, cárcere, lesão). Ela sai por culpa sua, com todos os direitos e indenização; obrigar a votar também é crime eleitoral. Se a pessoa não serve, demita e pague as verbas; se errou, há advertência escrita, suspensão e, provada a falta grave, justa causa. Um advogado trabalhista diz qual cabe.',
    steps: [
      'Descreva o fato com data e prova, converse em particular e dê advertência por escrito.',
      'Peça ao contador a conta da demissão sem justa causa e do acordo do artigo 484-A.',
      'Meta não batida se trata com acompanhamento e treino, nunca com exposição.',
    ],
    risks: ['Rescisão indireta com todas as verbas, dano moral e processo criminal.'],
  },
  {
    id: 'pejotizacao',
    kind: 'labour',
    when: [
      [
        'pj|mei|cnpj|prestador*|autonom*|socio|cooperado*|cooperativa',
        'transform+|vir+|vire|virem|abr+_mei|abram|abra|abrir|pass+_para|coloc+|contrat+|troc+|demit+_e|registr+_como|como|de_clt_para|no_lugar_de|inves_de|em_vez_de|fazer_ele|fazer_todo',
        `${STRONG_STAFF}|equipe|pessoal|todo_mundo|time|galera|clt|turma`,
        `ponto|chefe|horario|exclusiv*|encargo*|carteira|clt|economiz+|nao_pagar|sem_pagar|fgts|13|ferias|fixo|ordem|obrig+|${AS_EMPLOYED}`,
      ],
    ],
    unless:
      'cliente_sempre_pede|cliente_pede|coisinha*|viro_clt|virar_clt|sou_pj|como_pj_mas|ganho_bem|tenho_emprego|sou_clt|trabalho_de_carteira|perco_o_seguro|perder_o_seguro|meu_emprego|sou_mei|eu_sou_pj|meu_cnpj|meu_mei|mei_pode_ter|mei_pode_contratar|posso_contratar_um_funcionario_sendo_mei|cliente_pj|conta_pj|imposto_do_pj|limite|exame|registrar_o_primeiro',
    answer:
      'Cuidado: pôr em PJ ou MEI quem tem horário, chefe e salário fixo é vínculo disfarçado; a Justiça manda registrar desde o início e pagar férias, 13º, FGTS e multa, e a Receita cobra o INSS. PJ só quando a pessoa decide como e quando faz, pode ter outros clientes e mandar outra no lugar. Antes de mudar alguém, peça ao contador a comparação de custo e fale com um advogado trabalhista sobre o que cabe: CLT, meio período, intermitente ou prestador de verdade.',
    steps: [
      'Marque para cada pessoa: tem horário? recebe ordem? só trabalha aqui? Três "sim" são emprego.',
      'Compare com o contador o custo mensal da CLT com o risco de cinco anos de atrasados.',
    ],
    risks: ['Reconhecimento do vínculo de toda a equipe numa só fiscalização.'],
  },
  {
    id: 'hora_fora_do_ponto',
    kind: 'labour',
    when: [
      [
        'vigia|vigilante|porteiro|frentista*|cozinheir*|padeiro|motorista|menin*|pessoal|turma|equipe|funcionari*|garcom|garcons|balconista*',
        '7_dias_por_semana|sete_dias|todos_os_sete|7_noites|sete_noites|nao_folga|nao_folgam|ninguem_folga|sem_dia_de_folga|sem_folga_nenhuma|nao_tem_folga|folga~eu_troco|troco~folga|troco_a_folga',
      ],
      [
        'domingo|domingos|feriado|feriados',
        'nao_pag+~dobr*|nao_pag+_a_mais|sem_pagar_a_mais|nem_dou_folga|nem_folga|sem_compens+|nao_compens+',
        'pessoal|equipe|turma|funcionari*|menin*|eles|todo_mundo',
      ],
      [
        'galera|equipe|pessoal|turma|funcionari*|eles|menin*',
        'madrugada|ate_tarde|ate_as_[0-9]*|ate_meia_noite|vira*_a_noite|ate_acabar|ate_terminar',
        'pizza|lanche|folga_quando_der|agradeco|compens*|sem_extra|sem_hora_extra|de_graca|nao_pago|sem_pagar|uber|refrigerante',
      ],

      [
        'entram|chegam|saem|ficam|trabalham|entra|chega|fica',
        'ponto',
        'so_bat*|so_podem|so_pode|antes|depois|mais_cedo|mais_tarde|so_marc*|e_ai',
      ],

      [
        'folha_de_ponto|cartao_de_ponto|livro_de_ponto|ponto_d[eoa]*|folha_ponto',
        'eu_mesm*|igualzinho|igual|preench*|invento|no_fim_do_mes|para_todo_mundo|todos_iguais|mesmo_horario|assinam_depois',
      ],

      [
        'marc*|bat*|registr*|anot*|preenche*|assin*',
        'saida|ponto|folha|cartao|horario',
        'termin*|depois|limpeza|continu*|igualzinho|igual|sempre_igual|certinho|eu_mesm*|por_eles|todo_mes|nao_gera|antes_de_sair|fechar_a_loja|arrumar|nao_da_extra|combinad*|mesma_hora',
        'limpeza|continu*|termin*|igualzinho|igual|eu_mesm*|por_eles|gera|extra|arrumar|depois|combinad*|trabalh*',
      ],
      [
        'nao_tem|sem|nao_dou|nao_tir*|nao_faz*|nao_par*|cort*|tirei|diminui|reduz*|trabalham_direto|emend*|pul*|so_come*|come_quando|comem_quando|come_em_pe|comem_em_pe',
        'intervalo|almoco|hora_do_almoco|descanso|folga|folgas|pausa|lanche',
        'aqui|casa|equipe|pessoal|eles|elas|funcionari*|costume|todo_mundo|ninguem|turno|movimento|cozinha|menin*|galera|sempre|quando_da',
      ],
      [
        'funcionari*|pessoal|equipe|eles|elas|menin*|ele|ela|galera|vendedor*|turma',
        'abr*_a_loja|cheg*~antes|fic*~depois|fic*_ate|entr*~antes|responde*~whatsapp|reuniao|curso|inventario|treinamento|limpeza|fora_do_horario|fora_do_expediente|depois_do_expediente|depois_do_horario',
        'sem_pagar|sem_receber|nao_pago|nao_ganha*|de_graca|sem_extra|nao_conto|nao_marc*|sem_marcar|nao_bate*|sem_bater|por_conta|nao_e_trabalho',
      ],

      [
        'ponto|cartao_de_ponto|folha_de_ponto|relogio|livro_de_ponto',
        'bat+_o_ponto_e|bater_o_ponto|bat+_ponto|bate_e_continua|continu+|volt+_a_trabalhar|voltar_para_o_servico|segu+_trabalhando|ajeit+|arrum+|mud+|alter+|apag+|edit+|fals+|adulter*|assin+_por|mesmo_horario|horario_britanico|certinho_todo_dia|fech+_o_ponto|marc+_saida|registr+_saida|saida|tudo_igual|refazer|corrig+|em_branco',
        `continu+|trabalh*|ficar|ficam|hora*|ate_as|pedido|${UNPAID}|ajeit+|arrum+|mud+|alter+|apag+|edit+|fals+|adulter*|depois|em_branco|assin*|horario|processo|fiscalizacao|saida`,
        `${STAFF}|obrig+|mand+|faco|horas|extra`,
      ],
      [
        HOURS,
        UNPAID,
        `${STRONG_STAFF}|pessoal|equipe|turma|galera|menin*|obrig+|mand+|eles|elas|ele|ela|jornada|folga*`,
      ],
      [
        '12_horas|13_horas|14_horas|15_horas|16_horas|12h|13h|14h|15h|16h|doze_horas|quatorze_horas|sem_folga|sem_nenhuma_folga|sem_intervalo|sem_almoco|sem_hora_de_almoco|sem_parar|sem_descanso|direto|de_domingo_a_domingo|segunda_a_segunda|7_dias|sete_dias|todos_os_dias_sem|come_em_pe|comem_em_pe|15_minutos_de_almoco|dez_minutos_de_almoco|10_minutos_de_almoco|20_minutos_de_almoco|almoco_em_15|sem_horario',
        `${STRONG_STAFF}|pessoal|equipe|turma|galera|menin*|eles|elas|moca*|rapaz*`,
        'trabalh*|fic+|faz|fazem|deix+|jornada|escala|turno|folga*|almoc*|intervalo|descanso|obrig+|pode|posso|come|comem|coloc+|plantao',
      ],
    ],
    unless:
      'preciso_pagar|tenho_que_pagar|pagar_a_mais|pago_a_mais|pago_em_dobro|estou_sem_folga|estou_sem_descanso|mudar_o_horario|entrega|ponto_de_venda|ponto_de_onibus|ponto_de_equilibrio|ponto_da_massa|eu_marco|agenda|folga_no_domingo|eu_nao|consulta*|minha_folga|almoco_executivo|vend*_almoco|servir_almoco|lanche_da|cardapio|marmita*|eu_trabalho|trabalho_12|trabalho_14|trabalho_16|abro_12|loja_abre|12_por_36|12x36|cobro_hora|cliente_nao_pag*|minha_hora|eu_fico|estou_trabalhando|maquina_trabalha|nao_tiro_folga|nao_tenho_folga|quanto_custa|quanto_pago|como_calcul*|ponto_comercial|ponto_de_equilibrio|ponto_da_carne|loja_aberta|abrir_domingo|abrir_no_domingo|abrir_aos_domingos|projeto*|evit+_retrabalho|reduz+_hora_extra|reduz+_as_horas|diminu+_hora*|maquininha|ponto_forte|ponto_fraco|venda_no_ponto|entregar_de_graca',
    answer:
      'Não: toda hora trabalhada entra no ponto e é paga, com pelo menos 50% a mais na hora extra (limite de 2 por dia), intervalo de almoço e uma folga por semana. Bater o ponto e continuar, ajeitar o registro ou deixar sem folga vira prova contra você: mensagens, câmeras e colegas mostram o horário. Para o pedido caber na lei há o banco de horas com acordo escrito (compensado em até 6 meses), escala por turno e contrato por prazo. Veja qual cabe com o contador ou um advogado trabalhista.',
    steps: [
      'Some as horas de verdade das últimas quatro semanas e peça ao contador o custo com o adicional.',
      'Faça um acordo de banco de horas por escrito e uma escala que respeite intervalo e folga.',
      'Se a falta de braço é só no pico, compare hora extra paga, temporário e prazo de entrega maior.',
    ],
    risks: ['Pagar cinco anos de horas extras com reflexos em férias, 13º e FGTS, para cada pessoa.'],
  },
  {
    id: 'inss_descontado',
    kind: 'labour',
    when: [
      [
        'inss|fgts|contribuicao|previdencia|consignado|pensao',
        'descontei|descontamos|que_desconto|desconto_deles|descontado_d*|descontad*|retive|retid*|tirei_d*|recolhid*',
        'us+|usar|peg+|pego|pag+|gast+|segur+|seguro|girar|giro|rodar|cobr+|tapar|adiar|adio|fico_com|ficar_com|deix+_para_depois|empurr+',
        'funcionari*|empregad*|eles|elas|deles|delas|dele|dela|equipe|pessoal|folha|holerite|salario*|menin*|rapazes|turma',
      ],
    ],
    unless: 'quanto_descont*|como_descont*|como_calcul*|restitu*|imposto_de_renda',
    answer:
      'Não use esse dinheiro: o que foi descontado do salário para o INSS, a pensão ou o consignado é da pessoa, não da empresa. Ficar com ele, mesmo por uns dias, é crime (apropriação indébita previdenciária, artigo 168-A do Código Penal), com pena de prisão. Quem paga ou parcela antes de a fiscalização começar costuma se livrar do processo. Para o fornecedor há outro caminho: peça prazo hoje, pague uma parte e cobre quem lhe deve.',
    steps: [
      'Recolha a guia deste mês antes de qualquer outra conta; se já venceu, peça ao contador a guia com multa ou o parcelamento.',
      'Ligue hoje para o fornecedor, diga a data em que paga e ofereça uma parte agora.',
      'Faça a lista do que entra e sai nas próximas oito semanas e separe o desconto da folha no dia do pagamento.',
    ],
    risks: ['Processo criminal contra quem assina pela empresa, além de multa e juros.'],
  },
  {
    id: 'salario_por_fora',
    kind: 'labour',
    when: [
      ['fgts|inss', 'sem_depositar|nao_deposito|sem_recolher|nao_recolho', 'descont*|uso|girar|ano|meses|eles|deles'],

      [
        'fgts|inss',
        'sem_depositar|sem_recolher|nao_deposito|nao_recolho|atras*|nunca_depositei|parei_de|uso_para|uso_o|giro|girar|capital',
        'descont*|holerite|funcionari*|eles|deles|equipe|girar|folha',
      ],

      [
        'por_fora|por_baixo|na_mao|no_pix|em_dinheiro|sem_recibo|fora_da_folha|fora_do_holerite|fora_da_carteira|sem_lancar|em_especie|pelo_caixa_2|no_envelope|dinheiro_vivo|sem_constar|sem_declarar',
        'salario*|comissao|comissoes|hora_extra|horas_extras|bonus|domingo*|feriado*|resto|diferenca|metade|complemento|carteira|folha|holerite|no_minimo|salario_minimo|encargo*|13|decimo|ferias|rescisao|premio|parte',
        `${STRONG_STAFF}|pag+|pagu*|registr+|pessoal|equipe|carteira|encargo*|minimo`,
        'registr+|carteira|holerite|folha|encargo*|fgts|inss|salario*|comissao|comissoes|hora_extra|horas_extras|rescisao|ferias|funcionari*|empregad*|vendedor*|pessoal|equipe|decimo',
      ],
      [
        'inss|fgts',
        `${STAFF}|salario|folha|desconto|desconto`,
        'nao_recolh+|nao_deposit+|nao_repass+|fico_com|ficar_com|uso_para|usei|deix+_de_recolher|deix+_de_depositar|sem_recolher|sem_depositar|nao_pass+|nao_estou_depositando|nao_estou_recolhendo|segur+|nao_pago|sem_pagar|pular|deix+_de_pagar|so_pago_quando',
        'desconto|descont+|funcionari*|empregad*|folha|salario|eles|equipe|pessoal|deles|dela|dele|todo_mundo|meses',
      ],
    ],
    unless:
      'parcel*|quanto_pago|como_pago|cesta_basica|cliente_pag*|recebi_do_cliente|fornecedor|parcelar|parcelamento|prolabore|pro_labore|meu_inss|quanto_desconto|como_calcul*|atrasado|vale_transporte|compra_em_dinheiro',
    answer:
      'Não pague por fora nem deixe de recolher: salário, comissão e hora extra fora da folha são sonegação e dívida trabalhista, e o Pix ou o envelope viram prova. Descontar o INSS de quem trabalha e não repassar é crime (apropriação indébita previdenciária). Na causa, tudo entra de volta com férias, 13º, FGTS e multa. Peça ao contador o custo completo e veja formas permitidas de pagar melhor: prêmio por resultado, participação nos lucros, vale-alimentação; e parcele o que está atrasado.',
    steps: [
      'Some o que sai por fora por mês e peça ao contador o custo de pôr na folha.',
      'Troque parte por prêmio por meta ou vale-alimentação, com regra escrita.',
      'Regularize FGTS e INSS atrasados com parcelamento antes da fiscalização.',
    ],
    risks: ['Ação trabalhista de cinco anos e processo por sonegação ou apropriação.'],
  },
  {
    id: 'sem_pagar_o_que_deve',
    kind: 'labour',
    when: [
      [
        'gorjeta*|caixinha',
        'fica_para|fica_com|nem_sab*|casa|nao_sab*|cartao|para_a_casa',
        'garcom|garcons|equipe|eles|funcionari*|menin*',
      ],

      [
        'gorjeta*|10_por_cento|taxa_de_servico|caixinha',
        'garcom|garcons|equipe|funcionari*|eles|pessoal',
        'casa|nem_sab*|nao_sab*|fica_para|fico|nao_recebe*|cartao|desconto|metade',
      ],

      [
        '13|decimo*|salario*|ferias|rescisao|comissao|hora_extra|pagamento',
        'em_roupa*|em_produto*|em_mercadoria*|em_vale*|com_roupa*|com_produto*|com_mercadoria*|em_cesta*|em_parcelas|em_10_vezes|ano_que_vem|nao_vou_pagar|nao_pago|nao_pagar|esquec*|sem_pagar|deixar_para|metade|so_quando|pular|nao_dou|nao_dar',
      ],
      [
        'estagi*|jovem_aprendiz',
        'tudo_de|faz*_tudo|como_vendedor*|como_funcionari*|8h|8_horas|o_dia_todo|mais_em_conta|mais_barat*|de_vendedora|igual_funcionari*|no_lugar|sem_estudar|sozinh*',
      ],
      [
        'gorjeta*|caixinha|10_por_cento|dez_por_cento|taxa_de_servico',
        'fico|ficar|guardo|pago_conta*|nao_repass*|nao_pass*|nao_divid*|minha|para_mim|casa_fica|fica_com_a_casa|uso_para',
      ],

      [
        'nao_pag+|sem_pagar|deix+_de_pagar|segur+|retenho|reter|enrol+|adi+|atras+|calote|nao_dar|nao_dou|pul+|negar|nego|nao_acert+|sem_acertar|nao_quero_pagar|par+_de_pagar|em_mercadoria|em_produto*|com_produto*|em_roupa*|em_vale_compra*|so_de_gorjeta|so_com_gorjeta|so_a_gorjeta|so_gorjeta|so_gorjetas|so_com_as_gorjetas|fico_com_a_gorjeta|ficar_com_a_gorjeta|fico_com_os_10|ficar_com_os_10|pego_a_gorjeta|gorjeta_para_mim|gorjeta_fica_comigo',
        'salario*|rescisao|acerto|verbas|13|decimo_terceiro|decimo|ferias|fgts|hora_extra|horas_extras|vale_transporte|aviso_previo|multa_rescisoria|direitos|gorjeta*|adicional|insalubridade|periculosidade|dez_por_cento|10_por_cento|comissao',
        `${STRONG_STAFF}|equipe|pessoal|demit+|pediu_as_contas|pediu_demissao|pediu_conta|justa_causa|eles|elas|ele|ela|menin*|galera|turma|folha`,
      ],
      [
        'teste|experiencia|treinamento|semana_de_teste|dia_de_teste|periodo_de_teste',
        'sem_pagar|de_graca|sem_receber|nao_pag+|sem_salario|sem_remuneracao|gratuito|gratis',
        `${STAFF}|contrat+|vaga|candidat*|trabalh*`,
      ],
      [
        'estagiari*|estagio',
        'sem_contrato|8_horas|oito_horas|o_dia_todo|sem_bolsa|sem_pagar|no_lugar_de|substitu+|faz_tudo|faz_de_tudo|em_vez_de|sem_termo|sem_faculdade|nao_estuda|sem_estudar|hora_extra|sozinh*',
      ],
    ],
    unless:
      'para_indicar|estagiari*_pode|estagiari*_no_lugar|estagiari*_de_fisio|sozinh*_com|da_turma|turma_nao_volta|metade_do_13_agora|renda_extra|plataforma*|ifood|aplicativo*|marketplace|como_divid*|como_rate*|jeito|cliente_quer|provision*|guardar|cliente*|quanto_pago|me_pag*|fornecedor*|como_calcul*|parcelas_do_13_como|rate*|jeito|quanto|cliente*|estagio_da_empresa|estagio_da_obra|parcel+|prolabore|inadimpl*|aluno*|minhas_ferias|provision*|quanto_guardo|como_calcul*|quanto_pago|jeito|software|teste_gratis|teste_gratuito|periodo_gratis|trial|sem_pagar_juros|fornecedor*|me_deve|nao_me_pag*',
    answer:
      'Não deixe de pagar: salário sai até o quinto dia útil, rescisão em até 10 dias, 13º em duas parcelas até 20 de dezembro, e gorjeta é da equipe. Mercadoria no lugar de salário, "teste" sem pagar e estagiário como empregado são proibidos, e cada atraso vira multa e ação. Se o caixa não alcança, diga antes a cada pessoa, com data, e veja com o contador o que se pode parcelar; um advogado trabalhista ou o sindicato ajuda num acordo por escrito. Posso ajudar a montar o caixa das próximas semanas.',
    steps: [
      'Liste o que é devido a cada um, com data limite, e pague primeiro salário e rescisão.',
      'Combine por escrito, com o sindicato ou advogado, o que não couber agora.',
      'Corte ou adie outra saída do mês antes de atrasar salário.',
    ],
    risks: ['Multa de um salário por rescisão atrasada, rescisão indireta e bloqueio da conta.'],
  },
  {
    id: 'sem_registro',
    kind: 'labour',
    when: [
      [
        'registr+|assin+|fich+',
        'so_depois|depois_do|depois_de|a_partir_do|quando_passar|quando_fizer',
        'terceiro_mes|3o_mes|3_mes|2o_mes|segundo_mes|[2-9]_meses|tres_meses|dois_meses|[3-9]0_dias',
        'presta|ver_se|testar|teste|vale_a_pena|aprov*|gost*|fica|servir|ela|ele',
      ],
      [
        'balconista|funcionari*|moca|rapaz|ajudante*|empregad*|ela|ele|baba|cozinheir*|vendedor*|atendente*|garcom|menin*',
        'ha~meses|ha~anos|faz~meses|faz~anos|desde|comigo_ha|meses|anos',
        'nao_dei_entrada|sem_dar_entrada|ainda_nao_registr*|nao_fiz_o_registro|sem_contrato|nao_tem_carteira|carteira|nao_regularizei|enrol*',
      ],
      [
        'venezuelan*|haitian*|bolivian*|estrangeir*|imigrante*|indigena*|refugiad*|peao|peoes|diarista*|ajudante*|pedreiro*|gente|rapaz*|pessoal',
        'por_dia|diaria|por_hora|por_semana|pago',
        'papel_nenhum|nenhum_papel|sem_papel|nao_tem_papel|sem_documento*|sem_nada|nada_assinado|sem_contrato|sem_registro|baratinho|barato',
      ],

      [
        'moca|rapaz|menina|menino|senhora|pessoa|entregador*|motoboy*|ajudante*|diarista*|faxineir*|garcom|garconete|cozinheir*|pedreir*|vendedor*|atendente*|empregad*|funcionari*|baba|caseiro|motorista|manicure|barbeiro|cabeleireira|recepcionista|costureira|padeir*|balconista|equipe|gente|pessoal|primo|cunhado|sobrinh*|ela|ele|eles|elas',
        'sem_papelada|sem_burocracia|sem_compromisso|papelada_nenhuma|sem_papel|nada_assinado|nada_no_papel|nunca_assin*|nao_assin*|nao_registr*|nunca_registr*|sem_fich*|no_boca|de_boca|acordo_verbal|combinad*_de_boca|por_semana_sem|receb*_por_dia|pag*_por_dia|pag*_por_semana|pag*_a_diaria|na_diaria|por_diaria|na_camaradagem|na_parceria|cash|sem_direitos|sem_direito|sem_vinculo|extra_oficial|sem_encargo*|como_ajuda|como_extra|como_bico|como_freela|de_freela|como_autonom*|como_diarista|como_mei',
      ],

      [
        `${STRONG_STAFF}|rapaz|moca|menina|menino|pessoal|alguem|cara|gente|senhora|ele|ela|prima|primo|sobrinho|sobrinha|cunhado|tia|haitian*|venezuelan*|bolivian*|imigrante*`,
        `${CALLED_OTHERWISE}|por_hora`,
        AS_EMPLOYED,
        `registr+|carteira|vinculo|clt|assin*|trabalhista|justica|problema|pode|posso|ta_certo|esta_certo|tudo_bem|certo|errado|da_processo|risco|multa|direito*|pago|pag+|freela*|diaria*|diarista*|fixo|fixa|autonom*|bico`,
      ],
      [
        `${STRONG_STAFF}|rapaz|moca|menina|menino|pessoal|equipe|turma|galera|alguem|parente*|cunhado|sobrinh*|primo|prima|haitian*|venezuelan*|bolivian*|imigrante*|gente|pessoa`,
        UNREGISTERED,
      ],
      [
        'trabalh*|pag+|contrat+|pago',
        'sem_carteira|sem_registro|sem_registrar|sem_assinar_carteira|sem_assinar_a_carteira|na_informalidade|nada_assinado|sem_fichar|sem_clt',
      ],
      [
        'nao_quer*|pede|pediu|prefere|combin+|mesmo_sem|acei*',
        'carteira_assinada|ser_registrad*|registro|registrar|assinar_carteira|assinar_a_carteira|assine',
        `${STAFF}|trabalh*`,
        'sem|nao_quer*|nao',
      ],
    ],
    unless:
      'dirige_sem|carteira_de_motorista|habilitacao|cnh|ou_por_metro|quer_preco|incluso|enrola_na|servico_para|quer_sair_quanto|meus_anos|experiencia_de|bico_doce|cliente*_nao_assin*|nao_assinam_o_contrato|nao_assinou|contrato_de_prestacao|contrato_com_o_cliente|nao_registrar_a_marca|nao_registro_as|nao_registro_o|vendedores_informais|evento_de|um_evento|1_dia|um_dia_so|so_um_dia|uma_vez_por_mes|cliente*_sem_registro|marca|dominio|produto_sem_registro|vend+_informal|anvisa|sem_registro_no_mapa|hospede*|caderno|fiado|livro_caixa|registrar_as_vendas|registr+~vendas|registrar_venda*|registrar_a_marca|registr+~gasto*|registr+~despesa*|registr+~movimento|registr+~entrada*|registro_de_marca|registro_de_vendas|registro_de_entrada|pix|paciente*|boletim|crm|cro|coren|conselho|nota_fiscal|sistema|contrato_social|contrato_de_aluguel|recebo_comissao|minha_carteira|sou_freela*|eu_sou_autonom*|sou_autonom*|nao_assinou_o_contrato|assinar_o_contrato|assinatura*|carteira_de_clientes|carteira_de_motorista|aluno*|nao_assinam|nao_assinou|cliente_nao|faturamento|receita|declar*|quanto_cobr*|meu_trabalho',
    answer:
      'Cuidado: quem vem com dia e horário certos, recebe ordem e depende desse pagamento é empregado, com qualquer nome (freela, diária, bico, "ele não quer registro"). Sem registro há multa por pessoa e, na Justiça, tudo desde o primeiro dia: férias, 13º, FGTS, INSS. Registre já, com a data real. Para poucos dias existem formas permitidas: contrato intermitente (registrado, paga por dia chamado), meio período, ou prestador de verdade, que escolhe quando e como faz. O contador mostra o custo; um advogado trabalhista diz o que cabe no seu caso.',
    steps: [
      'Para cada pessoa, anote dias, horário, quem manda e desde quando.',
      'Peça ao contador duas contas: CLT por mês e intermitente por dia chamado.',
      'Ponha o custo no preço ou na escala antes de decidir quantas pessoas cabem.',
    ],
    risks: [
      'Multa por pessoa sem registro e ação com cinco anos de atrasados.',
      'Acidente sem registro: o custo inteiro é seu.',
    ],
  },
  {
    id: 'demitir_estavel',
    kind: 'labour',
    when: [
      [
        'demito|demitir|mando_embora|mandar_embora|dispenso|dispensar',
        'cipa|cipeiro*|dirigente_sindical',
        'vou|semana|mes|dois|todos|logo|hoje|demito|posso|parte',
      ],
      [
        'sindicat*|cipa|cipeiro|acidentad*|volt+~inss|voltou_do_inss|estabilidade|pre_aposentadoria|perto_de_aposentar|vai_aposentar|greve|entrou_na_justica|me_processando|denunciou|testemunh*',
        `${DISMISS}|pun+|persegu*|cort+_as_horas`,
        `${STRONG_STAFF}|ele|ela|pessoa|equipe|pessoal`,
      ],
      [
        'justa_causa',
        'invent+|forj+|arrum+|arranj+|fing+|armar|montar|motivo|desculpa|criar|pegar|plantar',
        `${STAFF}|demit+|dar|nao_pagar`,
      ],
    ],
    unless: 'negociar_com_o_sindicato|convencao|contribuicao|cliente',
    answer:
      'Não demita assim: dirigente de sindicato, membro da CIPA e quem voltou de acidente têm estabilidade; punir por greve, denúncia ou ação na Justiça é retaliação; e justa causa inventada cai, com indenização. Fale antes com um advogado trabalhista: ele diz até quando vai a estabilidade e que falta, com que prova, autoriza a saída. Fora disso, a demissão sem justa causa com todas as verbas, ou o acordo do artigo 484-A, sai mais barata que o processo.',
    steps: [
      'Confirme com o contador se há estabilidade e até que data.',
      'Registre faltas reais com advertência escrita e prova, uma a uma.',
      'Compare o custo da demissão regular com o do processo.',
    ],
    risks: ['Reintegração, salários do período e dano moral.'],
  },
]
