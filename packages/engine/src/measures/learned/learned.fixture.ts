/** One of each kind, as it is told. */
export const TOLD: readonly (readonly [challenge: string, told: string])[] = [
  ['ifood me come 27% e já vendo 22 mil por la, tô pensando em sair', 'Essa taxa leva R$ 5.940: R$ 22.000 × 27%.'],
  [
    'dou 10% no pix pra todo mundo e vendo 35 mil por mes no pix, será q precisa?',
    'Cobrar menos custa R$ 3.500 por mês: R$ 35.000 × 10%.',
  ],
  [
    'corte é 45 e queria passar pra 50, faço uns 310 por mês, será q já paga a luz?',
    'Com o preço novo e a mesma procura entram R$ 1.550 por mês a mais: 310 × (R$ 50 − R$ 45). Perder até 31 vendas ou serviços com o preço novo deixa tudo como está hoje.',
  ],
  [
    'vou de 120 pra 140 na mensalidade, tenho 180 alunos e o medo é eles saírem',
    'Com o preço novo, perder até 25 alunos deixa tudo como está hoje: 180 alunos × (R$ 140 − R$ 120) ÷ R$ 140. Só acima disso o aumento piora a conta. Com a mesma procura entram R$ 3.600 a mais.',
  ],
  [
    'a balconista nova sairia 2.400 e cada pedido deixa 16 limpo, compensa contratar?',
    'Isso se paga com 150 vendas ou serviços: R$ 2.400 ÷ R$ 16.',
  ],
  [
    'aluguel subiu pra 4.200 e minha margem é de 30%, quanto preciso girar só pra isso',
    'Isso se paga com R$ 14.000 de venda: R$ 4.200 ÷ 30%.',
  ],
  [
    'maquina de cortar grama nova 9.600, ia economizar 800 por mes de terceiro',
    'Isso se paga em 12 meses, se o ganho se mantiver: R$ 9.600 ÷ R$ 800.',
  ],
  [
    'tenho 340 pares de sapato encalhado q me custaram 55 cada, desde a pandemia',
    'São R$ 18.700 que ainda não viraram dinheiro no caixa: 340 pares × R$ 55.',
  ],
  [
    'com 12.000 no banco e gastando 3.000 por mes sem cliente novo, até qdo aguento?',
    'Isso dura 4 meses: 12.000 ÷ R$ 3.000.',
  ],
  [
    'penso em registrar um ajudante: 1.800 de salario mais 1.050 de encargos, será q dou conta',
    'Isso custa R$ 2.850: R$ 1.800 + R$ 1.050.',
  ],
  [
    'minha meta era 60 mil e travei nos 47 mil, não passo disso faz 2 anos',
    'Para a sua meta faltam R$ 13.000: R$ 60.000 − R$ 47.000.',
  ],
  [
    'gastei 1.500 no instagram e vieram 25 clientes, n sei se foi caro ou barato',
    'Dá R$ 60 para cada um: R$ 1.500 ÷ 25 clientes.',
  ],
  [
    'peguei 15 mil no agiota a 6% ao mês, só consigo pagar o juro',
    'R$ 15.000 a 6% ao mês são R$ 900 de juros por mês, 3% do que entra no mês: R$ 10.800 por ano sem baixar a dívida.',
  ],
  [
    'o bolo me custa 54 e queria ficar com 40% em cima da venda, não sei cobrar',
    'O preço que deixa o que você quer é de R$ 90: R$ 54 ÷ (100% − 40%).',
  ],
  [
    'recebo 9.400 de honorarios, pago 6.150 de sala secretaria e sistema. vale continuar?',
    'Do que você contou sobram R$ 3.250: R$ 9.400 − R$ 6.150. Disso ainda saem as contas que não entraram na frase.',
  ],
  [
    'alugar a van sai 2.900 por mês, a parcela da própria 2.350. tô na duvida',
    'A diferença entre um caminho e o outro é de R$ 550 por mês: R$ 2.900 − R$ 2.350.',
  ],
  [
    'mel sai 18 o pote pra mim, vendo a 30 na feira. é boa margem isso?',
    'Sobram 40% do preço: (R$ 30 − R$ 18) ÷ R$ 30.',
  ],
  ['a folha tá em 19 mil e faturo 46 mil no laticínio, disseram q é muito alto', 'R$ 19.000 são 41,3% de R$ 46.000.'],
  [
    'tapete lavado cobro 90, gasto 12 de quimico e mais 15 pra buscar na casa',
    'De cada um sobram R$ 63: R$ 90 − R$ 12 − R$ 15, antes das contas fixas.',
  ],
  [
    'com 80 carros no pátio rotativo vivo com 50, cada vaga dá 190 por mês',
    'O que fica vazio vale R$ 5.700 por mês: R$ 190 × (80 carros − 50).',
  ],
  [
    'devo 8.400 pro atacado, 3.100 pro contador e 5.600 de imposto atrasado, não durmo direito tem 2 meses',
    'Ao todo são R$ 17.100: R$ 8.400 + R$ 3.100 + R$ 5.600.',
  ],
  [
    'nossa costureira estraga muita peça, mês passado foram 24 calças com tecido de 33 reais cada. e não é má vontade dela, coitada',
    'São R$ 792 por mês que se perdem: 24 calças × R$ 33.',
  ],
  [
    'se abrir mais uma turma de crossfit as 6h cabem 15 a 170 cada. o professor topa pelo mesmo preço, ele mora a 2 quadras',
    'Isso traria R$ 2.550 a mais, antes do custo: 15 × R$ 170.',
  ],
]

/** Numbers from which nothing follows. */
export const LEFT: readonly string[] = [
  'faturei 24 mil mês passado e não sei pra onde vai, mexo com ar condicionado ha 7 anos',
  'vendo planta em 3 feiras e no zap, de 9 da manhã em diante ninguém responde o celular',
  'o aluguel é 3 mil e o dono quer reajustar, não falou quanto. contrato acaba dia 30',
  'pensei em abrir filial em outra cidade de 90 mil habitantes, tenho 5 anos de estrada',
  'comprei 3 tablets pros garçons e ninguém usa, voltou pro bloquinho. tenho 8 garçons',
  'tenho 2 filhos na empresa e o de 22 anos manda nos mais velhos, os outros funcionários acham ruim',
  'esse ano 3 motoristas pediram conta, e pra achar outro com carteira E levo 45 dias',
  'posso pagar 3.000 numa franquia? prometem retorno em 18 meses mas n mostram número',
]
