import type { ProblemCard } from './types.ts'

export const CHANNEL_CARDS: readonly ProblemCard[] = [
  {
    id: 'rede_social_nao_vende',
    nome: 'a rede social que não vira venda',
    frases: [
      'tenho seguidor e não vendo',
      'posto todo dia e nada',
      'só dá curtida',
      'impulsiono e não volta',
      'instagram não vende',
      'algoritmo me escondeu',
      'não tenho tempo de gravar vídeo',
      'vergonha de aparecer no instagram',
      'agência cara sem resultado',
      'gasto com anuncio e não tem retorno',
      'meu insta não engaja',
      'pago social media e não vende',
      'rede social parada',
      'trafego pago nao funciona',
      'muitas visualizações e pouca venda',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'No último mês, quantas conversas e quantas vendas começaram pela rede social?',
    numeros: ['custo_por_cliente', 'marketing', 'conversao', 'ticket_medio'],
    causas: ['acquisition_channels', 'retail_channels', 'service_followup', 'ai_usage', 'edu_conversion'],
    passos: [
      {
        acao: 'Percorra pelo celular o caminho do post até a compra',
        detalhes:
          'Peça a alguém que não conhece a empresa que tente comprar pelo seu perfil, sem ajuda, e cronometre. Conserte o que travou: link, preço, horário, endereço e resposta.',
        categoria: 'Vendas e marketing',
        papel: 'digital',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Quem se interessa consegue chamar e comprar sem adivinhar.',
      },
      {
        acao: 'Troque o link do perfil por catálogo com preço e botão de conversa',
        detalhes:
          'Monte o catálogo no WhatsApp Business com os dez mais vendidos, foto, preço e prazo, e ponha o botão em todo post. Prepare a resposta de quem pergunta o valor.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'As curtidas passam a virar conversa, e a conversa já começa com preço.',
      },
      {
        acao: 'Publique toda semana uma prova e uma oferta',
        detalhes:
          'Alterne o resultado de um cliente, com autorização, e um produto com preço, prazo e convite claro. Pode filmar as mãos e o trabalho: não é preciso aparecer.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O que se publica passa a responder às dúvidas de quem compra.',
      },
      {
        acao: 'Anuncie só para quem está perto e pode chamar no WhatsApp',
        detalhes:
          'Escolha um produto de boa sobra, uma região e um público simples e deixe o anúncio rodar duas semanas sem mexer. Compare o gasto com as vendas que nasceram dele.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: { item: 'Anúncio com botão para conversa', min: 300, max: 600 },
        mensal: null,
        dia: 60,
        resultado: 'Você sabe quanto custa uma venda pela rede e se vale continuar.',
      },
      {
        acao: 'Marque a origem de cada conversa e corte o que só dá trabalho',
        detalhes:
          'Use a etiqueta da conversa para a origem e some vendas por formato de post no fim do mês. Fique com os dois formatos que vendem e pare os outros.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O tempo de rede social diminui, e o resultado dela aumenta.',
      },
    ],
    armadilha:
      'Medir seguidores e curtidas: quem compra costuma ser o vizinho que perguntou o preço e ficou sem resposta.',
    contradiz: ['acquisition_channels'],
    encaminha: 'Conselho da sua profissão, na saúde e no direito: há limites para a publicidade.',
    material: {
      tipo: 'mensagem',
      titulo: 'Resposta a quem pergunta o preço',
      texto: `Oi, [nome]! Que bom que gostou do [produto]. Ele custa R$ [valor], no Pix, ou [número] vezes de R$ [parcela].
Está incluído: [o que vem, prazo, garantia].
Tenho [tamanho, cor ou horário]: [opções].
Entrego em [bairros] por R$ [valor], ou você retira em [endereço], até as [hora].
Posso separar para [hoje ou amanhã]? Se preferir, mando um vídeo rápido dele.
(Se não responder até amanhã) Oi, [nome]! Ainda tenho o [produto] separado até as [hora]. Quer que eu guarde?`,
    },
  },
  {
    id: 'marketplace_taxa',
    nome: 'o marketplace que come a margem',
    frases: [
      'a shopee leva tudo',
      'vendo no mercado livre e não sobra',
      'frete grátis quem paga sou eu',
      'taxa do marketplace subiu de novo',
      'devolução me quebra',
      'virei refém do marketplace',
      'anuncio patrocinado obrigatório',
      'comissão da amazon alta',
      'vendo muito online e não vejo lucro',
      'tarifa do mercado livre',
      'taxas da plataforma de venda',
      'dependo do marketplace',
      'magalu e shopee cobram muito',
      'conta suspensa no marketplace',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Tecnologia', 'Outro'],
    atividades: null,
    confirma: 'Depois de comissão, frete, anúncio, imposto e devolução, quanto cada pedido deixa?',
    numeros: ['comissao_entrega', 'margem', 'frete', 'ticket_medio', 'taxas_cartao'],
    causas: ['retail_channels', 'retail_markup', 'retail_losses', 'acquisition_channels', 'margem_declarada'],
    passos: [
      {
        acao: 'Faça a conta de um pedido inteiro dos dez itens que mais saem',
        detalhes:
          'Pegue o extrato da plataforma e tire do preço custo, comissão, tarifa fixa, frete, anúncio, imposto, embalagem e a parte média de devoluções. Marque em vermelho o que deixa menos que o trabalho de embalar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quais itens ganham dinheiro em cada canal e quais só giram.',
      },
      {
        acao: 'Ponha um preço para cada canal e monte kits maiores',
        detalhes:
          'Suba o preço onde a tarifa pesa e junte unidades para que a tarifa fixa e o frete pesem menos no pedido. Confira as regras de preço e de frete da plataforma antes de mudar.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O mesmo produto deixa sobra parecida em qualquer canal.',
      },
      {
        acao: 'Pause os anúncios dos itens que ficaram no vermelho',
        detalhes:
          'Tire do ar ou só do patrocínio os que perdem dinheiro depois do novo preço, um por um, acompanhando a posição dos outros. Use a verba no item que mais deixa.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A conta do mês melhora mesmo vendendo um pouco menos.',
      },
      {
        acao: 'Reduza as devoluções pelos três motivos mais comuns',
        detalhes:
          'Leia as mensagens e avaliações, conte os motivos e corrija foto, medida, descrição ou embalagem desses itens. Confira dez pedidos por dia antes de fechar a caixa.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 4 },
        compra: { item: 'Embalagem e fotos melhores', min: 100, max: 500 },
        mensal: null,
        dia: 60,
        resultado: 'Menos pedidos voltam, e a nota da loja sobe.',
      },
      {
        acao: 'Traga a segunda compra para um canal seu, dentro das regras',
        detalhes:
          'Crie loja simples ou catálogo, atenda bem quem procura a marca por conta própria e acompanhe o peso de cada canal no mês. Não use dados de clientes da plataforma para propaganda, porque isso costuma ser proibido.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 5, equipe: 3 },
        compra: null,
        mensal: 120,
        dia: 90,
        resultado: 'Uma fatia das vendas passa a sair sem comissão, e a dependência diminui.',
      },
    ],
    armadilha:
      'Olhar só o total vendido na plataforma: a venda cresce junto com comissão, frete e devolução, e a conta fica com você.',
    contradiz: ['retail_markup', 'margem_declarada'],
    encaminha: 'Contador, para o imposto da venda entre estados e o limite do regime.',
    material: {
      tipo: 'planilha',
      titulo: 'Conta de um pedido por canal',
      texto: `Item e canal;Preço;Custo;Comissão;Tarifa fixa;Frete pago por mim;Anúncio por pedido;Imposto;Embalagem;Devolução média;Quanto deixa;Decisão
[item 1, canal A];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[conta];
[item 1, canal B];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[conta];
[item 2, canal A];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[conta];
[item 2, loja própria];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[valor];[conta];
Devolução média = gasto com devoluções ÷ pedidos do mês;;;;;;;;;;;
Decisão: manter, subir preço, fazer kit, pausar;;;;;;;;;;;`,
    },
  },
  {
    id: 'ifood_dependencia',
    nome: 'o aplicativo de entrega que leva a margem',
    frases: [
      'o ifood fica com tudo',
      'trabalho pro aplicativo',
      'taxa do ifood alta',
      'sem ifood não vendo',
      'promoção obrigada no app',
      'cliente é do ifood e não meu',
      'repasse demora',
      'cancelam o pedido e eu pago',
      'taxa cupom e entrega não sobra nada',
      'dependo do ifood',
      'comissão do delivery come o lucro',
      'quero sair do ifood',
      '99food e rappi cobram muito',
      'como ter delivery próprio',
      'aplicativo de entrega caro',
    ],
    segmentos: ['Alimentação'],
    atividades: null,
    confirma: 'No mês passado, quanto você vendeu no aplicativo e quanto ele depositou?',
    numeros: ['comissao_entrega', 'margem', 'ticket_medio', 'mercadorias', 'sobra_mes'],
    causas: ['food_delivery', 'food_cmv', 'food_recipe', 'margem_declarada', 'acquisition_channels'],
    passos: [
      {
        acao: 'Compare o vendido e o depositado do aplicativo, item por item',
        detalhes:
          'Baixe o relatório financeiro do mês e separe comissão, taxa de pagamento, entrega, cupom seu e antecipação. Depois calcule, nos cinco pratos que mais saem, o que fica após ingrediente e embalagem.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe que parte de cada pedido fica com o aplicativo e quais pratos pagam essa conta.',
      },
      {
        acao: 'Acerte preço, cupom e raio dentro do aplicativo',
        detalhes:
          'Ajuste o preço dos pratos que saem no prejuízo, desligue os cupons pagos por você que não trazem cliente novo e reveja plano e raio de entrega. Confira antes as regras de preço do seu contrato.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O pedido do aplicativo volta a deixar dinheiro, mesmo que sejam menos.',
      },
      {
        acao: 'Convide para o pedido direto, com vantagem em toda entrega',
        detalhes:
          'Ponha na sacola um cartão com WhatsApp, código e uma vantagem que custe menos que a comissão, respeitando as regras do aplicativo. Atenda rápido nesse canal, senão a pessoa volta.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 4 },
        compra: { item: 'Cartões e ímãs com o contato', min: 100, max: 350 },
        mensal: null,
        dia: 30,
        resultado: 'Os primeiros clientes passam a pedir direto, e o contato deles é seu.',
      },
      {
        acao: 'Monte o cardápio próprio com Pix e área de entrega',
        detalhes:
          'Use um cardápio digital ou o catálogo do WhatsApp, com pedido mínimo, taxa por bairro e tempo honesto. Comece com um entregador nos horários fortes ou com retirada no balcão.',
        categoria: 'Vendas e marketing',
        papel: 'digital',
        horas: { dono: 5, equipe: 4 },
        compra: null,
        mensal: 120,
        dia: 60,
        resultado: 'O pedido direto fica tão fácil quanto o do aplicativo nos bairros próximos.',
      },
      {
        acao: 'Acompanhe por semana a fatia do aplicativo e a sobra por pedido',
        detalhes:
          'Anote pedidos e sobra dos dois canais e decida horários, pratos e cupons do aplicativo pela sobra. Use-o para ser descoberto e o canal próprio para ser lembrado.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O aplicativo vira vitrine, e não o dono das suas vendas.',
      },
    ],
    armadilha:
      'Desligar o aplicativo de uma vez sem ter canal próprio funcionando: as vendas caem no dia seguinte e o cliente não sabe como achar você.',
    contradiz: ['food_delivery', 'food_cmv'],
    encaminha: 'Procon ou juizado, se houver repasse retido; advogado, se o valor for alto.',
    material: {
      tipo: 'mensagem',
      titulo: 'Cartão da sacola e primeira resposta',
      texto: `No cartão: Gostou? Peça direto com a [casa] no WhatsApp [telefone] e ganhe [vantagem] no próximo pedido. Código: [código].
Ao chamar: Oi, [nome]! Aqui é da [casa]. O cardápio de hoje está aqui: [link]. Entregamos em [bairros], taxa de R$ [valor], em cerca de [tempo].
Ao pedir: Anotado: [pedido]. Total de R$ [valor], com a entrega. Pix: [chave]. Chega por volta das [hora].
Ao sair: Seu pedido saiu agora com [entregador].
No dia seguinte: Oi, [nome], chegou tudo certo ontem? Se algo não ficou bom, me diga que eu resolvo. Posso avisar você do prato de [dia]?`,
    },
  },
  {
    id: 'sem_presenca_digital',
    nome: 'a empresa que ninguém encontra na internet',
    frases: [
      'não tô na internet',
      'nao tenho site',
      'não tenho instagram da empresa',
      'ninguém me acha no google',
      'sou das antigas',
      'meu filho que sabe mexer',
      'perdi o trem do digital',
      'mapa manda cliente pro lugar errado',
      'não sei mexer com rede social',
      'empresa sem presença digital',
      'preciso aparecer no google',
      'nao sei divulgar na internet',
      'meu endereço ta errado no google',
      'quero entrar no digital',
      'marketing digital zero',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'O que aparece quando alguém procura no celular o seu serviço e o nome da sua cidade?',
    numeros: ['clientes_para_meta', 'marketing', 'custo_por_cliente', 'distancia_meta'],
    causas: ['acquisition_channels', 'retail_channels', 'ai_usage', 'edu_online', 'health_records'],
    passos: [
      {
        acao: 'Busque a sua empresa no celular e conserte o que aparece',
        detalhes:
          'Procure o nome, o serviço com a cidade e o telefone, no mapa e na busca, e anote o que falta ou está errado. Reivindique ou crie o perfil gratuito no Google e acerte endereço, horário e telefone.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Quem procura encontra os dados certos, e não uma loja fechada ou o lugar errado.',
      },
      {
        acao: 'Fotografe fachada, trabalho e produto e publique no perfil',
        detalhes:
          'Com luz do dia e o celular limpo, faça quinze fotos reais: entrada, equipe se concordar, produtos e antes e depois. Escreva os serviços com as palavras do cliente.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'O perfil mostra o que você faz e passa confiança para a primeira ligação.',
      },
      {
        acao: 'Crie o WhatsApp da empresa com catálogo e respostas prontas',
        detalhes:
          'Instale o WhatsApp Business em um número só da empresa, com horário, endereço, catálogo e mensagem de ausência. Responda todos os dias em horário fixo.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O cliente consegue perguntar e comprar sem depender do seu número pessoal.',
      },
      {
        acao: 'Peça avaliação a todo cliente satisfeito do mês',
        detalhes:
          'Mande o link no dia em que o trabalho termina, com uma frase pessoal, e responda a todas, boas e ruins. Não ofereça desconto em troca.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As avaliações reais aparecem aos poucos e fazem o perfil subir na busca.',
      },
      {
        acao: 'Faça uma página simples com o que vende, prova e contato',
        detalhes:
          'Use uma ferramenta pronta: uma página com serviços, fotos, perguntas comuns, região atendida e botão de conversa. Registre o endereço no seu nome, e não no de quem montou.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 4, equipe: 2 },
        compra: { item: 'Nome do site na internet por um ano', min: 40, max: 80 },
        mensal: 40,
        dia: 90,
        resultado: 'Existe um lugar seu para mandar o cliente, que não depende de rede social.',
      },
    ],
    armadilha:
      'Pagar caro por um site bonito e esquecer o perfil no mapa, que é gratuito e costuma ser onde o cliente procura primeiro.',
    contradiz: ['acquisition_channels', 'retail_channels'],
    encaminha: 'Sebrae, que tem oficinas gratuitas de presença digital.',
    material: {
      tipo: 'planilha',
      titulo: 'Conferência da presença na internet',
      texto: `O que conferir;Está certo? (sim, não, não existe);O que falta;Quem faz;Data
Nome e categoria no Google;;[texto];[nome];[data]
Endereço e ponto no mapa;;[texto];[nome];[data]
Telefone e WhatsApp da empresa;;[texto];[nome];[data]
Horário e feriados;;[texto];[nome];[data]
Quinze fotos reais e recentes;;[texto];[nome];[data]
Serviços com as palavras do cliente;;[texto];[nome];[data]
Últimas avaliações respondidas;;[texto];[nome];[data]
Quem tem a senha de cada conta;;[texto];[nome];[data]`,
    },
  },
  {
    id: 'ecommerce_parado',
    nome: 'a loja virtual que não vende',
    frases: [
      'fiz o site e ninguém compra',
      'loja virtual parada',
      'ecommerce sem venda',
      'carrinho abandonado',
      'gasto com anúncio na loja online e nada',
      'o frete espanta o cliente',
      'investi na plataforma e parou',
      'só visita e não compra',
      'site não converte',
      'minha loja online não vende',
      'nuvemshop parada',
      'vendas online fracas',
      'site bonito mas sem pedido',
      'cliente desiste no frete',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Outro'],
    atividades: null,
    confirma: 'Quantas visitas e quantos pedidos o site teve no último mês?',
    numeros: ['conversao', 'custo_por_cliente', 'frete', 'ticket_medio', 'marketing'],
    causas: ['retail_channels', 'acquisition_channels', 'retail_markup', 'ai_usage'],
    passos: [
      {
        acao: 'Compre na sua própria loja e anote cada ponto em que pararia',
        detalhes:
          'Faça uma compra inteira pelo celular, com cartão e com Pix, para um endereço longe e um perto, e peça o mesmo a duas pessoas. Anote dúvidas, lentidão, custo do frete e prazo.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe em que passo o cliente vai embora.',
      },
      {
        acao: 'Refaça a página dos dez produtos que mais interessam',
        detalhes:
          'Cinco fotos, medidas, prazo, troca, pergunta comum e a opinião de quem comprou, com o preço e o botão à vista no celular. Produto sem foto boa sai do ar até melhorar.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 4, equipe: 6 },
        compra: { item: 'Fotos simples', min: 0, max: 500 },
        mensal: null,
        dia: 20,
        resultado: 'Quem chega aos melhores produtos encontra a resposta e compra com menos dúvida.',
      },
      {
        acao: 'Ofereça retirada e mostre o frete antes do carrinho',
        detalhes:
          'Compare transportadoras e integradores, ponha uma opção barata e outra rápida e a retirada na loja, com prazo verdadeiro. Defina frete por região a partir de um valor que a sua margem aguenta.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Menos gente desiste ao ver o frete, e os pedidos de perto aumentam.',
      },
      {
        acao: 'Chame quem largou o carrinho em até um dia',
        detalhes:
          'Ligue a mensagem automática ou mande uma pessoal, com autorização, perguntando o que faltou. Resolva a dúvida antes de pensar em desconto.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: 60,
        dia: 60,
        resultado: 'Uma parte dos carrinhos largados volta e vira pedido.',
      },
      {
        acao: 'Anuncie só o produto de boa sobra que já vende sozinho',
        detalhes:
          'Depois de corrigir página e frete, teste um anúncio pequeno e acompanhe custo por pedido e o que sobra. Pare o que custa mais do que deixa.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: { item: 'Anúncio de teste', min: 300, max: 900 },
        mensal: null,
        dia: 90,
        resultado: 'Cada real de anúncio tem retorno conhecido.',
      },
    ],
    armadilha:
      'Pagar anúncio para levar gente a uma página que não vende: o que falta não é visita, é resposta na página.',
    contradiz: ['retail_channels', 'acquisition_channels'],
    encaminha: 'Advogado, para política de troca e arrependimento da compra pela internet.',
    material: {
      tipo: 'mensagem',
      titulo: 'Para quem deixou o carrinho',
      texto: `Oi, [nome], aqui é [seu nome], da [loja]. Vi que você separou [produto] e não terminou a compra.
Ficou alguma dúvida de [tamanho, prazo, troca ou pagamento]? Respondo agora.
O frete para [cidade] fica em R$ [valor], em [prazo], ou você retira grátis em [endereço].
Se preferir, fecho por aqui mesmo, com Pix: [chave], e envio ainda hoje.
Guardo o seu carrinho até [dia]. Se não quiser mais, é só dizer e não mando outra mensagem.`,
    },
  },
  {
    id: 'avaliacao_ruim',
    nome: 'a avaliação ruim que afasta clientes',
    frases: [
      'me detonaram no google',
      'nota baixa no google',
      'um cliente mentiu na avaliação',
      'reclame aqui cheio',
      'perco cliente por causa da avaliação',
      'muita reclamação de cliente',
      'ex-funcionário fez comentário falso',
      'não sei responder avaliação ruim',
      'reputação ruim',
      'avaliações negativas',
      'nota caiu no ifood',
      'cliente reclamou na internet',
      'hater falando mal da loja',
      'estrela baixa no maps',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual é a sua nota hoje e quais três queixas mais se repetem?',
    numeros: ['ticket_medio', 'cancelamento', 'perdas', 'clientes_para_meta'],
    causas: [
      'service_quality',
      'food_practices',
      'industry_delivery',
      'tech_support',
      'health_return',
      'retail_repeat',
      'other_process',
    ],
    passos: [
      {
        acao: 'Leia as últimas trinta avaliações e conte os motivos',
        detalhes:
          'Copie cada crítica para uma lista com data e motivo: espera, qualidade, trato, preço, sujeira, erro. Separe as que você reconhece das que parecem falsas.',
        categoria: 'Vendas e marketing',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe qual motivo derruba a nota, e não só a frase que doeu.',
      },
      {
        acao: 'Responda a todas as críticas em aberto com solução',
        detalhes:
          'Agradeça, reconheça o que houve, diga o que mudou e chame para resolver em particular, em poucas linhas. Nunca discuta nem conte dados do cliente: quem lê é o próximo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Quem pesquisa vê uma empresa que responde e conserta.',
      },
      {
        acao: 'Corrija a queixa que mais se repete, no lugar onde ela nasce',
        detalhes:
          'Acompanhe por um dia o ponto do problema, mude uma coisa concreta e ensine a quem faz. Confira todos os dias por duas semanas.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 5 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O motivo principal para de aparecer nas avaliações novas.',
      },
      {
        acao: 'Convide todo cliente satisfeito a avaliar no momento certo',
        detalhes:
          'Peça logo depois da entrega ou do elogio, com o link ou o código no balcão, sem prêmio e sem escolher só quem gosta. Agradeça por nome a quem escreveu.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Chegam avaliações novas e verdadeiras, e a nota sobe aos poucos.',
      },
      {
        acao: 'Denuncie as falsas com prova e acompanhe a nota por mês',
        detalhes:
          'Guarde registro do atendimento, use a denúncia da própria plataforma e ouça um advogado quando houver mentira grave. Anote nota, número de avaliações e motivo do mês.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As falsas são contestadas com prova, e a reputação passa a ter acompanhamento.',
      },
    ],
    armadilha: 'Responder com raiva ou comprar avaliações: a briga fica pública, e a plataforma pode punir o perfil.',
    contradiz: ['retail_repeat', 'service_quality', 'tech_support'],
    encaminha: 'Advogado, em caso de difamação; na saúde, nunca revele dados do paciente na resposta.',
    material: {
      tipo: 'mensagem',
      titulo: 'Respostas a avaliações',
      texto: `Crítica verdadeira: [nome], obrigado por contar. Você tem razão: em [data] houve [problema]. Já mudamos [o que mudou]. Gostaria de acertar com você: me chame em [telefone]. [seu nome], responsável.
Crítica que você não reconhece: [nome], não encontramos esse atendimento e queremos entender. Pode me mandar a data e o pedido em [telefone]? Respondo hoje. [seu nome].
Elogio: [nome], que alegria ler isso! Contei para [quem atendeu]. Esperamos você para [próximo passo].
Pedido ao satisfeito: Oi, [nome]! Se gostou de [serviço], conta para os outros aqui: [link]. A sua opinião sincera ajuda muito.`,
    },
  },
  {
    id: 'atendimento_ruim',
    nome: 'o atendimento demorado ou frio',
    frases: [
      'a fila espanta cliente',
      'demora pra responder no zap',
      'meu time responde torto',
      'cliente sai bravo do atendimento',
      'só eu atendo direito',
      'telefone toca e ninguém pega',
      'reclamação de espera',
      'atendimento ruim',
      'atendentes sem educação',
      'cliente espera demais',
      'demoramos muito pra atender',
      'funcionário trata mal o cliente',
      'muita mensagem pra responder',
      'nao dou conta do whatsapp',
      'qualidade do atendimento caiu',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Em que dia e hora o cliente mais espera, e quanto tempo leva até a primeira resposta?',
    numeros: ['conversao', 'ticket_medio', 'cancelamento', 'receita_por_pessoa'],
    causas: [
      'tech_support',
      'health_return',
      'food_team',
      'receita_por_funcionario',
      'other_process',
      'edu_conversion',
      'service_followup',
      'ai_usage',
    ],
    passos: [
      {
        acao: 'Marque por uma semana a espera na fila, no telefone e no WhatsApp',
        detalhes:
          'Anote hora de chegada e de primeira resposta em uma folha, por período do dia, e quantos desistiram. No WhatsApp, olhe as conversas de ontem.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe em que horário e canal o cliente espera de verdade.',
      },
      {
        acao: 'Escreva dez respostas para as perguntas que mais chegam',
        detalhes:
          'Junte preço, horário, endereço, prazo, agendamento, troca e pagamento, em frases curtas com o nome da pessoa. Salve como respostas rápidas e ligue a mensagem de ausência com hora de retorno.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'A primeira resposta sai em minutos, mesmo na hora cheia.',
      },
      {
        acao: 'Mude a escala para pôr gente no horário da fila',
        detalhes:
          'Compare movimento e pessoas por hora e mova intervalos, entradas e tarefas de fundo para fora do pico. Defina quem olha o WhatsApp e quem atende o balcão.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A espera cai no pico sem contratar ninguém.',
      },
      {
        acao: 'Treine o jeito da casa com cenas de verdade',
        detalhes:
          'Escolha cinco cenas difíceis, como cliente bravo, atraso e troca, combinem a fala e ensaiem em dupla. Mostre você primeiro como se faz.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 3, equipe: 5 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Quem atende sabe o que dizer, e a grosseria por insegurança diminui.',
      },
      {
        acao: 'Olhe toda semana espera e desistência e converse sobre um caso',
        detalhes:
          'Repita a marcação em um dia por semana, mostre à equipe e elogie um bom atendimento pelo nome. Ajuste escala ou resposta onde piorou.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O padrão se mantém, e os piores horários são vistos logo.',
      },
    ],
    armadilha:
      'Pôr um robô para responder antes de arrumar as respostas e a escala: a espera continua, agora com mais raiva.',
    contradiz: ['tech_support', 'receita_por_funcionario', 'other_process'],
    encaminha: null,
    material: {
      tipo: 'mensagem',
      titulo: 'Respostas rápidas do WhatsApp',
      texto: `Boas-vindas: Oi! Aqui é da [empresa]. Sou [nome]. Me diga seu nome e o que precisa, respondo em até [minutos] minutos.
Fora do horário: Oi! Agora estamos fechados. Voltamos [dia] às [hora] e você será dos primeiros. Se quiser, já deixe [pedido, medida ou foto].
Preço: O [produto] custa R$ [valor]. Inclui [o quê]. Prazo: [prazo]. Quer que eu reserve?
Atraso nosso: [nome], prometi para [hora] e não consegui. Fica pronto às [hora]. Se não servir, posso [solução]. Desculpe.
Cliente bravo: [nome], entendi: [repita o problema]. Vou resolver com [ação] até [hora] e volto aqui para confirmar.
Fim: Obrigado, [nome]! Precisando, é só chamar neste número.`,
    },
  },
  {
    id: 'sistema_ruim',
    nome: 'o sistema que trava o trabalho',
    frases: [
      'o sistema cai toda hora',
      'pago sistema e não uso',
      'planilha deu pau',
      'a nota não emite',
      'três programas que não conversam',
      'meu erp é caro',
      'digito tudo duas vezes',
      'sistema ruim',
      'não consigo emitir nota fiscal',
      'perdi tudo da planilha',
      'preciso de um sistema de gestão',
      'sistema lento',
      'troquei de sistema e piorou',
      'ninguem usa o sistema',
      'suporte do sistema não responde',
      'qual sistema usar na minha empresa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Que informação vocês digitam duas vezes, e o que o sistema deveria fazer e não faz?',
    numeros: ['custo_hora', 'receita_por_pessoa', 'conta_que_mais_pesa', 'custos_fixos'],
    causas: ['ai_usage', 'operational_flow', 'health_records', 'service_followup', 'retail_turnover', 'other_process'],
    passos: [
      {
        acao: 'Acompanhe um pedido do começo ao fim e marque cada digitação',
        detalhes:
          'Siga um pedido real, do contato à nota e ao recebimento, anotando onde se digita, em que programa e quanto demora. Marque o que se repete e onde trava.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quais duas ou três telas fazem perder tempo.',
      },
      {
        acao: 'Cancele o que ninguém usa e abra chamado do que trava',
        detalhes:
          'Liste todos os programas pagos, quem usa e para quê, e encerre os sem uso. Para o que trava, mande ao suporte telas e horários e peça prazo por escrito.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'A despesa com sistema cai, e o problema real tem prazo de resposta.',
      },
      {
        acao: 'Use de verdade três funções do que você já paga',
        detalhes:
          'Chame o suporte ou um curso curto e ponha em uso cadastro, nota e recebimento, com uma pessoa responsável. Ensine uma por semana e tire a planilha paralela.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Parte do retrabalho some sem comprar nada novo.',
      },
      {
        acao: 'Teste dois sistemas com uma semana sua antes de trocar',
        detalhes:
          'Escreva o que é indispensável, peça teste gratuito, importe dez clientes e vinte produtos e faça vendas de verdade. Pergunte o preço depois do primeiro ano, a multa e como sair levando os dados.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 5, equipe: 4 },
        compra: null,
        mensal: 180,
        dia: 60,
        resultado: 'A escolha se apoia no seu dia a dia, e não na apresentação do vendedor.',
      },
      {
        acao: 'Migre no começo do mês, com cópia e um plano de volta',
        detalhes:
          'Guarde cópia dos dados, limpe o cadastro, treine quem usa e rode os dois juntos por poucos dias. Só encerre o antigo depois de conferir notas, estoque e caixa.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 4, equipe: 8 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O sistema novo entra sem parar a venda e sem perder histórico.',
      },
    ],
    armadilha:
      'Trocar de sistema para consertar falta de rotina: se ninguém registra no caderno, ninguém registrará na tela.',
    contradiz: ['ai_usage', 'health_records', 'operational_flow'],
    encaminha: 'Contador, para a emissão de notas e a integração fiscal.',
    material: {
      tipo: 'planilha',
      titulo: 'Caminho do pedido e das digitações',
      texto: `Etapa;Onde se registra (papel, planilha, programa);Quem;Minutos;Já foi digitado antes? (sim ou não);Trava em quê?
Contato do cliente;[onde];[nome];[minutos];;
Orçamento ou pedido;[onde];[nome];[minutos];;
Estoque ou agenda;[onde];[nome];[minutos];;
Nota fiscal;[onde];[nome];[minutos];;
Recebimento;[onde];[nome];[minutos];;
Pós-venda;[onde];[nome];[minutos];;
Indispensável em um sistema novo;[lista];;;;
Preço hoje e depois do primeiro ano, multa, saída com os dados;[lista];;;;`,
    },
  },
  {
    id: 'protecao_dados',
    nome: 'a segurança dos dados e das contas',
    frases: [
      'clonaram meu whatsapp',
      'roubaram meu instagram',
      'invadiram a conta da loja',
      'cliente caiu em golpe com meu nome',
      'medo da lgpd',
      'vazou ficha de cliente',
      'boleto falso em meu nome',
      'fui hackeado',
      'perdi a conta do whatsapp business',
      'todo mundo usa a mesma senha',
      'não faço backup',
      'caí num golpe do pix',
      'golpe pelo whatsapp da empresa',
      'vazamento de dados',
      'virus no computador da empresa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'O que foi acessado ou corre risco, desde quando, e existe cópia dos dados em outro lugar?',
    numeros: [],
    causas: ['ai_usage', 'health_records', 'operational_flow'],
    passos: [
      {
        acao: 'Ligue a confirmação em duas etapas em todas as contas hoje',
        detalhes:
          'Comece pelo e-mail, que recupera todas as outras, e siga com WhatsApp, banco, redes e sistema. Troque as senhas repetidas e encerre as sessões que você não reconhece.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 3,
        resultado: 'Quem tiver a sua senha não entra mais só com ela.',
      },
      {
        acao: 'Avise clientes e plataforma, se houve golpe ou invasão',
        detalhes:
          'Denuncie pela própria plataforma, publique um aviso curto com o contato verdadeiro e registre ocorrência. Se houve transferência por golpe, fale com o banco na mesma hora e peça a devolução do Pix.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'O golpe perde força, e existe prova do que foi feito.',
      },
      {
        acao: 'Faça cópia automática fora do computador e teste a volta',
        detalhes:
          'Guarde uma cópia na nuvem e outra em um disco que fica desligado, com os arquivos de clientes, financeiro e notas. Uma vez por mês, recupere um arquivo para saber se funciona.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 3, equipe: 2 },
        compra: { item: 'Disco externo para a cópia', min: 200, max: 450 },
        mensal: 40,
        dia: 30,
        resultado: 'Um vírus ou um roubo de celular deixa de parar a empresa.',
      },
      {
        acao: 'Liste os dados que guarda e dê acesso só a quem precisa',
        detalhes:
          'Escreva que dados tem, para que servem, onde ficam e quem vê e apague o que não usa mais. Cada pessoa com a própria senha, retirada no dia em que sai.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Há menos dados para vazar, e você sabe responder quando o cliente perguntar.',
      },
      {
        acao: 'Combine com quem trabalha as regras contra golpe',
        detalhes:
          'Três regras simples: confirmar por ligação toda troca de conta bancária, não passar código recebido por mensagem e avisar na hora se errou. Repita a conversa a cada semestre.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As pessoas reconhecem o golpe comum e avisam sem medo.',
      },
    ],
    armadilha:
      'Achar que empresa pequena não interessa: os golpes são automáticos e procuram justamente quem usa a mesma senha em tudo.',
    contradiz: ['health_records'],
    encaminha:
      'Advogado, e comunicação à autoridade de proteção de dados quando houver dados sensíveis expostos; polícia, para o registro do golpe.',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso aos clientes depois de um golpe',
      texto: `Atenção! Criaram um contato falso usando o nome da [empresa]. O nosso único número é [telefone] e o perfil verdadeiro é [perfil].
Não pedimos Pix para [nome ou chave estranha], nem código recebido por mensagem.
A nossa chave Pix é [chave], em nome de [nome da empresa]: confira o nome antes de pagar.
Se você pagou ao golpista: fale agora com o seu banco e peça a devolução por fraude, guarde as conversas e registre ocorrência.
Se recebeu mensagem, denuncie e bloqueie o contato. Já avisamos a plataforma e a polícia.
Qualquer dúvida, ligue para [telefone]. Desculpe o transtorno.`,
    },
  },
]
