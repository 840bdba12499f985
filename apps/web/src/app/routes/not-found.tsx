import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  return (
    <Page title="Página não encontrada">
      <div className="flex min-h-[55dvh] flex-col items-center justify-center text-center">
        <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 text-primary">
          <circle cx="48" cy="48" r="44" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.35" />
          <path d="M48 8v6M48 82v6M8 48h6M82 48h6" stroke="currentColor" strokeWidth="1.5" opacity="0.6" />
          <g transform="rotate(128 48 48)">
            <path d="M48 18 60 48H36Z" fill="currentColor" />
            <path d="M48 78 36 48h24Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
          </g>
        </svg>
        <p className="mt-6 text-muted">Erro 404</p>
        <h1 className="mt-2 font-display text-3xl leading-tight sm:text-4xl font-medium tracking-tight">
          Página não encontrada
        </h1>
        <p className="mt-3 max-w-md text-base text-muted">
          O endereço mudou ou foi digitado com um engano. Volte ao início e siga dali.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-2">
          <ButtonLink to="/">Voltar ao início</ButtonLink>
          <ButtonLink to="/suporte" variant="secondary">
            Falar com o suporte
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
