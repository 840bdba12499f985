import type { Company } from '@norteia/contracts/company'
import { Ok } from '@norteia/contracts/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'
import { api } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useAppForm } from '#src/lib/forms/form.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

const confirmation = (name: string) =>
  z.object({
    name: z.string().check(
      z.refine((typed) => typed.trim() === name.trim(), {
        error: 'Digite o nome da empresa exatamente como está acima.',
      }),
    ),
  })

export function DeleteCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { remove } = useCompanies()
  const queries = useQueryClient()
  const toast = useToast()
  const formId = useId()
  const form = useAppForm({ schema: confirmation(company.nome), defaultValues: { name: '' } })

  const submit = form.handleSubmit(async () => {
    form.setBanner(null)
    try {
      await api(`/companies/${company.id}`, Ok, { method: 'DELETE' })
      onClose()
      remove(company.id)
      queries.removeQueries({ queryKey: ['companies', company.id] })
      toast.success('Empresa excluída.')
    } catch (error) {
      form.showFailure(error, error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir empresa"
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="danger" loading={form.isSubmitting}>
          Excluir definitivamente
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="space-y-4">
        <p>
          Isto apaga <strong className="break-words">{company.nome}</strong> com diagnósticos, análises, faturamento
          mensal e automações. Não dá para desfazer.
        </p>
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextField label="Nome da empresa para confirmar" autoComplete="off" {...form.field('name')} />
      </form>
    </Dialog>
  )
}
