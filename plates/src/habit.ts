// The whole plant in silhouette, as it stands against a rule in centimetres.
import type { Drawing } from './drawing.ts'
import { clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { Pen, path } from './pen.ts'

/** `foot` is where the plant leaves the ground, `cm` the units to a centimetre. */
export function habit({ facts, palette, random }: Drawing, foot: Point, cm: number): string {
  const [x, y] = foot
  const height = clamp(facts.heightCm, 30, 320) * cm
  const indica = clamp(facts.indica / 100, 0, 1)
  const pairs = Math.round(clamp(height / lerp(44, 32, indica), 4, 9))
  const reach = height * lerp(0.23, 0.38, indica) * (facts.kind === 'autoflowering' ? 0.82 : 1)
  const stem = new Pen()
    .move([x - 6, y])
    .bow([x - 2, y - height * 0.5], [x, y - height])
    .bow([x + 3, y - height * 0.5], [x + 6, y])
    .close()
  const leaves = new Pen()

  // A leafy branch is drawn as a lens with a ragged edge.
  const spray = (from: Point, to: Point, width: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const [nx, ny] = [-dy / length, dx / length]
    const n = Math.max(2, Math.round(length / 17))
    const at = (u: number, w: number): Point => [from[0] + dx * u + nx * w, from[1] + dy * u + ny * w]
    leaves.move(from)
    for (const s of [1, -1]) {
      for (let i = 0; i < n; i++) {
        const u = s > 0 ? (i + 0.75) / n : 1 - (i + 0.25) / n
        const e = width * Math.sin(Math.PI * clamp(0.16 + u * 0.76, 0, 1)) * random.between(0.85, 1.3)
        leaves.line(at(u + (s > 0 ? 0.3 : 0.55) / n, s * e)).line(at(s > 0 ? u + 0.28 / n : u - 0.4 / n, s * e * 0.34))
      }
    }
    leaves.close()
  }
  for (let i = 0; i < pairs; i++) {
    const u = (i + 0.3) / pairs
    const crown =
      indica > 0.55 ? (1 - u) ** 0.7 * (1 - 0.3 * (1 - u) ** 6) : Math.sin(Math.PI * (0.26 + u * 0.7)) ** 0.8 * 0.95
    const out = Math.max(20, reach * crown * random.between(0.86, 1.12))
    for (const s of [-1, 1]) {
      const from: Point = [x, y - height * (u * 0.86 + 0.07) + (s > 0 ? height * 0.014 : 0)]
      const to: Point = [x + s * out, from[1] - out * lerp(1.25, 0.85, indica) * random.between(0.85, 1.1)]
      spray(from, to, lerp(15, 22, indica) * lerp(1.15, 0.8, u))
    }
  }
  spray([x, y - height * 0.84], [x, y - height - 14], lerp(15, 20, indica))
  return (
    path(stem, `fill="${palette.ink}"`) +
    path(leaves, `fill="${palette.bud}" stroke="${palette.ink}" stroke-width="2.4" stroke-linejoin="round"`)
  )
}

/** The rule that the plant is measured by, 0 to 250 cm, and the ground. */
export function rule({ palette, random }: Drawing, foot: Point, cm: number): string {
  const [x, y] = [foot[0] - 140, foot[1]]
  const marks = new Pen().move([x, y]).line([x, y - 250 * cm])
  for (let c = 0; c <= 250; c += 25) marks.move([x, y - c * cm]).line([x + (c % 50 ? 12 : 24), y - c * cm])
  const ground = new Pen()
  for (let i = 0; i < 8; i++) {
    ground
      .move([x + 34 + i * 9 + random.between(-8, 8), y + 6 + i * 4.5])
      .line([x + 294 - i * 14 + random.between(-10, 10), y + 6 + i * 4.5])
  }
  return (
    path(marks, `fill="none" stroke="${palette.ink}" stroke-width="2.6"`) +
    path(ground, `fill="none" stroke="${palette.ink}" stroke-width="2.2"`)
  )
}
