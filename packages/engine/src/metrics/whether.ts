import type { Interval } from '#src/ledger/types.ts'
import type { Frame } from './frame.ts'
import type { Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** 'aumentou?', 'deu lucro?', 'já pagou?': a question that is answered by yes or no before its figure. */
export interface Whether {
  /** The sign that the figure must have for a yes. */
  sinal: 1 | -1
}

const OPEN =
  / (?:quant[oa]s?|qual|quais|quem|quando|onde|por que|porque|em que|com que|que dia|que mes(?! passado)|o que|ou) /
const ROSE =
  / (?:aumentou|aumentaram|subiu|subiram|cresceu|cresceram|melhorou|melhoraram|aumentando|subindo|crescendo|melhorando|encareceu|mais|maior|maiores) /
const FELL =
  / (?:caiu|cairam|diminuiu|diminuiram|baixou|baixaram|piorou|pioraram|caindo|diminuindo|baixando|piorando|barateou|menos|menor|menores) /
const GAIN = / (?:lucro|no_azul|azul|no positivo|positivo|lucrei|sobrou|lucrou) /
const LOSS = / (?:prejuizo|no vermelho|vermelho|negativo|perdi dinheiro) /
const DID =
  / (?:pagou|pagaram|depositou|comprou|entrou|caiu|saiu|recebi|paguei|teve|tive|houve|tem|fiz|mandou|repassou) /

/** What makes a yes of a frame; undefined: the question asks how much. */
export function whetherOf(question: string, reading: Reading): Whether | undefined {
  if (reading.kind !== 'frame') return undefined
  const { frame } = reading
  const text = ` ${question} `
  // 'e saiu?', after what came in: how much.
  if (/^ e \S+ $/.test(text) && !reading.frame.comparacao) return undefined
  const plain = [frame.dimensao, frame.media, frame.unico, frame.contagem, frame.sobre, frame.alvo].every(
    (part) => part === null,
  )
  // 'teve saída acima de 4 mil? quais': which ones are told in any case.
  const open = OPEN.test(text.replace(/,? quais(?: foram| sao)? $/, ' '))
  // 'por que caiu?', and it didn't: that is said first.
  if (plain && frame.porque && frame.comparacao) return signed(text, ROSE, FELL)
  if (!plain || open || frame.porque || frame.degrau) return undefined
  if (frame.comparacao) {
    const earns = EARNS.has(frame.metrica)
    const said = earns ? signed(text, BETTER, WORSE) : signed(text, ROSE, FELL)
    return said && reading.swapped ? { sinal: said.sinal === 1 ? -1 : 1 } : said
  }
  if (frame.metrica === 'resultado') return signed(text, GAIN, LOSS)
  return isFlow(frame) && DID.test(text) && beginsAsDone(text) ? { sinal: 1 } : undefined
}

/** More of a cost is no better month. */
const EARNS: ReadonlySet<string> = new Set(['receita', 'entradas', 'clientes', 'resultado', 'margem', 'margem-lucro'])
const BETTER = new RegExp(`${ROSE.source}| melhor `)
const WORSE = new RegExp(`${FELL.source}| pior `)

const signed = (text: string, up: RegExp, down: RegExp): Whether | undefined => {
  const [rises, falls] = [up.test(text), down.test(text)]
  return rises === falls ? undefined : { sinal: rises ? 1 : -1 }
}

const isFlow = ({ metrica }: Frame) => metrica === 'entradas' || metrica === 'saidas' || metrica === 'despesas'

/** 'pagamento da escola que entrou em outubro' is no question whether. */
const beginsAsDone = (text: string): boolean =>
  /^ (?:e |mas |sera que |me diz se |ja |eu |se )*(?:teve|tive|houve|tem|entrou|caiu|saiu|recebi|paguei|(?:(?:o|a|os|as) )?(?:\S+ ){1,5}?(?:ja |nao |me )*(?:pagou|pagaram|depositou|comprou|mandou|repassou)) /.test(
    text,
  )

const CLAIMS =
  /^(?:sera que )?\S+(?: d[eo] \S+)? (?:foi|e) (?:mesmo )?(?:o )?(?:meu )?(?:melhor|pior|maior|menor) mes\b/
/** 'dezembro foi o melhor mês mesmo?': held against all months, and not against itself. */
export function claimedOf(
  text: string,
  frame: Frame,
  { primeiro, hoje }: QuestionContext,
): { frame: Frame; claimed: Interval } | undefined {
  if (!CLAIMS.test(text)) return undefined
  const { periodo, dimensao, maiores, comparacao, trechos } = frame
  const ranked = dimensao === 'mes' && maiores === 1 && comparacao === null && trechos === null
  if (!ranked || !periodo || !primeiro || periodo.de.slice(0, 7) !== periodo.ate.slice(0, 7)) return undefined
  return { frame: { ...frame, periodo: { de: primeiro, ate: hoje } }, claimed: periodo }
}
