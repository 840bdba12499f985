import type { Frame } from './frame.ts'

/** Asks for somebody who sells or buys: she is asked for less, or pays less herself. */
const RIVAL =
  /\bconcorren|\babri(?:u|ram)\b|\bchegou\b|\bvizinh[oa]\b|\bd[eo] lado\b|\bd[ae] (?:frente|esquina|avenida)\b|\bnov[oa] d[aeo] (?:rua|avenida|bairro|esquina|praca)|\brede\b|\boutr[oa]s? (?:loja|academia|escola|clinica|oficina|salao|cara|lugar|empresa)\b|\ba \d+ (?:km|quadras?|metros)\b|\bcobrando \d|\bcobra (?:\w+ ){0,2}\d|\b(?:aparec\w+|tem|veio|entrou) (?:\w+ ){0,2}(?:vendendo|cobrando|fazendo)\b/
const LOWER =
  /\b(?:se|que|pra|para) (?:eu |a gente |nao )*(?:vou |for |posso |tenho que )?(?:abaix|baix|igual|acompanh|cubr|cobri)\w*|\b(?:baix|abaix|igual|acompanh|cobri|cubr)\w* (?:\w+ ){0,2}(?:precos?|valor|mensalidade|tabela|oferta|pra \d|para \d)|\bpor (?:a |pra )?\d+[,.]?\d* ja\b|\b(?:ped\w+|quer\w*) (?:pra|para|que) (?:\w+ )?(?:cobr\w+|igual\w+|baix\w+|acompanh\w+) o preco/

export const FRAMES: readonly Frame[] = [
  {
    id: 'parte_do_socio',
    meta: 'a parcela da parte do sócio, se vier, usa a mesma sobra. Primeiro a resposta a ele e alguns meses pagos; depois o que cresce.',
    carta: 'parte_do_socio',
    kin: ['parte_do_socio'],
    ouve: [
      /\b(?:soci[oa]s?|sociedade|irma[os]?|irmao|cunhad[oa]|prim[oa]|ex[- ]?(?:marido|mulher|esposa)|amig[oa]|meio a meio|(?:abri|mont|comec|toc)\w+ (?:\w+ ){0,3}comigo|comigo na (?:empresa|sociedade))\b[^.!?]{0,110}\b(?:sair|saindo|saia|embora|aposent\w+|desist\w+|par(?:ar|ou)|larg(?:ar|ou)|deix(?:ar|ou)|morar|emprego fora|vender (?:a |sua )?(?:parte|metade|cotas?|quotas?)|(?:quer|quis|pediu|pede) (?:\w+ ){0,3}(?:receber|que eu (?:compre|pague|fique)|\d+ ?mil)|comprar? (?:a |sua )?(?:parte|metade|cotas?|quotas?) del[ea])|\b(?:compr|pag)\w* (?:\w+ ){0,3}(?:metade|parte|cotas?|quotas?) (?:del[ea]|d[oa] (?:\w+ )?(?:soci|irma|cunhad|prim))/,
      /\b(?:compr\w+|pag\w+|receb\w+|vend\w+|pel[oa]s?|por|val\w+|ped\w+|sua|a) (?:\w+ ){0,3}(?:metade|parte|cotas?|quotas?|\d+ ?%)(?! (?:fica|vai|entra|do mes|dos clientes))|\b(?:metade|parte|cotas?|quotas?) (?:del[ea] |d[oa] \w+ )?(?:por|vale|em) \d|\bsair\b.{0,60}\b(?:ped(?:iu|e)|quer|quis) (?:uns |r\$ ?)?\d+/,
      /\d{2,}/,
    ],
    fora: /\bminha (?:parte|metade|cota|quota)\b|\bentrar (?:de|como) socio|\bsocio investidor|\bquer (?:entrar|comprar \d+)/,
    passos: [],
    porque:
      'Quem sai leva o trabalho que fazia e às vezes clientes: a parcela vence com a empresa já mais fraca do que era quando o preço foi pedido.',
    cuidado: null,
    quem: null,
    material: null,
  },
  {
    id: 'compra_de_negocio',
    meta: 'primeiro veja quantos dos clientes comprados ficam e quanto deixam; a meta se conta a partir deles.',
    carta: 'compra_de_negocio',
    kin: ['compra_de_negocio'],
    ouve: [
      /\b(?:ofere\w+|vend\w+|pass\w+|quer que eu (?:compre|fique))\b[^.!?]{0,60}\b(?:carteira|clientela|(?:loja|empresa|negocio|escritorio|clinica|salao|oficina|escola|farmacia|restaurante|padaria|academia|ponto) (?:dele|dela|d[oa]s? (?:concorrente|colega|vizinh\w+)|com tudo))/,
      /\b(?:colega|concorrente|vizinh[oa]|amig[oa]|dono|dona|aposent\w+|conhecid[oa])\b/,
      /\d+ ?mil|\d{2}\.\d{3}/,
    ],
    fora: /\b(?:quer|querem|ofere\w+) (?:me )?comprar (?:a |o )?(?:minha|meu)|\bvend(?:o|er) (?:a minha|o meu|minha|meu)\b|\bpass(?:o|ar) (?:o meu|meu)\b/,
    passos: [],
    porque:
      'Clientes não se compram como máquina: cada um decide se fica, e a parcela vence do mesmo jeito quando um vai embora.',
    cuidado: null,
    quem: null,
    material: null,
  },
  {
    id: 'retomar_equipamento',
    meta: 'o que está com quem não paga já é seu e falta na rua. Recolha e alugue antes; compre só se ainda faltar, com o mês fechando no que de fato entra.',
    carta: 'inadimplencia_clientes',
    kin: ['inadimplencia_clientes', 'locacao_avaria'],
    ouve: [
      /\bnao (?:\w+ ){0,2}pag\w+|\batras\w+|\bdev(?:em|endo|e)\b|\bsem pagar|\bcalote/,
      /\b(?:alug(?:o|a|am|amos|ar|ado|ada|ados|adas|ando)|loc(?:o|amos|ar|acao|adora)|comodato)\b/,
      /\b(?:tir|retir|recolh|busc|peg|tom)(?:ar|ei|o|amos|ou)\b[^.!?]{0,40}\b(?:equipament|maquin|conjunt|pec|andaim|carro|brinqued|moto|cacamb|container|ferrament|material|mes|gerador|bem|de volta)|\b(?:equipament|conjunt|maquin|brinqued|cacamb|container|andaim)\w*\b[^.!?]{0,60}\b(?:n[ao]o? (?:pag|devolv)|com (?:quem|client)|na obra|pres[oa])|\b(?:continua|seguem?|estao|esta|ta|tao|ficam?)\w* com (?:[ao]s? )?(?:(?:minh|meu)\w* |\d)|\b\d+ (?:desses|dessas|deles|delas)\b[^.!?]{0,40}\bnao pag/,
    ],
    fora: /\balugo (?:a |uma )?(?:sala|casa|quarto|kitnet|imovel)/,
    passos: [
      [
        'Avise por escrito cada devedor: acordo até a data, ou o equipamento volta',
        'Diga o que está em aberto, a entrada e as parcelas que aceita e o dia em que vai buscar. Comece por quem está com mais peças suas: cliente antigo também recebe a data.',
        'Cada devedor tem um dia para escolher entre pagar e devolver.',
        2,
        1,
      ],
      [
        'Recolha, na data marcada, o que está com quem não fechou acordo',
        'O que fica lá sem pagar é o que outro pagaria todo mês. Vá com contrato, recibo e fotos; se não deixarem retirar, saia sem discutir e passe o caso ao advogado.',
        'A perda para de crescer, e as peças voltam a render.',
        3,
        4,
      ],
      [
        'Alugue o que voltou a quem você recusou, com pagamento adiantado',
        'Chame os interessados por ordem de pedido e entregue só depois do primeiro pagamento ou da caução. Anote quantas peças rodam pagas por semana: é esse o seu número.',
        'O mesmo equipamento passa a trazer dinheiro sem compra nova.',
        2,
        2,
        /\brecus|\bnao (?:\w+ ){0,2}(?:atend|tenho pra)|\bfila\b|\bfalta (?:equipament|peca|maquin|cacamb)|\bpedindo\b/,
      ],
      [
        'Ponha na rua o que está na manutenção, antes de comprar mais',
        'Liste o que falta em cada peça parada e quanto custa deixá-la pronta. Conserte primeiro as que já têm quem alugue.',
        'Parte da falta some com o que já é seu.',
        1,
        3,
        /\bmanutenc/,
      ],
      [
        'Escreva a regra nova: caução, pagamento adiantado e data de retirada',
        'Cliente novo paga antes ou deixa caução, e o contrato diz com quantos dias de atraso a peça volta. Leia a regra em voz alta na entrega e colha a assinatura.',
        'O próximo atraso já nasce com dia para acabar.',
        2,
        1,
      ],
      [
        'Use o primeiro dinheiro que voltar para pagar o juro mais caro',
        'O limite da conta e o cartão vêm antes de qualquer compra. Só depois de zerado guarde um mês de despesas.',
        'O juro deixa de levar o que você recuperou.',
        1,
        0,
        /\bcheque especial|\bjuros?\b|\blimite (?:da|do)|\brotativo/,
      ],
      [
        'Refaça a conta da compra só com o que roda e é pago',
        'Veja quantas peças estão pagas, quantas sobram e quantos pedidos ainda são recusados. Se mesmo assim falta peça por dois meses, compare a parcela com o aluguel de um mês fraco.',
        'A compra, se vier, é para um pedido que paga.',
        2,
        0,
        /\bcompr/,
      ],
    ],
    porque:
      'Enquanto a peça fica com quem não paga, ela gera nota, imposto e desgaste, e falta para quem pagaria. Cada mês assim aumenta a dívida e diminui a chance de receber.',
    cuidado:
      'Comprar mais para compensar o que está parado com quem não paga. Sem regra de retirada, o equipamento novo vai para o mesmo lugar.',
    quem: 'Advogado, para notificação, retirada e cobrança; contador, sobre o imposto do que foi faturado e não recebido',
    material: {
      tipo: 'mensagem',
      titulo: 'Aviso com data ao cliente em atraso',
      texto: `Olá, [nome]. Estão com você [quantidade e equipamento], e há R$ [valor] em aberto desde [mês].
Quero continuar atendendo. Para isso preciso até [data]: entrada de R$ [valor] e o resto em [número] vezes.
Se preferir encerrar, retiramos o equipamento em [data], entre [hora] e [hora], e acertamos o saldo.
Sem resposta até [data], a retirada fica marcada para [data].
Me confirme por aqui qual das duas formas.`,
    },
  },
  {
    id: 'cliente_pede_desconto',
    carta: 'cliente_pressiona',
    kin: ['cliente_pressiona', 'concentracao_cliente', 'grande_cliente_saindo'],
    perto: [
      /\d+ ?(?:%|por cento)|\bdesconto|\bpra baixo\b|\breduz\w+/,
      /\bcontrato\b|\brenov\w+|\bproposta\b|\bcotacao\b/,
    ],
    ouve: [
      /\b(?:ped(?:iu|iram|indo|em|e)|quer(?:em)?|exig\w+|impo\w+|mand(?:ou|aram))\b[^.!?]{0,50}(?:\d+ ?(?:%|por cento)|\b(?:desconto|reducao|abatimento))/,
      /\bcontrato\b|\brenov\w+|\bcotacao\b|\blicita|\boutra empresa|\boutro fornecedor|\bmaior cliente|\bprincipal cliente|\bdos (?:meus|nossos) \d/,
      /\bperd\w+|\bsem el[ea]s?\b|\bvenc\w+|\bacab\w+|\bvale\b|\bnao sei|\bsair|\btroc\w+|\bfila\b|\bde graca|\bcotacao|\babr\w+ (?:uma )?concorr|\bprocur\w+ outr/,
    ],
    fora: /\bimposto novo|\bfornecedor (?:pediu|quer|aumentou)|\bdono (?:do|da) (?:imovel|ponto|galpao|sala|predio)|\bcomissao\b|\bsinal\b|\bde entrada\b/,
    passos: [
      [
        'Não responda na hora: marque a data e peça o pedido por escrito',
        'Agradeça, diga em que dia leva a sua proposta e pergunte o prazo, o volume e o que muda se não houver acordo. Não dê número por telefone.',
        'Você ganha os dias de que precisa, sem fechar a porta.',
        1,
        0,
      ],
      [
        'Faça a conta das três saídas: ceder, trocar ou perder o contrato',
        'Do que ele paga tire o imposto e tudo o que existe só por causa dele, como gente, parcelas e gastos. Repita com o preço pedido e sem o cliente, contando o custo de desligar: o limite é o preço que ainda vale mais que perder.',
        'Você entra na conversa sabendo até onde ceder e por que não recusar de pronto.',
        3,
        1,
      ],
      [
        'Fale antes com quem usa o seu trabalho lá dentro',
        'Pergunte o que não pode parar, o que melhorou e o que custaria trocar, em tempo e risco. Leve isso por escrito, porque quem compra costuma ver só o preço.',
        'Alguém do lado de lá passa a defender a renovação.',
        2,
        0,
      ],
      [
        'Leve três propostas, cada redução com uma troca',
        'Preço menor pede escopo menor, contrato mais longo com reajuste e aviso de saída, ou pagamento mais cedo. O mesmo trabalho por menos não entra em nenhuma das três.',
        'O desconto deixa de ser perda e passa a ser troca.',
        2,
        1,
      ],
      [
        'Feche no contrato novo o reajuste por ano e o aviso de saída',
        'Leia o contrato de hoje antes de ele acabar e peça ao advogado o prazo de aviso, o reajuste e o que se paga se saírem antes. Assine antes do último mês.',
        'O próximo pedido de desconto não chega junto com o fim do contrato.',
        2,
        0,
      ],
      [
        'Comece já as conversas com clientes parecidos, algumas por semana',
        'Liste empresas do mesmo tipo, fale com quem decide e conte o resultado que entrega hoje. Marque quantas conversas por semana e não pare quando o contrato for renovado.',
        'A dependência começa a cair antes do próximo vencimento.',
        6,
        2,
      ],
      [
        'Escreva o que se corta, e em que ordem, se ele sair',
        'Gente, parcelas, espaço: o que para no mesmo mês, o que leva aviso e quanto custa cada saída. Guarde a folha e mostre só a quem precisa.',
        'Uma saída ruim vira plano, não susto.',
        2,
        0,
      ],
    ],
    porque:
      'Quem paga a maior parte do mês sabe disso e pede sem mostrar troca: ceder come a sobra, e recusar de pronto põe o mês inteiro em risco.',
    cuidado:
      'Responder só sim ou não. O sim inteiro vira o preço novo de todos os anos, e o não em bloco joga fora um cliente que ainda paga parte das contas.',
    quem: 'Contador, para o custo de cada saída; advogado, para prazo, reajuste e aviso no contrato',
    material: {
      tipo: 'mensagem',
      titulo: 'Resposta ao pedido de redução',
      texto: `Olá, [nome]. Recebi o pedido e quero renovar. Levo a proposta por escrito em [data].
Opção um: o preço de hoje, com [o que melhora], por [prazo].
Opção dois: redução de [valor], com [o que sai do combinado].
Opção três: redução de [valor], com contrato de [prazo], reajuste por ano e aviso de [dias] para sair.
Qual conversa melhor com o que vocês precisam? Posso explicar a [quem usa o serviço] também.`,
    },
  },
  {
    id: 'igualar_preco',
    meta: 'primeiro segure quem já paga e conte quantos cabem com o que você tem hoje; mais gente só vale se couber e se cada um deixar o que os de hoje deixam.',
    carta: 'guerra_preco',
    kin: ['guerra_preco', 'concorrente_novo'],
    inclui: ['cliente_pressiona', 'vendas_caindo', 'desconto_demais'],
    perto: [
      /\d/,
      /\b(?:a|por|cobr\w+|mensalidade|faz(?:endo)?|vend\w+) (?:de |a |por |uns )?(?:r\$ ?)?\d|\bmais barat|\bdesconto/,
      /\b(?:cobro|minha mensalidade|meu preco|meu (?:corte|banho|prato)|a minha e|eu (?:vendo|cobro|faco)|desconto|baix\w+|igual\w+|acompanh\w+)\b/,
    ],
    ouve: [RIVAL, LOWER, /\d/],
    fora: /\bpago (?:a |pr[oa] )?el[ea]\b|\bofereceu \d[\d.,]* pr[oa] meu|\bgerente de (?:compras|suprimentos)|\bcontrato (?:vence|acaba)|\bbaix\w+ (?:o )?(?:custo|estoque|aluguel|juro)|\batravessador|\blaticinio|\bcomprador\b|\bque (?:compra|leva) (?:tudo|quase tudo|a maior|minha|meu)|\b(?:cabeleireir|barbeir|funcionari|profissional|vendedor)\w* [^.!?]{0,60}(?:propost|ofere)|\bcomissao\b/,
    passos: [
      [
        'Segure o preço e fale nesta semana com quem ameaça sair, um por um',
        'Pergunte o que falta além do preço e o que o faria ficar. Ofereça uma troca que não baixe a tabela: prazo fixo, compra maior ou a hora vazia, com data para acabar.',
        'Você sabe quem sai de verdade e o que cada um quer, antes de mexer com todos.',
        5,
        1,
      ],
      [
        'Iguale só os vinte ou trinta itens que o cliente compara, e segure o resto',
        'Anote na loja dele o preço do que todos sabem de cor. Aproxime só esses, um a um, pelo que ainda deixam, e ponha-os à vista; o que ninguém compara fica no preço.',
        'A loja parece competitiva sem perder a margem do resto.',
        3,
        2,
        /\bdrogaria|\bfarmacia|\bmercad(?!oria)|\bsupermercado|\bperfumaria|\bpapelaria|\bmateriais? de construcao|\bem tudo\b|\bitens\b/,
      ],
      [
        'Compare o que fica no preço de hoje e no preço dele, com tudo cheio',
        'De cada preço tire o que muda por cliente, como comissão, material e imposto, e multiplique por quantos cabem no que você tem. Se cheio no preço menor deixa menos que hoje com alguns a menos, não baixe.',
        'A resposta sai de uma conta, e não do medo nem da pressa.',
        2,
        0,
      ],
      [
        'Marque com quantos clientes o mês ainda fecha e conte toda semana',
        'Divida as contas fixas pelo que cada cliente deixa no preço de hoje. Acima desse número dá para perder alguns com calma; perto dele, corte custo antes de cortar preço.',
        'Cada saída tem um tamanho conhecido, e há um sinal certo para agir.',
        2,
        0,
      ],
      [
        'Veja por dentro o que ele entrega e mostre o que só você dá',
        'Vá como cliente ou peça a alguém de confiança e compare ponto por ponto. Escolha duas diferenças que o seu cliente sente e ponha-as na conversa, na porta e na mensagem.',
        'O cliente passa a comparar mais que o preço.',
        3,
        1,
      ],
      [
        'Reponha quem sair: traga interessados para experimentar na hora vazia',
        'Peça um nome a cada cliente contente e convide para uma primeira vez em dia fraco. Conte quantos vieram e quantos ficaram.',
        'A saída de alguns deixa de obrigar o desconto para todos.',
        3,
        2,
      ],
      [
        'Se testar preço menor, só na hora vazia e com data para acabar',
        'Escolha um dia ou horário que hoje sobra e avise desde o início até quando vale. Conte quantos vieram de fora e quantos só trocaram de horário.',
        'Você descobre se preço traz gente sem mexer com quem já paga.',
        2,
        1,
      ],
      [
        'Acerte o preço só dos poucos itens que todo mundo compara',
        'Vá ao concorrente e anote o preço dos itens que aparecem no folheto e na boca do povo. Chegue perto só neles e recupere no que o cliente compra sem comparar.',
        'A loja deixa de parecer cara sem dar desconto em tudo.',
        3,
        2,
        /\bmercad(?:o|inho)|\batacarejo|\bloja\b|\bprodutos?\b|\bprateleira|\bracao\b|\bfarmacia|\bpadaria|\bmercadoria/,
      ],
      [
        'Venda o que o grande não dá: perto, pouco, na hora e entregue',
        'Escolha três coisas que ele não faz, como entrega no bairro, encomenda pelo celular ou porção pequena. Ofereça primeiro a quem sumiu e anote quantos voltam.',
        'Quem só compara preço em tudo vai, e os outros têm motivo para ficar.',
        3,
        3,
        /\bmercad(?:o|inho)|\batacarejo|\bloja\b|\bracao\b|\bfarmacia|\bpadaria|\bmercadoria/,
      ],
      [
        'Decida com os números: quem saiu, quem entrou e o que sobrou',
        'Compare o mês com o de antes do concorrente, em clientes e em dinheiro. Só reveja a tabela se o mínimo que marcou estiver perto, e depois de cortar custo.',
        'O preço muda por conta feita, se mudar.',
        2,
        0,
      ],
    ],
    porque:
      'Baixar para todos tira dinheiro também de quem nem pensava em sair, e o número de clientes que compensaria muitas vezes não cabe na casa.',
    cuidado:
      'Igualar o preço para encher. O que cada cliente deixa cai muito mais que o preço, e quem veio pelo preço sai pelo próximo mais barato.',
    quem: null,
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa com o cliente que fala em sair',
      texto: `Soube que você está comparando. Obrigado por me dizer antes.
O que lá parece melhor, além do preço?
E o que aqui você não quer perder?
O que eu posso fazer é [prazo fixo, compra maior ou hora vazia], por [condição], até [data].
O preço de todos continua, porque é ele que paga [o que o cliente valoriza].
Posso contar com você até [data]? Se decidir sair, a porta fica aberta.`,
    },
  },
  {
    id: 'comprador_paga_menos',
    meta: 'fazer mais sem destino que pague melhor aumenta o que sai pelo preço baixo. Primeiro mova uma parte e teste em pequeno; a parcela vem depois de haver comprador certo.',
    carta: 'atravessador_venda_direta',
    kin: ['atravessador_venda_direta', 'preco_commodity', 'cliente_pressiona'],
    perto: [
      /\b(?:cai|caiu|cair|baix\w+|reduz\w+|avis\w+)\b[^.!?]{0,60}\d[\d.,]*(?: \w+){0,3} (?:pra|para|por|a|ate) (?:r\$ ?)?\d/,
    ],
    ouve: [
      /\b(?:avis\w+|disse\w*|quer|vai|passa|passou|baix\w+|reduz\w+|cortou|caiu)\b[^.!?]{0,50}\b(?:pag(?:a|ar|ando)|preco)\b[^.!?]{0,30}\d|\bbaix(?:ou|aram|ando) (?:o \w+ )?de \d[\d.,]* (?:pra|para|a) \d/,
      /\batravessador|\blaticinio|\bcooperativa|\bcomprador|\bfrigorifico|\bdistribuidor|\brevend|\bintermediari|\busina|\bintegradora|\bcerealista|\bpackin|\batacadista|\b(?:que|quem) (?:compra|leva) (?:tudo|quase tudo|a maior|minha|meu|\d)/,
      /\baceit|\bbrig|\blarg|\bnao sei|\bnegocia|\bmud(?:o|ar)\b|\bpar(?:o|ar)\b|\bdiret|\ba partir d/,
    ],
    fora: /\bdesconto de \d|\bcontrato (?:vence|acaba)/,
    passos: [
      [
        'Responda ao comprador antes da data, com preço, prazo e volume seus',
        'Não rompa e não aceite calado. Proponha um preço no meio, um prazo menor ou uma quantidade menor, e peça a resposta antes de a mudança valer.',
        'A mudança passa a ser conversa, e você ganha tempo para mover uma parte.',
        2,
        0,
      ],
      [
        'Compare as saídas pelo que fica em cada unidade',
        'Uma linha para o preço novo, uma para cada outro comprador e uma para a venda direta. De cada preço tire o que só aquele caminho pede, como embalagem, frete e horas, e ponha ao lado o prazo para receber.',
        'Fica claro qual caminho paga menos que o seu custo e qual só parece melhor.',
        3,
        0,
      ],
      [
        'Marque quantas unidades por semana devem passar para quem paga mais',
        'Divida o que a queda tira no mês pela diferença entre os dois preços. O resultado costuma ser pequeno: é ele a meta, e não largar tudo.',
        'A meta cabe em uma semana e dá para conferir.',
        1,
        0,
      ],
      [
        'Feche pedido fixo por semana com quem já compra direto',
        'Ofereça a cada um dia certo, quantidade certa e pagamento na entrega. Comece pelos que compram toda semana e peça a cada um o nome de outro.',
        'Uma parte do volume muda de caminho sem frete novo.',
        4,
        2,
      ],
      [
        'Leve amostra a compradores do mesmo tipo que ainda não conhecem você',
        'Escolha três que vendam produto parecido e leve preço, quantidade e dia de entrega por escrito. Volte na semana seguinte para ouvir a resposta.',
        'O comprador de hoje deixa de ser o único.',
        5,
        1,
      ],
      [
        'Diminua aos poucos o que vai para ele, conforme o direto firmar',
        'Corte só o que já tem outro destino por um mês inteiro. Avise a quantidade nova antes, para ele continuar comprando o resto.',
        'A dependência cai sem deixar produto parado.',
        2,
        1,
      ],
      [
        'Teste o produto novo em pouca quantidade antes de financiar estrutura',
        'Separe uma parte pequena, conte a perda e os dias parados e venda com comprador certo. Só assine a parcela quando a diferença de preço, sobre o que já vendeu, a pagar.',
        'A obra, se vier, já nasce com quem compre.',
        3,
        1,
        /\bmaturac|\bcamara|\bbenefici|\bindustrializ|\bagroindustr|\bestufa|\bsecador|\btorrefac|\bfinanc|\bem \d+ ?x/,
      ],
    ],
    porque:
      'Quem leva a maior parte sabe que não há outro destino pronto e muda preço e prazo sozinho. A força para negociar vem de ter para onde mandar uma parte.',
    cuidado:
      'Largar de uma vez, por raiva, sem destino para o volume; ou trocar por outro comprador que, feita a conta por unidade, paga menos ainda.',
    quem: null,
    material: {
      tipo: 'mensagem',
      titulo: 'Contraproposta ao comprador',
      texto: `Olá, [nome]. Recebi o aviso do preço de R$ [valor|preco_oferta,preco_novo] e do prazo de [dias|prazo_pedido].
Nesse preço não cubro o custo, e quero continuar entregando a vocês.
Proponho R$ [valor] com pagamento em [dias], para [quantidade] por semana.
Se o prazo for de [dias], o preço precisa ser R$ [valor].
Preciso da resposta até [data], porque tenho outros pedidos para essa quantidade.`,
    },
  },
  {
    id: 'consertar_ou_trocar',
    meta: 'encha primeiro o que já roda: lugar ou hora vazia não pede parcela. Some ao que tem só o cliente já contratado, e decida a troca antes.',
    carta: 'maquina_parada',
    kin: ['maquina_parada', 'transporte_frota', 'aluguel_equipamento', 'oficina_peca'],
    perto: [
      /\bquebr\w+|\bconsert\w+|\breform\w+|\boficina\b|\btecnico\b|\bmecanico\b/,
      /\bnov[oa]\b[^.!?]{0,60}\d|\bfinanc\w+|\bparcela|\b\d+ ?x\b|\b\d+ vezes\b|\bem \d+ (?:de|parcelas)\b/,
      /\btroc\w+|\bcompr\w+|\bassin\w+|\bnovo?a?\b/,
    ],
    ouve: [
      /\b(?:(?:na|pra|para a|da|de) oficina|oficina (?:cobra|cai|por mes)|quebr\w+|consert\w+|mecanico|tecnico|enguic\w+|manutencao|pifou|pifa|da problema)\b/,
      /\bnov[ao]\b[^.!?]{0,40}\b(?:em|de|por|\d+x|parcel|vezes)|\b(?:\d+ ?x|\d+ vezes|parcela\w*|financ\w+|consorcio)\b/,
      /\b(?:van|carro|caminha\w+|caminhoes|moto|onibus|kombi|trator|maquina|offset|impressora|forno|camara|freezer|torno|prensa|equipamento|aparelho|serra|compressor|elevador|bordadeira|colheitadeira|ordenha|gerador)\b/,
      /\b(?:troc|compr|fech|peg|financ)\w*/,
    ],
    fora: /\bconserto (?:de )?(?:celular|sapato|roupa)|\bassistencia tecnica\b|\bclientes? (?:quebr|pag)|\bnao pag(?:a|am)\b|\bfolga de caixa\b|\boficina mecanica\b|\bperder a oficina/,
    passos: [
      [
        'Não assine a parcela antes de somar o que ela traz de volta',
        'Some tudo o que a de hoje gasta por mês e tire o que a nova deixaria de gastar. A parcela só se paga se essa diferença, com o que ela ganha hoje, for maior num mês fraco.',
        'A troca é decidida pela conta inteira, e não só pelo conserto.',
        2,
        0,
      ],
      [
        'Veja se dá para usá-la com segurança; se não, pare já',
        'Peça a quem conserta, por escrito, o que é risco e o que só é caro. O que põe gente em perigo para hoje, mesmo antes da decisão de trocar.',
        'Ninguém anda em risco enquanto você decide.',
        1,
        0,
        /\b(?:van|carro|caminha\w+|moto|onibus|kombi|elevador|caldeira|gas)\b/,
      ],
      [
        'Faça a conta só desta linha: o que ela traz e tudo o que ela gasta',
        'De um lado o que os clientes dela pagam; do outro motorista, combustível, oficina, seguro e parcela. Se falta antes da parcela nova, a troca só aumenta a falta.',
        'Você vê se o problema é o veículo velho ou a linha que não se paga.',
        2,
        0,
        /\b(?:van|linha|rota|caminha\w+|onibus)\b/,
      ],
      [
        'Veja quanto do trabalho dela cabe no que as outras têm vazio',
        'Conte lugares e horários livres nas outras e desenhe quem pode passar sem atraso. Depois compare: o que se perde de quem não cabe e o que se deixa de gastar.',
        'Talvez menos veículos levem quase os mesmos clientes.',
        3,
        1,
        /\b(?:vans|2 leva|lugares|vag[ao]s|frota|\d+ (?:vans|caminhoes|carros|onibus))\b/,
      ],
      [
        'Peça três preços: conserto com garantia, usada revisada e aluguel ou terceiro',
        'Ponha os três lado a lado com prazo, garantia e custo por mês durante um ano. Inclua o que se perde com ela parada.',
        'A escolha tem números iguais para comparar.',
        3,
        0,
      ],
      [
        'Decida pela soma do ano e combine o que fazer na próxima quebra',
        'Some parcelas, consertos, dias parados e o que vende a mais em cada caminho e escolha o menor risco. Deixe combinado com um colega quem atende se ela parar antes.',
        'A decisão fica escrita, e a próxima quebra não pega ninguém de surpresa.',
        2,
        0,
      ],
      [
        'Guarde por mês uma parte para a troca, numa conta só dela',
        'O que deixar de ir para a oficina vai para essa conta no mesmo dia. Com uma entrada maior, a parcela cabe no mês fraco.',
        'A próxima troca começa com dinheiro seu.',
        1,
        0,
      ],
    ],
    porque:
      'O conserto aparece em nota e dói; a parcela vem em carnê e dura anos. Comparar só os dois esquece o que a máquina ou a linha de fato traz.',
    cuidado:
      'Comparar a parcela só com a oficina. Se o que ela traz não paga os outros gastos, uma nova dá prejuízo com menos barulho.',
    quem: 'Mecânico ou técnico, para um laudo por escrito; contador, se a decisão mexe com quem trabalha nela',
    material: {
      tipo: 'planilha',
      titulo: 'Ficar, trocar ou passar adiante',
      texto: `O que conta por mês;Como está hoje;Com a nova;Sem ela, com o que sobra
O que entra com ela;[R$];[R$];[R$]
Quem trabalha nela;[R$];[R$];[R$]
Combustível ou energia;[R$];[R$];[R$]
Conserto e revisão;[R$];[R$];[R$]
Seguro e parcela;[R$];[R$];[R$]
O que fica;[conta];[conta];[conta]`,
    },
  },
]
