import type { ProblemCard } from './types.ts'

export const OPERATIONS_CARDS: readonly ProblemCard[] = [
  {
    id: 'estoque_parado',
    nome: 'o estoque parado',
    frases: [
      'estoque parado',
      'ta tudo parado na prateleira',
      'comprei demais e não vendeu',
      'coleção que não girou',
      'dinheiro virou caixa de mercadoria',
      'depósito cheio',
      'produto de 2 anos encalhado',
      'não vende nem com desconto',
      'mercadoria encalhada',
      'estoque alto',
      'tenho muito dinheiro em estoque',
      'estoque sem giro',
      'produtos encalhados',
      'muita peça parada',
      '400 mil em estoque e não gira',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio', 'Saúde', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'Quanto vale, pelo custo, o que não vende há três meses, e quem decide o que comprar?',
    numeros: ['estoque_parado', 'dias_de_estoque', 'mercadorias', 'meses_de_caixa', 'margem'],
    causas: ['retail_turnover', 'retail_losses', 'industry_cost', 'food_waste', 'retail_markup', 'margem_declarada'],
    passos: [
      {
        acao: 'Conte o estoque e marque a última venda de cada item',
        detalhes:
          'Comece pelas prateleiras de maior valor, anote quantidade, custo e mês da última venda e separe em três grupos: gira, devagar e parado. Some o grupo parado pelo custo.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 18 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto dinheiro está parado e em quais itens ele está.',
      },
      {
        acao: 'Monte a primeira leva de saída com kits e clientes antigos',
        detalhes:
          'Junte o parado com o que gira, ofereça por mensagem a quem já comprou parecido e dê data para acabar. Negocie com o fornecedor a troca dos que ainda estão em linha.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Uma parte do dinheiro parado volta ao caixa ainda neste mês.',
      },
      {
        acao: 'Suspenda a compra dos parados e ponha um teto para o mês',
        detalhes:
          'Defina um teto de compra menor que o custo do que vendeu no mês anterior e exija assinatura sua acima dele. Item parado só volta à lista depois de zerar.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O estoque para de crescer e começa a diminuir.',
      },
      {
        acao: 'Baixe o preço do restante por etapas, com data marcada',
        detalhes:
          'Reduza um pouco a cada duas semanas, junte em uma ponta visível e escolha o canal certo para cada grupo: loja, WhatsApp, marketplace ou lote a outro lojista. Confira na nota o custo antes de cada corte.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O que sobrou sai antes de perder mais valor.',
      },
      {
        acao: 'Defina quantidade mínima e máxima dos que giram',
        detalhes:
          'Para cada item de giro, escreva o ponto de compra e o teto conforme a venda da semana e o prazo do fornecedor. Reveja no primeiro dia do mês.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As compras seguem a venda, e o encalhe não volta.',
      },
    ],
    armadilha: 'Dar o mesmo desconto em tudo: o que já girava sai sem margem, e o encalhado continua na prateleira.',
    contradiz: ['retail_turnover'],
    encaminha: 'Contador, para a baixa de item vencido ou doado.',
    material: {
      tipo: 'planilha',
      titulo: 'Contagem do estoque',
      texto: `Item;Quantidade;Custo de cada;Valor pelo custo;Mês da última venda;Grupo (gira, devagar, parado);Ação (kit, mensagem, troca, etapas);Data
[item 1];[n];[valor];[conta];[mês];;;[data]
[item 2];[n];[valor];[conta];[mês];;;[data]
[item 3];[n];[valor];[conta];[mês];;;[data]
Total;;;[soma];;;;
Total do grupo parado;;;[soma];;;;
Compra permitida no mês (teto);;;[valor];;;;`,
    },
  },
  {
    id: 'ruptura',
    nome: 'a mercadoria que falta na hora da venda',
    frases: [
      'sempre falta o que vende',
      'cliente pede e não tem',
      'perco venda por falta de produto',
      'vende e depois não tem',
      'só sobra o que não sai',
      'ruptura de estoque',
      'falta mercadoria',
      'produto campeão sempre em falta',
      'acaba rápido e demoro a repor',
      'cliente vai embora porque não tinha',
      'falta ingrediente no meio do serviço',
      'fico sem estoque',
      'prateleira vazia',
      'falta peça pra produzir',
      'não tenho pronta entrega',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio', 'Saúde', 'Outro'],
    atividades: null,
    confirma: 'Quais cinco itens faltaram no último mês, e em quantos dias o fornecedor entrega cada um?',
    numeros: ['dias_de_estoque', 'mercadorias', 'ticket_medio', 'estoque_parado'],
    causas: ['retail_turnover', 'industry_delivery', 'food_waste', 'industry_capacity', 'operational_flow'],
    passos: [
      {
        acao: 'Pendure no caixa a folha do que o cliente pediu e não tinha',
        detalhes:
          'Anote na hora item, quantidade e se levou outro e some todo sábado. Em duas semanas você tem os campeões de falta, com o valor perdido ao lado.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'A falta passa a ter nome, quantidade e valor.',
      },
      {
        acao: 'Separe os vinte itens que não podem faltar',
        detalhes:
          'Cruze os mais vendidos com a folha de faltas e escreva para cada um a venda da semana e o prazo do fornecedor. Escolha quem cuida dessa lista.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'A atenção vai para poucos itens, que seguram a maior parte da venda.',
      },
      {
        acao: 'Escreva o ponto de compra dos vinte e cole na prateleira',
        detalhes:
          'O ponto é o que se vende durante a entrega, mais uma folga para atraso. Quando o estoque chega à marca, a pessoa responsável pede no mesmo dia.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 3 },
        compra: { item: 'Etiquetas de ponto de compra', min: 40, max: 150 },
        mensal: null,
        dia: 30,
        resultado: 'O pedido sai antes de acabar, sem depender da memória.',
      },
      {
        acao: 'Teste um fornecedor reserva para os cinco mais críticos',
        detalhes:
          'Faça um pedido pequeno, confira prazo, qualidade e preço e deixe o cadastro pronto para emergência. Combine também a entrega programada com o principal.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Um atraso do principal deixa de parar a venda.',
      },
      {
        acao: 'Conte os vinte itens toda semana no mesmo dia',
        detalhes:
          'Faça uma contagem rápida antes de pedir e ajuste o ponto de compra conforme a estação. Acompanhe quantas faltas houve por semana.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As faltas diminuem sem aumentar o total em estoque.',
      },
    ],
    armadilha:
      'Comprar mais de tudo por medo de faltar: o depósito enche do que não sai, e o campeão continua faltando.',
    contradiz: ['retail_turnover', 'industry_delivery'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Folha de faltas do caixa',
      texto: `Data;Item pedido;Quantidade;Levou outro? (sim ou não);Valor perdido;Quem anotou
[data];[item];[n];;[valor];[nome]
[data];[item];[n];;[valor];[nome]
[data];[item];[n];;[valor];[nome]
Sábado: item que mais faltou;[item];[n];;[soma];
Venda por semana desse item;[n];;;;
Prazo do fornecedor em semanas;[n];;;;
Ponto de compra = venda por semana × prazo + folga;[n];;;;`,
    },
  },
  {
    id: 'furto_perda',
    nome: 'a mercadoria que some, quebra ou vence',
    frases: [
      'some mercadoria da loja',
      'furto na loja',
      'vence na prateleira',
      'funcionário leva mercadoria',
      'jogo comida fora',
      'cliente rouba',
      'quebra muita mercadoria',
      'o inventário nunca fecha',
      'muita perda',
      'desperdício alto',
      'produto vencido',
      'roubo de mercadoria',
      'perda de mercadoria por validade',
      'sobra comida todo dia e vai pro lixo',
      'diferença de estoque',
      'perco muita fruta e verdura',
    ],
    segmentos: ['Comércio Varejista', 'Alimentação', 'Indústria', 'Agronegócio', 'Saúde', 'Outro'],
    atividades: null,
    confirma: 'Na última contagem, quanto sumiu, em que itens e por qual motivo: validade, quebra ou sumiço?',
    numeros: ['perdas', 'estoque_parado', 'mercadorias', 'margem', 'dias_de_estoque'],
    causas: ['retail_losses', 'food_waste', 'industry_scrap', 'food_practices', 'retail_turnover'],
    passos: [
      {
        acao: 'Anote toda perda com item, motivo e hora por duas semanas',
        detalhes:
          'Deixe uma folha no depósito e na cozinha com cinco motivos: venceu, quebrou, sobrou, erro e sumiu. Pese ou conte e escreva o custo; não procure culpado nesta fase.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe qual motivo pesa mais e em que turno acontece.',
      },
      {
        acao: 'Conte os dez itens mais visados duas vezes por semana',
        detalhes:
          'Compare com entrada e venda, sempre em dupla, e anote a diferença do período. A contagem frequente mostra em que dias o sumiço acontece.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 5 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O sumiço se limita a poucos itens e dias, e fica claro onde agir.',
      },
      {
        acao: 'Ataque o maior motivo: data na frente, dose certa ou lugar seguro',
        detalhes:
          'Se vence, o mais antigo na frente e oferta antes da data; se sobra, produção menor e por hora; se some, item visado perto do caixa e conferência de entrada e saída. Mude só o maior motivo primeiro.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 4 },
        compra: { item: 'Etiquetas de data, lixeira pesada e caixas', min: 50, max: 250 },
        mensal: null,
        dia: 30,
        resultado: 'A perda da semana cai no motivo que mais pesava.',
      },
      {
        acao: 'Proteja entrada de mercadoria, depósito e caixa com dois olhos',
        detalhes:
          'Confira nota e quantidade na chegada, restrinja a chave, faça fechamento cego do caixa e sinalize as câmeras. Sem revistar ninguém e sem câmera em lugar íntimo.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 4 },
        compra: { item: 'Câmera, espelho ou trava', min: 500, max: 2500 },
        mensal: null,
        dia: 60,
        resultado: 'O caminho do produto tem conferência em cada ponto de risco.',
      },
      {
        acao: 'Conte um setor por semana e acompanhe a perda sobre a venda',
        detalhes:
          'Divida a loja em partes, dê responsável a cada uma e mostre a perda da semana no quadro. Comemore a queda com quem cuidou do setor.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 5 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A perda tem número e dono, e fica baixa o ano todo.',
      },
    ],
    armadilha:
      'Acusar alguém sem prova: além da injustiça, vira processo, e boa parte do que some costuma ser erro de entrada e validade.',
    contradiz: ['retail_losses', 'food_waste'],
    encaminha: 'Advogado e polícia, quando houver prova; nunca acuse nem reviste.',
    material: {
      tipo: 'planilha',
      titulo: 'Folha de perdas',
      texto: `Data e hora;Item;Quantidade ou peso;Custo;Motivo (venceu, quebrou, sobrou, erro, sumiu);Turno;O que fazer
[data, hora];[item];[quantidade];[valor];;[turno];
[data, hora];[item];[quantidade];[valor];;[turno];
[data, hora];[item];[quantidade];[valor];;[turno];
Soma por motivo;;;[valor];;;
Soma por turno;;;[valor];;;
Perda da semana ÷ venda da semana × 100;;;[conta];;;
Primeiro motivo a atacar;;;;[motivo];;`,
    },
  },
  {
    id: 'sem_controle_estoque',
    nome: 'o estoque sem controle',
    frases: [
      'não sei o que tenho em estoque',
      'controlo estoque no olho',
      'nunca contei o estoque',
      'sistema não bate com a prateleira',
      'compro o que já tenho',
      'perco tempo procurando produto',
      'cada um pega e não anota',
      'estoque é tudo de cabeça',
      'não tenho controle de estoque',
      'estoque bagunçado',
      'nao dou baixa no que sai',
      'preciso organizar o estoque',
      'almoxarifado sem controle',
      'não sei quanto vale meu estoque',
      'estoque furado',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Saúde', 'Agronegócio', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'Quando foi a última contagem, quanto diferiu e quem dá entrada e baixa?',
    numeros: ['estoque_parado', 'dias_de_estoque', 'mercadorias', 'perdas'],
    causas: ['retail_turnover', 'retail_losses', 'operational_flow', 'food_recipe', 'industry_cost', 'health_records'],
    passos: [
      {
        acao: 'Conte primeiro os cinquenta itens de maior valor',
        detalhes:
          'Feche por uma tarde, conte em dupla, escreva quantidade e lugar e corrija o sistema ou a planilha só desses. O resto pode esperar.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 8 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Os itens que concentram o dinheiro já têm quantidade confiável.',
      },
      {
        acao: 'Dê endereço fixo e etiqueta a cada grupo de itens',
        detalhes:
          'Marque prateleiras com letra e número, junte os iguais e deixe o de maior giro na altura da mão. Item sem endereço não entra.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 4 },
        compra: { item: 'Etiquetas e caixas', min: 60, max: 250 },
        mensal: null,
        dia: 20,
        resultado: 'Achar um produto leva segundos, e ninguém compra de novo o que já tem.',
      },
      {
        acao: 'Defina quem registra entrada e saída, e na hora',
        detalhes:
          'A entrada se confere pela nota e se lança no mesmo dia; a saída se registra na venda, no uso ou na perda, por uma pessoa por turno. Quem pega sem anotar vira assunto da conversa da semana.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O registro e a prateleira passam a andar juntos.',
      },
      {
        acao: 'Ligue a nota de compra e a venda ao controle',
        detalhes:
          'Use a importação da nota eletrônica e a venda no caixa para dar entrada e baixa sem digitar. Comece pelo sistema que você já paga.',
        categoria: 'Digital e IA',
        papel: 'digital',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: 120,
        dia: 60,
        resultado: 'Menos digitação e menos diferença entre o sistema e a prateleira.',
      },
      {
        acao: 'Conte um pedaço por semana e mostre o acerto',
        detalhes:
          'Sorteie vinte itens, conte e escreva quantos batem; investigue só os que erram duas vezes seguidas. O resultado da semana fica no quadro.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O controle se mantém sem parar a empresa para um inventário grande.',
      },
    ],
    armadilha: 'Fazer uma contagem enorme de tudo e não mudar quem registra: em um mês o número já não vale nada.',
    contradiz: ['retail_turnover', 'retail_losses'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Contagem e endereço',
      texto: `Endereço (letra e número);Item;Conta 1;Conta 2;Quantidade no registro;Diferença;Custo de cada;Valor da diferença;Motivo provável
[A1];[item];[n];[n];[n];[conta];[valor];[conta];
[A2];[item];[n];[n];[n];[conta];[valor];[conta];
[A3];[item];[n];[n];[n];[conta];[valor];[conta];
Contaram: [nome] e [nome], em [data];;;;;;;;
Itens que batem ÷ itens contados × 100;;;;;[conta];;;
Quem registra a entrada: [nome];;;;;;;;
Quem registra a saída em cada turno: [nomes];;;;;;;;`,
    },
  },
  {
    id: 'compra_mal',
    nome: 'a compra errada ou em excesso',
    frases: [
      'compro errado',
      'compro no impulso do vendedor',
      'caí na promoção do atacado',
      'comprei pra ganhar prazo',
      'coleção errada',
      'não sei quanto comprar',
      'compro de medo de faltar',
      'me empolgo na feira do setor',
      'compro demais',
      'compra sem planejamento',
      'gasto mais comprando do que vendo',
      'não sei comprar bem',
      'comprei lote grande e encalhou',
      'o representante me empurra produto',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio', 'Outro'],
    atividades: null,
    confirma: 'No último trimestre, quanto você comprou e quanto, pelo custo, vendeu?',
    numeros: ['mercadorias', 'dias_de_estoque', 'estoque_parado', 'meses_de_caixa', 'margem'],
    causas: ['retail_turnover', 'retail_markup', 'food_waste', 'industry_cost', 'food_cmv'],
    passos: [
      {
        acao: 'Compare o que comprou com o que vendeu em cada categoria',
        detalhes:
          'Some as notas de compra e a venda pelo custo dos últimos três meses e veja onde a compra passou da venda. Marque os três piores pedidos e quem decidiu cada um.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você vê em quais categorias o dinheiro sai mais rápido do que volta.',
      },
      {
        acao: 'Faça a conta de quanto falta antes de falar com o vendedor',
        detalhes:
          'Escreva a venda prevista até a próxima entrega, some uma folga e tire o que já tem. Só esse número vai para a conversa, mesmo com promoção.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O pedido nasce da sua venda, e não do desconto da vez.',
      },
      {
        acao: 'Defina a verba de compra do mês por categoria',
        detalhes:
          'Parta da venda prevista pelo custo, mais ou menos o ajuste de estoque, e não passe dela sem tirar de outra. Quem compra assina e guarda o saldo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As compras cabem no caixa, e o estoque para de inchar.',
      },
      {
        acao: 'Teste pequeno todo item novo antes do lote',
        detalhes:
          'Compre o mínimo, acompanhe a venda por duas ou três semanas e só então repita. Combine com o fornecedor a troca do que não sair.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O erro fica pequeno e barato, e o acerto é reposto rápido.',
      },
      {
        acao: 'Reveja com cada fornecedor o que saiu e o que parou',
        detalhes:
          'Leve os números do trimestre, peça troca, prazo e lote menor e reduza a compra de quem só empurra. Anote o combinado.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O fornecedor passa a vender o que você vende.',
      },
    ],
    armadilha:
      'Comprar pelo desconto: o que encalha custa mais que o desconto, porque prende o dinheiro do item que vende.',
    contradiz: ['retail_turnover', 'food_cmv'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Verba de compra do mês',
      texto: `Categoria;Venda prevista pelo custo;Estoque que quero no fim;Estoque de hoje;Verba = venda + quero − tenho;Já pedi;Saldo;Quem assina
[categoria 1];[valor];[valor];[valor];[conta];[valor];[conta];[nome]
[categoria 2];[valor];[valor];[valor];[conta];[valor];[conta];[nome]
[categoria 3];[valor];[valor];[valor];[conta];[valor];[conta];[nome]
Total;[soma];[soma];[soma];[soma];[soma];[soma];
Verba negativa: não compre nessa categoria neste mês;;;;;;;
Resposta pronta ao vendedor: a verba de [categoria] deste mês é [valor];;;;;;;`,
    },
  },
  {
    id: 'fornecedor_atrasa',
    nome: 'o fornecedor que atrasa e erra',
    frases: [
      'fornecedor atrasa',
      'o fornecedor me deixa na mão',
      'atrasa e eu que ouço do cliente',
      'veio errado de novo',
      'promete sexta e chega quarta',
      'qualidade do fornecedor caiu',
      'fornecedor não responde o zap',
      'entrega incompleta do fornecedor',
      'matéria-prima chega atrasada',
      'fornecedor ruim',
      'distribuidora falha na entrega',
      'material veio com defeito',
      'dependo de fornecedor que não cumpre prazo',
      'terceirizado atrasa tudo',
    ],
    segmentos: ['Indústria', 'Comércio Varejista', 'Alimentação', 'Saúde', 'Agronegócio', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'De cada dez entregas, quantas chegam no dia e completas, e existe substituto já testado?',
    numeros: ['mercadorias', 'dias_de_estoque', 'perdas', 'maior_cliente'],
    causas: ['industry_delivery', 'retail_turnover', 'operational_flow', 'food_cmv', 'service_quality'],
    passos: [
      {
        acao: 'Marque as últimas dez entregas de cada fornecedor importante',
        detalhes:
          'Escreva prometido, entregue, completo, certo e o que o atraso custou, olhando notas e mensagens. Comece pelos três de maior compra.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quem falha, quanto e com que prejuízo, sem briga de memória.',
      },
      {
        acao: 'Leve os números ao fornecedor e combine prazo e correção',
        detalhes:
          'Mostre o placar, pergunte o motivo e combine por escrito dia de pedido, dia de entrega, quem avisa e o que acontece se falhar. Ofereça previsão de compra em troca.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O fornecedor sabe que você mede, e o combinado está escrito.',
      },
      {
        acao: 'Teste um segundo fornecedor com pedido pequeno',
        detalhes:
          'Escolha entre os que já atendem um vizinho de confiança, peça amostra e um lote pequeno e compare prazo, qualidade e custo total com frete. Mantenha os dois vivos.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 2 },
        compra: { item: 'Amostras e primeiro lote', min: 100, max: 600 },
        mensal: null,
        dia: 30,
        resultado: 'Existe saída pronta para o próximo atraso.',
      },
      {
        acao: 'Adiante o pedido e guarde uma folga dos itens críticos',
        detalhes:
          'Use o prazo real do placar, e não o prometido, para marcar a data do pedido, com uma folga só do que para a operação. Reveja a folga quando o prazo melhorar.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O atraso do fornecedor deixa de chegar ao seu cliente.',
      },
      {
        acao: 'Divida a compra conforme o placar a cada trimestre',
        detalhes:
          'Aumente a fatia de quem cumpre, reduza a de quem falha e diga o motivo aos dois. Escreva multa ou desconto por atraso nos pedidos maiores.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Cumprir prazo passa a valer pedido, e o fornecedor melhora ou perde espaço.',
      },
    ],
    armadilha: 'Trocar de fornecedor no susto por um desconhecido com preço baixo: sem teste, o atraso troca de nome.',
    contradiz: ['industry_delivery'],
    encaminha: 'Advogado, se o prejuízo for grande e houver contrato.',
    material: {
      tipo: 'mensagem',
      titulo: 'Cobrança de prazo com placar',
      texto: `Olá, [nome], aqui é [seu nome], da [empresa].
Revisamos as últimas [número] entregas de vocês: [número] no prazo, [número] atrasadas e [número] incompletas ou erradas.
O atraso de [data] nos custou [o que custou] e um cliente que esperava.
Quero continuar comprando. Para isso, preciso combinar: pedido até [dia], entrega em [dia], aviso de atraso até [hora] do dia anterior e reposição do item errado em [prazo].
Do nosso lado, mando a previsão do mês até o dia [dia].
Você confirma por escrito até [data]? Se não for possível, preciso dividir a compra a partir de [data].`,
    },
  },
  {
    id: 'fornecedor_unico',
    nome: 'a dependência de um fornecedor só',
    frases: [
      'só compro de um fornecedor',
      'sou refém do fornecedor',
      'ele sobe o preço e eu engulo',
      'exclusividade me prende',
      'se o fornecedor parar eu paro',
      'a cooperativa dita o preço',
      'distribuidora manda em mim',
      'não tenho poder de compra',
      'fornecedor unico',
      'dependência de fornecedor',
      'só ele tem esse produto',
      'fornecedor aumenta e não tenho pra onde ir',
      'a marca impõe tudo na revenda',
      'laticínio manda no preço do leite',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio', 'Saúde', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'Que parte das compras vem do maior fornecedor, há contrato, e o que impede testar outro?',
    numeros: ['mercadorias', 'margem', 'racao', 'dias_de_estoque', 'estoque_parado'],
    causas: ['food_cmv', 'retail_markup', 'industry_cost', 'agro_price', 'agro_cost', 'retail_turnover'],
    passos: [
      {
        acao: 'Some as compras por fornecedor e leia o contrato do maior',
        detalhes:
          'Veja a fatia dele no total, o que só ele tem, o prazo, a multa e a exclusividade e há quanto tempo você não cota. Separe os itens que outro também vende.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe em que itens depende de verdade e em quais é só costume.',
      },
      {
        acao: 'Cote com dois concorrentes só os itens substituíveis',
        detalhes:
          'Mande a mesma lista, com quantidade e prazo, e compare o preço total com frete e pagamento. Avise que é uma cotação séria, com data de decisão.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Você conhece o preço de mercado e tem com quem falar.',
      },
      {
        acao: 'Passe uma fatia pequena da compra para o segundo',
        detalhes:
          'Escolha um ou dois itens, compre um lote e confira qualidade, prazo e pagamento por algumas semanas. Não rompa com o primeiro.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 1 },
        compra: { item: 'Primeiro lote do segundo fornecedor', min: 150, max: 800 },
        mensal: null,
        dia: 30,
        resultado: 'A dependência cai um pouco, e o principal percebe que você tem opção.',
      },
      {
        acao: 'Negocie com o principal preço firme por período',
        detalhes:
          'Com cotação e volume na mão, peça tabela por alguns meses, prazo maior ou bonificação em troca de programação de compra. Escreva o combinado.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Os aumentos deixam de chegar de surpresa.',
      },
      {
        acao: 'Junte a compra com vizinhos ou teste um item equivalente',
        detalhes:
          'Procure negócios da região com a mesma compra para pedir juntos ou adapte receita e projeto a um material equivalente aprovado. Reveja a fatia do maior a cada trimestre.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 5, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O seu poder de compra aumenta, e a saída de um fornecedor não para a empresa.',
      },
    ],
    armadilha: 'Ameaçar sair sem ter alternativa testada: o fornecedor percebe, e a próxima condição vem pior.',
    contradiz: ['food_cmv', 'agro_price'],
    encaminha: 'Advogado, se o contrato tiver exclusividade ou multa.',
    material: {
      tipo: 'mensagem',
      titulo: 'Pedido de cotação',
      texto: `Olá, [nome], aqui é [seu nome], da [empresa], em [cidade].
Compramos por mês cerca de [quantidade] de [item] e queremos ter dois fornecedores fixos.
Pode mandar até [data] preço, frete, prazo de entrega, pagamento e pedido mínimo para a lista abaixo?
[item 1], especificação [detalhe], [quantidade] por mês
[item 2], especificação [detalhe], [quantidade] por mês
Se o preço e o teste forem bons, começo com um pedido de [quantidade] em [data] e programo os seguintes.
Tem amostra ou cliente na região com quem eu possa falar? Obrigado!`,
    },
  },
  {
    id: 'frete_entrega',
    nome: 'a entrega que custa caro ou atrasa',
    frases: [
      'o frete come tudo',
      'motoboy some',
      'entrega atrasa e o cliente cancela',
      'gasto muito com gasolina e entregador',
      'correios atrasou',
      'entrego longe de graça',
      'devolução de entrega',
      'frete muito caro',
      'custo de entrega alto',
      'logística ruim',
      'entregador falta',
      'perco dinheiro na entrega',
      'taxa de entrega não paga o motoboy',
      'transportadora cara',
      'cliente reclama do prazo de entrega',
      'cobro pouco de frete',
    ],
    segmentos: ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio', 'Serviços', 'Outro'],
    atividades: null,
    confirma: 'Quanto custa cada entrega, com pessoa e veículo, e quanto você cobra por ela?',
    numeros: ['frete', 'comissao_entrega', 'ticket_medio', 'margem', 'conta_que_mais_pesa'],
    causas: ['food_delivery', 'retail_channels', 'industry_delivery', 'operational_flow'],
    passos: [
      {
        acao: 'Calcule o custo de cada entrega de uma semana',
        detalhes:
          'Some pessoa, combustível, manutenção, taxa e embalagem da semana e divida pelas entregas; anote bairro, distância e o que foi cobrado. Marque as que saíram no prejuízo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto custa entregar e em quais bairros perde.',
      },
      {
        acao: 'Crie preço por zona e um pedido mínimo',
        detalhes:
          'Divida a região em três ou quatro zonas, ponha em cada uma o custo médio mais a sua parte e um mínimo que pague a viagem. Avise os clientes e mude o cardápio ou o site no mesmo dia.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Cada entrega paga o próprio custo ou vira retirada.',
      },
      {
        acao: 'Organize rotas e janelas de horário',
        detalhes:
          'Junte pedidos do mesmo lado, ofereça poucas janelas por dia e mostre o horário honesto ao cliente. Deixe a próxima rota pronta quando o entregador sai.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Cada viagem leva mais entregas, e o cliente recebe na hora que foi prometida.',
      },
      {
        acao: 'Cote três formas de entregar e escolha por tipo de pedido',
        detalhes:
          'Compare entregador próprio, parceiro, transportadora e integrador pelo custo completo e pela falha. Veja com o advogado a forma correta de trabalhar com o entregador.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Cada tipo de pedido usa a entrega que custa menos e falha menos.',
      },
      {
        acao: 'Ofereça retirada com vantagem e acompanhe atraso e custo',
        detalhes:
          'Ponha a retirada como primeira opção, com um mimo, e anote por semana custo por entrega, atrasos e devoluções. Corrija a zona que mais falha.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 2 },
        compra: { item: 'Sinalização do ponto de retirada', min: 30, max: 200 },
        mensal: null,
        dia: 90,
        resultado: 'Parte das entregas some, e o custo médio fica conhecido.',
      },
    ],
    armadilha:
      'Oferecer entrega grátis para todos: quem mora ao lado paga a conta de quem mora longe, e a sua margem paga as duas.',
    contradiz: ['industry_delivery', 'food_delivery'],
    encaminha: 'Advogado, sobre o vínculo do entregador.',
    material: {
      tipo: 'planilha',
      titulo: 'Custo da entrega por zona',
      texto: `Zona e bairros;Entregas na semana;Custo de pessoa;Combustível e manutenção;Taxas e embalagem;Custo por entrega;Cobrado hoje;Diferença;Preço novo;Pedido mínimo
[zona 1];[n];[valor];[valor];[valor];[conta];[valor];[conta];[valor];[valor]
[zona 2];[n];[valor];[valor];[valor];[conta];[valor];[conta];[valor];[valor]
[zona 3];[n];[valor];[valor];[valor];[conta];[valor];[conta];[valor];[valor]
Total;[soma];[soma];[soma];[soma];[média];;[soma];;
Atrasos da semana;[n];;;;;;;;
Retiradas da semana;[n];;;;;;;;`,
    },
  },
  {
    id: 'producao_atrasa',
    nome: 'o prazo que estoura',
    frases: [
      'nunca entrego no prazo',
      'prometo e não cumpro',
      'obra não acaba',
      'fila de pedido atrasado',
      'sempre tem urgência',
      'cliente cobra e eu enrolo',
      'a fábrica trava',
      'atraso na entrega',
      'produção atrasada',
      'não consigo cumprir prazo',
      'serviço atrasa sempre',
      'projeto estoura o prazo',
      'cronograma furado',
      'pedido acumulado',
      'a produção nao da conta do prazo',
    ],
    segmentos: ['Indústria', 'Serviços', 'Tecnologia', 'Saúde', 'Outro'],
    atividades: null,
    confirma: 'Em que etapa o trabalho mais espera, e quem define a data prometida ao cliente?',
    numeros: ['ociosidade', 'receita_por_pessoa', 'perdas', 'horas_nao_cobradas', 'custo_hora'],
    causas: [
      'industry_delivery',
      'industry_capacity',
      'tech_delivery',
      'service_quality',
      'operational_flow',
      'other_process',
    ],
    passos: [
      {
        acao: 'Ponha todos os trabalhos abertos em um quadro com data prometida',
        detalhes:
          'Um cartão por pedido, com cliente, data, etapa e o que falta, em colunas na ordem do trabalho. Fotografe no fim de cada dia: a coluna mais cheia é onde ele para.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 2 },
        compra: { item: 'Quadro e cartões', min: 50, max: 150 },
        mensal: null,
        dia: 7,
        resultado: 'Todo mundo vê o que está atrasado e em que etapa a fila se forma.',
      },
      {
        acao: 'Avise hoje os clientes atrasados com data nova e verdadeira',
        detalhes:
          'Ligue antes de ser cobrado, diga o motivo em uma frase, a nova data e o que fez para cumpri-la. Reduza as promessas das próximas semanas.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'A confiança se segura, e as cobranças param de interromper o trabalho.',
      },
      {
        acao: 'Limite os trabalhos abertos e cuide da etapa que trava',
        detalhes:
          'Defina quantos podem estar em andamento e só comece outro quando um sai. Na etapa que trava, tire tarefas que outra pessoa pode fazer e deixe material e informação prontos.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Menos trabalhos abertos e mais trabalhos terminados por semana.',
      },
      {
        acao: 'Prometa prazo pela fila e pelas horas da etapa que trava',
        detalhes:
          'Some as horas dos trabalhos na frente, divida pelas horas disponíveis por semana e acrescente uma folga. Quem vende consulta o quadro antes de dar data.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'As datas prometidas passam a ser possíveis de cumprir.',
      },
      {
        acao: 'Faça a reunião de dez minutos em pé todo dia',
        detalhes:
          'Diante do quadro: o que termina hoje, o que trava e quem ajuda. Anote por semana quantos saíram no dia prometido e o maior motivo de atraso.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O atraso é visto no primeiro dia, e não na véspera da entrega.',
      },
    ],
    armadilha: 'Aceitar mais uma urgência furando a fila: todas as outras atrasam, e amanhã há duas urgências.',
    contradiz: ['industry_delivery', 'tech_delivery'],
    encaminha: 'Advogado, se houver multa por atraso no contrato.',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso de nova data ao cliente',
      texto: `Oi, [nome], aqui é [seu nome], da [empresa]. Ligo ou escrevo antes que você precise perguntar.
O [pedido] prometido para [data] não fica pronto nesse dia, por [motivo em uma frase].
A nova data é [data], e para cumpri-la fizemos: [ação].
Já está pronto: [o que está]. Falta: [o que falta].
Se essa data atrapalha, posso entregar antes [parte] ou [alternativa].
Na [dia] mando uma foto ou a situação. Desculpe, e obrigado pela paciência.`,
    },
  },
  {
    id: 'retrabalho',
    nome: 'o retrabalho e o erro que se repete',
    frases: [
      'faço duas vezes o mesmo serviço',
      'devolveram com defeito',
      'peça saiu errada',
      'cada um faz de um jeito',
      'muito retrabalho',
      'refugo alto',
      'volta tudo pra refazer',
      'erro toda hora na produção',
      'garantia come o lucro',
      'serviço refeito de graça',
      'a equipe erra muito',
      'pedido sai errado da cozinha',
      'qualidade ruim do produto',
      'desperdiço material por erro',
      'problema de qualidade',
    ],
    segmentos: ['Indústria', 'Serviços', 'Tecnologia', 'Alimentação', 'Saúde', 'Outro'],
    atividades: null,
    confirma: 'Qual erro mais se repete, em que etapa nasce e existe conferência antes de entregar?',
    numeros: ['perdas', 'custo_hora', 'margem', 'horas_nao_cobradas', 'mercadorias'],
    causas: [
      'industry_scrap',
      'service_quality',
      'food_recipe',
      'other_process',
      'industry_people',
      'tech_delivery',
      'operational_flow',
    ],
    passos: [
      {
        acao: 'Anote por duas semanas cada erro, onde nasceu e quanto custou',
        detalhes:
          'Ponha uma folha na bancada com o que foi refeito, a etapa em que o erro nasceu, material e horas. Troque a pergunta de quem foi por onde foi.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe qual erro, entre muitos, pesa mais.',
      },
      {
        acao: 'Crie uma conferência de cinco pontos na etapa em que nasce',
        detalhes:
          'Escreva cinco perguntas de sim ou não sobre o erro campeão e faça a própria pessoa conferir antes de passar adiante. Deixe o modelo certo à vista.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'O erro principal é pego antes de virar peça, prato ou serviço pronto.',
      },
      {
        acao: 'Mostre o jeito certo em foto ou vídeo curto no local',
        detalhes:
          'Filme quem faz melhor, escolha os três momentos que decidem e ponha a foto na bancada ou o vídeo no celular da equipe. Treine com quem mais erra, sem expor.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As pessoas fazem do mesmo jeito, e os novos aprendem mais rápido.',
      },
      {
        acao: 'Peça a aprovação do cliente por escrito antes de começar',
        detalhes:
          'Resuma medida, cor, texto, prazo e o que não está incluído e só comece com a resposta dele. Mudança depois disso tem preço e prazo próprios.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Some o erro que nasce de pedido mal entendido, e a mudança é cobrada.',
      },
      {
        acao: 'Ataque a causa dos cinco erros mais caros, um por mês',
        detalhes:
          'Pergunte por quê várias vezes até chegar a algo que dá para mudar, como material, regulagem, luz, pressa ou instrução. Confira na folha se o erro sumiu antes de passar ao próximo.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O custo de refazer cai mês a mês, e os erros não voltam.',
      },
    ],
    armadilha:
      'Contratar um inspetor para o fim da linha: o erro continua nascendo, e você paga para encontrá-lo depois de gastar.',
    contradiz: ['industry_scrap', 'service_quality', 'other_process'],
    encaminha: 'Advogado, se houver dano ao cliente.',
    material: {
      tipo: 'planilha',
      titulo: 'Folha de erros na bancada',
      texto: `Data;O que foi refeito;Etapa em que nasceu;Causa provável;Horas;Material;Custo total;Foi pego antes do cliente? (sim ou não)
[data];[serviço ou peça];[etapa];[causa];[horas];[valor];[conta];
[data];[serviço ou peça];[etapa];[causa];[horas];[valor];[conta];
[data];[serviço ou peça];[etapa];[causa];[horas];[valor];[conta];
Erro que mais custou;[erro];[etapa];;[soma];[soma];[soma];
Cinco perguntas da conferência;;;;;;;
1 [pergunta];2 [pergunta];3 [pergunta];4 [pergunta];5 [pergunta];;;`,
    },
  },
  {
    id: 'maquina_parada',
    nome: 'a máquina que quebra e para o trabalho',
    frases: [
      'a máquina vive quebrada',
      'máquina parada',
      'peça de reposição não chega',
      'técnico demora pra vir',
      'parado perco o dia',
      'equipamento velho',
      'freezer queimou',
      'conserto caro',
      'forno quebrou',
      'equipamento quebra toda hora',
      'manutenção cara',
      'trator quebra na colheita',
      'compressor pifou',
      'cadeira odontológica parada',
      'só conserto quando quebra',
    ],
    segmentos: ['Indústria', 'Alimentação', 'Agronegócio', 'Saúde', 'Serviços', 'Comércio Varejista', 'Outro'],
    atividades: null,
    confirma: 'Quantas horas a máquina parou no último mês, por qual peça, e existe alguma revisão marcada?',
    numeros: ['ociosidade', 'perdas', 'custo_hora', 'margem', 'sobra_mes'],
    causas: ['industry_maintenance', 'industry_capacity', 'operational_flow', 'agro_yield', 'food_practices'],
    passos: [
      {
        acao: 'Anote as paradas dos últimos três meses por máquina e peça',
        detalhes:
          'Junte notas de conserto, mensagens e a lembrança de quem opera e escreva hora, motivo, custo e o que deixou de ser feito. Marque a máquina que mais parou.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe qual máquina e qual peça custam mais dias.',
      },
      {
        acao: 'Comece a limpeza e a inspeção de dez minutos por dia',
        detalhes:
          'Com o técnico, escolha o que limpar, ouvir, apertar e lubrificar em cada máquina crítica e deixe uma folha de marcar no lugar. Máquina se limpa desligada e travada.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Falhas pequenas aparecem antes de parar o dia.',
      },
      {
        acao: 'Guarde as peças que quebram e o contato de dois técnicos',
        detalhes:
          'Compre as poucas peças que mais pararam a máquina e demoram a chegar. Combine por escrito preço e prazo com um técnico principal e um reserva.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 0 },
        compra: { item: 'Peças de desgaste das máquinas críticas', min: 200, max: 2000 },
        mensal: null,
        dia: 30,
        resultado: 'A próxima quebra dura horas, em vez de dias.',
      },
      {
        acao: 'Marque a revisão preventiva na baixa do movimento',
        detalhes:
          'Peça a cada fabricante ou técnico a lista de revisão, escolha o dia que menos atrapalha e ponha na agenda do ano. Guarde o que foi trocado.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: 300,
        dia: 60,
        resultado: 'As paradas passam a ser marcadas por você, e não pela máquina.',
      },
      {
        acao: 'Compare consertar, alugar e trocar com as horas paradas',
        detalhes:
          'Some conserto e venda perdida do ano, compare com o custo de uma máquina nova ou usada revisada e veja o tempo de retorno. Decida por conta, com garantia e assistência por escrito.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'A troca, se vier, tem motivo; e o conserto, se ficar, também.',
      },
    ],
    armadilha: 'Comprar máquina nova e tratar igual à antiga: sem limpeza e revisão, em pouco tempo são duas paradas.',
    contradiz: ['industry_maintenance'],
    encaminha: 'Técnico habilitado, para segurança de máquinas, gás e elétrica.',
    material: {
      tipo: 'planilha',
      titulo: 'Paradas e revisão',
      texto: `Data;Máquina;Motivo e peça;Horas parada;Custo do conserto;O que deixou de ser feito;Peça em estoque? (sim ou não)
[data];[máquina];[peça];[horas];[valor];[o quê];
[data];[máquina];[peça];[horas];[valor];[o quê];
[data];[máquina];[peça];[horas];[valor];[o quê];
Soma por máquina;;;[horas];[valor];;
Todo dia: limpar, ouvir, apertar, lubrificar;;;;;;[quem]
Próxima revisão;[máquina];[lista];;;[data];
Técnico principal e reserva;[nome, telefone];[nome, telefone];;;;`,
    },
  },
  {
    id: 'capacidade_cheia',
    nome: 'a procura maior do que você consegue atender',
    frases: [
      'não dou conta da demanda',
      'tenho fila de espera',
      'recuso pedido toda semana',
      'agenda lotada',
      'não durmo pra entregar',
      'não consigo atender todo mundo',
      'cresci e não acompanho',
      'perco cliente por demora',
      'mais pedido do que consigo fazer',
      'muita demanda e pouca gente',
      'trabalho demais e não venço',
      'estou no limite da capacidade',
      'a agenda só tem vaga daqui um mês',
      'não consigo pegar mais cliente',
    ],
    segmentos: null,
    atividades: null,
    confirma:
      'Quantos pedidos você recusou ou atrasou no último mês, e qual recurso enche primeiro: pessoa, máquina, espaço ou você?',
    numeros: ['receita_por_pessoa', 'custo_vaga', 'margem', 'ticket_medio', 'queda_de_volume'],
    causas: [
      'industry_capacity',
      'health_occupancy',
      'edu_occupancy',
      'service_utilization',
      'other_owner',
      'receita_por_funcionario',
    ],
    passos: [
      {
        acao: 'Anote pedidos recusados e o que encheu primeiro por duas semanas',
        detalhes:
          'Escreva cliente, valor, motivo e hora e marque se faltou pessoa, máquina, espaço ou você. Meça as horas que cada trabalho ocupa desse recurso.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você sabe quanto perde e qual recurso é o limite verdadeiro.',
      },
      {
        acao: 'Suba o preço de quem entra agora e do horário mais disputado',
        detalhes:
          'Aplique nos clientes novos e na hora cheia e mantenha os antigos como estão por enquanto. A fila é o melhor sinal de que o preço está baixo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A fila encurta um pouco, e cada hora ocupada deixa mais.',
      },
      {
        acao: 'Tire do recurso cheio o que paga menos',
        detalhes:
          'Ordene serviços e clientes pelo que sobra por hora do recurso cheio e pare, encaminhe a um parceiro ou mude de horário os últimos. Deixe preparação e limpeza para outro recurso.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'Abrem-se horas sem gastar, e ficam os trabalhos que mais deixam.',
      },
      {
        acao: 'Teste horas a mais só no recurso cheio, com conta',
        detalhes:
          'Abra um turno, um parceiro ou um aluguel por algumas semanas e compare custo e venda. Hora extra se paga e se registra.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Você sabe quanto vale aumentar antes de contratar ou comprar.',
      },
      {
        acao: 'Aumente a capacidade com a sobra comprovada',
        detalhes:
          'Contrate ou invista só no recurso que enche primeiro, com metas das primeiras semanas e um plano para a baixa. Só depois volte a anunciar.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 6 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O crescimento acompanha o que você consegue entregar bem.',
      },
    ],
    armadilha: 'Aumentar a propaganda com a agenda cheia: o cliente novo espera, reclama, e o antigo vai embora.',
    contradiz: ['industry_capacity', 'health_occupancy', 'edu_occupancy', 'service_utilization'],
    encaminha: 'Contador, na contratação e nas horas extras.',
    material: {
      tipo: 'planilha',
      titulo: 'O que paga por hora do recurso cheio',
      texto: `Serviço, item ou cliente;Preço;Custo direto;Sobra;Horas do recurso cheio;Sobra por hora;Decisão (manter, subir, encaminhar, parar)
[serviço 1];[valor];[valor];[conta];[horas];[conta];
[serviço 2];[valor];[valor];[conta];[horas];[conta];
[serviço 3];[valor];[valor];[conta];[horas];[conta];
Recurso que enche primeiro;[pessoa, máquina, espaço, eu];;;;;
Pedidos recusados em duas semanas;[n];;[soma];;;
Preço novo para quem entra agora;[valor];;;;;`,
    },
  },
  {
    id: 'capacidade_ociosa',
    nome: 'as horas e o espaço que sobram vazios',
    frases: [
      'fico parado de segunda a quarta',
      'sala vazia',
      'horário vazio na agenda',
      'equipe de braço cruzado',
      'só enche no sábado',
      'horário morto',
      'agenda com buraco',
      'pago gente parada',
      'máquina parada por falta de pedido',
      'restaurante vazio no almoço de semana',
      'espaço sobrando sem uso',
      'quadra vazia de manhã',
      'capacidade ociosa',
      'meio de semana fraco',
      'clínica com horários vagos',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Em que dias e horas a ocupação fica abaixo da metade, e que público poderia vir nelas?',
    numeros: ['ociosidade', 'custos_fixos', 'ponto_equilibrio', 'ticket_medio', 'clientes_para_meta'],
    causas: [
      'health_occupancy',
      'edu_occupancy',
      'industry_capacity',
      'service_utilization',
      'receita_por_funcionario',
      'health_noshow',
    ],
    passos: [
      {
        acao: 'Desenhe a semana com a ocupação de cada dia e hora',
        detalhes:
          'Pegue quatro semanas de agenda, pedidos ou vendas e pinte as horas abaixo da metade. Calcule o custo de uma hora vazia com o que vence do mesmo jeito.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'Você vê os buracos que se repetem e quanto custam.',
      },
      {
        acao: 'Crie uma lista de espera e preencha o encaixe no mesmo dia',
        detalhes:
          'Peça a clientes flexíveis permissão para avisar de vagas e, a cada desistência, mande mensagem às três primeiras pessoas da lista. Confirme os horários na véspera.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Parte das horas que sobrariam é vendida no mesmo dia.',
      },
      {
        acao: 'Ofereça um pacote só para as horas vazias a um público certo',
        detalhes:
          'Escolha quem pode vir nelas, como aposentados, home office, empresas vizinhas ou escolas, e dê vantagem só ali, sem baixar o preço da hora cheia. O preço cobre o custo direto e ainda deixa algo.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'As horas vazias começam a pagar uma parte do fixo.',
      },
      {
        acao: 'Feche ou reduza as horas que continuam vazias',
        detalhes:
          'Compare o que entra com o custo de abrir e mude horário, escala ou produção das que não reagiram. Antes de mexer em jornada, ouça um advogado trabalhista.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O custo acompanha o movimento, e a equipe rende mais por hora.',
      },
      {
        acao: 'Alugue ou divida o espaço e a máquina que sobram',
        detalhes:
          'Procure profissional, curso ou empresa que use o horário e escreva preço, regras, seguro e limpeza. Confira contrato do imóvel e licença antes.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'O que sobra passa a gerar renda, sem atrapalhar a sua venda.',
      },
    ],
    armadilha: 'Dar desconto geral para encher: quem já pagava o preço cheio muda para o horário barato, e a soma cai.',
    contradiz: ['health_occupancy', 'edu_occupancy', 'industry_capacity', 'service_utilization'],
    encaminha: 'Advogado, para o contrato de cessão do espaço; vigilância sanitária, em sala de saúde ou beleza.',
    material: {
      tipo: 'planilha',
      titulo: 'Mapa da semana',
      texto: `Hora;Segunda;Terça;Quarta;Quinta;Sexta;Sábado
Manhã cedo;[ocupados de quantos];[n];[n];[n];[n];[n]
Fim da manhã;[n];[n];[n];[n];[n];[n]
Início da tarde;[n];[n];[n];[n];[n];[n]
Fim da tarde;[n];[n];[n];[n];[n];[n]
Noite;[n];[n];[n];[n];[n];[n]
Custo de uma hora vazia = custos fixos ÷ horas abertas;[conta];;;;;
Público para as horas vazias;[quem];[oferta];[como avisar];;;`,
    },
  },
  {
    id: 'sem_processo',
    nome: 'a desorganização do dia a dia',
    frases: [
      'é uma bagunça',
      'tudo desorganizado',
      'cada dia é de um jeito',
      'ta tudo na minha cabeça',
      'ninguém sabe o que fazer',
      'papel pra todo lado',
      'perdemos pedido',
      'falta de organização',
      'empresa sem processo',
      'sem rotina definida',
      'equipe perdida sem padrão',
      'esquecem as coisas',
      'falta de padrão',
      'não tem processo escrito',
      'nao consigo organizar a empresa',
      'vivo apagando incendio',
    ],
    segmentos: null,
    atividades: null,
    confirma: 'Qual tarefa falha mais vezes por semana e quem é a pessoa responsável por ela?',
    numeros: ['receita_por_pessoa', 'custo_hora', 'perdas', 'horas_nao_cobradas'],
    causas: [
      'operational_flow',
      'other_process',
      'other_owner',
      'service_quality',
      'industry_people',
      'food_practices',
    ],
    passos: [
      {
        acao: 'Anote por uma semana tudo que falhou, atrasou ou se perdeu',
        detalhes:
          'Deixe uma folha visível e escreva o que foi, quando e quanto custou em tempo ou dinheiro. No fim, conte: três falhas costumam responder pela maior parte.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 2 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'A bagunça se reduz a três falhas concretas para resolver primeiro.',
      },
      {
        acao: 'Escreva em uma página a rotina da falha que mais pesa',
        detalhes:
          'Peça a quem faz melhor que conte passo a passo, escreva quem faz, quando e como se sabe que está pronto e teste com outra pessoa. Cole no lugar do trabalho.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 3, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'A tarefa que mais falhava passa a ter um jeito só e uma pessoa responsável.',
      },
      {
        acao: 'Crie o quadro da semana com tarefa, pessoa e dia',
        detalhes:
          'Três colunas, a fazer, fazendo e feito, com um nome só em cada cartão. Olhem juntos no começo do dia por poucos minutos.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: { item: 'Quadro, canetas e cartões', min: 60, max: 200 },
        mensal: null,
        dia: 30,
        resultado: 'Ninguém pergunta o que fazer, e nada fica sem responsável.',
      },
      {
        acao: 'Faça a lista de abrir e a de fechar a empresa',
        detalhes:
          'Escreva o que precisa estar certo antes de atender e antes de ir embora, com quem assina. Reveja depois de uma semana de uso.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 4 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O dia começa pronto e termina em ordem, mesmo sem você.',
      },
      {
        acao: 'Marque meia hora por semana para consertar uma rotina',
        detalhes:
          'Olhem a folha de falhas, escolham uma, mudem a página e avisem todos. Retire as rotinas que ninguém usa.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'As falhas diminuem, e a organização não depende de mutirão.',
      },
    ],
    armadilha: 'Escrever um manual enorme de uma vez: ninguém lê, e a falha que mais custa continua igual.',
    contradiz: ['other_process', 'operational_flow', 'service_quality'],
    encaminha: null,
    material: {
      tipo: 'planilha',
      titulo: 'Rotina em uma página',
      texto: `Passo;Quem faz;Quando;Como fica pronto;Onde está o que precisa
1 [ação];[nome];[hora];[sinal de pronto];[lugar]
2 [ação];[nome];[hora];[sinal de pronto];[lugar]
3 [ação];[nome];[hora];[sinal de pronto];[lugar]
4 [ação];[nome];[hora];[sinal de pronto];[lugar]
Se der errado;[quem avisa];[até quando];[o que fazer];
Quem é responsável: [nome];testado por [nome];em [data];próxima revisão [data];`,
    },
  },
  {
    id: 'fiscalizacao_alvara',
    nome: 'a licença ou fiscalização pendente',
    frases: [
      'fiscal bateu aqui',
      'não tenho alvará',
      'bombeiro exige reforma',
      'vigilância interditou',
      'mapa não libera',
      'selo sim sif trava',
      'multa da prefeitura',
      'licença ambiental parada',
      'alvará vencido',
      'avcb vencido',
      'medo da fiscalização',
      'fui notificado pela prefeitura',
      'vigilância sanitária pediu um monte de coisa',
      'não consigo legalizar',
      'documentação irregular da empresa',
      'licença de funcionamento',
    ],
    segmentos: [
      'Alimentação',
      'Saúde',
      'Indústria',
      'Comércio Varejista',
      'Educação',
      'Agronegócio',
      'Serviços',
      'Outro',
    ],
    atividades: null,
    confirma: 'Qual documento está em falta, que exigência veio por escrito e até que data?',
    numeros: ['sobra_mes', 'meses_de_caixa', 'conta_que_mais_pesa'],
    causas: ['food_practices', 'industry_people', 'health_records', 'operational_flow', 'agro_protection'],
    passos: [
      {
        acao: 'Leia a notificação e anote exigência, prazo e órgão',
        detalhes:
          'Escreva cada item em uma linha, com a data-limite, o risco e quem pode explicar. Se não houve notificação, liste alvará, bombeiro, vigilância e ambiental com o vencimento de cada um.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 5,
        resultado: 'Você sabe o que vence primeiro e o que pode parar a operação.',
      },
      {
        acao: 'Procure a Sala do Empreendedor e o próprio órgão com a lista',
        detalhes:
          'Leve a notificação e fotos, pergunte o que é obrigatório, o que pode ser feito em etapas e como pedir prazo por escrito. Guarde protocolo e nome de quem atendeu.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 3, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 12,
        resultado: 'As exigências ficam claras, e existe um pedido de prazo registrado.',
      },
      {
        acao: 'Resolva primeiro o que pode interditar',
        detalhes:
          'Faça em ordem os itens que fecham a porta, depois os que geram multa, com o técnico responsável quando a lei pede. Fotografe antes e depois e guarde as notas.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 4, equipe: 6 },
        compra: { item: 'Adequações do que bloqueia', min: 400, max: 8000 },
        mensal: null,
        dia: 30,
        resultado: 'O risco de fechar diminui, e há prova do que foi feito.',
      },
      {
        acao: 'Treine quem trabalha no que o órgão vai olhar',
        detalhes:
          'Escolha as práticas que caem na visita, como validade, temperatura, rota de saída, descarte e registro, e mostre na prática. Guarde lista assinada e certificado.',
        categoria: 'Pessoas e produtividade',
        papel: 'pessoas',
        horas: { dono: 2, equipe: 6 },
        compra: { item: 'Curso obrigatório da equipe', min: 80, max: 350 },
        mensal: null,
        dia: 60,
        resultado: 'A equipe sabe o que fazer e o que responder, e a visita assusta menos.',
      },
      {
        acao: 'Monte o calendário de licenças com aviso dois meses antes',
        detalhes:
          'Ponha todas as datas em uma agenda única, com a pessoa responsável e a pasta dos documentos. Confira com o contador se a atividade do CNPJ é a que você faz.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Nenhuma licença vence sem ser vista, e a próxima fiscalização encontra a pasta pronta.',
      },
    ],
    armadilha: 'Ignorar a notificação ou resolver com um favor: o prazo corre, a multa cresce e o favor é crime.',
    contradiz: ['food_practices'],
    encaminha:
      'Advogado, em auto de infração ou interdição; responsável técnico e contador; o Sebrae orienta sobre licenças.',
    material: {
      tipo: 'planilha',
      titulo: 'Exigências e licenças',
      texto: `Item;Órgão;Prazo ou vencimento;Risco (fecha, multa, orientação);O que falta;Quem resolve;Custo;Prova guardada;Situação
Alvará de funcionamento;prefeitura;[data];;[texto];[nome];[valor];;
Licença sanitária;vigilância;[data];;[texto];[nome];[valor];;
Bombeiros;bombeiros;[data];;[texto];[nome];[valor];;
Licença ambiental, se for o caso;órgão ambiental;[data];;[texto];[nome];[valor];;
[exigência da notificação];[órgão];[data];;[texto];[nome];[valor];;
Protocolo do pedido de prazo;[número];[data];;;;;;`,
    },
  },
  {
    id: 'contrato_cliente',
    nome: 'o combinado de boca e o serviço que cresce',
    frases: [
      'combinamos de boca',
      'cliente pede só mais uma coisinha',
      'não pagou e não tem contrato',
      'mudou o escopo no meio',
      'diz que não era isso',
      'faço a mais e não cobro',
      'sem contrato com o cliente',
      'o projeto não termina nunca',
      'cliente muda de ideia toda hora',
      'escopo cresce e o preço não',
      'cliente abusa',
      'trabalho sem contrato assinado',
      'alteração infinita',
      'cliente quer revisão sem fim',
      'combinado não é cumprido',
    ],
    segmentos: ['Serviços', 'Tecnologia', 'Indústria', 'Educação', 'Saúde', 'Outro'],
    atividades: null,
    confirma:
      'No último trabalho que cresceu, o que estava escrito, o que foi pedido a mais e como a mudança foi aprovada?',
    numeros: ['horas_nao_cobradas', 'custo_hora', 'margem', 'inadimplencia', 'dias_para_receber'],
    causas: ['service_quality', 'service_pricing', 'tech_model', 'tech_support', 'other_process'],
    passos: [
      {
        acao: 'Some o que foi feito a mais nos três últimos trabalhos',
        detalhes:
          'Liste o que foi combinado e o que foi entregue, com as horas e o material de cada item extra, e o valor que não cobrou. Esse é o custo de não escrever.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você sabe quanto a falta de combinado escrito custou.',
      },
      {
        acao: 'Mande o combinado por escrito antes de começar o próximo',
        detalhes:
          'Uma página: o que está incluído, o que não está, prazo, entregas, quantas revisões, preço e pagamento. Peça que a pessoa responda de acordo e só então comece.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 15,
        resultado: 'Os dois lados sabem o que foi comprado, e a discussão perde força.',
      },
      {
        acao: 'Crie o preço de mudança e use já no próximo pedido extra',
        detalhes:
          'Escreva uma tabela simples para hora, revisão, urgência e material e responda a cada pedido fora do combinado com valor e prazo. Diga sim com preço, em vez de não.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O que é a mais passa a ser cobrado ou deixa de ser pedido.',
      },
      {
        acao: 'Use contrato curto com sinal, etapas e aceite',
        detalhes:
          'Com um advogado, monte um modelo com objeto, prazo, entregas, aceite, reajuste, multa e saída. Cobre um sinal e pagamentos por etapa entregue.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 3, equipe: 0 },
        compra: { item: 'Revisão do contrato por advogado', min: 500, max: 2000 },
        mensal: null,
        dia: 60,
        resultado: 'O dinheiro acompanha o trabalho, e há papel se algo der errado.',
      },
      {
        acao: 'Registre cada pedido e aprovação no mesmo lugar',
        detalhes:
          'Guarde mensagens e aprovações por cliente e, ao fechar a etapa, mande um resumo com o que foi feito a mais. Reveja a tabela a cada trimestre.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 1, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 90,
        resultado: 'Os projetos terminam no combinado, e a cobrança não depende da memória.',
      },
    ],
    armadilha:
      'Começar antes do de acordo para não perder o cliente: quem reclama do papel antes costuma reclamar da conta depois.',
    contradiz: ['service_quality'],
    encaminha: 'Advogado, para o modelo de contrato e para conflitos de valor alto.',
    material: {
      tipo: 'mensagem',
      titulo: 'Combinado e pedido de mudança',
      texto: `Antes de começar: Olá, [nome]! Para a gente se entender bem, segue o combinado.
Está incluído: [itens]. Não está incluído: [itens]. Revisões: [número].
Entrega: [etapas e datas]. Você me envia: [materiais] até [data].
Valor: R$ [valor], com sinal de R$ [valor] hoje e o resto em [etapas].
Se estiver de acordo, responda “de acordo” por aqui e começo em [data].
Quando pedirem algo a mais: [nome], consigo fazer [pedido]. Como não estava no combinado, fica em R$ [valor] e soma [dias] ao prazo. Posso seguir?
Ao fechar a etapa: Entregue: [itens]. A mais, já aprovado: [itens], R$ [valor]. Confirma o recebimento?`,
    },
  },
]
