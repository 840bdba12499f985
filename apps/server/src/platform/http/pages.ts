import type { PageQuery, Pagination } from '@norteia/contracts/pagination'

/** The rows of one page, for a repository. */
export interface Slice {
  limit: number
  offset: number
}

/** One page of `total` rows, `page` from 1. A page past the last is empty, with correct totals, and runs no query. */
export async function pageOf<T>(
  { page, limit }: PageQuery,
  total: number,
  find: (slice: Slice) => Promise<T[]>,
): Promise<{ rows: T[]; pagination: Pagination }> {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const offset = (page - 1) * limit
  const rows = offset >= total ? [] : await find({ limit, offset })
  return {
    rows,
    pagination: {
      currentPage: page,
      totalPages,
      totalItems: total,
      hasNextPage: page < totalPages,
      hasPrevPage: page > 1,
    },
  }
}
