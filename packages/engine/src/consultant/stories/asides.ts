import { fold } from '#src/text/words.ts'
import { inDigits } from './written.ts'

/** Numbers that tell of her and change no sum: her age, a date, an address, opening hours, the size of what is sold. */
const ASIDES: readonly RegExp[] = [
  // 'Tenho 52 anos', 'há 8 anos no ramo'
  /\b(?:tenho|fiz|completei|com meus) \d{1,2} anos(?: de (?:idade|vida|casad[oa]|profissao|estrada|ramo|experiencia|mercado|loja))?(?! (?:pra|para) pagar),?(?: e\b)?/g,
  /\b(?:nasci|casei|formei|me formei|aposentei|me aposentei|vim pra ca) em (?:19|20)\d\d\b/g,
  /\btenho \d{1,2} anos de (?:profissao|estrada|ramo|experiencia|mercado|casa),?(?: e\b)?/g,
  /\b(?:ha|faz|tem|a|uns|sao|com) (?:mais de |uns |quase )?\d{1,2} anos (?:que|no ramo|de (?:ramo|estrada|profissao|experiencia|mercado|loja|casa|banca|feira))\b/g,
  /(?<=\b(?:cliente|senhora?|avo|vo|vovo|tia|tio|esposa|marido|moca|rapaz|mulher|homem|filh[oa]|mae|pai|aluno|aluna|idos[oa]|socio|socia|ajudante) )(?:de|com) \d{1,2} anos\b/g,
  // 'Comecei em 2016 com 800 reais', 'na copa de 2014'
  /\b(?:comecei|comecamos|abri|abrimos)(?: [a-z]+)?(?: em (?:19|20)\d\d)? com (?:so |uns )?(?:r\$ ?)?[\d.,]+(?: mil)?(?: reais| conto)?,(?= (?:hoje|agora))/g,
  /\bsou mei desde (?:19|20)\d\d,?(?: e\b)?/g,
  // 'Desde 2018'
  /\b(?:desde|(?:abri|abrimos|comecei|comecamos|aberta|fundada|montei) (?:em|la em)|no ramo desde) (?:19|20)\d\d\b/g,
  // 'Contrato até 2028'
  /\bate (?:o )?(?:(?:fim|final|inicio|comeco|meio) de )?20[1-4]\d\b(?! ?(?:reais|[a-z]+s\b))/g,
  // 'Moro a 12 km do centro'
  /\b(?:moro|fico|fica|ficamos|trabalho|sou|estou|to) a \d+(?:,\d)? ?(?:km|quilometros|metros|quadras|minutos) d[aeo]s? [a-z]+(?=[ ,])/g,
  /(?<=^|, |e )a \d+(?:,\d)? ?(?:km|quilometros|metros|quadras|minutos|quarteiroes) d[aeo]s? [a-z]+(?=[ ,])/g,
  // 'Rua 7, número 140'
  /\b(?:na |da |no )?br \d{3}(?: km \d{1,4})?(?: minha| meu)?\b/g,
  /\b(?:no|do) km \d{1,4}(?: d[aeo] [a-z]+)?\b/g,
  /\b(?:rua|avenida|travessa|rodovia) \d{1,4}(?![.,]\d)(?:,? (?:numero|casa) \d{1,5})?(?= ?(?:,|e |vend|fac|cobr|$|d[aeo] ))/g,
  /\b(?:no |na )?numero \d{1,5}\b/g,
  // 'Abro das 8 às 18'
  /\b(?:das|de) \d{1,2}(?:h|hs|:\d\d)? (?:as|ate as) \d{1,2}(?:h|hs|:\d\d|:00)?(?: da (?:manha|tarde|noite))?(?= ?(?:,|e |todo|de |na |no |vend|fac|atend|h\b|$|horas?\b))/g,
  /\b(?:(?:as|das) )?\d{1,2} ?(?:h|hs|horas|:\d\d|h\d\d)? ?d[ae] (?:manha|madrugada|tarde|noite)\b/g,
  /\b(?:abr[oi]|abre|fech(?:o|a|ei)|comec(?:o|a|ei)|acord(?:o|ei)|levant(?:o|ei)|cheg(?:o|uei)|sai[oa]?|entro|terminei|e fech(?:o|a|ei)) (?:(?:as )\d{1,2}(?:h|hs)?|\d{1,2}(?:h|hs))\b(?! reais)/g,
  // 'Dia 5 vence'
  /\b(?:no |do |todo |pro |ate o? ?)?(?<!(?:por|ao|cada|um|a) |\/)dia \d{1,2}(?![.,]\d)(?= (?:vence|venc\w+|de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*|do mes|tem|pago|paga|cai|o de|a de|o outro|e o|e a|eh|sai a|comeca|vai ter)\b|\s*[,.?]|\s*$)/g,
  // 'Tenho 2 filhos'
  /\btenho \d{1,2} (?:filh[oa]s?|net[oa]s?|caes|cachorros?|gatos?)(?: pequen[oa]s?)?,?(?: e\b)?/g,
  /\b(?:na|no) [a-z]+ de (?:19|20)\d\d\b/g,
  // 'Sala 12 do shopping', 'o 1º funcionário'
  /\b(?:sala|loja|box|banca|quiosque) \d{1,4} d[oae]s? (?:shopping|predio|galeria|mercado|mercadao|feira|terminal|centro|ceasa|camelodromo)\b/g,
  /(?<![\d.,])(?!13)\d{1,2}[oaºª°](?= [a-z])/g,
  // 'Meu whats é 99812', 'meço 1,60', 'lote 33 da quadra 8', 'reunião das 9'
  /\b(?:whats\w*|zap|telefone|celular|fone|cpf|cnpj|cep|chave pix|codigo|protocolo|senha)(?: (?:e|eh|numero))?:? ?\d[\d.\-/]{3,}/g,
  /\bmeco (?:1[.,]\d\d|\d\.\d\d)(?: de altura| m\b)?,?(?: e\b)?/g,
  /\btenho 1[.,]\d\d (?:de altura|m\b),?(?: e\b)?/g,
  /\blote \d{1,4},?(?: da| na)? quadra \d{1,4}\b/g,
  /\b(?:reuniao|missa|consulta|culto) d?as \d{1,2}(?:h|hs)?\b/g,
  /\b(?:(?:no|do|o|pego|pegar|de) onibus|linha|voo) \d{3,4}\b/g,
  /\bem (?:19|20)\d\d (?:eu )?(?:comecei|abri|casei|vim|montei|abrimos|comecamos)\b/g,
  /\b(?:que )?(?:tem|com|de) \d[\d.]*(?: mil)? (?:habitantes|seguidores|curtidas|moradores|inscritos)(?: e\b)?/g,
  // 'Meu box é o 27 da galeria', 'a van é 2015', 'meu pai tem 76 anos'
  /\b(?:box|loja|sala|banca) (?:e|eh) [oa] \d{1,4}(?: d[aeo] [a-z]+)?\b/g,
  /\b(?:van|kombi|moto|carro|caminhao|fusca|uno|gol|fiorino|trator|barco|onibus)(?: (?:e|eh))? (?:ano )?(?:19[6-9]\d|20[0-2]\d)(?: e\b|,)/g,
  /\b(?:pai|mae|avo|avos|marido|esposa|mulher|sogr[oa]|tia|tio|vo|funcionaria|funcionario|ajudante) (?:tem|fez|com) \d{1,2} anos(?: e\b|,)?/g,
  /\bdesde os \d{1,2}(?: anos)?\b/g,
  /\bnota \d{1,2} (?:pr[ao]|para)\b/g,
  /\bdias? \d{1,2} e \d{1,2}\b(?= ?(?:,|de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)))/g,
  /\btem \d{1,3} (?:concorrentes|vizinhos|colegas)(?: e\b|,)/g,
  // 'É 11,67, né?', 'meu irmão fala que é só botar 35% em cima': what somebody thinks it comes to, or how it is done
  /\b(?:e|eh|da|deu|fica|sao|seria|vai dar) (?:uns |r\$ ?)?\d[\d.,]*(?: reais| mil|%)?,? (?:ne|nao e|certo|to cert[oa]|ta certo|confere)(?: isso)?[ ?!.]*$/g,
  /\b(?:meu|minha|meus|minhas|o|a|os|as) [a-z]+ (?:fala\w*|diz\w*|disse\w*|falou|acha\w*) (?:que |q )(?:e |eh )?so (?:botar|por|colocar|somar|meter|jogar|cobrar|multiplicar|acrescentar)[^.?!;]*/g,
  // names that hold a number
  /\b(?:uno|gol|palio|fusca|kombi|fiorino|strada|saveiro|celta|corsa|kadett|hilux|van|caminhao|moto|trator|carro)(?: (?:ano|modelo|do ano|de))? (?:19[6-9]\d|20[0-2]\d)\b(?! reais)/g,
  /\b(?:tamanhos?|numeracao|numeros?|manequim) (?:do )?\d{1,2}(?: (?:ao|a|ate) (?:o )?\d{1,2})?\b(?= |,)/g,
  /\b(?:iphone \d{1,2}|windows 1[01]|(?:titan|cg|biz|bros|fan) 1[0-9]\d|[12]\.\d flex)\b(?! mil)/g,
]
/** How long ago: of a debt it counts. */
const AGO = /\b(?:ha|faz) (?:mais de |uns |quase )?\d{1,2} (?:anos|meses)\b/g

/** 'A latinha de 350 ml', 'a casa de 90 m2': the size of one, where nothing else is measured so. */
const SIZE =
  /(?<=[a-z]) (?:de|com|tem) \d+(?:[.,]\d{1,2})?(?!\d) ?(?:ml|g|gr|gramas|cm|mm|polegadas|m2|metros quadrados|litros?|l|kg|quilos?)\b(?! (?:de [a-z]+ )?(?:por|a cada|em|no|na|cada))/g
const MEASURED =
  /\b(?:ml|litros?|gramas?|quilos?|kg|kilos?|metros?|m2|cm|mm|centimetros?|tonelada\w*|arrobas?)\b|\d ?(?:ml|g|kg|l|cm|mm|m2|m)\b/g
/** 'O concorrente cobra 30 e eu cobro 25' */
const RIVAL =
  /\b(?:o|a|meu|minha) (?:concorren\w+|vizinh[oa]) (?:cobra|vende|faz|pede)(?: (?:a|por))? (?:r\$ ?)?\d[\d.,]*(?: reais)?,? (?:e|mas)\b/g
const COMPARED = /compens|diferenc|mais (?:car|barat)|a (?:mais|menos)|vale|concorren.*concorren|cubr|baix|igual|%/
/** 'Meu prédio tem 4 andares' */
const TRAIT =
  /\b(?:que )?(?:tem|com|de) \d{1,3} (andares|comodos|horas|paginas|portas|janelas|banheiros|modulos|capitulos|degraus|cavalos|watts|volts|pistas|canais|funcoes|cores|sabores|tamanhos)(?: de (?:aula|altura|curso))?(?: e\b(?! (?:a|o) )|,)/g
/** 'Em 2 semanas de junho vendi 84' */
const LASTS = /\bdura (?:uns )?\d{1,3} ?(?:minutos|min|horas?)(?: e\b|,)/g
const SPAN =
  /\bem (?:\d|duas|tres) (?:dias|semanas|meses)(?: de [a-z]+)? (?=(?:vendi|fiz|entreguei|atendi|lavei|montei)\b)/g
/** 'Na minha oficina de 3 funcionários' */
const STAFF = /\b(?:de|com) \d{1,2} (?:funcionari[oa]s|ajudantes|empregad[oa]s)\b/g
const STAFF_COUNTS =
  /funcionari.*funcionari|ajudante.*ajudante|cada|por pessoa|salari|ganha|pag(?:o|a|ar)|diaria|hora|divid|custo/
/** 'Chegou às 15h e ficou até as 18h' */
const FROM_TO =
  /\b(?:chegou|entrou|comecou|comecei|cheguei|pegou|ficou|ficaram|entrei|usou|tocou|trabalhei|trabalhou)(?: [a-z]+){0,2} (?:as|das) (\d{1,2}) ?(?:h|hs|horas)?(?: e (?:ficou|saiu|foi|terminou|parou|sai|fiquei|terminei))? (?:ate as|ate|as) (\d{1,2}) ?(?:h\b|hs\b|horas\b)?/g

/** 'E 1 ajudante que ganha 1.700': the wage of one is said. */
const ONE_PAID =
  /\b(?:1|um|uma) (?=(?:ajudante|funcionari[oa]|empregad[oa]|menina|rapaz|moca|auxiliar|aprendiz) (?:que (?:ganha|recebe)|ganha|ganhando|de \d|a \d|por \d))/g

const HOURS_OF_DAY = 24
/** The question without the numbers that change no sum. */
function withoutAsides(question: string): string {
  const folded = fold(question)
  let text = /\bhora\b/.test(folded)
    ? folded.replace(FROM_TO, (whole, from: string, to: string) =>
        Number(to) > Number(from) && Number(to) <= HOURS_OF_DAY ? `ficou ${Number(to) - Number(from)} horas` : whole,
      )
    : folded
  for (const aside of ASIDES) text = text.replace(aside, ' ')
  if (!/%|juro|dev(?:o|endo)|divida/.test(text)) text = text.replace(AGO, ' ')
  text = text.replace(ONE_PAID, '')
  text = text.replace(TRAIT, (whole, noun: string) => (text.split(noun.slice(0, -1)).length > 2 ? whole : ','))
  if (text.match(/\bmin|\bhora/g)?.length === 1) text = text.replace(LASTS, '')
  if (!/\bpor (?:dia|semana|mes)|\bmedia\b|diari|semana(?:l|is)|mensa|cada|ao dia|hora/.test(text))
    text = text.replace(SPAN, '')
  if (!COMPARED.test(text)) text = text.replace(RIVAL, ' ')
  if (!STAFF_COUNTS.test(text)) text = text.replace(STAFF, ' ')
  // A size that something else is measured in takes part in the sum.
  if (text.match(SIZE)?.length === 1 && text.match(MEASURED)?.length === 1) text = text.replace(SIZE, '')
  return text === folded ? question : text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
}

/** '2 horas e meia', 'uma hora e meia', 'meia hora' */
const HALF_MORE = /\b(\d{1,4}|uma?) ([a-zç]{2,12}) e mei[ao]\b/gi
const HALF_OF = /\bmei[ao] (hora|quilo|litro|metro|dia|ano)\b/gi
/** Finer than any price of an hour. */
const HOUR_PARTS = 10_000
/** '3h30', '7h e 20min', and no time of day */
const CLOCKED =
  /(?<!\b(?:as|das|ate|a) )\b(\d{1,2})(?:h(\d\d)\b| ?(?:h|hs|horas?)(?: e| mais)? (\d{1,2}) ?(?:min|minutos?)\b)/gi
const SOME_DOZENS = /\bmeia d[uú]zia\b(?: de)?/gi
const withHalves = (question: string) =>
  inDigits(question)
    .replace(
      CLOCKED,
      (_, hours: string, minutes: string | undefined, spelled: string | undefined) =>
        `${String(Math.round((Number(hours) + Number(minutes ?? spelled) / 60) * HOUR_PARTS) / HOUR_PARTS).replace('.', ',')} horas`,
    )
    .replace(SOME_DOZENS, '6 unidades de')
    .replace(HALF_MORE, (_, many: string, noun: string) => `${/^u/i.test(many) ? 1 : many},5 ${noun}`)
    .replace(HALF_OF, '0,5 $1')

/** The question with its halves and dozens as numbers, and without those that change no sum. */
export const asMeant = (question: string) => withoutAsides(withHalves(question))
