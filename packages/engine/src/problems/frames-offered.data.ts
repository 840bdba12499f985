import type { Frame } from './frame.ts'

const CHEAPER =
  /\b(?:fornecedor\w*|atacad\w+|distribuidora?|representante|fabricante|frigorifico|moinho|cooperativa)\b[^.!?]{0,70}\b(?:mais (?:barat\w+|em conta)|menor preco|\d+ ?(?:%|por cento) (?:a menos|mais barat\w+)|preco melhor|por menos)\b|\bmais barat\w+ (?:\w+ ){0,2}que (?:o |a )?(?:meu|minha) (?:fornecedor|atacad|distribuid)\w*/
const CHANGES_SUPPLIER =
  /\btroc(?:o|ar) (?:\w+ ){0,2}fornecedor|\bmud(?:o|ar) (?:\w+ ){0,2}fornecedor|\blarg(?:o|ar) (?:o|meu) fornecedor|\bmeu fornecedor\b[^!?]{0,120}\b(?:compensa|vale|nao sei|fico|troco)/

const JOINS =
  /\b(?:investidor\w*\b[^.!?]{0,40}\b(?:oferec\w+|quer\w*|propos)|(?:quer(?:em|ia)?|propos|oferec\w+|convid\w+) (?:\w+ ){0,4}(?:entrar (?:de|como|na|no)|virar soci[oa]|ser (?:meu |minha )?soci[oa]|de soci[oa]|sociedade))\b/

const GOES =
  /\b(?:diss\w+|avis\w+|fal(?:ou|aram)|sei|soube|ouvi|descobri|quer\w*|pens\w+ em|ameac\w+|vai) (?:\w+ ){0,3}(?:abrir|montar|sair|ir embora|ir pr[ao]|por conta)\b|\b(?:receb\w+|tem|teve) (?:uma )?propost\w+/
const STAR =
  /\b(?:cabeleireir[oa]|barbeir[oa]|manicure|esteticista|professora?|instrutora?|personal|vendedora?|tosadora?|fisio\w*|dentista|psicolog[oa]|medic[oa]|veterinari[oa]|cozinheir[oa]|chef|pizzaiol[oa]|confeiteir[oa]|mecanic[oa]|tecnic[oa]|designer|programadora?|dev|corretora?)\b/
const CARRIES =
  /\b(?:mais (?:enche|vende|traz|fatura|atende)|metade d\w+|melhor\b[^!?]{0,120}\b(?:client\w+|alun\w+|pacient\w+|agenda|fatura)|adora\w*|agenda d(?:ela|ele)|\d+ d(?:os|as) (?:meus |minhas |nossos )?\d+|fatura \d|(?:um|dois) tercos?|client\w+ d(?:ela|ele)|alun\w+ d(?:ela|ele)|vao (?:junto|atras))\b/

const ON_SALE =
  /\bconsignac\w+|\bem consignado|\b(?:paga|pagam|acerta|acertam|recebo|so paga) (?:\w+ ){0,2}(?:quando|conforme|o que) (?:\w+ )?vend\w+|\bdeixar (?:\w+ ){0,4}(?:pra|para) vender\b/
const OFFERED = /\b(?:quer(?:em)?|propo\w+|oferec\w+|convid\w+|pedi(?:u|ram)|interess\w+|nunca fiz|aceito|nao sei se)\b/

const OWES = /\b(?:me dev\w+|deve (?:uns )?\d|devendo|atrasad\w+|nao pagou|em aberto|vencid\w+)\b/
const ASKS_MORE =
  /\b(?:quer(?:em)?|pede[m]?|pedi(?:u|ram|ndo)|continua\w* (?:pedindo|comprando|mandando)) (?:que eu )?(?:\w+ ){0,3}(?:mais|outr[ao]s?|nov[ao]s?|de novo|servico|mercadoria|material|pint\w+|entreg\w+|mand\w+|faca)\b/

const RAISES =
  /\b(?:passar|subir|aumentar|reajustar|ir|por|botar) (?:\w+ ){0,3}(?:pra|para|a) (?:uns )?(?:r\$ ?)?\d|\bse eu (?:subir|aumentar|reajustar|mexer|passar)\b|\b(?:subir|aumentar|mexer|reajustar|mexo)\b[^.!?]{0,30}\b(?:precos?|tabela|valor|mensalidade)\b/
const FEARS =
  /\b(?:medo|receio)\b[^.!?]{0,60}\b(?:sum\w+|sair\w*|perder|espant\w+|fug\w+|client\w+|fregues\w*|pessoal|alun\w+|pacient\w+|ma[ei]s)\b|\b(?:el[ea]s|client\w+|metade|povo|pessoal) (?:\w+ )?(?:vao (?:pr[oa]|embora|sair)|some[mn]?\b|sumir|reclama)/

/** What somebody offers or asks of her, heard where both sides of it are told. */
export const OFFERED_FRAMES: readonly Frame[] = [
  {
    id: 'fornecedor_mais_barato',
    carta: 'fornecedor_unico',
    nome: 'a troca de fornecedor que precisa ser decidida',
    kin: ['fornecedor_unico'],
    inclui: ['fornecedor_atrasa', 'cliente_pressiona', 'custo_insumo_subiu', 'compra_mal', 'guerra_preco'],
    ouve: [CHEAPER, CHANGES_SUPPLIER],
    passos: [
      [
        'Leve a oferta ao fornecedor de hoje e peça que chegue perto',
        'Mostre o preço e a quantidade, sem ameaça, e peça uma resposta por escrito até um dia marcado. Às vezes ele não baixa o preço e melhora o prazo, o frete ou a troca.',
        'Você sabe o menor preço de quem já conhece antes de mudar.',
        1,
        0,
      ],
      [
        'Compare o preço na prateleira: frete, mínimo, prazo e o que estraga',
        'Some ao preço de cada um o frete, o dinheiro que o pedido mínimo prende, os dias de espera e o que vence ou falta no meio. O mais barato na nota pode sair mais caro vendido.',
        'A diferença de verdade aparece por item, e não em porcentagem.',
        2,
        0,
      ],
      [
        'Faça um pedido de teste sem largar quem entrega hoje',
        'Escolha dez itens que saem sempre e não estragam, compre a menor quantidade e anote o dia prometido e o dia que chegou. Continue comprando o resto de quem conhece.',
        'Se o novo falhar, a prateleira não fica vazia.',
        2,
        1,
      ],
      [
        'Divida a compra: o que aguenta estoque de um, o que não pode faltar do outro',
        'Separe por item quanto vende por semana e quanto tempo dura. O que gira e dura vai para quem tem preço; o que falta na hora vai para quem entrega rápido.',
        'Você ganha o preço sem depender de um só.',
        2,
        0,
      ],
      [
        'Combine por escrito entrega, troca de defeito e aviso de aumento',
        'Uma mensagem basta: dias de entrega, prazo de pagamento, quem paga o frete da troca e com quantos dias avisam de preço novo. Guarde a resposta.',
        'A promessa da visita vira combinado.',
        1,
        0,
      ],
      [
        'Conte por dois meses o que faltou, o que voltou e o que pagou de fato',
        'Uma linha por entrega, dos dois lados. Aumente a parte de quem deixou mais, depois das faltas e das trocas.',
        'A escolha se faz pelo resultado, e não pela tabela.',
        1,
        1,
      ],
    ],
    porque: 'O preço da nota é só uma parte: prazo, mínimo e falta decidem quanto a mercadoria custa de verdade.',
    cuidado: 'largar o de hoje na primeira entrega boa. Quem fica sem segundo fornecedor aceita qualquer aumento.',
    quem: null,
    material: null,
  },
  {
    id: 'socio_que_entra',
    carta: 'emprestar_para_crescer',
    nome: 'a proposta de quem quer entrar na sociedade',
    kin: [],
    inclui: ['crescer_desorganizado', 'emprestar_para_crescer', 'socio_briga', 'capital_de_giro', 'cac_alto'],
    ouve: [JOINS, /\d+ ?(?:%|por cento|mil)\b|\bmetade\b|\bterco\b/],
    fora: /\bsoci[oa] (?:\w+ )?(?:quer sair|vai sair|nao trabalha|some)|\bsair d[ao] (?:sociedade|empresa|negocio)|\bherdeir/,
    passos: [
      [
        'Diga em que dia responde e peça por escrito o que ele põe e o que recebe',
        'Quanto, em quantas vezes, por que parte, se trabalha, o que decide e quando pode sair. Até lá não receba dinheiro nem mostre a carteira de clientes.',
        'A conversa vira uma proposta que se pode comparar.',
        1,
        0,
      ],
      [
        'Escreva para que é o dinheiro e quanto ele traz por mês',
        'Uma linha por gasto: quanto custa, quando começa a render e quanto deixa. Se sem ele o plano anda mais devagar, mas anda, a parte vale mais do que oferecem.',
        'Você sabe se precisa de sócio, de empréstimo ou só de tempo.',
        2,
        0,
      ],
      [
        'Peça ao contador o valor da empresa e o preço dessa parte',
        'O lucro do ano depois de pagar o seu trabalho, mais bens e caixa, menos dívidas, e o que já está contratado. Divida o valor oferecido pela parte pedida: é por quanto ele avalia a empresa inteira.',
        'O preço sai de uma conta, e não da pressa.',
        2,
        0,
      ],
      [
        'Compare com crescer sem dar parte: entrada de cliente, prazo, empréstimo',
        'Ponha lado a lado o que cada saída custa por mês e o que tira de você para sempre. A parte dada não volta quando a dívida acaba.',
        'A escolha pesa o que se paga e o que se perde.',
        2,
        0,
      ],
      [
        'Combine por escrito quem decide o quê, as retiradas e como se sai',
        'O que precisa dos dois, o que é só seu, quanto cada um retira por trabalho e como se calcula a parte de quem sai. Comece por uma parte menor, que cresce com resultado.',
        'A sociedade nasce com a regra que evita a briga.',
        3,
        0,
      ],
      [
        'Feche só com acordo feito por advogado e dinheiro entrando por etapas',
        'Cada etapa paga libera uma parte, e o que não entrar não dá direito. Leia o acordo com o contador antes de mudar o contrato social.',
        'Ninguém vira dono antes de pôr o que prometeu.',
        3,
        0,
      ],
    ],
    porque:
      'O dinheiro do sócio não tem parcela, mas fica com uma parte de tudo o que vier: só vale para o que você não consegue fazer de outro jeito.',
    cuidado: 'dar parte para tapar um mês ruim, ou dividir ao meio o que não se conhece.',
    quem: 'Advogado de empresas, para o acordo de sócios; contador, para o valor da empresa',
    material: {
      tipo: 'roteiro',
      titulo: 'Perguntas a quem quer entrar na sociedade',
      texto: [
        'Quanto entra, em que datas, e o que acontece se uma parte não vier?',
        'Por quanto você avalia a empresa inteira, e por quê?',
        'Vai trabalhar? Em quê, quantas horas, com que retirada?',
        'O que você quer decidir junto, e o que fica só comigo?',
        'Em quanto tempo espera o dinheiro de volta, e como quer sair?',
        'Respondo por escrito em [data], depois do contador e do advogado.',
      ].join('\n'),
    },
  },
  {
    id: 'quem_sai_leva',
    carta: 'estrela_saindo',
    kin: ['estrela_saindo'],
    inclui: [
      'vaga_ociosa_escola',
      'evasao_aluno',
      'rotatividade',
      'comissao_injusta',
      'dependencia_funcionario',
      'parceria_salao',
      'professor_troca',
    ],
    ouve: [GOES, STAR, CARRIES],
    fora: /\b(?:saiu|foi embora|levou|montou|abriu) (?:\w+ ){0,3}(?:client\w+|alun\w+|o d(?:ela|ele)|a d(?:ela|ele)|em|no|na|faz|junto)\b|\b(?:client\w+|alun\w+|pacient\w+|ma[ei]s|turma) (?:\w+ )?(?:quer\w*|vai|vao|pens\w+) (?:\w+ )?(?:sair|ir)\b|\bmand\w+ embora|\bdemit|\bme (?:propos|ofereceu)|\bsoci[oa]\b|\brecebi\b|\breceb\w+ (?:uma |um )?(?:propost|convite)|\bofereceu \d/,
    passos: [],
    porque: null,
    cuidado: null,
    quem: null,
    material: null,
  },
  {
    id: 'deixar_para_vender',
    carta: 'consignado_sem_acerto',
    nome: 'a proposta de deixar mercadoria para vender depois',
    kin: [],
    inclui: ['consignado_sem_acerto', 'fiado', 'devolucao_da_rede'],
    ouve: [ON_SALE, OFFERED],
    fora: /\b(?:nao|nunca) (?:acert\w+|pag\w+|prest\w+ conta)|\bsum\w+|\b(?:deixo|tenho|vendo|trabalho|ponho) (?:\w+ ){0,3}(?:em|no|na|por) consigna|\bem \d+ (?:loja|salao|ponto|padaria)s?\b|\bdinheiro (?:so )?(?:demora|nao)/,
    passos: [
      [
        'Responda com um lote pequeno, lista assinada e dia fixo de acerto',
        'Ofereça a quantidade que pode perder sem apertar o mês, com cada item na lista, o preço de venda, a parte deles e o dia do acerto. Quem assina a lista responde pelo que sumir ou estragar.',
        'Você testa o lugar sem pôr a produção inteira na mão de outro.',
        2,
        0,
      ],
      [
        'Faça a conta de uma unidade: o que fica depois da parte deles e do frete',
        'Tire do preço a parte da loja, o envio de ida e volta, o imposto e uma perda. Ponha ao lado o que o mesmo item deixa vendido por você.',
        'Fica claro se o lugar paga a espera.',
        1,
        0,
      ],
      [
        'Peça a compra firme de uma parte, com desconto para ela',
        'Metade paga na entrega, metade para acertar. Quem compra um pouco expõe melhor e cuida do que é seu.',
        'Uma parte do dinheiro entra antes, e a loja também arrisca.',
        1,
        0,
      ],
      [
        'Reponha só depois do acerto, na quantidade que vendeu',
        'Sem acerto no dia, não vai peça nova. Ligue na véspera e mande a lista pronta para conferir.',
        'O que está na rua nunca passa do primeiro lote.',
        1,
        1,
      ],
      [
        'Decida em dois meses: aumenta, vira compra firme ou recolhe',
        'Some o que vendeu, o que voltou e os dias até o dinheiro. Compare com o que venderia com as mesmas peças e horas.',
        'O lugar fica porque vende, e não porque é bonito.',
        1,
        0,
      ],
    ],
    porque:
      'Na consignação o estoque e o risco continuam seus: vale como vitrine, se o lote é pequeno e o acerto tem dia.',
    cuidado: 'mandar muito para entrar num lugar bom. O que não vende volta usado, fora de época ou não volta.',
    quem: 'Contador, para a nota de remessa em consignação',
    material: null,
  },
  {
    id: 'devedor_que_pede_mais',
    carta: 'inadimplencia_clientes',
    nome: 'o cliente que deve e pede mais',
    kin: ['inadimplencia_clientes', 'fiado'],
    inclui: ['cliente_pressiona', 'concentracao_cliente', 'capital_de_giro', 'orcamento_obra'],
    ouve: [OWES, ASKS_MORE, /\d/],
    fora: /\b(?:el[ea]s|clientes|fregues\w*) (?:\w+ )?(?:ligam|pedem|querem|continuam)|\b(?:eu|nos) dev\w+|\bto devendo|\bbanco (?:quer|pede)|\baluguel atras|\bimposto|\bconsigna/,
    passos: [
      [
        'Separe as duas conversas: o atrasado em acordo, o novo pago antes de começar',
        'Diga por escrito que quer atender, com uma entrada do que deve e o novo em etapas pagas antes. “Pago tudo no fim” junta as duas dívidas em uma maior.',
        'A dívida para de crescer, e o cliente mostra se quer mesmo pagar.',
        1,
        0,
      ],
      [
        'Some o que o serviço novo gasta antes de receber o primeiro pagamento',
        'Gente por semana, material, transporte. Compare com o dinheiro que tem em caixa, sem contar o que ele deve.',
        'Você sabe quanto ficaria na rua se ele falhar de novo.',
        1,
        0,
      ],
      [
        'Escreva o acordo do atrasado: entrada, datas e o que para se falhar',
        'Valor de cada parte, dia e assinatura de quem decide. Se uma data falhar, o serviço para no dia seguinte e a cobrança vai ao advogado.',
        'O que era promessa passa a valer como papel.',
        2,
        0,
      ],
      [
        'Ligue aos outros que devem, do maior ao menor, num dia fixo',
        'Nome, valor, desde quando e o que foi combinado, em uma folha. A conversa termina com data e forma de pagar.',
        'O caixa deixa de depender de um só.',
        2,
        1,
      ],
      [
        'Deixe em todo contrato o sinal, as etapas e o dia em que o trabalho para',
        'Sinal que paga o material, etapas que pagam a gente, saldo pequeno no fim. Leia em voz alta antes de assinar.',
        'O próximo cliente não consegue dever tanto.',
        2,
        0,
      ],
      [
        'Procure dois clientes do tamanho desse antes que ele decida por você',
        'Liste dez parecidos, visite dois por semana e leve um serviço pronto de entrada. Quem tem para onde ir cobra com calma.',
        'O medo de perder esse cliente diminui.',
        4,
        0,
      ],
    ],
    porque:
      'Quem já deve e pede mais usa o seu dinheiro para tocar o negócio dele: cada serviço novo aumenta o que você tem a perder.',
    cuidado: 'fazer mais para receber o que falta. O atraso cresce junto, e a força para cobrar diminui.',
    quem: 'Advogado, para o acordo e o protesto',
    material: null,
  },
  {
    id: 'preco_com_medo',
    carta: 'medo_reajuste',
    kin: ['medo_reajuste'],
    inclui: ['custo_insumo_subiu', 'preco_sem_conta', 'cmv_alto', 'ticket_baixo', 'guerra_preco', 'lucro_some'],
    ouve: [RAISES, FEARS, /\d/],
    fora: /\b(?:baix|abaix)\w+ (?:o |os |meu )?preco|\baluguel\b|\bcomissao\b|\bsalario\b|\bdesconto\b|\bfornecedor(?:es)? (?:aument|reajust)/,
    passos: [
      [
        'Escolha a data e escreva o preço novo onde o cliente vê',
        'Placa, lista e mensagem, tudo no mesmo dia e sem pedir desculpa. O que já foi combinado antes fica no preço combinado.',
        'O preço certo tem dia para começar.',
        1,
        0,
      ],
      [
        'Avise os clientes de sempre antes da data, em poucas linhas',
        'Diga o valor novo, o dia e o que continua igual. Uma mensagem curta a cada um vale mais que um cartaz.',
        'Quem gosta do que você faz ouve de você, e não da tabela.',
        2,
        0,
      ],
      [
        'Conte toda semana quanto vendeu e só recue se passar do que pode perder',
        'Anote no mesmo dia a quantidade, ao lado da de antes. Enquanto ficar acima do ponto em que ganha o mesmo, o preço fica.',
        'O medo vira um número que se confere.',
        1,
        1,
      ],
      [
        'Deixe uma opção mais simples perto do preço de hoje',
        'Menor, sem um extra ou para outro dia, com a mesma qualidade. Ofereça só a quem reclamar do valor.',
        'Quem conta o dinheiro continua comprando, e você não perde em cada venda.',
        2,
        0,
      ],
      [
        'Se a distância do vizinho assusta, suba em dois degraus, os dois já marcados',
        'O primeiro agora, o segundo em dois meses, e os dois escritos hoje. Compare a venda entre um e outro.',
        'O aumento vem inteiro, sem susto.',
        1,
        0,
      ],
      [
        'Mexa na compra, na sobra ou na medida do que mais encareceu',
        'Escolha o que mais pesa e mude uma coisa que o cliente não sente. Prove antes com dez pessoas da casa.',
        'Parte do aumento se paga sem passar ao preço.',
        3,
        2,
      ],
      [
        'Liste cada item com a data do último reajuste',
        'Ao lado de cada preço, quando ele mudou e quanto subiu o custo desde então, pelas notas de compra. Comece pelo mais atrasado.',
        'Você vê quais preços ficaram parados enquanto o custo andou.',
        2,
        0,
        /^(?![\s\S]*\b(?:ha|faz|fazem|desde|tem) (?:\w+ ){0,3}(?:anos?|mes(?:es)?)\b)/,
      ],
      [
        'Combine com quem atende uma frase só para quem reclamar do preço',
        'O que subiu, desde quando o preço era o mesmo e a opção mais simples. Todos dizem igual, sem baixar no grito.',
        'A reclamação não vira desconto.',
        1,
        1,
      ],
      [
        'Marque já a próxima revisão do preço e olhe o custo antes dela',
        'Duas vezes por ano, no mesmo mês. Pouco de cada vez assusta menos que tudo de uma vez.',
        'O preço não fica mais anos parado.',
        1,
        0,
      ],
    ],
    porque: null,
    cuidado: null,
    quem: null,
    material: null,
  },
]
