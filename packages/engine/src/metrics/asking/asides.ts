import { fold } from '#src/text/words.ts'
import { isMark, type MarkContext, markedTokens, tokensOf, WHAT, WHO } from './marks.ts'

/**
 * What is said beside a question: 'tô no elevador, quanto saiu em outubro? meu sócio pediu'. A part of it is left aside where it has
 * a verb of its own, asks nothing, and holds no word that a figure is made of: no name, day, number or category, nothing that leaves out,
 * lays out or compares.
 */

const ENDS = /[,;.?!:…)]$/
const STOPS = /[.?!…]$/
const ASKS = /^(?:quant[oa]s?|qua(?:l|is)|quem|quando|cade|onde|q(?:n)?t[aou]?s?|qn?to?s?|qnt[oa]s?|qd[o]?|qndo|qm|oq)$/
const SMALL_BEFORE = /^(?:[oa]|d[eo]|em|com|por|para|pra|ate|desde|a|e|foi|mas|entao)$/
const GOES_ON = /^(?:que|q|pra|para|porque|pq|pois|mas|ja)$/
const SUBJECT = /^(?:eu|ele|ela|eles|elas|nem|quase|a|o|meu|minha|isso)$/

/** A question in parts: at its stops, before a word that asks, and before what is told of it. */
function partsOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const plain = words.map((word) => fold(word).replace(/[^a-z0-9$%]/g, ''))
  const starts = new Set([0])
  for (const [at, word] of plain.entries()) {
    const before = words[at - 1] ?? ''
    if (ENDS.test(before) || /^[-–—(]/.test(words[at]!)) starts.add(at)
    if (ASKS.test(word)) {
      let from = at
      while (from > 0 && !starts.has(from) && SMALL_BEFORE.test(plain[from - 1]!)) from -= 1
      starts.add(from)
    }
    if (GOES_ON.test(word) && SUBJECT.test(plain[at + 1] ?? '') && plain[at - 1] !== 'o' && plain[at - 1] !== 'foi')
      starts.add(at)
  }
  const from = [...starts].sort((a, b) => a - b)
  return from.map((at, n) => words.slice(at, from[n + 1]).join(' '))
}

const ASKING = / (?:quant[oa]s?|qua(?:l|is)|quem|quando|cade|onde) /
/** What a figure is made of, beside names, days and numbers. */
const SHAPES =
  / (?:so (?:[oa]s?|d[aeo]s?|n[ao]s?|com|em) |apenas|somente|sem|tirando|fora|exceto|menos|mais|(?:in|ex)clu\w+|contando|descont\w+|junt\w+|por|cada|medi[ao]s?|cento|ou|versus|contra|compar\w+|metade|dobro|maior\w*|menor\w*|melhor|pior|ultim\w+|primeir\w+|separ\w+|list\w+|mostr\w+|ordem|tipo|soma\w*|total|mes|meses|dias?|semanas?|anos?|quinzena|trimestre|semestre|data|valor|nomes?|margem|se|entre|desde|ate|um|uma um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta|cem|mil|pesa|representa\w*|saldo|previs\w+) /
const FLOWS =
  / (?:vend\w*|fatur\w*|receb\w*|recib\w*|gast\w*|pag\w*|sobr\w*|rest(?:a|ou|aram)|lucr\w*|entr\w*|sai\w*|cai\w*|cai|cust\w*|compr\w*|deposit\w*|receita\w*|despesa\w*|prejuiz\w*|dev[eo]\w*|falt\w*|resultado|dinheiro|grana|aument\w*|sub\w+|baix\w+|cresc\w*|diminu\w*|mud\w+|pior\w*|tir\w+|retir\w+|lev\w+|pinga\w*|pingou|torr\w+|investi\w*|emprest\w*|transfer\w*|cobr\w+) /
/** Stands before what the figure is of. */
const JOINS =
  /^ (?:com|d[aeo]s?|em|n[ao]s?|pel[ao]s?|e|ou|nem|para|pr[ao]s?|ate|desde|aos?|sobre|entre|mais|menos|como) /
const VERB =
  / (?:\w{3,}(?:ei|ou|iu|[aei]ram|[aei]ndo|ava|avam|[ei]mos|amos|asse|esse)|esta|estao|estava|estou|vou|vai|vamos|foi|era|eram|sou|sao|tem|tenho|temos|tinha|quer|quero|queria|sei|sabe|acho|acha|diz|disse|dizer|diga|fala|fale|ve|vi|veio|veja|pode|preciso|precisa|da|deu|dava|fica|fico|faz|faca|fiz|fez|parece|lembro|gosto|penso|respondo|mando|boto|vivo|vejo|ligo|desconfio|aposto|jura|prometi|senti|pedi|ouvi|li|dormi|bora|manda|mata|chega) /
const CALLS =
  /^ (?:(?:oi|ola|oie|alo|amore|juro|pelo|misericordia|credo|aff?|opa|eita|oxe|oxente|visse|uai|so|bora|rapaz|mano|cara|gente|hein|ne|ta|tá|poxa|puxa|nossa|meu|minha|filh[oa]|deus|do|ceu|pai|amig[oa]|querid[oa]|socorro|sinceramente|ligeiro|rapid\w*|favor|gentileza|obsequio|bom|boa|dia|tarde|noite|curiosidade|kk+|rs+|k|viu|vixe|caramba|ei|e|ai|entao|bem|olha|por|amor|de|tche|trem|moca|moco|senhor|ah|eh|hum|pois|mermo|acredita|confesso|sei la|serio|querida|flor|linda|chefe|patrao|fofa|viado|doid[oa]|menina|menino|irmao|parceiro|amad[oa]|hom[ei]|vote|armaria|bicho|fia|fi|ligeirinho|oia|sant[oa]|obrigad[oa]) )+$/

/** Words of a sentence after the one that asks, that still narrow it or lay it out. */
const NARROWS =
  / (?:so (?:[oa]s?|d[aeo]s?|n[ao]s?|com|em) |apenas|somente|sem|tirando|fora|exceto|(?:in|ex)clu\w+|contando|descont\w+|junt\w+|cada|medi[ao]s?|cento|ou|versus|contra|compar\w+|metade|dobro|maior\w*|menor\w*|ultim\w+|primeir\w+|separ\w+|list\w+|mostr\w+|ordem|soma\w*|total|margem|desde) /
/** Whoever is named in it asks, and isn't asked about: 'o contador perguntou'. */
const ASKED =
  / (?:pergunt\w+|ped(?:e|iu|indo|iram)|diss\w*|falou|falaram|jur\w+|quer|quis|acha|achou|achando|ligou|ligando|reclam\w+) /
const POINTS = / (?:[dn]?el[ea]s?|(?:d|n)?iss[oa]|(?:d|n)?ess[ea]s?|(?:d|n)?aquel[ea]s?) /
interface Part {
  tokens: readonly string[]
  text: string
  /** A stop stands before it, or anything that parts it from what is around it. */
  stopped: boolean
  parted: boolean
  asks: boolean
}

/** Told beside the question, of no matter to its figure; `known`: kinds of marks that the question has itself. */
function isAside({ tokens, text, stopped, parted, asks }: Part, known: ReadonlySet<string>, asked: boolean): boolean {
  if (ASKING.test(text)) return false
  if (CALLS.test(text)) return true
  const told = asked && stopped && !asks
  const isKnown = (mark: string) => known.has(mark) || (mark === WHO && known.has(WHAT) && ASKED.test(text))
  const named = !tokens.filter(isMark).every((mark) => (asked || ASKED.test(text)) && parted && isKnown(mark))
  if (named || JOINS.test(text) || !VERB.test(text)) return false
  if (told) return !NARROWS.test(text)
  if (SHAPES.test(text) || FLOWS.test(text) || (!asked && POINTS.test(text))) return false
  // 'a câmara fria me deu quanto': who does it is asked about.
  return parted || / pergunt\w+ /.test(text)
}

/** 'sem rodeio', 'sem sombra de dúvida': how it is asked, and nothing that is left out. */
const PLAINLY =
  / sem (?:rodeios?|enrol\w+|do|graca|conversa|frescura|enfeites?|demora|pressa|stress|brincadeira|sombra de duvida|duvida|mentir|mentira|medo|choro|piedade) /g
/** Words of what is told after the question: unknown ones among them narrow no figure. */
export interface Beside {
  beside: ReadonlySet<string>
  /** Words that stand between stops by themselves: 'em maio, purpurina'. */
  alone: ReadonlySet<string>
}
export function wordsBeside(typed: string, context: MarkContext): Beside {
  const alone = new Set<string>()
  const beside = new Set<string>()
  const own = new Set<string>()
  let asked = false
  for (const part of partsOf(typed)) {
    const { tokens } = markedTokens(tokensOf(part), context)
    const text = ` ${tokens.join(' ')} `
    const told =
      asked &&
      tokens.length > 1 &&
      !part.endsWith('?') &&
      !ASKING.test(text) &&
      !tokens.some(isMark) &&
      !JOINS.test(text) &&
      !NARROWS.test(text) &&
      (VERB.test(text) || STARTS.test(text))
    const idioms = new Set([...text.matchAll(PLAINLY)].flatMap(([idiom]) => idiom.trim().split(' ')))
    for (const word of tokens) (told || idioms.has(word) ? beside : own).add(word)
    if (tokens.length === 1 && !CALLS.test(text)) alone.add(tokens[0]!)
    asked ||= ASKING.test(text) || FLOWS.test(text) || ORDERS.test(text)
  }
  for (const word of own) beside.delete(word)
  return { beside, alone }
}

const STARTS = /^ (?:que|olha|oia|mas|pois|igual|tipo|nem|eu diria|devo|deve) /
const ORDERS =
  / (?:list\w+|mostr\w+|separ\w+|margem|media|melhor|pior|maior\w*|menor\w*|ultim\w+|total|ranking|top|saldo) /
const asksFor = ({ text }: Part) => ASKING.test(text) || FLOWS.test(text) || ORDERS.test(text)
const hasSubstance = (part: Part) => asksFor(part) || part.tokens.some(isMark)

/** The question alone; undefined: nothing is said beside it, or nothing is left that asks. */
export function withoutAsides(typed: string, context: MarkContext): string | undefined {
  const said = partsOf(typed)
  if (said.length < 2) return undefined
  const parts = said.map((part, at): Part => {
    const { tokens } = markedTokens(tokensOf(part), context)
    const before = said[at - 1] ?? ''
    const parted = ENDS.test(part) || ENDS.test(before)
    return { tokens, text: ` ${tokens.join(' ')} `, stopped: STOPS.test(before), parted, asks: part.endsWith('?') }
  })
  const kept: number[] = []
  for (const [at, part] of parts.entries()) {
    const asked = kept.some((one) => asksFor(parts[one]!))
    const others = asked ? kept.map((one) => parts[one]!) : parts.filter((one) => one !== part)
    const known = new Set(others.flatMap(({ tokens }) => tokens.filter(isMark)))
    // 'tava chovendo tanto | que nem lembro'
    const goesOn = at > 0 && kept.at(-1) !== at - 1 && !ENDS.test(said[at - 1]!)
    if (part.tokens.length > 0 && !isAside({ ...part, parted: part.parted || goesOn }, known, asked)) kept.push(at)
  }
  if (kept.length === said.length || !kept.some((at) => hasSubstance(parts[at]!))) return undefined
  return kept.map((at) => said[at]).join(' ')
}
