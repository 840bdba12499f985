import { formatDay, formatMoney, plural } from '@norteia/contracts/format'
import { ACCOUNT_KIND_NAMES, type Conta } from '@norteia/contracts/ledger'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'

interface AccountsCardProps {
  accounts: readonly Conta[]
  onAdd: () => void
  onEdit: (account: Conta) => void
}

/** Each account with its balance, and whether the bank's balances prove it. */
export function AccountsCard({ accounts, onAdd, onEdit }: AccountsCardProps) {
  return (
    <Card
      title="Contas"
      actions={
        <Button variant="ghost" size="sm" onClick={onAdd}>
          Adicionar conta
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <li
            key={account.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{account.apelido}</p>
              <p className="text-sm text-muted">
                {[
                  account.banco?.nome,
                  ACCOUNT_KIND_NAMES[account.tipo],
                  plural(account.lancamentos, 'movimentação', 'movimentações'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <button
                type="button"
                aria-label={`Editar conta ${account.apelido}`}
                onClick={() => onEdit(account)}
                className="min-h-8 text-sm text-primary underline underline-offset-4 coarse:min-h-11"
              >
                Editar
              </button>
            </div>
            <Balance saldo={account.saldo} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Balance({ saldo }: Pick<Conta, 'saldo'>) {
  return (
    <div className="figure ml-auto text-right">
      {saldo ? (
        <>
          <p className="font-semibold">{formatMoney(saldo.valor)}</p>
          <p className="text-sm text-muted">
            em {formatDay(saldo.em)} {saldo.provado && <Badge tone="positive">provado</Badge>}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">Saldo desconhecido</p>
      )}
    </div>
  )
}
