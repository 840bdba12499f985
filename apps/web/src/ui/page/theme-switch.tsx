import { Monitor, Moon, Sun } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { setTheme, type Theme, useTheme } from './theme.ts'

const CHOICES: readonly { theme: Theme; label: string; icon: typeof Sun }[] = [
  { theme: 'system', label: 'Tema do sistema', icon: Monitor },
  { theme: 'light', label: 'Tema claro', icon: Sun },
  { theme: 'dark', label: 'Tema escuro', icon: Moon },
]

export function ThemeSwitch() {
  const theme = useTheme()
  const name = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  useChosenBefore(root, theme)
  return (
    <fieldset ref={root} className="inline-flex rounded-full border border-line bg-card p-0.5">
      <legend className="sr-only">Tema</legend>
      {CHOICES.map(({ theme: choice, label, icon: Icon }) => (
        <label
          key={choice}
          title={label}
          className={cx(
            'flex size-8 cursor-pointer items-center justify-center rounded-full border border-transparent text-muted hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary coarse:size-11',
            theme === choice ? 'forced-colors:border-[Highlight]' : 'forced-colors:border-[Canvas]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            aria-label={label}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}

/** Takes over what was chosen in the prerendered page, before anything listened. */
function useChosenBefore(root: RefObject<HTMLFieldSetElement | null>, rendered: Theme) {
  const first = useRef(rendered)
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const choice = CHOICES.find(({ theme }) => theme === chosen)
    if (choice && choice.theme !== first.current) setTheme(choice.theme)
  }, [root])
}
