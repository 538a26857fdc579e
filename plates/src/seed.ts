// A lying seed: the small one on packs and in corners, and the outline that all seeds share.
import type { Drawing } from './drawing.ts'
import type { Point } from './geometry.ts'
import { Pen, path } from './pen.ts'

/** Half width of a seed at a height from its point (-1) to its foot (1). */
export const seedWidth = (v: number): number =>
  Math.sqrt(Math.max(0, 1 - v * v)) *
  (1 + 0.16 * v - 0.1 * v * v) *
  (v < -0.55 ? 1 - 0.34 * ((-v - 0.55) / 0.45) ** 2 : 1)

/** Defines a seed that is 88 high, has the origin in its middle and is mottled with a few strokes. */
export function seedDefs({ palette, grain }: Drawing, id: string): string {
  const random = grain(id)
  const marks = new Pen()
  for (let i = 0; i < 18; i++) {
    const v = random.between(-0.78, 0.8)
    const w = 32 * seedWidth(v)
    const x = random.between(-0.9, 0.75) * w
    const y = v * 44
    const l = random.between(7, 20)
    const end: Point = [Math.min(x + l, w * 0.93), y + random.between(-5, 8)]
    marks
      .move([x, y])
      .bow([x + l * 0.5, y + random.between(-8, 9)], end)
      .bow([x + l * 0.4, y + random.between(0, 9)], [x, y])
      .close()
  }
  const s = palette.night ? -1 : 1
  for (let i = 0; i < 14; i++) {
    const v = -0.76 + i * 0.12
    const w = s * 32 * seedWidth(v)
    const y = v * 44
    marks
      .move([w * 0.5, y + 4])
      .bow([w * 0.8, y + 4.6], [w * 0.97, y])
      .bow([w * 0.8, y + 7.4], [w * 0.5, y + 4])
      .close()
  }
  const outline = new Pen().move([0, -44]).cubic([16, -42], [34, -12], [33, 10]).cubic([32, 34], [14, 44], [0, 44])
  outline.cubic([-14, 44], [-32, 34], [-33, 10]).cubic([-34, -12], [-16, -42], [0, -44]).close()
  return (
    `<g id="${id}">` +
    path(outline, `fill="url(#${id}g)" stroke="${palette.ink}" stroke-width="3.2"`) +
    path(marks, `fill="${palette.ink}" opacity=".88"`) +
    `<path d="M10-42Q24 0 6 43" fill="none" stroke="${palette.seedLight}" stroke-width="2.6"/></g>` +
    `<radialGradient id="${id}g" cx=".36" cy=".34" r=".75"><stop offset="0" stop-color="${palette.seedLight}"/><stop offset="1" stop-color="${palette.seed}"/></radialGradient>`
  )
}

/** The hatched shadow that a small seed throws to the right. */
export function seedShadow({ palette, random }: Drawing, [x, y]: Point, size: number): string {
  const lines = new Pen()
  for (let k = 0; k < 8; k++) {
    const h = y + 35 * size + k * 4
    lines
      .move([x - 26 * size + k * 4, h])
      .line([x + 64 * size - k * 5 + random.between(-8, 8), h + 1])
      .line([x - 26 * size + k * 4, h + 2.6])
      .close()
  }
  return path(lines, `fill="${palette.ink}" opacity=".7"`)
}
