import type { Login } from '@norteia/contracts/account'
import { OTP_TEXT, otpField } from '@norteia/contracts/otp'
import { LoginReply } from '@norteia/contracts/user'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CodeField } from '#src/ui/fields/code-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

interface Props {
  /** What the first step sent; the password was right. */
  login: Login
  onDone: (reply: LoginReply) => void
  onBack: () => void
}

const Entries = z.object({ otp: otpField })

/** Loaded with the first login that asks for it. */
export function SecondStepForm({ login, onDone, onBack }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const [lost, setLost] = useState(false)
  const form = useAppForm({ schema: Entries, defaultValues: { otp: '' } })
  useEffect(() => root.current?.querySelector<HTMLInputElement>(`input[data-lost="${lost}"]`)?.focus(), [lost])

  const submit = form.handleSubmit(async ({ otp }) => {
    form.setBanner(null)
    try {
      onDone(await api('/login', LoginReply, { method: 'POST', body: { ...login, otp } }))
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'two_factor_invalid'
      if (refused) form.setError('otp', OTP_TEXT.wrong, { shouldFocus: true })
      else form.setBanner(error instanceof Error ? error.message : String(error))
    }
  })
  const swap = () => {
    form.reset()
    form.setBanner(null)
    setLost(!lost)
  }

  return (
    <form ref={root} method="post" noValidate onSubmit={submit} className="space-y-6">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <p className="text-muted">
        {lost ? 'Use um dos códigos de recuperação que você guardou. Cada um vale uma vez.' : OTP_TEXT.required}
      </p>
      {lost ? (
        <TextField
          key="lost"
          data-lost="true"
          label="Código de recuperação"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="figure tracking-wide uppercase"
          {...form.field('otp')}
        />
      ) : (
        <CodeField key="app" data-lost="false" label="Código do aplicativo autenticador" {...form.field('otp')} />
      )}
      <Button type="submit" loading={form.isSubmitting} className="w-full">
        {form.isSubmitting ? 'Entrando...' : 'Entrar'}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={onBack}>
          Voltar
        </Button>
        <Button variant="ghost" onClick={swap}>
          {lost ? 'Usar o aplicativo' : 'Estou sem o aplicativo'}
        </Button>
      </div>
    </form>
  )
}
