import { matchPath, Route, Routes } from 'react-router'
import { RequireCompany, RequireLogin } from './guards.tsx'
import { lazyPage } from './lazy-page.tsx'
import { Shell } from './shell.tsx'

const page = {
  landing: lazyPage(() => import('./routes/landing.tsx')),
  login: lazyPage(() => import('./routes/login.tsx')),
  signUp: lazyPage(() => import('./routes/cadastro.tsx')),
  recovery: lazyPage(() => import('./routes/forgot-password.tsx')),
  solutions: lazyPage(() => import('./routes/solucoes.tsx')),
  dashboard: lazyPage(() => import('./routes/dashboard.tsx')),
  terms: lazyPage(() => import('./routes/termos.tsx')),
  privacy: lazyPage(() => import('./routes/privacidade.tsx')),
  support: lazyPage(() => import('./routes/suporte.tsx')),
  start: lazyPage(() => import('./routes/app-start-flow.tsx')),
  settings: lazyPage(() => import('./routes/settings.tsx')),
  createCompany: lazyPage(() => import('./routes/onboarding-create.tsx')),
  selectCompany: lazyPage(() => import('./routes/onboarding-select.tsx')),
  profile: lazyPage(() => import('./routes/profile.tsx')),
  companyAnalysis: lazyPage(() => import('./routes/analisar-empresa.tsx')),
  diagnostic: lazyPage(() => import('./routes/diagnostico-empresarial.tsx')),
  notFound: lazyPage(() => import('./routes/not-found.tsx')),
}

const PAGES = {
  '/': page.landing,
  '/solucoes': page.solutions,
  '/dashboard': page.dashboard,
  '/termos': page.terms,
  '/privacidade': page.privacy,
  '/suporte': page.support,
  '*': page.notFound,
} as const
/** Sign-in and onboarding keep a plain bar with the logo. */
const BARE_PAGES = {
  '/login': page.login,
  '/cadastro': page.signUp,
  '/forgot-password': page.recovery,
  '/app-start-flow': page.start,
} as const
const ONBOARDING = {
  '/onboarding/create-company': page.createCompany,
  '/onboarding/select-company': page.selectCompany,
} as const
const LOGIN_PAGES = { '/settings': page.settings } as const
const COMPANY_PAGES = {
  '/profile': page.profile,
  '/analisar-empresa': page.companyAnalysis,
  '/diagnostico-empresarial': page.diagnostic,
} as const

const ALL = { ...BARE_PAGES, ...ONBOARDING, ...LOGIN_PAGES, ...COMPANY_PAGES, ...PAGES }

/** Fetches the chunk of the page at an address. */
export function loadPage(pathname: string): Promise<void> {
  const found = Object.entries(ALL).find(([path]) => path !== '*' && matchPath(path, pathname))
  return (found?.[1] ?? page.notFound).load()
}

const routesOf = (pages: Readonly<Record<string, (typeof page)['landing']>>) =>
  Object.entries(pages).map(([path, { Component }]) => <Route key={path} path={path} element={<Component />} />)

/** The same table serves the browser and the prerender. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routesOf(PAGES)}
        <Route element={<RequireLogin />}>
          {routesOf(LOGIN_PAGES)}
          <Route element={<RequireCompany />}>{routesOf(COMPANY_PAGES)}</Route>
        </Route>
      </Route>
      <Route element={<Shell navbar={false} />}>
        {routesOf(BARE_PAGES)}
        <Route element={<RequireLogin />}>{routesOf(ONBOARDING)}</Route>
      </Route>
    </Routes>
  )
}
