/** Ordinary sums, worked by hand, in words that no line of `bench/consultant/sums` has: the question and its figure, then what is asked after it. */
export const WORD_SUMS: readonly (readonly string[])[] = [
  ['hamburguer que vendo a 32 me custa 11,40 e o ifood fica com 27%, quanto sobra', '11,96'],
  ['uma placa de granito me custa 340 e quero 35% de margem na venda, cobro quanto?', '523,08'],
  ['passei 2.400 no credito com taxa de 4%, quanto cai na conta?', '2.304'],
  ['a estufa nova custa 9.600 e me deixa 800 a mais por mes, em quantos meses se paga?', '12 meses'],
  ['gastei 270 pra fazer 90 velas, quanto custa cada uma?', 'R$ 3'],
  ['de 250 mudas morreram 20, quantos % perdi?', '8%'],
  ['meu fixo é 7.500 e a margem 25%, quanto preciso vender pra empatar?', '30.000'],
]

/** Advice with numbers: no sum is asked for. */
export const NO_WORD_SUMS: readonly string[] = [
  'tenho 2 lojas e 9 funcionarios, qual cargo eu contrato primeiro?',
  'o vizinho vende a 12 e eu a 15, o que eu faço?',
  'qual banco é melhor pra pedir 30 mil em 36 meses?',
]
