/** Names on the field map do not overlap, not even in the larger letters of a tablet. */
import { expect, it } from 'vitest'
import { NARROW, WIDE, type Layout, type Placed, place } from './field-layout.ts'
import type { MapPoint } from './map-query.ts'

const field = Array.from(
  { length: 60 },
  (_, i) =>
    ({
      slug: `v-${i}`,
      name: `Variety number ${i}`,
      facts: { indica: (i * 37) % 101, thc: [12 + (i % 9), 16 + (i % 11)] },
    }) as unknown as MapPoint,
)

function overlaps(placed: readonly Placed[], { letter, row }: Layout['names'][number], more: boolean): string[] {
  const boxes = placed.flatMap(({ mark, label }) => {
    if (!label || (label.more && !more)) return []
    const long = mark.name.length * letter
    const left = label.anchor === 'start' ? label.x : label.x - long
    return [{ name: mark.name, left, right: left + long, y: label.y }]
  })
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < row)
      .map((b) => `${a.name} over ${b.name}`),
  )
}

it.each([
  ['on a tablet', WIDE, 0, false],
  ['on a wide screen', WIDE, 1, true],
  ['on a phone', NARROW, 0, true],
] as const)('%s no name stands over another', (_, layout, pass, more) => {
  const placed = place(field, [], layout)
  expect(placed.some(({ label }) => label)).toBe(true)
  expect(overlaps(placed, layout.names[pass]!, more)).toEqual([])
})

it('a wide screen has room for more names than a tablet', () => {
  const labels = place(field, [], WIDE).flatMap(({ label }) => label ?? [])
  expect(labels.filter(({ more }) => more).length).toBeGreaterThan(0)
  expect(labels.filter(({ more }) => !more).length).toBeGreaterThan(2)
})
