import type { Frame } from './frame.ts'
import { takeMover, takeMovers, takeWhoseMover } from './movers.ts'
import { MONTHS } from './period-points.ts'
import type { Parts } from './reading.ts'
import type { Rest } from './rest.ts'

/** Why a figure moved, or came to be so high. */

const WHY =
  / (?:por que|porque|por qual motivo|qual (?:foi )?(?:o )?motivo|o que (?:fez|causou|levou|mudou|aconteceu|houve|explica|derrubou|puxou)|quem (?:puxou|causou|derrubou|fez (?:subir|cair|crescer|aumentar))|motivo|explica|explique)(?: (?:a|o|as|os|da|do|com|que|de|em|no|na|foi|e|esta))* /

export function takeWhy(
  rest: Rest,
  before: Frame | undefined,
): Pick<Parts, 'mover' | 'whose' | 'why'> & { high: boolean } {
  const of = takeWhoseMover(rest)
  const mover = of?.mover ?? takeMover(rest, before)
  const why = rest.take(WHY) !== undefined || mover !== undefined || takeMovers(rest)
  return {
    ...(mover && { mover }),
    ...(of && { whose: of.whose }),
    why,
    high: why && !mover && !before?.comparacao && takeHeight(rest, before),
  }
}

const MUCH =
  / (?:d?e? ?tant[oa]s?|isso tudo|tudo isso|esse valor(?: todo)?|(?:tao|muito|bem) (?:alt|car|chei|gord)[oa]s?|alt[oa]s? assim|car[oa]s? assim|demais)(?= )(?! (?:prejuizo|pouco))/
const MOVES_OR_LOW =
  / (?:ca[ií]\w*|sub\w*|cresc\w*|aument\w*|diminu\w*|baix\w*|despenc\w*|pior\w*|melhor\w*|mud\w+|prejuizo|pouco|frac[oa]|diferenca) /
/** 'por que o aluguel está tão caro' asks for advice, where no time is spoken of. */
const AS_IT_IS = / (?:ta|tao|esta|estao|e|sao|anda|andam) .*tao /
const SOME_TIME = new RegExp(` (?:mes|semana|ano|semestre|trimestre|20\\d\\d|${MONTHS.join('|')}) `)
/** 'por que gastei tanto em maio': how that month came to be so high, and no change to another. */
function takeHeight(rest: Rest, before: Frame | undefined): boolean {
  if (rest.has(MOVES_OR_LOW) || (!before && rest.has(AS_IT_IS) && !rest.has(SOME_TIME))) return false
  const found = rest.take(MUCH)
  while (rest.take(MUCH));
  // A bill came, no money.
  if (found && / (?:car|alt)/.test(found[0])) rest.take(/ (?:veio|vieram|vem) /)
  return found !== undefined
}
