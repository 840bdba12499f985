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
