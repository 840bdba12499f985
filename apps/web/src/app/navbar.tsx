import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { afterFirstView } from '#src/lib/first-view.ts'
import { laterPart } from '#src/lib/later-part.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Logo } from '#src/ui/page/logo.tsx'
import { navLinks } from './nav-links.ts'

const NotificationCentre = laterPart(
  async () => (await import('#src/features/notifications/notification-centre.tsx')).NotificationCentre,
)
const AccountMenu = laterPart(async () => (await import('./account-menu.tsx')).AccountMenu)

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

const SCROLL_THRESHOLD = 20

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD)
    // Asked at once, the browser would have to lay the whole page out within this effect.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return scrolled
}

export const isActiveLink = (pathname: string, to: string, exact: boolean) =>
  pathname === to || (!exact && pathname.startsWith(`${to}/`))

export function Navbar() {
  const { pathname } = useLocation()
  const signedIn = useSession().status === 'authenticated'
  const scrolled = useScrolled()
  // The address a menu was opened on: any change of page closes it.
  const [openOn, setOpenOn] = useState<string>()
  // Not needed for the first paint, but there when it is pressed, also without a connection. Wide windows have no such button.
  useEffect(() => {
    if (!window.matchMedia('(min-width: 48rem)').matches) void afterFirstView(loadMenu).catch(() => undefined)
  }, [])
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={cx(
        'sticky top-0 z-30 border-b transition-colors duration-200 print:hidden',
        scrolled ? 'border-line bg-card' : 'border-transparent bg-background',
      )}
    >
      <div className="mx-auto flex h-16 max-w-content items-center gap-2 px-4 md:gap-8 sm:px-6">
        <Link
          to="/"
          aria-label="Norteia, página inicial"
          className="flex min-h-11 min-w-0 items-center overflow-hidden rounded-md"
        >
          <Logo />
        </Link>
        <nav aria-label="Principal" className="hidden h-full items-stretch gap-6 md:flex">
          {navLinks(signedIn).map(({ to, label, exact }) => {
            const active = isActiveLink(pathname, to, exact)
            return (
              <Link
                key={to}
                to={to}
                aria-current={active ? 'page' : undefined}
                className={cx(
                  'flex items-center border-y-2 border-t-transparent px-1 font-medium transition-colors duration-150 forced-colors:border-t-[Canvas]',
                  active
                    ? 'border-b-primary text-ink forced-colors:border-b-[Highlight]'
                    : 'border-b-transparent text-muted hover:text-ink forced-colors:border-b-[Canvas]',
                )}
              >
                {label}
              </Link>
            )
          })}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          <Notices key={`avisos ${pathname}`} />
          <div className="hidden items-center gap-2 md:flex">
            <Account key={pathname} />
          </div>
        </div>
        <button
          type="button"
          aria-label="Abrir menu"
          aria-expanded={openOn === pathname}
          onClick={() => setOpenOn(pathname)}
          className="-mx-2 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken md:hidden"
        >
          <MenuIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      {openOn === pathname && (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setOpenOn(undefined)} />
        </Suspense>
      )}
    </header>
  )
}

/** Of a signed-in user only: public pages do without its code. Keyed by the address, like the account's menu. */
function Notices() {
  if (useSession().status !== 'authenticated') return null
  return <NotificationCentre fallback={<span className="size-10 coarse:size-11" />} />
}

/** Keyed by the address, so that the menu closes on every change of page. */
function Account() {
  const session = useSession()
  useEffect(() => {
    if (session.status !== 'loading') delete document.documentElement.dataset.session
  }, [session.status])
  if (session.status !== 'authenticated')
    return (
      <div className="visitor-only flex gap-2">
        <ButtonLink to="/login" variant="ghost">
          Login
        </ButtonLink>
        <ButtonLink to="/cadastro">Cadastro</ButtonLink>
      </div>
    )
  return <AccountMenu {...session.user} fallback={<span className="h-10 w-24 coarse:h-11" />} />
}
