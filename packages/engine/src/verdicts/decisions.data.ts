import type { MarketSegment } from '@norteia/contracts/company'

/** A decision that owners weigh, and how it is heard; patterns are folded, see `patternOf`. */
export interface Decision {
  id: DecisionId
  /** What she would do. */
  feitos: readonly string[]
  /** The deed alone, where its subject stands in her sentence or beside it: 'vontade de sair dele'. */
  curtos?: { de: readonly string[]; assunto: string }
  /** What together leaves her nothing but this decision; the first stands in her challenge, the others anywhere. */
  situacoes?: readonly (readonly string[])[]
  /** What others bring up, in a whole sentence of her challenge. */
  ofertas?: readonly string[]
  /** What her goals name without a verb. */
  metas?: readonly string[]
  /** Beside the deed, it is another one. */
  fora?: string
  /** As a goal it says nothing of which. */
  soDesafio?: true
  /** A client's or an employee's wish is a question to her, too. */
  deEstranhos?: true
  segmentos?: readonly MarketSegment[]
}

export type DecisionId = (typeof IDS)[number]
const IDS = [
  'baixar_preco',
  'aumentar_preco',
  'desconto',
  'prazo_fiado',
  'emprestimo',
  'antecipar',
  'renegociar',
  'maquina',
  'reforma',
  'mudar_ponto',
  'imovel',
  'segunda_loja',
  'fechar_unidade',
  'contratar',
  'demitir',
  'aumento_salario',
  'comissao',
  'terceirizar',
  'socio_novo',
  'sair_sociedade',
  'cliente_grande',
  'largar_cliente',
  'entrar_app',
  'sair_app',
  'vender_online',
  'anunciar',
  'produto_novo',
  'cortar_produto',
  'franquia',
  'mei_me',
  'regularizar',
  'largar_emprego',
  'vender_parar',
  'estoque_antes',
  'pedido_maior',
  'mais_horas',
  'entrega_propria',
  'taxa_sinal',
  'fornecedor',
  'importar_grupo',
  'expandir_rural',
  'guardar_safra',
  'atacado',
] as const

const MACHINE =
  '(?:maquinas?|maquinario|fornos?|equipamentos?|aparelhos?|carros?|motos?|vans?|caminh(?:ao|oes)|caminhonetes?|caminhaozinho|fiorino|kombi|trator|colheitadeira|ordenhadeira|ordenha|impressora|plotter|scanner|laser|freezer|camara fria|geladeira|prensa|torno|cnc|router|injetora|seladora|empacotadora|masseira|batedeira|fritadeira|ultrassom|raio x|autoclave|computadores|notebooks?|software|sistema|drone|estufas?|placas? solar(?:es)?|energia solar|paine(?:l|is)|gerador|furgao|bau|guincho|elevador|compressor|betoneira|andaimes?|irrigacao|pivo|resfriador|barco|lancha|caiaques?|food ?truck|carreta|plantadeira|secador|silo|bomba|esteiras?|robo|lavadora|secadora|cadeira odontologica|overloque|bordadeira|tear|serra|esquadrejadeira|coladeira|rebobinadeira|onibus|micro-?onibus|veiculo|caminhoes|maquinona)'
const PLACE =
  '(?:loja|unidade|filial|ponto|salao|clinica|consultorio|restaurante|padaria|escola|estudio|studio|oficina|barbearia|farmacia|quiosque|cozinha|sala|academia|polo|deposito|lanchonete|pizzaria|box|empresa|sede|bercario|sorveteria|petshop|pet shop|otica|papelaria|banca|lavanderia|pousada|laboratorio|lojinha|cafeteria|hamburgueria)'
const PERSON =
  '(?:alguem|gente|pessoas?|funcionari[oa]s?|ajudantes?|auxiliar(?:es)?|vendedora?(?:es|as)?|atendentes?|recepcionistas?|secretari[oa]s?|cozinheir[oa]s?|garco[mn]s?|garconete|dentistas?|medic[oa]s?|fisios?|fisioterapeutas?|psicolog[oa]s?|nutricionista|professora?(?:es|as)?|instrutora?(?:es|as)?|tecnic[oa]s?|mecanic[oa]s?|motoristas?|pedreir[oa]s?|costureir[oa]s?|cabeleireir[oa]s?|manicures?|barbeir[oa]s?|esteticistas?|estagiari[oa]s?|aprendiz(?:es)?|programador(?:es|a)?|devs?|desenvolvedor(?:es|a)?|designers?|gerentes?|assistentes?|veterinari[oa]s?|vaqueir[oa]s?|caseir[oa]s?|tratoristas?|padeir[oa]s?|confeiteir[oa]s?|operador(?:es|a)?|soldador(?:es)?|marceneir[oa]s?|eletricistas?|equipe|empregad[oa]s?|diaristas?|faxineir[oa]s?|monitor(?:a|es|as)?|representantes?|associad[oa]s?|tosador(?:a|es)?|balconistas?|entregador(?:es)?|farmaceutic[oa]|advogad[oa]|engenheir[oa]|arquitet[oa]|contadora?|pintor(?:es)?|encanador|guia|menina|rapaz|moca|outr[oa]|mais um[a]?)'
const APP =
  '(?:ifood|rappi|aplicativos?|apps?|marketplaces?|shopee|mercado livre|amazon|magalu|booking|airbnb|99 ?food|uber|keeta|gympass|wellhub|totalpass|doctoralia|elo7|getninjas|plataformas?)'
const CLIENT =
  '(?:convenios?|planos? de saude|operadora|unimed|plano|clientes?|freguesi?|condominio|contrato|rede|laticinio|frigorifico|cooperativa|atravessador|prefeitura|seguradora|revenda|integradora|transportadora|construtora|mensalista|turma)'
const COMPANY =
  '(?:empresa|negocio|loja|padaria|clinica|salao|escola|restaurante|carteira|oficina|sitio|fazenda|academia|farmacia|bar|lanchonete|mercadinho|pousada|escritorio|confeccao|consultorio|loteria|firma|fabrica|barbearia)'
const BUYER =
  '(?:rede|construtora|hospital|mercado|mercadinho|supermercado|hotel|prefeitura|empresa|distribuidora?|fabrica|atacadista|loja|usina|escola|condominio|cliente|comprador|multinacional|restaurante|rede de [a-z]+|buffet|cerimonialista|shopping|banco|faculdade|universidade|franquia|laticinio|cooperativa|exportador(?:a)?|padaria|clube|igreja|academia|marca|grife|emporio|confeccao|industria|atacado)'
const HARVEST =
  '(?:safra|soja|milho|cafe|colheita|graos?|sacas?|sacos?|bois?|boiada|arroz|feijao|producao|lote|mel|cacau|algodao|trigo|gado|bezerros?|alho|cebola|batata|novilhos?)'
const HERD =
  '(?:rebanho|plantel|area|lavoura|plantio|hectares?|alqueires?|vacas?|novilhas?|matrizes|bois|gado|cabecas|estufas?|colmeias?|tanques?|aviario|granja|galinhas|poedeiras|soja|milho|cafe|cafezal|pasto|pes de|canteiros|ovelhas|cabras|porcos|suinos|horta|pomar|viveiro|galpao)'

/** Of two that fit the same words the earlier one holds. */
export const DECISIONS: readonly Decision[] = [
  {
    id: 'guardar_safra',
    curtos: {
      de: ['{segurar|soltar|vender|esperar|guardar|travar|entregar}(?=$|,| ou | agora| mais | ja | logo| tudo)'],
      assunto: HARVEST,
    },
    segmentos: ['Agronegócio'],
    feitos: [
      `{guardar|segurar|esperar|estocar|armazenar|travar|reter} ~3 ${HARVEST}`,
      `{vender|entregar|soltar} ~2 ${HARVEST} ~2 (?:agora|ja|hoje|logo|na colheita|tudo)`,
      '{esperar|segurar} ~2 (?:o preco|preco|subir|melhorar|reagir|mais um)',
    ],
    metas: [`(?:guardar|segurar|armazenar) (?:a |o |meu |minha )?${HARVEST}`],
  },
  {
    id: 'expandir_rural',
    situacoes: [
      [
        `(?:integradora|vizinho|banco|cooperativa|filho|pai|genro|dono|compadre)[^.;]{0,40}(?:ofere|propos|quer|vendendo|arrend|cham)[^.;]{0,60}(?:${HERD}|aves|sitio|terra)`,
        'mais \\d|a mais|entro com|compr|pegue|pegar|arrendar|aumentar|dobrar|cada',
      ],
    ],
    curtos: {
      de: ['{pegar|comprar|arrendar|aumentar|dobrar|ficar}(?=$|,| ou | tod[oa]s| tudo| as | mais | com )'],
      assunto:
        'novilhas?|vacas?|terras?|hectares?|alqueires?|matrizes|bezerr[ao]s|cabecas|poedeiras|arrendamento|area do lado',
    },
    segmentos: ['Agronegócio'],
    feitos: [
      `{aumentar|ampliar|dobrar|expandir|triplicar|arrendar|comprar|plantar|crescer|pegar|criar|por|colocar|fazer|montar} ~4 ${HERD}`,
      '{comprar|arrendar} ~4 (?:terra|terras|area vizinha|sitio)',
    ],
    metas: [`(?:dobrar|aumentar|ampliar|expandir) (?:o |a |os |as |meu |minha )?${HERD}`],
    fora: 'racao|galpao de (?:maquina|insumo)',
  },
  {
    id: 'franquia',
    curtos: {
      de: ['{comprar|entrar|aceitar|assinar|topar}(?=$|,| ou | nessa)'],
      assunto: 'franqui[a-z]+',
    },
    feitos: [
      '{franquear}',
      '{virar|abrir|comprar|fazer|vender|formatar|entrar|aderir|pegar|transformar|ter} ~4 (?:franqui[a-z]+|franqueador[a-z]*|franqueada)',
    ],
    ofertas: [
      'franqui[a-z]+ (?:[a-z]+ ){0,3}(?:me )?(?:ofere|procur|convid|cham|quer)',
      '(?:ofere|propos|convid)[a-z]* (?:[a-z]+ ){0,4}franqui',
    ],
    metas: ['franqui[a-z]+', 'franquear'],
  },
  {
    id: 'cliente_grande',
    situacoes: [
      [
        '\\bquer(?:em)?\\b[^.;]{0,40}\\bso (?:com|pra|para) el[ea]s?\\b|(?<!(?:parar|deixar|depender|cansei|cansad[oa]) de (?:vender|entregar|mandar) )tudo (?:pra|para) el[ea]s?\\b|ou e tudo|nao vend[ae]r? (?:mais )?(?:pra|para) (?:mais ninguem|outr)|ninguem mais compr|deixar de vender (?:pra|para) os outros',
        '.',
      ],
    ],
    curtos: {
      de: ['{aceitar|assinar|topar|fechar|pegar}(?=$|,| ou | esse| o contrato| isso)'],
      assunto: 'exclusiv[a-z]+|so (?:pra|para) el[ea]s?|contrato',
    },
    deEstranhos: true,
    feitos: [
      '{dar|aceitar|assinar|topar|fazer|conceder|fechar|pegar|ter} ~4 exclusiv[a-z]+',
      '{ser|virar|trabalhar|produzir|vender|entregar|atender|fazer|costurar|plantar} (?:so|exclusiv[oa]|exclusivamente|somente|apenas) ~1 (?:pra|para|d[aeo]|com)\\b',
      `{pegar|aceitar|assinar|fechar|topar|atender} ~3 (?:contrato (?:com|grande|anual|d[eo] um ano)|cliente grande|grande cliente|conta grande|licitacao|${BUYER}(?= que (?:paga|compra|quer|pede)))`,
    ],
    ofertas: [
      '(?:ped|quer|exig|propos|propuser|ofere|sonda|cobr|impo)[a-z]* (?:[^ ,]+ ){0,6}exclusiv',
      'exclusiv[a-z]+ (?:[^ ,]+ ){0,4}(?:e nao sei|e agora|em troca)',
      `${BUYER}(?: [^ ,]+){0,4} (?:quer|queria|propos|pediu|ofereceu) (?:que eu )?(?:fechar|contrato|que a gente (?:forneca|atenda|produza)|forneca|atenda|produza so|ser (?:meu|nosso) (?:unico|maior))`,
    ],
    metas: ['contrato (?:com|de) (?:um |uma |alguma )?(?:rede|hospital|prefeitura|construtora|empresa grande)'],
    fora: 'juros|taxa|aluguel|emprestimo',
  },
  {
    id: 'desconto',
    deEstranhos: true,
    feitos: [
      '{dar|fazer|conceder|oferecer|soltar|lancar|criar|abrir} ~4 (?:descontos?|promoc[a-z]+|promo|liquidacao|cupom|cashback|queima|saldao|black friday|bota fora)',
      '{entrar|participar} ~3 (?:promoc[a-z]+|black friday|liquidacao)',
      '{liquidar|queimar} ~3 (?:estoque|mercadoria|colecao|pecas|tudo|produtos)',
    ],
    ofertas: ['(?:ped|quer(?!endo)|exig|chor|pression|cobr)[a-z]*(?: [^ ,]+){0,4} (?:desconto|abatimento)'],
    metas: ['promoc[a-z]+ (?:de|pra|para)'],
    fora: 'fornecedor|sem dar desconto|desconto (?:d[oa] )?(?:fornecedor|banco)|pedir desconto|parar de dar',
  },
  {
    id: 'baixar_preco',
    situacoes: [
      [
        '\\b(?:por|a|faz|cobra|vende|arrumou)[^.;]{0,30}\\d[^.;]{0,60}\\b(?:eu|minha|meu|sempre)\\b[^.;]{0,30}\\d',
        'chegue|acompanh|baix(?:e|ar|asse)|perco|perder|sumi|igual|foi pra|mais barat|cobrir',
      ],
    ],
    curtos: {
      de: [
        '{acompanhar|baixar|abaixar|reduzir|igualar|cobrir|ceder}(?=$|,| ou | se[a-z]* | tambem| pra | o d[aoe]| isso)',
      ],
      assunto: 'concorr[a-z]+|mais barat[oa]|(?:faz|vende|cobra|botou|por|a|e) (?:r\\$ ?)?\\d|precos?',
    },
    deEstranhos: true,
    feitos: [
      '{chegar|fazer|bater|ir|igualar} ~2 (?:valor|preco|mesmo preco)\\b',
      '{baixar|abaixar|reduzir} de (?:r\\$ ?)?\\d[\\d.,]* (?:pra|para|a) (?:r\\$ ?)?\\d',
      '{baixar|abaixar} ~2 (?:tudo|todos?|uns)(?: uns)? \\d+ ?(?:%|por cento)',
      '{baixar|abaixar|reduzir} (?:uns )?\\d+ ?(?:%|por cento) (?:em|n[oa]s?|de|d[oa]s?|pra|para) (?:tudo|tod[oa]s?|geral|loja|tabela)',
      '{baixar|abaixar|reduzir|diminuir|derrubar} ~4 (?:precos?|valor(?:es)?|tabela|mensalidades?|diaria|honorarios?|ticket|hora|marmita|prato|consulta|sessao|corte)\\b',
      '{acompanhar|cobrir|igualar|seguir|bater|entrar|chegar} ~4 (?:precos?|concorren[a-z]+|vizinh[oa]|guerra|oferta|valor del[ea]|briga)',
      '{fazer|cobrar|vender|por|colocar|botar|ficar|oferecer} ~3 mais barat[oa]\\b',
    ],
    ofertas: [
      '(?:quer|querem|pediu|pediram|exig[a-z]+|pression[a-z]+)(?: [^ ,]+){0,3} (?:baixar|reduzir|abaixar|reduc[a-z]+|preco menor|menor preco)(?: [^ ,]+){0,3} (?:preco|tabela|valor|\\d+)',
    ],
    metas: ['(?:baixar|abaixar) (?:o |os |meu |meus )?precos?'],
    fora: 'custos?|despesas?|conta de|aluguel|juros?|taxas?|preco d[oa] (?:fornecedor|racao|insumo|compra)|consumo|perda|desperdicio|impostos?|comissao|parcela|nota',
  },
  {
    id: 'aumento_salario',
    situacoes: [
      [
        '(?:recebeu|tem|teve)[^.;]{0,12} proposta[^.;]{0,60}\\d|(?:quer|pede|pediu|pedindo) (?:uns )?(?:r\\$ ?)?\\d[\\d.,]* (?:reais )?a mais',
        '.',
      ],
    ],
    deEstranhos: true,
    feitos: [
      '{dar|conceder|pagar|fazer} ~3 (?:aumento|bonus|bonificac[a-z]+|premio|plr)(?! d[eo]s? preco)',
      '{aumentar|subir|reajustar|melhorar} ~3 (?:salarios?|folha|diaria d[aeo]s? (?:ajudante|meninas?|rapaz|funcion|equipe)|ordenado|pagamento d[aeo]s?)',
      '{pagar} ~1 mais (?:pra|para|pr[ao]s|[ao]s?) ~3 (?:ela|ele|funcion[a-z]+|equipe|ajudante|menina|rapaz|mecanico|padeiro|cozinheir[oa]|vendedor[a-z]*)',
    ],
    ofertas: [
      '(?:ped|quer|exig|cobr)[a-z]*(?: [^ ,]+){0,3} (?:um )?(?:aumento|ganhar mais|salario maior|reajuste de salario)',
    ],
    fora: 'aumento (?:de|do|dos|no|nos) (?:precos?|aluguel|custo)|cliente',
  },
  {
    id: 'aumentar_preco',
    situacoes: [
      [
        '(?:\\bdesde (?:20\\d\\d|o ano)|\\bfaz (?:uns |mais de )?[a-z0-9]+ (?:anos?|meses) que|nunca (?:mexi|aumentei|reajustei|subi)|\\bha [a-z0-9]+ anos)',
        '\\bcobr|preco|\\bvalor\\b|mensalidade|tabela|\\b(?:e|eh) \\d+ desde|consulta|sessao|diaria',
        'mexer|subir|aument(?:ar|o)|reajust|passar (?:pra|para|de)|\\b(?:muito )?barato\\b|cobra \\d',
      ],
    ],
    curtos: {
      de: [
        '{aumentar|subir|reajustar|mexer|repassar}(?=$|,| ou | e | mas | tudo| isso| os| agora| logo| um pouco| mais (?:e|que|ainda|um pouco)\\b| mais$)',
        '{passar|botar|por|colocar|cobrar|ir|subir|aumentar} ~1 (?:pra|para|a|em|de) (?:uns )?(?:r\\$ ?)?\\d',
        // 'Aumentar a escova pra 55': whatever she sells has the price.
        '{passar|subir|aumentar|reajustar} (?:[oa]s? )?(?!produc|equipe|vend|fatur|turma|client|alun|estoque|loja|meta|volume|time|horari|limite|credito|area)[a-z]+ (?:[a-z]+ )?(?:pra|para) (?:uns )?(?:r\\$ ?)?\\d+(?:,\\d+)?(?= ?(?:$|,|reais|mas|e |ou |so ))',
      ],
      assunto:
        'precos?|tabela|cobro|cobrando|mensalidade|diaria|reajust[a-z]+|vendo [^;]{0,30}\\ba (?:r\\$ ?)?\\d[\\d.,]* (?:reais )?(?:o|a|cada|por) |faz (?:uns |mais de )?[a-z0-9]+ (?:anos?|meses) que|consulta|sessao|mesmo valor',
    },
    feitos: [
      '{aumentar|subir|reajustar|corrigir|elevar|atualizar|mexer} ~4 (?:precos?|valor(?:es)?|tabela|mensalidades?|diarias?|honorarios?|consultas?|sess(?:ao|oes)|cortes?|tarifas?|cardapio|pratos?|marmitas?|hora|pacotes?|unha|aulas?|frete|litro|quilo|pao)\\b',
      '{cobrar|vender} ~3 mais car[oa]\\b',
      '{cobrar} ~2 mais (?:pel[oa]|por|d[oe]s?|na|no)\\b',
      '{cobrar} mais(?: (?:del[ea]s?|d[oa]s? [a-z]+))?(?=$|[ ,])',
      '{repassar} ~4 (?:aumento|custos?|alta|clientes?|diesel|inflacao|precos?)',
      '{passar|botar|colocar|por} ~3 (?:precos?|valor|corte|hora|sessao|consulta|prato|marmita|mensalidade|diaria|pacote|unha|tudo) ~3 (?:pra|para|a|em) (?:r\\$ ?)?\\d',
      '{dar|fazer} ~2 (?:reajuste|aumento d[eo]s? precos?|aumento na tabela)',
      '{decidir|resolver|definir} ~2 (?:reajuste|aumento) (?:d[aeo]s? |n[ao]s? )(?:precos?|tabela|mensalidades?|diarias?|consultas?|honorarios?|valor(?:es)?)\\b',
      '{aumentar|subir|reajustar} (?:[a-z]{2,4} ){0,2}\\d{1,2} ?%(?! (?:[a-z]{1,3} )?(?:salario|folha|equipe|comiss|producao|vend))',
    ],
    metas: ['reajust[a-z]+ (?:os |de |dos |a )?(?:precos?|tabela|mensalidade|honorarios)'],
    fora: 'ticket medio|fornecedor|numero de|banco|aluguel|salario|equipe|quantidade|vendas? |aumentar (?:o )?(?:valor|limite) d[oe] (?:credito|emprestimo)',
  },
  {
    id: 'prazo_fiado',
    situacoes: [
      [
        '(?:cobram|pedem|querem|insistem|falam|esperam|exige[m]?|pedindo)[^.;]{0,40}(?:fazer igual|fiado|anot|caderneta|prazo|no boleto)',
        'fiado|anot|caderneta|prazo|boleto',
      ],
    ],
    deEstranhos: true,
    feitos: [
      '{vender|dar|abrir|liberar|fazer|aceitar|voltar|oferecer|trabalhar|parar|cortar|acabar|suspender|continuar|manter} ~4 (?:fiado|a prazo|prazo de|prazo pra|prazo|crediario|caderneta|carne|cheque pre|cheque|no boleto|30 dias)',
      '{parcelar} ~4 (?:cliente|venda|tratamento|servico|vezes|boleto|no cartao)',
    ],
    ofertas: ['(?:ped|quer|exig)[a-z]*(?: [^ ,]+){0,3} (?:prazo|fiado|pagar (?:depois|so|em \\d|com \\d|no fim))'],
    fora: 'cheque especial|fornecedor|prazo de entrega|no prazo|entreg|cumprir|divida|emprestimo|imposto|simples',
  },
  {
    id: 'antecipar',
    situacoes: [
      [
        '(?:maquininha|stone|cielo|pagseguro|mercado pago|factoring|duplicat|cartao|parcelad)[^.;]{0,80}(?:receber|recebo|pegar|cair|dinheiro)[^.;]{0,6} (?:na hora|hoje|amanha|antes|agora|tudo)',
        'descont|taxa|\\d ?%|vontade|ofere',
      ],
    ],
    curtos: {
      de: ['{antecipar|descontar|trocar}(?=$|,| ou | tudo| mais)'],
      assunto: 'maquininha|duplicatas?|factoring|cartao|recebiveis|cheques?',
    },
    feitos: [
      '{antecipar|adiantar} ~4 (?:cartao|recebiveis|vendas?|maquininha|duplicatas?|parcelas|boletos?|notas?|recebimentos?|o que tenho)',
      '{descontar} ~2 (?:duplicatas?|cheques?|boletos?|recebiveis)',
    ],
    ofertas: ['(?:ofere|liga|insist)[a-z]*(?: [^ ,]+){0,5} antecip'],
    fora: 'compra|fornecedor',
  },
  {
    id: 'renegociar',
    curtos: {
      de: ['{juntar|parcelar|renegociar|negociar} ~3 (?:num|em|numa|com)'],
      assunto: 'devo|divida|atrasad[oa]s?|cartao|cheque especial',
    },
    feitos: [
      '{renegociar|refinanciar|unificar|consolidar|alongar}',
      '{negociar|parcelar} ~4 (?:dividas?|banco|emprestimos?|debitos?|simples|impostos?|das|receita|fornecedor(?:es)?|atrasad[oa]s?|parcelas|cheque especial|o que devo|atraso)',
      '{trocar|juntar} ~3 (?:dividas?|emprestimos?) (?:por|num|em)',
      '{fazer|aceitar|entrar|propor} ~2 (?:acordo com|acordo d[oa]|parcelamento|refis)',
    ],
    ofertas: [
      '(?:ofere|propos|propuser)[a-z]*(?: [^ ,]+){0,4} (?:acordo|parcelamento|renegocia)|de acordo ligou|ligou (?:[^ ,]+ ){0,3}(?:oferecendo|propondo|dizendo que (?:reduz|parcela))',
    ],
    metas: ['renegociar', '^parcelar', '(?:quitar|parcelar) (?:a |as |o )?(?:divida|simples|imposto)'],
    fora: 'aluguel|contrato com|prazo com cliente',
  },
  {
    id: 'emprestimo',
    situacoes: [
      [
        '(?:\\d+ ?mil[^.;]{0,30}(?:capital de giro|emprest|de credito|pre-? ?aprovad)|(?:banco|cooperativa de credito|financeira|sicoob|sicredi|gerente do [a-z]+|agiota)[^.;]{0,40}\\b(?:faz em|libera|ofere|aprov|solta|empresta)[^.;]{0,30}\\d)',
        '\\bparcela|vezes|juro|medo|precis|nao sei|sera|penso|chance|quer|acha|diz',
      ],
    ],
    curtos: {
      de: ['{pegar|aceitar|assinar|fazer|topar}(?=$|,| ou | o dinheiro| esse| isso| logo| e )'],
      assunto: 'emprest[a-z]+|banco|credito|financiamento|pronampe|juros|gerente d[oe]',
    },
    feitos: [
      '{pegar|fazer|tomar|tirar|contratar|pedir|aceitar|buscar|assumir|conseguir|levantar|entrar} ~5 (?:emprestimos?|emprestad[oa]|\\d[\\d.,]*(?: ?mil)?(?: reais)? (?:d[oe]|no|com o) banco|credito|financiamento|capital de giro|dinheiro d[oe] banco|dinheiro n[oa] banco|pronampe|consignado|bndes|microcredito|agiota|custeio|pronaf|cheque especial|dinheiro com)',
      '{recorrer} ~3 (?:banco|emprestimo|agiota)',
      '{empenhar|hipotecar} ~3 (?:casa|carro|terra|imovel)',
    ],
    ofertas: [
      '(?:banco|gerente|financeira|cooperativa de credito|sicredi|sicoob|caixa|maquininha|nubank|itau|bradesco|santander)[^.;]{0,50} (?:ofere|liber|aprov|dispon)[a-z]*[^.;]{0,25}(?:\\d|emprest|credit|limite|giro|dinheiro)',
      '(?:ofere|liber|aprov|pre-?aprov)[a-z]*(?: [^ ,]+){0,5} (?:emprestimo|credito|limite|capital de giro|financiamento)',
      '(?:irmao|cunhado|pai|sogro|tio|amigo|mae)(?: [^ ,]+){0,3} (?:ofereceu|quer) (?:me )?(?:emprestar|\\d+)',
    ],
    metas: ['(?:pegar|conseguir|levantar) (?:um )?(?:emprestimo|credito|pronampe|financiamento)'],
    fora: 'cartao de credito|nota de credito|vender a credito|maquina|caminhao|carro|trator|forno|nao aprov|negad|nao liber',
  },
  {
    id: 'imovel',
    situacoes: [
      [
        '\\b(?:arremat|comprar|compre)[^.;]{0,50}\\d[^.;]{0,60}aluguel|aluguel (?:jogado )?(?:fora|no lixo)|preferencia d[ea] compra|(?:casa|predio|terreno|ponto|sala|galpao)[^.;]{0,40}(?:leilao|a venda|vendendo)',
        '\\d',
      ],
      [
        '(?:don[oa]|proprietari[oa]) d[aoe] (?:terreno|predio|ponto|imovel|loja|galpao|casa|salao|sala)[^.;]{0,40}(?:vender|a venda|vendendo)',
        '.',
      ],
    ],
    feitos: [
      '{comprar|financiar|adquirir|construir} ~4 (?:imovel|sede|predio|terreno|casa|sala|lote|barracao|ponto proprio|galpao|salao|o ponto|chacara)',
      '{sair} ~1 d[oe] aluguel',
      '{ter} ~3 (?:sede|loja|predio|sala|espaco|galpao|ponto) (?:propri[oa]|meu|minha)',
    ],
    ofertas: [
      '(?:dono|dona|proprietari[oa]|imobiliaria)(?: [^ ,]+){0,6} (?:quer vender|ofereceu|colocou a venda|vai vender|vende)(?: [^ ,]+){0,4} (?:predio|imovel|ponto|casa|sala|galpao|terreno|pra mim)',
    ],
    metas: ['(?:ponto|sede|loja|sala|predio|casa|galpao|espaco) propri[oa]', '(?:um )?ponto meu', 'sair d[oe] aluguel'],
    fora: 'loja propria on|site|material',
  },
  {
    id: 'segunda_loja',
    situacoes: [
      [
        '(?:tocar|abrir|montar|assumir|pegar)[^.;]{0,30}(?:unidade|filial|quiosque|outra loja|loja n[oa])|(?:unidade|loja|quiosque|ponto) no shopping',
        'filh[oa]|soci[oa]|irm[ao]|esposa|marido|genro|diz|quer|doid|penso|cham|convid|ofere|sonh',
      ],
      [
        '(?:surgiu|apareceu|vagou|ofereceram)(?: [^ ]+){0,3} (?:ponto|loja|sala|salao|box)',
        '(?:duas|segunda|outra|2) (?:lojas?|unidades?)|(?:loja|unidade|salao) d[oe] [a-z]+ (?:anda|vai|funciona|fatura)|filial',
      ],
    ],
    curtos: {
      de: ['{abrir|pegar|alugar|arriscar|ir|topar}(?=$|,| ou | la | esse| o ponto| logo| agora)'],
      assunto: `(?:segund[ao]|outr[ao]|nova|mais uma) (?:[a-z]+ )?${PLACE}|filial`,
    },
    feitos: [
      `{abrir|montar|inaugurar|ter|lancar|criar|assumir|pegar|fazer|botar|colocar|por} ~3 (?:segund[ao]|outr[ao]|mais um[a]?|nov[ao]|terceir[ao]|2a|3a) (?:[a-z]+ )?${PLACE}`,
      '{abrir|montar|inaugurar} ~4 (?:filial|filiais|quiosque)',
      `{abrir|montar} (?:um |uma |a )?${PLACE} (?:em|n[oa]|la)\\b`,
      '{expandir} ~3 (?:pra|para|cidade|bairro|loja|unidade|rede)',
    ],
    ofertas: [
      `(?:apareceu|surgiu|ofereceram|ofereceu)(?: [^ ,]+){0,5} (?:outr[ao]|segund[ao]) (?:ponto|loja|sala|unidade)`,
    ],
    metas: [
      `(?:segund[ao]|outr[ao]|nova|mais uma|terceira|2a) (?:[a-z]+ )?${PLACE}`,
      '\\bfilial\\b',
      'abrir o bercario',
      'duas lojas',
      'mais unidades',
    ],
    // One more room under the same roof pays no second rent.
    fora: 'decidir (?:a|sobre a) filial|outra empresa|loja (?:virtual|online)|site|nova empresa grande|conta em outr|mais um[a]? (?:sala|cadeira|maca)|na mesma (?:clinica|loja|casa|sala|escola)|no mesmo (?:predio|lugar|ponto|salao|endereco)',
  },
  {
    id: 'mudar_ponto',
    situacoes: [
      [
        '(?:loja|sala|ponto|casa|galpao|salao|espaco|box)[^.;]{0,20}(?:vazi[oa]|pra alugar|alugando|vag[oa])\\b',
        'aluguel|alug',
      ],
      [
        '(?:apareceu|surgiu|vagou|vai passar|ta passando|esta passando)(?: [^ ,]+){0,3} (?:ponto|sala|salinha|lojinha|loja|galpao|salao|espaco|imovel|barracao)',
        '.',
      ],
      [
        'don[oa] d[aoe] (?:sala|predio|ponto|imovel|loja|galpao|casa|salao)[^.;]{0,70}(?:reajust|aument|subi[ru]|vai pra|dobr)',
        '.',
      ],
    ],
    feitos: [
      '{mudar|trocar|sair} ~2 (?:de ponto|de rua|de bairro|de lugar|de endereco|de loja|de sala|de espaco|de galpao|de predio|do ponto|daqui|desse ponto|de cidade|de casa|da garagem|pra rua|pra avenida|ponto|endereco)',
      '{mudar|ir|passar|levar|transferir} ~4 (?:pra|para|pro|num|em) (?:um |uma |o |a )?(?:ponto|lugar|salao|galpao|espaco|loja|sala|shopping|centro|avenida|predio|rua)',
      `{alugar|pegar} ~4 (?:galpao|ponto|sala|espaco|loja|salao|barracao|imovel|casa|cozinha)`,
      '{ficar|continuar|permanecer} ~1 (?:no ponto|nesse ponto|nesse lugar|aqui|no predio|na loja|nesse endereco|no shopping)',
      '{abrir|montar|ter} ~2 (?:loja|ponto|espaco|consultorio|atelie|cozinha|salao) (?:fisic[oa]|de rua|fora de casa)',
      '{ficar|mudar}(?=,| ou )',
    ],
    ofertas: [
      '(?:ofereceram|ofereceu)(?: [^ ,]+){0,3} (?:ponto|sala|galpao|salao|espaco|barracao) (?:maior|melhor|em|n[oa]|mais)',
      '(?:dono|dona|proprietari[oa]|imobiliaria)(?: [^ ,]+){0,5} (?:subir|aumentar|reajustar|passar)(?: [^ ,]+){0,2} aluguel',
    ],
    metas: [
      '(?:mudar|ir) (?:pra|para|de) (?:um |uma )?(?:ponto|espaco|galpao|sala|lugar|loja)',
      '(?:espaco|ponto|galpao|salao) maior',
    ],
    fora: 'ramo|fornecedor|lojas? del[ea]s?|alugar (?:o|a|meu|minha) (?:cadeira|maquina|quarto)|horario|temporada|mudar de preco',
  },
  {
    id: 'reforma',
    situacoes: [
      [
        '(?:arquitet[oa]|pedreiro|engenheir[oa]|empreiteir[oa])[^.;]{0,30}(?:orcou|cobrou|pediu|passou|orcamento)|orcamento d[ae] (?:reforma|obra)|(?:reforma|obra)[^.;]{0,20}(?:sai|custa|fica|ficou) (?:em |por )?(?:uns )?\\d',
        'salao|loja|fachada|cadeiras|piso|cozinha|banheir|obra|reforma|refazer',
      ],
    ],
    curtos: {
      de: ['{fazer|gastar|mexer|quebrar|encarar}(?=$|,| ou | agora| tudo| isso)'],
      assunto: 'reforma|obra|pedreiro orcou',
    },
    feitos: [
      '{reformar|ampliar|modernizar|aumentar} ~3 (?:loja|salao|clinica|ponto|espaco|cozinha|galpao|consultorio|pousada|quartos?|banheiros?|fachada|restaurante|escola|salas?|area|barracao|oficina|padaria|predio|academia|quadra|estufa|deposito|vitrine|bar)s?\\b',
      '{fazer|encarar|comecar|tocar} ~3 (?:reforma|obra|puxadinho|ampliacao)',
      '{construir|levantar|fazer} ~2 (?:galpao|salas?|cozinha|barracao|chales?|quartos?|deposito|piscina|cobertura|mezanino)\\b',
      '{reformar}(?=$|,| ou | agora| antes| pra )',
    ],
    metas: [
      'reforma(?:r)? (?:d?[aoe]s? )?[a-z]+',
      'ampliar (?:a |o )?(?:loja|cozinha|salao|espaco|galpao|escola|clinica)',
    ],
    fora: 'clientes|reforma tributaria|obra d[oe] cliente|horario',
  },
  {
    id: 'entrega_propria',
    curtos: {
      de: ['{ter|por|botar|contratar|pagar|montar|arrumar} (?:o meu|a minha|um meu|um so meu|propri[oa]|um fixo)'],
      assunto: 'motoboys?|entregas?|entregador[a-z]*|delivery',
    },
    feitos: [
      '{fazer|montar|ter|assumir|comecar|colocar|por|botar|oferecer|criar|abrir|voltar} ~4 (?:entregas?|delivery|frota|tele entrega|frete propri[oa])\\b',
      '{contratar|ter|pagar|arrumar} ~3 (?:motoboys?|entregador(?:es)? propri[oa]s?)',
      '{entregar} ~2 (?:em casa|por conta|eu mesm|propri)',
    ],
    metas: ['delivery propri[oa]', 'entrega propria', '(?:fazer|ter) (?:entrega|delivery)'],
    fora: 'ifood|rappi|cobrar|prazo|app',
  },
  {
    id: 'terceirizar',
    situacoes: [
      [
        '(?:faccao|terceir|de fora|agencia|escritorio|freela|lavanderia|transportadora|outra empresa|oficina)[^.;]{0,40}(?:me passou|passou|cobra|faz|pede|ofereceu|orcou|cotou)[^.;]{0,20}\\d',
        'aqui dentro|em casa|propri[oa]|eu faco|me sai|a gente faz|fazendo|assumir|aqui me custa|aqui custa',
      ],
      [
        '(?:escritorio|agencia|contador[a]?|empresa|faccao|freela[a-z]*|lavanderia|transportadora)[^.;]{0,20} (?:cobra|pede|pediu|faz|ofereceu)[^.;]{0,40}(?:pra|para) (?:assumir|fazer|cuidar|costurar|lavar|entregar|tocar|tomar conta)',
        '.',
      ],
    ],
    feitos: [
      '{terceirizar}',
      '{internalizar|primarizar}',
      '{mandar|passar|dar|jogar|botar|por|fazer|costurar|produzir|lavar|levar} ~4 (?:(?:pra|para|de|por) fora|terceir[a-z]+|faccao|em casa|por conta propria|dentro de casa|aqui dentro)\\b',
      '{contratar|pagar|por|colocar} ~3 (?:agencia|freela[a-z]*|contador|contabilidade|escritorio|faccao|social media|gestor de trafego|bpo|lavanderia|transportadora|empresa)\\b',
    ],
    metas: ['terceirizar'],
    fora: 'comer|emprestimo|cliente|publico',
  },
  {
    id: 'demitir',
    situacoes: [
      [
        '(?:nao d[aou]|nao consigo|impossivel|como vou|ate quando)[^.;]{0,20} (?:segurar|manter|pagar) (?:todo mundo|todos|a equipe|essa gente|tanta gente|os [a-z]+)',
        '.',
      ],
    ],
    curtos: {
      de: [
        '{mandar|tirar|dispensar|cortar} (?:alguem|ninguem|um|uma|dois|duas|el[ea]|gente)(?=$|,| embora| ou | del[ea]s)',
      ],
      assunto:
        'folha|equipe|funcionari[oa]s?|prejuizo|vermelho|movimento|gente parada|rapazes|meninas|perdi [a-z]+ contratos?|no celular',
    },
    feitos: [
      `{demitir|dispensar|desligar} ~4 ${PERSON}`,
      '{demitir}',
      '{dispensar|desligar} [a-zA-Z0-9]+ d[oa]s (?:(?:meus|minhas|nossos|nossas|[A-Z]?\\d+|dois|duas|tres|quatro|cinco) )?[a-z]{3,}(?:eir|or|ist|ant|ent|nic)[a-z]*s\\b',
      '{mandar} ~4 embora',
      '{cortar|reduzir|diminuir|enxugar} ~4 (?:equipe|pessoal|quadro|folha|funcionari[oa]s?|gente|pessoas|time|vagas?|vendedor(?:es|a)?|instrutor(?:es)?|turno)',
    ],
    fora: 'cliente|carro|freguesi?|sem precisar|convenio|servico embora|gente embora sem',
  },
  {
    id: 'comissao',
    deEstranhos: true,
    feitos: [
      '{pagar|dar|colocar|por|botar|criar|fazer|implantar|adotar|oferecer|trocar|mudar|aumentar|baixar|passar|subir|reduzir|mexer} ~5 (?:comiss(?:ao|oes)|repasses?\\b|porcentagem d[aeo] (?:venda|servico)|por porcentagem)',
    ],
    ofertas: [
      '(?:ped|quer|exig)[a-z]*(?: [^ ,]+){0,5} (?:comiss|repasse)',
      '(?:quer|pede|pediu)(?: [^ ,]+){0,3} (?:receber|ganhar) por (?:comissao|porcentagem|producao)',
    ],
    metas: ['comiss[a-z]+ (?:pra|para|por)'],
    fora: 'ifood|app|marketplace|shopee|booking',
  },
  {
    id: 'sair_app',
    curtos: {
      de: ['{desligar|sair|largar|cancelar|parar|tirar|deixar|abandonar}(?= |$|,)'],
      assunto: APP,
    },
    feitos: [
      `{sair|largar|deixar|abandonar|tirar|desligar|cancelar|cortar|parar|continuar|ficar|descadastrar} ~5 ${APP}`,
    ],
    metas: [`(?:sair|largar|parar) (?:[a-z]+ ){0,3}${APP}`],
    fora: 'app de gestao|sistema',
  },
  {
    id: 'entrar_app',
    situacoes: [
      [
        `(?:moca|moco|rapaz|vendedor[a]?|representante|pessoal|consultor[a]?|gerente|menina) d[oa] ${APP}|nao (?:estou|to|tou|entro|entrei|tenho)[^.;]{0,12} ${APP}|${APP}[^.;]{0,20}(?:me procur|me cham|passou aqui|ligou|me ofere|me convid)`,
        'taxa|comissao|\\d ?%|entrar|cadastr|dobr',
      ],
    ],
    curtos: {
      de: ['{entrar|aderir|cadastrar}(?=$|,| ou | tambem| la| nel[ea]| nisso| logo)'],
      assunto: APP,
    },
    feitos: [`{entrar|ir|vender|colocar|por|botar|cadastrar|aderir|estar|abrir|anunciar|aceitar|atender} ~5 ${APP}`],
    ofertas: [`(?:${APP})(?: [^ ,]+){0,3} (?:me )?(?:procur|cham|ofere|convid|propos|insist)`],
    metas: [`(?:entrar|vender|estar) (?:n[oa]s? |pel[oa]s? |em )${APP}`],
    fora: 'sem ifood|app proprio|aplicativo proprio',
  },
  {
    id: 'vender_online',
    situacoes: [
      [
        '\\b(?:com|uma?|montar|fazer|criar|abrir|ter) (?:uma? )?(?:loja virtual|loja on-?line|site|e-?commerce)\\b',
        '\\b(?:diz|fala|acha|quer|insiste|perguntam?|cobra|ofere[a-z]+|falou|falam|penso|medo|sera)\\b',
      ],
    ],
    feitos: [
      '{vender|abrir|montar|criar|fazer|lancar|ter|comecar|ir|investir|entrar|partir|por|colocar|migrar} ~5 (?:site|loja virtual|loja online|loja on-line|e-?commerce|internet|online|on-line|catalogo digital|aplicativo proprio|app proprio)',
    ],
    metas: [
      'site propri[oa]',
      'loja (?:virtual|on-?line)',
      'vender (?:pela|na|pelo|on)-? ?(?:internet|line|site|instagram)',
      'vendas? on-?line',
      'e-?commerce',
      '(?:pelo|no) site',
    ],
    fora: 'anuncio|aula',
  },
  {
    id: 'anunciar',
    // 'Penso em pôr mais': 'por' is hardly ever the verb.
    situacoes: [
      [
        '\\b(?:pens|quer|vale|dev|vont)[a-z]*(?: [a-z]+){0,3} (?:por|botar|colocar|investir|gastar) (?:em )?mais(?= pra| para|$|,| ou)',
        'anunci|trafego|impulsion',
      ],
    ],
    curtos: {
      de: ['{pagar|investir|gastar|impulsionar|fazer}(?=$|,| ou | isso| nisso)'],
      assunto: 'anuncios?|trafego|propaganda|agencia de (?:marketing|publicidade)|impulsion[a-z]+|influencer',
    },
    feitos: [
      '{anunciar}',
      '{impulsionar}',
      '{fazer|investir|pagar|colocar|por|botar|gastar|comecar|aumentar|dobrar|triplicar|continuar|parar} ~5 (?:anuncios?|trafego|propaganda|marketing|publicidade|google|instagram|facebook|meta ads|radio|outdoor|panfletos?|influencers?|blogueir[ao])',
    ],
    ofertas: [
      '(?:rapaz|menin[oa]|moco|cara|pessoal|agencia|gestor)(?: [^ ,]+){0,4} (?:diz|disse|fala|falou|garante|garantiu|promete|prometeu|jura)(?: [^ ,]+){0,8} (?:anunci|trafego|marketing)',
      '(?:agencia|radio|influencer|blogueira|google|menino do trafego|vendedor)(?: [^ ,]+){0,4} (?:ofere|propos|cobra|pede|pediu|quer)[a-z]*(?: [^ ,]+){0,6} (?:anunci|divulga|trafego|impulsion|pacote de|seguidor)',
    ],
    metas: ['anunciar', 'trafego pago', 'investir em (?:marketing|anuncio|propaganda|divulgacao)'],
    fora: 'salario|curso',
  },
  {
    id: 'socio_novo',
    situacoes: [
      [
        '(?:quer|queria|pediu|propos|ofereceu|topa)[^.;]{0,20}\\b(?:entrar|investir|botar|por)\\b[^.;]{0,40}(?:metade|parte|soci|com (?:uns )?\\d)',
        'metade|parte|soci|\\d ?%|investi',
      ],
    ],
    curtos: {
      de: ['{aceitar|topar|vender|entrar}(?=$|,| ou | isso| essa)'],
      assunto: 'sociedade|soci[oa]|investidor|parte da empresa',
    },
    deEstranhos: true,
    feitos: [
      '{aceitar|colocar|por|botar|ter|trazer|arrumar|buscar|pegar|chamar|procurar|admitir|dar} ~4 (?:soci[oa]s?|sociedade|investidor(?:es|a)?|aporte)\\b',
      '{vender|dar|ceder} ~4 (?:(?:parte|metade|\\d+ ?%) (?:da|do) (?:empresa|negocio|loja|salao|clinica)|cotas?|participacao|sociedade)',
      '{entrar|virar|fazer} ~3 (?:soci[oa]|sociedade)\\b',
    ],
    ofertas: [
      '(?:quer|queria|propos|propuseram|ofere[a-z]+|convid[a-z]+|cham[a-z]+|pediu|pediram|pede)(?: [^ ,]+){0,5} (?:soci[oa]|sociedade|parte da empresa|(?:metade|\\d+ ?%) d[ao] (?:empresa|negocio|loja|salao|clinica|firma)|cotas)\\b',
      'investidor[a-z]*(?: [^ ,]+){0,3} (?:quer|ofere|apareceu|propos)',
      'quer entrar (?:com|de) (?:[^ ,]+ ){0,4}(?:\\d|soci|metade|parte)',
    ],
    metas: ['(?:ter|achar|arrumar|trazer) (?:um |uma )?(?:soci[oa]|investidor)'],
    fora: 'sair d|comprar a parte|soci[oa] (?:quer|propos|pediu|pede) (?!(?:por|colocar|trazer|um))|meu soci[oa] quer|briga',
  },
  {
    id: 'sair_sociedade',
    situacoes: [
      [
        '\\b(?:pediu|pede|quer|cobra)[^.;]{0,8} \\d[^.;]{0,14} (?:pra|para) (?:sair|deixar a sociedade|vender a parte)',
        '\\bsoci[oa]s?\\b|sociedade',
      ],
      [
        '\\b(?:ela|ele|soci[oa]|cunhad[oa]|irma[o]?)\\b[^.;]{0,60}\\bsai(?:ria)? por (?:uns )?(?:r\\$ ?)?\\d',
        '\\bsoci[oa]s?\\b|sociedade',
      ],
    ],
    feitos: [
      '{sair|desfazer|romper|acabar|terminar|encerrar|largar|separar|continuar|manter} ~3 (?:sociedade|soci[oa])\\b',
      '{comprar|vender} ~1 (?:a |minha )?(?:parte|metade) (?:del[ae]|d[oa] (?:meu |minha )?(?:soci[oa]|irma[o]?|cunhad[oa])|minha|pr[oa])',
      '{vender} (?:a )?minha (?:parte|metade)',
      '{separar}(?=$|,| ou | de vez| logo)',
    ],
    ofertas: [
      '(?:soci[oa]|irmao|cunhado)(?: [^ ,]+){0,3} (?:quer|pediu|propos|ofereceu)(?: [^ ,]+){0,2} (?:sair(?= da sociedade|$|,| e | ou | do negocio| da empresa)|vender a parte|comprar minha|comprar a minha|que eu compre a parte)',
      '(?:separ[a-z]+|desfazer|desfaz|a parte del[ea])\\b[^.;]{0,40} (?:pediu|pede|quer|cobra|exige) (?:uns )?(?:r\\$ ?)?\\d',
    ],
    metas: ['acertar a sociedade', '(?:sair|desfazer) (?:da |a )?sociedade', 'comprar a parte'],
    fora: 'marido|esposa|da casa|divorci|estoque|mercadoria',
  },
  {
    id: 'largar_emprego',
    situacoes: [
      [
        'sou [a-z]+ (?:registrad|concursad)|trabalho (?:de carteira|registrad|clt)|\\bclt\\b|meu (?:emprego|chefe|patrao)|carteira assinada ate',
        'escolher|\\blargar\\b|\\bsair\\b|\\bsaia\\b|me dedicar|demissao|as contas|os dois|viver d',
      ],
    ],
    curtos: {
      de: [
        '{largar|sair|deixar|pedir} ~2 (?:escritorio|empresa|la|firma|loja|hospital|escola|fabrica|banco|servico|contas)',
      ],
      assunto: 'carteira assinada|clt|emprego|registrad[oa]|patrao|concursad[oa]|salario',
    },
    feitos: [
      '{largar|sair|deixar|abandonar} ~3 (?:clt|emprego|trabalho fixo|trabalho registrado|carteira|servico fixo|concurso|firma onde|meu trabalho|hospital|escola onde)\\b',
      '{pedir} ~1 (?:as )?(?:demissao|contas)\\b',
    ],
    metas: [
      '(?:largar|sair d?[oe]?) ?(?:o |a |meu )?(?:clt|emprego|trabalho fixo|carteira)',
      'pedir (?:demissao|as contas)',
    ],
  },
  {
    id: 'mei_me',
    situacoes: [
      [
        '\\bmei\\b',
        'nao for mais|deixar de ser|sair do mei|virar|desenquadr|estour|so fecha|limite|microempresa',
        'nao sei|contador|medo|compensa|diz|exig|so fecha|imposto|fala|assust',
      ],
    ],
    curtos: {
      de: ['{virar|mudar|sair|passar|abrir}(?=$|,| ou | logo| agora)'],
      assunto: 'mei\\b|limite do mei|desenquadr[a-z]+|microempresa',
    },
    feitos: [
      '{virar|passar|abrir}(?= (?:pra |para |uma? )?me\\b(?! [a-z]*(?:r|ndo|u|m)\\b))',
      '{virar|passar|mudar|migrar|ir|sair|desenquadrar|continuar|trocar|ficar|subir} ~4 (?:\\bme\\b(?! [a-z]*(?:r|ndo|u|m)\\b)|mei|microempresa|simples|lucro presumido|lucro real|regime|ltda|epp)\\b',
      '{parar} ~2 (?:emitir|dar|tirar|de nota) ~1 notas?',
      '{desenquadrar}',
    ],
    ofertas: [
      'contador[a]?(?: [^ ,]+){0,5} (?:virar|passar|desenquadr|sair do mei|me agora|microempresa|lucro presumido)',
    ],
    metas: ['virar (?:uma )?me\\b', '(?:sair|passar) d[oe] mei', 'microempresa', 'mudar (?:de|o) regime'],
    fora: 'divida|atrasad|imposto atras',
  },
  {
    id: 'regularizar',
    situacoes: [
      [
        '(?:so compra[m]?|so aceita[m]?|exig[a-z]+|pede[m]?|pediu|pediram|precisa[m]? d[eo])[^.;]{0,24}(?:selo|\\bsif\\b|alvara|licenca|registro|avcb|laudo|certific[a-z]+|nota fiscal|cnpj)',
        '.',
      ],
    ],
    feitos: [
      '{regularizar|legalizar|formalizar} ~3 [a-z]*',
      '{tirar|pedir|correr|buscar|pagar|conseguir|obter|ter} ~4 (?:alvara|licencas?|sif|sim\\b|sie|selo|avcb|vigilancia|certificac[a-z]+|inspecao|outorga|anvisa|habite-se|bombeiros?|registro d[oe]|cnpj)\\b',
      '{abrir|ter} (?:um |o )?(?:cnpj|mei)\\b',
      '{registrar} ~2 marca',
    ],
    ofertas: [
      '(?:fiscal|vigilancia|prefeitura|bombeiro)[a-z]*(?: [^ ,]+){0,5} (?:exig|pediu|mandou|multa)[a-z]*(?: [^ ,]+){0,5} (?:alvara|licenca|avcb|adequa|projeto|registro)',
    ],
    metas: [
      '(?:legaliz|regulariz|formaliz)[a-z]+',
      '(?:tirar|conseguir) (?:o |a )?(?:alvara|licenca|selo|sif|registro)',
    ],
    fora: 'dividas?|impostos?|simples|receita|fluxo|ajudante|funcion|menina|rapaz',
  },
  {
    id: 'largar_cliente',
    situacoes: [
      [
        '(?:convenio|o plano|plano de saude|condominio|cliente|contrato|laticinio|integradora|operadora)[^.;]{0,60}(?:\\bpaga (?!com )|me ocupa|toma|da prejuizo|nao compensa|da trabalho)',
        '\\b(?:largar|sair d[eoa]|dispensar|romper|soltar|deixar de atender|parar de atender|descredenciar)\\b',
      ],
    ],
    curtos: {
      de: [
        '{sair|largar|deixar|cortar|romper|dispensar|continuar|parar|encerrar}(?: (?:del[ea]s?|com el[ea]s?|el[ea]s?|de vez|disso))?(?=$|,| ou | mas | e | porque| logo)',
      ],
      assunto:
        'convenios?|planos? de saude|o plano|unimed|operadora|laticinio|atravessador|frigorifico|integradora|cliente grande|esse cliente|um cliente|cliente que|condominio',
    },
    feitos: [
      `{largar|dispensar|cortar|abandonar|romper|descredenciar|soltar|continuar|encerrar|sair|deixar} ~1 (?:com |de |d?[oa]s? |meu |esse |essa |atender |aceitar |vender (?:pra|para) )*${CLIENT}`,
      `{parar|deixar} de (?:atender|aceitar|trabalhar|vender|entregar|fornecer) ~3 ${CLIENT}`,
      '{ficar} so (?:com|no) particular',
      `{mandar} ~3 (?:cliente|freguesi?) embora`,
      '{cancelar} ~2 (?:contrato|convenio)',
    ],
    metas: [
      `(?:largar|sair d[oea]s?|parar de atender|deixar) (?:o |a |os )?${CLIENT}`,
      'so (?:com |no )?particular',
      'atender so particular',
    ],
    fora: 'esperando|na mao|irritad|contente|aluguel|telefone|cliente (?:novo|feliz|satisfeit)|sociedade|rastro|cliente sair|pra concorrencia',
  },
  {
    id: 'pedido_maior',
    soDesafio: true,
    deEstranhos: true,
    feitos: [
      '{aceitar|pegar|assumir|encarar|topar|recusar|dispensar} ~4 (?:pedid[oa]s?|encomendas?|obras?|servicos?|fretes?|rotas?|viagens|lojas del[ea]s?|projetos?|eventos?|festas?|lotes?|demanda|casamentos?|trabalhos?|reforma|formatura|licitacao|proposta)',
      '{pegar|aceitar|topar|encarar}(?= ou | nao |$|,| isso| esse)',
    ],
    ofertas: [
      `(?:${BUYER}|noiva|prefeitura|pessoal|influencer)(?: [^ ,]+){0,4} (?:quer|queria|pediu|pediram|encomend[a-z]+|precisa de|me pediu|fez um pedido de)(?: [^ ,]+){0,2} (?:\\d[\\d.]*|mil|cem|duzent[oa]s|quinhent[oa]s)(?: mil)? (?!reais|por cento|%|dias|anos|mil reais)[a-z]+`,
      '(?:apareceu|surgiu|chegou|caiu)(?: [^ ,]+){0,2} (?:pedido|encomenda|obra|contrato|servico|evento) (?:grande|enorme|de \\d|pra \\d|maior)',
    ],
    fora: 'emprestimo|desconto|maquina|dinheiro emprestado|trabalho fixo|prazo de \\d+ dias pra pagar',
  },
  {
    id: 'estoque_antes',
    curtos: {
      de: ['{comprar|fechar|pegar|levar}(?=$|,| ou | tudo| de uma vez| mais| essa)'],
      assunto: 'lote|representante|colecao|desconto se|de uma vez|antes d[oe] (?:natal|inverno|aumento)',
    },
    feitos: [
      '{comprar|pegar|fechar|trazer} ~4 (?:carretas?|caminhoes|toneladas|sacos|caixas|pecas|fardos|lotes?|mil [a-z]+s) ~1 (?:agora|antes|de uma vez|logo|ja)',
      '{comprar|estocar|antecipar|garantir|pegar|encher|formar|adiantar|fazer|reforcar} ~5 (?:estoque|adiantad[oa]|antes (?:que|d[oa]|de)|em quantidade|carga fechada|colecao|a frente|em volume|lote (?:fechado|grande|maior)|(?:pr[oa]|para [oa]|pra [oa]) (?:natal|fim de ano|dia das maes|inverno|verao|pascoa|volta as aulas|temporada|safra)|de uma vez|mercadoria (?:agora|pr[oa]))',
      '{estocar}',
    ],
    ofertas: [
      '(?:fornecedor[a]?|representante|vendedor|fabrica|distribuidor[a]?)(?: [^ ,]+){0,6} (?:desconto|bonifica|condicao|preco melhor)(?: [^ ,]+){0,8} (?:se eu|lote|quantidade|carga|caixas|compr|lev)',
      '(?:da|deu|ofere[a-z]+)(?: [^ ,]+){0,2} (?:\\d+ ?%)(?: [^ ,]+){0,4} se (?:eu )?(?:comprar|pegar|levar|fechar)',
    ],
    metas: ['comprar estoque', '(?:comprar|estocar) (?:pr[oa]|para o) (?:natal|inverno|verao|fim de ano)'],
    fora: 'maquina|controle|sistema|imovel',
  },
  {
    id: 'importar_grupo',
    situacoes: [
      [
        'conteiner|container|\\bda china|\\bimportar|exterior|paraguai|compra coletiva|comprar junto|central de compras|rachar (?:o frete|a carga|a compra)',
        'cham|convid|dividir|junto|entrar|penso|vale|menos|nao sei',
        'trazendo|dividir|junto|importar|central|rachar|coletiva',
      ],
    ],
    feitos: [
      '{importar}',
      '{comprar|trazer|buscar} ~4 (?:d[ao] china|paraguai|exterior|em grupo|em conjunto|em cooperativa|coletiv[ao]|de fora do pais|junto com)',
      '{entrar|formar|fazer|montar|participar} ~4 (?:compras? coletivas?|grupo de compras?|central de compras?|cooperativa|associacao|rede de compras)',
    ],
    ofertas: [
      '(?:convid|cham|propos)[a-z]*(?: [^ ,]+){0,6} (?:compra(?:r)? (?:junto|coletiva|em grupo)|central de compras|cooperativa|associacao)',
    ],
    metas: [
      'importar',
      'compra coletiva',
      'comprar (?:em grupo|d[ao] china|direto da china)',
      'entrar n[ao] (?:cooperativa|associacao)',
    ],
    fora: 'importar (?:os )?dados|planilha',
  },
  {
    id: 'fornecedor',
    situacoes: [
      [
        '(?:distribuidor|fornecedor|atacad|fabrica|moinho|laborator|frigorif|outra marca|representante|usina|ceasa)[^.;]{0,40}(?:mais (?:barat|em conta)|\\d ?% (?:a )?menos|por menos)',
        '.',
      ],
      [
        '(?:distribuidor[a]?|fornecedor[a]?|atacadista|fabrica|cooperativa|laboratorio|representante)[^.;]{0,60}mais (?:barat|em conta)',
        'fornecedor|hoje|atual|compro|entrega',
      ],
    ],
    curtos: {
      de: ['{trocar|mudar|arriscar|testar}(?=$|,| ou | de vez| pra el[ea]s| tudo)'],
      assunto: 'fornecedor[a-z]*|distribuidor[a-z]*|laboratorio|representante|maquininha|contador',
    },
    feitos: [
      '{trocar|mudar|largar|buscar|procurar|arrumar|deixar|testar|cotar} ~3 (?:fornecedor(?:a|es)?|distribuidora?|marca|laboratorio|maquininha|contador|racao|integradora|moinho|frigorifico)\\b',
      '{comprar} ~2 (?:direto|outro lugar|outro fornecedor|mais longe|na ceasa|da fabrica|no atacado)',
      '{continuar|ficar} ~1 com (?:[a-z]+ )?(?:fornecedor|distribuidora?)',
    ],
    ofertas: [
      '(?:outro|novo) (?:fornecedor|distribuidor|laboratorio|representante)(?: [^ ,]+){0,5} (?:ofere|cobra|faz|vende|prometeu|mais barato|por)',
    ],
    metas: ['(?:trocar|mudar) de fornecedor', 'comprar direto d[ao] (?:fabrica|produtor)', 'outro fornecedor'],
    fora: 'cliente',
  },
  {
    id: 'mais_horas',
    situacoes: [
      [
        '(?:domingo|feriado|sabado|noite|segunda|madrugada)[^.;]{0,70}(?:fechad[oa]|nao abro|nao abrimos|nao funciona|fecho (?:as|cedo)|fechamos (?:as|cedo))|(?:fechad[oa]|nao abro|nao abrimos)[^.;]{0,30}(?:domingo|feriado|sabado|noite)',
        'movimento|gente|cheio|ferve|\\bpassa\\b|\\bpede|pergunta|topa|dobro|concorrente',
      ],
    ],
    feitos: [
      '{abrir|funcionar|atender|trabalhar|estender|esticar|ampliar|comecar|ficar|fazer} ~4 (?:domingos?|feriados?|sabados?|segunda-feira|as segundas|a noite|de noite|mais cedo|mais tarde|24 horas|24h|horario|madrugada|hora do almoco|segundo turno|terceiro turno|turno da noite|outro turno|mais um turno|mais horas|ate as|no almoco|de segunda|dia de semana)',
    ],
    metas: ['abrir (?:aos |de |no |a )?(?:domingo|noite|sabado|feriado|almoco)', 'segundo turno', 'turno da noite'],
    fora: 'menos|(?:teria|tenho|preciso|precisaria) (?:que |de )?(?:abrir|montar|botar) (?:um |outro |mais um |o )?(?:segundo )?turno|ate as \\d+h?$|horario de almoco|fazer horario|fim de semana de folga|ate as \\d+ da manha|curso',
  },
  {
    id: 'fechar_unidade',
    situacoes: [
      [
        'entregar as chaves|(?:loja|filial|unidade|quiosque) (?:da|do|de|no|na) [a-z]+[^.;]{0,40}(?:vende|fatura|da prejuizo|gasta|nao (?:se )?paga)',
        'penso|entregar|fechar|encerrar|nao se paga|sera|devolver',
      ],
    ],
    feitos: [
      '{entregar|devolver} ~1 (?:chaves?|sala|ponto|loja|quiosque)\\b',
      '{fechar|encerrar|desativar|entregar|devolver|acabar|cortar|tirar|parar|manter|continuar} ~3 (?:segunda loja|outra loja|filial|unidade|quiosque|turno|segunda-feira|as segundas|as tercas|terca|almoco|jantar|a noite|(?:de|a) manha|a tarde|domingos?|sabados?|loja d[oe] (?!vez|que)[a-z]+|turma d[ae]|delivery|um dos pontos|um ponto|uma das|loja menor|loja (?:dois|2)|loja pequena|periodo|setor|uma loja)',
    ],
    metas: ['fechar (?:a |o )?(?:filial|segunda loja|outra loja|quiosque|unidade)'],
    fora: 'ifood|app|fechar contrato|parceria',
  },
  {
    id: 'produto_novo',
    situacoes: [
      [
        '(?:pedindo|pedem|pede|perguntam|pergunta|querem)[^.;]{0,40}\\b(?:servir|fazer|vender|oferecer|abrir|dar|por|incluir)\\b[^.;]{0,30}(?:tambem|almoco|jantar|infantil|turma|curso|linha)',
        '.',
      ],
      [
        '(?:client|alun|pacient|fregues|gente|pessoal)[a-z]*[^.;]{0,40}(?:pergunt|ped)[a-z]*[^.;]{0,30} se (?:eu |a gente )?(?:faco|fazemos|faz|tem|tenho|vendo|vende|vamos ter|vai ter|vou ter|teria)',
        'falta|comprar|sabe fazer|investir|gastar|material|aprend|curso|dava|daria',
      ],
    ],
    feitos: [
      '{lancar|criar|incluir|oferecer|comecar|colocar|por|botar|adicionar|introduzir|trazer|abrir|fazer|vender|trabalhar|entrar|servir|testar|ter|montar|dar} ~4 (?:produto novo|produtos novos|turmas? novas?|nov[oa]s? (?:produto|linha|servico|sabor|prato|curso|turma|procedimento|modalidade|cardapio)s?|linha (?:de|propria|nova|infantil|premium|fit)|servico novo|outr[oa] (?:produto|linha|servico|modalidade|procedimento)|marca propria|mais um[a]? (?:linha|servico|produto|modalidade|turma|procedimento)|curso (?:on-?line|gravado)|(?:servir|com) almoco|cafe da manha|rodizio|self-?service|banho e tosa|pos[- ]venda pago|assinatura|clube d[eao])',
    ],
    metas: [
      'lancar [a-z]+',
      'linha (?:propria|nova|infantil|premium)',
      'marca propria',
      'nov[oa]s? (?:produtos?|servicos?|linha|modalidade)',
      'curso on-?line',
      'clube de assinatura',
    ],
    fora: 'vend(?:er|o) mais\\b|desconto|promoc|site|loja|\\d (?:client|alun|cont|assinant|pacient)|(?:clientes?|alun[oa]s?) (?:de|na|por) assinatura',
  },
  {
    id: 'cortar_produto',
    situacoes: [
      [
        'nao sa(?:i|em) nunca|nunca (?:sai|saem|vende)|ninguem (?:pede|compra|leva)|encalh|quase ninguem',
        'cores|sabores|modelos|itens|produtos|marcas?|linhas?|pratos|cardapio|referencias|servicos',
        '\\b(?:cortar|tirar|enxugar|reduzir|abandonar|eliminar|parar de (?:vender|trabalhar|comprar|fazer))\\b',
      ],
    ],
    curtos: {
      de: [
        '{cortar|tirar|enxugar|parar|diminuir|eliminar|manter}(?=$|,| ou | metade| tudo| alguns| uns| um monte| os | as | el[ea]s?)',
      ],
      assunto: 'cardapio|sabores|produtos|itens|modelos|linhas?|pratos|servicos que|referencias',
    },
    feitos: [
      '{parar|deixar} de (?:trabalhar|vender|fazer|comprar|servir) ~3 (?:marca|linha|produto|prato|sabor|modelo|servico|curso)s?\\b',
      '{cortar|tirar|parar|eliminar|abandonar|descontinuar|deixar|enxugar|encerrar|acabar|reduzir|diminuir|continuar|manter} ~4 (?:produtos?|linha|servicos?|cardapio|pratos?|sabor(?:es)?|itens|item|cursos?|modalidades?|mix|referencias|modelos?|marmitas?|rodizio)\\b',
    ],
    metas: ['(?:cortar|enxugar|reduzir) (?:o |a |os )?(?:cardapio|mix|linha|produtos|modelos)'],
    fora: 'refaz|retrabalh|de graca|cliente sem|custo d|perda|prazo|preco|desperdicio|qualidade|produtos? vencid|na mao',
  },
  {
    id: 'atacado',
    curtos: {
      de: ['{entrar|participar|fornecer|vender|aceitar|topar}(?=$|,| ou | nisso| pra el[ea]s| tambem| n[oa] )'],
      assunto: 'merenda|licitac[a-z]+|chamada publica|atacado|revend[a-z]+|consignad[oa]|lojistas',
    },
    feitos: [
      '{vender|entrar|fornecer|abrir|comecar|deixar|ir|partir} ~4 (?:atacado|revend[a-z]+|lojistas?|mercados|mercadinhos|supermercados?|consignad[oa]|consignacao|licitac[a-z]+|governo|prefeitura|distribuidor(?:es|a)?|merenda|pnae|emporios?|b2b)\\b',
    ],
    ofertas: [
      '(?:mercado|loja|emporio|revendedora?|supermercado|lojista|distribuidora?)(?: [^ ,]+){0,4} (?:quer|pediu|queria|propos)(?: [^ ,]+){0,4} (?:revender|atacado|consignad|consignacao)',
    ],
    metas: [
      '(?:vender|fornecer|entrar) (?:no |em |pra |para |na )?(?:atacado|revend|mercados|supermercado|lojas|merenda|licitac|rede)[a-z]*',
      'vender pra rede',
    ],
    fora: 'comprar|ponto|largar|parar|alvara|licenca|selo|vigilancia|anvisa|registro',
  },
  {
    id: 'taxa_sinal',
    situacoes: [
      [
        '(?:colega|amig[oa]|concorrente|outr[oa]s?|pessoal|todo mundo|do lado|da frente|vizinh[oa])[^.;]{0,40} (?:cobra|pede)[m]?[^.;]{0,24}(?:visita|taxa|orcamento|antecipad|adiantad|sinal|avaliacao|entrega|deslocamento)',
        '.',
      ],
    ],
    curtos: {
      de: ['{cobrar|pedir}(?=$|,| ou | tambem| isso| antes| metade| alguma)'],
      assunto: 'visitas?|orcamentos?|avaliacao|sinal|taxa|deslocamento|de graca|faltas?|desmarca[a-z]*',
    },
    feitos: [
      '{cobrar|pedir|exigir|comecar|por|colocar|criar|instituir|botar} ~5 (?:taxas?|sinal|entrada|visitas?|orcamentos?|avaliac[a-z]+|deslocamento|entregas?|frete|multa|matricula|horas? extras?|couvert|adiantad[oa]|antecipad[oa]|caucao|faltas?|reserva|retornos?|revis[a-z]+|alterac[a-z]+|estacionamento|embalagem|metade|diagnostico|primeira consulta|consulta)\\b',
    ],
    metas: ['cobrar (?:a |o |pel[ao] )?(?:visita|orcamento|sinal|taxa|entrega|consulta|falta|frete|avaliacao)'],
    fora: '(?:sei|saber|sabe) cobrar(?!,? (?:a |o |pel|por|visita|orcamento|taxa))|mais car|mais pel|fiado|divida|imposto|quem deve|atrasad|emprestimo|ifood',
  },
  {
    id: 'maquina',
    situacoes: [
      [
        `(?:representante|vendedor|feira|amigo|colega)[^.;]{0,40}(?:mostr|ofere|apresent|trouxe|quer vender)[^.;]{0,30}${MACHINE}\\b`,
        '\\d',
      ],
      [
        `(?:vi|achei|orcei|cotei|de olho|namorando|financeira|consorcio|vendedor ofereceu)(?: [^ ]+){0,8} (?:por|de|a) (?:uns )?(?:r\\$ ?)?\\d`,
        `${MACHINE}\\b`,
        '\\b(?:perdi|perco|recus[a-z]+|so tenho|quebr[a-z]+|nao dou conta|financeira|parcela|vezes|troca[r]?|comprar)\\b',
      ],
    ],
    curtos: {
      de: [
        '{comprar|pegar|financiar|trocar|investir|levar}(?=$|,| ou | por uma? nov| el[ea]| uma? usad[oa]| uma? nov[oa]| outr[oa]| logo| agora| ess[ae](?! (?:carga|viagem|corrida|frete|obra|encomenda|pedido|servico|proposta|contrato|venda|cliente|preco)))',
      ],
      assunto: MACHINE,
    },
    feitos: [
      `{comprar|financiar|adquirir|investir|trocar|pegar|instalar|colocar|por|botar|ter|importar|dar|assinar|alugar} ~5 ${MACHINE}\\b`,
      '{automatizar|informatizar|mecanizar}',
    ],
    ofertas: [
      `(?:ofere|propos|quer(?:em)? me vender|quer que eu leve|apareceu|surgiu)[a-z]*(?: [^ ,]+){0,6} ${MACHINE}\\b`,
    ],
    metas: [`(?:ter|outr[oa]|nov[oa]|segund[oa]|juntar (?:pra|para)) (?:[a-z]+ )?${MACHINE}\\b`],
    fora: 'vender (?:a|o)|pra vender|aluguel|maquina de cartao|manutencao d|conserto d',
  },
  {
    id: 'contratar',
    situacoes: [
      [
        `\\b(?:um|uma|mais um|mais uma|bom|boa) ${PERSON}(?: [a-z]+)?[^.;]{0,10} (?:custaria|custa|sairia|sai|pede|quer|cobra) (?:uns |umas |por |a )*\\d`,
        'dou conta|recus|sozinh|noite|atras|nao venc|perco|ou eu|medo|penso|nao sei|diz|acha|fila',
      ],
      [
        `\\b${PERSON}[^.;]{0,30}(?:pediu (?:vaga|emprego|pra trabalhar)|quer (?:vir )?trabalhar|(?:pede|quer|cobra) (?:uns )?(?:r\\$ ?)?\\d[\\d.,]* (?:registrad|de carteira|por mes|fix|limp))|(?:colega|${PERSON})[^.;]{0,40} (?:se ofereceu pra|topa|aceita) (?:trabalhar|atender|vir|ajudar|dividir)`,
        '.',
      ],
    ],
    curtos: {
      de: [
        '{por|botar|colocar|chamar|trazer|registrar|contratar|pegar|pagar|arrumar}(?= ou nao|$|,| mais um| mais alguem| outr[oa]$| outr[oa] pessoa| ela| ele\\b)',
      ],
      assunto: `(?:nao (?:venc[a-z]+|dou conta|dao conta)|sozinh[oa]|recus[a-z]+|${PERSON.slice(3, -1).replace('|menina|rapaz|moca|outr[oa]|mais um[a]?', '')}) `,
    },
    feitos: [
      '{por|botar|colocar|chamar|arrumar|achar|pagar|pegar} alguem\\b',
      `{contratar|registrar|admitir} ~4 (?:${PERSON}|[a-z]+(?:ista|eir[oa]|dor[a]?|logo|loga|ente|ante|fiscal|clt))\\b`,
      `{chamar|arrumar|pegar|botar|colocar|trazer|por|ter|achar|pagar|dividir} (?:[a-z]+ ){0,2}(?:um|uma|mais|outr[oa]|alguem|dois|duas|mais um|mais uma|segund[oa]|\\d) (?:[a-z]+ ){0,2}?${PERSON}\\b`,
      '{contratar}(?=$|,| ou | agora| mais| primeiro| sem)',
      '{aumentar|ampliar|montar|reforcar} ~1 (?:a )?(?:equipe|time)\\b',
      '{pagar} alguem',
    ],
    metas: [
      `(?:ter|mais um[a]?|outr[oa]|nov[oa]|segund[oa]) (?:um |uma |\\d+ )?(?:bo[am] |dois |duas )?${PERSON}\\b`,
      'contratacao',
      'montar (?:uma )?equipe',
      'completar (?:o time|a equipe)',
    ],
    fora: '(?:o|um|esse|do|no|de|novo|seu) contrato\\b|outr[oa] pessoa que|que (?:fi(?:que|quem)|nao (?:va|vao|saia|saiam|desista|falte|faltem)|permane|dure|vista)|motivad|unid[oa]s?\\b|comprometid|engajad|estavel|firme|satisfeit|contente|agencia|emprestimo|seguro|cliente|gente pagando|alunos?|pacientes?|assinantes?|paga em|rodar|mais gente na loja|atrair|que fica|nota|atrasad|associados (?:pagando|novos)|ter (?:uma |a )?equipe fixa',
  },
  {
    id: 'vender_parar',
    situacoes: [
      [
        '(?:baixar|fechar) as portas|passou da hora de|fechar de vez|jogar a toalha|entregar os pontos|(?:apareceu|tem|surgiu)[^.;]{0,24} (?:querendo|interessad[oa] n[oa]) (?:comprar )?(?:o |a |meu |minha )?(?:ponto|loja|negocio|empresa|salao)',
        'fala|diz|acha|penso|nao sei|quer|vontade|sera|hora|medo',
      ],
    ],
    curtos: {
      de: ['{aceitar|vender|topar}(?=$|,| ou | logo| de vez)'],
      assunto: `ofere[a-z]+ [^.;]{0,30}pel[oa] (?:minha|meu|${COMPANY.slice(3, -1)})`,
    },
    feitos: [
      `{vender|passar|repassar} (?:(?:a|o|minha|meu|essa|esse|toda a|todo o|logo|de vez|adiante) )*${COMPANY}\\b(?! (?:d[oa] )?client)`,
      '{largar|abandonar|desistir} ~1 (?:minha [a-z]+|meu [a-z]+|negocio|empresa|loja|ramo|sitio)\\b',
      `{fechar|encerrar|parar|acabar} ~2 (?:${COMPANY}|de vez|as portas|portas|tudo|atividade|com tudo|ramo|disso)\\b`,
      '{passar} o ponto',
      '{fechar|desistir|parar|insistir|continuar}(?=$|,| ou | de vez| mais um| assim| aberto| nesse ramo| no ramo| com isso)',
      '{vender}(?= ou fech| ou encerr| ou pass)',
      '{aposentar}',
    ],
    ofertas: [
      '(?:ofere[a-z]+|propo[a-z]+|pagando)[^.;]{0,20}\\d[^.;]{0,10} (?:por mes|mensais)[^.;]{0,10} (?:durante|por|em) \\d+ anos',
      '(?:da|paga|ofere[a-z]+)[^.;]{0,12} \\d[^.;]{0,20} a vista (?:n[oa]s?|pel[oa]s?) (?:maquinas|clientela|ponto|carteira|empresa)',
      `(?:ofere[a-z]+|propos|propuseram)(?: [^ ,]+){0,6} (?:pel[oa] (?:minha|meu|(?:a |o |minha |meu )*${COMPANY}\\b)|(?:pra|para) (?:me )?comprar (?:(?:a|o|minha|meu|toda a) )*${COMPANY}\\b)`,
      `quer(?:em)? comprar (?:(?:a|o|minha|meu|toda a|todo o) )*${COMPANY}\\b`,
    ],
    metas: [
      `(?:vender|passar) (?:a |o |minha |meu )?${COMPANY}\\b`,
      'ou vender$',
      'me aposentar',
      'decidir se (?:fecho|vendo|continuo)(?= ?(?:$|,|ou\\b|de vez|tudo|as portas|a empresa|a loja|o negocio))',
    ],
    fora: 'fechar (?:o mes|mais|contrato|negocio com|venda|pedido|as contas|a conta|o caixa|a folha)|loja virtual|parar de|mais vendas|aluno|continuar crescendo|continuar pagando',
  },
]
