/** One page of a list of varieties. */
import type { CatalogProductsQuery } from './catalog.generated.ts'
import type { Variety } from './variety.ts'

export interface VarietyList {
  total: number
  varieties: Variety[]
  /** The cursor of the page before this one; null on the first. */
  before: string | null
  after: string | null
}

type Listed = Pick<NonNullable<CatalogProductsQuery['products']>, 'totalCount' | 'pageInfo'>

/** The page of a list from the service's answer, which is null where it has no such list. */
export const toList = (list: Listed | null, varieties: Variety[]): VarietyList => ({
  total: list?.totalCount ?? 0,
  varieties,
  before: list?.pageInfo.hasPreviousPage ? list.pageInfo.startCursor : null,
  after: list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null,
})
