import { NO_VERBS, OWN_WORDS, SECOND_PERSON, TO_HER } from './second-person.data.ts'
import { fold } from './words.ts'

const toHer = new Set(TO_HER.split(' '))
const noVerbs = new Set(NO_VERBS.split(' ').map(fold))
/** Stand between who does it and the verb. */
const BEFORE_VERB = new Set(['nao', 'n', 'ja', 'so', 'nunca', 'ainda', 'tambem', 'sempre', 'nem', 'quase', 'me'])
/** What comes before a noun: 'o trabalho', 'um gasto', 'de gasto'. */
const BEFORE_NOUN = new Set(
  'o a os as um uma do da dos das no na nos nas de em meu minha seu sua nosso nossa esse este aquele essa esta cada todo toda pelo pela ao por pouco muito mais menos sem com para pra qual quanto outro outra primeiro'.split(
    ' ',
  ),
)
/** Verbs that are more often a noun where nobody says 'eu' or denies them. */
const EITHER = new Set(
  'contrato trabalho gasto uso jogo volto passo conto controlo calculo troco conserto contrate posto erro aviso aumento reajusto repasso seguro banco pago vivo projeto adubo pinto peso desenho junto seco despacho envio atraso castro torneio cuido soldo marco limpo bordo treino ensino corto vendo como acordo gosto recebo encontro acerto saio contrata pedi vi to ta subi'.split(
    ' ',
  ),
)
const PAST = /^[a-z]{2,}ei$/
const NO_PAST = new Set(['lei', 'rei', 'sei', 'frei', 'volei', 'jersei'])
/** What she says of several people or of herself as an object: no rule tells what it becomes. */
const UNSURE =
  /\bnos d(?:ois|uas)\b|\b(?!estamos\b|vamos\b|damos\b|temos\b|fazemos\b|somos\b|devemos\b|podemos\b|queremos\b|sabemos\b)[a-z]+[aei]mos\b/
const NO_DEED =
  /^(?:aqui|dali|daqui|kombi|sushi|jabuti|abacaxi|uniqui|mari|tatami|hifi|wifi|javali|caqui|safari|.*[aeou]i)$/
/** What a verb may have behind it, and a noun seldom. */
const BEFORE_THING = /^(?:os?|as?|uns|umas?|meus?|minhas?)$/
const CLAUSE_END = /[,;:.!?)]$/

const past = (word: string): string =>
  word.replace(/guei$/, 'gou').replace(/quei$/, 'cou').replace(/cei$/, 'çou').replace(/ei$/, 'ou')

/**
 * What she tells of herself, told to her: 'refiz 340 peças e não cobro' is 'você refez 340 peças e não cobra'. null where
 * a word leaves open whose deed it is. Pure, linear.
 */
export function toSecondPerson(text: string): string | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(?:com a gente|com nós)\b/giu, 'com você')
    .replace(/\b(?:da|pra|para a|a) gente\b/giu, (said) =>
      /^d/i.test(said) ? 'de você' : /^p/i.test(said) ? 'para você' : 'você',
    )
    .replace(/\bpr[ao] mim\b/giu, 'para você')
    .replace(/\bfui eu\b/giu, 'foi você')
    .replace(/\bsou (só |so )?eu\b/giu, (_, only: string | undefined) => (only ? 'é só você' : 'é você'))
  if (UNSURE.test(fold(plain)) || /["“”]/.test(plain)) return null
  const said = plain.split(' ')
  const told: string[] = []
  /** Words since she was named in this clause; -1: not yet. */
  let named = -1
  let opens = true
  /** The clause before was hers: 'instalo, dou garantia' needs her once. */
  let carried = false
  for (let n = 0; n < said.length; n++) {
    const [, before = '', core = '', after = ''] = /^([("']*)(.*?)([,;:.!?)"']*)$/u.exec(said[n]!)!
    const word = fold(core)
    const previous = fold(said[n - 1] ?? '').replace(/[^a-z]/g, '')
    const next = fold(said[n + 1] ?? '').replace(/[^a-z]/g, '')
    let own = OWN_WORDS[word]
    if (word === 'me') {
      if (next in SECOND_PERSON || PAST.test(next)) own = 'se'
      else if (toHer.has(next)) own = 'lhe'
      else return null
    }
    const verb = verbOf(
      word,
      previous,
      opens ||
        BEFORE_VERB.has(previous) ||
        previous === 'eu' ||
        BEFORE_THING.test(next) ||
        /^\d/.test(said[n + 1] ?? ''),
    )
    if (verb === null) return null
    const goesOn = (opens && carried) || (told.at(-1) === 'que' && told.at(-2) === 'você')
    if (verb !== undefined && goesOn) named = 0
    if (verb !== undefined && named < 0) {
      let at = told.length
      while (at > 0 && (BEFORE_VERB.has(fold(told[at - 1]!)) || told[at - 1] === 'lhe')) at--
      told.splice(at, 0, 'você')
      named = 0
    }
    told.push(`${before}${verb ?? own ?? core}${after}`)
    if (word === 'eu' || word === 'voce') named = 0
    else if (named >= 0) named += 1
    if (CLAUSE_END.test(said[n]!)) carried = named >= 0 && said[n]!.endsWith(',')
    if (CLAUSE_END.test(said[n]!) || named > 9 || word === 'que' || word === 'mas') named = -1
    opens = CLAUSE_END.test(said[n]!) || /^(?:e|que|mas|porque|pq|quando|se|entao|ai|q)$/.test(word)
  }
  return told.join(' ')
}

/** undefined: no verb of hers; null: it may be one, and nobody knows what it becomes. */
function verbOf(word: string, previous: string, expected: boolean): string | undefined | null {
  const known = SECOND_PERSON[word]
  if (known !== undefined) return BEFORE_NOUN.has(previous) || (EITHER.has(word) && !expected) ? undefined : known
  if (PAST.test(word) && !NO_PAST.has(word)) return past(word)
  // 'Prometi' may be of a verb that is not known.
  if (word.length >= 5 && word.endsWith('i') && !NO_DEED.test(word)) return null
  const unknown = expected && word.length >= 4 && /[a-z]o$/.test(word) && !/[aei]ndo$/.test(word)
  return unknown && !noVerbs.has(word) && !/(?:mento|cao|ao|ado|ido|eiro|orio|ario|ivo|oso|ico|inho)$/.test(word)
    ? null
    : undefined
}
