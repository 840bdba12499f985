import type { Case, Silent } from '#src/measures/relations/relations.data.ts'

/** Decisions whose two sides her own numbers give; each account is worked out by hand. */
export const DECIDED: readonly Case[] = [
  {
    segmento: 'Serviços',
    faturamento: 58_000,
    pessoas: 6,
    custos:
      'galpão 5200, 5 funcionarios com encargos 21500, caminhão e diesel 6300, manutenção das peças 3400, imposto 5800, contador 800, juros do cheque especial 1700, outros 1900. eu tiro quando sobra',
    desafio:
      'Emito 58 mil de nota por mes mas o dinheiro nao aparece. Tenho 160 conjuntos, 145 estão na rua a 400 reais cada por mes e 15 na manutenção, só que 38 desses tão em 3 construtoras que não pagam faz 3 meses e eu nao tirei o equipamento porque são cliente antigo e se eu tirar aí que nao paga mesmo. Enquanto isso recuso uns 30 conjuntos por mes de gente nova que quer alugar e ja to usando cheque especial.',
    metas:
      'Quero comprar mais 40 conjuntos, a loja faz 60 mil em 36x de 2450, pra parar de perder cliente novo. Vale a pena?',
    // 38 × 400; × 3; 58.000 − 15.200; − 46.600; 30 × 400; − 3.800 + 12.000
    diz: [15200, 45600, 42800, 3800, 12000, 8200, 6250],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 43_900,
    pessoas: 4,
    custos:
      'ração e silagem 11.800, dois funcionários 7.200, energia 2.300, veterinário e remédio 1.400, coalho sal e embalagem 1.900, diesel e frete 2.600, parcela do Pronaf 3.100, outros 1.300. Eu e meu marido tiramos 5.500',
    desafio:
      'Fazemos 840 queijos de 1 kg por mês. 600 vão para o atravessador a 42 reais e 240 eu vendo direto (feira de sábado, empórios e pelo zap) a 78. Agora ele avisou que a partir do mês que vem paga 38, e em 45 dias. Meu marido acha que é melhor largar o queijo do atravessador e entregar o leite no laticínio, que está pagando 2,55 o litro (gasto 10 litros por queijo). Não sei se aceito, se brigo ou se largo.',
    metas:
      'Vender mais direto. Também penso em fazer uma câmara de maturação, orçamento de 65 mil em 48x de 1.950, porque o maturado sai a 115 o quilo, mas perde 15% do peso e fica 45 dias parado.',
    // 600 × 4; ÷ (78 − 38); 10 × 2,55; 600 × 38 × 45 ÷ 30; 37.100 ÷ 840
    diz: [2400, 60, 25.5, 34200, 44.17],
  },
  {
    segmento: 'Saúde',
    faturamento: 31_160,
    pessoas: 5,
    custos:
      'aluguel 3200 / comissao das 3 podologas 40% da uns 12460 / recepcionista 2900 / material 2400 / imposto 2100 / luz e agua 900 / instagram 1200 / outros 1100',
    desafio:
      'minha agenda ta cheia, cliente nova espera 3 semana, mas o dinheiro nao acompanha. de cada 100 horario marcado 22 a pessoa nao aparece e nem avisa, o atendimento é 95 reais. as meninas ficam sentada e reclama que perde comissao',
    metas: 'quero contratar a 4a podologa e montar mais uma sala, a cadeira e a reforma sai uns 14 mil',
    // 31.160 ÷ 95; × 22 ÷ 78; × 95; 95 × (1 − 16.960 ÷ 31.160)
    diz: [328, 93, 8835, 43.29, 140, 66.4],
  },
  {
    segmento: 'Indústria',
    faturamento: 65_000,
    pessoas: 8,
    custos:
      'Média do mês: tecido e aviamento 24.700, seis costureiras com encargos 19.800, aluguel 4.200, luz 1.900, vendedora 2.600, contador, sistema e outros 2.500, imposto 5.200, minha retirada 7.000. Fora a parcela do banco.',
    desafio:
      'Nosso problema sempre foi a sazonalidade. Das 780 mil que vendemos no ano, 480 mil entram de dezembro a março e nos outros 8 meses são só 300 mil, mas as costureiras e o aluguel são os mesmos o ano inteiro. Todo outubro pego empréstimo pra comprar tecido, ano passado foram 90 mil a 2,9% ao mês em 12 vezes, e quando chega agosto não tem dinheiro de novo. Na temporada parece que estamos ricos, em setembro estou pedindo prazo pra todo mundo. Este ano acho que 90 não vai dar, estou pensando em pegar 130 mil.',
    metas: 'Não depender mais de banco em outubro e ganhar mais uns 10 colégios. Decidir se pego os 130 mil.',
    // Price table: 130.000 at 2,9% in 12; 65.000 − 67.900; × 12
    diz: [13000, 25800, 2900, 34800],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 92_000,
    pessoas: 10,
    custos:
      'equipe da cooperativa 43.000, outros 3 devs + 1 comercial 19.500, sala e internet 3.800, nuvem e ferramentas 4.600, contador 1.100, impostos 11% (10.120), meu pró-labore 8.000',
    desafio:
      'A cooperativa paga 61 mil dos nossos 92 mil e o contrato vence em 75 dias. O novo gerente de suprimentos mandou e-mail pedindo 15% de desconto para renovar por 12 meses, e deu a entender que tem outra empresa na fila. Tenho 5 pessoas alocadas só neles, que me custam 43 mil. Se eu perder esse contrato não sei como pago a folha; temos 35 mil em caixa. Por outro lado, não sei se com 15% a menos ainda vale.',
    metas:
      'Decidir a resposta em duas semanas. Em um ano, que nenhum cliente passe de 40% da receita e criar um produto com mensalidade.',
    // 15% × 61.000; × 89%; 1.880 − 8.144; 61.000 × 89% − 43.000; − 8.144; 1.880 ÷ 89% ÷ 61.000
    diz: [9150, 8144, 6264, 11290, 3146, 3.5],
  },
  {
    segmento: 'Educação',
    faturamento: 40_320,
    pessoas: 6,
    custos:
      'ração e feno 7200, ferrador e veterinario 2400, dois tratadores 6200, instrutores 10750, arrendamento 4500, simples 6% 2420, outras coisas 2000. o que sobra é meu salario',
    desafio:
      'Abriu um haras a 6 km daqui cobrando 340 a mensalidade e a minha é 420. 14 alunos ja falaram que vao sair se eu nao baixar. Tenho 96 alunos, pago 28 por aula pro instrutor, e meus cavalos fazem no maximo 2 aulas por dia cada, 26 dias. Meu filho fala pra igualar o preço logo e encher a escola, eu tenho medo mas ficar vendo aluno ir embora tambem nao dá',
    metas: 'decidir se baixo pra 340. queria chegar em 120 alunos ate o ano q vem',
    // 420 × 94% − 112; 340 × 94% − 112; 4.850 − 96 × 75,2; 96 × 282,82 ÷ 207,62
    diz: [282.82, 207.62, 2369, 131, 890.5, 79],
  },
  {
    segmento: 'Alimentação',
    faturamento: 68_200,
    pessoas: 5,
    custos:
      'ingrediente 24200 embalagem 4400 ifood 12900 cupom 4620 maquininha 410 imposto 4090 funcionario 11200 aluguel 3600 gás 1700 luz 1400 resto 1500',
    desafio:
      'vendo bem e to devendo cartao, nao entendo. saio com 1100 pedido no mes de 62 reais em media, 770 é ifood e 330 no zap. o ifood com entrega deles fica com 27% e eu ainda banco cupom de 6 reais em cada pedido pra aparecer na frente. ingrediente da uns 22 por pedido e caixa e sache 4. no zap o cliente paga o motoboy a parte, so pago 2% da maquininha',
    metas:
      'abrir uma segunda marca no ifood de pizza quadrada com a mesma cozinha pra fazer mais 300 pedido. teria q por um ajudante de 2400',
    // 62 − 27% − 6% − 22 − 4 − 6; 62 − 6% − 2% − 26; 1.820 ÷ 21,50; 770 × 6 ÷ 2; 300 × 9,54; − 2.400
    diz: [9.54, 31.04, 85, 2310, 2862, 462],
  },
  {
    segmento: 'Outro',
    faturamento: 17_100,
    pessoas: 4,
    custos:
      'motorista 5200 monitora 1500 diesel 3700 oficina 3300 seguro 1350 licença vistoria e outros 650 contador 200',
    desafio:
      'a van 3 vive na oficina, gasto 2100 por mes só com ela. Cada aluno paga 380. A van 1 leva 18, a 2 leva 16 e a 3 leva 11, todas com 20 lugares e fazem horario parecido. A van 3 gasta mais 2600 do motorista, 1300 de diesel e 450 de seguro. Tô quase fechando uma van nova em 60x de 3950, o mecânico disse que com ela a oficina cai pra uns 300',
    metas: 'trocar a van velha e pegar mais uma escola. Hj me sobra 1200 limpo por mes e minha mulher ta cobrando',
    // 11 × 380; 2.100 + 2.600 + 1.300 + 450; + 1.800 − 3.950; 8.600 ÷ 380; 40 − 34; 6.450 − 5 × 380
    diz: [4180, 6450, 2270, 4420, 23, 6, 4550, 5750],
  },
  {
    segmento: 'Saúde',
    faturamento: 88_000,
    pessoas: 8,
    custos:
      'medicamentos e material 24.500, funcionários 21.800, aluguel 6.200, laboratório terceirizado 5.900, impostos 5.600, outros 3.000 (sem as retiradas)',
    desafio:
      'Meu sócio quer sair da clínica até dezembro e pediu 250 mil pela metade dele, em 24 vezes sem juros. Ele faz mais ou menos 45% dos atendimentos. Hoje, antes das nossas retiradas, sobram 21 mil por mês; cada um tira 7 mil e o resto fica no caixa. Um veterinário contratado para o lugar dele me custaria 8.900 com encargos. Somos amigos há 12 anos e não quero briga, mas também não sei se esse valor é justo ou se eu consigo pagar.',
    metas:
      'Ficar com a clínica sozinha sem me afundar, e daqui a 2 anos comprar um ultrassom. Preciso dar uma resposta a ele em 30 dias.',
    // 21.000 − 7.000 − 8.900; − 250.000 ÷ 24; ÷ 2; 250.000 ÷ (2.550 × 12)
    diz: [5100, 5300, 2550, 8.2],
  },
  {
    segmento: 'Indústria',
    faturamento: 118_000,
    pessoas: 9,
    custos:
      'papel e tinta 49.000, salários com encargos 31.500, aluguel 7.000, energia 4.200, impostos 9.400, manutenção 3.000, outros 4.500. Tiro 6.000',
    desafio:
      'Uma indústria de molho responde por 54 mil dos 118 mil que faturo por mês. O comprador dela quer 12% a menos a partir de janeiro ou passa pra um concorrente. O papel e a tinta desse cliente me custam 26 mil e tenho 3 funcionários só pra ele, 11.400 com encargos. Aceito ou deixo ir?',
    metas: 'Decidir isso até o fim do mês e arrumar outro cliente grande',
    // 12% × 54.000; × 92%; 3.400 − 5.962; 54.000 × 92% − 37.400
    diz: [6480, 5962, 2562, 12280, 6318],
  },
  {
    segmento: 'Serviços',
    faturamento: 35_750,
    pessoas: 5,
    custos:
      'aluguel 9.500, professores 12.200, luz 3.100, imposto 2.150, limpeza 1.400, manutenção 1.200, sistema 400, outros 1.300',
    desafio:
      'Abriu uma rede grande na avenida cobrando 89 por mês. Eu cobro 130 e tenho 275 alunos. 30 já pediram pra baixar senão saem. Não sei se acompanho o preço deles.',
    metas: 'resolver se abaixo a mensalidade e chegar a 350 alunos',
    // 130 × 94%; 89 × 94%; 275 × 122,20 ÷ 83,66; 4.500 − 30 × 122,20
    diz: [122.2, 83.66, 402, 834, 239],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 21_300,
    pessoas: 2,
    custos:
      'cera e açúcar 2.300, um ajudante 2.400, combustível 2.600, potes e rótulo 1.500, manutenção 900, arrendamento 1.200',
    desafio:
      'Tiro 900 quilos de mel por mês. 700 kg vendo em balde pro entreposto a 19 o quilo e 200 kg eu mesmo envaso e vendo em pote a 40. O entreposto mandou dizer que vai pagar 16 a partir de março. Aceito, procuro outro ou paro de vender pra eles?',
    metas: 'envasar mais',
    // 700 × 3; ÷ (40 − 16); 700 × 16; 10.400 − 2.100
    diz: [2100, 88, 11200, 8300],
  },
  {
    segmento: 'Serviços',
    faturamento: 72_000,
    pessoas: 6,
    custos: 'peças 31.000, salários com encargos 14.500, aluguel 4.800, imposto 3.200, outros 2.500',
    desafio:
      'Meu irmão quer vender a metade dele da oficina pra mim por 180 mil em 36 parcelas. Por mês sobram 16 mil antes das retiradas, e nós dois tiramos 5.500 cada. Pra fazer o que ele faz eu teria que contratar um mecânico chefe por 6.200. Compro ou fecho sociedade com outro?',
    metas: 'continuar com a oficina sem dívida que não dou conta',
    // 16.000 − 5.500 − 6.200; − 5.000; ÷ 2; 180.000 ÷ 25.800
    diz: [4300, 700, 2150, 7],
  },
  {
    segmento: 'Alimentação',
    faturamento: 52_200,
    pessoas: 4,
    custos:
      'ingredientes 19.720, embalagem 3.480, ifood 9.360, promoção 4.000, imposto 3.130, equipe 8.900, aluguel 3.000, gás e luz 2.300, outros 1.400',
    desafio:
      'Faço 1.160 pedidos por mês a 45 reais em média. 800 são do ifood, que leva 26%, e 360 vêm do meu cardápio no whatsapp. Carne, pão e o resto dá 17 por pedido e a embalagem 3. No ifood ainda pago 5 de promoção em cada pedido. No fim do mês não sobra.',
    metas: 'pegar mais um chapeiro de 2.800 pra fazer mais 200 pedidos no ifood',
    // 45 − 6% − 17 − 3; − 26% − 5; 3.090 ÷ 16,70; 800 × 5 ÷ 2; 200 × 5,60; − 2.800
    diz: [22.3, 5.6, 186, 2000, 1120, 1680],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 90_000,
    pessoas: 4,
    custos:
      'mercadoria 68.000, aluguel 5.000, salários 11.000, imposto 5.400, cartão 1.800, luz e internet 1.100, outros 1.200',
    desafio:
      'Vendo bem mas vivo pendurado com a fábrica. Compro umas 68 mil por mês e ponho 50% em cima do custo. O estoque está cheio até o teto e o boleto não para.',
    metas: 'pegar um empréstimo de 60 mil pra pagar os boletos, em 24 vezes a 3,1% ao mês',
    // Price table: 60.000 at 3,1% in 24; 90.000 − 93.500
    diz: [3580, 25900, 3500],
  },
  {
    segmento: 'Indústria',
    faturamento: 84_000,
    pessoas: 7,
    custos:
      'chapas 28.000, funcionários com encargos 26.000, aluguel 6.000, energia 3.500, imposto 6.700, frete 3.800, juros 1.400, outros 2.600',
    desafio:
      'Das 84 mil de nota que tirei por mês, umas 19 mil ficam sem receber: são 5 construtoras que pagam quando querem, já fazem 4 meses. Tô pagando 1.400 de juros no banco. Pensei em comprar uma serra nova de 95 mil em 48x de 3.100 pra produzir mais.',
    metas: 'comprar a serra e dobrar a produção',
    // 84.000 − 19.000; − 78.000; 19.000 × 4; − 3.100
    diz: [65000, 13000, 76000, 16100],
  },
  {
    segmento: 'Saúde',
    faturamento: 46_400,
    pessoas: 5,
    custos:
      'comissão 16.240, aluguel 5.200, auxiliares e recepção 8.600, material 5.100, imposto 3.700, luz e sistema 1.500, outros 1.200',
    desafio:
      'De cada 10 pacientes marcados 3 não vêm. A consulta sai em média 160 e a dentista contratada ganha 35%. Fizemos 290 consultas no mês. O pessoal fica parado e eu pagando.',
    metas: 'abrir mais um consultório na mesma clínica, equipamento de 48 mil em 36x de 1.750, e chamar outra dentista',
    // 46.400 ÷ 160; × 3 ÷ 7; × 160; 160 × (1 − 25.040 ÷ 46.400)
    diz: [290, 124, 19840, 73.66],
  },
  {
    segmento: 'Serviços',
    faturamento: 54_000,
    pessoas: 6,
    custos:
      'motoristas com encargos 21.000, diesel 13.500, pedágio 1.700, manutenção 5.000, aluguel do galpão 3.500, imposto 3.240, seguro 1.900, outros 1.800',
    desafio:
      'Tenho três rotas. A rota norte fatura 24 mil e gasta 15.500, a rota centro fatura 19 mil e gasta 12.800 e a rota sul fatura 11 mil e gasta 12.900 entre motorista, diesel e pedágio. Penso em comprar um furgão novo pra rota sul em 48x de 2.900, aí a manutenção dela cai 1.200.',
    metas: 'trocar o furgão da rota sul',
    // 11.000 − 12.900; + 1.200 − 2.900
    diz: [1900, 3600],
  },
  {
    segmento: 'Indústria',
    faturamento: 39_000,
    pessoas: 4,
    custos:
      'malha, tinta e costura 17.000, funcionários 7.800, aluguel 2.500, imposto 2.340, energia 900, outros 1.200. Retiro 4.500',
    desafio:
      'Uma rede de lojas quer 1.500 camisetas por mês a 21 reais. Hoje vendo 1.000 a 39. Cada camiseta me custa 17 de malha, tinta e costura por fora. Pra dar conta teria que contratar mais uma pessoa de 2.900 e pagam com 60 dias. Pego?',
    metas: 'crescer sem me enrolar',
    // 21 × 94% − 17; × 1.500; − 2.900; (1.500 × 17 + 2.900) × 2
    diz: [2.74, 4110, 1210, 56800],
  },
  {
    segmento: 'Serviços',
    faturamento: 38_400,
    pessoas: 6,
    custos:
      'comissões 19.200, produtos 4.480, aluguel 4.200, recepção 2.300, imposto 2.300, luz e água 1.100, outros 900',
    desafio:
      'Tenho 4 cabeleireiras que ganham 50% de comissão. Faço uns 320 atendimentos por mês a 120 em média. Produto dá 14 por atendimento. Uma delas pediu pra subir pra 60% senão vai pro salão da esquina. Ela traz 11 mil por mês. Se eu subir pra uma as outras vão querer.',
    metas: 'decidir o que responder pra ela e sobrar 5 mil por mês',
    // 11.000 × 10%; 11.000 × (1 − 50% − 6.780 ÷ 38.400); 38.400 × 10%; 3.920 − 3.840
    diz: [1100, 3558, 3840, 80],
  },
  {
    segmento: 'Alimentação',
    faturamento: 96_000,
    pessoas: 11,
    custos:
      'ingredientes 40.300, salários com encargos 28.500, aluguel 6.000, energia 5.200, imposto 5.800, outros 3.000',
    desafio:
      'Surgiu um ponto pra segunda padaria no bairro vizinho. Aluguel 6.500, reforma e forno 140 mil e mais 5 funcionários, uns 13 mil com encargos. Aqui faturo 96 mil e sobra 7.200. O corretor diz que lá dá pra vender 60 mil por mês.',
    metas: 'abrir a segunda até o meio do ano, o banco financia 140 mil em 60x de 3.890',
    // 6.500 + 13.000 + 3.890; ÷ 52%; 60.000 × 52% − 23.390; 30.000 × 52% − 23.390
    diz: [23390, 45000, 7810, 7790],
  },
  {
    segmento: 'Indústria',
    faturamento: 70_000,
    pessoas: 6,
    custos:
      'material 38.000, salários com encargos 17.500, aluguel 3.800, imposto 4.200, energia 1.900, frete 1.500, outros 1.300',
    desafio:
      'Vendo 20 portões por mês a 3.500. O aço subiu e cada portão agora me custa 1.900 de material, antes era 1.500. Não mexo no preço há um ano e meio. Tenho medo de subir pra 3.850 e perder pedido pro concorrente.',
    metas: 'voltar a sobrar 8 mil por mês',
    // 3.500 × 94% − 1.900; 3.850 × 94% − 1.900; 20 × 329; 27.800 ÷ 1.719
    diz: [1390, 1719, 6580, 17],
  },
  {
    segmento: 'Saúde',
    faturamento: 44_800,
    pessoas: 7,
    custos: 'fisioterapeutas 20.880, aluguel 5.500, recepção 4.200, imposto 3.600, luz e sistema 1.500, outros 1.800',
    desafio:
      'Metade dos meus atendimentos é convênio: são 400 sessões por mês a 38 reais que o plano paga em 60 dias, e 296 particulares a 100. A fisio recebe 30 por sessão nos dois. O convênio não reajusta há 3 anos. Penso em largar o convênio mas tenho medo de ficar com a agenda vazia.',
    metas: 'ter mais particular e parar de trabalhar de graça',
    // 38 × 92% − 30; 100 × 92% − 30; × 400; ÷ 62; 15.200 × 2
    diz: [4.96, 62, 1984, 32, 30400],
  },
  {
    segmento: 'Serviços',
    faturamento: 62_000,
    pessoas: 5,
    custos:
      'diesel 17.000, motoristas com encargos 15.500, manutenção 6.000, seguro 2.800, parcelas 5.400, imposto 3.700, pedágio 2.100, outros 1.500',
    desafio:
      'Uma indústria quer contrato fixo: paga 18 mil por mês pra eu deixar um caminhão só com ela, com motorista. O motorista me custa 3.900, diesel seria uns 5.200 e eu teria que comprar outro caminhão, 48x de 4.600. Pagam com 45 dias.',
    metas: 'pegar o contrato ou não',
    // 18.000 × 94%; − 3.900 − 5.200 − 4.600; 8.000 − 4.600; 13.700 × 2,5
    diz: [16920, 3220, 3400, 34300],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 54_000,
    pessoas: 4,
    custos:
      'mercadoria 27.000, aluguel 6.200, vendedoras 7.400, imposto 3.300, cartão 2.100, luz e internet 800, outros 900',
    desafio:
      'Tenho 82 mil de sapato parado de coleções velhas a preço de custo e devo 31 mil pra dois fornecedores. Compro 27 mil por mês. Minha cunhada diz pra fazer liquidação com 40% de desconto, mas eu vendo com margem de 100% em cima do custo.',
    metas: 'limpar o estoque e pagar os fornecedores',
    // 82.000 × 2 × 60%; ÷ 2
    diz: [98400, 49200],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 24_000,
    pessoas: 3,
    custos:
      'mudas e adubo 3.300, ajudantes 4.200, combustível 1.900, energia da irrigação 900, embalagem 800, arrendamento 1.500',
    desafio:
      'Um supermercado quer comprar 8 mil pés de alface por mês a 0,90, pagando com 30 dias e devolvendo o que murchar, uns 12%. Hoje vendo 6 mil pés a 1,60 na feira e pra restaurante. Cada pé me custa 0,55 entre muda, adubo e embalagem. Precisaria de mais um ajudante de 2.100.',
    metas: 'decidir se pego o supermercado',
    // 0,90 × 88% − 0,55; 1,60 − 0,55; 8.000 × 0,24; − 2.100; 8.000 × 0,55 + 2.100
    diz: [0.24, 1.05, 1920, 180, 6500],
  },
  {
    segmento: 'Alimentação',
    faturamento: 66_000,
    pessoas: 8,
    custos: 'comida 25.200, freelancers 13.800, aluguel 8.000, fixos 7.500, imposto 4.000, energia 1.900, outros 1.600',
    desafio:
      'Faço 12 festas por mês a 5.500. Cada festa custa 2.100 de comida e 1.150 de freelancer. Um salão ao lado faz por 4.300. Sexta e domingo ficam vazios. Meu marido quer baixar o preço pra 4.500 pra fazer 16 festas.',
    metas: 'fazer 16 festas por mês',
    // 5.500 × 93,9% − 3.250; 4.500 × 93,9% − 3.250; × 16; × 12; 4.000 − 7.366
    diz: [1914.5, 975.5, 15608, 22974, 3366, 24],
  },
]

/** Two numbers could fill a place, or one lacks. */
export const UNDECIDED: readonly Omit<Silent, 'nunca'>[] = [
  // Two rivals: nobody knows which of them is meant.
  {
    segmento: 'Educação',
    faturamento: 40_320,
    pessoas: 6,
    custos: 'ração e feno 7200, tratadores 6200, instrutores 10750, simples 2420, outras coisas 2000',
    desafio:
      'Abriu um haras cobrando 340 e outro cobrando 360, e a minha mensalidade é 420. Tenho 96 alunos. Será que baixo?',
    metas: 'decidir o preço',
  },
  // How much he pays is not told.
  {
    segmento: 'Tecnologia',
    faturamento: 92_000,
    pessoas: 10,
    custos: 'equipe 43.000, sala 3.800, impostos 10.120, pró-labore 8.000',
    desafio: 'O cliente pediu 15% de desconto pra renovar e não sei se ainda vale.',
    metas: 'decidir a resposta',
  },
  // What she takes herself is not told.
  {
    segmento: 'Saúde',
    faturamento: 88_000,
    pessoas: 8,
    custos: 'material 24.500, funcionários 21.800, aluguel 6.200, impostos 5.600',
    desafio: 'Meu sócio quer sair e pediu 250 mil pela metade dele, em 24 vezes.',
    metas: 'ficar com a clínica',
  },
  // An old debt is no part of each month.
  {
    segmento: 'Serviços',
    faturamento: 58_000,
    pessoas: 6,
    custos: 'galpão 5200, funcionarios 21500, diesel 6300, imposto 5800',
    desafio: 'Tenho 20 mil de um cliente que não pagou em março e estou cobrando.',
    metas: 'comprar mais 40 conjuntos em 36x de 2450',
  },
  // The rent is of the first place.
  {
    segmento: 'Alimentação',
    faturamento: 96_000,
    pessoas: 11,
    custos: 'ingredientes 40.300, salários 28.500, aluguel 6.000, imposto 5.800',
    desafio: 'O aluguel aqui subiu para 6.500 e tenho 5 funcionários que custam 13 mil.',
    metas: 'abrir a segunda padaria um dia',
  },
  // They come.
  {
    segmento: 'Saúde',
    faturamento: 46_400,
    pessoas: 5,
    custos: 'comissão 16.240, aluguel 5.200, recepção 8.600, material 5.100, imposto 3.700',
    desafio: 'De cada 10 pacientes que marcam, 3 pedem recibo. A consulta é 160.',
    metas: 'abrir mais um consultório',
  },
]
