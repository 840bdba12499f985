import type { Asking } from '#src/measures/asked/asked.ts'
import { Deriver } from '#src/measures/derived/deriver.ts'
import { byChannel } from './channel.ts'
import { commission } from './commission.ts'
import { priceCut } from './cut.ts'
import { flow } from './flow.ts'
import { goods } from './goods.ts'
import { deposits, interest, jobTerms } from './jobs.ts'
import { hired, idleHours } from './labour.ts'
import { lines } from './lines.ts'
import { machineOrPerson } from './order.ts'
import { late, noShow, spoilt, stayed } from './parts.ts'
import { offers, onePerson, partners } from './people.ts'
import { secondPlace } from './place.ts'
import { quotes } from './quotes.ts'
import { lostOnCredit, onConsignment, returned } from './returned.ts'
import { season } from './season.ts'
import { suppliers } from './supplier.ts'
import { unit } from './unit.ts'
import { advanced, waiting } from './waiting.ts'
import { work } from './work.ts'

/**
 * Relations of a business whose every place has to be filled by one number of hers, of whatever trade; most are proved by her
 * revenue. A place that two numbers could fill leaves the relation silent.
 */
const RELATIONS: readonly ((deriver: Deriver) => void)[] = [
  season,
  unit,
  work,
  lines,
  commission,
  priceCut,
  flow,
  noShow,
  spoilt,
  late,
  stayed,
  jobTerms,
  interest,
  deposits,
  goods,
  secondPlace,
  idleHours,
  quotes,
  suppliers,
  hired,
  byChannel,
  machineOrPerson,
  waiting,
  advanced,
  onePerson,
  partners,
  offers,
  returned,
  onConsignment,
  lostOnCredit,
]

/** What is sure of her numbers; read before anything else says what one of them is of. */
export function related(ask: Asking): Deriver {
  const deriver = new Deriver(ask)
  // 'Vendo pelo dobro': with her list of costs that is a sum, without a number.
  for (const relation of ask.scene.said.length > 0 ? RELATIONS : [goods]) relation(deriver)
  return deriver
}
