import { PRIVATE_PAGES, PUBLIC_PAGES } from '@norteia/contracts/routes'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { TitleSink } from '#src/ui/page/page.tsx'
import { App } from './app.tsx'
import { loadPage } from './router.tsx'

/**
 * Public pages are finished HTML at build, those behind the sign-in their frame with 'Carregando...', so that the first
 * paint needs no script. '/404' is the page of any unknown address.
 */
export const PRERENDERED = [...PUBLIC_PAGES, ...PRIVATE_PAGES, '/404']
const FRAMES: ReadonlySet<string> = new Set(PRIVATE_PAGES)
/** Pages that act on their own after loading; the others start when the browser is idle. */
const AWAKE: ReadonlySet<string> = new Set(['/solucoes', '/dashboard', '/r', ...PRIVATE_PAGES])
/** Pages of single visitors, which no search may know. */
const UNLISTED: ReadonlySet<string> = new Set(['/r'])

/** The page at `path` inside of the shell document, with its own title; a frame keeps the product's name. */
export async function renderPage(path: string, shell: string): Promise<string> {
  await loadPage(path)
  const sink = { title: FRAMES.has(path) ? 'Norteia' : '' }
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <TitleSink value={sink}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </TitleSink>
    </StrictMode>,
    // Above this size React would move boundaries behind inline scripts, which the security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  if (!sink.title) throw new Error(`${path} has no title`)
  // Without preloads main.ts waits until the browser is idle.
  const head = !AWAKE.has(path) ? shell.replace(/\s*<link rel="modulepreload"[^>]*>/g, '') : shell
  const robots = UNLISTED.has(path) ? '<meta name="robots" content="noindex, nofollow" />\n    ' : ''
  return head
    .replace(/<title>[^<]*<\/title>/, () => `${robots}<title>${sink.title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
