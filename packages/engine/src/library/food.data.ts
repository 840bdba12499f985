import type { RuleActions } from './types.ts'

export const FOOD_ACTIONS: RuleActions[] = [
  {
    rule: 'food_cmv',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Calcule o custo dos insumos de um mês inteiro',
      detalhes:
        'Conte o estoque da cozinha no primeiro dia, some todas as compras de alimentos e bebidas e conte de novo no último dia. O que entrou mais o que havia, menos o que sobrou, é o gasto do mês: compare com as vendas.',
      custo: 'baixa',
      resultado: 'Você fica sabendo quanto de cada venda vai embora em ingrediente e bebida.',
    },
    corrigir: {
      acao: 'Negocie os ingredientes que mais pesam e ajuste porções',
      detalhes:
        'Liste os ingredientes em que mais gasta e peça preço a dois ou três fornecedores, comparando rendimento e não só o quilo. Na cozinha, use balança e concha padrão nos pratos mais pedidos.',
      custo: 'baixa',
      resultado: 'O gasto com compras cai sem que o cliente perceba diferença no prato.',
    },
    fixar: {
      acao: 'Redesenhe o cardápio pelo lucro e pela saída de cada prato',
      detalhes:
        'Cruze o que cada prato deixa de sobra com o quanto ele vende. Dê destaque aos que vendem e deixam lucro, ajuste preço ou receita dos que só vendem e retire os que não fazem nem uma coisa nem outra.',
      custo: 'baixa',
      resultado: 'O mesmo movimento deixa mais dinheiro e a cozinha trabalha com menos itens.',
    },
    conhecimento:
      'O custo dos insumos, que muitos chamam de CMV, é o maior gasto de quem vende comida junto com a equipe. O erro comum é calcular pelo que foi comprado, sem contar o estoque antes e depois, o que engana bastante. Outro é subir todos os preços quando o problema está na porção, na perda ou na compra. Comece contando o estoque em dois dias marcados. Com o número na mão, ataque os poucos ingredientes que concentram o gasto.',
    temas: [
      'CMV',
      'custo dos insumos',
      'custo da comida',
      'custo do prato',
      'ingrediente caro',
      'compras da cozinha',
      'carne subiu',
      'fornecedor',
      'cardápio',
      'lucro do restaurante',
      'porção',
      'preço do prato',
      'mercadoria',
      'estoque da cozinha',
    ],
  },
  {
    rule: 'food_recipe',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Pese e anote os ingredientes dos pratos mais vendidos',
      detalhes:
        'Acompanhe o preparo dos campeões de venda com balança na mão e escreva cada ingrediente, quantidade limpa, quantidade comprada e rendimento. Peça que duas pessoas preparem o mesmo prato e compare.',
      custo: 'baixa',
      resultado: 'Você descobre o custo verdadeiro dos pratos principais e o quanto a receita muda de mão para mão.',
    },
    corrigir: {
      acao: 'Escreva as fichas técnicas e deixe na bancada',
      detalhes:
        'Para cada prato, uma folha plastificada com foto, quantidades, modo de preparo e montagem. Treine cada turno preparando o prato pela ficha e corrija o texto onde houver dúvida.',
      custo: 'baixa',
      resultado: 'O prato sai igual em todos os turnos e o desperdício de ingrediente diminui.',
    },
    fixar: {
      acao: 'Atualize o custo das fichas todo mês com as notas de compra',
      detalhes:
        'Escolha um dia fixo, lance os preços novos dos ingredientes principais e veja quais pratos perderam a sobra desejada. Decida na hora: mudar o preço, trocar o ingrediente ou tirar o prato do destaque.',
      custo: 'baixa',
      resultado: 'O aumento do fornecedor não come o seu lucro em silêncio e o cardápio continua rentável.',
    },
    conhecimento:
      'A ficha técnica é a receita com peso, rendimento e custo; sem ela, o preço do prato é um chute. O erro comum é guardar a receita na cabeça do cozinheiro e perdê-la quando ele sai. Outro é fazer a ficha uma vez e nunca mais atualizar os preços. Comece pelos pratos que mais vendem, que já resolvem a maior parte do problema. Balança na bancada vale mais do que qualquer sistema no começo.',
    temas: [
      'ficha técnica',
      'receita padrão',
      'custo do prato',
      'porcionamento',
      'padronizar pratos',
      'cada cozinheiro faz de um jeito',
      'preço do cardápio',
      'rendimento',
      'balança',
      'gramatura',
      'cozinha',
      'cozinheiro saiu',
      'montagem',
    ],
  },
  {
    rule: 'food_waste',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Pese o lixo da cozinha por duas semanas, separado por motivo',
      detalhes:
        'Use três baldes: estragou no estoque, sobrou do preparo e voltou no prato. Pese no fim do turno, anote em uma folha na parede e registre o ingrediente que mais aparece.',
      custo: 'baixa',
      resultado: 'Você enxerga em que momento a comida é perdida e qual ingrediente leva seu dinheiro embora.',
    },
    corrigir: {
      acao: 'Compre menos por vez e use primeiro o que vence antes',
      detalhes:
        'Etiquete tudo com data de abertura e validade, ponha o mais antigo na frente e reduza o pedido dos itens que mais estragam. Crie um prato do dia para aproveitar ingredientes bons que sobraram, sempre dentro das regras de segurança.',
      custo: 'baixa',
      resultado: 'Menos comida vai para o lixo e a conta do fornecedor diminui.',
    },
    fixar: {
      acao: 'Planeje a produção pelo movimento de cada dia da semana',
      detalhes:
        'Use as vendas das últimas semanas para definir quanto preparar em cada dia e turno, com ajuste para feriado e chuva. Ponha a meta de perda no quadro e divida com a equipe a alegria de cumpri-la.',
      custo: 'baixa',
      resultado: 'A cozinha prepara o que vende, o prato sai mais fresco e o desperdício fica baixo o ano inteiro.',
    },
    conhecimento:
      'O que vai para o lixo já foi comprado, guardado e muitas vezes preparado: é a perda mais cara que existe. O erro comum é olhar só as sobras no prato, quando muito se perde na geladeira e no preparo. Também engana comprar em grande quantidade pelo desconto e jogar fora a diferença. Comece pesando por duas semanas, sem procurar culpados. O maior motivo quase sempre salta aos olhos na primeira folha preenchida.',
    temas: [
      'desperdício',
      'comida no lixo',
      'estragou',
      'validade',
      'sobras',
      'perda de alimentos',
      'jogar fora',
      'geladeira',
      'compras demais',
      'quebra',
      'aproveitamento',
      'hortifruti',
      'vencido',
      'lixo',
    ],
  },
  {
    rule: 'food_delivery',
    categoria: 'Finanças',
    papel: 'vendas',
    medir: {
      acao: 'Calcule o que sobra de um pedido feito pelo aplicativo',
      detalhes:
        'Pegue alguns pedidos do extrato do aplicativo e desconte comissão, taxa de pagamento, cupom, embalagem, entrega e ingredientes. Faça a mesma conta para um pedido no balcão e compare.',
      custo: 'baixa',
      resultado: 'Você sabe se o aplicativo está dando lucro ou apenas movimento.',
    },
    corrigir: {
      acao: 'Leve o cliente do aplicativo para o seu canal próprio',
      detalhes:
        'Coloque na embalagem um cartão com o seu WhatsApp e uma vantagem para o próximo pedido direto, respeitando as regras do aplicativo. Prepare cardápio com fotos, respostas prontas e uma entrega combinada no bairro.',
      custo: 'baixa',
      resultado: 'Parte dos pedidos passa a chegar sem comissão e você conhece quem compra de você.',
    },
    fixar: {
      acao: 'Use um cardápio próprio para entrega, com preço ajustado',
      detalhes:
        'Deixe no aplicativo só pratos que viajam bem e deixam sobra depois das taxas, com combos e embalagem adequada. No canal próprio, mantenha clientes com fidelidade simples e pedido fácil de repetir.',
      custo: 'média',
      resultado: 'A entrega passa a dar lucro e a casa depende menos de quem dita as taxas.',
    },
    conhecimento:
      'O aplicativo traz clientes, mas cobra por isso em cada pedido, e o cliente fica sendo dele. O erro comum é cobrar o mesmo preço do balcão e só perceber no fim do mês que o movimento não virou dinheiro. Sair de uma vez também é arriscado, porque a procura pode cair. Comece fazendo a conta de um pedido completo. Depois use o aplicativo como vitrine e traga aos poucos os clientes para o pedido direto.',
    temas: [
      'iFood',
      'aplicativo de entrega',
      'comissão do aplicativo',
      'delivery',
      'taxa do app',
      'motoboy',
      'entrega',
      'pedido online',
      'canal próprio',
      'embalagem',
      'cupom',
      'Rappi',
      'pedido pelo WhatsApp',
      'lucro no delivery',
    ],
  },
  {
    rule: 'food_team',
    categoria: 'Pessoas e produtividade',
    papel: 'pessoas',
    medir: {
      acao: 'Anote quem saiu no último ano e por qual motivo',
      detalhes:
        'Liste nome, função, tempo de casa e motivo de cada saída, ligando para alguns ex-funcionários se for preciso. Veja se as saídas se concentram em um turno, em uma função ou em um chefe.',
      custo: 'baixa',
      resultado: 'Você entende se as pessoas saem por escala, salário, ambiente ou contratação errada.',
    },
    corrigir: {
      acao: 'Publique a escala com antecedência e receba bem quem chega',
      detalhes:
        'Divulgue a escala com folgas pelo menos duas semanas antes e evite mudanças de última hora. Dê a cada novato um padrinho, um roteiro para a primeira semana e uma conversa no fim dela.',
      custo: 'baixa',
      resultado: 'Diminuem as faltas e as desistências logo no começo.',
    },
    fixar: {
      acao: 'Crie um caminho de crescimento dentro da cozinha e do salão',
      detalhes:
        'Escreva o que a pessoa precisa aprender para passar de uma função a outra e o que ganha com isso. Treine mais de uma pessoa em cada posto e converse com cada funcionário a cada trimestre; sobre regras de pagamento, fale com seu contador.',
      custo: 'média',
      resultado: 'A equipe fica mais tempo, o atendimento melhora e você para de treinar gente nova toda hora.',
    },
    conhecimento:
      'Trocar de equipe o tempo todo sai caro: erro no pedido, prato diferente, cliente mal atendido e dono apagando incêndio. O erro comum é pensar que o motivo é sempre salário, quando muitas vezes é escala imprevisível, chefe ríspido ou falta de acolhida. Contratar na pressa alimenta o ciclo. Comece perguntando a quem saiu e a quem ficou. Pequenas mudanças na escala costumam render mais do que se espera.',
    temas: [
      'rotatividade',
      'funcionário saindo',
      'falta de funcionário',
      'não para ninguém',
      'equipe',
      'garçom',
      'cozinheiro',
      'escala',
      'folga',
      'contratar',
      'treinar equipe',
      'faltas',
      'mão de obra',
      'desmotivado',
      'turnover',
    ],
  },
  {
    rule: 'food_practices',
    categoria: 'Gestão',
    papel: 'operacoes',
    medir: {
      acao: 'Confira documentos e condições da cozinha em uma volta só',
      detalhes:
        'Reúna alvará, licença sanitária e certificados e anote as datas de vencimento. Depois ande da entrega ao salão marcando o que está fora do lugar: temperatura, etiquetas, lixeiras, pia de mãos, uniformes.',
      custo: 'baixa',
      resultado: 'Você sabe exatamente o que está em dia e o que pode fechar a casa ou adoecer um cliente.',
    },
    corrigir: {
      acao: 'Regularize o que está vencido e comece o controle de temperatura',
      detalhes:
        'Procure a vigilância sanitária ou um profissional habilitado para regularizar o que falta. Compre termômetro, pendure uma planilha em cada geladeira e anote a temperatura na abertura e no fechamento.',
      custo: 'média',
      resultado: 'A casa fica preparada para uma visita da fiscalização e menos alimento estraga.',
    },
    fixar: {
      acao: 'Treine a equipe nas boas práticas e registre cada treino',
      detalhes:
        'Faça encontros curtos sobre higiene das mãos, contaminação e armazenamento, com lista de presença e data. Repita com cada novato e peça a um profissional de alimentos que revise o manual da casa uma vez por ano.',
      custo: 'baixa',
      resultado: 'O cuidado vira hábito, com prova por escrito, e o cliente confia mais na casa.',
    },
    conhecimento:
      'Segurança do alimento protege o cliente e também o negócio, porque um único caso ruim corre a cidade. O erro comum é tratar licença e manual como papel para fiscal ver e guardá-los na gaveta. O que protege mesmo é a rotina: temperatura anotada, etiqueta com data, mãos lavadas. Comece conferindo vencimentos e ligando o controle das geladeiras. Para exigências da sua cidade, procure a vigilância sanitária e um profissional habilitado.',
    temas: [
      'vigilância sanitária',
      'alvará',
      'licença sanitária',
      'boas práticas',
      'higiene',
      'temperatura',
      'fiscalização',
      'manipulação de alimentos',
      'manual',
      'etiqueta',
      'interdição',
      'limpeza',
      'documentos em dia',
      'contaminação',
    ],
  },
]
