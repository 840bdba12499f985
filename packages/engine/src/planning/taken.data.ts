import type { MarketSegment } from '@norteia/contracts/company'

/** A fact of a company or of its case that a text of the product takes for granted. Patterns are folded. */
export interface Presupposed {
  /** Titles of steps that take it for granted. */
  titles?: RegExp
  /** Words of any text that do. */
  words?: RegExp
  /** How what she wrote shows it; absent: what isn't denied is so. */
  shown?: RegExp
  /** How it denies it. */
  denied?: RegExp
  /** Segments that have it without a word of it. */
  segments?: readonly MarketSegment[]
  /** Segments that never have it. */
  never?: readonly MarketSegment[]
  /** Who works alone hasn't got it. */
  team?: true
}

/** Titles of steps, by what the company has to have: its things, its rooms, its ways of selling. */
export const OF_COMPANY: readonly Presupposed[] = [
  {
    titles: /\bvitrine|\bkits?\b|provador|manequim|exposicao dos principais/,
    shown:
      /\bkits?\b|combo|vitrine|roupa|moda|sapat|calcad|presente|lembranc|perfum|cosmet|maquiagem|bijut|joia|brinqued|papelaria|\bdoces?\b|bolo|chocolat|\bcafe|vinho|queijo|decor|artesan|otica|oculos|\bflor|\bpet\b|racao|livr|enxoval|lingerie|bolsa|cesta|armarinho|cervej|sorvet|\bacai|salgad|pizza|hambur|lanche|marmit|estetic|salao|\bvela|sabonet|brech|\bloja de (?:roupa|moveis|celular)/,
  },
  {
    titles:
      /horas vazias|horarios (?:vazios|fracos)|(?<!comum e em um )dias? fracos?\b|turno que nao se paga|ocupacao de cada|horas que continuam vazias|espaco e a maquina que sobram/,
    shown:
      /vazi|ocios|\bparad|\bsobra\w* (?:hora|horario|tempo|vaga|lugar|espaco)|\bfrac[ao]s?\b|sem movimento|ninguem|\bagenda|\bfalt[ao]|\bfura|desmarc|nao (?:vem|aparec)|pro teto|\ba toa\b|sem (?:servico|cliente|nada)/,
  },
  {
    titles: /\bsinal\b|receba antes de gastar|entrada e parcelas|peca entrada|material pago/,
    shown:
      /\bsinal\b|orcament|encomend|\bobra|projet|sob medida|festa|evento|instal|reforma|fabric|contrat|movei|movel|marcen|serralh|vidr|sistema|casament|noiva|reserva|\bpront[ao]|busca|desist|cancel|sofa|estof|costur|vestido|conserto|\bmaterial/,
  },
  {
    titles: /orcamentos?\b(?! da casa| do ano)|(?:toda|cada|as|das) propostas?\b/,
    shown:
      /orcament|propost|projet|\bobra|sob medida|encomend|event|festa|instal|reforma|cotac|\bpreco\b.{0,60}(?:some|sumi|respond|quieto|pensar)|pergunt\w* (?:o )?preco|contrat|licitac|edital|emprest|financ|\bbanco/,
  },
  {
    titles: /\bmaquinas?\b|equipamento|aparelho|\bfrota\b|cada veiculo|um veiculo/,
    shown:
      /maquin|equipament|aparelho|\bforno|trator|impressor|\btorno|\bcarro|caminh|\bmoto\b|\bvan\b|kombi|onibus|freezer|camara fria|geladeira|motor|\blaser|\bserra|prensa|drone|\bluz\b|energia/,
  },
  {
    titles:
      /\bestoque|prateleira|\bitem novo|(?:dez|quinze|vinte|cinquenta) itens|compra dos parados|minima e maxima|minimo e maximo|endereco fixo e etiqueta/,
    shown:
      /estoque|mercador|prateleira|\bpecas?\b|produto|material|insumo|\bloja|\bvend[aeo]|encalh|deposito|almoxarif/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    titles: /dinheiro do que esta parado/,
    shown: /encalh|\bestoque|\bmercadoria|parad[oa]s? (?:n[ao]|ha|faz)|\bsobras?\b|maquina parada/,
  },
  {
    titles: /fornecedor/,
    shown:
      /fornec|\bcompr|mercador|material|insumo|atacad|distribuid|represent|tecido|ingredient|\bpecas?\b|racao|semente|adubo|boleto/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    titles: /carrinho|do anuncio do campeao|anuncio do campeao|propria loja e anote|pagina dos dez/,
    shown: /\bsite\b|loja virtual|on-?line|mercado livre|shopee|e-?commerce|marketplace|internet|amazon|\bml\b/,
  },
  {
    titles:
      /(?:proxima|outra) (?:sessao|visita|consulta|vez) marcada|com a proxima marcada|lembretes?\b|encaixe no mesmo|lista de (?:espera|encaixe)/,
    shown:
      /agenda|\bmarc[ao]|horario|consulta|\bsess|\baula|retorn|visita|manutenc|\bcorte|\bunha|\bbanho|\bmesa|reserva|paciente|falta/,
  },
  {
    titles:
      /(?<!avise os )clientes (?:que sumiram|do ano passado|antigos)|inativos|quem (?:ja veio|passou do tempo|ja comprou|recebeu o preco)|(?:maiores|melhores) clientes|uma semana depois da compra|(?:dez|quinze|trinta) clientes|vinte pessoas que ja/,
    shown:
      /whats|\bzap|telefone|\blig(?:a|o|am)\b|cadastr|agenda|mensal|encomend|orcament|contrat|instagram|indica|\bsite\b|vendedor|convenio|alun|pacient|entreg|contrato|todo dia|toda semana|de sempre|client\w* fix/,
  },
  {
    titles: /abra uma lista e cobre|passe o que sobra a um colega|horario mais disputado|horas mais disputadas/,
    shown:
      /agenda|\bmarc|horario|consulta|\bsess|\baula|encomend|orcament|\bobra|festa|event|instal|conserto|reserv|client\w* novo|contrat|projet/,
  },
  {
    titles: /hora cheia|pagamento na fila|hora vizinha/,
    shown: /\bfila|\besper\w+|horario de pico|hora do almoco|na hora (?:cheia|do pico|do rush)|vao? embora/,
  },
  {
    titles: /horas que mais vendem|hora aberta/,
    shown:
      /\bloja|balcao|restaur|lanchon|padaria|mercad|salao|farmac|\bbar\b|pizza|posto de|abr[eo]|fech[ao]|movimento|client\w* entra/,
  },
  {
    titles: /menos horarios e feche/,
    shown: /agenda|atend|consulta|\baula|turma|\bsess|mesa|restaur|\bloja|salao|conserto|oficina/,
  },
  {
    titles: /horas avulsas em pacote/,
    shown: /suporte|manutenc|consult|projet|mensal|software|\bsite|design|contab|advog|arquitet|agencia/,
  },
  {
    titles: /extra em todo trabalho|feito a mais/,
    shown: /a mais\b|extra|mud[ao]|alter[ao]|de boca|escopo|\bped(?:e|em|iu)|de graca|combinad|favor|contrat/,
  },
  {
    titles: /loja grande/,
    shown: /\bloja|mercado|\brede|grande|shopping|atacad|farmac|internet/,
  },
  {
    titles: /fachada/,
    shown:
      /aluguel|\bloja|salao|\bsala\b|ponto comercial|restaur|padaria|clinica|escola|academia|oficina|\bbox\b|quiosque|\bbanca|balcao/,
    segments: ['Comércio Varejista'],
  },
  {
    titles: /advogado o processo/,
    shown: /process|justica|advog|audienc|vinculo|intim|notific/,
  },
  {
    titles: /o pagamento atrasado, com nota|aceite assinado/,
    shown: /\bpag|receb|atras|empenh|\bnota/,
  },
  {
    titles: /reduza as devolucoes/,
    shown: /devol|\btroc|\bvolta|reclam/,
  },
  {
    titles: /no mesmo telefonema|venda adiantada ou fixa|regra do mau tempo|de dia ruim ja vendidos/,
    shown:
      /agenda|\bmarc|passei|\baula|festa|event|reserv|encomend|orcament|\bobra|pint|instal|\btour|contrat|cancel|\bdono/,
  },
  {
    titles: /quem parou de (?:indicar|mandar)|o motivo que mais se repetiu e volte/,
    shown: /par(?:ou|aram|ado)|sumi|nao (?:mand|indic)|\bmenos\b|agora vem|deix(?:ou|aram)|antes (?:vinh|mand)/,
  },
  {
    titles: /a quem vai atender no lugar/,
    shown: /\bvai (?:sair|parar|mudar|se aposentar|fechar)|aposent|indo embora|mudou de cidade|mudando de/,
  },
  {
    titles: /criacao ou terra|colheita|entressafra|talhao/,
    shown:
      /safra|colheita|planta|lavoura|\bgado|\bleite|cria[cç]|horta|\bterra\b|\bmel\b|peixe|\bovo|entressafra|baixa/,
    segments: ['Agronegócio'],
  },
  {
    titles: /segunda leva para o meio|ultima hora por menos/,
    shown:
      /balcao|\bloja|\bbanca|\bponto\b|barraca|\bfeira|restaur|lanch|padaria|quiosque|marmit|\bserv[eo]|buffet|rodovia|vend[oe] (?:no|na) |carrinho/,
  },
  {
    titles: /mercado quanto leva por dia/,
    shown:
      /(?:mercad|loj|emporio|padaria|restaur|sacolao|supermercad)\w*.{0,60}(?:volta|devol|nao pag|consign)|(?:volta|devol)\w*.{0,60}(?:mercad|loj|emporio|padaria|restaur)/,
  },
  {
    titles: /\bcadern(?:o|inho)\b/,
    shown: /cadern|fiad|anot|fregues|producao|lote|safra/,
  },
  {
    titles: /adesivo ou cartao em cada servico|buscas e os bairros|sindicos, lojas, oficinas/,
    denied: /\bsistema\b|aplicativo|software|\bapp\b|on-?line|\bcurso/,
    shown:
      /conserto|instal|\bobra|visit|na casa|atendo|chama|desentup|manutenc|limp|guincho|dedetiz|chaveir|eletric|\bbairro|google/,
  },
  {
    titles: /contraproposta|sem o preco que ele pede|desconto so com volume|valor abaixo do qual/,
    shown: /descont|abaix|press|exig|\bprazo|ameac|\bou (?:eu )?sai|reduz|\bped[ei]|\bquer\b|imp[oõ]e|dita\b/,
  },
  {
    titles: /\brotas?\b|regiao um dia|taxa por distancia|por quilometro|carga de retorno|preco por zona/,
    shown:
      /entreg|\brota|estrada|\bkm\b|quilometr|viag|frete|gasolina|combust|diesel|bairro|volante|\bmoto\b|\bcarro|caminh|visit|desloc|\bvou (?:n|ate|em)|na casa d|correio/,
  },
  {
    titles:
      /itens que mais somem|nota de compra e a venda ao controle|registra entrada e saida|anote a saida na hora|papel preso ao lugar/,
    shown: /estoque|mercador|\bpecas?\b|produto|material|insumo|\bloja|encalh|deposito|almoxarif|bebida|cozinha/,
    segments: ['Comércio Varejista', 'Indústria', 'Alimentação'],
  },
  {
    titles: /segundo lugar coberto|leve ate a pessoa no dia parado|primeiro dia bom depois/,
    shown: /\bvend[oe]\b|barraca|feira|banca|carrinho|\bfood|praia|calcada|ambulante/,
    denied: /\blona\b|\bcirco\b|\bobra\b|pintura/,
  },
  {
    titles: /ensine o cliente a medir|erro vem do cliente|aprovacao do cliente por escrito|prova no ponto/,
    shown:
      /client\w* (?:\w+ )?(?:mand|ped[ei]|mede|escolh|mud|aprov|quer|reclam)|sob medida|encomend|orcament|projet|\bgrav|\btexto|\barte\b|personaliz|convite|placa|lapide|tumulo|instal|\bobra/,
  },
  {
    titles: /entregas em dois horarios|janelas de horario/,
    shown: /./,
    denied: /\bgas\b|botij|galao|galoes|agua mineral|remedio|farmacia|pizza|lanche|marmita|hamburg/,
  },
  {
    titles: /dez grupos que podem vir/,
    shown:
      /hotel|pousad|passei|restaur|visit|turis|quadra|salao|parque|chacara|event|festa|romeir|excurs|hosped|buffet|museu|trilha|barco/,
    denied: /pipa|guincho|frete\b/,
  },
  {
    titles:
      /mude o lugar do que mais some|itens mais visados|sumico de erro|entrada e cada saida com duas|feche o lugar de onde some/,
    shown: /\bsom(?:e|em|iu|iram|indo)\b|sumi|roub|furt|desvi|contagem|inventario|nao bate|diferenca|quebra/,
    denied: /\bmof[ao]|estufa na|apodrec|na cura\b/,
  },
  {
    titles: /encomenda na vespera|previsao do tempo e o calendario/,
    shown: /\bloja|padaria|restaur|lanch|feira|marmit|bolo|salgad|banca|quiosque|praia|balcao|encomend|sorvet/,
    denied: /velorio|funeraria|coroa/,
  },
  {
    titles: /periodo fraco um produto/,
    shown:
      /restaur|lanch|hotel|pousad|\bbar\b|\bcafe|padaria|\bloja|salao|quadra|pizza|mercad|\bclinic|estetic|barbear/,
  },
  {
    titles: /segundo pedido uma vantagem/,
    shown: /pedido|delivery|encomend|\bloja|ifood|marmit|compra/,
  },
  {
    titles: /parte que e dos outros/,
    shown: /brecho|bazar|(?:vendo|recebo|pego|deixam) .{0,40}(?:consign|dos outros|de outr)|artesa[os] deixam/,
    denied: /\bdeixo\b.{0,50}(?:consign|emporio|loja|mercad|revend)/,
  },
  {
    titles: /recebeu o preco|pediu preco e nao respondeu|conversas de venda abertas/,
    shown: /./,
    denied: /n(?:ao|em) chamei ninguem|nunca oferec|ninguem ped[ei]|nao ofereco/,
  },
  {
    titles: /metro quadrado que|um canto, uma sala ou um horario/,
    shown: /./,
    denied: /quiosque|\bbox\b|\bbanca\b|carrinho|barraca/,
  },
  {
    titles: /ligue ao banco e ao tecnico|procure o banco com laudo|seguro rural, proagro/,
    shown: /\bbanco|financ|emprest|pronaf|\bseguro|proagro|parcela|custeio|credito/,
  },
  {
    titles:
      /sem resposta neste mes|resposta automatica|segunda mensagem dois dias|dez respostas para|horarios fixos por dia so para responder/,
    shown: /whats|\bzap|mensagem|respond|respost|instagram|telefone|\blig(?:a|am|o)\b|e-?mail/,
  },
  {
    titles: /\bcriticas?\b/,
    shown: /avaliac|google|\bnotas? (?:baix|ruim|\d)|estrela|reclam|critic|coment|tripadvisor|booking|ifood/,
  },
  {
    titles: /cobre visita e diagnostico/,
    shown: /visit|\bvou (?:ver|no|na|ate|la|em)\b|na casa|desloc|diagnostic|avaliacao|\bmedir|\bmedimos/,
  },
  {
    titles: /cobre do fabricante/,
    shown: /\bmarcas?\b|fabricante|fornec|garantia d[aeo]|revend|\bloja|peca nova|assistencia autorizada/,
  },
  {
    titles: /pausa curta/,
    shown: /mensal|plano|academia|natacao|danca|music|idioma|ingles|assin|pilates|treino/,
    denied: /\bcurso (?:de [a-z ]{1,30})?de \d|curso de \d|\d+ meses|modulo|tecnico em/,
  },
  {
    titles: /itens de maior valor em um site|fotografe e anuncie as pecas/,
    shown:
      /carro|\bmoto|movel|moveis|maquin|eletr|celular|notebook|pneu|joia|bicicl|instrument|equipament|autopec|pecas? de (?:carro|moto|trator)|antig|roupa|sapat|livro|relogio|otica|oculos|ferrament/,
    denied: /aviament|botao|botoes|armarinho|papelaria|parafus|mercearia|miudez/,
  },
  {
    titles:
      /financeiro do cliente|emita a nota no dia|nota no dia da entrega|clientes menores que pagam|custo do prazo no preco/,
    shown:
      /\bnotas?\b|\bmarcas?\b|boleto|empenh|\bempresas?\b|industria|prefeitura|construtor|\brede\b|\blojas?\b|mercado|revend|hospital|condomin|atacad|distribuid/,
    denied: /convenio.{0,80}(?:glos|guia)|glosa/,
  },
  {
    titles: /precos da obra/,
    shown: /\bobra|\bpiso|azulejo|reform|\bplanta\b|parede|adequa|banheiro|telhado/,
  },
  {
    titles: /quem assina e monte a pasta/,
    shown: /registro|inspec|ministerio|anvisa|vigilancia|responsavel tecnico|alvara|licenc|selo|\bsif\b|\bsim\b|rotul/,
  },
  {
    titles: /\bmensalidades?\b|plano anual|turma de entrada|niveis de atendimento|cair sozinha/,
    shown: /mensal|assin|plano|alun|por mes\b|recorr|associad|socio|clube|carteirinha/,
  },
  // Four that a company names or hasn't got.
  {
    titles:
      /custo de cada entrega|preco por zona|rotas e janelas|formas de entregar|retirada com vantagem|cobre a entrega/,
    shown: /entreg|frete|motoboy|delivery|ifood|envi[oa]|correio|transport|caminh|rota/,
  },
  { titles: /aplicativo|pedido direto/, shown: /ifood|rappi|aplicativo|\bapp\b|delivery|keeta|99 ?food|uber/ },
  { titles: /maquininha|recebiveis/, shown: /maquininha|cartao|cartoes|antecip|parcela/ },
  { titles: /comissao (?:ao|para|ligada)/, shown: /comiss|vendedor|atendente|balconista|menin/ },
]
