import type { Db } from '#src/db/client.ts'

export interface TestMovement {
  data: string
  centavos: number
  categoria: string | null
  contraparte?: string | null
}

/** Movements of a new account as an import would leave them, with the sums of its months. */
export async function insertMovements(
  db: Db,
  companyId: string,
  movements: readonly TestMovement[],
  balance: { saldo: number; em: string } | null = null,
  account: { id: string; apelido: string } = { id: `conta-${companyId}`, apelido: 'Conta de teste' },
): Promise<string> {
  const { id, apelido } = account
  await db
    .insertInto('accounts')
    .values({
      id,
      company_id: companyId,
      apelido,
      tipo: 'corrente',
      banco: null,
      agencia: null,
      numero: null,
      saldo_inicial: null,
      saldo_inicial_em: null,
      saldo: balance?.saldo ?? null,
      saldo_em: balance?.em ?? null,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  const rows = movements.map(({ data, centavos, categoria, contraparte = null }, i) => ({
    id: `${id}-${i}`,
    company_id: companyId,
    account_id: id,
    data,
    centavos,
    descricao: 'MOVIMENTO',
    chave: 'MOVIMENTO',
    primeira: null,
    fitid: '',
    contraparte,
    documento: null,
    parcela: null,
    parcelas: null,
    busca: 'MOVIMENTO',
    regra: 'x',
    categoria,
    origem: null,
    porque: null,
    do_arquivo: null,
    par_id: null,
    import_id: null,
    linha: null,
    ordem: 0,
    created_at: 1,
  }))
  for (let at = 0; at < rows.length; at += 400)
    await db
      .insertInto('movements')
      .values(rows.slice(at, at + 400))
      .execute()
  const months = new Map<
    string,
    { mes: string; categoria: string; in: number; out: number; ins: number; outs: number }
  >()
  for (const { data, centavos, categoria } of rows) {
    const mes = data.slice(0, 7)
    const key = `${mes} ${categoria ?? ''}`
    const month = months.get(key) ?? { mes, categoria: categoria ?? '', in: 0, out: 0, ins: 0, outs: 0 }
    if (centavos > 0) [month.in, month.ins] = [month.in + centavos, month.ins + 1]
    else [month.out, month.outs] = [month.out + centavos, month.outs + 1]
    months.set(key, month)
  }
  await db
    .insertInto('ledger_months')
    .values(
      [...months.values()].map((month) => ({
        company_id: companyId,
        account_id: id,
        mes: month.mes,
        categoria: month.categoria,
        entradas: month.in,
        saidas: month.out,
        quantidade_entradas: month.ins,
        quantidade_saidas: month.outs,
      })),
    )
    .execute()
  return id
}
