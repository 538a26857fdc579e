// The bracts of a flowering top in three tones, each with its pair of threads, and the small leaves between them.
import type { Drawing } from './drawing.ts'
import { leafletWidth } from './facts.ts'
import { clamp } from './geometry.ts'
import { leaflet } from './leaflet.ts'
import { Pen, copy, path } from './pen.ts'

export type Tone = 'lit' | 'mid' | 'dark'
export const toneId = { lit: 'a', mid: 'b', dark: 'c' } as const
/** Ids of pairs of bracts side by side, which halve the bytes that a broad top needs. */
export const pairId = { lit: 'A', mid: 'B', dark: 'C' } as const

/** Defines the parts `a`, `b`, `c` (bracts), `A`, `B`, `C` (pairs of them) and `s` (a small leaf) behind the plate's key. */
export function bractDefs(drawing: Drawing): string {
  const { palette, key, random } = drawing
  const girth = random.between(30, 38)
  const height = random.between(80, 96)
  const thread = random.between(0.35, 1.25)
  const curl = random.between(-0.6, 1)
  let defs = ''
  const tones = [
    { tone: 'lit', fill: palette.budLight, rows: 8, reach: 0.68 },
    { tone: 'mid', fill: palette.bud, rows: 12, reach: 0.36 },
    { tone: 'dark', fill: palette.budDeep, rows: 15, reach: -0.2 },
  ] as const
  for (const [i, { tone, fill, rows, reach }] of tones.entries()) {
    const grain = drawing.grain(`bract ${tone}`)
    const w = girth + i * 2
    const h = height
    const outline = new Pen()
      .move([0, 6])
      .cubic([-w, 2], [-w - 4, -h * 0.52], [0, -h])
      .cubic([w + 4, -h * 0.52], [w, 2], [0, 6])
      .close()
    const hatching = new Pen()
    const side = palette.night ? -1 : 1
    for (let k = 0; k < rows; k++) {
      const u = (k + 0.6) / rows
      const y = -4 - u * (h - 20)
      const e = side * w * 0.93 * Math.sin(Math.PI * clamp(0.2 + u * 0.74, 0, 1)) ** 0.9
      const inner = e * (reach + grain.between(-0.14, 0.16))
      hatching
        .move([e, y])
        .bow([e * 0.7, y + 3], [inner, y - 2])
        .bow([e * 0.7, y + 5.5], [e, y + 2.6])
        .close()
    }
    const dots = new Pen() // resin glands
    for (let k = 0; k < 7; k++) {
      const u = grain.between(0.12, 0.8)
      const x = -side * w * grain.between(-0.2, 0.62) * Math.sin(Math.PI * (0.15 + u * 0.75))
      dots.move([x, -u * h]).line([x + 1, -u * h])
    }
    const t = thread
    const b = grain.between(8, 24) * (i === 1 ? 1 : i - 1 || 1)
    const threads = new Pen()
      .move([-2, -h + 8])
      .cubic([-3, -h - 14 * t], [(-20 - b * 0.3) * t, -h - 12 * t], [(-22 - b * 0.5 + curl * 14) * t, -h - 38 * t])
    threads
      .move([2, -h + 8])
      .cubic([3, -h - 22 * t], [24 * t, -h - 18 * t], [(18 + b * 0.5 - curl * 10) * t, -h - 50 * t])
    defs +=
      `<g id="${key}${toneId[tone]}">` +
      path(threads, `fill="none" stroke="${palette.accentDeep}" stroke-width="6.4" stroke-linecap="round"`) +
      path(threads, `fill="none" stroke="${palette.accent}" stroke-width="3.8" stroke-linecap="round"`) +
      path(outline, `fill="${fill}" stroke="${palette.line}" stroke-width="3"`) +
      path(hatching, `fill="${palette.line}"`) +
      path(
        dots,
        `stroke="${palette.night ? palette.line : palette.paper}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
      ) +
      '</g>'
  }
  for (const tone of ['lit', 'mid', 'dark'] as const) {
    const grain = drawing.grain(`pair ${tone}`)
    const id = key + toneId[tone]
    const drop = grain.between(4, 14)
    defs += `<g id="${key}${pairId[tone]}">${copy(id, [-25, drop], grain.between(-14, -4), 1.04)}${copy(id, [25, -drop], grain.between(3, 13), 0.97)}</g>`
  }
  const small = leaflet(
    drawing,
    {
      foot: [0, 0],
      angle: 0,
      length: 235,
      halfWidth: 235 * leafletWidth(drawing.facts) * 0.42,
      hang: 0.1,
      teeth: 5,
      slender: [1, 1.12],
      gap: Math.max(11, drawing.gap),
      vein: 2.6,
      midrib: 5,
      edge: 3.6,
    },
    `${key}S`,
  )
  return `${defs}${small.defs}<g id="${key}s">${small.body}</g>`
}
