import { Ok } from '@norteia/contracts/fields'
import { ConfirmTwoFactor, EndTwoFactor, TwoFactorCodes, type TwoFactorOffer } from '@norteia/contracts/two-factor'
import { useEffect, useRef } from 'react'
import { api } from '#src/lib/api/api.ts'
import { saveFile } from '#src/lib/api/download.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CodeField } from '#src/ui/fields/code-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

const APP_CODE = 'Código do aplicativo autenticador'
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The first field of a step that opened by a press takes the focus. */
function useFirstField() {
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return root
}

/** The picture to scan and the secret to type, until a code of the app comes back. */
export function SetUpTwoFactor({
  offer,
  onDone,
  onCancel,
}: {
  offer: TwoFactorOffer['data']
  onDone: (codes: string[]) => void
  onCancel: () => void
}) {
  const root = useFirstField()
  const form = useAppForm({ schema: ConfirmTwoFactor, defaultValues: { otp: '' } })
  const submit = form.handleSubmit(async (body) => {
    form.setBanner(null)
    try {
      const { data } = await api('/users/me/two-factor/confirm', TwoFactorCodes, { method: 'POST', body })
      onDone(data.recoveryCodes)
    } catch (error) {
      form.showFailure(error, messageOf(error))
    }
  })
  return (
    <form ref={root} method="post" noValidate onSubmit={submit} className="mt-3 space-y-5">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <ol className="list-decimal space-y-2 pl-5 text-muted">
        <li>
          Instale um aplicativo autenticador no celular, como Google Authenticator, Microsoft Authenticator ou Aegis.
        </li>
        <li>Nele, escaneie este código QR. Sem câmera, digite a chave.</li>
        <li>Digite abaixo os seis números que o aplicativo mostrar.</li>
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(offer.qrSvg)}`}
          alt="Código QR para o aplicativo autenticador"
          width={176}
          height={176}
          className="rounded-md border border-line bg-white"
        />
        <div className="min-w-0 grow basis-40">
          <p className="text-sm text-muted">Chave</p>
          <p className="figure break-words select-all">{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
      <CodeField label={APP_CODE} {...form.field('otp')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.isSubmitting}>
          Ativar verificação
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** Shown once: the server keeps hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () => {
    const text = ['Códigos de recuperação da Norteia. Cada um vale uma vez.', '', ...codes, ''].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'norteia-codigos-de-recuperacao.txt')
  }
  return (
    <div className="mt-3 space-y-4">
      <Banner tone="success">A verificação em duas etapas está ativa.</Banner>
      <p>
        Guarde estes códigos fora do celular. Se você ficar sem o aplicativo, cada um deles vale uma vez no lugar do
        código. Eles não serão mostrados de novo.
      </p>
      <ul aria-label="Códigos de recuperação" className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="figure select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={download}>
          Baixar códigos
        </Button>
        <Button onClick={onDone}>Já guardei</Button>
      </div>
    </div>
  )
}

export function EndTwoFactorForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const root = useFirstField()
  const form = useAppForm({ schema: EndTwoFactor, defaultValues: { currentPassword: '', otp: '' } })
  const submit = form.handleSubmit(async (body) => {
    form.setBanner(null)
    try {
      await api('/users/me/two-factor', Ok, { method: 'DELETE', body })
      onDone()
    } catch (error) {
      form.showFailure(error, messageOf(error))
    }
  })
  return (
    <form ref={root} method="post" noValidate onSubmit={submit} className="mt-3 space-y-5">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('currentPassword')} />
      <SecondStepField {...form.field('otp')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={form.isSubmitting}>
          Desativar verificação
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** A code of the app or one of the recovery codes. */
export function SecondStepField(props: Omit<Parameters<typeof TextField>[0], 'label'>) {
  return (
    <TextField
      label={APP_CODE}
      help="Ou um dos seus códigos de recuperação."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
