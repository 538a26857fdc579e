/** Finds the varieties most like another by genotype and THC, among those on the field map. */
import type { MapPoint } from './map-query.ts'
import type { Facts } from './variety.ts'

/**
 * One percent of THC counts as much as five of genotype: the scales reach to 30 and 100, and shoppers look at THC
 * first.
 */
const THC_WEIGHT = 5

/** Whether a variety has the facts that place it on the field map. */
export const isMeasured = ({ indica, thc }: Pick<Facts, 'indica' | 'thc'>): boolean => indica !== null && thc !== null

export function nearest(
  slug: string,
  { indica, thc }: Pick<Facts, 'indica' | 'thc'>,
  field: readonly MapPoint[],
  count: number,
): string[] {
  if (indica === null || !thc)
    return field
      .filter((mark) => mark.slug !== slug)
      .slice(0, count)
      .map((mark) => mark.slug)
  const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2
  const far = (mark: MapPoint): number =>
    Math.abs((mark.facts.indica ?? 50) - indica) + THC_WEIGHT * Math.abs(middle(mark.facts.thc ?? thc) - middle(thc))
  return field
    .filter((mark) => mark.slug !== slug)
    .map((mark) => ({ slug: mark.slug, far: far(mark) }))
    .toSorted((a, b) => a.far - b.far || (a.slug < b.slug ? -1 : 1))
    .slice(0, count)
    .map((mark) => mark.slug)
}
