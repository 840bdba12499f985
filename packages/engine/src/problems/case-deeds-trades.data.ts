import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LEAVES } from './case-words.data.ts'

/** Works, freight, offices, guests and whoever comes to the customer's door. */
export const TRADES_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['obra_extra_cobra', 'orcamento_obra', 'financas', 3, 1],
    [
      'obra*|reforma*|instalac*|projeto|pintura|eletric*|marcen*|gesso|piscina*|telhado|jardim|casa|tomada*|nicho|servico|parede|banheiro|cozinha|serralher*|mudanca_de|frete_de_mudanca|carreto',
      'a_mais|extra*|aditivo*|mudanc*|mud+|aproveit+|acrescent*|pede_mais|ja_que|surpresa*|imprevist*|por_fora_do|um_detalhe_aqui|so_mais_uma|pedem_mais|pede_mais|no_meio_do|mais_um|mais_uma|mais_duas|mais_dois|aparece_outr*|dobro_de_coisa|dobro_do|tem_mais|chego_la_e',
      'nao_cobr*|nao_pag*|de_graca|sem_cobrar|prejuizo|descobr*|estour*|fora_do_orcamento|calad*|nao_quer*_pagar|discut+|engulo|ninguem_pagou|fica_por_isso|sai_do_meu|ninguem_acerta|nao_acert*|nao_quer*_acertar|sem_receber|nao_recebo',
    ],
    [
      'Escreva cada mudança da obra em um papel com preço, antes de fazer',
      'Leve um bloco ou uma mensagem pronta: o que muda, quanto custa, quantos dias a mais, “pode fazer?”. Sem o sim, o serviço segue o combinado. Some as mudanças da obra atual, mostre ao cliente em uma folha e proponha metade do que já foi feito de graça. Anote em cada obra o que não estava no orçamento e ponha isso no próximo.',
      'O extra é pago ou não é feito, e o próximo orçamento já sabe dele.',
    ],
    { fora: 'site|sistema|aplicativo|obra_na_rua|puxador*|cacamba*|dias_a_mais|locac*' },
  ),
  caseDeed(
    ['obra_material_adiantado', 'orcamento_obra', 'financas', 3, 0],
    [
      'material|materiais|cimento|tinta|fio|cabos|madeira|ferro|piso|peca*|tubo*|telha*|tijolo*|areia|argamassa|conduite|disjuntor*|chapa*|perfil|vidro*',
      'meu_bolso|meu_cartao|no_meu_nome|eu_compro|compro_do_meu|adiant+|banco_o_material|pago_antes|fico_devendo|no_cartao|ponho_do_meu|tiro_do_meu',
      'client*|obra*|servico*|instalac*|receb+|so_paga|depois|final|acerta',
    ],
    [
      'Faça o material sair no nome do cliente, em lista por etapa',
      'Entregue ao cliente a lista da primeira etapa com duas lojas e deixe que ele pague direto, ou receba o valor inteiro do material antes de comprar. Cobre um valor pela compra e busca, dito no orçamento. Anote por obra o que ainda está no seu cartão e não comece a etapa seguinte com a anterior aberta.',
      'O seu cartão para de financiar a obra dos outros.',
    ],
    {
      fora: 'material_escolar|material_didatico|adiantado_pelo_cliente|prova_adiantada|cliente_compra_o_material|mercadoria_da_loja|vitrine|antecip*',
    },
  ),
  caseDeed(
    ['cliente_traz_peca', 'oficina_peca', 'vendas', 2, 0],
    [
      'tra*~peca|traz_a_peca|trazem_a_peca|trazer_a_peca|peca_del*|peca_do_cliente|peca_comprada|compram~peca|compra_a_peca|material_del*|produto_del*|propria_tinta|tecido_da_cliente|trazem_o_tecido|traz_o_tecido|compra_a_pastilha|compra~internet|compram~internet|comprou~internet|compra_o_oleo|traz_o_oleo|traz_o_material|traz_tudo',
      'client*|internet|mercado_livre|carro*|oficina|instal*|garantia|salao|costur*|monte|que_eu_monte|montar|troque|colocar|eu_ponha',
    ],
    [
      'Cobre instalação cheia, sem garantia da peça, para quem traz a sua',
      'Escreva na ordem de serviço: peça do cliente, a garantia é só da mão de obra, e se voltar por causa dela a hora é paga de novo. Suba a mão de obra nesse caso para valer a sobra que você perde e mostre ao lado o preço com peça sua e garantia cheia. Anote quantos escolheram cada uma e quantos voltaram.',
      'Quem traz a peça paga a hora de verdade, e muitos preferem a sua com garantia.',
    ],
    { fora: 'peca_de_roupa_nova|compro_a_peca_do_fornecedor' },
  ),
  caseDeed(
    ['espera_descarga', 'transporte_frota', 'financas', 3, 0],
    [
      'carreg*|descarreg*|descarga|doca|patio|porto|estadia|fila_de_caminhao|armazem',
      'esper+|parad*|horas|dia_inteiro|demor+|dias',
      'frete|caminhao|caminhoes|motorista*|carga|transport*|carreta|diaria',
    ],
    [
      'Anote hora de chegada e saída e cobre a estadia do que passar',
      'Faça o motorista fotografar portaria, relógio e canhoto na chegada e na saída, sempre. Escreva nas próximas cotações o tempo livre e o valor da hora parada; confira com um contador ou advogado a regra da estadia. Mande ao embarcador a lista do mês com as horas e recuse a doca que mais prende, ou ponha o preço dela.',
      'A hora na fila é paga ou some, e você sabe que carga não vale.',
    ],
    { fora: 'bateria' },
  ),
  caseDeed(
    ['retorno_vazio', 'transporte_frota', 'vendas', 4, 0],
    [
      'volta*_vazi*|retorno_vazi*|volt+~vazi*|vazio_na_volta|sem_carga_de_volta|frete_de_volta|carga_de_retorno|batendo_lata|volto_sem_carga|volto_vazio|volta_sem_nada|volto_sem|voltar_vazi*|volta_sem_carga|sem_nada_na_volta|vou_carregado',
      'caminh*|frete|viage*|carga|van|carreta|km|transport*|diesel|rodovia|goiania|sao_paulo|capital|carregado|quilometro*|estrada',
    ],
    [
      'Feche a volta com duas indústrias da cidade onde você descarrega',
      'Liste dez fábricas, cooperativas e distribuidoras perto de onde você descarrega e ligue com dia, tamanho do baú e preço só da volta. Ofereça um dia fixo por semana por um valor menor e teste com duas por um mês. Anote por viagem quilômetros vazios e o que a volta pagou, e recuse o que não cobre o diesel e a espera.',
      'Uma parte do caminho de volta passa a pagar o diesel.',
    ],
  ),
  caseDeed(
    ['app_frete_miseria', 'cliente_pressiona', 'vendas', 4, 0],
    [
      'aplicativo*_de_frete|aplicativos_de_carga|atravessador_de_frete|agenciador*|transportadora_grande|transportadora*|fretebras|plataforma_de_frete|aplicativo_de_carga|terceiriz*|subcontrat*|agregad*',
      'frete*|carga|motorista|caminh*|entreg*|viagem',
      'pag+_pouco|paga_mal|miseria|baixo|nao_cobre|come|barat*|quase_nada|nao_sobra|ficam_com|fica_com|um_terco|metade_do|leva_quase|desconta*|tiram',
    ],
    [
      'Calcule o frete mínimo por quilômetro e visite três embarcadores por semana',
      'Some diesel, pneu, oficina, seguro, parcela, o seu dia e a volta, e divida pelos quilômetros: abaixo disso a resposta é não. Leve uma folha com rota, dia fixo e seguro a indústrias e cooperativas que hoje pagam o intermediário. Anote cada oferta, aceita ou recusada, e quanto sobrou por quilômetro.',
      'Você para de rodar de graça e passa a ter carga de quem produz.',
    ],
    { fora: 'fornecedor*|vidro*|tempera' },
  ),
  caseDeed(
    ['documento_cliente_contab', 'cliente_atrasa_material', 'operacoes', 3, 3],
    [
      'contabil*|contador*|escritorio|honorario*|guia_vence|fechamento|imposto_de_renda|folha_dos_clientes',
      'document*|nota*|extrato*|prazo|ultima_hora|fechamento|guia*|imposto*|papeis|papel|guia',
      'client*|empresario*',
      'atras+|nao_mand*|demor+|ultima_hora|multa|correria|enrol+|esquec+|acumul*|no_dia|na_vespera|dia_19|em_cima|correndo|venc*',
    ],
    [
      'Ponha data de entrega por cliente e cobre a correria de quem atrasa',
      'Ordene os clientes pelos dias de atraso dos últimos três meses e ligue aos dez piores: dia, lista do que falta e quem envia. Mande lembrete cinco dias antes, com um canal só, e escreva no contrato a taxa de fechamento fora da data e quem responde pela multa. Anote por mês quantos chegaram no prazo e as horas extras.',
      'O fechamento se espalha pelo mês, e a pressa passa a ser paga.',
    ],
    { fora: 'meu_contador|contador_ruim|minha_contadora|minha_contabilidade|o_contador_erra' },
  ),
  caseDeed(
    ['cliente_resultado_rapido', 'evasao_aluno', 'vendas', 3, 2],
    [
      'agencia|trafego|marketing|social_media|consultoria|mentoria|coach|nutri*|personal|assessoria|seo|campanha*|anuncios_do_cliente|gestor_de_trafego|conteudo',
      `${LEAVES}|terceiro_mes|3_meses|2_meses|segundo_mes|romp*|encerr*|dispens*|acaba`,
      'resultado*|impacien*|rapido|imediat*|milagre|da_noite_para|quer*_vender_logo|cade_o|rios_de|ja_quer_venda*|quer_venda*|numero*|60_dias|30_dias',
    ],
    [
      'Combine no primeiro dia três sinais e o mês em que cada um aparece',
      'Escreva com o cliente o que muda em trinta, sessenta e noventa dias, o que ele precisa fazer e o que não depende de você. Na segunda semana mostre já um avanço pequeno, e todo mês uma página com antes e depois. Ligue no dia sessenta, antes da dúvida. Anote em que mês cada um saiu e a frase que disse.',
      'O cliente sabe o que esperar em cada mês, e a saída é conversada antes.',
    ],
    { fora: 'resultado_do_mes|da_loja_nao' },
  ),
  caseDeed(
    ['corretor_exclusivo', 'parceiro_sem_contrato', 'gestao', 4, 0],
    [
      'comprador_e_o_proprietario|comprador~proprietario|imove*|imovel|imobiliari*|corretor*|corretagem|captac*|casa*_para_vender|apartamento*|mostro_a_casa|mostro_o_apartamento|mostro_o_terreno|levo_para_ver|levei_para_ver|terreno*|casa_para_vender',
      'exclusiv*|varios_corretores|outro_corretor|outra_imobiliaria|direto|pul+|por_fora|comissao|placa*|vende_para_meu|vendeu_para_meu|sem_me_pagar|dono_vende|dono_vendeu|sem_mim',
    ],
    [
      'Troque a exclusividade por um plano de venda escrito de noventa dias',
      'Escolha os dez imóveis com mais procura e leve ao dono uma folha: preço por três vendas da rua, fotos, visitas marcadas e um relatório toda sexta. Peça noventa dias de exclusividade e comissão escrita, também se ele vender direto a quem você levou. Anote por imóvel visitas, propostas e de onde veio quem fechou.',
      'As horas vão para imóveis em que a sua comissão está segura.',
    ],
    { fora: 'imovel_da_loja|ponto_comercial|pediu_o_imovel|aluguel_do_ponto|aluguel_da_loja|seguro*|comprei_imovel' },
  ),
  caseDeed(
    ['viagem_cota_compra_site', 'guerra_preco', 'vendas', 3, 1],
    [
      'agencia_de_viage*|agencias_de_viage*|pacote*_de_viage*|viagem|viagens|turismo|passage*|cruzeiro|excursao|excursoes',
      'cot+|orcamento*|roteiro*|decolar|booking|cvc|internet|site*|pesquis+|pergunt+',
      'compr+|some|sumi*|sozinh*|direto|nao_fech*|barat*|horas|client*|fecho|vai_na|vai_no',
    ],
    [
      'Cobre a montagem do roteiro e devolva o valor na compra',
      'Responda a primeira mensagem com três perguntas e uma faixa de preço; o roteiro completo sai com um valor que vira desconto se fechar. Mostre o que você resolve e o site não: voo perdido, remarcação, documento, alguém que atende à noite. Anote quantos pagaram o roteiro, quantos fecharam e as horas por cotação.',
      'Suas horas vão para quem viaja com você, e o curioso decide antes.',
    ],
    { fora: 'viagem_de_volta|frete|caminhao|pousada|hotel' },
  ),
  caseDeed(
    ['seguro_banco_leva', 'guerra_preco', 'vendas', 4, 1],
    [
      'seguro*|apolice*|corretora|renovac*',
      'banco|gerente|aplicativo|concession*|associacao|protecao_veicular|online|barat*',
      'client*|perd+|perco|lev+|renov+|cancel+',
    ],
    [
      'Ligue quarenta dias antes da renovação com a comparação em uma página',
      'Ordene as renovações por data e mande uma página que compara franquia, assistência, vidros e carro reserva com a oferta do banco. Conte um sinistro que você resolveu e peça dez minutos. A quem já saiu, ligue na próxima renovação. Anote renovou, perdeu e para quem, e a causa.',
      'O cliente compara cobertura, e você chega antes do gerente.',
    ],
    { fora: 'seguro_do_meu_carro|meu_seguro|seguro_da_loja|seguro_desemprego|seguranca' },
  ),
  caseDeed(
    ['lavagem_dano_peca', 'pos_venda_garantia', 'operacoes', 3, 2],
    [
      'lavanderia|tinturaria|lava_jato|lavagem|estofado*|tapete*|sofa*|higieniz*|lavo|passadeira|roupa_del*|vestido|camisa*|edredom*|cortina*|terno*',
      'manch*|danific*|encolh*|sumi*|perd+|perco|perco|trocad*|estrag+|rasg*|risc*|desbot*|queim*|a_gente_encolheu|a_gente_estragou|a_gente_manchou|encolheu',
    ],
    [
      'Fotografe cada peça na entrada e assine com o cliente o que já tinha',
      'Na entrada, olhe com o cliente mancha, botão, rasgo e etiqueta, fotografe e escreva na ordem com o risco dito e o valor máximo de indenização; confira com o Procon. Prenda um número na peça e confira por ele em cada etapa. Anote cada reclamação com etapa e produto e mude a que mais repete.',
      'A mancha antiga não vira conta sua, e a peça trocada some da lista.',
    ],
    { fora: 'chuva|montador*|entreg*_de_movel|juizado|procon|intimac*|que_trabalha_para_a_gente|a_marca_desconta' },
  ),
  caseDeed(
    ['ajuste_sem_fim_costura', 'horas_nao_cobradas', 'vendas', 2, 0],
    [
      'costur*|vestido*|atelie|alfaiat*|noiva*|figurino|bainha*|sapateir*|sobrancelha*|retoque*|terno*|barra|fazer_a_barra|ziper|ajust*_de_roupa|prova_da_roupa|unha*',
      'de_graca|sem_cobrar|nao_cobr*|refaz*|volt+~vez*|prova*|emagrec*|engord*|mud+|toda_hora|varias_vezes|nao_valoriz*',
      'client*|noiva*|preco|hora*|vez*|prazo|ajuste*|pessoa|dedo|volta_de_novo|prova',
    ],
    [
      'Inclua duas provas no preço e ponha valor na terceira e na mudança',
      'Escreva na ficha modelo, medidas, número de provas e data da última mudança, e peça a assinatura. Daí em diante cada volta tem preço à vista na parede, mesmo pequeno. Marque as provas em dois dias fixos da semana e anote por peça as horas e as voltas, para acertar o preço das próximas.',
      'A mudança é escolhida com preço, e as horas extras aparecem pagas.',
    ],
    { fora: 'prova_de_recuperacao|aluno*|preco_da_costureira_subiu|uma_construtora' },
  ),
  caseDeed(
    ['tatuagem_desenho_gratis', 'consulta_gratis', 'vendas', 2, 0],
    [
      'desenho*|projeto*|esboco*|arte*|layout*|croqui|planta*|maquete|3d|ideia*|medic*|tirar_medida|estudo|prancha*|imagens_do_projeto|renders',
      'de_graca|nao_cobr*|sem_cobrar|gratis|some|sumi*|leva_para_outr*|levam_para_outr*|fazem_com_outr*|faz_com_outr*|fez_com_outr*|executa~outro|leva~outro|mostra_para_outr*|com_o_marceneiro|fizeram_com_outr*|fazem_em_outr*|fechou_com_outr*|fecham_com_outr*|depois_descubro|levou_meu|levaram_meu|usou_meu|tocada_pel*|obra_sendo_tocada|mostrar_para|levou_o_projeto|outro_executou|mestre_del*|com_o_pedreiro',
      'client*|orcamento*|tatu*|arquitet*|marcen*|decorac*|design*|movel|moveis|convite*|cozinha*|paisag*|interiores|pranchas|obra',
    ],
    [
      'Cobre o desenho à parte e abata no preço de quem fechar',
      'Na primeira conversa mostre fotos do que já fez e uma faixa de preço; o desenho da pessoa começa com um valor pago, que volta inteiro no serviço. Entregue só na tela ou sem medidas até a entrada. Diga: “o desenho é metade do trabalho”. Anote quantos pagaram, quantos fecharam e as horas que deixaram de ir embora.',
      'A sua ideia deixa de ser o orçamento do concorrente.',
    ],
    {
      fora: 'ideia_da_loja|planta_doente|muda*|site_parado|sala_de_aula|piscina|mudanca|a_mais|alterac*|com_erro|refizemos|imprim*',
    },
  ),
  caseDeed(
    ['academia_barata_perto', 'academia_evasao', 'vendas', 4, 1],
    [
      'academia|crossfit|box|studio|estudio|pilates|personal|ginastica|natacao',
      'barat*|99_reais|low_cost|smart*|franquia|99|89|69|79|24_horas|79_90|99_90|rede_de',
      `${LEAVES}|abriu|concorr*`,
    ],
    [
      'Ligue a quem faltou dez dias e prove o cuidado que a barata não dá',
      'Liste os alunos sem vir há dez dias e ligue hoje: uma pergunta, um treino novo, um dia marcado. Faça avaliação com foto e medida no primeiro e no terceiro mês e chame pelo nome na sala. Monte um plano de horário vazio por um preço menor e anote quem saiu, quanto tempo ficou e quantos voltaram depois da ligação.',
      'O aluno fica por resultado e gente que o conhece, e não pelo preço.',
    ],
    { fora: 'loja_de_suplemento|box_da_oficina|salao|tatu*' },
  ),
  caseDeed(
    ['moto_app_motorista', 'rotatividade', 'pessoas', 3, 1],
    [
      'motoboy*|motorista*|entregador*|taxista*',
      'uber|99|aplicativo*|ifood|app',
      `${LEAVES}|prefer*|nao_acho|ganh*|troc+`,
    ],
    [
      'Garanta um mínimo por turno e caminho junto, que o aplicativo não dá',
      'Some com dois deles o que sobra no aplicativo depois de combustível e espera, e ofereça turno com mínimo garantido, entregas do mesmo lado e pagamento no mesmo dia. Combine prêmio por mês sem falta e alguém para resolver na hora quando der problema. Anote quantos turnos cada um fez e o ganho por hora.',
      'Quem roda com você sabe quanto leva para casa no fim do turno.',
    ],
    {
      fora: 'motorista_de_aplicativo_aluga|alugo_carro|alugo_moto|cliente_pede|oficina|conserto|acertar_quando|locadora',
    },
  ),
  caseDeed(
    ['carro_alugado_app', 'locacao_avaria', 'financas', 3, 0],
    [
      'carro*|moto*|veiculo*|van|frota|bike*|patinete*',
      'multa*|batid*|bateu|batem|nao_pag*|calote|sumi*|devolv*|estrag*|franquia|avaria*|sujo|atrasam_a_semana|atrasa_a_semana|some|somem|semana|sumiu|nao_acert*|vence|fugiu|imundo|semanas|franquia',
      'alug+|locac*|locadora|frota|alugad*',
    ],
    [
      'Cobre por semana adiantado, com vistoria filmada e bloqueio avisado',
      'Filme com o motorista cada lado, o painel e os pneus na saída e na volta, e assine a lista. Receba a semana antes, com caução, e escreva o que acontece no primeiro dia de atraso; confira o contrato e a transferência das multas com um advogado. Anote por carro dias pagos, parados e o que saiu em conserto, e venda o que não se paga.',
      'O atraso é visto no primeiro dia, e o dano tem filme.',
    ],
    { fora: 'aluguel_da_loja|aluguel_do_ponto|aluguel_atrasado|aluguel' },
  ),
  caseDeed(
    ['pousada_cancela_site', 'turismo_hospedagem', 'operacoes', 3, 1],
    [
      'pousada|hotel|hostel|chale*|airbnb|hosped*|quarto*|temporada|camping|diaria*|reserv*|feriado|reserva_feita',
      'cancel+|desist+|no_show|nao_aparec*|ultima_hora|cancelamento_gratis|remarc*|em_cima|pede*_o_dinheiro_de_volta|devolv*|reembols*|dinheiro_de_volta|desmarc*|sem_custo|sem_pagar',
      'hosped*|quarto*|pousada|chale*|diaria*|booking|airbnb|hotel|camping',
    ],
    [
      'Faça duas tarifas: uma barata sem devolução e outra com sinal',
      'Mude nos sites o prazo de cancelar sem custo e ofereça a tarifa menor paga na hora. Aos hóspedes da reserva livre, mande mensagem sete dias antes pedindo a confirmação e dizendo o tempo, o café e o que fazer se chover. Quarto que volta vai no mesmo dia à lista de quem já veio; anote cancelados, revendidos e a antecedência.',
      'Menos gente desiste na véspera, e o quarto que volta acha outro hóspede.',
    ],
    { fora: 'internet|pet|mesa*|chuveiro' },
  ),
  caseDeed(
    ['hospede_barulho_festa', 'turismo_hospedagem', 'gestao', 2, 1],
    [
      'hosped*|airbnb|chale*|temporada|sitio|casa_de_praia|chacara*|edicula',
      'festa*|barulho|quebr+_tudo|quebram_tudo|excesso|mais_gente|gente_a_mais|bebid*|destru*|sujeira|dobro_de_gente|apareceram_[0-9]*|apareceu_[0-9]*|entraram_[0-9]*|som_ate|som_alto|ate_de_manha',
    ],
    [
      'Peça caução, número de pessoas e hora de silêncio antes da chave',
      'Escreva em cinco linhas quantas pessoas, hora de silêncio, som, visita e o valor de cada quebra, e peça o “de acordo” e a caução no aplicativo. Filme a casa na entrada e na saída. Deixe o telefone de alguém que vai até lá em vinte minutos; anote o hóspede, o dano e o vizinho que reclamou, e recuse quem repete.',
      'A casa volta inteira, ou a caução cobre o que faltou.',
    ],
    { fora: 'eletrodomestico|salao_de_festa|festa_junina|quebrou_o_caixa|festas_vazi*' },
  ),
  caseDeed(
    ['ong_doador_unico', 'ong_associacao', 'vendas', 5, 1],
    [
      'ong|associacao|instituto|projeto_social|entidade|abrigo|apae',
      'doa*|doador*|convenio|edital|patrocin*|verba|emenda|repasse',
      'atras+|um_so|unic*|acab+|depend*|cort+|perd+|perco|termin*|incert*|nao_renov*',
    ],
    [
      'Peça a cinquenta pessoas um valor pequeno todo mês, pelo nome',
      'Liste quem já ajudou, voluntários, famílias e lojistas, e ligue com um valor concreto: “com tanto por mês, uma criança faz a oficina”. Ponha o débito que cai sozinho e mande todo mês uma foto e uma conta aberta. Escreva os editais do ano com data e documento, e anote quantos dias o caixa aguenta sem o repasse.',
      'O mês deixa de depender de uma assinatura só.',
    ],
    { fora: 'associacao_comercial|associacao_de_moradores_contrata' },
  ),
  caseDeed(
    ['estacionamento_concorre', 'vendas_caindo', 'vendas', 4, 1],
    [
      'meu_estacionamento|estacionamento|rotativo|lava_jato|lava_rapido|vagas_de_carro',
      'zona_azul|aplicativo|mensalista*|rotativ*|uber|home_office|shopping|vazi*|cai|caiu|cairam|cair|caindo|queda|trabalha_de_casa|trabalham_de_casa|trabalho_remoto|de_casa|pela_metade|meia_lotacao|metade',
      'vaga*|vazi*|cai|caiu|cairam|cair|caindo|queda|perd+|perco|movimento|carro*|client*|lava_jato|pela_metade|povo',
    ],
    [
      'Feche mensalistas com firmas, clínicas e prédios que têm carro demais',
      'Conte por hora quantas vagas ficam vazias em uma semana e visite vinte endereços a pé: clínicas, escolas, restaurantes, prédios antigos. Ofereça vale por carro ao comércio e mensalidade só do período vazio. Some um serviço parado, como lavagem ou guarda de entregas. Anote vagas pagas por turno e quem mandou.',
      'As horas vazias ficam pagas por mês, e o resto é do avulso.',
    ],
    { fora: 'falta_estacionamento|nao_tem_estacionamento|sem_estacionamento|onde_estacionar' },
  ),
  caseDeed(
    ['instalador_volta_garantia', 'pos_venda_garantia', 'operacoes', 3, 2],
    [
      'instal*|ar_condicionado|energia_solar|placas_solares|painel|portao|camera*|alarme*|telhado|calha*|impermeabiliz*|piscina*|aquecedor*|toldo*|split',
      'volt+|retorno*|garantia|chamado*|vaz+|infiltr*|para_de_funcionar|pinga*|goteira*|nao_gela',
      'client*|de_graca|sem_cobrar|visita*|viagem|nao_cobr*|sai_do_meu|tecnic*|instalador*|meses',
    ],
    [
      'Entregue com teste filmado na frente do cliente e motivo por chamado',
      'Monte uma lista de dez pontos por tipo de serviço, faça o teste com o cliente e mande o filme com a data da garantia. Antes de ir, peça foto ou vídeo e resolva por telefone o que for uso. Anote cada volta com causa, quem instalou e material: erro de quem instalou volta sem custo, o resto tem taxa de visita dita no papel.',
      'Menos viagens de graça, e o erro que se repete tem nome.',
    ],
    {
      fora: 'instal+_a_loja|volta_as_aulas|instagram|produto_com_defeito_do_fornecedor|ultima_parcela|armario*|closet',
    },
  ),
  caseDeed(
    ['solar_financiamento_negado', 'conversao_baixa', 'vendas', 3, 0],
    [
      'financiamento|credito|banco|cartao|aprov+|parcela*',
      'negad*|nega|nega_o|nao_aprov*|recus*|reprov*|barr+|cadastro_ruim|nome_sujo|score_baixo|nao_libera*|nao_liberou|barrou|nao_sai_o|nao_saiu_o|caiu_o_credito',
      'client*|comprador*|compra*|tratamento*|projeto*',
    ],
    [
      'Peça a análise de crédito antes do projeto e tenha três caminhos',
      'Antes de desenhar, peça os dados e consulte dois bancos e uma cooperativa, que respondem no dia. Deixe pronto o mesmo serviço em três formas: à vista com desconto, em etapas que cabem no cartão, e menor. Ligue aos que já foram negados com a versão menor e anote por banco quantos pediu e quantos passaram.',
      'Você só projeta para quem pode pagar, e parte dos negados compra menor.',
    ],
    {
      fora: 'banco_me_negou|meu_emprestimo|meu_financiamento|para_mim|meu_nome|me_negou|orcamento_recusado|recusou_o_orcamento',
    },
  ),
  caseDeed(
    ['plataforma_muda_regra', 'rede_social_nao_vende', 'vendas', 4, 1],
    [
      'algoritmo|alcance|entrega_do_instagram|google|instagram|tiktok|facebook|video*|post*|stories|reels|publicac*|meu_perfil',
      'cai|caiu|cairam|cair|caindo|queda|despenc*|mudou|sumi*|nao_aparec*|zerou|ninguem_ve|nao_entrega|nao_aparecem|secaram|secou|ninguem_curte|parou_de_aparecer|deixou_de_aparecer',
      'vend+|pedido*|client*|contato*|agenda|visita*|seguidores',
    ],
    [
      'Leve os seguidores para uma lista sua e fale com ela toda semana',
      'Ofereça um motivo pequeno, como cupom, aula ou reserva antes dos outros, a quem mandar nome e telefone pela mensagem. Mande uma vez por semana uma coisa útil e uma oferta com dia. Peça a dez clientes a avaliação no mapa da cidade e anote por mês de onde veio cada venda: rede, lista, mapa ou indicação.',
      'A venda deixa de depender do que a rede decide mostrar.',
    ],
    { fora: 'hack*|invad*|banid*|concorrente_cai|perdi_o_acesso|suspens*' },
  ),
]
