import type { Frame } from '#src/problems/frame.ts'
import type { Kind } from './kinds.ts'

/** What a kind of decision asks for, whatever the trade: it is heard by likeness (`kind.ts`), not by words of its own. */
export type Decision = Omit<Frame, 'ouve' | 'fora' | 'perto' | 'acompanha' | 'id'> & { id: Kind }
