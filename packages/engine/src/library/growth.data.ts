import type { RuleActions } from './types.ts'

/** What a company without weak rules does next. */
export const GROWTH_ACTIONS: RuleActions[] = [
  {
    rule: 'crescer_canal',
    categoria: 'Crescimento',
    papel: 'vendas',
    medir: {
      acao: 'Compare o lucro que cada canal de venda deixa hoje',
      detalhes:
        'Separe as vendas por canal e desconte de cada um as comissões, o frete, a divulgação e o tempo da equipe. Olhe também quantos clientes de cada canal voltaram a comprar.',
      custo: 'baixa',
      horas: { dono: 4, equipe: 3 },
      compra: null,
      mensal: null,
      resultado: 'Você sabe qual canal merece crescer e qual só parece bom porque vende muito.',
    },
    corrigir: {
      acao: 'Faça um piloto em um canal ou uma região nova',
      detalhes:
        'Escolha um canal vizinho do que já funciona, separe um valor que a empresa possa perder sem sofrer e combine antes o que contará como sucesso. Uma pessoa cuida do piloto do começo ao fim.',
      custo: 'média',
      horas: { dono: 6, equipe: 10 },
      compra: { item: 'Divulgação e material do piloto', min: 500, max: 2500 },
      mensal: null,
      resultado: 'A decisão de expandir passa a se apoiar em clientes de verdade, e não em entusiasmo.',
    },
    fixar: {
      acao: 'Amplie o canal novo que deu resultado e encerre o que não deu',
      detalhes:
        'Compare o piloto com o combinado no início. Se foi bem, dê a ele equipe, estoque e verba próprios; se foi mal, encerre sem remorso e anote o que foi aprendido.',
      custo: 'alta',
      horas: { dono: 8, equipe: 20 },
      compra: { item: 'Estrutura do canal que deu resultado', min: 2000, max: 10_000 },
      mensal: 600,
      resultado: 'O crescimento vem de mais de um lugar e a empresa aguenta melhor a queda de qualquer um deles.',
    },
    conhecimento:
      'Empresa arrumada cresce melhor por onde já é boa. O erro de quem está bem é abrir várias frentes ao mesmo tempo e perder o cuidado que a fez crescer. Um canal novo precisa de dono, de verba e de um critério combinado antes de começar. Faça um piloto pequeno, meça o lucro e não só a venda, e decida com calma. O que não deu certo também tem valor quando fica registrado.',
    temas: [
      'novo canal',
      'expandir',
      'vender em outro lugar',
      'abrir filial',
      'segunda loja',
      'nova cidade',
      'vender online',
      'marketplace',
      'representante',
      'crescer vendas',
      'ampliar',
      'franquia',
    ],
  },
  {
    rule: 'crescer_produto',
    categoria: 'Crescimento',
    papel: 'dono',
    medir: {
      acao: 'Ouça os seus melhores clientes sobre o que falta comprar',
      detalhes:
        'Ligue para alguns dos clientes que mais compram e pergunte o que eles resolvem com outro fornecedor e gostariam de resolver com você. Anote as palavras deles e procure o pedido que se repete.',
      custo: 'baixa',
      horas: { dono: 5, equipe: 3 },
      compra: null,
      mensal: null,
      resultado: 'Você encontra uma necessidade verdadeira antes de gastar com um produto que ninguém pediu.',
    },
    corrigir: {
      acao: 'Lance uma versão simples do novo produto para poucos clientes',
      detalhes:
        'Monte a menor versão que resolve o pedido mais repetido, calcule o custo completo e ofereça aos clientes que conversaram com você, já cobrando. Recolha a opinião de cada um depois do uso.',
      custo: 'média',
      horas: { dono: 6, equipe: 12 },
      compra: { item: 'Amostras e primeiro lote', min: 500, max: 3000 },
      mensal: null,
      resultado: 'O produto nasce testado por quem paga e com o preço acertado desde o início.',
    },
    fixar: {
      acao: 'Inclua o novo produto na rotina de vendas ou tire de cena',
      detalhes:
        'Se os primeiros clientes compraram de novo, treine a equipe, prepare a entrega e apresente a toda a carteira. Se não compraram, encerre e volte às anotações para escolher outra ideia.',
      custo: 'média',
      horas: { dono: 5, equipe: 10 },
      compra: { item: 'Material de venda e divulgação', min: 300, max: 1500 },
      mensal: null,
      resultado: 'A carteira passa a comprar mais de você sem o custo de buscar gente nova.',
    },
    conhecimento:
      'Vender algo novo a quem já confia em você custa menos do que conquistar desconhecidos. O erro comum é se apaixonar pela ideia e gastar com estoque, embalagem e divulgação antes da primeira venda. Outro é lançar muita coisa e confundir a equipe. Comece ouvindo quem já compra e venda uma versão simples. A recompra é o sinal mais honesto de que vale seguir.',
    temas: [
      'produto novo',
      'lançar produto',
      'novo serviço',
      'inovar',
      'aumentar ticket',
      'diversificar',
      'linha nova',
      'vender mais para o mesmo cliente',
      'ideia nova',
      'cardápio novo',
      'assinatura',
      'catálogo',
    ],
  },
  {
    rule: 'crescer_reserva',
    categoria: 'Crescimento',
    papel: 'financas',
    medir: {
      acao: 'Calcule por quantos meses a empresa vive sem vender',
      detalhes:
        'Some as despesas que continuam mesmo com as portas fechadas e compare com o dinheiro disponível hoje, sem contar limite de banco. Escreva o resultado em meses e ponha a data.',
      custo: 'baixa',
      horas: { dono: 3, equipe: 1 },
      compra: null,
      mensal: null,
      resultado: 'Você conhece o fôlego da empresa e sabe quanto pode arriscar em um projeto novo.',
    },
    corrigir: {
      acao: 'Separe uma parte fixa da sobra em uma conta de reserva',
      detalhes:
        'Combine uma fatia da sobra de cada mês que vai para uma conta separada, no dia seguinte ao fechamento. Deixe em aplicação simples, de resgate rápido, e escreva em quais situações a reserva pode ser usada.',
      custo: 'baixa',
      horas: { dono: 2, equipe: 0 },
      compra: null,
      mensal: null,
      resultado: 'A reserva cresce sem depender de lembrança e uma queda de vendas deixa de virar empréstimo caro.',
    },
    fixar: {
      acao: 'Decida a ordem de uso do lucro: reserva, dívida, investimento, sócios',
      detalhes:
        'Escreva a regra com os sócios: primeiro completar a reserva combinada, depois reduzir dívidas caras, em seguida investir e por fim distribuir. Converse com seu contador sobre a forma correta de distribuir.',
      custo: 'baixa',
      horas: { dono: 3, equipe: 0 },
      compra: null,
      mensal: null,
      resultado: 'O lucro vira força para a empresa e as retiradas deixam de gerar discussão.',
    },
    conhecimento:
      'A reserva é o que permite negociar com calma, aproveitar uma compra boa e atravessar um mês ruim sem pedir dinheiro emprestado. Empresas que vão bem costumam esquecer dela justamente quando seria fácil formá-la. O erro comum é deixar a reserva na mesma conta do dia a dia, onde ela some sem ninguém notar. Comece com pouco, todo mês, em conta separada. O hábito importa mais do que o valor inicial.',
    temas: [
      'reserva',
      'guardar dinheiro',
      'fundo de emergência',
      'colchão',
      'caixa da empresa',
      'sobra',
      'investir o lucro',
      'aplicar dinheiro',
      'distribuir lucro',
      'segurança financeira',
      'poupança da empresa',
      'mês ruim',
    ],
  },
  {
    rule: 'crescer_sucessao',
    categoria: 'Crescimento',
    papel: 'dono',
    medir: {
      acao: 'Liste o que só você sabe fazer ou decidir na empresa',
      detalhes:
        'Durante duas semanas, anote cada vez que alguém parou para esperar a sua resposta. Agrupe por assunto: preço, compra, cliente, pagamento, contratação.',
      custo: 'baixa',
      horas: { dono: 4, equipe: 0 },
      compra: null,
      mensal: null,
      resultado: 'Fica visível o quanto a empresa depende de você e por onde começar a delegar.',
    },
    corrigir: {
      acao: 'Prepare uma pessoa para assumir um dos seus assuntos',
      detalhes:
        'Escolha um assunto da lista e uma pessoa de confiança. Faça junto algumas vezes, deixe que ela faça com você olhando e depois entregue por completo, com um limite claro até onde ela decide sozinha.',
      custo: 'média',
      horas: { dono: 8, equipe: 12 },
      compra: { item: 'Curso para quem vai assumir', min: 200, max: 1200 },
      mensal: null,
      resultado: 'Você ganha horas para pensar no negócio e a equipe ganha alguém que cresce.',
    },
    fixar: {
      acao: 'Fique uma semana fora e corrija o que travar',
      detalhes:
        'Combine a ausência com a equipe, deixe um telefone só para urgências e anote tudo o que precisou de você. Na volta, escreva a regra que faltou para cada caso e repita o teste no trimestre seguinte.',
      custo: 'baixa',
      horas: { dono: 4, equipe: 6 },
      compra: null,
      mensal: null,
      resultado:
        'A empresa funciona sem a sua presença diária e vale mais para a família, para sócios e para um comprador.',
    },
    conhecimento:
      'Uma empresa que só anda com o dono presente tem um teto e um risco: o cansaço ou a saúde dele. O erro comum é delegar a tarefa e tomar de volta no primeiro erro, o que ensina a equipe a não decidir. Delegar exige combinar até onde a pessoa decide e aceitar um jeito um pouco diferente do seu. Comece por um assunto repetido e de risco baixo. Com o tempo, pense também em quem assumiria tudo e converse com a família e os sócios.',
    temas: [
      'sucessão',
      'delegar',
      'sair do operacional',
      'férias do dono',
      'centralizador',
      'gerente',
      'braço direito',
      'passar a empresa',
      'herdeiros',
      'vender a empresa',
      'dependem de mim',
      'líder',
    ],
  },
]
