import type { Frame } from './frame.ts'

const PERSON =
  /\b(?:funcionari[oa]|empregad[oa]|porteir[oa]|vigia|zeladora?|estagiari[oa]|vendedora?|atendente|recepcionista|secretari[oa]|mecanic[oa]|pedreir[oa]|pintora?|cozinheir[oa]|pizzaiol[oa]|chapeir[oa]|garco[mn]\w*|caixa|balconista|motorista|entregador|motoboy|costureir[oa]|tapeceir[oa]|marceneir[oa]|soldador|eletricista|tecnic[oa]|impressor|operador|auxiliar|ajudante|monitora?|professora?|instrutora?|cuidadora?|enfermeir[oa]|faxineir[oa]|diarista|tratador|caseir[oa]|vaqueir[oa]|peao|gerente|encarregad[oa]|padeir[oa]|confeiteir[oa]|cabeleireir[oa]|manicure|barbeir[oa]|rapaz|menin[oa]|moc[oa]|equipe)s?\b/
const BEHAVES =
  /\b(?:grit(?:a|am|ando)|xing\w+|dorme (?:no|na|em)|grosseir\w*|gross[oa]s?\b|destrat\w+|maltrat\w+|desrespeit\w+|impacien\w+|(?:respond\w+|fal\w+|trat\w+) (?:\w+ ){0,2}(?:mal\b|atravessad\w*|torto|com grosseria)|discut\w+ com|brig(?:a|am) (?:entre|com|na)|fofoca\w*|corpo mole|chega (?:\w+ ){0,4}(?:atrasad\w+|bebad\w+|bebid\w+|na hora que quer|quando quer|depois d)|boicot\w+|(?:nao|nunca) (?:obedec\w+|cumpre|aceita ordem)|no celular|vive de atestado|falta sem avisar|some (?:no|na|de|sem|todo)|inventa \w+|ensina errado)/
const OF_THE_TEAM = new RegExp(`${PERSON.source}[^!?]{0,160}${BEHAVES.source}`)
/** What makes it hard to decide. */
const TORN =
  /\b(?:mand\w+ (?:\w+ )?embora|demit\w+|dispens\w+|deslig(?:o|ar)\b|aguento|engulo|sem (?:el[ea]|ess[ea])\b|unic[oa] que|(?:so|somente) el[ea]\b|ninguem mais|na mao\b|ja (?:\w+ )?(?:falei|conversei|avisei|chamei|adverti)|chamo (?:a )?atencao|outr[oa]s (?:ja )?(?:\w+ )?(?:copi\w+|imit\w+|comec\w+)|mesmo caminho|saco cheio|pedi(?:u|ram) (?:a )?conta|tenho pena|\d+ anos (?:de casa|comigo|aqui)|outr[oa]s (?:veem|viram|reclam\w+)|medo de mexer|antig[oa]s?)\b/
const SPOKEN =
  /\b(?:ja|sempre|vivo|cansei de|canso de)(?: eu)? (?:tentei )?(?:convers\w+|fal\w+|avis\w+|adverti\w*|chamei|chamando|ped(?:i|indo))\b|\bquando chamo (?:a )?atencao|\bmil vezes\b/
const NOT_YET_SPOKEN = new RegExp(`^(?![\\s\\S]*(?:${SPOKEN.source}))`)
/** Rude clients, a theft, a claim or the family are another matter. */
const ANOTHER_MATTER =
  /\b(?:alun\w+|client\w+|pacient\w+|ma[ei]s?|fregues\w*) (?:que )?(?:\w+ )?(?:xing\w+|grit\w+|destrat\w+|maltrat\w+)|\b(?:roub\w+|furt\w+|desvi\w+|processo na|justica|assedi\w+|gravid\w+|gestante|soci[oa]s?|meu (?:filho|marido|irmao|pai|sobrinho|cunhado)|minha (?:filha|mulher|esposa|irma|mae|sobrinha|cunhada))\b/

const WEEKDAY = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s?(?:[- ]feiras?)?'
const PART_OF_TIME = `(?:${WEEKDAY}|noites?|jantas?|jantar|almocos?|manhas?|tardes?|horarios?|turnos?|turmas?|esses meses|nesses meses|(?:no|o) inverno|mais cedo|fim de semana|madrugada|esse dia|nesse dia)`
const CLOSES = new RegExp(
  `\\b(?:fech(?:o|ar|asse|aria|amos)|deix(?:o|ar) de abrir|par(?:o|ar) de abrir|nao abr(?:o|ir) mais|abr(?:o|ir) (?:so|somente|apenas)|acab(?:o|ar) com|cort(?:o|ar)|tir(?:o|ar)|suspend(?:o|er)) (?:(?:d?[aeo]s?|n[ao]s?|aos?|em|tod[oa]s?|n?ess[ea]s?|abrir) ){0,4}${PART_OF_TIME}\\b(?! de folga)|\\b${PART_OF_TIME}\\b[^!?]{0,160}\\b(?:acab(?:o|ar) com (?:el[ae]s?|isso)|deix(?:o|ar) de abrir|par(?:o|ar) de abrir|vale (?:a pena )?(?:fechar|abrir)|fecho\\?|fech(?:o|ar) ou)`,
)
const WEAK_TIME =
  /\b(?:(?:vem|entra|aparece|atendo|faco|vendo|sai|tem|tenho|dao?) (?:so |apenas |uns |umas |um |no maximo )*(?:\d+|meia duzia|pouc\w+|nada|tres|quatro|cinco|dois|duas)|mort[oa]s?\b|frac[oa]s?\b|vazi[oa]s?\b|parad[oa]s?\b|pingad\w+|nao (?:paga|compensa|da nem|vem|entra)|nao se paga|moscas|ninguem|pouca gente|pouco movimento|da pouco|jogo fora|sobra comida)/

const PARTNER =
  /\b(?:soci[oa]s?|sociedade|meio a meio|(?:somos|os dois|as duas) (?:don[oa]s|soci\w+)|(?:abri|montei|comecei|toco) (?:\w+ ){0,4}com (?:um |uma |o |a |meu |minha )?(?:amig\w+|prim\w+|irma\w*|irmao|cunhad\w+|compadre|comadre|colega))\b/
const WORKS_NOT =
  /\b(?:so (?:aparece|vem|passa|cobra|quer|retira)|aparece (?:quando quer|no fim|so|de vez|uma vez|(?:em|no|nos) feriad\w+|nas ferias)|passa (?:\w+ ){0,3}so (?:pra|para)|nao (?:trabalha|atende|ajuda|faz nada|pisa|aparece|vem\b|dirige|cobra|move|levanta)|nunca (?:aparece|vem|esta)|some (?:a semana|o dia|do)|sumiu|arrumou outro (?:emprego|trabalho)|mora (?:fora|longe|n[ao] \w+|em \w+)|quem (?:ta|esta|fica|toca) (?:\w+ ){0,4}sou eu|(?:tudo|td) (?:cai|fica|sobra) (?:em|pra|para|com|nas minhas) ?(?:mim|costas)?|eu (?:faco|cuido de|resolvo|toco|carrego|levo) (?:\w+,? ){0,4}tudo|so eu (?:que )?(?:levanto|trabalho|atendo|abro|faco|cuido|carrego))/
const TAKES_SHARE =
  /\b(?:metade|igual|meio a meio|mesm[oa] (?:que|tanto|valor|retirada)|o mesmo|retirada|retira\b|tira (?:\w+ ){0,2}(?:igual|\d)|tiramos|recebe\w*|leva (?:\w+ )?(?:metade|\d|o mesmo)|levam|dividendo|pra cada|cada um|pegar dinheiro|pegar o dinheiro)/

const QUEUE =
  /\b(?:(?:fila|lista) de espera|agenda (?:\w+ )?(?:lotad\w+|chei[ao]|fechad\w+)|lotad[ao]s? (?:ate|por|pra)|(?:encomenda|servico|trabalho|instrumento|pedido|peca|cliente|obra)s? (?:\w+ ){0,3}(?:ate|pra|para) (?:\w+ ){0,2}(?:\d+ mes\w*|o? ?(?:meio|fim|final) d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano que vem)|nao dou conta|recuso|dispenso client|implor\w+ vaga|(?:pessoas?|gente|clientes?|maes?) (?:esperando|na espera|na fila)|espera de \w+ (?:mes|seman))/
const PRICE_STANDS =
  /\b(?:nao (?:mexo|aument\w+|subo|reajust\w+|tenho coragem)|nunca (?:aumentei|subi|mexi)|(?:medo|receio|vergonha|pena|aperto|do) (?:\w+ ){0,5}(?:aument\w+|subir|cobrar|mexer|reajust\w+|pedir|client\w+|pacient\w+|sair|sum\w+|espant\w+)|cobr\w+ (?:\w+ ){0,3}(?:barat\w+|pouco|\d+ (?:\w+ ){0,3}(?:desde|faz|ha))|prec\w+ (?:\w+ ){0,4}(?:parad\w+|mesmo|desde|faz|ha)|barat(?:o|a|inho|inha)\b)/

const SELLER =
  /\b(?:fornecedor\w*|representante\w*|viajante|vendedor|distribuidora?|atacadista|fabrica|marca|importadora|laboratorio|cooperativa|me ofere\w+|ofereceram|oferec\w+)\b/
const OFFERS_DISCOUNT =
  /\b(?:descont\w+|\d+ ?(?:%|por cento) (?:off|a menos|de (?:bonific\w+))|mais barat\w+ se|off\b|(?:d(?:a|ao|ando)|oferec\w+|tira) (?:uns )?\d+ ?(?:%|por cento)|bonificac\w+|a menos\b|preco (?:bom|especial|de ocasiao))/
const STANDS =
  /\b(?:parad[oa]s?|encalhad[oa]s?|encalh\w+|sem giro|nao (?:gira|sai|vende)\w*|sobrou|sobrando|ainda (?:tenho|tem)|ja (?:tenho|tem|esta|ta) (?:\w+ ){0,3}(?:\d|chei|lotad|metade)|(?:ta|esta) (?:quase )?tudo|em estoque|estoque (?:ta|esta|em|de|ja|chei)\w*|deposito|na caixa|encaixotad\w+|do ano passado|pegando (?:bicho|po|mofo)|saiu de linha|colecao (?:velha|passada|antiga))\b/

const MONTH =
  '(?:safra|alta temporada|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|inverno|verao|frio|chuva|enem|pascoa|carnaval|natal|baixa temporada|entressafra|fora de epoca|nessa epoca|nesses meses|meses frac\\w+|baixa)'
const HOLLOW = new RegExp(
  `\\b${MONTH}\\b[^!?]{0,140}\\b(?:cai\\b|cai (?:pra|para)|caem|esvazi\\w+|nao pag\\w+|nao (?:tem|entra|vende)|some\\w*|sumem|parad\\w+|desert\\w+|suspend\\w+|tiram|frac\\w+|vazi\\w+|jogo [a-z]+ fora|aperto|agonia|sufoco|entra (?:so )?(?:uns )?\\d+|folha come)`,
)
const LETS_GO =
  /(?<!\b(?:nao (?:posso|quero|queria|da pra|da para|tem como|tenho coragem de|(?:ter|precisar) que)|sem|sem (?:ter que|precisar)) )\b(?:mand\w+ (?:[^.!?]{0,30} )?embora|demit\w+|dispens\w+|reduzir pra|reduzir (?:a equipe|para)|recontrat\w+|cort\w+ (?:\w+ )?(?:gente|pessoal|equipe))\b/
const BORROWS =
  /\b(?:emprest\w+|(?:peg\w+|tir\w+) (?:\w+ ){0,3}(?:mil|dinheiro)|cheque especial|no cartao|do banco|no banco|banco pra)\b/

/** What a decision of everyday asks for, heard where she tells both of its sides. The most particular first. */
export const DECIDED_FRAMES: readonly Frame[] = [
  {
    id: 'compra_com_desconto',
    meta: 'a mercadoria que está parada é dinheiro seu preso. Primeiro ela sai; a compra grande espera.',
    carta: 'compra_mal',
    nome: 'a compra com desconto enquanto há mercadoria parada',
    kin: ['compra_mal'],
    inclui: ['estoque_parado', 'pico_desorganizado', 'desconto_demais', 'capital_de_giro', 'sem_controle_estoque'],
    ouve: [OFFERS_DISCOUNT, SELLER, STANDS, /\d/],
    fora: /\b(?:clientes?|fregues\w*|convenio|plano) (?:\w+ ){0,3}(?:ped\w+|quer\w*|exig\w+) (?:\w+ ){0,2}descont|\bdou (?:muito )?descont|\bsocio\b|\bofere\w+ (?:\w+ )?\d+ ?(?:%|por cento) d[oe] custo/,
    passos: [
      [
        'Peça o mesmo desconto em um lote menor, só do que gira',
        'Escreva a lista do que saiu nas últimas semanas e a quantidade que vende até o boleto vencer. Ofereça esse pedido, com entrega em partes, e diga que o resto depende de girar; o prazo do vendedor não é o seu.',
        'O desconto vem sem encher a prateleira, ou você sabe que ele só valia para o excesso.',
        2,
        0,
      ],
      [
        'Ponha o desconto ao lado do que ele custa: caixa, juro e encalhe',
        'De um lado o que poupa. Do outro quantos meses o pedido leva para sair, o que falta no caixa para pagá-lo, o juro disso e o que perdeu no último lote que encalhou.',
        'A oferta vira uma conta sua, e não uma oportunidade.',
        2,
        0,
      ],
      [
        'Venda o parado em grupos de preço, com data para acabar',
        'Separe o que não sai há mais tempo, aceite recuperar só o custo e ofereça primeiro a quem já comprou parecido. O que entrar é a verba da compra nova.',
        'O dinheiro que faltava sai da prateleira.',
        4,
        6,
      ],
      [
        'Proponha troca ao fornecedor que quer vender mais',
        'Liste o que ele vendeu e não girou e peça que receba de volta ou troque por item que sai. É a hora em que ele mais quer o seu pedido.',
        'Uma parte do encalhe volta sem liquidação.',
        2,
        1,
      ],
      [
        'Escreva um teto de compra do mês, menor que o custo do que saiu',
        'Some o custo do que vendeu no mês passado e compre menos que isso até o estoque baixar. Cole o número onde atende os vendedores.',
        'Todo mês sobra um pouco do que antes virava mercadoria.',
        1,
        0,
      ],
      [
        'Dê a cada item um mínimo e um máximo, e só reponha entre os dois',
        'Comece pelos vinte que mais saem: quanto vende por semana e em quantos dias chega. O que passa do máximo não se compra, com desconto ou sem.',
        'Não falta o que o cliente procura, e não sobra o que ninguém pede.',
        3,
        3,
      ],
      [
        'Conte no fim do mês quanto do parado virou dinheiro',
        'Compare a contagem com a primeira, a preço de custo. Se diminuiu pouco, baixe mais uma faixa de preço antes de comprar.',
        'Você vê se a saída funciona antes de encher de novo.',
        2,
        2,
      ],
    ],
    porque:
      'O desconto se ganha uma vez e só no que vende; o que fica na prateleira prende o dinheiro inteiro, e o caixa é quem paga a espera.',
    cuidado:
      'comparar o desconto com zero. Ele se compara com o que o mesmo dinheiro faz no caixa: pagar conta, poupar juro e repor o que falta.',
    quem: null,
    material: null,
  },
  {
    id: 'pessoa_que_destoa',
    carta: 'demitir',
    nome: 'a pessoa da equipe que não cumpre o combinado',
    kin: ['demitir'],
    inclui: [
      ...['dependencia_funcionario', 'falta_absenteismo', 'equipe_desmotivada', 'liderar_jovens', 'atendimento_ruim'],
      ...['autonomo_sem_clientes_fixos', 'rotatividade', 'fora_de_hora', 'professor_troca', 'vendedor_nao_vende'],
    ],
    ouve: [OF_THE_TEAM, TORN],
    fora: ANOTHER_MATTER,
    passos: [
      [
        'Converse a sós, com fatos e datas, e termine com regra e prazo por escrito',
        'Anote antes três fatos, com o dia e o que cada um causou. Ouça o outro lado, diga o que muda a partir de amanhã e assinem os dois o combinado, com o dia em que vão rever.',
        'A conversa deixa de ser bronca e passa a ter papel e data.',
        2,
        0,
        NOT_YET_SPOKEN,
      ],
      [
        'Passe da conversa ao papel: o combinado por escrito, com prazo e consequência',
        'Falar já não bastou. Anote três fatos com data, escreva a regra, o dia em que vão rever e o que acontece se repetir, e assinem os dois, a sós e sem discussão.',
        'O que era pedido passa a ser combinado, e você tem base para decidir.',
        2,
        0,
        SPOKEN,
      ],
      [
        'Ponha outra pessoa para aprender o que hoje só um sabe',
        'Escolha a tarefa que mais pararia, marque horas fixas na semana e comece pelo caso mais comum. Filme, guarde moldes e medidas e procure um profissional de fora que cubra os dias cheios.',
        'A decisão deixa de ser refém de uma pessoa.',
        3,
        6,
        /\bsem (?:el[ea]|ess[ea])\b|\b(?:so|somente) el[ea]\b|\bunic[oa] que\b|\bninguem mais\b|\bna mao\b|\bconhece\b|\bsabe (?:\w+ )?(?:tudo|consertar|tirar|fazer|dirigir|mexer)|\bparo a|\bse (?:eu )?(?:mand|demit|dispens)/,
      ],
      [
        'Escreva as regras da casa em uma página e leia com toda a equipe',
        'Horário, trato com cliente e colega, celular, falta e aviso, e o que acontece na primeira e na segunda vez. Vale para todos, também para quem tem mais tempo de casa.',
        'Os outros veem que o combinado existe, e param de copiar o erro.',
        2,
        2,
      ],
      [
        'Mande para casa quem chega alterado, com testemunha e sem discussão',
        'Naquele dia a pessoa não trabalha, e você anota o que houve. No dia seguinte ofereça o posto de saúde ou um grupo de apoio: bebida é doença, e a demissão por isso pede orientação de advogado.',
        'Ninguém se machuca, e a empresa age do jeito certo.',
        1,
        1,
        /\bbebad|\bbebid|\bbebendo|\balcool|\bdrog/,
      ],
      [
        'Ouça em particular quem reclamou e diga o que será feito e até quando',
        'Pergunte o que viu e o que o faria ficar, sem falar mal de ninguém. Peça aviso na hora se acontecer de novo e cumpra a data que disse.',
        'Quem é bom sabe que você está agindo e não pede a conta.',
        2,
        1,
        /\b(?:outr[oa]s|resto|equipe|pessoal|colegas?|todo mundo|rapaz|menina|novat\w+|aprendiz\w*)\b/,
      ],
      [
        'Se repetir, dê advertência por escrito no mesmo dia',
        'Conte o fato, a regra e a data, sem adjetivo; duas testemunhas assinam se a pessoa não quiser. Pergunte ao contador a ordem certa: advertência, suspensão, saída.',
        'A regra vale de verdade, e a saída, se vier, tem base.',
        1,
        0,
      ],
      [
        'Peça ao contador a conta da saída e comece a separar esse valor',
        'Aviso, férias, décimo terceiro e multa, com e sem acordo. Compare com o que você já perde em cliente, retrabalho e gente boa que vai embora.',
        'Se precisar demitir, o dinheiro não é a surpresa.',
        1,
        0,
      ],
      [
        'Na data combinada, decida: melhorou, muda de função ou sai',
        'Releia o papel com a pessoa, fato por fato. Se for sair, escolha uma semana fraca, com quem cobre já treinado, e avise a equipe em uma frase.',
        'A decisão sai no dia certo, sem susto e sem parar o serviço.',
        1,
        0,
      ],
    ],
    porque:
      'Quando quem sabe mais não cumpre a regra, a equipe aprende que a regra não vale; e enquanto só uma pessoa sabe fazer, ninguém tem coragem de cobrar.',
    cuidado: 'demitir no susto ou fingir que não viu. No susto o serviço para; fingindo, quem sai é o bom funcionário.',
    quem: 'Contador, para a advertência e a conta da rescisão; advogado trabalhista, se houver afastamento, doença ou ameaça',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa com quem não cumpre o combinado',
      texto: [
        'Antes: três fatos, com data e o que cada um causou; lugar fechado; meia hora.',
        '“Quero que você continue, e do jeito que está não dá. No dia [data] aconteceu [fato], e por isso [consequência].”',
        '“Como você vê isso?” Ouça sem interromper.',
        '“A partir de amanhã: [horário], [trato com cliente e colega], [aviso de falta].”',
        '“O que você precisa de mim para cumprir?”',
        '“Vamos rever em [data]. Se acontecer de novo antes, vira advertência por escrito.”',
        'Assinam os dois e cada um fica com uma via.',
      ].join('\n'),
    },
  },
  {
    id: 'tempo_que_nao_se_paga',
    carta: 'capacidade_ociosa',
    nome: 'o dia ou horário que talvez não se pague',
    kin: ['capacidade_ociosa'],
    inclui: ['perda_perecivel', 'sazonalidade', 'jornada_6x1', 'energia_cara', 'nao_tiro_salario', 'lucro_some'],
    // The sentence that counts who comes is quoted.
    ouve: [WEAK_TIME, CLOSES],
    fora: /\b(?:inverno|verao|temporada|entressafra|estacao|safra)\b|\bmelhor (?:dia|horario|mes|turno)\b|\bcheguei a fechar|\bfech(?:o|ar) (?:as portas|a empresa|tudo|de vez)|\bsegunda (?:loja|unidade)|\bfech(?:o|ar) (?:\w+ ){0,2}(?:contrato|negocio|pedido)|\bfuncionari\w+ (?:falt|sum)/,
    passos: [
      [
        'Dê à turma um número e uma data para se pagar, e ofereça vaga a quem espera',
        'Escreva quantos alunos pagam quem dá a aula e o que só existe por ela. Ligue à lista de espera dos outros horários com uma condição para mudar, e avise as famílias até quando decide: abrir, juntar com outra ou encerrar.',
        'A turma tem uma chance com data, e ninguém é avisado na véspera.',
        3,
        2,
        /\bturmas?\b/,
      ],
      [
        'Marque um teste de oito semanas: fechado, menor ou só com reserva',
        'Escolha uma das três formas, escreva o que espera dela e a data do fim. Avise antes na porta, no Google e a quem vem sempre, com o motivo em uma frase boa: folga, reforma, horário novo.',
        'Você experimenta sem fechar a porta para sempre.',
        2,
        1,
        /^(?![\s\S]*\bturmas?\b)/,
      ],
      [
        'Faça a conta só desse tempo: o que entra menos o que existe por causa dele',
        'Do que vende tire o custo do que foi vendido, as diárias, a sobra que vai fora e a luz. Aluguel e salário de mês não mudam, e ficam fora da conta.',
        'O palpite sobre o movimento vira um valor por mês.',
        2,
        0,
      ],
      [
        'Ofereça outro dia ou horário a quem vinha nesse',
        'Pergunte um por um quando poderia vir e anote o nome. Conte por quatro semanas quantos passaram e quantos sumiram: é isso que decide.',
        'A venda muda de lugar em vez de sumir.',
        2,
        2,
      ],
      [
        'Acerte antes com a equipe as horas que mudam',
        'Diga quem folga, quem troca de dia e o que cada um deixa de receber. Veja com o contador o que pode mudar em contrato e em diária.',
        'Ninguém descobre pela escala, e não nasce um processo.',
        2,
        1,
        /\bdiarist|\bfuncionari|\bequipe|\bgente\b|\bpessoas\b|\bmeninas?\b|\bprofessor|\binstrutor|\bgarco|\brapaz/,
      ],
      [
        'Se abrir, abra menor: menos gente, menos variedade, só o que mais sai',
        'Corte pela metade o que se prepara e quem fica, e receba por reserva com sinal. Compare a sobra com a do tempo cheio.',
        'O tempo fraco custa só o que ele vende.',
        2,
        2,
      ],
      [
        'Use as horas que sobraram no que hoje fica para a noite ou a folga',
        'Escolha antes: adiantar produção, manutenção, compra, visita a cliente ou o seu descanso. O que não se marca se perde.',
        'O tempo fechado também rende.',
        1,
        1,
      ],
      [
        'Decida na data marcada, com a venda da semana inteira ao lado',
        'Compare oito semanas de antes e de depois: venda, sobra e perda. Fica como está, volta menor ou volta inteiro, e escreva o motivo.',
        'A decisão se apoia na semana, e não em um dia de chuva.',
        1,
        0,
      ],
    ],
    porque:
      'Um dia aberto só se paga se o que ele deixa passa do que existe por causa dele: diária, luz, preparo e o que vai para o lixo.',
    cuidado:
      'jogar o aluguel inteiro nesse dia, ou fechar de repente. O aluguel corre igual, e cliente avisado muda de dia.',
    quem: 'Contador, para mudar horas e diárias da equipe',
    material: {
      tipo: 'planilha',
      titulo: 'A conta do dia fraco',
      texto: `Semana;Vendas do dia;Custo do que vendeu;Diárias;Perda;Luz e gás;O que deixou;Quem veio em outro dia
[data];[R$];[R$];[R$];[R$];[R$];[R$];[pessoas]
[data];[R$];[R$];[R$];[R$];[R$];[R$];[pessoas]`,
    },
  },
  {
    id: 'socio_desigual',
    carta: 'socio_sem_trabalhar',
    kin: ['socio_sem_trabalhar'],
    inclui: ['socio_briga', 'familia_no_negocio', 'tempo_dono', 'delegar'],
    ouve: [WORKS_NOT, PARTNER, TAKES_SHARE],
    fora: /\b(?:quer (?:sair|vender)|vai sair|pediu \d|comprar a parte|compro a (?:parte|cota))\b|\bsocio investidor|\b(?:arrumar|procurar|buscar) (?:um )?socio/,
    passos: [],
    porque: null,
    cuidado: null,
    quem: null,
    material: null,
  },
  {
    id: 'fila_e_preco',
    carta: 'fila_preco_baixo',
    kin: ['fila_preco_baixo'],
    inclui: ['medo_reajuste', 'horas_nao_cobradas', 'capacidade_cheia', 'tempo_dono', 'preco_sem_conta'],
    ouve: [QUEUE, PRICE_STANDS, /\b(?:prec\w+|cobr\w+|valor|aument\w+|reajust\w+|tabela|barat\w+)\b/],
    fora: /\bcontrat(?:o|ar) (?:mais )?(?:um|uma|alguem|gente|ajudante|outr)|\bpor mes a mais\b|\bfornecedor|\bfaltas\b|\bfaltam\b|\bfalta sem\b|\bcobrar (?:a )?falta|\bnao vem\b/,
    passos: [],
    porque: null,
    cuidado: null,
    quem: null,
    material: null,
  },
  {
    id: 'meses_sem_entrada',
    meta: 'o que entra nos meses bons ainda não atravessa os fracos. Primeiro o ano fecha; depois ele cresce.',
    carta: 'sazonalidade',
    kin: ['sazonalidade'],
    inclui: [
      ...['decimo_terceiro', 'entressafra', 'emprestar_para_crescer', 'divida_banco', 'juros_cartao_rotativo'],
      ...['caixa_vazio_fim_mes', 'capital_de_giro', 'inadimplencia_escola', 'evasao_aluno', 'demitir'],
    ],
    ouve: [HOLLOW, new RegExp(`${LETS_GO.source}|${BORROWS.source}`)],
    fora: /\bmaquina nova\b|\bpara comprar\b|\bsegunda (?:loja|unidade)\b|\bfinanci\w+|\bfalta de (?:client|moviment)\w+ desde\b|\bperdi (?:o|um) (?:cliente|contrato)|\b(?:nao sei|decidir) se (?:eu )?(?:peg|faco o? ?emprest)\w*/,
    passos: [
      [
        'Peça ao contador quanto custa dispensar e recontratar, antes de falar nisso',
        'A conta de cada saída, com aviso, férias e multa, e o que a lei diz de chamar de volta a mesma pessoa. Compare com o salário dos meses fracos e com o tempo de treinar outra.',
        'A dispensa aparece com o preço dela, que costuma passar do que poupa.',
        1,
        0,
        LETS_GO,
      ],
      [
        'Divida o que falta nos meses fracos pelos bons e guarde já essa parte',
        'Some quanto falta em cada mês fraco e divida pelos meses em que sobra. Transfira no dia em que o dinheiro entra, para uma conta que não paga boleto; se não couber, o ano não fecha, e o preço precisa mudar.',
        'O mês fraco chega com o dinheiro dele separado.',
        2,
        0,
      ],
      [
        'Passe a cobrar o ano em parcelas iguais de quem usa o ano todo',
        'Some o que o cliente paga nos meses em que vem e divida por doze, em contrato com parcela menor. Ofereça já a quem vai renovar, com um benefício para quem assina antes da baixa.',
        'A entrada do mês fraco deixa de depender de quem aparece.',
        3,
        2,
        /\balun|\bpais\b|\bmaes?\b|\bmensal|\bassin|\bcontrat|\bturma|\bmatricul|\bclientes suspend|\bpiscin|\bcondomin/,
      ],
      [
        'Venda para os meses fracos algo que a equipe já sabe fazer',
        'Escolha um serviço ou produto que alguém compre justamente nessa época, ponha preço e ofereça agora, com sinal. Comece por quem já é cliente e por empresas.',
        'A equipe parada passa a ter o que fazer, já pago em parte.',
        4,
        3,
      ],
      [
        'Ponha férias, folgas e menos horas nos meses fracos, já no calendário',
        'Marque com cada um e com o contador, sem deixar o lugar sem quem atenda. Trabalho por dia só para o pico, do jeito que a lei permite.',
        'O custo diminui quando a entrada diminui, sem perder quem é bom.',
        2,
        1,
      ],
      [
        'Mude para os meses bons a parcela, a compra e o conserto',
        'Ligue antes a banco, dono do imóvel e fornecedor e peça outro vencimento ou uma parcela menor na baixa. Nada novo vence nesses meses.',
        'A conta do mês fraco fica menor antes de ele chegar.',
        2,
        0,
      ],
      [
        'Se faltar, peça só o buraco que sobrou, e três meses antes dele',
        'Compare três propostas pelo total que devolve, com a primeira parcela num mês bom. Cartão e cheque especial ficam de fora.',
        'O empréstimo, se houver, é pequeno e tem fim.',
        2,
        0,
        BORROWS,
      ],
    ],
    porque:
      'O gasto corre o ano inteiro e a entrada não: quem não guarda nos meses bons paga os fracos com juro ou com gente que depois faz falta.',
    cuidado:
      'demitir e chamar de volta todo ano, ou tapar a baixa com dívida. As duas saídas custam mais do que guardar um pouco por mês.',
    quem: 'Contador, para férias, jornada e rescisão',
    material: null,
  },
]
