/**
 * What an answer says, as a clause: '{}' stands for the option, in lower case. `unknown` is what 'Não sei' says, `of` are
 * options that need words of their own. No digits: figures enter by the option.
 */
interface AnswerClause {
  said: string
  unknown?: string
  of?: Readonly<Record<string, string>>
}

export const ANSWER_CLAUSES: Readonly<Record<string, AnswerClause>> = {
  service_pricing: { said: 'o preço é definido {}' },
  service_recurring: { said: '{} do faturamento vem de contratos mensais' },
  service_utilization: {
    said: '{} das horas pagas são cobradas do cliente',
    unknown: 'não se sabe quanto das horas pagas é cobrado do cliente',
  },
  service_concentration: { said: 'o maior cliente traz {} do faturamento' },
  service_followup: { said: 'os pedidos e os clientes são acompanhados {}' },
  retail_markup: {
    said: 'você acrescenta {} ao custo da mercadoria',
    unknown: 'não se sabe o acréscimo médio sobre o custo da mercadoria',
  },
  retail_turnover: {
    said: 'o estoque leva {} para ser vendido',
    unknown: 'não se sabe em quanto tempo o estoque é vendido',
  },
  retail_losses: {
    said: 'furto, quebra e vencimento levam {}',
    unknown: 'ninguém mede o que se perde com furto, quebra e vencimento',
  },
  retail_repeat: {
    said: '{} dos clientes voltam a comprar em um ano',
    unknown: 'não se sabe quantos clientes voltam a comprar',
  },
  retail_credit: {
    said: 'a venda a prazo é no {}',
    of: { 'Quase tudo à vista ou Pix': 'você vende {}' },
  },
  industry_cost: { said: 'o custo de cada produto vem de {}', unknown: 'o custo de cada produto não é calculado' },
  industry_scrap: { said: 'refugo e retrabalho levam {}', unknown: 'ninguém mede o refugo e o retrabalho' },
  industry_capacity: { said: 'da capacidade, a produção usa {}', unknown: 'não se sabe quanto da capacidade é usado' },
  industry_delivery: {
    said: '{} dos pedidos saem no prazo',
    unknown: 'não se sabe quantos pedidos saem no prazo',
  },
  industry_maintenance: { said: 'a manutenção é {}' },
  tech_model: { said: 'a maior parte da receita vem de {}' },
  tech_churn: { said: '{} dos clientes cancelam por mês', unknown: 'não se sabe quantos clientes cancelam por mês' },
  tech_ltvcac: {
    said: 'cada cliente rende {} o custo de conquistá-lo',
    unknown: 'não se sabe quanto um cliente rende diante do custo de conquistá-lo',
  },
  tech_runway: {
    said: 'o caixa paga {} de despesas',
    unknown: 'não se sabe para quantos meses o caixa dá',
    of: { 'Mais de 12 meses ou dá lucro': 'o caixa paga {}' },
  },
  tech_delivery: {
    said: 'a entrega de novidades ao cliente é {}',
    of: { 'Menos de 1 por mês': 'as entregas novas ao cliente são {}' },
  },
  health_noshow: { said: '{} de quem marca falta sem avisar', unknown: 'ninguém mede quantos marcam e faltam' },
  health_payer: {
    said: 'quem paga é {}',
    of: {
      'Vários convênios': 'quem paga são {}',
      'Convênios e particular': 'quem paga são {}',
      'Maioria particular ou plano próprio': 'sobre quem paga, você marcou “{}”',
    },
  },
  health_denials: {
    said: 'os convênios recusam {} do que é cobrado',
    unknown: 'ninguém acompanha quanto os convênios recusam',
    of: { 'Menos de 1% ou não atendo convênio': 'sobre o que os convênios recusam, você marcou “{}”' },
  },
  health_occupancy: {
    said: 'a agenda tem {} dos horários ocupados',
    unknown: 'não se sabe quanto da agenda é ocupado',
  },
  health_records: { said: 'as fichas e a agenda ficam em {}' },
  edu_default: {
    said: '{} das mensalidades estão atrasadas há mais de um mês',
    unknown: 'não se sabe quanto das mensalidades está atrasado',
  },
  edu_dropout: { said: '{} dos alunos desistem por período', unknown: 'não se sabe quantos alunos desistem' },
  edu_conversion: {
    said: 'de cada cem interessados, {} se matriculam',
    unknown: 'não se sabe quantos interessados se matriculam',
  },
  edu_occupancy: { said: 'as turmas têm {} das vagas ocupadas', unknown: 'não se sabe quanto das vagas é ocupado' },
  edu_online: {
    said: 'a oferta digital é {}',
    of: { 'Não há': '{} oferta digital', 'Aulas gravadas': 'a oferta digital são {}' },
  },
  food_cmv: { said: 'os insumos levam {} das vendas', unknown: 'não se sabe quanto os insumos levam das vendas' },
  food_recipe: {
    said: '{} as fichas técnicas estão prontas',
    of: {
      Não: '{} há fichas técnicas',
      Algumas: 'só {} das fichas técnicas estão prontas',
      Todas: '{} as fichas técnicas estão prontas',
      'Todas, com custo revisto todo mês': 'sobre as fichas técnicas, você marcou “{}”',
    },
  },
  food_waste: { said: '{} dos insumos vão para o lixo', unknown: 'ninguém mede quanto dos insumos vai para o lixo' },
  food_delivery: {
    said: '{} das vendas saem por aplicativo com comissão',
    of: { 'Só canal próprio': 'sobre os aplicativos, você marcou “{}”' },
  },
  food_team: { said: '{} das pessoas contratadas saíram em doze meses' },
  agro_cost: { said: 'o custo de produção vem de {}', of: { Não: 'o custo de produção {} é conhecido' } },
  agro_price: {
    said: 'você {}',
    of: { 'Contrato, troca ou bolsa': 'o preço de venda é protegido por {}' },
  },
  agro_yield: { said: 'a produtividade fica {} da região', unknown: 'não se sabe como está a produtividade' },
  agro_finance: { said: 'a produção é paga com {}' },
  other_margin: {
    said: 'de cada cem reais vendidos, sobra {}',
    unknown: 'não se sabe quanto sobra de cada venda',
  },
  other_cash: { said: 'a reserva paga {} de despesas', of: { Nenhum: 'a reserva não paga dia {} de despesas' } },
  other_process: {
    said: '{}',
    of: {
      'Combinado de boca': 'o trabalho é {}',
      'Passo a passo escrito': 'o trabalho tem {}',
      'Escrito e medido': 'o trabalho é {}',
    },
  },
  other_clients: { said: 'o maior cliente traz {} do faturamento' },
  other_owner: {
    said: 'se você se ausenta quinze dias, o movimento {}',
    of: { 'Para tudo': 'se você se ausenta quinze dias, {}' },
  },
}
