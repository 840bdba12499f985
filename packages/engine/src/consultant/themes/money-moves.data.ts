import type { Moves } from './types.ts'

/** Prices, money, debts and papers: what is asked after the advice. */
export const MONEY_MOVES: Readonly<Record<string, Moves>> = {
  reajuste: {
    outro:
      'Se o aumento de uma vez assustou, faça por partes: primeiro nos itens que menos comparam, depois nos novos clientes, e por último nos antigos, em dois degraus. Ou mude o tamanho, o que inclui ou o prazo mantendo o preço.',
    custo:
      'Não custa nada além de alguns clientes: com sobra de 40%, subir 10% aguenta perder um em cada cinco e ainda fica igual. Conte quantos de fato saíram antes de voltar atrás.',
    tempo:
      'Avise com 15 a 30 dias (contrato, no aniversário dele). O susto passa em duas a quatro semanas; julgue pela sobra do segundo mês. Reveja de seis em seis meses para o próximo ser pequeno.',
    escrito:
      'Sim: mensagem com o valor novo, a data e o motivo em uma linha. Em contrato, vale o que está escrito: índice e data; reajuste de contrato em geral só uma vez por ano.',
  },
  preco: {
    outro:
      'Se esse preço não vendeu, mude o pacote antes do valor: três versões (simples, a do meio, completa), preço por resultado ou por hora, e mostre o que o barato não traz. Teste com os próximos dez clientes.',
    custo:
      'Achar o preço custa uma tarde: material, horas pelo valor da sua hora, taxas e uma parte das contas fixas. Errar custa mais: R$ 5 a menos em 200 vendas são R$ 1.000 por mês.',
    tempo:
      'Teste o preço novo por duas a quatro semanas ou dez clientes. Se quase ninguém reclama, está barato; se três de cada dez recusam, está perto do certo; se sete recusam, reveja.',
    escrito:
      'Sim: preço, o que inclui, prazo e pagamento no orçamento, com validade. No comércio, preço à vista do cliente é obrigatório, igual na prateleira e no caixa.',
  },
  concorrencia: {
    outro:
      'Se igualar preço ou promoção não segurou, dispute onde ele é fraco: hora, entrega, conserto, conversa com quem faz, variedade de um item só. E fale com quem saiu: cinco ligações dizem mais do que um mês olhando o vizinho.',
    custo:
      'Comece sem gastar: perguntar a dez clientes e melhorar um ponto. Para chamar de volta, de R$ 100 a R$ 300 em duas semanas bastam para ver se responde. Guerra de preço é o caminho mais caro: quem aguenta menos perde.',
    tempo:
      'Novidade puxa gente por dois ou três meses. Compare mês a mês quantos compram e quanto levam; se depois de 90 dias a queda continua, é preço, ponto ou produto, e aí mude um de cada vez.',
    escrito:
      'Anote por quatro semanas o que perdeu, para quem e por quê. Se ele copia marca ou fala mal, guarde imagens com data; com marca registrada, um advogado notifica.',
  },
  lucro: {
    outro:
      'Se vender mais ou cortar não fez sobrar, o problema está em um item: ache, por produto ou cliente, o que sobra por hora ou por real, e pare o pior. Depois suba 5% nos três que menos comparam. Um passo por mês, para ver o efeito.',
    custo:
      'Custa só uma noite e uma planilha: três meses de extrato em quatro colunas (entrou, material, fixas, você).',
    tempo:
      'O primeiro retrato sai nesta semana; corte aparece no mês seguinte e preço em um ou dois meses. Se em três a sobra não subiu, mude o que faz para aumentá-la.',
    escrito:
      'Sim, em papel ou planilha: todo dia o que entrou e saiu, e no dia 5 a folha do mês. Sem isso, sobra e caixa se confundem.',
  },
  caixa: {
    outro:
      'Se apertar os gastos não bastou, mexa nas datas: receba antes (sinal, Pix com vantagem, cobrança do atrasado), pague depois (fornecedor em duas datas) e transforme em dinheiro o que está parado. Empréstimo é o último, com parcela que cabe no mês fraco.',
    custo:
      'Adiar e receber antes custa pouco: 3% a 5% de vantagem no Pix sai mais barato que o cheque especial, de uns 8% ao mês. Antecipar cartão fica em torno de 2% a 4%: use só para o que não dá para adiar.',
    tempo:
      'Em uma semana dá para ver os próximos 30 dias no papel; a folga aparece em um ou dois meses. A reserva de um mês de contas se monta em um ano, guardando de 5% a 10% do que entra.',
    escrito:
      'Sim: uma folha com datas, o que entra e o que sai nas próximas quatro semanas. E todo prazo novo com fornecedor, por mensagem confirmada.',
  },
  divida: {
    outro:
      'Se o banco não cedeu, mude de porta: portabilidade em cooperativa ou outro banco, ouvidoria, consumidor.gov.br e os mutirões de renegociação. Enquanto isso, pague a mais cara primeiro e não pegue dinheiro novo para cobrir parcela.',
    custo:
      'Olhe o total e não só a parcela: parcela × número de vezes, menos o que recebeu, é o juro. Some seguro e tarifa (o CET mostra). Juro de capital de giro costuma ir de 2% a 4% ao mês; cartão e cheque especial, muito mais.',
    tempo:
      'Prazo igual ao tempo em que o dinheiro volta: estoque, poucos meses; máquina, a vida dela. Um acordo com o banco sai em uma a três semanas; nome limpo, em até cinco dias úteis depois da primeira parcela paga.',
    escrito:
      'Sim: contrato com CET, número e valor das parcelas e quitação antecipada com desconto de juros, que é seu direito. Acordo por telefone só vale para pagar depois de vir por escrito.',
  },
  retirada: {
    outro:
      'Se o valor fixo não coube, ligue a retirada à sobra: um mínimo todo mês e, a cada trimestre, metade do que passou. E separe as contas no banco: misturado, nenhum valor se mantém.',
    custo:
      'Separar as contas não custa quase nada: uma conta de pessoa jurídica digital costuma ser de graça. Sobre o pró-labore há INSS de 11%; a distribuição de lucro segue regra própria: confirme com o contador.',
    tempo:
      'Comece no próximo dia 5 e mantenha três meses antes de mudar. Aumento, só depois de um trimestre com sobra e a reserva feita.',
    escrito: 'Sim: valor, data e regra, na folha do mês; com sócio, assinado. O contador registra o pró-labore.',
  },
  recebimento: {
    outro:
      'Se a taxa ou o atraso continua, ponha uma segunda maquininha ao lado e mande nela as vendas grandes; leve a proposta por escrito à primeira. Para golpe, uma regra só: nada sai antes de cair na conta.',
    custo:
      'Débito fica em torno de 1% a 2%, crédito à vista de 3% a 4%, parcelado mais; Pix para empresa, de zero a cerca de 1%. Maquininha própria custa de R$ 100 a R$ 500 ou é de graça a partir de certa venda.',
    tempo:
      'Trocar de maquininha leva de três a dez dias. Crédito cai em um ou em trinta dias, conforme o plano; contestação se responde em geral em até dez dias, com a prova da entrega.',
    escrito:
      'Guarde o comprovante de cada venda e a assinatura ou mensagem de entrega: é o que vence uma contestação. A taxa combinada, peça por escrito.',
  },
  imposto: {
    outro:
      'Se o contador não resolveu, peça por escrito o que falta e o prazo, e leve os mesmos papéis ao Sebrae ou a outro contador. Guia atrasada: parcelamento no portal do Simples ou do MEI, hoje mesmo.',
    custo:
      'O MEI paga uma guia fixa de cerca de 5% do salário mínimo, mais uns reais; fora do MEI, o Simples começa em 4% a 6% da venda e o contador custa em geral de R$ 200 a R$ 600 por mês. Atraso soma multa de até 20% e juros.',
    tempo:
      'Virar microempresa ou mudar de regime leva de alguns dias a um mês; a opção pelo Simples se faz em janeiro (ou na abertura). O parcelamento de guia sai na hora, pela internet.',
    escrito: 'Sim: notas emitidas, guias pagas e a resposta do contador por mensagem. Guarde por cinco anos.',
  },
  licenca: {
    outro:
      'Se o pedido parou, vá ao balcão da prefeitura ou à Sala do Empreendedor com o número do protocolo e peça a lista do que falta por escrito; muitas exigências de baixo risco são dispensadas.',
    custo:
      'MEI de baixo risco costuma ter alvará de graça; para os outros, taxa da prefeitura de R$ 100 a R$ 600 por ano, mais bombeiros e obra pedida. Pergunte a taxa antes de dar entrada.',
    tempo:
      'Baixo risco sai na hora pela internet; com Vigilância ou bombeiros, de duas semanas a três meses. Renove um mês antes de vencer.',
    escrito: 'Sim: protocolo, lista de exigências e a licença à vista. Peça ao fiscal prazo por escrito.',
  },
  contrato: {
    outro:
      'Se o outro não cumpre o que assinou, notifique por escrito: o que falta, a cláusula e dez dias. Sem resposta, Juizado (até 40 salários mínimos) ou advogado; enquanto isso, pare só o que o contrato deixa parar.',
    custo:
      'Um modelo de uma página é de graça no Sebrae; um advogado escreve o contrato padrão por uns R$ 500 a R$ 1.500, e serve para todos os clientes. Assinatura digital do gov.br não custa nada.',
    tempo:
      'Escreva em um dia e mande antes de começar. Para sair de um contrato, vale o aviso que está nele, em geral 30 dias.',
    escrito:
      'Palavra também vale, mas não se prova: no mínimo, mensagem com o que inclui, valor, datas e a resposta “de acordo”. Contrato assinado (gov.br serve) com multa e prazo, para valor que faria falta.',
  },
  dados: {
    outro:
      'Se pedir não adiantou, faça por sua conta: tire a imagem, troque senhas, corte acessos e avise por escrito a plataforma ou a pessoa com prazo.',
    custo:
      'Quase nada: um termo de uma página, senhas próprias e um cofre de senhas de graça. Câmera simples custa de R$ 150 a R$ 400, com aviso na parede.',
    tempo: 'Troque senhas e acessos hoje; responda a pedido de quem quer sair da lista em até 15 dias.',
    escrito:
      'Sim: autorização de imagem com nome, uso e prazo (de menor, assinada pelos pais), e termo de uso de senhas com a equipe.',
  },
  custos: {
    outro:
      'Se pedir desconto não baixou a conta, troque de fornecedor ou de plano, ou mude o hábito que gasta: horário de uso, medida, desligar, comprar junto com outro. Comece pela maior conta: 10% dela vale mais que zerar a menor.',
    custo:
      'Cotar e renegociar é de graça. Só invista em troca de equipamento se a economia por mês paga o gasto em até um ano ou dois: gasto ÷ economia = meses.',
    tempo:
      'Renegociação aparece na próxima fatura; desperdício, em um mês de anotação. Compare com o mesmo mês do ano passado.',
    escrito: 'Sim: a proposta nova por e-mail e a data em que começa; na equipe, a regra na parede e quem confere.',
  },
}
