import type { CategoryId } from '@norteia/contracts/finance-categories'

/**
 * How owners name the categories that everybody has; those that aren't here are asked for by no name. `tambem`: words that
 * mean only a part of the category, or one of several, so that the answer says what was taken.
 */
export const CATEGORY_WORDS: Readonly<
  Partial<Record<CategoryId, { nome: readonly string[]; tambem?: readonly string[] }>>
> = {
  'vendas-produtos': { nome: ['venda|vendas|receita produto|produtos', 'produto|produtos vendido|vendidos'] },
  'servicos-prestados': {
    nome: [
      'servico|servicos prestado|prestados',
      'prestacao servico|servicos',
      'venda|vendas|receita|receitas|faturamento|faturei|recebi|vendi servico|servicos',
    ],
  },
  'recebimento-cartao': {
    nome: [
      'recebimento|recebimentos|recebido cartao|cartoes',
      'venda|vendas|vendi|recebi|recebemos|faturei|entrou|receita|faturamento cartao|cartoes|maquininha|maquina',
    ],
  },
  'outras-receitas': { nome: ['outra|outras receita|receitas'] },
  'impostos-vendas': {
    nome: ['imposto*', 'imposto* venda|vendas'],
    tambem: ['tributo*', 'simples', 'simples nacional', 'icms', 'iss', 'guia simples'],
  },
  devolucoes: {
    nome: ['devolucao', 'devolucoes'],
    tambem: ['estorno*', 'reembolso*', 'devolvi|devolvemos|devolvido|devolvidos|devolveu|devolveram'],
  },
  'taxas-cartao': {
    nome: ['taxa|taxas cartao|cartoes', 'taxa|taxas marketplace'],
    tambem: ['taxa|taxas maquininha|maquina|maquininhas'],
  },
  mercadorias: {
    nome: ['mercadoria', 'mercadorias', 'materia|materias prima|primas'],
    tambem: [
      'custo|custos mercadoria|mercadorias|produto|produtos vendida|vendidas|vendido|vendidos',
      'insumo',
      'insumos',
      'ingrediente',
      'ingredientes',
      'compra|compras mercadoria|mercadorias|produto|produtos',
      'cmv',
      'material|materiais',
      'material|materiais construcao|obra|consumo',
    ],
  },
  comissoes: { nome: ['comissao', 'comissoes'] },
  fretes: {
    nome: ['frete', 'fretes', 'frete|fretes venda|vendas'],
    tambem: ['entrega', 'entregas', 'motoboy', 'correios', 'transportadora|transportadoras'],
  },
  embalagens: { nome: ['embalagem', 'embalagens'], tambem: ['sacola', 'sacolas'] },
  salarios: { nome: ['salario', 'salarios'], tambem: ['ordenado', 'ordenados'] },
  encargos: { nome: ['encargo', 'encargos', 'encargos trabalhistas'], tambem: ['fgts', 'inss'] },
  beneficios: { nome: ['beneficio', 'beneficios'], tambem: ['vale transporte|refeicao|alimentacao', 'vales'] },
  'pro-labore': {
    nome: ['pro_labore', 'prolabore'],
    tambem: ['tirei|tiro pro_labore|prolabore'],
  },
  aluguel: { nome: ['aluguel', 'alugueis', 'condominio', 'aluguel condominio'] },
  utilidades: {
    nome: ['energia agua internet'],
    tambem: [
      'luz',
      'energia',
      'energia eletrica',
      'agua',
      'internet',
      'conta|contas luz|agua|energia|internet|telefone',
      'telefone',
      'luz agua',
      'agua luz',
    ],
  },
  sistemas: {
    nome: ['sistema', 'sistemas', 'assinatura', 'assinaturas', 'sistemas assinaturas'],
    tambem: ['software', 'softwares', 'aplicativo|aplicativos'],
  },
  servicos: {
    nome: ['contabilidade', 'contabilidade servicos'],
    tambem: [
      'contador',
      'contadora',
      'advogado',
      'advogada',
      'escritorio contabil',
      'servico|servicos terceiros',
      'gastei|gastamos|gasto|gastos|paguei servico|servicos',
    ],
  },
  marketing: { nome: ['marketing'], tambem: ['propaganda*', 'anuncio*', 'publicidade', 'divulgacao', 'trafego pago'] },
  manutencao: {
    nome: ['manutencao', 'manutencoes'],
    tambem: ['conserto', 'consertos', 'reparo', 'reparos', 'reforma', 'reformas'],
  },
  veiculos: {
    nome: ['veiculo', 'veiculos', 'combustivel', 'combustiveis', 'veiculos combustivel'],
    tambem: ['gasolina', 'etanol', 'alcool', 'diesel', 'abasteci|abastecemos|abastecimento'],
  },
  'outras-despesas': { nome: ['outra|outras despesa|despesas', 'outros gastos'] },
  tarifas: {
    nome: [
      'tarifa',
      'tarifas',
      'tarifa|tarifas bancaria|bancarias|banco',
      'banco cobrou|cobra|cobraram tarifa|tarifas',
    ],
    tambem: ['taxa|taxas banco|bancaria|bancarias'],
  },
  juros: {
    nome: ['juro', 'juros', 'juros multas|multa'],
    tambem: ['multa', 'multas', 'cheque especial', 'juros cheque especial'],
  },
  iof: { nome: ['iof'] },
  rendimentos: {
    nome: ['rendimento', 'rendimentos', 'ganhei|ganhamos|recebi|recebemos rendimento|rendimentos'],
    tambem: ['rendeu', 'renderam'],
  },
  'emprestimo-recebido': {
    nome: [
      'emprestimo|emprestimos recebido|recebidos',
      'recebi|peguei|entrou|tomei emprestimo|emprestimos|emprestado',
      'emprestou|emprestaram',
    ],
  },
  'parcela-emprestimo': {
    nome: ['parcela|parcelas emprestimo|financiamento|emprestimos'],
    tambem: [
      'paguei|pago|gastei|pagamos|gasto|gastos emprestimo|emprestimos|financiamento|financiamentos',
      'emprestimo',
      'emprestimos',
      'financiamento',
      'parcela',
      'parcelas',
    ],
  },
  aporte: { nome: ['aporte', 'aportes', 'aporte socio|socios', 'coloquei|botei|pus|injetei bolso'] },
  lucros: {
    nome: ['distribuicao lucro|lucros', 'lucro|lucros distribuido|distribuidos', 'retirada|retiradas lucro|lucros'],
  },
  bens: {
    nome: ['compra|compras bem|bens'],
    tambem: ['equipamento', 'equipamentos', 'compra|compras equipamento|equipamentos'],
  },
  fatura: { nome: ['fatura|faturas cartao', 'pagamento|pagamentos fatura|faturas'], tambem: ['fatura', 'faturas'] },
}
