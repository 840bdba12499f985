import './ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadPage } from './app/router.tsx'
import { loadSignedIn } from './lib/company.tsx'
import { readToken } from './lib/session.ts'

/** The first page's chunk is awaited: prerendered HTML can only be hydrated by what rendered it. */
async function start(): Promise<void> {
  // A failed chunk is told by the page's error screen.
  await Promise.allSettled([loadPage(window.location.pathname), readToken() ? loadSignedIn() : undefined])
  const element = document.getElementById('root')
  if (!element) throw new Error('no #root')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (element.firstElementChild) hydrateRoot(element, app)
  else createRoot(element).render(app)
}

void start()
