import './ui/tokens.css'
import { PAGES, pagePath } from './app/pages.ts'
import { firstSign } from './app/wake.ts'
import { sendFirstCalls } from './lib/api/early.ts'

/**
 * A prerendered page can be read and filled in without scripts: its application (over 100 KB) comes with the first sign
 * of a visitor. Not so for someone signed in, whom the bar must show, nor for a page that was given a state to tell.
 */
async function boot(): Promise<void> {
  const path = pagePath(window.location.pathname)
  const prerendered = document.getElementById('root')?.firstElementChild
  const preloads = document.head.querySelector('[rel=modulepreload]')
  const kept = document.documentElement.dataset.session === 'kept'
  if (kept) sendFirstCalls(path)
  const sleeps = prerendered && !kept && !window.history.state && !preloads
  const onReady = sleeps ? await firstSign() : () => undefined
  void PAGES[path]().catch(() => undefined)
  const { start } = await import('./start.tsx')
  await start(onReady)
}

void boot()
