// A palmate leaf: leaflets round a petiole, drawn once as a part and copied wherever it grows.
import type { Drawing, Part } from './drawing.ts'
import { leafletCount, leafletWidth } from './facts.ts'
import { along, clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { leaflet } from './leaflet.ts'
import { copy } from './pen.ts'

export type LeafShape = {
  radius: number
  /** Number of leaflets; the variety's own number when left out. */
  count?: number
  /** Angle of the outermost leaflets. */
  spread?: number
  /** How strongly the leaflets hang. */
  hang?: number
  /** Narrows the leaflets, as on a leaf that is half closed. */
  fold?: number
  /** Whether every leaflet is drawn for itself; otherwise those on the left are mirror images. */
  unique?: boolean
  gap: number
  vein: number
  midrib: number
  edge: number
  /** Distance between teeth. */
  tooth: number
  maxTeeth: number
  shift?: number
}

/** Draws a leaf that stands on the origin and points up. The caller defines its wash as `${key}w`. */
export function leaf(drawing: Drawing, shape: LeafShape, id: string): Part {
  const { facts, random } = drawing
  const count = shape.count ?? leafletCount(facts)
  const outer = (count - 1) / 2
  const width = leafletWidth(facts) * (shape.fold ?? 1)
  const spread = shape.spread ?? lerp(112, 136, clamp(outer / 5, 0, 1))
  const indica = clamp(facts.indica / 100, 0, 1)
  const shortest = lerp(0.7, 0.8, clamp((outer - 2) / 3, 0, 1))
  const place = (k: number) => {
    const q = Math.abs(k) / outer
    return {
      length: shape.radius * (1 - shortest * q ** 1.8) * random.between(0.955, 1.04),
      angle: Math.sign(k) * spread * q ** 0.9 + random.between(-3, 3),
      q,
    }
  }
  let defs = ''
  let body = ''
  const reach: Point[] = [[0, 0]]
  const cut = (k: number, angle: number, length: number, q: number, part: string) =>
    leaflet(
      drawing,
      {
        foot: along([0, 0], angle, shape.radius * 0.012),
        angle,
        length,
        halfWidth: length * width * 0.5 * (1 - 0.1 * q) * random.between(0.95, 1.05),
        hang: k === 0 ? random.between(-0.04, 0.04) : Math.sign(k) * random.between(0.02, 0.09) * (shape.hang ?? 1),
        teeth: clamp(Math.round(length / shape.tooth), 5, shape.maxTeeth),
        slender: [lerp(0.95, 1.12, indica), lerp(1.25, 1.02, indica)],
        gap: shape.gap,
        vein: shape.vein,
        midrib: shape.midrib * lerp(1, 0.6, q),
        edge: shape.edge,
        ...(shape.shift === undefined ? {} : { shift: shape.shift }),
      },
      part,
    )
  for (let k = outer; k >= 0; k--) {
    const { length, angle, q } = place(k)
    if (k === 0 || shape.unique) {
      for (const s of k === 0 ? [1] : [-1, 1]) {
        const own = place(s * k)
        const drawn = cut(s * k, own.angle, own.length, q, `${id}${s < 0 ? 'm' : ''}${k}`)
        defs += drawn.defs
        body += drawn.body
        reach.push(along([0, 0], own.angle, own.length))
      }
      continue
    }
    const drawn = cut(k, 0, length, q, `${id}${k}o`)
    defs += `${drawn.defs}<g id="${id}${k}">${drawn.body}</g>`
    for (const s of [-1, 1]) {
      const turn = s * (angle + random.between(-4, 4))
      const size = random.between(0.93, 1.05)
      body += copy(`${id}${k}`, [0, 0], turn, s * size * random.between(0.92, 1.06), size)
      reach.push(along([0, 0], turn, length * size))
    }
  }
  return { id, defs: `${defs}<g id="${id}">${body}</g>`, reach }
}
