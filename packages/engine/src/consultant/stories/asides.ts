import { fold } from '#src/text/words.ts'

/** Numbers that tell of her and change no sum: her age, a date, an address, opening hours, the size of what is sold. */
const ASIDES: readonly RegExp[] = [
  // 'Tenho 52 anos', 'há 8 anos no ramo'
  /\b(?:tenho|fiz|completei|com meus) \d{1,2} anos(?: de (?:idade|vida|casad[oa]|profissao|estrada|ramo|experiencia|mercado|loja))?(?! (?:pra|para) pagar),?(?: e\b)?/g,
  /\b(?:ha|faz|tem|a|uns|sao|com) (?:mais de |uns |quase )?\d{1,2} anos (?:que|no ramo|de (?:ramo|estrada|profissao|experiencia|mercado|loja|casa|banca|feira))\b/g,
  /(?<=\b(?:cliente|senhora?|moca|rapaz|mulher|homem|filh[oa]|mae|pai|aluno|aluna|idos[oa]|socio|socia|ajudante) )(?:de|com) \d{1,2} anos\b/g,
  // 'Desde 2018'
  /\b(?:desde|(?:abri|abrimos|comecei|comecamos|aberta|fundada|montei) (?:em|la em)|no ramo desde) (?:19|20)\d\d\b/g,
  // 'Moro a 12 km do centro'
  /\b(?:moro|fico|fica|ficamos|trabalho|sou|estou|to) a \d+(?:,\d)? ?(?:km|quilometros|metros|quadras|minutos) d[aeo]s? [a-z]+(?=[ ,])/g,
  // 'Rua 7, número 140'
  /\b(?:rua|avenida|travessa|rodovia|br) \d{1,4}(?:,? (?:numero|casa) \d{1,5})?(?= ?(?:,|e |vend|fac|cobr|$|d[aeo] ))/g,
  /\b(?:no |na )?numero \d{1,5}\b/g,
  // 'Abro das 8 às 18'
  /\b(?:das|de) \d{1,2}(?:h|hs|:\d\d)? (?:as|ate as) \d{1,2}(?:h|hs|:\d\d|:00)?(?: da (?:manha|tarde|noite))?(?= ?(?:,|e |todo|de |na |no |vend|fac|atend|h\b|$|horas?\b))/g,
  /\b(?:abro|fecho|comeco|acordo|levanto) as \d{1,2}(?:h|hs)?\b/g,
  // 'Dia 5 vence'
  /\b(?:no |do |todo |pro |ate o? ?)?(?<!(?:por|ao|cada|um|a) )dia \d{1,2}(?= (?:vence|venc\w+|de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*|do mes|tem|pago|paga|cai|o de|a de|o outro)\b|\s*[,.?]|\s*$)/g,
  // 'Tenho 2 filhos'
  /\btenho \d{1,2} (?:filh[oa]s?|net[oa]s?|caes|cachorros?|gatos?)(?: pequen[oa]s?)?,?(?: e\b)?/g,
  // 'Comecei em 2016 com 800 reais', 'na copa de 2014'
  /\b(?:comecei|comecamos|abri|abrimos)(?: [a-z]+)?(?: em (?:19|20)\d\d)? com (?:so |uns )?(?:r\$ ?)?[\d.,]+(?: mil)?(?: reais| conto)?,(?= (?:hoje|agora))/g,
  /\b(?:na|no) [a-z]+ de (?:19|20)\d\d\b/g,
  // 'Sala 12 do shopping', 'o 1º funcionário'
  /\b(?:sala|loja|box|banca|quiosque) \d{1,4} d[oae]s? (?:shopping|predio|galeria|mercado|mercadao|feira|terminal|centro|ceasa|camelodromo)\b/g,
  /(?<![\d.,])(?!13)\d{1,2}[oaºª°](?= [a-z])/g,
  // names that hold a number
  /\b(?:iphone \d{1,2}|windows 1[01]|(?:titan|cg|biz|bros|fan) 1[0-9]\d|[12]\.\d flex)\b(?! mil)/g,
]
/** How long ago: of a debt it counts. */
const AGO = /\bha (?:mais de |uns |quase )?\d{1,2} (?:anos|meses)\b/g

/** 'A latinha de 350 ml', 'a casa de 90 m2': the size of one, where nothing else is measured so. */
const SIZE =
  /(?<=[a-z]) (?:de|com) \d+(?:[.,]\d+)? ?(?:ml|g|gr|gramas|cm|mm|polegadas|m2|metros quadrados|litros?|l|kg|quilos?)\b(?! (?:de [a-z]+ )?(?:por|a cada|em|no|na|cada))/g
const MEASURED =
  /\b(?:ml|litros?|gramas?|quilos?|kg|kilos?|metros?|m2|cm|mm|centimetros?|tonelada\w*|arrobas?)\b|\d ?(?:ml|g|kg|l|cm|mm|m2|m)\b/g
/** 'E 1 ajudante que ganha 1.700': the wage of one is said. */
const ONE_PAID =
  /\b(?:1|um|uma) (?=(?:ajudante|funcionari[oa]|empregad[oa]|menina|rapaz|moca|auxiliar|aprendiz) (?:que (?:ganha|recebe)|ganha|ganhando|de \d|a \d|por \d))/g

/** The question without the numbers that change no sum. */
export function withoutAsides(question: string): string {
  const folded = fold(question)
  let text = folded
  for (const aside of ASIDES) text = text.replace(aside, ' ')
  if (!/%|juro|dev(?:o|endo)|divida/.test(text)) text = text.replace(AGO, ' ')
  text = text.replace(ONE_PAID, '')
  // A size that something else is measured in takes part in the sum.
  if (text.match(SIZE)?.length === 1 && text.match(MEASURED)?.length === 1) text = text.replace(SIZE, '')
  return text === folded ? question : text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
}
