/** Groups of the result, in its order. `fora` counts in no result. */
export const CATEGORY_GROUPS = [
  { id: 'receita', nome: 'Receita' },
  { id: 'deducoes', nome: 'Deduções' },
  { id: 'custos-variaveis', nome: 'Custos variáveis' },
  { id: 'pessoal', nome: 'Pessoal' },
  { id: 'despesas-fixas', nome: 'Despesas fixas' },
  { id: 'financeiras', nome: 'Financeiras' },
  { id: 'fora', nome: 'Fora do resultado' },
] as const

export type CategoryGroup = (typeof CATEGORY_GROUPS)[number]['id']

/** The categories that every company has; a company may add its own. */
export const FINANCE_CATEGORIES = [
  { id: 'vendas-produtos', nome: 'Vendas de produtos', grupo: 'receita' },
  { id: 'servicos-prestados', nome: 'Serviços prestados', grupo: 'receita' },
  { id: 'recebimento-cartao', nome: 'Recebimento de cartão', grupo: 'receita' },
  { id: 'outras-receitas', nome: 'Outras receitas', grupo: 'receita' },
  { id: 'impostos-vendas', nome: 'Impostos sobre vendas', grupo: 'deducoes' },
  { id: 'devolucoes', nome: 'Devoluções', grupo: 'deducoes' },
  { id: 'taxas-cartao', nome: 'Taxas de cartão e marketplace', grupo: 'deducoes' },
  { id: 'mercadorias', nome: 'Mercadorias e matéria-prima', grupo: 'custos-variaveis' },
  { id: 'comissoes', nome: 'Comissões', grupo: 'custos-variaveis' },
  { id: 'fretes', nome: 'Fretes sobre vendas', grupo: 'custos-variaveis' },
  { id: 'embalagens', nome: 'Embalagens', grupo: 'custos-variaveis' },
  { id: 'salarios', nome: 'Salários', grupo: 'pessoal' },
  { id: 'encargos', nome: 'Encargos (INSS, FGTS)', grupo: 'pessoal' },
  { id: 'beneficios', nome: 'Benefícios', grupo: 'pessoal' },
  { id: 'pro-labore', nome: 'Pró-labore', grupo: 'pessoal' },
  { id: 'aluguel', nome: 'Aluguel e condomínio', grupo: 'despesas-fixas' },
  { id: 'utilidades', nome: 'Energia, água e internet', grupo: 'despesas-fixas' },
  { id: 'sistemas', nome: 'Sistemas e assinaturas', grupo: 'despesas-fixas' },
  { id: 'servicos', nome: 'Contabilidade e serviços', grupo: 'despesas-fixas' },
  { id: 'marketing', nome: 'Marketing', grupo: 'despesas-fixas' },
  { id: 'manutencao', nome: 'Manutenção', grupo: 'despesas-fixas' },
  { id: 'veiculos', nome: 'Veículos e combustível', grupo: 'despesas-fixas' },
  { id: 'outras-despesas', nome: 'Outras despesas', grupo: 'despesas-fixas' },
  { id: 'tarifas', nome: 'Tarifas bancárias', grupo: 'financeiras' },
  { id: 'juros', nome: 'Juros e multas', grupo: 'financeiras' },
  { id: 'iof', nome: 'IOF', grupo: 'financeiras' },
  { id: 'rendimentos', nome: 'Rendimentos', grupo: 'financeiras' },
  { id: 'transferencia', nome: 'Transferência entre contas', grupo: 'fora' },
  { id: 'aplicacao', nome: 'Aplicação e resgate', grupo: 'fora' },
  { id: 'emprestimo-recebido', nome: 'Empréstimo recebido', grupo: 'fora' },
  { id: 'parcela-emprestimo', nome: 'Parcela de empréstimo', grupo: 'fora' },
  { id: 'aporte', nome: 'Aporte de sócio', grupo: 'fora' },
  { id: 'lucros', nome: 'Distribuição de lucros', grupo: 'fora' },
  { id: 'bens', nome: 'Compra de bens', grupo: 'fora' },
  { id: 'fatura', nome: 'Pagamento de fatura de cartão', grupo: 'fora' },
] as const satisfies readonly { id: string; nome: string; grupo: CategoryGroup }[]

export type CategoryId = (typeof FINANCE_CATEGORIES)[number]['id']

const names = new Map<string, string>(FINANCE_CATEGORIES.map(({ id, nome }) => [id, nome]))

/** The fixed category's name; undefined for a company's own. */
export const categoryName = (id: string): string | undefined => names.get(id)
