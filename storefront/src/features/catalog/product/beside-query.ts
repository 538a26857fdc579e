/** The query for the varieties most like one, nearest first; its page shows some in a table and more as cards. */
import { nearest } from '../neighbours.ts'
import type { MapPoint } from '../map-query.ts'
import { type Place, bySlugsQuery } from '../queries.ts'
import type { VarietyPage } from './product-query.ts'

export const COMPARED = 3
export const RELATED = 5

export const besideQuery = (
  place: Place,
  { slug, facts }: Pick<VarietyPage, 'slug' | 'facts'>,
  field: readonly MapPoint[],
) => bySlugsQuery(place, nearest(slug, facts, field, COMPARED + RELATED))
