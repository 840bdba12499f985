import { formatDay, formatMoney, plural } from '@norteia/contracts/format'
import { ACCOUNT_KIND_NAMES, type Conta } from '@norteia/contracts/ledger'
import { Badge } from '#src/ui/page/badge.tsx'
import { Card } from '#src/ui/page/card.tsx'

/** Each account with its balance, and whether the bank's balances prove it. */
export function AccountsCard({ accounts }: { accounts: readonly Conta[] }) {
  return (
    <Card title="Contas">
      <ul className="divide-y divide-line">
        {accounts.map(({ id, apelido, tipo, banco, saldo, lancamentos }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{apelido}</p>
              <p className="text-sm text-muted">
                {[banco?.nome, ACCOUNT_KIND_NAMES[tipo], plural(lancamentos, 'movimentação', 'movimentações')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
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
          </li>
        ))}
      </ul>
    </Card>
  )
}
