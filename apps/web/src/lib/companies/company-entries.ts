import { COMPANY_TEXT, CreateCompany, UpdateCompany } from '@norteia/contracts/company'
import { requiredText } from '@norteia/contracts/fields'
import * as z from 'zod/mini'
import { parseMoney } from '#src/ui/fields/money.ts'

/** What the fields hold: texts as typed. */
export interface CompanyEntries {
  nome: string
  cnpj: string
  setor: string
  faturamento: string
  funcionarios: string
}

const entries = z.object({
  nome: z.string(),
  cnpj: z.string(),
  setor: z.string(),
  faturamento: z.string(),
  funcionarios: z.string(),
})

/** A whole number as typed; null for nothing, NaN for anything else. */
function parseWhole(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d{1,3}(\.\d{3})+$|^-?\d+$/.test(typed) ? Number(typed.replace(/\./g, '')) : Number.NaN
}

const numbersOf = ({ faturamento, funcionarios }: CompanyEntries) => ({
  faturamento: parseMoney(faturamento),
  funcionarios: parseWhole(funcionarios),
})

/** Entries of the creation form to the call's body. */
export const NewCompany = z.pipe(
  z.pipe(
    entries,
    z.transform((typed): z.input<typeof CreateCompany> => ({ ...typed, ...numbersOf(typed) })),
  ),
  CreateCompany,
)

const inSettings = z.extend(UpdateCompany, { nome: requiredText(COMPANY_TEXT.nameRequiredInSettings) })
/** Entries of the settings to the call's body: a blank number or sector leaves the stored one as it is. */
export const ChangedCompany = z.pipe(
  z.pipe(
    entries,
    z.transform(
      ({ nome, cnpj, setor, ...numbers }): z.input<typeof inSettings> => ({
        nome,
        ...(cnpj.trim() ? { cnpj } : {}),
        ...(setor ? { setor } : {}),
        ...numbersOf({ nome, cnpj, setor, ...numbers }),
      }),
    ),
  ),
  inSettings,
)
