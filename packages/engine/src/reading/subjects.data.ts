/** What an amount in an owner's text can be about. Closed: what fits none is 'outro'. */
export const SUBJECTS = [
  'faturamento',
  'custo_total',
  'folha',
  'aluguel',
  'mercadorias',
  'energia',
  'impostos',
  'juros',
  'parcela',
  'comissao_entrega',
  'comissao',
  'frete',
  'marketing',
  'racao',
  'taxas_cartao',
  'estoque',
  'divida',
  'caixa',
  'maior_cliente',
  'clientes',
  'clientes_novos',
  'custo_cliente',
  'pedidos',
  'atendimentos',
  'faltas',
  'cancelamento',
  'inadimplencia',
  'fiado',
  'a_receber',
  'prazo_receber',
  'prazo_pagar',
  'prazo_entrega',
  'ticket',
  'preco',
  'perdas',
  'glosa',
  'desconto',
  'conversao',
  'propostas',
  'ocupacao',
  'ociosidade',
  'capacidade',
  'pessoas',
  'horas',
  'horas_nao_cobradas',
  'margem',
  'sobra',
  'retirada',
  'investimento',
  'reajuste',
  'vaga',
  'producao',
  'prazo',
  'outro',
] as const
export type Subject = (typeof SUBJECTS)[number]

export const UNITS = ['R$', '%', 'dias', 'semanas', 'meses', 'anos', 'horas', 'minutos', 'vezes', 'qtd'] as const
export type Unit = (typeof UNITS)[number]

/** Words that name a subject. `units`: what it is measured in; `bare`: what a number without a unit means beside it. */
export interface SubjectWords {
  subject: Subject
  units: readonly Unit[]
  /** null: a number without a unit isn't about it. */
  bare: 'R$' | '%' | 'qtd' | null
  /** Folded phrases; '*' ends a beginning. */
  phrases: readonly string[]
  /** Added to the distance: the words alone say little. */
  weak?: number
  /** A bare number beside them is money only where money was said before it: 'entra 75 mil e sai 80'. */
  inherits?: true
  /** Reais under a hundred make sense: a price, not a cost of the month. */
  small?: boolean
}

const words = (
  subject: Subject,
  units: readonly Unit[],
  bare: SubjectWords['bare'],
  phrases: string,
  more: Pick<SubjectWords, 'weak' | 'small' | 'inherits'> = {},
): SubjectWords => ({ subject, units, bare, phrases: phrases.split('|'), ...more })

const MONEY = ['R$', '%'] as const
const SPAN = ['dias', 'semanas', 'meses', 'anos'] as const

export const SUBJECT_WORDS: readonly SubjectWords[] = [
  words('faturamento', MONEY, 'R$', 'fatur*|receita|receitas'),
  words(
    'faturamento',
    MONEY,
    'R$',
    'vendo|vendemos|vende|vendem|venda|vendas|vender|vendendo|vendia|vendi|entra|entram',
    { weak: 0.3 },
  ),
  words(
    'custo_total',
    MONEY,
    'R$',
    'gasto|gastos|gastamos|gastar|gastando|despesa*|custo fixo|custos fixos|custo total|custos|contas',
    { weak: 0.4 },
  ),
  words(
    'faturamento',
    ['R$'],
    null,
    'faco|fazemos|giro|giramos|movimento|entrou|no outro|outro mes|mes bom|mes ruim|mes fraco|mes cheio',
    {
      weak: 0.6,
      inherits: true,
    },
  ),
  words('custo_total', ['R$'], null, 'sai|saem|saindo|saida|saidas|pago de conta|vai embora', {
    weak: 0.3,
    inherits: true,
  }),
  words('folha', MONEY, 'R$', 'folha|salario*|folha de pagamento'),
  words('folha', ['R$'], null, 'funcionari*|equipe|colaborador*', { weak: 0.3 }),
  words('aluguel', MONEY, 'R$', 'aluguel|alugueis|aluguer|arrendamento'),
  words(
    'mercadorias',
    MONEY,
    'R$',
    'mercadoria*|insumo*|materia prima|materiais|material|compras|fornecedor*|ingrediente*',
    { weak: 0.2 },
  ),
  words('mercadorias', MONEY, '%', 'cmv|custo da mercadoria'),
  words('energia', MONEY, 'R$', 'energia|luz|eletric*|conta de luz|gas'),
  words('impostos', MONEY, 'R$', 'imposto*|tributo*|simples nacional|inss|icms|iss'),
  words('juros', MONEY, '%', 'juro*'),
  words('parcela', ['R$'], 'R$', 'parcela*|prestacao|prestacoes|parcelamento'),
  words(
    'comissao_entrega',
    MONEY,
    '%',
    'ifood|aplicativo*|app|rappi|marketplace*|mercado livre|shopee|airbnb|booking|delivery',
    { weak: 0.2 },
  ),
  words('comissao', MONEY, '%', 'comiss*', { weak: 0.3 }),
  words('frete', MONEY, 'R$', 'frete*|combustivel|gasolina|diesel'),
  words('marketing', MONEY, 'R$', 'marketing|anuncio*|trafego|propaganda|publicidade|google ads|divulgacao|impulsion*'),
  words('racao', MONEY, 'R$', 'racao|racoes'),
  words(
    'taxas_cartao',
    MONEY,
    '%',
    'maquininha*|taxa do cartao|taxas do cartao|taxa de cartao|taxas de cartao|antecipacao|antecipar|antecipo|antecipando',
  ),
  words('estoque', ['R$', ...SPAN], 'R$', 'estoque*|encalhad*|mercadoria parada|estocad*'),
  words('estoque', ['R$', ...SPAN], null, 'parado|parada|parados|paradas|prateleira*', { weak: 0.6 }),
  words(
    'divida',
    ['R$'],
    'R$',
    'divida*|devo|devendo|devemos|endividad*|emprestim*|financiamento*|financiei|cheque especial|peguei|saldo devedor',
  ),
  words('caixa', ['R$', ...SPAN], 'R$', 'caixa|reserva|guardad*|saldo|folego|capital de giro|em conta|na conta'),
  words('caixa', ['R$'], null, 'no banco', { weak: 2.4 }),
  words(
    'maior_cliente',
    MONEY,
    '%',
    'maior cliente|cliente grande|principal cliente|cliente principal|um cliente|unico cliente|um so cliente|so um cliente|um cliente so|maior contrato|maior comprador|cliente maior|uma empresa so',
  ),
  words(
    'clientes',
    ['qtd', '%'],
    'qtd',
    'cliente|clientes|aluno*|assinante*|paciente*|associado*|hospede*|mensalista*|assinatura*|usuario*|inquilino*|contratos|condominios|matriculado*',
  ),
  words(
    'clientes_novos',
    ['qtd'],
    'qtd',
    'clientes novos|novos clientes|cliente novo|alunos novos|novos alunos|pacientes novos|novos pacientes|novas matriculas|matriculas novas|matricula|matriculas',
  ),
  words(
    'pedidos',
    ['qtd'],
    'qtd',
    'pedido*|encomenda*|marmitas|refeicoes|pratos|pizzas|lanches|bolos|pecas|venda|vendas|vendo|vendemos|unidades|entregas|carros|salgados|paes',
    { weak: 0.3 },
  ),
  words(
    'atendimentos',
    ['qtd'],
    'qtd',
    'atendimento*|consultas|sessoes|atendo|atendemos|procedimentos|cortes|banhos|diarias|aulas|faxinas|obras|festas|eventos|projetos|hospedagens',
  ),
  words('faltas', ['%', 'qtd'], '%', 'falta|faltas|no show|noshow|faltosos'),
  words(
    'faltas',
    ['%', 'qtd'],
    'qtd',
    'faltam|faltaram|faltando|desmarc*|nao aparece*|nao vem|nao comparece*|furam|furo|furos|furaram',
  ),
  words('cancelamento', ['%', 'qtd', 'R$'], '%', 'cancelamento*|churn'),
  words(
    'cancelamento',
    ['%', 'qtd', 'R$'],
    null,
    'cancela|cancelam|cancelou|cancelaram|cancelando|cancelei|cancelado*',
  ),
  words('cancelamento', ['%', 'qtd'], '%', 'desistencia*|evasao|abandono*'),
  words('cancelamento', ['%', 'qtd'], 'qtd', 'desistem|desistiram|sairam|largam|largaram|abandonam|abandonaram'),
  // 'entram 30 e saem 28 mil' is money, 'saem 17' are people: only with its period or noun.
  words('cancelamento', ['%', 'qtd'], null, 'saem'),
  words(
    'cancelamento',
    ['%', 'qtd'],
    null,
    'some|somem|sumiram|nao volta|nao voltam|nao voltaram|nao retorna|nao retornam|nao renova|nao renovam|nao faz rematricula|nao fazem rematricula|nao se rematricula',
    { weak: 0.2 },
  ),
  words('perdas', ['%', 'qtd'], null, 'ralo|lixo|estouram|estragam|com defeito|refugad*|descartad*|quebrad*', {
    weak: 0.2,
  }),
  words(
    'inadimplencia',
    ['%', 'R$', 'qtd'],
    '%',
    'inadimpl*|calote*|nao paga|nao pagam|nao pagaram|boletos vencidos|mensalidades atrasadas|mensalidade atrasada|atrasam',
  ),
  words('fiado', MONEY, 'R$', 'fiado*|caderneta|pendurad*'),
  words('a_receber', ['R$'], 'R$', 'a receber|pra receber|para receber|por receber|na rua|recebiveis|contas a receber'),
  words(
    'prazo_receber',
    SPAN,
    null,
    'recebo|receber|recebimento|recebemos|recebe|paga|pagam|pagar em|prazo|boleto|boletos|faturado',
  ),
  words('prazo_pagar', SPAN, null, 'fornecedor*|pago|pagamos'),
  words(
    'prazo_entrega',
    SPAN,
    null,
    'entrega|entrego|entregar|entregas|entregamos|entregando|promet*|demora*|atraso|atrasamos|fila',
  ),
  words(
    'ticket',
    ['R$'],
    'R$',
    'ticket*|tiquete*|por cliente|cada cliente|valor medio|mensalidade|mensalidades|media por cliente|por aluno|por paciente|cada aluno|ticket medio',
    { small: true },
  ),
  words(
    'preco',
    ['R$'],
    'R$',
    'preco|precos|cobro|cobramos|cobrando|cada um|cada uma|valor da hora|diaria media|valor da diaria',
    {
      small: true,
      weak: 0.2,
    },
  ),
  words(
    'preco',
    ['R$'],
    'R$',
    'consulta|sessao|aula|corte|banho|faxina|diaria|visita|procedimento|marmita|pizza|prato|plano|pacote|peca|obra|projeto|evento|festa|contrato|servico',
    { small: true, weak: 0.3 },
  ),
  words('preco', ['R$'], 'R$', 'custa|custam|sai por|saem por', { small: true, weak: 1.2 }),
  words('ticket', ['R$'], 'R$', 'pagando|que pagam|cada um paga|paga cada', { small: true, weak: 0.1 }),
  words('custo_cliente', ['R$'], 'R$', 'cac|custo por cliente|custo de aquisicao', { small: true }),
  words('cancelamento', ['qtd'], null, 'perco|perdi|perdemos|perdendo', { weak: 0.2 }),
  words(
    'clientes_novos',
    ['qtd'],
    null,
    'vem|chegam|trago|traz|trazem|aparecem|entram|conquisto|conquistamos|capto|captamos',
    { weak: 0.3 },
  ),
  words('divida', ['R$'], null, 'atrasad*|em atraso|parcelad*', { weak: 0.6 }),
  words(
    'perdas',
    MONEY,
    '%',
    'perda|perdas|perco|perdemos|refaco|refazemos|devolucoes|desperdic*|quebra|quebras|refugo|retrabalho|furto*|vencido|vencidos|lixo|jogo fora|jogamos fora|mortalidade|estrag*',
  ),
  words('glosa', MONEY, '%', 'glosa*|glosad*|glosam'),
  words('desconto', MONEY, '%', 'desconto*'),
  words(
    'conversao',
    ['%', 'qtd'],
    'qtd',
    'fecho|fecham|fechamos|fecha|conversao|convert*|viram|aprovam|se matriculam',
    { weak: 0.2 },
  ),
  words(
    'propostas',
    ['qtd'],
    'qtd',
    'proposta*|orcamento*|cotacao|cotacoes|lead|leads|interessado*|contatos|orco|orcei|orcamos|pedem preco|pedem orcamento|pediram orcamento|degustacao|degustacoes|casais|noivas|visitas|visito|visitamos|que entram|entra gente',
  ),
  words('ocupacao', ['%'], '%', 'ocupacao|ocupad*|lotacao|lotad*'),
  words('ocupacao', ['%'], null, 'uso|usamos|aproveito|aproveitamos', { weak: 0.8 }),
  words('ociosidade', ['dias'], null, 'parou|parei|paramos|ficou parada|ficou parado|ficamos parados|ficaram paradas'),
  words('ociosidade', ['%', 'qtd'], null, 'ocios*|vazio|vazia|vazios|vazias'),
  words(
    'capacidade',
    ['qtd'],
    'qtd',
    'vaga|vagas|mesa|mesas|quarto*|leito*|lugares|cadeira*|sala|salas|chale|chales|apartamento*|capacidade',
  ),
  words(
    'pessoas',
    ['qtd'],
    'qtd',
    'funcionari*|pessoa|pessoas|colaborador*|empregad*|vendedor*|garcom|garcons|atendente*|socio|socios|professor*|dentistas|medicos|motorista*',
  ),
  words('horas', ['horas', 'minutos'], null, 'por dia|por semana|trabalho|trabalhamos|expediente|turno'),
  words(
    'horas_nao_cobradas',
    ['horas', '%'],
    null,
    'nao cobro|nao cobrad*|nao cobramos|nao cobra|de graca|trabalho de graca|trabalhamos de graca|trabalhando de graca|ninguem paga|nao recebo|nao recebemos|sem cobrar|sem receber|fora do combinado|fora do contrato|fora do escopo|nao faturad*|refazendo|refazer|retrabalho',
  ),
  words('margem', ['%'], '%', 'margem|margens|lucro|lucratividade|sobra|sobram|rentabilidade|markup'),
  words('sobra', ['R$'], 'R$', 'sobra|sobram|sobrando|lucro|prejuizo|lucrar|lucramos'),
  words('retirada', ['R$'], 'R$', 'retirada*|pro labore|tiro|retiro|meu salario'),
  words('investimento', ['R$'], 'R$', 'invest*|reforma|reformar|equipamento*|maquina nova|comprar uma maquina|ampliar'),
  words(
    'reajuste',
    ['%'],
    '%',
    'aumentou|subiu|subiram|aumento|reajust*|aumentar o preco|aumentar os precos|encareceu',
    { weak: 0.2 },
  ),
  words('vaga', ['R$'], null, 'contratar|contratacao|registrar|efetivar|vaga|mais um funcionario|mais uma pessoa'),
  words(
    'producao',
    ['qtd'],
    'qtd',
    'poedeira*|boi|bois|bezerro*|porco*|suino*|peixe*|mudas|bandeja*|hectare*|cabeca*|vaca|vacas|ave|aves|galinha*|frango*|litro*|saca|sacas|arroba*|colmeia*|alqueire*|ovos|duzia*|km|quilometro*|kg|quilo*|kilo|kilos|tonelada*',
  ),
]

/** Words that are counted and name no subject: a scaled number before them is no money. */
export const COUNTED = new Set(
  'seguidores visualizacoes acessos km metros m litros kg quilo quilos kilo kilos toneladas itens skus produtos anos dias horas coisas vezes curtidas downloads'.split(
    ' ',
  ),
)
