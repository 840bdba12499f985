import type { FormAnswers } from '@norteia/contracts/diagnostic'

export type Told = [segment: string, revenue: number, challenge: string, more: Partial<FormAnswers> | undefined]

export type Company = readonly [segment: string, revenue: number, more?: Partial<FormAnswers>]

/** Challenges as owners of all trades write them, with the sum reckoned by hand. */
export const FOUND: readonly (readonly [text: string, wanted: number, unit: string, told: Company])[] = [
  [
    'de cada 10 reparo uns 2 volta na garantia e cada volta me custa uns 70 de peça. faço 90 reparo por mes',
    1260,
    'R$/mês',
    ['Serviços', 18000],
  ],
  [
    'uns 25% das consultas a mãe desmarca na hora, umas 8 por semana, e fico parada. São 32 consultas por semana a 120',
    4160,
    'R$/mês',
    ['Saúde', 15000],
  ],
  [
    'Restauro uns 14 violinos por mes a 480, mas 1 em cada 7 volta com a cola soltando e refazer me custa 190',
    380,
    'R$/mês',
    ['Serviços', 9000],
  ],
  [
    'tenho 85 andaimes, cada um alugado rende 60 por mes, só que uns 25 ficam parado no patio sem alugar',
    1500,
    'R$/mês',
    ['Serviços', 5200],
  ],
  [
    'lavo 900 kilos de enxoval por semana a 4 reais o kilo, 5% eu tenho que lavar de novo de graça',
    780,
    'R$/mês',
    ['Serviços', 16000],
  ],
  ['são 110 alunos pagando 180, chega junho e julho um terço tranca a matricula', 6600, 'R$/mês', ['Educação', 20000]],
  [
    'Marco umas 12 tatuagens por semana de 350 em média e 3 furam, fico olhando pro teto',
    4550,
    'R$/mês',
    ['Serviços', 18000],
  ],
  [
    'atendo 6 chamado por dia, 2 deles o cara desiste antes de eu chegar. cada chamado é 120',
    6240,
    'R$/mês',
    ['Serviços', 15000],
  ],
  ['tiro 700 ovos por dia e uns 8% quebra na caixa, vendo o ovo a 0,35', 588, 'R$/mês', ['Agronegócio', 7500]],
  [
    'cada fantasia vendo por 260, gasto 95 de pano e 40 de aviamento, faço 18 no mes e não vejo dinheiro',
    125,
    'R$',
    ['Indústria', 4700],
  ],
  [
    'Consigo fazer 5 aplicações por dia mas só tenho 3, cada uma fica 220, trabalho 22 dias',
    9680,
    'R$/mês',
    ['Serviços', 14500],
  ],
  ['Cabem 20 crianças na van e tou com 14, a mensalidade é 280', 1680, 'R$/mês', ['Serviços', 3900]],
  [
    'o barco leva 12 e sai com 7 na média, cobro 150 por pessoa, são 20 saídas no mês',
    15000,
    'R$/mês',
    ['Outro', 21000],
  ],
  ['reviso 60 bikes por mes, 5 voltam e gasto 2 horas em cada, minha hora é 50', 500, 'R$/mês', ['Serviços', 7000]],
  [
    'entrego 90 coroas por mes a 170; 10% o dentista devolve e eu faço outra gastando 65 de material',
    585,
    'R$/mês',
    ['Saúde', 15300],
  ],
  ['compro 300 peixes por mes a 9 reais e 1 de cada 5 morre na viagem', 540, 'R$/mês', ['Comércio Varejista', 9000]],
  [
    'cada casamento me deixa 1.800 limpo e não sei quantos preciso',
    5,
    '',
    ['Serviços', 8000, { future_goals: 'quero tirar 9 mil por mês pra mim' }],
  ],
  ['Atendo 25 pacientes por semana a 110 e 4 faltam sem avisar', 1910, 'R$/mês', ['Saúde', 11000]],
  ['Quebro umas 3 chapas por mes na serra, cada chapa é 780', 2340, 'R$/mês', ['Indústria', 40000]],
  [
    'gasto 2 horas por dia arrumando arquivo que cliente manda errado, cobro 70 a hora e isso eu não cobro',
    3640,
    'R$/mês',
    ['Serviços', 22000],
  ],
  [
    'planto 4.000 pés de alface por mes, vendo a 1,80 e 15% fica feio e não vende',
    1080,
    'R$/mês',
    ['Agronegócio', 6500],
  ],
  ['dos meus 40 contratos de 250 por mês, 6 não pagaram', 1500, 'R$', ['Serviços', 10000]],
  [
    'Vendo pacote de 8 aulas por 640 e o povo falta, remarca umas 10 aulas por mes que eu não recebo de novo',
    800,
    'R$/mês',
    ['Serviços', 6400],
  ],
  ['Sobra uns 6 kilos de comida por dia no buffet, o kilo me custa 22', 3430, 'R$/mês', ['Alimentação', 48000]],
  ['3 vestidos por semana volta rasgado ou manchado e o conserto sai 85 cada', 1110, 'R$/mês', ['Outro', 17000]],
  ['A perfuratriz parou 4 dias no mes passado, cada dia dela são 2.800', 11200, 'R$', ['Serviços', 60000]],
  [
    'no verão vendo 1.200 picolés por semana, no inverno cai pra 300. cada um 4 reais',
    15600,
    'R$/mês',
    ['Alimentação', 20800],
  ],
  [
    'cada saída do barco gasto 900 de gelo e oleo, saio 8 vezes no mês e 2 delas volto sem peixe',
    1800,
    'R$/mês',
    ['Agronegócio', 14000],
  ],
  [
    'faço 2.000 velas por mes e 1 em 20 sai torta, a parafina de cada me custa 3,50',
    350,
    'R$/mês',
    ['Indústria', 18000],
  ],
  [
    'tenho 70 clientes e em cada um gasto 40 minutos por mes cobrando documento. minha hora sai 60',
    2802,
    'R$/mês',
    ['Serviços', 21000],
  ],
  [
    'faço 45 mapas astrais por mes a 160 cada e não sai disso',
    30,
    '',
    ['Serviços', 7200, { future_goals: 'chegar a 12 mil por mes' }],
  ],
  [
    'perco uns 3 portões por mes porque demoro pra passar o preço, cada portão é 2.100',
    6300,
    'R$/mês',
    ['Indústria', 21000],
  ],
  [
    'Cobro 3.500 por show, pago 4 músicos a 400 cada e 350 de van. faço 5 shows por mês e no fim não sobra',
    1550,
    'R$',
    ['Outro', 17500],
  ],
  [
    'lavo 20 carro por dia a 40 e o menino leva 15 em cada, quando chove, uns 6 dias no mes, não lavo nenhum',
    3000,
    'R$/mês',
    ['Serviços', 16000],
  ],
  [
    'troco uns 90 vidro de relogio por mes, 1 em cada 9 trinca na minha mao e o vidro me sai 52',
    520,
    'R$/mês',
    ['Serviços', 8000],
  ],
  ['tenho 22 baias e só 16 estão ocupadas, cobro 450 por mes de cada cavalo', 2700, 'R$/mês', ['Outro', 14000]],
  [
    'todo dia sobra uns 40 salgado na estufa que vai pro lixo, cada um me custa 1,50',
    1560,
    'R$/mês',
    ['Alimentação', 26000],
  ],
  [
    'Das 80 sessões que agendo por semana umas 5 o paciente não aparece. A sessão é 120 reais',
    2600,
    'R$/mês',
    ['Saúde', 17000],
  ],
  [
    'Produzo 600 tapetes por mês e 7% sai com defeito. Gasto 20 de barbante em cada um',
    840,
    'R$/mês',
    ['Indústria', 12000],
  ],
  ['perdi 3 clientes de condominio esse mes, cada um pagava 1.100 por mês', 3300, 'R$/mês', ['Serviços', 19000]],
  [
    'minha academia de karate tem 100 aluno a 150, todo mes uns 12 atrasa e nao paga',
    1800,
    'R$/mês',
    ['Educação', 15000],
  ],
  [
    'A camara fria quebra e perco uns 110 saco de gelo por semana, vendo a 12 o saco',
    5720,
    'R$/mês',
    ['Indústria', 33000],
  ],
  ['em janeiro 10 dos meus 36 alunos viajam e não pagam, a mensalidade é 200', 2000, 'R$/mês', ['Educação', 7200]],
  [
    'Vendo a garrafa por 45, me custa 20 entre vidro rolha e cana, saem 180 garrafas por mes. Cadê o dinheiro?',
    25,
    'R$',
    ['Agronegócio', 22000],
  ],
  [
    'fico 10 horas por semana parado esperando chamado, a hora do guincho rende 60',
    2600,
    'R$/mês',
    ['Serviços', 24000],
  ],
  ['refaço tradução de graça umas 6 horas por semana, minha hora é 60', 1560, 'R$/mês', ['Serviços', 9000]],
  ['Compro 2 mil de flor toda semana e 30% murcha', 2600, 'R$/mês', ['Comércio Varejista', 16000]],
  [
    'a casa tem 12 mesas e no almoço só 7 enchem, cada mesa gasta 60 e abro 26 dias no mes',
    7800,
    'R$/mês',
    ['Alimentação', 52000],
  ],
  [
    'recarrego 200 cartucho por mes, um em cada dez volta vazando e perco 20 reais de tinta em cada',
    400,
    'R$/mês',
    ['Comércio Varejista', 11000],
  ],
  ['A quadra fica vazia 12 horas por semana, alugo a 100 a hora', 5200, 'R$/mês', ['Outro', 16000]],
  [
    'cada poda deixa 100 reais limpo pra mim, hoje faço 42 por mes',
    23,
    '',
    ['Serviços', 6500, { future_goals: 'quero tirar 6.500 por mes' }],
  ],
  [
    'de 1.800 camisetas que estampo no mês, 4% borra e tenho que repor, a camiseta custa 30',
    2160,
    'R$/mês',
    ['Indústria', 28000],
  ],
]

/** Numbers from which no sum follows. */
export const NOTHING: readonly (readonly [text: string, told: Company])[] = [
  ['vendo 60 mil mudas por mês a 30 centavos pros produtores daqui, 20 deles compram fiado', ['Agronegócio', 18_000]],
  // Bought already and paid by the month; guests are no reais.
  ['comprei um forno de 30 mil em 24 vezes de 1.500, já paguei 8 e o movimento diminuiu', ['Alimentação', 30000]],
  ['cobramos 95 por pessoa, festa de 80 pessoas, e o cliente leva 15 a mais', ['Alimentação', 30000]],
  // Who comes again and pays is no work made again.
  ['Atendo 25 consultas por mês a 200, e só 7 pacientes voltam no retorno pago', ['Saúde', 5000]],
  // Empty on the way back is half of a trip that was paid.
  ['faço 18 viagens por mês de 200 km, recebo 800 cada e em metade delas volto vazio', ['Serviços', 14400]],
  [
    'Meu filho fez 18 anos e quero passar a loja pra ele, abri em 2009 e tenho 3 funcionarios',
    ['Comércio Varejista', 30000],
  ],
  [
    'A concorrente abriu a 200 metros e dá 20% de desconto na primeira compra, tenho 1.400 seguidores',
    ['Comércio Varejista', 22000],
  ],
  ['Fico a 35 km da cidade e o caminhão passa só 2 vezes por semana, a internet cai', ['Comércio Varejista', 12000]],
  ['trabalho das 7 as 19, 6 dias por semana ha 4 anos sem ferias', ['Alimentação', 25000]],
  ['Meu galpão tem 300 metros e pé direito de 4, os bombeiro deram 90 dias pra botar 6 extintor', ['Indústria', 70000]],
  ['O piso é 60x60 e o cliente quer 80x80, minha máquina é de 2011 e tem 2 motores', ['Comércio Varejista', 45000]],
  ['Tenho 2 sócios, um com 60% e outro com 40%, brigam por causa de 1 decisão', ['Tecnologia', 50000]],
  ['vendo camiseta tamanho 38 ao 52, são 14 modelos e 9 cores, me perco no estoque', ['Comércio Varejista', 28000]],
  ['tenho 52 anos, 3 filhos e 1 ponte de safena, quero vender a oficina que abri em 1998', ['Serviços', 12000]],
  ['o cliente grande compra 40 toneladas e paga em 60 dias, os outros pagam em 30', ['Indústria', 90000]],
  [
    'postei 30 videos em 2 meses, o maior teve 12 mil views e ganhei 300 seguidores mas ninguem compra',
    ['Comércio Varejista', 18000],
  ],
  [
    'a cozinha tem 9 metros quadrados, 2 fogões de 6 bocas e a vigilancia quer parede até 2 metros',
    ['Alimentação', 15000],
  ],
  ['somos 5 sócios, 3 querem vender e 2 querem ficar, faz 8 meses que não decide nada', ['Tecnologia', 60000]],
  ['o shopping fica a 5 km e abre das 10 as 22, eu fecho as 18 e tenho 2 vendedoras', ['Comércio Varejista', 35000]],
]
