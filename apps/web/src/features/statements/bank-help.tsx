const BANKS: readonly { banco: string; passos: string }[] = [
  {
    banco: 'Nubank',
    passos:
      'No aplicativo, abra a conta, toque em “Pedir extrato”, escolha o mês e o formato OFX ou CSV; ele chega por e-mail.',
  },
  {
    banco: 'Itaú',
    passos:
      'No computador, em “Conta corrente”, abra o extrato, escolha o período e “Salvar em outros formatos”: OFX ou Excel.',
  },
  {
    banco: 'Banco do Brasil',
    passos: 'No site, em “Extratos”, escolha o mês, depois o disquete de salvar e o formato OFX (Money 2000+) ou CSV.',
  },
  { banco: 'Bradesco', passos: 'No site, em “Saldos e extratos”, escolha o período e “Salvar como”: OFX ou CSV.' },
  { banco: 'Santander', passos: 'No site, em “Extrato”, escolha o período e “Exportar”: OFX ou Excel.' },
  { banco: 'Caixa', passos: 'No site, em “Extrato”, escolha o período e “Gerar arquivo”: OFX ou TXT.' },
  { banco: 'Inter', passos: 'No site ou no aplicativo, em “Extrato”, toque em “Exportar” e escolha OFX ou CSV.' },
  {
    banco: 'C6 Bank',
    passos: 'No aplicativo, em “Extrato”, toque em exportar, escolha o período e o formato OFX ou CSV.',
  },
  { banco: 'Sicoob e Sicredi', passos: 'No site da cooperativa, em “Extrato”, escolha o período e salve em OFX.' },
  {
    banco: 'Mercado Pago e PagBank',
    passos: 'No site, em “Relatórios” ou “Extrato”, gere o relatório do período e baixe em CSV ou OFX.',
  },
]

/** How to get the file, bank by bank. Names of menus change; the formats stay. */
export function BankHelp() {
  return (
    <details className="rounded-lg border border-line bg-card p-4 print:hidden">
      <summary className="min-h-8 cursor-pointer content-center font-medium">Como exportar do seu banco</summary>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {BANKS.map(({ banco, passos }) => (
          <div key={banco}>
            <dt className="font-medium">{banco}</dt>
            <dd className="text-muted">{passos}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">
        Prefira OFX quando houver: ele traz o saldo do banco, e com ele provamos que nada falta.
      </p>
    </details>
  )
}
