// A flowering top: rows of bracts laid like tiles along a bent axis, small leaves between and behind them.
import { pairId, toneId } from './bract.ts'
import type { Tone } from './bract.ts'
import type { Drawing, Part } from './drawing.ts'
import { along, bend, clamp, curveAt, headingAt, lerp, shadeOf } from './geometry.ts'
import type { Point } from './geometry.ts'
import { Pen, copy, path } from './pen.ts'

export type Outline = 'cone' | 'column' | 'club' | 'spindle' | 'egg' | 'tiers' | 'tower'

/** Half width along the axis, from foot (0) to tip (1), as a share of the radius. */
const OUTLINES: Readonly<Record<Outline, (u: number, lobes: number) => number>> = {
  cone: (u) => (1 - u) ** 0.62,
  column: (u) => 0.76 * (1 - u ** 2.6) ** 0.62,
  club: (u) => (0.5 + 0.52 * u) * (1 - u ** 5) ** 0.62,
  spindle: (u) => 0.9 * Math.sin(Math.PI * (0.1 + 0.9 * u)) ** 0.85,
  egg: (u) => Math.sin(Math.PI * (0.2 + 0.8 * u ** 0.9)) ** 0.72,
  tiers: (u, lobes) =>
    (1 - u * 0.72) * (0.4 + 0.6 * Math.abs(Math.sin(Math.PI * (u * lobes + 0.12))) ** 0.75) * (1 - u ** 7),
  tower: (u) => (u < 0.34 ? 1 - u * 0.9 : 0.69 - (u - 0.34) * 0.62) * (1 - u ** 6) ** 0.6,
}

export type HeadShape = {
  /** Name of its stream of random numbers. */
  name: string
  foot: Point
  angle: number
  length: number
  radius: number
  outline: Outline
  /** How far the tip leans to the right, in lengths of the top. */
  lean: number
  lobes: number
  /** Size of the bracts. */
  grain: number
  /** Number of small leaves. */
  leaves: number
}

type Piece = { u: number; at: Point; turn: number; size: number; id: string; flip: boolean }

/** Draws a flowering top and tells how far it reaches. */
export function head(drawing: Drawing, shape: HeadShape): { markup: string; reach: Point[] } {
  const { palette, key } = drawing
  const { foot, angle, length, radius } = shape
  const grain = shape.grain * drawing.thrift
  const random = drawing.grain(`head ${shape.name}`)
  const tip = along(along(foot, angle, length * (1 - Math.abs(shape.lean) * 0.2)), angle + 90, length * shape.lean)
  const axis = bend(foot, along(foot, angle, length * 0.5), tip)
  const phase = random.between(0, 6)
  const half = (u: number) => {
    const v = clamp(u, 0, 1)
    const swell = 0.92 + 0.08 * Math.sin(v * shape.lobes * 9 + phase)
    return radius * OUTLINES[shape.outline](v, shape.lobes) * swell * (v < 0.14 ? 0.66 + v * 2.43 : 1)
  }
  const turnAt = (u: number) => headingAt(axis, clamp(u, 0, 1))
  const pos = (u: number, w: number): Point => along(curveAt(axis, u), turnAt(u) + 90, w)
  const back: Piece[] = []
  const front: Piece[] = []

  const rows = Math.max(5, Math.round(length / (58 * grain)))
  for (let r = 0; r < rows; r++) {
    const u = (r / rows) * 0.97
    const e = half(u)
    const turn = turnAt(u)
    const size = grain * lerp(1.08, 0.74, u)
    const fit = Math.max(1, Math.round((e * 2) / (49 * size)))
    const paired = fit > 3
    const count = paired ? Math.round(fit / 2) : fit
    for (let i = 0; i < count; i++) {
      const even = ((i + 0.5 + (r % 2 ? 0.24 : -0.24)) / count) * 2 - 1
      const lat = count === 1 ? random.between(-0.2, 0.2) : even * 0.92 + random.between(-0.07, 0.07)
      const away = lat * shadeOf(turn) + random.between(-0.16, 0.16)
      const tone: Tone = away > 0.26 ? 'dark' : away < -0.1 ? 'lit' : 'mid'
      front.push({
        u,
        at: pos(
          u + random.between(-0.25, 0.25) / rows - Math.abs(lat) * 0.012,
          (Math.sin(lat * 1.1) / 0.891) * e * 0.92,
        ),
        turn: turn + lat * lerp(62, 30, u) + random.between(-9, 9),
        size: size * random.between(0.92, 1.1),
        id: paired ? pairId[tone] : toneId[tone],
        flip: false,
      })
    }
    if (r % 2 === 0) {
      for (const s of [-1, 1]) {
        const spread = turn + s * lerp(78, 40, u) + random.between(-9, 9)
        back.push({ u, at: pos(u + 0.01, s * e * 1.02), turn: spread, size, id: 'c', flip: false })
      }
    }
  }
  front.push({ u: 0.985, at: pos(0.95, 0), turn: turnAt(1), size: grain * 0.78, id: 'b', flip: false })

  // Long small leaves stand behind the bracts, and a few short ones in front of them.
  for (let k = 0; k < shape.leaves; k++) {
    const u = ((k + 0.3) / shape.leaves) * 0.92
    const s = k % 2 ? 1 : -1
    const before = k % 4 === 3
    const piece: Piece = {
      u,
      at: pos(u, s * half(u) * (before ? 0.35 : 0.5)),
      turn: turnAt(u) + s * random.between(30, 66),
      size: grain * lerp(1.25, 0.66, u) * random.between(0.85, 1.12) * (before ? 0.68 : 1),
      id: 's',
      flip: s < 0,
    }
    if (before) front.push(piece)
    else back.unshift(piece)
  }
  back.sort((p, q) => (p.id === 's' ? 0 : 1) - (q.id === 's' ? 0 : 1) || q.u - p.u)
  front.sort((p, q) => q.u - p.u)

  // A dark core keeps paper from showing between the bracts.
  const core = new Pen()
  const steps = shape.outline === 'tiers' ? 18 : 9
  for (let i = 0; i <= steps; i++) {
    const p = pos(0.03 + (i / steps) * 0.9, half(0.03 + (i / steps) * 0.9) * 0.7)
    if (i === 0) core.move(p)
    else core.line(p)
  }
  for (let i = steps; i >= 0; i--) core.line(pos(0.03 + (i / steps) * 0.9, -half(0.03 + (i / steps) * 0.9) * 0.7))
  core.close()
  // A veil over the side away from the light makes the whole top look round.
  const veil = new Pen()
  const side = shadeOf(angle) > 0 ? 1 : -1
  for (let i = 0; i <= 6; i++) {
    const p = pos(0.02 + i * 0.155, side * half(0.02 + i * 0.155) * 1.04)
    if (i === 0) veil.move(p)
    else veil.line(p)
  }
  for (let i = 6; i >= 0; i--) veil.line(pos(0.02 + i * 0.155, side * half(0.02 + i * 0.155) * 0.24))
  veil.close()

  const lay = ({ id, at, turn, size, flip }: Piece) => copy(key + id, at, turn, flip ? -size : size, size)
  const markup =
    back.map(lay).join('') +
    path(core, `fill="${palette.deep}" stroke="${palette.line}" stroke-width="10" stroke-linejoin="round"`) +
    front.map(lay).join('') +
    path(veil, `fill="${palette.deep}" opacity=".2"`)
  const reach = [tip, along(tip, turnAt(1), 110 * grain)]
  for (const u of [0, 0.2, 0.4, 0.6, 0.8, 0.95])
    for (const s of [-1, 1]) reach.push(pos(u, s * (half(u) + 125 * grain)))
  return { markup, reach }
}

/** A top that stands on the origin, to be copied. */
export function headPart(drawing: Drawing, shape: Omit<HeadShape, 'foot' | 'angle'>, id: string): Part {
  const drawn = head(drawing, { ...shape, foot: [0, 0], angle: 0 })
  return { id, defs: `<g id="${id}">${drawn.markup}</g>`, reach: drawn.reach }
}
