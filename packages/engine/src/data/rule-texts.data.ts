/** How a rule is spoken of. No digits: figures enter as facts. */
export interface RuleText {
  /** With its article, as in 'Comece por {nome}'. */
  nome: string
  /** Title of the finding when the answer is weak. */
  fraco: string
  /** Title when it is strong. */
  forte: string
  /** Why it matters, one sentence. */
  porque: string
}

const text = (nome: string, fraco: string, forte: string, porque: string): RuleText => ({ nome, fraco, forte, porque })

export const RULE_TEXTS: Readonly<Record<string, RuleText>> = {
  company_age: text(
    'a fase da empresa',
    'Empresa ainda nos primeiros anos',
    'Empresa com estrada',
    'Os primeiros anos são os mais frágeis: há pouca reserva e pouca clientela fiel.',
  ),
  receita_por_funcionario: text(
    'a receita por pessoa',
    'Receita baixa para o número de pessoas',
    'Boa receita por pessoa',
    'Quando cada pessoa gera pouca receita, a folha pesa e sobra menos para investir.',
  ),
  margem_declarada: text(
    'a sobra depois dos custos',
    'Sobra pouco depois dos custos informados',
    'Boa sobra depois dos custos informados',
    'É da sobra que saem a reserva, o investimento e a retirada do dono.',
  ),
  kpis: text(
    'os indicadores',
    'Poucos indicadores acompanhados',
    'Gestão acompanhada por indicadores',
    'Com poucos números à vista, os problemas só aparecem quando já custaram caro.',
  ),
  future_goals: text(
    'as metas',
    'Objetivo sem número ou sem prazo',
    'Objetivo claro, com número e prazo',
    'Um objetivo com número e prazo deixa claro o que fazer nesta semana.',
  ),
  acquisition_channels: text(
    'os canais para conquistar clientes',
    'Clientes chegam por poucos caminhos',
    'Clientes chegam por vários caminhos',
    'Com poucos caminhos, basta um falhar para as vendas caírem.',
  ),
  ai_usage: text(
    'o uso de inteligência artificial',
    'Inteligência artificial ainda fora da rotina',
    'Inteligência artificial já em uso',
    'Ferramentas simples já poupam horas em textos, atendimento e planilhas.',
  ),
  operational_flow: text(
    'o fluxo do trabalho',
    'Fluxo de trabalho com sinais de improviso',
    'Fluxo de trabalho organizado',
    'Cada improviso entre o pedido e a entrega custa tempo e gera erro.',
  ),

  service_pricing: text(
    'a formação de preço',
    'Preço definido sem conhecer o custo',
    'Preço calculado com margem',
    'Preço sem cálculo pode vender muito e sobrar pouco.',
  ),
  service_recurring: text(
    'a receita recorrente',
    'Pouca receita garantida no início do mês',
    'Boa parte da receita é recorrente',
    'Contratos mensais dão fôlego: o mês não começa do zero.',
  ),
  service_utilization: text(
    'as horas de trabalho cobradas do cliente',
    'Muitas horas de trabalho que ninguém cobra',
    'Horas de trabalho bem aproveitadas',
    'Hora trabalhada e não cobrada é custo que ninguém paga.',
  ),
  service_concentration: text(
    'a dependência do maior cliente',
    'Receita nas mãos de um cliente',
    'Carteira de clientes bem distribuída',
    'Se o maior cliente sair, leva junto uma parte grande da receita.',
  ),
  service_followup: text(
    'o acompanhamento de propostas',
    'Propostas e clientes sem acompanhamento',
    'Propostas acompanhadas com método',
    'Proposta esquecida é venda perdida depois de todo o esforço feito.',
  ),
  service_quality: text(
    'a qualidade da entrega',
    'Entrega sem combinados por escrito',
    'Entrega bem combinada e acompanhada',
    'Sem escopo e prazo combinados, o cliente pede mais e o lucro some.',
  ),

  retail_markup: text(
    'o acréscimo sobre o custo',
    'Acréscimo baixo sobre o custo da mercadoria',
    'Bom acréscimo sobre o custo',
    'O acréscimo precisa pagar impostos, aluguel e as outras contas antes de virar lucro.',
  ),
  retail_turnover: text(
    'o giro do estoque',
    'Dinheiro parado no estoque',
    'Estoque que gira rápido',
    'Mercadoria parada é dinheiro que não paga conta e ainda perde valor.',
  ),
  retail_losses: text(
    'as perdas de mercadoria',
    'Perdas de mercadoria acima do aceitável',
    'Perdas de mercadoria sob controle',
    'O que se perde já foi pago: sai inteiro do lucro.',
  ),
  retail_repeat: text(
    'a volta dos clientes',
    'Poucos clientes voltam a comprar',
    'Clientes voltam a comprar',
    'Vender de novo a quem já conhece a loja custa menos que conquistar alguém novo.',
  ),
  retail_credit: text(
    'as vendas a prazo',
    'Venda a prazo que aperta o caixa',
    'Recebimento bem resolvido',
    'Vender e não receber é emprestar dinheiro sem contrato.',
  ),
  retail_channels: text(
    'os canais da loja',
    'Loja depende de poucos canais',
    'Loja vende por vários canais',
    'Mais pontos de contato deixam a loja menos exposta a um mês fraco na rua.',
  ),

  industry_cost: text(
    'o custo de cada produto',
    'Custo dos produtos pouco conhecido',
    'Custo real de cada produto conhecido',
    'Sem o custo por produto, a fábrica pode vender mais justamente do que dá prejuízo.',
  ),
  industry_scrap: text(
    'o refugo e o retrabalho',
    'Refugo e retrabalho comem a margem',
    'Refugo e retrabalho sob controle',
    'Cada peça refeita gasta material e hora duas vezes e é paga uma vez só.',
  ),
  industry_capacity: text(
    'o uso da capacidade',
    'Capacidade da fábrica mal aproveitada',
    'Capacidade bem usada',
    'Máquina parada custa todo mês; máquina no limite atrasa pedido.',
  ),
  industry_delivery: text(
    'as entregas no prazo',
    'Pedidos saem atrasados',
    'Pedidos saem no prazo',
    'Cliente industrial troca de fornecedor por atraso antes de trocar por preço.',
  ),
  industry_maintenance: text(
    'a manutenção das máquinas',
    'Manutenção feita depois da quebra',
    'Manutenção planejada',
    'Máquina que quebra sem aviso para a produção no pior dia.',
  ),
  industry_people: text(
    'o preparo de quem produz',
    'Quem produz teve pouco preparo',
    'Quem produz está bem preparado',
    'Função sem treino depende de uma ou duas pessoas que sabem fazer.',
  ),

  tech_model: text(
    'o modelo de receita',
    'Receita depende de projetos avulsos',
    'Receita baseada em assinaturas',
    'Projeto avulso obriga a vender tudo de novo todo mês.',
  ),
  tech_churn: text(
    'o cancelamento de clientes',
    'Clientes cancelam demais',
    'Clientes permanecem',
    'Com cancelamento alto, as vendas novas só repõem o que saiu.',
  ),
  tech_ltvcac: text(
    'o retorno por cliente conquistado',
    'Conquistar clientes custa caro demais',
    'Cada cliente paga bem o custo de conquistá-lo',
    'Se o cliente rende pouco perto do que custou, crescer aumenta o prejuízo.',
  ),
  tech_runway: text(
    'os meses de caixa',
    'Caixa curto para o ritmo atual',
    'Caixa confortável',
    'O caixa dita quanto tempo existe para acertar o produto.',
  ),
  tech_delivery: text(
    'o ritmo das entregas',
    'Entregas novas demoram a chegar ao cliente',
    'Entregas frequentes ao cliente',
    'Entrega pequena e frequente mostra o erro cedo, quando é barato corrigir.',
  ),
  tech_support: text(
    'o atendimento ao cliente',
    'Atendimento sem registro ou prazo',
    'Atendimento organizado',
    'Cliente sem resposta é o primeiro a cancelar.',
  ),

  health_noshow: text(
    'as faltas sem aviso',
    'Faltas deixam a agenda vazia',
    'Poucas faltas na agenda',
    'Horário perdido não volta, e o custo da sala continua.',
  ),
  health_payer: text(
    'as fontes pagadoras',
    'Receita depende demais de convênios',
    'Boa mistura de pagadores',
    'Quando um convênio pesa demais, ele decide preço e prazo por você.',
  ),
  health_denials: text(
    'as glosas',
    'Glosas dos convênios acima do aceitável',
    'Glosas sob controle',
    'Glosa é atendimento feito e não pago.',
  ),
  health_occupancy: text(
    'a ocupação da agenda',
    'Agenda com horários vazios demais',
    'Agenda bem ocupada',
    'A sala custa o mesmo com a agenda cheia ou vazia.',
  ),
  health_records: text(
    'os prontuários e a agenda',
    'Prontuário e agenda fora de um sistema',
    'Prontuário e agenda em sistema',
    'Registro em papel ou planilha se perde e expõe dados de pacientes.',
  ),
  health_return: text(
    'o retorno dos pacientes',
    'Pouco estímulo para o paciente voltar',
    'Paciente é lembrado e volta',
    'Quem não é lembrado do retorno procura outro lugar ou desiste do cuidado.',
  ),

  edu_default: text(
    'a inadimplência',
    'Mensalidades atrasadas pesam no caixa',
    'Mensalidades em dia',
    'A aula já foi dada e paga ao professor: o atraso sai do caixa da escola.',
  ),
  edu_dropout: text(
    'a desistência de alunos',
    'Muitos alunos desistem',
    'Alunos permanecem',
    'Cada aluno que sai leva as mensalidades que faltavam e a indicação que faria.',
  ),
  edu_conversion: text(
    'a conversão em matrículas',
    'Poucos interessados viram alunos',
    'Interessados viram alunos',
    'O custo de atrair o interessado é o mesmo, com ou sem matrícula.',
  ),
  edu_occupancy: text(
    'a ocupação das turmas',
    'Turmas com lugares vazios demais',
    'Turmas bem ocupadas',
    'Sala e professor custam o mesmo com a turma cheia ou pela metade.',
  ),
  edu_online: text(
    'a oferta digital',
    'Oferta digital ainda fraca',
    'Oferta digital bem montada',
    'Material e aulas digitais servem a quem faltou, a quem mora longe e a quem está decidindo.',
  ),
  edu_teachers: text(
    'o acompanhamento dos professores',
    'Professores com pouco acompanhamento',
    'Professores bem acompanhados',
    'A qualidade da aula é o que segura o aluno e traz a indicação.',
  ),

  food_cmv: text(
    'o custo dos insumos',
    'Os insumos levam demais de cada venda',
    'Custo dos insumos sob controle',
    'Insumo é o maior custo da cozinha: poucos pontos a mais levam o lucro do mês.',
  ),
  food_recipe: text(
    'as fichas técnicas',
    'Pratos sem ficha técnica completa',
    'Fichas técnicas em dia',
    'Sem ficha técnica, cada mão faz uma porção e ninguém sabe o custo do prato.',
  ),
  food_waste: text(
    'o desperdício de insumos',
    'Insumo demais vai para o lixo',
    'Pouco desperdício',
    'O que vai para o lixo já foi pago e ainda custou preparo.',
  ),
  food_delivery: text(
    'a dependência de aplicativos',
    'Vendas presas à comissão dos aplicativos',
    'Boa parte da venda vem de canal próprio',
    'A comissão do aplicativo sai inteira da margem do prato.',
  ),
  food_team: text(
    'a permanência das pessoas',
    'Muita gente vai embora',
    'As pessoas ficam',
    'Cada saída custa rescisão, treino e clientes mal atendidos.',
  ),
  food_practices: text(
    'as exigências sanitárias',
    'Exigências sanitárias incompletas',
    'Exigências sanitárias em dia',
    'Uma falha sanitária pode fechar a casa de um dia para o outro.',
  ),

  agro_cost: text(
    'o custo de produção',
    'Custo de produção pouco conhecido',
    'Custo de produção conhecido',
    'Sem saber o custo por unidade, não há como dizer se o preço oferecido é bom.',
  ),
  agro_price: text(
    'a proteção do preço de venda',
    'Venda exposta ao preço do dia',
    'Preço de venda protegido',
    'Quem vende tudo de uma vez aceita o preço do dia em que mais gente vende.',
  ),
  agro_yield: text(
    'a produtividade',
    'Produtividade abaixo do que a região alcança',
    'Produtividade acima da região',
    'O custo por área muda pouco: quem colhe mais gasta menos por unidade produzida.',
  ),
  agro_finance: text(
    'o financiamento da produção',
    'Produção paga com dinheiro caro',
    'Produção bem financiada',
    'Juros altos levam o lucro antes da colheita.',
  ),
  agro_protection: text(
    'as proteções da produção',
    'Produção com pouca proteção',
    'Produção bem protegida',
    'Uma seca ou uma doença pode levar o trabalho do ano inteiro.',
  ),

  other_margin: text(
    'a sobra de cada venda',
    'Sobra pouco de cada venda',
    'Boa sobra em cada venda',
    'É da sobra que saem a reserva, o investimento e a retirada do dono.',
  ),
  other_cash: text(
    'a reserva de caixa',
    'Reserva curta para imprevistos',
    'Boa reserva para imprevistos',
    'Sem reserva, um mês fraco vira dívida.',
  ),
  other_process: text(
    'a organização do trabalho',
    'Trabalho sem passo a passo',
    'Trabalho com passo a passo',
    'Sem um passo a passo, o resultado muda de um dia para o outro.',
  ),
  other_clients: text(
    'a dependência do maior cliente',
    'Receita nas mãos de um cliente',
    'Clientes bem distribuídos',
    'Se o maior cliente sair, leva junto uma parte grande da receita.',
  ),
  other_owner: text(
    'a dependência do dono',
    'A empresa para sem o dono',
    'A empresa anda sem o dono',
    'O que só o dono sabe fazer limita o crescimento e tira o descanso.',
  ),

  crescer_canal: text(
    'um novo canal de vendas',
    'Próximo canal de vendas',
    'Próximo canal de vendas',
    'Com a casa em ordem, um canal novo traz crescimento sem pôr em risco o que já funciona.',
  ),
  crescer_produto: text(
    'um novo produto ou serviço',
    'Próximo produto ou serviço',
    'Próximo produto ou serviço',
    'Quem já compra de você é o público mais fácil para uma oferta nova.',
  ),
  crescer_reserva: text(
    'a reserva da empresa',
    'Reserva para crescer com segurança',
    'Reserva para crescer com segurança',
    'Reserva permite investir na hora certa e atravessar meses fracos.',
  ),
  crescer_sucessao: text(
    'a continuidade da empresa',
    'Empresa pronta para andar sem o dono',
    'Empresa pronta para andar sem o dono',
    'Uma empresa que anda sem o dono vale mais e cansa menos.',
  ),
}
