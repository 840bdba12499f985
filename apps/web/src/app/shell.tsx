import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router'
import { Logo } from '#src/ui/logo.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Providers } from './providers.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import type { PageFrame } from './router.tsx'

export const MAIN_ID = 'conteudo'

/** The frame of every page. */
export function Root() {
  return (
    <Providers>
      <Shell />
    </Providers>
  )
}

function Shell() {
  const frame = useMatches().at(-1)?.handle as PageFrame | undefined
  const navbar = frame?.navbar !== false
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-medium text-on-primary focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <RouteAnnouncer />
      {navbar ? <Navbar /> : <PlainBar />}
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </main>
      {navbar && <Footer />}
      <ScrollRestoration />
    </div>
  )
}

function PlainBar() {
  return (
    <header className="mx-auto flex h-16 w-full max-w-content shrink-0 items-center px-4 sm:px-6 print:hidden">
      <Link to="/" aria-label="Norteia, página inicial" className="flex min-h-11 items-center rounded-md">
        <Logo />
      </Link>
    </header>
  )
}
