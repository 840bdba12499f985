/** What owners count, and the card of it; '' where the numbers show none of these. */
export const COUNTED: readonly (readonly [card: string, told: readonly string[]])[] = [
  [
    'cliente_nao_volta',
    [
      'Todo mês chegam uns 20 alunos novos e 18 param. A sala continua do mesmo tamanho desde março.',
      'matriculei 9 criança em outubro e perdi 10, sempre as que tao no começo',
      'Fechamos 15 assinaturas novas no mês passado, mas 14 clientes cancelaram.',
      'de cada 10 aluno que entra, 7 não passa do terceiro mês',
      'entraram 6, saíram 8. é assim todo mês, aluno novo entra e o outro vai embora',
      'a gente vende 30 planos por mês e 27 clientes pedem pra sair',
      'Metade dos alunos novos desiste antes do segundo mês, e eu gastando 2 mil de anúncio',
      'são 12 pacientes novos por mês e 11 somem antes da quarta sessão',
    ],
  ],
  [
    'no_show',
    [
      'tenho 200 horários agendados no mês e só apareceram 156',
      'De 90 consultas marcadas, 21 pacientes não vieram e nem avisaram.',
      'marco 14 cortes por dia e sempre 3 ou 4 não vem',
      'a agenda mostra 60 aulas na semana, dou 47, o resto falta sem avisar',
      'em setembro eram 400 atendimentos agendados e fizemos 322. fica um monte de buraco',
      'uns 20% dos pacientes marca e não aparece, e tenho fila de espera',
      '8 mesas reservadas no sábado, 5 vieram',
    ],
  ],
  [
    'retrabalho',
    [
      'De 38 trabalhos que saíram, 9 a gente teve que fazer de novo porque a medida estava errada',
      'refizemos 14 portas das 80 do mês',
      'umas 12 camisas por semana saem com o nome errado e faço outra',
      '1 em cada 6 arte volta pra corrigir, são 4 horas jogadas fora',
      'mês passado joguei 40 bolos... não, errei 11 pedidos e tive que fazer tudo outra vez',
      'de 22 montagens, 6 o montador voltou pra consertar o que fez errado',
    ],
  ],
  [
    'producao_atrasa',
    [
      'Dos 26 pedidos de novembro, 10 saíram depois da data.',
      'de 45 entregas 17 atrasaram mês passado, o pessoal liga xingando',
      'prometo 15 dias e entrego em 28, tenho 9 dos 14 atrasados agora',
      'só 11 dos 30 serviços ficaram prontos no dia combinado',
    ],
  ],
  [
    'delegar',
    [
      'meus 3 ajudantes ficam parados quase 2 horas por dia até eu chegar pra dizer o que fazer',
      'se eu não estou na loja ninguém decide nada, as meninas ficam paradas esperando eu voltar',
      'Tem 7 serviços na bancada que só faltam a minha conferência e os técnicos ociosos enquanto isso',
      'tudo passa por mim: preço, compra, cliente bravo. a equipe fica de braço cruzado me esperando responder',
      'o pessoal para toda hora pra me perguntar, se eu saio pra almoçar a obra para',
      '5 orçamentos parados na minha mesa e o vendedor esperando eu aprovar',
    ],
  ],
  [
    'medo_reajuste',
    [
      'a diária tá 90 reais faz três anos e tudo subiu',
      'não mexo na tabela desde 2022, material dobrou',
      'o corte continua 35 há 4 anos porque tenho medo do pessoal ir pro vizinho',
      'minha mensalidade é a mesma de quando abri, em 2020',
      'faz 2 anos que não subo o preço da marmita',
      'cobro igual desde a pandemia, vergonha de aumentar',
    ],
  ],
  [
    'preco_sem_conta',
    [
      'toda cliente fala que cobro barato demais e eu recuso uns 6 pedidos por semana',
      'falam que meu preço é baixo pelo trabalho que dá, e não dou conta das encomendas',
      'as amigas dizem que eu deveria cobrar mais, tô dizendo não pra 5 por mês',
    ],
  ],
  [
    'estoque_parado',
    [
      'tenho 60 mil em mercadoria e 25 mil não sai faz um ano',
      'Fiz a contagem: R$ 80.000 em estoque, uns 30 mil parado desde o inverno passado',
    ],
  ],
  ['concentracao_cliente', ['uma rede paga 31 mil por mês dos meus 54', 'Um hospital é 18 mil dos nossos 30.']],
  [
    'inadimplencia_clientes',
    ['são 80 alunos e uns 20 pagam depois do dia 15', 'tenho 60 mensalistas, 14 não pagaram esse mês'],
  ],
  [
    'estrela_saindo',
    [
      'Dos 31 mil do salão, 13 são da cadeira dela, e semana passada ela foi olhar uma sala no centro.',
      'o Rafa sozinho traz 12 mil dos 27 e já falou que tem lugar pagando 60',
      'Metade das alunas vem por causa dela. Uma mãe contou que ela quer abrir a escola dela.',
      'meu técnico faz 40 mil dos 90, os clientes são dele, e o concorrente ofereceu mais',
    ],
  ],
  [
    'socio_sem_trabalhar',
    [
      'meu sócio tira 5 mil por mês e não pisa na loja desde janeiro',
      'Ela tem metade do contrato, mora em Recife e recebe 4 mil todo mês. Eu abro e fecho.',
      'O Paulo pôs 60 mil no começo. Leva 3.500 por mês e só aparece na sexta.',
      'somos dois donos, ele arrumou outro emprego e continua tirando 6 mil',
    ],
  ],
  [
    'troca_online',
    [
      'mando 150 pedidos pelo correio e voltam 33, a numeração não bate',
      'Vendo pelo site e 20% volta por causa do tamanho, com frete grátis.',
      'são 28 devoluções em 160 pedidos do insta, quase sempre a medida',
    ],
  ],
  [
    'devolucao_da_rede',
    [
      'levei 6 mil maços pra rede e me pagaram 4.700, o resto descontam',
      'Deixo 90 bolos por dia nos mercados e recolho uns 20, só recebo do que vendeu.',
      'entrego 500 dúzias no supermercado e 90 voltam sem pagar',
    ],
  ],
  [
    'fila_preco_baixo',
    [
      'tenho 15 na lista de espera, durmo quatro horas e a colega cobra o dobro',
      'Agenda lotada até o mês que vem, não tenho folga, e o vizinho cobra 80.',
      'recuso gente todo dia, tô exausta, cobro 45 e a moça da rua de cima cobra 70',
    ],
  ],
  [
    'sucessao',
    [
      'Tenho 68 anos e meu filho não quer saber da oficina. O encarregado quer ficar com ela.',
      'fiz 71 anos, as filhas não vêm, quem vai tocar a padaria?',
      'Com 64 anos, penso em passar a loja pra minha sobrinha.',
    ],
  ],
  [
    'grande_cliente_saindo',
    [
      'A rede avisou que não vai renovar o contrato, são 14 mil dos nossos 33.',
      'o hospital encerra o contrato em março e é quase metade do que entra',
      'a montadora, meu maior cliente, vai trazer a peça de fora',
    ],
  ],
  [
    '',
    [
      'meu fornecedor vai abrir loja própria e 90% do que vendo vem dele',
      'Se a mineradora encerrar o contrato eu fecho, ela é 75% do que entra.',
      'meu sócio tira 5 mil e trabalha igual a mim, falta cliente',
      'a rede quer 8% de desconto ou troca de fornecedor',
      'o dono do imóvel não vai renovar o contrato da loja, metade das vendas vem da porta',
      'a Ana saiu e levou metade das clientes dela, abriu salão dela na esquina',
      'agenda lotada, todo mundo feliz, quero crescer',
      'tenho 30 anos de padaria e quem fica no caixa sou eu',
      'tenho 34 anos e meu sócio quer comprar a máquina',
      'vendi 200 peças no site e 40 eram da coleção nova, frete grátis',
      'ele faz 12 mil dos 27 e está contente, quero dar um bônus',
      'tenho sócio e tiro 5 mil, ele 6, dividimos o trabalho',
      'meu sócio tira 6 mil igual a mim e as vendas caíram',
      'mandei 200 currículos e voltaram 10 respostas, o tamanho da equipe não ajuda',
    ],
  ],
  [
    '',
    [
      'entra 46 mil e sai 50 mil todo mês',
      'entraram 3 funcionários e saíram 4 esse ano',
      'vendi 30 peças e sobraram 12 na loja, clientes pedem outra cor',
      'tenho 14 funcionários e 3 faltam toda semana',
      'de 120 orçamentos fechei 9',
      'comprei 300 mudas e 40 morreram no transporte',
      'tenho 8 carros esperando peça que não chega do fornecedor',
      'o cliente fica me esperando aprovar o desconto e compra em outro lugar',
      'pago o mesmo aluguel há 3 anos e agora o dono quer dobrar',
      'meu fornecedor manteve o mesmo preço desde 2022, graças a Deus',
      'dos 20 clientes 8 estão com boleto atrasado',
      'a conta de luz atrasou 2 meses e o aluguel 1',
      'os clientes acham barato e compram bastante, o problema é entregar longe',
      'tenho 40 funcionários e 12 não vieram no feriado',
      'uma padaria me deve 3 mil dos meus 20 de crédito',
      'vendi 30 mil em mercadoria e 10 mil foi no cartão',
      'a máquina fica parada 3 horas por dia esperando o técnico',
      'vendo no fiado há 5 anos pro mesmo cliente',
      'trabalho com a mesma equipe desde 2019',
      'quero sair de 20 para 30 clientes até dezembro',
    ],
  ],
]
