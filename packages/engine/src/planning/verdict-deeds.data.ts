import type { FrameStep } from '#src/problems/frame.ts'
import type { Leaning } from '#src/verdicts/leaning.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

/** The first deed of an answer, where the steps of her problem's card don't begin with it. */
export interface VerdictDeed {
  of: readonly Verdict['id'][]
  leans: readonly Leaning[]
  passo: FrameStep
  /** Folded words of hers without which it says nothing. */
  se?: RegExp
  /** Folded words of the answer itself, without its figures; the deed then comes before any other of her case. */
  diz?: RegExp
  /** Folded titles of steps that it takes the place of. */
  troca?: RegExp
  /** Cards whose own steps begin with it. */
  cards?: readonly string[]
  /** Only where the month doesn't close. */
  losing?: true
}

const OTHER_STAGE =
  /\bo que (?:mais )?(?:atrasa|trava|segura|emperra|pega|prende)\b[^.;?!]{0,24} (?:e|eh|sao) |\b(?:gargalo|problema mesmo|aperto mesmo) (?:e|eh) (?:n?[ao] )?(?!a parcela|o dinheiro|o caixa)/

/** The most particular first. */
export const VERDICT_DEEDS: readonly VerdictDeed[] = [
  {
    of: ['emprestimo', 'vender_parar', 'estoque_antes'],
    leans: ['no'],
    diz: /o dinheiro ja esta ai\b.*\bcada um traz\b/,
    passo: [
      'Peça dois preços por escrito pelo que vai vender, antes de responder ao banco',
      'Ligue hoje a quem já compra e a mais um: preço, prazo e quem busca. Comece pelo que mais custa manter, e marque o dia.',
      'O dinheiro entra sem parcela, e o gasto de manter para.',
      2,
      0,
    ],
    troca: /^levante antes|^escreva para onde vai cada real|^compare em tres lugares o total|^se pegar, mude/,
  },
  {
    of: ['emprestimo', 'estoque_antes'],
    leans: ['no'],
    diz: /o dinheiro ja esta ai\b/,
    cards: ['estoque_parado', 'compra_demais'],
    passo: [
      'Separe o que está parado e venda perto do custo, com data marcada',
      'Conte o que não sai há mais tempo, ponha um preço só por grupo e ofereça primeiro a quem já compra de você. Compre o novo aos poucos, só com o que entrar.',
      'O dinheiro que faltava sai da prateleira, sem parcela.',
      3,
      2,
    ],
    troca: /^levante antes|^escreva para onde vai cada real|^compare em tres lugares o total|^se pegar, mude/,
  },
  {
    of: ['maquina'],
    leans: ['no'],
    diz: /^alugue por enquanto\b/,
    passo: [
      'Reserve o aluguel das próximas quatro semanas e aceite o que você recusa',
      'Feche preço e seguro por escrito para os dias cheios e chame quem ficou de fora. Anote cada diária e o que cada trabalho deixou: é isso que diz se um dia a compra se paga.',
      'O trabalho recusado entra, sem parcela no mês fraco.',
      2,
      1,
    ],
  },
  {
    of: ['pedido_maior', 'cliente_grande'],
    leans: ['no', 'if', 'wait'],
    diz: /\bcontraproponha\b/,
    passo: [
      'Contraproponha por escrito o preço que deixa ganho e um pagamento mais perto',
      'Leve o preço desta conta, a quantidade que cabe no que você já tem e o dia em que quer a resposta. Não contrate nem compre antes dela, e recuse abaixo do preço em que só empata.',
      'O sim só vem com a conta paga.',
      2,
      0,
    ],
    troca: /^devolva com as suas condicoes|^diga em que dia responde|^faca a conta de uma unidade/,
  },
  {
    of: ['pedido_maior', 'cliente_grande'],
    leans: ['if', 'wait', 'yes'],
    diz: /\bnao tudo com esse prazo\b|\bou peca r\$ [\d.,]+ de entrada\b/,
    passo: [
      'Ofereça começar pela quantidade que o seu caixa banca, ou peça entrada',
      'Escreva as duas formas ao comprador: menos por mês até o primeiro pagamento cair, ou uma parte paga na encomenda. Não contrate antes da resposta.',
      'O pedido começa sem esvaziar o caixa.',
      2,
      0,
    ],
    troca: /^devolva com as suas condicoes|^diga em que dia responde|^faca a conta de uma unidade/,
  },
  {
    of: ['largar_cliente', 'cliente_grande', 'cortar_produto'],
    leans: ['no', 'if', 'wait', 'yes'],
    diz: /\bquem espera\b|\bd[ao] (?:fila|lista)\b/,
    passo: [
      'Ligue a quem está na fila e ofereça os horários mais pedidos',
      'Diga o preço, o dia e a hora que abrem e peça a confirmação por escrito. A cada um que confirma, passe um dos que pagam menos para um horário que sobra, sem fechar a porta a ele.',
      'As melhores horas ficam com quem paga por elas.',
      2,
      1,
    ],
  },
  {
    of: ['maquina'],
    leans: ['no', 'wait'],
    se: OTHER_STAGE,
    passo: [
      'Ponha mais gente na etapa que atrasa, por diária ou empreita',
      'Comece pelos trabalhos que só esperam por ela: combine por escrito preço por trabalho e prazo com alguém de confiança e receba o saldo na entrega. A compra só volta à mesa quando essa fila acabar.',
      'O que está parado vira dinheiro, sem parcela nova.',
      2,
      2,
    ],
  },
  {
    of: ['aumentar_preco'],
    leans: ['yes'],
    cards: [
      ...['medo_reajuste', 'preco_sem_conta', 'guerra_preco', 'horas_nao_cobradas', 'custo_insumo_subiu'],
      'fila_preco_baixo',
    ],
    passo: [
      'Cobre o preço novo de todo pedido que entrar daqui em diante',
      'Diga o valor novo a quem pedir e honre o que já está fechado. Conte por semana quantos desistem e compare com quantos você pode perder sem ganhar menos.',
      'Cada venda deixa mais, e você vê quantos ficam de verdade.',
      1,
      0,
    ],
  },
  {
    of: ['segunda_loja', 'franquia', 'reforma'],
    leans: ['no', 'wait'],
    losing: true,
    passo: [
      'Faça a empresa de hoje sobrar: veja o que cada linha deixa e mexa na pior',
      'Separe por linha o que vendeu, o que pagou por ela e o que ficou. Na que menos deixa, suba o preço ou troque de fornecedor, e pare de comprar o que não gira. O projeto novo espera até o mês fechar.',
      'O aperto do fim do mês diminui na origem.',
      3,
      2,
    ],
  },
  {
    of: ['mudar_ponto'],
    leans: ['yes', 'if'],
    cards: ['segunda_loja'],
    passo: [
      'Conte quem passa no ponto novo em três horários, antes de assinar',
      'Fique lá de manhã, à tarde e à noite, em dois dias diferentes, e conte quem entraria. Pergunte a vinte clientes de hoje se iriam até lá. Só depois negocie carência, obra e saída sem multa.',
      'A mudança deixa de ser palpite, e você assina sabendo quanta venda esperar.',
      4,
      0,
    ],
  },
  {
    of: ['fechar_unidade'],
    leans: ['yes', 'if', 'no', 'wait'],
    cards: ['capacidade_ociosa'],
    passo: [
      'Separe por um mês a venda e os gastos só dessa parte, com data para decidir',
      'Anote por dia o que ela vende, o que gasta para vender isso e o que só existe por causa dela: gente, luz e o que se joga fora. Escolha o dia da decisão e diga a quem trabalha nela o que precisa mudar até lá.',
      'A dúvida vira um número com data.',
      3,
      1,
    ],
  },
]
