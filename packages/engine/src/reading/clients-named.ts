/** Other people's businesses: named after a preposition they are her clients, not her trade. Folded. */
const PLACE =
  '(?:pousadas?|hote(?:l|is)|mote(?:l|is)|resorts?|restaurantes?|bare?s?|lanchonetes?|hamburguerias?|pizzarias?|padarias?|confeitarias?|buffets?|cozinhas?|escolas?|creches?|faculdades?|colegios?|clinicas?|consultorios?|hospita(?:l|is)|dentistas?|odontologos?|medic[oa]s?|veterinari[oa]s?|lojas?|comercios?|mercados?|supermercados?|mercadinhos?|acougues?|farmacias?|drogarias?|sal(?:ao|oes)(?: de (?:beleza|manicure|cabeleireiro))?|barbearias?|academias?|estudios?|igrejas?|condominios?|predios?|empresas?|escritorios?|oficinas?(?: mecanicas?)?|fabricas?|industrias?|construtoras?|obras?|pet ?shops?|fazendas?|editoras?|frigorificos?|imobiliarias?|lavanderias?|postos?|transportadoras?|cooperativas?|advogad[oa]s?|contador(?:es)?|fotograf[oa]s?|bancos?|prefeituras?)'
const MORE = `(?:(?:\\s*,\\s*|\\s+e\\s+|\\s+ou\\s+)(?:de |d[oa]s? |em |n[oa]s? )?(?:\\d{1,4} )?${PLACE})*`
/** Made, sold or done for somebody. */
const FOR = new RegExp(`\\b(?:para|pra|pros?|pras?)\\s+(?:as?\\s+|os?\\s+|uns\\s+|umas\\s+)?${PLACE}${MORE}`, 'g')
/** What is done to, at or with what somebody else owns. */
const OF = new RegExp(
  `\\b(lav\\w+|enxova(?:l|is)|roupas?(?: de cama)?|toalhas?|uniformes?|passo|limp\\w+|higieniz\\w+|consert\\w+|manutenc\\w+|instal\\w+|dedetiz\\w+|transport\\w+|fotograf\\w+|film\\w+|arquitetura|projetos?|segurança|seguranca|vigilancia|entreg\\w+|afi\\w+|pec\\w+|material|materiais|equipament\\w+|maquinas?|moveis|sistemas?|reform\\w+|pint\\w+|decor\\w+|jardin\\w+|paisagismo|cameras?|som|uniforme|contabilidade|consultoria|atend\\w+|trabalh\\w+|amol\\w+|lev[oa]|busc[oa]|recolh[oe]|dentro)\\s+((?:\\w+\\s+){0,2}?)(?:de|d[oa]s?|em|n[oa]s?|dentro de|dentro d[oa]s?|num|numa)\\s+(?:um\\s+|uma\\s+)?${PLACE}${MORE}`,
  'g',
)

/** As many as nobody owns. */
const SEVERAL = new RegExp(`(?<!rede )\\b(de|com|em|n[oa]s|atendo|visito)\\s+(?!1 |2 )\\d{1,4}\\s+${PLACE}${MORE}`, 'g')
const VISITED = new RegExp(`\\b((?:visit|rod|percorr)[a-z]{1,4})\\s+(?:[ao]s?\\s+)?${PLACE}${MORE}`, 'g')
const CALLERS = 'pedreir[oa]s?|mecanicos?|costureiras?|manicures?'
/** Who calls, orders and is slow to pay. */
const CALLS = new RegExp(
  `\\b(?:[ao]s?\\s+)(?:${PLACE}|${CALLERS})\\s+((?:me )?(?:liga|pede|encomenda)m?|me (?:chama|paga|deve)m?|nao (?:me )?(?:devolve|paga)m?|pagam? quando|atrasam? o (?:boleto|pagamento)|demoram? (?:pra|a) pagar)\\b`,
  'g',
)

/** Who isn't named at all isn't looked for after each preposition. */
const ANY = new RegExp(`${PLACE}|${CALLERS}`)

/** A folded text without the businesses that it works for: 'lavo roupa de pousada' keeps 'lavo roupa'. */
export const withoutClients = (folded: string): string => (ANY.test(folded) ? withoutNamed(folded) : folded)

const withoutNamed = (folded: string): string =>
  folded.replace(FOR, ' ').replace(OF, '$1 $2').replace(SEVERAL, '$1').replace(VISITED, '$1').replace(CALLS, '$1')
