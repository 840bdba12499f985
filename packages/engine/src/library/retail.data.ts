import type { RuleActions } from './types.ts'

export const RETAIL_ACTIONS: RuleActions[] = [
  {
    rule: 'retail_markup',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Levante custo e preço dos produtos que mais vendem',
      detalhes:
        'Pegue a última nota de compra dos produtos campeões e anote custo com frete, preço de venda e taxa do cartão. Calcule quanto sobra em cada um e ordene do que mais sobra ao que menos sobra.',
      custo: 'baixa',
      resultado: 'Você descobre quais produtos sustentam a loja e quais saem quase pelo custo.',
    },
    corrigir: {
      acao: 'Reajuste primeiro os itens que o cliente não compara',
      detalhes:
        'Mantenha o preço dos produtos que o cliente sabe de cor e suba aos poucos os acessórios, complementos e itens exclusivos. Observe por duas semanas se a quantidade vendida caiu antes de seguir para o próximo grupo.',
      custo: 'baixa',
      resultado: 'O ganho médio por venda sobe sem a loja ganhar fama de cara.',
    },
    fixar: {
      acao: 'Crie uma regra de preço por categoria e um limite de desconto',
      detalhes:
        'Defina um acréscimo mínimo para cada categoria e até quanto o vendedor pode dar de desconto sem consultar você. Toda nota de compra que chega com custo novo dispara a revisão da etiqueta no mesmo dia.',
      custo: 'baixa',
      resultado: 'O preço acompanha o custo e a margem não some em descontos dados no balcão.',
    },
    conhecimento:
      'O acréscimo sobre o custo precisa pagar frete, taxa, imposto, aluguel, equipe e ainda deixar lucro. O erro comum é aplicar o mesmo acréscimo em tudo ou copiar o preço do vizinho, que tem outros custos. Outro vazamento é o desconto automático no balcão e a etiqueta velha quando o fornecedor aumenta. Comece pelos produtos que mais saem, porque ali cada ajuste aparece logo no caixa. Depois escreva a regra, para a margem não depender do humor do dia.',
    temas: [
      'markup',
      'margem',
      'preço de venda',
      'precificar',
      'formar preço',
      'colocar preço',
      'quanto cobrar',
      'acréscimo',
      'desconto',
      'lucro por produto',
      'concorrente mais barato',
      'etiqueta',
      'remarcar',
      'reajuste',
    ],
  },
  {
    rule: 'retail_turnover',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Conte o estoque e marque a última venda de cada item',
      detalhes:
        'Comece pelas prateleiras de maior valor: conte, anote o custo e a data da última venda. Separe em três grupos: sai toda semana, sai de vez em quando e está parado há meses.',
      custo: 'baixa',
      resultado: 'Você sabe quanto dinheiro está parado e em quais produtos.',
    },
    corrigir: {
      acao: 'Transforme o estoque parado em dinheiro',
      detalhes:
        'Monte combos com produtos que giram, ofereça aos clientes antigos por mensagem e faça uma queima com data para acabar. Ao mesmo tempo, suspenda novas compras dos itens parados e tente troca com o fornecedor.',
      custo: 'baixa',
      resultado: 'Entra dinheiro no caixa, sobra espaço na loja e o que chega novo aparece melhor.',
    },
    fixar: {
      acao: 'Compre por reposição, com mínimo e máximo por produto',
      detalhes:
        'Para cada item importante, defina a quantidade que dispara a compra e o teto que a loja aceita guardar, conforme o ritmo de venda e o prazo do fornecedor. Reveja os limites no começo de cada estação.',
      custo: 'média',
      resultado: 'Falta menos o que vende, sobra menos o que encalha e o caixa respira.',
    },
    conhecimento:
      'Estoque é dinheiro na prateleira: enquanto não vende, não paga conta e ainda perde valor. O erro comum é comprar pelo desconto do fornecedor ou pelo gosto próprio, e não pelo que o cliente leva. Também é frequente faltar o campeão de vendas enquanto sobra o que ninguém quer. Comece contando os itens mais caros e olhando a data da última venda. A liquidação resolve o passado, mas só a regra de compra evita o próximo encalhe.',
    temas: [
      'estoque parado',
      'encalhado',
      'giro de estoque',
      'mercadoria parada',
      'produto que não sai',
      'comprar demais',
      'inventário',
      'liquidação',
      'queima de estoque',
      'reposição',
      'falta de produto',
      'coleção velha',
      'prateleira cheia',
      'compras',
    ],
  },
  {
    rule: 'retail_losses',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Registre toda perda com motivo: quebra, vencimento ou sumiço',
      detalhes:
        'Deixe um caderno ou planilha no depósito e anote cada produto descartado, com quantidade e motivo. Uma vez por semana, conte alguns itens visados e compare com o que o sistema ou o caderno diz que deveria haver.',
      custo: 'baixa',
      resultado: 'A perda deixa de ser um palpite e você vê se o problema é validade, manuseio ou furto.',
    },
    corrigir: {
      acao: 'Ataque o maior motivo de perda da loja',
      detalhes:
        'Se for vencimento, ponha o mais antigo na frente e faça promoção antes da data; se for quebra, mude o lugar e o manuseio; se for sumiço, traga os itens visados para perto do caixa e confira o recebimento de mercadorias.',
      custo: 'média',
      resultado: 'O principal vazamento diminui e a diferença entre contagem e registro encolhe.',
    },
    fixar: {
      acao: 'Faça contagens curtas toda semana com responsável por corredor',
      detalhes:
        'Divida a loja em partes, dê um responsável a cada uma e conte uma parte por semana, fora do horário de movimento. Mostre o resultado no quadro e combine o que muda onde a diferença se repete.',
      custo: 'baixa',
      resultado: 'As perdas ficam sob controle o ano todo, sem depender do inventário anual.',
    },
    conhecimento:
      'Cada produto perdido exige várias vendas só para pagar o prejuízo, porque a sobra por venda é pequena. O erro comum é culpar o furto de clientes quando boa parte nasce na conferência da entrega, na validade e no manuseio. Sem registro do motivo, qualquer providência é tiro no escuro. Comece com um caderno no depósito e contagens pequenas e frequentes. Depois trate um motivo por vez, começando pelo que mais pesa.',
    temas: [
      'perdas',
      'furto',
      'roubo',
      'quebra',
      'vencido',
      'validade',
      'sumiço',
      'desvio',
      'mercadoria estragada',
      'prejuízo na loja',
      'inventário',
      'diferença de estoque',
      'prevenção de perdas',
    ],
  },
  {
    rule: 'retail_repeat',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Comece um cadastro de clientes com a data de cada compra',
      detalhes:
        'Peça nome e telefone no caixa, explicando que é para avisar de novidades, e registre data e valor da compra em planilha ou no sistema. Respeite quem preferir não informar.',
      custo: 'baixa',
      resultado: 'Você passa a saber quem volta, quem sumiu e quanto cada um costuma gastar.',
    },
    corrigir: {
      acao: 'Chame de volta os clientes que sumiram',
      detalhes:
        'Separe quem comprava e não aparece há meses e mande uma mensagem pessoal, citando o que a pessoa costuma levar e uma novidade que combina com ela. Poucas mensagens por dia, escritas uma a uma, funcionam melhor que disparo em massa.',
      custo: 'baixa',
      resultado: 'Parte dos clientes antigos volta e você ouve de alguns por que tinham deixado de comprar.',
    },
    fixar: {
      acao: 'Monte um motivo permanente para o cliente voltar',
      detalhes:
        'Escolha um só e mantenha: cartão de fidelidade simples, aviso de reposição do produto preferido ou uma vantagem no mês do aniversário. Treine a equipe para oferecer em toda venda e acompanhe quantos voltaram.',
      custo: 'média',
      resultado: 'A clientela fixa cresce e a loja depende menos de quem passa na porta.',
    },
    conhecimento:
      'Vender de novo a quem já comprou é mais fácil e mais barato do que atrair um desconhecido. Mesmo assim, muita loja não tem sequer o telefone dos seus bons clientes. O erro comum é gastar com anúncio para encher a loja de gente que compra uma vez. Comece registrando quem comprou e quando. Depois crie um motivo simples para a volta e cuide do atendimento, que é o que o cliente mais lembra.',
    temas: [
      'fidelizar',
      'cliente não volta',
      'recompra',
      'clientes antigos',
      'cadastro de clientes',
      'pós-venda',
      'cartão fidelidade',
      'reativar cliente',
      'cliente sumiu',
      'freguês',
      'clientela',
      'retorno de clientes',
      'relacionamento',
    ],
  },
  {
    rule: 'retail_credit',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Some tudo o que está na rua: fiado, parcelas e cartão',
      detalhes:
        'Liste cada cliente que deve, valor, data combinada e dias de atraso. Ao lado, anote quanto a loja tem a receber das máquinas de cartão e quanto pagou em taxas e antecipação no último mês.',
      custo: 'baixa',
      resultado: 'Você sabe quanto dinheiro seu está com os outros e quanto custa recebê-lo antes da hora.',
    },
    corrigir: {
      acao: 'Ponha limite, data e cobrança gentil em toda venda a prazo',
      detalhes:
        'Defina um limite por cliente, não venda a quem está em atraso e mande lembrete antes do vencimento, no dia e logo depois. Para quem já deve há tempo, ofereça acordo em poucas parcelas por escrito.',
      custo: 'baixa',
      resultado: 'O dinheiro atrasado começa a voltar e as novas vendas a prazo nascem com regra.',
    },
    fixar: {
      acao: 'Incentive Pix e à vista e reduza a antecipação do cartão',
      detalhes:
        'Ofereça uma pequena vantagem para pagamento na hora, compare as taxas de duas ou três operadoras e antecipe apenas quando houver uma conta certa a pagar. Acompanhe todo mês quanto foi gasto com taxas.',
      custo: 'baixa',
      resultado: 'O caixa gira mais rápido e o custo de receber vai diminuindo.',
    },
    conhecimento:
      'Vender a prazo é emprestar dinheiro, e quem empresta precisa de limite, data e cobrança. O fiado sem anotação costuma quebrar duas coisas ao mesmo tempo: o caixa e a amizade. Antecipar o cartão todo mês parece salvação, mas vira um desconto permanente sobre a sua margem. Comece somando o que está na rua, porque o total quase sempre surpreende. Cobrar cedo e com educação evita a cobrança difícil depois.',
    temas: [
      'fiado',
      'caderneta',
      'crediário',
      'venda a prazo',
      'inadimplência',
      'cliente não paga',
      'calote',
      'cobrança',
      'cobrar cliente',
      'antecipação',
      'taxa da maquininha',
      'cartão',
      'Pix',
      'receber',
      'devedor',
    ],
  },
  {
    rule: 'retail_channels',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Anote quantos pedidos chegam por loja, mensagem e internet',
      detalhes:
        'Durante o mês, marque em cada venda por onde o cliente pediu e por onde recebeu. Inclua os pedidos perdidos porque não havia entrega, catálogo ou resposta a tempo.',
      custo: 'baixa',
      resultado: 'Você vê a procura que já existe fora do balcão e as vendas que estão escapando.',
    },
    corrigir: {
      acao: 'Organize um catálogo no WhatsApp com horário de resposta',
      detalhes:
        'Fotografe os produtos que mais vendem, escreva preço e tamanhos, prepare mensagens prontas e defina quem responde e até que horas. Combine formas simples de pagamento e de entrega.',
      custo: 'baixa',
      resultado: 'A loja passa a vender para quem não pode ir até ela, usando um meio que o cliente já conhece.',
    },
    fixar: {
      acao: 'Acrescente um canal por vez, com estoque e preço coerentes',
      detalhes:
        'Depois que as mensagens estiverem em ordem, escolha o próximo canal, como loja virtual ou marketplace, e calcule comissão e frete antes de publicar. Mantenha o estoque conferido para não vender o que não tem.',
      custo: 'média',
      resultado:
        'As vendas ficam menos dependentes do movimento da rua e o cliente encontra a mesma loja em todo lugar.',
    },
    conhecimento:
      'O cliente começa a compra no celular mesmo quando termina na loja. Quem não aparece ou demora a responder perde a venda sem nem saber que ela existiu. O erro comum é abrir muitos canais de uma vez e deixar mensagens sem resposta e produtos sem estoque. Comece pelo meio que o seu cliente já usa, quase sempre o WhatsApp. Só depois some outros, sempre fazendo a conta da comissão.',
    temas: [
      'vender online',
      'loja virtual',
      'WhatsApp',
      'Instagram',
      'marketplace',
      'site',
      'canais de venda',
      'e-commerce',
      'catálogo',
      'entrega',
      'live',
      'loja física',
      'venda pela internet',
      'movimento caiu',
      'vender mais',
    ],
  },
]
