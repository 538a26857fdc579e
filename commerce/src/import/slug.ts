/** Reads slugs, which are parts of URLs. */
import type { Row } from './row.ts'

const SLUG = /^[-\p{L}\p{N}_]{1,255}$/u

/** The row's slug. One that cannot be part of a URL is reported. */
export function slugOf(row: Row, column = 'slug'): string {
  const slug = row.cells.get(column)!
  if (!SLUG.test(slug)) row.wrong('NOT_SLUG', column, { value: slug })
  return slug
}
