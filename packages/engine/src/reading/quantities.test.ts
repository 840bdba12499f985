import { expect, test } from 'vitest'
import { quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantity-place.ts'

const shown = ({ value, unit, role, noun, of, period, someDays }: Quantity) =>
  [
    `${value}${unit === 'qtd' ? '' : ` ${unit}`} ${role ?? '?'}`,
    noun && ` ${noun}`,
    of ? ` de ${of}` : '',
    period ? `/${period}` : '',
    someDays ? ' *' : '',
  ].join('')

/** As owners write; '?': nothing that is sure is said of it. */
const CASES: readonly (readonly [text: string, quantities: readonly string[]])[] = [
  ['Vendo a marmita a 18 reais', ['18 R$ preco']],
  ['cobro 60 o corte', ['60 R$ preco']],
  ['O corte é 45 e a barba 30', ['45 R$ preco', '30 ?']],
  ['a diária do quarto é 220', ['220 R$ preco']],
  ['cada sessão fica em 160', ['160 R$ preco sessa']],
  ['o prato executivo sai 28', ['28 R$ preco']],
  ['Recebo 2,35 por litro do laticínio', ['2.35 R$ preco litro']],
  ['a cooperativa paga 130 na saca', ['130 R$ preco saca']],
  ['o frigorífico pagou 310 na arroba', ['310 R$ preco arroba']],
  ['ticket médio 68', ['68 R$ preco']],
  ['mensalidade 240', ['240 R$ preco']],
  ['vendo o fardo a 32 e pago 27', ['32 R$ preco', '27 R$ custo']],
  ['o saco de 25kg me custa 140 e vendo por 165', ['140 R$ custo', '165 R$ preco']],
  ['pago 94 no botijão e revendo a 118', ['94 R$ custo botij', '118 R$ preco']],
  ['gasto 38 de material em cada unha', ['38 R$ custo']],
  ['compro a caixa por 55 e jogo metade fora', ['55 R$ custo', '50 % ?']],
  ['cada camiseta me sai 17,50', ['17.5 R$ custo camiseta']],
  ['me custa 12 mil a máquina nova', ['12000 R$ custo']],
  ['tenho 38mil em roupa parada', ['38000 R$ parado']],
  ['tenho 38 mil parado no estoque', ['38000 R$ parado']],
  ['uns 22 mil em peça encalhada', ['22000 R$ parado']],
  ['tem 15k de produto mofando na prateleira', ['15000 R$ parado']],
  ['61 mil na rua de fiado', ['61000 R$ aberto']],
  ['me devem uns 9 mil na caderneta', ['9000 R$ aberto']],
  ['o povo tá me devendo 4.300', ['4300 R$ aberto']],
  ['uns 23 mil ja passou de 90 dia', ['23000 R$ vencido', '90 dias prazo_atraso']],
  ['tenho R$ 12.500 a receber e R$ 5.000 venceram', ['12500 R$ aberto', '5000 R$ vencido']],
  ['recuso 6 festas de 650 por mês', ['6 recusa festa', '650 R$ preco festa/mes']],
  ['dispensei 4 noivas esse mês', ['4 recusa noiva/mes']],
  ['semana passada 13 furo de 60 horario', ['13 falta furo de 60/semana', '60 ? horario/semana']],
  ['toda semana faltam 8 pacientes', ['8 falta pacient/semana']],
  ['5 de 40 alunos faltam', ['5 falta aluno de 40', '40 ? aluno']],
  ['22 estão com a mensalidade atrasada', ['22 deve']],
  ['23 tão devendo o mês', ['23 deve']],
  ['7 alunos não pagaram', ['7 deve aluno']],
  ['de 96 aluno 22 estao atrasado', ['96 base aluno', '22 deve']],
  ['cancela uns 11 por mes', ['11 cancela/mes']],
  ['todo mês saem 17 assinantes', ['17 cancela assinant/mes']],
  ['sai 24 por mês e tenho 610 assinantes', ['24 cancela/mes', '610 base assinant/mes']],
  ['entra 10 ou 12 cliente por mes', ['11 entra client/mes']],
  ['chegam 5 alunos novos por mês', ['5 entra aluno/mes']],
  ['faço uns quarenta orçamento no mês e fecha 9', ['40 orca orcamento/mes', '9 fecha/mes']],
  ['mando 30 propostas por mês e fecham 6', ['30 orca proposta/mes', '6 fecha/mes']],
  ['passo 25 cotação e só viram 7', ['25 orca cotaca', '7 fecha']],
  ['tiro 11.200 litro por mês', ['11200 vende litro/mes']],
  ['colho 300 sacas por ano', ['300 vende saca/ano']],
  ['vendo 80 marmitas por dia', ['80 vende marmita/dia']],
  ['sai uns 120 saco por mes', ['120 vende saco/mes']],
  ['lavo 18 carro por dia', ['18 vende carro/dia']],
  ['atendo 4 ou 5 por dia de terça a quinta', ['4.5 vende/dia *']],
  ['na quinta atendo 6 por dia', ['6 vende/dia *']],
  ['no sábado são 28', ['28 ? *']],
  ['São 31 por dia', ['31 vende/dia']],
  ['faço 9 bolos por semana', ['9 vende bolo/semana']],
  ['entrego 40 quentinhas todo dia', ['40 vende quentinha/dia']],
  ['são 140 clientes pagando 149', ['140 base client', '149 R$ preco client']],
  ['tenho 84 alunas que pagam 240', ['84 base aluna', '240 R$ preco aluna']],
  ['610 assinantes a 89,90', ['610 base assinant', '89.9 R$ preco assinant']],
  ['32 crianças a 390 por mês', ['32 base crianca', '390 R$ preco crianca/mes']],
  ['levo umas 5 hora em cada bolo', ['5 horas ?']],
  ['demora 11 horas contando a edição', ['11 horas ?']],
  ['o cliente paga em 60 dias', ['60 dias prazo_cliente']],
  ['o fornecedor quer boleto em 14 dia', ['14 dias prazo_fornecedor']],
  ['recebo com 45 dias e pago com 15', ['45 dias prazo_cliente', '15 dias prazo_fornecedor']],
  ['a prefeitura demora 90 dias pra pagar', ['90 dias prazo_cliente']],
  ['todo dia vai pro lixo 3 caixas de fruta', ['3 descarta caixa/dia']],
  ['jogo fora 12 pães por dia', ['12 descarta pa/dia']],
  ['estraga uns 8 kg de carne por semana', ['8 descarta kg/semana']],
  ['gasto 1.200 de anúncio por mês', ['1200 R$ anuncio/mes']],
  ['pago 800 no google por mês', ['800 R$ anuncio/mes']],
  ['vai 2,3 mil de juro', ['2300 R$ juros']],
  ['o ifood me come 9.800 por mês', ['9800 R$ taxa/mes']],
  ['o aplicativo leva 27% de cada pedido', ['27 % ?']],
  ['7 de cada 10 pedido vem do ifood', ['7 entra pedido de 10', '10 ? pedido']],
  ['9 de 60 carros voltam com defeito', ['9 volta carro de 60', '60 ? carro']],
  ['de 30 peças 4 voltam', ['30 ? peca', '4 ?']],
  ['galpão mil e duzentos', ['1200 R$ ?']],
  ['pago mil e duzentos de aluguel', ['1200 R$ ?']],
  ['a luz veio oitocentos e trinta', ['830 ?']],
  ['uns trezentos reais de frete', ['300 R$ ?']],
  ['meio milhão de dívida', []],
  ['trabalho das 8 às 21', ['21 ?']],
  ['trabalho até 1 da manha', []],
  ['pago todo dia 5', []],
  ['abri em 2019', []],
  ['estou há 3 anos nisso', ['1095 dias ?']],
  ['12 parcelas de 480', ['12 ? parcela', '480 ?']],
  ['um bolo de 2 kg', []],
  ['tela de 55 polegadas', []],
  ['a loja tem 40 m2', ['40 ?']],
  ['mesa com 4 cadeiras', ['4 ? cadeira']],
  ['tenho 14 mesas e só 5 ocupadas', ['14 ? mesa', '5 ? ocupada']],
  ['13 não vieram', ['13 falta']],
  ['perdi 3 clientes', ['3 cancela client']],
  ['a consulta custa 250', ['250 R$ preco']],
  ['cobro 3 reais por km', ['3 R$ preco km']],
]

test.each(CASES)('%j', (text, wanted) => {
  expect(quantitiesIn(text).map(shown)).toEqual(wanted)
})

test('a long text of nothing but numbers takes no time', () => {
  const texts = [
    '12 de 40 '.repeat(500),
    'pago 9,90 por '.repeat(300),
    '1 '.repeat(2_000),
    `${'todo mes '.repeat(500)}7`,
  ]
  for (const text of texts) {
    const times = [1, 2, 3].map(() => {
      const begun = process.cpuUsage()
      quantitiesIn(text)
      return process.cpuUsage(begun).user / 1_000
    })
    expect(Math.min(...times)).toBeLessThan(150)
  }
})
