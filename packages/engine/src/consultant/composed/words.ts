import { NO_NOUN } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`)

/** Names of one measure, and how much of it one is. */
const MEASURES: readonly (readonly [RegExp, noun: string, factor: number])[] = [
  [oneOf('kg kgs quilos? kilos?'), 'kg', 1],
  [oneOf('g gr grs gramas?'), 'kg', 1 / 1_000],
  [oneOf('l lt lts litros?'), 'litro', 1],
  [oneOf('ml mls'), 'litro', 1 / 1_000],
  [oneOf('h hs hr hrs horas? hora'), 'hora', 1],
  [oneOf('min mins minutos?'), 'hora', 1 / 60],
  [oneOf('dias? diarias? noites?'), 'dia', 1],
  [oneOf('semanas?'), 'semana', 1],
  [oneOf('mes meses'), 'mes', 1],
  [oneOf('anos?'), 'ano', 1],
  [oneOf('km kms quilometros?'), 'km', 1],
  [oneOf('kwh kwhs'), 'kwh', 1],
  [oneOf('kw kws'), 'kw', 1],
  [oneOf('m mt mts metros?'), 'metro', 1],
  [oneOf('cm'), 'metro', 1 / 100],
  [oneOf('m2'), 'm2', 1],
  [oneOf('m3'), 'm3', 1],
  [oneOf('ha has hectares?'), 'hectar', 1],
  [oneOf('vez vezes'), 'vez', 1],
]
export const TIMES: ReadonlySet<string> = new Set(['hora', 'dia', 'semana', 'mes', 'ano'])
/** Sizes may be said of a thing and change no sum. */
export const SIZES: ReadonlySet<string> = new Set(['kg', 'litro', 'metro', 'm2', 'm3', 'km'])

/** Verbs and small words that stand beside a number and are no things. */
const NO_THING = oneOf(`
  quant[oa]s? qual quais faz fazem fazendo fizeram fez rend[ea]m? rendeu rendendo dura[mr]? durou leva[mr]? levo levou levando
  custa[mr]? custou custando gasta[mr]? gasto gastei gastou gastando sobra[mr]? sobrou sobraram sobraria perco perde[mr]? perdi
  perdeu perdendo cobra[mr]? cobro cobrei cobrou cobrando paga[mr]? pago pagou paguei pagando receb[eio] recebem receber
  vend[eio] vendem vender vendeu vendendo vendid[oa]s? compr[ao] comprei comprou comprar comprando fatur[ao] faturei faturar
  ganh[ao] ganham ganhei ganhar ganhando trabalh[ao] trabalhei trabalhando precis[ao] queri?[ao] quero consigo consegui
  junt[ao] juntar produz[oi]? produzir sendo cada tirando tir[ao] tirar contando pel[oa]s? dess[ea]s? dest[ea]s? delas? deles?
  fix[oa]s? livres? avista total totais x abr[oie] dividid[oa]s? sem ate fiquei fic[ao]m? ficou ficaram vieram veio
  entr[ao]m? entrou entraram sa[io] saem saiu sairam mand[ao] mandei peg[ao]m? peguei us[ao]m? usei atend[eoi] atendem atender
  divid[oe] pra pras pro pros vou vai vao coloc[ao] coloquei post[ao] vir[ao]m? tive tivemos tinha boto quilate inteir[oa]s?
  seguid[oa]s? marcad[oa]s? por foram seria seriam daria dariam cancel[ao]m? cancelou cancelaram desist[eo]m? desistiram falt[ao]m?
  faltou faltaram quebr[ao]m? quebrou quebraram mais menos media medio emprestad[oa]s? funciona abr[ei]mos a o e
  desmarc[ao]m? fur[ao]m? fech[aeo]m? fecharam fechou estrag[ao]m? estragou estragaram jog[ao]m? morr[eo]m? morreram morreu
  lav[ao] limp[ao] recebeu receberam junto guardo poupo dao bot[ao]m? carreg[ao] cab[e]m? seg ter qua qui sex sab dom nel[ae]s? niss[oa] ocupad[oa]s? chei[oa]s? vazi[oa]s? vendid[oa]s? complet[oa]s? pront[oa]s? bons boas num numa em fac[oa] fazer fiz deu deram d[ao] teve ter mont[ao] entreg[ao] entreguei rod[ao] rodei plant[eo]i? colh[io] compensa vale valem sai sendo alug[ao]m? alem
`)

/** 'Responderam', 'vendendo' */
const FINITE = /^[a-z]{2,}(?:aram|eram|iram|ando|endo|indo)$/

export interface Thing {
  noun: string
  factor: number
}

/** The noun of a folded word; null: it is no thing. `named`: 'por entrega' can't be a verb. */
export function thingOf(word: string, named = false): Thing | null {
  const measure = MEASURES.find(([pattern]) => pattern.test(word))
  if (measure) return { noun: measure[1], factor: measure[2] }
  if (/^pes?$/.test(word)) return { noun: 'pe', factor: 1 }
  if (word.length < 3 || NO_NOUN.test(word) || (!named && (FINITE.test(word) || NO_THING.test(word)))) return null
  return { noun: rootOf(word.replace(/([aeo])is$/, '$1l')).replace(/m$/, 'n'), factor: 1 }
}

const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const
const RANGE =
  /\b(?:de )?(segunda|seg|terca|ter|quarta|qua|quinta|qui|sexta|sex)(?: feira|-feira)? (?:a|ate) (terca|quarta|quinta|qui|sexta|sex|sabado|sab|domingo|dom)(?: feira|-feira)?\b/
/** 'De sexta a domingo': days of a week. */
const withDays = (text: string): string =>
  /\d ?dias?\b/.test(text)
    ? text
    : text.replace(RANGE, (said, from: string, to: string) => {
        const [first, last] = [from, to].map((day) => WEEK.findIndex((one) => one.startsWith(day)))
        return last! > first! ? ` ${last! - first! + 1} dias por semana` : said
      })

/** 'A diária', 'mensal', 'p/': as they are meant. */
export const plain = (folded: string): string => {
  const text = withDays(folded)
  return (/\bm2\b|metros? quadrados?/.test(text) ? text.replace(/\bmetros?(?: quadrados?)?\b/g, 'm2') : text)
    .replace(/\bfi(?:m|ns|nal|nais) de semana\b/g, 'semana')
    .replace(/\b(?:um|uma) (?:por|com|de) (?=\d[^?]*\boutr[oa] (?:por|com|de) \d)/g, ': ')
    .replace(/,? ?\b(?:e )?(?:a |o )?outr[oa] (?:por|com|de) (?=\d)/g, ' e ')
    .replace(/\bp\/ ?/g, 'por ')
    .replace(/\bcom (?:um|1) (?=(?:litro|kg|quilo|saco|metro)\b)/g, 'por ')
    .replace(/\buma? ([a-z]{3,}) (?:em|a cada) (?=\d)/g, '1 $1 a cada ')
    .replace(/\b(?:por|na) diaria\b/g, 'por dia')
    .replace(/\bpor mensalidade\b/g, 'por mes')
    .replace(/\bmensa(?:l|is)\b/g, 'por mes')
    .replace(/(?<!\d |quantas )\bdiari[oa]s\b(?! de)/g, 'por dia')
    .replace(/\banua(?:l|is)\b/g, 'por ano')
    .replace(/\bsemana(?:l|is)\b/g, 'por semana')
    .replace(/\bq(?:n|nt|ua)?t(o|a)(s?)\b/g, (_, gender: string, plural: string) => `quant${gender}${plural}`)
}

/** Who is paid by the day, the hour or the month. */
export const WORKER =
  /^(?:motoboy|pedreir|ajudant|funcionari|garco|garcon|garcom|diarist|costureir|vendedor|menina|moca|professor|seguranca|cozinheir|auxiliar|pintor|eletricist|motorist|entregador|peoe|pea|peao|manicur|barbeir|cabeleireir|instrutor|monitor|musico|freela|estagiari|faxineir|camponeir|colhedor|operador|tecnic|atendent|balconist|rapaz|homen|homem|mulher|pessoa?|empregad|colaborador)$/
