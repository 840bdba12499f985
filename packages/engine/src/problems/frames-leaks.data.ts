import type { Frame } from './frame.ts'

const MADE =
  'pes?|mudas?|pecas?|kg|quilos?|litros?|caixas?|duzias?|ovos|cabecas?|aves|pintinhos|alevinos|peixes|bezerros|leitoes|paes|bolos|unidades|fornadas?|lotes?|garrafas|vasos|bandejas|tijolos|blocos|telhas|camisetas|metros'
const LOST =
  'se perd\\w+|perdid[ao]s?|morr\\w+|queim\\w+|estrag\\w+|apodrec\\w+|murch\\w+|rach\\w+|descart\\w+|refug\\w+|vao? (?:pro|pra|para o) (?:lixo|gado)|jog\\w+ fora|nao (?:vinga|pega|nasce|eclode)m?'

/** What leaves by a hole: what is made and lost, who leaves for a reason, what is owed, a price that stood still. */
export const LEAK_FRAMES: readonly Frame[] = [
  {
    id: 'perda_na_producao',
    meta: 'com a perda de hoje, produzir mais perde mais. Primeiro ela cai por dois meses, e há comprador para o que vem a mais.',
    carta: 'perda_perecivel',
    nome: 'o que você produz e se perde antes de virar venda',
    kin: ['perda_perecivel', 'desperdicio_material', 'retrabalho', 'clima_seguro'],
    ouve: [
      new RegExp(
        `\\d[\\d.,]*(?: ?%| ?mil| por cento)?(?:,? [a-z]+){0,7},? (?:${LOST})\\b|\\b(?:perc?[do]\\w*|jog\\w+ fora|descart\\w+|morr\\w+|estrag\\w+|queim\\w+) (?:[a-z]+ ){0,3}\\d[\\d.,]* ?(?:%|por cento|(?:d[aoe]s? )?(?:${MADE})\\b)`,
      ),
      /\b(?:plant(?:o|a|amos|io)|produz\w*|produc\w+|colh\w+|fabric\w+|cri(?:o|amos|acao)|mudas?|estufa|viveiro|lote|fornada|granja|tanque|horta|forno|engord\w+|cultiv\w+)\b/,
    ],
    fora: /\bperc?[do]\w* (?:\w+ ){0,2}\d+ (?:cliente|alun|contrato|pacient|assinant)|\b(?:nao (?:acho|tem|encontro)|falta(?: de)?) (?:gente|mao de obra|funcionari|quem)/,
    passos: [
      [
        'Ataque a causa que mais leva, primeiro em uma parte só',
        'Escolha um lote, um lugar ou um turno, mude uma coisa e deixe o resto como está. Conte nos dois o que se perdeu, nos mesmos dias.',
        'Você vê quanto a mudança segura antes de pagar por ela em tudo.',
        3,
        3,
      ],
      [
        'Ponha a perda em dinheiro, causa por causa',
        'Ao lado de cada causa, quantas unidades, o que já custaram e o que deixaram de render. A maior linha manda na ordem do resto.',
        'A perda deixa de ser “um pouco de cada” e tem uma primeira da fila.',
        2,
        1,
      ],
      [
        'Traga um técnico do ramo para ver a perda no lugar, na pior hora',
        'Mostre a conta por causa e pergunte o que ele mudaria sem gasto. Promessa de vendedor só vale depois do seu teste.',
        'A causa tem um nome dito por quem não vende o remédio.',
        2,
        1,
      ],
      [
        'Limite a troca de graça e entregue conforme o que cada um vendeu',
        'Combine com cada comprador um teto de troca e leve menos, mais vezes. Quem devolve acima do teto recebe menos na próxima entrega.',
        'O que volta diminui, e a sobra dos outros deixa de ser conta sua.',
        2,
        2,
        /\btroc(?:o|a|amos|ar)\b|\bdevol\w+|\bvolta\b|\bconsign/,
      ],
      [
        'Ache saída para o que não serve como primeira',
        'Separe na hora o que ainda presta e ofereça com outro preço, em outro uso ou a outro comprador. Só faça se pagar o trabalho de separar.',
        'Uma parte da perda volta como dinheiro.',
        2,
        3,
      ],
      [
        'Escreva a rotina que evita a perda e deixe um responsável por turno',
        'Em uma folha: o que se olha, em que hora, o que se faz quando sai do ponto e quem anota. Leia a contagem junto, em um dia fixo da semana.',
        'A perda fica baixa mesmo quando você não está.',
        2,
        2,
      ],
      [
        'Só aumente a produção com a perda menor por dois meses e comprador certo',
        'Refaça a conta com a perda que sobrou, com quem vai trabalhar e com o que cada unidade custa. Conte só o que já tem quem compre, por escrito.',
        'O que vem a mais vira venda, e não mais perda.',
        2,
        0,
        /\bestufa nova|\bampli|\bcrescer|\baument|\bmais \d|\bcomprar\b|\bnova\b|\bdobrar/,
      ],
    ],
    porque:
      'O que se perde já custou tudo o que custa o que se vende: cada unidade salva rende quase inteira, sem gasto novo.',
    cuidado: 'Produzir mais para compensar o que se perde. A perda cresce junto, e a conta nova vem por cima.',
    quem: 'Técnico do ramo que não venda o remédio; produtor ou colega que já passou por isso',
    material: {
      tipo: 'planilha',
      titulo: 'O que se perde, por causa',
      texto: `Semana;Causa;Onde;Quantidade;Custo já gasto;Deixou de render;O que mudei
[data];[causa];[lugar];[quantas];[R$];[R$];[mudança]
[data];[causa];[lugar];[quantas];[R$];[R$];[mudança]
[data];[causa];[lugar];[quantas];[R$];[R$];[mudança]`,
    },
  },
  {
    id: 'saida_com_motivo',
    meta: 'quem entra hoje sai pelo mesmo motivo. Primeiro o que faz sair é consertado; depois se busca mais gente.',
    carta: 'cliente_nao_volta',
    nome: 'a saída de clientes por um motivo que você já conhece',
    acompanha: true,
    kin: ['churn_saas', 'academia_evasao', 'evasao_aluno', 'cliente_nao_volta', 'paciente_abandona'],
    ouve: [
      /\b(?:sa(?:i|em|iu|iram|indo|ida|idas)|cancel\w+|desist\w+|larg\w+|perd(?:i|emos|endo)|foram embora)\b[^.!?]{0,90}\b(?:reclam\w+|por causa d\w+|(?:porque|pq|por) (?:\w+ ){0,3}(?:lent|demor|atras|suj|quebr|lot|barulh|calor|cai|caindo|falt|trav)\w*|lent\w+|demora\w*|lotad\w+|quebrad\w+|caindo)\b|\breclam\w+[^.!?]{0,60}\b(?:sa(?:i|em|iu|iram)|cancel\w+)/,
      /\d/,
    ],
    fora: /\breclam\w+ (?:que (?:ta|esta|e) )?(?:do preco|car[oa]\b)/,
    passos: [
      [
        'Separe as últimas saídas pelo motivo que deram e pelo lugar de cada uma',
        'Use o que já disseram, sem ligar de novo para perguntar. Marque região, turma, horário e há quanto tempo tinham reclamado.',
        'O lugar de onde mais gente saiu aparece, e é por ele que se começa.',
        2,
        2,
      ],
      [
        'Meça o defeito no lugar e na hora em que ele aparece',
        'A média do mês esconde o pior horário. Anote por uma semana, no ponto de onde mais saíram, quanto se usa e quando passa do que aguenta.',
        'Você sabe o que falta, onde e em que hora, antes de gastar.',
        2,
        3,
      ],
      [
        'Conserte primeiro o ponto de onde mais gente saiu, e só ele',
        'Redistribua, reforce ou troque o que limita ali e conte de novo na mesma hora. Se melhorar, leve ao segundo da lista; se não, a causa é outra.',
        'O gasto vai para onde segura clientes, e o resultado se vê.',
        3,
        6,
      ],
      [
        'Avise quem já reclamou do que muda e em que dia',
        'Fale com cada um antes que peça para sair e volte na semana seguinte para perguntar se melhorou. Não prometa o que o conserto ainda não mostrou.',
        'Quem estava para sair espera, porque alguém respondeu.',
        2,
        2,
      ],
      [
        'Ponha por escrito a devolução do que fica com o cliente',
        'Na entrada, diga de quem é o aparelho, em quantos dias volta e o valor se não voltar. Busque logo depois do pedido de saída, e use de novo o que voltar em bom estado.',
        'O que é seu deixa de sumir junto com quem sai.',
        2,
        3,
        /\bantena|\bequipament|\baparelh|\bcomodato|\broteador|\bmodem|\brecolh/,
      ],
      [
        'Refaça a conta de cada entrada: o que custa e em quantos meses volta',
        'Some material e visita, tire o que ele paga ao entrar e divida pelo que deixa por mês. Peça uma parte maior na entrada ou um tempo mínimo combinado.',
        'Cada novo cliente passa a se pagar antes da hora em que costumam sair.',
        2,
        0,
        /\binstala|\bme custa|\bmaterial\b|\bbrinde|\banunci/,
      ],
      [
        'Só busque mais gente depois de dois meses com menos saídas',
        'Compare quantos saem e por quê, antes e depois do conserto. Venda apenas onde há folga para atender bem.',
        'O crescimento fica, em vez de trocar uns pelos outros.',
        1,
        0,
      ],
    ],
    porque:
      'O motivo da saída já foi dito por quem saiu: enquanto ele continuar, cada cliente novo só ocupa o lugar de um que se foi.',
    cuidado: 'Gastar para trazer gente nova antes do conserto. Quem chega encontra o mesmo defeito e sai também.',
    quem: 'Técnico de fora, para medir o defeito sem vender o conserto',
    material: {
      tipo: 'planilha',
      titulo: 'Saídas por motivo e lugar',
      texto: `Cliente;Saiu em;Motivo que deu;Lugar ou turma;Horário do defeito;Já tinha reclamado;O que foi feito
[cliente];[data];[motivo];[lugar];[hora];[sim ou não];[o quê]
[cliente];[data];[motivo];[lugar];[hora];[sim ou não];[o quê]
[cliente];[data];[motivo];[lugar];[hora];[sim ou não];[o quê]`,
    },
  },
  {
    id: 'dinheiro_na_rua',
    meta: 'o dinheiro que falta já é seu. Primeiro ele entra e o juro caro acaba; depois se vê o resto.',
    carta: 'inadimplencia_clientes',
    nome: 'o dinheiro que já é seu e está na mão dos clientes',
    acompanha: true,
    kin: ['fiado', 'inadimplencia_clientes'],
    ouve: [
      /\b(?:na rua|a receber|me dev\w+|devendo|recebo (?:uns|so|menos|\d)|em aberto)\b[^.!?]{0,60}\d|\d[^.!?]{0,40}\b(?:na rua|a receber|me dev\w+|em aberto)\b/,
      /\bcheque especial|\bemprest\w+|\bjuros?\b/,
    ],
    passos: [
      [
        'Diga a quem deve e pede mais: o novo só sai pago antes',
        'Leve junto o acordo do atrasado, com entrada e datas. Quem paga o novo e cumpre o acordo continua cliente; quem só queria prazo já estava sendo perdido, às suas custas.',
        'A dívida para de crescer, e o cliente bom fica.',
        1,
        0,
        /\b(?:continua\w*|segue|vive|quer|pede|pediu|pedindo) (?:\w+ ){0,3}(?:pedi\w+|compra\w+|mand\w+|encomend\w+|mais|servico|mercadoria|material)\b[^.!?]{0,80}|\bse eu (?:\w+ )?(?:cort|neg|par|recus|bloque)\w*/,
      ],
      [
        'Procure o maior devedor e saia com entrada, datas e assinatura',
        'Leve a conta escrita e proponha uma parte agora e o resto em datas que ele pode cumprir, ou algo que ele tenha e você use. Com gente conhecida a conversa é a mesma, só que a sós.',
        'A maior dívida deixa de ser conversa e passa a ter papel.',
        2,
        0,
      ],
      [
        'Liste os outros por valor e idade e fale com os dez maiores',
        'Uma folha com nome, valor, desde quando e o que foi combinado. Ligue em ordem de valor, em um dia fixo da semana, e anote a data prometida.',
        'A cobrança vira rotina curta, e não um dia de coragem.',
        3,
        2,
      ],
      [
        'Combine o pagamento para o dia em que cada um recebe',
        'Pergunte quando entra o dinheiro dele e marque para o dia seguinte. Mande o lembrete na véspera, sempre com valor e forma de pagar.',
        'Quem quer pagar passa a ter dia, e a desculpa acaba.',
        1,
        1,
      ],
      [
        'Pare de entregar a prazo, sem ganho, o que você paga antes',
        'Do produto que compra e repassa, peça pagamento na hora ou ponha margem que cubra a espera. Quem já deve paga à vista o que levar.',
        'O seu dinheiro deixa de financiar a compra dos outros.',
        2,
        0,
        /\bpreco de custo|\bno custo\b|\bdistribuidor|\bfornecedor|\brepass/,
      ],
      [
        'Compare o limite do banco com a parcela oferecida, só para trocar de juro',
        'Veja quanto o limite cobra por mês e quanto a parcela devolve no fim. Troque apenas o tamanho da dívida cara; o que passa disso é dívida nova.',
        'O juro diminui sem abrir espaço para gastar de novo.',
        2,
        0,
        /\bcheque especial|\bemprest|\blimite\b|\bjuros?\b/,
      ],
      [
        'Escreva a regra nova: limite por cliente, prazo e o que para',
        'Com quanto e com quantos dias de atraso a próxima visita ou entrega só sai paga. Diga a regra a todos no mesmo mês, sem exceção para os próximos.',
        'O próximo atraso já nasce com fim marcado.',
        2,
        1,
      ],
      [
        'Junte no mesmo dia quem fica na mesma direção e cobre a ida',
        'Marque dias por região e cobre o deslocamento de quem pede fora deles. Some antes quanto custa uma viagem por um só cliente.',
        'A viagem passa a se pagar, e sobra tempo para cobrar.',
        1,
        1,
        /\bkm\b|\brod(?:o|ando|amos)\b|\bmunicipi|\bviaj/,
      ],
      [
        'Leve a um advogado o que passou de meio ano e não teve acordo',
        'Separe papel, mensagem ou nota de cada um e pergunte o custo antes. Avise o cliente uma última vez, com data.',
        'O que ficou velho tem destino, e você para de contar com ele.',
        2,
        0,
      ],
    ],
    porque:
      'O trabalho foi feito e pago por você; enquanto o cliente espera, quem paga a espera é o seu limite no banco.',
    cuidado: 'Tomar empréstimo para cobrir o que os clientes devem. A parcela fica e a dívida deles também.',
    quem: 'Advogado, para acordo e cobrança; contador, sobre o imposto do que foi faturado e não recebido',
    material: {
      tipo: 'mensagem',
      titulo: 'Mensagem para combinar a data',
      texto: `Olá, [nome]. Estou acertando as contas de [mês]: ficou R$ [valor], de [data].
Sei que o seu dinheiro entra em [dia]. Posso marcar R$ [valor] para o dia seguinte e o resto em [número] vezes?
Me confirme por aqui e eu mando a forma de pagar.
Se preferir outro dia, me diga qual.`,
    },
  },
  {
    id: 'reajuste_a_decidir',
    meta: 'o preço de hoje paga a conta de ontem. Primeiro ele se acerta; a conta nova vem depois.',
    carta: 'medo_reajuste',
    nome: 'o reajuste que precisa ser decidido',
    acompanha:
      /\b(?:se|decid\w+ se|penso em|pens\w+ em|quero|definir o?) (?:eu )?(?:subo|subir|aumento o preco|aumentar o preco|reajust\w+)|\b(?:agenda|lotad\w+|fila|recus\w+)\b[\s\S]{0,120}\b(?:ha|faz) \d+ anos?\b|\b(?:ha|faz) \d+ anos?\b[\s\S]{0,120}\b(?:agenda|lotad\w+|fila|recus\w+)\b/,
    kin: ['medo_reajuste', 'preco_sem_conta', 'horas_nao_cobradas'],
    ouve: [
      /\breajust\w+|\b(?:nao|sem|nunca) (?:\w+ ){0,2}(?:aument\w+|sub[io]\w*) (?:o |a |os |as )?(?:preco|valor|mensalidade|tabela)|\bmesm[oa] (?:preco|valor|tabela|mensalidade) (?:ha|faz|desde|tem)\b|\b(?:preco|valor|tabela|mensalidade) (?:\w+ ){0,2}mesm[oa] (?:ha|faz|desde|tem|de)\b|\b(?:cobr\w+|pagam?) [^.!?]{0,40}\b(?:desde \w+|(?:faz|ha|tem) (?:\w+ )?anos?)\b|\bse eu (?:subir|aumentar)\b/,
      /\b(?:contratos?|mensalidade|mensal|mensalista|renov\w+|rematricula\w*|por (?:entrega|aula|visita|sessao|hora|km|corrida|diaria|mes)|alun[oa]s?|pagam|cobram|agenda|lotad\w+)\b/,
      /\d/,
    ],
    fora: /\baluguel (?:vai|foi|subiu|reajust)|\bfornecedor(?:es)? reajust|\bcobrando \d|\bse eu nao baixar/,
    passos: [
      [
        'Ponha um preço no aplicativo e outro, o de hoje, em quem pede direto',
        'Some a comissão e veja o preço que deixa no aplicativo o mesmo que no balcão. Mude primeiro os três itens que mais saem e ponha em toda sacola um cartão com o seu número e uma vantagem para o próximo pedido.',
        'A comissão passa a ser paga por quem usa o aplicativo.',
        2,
        1,
        /\bifood|\baplicativo|\bapp\b|\brappi|\bkeeta|\b99 ?food/,
      ],
      [
        'Ache o aumento que só empata com o que vai subir',
        'Some o que sobe em salário, material e contas e divida pelo que entra de verdade, depois do imposto. Abaixo disso você ganha menos que hoje, mesmo sem perder ninguém.',
        'O percentual deixa de ser palpite e tem um piso.',
        2,
        0,
      ],
      [
        'Calcule quantos clientes poderiam sair sem você perder com o preço novo',
        'Do que cada um paga, tire imposto, material, tempo e ida, hoje e com o preço novo. A diferença entre os dois diz quantos podem sair.',
        'O medo de perder cliente passa a ter tamanho.',
        2,
        0,
      ],
      [
        'Cobre quem está em atraso antes de renovar, com acordo escrito',
        'Liste os nomes por valor, peça a outra pessoa da casa que ligue e ofereça entrada e parcelas. A renovação só sai com o acordo assinado e a primeira parte paga.',
        'O dinheiro parado começa a voltar antes do preço novo.',
        2,
        3,
        /\b(?:devendo|em atraso|inadimpl\w+|atrasad[ao]s|nao pag\w+)\b/,
      ],
      [
        'Avise por escrito, com antecedência, o valor novo e o que subiu',
        'Uma página: o que está incluído, o que aumentou de custo, o valor e a data. Confira no contrato e com o contador o prazo que a lei do seu ramo pede.',
        'Quem recebe sabe o motivo e tem tempo de decidir.',
        2,
        1,
      ],
      [
        'Ponha no lugar de quem sair quem você recusa hoje',
        'Guarde os nomes de quem pediu e não coube e chame na ordem, já no preço novo. Comece o aumento pelos que menos deixam ou dão mais viagem.',
        'Quem sai abre vaga para quem paga melhor.',
        2,
        1,
        /\brecus\w+|\bfila\b|\bespera\b|\bagenda (?:\w+ )?cheia|\blotad/,
      ],
      [
        'Encha primeiro o horário vazio, com proposta a quem espera pelo cheio',
        'Ofereça por tempo marcado a hora que sobra a quem não coube na outra. Ela quase não traz custo novo, ao contrário de obra e gente.',
        'O espaço que já é pago passa a render.',
        2,
        2,
        /\b(?:vagas?|horarios?|lugares)\b[^.!?]{0,30}\b(?:sobra\w*|vazi\w+|ninguem)|\b(?:sobra\w*)\b[^.!?]{0,20}\bvagas?/,
      ],
      [
        'Deixe no contrato o mês e o índice do próximo reajuste',
        'Escreva a data, o que serve de base e como se avisa. Assim o próximo aumento é pequeno e ninguém se espanta.',
        'O preço acompanha o custo sem conversa difícil todo ano.',
        1,
        0,
        /\bcontrat|\bmensal|\bmatricul|\bplano|\balun|\bassin/,
      ],
      [
        'Junte as idas por região e ponha menos vezes onde não precisa',
        'Marque no mapa quem visita na mesma semana e mude o dia dos que ficam fora de mão. Ofereça menos visitas a quem acha caro, em vez de desconto.',
        'A mesma equipe atende mais no mesmo dia.',
        2,
        2,
        /\bvisita|\bcombustivel|\bdiesel|\bkm\b|\brotas?\b|\bentregas?\b|\bdesloc/,
      ],
      [
        'Deixe obra e gente nova para depois do preço acertado',
        'Refaça a conta com o preço novo e quem ficou: salário, comida ou material e a parcela. Só avance se o mês fraco pagar.',
        'O investimento, se vier, se paga com o preço certo.',
        2,
        0,
        /\bconstru|\bsala nova|\bcontratar|\bdupla\b|\bobra\b|\bfinanciamento/,
      ],
    ],
    porque: 'Os custos sobem todo ano e o preço só sobe quando alguém decide: cada mês parado tira um pouco da sobra.',
    cuidado:
      'Escolher o percentual pelo que o vizinho cobra. Abaixo do que empata, segurar cliente custa mais do que perder alguns.',
    quem: 'Contador, sobre o custo que sobe; advogado, sobre prazo de aviso e cláusula de reajuste',
    material: null,
  },
]
