// Stems, petioles and roots: tapering strips along a curve, lined on the side away from the light.
import type { Drawing, Part } from './drawing.ts'
import { along, bend, headingAt, offsetCurve, shadeOf } from './geometry.ts'
import type { Curve, Pair, Point } from './geometry.ts'
import { Pen, brief, path } from './pen.ts'

/** `halves` are half widths at the start and the end; `ribs` lines run along the shaded half. */
export function stalk({ palette }: Drawing, curve: Curve, halves: Pair, fill: string, ribs = 1): string {
  const [a, b] = halves
  const right = offsetCurve(curve, a, b)
  const [l0, l1, l2, l3] = offsetCurve(curve, -a, -b)
  const outline = new Pen().move(right[0]).curve(right).line(l3).cubic(l2, l1, l0).close()
  const side = shadeOf(headingAt(curve, 0.5)) > 0 ? 1 : -1
  const lines = new Pen()
  for (let i = 0; i < ribs; i++) {
    const f = side * (ribs === 1 ? 0.45 : 0.78 - i * 0.3)
    const rib = offsetCurve(curve, a * f, b * f)
    lines.move(rib[0]).curve(rib)
  }
  const width = ribs === 1 ? Math.max(2, b * 0.5) : 2.6
  return (
    path(outline, `fill="${fill}" stroke="${palette.line}" stroke-width="3.4" stroke-linejoin="round"`) +
    path(lines, `fill="none" stroke="${palette.line}" stroke-width="${brief(width, 1)}" opacity=".75"`)
  )
}

export const petiole = (drawing: Drawing, from: Point, control: Point, to: Point, halves: Pair): string =>
  stalk(drawing, bend(from, control, to), halves, drawing.palette.deep)

/** A petiole to be copied, which is 200 long and stands on the origin. */
export const petiolePart = (drawing: Drawing): Part => {
  const id = `${drawing.key}p`
  const drawn = petiole(drawing, [0, 0], [26, -120], [0, -200], [8.5, 6.5])
  return { id, defs: `<g id="${id}">${drawn}</g>`, reach: [] }
}

/** The cut end of a stem. */
export const cutEnd = ({ palette }: Drawing, at: Point, half: number, angle: number): string =>
  `<ellipse cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" rx="${Math.round(half)}" ry="${Math.round(half * 0.45)}" fill="${palette.light}" stroke="${palette.line}" stroke-width="3.4" transform="rotate(${Math.round(angle - 10)} ${Math.round(at[0])} ${Math.round(at[1])})"/>`

/** A tap root with its lateral roots, which goes down from a point, and how far it reaches. */
export function roots(drawing: Drawing, at: Point, length: number, half: number): { markup: string; reach: Point[] } {
  const { palette, random } = drawing
  const tip = along(at, 180 + random.between(-8, 8), length)
  const control: Point = [at[0] + random.between(-40, 40), at[1] + length * 0.55]
  const fine = new Pen()
  const reach: Point[] = [tip]
  const count = 13
  for (let i = 0; i < count; i++) {
    const u = (i + 0.6) / count
    const s = i % 2 === 0 ? 1 : -1
    const v = 1 - u
    const from: Point = [
      v * v * at[0] + 2 * u * v * control[0] + u * u * tip[0],
      v * v * at[1] + 2 * u * v * control[1] + u * u * tip[1],
    ]
    const reachOut = length * (0.62 - u * 0.42) * random.between(0.6, 1.15)
    const angle = 180 - s * random.between(48, 74)
    const knee = along(from, angle, reachOut * 0.55)
    const end = along(knee, angle + s * random.between(10, 50), reachOut * 0.6)
    const w = half * 0.34 * (1 - u * 0.6)
    fine
      .move([from[0], from[1] - w])
      .bow([knee[0], knee[1] - w * 0.6], end)
      .bow([knee[0], knee[1] + w * 0.6], [from[0], from[1] + w])
      .close()
    for (const t of [0.35, 0.6, 0.85]) {
      const p: Point = [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t]
      const hair = along(p, angle + random.between(-70, 70), reachOut * random.between(0.16, 0.34))
      fine
        .move(p)
        .bow(along(p, angle, reachOut * 0.08), hair)
        .line([p[0] + 3, p[1] + 2])
        .close()
    }
    reach.push(end)
  }
  const markup =
    path(fine, `fill="${palette.kraftDeep}" stroke="${palette.line}" stroke-width="2.6" stroke-linejoin="round"`) +
    stalk(drawing, bend(at, control, tip), [half, 1.5], palette.kraft, 2)
  return { markup, reach }
}
