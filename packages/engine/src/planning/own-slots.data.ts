import type { CaseLine } from './own-case.data.ts'

/**
 * Numbers of hers by what they are; the first pattern that a sentence of her challenge or her day's work holds counts. $R
 * reais, $P per cent, $D days, $H hours or minutes, $N a count, $Q a count or reais that her words leave no doubt of.
 */
export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  devem: [
    '\\bdev(?:e|em|endo|eram)\\b(?: \\w+){0,3} $R',
    '$R(?: \\w+){0,3} (?:na rua|fiado|pra receber|para receber|em aberto|atrasad|vencid)',
    '\\b(?:fiado|na rua|inadimpl\\w+)(?: \\w+){0,4} $R',
    '$Q (?:no|em) (?:caderninho|caderno|fiado)',
  ],
  atrasados: ['$N(?: \\w+){0,4} (?:atrasad|devendo|inadimpl|nao pag)', '$N (?:que )?(?:ta|tao|estao) (?:me )?devendo'],
  prazo: [
    '(?:pag(?:a|am|ando)|receb(?:o|e|emos)|cai)(?: (?:so|em|com|a|no|depois|de|apos|uns|ate)){0,3} $D',
    '$D (?:pra|para) (?:pagar|receber|cair)',
  ],
  taxa: ['$P (?:ao|por|a) mes', '(?:juros?|financeira|agiota|banco|antecip\\w+)(?: \\w+){0,5} $P'],
  comissao: [
    '(?:ifood|aplicativo|app|plataforma|booking|airbnb|marketplace|shopee|mercado livre|site)(?: \\w+){0,6} $P(?! (?:d[ao]s? (?:pedidos?|vendas?|clientes?|faturamento|movimento|que)|sai|saem|vem|vendo|pelo|entra))',
    '$P(?! (?:d[ao]s? (?:pedidos?|vendas?|clientes?|faturamento|movimento|que)|sai|saem|vem|vendo|pelo|entra))(?: \\w+){0,5} (?:ifood|aplicativo|app|plataforma|booking|airbnb|marketplace|shopee|mercado livre)',
  ],
  falta: ['falt\\w+ (?:uns |umas |quase )?$R(?: \\w+){0,2} (?:fechar|pagar)', '(?:buraco|rombo) de $R'],
  antes: ['(?:ca\\w+|baix\\w+|despenc\\w+|vendas?|fatur\\w+)(?: \\w+){0,3} de $R (?:pra|para|a) [RN]\\d+'],
  depois: ['de R\\d+ (?:pra|para|a) $R'],
  orcados: [
    '$N (?:avaliac|visita|orcament|propost|consulta)\\w*.{0,40}(?:so|apenas|e) [N]\\d+ (?:fech|vir|compr|aprov)',
    '$N(?: \\w+){0,8}(?: orcament\\w+| propost\\w+| visitas?).{0,40}(?:fech|vend|aprov)\\w* (?:so |apenas |uns |umas )?N\\d',
    '(?:faco|mando|passo|visito|fazer) (?:uns |umas )?$N (?:orcament|propost|visita)',
  ],
  fecham: ['\\b(?:so|apenas) $N (?:fech|vir|compr|aprov)', '(?:fech|aprov)\\w+ (?:so |apenas |uns |umas |com )?$N'],
  saem: [
    'passaram $N (?:pessoa|funcion|menin|atendent)',

    '(?:saem|sairam|cancelam|cancelaram|perdi|perco|param|pararam) (?:uns |umas |quase )?$N (?:client|alun|assinant|pacient|cuidador|funcion|menin|vended|mensal|contrat|garc|ajudant)',
  ],
  pagam: ['\\bpaga\\w* (?:so |apenas )?$Q.{0,40}(?:vend\\w+|vale|particular|sai)(?: \\w+){0,4} [RN]\\d+'],
  valem: ['\\bpaga\\w* (?:so |apenas )?[RN]\\d+.{0,40}(?:vend\\w+|vale|particular|sai)(?: \\w+){0,4} $Q'],
  toma: ['(?:toma|consome|consumiu|tomou|gasta comigo) (?:umas |uns )?$H'],
  fila: ['fila(?: \\w+){0,4} $H', 'esper\\w+(?: \\w+){0,3} $H'],
  vezes: ['$N vezes'],
  sobrou: [
    '(?:sobr\\w+|encalh\\w+) (?:uns |umas |quase )?$R',
    '$R(?: \\w+){0,3} (?:encalhad|parad)',
    '$R .{0,60}\\bque (?:ta|tao|esta|estao) (?:encalhad|parad)',
  ],
  cada: [
    'cada (?:\\w+ ){1,4}custa\\w* (?:uns |umas )?$Q',

    '(?:perco|custa|gasto|prejuizo)(?: \\w+){0,4} $R(?: \\w+){0,2} (?:cada|por vez)',
    'cada (?:\\w+ ){1,4}(?:me )?custa $R',
  ],
  aluguel: ['aluguel.{0,40}(?:pra|para|subi\\w+|aument\\w+)(?: \\w+){0,2} $R'],
  aMais: ['por $R a mais', '$R a mais'],
  faltaram: [
    '(?:nao vem|falta\\w*|desmarca\\w*|fura\\w*).{0,24}(?:uns |umas )$N por semana',

    '$N(?: \\w+){0,2} (?:faltaram|faltam|furam|nao vieram|nao aparec)',
    '(?:faltam|faltaram|furam) (?:uns |umas )?$N',
  ],
  fatia: [
    '(?:um cliente so|so um cliente|um so cliente|unico cliente|maior cliente).{0,40}$P',

    '$P(?: \\w+){0,6} (?:um so|so um|unico|mesmo cliente|um cliente|uma rede|um mercado|um comprador|uma empresa)',
  ],
  parou: [
    '(?:ficou|fiquei|ficamos) $D(?: \\w+)? parad',

    '(?:parad[oa]|parou|parada)(?: (?:por|uns|umas|ficou|quase|mais de)){0,2} $D',
    '(?:parad[oa]|parou|parada)(?: (?:por|uns|umas|ficou|quase|mais de)){0,2} $H',
  ],
  esperando: ['$N (?:\\w+ ){1,2}(?:parad|esperando|aguardando)'],
  presos: ['$R(?: \\w+){0,4} (?:so )?(?:recebo|entra) (?:na|no|quando)'],
  menos: ['$P (?:a menos|de desconto)', 'desconto de $P'],
  alta: ['(?:subi\\w+|aument\\w+)(?: \\w+){0,2} $P'],
  trancam: ['$N (?:alun|client|pacient|mensalist|famil)\\w*(?: \\w+){0,2} (?:tranc|par|cancel|sa[ei]|some)\\w*'],
  voltam: [
    'de cada N\\d+(?: \\w+){0,2} (?:uns |umas |so |apenas )?$N (?:volta|da problema|refa|tem que)',
    '$N (?:em|de) cada [N]\\d+.{0,24}(?:volta|refa|erra)',
  ],
  deCada: [
    'de cada $N(?: \\w+){0,2} (?:uns |umas |so |apenas )?N\\d+ (?:volta|da problema|refa|tem que)',
    'N\\d+ (?:em|de) cada $N.{0,24}(?:volta|refa|erra)',
  ],
  fora: ['(?:jog\\w+ fora|perc?[do]\\w*|estrag\\w+)(?: (?!pel[ao]\\b)\\w+)? $P'],
  investe: ['(?:compr(?:ar|o)|invest(?:ir|imento)|reform(?:ar|a)|custa)(?: \\w+){0,6} $R'],
}

const line = (titulo: RegExp, diz: string): CaseLine => ({ titulo, texto: null, diz })

/** After the lines of `CASE_LINES`: shorter, for what was only counted. */
export const SLOT_LINES: readonly CaseLine[] = [
  line(
    /vencido por cliente|lista por nome, valor|maiores devedores|cobre os dez|familia em atraso/,
    'São {devem} a receber: divida em três pilhas, a deste mês, a do anterior e a velha, e comece pela mais nova.',
  ),
  line(
    /vencido por cliente|lista por nome, valor|maiores devedores|cobre os dez|familia em atraso/,
    'São {atrasados} nomes: dois telefonemas por dia bastam para falar com todos antes do fim do mês.',
  ),
  line(
    /dinheiro esta preso|prazo com os dois fornecedores|fornecedor mais pesado|novas datas|treze semanas|segure tres saidas/,
    'Você recebe em {prazo}: peça ao fornecedor um vencimento que caia depois disso, mesmo que só para metade da compra.',
  ),
  line(
    /linhas de giro|mapa das dividas|peca troca|rotativo|juro no cartao|preciso de banco|novas datas|segure tres saidas|conta fora do calendario/,
    'Hoje esse dinheiro custa {taxa} ao mês: cada mês a menos com ele é ganho certo, antes de qualquer venda nova.',
  ),
  line(
    /dinheiro esta preso|treze semanas|semana vermelha|pedaco fixo|tres saidas|resultado do ultimo mes/,
    'O buraco que você contou é de {falta} por mês: é esse número que o plano precisa cobrir primeiro.',
  ),
  line(
    /queda em clientes|quinze clientes que sumiram|melhores clientes|concorrente como cliente|inativos|causa da queda/,
    'De {antes} para {depois}: pegue uma semana de antes e uma de agora e veja se faltam clientes, ou se eles levam menos.',
  ),
  line(
    /orcamentos dos ultimos|tres retornos|quatro perguntas|orcamento em uma pagina|propostas? parad|retome/,
    'De {orcados}, {fecham} fecham: para ter mais um ou dois, o caminho curto são os que já receberam o preço.',
  ),
  line(
    /fotos, medidas|visita e diagnostico|primeiro atendimento/,
    'De {orcados}, {fecham} viram serviço: as outras são horas de trabalho que podem voltar para você.',
  ),
  line(
    /quem saiu|quem cancelou|tres ultimas pessoas|cinco vagas iguais|primeira semana de quem chega|escala do mes/,
    'Foram {saem} saídas: pergunte aos dois ou três mais recentes, fora do trabalho, o que teria mudado a decisão.',
  ),
  line(
    /cinco vagas iguais|anuncio com jornada|ultimas pessoas que sairam|caminho de ganho|primeira semana de quem chega/,
    'Se a saída é por {aMais} a mais, faça a conta: quanto custa treinar outra pessoa e perder um cliente por causa disso?',
  ),
  line(
    /preco em cinco lugares|pedido certo por semana|porta de venda|compradores com prazo|vinte compradores|item por item|pedido inteiro/,
    'A diferença que você contou é de {pagam} para {valem}: tire dela embalagem, caminho e perda, e o que sobrar é seu.',
  ),
  line(
    /etiquete todo pedido|niveis de atendimento|limite e preco para o extra|horas reais|abaixo do custo|hora no preco/,
    'Comece pelo cliente que toma {toma}: divida o que ele paga por essas horas e leve o número à conversa.',
  ),
  line(
    /ocupacao de cada|espera na fila|gente no horario da fila|recusados e o que encheu|horas mais disputadas|mais horas so onde/,
    'A fila que você contou é de {fila}: cronometre onde ela prende, no pedido, no preparo ou no pagamento, e mexa só ali.',
  ),
  line(
    /feito a mais|combinado por escrito|preco de mudanca|viagem que paga menos|mudanca antes de fazer|custo por quilometro/,
    'Foram {vezes} vezes, a {cada} cada: escreva na mensagem de preço o que está incluído e quanto custa o que passar.',
  ),
  line(
    /feito a mais|combinado por escrito|preco de mudanca|viagem que paga menos|mudanca antes de fazer/,
    'A {cada} cada vez, o combinado por escrito se paga no primeiro mês: o que entra no preço, o que não entra, quanto é o extra.',
  ),
  line(
    /conte o estoque|cinquenta itens|leva de saida|parado em dinheiro|preco do restante|falta antes de falar|comprou com o que vendeu|verba de compra/,
    'Sobraram {sobrou}: liste o que sobrou antes de falar com qualquer vendedor, e não compre de novo nada que esteja na lista.',
  ),
  line(
    /venda do mesmo dia|fora, com item|ainda esta bom|perda da semana|frio, da agua/,
    'Vão fora {fora}: por duas semanas, mande um pouco menos a quem mais devolve e veja se alguém reclama de falta.',
  ),
  line(
    /locador|tres imoveis|mudar contra a de ficar/,
    'Leve o número à conversa: o aluguel a {aluguel} e os três pontos vagos ao lado. Peça o valor por doze meses, não um favor.',
  ),
  line(
    /dois lembretes|lista de encaixe|regra de cancelamento/,
    'Foram {faltaram}: comece por esses nomes, com “senti a sua falta; quer remarcar para esta semana?”, sem cobrar nada.',
  ),
  line(
    /aplicativo, item por item|preco e o alcance|canal de venda|fatia d[oa] (?:aplicativo|plataforma)|plataforma e de uma direta|limite de vagas|reserva direta/,
    'A mordida que você contou é de {comissao}: ponha ao lado o que um pedido direto deixa, e o preço de cada canal aparece.',
  ),
  line(
    /sem o maior cliente|leia o contrato|prospectar parecidos|fatia maxima|desse cliente/,
    'Hoje {fatia} vêm de um só lado: escreva quais contas ficariam sem pagar se ele saísse no mês que vem.',
  ),
  line(
    /paradas dos ultimos|limpeza e a inspecao|revisao preventiva|pecas que quebram|consertar, alugar e trocar/,
    'A última parada levou {parou}: anote a peça, quem consertou e o que deixou de ser entregue.',
  ),
  line(
    /investimento em mes bom|custo efetivo total|teste a ideia menor|numero de usos/,
    'Para o que custa {investe}, a pergunta é uma: quanto entra a mais por mês, já tirados material e salário?',
  ),
  line(
    /lista unica do que falta|prazo quando tudo|lembretes automaticos|desconto a quem manda/,
    'São {esperando} à espera e {presos} presos neles: ligue hoje para o mais adiantado e peça só o que falta para entregar.',
  ),
  line(
    /reclamacoes abertas|teste e mostre funcionando|peca barata com a melhor|fabricante a sua parte|teste tudo antes|jeito certo em foto|onde nasceu/,
    'Voltam {voltam} em cada {deCada}: escreva à parte peça, fornecedor e quem fez das últimas dez voltas, e o culpado aparece.',
  ),
  line(
    /reclamacoes abertas|teste e mostre funcionando|peca barata com a melhor|fabricante a sua parte|teste tudo antes|onde nasceu/,
    'Cada volta custa {cada}: a peça melhor pode custar até esse valor a mais, dividido pelas que deixam de voltar.',
  ),
  line(
    /contraproposta|conta so desse cliente|menor valor|sem o maior cliente/,
    'O que ele pede é {menos} a menos: leve por escrito o que você quer em troca, e não responda na hora.',
  ),
  line(
    /dez insumos que mais pesam|repasse em etapas|validade nos orcamentos|reajuste anual|sinal para cobrir|nota de compra a revisao/,
    'A alta que você contou é de {alta}: no próximo contrato, escreva até quando o preço vale e que item o faz mudar.',
  ),
  line(
    /oferta propria para a baixa|rematricula|mes em que mais se perde|motivo para continuar/,
    'Para os {trancam} que param, ofereça um mês antes guardar a vaga por uma parte da mensalidade: é menos do que perder todos.',
  ),
  // Whom she names
  line(
    /preco em cinco lugares|pedido certo por semana|porta de venda|compradores com prazo/,
    'Não largue {citado} de uma vez: guarde para ele a parte que você não consegue vender sozinha, e diminua mês a mês.',
  ),
  line(
    /etiquete todo pedido|niveis de atendimento|limite e preco para o extra|abaixo do custo|maiores devedores|escada de cobranca|combinado por escrito/,
    'Com {citado}, fale em pessoa e com o número na mão, antes de mandar qualquer mensagem.',
  ),
  line(
    /cada socio faz|combinado de papeis|funcao, o horario e a entrega|salario do parente/,
    'Marque com {citado} uma hora fora do trabalho e leve uma folha, não uma queixa: o que cada um faz, quanto tira e o que espera.',
  ),
  line(
    /converse (?:com fatos|em particular|vinte minutos)|quem mais falta|treine (?:o jeito|meia hora)|uma tarefa por dia/,
    'Comece por {citado}, a sós e com um exemplo da semana: o que aconteceu, o que você esperava, o que combinam até sexta.',
  ),
]
