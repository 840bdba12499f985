/**
 * What a step means in her case: where to begin, with whom, by which of her numbers, in which words. Patterns are folded.
 * `texto` is searched sentence by sentence, with each number as its kind: $R reais, $P per cent, $D days, $H hours, $N a
 * count, $Q a count or reais. {1} is the first number found, {1:R} the same in reais; {fracos}, {saindo} and the like are
 * what she names. A line whose places aren't all known isn't said.
 */
export interface CaseLine {
  /** Of the step. */
  titulo: RegExp
  /** null: what she names is enough. */
  texto: string | null
  diz: string
  /** Words that tell of another case. */
  fora?: RegExp
  /** Searched in what she wants, too; else in her challenge alone. */
  meta?: true
}

const line = (titulo: RegExp, texto: string | null, diz: string, fora?: RegExp): CaseLine => ({
  titulo,
  texto,
  diz,
  ...(fora && { fora }),
})

const OWED =
  /vencido por cliente|lista por nome, valor|maiores devedores|cobre os dez|fale com cada familia|em aberto, com solucao/
const RATE = /tres lugares e peca troca|juro escondido|linhas de giro|rotativo por um parcelamento|custo efetivo total/
const YEAR = /desenhe o ano|mes a mes o que vence|gastam nos meses sem venda/
const COUNTING = /conte os dez|conte primeiro|conte o estoque|conte de surpresa|conte uma parte/
const REDO = /teste tudo antes|jeito certo em foto|erro, onde nasceu|cinco erros mais caros/
const SUPPLIER = /leve os numeros ao fornecedor|entregas de cada fornecedor/
const SPARE = /segundo fornecedor|fornecedor reserva|adiante o pedido/
const COSTING =
  /ficha de custo|dez itens mais vendidos deixa|preco minimo e preco alvo|pedido inteiro|custo dos cinco|custo completo|custo de cada/
const RAISE =
  /preco novo a todo cliente novo|clientes antigos com um mes|tres precos mais longe|pacote que menos paga|(?<!peca )reajust/
const LEFT =
  /quem saiu|quem parou no ultimo mes|ligue a quem cancelou|quem cancelou|sumiram e pergunte|tres ultimas pessoas/
const FIRST_WEEK =
  /primeiro resultado na primeira semana|primeiras semanas|tres encontros marcados|primeira sessao o caminho/
const EMPTY =
  /horarios? vazi|horas vazias|ocupacao de cada|encaixe no mesmo dia|dia fraco|turno que nao se paga|tardes por mes/
const SILENT =
  /quem recebeu o preco|orcamentos dos ultimos|tres retornos|caminho do post|resposta pendente|conversas de venda abertas/
const GOING =
  /agenda e o cadastro|tres tarefas que mais parariam|combine um futuro|segundo profissional|atendia|filme as tarefas/

export const CASE_LINES: readonly CaseLine[] = [
  // Money that others owe her
  line(
    OWED,
    '\\bdev\\w* (?:uns |umas |quase |mais de )?(?:pra mim )?$Q.{0,24}(?:mais de |ha |faz )$D',
    'São {1:R} há mais de {2}: escolha o maior desses nomes e ligue antes de sexta-feira.',
    /\b(?:banco|emprestimo|fornecedor)\b/,
  ),
  // Most of it with a few: the large ones come first, whatever their age.
  line(
    OWED,
    '$R .{0,24}(?:na rua|fiado|receber|atrasad|vencid|em aberto).{0,24}?$Q (?:e|sao|esta|estao|ta|tao|vem) (?:so )?(?:d[eoa]|em|com|n[oa]) (?:N\\d+|um|uma|poucos)',
    'Dos {1:R}, {2:R} estão com poucos: vá a eles em pessoa, antes de ligar para os outros.',
  ),
  line(
    OWED,
    '$R .{0,24}(?:na rua|fiado|pra receber|para receber|atrasad|vencid|inadimpl|em aberto)(?!.{0,30}[RNP]\\d+ (?:e|sao|esta|estao|ta|tao|vem) (?:so )?(?:d[eoa]|em|com|n[oa])\\b)',
    'Dos {1:R}, ligue primeiro para as contas mais novas: são as que voltam mais fácil.',
  ),
  line(
    OWED,
    '(?:na rua|fiado|receber|atrasad\\w+|inadimpl\\w+|em aberto).{0,20}$R',
    'Dos {1:R}, ligue primeiro para as contas mais novas: são as que voltam mais fácil.',
  ),
  line(
    OWED,
    '$N (?:que )?(?:estao|esta|tao|ta) (?:\\w+ ){0,2}(?:atrasad|devendo|sem pagar)',
    'São {1} nomes: cabem em uma folha, e dois telefonemas por dia dão conta deles.',
  ),
  line(
    OWED,
    '$N d[aoe]s? $N (?:alun|famil|cliente|mensalist|condomin|morador|paciente|pai|mae)\\w*.{0,30}(?:atras|dev|nao pag|inadimpl)',
    'São {1} nomes: cabem em uma folha, e dois telefonemas por dia dão conta deles.',
  ),
  line(
    OWED,
    '$N (?:alun|famil|cliente|mensalist|condomin|morador|paciente|pai|mae)\\w*.{0,30}(?:atras|dev(?!iam)|nao pag|inadimpl)',
    'São {1} nomes: cabem em uma folha, e dois telefonemas por dia dão conta deles.',
  ),
  line(
    /outra pessoa ou uma mensagem fixa/,
    '(?:amig|parente|vizinh|conhecid|compadre|da igreja|sem jeito|vergonha)',
    'Quem deve é conhecido: a mensagem sai no nome da empresa, igual para todos, e quem conversa sobre data não é você.',
  ),
  line(
    /regua de cobranca|escada de cobranca|cobranca de toda sexta/,
    '(?:amig|parente|vizinh|conhecid|compadre|sem jeito|vergonha)',
    'Para quem é conhecido, diga só: “a empresa fecha as contas na sexta e o seu nome ficou em aberto; qual dia você acerta?”.',
  ),
  line(
    /prazo so com cadastro|suspenda fiado novo|use contrato curto|receba antes|peca sinal/,
    '(?:colheita|safra).{0,40}',
    'Quem só paga na safra assina antes a data e o valor, e adianta ao menos as peças ou o material.',
  ),
  // Debts
  line(
    /mapa das dividas|pague de juro|pendencias na receita/,
    'emprest\\w+ (?:de |no valor de )?$R',
    'O de {1:R} é a primeira linha: peça o saldo para quitar hoje, que vem sem os juros dos meses que faltam.',
  ),
  line(RATE, '$P (?:ao|por|a[o ]?) ?mes', 'A taxa a bater é {1} ao mês: só troque por uma menor, com tudo incluído.'),
  line(
    /compare linhas de giro|peca troca/,
    '(?:agiota|financeira|cheque especial|rotativo)',
    'Comece pela mais cara que você citou; a cooperativa de crédito da cidade costuma ser a segunda porta.',
  ),
  // Months
  line(YEAR, null, 'O que decide é o que acontece {nosFracos}: quanto entra, quanto sai e quanto falta em cada mês.'),
  line(YEAR, null, 'O dinheiro grande entra {nosFortes}: marque quanto falta em cada mês até lá.'),
  line(
    /parte fixa de cada mes forte|pedaco fixo da venda|dias bons o que paga/,
    null,
    'O que você separar de hoje até {primeiro} é o que paga {fracos}.',
  ),
  line(
    /parte fixa de cada mes forte|pedaco fixo da venda/,
    null,
    'A hora de separar é quando o dinheiro entra, {nosFortes}.',
  ),
  line(
    /empurre contas|novas datas para as contas/,
    null,
    'Nenhuma parcela, compra grande ou férias pagas pode cair {nosFracos}: ligue já e mude o vencimento.',
  ),
  line(
    /oferta propria para a baixa|dia fraco|dinheiro pequeno entrando/,
    null,
    'Ela precisa estar à venda um mês antes de {primeiro}, para quem já compra de você.',
  ),
  line(
    /calendario do ano a cada trimestre|calendario das proximas treze/,
    null,
    'A prova do plano é {primeiro}: confira na véspera se o dinheiro separado cobre o mês.',
  ),
  line(
    /calendario das proximas treze|segure tres saidas/,
    null,
    'A entrada grande vem {nosFortes}: até lá, cada semana precisa fechar com o que há.',
  ),
  // Goods
  line(
    COUNTING,
    '(?:falt|sum|perd|some|roub)\\w* (?:uns |umas |quase )?$Q',
    'Você já sabe que faltaram {1:R}: comece pelos itens que faltaram ali e confira de novo na semana que vem, no mesmo dia.',
  ),
  line(
    /conte o estoque|primeira leva de saida|preco do restante|dinheiro do que esta parado/,
    '$R .{0,16}(?:estoque|mercadoria|parad|encalhad|prateleira)',
    'São {1:R}: separe primeiro o que não vende há mais tempo e o que vence ou sai de moda antes.',
  ),
  line(
    /conte o estoque|primeira leva de saida|preco do restante|dinheiro do que esta parado/,
    '(?:estoque|mercadoria|encalhad\\w+|parad[oa]s?).{0,24}$R',
    'São {1:R}: separe primeiro o que não vende há mais tempo e o que vence ou sai de moda antes.',
  ),
  line(
    /fora, com item|venda do mesmo dia|lixo|ainda esta bom/,
    '(?:jog\\w+|estrag\\w+|perc?[do]\\w*|vai pro lixo|sobra\\w*).{0,24}$R',
    'Hoje são {1:R}: anote só o que vai fora em maior valor, não cada migalha.',
    // What is left of so many made is a count.
    /\b(?:fac\w+|produz\w+|asso|preparo|compro|trago|recebo|cozinho) (?:uns |umas )?N\d+ [a-z]/,
  ),
  line(
    /fora, com item|venda do mesmo dia|destino ao que ainda/,
    '$P.{0,30}(?:estrag|perd|lixo|murch|sobra|vence|fora)',
    'Hoje se perdem {1}: escolha os dois itens que mais pesam nisso e diminua só eles primeiro.',
  ),
  // What is made again
  line(
    REDO,
    '(?:medida|medem|medir|medi errad|mediu errad)',
    'O erro que você contou é de medida: duas pessoas medem, cada uma anota sem ver a outra, e só se corta quando os números batem.',
  ),
  line(
    REDO,
    '(?:cor |cores|arte|estampa|logo|texto errado|nome errado)',
    'O erro está na cor ou na arte: nada começa sem o “pode fazer” do cliente em uma foto do que vai ser feito.',
  ),
  line(
    REDO,
    '(?:pedido errado|trocad|troca\\w* (?:o|os|de) (?:pedido|tamanho|sabor|prato)|vai errado|manda\\w* errado)',
    'O erro é de troca: quem monta lê o pedido em voz alta, outra pessoa confere, e só então sai.',
  ),
  line(
    REDO,
    '$N (?:em|de|a) cada $N',
    'Hoje voltam {1} em cada {2}: escreva esse número na parede e mude-o toda sexta-feira.',
  ),
  line(
    REDO,
    '$P.{0,30}(?:volta|refa|retrabalh|devolv|defeito|refug)',
    'Hoje voltam {1}: escreva esse número na parede e mude-o toda sexta-feira.',
  ),
  // Suppliers
  line(
    SUPPLIER,
    'leva $D e promete [DN](\\d+)',
    'Diga assim: “promete {2} dias e leva {1}. Qual prazo você cumpre sempre? É esse que vou passar aos meus clientes”.',
  ),
  line(
    SUPPLIER,
    'promet\\w+ (?:em )?$D.{0,40}(?:leva|demora|entrega|chega)\\w* (?:em |com )?$D',
    'Diga assim: “promete {1} e leva {2}. Qual prazo você cumpre sempre? É esse que vou passar aos meus clientes”.',
  ),
  line(
    SUPPLIER,
    null,
    'É conversa para ter com {fornecedor} em pessoa, com as datas prometidas e as de verdade em uma folha.',
  ),
  line(SPARE, null, 'Não é para romper com {fornecedor}: é para não ficar sem saída quando atrasar.'),
  line(
    /avise hoje os clientes/,
    '(?:escola|loja|empresa|obra|casamento|festa|noiva|formatura)',
    'Diga assim: “o seu pedido fica pronto no dia [data]; na véspera eu confiro e aviso”. Só prometa o dia que você cumpre com folga.',
  ),
  // Prices
  line(
    RAISE,
    '\\bcobr(?:o|amos|ando) (?:so |apenas )?$Q.{0,24}(?:faz|ha|tem|desde) (?:uns )?$D',
    'O preço está em {1:R} há {2}. Diga sem explicar demais: “a partir do dia [data], o valor passa a [novo valor]”.',
  ),
  line(
    RAISE,
    '\\bcobr(?:o|amos|ando) (?:so |apenas |entre )?$Q',
    'Hoje você cobra {1:R}. Diga sem explicar demais: “a partir do dia [data], o valor passa a [novo valor]”.',
  ),
  line(
    COSTING,
    null,
    'Comece por “{produto}”, a {preco}: material, embalagem, taxa e o seu tempo, cada um em uma linha.',
  ),
  line(
    COSTING,
    '(?:de cabeca|no olho|no chute|chutad|nem sei quanto|nao sei (?:o preco|quanto cust))',
    'Pegue a última nota de compra e um trabalho que acabou de sair: em uma tarde você tem o primeiro custo de verdade.',
  ),
  {
    ...line(
      /resultado do ultimo mes|salario minimo que voce|quanto precisa vender para pagar/,
      '(?:tirar|ganhar|retirada|salario).{0,24}$R',
      'A sua retirada de {1:R} entra na lista como a primeira conta, antes de todas as outras.',
    ),
    // What one job leaves is no month's.
    fora: /\b(?:cada|por (?!mes)[a-z]+|faturar|vender|alem d[aeo])\b/,
    meta: true,
  },
  // Clients who leave
  {
    ...line(
      LEFT,
      '(?:saem|saiu|sairam|cancel\\w+|perc?[do]\\w*|param) (?:uns |umas |quase )?$N',
      'São {1}: fale com os mais recentes primeiro e pergunte “o que faltou para você continuar?”, sem oferecer nada.',
    ),
    // The step asks for a quarter.
    fora: /\b(?:mes|semana|dia|ano|mensa[a-z]+)\b/,
  },
  line(
    FIRST_WEEK,
    '(?:segundo mes|nao us\\w+|primeir\\w+ (?:mes|semana)|nao volta|some\\w* depois)',
    'No terceiro dia, pergunte a cada um que chega: “o que você já conseguiu fazer?”, e ajude na hora no que travou.',
  ),
  line(
    /inativos|quem passou do tempo|chame de volta todo/,
    '$N .{0,16}(?:sumi|parad|nao volt|inativ|sem compr)',
    'São {1}: chame um por um, pelo nome e pelo que cada um levou da última vez, nunca por lista de transmissão.',
  ),
  // Empty hours and places
  line(EMPTY, null, 'Comece por {vazio}: uma oferta só para esse horário, para um público só.'),
  line(
    /interessado dos ultimos|refaca a visita|antecipe a rematricula/,
    '$N alun\\w+',
    'Peça a cada família dos {1} alunos de hoje o nome de uma outra: é quem mais confia em você que enche a vaga.',
  ),
  line(
    /interessado dos ultimos|mande mensagem uma semana|peca a dez clientes|peca indicacao/,
    '(?:panfleto|carro de som|outdoor|anuncio|post\\w*).{0,40}(?:nao|so|nada|pouc)',
    'O que você pagou em divulgação trouxe pouco: desta vez o pedido sai da boca de quem já compra.',
  ),
  // Silence
  line(
    SILENT,
    'de cada $N (?:umas |uns |so |apenas )?$N (?:some|nao|desist|fecha|compra)',
    'De cada {1} que perguntam, veja em qual resposta a conversa parou, e retome os desta semana com “ficou alguma dúvida que eu possa tirar?”.',
  ),
  line(
    SILENT,
    '(?:direct|whats\\w*|inbox|mensagem|pergunt\\w+ o preco)',
    'Nunca mande o preço sozinho: foto, medida, valor e uma pergunta no fim, como “quer que eu separe para você?”.',
  ),
  line(
    SILENT,
    '$N (?:orcament|propost)\\w*',
    'São {1} orçamentos: ligue primeiro para os mais novos, que ainda não compraram de outro.',
  ),
  // Someone who means to go
  line(
    GOING,
    null,
    'Antes disso, converse a sós com {saindo}, sem ameaça: “o que faria você ficar, e até quando você decide?”. E combine a saída por escrito, se ela vier.',
  ),
  line(
    /clientes que ela atendia|meta por pessoa/,
    null,
    'São os clientes de {saindo}: a primeira mensagem sai nesta semana, em nome da casa.',
  ),
  // Health plans
  line(
    /cada plano deixa|particular/,
    'paga $Q .{0,16}particular .{0,16}$Q',
    'Metade da conta você já tem: {1:R} pelo plano e {2:R} no particular; falta o tempo e o material de cada um.',
  ),
  line(
    /negativas abertas|confira cada guia/,
    'glos\\w+ (?:uns |umas )?$Q',
    'São {1:R} por mês: comece pelas que ainda têm prazo de recurso.',
  ),
  // One large client
  line(
    /sem o maior cliente|desse cliente|teto por cliente|fatia maxima/,
    '(?<!(?:subi\\w*|aument\\w*|cai\\w*|desconto de|margem de) (?:uns )?)$P(?!.{0,30}P\\d).{0,30}(?:cliente|venda|faturamento|mercado|rede|loja|atacad)',
    'Escreva no alto da folha: {1} em um só lugar. A conta é a empresa sem essa fatia, com as contas de hoje.',
  ),
  // Her own hours
  line(
    /turno livre nesta semana|duas horas fixas|horario no whatsapp|horario para mensagem/,
    '(?:atendo|trabalho|fico|saio).{0,20}ate',
    'Comece pela última hora da noite: um dia por semana ela deixa de existir, e os clientes são avisados antes.',
  ),
  line(
    /corte o horario|duas tarefas a quem trabalha|tarefa que mais se repete|delegue/,
    null,
    'A primeira a passar adiante pode ir para {ajuda}: uma só, com dia certo para você conferir.',
  ),
  // Machines
  line(
    /paradas dos ultimos tres meses|limpeza e a inspecao|revisao preventiva|pecas que quebram/,
    '(?:parad[oa]|parou|quebr\\w+|para).{0,24}(?:$D|$H)',
    'O que você contou já enche as primeiras linhas do caderno: o que quebrou, quanto tempo parou e o que deixou de sair.',
  ),
  // Delivery
  line(
    /custo de cada entrega|preco por zona/,
    '(?:motoboy|gasolina|frete|entrega\\w*|combustivel).{0,20}$R',
    'Você já tem o total, {1:R}: falta dividi-lo pelo número de entregas do mês e separar as de longe.',
  ),
  // Goals
  {
    ...line(
      /conta de reserva|pedaco fixo|parte fixa|valor do juro antigo|reserva/,
      '(?:guardar|guardad\\w+|juntar|reserva)(?: \\w+){0,3} $R',
      'A sua meta é {1:R}: programe a transferência para o dia em que entra mais dinheiro, e não para o que sobrar no fim.',
    ),
    meta: true,
  },
]
