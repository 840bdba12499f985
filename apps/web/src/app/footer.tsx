import { Link } from 'react-router'
import { cx } from '#src/ui/page/cx.ts'
import { Logo } from '#src/ui/page/logo.tsx'
import { ThemeSwitch } from '#src/ui/page/theme-switch.tsx'
import { COPYRIGHT, FOOTER_LINKS } from './nav-links.ts'

/** @param chat whether the chat's button is in the lower corner */
export function Footer({ chat }: { chat: boolean }) {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div
        className={cx(
          'mx-auto flex max-w-content flex-col gap-6 px-4 pt-8 sm:px-6 md:flex-row md:items-center md:justify-between md:pb-8',
          chat ? 'pb-24' : 'pb-8',
        )}
      >
        <div>
          <Logo />
          <p className="mt-2 text-muted">Uma inteligência artificial para gestão e performance empresarial.</p>
        </div>
        <div className="flex flex-col gap-4 md:items-end">
          <nav aria-label="Rodapé" className="flex flex-wrap gap-x-6">
            {FOOTER_LINKS.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline coarse:min-h-11"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className={cx('flex flex-wrap items-center gap-4 text-muted', chat && 'md:pr-16 xl:pr-0')}>
            <p>{COPYRIGHT}</p>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
