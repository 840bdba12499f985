import type { RuleActions } from './types.ts'

export const AGRICULTURE_ACTIONS: RuleActions[] = [
  {
    rule: 'agro_cost',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Anote os gastos da safra separados por cultura ou rebanho',
      detalhes:
        'Junte notas e recibos de sementes, adubo, defensivos, ração, diesel, mão de obra, arrendamento e consertos, e divida pela área, pelas cabeças ou pelos litros. Inclua o seu trabalho e o da família.',
      custo: 'baixa',
      resultado: 'Você fica sabendo o preço mínimo de venda que paga a produção.',
    },
    corrigir: {
      acao: 'Compre insumos com planejamento e reveja o gasto mais pesado',
      detalhes:
        'Com a lista pronta, escolha o insumo que mais pesa e peça cotação em grupo com vizinhos ou pela cooperativa, fora da época de maior procura. Use análise de solo e orientação do agrônomo ou veterinário antes de reduzir qualquer aplicação.',
      custo: 'média',
      resultado: 'O custo por área ou por animal cai sem prejudicar a produção.',
    },
    fixar: {
      acao: 'Acompanhe o custo por talhão ou lote até a venda',
      detalhes:
        'Registre cada operação no caderno de campo ou em um aplicativo simples, por talhão ou lote. No fim da safra, compare áreas e decida onde investir, onde mudar de cultura e onde arrendar.',
      custo: 'média',
      resultado: 'Você enxerga quais áreas dão lucro e planta a safra seguinte com mais segurança.',
    },
    conhecimento:
      'No campo, o preço vem do mercado; o que o produtor comanda é o custo. O erro comum é contar só o que foi pago em dinheiro e esquecer máquina, arrendamento e o trabalho da família. Sem esse número, é impossível saber se uma oferta de compra é boa. Comece juntando as notas da safra atual e dividindo por área ou animal. Mesmo uma estimativa honesta já muda a conversa na hora da venda.',
    temas: [
      'custo por hectare',
      'custo de produção',
      'custo da safra',
      'custo por cabeça',
      'custo do litro de leite',
      'adubo caro',
      'insumo',
      'diesel',
      'ração',
      'arrendamento',
      'caderno de campo',
      'lucro da lavoura',
      'gasto na fazenda',
    ],
  },
  {
    rule: 'agro_price',
    categoria: 'Finanças',
    papel: 'vendas',
    medir: {
      acao: 'Anote o preço e a data das suas últimas vendas',
      detalhes:
        'Liste quanto vendeu, por quanto, em que mês e por que vendeu naquele dia. Ao lado, escreva o preço que cobre o custo e as datas das suas dívidas, que costumam forçar a venda na hora ruim.',
      custo: 'baixa',
      resultado: 'Você percebe quanto a pressa ou a falta de plano influenciou o preço recebido.',
    },
    corrigir: {
      acao: 'Venda a produção em partes, a preços decididos antes',
      detalhes:
        'Divida a produção esperada em algumas parcelas e escreva para cada uma o preço ou a data em que será vendida. Trave uma parte quando o preço pagar o custo com folga e converse com a cooperativa sobre as formas disponíveis.',
      custo: 'baixa',
      resultado: 'O preço médio deixa de depender de um único dia e as contas da safra ficam cobertas.',
    },
    fixar: {
      acao: 'Use contrato, troca ou bolsa em uma parte da produção',
      detalhes:
        'Antes do plantio, avalie com a cooperativa, a cerealista ou um consultor contratos a termo, troca por insumo e opções, e proteja apenas o volume que tem certeza de colher. Leia cláusulas com apoio de um advogado.',
      custo: 'média',
      resultado: 'A fazenda atravessa quedas de preço sem vender no desespero.',
    },
    conhecimento:
      'Vender tudo na colheita é vender quando todo mundo vende, quase sempre para pagar dívida que venceu. Guardar tudo esperando subir é o erro oposto, e também é aposta. O caminho mais tranquilo é vender em partes, com preços decididos antes, sem emoção. Comece comparando suas últimas vendas com o custo. Proteger uma parte da produção não busca o melhor preço, busca dormir em paz.',
    temas: [
      'preço da soja',
      'preço do boi',
      'preço do leite',
      'vender na colheita',
      'comercialização',
      'travar preço',
      'contrato futuro',
      'barter',
      'troca por insumo',
      'saca',
      'cooperativa',
      'armazenar grão',
      'cotação',
      'preço do milho',
    ],
  },
  {
    rule: 'agro_yield',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Meça a produtividade por área e compare com vizinhos e cooperativa',
      detalhes:
        'Pese ou conte a produção de cada talhão, lote ou curral e divida pela área ou pelos animais. Pergunte à cooperativa, à assistência técnica e a produtores próximos qual é a média da região no mesmo período.',
      custo: 'baixa',
      resultado: 'Você sabe se está acima ou abaixo da região e em quais áreas está a diferença.',
    },
    corrigir: {
      acao: 'Trate o fator que mais limita a produção com apoio técnico',
      detalhes:
        'Faça análise de solo, de água ou avaliação do rebanho e leve o resultado a um agrônomo, zootecnista ou veterinário. Escolha uma correção por vez nas piores áreas e deixe uma faixa sem mudança para comparar.',
      custo: 'média',
      resultado: 'A produção das áreas fracas melhora e você sabe o que de fato funcionou.',
    },
    fixar: {
      acao: 'Planeje a próxima safra com mapa, variedades e calendário',
      detalhes:
        'Desenhe o mapa das áreas com histórico, variedades ou lotes, datas e tratos, e teste novidades em pouca área antes de espalhar. Reveja com o técnico ao longo da safra e guarde os registros.',
      custo: 'média',
      resultado: 'A produtividade sobe de forma constante e as decisões deixam de depender só da lembrança.',
    },
    conhecimento:
      'Produzir mais na mesma área dilui o custo fixo e protege quando o preço cai. O erro comum é copiar a receita do vizinho sem olhar o próprio solo, água ou rebanho. Outro é mudar tudo na mesma safra e não saber o que deu certo. Comece medindo por talhão ou lote, porque a média esconde as áreas ruins. A orientação técnica da cooperativa ou do órgão público costuma ser acessível e vale a visita.',
    temas: [
      'produtividade',
      'produção por hectare',
      'sacas por hectare',
      'rendimento da lavoura',
      'análise de solo',
      'agrônomo',
      'praga',
      'semente',
      'litros por vaca',
      'ganho de peso',
      'colheita fraca',
      'pasto',
      'adubação',
      'talhão',
    ],
  },
  {
    rule: 'agro_finance',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Liste as dívidas da safra com juros, prazo e garantia',
      detalhes:
        'Inclua banco, cooperativa, revenda, cartão e vizinhos, com o valor, o que se paga a mais e a data de vencimento. Compare as datas com os meses em que entra dinheiro.',
      custo: 'baixa',
      resultado: 'Você descobre qual financiamento sai mais caro e quais vencem fora de hora.',
    },
    corrigir: {
      acao: 'Troque a dívida mais cara e ajuste o vencimento à colheita',
      detalhes:
        'Leve a lista a mais de um banco ou cooperativa de crédito e peça proposta para substituir a dívida mais pesada, com vencimento depois da venda. Prepare documentos da terra e da produção antes da visita.',
      custo: 'baixa',
      resultado: 'Os juros pesam menos e você não precisa vender correndo para pagar boleto.',
    },
    fixar: {
      acao: 'Monte o projeto de crédito da próxima safra com antecedência',
      detalhes:
        'Com o custo por área em mãos, defina quanto vem de recursos próprios e quanto de crédito rural, e procure o técnico e o banco antes da época de maior movimento. Guarde uma parte da receita boa para depender menos de terceiros.',
      custo: 'baixa',
      resultado: 'O dinheiro chega na hora do plantio, com condições melhores e menos aperto.',
    },
    conhecimento:
      'No campo, o dinheiro sai muitos meses antes de entrar, e quem financia essa espera define boa parte do lucro. O erro comum é comprar no prazo da revenda sem enxergar os juros embutidos no preço do insumo. Outro é pegar empréstimo comum com vencimento antes da colheita. Comece listando tudo o que deve, com datas. Depois compare propostas com calma e procure o crédito rural cedo, porque a fila e os documentos demoram.',
    temas: [
      'crédito rural',
      'financiar safra',
      'custeio',
      'dívida da fazenda',
      'empréstimo',
      'banco',
      'juros',
      'revenda',
      'Pronaf',
      'cooperativa de crédito',
      'prazo safra',
      'capital',
      'endividado',
    ],
  },
  {
    rule: 'agro_protection',
    categoria: 'Operações',
    papel: 'dono',
    medir: {
      acao: 'Escreva o que aconteceria com a fazenda em uma safra perdida',
      detalhes:
        'Simule no papel uma quebra por seca, chuva, praga ou doença: quanto deixaria de entrar, quais contas venceriam e de onde viria o dinheiro. Relembre as perdas dos últimos anos e suas causas.',
      custo: 'baixa',
      resultado: 'Você conhece o maior risco da propriedade e o tamanho da proteção necessária.',
    },
    corrigir: {
      acao: 'Peça propostas de seguro rural e reveja a data de plantio',
      detalhes:
        'Solicite cotação a corretores e à cooperativa, comparando o que cada seguro cobre e os programas públicos de apoio. Siga o calendário indicado para a região e escalone plantios ou lotes para não arriscar tudo junto.',
      custo: 'média',
      resultado: 'Uma parte da perda deixa de cair inteira no seu bolso.',
    },
    fixar: {
      acao: 'Acrescente uma segunda fonte de renda na propriedade',
      detalhes:
        'Avalie com o técnico uma cultura, criação ou serviço que use a estrutura atual e receba em meses diferentes. Comece em pequena área e estude, com números, irrigação ou armazenagem para os próximos anos.',
      custo: 'alta',
      resultado: 'A renda se espalha pelo ano e uma quebra não compromete a propriedade.',
    },
    conhecimento:
      'Clima e doença não se controlam, mas o tamanho do prejuízo se prepara antes. O erro comum é lembrar do seguro depois da geada ou apostar a propriedade inteira em uma só cultura e data. Cada proteção tem custo, por isso vale começar pelo risco que mais machuca. Faça primeiro a conta de uma safra perdida, sem otimismo. Depois compare seguro, escalonamento e diversificação com o apoio de um técnico.',
    temas: [
      'seguro rural',
      'seca',
      'geada',
      'irrigação',
      'armazém',
      'silo',
      'diversificar cultura',
      'risco climático',
      'quebra de safra',
      'chuva',
      'perda da lavoura',
      'doença no rebanho',
      'proteção',
      'Proagro',
    ],
  },
]
