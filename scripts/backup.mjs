// npm run backup -- FILE: the whole database, as of now, in one file. The server may go on running.
import { operate, typedPath } from './toolchain/operate.mjs'

operate('backup', typedPath(process.argv[2]))
