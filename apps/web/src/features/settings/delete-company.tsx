import type { Company } from '@norteia/contracts/company'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/page/button.tsx'

const DeleteCompanyDialog = lazy(async () => ({
  default: (await import('./delete-company-dialog.tsx')).DeleteCompanyDialog,
}))

/** Deletes the company with all its data, once its name is typed. */
export function DeleteCompany({ company }: { company: Company }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="max-w-sm text-muted">Excluir apaga a empresa, os diagnósticos e as análises dela.</p>
      <Button variant="risky" onClick={() => setOpen(true)}>
        Excluir empresa
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteCompanyDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
