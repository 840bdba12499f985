import { ChevronDown } from 'lucide-react'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { AccountLinks } from './account-links.tsx'
import { firstWord } from './nav-links.ts'

export { AccountLinks }

/** The dropdown of a signed-in user; public pages do without its code. */
export function AccountMenu({ name, email }: { name: string; email: string }) {
  return (
    <Popover
      label="Sua conta"
      align="end"
      className="w-72 p-1"
      trigger={(props) => (
        <button
          {...props}
          className="flex min-h-10 items-center gap-2 rounded-md border border-transparent py-1 pr-2 pl-1 font-medium hover:bg-sunken aria-expanded:border-line aria-expanded:bg-sunken coarse:min-h-11"
        >
          <span
            aria-hidden="true"
            className="flex size-8 items-center justify-center rounded-full bg-primary-soft text-sm text-primary"
          >
            {firstWord(name).slice(0, 1).toLocaleUpperCase('pt-BR')}
          </span>
          <span className="max-w-40 truncate">{firstWord(name)}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="border-b border-line px-3 pt-2 pb-3">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-muted">{email}</p>
          </div>
          <div className="pt-1">
            <AccountLinks onDone={close} />
          </div>
        </>
      )}
    </Popover>
  )
}
