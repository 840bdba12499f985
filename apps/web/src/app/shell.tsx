import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { ChatLauncher } from '#src/features/chat/chat-launcher.tsx'
import { RestFollows } from '#src/lib/first-view.ts'
import { Logo } from '#src/ui/page/logo.tsx'
import { Awake } from './awake.tsx'
import { Footer } from './footer.tsx'
import { LoadingScreen } from './guards.tsx'
import { Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RouteErrors } from './route-error.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'

const MAIN_ID = 'conteudo'

/** The frame of every page; without navbar it is a plain bar with the logo. */
export function Shell({ navbar = true }: { navbar?: boolean }) {
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
        <Inside />
      </main>
      <Footer chat={navbar} />
      {navbar && <ChatLauncher />}
      <ScrollKeeper />
    </div>
  )
}

/** A page alone: no bar, no links, no chat. */
export function BareFrame() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh">
      <Inside />
    </main>
  )
}

/** The boundary outlives a change of page: the old page stays until the new one's chunk is here. */
function Inside() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<LoadingScreen />}>
      <RouteErrors key={pathname}>
        <Outlet />
      </RouteErrors>
      {pathname !== '/profile' && <RestFollows />}
      <Awake />
    </Suspense>
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
