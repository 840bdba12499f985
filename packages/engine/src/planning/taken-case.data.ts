import type { Presupposed } from './taken.data.ts'

/** Money owed by her; what somebody nearly lent, or what was paid back last year, isn't. */
const OWES =
  /\b(?:devo|devemos|devendo|dividas?|cheque especial|agiota|rotativo|negativad\w+|financiament\w+|financiad\w+|juros?|consignado do banco|renegoci\w+)\b|\batras\w+ (?:\w+ ){0,3}parcela|\bparcelas? (?:d[oae]s?|n[oa]|atrasad\w+) (?:banco|emprest\w+|divida|cartao)|\bpeg(?:uei|amos) (?:\w+ ){0,4}(?:no banco|emprest\w+|a \d+%)|\b(?:custeio|parcela|emprestimo)\w* d[oa]s? (?:banco|\w*maquin\w*|estufa|carro|fiorino|kombi|van|moto|trator)|\bemprestimo \d|\bparcela \d/
const OWES_NOT =
  /\bquase (?:peguei|pego|fiz)\b(?![\s\S]*\b(?:devo|divida|cheque especial)\b)|\b(?:nao tenho|nunca (?:tive|fiz)) (?:nenhuma )?divida|\bano passado (?:\w+ ){0,3}(?:peguei|tirei|fiz)\b(?![\s\S]*\b(?:devo|ainda pago|cheque especial)\b)/
const OWES_ON_CARD =
  /\brotativo\b|\bfatura\b|\bminimo d[oa] cart\w+|\b(?:dev\w+|divida\w*|estour\w+|atras\w+|rolando|jog\w+|pass\w+ tudo)\b[^.;!?]{0,40}\bcart(?:ao|oes)\b|\bcart(?:ao|oes)\b[^.;!?]{0,30}\b(?:estour\w+|atrasad\w+|no limite|parcel\w+ a fatura|juros?)\b/

const WEAK_AND_STRONG =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|inverno|verao|calor|frio|chuvas?|seca|piracema|entressafra|safra|temporada|baixa|carnaval|ferias|sazonal\w*|festas? junin\w+|volta as aulas)\b|\bmes(?:es)? (?:\w+ )?(?:frac\w+|fort\w+|bo[ma]s?|ruins?|parad\w+)|\bepoca\b|\besta(?:cao|coes)\b/

/** Others do this part of the work for her today, all of it. */
const DONE_BY_OTHERS =
  /\bterceiriz\w+|\bfacc(?:ao|oes)\b|\bmand\w+ (?:\w+ ){0,4}(?:fora|pra fora|para fora|faccao|costurar|cortar|usinar|imprimir|lavar)\b|\bpag\w+ (?:\w+ ){0,4}(?:por|cada|a) (?:peca|metro|quilo|unidade)\b|\bpag(?:o|amos) (?:uns )?\d[\d.,]* cada\b|\bfreteir[oa]s?\b|\bfeit[oa]s? fora\b/
/** All day long: nothing that is hired now and then. */
const USED_ALWAYS = /\btodo (?:santo )?dia\b|\bo dia (?:todo|inteiro)\b|\bdiariamente\b|\bsem parar\b/

/** She sells one thing at one price: no list of prices to put in order. */
const ONE_PRICE =
  /\bpor quilo\b|\bself.?service\b|\bo quilo (?:e|a|custa|sai|ta)\b|\bmeu quilo\b|\bvend\w+ (?:\w+ ){0,2}\d[\d.]* \w+ (?:\w+ )?(?:por|ao|no) mes a (?:r\$ ?)?\d|\btodo mundo paga (?:o mesmo|igual)|\bmensalidade (?:unica|de r?\$? ?\d)/

const KEEPS_PEOPLE =
  /\bsem (?:ter que |precisar )?(?:demitir|mandar (?:\w+ ){0,4}embora|dispensar|cortar (?:gente|ninguem))|\bnao (?:quero|queria|vou|posso) (?:demitir|mandar (?:\w+ ){0,4}embora|dispensar)|\b(?:manter|segurar) (?:o |a |os |as |meu |minha |meus |minhas )?(?:pessoal|equipe|funcionari\w+|menin\w+|turma)\b/

/**
 * Steps by what her case has to hold: a debt, an advertisement, months that differ, somebody who does it for her. What is denied
 * stands nowhere; what nothing shows gives way to what is shown.
 */
export const OF_CASE: readonly Presupposed[] = [
  // Hired by the day, as long as it is needed now and then.
  {
    titles:
      /preco de aluguel por dia|comprar empata com alugar|alugue ou terceirize|decida pela conta do trimestre|usos por mes empatam|reserve o aluguel|uso de verdade|numero de usos|venda o uso antes de comprar|dividir ou emprestar|divida o equipamento|preco de outra locadora/,
    shown: /\balug(?:o|amos|ar|ando|ad[oa]s?)\b|\blocador\w*|\bdiaria d|\bpor uso\b|\bde vez em quando\b|\bvezes (?:por|no|ao) mes\b|\bexames?\b|\brecus\w+|\bdispens\w+/,
    denied: new RegExp(`${DONE_BY_OTHERS.source}|${USED_ALWAYS.source}`),
  },
  // Somebody does it for her today.
  {
    titles: /quem faz isso hoje para voce|quanto pagou fora|quem faz hoje e a um segundo|combine com o terceiro/,
    shown: new RegExp(`${DONE_BY_OTHERS.source}|\\balug(?:o|amos)\\b|\\bpag(?:o|amos) (?:\\w+ ){0,3}(?:hora|fora|a outr|diaria)|exame|laboratorio|protetic`),
  },
  // Debts
  {
    titles:
      /divida mais cara|mapa das dividas|ligue ao banco antes da proxima|proponha ao banco|valor para quitar|baixe o limite|valor do juro antigo|dia em que o limite zera|juro que (?:parou|deixou)|separe a parcela na semana|troque a divida|antes de mexer na area|um bem ou estoque que nao produz|nao entra divida nova|venda o que nao usa e pague|mesma troca em mais dois|pagar o juro mais caro|limite do banco com a parcela/,
    shown: OWES,
    denied: OWES_NOT,
  },
  {
    titles: /mais do que o minimo|guarde os cartoes|juro no cartao|tire o cartao|compre no credito so/,
    words: /\bna fatura\b|\bfaturas\b|\bguarde os cartoes\b/,
    shown: OWES_ON_CARD,
  },
  { titles: /\brotativo\b/, shown: /\bcheque especial\b|\blimite\b|\brotativo\b|\bfatura\b|\bcart(?:ao|oes) (?:de credito )?(?:estour|atras)|\bdev\w+ [^.;!?]{0,30}cart/ },
  // Who owes her
  {
    titles:
      /maiores devedores|esta vencido por cliente|a cada atrasado|reveja os vencidos|quem lhe deve|liste os outros por valor|maior devedor|quem esta em atraso|familia em atraso|quem deve mais de um mes|dez maiores nomes|lista por nome, valor|avise por escrito cada devedor/,
    words: /\bquem segue devendo\b|\bquem deve\b/,
    shown: /\bdev(?:e|em|endo|iam?|edor\w*)\b|\batras(?:a|ad\w+|am|o|os|ou)\b|\bfiado\b|\bcarne\b|\bna rua\b|\ba receber\b|\bcalote\b|\bnao (?:me )?pag\w+|\binadimpl\w+|\bcadern\w+|\bvencid\w+|\bacert\w+ (?:depois|quando|no fim)/,
  },
  // Advertising that is running, not one that is offered.
  {
    titles: /pause os anuncios|do anuncio as buscas|semanas anuncio|deixe o anuncio pago|refaca o publico e a oferta|o que voce pagou em divulgacao/,
    words: /\bgasto por anuncio\b|\banuncio (?:um|dois)\b/,
    shown: /\banunci\w+|\btrafego\b|\bimpulsion\w+|\bgoogle ads\b|\b(?:face|meta) ?ads\b|\bpropaganda\b|\bpanfleto\w*|\bradio\b|\bmarketing\b/,
    denied: /\b(?:cobra|pede|quer|ofere\w+)\b(?:[^.;!?]|\.(?=\d)){0,40}\b(?:pra|para) (?:cuidar|fazer|mexer|tomar conta|rodar)\b/,
  },
  // Weak and strong months
  {
    titles:
      /mes forte|meses f(?:racos|ortes)|meses bons|oferta propria para a baixa|desenhe o ano com venda|calendario do ano|meses vazios|fora da epoca|\bna baixa\b|epoca (?:boa|fraca|cheia)|proxima baixa|contas fixas so nos|para o mes certo/,
    shown: WEAK_AND_STRONG,
  },
  {
    titles: /por dia, e nao por mes, na epoca|dispensar e recontratar|ajuste (?:gente|horario, espaco e pessoas)|corte a hora aberta/,
    denied: KEEPS_PEOPLE,
  },
  // Things bought on term; who works on what the client brings, or milks, buys none of it.
  {
    titles: /prazo (?:igual ao|que case)|prazo com os dois fornecedores|prazo ao fornecedor|material pago|vencimento para depois|a mesma regra que da ao cliente/,
    denied: /\b(?:corte|tecido|material|peca)s? (?:\w+ )?(?:chega\w*|vem|vinha) d[oae]s? client|\bclient\w+ (?:manda|traz|fornece|entrega) (?:o |a |os |as )?(?:corte|tecido|material)|\bfaccao de costura|\b(?:tiro|tiramos|ordenh\w+)\b[^.;!?]{0,20}\blitros?|\bleite cru\b/,
  },
  // Suppliers who are late, not she who pays late
  {
    titles: /data do que esta atrasado|lista dos pedidos parados|adiante o pedido e guarde|dez entregas de cada fornecedor|desconto ou frete por conta dele|data por escrito, e a dois outros/,
    shown: /\b(?:fornecedor\w*|fabrica|distribuidor\w*|laboratorio|protetic\w*|cooperativa)\b[^.;!?]{0,50}\b(?:atras\w+|demor\w+|falt\w+|some|sumiu|enrol\w+|nao (?:entreg\w+|cheg\w+|manda))|\b(?:atras\w+|demor\w+|nao cheg\w+)\b[^.;!?]{0,40}\b(?:fornecedor|fabrica|distribuidor|laboratorio|protetic|material|mercadoria)/,
    denied: /\b(?:atraso|atrasei|atrasamos|devo)\b[^.;!?]{0,30}\b(?:fornecedor|boleto|distribuidor)|\b(?:fornecedor|boleto)\w*\b[^.;!?]{0,30}\batrasad/,
  },
  // A list of prices
  {
    titles:
      /liste cada item com a data|dez itens|cinquenta (?:itens|vendas)|tabela inteira|preco minimo e preco alvo|tres precos mais longe|vinte itens|tres versoes|preco do item em que|ordene os itens|preco linha por linha|itens que saem no prejuizo|vinte mais vendidos/,
    denied: ONE_PRICE,
  },
  {
    titles: /mexa na compra, na sobra|insumos? que mais pes|dez insumos|tres maiores insumos/,
    never: ['Educação', 'Saúde', 'Tecnologia'],
  },
  {
    titles: /^se a distancia do vizinho/,
    shown: /\bvizinh\w+|\bconcorren\w+|\bcobra(?:m)? (?:\d|mais|menos)|\bfranquia|\bcolegas?\b|\boutr[oa]s? (?:cobra|vend|faz)\w*|\btodo mundo (?:compara|vende)|\bmais barat/,
  },
  // Rooms that are let by the hour
  {
    titles: /manhas e tardes por mes|horas mais disputadas|mais horas so onde|abra turnos novos|um canto, uma sala/,
    denied: /\b(?:vou|vai|vamos|a gente vai|atendo|atendemos|tecnico vai) (?:\w+ )?(?:na|no|ate) (?:a |o )?(?:casa|cliente|domicilio|local)|\b(?:o |a |meu )?tecnic\w+ vai\b|\ba equipe vai\b|\bjardin\w+|\bar[- ]condicionado|\btransporte escolar|\bpasseios? de\b/,
  },
  { words: /\btreinadores\b/, titles: /treinadores/, shown: /\bquadra|\bcampo\b|\barena\b|\bginasio|\bpiscina|\bestudio|\bespaco\b|\bacademia|\bsala\b/ },
  // Several plans of health; of one, none pays least.
  {
    titles: /plano que menos|cada plano\b|exposicao ao plano|descubra quanto cada plano/,
    shown: /\b(?:planos|convenios)\b|\b(?:dois|tres|quatro|cinco|\d) (?:planos|convenios)|unimed[\s\S]{0,80}(?:bradesco|amil|hapvida|sulamerica|ipe|cassi)/,
    denied: /\b(?:convenio|plano) paga \d/,
  },
  // What a plan refuses to pay
  {
    titles: /\bnegativas?\b|cada guia antes|negativa que mais/,
    shown: /\bglos\w*|\bnegativ\w+|\bneg(?:a|am|ou|aram)\b|\bdevolv\w+ (?:a |as )?guia|\brecus\w+ (?:\w+ ){0,2}(?:guia|pagamento|procediment)/,
  },
  // Goods that lie
  {
    titles: /^venda o parado|quanto do parado|parado a venda|^ofereca o parado|troca ao fornecedor que quer/,
    shown: /\bparad[oa]s?\b|\bencalh\w+|\bnao (?:sai|gira|vende)\w*|\bsobr(?:a|ou|aram|ando)\b|\bcolecao\b|\bestoque (?:chei|alto|velh)|\bdo ano passado\b|\bprateleira chei/,
  },
  // Small things put to what is bought over a counter
  {
    titles: /coisa que combina com o que levou|frase de oferta para cada produto|complemento ao lado do que/,
    segments: ['Comércio Varejista', 'Alimentação'],
    shown: /\bbalcao|\bloja|\bprodutos?\b/,
  },
  { titles: /^junte em duplas/, denied: /auto ?escola|\bhabilita|\bcarteira de motorista|\bdirecao\b/ },
  { titles: /^ensine alguem a fazer o que hoje|^fique meio dia por semana fora|^passe duas semanas fora/, team: true },
  // Something that breaks
  {
    titles:
      /na proxima parada|paradas dos ultimos tres|inspecao de dez minutos|pecas que quebram|revisao preventiva|consertar, alugar e trocar|video do defeito|aguenta uma quebra|para conserto ou troca|horas paradas e o que|proxima quebra|as quebras custaram/,
    shown: /\bquebr\w+|\bestrag\w+|\bconsert\w+|\boficina\b|\bpane\b|\bdefeito|\bmanutenc\w+|\bnao funciona|\btrav(?:a|ou|ando)\b|\bfalh(?:a|ou|ando)\b|\bparad[oa] (?:\d|por|ha|faz)|\bdias? parad/,
  },
  // A licence that is lacking
  {
    titles: /precos da obra com a lista|exigencia que demora|com fotos do lugar|que licenca o seu|legalizar o seu local|quem assina e monte a pasta|interessado a data prevista/,
    shown: /\blicenc|\balvara|\bvigilancia|\binspec|\bregistr(?:o|ar) (?:d|n)|\bsif\b|\bselo\b|\banvisa|\bcertific|\blegaliz|\bregulariz|\bexig\w+ (?:nota|selo|licenc|registro)/,
  },
  // Food that is made in portions through the day
  {
    titles: /segunda leva para o meio|guardar antes de preparar|faca menos ja amanha/,
    shown: /\bpao|\bpaes|\bcomida|\bprato|\bsalgad|\bdoces?\b|\bbolo|\bmarmit|\brestaur|\blanch|\bpadaria|\bcozinha|\bassa|\bfrit|\bquentinha|\bpizza|\btapioca|\bself/,
  },
  // Rows of goods that are compared
  {
    titles: /^iguale so|espaco dos itens|itens da briga|^reduza o espaco/,
    never: ['Tecnologia', 'Saúde', 'Educação'],
    segments: ['Comércio Varejista', 'Alimentação'],
    shown: /\bitens\b|\bprodutos\b|\bmercadoria|\bprateleira|\bpecas\b/,
  },
  // Things of one trade
  { titles: /no, porte, comportamento/, shown: /\bpet\b|\bbanho|\btosa|\bcachorr|\bgato/ },
  { titles: /hospedes antigos|cada quarto ocupado|venda a noite junto|quartos vendidos/, shown: /\bhospe|\bhotel|\bpousad|\bquarto|\bchale|\bhostel/ },
  { titles: /mesma festa menor|antes da festa|ficha de cada evento/, shown: /\bfesta|\bevent|\bcasament|\bbuffet|\bformatura|\bcerimoni/ },
  { titles: /apoiadores|facil doar|ja doou|servico pago que combine com a missao/, shown: /\bdoa|\bong\b|\bassociac|\bigreja|\bprojeto social|\binstituto/ },
  { titles: /carros parados|com cada carro|so desmonte|hora que o box/, shown: /\bcarro|\boficina|\bmotos?\b|\bcaminh|\bauto/ },
  // Sellers who carry her goods
  { titles: /maletas|malinha/, shown: /\bmaleta|\bsacoleir|\brevendedor|\bconsultora|\bcondicional|\bmalinha/ },
  // A rival next door
  {
    titles: /loja ao lado, em pe/,
    shown: /\b(?:ao|do) lado\b|\bna mesma rua\b|\bem frente\b|\bda esquina\b|\bvizinh\w+/,
    denied: /\bparagua\w*|\binternet\b|\bshopee\b|\bon-?line\b|\bamazon\b/,
  },
  // A price that hasn't been cut in vain yet
  {
    titles: /^iguale so|^cubra o preco|baixe o preco d|^acerte o preco so dos poucos|^se testar preco menor/,
    denied: /\b(?:ja )?(?:tentei|tentamos) baix\w+|\bja baixei\b|\bbaixei\b[^.;!?]{0,30}\bnao (?:adiant\w+|resolv\w+|mud\w+)/,
  },
  {
    titles: /no preco dele, com tudo cheio|com quem ameaca sair/,
    never: ['Comércio Varejista'],
  },
  // Steps of who trains people in a trade, against those who give up
  { titles: /mao na massa na primeira semana/, shown: /\bdesist\w+|\btranc\w+|\bevas\w+|\bsai(?:em|u|ram)?\b|\babandon\w+|\bsome(?:m)?\b|\bnao (?:renov|termin|volt)\w+/, denied: /auto ?escola/ },
  // What is kept cold
  {
    titles: /cuide do frio|termometro e anote/,
    shown: /\bcarne|\bpeix|\bfrango|\bleite\b|\bqueij|\biogurt|\bverdur|\bfrut|\blegum|\balface|\bgelad|\bcamara|\bcongel|\bflor(?:es)?\b|\bsorvet|\bacai\b|\bmarisco|\bostra|\bfolhos|\bcozinha|\bcomida|\brestaur/,
    denied: /\bsobra\w* (?:\w+ ){0,3}(?:pao|paes|bolo)/,
  },
  { titles: /segunda leva para o meio/, denied: /\bfornada (?:as|a|da|das|de) (?:\d|tarde)|\b(?:segunda|outra) (?:fornada|leva)|\bduas (?:fornadas|levas)/ },
  // Sold anew every day
  {
    titles: /mesmo dia da semana passada|ultima hora por menos/,
    denied: /\btoneladas?\b|\b(?:lote|colheita|safra) (?:\w+ ){0,2}pront|\bpacking\b/,
  },
  { titles: /a quem mais devolve|limite a troca de graca|conforme o que cada um vendeu|loja que mais devolve|teto de devolucao/, shown: /\bdevol\w+|\btroc(?:a|as|o)\b|\bvolta\w*\b|\bconsign\w+/ },
  // Who already sells direct has tried it; raw milk isn't sold that way.
  {
    titles: /amostra a tres compradores|pedido certo por semana de poucas|merenda escolar e comprador|cota mensal a quem/,
    denied: /\bleite cru\b|\blaticinio\b[^.;!?]{0,40}\bbusca|\b(?:vendo|entrego|entregamos) (?:\w+ ){0,4}(?:na feira|nos? mercad\w+|direto|aos? restaurantes?)/,
  },
  { words: /\batravessador(?:es)?\b/, shown: /\batravess\w+|\bintermedi\w+|\bpacking\b|\bcerealista|\bmarreteir|\bcomprador\b[^.;!?]{0,30}\b(?:leva|busca|paga|pega)/ },
  // One more person, not one who goes
  {
    titles: /menor ajuda possivel|venda a mais com o custo e decida|custo completo da vaga|metas de quatro semanas|horas sao$|por falta de gente|dois dias de teste|tres meses do salario/,
    denied: /\b(?:recebeu|tem|teve) (?:uma )?proposta\b|\bvai (?:sair|embora)\b|\bpediu (?:as )?conta|\bquer sair\b|\bmand\w+ embora\b/,
  },
  // A written agreement with who buys
  {
    titles: /leia (?:no|o) contrato|contrato e na agenda|deixe no contrato|no contrato novo|feche no contrato|use contrato curto/,
    shown: /\bcontrat\w+|\bmensal\w*|\bassinad\w+|\baluguel d[oe] |\bplanos?\b|\bconvenio|\blicit|\bcondomin|\bprojet|\bobra|\bevent|\bfesta|\bsistema|\bmatricul|\bescola|\bcurso/,
  },
  // A town's vehicle that carries pupils makes no journeys with a load.
  { words: /\bviagens?\b|\bviagem\b/, shown: /\bviag|\bfrete|\bcarga|\bcaminh|\bestrada|\bexcurs|\bturis|\bpasseio|\bpousad|\bmotorista|\bkm\b|\bentrega|\bleva\b|\brota/, denied: /\btransporte escolar|\bvans? escolar/ },
  // A trade with its own council
  { words: /\b(?:seu|o) conselho\b(?! de)|\bconselho da (?:sua )?profissao\b/, shown: /clinic|consultori|medic|dent|odont|fisio|psico|nutri|veterin|advoc|engenh|contab|corret|saude|fono|arquit|farmac/, segments: ['Saúde'] },
  { words: /\bvigilancia para estetica\b/, shown: /\bunha|\bcili|\bpele\b|\bdepil|\bcabel|\bsalao|\bmanicur|\bbronz/, denied: /automotiv|\bcarros?\b|\bpet\b|\btosa\b/ },
  { words: /\bd[ao] salao\b|\bno salao\b|\bcadeiras?\b/, shown: /\bsalao|\bbarbear|\bcabel|\bmanicur|\bcadeira|\brestaur|\bfesta|\bevent/ },
  // Friends and family among the buyers
  { titles: /preco de amigo/, shown: /\bamig|\bfamili|\bparent|\bvizinh|\bconhecid|\bprim[oa]|\btia\b|\bcompadre/ },
  // What ends half-way through a course
  { titles: /em que encontro saiu|pacote longo|caminho: meta, etapas/, shown: /\bpacote|\bsess|\btratament|\baula|\bcurso|\btreino|\bconsulta|\bpacient|\balun/ },
  // Things with an edge or a nature that they have not: cheese isn't worn.
  { words: /\bvolta usado\b|\bfora de moda\b|\bsai de moda\b/, shown: /\broup|\bmoda|\bsapat|\bcalcad|\bbiju|\bbolsa|\bjoia|\bacess|\bbrinqued|\bdecor|\btecid|\bvestid|\bbiquin|\blingerie/ },
] // biome-ignore format: one thing a line
