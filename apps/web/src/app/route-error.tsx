import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'

/** A screen that failed to load or to render; a new version on the server leaves old pages asking for chunks that are gone. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <Page title="Algo deu errado" width="text">
      <div role="alert">
        <h1 className="font-display text-3xl font-medium tracking-tight">Esta tela não abriu</h1>
        <p className="mt-3 text-base text-muted">
          Pode ter sido a conexão ou uma atualização da Norteia. Recarregue a página; o que você já salvou continua
          guardado.
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          Recarregar a página
        </Button>
      </div>
    </Page>
  )
}
