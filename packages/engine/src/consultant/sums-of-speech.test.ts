import { expect, test } from 'vitest'
import { answerConsultant } from './answer.ts'

const ask = (question: string) =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  }).answer

/** Values reckoned apart. */
test.each([
  ['faço faxina em 3 casas por semana a 180 cada, se eu pegar mais 2 quanto fica no mes?', 'R$ 3.900 por mês'],
  ['comprei 200 camiseta a 22 e vendi 130 a 49, quanto ganhei ate agora?', 'R$ 3.510'],
  ['comprei 200 camiseta a 22 e vendi 130 a 49, quanto ganhei ate agora?', 'R$ 1.540 ainda estão nas 70'],
  ['coloquei o hamburguer a 28 e o custo dele da 11,50, ta bom?', 'R$ 16,50 em cada um, 58,9%'],
  ['quantas sessões de 120 preciso por semana pra tirar 7 mil limpo se meus custos são 2300', '17,9 por semana'],
  ['tenho pedido de 500 peças mas minha maquina faz 40 por dia, em quanto tempo entrego?', 'conte 13'],
  ['o laticínio baixou o litro pra 2,10 e meu custo ta 1,85, tenho 400 litros dia, quanto sobra por mes?', 'R$ 3.000'],
  ['quantas revisões por dia preciso fazer pra tirar 8 mil se cada uma deixa 70 e abro 22 dias?', '5,2 por dia'],
  ['vendo bolo de pote a 12 e gasto 5,30 em cada, quantos tenho que vender pra pagar o aluguel de 1.400?', 'São 209'],
  ['cobro 35 a hora de aula e dou 20 aulas por semana, quanto dá no mês?', 'R$ 3.033,33 por mês'],
  ['alugo 4 chalés a 350 a diária e mês passado tive 38 diárias, quanto entrou?', 'R$ 13.300'],
  ['paguei 3.600 num lote de 80 calças, por quanto vendo pra ganhar o dobro?', 'R$ 90'],
  ['se eu der vale de 15 por dia pra 4 funcionario em 22 dias quanto da?', 'R$ 1.320'],
  ['o ifood leva 27% e eu vendo a 40, o que sobra se o prato custa 15?', 'R$ 14,20'],
  ['fechei 7 de 28 orçamentos, qual minha taxa?', '25%'],
  ['meu salão tem 3 cadeiras e cada uma atende 6 por dia a 50, qual o maximo por mes com 24 dias?', 'R$ 21.600'],
  ['demoro 3 horas num serviço de 210 e gasto 45 de material, quanto ganho por hora?', 'R$ 55 por hora'],
  ['faço 15 unhas por semana a 40 e gasto 6 em cada, quanto sobra no mes?', 'R$ 2.210 por mês'],
  ['pra ganhar 5 mil vendendo a 90 com custo 48, quantos tenho que vender no mês?', 'São 120'],
  ['o garçom ganha 120 por noite e trabalha 3 noites por semana, quanto dá no mês?', 'R$ 1.560 por mês'],
  ['de 200 mensagens que mandei 14 compraram, qual a conversão?', '7%'],
  ['o carro ficou parado 5 dias e cada dia rende 210, quanto perdi?', 'R$ 1.050'],
  ['4 pedreiros a 180 por dia durante 12 dias, quanto gasto?', 'R$ 8.640'],
  ['minha diária é 220 e trabalhei 19 dias, mas gastei 640 de gasolina, quanto me sobrou?', 'R$ 3.540'],
  ['faço 3 festas por fim de semana a 700, gasto 250 em cada, quanto sobra no mês?', 'R$ 5.850'],
  ['faço sobrancelha a 35, queria tirar 4.200 no mês, quantas por semana?', '27,7 por semana'],
  ['tenho 120 clientes pagando 89, se 5% cancelar quanto fica minha receita', 'Ficam R$ 10.146 por mês'],
])('%s', (question, says) => expect(ask(question)).toContain(says))

test.each([
  'vi um curso de 997 que promete 10 mil por mês, vale a pena?',
  'abri em 2019 com 2 socios e hoje somos 3, divido igual?',
  'tenho 3 lojas e 12 funcionarios, ta bom?',
  'faz 2 meses que vendo 20 por dia, ta certo anunciar mais?',
  'trabalho 10 horas por dia 6 dias por semana e ganho 3 mil, quanto é minha hora?',
  'sumiu dinheiro 3 vezes esse mes e so 2 pessoas mexem no caixa',
  'tenho 96 alunos e 12 sairam esse mes, ta subindo?',
  'aluguel 25% é muito',
  'cliente quer parcelar em 6x',
  'produzo 1200 ovos por dia e a duzia sai a 8, quanto da por dia?',
])('no sum without a part for every number: %s', (question) => expect(ask(question)).not.toContain('Conta:'))
