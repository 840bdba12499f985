import type { Company } from './account.fixture.ts'

/** Sums of one sale, a queue, a rise, a share that is taken, groups and goals, reckoned by hand. */
export const TRADES: readonly (readonly [text: string, wanted: number, unit: string, told: Company])[] = [
  // Free places of each of several groups.
  [
    'São 4 turmas de natação, cabem 15 crianças em cada e tem em média 9, pagando 160 por mês',
    3840,
    'R$/mês',
    ['Educação', 5760],
  ],
  [
    'dou curso de violão em grupo, 6 turmas de 5 alunos cada, hoje tenho 21 alunos a 150 por mes',
    1350,
    'R$/mês',
    ['Educação', 3150],
  ],
  // Done, and nobody comes for it: owed once.
  ['tenho 31 relógios prontos que ninguém vem buscar, conserto de uns 80 cada', 2480, 'R$', ['Serviços', 8000]],
  ['são 22 moradores me devendo em média 150 cada um', 3300, 'R$', ['Serviços', 12000]],
  // What goes with who leaves, and what such a call costs.
  [
    'de 70 chamados por mês uns 15 eu chego e não era nada, cada ida dessas me come 32 de gasolina',
    480,
    'R$/mês',
    ['Serviços', 9000],
  ],
  ['Das 80 sessões marcadas no mês umas 9 o pai não traz a criança, a sessão é 140', 1260, 'R$/mês', ['Saúde', 11200]],
  // Shares of each price, beside its costs.
  [
    'Faço 60 escovas no mês a 100, o produto custa 20, a comissão da moça é 40% e a maquininha leva 3 de cada uma',
    37,
    'R$',
    ['Serviços', 6000],
  ],
  [
    'Cobro 3.000 por festa, faço 5 por mês, e de cada uma sai 1.200 dos garçons, 500 de carro e 300 do som',
    1000,
    'R$',
    ['Serviços', 15000],
  ],
  // A queue, by how many a month, and who gave up.
  ['Encaderno 6 livros por mês e tem 27 na fila', 4.5, '', ['Outro', 3000]],
  [
    'faço 5 tatuagens por semana a 400 cada, tem 30 na fila e este ano 8 pessoas desistiram de esperar',
    3200,
    'R$',
    ['Serviços', 8600],
  ],
  // What an app takes of those that go by it.
  [
    'vendo 500 pizzas por mês a 40, 200 saem pelo ifood que fica com 25% e o resto eu entrego',
    2000,
    'R$/mês',
    ['Alimentação', 20000],
  ],
  ['Gasto 1.500 em anúncio por mês, chegam 90 contatos e 6 compram o pacote de 700', 250, 'R$', ['Educação', 9000]],
  // The same thing in two places.
  [
    'Vendo 800 litros de suco por mês pro mercado a 6 o litro e só 100 na feira a 11',
    1000,
    'R$/mês',
    ['Agronegócio', 5900, { future_goals: 'vender 300 litros por mês na feira' }],
  ],
  ['o plano paga 35 por consulta e o particular 120', 85, 'R$', ['Saúde', 9000]],
  // A cost of each that rose.
  ['faço 80 entregas por mês a 90 e o pedágio subiu de 12 pra 19 por entrega', 560, 'R$/mês', ['Serviços', 7200]],
  ['Combinamos 60 horas e no fim gastamos 95 horas, a hora da equipe custa 48', 1680, 'R$', ['Tecnologia', 20000]],
  // By the dozen, by the day, several times a week.
  ['todo dia 30 ovos trincam e vendo a dúzia por 9', 585, 'R$/mês', ['Comércio Varejista', 9000]],
  ['tenho 10 quartos, diária de 120, e só 4 ocupados', 18700, 'R$/mês', ['Outro', 14000]],
  [
    'gasto 500 de flor três vezes por semana e um quinto vai pro lixo',
    1300,
    'R$/mês',
    ['Comércio Varejista', 16000, { main_costs: 'flores 6.500; aluguel 1.200' }],
  ],
  ['tenho 29 tênis parados que o dono sumiu, cada conserto uns 60', 1740, 'R$', ['Serviços', 8000]],
  ['a garagem tem 30 vagas e só 22 estão com mensalista a 250', 2000, 'R$/mês', ['Serviços', 7000]],
  [
    'Faço 4 projetos por mês a 6.000, o material custa 2.000 e a decoradora leva 10% de cada',
    3400,
    'R$',
    ['Indústria', 24000],
  ],
  ['12 fregueses me devem, dá uns 3.600 no total', 3600, 'R$', ['Comércio Varejista', 15000]],
  ['mês passado perdi 4 toalhas de cliente e paguei 90 em média por cada', 360, 'R$', ['Serviços', 12000]],
  ['a prensa para 2 dias por mês e cada dia parado deixo de faturar 1.500', 3000, 'R$/mês', ['Indústria', 40000]],
  ['Cobro 30 a hora e pago 21 pra cuidadora, faço 500 horas por mês', 9, 'R$', ['Serviços', 15000]],
  [
    'vendo 100 kits por mês a 50 na shopee que leva 20%, o kit me custa 18 e a caixa 3',
    19,
    'R$',
    ['Comércio Varejista', 5000],
  ],
  ['faço 400 entregas por mês a 12 reais, em 30 delas não tem ninguém em casa', 360, 'R$/mês', ['Serviços', 4800]],
  [
    'tenho 60 fantasias e só 15 saem por mês a 90',
    900,
    'R$/mês',
    ['Serviços', 1350, { future_goals: 'alugar 25 por mês' }],
  ],
  [
    'Tenho 2 quadras, alugo a 80 a hora e ficam 5 horas vazias por dia em cada quadra',
    20800,
    'R$/mês',
    ['Outro', 12000],
  ],
  ['tenho 24 quadros prontos esperando o povo vir buscar, em média 150 cada', 3600, 'R$', ['Serviços', 9000]],
  [
    'vendo 120 sabonetes por mês a 20 mas gasto 2 na caixinha e 5 de óleo em cada, e a loja fica com 30%',
    7,
    'R$',
    ['Indústria', 2400],
  ],
  ['Tenho 70 galões com clientes e 20 ninguém devolve, o galão custa 35', 700, 'R$', ['Comércio Varejista', 15000]],
  [
    'tenho 50 clientes a 400 por mês, não reajusto faz 2 anos e a inflação foi uns 10%',
    2000,
    'R$/mês',
    ['Serviços', 20000],
  ],
  [
    'por semana marco 50 banhos e umas 6 a pessoa desmarca em cima da hora, o banho sai 60',
    1560,
    'R$/mês',
    ['Serviços', 12000],
  ],
  ['6 festas por mês a 1.500 e ano passado 4 cancelaram sem pagar nada', 6000, 'R$', ['Outro', 9000]],
  ['faço 900 pães por dia e sobra uns 60 toda noite, cada pão me custa 0,40', 624, 'R$/mês', ['Alimentação', 40000]],
  [
    'Faço 8 ensaios por mês a 700, pago 80 pra edição de cada um e 100 de estúdio, gasto 600 em anúncio',
    520,
    'R$',
    ['Serviços', 5600],
  ],
  [
    'Tenho 17 rádios prontos na prateleira, o dono esquece de pegar, cada um fica em 60 reais',
    1020,
    'R$',
    ['Serviços', 6000],
  ],
  ['faço 30 massagens por mês a 120, a clínica fica com 40% e gasto 6 de óleo em cada', 66, 'R$', ['Saúde', 3600]],
  ['Em agosto só faço 40 entregas, em dezembro são 110 por mês a 30', 2100, 'R$/mês', ['Outro', 3300]],
  ['subiu o queijo de 30 pra 37 o quilo e vendo 150 quilos por mês a 52', 1050, 'R$/mês', ['Comércio Varejista', 9000]],
  ['faço 900 marmitas por mês a 20, uma obra leva 400 delas e quer pagar 17', 1200, 'R$/mês', ['Alimentação', 18000]],
  ['Dou pintura em 4 turmas de 6, hoje são 17 alunas pagando 180 por mês', 1260, 'R$/mês', ['Educação', 3060]],
  [
    'saem 500 pastéis por mês a 15, 200 deles pelo aplicativo, que morde 20% de cada venda',
    600,
    'R$/mês',
    ['Alimentação', 7500],
  ],
  [
    'atendo 70 clientes por mês a 80 no salão dos outros, o salão fica com 40% e gasto 7 de material em cada uma',
    41,
    'R$',
    ['Serviços', 5600],
  ],
]
