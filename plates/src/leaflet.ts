// One serrated leaflet: wash, shade, hatching along the veins on the side away from the light, veins and outline.
import type { Drawing } from './drawing.ts'
import { along, bend, clamp, curveAt, headingAt, lerp, shadeOf } from './geometry.ts'
import type { Point } from './geometry.ts'
import { Pen, brief, path } from './pen.ts'

export type LeafletShape = {
  foot: Point
  angle: number
  length: number
  halfWidth: number
  /** How far the tip hangs to the right, in lengths of the leaflet. */
  hang: number
  teeth: number
  /** Exponents of the outline towards the foot and towards the tip: larger is more slender there. */
  slender: readonly [foot: number, tip: number]
  gap: number
  /** Widths of lines. */
  vein: number
  midrib: number
  edge: number
  /** How far the wash is printed out of register. */
  shift?: number
}

export function leaflet(drawing: Drawing, shape: LeafletShape, id: string): { defs: string; body: string } {
  const { palette } = drawing
  const { angle, length, halfWidth, hang, foot, gap } = shape
  const grain = drawing.grain(id)
  const tip = along(along(foot, angle, length * (1 - Math.abs(hang) * 0.25)), angle + 90, length * hang)
  const rib = bend(foot, along(foot, angle, length * 0.52), tip)
  const at = (t: number, off = 0): Point =>
    off === 0 ? curveAt(rib, t) : along(curveAt(rib, t), headingAt(rib, t) + 90, off)
  const [slenderFoot, slenderTip] = shape.slender
  const widest = slenderFoot / (slenderFoot + slenderTip)
  const half = (t: number) =>
    t <= 0 || t >= 1 ? 0 : halfWidth * (t / widest) ** slenderFoot * ((1 - t) / (1 - widest)) ** slenderTip

  // The teeth are drawn first on the right, then on the left.
  const n = shape.teeth
  const marks: number[] = []
  for (let i = 0; i <= n; i++) {
    const jitter = i > 0 && i < n ? (grain.between(-0.14, 0.14) * 0.835) / n : 0
    marks.push(lerp(0.12, 0.955, (i / n) ** 0.94) + jitter)
  }
  const mark = (i: number) => marks[i] ?? 0.955
  const side = (s: number) => {
    const teeth: { t: number; control: Point; tip: Point; notch: Point }[] = []
    for (let i = 0; i < n; i++) {
      const [a, b] = [mark(i), mark(i + 1)]
      const t = Math.min(0.985, b + (b - a) * 0.34)
      const w = half(b)
      teeth.push({
        t,
        control: at(a + (b - a) * 0.62, s * (Math.max(half(a + (b - a) * 0.5), w * 0.9) * 1.05 + halfWidth * 0.03)),
        tip: at(t, s * (w * 1.02 + halfWidth * 0.055 * grain.between(0.75, 1.2))),
        notch: at(b, s * w * 0.86),
      })
    }
    return { start: at(mark(0), s * half(mark(0)) * 0.92), teeth }
  }
  const [right, left] = [side(1), side(-1)]
  const outline = new Pen().move(foot).bow(at(0.06, half(0.06) * 0.8), right.start)
  for (const tooth of right.teeth) outline.bow(tooth.control, tooth.tip).line(tooth.notch)
  outline.line(tip)
  for (let i = n - 1; i >= 0; i--) {
    const tooth = left.teeth[i]
    if (tooth)
      outline
        .line(tooth.notch)
        .line(tooth.tip)
        .bow(tooth.control, left.teeth[i - 1]?.notch ?? left.start)
  }
  outline.bow(at(0.06, -half(0.06) * 0.8), foot).close()

  const shade = shadeOf(headingAt(rib, 0.5)) > 0 ? 1 : -1
  const cut = palette.night ? -shade : shade
  const veins = new Pen()
  for (const [s, { teeth }] of [
    [1, right],
    [-1, left],
  ] as const) {
    for (const { t, tip: end } of teeth) {
      const lag = clamp((half(t) / length) * 1.12, 0.03, 0.19)
      const control = at(t - lag * 0.42, s * half(t) * 0.42)
      veins.move(at(Math.max(0.03, t - lag)))
      veins.bow(control, [lerp(control[0], end[0], 0.9), lerp(control[1], end[1], 0.9)])
    }
  }

  // Tapered hatching has long and short lines in turn on the dark half, and few short ones on the lit half.
  const hatching = new Pen()
  const lineWidth = clamp(gap * 0.34, 2.4, 4) / length
  const lag = (t: number) => Math.min(0.2, (half(t) / length) * 1.02 + 0.012)
  let row = 0
  for (let t = 0.05; t < 0.95; t += (gap / length) * grain.between(0.86, 1.14), row++) {
    const w = half(t)
    if (w < gap * 0.7) continue
    for (const s of [cut, -cut]) {
      const dark = s === cut
      if (!dark && row % 2 === 1) continue
      const reach = dark
        ? ([grain.between(0.4, 0.56), grain.between(0.8, 0.95), grain.between(0.62, 0.76)][row % 3] ?? 0.6)
        : row % 4 === 0
          ? grain.between(0.36, 0.52)
          : grain.between(0.12, 0.22)
      const end = Math.min(0.985, t + lag(t) * reach)
      hatching
        .move(at(t, s * 2))
        .line(at(end, s * half(end) * reach))
        .line(at(t + lineWidth * (dark ? 1.2 : 0.85), s * 2))
        .close()
    }
  }
  // A second set of lines crosses the first where the leaflets crowd at their foot.
  for (let t = 0.06; t < 0.36; t += (gap * 1.5) / length) {
    const w = half(t)
    if (w < gap) continue
    const reach = grain.between(0.45, 0.7)
    const start = at(t + lag(t) * 0.9, cut * 3)
    hatching
      .move(start)
      .line(at(Math.max(0.03, t - 0.01), cut * half(t) * reach))
      .line(at(t + lag(t) * 0.9 + lineWidth, cut * 3))
      .close()
  }

  const brush = new Pen().move(at(0.03)).bow(at(0.3, shade * half(0.3) * 1.1), at(0.55, shade * half(0.55) * 0.8))
  brush
    .bow(at(0.8, shade * half(0.8) * 0.7), at(0.97))
    .bow(at(0.6, shade * 3), at(0.03))
    .close()
  const gleam = new Pen()
    .move(at(0.2, -shade * half(0.2) * 0.3))
    .bow(at(0.45, -shade * half(0.45) * 0.82), at(0.8, -shade * half(0.8) * 0.4))
  gleam.bow(at(0.5, -shade * half(0.5) * 0.34), at(0.2, -shade * half(0.2) * 0.3)).close()
  const midrib = new Pen().move(foot).curve(rib)
  const shift = shape.shift ?? 1

  const body =
    `<use href="#${id}" fill="${palette.paper}"/>` +
    `<use href="#${id}" fill="url(#${drawing.key}w)" transform="translate(${Math.round(4 * shift)} ${Math.round(5 * shift)})"/>` +
    path(brush, `fill="${palette.deep}" opacity=".34"`) +
    path(gleam, `fill="${palette.light}" opacity="${palette.night ? 0.14 : 0.3}"`) +
    path(hatching, `fill="${palette.line}"`) +
    `<g fill="none" stroke="${palette.line}" stroke-linejoin="bevel">` +
    path(veins, `stroke-width="${shape.vein}"`) +
    path(midrib, `stroke="${palette.night ? palette.line : palette.light}" stroke-width="${brief(shape.midrib, 1)}"`) +
    (palette.night ? '' : path(midrib, `stroke-width="${brief(shape.midrib * 0.36, 1)}" transform="translate(3 2)"`)) +
    `<use href="#${id}" stroke-width="${shape.edge}"/></g>`
  return { defs: path(outline, `id="${id}"`), body }
}
