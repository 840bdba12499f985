import type { Moves } from './types.ts'

/** Staff, partners and family: what is asked after the advice. */
export const PEOPLE_MOVES: Readonly<Record<string, Moves>> = {
  contratar: {
    outro:
      'Se o anúncio não trouxe ninguém bom, mude onde procura: indicação da equipe com um prêmio pequeno, escola técnica, grupo do bairro, ex-funcionário. Mostre salário e horário no anúncio e chame três para um teste pago de um dia.',
    custo:
      'Além do salário, conte cerca de 20% a mais no Simples (FGTS, férias com um terço e décimo terceiro), e transporte e benefícios; fora do Simples, mais INSS da empresa. Exemplo: quem ganha R$ 2.000 custa uns R$ 2.400 por mês, sem o vale.',
    tempo:
      'Da vaga ao primeiro dia, duas a quatro semanas; para render por inteiro, um a três meses. A experiência vai até 90 dias. Para pico, contrato por prazo certo, temporário por agência ou intermitente: termina sem aviso longo.',
    escrito:
      'Sim: registro na carteira digital antes do primeiro dia, contrato de experiência com data, função e horário. Autônomo de verdade, contrato de serviço e nota.',
  },
  faltas: {
    outro:
      'Se você já conversou e continua, suba um degrau no mesmo dia do próximo atraso: advertência por escrito com data e fato; depois outra, suspensão e, só com o histórico, demissão com o contador. E ouça a causa: às vezes trocar o turno resolve mais que punir.',
    custo:
      'Falta sem justificativa se desconta do dia e pode tirar o descanso da semana; atraso, dos minutos. Advertir não custa nada. Trocar alguém custa uns dois ou três salários entre saída, procura e treino.',
    tempo:
      'Aja no mesmo dia: punição atrasada perde força. Dê de duas a quatro semanas depois da conversa; na terceira repetição, decida.',
    escrito:
      'Sim: advertência em duas vias com data, fato e assinatura; se recusa, duas testemunhas assinam. Ponto registrado é a prova; mensagem da conversa também ajuda.',
  },
  salario: {
    outro:
      'Se a proposta não agradou, mude a moeda: prêmio por meta medida, folga, horário, curso, função nova com data. Aumento em dois degraus, ligado a algo que se mede. E prepare uma segunda pessoa, para não decidir com medo.',
    custo:
      'Cada R$ 100 de aumento custam uns R$ 120 por mês no Simples, com férias, décimo terceiro e FGTS. Compare com trocar: em geral dois ou três salários. Prêmio por resultado só sai quando o resultado entra.',
    tempo:
      'Responda em até uma semana, com data: o que muda agora e o que se revê em 90 dias. Aumento dado não se tira.',
    escrito:
      'Sim: a meta, o valor, quando paga e até quando vale, assinado. Comissão e prêmio entram na folha; aumento, na carteira. Sem papel, o costume vira direito.',
  },
  demitir: {
    outro:
      'Se já avisou e deu chance, não adie: escolha o dia, faça a conta da saída com o contador e tenha quem cubra. Se quer evitar a multa inteira, existe o acordo entre as partes (metade do aviso e multa de 20%), se a pessoa quiser de verdade.',
    custo:
      'Sem justa causa: saldo do mês, aviso (30 dias mais 3 por ano), férias com um terço, décimo terceiro proporcional e multa de 40% do FGTS. Peça a conta ao contador antes; para quem tem um ano de casa, costuma dar uns dois a três salários.',
    tempo:
      'Pague tudo em até dez dias depois da saída. O aviso é de 30 dias, mais três por ano de casa, trabalhado ou pago.',
    escrito:
      'Sim: carta de demissão ou de dispensa com data, assinada, e o termo de rescisão. Se não assina, duas testemunhas. Justa causa só com prova e advertências guardadas.',
  },
  conduta: {
    outro:
      'Se a conversa não mudou nada, ponha fato e prazo no papel: o que aconteceu, o que espera, até quando; repetiu, advertência. Entre dois que brigam, ouça cada um só e depois os dois, e separe tarefas ou turnos.',
    custo:
      'Não custa dinheiro, custa uma conversa de vinte minutos. Deixar passar custa cliente e quem trabalha bem: é sempre mais caro.',
    tempo: 'Fale no mesmo dia, reveja em uma semana e decida em 30 dias.',
    escrito:
      'A primeira conversa, só anote data e combinado. A partir da segunda, advertência por escrito em duas vias, com testemunhas se não assinar.',
  },
  rendimento: {
    outro:
      'Se explicar não bastou, mude o jeito: mostre fazendo, uma tarefa por vez, com foto ou lista na parede, e confira no fim do dia por duas semanas. Se ainda não rende, troque de função antes de trocar de pessoa.',
    custo:
      'Treinar custa as suas horas: uns vinte minutos por dia durante duas semanas. Cursos do Sebrae e do Senai são baratos ou de graça.',
    tempo:
      'Duas semanas para aprender a tarefa, quatro para o ritmo. Se em 30 dias de treino de verdade nada mudou, decida.',
    escrito: 'Sim: a tarefa em passos, a meta por dia e o que foi combinado na conversa, com data.',
  },
  'trabalho-lei': {
    outro:
      'Se ficou sem resposta, leve o caso por escrito ao contador ou ao sindicato da categoria, com datas e valores: regra de trabalho muda com a convenção da cidade. Enquanto isso, registre e pague o que é certo.',
    custo:
      'Registrar custa uns 20% além do salário no Simples. Não registrar custa os direitos de até cinco anos, com multa, se a pessoa reclamar.',
    tempo:
      'Registro antes do primeiro dia; atraso se corrige já. Quem sai tem dois anos para reclamar e cobra os últimos cinco.',
    escrito: 'Sim: carteira digital, ponto, recibos e acordos assinados. Combinado de boca não tira direito.',
  },
  saida: {
    outro:
      'Se conversar ou oferecer não segurou, proteja a casa: cadastro e agenda no nome da empresa, duas pessoas que sabem cada serviço, clientes apresentados à segunda pessoa já nesta semana.',
    custo:
      'Preparar a segunda pessoa custa umas horas por semana. Cobrir proposta só se couber todo mês: some 20% de encargos ao aumento.',
    tempo:
      'O aviso de quem sai é de 30 dias. Use-os assim: uma semana de lista, duas de acompanhar, uma de fazer sozinho com o outro olhando.',
    escrito:
      'Sim: pedido de demissão de próprio punho, lista do que devolve (chaves, senhas, fichas) e termo de sigilo sobre dados de clientes. Proibir de trabalhar em outro lugar quase nunca vale sem pagar por isso.',
  },
  socio: {
    outro:
      'Se a conversa não mudou, ponha alguém de fora na mesa (contador, mediador) e uma proposta com data: pagar só quem trabalha, medir horas, ou um compra a parte do outro por um valor calculado por terceiro.',
    custo:
      'Mediador ou contador cobra em geral de R$ 300 a R$ 1.500; mudar o contrato social, uns R$ 500 a R$ 1.500 com a Junta. Comprar a parte se paga em parcelas, com o lucro. Ir à Justiça custa anos e honorários.',
    tempo:
      'Marque a conversa para esta semana e a revisão para 30 dias. Saída combinada leva de dois a seis meses; quem sai continua respondendo por dois anos pelo que ficou.',
    escrito:
      'Sim: contrato social com partes, retirada e saída, e um acordo de sócios com horas, funções e o que acontece se um sai ou morre. Advogado para assinar.',
  },
  familia: {
    outro:
      'Se falar em família não funcionou, mude o lugar e a regra: conversa na empresa, com hora, função, salário e meta iguais aos dos outros, e uma data para decidir se fica. Alguém de fora na conversa ajuda.',
    custo:
      'Parente que trabalha custa como os outros: salário e registro. Ajuda de família tem de sair da sua retirada, com valor certo, e não do caixa.',
    tempo:
      'Combine três meses de experiência com conversa no fim de cada um. Sucessão boa leva anos: comece passando uma decisão por mês.',
    escrito:
      'Sim, justamente por ser família: função, horário, salário, e o que sai para quem. Herança e bens, com advogado ou cartório.',
  },
  parceria: {
    outro:
      'Se a divisão não andou, troque a forma: valor fixo por uso ou por indicação, por 60 dias, com acerto toda sexta. Ainda não andou? Encerrem bem e cada um com os seus clientes.',
    custo:
      'Comissão de indicação costuma ir de 5% a 20% do que entra, paga depois que o cliente pagou. Escrever o combinado não custa nada.',
    tempo: 'Teste por 60 dias com data para rever; se em três meses não trouxe cliente, encerre.',
    escrito:
      'Sim: quem faz o quê, quanto cada um recebe e quando, de quem é o cliente e como se sai, em uma página assinada.',
  },
  dono: {
    outro:
      'Se descansar um dia não bastou, tire de vez uma tarefa da sua lista nesta semana: feche um turno, recuse um serviço, entregue uma função a alguém. E fale com quem entende: médico, psicólogo do posto ou do CAPS, de graça.',
    custo:
      'Comece sem gastar: um período livre por semana, com alguém cobrindo. Uma pessoa por meio período custa menos que você doente.',
    tempo: 'Marque o primeiro descanso para os próximos sete dias. Passar uma tarefa leva de duas a quatro semanas.',
    escrito: 'Ajuda: uma folha com o que só você faz e como se faz, para outro cobrir, e quem decide até que valor.',
  },
  seguranca: {
    outro:
      'Se avisar não bastou, mude a máquina ou a regra: sem proteção não liga, tarefa passa a outro, advertência por escrito. Troque o equipamento que incomoda.',
    custo:
      'Protetor, luva e óculos custam de R$ 10 a R$ 100 por pessoa e são da empresa. Acidente custa afastamento, processo e culpa.',
    tempo: 'Proteção, hoje. Acidente se comunica (CAT) até o dia útil seguinte.',
    escrito: 'Sim: ficha de entrega do equipamento assinada, treino com data e CAT em acidente.',
  },
  furto: {
    outro:
      'Se conferir no fim do dia não mostrou nada, estreite: um responsável por turno, contagem na troca, cinco itens contados todo dia. O padrão de dia, hora e item aponta onde está sem acusar ninguém.',
    custo:
      'A contagem é de graça; câmera avisada custa de R$ 150 a R$ 400. Trava e espelho, pouco mais. Compare com a falta por mês.',
    tempo: 'Em duas semanas de contagem o padrão aparece. Boletim de ocorrência, no mesmo dia do fato.',
    escrito:
      'Sim: folha de contagem assinada por quem entrega e quem recebe. Sem prova, não acuse nem desconte; com prova, advogado antes de qualquer passo.',
  },
}
