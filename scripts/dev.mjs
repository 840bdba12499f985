// npm run dev: Vite with hot reload in front, the server restarting on change behind it.
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { run } from './toolchain/run.mjs'
import { node, runtimeEnv } from './toolchain/runtime.mjs'
import { runMain, say } from './toolchain/say.mjs'

runMain(async () => {
  await prepare({ build: false })
  const port = process.env.PORT ?? '3000'
  const env = runtimeEnv({ PORT: port, VITE_DEV_SERVER: `http://127.0.0.1:${port}` })
  say('Servidor de desenvolvimento: o Vite mostra abaixo o endereço do site; o servidor reinicia a cada mudança.')
  const server = run(node, ['--watch', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], { env })
  const site = run(node, [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web'], { env })
  const ended = await Promise.race([server, site])
  process.kill(process.pid, 'SIGTERM') // the other one ends too
  return ended.code
})
