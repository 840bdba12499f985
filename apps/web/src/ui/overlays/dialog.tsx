import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { useModal } from './modal.ts'

interface DialogProps {
  open: boolean
  /** Esc, the cross and a click beside the dialog ask for it. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl', full: 'sm:max-w-[calc(100vw-4rem)]' } as const

/**
 * The browser's own modal dialog: the page behind is inert, the focus comes back on closing. Its head holds the button
 * 'Fechar', so a footer needs none. On a phone it is a sheet from the lower edge.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, footer, size = 'md' }: Omit<DialogProps, 'open'>) {
  const ref = useModal(onClose)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without asking.
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={cx(
        'm-0 mt-auto flex max-h-[92dvh] w-full max-w-none flex-col overflow-hidden rounded-t-xl border border-line bg-card p-0 shadow-raise backdrop:bg-shade sm:m-auto sm:rounded-lg print:static print:max-h-none print:overflow-visible print:border-0 print:shadow-none',
        SIZES[size],
      )}
    >
      <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 sm:px-6 sm:py-4">
        <h2 id={titleId} className="py-2 text-base font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Fechar"
          onClick={onClose}
          className="-mr-2 flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink coarse:size-11 print:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 sm:px-6 print:overflow-visible">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 sm:px-6 print:hidden">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
