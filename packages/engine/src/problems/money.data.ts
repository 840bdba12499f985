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
]
