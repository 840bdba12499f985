/** Page paths of the site: the server answers these with the page shell and status 200, any other with the 404 screen. */
export const PUBLIC_PAGES = [
  '/',
  '/login',
  '/cadastro',
  '/forgot-password',
  '/solucoes',
  '/dashboard',
  '/termos',
  '/privacidade',
  '/suporte',
] as const

export const PRIVATE_PAGES = [
  '/profile',
  '/settings',
  '/analisar-empresa',
  '/diagnostico-empresarial',
  '/onboarding/create-company',
  '/onboarding/select-company',
  '/app-start-flow',
] as const

export const PAGES: readonly string[] = [...PUBLIC_PAGES, ...PRIVATE_PAGES]
