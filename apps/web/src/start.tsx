import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { PAGES, pagePath } from './app/pages.ts'
import { loadPage } from './app/router.tsx'
import { loadSignedIn } from './lib/companies/company.tsx'
import { afterFirstView, holdBack } from './lib/first-view.ts'
import { readToken } from './lib/session/session.ts'

/** Answers that were asked for early are waited for this long: the frame that stands meanwhile is what would be rendered. */
const EARLY_MS = 200

/** Fetched with the page, manifest and icon would take two of a browser's six connections before the scripts. */
async function offerInstalling(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

async function takeEarlyAnswers(): Promise<void> {
  const [{ warmUp }, { prepare }] = await Promise.all([loadSignedIn(), PAGES[pagePath(window.location.pathname)]()])
  const soon = new Promise((resolve) => setTimeout(resolve, EARLY_MS))
  await Promise.race([warmUp(prepare), soon])
}

/** Renders the page, once its chunk is here: prerendered HTML can only be hydrated by what rendered it. */
export async function start(): Promise<void> {
  const signedIn = readToken() !== null
  if (signedIn && pagePath(window.location.pathname) === '/profile') holdBack()
  // A failed chunk is shown by the page's error screen.
  await Promise.allSettled([loadPage(window.location.pathname), signedIn ? loadSignedIn() : undefined])
  if (signedIn) await takeEarlyAnswers().catch(() => undefined)
  const element = document.getElementById('root')
  if (!element) throw new Error('no #root')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices: a phone answers a touch in between.
  startTransition(() => {
    // The prerendered page is a visitor's: for somebody signed in all of it would be hydrated and then rendered anew.
    if (element.firstElementChild && !signedIn) hydrateRoot(element, app)
    else createRoot(element).render(app)
  })
  void afterFirstView(offerInstalling)
}
