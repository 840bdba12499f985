import type { Deed } from './danger-types.ts'
import { DISCARD, EXPIRED, FOOD, SERVE, SPOILED } from './danger-words.data.ts'

const CLIENT =
  'cliente*|consumidor*|comprador*|fregues*|paciente*|aluno*|hospede*|passageiro*|ela|ele|mulher|senhora|moca|cara|pessoa|pessoal|turista*|gringo*|usuario*|assinante*|inquilino*|noiva*|formand*|idos[oa]*|velhinh*|mae|pai|pais'
const COMMERCE =
  'vend+|compr+|loja|produto*|mercadoria*|peca*|celular*|roupa*|sapato*|carro*|moto*|eletrodomestico*|movel|moveis|aparelho*|site|internet|pedido*|curso|servico|pacote|viagem|reserva'
const REFUSE =
  'nao_vou|nao_quero|nao_devolv*|nao_troc*|nao_aceit*|nao_dou|nao_dar|nao_pag*|nao_faco|neg+ar|nego|negar|recus+|enrol+|ignor+|bloque+|cans+|dificult+|fing+|finj+|escap+|fug+|fuj*|livrar|desist*|inventar|invent+|digo_que|falo_que|dizer_que|falar_que|sem_devolver|sem_trocar|sem_garantia|placa|nem_com|nem_se|dou_vale|so_vale|so_dou|fico_com_o_dinheiro|ficar_com_o_dinheiro|segur+|retenho|reter|sum+|desapare[cç]+|deixar_no_vacuo|nao_respond*|nao_preciso|sou_obrigad*_a|cobr+_multa|cobr+_taxa|descont+'

const DEBTOR =
  'devedor*|caloteir*|inadimplent*|quem_me_deve|quem_deve|que_me_deve*|que_deve*|me_deve|me_devem|esta_devendo|que_nao_paga*|nao_pagou|nao_paga|nao_pagam|nao_me_paga|fiado|calote|velhac*|trambiqueir*|cobrar|cobro|cobranca'

export const FOOD_DEEDS: readonly Deed[] = [
  {
    id: 'alimento_vencido',
    kind: 'consumer',
    when: [
      [
        'escura|escuro|cinza|preta|esverdeada|amarelada|ressecad*|babad*|pegajosa',
        'carne*|frango|peixe|presunto|linguica|camarao|moida|salsicha|bife*',
        'mistur*|ninguem|disfarc*|temper*|nova|fresca|vend*|moer|vai',
      ],

      [
        'bolo*|torta*|doce*|salgad*|pao|paes|sanduiche*|pastel|carne|frango|presunto|massa|recheio|sobremesa*',
        'encalh*|desde|velh*|dormid*|semana_passada|segunda|domingo|dias',
        'rasp*|cobr*|disfarc*|maqui*|calda|glace|cobertura|outro|remont*|repint*|renov*|corto_a_parte|tiro_a_parte',
      ],

      [
        'maionese|molho*|carne*|frango|peixe|camarao|arroz|feijao|sopa|recheio|creme|ovo*|sushi|leite|marmita*|caldo|massa|presunto|linguica*',
        'feit[ao]s|fiz|feita|feito|aberto|aberta|preparad*|descongel*|temperad*',
        'segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|dias|5_dias|4_dias|uma_semana',
        'ainda|uso|usar|sirvo|servir|vendo|da_para|aguenta|boa|bom',
      ],

      [
        'verde|esverdead*|meio_verde|azulad*|grudent*|pegajos*|cheirinho|cheiro|gosma|passad[oa]|azed*|mofo|mofad*|bolor|branquinh*|estufad*|inchad*|suspeit*|feia|feio|durinh*|murch*',
        'linguica*|carne*|frango|peixe*|presunto|queijo*|salsicha*|bacon|camarao|maionese|leite|creme|iogurte*|lata*|molho|recheio|pao|paes|bolo*|requeijao|mortadela|hamburguer*|costela|massa|salame',
        'temper*|limao|vinagre|lav*|assar|assad*|frit*|cozinh*|moer|moid*|nota*|perceb*|disfarc*|vend*|serv*|us*|corto|cortar|tiro|raspo|rasp*|desconto|promoc*|mesmo|ainda|aproveit*',
      ],
      [
        'venceu|venceram|vencid*|vence_hoje|vencimento|validade|prazo',
        'ontem|anteontem|semana|dia|dias|mes|ja|faz|passou|foi|era',
        'leve|pague|promoc*|kit|combo|metade|baratinho|desconto|cesta|doce|marmita|molho|torta|recheio|receita|aproveit*|servir|sirvo|vender|vendo|usar|uso|da_para|ainda|boa|bom|normal',
        'iogurte*|leite|queijo*|presunto|carne*|frango|bolo*|biscoito*|chocolate*|cerveja*|refrigerante*|suco*|maionese|produto*|mercadoria*|creme|massa|pao|linguica*|ovo*|racao|farinha|salgad*|peixe|manteiga|margarina|requeijao|doce*|energetico*',
      ],

      [
        'venceu|venceram|vencid*',
        FOOD,
        'etiqueta_nova|nova_etiqueta|outra_etiqueta|rotulo_novo|outra_bandeja|bandeja_nova',
      ],
      [EXPIRED, FOOD, SERVE],
      [SPOILED, FOOD, `${SERVE}|tempero|disfarc*|limao|vinagre|agua_sanitaria|cloro|alho`],
      [
        'etiqueta|data|validade|vencimento|fabricacao|lote|rotulo',
        'troc+|mud+|remarc+|apag+|rasp+|tir+|arranc+|reetiquet+|adulter+|coloc+~nova|coloc+~outra|por_outra|por_uma_nova|cobrir|cubro|cobre|cola*|adesivo|estend+|esticar|estico|acetona|prolong+|aument+|imprim*|carimb*|falsific*',
        'validade|vencimento|fabricacao|vencid*|vence*|data|venceu',
      ],
    ],
    unless: `limp+~cozinha|limp+~geladeira|limp+~chao|limp+~fogao|limp+~pia|faxin*|azulejo*|mercadoria_parada|estoque_parado|parad[ao]_desde|encalhad*|gorgonzola|de_proposito|cerveja_escura|congelad*|menos|quanto_tempo|congelad*_a|como_armazen*|perto_de|vence_em|vai_vencer|semana_que_vem|mes_que_vem|boleto*|prazo_de_entrega|parcela*|conta|divida|antes_de|${DISCARD}|porco*|galinhas|entrega|encomenda|reserva|consulta|evento|aniversario|remedio*|medicamento*|anestesico*|botox|vacina*|agrotoxico*|fornecedor_me|comprei_vencid*|cliente_reclam*|cliente_achou|pass+_mal|preco_de_custo|preco_do_leite|mudar_a_data|troquei_a_data|dia_das_maes|data_comemorativa|datas_comemorativas|validade_do_orcamento|validade_da_proposta|curta_validade|validade_curta|controle_de_validade|controlo|maquiagem_vencida_do|rotulo_novo|rotulo_do|como_colocar_a_data|calculo_a_validade|como_defin*|cheiro_bom_de`,
    always: true,
    answer:
      'Não venda nem sirva: produto vencido, estragado ou com a data trocada é crime contra o consumidor e risco de intoxicação, mesmo "com cheiro bom", cozido, temperado ou em promoção. Descarte, não troque a etiqueta. Tire agora da área de venda, separe com aviso de impróprio, anote e jogue fora (ou devolva ao fornecedor, se o contrato prevê). Se alguém já comeu e passou mal, ligue 192. Dúvida de norma: Vigilância Sanitária da cidade. Para não perder de novo: primeiro que vence, primeiro que sai, promoção antes da data e compra menor.',
    steps: [
      'Hoje: recolha tudo o que venceu, descarte com registro e some o prejuízo.',
      'Toda semana: confira datas, ponha na frente o que vence antes e baixe o preço com a data à vista.',
      'Ajuste a compra pelo que saiu nas últimas quatro semanas.',
    ],
    risks: ['Intoxicação de cliente, interdição e prisão em flagrante; o valor do produto é pequeno perto disso.'],
  },
  {
    id: 'sobra_servida',
    kind: 'consumer',
    when: [
      [
        'pao|paes|torrada*|cesta*|couvert|petisco*|molho*|manteiga|azeite',
        'mesa|mesas|cesta|cestas|cliente*|prato*',
        'sobr*|volt*|viro|vira|viram|torrada*|farinha|pudim|rabanada|de_novo|reaproveit*',
      ],
      [
        'oleo|gordura',
        '[0-9]*_dias|semana*|mes|escur*|preto|velho',
        'fritadeira|frit*|coo|coar|filtr*|uso|completo|tacho',
      ],

      [
        'coxinha*|salgad*|pastel|pasteis|esfiha*|pao_de_queijo|arroz|feijao|carne|frango|sopa|buffet|comida|marmita*|macarrao|maionese|lasanha|peixe|sushi|bolinho*|molho*|almoco|salada*|batata*',
        'de_ontem|anteontem|do_almoco|da_janta|da_vespera|dia_anterior|que_sobrou|que_sobra*|que_volt*|do_prato|da_mesa|do_evento|da_festa',
        'esquent*|requent*|estufa|junto|mistur*|de_novo|vir*|faco|uso|sirvo|vendo|ponho|coloco|boto|aproveit*|guardo|jantar|amanha|hoje|bolinho*|croquete*|sopa',
      ],
      [
        'azeite|molho*|pao|couvert|ketchup|maionese|manteiga|amendoim|azeitona*|limao|gelo|palito*|farofa|pimenta',
        'mesa|mesas|prato|cliente*',
        'volt*|devolv*|outra|outro|pote|de_novo|reaproveit*|aproveit*|junt*',
      ],

      [
        'sobra|sobras|sobrou|sobram|resto|restos|restou|devolv*_do_prato|voltou_da_mesa|volta_da_mesa|voltou_do_salao|que_volta|que_voltou|deixou_no_prato|deixaram_no_prato|nao_comeram|cliente_nao_comeu|intocad*|de_ontem|de_anteontem|dia_anterior|do_dia_anterior|ontem',
        'comida*|prato*|mesa*|buffet|bufe|self_service|rodizio|cesta_de_pao|pao|paes|couvert|molho*|arroz|feijao|salada*|carne*|batata*|marmita*|maionese|sushi|sopa|caldo|recheio|salgado*|refrigerante*|cerveja*|chopp|vinho|oleo|frango|peixe|petisco*|azeitona*|limao|gelo',
        'guard+|por_de_novo|ponho_de_novo|coloc+~de_novo|ponho|de_novo|reaproveit+|aproveit+|mistur+|volt+_para|serv+|sirv+|requent+|esquent+|us+|reus+|novamente|outra_mesa|outro_cliente|outro_dia|no_dia_seguinte|amanha|vira|viram|virar|faco|transform+|junt+|vend+',
      ],
      [
        'oleo',
        'velho|preto|escuro|usado|mesmo|reus+|reaproveit+|filtr+|semana*|mes',
        'fritar|frito|fritando|fritadeira|batata|pastel|salgado*|coxinha|continu*|uso|usar|usando|dias|trocar|coar|economiz*',
      ],
    ],
    unless:
      'pao_de_ontem|paes_de_ontem|o_kg|o_quilo|vendo_mais_barato|marmita_do_almoco|do_dia_anterior|(?<!(?:sirv|servir|reaproveit|requent|guard).{0,120})sobra_(?:muita_|muito_)?(?:comida|prato*|carne|arroz)(?!.{0,200}(?:serv[eio]|sirv|reaproveit|aproveit|requent|esquent|amanha|outro dia|dia seguinte|de novo|ponho|mistur|guard|transform|vendo))|sobra_na_padaria|pao_que_sobra_na_vitrine|motor|diminu*|doar|como_evit*|marmita_congelada|evit+|desperdicio|diminu+_as_sobra*|diminuir|reduz+|reduzir|doar|doacao|banco_de_alimento*|compost*|lavagem_para_porco|racao|sobra_dinheiro|lucro|nao_sobra|sobra_pouco|quanto_sobra|o_que_sobra_se|o_que_me_sobra|sobra_quanto|sobra_no_caixa|sobra_de_estoque|descart+|coleta|vend+_o_oleo_usado|sabao|troca_de_oleo|motor|margem|cortesia|levar_para_casa|congelad*_no_dia',
    always: true,
    answer:
      'Não sirva de novo: o que foi ao salão, ao bufê ou à mesa não volta, e misturar sobra com comida nova leva a contaminação ao lote todo. As regras sanitárias proíbem e uma intoxicação fecha a casa. O que nunca saiu da cozinha pode ser resfriado em até 2 horas, etiquetado com data, guardado abaixo de 5 graus e reaquecido uma vez acima de 74; óleo escuro ou com espuma se troca. A Vigilância Sanitária da cidade orienta; o curso de boas práticas é barato.',
    steps: [
      'Descarte hoje o que voltou do salão e anote quilos por dia.',
      'Reponha o bufê em porções menores no fim do turno e produza pelo que saiu no mesmo dia da semana.',
      'O que não foi exposto: resfrie rápido, etiquete e use no prazo da ficha, ou doe no mesmo dia.',
    ],
    risks: ['Surto de intoxicação, interdição e processo.'],
  },
  {
    id: 'cadeia_do_frio',
    kind: 'consumer',
    when: [
      [
        'maionese|carne*|frango|creme|leite|molho*|recheio|camarao|peixe|salgad*|marmita*|arroz|feijao|linguica*',
        'ficou|ficaram|passou|passaram|deixei|esqueci|dormiu',
        'fora|fora_da_geladeira|no_balcao|na_bancada|em_cima_do_fogao|na_pia|no_carro',
        'a_noite|a_noite_toda|noite_inteira|de_ontem|madrugada|o_dia_todo|desde_ontem|horas',
        'us+|serv+|vend+|bot+|ponho|aproveit*|da_para|boa|bom|cheir*',
      ],
      [
        'deslig*|sem_luz|faltou|queimou|parou|pifou|desregul*|quebr*|sem_gelo|porta_malas|no_sol|fora|mal_gel*|sem_refriger*|recongel*|congel*_de_novo|descongel*',
        'geladeira*|freezer*|camara|refriger*|luz|energia|gelo|isopor|caminhao|moto|carro|balcao',
        'carne*|frango|peixe*|presunto|frios|leite|iogurte*|sorvete*|queijo*|vacina*|camarao|salgad*|comida|produto*|mercadoria*|marmita*|acai|polpa*',
        'aguent*|estrag*|vend*|serv*|us*|econom*|noite|horas|mesmo|entreg*|da_para|posso|congel*|descongel*|recongel*|ainda',
      ],

      [
        'freezer*|geladeira*|camara_fria|refriger*|congel*|degel*|descongel*|balcao_refrigerado|resfri*|faltou_luz|ficou_sem_luz|acabou_a_luz|sem_energia|fora_da_geladeira|fora_do_freezer|temperatura_ambiente|no_sol|isopor|porta_malas|caminhao_bau|carro_comum|sem_refrigeracao|sem_gelo',
        'deslig+|recongel+|congel+_de_novo|congelar_de_novo|de_novo|novamente|outra_vez|quebr+|pifou|parou|sem_luz|faltou_luz|fora|degel*|descongel*|quente|morno|mole|a_noite|economiz+|sem_refrigeracao|temperatura_ambiente|no_sol|sem_gelo|horas',
        'carne*|frango|peixe*|sorvete*|leite|queijo*|iogurte*|camarao|frios|polpa*|acai|vacina*|comida|alimento*|produto*|mercadoria*|marmita*|salgado*|vend+|serv+|us+|bebida_lactea|presunto|linguica*|hamburguer*|insulina|remedio*',
      ],
    ],
    unless:
      'perdi|perdemos|como_recupero|preju*|consert*|quanto_custa|quanto_tempo|como_evit*|gerador|conta_de_luz|comprar_freezer|preco_do_freezer|conserto|consert*|seguro|vend+_freezer|vend+_geladeira|prejuizo_de|gasta_muita|perdi_tudo|perdi_toda|joguei_fora',
    answer:
      'Não venda nem recongele o que perdeu o frio: carne, peixe, leite e sorvete que passaram de 5 graus por mais de 2 horas, ou que descongelaram, criam bactéria mesmo sem cheiro, e congelar de novo não mata. Desligar o freezer à noite para economizar é proibido e sai mais caro. Meça a temperatura de cada item agora: o que está frio e firme vai para gelo ou outra câmara; o resto se descarta com registro. A Vigilância Sanitária orienta, e veja se o seguro ou a distribuidora de energia paga a perda.',
    steps: [
      'Anote hora da falha e temperatura de cada produto, e fotografe antes de descartar.',
      'Ligue para a assistência e para a seguradora; peça ressarcimento à distribuidora se foi falta de luz.',
      'Ponha termômetro e folha de leitura duas vezes ao dia em cada equipamento.',
    ],
    risks: ['Intoxicação de clientes e interdição por uma economia pequena de energia.'],
  },
  {
    id: 'alimento_sem_controle',
    kind: 'consumer',
    when: [
      [
        'coxinha*|salgad*|estrogonofe|frango|carne*|maionese|peixe*|camarao|recheio|molho|arroz|feijao|creme|marmita*',
        'em_cima_do_fogao|em_cima_da_pia|na_bancada|fora_da_geladeira|fora_do_freezer|na_pia|sem_gelo|no_sol',
        'a_manha_toda|a_tarde_toda|o_dia_todo|o_dia_inteiro|a_noite_toda|a_noite_inteira|pass+_a_noite|na_janta|no_outro_dia|no_dia_seguinte|a_tarde',
      ],
      [
        'carne*|frango|pao|paes|massa|comida|prato|bolo*|salgad*|queijo|fruta*|alface|peixe',
        'caiu_no_chao|no_chao|caiu_na_pia|caiu_no_lixo|do_lixo',
        'lav*|serv*|sirvo|uso|usar|aproveit*|vend*|mesmo|passo_agua|ninguem',
      ],

      [
        'ratazana*|rato*|barata*|pombo*',
        'deposito|saco*|estoque|arroz|farinha|racao|cozinha|caixa*',
        'mas|inteiro*|aproveit*|uso|vend*|mesmo|quase|lav*|limp*|sirvo',
      ],

      [
        'caruncho*|bicho*|larva*|barata*|rato*|formiga*|mosca*|gorgulho|traça*|mofo',
        'fuba|farinha|feijao|arroz|milho|racao|acucar|trigo|macarrao|comida|massa|tempero|panela|pao|queijo',
        'peneir*|uso|tir*|lavo|aproveit*|vend*|sirvo|mesmo|separ*|cato',
      ],
      [
        'diarreia|vomit*|febre|hepatite|gripad*|tossindo|virose|ferida*|conjuntivite|covid|dengue|tuberculose|piolho|micose',
        'cozinheir*|chapeir*|confeiteir*|padeir*|garcom|copeir*|salgadeir*|manipulador*|acougueiro|sushiman',
        'trabalh*|cubra|cobrir|substitu*|continu*|ninguem|deix*|mesmo|vem|veio|mando|assim',
      ],
      [
        'palmito|conserva*|geleia*|queijo*|linguica*|cachaca|licor|mel|doce*|molho*|carne*|embutido*|polpa*|sabonete*|cosmetico*|shampoo|xarope|pomada*',
        'em_casa|no_sitio|no_quintal|na_roca|caseir*|artesan*',
        'sem_registro|sem_nada|nem_nada|sem_selo|sem_alvara|sem_licenca|sem_vigilancia|sem_inspec*|sem_rotulo',
      ],
      [
        'troco|troca|uso|sirvo|ponho|coloco|vendo|serve',
        'salmao|picanha|file|camarao|bacalhau|manteiga|mussarela|azeite|parmesao|linguado|chocolate|nutella|coca|ketchup|heinz|catupiry|whisky|requeijao|mel',
        'truta|tilapia|margarina|panga|analogo|cobertura|similar|outra_marca|mais_barato|falso|generico|imitac*|coxao|acem|kani|polaca|merluza|glicose|composto|do_barato|mistura',
        'igual|cardapio|ninguem|sem_avis*|perceb*|quase|nota|sabor|cliente*|anunci*|escrito|mesmo_preco',
      ],

      [
        'gluten|lactose|acucar|carne|alergi*|vegan*|organic*|diet|light|integral|artesanal|caseir*',
        'falo_que|digo_que|ponho_que|escrevo_que|coloco_que|anuncio_que|falo|digo|finj*',
        'sem_gluten|sem_lactose|sem_acucar|sem_carne|vegan*|organic*|diet|nem_sab*|diferenca|perceb*|nota|nao_e|nao_tem|zero|ninguem|mas',
      ],
      [
        'queijo*|linguica*|carne*|leite|mel|ovo*|frango|polpa*|doce*|salgad*|bebida*|cachaca|peixe|embutid*|torresmo|cosmetic*|sabonete*|molho*|marmita*',
        'nenhum_selo|sem_selo|sem_nenhum_selo|sem_inspec*|nenhuma_inspec*|sem_registro|sem_licenca|sem_alvara|sem_sif|sem_sim|sem_autoriz*|sem_rotulo|feito_no_sitio|feito_em_casa|do_sitio_sem',
        'vend*|forne*|entreg*|pizzaria|restaurante|mercado|feira|mesmo|compr*|uso|usar',
      ],
      // What it is was said before.
      [
        'nenhum_selo|sem_selo|nao_tenho_selo|selo_nenhum|sem_inspec*|inspecao_nenhuma|sem_registro_nenhum',
        'feira|mercado|vend*|barraca|mercadinho|cidade_vizinha|outra_cidade',
        'todo_mundo_vende|todos_vendem|vende_sem|vendem_sem|la_ninguem|ninguem_fiscaliz*|ninguem_pede|ninguem_olha|mesmo_assim|assim_mesmo|nunca_deu_nada',
      ],
      [
        'rato*|barata*|mosca*|caruncho|bicho*|larva*|formiga*|pombo*',
        'farinha|arroz|feijao|panela|comida|massa|estoque|acucar|racao|pao|doce*|queijo|carne',
        'peneir*|tir*|us*|aproveit*|serv*|vend*|lav*|cont*|mesmo',
      ],

      [
        'barata*|rato|ratos|ratazana|larva*|bicho*|mosca*|pombo*|fezes|coco_de_rato|xixi_de_rato|esgoto|cabelo|caruncho|inseto*|formiga*|agua_suja|agua_do_poco|agua_da_torneira|caixa_d_agua|caco_de_vidro|pedaco_de_vidro|plastico',
        FOOD,
        'serv+|sirv+|vend+|us+|tir+|peneir+|lav+|aproveit+|continu+|abrir|mesmo_assim|mando|mandar|dou_uma|so_tirar|disfarc*|sem_o_cliente|ninguem_viu|caiu',
        'dentro|caiu|pass+|comeu|em_cima|serv*|sirv*|vend*|us+|tir+|peneir*|aproveit*|mesmo_assim',
      ],
      [
        'vomit*|diarreia|gripad*|virose|hepatite|ferida*|micose|doente|covid|febre|conjuntivite',
        'cozinh*|chapeir*|copeir*|padeir*|manipul*|comida|salgado*|lanche*|cozinha',
        'trabalh*|continu*|cozinhar|vir|deix+|mexe*|faz*|posso|pode',
      ],
      [
        'sem_gluten|sem_lactose|vegano|vegana|zero_acucar|organico*|organica*|alergi*|integral|artesanal|file_mignon|picanha|bacalhau|azeite|manteiga|mel|tilapia|linguado|camarao|angus|salmao|cafe_especial',
        'digo_que|dizer_que|falo_que|falar_que|escrev*|por_na_embalagem|coloc+_na_embalagem|no_rotulo|no_cardapio|anunci*|mas_tem|mas_uso|mas_e|mesmo_com|troc+_por|no_lugar_de|em_vez_de|uso~margarina|mistur+|sem_avisar|batiz*|adulter*',
        'nao_e|mas_tem|mas_uso|mas_e|mesmo_com|no_lugar|em_vez|sem_avisar|ninguem_perceb*|mentir*|mais_barat*|mistur*|batiz*|adulter*|so_para_vender|margarina|oleo_de_soja|glicose|xarope|contamin*|traco*|mesma_fritadeira|mesma_chapa|panga|polaca|comum',
      ],
      [
        'sem_alvara|sem_licenca|sem_selo|sem_sif|sem_sim|sem_inspecao|sem_vigilancia|sem_registro_na_anvisa|sem_anvisa|clandestin*|sem_rotulo|sem_registro_no_mapa|sem_a_vigilancia|escondid*_da_vigilancia|sem_licenca_sanitaria',
        'vend+|produz+|fabric+|faco|fazer|fornec+|serv+|compr+|entreg+|abrir|abri|funcion+|mand+',
        'queijo*|carne*|linguica*|leite|mel|ovo|ovos|marmita*|comida|salgado*|bolo*|bebida*|cachaca|restaurante|cozinha|polpa*|embutido*|frango*|peixe*|cosmetico*|sabonete*|suplemento*|detergente|produto_de_limpeza|alimento*|lanchonete|doce*|remedio*|cha|chas|creme*|shampoo',
      ],
    ],
    unless:
      'justa_causa|faltou_[0-9]*_vez*|marmita_barata|comida_barata|mais_barata|barata_para|como_acab*|o_que_faco|ficha_tecnica|opcao|fornecedor|como_consigo|preciso_de_alvara|preciso_de_selo|o_que_preciso|como_tir+|como_consigo|quero_tirar|preciso_de_alvara|preciso_tirar|como_evit*|dedetiz*|combat*|acab+_com|armadilha|veneno|o_que_preciso|cliente_achou|cliente_encontrou|cliente_disse|racao|vend+_armadilha|ta_cheio_de_formiga|cheio_de_formiga|vitrine_da_padaria|quanto_tempo_demora|cardapio_vegano|linha_vegana|por_onde_comec*',
    answer:
      'Não sirva nem venda assim: comida contaminada, manipulada por quem está doente, sem inspeção ou com rótulo que mente (glúten, lactose, origem, ingrediente) pode levar alguém ao hospital, e quem sabia responde por crime contra o consumidor. Descarte o lote, afaste quem está doente até o médico liberar e corrija o rótulo ou o cardápio hoje. Licença e selo se tiram na Vigilância Sanitária ou no serviço de inspeção (SIM) da prefeitura; para produção caseira e artesanal há regras mais simples. Praga se trata com empresa licenciada.',
    steps: [
      'Separe e descarte o que pode estar contaminado, com registro, e limpe antes de reabrir.',
      'Pergunte na Vigilância Sanitária a lista do que falta para a licença, com prazo.',
      'Escreva no cardápio só o que a receita tem, com os alergênicos.',
    ],
    risks: ['Uma reação alérgica ou intoxicação grave, com interdição e processo criminal.'],
  },
]

export const CLIENT_DEEDS: readonly Deed[] = [
  {
    id: 'menores_e_proibidos',
    kind: 'crime',
    when: [
      [
        'molecada|menor|menores|adolescente*|menino*|menina*|garotada|estudante*|moleque*|galera_da_escola|alunos_da_escola|de_menor',
        'cerveja*|bebida*|vodka|cigarro*|vape*|narguile|cachaca|corote|chopp|catuaba|gin',
        'vend*|sirvo|servir|libero|posso|todo_mundo_vende|compr*|entreg*',
      ],
      [
        'motel|hotel|pousada|bar|boate|balada|adega|tabacaria|conveniencia|show',
        'novinh*|menor*|adolescente*|menin*|14|15|16|17|idade|documento',
        'nao_ped*|sem_ped*|deix*|entr*|vend*|nem_olho|nao_olho|finj*|quarto|hosped*',
      ],

      ['maquininha*_de_jogo|maquinas_de_jogo|maquinha_de_jogo|caca_niquel|caca_niqueis|maquina_de_aposta*'],

      [
        'molecada|menor*|adolescente*|menino*|menina*|garotada|estudante*|moleque*|jovem|jovens',
        'cerveja*|bebida*|vodka|cigarro*|vape*|narguile|pod|cachaca|energetico_com|corote|chopp',
        'vend*|compr*|finj*|idade|documento|deix*|sirvo|servir|libero|faz_de_conta',
      ],
      [
        'maquininha*|maquina*',
        'jogo|jogos|caca_niquel|caca_niqueis|aposta*|azar|de_bicho',
        'bar|lanchonete|loja|padaria|divid*|lucro|por|colocar|deixar|fundos|cliente*',
      ],

      [
        'bebida*|cerveja*|alcool|vodka|cachaca|cigarro*|vape*|pod|narguile|arma*|fogos|solvente|cola_de_sapateiro|tabaco|chopp|rifa|aposta*|motel|quarto|hosped*',
        'menor|menores|de_menor|de_menores|adolescente*|menino*|menina*|molecada|crianca*|estudante*_do_colegio|15_anos|16_anos|17_anos|14_anos|sem_pedir_documento|sem_identidade|sem_ver_idade|sem_os_pais|rg_falso',
        'vend+|serv+|sirv+|deix+|hosped+|aceit+|posso|problema|compr*|entreg+|libera*|alug+',
      ],
      [
        'maconha|cocaina|droga|drogas|lsd|bala|beck|crack|skunk|lolo|loló|lanca_perfume|anabolizante*|esteroide*|trembolona|durateston|abortivo|cytotec|ozempic|mounjaro|tirzepatida|vape*|cigarro_eletronico|cigarros_eletronicos|pod|pods|arma_de_fogo|municao|revolver|animal_silvestre|animais_silvestres|passarinho*',
        'vend+|revend+|compr+|import+|traz+|trag+|entreg+|guard+|estoque|por_na_loja|oferec+|ofere[cç]*|fornec+|indic+|lucro|margem',
      ],
      [
        'jogo_do_bicho|bicheiro|caca_niquel|caca_niqueis|maquininha_de_jogo|bingo|roleta|cassino|tigrinho|rifa|rifas|banca_de_aposta*|apostas|poker|maquina_de_bicho|jogo_de_azar|raspadinha',
        'coloc+|bot+|por|instal+|vend+|fac*|faz*|organiz+|divulg+|abr+|aceit+|ganh*|lucr*|bar|loja|porcentagem|comissao|maquina*|cliente*|seguidor*|sem_autoriz*',
        'posso|no_bar|bar|na_loja|loja|dono|comissao|porcentagem|lucro|dinheiro|compensa|problema|divulg+|influenc*|instal*|salao|lanchonete|padaria|mercado|fundos|banca|vend*',
      ],
    ],
    unless:
      'familia|cardapio|festa_de_familia|suco|refrigerante|infantil|brinquedo*|doce*|proib+|como_impe*|festa_infantil|suco|refrigerante|nao_vend*|cachaca_artesanal_como|apostei|perdi_no|perdi_tudo|viciad*|jogo_no|jogando|joguei|arma_de_cola|pistola_de_cola|pod_cast|podcast|ipod|armario|bala_de_coco|balas|brinquedo|uniforme|kit_crianca|doce*|bala_de_goma|quarto_infantil|moda|bingo_da_igreja_com|armazem|farmacia_tem|anabolizante_do_gado',
    always: true,
    answer:
      'Não faça isso: vender álcool, cigarro ou vape a menor de 18, hospedar menor sem os responsáveis, ter caça-níquel, jogo do bicho ou rifa sem autorização, vender droga, anabolizante, remédio sem registro, arma ou animal silvestre é crime ou contravenção, com fechamento do lugar e prisão. "Todo mundo faz" não protege. Peça documento sempre, treine quem atende e procure outra fonte de receita: ajudo a ver o que o seu ponto vende bem. Dúvida: um advogado, a Vigilância Sanitária ou a prefeitura.',
    steps: [
      'Retire hoje o que é proibido e não venda sem documento que mostre a idade.',
      'Se alguém deixou máquina ou mercadoria, recuse por escrito e fale com um advogado.',
      'Liste três produtos permitidos do seu público e teste um por duas semanas.',
    ],
    risks: ['Prisão em flagrante e cassação do alvará.'],
  },
  {
    id: 'arrependimento',
    kind: 'consumer',
    when: [
      [
        'devolv*|devoluc*|troca|desist*|cancel*|arrepend*|reembols*|estorn*',
        'instagram|internet|site|whatsapp|online|shopee|loja_virtual|pelo_insta|entrega|correio|curso|live|mercado_livre',
        'dias|ontem|semana|promoc*|usou|abriu|etiqueta|nao_tem|nao_aceit*|nao_faco|nego*|negar|recus*|vale|so_troc*|digo|falo',
      ],

      [
        'internet|online|on_line|site|whatsapp|instagram|shopee|mercado_livre|marketplace|pelo_correio|delivery|catalogo|loja_virtual|ecommerce|e_commerce|a_distancia|telefone|tiktok_shop',
        'devolv+|devoluc*|arrepend*|desist*|cancel+|reembols*|dinheiro_de_volta|nao_gostou|nao_serviu|7_dias|sete_dias|estorn*|troc+',
        `${REFUSE}|abriu_a_caixa|abriu_a_embalagem|ja_usou|ja_abriu|tirou_a_etiqueta|sem_embalagem|frete_e_dela|ela_paga|cliente_paga|cobr+_frete|vale_credito|credito_na_loja|so_troca|posso`,
      ],
    ],
    unless:
      'diminu*|politica|fornecedor|fornecedor|politica_de|minha_compra|comprei|eu_comprei|diminu+_devoluc*|reduz+_devoluc*|menos_devoluc*|carrinho|como_devo|como_faco_a_devolucao|correto',
    answer:
      'Tem de aceitar: quem compra fora da loja (site, WhatsApp, telefone) pode desistir em até 7 dias do recebimento, sem dizer por quê, e recebe tudo de volta, também o frete; abrir a caixa para ver não tira o direito. Vale crédito só se a pessoa quiser. Se o produto voltou com dano de uso, fotografe e trate do dano à parte. Dúvida: Procon da cidade. Para perder menos: fotos e medidas melhores, lacre simples e devolução fácil, que custa menos que reclamação.',
    steps: [
      'Responda hoje por escrito: aceita, como devolver e quando estorna.',
      'Anote o motivo de cada devolução e corrija o anúncio do produto que mais volta.',
      'Ponha no preço o custo médio do frete de volta.',
    ],
    risks: ['Reclamação no Procon, contestação no cartão e bloqueio na plataforma.'],
  },
  {
    id: 'cobranca_a_mais',
    kind: 'consumer',
    when: [
      ['sobrou|sobra|a_mais|caixa', 'pagou_dobrado|pagou_em_dobro|pagou_a_mais|pagou_duas|sei_que_foi|sei_de_quem'],

      [
        'esquec*|deix*|larg*',
        'reais|dinheiro|carteira|celular|troco|bolsa|joia|anel|nota|brinco|oculos',
        'balcao|mesa|loja|cliente|mulher|moca|senhora|cara|quarto|hospede|caixa|provador',
        'nao_vai_voltar|nao_volta*|fico|ficar|guardo|uso|achado|quieto|nem_lembr*|ninguem',
      ],

      [
        'pix|pagamento*|transferencia*|deposito*|cartao|dinheiro',
        'iguais|duas_vezes|dois|dobro|duplicad*|repetid*|a_mais|errad*|sobrando|engano|por_engano',
        'cliente|dela|dele|ela|ele|pessoa|moca|senhora|mulher|cara|alguem',
        'nao_fal*|nem_viu|nem_perceb*|nao_perceb*|uso|usar|fico|ficar|gast*|quieto|deixo|pagar|guardo|meu|nao_reclam*|nada',
      ],
      [
        'senhora|senhor|idos*|velhinh*|aposentad*|gringo*|turista*|bebad*|leig*|analfabet*|vovo',
        'nao_entende*|nao_sabe|nem_sabe|nem_entende|confus*|nao_enxerga|nao_percebe',
        'empurr*|cobr*|vend*|mais_caro|plano|assin*|coloc*|inclu*',
      ],

      [
        'pagou_a_mais|pagou_duas_vezes|pagou_2_vezes|pagou_em_dobro|pagou_dobrado|cobrei_a_mais|cobrei_duas_vezes|cobrei_errado|cobrei_dobrado|pix_a_mais|pix_errado|pix_duplicado|valor_errado|valor_maior|deixou_troco|esqueceu_o_troco|troco_a_mais|troco_errado|esqueceu_a_carteira|esqueceu_dinheiro|passou_duas_vezes|passei_duas_vezes|caiu_em_dobro|depositou_a_mais|depositou_errado|mandou_a_mais|transferiu_a_mais|mandou_dinheiro_errado|dinheiro_a_mais|caiu_um_pix|caiu_pix|pix_de_desconhecido|estorno_duplicado|pagou_dobro|pago_a_mais',
        'quieto|quieta|fic+_com|ficar|calad*|nao_fal*|nao_cont*|precis+_devolver|devolv*|tenho_que|sou_obrigad*|sem_perceber|nao_percebeu|nem_percebeu|nem_viu|nao_viu|nao_notou|aproveit*|gast*|uso|posso|guardo|guardar|embols*|deixo',
      ],
      [
        'cobr+|inclu+|incluo|embut+|embuto|acrescent+|ponho|coloc+|bot+|jog+|somo|lanc+',
        'taxa*|10_por_cento|servico|seguro|garantia_estendida|item|a_mais|limpeza|couvert|valor|consumacao|juros|multa|entrega|assinatura|resort_fee|embalagem|artistico|tarifa',
        'sem_avisar|sem_falar|sem_dizer|sem_o_cliente|sem_ele|sem_ela|escondid*|so_na_hora|so_no_checkout|no_checkout|na_hora_de_pagar|so_no_final|na_saida|nao_avis*|nao_perceb*|ninguem_reclam*|ninguem_perceb*|letra_miuda|letras_miudas|obrigatori*|obrig+|automatic*|sem_pedir|quem_bebeu|bebad*|turista*|gringo*|mesmo_sem|por_fora_do_cardapio|sem_constar',
      ],
      [
        'comanda_perdida|perdeu_a_comanda|perder_a_comanda|consumacao_minima|consumacao_obrigatoria|multa_por_desperdicio|deixar_comida_no_prato',
        'cobr+|multa|obrig+|paga*|200|100|reais|pode|posso',
      ],
      [
        'bebad*|turista*|gringo*|idos[oa]*|velhinh*|aposentad*|rico*|carro_bom|mulher*|estrangeir*',
        'cobr+|preco|conta|maquininha|valor|empurr+|vend+',
        'mais_caro|a_mais|dobro|diferente|duas_vezes|sem_ele_perceber|sem_perceber|sem_entender|empurr+|nao_entende*|maior|nao_precisa|consignado',
      ],
      ['troco', 'bala|balas|arredond+|fic+_com|nao_dou|a_menos|bombom'],
    ],
    unless:
      'com_pressa|urgencia|urgente|cobro_pela_ida|pela_ida|deslocamento|posso_cobrar_mais|quanto_a_mais|maquina|entrar|faz_entrar|investimento|por_mes|devolver_para|como_devolvo|caiu_a|caiu_o|banco_cobr*|estornar|como_devolvo|confer*|fornecedor_cobr*|banco_cobr*|me_cobr*|paguei_a_mais|maquininha_cobr*|cartao_cobr*|imposto_a_mais|aplicativo_cobr*|como_cobro_a_taxa|ifood|diferenca_de_50|publico_idoso|produtos_para_idosos|atender_turista|vend+_mais_para_turista|atrair_turista*|quanto_cobr*|confiro',
    answer:
      'Devolva ou avise: ficar com o que o cliente pagou a mais sabendo do erro é apropriação, e cobrar o que não foi combinado se devolve em dobro. Todo preço, taxa de limpeza, serviço, couvert ou entrega tem de aparecer antes da compra; os 10% são opcionais, consumação mínima e multa por comanda perdida são proibidas, e ninguém paga mais por ser turista, idoso ou mulher. Corrigir na hora custa pouco e fideliza. Dúvida: Procon. Se a conta não fecha sem a taxa, ponha o custo no preço.',
    steps: [
      'Estorne hoje, com recibo e um pedido de desculpas.',
      'Mostre o preço final no anúncio, no cardápio e na reserva, com as taxas dentro.',
      'Confira o fechamento por forma de pagamento para achar o erro no mesmo dia.',
    ],
    risks: ['Devolução em dobro, multa e avaliação pública ruim.'],
  },
  {
    id: 'troca_e_garantia',
    kind: 'consumer',
    when: [
      [
        'garantia',
        'so_atendo|so_dou|so_faco|so_cubro|so_respondo|nao_cubro|quem_reclama|ninguem_reclama|encurt*',
        'dias|mes|meses|ate',
      ],

      [
        'recondicionad*|usad*|reformad*|mostruario|vitrine|consertad*|refurbished|batid*|segunda_linha|generic*|paralel*|china|replica*',
        'falando_que|dizendo_que|falei_que|disse_que|digo_que|falo_que|como_se|por_zero|era_zero|e_zero|lacrad*|original|nov[oa]',
        'vend*|celular*|carro*|peca*|produto*|notebook*|movel|cliente*|moto*|tenis',
      ],
      [
        'defeito|quebr*|estrag*|garantia|parou|problema|mal_feito|rasg*',
        'culpa_d[eao]*|mau_uso|uso_dela|uso_dele|digo_que|falo_que|nao_respond*|enrol*|sum*|bloque*|nao_atend*|invent*|nao_e_problema_meu|problema_do|ja_era',
        'cliente*|ela|ele|vend*|loja|produto*|compr*|consert*|servico',
      ],

      [
        'defeito|garantia|quebr+|estrag+|parou_de_funcionar|queim+|problema|vicio|com_defeito|rachad*|rasg+|devolv+|troc+|troca|devoluc*|conserto|assistencia|90_dias|30_dias|servico_mal_feito|serviço_ruim|ficou_ruim|reclam*',
        'enrol+|nao_trocamos|nao_troco|nao_trocar|nao_devolv*|nao_dou_garantia|sem_garantia|nao_dar_garantia|neg+ar|nego|negar|recus+|fing+|finj+|ignor+|cans+|passar_os_90|passar_os_30|passar_o_prazo|ate_passar|acabar_a_garantia|vencer_a_garantia|mau_uso|culpa_dela|culpa_dele|culpa_do_cliente|placa|bloque+|deixar_no_vacuo|nao_respond*|me_faco|problema_dele|problema_dela|azar|empurr+_para_o_fabricante|jog+_para_o_fabricante|mand+_procurar_o_fabricante|sem_contar|sem_avisar|sem_falar|escond+|disfarc+|nao_aceito|sum+_do',
        `${CLIENT}|${COMMERCE}|placa|procon`,
      ],
      [
        'usado|usada|recondicionad*|reformad*|segunda_mao|remanufaturad*|vitrine|batid*|enchente|alagad*|replica*|primeira_linha|paralel*|genéric*|generic*|similar|remold*|recauchutad*|devolvid*|km|quilometragem|hodometro|sinistrad*|leilao',
        'como_novo|como_nova|por_novo|por_nova|de_novo_e|como_original|por_original|dizendo_que_e|falando_que_e|digo_que_e|falo_que_e|fosse_nov*|fosse_original|sem_contar|sem_avisar|sem_falar|sem_dizer|nao_conto|nao_falo|escond+|baix+|volt+|diminu+|rod+|adulter+|mex+|zerar|ninguem_perceb*|nao_perceb*|nem_vai_perceber|cliente_nao_sabe',
        `vend+|anunci*|carro*|moto*|celular*|peca*|cobr+|produto*|cliente*|loja|coloc+|revenda|pass+`,
      ],
    ],
    unless:
      'original_ou|noiv*|casamento|festa_cancel*|cancel+~festa|cancel+~evento|cancel+~casamento|paralel*_ou|peca_da_sacola|nao_devolveu|nao_devolvem|queimei_a|levo_problema|sem_quebrar|cansei_de|laticinio|trocar_de_comprador|trocar_de_fornecedor|trocar_de_banco|trocar_de_contador|gasolina|combustivel|diesel|por_litro|reclama_que_nao_respondo|que_demoro|como_evit*|fornecedor|fornecedor_nao|fornecedor_negou|a_fabrica_nao|me_venderam|comprei_um|maquina_quebr*|meu_carro_quebr*|equipamento_quebr*|inadimpl*|nao_paga|por_km|km_rodado|frete|troca_de_turno|troca_de_oleo|trocar_de_fornecedor|trocar_de_contador|trocar_de_sistema|nao_serviu|sou_obrigad*_a_trocar|sou_obrigad*|troco_de|reduz+_custo*|diminu+_custo*|cliente_quebrou|hospede_quebrou|cliente_que_estragou|troca_justa|politica_de_troca',
    answer:
      'Cuidado: defeito dá direito a conserto em até 30 dias e, se não resolver, à escolha do cliente: troca, dinheiro de volta ou desconto. A garantia legal é de 90 dias no que dura e 30 no que se consome, com placa ou sem placa, usado também; no defeito escondido, conta de quando aparece. Enrolar até o prazo passar, culpar sem prova ou vender usado como novo é infração, e pode ser crime. Quem vendeu responde junto com o fabricante. Sem defeito, a loja física troca se quiser. O Procon tira a dúvida do caso.',
    steps: [
      'Receba o produto com recibo e data, e mande avaliar: quem alega mau uso é a loja que prova.',
      'Ofereça por escrito troca, reparo com data ou devolução.',
      'Cobre do fabricante ou do fornecedor o que gastou, com nota e laudo.',
    ],
    risks: ['Juizado com dano moral maior que o produto.'],
  },
  {
    id: 'falso_desconto',
    kind: 'consumer',
    when: [
      [
        'por_cento_off|off|desconto|promocao|queima|black_friday|de_por',
        'subi|aumentei|subir|remarquei_para_cima',
        'ontem|na_vespera|semana_passada|dia_anterior|antes_de|primeiro',
      ],
      [
        'emprego|vaga|aprovac*|resultado|renda|lucro|emagrec*|diploma|visto',
        'garantid*|garanto|certeza|promet*|100',
        'curso|anunci*|vend*|alun*|client*|oferec*|propaganda',
        'nao_tem|nenhum|mas|ninguem|nao_existe|mentira|atrai*|chamar|sem_ter',
      ],

      [
        'aument*|sub*|remarc*|elev*|coloc*',
        'preco*|tudo|valor*|etiqueta*|tabela|20|30|40|50',
        'antes|dia|semana|vespera|primeiro|hoje|ai|depois|dai',
        'metade_do_preco|desconto|promoc*|black*|liquid*|oferta*|saldao|queima|off|anuncio',
        'metade_do_preco|por_cento|anunc*|off|depois|ai|dai|dou|faco|parec*|black*',
      ],
      [
        'cura*|curar|emagrec*|milagr*|100_por_cento_garantid*|garant*_resultado|aprovac*_garantid*|renda_garantida|rejuvenesc*|trata_cancer',
        'anuncio|anunci*|propaganda|rotulo|post*|embalagem|por_isso|prometo|promet*|divulg*|vend*',
        'cha|chas|capsula*|suplemento*|curso|creme|tratamento|gel|oleo*|produto|erva*|garrafada',
      ],

      [
        'desconto*|promoc*|black_friday|black|liquidac*|oferta|ofertas|queima|metade_do_dobro|saldao|semana_do_consumidor|natal|barato',
        'sub+ir|subo|subir|subi|aument+|dobr+|elev+|infl+|fals*|mentir*|de_mentira|fing+|finj+|invent+|que_nao_existe|risc+|riscado|preco_antigo|mais_caro_antes|maquiar|maqui+|metade_do_dobro|parecer|ultimas_unidades|so_hoje',
        'antes|semana_antes|depois|dias_antes|vespera|parecer|preco|fals*|de_mentira|dobro|risc*|fing*|invent*|mentir*|que_nao_existe',
      ],
      [
        'anunci*|propaganda|promet*|post*|isca',
        'preco_mais_baixo|nao_tenho_em_estoque|sem_estoque|nao_tenho|isca|chamariz|que_nao_existe|garanto_resultado|garantir_resultado|mentir*|mentira|fals*|enganos*|enganar|engan*|que_nao_faz|que_nao_tem|exager*|ator|milagr*|cura|emagrec*|renda_garantida|aprovacao_garantida|emprego_garantido',
        'atrair|chamar|cliente*|vend*|loja|produto*|curso|aluno*|compr*|paciente*|resultado*|tratamento*',
      ],
    ],
    unless:
      'aument+_o_preco_ou|sub+_o_preco_ou|ou_boto_mais|ou_espero|ou_contrat+|cliente_fiel|clientes_fieis|cliente_antig*|e_aviso|aviso_quando|cliente_acusou|cliente_acusa|me_acusou|me_acusa|cliente_reclamou|como_subo|reajust*|fornecedor|aument*_as_vendas|vend*_mais|como_subir|preciso_aumentar_o_preco|fornecedor|sem_mentir|sem_enganar|concorrente_faz|concorrente_anuncia|descontos_progressivos|aument+_as_vendas|aument+_vendas|aument+_o_estoque|devo_dar_desconto|aumentar_o_ticket|aluguel|aumentar_meu_estoque|promessa|vencer_o_concorrente|anunciar_preco_mais_baixo_vale',
    answer:
      'Não faça assim: subir o preço antes para "dar desconto" depois, riscar preço que nunca existiu, anunciar o que não tem ou prometer resultado certo é publicidade enganosa, com multa do Procon, e sites guardam o histórico de preços. Oferta anunciada tem de ser cumprida. O que funciona e é permitido: desconto real em poucos itens escolhidos pela margem, combo, brinde com custo conhecido, prazo claro e estoque informado. Posso fazer a conta de quanto desconto cada produto aguenta.',
    steps: [
      'Guarde hoje o preço praticado nos últimos 30 dias: ele é a base do "de".',
      'Escolha cinco produtos com margem ou parados e calcule o desconto máximo.',
      'Escreva no anúncio prazo, quantidade e condições.',
    ],
    risks: ['Multa, obrigação de vender pelo preço anunciado e reclamações públicas.'],
  },
  {
    id: 'avaliacao_falsa',
    kind: 'consumer',
    when: [
      [
        'perfil|perfis|contas|conta_falsa|amigos',
        'elogi+|5_estrelas|cinco_estrelas|nota_5|avali+',
        'meu|minha|loja_de_app|lojas_de_app|google|ifood|loja*',
        'cri+|faz+|faco|uns|umas|compr+|invent+',
      ],
      [
        'comentario*|avaliac*|estrela*|depoimento*|resenha*|elogio*',
        'prima|primo|familia|irma|amig*|funcionari*|parente*|perfil*|conta*|sobrinh*|equipe|namorad*|eu_mesm*',
        'como_se|fing*|fake|varios|varias|[0-9]*|umas|uns|boas|bons|positiv*',
      ],

      [
        'avaliac*|estrela*|comentario*|depoimento*|review*|seguidor*|curtida*|perfil|perfis|elogio*|resenha*|reclame_aqui|nota_no_google|nota_no_ifood',
        'compr+|fals*|fake*|invent+|pag+_para|pago_para|pag+_por|encomend+|contrat+|pedir_para_a_familia|minha_familia|meus_amigos|funcionari*|robo|robos|pacote|brinde_por|desconto_por|troca_de|trocar_por|apag+|apagar|mandar_fazer|fazer_umas|fac*_passar|se_passar|como_se_fosse|5_estrelas|cinco_estrelas|derrub*',
        'compr*|fals*|fake*|invent*|concorrent*|pag*|pago|robo*|pacote|como_se_fosse|se_passar|fingir|fing+|200|100|50|mil|familia|amigos|funcionari*|contrat*|encomend*|em_troca|brinde|apag*',
      ],
      [
        'mal|negativ*|ruim|ruins|boato*|mentira*|fofoca|difam*|fake_news|denuncia_falsa|denunciar_sem|sujar|detonar|queimar_o_concorrente|acabar_com_a_reputacao',
        'concorrent*|concorrencia|loja_do_lado|vizinho|ex_funcionari*|ex_socio|outra_loja',
        'fals*|fal+|escrev+|post+|espalh+|invent+|fac*|mand+|avaliac*|comentario*|grupo|perfil|denunci*|deix+|derrub+|botar',
      ],
      [
        'sabot*|derrub+_o_site|hacke*|furar_o_pneu|furar_pneus|quebr+_a_vidraca|cortar_a_luz|jogar_barata|estragar_a_mercadoria|copi+_a_marca|copi+_o_nome|us+_a_marca|us+_o_nome|me_passar_por|clonar_o_site|copi+_o_site|copi+_o_cardapio|rouba+_a_receita',
        'concorrent*|concorrencia|loja_do_lado|vizinho|outra_loja|rival|famos*|dele|dela',
      ],
    ],
    unless:
      'avaliac*_d[ao]s_funcionari*|avaliac*_do_funcionari*|avaliac*_d[oa]s*_me[u]*_funcionari*|avaliac*_da_equipe|avaliac*_da_minha_equipe|avaliac*_interna*|como_tirar|como_tiro|nao_tira|recebendo|inventou|mentirosa|o_que_respondo|era_golpe|periodo_de_avaliacao|copie_o_site|apago_ou_respondo|fake_avaliac*|na_minha_pagina|como_peco|clientes_reais|recebi|recebi|fizeram|fez_avaliac*|deixaram|deixou|como_respond*|remov+|contra_mim|esta_falando_mal|falando_mal_de|perfil_falso_da_minha|usando_o_nome|como_consigo_avaliac*|pedir_avaliac*|peco_avaliac*|concorrente_faz|concorrente_compra|concorrente_esta|copiou_minha|copiaram|me_copi*|fala_mal|falam_mal|conseguir_mais_avaliac*|clientes_satisfeitos|nao_compram|nao_compra|perfil_falso_da|perfil_falso_com|tem_um_perfil_falso',
    answer:
      'Não faça: avaliação, seguidor ou depoimento comprado ou escrito pela casa é publicidade enganosa, e espalhar crítica falsa, denúncia inventada ou sabotagem contra o concorrente é concorrência desleal, crime com indenização. As plataformas cruzam contas e apagam a página. O que dá nota de verdade: pedir a cada cliente satisfeito na saída, com QR no balcão, responder toda crítica em um dia e corrigir a causa que mais se repete. Para vencer o concorrente, ajudo a achar o que o seu cliente valoriza.',
    steps: [
      'Peça avaliação a dez clientes atendidos nesta semana, sem brinde em troca de nota.',
      'Responda às críticas em público, curto e com solução.',
      'Se há crítica falsa contra você, denuncie na plataforma e guarde prova.',
    ],
    risks: ['Perder a página e pagar indenização ao concorrente.'],
  },
  {
    id: 'cobranca_vexatoria',
    kind: 'consumer',
    when: [
      [
        'vitrine|porta|parede|mural|poste|muro',
        'colei|colo|pus|ponho|preguei|coloquei|coloco|botei|boto',
        'caloteir*|devedor*|quem_deve|quem_me_deve|inadimplent*',
      ],
      [
        'historico|diploma|boletim|certificado|transferencia|declaracao|documento*|prontuario|exame*|rematricula',
        'segur*|ret*|nao_entreg*|nao_dou|nao_libero|prend*|neg*|so_depois|ate',
        'aluno*|mensalidade|devendo|deve|inadimpl*|paciente*|pais|divida|pagar|pague',
      ],
      [
        'empresto|emprestar|emprestando|agiota',
        'dinheiro|grana|reais|pessoal|bairro|amigos|clientes|vizinho*|povo',
        '20|30|15|10|40|juros|por_mes|ao_mes|por_cento|por_semana|cartao|garantia',
        'legal|por_mes|ao_mes|juros|ganh*|cobr*|lucr*|compensa|bairro',
      ],

      [
        'devedor*|caloteiro*|quem_me_deve|inadimplent*|cobrar|divida|deve|devendo',
        'motoqueiro|mal_encarado|segurança*|amigo_policial|policial|parrudo*|fortao|uns_amigos|rapaziada|irmao_grande|cara_feia|brabo|lembrar|visitinha|visita',
      ],
      [
        'so_entrego|so_devolvo|so_libero|nao_entrego|nao_devolvo|seguro|prendo|retenho|fico_com',
        'notebook|celular|carro|moto|aparelho|documento*|roupa|vestido|bicicleta|cachorro|maquina|exame*|diploma|tv|chave*|bagagem|mala*',
        'divida|pagar|pague|deve|antiga|paga|quitar|acert*',
      ],

      [
        DEBTOR,
        'expor|expon*|exposed|post+|divulg+|publicar|publiquei|coloc+_o_nome|por_o_nome|boto_o_nome|botar_o_nome|coloc+_a_foto|por_a_foto|lista_na|lista_no|lista_de|mural|parede|cartaz|faixa|carro_de_som|no_grupo|nos_grupos|em_grupo|status|stories|facebook|instagram|rede*_socia*|marcar_ela|marcar_ele|humilh+|envergonh+|passar_vergonha|passe_vergonha|xing+|gritar|ameac+|susto|capanga*|moto_com_dois|mandar_uns_caras|uns_caras|dar_uma_prensa|prensa|na_marra|bater_nele|bater_nela|quebrar|de_madrugada|fingir_ser|fing+_que_sou|me_passar_por|falso_oficial|intimid*|arma|tomar_de_volta|pegar_de_volta|entrar_na_casa|arrancar|cortar_a_agua|cortar_a_luz|trocar_a_fechadura|20_vezes|o_dia_todo|lig+~toda_hora|mand+~toda_hora|cobr+~toda_hora|todo_dia_cinco|cobrador_bravo|nomes_na|foto_del*|nome_dele_n*|nome_dela_n*',
      ],
      [
        DEBTOR,
        'lig+|falo|falar|falei|contar|conto|mand+|cobr+|vou|ir|aparec*|bater|apareço|avis+',
        'no_trabalho|no_servico_del*|na_empresa_del*|patrao_del*|chefe_del*|na_porta|na_frente_de|na_frente_dos|familia_del*|mae_del*|pai_del*|marido_dela|esposa_dele|mulher_dele|vizinhos_del*|vizinhanca|filho_del*|parente*_del*|para_a_mae|para_a_familia|para_o_chefe|para_o_patrao|para_o_marido|para_a_esposa|na_escola_d*|na_igreja',
      ],
      // 'Posso ir lá e arrancar o portão?'
      [
        'arranc+|desmont+|tir+_de_la|busc+_de_volta|peg+_de_volta|retir+_de_la',
        'portao|portoes|grade*|janela*|porta*|movel|moveis|armario*|toldo|telhado|vidro*|esquadria*|corrimao|escada|letreiro|ar_condicionado|cerca',
        'ir_la|vou_la|na_casa_del*|na_obra_del*|nao_pag*|nao_me_pag*|calot*|soldad*',
      ],
      [
        'juros_de_10|juros_de_15|juros_de_20|juros_de_30|20_por_cento|30_por_cento|15_por_cento|a_juros|agiot*',
        'emprest+',
        'cliente*|dinheiro|pessoas|conhecid*|amig*|por_mes|ao_mes|vizinh*',
        'cobr*|ganh*|lucr*|quero|posso|compensa|comecar|negocio|emprestando|fico_com_o_cartao|garantia',
      ],
      [
        'segur+|ret[ei]+|retenho|reter|prend+|fic+_com|ficar_com|nao_entreg+|nao_devolv+|nao_libero|nao_dou',
        'celular|carro|moto|aparelho|documento*|notebook|diploma|historico|certificado|boletim|cachorro|vestido|joia|prontuario|exame*|laudo|rg|cartao_do_bolsa|cartao_do_inss|declaracao|transferencia|mala*|bagagem',
        'ate_pagar|pagar|paga|pague|nao_pagou|deve|divida|pagou|enquanto_nao|inadimpl*|garantia|mensalidade',
      ],
    ],
    unless:
      'pede_mudanca*|pede_alterac*|pede_ajuste*|muda_tudo|mudancas|alteracoes|escopo|pag+_a_mais|paga_a_mais|pagar_a_mais|banco|socio|sem_juros|me_devolv*|visita_tecnica|cobrar_visita|me_ameac*|sinal|orcamento|fornecedor*|o_banco|ele_me_ameac*|me_ameac*|agiota_me|agiota_esta|agiota~ameac*|ameac*_minha|ameac*_meu|estou_devendo|eu_devo|devo_para|devendo_para|me_cobr*|cobrar_com_educacao|sem_constranger|com_jeito|sem_perder_o_cliente|grupo_de_clientes_vip|caro_demais|mensagem_de_cobranca|modelo_de|de_cobranca_para|nao_pagou_a_entrada_e|como_cobro_quem|frequencia_cardiaca|negativ*|cobrar_mais|sem_expor|vergonha_de_cobrar|tenho_vergonha|com_vergonha|lista_de_espera|lista_de_preco*|quanto_cobr*|cobrar_por_post*|taxa',
    answer:
      'Cobre, mas não assim: expor o nome, ligar para família ou trabalho, ameaçar, fingir ser autoridade ou segurar documento, aparelho, diploma ou bagagem é crime do Código do Consumidor (artigos 42 e 71) e dá indenização maior que a dívida; emprestar a juros altos sem ser instituição é agiotagem; ir lá arrancar o que instalou é exercício arbitrário das próprias razões (Código Penal, artigo 345). O caminho que funciona: mensagem em particular, acordo por escrito com parcela e data, aviso prévio e depois SPC ou Serasa, protesto em cartório e juizado, sem advogado em causas pequenas. O Procon tira dúvidas.',
    steps: [
      'Mande hoje uma proposta individual: valor, desconto à vista ou parcelas, e data.',
      'Sem resposta em 10 dias, avise por escrito e negative ou proteste.',
      'Daqui em diante: limite de fiado, cadastro e sinal antes de entregar.',
    ],
    risks: ['Pagar dano moral a quem lhe devia, e processo criminal.'],
  },
  {
    id: 'peso_e_adulteracao',
    kind: 'consumer',
    when: [
      ['gato', 'energia|luz|agua|inverno|conta|padrao|poste|relogio|net'],
      [
        'aparelho|tv|box|iptv|sinal|jogo|jogos|campeonato|futebol|filme*|musica',
        'pirata|gatonet|clandestin*|desbloquead*|sem_assin*',
        'bar|pass*|loja|cliente*|restaurante|vend*|instal*|hotel|pousada',
      ],

      [
        'ml|gramas|g|kg|litro*|metros|unidades|quantidade|tamanho|100ml|50ml|50g|100g|200ml',
        'tirei|tiro|diminui|reduzi|tirar|cortei|menor|menos|encolhi',
        'mantive|mantenho|mesmo_preco|igual|embalagem|garrafinha|pacote|pote|sem_avis*|ninguem',
      ],

      [
        'mexidinha|mexid*|mexo|mexer|ajust*|regul*|truque|calibr*',
        'balanca*|bomba*|relogio|medidor|taximetro',
        'gramas|a_mais|render|menos|pouquinho|so|ganhar|lucro',
      ],
      [
        'camisa*|tenis|bolsa*|oculos|relogio*|perfume*|bone*|roupa*|celular*|fone*|caneta*|mochila*|caneca*',
        'igual_a_original|igual_ao_original|igualzinh*|imitac*|replica*|primeira_linha|pirat*|fals*|linha_premium|tailandes*|peruan*|1_linha|similar*|inspirad*|com_logo|com_o_simbolo|do_time|de_time|da_disney|do_mickey|da_barbie|da_nike|da_marca',
        'vend*|fac*|produz*|estamp*|loja|malha|cliente*|import*|compens*|revend*|costur*',
      ],

      [
        'balanca*|bomba*|taximetro|medidor|hodometro|hidrometro|relogio_de_luz|relogio_da_luz|relogio|cronometro',
        'mex+|adulter+|regul+~menos|regul+~mais|vici+|viciad*|desregul+|a_mais|a_menos|roub+|engan+|gramas_a_mais|chip|ima|dedo|mao_em_cima|peso_da_embalagem|gato|desvi+',
        'balanca*|cliente*|combustivel|gasolina|peso|gramas|luz|agua|energia|conta|quilo|taximetro|render|ganhar|pesar|lucro|marcar',
      ],
      [
        'gasolina|combustivel|diesel|etanol|leite|mel|azeite|suco|whisky|vodka|cachaca|cerveja|perfume|cafe|tempero|cimento|concreto|ferragem|aco|racao|adubo|detergente|oleo|gas|polpa',
        'mistur+|batiz+|adulter+|dilu+|menos_cimento|menos_ferro|complet+_com|coloc+_agua|por_agua|mais_areia|fals*|enche+_garrafa*|enche+_de_novo|metanol|solvente',
        'agua|alcool|solvente|areia|serragem|glicose|metanol|menos_cimento|menos_ferro|render|mais_barato|lucro|original|marca|garrafa*|ninguem_perceb*|cliente*|perceb*|economiz*|vend*',
      ],
      [
        'gramas|peso|conteudo|quantidade|ml|porcao|tamanho|metros|pacote|quilo',
        'diminu+|reduz+|tir+|encolh+|menos|menor',
        'mesmo_preco|mesma_embalagem|mesmo_pacote|sem_avisar|sem_mudar|sem_o_cliente|ninguem_perceb*|nao_perceb*|embalagem',
      ],
      ['gato', 'luz|energia|agua|internet|tv|medidor|rede|poste'],
      [
        'replica*|pirata*|pirate+ar|falsificad*|primeira_linha|imitac*|etiqueta_da|logo_da|marca_famosa|nike|adidas|gucci|lacoste|louis_vuitton|oakley|disney|time_de_futebol|windows_pirata|netflix|iptv|gatonet',
        'vend+|revend+|fabric+|estamp+|costur+|compr+|us+_no_bar|pass+_no_bar|instal+|produz+|bord+|fac*',
        'replica*|pirata*|fals*|primeira_linha|imit*|etiqueta*|logo*|estamp*|bord*|copi*|igual|iptv|gatonet|sem_licenca|sem_autoriz*|parecid*|netflix',
      ],
    ],
    unless:
      'caloria*|receita|custo|aferir|quem_afere|licenc*|patrocin*|uniforme_do_time|descalibrada|calibr*|aferi*|inmetro|compr+_balanca|quebrad*|fornecedor|concorrent*|marketing|desperdicio|emagrec*|racao_para_gato|gato_e_cachorro|vend+_para_gato|loja_de_racao|gatos|relogio_de_pulso|relojoaria|vend+_relogio*|bomba_de_gasolina_quebr*|consert*|ponto|me_vender*|posto_me|meu_logo|minha_logo|logo_da_minha|minha_marca|porcoes_menores_por_menos|preco_menor|como_saber_se|reduzir_o_peso_do_custo|licenciad*|bomba_de_agua|pet',
    answer:
      'Não faça isso: mexer em balança, bomba ou medidor, misturar ou diluir produto, dar menos quantidade sem avisar, fazer "gato" ou vender pirata e réplica é crime (contra o consumidor, a economia popular, furto de energia ou contra a marca) e, em combustível, bebida ou obra, pode matar. Corrija hoje e recolha o que saiu adulterado. Reduzir o conteúdo só com aviso claro na embalagem. Para ganhar margem de modo limpo: preço, compra, perda e mix; faço essa conta com você. Balança: Ipem ou Inmetro; dúvida de direito: Procon ou advogado.',
    steps: [
      'Pare a prática, mande aferir o equipamento e guarde o laudo.',
      'Separe o que está adulterado ou é falso e pergunte a um advogado como descartar.',
      'Refaça preço e compra dos dez itens que mais vendem.',
    ],
    risks: ['Interdição, prisão e, com bebida ou obra adulterada, morte.'],
  },
  {
    id: 'recusar_cliente',
    kind: 'consumer',
    when: [
      [
        'negr[oa]*|pret[oa]|gay*|trans|travesti|pobre*|morador*_de_rua|deficien*|cadeirante*|indigena*',
        'seguranca*|segui*|vigi*|revist*|barr*|expuls*|mand*_sair|desconfi*|de_olho',
        'client*|entr*|loja|process*|restaurante|shopping|salao|bar',
      ],
      [
        'casal|gay*|lesbic*|trans|homens|mulheres|negr*|deficien*|religiao',
        'suite|quarto|hotel|pousada|salao|mesa|festa|casamento|bolo|vaga',
        'lotou|lotad*|cheio|dizer_que|digo_que|nao_aceit*|recus*|sem_vaga|nao_quero|nao_faco',
      ],

      [
        'nao_deix*|nao_quero|barr*|expuls*|tir*|segurança_tira|proib*',
        'entrar|comprar|atend*|sentar|ficar|comer|usar|hosped*',
        'morador*_de_rua|mendigo*|pobre*|cigan*|travesti*|trans|negr*|haitian*|deficien*|autist*|catador*|indi*|favel*|menino*_de_rua|pedinte*',
      ],

      [
        'autista*|down|deficien*|cadeirante*|especial|negr*|gay*|trans|travesti*|lesbic*|haitian*|venezuelan*|idos*|gord*|morador*_de_rua|tdah|pobre*|favelad*|cigan*|macumb*|hiv',
        'sem_vaga|nao_tem_vaga|lotad*|nao_atend*|negar|nego|recus*|inventar|digo_que|falo_que|dizer_que|nao_quero|evit*|taxa_extra|cobrar_mais|cobro_mais|barr*|espant*|afast*|tirar',
        'escola|matricul*|cliente*|hotel|pousada|quarto|loja|mesa|restaurante|aluno*|familia|creche|academia|aluguel|salao|barbearia|curso|evento',
      ],

      [
        'nao_atend+|nao_deix+_entrar|proib+|barr+|recus+|expuls+|nao_aceit+|nao_quero_atender|nao_quero_aceitar|tirar|pedir_para_sair|cobr+_mais|nao_hosped+|nao_alug+|negar_matricula|nego_matricula|recus+_matricula|afast+|evit+',
        'negr*|pret[oa]s|gay|gays|trans|travesti*|lesbica*|casal_de_homens|casal_de_mulheres|casal_gay|casal_homo*|morador_de_rua|moradores_de_rua|cadeirante*|deficiente*|deficiencia|autista*|autismo|down|cego|cao_guia|haitian*|venezuelan*|evangelic*|macumb*|umband*|muculman*|favelad*|indio*|indigena*|cigan*|nordestin*|hiv|idos[oa]*|gord[oa]*|amament*',
        'cliente*|loja|restaurante|escola|pousada|hotel|matricula|salao|clinica|aluno*|mesa|hosped*|alug*|entrar|atend*|vender|casa|academia|barbearia|aqui|quarto|bolo|festa',
      ],
      [
        'segui+|vigi+|segur+|revist+',
        'negr*|pret[oa]s|favelad*|haitian*|molecada',
        'cliente*|loja|corredor*|shopping|mercado',
      ],
    ],
    unless:
      'funcionari*|vaga|contrat+|curriculo|candidat*|como_atend*|acessib*|rampa|adapt*|inclu*|receber_melhor|incomod*_por_cliente',
    always: true,
    answer:
      'Não recuse nem trate pior: negar atendimento, hospedagem, matrícula ou entrada por cor, orientação sexual, religião, origem, deficiência ou aparência é crime (racismo, com pena maior em loja; e a Lei Brasileira de Inclusão, que também proíbe cobrar a mais na escola). Cão-guia entra em todo lugar, e mulher amamenta onde quiser. O que você pode regular é conduta, igual para todos: silêncio, pagamento, horário. Treine a equipe hoje; em dúvida, fale com um advogado.',
    steps: [
      'Diga à equipe, por escrito, que todos entram e são atendidos do mesmo modo.',
      'Se já houve um caso, peça desculpas, guarde as imagens e procure um advogado.',
    ],
    risks: ['Prisão em flagrante, indenização e dano à imagem.'],
  },
  {
    id: 'vender_sem_entregar',
    kind: 'consumer',
    when: [
      [
        'sinal|entrada|adiantad*|adiantamento|matricula*|reserva*|antecipad*|encomenda*|pacote*',
        'peguei|recebi|vendi|cobrei|pego|receb*|aceit*',
        'nao_vou_dar_conta|nao_vou_conseguir|nao_consigo|nao_dou_conta|sei_que_nao|nao_tenho|sem_estoque|nao_vai_dar|nao_vai_sair|usei|gastei|ja_gastei|sem_data',
      ],

      [
        'sinal|entrada|adiantamento|antecipad*|reserva*|pedido*|encomenda*|matricula*|pacote*|ingresso*|pre_venda|festa*|formatura|obra|viagem|movel|moveis',
        'nao_vou_entregar|nao_vai_dar_para_entregar|nao_consigo_entregar|sem_entregar|nao_entreg+|sum+|fech+_a_loja|fechar_as_portas|vou_fechar|sem_ter|overbooking|a_mais_do_que|mais_do_que_tenho|mais_quartos|usar_para_pagar|pagar_divida*|pagar_outra|tapar_buraco|cobrir_a_anterior',
        'vend+|receb+|peg+|aceit+|continu+|fic+_com|cobr+|posso|dinheiro',
      ],
      [
        'venda_casada|obrig+_a_levar|so_vend+_se_levar|so_vendo_se|so_faco_se_levar|so_matriculo_se|so_libero_se_comprar|obrig+~comprar|so_pode_comprar_comigo|so_comprar_da_escola|material_so_aqui|uniforme_so_aqui',
      ],
      [
        'aluno*|mensalidade|escola|faculdade|curso|creche',
        'nao_pag*|inadimpl*|atras*|devendo|deve',
        'nao_deix+_fazer_prova|nao_deixo_fazer|tir+_da_sala|proib+~prova|barr+|impedir|segur+~diploma|segur+~boletim|expuls+|nao_entreg+~historico|bloque*_o_acesso|humilh*|mandar_para_casa|prova*',
      ],
    ],
    unless:
      'cliente_cancel*|como_devolvo|cliente_quer|fornecedor*|franqueador*|cliente_sumiu|cliente_nao_pag*|frete|hospede_cancel*|cliente_cancel*|como_evit*|nao_paga_posso_tirar|posso_tirar_da_sala',
    answer:
      'Cuidado: receber sinal ou vender reserva sabendo que não vai entregar é estelionato; venda casada é proibida; e aluno que deve não pode ser impedido de aula, prova ou documento no ano letivo (Lei 9.870). Pare de receber o que não consegue cumprir, avise já quem pagou e ofereça por escrito nova data ou devolução. Com escola, cobre os pais em particular, proteste ou vá ao juizado e não renove a matrícula do ano seguinte. Procon e um advogado dizem os limites do seu caso.',
    steps: [
      'Liste quem pagou e ainda não recebeu, com valor e data prometida.',
      'Avise cada um por escrito: entrega em data real, outro produto ou dinheiro de volta.',
      'Separe os sinais numa conta e só use depois de entregar.',
    ],
    risks: ['Processo por estelionato e bloqueio de contas.'],
  },
]
