import type { RouteObject } from 'react-router'
import { RequireCompany, RequireLogin } from './guards.tsx'
import { RouteError } from './route-error.tsx'
import { Root } from './shell.tsx'

/** What the shell shows around a page. */
export interface PageFrame {
  /** False on the sign-in and onboarding pages, which keep a plain bar with the logo. */
  navbar?: boolean
}

const BARE: PageFrame = { navbar: false }

/** All pages; each is a chunk of its own. The same table serves the browser and the prerender. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, lazy: () => import('./routes/landing.tsx') },
          { path: 'login', handle: BARE, lazy: () => import('./routes/login.tsx') },
          { path: 'cadastro', handle: BARE, lazy: () => import('./routes/cadastro.tsx') },
          { path: 'forgot-password', handle: BARE, lazy: () => import('./routes/forgot-password.tsx') },
          { path: 'solucoes', lazy: () => import('./routes/solucoes.tsx') },
          { path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') },
          { path: 'termos', lazy: () => import('./routes/termos.tsx') },
          { path: 'privacidade', lazy: () => import('./routes/privacidade.tsx') },
          { path: 'suporte', lazy: () => import('./routes/suporte.tsx') },
          { path: 'app-start-flow', handle: BARE, lazy: () => import('./routes/app-start-flow.tsx') },
          {
            Component: RequireLogin,
            children: [
              { path: 'settings', lazy: () => import('./routes/settings.tsx') },
              {
                path: 'onboarding/create-company',
                handle: BARE,
                lazy: () => import('./routes/onboarding-create.tsx'),
              },
              {
                path: 'onboarding/select-company',
                handle: BARE,
                lazy: () => import('./routes/onboarding-select.tsx'),
              },
              {
                Component: RequireCompany,
                children: [
                  { path: 'profile', lazy: () => import('./routes/profile.tsx') },
                  { path: 'analisar-empresa', lazy: () => import('./routes/analisar-empresa.tsx') },
                  { path: 'diagnostico-empresarial', lazy: () => import('./routes/diagnostico-empresarial.tsx') },
                ],
              },
            ],
          },
          { path: '*', lazy: () => import('./routes/not-found.tsx') },
        ],
      },
    ],
  },
]
