// npm run restore -- FILE: fills an empty database from a backup of either engine.
import { operate, typedPath } from './toolchain/operate.mjs'

operate('restore', typedPath(process.argv[2]))
