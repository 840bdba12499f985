import type { Case } from '#src/measures/relations/relations.data.ts'

/** Prices apart from their counts, a fee with its bill in the list; each account is worked out by hand. */
export const DECIDED_APART: readonly Case[] = [
  {
    segmento: 'Saúde',
    faturamento: 23800,
    pessoas: 5,
    custos: 'psicólogas (30 por consulta) 10.500\naluguel 3.000\nsecretária 2.200\nluz 400\nsimples 1.500',
    desafio:
      'Recebo 45 do plano e 160 do particular. Atendo 280 consultas do plano e 70 do particular no mês. Penso em sair do plano.',
    metas: '',
    diz: [12.17, 119.92, 3408, 29],
  },
  {
    segmento: 'Serviços',
    faturamento: 27000,
    pessoas: 4,
    custos: 'gás e produto (2 por quilo) 6.000; 3 funcionárias 7.500; aluguel 2.500; luz e água 3.000; simples 1.800',
    desafio:
      'O hotel paga 6 reais o quilo e o cliente de balcão paga 15. Lavo 2.000 kg do hotel e 1.000 kg do balcão por mês. Estou querendo parar com o hotel.',
    metas: '',
    diz: [3.6, 12, 7200, 600],
  },
  {
    segmento: 'Alimentação',
    faturamento: 27000,
    pessoas: 3,
    custos:
      'polpa e frutas 8.100, copos 1.200, comissão do ifood (23%) 3.105, 2 meninas 4.400, aluguel 1.500, luz 900, entregador do whatsapp 2.000, simples 1.300',
    desafio:
      'Vendo 1.500 copos de açaí por mês a 18 reais. O iFood leva boa parte e eu queria sair do iFood e ficar só no WhatsApp. O preço é igual nos dois. Tenho 2 meninas.',
    metas: '',
    diz: [7.6, 9.07, 750, 5700],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 54000,
    pessoas: 4,
    custos: 'ração 28.000; embalagem 2.500; folha 7.000; energia 1.500; frete 2.000; funrural 800',
    desafio:
      'Vendo 300 caixas por mês a 180. Um mercado da cidade leva 120 das 300 caixas do mês e agora pede 10% a menos. Não sei se aceito.',
    metas: '',
    diz: [21600, 2160, 63.97, 7676],
  },
]

/** What sounds like one of them and is another thing. */
export const SILENT_APART: readonly Omit<Case, 'diz'>[] = [
  {
    segmento: 'Saúde',
    faturamento: 25140,
    pessoas: 4,
    custos: 'fisioterapeutas 12.100, aluguel 2.800, recepção 2.300, simples 1.600',
    desafio:
      'O convênio paga 32 e o particular 90. Faço 420 sessões e tenho 130 pacientes. Penso em largar o convênio.',
    metas: '',
  },
  {
    segmento: 'Indústria',
    faturamento: 79800,
    pessoas: 11,
    custos: 'fio 34.000, tecelão 19.500, tinta 4.600, energia 3.800, frete 1.500, impostos 4.900',
    desafio: 'Meu fornecedor de fio leva 1.200 das 2.100 redes como garantia e eu quero 10% de desconto dele.',
    metas: '',
  },
  {
    segmento: 'Outro',
    faturamento: 20900,
    pessoas: 3,
    custos: 'funcionárias 4.600, aluguel 3.800, café 2.300, energia 1.900, imposto 1.300',
    desafio: 'Quero reformar 4 dos meus 9 quartos, pagando 2.400 por quarto por mês para o pedreiro.',
    metas: '',
  },
  {
    segmento: 'Saúde',
    faturamento: 61200,
    pessoas: 14,
    custos: 'folha 36.500, aluguel 6.500, alimentação 7.200, luz 2.900, impostos 4.100',
    desafio: 'Temos 18 moradores. Preciso aumentar 8% o salário das cuidadoras.',
    metas: '',
  },
  {
    segmento: 'Tecnologia',
    faturamento: 40000,
    pessoas: 6,
    custos: 'devs 22.000, servidor 1.100, aluguel 2.000, simples 3.000',
    desafio: 'Uma rede pediu um sistema por 36 mil, entrega em 4 meses, mas vou ter que contratar um dev por 7 mil.',
    metas: '',
  },
]
