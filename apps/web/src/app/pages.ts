import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export interface PageChunk {
  Component: ComponentType
  /** Takes what came early into the cache of the first render. */
  prepare?: (queries: QueryClient) => Promise<void>
}

/** Fetches once, however often it is called. */
function once(fetchChunk: () => Promise<PageChunk>): () => Promise<PageChunk> {
  let pending: Promise<PageChunk> | undefined
  return () => {
    pending ??= fetchChunk()
    return pending
  }
}

const emailLink = once(() => import('./routes/email-link.tsx'))
const finance = once(() => import('./routes/financas.tsx'))

/** Every page by its address; '*' is the screen of an unknown one. */
export const PAGES = {
  '/': once(() => import('./routes/landing.tsx')),
  '/login': once(() => import('./routes/login.tsx')),
  '/cadastro': once(() => import('./routes/cadastro.tsx')),
  '/forgot-password': once(() => import('./routes/forgot-password.tsx')),
  '/confirmar-email': emailLink,
  '/desfazer-email': emailLink,
  '/solucoes': once(() => import('./routes/solucoes.tsx')),
  '/dashboard': once(() => import('./routes/dashboard.tsx')),
  '/termos': once(() => import('./routes/termos.tsx')),
  '/privacidade': once(() => import('./routes/privacidade.tsx')),
  '/suporte': once(() => import('./routes/suporte.tsx')),
  '/r': once(() => import('./routes/shared.tsx')),
  '/app-start-flow': once(() => import('./routes/app-start-flow.tsx')),
  '/settings': once(() => import('./routes/settings.tsx')),
  '/settings/dados': once(() => import('./routes/settings-data.tsx')),
  '/onboarding/create-company': once(() => import('./routes/onboarding-create.tsx')),
  '/onboarding/select-company': once(() => import('./routes/onboarding-select.tsx')),
  '/financas': finance,
  '/financas/movimentacoes': finance,
  '/financas/resultado': finance,
  '/financas/caixa': finance,
  '/plano': once(() => import('./routes/plano.tsx')),
  '/profile': once(() => import('./routes/profile.tsx')),
  '/analisar-empresa': once(() => import('./routes/analisar-empresa.tsx')),
  '/diagnostico-empresarial': once(() => import('./routes/diagnostico-empresarial.tsx')),
  '*': once(() => import('./routes/not-found.tsx')),
} as const
export type PagePath = keyof typeof PAGES

/** The page an address shows. */
export function pagePath(pathname: string): PagePath {
  const path = pathname.replace(/\/+$/, '') || '/'
  return Object.hasOwn(PAGES, path) ? (path as PagePath) : '*'
}
