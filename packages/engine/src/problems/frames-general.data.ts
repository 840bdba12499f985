import type { Frame } from './frame.ts'

const HOLDS = /\b(?:segur\w+|guard\w+|estoc\w+|armazen\w+|camara(?: fria)?|silos?|esper(?:o|ar|asse))\b/
const HARVEST =
  /\b(?:safra|soja|milho|cafe|colheita|sac[ao]s?|bois?|boiada|gado|bezerros?|arroz|feijao|lote|mel|cacau|algodao|trigo|uvas?|mangas?|toneladas?|alho|cebola|batata|arrobas?|castanha)\b/
const MAY_RISE =
  /\b(?:sub(?:ir|a|iria)|sobe|vai (?:a|pra|para|dar)|cheg(?:a|ar|aria) a|melhor\w*|reag\w+|vale mais)\b[^.;!?]{0,40}\d|\bmais (?:pra|para) frente\b|\b(?:fica|pagam|vao pagar) \d/

const COMES =
  /\b(?:apareceu|surgiu|(?:me )?procur(?:ou|aram)|(?:me )?cham(?:ou|aram)|ofere\w+|propos|quer(?:endo|em)?|convid\w+)\b[^.!?]{0,90}\d/
const FOR_A_PRICE =
  /\bpag(?:a|am|ando|ar|aria)\b[^.!?]{0,24}?\d[\d.,]*\b(?! ?(?:dias?\b|mes|vezes|x\b|%|por cento))|\b(?:oferece\w*|a|por) (?:r\$ ?)?\d[\d,.]* ?(?:reais )?(?:a|o|por|cada|pel[oa])? ?(?:peca|quilo|kilo|kg|litro|duzia|cada|unidade|pote|saca|caixa)\b|\bofere\w+ (?:r\$ ?)?\d/
const A_BUYER =
  /\b(?:marca|rede|mercado|supermercado|prefeitura|queijaria|laticinio|fabrica|loja|empresa|hotel|construtora|comprador|distribuidora?|atacad\w+|restaurante|escola|hospital|cooperativa|exportadora?|emporio|condominio|frigorifico|industria|granja|merenda)\b/
const AND_TODAY = /\b(?:hoje|meus clientes|contra|vendo|os outros|paga (?:toda|certo|\d)|recebo|em vez de)\b/

const BUILDS =
  /\b(?:se eu|para|pra|penso em|queria|quero) (?:\w+ ){0,3}(?:sec(?:ar)?|montar|instalar|fazer|construir|reformar|cobrir|botar|colocar|furar)\b|\b(?:estrutura|obra|montagem|instalacao|poco|cisterna|estufa|galpao|terreiro|placas? solar\w*)\b[^.!?]{0,40}\d/
const BRINGS =
  /\b(?:a mais|em vez de|ao inves|podem? sair|passaria|renderia|ganh(?:o|a|aria)|economiz\w+|poup\w+|acaba(?:ria)? com|perdi|perco)\b/

const SOLD_BY_OTHERS =
  /\b(?:agencias?|pousadas?|hoteis|hotel|booking|plataformas?|intermediari\w+|corretor\w*|guias?|parceir\w+)\b[^.!?]{0,80}(?:\d+ ?%|\bcomiss\w+)|\bcomissao de \d+ ?%/
const WANTS_DIRECT =
  /\b(?:vend\w+|reserv\w+|client\w+) (?:\w+ ){0,2}diret[oa]|\bsem (?:eles|a agencia|as agencias|intermediari\w+)|\bdepend\w+ (?:menos|so)|\bpagar menos comissao\b/

const IS_ASKED_AWAY =
  /\b(?:receb\w+|tem|teve|apareceu|chegou) (?:\w+ ){0,3}(?:propost\w+|ofertas?|convites?)\b|\b(?:concorrente|vizinh\w+|outr[ao] \w+) (?:\w+ ){0,3}(?:ofereceu|oferecem?|chamou|quer levar)\b|\buma? (?:fazenda|loja|empresa|firma|escola|clinica|salao|oficina|padaria|rede|hotel|restaurante|fabrica|construtora|transportadora) (?:\w+ ){0,2}(?:ofereceu|ofereceram|chamou|chamaram)\b/
const IS_PAID =
  /\b(?:ganha|recebe|pago (?:a |pr[ao] )?el[ea]|salario)\b[^.!?]{0,30}\d|\b(?:ta|esta|trabalha|fica)?\s?comigo (?:faz|ha|desde|tem)|\banos (?:comigo|de casa)\b/
const MAY_LOSE =
  /\b(?:so|somente|apenas) el[ea]\b|\bcubro\b|\bcobrir\b|\bdeixo ir\b|\bperder\b|\bsegur(?:o|ar)\b|\bquem sabe\b|\bunic[oa]\b/

/** What was ripe is sold now or held; it is heard before what is lost while it is held. */
export const SELL_OR_WAIT: Frame = {
  id: 'vender_ou_esperar',
  carta: 'preco_commodity',
  nome: 'a escolha entre vender agora e esperar preço',
  kin: ['preco_commodity'],
  inclui: ['perda_perecivel', 'atravessador_venda_direta', 'safra_caixa'],
  ouve: [HOLDS, /\bvend\w+\b|\bpag(?:a|am) (?:r\$ ?)?\d/, HARVEST, MAY_RISE],
  fora: /\bgeladeira|\bfreezer\b|\bloja\b/,
  passos: [
    [
      'Peça a dois compradores o preço por escrito, para agora e para daqui a um mês',
      'Pergunte quantidade, dia de pagar e o que descontam por qualidade. Quem só diz que vai subir não está comprando.',
      'A espera passa a ter um preço de verdade, ou fica claro que não tem.',
      2,
      0,
    ],
    [
      'Escreva o preço em que esperar só empata e o dia de vender de qualquer jeito',
      'Some ao preço de agora o lugar, a perda e o juro do que você deve até lá. Abaixo desse número a espera custou; passado o dia, venda.',
      'A dúvida vira um número e uma data.',
      1,
      0,
    ],
    [
      'Venda já a parte que paga as contas do mês',
      'O que cobre insumo, gente e parcela não espera preço. Combine retirada e pagamento por escrito.',
      'As contas não dependem do palpite.',
      2,
      1,
    ],
    [
      'Se guardar, guarde pouco e com comprador conversado',
      'Só o que você pode perder sem apertar o mês, no melhor lugar que tem. Deixe quem compra avisado do dia.',
      'O risco fica do tamanho de uma parte, e não da colheita.',
      2,
      1,
    ],
    [
      'Confira a perda toda semana e venda se passar do combinado',
      'Pese ou conte a mesma amostra, no mesmo dia, e anote ao lado do preço da praça. Se a perda andou mais que o preço, acabe com a espera.',
      'A espera termina na hora certa.',
      1,
      1,
    ],
    [
      'Procure para a próxima colheita um comprador a mais, antes de colher',
      'Mostre data, quantidade e padrão a quem ainda não compra de você. Peça preço para uma parte pequena.',
      'Na próxima vez a escolha não é entre um comprador e a câmara.',
      4,
      0,
    ],
    [
      'Anote por lote o preço, a perda e a data, para decidir a próxima',
      'Uma linha por venda, com o que pagaria quem ofereceu antes. Leia a folha antes da próxima colheita.',
      'A próxima escolha sai do que aconteceu, e não da lembrança.',
      1,
      0,
    ],
  ],
  porque:
    'Guardar tem custo certo, de lugar e de perda, e ganho incerto: a diferença de preço precisa pagar os dois e ainda o risco.',
  cuidado: 'guardar tudo pelo preço que dizem. O preço pode não vir, e a perda vem todo dia.',
  quem: 'Cooperativa ou técnico da região, sobre preço e perda de quem já guardou',
  material: null,
}

/** Decisions in general, after all that are told more particularly. */
export const GENERAL_FRAMES: readonly Frame[] = [
  {
    id: 'oferta_de_comprador',
    carta: 'proposta_grande',
    kin: ['proposta_grande'],
    inclui: [
      ...['pagamento_grande_cliente', 'concentracao_cliente', 'atravessador_venda_direta', 'capital_de_giro'],
      ...['venda_governo', 'preco_sem_conta', 'cliente_pressiona', 'capacidade_cheia'],
    ],
    ouve: [COMES, FOR_A_PRICE, A_BUYER, AND_TODAY],
    fora: /\bemprest\w+|\baluguel\b|\bsalario\b|\bfornecedor\w*|\brepresentante\w*|\bdesconto\b|\bsoci[oa]\b|\bconsign\w+|\bme dev\w+|\batrasad\w+|\btecnico\b|\bvender? (?:a|minha) (?:parte|empresa)|\bconcorrente\b|\bsegur(?:o|ar)\b/,
    passos: [],
    porque:
      'O que decide uma oferta é quanto ela deixa a mais no mês, em quantos dias paga e quem perde o lugar por ela.',
    cuidado: 'olhar só o preço ou só a quantidade. O prazo, a entrega e o cliente que sai por ela entram na conta.',
    quem: null,
    material: null,
  },
  {
    id: 'quem_tem_proposta',
    carta: 'dependencia_funcionario',
    nome: 'a pessoa que só ela sabe fazer e que tem proposta de fora',
    kin: ['dependencia_funcionario', 'estrela_saindo', 'rotatividade'],
    inclui: ['demitir', 'contratar_ou_nao', 'equipe_desmotivada'],
    ouve: [IS_ASKED_AWAY, IS_PAID, MAY_LOSE],
    fora: /\bsoci[oa]s?\b|\bclient\w+ (?:quer|pediu|grande)/,
    passos: [
      [
        'Converse a sós nesta semana e pergunte o que faria a pessoa ficar',
        'Ouça antes de dar número: salário, horário, reconhecimento ou vontade de mudar. Diga que faz diferença e marque o dia em que volta com a resposta.',
        'Você sabe se o que falta é dinheiro, antes de oferecer.',
        1,
        0,
      ],
      [
        'Ponha o aumento pedido ao lado do que custa trocar de pessoa',
        'De um lado a diferença com encargos; do outro a rescisão, o tempo de treinar e o que deixa de vender até lá. Escreva o teto que cabe na sobra do mês.',
        'A resposta sai de uma conta, e não do susto.',
        2,
        0,
      ],
      [
        'Ofereça uma parte agora e outra ligada a ensinar um segundo',
        'Escreva o valor de hoje, o prêmio por tarefa ou receita ensinada e a data de cada um. Não cubra no grito: o próximo convite viria com o mesmo preço.',
        'Quem fica ganha mais, e a casa deixa de depender de uma pessoa.',
        2,
        0,
      ],
      [
        'Registre em vídeo e folha o que só essa pessoa sabe, do que mais vende ao resto',
        'Uma tarefa por dia: ela faz, outra pesa, mede e filma. Na semana seguinte a outra repete com a folha na mão.',
        'O que estava em uma cabeça passa a ser da casa.',
        4,
        6,
      ],
      [
        'Escolha quem aprende e deixe essa pessoa assumir um dia por semana',
        'Alguém que já é da casa e quer subir. Comece pelo dia mais fraco e aumente conforme sai igual.',
        'Falta, férias ou saída deixam de parar a empresa.',
        2,
        8,
      ],
      [
        'Combine por escrito o aviso de saída e a passagem do trabalho',
        'Quantos dias antes avisa, o que deixa ensinado e o que recebe por isso. Confira o papel com o contador.',
        'Se sair mesmo assim, ninguém é pego de surpresa.',
        1,
        0,
      ],
    ],
    porque:
      'Quando só uma pessoa sabe fazer, o salário dela vira preço de resgate: o que resolve é ela ganhar por ensinar.',
    cuidado: 'cobrir a proposta sem pedir nada em troca, ou procurar outra pessoa às escondidas.',
    quem: 'Contador, para o custo do aumento com encargos e da rescisão',
    material: null,
  },
  {
    id: 'vender_direto',
    carta: 'plataforma_parceira',
    nome: 'a venda que passa quase toda por quem cobra comissão',
    kin: ['plataforma_parceira', 'cac_alto', 'turismo_hospedagem', 'depende_indicacao'],
    inclui: ['falta_cliente', 'rede_social_nao_vende', 'concentracao_cliente'],
    ouve: [SOLD_BY_OTHERS, WANTS_DIRECT],
    fora: /\bquartos?\b|\bna baixa\b|\bifood\b|\bmarmit|\bpizz|\bhamburg|\bvendedor(?:a|es)?\b[^.!?]{0,30}\bcomiss/,
    passos: [
      [
        'Marque quantas vendas diretas pagam o gasto novo e teste por três meses',
        'Divida o gasto do mês pela comissão que cada venda direta poupa. Escreva esse número e a data em que para, se não chegar lá.',
        'O teste tem tamanho, preço e fim.',
        1,
        0,
      ],
      [
        'Peça nome, telefone e avaliação a cada cliente, no fim do atendimento',
        'Uma mensagem com o endereço da avaliação, enviada antes de ele ir embora. Guarde o contato com a data e de onde veio.',
        'A lista passa a ser sua, e o próximo cliente acha você sozinho.',
        1,
        2,
      ],
      [
        'Chame quem já veio para voltar ou mandar um amigo direto, no mesmo preço',
        'Escreva a vinte que saíram contentes, pelo nome. Dê uma vantagem que não seja desconto: escolha de horário, um agrado, prioridade.',
        'As primeiras vendas diretas não custam anúncio.',
        2,
        1,
      ],
      [
        'Mantenha o preço igual ao dos parceiros e diga isso a eles',
        'Quem manda gente não perde se o preço à vista de todos é um só. Continue pagando em dia e avise quem mais manda que nada muda com eles.',
        'Você vende direto sem perder quem já manda.',
        1,
        0,
      ],
      [
        'Deixe fácil chamar você: nome, fotos, preço e botão de conversa onde procuram',
        'Complete o perfil no mapa e na rede com dez fotos de verdade e resposta no mesmo dia. Teste pelo celular de outra pessoa.',
        'Quem procura chega a você antes de chegar a quem cobra comissão.',
        3,
        1,
      ],
      [
        'Conte por mês de onde veio cada venda e quanto ela deixou',
        'Uma coluna para cada caminho, com a comissão ou o gasto já tirado. Compare no mesmo dia de cada mês.',
        'Você vê se a fatia direta cresce e se vale mais.',
        1,
        1,
      ],
      [
        'Decida na data: o gasto fica só se as diretas passaram do número',
        'Olhe os três meses juntos, sem o melhor nem o pior. Se não passou, corte e fique com os pedidos de avaliação e de volta, que não custam.',
        'O gasto não vira mais uma conta fixa.',
        1,
        0,
      ],
    ],
    porque:
      'Quem traz quase todos os clientes cobra por isso e pode parar: cada venda direta deixa mais e diminui esse risco.',
    cuidado: 'romper com quem manda clientes antes de ter os seus, ou vender direto mais barato do que eles.',
    quem: null,
    material: null,
  },
  {
    id: 'investir_e_colher',
    carta: 'emprestar_para_crescer',
    nome: 'o investimento que precisa se pagar',
    kin: ['emprestar_para_crescer'],
    inclui: ['custo_fixo_alto', 'preco_commodity', 'clima_seguro', 'atravessador_venda_direta', 'perda_perecivel'],
    ouve: [BUILDS, /\d ?mil\b|\d\d\.000/, BRINGS],
    fora: /\bparcela|\bfinanc\w+|\bemprest\w+|\bbanco\b|\baluguel\b|\bponto\b|\bfilial\b|\bsegunda\b|\bsoci[oa]\b|\bsalario\b|\bfuncionari\w*|\bsite\b|\bme dev\w+/,
    passos: [
      [
        'Peça por escrito o preço, a quantidade e a exigência a quem promete pagar mais',
        'Pergunte o que acontece se a qualidade não chegar e por quanto tempo vale. Mande uma amostra antes de gastar.',
        'A promessa vira um papel, ou você descobre que era conversa.',
        2,
        0,
        /\bcomprador|\bpag(?:a|am|ariam?)\b|\bmercado\b/,
      ],
      [
        'Faça uma parte primeiro e compare com o jeito de hoje',
        'Metade ou menos, com o mesmo cuidado dos dois lados. Anote o gasto, o trabalho a mais e o que cada lado rendeu.',
        'O resultado aparece na sua conta antes do gasto inteiro.',
        4,
        4,
      ],
      [
        'Peça três preços para a mesma lista, e o que dá para fazer em etapas',
        'Material, mão de obra e prazo escritos em separado. Pague por etapa pronta, nunca tudo antes.',
        'O gasto fica menor, e pode parar no meio sem perder o feito.',
        3,
        0,
      ],
      [
        'Fale com dois que já fizeram e pergunte o que não sai como prometem',
        'Visite, veja funcionando e pergunte o custo de manter, o que quebrou e o que fariam diferente. Um deles não pode ser indicado por quem vende.',
        'Você sabe o custo que não está no orçamento.',
        3,
        0,
      ],
      [
        'Separe o dinheiro antes, sem mexer no que paga as contas do mês',
        'Guarde em conta à parte até cobrir a primeira etapa e três meses de contas. O resto espera o que a primeira etapa trouxer.',
        'O gasto não vira dívida se demorar a render.',
        1,
        0,
      ],
      [
        'Marque o dia de decidir a segunda parte, com o resultado da primeira',
        'Escreva agora o número que faz continuar e o que faz parar. Decida nesse dia, sem esperar estar animado.',
        'A ampliação vem do resultado, e não da pressa.',
        1,
        0,
      ],
    ],
    porque:
      'O gasto é certo e sai antes; o ganho vem depois e depende de preço, qualidade e trabalho: por isso se começa por uma parte.',
    cuidado:
      'fazer tudo de uma vez porque sai mais barato por unidade. O que se aprende na primeira parte muda a segunda.',
    quem: 'Técnico que não venda o equipamento; quem já fez na região',
    material: null,
  },
]

/** Frames that may be meant where one of these cards was heard, and what her challenge has to hold; folded. */
export const NEAR_BY_CARD: Readonly<Record<string, { cartas: readonly string[]; perto: readonly RegExp[] }>> = {
  aqui_ou_fora: {
    cartas: ['aluguel_equipamento', 'contratar_ou_nao', 'producao_atrasa', 'retrabalho', 'transporte_frota'],
    perto: [
      /\bfacc(?:ao|oes)\b|\bterceiriz\w+|\bmand\w+ (?:\w+ ){0,3}(?:pra|para) fora\b|\bpag\w+ (?:\w+ ){0,4}por peca\b|\bfeit[oa]s? fora\b/,
      /\b(?:montar|comprar|fazer|costurar|cortar|trazer|ter)\b[^.!?]{0,40}\b(?:propri[oa]s?|minha|meu|aqui|dentro|maquinas?)\b|\bmaquinas?\b/,
    ],
  },
  liquidar_ou_dever: {
    cartas: ['estoque_parado', 'juros_cartao_rotativo', 'divida_banco', 'compra_mal', 'capital_de_giro'],
    perto: [
      /\bestoque\b|\bmercadoria\b|\bencalh\w+|\bcolecao\b|\bparad[oa]\b/,
      /\bparad[oa]s?\b|\bencalh\w+|\bninguem (?:quer|compra)|\bnao (?:sai|vende|gira)\b|\bdo ano passado\b|\bantig[oa]s?\b/,
      /\bdev(?:o|endo|emos)\b|\bcheque especial\b|\bpeg(?:uei|amos) (?:\w+ ){0,4}(?:banco|emprest)|\bjuros?\b|\bpensando em (?:pegar|emprest)/,
    ],
  },
  compra_com_desconto: {
    cartas: ['desconto_demais', 'compra_mal', 'estoque_parado', 'capital_de_giro'],
    perto: [
      /\bdescont\w+|\b\d+ ?%/,
      /\bfornecedor\w*|\brepresentante\w*|\bvendedor de fabrica|\bdistribuidora?\b|\batacad\w+|\bviajante\b/,
      /\b(?:se eu|pra|para|eu) (?:levar|comprar|pegar|fechar)\b|\blevar \d/,
    ],
  },
  vender_ou_segurar: {
    cartas: ['transporte_frota', 'capacidade_ociosa', 'maquina_parada', 'custo_fixo_alto', 'locacao_avaria'],
    perto: [
      /\bvend(?:er|o|esse) (?:\w+ ){0,3}(?:por|el[ea]|uma?|a van|o carro|o caminhao|a maquina)\b/,
      /\bfic(?:ar|o|aria) (?:so |somente |apenas )?com\b|\bnao se paga\b|\bou (?:seguro|espero|continuo)\b/,
    ],
  },
  venda_pelo_aplicativo: {
    cartas: ['ifood_dependencia'],
    // Who only tells what it takes is served by the card, whose gain is known.
    perto: [
      /\baplicativos?\b|\bapps?\b|\bifood\b/,
      /\d ?%|\bmetade\b|\bcomiss\w+/,
      /\b(?:sair|largar|deixar|ficar|diret[oa]|propri[oa]|zap|whats\w*|balcao|compensa|vale a pena)\b/,
    ],
  },
  dinheiro_na_rua: {
    cartas: ['pagamento_grande_cliente', 'inadimplencia_clientes', 'capital_de_giro', 'concentracao_cliente'],
    perto: [
      /\bme dev\w+|\bdev(?:e|em) (?:uns )?\d|\bpr?a receber\b|\bna rua\b/,
      /\batras\w+|\bvencid\w+|\bempurr\w+|\bsem pagar\b|\bcontinua comprando|\bmais de \d+ (?:dias|meses)/,
    ],
  },
  meses_sem_entrada: {
    cartas: ['sazonalidade', 'evasao_aluno', 'entressafra', 'caixa_vazio_fim_mes'],
    perto: [
      /\b(?:janeiro|fevereiro|junho|julho|dezembro|inverno|verao|chuva|piracema|baixa|ferias|entressafra|temporada|frio)\b/,
      /\b(?:guard\w+|poupanca|reserva|emprest\w+|banco|cheque especial|atravessar|nao fecha|nao se paga)\b/,
    ],
  },
}
