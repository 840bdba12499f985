/**
 * Turns that tell what happens by themselves: class → expressions, as in `EVENT_WORDS`; '~' joins words with up to three
 * between them, and every word may end in '*'.
 */
export const EVENT_TURNS: Readonly<Record<string, string>> = {
  t_calote:
    'empurrando~semana empurra~semana empurrando~pagamento nem_sinal~dinheiro nem_sinal~pagamento nada_do_dinheiro nao~ver~cor~dinheiro~dele terceiro_mes~pag* vai_pro_terceiro vai_pro_segundo acha*~que~dia_5 paga*_quando_quer paga*_quando_da pede*~mais_prazo pede*_pra_esperar cheque~voltou cheque_sem_fundo cheque_devolvido semana_que_vem~pag* amanha~pag* prometeu_pagar promet*~pagar jur*_que_paga deu_o_cano me_deu_cano tomei_calote levei_calote fecharam~devendo ficou~pagar vai_pagando~poucos paga*~picado deixa*_pra_depois~pag* fica*_me_devendo faz~meses~nao_pag* some~dia~pagar na_hora_de_pagar some*~pagar finge*_que_esquec* finge*_que_nao bloqueou~whats* nao_faz~pix nao_fez~pix cade~pix mandou~comprovante_falso esquec*~pagar esquec*~mensalidade boleto*~vencer boleto*~venc* inadimplencia',
  t_fiado:
    'marca_ai marca_pra_mim anota_ai poe_na_conta bota_na_conta caderno~fiado caderneta no_prego passa~fim_do_mes paga*~dia_do_pagamento quando~aposentadoria~pag* vendo_fiado comprar_fiado compra*_fiado fiado ficha*~client* crediario~propri* crediario nota_promissoria promissoria*',
  t_nao_busca:
    'ninguem~busc* nao~busc* nao_vem_pegar nao_vem_buscar nao_vem_retirar nao~retir* esquec*~aqui abandon*~aqui larg*~aqui deix*~aqui~sum* pront*~esperando~dono ocupa*~lugar~client* fica_na_arara na_arara',
  t_furo:
    'nao_aparec* nao_apareceu~horario deu_bolo deram_bolo da_bolo levei_bolo bolo*~semana fur*~horario furo*~agenda fura*~agenda nao_avis*~nao_v* falt*_sem_avisar desmarc*~hora desmarc*~dia desmarc*~vespera desmarc*~manha desmarc*~semana cancel*_em_cima cancel*~na_hora cancel*~minutos remarc*~vezes nao_comparec* confirm*~nao_v* confirm*~nao_aparec* marc*~nao_vem marc*~nao_veio agend*~nao_vem no_show esper*~a_toa horario~perdido',
  t_vazio:
    'jogando_baralho jogando_paciencia contando_mosca matando_mosca as_moscas olhando~teto olhando~parede olhando~rua olhando~celular de_braco*_cruzado* coçando cocando sem_nada_pra_fazer nao_entra_ninguem ninguem_entra nao_passa~alma nem_uma_alma silencio fica*_vazi* esta*_vazi* ta_vazi* vive*_vazi* ficam_vazi* fica*_parad* ficam_parad* fica_ocios* horario*_vag* horario*_sobrando hora*_vag* janela*~agenda buraco*~agenda agenda_vazia agenda~buraco* cadeira*~vazi* mesa*~vazi* quarto*~vazi* sala*~vazi* sobra*_vaga* sobra*_horario* uma_duas_pessoas gato*_pingado* deserto um_cemiterio pra_cumprir_tabela abro~a_toa abro~nada',
  t_lotado:
    'nao_dou_conta nao_damos_conta nao_vence* nao_venco nao_tem_como~atender nao_tenho_braco nao_temos_braco falta_braco mando~embora~client* dispens*~client* dispens*~gente dispens*~servico recus*~pedid* recus*~client* recus*~encomend* recus*~servic* recus*~fest* recus*~alun* recus*~obra* digo_nao dizer_nao falo_nao fila_de_espera lista_de_espera agenda~fechad* so_tenho_vaga~mes* so_consigo_agendar brig*_por_horario pedindo_o_dobro quer*_o_dobro nao_consigo_produzir nao_consigo_entregar~tudo nao_consigo_atender~todo* entrego~metade atend*~metade perco_pedid* perco~encomend* deixo_de_pegar deixo_de_atender neguei neguei~fest* neguei~encomend* tive_que_negar',
  t_sazonal:
    'so_trabalho_de so_vendo_de so_da_movimento_em resto_do_ano o_ano_inteiro_em ano_todo_em metade_do_ano meses_fracos mes_fraco meses_mort* mes_morto baixa_temporada fora_de_temporada fora_da_temporada entressafra ferias_escolares nas_ferias no_inverno no_verao quando_esfria quando_esquenta passou_o_natal passa_o_natal depois_do_carnaval depois_das_festas depois_do_dia_das epoca_do_ano dois_meses_bons tres_meses_bons',
  t_fraco:
    'some_todo_mundo some*_tudo para_tudo nao_entra_nada quase_nada quase_zero pinga* pingam pingado vivo_do_cartao vivo_de_emprestimo vivo~guardado cai_pela_metade caem_pela_metade despenca* morre_tudo morre_o_movimento chupando_dedo aperto~anual passo_aperto passar_aperto passo_sufoco fico_no_vermelho entro_no_cheque nao_vendo_nada metade_para metade_some metade_tranca fecho~vermelho queimo~reserva',
  t_clima:
    'chuva chuvas chove choveu chovendo chuvoso vento_forte ventania temporal mar_virado mar_agitado mare_alta tempo_ruim tempo_fechado tempo_fecha tempo_vira* frente_fria garoa neblina frio_demais dia_frio dias_frios dia_feio ceu_fechado sol_forte calor_demais',
  t_semdia:
    'nao_sai nao_saio nao_abro nao_monto nao_trabalho nao_vendo nao_encosta ninguem_vem ninguem_aparece ninguem_sai perco_o_dia perdi_o_dia perco~diaria* perdi~diaria* parado_em_casa fico_parad* ficamos_parad* amarrado dia*_perdid* devolv*_o_sinal cancel* adi* remarc* zero',
  t_evasao:
    'trancou trancaram trancam tranca*_a_matricula nao_renov* renovaram nao_rematricul* rematricula* desist*~curso desist*~meio desist*~aula* param_de_vir parou_de_vir pararam_de_vir largam larga*_no_meio largaram sai*_no_meio saem_no_meio nao_terminam nao_termina nao_concluem evasao evadem turma*_se_desf* abandona*~curso abandona*~tratament* sumiu_das_aulas somem_das_aulas somem_no_meio cancel*~matricula cancel*~plano cancel*~assinatura faz*_tres_e_some faz~some largou_o_pacote sobram_uns sobram_so',
  t_retorno:
    'nao_volta* nao_retorna* nao_voltou ninguem_volta ninguem_volta_pra quase_ninguem_volta nunca_mais~v* so_vem_uma_vez so_compra_uma_vez vem_uma_vez compra_uma_vez uma_vez_so retorno_que_e_bom nao_faz_o_retorno nao_marca~retorno nao_marcam~retorno some_depois~primeira somem_depois nao_fidel* compra*~some* vem~some* sumiu~client* nao_pedem_mais nao_pede_mais nao_compram_mais nao_compra_mais nao_pediu_mais nao_veio_mais nao_vem_mais pede~uma_vez so_pediu_uma',
  t_alta:
    'retorno consulta avaliacao sessao sessoes tratamento bioimpedancia cardapio aparelho fisioterapia terapia dieta exercicios protocolo pacote alta',
  t_saiu_queda:
    'antes_era* antes_eram antes_vendia antes_fazia antes_atendia antes_entrava* antes_tirava antigamente ja_cheguei_a ja_fiz ja_vendi ja_tive ano_passado_era ano_passado_vend* ano_passado_faz* vinha_fazendo costumava caiu~metade cairam~metade caiu~pra vem_caindo so_cai cada_mes_menos menos_a_cada_mes diminuindo minguando minguou sumiu_o_movimento movimento~sumiu movimento~caiu vendas~cair* venda~caiu vendas~caindo despencou despencaram perdi~metade hoje_entram_so hoje~so agora_sao so_sobraram sobraram',
  t_falta_cli:
    'ninguem_me_conhece ninguem_conhece ninguem_sabe_que nao_sei_como_atrair nao_chega_ninguem nao_entra_client* falta_client* faltam_client* falta_alun* faltam_pacient* poucos_client* pouca_client* pouco_client* poucos_alun* poucos_pacient* preciso_de_client* preciso_de_mais_client* sem_client* telefone_nao_toca whats*_nao_toca zap_nao_toca nao_tem_procura comecei_agora acabei_de_abrir abri~ninguem nao_sei~anunciar nao_sei~divulgar ninguem_aqui~compra* nao_sei~vender_pra_fora nao_sei_como_chegar ninguem_me_acha nem_sabe*_que_exist* ninguem_sabe_que_exist* comecei_faz comecamos_faz',
  t_erro:
    'refaz* refiz* refeit* refaco refizemos fazer_de_novo faco_de_novo fazemos_de_novo faz_de_novo tudo_de_novo outra_vez_de_graca na_nossa_conta por_minha_conta quem_paga~sou_eu paga~de_novo~sou_eu nao_encaix* nao_serv*~volt* veio_errad* saiu_errad* foi_errad* sai_errad* medida_errada tamanho_errado cor_errada nome_errado arte_errada erro_de erros_de retrabalh* mal_feito torto desalinh* voltou_pra_refazer volta_pra_refazer volt*~ajust* reimprim* reclama*~acabamento',
  t_garantia:
    'volta_com_defeito voltou_com_defeito voltaram_com_defeito na_garantia mesmo_defeito volta_em_menos voltam~garantia parou_de_funcionar_de_novo deu_problema_de_novo quebrou_de_novo~client* dou~garantia dei~garantia um_ano_de_garantia',
  t_devol:
    'devolv* devoluc* trocar_o_que_nao troca*_o_que_nao quer_trocar querem_trocar mandou~de_volta manda~de_volta recebi~de_volta nao_serviu~troca* numeracao_errada pedido~troca* arrepend* logistica_reversa frete_da_volta',
  t_avaria:
    'volt*_quebrad* volt*_rasgad* volt*_suj* volt*_manchad* volt*_faltando volt*_furad* volt*_amassad* volt*~quebrad* volt*~rasgad* volt*~manchad* volt*~faltando devolv*_quebrad* devolv*~faltando entreg*~quebrad*~alug* volt*_riscad* some*~peca*~alug* jur*_que_ja_estava ja_estava_assim ja_tava_assim',
  t_muda:
    'muda_de_ideia mudou_de_ideia mudam_de_ideia mudou~projeto muda~projeto muda*_tudo mudar_tudo alteracao_atras alteracoes_sem_fim mais_uma_alteracao so_mais_um* so_mais_uma ja_que_voce aproveita~faz aproveita_e_faz nao_estava_no_contrato nao_tava_no_contrato fora_do_contrato fora_do_combinado fora_do_escopo alem_do_combinado alem_do_contratado combinado_era contrato_era contrato_fala contrato_diz escopo_aumenta escopo_cresce vai_pedindo foi_pedindo pede*~a_mais fecha*_por_fora combina*_por_fora direto_com_ela direto_com_ele por_fora_direto me_tira*_do_meio me_tiram_do_meio passa*_por_cima_de_mim na_decima_versao nona_versao versao_final versao_de_novo nunca_aprova nao_aprova',
  t_espera_cli:
    'nao_me_manda* nao_manda* demora~mandar demora*_pra_mandar demora*_pra_aprovar demora*_pra_trazer atrasa*~documento* esper*~aprova* esper*~texto* esper*~foto* esper*~document* esper*~arte esper*~medid* traz*~ultima_hora manda*~ultima_hora traz*_no_ultimo_dia manda*_no_ultimo_dia documento*_em_cima falta*~documento* papelada~atrasad* nao_me_passa~informac* dependo_do_client* depend*~client*~mandar parad*~client*~nao_mand* esperando_o_client* esperando_a_client* esperando_a_seguradora perito vistoria',
  t_prazo:
    'prometi~dias prometi~entreg* promet*~dias~lev* promet*~entreg* prazo_estour* estour*~prazo atras*~entreg* entreg*_atras* entrego_atrasad* sai_atrasad* to_em_45 ja_passou_do_prazo passou_do_prazo passa_do_prazo fora_do_prazo client*_ligando client*~cobrando ligando_todo_dia cobrando_entrega cobra_a_entrega cade_meu* demora_uma_hora uma_hora_e_meia hora_e_meia~pedid* pedido~hora_e_meia sai_com_uma_hora sai_com_hora demora~chegar chega_fri* comida_fria',
  t_maq:
    'emperr* enguic* pifa* pifou pifando travou trava_toda trava_no desarm* nao_liga nao_esquenta nao_gela nao_congela superaquece* vive_quebrando vive_na_oficina quebr*_toda quebr*_todo quebr*_direto quebr*~vezes quebrou_de_novo quebra_sempre so_quebra da_pane deu_pane deu_problema~maquina motor~queim* queimou~motor queimou_a_resistencia tecnico_vem tecnico_demora tecnico_cobra esperando_peca esper*_peca esper*~peca~vir falta_peca conserto_custa conserto_ficou mais_no_conserto velha_de_guerra caindo_aos_pedacos gambiarra',
  t_preco_conta:
    'preco_no_olho no_olhometro preco_de_cabeca conta_de_cabeca no_chute chutei chuto pago_pra_trabalhar pagando_pra_trabalhar trabalhei_de_graca trabalho_de_graca trocando_dinheiro trocando_seis preco_de_banana esquec*~frete esquec*~imposto esquec*~embalagem esquec*~bordado esquec*~custo esquec*~mao_de_obra nao_ponho~hora nao_conto~hora nao_cobro_minha_hora nao_sei_quanto_cobrar nao_sei_quanto_custa nao_sei_cobrar nao_sei_colocar_preco nao_sei_por_preco dei_preco_sem fechei_sem orcei_errad* orcei~menos orcamento_errado cobr*_barato vend*_barato vend*_no_prejuizo abaixo_do_custo pelo_preco_do_concorrente copio~preco copiei~preco igual_ao_concorrente igual_o_vizinho',
  t_reajuste:
    'mesmo_preco mesmo_valor preco_antigo valor_antigo preco_velho valor_velho nunca_aumentei nunca_reajustei nao_reajusto nao_reajustei nao_aumento nao_aumentei nao_subo nao_subi continuo_no continuo_cobrando sigo_cobrando cobro_igual cobro_o_mesmo medo_de_aumentar medo_de_subir medo_de_reajustar medo_de_cobrar_mais medo_de_botar medo_de_passar_pra medo_de_colocar~reais vergonha_de_cobrar vergonha_de_aumentar do_de_aumentar do_de_cobrar~mais sem_coragem_de_aumentar coragem_de_aumentar coragem_de_subir coragem_de_reajustar seguro_o_preco segurando_o_preco nao_repasso nao_repassei nao_consegui_repassar nao_consigo_repassar desde_a_pandemia~cobr* cobr*~desde_2 cobr*~ha_anos se_eu_subir se_eu_aumentar se_aumentar~perco se_subir~perco povo~sensivel~preco',
  t_insumo:
    'foi_de~pra foi_pra~quilo dobrou_de_preco subiu_demais subiu_muito subiu~% subiu~vezes aumentou_demais aumentou_muito disparou encareceu materia_prima~subi* insumo*~subi* preco_novo_do fornecedor~aumentou fornecedor~subiu ta_pela_hora_da_morte pela_hora_da_morte absurdo_de_caro',
  t_guerra:
    'mais_barato_que_eu mais_barat* pela_metade_do_preco metade_do_que_eu cobra_metade cobr*~menos faz_por fazem_por preco_menor prostitu* derrub*_o_preco derrubando_o_preco leilao leiloam brig*_por_preco briga_de_preco so_querem_preco so_olham_preco so_olha_o_preco so_pergunta_preco pechinch* cobre_o_preco cobrir_o_preco na_internet~mais_barato ve_na_internet ve_na_shopee compr*_na_shopee compra_na_internet clandestin* informal~cobra nao_paga_imposto~cobra compra_la compram_la compra_no_site o_cara_vende_a vende~no_site_a',
  t_concorrente:
    'abriu_um* abriu_uma* abriu_outr* abriram_um* abriram_outr* inaugur* veio_pra_ca~rede chegou_uma_rede chegou_um_grande rede_grande megastore atacarejo concorrente_novo franquia_do_lado franquia~abriu bem_na_frente na_frente_da_minha do_outro_lado_da_rua em_frente_ao_meu duas_quadras mesma_rua mesma_quadra',
  t_ponto:
    'faculdade~foi* faculdade~fech* faculdade~ead fabrica~fech* fabrica~mudou banco~fech* agencia~fech* escola~fech* hospital~mudou ponto_de_onibus~mud* obra_na_rua obra_da_prefeitura rua_interditada rua_fechada viaduto mudaram_o_transito mudou_o_transito mao_unica virou_mao_unica movimento_mudou home_office~sumi* rua~morreu ponto~morreu ponto_fraco ponto_escondid* ninguem_passa_na_porta nao_passa_ninguem shopping~abriu~rua estacionamento~acab* proibi*_estacionar zona_azul',
  t_despejo:
    'pediu_o_imovel pediu_o_ponto pediu_a_sala pediu_a_casa pediram_o_imovel pediram_o_ponto pedir_o_ponto pedir_o_imovel quer_o_imovel_de_volta quer_de_volta~ponto nao_vai_renovar nao_quer_renovar nao_querem_renovar nao_renova_o_contrato querem_vender~predio querem_vender querem_demolir vai_demolir vai_ser_demolido vender_o_predio vendeu_o_predio vendeu_o_terreno vao_vender~terreno me_deram~dias deram~dias_pra_sair deram~pra_sair tenho_que_sair tenho_que_desocupar ate~pra_sair ordem_de_despejo despejo desocupar desapropri* reintegracao terreno_e_deles area_publica tirar_os_trailers tirar_a_gente_da* tirar_os_ambulantes perder_o_ponto perco_o_ponto sem_ponto vai_virar~estacionamento vai_virar vao_derrubar vao_fechar_o_predio nao_acho_outro_lugar',
  t_aluguel:
    'aluguel_subiu aluguel_vai_subir aluguel~reajust* subir_o_aluguel aumentou_o_aluguel aumentar_o_aluguel aluguel_come aluguel_leva aluguel_e_caro aluguel_caro aluguel_me_mata aluguel_pesa aluguel~metade igpm~aluguel so_pago_aluguel trabalho_pro_aluguel trabalho_pra_pagar_aluguel',
  t_prazo_grande:
    'paga*~90_dias paga*~60_dias paga*~45_dias paga*~75_dias paga*~120_dias pag*_em_90 pag*_em_60 pag*_em_45 recebo_em_90 recebo_em_60 recebo_em_45 recebo~60_dias recebo~90_dias recebo~45_dias compro_a_vista pago_a_vista financio_o_client* financiando_o_client* financiando_eles banco_o_client* sou_banco so_paga_com so_pagam_com pagam_com_60 pagam_com_90 prazo_de_90 prazo_de_60 prazo_de_120',
  t_um_cliente:
    'um_cliente_so um_so_cliente unico_cliente um_unico_cliente uma_empresa_so depend*~um_client* depend*~uma_empresa so_trabalho_pra so_vendo_pra so_atendo_a 80%_do_meu metade_do_faturamento~client* metade_do_que_faco se_eles_sairem se_ele_sair~fech* se_ela_sair~fech* se_eles_cancelarem se_perder_esse_client* se_eu_perder~contrato leva*_metade_da leva_quase_tudo compra_quase_tudo sao_tudo_que e_tudo_que_a_gente sao_tudo_que_a_gente so_tenho_dois so_tenho_um so_temos_dois dois_clientes_so',
  t_converte:
    'so_queriam_ver so_queria_ver so_pesquisando so_especulando so_curios* pede_orcamento pedem_orcamento peco~orcamento orcamento*~some* orcamento*~nao_respond* orcamento*~nao_fech* manda_o_preco~some* mando_o_preco passo_o_preco~some* passo_preco~some* vao_pensar vai_pensar vou_pensar falar_com_o_marido acha_caro~some* achou_caro nao_fecha* fecham_pouco fecha_so de_cada_10~fech* fecham_so fecho_so so_fech* visto_e_nao_responde vacuo',
  t_anuncio:
    'trafego_pago google_ads meta_ads facebook_ads anuncio*~caro anuncio*~nao_traz gast*~anuncio* pag*~anuncio* pus~instagram boto~instagram coloquei~instagram invest*~anuncio* invest*~marketing gast*~marketing gast*~instagram impulsion* agencia~marketing cada_cliente_me_custa panflet* outdoor',
  t_rede:
    'curtida* seguidor* visualizac* viraliz* posto_todo_dia posto~nada posto~ninguem poste*~nada faco_video* faco_reels gravo_reels gravo_video story stories~ninguem like*~venda',
  t_gente:
    'nao_acho~quem nao_acho_gente nao_acho_funcionari* nao_encontro~gente nao_encontro_profission* nao_aparece~candidat* ninguem_quer_trabalhar ninguem_quer_o_servico ninguem_quer_essa ninguem_manda_curriculo falta_mao_de_obra falta~mao_de_obra nao_tem_mao_de_obra nao_tem_gente nao_tem_profission* vaga_aberta~mes* vaga_aberta_desde anuncio_a_vaga anunciei_a_vaga coloquei_vaga nao_fica_ninguem_na_vaga so_aparece_quem_nao_sabe aposentou~ninguem jovem~nao_quer molecada_nao_quer ninguem_aprende_mais',
  t_rotat:
    'pessoas_por~vagas passaram~pessoas~vag* passaram~funcionari* ja_troquei~pessoa* ja_troquei~funcionari* troco_de_funcionari* troca_de_funcionari* nao_para_funcionari* nao_para_ninguem nao_paro_funcionari* nao_fica_ninguem ninguem_fica ninguem_para entra_e_sai_de_gente pede*_conta pedem_a_conta pediram_conta pediram_as_contas pediu_as_contas quando_aprende~v* aprende*~v*_embora ensino~v*_embora treino~v*_embora treino~sai* treinei~saiu vai_pro_supermercado vao_pro_concorrente pra_ganhar~a_mais por_100_reais_a_mais rotatividade',
  t_falta:
    'falta_toda_segunda falta_toda_semana falta*_sem_avisar falta*~atestado atestado~atestado atestado_toda atestado_todo faltou~semana nao_veio_trabalhar nao_vem_trabalhar chega_atrasad* chegam_atrasad* chega_tarde some_na_segunda de_ressaca falta_muito faltam_muito faltam_toda absenteismo mete_atestado pega_atestado apresenta_atestado mandou_audio avisou_que_nao_vinha nao_vinha nao_ia_vir avisou_que_nao_vem',
  t_dependencia:
    'so_ele_sabe so_ela_sabe so_ele_faz so_ela_faz unico_que_sabe unica_que_sabe o_unico_que a_unica_que ninguem_mais_sabe ninguem_mais_faz ninguem_sabe_fazer_igual se_ele_for_embora se_ela_for_embora se_ele_sair se_ela_sair se_ele_faltar se_ela_faltar recebeu_proposta recebeu_uma_proposta foi_convidad* quer_sair~melhor quando_ele_tira_ferias na_mao_dele na_mao_dela na_cabeca_dele na_cabeca_dela ta_pra_se_aposentar vai_se_aposentar',
  t_levou:
    'levou~client* levou~alun* levou~pacient* levou~carteira levou~agenda levou_metade levaram~client* carregou~client* roubou~client* puxou~client* chamou~client*~ela clientes_foram_com clientes_foram_atras foram_com_ela foram_com_ele foram_atras_del* seguiram_ela abriu_o_dela abriu_o_dele abriu_o_proprio montou_o_dela montou_o_dele atende_em_casa_agora v*~atras_dela v*~atras_dele v*~atras_delas v*~atras_deles quer*_sair_pra_atender pacientes_vao_com clientes_vao_com',
  t_roubo:
    'sumiu~caixa some~caixa sumiu_dinheiro some_dinheiro sumindo_dinheiro sumiu~300 falta_dinheiro_no_caixa nao_quero_acreditar desconfi* suspeit* acho_que_estao_me_roubando me_roubando roubando mao_no_caixa mao_na_gaveta passando_a_mao passou_a_mao desvi* camera~peg* peguei_no_flagra',
  t_acidente:
    'sem_cinto sem_capacete sem_luva sem_oculos sem_epi nao_usa_epi nao_usam_epi nao_usa_luva nao_usam_luva nao_usa~cinto nao_usam~cinto nao_usa~capacete se_machuc* machucou acident* se_cortou cortou_o_dedo cortou_a_mao perdeu_o_dedo perdeu_um_dedo tomou_choque tomou_um_choque levou_choque despenc*~andaim* caiu_do_andaime caiu_da_escada caiu_do_telhado vi~hora_dele~cair vi_a_hora_dele subiu_sem queimou_o_braco queimou_a_mao nr_35 nr35 nr_10 nr12 nr_12 ministerio_do_trabalho~seguran* risco_de_vida',
  t_horas:
    'de_madrugada 3_da_manha 2_da_manha onze_da_noite meia_noite no_domingo~mand* domingo~lig* liga_domingo liga_de_noite ligam_de_noite manda_mensagem_de_noite manda_zap_de_noite mensagem_as_11 mensagem_as_23 responder_de_noite nao_desligo_o_celular celular_nao_para telefone_toca~noite telefone_toca~madrugada telefone_toca_de toca_no_almoco nem_no_domingo no_meu_dia_de_folga fora_do_horario a_qualquer_hora 24_horas_por_dia_no_celular',
  t_cansaco:
    'nao_aguento_mais nao_guento_mais esgotad* exaust* burnout no_limite no_meu_limite nao_tenho_mais_forca sem_forca sem_forcas nao_durmo durmo_4_horas durmo_mal sem_dormir ate_2_da_manha ate_1_da_manha ate_meia_noite de_domingo_a_domingo sem_folga sem_ferias nao_tiro_ferias nunca_tirei_ferias 14_horas_por_dia 15_horas 16_horas_por_dia minhas_maos_doem tendinite crise_de_ansiedade crise_de_panico vontade_de_largar vontade_de_sumir larg*_tudo nao_vejo_meus_filhos nao_vejo_minha_filha perdi~aniversario casou_com_o_telefone medico_mandou_parar medico_mandou_descansar',
  t_tudo_eu:
    'tudo_eu sou_eu_que_faco sou_eu_pra_tudo so_eu_pra_tudo faco_tudo_sozinh* faco_de_tudo tudo_depende_de_mim tudo_passa_por_mim tudo_e_comigo tudo_sou_eu nada_anda_sem_mim nada_funciona_sem_mim se_eu_nao_estou se_eu_nao_to se_eu_saio me_ligam_pra_tudo me_perguntam_tudo perguntam_tudo ninguem_decide ninguem_resolve apagando_incendio apago_incendio sou_vendedor*~caixa',
  t_sem_tempo:
    'nao_tenho_tempo nao_sobra_tempo falta_tempo sem_tempo nao_da_tempo nao_paro_pra nunca_paro_pra nao_sento_pra nunca_sento nao_consigo_parar_pra o_dia_engole engole_o_dia nao_planejo',
  t_nao_sei:
    'nao_sei_se_dei_lucro nao_sei_se_dou_lucro nao_sei_se_tenho_lucro nao_sei_se_da_lucro nao_sei_se_ganho nao_sei_quanto_ganho nao_sei_quanto_sobra nao_sei_quanto_gasto nao_sei_quanto_entra nao_sei_pra_onde nao_sei_meus_numeros nao_anoto nao_tenho_controle nao_faco_controle nunca_fiz_conta nunca_fiz_as_contas nao_tenho_planilha nao_sei_qual_da_lucro nao_sei_o_que_da_lucro nao_sei_qual_servico nao_sei_qual_produto no_escuro as_cegas',
  t_casa:
    'escola_do_meu_filho escola_das_criancas faculdade_d* mercado_de_casa mercado_da_casa supermercado_de_casa luz_de_casa conta_de_casa contas_de_casa gasto_de_casa gastos_de_casa moto_do_meu carro_do_meu fralda* remedio_da_minha mesma_conta tudo_junto tudo_misturado misturo mistura* dinheiro_da_loja~casa tiro_do_caixa~casa tiro_do_caixa pego_do_caixa pego_no_caixa pego_dinheiro_do meto_a_mao_no_caixa~casa cartao_da_empresa~casa pix_da_empresa~',
  t_socio: 'meu_socio minha_socia meus_socios os_socios sociedade socio_nao socia_nao nossa_sociedade',
  t_briga:
    'nao_trabalha nao_aparece nao_conversamos nao_nos_falamos nao_se_fala* brig* discut* quer_sair quer_vender quer_outra_coisa eu_quero~ela_quer eu_quero~ele_quer ela_quer~eu_quero ele_quer~eu_quero tira_o_mesmo tira_igual divide_meio meio_a_meio cada_um_puxa cada_um_manda cada_uma_manda nao_concorda posta_foto viaj* desconfio gasta_sem gasta~escondido retira~mais',
  t_selo:
    'pede_o_selo pedem_selo exige_selo exige_registro exigem_registro pede_registro pedem_registro pede_sif pede_o_sif sem_o_sim sem_sim sem_sif sem_selo selo_do_sim tirar_o_sim tirar_o_selo registro_na_anvisa registro_no_mapa registro_do_mapa inmetro certificacao certificado_organico sem_nota~nao_compr* alvara_sanitario~vender',
  t_edital:
    'edital editais patrocin* doacao doacoes doador* verba_publica verba* subvencao emenda_parlamentar captacao convenio_com_a_prefeitura repasse_da_prefeitura repasse_do_municipio',
  t_governo:
    'prefeitura~compr* prefeitura~nao_pag* prefeitura~atras* prefeitura~dinheiro prefeitura~pag* secretaria~pag* estado~nao_pag* empenho nota_de_empenho licitac* pregao pregoes ata_de_registro dispensa_de_licitacao orgao_publico pnae merenda~pag*',
  t_suporte:
    'chamado* esquec*_a_senha suporte~dia suporte~tempo usuario*~duvida* no_telefone~usuari* mesma_duvida mesmas_duvidas mesmas_perguntas responder_duvida* tickets liga_porque ligam_porque',
  t_cardapio:
    'pratos_diferentes sabores_diferentes itens_no_cardapio cardapio_grande cardapio_enorme cardapio_tem cardapio_com 60_pratos tem_de_tudo_no_cardapio opcoes_demais muito_prato muitos_pratos muitos_sabores so_sai_uma_vez',
  t_joga_fora:
    'jogo_fora jogo_no_lixo joga*_fora joguei_fora jogamos_fora vai_pro_lixo vai_fora vai_tudo_fora estrag* murch* apodrec* azed* mofou mofa vence*_na_prateleira vence_antes passa_do_ponto passou_do_ponto perdi_a_mercadoria sobra*_no_fim_do_dia sobra~lixo dou_pros_porcos encalhou~estrag* pro_porco pros_porcos pras_galinhas vai_pros_bichos dou_embora azedou',
  t_encalhe:
    'abarrotad* entupid*_de~mercadoria encalh* parado_na_prateleira parad*_no_estoque parad*_no_deposito parad*~prateleira nao_gira nao_saem nao_sai_da_prateleira pegando_poeira pegando_po cheio_de_mercadoria~parad* estoque_parado estoque_alto colecao_passada colecao_antiga saiu_de_moda fora_de_moda saiu_de_linha nem_roda_mais ninguem_quer_mais sobrou_da_estacao dinheiro_parado_em dinheiro_parado_no_estoque que_comprei_na_pandemia comprei_demais comprei_muito sobrou~estoque',
  t_ruptura:
    'perco_venda~nao_tenho perco_venda~faltou nao_tem_no_estoque acabou_e acaba_na_hora acaba~justo falta_o_que_vende falta_produto falta_mercadoria falta~prateleira quando_pede~nao_tem procura~nao_tem pede~nao_tem pedem~nao_tem sempre_falta em_falta falta_justo justo_quando compro_atrasad* sempre_compro_atrasad* acabou_o nao_tinha_mais',
  t_frete:
    'frete_fica frete_caro frete_de frete_e_caro frete_mais_caro frete~desist* ve_o_frete ver_o_frete hora_do_frete valor_do_frete correios~car* sedex~car* sedex~atras* correio~atras* entrega~car* motoboy~car* motoboy~atras* entregador~atras* taxa_de_entrega paga~motoboy',
  t_carrinho:
    'carrinho carrinhos checkout fecha_a_pagina site~nao_vend* loja_virtual~nao loja_virtual~parad* ecommerce',
  t_forn:
    'fornecedor~atras* fornecedor~demor* fornecedor~errad* fornecedor~some* fornecedor~nao_entreg* fabrica~atras*~entreg* laboratorio~atras* laboratorio~demor* faccao~atras* faccao~errad* distribuidor*~atras* distribuidor*~falt* transportadora~atras* promete~entreg*~fornec* chegou~depois_da_data chegou_depois chegou_atrasad* chegou~segunda_depois nao_chegou_a_tempo',
  t_glosa:
    'glos* com_corte cort*~repasse plano~cort* plano~nega convenio~nega convenio~cort* nega_guia negam_guia guia~negad* recurso_de_glosa so_libera~sess* libera*~sess* recus*~guia* guia*~recus* neg*~guia* devolv*~guia* guias_devolvid*',
  t_convenio:
    'tabela_do_convenio tabela_do_plano convenio_paga plano_paga plano_repassa convenio_repassa por_convenio pelo_convenio pelo_plano e_convenio sao_convenio sao_de_convenio dependo_do_convenio dependo_do_plano unimed hapvida',
  t_atravess:
    'atravessador* atravessa intermediario* entreposto comprador~paga~quer comprador~quer~pag* ceasa~paga pag*_o_que_quer paga*_o_que_querem eles_revendem ele_revende revend*_por revend*_a vende*_pelo_dobro vendem~triplo na_prateleira~por no_mercado~por na_gondola',
  t_commodity:
    'preco_do_leite preco_da_soja preco_do_milho preco_do_boi preco_da_arroba preco_da_saca preco_do_cafe preco_do_porco preco_do_frango preco_do_ovo laticinio_baixou laticinio~baix* cooperativa~baix* frigorifico~baix* frigorifico~paga arroba~caiu saca~caiu litro~caiu baixou~litro cotacao bolsa~caiu nao_paga_o_custo nao_cobre_o_custo',
  t_praga:
    'praga* ferrugem lagarta* mosca_branca fungo* geada seca granizo estiagem morreu*~gado morr*~peixe* morr*~pint* morr*~abelh* enxame* mastite brucelose carrapat* aftosa newcastle',
  t_safra:
    'so_recebo_na_safra so_entra_na_safra na_colheita so_na_colheita uma_vez_por_ano uma_vez_no_ano so_vejo_dinheiro so_entra_dinheiro~vend* custeio plano_safra financio_a_safra barter pago_na_safra',
  t_imposto:
    'simples_atrasad* guia*_atrasad* guias~atras* das_atrasad* impostos_atrasad* imposto_atrasado nao_pago_o_simples nao_pago_imposto* nao_paguei~simples divida_ativa exclusao_do_simples excluid*_do_simples parcelamento_do_simples receita~carta receita~notific* inss_atrasado fgts_atrasado devo~receita devendo_imposto*',
  t_divida:
    'devo_no_banco devo_pro_banco devendo_no_banco devendo_pro_banco devo~banco devo~mil parcela*_do_banco parcela_do_emprestimo emprestimo~parcela* parcelas~nao_cab* parcela_nao_cabe nome_sujo nome~negativad* negativad* renegociar refinanci* agiota pronampe~parcel* emprestimo_atras* emprestimo_pra_pagar pego_emprestimo_pra pagar_outro_emprestimo bola_de_neve rolar_a_divida rolar_os~mil mil_que_vencer* banco_quer~garantia banco~de_garantia',
  t_rotativo:
    'cheque_especial rotativo limite_da_conta limite_do_banco limite_do_cartao minimo_do_cartao pago_o_minimo juros_do_cartao fatura_do_cartao girando_no_cartao rodando_no_cartao cartao_de_credito_pra antecipo_tudo',
  t_caixa:
    'chega_dia_20 dia_20~sem chega_o_fim_do_mes~nao fim_do_mes~falta nao_fecha_o_mes nao_fecha_a_conta conta_nao_fecha nao_tem_dinheiro_pra sem_dinheiro_pra falta_dinheiro_pra atras*_fornecedor atraso_fornecedor atraso_salario atrasei_salario atrasei_a_folha pago_um_e_devo_outro descobrir_um_santo tapa*_buraco',
  t_lucro:
    'nao_sobra_nada nao_sobra nada_sobra sobra_nada cade_o_dinheiro cade_o_lucro nao_vejo_a_cor nao_vejo_dinheiro pra_onde_vai onde_vai_o_dinheiro some_o_dinheiro dinheiro_some vendo_bem_mas vende_muito_e_nao trabalho_muito_e_nao trabalho_e_nao_vejo no_zero_a_zero zero_a_zero fico_no_zero',
  t_recorr:
    'todo_mes_do_zero do_zero_todo_mes comeca_do_zero comeco_do_zero agenda~em_branco todo_mes~cacar cacar_servico cacando_servico correr_atras~client* correr_atras_de_servico so_trabalho_avulso so_servico_avulso so_projeto_avulso sem_contrato_mensal sem_mensalidade nao_tenho_contrato_fixo so_lembra*_da_gente so_lembra*_de_mim so_chama*_quando tem_mes_que~tem_mes um_mes_bom_outro mes_bom_mes_ruim montanha_russa',
  t_produto:
    'um_ano_construindo um_ano_desenvolvendo meses_desenvolvendo lancamos_e lancei_e lancamos~pagantes pagantes todo_mundo_elogia~ninguem_compra todo_mundo_gosta~ninguem_assina ninguem_assina ninguem_usa nao_usam_o_sistema acham_legal que_legal~ninguem produto_pronto mvp investidor~nao baixaram~ninguem ninguem_compra_as',
  t_vitrine:
    'entra*_e_sai* entra_olha entram_e_saem entram_olham so_olha so_olham so_olhando so_dando_uma_olhadinha da_uma_volta_e_sai dao_uma_volta experimenta*~v* prova*~nao_lev* mao*_abanando sai_sem_comprar saem_sem_comprar nao_leva_nada nao_levam_nada',
  t_frieza:
    'nao_levanta~cadeira no_tiktok fica_no_celular ficam_no_celular mexendo_no_celular no_celular~client* cara_fechada cara_amarrada mal_educad* grosseir* grossa_com trata*_mal atende*_mal mau_atendimento mal_atendid* demora*_pra_responder demoro_pra_responder demoro_a_responder nao_respondo_a_tempo quando_respondo~ja respondo~ja_fech* mensagem~sem_resposta ninguem_atende_o_telefone nao_atende_o_telefone nao_oferece nao_oferecem',
  t_nota:
    'nota_no_google nota_do_google estrela* estrelinha* avaliacao_negativa avaliacoes_negativas avaliacao_ruim reclame_aqui comentario_ruim comentarios_ruins comentario_negativo detonou~google falaram_mal fala_mal~grupo falam_mal',
  t_frota:
    'volto_vazio volta_vazi* voltam_vazi* batendo_lata batendo_vazio retorno_vazio sem_carga_na_volta sem_frete_de_volta sem_frete_na_volta diesel~frete frete~diesel pneu~frete frete_nao_paga quilometro_rodado esper*~descarreg* fila~descarreg*',
  t_app:
    'ifood rappi 99food aiqfome taxa_do_app taxa_do_aplicativo comissao_do_app comissao_do_ifood app_leva app_fica aplicativo_leva aplicativo_fica app~% aplicativo~% trabalho_pro_aplicativo trabalho_pro_ifood tudo_pelo_ifood',
  t_luto:
    'faleceu falecimento luto morreu_em meu_pai_morreu minha_mae_morreu meu_marido_morreu minha_esposa_morreu meu_irmao_morreu meu_filho_morreu perdi_meu_pai perdi_minha_mae perdi_meu_marido perdi_minha_esposa perdi_meu_irmao perdi_meu_filho perdi_minha_filha fiquei_viuv* me_deixou separacao me_separei divorcio divorciei quimio* cancer avc infart* cirurgia internad* fiquei_doente adoeci licenca_maternidade bebe_nasceu tive_bebe tive_um_bebe depressao~parei quebrei_a_perna quebrei_o_braco quebrei_o_pe covid~internad* acidente_de_moto acidente_de_carro acamad* so_eu_pra_cuidar cuid*~da_minha_mae cuid*~do_meu_pai mae_doente pai_doente filho_doente filha_doente',
  t_parei:
    'fiquei~parad* fiquei~sem_trabalhar fiquei~sem_atender fiquei~fora sem_atender parei_de_atender parei_tudo parei_por fechei_por fechei~meses faltei_um_monte faltei_muito faltei_bastante larguei_de_lado nao_consegui_trabalhar sem_cabeca voltei_agora voltando_agora to_voltando preciso_recomecar recomec* retomar reerguer meses_afastad* afastad* desmarcando cancelando_aluno* cancelando_pacient* cancelando_client*',
  t_luz:
    'conta_de_luz conta_de_energia energia_cara luz_cara puxa_luz puxa_muita_luz gasta_luz gasta_muita_luz conta_de_gas botijao* bandeira_vermelha cemig enel copel luz_veio luz_de~mil veio~de_luz',
  t_contratar:
    'contrato_ou_nao contrato_alguem_ou contratar_ou_nao ponho_alguem_ou nao_sei_se_contrato nao_sei_se_pego~ajudante sera_que_contrato vale_a_pena_contratar medo_de_contratar medo_de_registrar da_pra_pagar~ajudante da_pra_pagar~funcionari* registrar_um_ajudante contrato_mais_um compensa_contratar',
  t_emprestar:
    'pego_emprestimo_ou pego_o_emprestimo faco_emprestimo_pra~compr* financio~maquina financiar~maquina financiar_um financiar_uma banco_oferec* banco_me_oferec* comprar_outro_caminhao parcela_de~em~vezes medo_de_me_enrolar medo_de_me_endividar medo_de_me_enfiar',
  t_filial:
    'segunda_loja segunda_unidade outra_unidade abrir_filial abrir_uma_filial abrir_outra_loja mais_uma_loja outra_cidade~abrir expandir_pra',
  t_desconto:
    'pede*_desconto pedem_desconto pedindo_desconto dou_desconto damos_desconto sempre_desconto todo_mundo_pede_desconto vendedor*~desconto desconto~pra_fechar desconto_pra_nao_perder bonificacao bonificac*~cada',
  t_justica:
    'me_processou me_processaram processo_trabalhista processo*~trabalhist* justica_do_trabalho me_botou_na_justica botou_no_pau colocou_na_justica me_colocou_na_justica pedindo_vinculo audiencia oficial_de_justica acao_trabalhista',
  t_regra:
    'nova_regra nova_lei mudou_a_lei mudou_a_regra mudaram_a_lei mudaram_a_regra lei_nova regra_nova proibi* norma_nova portaria_nova resolucao_nova acabou_a_obrigatoriedade nao_e_mais_obrigator*',
  t_mei: 'limite_do_mei teto_do_mei passar_do_mei passei_do_mei estour*_o_mei estour*~mei desenquadr* 81_mil virar_me',
  t_fiscal:
    'vigilancia_sanitaria~ vigilancia_veio fiscal_veio fiscal_apareceu fui_notificad* fomos_notificad* notificou multa_da_vigilancia alvara_vencid* alvara_de_funcionamento sem_alvara bombeiro* avcb auto_de_infracao interdit* licenca_ambiental',
  t_prof:
    'professor*_sai* professor*_pediu professor*_falt* professor*_troc* troca*_de_professor* professor*~pediu_as_contas instrutor*_sai* instrutor*_pediu instrutor*_falt* acho_professor* achar_professor* professor_novo~cada cada_mes_e_um_professor',
  t_sistema:
    'sistema_trava sistema_cai sistema_lento sistema_nao_conversa digit*_tudo_de_novo digit*~duas_vezes planilha~sistema lanco_tudo_na_mao tudo_na_mao~hora* anoto_no_papel~perd*',
  t_desorg:
    'ninguem_sabe_o_que tudo_bagunc* bagunca desorganiza* perco_papel anoto_em_papel papel_some pedido_se_perde perd*_pedido* esquec*_pedid* esquec*_de_entreg* cada_um_faz_de_um_jeito nao_tem_padrao sem_padrao cada_dia_de_um_jeito',
  t_familia:
    'minha_irma~trabalh* meu_irmao~trabalh* meu_filho~trabalh* minha_mae~trabalh* meu_pai~mand* minha_sogra~trabalh* meu_cunhado~trabalh* minha_filha~trabalh* minha_nora meu_genro primo~trabalh* e_familia empresa_de_familia',
  t_sucessao:
    'nenhum_filho_quer filhos_nao_querem filho_nao_quer filha_nao_quer quem_vai_tocar quem_toca_depois ninguem_pra_continuar passar_pro_meu_filho passar_pra_minha_filha quero_parar_em me_aposentar~quem quando_eu_parar',
  t_consig:
    'paga*_o_que_vend* pagam_o_que_vend* pago_o_que_vend* so_pag*~vend* deixo_em~loja* deixo_nas_lojas em_consignacao consignad* pecas~com_revendedora* maleta* mostruario~revend* nao_sei~onde~tem acert*_por_mes acerto_de~revend*',
  t_horario:
    'de_manha de_tarde a_tarde depois_das~ate das~as~da_manha horario_nobre horario_de_pico meio_do_dia meio_da_tarde entre_as depois_do_almoco a_noite_enche fim_de_tarde feriado feriados feriadao vespera',
  t_dorme:
    'dorme dorme_vazi* dormem sobra_espaco sobram~vag* mofa~vazi* as_escuras um_deserto vazio vazia vazios vazias ocioso ociosa parado parada',
  t_doenca:
    'verminose vermes mastite diarreia pneumonia praga* fungo* lagarta* ferrugem virus doenca* peste acaro* varroa carrapat* intoxic* agrotoxico deriva bicheira cigarrinha',
  t_bicho:
    'cabrit* cabra* bezerr* vaca* gado boi bois pint* frang* galinha* poedeira* codorna* porco porcos leit* peixe* tilapia* alevino* abelha* enxame* colmeia* ovelha* cordeir* pe_de plantas lavoura pomar horta estufa mudas',
  t_morte: 'perdi perdemos morreu morreram morrendo morre mortalidade devast* atac* acabou_com',
  t_pressao:
    'ameaca* ameacou chamar_outro chama~outro chamar~do_outro trocar_de_fornecedor troca_de_fornecedor procurar_outro vai_procurar senao_troca senao_vai senao_compra espreme* aperta*~preco exig*~desconto pede*~desconto pedindo~% mais~%~desconto impoe* dita*~preco paga*_o_que_quer pagam_o_que_querem descont*~ningu* descont*_sem desconta~me_paga',
  t_dinh_perd:
    'perdi~mil perdemos~mil prejuizo_de~mil foi_tudo_fora faltou_luz queda_de_energia queda_de_luz caiu_a_energia',
  t_some_volta:
    'some~semana* some~mes some*~volta* sumiu~semana* desaparece~volta* volta_querendo quer_pra_amanha quer_pra_ontem pra_ontem',
  t_marca_safra: 'pagar_na_safra paga_na_safra pagam_na_safra pra_safra na_colheita~pag* marcado marcada marcados',
  t_hora_ganho: 'reais_a_hora a_hora_e por_hora~reais ganho~a_hora ganhar~reais_a_hora trabalho~reais_a_hora',
  t_subi_perdi:
    'subi_de~pra subi_o_preco~e subi_pra aumentei_pra aumentei_o_preco~e aumentei~perdi reajustei~perdi reajustei_e subi_e_o voltei_pra~antigo voltei_o_preco',
  t_fraude:
    'nao_reconhec* contest*_a_compra contest*~compra* chargeback golpe golpes golpista* clonad* clonaram comprovante_falso pix_falso pix_agendado cartao_roubado cartao_clonado nota_falsa dinheiro_falso estorn*',
  t_comissao:
    'querem~% quer~% levam_mais_que_eu ganha*_mais_que_eu ganham_mais_que_eu comissao_alta comissao~come comissao~leva metade_e_deles metade_e_delas fico_com_40 fico_com_30 fica~comissao',
  t_mesmo:
    'pelo_mesmo_preco no_mesmo_preco pelo_mesmo_valor no_mesmo_valor mesmo_preco_e sem_pagar_a_mais sem_pagar_nada_a_mais nao_quer*_pagar_a_mais e_so~chego disse*_que_era_so fala*_que_e_so falou_que_era_so chego_la~e chegando_la',
  t_codigo:
    'codigo codigos refator* legado quebra_duas quebra_outra bug bugs deploy gambiarra_no tecnologia_velha banco_de_dados_antigo ninguem_entende_o_codigo',
  t_aviso:
    'avis*~terceirizar avis*~trocar avis*~sair avis*~encerrar avis*~cancelar avis*~nao_vai_renovar encerrar_o_contrato cancelar_o_contrato nao_vai_renovar_o_contrato vao_terceirizar vai_terceirizar vai_fazer_interno',
  t_lugar:
    'forum faculdade universidade fabrica agencia cartorio inss hospital quartel terminal rodoviaria ponto_de_onibus escola_da_frente igreja shopping prefeitura',
  t_mudou:
    'mudou_de mudou_pra mudou_para mudaram fechou fechar fecharam transfer* foi_embora foi_pro foi_para saiu_daqui virou_ead virou_home',
  desi: 'desistiu desiste desistem desistir voltou_atras arrumou_dinheiro_nao nao_quer_mais mudou_de_ideia cancelou cancela cancelam cancelaram cancelada* cancelamento* desfez~pedido quer~dinheiro_de_volta quer~sinal_de_volta pediu~dinheiro_de_volta devolver_o_sinal nao_arrumou_dinheiro ficou_sem_dinheiro',
  jaga: 'ja_comprei ja_gastei ja_paguei ja_cortei ja_comecei ja_tinha~pago ja_tinha~comprad* material_comprado tecido_comprado comida_comprada tudo_comprado comprei_tudo desmont* fico_com~carcaca ficou_na_minha_mao fico_com_o_prejuizo comprado comprada comprados compradas',
  t_fechar:
    'penso_em_fechar pensando_em_fechar fechar_as_portas fechar_a_porta fecho_ou fecho_de_vez vendo_ou_fecho passar_o_ponto vender_a_empresa vender_o_negocio desistir_do_negocio nao_sei_se_continuo insisto_ou',
}

/** Card → what of these tells it, one way a line, as in `EVENT_RULES`; the number in front is how sure. */
export const TURN_RULES: Readonly<Record<string, string>> = {
  inadimplencia_clientes: `
    4 t_calote`,
  inadimplencia_escola: `
    4 t_calote alu`,
  fiado: `
    3 t_fiado
    4 t_fiado t_calote|par|num
    4 t_marca_safra pag|num cli|balcao*|safra*`,
  servico_nao_buscado: `
    2 t_nao_busca
    4 t_nao_busca pron|num`,
  no_show: `
    2 t_furo
    4 t_furo cli|pac|hora|num !eqp !prof !t_luto`,
  capacidade_ociosa: `
    1 t_vazio
    4 t_vazio dia
    3 t_vazio esp|num !maq !queb
    3 fds t_lotado dia
    4 t_horario t_dorme
    4 t_horario t_lotado t_vazio|t_dorme
    3 t_lotado t_dorme`,
  turismo_hospedagem: `
    4 t_vazio dia|temp|quarto*`,
  vaga_ociosa_escola: `
    3 t_vazio alu`,
  capacidade_cheia: `
    3 t_lotado !dia !t_furo
    4 t_lotado num cli|mes|pedid*|encomend* !dia`,
  sazonalidade: `
    2 t_sazonal
    4 t_sazonal t_fraco
    3 temp t_fraco
    3 temp t_sazonal
    4 temp t_lotado t_dorme|t_vazio|t_fraco
    3 temp num q_parte`,
  eventos_oscilacao: `
    4 t_sazonal temp|t_fraco
    3 temp t_fraco`,
  depende_do_tempo: `
    4 t_clima t_semdia|num|perd* !safra* !lavoura*
    2 t_clima !safra* !lavoura*`,
  evasao_aluno: `
    3 t_evasao alu @20
    4 t_evasao num alu @20
    4 q_queda alu
    4 sobram*|sobraram* alu temp|num|sala*`,
  academia_evasao: `
    3 t_evasao
    3 q_queda alu`,
  paciente_abandona: `
    3 t_retorno t_alta
    3 t_evasao t_alta
    4 num sum pacote*|aula
    4 t_evasao pacote*|aula|pac`,
  cliente_nao_volta: `
    3 t_retorno !t_alta`,
  churn_saas: `
    3 t_evasao assin*|cli num|mes`,
  vendas_caindo: `
    2 t_saiu_queda
    3 q_queda
    4 q_queda t_saiu_queda`,
  falta_cliente: `
    3 t_falta_cli`,
  retrabalho: `
    3 t_erro !mud !t_muda
    4 t_erro num !mud !t_muda`,
  pos_venda_garantia: `
    3 t_garantia
    3 q_parte devo !alug`,
  devolucao_troca: `
    4 t_devol lojas*|loja*|num|lojista*|mercado* !sinal* !alug`,
  locacao_avaria: `
    4 t_avaria
    4 q_queda vieram*|voltaram*|devolv*`,
  contrato_cliente: `
    4 t_muda eqp
    3 t_muda
    4 t_muda proj|cli num|hora
    4 t_mesmo !subi
    4 mais t_mesmo`,
  cliente_atrasa_material: `
    3 t_espera_cli
    4 t_espera_cli doc|cli|proj
    3 t_some_volta cli|proj`,
  oficina_peca: `
    3 carr espe peca*|seguradora*|perito* !mim`,
  producao_atrasa: `
    3 t_prazo !forn !t_forn
    4 t_prazo num|cli !forn !t_forn
    2 t_some_volta`,
  maquina_parada: `
    3 t_maq
    4 t_maq maq|parar|num|client*
    4 maq oficina*|mecanica*|conserto* num`,
  preco_sem_conta: `
    3 t_preco_conta
    4 t_hora_ganho`,
  medo_reajuste: `
    3 t_reajuste !t_mesmo
    4 t_reajuste t_insumo|cli|num !t_mesmo
    4 t_subi_perdi cai|vazi|esvazi*|sum|sai|t_vazio|perd*
    4 antg subi !t_mesmo`,
  custo_insumo_subiu: `
    2 t_insumo
    3 t_insumo insu
    3 q_alta insu !t_reajuste`,
  guerra_preco: `
    3 t_guerra
    4 t_guerra conc|cli|sai`,
  concorrente_novo: `
    3 t_concorrente
    4 t_concorrente cai|sai|bara|pert !dem !eqp`,
  ponto_ruim: `
    4 t_ponto
    4 t_ponto q_queda|cai
    4 t_lugar t_mudou`,
  perder_ponto: `
    4 t_despejo`,
  aluguel_pesa: `
    4 t_aluguel
    3 q_alta alu_g`,
  pagamento_grande_cliente: `
    3 t_prazo_grande !conv !t_calote`,
  concentracao_cliente: `
    3 t_um_cliente
    4 t_aviso emp|cli`,
  conversao_baixa: `
    2 t_converte
    4 t_converte rola|num
    3 gra enche*|lota* num`,
  consulta_gratis: `
    3 gra rola|consulta*|avaliac* num
    4 gra whats*|explic*|duvida*|consult* !mais`,
  cac_alto: `
    3 t_anuncio num !t_rede
    4 t_anuncio num cli|vend|fech*|avaliac*|alu|pac`,
  rede_social_nao_vende: `
    3 t_rede !t_anuncio`,
  funcionario_nao_acha: `
    4 t_gente`,
  rotatividade: `
    4 t_rotat !prof !lev`,
  falta_absenteismo: `
    4 t_falta eqp|dia|fds|num
    3 t_falta
    4 t_falta eqp|num`,
  dependencia_funcionario: `
    3 t_dependencia
    4 t_dependencia eqp|medo|unic`,
  pessoa_saiu_clientes: `
    4 t_levou !conc !vizinh* !t_lugar
    4 eqp sai conc compr*|cli|mercad*|rota* @22`,
  desvio_funcionario: `
    4 t_roubo`,
  furto_perda: `
    2 t_roubo
    4 t_dinh_perd`,
  acidente_seguranca: `
    4 t_acidente`,
  fora_de_hora: `
    3 t_horas !t_cansaco !pedid*
    4 t_horas ligam*|liga*|mand|telefone*|celular*|mensag*|zap* !pedid*`,
  burnout_dono: `
    2 t_cansaco !eqp !t_hora_ganho
    4 t_cansaco t_tudo_eu|soz|parar`,
  delegar: `
    3 t_tudo_eu`,
  tempo_dono: `
    3 t_sem_tempo
    4 t_tudo_eu t_sem_tempo|t_nao_sei`,
  nao_sei_numeros: `
    3 t_nao_sei`,
  contas_misturadas: `
    3 t_casa
    4 t_casa bol|pag|pago*|tir*|cartao*|caix !temp`,
  socio_briga: `
    4 t_socio t_briga
    2 t_socio`,
  licenca_para_vender: `
    4 t_selo`,
  fiscalizacao_alvara: `
    3 t_fiscal`,
  ong_associacao: `
    4 t_edital
    2 t_governo`,
  venda_governo: `
    4 t_governo`,
  suporte_afoga: `
    4 t_suporte num|dia|hora|tempo*`,
  cardapio_grande: `
    4 t_cardapio`,
  perda_perecivel: `
    3 t_joga_fora perec|insu|dia|fds
    3 t_joga_fora
    4 t_dinh_perd perec`,
  estoque_parado: `
    3 t_encalhe
    4 t_encalhe num esto|cham|mil*`,
  ruptura: `
    3 t_ruptura`,
  frete_entrega: `
    3 t_frete
    4 t_frete desist*|fecha*|carrinho*|caro*`,
  ecommerce_parado: `
    3 t_carrinho`,
  fornecedor_atrasa: `
    4 t_forn`,
  convenio_glosa: `
    4 t_glosa`,
  dependencia_convenio: `
    2 t_convenio
    3 t_convenio num part|reais*|80*|70*|tabel*`,
  atravessador_venda_direta: `
    3 t_atravess !integradora*`,
  preco_commodity: `
    4 t_commodity`,
  clima_seguro: `
    3 t_praga
    4 t_bicho t_morte t_doenca|num
    3 t_doenca t_bicho|t_morte`,
  safra_caixa: `
    4 t_safra`,
  imposto_atrasado: `
    4 t_imposto`,
  divida_banco: `
    4 t_divida !cli`,
  juros_cartao_rotativo: `
    4 t_rotativo`,
  caixa_vazio_fim_mes: `
    3 t_caixa`,
  lucro_some: `
    3 t_lucro`,
  receita_recorrente: `
    4 t_recorr`,
  produto_nao_encaixa: `
    4 t_produto`,
  loja_vitrine: `
    4 t_vitrine`,
  atendimento_ruim: `
    4 t_frieza`,
  avaliacao_ruim: `
    2 t_nota
    4 t_nota num|cai|ruim`,
  transporte_frota: `
    4 t_frota`,
  ifood_dependencia: `
    2 t_app
    4 t_app leva*|fica*|tax*|comiss*|desconta*`,
  volta_pausa: `
    4 t_luto t_parei|q_queda|cai|sai
    3 t_luto sai|cai|perd*
    4 t_luto t_parei`,
  energia_cara: `
    4 t_luz num|caro*|absurd*|subi|alt* !antg`,
  contratar_ou_nao: `
    4 t_contratar`,
  emprestar_para_crescer: `
    4 t_emprestar`,
  segunda_loja: `
    4 t_filial`,
  desconto_demais: `
    4 t_desconto`,
  processo_trabalhista: `
    4 t_justica`,
  mudanca_regra: `
    4 t_regra`,
  mei_estourou: `
    4 t_mei`,
  professor_troca: `
    4 t_prof
    4 t_falta prof
    4 prof -vir|falt`,
  sistema_ruim: `
    3 t_sistema`,
  sem_processo: `
    3 t_desorg`,
  familia_no_negocio: `
    2 t_familia`,
  sucessao: `
    4 t_sucessao`,
  vender_fechar: `
    3 t_fechar`,
  cancelamento_encomenda: `
    4 desi jaga
    3 desi festa*|encomend*|pedid*|noiv* cima*|num`,
  consignado_sem_acerto: `
    4 t_consig`,
  cliente_pressiona: `
    4 t_pressao emp|cli !t_guerra
    3 t_pressao
    4 integradora*|integrador* t_pressao|descont*|atras*`,
  seguro_imprevisto: `
    4 gravid* parar|t_parei|para*|guardad*|sozinh*
    3 t_luto guardad*|reserva*`,
  fraude_chargeback: `
    4 t_fraude`,
  comissao_injusta: `
    4 t_comissao eqp|comiss*
    3 t_comissao`,
  parceria_salao: `
    3 t_comissao eqp`,
  divida_tecnica: `
    4 t_codigo`,
}
