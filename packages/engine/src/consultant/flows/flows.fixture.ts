/** Sums of owners of as many trades, worked by hand: the question and its figure, then what is asked after it and that figure. */
export const FLOW_SUMS: readonly (readonly string[])[] = [
  ['cobrei 200 em cada uma das 5, quanto recebi', 'R$ 1.000'],
  [
    'oi, vendo pastel a 9 conto. massa 1,10, recheio 2,35, oleo e embalagem 0,80 e o app come 23% do preço. qto sobra limpo por pastel?',
    'R$ 2,68',
    'e se eu subir pra 11?',
    'R$ 4,22',
    'e por mes vendendo 900 nesse preço de 11?',
    'R$ 3.798',
  ],
  [
    'tenho um studio de pilates faz 6 anos. aluguel 2300, luz 340, recepcionista 1900, sistema 120. a mensalidade é 260 e pago 90 por aluna pra instrutora. qtas alunas preciso so pra empatar o mes??',
    '28',
  ],
  [
    'sou marceneiro, tenho 52 anos e ate hj nao sei por preço kkk. armario q gastei mdf 680, ferragem 145 e 2 diarias de ajudante a 130. quero q 35% do preço final seja meu. por quanto vendo',
    'R$ 1.669,23',
  ],
  [
    'manicure aqui. to pensando em dar 15% de desc nas terça pq é fraco. faço umas 22 mao por terça a 35 cada, mes de 4 terça. qto esse desconto me custa no mes se nao vier ninguem a mais',
    'R$ 462',
  ],
  [
    'scanner pra oficina: 4800 com 8% de desconto no pix ou 12x de 455 no carne. qto pago a mais se for parcelado?',
    'R$ 1.044',
    'e em 6x de 770?',
    'R$ 204',
  ],
  [
    'sorveteria. polpa do fornecedor a 11,90 o kg entrega gratis, o outro faz 10,60 mas cobra 95 de frete por pedido. pego 60 kg por vez, qual compensa e qto de diferenca',
    'R$ 17',
  ],
  [
    'pet shop: o taxi dog terceirizado me cobra 14 por viagem, sao 130 viagem no mes. se eu puser moto propria: parcela 620, gasolina 380, rapaz 1450. vale a pena ter a minha? qto muda por mes',
    'R$ 630',
  ],
  [
    'dr aqui, consultorio odonto no 7 andar. gasto 9240 por mes com tudo, abro 22 dias 8h por dia mas uns 25% das hora fica sem paciente. qual meu custo por hora q realmente atendo',
    'R$ 70',
  ],
  [
    'torro cafe. saca de 60kg cru paguei 1380, perde 16% no peso na torra e vai 174 de gas e mao de obra por saca. qto sai o kg torrado',
    'R$ 30,83',
  ],
  [
    'entrego gas. rota de 148 km ida e volta, 3 vezes por semana, a fiorino faz 9,5 por litro, gasosa a 6,19. qto gasto no mes (4 semana)?',
    'R$ 1.157,20',
    'e se for 2 por semana?',
    'R$ 771,47',
  ],
  [
    'frete pra uberlandia pagou 2850. diesel 980 pedagio 214 chapa 150 e o motorista leva 12% do frete. caminhao é 2009 ja quitado. sobrou qto da viagem',
    'R$ 1.164',
  ],
  [
    'loja de roupa, mes passado: jeans 8400, blusinha 5950, vestido 4650, acessorio 2000. o jeans é quantos % do q vendi?',
    '40',
  ],
  ['farmacia de manipulaçao, maio fechou 37.500 e junho 42.300. cresceu qtos %?', '12,8'],
  ['hostel com 24 cama, mes de 30 dias, vendi 468 diarias. qual foi minha ocupaçao', '65'],
  [
    'floricultura, fico a 3 quadra do cemiterio rs. por mes sai 40 buque (lucro 38 cada), 25 arranjo (lucro 52) e 60 vasinho (lucro 9). lucro medio por peça da qto?',
    'R$ 26,88',
  ],
  [
    'confecçao de camiseta. rolo de malha tem 18 kg, perde 10% no corte, cada camiseta leva 0,240 kg. sai qtas inteira do rolo',
    '67',
  ],
  [
    'terraplanagem, cortar 86 m3 de barranco, a terra solta incha 25%, minha caçamba leva 12 m3. bota fora fica 18 km dali. qtas viagem vou dar?',
    '9',
  ],
  [
    'vendo piso. cliente quer p/ sala de 6,40 por 4,25 com 10% a mais de sobra, a caixa cobre 2,20 m2. qtas caixa eu separo',
    '14',
  ],
  [
    'otica. vendi um multifocal por mil e duzentos no credito, a maquininha tira 3,49% e se eu antecipar ela morde mais 6% do q sobrou. qto cai na conta antecipando?',
    'R$ 1.088,63',
  ],
  [
    'alugo a maquina de laser por 1100 a diaria. cobro 140 a sessao e gasto 30 de material por cliente. qtas sessao no dia pra empatar',
    '10',
    'e se a diaria for 1320?',
    '12',
  ],
  [
    'buffet: festa pra cento e vinte pessoa a 78 por cabeça. 30% de sinal e o resto em 4x. qto fica cada parcela?',
    'R$ 1.638',
    'e em 6x?',
    'R$ 1.092',
  ],
  [
    'chegou doze caixa de vinho, cada uma com meia duzia. a garrafa foi 41 e o frete de tudo 612. qto custou cada garrafa posta aqui',
    'R$ 49,50',
  ],
  [
    'papelaria volta as aula. meta 26000 no mes, ja vendi 14300 e falta 9 dias uteis. tem q vender qto por dia',
    'R$ 1.300',
  ],
  [
    'van escolar: diesel 1850, manutençao 420, seguro 310, parcela 1480 por mes. rodo 2900 km. meu km sai a qto?',
    'R$ 1,40',
  ],
  [
    'alugo castelo inflavel a 250 a festa. paguei 4500 nele e aguenta umas 90 locaçao. cada vez vai 80 do ajudante e 35 de gasolina. contando o desgaste dele sobra qto por festa',
    'R$ 85',
  ],
  [
    'sitio de leite, 45 hectare. 60 vaca dando 1140 litro por dia. cada uma come 6 kg de raçao a 2,10 e o laticinio paga 2,60 o litro. tirando a raçao qto cada vaca deixa por dia?',
    'R$ 36,80',
  ],
  [
    'lavanderia, fixo 3650 no mes. cobro 9,50 o kg e gasto 1,90 por kg de sabao agua e luz. quero q me sobre 3 mil e quinhentos. preciso lavar qtos kg',
    '940,79',
  ],
  [
    'clinica vet. a recepcionista ganha 1800, o dissidio deu 6,5% e tem uns 36% de encargo em cima. vai me custar qto por mes agora?',
    'R$ 2.607,12',
  ],
  [
    'excursao pra aparecida: onibus 4600, pedagio 380, guia 300. tenho 33 pessoa confirmada e quero ganhar 1650. cobro qto de cada?',
    'R$ 210',
  ],
  [
    'vendo coxinha a 7,50, gasto 1,90 de massa e frango, 0,35 de oleo e 0,25 de guardanapo. quanto sobra em cada uma',
    'R$ 5',
    'e se eu vender a 8?',
    'R$ 5,50',
  ],
  [
    'escola de natação, aluguel da piscina 3800, salva vidas 2100, cloro 450. mensalidade 190 e pago 55 por aluno pro professor. quantos alunos pra empatar?',
    '48',
  ],
  [
    'comprei uma maquina de cortar grama por 2.880, ela me economiza 40 reais de ajudante por jardim e faço 12 jardins por mes. em quantos meses se paga?',
    '6',
  ],
  ['marmitaria: comida 8,20, embalagem 1,10, app leva 20%. vendo por 21. sobra quanto limpo?', 'R$ 7,50'],
  [
    'rodo 240 km por dia, 5 dias na semana, o carro faz 12 por litro e a gasolina ta 5,90. quanto gasto por semana?',
    'R$ 590',
    'e se eu rodar 4 dias?',
    'R$ 472',
  ],
  [
    'a padaria da frente vende o pao a 18 o kg. eu gasto 6,50 de farinha e fermento e 2,10 de gas em cada kg e vendo a 16. quanto ganho por kg',
    'R$ 7,40',
  ],
  ['alugo 8 barracas de camping a 35 a diaria, em janeiro ficam 70% ocupadas, 31 dias. quanto entra?', 'R$ 6.076'],
  ['colhi 900 kg de morango, perdi 12% e vendi o resto a 14 o kg. quanto entrou?', 'R$ 11.088'],
  [
    'loja de celular, capinha custa 6 e vendo a 25. vendo 180 por mes, aluguel do quiosque 1.600 e luz 140. quanto sobra no mes?',
    'R$ 1.680',
  ],
  ['dedetizo 14 casas por semana a 160 e gasto 38 de veneno em cada. quanto sobra por semana?', 'R$ 1.708'],
  [
    'hamburgueria, fornecedor A faz a carne a 34 o kg com entrega, o outro faz a 31,50 mais 45 de frete. compro 25 kg, qual compensa?',
    'R$ 17,50',
  ],
  [
    'tenho frota de 3 motos, seguro 95 de cada e troca de oleo 60 de cada por mes. quanto gasto por mes com elas?',
    'R$ 465',
  ],
  [
    'esteticista, custo fixo 2.240 por mes, atendo 20 dias 7 horas mas 20% da agenda fica vazia. quanto me custa a hora atendida?',
    'R$ 20',
  ],
  ['vendi um terreno por 180 mil e a comissao é 5%. quanto pago de comissao?', 'R$ 9.000'],
  ['festa para oitenta pessoas a 65 por pessoa, 40% de entrada e o resto em 3x. quanto fica cada parcela?', 'R$ 1.040'],
  [
    'oficina de bicicleta: aluguel 900, luz 110, internet 90. cada revisao cobro 70 e gasto 15 de peça. quantas revisoes pra pagar as contas?',
    '20',
  ],
  ['preciso de 75 m2 de piso, a caixa vem com 2,5 m2. quantas caixas compro?', '30'],
  ['a caixa de 24 picoles sai 36 reais e vendo cada um a 3,50. quanto ganho por caixa?', 'R$ 48'],
  ['tosador ganha 40% do banho de 70 reais, fez 110 banhos. quanto pago pra ele?', 'R$ 3.080'],
  [
    'entraram 14.500 no mes, paguei 3.200 de aluguel, 4.100 de mercadoria e 2.950 de salario. quanto sobrou?',
    'R$ 4.250',
  ],
  ['impressora 3d custa 3.600, cada peça deixa 12 e vendo 50 por mes. se paga em quanto tempo?', '6'],
  [
    'costureira: calça cobro 30 e faço 6 por dia, 22 dias. gasto 2 de linha e ziper em cada e 480 de aluguel. quanto tiro no mes?',
    'R$ 3.216',
  ],
  ['cabeleireira, gasto 320 por mes de produto e atendo 80 clientes. quanto vai de produto por cliente?', 'R$ 4'],
  ['meu aluguel é 2.400 e faturo 30 mil. quantos por cento do faturamento vai no aluguel?', '8'],
  ['pago 12 por hora pra 4 colhedores, 9 horas por dia, 6 dias. quanto da a folha da semana?', 'R$ 2.592'],
  [
    'sacole: faço 300 por semana, custa 0,60 cada e vendo a 2. gasto 85 de luz do freezer por semana. quanto fica?',
    'R$ 335',
  ],
  ['um caminhao leva 14 m3 de areia e a obra precisa de 98 m3. quantas viagens?', '7'],
  [
    'gasolina 5,80, a van faz 8 km por litro. excursao de 640 km, pedagio 96 e motorista 300. quanto custa a viagem?',
    'R$ 860',
  ],
  ['vendo mel a 38 o pote e cada pote me custa 14. quero tirar 3.600 por mes, quantos potes?', '150'],
  ['tinha 240 alunos e saíram 18. quantos por cento perdi?', '7,5'],
  ['faço entrega por 9 cada e o combustivel da 2,40 por entrega. em um dia com 25 entregas quanto fica?', 'R$ 165'],
  ['maquina de cafe 1.980 a vista ou 12x de 189. quanto pago a mais parcelado?', 'R$ 288'],
  [
    'minha marmita fit custa 11,40 de comida, 1,60 de embalagem e 0,90 de etiqueta e talher. vendo a 22,90. tenho 3 freezer de 400 litros. qual a margem em cada uma?',
    'R$ 9',
  ],
  [
    'escola de violao aqui. aluguel 2100, luz e internet 380, contador 300. o prof ganha 45 a hora aula e o aluno paga 240 por mes com 4 aulas individuais de 1h. quantos aluno preciso pra empatar',
    '46,33',
  ],
  [
    'fabrica de gelo. maquina nova 64 mil, faz 900 sacos a mais por mes, cada saco deixa 2,80 limpo depois de agua luz e plastico. em qto tempo se paga',
    '25,4',
  ],
  [
    'queijo canastra, gasto 10 litro de leite por peça, leite eu conto a 2,60, mais 4 reais de coalho sal e lavação. vendo a 48 pro atravessador. qto sobra por queijo e qts por cento',
    'R$ 18',
  ],
  [
    'sou ferrador de cavalo cobro 120 o casqueamento com ferradura. ferradura e cravo 38. faço 5 por dia bom e rodo uns 90 km, o carro faz 10 por litro e a gasolina ta 6,20. meu sogro cobrava 80 em 2019. qto me sobra no dia',
    'R$ 354,20',
  ],
  [
    'alugo caçamba de entulho a 260 por 5 dia. descarte no aterro fica 70 e diesel 35 por viagem. tenho 12 caçamba. quero comprar mais uma de 4.860, em qtas locaçao ela se paga',
    '31,35',
  ],
  [
    'furo poço artesiano 210 o metro. gasto 118 o metro entre diesel, broca e tubo. o poço do seu osvaldo deu 84 metro. fiz tb o da igreja q deu 60 mas esse ja recebi. qto lucro nesse do osvaldo',
    'R$ 7.728',
  ],
  ['passei 12.600 no debito com taxa de 1,2% e 7.300 no credito com 3,1%. quanto foi de taxa no total', 'R$ 377,50'],
  [
    'tenho um salao de festa, 6 meses faço 7.200 por mes e nos outros 6 faço 3.900. quanto entra no ano e qual a media por mes?',
    'R$ 66.600',
  ],
  [
    'comprava o saco de cimento a 32 e vendia a 40, agora subiu pra 36. vendo a quanto pra manter a mesma margem?',
    'R$ 45',
  ],
  [
    'aluguei 40 cadeiras a 3,50 cada mais 30 de entrega. o cliente deu 40% de entrada. quanto falta receber?',
    'R$ 102',
    'e se forem mais 20 cadeiras?',
    'R$ 144',
  ],
  ['preciso de 340 m de cabo, o rolo vem com 100 m e custa 215. quantos rolos e quanto vou gastar?', 'R$ 860'],
  [
    'cabeleireira parceira fez 64 escovas a 50 e 20 progressivas a 180, ela fica com 60%. quanto pago pra ela e quanto fica pro salao?',
    'R$ 4.080',
  ],
  [
    'compro peixe inteiro a 18 o kg, rende 45% de filé e pago 4 por kg de filé pra limpar. quanto me sai o kg do filé?',
    'R$ 44',
  ],
]

/** Sums that lack one number, and how it is asked for. */
export const FLOW_LACKS: readonly (readonly [question: string, asks: string])[] = [
  [
    'serralheria. portao de correr, o ferro ta 9,80 o kg, mais 160 de roldana e trilho e 90 de tinta. qto da o material?',
    'Quantos quilos vão nisso?',
  ],
  [
    'motoboy proprio aqui, rodo 90 km por dia 26 dias no mes, gasolina 6,29. qto ta indo de gasolina no mes?',
    'Quantos km por litro o veículo faz?',
  ],
  [
    'dou aula de violao na garagem. quero tirar 4500 por mes limpo, gasto 380 com internet e corda. qtos aluno preciso?',
    'Quanto você recebe por cada um (preço ou mensalidade)?',
  ],
  [
    'fotografo de casamento. lente de 6200 a vista, a loja faz em 12x no carne. qto vou pagar de juros',
    'De quanto é cada parcela?',
  ],
]
