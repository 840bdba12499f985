import type { Company } from '@norteia/contracts/company'
import { Ok } from '@norteia/contracts/fields'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

export function DeleteCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { remove } = useCompanies()
  const queries = useQueryClient()
  const toast = useToast()
  const formId = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (name.trim() !== company.nome.trim()) {
      setError('Digite o nome da empresa exatamente como está acima.')
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await api(`/companies/${company.id}`, Ok, { method: 'DELETE' })
      onClose()
      remove(company.id)
      queries.removeQueries({ queryKey: ['companies', company.id] })
      toast.success('Empresa excluída.')
    } catch (cause) {
      setBusy(false)
      setFailure(cause instanceof Error ? cause.message : String(cause))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir empresa"
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="danger" loading={busy}>
          Excluir definitivamente
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="space-y-4">
        <p>
          Isto apaga <strong className="break-words">{company.nome}</strong> com diagnósticos, análises, faturamento
          mensal e automações. Não dá para desfazer.
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Nome da empresa para confirmar"
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
