// npm run build: everything `npm start` prepares, without starting: for images, and for units that run no npm.
import { prepare } from './toolchain/prepare.mjs'
import { runMain } from './toolchain/say.mjs'

runMain(async () => {
  await prepare()
  return 0
})
