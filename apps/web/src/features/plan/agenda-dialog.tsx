import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#src/lib/api/api.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { buttonStyle } from '#src/ui/page/button-style.ts'
import { endAgenda, openAgenda } from './plan.queries.ts'

const messageOf = (error: unknown, otherwise: string) => (error instanceof ApiError ? error.message : otherwise)

/** Makes an address for calendar programs, shows it once, and ends it. */
export function AgendaDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const toast = useToast()
  const open = useMutation({
    mutationFn: () => openAgenda(companyId),
    onError: (error) => toast.error(messageOf(error, 'Não foi possível criar o endereço. Tente de novo.')),
  })
  const end = useMutation({
    mutationFn: () => endAgenda(companyId),
    onSuccess: () => {
      open.reset()
      toast.success('Endereço encerrado.')
    },
    onError: (error) => toast.error(messageOf(error, 'Não foi possível encerrar o endereço. Tente de novo.')),
  })
  const url = open.data
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Endereço copiado.'),
      () => toast.error('Não foi possível copiar. Selecione o endereço e copie você mesmo.'),
    )
  return (
    <Dialog open onClose={onClose} title="Assinar agenda">
      <div className="grid gap-5">
        <p className="text-base">
          As tarefas com prazo aparecem no calendário do seu celular ou computador e mudam junto com o plano. Funciona
          com Google Agenda, Apple e Outlook, por um endereço só seu.
        </p>
        {url ? (
          <div className="grid gap-4">
            <p role="status" className="font-medium">
              Endereço criado. Copie agora: ele não aparece de novo.
            </p>
            <TextField label="Endereço da agenda" readOnly value={url} onFocus={(event) => event.target.select()} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void copy(url)}>Copiar endereço</Button>
              <a className={buttonStyle('secondary')} href={url.replace(/^https?:/, 'webcal:')}>
                Abrir no calendário
              </a>
            </div>
          </div>
        ) : (
          <Button className="justify-self-start" loading={open.isPending} onClick={() => open.mutate()}>
            Criar endereço
          </Button>
        )}
        <div className="grid justify-items-start gap-3 border-t border-line pt-4">
          <p className="text-muted">
            Quem tiver o endereço vê as tarefas. Um endereço novo encerra o anterior, e você pode encerrar sem criar
            outro.
          </p>
          <Button variant="risky" size="sm" loading={end.isPending} onClick={() => end.mutate()}>
            Encerrar endereço
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
