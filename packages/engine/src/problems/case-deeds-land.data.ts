import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LOSS } from './case-words.data.ts'

/** Fields, stables, ponds and hives. */
export const LAND_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['merenda_prefeitura', 'venda_governo', 'vendas', 5, 1],
    [
      'merenda|pnae|paa|agricultura_familiar|chamada_publica|escolas_da_prefeitura',
      'nao_pag*|atras+|ferias|recesso|cai|caiu|cairam|cair|caindo|queda|par+|documento*|dap|caf|quantidade|perd+|perco|depend*|janeiro|cort+',
    ],
    [
      'Junte outro comprador para as semanas em que a merenda para',
      'Escreva no calendário as semanas de recesso e quanto sobra por item. Visite três restaurantes, um mercado e um grupo de bairro com a lista da semana e o preço, e combine entrega fixa nesses meses. Na cooperativa ou na Emater, confira os papéis e a próxima chamada, e protocole na prefeitura o pagamento atrasado; anote quanto foi para cada porta.',
      'A colheita do recesso tem para onde ir, e o atraso da prefeitura não para a roça.',
    ],
  ),
  caseDeed(
    ['leite_qualidade', 'preco_commodity', 'operacoes', 4, 2],
    [
      'ccs|cbt|contagem|qualidade_do_leite|mastite|celula*_somatica*|leite_acido|acidez|bonificac*~leite|leite~bonificac*|ubre|mamite|bacteria*|teste_do_leite',
      'leite|vaca*|laticinio|tanque|ordenha',
    ],
    [
      'Peça o exame por vaca e tire do tanque as três que estragam a média',
      'Faça o teste da caneca e da raquete em cada vaca nesta semana e mande amostra das suspeitas. As três piores vão para o fim da ordenha, com leite à parte e tratamento do veterinário. Lave teto e equipamento na mesma ordem por trinta dias, anote o resultado de cada coleta e leve ao laticínio para cobrar o bônus.',
      'A média do tanque cai pela causa, e o litro volta a receber o preço cheio.',
    ],
  ),
  caseDeed(
    ['deriva_vizinho', 'clima_seguro', 'gestao', 4, 1],
    [
      'vizinho|fazenda_do_lado|aviao|drone|pulveriz*|veneno|agrotoxico|deriva|herbicida|passaram_veneno',
      'mat+|mort*|morr+|queim+|perd+|perco|perco|colmeia*|abelha*|horta|uva*|peixe*|organic*|amarel*|secou|murch*',
    ],
    [
      'Fotografe no mesmo dia, chame o órgão e combine aviso com o vizinho',
      'Anote data, hora e vento, fotografe e recolha amostra com testemunha, e registre no órgão de defesa agropecuária do estado e na delegacia. Conte o que morreu e o que valia, com nota de venda, e leve a um advogado. Depois, proponha ao vizinho uma mensagem dois dias antes de cada aplicação e escreva qual cuidado cada lado toma.',
      'A perda tem prova e valor, e a próxima aplicação avisa antes.',
    ],
    { fora: 'mato|matriz|matricul*|matei|poco|barulho|racao' },
  ),
  caseDeed(
    ['bicho_invade', 'clima_seguro', 'operacoes', 3, 3],
    [
      'javali*|javaporco*|capivara*|onca|lobo|raposa|maritaca*|pombo*|rato*|formiga*|cachorro*_solto*|caramujo|lebre*',
      'lavoura|milho|roca|plantac*|galinha*|ovelha*|pomar|estoque|racao|silo|horta|soja|bezerro*|granja|fruta*|arroz|comem|come_a|come_o|feijao|abacaxi|capim|verdura*|alface',
    ],
    [
      'Descubra a trilha do bicho e feche primeiro os pontos de entrada',
      'Ande ao amanhecer pela borda, marque no desenho rastros, buracos e o que foi comido, e feche os dois pontos mais usados com cerca elétrica ou tela. Junte os vizinhos para agir na mesma semana e pergunte ao órgão ambiental ou à Emater o que é permitido para essa espécie. Pese a perda por talhão antes e depois.',
      'A perda diminui nos pontos de entrada, e o que se faz está dentro da regra.',
    ],
    { fora: 'barato*|contrato*' },
  ),
  caseDeed(
    ['falta_agua_poco', 'clima_seguro', 'operacoes', 4, 2],
    [
      'poco|agua|irrigac*|irrig+|acude|nascente|represa|caixa_d_agua|outorga|estiagem|seca|corrego|mina_d_agua',
      'sec+|secou|secando|falt*|pouca|nao_d+_para|acab+|racion*|outorga|proib*|caminhao_pipa|dia_sim|baixou|carro_pipa|comprar_agua',
    ],
    [
      'Meça a água por dia, corte o que menos rende e guarde a chuva',
      'Encha um tambor e conte os minutos para saber quantos litros entram por dia, e escreva ao lado o que cada canteiro ou lote pede. Irrigue à noite e por gotejo o que mais vale, deixe sem plantio o que menos rende e junte água do telhado. Pergunte no órgão do estado a licença de uso e anote o nível toda semana.',
      'A água que há vai para o que mais paga, e a próxima seca encontra reserva.',
    ],
    { fora: 'agua_mineral|conta_de_agua|vendo_agua|falta_de_dinheiro|falta_energia|se_e_a_agua' },
  ),
  caseDeed(
    ['estrada_nao_passa', 'frete_entrega', 'operacoes', 3, 2],
    [
      'estrada|atoleiro|ponte|barro|lama|serra|chapada|vicinal|nao_sobe|o_caminhao_nao|caminhao_atola|carreta_nao|acesso_de_terra|chao_batido|chove',
      'chuv*|atol+|nao_passa|nao_chega|nao_sobe|caiu|buraco*|interditad*|intransitavel|isolad*|quebr+',
      'leite|caminhao|entreg*|colheita|carga|turista*|hosped*|fruta*|leva|perd+|perco|verdura*|cliente*|mercadoria*',
    ],
    [
      'Combine um ponto de coleta antes do atoleiro e os dias de passar',
      'Veja com os vizinhos um lugar seguro até onde o caminhão chega, com tanque, galpão ou sombra, e leve em turnos com o trator de um. Avise o comprador do plano da chuva e proponha dias certos. Protocole com fotos e assinaturas o pedido de conserto na prefeitura e anote cada carga perdida e quanto valia.',
      'A carga sai mesmo na chuva, e o pedido do conserto tem prova e número.',
    ],
    { fora: 'estrada_ate_o_cliente_cansa|obra_na_rua' },
  ),
  caseDeed(
    ['arrendamento', 'perder_ponto', 'financas', 3, 0],
    ['arrend*', 'aument+|subiu|saca*|ped+|quer|renov+|perd+|perco|caro|dono|vencer|vence|vend+|nao_paga'],
    [
      'Leve ao dono da terra a conta por hectare e proponha risco dividido',
      'Escreva por hectare o que colheu, o custo e o que sobrou nos três últimos anos, e até quanto o arrendo cabe em ano ruim. Proponha prazo maior com parte ligada à colheita ou ao preço, e desconto pelo que você melhora no solo, tudo por escrito. Visite duas áreas vizinhas antes da conversa e anote o limite em que você devolve a terra.',
      'Ano ruim passa a pesar nos dois lados, e você sabe quando parar.',
    ],
  ),
  caseDeed(
    ['mortalidade_lote', 'perda_perecivel', 'operacoes', 4, 3],
    [
      'frango*|pinto*|pintinho*|leitao|leitoes|porco*|suino*|peixe*|tilapia*|camarao|alevino*|bezerro*|codorna*|galinha*|ave|aves|cordeir*|coelho*',
      'morr+|mort*|mortalidade|amanhec*~mort*|boiando|duros|oxigenio',
    ],
    [
      'Conte os mortos por dia e hora e mude primeiro o ar e a água',
      'Anote cada morte com hora, idade, lugar e tempo que fazia, e guarde dois para o veterinário examinar. Meça todo dia às seis e às quinze temperatura, água e ar, e corrija primeiro o que sai da faixa que o técnico disser. Deixe um plano de noite: quem olha, o que liga, quem chama. Compare a perda por lote.',
      'A morte passa a ter hora e causa, e o próximo lote começa com ela resolvida.',
    ],
    { fora: 'mort+_na_venda|peixaria|acougue|frango_assado|veneno' },
  ),
  caseDeed(
    ['integradora_lote', 'cliente_pressiona', 'financas', 3, 1],
    [
      'integrador*|integradora|integrac*|integrado*',
      'frango*|aves|suino*|porco*|granja|aviario|fumo|tabaco|galpao|lote|granja|aviario|barracao|me_paga*|o_vizinho|cabecas',
      'pag+|desconto|descont+|baix+|conversao|penaliz+|nao_cobre|energia|lenha|contrato|prejuizo',
    ],
    [
      'Peça a conta aberta do lote e compare com três vizinhos',
      'Escreva por lote ração, mortes, dias, energia, lenha e o que a firma pagou, e junte com o de três integrados. Peça por escrito a fórmula e a pesagem na sua presença, e leve as diferenças à comissão de integrados, a que a lei dá lugar: confira com o sindicato. Corrija antes o que é seu, como ar, água e energia por ave.',
      'Você sabe quanto do lote ruim é seu e discute o resto com números.',
    ],
    { fora: 'integracao_do_sistema' },
  ),
  caseDeed(
    ['colheita_sem_gente', 'entressafra', 'pessoas', 4, 2],
    [
      'colheita|colher|panha|safra|poda|plantio|roca|catar|cortar_cana|apanhar|apanha|laranja|colhedor*|panhador*|tirar_a_uva|colher_a|raleio|catacao',
      'nao_acho|falta|nao_tem_gente|diarista*|diaria*|peao|boia_fria|turma|mao_de_obra|gente|somem|ninguem',
      `${LOSS}|pass+_do_ponto|chao|caro|cara|atras+|some|madur*|subiu|maquina|cai|caindo|fica_no_pe|no_pe|passa_do_ponto`,
    ],
    [
      'Feche a turma dois meses antes, com meta por dia e volta prometida',
      'Ligue aos melhores do ano passado com diária, meta e um prêmio pago no último dia a quem ficar até o fim. Combine com dois vizinhos datas em sequência, para a turma ter seis semanas certas. Cote uma máquina alugada só para a parte plana; confira com o sindicato o contrato de safra, e anote quilos por pessoa e dia.',
      'A turma vem porque o trabalho está certo, e menos fruta cai.',
    ],
    { fora: 'safra_de_turista*' },
  ),
  caseDeed(
    ['deixar_de_vender_cru', 'atravessador_venda_direta', 'vendas', 5, 3],
    [
      'atravessador|in_natura|granel|tambor|balde*|saco|saca*|caixa_fechada|bruto|revend*|industria|comprador*|intermediario|a_kombi_passa|caminhao_passa|leva_tudo|leva_meu|leva_minha|leva_em_caixa|em_caixa|o_cara_do_caminhao|ceasa|cooperativa_leva',
      'leite|fruta*|cacau|mel|cafe|mandioca|castanha|pimenta|uva|goiaba|morango|acai|queijo|cana|ervas|tomate|banana|maracuja|limao|pitaya|figo|urucum|baunilha',
      'paga*~pouco|preco~baixo|barat*|paga_mal|paga_[0-9]*|nao_sobra|metade|nao_compens*|leva_tudo|paga_quando_quer|dita|manda_no_preco|no_mercado_sai|na_feira_sai|vendido_por|balde*|por_[0-9]*_reais|e_no_mercado|no_mercado_vendem|na_cidade_vendem|vendem_a|vendem_por|na_loja_e',
    ],
    [
      'Faça um lote pequeno pronto para o consumidor e venda por encomenda',
      'Separe uma parte pequena da próxima colheita para uma coisa só, como geleia, café torrado, polpa ou pote, e pergunte na Emater onde preparar dentro da regra. Ofereça a vinte casas, dois mercados e uma feira, com data e pagamento na entrega. Anote custo, horas e sobra do quilo assim e do quilo vendido ao comprador.',
      'Você descobre quanto do preço fica no caminho e se vale aumentar o lote.',
    ],
    { fora: 'loja_de_revenda|lixo|trago_do_ceasa|quitanda' },
  ),
  caseDeed(
    ['animal_doente_compra', 'clima_seguro', 'operacoes', 3, 1],
    [
      'brucel*|tubercul*|aftosa|carrapato*|verme*|pneumonia|newcastle|gripe_aviaria|peste',
      'vaca*|gado|boi|rebanho|bezerro*|aves|porco*|ovelha*|cabra*|granja|cavalo*',
    ],
    [
      'Isole hoje os suspeitos e faça com o veterinário o plano do rebanho',
      'Separe os que mostram sinal em lugar com água e ferramenta à parte e anote número, data e sinal. Peça ao veterinário o exame, o que vender ou não enquanto isso e o calendário de vacina e banho, e avise o órgão de defesa se a doença for de notificação. Todo animal comprado fica separado até o exame; anote custo e cura por cabeça.',
      'A doença fica onde está, e cada cabeça tem a sua ficha.',
    ],
  ),
  caseDeed(
    ['feira_organico_cesta', 'atravessador_venda_direta', 'vendas', 4, 1],
    [
      'organic*|horta|hortalica*|verdura*|agroecolog*|feira|alface|rucula|couve|cenoura|pes_de|temperos',
      'cesta*|feira|client*|vend+|entreg*|consumidor*',
      'sobr+|sobra|perd+|perco|poucos|cai|caiu|cairam|cair|caindo|queda|incert*|depend*|nao_acho|desist+|parad*|volto_com|trago_de_volta|tem_sabado|tem_dia|um_dia_vend*|outro_dia',
    ],
    [
      'Venda a cesta por mês, paga antes, com dia e item garantido',
      'Ofereça a quem já compra na banca uma cesta de tamanho fixo, paga por mês, com um item que escolhe e o resto do que a horta tem. Comece com dez casas no mesmo caminho e uma mensagem na véspera com o que vem. Plante pelo número de cestas e anote por semana quantas saíram, o que sobrou e quem parou, com o motivo.',
      'Parte da colheita já está vendida antes de ser cortada.',
    ],
    { fora: 'feira_de_negocio|feira_de_noivas|feira_livre_de_roupa|nao_sobra|loja_de_roupa|artesanato' },
  ),
  caseDeed(
    ['venda_gado_hora', 'preco_commodity', 'financas', 3, 0],
    [
      'arroba|boi_gordo|gado_gordo|saca|soja|milho|cafe|algodao',
      'esper+|vend+_agora|vender_agora|nao_sei_quando|segur+|guardei|armazen*|hora_de_vender|caiu|despenc+|baix*',
      'vend+|preco|divida*|banco|parcela*|armazem|cooperativa|custo',
    ],
    [
      'Venda em três partes, com o preço que paga a conta escrito antes',
      'Escreva o custo por saca ou arroba e o preço que paga custo e parcela. Combine três datas: uma parte agora para as contas, outra no preço que cobre a sobra desejada, a última até uma data-limite. Peça cotação a dois compradores e à cooperativa, com frete e desconto, e anote o motivo de cada venda.',
      'Você deixa de apostar tudo em um dia e paga as contas sem vender no susto.',
    ],
    { fora: 'cafeteria|xicara|cozinha|grao_de_cafe_torrado' },
  ),
]
