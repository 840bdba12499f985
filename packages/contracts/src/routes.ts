/** Page paths of the site: the server answers these with the page shell and status 200, any other with the 404 screen. */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/cadastro',
  '/forgot-password',
  '/confirmar-email',
  '/desfazer-email',
  '/solucoes',
  '/dashboard',
  '/termos',
  '/privacidade',
  '/suporte',
  '/r',
] as const

export const PRIVATE_PAGES = [
  '/profile',
  '/financas',
  '/financas/movimentacoes',
  '/financas/resultado',
  '/financas/caixa',
  '/plano',
  '/settings',
  '/settings/dados',
  '/analisar-empresa',
  '/diagnostico-empresarial',
  '/onboarding/create-company',
  '/onboarding/select-company',
  '/app-start-flow',
] as const

export const PAGES: readonly string[] = [...PUBLIC_PAGES, ...PRIVATE_PAGES]

/** First segments of the server's own GET addresses; those of pages are not among them. */
const SERVER_READS =
  /^\/(?:api|companies|users|diagnostics|notifications|unsubscribe|agenda|\.well-known|healthz|readyz|openapi\.json|docs)(?:[/?]|$)/

/**
 * Whether the server answers a request, rather than the site: POST /login is a call, GET /login a page.
 * A browser's own navigation (Accept: text/html) reaches the server only for its few readable pages.
 */
export function belongsToServer(method: string, url: string, accept: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true
  if (!SERVER_READS.test(url)) return false
  return !accept.includes('text/html') || /^\/(?:unsubscribe|agenda|\.well-known|docs|openapi\.json)/.test(url)
}
