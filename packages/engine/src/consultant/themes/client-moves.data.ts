import type { Moves } from './types.ts'

/** Clients: what is asked after the advice. */
export const CLIENT_MOVES: Readonly<Record<string, Moves>> = {
  calote: {
    outro:
      'Quem já mandou mensagem sobe um degrau: ligue ou vá falar e, no mesmo dia, mande um aviso por escrito (carta com aviso de recebimento ou uma mensagem única) com valor, origem e data final, em dez dias. Vencido, protesto ou negativação e Juizado Especial, com nota, contrato e conversas na mão. Junto, deixe a saída fácil: entrada e poucas parcelas.',
    custo:
      'Cobrar custa pouco: ligação, e uns R$ 20 da carta com aviso de recebimento. O protesto costuma ser pago pelo devedor, e o Juizado Especial não cobra custas na primeira fase; até 20 salários mínimos nem advogado precisa. Cobrador ou advogado fica em geral com 10% a 30% do que entrar: combine só por resultado.',
    tempo:
      'Dê prazos curtos: três dias para responder, dez do aviso por escrito até o passo formal. O protesto sai em poucos dias; o Juizado leva em geral de dois a seis meses. Não espere: dívida por escrito se cobra em até cinco anos, mas quanto mais velha, menos se recebe.',
    escrito:
      'Sim, é o que dá força: um termo de acordo (confissão de dívida) com nome, CPF ou CNPJ, valor, datas, multa e “se atrasar uma parcela, vence tudo”, assinado por vocês e duas testemunhas; vale a assinatura do gov.br. No mínimo, valor e datas por mensagem e a resposta dele, “de acordo”.',
  },
  fiado: {
    outro:
      'Se pedir com jeito não funcionou, mude quem carrega o risco: cartão, Pix parcelado ou boleto de empresa de crédito, em que o banco espera e você recebe. Para os de sempre, limite pequeno e assinado; quem estourou só leva à vista até zerar, sem exceção.',
    custo:
      'Acabar com o fiado não custa nada além de algumas vendas; mantê-lo custa: cada mês de espera leva 2% a 5% do valor. No cartão, a taxa em geral vai de 3% a 5% a prazo: quase sempre menos do que se perde com quem não paga.',
    tempo:
      'Em uma semana a regra está no balcão; em 30 a 60 dias a maior parte da clientela se acostumou. O que já está na rua, divida em duas ou três parcelas com data: o que não entrar em 90 dias, trate como cobrança.',
    escrito:
      'Sim: nome, CPF, valor, vencimento e assinatura a cada compra, em nota ou vale. Caderno sem assinatura pouco prova; mensagem com valor e data e a resposta do cliente ajuda. Para valor maior, boleto ou nota promissória.',
  },
  sinal: {
    outro:
      'Se pedir sinal assustou ou não segurou, mude a forma: um valor menor que cobre só o seu gasto, cartão para garantir a reserva, ou três etapas (reserva, compra do material, entrega). E confirme duas vezes antes da data: quem confirma some menos.',
    custo:
      'Não custa nada: o sinal paga o material e a data. Peça pelo menos o que sai do seu bolso antes da entrega, em geral 30% a 50%. Devolver, só o que ainda não gastou, se a regra foi dita antes.',
    tempo:
      'Peça o sinal na hora de reservar e deixe a proposta valer de dois a cinco dias; sem ele, a data fica livre. Para cancelar com devolução, escreva um prazo, como 15 ou 30 dias antes, conforme o que você já compra.',
    escrito:
      'Sim, sempre: valor do sinal, data reservada, até quando devolve e quanto fica se cancelar. Uma mensagem com esses pontos e a resposta “de acordo” já vale; para festa, obra ou valor alto, um contrato de uma página.',
  },
  desconto: {
    outro:
      'Se baixar o preço não trouxe venda, o preço não era o motivo: teste outra coisa no lugar do desconto (brinde barato para você, entrega, prazo no cartão, versão menor, combinação de dois itens) por duas semanas, com um grupo só, e pergunte a cinco que não compraram o que faltou.',
    custo:
      'O custo do desconto sai da sobra: com 30% de sobra, 10% a menos no preço pede vender metade a mais para empatar. Para testar sem risco, ofereça em poucos itens, a poucos clientes e com data de fim.',
    tempo:
      'Promoção funciona curta: de três dias a duas semanas, com data na placa. Compare a sobra em reais com a da mesma época sem promoção; se em duas semanas não cresceu, pare.',
    escrito:
      'Escreva a regra: o que entra, até quando, quantas unidades e por qual pagamento. O que se anuncia tem de ser cumprido. Para um cliente só, ponha no orçamento “preço para pagamento até tal dia”.',
  },
  orcamento: {
    outro:
      'Se insistir por mensagem não fechou, mude a conversa: ligue e pergunte o que falta para decidir, ofereça duas versões (a completa e a que cabe no bolso) e uma prova (foto, visita, amostra, cliente que indica). Depois de dois contatos sem resposta, encerre e use o tempo com quem pediu nesta semana.',
    custo:
      'Retomar orçamentos custa só tempo: meia hora por dia com os dez mais recentes. O que pesa é orçar de graça o que dá trabalho: acima de uma hora ou com visita longe, cobre e abata do serviço se fechar.',
    tempo:
      'Responda no mesmo dia; volte a falar em dois dias e outra vez em sete; validade de sete a quinze dias. Meça um mês: de cada dez orçamentos, três ou quatro fechados é um bom número em muitos serviços.',
    escrito:
      'Sim: o que inclui e o que não inclui, preço, prazo, forma de pagamento e validade, em uma página ou mensagem. O aceite por escrito (“aprovado”) evita discussão depois.',
  },
  escopo: {
    outro:
      'Se falar não bastou, mude o combinado: pacote com número de alterações ou horas, e preço à vista para cada extra. No próximo pedido, responda só com o valor e o prazo, e comece depois do “pode fazer”. Quem nunca paga extra recebe preço maior na renovação.',
    custo:
      'Para cobrar o extra, some as horas pelo valor da sua hora mais o material; com pressa, 30% a 50% a mais. O que custa caro é fazer calado: duas horas por semana de graça são mais de cem por ano.',
    tempo:
      'Avise no mesmo dia do pedido e dê o novo prazo junto com o preço. Para mudar a regra com cliente antigo, 30 dias de aviso e valendo a partir da próxima mensalidade ou etapa.',
    escrito:
      'Sim: uma mensagem com o pedido a mais, o valor e o novo prazo, e a resposta dele antes de começar. No contrato, escreva quantas alterações entram e quanto custa cada uma depois.',
  },
  reclamacao: {
    outro:
      'Se o conserto ou a conversa não resolveu, pare de tentar no escuro: vá ver com ele junto, peça uma segunda opinião técnica e ofereça por escrito três saídas (refazer com outro material ou pessoa, abater uma parte, devolver) com data. Ele escolhe, e você registra.',
    custo:
      'Some material e horas de refazer contra o valor do abatimento ou da devolução, e escolha o mais barato que encerra: quase sempre refazer rápido custa menos que um cliente bravo contando para dez. Se a peça veio com defeito, o fornecedor paga a parte dele.',
    tempo:
      'Responda no mesmo dia e dê uma data. Na lei do consumidor, defeito se resolve em até 30 dias; a garantia legal é de 30 dias para serviço e produto não durável e de 90 para durável.',
    escrito:
      'Sim: o que ele reclamou, o que você ofereceu, a data e o “resolvido” no fim, com fotos antes e depois. É isso que conta no Procon ou no Juizado.',
  },
  troca: {
    outro:
      'Se a explicação não acalmou, saia da discussão: mostre a regra escrita e ofereça duas escolhas (outro produto ou vale). Para ter menos trocas, ataque a causa que mais se repete: medida, foto, descrição ou conferência na entrega.',
    custo:
      'Uma troca custa o frete e o seu tempo, e o produto volta à venda; uma devolução por defeito você pede de volta ao fornecedor. Na compra a distância, com arrependimento em até sete dias, o frete da volta é seu.',
    tempo:
      'Sem defeito, o prazo é o que você escreveu (costuma ser de 7 a 30 dias). Com defeito, você tem até 30 dias para resolver. Compra pela internet ou telefone: sete dias para desistir, contados do recebimento.',
    escrito:
      'Sim: a regra na nota, no caixa e no perfil (prazo, etiqueta, nota, o que não troca). Anote cada troca com data e motivo; vale-compra se dá por escrito, com valor e validade.',
  },
  agenda: {
    outro:
      'Se a oferta que você fez não encheu, mude o público e não o preço: chame quem tem esse horário livre (escritórios, aposentados, mães, escolas, empresas perto), leve a venda até eles por encomenda ou entrega, ou use a hora para outro serviço. Um grupo por vez, duas semanas cada.',
    custo:
      'Comece com pouco: de R$ 100 a R$ 300 em duas semanas (impresso ou anúncio no bairro, amostra ou brinde), mais as mensagens, que são de graça. Pagou se a sobra das vendas a mais nesse horário passou do que gastou; senão, pare e tente outro grupo.',
    tempo:
      'Dê duas a quatro semanas a cada tentativa, sempre no mesmo dia e hora, e compare com as quatro anteriores. Faltas costumam cair já na primeira semana de confirmação na véspera.',
    escrito:
      'Escreva a regra curta (tolerância de atraso, até quando desmarca, o que paga quem falta) e mande ao marcar, com a resposta “ok”. Fixe também no balcão e no perfil.',
  },
  'cliente-dificil': {
    outro:
      'Se conversar com calma não mudou, troque as condições: outra pessoa atende, só com hora marcada, por escrito e com pagamento antes. Se ainda assim passa do limite, encerre com educação e devolva o que não foi entregue.',
    custo:
      'Conte o que ele deixa por mês e as horas que toma: cliente que gasta o dobro do tempo dos outros costuma dar prejuízo. Encerrar custa essa sobra; ficar custa equipe boa indo embora.',
    tempo:
      'Dê o limite na hora e uma chance só: se repete no próximo atendimento, encerre naquele dia. Com ameaça ou agressão, não espere.',
    escrito:
      'Ajuda: as regras da casa à vista e uma mensagem depois da conversa com o combinado. Em agressão ou ameaça, boletim de ocorrência, imagens e nomes de testemunhas.',
  },
  reputacao: {
    outro:
      'Se responder não adiantou, dilua e mostre: peça a vinte clientes contentes uma avaliação nesta semana, com o link na mão, e publique o que mudou. Se é mentira ou ofensa, denuncie na plataforma com provas; se continua, advogado.',
    custo:
      'Responder e pedir avaliações não custa nada. Não compre avaliações nem dê desconto em troca de nota: a plataforma tira e o dano é maior. Processo só vale para mentira grave, com prejuízo provado.',
    tempo:
      'Responda em até 24 horas. Com cinco avaliações novas por semana, uma nota ruim perde o peso em um ou dois meses. A plataforma leva de dias a semanas para julgar uma denúncia.',
    escrito:
      'Guarde tudo: imagem da avaliação com data, a conversa e o pedido do cliente. Para ofensa séria, uma ata notarial no cartório é a prova mais forte antes que apaguem.',
  },
  volta: {
    outro:
      'Se mensagem ou brinde não trouxe de volta, pergunte em vez de oferecer: ligue para cinco que sumiram e ouça o motivo; conserte o que se repete. Depois, marque o retorno já na saída e crie um motivo com data: revisão, novidade, plano mensal.',
    custo:
      'É o movimento mais barato: as mensagens são de graça, e um mimo que custa de R$ 5 a R$ 10 para você basta. Trazer de volta costuma custar bem menos que conquistar alguém novo por anúncio.',
    tempo:
      'Chame uma ou duas semanas depois do tempo normal de volta. Em 30 dias você vê quantos de vinte responderam; três ou quatro já é bom.',
    escrito:
      'Escreva numa lista nome, telefone, última compra e o que gosta, e a regra do cartão ou plano (validade, o que dá direito). Para mandar mensagens, tenha o “pode me mandar” do cliente.',
  },
  empresas: {
    outro:
      'Se a negociação travou, mude o que está na mesa: em vez do preço, volume mínimo, prazo de pagamento, reajuste por índice ou exclusividade paga. E comece a dividir o risco já: dois clientes médios por trimestre até o maior passar de um terço do que entra para menos.',
    custo:
      'Vender para empresa pede fôlego: some material, gente e os dias até receber. Cada 30 dias a mais custam 2% a 5%, que entram no preço. Antecipar a nota no banco é possível, com a taxa na conta.',
    tempo:
      'Empresa demora: de um a três meses entre o primeiro contato e o pedido, e de 28 a 60 dias para pagar. Comece com um pedido pequeno de teste e dê 30 dias de prazo à resposta.',
    escrito:
      'Sim: pedido de compra ou contrato com quantidade, preço, prazo, multa por atraso no pagamento, reajuste e aviso de 60 ou 90 dias para sair. Nunca comece só pela palavra do comprador.',
  },
}
