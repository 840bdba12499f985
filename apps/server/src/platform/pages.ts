import type { PageQuery, Pagination } from '@norteia/contracts/analysis'

/** A page past the last is empty, with true figures. */
export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalItems / limit))
  return { currentPage: page, totalPages, totalItems, hasNextPage: page < totalPages, hasPrevPage: page > 1 }
}

export const offsetOf = ({ page, limit }: PageQuery): number => (page - 1) * limit
