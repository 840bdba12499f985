import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import { blankForm } from './testing/companies.ts'

/** What is told before the three decisions, of a company that types this. */
function opening(
  setor: string,
  faturamento: number,
  [main_challenge, main_costs, future_goals = '']: readonly [string, string, string?],
): string {
  const { resposta } = analyze({
    company: { setor, faturamento, funcionarios: 4 },
    formAnswers: { ...blankForm, market_segment: setor, main_challenge, main_costs, future_goals },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  // What waits for her word is told as a reading, and not for true.
  return resposta
    .slice(0, resposta.indexOf('AS TRÊS DECISÕES'))
    .replace(/CONTA PARA VOCÊ CONFIRMAR\n(?:•.*\n)*/, '')
    .replace(/A conta, para você confirmar: .*?\. (?=\p{Lu}[^$])/u, '')
}

const SHOP = 'mercadoria 9.000, ajudante 2.000, aluguel 1.800, luz 500, imposto 1.200, eu tiro 3.000'

describe('a number is taken for what it is', () => {
  test.each<[string, string, number, [string, string, string?], RegExp]>([
    [
      'what was booked is no price of one, and brought nothing where nobody came',
      'Saúde',
      21_000,
      [
        'De 160 sessões agendadas no mês, 27 faltam sem avisar. Tenho vergonha de cobrar sinal, é tudo conhecido.',
        SHOP,
      ],
      /R\$ 160|R\$ 48\b|vale em média/,
    ],
    [
      'what an hour of overtime costs is not what an hour brings',
      'Indústria',
      90_000,
      ['Faltam 80 horas de solda por mês. A hora extra sai a 42 a hora. Contrato mais um ou fico na hora extra?', SHOP],
      /não entram|que voltam/,
    ],
    [
      'a loan that pays two debts is measured by neither alone',
      'Comércio Varejista',
      45_000,
      [
        'Devo 15 mil no cheque especial a 7% ao mês e antecipo 22 mil de cartão. O banco cobre tudo com um empréstimo de 30 parcelas de 1.900. Troco?',
        SHOP,
      ],
      /perto de|42\.000|R\$ 1\.540/,
    ],
    [
      'a deposit is not what a party is worth',
      'Serviços',
      15_000,
      [
        'De 38 eventos marcados no mês, 5 cancelam na véspera e eu devolvo o sinal de 120 reais. Seguro o sinal ou perco cliente?',
        SHOP,
      ],
      /R\$ 600/,
    ],
    [
      'litres of some cows are no output of the farm',
      'Agronegócio',
      33_000,
      [
        'tenho 5 vacas que dão só 7 litros por dia e comem 20 reais de ração cada. o laticínio paga 2,40 o litro. vendo essas vacas?',
        SHOP,
      ],
      /por unidade|Cada unidade/,
    ],
    [
      'classes with few pupils are no count of all pupils',
      'Educação',
      15_000,
      ['Das 12 turmas, 4 estão com três alunos só, e o professor custa 450 por turma.', SHOP, 'chegar a 90 alunos'],
      /faltam 8\d\b/,
    ],
    [
      'a telephone is no number of hers',
      'Tecnologia',
      48_000,
      [
        'Já perdi 18 clientes em três meses pra operadora grande, sobraram 590. O suporte deles é 0800 e o meu é na hora. Baixo o preço?',
        SHOP,
      ],
      /R\$ 800|% de cancelamento por mês|em um ano/i,
    ],
    [
      'what a buyer deducts is nothing that a supplier takes off',
      'Agronegócio',
      26_000,
      [
        'entrego 7 mil pés por mês no mercado a 2,10 e eles descontam 15% de quebra. Um distribuidor ofereceu 1,80 e busca aqui. Troco ou fico com o mercado antigo?',
        SHOP,
      ],
      /Você compra|que você compra/,
    ],
    [
      'a load that is offered is no machine',
      'Outro',
      70_000,
      [
        'Meus 2 caminhões rodam 18.000 km por mês e voltam vazios 45% deles. Uma transportadora oferece carga de retorno a 2,90 o km. Pego essa carga ou estrago meu preço?',
        SHOP,
      ],
      /preço dividido pelo que ela deixa|a parcela vai até|custo do km, ida e volta/,
    ],
    [
      'who thinks of giving up sells nothing',
      'Agronegócio',
      30_000,
      ['o milho ta comendo o lucro da granja e ja pensei em parar. o vizinho gasta menos mas nao conta como', SHOP],
      /quem compra paga/,
    ],
    [
      'a few closed months are no sale of the house, and the low season no year',
      'Outro',
      30_000,
      [
        'No inverno fica 25% ocupado, são 8 chalés a 190 a diária. Minha sócia quer fechar esses três meses, eu acho que a gente perde hóspede fiel. Fecho ou fico aberto?',
        SHOP,
      ],
      /quem compra paga|Em um ano|não pela conta/i,
    ],
    [
      'a dearer fee is no goal of sales',
      'Serviços',
      35_000,
      [
        'Faz dois anos que não reajusto os honorários. Tenho 70 clientes pagando 470. Quero aumentar 12%, mas tenho medo de perder gente.',
        SHOP,
      ],
      /Da meta de/,
    ],
    [
      'a contract in reais is no count of sales',
      'Tecnologia',
      28_000,
      [
        'Uma rede de 9 lojas quer contrato de 4.200 por mês com atendimento em 3 horas. Hoje cobro 130 a visita e faço 140. Vale?',
        SHOP,
      ],
      /em 4\.200/,
    ],
    [
      'what the best one makes is no worth of a chair that stands empty',
      'Serviços',
      24_000,
      [
        'Meu melhor barbeiro faz 8 mil por mês e quer passar de 45% pra 55%. São 5 cadeiras e 2 ficam vazias. Dou o aumento?',
        SHOP,
      ],
      /R\$ 16\.000|folha de hoje são/,
    ],
    [
      'ten of which three are won are not all of the month',
      'Indústria',
      36_000,
      ['De cada 12 orçamentos fecho 4, e faço 50 visitas por mês. Cobro 70 da visita ou continuo de graça?', SHOP],
      /12 a R\$ 70/,
    ],
    [
      'who leaves is nobody that the advertisement brought',
      'Tecnologia',
      25_000,
      ['São 130 clínicas a 190. Todo mês saem 6 e entram 8. Gasto 2.800 em anúncio e não saio do lugar.', SHOP],
      /R\$ 466|para 6\b/,
    ],
    [
      'a down payment is no instalment of today',
      'Alimentação',
      128_000,
      [
        'Meu irmão quer sair da sociedade, é meio a meio. Pediu 190 mil, sendo 40 mil de entrada e 30 parcelas de 5 mil. Essa conta fecha?',
        'mercadoria 53.000, folha 31.000, simples 10.500, retirada nossa 10.000, aluguel 7.500, luz 6.800',
      ],
      /parcelas levam R\$ 40\.000|quer entrar na sociedade/,
    ],
    [
      'what some pay every month is nothing that another owes',
      'Saúde',
      32_700,
      [
        'A prefeitura ta me devendo 2 meses, da 42 mil reais. Do particular entra so 11.700 e com isso nao pago nem os ajudante. Até quando aguento?',
        'ajudantes 13.000, ração 8.450, veterinário 3.000, aluguel 4.000, luz 2.000',
      ],
      /R\$ 11\.700 que você já vendeu/,
    ],
    [
      'handing the company to a son is no closing',
      'Indústria',
      168_000,
      [
        'Um plano compra 190 urnas por mês a R$ 385 e agora pede 12% de desconto. Não sei se cedo.',
        'madeira 50.000, folha 36.000, imposto 17.600, frete 9.000, retirada 12.000, luz 6.000',
        'Passar a fábrica para o meu filho com saúde, sem dívida',
      ],
      /Antes de parar/,
    ],
    [
      'who is paid by the pupil is no fixed cost',
      'Educação',
      24_500,
      [
        'Todo verão é a mesma novela, os alunos somem e as contas ficam.',
        'professores 11.000 (recebem por aluno), secretaria 2.300, aluguel 3.400, retirada 3.200, imposto 1.600, luz 750',
      ],
      /custos fixos somam/,
    ],
    [
      'a month that leaves money makes no loss',
      'Outro',
      74_000,
      [
        'Meus 3 filho tira 4.500 cada um todo mês, mas só o mais véio trabaia. A roda só roda mais 90 dias sem a reforma, que é 48 mil. No fim do mês sobra 1.700.',
        'empregado 22.000, filhos 13.500, energia 12.000, aluguel 9.000, manutenção 8.000, imposto 3.800, retirada 4.000',
      ],
      /prejuízo que se repete/,
    ],
    [
      'a wage that another offers is no price of hers',
      'Educação',
      71_000,
      [
        'Meu melhor instrutor ganha 5.200 registrado e uma fazenda ofereceu 7.500 com casa. Dos 37 alunos do mês uns 14 vem por causa dele, o curso é 1.900. Se eu cubro, os outros dois vão querer também, se não cubro ele vai embora.',
        'instrutores com encargos 19.500, secretaria 4.900, aluguel 11.000, diesel 17.000, imposto 8.300',
      ],
      /menos no preço|saiu e levou/,
    ],
    [
      'the engine beside it is no part of the partner',
      'Outro',
      96_000,
      [
        'Meu sócio tem 40% do barco e quer sair, pediu 150 mil em 10 vezes. O barco deixa uns 8.200 por mês pra nós dois e o motor vai precisar de retífica de 48 mil. Se não compro ele vende pra um estranho, se compro não sei como pago.',
        'diesel 36.000, tripulação 21.500, manutenção 9.000, gelo 8.000, imposto 6.300, rancho 7.000',
      ],
      /se paga em 5,9 meses/,
    ],
    [
      'litres of a day are no price',
      'Alimentação',
      22_000,
      [
        'lata foi de 45 pra 105 reais. vendo o medio a 28 o litro. o vizinho vende a 24. eu batia 40 litro por dia, agora 26. baixo tambem ou fico no meu??',
        'fruto 11.000, ajudante 3.200, aluguel 1.200, luz 800, gelo 560',
      ],
      /De R\$ 40 para R\$ 24/,
    ],
    [
      'what a month lacks is no bill that is paid',
      'Comércio Varejista',
      86_000,
      [
        '34 mil no cheque especial a 8% ao mes, so pago juro e fecho 1.320 negativo. Gerente ofereceu trocar por 24x de 2.050.',
        'mercadoria 54.000, folha 11.800, aluguel 6.500, imposto 5.500, juros 2.720, luz 1.800, retirada 5.000',
      ],
      /R\$ 1\.320 que paga/,
    ],
    [
      'a payroll told with her own pay is paid',
      'Indústria',
      118_000,
      [
        'Uma cooperativa compra R$ 62.000 por mês. O comprador novo pediu 7% de desconto, senão faz cotação fora.',
        'tecido e aviamentos 46.000, folha com encargos e meu pró-labore 44.000, aluguel 6.000, imposto 9.000, luz 3.700, frete 5.000',
      ],
      /pagamento de quem trabalha/,
    ],
    [
      'a part of the week is no share of the year',
      'Outro',
      22_000,
      [
        'São 6 chalés a 250. Fim de semana lota e de segunda a quinta fica 20% ocupado. Uma firma quer 2 chalés por 20 noites no mês a 130. Fecho com ela?',
        SHOP,
      ],
      /espaço parado|capacidade parada|São R\$ 260/,
    ],
    [
      'workers are no money that stands, nor are pairs that stand lost already',
      'Comércio Varejista',
      40_000,
      [
        'Tenho 520 pares encalhados que custaram 80 cada. Um saldista paga 25 no par. Queimo tudo ou faço liquidação a 55?',
        SHOP,
      ],
      /520 pares que se perdem/,
    ],
    [
      'an average beside the one price that she tells',
      'Educação',
      13_000,
      [
        'São 42 alunos a 250 e 2 salas, de tarde lota e de manhã quase ninguém vem. Dou 20% de desconto pra manhã?',
        SHOP,
      ],
      /vale em média/,
    ],
  ])('%s', (_, setor, revenue, told, not) => expect(opening(setor, revenue, told)).not.toMatch(not))

  test('orders that she refuses are weighed against the person that would make them', () => {
    const told = opening('Alimentação', 20_000, [
      'No mês recuso uns 18 bolos por falta de mão. Uma ajudante sai por 2.100 com tudo. Contrato ou continuo recusando?',
      'ingredientes 8.000, ajudante 2.000, aluguel 2.500, luz 900, imposto 1.400, eu tiro 4.500',
    ])
    expect(told).not.toContain('até vir essa venda')
  })
})
