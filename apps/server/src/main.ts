import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything big is loaded: the second start reads compiled code.
enableCompileCache()

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { serve } = await import('./serve.ts')
await serve(process.env, root)
