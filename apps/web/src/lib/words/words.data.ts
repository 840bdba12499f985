/** A word that an owner may not know, and what it says in plain ones. */
export interface Word {
  /** One group, whatever is found in a text. */
  name: string
  pattern: string
  means: string
}

export const WORDS: readonly Word[] = [
  {
    name: 'CMV',
    pattern: 'CMV',
    means: 'Custo da mercadoria vendida: quanto custaram os ingredientes ou os produtos do que você vendeu no período.',
  },
  {
    name: 'Insumos',
    pattern: '[Ii]nsumos?',
    means: 'O que se compra para produzir ou atender: ingredientes, matéria-prima, embalagem, material.',
  },
  {
    name: 'Ficha técnica',
    pattern: '[Ff]ichas? técnicas?',
    means: 'A receita por escrito, com o peso e o custo de cada ingrediente. Dela saem a porção certa e o preço.',
  },
  {
    name: 'Payback',
    pattern: '[Pp]ayback|[Tt]empo para se pagar',
    means: 'Em quantos meses o ganho devolve o que foi gasto.',
  },
  {
    name: 'Retorno (ROI)',
    pattern: 'ROI(?: projetado)?',
    means: 'Quanto volta do que foi investido: o ganho menos o gasto, dividido pelo gasto.',
  },
  {
    name: 'KPI',
    pattern: 'KPIs?',
    means: 'Indicador: um número que você acompanha para saber se a empresa vai bem, como a nota ou o faturamento.',
  },
  {
    name: 'Referência do produto',
    pattern: '[Rr]eferências? (?:de planejamento )?do produto',
    means:
      'Um ponto de partida que a Norteia usa para todas as empresas. Não é média do seu setor nem conta da sua empresa.',
  },
  {
    name: 'Regras',
    pattern: 'Regras \\d{4}\\.\\d+(?:\\.\\d+)?',
    means:
      'A versão das contas da Norteia que fez esta nota. Com as mesmas respostas e as mesmas regras, a nota é sempre a mesma.',
  },
  {
    name: 'Média ponderada',
    pattern: '[Mm]édia ponderada',
    means: 'Uma média em que umas respostas pesam mais do que outras.',
  },
  {
    name: 'Resposta neutra',
    pattern: 'resposta neutra',
    means: 'Um valor do meio que entra na média, para que uma resposta só não decida a nota.',
  },
  {
    name: 'Suavização',
    pattern: 'suavizaç(?:ão|ões)',
    means: 'Uma conta que dá mais peso aos meses recentes, sem deixar um mês fora do comum mudar tudo.',
  },
  {
    name: 'Tendência amortecida',
    pattern: 'tendência amortecida',
    means: 'A subida ou a queda dos últimos meses continua, mas perde força a cada mês.',
  },
  {
    name: 'Sazonalidade',
    pattern: '[Ss]azonalidade',
    means: 'O que se repete nos mesmos meses de cada ano, como um dezembro mais forte.',
  },
  {
    name: 'Ticket médio',
    pattern: '[Tt]icket médio',
    means: 'Quanto rende cada venda, em média: o faturamento dividido pelo número de vendas.',
  },
  {
    name: 'Margem de contribuição',
    pattern: '[Mm]argem de contribuição',
    means: 'O que sobra da venda depois dos custos que só existem porque se vendeu.',
  },
  {
    name: 'Ponto de equilíbrio',
    pattern: '[Pp]onto de equilíbrio',
    means: 'Quanto é preciso vender no mês para pagar todas as contas, sem sobra e sem falta.',
  },
  {
    name: 'Capital de giro',
    pattern: '[Cc]apital de giro',
    means: 'O dinheiro que paga as contas enquanto o das vendas não entra.',
  },
  {
    name: 'LTV/CAC',
    pattern: 'LTV\\/CAC',
    means: 'Quanto um cliente deixa na empresa para cada real gasto para conquistá-lo.',
  },
  {
    name: 'CAC',
    pattern: 'CAC',
    means: 'Quanto se gasta, em média, para conquistar um cliente novo.',
  },
  {
    name: 'Churn',
    pattern: '[Cc]hurn',
    means: 'A parte dos clientes que deixa de comprar ou cancela no período.',
  },
  {
    name: 'NPS',
    pattern: 'NPS',
    means: 'Nota de −100 a 100 que diz se os clientes recomendam a empresa: os que recomendam menos os que não.',
  },
]
