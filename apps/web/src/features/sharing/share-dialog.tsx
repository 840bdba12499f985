import { plural } from '@norteia/contracts/format'
import { CreateShare, DEFAULT_SHARE_DAYS, SHARE_DAYS } from '@norteia/contracts/sharing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { copyText } from './copy-text.ts'
import { ShareList } from './share-list.tsx'
import { createShare, sharesQuery } from './sharing.queries.ts'

// With the dialog in one chunk: each chunk more weighs on the first page of all.
export { ShareList }

const Entries = z.object({ dias: z.string(), senha: z.string(), incluirPalavras: z.boolean() })
const { dias, senha, incluirPalavras } = CreateShare.shape
const Choices = z.object({ dias, senha, incluirPalavras })
const Form = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ dias, senha, incluirPalavras }): z.input<typeof Choices> => ({
        dias: (SHARE_DAYS.find((days) => String(days) === dias) ?? 0) as 7,
        ...(senha !== '' && { senha }),
        ...(incluirPalavras && { incluirPalavras }),
      }),
    ),
  ),
  Choices,
)

const WHAT = {
  analise: 'desta análise',
  resultado: 'deste resultado',
  caixa: 'deste caixa',
} as const

interface ShareDialogProps {
  companyId: string
  share: Pick<CreateShare, 'tipo' | 'referencia'>
  note?: string | undefined
  onClose: () => void
}

/** Makes a link to a frozen copy, shows its address once, and lists the others. */
export function ShareDialog({ companyId, share, note, onClose }: ShareDialogProps) {
  const queries = useQueryClient()
  const [url, setUrl] = useState<string>()
  const form = useAppForm({
    schema: Form,
    defaultValues: { dias: String(DEFAULT_SHARE_DAYS), senha: '', incluirPalavras: false },
  })
  const submit = form.handleSubmit(async (choices) => {
    try {
      setUrl(await createShare(companyId, { ...share, ...choices }))
      void queries.invalidateQueries({ queryKey: sharesQuery(companyId).queryKey })
    } catch (error) {
      form.showFailure(error, 'Não foi possível criar o link. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Criar link">
      <div className="grid gap-6">
        {url ? (
          <Created url={url} />
        ) : (
          <form method="post" noValidate onSubmit={submit} className="grid gap-4">
            <p className="text-muted">
              Quem tiver o link vê uma cópia {WHAT[share.tipo]} como está agora, sem nomes de clientes ou fornecedores.
              O que você mudar depois não aparece nela.
            </p>
            {note && <p className="font-medium wrap-anywhere">{note}</p>}
            {form.banner && <Banner tone="error">{form.banner}</Banner>}
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <SelectField
                label="Validade"
                placeholder={null}
                options={SHARE_DAYS.map((days) => ({ value: String(days), label: plural(days, 'dia') }))}
                {...form.field('dias')}
              />
              <PasswordField
                label="Senha (opcional)"
                autoComplete="new-password"
                help="Envie por outro caminho, não junto do link."
                {...form.field('senha')}
              />
            </div>
            {share.tipo === 'analise' && (
              <CheckboxField
                label="Incluir minhas palavras"
                help="O que você escreveu no diagnóstico e a análise cita."
                {...form.field('incluirPalavras')}
              />
            )}
            <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
              Criar link
            </Button>
          </form>
        )}
        <ShareList companyId={companyId} />
      </div>
    </Dialog>
  )
}

function Created({ url }: { url: string }) {
  const toast = useToast()
  return (
    <div className="grid gap-4">
      <p className="text-base font-medium" role="status">
        Link criado. Copie agora: o endereço não aparece de novo.
      </p>
      <TextField label="Endereço do link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <Button className="justify-self-start" onClick={() => void copyText(url, toast, 'Link copiado.')}>
        Copiar link
      </Button>
    </div>
  )
}
