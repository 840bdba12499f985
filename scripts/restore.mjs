// npm run restore -- FILE: fills an empty database from a backup of either engine.
import { operate, typedPath } from './lib/operate.mjs'

operate('restore', typedPath(process.argv[2]))
