import { isNarrowed } from './framing.ts'
import { nameTest } from './names.ts'
import { MONTHS } from './period-points.ts'
import { frameAlone, type Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { turned } from './turned.ts'
import { isGrammarWord } from './vocabulary.ts'

/** Two figures that a question asks one after the other, and what it calls the two that it holds side by side. */

const MONTH_NAME = `(?:${MONTHS.join('|')})`
const WHEN = '(?:em|n[oa]|d[eoa]|d?es[st][ea]|ness[ea])'
const FIGURE = '(?:foi|foram|deu|gastei|gastamos|paguei|pagamos|vendi|vendemos|entrou|saiu|recebi|faturei)'
/** 'quanto gastamos em 2025 e quanto em 2026' */
const TWO_TIMES = new RegExp(
  `^ (.*quant[oa]s?.*?) (${WHEN} .{3,22}?) e quant[oa]s? (?:${FIGURE} )?(${WHEN} .{3,22}?) $`,
)

/** The same of two times, each whole: no change is asked for. */
export function ofTwoTimesApart(text: string, context: QuestionContext): Reading | undefined {
  const found = TWO_TIMES.exec(text)
  if (!found) return undefined
  const [one, other] = [found[2], found[3]].map((days) => {
    const parts = readParts(`${found[1]} ${days}`.trim(), context)
    return parts && parts.times.period !== null && parts.left.length === 0 ? frameAlone(parts, context) : undefined
  })
  if (one?.kind !== 'frame' || other?.kind !== 'frame' || one.frame.comparacao || other.frame.comparacao)
    return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true }
}

const TWICE_ASKED = /^ (.*quant[oa]s? .*?|.* quant[oa]s?) e (.*quant[oa]s? .*|.* quant[oa]s?) $/
/** 'Camila pagou quanto e Camilo pagou quanto esse ano': each by itself, in the days that one of them says. */
export function ofTwoAsked(text: string, context: QuestionContext): Reading | undefined {
  const found = TWICE_ASKED.exec(text)
  if (!found) return undefined
  const read = [found[1]!, found[2]!].map((said) => readParts(said.trim(), context))
  const [one, other] = read
  if (!one || !other || one.left.length + other.left.length > 0) return undefined
  if (ofOneNamed(one, other) || ofOneNamed(other, one)) return eachAlone([one, other], found, context)
  const named = [one, other].every(({ parties, options }) => parties.length > 0 && options.length === 0)
  if (!named || one.parties.some((name) => other.parties.includes(name))) return undefined
  return eachAlone([one, other], found, context)
}

/** 'quanto gastei com tecido e quanto vendi': all that was sold, whomever the first is of. */
const ofOneNamed = (one: Parts, other: Parts): boolean =>
  one.parties.length > 0 &&
  one.options.length === 0 &&
  one.metrics.join() === 'despesas' &&
  other.metrics.join() === 'receita' &&
  !isNarrowed(other)

function eachAlone([one, other]: [Parts, Parts], found: readonly string[], context: QuestionContext): Reading {
  const times = one.times.period ? one.times : other.times
  const frames = [one, other].map((parts, i) => {
    const asked = parts.times.period ? parts : { ...parts, times }
    return turned(frameAlone({ ...asked, asks: true }, context), found[i + 1]!)
  })
  const [first, second] = frames
  if (first?.kind !== 'frame' || second?.kind !== 'frame') return { kind: 'unknown' }
  if (first.frame.comparacao || second.frame.comparacao) return { kind: 'unknown' }
  return { kind: 'both', frames: [first.frame, second.frame], assumed: second.assumed, explicit: true }
}

const COUNT_AND_SUM =
  / (?:quant[oa]s(?: (?:foram|sao|teve|tive|fiz))? e (?:quanto|qual o (?:valor|total))(?: (?:deu|deram|foi|foram|somou|somaram|no total))*|quanto(?: (?:deu|deram|foi))? e quant[oa]s(?: (?:foram|sao|teve|tive|fiz))?) /
/** 'pagamentos acima de 5 mil em outubro: quantos e quanto deu' */
export function ofCountAndSum(text: string, context: QuestionContext): Reading | undefined {
  if (SUM_AND_LAST.test(text)) return sumAndLast(text.replace(SUM_AND_LAST, ' ').trim(), context)
  if (SUM_AND_COUNT.test(text)) return sumAndCount(text.replace(SUM_AND_COUNT, ' ').trim(), context)
  if (!COUNT_AND_SUM.test(text)) return undefined
  const plain = text.replace(COUNT_AND_SUM, ' ').trim()
  const [one, other] = [`${plain} quantos foram`, `quanto deu ${plain}`].map((said) => {
    const parts = readParts(said, context)
    return parts && parts.left.length === 0 ? frameAlone({ ...parts, asks: true }, context) : undefined
  })
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return { kind: 'unknown' }
  const isPlain = other.frame.dimensao === null && other.frame.unico === null && other.frame.media === null
  if (one.frame.contagem !== 'lancamentos' || !isPlain || one.frame.metrica !== other.frame.metrica)
    return { kind: 'unknown' }
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true }
}

const SUM_AND_COUNT =
  /(?<= quanto .*) (?:, )?e (?:em |foram |foi em )?quant[oa]s (?:pagamentos?|vezes|compras?|parcelas?|depositos?|notas?|pix|boletos?|lancamentos?)(?: (?:foram|foi|deu|deram))? $/
/** 'quanto a Move me pagou em outubro e em quantos pagamentos': half of it is no answer. */
function sumAndCount(plain: string, context: QuestionContext): Reading | undefined {
  const [sum, count] = [plain, `${plain} quantos foram`].map((said) => {
    const parts = readParts(said, context)
    return parts && parts.left.length === 0 ? turned(frameAlone({ ...parts, asks: true }, context), said) : undefined
  })
  if (sum?.kind !== 'frame' || count?.kind !== 'frame') return undefined
  const isPlain = [sum.frame.dimensao, sum.frame.unico, sum.frame.media, sum.frame.contagem].every(
    (one) => one === null,
  )
  if (!isPlain || count.frame.contagem !== 'lancamentos' || sum.frame.metrica !== count.frame.metrica) return undefined
  const undirected = sum.undirected || count.undirected
  // Both of the same days.
  const { periodo } = sum.assumed.includes('periodo') ? count.frame : sum.frame
  return {
    ...{ kind: 'both', assumed: sum.assumed, explicit: true, ...(undirected && { undirected }) },
    frames: [
      { ...sum.frame, periodo },
      { ...count.frame, periodo },
    ],
  }
}

const SUM_AND_LAST =
  /(?<= quanto .*| quanto) (?:, )?e (?:quando|que dia) (?:que )?(?:foi|caiu) (?:[oa] )?ultim[oa](?: (?:vez|pagamento|compra|parcela|deposito|lancamento))? $/
/** 'uniforme gastei quanto esse ano e quando foi o último' */
function sumAndLast(plain: string, context: QuestionContext): Reading | undefined {
  const parts = readParts(plain, context)
  const sum =
    parts && parts.left.length === 0 ? turned(frameAlone({ ...parts, asks: true }, context), plain) : undefined
  if (sum?.kind !== 'frame') return undefined
  const { frame, assumed, undirected } = sum
  const isPlain = [frame.dimensao, frame.unico, frame.media, frame.contagem, frame.comparacao].every(
    (one) => one === null,
  )
  const narrowed = frame.filtros.categorias.length + frame.filtros.contrapartes.length > 0
  if (!isPlain || !narrowed) return undefined
  return {
    ...{ kind: 'both', assumed, explicit: true, ...(undirected && { undirected }) },
    frames: [frame, { ...frame, unico: 'ultimo' }],
  }
}

const SPAN = `(?:(?:o |a )?(?:[1-4] ?o|primeiro|segundo|terceiro|quarto|ultimo) (?:semestre|trimestre|bimestre)|${MONTH_NAME} (?:a|ate) ${MONTH_NAME})(?: d[eo] (?:20\\d\\d|ano passado))?`
/** 'compara a folha do 1º semestre com julho a outubro, média por mês': spans of any length have means. */
const MEANS_OF_TWO = new RegExp(
  `^ (?:compar[a-z]* )?(?:o |a |os |as )?(\\S.{1,40}?) (?:d[eoa]|n[oa]|em|de) (${SPAN}) (?:com|x|vs|contra|e|ou) (?:[oa] |d[eo] |n?[oa] )?(${SPAN}) ,? ?(?:em |na |a )?(?:media (?:por mes|mensal)|por mes(?: em media)?) $`,
)
export function ofMeansOfTwo(text: string, context: QuestionContext): Reading | undefined {
  const found = MEANS_OF_TWO.exec(text)
  if (!found) return undefined
  const [one, other] = [found[2], found[3]].map((days) => {
    const parts = readParts(`quanto foi ${found[1]} de ${days} em media por mes`, context)
    return parts && parts.times.period !== null && parts.left.length === 0
      ? frameAlone({ ...parts, asks: true, change: false }, context)
      : undefined
  })
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return undefined
  if (one.frame.media !== 'mes' || other.frame.media !== 'mes') return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true, conta: 'compara' }
}

const KIND =
  / (?:em |com |para |pra |de )?(?:qual|que) ([a-z]{4,14}) (?=(?:\S+ ){0,4}(?:mais|menos|maior|menor|melhor|pior) )/

/** 'quem ganhou mais, o Ronaldo ou o Valdir': he was paid. */
const WON_MORE = / (quem|qual)((?: del[ea]s| d[oa]s dois| d[oa]s duas)?) (?:ganhou|ganha|ganham|ganharam) mais(?= )/

/** 'qual rede dá mais gasto, Meta ou TikTok': what the two are called says nothing that they don't say. */
export function withoutKind(plain: string, { contrapartes, contas, categorias }: QuestionContext): string {
  const text = plain.replace(WON_MORE, ' $1$2 recebeu mais')
  const noun = / ou /.test(text) ? KIND.exec(text)?.[1] : undefined
  if (!noun || isGrammarWord(noun)) return text
  const isName = nameTest([...contrapartes, ...contas.map((one) => one.apelido), ...categorias.map(({ nome }) => nome)])
  return isName(noun) ? text : text.replace(KIND, ' qual ')
}
