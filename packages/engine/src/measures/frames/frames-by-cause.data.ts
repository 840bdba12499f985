import type { Case } from '#src/measures/relations/relations.data.ts'

/** What her own numbers name as the cause, where she thinks of another way out; a thing to sell or keep. */
export const DECIDED_BY_CAUSE: readonly Case[] = [
  {
    segmento: 'Educação',
    faturamento: 10_140,
    custos: 'professores 6.200, aluguel 2.400, luz 500, contador 350, simples 700, manutenção 450',
    desafio:
      'Tenho 48 alunos a 260. Todo mês 9 alunos não pagam e ninguém cobra. Pensei em aumentar a mensalidade pra 290.',
    // 9 × 260; 10.140 − 10.600; 2 × 260; 39 × 30
    diz: [2340, 460, 2, 520, 1170],
  },
  {
    segmento: 'Saúde',
    faturamento: 10_400,
    custos: 'instrutoras 5.400, aluguel 2.900, luz 700, simples 800, contador 400, limpeza 600',
    desafio:
      'São 60 alunas de pilates a 200 por mês e 8 ficam devendo todo mês. Penso em demitir uma instrutora pra fechar a conta.',
    // 8 × 200; 10.400 − 10.800; 2 × 200
    diz: [1600, 400, 2],
  },
  {
    segmento: 'Serviços',
    faturamento: 38_000,
    pessoas: 6,
    custos:
      'folha dos 4 técnicos com encargos 14.400, secretária 2.300, gasolina 3.400, peças e gás 7.800, aluguel 1.800, simples 2.900, anúncio 1.200',
    desafio:
      'De maio a agosto o serviço some, caio pra uns 22 mil por mês. Penso em mandar 2 dos 4 técnicos embora e recontratar em setembro, mas a rescisão sai uns 7.500 cada.',
    // 2 × 3.600 × 4; 2 × 7.500; 28.800 − 15.000
    diz: [3600, 28800, 15000, 13800],
  },
  {
    segmento: 'Serviços',
    faturamento: 46_000,
    pessoas: 7,
    custos:
      'salários dos piscineiros com encargos 15.500, administrativo 2.600, produtos químicos 8.200, combustível 3.900, aluguel 2.000, simples 3.400, propaganda 900',
    desafio:
      'De maio a agosto ninguém usa piscina e o faturamento cai pra 27 mil. Estou pensando em dispensar 3 dos 5 piscineiros e contratar de novo em setembro, o acerto fica em uns 6.000 por pessoa.',
    // 3 × 3.100 × 4; 3 × 6.000
    diz: [3100, 37200, 18000, 19200],
  },
  {
    segmento: 'Serviços',
    faturamento: 41_000,
    pessoas: 5,
    custos:
      'diesel 11.500, 3 motoristas 9.600, parcela do caminhão 2.900, manutenção e pneus 4.100, seguro 2.200, ajudantes 4.800, simples 3.000',
    desafio:
      'O terceiro caminhão fica parado quase a semana toda. Se vender recebo uns 95 mil e ainda falta pagar 40 mil dele. A parcela dele é 2.900. Vendo ou espero melhorar?',
    // 95.000 − 40.000
    diz: [55000],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 37_260,
    custos:
      'ração 17.800, adubo e silagem 6.000, empregado 3.200, luz 1.900, veterinário 1.700, parcela do trator 3.100, diesel 1.300',
    desafio:
      'Entrego 540 litros por dia a 2,30. Tenho 34 vacas em lactação. O banco ofereceu financiar mais 10 vacas, 90 mil, parcela de 2.400. Fico na dúvida porque tem umas 6 que comem igual as outras e não passam de 9 litros.',
    // 2.400 ÷ 0,61; 9 × 30 × 2,30; 23.800 ÷ 34
    diz: [3935, 621, 700, 79],
  },
  {
    segmento: 'Saúde',
    faturamento: 20_790,
    pessoas: 5,
    custos:
      'professores 7.500, aluguel 4.500, energia 2.200, manutenção 900, simples 1.700, recepção 1.900, limpeza 800',
    desafio:
      'Tenho 210 alunos pagando 99. Abriu uma academia de rede aqui do lado cobrando 79,90 e estou perdendo 22 alunos por mês, entram 12. Queria baixar a mensalidade pra 85.',
    // 210 × 90,88 ÷ 78,03; the part about who leaves stands only where the price is told in the offer
    diz: [210, 245],
  },
]

/** The same words where something else is asked, or the cause isn't told. */
export const SILENT_BY_CAUSE: readonly (Omit<Case, 'diz'> & { nunca: RegExp })[] = [
  {
    // Two who owe make no hole of two thousand.
    segmento: 'Educação',
    faturamento: 17_160,
    custos: 'professores 11.200, aluguel 4.400, luz 900, contador 600, simples 1.300, material 900',
    desafio: 'Tenho 80 alunos a 220 e todo mês 2 não pagam. Penso em subir pra 245.',
    nunca: /^Não por isso/,
  },
  {
    // They pay late, and what comes in is what all of them pay.
    segmento: 'Educação',
    faturamento: 17_600,
    custos: 'professores 8.800, aluguel 3.000, material 900, luz 600, simples 1.300, marketing 700',
    desafio: 'Tenho 80 alunos a 220, uns 10 atrasam todo mês. Penso em subir pra 245.',
    nunca: /^Não por isso/,
  },
  {
    // Nobody is hired again.
    segmento: 'Serviços',
    faturamento: 38_000,
    custos: 'folha dos 4 técnicos 14.400, gasolina 3.400, peças 7.800, aluguel 1.800, simples 2.900',
    desafio: 'De maio a agosto cai muito. Penso em demitir 2 dos 4 técnicos, a rescisão sai 7.500 cada.',
    nunca: /poupa/,
  },
  {
    // What the sales of a month would bring is no price of a thing.
    segmento: 'Comércio Varejista',
    faturamento: 40_000,
    custos: 'mercadoria 20.000, folha 8.000, aluguel 4.000, simples 3.000',
    desafio:
      'Tenho uma máquina de bordar parada. Se vender bem dá uns 62 mil por mês na loja. Espero o natal ou faço promoção?',
    nunca: /na mão/,
  },
]
