/** Slugs are parts of addresses. */
import type { Row } from './row.ts'

const SLUG = /^[-\p{L}\p{N}_]{1,255}$/u

/** The row's slug; one that cannot stand in an address is reported. */
export function slugOf(row: Row, column = 'slug'): string {
  const slug = row.cells.get(column)!
  if (!SLUG.test(slug)) row.wrong(`${column} may hold letters, digits, - and _ only, not "${slug}"`, column)
  return slug
}
