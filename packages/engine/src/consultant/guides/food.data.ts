import type { Guide } from './types.ts'

/** What kitchens ask. */
export const FOOD_GUIDES: readonly Guide[] = [
  {
    id: 'quilo-ou-prato',
    regras: ['food_waste'],
    pergunta: 'Self-service por quilo, prato feito, rodízio ou à la carte?',
    frases: [
      'self service por quilo ou prato feito',
      'vale a pena vender por kilo',
      'rodízio dá lucro ou prejuízo',
      'noite de pizza à vontade dá prejuízo',
      'buffet livre ou à la carte',
      'prato feito ou marmita',
      'dark kitchen compensa ou salão',
      'servir por quilo dá mais lucro',
    ],
    resposta:
      'O que decide é a sobra por cadeira e o que vai para o lixo. Por quilo gira rápido e aceita muita variedade, mas pede volume e gera sobra no fim; prato feito tem custo certo e pouca perda, com menos escolha; rodízio só fecha com casa cheia e bebida à parte. Cozinha só de entrega gasta menos aluguel e paga mais taxa e anúncio. Teste um modelo no dia fraco antes de mudar a casa.',
    passos: [
      'Some por uma semana: clientes, valor médio, custo da comida, quilos jogados fora e pessoas no turno; divida a sobra por cliente.',
      'Monte a mesma conta do outro modelo com preço de três casas do bairro.',
      'Teste dois dias por semana durante um mês e compare a sobra, não o movimento.',
    ],
    cuidado: 'Copiar o modelo da casa cheia sem ter o volume dela.',
    quem: null,
  },
  {
    id: 'marmita-para-empresas',
    regras: ['food_delivery'],
    pergunta: 'Como vendo marmita ou almoço para escritórios?',
    frases: [
      'marmita barata para vender nos escritórios',
      'matar a fome do pessoal do escritório no almoço',
      'vender almoço para empresas',
      'marmita para firma',
      'contrato de refeição com empresa',
      'entregar marmita em obra e escritório',
      'cardápio semanal de marmita',
    ],
    resposta:
      'Escritório compra previsão: cardápio fixo da semana, pedido até as nove, entrega na mesma hora e preço fechado. O custo sai da ficha (proteína pesada, acompanhamento que não varia, embalagem e entrega) e a rota junta prédios vizinhos. Venda plano semanal pago adiantado: dá desconto pequeno, garante a compra do dia e quase acaba com a sobra.',
    passos: [
      'Monte cinco pratos com ficha de custo e escolha o preço que deixa a sobra que você precisa por unidade.',
      'Ofereça a dez escritórios num raio curto, com degustação e plano de cinco dias.',
      'Em duas semanas conte atrasos, sobras e renovações; só aumente a rota quando o horário estiver firme.',
    ],
    cuidado: 'Aceitar pedido avulso fora da hora e perder a entrega de todos.',
    quem: null,
  },
  {
    id: 'custo-da-carne',
    regras: ['food_cmv'],
    pergunta: 'O custo da carne (ou de outro ingrediente) come o lucro. Como seguro?',
    frases: [
      'cortar custo da carne sem perder qualidade',
      'carne cara come meu lucro',
      'preço do queijo subiu na pizzaria',
      'custo do ingrediente principal',
      'rendimento da carne',
      'porção maior que a ficha',
      'reduzir o custo da comida sem piorar',
    ],
    resposta:
      'Antes de trocar de carne, veja o rendimento: o quilo que importa é o limpo e pronto. Pese antes e depois da limpeza e do preparo, ponha a porção em gramas e deixe a balança na praça. Depois mexa no cardápio: cortes de outro nome com o mesmo uso, pratos em que ela divide o prato, e destaque ao que sobra mais. Por fim, duas cotações por semana e compra no dia certo.',
    passos: [
      'Pese três lotes: comprado, limpo e servido; calcule o custo do quilo servido.',
      'Escreva a porção em gramas na praça e confira dez pratos sem avisar.',
      'Teste um corte e um prato novos por duas semanas e peça preço a dois fornecedores para o mesmo corte.',
    ],
    cuidado: 'Diminuir o prato sem avisar: o cliente percebe antes da conta.',
    quem: null,
  },
  {
    id: 'cozinha-lenta',
    regras: ['operational_flow'],
    pergunta: 'O prato demora a sair. Como acelero a cozinha?',
    frases: [
      'cozinha demora quarenta minutos para sair o prato',
      'pedido demora e o cliente reclama',
      'cliente muda o prato e atrasa a fila',
      'fila no almoço',
      'pico trava a cozinha',
      'demora na entrega do pedido',
      'como agilizar o preparo',
    ],
    resposta:
      'Meça onde o pedido espera: no caixa, na chapa, na montagem ou no passe. O gargalo é um só por vez, e é nele que se põe gente e preparo antes do pico. Deixe pronto o que pode ser feito antes (cortes, molhos, porções), tire do cardápio do pico o que trava a chapa e diga ao cliente quais trocas aceita: lista curta, com preço.',
    passos: [
      'Cronometre vinte pedidos em quatro pontos e marque onde param mais.',
      'Faça a lista do que fica pronto até meia hora antes do pico, com quantidade.',
      'No pico, cardápio reduzido e uma pessoa só no passe conferindo; compare o tempo em uma semana.',
    ],
    cuidado: 'Pôr mais gente em toda a cozinha em vez de no ponto que trava.',
    quem: null,
  },
  {
    id: 'salao-ou-balcao',
    regras: ['receita_por_funcionario'],
    pergunta: 'Vale ter garçom ou atender no balcão?',
    frases: [
      'vale ter garçom ou retirada no balcão',
      'garçom ou autoatendimento',
      'tirar o garçom e pôr comanda no balcão',
      'totem de autoatendimento compensa',
      'cardápio por qr code e balcão',
      'quantos garçons preciso',
      'serviço de mesa ou só balcão',
    ],
    resposta:
      'Garçom se paga quando vende mais por mesa: bebida, sobremesa e segunda rodada. Se o cliente come em vinte minutos e sabe o que quer, balcão serve melhor e mais barato. Compare: custo do garçom por mês com encargos, dividido pela sobra de cada venda a mais. Há o meio-termo: pedido no caixa ou no celular e uma pessoa só para levar e limpar.',
    passos: [
      'Compare o valor médio por cliente com e sem serviço na mesa, em dias parecidos.',
      'Faça a conta de quantas vendas a mais por dia pagam a pessoa.',
      'Teste o pedido no balcão no almoço e o garçom à noite por três semanas.',
    ],
    cuidado: 'Tirar o atendimento do horário em que ele vende.',
    quem: null,
  },
  {
    id: 'entrega-propria',
    regras: ['food_delivery'],
    pergunta: 'Como controlo a entrega própria?',
    frases: [
      'controlar entregador e motoboy próprio',
      'entregador demora muito na rua',
      'entrega própria ou do aplicativo',
      'quanto pagar ao motoboy',
      'rota de entrega do delivery',
      'entregador some entre as entregas',
      'motorista reclama da rota',
    ],
    resposta:
      'Entrega boa se controla no relógio e no raio: hora que saiu, hora que voltou, quantas no mesmo trajeto. Junte pedidos por lado do bairro, feche o raio em que o tempo fica bom e cobre a taxa por distância. Própria compensa quando o entregador faz pelo menos três viagens por hora; abaixo disso, o aplicativo por demanda sai melhor.',
    passos: [
      'Anote por uma semana saída, volta e número de pedidos por viagem; ache o custo por entrega.',
      'Desenhe duas áreas com taxa e prazo diferentes e tire a que passa do tempo.',
      'Combine com o entregador a espera para juntar pedidos e a regra do retorno, por escrito.',
    ],
    cuidado: 'Pagar por dia sem medir quantas entregas o dia tem.',
    quem: 'contador, para o jeito certo de contratar',
  },
  {
    id: 'cardapio-modificado',
    regras: ['food_recipe'],
    pergunta: 'Que preço e que lucro tem cada prato (ficha técnica)?',
    frases: [
      'como faço ficha técnica do hambúrguer',
      'ficha técnica simples',
      'custo de cada prato do cardápio',
      'montar ficha de custo da pizza',
      'quanto custa fazer meu lanche',
      'planilha de ficha técnica',
      'calcular o custo da receita',
    ],
    resposta:
      'A ficha é uma folha por prato: ingrediente, quantidade limpa em gramas, preço do quilo limpo, custo de cada um, embalagem e a soma. Inclua óleo, molho, guardanapo e perda, que somem na conta de cabeça. O custo dividido pelo preço mostra quanto do prato vai para a comida; o que importa no fim é quantos reais ficam por prato e quantos você vende.',
    passos: [
      'Comece pelos cinco mais vendidos: pese cada ingrediente já limpo e multiplique pelo preço do quilo limpo.',
      'Some embalagem e taxa, tire do preço e anote a sobra em reais.',
      'Confira três pratos por semana na balança e refaça a ficha quando um ingrediente subir.',
    ],
    cuidado: 'Usar o preço do quilo bruto: a limpeza e o cozimento levam parte dele.',
    quem: null,
  },
  {
    id: 'comida-em-casa',
    pergunta: 'Faço comida em casa. Como legalizo para vender?',
    frases: [
      'faço bolo em casa como legalizo',
      'vender marmita feita em casa precisa de alvará',
      'cozinha em casa vigilância sanitária',
      'fabricar doce em casa para vender',
      'licença para vender comida caseira',
      'legalizar produção caseira de alimentos',
      'mei de bolo e salgado em casa',
    ],
    resposta:
      'São três passos: abrir o CNPJ (MEI tem ocupação para doceira, salgadeiro e marmiteiro), pedir à prefeitura o que ela exige no endereço e falar com a Vigilância Sanitária, que diz se a sua cidade aceita cozinha dentro de casa e em que condições. Quase sempre pedem cozinha separada da vida da casa no horário, água tratada, curso de manipulação, rótulo e caixa-d’água limpa. O que leva carne, leite cru ou conserva tem regra maior.',
    passos: [
      'Pergunte na prefeitura ou na sala do empreendedor se a atividade é de baixo risco no seu endereço.',
      'Leve à Vigilância a lista do que faz e peça a exigência por escrito; faça o curso de boas práticas.',
      'Abra o MEI com a ocupação certa e só então anuncie; ponha data, ingredientes e alérgicos no rótulo.',
    ],
    cuidado: 'Vender a mercado e escola antes da licença: eles pedem a nota e o alvará.',
    quem: 'a sala do empreendedor da prefeitura e um contador',
  },
]
