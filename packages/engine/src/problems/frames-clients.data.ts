import type { Frame } from './frame.ts'

const LEAVES =
  '(?:larg(?:ar|o)|dispens(?:ar|o)|romp(?:er|o)|encerr(?:ar|o)|abr(?:ir|o) mao|par(?:ar|o) de atender|sair d[eoa]|saio d[eoa]|entreg(?:ar|o) o contrato|nao renov(?:ar|o))'
/** What else is left, given up or ended. */
const OTHERS =
  'emprego|tudo|simples|mei|aluguel|ifood|aplicativo|ponto|ramo|sociedade|banco|centro|bairro|casa|curso|loja|sala|mao|meus|minhas|negocio|empresa'

export const CLIENT_FRAMES: readonly Frame[] = [
  {
    id: 'largar_cliente',
    carta: 'cliente_pressiona',
    nome: 'a decisão de ficar com o cliente ou sair',
    kin: ['cliente_pressiona', 'concentracao_cliente', 'contrato_cliente'],
    ouve: [
      /\b(?:clientes?|contratos?|faculdade|condominio|rede|hospital|prefeitura|construtora|fabrica|shopping|hotel|supermercado|mercado|distribuidora?)\b/,
      // She asks whether to, and not how.
      new RegExp(
        `\\b(?:se|pensando em|penso em|pensei em|pensar em|vontade de|ou) (?:eu )?${LEAVES}\\b(?! (?:\\w+ ){0,2}(?:${OTHERS})\\b)`,
      ),
      /\d{2,}/,
    ],
    fora: /\b(?:soci[oa]|funcionari[oa] quer|aluguel|imobiliaria|emprego|aplicativo|ifood)\b|\b(?:clientes?|alun\w+|pacientes?) (?:quer\w*|vao|vai|pens\w+|ameac\w+) (?:\w+ )?(?:larg|sair|romp)|\bmedo de larg/,
    passos: [
      [
        'Leve ao cliente um preço novo, com a planilha dos custos e data para a resposta',
        'Ponha em uma página o que ele ocupa: gente com encargos, material, ida e imposto, e o que sobra hoje. Peça o preço que deixa ganho e um prazo de pagamento mais curto. Escreva o dia em que você decide com ou sem resposta.',
        'O cliente responde a um número, e a decisão ganha data.',
        3,
        0,
      ],
      [
        'Leia no contrato o reajuste, o aviso de saída e a multa',
        'Anote a data do reajuste, quantos dias de aviso cada lado deve e o que se paga por sair antes. Sem contrato escrito, guarde mensagens e notas e pergunte a um advogado.',
        'Você sabe quanto custa sair e a partir de quando pode.',
        2,
        0,
      ],
      [
        'Escreva o que está incluído e ponha preço no que pedem a mais',
        'Liste o que foi pedido fora do combinado nos últimos meses, com as horas. Mande uma página com o que entra no valor e o preço de cada extra, e só faça o próximo com o sim por escrito.',
        'O pedido a mais passa a pagar o trabalho que dá.',
        2,
        1,
        /\bpede\w*|\bpedindo\b|\bpedem\b|\ba mais\b|\bextra|\bde graca|\bmais coisa/,
      ],
      [
        'Veja com o contador quanto custa soltar quem trabalha nesse cliente',
        'Peça o valor das rescisões e do aviso e veja quantas pessoas cabem nos clientes que entram. Quem vai para outro cliente não precisa ser dispensado.',
        'A saída entra na conta inteira, com as pessoas dela.',
        2,
        0,
        /\bfuncionari|\bequipe|\bpessoal\b|\bgente\b|\bmenin[ao]s\b|\btecnic|\bcostureir|\bmotorist|\bvigi|\bajudante|\bpessoas\b/,
      ],
      [
        'Ofereça já as horas que vão abrir a quem paga em dia',
        'Liste vinte parecidos com os clientes que mais deixam e fale com cinco por semana, com data de começo. Cada contrato pequeno que entra tira peso da decisão.',
        'A saída deixa de abrir um buraco de uma vez.',
        5,
        2,
      ],
      [
        'Sem acordo na data, avise por escrito e saia por etapas',
        'Mande o aviso que o contrato pede, com a data do último dia. Diminua primeiro o que menos deixa e leve as pessoas aos outros clientes antes de dispensar.',
        'O cliente que não se paga sai sem levar o caixa junto.',
        2,
        2,
      ],
      [
        'Faça a conta da empresa sem o maior cliente',
        'Tire do mês o que ele paga e tudo o que sai junto: gente, material, imposto e ida. O que continua sendo pago é o que os outros precisam cobrir.',
        'O medo de perder o faturamento passa a ter o tamanho do que ele deixa.',
        2,
        0,
      ],
    ],
    porque:
      'Um cliente grande pesa no faturamento e também no que ele consome: gente, material, prazo e pedidos a mais saem da mesma nota.',
    cuidado: 'Sair de um dia para o outro: o aviso, a multa e as rescisões chegam antes do cliente novo.',
    quem: 'Advogado, sobre o contrato e o aviso; contador, sobre as rescisões e o preço que se paga',
    material: {
      tipo: 'mensagem',
      titulo: 'Pedido de novo preço ao cliente',
      texto: `Olá, [nome], tudo bem? Aqui é [seu nome], da [empresa].
Refiz a conta do serviço de vocês: [pessoas], [material] e impostos somam hoje R$ [valor] por mês.
Para continuar com a mesma qualidade, o valor precisa ir a R$ [valor novo], com pagamento em [dias] dias.
Está incluído: [lista]. O que for pedido a mais fica em R$ [valor] por [hora ou item].
Preciso da resposta até [data] para organizar a equipe. Posso passar aí na [dia] e mostrar a planilha?`,
    },
  },
]
