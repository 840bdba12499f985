import { COMPANY_TEXT, CreateCompany, UpdateCompany } from '@norteia/contracts/company'
import { requiredText } from '@norteia/contracts/fields'
import * as z from 'zod/mini'
import { parseMoney } from '#src/ui/fields/masks.ts'

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

const readNumbers = (typed: CompanyEntries) => ({
  ...typed,
  faturamento: parseMoney(typed.faturamento),
  funcionarios: parseWhole(typed.funcionarios),
})
const numbersRead = z.pipe(entries, z.transform(readNumbers))
/** The entries as numbers are among the contract's possible inputs; TypeScript can't tell through the pipe. */
type Read<Output> = z.ZodMiniType<Output, ReturnType<typeof readNumbers>>
/** In the settings a blank number or sector leaves the stored one as it is. */
const withoutBlanks = ({ cnpj, setor, ...rest }: ReturnType<typeof readNumbers>) => ({
  ...rest,
  ...(cnpj.trim() ? { cnpj } : {}),
  ...(setor ? { setor } : {}),
})
const inSettings = z.extend(UpdateCompany, { nome: requiredText(COMPANY_TEXT.nameRequiredInSettings) })

/** Entries of the creation form to the call's body. */
export const NewCompany = z.pipe(numbersRead, CreateCompany as unknown as Read<z.infer<typeof CreateCompany>>)
/** Entries of the settings to the call's body; there the name's sentence differs. */
export const ChangedCompany = z.pipe(
  z.pipe(numbersRead, z.transform(withoutBlanks)),
  inSettings as unknown as z.ZodMiniType<z.infer<typeof inSettings>, ReturnType<typeof withoutBlanks>>,
)
