import type { Moves } from './types.ts'

/** Selling, stock, suppliers and growth: what is asked after the advice. */
export const SELLING_MOVES: Readonly<Record<string, Moves>> = {
  divulgar: {
    outro:
      'Se postar ou impulsionar não trouxe ninguém, vá aonde o cliente já está: cinco parceiros do bairro que indicam, grupos, porta de escola ou empresa, ficha no Google com fotos e avaliações. Um canal por vez, e pergunte a cada novo por onde chegou.',
    custo:
      'Comece com R$ 100 a R$ 300 por mês em um anúncio só, para quem mora perto; ficha no Google, grupos e parceiros são de graça. Conta: gasto ÷ clientes novos = quanto custou cada um; tem de ser menor que a sobra da primeira compra ou da volta dele.',
    tempo:
      'Anúncio mostra em 7 a 15 dias; ficha no Google e redes, em um a três meses, com constância. Se em 15 dias ninguém perguntou, troque a oferta ou a foto.',
    escrito:
      'Anote por cliente novo de onde veio. Com influenciador ou parceiro, mensagem com o que entrega, quando e por quanto; foto de cliente, com autorização.',
  },
  movimento: {
    outro:
      'Se o que tentou não trouxe gente, mude o público e não só a oferta: empresas e escolas perto, encomenda, entrega, venda para quem já comprou. Escolha um, fale com dez pessoas nesta semana e conte quantas compraram.',
    custo:
      'Comece com de R$ 100 a R$ 300 em duas semanas, e as mensagens a clientes antigos de graça. Valeu se a sobra das vendas a mais passou do gasto; senão, pare e troque.',
    tempo:
      'Cliente antigo responde em dias; gente nova, em duas a seis semanas. Compare quatro semanas com as quatro de antes.',
    escrito: 'Anote por dia quantos entram, compram e quanto levam: sem isso não se sabe o que funcionou.',
  },
  sazonal: {
    outro:
      'Se a promoção da época não pegou, venda antes ou depois dela: reserva antecipada com vantagem, segundo produto da mesma mão, contrato mensal que divide o ano.',
    custo:
      'Comece pequeno: estoque de até duas semanas de venda e de R$ 100 a R$ 300 de divulgação. O custo maior é o que sobra depois da data: compre o que repõe e combine devolução.',
    tempo:
      'Comece de seis a oito semanas antes da data; a última semana é só entregar. A reserva para os meses fracos se guarda nos fortes: de 10% a 20%.',
    escrito:
      'Escreva o calendário: quando compra, quando avisa, até quando aceita pedido. Encomenda, com sinal e data por mensagem.',
  },
  online: {
    outro:
      'Se publicar não vendeu, venda a quem já conhece: lista de clientes no WhatsApp, com foto, preço e link de pagamento, três vezes por semana. Depois teste um item campeão em um canal só.',
    custo:
      'WhatsApp e Instagram são de graça; loja própria simples, de R$ 50 a R$ 150 por mês; marketplace e aplicativo ficam com 12% a 27%. Anúncio, de R$ 100 a R$ 300 para testar.',
    tempo:
      'WhatsApp vende na primeira semana; loja e marketplace levam de dois a três meses até pegar. Decida com 60 dias.',
    escrito:
      'Sim: preço, frete, prazo e troca escritos na página; compra a distância tem sete dias para desistir. Guarde o comprovante de entrega.',
  },
  entrega: {
    outro:
      'Se o jeito atual não funciona, mude o desenho: rotas por bairro e dia, retirada no ponto, taxa por distância, motoboy por corrida só no pico.',
    custo:
      'Some combustível, tempo, manutenção e quem entrega, e divida pelas entregas: é o mínimo da taxa ou do pedido. Juntar entregas por bairro é o que mais baixa.',
    tempo:
      'Teste por duas a quatro semanas anotando hora de saída e chegada. Prometa o tempo do pior dia, não do melhor.',
    escrito: 'Sim: taxa, área e prazo à vista; com entregador, contrato ou plataforma; entrega com foto ou assinatura.',
  },
  produto: {
    outro:
      'Se o produto novo não saiu, teste outro em pequena quantidade e por encomenda, com dez clientes que disseram sim antes. O que não vendeu em 60 dias sai da lista.',
    custo:
      'Teste com pouco: dez a vinte unidades ou pré-venda, que paga o material. Não compre máquina antes de ter pedido repetido.',
    tempo: 'Duas a quatro semanas de teste bastam: se metade dos que provaram pediu de novo, fica.',
    escrito:
      'Escreva a ficha: o que leva, quanto custa, preço e sobra. Rótulo e registro, conforme o produto: confirme antes com a Vigilância.',
  },
  estoque: {
    outro:
      'Se promoção não moveu o parado, mude o caminho: kit com o que sai, venda para outro lojista ou revendedor, troca com o fornecedor, preço de custo com data de fim. E corte a compra desse item.',
    custo:
      'O parado custa de 2% a 3% ao mês, mais espaço e validade. Controle é de graça: uma planilha com os vinte itens que mais vendem.',
    tempo: 'Contagem em um dia; liquidação, duas a quatro semanas com data. O que não sai em 90 dias, saia pelo custo.',
    escrito:
      'Sim: entrada, saída e mínimo dos vinte itens principais. Consignado ou troca com fornecedor, por escrito, com prazo.',
  },
  perdas: {
    outro:
      'Se reduzir a compra não bastou, siga uma semana o que vai para o lixo, com o motivo: compra, preparo, validade ou sobra. Ataque só o maior motivo, e venda o de hoje com preço menor na última hora.',
    custo:
      'Anotar é de graça; uma balança simples, de R$ 50 a R$ 150. Cada 1% a menos de perda vai inteiro para a sobra.',
    tempo: 'Uma semana para medir, duas para ver cair. Meta comum: metade em um mês.',
    escrito: 'Sim: folha ao lado do lixo com item, quanto e por quê, e a regra do primeiro que vence sai primeiro.',
  },
  fornecedor: {
    outro:
      'Se pedir não mudou, mostre que há outro: duas cotações na mão, um pedido pequeno no segundo, e negocie outra coisa que não o preço (prazo, frete, entrega em partes, bonificação, compra junto com colegas).',
    custo:
      'Cotar é de graça. Compare pelo custo na sua porta: preço + frete + perda + prazo. Pedido de teste no segundo fornecedor, do menor lote.',
    tempo: 'Cotação em uma semana, teste em um mês. Dê ao atual data para responder: cinco dias.',
    escrito:
      'Sim: preço, prazo, quantidade, o que acontece se atrasar ou vier errado. Pedido por mensagem com a confirmação dele já vale.',
  },
  expandir: {
    outro:
      'Se o primeiro jeito não deu, cresça sem a segunda porta: mais horas, entrega, ponto dentro de outro negócio, parceria por 90 dias. Prove a procura antes do aluguel.',
    custo:
      'Some obra, equipamento, estoque e de seis a doze meses das contas novas sem lucro; tenha metade disso guardada. Teste pequeno custa de 5% a 10% do total.',
    tempo: 'Teste de 90 dias; unidade nova costuma levar de seis a dezoito meses para se pagar.',
    escrito: 'Sim: a conta com o mês fraco, contrato de aluguel com saída, sociedade e registro do novo endereço.',
  },
  horario: {
    outro:
      'Se abrir ou fechar naquele horário não deu, teste outro: meia equipe, só encomenda, ou trocar a hora fraca por uma forte.',
    custo:
      'Custo da hora aberta = gente + luz + o seu tempo. A sobra das vendas dela tem de passar disso; só a venda não basta.',
    tempo: 'Quatro semanas, anotando venda por hora. Avise os clientes com uma semana.',
    escrito:
      'Horário novo por escrito na porta, no Google e no WhatsApp; para a equipe, escala e, se muda a jornada, com o contador.',
  },
  prazo: {
    outro:
      'Se prometer e correr não resolveu, limite a entrada: quantos pedidos por semana cabem, fila com data à vista, urgência com preço. E avise antes de atrasar, com data nova.',
    custo: 'Urgência se cobra de 20% a 50% a mais. Hora extra custa 50% a mais que a normal: confira se o pedido paga.',
    tempo: 'Prometa o tempo de sempre mais um terço. Fila nova se acerta em duas a três semanas.',
    escrito: 'Sim: data e o que depende do cliente, no pedido; atraso ou mudança, por mensagem no mesmo dia.',
  },
  organizar: {
    outro:
      'Se o sistema ou a regra não pegou, comece menor: um quadro, uma tarefa, um responsável, conferência de cinco minutos por dia. Só depois do hábito, o aplicativo.',
    custo:
      'Papel e planilha são de graça; sistema simples, de R$ 50 a R$ 200 por mês. Pague só depois de um mês de teste.',
    tempo: 'Duas semanas para o hábito, um mês para ver menos erro.',
    escrito: 'Sim: o passo a passo em uma folha, com foto, onde se trabalha, e quem confere.',
  },
  encerrar: {
    outro:
      'Se tentar virar não deu, faça as duas contas lado a lado: quanto custa fechar (rescisões, aluguel, dívidas) e quanto perde por mês aberto. Vender, passar o ponto ou reduzir à parte que dá lucro vêm antes de fechar.',
    custo:
      'Fechar custa rescisões, multa do aluguel, dívidas e o contador; a baixa do MEI é de graça e pela internet. Vender costuma valer um a três anos de lucro, mais estoque.',
    tempo:
      'Dê um prazo com número: “se em três meses não sobrar tanto, fecho”. Vender leva de três a doze meses; a baixa, de dias a semanas.',
    escrito:
      'Sim: contrato de venda com o que entra, dívidas e prazo; entrega do ponto e rescisões assinadas. Advogado e contador antes.',
  },
}
