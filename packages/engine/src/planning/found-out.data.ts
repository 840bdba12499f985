import type { KnownId } from './known.ts'

/** A step that asks her to find out what is known already. */
export interface FindsOut {
  /** Of the step; folded. */
  title: RegExp
  /** What it finds out, in one of these ways: all of one known, it is done. */
  finds: readonly (readonly KnownId[])[]
  /** What is left to do of it; null: nothing, the next deed takes its place; absent: the step, which begins with what is known. */
  left?: { acao: string; detalhes: string } | null
  /** What is known, the first that is known whole. */
  says: readonly string[]
}

export const FIND_OUT: readonly FindsOut[] = [
  // Another place, a purchase, a loan
  {
    title: /^escreva a conta do lugar novo|^faca a conta da nova unidade/,
    finds: [['contas_lugar', 'empate_lugar']],
    left: null,
    says: [],
  },
  {
    title: /^some o que os dois lugares pedem/,
    finds: [['contas_lugar']],
    says: ['O lugar novo pede {contas_lugar} por mês, e hoje o mês deixa {sobra}.', 'O lugar novo pede {contas_lugar} por mês.'],
  },
  {
    title: /^escreva o que o dinheiro vai vender a mais|^faca a conta do investimento em mes bom/,
    finds: [['investimento'], ['emprestimo'], ['parcela']],
    says: [
      'O que já se sabe: custa {investimento}, a parcela é de {parcela} por mês e hoje o mês deixa {sobra}.',
      'O que já se sabe: são {emprestimo}, a parcela é de {parcela} por mês e hoje o mês deixa {sobra}.',
      'O que já se sabe: a parcela é de {parcela} por mês, e hoje o mês deixa {sobra}.',
    ],
  },
  {
    title: /^escreva tudo o que o investimento traz de conta|^some a parcela o seguro|^escreva tudo o que fazer aqui pede/,
    finds: [['parcela']],
    says: ['A primeira linha você já tem: parcela de {parcela} por mês.'],
  },
  {
    title: /^some o que voce pagou de juro/,
    finds: [['divida', 'juro_ao_mes']],
    left: null,
    says: [],
  },
  {
    title: /^faca uma contraproposta ao dono|^peca uma conversa com o dono do imovel|^leve ao dono do imovel/,
    finds: [['aluguel_hoje', 'aluguel_pedido'], ['aluguel', 'aluguel_pedido']],
    says: [
      'Você paga {aluguel_hoje}, e ele pede {aluguel_pedido}: proponha um valor entre os dois, com data para cada degrau.',
      'Você paga {aluguel}, e ele pede {aluguel_pedido}: proponha um valor entre os dois, com data para cada degrau.',
    ],
  },
  {
    title: /^divida o que falta nos meses fracos|^guarde uma parte fixa de cada mes forte/,
    finds: [['falta_dos_fracos']],
    says: [
      'Nos meses fracos faltam {falta_dos_fracos}: são {guardar_por_mes} em cada mês forte.',
      'Nos meses fracos faltam {falta_dos_fracos}, pelo que você contou.',
    ],
  },
  {
    title: /^confira nas notas dos ultimos seis meses quanto pagou fora/,
    finds: [['pago_fora']],
    left: null,
    says: [],
  },
  {
    title: /^some quantos trabalhos a mais por mes pagam a vaga/,
    finds: [['custo_da_vaga']],
    says: ['A vaga custa {custo_da_vaga} por mês: divida pelo que cada trabalho deixa depois do material.'],
  },
  {
    title: /^separe hoje o que e antigo|^conte o estoque e marque|^conte o estoque a preco de custo/,
    finds: [['parado']],
    left: {
      acao: 'Divida o que está parado em três grupos de preço e escolha a data da venda',
      detalhes:
        'O total você já tem. Separe o que ainda interessa, o que só sai barato e o que ninguém quer, com um preço só em cada grupo e o dia em que começa e acaba.',
    },
    says: ['São {parado} parados.'],
  },
  // The month
  {
    title: /^separe os gastos em fixos|^anote o gasto do mes em fixos/,
    finds: [['fixos', 'variaveis']],
    left: null,
    says: [],
  },
  {
    title:
      /^junte as notas e anote o gasto do ultimo mes|^some (?:tudo o que|quanto) (?:sai|gasta) (?:no|por|em um) mes|^anote (?:tudo )?o que entra e o que sai (?:no|do|de um) mes/,
    finds: [['custos', 'sobra']],
    left: null,
    says: [],
  },
  { title: /^calcule o custo dos insumos de um mes inteiro/, finds: [['mercadorias', 'faturamento']], left: null, says: [] },
  {
    title: /^descubra quanto precisa vender para pagar|^calcule quanto (?:a empresa )?precisa (?:vender|faturar)/,
    finds: [['empate', 'retirada']],
    left: null,
    says: [],
  },
  {
    title: /^marque com quantos clientes o mes ainda fecha/,
    finds: [['empate', 'faturamento']],
    left: {
      acao: 'Compare toda semana a venda com o número que fecha o mês',
      detalhes:
        'Divida esse número pelas semanas do mês e anote ao lado o que entrou em cada uma. Acima dele dá para perder alguns com calma; perto dele, corte custo antes de cortar preço.',
    },
    says: ['O mês fecha com {empate} de venda, e hoje entram {faturamento}.'],
  },
  {
    title: /^separe os custos fixos pelo tempo/,
    finds: [['fixos']],
    says: ['Pela sua lista, o que existe mesmo sem venda soma {fixos} por mês.'],
  },
  {
    title: /^calcule (?:por )?quantos meses (?:a empresa vive|de caixa)/,
    finds: [['meses_de_caixa']],
    left: null,
    says: [],
  },
  {
    title: /^calcule o custo de cada entrega|^cote tres formas de entregar/,
    finds: [['frete']],
    says: ['No mês, a entrega leva {frete} da sua lista: divida pelas entregas que você faz.'],
  },
  {
    title: /^levante o custo total do ponto/,
    finds: [['aluguel']],
    says: ['O aluguel da sua lista é de {aluguel} por mês: some só o que vem junto dele.'],
  },
  // Clients and orders
  {
    title: /^faca a conta da empresa sem o maior cliente|^calcule a empresa sem o maior cliente/,
    finds: [
      ['entra_sem_ele', 'falta_sem_ele'],
      ['entra_sem_ele', 'sobra_sem_ele'],
    ],
    left: null,
    says: [],
  },
  { title: /^veja quanto do faturamento vem dos seus maiores/, finds: [['entra_sem_ele']], left: null, says: [] },
  {
    title: /^escreva o que muda na empresa se ele sair|^escreva o que se corta, e em que ordem|^veja por quantos meses o caixa aguenta sem ele/,
    finds: [['entra_sem_ele']],
    says: [
      'Sem ele entram {entra_sem_ele} por mês, e faltam {falta_sem_ele} para pagar as contas.',
      'Sem ele entram {entra_sem_ele} por mês, e o mês fica em {sobra_sem_ele}.',
    ],
  },
  {
    title: /^some o dinheiro que fica preso ate o primeiro pagamento|^calcule quanto dinheiro cada venda nova prende/,
    finds: [['preso_no_pedido']],
    left: null,
    says: [],
  },
  {
    title: /^anote pedidos recusados/,
    finds: [['recusados']],
    left: {
      acao: 'Separe os pedidos recusados pelo que faltou: gente, máquina, espaço ou você',
      detalhes:
        'Pegue os do último mês pelas mensagens e escreva ao lado de cada um o valor e o que faltou para atender. O que mais se repete é o que limita a venda.',
    },
    says: ['Quantos são você já contou: {recusados} por mês.'],
  },
  {
    title: /^faca a conta de uma unidade nesse preco/,
    finds: [['preco_oferta', 'custo_de_um']],
    left: {
      acao: 'Ponha o que cada um deixa nesse preço ao lado do que os clientes de hoje deixam',
      detalhes:
        'Do preço deles tire o custo, o frete, a devolução, o imposto e a espera pelo pagamento. Faça a mesma conta com um cliente de hoje e escreva as duas sobras na mesma linha.',
    },
    says: ['Pagam {preco_oferta}, e cada um custa {custo_de_um}.'],
  },
  { title: /^some quanto custou conquistar/, finds: [['custo_do_novo']], left: null, says: [] },
  // What isn't paid, doesn't come, lies
  {
    title: /^some tudo o que esta na rua/,
    finds: [['a_receber']],
    left: {
      acao: 'Ponha em ordem de data o que está na rua e comece pelo mais novo',
      detalhes:
        'Uma linha por nome, com valor, desde quando e o que foi combinado. O que venceu há pouco volta mais fácil: fale com esses antes dos antigos.',
    },
    says: ['O total você já tem: {a_receber}.'],
  },
  {
    title: /^liste tudo que esta vencido por cliente|^liste os outros por valor e idade/,
    finds: [['a_receber']],
    says: ['O total você já tem, {a_receber}: falta dividi-lo por nome e por tempo.'],
  },
  {
    title: /^conte as faltas por semana/,
    finds: [['faltas']],
    left: {
      acao: 'Ponha as faltas de cada semana ao lado do número de hoje',
      detalhes:
        'Marcados, vindos e avisados, com o dia e a hora. Se em quatro semanas o número não cair pela metade, aperte a regra do sinal.',
    },
    says: ['Você já contou: {faltas} faltas, {valor_das_faltas} que não entraram.', 'Você já contou: {faltas} faltas.'],
  },
  {
    title: /^marque cada falta na agenda|^monte o mapa de faltas/,
    finds: [['faltas']],
    says: ['Quantas são você já contou, {faltas}: falta saber em que dia e hora elas se juntam.'],
  },
  {
    title: /^ponha um teto de compra/,
    finds: [['custo_do_vendido']],
    says: [
      'O que sai por mês custou {custo_do_vendido}, e hoje você compra {mercadorias}: o teto fica abaixo do primeiro número.',
    ],
  },
  { title: /^ponha a perda em dinheiro/, finds: [['perda_do_mes']], says: ['O total você já tem, {perda_do_mes} por mês: falta dividi-lo pelas causas.'] },
  {
    title: /^pese e anote tudo o que vai fora|^pese todo dia o que foi para o lixo/,
    finds: [['perda_do_mes']],
    says: ['O total você já tem, {perda_do_mes} por mês: falta saber em que item e em que dia.'],
  },
] // biome-ignore format: one thing a line
