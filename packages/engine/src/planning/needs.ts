import type { MarketSegment } from '@norteia/contracts/company'
import type { Step } from '#src/library/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'

/** What a step works with, and how her words show that she has it. Patterns are folded. */
interface Need {
  /** Titles of steps that work with it. */
  title: RegExp
  has: RegExp
  /** Words by which she hasn't got it after all. */
  lacks?: RegExp
  /** Segments that have it without a word of it. */
  segments?: readonly MarketSegment[]
}

const NEEDS: readonly Need[] = [
  {
    title: /\bvitrine|\bkits?\b|provador|manequim|exposicao dos principais/,
    has: /\bkits?\b|combo|vitrine|roupa|moda|sapat|calcad|presente|lembranc|perfum|cosmet|maquiagem|bijut|joia|brinqued|papelaria|\bdoces?\b|bolo|chocolat|\bcafe|vinho|queijo|decor|artesan|otica|oculos|\bflor|\bpet\b|racao|livr|enxoval|lingerie|bolsa|cesta|armarinho|cervej|sorvet|\bacai|salgad|pizza|hambur|lanche|marmit|estetic|salao|\bvela|sabonet|brech|\bloja de (?:roupa|moveis|celular)/,
  },
  {
    title:
      /horas vazias|horarios (?:vazios|fracos)|dias? fracos?\b|turno que nao se paga|ocupacao de cada|horas que continuam vazias|espaco e a maquina que sobram/,
    has: /vazi|ocios|\bparad|\bsobra\w* (?:hora|horario|tempo|vaga|lugar|espaco)|\bfrac[ao]s?\b|sem movimento|ninguem|\bagenda|\bfalt[ao]|\bfura|desmarc|nao (?:vem|aparec)|pro teto|\ba toa\b|sem (?:servico|cliente|nada)/,
  },
  {
    title: /\bsinal\b|receba antes de gastar|entrada e parcelas|peca entrada|material pago/,
    has: /\bsinal\b|orcament|encomend|\bobra|projet|sob medida|festa|evento|instal|reforma|fabric|contrat|movei|movel|marcen|serralh|vidr|sistema|casament|noiva|reserva|\bpront[ao]|busca|desist|cancel|sofa|estof|costur|vestido|conserto|\bmaterial/,
  },
  {
    title: /orcamentos?\b(?! da casa| do ano)|(?:toda|cada|as|das) propostas?\b/,
    has: /orcament|propost|projet|\bobra|sob medida|encomend|event|festa|instal|reforma|cotac|\bpreco\b.{0,60}(?:some|sumi|respond|quieto|pensar)|pergunt\w* (?:o )?preco|contrat|licitac|edital|emprest|financ|\bbanco/,
  },
  {
    title: /\bmaquinas?\b|equipamento|aparelho|\bfrota\b|cada veiculo|um veiculo/,
    has: /maquin|equipament|aparelho|\bforno|trator|impressor|\btorno|\bcarro|caminh|\bmoto\b|\bvan\b|kombi|onibus|freezer|camara fria|geladeira|motor|\blaser|\bserra|prensa|drone|\bluz\b|energia/,
  },
  {
    title:
      /\bestoque|prateleira|\bitem novo|(?:dez|quinze|vinte|cinquenta) itens|compra dos parados|minima e maxima|minimo e maximo|endereco fixo e etiqueta/,
    has: /estoque|mercador|prateleira|\bpecas?\b|produto|material|insumo|\bloja|\bvend[aeo]|encalh|deposito|almoxarif/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    title: /dinheiro do que esta parado/,
    has: /encalh|\bestoque|\bmercadoria|parad[oa]s? (?:n[ao]|ha|faz)|\bsobras?\b|maquina parada/,
  },
  {
    title: /fornecedor/,
    has: /fornec|\bcompr|mercador|material|insumo|atacad|distribuid|represent|tecido|ingredient|\bpecas?\b|racao|semente|adubo|boleto/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    title: /carrinho|do anuncio do campeao|anuncio do campeao|propria loja e anote|pagina dos dez/,
    has: /\bsite\b|loja virtual|on-?line|mercado livre|shopee|e-?commerce|marketplace|internet|amazon|\bml\b/,
  },
  {
    title:
      /(?:proxima|outra) (?:sessao|visita|consulta|vez) marcada|com a proxima marcada|lembretes?\b|encaixe no mesmo|lista de (?:espera|encaixe)/,
    has: /agenda|\bmarc[ao]|horario|consulta|\bsess|\baula|retorn|visita|manutenc|\bcorte|\bunha|\bbanho|\bmesa|reserva|paciente|falta/,
  },
  {
    title:
      /(?<!avise os )clientes (?:que sumiram|do ano passado|antigos)|inativos|quem (?:ja veio|passou do tempo|ja comprou|recebeu o preco)|(?:maiores|melhores) clientes|uma semana depois da compra|(?:dez|quinze|trinta) clientes|vinte pessoas que ja/,
    has: /whats|\bzap|telefone|\blig(?:a|o|am)\b|cadastr|agenda|mensal|encomend|orcament|contrat|instagram|indica|\bsite\b|vendedor|convenio|alun|pacient|entreg|contrato|todo dia|toda semana|de sempre|client\w* fix/,
  },
  {
    title: /abra uma lista e cobre|passe o que sobra a um colega|horario mais disputado|horas mais disputadas/,
    has: /agenda|\bmarc|horario|consulta|\bsess|\baula|encomend|orcament|\bobra|festa|event|instal|conserto|reserv|client\w* novo|contrat|projet/,
  },
  {
    title: /hora cheia|pagamento na fila|hora vizinha/,
    has: /\bfila|\besper\w+|horario de pico|hora do almoco|na hora (?:cheia|do pico|do rush)|vao? embora/,
  },
  {
    title: /horas que mais vendem|hora aberta/,
    has: /\bloja|balcao|restaur|lanchon|padaria|mercad|salao|farmac|\bbar\b|pizza|posto de|abr[eo]|fech[ao]|movimento|client\w* entra/,
  },
  {
    title: /menos horarios e feche/,
    has: /agenda|atend|consulta|\baula|turma|\bsess|mesa|restaur|\bloja|salao|conserto|oficina/,
  },
  {
    title: /horas avulsas em pacote/,
    has: /suporte|manutenc|consult|projet|mensal|software|\bsite|design|contab|advog|arquitet|agencia/,
  },
  {
    title: /extra em todo trabalho|feito a mais/,
    has: /a mais\b|extra|mud[ao]|alter[ao]|de boca|escopo|\bped(?:e|em|iu)|de graca|combinad|favor|contrat/,
  },
  {
    title: /loja grande/,
    has: /\bloja|mercado|\brede|grande|shopping|atacad|farmac|internet/,
  },
  {
    title: /fachada/,
    has: /aluguel|\bloja|salao|\bsala\b|ponto comercial|restaur|padaria|clinica|escola|academia|oficina|\bbox\b|quiosque|\bbanca|balcao/,
    segments: ['Comércio Varejista'],
  },
  {
    title: /advogado o processo/,
    has: /process|justica|advog|audienc|vinculo|intim|notific/,
  },
  {
    title: /o pagamento atrasado, com nota|aceite assinado/,
    has: /\bpag|receb|atras|empenh|\bnota/,
  },
  {
    title: /reduza as devolucoes/,
    has: /devol|\btroc|\bvolta|reclam/,
  },
  {
    title: /no mesmo telefonema|venda adiantada ou fixa|regra do mau tempo|de dia ruim ja vendidos/,
    has: /agenda|\bmarc|passei|\baula|festa|event|reserv|encomend|orcament|\bobra|pint|instal|\btour|contrat|cancel|\bdono/,
  },
  {
    title: /quem parou de (?:indicar|mandar)|o motivo que mais se repetiu e volte/,
    has: /par(?:ou|aram|ado)|sumi|nao (?:mand|indic)|\bmenos\b|agora vem|deix(?:ou|aram)|antes (?:vinh|mand)/,
  },
  {
    title: /a quem vai atender no lugar/,
    has: /\bvai (?:sair|parar|mudar|se aposentar|fechar)|aposent|indo embora|mudou de cidade|mudando de/,
  },
  {
    title: /criacao ou terra|colheita|entressafra|talhao/,
    has: /safra|colheita|planta|lavoura|\bgado|\bleite|cria[cç]|horta|\bterra\b|\bmel\b|peixe|\bovo|entressafra|baixa/,
    segments: ['Agronegócio'],
  },
  {
    title: /segunda leva para o meio|ultima hora por menos/,
    has: /balcao|\bloja|\bbanca|\bponto\b|barraca|\bfeira|restaur|lanch|padaria|quiosque|marmit|\bserv[eo]|buffet|rodovia|vend[oe] (?:no|na) |carrinho/,
  },
  {
    title: /mercado quanto leva por dia/,
    has: /(?:mercad|loj|emporio|padaria|restaur|sacolao|supermercad)\w*.{0,60}(?:volta|devol|nao pag|consign)|(?:volta|devol)\w*.{0,60}(?:mercad|loj|emporio|padaria|restaur)/,
  },
  {
    title: /\bcadern(?:o|inho)\b/,
    has: /cadern|fiad|anot|fregues|producao|lote|safra/,
  },
  {
    title: /adesivo ou cartao em cada servico|buscas e os bairros|sindicos, lojas, oficinas/,
    lacks: /\bsistema\b|aplicativo|software|\bapp\b|on-?line|\bcurso/,
    has: /conserto|instal|\bobra|visit|na casa|atendo|chama|desentup|manutenc|limp|guincho|dedetiz|chaveir|eletric|\bbairro|google/,
  },
  {
    title: /contraproposta|sem o preco que ele pede|desconto so com volume|valor abaixo do qual/,
    has: /descont|abaix|press|exig|\bprazo|ameac|\bou (?:eu )?sai|reduz|\bped[ei]|\bquer\b|imp[oõ]e|dita\b/,
  },
  {
    title: /\brotas?\b|regiao um dia|taxa por distancia|por quilometro|carga de retorno|preco por zona/,
    has: /entreg|\brota|estrada|\bkm\b|quilometr|viag|frete|gasolina|combust|diesel|bairro|volante|\bmoto\b|\bcarro|caminh|visit|desloc|\bvou (?:n|ate|em)|na casa d|correio/,
  },
  {
    title:
      /itens que mais somem|nota de compra e a venda ao controle|registra entrada e saida|anote a saida na hora|papel preso ao lugar/,
    has: /estoque|mercador|\bpecas?\b|produto|material|insumo|\bloja|encalh|deposito|almoxarif|bebida|cozinha/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    title: /segundo lugar coberto|leve ate a pessoa no dia parado|primeiro dia bom depois/,
    has: /\bvend[oe]\b|barraca|feira|banca|carrinho|\bfood|praia|calcada|ambulante/,
    lacks: /\blona\b|\bcirco\b|\bobra\b|pintura/,
  },
  {
    title: /ensine o cliente a medir|erro vem do cliente|aprovacao do cliente por escrito|prova no ponto/,
    has: /client\w* (?:\w+ )?(?:mand|ped[ei]|mede|escolh|mud|aprov|quer|reclam)|sob medida|encomend|orcament|projet|\bgrav|\btexto|\barte\b|personaliz|convite|placa|lapide|tumulo|instal|\bobra/,
  },
  {
    title: /entregas em dois horarios|janelas de horario/,
    has: /./,
    lacks: /\bgas\b|botij|galao|galoes|agua mineral|remedio|farmacia|pizza|lanche|marmita|hamburg/,
  },
  {
    title: /dez grupos que podem vir/,
    has: /hotel|pousad|passei|restaur|visit|turis|quadra|salao|parque|chacara|event|festa|romeir|excurs|hosped|buffet|museu|trilha|barco/,
    lacks: /pipa|guincho|frete\b/,
  },
  {
    title:
      /mude o lugar do que mais some|itens mais visados|sumico de erro|entrada e cada saida com duas|feche o lugar de onde some/,
    has: /\bsom(?:e|em|iu|iram|indo)\b|sumi|roub|furt|desvi|contagem|inventario|nao bate|diferenca|quebra/,
    lacks: /\bmof[ao]|estufa na|apodrec|na cura\b/,
  },
  {
    title: /encomenda na vespera|previsao do tempo e o calendario/,
    has: /\bloja|padaria|restaur|lanch|feira|marmit|bolo|salgad|banca|quiosque|praia|balcao|encomend|sorvet/,
    lacks: /velorio|funeraria|coroa/,
  },
  {
    title: /periodo fraco um produto/,
    has: /restaur|lanch|hotel|pousad|\bbar\b|\bcafe|padaria|\bloja|salao|quadra|pizza|mercad|\bclinic|estetic|barbear/,
  },
  {
    title: /segundo pedido uma vantagem/,
    has: /pedido|delivery|encomend|\bloja|ifood|marmit|compra/,
  },
  {
    title: /parte que e dos outros/,
    has: /brecho|bazar|(?:vendo|recebo|pego|deixam) .{0,40}(?:consign|dos outros|de outr)|artesa[os] deixam/,
    lacks: /\bdeixo\b.{0,50}(?:consign|emporio|loja|mercad|revend)/,
  },
  {
    title: /recebeu o preco|pediu preco e nao respondeu|conversas de venda abertas/,
    has: /./,
    lacks: /n(?:ao|em) chamei ninguem|nunca oferec|ninguem ped[ei]|nao ofereco/,
  },
  {
    title: /metro quadrado que|um canto, uma sala ou um horario/,
    has: /./,
    lacks: /quiosque|\bbox\b|\bbanca\b|carrinho|barraca/,
  },
  {
    title: /ligue ao banco e ao tecnico|procure o banco com laudo|seguro rural, proagro/,
    has: /\bbanco|financ|emprest|pronaf|\bseguro|proagro|parcela|custeio|credito/,
  },
  {
    title:
      /sem resposta neste mes|resposta automatica|segunda mensagem dois dias|dez respostas para|horarios fixos por dia so para responder/,
    has: /whats|\bzap|mensagem|respond|respost|instagram|telefone|\blig(?:a|am|o)\b|e-?mail/,
  },
  {
    title: /\bcriticas?\b/,
    has: /avaliac|google|\bnotas? (?:baix|ruim|\d)|estrela|reclam|critic|coment|tripadvisor|booking|ifood/,
  },
  {
    title: /cobre visita e diagnostico/,
    has: /visit|\bvou (?:ver|no|na|ate|la|em)\b|na casa|desloc|diagnostic|avaliacao|\bmedir|\bmedimos/,
  },
  {
    title: /cobre do fabricante/,
    has: /\bmarcas?\b|fabricante|fornec|garantia d[aeo]|revend|\bloja|peca nova|assistencia autorizada/,
  },
  {
    title: /pausa curta/,
    has: /mensal|plano|academia|natacao|danca|music|idioma|ingles|assin|pilates|treino/,
    lacks: /\bcurso (?:de [a-z ]{1,30})?de \d|curso de \d|\d+ meses|modulo|tecnico em/,
  },
  {
    title: /itens de maior valor em um site|fotografe e anuncie as pecas/,
    has: /carro|\bmoto|movel|moveis|maquin|eletr|celular|notebook|pneu|joia|bicicl|instrument|equipament|autopec|pecas? de (?:carro|moto|trator)|antig|roupa|sapat|livro|relogio|otica|oculos|ferrament/,
    lacks: /aviament|botao|botoes|armarinho|papelaria|parafus|mercearia|miudez/,
  },
  {
    title:
      /financeiro do cliente|emita a nota no dia|nota no dia da entrega|clientes menores que pagam|custo do prazo no preco/,
    has: /\bnotas?\b|boleto|empenh|\bempresas?\b|industria|prefeitura|construtor|\brede\b|\blojas?\b|mercado|revend|hospital|condomin|atacad|distribuid/,
    lacks: /convenio.{0,80}(?:glos|guia)|glosa/,
  },
  {
    title: /precos da obra/,
    has: /\bobra|\bpiso|azulejo|reform|\bplanta\b|parede|adequa|banheiro|telhado/,
  },
  {
    title: /quem assina e monte a pasta/,
    has: /registro|inspec|ministerio|anvisa|vigilancia|responsavel tecnico|alvara|licenc|selo|\bsif\b|\bsim\b|rotul/,
  },
  {
    title: /\bmensalidades?\b|plano anual|turma de entrada|niveis de atendimento|cair sozinha/,
    has: /mensal|assin|plano|alun|por mes\b|recorr|associad|socio|clube|carteirinha/,
  },
]

/** What nobody does who works alone, though the words name no team. Folded titles. */
const OF_MORE =
  /\bescalas?\b|\bgente\b|cada pessoa|quem (?:vende|fica\b|ficou|trabalha)|\ba sos\b|\bdelegue|^treine|sem perguntar|nomeie|professor|substitut|vendedor|\breforco\b|duas pessoas|decimo|ferias e|\bferias\b|\bfolha\b|casa com cenas|reuniao|reunam/
/** Who wrote less leaves open what she has. */
const TELLING = 120
const MOST_TEXT = 4_000

const byTitle = new Map<string, readonly number[]>()
const MOST_KEPT = 4_000

/** Places in `NEEDS` of what a title works with. */
function needsOf(title: string): readonly number[] {
  const known = byTitle.get(title)
  if (known) return known
  const folded = fold(title)
  const found = NEEDS.flatMap((need, index) => (need.title.test(folded) ? [index] : []))
  if (OF_MORE.test(folded)) found.push(NEEDS.length)
  if (byTitle.size < MOST_KEPT) byTitle.set(title, found)
  return found
}

/** Whether she has what a step works with. */
export function needsMet(reading: Reading): (step: Pick<Step, 'acao'>) => boolean {
  const { form, segment, answers, activity } = reading
  const alone = reading.people?.value === 1
  const written = `${form.main_challenge}. ${form.operational_flow}. ${form.main_costs}. ${form.future_goals}`
  const telling = written.length >= TELLING
  const said = fold(
    `${written}. ${form.acquisition_channels.join(' ')}. ${offerOf(answers)}. ${activity.lida ? activity.activity.nome : ''}`.slice(
      0,
      MOST_TEXT,
    ),
  )
  const met = new Map<number, boolean>()
  const has = (index: number): boolean => {
    const known = met.get(index)
    if (known !== undefined) return known
    const need = NEEDS[index]
    const found = need
      ? !need.lacks?.test(said) && (!telling || need.segments?.includes(segment) === true || need.has.test(said))
      : !alone
    met.set(index, found)
    return found
  }
  return ({ acao }) => needsOf(acao).every(has)
}
