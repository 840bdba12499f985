import type { Company } from '@norteia/contracts/company'
import { DEMO_ACCOUNT } from '@norteia/server/demo/history.data'
import { type Account, PHONE, seedThrough } from '../seed.ts'

/**
 * full: a year of history. bare: a company without a diagnostic. empty: no company yet. long: the longest names that
 * people really have, to see where they break a line. undecided: companies, none of them chosen. vast and tiny: one person
 * with the largest and the smallest revenue. busy: a hundred analyses.
 */
export type Who = 'full' | 'bare' | 'empty' | 'long' | 'undecided' | 'vast' | 'tiny' | 'busy'

const CNPJS = ['19131243000197', '60872504000123', '33014556000196']

export async function makeAccounts(url: string): Promise<Record<Who, Account>> {
  const seed = seedThrough(() => url)
  const { email, password, name } = DEMO_ACCOUNT
  await seedThrough(() => url, PHONE).call('POST', '/login', { email, password })
  const signedIn = await seed.call<Pick<Account, 'token' | 'user'>>('POST', '/login', { email, password })
  const bare = await seed.user()
  await seed.company(bare)
  const long = await seed.user('Maria Aparecida Vasconcelos de Albuquerque Cavalcanti')
  const company = await seed.company(long, {
    nome: 'Distribuidora de Produtos Alimentícios e Panificação Irmãos Vasconcelos de Albuquerque Ltda. ME',
    faturamento: 123_456_789.01,
    funcionarios: 1_234,
  })
  await seed.company(long, { nome: 'Bar do Zé' })
  await seed.call('POST', `/companies/${company.id}/activate`, undefined, long.token)
  await seed.diagnostic(long, company)
  const undecided = await seed.user('Rita Moura')
  const companies = [
    { nome: 'Bar do Zé', setor: 'Alimentação', faturamento: 18_400, funcionarios: 3 },
    { nome: 'Clínica Odontológica Sorriso & Saúde Integral da Família', setor: 'Saúde', funcionarios: 12 },
    { nome: 'Oficina Central', setor: 'Serviços' },
  ]
  for (const [i, company] of companies.entries())
    await seed.call('POST', '/companies', { cnpj: CNPJS[i], ...company }, undecided.token)
  const analysed = async (given: Partial<Company>, times = 1) => {
    const account = await seed.user()
    const own = await seed.company(account, given)
    // The same answers again would be the same analysis.
    for (let i = 1; i <= times; i += 1)
      await seed.diagnostic(account, own, 'Alimentação', { future_goals: `Crescer ${i}% em 12 meses` })
    return account
  }
  const EIGHTY = 'Comércio e Distribuição de Produtos Alimentícios Irmãos Albuquerque e Filhos S/A'
  return {
    full: { name, email, password, ...signedIn },
    bare,
    empty: await seed.user('Otávio Reis'),
    long,
    undecided,
    vast: await analysed({ nome: EIGHTY, faturamento: 999_999_999_999, funcionarios: 1 }),
    tiny: await analysed({ nome: 'Zé', faturamento: 0.01, funcionarios: 1 }),
    busy: await analysed({}, 100),
  }
}
