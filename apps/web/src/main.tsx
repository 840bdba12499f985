import './ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoutes } from './app/router.tsx'

/** The first page's chunks are awaited: prerendered HTML can only be hydrated by what rendered it. */
async function start(): Promise<void> {
  const routes = createRoutes()
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  const element = document.getElementById('root')
  if (!element) throw new Error('no #root')
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  if (element.firstElementChild) hydrateRoot(element, app)
  else createRoot(element).render(app)
}

void start()
