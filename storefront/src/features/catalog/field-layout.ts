/**
 * Places marks and names on the field map. A name is written only where it overlaps no other; the best-selling come
 * first.
 */
import type { MapPoint } from './map-query.ts'

export interface Layout {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  lines: readonly number[]
  x: (sativa: number) => number
  y: (thc: number) => number
  /** The scale at which a seed is drawn. */
  seed: number
  /** The radius of what takes a press around a seed: 24 px across on the narrowest window of the layout. */
  touch: number
  /**
   * The sizes in which names are set: first the larger letters of smaller windows, then those that still have room
   * beside them.
   */
  names: readonly Lettering[]
}

interface Lettering {
  letter: number
  row: number
  /** The most names of this size. */
  most: number
}

export interface Placed {
  mark: MapPoint
  cx: number
  cy: number
  from: number
  to: number
  label: Label | null
}

interface Label {
  x: number
  y: number
  anchor: 'start' | 'end'
  /** Whether the name has room only where the map is drawn at its full size. */
  more: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const THC = [10, 28] as const

const layout = (
  size: Pick<Layout, 'width' | 'height' | 'left' | 'right' | 'top' | 'bottom' | 'seed' | 'touch' | 'names' | 'lines'>,
): Layout => ({
  ...size,
  x: (sativa) => round(size.left + ((size.width - size.left - size.right) * sativa) / 100),
  y: (thc) =>
    round(
      size.height -
        size.bottom -
        ((size.height - size.top - size.bottom) * (Math.min(Math.max(thc, THC[0]), THC[1]) - THC[0])) /
          (THC[1] - THC[0]),
    ),
})
const round = (n: number): number => Math.round(n * 10) / 10

export const WIDE = layout({
  width: 1344,
  height: 560,
  left: 64,
  right: 40,
  top: 28,
  bottom: 56,
  seed: 1,
  touch: 23,
  names: [
    { letter: 13.4, row: 30, most: 24 },
    { letter: 7.6, row: 17, most: 60 },
  ],
  lines: [10, 14, 18, 22, 26],
})
export const NARROW = layout({
  width: 360,
  height: 400,
  left: 40,
  right: 16,
  top: 20,
  bottom: 48,
  seed: 0.9,
  touch: 14,
  names: [{ letter: 6.6, row: 15, most: 9 }],
  lines: [10, 16, 22, 28],
})

/** Computes the place of each mark and its name. Marks on the same spot are moved apart, always in the same way. */
export function place(
  field: readonly MapPoint[],
  first: readonly string[],
  { x, y, width, right, names }: Layout,
): Placed[] {
  const taken: Box[] = []
  const seats = new Map<string, number>()
  const rank = (mark: MapPoint): number => (first.includes(mark.slug) ? first.indexOf(mark.slug) : first.length)
  const spots = field.map((mark) => {
    const [from, to] = mark.facts.thc ?? [0, 0]
    const seat = `${mark.facts.indica}/${from + to}`
    const before = seats.get(seat) ?? 0
    seats.set(seat, before + 1)
    const cx = round(x(100 - (mark.facts.indica ?? 50)) + before * 13 * (before % 2 ? 1 : -0.5))
    return { mark, cx, cy: y((from + to) / 2), from: y(from), to: y(to) }
  })
  for (const { cx, cy } of spots) taken.push({ left: cx - 7, right: cx + 7, top: cy - 8, bottom: cy + 8 })
  const labels = new Map<string, Label>()
  const inRank = spots.toSorted((a, b) => rank(a.mark) - rank(b.mark) || a.mark.name.length - b.mark.name.length)
  for (const [pass, { letter, row, most }] of names.entries()) {
    for (const spot of inRank) {
      if (labels.size >= most) break
      if (labels.has(spot.mark.slug)) continue
      const long = spot.mark.name.length * letter
      const candidates = [
        { anchor: 'start' as const, left: spot.cx + 11, right: spot.cx + 11 + long },
        { anchor: 'end' as const, left: spot.cx - 11 - long, right: spot.cx - 11 },
      ]
      const free = candidates.find(
        ({ left, right: end }) =>
          left > 4 &&
          end < width - right + 12 &&
          !taken.some(
            (box) =>
              left < box.right && end > box.left && spot.cy - row / 2 < box.bottom && spot.cy + row / 2 > box.top,
          ),
      )
      if (!free) continue
      taken.push({ left: free.left, right: free.right, top: spot.cy - row / 2, bottom: spot.cy + row / 2 })
      labels.set(spot.mark.slug, {
        x: round(free.anchor === 'start' ? free.left : free.right),
        y: spot.cy,
        anchor: free.anchor,
        more: pass > 0,
      })
    }
  }
  return spots.map((spot) => ({ ...spot, label: labels.get(spot.mark.slug) ?? null }))
}

/** The marks from left to right, and from the bottom up where they stand above each other. */
export const inOrder = (field: readonly MapPoint[]): MapPoint[] =>
  field.toSorted(
    ({ facts: a, name }, { facts: b, ...other }) =>
      (b.indica ?? 50) - (a.indica ?? 50) ||
      (a.thc?.[0] ?? 0) + (a.thc?.[1] ?? 0) - (b.thc?.[0] ?? 0) - (b.thc?.[1] ?? 0) ||
      (name < other.name ? -1 : 1),
  )
