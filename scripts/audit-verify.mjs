// npm run audit:verify: whether any row of the audit was changed or taken out.
import { operate } from './toolchain/operate.mjs'

operate('audit-verify')
