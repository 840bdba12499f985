import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LEAVES } from './case-words.data.ts'

/** Workshops and factories. */
export const FACTORY_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['rede_exige_bonificacao', 'cliente_pressiona', 'financas', 4, 1],
    [
      'supermercado*|rede|redes|atacad*|mercado*|distribuidor*|magazine|atacarejo',
      'bonific*|enxoval|taxa_de_entrada|degust*|promotor*|devoluc*|devolv*_os_vencid*|devolvem|verba|aniversario_da_rede|aniversario_da_loja|desconto_de|pedagio|gondola|ponta_de_gondola|repositor*',
    ],
    [
      'Faça a conta de cada rede com tudo o que ela desconta e leve uma troca',
      'Some por rede preço, bonificação, promotor, frete, troca de vencidos e prazo, e divida o que resta pela quantidade. Na pior, leve proposta: um item só, sem devolução, ou mais espaço no lugar do desconto. Marque com três mercados de bairro sem taxa. Anote a sobra por caixa em cada cliente e o valor em que você sai.',
      'Você sabe que rede deixa dinheiro e qual só gira a fábrica.',
    ],
    { fora: 'rede_social|rede_eletrica|desconto_no_balcao|mercado_livre|mercado_pago|minha_loja' },
  ),
  caseDeed(
    ['preco_sobe_depois_orcado', 'custo_insumo_subiu', 'financas', 2, 1],
    [
      'orcamento*|orcad*|proposta*|cotac*|fech+_o_preco|preco_fechado|contrato|dei_o_preco|combinad*|passei_o_preco|fechei_por|fechei_a|fechei_o|fechei_a|combinei_o_preco|dei_um_preco|assinei|fecho_a_obra|fecho_o_preco|preco_velho|fecho_em|assino_em',
      'subiu|subir*|aument+|dispar*|reajust*|encarec*|mais_caro|tinha_dobrado|dobrou|dobrado|tinha_subido|outro_preco|sobe|sobem|disparou',
      'aco|chapa*|ferro|cobre|aluminio|madeira|mdf|resina|plastico|papel|tecido|vidro|cimento|material|insumo*|materia_prima|diesel|fio|tinta|portao|telha*|tijolo*|borracha|espuma',
    ],
    [
      'Ponha validade de sete dias no orçamento e trave o material no sinal',
      'Escreva em cada proposta a data-limite do preço e o material com o valor do dia: se passar, muda por essa linha. No dia do sinal compre ou reserve o que pesa, com preço por escrito. Ligue aos pedidos abertos com a nota antiga e a nova e proponha dividir a diferença. Anote por trabalho quanto o material mudou.',
      'A alta do material deixa de sair da sua sobra.',
    ],
    { fora: 'salario|dissidio|aluguel|sindic*|material_didatico' },
  ),
  caseDeed(
    ['lote_pequeno_preparo', 'impressao_margem_industria', 'operacoes', 4, 3],
    [
      'lote*_pequen*|pedido*_pequen*|pouca_quantidade|poucas_pecas|quantidade_pequena|troca_de_molde|trocas_de_molde|troc+_de_molde|acerto_de_maquina|acertar_a_maquina|preparo|regul+_a_maquina|troca_de_cor|meia_duzia|pedidinho*|de_[0-9]*_pecas|pedem_[0-9]*|[0-9]*_camisetas|[0-9]*_unidades|[0-9]*_pecas_so|uma_hora_so|so_acertando|acertando_a|montar_a_tela|preparar_a_maquina',
      'maquin*|hora*|tempo|parad*|prejuizo|nao_paga|nao_compensa|come_o_dia',
    ],
    [
      'Junte os pedidos por molde ou cor e cobre o preparo à parte',
      'Cronometre cinco trocas e escreva quanto custa uma em reais. Ponha na proposta o preparo em linha separada, com a quantidade em que ele some, e ofereça dia fixo da semana para cada cor, molde ou medida. Deixe ferramenta e material na ordem antes de parar a máquina; anote trocas e minutos por dia.',
      'A máquina roda mais horas, e o pedido pequeno paga a própria troca.',
    ],
    { fora: 'preparo_fisico|comida|site*|sistema*' },
  ),
  caseDeed(
    ['primeira_peca_conferida', 'retrabalho', 'operacoes', 3, 3],
    [
      'refug*|refaz*|retrabalho|devolv*|fora_da_medida|medida_errada|lote_errado|errad*|sucata|com_bolha|empenad*|saiu_errad*|sai_errad*|medida_saiu|torto|fora_do_esquadro|furamos|cortamos_errado',
      'peca*|lote*|chapa*|usin*|torno|injec*|cort*|solda*|costur*|impress*|tear|ceramica|moldad*|corte',
      'operador*|turno|noite|cliente*|por_cento|prejuizo|ninguem_confere|so_depois|todo_mes|so_descubro|ja_furamos|ja_cortamos|lote_todo|lote_inteiro|tarde_demais|no_fim',
    ],
    [
      'Pare na primeira peça: só segue com a medida conferida por outra pessoa',
      'Em cada troca de lote, quem opera mede três pontos e outra pessoa mede de novo e assina na folha presa na máquina. Guarde uma peça-modelo por produto com o limite pintado. Repita a cada hora no turno que mais erra e anote quantas peças, causa e turno; comece pela causa que repete.',
      'O erro para na primeira peça, e não no lote inteiro.',
    ],
    { fora: 'otica|lente|protetic*|peca_de_reposicao|fornecedor_mandou_errado|carro*|oficina|moto*|trocas|provador' },
  ),
  caseDeed(
    ['encaixe_corte', 'desperdicio_material', 'operacoes', 4, 3],
    [
      'retalho*|sobra*_de_tecido|sobra*_de_chapa|aproveitamento|encaixe|plano_de_corte|sobra_de|cavaco|apara*|desperdic*|sobras|ponta_de_chapa|pontas|de_cada_chapa|de_cada_rolo|de_cada_metro|um_quarto|jogo_fora~quarto|jogo_fora|rebarba*|recorte*',
      'tecido*|chapa*|mdf|vidro|couro|aco|papel|malha|granito|marmore|espuma|madeira|aluminio|lona',
    ],
    [
      'Pese o retalho de uma semana e teste o encaixe no papel ou no programa',
      'Escolha o produto que mais sai, corte um lote como sempre e outro com desenho de encaixe feito por um programa gratuito ou por um modelista por hora. Pese os dois restos e faça a conta por peça. Deixe quem corta ajudar a desenhar, guarde os moldes bons e venda ou use a sobra maior; anote o peso toda semana.',
      'Sai mais peça do mesmo material, e quem corta participou da mudança.',
    ],
    { fora: 'comida|pao|cozinha' },
  ),
  caseDeed(
    ['faccao_preco', 'cliente_pressiona', 'financas', 3, 1],
    [
      'faccao|faccoes|oficina_de_costura|por_peca|terceiriz*|presto_servico_para|magazine*|lojista*|grife|marca_me_paga|montar_uma|montar_a_peca|costuro_para|costuramos_para|minhas_costureiras',
      'peca*|costur*|loja*|corte',
      'paga*|centavos|baix+|preco|nao_cobre|atras+|exig+|reais|falta_servico|parad*',
    ],
    [
      'Calcule o minuto da oficina e responda preço por operação, com mínimo',
      'Cronometre três modelos, some salário, encargo, luz e aluguel e divida pelos minutos que se costura de verdade. Leve à loja a folha por operação e o lote mínimo, e aceite abaixo disso só para encher uma semana vazia, com data. Procure dois clientes de uniforme ou marca pequena; anote minutos e sobra por lote.',
      'O preço sai do relógio, e a semana vazia tem outro cliente para preencher.',
    ],
    { fora: 'cobro_por_peca_nova|oficina_mecanica' },
  ),
  caseDeed(
    ['importado_shein', 'importado_concorrencia', 'vendas', 4, 2],
    [
      'china|chines*|importad*|shein|temu|aliexpress|shopee',
      'fabric*|confecc*|produz*|eu_produz*|costur*|industria|faco|artesan*|bijuteria*|brinquedo*|calcad*|moveis|minha_marca|feito_a_mao|bolsa*|roupa*|sapato*|boneca*|faco',
      `barat*|preco|concorr*|metade|nao_consigo|derruba|${LEAVES}|chega~por|por_[0-9]*_reais|mais_em_conta|concorrer`,
    ],
    [
      'Venda o que o importado não dá: lote pequeno, prazo curto e sob medida',
      'Visite dez clientes e pergunte o que falta quando compram de fora: troca, tamanho, prazo, cor, conserto. Escolha uma linha com isso, com amostra em três dias e mínimo pequeno, e tire de linha o que só disputa preço. Ponha na etiqueta o nome de quem faz; anote pedidos por motivo e a sobra de cada linha.',
      'A fábrica sai da briga de etiqueta e fica onde a pressa e a medida valem.',
    ],
    { fora: 'compro_na_shopee|compro_importado|vendo_importado|fornecedor_da_china|revend*|conta_suspensa|suspens*' },
  ),
  caseDeed(
    ['molde_do_cliente', 'contrato_cliente', 'gestao', 3, 0],
    [
      'molde*|ferramental|matriz|matrizes|estampo|gabarito*|faca_de_corte|cliche*',
      'client*|dono|de_quem|pag+|leva*|quebr*|manutenc*|parad*|guard*|retir*',
    ],
    [
      'Escreva de quem é o molde, quem o conserta e quando ele sai da fábrica',
      'Faça a lista dos moldes com foto, dono, data do último uso e quem paga o reparo, e mande a cada cliente para confirmar por escrito. Molde novo é pago antes, ou diluído com quantidade mínima; o que parou há um ano paga guarda ou vai embora. Confira o modelo com um advogado e anote as peças feitas por molde.',
      'A briga pelo molde acaba antes de o cliente ir embora.',
    ],
    { fora: 'troca_de_molde|trocando_de_molde|trocar_de_molde|matriz_e_filial|trocar_molde|molde_de_roupa_da_revista' },
  ),
  caseDeed(
    ['energia_demanda', 'energia_cara', 'financas', 3, 1],
    [
      'energia|conta_de_luz|luz|demanda|compressor|forno_eletrico',
      'demanda|ponta|multa|reativ*|alta_tensao|ultrapass*|transformador|fatura|bandeira|mil|subiu|dobrou|aument*|veio',
      'fabrica|industria|maquin*|camara*|freezer*|padaria|mercado|lavanderia|granja|irrigac*|sorvet*|forno*|metal*|acougue|balcao_frio|ar_condicionado',
    ],
    [
      'Leia a fatura linha por linha e mude de hora o que mais puxa',
      'Pegue três faturas e marque demanda, ponta, reativo e multa, e pergunte à distribuidora ou a um eletricista o que cada linha custa. Desligue por um dia cada máquina grande e leia o relógio para saber a que mais puxa; passe-a para fora da ponta. Cote tarifa branca, mercado livre ou assinatura solar e anote o consumo por semana.',
      'Você paga a energia que usa, e não a multa da hora errada.',
    ],
    { fora: 'sem_energia_para|luz_no_fim|falta_de_luz|faltou_luz|queda_de_energia|solar' },
  ),
  caseDeed(
    ['residuo_licenca', 'licenca_para_vender', 'gestao', 4, 1],
    [
      'residuo*|efluente*|licenca_ambiental|orgao_ambiental|cetesb|ibama|lixo_toxico|oleo_usado|borra|descarte_de|esgoto_industrial|meio_ambiente|ambiental|semma',
      'multa*|licenc*|exig*|prazo|fiscal*|denunci*|regulariz*|custo*|caro|destin*|notific*',
    ],
    [
      'Faça o mapa do resíduo: o que sai, quanto, para onde e com que papel',
      'Caminhe com uma folha e escreva cada sobra, quantos quilos por mês, quem leva e o comprovante que deixa. Peça preço a duas empresas licenciadas e veja o que alguém compra como matéria-prima. Leve ao órgão ambiental ou à prefeitura a pergunta por escrito sobre a sua licença, e anote as datas; contrate um técnico só para o que exigirem.',
      'O lixo tem destino com prova, e a licença vira uma lista com datas.',
    ],
  ),
  caseDeed(
    ['representante_parado', 'vendedor_nao_vende', 'vendas', 4, 1],
    [
      'representante*|representac*',
      'nao_me_traz*|nao_traz*|nao_vis*|nao_vend*|parad*|fraco|outras_marcas|outras_pastas|varias_pastas|regiao|area|some|somem|carteira|trouxe*|nao_deu',
      'pedido*|vend*|client*|loja*|meta*|fabrica|regiao|caiu|parad*|no_sul|no_norte|no_interior|no_nordeste|faz_meses|meses',
    ],
    [
      'Reveja com cada representante vinte clientes, um por um, em uma hora',
      'Peça a lista de vinte clientes dele e marquem juntos última visita, último pedido e o próximo passo com data. Ligue você a cinco que pararam. Combine um número de visitas e uma comissão maior para cliente novo; área sem visita em sessenta dias abre para outro, e confira o contrato com um advogado. Anote pedidos por área.',
      'A área anda, ou você sabe que precisa de outro nome nela.',
    ],
    { fora: 'representante_do_fornecedor|representante_da_marca_exige' },
  ),
]
