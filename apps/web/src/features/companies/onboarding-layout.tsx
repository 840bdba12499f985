import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { logout } from '#src/lib/logout.ts'
import { Button } from '#src/ui/button.tsx'

/** The quiet frame of the first steps: nothing but the task, and a way out. */
export function OnboardingLayout(props: { title: string; intro: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between px-4 py-4 sm:px-8">
        <Link to="/" className="inline-flex min-h-11 items-center font-display text-2xl text-ink no-underline">
          Norteia
        </Link>
        <Button type="button" variant="ghost" onClick={logout}>
          Sair
        </Button>
      </header>
      <main className={`mx-auto w-full px-4 pt-6 pb-16 sm:px-8 ${props.wide ? 'max-w-5xl' : 'max-w-2xl'}`}>
        <h1 className="text-balance font-display text-[2rem] leading-tight">{props.title}</h1>
        <p className="mt-2 mb-8 text-muted">{props.intro}</p>
        {props.children}
      </main>
    </div>
  )
}
