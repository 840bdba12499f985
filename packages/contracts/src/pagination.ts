import * as z from 'zod/mini'

export const Pagination = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
})
export type Pagination = z.infer<typeof Pagination>

const digits = (min: number, max: number, fallback: number, text: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/, text)), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, text), z.maximum(max, text))),
  )

export const PageQuery = z.object({
  page: digits(1, 1_000_000, 1, 'Informe uma página a partir de 1.'),
  limit: digits(1, 50, 10, 'Informe um limite de 1 a 50.'),
})
export type PageQuery = z.infer<typeof PageQuery>
