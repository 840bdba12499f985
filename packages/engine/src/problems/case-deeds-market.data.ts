import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LEAVES, LOSS } from './case-words.data.ts'

/** Shops: the price next door, the street, the landlord, what isn't sold, what comes back. */
export const MARKET_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['preco_ao_lado', 'guerra_preco', 'vendas', 4, 1],
    [
      'concorrent*|loja_do_lado|loja_da_frente|outra_loja|vizinh*|do_lado|da_esquina|outra_esquina|em_frente|mesma_rua|mesmo_bairro|outra_quadra|da_rua_de_baixo|da_rua_de_tras|rua_de_cima|abriu_um*|abriu_outr*|o_outro|a_outra|seu_[a-z]*|dona_[a-z]*|rapaz_da|moca_da|rua_de_tras|rua_da_frente|um_cara|um_rapaz|outro_mercado|outra_padaria|outro_salao',
      'vend+_por|vende~por|vende_a|poe~a_[0-9]*|bota~a_[0-9]*|e_o_meu|e_a_minha|o_meu_e|a_minha_e|mesmo~por|preco_de_custo|abaixo_do_meu|mais_barat*|mais_em_conta|preco_del*|cobra+_metade|cobr+~menos|pela_metade|preco_baixo|preco_menor|e_eu_a|e_eu_por|vende~mesm*|vende_mais_barat*|cobra_menos|cobrando_menos|cobrando_metade|faz_por',
      `${LEAVES}|compar+|pergunt+|reclam+|olha_e|foi_tudo|foi_todo|o_povo|o_pessoal|todo_mundo`,
    ],
    [
      'Compare vinte itens com a loja ao lado, em pé, dentro da loja dela',
      'Compre ou anote lá o preço, o tamanho e a marca de vinte itens, e marque onde você é mais caro de verdade. Iguale só três que todo mundo compara e ponha cartaz neles; nos outros, junte o que ela não faz: entrega, montagem, fiado certo, conselho. Repita em um mês e conte quantos clientes ainda falam do preço dela.',
      'Você baixa em três itens, e não na loja toda, e o cliente tem um motivo para ficar.',
    ],
    {
      fora: 'shopee|mercado_livre|internet|supermercado|atacarejo|atacadao|fornecedor_mais_barato|aluguel|salario|cabeleireira_parceira|smart_fit|academia',
    },
  ),
  caseDeed(
    ['rede_grande_chegou', 'concorrente_novo', 'vendas', 5, 1],
    [
      'supermercado*|atacarejo|atacadao|assai|rede_de_farmacia*|rede_grande|rede_de|uma_rede|loja_de_rede|drogasil|raia|pague_menos|franquia*|smart_fit|smartfit|havan|leroy|petz|cobasi|grande_rede|multinacional|loja_de_departamento|carrefour|mercadao|hipermercado|loja_grande|grandona',
      'abriu|abriram|chegou|inaugur+|abrindo|instal+_se|vai_abrir|vao_abrir|montaram|veio_para',
      `${LEAVES}|movimento|vend+|fregues*|preco|medo|so_vem|client*`,
    ],
    [
      'Escolha três coisas que a rede não faz e ligue aos cinquenta melhores',
      'Visite a rede como cliente e anote preço, fila, horário e o que ela não resolve. Escolha três serviços seus, como entrega no mesmo dia, conta por mês ou cuidado pelo nome, e ligue aos cinquenta que mais compram: “continuo aqui e agora faço isto”. Anote quem voltou e pare de brigar no item que ela vende por menos.',
      'Os que mais pagam têm um motivo para ficar, e a briga sai do preço.',
    ],
    { fora: 'quero_abrir_franquia|comprar_uma_franquia|comprar_franquia|abrir_uma_franquia' },
  ),
  caseDeed(
    ['prova_aqui_compra_internet', 'guerra_preco', 'vendas', 3, 2],
    [
      'internet|online|shopee|mercado_livre|amazon|celular_na_mao|aliexpress|temu|shein|pelo_celular|no_celular|pelo_site|no_site|chega_amanha|pela_net|marketplace',
      'prov+|experiment+|olha_aqui|ve_aqui|tira_foto|tir+_foto|fotograf+|pesquis+|compar+|mostr+|pede_ajuda|pergunt+~preco|vem_aqui|vem_so_ver|so_ver|tira_duvida|explico|folhei*|tira*_foto|tiram_a_medida',
      'compr+|barat*|preco|leva|vai_embora|ped+|desconto|por_cento|amanha',
    ],
    [
      'Cubra o preço com o que a internet não dá e diga o total na hora',
      'Cole no balcão três linhas: sai hoje, troca aqui, montagem ou ajuste incluído. Quando mostrarem a tela, some com o cliente o frete, o prazo e o risco, e ofereça uma só vantagem, como o Pix ou o acessório. Anote por duas semanas quem mostrou a tela e quem levou, por item, e tire da loja o que só serve de prova.',
      'Parte de quem só vinha provar passa a levar na hora.',
    ],
    { fora: 'vendo_na_shopee|minha_loja_na_shopee|anuncio|meu_site|comprovante*|pix' },
  ),
  caseDeed(
    ['obra_na_rua', 'ponto_ruim', 'vendas', 4, 1],
    [
      'obra_na_rua|obra~rua|obra_da_prefeitura|prefeitura~obra|obras_na_avenida|obra_do_metro|obra~avenida|rua_fechada|rua_interditada|interditad*|interdit+|tapume*|asfalto|buraco*|mao_da_rua|sentido_da_rua|abriu_a_rua|abriram_a_rua|quebrou_a_rua|quebraram_a_rua|companhia_de_agua|recape*|obra_de_esgoto|calcada_quebrada|ponte_interditada|desvio',
      'movimento|client*|passa|passag*|vend+|fregues*|estacion*|acesso|loja|fatur+|entrar|chegar',
      'cai|caiu|cairam|cair|caindo|queda|sumi*|some|ninguem|nao_conseg+|nao_chega|parad*|fech+|fechad*|mudou|mudaram|menos|despenc+|metade',
    ],
    [
      'Avise o caminho novo e leve a venda até o cliente enquanto durar a obra',
      'Pergunte na prefeitura o prazo por escrito e peça, com os vizinhos, placa, passagem e hora de carga. Mande aos clientes um mapa do acesso e ofereça entrega ou retirada na esquina sem custo. Mostre ao dono do imóvel a queda da venda por semana e peça desconto no aluguel até o fim da obra.',
      'Quem já compra continua chegando, e o aluguel acompanha a rua fechada.',
    ],
    { fora: 'minha_obra|obra_parada|obra_atrasou|pedreiro*|atraso_na_obra|material_de_construcao' },
  ),
  caseDeed(
    ['sem_vaga_carro', 'ponto_ruim', 'vendas', 3, 0],
    [
      'estacionar|estacionamento|vaga_na_frente|vagas_na_frente|vaga_de_carro|vagas_de_carro|zona_azul|multa_de_transito|onde_parar|lugar_para_parar|parar_o_carro|deixar_o_carro|faixa_amarela',
      'nao_tem|falta|desist+|nao_par+|nao_acha|dificil|vai_embora|reclam+|perd+|perco|perco|some|guincho|multad*|passa_reto|dao_a_volta',
    ],
    [
      'Combine vagas com um vizinho e ponha um horário de entrega na porta',
      'Converse com estacionamento, igreja ou galpão perto e acerte um preço por carro ou por mês, com carimbo. Escreva a vaga no mapa da internet, na mensagem e na fachada, e ofereça levar até o carro com aviso pelo telefone. Conte por duas semanas quem usou e o que comprou.',
      'A falta de vaga deixa de mandar o cliente embora.',
    ],
    { fora: 'meu_estacionamento|tenho_um_estacionamento|dono_de_estacionamento|estacionamento_rotativo|mensalista*' },
  ),
  caseDeed(
    ['ambulante_na_porta', 'guerra_preco', 'vendas', 3, 0],
    [
      'ambulante*|camelo*|barraca*|carrinho|informal|informais|clandestin*|sem_nota|sem_imposto|fundo_de_quintal|sem_alvara|pirat*|banca_que|uma_banca|vende_no_chao|carro_de_som|kombi_vendendo|sem_pagar_nada|sem_pagar_imposto|de_garagem|em_casa_sem',
      'na_porta|na_frente|na_calcada|do_lado|mais_barat*|concorr*|metade_do_preco|preco|desleal|vende+',
      'client*|perd+|perco|vend+|movimento|nao_aguento|cai|caiu|cairam|cair|caindo|queda|competi+|disput+|concorr*',
    ],
    [
      'Mostre o que quem vende sem nota não dá: garantia, troca e prazo',
      'Escreva numa placa e em cada orçamento três linhas do que só você entrega, com o telefone de quem responde depois. Sirva também quem só pode pagar pouco, com uma versão menor. Peça à associação do comércio que leve o caso à prefeitura em nome de todos e anote quantos clientes voltaram depois de um problema lá.',
      'O cliente compara a compra inteira, e não só o número da etiqueta.',
    ],
    { fora: 'minha_barraca|sou_ambulante|minha_barraquinha|eu_vendo_na_rua|eu_sou_informal' },
  ),
  caseDeed(
    ['proprietario_pede_imovel', 'perder_ponto', 'gestao', 4, 0],
    [
      'proprietari*|dono_do_imovel|dono_do_ponto|dono_da_sala|dono_da_casa|dono_do_predio|dona_do_imovel|dona_da_casa|dona_do_predio|locador*|imobiliaria|senhorio|dono_do_galpao|herdeiro*|dono_do_terreno',
      'ped+~imovel|pediu_o_ponto|pediu_o_imovel|pediu_a_sala|pediu_a_casa|pediu_o_galpao|quer_o_imovel|quer_o_ponto|quer_de_volta|quer_a_casa|vai_vender|vendeu|vender_o|desocup*|entregar_as_chaves|entregar_o_ponto|tenho_que_sair|despej*|nao_renov+|nao_quer*_renovar|retom+|morreu|demolir|vao_construir|querem_a_casa|querem_o_ponto|querem_o_imovel|querem_vender|quer_vender|faleceu|foi_vendid*|pediram|quer_o_espaco|quer_a_sala|quer_usar',
    ],
    [
      'Leia o contrato com um advogado e visite três pontos antes de responder',
      'Leve o contrato e a notificação a um advogado e pergunte duas coisas: o prazo que você tem e se há direito de renovar ou de preferência na venda. Enquanto isso, some o custo da mudança e visite três pontos a poucas quadras. Proponha ao dono uma data que salte a sua época boa e anote tudo por mensagem.',
      'Você negocia com prazo e com outra porta na mão, e não no susto.',
    ],
    { fora: 'sou_proprietari*|meus_inquilinos|eu_alugo_para|meu_inquilino' },
  ),
  caseDeed(
    ['aluguel_reajuste', 'aluguel_pesa', 'financas', 3, 0],
    [
      'aluguel|luvas|fundo_de_promocao|renovacao|dono_do_ponto|dono_do_predio|dono_da_sala|imobiliaria|valor_do_ponto',
      'reajust+|subir|quer_passar|subiu|aument+|igpm|igp_m|dobr+|quer_mais|renov+|caro_demais|vai_subir|pul+_de|pass+_de|cobrar~mais|a_mais|quer_mais|aumento',
      'mil|reais|por_cento|[0-9]*|metade|faturamento|contrato|nao_aguento|nao_cabe',
    ],
    [
      'Leve ao dono do imóvel o preço de três salas vazias da mesma rua',
      'Fotografe três imóveis vagos perto, com preço e metragem, e some o que o dono perde com meses sem inquilino. Proponha um valor firme por dois anos, ou desconto agora em troca de prazo ou de obra que você faz. Anote a resposta e o limite: a parte da venda que o aluguel pode levar. Confira o índice do contrato.',
      'A conversa sai da queixa e vira uma escolha entre receber menos ou ficar vazio.',
    ],
    {
      fora: 'aluguel_de_brinquedo*|alugo|carro_alugado|equipamento*|maquina*|ponto_de_venda|ponto_da_massa|bate_ponto|aluguel_de_mesa*',
    },
  ),
  caseDeed(
    ['shopping_custo', 'aluguel_pesa', 'financas', 4, 1],
    [
      'shopping|galeria|quiosque',
      'condominio|taxa*|aluguel|horario|domingo|fundo_de_promocao|multa|contrato',
      'cai|caiu|cairam|cair|caindo|queda|movimento|caro|pesa|come|leva|obrig+|nao_paga|prejuizo|fechar|sair|nao_sobra|nao_deixa_nada|nao_da_lucro|nao_compensa|tudo_vai|obrigacao|prejuizo|nao_entra_ninguem|hora_a_mais|22h|abra|abrir_ate',
    ],
    [
      'Faça a conta da loja do shopping por hora e peça pagamento pela venda',
      'Some aluguel, condomínio, promoção e gente, divida pelas horas abertas e marque as que não se pagam. Peça à administração um trimestre com valor ligado à venda, espaço menor ou carência, com a queda na mão. Leia com um advogado o preço e o prazo de sair e escreva a data em que você decide.',
      'Você sabe quanto a loja precisa vender por hora e quando sair fica mais barato.',
    ],
    { fora: 'vendo_para_shopping|obra_no_shopping' },
  ),
  caseDeed(
    ['tamanho_que_falta', 'compra_mal', 'operacoes', 3, 1],
    [
      'tamanho*|numerac*|numero_3*|numero_4*|grade|plus|cor|cores|numeros|o_3[0-9]|o_4[0-9]|gg|tamanho_p|tamanho_g|o_pp|infantil_6',
      'falt+|acab+|sobr+|so_fic*|fica~parad*|encalh*|nao_tenho|pequen*|grandes',
      'vend+|client*|loja|peca*|sapato*|roupa*|fornecedor*|calcado*|tenis|lingerie|uniforme*|semana|encalhado|encalhada|na_primeira|modelo*',
    ],
    [
      'Compre a próxima grade pelo que saiu, e não pela caixa fechada',
      'Some por tamanho o que vendeu e o que ficou nos últimos três meses. Leve a lista ao fornecedor e peça caixa aberta, reposição por tamanho ou troca dos que sobram; o que ele não trocar vai para um cabide de número único, com desconto. Guarde o telefone de quem pediu o que faltava e chame na chegada.',
      'O tamanho que vende fica na loja, e o que sobra para de ser comprado.',
    ],
    { fora: 'tamanho_do_problema|tamanho_da_divida|cor_da_parede' },
  ),
  caseDeed(
    ['condicional_nao_volta', 'consignado_sem_acerto', 'financas', 2, 1],
    [
      'condicional|mala|malinha|leva_para_provar|leva_em_casa|provar_em_casa|sacola_para_casa|sacola|levam_para_casa|leva_para_casa|leva_para_escolher|escolher_em_casa|experimentar_em_casa|levar_para_ver',
      'client*|roupa*|peca*|devolv*|volt+|demor+|some|fica|semanas_depois|dias_depois|nunca_devolv*|atras*|cobr*|na_rua',
    ],
    [
      'Anote peça por peça a malinha que sai, com dia de volta e cartão',
      'Escreva na frente da cliente cada peça, o preço e o dia da volta, fotografe e mande a lista por mensagem. Peça um cartão ou Pix de reserva, que só é cobrado depois do dia. Limite a quantidade de peças e de dias, e conte por semana o que saiu, o que vendeu e o que ainda não voltou.',
      'A peça volta em dias ou vira venda, e para de faltar na arara.',
    ],
    { fora: 'formacao_condicional|mala_direta' },
  ),
  caseDeed(
    ['revendedora_acerto', 'consignado_sem_acerto', 'financas', 4, 2],
    [
      'revendedor*|sacoleir*|consultora*|consignad*|vendedora_externa|vendedoras_externas|maleta*|mostruario|vendem_para_mim|vendem_meus|vende_para_mim|vendedoras_de_porta|as_meninas_que_vendem|porta_a_porta|levam_o_mostruario',
      'nao_acert+|acerto|dev+|some|sumi*|atras+|nao_pag+|nao_devolv*|devolv*|calote|nao_prestam_conta|prestar_conta|prestacao_de_conta*|nao_devolvem|acert*|nao_trazem_o_dinheiro',
    ],
    [
      'Refaça o acerto das maletas a cada quinze dias, com ficha assinada',
      'Faça uma ficha por pessoa com cada peça, o preço e o dia do acerto, e confira as duas juntas. Quem acertou no dia recebe a maleta cheia; quem atrasou recebe metade, até pagar. Ligue hoje às três que mais devem, proponha devolver o que não vendeu e parcelar o resto, e anote o valor que volta por semana.',
      'A mercadoria na rua vira dinheiro ou volta, e você sabe com quem está.',
    ],
    { fora: 'emprestimo_consignado|credito_consignado|consultora_de_negocio' },
  ),
  caseDeed(
    ['validade_curta', 'perda_perecivel', 'operacoes', 3, 2],
    [
      'venc+|vencendo|validade|vencid*|vencido|passa_do_dia|passa_da_data|passou_da_data|passou_do_prazo|fora_da_data|perto_de_vencer|data_curta',
      'prateleira*|estoque|produto*|loja|mercado|farmacia|medicamento*|remedio*|cosmetic*|suplemento*|mercadoria*|lote*|iogurte*|biscoito*',
      `${LOSS}|troca|perda*`,
    ],
    [
      'Separe hoje o que vence em sessenta dias e venda com data à mostra',
      'Passe prateleira por prateleira, anote item, quantidade e data, e ponha os de menos tempo na frente, com etiqueta e preço que diz a razão. Peça ao fornecedor troca ou bônus dos lotes maiores, com a lista na mão. Daí em diante, quem recebe mercadoria recusa validade curta; conte por mês o que foi para o lixo.',
      'O que ia vencer vira venda ou troca, e a próxima entrega já chega melhor.',
    ],
    {
      fora: 'contrato_vencid*|conta_vencid*|boleto*|parcela*|divida*|vencimento_do_aluguel|duplicata*|licitac*|certidao|edital|cnh|nao_sobra|promotor*|enxoval|gondola',
    },
  ),
  caseDeed(
    ['pedido_minimo_marca', 'capital_de_giro', 'financas', 3, 0],
    [
      'pedido_minimo|compra_minima|minimo_de_compra|minimo_do_fornecedor|meta_de_compra|cota_de_compra|quantidade_minima|lote_minimo|tenho_que_pegar|tenho_que_comprar|pegar_[0-9]*_mil|comprar_[0-9]*_mil|fechar_o_container|carga_fechada|caixa_fechada|so_vende_em_quantidade|so_vende_fechado|de_uma_vez',
      'fornecedor*|marca|fabrica|distribuidor*|representante|industria|atacad*|usina',
    ],
    [
      'Divida o pedido mínimo com dois lojistas de outra cidade',
      'Procure duas lojas do mesmo ramo que não disputam o seu cliente e somem um pedido só, entregue em um endereço ou por partes. Leve ao representante o que você vendeu em um ano e peça mínimo por trimestre, e não por pedido. Anote o que sobrou de cada compra e recuse a linha que só existe para completar.',
      'Você compra o que vende em um mês, com o preço de quem compra muito.',
    ],
  ),
  caseDeed(
    ['volta_aulas_lista', 'pico_desorganizado', 'vendas', 5, 3],
    [
      'lista_de_material|lista_escolar|listas_escolares|material_escolar|volta_as_aulas|livro_didatico|livros_didaticos',
      'escola*|papelaria|livraria|janeiro|fevereiro|concorr*|atacad*|internet|apostila*|client*|mae*',
    ],
    [
      'Receba a lista por foto e entregue a sacola pronta com dia marcado',
      'Peça às escolas perto as listas de novembro e monte três preços: básico, médio e completo. Mande às mães do ano passado: “envie a foto da lista; separo e deixo pronta em dois dias, com sinal”. Compre primeiro o que se repete nas listas e anote por escola quantas sacolas saíram e quanto valeu cada uma.',
      'A compra de janeiro chega vendida, e a fila do balcão vira retirada.',
    ],
  ),
  caseDeed(
    ['nao_busca_conserto', 'servico_nao_buscado', 'financas', 3, 1],
    [
      'nao_busc+|nao_vem_buscar|nao_vieram_buscar|ninguem_vem_buscar|ninguem_busca|nunca_mais_vem|nunca_mais_aparec*|nunca_busca*|abandon*|esquecem|esquecid*|nao_retir+|larg+_aqui|deix+_aqui|encostad*|nao_busca|ficou_para_tras|pronto_ha|pronta_ha|consertad*~esper*|dono_desaparece|desaparece*|some_e_deixa|fica_aqui|ficam_aqui|ninguem_aparece|nao_volta_para_pegar|nao_vem_pegar|nao_vem_retirar|dizem_que_passam|diz_que_passa|passo_na_sexta|passam_na|desde_a_pandemia|desde_o_ano_passado|nao_comporta',
      'aparelho*|celular*|roupa*|relogio*|maquina*|bicicleta*|carro*|moto*|eletrodomestico*|peca*|sapato*|televis*|tv|conserto*|oculos|sofa*|motor*|patio|instrumento*|violao|joia*|vestido*|tapete*|notebook*|som|geladeira*|prateleira_cheia|fogao|micro_ondas|ventilador*|ferramenta*|bolsa*|mala*|sapatos|cortina*',
    ],
    [
      'Cobre metade na entrada e avise a data em que a guarda passa a ser paga',
      'Ligue a todos os que não buscaram, com o valor e duas datas, e ofereça dividir ou comprar o aparelho usado. Nos novos, peça metade ou o diagnóstico na entrada e faça assinar a ordem com o prazo e o preço por dia de guarda. Confira com o Procon ou um advogado o que fazer com o abandonado antes de vender.',
      'O conserto pronto se paga na entrada, e a prateleira esvazia.',
    ],
    {
      fora: 'aluno*|paciente*|abandon+_o_curso|abandon+_o_tratamento|carrinho_abandonado|esqueci_a_senha|client*_abandon*_a_moto_no_meio',
    },
  ),
  caseDeed(
    ['racao_internet', 'guerra_preco', 'vendas', 3, 1],
    [
      'racao|pet_shop|petshop|pet|saco_de_15|saco_de_20|saco_de_10|banho_e_tosa|banho|areia_de_gato|petisco',
      'internet|petz|cobasi|petlove|mercado_livre|supermercado|agropecuaria|assinatura|nos_sites|site|sites|pelo_app|online|fora',
      'compr+|barat*|preco|perd+|perco|client*|vend+|concorr*|em_conta|so_vem|so_me_procuram|so_trazem',
    ],
    [
      'Venda a ração com data de acabar e entregue no dia do banho',
      'Anote por animal a marca, o tamanho do pacote e quantos dias dura. Dois dias antes de acabar mande: “a ração do Thor acaba sexta; levo junto na volta do banho?”. Faça preço de conjunto só para quem deixa o dia marcado e compare por mês quantos repetiram com você e quantos sumiram.',
      'A ração deixa de ser comparada a cada compra e vem junto do serviço.',
    ],
    { fora: 'vaca*|gado|leite|galinha*|granja|porco*|peixe*' },
  ),
  caseDeed(
    ['sobra_fim_do_dia', 'perda_perecivel', 'operacoes', 3, 2],
    [
      'pao|paes|salgad*|bolo*|marmita*|doce*|coxinha*|torta*|comida|buffet|self_service|por_quilo|sushi|verdura*|hortalica*|feira|sanduiche*|fruta*|cuscuz|tapioca*|esfiha*|pastel|pasteis|acai|caldo*|panela*|pamonha*|broa*',
      'sobr+|sobra|sobras|jog+_fora|joguei_fora|vai_para_o_lixo|vai_fora|lixo|encalh*|descart+|doar|doando|volta*~sem_vender|volta_tudo',
      'dia|fim_do_dia|tarde|noite|semana|todo_dia|diari*|quilo*|kg|fornada*|feira|final_do_dia|domingo|segunda|almoco|bandeja|fecho_as|as_19h|na_hora_de_fechar|vitrine_cheia|19h|20h|22h',
    ],
    [
      'Produza pelo que saiu no mesmo dia da semana passada e feche com sacola',
      'Anote por sete dias o que sobrou de cada item e a que hora acabou o resto. Faça a primeira leva menor e a segunda só se a primeira andar; na última hora, ofereça a sacola surpresa por mensagem, com preço de custo e hora de buscar. Compare o peso do lixo de uma semana com o da outra.',
      'Sobra menos, e parte do que iria fora ainda paga o ingrediente.',
    ],
    {
      fora: 'nao_sobra|sobra_tempo|sobra_pouco|sobra_nada|dinheiro_sobra|sobrar_dinheiro|quanto_sobra|quase_nao_sobra|sobra_dinheiro|sobra_menos|me_sobra*|de_dinheiro',
    },
  ),
  caseDeed(
    ['acougue_corte_parado', 'perda_perecivel', 'vendas', 3, 2],
    [
      'acougue|carne*|boi|corte*|frango|peixaria|peixe*',
      'de_segunda|dianteiro|miudo*|osso|sobr+|encalh*|parad*|so_quer|so_compram|picanha|file|resto_do_boi|contrafile|so_leva|so_levam|so_sai|ninguem_quer_o|na_camara|o_resto_do|musculo|costela',
      'perd+|perco|jog+|preco|barat*|lixo|congel*|vend+|sobr+|fica|camara|encalha|tempo',
    ],
    [
      'Transforme o corte que sobra em prato pronto e kit de churrasco',
      'Escolha dois cortes que sempre ficam e faça deles linguiça, espetinho, bife temperado ou carne para a panela, com receita na etiqueta. Ponha um conjunto de fim de semana que junta o corte nobre e o outro. Anote quilo por quilo o que saiu e quanto deixou; confira com a vigilância o que o seu registro permite preparar.',
      'O boi inteiro passa a ser vendido, e não só a picanha.',
    ],
    { fora: 'gado|pasto|nelore|criacao|tanque*|alevin*|racao|corte_e_costura' },
  ),
  caseDeed(
    ['gas_agua_entrega', 'guerra_preco', 'vendas', 3, 1],
    [
      'gas|botijao|botijoes|agua_mineral|galao|galoes',
      'clandestin*|concorr*|barat*|aplicativo|preco|disk|moto|promoc*|outro_deposito|posto',
      `${LEAVES}|vend+|client*`,
    ],
    [
      'Ligue antes de o botijão acabar e cole o seu número na geladeira',
      'Monte a lista de endereços com a data da última entrega e telefone na semana em que costuma acabar: “deixo hoje ou amanhã?”. Entregue com ímã, lacre à mostra e teste de vazamento, que o clandestino não faz. Veja com restaurantes e salões a troca por mês com nota, e anote quantos pediram antes de você ligar.',
      'O cliente não procura preço porque você chega antes.',
    ],
    { fora: 'conta_de_gas|gas_da_cozinha|gastos|gas_carbonico|restaurante|padaria|gas_refrigerante' },
  ),
  caseDeed(
    ['otica_refaz_lente', 'retrabalho', 'operacoes', 3, 1],
    [
      'otica|lente*|oculos|armac*|multifocal',
      'refaz*|refiz|refeit*|errad*|volt+|nao_adapt*|adapt*|laboratorio|garantia|demor+|trocad*',
    ],
    [
      'Confira a medida com outra pessoa antes de mandar a lente ao laboratório',
      'Faça uma folha com receita, distância, altura e armação, medida por um e repetida por outro, e com a assinatura do cliente. Na entrega, ajuste no rosto e marque uma conferência em sete dias. Anote por laboratório e por motivo cada lente refeita, e leve a conta ao que mais erra.',
      'A lente errada é pega na folha, e quem erra paga por ela.',
    ],
  ),
  caseDeed(
    ['brecho_consignante', 'consignado_sem_acerto', 'operacoes', 3, 1],
    [
      'brecho|desapego*|peca*_usada*|roupa*_usada*|segunda_mao|seminov*',
      'consign*|fornecedor*|dona_da_peca|peca*_parada*|encalh*|estoque|lot+|triagem|compr+|parad*|nao_comporta|tem_peca_de|acumul*|cheio|entupid*|ninguem_quer|nao_sai|um_ano',
    ],
    [
      'Ponha prazo em cada peça: desconto no segundo mês, volta no terceiro',
      'Escreva com a dona a regra em uma folha: a sua parte, o desconto depois de trinta dias e a data em que busca ou doa. Etiquete com o mês da entrada e uma cor por mês. Toda sexta baixe a cor mais velha e conte peças que entraram e que saíram; com a arara cheia, só aceite em troca de outra.',
      'A arara gira todo mês, e o que não vende tem dia para sair.',
    ],
    { fora: 'carro*|veiculo*|moto*|maquina*_usada*|movel|moveis' },
  ),
  caseDeed(
    ['entrega_movel_montagem', 'frete_entrega', 'operacoes', 3, 2],
    [
      'montador*|montagem|montagens|entrega_de_moveis|montar',
      'atras+|reagend*|volt+|falt+|client*|risc*|quebr*|reclam+|demor+',
      'movel|moveis|loja|sofa*|guarda_roupa*|cozinha*|colchao|planejad*',
    ],
    [
      'Confira peças e dia com o cliente na véspera, por foto e mensagem',
      'Na véspera, alguém abre a caixa, fotografa peças e ferragens e confirma com o cliente hora, elevador e parede livre. O montador sai com uma folha que o cliente assina no fim, com foto do pronto. Anote cada volta com a causa, peça faltando, medida ou ausência, e mude primeiro a que mais se repete.',
      'O montador vai uma vez só, e a reclamação tem foto e assinatura.',
    ],
    { fora: 'montagem_de_festa|linha_de_montagem|montar_duas|decoracao' },
  ),
  caseDeed(
    ['taxa_de_troca_presente', 'devolucao_troca', 'operacoes', 2, 1],
    [
      'trocas|troca_demais|para_trocar|trocar_tamanho|devolv*|devoluc*|troca_de_mercadoria|politica_de_troca|nao_serviu|nao_serve|voltam|volta_porque|devolvem|pede*_para_trocar|arrepend*|quer*_trocar',
      'client*|compr+|presente*|peca*|defeito|usad*|arrepend*|tamanho*|vendas|venda*|encomenda*|pedido*|pacote*',
      'loja|site|online|nota|etiqueta|prazo|frete|exig+|prejuizo|lucro|semana|mes|internet|online|correio*|envio',
    ],
    [
      'Escreva a regra de troca na nota e transforme a volta em outra compra',
      'Faça três linhas: prazo, etiqueta, e vale no mesmo dia no lugar de dinheiro; confira com o Procon o que a lei dá na loja e na internet. Quem recebe a troca pergunta a razão, anota e mostra outras duas peças. Ao fim do mês, some por razão e mude a foto, a medida ou o item que mais volta.',
      'A troca segue uma regra só, e parte dela vira venda.',
    ],
    {
      fora: 'troca_de_equipamento|troca_de_funcionari*|troca_de_oleo|troca_de_peca|troca_de_horario|cheque*|lente*|trocar_de_fornecedor|malinha|condicional|grade_fechada|fornecedor*|troc+_de_cor|revendedor*|maleta*|consignad*|telas|conserto*|paralela',
    },
  ),
]
