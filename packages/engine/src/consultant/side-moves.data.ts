/** Who stands on the other side of what was spoken of; 'geral': nobody, or whoever. */
export const SIDES = ['cliente', 'equipe', 'fornecedor', 'socio', 'familia', 'imovel', 'geral'] as const
export type Side = (typeof SIDES)[number]

/** What is told of her own case after advice, and what it changes. */
export const FACTS = ['parente', 'unico', 'medo', 'semprova', 'ameaca', 'pena', 'briga', 'sozinho', 'aceitou', 'proposta', 'semverba', 'medir'] as const // biome-ignore format: a list
export type FactMove = (typeof FACTS)[number]

/** 'geral' holds where a side says nothing of its own. */
export const SIDE_MOVES: Readonly<Record<FactMove, Readonly<Partial<Record<Side, string>>> & { geral: string }>> = {
  parente: {
    cliente:
      'Com parente ou amigo a regra é a mesma, e dita antes: isso protege a amizade. Fale a sós, com valor e data: “Por ser você, prefiro falar claro: ficou tanto em aberto. Consigo em três vezes; qual dia fica bom?” Se quiser ajudar, ajude com um valor seu que aceita perder, não com o dinheiro da empresa, e daqui em diante venda à vista.',
    equipe:
      'Parente ou amigo que trabalha com você segue a mesma função, horário, salário e cobrança dos outros, ou o resto da equipe desanima. Separe as conversas: na empresa, fato e prazo; em casa, a relação: “Aqui eu sou seu patrão até as 18 h; depois a gente janta.” Combine três meses com uma data para decidir se continua.',
    fornecedor:
      'Compre dele como de qualquer um: preço comparado com outros dois, prazo e troca por escrito. Diga antes: “Para não estragar a amizade, combino com você igual aos outros.” Se não compensa, um pedido pequeno é ajuda; depender dele não.',
    geral:
      'Por ser parente ou amigo, escreva ainda mais: função ou serviço, valor, prazo, meta e como se sai, em uma página assinada, com uma data para rever. Diga antes de começar: “Faço com você igual faria com qualquer um, para não estragar a família.” Converse antes com quem liga os dois (marido, esposa). Se você não teria coragem de cobrar ou de encerrar, é melhor não começar.',
  },
  unico: {
    cliente:
      'Depender tanto de um cliente muda o tom, não a decisão: não rompa, mas não ceda calado. Negocie com troca (prazo, volume, pacote mensal no lugar do extra de graça) e comece já a diminuir o peso dele: três conversas por semana com outros, meta de cair para menos de um terço da venda em 6 a 12 meses, e uma reserva de um mês de contas. Enquanto isso, saiba quanto ele deixa de verdade por mês.',
    equipe:
      'Se só uma pessoa sabe, o risco é da empresa, e vem antes da cobrança: nesta semana filme e escreva o passo a passo (ficha com medidas), ponha alguém ao lado duas vezes por semana, e tenha um plano para o dia sem ela (folguista, diarista ou pronto comprado de fora). Em quatro semanas outra pessoa faz o básico. Aí você cobra, ou deixa sair, sem ficar refém.',
    fornecedor:
      'Ser o único por perto não o torna o único: cote em outras cidades e pela internet com o frete na conta, chame o representante ou o fabricante, e teste um material parecido aprovado pelo cliente. Até achar, peça antes, reserve o que não pode faltar e guarde de duas a quatro semanas dele em estoque. Com ele, troque compromisso de compra por prazo com consequência, por escrito.',
    socio:
      'Enquanto tudo depende dele, você não negocia: passe para o nome da empresa contatos, senhas, contratos e o jeito de fazer, e aprenda ou contrate quem faça a parte dele. Com isso pronto, a conversa sobre a divisão fica possível.',
    geral:
      'Depender de um só é o risco a tratar primeiro. Três frentes: guarde consigo o que é da empresa (contatos, senhas, receita, contrato), prepare um segundo (pessoa, fornecedor ou cliente) com um teste pequeno nesta quinzena, e mantenha uma reserva para um mês sem ele. Só então endureça a conversa.',
  },
  medo: {
    cliente:
      'O medo se mede: quanto esse cliente deixa por mês, já tirando custo, e quanto custa ceder? Venda que não paga, ou que só vem com desconto, não é venda perdida. Faça em passos pequenos: a regra dita a todos, com educação e uma saída (à vista no Pix, versão menor, prazo curto), e conte quantos saem de fato em 30 dias; costumam ser bem menos do que se teme.',
    equipe:
      'Prepare-se antes de falar e o medo diminui: saiba quem cobre se a pessoa sair, quanto custa a saída e o que quer pedir. Fale a sós, com fato e pedido, sem ameaça: “Quero que você fique, e preciso disto.” Quem é bom costuma ficar com regra clara; quem sai por uma regra justa sairia de qualquer jeito.',
    geral:
      'Faça em pequeno para não arriscar muito: um teste de 30 dias, com um grupo ou um valor que não faz falta, e um número que diz se continua ou para. Escreva o pior que pode acontecer, quanto custaria e o que faria: quase sempre é menor do que parece. E diga com educação e uma saída: firmeza com respeito raramente perde alguém bom.',
  },
  semprova: {
    cliente:
      'Sem papel ainda dá: mensagens, áudios, caderno, nota, Pix e testemunha contam como prova no Juizado. Reforce hoje: mande um resumo e peça a confirmação: “Oi, Carlos, só para confirmar: ficou em aberto o valor tal, do dia tal. Confere?” A resposta dele vale como reconhecimento. Guarde imagens das conversas com data e, daqui em diante, pedido e valor por mensagem com “de acordo”.',
    equipe:
      'O que não foi escrito se escreve agora: uma mensagem ou folha com o combinado, data e a resposta da pessoa; o próximo fato, em advertência no mesmo dia. Registro na carteira que faltou se corrige já, com o contador: a falta de papel pesa contra a empresa.',
    socio:
      'Se o contrato não diz, vale o que a lei diz, e com metade para cada um ninguém decide só: por isso escrevam agora um acordo de sócios (função, horas, retirada de quem trabalha, lucro pela cota, como se sai e por quanto). Não corte nada por conta própria. Se travar, contador ou mediador na mesa; depois, alteração do contrato na Junta.',
    geral:
      'Combinado de boca vale, o difícil é provar: junte hoje mensagens, áudios, comprovantes, notas e quem viu, e mande um resumo por escrito pedindo a confirmação: “Ficou combinado assim, certo?” O “sim” dele vira prova. Daqui em diante, uma página ou mensagem com o quê, quanto, quando e “de acordo”, antes de começar.',
  },
  ameaca: {
    cliente:
      'Ameaça se responde com calma e por escrito, nunca no grito: no mesmo dia, uma proposta concreta com data (ver juntos, refazer, abater ou devolver), conforme o que de fato é culpa sua. Guarde fotos, ordem de serviço e conversa. Procon pede explicação com prazo: responda dentro dele com as provas, e quem mostrou que ofereceu solução costuma sair bem. À avaliação, três linhas educadas em público. Não ceda só por medo, nem brigue.',
    equipe:
      'Não discuta nem ameace de volta: anote o que foi dito, com data, e leve ao contador ou advogado a folha de ponto, recibos e advertências antes de responder. Se a empresa deve algo, corrigir e acertar agora sai mais barato; se não deve, os papéis falam. Se os clientes podem ir junto, apresente a segunda pessoa a eles nesta semana.',
    geral:
      'Não responda no calor e não ignore: leia o prazo, junte papéis (contrato, notas, conversas, comprovantes) e responda por escrito, curto, com uma proposta e data. Se veio de órgão público, Justiça ou advogado, o prazo corre: leve ao contador ou advogado nesta semana. Acordo proposto cedo quase sempre custa menos.',
  },
  pena: {
    cliente:
      'Dá para ser humano e receber: fale a sós, ouça e ofereça um degrau que cabe agora (parcela menor por três meses, depois a normal; ou o mês corrente em dia e o atrasado aos poucos), por escrito e com data para rever. O que não pode é deixar sem combinado: a dívida cresce e a relação acaba mesmo assim.',
    equipe:
      'Pese as duas coisas: o tempo de casa e a vida da pessoa pedem respeito na forma; o fato pede decisão. Se foi falta leve, uma segunda chance com combinado escrito, prazo e ajuda (troca de horário, adiantamento, encaminhar ao posto). Se quebrou a confiança (dinheiro, ofensa), não deixe como está: ou sai da função e recebe punição por escrito, ou sai da empresa, com orientação do contador, em poucos dias. O resto da equipe está olhando.',
    geral:
      'Leve em conta a pessoa na forma, e não na regra: converse com cuidado, dê um prazo e uma ajuda possível, e deixe o combinado escrito com data para rever. Sem combinado, a boa vontade vira costume.',
  },
  briga: {
    equipe:
      'Não responda no calor: escolha hora e lugar neutros, comece pelo que a pessoa faz bem e traga um fato só, com número: “Quero resolver isto com você. Na semana passada aconteceu tal coisa. Como você vê?” Ouça até o fim e faça um teste com data: “Vamos experimentar 30 dias, com garantia de que você não perde; dia tal vemos os números juntos.” Se gritar, pare e remarque.',
    socio:
      'Marque fora da empresa, com uma hora de duração e três pontos escritos, cada um fala dez minutos sem ser cortado, e termina com duas decisões no papel. Se vira briga de novo, chame alguém neutro (contador, mediador). Por mensagem, só o combinado.',
    familia:
      'Escolha um momento calmo, fora da loja e da hora da raiva, e leve o mês no papel em vez da queixa. Comece pelo que os dois querem: “Quero que sobre para a casa e para a loja. Olha quanto entrou e quanto saiu: quanto você precisa por mês?” Combinem um valor fixo, com dia, e ponham a pessoa para ajudar a anotar: quem vê o número briga menos.',
    geral:
      'Mude a hora, o lugar e o começo: a sós, fora do movimento, com números e um pedido só. Comece pelo que querem em comum: “Quero resolver isto com você, não contra você. O que você precisa? Eu preciso disto.” Se esquentar, pare e marque outra hora; se sempre esquenta, alguém neutro na mesa e o combinado por escrito.',
  },
  sozinho: {
    geral:
      'Corte até caber em 15 minutos por dia: uma tarefa só, sempre na mesma hora, e o resto espera. Segunda, a lista do que mais rende; nos outros dias, cinco mensagens ou uma ação dela; sexta, conte o que voltou. Use o que já está pronto (modelo de mensagem, resposta rápida, agenda automática) e passe a outro a tarefa que qualquer um aprende em três dias.',
    equipe:
      'Sem tempo, comece pelo que devolve tempo: filme uma tarefa com o celular, cole o passo a passo na parede e deixe outra pessoa fazer por uma semana, com cinco minutos de conferência no fim do dia. Uma tarefa por mês já abre horas.',
  },
  aceitou: {
    cliente:
      'Feche enquanto está quente: hoje, uma mensagem com valor, datas e o que inclui, e a resposta “de acordo”; a entrada ou primeira parcela na hora. Depois, lembrete dois dias antes de cada data. Se falhar uma, fale no dia seguinte.',
    equipe:
      'Escreva no mesmo dia o que cada um combinou, com data, e os dois assinam ou respondem “de acordo”. Marque a revisão para duas ou quatro semanas e reconheça o que melhorar. Mudança de salário, horário ou função passa pelo contador antes de valer.',
    geral:
      'Ponha no papel antes de comemorar: o que cada um faz, valor, datas e o que acontece se não cumprir, com a assinatura ou o “de acordo” por mensagem. Faça hoje o primeiro passo e marque na agenda o dia de conferir.',
  },
  proposta: {
    cliente:
      'Antes do sim, três perguntas: cabe na sua conta (o que sobra depois do custo)? o que você ganha em troca (entrada agora, volume, prazo menor)? e se ele não cumprir? Responda com uma contraproposta por escrito: “Consigo assim, com a primeira parte hoje e o resto em tal data.” Prazo curto e entrada valem mais do que valor alto prometido.',
    equipe:
      'Não responda na hora: “Deixa eu fazer a conta e te respondo até sexta.” Some o custo completo (encargos, o que os outros vão pedir) e o que a empresa ganha. Se ajuda e cabe todo mês, faça por 90 dias com meta escrita; senão, ofereça outra coisa. Nada por fora da folha, nem a pedido da pessoa.',
    fornecedor:
      'Aceite só com troca por escrito: se quer dinheiro antes, peça data de entrega, desconto, e devolução ou multa se atrasar; adiante o menor valor (ou por lote), com pedido e nota em nome da empresa. Compare com outros dois e veja se o seu caixa aguenta o mês sem esse dinheiro.',
    socio:
      'Não aceite nem recuse no ar: pergunte de onde vem o número e compare com o que a empresa vale (lucro por ano × um a três, mais bens, menos dívidas, feito com o contador). Depois proponha um valor em parcelas que cabem na sobra do mês fraco, com entrada pequena e a saída registrada na Junta.',
    imovel:
      'Compare com três imóveis parecidos e com o que o aluguel pesa na sua venda (até uns 10%, 15% no limite), e responda por escrito com uma contraproposta: valor em degraus, prazo maior, carência ou obra por conta dele. Blefe ou não, tenha um segundo ponto visitado antes de responder.',
    geral:
      'Antes do sim, faça a conta dos dois lados: quanto entra, quanto custa por mês, por quanto tempo, e o que acontece se o outro não cumprir. Peça algo em troca (prazo, entrada, volume, teste) e responda por escrito com uma contraproposta e uma data. Compare com pelo menos uma outra oferta.',
  },
  semverba: {
    geral:
      'Sem dinheiro, faça primeiro o que não custa: falar com quem já compra ou já trabalha com você, renegociar prazo, vender o que está parado, pedir entrada antes de gastar e trocar serviço por serviço. Separe do que entrar um valor pequeno por semana (R$ 50 já serve) para o passo seguinte, e não pegue empréstimo para testar.',
    equipe:
      'Sem caixa para gastar com pessoas, mexa no que não custa: função clara, horário melhor, treino entre colegas, elogio e prêmio só quando entra mais (parte do ganho a mais). Ajuda por dia ou meio período antes de um contrato inteiro.',
  },
  medir: {
    geral:
      'Escolha um número só e anote toda semana no mesmo dia: quantos vieram, compraram, faltaram ou quanto sobrou, conforme o que você mudou. Compare as quatro semanas depois com as quatro antes, mude uma coisa de cada vez e escreva já o número que diz “continuo” e o que diz “paro”.',
  },
}

/** Themes by the side that they speak of; the others are 'geral'. */
export const SIDE_THEMES: Readonly<Partial<Record<Side, string>>> = {
  cliente:
    'calote fiado sinal desconto orcamento escopo reclamacao troca agenda cliente-dificil reputacao volta empresas reajuste preco prazo escola paciente dano entrega',
  equipe: 'contratar faltas salario demitir conduta rendimento trabalho-lei saida furto seguranca',
  fornecedor: 'fornecedor estoque',
  socio: 'socio',
  familia: 'familia retirada',
  imovel: 'ponto terra',
}
