import type { ResultLineId } from '@norteia/contracts/result'
import type { Dimensao } from './frame.ts'

/**
 * How a metric is computed.
 * `linha`: a line of the result, costs shown without their sign. `razao`: one line over another.
 * `fluxo`: what came in or went out. `contagem`: how many movements. `resultado`, `caixa`, `previsao`: as those engines say.
 */
export type Computation =
  | { de: 'linha'; linha: ResultLineId; sinal: 1 | -1 }
  | { de: 'razao'; linha: ResultLineId; sobre: ResultLineId }
  | {
      de: 'fluxo'
      sinal: 1 | -1
      quais: 'todos' | 'custos' | 'clientes' | 'fornecedores' | 'contas' | 'sem-categoria' | 'transferencias'
    }
  | { de: 'contagem' }
  | { de: 'empate' }
  | { de: 'saldo' }
  | { de: 'caixa'; parte: 'dura' | 'menor' }

export interface Metric {
  /** As written in a table and after 'Considerei'. */
  nome: string
  /** In a sentence: 'A receita', 'O resultado'. */
  artigo: 'o' | 'a' | 'os' | 'as'
  unidade: 'R$' | 'fração' | 'data' | 'lançamentos'
  formula: string
  dimensoes: readonly Dimensao[]
  como: Computation
  /** Ways of saying it, in the patterns of `patterns.ts`; the more words, the sooner it is tried. */
  palavras: readonly string[]
}

const ALL: readonly Dimensao[] = ['categoria', 'grupo', 'contraparte', 'conta', 'mes', 'dia', 'semana', 'dia-semana']
const MONTHS: readonly Dimensao[] = ['mes']
const line = (linha: ResultLineId, sinal: 1 | -1): Computation => ({ de: 'linha', linha, sinal })

/** Every figure of a company that can be asked for. Formulas are those of result and cash. */
export const METRICS = {
  receita: {
    nome: 'Receita',
    artigo: 'a',
    unidade: 'R$',
    formula: 'Receita = soma dos lançamentos das categorias de receita, pela data em que o dinheiro entrou',
    dimensoes: ALL,
    como: line('receita', 1),
    palavras: [
      'receita|receitas|faturamento|faturamentos|faturei|faturamos|faturou|faturado',
      'vou|vai|vamos|devo|devemos vender|faturar',
      'receita|faturamento|venda|vendas|vendi|vendemos|faturei|faturamos bruto|bruta|brutas|total',
      'venda|vendas|vendi|vendemos|vendeu|vendido|vendo|vendendo',
    ],
  },
  deducoes: {
    nome: 'Deduções',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Deduções = impostos sobre vendas + devoluções + taxas de cartão e marketplace',
    dimensoes: ALL,
    como: line('deducoes', -1),
    palavras: ['deducao|deducoes|deduzido'],
  },
  'receita-liquida': {
    nome: 'Receita líquida',
    artigo: 'a',
    unidade: 'R$',
    formula: 'Receita líquida = receita − deduções',
    dimensoes: ALL,
    como: line('receita-liquida', 1),
    palavras: ['receita|faturamento|venda|vendas|vendi|vendemos|faturei|faturamos liquida|liquido|liquidas'],
  },
  'custos-variaveis': {
    nome: 'Custos variáveis',
    artigo: 'os',
    unidade: 'R$',
    formula: 'Custos variáveis = mercadorias + comissões + fretes + embalagens',
    dimensoes: ALL,
    como: line('custos-variaveis', -1),
    palavras: ['custo|custos|gasto|gastos|despesa|despesas variavel|variaveis', 'variaveis'],
  },
  'margem-contribuicao': {
    nome: 'Margem de contribuição em reais',
    artigo: 'a',
    unidade: 'R$',
    formula: 'Margem de contribuição = receita líquida − custos variáveis',
    dimensoes: ['categoria', 'grupo', 'conta', 'mes', 'dia', 'semana', 'dia-semana'],
    como: line('margem-contribuicao', 1),
    palavras: [
      'lucro|resultado bruto',
      'margem contribuicao em_reais|em_dinheiro|em_valor',
      'margem em_reais|em_dinheiro',
    ],
  },
  margem: {
    nome: 'Margem de contribuição',
    artigo: 'a',
    unidade: 'fração',
    formula: 'Margem = (receita − deduções − custos variáveis) ÷ receita',
    dimensoes: MONTHS,
    como: { de: 'razao', linha: 'margem-contribuicao', sobre: 'receita' },
    palavras: ['margem|margens', 'margem|margens contribuicao', 'margem bruta'],
  },
  'margem-lucro': {
    nome: 'Margem de lucro',
    artigo: 'a',
    unidade: 'fração',
    formula: 'Margem de lucro = resultado ÷ receita',
    dimensoes: MONTHS,
    como: { de: 'razao', linha: 'resultado', sobre: 'receita' },
    palavras: ['margem lucro|liquida', 'lucratividade', 'porcentagem|percentual lucro'],
  },
  pessoal: {
    nome: 'Gasto com pessoal',
    artigo: 'o',
    unidade: 'R$',
    formula: 'Pessoal = salários + encargos + benefícios + pró-labore',
    dimensoes: ALL,
    como: line('pessoal', -1),
    palavras: [
      'folha',
      'folha pagamento',
      'pessoal|equipe|funcionario|funcionarios|funcionaria|funcionarias|empregado|empregados|colaborador|colaboradores|mao_de_obra',
    ],
  },
  'despesas-fixas': {
    nome: 'Despesas fixas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Despesas fixas = aluguel, energia, sistemas, serviços, marketing, manutenção, veículos e outras despesas',
    dimensoes: ALL,
    como: line('despesas-fixas', -1),
    palavras: ['custo|custos|gasto|gastos|despesa|despesas|conta|contas fixo|fixos|fixa|fixas', 'fixos|fixas'],
  },
  'resultado-operacional': {
    nome: 'Resultado operacional',
    artigo: 'o',
    unidade: 'R$',
    formula: 'Resultado operacional = margem de contribuição − pessoal − despesas fixas',
    dimensoes: ['categoria', 'grupo', 'conta', 'mes', 'dia', 'semana', 'dia-semana'],
    como: line('resultado-operacional', 1),
    palavras: ['resultado|lucro operacional', 'ebitda', 'lajida'],
  },
  financeiras: {
    nome: 'Despesas financeiras',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Financeiras = tarifas + juros e multas + IOF − rendimentos',
    dimensoes: ALL,
    como: line('financeiras', -1),
    palavras: [
      'despesa|despesas|custo|custos|gasto|gastos financeira|financeiras|financeiro|financeiros',
      'banco cobrou|cobra|cobraram|levou|leva',
    ],
  },
  resultado: {
    nome: 'Resultado',
    artigo: 'o',
    unidade: 'R$',
    formula: 'Resultado = receita − deduções − custos variáveis − pessoal − despesas fixas − financeiras',
    dimensoes: ALL,
    como: line('resultado', 1),
    palavras: [
      'resultado|resultados|lucro|lucros|lucrei|lucramos|lucrou|lucrando|prejuizo|prejuizos',
      'lucro liquido|real|final|total',
      'lucro ou prejuizo',
      'sobrou|sobra|sobrando|sobraram',
      'sobrou dinheiro',
      'no_azul|no_vermelho|no_positivo|no_negativo',
      'ganhei|ganhamos|ganhou',
      'perdi|perdemos dinheiro',
    ],
  },
  entradas: {
    nome: 'Entradas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Entradas = tudo o que entrou, sem transferências entre as suas contas, aplicações e resgates',
    dimensoes: ALL,
    como: { de: 'fluxo', sinal: 1, quais: 'todos' },
    palavras: [
      'entrou|entraram|entrada|entradas|entrando|entra|entram',
      'entrou|entraram dinheiro',
      'veio|vieram',
      'recebe|recebem|recebo',
      'repassou|repassaram|depositou|depositaram|deposita|depositam|repassa|repassam',
      'recebi|recebemos|recebeu|receberam|recebido|recebidos|recebimento|recebimentos',
      'vou|vai|vamos|devo|devemos receber|entrar',
      'caiu na_conta',
      'me pagou|pagaram|paga|pagam',
      'pagaram',
      'deixou|deixaram aqui',
      'me comprou|compraram',
    ],
  },
  saidas: {
    nome: 'Saídas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Saídas = tudo o que saiu, sem transferências entre as suas contas, aplicações e resgates',
    dimensoes: ALL,
    como: { de: 'fluxo', sinal: -1, quais: 'todos' },
    palavras: [
      'saiu|sairam|saida|saidas|saindo|sai|saem',
      'saiu|saindo dinheiro',
      'pagamento|pagamentos',
      'vou|vai|vamos|devo|devemos sair|pagar',
    ],
  },
  transferencias: {
    nome: 'Transferências entre contas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Transferências = o que saiu de uma conta sua para outra',
    dimensoes: ['conta', 'mes'],
    como: { de: 'fluxo', sinal: -1, quais: 'transferencias' },
    palavras: ['transferi|transferimos|transferencia|transferencias', 'transferencia|transferencias entre contas'],
  },
  'transferencias-recebidas': {
    nome: 'Transferências recebidas de outra conta sua',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Transferências recebidas = o que entrou numa conta sua vindo de outra',
    dimensoes: ['conta', 'mes'],
    como: { de: 'fluxo', sinal: 1, quais: 'transferencias' },
    palavras: [],
  },
  despesas: {
    nome: 'Despesas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Despesas = deduções + custos variáveis + pessoal + despesas fixas + financeiras + saídas sem categoria',
    dimensoes: ALL,
    como: { de: 'fluxo', sinal: -1, quais: 'custos' },
    palavras: [
      'gastei|gastamos|gastou|gasto|gastos|gastando|gastado|gasta',
      'despesa|despesas|custo|custos|custou|custaram',
      'descontou|descontaram|tirou|tiraram|retirou|sacou',
      'cobrou|cobraram|levou|levaram|comprei|compramos|comprou|compraram|gasto|gastaram',
      'paguei|pagamos|pago|pagando|pagos|pagas|pagou',
      'passei|repassei|repassamos|mandei|mandamos|enviei|cobra|cobram',
      'vou|vai|vamos|devo|devemos gastar',
      'gastos|despesas|custos total|totais|gerais',
      'dinheiro indo|vai|foi',
      'indo|vai|foi dinheiro',
    ],
  },
  clientes: {
    nome: 'Recebido de clientes',
    artigo: 'o',
    unidade: 'R$',
    formula:
      'Por contraparte: entradas em receita ou ainda sem categoria, sem os repasses de cartão, que não dizem quem comprou',
    dimensoes: ['contraparte', 'mes', 'conta'],
    como: { de: 'fluxo', sinal: 1, quais: 'clientes' },
    palavras: [],
  },
  fornecedores: {
    nome: 'Pago a fornecedores',
    artigo: 'o',
    unidade: 'R$',
    formula:
      'Fornecedores = mercadorias, embalagens, fretes, serviços e manutenção, e as suas categorias de custo variável; sem aluguel, energia, impostos, salários e retiradas',
    dimensoes: ['contraparte', 'categoria', 'mes', 'conta'],
    como: { de: 'fluxo', sinal: -1, quais: 'fornecedores' },
    palavras: [],
  },
  contas: {
    nome: 'Contas e compras pagas',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Por contraparte: saídas em custos variáveis, despesas fixas ou ainda sem categoria',
    dimensoes: ['contraparte', 'categoria', 'mes', 'conta'],
    como: { de: 'fluxo', sinal: -1, quais: 'contas' },
    palavras: [],
  },
  'sem-categoria': {
    nome: 'Lançamentos sem categoria',
    artigo: 'os',
    unidade: 'R$',
    formula: 'Soma dos lançamentos que ainda não têm categoria: entradas menos saídas',
    dimensoes: ['contraparte', 'conta', 'mes'],
    como: line('sem-categoria', 1),
    palavras: ['sem_categoria|sem_categorias|nao_classificado|nao_classificados|sem_classificacao|sem_classificar'],
  },
  'saidas-sem-categoria': {
    nome: 'Saídas sem categoria',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Soma das saídas que ainda não têm categoria',
    dimensoes: ['contraparte', 'conta', 'mes'],
    como: { de: 'fluxo', sinal: -1, quais: 'sem-categoria' },
    palavras: [
      'gastei|gasto|gastos|despesa|despesas|custos|saida|saidas|saiu|paguei|pagamentos sem_categoria|nao_classificado|nao_classificados|nao_classificadas|sem_classificacao|sem_classificar',
    ],
  },
  'entradas-sem-categoria': {
    nome: 'Entradas sem categoria',
    artigo: 'as',
    unidade: 'R$',
    formula: 'Soma das entradas que ainda não têm categoria',
    dimensoes: ['contraparte', 'conta', 'mes'],
    como: { de: 'fluxo', sinal: 1, quais: 'sem-categoria' },
    palavras: [
      'recebi|recebimentos|receita|receitas|venda|vendas|entrada|entradas|entrou sem_categoria|nao_classificado|nao_classificados|nao_classificadas|sem_classificacao|sem_classificar',
    ],
  },
  lancamentos: {
    nome: 'Lançamentos',
    artigo: 'os',
    unidade: 'lançamentos',
    formula: 'Quantidade de lançamentos do período',
    dimensoes: ['categoria', 'conta', 'mes', 'contraparte'],
    como: { de: 'contagem' },
    palavras: ['quantos|quantas lancamento|lancamentos|movimentacao|movimentacoes|transacoes|movimentos'],
  },
  'ponto-equilibrio': {
    nome: 'Ponto de equilíbrio',
    artigo: 'o',
    unidade: 'R$',
    formula: 'Ponto de equilíbrio = (pessoal + despesas fixas) ÷ margem de contribuição',
    dimensoes: MONTHS,
    como: { de: 'empate' },
    palavras: [
      'ponto equilibrio|empate',
      'break_even|breakeven',
      'preciso|precisa|precisamos|tenho|devo|temos vender|faturar empatar|empate|equilibrar',
      'preciso|precisa|precisamos|tenho|devo|temos vender|faturar nao ter|dar|tomar|ficar|ter_no prejuizo|vermelho|no_vermelho',
      'preciso|precisa|precisamos|tenho|devo|temos vender|faturar zero_a_zero|pagar_as_contas|cobrir_os_custos|cobrir_as_despesas|pagar_tudo',
      'vender|vendendo|faturar empatar',
    ],
  },
  saldo: {
    nome: 'Saldo',
    artigo: 'o',
    unidade: 'R$',
    formula: 'Saldo = soma do último saldo conhecido de cada conta',
    dimensoes: ['conta'],
    como: { de: 'saldo' },
    palavras: [
      'saldo|saldos',
      'saldo atual|total|hoje|bancario',
      'tenho|tem|temos|ter|tinha|tinhamos|terei|teremos em_caixa|no_caixa|no_banco|na_conta|nas_contas|nos_bancos|disponivel|guardado|de_dinheiro|em_conta',
      'tinha|tinhamos no_total|ao_todo|somando_tudo|somando',
      'tenho|temos somando',
      'dinheiro em_caixa|no_caixa|no_banco|na_conta|nas_contas|disponivel|guardado',
      'tenho|tem|temos dinheiro',
      'vou|vamos ter',
      'terei|teremos',
      'tenho|tem|temos dinheiro em_caixa|no_caixa|no_banco|na_conta|nas_contas|disponivel|guardado',
    ],
  },
  'menor-saldo': {
    nome: 'Menor saldo previsto',
    artigo: 'o',
    unidade: 'R$',
    formula: 'O dia de menor saldo na previsão de caixa das próximas 13 semanas, sem cenário',
    dimensoes: [],
    como: { de: 'caixa', parte: 'menor' },
    palavras: [
      'menor|pior|minimo saldo|caixa',
      'menor|pior|minimo saldo|caixa previsto|futuro',
      'menor|pior|minimo saldo previsto|futuro caixa',
      'saldo minimo',
      'saldo minimo previsto',
      'ponto mais_baixo',
      'ponto mais_baixo caixa',
      'caixa|dinheiro mais apertado|baixo|curto',
      'dia ficar mais apertado|curto|baixo',
      'dia mais apertado',
      'dia mais apertado caixa',
      'dia pior|menor caixa|saldo',
      'quando|dia aperta|aperto|apertar|apertado caixa',
    ],
  },
  'dura-ate': {
    nome: 'O caixa dura até',
    artigo: 'o',
    unidade: 'data',
    formula: 'O primeiro dia em que a previsão de caixa fica abaixo de zero, nas próximas 13 semanas',
    dimensoes: [],
    como: { de: 'caixa', parte: 'dura' },
    palavras: [
      'caixa|dinheiro|saldo|grana dura|durar|aguenta|acaba|acabar|termina|zera|segura|da',
      'caixa|dinheiro|saldo|grana dura|aguenta|da ate quando|onde',
      'acaba|acabar|termina|zera|dura|durar|aguenta caixa|dinheiro|saldo|grana',
      'dias|tempo|semanas|meses tenho|tem|temos caixa|dinheiro',
      'dias|tempo|semanas|meses caixa|dinheiro',
      'dias|tempo|semanas|meses caixa|dinheiro tenho|tem|temos|dura|durar|aguenta|segura|da',
      'ate_quando tenho|tem|temos caixa|dinheiro',
      'ficar|fico sem dinheiro|caixa',
    ],
  },
} as const satisfies Record<string, Metric>

export type MetricId = keyof typeof METRICS

export const isMetric = (value: unknown): value is MetricId =>
  typeof value === 'string' && Object.hasOwn(METRICS, value)

export const metricOf = (id: MetricId): Metric => METRICS[id]
