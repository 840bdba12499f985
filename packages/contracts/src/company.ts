import * as z from 'zod/mini'
import { CompanyRecord } from './company-record.ts'
import { employeesField, lineField, moneyField } from './fields.ts'

/** Sectors offered when a company is created. */
export const COMPANY_SECTORS = [
  'Tecnologia',
  'Alimentação',
  'Varejo',
  'Serviços',
  'Saúde',
  'Educação',
  'Consultoria',
  'Gerenciamento',
  'Outro',
] as const

/** Sectors offered by the company-analysis tool. */
export const TOOL_SECTORS = [
  'Tecnologia',
  'Alimentação',
  'Comércio Varejista',
  'Serviços',
  'Saúde',
  'Educação',
  'Indústria',
  'Agronegócio',
  'Consultoria',
  'E-commerce',
  'Turismo',
  'Construção',
] as const

/** Segments of the diagnostic; each has its own question set. */
export const MARKET_SEGMENTS = [
  'Serviços',
  'Comércio Varejista',
  'Indústria',
  'Tecnologia',
  'Saúde',
  'Educação',
  'Alimentação',
  'Agronegócio',
  'Outro',
] as const
export type MarketSegment = (typeof MARKET_SEGMENTS)[number]

/** The union of the three lists: what the server accepts as a sector. */
export const ALL_SECTORS = [...new Set<string>([...COMPANY_SECTORS, ...TOOL_SECTORS, ...MARKET_SEGMENTS])]

export const COMPANY_TEXT = {
  nameRequired: 'Nome da empresa é obrigatório.',
  nameRequiredInSettings: 'Nome da empresa é obrigatório',
  cnpjRequired: 'CNPJ é obrigatório.',
  sectorRequired: 'Setor de atuação é obrigatório.',
  cnpjHint: 'Confira o CNPJ: os dígitos verificadores não conferem.',
} as const

const sectorField = z.string({ error: COMPANY_TEXT.sectorRequired }).check(
  z.minLength(1, COMPANY_TEXT.sectorRequired),
  z.refine((value) => ALL_SECTORS.includes(value), { error: 'Escolha um setor da lista.' }),
)

export const Company = CompanyRecord
export type Company = CompanyRecord

export const CreateCompany = z.strictObject({
  nome: lineField(COMPANY_TEXT.nameRequired),
  cnpj: lineField(COMPANY_TEXT.cnpjRequired, 40),
  setor: sectorField,
  faturamento: z.optional(z.nullable(moneyField())),
  funcionarios: z.optional(z.nullable(employeesField(0))),
})
export type CreateCompany = z.infer<typeof CreateCompany>

/** Any of the fields; null clears revenue or employees. */
export const UpdateCompany = z.strictObject({
  nome: z.optional(lineField(COMPANY_TEXT.nameRequiredInSettings)),
  cnpj: z.optional(lineField(COMPANY_TEXT.cnpjRequired, 40)),
  setor: z.optional(sectorField),
  faturamento: z.optional(z.nullable(moneyField())),
  funcionarios: z.optional(z.nullable(employeesField(1))),
})
export type UpdateCompany = z.infer<typeof UpdateCompany>

export const CompanyReply = z.object({ success: z.literal(true), data: Company })
export const CompanyListReply = z.object({ success: z.literal(true), data: z.array(Company) })
export const ActivateReply = z.object({ success: z.literal(true), data: z.object({ activeCompanyId: z.string() }) })

/** Letters and digits only, upper case: two CNPJ are the same when these are. */
export const normalizeCnpj = (cnpj: string) => cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
