import type { Db } from '#src/db/client.ts'
import type { Config } from './config.ts'
import type { EmitToCompany } from './ports/realtime.ts'

/** Dependencies that every feature receives. */
export interface Services {
  db: Db
  /** Epoch milliseconds; the only source of time. */
  clock: () => number
  config: Config
  emitToCompany: EmitToCompany
}
