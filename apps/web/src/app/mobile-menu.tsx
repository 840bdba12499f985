import { X } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '#src/lib/session/session.ts'
import { useModal } from '#src/ui/overlays/modal.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Logo } from '#src/ui/page/logo.tsx'
import { ThemeSwitch } from '#src/ui/page/theme-switch.tsx'
import { COPYRIGHT, FOOTER_LINKS, navLinks } from './nav-links.ts'
import { isActiveLink } from './navbar.tsx'

// For signed-in users the bar has already fetched it; visitors never need it.
const AccountLinks = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountLinks }))

/** The whole-screen menu of narrow windows: everything the bar and the footer hold. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const session = useSession()
  const ref = useModal(onClose)
  // Turned to a wide window the bar shows everything itself.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48rem)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <dialog
      ref={ref}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto border-0 bg-background px-4 pb-6"
    >
      <div className="flex h-16 shrink-0 items-center justify-between">
        <Logo />
        <button
          type="button"
          aria-label="Fechar menu"
          onClick={onClose}
          className="-mr-2 flex size-11 items-center justify-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <nav aria-label="Menu" className="grid border-b border-line pb-4">
        {navLinks(session.status === 'authenticated').map(({ to, label, exact }) => {
          const active = isActiveLink(pathname, to, exact)
          return (
            <Link
              key={to}
              to={to}
              onClick={onClose}
              aria-current={active ? 'page' : undefined}
              className={cx('flex min-h-12 items-center text-lg font-medium', active && 'text-primary')}
            >
              {label}
            </Link>
          )
        })}
      </nav>
      {session.status === 'authenticated' ? (
        <div className="py-4">
          <div className="px-3 pb-3">
            <p className="truncate font-medium">{session.user.name}</p>
            <p className="truncate text-muted">{session.user.email}</p>
          </div>
          <Suspense fallback={null}>
            <AccountLinks onDone={onClose} />
          </Suspense>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-2 py-6">
          <ButtonLink to="/login" variant="secondary" onClick={onClose}>
            Login
          </ButtonLink>
          <ButtonLink to="/cadastro" onClick={onClose}>
            Cadastro
          </ButtonLink>
        </div>
      )}
      <div className="mt-auto grid gap-4 border-t border-line pt-4">
        <div className="flex flex-wrap gap-x-6">
          {FOOTER_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} onClick={onClose} className="flex min-h-11 items-center text-muted">
              {label}
            </Link>
          ))}
        </div>
        <div className="flex items-center justify-between gap-4">
          <p className="text-xs text-muted">{COPYRIGHT}</p>
          <ThemeSwitch />
        </div>
      </div>
    </dialog>
  )
}
