import { inDaysBefore } from './leaning.ts'
import type { Reading } from './question.ts'

type Both = Extract<Reading, { kind: 'both' }>

const TWICE = /^(.{8,}?),? e (?:ai )?(?=(?:quant[oa]s?|qual|quais|quem|em que|com que) )(.{8,})$/
/** 'quanto vendi em julho e quanto gastei com fornecedor': what no sentence takes as one, each half by itself, in the same days. */
export function askedTwice(text: string, alone: (question: string) => Reading): Both | undefined {
  const found = TWICE.exec(text)
  const one = found ? alone(found[1]!) : undefined
  if (!found || one?.kind !== 'frame' || one.undirected || one.frame.comparacao) return undefined
  const other = inDaysBefore(alone(found[2]!), one.frame, found[2]!)
  if (other.kind !== 'frame' || other.undirected || other.frame.comparacao) return undefined
  return {
    kind: 'both',
    frames: [one.frame, other.frame],
    assumed: one.assumed,
    explicit: one.explicit && other.explicit,
  }
}
