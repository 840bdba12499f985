import type { ReactNode } from 'react'
import { logout } from '#src/lib/api/logout.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Button } from '#src/ui/page/button.tsx'

/** The quiet frame of the first steps: nothing but the task, and a way out. */
export function OnboardingLayout(props: { title: string; intro: string; wide?: boolean; children: ReactNode }) {
  const { user } = useSession()
  return (
    <div className={`mx-auto w-full px-4 pt-4 pb-16 sm:px-6 ${props.wide ? 'max-w-5xl' : 'max-w-2xl'}`}>
      <h1 className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">{props.title}</h1>
      <p className="mt-2 mb-8 text-base text-muted">{props.intro}</p>
      {props.children}
      <p className="mt-12 flex flex-wrap items-center gap-x-1 border-t border-line pt-4 text-muted">
        <span className="min-w-0 break-words">Você entrou como {user?.email}.</span>
        <Button variant="ghost" size="sm" className="-ml-3 underline underline-offset-4" onClick={logout}>
          Sair
        </Button>
      </p>
    </div>
  )
}
