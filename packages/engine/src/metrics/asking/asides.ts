import { isGrammarWord } from '#src/metrics/vocabulary.ts'
import { hearWords } from './hearing.ts'
import { isMark, type MarkContext, markedTokens, tokensOf } from './marks.ts'
import { fold } from '#src/text/words.ts'

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
export function partsOf(text: string): string[] {
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
    if (GOES_ON.test(word) && SUBJECT.test(plain[at + 1] ?? '') && plain[at - 1] !== 'o' && plain[at - 1] !== 'foi') starts.add(at)
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
const JOINS = /^ (?:com|d[aeo]s?|em|n[ao]s?|pel[ao]s?|e|ou|nem|para|pr[ao]s?|ate|desde|aos?|sobre|entre|mais|menos|como) /
const VERB =
  / (?:\w{3,}(?:ei|ou|iu|[aei]ram|[aei]ndo|ava|avam|[ei]mos|amos|asse|esse)|esta|estao|estava|estou|vou|vai|vamos|foi|era|eram|sou|sao|tem|tenho|temos|tinha|quer|quero|queria|sei|sabe|acho|acha|diz|disse|dizer|diga|fala|fale|ve|vi|veio|veja|pode|preciso|precisa|da|deu|dava|fica|fico|faz|faca|fiz|fez|parece|lembro|gosto|penso|desconfio|aposto|jura|prometi|senti|pedi|ouvi|li|dormi|bora|manda|mata|chega) /
const CALLS =
  /^ (?:(?:oi|ola|opa|eita|oxe|oxente|visse|uai|so|bora|rapaz|mano|cara|gente|hein|ne|ta|tá|poxa|puxa|nossa|meu|minha|filh[oa]|deus|do|ceu|pai|amig[oa]|querid[oa]|socorro|sinceramente|ligeiro|rapid\w*|favor|gentileza|obsequio|bom|boa|dia|tarde|noite|curiosidade|kk+|rs+|k|viu|vixe|caramba|ei|e|ai|entao|bem|olha|por|amor|de|tche|trem|moca|moco|senhor|ah|eh|hum|pois|mermo) )+$/

const ATTACHED = 0.2
const spaced = (tokens: readonly string[]) => ` ${tokens.join(' ')} `

/** Told beside the question, of no matter to its figure. `told`: a sentence by itself, after one that asks. */
function isAside(part: string, told: boolean, parted: boolean, context: MarkContext): boolean {
  const tokens = markedTokens(tokensOf(part), context).tokens
  const text = spaced(tokens)
  if (tokens.length === 0) return true
  if (tokens.some(isMark) || ASKING.test(text)) return false
  if (CALLS.test(text)) return true
  if (SHAPES.test(text.replaceAll(' ', '  ').replace(/^ | $/g, '')) || JOINS.test(text)) return false
  if (!VERB.test(text) || (!told && FLOWS.test(text))) return false
  // 'a câmara fria me deu quanto': who does it may be asked about.
  return parted || hearWords(tokens, false).every(({ narrows }, at) => isGrammarWord(tokens[at]!) || narrows < ATTACHED)
}

/** The question alone; undefined: nothing is said beside it, or nothing is left that asks. */
export function withoutAsides(text: string, context: MarkContext): string | undefined {
  const parts = partsOf(text)
  if (parts.length < 2) return undefined
  let asked = false
  const kept = parts.filter((part, at) => {
    const told = asked && STOPS.test(parts[at - 1] ?? '') && !/\?$/.test(part)
    if (isAside(part, told, ENDS.test(part) || (at > 0 && ENDS.test(parts[at - 1]!)), context)) return false
    asked = true
    return true
  })
  if (kept.length === parts.length || kept.length === 0) return undefined
  return kept.join(' ')
}
