import type { Company } from '@norteia/contracts/company'
import type { User } from '@norteia/contracts/user'

export const aurora: Company = {
  id: 'c1',
  nome: 'Padaria Aurora',
  cnpj: '11.222.333/0001-81',
  setor: 'Alimentação',
  funcionarios: 6,
  faturamento: 48_200,
}
export const boreal: Company = { ...aurora, id: 'c2', nome: 'Café Boreal', funcionarios: null, faturamento: null }

export const marina: User = {
  id: 'u1',
  name: 'Marina Alves',
  email: 'marina@exemplo.com.br',
  emailConfirmed: true,
  phone: '(11) 98888-7777',
  activeCompanyId: null,
  companies: [],
}
