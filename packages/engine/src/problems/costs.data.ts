import type { ProblemCard } from './types.ts'

export const COSTS_CARDS: readonly ProblemCard[] = [
  {
    id: 'imposto_atrasado',
    nome: 'o imposto atrasado',
    frases: [
      'imposto atrasado',
      'parei de pagar o DAS',
      'das mei atrasado',
      'to devendo a receita',
      'caí na dívida ativa',
      'medo de ser excluido do simples',
      'o parcelamento quebrou',
      'devo inss dos funcionarios',
      'chegou carta da receita',
      'nem abro o e-cac',
      'dívida com o governo',
      'divida de imposto acumulada',
      'muito imposto pra tras',
      'fgts atrasado',
      'certidão negativa não sai',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual imposto está atrasado, desde quando, e o do mês corrente está em dia?',
    numeros: ['impostos', 'divida', 'sobra_mes', 'meses_de_caixa', 'margem'],
    causas: ['margem_declarada', 'other_cash', 'kpis', 'company_age'],
    passos: [
      {
        acao: 'Levante as pendências na Receita, na dívida ativa e na prefeitura',
        detalhes:
          'Entre com a conta gov.br no portal da Receita e no Regularize, e no site da prefeitura e do estado, ou peça ao contador. Anote tributo, período, valor atualizado e se já houve notificação com prazo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: { item: 'Levantamento das pendências pelo contador', min: 200, max: 900 },
        mensal: null,
        dia: 10,
        resultado: 'A dívida deixa de ser um medo e vira uma lista com valor, dono e data.',
      },
      {
        acao: 'Coloque em dia o imposto deste mês antes de tratar do antigo',
        detalhes:
          'Separe o valor do mês corrente no dia da venda e pague na data, porque qualquer parcelamento cai quando o mês novo atrasa. Se não couber, converse com o contador sobre o regime e sobre o preço.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A dívida para de crescer e um acordo passa a ter chance de durar.',
      },
      {
        acao: 'Simule os parcelamentos abertos e escolha o que cabe na sobra',
        detalhes:
          'Compare com o contador o parcelamento comum e as negociações que o governo mantém com desconto para pequenas empresas. Aceite só a parcela que cabe na sobra de um mês fraco.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Existe um acordo em dia, com parcela conhecida, e a certidão volta a ser possível.',
      },
      {
        acao: 'Separe o imposto em outra conta a cada dia de venda',
        detalhes:
          'Pergunte ao contador que parte da venda costuma virar imposto e transfira essa parte toda semana para uma conta só dela. Esse dinheiro não cobre buraco de mercadoria.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O dia do vencimento chega com o valor já guardado.',
      },
      {
        acao: 'Reveja com o contador o enquadramento, a atividade e o preço',
        detalhes:
          'Imposto que atrasa sempre costuma dizer que o preço não o incluiu ou que o regime está errado. Peça a conta comparada por escrito e ajuste um dos dois.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O imposto passa a caber no preço, e o atraso não se repete.',
      },
    ],
    armadilha:
      'Parcelar a dívida antiga e voltar a atrasar o imposto do mês: o acordo cai, o desconto se perde e a dívida volta maior.',
    contradiz: ['other_cash', 'margem_declarada'],
    encaminha:
      'Contador, sempre; advogado tributarista, se houver execução ou contribuição descontada do empregado e não repassada.',
    material: {
      tipo: 'mensagem',
      titulo: 'Pedido de levantamento ao contador',
      texto: `Olá, [nome], preciso regularizar os impostos da [empresa], CNPJ [número]. Pode me mandar até [dia]:
1) todas as pendências na Receita, na dívida ativa, no estado e na prefeitura, com período e valor atualizado;
2) se alguma tem notificação, execução ou prazo correndo;
3) se há risco de perder o Simples ou o MEI, e até quando dá para resolver;
4) os parcelamentos e negociações abertos para o nosso caso, com entrada, parcela e total;
5) que parte de cada venda devo guardar por semana para não atrasar de novo.
Hoje consigo pagar por mês cerca de R$ [valor], além do imposto corrente. Podemos falar em [dia e hora]?`,
    },
  },
  {
    id: 'imposto_alto',
    nome: 'o imposto que parece pesado demais',
    frases: [
      'pago imposto demais',
      'o imposto come meu lucro',
      'imposto muito alto',
      'subi de faixa no simples e piorou',
      'será que lucro presumido é melhor',
      'meu regime está errado',
      'pago mais imposto que salário',
      'fator R ninguém me explicou',
      'st me mata',
      'ouvi falar da reforma e to perdido',
      'como pagar menos imposto',
      'carga tributária absurda',
      'qual anexo do simples é o meu',
      'tributação errada',
      'cnae errado pagando a mais',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Que parte do faturamento foi para impostos no último mês, e em que regime e anexo a empresa está?',
    numeros: ['impostos', 'margem', 'folha', 'sobra_mes'],
    causas: ['margem_declarada', 'service_pricing', 'retail_markup', 'industry_cost', 'other_margin'],
    passos: [
      {
        acao: 'Peça a alíquota que você paga de verdade e o motivo dela',
        detalhes:
          'Some os impostos dos últimos doze meses e divida pelo que faturou no período, e peça ao contador o regime, o anexo e a atividade em que cada venda é tributada. Anote a resposta em uma página.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'Você sabe quanto o imposto leva de cada venda e por quê.',
      },
      {
        acao: 'Confira se produtos e serviços estão na classificação certa',
        detalhes:
          'Escolha os vinte itens que mais vendem e veja com o contador se o código fiscal e a atividade estão certos e se há tributo já pago antes na cadeia que está sendo cobrado de novo. Corrija o cadastro antes da próxima nota.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'Erros de cadastro que aumentam o imposto somem das próximas notas.',
      },
      {
        acao: 'Peça a simulação dos regimes com os seus números',
        detalhes:
          'Solicite a comparação entre os regimes permitidos com faturamento, folha, compras e margem do último ano e com o que você espera do próximo. A troca costuma ter data certa no ano, por isso peça também o prazo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: { item: 'Simulação dos regimes pelo contador', min: 400, max: 1800 },
        mensal: null,
        dia: 30,
        resultado: 'A escolha do regime passa a ter conta escrita e data para decidir.',
      },
      {
        acao: 'Avalie se a sua retirada e a folha mudam o anexo',
        detalhes:
          'Em alguns serviços, a relação entre folha e receita decide a tabela do imposto. Peça ao contador a conta com a retirada de hoje e com outra, incluindo as contribuições que sobem junto.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Você decide a retirada sabendo o efeito dela no imposto e no INSS.',
      },
      {
        acao: 'Inclua o imposto certo no preço e siga as mudanças da lei',
        detalhes:
          'Refaça a tabela com a alíquota real e combine com o contador um aviso a cada mudança da reforma tributária que toque a sua atividade. Não decida por vídeo de internet.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O preço cobre o imposto e nenhuma mudança pega a empresa de surpresa.',
      },
    ],
    armadilha:
      'Cortar imposto deixando de emitir nota: além do risco de multa, o faturamento que não aparece fecha a porta do crédito e do cliente grande.',
    contradiz: ['margem_declarada', 'other_margin'],
    encaminha: 'Contador, sempre; advogado tributarista, se houver autuação.',
    material: {
      tipo: 'mensagem',
      titulo: 'Perguntas ao contador sobre o imposto',
      texto: `Olá, [nome]! Quero entender o imposto da [empresa]. Pode me responder por escrito até [dia]?
1) Em que regime, anexo e atividades estamos, e desde quando?
2) Que parte do faturamento dos últimos doze meses virou imposto?
3) Os itens que mais vendemos estão classificados do jeito certo? Há tributo pago em duplicidade?
4) Com os números do último ano, como ficariam os outros regimes permitidos?
5) A minha retirada e a folha mudam o nosso anexo? Quanto custaria e quanto economizaria?
6) Até quando dá para mudar, e o que a reforma tributária muda para nós no próximo ano?
Envio anexos: faturamento mês a mês [anexo], folha [anexo], compras [anexo].`,
    },
  },
  {
    id: 'mei_estourou',
    nome: 'o limite do MEI que está estourando',
    frases: [
      'passei do limite do mei',
      'estourei o MEI',
      'vou estourar o teto do mei',
      'virar ME e morrer de imposto',
      'mei ficou pequeno',
      'divido em dois cnpj',
      'tenho medo de crescer por causa do mei',
      'paro de emitir nota pra não passar',
      'desenquadramento do mei',
      'cliente grande pede nota e passo do limite',
      'faturei mais que o permitido no mei',
      'preciso sair do mei',
      'como mudar de mei pra me',
      'quero contratar mais um e o mei não deixa',
    ],
    segmentos: [
      'Serviços',
      'Comércio Varejista',
      'Alimentação',
      'Indústria',
      'Tecnologia',
      'Educação',
      'Saúde',
      'Outro',
    ],
    atividades: null,
    confirma: 'Quanto você já vendeu de janeiro até hoje, contando o que entrou sem nota?',
    numeros: ['espaco_mei', 'impostos', 'margem', 'sobra_mes', 'distancia_meta'],
    causas: ['company_age', 'margem_declarada', 'kpis', 'future_goals'],
    passos: [
      {
        acao: 'Some as vendas do ano, mês a mês, com e sem nota',
        detalhes:
          'Junte extrato, maquininha, Pix e dinheiro e escreva a venda de cada mês desde janeiro. Depois projete até dezembro com a média dos últimos três meses e compare com o limite que aparece no portal do MEI.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe se passa do limite, em que mês e por quanto.',
      },
      {
        acao: 'Marque uma consulta com contador antes do próximo mês virar',
        detalhes:
          'Leve a soma do ano e pergunte a partir de quando muda o imposto, o que muda se o excesso for pequeno ou grande e qual é o prazo para comunicar. Peça a resposta por escrito.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: { item: 'Consulta avulsa com contador', min: 150, max: 500 },
        mensal: null,
        dia: 15,
        resultado: 'Você conhece a data e o custo da mudança, sem susto de cobrança retroativa.',
      },
      {
        acao: 'Faça a mudança para microempresa na data certa',
        detalhes:
          'Com o contador, comunique a saída do MEI, escolha o regime e ajuste cadastro, alvará e emissão de notas. Avise os clientes empresas de que os dados da nota mudam.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: 300,
        dia: 30,
        resultado: 'A empresa cresce dentro da lei e pode atender quem pede nota maior.',
      },
      {
        acao: 'Refaça os preços com o imposto e o contador dentro',
        detalhes:
          'Calcule quanto o novo imposto e o honorário pesam em cada venda e reajuste primeiro os clientes novos e os itens de margem menor. Mostre aos antigos o que mudou, com um mês de antecedência.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A saída do MEI se paga no preço e não na sua retirada.',
      },
      {
        acao: 'Escolha para onde crescer agora que o limite acabou',
        detalhes:
          'Liste o que você recusava por causa do teto, como o cliente grande, o segundo funcionário e o pedido maior, e marque o primeiro que deixa sobra. Comece só por ele.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O crescimento deixa de ser evitado e passa a pagar o custo de ser microempresa.',
      },
    ],
    armadilha:
      'Abrir outro CNPJ no nome de parente ou parar de emitir nota: a Receita cruza as informações e o que era uma mudança simples vira dívida.',
    contradiz: [],
    encaminha: 'Contador, sempre; advogado, se já houve notificação.',
    material: {
      tipo: 'planilha',
      titulo: 'Vendas do ano para conferir o limite',
      texto: `Mês;Com nota;Sem nota (Pix, dinheiro, cartão);Total do mês;Total do ano até aqui
Janeiro;[valor];[valor];[soma];[soma]
Fevereiro;[valor];[valor];[soma];[soma]
Março (siga até o mês passado);[valor];[valor];[soma];[soma]
Média dos últimos três meses;;;[conta];
Meses que faltam;;;[número];
Projeção até dezembro = total + média × meses que faltam;;;;[conta]
Limite do ano (confira no portal do MEI);;;;[valor]
Diferença;;;;[conta]`,
    },
  },
  {
    id: 'preco_sem_conta',
    nome: 'o preço posto sem conta',
    frases: [
      'boto preço no olho',
      'não sei formar preço',
      'multiplico por dois',
      'copio o preço do vizinho',
      'nao sei se to cobrando certo',
      'dificuldade pra precificar',
      'como calcular preço de venda',
      'será que to barato demais',
      'cada cliente é um preço',
      'esqueço de por imposto e taxa no preço',
      'precificação errada',
      'quanto devo cobrar',
      'não sei o custo do meu produto',
      'cobro o que o mercado cobra',
      'preço de venda no chute',
      'não sei quanto vale minha hora',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual é o custo, o imposto e a taxa do seu item mais vendido?',
    numeros: ['margem', 'mercadorias', 'custo_hora', 'ponto_equilibrio', 'ticket_medio'],
    causas: [
      'service_pricing',
      'retail_markup',
      'industry_cost',
      'food_recipe',
      'food_cmv',
      'agro_cost',
      'other_margin',
      'tech_model',
      'margem_declarada',
    ],
    passos: [
      {
        acao: 'Faça a ficha de custo dos dez itens mais vendidos',
        detalhes:
          'Para cada um, escreva material com frete, horas de trabalho, embalagem, imposto, taxa do cartão e comissão. O que sobra do preço depois disso precisa pagar os custos fixos e ainda deixar lucro.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto cada item deixa e quais estão sendo vendidos quase pelo custo.',
      },
      {
        acao: 'Monte a tabela com preço mínimo e preço alvo',
        detalhes:
          'O mínimo cobre o custo direto, o imposto e a taxa; o alvo cobre também a parte dos custos fixos e o lucro. Em serviço, parta do custo da sua hora, contando só as horas que você consegue vender.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Ninguém mais vende abaixo do mínimo por não saber onde ele está.',
      },
      {
        acao: 'Corrija já os três preços mais longe do alvo',
        detalhes:
          'Comece pelos itens que o cliente não compara e pelos clientes novos e mude a etiqueta, o cardápio ou a proposta em um dia só. Acompanhe por duas semanas quantos deixaram de comprar.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Os itens que só davam trabalho passam a deixar dinheiro.',
      },
      {
        acao: 'Ligue a nota de compra à revisão do preço',
        detalhes:
          'Combine que toda nota com custo novo abre a ficha e corrige o preço alvo no mesmo dia. Escreva na ficha a data da última revisão.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O preço acompanha o custo em vez de correr atrás dele.',
      },
      {
        acao: 'Reserve um dia por semestre para rever a tabela inteira',
        detalhes:
          'Confira custos, impostos, taxas e o preço de três concorrentes parecidos e ajuste o que ficou para trás. Marque as duas datas na agenda do ano.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A tabela se mantém certa sem depender de um aperto para ser revista.',
      },
    ],
    armadilha:
      'Multiplicar o custo por um número fixo: taxa, imposto e custo fixo não crescem igual, e justamente o item que mais vende pode sair no prejuízo.',
    contradiz: ['service_pricing', 'retail_markup', 'industry_cost', 'food_recipe', 'margem_declarada'],
    encaminha: 'Contador, para o imposto de cada item; Sebrae, que tem oficina de formação de preço.',
    material: {
      tipo: 'planilha',
      titulo: 'Ficha de custo por item',
      texto: `Item;Material com frete;Horas × custo da hora;Embalagem;Imposto;Taxa do cartão;Comissão;Custo direto total;Preço atual;Quanto deixa;Preço mínimo;Preço alvo
[item 1];[valor];[valor];[valor];[valor];[valor];[valor];[soma];[valor];[preço − custo];[valor];[valor]
[item 2];[valor];[valor];[valor];[valor];[valor];[valor];[soma];[valor];[conta];[valor];[valor]
[item 3];[valor];[valor];[valor];[valor];[valor];[valor];[soma];[valor];[conta];[valor];[valor]
Custo da hora = (custos fixos + retirada) ÷ horas que você vende no mês;;;;;;;;;;;
Preço mínimo = custo direto sem deixar nada;;;;;;;;;;;
Preço alvo = mínimo + parte dos fixos + lucro;;;;;;;;;;;`,
    },
  },
  {
    id: 'medo_reajuste',
    nome: 'o medo de reajustar o preço',
    frases: [
      'medo de aumentar o preço',
      'se eu aumentar o cliente some',
      'não reajusto faz dois anos',
      'o custo subiu e segurei o preço',
      'meu cliente chora preço',
      'tenho vergonha de cobrar mais',
      'todo mundo acha caro',
      'meu preço ta defasado',
      'preço congelado ha anos',
      'como reajustar sem perder cliente',
      'nao tenho coragem de subir o valor',
      'mensalidade sem reajuste',
      'cobro barato demais',
      'cliente antigo paga preço velho',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quando foi o último reajuste e quantos clientes você poderia perder sem ficar pior?',
    numeros: ['queda_de_volume', 'margem', 'sobra_mes', 'ticket_medio', 'conta_que_mais_pesa'],
    causas: ['service_pricing', 'retail_markup', 'margem_declarada', 'other_margin', 'industry_cost', 'food_cmv'],
    passos: [
      {
        acao: 'Liste cada item com a data do último reajuste',
        detalhes:
          'Ao lado de cada preço, escreva quando ele mudou pela última vez e quanto subiu o custo desde então, olhando as notas de compra. Ordene do mais atrasado ao mais recente.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você vê quais preços ficaram parados enquanto o custo andou.',
      },
      {
        acao: 'Aplique o preço novo aos clientes novos a partir de amanhã',
        detalhes:
          'Mude a tabela que vai a quem ainda não compra de você, sem tocar nos antigos. É o teste mais barato: observe quantos fecham igual a antes.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Você descobre que parte dos clientes aceita o preço certo sem discutir.',
      },
      {
        acao: 'Avise os clientes antigos com um mês de antecedência',
        detalhes:
          'Mande uma mensagem curta, pessoal, com a data, o valor novo e o que continua incluído, sem pedir desculpa. Prepare uma opção menor para quem disser que não pode.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O reajuste entra em vigor com poucas saídas e nenhuma surpresa.',
      },
      {
        acao: 'Ofereça três versões: essencial, completa e especial',
        detalhes:
          'Mude o que está incluído em cada uma, e não só o preço, e apresente sempre as três. Quem reclamava do valor escolhe a menor em vez de ir embora.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A conversa deixa de ser caro ou barato e passa a ser qual versão serve.',
      },
      {
        acao: 'Marque no contrato e na agenda a data do reajuste anual',
        detalhes:
          'Inclua nos contratos novos a data e o índice do reajuste e escreva na agenda o aviso um mês antes. Nos demais, escolha um mês do ano para rever tudo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: { item: 'Modelo de contrato revisto por advogado', min: 200, max: 800 },
        mensal: null,
        dia: 90,
        resultado: 'O reajuste vira rotina do ano e ninguém mais estranha.',
      },
    ],
    armadilha: 'Segurar por anos e subir tudo de uma vez: o cliente aceita um pouco por ano e se assusta com o salto.',
    contradiz: ['service_pricing', 'margem_declarada', 'retail_markup'],
    encaminha: 'Advogado, para contratos longos; escolas e planos têm regras próprias de reajuste.',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso de reajuste ao cliente',
      texto: `Oi, [nome], tudo bem? Aqui é [seu nome], da [empresa].
A partir de [data], o valor de [serviço ou produto] passa de R$ [valor atual] para R$ [valor novo].
O último ajuste foi em [data], e desde então subiram [o que subiu: material, energia, salários].
Continua incluído tudo o que você já tem: [lista curta]. O que for contratado até [data] fica no valor de hoje.
Se preferir, tenho também a opção [versão menor], por R$ [valor], com [o que inclui].
Qualquer dúvida, me chame aqui. Obrigado por estar com a gente!`,
    },
  },
  {
    id: 'guerra_preco',
    nome: 'a briga de preço com o concorrente',
    frases: [
      'concorrente joga o preço no chão',
      'guerra de preço',
      'vende abaixo do meu custo',
      'o chines vende pela metade',
      'na internet é mais barato',
      'abriu um atacarejo do lado',
      'só perguntam preço',
      'não consigo competir com a shopee',
      'informal não paga imposto e vende barato',
      'concorrencia desleal',
      'cliente compara com mercado livre',
      'perco venda por preço',
      'grande rede vende mais barato que eu compro',
      'concorrente copia e cobra menos',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Em quais itens o concorrente é mesmo mais barato, e o que os seus clientes elogiam em você?',
    numeros: ['margem', 'mercadorias', 'desconto', 'queda_de_volume', 'ticket_medio'],
    causas: [
      'retail_markup',
      'service_pricing',
      'industry_cost',
      'acquisition_channels',
      'margem_declarada',
      'retail_channels',
    ],
    passos: [
      {
        acao: 'Compare uma cesta de vinte itens iguais com dois concorrentes',
        detalhes:
          'Anote preço, prazo, frete, garantia e forma de pagamento de itens realmente iguais, na loja e na internet. Marque onde você perde, onde empata e onde o cliente nem compara.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'A briga encolhe para os poucos itens em que ela existe de verdade.',
      },
      {
        acao: 'Iguale só os itens que o cliente sabe de cor',
        detalhes:
          'Escolha dois ou três produtos de comparação, aproxime o preço deles e exponha bem. Recupere a margem nos complementos, na instalação e nos itens que só você tem.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A fama de caro diminui sem baixar o preço da loja inteira.',
      },
      {
        acao: 'Crie um pacote que o concorrente não consegue copiar',
        detalhes:
          'Junte ao produto aquilo que os clientes elogiam, como entrega no dia, montagem, garantia sua, troca fácil ou orientação, e dê um nome e um preço ao conjunto. Ofereça o pacote primeiro.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 4 },
        compra: { item: 'Material de kit e vitrine', min: 150, max: 700 },
        mensal: null,
        dia: 30,
        resultado: 'O cliente passa a comparar o pacote inteiro, e não só a etiqueta.',
      },
      {
        acao: 'Registre o motivo de cada venda perdida',
        detalhes:
          'Deixe uma folha com quatro motivos, preço, prazo, faltou e não respondeu, e marque na hora. Em um mês você sabe se o preço perde tanto quanto parece.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As decisões de preço passam a olhar as vendas perdidas de verdade.',
      },
      {
        acao: 'Reduza o espaço dos itens em que só o preço decide',
        detalhes:
          'Compre menos do que todo mundo vende igual e abra espaço para marca, serviço ou público em que você é a referência. Mude aos poucos, categoria por categoria.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A empresa depende menos da comparação e a margem média sobe.',
      },
    ],
    armadilha:
      'Cobrir qualquer preço para não perder a venda: o concorrente grande aguenta mais tempo, e o seu cliente aprende a pedir desconto.',
    contradiz: ['margem_declarada', 'service_pricing', 'retail_repeat'],
    encaminha: 'Advogado, se houver pirataria, propaganda enganosa ou concorrência desleal com prova.',
    material: {
      tipo: 'planilha',
      titulo: 'Comparação de cesta com concorrentes',
      texto: `Item igual;Meu preço;Concorrente A;Concorrente B;Na internet com frete;O cliente compara? (sim ou não);O que faço (igualar, manter, empacotar, tirar)
[item 1];[valor];[valor];[valor];[valor];;
[item 2];[valor];[valor];[valor];[valor];;
[item 3];[valor];[valor];[valor];[valor];;
[até o item 20];[valor];[valor];[valor];[valor];;
O que os clientes elogiam em nós;;;;;;
[elogio 1];[elogio 2];[elogio 3];;;;`,
    },
  },
  {
    id: 'desconto_demais',
    nome: 'o desconto que virou costume',
    frases: [
      'cliente sempre pede desconto',
      'sem desconto não vende',
      'vendedor dá desconto pra fechar',
      'desconto come a margem',
      'toda venda tem choro',
      'promoção virou rotina',
      'acostumei mal o cliente',
      'faço por menos pra não perder',
      'só vendo na promoção',
      'queimo preço pra bater meta',
      'muito desconto na loja',
      'cliente só compra com desconto',
      'cada vendedor dá um desconto',
      'baixo o preço pra vender',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Em média, quanto do preço de tabela vira desconto, e quem pode dar?',
    numeros: ['desconto', 'margem', 'ticket_medio', 'sobra_mes'],
    causas: ['retail_markup', 'service_pricing', 'margem_declarada', 'other_margin', 'edu_conversion'],
    passos: [
      {
        acao: 'Anote por duas semanas todo desconto dado e o motivo',
        detalhes:
          'Ponha uma folha no caixa ou na proposta com preço de tabela, preço vendido, quem autorizou e por quê. Some no fim: a diferença é dinheiro que saiu da sua margem.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto o desconto custa por mês e quem o dá sem precisar.',
      },
      {
        acao: 'Defina até onde cada pessoa pode ir sem perguntar',
        detalhes:
          'Escreva um limite para quem atende, outro para você e uma regra de ouro: desconto só em troca de algo, como pagar no Pix, levar mais ou retirar na loja. Quem passa do limite pede antes.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O desconto deixa de ser automático e passa a comprar alguma coisa.',
      },
      {
        acao: 'Troque o desconto por brinde, prazo ou serviço de baixo custo',
        detalhes:
          'Monte uma lista de cinco trocas que custam pouco a você e valem para o cliente, como entrega, amostra, ajuste ou garantia maior. Treine a frase que as oferece.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: { item: 'Brindes de baixo custo', min: 100, max: 400 },
        mensal: null,
        dia: 30,
        resultado: 'As vendas fecham com o preço inteiro e o cliente sai com uma vantagem.',
      },
      {
        acao: 'Prepare o ano de promoções com começo, fim e meta',
        detalhes:
          'Escolha poucas datas, defina o que entra, a sobra que ainda precisa deixar e quantos clientes novos quer. Fora delas, o preço é o da tabela.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A promoção volta a trazer gente nova em vez de adiar quem compraria de qualquer jeito.',
      },
      {
        acao: 'Ligue a comissão ao que a venda deixa, e não só ao total',
        detalhes:
          'Combine com quem vende, e com o advogado trabalhista antes de mudar o que já existe, uma comissão melhor para venda sem desconto. Mostre no quadro o desconto médio da semana.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Quem vende passa a defender a margem junto com você.',
      },
    ],
    armadilha:
      'Subir a tabela para dar desconto em cima: o cliente percebe, compara e passa a duvidar de todos os seus preços.',
    contradiz: ['retail_markup', 'service_pricing', 'margem_declarada'],
    encaminha: 'Advogado trabalhista, antes de mudar a comissão de quem já é empregado.',
    material: {
      tipo: 'roteiro',
      titulo: 'O que dizer quando pedem desconto',
      texto: `1) Ouça e confirme: “Entendi, você gostou do [produto], o que pesa é o valor, certo?”
2) Diga o que está incluído: “Nesse preço entram [entrega], [garantia] e [o que mais].”
3) Ofereça uma troca: “No Pix consigo R$ [valor]. Ou mantenho o preço e incluo [brinde ou serviço].”
4) Ofereça uma versão menor: “Se preferir gastar menos, temos o [opção], por R$ [valor].”
5) Feche: “Qual dos dois fica melhor para você, levar hoje ou agendar a entrega?”
Limite sem perguntar: [limite]. Acima disso, fale com [nome].`,
    },
  },
  {
    id: 'aluguel_pesa',
    nome: 'o aluguel que pesa demais',
    frases: [
      'aluguel muito caro',
      'o aluguel ta me matando',
      'dono do imovel quer aumentar',
      'pago ponto e não passa ninguém',
      'o shopping leva tudo',
      'reajuste do aluguel absurdo',
      'não sei se mudo de ponto',
      'condomínio mais caro que a luz',
      'loja grande demais pro que vendo',
      'sala cara e vazia',
      'aluguel come o faturamento',
      'iptu e aluguel pesados',
      'contrato de aluguel vencendo',
      'luvas e aluguel altos',
    ],
    segmentos: [
      'Comércio Varejista',
      'Alimentação',
      'Serviços',
      'Saúde',
      'Educação',
      'Indústria',
      'Tecnologia',
      'Outro',
    ],
    atividades: null,
    confirma:
      'Somando aluguel, condomínio e imposto do imóvel, quanto o ponto custa por mês e que parte do espaço você usa de fato?',
    numeros: ['aluguel', 'custos_fixos', 'ponto_equilibrio', 'sobra_mes', 'margem'],
    causas: [
      'margem_declarada',
      'retail_channels',
      'health_occupancy',
      'edu_occupancy',
      'receita_por_funcionario',
      'other_margin',
    ],
    passos: [
      {
        acao: 'Levante o custo total do ponto e três imóveis vagos parecidos',
        detalhes:
          'Some aluguel, condomínio, imposto, seguro e estacionamento e leia no contrato o índice, a data e a multa. Na mesma rua e no bairro, anote tamanho, preço e há quanto tempo três imóveis estão vazios.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você chega à conversa sabendo quanto paga, até quando e quanto custa o vizinho.',
      },
      {
        acao: 'Proponha ao locador um valor por um tempo, por escrito',
        detalhes:
          'Mostre os imóveis vagos e o seu histórico de pagamento e peça redução por alguns meses, reajuste menor ou carência em troca de renovar. Ofereça algo: reforma sua, pagamento em dia certo, contrato mais longo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O aluguel cai ou o próximo reajuste sai menor, com papel assinado.',
      },
      {
        acao: 'Faça render o metro quadrado que hoje não vende nada',
        detalhes:
          'Meça a área de venda, de estoque e vazia e use a vazia: produto de maior margem na frente, aula, balcão de parceiro ou horário novo. Se o contrato e o locador permitirem, divida o espaço com outro negócio.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A parte parada do ponto começa a ajudar a pagá-lo.',
      },
      {
        acao: 'Faça a conta de mudar contra a de ficar',
        detalhes:
          'Some reforma, mudança, multa, dias fechados e clientes que não acompanham e divida pela economia mensal. O resultado, em meses, diz se vale mudar, reduzir ou ficar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A decisão sobre o ponto deixa de ser impulso e tem prazo de retorno.',
      },
      {
        acao: 'Aumente a venda que não depende de quem passa na porta',
        detalhes:
          'Escolha um canal que funcione fora do ponto, como entrega, encomenda por WhatsApp, contrato mensal ou atendimento no cliente, e acompanhe quanto já vem dele. É o que torna possível um ponto menor.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O ponto pesa menos em cada venda e você fica livre para escolher.',
      },
    ],
    armadilha:
      'Parar de pagar para forçar a negociação: o despejo pode andar mais rápido que o acordo, e o fiador é cobrado junto.',
    contradiz: ['margem_declarada', 'health_occupancy', 'edu_occupancy'],
    encaminha: 'Advogado, antes de rescindir, renovar contrato antigo ou mexer em fiança.',
    material: {
      tipo: 'mensagem',
      titulo: 'Proposta ao locador',
      texto: `Olá, [nome], tudo bem? Aqui é [seu nome], do imóvel da [endereço].
Estamos aqui há [tempo], com os pagamentos em dia, e queremos ficar.
Hoje o aluguel, com condomínio e imposto, custa R$ [valor] e pesa mais do que o movimento permite. Na região há imóveis parecidos: [endereço 1], R$ [valor]; [endereço 2], R$ [valor].
Proponho: R$ [valor] por [número] meses, a partir de [data], e reajuste por [índice] depois.
Em troca: [renovação por prazo maior, reforma por minha conta, pagamento no dia certo].
Podemos conversar até [dia]? Mando por escrito o que combinarmos.`,
    },
  },
  {
    id: 'energia_cara',
    nome: 'a conta de luz, gás e combustível',
    frases: [
      'conta de luz muito alta',
      'a luz veio um absurdo',
      'energia elétrica pesa',
      'ar-condicionado e freezer ligados o dia todo',
      'gás dobrou de preço',
      'diesel come o lucro',
      'bandeira vermelha',
      'forno gasta demais',
      'conta de energia é meu segundo aluguel',
      'combustível muito caro',
      'luz cara demais na padaria',
      'câmara fria consome muito',
      'vale a pena energia solar',
      'gasto com gasolina alto',
    ],
    segmentos: [
      'Indústria',
      'Alimentação',
      'Comércio Varejista',
      'Agronegócio',
      'Saúde',
      'Serviços',
      'Educação',
      'Outro',
    ],
    atividades: null,
    confirma: 'Quanto a energia custou em cada um dos últimos doze meses e qual equipamento fica ligado mais horas?',
    numeros: ['energia', 'conta_que_mais_pesa', 'custos_fixos', 'margem', 'sobra_mes'],
    causas: ['industry_maintenance', 'margem_declarada', 'other_margin', 'industry_cost'],
    passos: [
      {
        acao: 'Anote o consumo de cada equipamento grande e as horas ligado',
        detalhes:
          'Pegue as doze últimas contas e a placa de potência de fornos, freezers, ar-condicionado e motores e multiplique potência por horas de uso. Os três maiores costumam responder pela maior parte da conta.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quais equipamentos fazem a conta e em que horário.',
      },
      {
        acao: 'Conserte vedação, limpeza e regulagem dos três maiores',
        detalhes:
          'Troque borracha de porta, limpe filtros e condensadores, ajuste a temperatura e descongele. No veículo, calibre e revise; no fogão e no forno, regule a chama e confira vazamento.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 4 },
        compra: { item: 'Borrachas, limpeza e pequenos reparos', min: 150, max: 900 },
        mensal: null,
        dia: 20,
        resultado: 'A mesma máquina passa a fazer o serviço gastando menos.',
      },
      {
        acao: 'Escreva o horário de ligar e desligar de cada aparelho',
        detalhes:
          'Cole ao lado do interruptor a hora de ligar, de baixar e de desligar e quem confere na abertura e no fechamento. Concentre fornadas, lavagens e rotas no mesmo período.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Some o gasto de aparelho ligado à toa, sem comprar nada.',
      },
      {
        acao: 'Revise a tarifa, a demanda contratada e as opções de compra',
        detalhes:
          'Confira na conta a classe, a demanda paga e não usada e as multas por fator de potência e peça à distribuidora a correção. Compare assinatura de energia e outras formas de compra, lendo prazo e multa.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A conta cai sem mexer no consumo, ou você sabe que ela já é a menor possível.',
      },
      {
        acao: 'Avalie equipamento novo ou solar pela conta do retorno',
        detalhes:
          'Divida o investimento pela economia mensal que já comprovou e compare com o tempo que pretende ficar no imóvel. Peça três orçamentos com garantia e produção prevista por escrito.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O investimento grande só acontece depois das correções baratas e com prazo de retorno.',
      },
    ],
    armadilha:
      'Instalar energia solar antes de consertar o desperdício: você financia por anos uma conta maior que a necessária.',
    contradiz: ['margem_declarada', 'industry_maintenance'],
    encaminha:
      'Eletricista ou engenheiro, para carga, gás e solar; contador, para o crédito de imposto na conta da indústria.',
    material: {
      tipo: 'planilha',
      titulo: 'Quem faz a conta de energia',
      texto: `Equipamento;Potência (placa);Horas ligado por dia;Dias por mês;Consumo = potência × horas × dias;Pode desligar ou mudar de horário?;Conserto que falta
[forno];[kW];[horas];[dias];[conta];;
[freezer ou câmara];[kW];[horas];[dias];[conta];;
[ar-condicionado];[kW];[horas];[dias];[conta];;
[motor ou compressor];[kW];[horas];[dias];[conta];;
[iluminação];[kW];[horas];[dias];[conta];;
Total estimado;;;;[soma];compare com o consumo da conta;`,
    },
  },
  {
    id: 'custo_insumo_subiu',
    nome: 'o insumo que subiu e ficou na sua conta',
    frases: [
      'o café subiu e não repassei',
      'a carne dobrou de preço',
      'insumo muito caro',
      'matéria-prima nas alturas',
      'fornecedor aumenta todo mês',
      'dolar acabou comigo',
      'o leite ta absurdo',
      'não consigo repassar o aumento',
      'custo da mercadoria subiu',
      'preço dos ingredientes disparou',
      'o orçamento já sai velho',
      'farinha óleo e ovo subiram',
      'aumento do material',
      'ração e adubo dispararam',
      'o custo subiu e o preço ficou',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual insumo subiu mais e que parte do faturamento vai para ele?',
    numeros: ['mercadorias', 'margem', 'racao', 'queda_de_volume', 'conta_que_mais_pesa'],
    causas: [
      'food_cmv',
      'food_recipe',
      'retail_markup',
      'industry_cost',
      'agro_cost',
      'service_pricing',
      'margem_declarada',
    ],
    passos: [
      {
        acao: 'Liste os dez insumos que mais pesam e o aumento de cada um',
        detalhes:
          'Nas notas de agora e de um ano atrás, anote preço por quilo, litro ou peça e quanto você compra por mês. Multiplique a diferença pela quantidade: essa é a conta que ficou com você.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quais dois ou três insumos explicam quase todo o aumento.',
      },
      {
        acao: 'Cote os três maiores insumos com outros fornecedores',
        detalhes:
          'Peça preço com a mesma especificação, quantidade e prazo a dois fornecedores novos e a quem já atende você. Combine entrega programada em troca de preço por um período.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O custo cai um pouco ou você prova que já compra bem.',
      },
      {
        acao: 'Repasse em etapas, começando pelo que o cliente menos compara',
        detalhes:
          'Divida o aumento necessário em dois passos e aplique primeiro nos itens com menor comparação e nos pedidos novos. Ajuste porção, embalagem ou versão com clareza, sem enganar no peso.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Parte do aumento sai da sua margem e volta para o preço, com poucas reclamações.',
      },
      {
        acao: 'Teste um substituto ou uma receita que use menos do insumo',
        detalhes:
          'Prove em pequena escala outra marca, outro corte ou outro material e peça a opinião de dez clientes antes de trocar. Meça também o que vai para o lixo.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 5 },
        compra: { item: 'Testes de receita ou material', min: 100, max: 500 },
        mensal: null,
        dia: 60,
        resultado: 'Existe uma alternativa aprovada, e a dependência do insumo caro diminui.',
      },
      {
        acao: 'Ponha validade nos orçamentos e faça uma cotação por mês',
        detalhes:
          'Escreva a validade e a condição de reajuste em toda proposta e repita a cotação dos maiores insumos no mesmo dia do mês. Se houver vizinhos do ramo, comprem juntos.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O próximo aumento chega ao seu preço em semanas, e não em um ano.',
      },
    ],
    armadilha:
      'Absorver o aumento esperando baixar: quando baixa, os outros custos já subiram, e o preço ficou para trás de novo.',
    contradiz: ['food_cmv', 'retail_markup', 'margem_declarada'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Cotação mensal dos insumos que pesam',
      texto: `Insumo e especificação;Quanto compro por mês;Preço há um ano;Preço hoje;Aumento por mês em reais;Fornecedor A;Fornecedor B;Fornecedor C;Decisão
[insumo 1];[quantidade];[valor];[valor];[diferença × quantidade];[valor];[valor];[valor];
[insumo 2];[quantidade];[valor];[valor];[conta];[valor];[valor];[valor];
[insumo 3];[quantidade];[valor];[valor];[conta];[valor];[valor];[valor];
Total do aumento por mês;;;;[soma];;;;
Prazo, frete e pedido mínimo de cada um;;;;;[dados];[dados];[dados];`,
    },
  },
  {
    id: 'custo_fixo_alto',
    nome: 'o custo fixo grande para a venda de hoje',
    frases: [
      'custo fixo muito alto',
      'a estrutura é maior que a venda',
      'montei grande demais',
      'despesas fixas pesadas',
      'meu fixo não fecha',
      'o mês já começa devendo',
      'caiu a venda e o custo ficou',
      'tenho gente sobrando',
      'contratei achando que ia crescer',
      'gasto muito pra manter aberto',
      'despesas muito altas',
      'preciso cortar custos',
      'reduzir despesas da empresa',
      'como diminuir gastos',
      'folha pesada demais',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Somando tudo o que vence mesmo sem vender, quanto é por mês, e qual dessas contas pode cair primeiro?',
    numeros: ['custos_fixos', 'ponto_equilibrio', 'folha', 'aluguel', 'conta_que_mais_pesa', 'sobra_mes'],
    causas: [
      'receita_por_funcionario',
      'margem_declarada',
      'service_utilization',
      'industry_capacity',
      'health_occupancy',
      'edu_occupancy',
      'other_margin',
    ],
    passos: [
      {
        acao: 'Separe os custos fixos pelo tempo que levam para cair',
        detalhes:
          'Liste tudo que vence mesmo sem vender e marque com A o que dá para cortar neste mês, com B o que precisa de negociação e com C o que depende de contrato. Some cada grupo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você vê quanto pode cair já e quanto leva tempo.',
      },
      {
        acao: 'Cancele tudo do grupo A no mesmo dia',
        detalhes:
          'Assinaturas sem uso, linhas de telefone, seguros repetidos, tarifas de conta e sistemas que ninguém abre: cancele por escrito e guarde o protocolo. Confira na próxima fatura se parou.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O custo do mês seguinte já vem menor, sem afetar o cliente.',
      },
      {
        acao: 'Renegocie as três maiores contas do grupo B',
        detalhes:
          'Leve cotação de concorrente e proposta por escrito a internet, contador, segurança, manutenção ou aluguel. Peça preço novo por um ano e data para começar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As maiores contas fixas caem ou ganham prazo, sem perder o serviço.',
      },
      {
        acao: 'Transforme a venda mínima do mês em meta por dia',
        detalhes:
          'Divida a venda que paga todas as contas pelos dias abertos e mostre o resultado do dia em um quadro. Ação de venda vai para os dias que ficam abaixo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 45,
        resultado: 'Todo mundo sabe, no meio do dia, se a conta está sendo paga.',
      },
      {
        acao: 'Ajuste horário, espaço e pessoas ao movimento real',
        detalhes:
          'Compare a venda por dia e hora com o que custa abrir e reduza o que fica vazio: dia fechado, turno menor, serviço terceirizado, área sublocada. Antes de mexer em jornada ou pessoal, ouça um advogado trabalhista.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A estrutura acompanha a venda e o mês deixa de começar no prejuízo.',
      },
    ],
    armadilha: 'Cortar primeiro o que traz cliente, como propaganda e atendimento, e deixar intacto o que ninguém usa.',
    contradiz: ['margem_declarada', 'receita_por_funcionario', 'service_utilization'],
    encaminha: 'Advogado trabalhista, antes de reduzir jornada ou dispensar um grupo de pessoas.',
    material: {
      tipo: 'planilha',
      titulo: 'Custos fixos por tempo de corte',
      texto: `Conta;Valor por mês;Grupo (A neste mês, B negociar, C contrato);Quem resolve;Data;Economia por mês
[aluguel e condomínio];[valor];C;[nome];[data];[valor]
[salários e encargos];[valor];C;[nome];[data];
[internet e telefone];[valor];B;[nome];[data];[valor]
[sistemas e assinaturas];[valor];A;[nome];[data];[valor]
[contador, segurança, manutenção];[valor];B;[nome];[data];[valor]
[tarifas e seguros];[valor];A;[nome];[data];[valor]
Total;[soma];;;;[soma]
Venda mínima por dia = total ÷ sobra de cada real ÷ dias abertos;[conta];;;;`,
    },
  },
  {
    id: 'contador_ruim',
    nome: 'o contador que só manda a guia',
    frases: [
      'meu contador só manda guia',
      'contador não explica nada',
      'contador nao responde',
      'levei multa por erro do contador',
      'pago contador e não sei pra que',
      'quero trocar de contador',
      'contador me enquadrou errado',
      'contabilidade ruim',
      'descobri imposto que o contador não pagou',
      'contador some',
      'não recebo balancete',
      'contador atrasa tudo',
      'contador online não resolve',
      'não confio no meu contador',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'O que está escrito no contrato com o contador, e o que ele deixou de entregar nos últimos meses?',
    numeros: ['impostos', 'margem', 'conta_que_mais_pesa'],
    causas: ['kpis', 'margem_declarada'],
    passos: [
      {
        acao: 'Escreva o que espera receber do contador todo mês',
        detalhes:
          'Peça o contrato e faça a lista: guias com antecedência, resumo do mês em linguagem simples, situação dos impostos, folha conferida e uma conversa marcada. Envie a ele e pergunte o que está incluído e o que custa à parte.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'A insatisfação vira uma lista objetiva, com resposta por escrito.',
      },
      {
        acao: 'Tire as certidões da empresa e confira as declarações entregues',
        detalhes:
          'Nos portais da Receita, do estado, da prefeitura e do FGTS, veja se há pendência, declaração atrasada ou guia em aberto. Guarde as telas com data.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Você sabe se existe erro de verdade ou só falta de conversa.',
      },
      {
        acao: 'Combine um calendário: o que você manda e o que ele devolve',
        detalhes:
          'Metade dos atrasos nasce de documento que não chega, por isso marque o seu dia de envio e o dia da resposta. Faça a primeira conversa mensal com a lista na mão.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Os dois lados passam a ter prazo, e a falha fica visível.',
      },
      {
        acao: 'Converse com dois outros contadores do seu ramo',
        detalhes:
          'Peça indicação a donos do mesmo ramo, confirme o registro no conselho de contabilidade e compare o que entregam, não só o honorário. Pergunte como seria a passagem dos documentos.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Você tem uma alternativa real e decide com calma se fica ou troca.',
      },
      {
        acao: 'Decida entre ficar e trocar e faça a passagem documentada',
        detalhes:
          'Se trocar, avise por escrito no prazo do contrato, peça balancetes, folhas, senhas e certificado e confira item por item no recebimento. Se ficar, renove o combinado com o calendário.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A contabilidade ajuda a decidir, e nenhum documento se perde no caminho.',
      },
    ],
    armadilha:
      'Trocar pelo mais barato sem conferir as pendências: o erro antigo continua no seu CNPJ e o novo não se responsabiliza.',
    contradiz: ['kpis'],
    encaminha: 'Conselho Regional de Contabilidade, em falta grave; outro contador, para uma segunda opinião.',
    material: {
      tipo: 'mensagem',
      titulo: 'Combinado mensal com o contador',
      texto: `Olá, [nome]! Para a [empresa] andar melhor, quero combinar a nossa rotina. Pode confirmar o que está incluído no honorário?
Até o dia [dia], eu envio: extratos, notas de compra e venda, folha de ponto e contratos novos.
Até o dia [dia], recebo: guias do mês com [número] dias de antecedência e resumo simples de vendas, custos, imposto e resultado.
Uma vez por mês, conversamos [tempo] sobre: o que mudou, imposto que vem, riscos e dúvidas.
A cada trimestre: certidões atualizadas e confirmação de que as declarações foram entregues.
O que não estiver incluído, por favor me diga o valor. Consegue responder até [dia]?`,
    },
  },
]
