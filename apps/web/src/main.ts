import './ui/tokens.css'
import { PAGES, pagePath } from './app/pages.ts'
import { firstSign } from './app/wake.ts'

/** The landing page is whole without scripts: its application (over 100 KB) comes with the first sign of a visitor. */
async function boot(): Promise<void> {
  const path = pagePath(window.location.pathname)
  const prerendered = document.getElementById('root')?.firstElementChild
  // Set by theme.js: someone is signed in, so the bar must show who.
  const kept = document.documentElement.dataset.session === 'kept'
  const onReady = path === '/' && prerendered && !kept ? await firstSign() : () => undefined
  void PAGES[path]().catch(() => undefined)
  const { start } = await import('./start.tsx')
  await start(onReady)
}

void boot()
