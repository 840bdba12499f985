import type { Frame } from './frame.ts'

/** Words can't tell that both ways are weighed: these hold where her numbers gave both. */
const BY_NUMBERS = /$^/

export const byNumbers = (
  frame: Pick<Frame, 'id' | 'carta' | 'nome' | 'passos' | 'porque' | 'cuidado'> & Partial<Pick<Frame, 'quem'>>,
  quoted: RegExp,
): Frame => ({
  quem: null,
  ...frame,
  kin: [frame.carta],
  ouve: [quoted, BY_NUMBERS],
  material: null,
})

/** Two ways that she weighs, named by what her numbers gave of both (`measures/frames/ways`). */
export const WAY_FRAMES: readonly Frame[] = [
  byNumbers(
    {
      id: 'alugar_ou_comprar',
      carta: 'aluguel_equipamento',
      nome: 'a escolha entre comprar e alugar',
      porque:
        'A parcela vence todo mês, e o aluguel só quando há uso: o que decide é quantas vezes por mês você usa mesmo.',
      cuidado: 'contar com o uso do melhor mês. No fraco a parcela vence igual.',
      passos: [
        [
          'Reserve o aluguel dos dias que já tem marcados e feche o preço do mês',
          'Leve as datas ao locador e peça preço por pacote, e não por dia avulso. Combine por escrito o que acontece se quebrar e se você desmarcar.',
          'O trabalho anda sem prender dinheiro, e por menos do que o preço avulso.',
          2,
          0,
        ],
        [
          'Anote cada uso por três meses: dia, serviço e quanto deixou',
          'Uma linha por uso, com o que recusou por falta disso. No fim de cada mês, conte os usos e ponha ao lado do empate.',
          'Você sabe se o uso passa do empate também no mês fraco.',
          2,
          1,
        ],
        [
          'Some à parcela o seguro, o imposto, o conserto e onde guardar',
          'Peça o preço de cada um antes de assinar, e divida o total pelo preço de um dia de aluguel. O resultado é o número de dias que empata.',
          'A compra é comparada pelo que custa de verdade.',
          2,
          0,
        ],
        [
          'Peça o preço de outra locadora e o de um usado com garantia',
          'Com três preços na mão você negocia melhor dos dois lados. Usado só com vistoria de quem entende.',
          'A escolha é feita entre preços reais.',
          2,
          0,
        ],
        [
          'Marque a data de rever a compra e escreva a condição dela',
          'Escreva quantos usos por mês, por quantos meses seguidos, fazem a compra valer. Até lá, a resposta ao vendedor é não.',
          'A compra é decidida pelo uso contado, e não pela pressa de quem vende.',
          1,
          0,
        ],
      ],
    },
    /\balug\w+|\bcompr\w+|\bfinanci\w+/,
  ),
  byNumbers(
    {
      id: 'aqui_ou_fora',
      carta: 'aluguel_equipamento',
      nome: 'a escolha entre fazer aqui e pagar fora',
      porque: 'Fora você paga só o que usa; aqui, parcela, gente e manutenção vencem todo mês, com trabalho ou sem.',
      cuidado: 'contar só a parcela. Quem opera, a manutenção e o que se perde até aprender entram na conta.',
      passos: [
        [
          'Traga para dentro só o volume que existe no mês fraco, e deixe o resto fora',
          'Divida o trabalho em dois: o que se repete o ano inteiro e o que só vem nos meses cheios. Gente e máquina suas só para o primeiro; o segundo continua com quem faz hoje.',
          'O custo cai sem gente nem máquina parada.',
          2,
          0,
        ],
        [
          'Confira nas notas dos últimos seis meses quanto pagou fora em cada um',
          'Separe só o que a compra substituiria e marque o mês mais fraco. É com ele que a conta tem de fechar, e não com a média.',
          'Você sabe quanto desse gasto se repete e quanto some de verdade.',
          2,
          1,
        ],
        [
          'Escreva tudo o que fazer aqui pede: gente, luz, conserto, espaço e parcela',
          'Quem vai operar e em que hora, luz, manutenção, peças, espaço e o que se perde até acertar. Ponha um preço em cada linha, pedido a quem já tem igual.',
          'A diferença que sobra no papel é a que sobra no caixa.',
          3,
          1,
        ],
        [
          'Peça preço por volume a quem faz hoje e a um segundo fornecedor',
          'Leve a quantidade dos últimos meses e peça preço, prazo e multa por atraso por escrito. Diga que estuda fazer por conta própria.',
          'O preço de fora cai ou o prazo melhora, mesmo que nada seja comprado.',
          2,
          0,
        ],
        [
          'Faça um teste de um mês antes de assinar',
          'Alugue, peça emprestado ou faça parte na máquina de quem vende, com o seu trabalho. Conte as horas, o que se perdeu e quem ficou sem fazer outra coisa.',
          'A conta é feita com a sua produção, e não com a do vendedor.',
          4,
          4,
        ],
        [
          'Ponha na proposta entrega, instalação, treino e assistência com prazo',
          'Peça também o que acontece se parar e em quantos dias volta. Sem isso por escrito, mantenha o fornecedor de hoje por mais três meses.',
          'Um defeito no começo não para as suas entregas.',
          1,
          0,
        ],
      ],
    },
    /\bfora\b|\bterceiriz\w+|\bfinanci\w+|\bcompr\w+|\bmaquina|\bdentro\b/,
  ),
  byNumbers(
    {
      id: 'trava_antes_da_compra',
      carta: 'aluguel_equipamento',
      nome: 'a compra que não mexe no que atrasa',
      porque: 'O trabalho sai no ritmo da etapa mais lenta: comprar para outra etapa só aumenta a fila diante dela.',
      cuidado: 'comprar para a etapa que já anda. A fila cresce no mesmo lugar, agora com parcela.',
      passos: [
        [
          'Chame reforço por diária ou empreita para a etapa que trava',
          'Procure hoje entre quem já trabalhou com você e peça preço por serviço entregue. Comece pelos trabalhos mais perto de ficar prontos.',
          'O que está parado começa a sair nesta semana.',
          3,
          1,
        ],
        [
          'Entregue primeiro o que falta receber, com data combinada por cliente',
          'Liste o que espera, quanto cada um ainda paga e o que falta fazer. Avise cada cliente do dia e combine o pagamento na entrega.',
          'O dinheiro preso na fila entra antes de qualquer parcela.',
          2,
          1,
        ],
        [
          'Conte por quatro semanas quantos trabalhos passam por cada etapa',
          'Um quadro com as etapas em colunas e uma ficha por trabalho. Onde as fichas se juntam é onde o dinheiro rende.',
          'Você vê o que trava por contagem, e não por cansaço.',
          2,
          2,
        ],
        [
          'Ensine mais uma pessoa a fazer a etapa que hoje depende de uma só',
          'Escolha quem já ajuda, faça junto em três trabalhos e depois só confira. Escreva as medidas e os erros comuns em uma folha.',
          'Uma falta ou férias deixam de parar a fila.',
          4,
          6,
        ],
        [
          'Reveja a compra quando a etapa lenta acompanhar as outras',
          'Refaça a conta da diferença por mês com luz, manutenção e quem opera. Se ela ainda for pequena, negocie o preço do serviço de fora.',
          'A parcela só começa quando há trabalho passando para pagar.',
          1,
          0,
        ],
      ],
    },
    /\bcompr\w+|\bfinanci\w+|\bmaquina/,
  ),
  byNumbers(
    {
      id: 'maquina_ou_gente',
      carta: 'aluguel_equipamento',
      nome: 'a escolha entre a máquina e o trabalho à mão',
      porque:
        'A máquina só poupa o salário de quem deixa de fazer aquilo: se a pessoa continua na folha, as duas contas vencem juntas.',
      cuidado: 'contar a economia e manter as mesmas pessoas na mesma tarefa.',
      passos: [
        [
          'Veja a máquina rodando em outro cliente, com a equipe que prometem',
          'Peça para ficar um turno inteiro e conte o que sai por hora, as paradas e quantas pessoas ficam nela. Leve quem vai operar.',
          'A promessa do vendedor vira número visto por você.',
          4,
          2,
        ],
        [
          'Escreva para onde vai cada pessoa que ela libera',
          'Quem muda de tarefa precisa de trabalho que hoje falta gente para fazer; quem sai tem rescisão, que se soma ao preço. Peça o valor ao contador antes.',
          'A economia da conta acontece mesmo na folha.',
          2,
          0,
        ],
        [
          'Ponha no contrato a produção por hora, o treino e a assistência',
          'Escreva em quantos dias vem o técnico, o que a garantia cobre e o que acontece se não produzir o combinado. Guarde uma parte do pagamento para depois do teste.',
          'Uma máquina parada não deixa você com parcela e sem gente.',
          2,
          0,
        ],
        [
          'Guarde duas parcelas antes de assinar',
          'Separe todo mês a diferença esperada como se a máquina já estivesse aí. Se não couber agora, também não cabe depois.',
          'Um mês fraco não derruba a compra.',
          1,
          0,
        ],
      ],
    },
    /\bmaquina|\bcompr\w+|\bautomatic\w+|\bfinanci\w+/,
  ),
  byNumbers(
    {
      id: 'fixo_ou_por_vez',
      carta: 'contratar_ou_nao',
      nome: 'a escolha entre alguém fixo e pagar por vez',
      porque:
        'Quem é fixo custa igual em mês cheio e em mês fraco; quem vem por vez custa mais em cada uma e nada quando não vem.',
      cuidado: 'quem vem sempre, nos mesmos dias e com ordens suas, pode ser tido por empregado mesmo sem registro.',
      passos: [
        [
          'Conte nos últimos três meses quantas vezes chamou e quanto pagou',
          'Some mês por mês, e marque o mais fraco. Ponha ao lado do número em que os dois jeitos empatam.',
          'A escolha sai do uso contado, e não de um mês cheio.',
          2,
          0,
        ],
        [
          'Anote por duas semanas o que recusa ou atrasa por falta dessa pessoa',
          'Escreva dia, hora, o que era e quanto valia. Multiplique pelo que cada um deixa depois do material.',
          'Você sabe se alguém fixo traz venda ou só troca o jeito de pagar.',
          1,
          2,
        ],
        [
          'Peça ao contador o custo inteiro do registro e o risco do jeito de hoje',
          'Salário, férias, décimo terceiro, fundo de garantia e vale, por mês. Pergunte também o que a lei diz de quem vem sempre nos mesmos dias.',
          'O custo comparado é o verdadeiro, e sem surpresa depois.',
          1,
          0,
        ],
        [
          'Combine preço por volume com quem faz por vez',
          'Ofereça dias certos ou um mínimo por mês em troca de preço menor. Escreva o combinado e quem substitui na falta.',
          'O jeito de hoje fica mais barato enquanto a resposta não vem.',
          2,
          0,
        ],
        [
          'Se registrar, comece por experiência e com a agenda já aberta',
          'Chame antes quem ficou sem lugar e marque os dias novos. Confira toda semana se a procura encheu o que abriu.',
          'O custo novo começa junto com a venda que o paga.',
          2,
          1,
        ],
      ],
    },
    /\bregistr\w+|\bcontrat\w+|\bfix[oa]\b|\bfreela\w*|\bavuls\w+|\bdiarista/,
  ),
  byNumbers(
    {
      id: 'fixo_ou_comissao',
      carta: 'comissao_injusta',
      nome: 'a escolha entre o fixo e a comissão',
      porque:
        'No fixo o risco da venda fraca é seu; na comissão é de quem vende. O empate mostra a partir de onde os dois ganham.',
      cuidado: 'mudar o pagamento sem o contador: reduzir salário de quem é registrado tem regra própria.',
      passos: [
        [
          'Mostre a quem vende a conta dos últimos três meses nos dois jeitos',
          'Uma folha, com o que recebeu e o que teria recebido em cada mês. Mostre também a venda em que passa a ganhar mais do que hoje.',
          'A conversa é sobre números, e não sobre medo.',
          2,
          1,
        ],
        [
          'Garanta um piso nos dois primeiros meses do jeito novo',
          'Escreva a data em que acaba e o que acontece depois. Quem confia no piso tenta vender mais.',
          'A mudança não custa a saída de quem vende.',
          1,
          0,
        ],
        [
          'Pague a comissão só sobre venda recebida e que ficou',
          'Escreva em uma página quando conta, quando não conta e em que dia se paga. Cancelou ou não pagou no começo, não conta.',
          'Você não paga por venda que volta.',
          2,
          0,
        ],
        [
          'Confira com o contador como o pagamento novo entra no contrato',
          'Pergunte por férias, descanso e imposto sobre a parte que varia. Some isso ao custo antes de assinar.',
          'O custo comparado é o inteiro.',
          1,
          0,
        ],
      ],
    },
    /\bcomiss\w+|\bfix[oa]\b|\bvendedor\w*/,
  ),
  byNumbers(
    {
      id: 'mudar_ou_ficar',
      carta: 'aluguel_pesa',
      nome: 'a escolha entre mudar e ficar',
      porque: 'O aluguel menor aparece na hora; a obra, os dias parados e quem não vai junto aparecem depois, e somam.',
      cuidado: 'comparar só os dois aluguéis. O que se gasta para mudar e quem não vai junto decidem.',
      passos: [
        [
          'Pergunte aos clientes se iriam ao lugar novo, um por um',
          'Mostre no mapa e pergunte quem iria, quem talvez e quem não. Multiplique os que não iriam pelo que cada um paga.',
          'O número que decide a mudança vem de quem paga.',
          3,
          3,
        ],
        [
          'Leve ao dono de hoje a outra proposta e um valor no meio',
          'Peça aumento em degraus e contrato mais longo, com a proposta do outro lugar na mão. Dê uma data para a resposta.',
          'Ficar sai mais barato, ou mudar fica decidido.',
          2,
          0,
        ],
        [
          'Some o que a mudança pede de uma vez e o que para de entrar',
          'Obra, frete, placa, ligações, caução e os dias fechados. Divida pela diferença do mês: são os meses até voltar.',
          'Você sabe em quantos meses a mudança se paga.',
          2,
          0,
        ],
        [
          'Peça carência, saída sem multa e vistoria do lugar novo',
          'Veja elétrica, água, licença e barulho com quem entende, antes de assinar. Ponha no contrato o que o dono do espaço arruma.',
          'A obra não cresce depois da chave na mão.',
          2,
          0,
        ],
      ],
    },
    /\bmud(?:o|ar|anca)\b|\baluguel\b|\bsala\b|\bponto\b/,
  ),
  byNumbers(
    {
      id: 'vender_ou_dever',
      carta: 'emprestar_para_crescer',
      nome: 'a escolha entre vender o que tem e pegar empréstimo',
      porque:
        'Dinheiro parado em coisa não cobra juro e não aparece na conta; o do banco cobra todo mês, em mês bom e em mês fraco.',
      cuidado: 'responder ao banco antes de saber por quanto vende e em que dia recebe.',
      passos: [
        [
          'Peça por escrito dois preços pelo que pode vender, com dia de pagar',
          'Mande foto, estado e quantidade a quem já se interessou e a mais um. Venda à vista, ou com entrada antes de entregar.',
          'Você sabe quanto entra e em que dia, antes de falar com o banco.',
          3,
          0,
        ],
        [
          'Confira antes o que isso ainda rende e o que você gasta sem ele',
          'Anote por uma semana o que produz, o que consome e quem depende disso. Separe o que vale a pena manter.',
          'Só é vendido o que custa mais do que deixa.',
          2,
          1,
        ],
        [
          'Compre só o que é para agora e combine o resto com prazo',
          'Divida a compra em partes e peça ao fornecedor prazo para a segunda. A parte que der para esperar espera.',
          'O dinheiro que precisa hoje fica menor.',
          2,
          0,
        ],
        [
          'Se ainda faltar, peça no banco só a diferença',
          'Compare em três lugares o total devolvido, e não só a parcela. Escolha a que cabe no que sobra em mês fraco.',
          'A dívida, se vier, é pequena e cabe.',
          2,
          0,
        ],
      ],
    },
    /\bemprestimo\b|\bbanco\b|\bvend(?:o|er)\b/,
  ),
  byNumbers(
    {
      id: 'liquidar_ou_dever',
      carta: 'estoque_parado',
      nome: 'o dinheiro parado em estoque ao lado da dívida',
      porque: 'O que está parado já foi pago e perde valor a cada estação; a dívida corre por cima dele, com juro.',
      cuidado: 'dar o mesmo desconto em tudo: o que gira sai sem margem, e o antigo continua na prateleira.',
      passos: [
        [
          'Separe hoje o que é antigo, conte e some pelo preço de custo',
          'Uma lista com quantidade, custo e desde quando está aí. O que passou de uma estação sem sair entra na venda.',
          'Você sabe quanto dinheiro está parado e em quê.',
          4,
          4,
        ],
        [
          'Venda o antigo perto do custo, com data de começo e de fim',
          'Avise a lista de clientes um dia antes, monte um canto só disso e pare na data. Quem compra leva também o que é novo.',
          'Parte do que a compra nova pede entra em dinheiro, sem parcela.',
          4,
          6,
        ],
        [
          'Compre o novo aos poucos, com o que entrar do antigo',
          'Peça ao fornecedor a primeira parte pequena e a segunda só do que girou. Troque peça parada por nova com quem aceitar.',
          'A novidade chega sem dívida, e o estoque não cresce de novo.',
          2,
          0,
        ],
        [
          'Ponha um teto de compra por mês, pelo que saiu no anterior',
          'Some o custo do que vendeu e use como limite. Acima dele só com a sua assinatura.',
          'O estoque para de crescer.',
          1,
          1,
        ],
      ],
    },
    /\bestoque\b|\bbanco\b|\bemprestimo\b|\bencalhad\w+/,
  ),
  byNumbers(
    {
      id: 'quitar_ou_investir',
      carta: 'juros_cartao_rotativo',
      nome: 'a escolha entre quitar a dívida e investir',
      porque: 'O juro que para é ganho certo, todo mês; a venda a mais é esperança até aparecer.',
      cuidado: 'quitar e deixar o limite aberto: em três meses ele está usado de novo.',
      passos: [
        [
          'Peça ao banco o valor para quitar à vista, com desconto, por escrito',
          'Diga que tem o dinheiro e quer o menor valor para acabar hoje. Compare com a conta de juro de um ano.',
          'A dívida acaba por menos do que mostra o extrato.',
          2,
          0,
        ],
        [
          'Baixe o limite no mesmo dia em que quitar',
          'Peça pelo aplicativo ou na agência e guarde o comprovante. Deixe só o que cobre uma semana de contas.',
          'O buraco não se abre de novo.',
          1,
          0,
        ],
        [
          'Guarde todo mês o juro que parou, em conta separada',
          'Programe a transferência para o dia em que ele vencia. É esse dinheiro que paga depois o que quer fazer.',
          'O investimento vem sem dívida e com data.',
          1,
          0,
        ],
        [
          'Teste a novidade em pequeno antes da obra',
          'Um mês com o que já tem, emprestado ou alugado, contando a venda a mais. Sem a venda no teste, a obra espera.',
          'Só vira obra o que já se mostrou.',
          4,
          4,
        ],
      ],
    },
    /\bdivida\b|\bdev(?:o|endo)\b|\bcheque especial\b|\bjuro/,
  ),
]
