// A shoot: a stem with leaves at its nodes, small tops in their axils and a flowering top at its end.
import type { Drawing, Part } from './drawing.ts'
import { along, curveAt, headingAt, lerp, span } from './geometry.ts'
import type { Curve, Pair, Point } from './geometry.ts'
import { head } from './inflorescence.ts'
import type { HeadShape } from './inflorescence.ts'
import type { Scene } from './scene.ts'
import { cutEnd, stalk } from './stalk.ts'

/** The nodes of a shoot. In each pair, the first value is for the uppermost node and the second for the lowest. */
export type Nodes = {
  count: number
  /** Places on the stem, 0 at the neck and 1 at the foot. */
  where: Pair
  alternate: boolean
  size: Pair
  /** Angle between petiole and stem; `blade` is that of the blade. */
  leave: Pair
  blade: Pair
  petiole: Pair
  /** Size of the small tops in the axils; 0 leaves them out. */
  axil: Pair
  /** Turns all blades the same way, as wind does. */
  sway: number
  /** How much the blades face the viewer: with 1 they lie flat, with less they are turned away. */
  facing: Pair
}

export type ShootShape = {
  /** The stem's curve, from the neck down to the foot. */
  stem: Curve
  halves: Pair
  nodes: Nodes
  leaves: readonly Part[]
  axil: Part | null
  /** The shape of a top that is drawn for this shoot, or a part that is copied. */
  head: Omit<HeadShape, 'foot' | 'angle'> | { part: Part; scale: Pair }
  petiole: Part
  /** How the stem ends: cut and seen, running out of the picture, or hidden by something else. */
  end: 'cut' | 'runs on' | 'hidden'
}

/** Draws a shoot into the scene. */
export function shoot(drawing: Drawing, scene: Scene, shape: ShootShape): void {
  const { random, palette } = drawing
  const { stem, nodes } = shape
  const up = (u: number) => headingAt(stem, u) + 180
  const base = stem[3]
  scene.add(0, stalk(drawing, stem, shape.halves, palette.wash, 3), [stem[0]])
  if (shape.end === 'cut') scene.add(0, cutEnd(drawing, base, shape.halves[1], up(1)), [base, [base[0], base[1] + 20]])
  if (shape.end === 'runs on') {
    const down = headingAt(stem, 1)
    const [a, b, c] = [240, 480, 900].map((d) => along(base, down, d)) as [Point, Point, Point]
    const half = shape.halves[1]
    scene.addBehind(stalk(drawing, [along(base, down, -10), a, b, c], [half, half * 1.15], palette.wash, 3))
  }
  const first = random.chance(0.5) ? 1 : -1
  let placed = 0
  for (let i = 0; i < nodes.count; i++) {
    const t = nodes.count === 1 ? 0.5 : i / (nodes.count - 1)
    const u = span(nodes.where, t)
    const sides = nodes.alternate ? [i % 2 === 0 ? first : -first] : [first, -first]
    for (const s of sides) {
      const v = Math.min(0.99, u + (s > 0 ? 0.012 : 0) + (nodes.alternate ? random.between(-0.02, 0.02) : 0))
      const from = curveAt(stem, v)
      const angle = up(v) + s * (span(nodes.leave, t) + random.between(-7, 7))
      const length = span(nodes.petiole, t) * random.between(0.85, 1.15)
      const to = along(from, angle, length)
      scene.place(0, shape.petiole, from, angle, -s, length / 200)
      const part = shape.leaves[placed++ % 4 === 2 ? shape.leaves.length - 1 : 0]
      if (part) {
        const size = span(nodes.size, t) * random.between(0.88, 1.08)
        const blade = up(v) * 0.65 + s * (span(nodes.blade, t) + random.between(-9, 9)) + nodes.sway
        scene.place(0, part, to, blade, s * size * random.between(nodes.facing[0], nodes.facing[1]), size)
      }
      const axil = span(nodes.axil, t)
      if (shape.axil && axil > 0.2) {
        const size = axil * random.between(0.88, 1.1)
        scene.place(1, shape.axil, along(from, up(v) + s * 90, 8), up(v) + s * lerp(22, 36, t), s * size, size)
      }
    }
  }
  const [foot, angle] = [curveAt(stem, 0.01), up(0.01)]
  if ('part' in shape.head) return scene.place(1, shape.head.part, foot, angle, ...shape.head.scale)
  const drawn = head(drawing, { ...shape.head, foot, angle })
  scene.add(1, drawn.markup, drawn.reach)
}
