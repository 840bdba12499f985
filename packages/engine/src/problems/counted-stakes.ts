import type { Count, Told } from './counted.ts'

/** Two amounts or counts of a pattern, in the order that it names. */
const pairOf = (pattern: RegExp, text: string, { count }: Told): readonly [number, number] | null => {
  const found = pattern.exec(text)
  return found ? [count(found[1]!), count(found[2]!)] : null
}
/** '11 dos 26 mil': both are thousands. */
const THOUSAND = 1_000
const shareOf = (part: number, all: number): number =>
  part < THOUSAND && all >= THOUSAND
    ? (part * THOUSAND) / all
    : part >= THOUSAND && all < THOUSAND
      ? part / (all * THOUSAND)
      : part / all

const MUCH = 0.3
const HIS = '(?:del[ea]|(?:por|com|pr[ao]|so|por causa d)[^|]{0,8}el[ea]|cadeira d|agenda d|mao d|maos d)'
/** 'Dos 26 mil que entram, 11 são da cadeira dele', 'ela faz 19 mil dos 42'. */
const OF_ALL = new RegExp(`\\bd[oe]s (?:meus |nossos )?([RN]\\d+)\\b[^|]{0,34}?([RN]\\d+)\\b[^|]{0,40}?\\b${HIS}`)
const SOME_OF =
  /\b(?:el[ea]|sozinh[oa]|so [oa] [a-z]+|com el[ea]|prof\w*(?: de [a-z]+)?|d[ro]a? [a-z]+|[oa] [a-z]+|(?:meu|minha) [a-z]+)\b[^|RN]{0,24}\b(?:tem|faz|traz|vende|fatura|atende|corta|e|cuida de|segura)\b[^|RN]{0,12}([RN]\d+)[^|RN]{0,20}\bd[oe]s (?:meus |nossos )?([RN]\d+)/
const HALF_IS_HIS =
  /(?:\bmetade|\bP\d+|\bN\d+ em cada N\d+|\bquase tudo|\bmaioria)\b[^|]{0,60}\b(?:del[ea]|por el[ea]|pel[ao] (?:mao|cadeira)|so quer\w* (?:ser )?(?:atendid|com |el[ea])|(?:por causa|em cima) d[aeo])/
/** Who works here has somewhere to go. */
const MAY_GO =
  /\b(?:ponto (?:pra|para) alugar|(?:olh|v[ei]|proc|med|alug)\w* [^|]{0,16}(?:sala|ponto|box|galpao|salao)|(?:abr|mont)\w+ (?:[oa] )?(?:[a-z]+ )?(?:del[ea]|propri[oa])|(?:lugar|salao|estudio|clinica|barbearia|gente|concorrente|hospital|rede|casa|la)[^|]{0,16} (?:pag(?:a|am|ando)|oferec\w+|chamou|convidou)|(?:receb\w+|tev\w+) (?:uma )?(?:proposta|convite|oferta)|pediu (?:sociedade|aumento|pra ser soci[oa])|foi chamad[oa]|de conversa com|se abrisse)\b/
/** A supplier and a partner have somewhere to go, too. */
const NOT_OF_THE_TEAM = /\b(?:fornecedor\w*|importador\w*|distribuidor\w*|representad[oa]s?|franqueador\w*|soci[oa])\b/
const HAS_LEFT = /\b(?:saiu|foi embora|levou|pediu as contas|foram com|pediu demissao)\b/

const starMayGo = (told: Told): boolean => {
  if (
    HAS_LEFT.test(told.text) ||
    NOT_OF_THE_TEAM.test(told.text.replace(/pediu (?:sociedade|pra ser soci[oa])/, '')) ||
    !MAY_GO.test(told.text)
  )
    return false
  return told.sentences.some((sentence) => {
    const all = pairOf(OF_ALL, sentence, told)
    if (all && isLarge(shareOf(all[1], all[0]))) return true
    const some = pairOf(SOME_OF, sentence, told)
    return (some !== null && isLarge(shareOf(some[0], some[1]))) || HALF_IS_HIS.test(sentence)
  })
}
const isLarge = (share: number): boolean => share >= MUCH && share < 1

const PARTNER =
  /\bsoci[oa]s?\b|\bsociedade\b|\b(?:metade|P\d+) d[oa] (?:contrato|empresa|loja|sociedade)\b|\b(?:ta|esta|continua|segue) no contrato\b|\b(?:dois|duas|N\d+) don[oa]s\b|\b(?:entrou com|pos) R\d+|\btem (?:P\d+|metade)\b/
const TAKES =
  /\b(?:tira(?:ndo)?|retira\w*|recebe(?:ndo)?|leva|transfere|pix|retirada)\b[^|]{0,24}\b[RN]\d+|\b[RN]\d+[^|]{0,16}\b(?:na conta|pra conta|pr[ao]) del[ea]/
const WITHOUT_WORK =
  /\bnao (?:trabalha|pisa|aparece|vem (?:mais|aqui|na|no)|faz nada)\b|\bso (?:aparece|vem) (?:pr|n|quando|d|p)|\bnunca (?:mais )?(?:pisou|lavou|trabalhou|veio|apareceu|atendeu)|\bmora (?:em|n[ao]|longe)\b|\boutro emprego\b|\bsem (?:trabalhar|pisar|aparecer)\b|\bso que (?:eu )?(?:to|tou|estou|fico) (?:la|aqui)|\bpergunta d[oe] (?:pix|dinheiro)|\bigual (?:a )?(?:eu|mim),? (?:que|so que|e eu)\b|\bquem (?:trabalha|abre|toca|programa|atende)\b[^|]{0,40}\b(?:sou|e so) eu\b/
const takesWithoutWork = ({ text }: Told): boolean => PARTNER.test(text) && TAKES.test(text) && WITHOUT_WORK.test(text)

const BACK = '(?:volt\\w+|devolv\\w+|devoluc\\w+|retorn\\w+|(?:de )?trocas?)'
/** '200 pedidos e voltam 40', '22 de 120 são trocas'. */
const SENT_AND_BACK = new RegExp(
  `\\b(?:mand|envi|saem|sai|vend|despach|entreg|lev|de )\\w*[^|RNP]{0,16}(N\\d+)\\b[^|RNP]{0,40}?(?:${BACK}[^|RNP]{0,10}(N\\d+)\\b|(N\\d+)\\b[^|RNP]{0,16}${BACK})`,
)
const SOME_BACK = /\b(?:trocas?|devoluc\w+)\b[^|]{0,24}\|[^|RNP]{0,16}(N\d+) d[eo]s? (N\d+)\b/
const BACK_OF_SENT = new RegExp(`(N\\d+) ${BACK}[^|RNP]{0,10}\\b(?:em|de|d[oe]s) (N\\d+)\\b`)
const SHARE_BACK = new RegExp(`\\b(?:P\\d+)\\b[^|]{0,24}\\b${BACK}`)
const BACK_FROM = 0.08
const BACK_TO = 0.7
const isBackShare = (share: number): boolean => share >= BACK_FROM && share <= BACK_TO
const comesBack = (told: Told): boolean =>
  told.pairs.some((pair) => {
    const sent = SENT_AND_BACK.exec(pair)
    if (sent && isBackShare(told.count((sent[2] ?? sent[3])!) / told.count(sent[1]!))) return true
    const back = pairOf(BACK_OF_SENT, pair, told) ?? pairOf(SOME_BACK, pair, told)
    return (back !== null && isBackShare(back[0] / back[1])) || SHARE_BACK.test(pair)
  })

const SIZE = /\b(?:numeracao|tamanhos?|medidas?|nao serv\w+|apertad\w+|larg[oa]s?|ficou (?:grande|pequen\w+))\b/
const BY_POST = /\b(?:sites?|insta\w*|on ?line|internet|virtual|correios?|sedex|fretes?|envio)\b/

const CHAIN =
  /\b(?:redes?|(?:super|hiper)?mercados?|atacarejo|lojas? de conveniencia|emporios?|padarias?|lanchonetes?|cafeterias?|gondola|hortifruti)\b/
const UNPAID =
  /\bdescont(?:a|am|ou|aram)\b|\bdesconto de quebra\b|\bnao (?:me )?pag\w+|\bsem pagar\b|\bde graca\b|\bso (?:me )?(?:pag\w+|receb\w+) (?:d?o |pel[oa] )?(?:que )?(?:se )?(?:vend|pass)|\b(?:recolho|encalhou|abat\w+)\b/
const DELIVERED_AND_PAID =
  /\b(?:lev|entreg|mand|deix)\w*[^|RNP]{0,20}([RN]\d+)\b[^|]{0,50}?(?:\bpag\w+|\breceb\w+|\bna nota v\w+)[^|RNP]{0,12}([RN]\d+)\b/
/** 'Deixo 100 e recolho uns 25', 'pega 900 e desconta o que murchou, umas 200'. */
const LEFT_OVER =
  /\b(?:pega|lev|entreg|mand|deix)\w*[^|RNP]{0,6}(N\d+)\b[^|RNP]{0,70}?\b(?:recolh|descont|encalh|abat)\w+[^|RNP]{0,40}(N\d+)\b/
const notAllPaid = (told: Told): boolean =>
  told.pairs.some((pair) => {
    const found = pairOf(DELIVERED_AND_PAID, pair, told)
    const left = pairOf(LEFT_OVER, pair, told)
    return (found !== null && isBackShare(1 - found[1] / found[0])) || (left !== null && isBackShare(left[1] / left[0]))
  })
const chainSendsBack = (told: Told): boolean =>
  CHAIN.test(told.text) && !SIZE.test(told.text) && (notAllPaid(told) || (UNPAID.test(told.text) && comesBack(told)))

const WAITING =
  /\blista de espera\b|\b(?:na|em) (?:fila|espera)\b|\b(?:a )?fila (?:ta|esta|de|e)\b|\besperando (?:vaga|horario)\b|\bagenda (?:fechada|cheia|lotada)\b|\bencomendas? ate\b|\b(?:digo|dizendo) nao\b|\brecus\w+/
const TIRED =
  /\bcochil\w+|\b(?:durmo|dormi|dormindo|sono)\b|\bexaust\w+|\bcansad\w+|\besgotad\w+|\bsem voz\b|\bfolga\b|\btardes? livres?\b|\b(?:sextas?|domingos?|sabados?) livres?\b|\bdescans\w+|\bmenos sem\b|\bH\d+ (?:por|na) semana\b|\bnao aguent\w+|\bchor(?:o|ei)\b|\bter vida\b|\btrabalhar menos\b|\bdesmai\w+/
const OTHERS_ASK_MORE =
  /\b(?:(?:colegas?|vizinh\w+|moca|concorren\w+|outr[oa]s?|escolinha|cidade|pessoal|salao|pet|clube)\b[^|]{0,30}\b(?:cobra|cobram|e|a|ta)|na cidade e) (?:o dobro|mais|quase o dobro|[RN]\d+)/
const isFullTiredAndCheap = ({ text, goals }: Told): boolean =>
  WAITING.test(text) && TIRED.test(`${text} | ${goals}`) && OTHERS_ASK_MORE.test(text)

const WILL_END =
  /\bnao (?:vai|vao|ira) (?:mais )?(?:renovar|prorrogar)|\bnao (?:renov|prorrog)\w+|\b(?:encerr|rescind|rescis|distrat|internaliz)\w+|\b(?:montar|ter|abrir) (?:equipe|cozinha|frota|area|lavanderia|fabrica)? ?propri[oa]|\btrazer [^|]{0,20}(?:de fora|(?:pra|para) dentro)|\bvai fechar\b|\bparar? de comprar\b|\bmudar de (?:agencia|fornecedor|empresa)\b|\bvao centralizar\b/
const ONLY_IF = /\bse (?:um dia )?(?:[a-z]+ ){1,3}(?:nao renov|encerr|rescind|fech|par)\w+/
const OF_CLIENT =
  /\b(?:contrato|cliente|ela|ele|rede|fabrica|empresa|fornecimento|servico|prestamos|atend\w+|la dentro)\b/
const NOT_A_CLIENT =
  /\b(?:aluguel|alugo|imovel|predio|senhorio|dono d[oa] (?:ponto|sala|loja)|meu ponto|convenio|franque\w+)\b/
const LARGE_PART =
  /\b(?:quase )?metade d|\b(?:P\d+)\b|\b(?:maior|principal) cliente\b|\b(?:uni|so) atende\w*|\bso pr?a ela\b|\bsao N\d+ [a-z]+ la\b/
const PART_OF_MINE = /\b(R\d+|N\d+)(?: por mes)? d[oe]s (?:meus |nossos )?([RN]\d+)\b/
const clientWillGo = (told: Told): boolean => {
  const { text } = told
  if (!WILL_END.test(text) || ONLY_IF.test(text) || !OF_CLIENT.test(text) || NOT_A_CLIENT.test(text)) return false
  const part = pairOf(PART_OF_MINE, text, told)
  return LARGE_PART.test(text) || (part !== null && isLarge(shareOf(part[0], part[1])))
}

const OWN_AGE =
  /\b(?:tenho|com|fiz|faco|completei|vou fazer) (D\d+)\b(?! (?:de|que|no|na|nesse|neste|com|pra|para|sem|trabalh))/
const OLD_FROM = 55 * 365
/** Somebody is to have it after her. */
const HANDS_OVER =
  /\bquer(?:em)? (?:ficar com|assumir|tocar|comprar) [oa]\b|\bassum(?:ir|a)\b|\bsucess\w+|\bherd\w+|\bquem (?:vai )?(?:toca|tocar|fica|ficar)\b|\b(?:filh[oa]s?|net[oa]s?|genro|nora)\b[^|]{0,60}\bnao (?:vem|quer\w*|se interess\w+)|\bpassar (?:[oa]s? )?(?:[a-z]+ )?(?:pr[ao]|para|adiante)\b/
const isHandedOver = ({ text, goals, count }: Told): boolean => {
  const age = OWN_AGE.exec(text)
  return age !== null && count(age[1]!) >= OLD_FROM && HANDS_OVER.test(`${text} | ${goals}`)
}

/** What the company lives on and is about to lose, or loses with each sale. */
export const STAKES: readonly Count[] = [
  { cards: ['estrela_saindo'], shows: starMayGo },
  { cards: ['socio_sem_trabalhar'], shows: takesWithoutWork },
  {
    cards: ['troca_online'],
    shows: (told) => SIZE.test(told.text) && BY_POST.test(told.text) && comesBack(told),
  },
  { cards: ['devolucao_da_rede'], shows: chainSendsBack },
  { cards: ['fila_preco_baixo'], shows: isFullTiredAndCheap },
  { cards: ['grande_cliente_saindo'], shows: clientWillGo },
  { cards: ['sucessao'], shows: isHandedOver },
]

/** The sentence of these problems that holds them, whatever stands around it; folded, the plainest first. */
export const HOLDS: Readonly<Record<string, readonly RegExp[]>> = {
  estrela_saindo: [
    /\bd[oe]s \d.*\b(?:dele|dela|sozinh[oa])\b|\b(?:ele|ela|sozinh[oa])\b.*\d.* d[oe]s \d|\bmetade\b.*\b(?:dele|dela|ele|ela)\b/,
    /\b(?:proposta|pagando|oferec\w+|alugar|abrir|pediu)\b/,
  ],
  socio_sem_trabalhar: [
    /\b(?:entrou com|pos)\b.*\d.*\b(?:metade|contrato|nunca|nao)\b/,
    /\bsoci[oa]\b.*\b(?:tira|retira|recebe|leva|nao trabalha|so aparece)\w*|\b(?:metade|no contrato)\b.*\b(?:recebe|tira|retira|leva|nao)\b/,
    /\b(?:tira|tirando|retira|recebe|leva|pix|transfere)\b.*\d/,
    /\b(?:metade|contrato|soci[oa])\b/,
  ],
  troca_online: [/\d.*\b(?:volt|devol|retorn|troc)\w*|\b(?:volt|devol|retorn)\w*.*\d/, /\b(?:volt|devol|troc)\w+/],
  devolucao_da_rede: [/\d.*\b(?:pag|volt|receb|descont|devol)\w*.*\d/, /\b(?:volt|devol|descont|recolh)\w+/],
  fila_preco_baixo: [/\d.*\b(?:espera|fila)\b|\b(?:espera|fila|encomenda)\b.*\d/, /\bcobra\w*\b.*\d/],
  sucessao: [HANDS_OVER],
  grande_cliente_saindo: [/\b(?:renov|encerr|rescin|acaba|avis|fechar|propria|distrat)\w*/],
}
