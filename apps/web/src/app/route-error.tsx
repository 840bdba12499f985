import { Component, type ReactNode } from 'react'
import { Button } from '#src/ui/page/button.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** Catches a screen that failed to load or to render; React itself writes the error to the console. */
export class RouteErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FailedScreen /> : this.props.children
  }
}

/** A new version on the server leaves open pages asking for chunks that are gone: reloading mends that too. */
function FailedScreen() {
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
