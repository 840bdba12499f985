import { describe, expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { Sources } from './measured.ts'
import { conta_dela } from './own-sums.ts'

const COSTS = 'mercadorias 20.000; folha 12.000; aluguel 3.000; flores 9.000'

const solve = (main_challenge: string, main_costs = COSTS, faturamento = 50_000) =>
  conta_dela(
    new Sources(
      readInput({
        company: { setor: 'Comércio Varejista', faturamento, funcionarios: 5 },
        formAnswers: { ...blankForm, market_segment: 'Comércio Varejista', main_challenge, main_costs },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

/** Surplus of these companies: R$ 6.000 a month. */
describe('the sum that her own sentence asks for', () => {
  test.each<[string, number, string]>([
    ['De 60 carros que entrego 9 voltam com defeito', 15, '%'],
    ['mês passado 12 de 80 clientes reclamaram', 15, '%'],
    ['Perdi 22 das 70 colmeias', 31.4, '%'],
    ['Mando 40 orçamentos por mês e fecho só 8', 20, '%'],
    ['Faço uns 30 orçamentos e só fecham 5 ou 6', 18.3, '%'],
    ['tenho 10 quartos e fora do verão fico com 4 ocupados', 40, '%'],
    ['Pago o frete da troca, uns 40 reais por par, e são uns 50 pares por mês', 2_000, 'R$/mês'],
    ['Esse ano já foram 3 festas de 6.000 cada que cancelaram', 18_000, 'R$'],
    ['Entram 20 alunos por mês e saem 30. Tenho 300 alunos pagando 120', 3_600, 'R$/mês'],
    ['De 200 assinantes, 10 cancelam todo mês', 2_500, 'R$/mês'],
    ['Um cliente só compra 40% de tudo que vendo', 20_000, 'R$/mês'],
    ['A prefeitura é 60% do meu faturamento e quer baixar a tabela em 10%', 30_000, 'R$/mês'],
    ['O dono quer subir o aluguel de 3.000 pra 4.200', 1_200, 'R$/mês'],
    ['A cooperativa baixou o leite de 2,50 pra 2,10 o litro, tiro 300 litros por dia', 3_600, 'R$/mês'],
    ['as matrículas caíram de 50 pra 30 por mês', 40, '%'],
    ['Jogo fora um terço das flores que compro', 3_000, 'R$/mês'],
    ['O piso subiu 8% e ninguém aceita reajuste', 960, 'R$/mês'],
    ['Meu sócio não trabalha e tira 5 mil igual a mim', 60_000, 'R$/ano'],
    ['Perdemos uns três mil por mês com isso', 36_000, 'R$/ano'],
    ['lá sai por 90 e o meu por 100', 10, 'R$'],
    ['Um móvel que vendi por 10.000 gastou 7.000 só de chapa', 70, '%'],
    ['Recuso umas 6 clientes por semana', 26, 'por mês'],
    ['Tenho 58 mil de roupa parada', 2, 'meses'],
    ['Tenho 20.000 na rua, metade com mais de 60 dias', 10_000, 'R$'],
    ['A forno nova custa 30 mil e não sei se compro', 5, 'meses'],
    ['Um funcionário me botou na justiça pedindo 24 mil', 4, 'meses'],
    ['O prazo é até fevereiro e orçaram 30 mil de obra', 12_000, 'R$'],
    ['O banco oferece 60 mil em 5 anos e tenho medo', 1_000, 'R$/mês'],
    ['Vendo a marmita a 20 reais e tenho medo de botar 22, são uns 30 por dia', 1_320, 'R$/mês'],
    // Price − cost, with quantity, hours or more than one cost.
    ['O saco de 15kg pago 168 e vendo a 189. Sai uns 120 saco por mes', 21, 'R$'],
    ['Um bolo de 2 kg vendo por 130, gasto 64 de material e levo umas 5 hora', 13.2, 'R$'],
    ['Cobro 480 o ensaio e levo umas 11 horas contando a edição', 43.64, 'R$'],
    ['lavo uns 18 carro por dia a 45 reais, de produto vai 12 por carro e pago 15 pro menino', 18, 'R$'],
    ['A peça me custa 17,50, tinta mais uns 4 reais, e vendo a 20', -1.5, 'R$'],
    // All costs of 44.000 ÷ what is made of them.
    ['o laticínio ta pagando 2,20 no litro. Tiro 22.000 litro por mês', 2, 'R$'],
    // Counts, with the price of one.
    ['Semana passada foram 13 furo de 60 horario. Cada consulta da uns 190 reais', 10_700, 'R$/mês'],
    ['Mes passado recusei 6 festas de 650 pq nao dou conta de montar duas no mesmo dia', 3_900, 'R$'],
    ['Recuso umas 8 clientes por semana, pé e mão é 55', 1_910, 'R$/mês'],
    ['Temos 140 clientes pagando 149 e todo mês cancela uns 11, entra 10 ou 12', 1_639, 'R$/mês'],
    ['De 96 aluno 22 estao com mensalidade atrasada, é 420 cada', 9_240, 'R$'],
    ['Todo dia vai pro lixo umas 3 caixas de fruta, cada caixa eu paguei 55', 4_290, 'R$/mês'],
    ['faço uns quarenta orçamento no mês e fecha 9', 22.5, '%'],
    // Money that waits.
    ['Tenho 61 mil na rua de fiado, uns 23 mil ja passou de 90 dia', 38_000, 'R$'],
    ['Hospital paga com 75 dias e o tecido eu pago com 28', 47, 'dias'],
    ['calculo uns 38 mil em peça de inverno que nao gira', 1.3, 'meses'],
    ['terça a quinta a cadeira fica vazia, atendo 4 ou 5 por dia, no sábado são 28', 16.1, '%'],
    ['o ifood me come 9.800 por mês, 7 de cada 10 pedido vem de la. ticket 68', 28, '%'],
    ['O diesel foi de 1.900 pra 2.700 esse ano', 800, 'R$/mês'],
    ['De 40 alunos 9 desistiram esse semestre, mensalidade 350', 3_150, 'R$/mês'],
    ['Perco uns 9 alunos por mês e matriculo 7, tenho 180 pagando 120', 1_080, 'R$/mês'],
    ['14 crianças das 50 estão devendo, mensalidade 600', 8_400, 'R$'],
    ['recusei 5 casamentos de 3.200 esse ano', 16_000, 'R$/ano'],
    ['atendo 8 pacientes por dia e cabem 14, consulta 180', 28_100, 'R$/mês'],
    ['tenho 60 alunos mas cabem 90, mensalidade de 280', 8_400, 'R$/mês'],
    ['O concorrente vende a 30 e eu a 35, pago 22 na distribuidora', 13, 'R$'],
    ['Vendo 300 litros de açaí por mês a 28 o litro e a polpa me sai 17', 11, 'R$'],
    ['O frete me custa 42 por caixa e cobro 25 do cliente, mando 80 caixas por mês', -17, 'R$'],
    ['Jogo fora 10 kg de carne por semana, pago 32 no quilo', 1_390, 'R$/mês'],
    ['tenho 58 mil em peça que não vende faz um ano', 2, 'meses'],
    ['R$ 40.000 na rua, metade com mais de 90 dias', 20_000, 'R$'],
    // Units before any sum: a month's total is no price, what is lost isn't sold, a cost belongs to what it is said of.
    ['vendo noventa mil por mes que me custa 55 mil e perco umas 4 venda por dia de uns 60 reais', 6_240, 'R$/mês'],
    [
      'vendo 48 oculos por mes a 730 mas uns 7 volta pra refazer, e cada um refeito me custa 160 de lente',
      1_120,
      'R$/mês',
    ],
    [
      'de cada dez serviço tres eu tenho que voltar, faço uns 60 por mes a 380 e cada volta me custa 95',
      1_710,
      'R$/mês',
    ],
    ['lavo a 4,50 o kilo mas o kilo me custa uns 5,20. ela manda 2.200 kilo por mes', -0.7, 'R$'],
    ['jogo fora uns 6 kilo de comida pronta todo santo dia e cada kilo me custa uns 24', 3_740, 'R$/mês'],
    ['alugo a 350 e digo nao pra uns 20 pedido todo mes', 7_000, 'R$/mês'],
    ['cobro 70 e atendo cinco por dia 22 dias no mes, o material me custa 9 em cada', 61, 'R$'],
  ])('%s: %d %s', (text, wanted, unit) => {
    const figure = solve(text)
    expect([figure?.fact.valor, figure?.fact.unidade]).toEqual([wanted, unit])
    expect(figure!.fact.formula).toContain('=')
    const ids = new Set([figure!.fact.id, ...figure!.entradas.map(({ id }) => id)])
    for (const { fato } of figure!.text.spans) expect(ids).toContain(fato)
  })

  test.each([
    'Tenho 67 anos e três filhos que não querem a loja',
    'O ifood leva 22% de tudo',
    'A loja fica a 600 metros de uma escola com 300 alunos',
    'mensalidade no boleto dia 10 e ninguém paga',
    'Trabalho das 8 às 21 todo dia',
    'Faz 2 anos que não reajusto o preço',
    'ninguém me conhece, tenho 900 seguidores e vendo só 3 cursos por mês',
    'tenho 12 parcelas de 48 do caminhão',
    'Atendo em 3 bairros de 12 cidades por 5 anos',
    'O fornecedor do cimento quer boleto em 14 dia e to pagando atrasado',
    'cada instalação me custa 180 e a mensalidade é 90',
    'a consulta é 150 e pago 2.100 pra secretaria',
    'Atendo 4 por dia na terça',
    'Vendo queijo a 60 o kg, faço 15 kg por dia e o litro de leite me custa 2,50',
    'as conta come 44.000 e nao sobra nada',
    'vendo a 9,20 e tiro uns 5 mil kilo por mes, o banco quer a parte dele',
    'minha hora é 70, levo 3 horas em cada conserto',
    '12 alunos de 75 estão com duas mensalidades em aberto',
    'No verao faço 70 mil e no inverno cai pra 15 mil, todo ano chego em agosto devendo',
    '10 clientes representam 80% do que vendo',
    'Meu funcionário falta 3 vezes por mês e pago 120 pra diarista',
    'Pago 2.200 de aluguel e 350 de luz, o movimento caiu',
    '',
  ])('%j gives none', (text) => expect(solve(text)).toBeNull())
})
