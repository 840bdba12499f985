import { type CaseDeed, caseDeed } from './case-deed.ts'
import { IDLE } from './case-words.data.ts'

/** Kitchens, bars, parties and what is sold by the slice. */
export const FOOD_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['produto_sem_selo', 'licenca_para_vender', 'gestao', 5, 0],
    [
      'mel|queijo*|linguica*|embutid*|ovo|ovos|manteiga|doce_de_leite|cachaca|polpa*|frango_caipira|peixe*|carne_de_sol|geleia*|conserva*|defumad*|apicult*|apiario|colmeia*|iogurte*|requeijao|salame*|molho*|palmito|apicultura',
      'selo|inspecao|sif|sisbi|selo_arte|registro|registrad*|vigilancia|legaliz*|clandestin*|rotul*|regulariz*|licenc*|carimbo|liberacao|papel_do_governo|documentac*|autorizac*|sem_nota',
    ],
    [
      'Comece o selo pelo serviço de inspeção do município, com um produto só',
      'Vá à secretaria de agricultura com a foto do lugar, o produto e a quantidade por mês, e peça por escrito o que falta para o selo municipal, estadual ou artesanal. Pergunte na Emater e na associação se há casa coletiva para usar até lá. Escreva cada exigência com preço e data, e a lista de quem compraria com o selo.',
      'O caminho vira uma lista com preço, e você sabe quem compra quando o selo chegar.',
    ],
    { fora: 'selo_de_vedacao|certificado_do_curso|lactec|funcionari*|otica' },
  ),
  caseDeed(
    ['motoboy_falta', 'frete_entrega', 'operacoes', 3, 2],
    [
      'motoboy*|entregador*|motoqueiro*|rapaz_da_entrega|quem_entrega|menino_da_moto',
      'falt+|atras+|some|sumi*|demor+|nao_vem|nao_apareceu|larg+|escolhe|recus+|fura|furou|me_deixa_na_mao|na_mao',
    ],
    [
      'Feche dois entregadores fixos para o pico e uma lista de reserva',
      'Combine com dois uma diária mínima mais um valor por entrega nas noites cheias, com hora de chegada, e deixe três nomes de reserva avisados. Junte pedidos do mesmo lado da rua e ponha no cardápio o tempo de verdade daquela hora. Anote por noite a hora em que cada pedido saiu e chegou e quem faltou.',
      'A noite cheia tem quem leve, e o tempo prometido é o que acontece.',
    ],
    { fora: 'client*_demora|oficina|motos_de|moto_de' },
  ),
  caseDeed(
    ['golpe_nao_recebi', 'fraude_chargeback', 'operacoes', 2, 2],
    [
      'nao_recebeu|nao_recebi|diz_que_nao_chegou|dizem_que_nao|reclama_que_faltou|pede_reembolso|falt+_item|veio_faltando|reembols*|estorn+',
      'pedido*|entreg*|ifood|aplicativo|delivery|lanche*|client*|comeu|comida',
      'golpe|mentir*|mentindo|toda_semana|ma_fe|comeu|prejuizo|app_devolve|desconta_de_mim|desconta_da_loja|pago_eu|sai_do_meu_bolso|plataforma|ifood|descont+|me_tiram|tiram_o_dinheiro|app_tira|app_desconta|eu_pago|descont*|sem_prova|o_app',
    ],
    [
      'Lacre o pedido, fotografe e peça o código antes de entregar',
      'Confira em voz alta item por item, feche com lacre e tire foto com a comanda. Quem entrega pede o código ou o nome e manda a hora. Conteste no aplicativo cada devolução com essa foto, no mesmo dia, e anote endereço e valor: quem repetir passa a só retirar ou pagar antes.',
      'O pedido devolvido de má-fé passa a ter prova, e o endereço que repete aparece.',
    ],
  ),
  caseDeed(
    ['receita_na_cabeca', 'dependencia_funcionario', 'pessoas', 4, 4],
    [
      'cozinheir*|chef|confeiteir*|padeiro*|pizzaiolo*|churrasqueiro*|sushiman|chapeiro*|salgadeir*|minha_mae_cozinha|mestre_cervejeiro|queijeir*',
      'receita*|tempero|so_el*|na_cabeca|depend*|unic*|ninguem_mais_sabe|ninguem_sabe|ninguem_faz_igual|massa_del*|molho_del*|segredo|ninguem_faz|nao_abro|nao_sei_fazer|se~faltar|quando~falta|o_ponto|ninguem_mais_faz|so_a_mao|mao_del*|acerta_o|acerta_a',
    ],
    [
      'Filme e pese as dez receitas enquanto quem sabe está na casa',
      'Combine um valor por receita entregue: a pessoa cozinha, outra pesa cada ingrediente e filma o ponto. Na semana seguinte, quem nunca fez repete com a folha e você prova às cegas. Anote as que já saem iguais por duas mãos e marque um dia por semana em que o segundo assume.',
      'O prato sai igual sem depender de uma pessoa só.',
    ],
    { fora: 'receita_da_padaria|receita_caiu|receita_bruta|receita_federal' },
  ),
  caseDeed(
    ['bolo_encomenda_cancela', 'cancelamento_encomenda', 'financas', 2, 0],
    [
      'encomenda*|encomend+|bolo*|festa|kit_festa|doces|cesta*|salgadinh*|decorac*|buque*|lembrancinha*',
      'cancel+|desist+|nao_busc*|nao_vem|nao_apareceu|some|sumi*|mud+|remarc+|desmarc+|adi+|em_cima_da_hora|na_vespera|muda_de_ideia|mudou_de_ideia|nao_queriam_mais|nao_quer_mais|nao_queria_mais|na_hora_h|sumiram|deu_para_tras|voltou_atras|arrepend*',
      'client*|noiva*|mae*|pedido*|prejuizo|ja_compr*|ja_fiz|pronto|prontas|ingrediente*|material|perd+|perco|perco|sinal|sem_sinal|[0-9]*_doces|[0-9]*_docinhos|[0-9]*_salgad*|encomendaram',
    ],
    [
      'Só ponha a encomenda na agenda com sinal e data-limite de mudança',
      'Mande a todo pedido a mesma mensagem: o que vem, o valor, metade por Pix para guardar a data, mudança até tantos dias antes, e o que acontece com o sinal se desistir. Na véspera, confirme hora e quem busca. Anote quantas caíram no mês e quanto de ingrediente o sinal cobriu.',
      'Quem desiste deixa o material pago, e a agenda tem só o que vai acontecer.',
    ],
    { fora: 'assinatura|banco_desistiu|orcamento*_de_festa|nem_responde|buscar_na_escola' },
  ),
  caseDeed(
    ['barulho_vizinho', 'fiscalizacao_alvara', 'gestao', 4, 1],
    [
      'vizinh*|moradores|predio_do_lado|abaixo_assinado|denunci*|condominio_do_lado|do_andar_de_cima|morador',
      'reclam+|policia|guarda|multa|fiscal*|ministerio_publico|notific*|viatura|abaixo_assinado|prefeitura|me_fechar|denunci*|processar|chama',
      'barulho|som_alto|som|musica|ruido|cheiro|fumaca|latido*|late|latem|poeira|pancadao|serra_ligada|pagode|batuque|fedor|musica_ao_vivo|samba',
    ],
    [
      'Combine com o vizinho hora e telefone e meça o que incomoda',
      'Vá até o muro nas horas da queixa e anote o que se ouve ou cheira, com aparelho se for som. Visite os que reclamam: “a que horas incomoda? este é o meu número, ligue antes da polícia”. Mude caixa, porta, motor, limpeza ou horário pelo que ouviu, guarde a prova e confira na prefeitura o limite e a licença da sua atividade.',
      'A queixa chega a você antes do fiscal, e há prova do que mudou.',
    ],
    {
      fora: 'som_automotivo|bom_client*|sinal_de_som|som_do_carro_vendo|prefeitura_nao_paga|hosped*|airbnb|temporada|imposto',
    },
  ),
  caseDeed(
    ['sai_sem_pagar', 'furto_perda', 'operacoes', 2, 2],
    [
      'comanda*|conta|mesa*|garcom|garcons',
      'sem_pagar|nao_pag+|perd+_a_comanda|comanda_perdida|errad*|divid+|dividir|calote|esquec+|nao_lanc*|nao_marc*|nao_bate|vao_embora_sem|foi_embora_sem|sai_de_fininho|de_fininho|sem_acertar|levanta_e|vai_embora_sem|saem_sem|foge|fogem|falta_dinheiro|nao_acert*',
      'bar|restaurante|lanchonete|balada|pub|lanch*|pizzaria|choperia|cervej*|boteco|petisc*|chopp|comanda*|mesa*|garcom',
    ],
    [
      'Abra a comanda com nome e cartão e feche por mesa a cada rodada',
      'Quem recebe a mesa anota nome e telefone e lança o pedido na hora, com a comanda em duas vias ou no celular. Nas noites cheias, a conta parcial vai à mesa a cada duas horas, e grupos pagam na retirada. Compare no fim da noite o que saiu da cozinha com o que foi pago e anote a diferença por praça.',
      'O que sai da cozinha é pago, e a diferença da noite tem mesa e hora.',
    ],
    {
      fora: 'mesa_vazia|mesas_vazia*|notebook*|reserv*|conta_de_luz|contas_da_casa|contas_atrasad*|conta_da_empresa|conta_no_banco|aluguel|fornecedor*',
    },
  ),
  caseDeed(
    ['reserva_mesa_falta', 'no_show', 'operacoes', 2, 1],
    [
      'reserv*|seguro_mesa|segurei_a_mesa|guardo_mesa|guardo_a_mesa|guardei',
      'mesa*|grupo*|restaurante|salao|aniversario*',
      'nao_vem|nao_vieram|nao_aparec*|falt+|some|furo|fur+|atras+|cancel+|vazi*',
    ],
    [
      'Confirme a reserva no dia e segure a mesa por quinze minutos',
      'Escreva na mensagem da reserva: confirmo ao meio-dia, seguro a mesa por quinze minutos, e grupos deixam um valor que vira consumo. Ligue para quem não respondeu e ofereça a mesa à lista de espera. Anote por noite quantos furaram e quantas mesas a espera encheu.',
      'A mesa reservada é ocupada por quem vem.',
    ],
    { fora: 'reserva_de_caixa|reserva_de_emergencia|pousada|quarto*|hotel|quadra*' },
  ),
  caseDeed(
    ['mesa_ocupada_horas', 'ticket_baixo', 'vendas', 2, 1],
    [
      'notebook*|computador|wifi|wi_fi|estudar|estudante*|home_office|um_cafe_so|um_cafezinho|horas_sentad*|tarde_inteira|passa_a_tarde|abre_o_computador|abrem_o_computador|fica_a_tarde|ficam_a_tarde|ficam_horas|fica_horas|trabalhar_aqui',
      'mesa*|cafe|cafeteria|tomada*|lugar*|espresso|expresso|capuccino|cappuccino|padaria',
      'so_um|um_cafe|nao_consom*|nao_gast*|ocup+|cheia|lotad*|nao_sobra_lugar|consumo|com_um|espresso|consum*',
    ],
    [
      'Separe as mesas de trabalho e venda a tarde com consumo incluído',
      'Ponha tomada só em um canto e um cartaz gentil: na hora do almoço, as outras mesas são de refeição. Ofereça um passe da tarde, com duas bebidas e um lanche, e deixe a senha da internet mudar a cada consumo. Anote por uma semana pessoas, horas e gasto por mesa e ajuste o valor do passe.',
      'A mesa da tarde paga a própria hora, e o almoço volta a girar.',
    ],
    { fora: 'notebook_da_empresa_quebrou' },
  ),
  caseDeed(
    ['fila_pico_cozinha', 'producao_atrasa', 'operacoes', 3, 4],
    [
      'demor+|atras+|fila|espera|1_hora|uma_hora|hora_e_meia|40_minutos|90_minutos|50_minutos|engarraf+|trav+|1h*|nao_da_conta|nao_dou_conta|nao_vence|embol+|gargalo',
      'cozinha|pizza*|lanche*|hamburg*|pedido*|prato*|almoco|marmit*|chapa|forno|fritadeira|pastel|esfiha*|crepe*|tapioca*',
      'sabado*|domingo*|sexta*|pico|noite|meio_dia|movimento|lot+|cancel+|frio|fria|20h|19h|12h',
    ],
    [
      'Cronometre o pico e tire da chapa o que pode ficar pronto antes',
      'No próximo dia cheio, alguém anota a hora em que o pedido entra, sai do fogo e vai ao cliente, e onde para. Deixe pronto antes o que espera mais: molho, massa aberta, porção pesada, embalagem montada. Corte nessa hora os três pratos que mais travam, diga o tempo verdadeiro e compare os minutos na semana seguinte.',
      'Saem mais pedidos na mesma hora, e o tempo dito é o tempo cumprido.',
    ],
    { fora: 'fila_do_banco|entrega_do_fornecedor', segmentos: ['Alimentação'] },
  ),
  caseDeed(
    ['dia_de_chuva_feira', 'depende_do_tempo', 'vendas', 3, 1],
    [
      'chuva|chove*|chover|chuvos*|tempo_ruim|frio|inverno|garoa|temporal|previsao',
      'feira*|food_truck|barraca*|carrinho|praia|quiosque*|sorvet*|acai|rua|evento*|praca|lava_jato|lava_rapido|ao_ar_livre|passeio*|trilha*|caiaque*|piquenique|churros|pipoca|milho|parque',
      'nao_vend*|cai|caiu|cair|zero|zera*|perd+|perco|perco|some|cancel+|parad*|prejuizo|fech+|ninguem|vazi*|metade|nao_abro|nao_monto|devolv*',
    ],
    [
      'Tenha pronto o plano do dia ruim: outro lugar, outro produto, entrega',
      'Escreva o que fazer quando a previsão fecha: mensagem na véspera aos clientes com entrega marcada, um ponto coberto combinado, como posto, empresa ou condomínio, e um item de frio. Compre menos nesse dia pela previsão, e não pelo costume. Anote venda e tempo de cada dia para saber quanto guardar por mês.',
      'O dia de chuva vende menos, mas vende, e a compra já saiu menor.',
    ],
    { fora: 'lavoura|plantio|colheita|estrada*|obra*|pousada' },
  ),
  caseDeed(
    ['bar_consumo_terceiro', 'guerra_preco', 'vendas', 2, 1],
    [
      'cooler|trazem_bebida|levam_bebida|traz_a_bebida|trazer_bebida|compr+_no_mercado|rolha|de_fora|isopor',
      'bar|mesa*|quiosque|praia|clube|festa|salao|piscina|evento*|sombra|guarda_sol|cadeira*|barraca',
      'consom*|consumir|sem_consum*|client*|nao_gast*|bebida*|lucro|vend+|sombra|so_usa|nao_compra*|nao_pede*|nao_vende',
    ],
    [
      'Cobre a entrada da bebida de fora e venda balde com gelo e copo',
      'Ponha à vista o preço da rolha ou da mesa por pessoa, com parte que volta em consumo, e confira com o Procon o que pode ser exigido. Monte balde, porção e mesa com preço fechado por grupo. Anote por fim de semana quantas mesas escolheram cada um e quanto deixou a mesa.',
      'A mesa passa a pagar, com a bebida sua ou com a de fora.',
    ],
    { fora: 'cliente_de_fora|turista*_de_fora|gente_de_fora|fornecedor_de_fora' },
  ),
  caseDeed(
    ['queda_energia_perda', 'perda_perecivel', 'operacoes', 3, 1],
    [
      'faltou_luz|falta_de_luz|falta_luz|queda_de_energia|quedas_de_energia|falta_energia|caiu_a_energia|cai_a_energia|apagao|acab+_a_luz|sem_energia|queda_de_luz|falta_de_energia|acabou_a_luz|acaba_a_luz|caiu_a_luz|ficamos_sem_luz|fiquei_sem_luz|luz_acabou|luz_caiu|sem_luz|faltou_energia',
      'perd+|perco|estrag+|joguei|freezer*|camara*|geladeira*|tanque*|leite|carne*|vacina*|queim+|mort+|morr+|derret+|descongel*|foi_tudo_fora|sorvete*|polpa',
    ],
    [
      'Fotografe a perda, peça à distribuidora e combine um gerador por hora',
      'Liste cada item com nota, foto e hora da falta, anote o protocolo e peça o ressarcimento no prazo da distribuidora; confira com o Procon se ela negar. Combine com quem aluga gerador ou tem câmara um socorro com preço e telefone. Ponha termômetro com alarme e cole na porta o que fazer na primeira hora.',
      'A próxima falta encontra um plano, e parte da perda pode voltar.',
    ],
  ),
  caseDeed(
    ['vigilancia_prazo', 'vigilancia_validade', 'gestao', 5, 2],
    [
      'vigilancia|fiscal|fiscais|fiscaliz*|interdit+|auto_de_infracao|bombeiro*|avcb|alvara|sanitari*|agente_da_prefeitura|secretaria_de_saude|secretaria_de_educacao',
      'prazo|dias|adequ*|exig*|reform*|coifa|caixa_de_gordura|ralo|pia|azulejo|multa|fech+|lacr+|lacrad*|regulariz*|venc+|sem_alvara|extintor*|orcaram|obra',
    ],
    [
      'Peça a lista por escrito, comece pelo que fecha a porta e mostre a prova',
      'Vá ao órgão com a notificação e peça que marquem o que impede de abrir, o que tem prazo e o que é conselho. Cote hoje só o primeiro grupo, fotografe cada item pronto e leve antes da data, pedindo por escrito mais prazo para o resto. Escreva uma folha com item, preço, quem faz e dia.',
      'A porta fica aberta enquanto o resto se faz por etapas.',
    ],
    {
      fora: 'vigilancia_armada|vigilancia_eletronica|empresa_de_vigilancia|imposto|receita_federal|procon|inspecao_municipal|seguranca_privada|mel|queijo*|barulho|som_alto|residuo*|sabonete*|creme*|cosmetic*|vereador*|campanha',
    },
  ),
  caseDeed(
    ['cantina_ferias', 'sazonalidade', 'vendas', 4, 1],
    [
      'ferias|recesso|janeiro|julho|dezembro|greve',
      'cantina|escola*|creche|transporte_escolar|van_escolar|perua|faculdade|universidade|uniforme*_escolar*|colegio|estudante*|campus',
      'zer+|para|parad*|vazi*|nao_entra|nao_vend*|sem_renda|nao_fatur*|some|somem|cai|caiu|nada|nao_tem_ninguem|morre|nao_recebo',
    ],
    [
      'Venda o recesso em maio e outubro: curso, passeio, festa ou fretado',
      'Liste o que você tem parado nas férias, cozinha, veículo ou sala, e quem usa justo nesse mês: colônia, empresas, clubes, igrejas, festas. Mande proposta a quinze com dois meses de antecedência e sinal. Ponha na mensalidade ou no contrato um pedaço para os meses parados e anote quanto entrou a cada recesso.',
      'O mês parado já chega com alguma coisa vendida.',
    ],
    { fora: 'tirar_ferias|ferias_dos_funcionari*|pagar_ferias|minhas_ferias|rematricul*' },
  ),
  caseDeed(
    ['ingrediente_caro_prato', 'cmv_alto', 'financas', 3, 2],
    [
      'cafe|carne|oleo|azeite|queijo|camarao|chocolate|cacau|farinha|ovo|ovos|mussarela|file|arroz|manteiga|picanha|acai|leite_condensado|polvilho|peixe|tomate|embalagem',
      'subiu|subir*|dobr+|dispar+|alta|aument+|caro|cara|encarec*|foi_para|passou_de|pagava',
      'cardapio|prato*|pizza*|bolo*|lanche*|receita|doce*|xicara|porcao|marmit*|pao|padaria|salgad*|coxinha*|hamburg*|cliente*_nao_aceit*|preco_do_prato|brigadeiro*|tapioca*',
    ],
    [
      'Refaça hoje a ficha dos três pratos que levam o que encareceu',
      'Pese o ingrediente em cada um e escreva o custo antes e agora. Escolha para cada prato uma saída: preço novo, porção menor dita no cardápio, outra marca provada às cegas, ou sair da casa até baixar. Ponha na frente os que não levam esse item e compare em duas semanas a sobra por prato.',
      'O aumento fica em três pratos, com decisão, e não na sua sobra do mês.',
    ],
    { fora: 'vaca*|racao|pessoal_da_obra|produtor|saca|colheita|lavoura|plantei|granja|laticinio|concorr*' },
  ),
  caseDeed(
    ['evento_corporativo', 'eventos_oscilacao', 'vendas', 5, 1],
    [
      'buffet|coffee_break|coffee|festa*|um_mes_lotado|dj|decorac*|fotograf*|cerimonial|banda|casamento*|salao_de_festa*|brinquedo*|som_e_luz|eventos',
      'so_sabado|sabado|so_no_sabado|so_fim_de_semana|fim_de_semana_so|meio_de_semana|baixa|janeiro|nao_tem_evento|agenda|durante_a_semana|de_segunda_a|segunda_a_quinta|fora_de_temporada|primeiro_semestre',
      `${IDLE}|cai|caiu|oscil*|nada|incert*|some|nao_entra|irregular`,
    ],
    [
      'Ofereça a firmas e escolas um pacote fechado de dia útil',
      'Monte um conjunto simples para vinte, quarenta e oitenta pessoas, com preço por pessoa e prazo curto, e mande a vinte empresas, escolas, clínicas e igrejas perto. Ligue três dias depois e pergunte a próxima data deles: treinamento, formatura, fim de ano. Anote quem decide, a data e a resposta, e repita todo mês com dez novos.',
      'O meio da semana passa a ter festa de empresa, que repete todo ano.',
    ],
    { fora: 'loja_vazia|mesas_vazias|barraca|cancel+' },
  ),
  caseDeed(
    ['numero_convidados', 'eventos_oscilacao', 'financas', 2, 0],
    [
      'convidado*|numero_de_pessoas|quantidade_de_pessoas|lista_de_convidado*|cabecas|fecham_em|fecham_para|fechou_para|contratam_para|contrata_para|contrataram_para|fechei_para|pessoas_a_mais|criancas_a_mais|primos|contratam_para|primos|convidado_extra|penetras',
      'mud+|diminu+|reduz+|baix+|aument+|a_mais|ultima_hora|na_semana|falt+|veio_mais|menos|vem_mais|aparec*|no_dia_sao|no_dia_vem|e_vem|e_sao|acaba_a_comida|comida_acaba|compro_mais|aparecem_[0-9]*|acaba|compro_mais',
    ],
    [
      'Feche no contrato um mínimo de convidados e a data da contagem final',
      'Escreva o mínimo que se paga de qualquer modo, o preço de cada pessoa a mais e o dia em que o número final é dito por mensagem. Compre só depois dessa data e conte na porta com a lista, com a assinatura do cliente. Anote a diferença das últimas dez festas e ponha essa folga no preço.',
      'A festa menor paga a compra feita, e a maior paga quem entrou a mais.',
    ],
  ),
  caseDeed(
    ['doce_artesanal_preco_vizinha', 'diferencial', 'vendas', 3, 0],
    [
      'boleir*|bolo_no_pote|bolos_caseiros|brigadeiro*|marmiteir*|marmita*|trufa*|salgadeir*|confeit*|doceira*',
      'concorr*|todo_mundo_faz|cada_esquina|mais_barat*|vizinha*|barato|desempregad*|vend+_por|cobr+~menos',
      'perd+|perco|client*|preco|nao_consigo|nao_vend*|vend+|desvaloriz*|reclam+',
    ],
    [
      'Escolha um bolo só seu, dê a prova e venda por data marcada',
      'Pergunte a dez clientes qual item pediriam a você e a mais ninguém, e faça dele o centro: nome, foto, história e dia da semana em que sai. Leve vinte provas a firmas, salões e escolas perto, com a agenda na mão. Anote quem encomendou depois de provar e deixe de brigar no item comum.',
      'Quem quer aquele sabor pede a você, e o preço deixa de ser a primeira pergunta.',
    ],
    { fora: 'fornecedor_mais_barato' },
  ),
]
