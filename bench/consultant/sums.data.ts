/**
 * Sums whose every number is said, in owners' spelling, reckoned by hand before any of them was asked: question and what the
 * answer must hold; nothing: a number is missing and has to be asked for.
 */
export const SUMS: readonly (readonly [question: string, ...says: string[]])[] = `
vendo marmita a 22 e gasto 13, faço 40 por dia 22 dias | 7.920
gasto 6 reais pra fazer cada açaí, cobro 15 e saem 30 por dia em 26 dias, quanto fica | 7.020
30 cortes por dia a 45 reais, 24 dias no mes, quanto entra | 32.400
ganho 65 por hora e perco 1 hora no trânsito por cliente, 4 por dia, quanto deixo de ganhar no dia | 260
faço 12 bolos por semana a 90 reais cada e gasto 38 em cada, quanto sobra na semana | 624
comprei 50 camisetas a 18 e vendi tudo a 45, quanto lucrei | 1.350
meu frete é 3,20 por km e rodo 450 km, quanto cobro | 1.440
rodo 2400 km no mes, o carro faz 10 km por litro e a gasolina ta 6, quanto gasto | 1.440
tenho 35 alunos pagando 180 e pago 2100 de aluguel e 1400 de professor, quanto sobra | 2.800
atendo 6 pacientes por dia a 120, 20 dias por mes, quanto faturo | 14.400
8 diarias por mes a 160 reais e gasto 15 de passagem em cada, quanto sobra | 1.160
produzo 200 litros de leite por dia e vendo a 2,40, quanto da em 30 dias | 14.400
colhi 320 caixas de tomate, vendi a 55 e gastei 9600, quanto ganhei | 8.000
costuro 15 calças por dia a 8 reais a peça, 22 dias, quanto tiro | 2.640
uma mesa me custa 340 de madeira e 200 de mao de obra e vendo por 900, qual o lucro | 360
pago 4% na maquininha e vendo 18 mil no cartao, quanto vai embora | 720
o aplicativo cobra 27% e vendo 8000 por mes nele, quanto fica pra mim | 5.840
pago 1800 pro ajudante e ele faz 60 entregas no mes, quanto sai cada entrega | 30
o quilo da carne custa 32 e uso 150 gramas no lanche, quanto custa a carne de cada | 4,80
tenho 12 quartos, 9 ocupados, diaria 220, quanto entra por noite | 1.980
pousada com 10 quartos a 180, ocupo 60% dos 30 dias, quanto faturo | 32.400
dei 15% de desconto numa venda de 480, quanto recebo | 408
custa 40 e quero ganhar 60% em cima, por quanto vendo | 64
vendi 120 mil e sobrou 9 mil, qual minha margem | 7,5%
o motoboy ganha 7 por entrega e são 25 entregas por dia, 26 dias, quanto pago | 4.550
cobro 250 a mensalidade e perdi 6 alunos, quanto perdi por mes | 1.500
perco 3 kg de carne por dia a 38 o quilo, em 26 dias quanto é | 2.964
se eu subir o preço de 20 pra 23, quanto aumentei em porcento | 15%
faturo 40 mil e gasto 33500, quanto sobra | 6.500
minhas contas fixas sao 9 mil e ganho 30 reais por par de sapato, quantos pares tenho que vender | 300
minha hora vale 50 e a obra leva 36 horas mais 900 de material, quanto cobro | 2.700
comprei um forno de 6000 que economiza 500 por mes, em quanto tempo se paga | 12 meses
vendo 80 hamburguer por dia a 28, cada um custa 12,50, quanto lucro por dia | 1.240
fiz 14 instalações de 350 reais e paguei 110 de ajudante em cada, quanto sobrou | 3.360
tenho 500 reais de gasto por dia e abro 25 dias, quanto gasto no mes | 12.500
200 salgados por dia a 1,50 cada, gasto 0,60, trabalho 24 dias, qual o lucro | 4.320
um lote de 30 bezerros comprado a 2100 e vendido a 2900, gastei 6000 de pasto, quanto deu | 18.000
vendo a 22 e faço 40 por dia, quanto lucro por mes | ?
gasto 13 em cada marmita e faço 40 por dia, qual meu lucro | ?
aumentei de 3 pra 4 dias de feira e cada feira da 650, quanto ganho a mais por semana | 650
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as unknown as readonly [string, ...string[]])
