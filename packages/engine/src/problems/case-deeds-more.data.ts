import { type CaseDeed, caseDeed } from './case-deed.ts'
import { ASKS, BROKEN, IDLE, LEAVES, LOSS } from './case-words.data.ts'

/** What befalls many trades: dates, banks, machines, neighbours, weather. */
export const MORE_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['vales_oferta', 'desconto_demais', 'vendas', 3, 1],
    [
      'vale*|voucher*|cupom|cupons|site_de_oferta*|compra_coletiva|peixe_urbano|groupon|promocao_de|black_friday|combo_promocional|pacote*_promocional',
      'agenda|horario*|lotad*|cheia|nao_volt*|nao_tenho_horario|nao_cabe|so_vem_por|prejuizo|nao_paga*_o|client*_que_paga|preco_cheio|tumult*',
    ],
    [
      'Dê às ofertas só os horários fracos e ofereça o segundo dia já na saída',
      'Marque os vales que faltam em dois dias vazios por semana e diga a data-limite a cada pessoa; os outros horários são de quem paga cheio. Ao terminar, ofereça o plano de três sessões ou o serviço maior, com preço só para aquele dia. Anote quantos dos vales compraram outra vez: é esse número que diz se repete.',
      'Quem paga cheio volta a ter horário, e parte da oferta vira cliente.',
    ],
    {
      fora: 'vale_a_pena|vale_transporte|vale_refeicao|vale_alimentacao|vale_gas|pede_vale|pedem_vale|pedindo_vale|funcionari*',
    },
  ),
  caseDeed(
    ['data_forte_sobra', 'pico_desorganizado', 'operacoes', 4, 2],
    [
      'dia_das_maes|dia_dos_namorados|finados|natal|pascoa|dia_dos_pais|dia_das_criancas|festa_junina|carnaval|reveillon|dia_da_mulher|fim_de_ano',
      `${LOSS}|faltou|falt+|recus+|nao_dei_conta|nao_dou_conta|atras+|correria|virei_a_noite|comprei`,
      `${IDLE}|compr*|produz*|fiz|fabriquei|rosa*|flor*|ovo*|panetone*|cesta*|pecas|bolo*|kit*|roupa*|estoque|brinquedo*|pedido*|encomenda*|unidades`,
    ],
    [
      'Venda a data antes: lista com sinal, compra em duas levas',
      'Escreva o que comprou, vendeu e sobrou na última vez, item por item. Vinte e um dias antes, mande a quem comprou no ano passado três opções com foto, preço, sinal e hora de retirada, e feche a lista uns dias antes. Compre só o encomendado e mais um pouco; a segunda leva sai na véspera, se a primeira andar. Anote a sobra no mesmo dia.',
      'A compra da data já está quase toda vendida quando chega.',
    ],
    { fora: 'ovo_de_galinha|granja|ferias_em|decimo_terceiro' },
  ),
  caseDeed(
    ['estoque_no_cliente', 'pagamento_grande_cliente', 'financas', 3, 1],
    [
      'deix*~no_patio_del*|patio_del*|deposito_del*|estoque_del*|estoque_na_loja_del*|deixar~la|deixo~la|consignad*|so_paga_o_que_us*|paga~quando_us*|paga~o_que_vend*|paga_conforme|so_pagam_o_que_vend*|so_paga_quando_vend*|prateleira_del*|na_loja_del*|no_galpao_del*|pagando_so|pagar_so|so_depois_que|depois_que_vend*|paga_depois_que|paga_so_quando',
      'client*|deposito*|loja*|lojista*|construtora*|rede|mercado*|revend*|oficina*|hospital|compra|fabrica',
    ],
    [
      'Aceite estoque no cliente só com contagem, data e limite em reais',
      'Escreva em uma folha quantidade, preço, quem responde por quebra e sumiço, e que o usado é contado e faturado toda sexta; o que passar de trinta dias é comprado ou volta. Comece com um décimo do que ele pede e ofereça entrega em um dia no lugar do estoque. Conte você o que está lá e anote o que já foi usado e não pago.',
      'O material na mão dele vira conta toda semana, ou volta para o seu pátio.',
    ],
    { fora: 'emprestimo_consignado|credito_consignado|arara|brecho|revendedora*|sacoleir*' },
  ),
  caseDeed(
    ['maquina_parou_pedido', 'maquina_parada', 'operacoes', 4, 1],
    [
      `${BROKEN}`,
      'maquina*|forno|impressora|torno|prensa|camara_fria|freezer|compressor|seccionadora|bordadeira|overloque|trator|ordenhadeira|caminhao|van|elevador|chapa|batedeira|masseira|caldeira|injetora|cabecas|ar_condicionado',
      'pedido*|prazo|entreg+|encomenda*|semana*|client*|tecnico|perd+|perco|perco|dias|colegio|parad*|conserto',
    ],
    [
      'Passe o pedido com data a um colega da região e cobre o técnico por hora',
      'Ligue hoje a três firmas que têm a mesma máquina, mesmo concorrentes, e combine preço por peça, uso à noite ou por dia, para o que vence primeiro. Mande ao técnico vídeo e código do defeito e peça o diagnóstico por chamada antes da viagem; cote outro na cidade. Avise o cliente da data certa e anote dias parados e custo desta parada.',
      'O pedido com data sai por outra máquina, e a sua é consertada sem desespero.',
    ],
    {
      fora: 'elevador_do_predio|laser|criolipolise|celular*|aparelho_do_cliente|moto_de|carro_do_cliente|acaba_vindo|roubou|financi*|parcela*|nao_acho|recusando_pedido|em_[0-9]*_vezes|sem_pedido',
    },
  ),
  caseDeed(
    ['ponto_publico', 'perder_ponto', 'gestao', 4, 0],
    [
      'prefeitura|secretaria|subprefeitura|orla|praca|calcada|feira_livre|terminal|rodoviaria|parque',
      'trailer*|barraca*|quiosque*|food_truck|carrinho|banca*|ambulante*|feirante*|permissao|concessao|licitar|ponto',
      'tir+|tirar|remov*|sair|mudar|fech+|proib*|perd+|perco|perco|venc+|reform+|nao_renov*|licitac*',
    ],
    [
      'Protocole com os outros um pedido de lugar novo e teste dois já neste mês',
      'Juntem-se numa lista, com vendas, anos no lugar e assinaturas de clientes, e protocolem o pedido de prazo e de ponto novo, com número e data; confira a permissão com um advogado. Enquanto isso, teste dois dias por semana em posto, empresa ou condomínio, e peça o telefone de cada cliente para avisar onde estará. Anote a venda por ponto.',
      'Se a praça fechar, você já sabe onde vende e quem avisa.',
    ],
    { fora: 'meu_ponto_de_venda|estacionar|na_porta|na_calcada_vende' },
  ),
  caseDeed(
    ['locacao_dias_a_mais', 'locacao_avaria', 'financas', 2, 1],
    [
      'cacamba*|andaime*|betoneira*|gerador*|locac*|alug+|mesa*_e_cadeira*|brinquedo*|container*|equipamento*',
      'dias_a_mais|nao_devolv*|demor+~devolver|segura*|atrasa_a_devoluc*|passa_do_prazo|fica_com_el*|esquece_de_devolver|devolv*~quebrad*|volta*~quebrad*|devolv*~faltando|volta*~faltando|devolv*~sujo|ficam_com|fica_com|sem_acertar|a_semana_inteira|nunca_devolv*|some_com|mais_dias',
    ],
    [
      'Ponha diária no dia que passa e avise na véspera com a conta pronta',
      'Escreva no pedido o dia e a hora da volta, o preço da diária seguinte e o de cada peça quebrada, com foto na saída. Na véspera, mande: “busco amanhã; se quiser ficar, são tantos por dia, respondo até as dezoito”. Sem resposta, a diária corre. Anote por cliente os dias a mais e cobre já os do último mês.',
      'O equipamento volta no dia ou paga por ficar.',
    ],
    { fora: 'aluguel|imovel|imoveis|inquilin*|carro*|moto*|alugo_a_sala' },
  ),
  caseDeed(
    ['mensagem_toda_hora', 'fora_de_hora', 'gestao', 2, 0],
    [
      'mensagem|mensagens|audio|audios|whatsapp|ligam|liga_para_mim|me_liga*|me_chama*|manda_video|manda_mensagem|pergunta_a|pergunta_se|cobra_resposta|me_procura*',
      'domingo|de_noite|madrugada|toda_hora|todo_dia|qualquer_hora|meia_noite|23h|22h|feriado|natal|nas_ferias|no_jantar|de_minutos|o_dia_inteiro|onze_da_noite|dez_da_noite|noite|fora_de_hora|fim_de_semana|a_noite|cada_meia_hora|de_madrugada|a_cada_hora|o_tempo_todo',
      'client*|noiva*|pacient*|mae*|alun*|aluno*|morador*|inquilin*|pais|tutor*|contrat*',
    ],
    [
      'Mande a todos uma mensagem com o horário, um canal e a regra do urgente',
      'Escreva: “respondo de segunda a sexta, das nove às dezoito, neste número; urgente é isto, e tem este valor”. Ponha o aviso automático fora da hora, junte as dúvidas em uma conversa marcada por semana e, nos contratos novos, diga quantas reuniões estão incluídas. Anote por quinze dias quantas mensagens eram mesmo urgentes.',
      'As noites voltam, e a atenção fora de hora é combinada ou paga.',
    ],
    { fora: 'mando_mensagem|ninguem_atende|perd+_venda|abriu_reclamac*|opero|cirurgia' },
  ),
  caseDeed(
    ['horas_estouram_projeto', 'horas_nao_cobradas', 'financas', 4, 2],
    [
      'horas|estour+|passou_do_previsto|mais_que_o_previsto|dobro_do_tempo|nao_sei_estimar|errei_a_estimativa|subestim*',
      'projeto*|orc+|orcament*|previ*|fechado|estim*|combinad*',
      'sistema*|software|site*|aplicativo|dev|devs|desenvolv*|agencia|arquitet*|design*|consultor*|video*|edic*|planta*|engenh*|program*',
    ],
    [
      'Some as horas dos três últimos projetos e venda o próximo em etapas',
      'Escreva, por projeto, horas previstas, gastas e onde passaram: pedido novo, erro, espera ou estimativa. No próximo, venda primeiro só o desenho, pago, e dê o preço do resto depois dele, com uma folga igual ao erro médio dos três. Toda sexta, compare gasto e previsto e avise o cliente quando chegar a dois terços. Anote a sobra por hora.',
      'O preço passa a sair do que aconteceu, e o estouro é visto no meio.',
    ],
    { fora: 'horas_extras|hora_extra|obra|pintura|pacote_de_horas' },
  ),
  caseDeed(
    ['tabela_baixa_comprador', 'cliente_pressiona', 'financas', 4, 0],
    [
      'usina|seguradora|laticinio|frigorifico|transportadora|embarcador|integradora|operadora|montadora|fabrica|industria|construtora|cooperativa|vinicola',
      'baixar_a_tabela|baix+~tabela|baix+~preco|baix+~litro|baix+~frete|tabela_baixa|tabela_menor|reduz+~valor|cort+~preco|vai_baixar|baixou_o|baixou_para|paga_tabela|nao_reajusta|nao_corrige|nao_aument*|mesmo_valor|ha_anos|tres_anos|dois_anos|congelad*|nao_mexe',
    ],
    [
      'Leve a conta do seu custo antes da data e ponha um preço mínimo na mesa',
      'Some combustível ou insumo, gente, parcela e o seu dia por viagem, litro ou peça: abaixo disso, a resposta é não. Marque conversa com quem decide e ofereça trocas: prazo menor, carga de volta, volume firme, retirada. Na mesma semana peça proposta a dois outros compradores e fale com quem vende à mesma firma. Anote cada oferta por escrito.',
      'Você sabe até onde ceder e tem para onde levar uma parte.',
    ],
    { fora: 'material|desconto_no_boleto|lote_de_frango|academia|mensalidade*|aluno*' },
  ),
  caseDeed(
    ['concorrente_online', 'guerra_preco', 'vendas', 4, 1],
    [
      'contabilidade_online|online_de|digital_de|aplicativo_de|plataforma_online|site_que_faz|telemedicina|banco_digital|curso_online_barato|terapia_online|robo_que|ia_que|software_que_faz',
      `${LEAVES}|barat*|por_mes|99|49|reais`,
      'honorario|client*|escritorio|consulta*|alun*|pacient*|tabela|preco|mensalidade',
    ],
    [
      'Monte um plano simples que concorra e ligue aos vinte que podem sair',
      'Escreva o que o serviço barato não faz e o que o seu cliente usa de verdade. Ofereça três planos, o menor sem atendimento pessoal e perto do preço do outro, o do meio com você, o maior com conselho por mês. Ligue aos vinte menores antes de decidirem: “qual destes serve hoje?”. Anote quem mudou de plano, quem saiu e o que disse.',
      'Quem só quer o básico fica por menos, e o seu tempo vai para quem paga por ele.',
    ],
    { fora: 'meu_curso|vendo_online|frete|carga|entrega|transporte|ifood|delivery' },
  ),
  caseDeed(
    ['registro_anvisa', 'licenca_para_vender', 'gestao', 5, 0],
    [
      'anvisa|ministerio_da_agricultura|mapa|registro_do_produto|notificacao_do_produto|responsavel_tecnico|inmetro|boas_praticas|vigilancia_nacional|registro|vigilancia_sanitaria|laudo_do_produto|formula_registrada',
      'cosmetic*|creme*|sabonete*|shampoo*|suplement*|saneante*|racao|adubo|cha|chas|produto*|vela*|aromatizador*|perfume*',
    ],
    [
      'Some o custo do registro e peça a quem tem registro que fabrique por você',
      'Pergunte à Anvisa ou ao órgão do estado, por escrito, em que grau o seu produto cai e o que isso pede de lugar e técnico. Cote duas fábricas licenciadas que façam a sua fórmula com a sua marca, com lote mínimo, e compare com adequar o seu lugar. Leve ao comprador uma data e peça o primeiro pedido por escrito; anote o custo por peça de cada caminho.',
      'Você chega ao comprador grande pelo caminho que cabe no bolso.',
    ],
  ),
  caseDeed(
    ['gente_vai_concurso', 'rotatividade', 'pessoas', 3, 1],
    [
      'prefeitura|concurso|estado|escola_publica|rede_publica|governo|hospital_publico',
      'professor*|auxiliar*|tecnic*|enfermeir*|fisioterapeuta*|funcionari*|medic*|veterinari*',
      'paga_mais|vai_embora|vao_embora|vai_para|vao_para|foi_para|pass+~concurso|perd+|perco|perco|sai|saiu|sairam|sair|saindo|saem|pede_conta|chamad*',
    ],
    [
      'Pergunte quem espera chamada do concurso e tenha o substituto treinando',
      'Converse com cada pessoa, sem medo: está na lista de algum concurso, em que lugar, o que a faria ficar? Ofereça o que a rede pública não dá, como horário, turma menor, curso pago ou parte do resultado. Deixe uma pessoa de reserva por função acompanhando um dia por semana e peça aviso combinado. Anote datas de chamada e quem cobre cada uma.',
      'A saída é sabida antes, e a família ou o paciente encontra alguém que já conhece.',
    ],
    { fora: 'bebe*|matricul*|crianca*_foram|tiraram|nao_paga_a_nota|merenda|van' },
  ),
  caseDeed(
    ['entrega_custa_mais', 'frete_entrega', 'financas', 2, 1],
    [
      'entrega|entregas|frete|motoboy|taxa_de_entrega|corrida',
      'cobro_[0-9]*|cobro_so|me_cobra|me_custa|custa_[0-9]*|banc+|pago_[0-9]*|sai_[0-9]*|sai_do_meu|como_o_frete|pago_a_diferenca|que_cobro|o_que_cobro|taxa_que_cobro|nao_paga_a_gasolina|nao_cobre_a|nao_paga_o|gasto_mais|custa_mais',
      'motoboy|client*|pedido*|raio|bairro*|gratis|longe|litro*|gasolina|lanche*|marmit*|pizza*|loja|flor*|km',
    ],
    [
      'Cobre a entrega por distância e dê grátis só acima de um pedido que a pague',
      'Desenhe três círculos no mapa e escreva o que custa levar a cada um, com gasolina, tempo e volta. Ponha o preço de cada círculo no cardápio e na primeira mensagem, junte saídas do mesmo lado em dois horários e calcule o pedido a partir do qual a entrega sai de graça. Anote por semana o que recebeu e o que pagou de entrega.',
      'A entrega se paga sozinha, e o pedido pequeno e longe deixa de dar prejuízo.',
    ],
    { fora: 'caminhao|carreta|usina|transportadora|carga|guincho|veicul*_parad*' },
  ),
  caseDeed(
    ['pedido_grande_aceito', 'preco_sem_conta', 'financas', 2, 0],
    [
      'pedido_grande|quer_fechar|quer_comprar|quer_[0-9]*_caixas|quer_[0-9]*_pecas|quer_[0-9]*_camis*|quer_[0-9]*_kg|por_mes_comigo|fechar_[0-9]*|contrato_de_[0-9]*|proposta_de|quer_[0-9]*|querem_[0-9]*|pediu_[0-9]*|encomenda_de_[0-9]*|pedido_de_[0-9]*',
      'so_paga|mas_paga|paga_[0-9]*|paga_pouco|preco_baixo|por_menos|na_duvida|nao_sei_se_pego|pego_ou_nao|se_compensa|trabalho_de_graca|nao_sei_se_vale|se_vale|oferece_[0-9]*|mas_oferece*|oferec*~cada|quer_pagar_[0-9]*|paga_so|so_oferec*',
    ],
    [
      'Faça a conta só desse pedido e responda com dois preços e um limite',
      'Escreva material, horas, frete, perda e o prazo de pagamento de uma unidade, e o que você deixaria de fazer para outros. Responda com dois preços: o seu, e um menor com entrega única, pagamento antes ou produto mais simples. Aceite no máximo uma parte da sua produção e só por três meses. Anote a sobra por unidade desse cliente e dos de sempre.',
      'Você aceita, muda ou recusa pela sobra, e não pelo tamanho do pedido.',
    ],
    { fora: 'banco|emprestimo|financi*|vendedor_quer|curso|comprar_o_ponto' },
  ),
  caseDeed(
    ['agenda_espalhada', 'deslocamento_horas', 'operacoes', 2, 2],
    [
      'transito|deslocamento|de_carro|no_carro|rodando|cidade_inteira|cada_canto|bairro_longe|longe_um_do_outro|entre_um_e_outro|entre_uma_e_outra|minutos_no|estrada|zona_norte|zona_sul|de_um_lado_para|outro_lado_da_cidade|de_ponta_a_ponta|atravesso_a_cidade|de_onibus|de_moto_de_um',
      'atendiment*|servico*|visita*|client*|equipe|marca*|instalac*|chamado*|aula*|limpeza*',
      'perco|perd+|perco|gast+|horas|minutos|so_consig*|nao_rende|dia|o_dia_acaba|acaba_o_dia|tempo',
    ],
    [
      'Marque por região: cada lado da cidade tem o seu dia',
      'Divida o mapa em quatro partes e dê a cada uma um ou dois dias; quem marca oferece só esses, com um preço maior para fora deles. Mova já os da próxima semana que aceitarem e ofereça um agrado pequeno a quem mudar de dia. Anote por dia as horas no carro e os atendimentos, e compare depois de três semanas.',
      'Cabe mais um atendimento por dia com a mesma gente e menos combustível.',
    ],
    { fora: 'frete*|carreta|caminhao|orcamento*|vendedor*' },
  ),
  caseDeed(
    ['carrinho_frete_desiste', 'ecommerce_parado', 'vendas', 3, 1],
    [
      'carrinho|frete|checkout|finaliza*|sacola~site|sacola_no_site|valor_do_envio|envio|na_hora_de_pagar|correio*',
      'desist+|abandon*|nao_finaliz*|some|somem|larg+|nao_fech*|caro',
      'site|loja_virtual|online|pessoal|client*|compr+|internet|instagram|loja',
    ],
    [
      'Mostre o frete no começo e chame no mesmo dia quem parou no carrinho',
      'Ponha na página do produto o preço e o prazo por região e um valor a partir do qual o frete cai pela metade. Todo dia, escreva a quem deixou o carrinho: “posso ajudar com o frete ou o tamanho?”, com retirada ou envio mais barato. Cote dois envios para os três tamanhos de pacote e anote por semana carrinhos, retomados e vendidos.',
      'Menos gente foge na última tela, e uma parte volta pela mensagem.',
    ],
    { fora: 'caminhao|carreta|diesel|usina|retorno_vazi*|carrinho_de|material|tinta' },
  ),
  caseDeed(
    ['busca_atrasada', 'atendimento_ruim', 'gestao', 2, 1],
    [
      'busc*|pegar_a_crianca|buscar_o_filho|buscar_a_filha|hora_da_saida|depois_do_horario|pegar_a_crianca|pegar_o_filho|pegar_a_filha|vem_pegar|para_pegar|buscar|a_saida_e|saida_as|fecho_as|encerro_as|horario_de_saida',
      'atras+|18h|19h|tarde|esquec+|demor+|fica_ate|fico_ate|meia_hora|sete_da_noite|so_chega|chega_tarde|20h|seis_e_meia|passa_da_hora|noite|aparece_19*|aparece_20*|19h*|20h*|18h30',
      'mae*|pais|pai|crianca*|filho*|creche|escolinha|bercario|dono*_do_cachorro|tutor*',
    ],
    [
      'Ponha tolerância e valor por quinze minutos, com aviso a todos',
      'Escreva a hora da saída, dez minutos de tolerância e um valor por quarto de hora, e mande a todas as famílias com um mês de antecedência. Ofereça também o horário estendido por mês, com lanche. Quem fica assina a hora na saída; anote por família e some o que pagaria uma pessoa a mais. Confira o contrato com um advogado.',
      'A demora some ou paga quem fica com a criança.',
    ],
    { fora: 'nao_busca|conserto|aparelho*' },
  ),
  caseDeed(
    ['cliente_atrasado_agenda', 'no_show', 'operacoes', 2, 1],
    [
      'atrasad*|atrasa|atrasam|chega*_tarde|chega*_depois|em_cima_da_hora|meia_hora_depois|20_minutos_de_atraso|15_minutos_de_atraso|30_minutos_de_atraso|chega_[0-9]*|das_14h|das_15h|chega_40|sempre_depois|na_hora_errada|perde_a_hora|demora_para_chegar',
      'client*|pacient*|alun*',
      'agenda|horario*|proxim*|salao|consulta*|sess*|encaix*|esper+|fila|desanda|resto_da_tarde|empurra|o_resto_do_dia|baguncad*|bagunca',
    ],
    [
      'Diga a tolerância na confirmação e ponha dez minutos de folga a cada três',
      'Mande na véspera: “guardo o seu horário por dez minutos; depois faço o que couber ou remarco”. Cumpra igual com todos, oferecendo a versão menor do serviço. Deixe uma folga a cada três atendimentos e marque os que sempre atrasam no fim do turno. Anote por semana os minutos perdidos e quem repete.',
      'Um atraso não derruba mais o dia inteiro.',
    ],
    {
      fora: 'mensalidade*|pagamento|boleto*|parcela*|fornecedor|entreg*|pag+|obra|fornecedor*|professor*_atras*|dev+|domicili*|chego_e|desmarc*',
    },
  ),
  caseDeed(
    ['assalto_loja', 'furto_perda', 'operacoes', 4, 2],
    [
      'assalt*|arromb*|roubaram|roubad*|furtaram|invadiram_a|entraram_de_noite|levaram_tudo|entraram_de_madrugada|limparam|entraram_pelo|pelo_telhado|ladra*|bandido*|mao_armada',
      'loja*|galpao|deposito|oficina|mercad*|caixa|estoque|posto|farmacia|restaurante|padaria|equipamento*|ferramenta*',
    ],
    [
      'Registre o boletim com lista e nota e mude hoje o ponto por onde entraram',
      'Faça uma lista com nota, foto e valor do que levaram, registre o boletim e avise seguro e contador. Feche o ponto de entrada com grade, luz e sensor, tire o dinheiro do caixa duas vezes por dia e combine com três vizinhos um grupo de aviso. Cote câmera com alarme que liga para alguém e anote o que mudou e quanto custou.',
      'A perda tem prova, e a porta fácil deixa de existir.',
    ],
    { fora: 'instagram|whatsapp|conta_do|roubaram_meus_clientes|gado|colmeia*|pasto' },
  ),
  caseDeed(
    ['enchente_fogo', 'seguro_imprevisto', 'gestao', 5, 3],
    [
      'enchente*|alag*|inund*|incendio|pegou_fogo|temporal_levou|vendaval|desab*|granizo|agua_entrou|a_agua_subiu|chuva_de|encheu|tromba_d_agua|rio_subiu|goteira*_destru*|curto_circuito|desmoron*|deslizamento',
      'loja*|galpao|estoque|maquina*|deposito|casa|oficina|estufa*|telhado|mercadoria*|perd+|perco|perco|prejuizo|tudo|fabrica|salao|estragou|queimou|destruiu|molhou|levou',
    ],
    [
      'Fotografe antes de limpar, avise o seguro e abra a parte que vende',
      'Filme cada canto com data, liste item e valor com nota e comunique seguro, Defesa Civil e contador antes de jogar fora. Peça ao banco e aos fornecedores sessenta dias por escrito, com as fotos; veja a linha de crédito de calamidade na prefeitura. Limpe e abra primeiro o que traz dinheiro e anote, por semana, o que voltou a funcionar e o que falta.',
      'O dinheiro volta a entrar por uma parte da casa, e a perda tem prova.',
    ],
    { fora: 'agua_entrou_no_celular|campo|treino*|mensalidade*' },
  ),
  caseDeed(
    ['vale_refeicao_taxa', 'taxa_maquininha', 'financas', 2, 0],
    [
      'vale_refeicao|vale_alimentacao|no_ticket|ticket_refeicao|ticket_alimentacao|vale_ticket|alelo|sodexo|vr|pluxee|caju|flash',
      'taxa*|desconta|desconto|por_cento|receb+|dias|demor+|come|leva',
    ],
    [
      'Peça taxa menor a cada bandeira e mostre o preço de quem paga no Pix',
      'Some a venda de cada bandeira em três meses e ligue com o total: taxa, prazo e antecipação, e a saída se não baixar. Compare pelo que sobra de cem reais em cada uma. Ofereça a quem paga no Pix um item pequeno e anote por semana a parte de cada forma; deixe a bandeira que sobra menos só para o almoço.',
      'Sobra mais do mesmo prato, e a pior bandeira perde lugar.',
    ],
    { fora: 'ticket_medio|pago_vale|funcionari*' },
  ),
  caseDeed(
    ['fala_mal_grupo', 'avaliacao_ruim', 'vendas', 2, 0],
    [
      'grupo_do_bairro|grupo_da_cidade|grupo_do_condominio|grupo_de_mae*|falando_mal|fala_mal|falam_mal|fofoca_na_cidade|cidade_pequena|queim+_meu|difam*|espalh+',
      'client*|loja|nome|post+|comentari*|todo_mundo|boato|mentira|reclam+|vend+|perd+|perco|perco|movimento|condominio|grupo|dona|maltrat*',
    ],
    [
      'Procure quem reclamou, resolva e conte no mesmo grupo o que foi feito',
      'Telefone à pessoa no mesmo dia: “quero entender e consertar”, ouça até o fim e ofereça uma saída com data. Depois, peça que conte no grupo, ou escreva você três linhas calmas, com o que mudou e o seu número. Se for mentira que se repete, guarde as imagens e confira com um advogado. Peça a dez clientes contentes uma opinião no mapa e anote as queixas por causa.',
      'Quem leu a queixa lê também a resposta.',
    ],
    { fora: 'funcionari*_falam_mal|divulgo' },
  ),
  caseDeed(
    ['banco_cortou_limite', 'capital_de_giro', 'financas', 3, 0],
    [
      'banco|gerente|limite|cheque_especial|capital_de_giro|conta_garantida|cooperativa',
      'cort+_o|cortou|cancel+|reduz*|baixou|nao_renov*|tirou|zerou|diminuiu|nao_liber*|neg+|negou|negaram',
      'limite|credito|emprestimo|conta|giro|dinheiro|antecip*',
    ],
    [
      'Pergunte ao banco a razão por escrito e leve a pasta a duas cooperativas',
      'Peça ao gerente o motivo e o que faria voltar o limite, e confira no Registrato do Banco Central o que consta no seu nome. Monte uma pasta com extratos, notas, imposto em dia e o caixa de três meses e leve a duas cooperativas e ao microcrédito. Enquanto isso, peça sinal, alongue um fornecedor e anote o menor saldo de cada semana.',
      'Você sabe o que o banco viu e tem outra porta antes de precisar dela.',
    ],
    { fora: 'client*~financiamento|financiamento_do_client*|cancel+_o_seguro|comprador*|limite_do_mei|o_client*' },
  ),
  caseDeed(
    ['fornecedor_exige_avista', 'capital_de_giro', 'financas', 3, 0],
    [
      'fornecedor*|fabrica|distribuidor*|atacad*|representante|frigorifico|usina',
      'so_a_vista|so_vende_a_vista|quer_a_vista|antecipado|adiantado|cortou_meu_prazo|cortou_o_prazo|diminuiu_o_prazo|tirou_o_prazo|cortou_meu_credito|nao_vende_mais_a_prazo|antes_de_entregar|pago_na_hora|pagar_na_hora|pago_antes|so_entrega_se|pagamento_na_entrega|so_com_pix|so_no_pix|dinheiro_na_mao|sem_prazo',
    ],
    [
      'Recupere o prazo por etapas: metade à vista e cadastro em dia',
      'Pergunte ao fornecedor a causa e o que devolve o prazo, e proponha quatro pedidos com metade na entrega e metade em quatorze dias, com data escrita. Leve a outro o seu histórico de compras e peça limite pequeno. Compre só o que gira em duas semanas e anote as datas pagas: são a sua prova na conversa de daqui a dois meses.',
      'O prazo volta aos poucos, e a loja não para enquanto isso.',
    ],
  ),
  caseDeed(
    ['assinante_provedor', 'churn_saas', 'vendas', 4, 2],
    [
      'internet|provedor|assinante*|fibra|sinal|plano*',
      'poste*|cabo*|fibra|bairro|instal*|tecnico|megas|roteador|concorrenc*|operadora_grande',
      `${LEAVES}|mais_barat*|cai_o_sinal|cai_a_internet|lent*|trocando|trocam|migrando|saindo`,
    ],
    [
      'Ligue no décimo dia a cada instalação e conserte a rua que mais sofre',
      'Marque no mapa os cancelamentos e chamados do último trimestre por rua e arrume primeiro a caixa ou o trecho que mais repete. Ligue no décimo dia a quem instalou: velocidade, aparelho, boleto. Ofereça a quem ameaça sair troca de roteador com prazo de fidelidade, e não desconto. Anote por rua saídas, causa e custo de cada instalação.',
      'A rua que perdia clientes deixa de perder, e a instalação se paga.',
    ],
    { fora: 'clube|caixa_de_assinatura|plano_de_saude|pet|curso' },
  ),
  caseDeed(
    ['consorcio_pedido_amostra', 'conversao_baixa', 'vendas', 2, 0],
    [
      'amostra*|amostr*_gratis|prova_gratis|degustacao_gratis|peca_piloto|prototipo*|mostruario',
      `${ASKS}|nao_compr*|some|somem|sumi*|nunca_fech*|gratis|de_graca|sem_pagar|nao_volt*`,
      'client*|loja*|lojista*|comprador*|noiva*|empresa*|marca*|rede|representante',
    ],
    [
      'Cobre a amostra com devolução no primeiro pedido e data de resposta',
      'Diga: “a amostra custa tanto e volta inteira no pedido até tal dia”. Mande só a quem responde três perguntas: quantidade, prazo e quem decide. Ligue dois dias depois da entrega com a proposta pronta e anote amostras enviadas, pedidos e custo. Se um cliente pede a terceira sem comprar, a resposta é foto.',
      'A amostra vai a quem compra, e paga parte de si mesma.',
    ],
    { fora: 'revendedor*|amostra_de_solo|amostra_de_leite|leite|sangue' },
  ),
  caseDeed(
    ['acerta_quando_receber', 'fiado', 'financas', 2, 0],
    [
      'quando_o_aplicativo_pag*|quando_receb*|quando_cair_o_pagamento|quando_cair_o|quando_sair_o|dia_do_pagamento|no_fim_do_mes_acerta|acert*_quando|paga*_quando_receb*|quando_a_safra|quando_vender*|pagam_quando|pago_quando|quando_sair|quando_cair|dia_5_te_pago|no_dia_do_salario|na_safra_pag*|depois_da_safra',
      'client*|me_dev*|devendo|entregador*|motorista*|conserto|compra*|caderneta|oficina|loja|tem_[0-9]*|produtor*|fregues*|funcionari*_da|mercadoria|levam|leva|vila|bairro|dizem_que',
    ],
    [
      'Ponha Pix agendado ou cartão na hora e um limite por pessoa',
      'A quem diz “acerto quando receber”, ofereça três formas antes de começar: Pix agendado para o dia, cartão em vezes, ou metade agora. Escreva um limite por nome; com ele cheio, o próximo serviço é pago antes. Hoje, mande aos que já devem valor, data e chave, e anote quem pagou, quem marcou dia e quem não respondeu.',
      'O dinheiro já sai marcado, e a lista para de crescer.',
    ],
    { fora: 'meu_fornecedor|fornecedor*|me_pagam_a_folha' },
  ),
  caseDeed(
    ['vaga_feira_artesanato', 'falta_cliente', 'vendas', 4, 0],
    [
      'artesanato|artesan*|croche|ceramica|bijuteria*|macrame|costura_criativa|sabonete*|vela*|feito_a_mao|biscuit|amigurumi',
      'feira*|vend+|nao_valoriz*|caro|instagram|encomenda*|loja*|barat*|ninguem|pouco|so_vend*',
    ],
    [
      'Escolha três peças, ponha a hora no preço e ofereça a dez lojas de presente',
      'Some material e horas de cada peça e fique com as três que deixam mais por hora. Fotografe na luz do dia, em uso, e leve a dez lojas, pousadas e empresas que dão presente, com preço de atacado, mínimo e prazo. Na feira, guarde o telefone de quem olhou e avise a data da próxima. Anote por semana de onde veio cada venda.',
      'As horas vão para o que se vende, e a feira não é a única porta.',
    ],
    { fora: 'fabrica|loja_de_artesanato_aluguel|ceramica_vermelha|tijolo*|olaria' },
  ),
  caseDeed(
    ['concorrente_abriu_servico', 'concorrente_novo', 'vendas', 4, 0],
    [
      'abriu|abriram|inaugur+|chegou|montaram|montou|vai_abrir|vao_abrir|apareceu|botaram',
      'outro|outra|um_novo|uma_nova|novo|nova|concorrente*|mais_um|mais_uma',
      `${LEAVES}|testando|testar|experimentar|conhecer_la`,
      'clube|quadra*|estudio|studio|academia|salao|clinica|consultorio|escola*|curso|pet_shop|petshop|restaurante|bar|cafeteria|padaria|pizzaria|oficina|lava_jato|barbearia|creche|sorveteria|hamburgueria|pousada|hotel|espaco|buffet|lavanderia|otica',
    ],
    [
      'Ligue hoje aos dez que já foram olhar e garanta o lugar de quem fica',
      'Liste os clientes fixos e marque quem saiu, quem foi conhecer e quem não foi. Ligue aos que foram: “o que lá é melhor?”, sem falar mal, e ofereça aos outros o horário ou o lugar guardado por três meses, com o preço de hoje. Visite o novo como cliente, escolha uma coisa para melhorar em quinze dias e anote por semana quem saiu e quem voltou.',
      'Os fixos ficam com um motivo, e você melhora a única coisa que pesou.',
    ],
    {
      fora: 'preco_baixo|99_reais|smart*|rede_de|supermercado|atacarejo|municipal|prefeitura|ex_funcionari*|minha_funcionaria|meu_barbeiro|meu_professor|minha_vendedora|abriu_reclamac*|drogasil|petz',
    },
  ),
  caseDeed(
    ['freezer_emprestado', 'furto_perda', 'operacoes', 3, 2],
    [
      'freezer*|geladeira*|expositor*|chopeira*|comodato|display*|vasilhame*|caixas_plasticas|bombona*|galoes_vazios|maquina_de_cafe',
      'emprest*|comodato|deixo|na_rua|nos_mercad*|nos_bares|no_client*|dentro_do_meu|dentro_da_minha|nao_devolv*|some|somem|outra_marca|sumi*',
      'marca|mercad*|bar|bares|client*|picole*|sorvete*|cervej*|agua|cafe|padaria*|loja*|ponto*',
    ],
    [
      'Faça contrato de empréstimo com meta e visite os dez que menos vendem',
      'Numere cada aparelho, fotografe no lugar e faça assinar meia página: só entra a sua marca, compra mínima por mês, devolução em tantos dias; confira com um advogado. Ordene pela venda por aparelho e visite os dez piores: repõe, melhora o lugar ou recolhe. Anote data, estado e venda de cada um e leve o recolhido a quem pediu.',
      'O aparelho vende o seu produto, ou muda para quem vende.',
    ],
    { fora: 'pedi_emprestado|emprestimo|camara_fria' },
  ),
  caseDeed(
    ['guia_demora', 'dependencia_convenio', 'operacoes', 3, 2],
    [
      'guia*|autoriz*|liberac*|plano_libera|convenio_libera|sessoes_autorizadas',
      'demor+|esper+|acaba|acabam|vence|atras+|dias|nova_guia|nao_sai|interromp*|renov+',
      'sess*|pacient*|crianca*|famil*|terapia|fisio*|fono*|psicolog*|tratamento',
    ],
    [
      'Peça a guia nova duas sessões antes e ofereça a ponte particular',
      'Monte uma lista com paciente, sessões que restam, data do pedido e do plano, e peça a próxima quando faltarem duas, com o relatório pronto em modelo. Ofereça à família sessões particulares nesse intervalo, por um valor menor e recibo para reembolso, dentro do que o contrato e o conselho permitem. Anote os dias de espera por plano e quantos voltaram.',
      'A pausa encolhe, e o paciente continua vindo enquanto o plano demora.',
    ],
    { fora: 'glos*|guia_do_simples|guia_do_imposto' },
  ),
  caseDeed(
    ['aula_cancelada_desconta', 'contrato_cliente', 'gestao', 2, 1],
    [
      'chov*|chuva|feriado*|ferias|recesso|falt+|professor_doente|greve|campo_alag*|nao_teve_aula|treino*_perdid*|aula*_perdid*|viaj*',
      'descont*|abat+|abater|devolv*|nao_quer*_pagar|pagar_menos|metade_da_mensalidade|proporcional|trancar',
      'mensalidade*|pais|mae*|alun*|aula*|treino*|escolinha|turma*',
    ],
    [
      'Escreva que a mensalidade é do mês e ofereça reposição com data',
      'Mande às famílias uma folha: a mensalidade paga o ano dividido em meses, feriado e chuva contam, e cada treino perdido tem reposição em lugar coberto ou vídeo, com dia marcado. Confira o texto com um advogado antes da próxima matrícula. Combine já um salão ou quadra para os dias ruins e anote por mês aulas dadas, repostas e pedidos de desconto.',
      'O mês chega inteiro, e a família recebe a aula que faltou.',
    ],
    { fora: 'inadimpl*|desconto_de_irmao' },
  ),
  caseDeed(
    ['aposenta_ultimo_mestre', 'dependencia_funcionario', 'pessoas', 4, 4],
    [
      'aposent*|ja_avisou_que|61_anos|62_anos|63_anos|64_anos|65_anos|70_anos|perto_de_parar|vai_parar|esta_velho|esta_com_idade',
      'unic*|so_el*|ninguem_mais|ninguem_sabe|nao_querem_aprender|nao_tem_quem|depend*|especial',
      'torneir*|soldador*|marceneir*|costureir*|mestre|padeiro*|funcionari*|queijeir*|modelista|ferramenteir*|mecanic*|vaqueir*|cozinheir*|seu_[a-z]*',
    ],
    [
      'Combine com o mestre as lições que faltam: um aprendiz, filmado',
      'Combine com quem sai um extra por tarefa ensinada e um dia por semana depois da aposentadoria, por seis meses; confira a forma com o contador. Escolha a pessoa pela mão, e não pelo cargo, com aumento ligado ao que já faz sozinha. Filmem cada trabalho, com medida e defeito comum, e anote quais saem bons sem ele. Cote fora o que ninguém aprender.',
      'O ofício fica na casa em outras mãos, ou tem fornecedor certo.',
    ],
    { fora: 'eu_vou_aposentar|quero_me_aposentar|estou_com_6*|tenho_6*' },
  ),
  caseDeed(
    ['visita_sem_hora_prefere', 'capacidade_ociosa', 'vendas', 2, 1],
    [
      'encaix*|ultima_hora|sem_hora_marcada|ordem_de_chegada|fila_na_porta|senha|chega_e_espera',
      'esper+|vai_embora|desist+|reclam+|lot+|fila|horas|some',
      'barbearia|salao|clinica|oficina|lava_jato|petshop|cartorio|laboratorio|consultorio|estetica|banho|troca_de_oleo',
    ],
    [
      'Divida o dia: hora marcada no pico, chegada livre no vazio',
      'Conte por uma semana quem chega, quanto espera e quem vai embora, por hora. Ponha hora marcada nas três horas mais cheias, com aviso no celular quando faltarem dois, e deixe o resto livre com um agrado. Escreva na porta e na mensagem a espera de agora; anote de novo depois de duas semanas quantos desistiram.',
      'Menos gente vai embora da fila, e o vazio recebe quem tem pressa.',
    ],
    { fora: 'fila_do_banco|mesa*|pizza*' },
  ),
  caseDeed(
    ['pronto_guardado', 'pagamento_grande_cliente', 'financas', 3, 1],
    [
      'pronta|pronto|prontas|prontos|terminad*|acabad*|ja_fabricad*|ja_produzi*',
      'guard*|no_meu_patio|no_meu_galpao|no_meu_estoque|aqui_parad*|ocup+|nao_retir*|esperando_a_obra|obra*~atras*|so_recebe_quando|quando_a_obra|armazen*',
      'so_paga*|paga_quando|pagam_quando|nao_pag*|receb*|caixa|sem_pagar|dinheiro_parado|capital',
    ],
    [
      'Fature o que está pronto na data combinada, com guarda paga depois dela',
      'Avise por escrito: pronto em tal dia, com fotos e relatório, e peça o pagamento da fabricação, deixando só a montagem para depois. Ofereça guardar quinze dias sem custo e, daí em diante, um valor por semana. Nos novos, ligue as parcelas a desenho, material, pronto e montado; confira o contrato com um advogado. Anote o valor parado no pátio por cliente.',
      'A obra do cliente pode atrasar sem atrasar o seu dinheiro.',
    ],
    { fora: 'conserto*|bolsa*|bicicleta*|aparelho*|celular*|festa' },
  ),
  caseDeed(
    ['feri_cliente_animal', 'atendimento_ruim', 'gestao', 3, 2],
    [
      'machuc*|feri|feriu|cort+_a|corte_na|queim+_o_couro|queimou_a_pele|queimei|alergia|irrit*|caiu_no_banheiro|escorreg*|passou_mal|estraguei|manchou_a_pele|fugiu|morreu',
      'client*|dona|dono|tutor*|alun*|crianca*|pacient*|cachorr*|gato*|cadel*|hosped*|mae',
      'banho|tosa|tosador*|salao|estetica|escola|creche|academia|clinica|hotel|escolinha|cabelo|unha|pele|progressiva|depila*|comida|restaurante|piscina|petshop|pet_shop',
    ],
    [
      'Telefone antes que perguntem, pague o cuidado e escreva o que mudou',
      'Ligue no mesmo dia: conte o que houve, sem discutir culpa, e ofereça levar ao veterinário ou médico por sua conta. Guarde fotos, horário e quem atendeu, e confira com um advogado ou o seguro antes de assinar algo. Daí em diante, uma folha na entrada registra nó, ferida e alergia, com assinatura. Anote o caso e a mudança, e peça à pessoa que conte como terminou.',
      'Quem se feriu é cuidado, e a próxima entrada já avisa do risco.',
    ],
    { fora: 'funcionari*_se_machuc*|gado|vaca*|frango*|peixe*|lote|movimento' },
  ),
  caseDeed(
    ['fruta_feia', 'perda_perecivel', 'vendas', 4, 2],
    [
      'feia*|fora_do_padrao|amassad*|pequena*|segunda_linha|so_quer_a_bonita|so_quer*_o_bonito|so_quer_a_fruta|refug*|descarte|o_resto|miud*|tort*|manchad*',
      'fruta*|morango*|tomate*|legume*|verdura*|banana*|goiaba*|manga*|laranja*|uva*|cenoura*|batata*|amora*|maca*|mamao|abacaxi|hortalica*',
      `${LOSS}|geleia|polpa|barat*|nao_compr*|nao_aceit*|por_cento|suco|doce`,
    ],
    [
      'Separe o fora do padrão na colheita e venda já a quem transforma',
      'Pese por uma semana o bonito e o resto e leve uma caixa do resto a sorveterias, confeitarias, sucos e merendeiras, com preço por quilo e dia fixo. Pergunte na Emater ou na associação onde há cozinha registrada para geleia ou polpa, e quanto cobram por lote. Congele o que puder e anote quilo, preço e comprador por semana.',
      'O resto ganha preço e dia, em vez de estragar.',
    ],
    { fora: 'leite' },
  ),
  caseDeed(
    ['concorrente_gratis', 'guerra_preco', 'vendas', 4, 1],
    [
      'gratis|de_graca|gratuit*|sem_mensalidade|sem_custo|preco_zero',
      'lanc+|concorrent*|app|aplicativo|sistema|plataforma|empresa|banco|versao|novo',
      `perguntam|client*|preco|meu_custa|trocar|${LEAVES}`,
    ],
    [
      'Responda por que o seu custa em três frases e prove com um cliente',
      'Use o concorrente por um dia e escreva o que ele pede em troca: propaganda, dados, taxa na venda, ninguém para atender. Escolha dois resultados que um cliente seu teve, com número e nome, e mande a todos antes que perguntem. Ponha um plano menor para quem só usa o básico e anote quem perguntou, quem saiu e o que faltou para ficar.',
      'A pergunta do preço tem resposta pronta, e quem usa de verdade fica.',
    ],
    {
      fora: 'youtube|aula*|alun*|ingles|frete|entrega|amostra*|teste_gratis|dias_gratis|14_dias|periodo_de_teste|site_entregue|suporte|cadastr+|demonstrac*|consulta*|projeto_3d|desenho*|croqui|creche|influenc*|story',
    },
  ),
  caseDeed(
    ['hora_reservada_inteira', 'no_show', 'financas', 2, 1],
    [
      'quadra*|campo|estudio|sala_de_ensaio|salao|sala*_por_hora|barco|turma*|grupo*|horario_fechado',
      'aparece_metade|vem_metade|falta_gente|so_vem|quem_veio|por_cabeca|de_cada_um|metade_do_pessoal|nao_complet*|desmarc*_na_hora|furam|fura',
      'cobr*|pag+|hora|preco|valor|prejuizo',
    ],
    [
      'Cobre a hora de um responsável, por Pix antes, e não de cada pessoa',
      'Escreva: o horário é do grupo, com um nome que paga a hora inteira por Pix até a véspera e divide com os outros. Quem paga o mês tem preço menor e o mesmo dia garantido. Sem pagamento até a hora marcada, o horário vai à lista de espera. Anote por grupo as horas pagas e furadas e comece pelos três que mais furam.',
      'A hora está paga antes do jogo, venha quem vier.',
    ],
    { fora: 'alun*_faltam|mensalidade' },
  ),
  caseDeed(
    ['terceiro_estraga', 'retrabalho', 'financas', 3, 1],
    [
      'lavanderia_que|tinturaria_que|terceirizad*|terceiro*|prestador*|quem_faz_para_a_gente|trabalha_para_a_gente|faccao_que|transportadora_que|galvanizadora|beneficiadora|estamparia_que|costureira_de_fora|oficina_de_fora',
      'estrag*|erra*|erro*|defeito*|mancha*|atras+|perd+|perco|perco|sumi*|quebr*',
      'descont*|pago_eu|sai_do_meu|prejuizo|client*|marca|nao_assume*|devolv*|multa',
    ],
    [
      'Combine com o terceiro quem paga o erro e confira na volta, peça por peça',
      'Faça uma folha de saída com quantidade, amostra e defeito aceito, e confira um lote de cada dez na volta, com ele presente. Escreva o desconto por peça estragada, igual ao que a marca desconta de você, e a data. Leve as peças do mês para conversar e teste um segundo com um lote pequeno. Anote erros por mil peças e quem pagou.',
      'O erro fica com quem errou, e você sabe se vale trocar.',
    ],
    { fora: 'motorista*|diarista*' },
  ),
]
