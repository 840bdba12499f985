import type { ProblemCard } from './types.ts'

export const MONEY_CARDS: readonly ProblemCard[] = [
  {
    id: 'caixa_vazio_fim_mes',
    nome: 'a falta de dinheiro no fim do mês',
    frases: [
      'falta dinheiro no fim do mes',
      'chega dia 20 e a conta ta zerada',
      'conta no vermelho todo mês',
      'pago uma conta e atraso a outra',
      'nao sobra pra pagar os boletos',
      'o caixa não fecha',
      'vivo cobrindo buraco',
      'dinheiro entra e some',
      'fim de mês é sufoco',
      'fluxo de caixa apertado',
      'não tenho reserva nenhuma',
      'tô sem caixa',
      'boleto vence e não tem saldo',
      'folha e aluguel vencem e não tem dinheiro',
    ],
    segmentos: null,
    atividades: null,
    confirma:
      'O dinheiro falta porque a venda do mês não paga os custos ou porque o cliente paga depois que as suas contas vencem?',
    numeros: ['sobra_mes', 'meses_de_caixa', 'ponto_equilibrio', 'dias_para_receber', 'conta_que_mais_pesa'],
    causas: [
      'margem_declarada',
      'other_cash',
      'tech_runway',
      'retail_credit',
      'edu_default',
      'agro_finance',
      'retail_turnover',
      'other_margin',
    ],
    passos: [
      {
        acao: 'Monte o calendário das próximas treze semanas de caixa',
        detalhes:
          'Abra o saldo de hoje e escreva, semana a semana, o que vai entrar com data certa e o que vence. Use o extrato e os boletos já recebidos, sem contar com venda que ainda não aconteceu. Pinte de vermelho a primeira semana em que o saldo fica negativo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado:
          'Você sabe com semanas de antecedência em que dia o dinheiro falta e quanto, em vez de descobrir no extrato.',
      },
      {
        acao: 'Peça novas datas para as contas da semana vermelha',
        detalhes:
          'Ligue antes do vencimento para o locador, os dois maiores fornecedores e a operadora do cartão e proponha uma data logo depois do seu melhor dia de entrada. Quem pede antes de atrasar costuma conseguir sem multa.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Os vencimentos caem depois das entradas e a conta deixa de ficar negativa no meio do mês.',
      },
      {
        acao: 'Adiante o que você tem a receber e segure três saídas',
        detalhes:
          'Peça sinal nos pedidos novos, ofereça Pix na hora e cobre o que venceu. No mesmo dia, escolha três gastos que podem esperar ou acabar e comunique a quem recebe.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Entra dinheiro mais cedo, sai menos dinheiro e a semana vermelha volta ao positivo.',
      },
      {
        acao: 'Separe a cada semana um pedaço fixo da venda em outra conta',
        detalhes:
          'Abra uma conta sem cartão e sem tarifa e transfira toda segunda-feira uma fatia da semana anterior, mesmo que pequena. Esse dinheiro só paga conta que aparece fora do calendário.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Um imprevisto deixa de virar cheque especial, porque existe um pequeno colchão.',
      },
      {
        acao: 'Mantenha a reunião de caixa de toda segunda-feira',
        detalhes:
          'Durante meia hora, atualize o calendário, compare o previsto com o que aconteceu e decida o que pagar na semana. Anote por que errou a previsão: é isso que a melhora.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As decisões de compra e de retirada passam a olhar o caixa das próximas semanas.',
      },
    ],
    armadilha:
      'Cobrir o buraco com cheque especial ou antecipação sem saber se ele é de prazo ou de prejuízo: o do prazo se resolve com datas, o do prejuízo volta maior no mês seguinte.',
    contradiz: ['other_cash', 'tech_runway', 'margem_declarada'],
    encaminha: 'Contador, se já houver imposto atrasado; advogado, se houver protesto ou execução.',
    material: {
      tipo: 'planilha',
      titulo: 'Calendário de caixa de treze semanas',
      texto: `Semana (data de segunda);Saldo no início;Entra com data certa;Vence: fornecedores;Vence: folha e retirada;Vence: aluguel e contas;Vence: impostos e parcelas;Saldo no fim;O que fazer
[data];[saldo de hoje];;;;;;;
[data];[saldo no fim da semana anterior];;;;;;;
[data];[saldo no fim da semana anterior];;;;;;;
Como preencher: uma linha por semana, treze linhas;;;;;;;;
Saldo no fim = saldo no início + entradas − tudo o que vence;;;;;;;;
Pinte de vermelho a primeira semana com saldo negativo;;;;;;;;`,
    },
  },
  {
    id: 'lucro_some',
    nome: 'o lucro que não aparece',
    frases: [
      'vendo bem e não vejo lucro',
      'vendo muito e não sobra nada',
      'cadê o lucro',
      'faturamento cresceu e o lucro sumiu',
      'trabalho só pra pagar conta',
      'trabalho de graça',
      'loja cheia e bolso vazio',
      'no papel dá lucro e na conta não',
      'acho que to pagando pra trabalhar',
      'margem muito baixa',
      'entra muito dinheiro e nao fica nada',
      'não sei pra onde vai o dinheiro',
      'lucro pequeno demais',
      'fatura bem mas não sobra',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Depois de pagar tudo, inclusive a sua retirada, quanto sobrou no mês passado?',
    numeros: ['margem', 'sobra_mes', 'mercadorias', 'conta_que_mais_pesa', 'ponto_equilibrio'],
    causas: [
      'margem_declarada',
      'other_margin',
      'service_pricing',
      'retail_markup',
      'industry_cost',
      'food_cmv',
      'food_recipe',
      'agro_cost',
      'kpis',
    ],
    passos: [
      {
        acao: 'Feche o resultado do último mês em uma folha',
        detalhes:
          'Escreva a venda do mês e desconte, nesta ordem, impostos e taxas, mercadoria ou material, pessoas, aluguel e contas, parcelas e a sua retirada. Use o extrato e as notas, e marque com um círculo a linha que mais comeu a venda.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'Você vê em que linha o lucro some, em vez de desconfiar de todas ao mesmo tempo.',
      },
      {
        acao: 'Calcule o que cada um dos dez itens mais vendidos deixa',
        detalhes:
          'Para cada um, tire do preço o custo direto, o imposto, a taxa do cartão e a comissão. Ordene do que mais deixa ao que menos deixa e marque os que não pagam nem o próprio custo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 6, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Fica claro quais itens sustentam a empresa e quais só dão trabalho.',
      },
      {
        acao: 'Corrija ou tire de linha os itens que saem no prejuízo',
        detalhes:
          'Comece pelos três piores: suba o preço, reduza a porção ou as horas incluídas, troque o fornecedor ou deixe de oferecer. Avise com simplicidade quem compra sempre.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A próxima venda desses itens passa a deixar dinheiro ou deixa de acontecer.',
      },
      {
        acao: 'Renegocie as cinco maiores despesas, uma por semana',
        detalhes:
          'Peça duas cotações de cada despesa grande e leve a melhor a quem já atende você. Cancele o que ninguém na empresa saberia explicar para que serve.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As despesas que mais pesam caem sem cortar o que traz venda.',
      },
      {
        acao: 'Combine um fechamento mensal com data e três linhas fixas',
        detalhes:
          'Todo mês, até o quinto dia útil, escreva quanto vendeu, quanto custou o que vendeu e quanto sobrou depois da sua retirada. Guarde os meses lado a lado e só comemore venda que aumentou a sobra.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O lucro do mês é conhecido na primeira semana do mês seguinte, a tempo de agir.',
      },
    ],
    armadilha:
      'Tentar resolver vendendo mais: se o item deixa pouco ou nada, cada venda a mais aumenta o trabalho e não a sobra.',
    contradiz: ['margem_declarada', 'other_margin'],
    encaminha: 'Contador, para conferir imposto e regime junto com o resultado.',
    material: {
      tipo: 'planilha',
      titulo: 'Resultado do mês em uma folha',
      texto: `Linha;Valor no mês;De cada R$ 100 vendidos
Vendas do mês;[valor];100
Impostos, taxas de cartão e comissões;[valor];[valor ÷ vendas × 100]
Mercadoria ou material usado;[valor];[conta]
Salários e encargos;[valor];[conta]
Aluguel, luz, água, internet e sistemas;[valor];[conta]
Frete, propaganda e manutenção;[valor];[conta]
Parcelas e juros;[valor];[conta]
Minha retirada;[valor];[conta]
Sobra = vendas − tudo acima;[valor];[conta]`,
    },
  },
  {
    id: 'contas_misturadas',
    nome: 'o dinheiro da casa misturado com o da empresa',
    frases: [
      'misturo conta pessoal e da empresa',
      'pago o mercado de casa com dinheiro da loja',
      'é tudo na mesma conta',
      'uso o cartão da empresa pra tudo',
      'tiro dinheiro do caixa quando preciso',
      'nao separo pessoal de empresa',
      'a empresa paga a escola das crianças',
      'boto do meu bolso quando falta',
      'recebo no pix do meu cpf',
      'sai tudo da mesma conta',
      'nao sei o que é meu e o que é da firma',
      'pego do caixa e não anoto',
      'conta pf e pj junto',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'No último mês, quanto saiu da empresa para pagar coisa de casa?',
    numeros: ['sobra_mes', 'folha', 'margem', 'conta_que_mais_pesa', 'meses_de_caixa'],
    causas: ['margem_declarada', 'kpis', 'other_margin'],
    passos: [
      {
        acao: 'Marque no extrato do último mês tudo que foi de casa',
        detalhes:
          'Imprima ou baixe o extrato e o cartão e ponha um C ao lado de cada gasto de casa e um E ao lado de cada gasto da empresa. Some os C: essa é a retirada que você já faz sem dar nome a ela.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você conhece, pela primeira vez, quanto a sua casa custa para a empresa por mês.',
      },
      {
        acao: 'Abra uma conta só da empresa e mude nela o Pix e a maquininha',
        detalhes:
          'Escolha uma conta digital de empresa com tarifa baixa ou nenhuma, cadastre a chave Pix com o CNPJ e troque o destino das vendas na maquininha. Avise os clientes fixos da chave nova.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: 20,
        dia: 20,
        resultado: 'Toda venda passa a entrar em um lugar só, que não paga compra de casa.',
      },
      {
        acao: 'Defina a sua retirada do mês e um dia certo para ela',
        detalhes:
          'Some o que a casa precisa, compare com o que a empresa pode pagar e escolha o menor dos dois. Transfira no mesmo dia todo mês para a sua conta pessoal e viva dela; combine com o contador a forma correta de registrar.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A casa passa a ter salário e a empresa passa a ter um custo conhecido, não uma surpresa.',
      },
      {
        acao: 'Anote como adiantamento todo real tirado fora do dia',
        detalhes:
          'Deixe uma folha ao lado do caixa com data, valor e motivo, e desconte o total da retirada seguinte. Se a folha enche, a retirada está errada ou a casa gasta mais do que pode.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As retiradas escondidas diminuem porque cada uma aparece na conta do mês seguinte.',
      },
      {
        acao: 'Faça com a família o orçamento da casa que cabe na retirada',
        detalhes:
          'Sentem juntos, listem os gastos fixos e escolham o que sai quando a conta não fecha. Mostrar o resultado da empresa à família evita a ideia de que caixa cheio é dinheiro livre.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A empresa deixa de ser o socorro da casa e o lucro começa a ficar nela.',
      },
    ],
    armadilha:
      'Abrir a conta nova e continuar pagando a casa por ela: sem uma retirada com valor e dia, as contas se misturam de novo em um mês.',
    contradiz: ['kpis'],
    encaminha: 'Contador, para registrar a sua retirada e a distribuição de lucro do jeito certo.',
    material: {
      tipo: 'planilha',
      titulo: 'Separação do extrato do último mês',
      texto: `Data;O que foi;Valor;C (casa) ou E (empresa);Observação
[data];[mercado];[valor];C;
[data];[fornecedor];[valor];E;
[data];[escola];[valor];C;
[data];[combustível];[valor];[C ou E];[metade de cada, se for dos dois]
Total de C;;[soma];;é a retirada que já existe
Total de E;;[soma];;é o custo verdadeiro da empresa`,
    },
  },
  {
    id: 'nao_tiro_salario',
    nome: 'a sua retirada que não sobra',
    frases: [
      'não tiro nada da empresa',
      'faz meses que nao tenho salario',
      'sou o último a receber',
      'vivo do que sobra',
      'meu funcionário ganha mais que eu',
      'nao tenho pro labore',
      'minha esposa segura a casa',
      'tiro do cheque especial pra viver',
      'trabalho e não me pago',
      'não consigo tirar meu salário',
      'pro-labore zerado',
      'quero poder tirar um salario',
      'meu marido que paga as contas de casa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'De quanto a sua casa precisa por mês e há quantos meses a empresa não paga isso?',
    numeros: ['sobra_mes', 'ponto_equilibrio', 'margem', 'distancia_meta', 'clientes_para_meta'],
    causas: ['margem_declarada', 'other_margin', 'service_pricing', 'retail_markup', 'service_utilization'],
    passos: [
      {
        acao: 'Calcule o salário mínimo que você precisa tirar',
        detalhes:
          'Some aluguel, comida, contas, escola e saúde da sua casa e desconte o que outras pessoas da família já pagam. O resultado é a sua retirada mínima: escreva como um custo da empresa, na mesma lista do aluguel.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'O seu trabalho ganha um preço e entra na conta como qualquer outro custo.',
      },
      {
        acao: 'Descubra quanto precisa vender para pagar também você',
        detalhes:
          'Some os custos fixos com a retirada mínima e divida pelo que sobra de cada real vendido depois do custo direto. Traduza em vendas por dia ou em clientes por mês e cole onde você vê.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Existe uma meta de venda que paga as contas e o dono, e você sabe a distância até ela.',
      },
      {
        acao: 'Pague-se um valor pequeno em data certa, já neste mês',
        detalhes:
          'Comece com o que cabe, mesmo que seja uma parte da retirada mínima, e transfira no mesmo dia todo mês, antes dos gastos que podem esperar. Registre a forma com o contador.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A retirada deixa de ser a sobra da sobra e vira hábito.',
      },
      {
        acao: 'Mude o preço ou o pacote que menos paga o seu tempo',
        detalhes:
          'Veja quais trabalhos ou itens ocupam mais horas suas e deixam menos. Reajuste para clientes novos, ponha um mínimo por pedido ou pare de oferecer o pior deles.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As mesmas horas passam a deixar mais dinheiro, e a retirada cabe.',
      },
      {
        acao: 'Marque um número e uma data para reavaliar o negócio',
        detalhes:
          'Escreva qual retirada a empresa precisa pagar em noventa dias e o que você fará se não pagar: mudar a oferta, reduzir a estrutura ou buscar outra renda por um tempo. Mostre o papel a alguém de confiança.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A decisão sobre continuar deixa de ser adiada e passa a ter um critério.',
      },
    ],
    armadilha:
      'Orgulhar-se de não tirar nada para a empresa crescer: o preço fica falso, porque esconde o custo do seu trabalho, e a conta chega na saúde e em casa.',
    contradiz: ['margem_declarada', 'other_margin'],
    encaminha:
      'Contador, para a forma da retirada; se houver sofrimento, procure apoio de saúde ou o CVV, telefone 188.',
    material: {
      tipo: 'planilha',
      titulo: 'Quanto a empresa precisa pagar a você',
      texto: `Gasto da casa;Valor por mês;Quem paga hoje
Moradia (aluguel, condomínio, luz, água);[valor];
Comida;[valor];
Escola e filhos;[valor];
Saúde e transporte;[valor];
Dívidas pessoais;[valor];
Total da casa;[soma];
Menos: o que outra pessoa da casa paga;[valor];
Retirada mínima = total − o que outros pagam;[resultado];`,
    },
  },
  {
    id: 'capital_de_giro',
    nome: 'o capital de giro que falta',
    frases: [
      'não tenho capital de giro',
      'falta giro pra comprar mercadoria',
      'fornecedor quer à vista e o cliente quer prazo',
      'cresci e o giro nao acompanhou',
      'meu dinheiro tá todo na rua',
      'se eu tivesse giro vendia o dobro',
      'preciso de dinheiro pra repor mercadoria',
      'to sem folego financeiro',
      'pago antes e recebo depois',
      'pouco capital pra trabalhar',
      'sem giro pra pegar pedido maior',
      'dinheiro preso em estoque e cliente',
      'tenho pedido mas não tenho dinheiro pra produzir',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Em quantos dias, em média, você recebe do cliente e em quantos paga o fornecedor?',
    numeros: ['dinheiro_na_rua', 'dias_para_receber', 'estoque_parado', 'dias_de_estoque', 'meses_de_caixa'],
    causas: [
      'retail_turnover',
      'retail_credit',
      'other_cash',
      'agro_finance',
      'edu_default',
      'tech_runway',
      'health_denials',
      'industry_cost',
    ],
    passos: [
      {
        acao: 'Some onde o seu dinheiro está preso hoje',
        detalhes:
          'Liste em três colunas o que os clientes ainda vão pagar, o que está em mercadoria ou trabalho não entregue e o que você deve a fornecedores. As duas primeiras menos a terceira são o giro de que a empresa precisa; a coluna maior diz por onde começar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'Você vê se o dinheiro está com o cliente, na prateleira ou no prazo curto do fornecedor.',
      },
      {
        acao: 'Peça sinal ou material pago nos próximos pedidos',
        detalhes:
          'Nos pedidos sob encomenda, feche com uma entrada que cubra o material, e no balcão prefira Pix ou débito. Explique ao cliente que a entrada garante o preço e a data.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'A compra do material passa a sair do dinheiro do pedido e não do seu bolso.',
      },
      {
        acao: 'Negocie prazo com os dois fornecedores que mais pesam',
        detalhes:
          'Leve o histórico de compras e peça para pagar alguns dias depois do que paga hoje, mesmo que em duas vezes, em troca de pedido programado. Comece pelo que tem mais interesse em manter você.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A distância entre pagar e receber encolhe sem juro nenhum.',
      },
      {
        acao: 'Venda o que está parado antes de procurar banco',
        detalhes:
          'Separe o que não sai há meses, monte kits e ofereça aos clientes antigos por mensagem, com data para acabar. O que entrar compra só o que gira toda semana.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 8 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O dinheiro que estava na prateleira volta a girar e a necessidade de crédito diminui.',
      },
      {
        acao: 'Compare linhas de giro só para o pedaço que faltar',
        detalhes:
          'Com a conta do giro na mão, peça proposta a uma cooperativa, ao seu banco e a um programa público de crédito, e compare o custo total de cada uma. Tome apenas o que a sobra do mês paga com folga.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Se houver crédito, ele tem tamanho, motivo e parcela que cabe.',
      },
    ],
    armadilha:
      'Tomar empréstimo de giro com estoque encalhado e cliente pagando a prazo longo: o dinheiro novo vai parar no mesmo lugar onde o antigo está preso.',
    contradiz: ['other_cash', 'tech_runway', 'retail_credit'],
    encaminha: 'Contador, para os documentos do crédito; Sebrae, para orientação sobre fundos que dão garantia.',
    material: {
      tipo: 'mensagem',
      titulo: 'Pedido de prazo ao fornecedor',
      texto: `Olá, [nome do vendedor], tudo bem? Aqui é [seu nome], da [empresa].
Compramos de vocês há [tempo] e queremos continuar com a [fornecedor] como principal.
Hoje pagamos em [prazo atual]. Para comprar com regularidade, preciso passar para [prazo desejado], ou dividir em duas vezes: [prazo 1] e [prazo 2].
Em troca, deixo programado um pedido de [valor ou quantidade] a cada [período].
Consegue ver isso com o financeiro até [dia]? Se ajudar, começo pelo próximo pedido.
Obrigado!`,
    },
  },
  {
    id: 'divida_banco',
    nome: 'a dívida com o banco que come a sobra',
    frases: [
      'só pago juros do banco',
      'peguei um emprestimo pra pagar outro',
      'to enrolado com o banco',
      'a parcela come tudo',
      'a dívida virou bola de neve',
      'gerente só liga pra cobrar',
      'estou endividado',
      'devo pro banco e não consigo pagar',
      'muitas parcelas de emprestimo',
      'empréstimo atrasado',
      'quero sair das dividas',
      'divida muito alta',
      'renegociar dívida com banco',
      'financiamento pesado demais',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Somando todas as parcelas do mês, quanto delas cabe na sobra que a empresa deixa antes de pagá-las?',
    numeros: ['juros', 'divida', 'sobra_mes', 'meses_de_caixa', 'margem'],
    causas: ['margem_declarada', 'other_cash', 'other_margin', 'agro_finance', 'tech_runway'],
    passos: [
      {
        acao: 'Faça o mapa das dívidas, da mais cara à mais barata',
        detalhes:
          'Escreva para cada uma o saldo, a taxa ao mês, a parcela, quantas faltam, o atraso e o que foi dado em garantia. Peça ao banco o documento com o saldo para quitar e ordene pela taxa.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quais dívidas consomem mais juro e qual parcela está fora do seu alcance.',
      },
      {
        acao: 'Leve a dívida mais cara a três lugares e peça troca',
        detalhes:
          'Com o mapa na mão, peça proposta ao próprio banco, a uma cooperativa de crédito e a outro banco para trocar a dívida por uma de taxa menor, sem dinheiro novo e sem dar a casa como garantia. Compare o custo efetivo total, e não a parcela.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 6, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Existe pelo menos uma proposta que reduz o juro do mês, por escrito.',
      },
      {
        acao: 'Proponha ao banco a parcela que cabe na sobra',
        detalhes:
          'Defina o teto pela sobra do mês, não pela vontade do gerente, e apresente a proposta por escrito com o fechamento dos últimos três meses. Só assine depois de ver o total a pagar até o fim.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A soma das parcelas volta a caber na sobra e os atrasos param de crescer.',
      },
      {
        acao: 'Venda um bem ou estoque que não produz para abater a mais cara',
        detalhes:
          'Procure o veículo, a máquina ou a mercadoria que fica parada e use todo o valor para reduzir o saldo de maior taxa. Peça o desconto de quitação antes de pagar.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 5, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O saldo mais caro diminui e o juro do mês seguinte já vem menor.',
      },
      {
        acao: 'Assuma por escrito que não entra dívida nova sem conta',
        detalhes:
          'Combine uma regra: crédito novo só se a venda que ele traz paga a parcela em um mês ruim, e com a conta escrita antes. Reveja o mapa no primeiro dia útil de cada mês.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A dívida desce mês a mês no mapa e nenhuma nova entra por impulso.',
      },
    ],
    armadilha:
      'Juntar tudo em um empréstimo mais longo, sentir alívio e voltar a usar o limite: em um ano existem as duas dívidas.',
    contradiz: ['margem_declarada', 'other_cash'],
    encaminha: 'Advogado, se houver execução, aval ou imóvel em garantia; contador, para os números da negociação.',
    material: {
      tipo: 'planilha',
      titulo: 'Mapa das dívidas',
      texto: `Credor;Saldo para quitar hoje;Taxa ao mês;Parcela;Parcelas que faltam;Dias de atraso;Garantia ou avalista;Ordem (1 = mais cara)
[banco A, cheque especial];[valor];[%];[valor];[n];[dias];[nenhuma];
[banco B, empréstimo];[valor];[%];[valor];[n];[dias];[aval, imóvel];
[financeira, máquina];[valor];[%];[valor];[n];[dias];[a máquina];
[fornecedor];[valor];[%];[valor];[n];[dias];;
Total;[soma];;[soma];;;;
Sobra do mês antes das parcelas;;;[valor];;;;
Teto que posso oferecer por mês;;;[valor];;;;`,
    },
  },
  {
    id: 'juros_cartao_rotativo',
    nome: 'os juros do cartão e do cheque especial',
    frases: [
      'pago o mínimo do cartão',
      'cheque especial virou salario',
      'to no rotativo',
      'todo mês entro no especial',
      'giro na maquininha pra pagar conta',
      'o limite do banco já faz parte da conta',
      'parcelei a fatura do cartão',
      'uso o cartão da minha mae pra empresa',
      'rodando no cartao de credito',
      'juro do cartão me mata',
      'fatura não para de crescer',
      'compro mercadoria no cartão de credito',
      'limite estourado todo mes',
      'pago fornecedor no cartão',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual é o saldo do cartão e do cheque especial hoje e a taxa por mês de cada um?',
    numeros: ['juros', 'sobra_mes', 'meses_de_caixa', 'divida', 'margem'],
    causas: ['other_cash', 'margem_declarada', 'agro_finance', 'retail_credit', 'tech_runway'],
    passos: [
      {
        acao: 'Some o que você pagou de juro no cartão e no limite',
        detalhes:
          'Abra os três últimos extratos e faturas e marque toda linha de juro, encargo e imposto sobre crédito. Anote o saldo de cada um e a taxa ao mês que vem impressa na fatura.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'O custo de viver no limite aparece em reais por mês, e não como um aperto sem nome.',
      },
      {
        acao: 'Troque o rotativo por um parcelamento com taxa menor',
        detalhes:
          'Peça ao banco e a uma cooperativa uma linha parcelada para quitar cartão e cheque especial e compare o total a pagar. Só aceite se a taxa for menor que a atual e a parcela couber no mês.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A dívida ganha data para acabar e o juro do mês cai.',
      },
      {
        acao: 'Guarde os cartões e peça ao banco para reduzir o limite',
        detalhes:
          'Fique com um cartão só, para compras já previstas, e peça por escrito a redução do limite do cheque especial assim que ele zerar. Limite à mão vira saldo em toda semana ruim.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As compras por impulso no crédito param e o saldo não volta a crescer.',
      },
      {
        acao: 'Compre mercadoria no crédito só para pedido já vendido',
        detalhes:
          'Antes de passar o cartão, escreva ao lado qual venda vai pagar aquela fatura e quando o dinheiro entra. Sem essa resposta, a compra espera ou diminui.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A fatura passa a ser paga inteira, porque a venda chega antes dela.',
      },
      {
        acao: 'Transforme o valor do juro antigo em reserva mensal',
        detalhes:
          'Quando o parcelamento terminar ou diminuir, continue transferindo o mesmo valor para uma conta separada, na mesma data. É o hábito que já existe, agora a seu favor.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O próximo mês fraco encontra um colchão em vez do limite do banco.',
      },
    ],
    armadilha: 'Tratar o limite como se fosse dinheiro da empresa: ele resolve o dia e cobra do mês inteiro, todo mês.',
    contradiz: ['other_cash', 'agro_finance'],
    encaminha:
      'Procon ou Consumidor.gov.br, se houver cobrança que você não reconhece; advogado, se as dívidas pessoais já não cabem na renda.',
    material: {
      tipo: 'roteiro',
      titulo: 'O que dizer ao banco',
      texto: `Antes de ligar: saldo do cartão [valor], saldo do limite [valor], parcela que cabe por mês [valor].
“Quero encerrar o uso do rotativo e do cheque especial e pagar o saldo em parcelas fixas.”
“Qual é a taxa ao mês e o custo efetivo total dessa linha? Quanto pago ao todo até o fim?”
“Não vou contratar seguro nem título junto. A proposta sem eles fica em quanto?”
“Minha parcela máxima é [valor]. Em quantos meses fica?”
“Mande a proposta por escrito; respondo até [dia], depois de comparar com outras duas.”
Depois: anote o nome de quem atendeu, o protocolo e compare o total a pagar das três propostas.`,
    },
  },
  {
    id: 'emprestimo_negado',
    nome: 'o crédito que o banco não dá',
    frases: [
      'o banco não me empresta',
      'emprestimo negado',
      'não consigo crédito',
      'to negativado e não consigo nada',
      'pedem garantia que eu nao tenho',
      'meu score é baixo',
      'limite ridículo no banco',
      'mei ninguém leva a sério no banco',
      'só financeira cara me aprova',
      'já tentei em todo lugar e nada',
      'nome sujo no serasa',
      'cnpj com restrição',
      'não tenho como comprovar renda',
      'falta de acesso a crédito',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'De quanto você precisa, para quê, e existe alguma restrição no seu CPF ou no CNPJ?',
    numeros: ['sobra_mes', 'margem', 'meses_de_caixa', 'juros', 'divida'],
    causas: ['company_age', 'margem_declarada', 'other_cash', 'tech_runway', 'agro_finance'],
    passos: [
      {
        acao: 'Consulte de graça as restrições do CPF e do CNPJ',
        detalhes:
          'Entre no Registrato, do Banco Central, e nos birôs de crédito e anote cada pendência, o valor e o credor. Confira também a situação do CNPJ na Receita e na prefeitura.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe o motivo verdadeiro da negativa, em vez de tentar de banco em banco.',
      },
      {
        acao: 'Limpe primeiro as pendências pequenas que travam o cadastro',
        detalhes:
          'Comece pelas de menor valor, peça desconto para quitar e guarde o comprovante da baixa. Corrija endereço, atividade e faturamento desatualizados no banco.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'As restrições mais simples somem e a próxima análise encontra um cadastro em ordem.',
      },
      {
        acao: 'Monte uma pasta que prove o que a empresa fatura',
        detalhes:
          'Junte extratos dos últimos doze meses, notas emitidas, declarações, fechamento mensal e contratos com clientes. Passe as vendas para a conta da empresa, porque venda que não passa no extrato não existe para o banco.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A capacidade de pagar aparece em papel, e a conversa deixa de depender só da nota de crédito.',
      },
      {
        acao: 'Procure cooperativa, microcrédito e fundo de garantia',
        detalhes:
          'Leve a pasta a uma cooperativa da cidade, a um programa de microcrédito e ao Sebrae, que orienta sobre fundos que completam a garantia. Peça o valor menor que resolve, não o maior que sair.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Existe uma proposta de crédito orientado, com juro menor que o das financeiras.',
      },
      {
        acao: 'Financie o próximo passo com sinal de cliente e prazo de compra',
        detalhes:
          'Ofereça condição melhor a quem paga adiantado e negocie prazo com o fornecedor que mais cresce com você. Muitas vezes as duas coisas juntas substituem o empréstimo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O projeto anda com dinheiro de cliente e fornecedor enquanto o histórico melhora.',
      },
    ],
    armadilha:
      'Pagar uma taxa adiantada a quem promete crédito fácil para negativado: empréstimo sério não cobra antes de liberar, e esse dinheiro não volta.',
    contradiz: ['agro_finance', 'other_cash'],
    encaminha: 'Sebrae, para crédito orientado e fundos de garantia; contador, para a comprovação do faturamento.',
    material: {
      tipo: 'planilha',
      titulo: 'Pasta do crédito',
      texto: `Documento;Onde conseguir;Pronto? (sim ou não);Observação
Relatório de dívidas e contas (Registrato);site do Banco Central;;
Consulta de restrições do CPF e do CNPJ;birôs de crédito;;[pendências e valores]
Extratos dos últimos doze meses;banco da empresa;;
Notas emitidas e declarações do ano;contador ou portal do MEI;;
Fechamento dos últimos três meses;sua planilha;;
Para que é o dinheiro e quanto ele traz por mês;escreva em meia página;;[motivo, valor, prazo]
Parcela que cabe na sobra;sua planilha;;[valor]`,
    },
  },
  {
    id: 'emprestar_para_crescer',
    nome: 'a dúvida de tomar um empréstimo',
    frases: [
      'vale a pena pegar emprestimo',
      'pego ou não pego empréstimo',
      'banco ofereceu dinheiro pré-aprovado',
      'quero investir mas tenho medo de dívida',
      'máquina nova financiada compensa',
      'será que pego o pronampe',
      'preciso de dinheiro pra investir',
      'financiar equipamento',
      'quero um empréstimo pra crescer',
      'medo de me endividar',
      'investir com dinheiro do banco',
      'buscar investimento pra expandir',
      'crédito pra reformar a loja',
      'como conseguir dinheiro pra ampliar',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quanto esse investimento traz de sobra a mais por mês, e a partir de quando?',
    numeros: ['sobra_mes', 'margem', 'juros', 'ponto_equilibrio', 'meses_de_caixa', 'distancia_meta'],
    causas: ['margem_declarada', 'future_goals', 'other_cash', 'tech_runway', 'industry_capacity', 'agro_finance'],
    passos: [
      {
        acao: 'Faça a conta do investimento em mês bom e em mês ruim',
        detalhes:
          'Escreva o valor, a parcela, o que o investimento vende a mais e quanto dessa venda sobra depois do custo direto. Repita com metade da venda e dois meses de atraso: se a parcela ainda couber, a conta é sólida.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'Você sabe o que o investimento precisa vender para se pagar, antes de assinar.',
      },
      {
        acao: 'Peça três propostas e compare pelo custo efetivo total',
        detalhes:
          'Solicite a mesma quantia e o mesmo prazo a um banco, a uma cooperativa e a um programa público e anote taxa, tarifas, seguros, carência e garantia. Compare o total a pagar, não a parcela.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A diferença entre as propostas aparece em reais e a garantia pedida fica clara.',
      },
      {
        acao: 'Teste a ideia menor antes: alugue, compre usado ou faça um piloto',
        detalhes:
          'Durante algumas semanas, venda o serviço novo com equipamento alugado ou emprestado, ou com capacidade de um parceiro. Anote quantos clientes pagaram, e não quantos gostaram.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'A procura deixa de ser palpite e a decisão passa a ter vendas como prova.',
      },
      {
        acao: 'Guarde o valor de três parcelas antes de assinar',
        detalhes:
          'Transfira por mês o valor da parcela para uma conta separada, como se a dívida já existisse. Se for difícil guardar, seria difícil pagar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A empresa prova que aguenta a parcela e começa a dívida com reserva.',
      },
      {
        acao: 'Decida com critério escrito e confira o resultado todo mês',
        detalhes:
          'Assine só se a conta ruim fecha, a garantia não é a casa da família e a reserva existe. Depois, compare todo mês a venda a mais prometida com a que veio e ajuste cedo.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O empréstimo, se vier, tem acompanhamento, e a recusa, se for o caso, tem motivo.',
      },
    ],
    armadilha:
      'Aceitar o crédito porque foi oferecido: limite aprovado diz o que o banco quer vender, não o que a sua sobra consegue pagar.',
    contradiz: ['industry_capacity', 'health_occupancy', 'edu_occupancy'],
    encaminha: 'Contador, para a conta e os documentos; advogado, antes de dar imóvel ou aval.',
    material: {
      tipo: 'planilha',
      titulo: 'Conta do investimento',
      texto: `Linha;Mês bom;Mês ruim (metade da venda)
Valor a investir;[valor];[valor]
Parcela por mês;[valor];[valor]
Venda a mais por mês;[valor];[metade]
Custo direto dessa venda;[valor];[metade]
Custos fixos a mais (energia, pessoas, manutenção);[valor];[valor]
Sobra a mais = venda − custo direto − fixos;[conta];[conta]
Sobra depois da parcela;[conta];[conta]
Meses para o investimento se pagar = valor ÷ sobra a mais;[conta];[conta]`,
    },
  },
  {
    id: 'nao_sei_numeros',
    nome: 'a falta de números para decidir',
    frases: [
      'não sei meus números',
      'nao sei quanto eu ganho',
      'nunca fiz conta',
      'só olho o saldo do banco',
      'meu contador que sabe',
      'odeio número',
      'não sei qual produto dá lucro',
      'faço tudo no feeling',
      'controlo tudo de cabeça',
      'nao sei se to no lucro ou prejuizo',
      'não tenho controle financeiro',
      'anoto no caderno e nunca somo',
      'falta de controle das contas',
      'não sei quanto custa manter a empresa',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Você consegue dizer agora quanto entrou, quanto saiu e quanto sobrou no mês passado?',
    numeros: ['sobra_mes', 'margem', 'ponto_equilibrio', 'custos_fixos', 'ticket_medio'],
    causas: [
      'kpis',
      'margem_declarada',
      'other_margin',
      'service_pricing',
      'industry_cost',
      'agro_cost',
      'food_recipe',
      'retail_markup',
    ],
    passos: [
      {
        acao: 'Anote cinco números do último mês em uma folha só',
        detalhes:
          'Pegue extrato e maquininha e escreva quanto vendeu, quanto recebeu, quanto pagou, quanto deve e quanto tem a receber. Se um deles não existir, escreva ao lado onde ele deveria estar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você tem a primeira foto da empresa e sabe qual informação falta buscar.',
      },
      {
        acao: 'Reserve uma hora fixa por semana para atualizar os cinco números',
        detalhes:
          'Escolha um dia calmo, baixe o extrato e o relatório da maquininha e preencha uma linha por semana. Não mude de planilha no caminho: a simples que se usa vale mais que a completa que se abandona.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'Em um mês já existem quatro linhas para comparar, sem depender da memória.',
      },
      {
        acao: 'Separe os gastos em fixos e os que acompanham a venda',
        detalhes:
          'Marque com F o que vem mesmo sem vender e com V o que cresce com cada venda, e some os dois grupos. Com eles você calcula quanto precisa vender para empatar o mês.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Surge o número mais útil da empresa: a venda mínima do mês.',
      },
      {
        acao: 'Marque uma conversa mensal com quem faz a sua contabilidade',
        detalhes:
          'Leve os cinco números e peça que explique imposto, resultado e o que mudou. Peça sempre em linguagem simples: você paga por essa explicação.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O contador deixa de mandar só a guia e passa a confirmar as suas contas.',
      },
      {
        acao: 'Escolha uma decisão do mês para tomar só com número',
        detalhes:
          'Pode ser um preço, uma compra, uma contratação ou um corte: escreva o número que decide, a escolha e o que espera ver. No mês seguinte confira se acertou.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As decisões passam a deixar rastro e você aprende com cada uma.',
      },
    ],
    armadilha:
      'Comprar um sistema antes de ter o hábito: sem uma hora por semana, o sistema vira mais uma conta e os números continuam no escuro.',
    contradiz: ['kpis'],
    encaminha: 'Sebrae, que tem cursos gratuitos de finanças; contador, para conferir o resultado.',
    material: {
      tipo: 'planilha',
      titulo: 'Cinco números da semana',
      texto: `Semana;Vendi;Recebi na conta;Paguei;Devo (a vencer);Tenho a receber;O que mudou
[data];[valor];[valor];[valor];[valor];[valor];
[data];[valor];[valor];[valor];[valor];[valor];
[data];[valor];[valor];[valor];[valor];[valor];
[data];[valor];[valor];[valor];[valor];[valor];
Mês;[soma];[soma];[soma];[último];[último];
Vendi: tudo que foi vendido, mesmo que ainda não pago;;;;;;
Recebi e paguei: só o que passou na conta e no caixa;;;;;;`,
    },
  },
  {
    id: 'taxa_maquininha',
    nome: 'a taxa da maquininha e da antecipação',
    frases: [
      'taxa da maquininha muito alta',
      'a maquininha leva tudo',
      'antecipo todo mês',
      'vendo em 10 vezes e recebo picado',
      'nao sei quanto pago de taxa de cartão',
      'parcelado sem juros me mata',
      'a taxa do cartao é um assalto',
      'antecipação de recebíveis come o lucro',
      'mudei de maquininha três vezes',
      'vendo 100 e cai 90 na conta',
      'taxa de crédito parcelado',
      'pago muita taxa pra receber na hora',
      'juros da antecipação',
      'cartao come minha margem',
    ],
    segmentos: ['Comércio Varejista', 'Alimentação', 'Serviços', 'Saúde', 'Educação', 'Outro'],
    atividades: null,
    confirma: 'No mês passado, quanto você vendeu no cartão e quanto caiu de fato na conta?',
    numeros: ['taxas_cartao', 'margem', 'dias_para_receber', 'sobra_mes', 'meses_de_caixa'],
    causas: ['retail_credit', 'other_cash', 'margem_declarada'],
    passos: [
      {
        acao: 'Compare a venda do mês na maquininha com o que caiu na conta',
        detalhes:
          'Baixe o relatório de vendas e o de recebimentos e some débito, crédito à vista, parcelado e antecipação em linhas separadas. A diferença em cada linha é o que você paga de verdade, com aluguel do aparelho incluído.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você descobre qual forma de pagamento custa mais e quanto da taxa é, na verdade, antecipação.',
      },
      {
        acao: 'Peça taxa menor com o seu volume e duas propostas na mão',
        detalhes:
          'Ligue para a credenciadora, diga quanto vende por mês em cada forma e mostre a proposta de duas concorrentes. Desligue a antecipação automática se você não precisa dela toda semana.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A taxa de cada linha cai ou a troca de maquininha passa a ter um motivo em reais.',
      },
      {
        acao: 'Ofereça um preço melhor no Pix e um mínimo por parcela',
        detalhes:
          'Dê no Pix um desconto menor que a taxa que você deixa de pagar e defina um valor mínimo de parcela. Cole as duas regras no balcão, no WhatsApp e no cardápio, para ninguém precisar decidir na hora.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Mais vendas caem na hora e o parcelado fica só onde ajuda a vender.',
      },
      {
        acao: 'Planeje os recebíveis do mês e antecipe só com motivo',
        detalhes:
          'Monte o calendário do que já vai cair e antecipe apenas para cobrir um vencimento certo, comparando o custo com o de uma linha do banco. Anote cada antecipação com o motivo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'A antecipação deixa de ser automática e o custo dela some da rotina.',
      },
      {
        acao: 'Confira todo mês se a taxa combinada é a taxa cobrada',
        detalhes:
          'Escolha dez vendas de formas diferentes e confira o valor líquido de cada uma com o contrato. Erro encontrado vira pedido de devolução no mesmo dia.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As cobranças a mais aparecem cedo e a conta do cartão fica previsível.',
      },
    ],
    armadilha:
      'Escolher a maquininha pela menor taxa do anúncio: o que pesa é a taxa do parcelado com antecipação, que quase nunca está no anúncio.',
    contradiz: ['retail_credit'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Quanto cada venda no cartão custa',
      texto: `Forma;Vendi no mês;Caiu na conta;Diferença;De cada R$ 100, quanto ficou com a maquininha
Débito;[valor];[valor];[conta];[diferença ÷ venda × 100]
Crédito à vista;[valor];[valor];[conta];[conta]
Crédito parcelado;[valor];[valor];[conta];[conta]
Antecipação;[valor antecipado];[valor recebido];[conta];[conta]
Aluguel do aparelho;;;[valor];
Total;[soma];[soma];[soma];[conta]
Proposta da concorrente 1;;;;[taxa por forma]
Proposta da concorrente 2;;;;[taxa por forma]`,
    },
  },
  {
    id: 'fiado',
    nome: 'o fiado que não volta',
    frases: [
      'vendo fiado e não recebo',
      'o caderninho ta cheio',
      'cliente antigo como vou negar fiado',
      'compra pra pagar dia 5 e não paga',
      'se não vender fiado não vendo',
      'virei o banco do bairro',
      'muito fiado na rua',
      'povo pede fiado e some',
      'tenho fiado pra receber',
      'caderneta atrasada',
      'marca na conta e não acerta',
      'penduram e nao pagam',
      'tenho vergonha de cobrar fiado',
      'anota ai que depois eu pago',
    ],
    segmentos: ['Comércio Varejista', 'Alimentação', 'Agronegócio', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'Quanto há de fiado na rua hoje e quanto disso passou de um mês?',
    numeros: ['fiado_aberto', 'dinheiro_na_rua', 'inadimplencia', 'dias_para_receber', 'meses_de_caixa'],
    causas: ['retail_credit', 'other_cash', 'margem_declarada'],
    passos: [
      {
        acao: 'Passe o caderninho para uma lista por nome, valor e data',
        detalhes:
          'Copie cada conta aberta com telefone e data da compra mais antiga e ordene por atraso. Some três grupos: deste mês, do mês passado e mais velho, que é o que corre risco de não voltar.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe quanto está na rua, com quem e quais dez nomes concentram o valor.',
      },
      {
        acao: 'Cobre os dez maiores nomes em particular, com proposta pronta',
        detalhes:
          'Mande mensagem individual, com respeito, dizendo o valor e oferecendo dividir no Pix em datas certas. Nunca exponha nome na parede, em grupo ou diante de outros clientes.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Parte do fiado vira pagamento ou acordo com data, sem perder a amizade.',
      },
      {
        acao: 'Suspenda fiado novo para quem tem conta vencida e dê limite aos bons',
        detalhes:
          'Defina um limite pequeno para quem paga certo e uma regra igual para todos: conta vencida, compra só à vista. Cole a regra no caixa, para que não seja você a dizer não.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O total na rua para de crescer e o atraso deixa de passar despercebido.',
      },
      {
        acao: 'Troque o caderno por cartão, Pix agendado ou crediário',
        detalhes:
          'Ofereça aos fregueses fixos o pagamento no cartão ou um Pix com data marcada e deixe o fiado só para quem você escolheu. Se o volume for grande, compare um crediário com consulta de crédito.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O risco do atraso sai das suas costas na maior parte das vendas.',
      },
      {
        acao: 'Faça a cobrança de toda sexta-feira e dê baixa no mesmo dia',
        detalhes:
          'Reserve meia hora para a lista: quem venceu recebe mensagem, quem pagou sai, quem não respondeu duas vezes passa à conversa por telefone. O que virar perda, escreva como perda.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O fiado aberto fica pequeno e conhecido, semana após semana.',
      },
    ],
    armadilha:
      'Vender mais fiado a quem deve para não perder o cliente: quem deve some para não ser cobrado, e a mercadoria vai junto.',
    contradiz: ['retail_credit'],
    encaminha: 'Advogado ou juizado especial, quando o valor compensa; a cobrança nunca pode constranger.',
    material: {
      tipo: 'mensagem',
      titulo: 'Cobrança de fiado com respeito',
      texto: `Oi, [nome], tudo bem? Aqui é [seu nome], da [loja].
Estou fechando as contas do mês e a sua ficou em R$ [valor], da compra de [data].
Sei que o mês aperta para todo mundo, então deixo duas opções:
1) Pix de R$ [valor] até [dia];
2) dividir em [número] vezes de R$ [parcela], começando em [dia].
Qual fica melhor para você? A chave Pix é [chave].
Se já pagou, me avise e mande o comprovante que dou baixa. Obrigado pela confiança!`,
    },
  },
  {
    id: 'inadimplencia_clientes',
    nome: 'os clientes que não pagam em dia',
    frases: [
      'levo calote de cliente',
      'cliente enrola pra pagar',
      'boleto vence e nada',
      'metade dos clientes atrasa',
      'inadimplencia alta',
      'cobro e fico com vergonha',
      'nota vencida e o cliente some',
      'mensalidade atrasada',
      'cliente caloteiro',
      'muita gente me devendo',
      'nao recebo o que vendo',
      'tenho dinheiro pra receber e ninguem paga',
      'cliente não paga o serviço feito',
      'cobrança dá muito trabalho',
      'atraso nos pagamentos dos clientes',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Quanto está vencido há mais de um mês, e em quantos clientes esse valor se concentra?',
    numeros: ['inadimplencia', 'dinheiro_na_rua', 'dias_para_receber', 'fiado_aberto', 'sobra_mes'],
    causas: ['edu_default', 'retail_credit', 'service_quality', 'service_recurring', 'other_cash'],
    passos: [
      {
        acao: 'Liste tudo que está vencido por cliente e por tempo de atraso',
        detalhes:
          'Separe até um mês, de um a três meses e mais velho, com telefone e documento de cada venda. Ordene pelo valor: poucos nomes costumam concentrar a maior parte.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto está vencido, de quem e por onde começar na segunda-feira.',
      },
      {
        acao: 'Ligue para os maiores devedores e feche acordo com data',
        detalhes:
          'Fale com quem decide, ouça o motivo e ofereça duas opções de pagamento, com entrada no dia. Confirme por escrito na mesma hora e marque a data do próximo contato.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Os maiores valores vencidos viram dinheiro ou acordo assinado.',
      },
      {
        acao: 'Crie a régua de cobrança com aviso antes e depois do vencimento',
        detalhes:
          'Escreva quatro mensagens: três dias antes, no dia seguinte, uma semana e duas semanas depois, cada uma um pouco mais firme. Programe no sistema de cobrança ou na agenda, para que saia sempre, sem depender de coragem.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: 80,
        dia: 30,
        resultado: 'Quem só esquece paga na primeira semana e a cobrança deixa de ser pessoal.',
      },
      {
        acao: 'Venda a prazo só com cadastro, consulta e contrato curto',
        detalhes:
          'Defina a partir de que valor se pede documento, se consulta o crédito e se assina o combinado, com multa e juro dentro da lei. Para os novos, peça entrada ou cartão com cobrança automática.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As vendas que dariam calote passam a ser à vista ou nem acontecem.',
      },
      {
        acao: 'Reveja os vencidos toda semana e suspenda quem passou do prazo',
        detalhes:
          'Olhe a lista no mesmo dia da semana, aplique a regra de suspensão que está no contrato e encaminhe ao protesto o que não teve acordo. Onde a lei protege o serviço, como na escola, siga a orientação do advogado.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O valor vencido fica pequeno e nenhum cliente acumula meses de atraso.',
      },
    ],
    armadilha:
      'Esperar o cliente lembrar para não parecer chato: quanto mais velho o atraso, menor a chance de receber e maior o constrangimento.',
    contradiz: ['edu_default', 'retail_credit'],
    encaminha: 'Advogado, para contratos, protesto e execução; escola e saúde têm regras próprias de cobrança.',
    material: {
      tipo: 'mensagem',
      titulo: 'Régua de cobrança em quatro mensagens',
      texto: `Três dias antes: Oi, [nome]! Passando para lembrar que [serviço ou pedido], de R$ [valor], vence em [data]. Segue o Pix ou boleto: [link].
Um dia depois: Oi, [nome], não localizei o pagamento de R$ [valor], vencido ontem. Se já pagou, me mande o comprovante, por favor. Se não, o link é este: [link].
Uma semana depois: [nome], o valor de R$ [valor] segue em aberto. Consigo dividir em [número] vezes, com a primeira até [data]. Pode ser?
Duas semanas depois: [nome], preciso resolver com você o valor em aberto até [data]. Depois disso, sigo o que combinamos em contrato: [suspensão, multa ou protesto]. Estou à disposição para um acordo: [telefone].`,
    },
  },
  {
    id: 'pagamento_grande_cliente',
    nome: 'o prazo longo do cliente grande',
    frases: [
      'cliente grande só paga em 90 dias',
      'recebo em 120 dias',
      'trabalho hoje e recebo no outro trimestre',
      'financio meu cliente',
      'banco a multinacional',
      'prefeitura atrasa pagamento',
      'pago a folha antes de receber',
      'prazo de pagamento muito longo',
      'grande empresa paga quando quer',
      'assinei prazo de 60 dias pra não perder',
      'faturamento alto mas recebo la na frente',
      'demora pra receber dos clientes empresas',
      'nota emitida e pagamento so daqui 3 meses',
      'supermercado paga em 90 dias',
    ],
    segmentos: ['Serviços', 'Indústria', 'Tecnologia', 'Agronegócio', 'Saúde', 'Outro'],
    atividades: null,
    confirma: 'Quantos dias passam de verdade entre entregar e receber, e o preço já cobre esse tempo?',
    numeros: ['dias_para_receber', 'dinheiro_na_rua', 'maior_cliente', 'meses_de_caixa', 'juros'],
    causas: [
      'service_concentration',
      'other_clients',
      'tech_runway',
      'other_cash',
      'health_payer',
      'agro_price',
      'industry_cost',
    ],
    passos: [
      {
        acao: 'Meça o prazo real de cada cliente grande, da entrega ao dinheiro',
        detalhes:
          'Para as últimas cinco notas de cada um, anote entrega, emissão, vencimento e dia em que caiu. A demora costuma estar na aprovação da nota, e não só no contrato.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'Você vê qual cliente prende mais dinheiro e em que etapa ele fica parado.',
      },
      {
        acao: 'Emita a nota no dia da entrega e confirme quem aprova',
        detalhes:
          'Descubra o nome e o prazo de quem dá o aceite, o dia de corte do pagamento e os documentos pedidos, e mande tudo junto na primeira vez. Confirme o recebimento por escrito.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 21,
        resultado: 'Some o atraso que nasce de nota devolvida ou fora do dia de corte.',
      },
      {
        acao: 'Negocie entrada, medição quinzenal ou prazo menor',
        detalhes:
          'Leve três opções ao comprador: entrada na assinatura, cobrança em partes conforme a entrega ou um preço melhor por prazo menor. Comece pelo cliente que mais depende de você.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Uma parte do dinheiro entra antes do fim do trabalho e o giro preso diminui.',
      },
      {
        acao: 'Ponha o custo do prazo no preço da próxima proposta',
        detalhes:
          'Calcule quanto custa cada mês de espera pela taxa do crédito que você usa e acrescente ao preço do prazo longo. Apresente dois preços lado a lado, com os dois prazos.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Quem quer prazo paga por ele, e a margem do contrato volta a ser verdadeira.',
      },
      {
        acao: 'Traga clientes menores que pagam em até um mês',
        detalhes:
          'Reserve um horário fixo por semana para prospectar quem compra menos e paga rápido, e acompanhe quanto do faturamento já vem deles. É o que dá força para dizer não ao próximo prazo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 8, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O faturamento que demora pesa menos no total e o caixa respira entre as notas.',
      },
    ],
    armadilha:
      'Cobrir o prazo com antecipação mês após mês sem repassar o custo: a venda parece grande e a margem vai para quem antecipa.',
    contradiz: ['service_concentration', 'other_clients'],
    encaminha: 'Advogado, para contrato com poder público ou atraso longo; contador, para antecipação de duplicatas.',
    material: {
      tipo: 'mensagem',
      titulo: 'Proposta de novo prazo ao comprador',
      texto: `Olá, [nome], tudo bem? Aqui é [seu nome], da [empresa].
Quero manter a entrega do [produto ou serviço] com a mesma qualidade e para isso preciso rever o prazo de pagamento.
Hoje recebemos cerca de [dias] dias depois da entrega. Preparei três caminhos:
1) entrada de [parte] na aprovação e o resto em [dias] dias;
2) cobrança por etapa, com nota a cada [período];
3) prazo atual, com preço de R$ [valor], ou R$ [valor menor] com pagamento em [dias] dias.
Qual deles é possível do seu lado? Posso conversar na [dia] com você e com o financeiro.
Obrigado pela parceria.`,
    },
  },
]
