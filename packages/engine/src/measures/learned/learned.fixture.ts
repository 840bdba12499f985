/** One of each kind, as it is told. */
export const TOLD: readonly (readonly [challenge: string, told: string])[] = [
  ['ifood me come 27% e já vendo 22 mil por la, tô pensando em sair', 'Essa taxa leva R$ 5.940: R$ 22.000 × 27%.'],
  [
    'compro o perfume por 62 e vendo a 89, minha cunhada fala q tá barato',
    'Sobram 30,3% do preço: (R$ 89 − R$ 62) ÷ R$ 89.',
  ],
  [
    'corte é 45 e queria passar pra 50, faço uns 310 por mês, será q já paga a luz?',
    'Com o preço novo e a mesma procura entram R$ 1.550 por mês a mais: 310 × (R$ 50 − R$ 45). Perder até 31 vendas ou serviços com o preço novo deixa tudo como está hoje.',
  ],
  [
    'a balconista nova sairia 2.400 e cada pedido deixa 16 limpo, compensa contratar?',
    'Isso se paga com 150 vendas ou serviços: R$ 2.400 ÷ R$ 16.',
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
  ['a prefeitura é 21 mil dos meus 35 mil. se ela atrasa eu quebro', 'R$ 21.000 são 60% de R$ 35.000.'],
  [
    'peguei 15 mil no agiota a 6% ao mês, só consigo pagar o juro',
    'R$ 15.000 a 6% ao mês são R$ 900 de juros por mês, 3% do que entra no mês: R$ 10.800 por ano sem baixar a dívida.',
  ],
  [
    'o bolo me custa 54 e queria ficar com 40% em cima da venda, não sei cobrar',
    'O preço que deixa o que você quer é de R$ 90: R$ 54 ÷ (100% − 40%).',
  ],
  [
    'alugar a van sai 2.900 por mês, a parcela da própria 2.350. tô na duvida',
    'A diferença entre um caminho e o outro é de R$ 550 por mês: R$ 2.900 − R$ 2.350.',
  ],
  [
    'vence iogurte todo mês na geladeira, coisa de 65 potes de 5,50',
    'São R$ 357,50 por mês que se perdem: 65 potes × R$ 5,50.',
  ],
  [
    'pra bancar o anúncio de 1.600 vou ter q vender quanto? minha margem é 20% em racao',
    'Isso se paga com R$ 8.000 de venda: R$ 1.600 ÷ 20%.',
  ],
  [
    'combinei com o condominio 5% a menos na mensalidade de 11.000, pq são cliente há 8 anos',
    'Cobrar menos custa R$ 550: R$ 11.000 × 5%.',
  ],
  [
    'tapete lavado cobro 90, gasto 12 de quimico e mais 15 pra buscar na casa',
    'De cada um sobram R$ 63: R$ 90 − R$ 12 − R$ 15, antes das contas fixas.',
  ],
  [
    'com 80 carros no pátio rotativo vivo com 50, cada vaga dá 190 por mês',
    'O que fica vazio vale R$ 5.700 por mês: R$ 190 × (80 carros − 50).',
  ],
  [
    'uma turma de natação: 240 crianças a 150, subindo pra 165 perco quantas?',
    'Com o preço novo, perder até 21 crianças deixa tudo como está hoje: 240 crianças × (R$ 165 − R$ 150) ÷ R$ 165. Só acima disso o aumento piora a conta. Com a mesma procura entram R$ 3.600 a mais.',
  ],
  [
    'devo 8.400 pro atacado, 3.100 pro contador e 5.600 de imposto atrasado, não durmo direito tem 2 meses',
    'Ao todo são R$ 17.100: R$ 8.400 + R$ 3.100 + R$ 5.600.',
  ],
  [
    'vende-se ovo a 16 a bandeja e gasto 10,50. fiz 640 bandejas mês passado, achei q ia sobrar bem mais',
    'Do que você contou sobram R$ 3.520: 640 bandejas × (R$ 16 − R$ 10,50). Disso ainda saem as contas que não entraram na frase.',
  ],
  [
    'abrir no domingo daria uns 35 banhos a mais por mês no pet shop, cada um a 60. a tosadora já topou',
    'Isso traria R$ 2.100 por mês a mais, antes do custo: 35 banhos × R$ 60.',
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
