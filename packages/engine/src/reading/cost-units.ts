/** What is bought, made or sold one at a time; a shop's 'loja' or a year's 'ano' is none. */
const THING =
  '(?:quilos?|kilos?|kg|litros?|metros?|m2|horas?|h(?![a-z])|unidades?|un(?![a-z])|pecas?|sacas?|sacos?|duzias?|pacotes?|par(?![a-z])|pares|sessao|sessoes|consultas?|atendimentos?|viagem|viagens|km(?![a-z])|quilometros?|diarias?|festas?|eventos?|obras?|pedidos?|bolos?|pratos?|marmitas?|pizzas?|lanches?|refeicao|refeicoes|kits?|caixas?|corridas?|entregas?|projetos?|servicos?|consertos?|potes?|garrafas?|vidros?|hectares?|cabecas?|aves?|lotes?|aulas?|telas?|portao|portoes|movel|moveis|cozinhas?|camisas?|camisetas?|vestidos?|sapatos?|hospedes?|passageiros?|buques?|cestas?|arranjos?|tatuagens?|tatuagem|ensaios?|placas?|banners?|janelas?|toneladas?|arrobas?|cliente|aluno|paciente)'
const THINGS = new RegExp(`\\b${THING}(?![a-z])`, 'g')
/** 'Na viagem é 5.300 de diesel', 'cada quilo me sai': all sums up to the end of the sentence. */
const FRAME = new RegExp(
  `\\b(?:(?:n[oa]|em|pra|para) (?:cada |uma? )?(?!diaria)${THING}(?![a-z])(?! d[aeo])|cada (?!(?:mes|semana|dia|ano|quinzena|uma?|com|sem|mais|ja|mas|por|que)(?![a-z])|func|pesso|loja|soci|vended|profess|motor|colab|parcel)[a-z]{3,})[^;\\n]{0,80}$`,
)
/** 'custo-hora da equipe' */
const HOURLY = /\b(?:custo|valor|preco)[- ](?:da )?hora\b|\bhora (?:da equipe|tecnica|homem)\b/
/** '4,60 o quilo', '180 a diária', '82/h' */
const AFTER = new RegExp(`^(?:/|[^\\S\\n]?(?:reais )?(?:por|o|a|cada|pel[oa])[^\\S\\n])${THING}(?![a-z])`)
/** 'a tela custa 130', 'o vidro sai 3,50': of one, unless it is said a month. */
const COSTS_EACH = new RegExp(
  `${THING}(?![a-z])[^,;\\n\\d]{0,30}\\b(?:custa|sai|fica)(?: (?:a|por|em|uns|umas|me))*[^\\S\\n]?(?:r\\$[^\\S\\n]?)?$`,
)
const MONTHLY = /^[^,;\n\d]{0,24}\b(?:por mes|ao mes|mensa(?:l|is)|no mes|todo mes)\b|^[^\S\n]?\/[^\S\n]?mes/

/** '9,50 por criança por dia': of one in a time, which no price of one is beside. */
export const OF_A_TIME =
  /^[^\S\n]?(?:reais )?(?:por|cada|pra cada|para cada)[^\S\n][a-z]{3,}[^\S\n](?:por|ao|a cada|todo|cada)[^\S\n](?:dia|noite|semana)\b/

/** Where the sentence of a place begins: 'luz 900. Na viagem vai 300' are two. */
function sentenceStart(plain: string, at: number): number {
  for (let place = at - 1; place >= 0 && place > at - 160; place--) {
    const sign = plain[place]
    if (sign === '\n' || sign === ';') return place + 1
    if (sign === '.' && /\s/.test(plain[place + 1] ?? '') && !/\d/.test(plain[place + 1] ?? '')) return place + 1
  }
  return Math.max(0, at - 160)
}

/** What one thing costs: a sum, or a part of its price. */
export interface UnitCost {
  /** Her words. */
  texto: string
  /** Reais; null: `percentual` says it. */
  valor: number | null
  /** Of the price of the thing; null: `valor` says it. */
  percentual: number | null
  /** The thing, folded, as she wrote it; '' where she writes none. */
  coisa: string
  /** Among the costs of the month, too, times what she sells. */
  noMes?: true
}

/** No thing that is made or sold one at a time. */
const NO_THING =
  'mes|meses|semanas?|dias?|ano|anos|quinzena|noites?|turno|func[a-z]*|empregad[a-z]+|pesso[a-z]+|loja[a-z]*|soci[a-z]+|vended[a-z]+|profess[a-z]+|motor[a-z]+|colab[a-z]+|parcel[a-z]+|ajudant[a-z]+|auxiliar[a-z]*|menin[a-z]+|moc[a-z]+|rapaz[a-z]*|garco[a-z]+|entregad[a-z]+|motoboy[a-z]*|diarist[a-z]+|fora|enquanto|causa|conta|volta|cima|baixo|isso|parte|pix|boleto|cartao|dentro|ai|la|uma?|quartos?|salas?|casas?|carros?|motos?|maquin[a-z]+|veicul[a-z]+|caminh[a-z]+|linhas?|chips?|celular[a-z]*'
/** '14,50 cada troféu', '6 por caneca' */
const EACH_THING = new RegExp(
  `^[^\\S\\n]?(?:reais )?(?:por|cada|em cada|(?:pra|para) cada)[^\\S\\n]+(?!(?:${NO_THING})(?![a-z]))([a-z]{3,})(?![a-z])(?! (?:a|de|x|com) (?:r\\$ ?)?\\d)`,
)
/** '4 cada', of so little that nobody is paid it for a month's work. */
const EACH_ALONE = /^[^\S\n]?(?:reais )?cada(?: uma?)?[^\S\n]*(?:$|[,;.\n])/
const LEAST_WAGE = 100
/** '3 chips 40 cada': three are paid a month. */
const SEVERAL =
  /(?:^|[,;.\n])[^\S\n]*(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)[^\S\n][^,;.\n\d]*$/

/** What one thing costs, said right behind the sum: the thing, '' where she names none; null: it isn't said. */
export function eachThing(after: string, value: number): string | null {
  const named = EACH_THING.exec(after)?.[1]
  if (named !== undefined) return value < LEAST_WAGE ? named : null
  return value < LEAST_WAGE && EACH_ALONE.test(after) ? '' : null
}

const thingIn = (text: string): string => [...text.matchAll(THINGS)].at(-1)?.[0] ?? ''

/** The thing that the sum at `start` to `end` of a folded list of costs is said of; null: the sum is of a month. */
export function thingOf(plain: string, start: number, end: number, value: number): string | null {
  const after = plain.slice(end, end + 40)
  if (MONTHLY.test(after)) return null
  const behind = AFTER.exec(after)
  if (behind) return thingIn(behind[0])
  const each = eachThing(after, value)
  if (each !== null && !(each === '' && SEVERAL.test(plain.slice(Math.max(0, start - 60), start)))) return each
  const before = plain.slice(sentenceStart(plain, start), start)
  // A month that is said again ends what was said of one thing: 'cada quilo 4,60 e por mês 900 de luz'.
  const since = before.slice(before.search(/(?:por|ao|todo) mes(?![\s\S]*(?:por|ao|todo) mes)/) + 1)
  if (HOURLY.test(since)) return 'hora'
  const said = FRAME.exec(since) ?? COSTS_EACH.exec(since)
  return said && thingIn(said[0])
}
