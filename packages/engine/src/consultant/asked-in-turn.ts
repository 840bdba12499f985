import { fold } from '#src/text/words.ts'
import { MAX_TALK, numbersSaid } from './asks-sum.ts'

/** One of several figures that a message asks for. */
export interface Ask {
  /** The story with this question alone. */
  whole: string
  /** The question by itself. */
  own: string
  /** It changes a number of the question before: 'se a perda cair pra 5%, muda muito?' */
  changes: boolean
}

const ASKS =
  '(?:(?:em|por|a|de|com|ate|pra|a partir de) )?(?:quant[oa]s?\\b|qu?a?n?t[oa]s?\\b|qnt\\b|qual (?:e |foi |seria )?(?:o |a |meu |minha )?(?:lucro|margem|preco|custo|sobra|valor|taxa|media|comissao|parcela|total|perda|diferenca|desconto)\\b)'
const ASKING = new RegExp(`\\b${ASKS}`)
/** Where a sentence ends, and where one question of it ends and the next begins. */
const ENDS = new RegExp(`[?!;\\n]+|\\.(?!\\d)|(?:,? e |, )(?=${ASKS})`, 'g')
/** 'Se fizer 8 por mês, em quanto tempo': said for this question alone. */
const SUPPOSES = /^(?:e |mas |agora |ai )*(?:se|caso|pra|para)\b/
const GOES_ON = /^(?:(?:e|mas|ou|agora) (?:se|pra|para|com|em|por)|se)\b(?=.*\d)/
/** 'E se tivesse perdido só 8%', asked without a mark. */
const SUPPOSES_OTHER =
  /^(?:e |mas )se (?:eu |a gente |ela? )?(?:tivesse|fosse|perdesse|vendesse|cobrasse|gastasse|pagasse|subisse|baixasse)\b/
const LEAST_STORY = 2
const MOST = 3

interface Piece {
  text: string
  /** What it tells before it asks. */
  lead: string
  asks: boolean
  marked: boolean
}

function piecesOf(message: string): Piece[] {
  const text = fold(message)
  // Folding keeps every letter's place, or nothing is cut.
  if (text.length !== message.length) return []
  const pieces: Piece[] = []
  let from = 0
  const put = (to: number, marked: boolean): void => {
    const own = text.slice(from, to)
    const said = message.slice(from, to).trim()
    if (said === '') return
    const at = own.search(ASKING)
    const lead = at > 0 ? message.slice(from, from + at).trim() : ''
    const goesOn = GOES_ON.test(own.trim()) && (marked || SUPPOSES_OTHER.test(own.trim()))
    const asks = at >= 0 || (goesOn && pieces.some((piece) => piece.asks))
    pieces.push({ text: said, lead: SUPPOSES.test(fold(lead)) ? '' : lead, asks, marked })
  }
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    put(index, mark.includes('?'))
    from = index + mark.length
  }
  put(text.length, false)
  return pieces
}

/** The figures that a message asks for, each with the story; empty: not several. */
export function asksInTurn(message: string): Ask[] {
  const pieces = piecesOf(message.slice(0, MAX_TALK))
  const asking = pieces.filter(({ asks }) => asks)
  if (asking.length < 2 || asking.length > MOST) return []
  const told = (kept: Piece | null) =>
    pieces
      .flatMap((piece) =>
        piece === kept ? [piece.text] : piece.asks ? (piece.lead ? [piece.lead] : []) : [piece.text],
      )
      .join('. ')
  if (numbersSaid(told(null)) < LEAST_STORY) return []
  return asking.map((piece, n) => {
    const own = fold(piece.text)
    const before = asking[n - 1]?.text ?? ''
    const changes = n > 0 && /^(?:e |mas )?se\b/.test(own)
    // 'E pra tirar 4 mil?' is asked in the words of the question before.
    const asked =
      changes || ASKING.test(own) ? piece.text : `${before.replace(AIM, '')} ${piece.text.replace(/^e /i, '')}`
    return { whole: `${told(piece).replace(piece.text, asked)}?`, own: asked, changes }
  })
}
/** What a question is asked for: 'pra empatar'. */
const AIM = / (?:pra|para) \p{L}+$/iu
