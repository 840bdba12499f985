import { TARGET } from '@norteia/contracts/product-figures'
/** General advice by sector for a company without an analysis; contains no figures of the company. */
export interface SectorContent {
  frase: string
  recomendacoes: readonly [string, string, string]
  distribuicao: { titulo: string; descricao: string; categorias: readonly string[]; valores: readonly number[] }
}

const CONTENT: Readonly<Record<string, SectorContent>> = {
  Agronegócio: {
    frase:
      'No campo, o resultado do ano se decide antes da colheita: no preço travado, no custo por hectare e no caixa entre as safras.',
    recomendacoes: [
      'Calcule o custo de produção por hectare ou por arroba antes de negociar qualquer venda.',
      'Venda a safra em partes ao longo do ano, para não depender do preço de um único dia.',
      'Separe em uma conta o dinheiro que sustenta a propriedade entre uma safra e outra.',
    ],
    distribuicao: {
      titulo: 'Onde costuma ir o custo no campo',
      descricao: 'Exemplo para o setor: insumos e máquinas pesam mais do que a mão de obra.',
      categorias: ['Insumos', 'Máquinas e combustível', 'Mão de obra', 'Arrendamento e juros'],
      valores: [45, 25, 15, 15],
    },
  },
  Saúde: {
    frase: 'Em saúde, agenda cheia não é o mesmo que resultado: faltas, glosas e horários vagos levam a margem embora.',
    recomendacoes: [
      'Confirme cada consulta na véspera e mantenha uma lista de espera para os horários que vagarem.',
      'Confira toda semana o que os convênios pagaram, glosaram e deixaram em aberto.',
      'Meça quanto rende cada hora de sala, por profissional e por procedimento.',
    ],
    distribuicao: {
      titulo: 'Onde costuma ir o custo na saúde',
      descricao: 'Exemplo para o setor: equipe e espaço são a maior parte dos custos.',
      categorias: ['Equipe', 'Aluguel e estrutura', 'Materiais', 'Sistemas e impostos'],
      valores: [45, 20, 20, 15],
    },
  },
  Alimentação: {
    frase: 'Em alimentação, o lucro mora na ficha técnica: o que não é pesado e medido vai embora em desperdício.',
    recomendacoes: [
      'Faça a ficha técnica dos dez pratos mais vendidos, com o custo de cada ingrediente.',
      'Anote as perdas do dia, item por item, e revise as compras uma vez por semana.',
      'Destaque no cardápio os pratos que vendem bem e deixam mais margem.',
    ],
    distribuicao: {
      titulo: 'Onde costuma ir o custo na alimentação',
      descricao: 'Exemplo para o setor: ingredientes e equipe costumam pesar quase o mesmo.',
      categorias: ['Ingredientes', 'Equipe', 'Aluguel e contas', 'Taxas e entregas'],
      valores: [35, 35, 18, 12],
    },
  },
}

const GENERIC: SectorContent = {
  frase: 'Antes de crescer, vale saber onde o dinheiro entra, onde ele sai e o que sobra no fim do mês.',
  recomendacoes: [
    'Separe o dinheiro da empresa do seu e anote toda semana o que entrou, o que saiu e o que falta receber.',
    'Descubra de onde vêm os seus melhores clientes e peça indicação a cada um deles.',
    'Escolha quatro indicadores e converse sobre eles com a equipe toda segunda-feira.',
  ],
  distribuicao: {
    titulo: 'Onde costuma ir o custo de um pequeno negócio',
    descricao: 'Exemplo: mercadorias e equipe costumam ser a maior parte.',
    categorias: ['Mercadorias e insumos', 'Equipe', 'Aluguel e contas', 'Impostos e taxas'],
    valores: [40, 30, 15, 15],
  },
}

export const sectorContent = (sector: string): SectorContent => CONTENT[sector] ?? GENERIC

const EXAMPLE_MONTHS = ['Mês 1', 'Mês 2', 'Mês 3', 'Mês 4', 'Mês 5', 'Mês 6']

/** The three charts of the dashboard, filled with an example that says so. */
export function exampleCharts(sector: string): unknown[] {
  const { distribuicao } = sectorContent(sector)
  return [
    {
      id: 'revenue',
      type: 'line',
      title: { text: 'Faturamento mês a mês (exemplo)' },
      descricao: 'Com o seu histórico, este gráfico mostra os seus meses e a previsão dos três próximos.',
      categories: EXAMPLE_MONTHS,
      series: [
        { name: 'Realizado', data: [92, 96, 94, 100, null, null] },
        {
          name: 'Previsão',
          data: [null, null, null, null, 103, 105],
          line: { dash: 'dash' },
          faixa: { min: [null, null, null, null, 97, 95], max: [null, null, null, null, 109, 115] },
        },
      ],
      unidade: 'número',
    },
    {
      id: 'marketShare',
      type: 'donut',
      title: { text: `${distribuicao.titulo} (exemplo)` },
      descricao: distribuicao.descricao,
      categories: distribuicao.categorias,
      series: [{ name: 'Participação', data: distribuicao.valores }],
      unidade: '%',
    },
    {
      id: 'kpis',
      type: 'bar',
      title: { text: 'Notas por dimensão (exemplo)' },
      descricao: 'A análise dá uma nota de 0 a 100 a cada parte da empresa.',
      categories: ['Finanças', 'Vendas e marketing', 'Operações', 'Gestão', 'Pessoas e produtividade', 'Digital e IA'],
      series: [{ name: 'Nota', data: [62, 55, 58, 50, 60, 40] }],
      unidade: 'pontos',
      meta: TARGET,
    },
  ]
}
