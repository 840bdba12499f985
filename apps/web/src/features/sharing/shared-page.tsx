import { formatDate } from '@norteia/contracts/format'
import { type OpenedShare, OpenedShareReply, SHARE_TEXT } from '@norteia/contracts/sharing'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/page/button.tsx'
import { Logo } from '#src/ui/page/logo.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { SharedContentView } from './shared-content.tsx'
import { takeToken } from './shared-token.ts'

type State =
  | { status: 'opening' }
  | { status: 'password'; problem?: string }
  | { status: 'failed'; message: string; again: boolean }
  | { status: 'open'; share: OpenedShare }

// Few links have a password.
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }))

/** What somebody with a link sees: the frozen copy and nothing of the product around it. */
export function SharedPage() {
  const [state, setState] = useState<State>({ status: 'opening' })
  const open = useCallback(async (senha?: string) => {
    const token = takeToken()
    if (!token) return setState({ status: 'failed', message: SHARE_TEXT.gone, again: false })
    try {
      const body = { token, ...(senha !== undefined && { senha }) }
      const { data } = await api('/partilhas/abrir', OpenedShareReply, { method: 'POST', body })
      setState({ status: 'open', share: data })
    } catch (error) {
      setState(stateAfter(error))
    }
  }, [])

  useEffect(() => {
    void open()
    const again = () => {
      setState({ status: 'opening' })
      void open()
    }
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [open])

  return (
    <Page title="Link compartilhado" width="full">
      <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12 print:max-w-none print:p-0">
        {state.status === 'open' ? (
          <Opened share={state.share} />
        ) : (
          <div className="mx-auto grid max-w-sm gap-6 pt-8">
            <Logo />
            <h1 className="font-display text-3xl leading-tight font-medium">Link compartilhado</h1>
            {state.status === 'opening' && (
              <p role="status" className="text-base text-muted">
                Carregando...
              </p>
            )}
            {state.status === 'password' && (
              <Suspense fallback={null}>
                <PasswordForm problem={state.problem} onOpen={open} />
              </Suspense>
            )}
            {state.status === 'failed' && (
              <div role="alert" className="grid justify-items-start gap-4">
                <p className="text-base">{state.message}</p>
                {state.again ? (
                  <Button variant="secondary" onClick={() => void open()}>
                    Tentar novamente
                  </Button>
                ) : (
                  <p className="text-muted">Confira se o endereço foi copiado inteiro ou peça outro a quem enviou.</p>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}

function stateAfter(error: unknown): State {
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  if (status === 403) return { status: 'password', ...(message !== SHARE_TEXT.passwordNeeded && { problem: message }) }
  if (status === 429) return { status: 'failed', message, again: true }
  return { status: 'failed', message, again: status !== 404 }
}

const TITLES = { analise: 'Análise', resultado: 'Resultado do mês', caixa: 'Caixa das próximas 13 semanas' } as const

function Opened({ share: { tipo, empresa, criadaEm, conteudo } }: { share: OpenedShare }) {
  return (
    <article className="grid grid-cols-1 gap-10">
      <header className="grid gap-4 border-b border-line pb-6">
        <div className="flex items-center justify-between gap-4">
          <Logo />
          <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
        <div>
          <h1 className="font-display text-3xl leading-tight font-medium tracking-tight wrap-anywhere sm:text-4xl">
            {empresa}
          </h1>
          <p className="mt-2 text-base text-muted">
            {TITLES[tipo]} · cópia de {formatDate(criadaEm)}, que não muda mais
          </p>
        </div>
      </header>
      <SharedContentView conteudo={conteudo} />
    </article>
  )
}
