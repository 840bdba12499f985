import { type Company, TOOL_SECTORS } from '@norteia/contracts/company'
import { CompanyAnalysisInput } from '@norteia/contracts/company-analysis'
import * as z from 'zod/mini'
import { moneyText, parseMoney } from '#src/ui/fields/money.ts'

/** What the fields hold: texts as typed. */
const entries = z.object({
  nomeEmpresa: z.string(),
  setor: z.string(),
  faturamento: z.string(),
  funcionarios: z.string(),
  tempoMercado: z.string(),
  desafios: z.string(),
  objetivos: z.string(),
  custos: z.string(),
  nomeUsuario: z.string(),
  emailUsuario: z.string(),
  telefoneUsuario: z.string(),
  cnpj: z.string(),
  localizacao: z.string(),
})
export type ToolEntries = z.infer<typeof entries>

export const NO_ENTRIES: ToolEntries = {
  nomeEmpresa: '',
  setor: '',
  faturamento: '',
  funcionarios: '',
  tempoMercado: '',
  desafios: '',
  objetivos: '',
  custos: '',
  nomeUsuario: '',
  emailUsuario: '',
  telefoneUsuario: '',
  cnpj: '',
  localizacao: '',
}

/** The tool's list names these sectors otherwise. */
const RENAMED: Readonly<Record<string, string>> = { Varejo: 'Comércio Varejista', Gerenciamento: 'Consultoria' }

interface Person {
  name: string
  email: string
  phone: string | null
}

export function prefilled(company: Company, person: Person | null): ToolEntries {
  const sector = RENAMED[company.setor] ?? company.setor
  return {
    ...NO_ENTRIES,
    nomeEmpresa: company.nome,
    setor: TOOL_SECTORS.some((offered) => offered === sector) ? sector : '',
    faturamento: moneyText(company.faturamento),
    funcionarios: company.funcionarios === null ? '' : String(company.funcionarios),
    cnpj: company.cnpj,
    nomeUsuario: person?.name ?? '',
    emailUsuario: person?.email ?? '',
    telefoneUsuario: person?.phone ?? '',
  }
}

const whole = (typed: string) =>
  typed.trim() === ''
    ? null
    : /^\d{1,3}(\.\d{3})+$|^\d+$/.test(typed.trim())
      ? Number(typed.trim().replace(/\./g, ''))
      : Number.NaN

/** Entries of the form to the call's body. */
export const ToolForm = z.pipe(
  z.pipe(
    entries,
    z.transform(
      (typed): z.input<typeof CompanyAnalysisInput> => ({
        ...typed,
        faturamento: parseMoney(typed.faturamento),
        funcionarios: whole(typed.funcionarios),
        custos: parseMoney(typed.custos),
      }),
    ),
  ),
  CompanyAnalysisInput,
)
