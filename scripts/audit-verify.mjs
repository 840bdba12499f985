// npm run audit:verify: whether any row of the audit was changed or taken out.
import { operate } from './lib/operate.mjs'

operate('audit-verify')
