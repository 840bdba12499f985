import type { Case } from '#src/measures/relations/relations.data.ts'

/** Decisions weighed by the unit: one more, one dearer, one who waits, one who leaves; worked out by hand. */
export const DECIDED_BY_UNIT: readonly Case[] = [
  {
    segmento: 'Agronegócio',
    faturamento: 31500,
    pessoas: 4,
    custos:
      'mudas e nutriente 9800 energia 2700 funcionarios 9600 (com a esposa) embalagem 2100 frete 2600 arrendamento 1200 funrural e imposto 700 pronaf que ja tenho 1450',
    desafio:
      'entao eu planto 19500 pé por mes e vendo 15000 a 2,10 o resto se perde, no calor queima a borda e pendoa uns 2600 pé que vai pro gado do vizinho e mais uns 1900 o mercado devolve pq n vendeu e eu troco de graça, sempre troquei. todo mundo fala pra eu crescer e o rapaz da estufa me deu orçamento 62 mil uma estufa nova que da mais 6000 pé, ia precisar de mais um funcionario 2100. outro vendedor ofereceu tela aluminizada com nebulizador pras 3 estufa por 14800 diz que corta metade da queima mas vendedor fala ne. o pé me custa uns 0,75 de muda nutriente luz e embalagem. o preço da alface no ceasa tava 1,60 semana passada e no frio sobe pra 2,50, o sacolao do Ze paga 2,30 mas compra pouco, ja pensei em fazer salada higienizada tb, a bomba reserva ta ruim',
    metas: 'fazer a estufa nova pelo pronaf esse ano e chegar a 45 mil por mes. sobrar pelo menos 5 mil pra familia',
    // 6.000 × 76,9%; 4.500 × 2,10
    diz: [62000, 4614, 9450, 2100],
  },
  {
    segmento: 'Indústria',
    faturamento: 26400,
    pessoas: 11,
    custos:
      'folha 19800 das 10 costureira, aluguel 1600, luz 980, linha e agulha 1250, manutençao 600, das 1850, contador 450',
    desafio:
      'faço 6000 peça por mes a 4,40. a marca quer mandar mais 2000 no mesmo preço e eu preciso de mais 4 costureira, cada uma sai 1980. trabalho muito e nao sobra pra mim',
    metas: 'tirar 3 mil por mes. resolver se pego as 2000 peças',
    // 2.000 × 4,40; 4 × 1.980
    diz: [8800, 7920],
  },
  {
    segmento: 'Serviços',
    faturamento: 38000,
    pessoas: 6,
    custos:
      'folha 17.500, produtos 5.600, combustível 3.300, prestação de 2 carros 2.300, aluguel 1.500, DAS 3.040, contador 500, responsável técnico 1.200, pró-labore 3.000',
    desafio:
      'Tenho 52 contratos mensais de 240 reais que não reajusto há 3 anos. Cada visita me custa 48 de produto, 28 de combustível e 5 horas de técnico a 26 reais. A agenda está cheia e estou recusando uns 15 avulsos por mês de 390, que gastam a mesma coisa. Imposto é 8%.',
    metas: 'Os contratos renovam em janeiro. Penso em contratar mais uma dupla de técnicos ou reajustar para 285.',
    // 45 × 52; × 92%; 52 × (1 − 14,80 ÷ 56,20); 390 × 92% − 206; × 15; 240 × 92% − 206; 285 × 92% − 206
    diz: [2340, 2153, 38, 152.8, 2292, 14.8, 56.2],
  },
  {
    segmento: 'Educação',
    faturamento: 68000,
    pessoas: 14,
    custos:
      'Folha com encargos 41.500, aluguel 6.200, alimentação 5.800, material 2.100, água e luz 1.900, impostos 4.300, contador 800, sistema 350, meu pró-labore 5.000',
    desafio:
      'São muitas coisas juntas então vou escrever tudo. A mensalidade é 790, tenho 96 alunos e 9 deles são irmãos com 10% de desconto, mas o que entra mesmo na conta é por volta de 68 mil, tem mês que menos, tem 12 famílias devendo que soma 31 mil e dessas 8 com mais de três meses e eu fico sem graça de cobrar porque a cidade é pequena e a gente encontra no mercado. Em março vem o dissídio das professoras, o sindicato falou 5,5%, e a folha com encargos é 41.500. Eu estava pensando em reajustar só 3% pra não perder aluno para a escola da avenida que cobra 720 (mas lá não dá comida). Meu marido quer construir uma sala nova, orçamento de 85 mil, pra 18 crianças de manhã porque tenho 11 na fila de espera da manhã, mas precisaria professora e auxiliar que dá 7.900 com tudo e a comida é uns 60 reais por criança. De tarde sobram 14 vagas que ninguém quer. Também teve a geladeira que queimou.',
    metas:
      'Definir o reajuste antes das rematrículas que começam em novembro e decidir se faz a sala nova com financiamento. Queria tirar 7 mil de pró labore em vez de 5.',
    // 11 wait; 7.900 ÷ what one leaves; 14 × 790
    diz: [7900, 14, 11060],
  },
  {
    segmento: 'Alimentação',
    faturamento: 88000,
    pessoas: 12,
    custos:
      'milho e insumos 33.400, folha 26.500, aluguel 4.500, energia e gás 4.200, imposto 6.160, cartão 2.200, contador 700, parcela do forno 1.900, retirada 5.000',
    desafio:
      'Oi, então, surgiu um ponto num posto de gasolina a 40 km daqui, bonito, movimento bom, o dono do posto gosta da gente e quer 5.500 de aluguel. A reforma com câmara e cozinha ficou 110 mil, eu tenho 40 mil guardado e o gerente falou em emprestar 70 mil em 36 vezes de 2.790. Precisaria de 7 funcionários lá que dá 17.500 com encargos e mais uns 3 mil de luz, gás e água. Aqui o milho e os insumos dão 38% da venda, imposto 7% e maquininha 2,5%. Eu acho que lá vende uns 45 mil por mês porque é a metade daqui. Minha filha quer, meu genro não quer. O milho na entressafra subiu de 38 para 62 o saco e quem faz o ponto da massa sou eu e a Cida, então não sei quem ia ficar lá. No mês de junho vendemos 121 mil e em fevereiro só 66. Ah e o iFood também me ligou.',
    metas:
      'resolver se abro a segunda loja até o fim do mês, o dono do posto só segura até dia 30. sonho é ter três lojas pra deixar uma pra cada filho',
    // 5.500 + 17.500 + 3.000 + 2.790; ÷ 52,5%; 45.000 × 52,5% − 28.790
    diz: [28790, 54800, 5170],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 34000,
    pessoas: 2,
    custos:
      'medicamento 9800, diesel e manutençao 4300, parcela caminhonete 2850, auxiliar 3200, imposto 2700, parcela ultrassom 1350, contador 450, telefone e outros 400. vivo do que sobra',
    desafio:
      'faturo 34 mil de nota mas recebo uns 26, o resto vai ficando pro mes que vem quando o leite pagar, quando vender o bezerro... tenho 87 mil na rua, 52 mil disso com mais de 6 meses e um só fazendeiro me deve 29 mil e é compadre do meu pai. o remedio eu pago em 28 dias pro distribuidor 9800 por mes e vendo no preço de custo pra fazer amizade, ganho é no serviço. ja to usando 11 mil do cheque especial a 8% e o banco ofereceu 40 mil emprestado em 24 de 2480. rodo 4500 km por mes, tem dia que vou em Perdizes por causa de uma vaca só e cobro 180 da visita, o concorrente cobra 150. pensei ate vender o ultrassom. nao sei se o problema é o preço ou eu que nao sei cobrar, minha mulher fala que é a segunda opção rs',
    metas:
      'sair do cheque especial ate dezembro e decidir se pego o emprestimo de 40 mil. um dia montar uma clinica na cidade',
    // 26.000 − 25.050; − 2.480
    diz: [950, 1530],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 59800,
    pessoas: 7,
    custos:
      'link 7500, folha 17500, equipamentos 19000, imposto 5100, aluguel das torres 1800, combustivel 2900, contador e anatel 900, pro labore 4000',
    desafio:
      'tenho 600 clientes. entra 28 por mes e sai 24, dos que sai 15 reclamam de lentidao a noite. cada instalaçao me custa 680 de antena e material e cobro só 100. das antenas de quem sai só consigo recolher 9',
    metas: 'chegar em 1000 clientes. penso em botar mais um vendedor ou uma torre nova',
    // 28 × (680 − 100); 24 × 580; 15 × 580
    diz: [16240, 13920, 8700],
  },
  {
    segmento: 'Indústria',
    faturamento: 74000,
    pessoas: 8,
    custos:
      'Material 38.500, folha 17.800, aluguel 3.000, energia 1.300, frete 2.900, imposto 4.400, pró-labore 3.500, contador 600',
    desafio:
      'Uma rede de supermercado compra 46 mil por mês dos nossos 74 mil. Na renovação do contrato pediram 6% de desconto e passar o prazo de 45 para 75 dias. Hoje sobram uns 2 mil por mês.',
    metas: 'Responder a rede até dia 20 sem perder o cliente. Diminuir a dependência deles.',
    // 46.000 × 94%; 46 ÷ 74
    diz: [43200, 62.2, 4.6],
  },
  {
    segmento: 'Serviços',
    faturamento: 46000,
    pessoas: 6,
    custos:
      'folha 17.000, produtos químicos e sacos 6.900, água e luz 7.200, aluguel 4.000, gasolina da entrega 2.100, simples 3.400, contador 600, retirada 4.000',
    desafio:
      'Lavo 5.750 kg por mês a 8 reais o quilo. Um hotel novo quer mandar mais 2.000 kg pelo mesmo preço, mas eu teria que contratar mais 2 ajudantes, cada uma custa 2.400 com encargos. Não sei se aceito.',
    metas: 'Decidir sobre o hotel. Tirar 6 mil por mês.',
    // 2.000 × 8; 2 × 2.400
    diz: [16000, 4800],
  },
  {
    segmento: 'Indústria',
    faturamento: 52000,
    pessoas: 7,
    custos:
      'fruta açúcar e embalagem 21.000, folha 14.200, aluguel 2.800, gás e luz 3.100, frete 2.400, imposto 3.600, retirada 3.500',
    desafio:
      'Um supermercado compra 28 mil por mês e na renovação pediu 8% de desconto e pagamento em 60 dias no lugar de 30. Se eu falar não, ele ameaça tirar da gôndola.',
    metas: 'responder até sexta e depender menos dele',
    // 28.000 × 92%; 28 ÷ 52
    diz: [25800, 53.8],
  },
  {
    segmento: 'Educação',
    faturamento: 41000,
    pessoas: 8,
    custos:
      'folha 22.500, aluguel 4.500, alimentação 3.900, material 1.200, luz e água 1.300, imposto 2.400, contador 500, retirada 4.000',
    desafio:
      'Tenho 52 crianças e a mensalidade é 850. Tem 9 mães na fila do berçário e quero montar mais uma sala, a obra sai 38 mil. Preciso de uma professora e uma auxiliar, que dão 5.600 com encargos. A fralda e a comida custam uns 90 por criança. 6 famílias estão devendo 14 mil.',
    metas: 'decidir a sala nova antes de fevereiro',
    // 5.600 ÷ what one leaves
    diz: [9, 5600],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 88000,
    pessoas: 9,
    custos:
      'link 14.000, folha 29.000, equipamentos 17.000, imposto 8.000, postes 4.500, combustível 3.500, contador 900, retirada 7.000',
    desafio:
      'Tenho 980 assinantes a 90 reais. Entram 40 por mês e saem 35. Cada instalação custa 420 e cobro 80. Estou pensando em contratar mais um vendedor de 2.600.',
    metas: 'chegar em 1.300 assinantes',
    // 40 × (420 − 80); 35 × 340
    diz: [13600, 11900],
  },
]
