import type { Role } from '#src/library/types.ts'

const SMALL: Record<Role, string> = {
  financas: 'Proprietário(a)',
  vendas: 'Responsável por vendas',
  operacoes: 'Proprietário(a)',
  pessoas: 'Proprietário(a)',
  digital: 'Proprietário(a)',
  dono: 'Proprietário(a)',
}
const MIDDLE: Record<Role, string> = {
  financas: 'Financeiro',
  vendas: 'Vendas',
  operacoes: 'Operações',
  pessoas: 'RH/Administrativo',
  digital: 'TI/Digital',
  dono: 'Proprietário(a)',
}
const LARGE: Record<Role, string> = {
  financas: 'Gerência de Finanças',
  vendas: 'Gerência de Vendas',
  operacoes: 'Gerência de Operações',
  pessoas: 'Gerência de Pessoas',
  digital: 'Gerência de TI',
  dono: 'Diretoria',
}

/** Fewer have no one who only sells. */
const WITH_SELLER = 5

/** Who carries a step out, by the size of the company. */
export function ownerOf(role: Role, people: number | null): string {
  if (people !== null && people < WITH_SELLER) return 'Proprietário(a)'
  if (people === null || people < 10) return SMALL[role]
  return (people < 50 ? MIDDLE : LARGE)[role]
}
