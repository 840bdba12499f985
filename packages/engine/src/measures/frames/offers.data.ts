import type { Case } from '#src/measures/relations/relations.data.ts'

const LAUNDRY =
  'aluguel 3.800, 4 funcionárias com encargos 12.400, luz 4.100, água 1.900, gás e produtos 4.600, simples 2.700, gasolina da entrega 900, contador 450'
const SMALL = 'material 6.000, 2 funcionarios 5.000, aluguel 2.000, luz 800, simples 1.200'

/** What a buyer offers, and what those who pay less leave; each account is worked out by hand. */
export const OFFERED: readonly Case[] = [
  {
    segmento: 'Alimentação',
    faturamento: 58_000,
    pessoas: 6,
    custos:
      'farinha e insumos 21.000, folha 15.500, aluguel 3.800, energia e gás 4.900, simples 3.600, minha retirada 5.000, embalagem 1900',
    desafio:
      'Um mercadinho quer comprar 400 pães por dia a 0,55, eu vendo a 0,90 no balcão. Meu custo de farinha e gás é uns 0,32 por pão e teria que pagar mais um padeiro de madrugada, 2.600 com encargos. Eles pagam com 30 dias. Aceito?',
    metas: '',
    // 400 × 26 × 0,23; 6,2% of 5.720; 2.392 − 2.600 − 355; 10.400 × 0,32 + 2.600
    diz: [2392, 355, 563, 5928],
  },
  {
    segmento: 'Serviços',
    faturamento: 38_000,
    pessoas: 5,
    custos: LAUNDRY,
    desafio:
      'Uma pousada grande quer fechar comigo 2.400 kg de enxoval por mês a 4,20 o kg, pagando com 45 dias. Hoje gasto uns 2,60 por kg de água, luz, gás e produto, e teria que contratar mais uma pessoa (2.900 com encargos). Aceito?',
    metas: '',
    // 2.400 × 1,60; 7,1% of 10.080; 3.840 − 2.900 − 716; 9.140 × 1,5; 9.140 ÷ 0,929 ÷ 2.400; ÷ 0,829
    diz: [3840, 716, 224, 13_710, 4.1, 4.59],
  },
  {
    segmento: 'Indústria',
    faturamento: 33_800,
    pessoas: 9,
    custos:
      '8 costureira 21.600 com encargos, aluguel 2.400, luz 1.350, linha e agulha 1.500, manutençao de maquina 700, simples 2.000, transporte 600',
    desafio:
      'Uma marca nova quer 1500 peças por mês a 7,80, bem melhor que o cliente que eu tenho, mas só paga com 60 dias. Ia precisar de mais 2 costureiras e tenho so uns 6 mil guardado. O cliente atual paga certinho na quinzena. Pego a marca nova?',
    metas: '',
    // 1.500 × 7,80; 21.600 ÷ 8 × 2; 2.100 ÷ 33.800; 11.700 − 725 − 5.400 − 690; 6.125 × 2; 12.250 − 6.000
    diz: [11_700, 5400, 4885, 12_250, 6250, 730],
  },
  {
    segmento: 'Indústria',
    faturamento: 58_000,
    pessoas: 6,
    custos:
      'Ferro e material 24.500; folha 15.200; DAS 4.300; galpão 3.500; energia 1.600; caminhonete 1.500; disco, eletrodo, gás 1.400',
    desafio:
      'Construtora me ofereceu 120 portões a R$ 900 cada, 40 por mês durante 3 meses. Só de material gasto R$ 560 por portão. O problema é que pagam com 90 dias depois de cada entrega e eu tenho 25 mil guardado. Pego esse contrato?',
    metas: '',
    // 40 × 340; 40 × 560 × 3; − 25.000
    diz: [13_600, 67_200, 42_200],
  },
  {
    segmento: 'Serviços',
    faturamento: 34_000,
    pessoas: 5,
    custos: 'Folha 11.800, luz e gás 4.600, aluguel 4.000, produtos 3.100, água 2.700, DAS 2.700, manutenção 900',
    desafio:
      'Uma pousada quer mandar 800 kg de enxoval por mês pagando R$ 6,50 o quilo, menos da metade do meu preço de balcão. Meu gasto de produto, água, luz e gás é uns 4,20 por kg e teria mais uns 600 por mês pra buscar e entregar. Fecho?',
    metas: '',
    // 800 × 2,30; 7,9% of 5.200; 1.840 − 600 − 411
    diz: [1840, 411, 829],
  },
  {
    segmento: 'Educação',
    faturamento: 29_000,
    pessoas: 7,
    custos:
      'professores 11.500, aluguel 3.400, secretária 2.300, material didático 2.100, DAS 2.000, marketing 1.500, luz e internet 750, sistema 290',
    desafio:
      'Uma empresa quer aula in company pros funcionários, 32 horas por mês, e ofereceu R$ 75 a hora. Pago R$ 45 a hora pro professor e o uber ida e volta dá uns R$ 22 por aula de 1 hora. Parece bom mas tô achando apertado.',
    metas: '',
    // 75 − 67; × 32; 6,9% of 2.400
    diz: [8, 256, 166, 90],
  },
  {
    segmento: 'Saúde',
    faturamento: 31_000,
    pessoas: 5,
    custos:
      'Repasse fisioterapeutas 11.800\nAluguel 4.200\nRecepcionista 2.700\nImpostos 2.400\nÁgua, luz e internet 900\nMaterial 800',
    desafio:
      'Um convênio quer me credenciar pagando R$ 38 por sessão. Meu particular é R$ 110. Tenho umas 100 vagas por mês sobrando na agenda e os fisioterapeutas topariam atender convênio por R$ 25 a sessão. Vale a pena?',
    metas: '',
    diz: [1300, 293, 1007, 110],
  },
  {
    segmento: 'Saúde',
    faturamento: 27_000,
    pessoas: 4,
    custos:
      'material 7.900; auxiliares (2) 6.200; fresagem terceirizada 2.400; imposto 1.700; aluguel 1.500; motoboy 650; energia 600; contador 380',
    desafio:
      'A clínica que mais compra de mim quer 15% de desconto na coroa de zircônia e em troca promete passar de 30 para 45 coroas por mês. Cobro 280 e me custa 150 entre material e fresagem. Na cabeça parece bom, mas já estamos fazendo serão.',
    metas: '',
    // 30 × (280 × 0,937 − 150); 45 × (238 × 0,937 − 150)
    diz: [3371, 3285, 86, 1095],
  },
  {
    segmento: 'Saúde',
    faturamento: 29_500,
    pessoas: 4,
    custos:
      'repasse fisio convenio (22 por sessão) 5.720 / repasse fisio particular 40% 8.470 / aluguel 3.900 / secretária 2.600 / simples 2.100 / luz e internet 850 / faxina 500 / contador 480',
    desafio:
      'O convênio me paga 32 reais a sessão e o particular 95. Faço umas 260 sessões de convênio por mês e elas ocupam quase todo o horário da noite, enquanto tenho 12 pessoas na lista de espera do particular querendo justamente noite. Vale a pena largar o convênio de vez?',
    metas: '',
    // 32 − 22 − 7,1%; 95 − 38 − 7,1%; 260 × 7,73; ÷ 50,26; ÷ 12
    diz: [7.73, 50.26, 2010, 40, 3.3],
  },
  {
    segmento: 'Alimentação',
    faturamento: 58_000,
    pessoas: 7,
    custos:
      'insumos 19700, taxa ifood 10180, folha 5 funcionario 12500, aluguel 3200, gas e luz 3400, motoboy 2250, simples 3500, embalagem 1600',
    desafio:
      'ifood ta me matando, 65% das vendas vem de la e eles ficam com 27% (ja com a entrega deles). no meu whats eu pago 8 reais pro motoboy e pronto. pedido medio é 72. to com vontade de sair do ifood',
    metas: '',
    // 65% × 58.000 ÷ 72; 72 × (1 − 36,7% − 6%) − 8; the same − 27%; 524 × 21,82; ÷ 33,26
    diz: [524, 33.26, 21.82, 11_434, 344, 11.44],
  },
  {
    segmento: 'Serviços',
    faturamento: 88_000,
    pessoas: 21,
    custos:
      'Folha com encargos (20 pessoas) 58.000; material de limpeza 5.400; impostos 8.200; uniforme e EPI 900; transporte 3.600; sala 1.700; contador 900; pró-labore 5.000',
    desafio:
      'Meu maior cliente é um condomínio empresarial que paga R$ 48.000 por mês e ocupa 12 dos meus 20 funcionários. Trocou o síndico e ele quer 10% de desconto na renovação, senão abre cotação. Dou o desconto pra não perder?',
    metas: '',
    // 58.000 ÷ 20 × 12; 9.900 × 48 ÷ 88; 48.000 − 34.800 − 5.400 − 9,3%
    diz: [34_800, 2900, 5400, 3336, 1018],
  },
  {
    segmento: 'Serviços',
    faturamento: 18_000,
    pessoas: 4,
    custos:
      '3 jardineiros 6.900, combustível 1.500, adubo e muda 1.700, manutenção das máquinas 600, das 80, contador 200',
    desafio:
      'Um condomínio me ofereceu 4.500 por mês pra cuidar do jardim 2 vezes na semana. Teria que contratar mais um jardineiro por 2.300 e gastar uns 600 de combustível e adubo. Fecho o contrato?',
    metas: '',
    diz: [1600],
  },
]

/** What looks like an offer to her, and isn't, or lacks a number that would decide. */
export const NOT_OFFERED: readonly Omit<Case, 'diz'>[] = [
  {
    segmento: 'Alimentação',
    faturamento: 20_000,
    custos: SMALL,
    desafio: 'O fornecedor quer me vender 500 kg de farinha por mês a 3,20 o kg, hoje pago 3,60. Vale fechar com ele?',
  },
  {
    segmento: 'Indústria',
    faturamento: 20_000,
    custos: SMALL,
    desafio:
      'Uma loja quer 200 camisas por mês a 35, mas eu teria que comprar uma máquina de 14 mil. Minha camisa custa 18. Aceito?',
  },
  {
    segmento: 'Alimentação',
    faturamento: 20_000,
    custos: SMALL,
    desafio: 'Quero fechar 20 contratos com empresas, 300 marmitas por mês a 18 cada. Como faço?',
  },
  {
    segmento: 'Serviços',
    faturamento: 20_000,
    custos: SMALL,
    desafio: 'Uma empresa quer 40 faxinas por mês a 160, precisaria de mais gente e não sei quanto custa. Pego?',
  },
  {
    segmento: 'Alimentação',
    faturamento: 20_000,
    custos: SMALL,
    desafio:
      'Um mercado quer 500 pães por semana a 0,60 e uma padaria quer 300 por semana a 0,75. Qual eu pego? Me custa 0,35 cada.',
  },
  {
    segmento: 'Serviços',
    faturamento: 30_000,
    custos: '4 tecnicos 12.000, peças 5.000, combustivel 1.500, simples 1.800, aluguel 1.400',
    desafio:
      'Um condomínio quer 30 visitas por mês a 95 cada, e o síndico quer 5% de desconto se pagar na hora. Aceito?',
  },
]
