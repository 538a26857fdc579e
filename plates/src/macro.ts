// The view of one seed, magnified: its tone is carried by lines that swell and thin, as on an engraved plate.
import type { Drawing, Figure } from './drawing.ts'
import { clamp, lerp } from './geometry.ts'
import type { Point } from './geometry.ts'
import { Pen, path } from './pen.ts'
import { hash, noiseFrom } from './random.ts'
import { seedDefs, seedWidth } from './seed.ts'

type Body = {
  centre: Point
  halfWidth: number
  halfHeight: number
  gap: number
  step: number
  bold: number
  scale: number
  seam: number
}

function engrave(drawing: Drawing, seed: Body): string {
  const { palette, facts } = drawing
  const coarse = noiseFrom(hash(`${facts.slug}/seed`))
  const fine = noiseFrom(hash(`${facts.slug}/seed/fine`))
  // The marbling consists of warped stripes that thin out towards the seam.
  const marbling = (u: number, v: number) => {
    const [p, q] = [u * seed.scale, v * seed.scale]
    const x = p * 2.1 + (coarse(p * 2.6 + 3, q * 2.2) - 0.5) * 2.3
    const y = q * 3.1 + (fine(p * 2.4, q * 2.9 + 9) - 0.5) * 2.2
    const wide = Math.abs(coarse(x * 1.55 + 20, y * 1.35) - 0.5) * 2
    const thin = Math.abs(fine(x * 2.7, y * 2.3 + 40) - 0.5) * 2
    return clamp(1.05 - wide * 3.1, 0, 1) * 0.95 + clamp(0.8 - thin * 3.4, 0, 1) * 0.42
  }
  const tone = (u: number, v: number, w: number) => {
    const x = u * w * 0.95
    const y = v * 0.98
    const light = -x * 0.5 - y * 0.62 + Math.sqrt(Math.max(0, 1 - x * x - y * y)) * 0.6
    const shade = clamp(0.62 - light * 0.8, 0, 1) ** 1.3 * 0.62 + 0.07
    const mark = marbling(u * w, v) ** 1.5 * seed.bold
    let dark = clamp(shade * (1 - mark * 0.3) + mark * 0.78, 0, 0.92)
    const gleam = Math.hypot(u * w + 0.36, v + 0.34)
    if (gleam < 0.25) dark *= (gleam / 0.25) ** 1.4
    dark *= lerp(0.3, 1, clamp(Math.abs(u - (seed.seam + 0.1 * v)) / 0.055 - 0.2, 0, 1))
    return palette.night ? clamp(0.96 - dark, 0, 1) ** 1.6 * 0.9 : dark
  }
  const lines = new Pen()
  const rows = Math.round((seed.halfHeight * 2) / seed.gap)
  for (let i = 0; i <= rows; i++) {
    const v = -1 + (2 * (i + 0.5)) / (rows + 1)
    const w = seedWidth(v)
    const half = seed.halfWidth * w
    if (half < 8) continue
    const sag = seed.halfWidth * 0.26 * (1 - v * v)
    const n = Math.max(6, Math.round((half * 2) / seed.step))
    let upper: Point[] = []
    let lower: Point[] = []
    const flush = () => {
      const [first, ...rest] = upper
      if (first && rest.length > 0) {
        lines.move(first)
        for (const p of rest) lines.line(p)
        for (const p of lower.toReversed()) lines.line(p)
        lines.close()
      }
      upper = []
      lower = []
    }
    for (let k = 0; k <= n; k++) {
      const u = -1 + (2 * k) / n
      const [x, y] = [seed.centre[0] + u * half, seed.centre[1] + v * seed.halfHeight + sag * (1 - u * u)]
      const swell = tone(u, v, w) * seed.gap * 0.47
      const seen = swell >= 0.55
      upper.push([x, seen ? y - swell : y])
      lower.push([x, seen ? y + swell : y])
      if (!seen) flush()
    }
    flush()
  }
  return lines.path
}

function outlineOf({ centre: [x, y], halfWidth, halfHeight }: Body): Pen {
  const points: Point[] = []
  for (let i = 0; i <= 40; i++) points.push([x + halfWidth * seedWidth(-1 + i / 20), y + (-1 + i / 20) * halfHeight])
  for (let i = 39; i > 0; i--) points.push([x - halfWidth * seedWidth(-1 + i / 20), y + (-1 + i / 20) * halfHeight])
  const at = (i: number): Point => points[i % points.length] ?? [x, y]
  const pen = new Pen().move(at(0))
  for (let i = 1; i < points.length; i += 2) {
    const [before, here, after] = [at(i - 1), at(i), at(i + 1)]
    pen.bow([2 * here[0] - (before[0] + after[0]) / 2, 2 * here[1] - (before[1] + after[1]) / 2], after)
  }
  return pen.close()
}

export function macro(drawing: Drawing): Figure {
  const { facts, palette, random, key, gap, captioned } = drawing
  const tilt = random.between(-26, 26)
  const halfHeight = (captioned ? 790 : 930) * random.between(0.93, 1)
  const halfWidth = halfHeight * lerp(0.66, 0.76, clamp(facts.indica / 100, 0, 1)) * random.between(0.96, 1.05)
  const centre: Point = [1000 + random.between(-40, 40), captioned ? 1100 : 1220]
  const seed: Body = {
    centre,
    halfWidth,
    halfHeight,
    gap,
    step: gap * 1.75,
    bold: random.between(0.7, 1.12),
    scale: random.between(0.72, 1.3),
    seam: random.between(-0.3, 0.36),
  }
  const [x, y] = centre
  const outline = outlineOf(seed)
  const id = `${key}s`
  const defs =
    `<radialGradient id="${id}" cx=".36" cy=".32" r=".78"><stop offset="0" stop-color="${palette.seedLight}"/><stop offset=".75" stop-color="${palette.seed}"/><stop offset="1" stop-color="${palette.seedDeep}"/></radialGradient>` +
    seedDefs(drawing, `${key}d`)
  const shadow = new Pen()
  const ground = y + halfHeight * (1 - Math.abs(tilt) * 0.0032) * 0.95
  const sink = Math.sin((-tilt * Math.PI) / 180) * halfHeight * 0.9
  for (let i = 0; i < 22; i++) {
    const h = ground - 40 + i * 11.5
    const half = halfWidth * 1.02 * Math.sqrt(Math.max(0, 1 - ((i - 7) / 15) ** 2))
    const from = x + sink * 0.6 - half * 0.6
    const to = x + sink * 0.6 + half * 1.25
    shadow.move([from + random.between(-30, 30), h]).bow([(from + to) / 2, h - 3], [to + random.between(-60, 60), h])
    shadow.bow([(from + to) / 2, h + 3], [from, h]).close()
  }
  const foot: Point = [x + halfWidth * 0.02, y + halfHeight * 0.925]
  const scar = (dy: number, rx: number, ry: number, paint: string) =>
    `<ellipse cx="${Math.round(foot[0])}" cy="${Math.round(foot[1] + dy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" ${paint}/>`
  const body =
    path(shadow, `fill="${palette.ink}" opacity=".7"`) +
    `<g transform="rotate(${Math.round(tilt)} ${Math.round(x)} ${Math.round(y)})">` +
    path(outline, `fill="url(#${id})" transform="translate(7 8)"`) +
    path(engrave(drawing, seed), `fill="${palette.ink}"`) +
    path(outline, `fill="none" stroke="${palette.ink}" stroke-width="6"`) +
    scar(
      0,
      halfWidth * 0.17,
      halfHeight * 0.034,
      `fill="${palette.seedLight}" stroke="${palette.ink}" stroke-width="4"`,
    ) +
    scar(3, halfWidth * 0.1, halfHeight * 0.016, `fill="${palette.ink}" opacity=".75"`) +
    '</g>'
  if (!captioned) return { defs, body, notes: [] }
  return {
    defs,
    body:
      body +
      `<g transform="translate(236 2026)rotate(18)scale(.3)"><use href="#${key}d"/></g><path d="M1500 2040H1842M1500 2026V2054M1842 2026V2054" fill="none" stroke="${palette.ink}" stroke-width="3"/>`,
    notes: [
      { text: 'Sem.', x: 160, y: 192, anchor: 0 },
      { text: '1 mm', x: 1671, y: 2022, anchor: 0.5 },
    ],
  }
}
