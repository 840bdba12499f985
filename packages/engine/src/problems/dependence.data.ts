import type { ProblemCard } from './types.ts'

/** A client, a person, a rule or a season that the company hangs on. */
export const DEPENDENCE_CARDS: readonly ProblemCard[] = [
  {
    id: 'cliente_pressiona',
    nome: 'o cliente grande que dita o preço',
    frases: [
      'o maior cliente quer desconto senão troca de fornecedor',
      'avisou que vai baixar a tabela',
      'se eu não aceitar ele chama outro',
      'a usina vai pagar menos a partir de fevereiro',
      'compra metade do que vendo e exige desconto',
      'ameaça ir pro concorrente se não baixar',
      'abriu cotação com outra empresa mais barata',
      'o comprador impõe o preço e eu aceito',
      'a rede quer mais prazo e menos preço',
      'o cliente grande aperta a tabela todo ano',
      'só uma empresa compra e ela manda no valor',
      'baixou o valor que me paga e não tenho pra quem vender',
      'a construtora quer reduzir o contrato em 10%',
      'o contratante cortou o preço do frete',
      'pedem desconto e são quase tudo que vendo',
      'vão colocar outro no meu lugar se eu não baixar',
      'renovação com valor menor imposta pelo cliente',
      'a montadora exigiu redução de preço',
      'o supermercado quer bonificação senão tira meu produto',
      'cliente principal forçando o preço pra baixo',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Que parte da venda vem desse cliente, e quanto sobra dele depois da mercadoria, do imposto e do prazo?',
    numeros: ['maior_cliente', 'desconto', 'sobra_mes', 'ponto_equilibrio', 'dias_para_receber', 'clientes_para_meta'],
    causas: [
      'service_concentration',
      'other_clients',
      'service_pricing',
      'retail_markup',
      'agro_price',
      'industry_cost',
    ],
    passos: [
      {
        acao: 'Faça a conta só desse cliente, com e sem o preço que ele pede',
        detalhes:
          'Tire do que ele paga o material, o trabalho, o imposto e o custo de esperar o prazo dele. Repita com o preço pedido e escreva o menor valor que ainda deixa alguma coisa.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você senta para negociar sabendo até onde pode ir e a partir de onde é melhor recusar.',
      },
      {
        acao: 'Leve uma contraproposta em que cada redução compra algo',
        detalhes:
          'Ofereça preço menor só em troca de volume garantido por escrito, prazo de pagamento mais curto, frete por conta dele ou contrato com aviso de saída. Leve duas opções e deixe que ele escolha.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O desconto vira troca, e o cliente diz o que de fato quer.',
      },
      {
        acao: 'Procure vinte compradores parecidos e fale com cinco por semana',
        detalhes:
          'Liste quem compra o mesmo que ele na região, descubra quem decide e ofereça um primeiro pedido pequeno, com prazo curto. Reserve as mesmas horas toda semana, mesmo com o cliente grande chamando.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 8, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As primeiras conversas com outros compradores começam antes de ele mudar de ideia.',
      },
      {
        acao: 'Escreva o que muda na empresa se ele sair e o que se corta',
        detalhes:
          'Marque que gente, veículo, compra e dívida existem só por causa dele e em quantos dias cada um pode ser reduzido. Guarde uma parte do que ele paga até cobrir esse tempo.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Perder esse cliente deixa de significar fechar, e a ameaça perde força.',
      },
      {
        acao: 'Ponha um teto por cliente e acompanhe a fatia todo mês',
        detalhes:
          'Anote no fim do mês a parte da venda de cada um e decida a fatia que ninguém deve passar. O cliente novo com prazo melhor recebe prioridade na entrega.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A venda passa a se dividir, e nenhum comprador sozinho escolhe o seu preço.',
      },
    ],
    armadilha:
      'Aceitar o preço na hora por medo e cortar a qualidade depois: a margem some primeiro e o cliente sai do mesmo jeito.',
    contradiz: [],
    encaminha: 'Advogado, para o contrato e o aviso de saída; contador, para a conta com o imposto.',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa com o cliente que pede redução',
      texto: `Antes: leve a conta do que ele deixa e o menor preço que você aceita, [valor].
“Quero continuar atendendo vocês. Fiz a conta com o preço pedido e, do jeito que está, o trabalho não se paga.”
“Consigo chegar mais perto de duas formas. Uma: [valor] com volume de [quantidade] por mês, por escrito.”
“Outra: o preço de hoje com [prazo menor ou frete por conta de vocês].”
“Qual das duas faz mais sentido? Preciso da resposta até [data] para organizar a equipe e a compra.”
Se ele só repetir o preço: “Abaixo de [valor] eu não consigo entregar bem. Vou manter o combinado até [data] e aviso com antecedência.”
Depois: escreva o que ficou combinado e mande por mensagem no mesmo dia.`,
    },
  },
  {
    id: 'pessoa_saiu_clientes',
    nome: 'a pessoa que saiu e levou clientes',
    frases: [
      'a vendedora saiu e levou a agenda das clientes',
      'meu melhor vendedor abriu do lado e levou a carteira',
      'a funcionária que mais vendia pediu conta e os clientes foram atrás',
      'saiu e está chamando os meus clientes',
      'montou em casa e as clientes foram com ela',
      'o representante foi pro concorrente com a minha lista',
      'a gerente levou o cadastro dos clientes',
      'ex funcionário roubando minha clientela',
      'perdi metade dos clientes quando ela saiu',
      'quem atendia saiu e os clientes sumiram',
      'o corretor saiu e levou os contatos',
      'a professora saiu e levou os alunos',
      'o técnico abriu a própria oficina e ligou pros meus clientes',
      'os clientes eram dele e não da empresa',
      'fazia quase metade da venda e saiu',
      'saiu pra abrir o negócio dela na mesma rua',
      'levou o caderno de clientes quando pediu demissão',
      'a esteticista saiu com os contatos',
      'o personal saiu e os alunos foram junto',
      'meu sócio operador saiu e levou os contratos',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quanto da venda passava por essa pessoa, e a lista de clientes está com a empresa ou com ela?',
    numeros: [
      'queda_faturamento',
      'distancia_meta',
      'clientes_para_meta',
      'ticket_medio',
      'sobra_mes',
      'receita_por_pessoa',
    ],
    causas: [
      'retail_repeat',
      'service_concentration',
      'receita_por_funcionario',
      'acquisition_channels',
      'other_clients',
      'health_return',
    ],
    passos: [
      {
        acao: 'Chame nesta semana, em nome da casa, os clientes que ela atendia',
        detalhes:
          'Monte a lista pelas notas, pela agenda e pelas conversas dos últimos dois anos e comece pelos que mais compraram. Apresente quem atende agora e ofereça um motivo para vir, sem falar mal de quem saiu.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 5, equipe: 8 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Boa parte responde antes de criar o hábito de comprar em outro lugar.',
      },
      {
        acao: 'Passe todos os contatos para um cadastro da empresa, com senha',
        detalhes:
          'Reúna nomes, telefones e preferências num sistema ou planilha com acesso por pessoa e use só o número da casa para falar com clientes. Troque as senhas a que ela tinha acesso.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: 60,
        dia: 15,
        resultado: 'O cliente passa a ser da casa, e a próxima saída não leva a lista.',
      },
      {
        acao: 'Ensine a quem ficou o que ela fazia, com meta por pessoa',
        detalhes:
          'Escreva como ela abordava, o que oferecia junto e como fechava, e treine em dupla por duas semanas. Combine uma meta por pessoa e um prêmio que caiba na margem.',
        categoria: 'Pessoas e produtividade',
        papel: 'vendas',
        horas: { dono: 4, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A venda que estava em uma só pessoa começa a se dividir entre as outras.',
      },
      {
        acao: 'Faça dois atenderem cada cliente que compra muito',
        detalhes:
          'Ponha um segundo nome em cada conta importante e alterne a visita, a mensagem e a entrega. Quem responde primeiro varia, e o histórico fica escrito onde os dois veem.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O cliente conhece a casa e não um nome só.',
      },
      {
        acao: 'Ponha sigilo e cuidado com dados no contrato da equipe',
        detalhes:
          'Peça ao advogado uma cláusula de sigilo e de uso da lista de clientes e explique o porquê à equipe. Se houver prova de cópia da lista, avalie com ele um aviso formal antes de qualquer briga.',
        categoria: 'Pessoas e produtividade',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: { item: 'Orientação de advogado', min: 300, max: 1200 },
        mensal: null,
        dia: 85,
        resultado: 'A regra fica clara para quem entra, e quem saiu sabe que há limite.',
      },
    ],
    armadilha:
      'Gastar a energia brigando com quem saiu, ou falar mal dela aos clientes: enquanto isso ninguém liga para eles.',
    contradiz: [],
    encaminha: 'Advogado, sobre a cópia da lista, o sigilo e a proteção de dados; sem ameaça por conta própria.',
    material: {
      tipo: 'mensagem',
      titulo: 'Para o cliente que era atendido por quem saiu',
      texto: `Oi, [nome]! Aqui é [seu nome], da [empresa].
A [pessoa] não trabalha mais conosco, e quero cuidar de você pessoalmente.
Vi que a sua última compra foi [o quê], em [mês]. Ficou tudo certo com ela?
Quem atende você agora é [nome], no mesmo número da casa: [telefone].
Separei para você [motivo para vir: revisão, ajuste, novidade do seu gosto], até [data].
Prefere [dia] ou [dia]?`,
    },
  },
  {
    id: 'mudanca_regra',
    nome: 'a regra que mudou e derrubou a procura',
    frases: [
      'mudou a lei e as matrículas caíram',
      'a nova regra da cnh acabou com a autoescola',
      'a anvisa proibiu e a venda caiu',
      'com a nova lei ninguém precisa mais do meu serviço',
      'a prefeitura proibiu e perdi o movimento',
      'o governo mudou a norma e o cliente sumiu',
      'a regra nova tirou a obrigação de contratar',
      'mudança na legislação derrubou a demanda',
      'proibiram o produto que mais vendo',
      'o plano mudou a regra e o paciente parou de vir',
      'liberaram sem exigência e a procura despencou',
      'a lei nova acabou com metade do meu mercado',
      'não é mais obrigatório e o cliente não vem',
      'a resolução proibiu vender e o faturamento caiu',
      'mudaram as regras do setor e não sei se mudo o negócio',
      'o aplicativo do governo substituiu o que eu fazia',
      'o conselho proibiu o procedimento que mais fazia',
      'saiu uma portaria e parei de vender',
      'acabou a obrigatoriedade e a procura caiu pela metade',
      'regra nova da categoria esvaziou a empresa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'O que a regra nova dispensa, o que ela ainda exige, e quanto da sua venda vinha da parte dispensada?',
    numeros: ['queda_faturamento', 'ponto_equilibrio', 'sobra_mes', 'custos_fixos', 'distancia_meta', 'folha'],
    causas: ['edu_occupancy', 'acquisition_channels', 'margem_declarada'],
    passos: [
      {
        acao: 'Leia a regra com um entendido e separe o que caiu do que continua',
        detalhes:
          'Peça ao sindicato ou à associação do setor o texto e as datas e escreva três listas: o que deixou de ser obrigatório, o que continua e o que passou a ser pedido. Ao lado de cada uma, ponha a venda que vinha dela.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe que parte da procura não volta e em qual vale gastar energia.',
      },
      {
        acao: 'Refaça a tabela com o que o cliente ainda quer comprar',
        detalhes:
          'Desmonte o pacote antigo em partes que se vendem sozinhas e dê preço a cada uma: avulso, pacote curto, acompanhamento de quem tem medo ou pressa. Ofereça primeiro a quem pediu informação e não fechou.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Quem não precisa mais do pacote inteiro ainda compra a parte que ajuda.',
      },
      {
        acao: 'Calcule a empresa com a procura de hoje, não com a de antes',
        detalhes:
          'Projete as entradas dos próximos meses só com as vendas novas, porque parcelas antigas ainda escondem a queda. Marque o mês em que a conta não fecha e o custo que precisa sair antes dele.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A queda aparece antes de chegar ao caixa, e a decisão deixa de ser um susto.',
      },
      {
        acao: 'Teste um público novo que a regra não alcança',
        detalhes:
          'Escolha um só grupo que já procura você por outro motivo, venda à mão a dez pessoas e anote o que pagariam. Ponha data para decidir se continua.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 6, equipe: 3 },
        compra: { item: 'Divulgação do teste', min: 150, max: 600 },
        mensal: null,
        dia: 60,
        resultado: 'Você descobre com pouco dinheiro se há um negócio novo ali dentro.',
      },
      {
        acao: 'Ajuste gente, frota e espaço ao tamanho novo, com conversa',
        detalhes:
          'Veja quanto cada pessoa e cada equipamento traz por mês e comece por ceder, alugar ou vender o que está parado. Antes de desligar alguém, levante o custo com o contador e avise com respeito.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 85,
        resultado: 'O custo acompanha a procura, e sobra fôlego para a oferta nova.',
      },
    ],
    armadilha:
      'Esperar que a regra volte atrás, ou baixar o preço do pacote antigo: a procura que caiu por lei não volta por desconto.',
    contradiz: [],
    encaminha:
      'Sindicato ou associação do setor, advogado para os contratos em andamento e contador antes de desligar alguém.',
    material: {
      tipo: 'planilha',
      titulo: 'A empresa antes e depois da regra',
      texto: `O que vendo;Vendas por mês antes;Vendas por mês hoje;A regra ainda exige? (sim ou não);Quem ainda compraria;Preço avulso
[pacote principal];[número];[número];[sim ou não];[quem];[valor]
[parte 1 do pacote];;;[sim ou não];[quem];[valor]
[parte 2 do pacote];;;[sim ou não];[quem];[valor]
[oferta nova];;;[não se aplica];[quem];[valor]
Entradas só de vendas novas;[valor];[valor];;;
Custos do mês;[valor];[valor];;;
Falta por mês;;[conta];;;`,
    },
  },
  {
    id: 'entressafra',
    nome: 'os meses em que quase nada entra',
    frases: [
      'o mel acaba e de março a agosto não entra nada',
      'no inverno não entra quase nada',
      'entressafra sem renda nenhuma',
      'só vendo metade do ano',
      'quero ter renda o ano inteiro',
      'fora da época não tenho produto pra vender',
      'acaba a produção e fico meses sem vender',
      'na seca não produzo e não vendo',
      'a venda para quando acaba a safra da fruta',
      'fico seis meses sem entrada',
      'produto acaba antes do meio do ano',
      'de maio a agosto não tenho produto',
      'fora da época vivo do que guardei',
      'passo a entressafra sem dinheiro',
      'a produção some no frio',
      'a pesca fecha e não entra nada',
      'no defeso não vendo',
      'só tem fruta três meses por ano',
      'renda só em alguns meses do ano',
      'o resto do ano não tem o que vender',
    ],
    segmentos: ['Agronegócio', 'Indústria', 'Alimentação'],
    atividades: null,
    confirma: 'Quanto da última colheita já estava vendido em cada mês, e quanto custa passar os meses sem produto?',
    numeros: ['mes_fraco', 'meses_de_caixa', 'sobra_mes', 'custos_fixos'],
    causas: ['agro_price', 'agro_cost', 'agro_finance', 'acquisition_channels'],
    passos: [
      {
        acao: 'Some o que a casa e a produção gastam nos meses sem venda',
        detalhes:
          'Escreva mês a mês as contas de quando não há produto e divida o total pelos meses em que se vende. Esse é o valor a separar de cada mês bom, antes de qualquer compra.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto guardar de cada venda para atravessar a baixa.',
      },
      {
        acao: 'Reserve parte da produção para vender na entressafra, mais cara',
        detalhes:
          'Separe o que se conserva bem, em potes ou lotes com data, e combine com poucas lojas uma entrega por mês. Na baixa há menos oferta, e o preço costuma ser melhor.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 3 },
        compra: { item: 'Embalagem e lugar de guarda', min: 150, max: 800 },
        mensal: null,
        dia: 20,
        resultado: 'A venda deixa de acabar junto com a colheita.',
      },
      {
        acao: 'Escolha um segundo produto da mesma criação ou terra',
        detalhes:
          'Veja o que já sai do seu trabalho e não é vendido, como derivados, mudas, subprodutos ou um serviço a vizinhos. Teste um só, com encomenda antes de produzir.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 5, equipe: 3 },
        compra: { item: 'Teste do segundo produto', min: 150, max: 1200 },
        mensal: null,
        dia: 30,
        resultado: 'Entra dinheiro em meses que hoje só têm despesa.',
      },
      {
        acao: 'Venda uma cota mensal a quem já compra de você',
        detalhes:
          'Ofereça a fregueses e lojas um combinado de quantidade por mês, com preço fixo até a próxima colheita. Anote quem aceita e em que dia recebe.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 50,
        resultado: 'Parte da renda do ano fica combinada antes de o produto acabar.',
      },
      {
        acao: 'Prepare a próxima baixa antes de ela chegar',
        detalhes:
          'Marque no calendário quando alimentar, reformar e repor, e compre isso na época de dinheiro. Confira água, sombra e abrigo para não perder produção na pior época.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 85,
        resultado: 'A próxima temporada começa inteira, e a despesa da baixa já está paga.',
      },
    ],
    armadilha:
      'Gastar o dinheiro da época boa como se ela durasse o ano, e vender tudo de uma vez para quem paga menos.',
    contradiz: [],
    encaminha: 'Emater ou associação da sua produção; Sebrae, para embalagem e rótulo.',
    material: {
      tipo: 'planilha',
      titulo: 'O ano em que se vende e o ano em que se gasta',
      texto: `Mês;Produto guardado;Venda esperada;Contas da produção;Contas da casa;Sobra ou falta
Colheita, primeiro mês;[quantidade];[valor];[valor];[valor];[conta]
Colheita, último mês;[quantidade];[valor];[valor];[valor];[conta]
Entressafra, primeiro mês;[quantidade];[valor];[valor];[valor];[conta]
Entressafra, último mês;[quantidade];[valor];[valor];[valor];[conta]
Total da falta;;;;;[soma]
A separar de cada mês bom = falta ÷ meses de venda;;;;;[conta]`,
    },
  },
]
