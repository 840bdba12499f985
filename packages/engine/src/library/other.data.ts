import type { RuleActions } from './types.ts'

export const OTHER_ACTIONS: RuleActions[] = [
  {
    rule: 'other_margin',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Descubra quanto sobra de uma venda típica',
      detalhes:
        'Escolha a venda mais comum da empresa e desconte tudo o que ela gerou de gasto: material, comissão, taxa, imposto, transporte e uma fatia das contas fixas. Repita com a maior e com a menor venda do mês.',
      custo: 'baixa',
      resultado: 'Você sabe quais vendas pagam as contas e quais dão trabalho sem deixar dinheiro.',
    },
    corrigir: {
      acao: 'Suba o preço ou mude a entrega do que sobra menos',
      detalhes:
        'Para a venda que menos deixa, escolha um caminho: reajustar, tirar algo da entrega, trocar o fornecedor ou parar de oferecer. Comunique com antecedência aos clientes e explique o que melhora para eles.',
      custo: 'baixa',
      resultado: 'As vendas que davam prejuízo deixam de puxar o resultado para baixo.',
    },
    fixar: {
      acao: 'Reveja custos e preços em um dia fixo de cada trimestre',
      detalhes:
        'Marque na agenda a revisão com as contas atualizadas e a lista de preços ao lado. Decida o reajuste naquele dia mesmo e avise a equipe sobre até onde pode ir o desconto.',
      custo: 'baixa',
      resultado: 'A sobra por venda se mantém mesmo quando os custos sobem.',
    },
    conhecimento:
      'O que sobra de cada venda diz se vale a pena vender mais. Quando sobra pouco ou nada, aumentar o movimento só aumenta o cansaço. O erro comum é esquecer gastos pequenos, como taxas e deslocamentos, e não contar o próprio trabalho. Comece com uma única venda típica e desconte tudo, linha por linha. Quase sempre aparece um tipo de venda que vale a pena abandonar ou reajustar.',
    temas: [
      'quanto sobra',
      'lucro',
      'margem',
      'sobra por venda',
      'vendo e não sobra',
      'preço',
      'reajuste',
      'custo por venda',
      'prejuízo',
      'lucratividade',
      'ganho',
      'trabalho de graça',
    ],
  },
  {
    rule: 'other_cash',
    categoria: 'Finanças',
    papel: 'financas',
    medir: {
      acao: 'Anote entradas e saídas e projete as próximas semanas',
      detalhes:
        'Abra uma planilha com uma linha por dia, o saldo de hoje e tudo o que já se sabe que vai entrar e sair. Atualize toda manhã e procure o primeiro dia em que o saldo ficaria negativo.',
      custo: 'baixa',
      resultado: 'Você vê o aperto chegando a tempo de agir, em vez de descobrir no extrato.',
    },
    corrigir: {
      acao: 'Receba antes e pague depois, negociando com calma',
      detalhes:
        'Peça sinal nas vendas maiores, mande cobrança no dia combinado e ofereça vantagem para pagamento antecipado. Com fornecedores, negocie prazo antes de atrasar e troque o limite do banco por uma dívida mais barata, se houver.',
      custo: 'baixa',
      resultado: 'O saldo deixa de entrar no negativo e os juros pesam menos.',
    },
    fixar: {
      acao: 'Forme uma reserva com transferência automática todo mês',
      detalhes:
        'Programe uma transferência pequena para uma conta separada no dia de maior entrada. Escreva para que a reserva serve e reponha sempre que usar, antes de qualquer gasto novo.',
      custo: 'baixa',
      resultado: 'Imprevistos passam a ser pagos pela reserva, e não pelo cheque especial.',
    },
    conhecimento:
      'Empresa quebra por falta de caixa mesmo quando tem lucro no papel, porque conta vence em dia certo e cliente paga quando pode. O erro comum é olhar só o saldo de hoje e comprometer o dinheiro de amanhã. Recorrer ao limite do banco por costume transforma um aperto passageiro em dívida longa. Comece com uma planilha diária e simples, feita toda manhã. Depois encurte o tempo de receber e monte a reserva aos poucos.',
    temas: [
      'fluxo de caixa',
      'caixa',
      'sem dinheiro',
      'capital de giro',
      'cheque especial',
      'reserva',
      'conta atrasada',
      'falta dinheiro no fim do mês',
      'dívida',
      'juros',
      'empréstimo',
      'apertado',
      'pagar fornecedor',
      'boleto',
      'quebrado',
    ],
  },
  {
    rule: 'other_process',
    categoria: 'Operações',
    papel: 'operacoes',
    medir: {
      acao: 'Observe a mesma tarefa feita por duas pessoas',
      detalhes:
        'Escolha a tarefa que mais gera reclamação, acompanhe duas pessoas fazendo e anote os passos de cada uma, o tempo e onde pararam para perguntar. Compare as duas listas com elas.',
      custo: 'baixa',
      resultado: 'As diferenças aparecem e a própria equipe costuma apontar o melhor jeito.',
    },
    corrigir: {
      acao: 'Escreva o passo a passo das tarefas mais importantes',
      detalhes:
        'Junte quem faz o trabalho e escrevam juntos, em uma página por tarefa, os passos e os cuidados. Fotos e vídeos curtos no celular ajudam; deixe tudo em um lugar fácil de achar.',
      custo: 'baixa',
      resultado: 'Erros repetidos diminuem e o novato aprende mais depressa.',
    },
    fixar: {
      acao: 'Meça o padrão: prazo, erro e satisfação do cliente',
      detalhes:
        'Para cada tarefa escrita, escolha uma medida simples e anote toda semana. Quando ela piorar, converse com a equipe, ajuste o passo a passo e avise a todos da mudança.',
      custo: 'baixa',
      resultado: 'O trabalho melhora aos poucos e continua bom quando alguém falta ou sai.',
    },
    conhecimento:
      'Quando cada um faz do seu jeito, o resultado depende de quem estava no dia. O erro comum é escrever um manual enorme que ninguém lê. Funciona melhor uma página por tarefa, escrita por quem faz, com fotos. Comece pela tarefa que mais gera reclamação ou retrabalho. Depois meça um pouco, porque o que se acompanha não volta ao jeito antigo.',
    temas: [
      'organização',
      'processo',
      'passo a passo',
      'padrão',
      'bagunça',
      'cada um faz do seu jeito',
      'manual',
      'erro repetido',
      'retrabalho',
      'treinar novato',
      'rotina',
      'procedimento',
      'desorganizado',
    ],
  },
  {
    rule: 'other_clients',
    categoria: 'Vendas e marketing',
    papel: 'vendas',
    medir: {
      acao: 'Veja quanto do faturamento vem dos seus maiores compradores',
      detalhes:
        'Some as vendas por comprador no último ano, do maior para o menor, e escreva ao lado há quanto tempo compram e se existe contrato. Imagine o mês sem o primeiro da lista e anote o que faltaria pagar.',
      custo: 'baixa',
      resultado: 'O tamanho da dependência fica claro e deixa de ser uma preocupação vaga.',
    },
    corrigir: {
      acao: 'Procure toda semana compradores fora da lista atual',
      detalhes:
        'Reserve duas horas fixas por semana para falar com possíveis compradores: indicações de quem já compra, empresas vizinhas e contatos antigos. Leve uma oferta simples de primeira compra, fácil de aceitar.',
      custo: 'baixa',
      resultado: 'Novos nomes começam a aparecer nas vendas e a dependência diminui.',
    },
    fixar: {
      acao: 'Transforme a busca por clientes em rotina com metas de contato',
      detalhes:
        'Defina quantos contatos novos serão feitos por mês, quem faz e onde anota o resultado. Mantenha a rotina mesmo nos meses cheios e garanta contrato ou pedido programado com os grandes.',
      custo: 'média',
      resultado: 'A saída de um comprador deixa de ameaçar a empresa inteira.',
    },
    conhecimento:
      'Depender de um comprador deixa o seu preço, o seu prazo e até o seu sono na mão dele. O erro comum é acomodar-se porque o pedido vem todo mês. Quando a mudança chega, não dá tempo de formar clientela nova. Comece medindo o peso dos maiores e formalizando o que for possível. Depois dedique um tempo pequeno e fixo da semana para abrir conversas novas.',
    temas: [
      'depender de cliente',
      'maior cliente',
      'concentração de clientes',
      'perder cliente',
      'conseguir clientes novos',
      'prospectar',
      'um comprador só',
      'carteira',
      'clientela',
      'vender para outros',
      'risco de cliente',
      'indicação',
    ],
  },
  {
    rule: 'other_owner',
    categoria: 'Gestão',
    papel: 'dono',
    medir: {
      acao: 'Registre por duas semanas tudo o que depende de você',
      detalhes:
        'Leve um caderno e anote cada pergunta, autorização e tarefa que só você resolve. No fim, marque o que é realmente seu e o que outra pessoa poderia fazer com orientação.',
      custo: 'baixa',
      resultado: 'Você ganha uma lista concreta do que pode delegar, em vez de uma sensação de sufoco.',
    },
    corrigir: {
      acao: 'Delegue três decisões repetidas, com limite combinado',
      detalhes:
        'Escolha decisões de risco baixo, como troca de produto, pequenas compras ou agenda, e diga por escrito quem decide e até que valor. Confira no fim da semana, sem desfazer o que foi decidido dentro do limite.',
      custo: 'baixa',
      resultado: 'O telefone toca menos e a equipe aprende a resolver sozinha.',
    },
    fixar: {
      acao: 'Tire alguns dias de folga como ensaio e ajuste as falhas',
      detalhes:
        'Avise a equipe, deixe um substituto para cada assunto e desligue-se por alguns dias. Na volta, faça uma conversa sobre o que travou e complete as instruções que faltavam.',
      custo: 'baixa',
      resultado: 'A empresa segue funcionando sem você e as férias deixam de ser impossíveis.',
    },
    conhecimento:
      'Quando tudo passa pelo dono, a empresa cresce só até o limite do cansaço dele. Uma doença ou uma viagem vira crise. O erro comum é delegar sem explicar o limite e retomar tudo no primeiro deslize. Comece anotando o que depende de você e passe adiante decisões pequenas e repetidas. A confiança cresce aos poucos, dos dois lados, com conversas semanais.',
    temas: [
      'dono centralizador',
      'tudo depende de mim',
      'não consigo tirar férias',
      'delegar',
      'sobrecarga',
      'sem tempo',
      'apagar incêndio',
      'gerente',
      'substituto',
      'cansado',
      'braço direito',
      'equipe não decide',
      'esgotado',
    ],
  },
]
