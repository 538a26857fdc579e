// A botanical plate of a variety, drawn from its facts. The same facts always give the same SVG.
import type { Drawing, Figure } from './drawing.ts'
import type { PlateFacts, PlateOptions, PlateView } from './facts.ts'
import { flowering } from './flowering.ts'
import { foliage } from './foliage.ts'
import { Lettering } from './lettering.ts'
import { macro } from './macro.ts'
import { pack } from './pack.ts'
import { paletteOf } from './palette.ts'
import { hash, randomFrom } from './random.ts'
import { sheet } from './sheet.ts'

export type { PlateFacts, PlateKind, PlateOptions, PlateTheme, PlateView } from './facts.ts'

/** Largest size of a plate, in bytes. */
export const PLATE_LIMIT = 45_000

/** How each view is drawn, and the smallest distance between lines of its hatching. */
const VIEWS: Readonly<Record<PlateView, { draw: (drawing: Drawing) => Figure; gap: number }>> = {
  plate: { draw: flowering, gap: 8 },
  leaf: { draw: foliage, gap: 9 },
  seed: { draw: macro, gap: 17 },
  pack: { draw: pack, gap: 8 },
}

/** Draws a view of a variety as an SVG document of at most `PLATE_LIMIT` bytes, where that can be reached. */
export function plate(facts: PlateFacts, options: PlateOptions): string {
  const { draw, gap: closest } = VIEWS[options.view]
  const palette = paletteOf(facts, options.theme)
  const seed = `${facts.slug}/${options.view}`
  const key = `k${(hash(`${seed}/${options.theme}/${options.caption}`) % 46_656).toString(36)}`
  const ink = (gap: number, thrift: number): string => {
    const drawing: Drawing = {
      facts,
      palette,
      random: randomFrom(hash(seed)),
      grain: (part) => randomFrom(hash(`${seed}/${part.replace(key, '')}`)),
      key,
      gap,
      thrift,
      captioned: options.caption,
      lettering: new Lettering(key),
    }
    return sheet(drawing, draw(drawing), options.ground)
  }
  // The hatching is opened, and then fewer bracts are drawn, until the plate is within its size.
  let gap = closest
  let thrift = 1
  let svg = ink(gap, thrift)
  for (let attempt = 0; attempt < 12 && Buffer.byteLength(svg) > PLATE_LIMIT; attempt++) {
    const over = svg.length / PLATE_LIMIT
    if (gap < closest * 1.5) gap *= Math.max(1.05, over ** 2.4)
    else {
      gap *= 1.1
      thrift *= 1.1
    }
    svg = ink(gap, thrift)
  }
  return svg
}
