import { Route, Routes } from 'react-router'
import { RequireCompany, RequireLogin } from './guards.tsx'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { PAGES, type PagePath, pagePath } from './pages.ts'
import { BareFrame, Shell } from './shell.tsx'

const LAZY = Object.fromEntries(
  Object.entries(PAGES).map(([path, fetchChunk]) => [path, lazyPage(fetchChunk)]),
) as Record<PagePath, LazyPage>

/** Fetches the chunk of the page at an address, so that it renders without suspending. */
export const loadPage = (pathname: string): Promise<void> => LAZY[pagePath(pathname)].load()

const routes = (...paths: PagePath[]) =>
  paths.map((path) => {
    const { Component } = LAZY[path]
    return <Route key={path} path={path} element={<Component />} />
  })

/** The same table serves the browser and the prerender. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes('/', '/solucoes', '/dashboard', '/termos', '/privacidade', '/suporte', '*')}
        <Route element={<RequireLogin />}>
          {routes('/settings', '/settings/dados')}
          <Route element={<RequireCompany />}>
            {routes(
              '/profile',
              '/analisar-empresa',
              '/diagnostico-empresarial',
              '/financas',
              '/financas/movimentacoes',
              '/financas/resultado',
              '/financas/caixa',
              '/plano',
            )}
          </Route>
        </Route>
      </Route>
      {/* Sign-in and onboarding keep a plain bar with the logo. */}
      <Route element={<Shell navbar={false} />}>
        {routes('/login', '/cadastro', '/forgot-password', '/confirmar-email', '/desfazer-email', '/app-start-flow')}
        <Route element={<RequireLogin />}>{routes('/onboarding/create-company', '/onboarding/select-company')}</Route>
      </Route>
      {/* What people without an account are shown has nothing of the product around it. */}
      <Route element={<BareFrame />}>{routes('/r')}</Route>
    </Routes>
  )
}
