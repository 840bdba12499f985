import './ui/tokens.css'
import { PAGES, pagePath } from './app/pages.ts'
import { sendFirstCalls } from './lib/api/early.ts'
import { whenIdle } from './lib/idle.ts'

/** The application starts at the latest this long after the page and its files are there. */
const PATIENCE_MS = 1_000

/** Resolves once the page is painted, its files are there and the browser has nothing else to do. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await whenIdle(PATIENCE_MS)
}

/**
 * A prerendered page can be read and filled in without scripts, so its application (over 100 KB) leaves the line and the
 * processor to the first paint. Not so for someone signed in, whom the bar must show, nor for pages that preload it.
 */
async function boot(): Promise<void> {
  const path = pagePath(window.location.pathname)
  const prerendered = document.getElementById('root')?.firstElementChild
  const preloads = document.head.querySelector('[rel=modulepreload]')
  const kept = document.documentElement.dataset.session === 'kept'
  if (kept) sendFirstCalls(path)
  if (prerendered && !kept && !preloads) await idle()
  // Already on its way: evaluated alone, it and the application are two tasks of a slow phone instead of one.
  if (preloads) await import('./react-first.ts').catch(() => undefined)
  // So is the page, whose turn comes after the application's; elsewhere it is fetched beside it.
  if (!preloads) void PAGES[path]().catch(() => undefined)
  const { start } = await import('./start.tsx')
  if (preloads) await new Promise((resolve) => setTimeout(resolve))
  await start()
}

void boot()
