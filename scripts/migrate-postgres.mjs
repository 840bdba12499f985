// npm run migrate:postgres -- URL: the embedded database into an empty PostgreSQL, compared table by table.
import { operate } from './toolchain/operate.mjs'

operate('migrate-postgres', process.argv[2])
