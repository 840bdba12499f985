import { PUBLIC_PAGES } from '@norteia/contracts/routes'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { TitleSink } from '#src/ui/page.tsx'
import { App } from './app.tsx'
import { AWAKE } from './pages.ts'
import { loadPage } from './router.tsx'

/** Public pages that are finished HTML at build; '/404' stands for any unknown address. */
export const PRERENDERED = [...PUBLIC_PAGES, '/404']

/** The page at `path` inside of the shell document, with its own title. */
export async function renderPage(path: string, shell: string): Promise<string> {
  await loadPage(path)
  const sink = { title: '' }
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
  // The application waits for the first sign of a visitor (main.ts).
  const head = !AWAKE.has(path) ? shell.replace(/\s*<link rel="modulepreload"[^>]*>/g, '') : shell
  return head
    .replace(/<title>[^<]*<\/title>/, () => `<title>${sink.title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
